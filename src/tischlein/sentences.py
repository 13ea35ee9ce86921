"""Refusals as English sentences, for the command line. The browser has its own, in the reader's language."""

from typing import Final

from tischlein.core.refusal import Refusal

SENTENCES: Final[dict[str, str]] = {
    "match_not_over": "This match is not over: there is nothing to review yet.",
    "unknown_game": "There is no such game here. Games: {valid}.",
    "unknown_bot": "Nobody here is called {bot!r}. Bots of this game: {valid}.",
    "unknown_option": "This game has no option {option!r}. Its options: {valid}.",
    "unknown_option_value": "Option {option!r} can be: {valid}.",
    "options_unreadable": 'The options are not a JSON object like {{"name": "value"}}. Options of this game: {valid}.',
    "wrong_number_of_seats": "As many bots are needed as the game has seats: {valid}.",
    "cannot_write": "Nothing can be written to {path}: {reason}.",
    "no_matches": "At least one match must be played.",
    "record_unreadable": "This file is not JSON: it is damaged, cut off, or no record at all.",
    "not_a_record": "This file is JSON, but not the record of a match.",
    "record_incomplete": "This record is incomplete: {missing} missing.",
    "record_of_other_game": "This is not a record of the game {game}.",
    "record_of_other_version": "This record was made under other rules than version {version}, the one here.",
    "record_answer_invalid": "Answer {answer} of this record breaks the rules: the file was edited or damaged.",
    "record_does_not_match": "This record does not end as it says: answers are missing or the file was edited.",
    "position_not_text": "This file is not a position: it is not text in UTF-8.",
    "position_not_json": "This file is not JSON: {reason} in line {line}, column {column}.",
    "position_key_missing": "This is not a position: {where} lacks {keys}.",
    "position_key_unknown": "This is not a position: there is a key {key} in {where}; it should be {fits}.",
    "position_value_wrong": "This is not a position: {key} is {value}; it should be {fits}.",
    "position_cannot_be": "There can be no such position: {key} = {value}, but {because}.",
    "action_unreadable": 'An action is a JSON object like {{"do": "pass"}}; what can be done in this game: {valid}.',
    "unknown_action": "There is no such action in this game. There are: {valid}.",
    "unknown_field": "The action {do!r} has these fields, no more and no fewer: {valid}.",
    "impossible_action": "The action {do!r} does not exist with these values: no position allows it.",
    "not_this_seats_turn": "This seat has nothing to decide now; these have: {valid}.",
    "unknown_step": "This record has {valid} answers; --to takes a number from 0 to that.",
    "unknown_seat": "This match has the seats {valid}.",
    "view_without_layout": "The views of {game} show things of several kinds as {path!r}: the lab cannot number them.",
    "package_missing": 'This needs the package {package}: pip install "tischlein[{extra}]".',
    "no_cluster": "There is no Ray cluster at {address}: {reason}.",
    "too_few_bots": "A league at tables of {seats} needs at least that many different bots.",
    "bot_named_twice": "Two bots of the league have the same name; give one a name of its own: new=level3.",
    "not_a_league": "The file {file} does not hold a league.",
    "other_league": "The file {file} holds another league: its game, seats, seed or options differ.",
    "not_puzzles": "The file {file} does not hold puzzles.",
    "other_puzzles": "The file {file} holds puzzles of another search: its game, rules, seed, options or depth differ.",
    "learns_nothing": "The opponents of {game} do not learn.",
    "no_error_rates": "{file} holds no error rates.",
    "no_net": "This file holds no net.",
    "other_net": "This net was made for other features (version {version}); here they have version {valid}.",
    "other_numbers": "This file of learned numbers {reason}.",
    "other_training": "The file {file} belongs to another training: its game, seed or amounts differ.",
    "unknown_dataset": "The ending of the file's name says what to write: {valid}.",
    "dataset_unreadable": "The file {file} is not a dataset of Tischlein, or it is damaged.",
    "dataset_row_untrue": "Row {step} of match {match} does not follow from its record: the file was edited or cut.",
    "not_a_table_link": "This is not the link of a table: {link}. It looks like http://localhost:8000/t/KRMXW.",
    "no_free_seat": "There is no free seat at this table; a pass of a seat takes over that one.",
    "nobody_answers": "No table answers at {address}. Is it running, and is the link whole?",
    "connection_lost": "The table at {address} has not answered for half a minute. A pass of its seat lets it go on.",
    "no_such_table": "There is no such table at {address}.",
    "host_no_such_table": "No table has the code {code}. `tischlein tables` lists them.",
    "host_table_frozen": "Table {code} stands still already, because a rule broke there; its story is kept for repair.",
    "host_no_such_seat": "Table {code} has the seats {valid}.",
    "host_nobody_there": "Nobody sits in seat {seat} of table {code}.",
    "host_no_such_ban": "There is no ban {id}. `tischlein tables bans` lists them.",
    "host_not_saved": "The database did not take it: the disk may be full, the database away. Look what was done.",
    "host_went_wrong": "The server made a mistake; its log says where. Nothing may have been done.",
    "pass_invalid": "This pass is used up, too old or of another table. The player of the seat can make a new one.",
    "not_an_answer": "A bot answered {said}, which is not one of the actions that it was given.",
    "illegal_answer": "A bot answered {said}, which cannot be done: {because}",
    "other_rules_there": "The table plays {game} by other rules than version {version}, the one here.",
    "no_such_function": "There is no function {function!r}; name it like package.module:function or bot.py:function.",
    "program_does_not_start": "The program {program!r} cannot be started.",
    "program_answers_wrong": "The program {program!r} answered {said!r} instead of the number of one of its actions.",
    "rule_broken": "The rules of this game broke down: {reason}. Please keep the file and report it.",
}


def sentence(refusal: Refusal) -> str:
    """What was wrong, and what would be right. Keys that only a game knows are shown as they are, with their facts."""
    facts = {name: shown(value) for name, value in refusal.facts.items()}
    if refusal.key in SENTENCES:
        return SENTENCES[refusal.key].format_map(facts)
    told = ", ".join(f"{name.replace('_', ' ')}: {value}" for name, value in facts.items())
    words = refusal.key.replace("_", " ").capitalize()
    return f"{words} ({told})." if told else f"{words}."


def shown(value: object) -> str:
    return ", ".join(str(part) for part in value) if isinstance(value, list) else str(value)
