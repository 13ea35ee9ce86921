### Die Worte rund um die Spiele: Eingang, Tisch, Fragen, Ablehnungen. Die Spiele bringen ihre eigenen mit.

## Überall

close = Schließen
cancel = Lieber nicht
save = Merken
loading = Einen Augenblick …
board-missing = Das Spielbrett dieses Spiels ließ sich nicht zeigen. Hier liegt das schlichte: Gespielt wird genauso.
mistake-title = Hier bricht eine Regel
mistake-text = Du schreibst dieses Spiel gerade. Sobald du eine Datei speicherst, geht es hier von selbst weiter: Die Partie wird nach den neuen Regeln nachgespielt.
mistake-keep = { $count ->
    [one] Neue Partie mit der einen Antwort, die noch passt
   *[other] Neue Partie mit den { $count } Antworten, die noch passen
}
mistake-anew = Neue Partie von vorn
try-again = Noch einmal versuchen
late-text = Das hier wird zum ersten Mal geöffnet und kommt gleich.
to-lobby = Zu den Spielen
yes = ja
no = nein
guest = Gast

## Eingang

house-tagline = Ein Tisch, der sich selbst deckt.
games = Spiele
no-games = Auf diesem Tisch liegt noch kein Spiel.
play-now = Gleich spielen
invite = Einladen
lobby-seats =
    { $seats ->
        [2] Zu zweit
       *[other] { $seats } am Tisch
    }
lobby-minutes = etwa { $minutes } Minuten
lobby-how-many = Wie viele spielen?
lobby-level =
    { $count ->
        [one] Stufe deines Gegenübers
       *[other] Stufe deiner Gegenüber
    }
lobby-tools = Name und Aufzeichnungen
my-tables = Deine Tische
my-tables-your-turn = Du bist dran
my-tables-running = läuft
my-tables-lobby = wartet auf Mitspieler
my-tables-over = vorbei
my-name = Dein Name
my-name-placeholder = So heißt du am Tisch
my-name-help = Kein Konto, kein Passwort: Ein Name genügt.
my-name-saved = Schön, dass du da bist, { $name }!
join = Hin
join-code = Mit einem Code dazukommen
join-placeholder = Code oder Link
lobby-top = Zu einem Tisch kommen
together = Zusammen an diesem Gerät
together-go = Hinsetzen
open-record = Eine Partie ansehen
open-record-button = Aufzeichnung öffnen
open-record-help = Eine gespeicherte Partie, Zug für Zug.
foot-owners = Diese Spiele gehören ihren Autoren und Verlagen. Tischlein ist mit ihnen nicht verbunden und ersetzt keine Schachtel: Wem ein Spiel gefällt, der kaufe es.
foot-credit = von { $authors }, { $publisher } ({ $year }).
foot-buy = Hier gibt es die Schachtel
foot-ours = Programm, Zeichnungen und Texte von Tischlein sind frei (Apache-2.0).

## Mitspieler aus Holz und Strom

bot-random = Zufall
bot-random-about = Zieht aufs Geratewohl. Gut, um die Regeln auszuprobieren.
bot-level0 = Stufe 0
bot-level0-about = Für Kinder: meint es gut, übersieht vieles.
bot-level1 = Stufe 1
bot-level1-about = Spielt mit, denkt kaum voraus.
bot-level2 = Stufe 2
bot-level2-about = Sieht das Nächste kommen.
bot-level3 = Stufe 3
bot-level3-about = Plant und lässt wenig liegen.
bot-level4 = Stufe 4
bot-level4-about = Das Stärkste, was dieser Tisch aufbietet.

## Der Tisch vor der Partie

