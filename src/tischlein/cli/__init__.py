"""The command `tischlein`: play, serve, replay, show and doctor are here, the others in the files beside this one.

Bad input gets one sentence on stderr and exit code 2, never a traceback.
"""

import sys
from pathlib import Path
from typing import BinaryIO, Final, NoReturn

import click
from rich.console import Console
from rich.table import Table

from tischlein import __version__, doctor, sentences
from tischlein.catalog import find
from tischlein.cli import lab, lab_files, packages, tables, training, upkeep
