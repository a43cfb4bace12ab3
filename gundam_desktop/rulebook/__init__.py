"""What the documents say: clauses by edition and language, and where each is enforced."""