arriving = Du gehst zum Tisch …
table-who = Wer spielt?
table-waiting =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
table-ready = Alle sitzen. Es kann losgehen!
table-ready-guest = Alle sitzen. Gleich geht es los.
start = Los geht’s
seats = Plätze
seat-free = Freier Platz
seat-empty = noch niemand
seat-there = ist da
seat-away = ist gerade weg
seat-away-long = ist gerade nicht verbunden. Der Platz bleibt frei gehalten.
seat-bot = spielt der Tisch selbst
seat-bot-named = Computer: { $level }
seat-for-person = frei halten
seat-fill = Platz { $number } besetzen
seat-unnamed = Platz { $number }
seat-you = (du)
seat-you-sit = Hier sitzt du
seat-turn = am Zug
seat-your-turn = du bist dran
seat-won = gewonnen
sit-here = Hier sitzen
move-here = Hierher
you-watch = Du schaust zu.
sit-again = Meinen Platz wieder nehmen
sit-here-again = Hier weiterspielen
stand-up = Aufstehen
watching =
    { $count ->
        [one] Jemand schaut zu.
       *[other] { $count } schauen zu.
    }
replace-text = Wer nicht wiederkommt, den kann der Tisch vertreten. Wer zurückkehrt, bekommt den Platz wieder.
options = Hausregeln
options-changed =
    { $count ->
        [0] alles wie in der Schachtel
        [one] eine geändert
       *[other] { $count } geändert
    }
options-host-only = Nur wer den Tisch eröffnet hat, stellt sie ein.
invite-title = Komm an den Tisch
invite-scan = Mit dem Handy scannen
invite-code = Code:
invite-link = Einladungslink
invite-qr = QR-Code mit dem Link { $link }
invite-text = Spielst du mit? { $title } am Tischlein:
invite-watchers = Zum Zuschauen einladen
copy-link = Link kopieren
copied = Kopiert
copy-moment = Link zu diesem Augenblick kopieren
share = Teilen

## Ein Raum, viele Geräte

join-table = Mitspielen
sit-beside = Noch jemand hier
seat-move = mich hierher setzen
seat-here = an diesem Gerät
beside-title = Wer spielt hier mit?
beside-text = Ihr teilt euch dieses Gerät. Vor jedem Zug fällt ein Vorhang, und ihr reicht es weiter.
beside-name = Name
beside-sit = Hinsetzen
curtain-hand = Gib das Gerät an { $player }
curtain-away = Alle anderen schauen weg.
curtain-lift = Ich bin { $player }, aufdecken
curtain-again = Noch einmal zu { $player }
curtain-recent = Zuletzt
hand-on = { $player } ist dran. Gib das Gerät weiter.
hand-on-button = Weitergeben
hand-look = Als { $player } schauen
screen-open = Hier in einem Fenster öffnen
television-code = Der Code auf dem Fernseher
television-title = Auf dem Fernseher zeigen
television-help = Öffne auf dem Fernseher
television-show = Zeigen
television-shown = Der Fernseher zeigt jetzt diesen Tisch.
seat-thinks = überlegt
seat-answered = ist so weit
copy = Kopieren
copy-by-hand = Hier gibt der Browser keine Zwischenablage her (das täte er mit https). Der Link ist markiert: Kopiere ihn von Hand.

## Die Partie

question = Was gerade ist
ask-something = Du bist dran.
bar-waiting =
    { $count ->
        [one] { $players } ist dran.
       *[other] { $players } sind dran.
    }
bar-bot-thinks =
    { $count ->
        [one] { $players } überlegt …
       *[other] { $players } überlegen …
    }
bar-answered =
    { $count ->
        [one] Deine Wahl liegt verdeckt. Du darfst sie noch ändern, bis { $players } so weit ist.
       *[other] Deine Wahl liegt verdeckt. Du darfst sie noch ändern, bis { $players } so weit sind.
    }
bar-confirm = { $action }?
bar-frozen = Hier ist uns ein Fehler unterlaufen. Die Partie ist sicher verwahrt, kann aber nicht weitergehen.
confirm-yes = So machen
unpick = Auswahl lösen
since-turn = Seit deinem letzten Zug
undo = Zurücknehmen
show-result = Ergebnis
reconnecting = Verbinde neu …
offline = Kein Netz
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-more = { $count ->
    [one] eine weitere Zeile
   *[other] { $count } weitere Zeilen
  }
