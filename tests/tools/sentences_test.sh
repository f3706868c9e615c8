#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that sentences.py splits pages, manual pages and C files into their sentences, and holds the number of long ones.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
command -v python3 >/dev/null 2>&1 || { skip "sentences of made-up text" "python3 is not there"; done_testing; exit; }
root=$PWD

# splits FILE: the file has the sentences of $scratch/expected, each as "line words text"
splits() {
	python3 tests/tools/sentences.py list 0 "$scratch/$1" |
		sed "s|^[^:]*:\([0-9]*\): \([0-9]*\) words: |\1 \2 |" | diff "$scratch/expected" -
}

cat >"$scratch/page.md" <<'EOF'
# A heading without a stop
First one, e.g. This. The second
ends here, i.e. there. `stat -e X. Y` prints no. 5 etc. and 1.5 ... more. stat ends it (see vol. 3).

    indented code is. no sentence

- an item
  goes on. Then another

      its code. is left out
- **Label**: text of `a`, `b` and `c` is (so.) "Quoted." End!
1. numbered

| a cell. two | `x\|y` |
|---|---|

```
fenced. code
```
See [two
words](page.md#x.y). Version 2. In `two
lines` of code <!-- a remark. -->
EOF
cat >"$scratch/expected" <<'EOF'
1 5 A heading without a stop
2 4 First one, e.g. This.
2 6 The second ends here, i.e. there.
3 8 `…` prints no. 5 etc. and 1.5 ... more.
3 6 stat ends it (see vol. 3).
7 4 an item goes on.
8 2 Then another
11 1 Label:
11 5 text of `…`, `…` and `…` is (so.)
11 1 "Quoted."
11 1 End!
12 1 numbered
14 2 a cell.
14 1 two
14 1 `…`
20 3 See two words.
21 2 Version 2.
21 4 In `…` of code
EOF
try "Markdown: headings, items, labels, cells and sentences are apart, code and links are words" splits page.md

cat >"$scratch/page.3" <<'EOF'
.\" a remark. here
.SH NAME
one \- two
.PP
First \fBa b c\fR word. Then
.B bold words
and
.IR it ,
end.
.nf
code. here
.fi
.TP
.B tag
Its text.
EOF
cat >"$scratch/expected" <<'EOF'
2 1 NAME
3 2 one - two
5 3 First `…` word.
5 5 Then `…` and it, end.
14 1 `…`
15 2 Its text.
EOF
try "manual pages: macros go on or end a paragraph, what is bold is a word, examples are left out" splits page.3

cat >"$scratch/one.c" <<'EOF'
/*
 * Does one. The other
 * goes on.
 *
 *	code(1). here;
 *
 * - item one;
 *   and more
 * - item two
 *
 * The sum of
 *   a(n)
 *   b(n), from 0. next
 */
#include "a b c.h"
char c = '"'; /* after "it" */
const char *text = "one %s " /* two. three */ "four %" PRIu64 " five. Six\n\nReturns 0; RANGE if wide; 2 words; and so on\n";
const char *code = "int x = 1; \nreturn x;";
// a line. And
// another
const char *page = "<p>Bold <b>word</b>.</p><p>Next <file> here";
const char *columns = "uncore stat\twhat it counts\nkey     its meaning\n\twhole example line";
EOF
cat >"$scratch/expected" <<'EOF'
2 2 Does one.
2 4 The other goes on.
7 4 item one; and more
9 2 item two
11 3 The sum of
12 1 a(n)
13 3 b(n), from 0.
13 1 next
16 2 after "it"
17 5 one %s four %u five.
17 1 Six
17 2 Returns 0;
17 3 RANGE if wide;
17 5 2 words; and so on
19 2 a line.
19 2 And another
21 2 Bold word.
21 3 Next <file> here
22 2 uncore stat
22 3 what it counts
22 1 key
22 2 its meaning
EOF
try "C: comments and joined literals are read, with lists of values, columns and HTML; code is not" splits one.c

# tree COUNT...: makes a tree whose only page has sentences of COUNT words
tree() {
	rm -rf "$scratch/tree"
	mkdir -p "$scratch/tree/docs" "$scratch/tree/tests/tools"
	echo '# Made by the test.' >"$scratch/tree/tests/tools/sentences.txt"
	for count in "$@"; do
		printf 'word %.0s' $(seq 2 "$count")
		echo 'end.'
	done >"$scratch/tree/README.md"
}

# allow COUNT: lets the page have COUNT long sentences
allow() {
	printf 'README.md\t%s\n' "$1" >>"$scratch/tree/tests/tools/sentences.txt"
}

# ratchet check|record: prints the exit status
ratchet() {
	(cd "$scratch/tree" && python3 "$root/tests/tools/sentences.py" "$1") >"$scratch/said"
	echo $?
}

tree 25 24
try "a sentence of 25 words needs no record" test "$(ratchet check)" = 0
tree 25 26 30
allow 1
try "one more long sentence than is recorded is refused" test "$(ratchet check)" = 1
try "the longest is printed first, with file and line" \
	grep -q '^README.md:3: 30 words: word' "$scratch/said"
try "a shorter one is printed after it" test "$(sed -n '3s/ words.*//p' "$scratch/said")" = "README.md:2: 26"
ratchet record >"$scratch/status"
try "record does not raise a number" test "$(ratchet check)" = 1
tree 26
allow 2
try "fewer long sentences than are recorded are accepted" test "$(ratchet check)" = 0
ratchet record >"$scratch/status"
try "record lowers a number" grep -qx 'README.md	1' "$scratch/tree/tests/tools/sentences.txt"
try "record keeps the remarks" grep -qx '# Made by the test.' "$scratch/tree/tests/tools/sentences.txt"
done_testing
