"""What people and programs put into text fields when they mean no good, or do not know better."""

CONTROLS = [f"An{chr(code)}na" for code in (*range(0x20), *range(0x7F, 0xA0))]
DIRECTIONS = [f"An{chr(code)}na" for code in (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))]
INVISIBLE = [
    f"An{sign}na"
    for sign in (
        *("\u00ad", "\u034f", "\u115f", "\u1160", "\u17b4", "\u180e", "\u200b", "\u200c", "\u200d", "\u2060", "\u2061"),
        *("\u2800", "\u3164", "\ufeff", "\uffa0", "\ufff9", "\U000e0041", "\U0001d173", "\ue000", "\U0010ffff"),
    )
]
LINES = ["An\u2028na", "An\u2029na", "An\u0085na", "An\r\nSet-Cookie: tischlein=x"]
LONG = ["x" * 41, "x" * 10_000, "e\u0301" * 41, "\U0001f600" * 5_000, "A" + "\u0301" * 50, " " * 20_000]
MARKUP = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}}",
    "${7*7}",
    "{@html x}",
    "</title><b>",
    "&lt;b&gt;",
    "]]>",
    "<svg/onload=alert(1)>",
    "<iframe src=//evil.example>",
    "<a href=javascript:alert(1)>x</a>",
    "<body onload=alert(1)>",
    "<style>*{display:none}</style>",
    "<base href=//evil.example>",
    "<meta http-equiv=refresh content=0>",
    "<!--",
    "-->",
    "<![CDATA[x]]>",
    "<?php phpinfo() ?>",
    "<%= 7*7 %>",
    "#{7*7}",
    "{% raw %}",
    "[x](javascript:alert(1))",
    "![x](http://evil.example/x)",
    "data:text/html,<script>alert(1)</script>",
    "&#x3C;script&#x3E;",
    "\\x3cscript\\x3e",
    "`alert(1)`",
]
MORE_QUERIES = [
    "' UNION SELECT token_hash FROM person --",
    '" OR ""="',
    "admin'--",
    "1' AND SLEEP(5)--",
    "$1; DELETE FROM step",
    "%(who)s",
    ":who",
    "?",
    "\\x27 OR 1=1",
    "') OR ('1'='1",
]
QUERIES = ["'; DROP TABLE people; --", "' OR '1'='1", "%' --", "\\'; x", "1; SELECT 1", "Robert'); --", *MORE_QUERIES]
FORMATS = [
    "%s%s%s%n",
    "{0.__class__}",
    "../../etc/passwd",
    "NaN",
    "null",
    "undefined",
    "-1e309",
    "__proto__",
    "\\u0000",
    "constructor",
    "toString",
    "true",
    "0",
    "1e5",
    "Infinity",
    "%00",
    "%0d%0aSet-Cookie:x",
    "{}",
    "{0}",
    "{name!r}",
    "%(name)s",
    "$(reboot)",
    "; reboot",
    "| cat /etc/passwd",
    "..\\..\\windows",
    "file:///etc/passwd",
    "//evil.example",
    "CON",
    "-rf",
    "--help",
    "@everyone",
    "=1+1",
    "{ $player }",
]
OTHER_LETTERS = [
    "שלום",
    "مرحبا",
    "नमस्ते",
    "日本語",
    "한국어",
    "ไทย",
    "Ελένη",
    "Жанна",
    "Łódź",
    "İstanbul",
    "ß",
    "🦊",
    "♟",
]
EMPTY = ["", " ", "\t", "\u3000", "\u00a0\u2003"]
TEXTS = [*CONTROLS, *DIRECTIONS, *INVISIBLE, *LINES, *LONG, *MARKUP, *QUERIES, *FORMATS, *OTHER_LETTERS, *EMPTY]
# JSON can spell what no text can hold.
HALF_LETTERS = ['"\\ud800"', '"\\udfff"', '"a\\ud83d"', '"\\ude00\\ud83d"']
# These are letters like any other: shown as they are, and nothing else.
INERT = {*MARKUP, *QUERIES, *FORMATS, *OTHER_LETTERS}