rules = Regeln
rules-part = Regeln oder Symbole
legend = Symbole
rules-none = Für dieses Spiel gibt es noch keine Regeln zum Nachlesen.
rules-search = In den Regeln suchen
rules-not-found = Kein Absatz hat diese Wörter.
print = Drucken
menu = Am Tisch
offer-draw = Remis anbieten
confirm-offer-draw = Möchtest du ein Unentschieden anbieten? Das Angebot gilt bis zum nächsten Zug.
confirm-offer-draw-yes = Remis anbieten
ask-back = Um Rücknahme bitten
confirm-ask-back = Deinen letzten Zug und alles danach zurücknehmen? Die anderen müssen einverstanden sein.
confirm-ask-back-yes = Bitten
resign = Aufgeben
confirm-resign = Möchtest du wirklich aufgeben? Damit ist die Partie zu Ende.
confirm-resign-yes = Aufgeben
leave = Aufstehen und gehen
confirm-stand = Dein Platz bleibt dir erhalten, bis ihn der Tisch für dich weiterspielt. Du kannst jederzeit zurückkommen.
confirm-stand-yes = Aufstehen
pass = Auf mein Handy umziehen
pass-text = Scann dieses Bild mit dem anderen Gerät. Dein Platz zieht dann dorthin um.
pass-qr = QR-Code, der deinen Platz mitnimmt
pass-link = Oder öffne dort diesen Link (gilt einmal und zehn Minuten):
pass-refused-title = Der Umzug hat nicht geklappt
look-at-table = Zum Tisch
draw-asked = { $players } bietet Remis an.
draw-mine = Du hast Remis angeboten.
back-asked = { $players } möchte einen Zug zurücknehmen.
back-mine = Du hast darum gebeten, zurückzunehmen.
agree = Einverstanden
decline = Nein
luck-hash = Siegel des Zufalls:
luck-hash-help = Dieses Siegel steht vom ersten Zug an fest. Am Ende zeigt der Tisch den Zufall selbst, und alle können nachprüfen, dass niemand nachgeholfen hat.
luck-seed = Der Zufall dieser Partie:
luck-seed-help = Daraus kam alles Glück dieser Partie. Seine Prüfsumme ist das Siegel vom Anfang.
plain-answers = Was du tun kannst
plain-view = Was du siehst
plain-waiting = Gerade ist nichts zu entscheiden.
bar-unsent = Noch nicht gesendet: { $action }. Es geht hinaus, sobald die Verbindung wieder da ist.
bar-unsent-deed = Noch nicht gesendet. Es geht hinaus, sobald die Verbindung wieder da ist.
you-moved = Du spielst auf einem anderen Gerät.
absent-ask =
    { $minutes ->
        [0] { $player } ist weg. Soll der Computer weiterspielen?
        [one] { $player } ist seit einer Minute weg. Soll der Computer weiterspielen?
       *[other] { $player } ist seit { $minutes } Minuten weg. Soll der Computer weiterspielen?
    }
absent-yes = Ja, weiterspielen
absent-wait = Warten
plain-sealed = Deine Antwort: { $action }. Du kannst es dir noch anders überlegen.
told = Was geschieht
told-more =
    { $count ->
        [one] Davor ist noch etwas geschehen.
       *[other] Davor ist noch { $count }-mal etwas geschehen.
    }
event-resigned = { $player } gibt auf.
event-draw_offered = { $player } bietet Remis an.
event-draw_agreed = Ihr einigt euch auf Remis.
event-took_back = { $player } nimmt zurück.
event-back_asked = { $player } bittet darum, zurückzunehmen.
event-back_agreed = { $player } ist einverstanden.
event-declined = { $player } lehnt ab.
event-rules_changed = Die Regeln wurden berichtigt; die Partie geht mit den neuen weiter.
reason-resigned = { $player } hat aufgegeben.
reason-draw_agreed = Ihr habt euch auf Remis geeinigt.

