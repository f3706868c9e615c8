#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the test tools, because a runner that miscounts, or a check that cannot fail, would hide every other error.
# Run by make test, early, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh

# suite EXIT LINE...: a script that prints the lines as its output
suite() {
	status=$1
	shift
	{
		echo '#!/bin/sh'
		for line in "$@"; do echo "echo '$line'"; done
		echo "exit $status"
	} >"$scratch/suite"
	chmod +x "$scratch/suite"
}

# counts WANTED: the runner's last line about the suite
counts() {
	got=$(tests/tools/run.sh "$scratch/suite" | tail -n 1)
	[ "$got" = "$1" ] || { echo "wanted: $1, got: $got"; return 1; }
}

status_of() {
	tests/tools/run.sh "$@" >/dev/null
	echo $?
}

suite 0 'ok 1 - a' 'ok 2 - b' '1..2'
try "runner: it counts cases that pass" counts "2 passed, 0 failed, 0 skipped"
try "runner: it exits with 0 when all cases pass" test "$(status_of "$scratch/suite")" = 0
suite 1 'ok 1 - a' 'not ok 2 - b' 'ok 3 - c # SKIP no tool' '1..3'
try "runner: it counts cases that fail and cases that are skipped" counts "1 passed, 1 failed, 1 skipped"
try "runner: it exits with 1 when a case fails" test "$(status_of "$scratch/suite")" = 1
suite 1 '1..2' 'ok 1 - a' 'not ok 2 # SKIP b'
try "runner: it counts a skip as cmocka writes it, and a bad exit status as a failure" \
	counts "1 passed, 1 failed, 1 skipped"
suite 0 '1..3' 'ok 1 - a'
try "runner: it counts planned cases that did not run as failures" counts "1 passed, 2 failed, 0 skipped"
suite 139 'ok 1 - a'
try "runner: it counts a crash as a failure" counts "1 passed, 1 failed, 0 skipped"
suite 0 'no TAP at all'
try "runner: it counts a program without TAP that exits with 0 as one pass" counts "1 passed, 0 failed, 0 skipped"
try "runner: it exits with 1 when there is nothing to run" test "$(status_of)" = 1

# The busy suite uses more than a second of CPU time in its second case; the other one uses next to nothing.
busy() {
	printf '%s\n' '#!/bin/sh' '. tests/tools/tap.sh' 'try "a quick case" true' \
		'try "a slow case" python3 -c "import time
while time.process_time() < 1.1: pass"' 'done_testing' >"$scratch/busy"
	chmod +x "$scratch/busy"
	TEST_SLOWEST=1 tests/tools/run.sh "$scratch/suite" "$scratch/busy" >"$scratch/slow"
	cat "$scratch/slow"
	sed -n '/^seconds of CPU time:$/,$p' "$scratch/slow" | awk -v busy="$scratch/busy" '
		NR == 2 { first = $2 == busy && $1 >= 1 }
		NR == 3 { second = $1 >= 1 && $0 ~ /  a slow case$/ }
		NR == 5 { sum = $1 >= 1 && $1 < 60 && /^[0-9]+ s of CPU$/ }
		END { exit !(first && second && sum && NR == 6 && $0 == "3 passed, 0 failed, 0 skipped") }'
}
suite 0 'ok 1 - a' '1..1'
try "runner: TEST_SLOWEST lists what took the most CPU time, and the last line but one has the sum" busy

