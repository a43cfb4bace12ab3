"""The rule documents: clauses by edition and language, and where each is enforced."""