## Erste Partie

tour = Kurze Einführung
tour-count = { $at } von { $count }
tour-next = Weiter
tour-end = Spielen
tour-skip = Überspringen
tour-learn = Lieber erst lernen, in zehn Minuten?

## Lektionen

learn = In zehn Minuten lernen
learn-go-on = Weiter lernen ({ $done } von { $count } Lektionen)
learn-all-learnt = Gelernt. Noch einmal?

## Rätsel: eine Antwort ist viel besser als alle anderen

puzzles = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-day-solve = Lösen
puzzle-day-solved = Gelöst
puzzles-solved = Rätsel: { $done } von { $count } gelöst

## Das Ende

result-telling = Das Ende
result-skip = Alles auf einmal zeigen
result-tie = { $players } haben gleich viele Punkte. Dann zählt: { $what } ({ $figures }).
result-you = Du hast gewonnen!
result-you-shared = Geteilter Sieg: du und { $players }!
result-other =
    { $count ->
        [one] { $players } hat gewonnen
       *[other] { $players } haben gewonnen
    }
result-draw = Unentschieden
place = { $place }.
place-won = gewonnen
place-lost = verloren
place-shared = gleichauf
score-sum = Zusammen
score-details = Woher die Punkte kommen
rematch = Revanche
rematch-asked = Revanche gewünscht von { $players }.
rematch-waiting = Es fehlt noch das Ja von { $players }.
rematch-without = Ohne { $players } beginnen
rematch-no = Gehen
picture = Bild teilen
watch-again = Noch einmal ansehen
save-record = Partie speichern

## Ansehen

replay = Rückschau
hint = Tipp
hint-waits =
    { $place ->
        [0] Wir überlegen …
        [one] Ein anderer Tipp ist vorher dran …
       *[other] { $place } andere Tipps sind vorher dran …
    }
hint-look = Sieh dir das hier an.
hint-kind = Sieh dich hier um: { $kind }
hint-what = Wie wäre es damit: { $action }
hint-next-what = Was tun?
hint-next-why = Warum?
hint-close = Danke
hint-line = Danach wohl { $player }: { $action }
hint-chances = Aussicht auf den Sieg: etwa { $best } % statt { $other } % mit „{ $action }“.
hint-alike =
    { $count ->
        [one] Aussicht auf den Sieg: etwa { $best } %. Nichts anderes, was versucht wurde, ist klar schlechter.
       *[other] Aussicht auf den Sieg: etwa { $best } %. { $count } Antworten sind etwa gleich gut.
    }
hint-opinion = So würde ein starker Computer antworten, nach allem, was du siehst.
hints-per-seat = Tipps pro Person
hints-none = Keine
hints-all = Beliebig viele
hints-about = Wo hinsehen, was tun und warum. Alle sehen, wie viele noch übrig sind.
hints-left =
    { $count ->
        [one] Noch ein Tipp
       *[other] Noch { $count } Tipps
    }
review = Rückblick
review-more = Bis zum Ende bringt das etwa { $points } mehr: { $source }.
walk-join = { $name } durch die Partie folgen
walk-somebody = Jemand
review-less = Bis zum Ende bringt das etwa { $points } weniger: { $source }.
review-rivals-less = Die anderen bekommen bis zum Ende etwa { $points } weniger.
review-rivals-more = Die anderen bekommen bis zum Ende etwa { $points } mehr.

## Einstellungen