# turns_of COUNT: prints how often each of COUNT things is chosen in as many turns in a row
turns_of() {
	for thing in $(seq "$1"); do
		times=0
		for turn in $(seq 1795342380 $((1795342379 + $1))); do
			! TEST_TURN=$turn chosen "$thing" "$1" || times=$((times + 1))
		done
		printf '%s ' "$times"
	done
}
try "samples: each of three things is chosen in one of three turns" test "$(turns_of 3)" = "1 1 1 "
one_turn() {
	set --
	for thing in 1 2 3 4 5; do ! TEST_TURN=1795342382 chosen "$thing" 5 || set -- "$@" "$thing"; done
	[ $# = 1 ]
}
try "samples: one of five things is chosen in a turn" one_turn
try "samples: TEST_TURN=all chooses all" eval 'TEST_TURN=all chosen 1 5 && TEST_TURN=all chosen 2 5'
# In four turns each platform has one, and in sixteen each of four things within it.
platforms_turn() {
	for turn in $(seq 1795342380 1795342395); do
		below=$(TEST_TURN=$turn turn_below 4)
		for platform in $(TEST_TURN=$turn platforms_in_turn 4); do
			for thing in 1 2 3 4; do
				! TEST_TURN=$below chosen "$thing" 4 || echo "$platform $thing"
			done
		done
	done | sort >"$scratch/taken"
	platforms=$(ls spec/*/platform.json | wc -l)
	[ "$(sort -u "$scratch/taken" | wc -l)" = $((platforms * 4)) ] && [ "$(wc -l <"$scratch/taken")" = $((platforms * 4)) ] &&
		[ "$(TEST_TURN=all platforms_in_turn 4 | wc -l)" = "$platforms" ] && [ "$(TEST_TURN=all turn_below 4)" = all ]
}
try "samples: each platform has one of four turns, and other things in each of them" platforms_turn
suite 1 'not ok 1 - a' '1..1'
try "runner: after a failure it prints the turn that repeats the samples" \
	test "$(TEST_TURN=17 tests/tools/run.sh "$scratch/suite" | tail -n 2 | head -n 1)" = "To repeat it with the same samples: TEST_TURN=17"

# Of two turns in a row each script runs in one, and all run with TEST_TURN=all.
halves() {
	set --
	for name in a b c d e f g h; do
		printf '%s\n' '#!/bin/sh' "echo 'ok 1 - $name'" "echo '1..1'" >"$scratch/half-$name.sh"
		chmod +x "$scratch/half-$name.sh"
		set -- "$@" "$scratch/half-$name.sh"
	done
	for turn in 6 7 all; do
		TEST_SCRIPTS=2 TEST_TURN=$turn tests/tools/run.sh "$@" "$scratch/suite" >"$scratch/said-$turn"
		sed -n 's/.*\(half-.\)\.sh .* passed, .*/\1/p' "$scratch/said-$turn" >"$scratch/ran-$turn"
		grep -q '/suite ' "$scratch/said-$turn" || return 1
	done
	sort "$scratch/ran-6" "$scratch/ran-7" | cmp - "$scratch/ran-all" &&
		[ "$(wc -l <"$scratch/ran-all")" = 8 ]
}
suite 0 'ok 1 - a' '1..1'
try "runner: TEST_SCRIPTS=2 runs each script in one of two turns, and each program in both" halves

# A script that has one turn in 3 says in its turns which of three things it took: in nine turns each of them once.
seldom() {
	printf '%s\n' '#!/bin/sh' '# Run by make test, early, one turn in 3.' '. tests/tools/tap.sh' \
		'for thing in 0 1 2; do ! chosen $thing 3 || try "thing $thing" false; done' 'done_testing' >"$scratch/seldom.sh"
	chmod +x "$scratch/seldom.sh"
	: >"$scratch/things"
	for turn in 1795342380 1795342381 1795342382 1795342383 1795342384 1795342385 1795342386 1795342387 1795342388; do
		TEST_SELDOM=1 TEST_TURN=$turn tests/tools/run.sh "$scratch/suite" "$scratch/seldom.sh" >"$scratch/said"
		thing=$(sed -n 's/^    not ok 1 - thing //p' "$scratch/said")
		[ -n "$thing" ] || continue
		# What it prints repeats the sample, by the runner and alone.
		alone=$(sed -n 's/^    run alone, .* with TEST_TURN=//p' "$scratch/said")
		TEST_TURN=$alone "$scratch/seldom.sh" | grep -q "^not ok 1 - thing $thing$" || { cat "$scratch/said"; return 1; }
		echo "$thing" >>"$scratch/things"
	done
	[ "$(sort "$scratch/things" | tr '\n' ' ')" = "0 1 2 " ] || { cat "$scratch/things"; return 1; }
	# Whoever names it wants it.
	TEST_SELDOM=0 TEST_TURN=5 tests/tools/run.sh "$scratch/seldom.sh" | grep 'thing' && TEST_SELDOM=0 TEST_TURN=6 tests/tools/run.sh "$scratch/seldom.sh" | grep 'thing'
}
try "runner: a script with one turn in 3 runs in every third, and takes other samples each time" seldom

# script LINE...: runs a script with the lines after tap.sh, and keeps what it prints
script() {
	printf '%s\n' '#!/bin/sh' '. tests/tools/tap.sh' "$@" >"$scratch/script"
	sh "$scratch/script" >"$scratch/said" 2>&1
	cat "$scratch/said"
}
ends_early() {
	script 'try "a case" true' 'exit 3' && grep -q '^not ok 2 - .* exited with 3 after: a case$' "$scratch/said"
	script 'set -u' 'echo "$nothing"' && grep -q '^not ok 1 - .* after: no case$' "$scratch/said"
	script 'exit 0' && [ ! -s "$scratch/said" ]
}
try "tap: a script that ends early has a failed case that says so" ends_early
names_crash() {
	script 'try "a case" sh -c "kill -SEGV \$\$"' 'done_testing' && grep -q '^# exit status 139: sh -c kill' "$scratch/said" &&
		script 'deep() { sh -c "kill -ABRT \$\$"; return 1; }' 'try "a case" deep here' 'done_testing' &&
		grep -q '^# exit status 1: deep here' "$scratch/said" &&
		script 'false || broken false "and more"' && grep -q '^not ok 1 - false and more works$' "$scratch/said"
}
try "tap: a command that crashes is printed" names_crash
in_one_turn() {
	for turn in 4 5 6 all; do
		TEST_TURN=$turn script 'for number in 1 2 3; do in_turn $number 3 "case $number" true; done' done_testing | grep '^ok' >"$scratch/cases-$turn"
	done
	cat "$scratch/cases-4" "$scratch/cases-5" "$scratch/cases-6" | sed 's/.* - //' | sort | tr '\n' ' ' | grep -qx 'case 1 case 2 case 3 ' &&
		[ "$(wc -l <"$scratch/cases-all")" = 3 ]
}
try "tap: in_turn runs each of three cases in one of three turns" in_one_turn

# Every script that counts cases says by which goal of the Makefile it is run.
unlisted() {
	! grep -lE '^done_testing$' tests/*/*.sh | xargs grep -LE '^# Run by |^# Sourced ' | grep .
}
try "harnesses: each says which goal runs it" unlisted

# tree [FILE LINE]: makes a small tree that keeps every rule, and adds the line to the file
tree() {
	rm -rf "$scratch/tree"
	mkdir -p "$scratch/tree/spec/zq9" "$scratch/tree/gen/load" "$scratch/tree/gen/emit" "$scratch/tree/runtime/library/core" \
		"$scratch/tree/gen/diag" "$scratch/tree/gen/model" "$scratch/tree/gen/attic" "$scratch/tree/gen/load/keys" \
		"$scratch/tree/runtime/programs/json" "$scratch/tree/runtime/programs/base" "$scratch/tree/runtime/library/include/uncore"
	touch "$scratch/tree/spec/zq9/platform.json" "$scratch/tree/spec/zq9/wbox.box.json"
	echo '#include <jansson.h>' >"$scratch/tree/gen/load/a.c"
	echo '#include <jansson.h>' >"$scratch/tree/runtime/programs/json/f.h"
	printf '#include "uncore/words.h"\n#include <stdio.h>\n' >"$scratch/tree/gen/emit/b.c"
	printf '#include "uncore/zz.h"\n#include <sys/stat.h>\n' >"$scratch/tree/runtime/library/core/c.c"
	echo '#include "uncore/words.h"' >"$scratch/tree/runtime/library/include/uncore/d.h"
	[ $# -eq 0 ] || { mkdir -p "$scratch/tree/${1%/*}" && printf '%s\n' "$2" >>"$scratch/tree/$1"; }
}

layer_status() {
	LAYERS_ROOT="$scratch/tree" tests/tools/layers.sh "$1" >/dev/null
	echo $?
}

for rule in jansson fuse curses http gen-includes gen-folders runtime-folders runtime-floors cli-folders sim-folders runtime-names base-includes runtime-includes public-includes platform-words; do
	tree
	try "layers: $rule accepts a clean tree" test "$(layer_status "$rule")" = 0
done

# breaks RULE FILE LINE
breaks() {
	tree "$2" "$3"
	try "layers: $1 refuses $3 in $2" test "$(layer_status "$1")" = 1
}
# keeps RULE FILE LINE
keeps() {
	tree "$2" "$3"
	try "layers: $1 accepts $(printf '%s' "$3" | tr '\n' ' ') in $2" test "$(layer_status "$1")" = 0
}
breaks jansson gen/emit/b.c '#include <jansson.h>'
breaks jansson runtime/library/core/c.c '# include "jansson.h"'
breaks fuse runtime/library/core/c.c '#include <fuse.h>'
breaks curses runtime/programs/cli/c.c '#include <curses.h>'
breaks http runtime/programs/cli/c.c '#include <microhttpd.h>'
breaks fuse gen/emit/b.c '#include <fuse3/fuse_lowlevel.h>'
breaks jansson runtime/library/include/uncore/d.h '#include <jansson.h>'
breaks runtime-includes runtime/programs/json/f.h '#include "load/load.h"'
breaks gen-includes gen/emit/b.c '#include "uncore/tables.h"'
breaks gen-includes gen/load/e.rl '#include "../runtime/library/core/c.h"'
breaks runtime-includes runtime/library/core/c.c '#include "model/model.h"'
breaks runtime-includes runtime/library/core/c.c '#include "../../gen/emit/emit.h"'
breaks base-includes runtime/programs/base/h.c '#include "uncore/error.h"'
breaks base-includes runtime/programs/base/h.c '#include "cli/common/output.h"'
keeps base-includes runtime/programs/base/h.c '#include "base/text.h"'
breaks runtime-folders runtime/library/core/c.c '#include "base/text.h"'
breaks runtime-folders runtime/library/include/uncore/d.h '#include "base/text.h"'
keeps runtime-folders runtime/library/core/c.c '#include "shared/near.h"'
keeps runtime-folders runtime/programs/json/f.h '#include "base/text.h"'
breaks cli-folders runtime/programs/cli/common/g.c '#include "cli/stat/stat.h"'
breaks cli-folders runtime/programs/cli/stat/table/g.c '#include "cli/top/top.h"'
keeps cli-folders runtime/programs/cli/stat/table/g.c '#include "cli/run/tape.h"'
keeps cli-folders runtime/programs/cli/main.c '#include "cli/common/output.h"'
breaks runtime-floors runtime/programs/shared/g.h '#include <stdio.h>'
keeps runtime-floors runtime/library/shared/g.h '#include <stdio.h>'
breaks public-includes runtime/library/include/uncore/d.h '#include "src/private.h"'
breaks platform-words gen/emit/b.c 'static int zq9_special;'
breaks gen-folders gen/diag/g.h '#include "load/node.h"'
breaks gen-folders gen/model/g.h '#include "load/load.h"'
breaks gen-folders gen/emit/b.c '/* why */ #include "check/check.h" /* because */'
breaks gen-folders gen/load/e.rl '# include "cli/cli.h"'
breaks gen-folders gen/load/keys/g.h '#include "load/edit.h"'
keeps gen-folders gen/load/g.h '#include "load/keys/spec_keys.h"'
breaks gen-folders gen/attic/g.h '#include "base/text.h"'
breaks gen-folders gen/emit/b.c '#include "load/attic/g.h"'
keeps gen-folders gen/emit/b.c '#include "model/model.h"'
breaks runtime-folders runtime/library/core/c.c '#include "event/parse.h"'
breaks runtime-folders runtime/library/core/c.c '#include "uncore/event.h"'
breaks runtime-folders runtime/library/session/g.c '#include "sim/shape/cells.h"'
breaks runtime-folders runtime/library/session/g.c '#include "uncore/linux.h"'
breaks sim-folders runtime/simulator/sim/registers/g.c '#include "sim/count/counting.h"'
breaks sim-folders runtime/simulator/sim/shape/g.h '#include "sim/simulator.h"'
breaks sim-folders runtime/simulator/sim/attic/g.h '#include "sim/shape/shape.h"'
keeps sim-folders runtime/simulator/sim/count/g.h '#include "sim/registers/registers.h"'
keeps sim-folders runtime/simulator/sim/g.c '#include "sim/access/access.h"'
breaks runtime-folders runtime/library/linux/g.rl '#include "uncore/session.h"'
breaks runtime-folders runtime/simulator/sim/g.c '#include "uncore/schedule.h"'
breaks runtime-folders runtime/library/include/uncore/event.h '#include "uncore/session.h"'
breaks runtime-folders runtime/library/include/uncore/d.h '#include "uncore/metric.h"'
breaks runtime-folders runtime/simulator/fuse/g.c '#include "cli/stat/stat.h"'
breaks runtime-folders runtime/attic/g.c '#include "uncore/d.h"'
breaks runtime-names runtime/library/session/g.h "$(printf 'struct one {\n\tint a;\n};\nstruct one {')"
keeps runtime-names runtime/library/session/g.h "$(printf 'struct one {\n\tstruct one *next;\n};\nstruct one;')"
keeps runtime-folders runtime/library/session/g.c '#include "uncore/schedule.h"'
keeps runtime-folders runtime/library/include/uncore/session.h '#include "uncore/event.h"'
keeps runtime-folders runtime/programs/cli/stat/g.c '#include "cli/machine/machine.h"'
keeps gen-folders gen/emit/b.c '/* #include "check/check.h" */'
keeps gen-folders gen/emit/b.c '// #include "check/check.h"'
breaks platform-words runtime/library/core/c.c 'if (is_wbox)'
breaks platform-words runtime/library/core/c.c 'puts("/* \" ZQ9 only */");'
breaks platform-words runtime/library/core/c.c "if (c == '\"') zq9(); /* \" */"
breaks platform-words runtime/library/core/c.c '/* any */ wbox(); /* any */'
breaks platform-words runtime/library/core/c.mk 'BOXES := wbox'
breaks platform-words gen/load/e.rl "%%{ main := [^#] 'wbox' | '#' 'zq9'; }%%"
keeps platform-words runtime/library/core/c.c '/* ZQ9 has one */'
keeps platform-words runtime/library/core/c.c "$(printf '/* It is "quoted:\n * see ZQ9 */\nint one; // and wbox, \\\n * as ZQ9')"
keeps platform-words gen/load/e.rl '%%{ main := [^#]; # for the wbox }%%'
keeps platform-words runtime/library/core/c.sh '# for the wbox'

# A table that lets two folders include each other is itself wrong.
tree
circle=$(LAYERS_ROOT="$scratch/tree" LAYERS_GEN='
load: emit
emit: load' tests/tools/layers.sh gen-folders)
try "layers: gen-folders refuses a table with a circle" test "${circle%%,*}" = "table of layers.sh: load names emit"

# object NAME TEXT: makes a C file in gen/ and its object
object() {
	mkdir -p "$scratch/tree/gen" "$scratch/tree/obj/gen"
	printf '%s\n' "$2" >"$scratch/tree/gen/$1.c"
	"${CC:-cc}" -c -o "$scratch/tree/obj/gen/$1.o" "$scratch/tree/gen/$1.c"
}

root=$PWD
circles_status() {
	(cd "$scratch/tree" && "$root/tests/tools/circles.sh" obj gen >/dev/null)
	echo $?
}

tree
object one 'int two(void); int one(void) { return two(); }'
object two 'int three(void); int two(void) { return three(); }'
object three 'int three(void) { return 3; }'
try "circles: a chain of files is accepted" test "$(circles_status)" = 0
object three 'int one(void); int three(void) { return one(); }'
try "circles: three files that call each other in a circle are refused" test "$(circles_status)" = 1
rm "$scratch/tree/gen/three.c"
try "circles: the object of a file that was removed is ignored" test "$(circles_status)" = 0

second_names() {
	(cd "$scratch/tree/obj" && echo gen/one.o gen/two.o >program && echo gen/three.o -lm >archive &&
		"$root/tests/tools/second_names.sh" program archive >"$scratch/said")
	echo $?
}

object three 'static int one(void) { return 3; } int three(void) { return one(); }'
try "second names: a static name that another file has is accepted" test "$(second_names)" = 0
object three 'int one(void) { return 3; }'
try "second names: a global name that another file has is refused" test "$(second_names)" = 1
try "second names: both files are named" grep -qx "one is defined by gen/one and by gen/three" "$scratch/said"

# manual [FILE TEXT]: makes a small manual that keeps every rule, and adds the line to the file
manual() {
	rm -rf "$scratch/manual"
	mkdir -p "$scratch/manual/docs" "$scratch/manual/gen" "$scratch/manual/runtime" "$scratch/manual/tests"
	echo 'See the [glossary](docs/glossary.md).' | tee "$scratch/manual/README.md" >"$scratch/manual/CONTRIBUTING.md"
	printf '# Glossary\n\n## Two words\n\nAn [anchor](#two-words).\n' >"$scratch/manual/docs/glossary.md"
	printf '# A page\n\n    [code](nowhere.md)\n\nSee the [glossary](glossary.md#two-words).\n' >"$scratch/manual/docs/page.md"
	[ $# -eq 0 ] || printf '%s\n' "$2" >>"$scratch/manual/$1"
}

pages() {
	python3 tests/tools/pages.py "$1" "$scratch/manual" >"$scratch/said"
	echo $?
}

if command -v python3 >/dev/null 2>&1; then
	manual
	try "pages: links to files and headings that exist are accepted" test "$(pages links)" = 0
	manual docs/page.md '[gone](gone.md)'
	try "pages: a link to a file that does not exist is refused" test "$(pages links)" = 1
	manual docs/page.md '[gone](glossary.md#three-words)'
	try "pages: a link to a heading that does not exist is refused" test "$(pages links)" = 1
	manual docs/lonely.md '# No way to the words'
	try "pages: a page without a link to the glossary is refused" test "$(pages links)" = 1
	manual
	try "pages: short lines are accepted" test "$(pages width)" = 0
	manual docs/page.md "$(printf '%0125d' 1 | sed 's/00000/word /g')"
	try "pages: a line of Markdown over 120 columns is refused" test "$(pages width)" = 1
	manual gen/one.c "$(printf '\t\t\t\t%090d;' 1)"
	try "pages: a line of C over 120 columns is refused, with tabs of eight" test "$(pages width)" = 1
	manual
	try "pages: text with common words is accepted" test "$(pages words)" = 0
	manual docs/faq.md '### `the file … is gone: look for it`'
	echo 'const char *text = "the file %s is " "gone: look for it";' >"$scratch/manual/gen/one.c"
	try "pages: a message of docs/faq.md that a program prints is accepted" test "$(pages messages)" = 0
	manual docs/faq.md '### `the file … went away`'
	try "pages: a message of docs/faq.md that no program prints is refused" test "$(pages messages)" = 1
	manual
	manual docs/page.md 'The bus stands in the table.'
	try "pages: a phrase of words.txt in a page is refused" test "$(pages words)" = 1
	manual gen/one.c 'const char *text = "nobody is " /* split */ "there";'
	try "pages: a word of words.txt in a message is refused" test "$(pages words)" = 1
	manual gen/one.c '/* Nobody reads this. */'
	try "pages: a word of words.txt in a comment is accepted" test "$(pages words)" = 0
else
	skip "pages: the checks of pages and messages work" "python3 is not there"
fi

try "tools: need.sh accepts a tool that is installed" tests/tools/need.sh cc
try "tools: need.sh accepts a compiler with options" env CC="${CC:-cc} -O2 -DONE" tests/tools/need.sh cc
# names_missing: "make" and "make library" install nothing, and print the package of a compiler that does not exist
names_missing() {
	for goal in all library; do
		make -s --no-print-directory "$goal" BUILD="$scratch/none" CC=clang-3 >"$scratch/out" 2>"$scratch/err" && return 1
		grep -q '^tools: some are missing; this installs them: .*apt-get install clang-3 libc6-dev' "$scratch/err" || { cat "$scratch/err"; return 1; }
		! grep . "$scratch/out" || return 1
	done
}
if command -v apt-get >/dev/null; then
	try "tools: plain make says what is missing, and compiles nothing" names_missing
else
	skip "tools: plain make says what is missing, and compiles nothing" "it names Debian's packages: no apt-get here"
fi
# settings FLAGS: what "make -n" would do about the file with the settings of a build
settings() {
	make -n "$scratch/set/flags" BUILD="$scratch/set" CFLAGS="$1" | grep printf
}
settings_kept() {
	make -s "$scratch/set/flags" BUILD="$scratch/set" CFLAGS="-DA='b c'" || return 1
	settings "-DA='b c'" && return 1
	settings "-DA='b d'"
}
try "build: make -n remakes the settings of a build if they differ, else not" settings_kept
done_testing
