"""The effect language: what a card does, as checked data.

A closed vocabulary: all that the modules of this folder define. Every number may be an expression (`Amount`). Cards in
`cardsets/` and the reader of English wording give these models; the compiler turns them into what the interpreter runs;
the wording modules turn them into text. The vocabulary names things as the rules do.
"""

from gundam_desktop.games.gcg.effects.language.abilities import *
from gundam_desktop.games.gcg.effects.language.changes import *
from gundam_desktop.games.gcg.effects.language.conditions import *
from gundam_desktop.games.gcg.effects.language.constants import *
from gundam_desktop.games.gcg.effects.language.costs import *
from gundam_desktop.games.gcg.effects.language.events import *
from gundam_desktop.games.gcg.effects.language.governing import *
from gundam_desktop.games.gcg.effects.language.groups import *
from gundam_desktop.games.gcg.effects.language.model import FieldsRead as FieldsRead
from gundam_desktop.games.gcg.effects.language.model import Model as Model
from gundam_desktop.games.gcg.effects.language.model import exchanged as exchanged
from gundam_desktop.games.gcg.effects.language.model import fields_read as fields_read
from gundam_desktop.games.gcg.effects.language.model import models_in as models_in
from gundam_desktop.games.gcg.effects.language.model import refused_by_model as refused_by_model
from gundam_desktop.games.gcg.effects.language.own_steps import *
from gundam_desktop.games.gcg.effects.language.parts import *
from gundam_desktop.games.gcg.effects.language.pronouns import *
from gundam_desktop.games.gcg.effects.language.steps import *
from gundam_desktop.games.gcg.effects.language.tokens import *