settings = Einstellungen
setting-language = Sprache
setting-theme = Tischdecke
setting-theme-system = automatisch
setting-theme-light = hell
setting-theme-dark = dunkel
setting-motion = Bewegung
setting-motion-off = keine
setting-motion-fast = flott
setting-motion-normal = normal
setting-sound = Klänge
setting-sound-help = Leise und kurz; gerufen wirst nur du, wenn du dran bist.
setting-volume = Lautstärke
setting-letters = Buchstaben auf den Zeichen
setting-letters-help = Hilft, wenn Farben schwer zu unterscheiden sind.
setting-confirm = Züge bestätigen
setting-confirm-help = Jeder Zug fragt noch einmal nach.
setting-only-way = Einzige Antwort von selbst geben
setting-only-way-help = Wo es nichts zu wählen gibt, geht es nach einem Moment weiter (in Spielen, die das anbieten).
setting-plain = Schlichtes Brett
setting-plain-help = Alles als Text und Knöpfe, gut für Vorleseprogramme.
forget-me = Vergiss mich auf diesem Gerät
forget-me-really = Dein Name und deine Einstellungen verschwinden von diesem Gerät, und dein Name auch von deinen Tischen und aus ihren Partien. An deine Plätze kommst du von hier nicht mehr zurück: Nimm sie vorher auf ein anderes Gerät mit, im Menü des Tisches.
forget-me-yes = Ja, vergiss mich
forget-me-failed = Das hat gerade nicht geklappt. Versuch es gleich noch einmal.

## Wenn etwas nicht geht

lost-title = Hier steht kein Tisch
lost-text = Diese Adresse führt nirgendwohin. Bei den Spielen geht es weiter.
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Unter dem Code { $code } steht kein Tisch. Vielleicht hat sich ein Zeichen verirrt?
closed-title = Der Tisch hat dich nicht hereingelassen
table-closed-title = Dieser Tisch ist geschlossen
unreachable-title = Der Tisch antwortet nicht
unreachable-text = Der Server ist gerade nicht zu erreichen. Wir versuchen es weiter; nichts geht verloren.

refusal-unknown = Das geht gerade nicht ({ $reason }).
refusal-server_unreachable = Der Server ist gerade nicht zu erreichen.
refusal-bad_request = Der Server hat die Anfrage nicht verstanden.
refusal-seat_lost = Dein Platz wurde frei gemacht oder ist auf ein anderes Gerät umgezogen. Du schaust jetzt zu.
refusal-seat_moved = Du spielst auf einem anderen Gerät weiter.
refusal-seat_kept = Der Computer hat für dich gespielt. Der Platz ist wieder deiner.

refusal-already_seated = Du sitzt schon an diesem Tisch.
refusal-banned = Wer diesen Tisch bereitstellt, hat dich für eine Weile ausgeschlossen.
refusal-cannot_take_back = Das lässt sich nicht mehr zurücknehmen.
refusal-command_taken = Diese Anweisung gehört jemand anderem.
refusal-damaged = Die Datenbank dieses Tischleins ist beschädigt, deshalb wird nichts mehr gespeichert. Sag bitte dem Menschen Bescheid, der es betreibt.
refusal-disk_full = Auf dem Rechner, auf dem Tischlein läuft, ist kein Speicherplatz mehr frei. Das wurde nicht gespeichert, also ist es nicht geschehen. Sag bitte dem Menschen Bescheid, der ihn betreibt.
refusal-draw_already_offered = Du hast schon Remis angeboten.
refusal-foreign_host = Unter dieser Adresse kennt sich Tischlein nicht. Öffne es unter seiner eigenen.
refusal-foreign_origin = Diese Seite kommt von einer fremden Adresse. Öffne Tischlein unter seiner eigenen.
refusal-host_only = Das darf nur, wer den Tisch eröffnet hat.
refusal-illegal_action = Das erlauben die Regeln gerade nicht.
refusal-impossible_action = So etwas gibt es in diesem Spiel nicht.
refusal-lesson_done = Diese Lektion ist zu Ende.
refusal-lesson_not_open = Diese Lektion wird nicht an einem Tisch gespielt.
refusal-malformed = Diese Nachricht war nicht zu verstehen.
refusal-match_has_begun = Die Partie läuft schon.
refusal-match_not_begun = Die Partie hat noch nicht begonnen.
refusal-match_not_over = Die Partie ist noch nicht zu Ende.
refusal-match_over = Die Partie ist vorbei.
refusal-name_characters = In einem Namen dürfen nur Zeichen stehen, die alle sehen und lesen können.
refusal-name_empty = Wie heißt du? Ein Name darf nicht leer sein.
refusal-name_of_bot = So heißt hier ein Computergegner. Such dir einen anderen Namen aus, oder häng den Anfang deines Nachnamens an.
refusal-name_too_long = Der Name ist zu lang: höchstens { $most } Zeichen.
refusal-name_without_letters = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Bild.
refusal-no_finished_match = An diesem Tisch ist noch keine Partie zu Ende gegangen.
refusal-no_matches = Es braucht mindestens eine Partie.
refusal-no_session = Der Tisch kennt dich noch nicht. Lade die Seite neu.
refusal-no_such_lesson = Diese Lektion gibt es nicht.
refusal-no_such_puzzle = Dieses Rätsel gibt es nicht.
refusal-no_error_rates = In { $file } stehen keine Fehlerquoten.
refusal-no_such_page = Diese Seite gibt es nicht.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-no_such_table = Diesen Tisch gibt es nicht.
refusal-not_a_record = Diese Datei ist keine Tischlein-Aufzeichnung.
refusal-not_saved = Das konnte gerade nicht gespeichert werden, also ist es nicht geschehen. Versuch es gleich noch einmal.
refusal-not_seated = Dafür musst du an diesem Tisch sitzen.
refusal-not_the_task = Das ginge auch, aber hier ist etwas anderes gefragt.
refusal-not_your_seat = Das ist nicht dein Platz.
refusal-not_your_turn = Du bist gerade nicht dran.
refusal-nothing_asked = Dich hat niemand etwas gefragt.
refusal-option_line_too_long = Bei { $option } ist eine Zeile zu lang. Höchstens { $most } Zeichen passen auf eine.
refusal-option_text_unreadable = Der Text bei { $option } enthält Zeichen, die man nicht lesen kann.
refusal-option_too_many_lines = Bei { $option } gehen höchstens { $most } Zeilen.
refusal-options_unreadable = Die Hausregeln waren nicht zu lesen. Es gibt: { $valid }.
refusal-pass_invalid = Dieser Umzug ist schon benutzt oder abgelaufen. Hol dir am alten Gerät einen neuen.
refusal-position_cannot_be = Diese Stellung kann es nicht geben: { $key } = { $value }, aber { $because }.
refusal-position_key_missing = Das ist keine Stellung: { $where } hat kein { $keys }.
refusal-position_key_unknown = Das ist keine Stellung: In { $where } steht { $key }; richtig wäre { $fits }.
refusal-position_value_wrong = Das ist keine Stellung: { $key } ist { $value }; richtig wäre { $fits }.
refusal-record_answer_invalid = Der { $answer }. Zug dieser Aufzeichnung passt nicht zu den Regeln.
refusal-record_breaks_rules = Diese Aufzeichnung bringt die Regeln durcheinander und lässt sich nicht abspielen.
refusal-record_does_not_match = Diese Aufzeichnung wurde verändert: Ihr Ende passt nicht zu ihren Zügen.
refusal-record_incomplete = Diese Aufzeichnung ist unvollständig: Es fehlt { $missing }.
refusal-record_of_other_game = Diese Aufzeichnung gehört zu einem anderen Spiel.
refusal-record_of_other_version = Diese Aufzeichnung wurde nach anderen Regeln gespielt (hier gilt Fassung { $version }).
refusal-record_takes_too_long = Diese Aufzeichnung hält die Regeln zu lange auf und lässt sich nicht abspielen.
refusal-record_unreadable = Diese Datei ist beschädigt und lässt sich nicht lesen.
refusal-resign_only_two_seats = Aufgeben kann man nur zu zweit. Sonst steh auf, und der Tisch spielt für dich weiter.
refusal-rule_broken = Hier ist uns ein Fehler unterlaufen. Dein Zug wurde nicht gewertet.
refusal-no_such_television = Diesen Code zeigt kein Fernseher, oder nicht mehr. Sieh noch einmal nach.
refusal-screen_only_shows = Der große Bildschirm zeigt nur. Gespielt wird an den anderen Geräten.
refusal-seat_taken = Auf diesem Platz sitzt schon jemand.
refusal-seats_open = Es sind noch Plätze frei.
refusal-stale_question = Da hat sich am Tisch gerade etwas geändert. Schau noch einmal hin.
refusal-stopping = Der Tisch wird gerade neu gedeckt. Es geht gleich weiter.
refusal-table_closed = Wer diesen Tisch bereitstellt, hat ihn geschlossen. Was hier gespielt wurde, kannst du noch ansehen.
refusal-table_frozen = Diese Partie ist wegen eines Fehlers angehalten.
refusal-hints_off = An diesem Tisch gibt es keine Tipps.
refusal-no_hints_left = Du hast alle Tipps dieser Partie verbraucht.
refusal-only_one_answer = Es gibt nur eine Möglichkeit, dafür brauchst du keinen Tipp.
refusal-no_hint_now = Gerade ist uns kein Tipp eingefallen. Er zählt nicht – versuche es gern noch einmal.
refusal-wrong_number_of_hints = So viele Tipps kann man nicht wählen.
refusal-too_busy = Gerade wollen das viele auf einmal. Versuche es gleich noch einmal.
refusal-too_fast = Das ging zu schnell. Warte einen Augenblick.
refusal-too_large = Das ist zu groß.
refusal-too_many_bot_matches = Ihr schaut schon bei genug Partien ohne Menschen zu. Schließ eine davon und versuch es noch einmal.
refusal-too_many_connections = Du hast diesen Tisch zu oft geöffnet. Schließ ein paar Fenster und versuch es noch einmal.
refusal-too_often = Zurücknehmen, Anfragen und Umentscheiden geht in einer Partie nur { $most }-mal. Spiel bitte weiter.
refusal-too_slow = Die Verbindung kam nicht hinterher. Wir verbinden neu.
refusal-unknown_action = Das kennt dieses Spiel nicht.
refusal-unknown_bot = Diesen Gegner gibt es nicht.
refusal-unknown_field = Zu { $do } gehören andere Angaben: { $valid }.
refusal-unknown_game = Dieses Spiel liegt nicht auf dem Tisch.
refusal-unknown_option = Die Hausregel { $option } gibt es nicht.
refusal-unknown_option_value = Bei { $option } geht nur: { $valid }.
refusal-unknown_seat = Diesen Platz gibt es in dieser Partie nicht.
refusal-unknown_step = So viele Züge hat diese Partie nicht.
refusal-unknown_value = Bei { $field } geht nur: { $valid }.
refusal-went_wrong = Da ist bei uns etwas schiefgegangen. Versuch es noch einmal.
refusal-wrong_content_type = Der Server nimmt hier nur JSON an.
refusal-wrong_method = So lässt sich diese Adresse nicht ansprechen.
refusal-wrong_number_of_seats = Dieses Spiel geht mit so vielen: { $valid }.

## Warum etwas nicht geht, was auch gespielt wird; jedes Spiel hat eigene Gründe

why-not_now = Das geht gerade nicht.
why-match_over = Die Partie ist vorbei.
why-not_your_turn = Du bist nicht dran. Gerade überlegt: { $player }.
why-never = Das lassen die Regeln dieses Spiels nie zu.
why-not = Warum nicht?
why-not-about = Was du sonst tun kannst. Wähl etwas aus und lies, was ihm im Weg steht.
