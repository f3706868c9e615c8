#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that the ABI of the libraries is the recorded one, or that its number was raised. With --record (make abi) writes
# a new record, unless a number must be raised first.
# Run by make test, early, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
number=$(sed -n 's/^#define UNCORE_LIBRARY_ABI //p' runtime/library/include/uncore/version.h)
# Without blanks.
libraries="${BUILD:-build}/lib/libuncore.so.$number ${BUILD:-build}/lib/libuncore-sim.so.$number"
recorded=tests/abi/libuncore.abi

if [ "${1-}" = --record ]; then
	tests/abi/describe.sh runtime/library/include $libraries >"$recorded.new" || { rm -f "$recorded.new"; exit 1; }
	if [ -f "$recorded" ]; then
		tests/abi/compare.sh "$recorded" "$recorded.new"
		[ $? -lt 2 ] || { rm -f "$recorded.new"; exit 1; }
	fi
	mv "$recorded.new" "$recorded"
	exit
fi
. tests/tools/tap.sh

# Both compilers must see the same ABI, or a program built with one could not use a library built with the other.
same() {
	CC=$1 tests/abi/describe.sh runtime/library/include $libraries >"$scratch/now" && tests/abi/compare.sh "$recorded" "$scratch/now"
}
case $(uname -m) in
x86_64)
	for compiler in gcc clang; do
		try "the ABI that $compiler sees is the one in $recorded" same "$compiler"
	done ;;
*) skip "the ABI is the one in $recorded" "the record is that of x86_64" ;;
esac

exported() {
	sed -n 's/^call .*[ *]\(uncore_[a-z0-9_]*\)(.*/\1/p' "$recorded" | LC_ALL=C sort -u >"$scratch/declared"
	nm -D --defined-only $libraries | awk 'NF == 3 && $2 != "A" { sub(/@.*/, "", $3); print $3 }' | LC_ALL=C sort | diff "$scratch/declared" -
}
try "the libraries export what the public headers declare, and nothing else" exported
simulators() {
	for library in $libraries; do
		nm -D --defined-only "$library" | grep -cE ' uncore_(sim|regfile)_'
	done >"$scratch/counts"
	[ "$(head -n 1 "$scratch/counts")" = 0 ] && [ "$(tail -n 1 "$scratch/counts")" -gt 30 ] || { cat "$scratch/counts"; return 1; }
}
try "simulated machines are in libuncore-sim alone" simulators
inside() {
	! nm --defined-only $libraries | grep -E ' [A-Z] ' | grep -vE ' [A-Z] (uncore_|UNCORE_0|UNCORE_SIM_0|_)' &&
		! nm -D --defined-only $libraries | grep '_tables$'
}
try "the libraries do not export their internal functions and tables" inside

# --- the comparison finds each kind of change and says what to do ---

# before: copies the headers, gives them a released ABI number and describes them
before() {
	rm -rf "$scratch/include"
	cp -R runtime/library/include "$scratch/include"
	chmod -R u+w "$scratch/include"
	sed -i 's/^#define UNCORE_LIBRARY_ABI .*/#define UNCORE_LIBRARY_ABI 4/' "$scratch/include/uncore/version.h"
	[ -s "$scratch/before" ] || tests/abi/describe.sh "$scratch/include" $libraries >"$scratch/before"
}
# change FILE SED: edits the copy; fails if nothing changes
change() {
	cp "$scratch/include/uncore/$1" "$scratch/original"
	sed -i "$2" "$scratch/include/uncore/$1"
	! cmp -s "$scratch/original" "$scratch/include/uncore/$1" || { echo "$2 changed nothing in $1"; return 1; }
}
# verdict STATUS WORDS: the comparison ends with STATUS and prints WORDS
verdict() {
	tests/abi/describe.sh "$scratch/include" $libraries >"$scratch/after" || return 1
	tests/abi/compare.sh "$scratch/before" "$scratch/after" >"$scratch/words"
	status=$?
	[ "$status" = "$1" ] && grep -q "$2" "$scratch/words" || { echo "exit $status"; cat "$scratch/words"; return 1; }
}
unchanged() {
	before && tests/abi/compare.sh "$scratch/before" "$scratch/before"
}
# judged STATUS WORDS FILE SED: the verdict on one edit
judged() {
	before && change "$3" "$4" && verdict "$1" "$2"
}
raised() {
	before && change value.h 's/uint64_t enabled_ns;/uint64_t spare; &/' &&
		change version.h 's/^#define UNCORE_LIBRARY_ABI .*/#define UNCORE_LIBRARY_ABI 5/' && verdict 1 'make abi'
}
library_words='raise UNCORE_LIBRARY_ABI'
try "check: unchanged headers are accepted" unchanged
# edit NAME COMMAND...: of these edits, which compilers look at, a third has its turn
edits=0
edit() {
	edits=$((edits + 1))
	in_turn $edits 3 "$@"
}
edit "check: a new member of a struct requires a new library ABI" \
	judged 2 "$library_words" value.h 's/uint64_t enabled_ns;/uint64_t spare; &/'
edit "check: a member of another type requires a new library ABI" \
	judged 2 "$library_words" value.h 's/uint64_t enabled_ns;/int64_t enabled_ns;/'
edit "check: options may grow at the end without a new library ABI" \
	judged 1 'make abi' linux.h 's|const struct uncore_platforms \*platforms;.*|&\n\tuint64_t more, still_more;|'
edit "check: a new member in the middle of options requires a new library ABI" \
	judged 2 "$library_words" linux.h 's/bool read_only;/uint64_t more; &/'
edit "check: a new member in a former hole of options requires a new library ABI" \
	judged 2 "$library_words" schedule.h 's|uint32_t work;$|&\n\tuint32_t more; uint64_t most;|'
edit "check: a new member of options before a hole requires a new library ABI" \
	judged 2 "$library_words" schedule.h 's|uint32_t work;$|&\n\tuint64_t more; bool most;|'
edit "check: a removed member of options requires a new library ABI" \
	judged 2 "$library_words" linux.h '/bool keep_affinity;/d'
edit "check: another order of members requires a new library ABI" \
	judged 2 "$library_words" machine.h 's/unsigned family, model, stepping;/unsigned model, family, stepping;/'
edit "check: an argument of another type requires a new library ABI" \
	judged 2 "$library_words" sim.h \
	's/uncore_sim_advance(struct uncore_sim \*sim, uint64_t/uncore_sim_advance(struct uncore_sim *sim, uint32_t/'
edit "check: an error with another number requires a new library ABI" \
	judged 2 "$library_words" error.h 's/X(RANGE, 2,/X(RANGE, 22,/'
edit "check: a constant with another value requires a new library ABI" \
	judged 2 "$library_words" event.h 's/UNCORE_EVENT_FILTERS 8/UNCORE_EVENT_FILTERS 9/'
edit "check: a removed function requires a new library ABI" \
	judged 2 "$library_words" value.h '/^const char \*uncore_value_state_name/d'
edit "check: a changed row of the generated tables requires a new table ABI" \
	judged 2 'raise UNCORE_TABLE_ABI' tables.h 's/uint16_t family, model;/uint16_t family; uint32_t model;/'
edit "check: a changed struct may be recorded with a new library ABI" raised
edit "check: a new function may be recorded" judged 1 'make abi' value.h 's/^const char \*uncore_value_state_name/int uncore_value_new(void);\n&/'
edit "check: a new error may be recorded" judged 1 'make abi' error.h 's/X(RANGE, 2,/X(NEW, 99, "new") &/'

# --- headers and tables of different generator runs do not compile together ---

# stops WORDS INCLUDE... -- HEADER...: the headers do not compile together, and the error says WORDS
stops() {
	words=$1 paths=
	shift
	while [ "$1" != -- ]; do
		paths="$paths -I$1"
		shift
	done
	shift
	for header in "$@"; do
		echo "#include \"$header\""
	done >"$scratch/meet.c"
	for compiler in gcc clang; do
		"$compiler" -std=c11 -fsyntax-only $paths "$scratch/meet.c" >"$scratch/meet.log" 2>&1 && { echo "$compiler: compiles"; return 1; }
		grep -q "error.*$words" "$scratch/meet.log" || { cat "$scratch/meet.log"; return 1; }
	done
}
cp -R runtime/library/include "$scratch/runtime-later"
cp -R generated/include "$scratch/generated-later"
chmod -R u+w "$scratch/runtime-later" "$scratch/generated-later"
sed -i 's/^#define UNCORE_TABLE_ABI .*/#define UNCORE_TABLE_ABI 900/' "$scratch/runtime-later/uncore/table_abi.h"
sed -i 's/^#define UNCORE_GENERATED_ABI .*/#define UNCORE_GENERATED_ABI 900/' "$scratch/generated-later/uncore/accessor.h"
try "mismatch: an old generated header does not compile after a new library header" \
	stops 'make generate' "$scratch/runtime-later" generated/include -- \
	uncore/uncore.h uncore/ivt/cbo.h
try "mismatch: an old generated header does not compile before a new library header" \
	stops 'make generate' "$scratch/runtime-later" generated/include -- \
	uncore/ivt/cbo.h uncore/uncore.h
try "mismatch: a box header of another generator run does not compile" \
	stops 'make generate' "$scratch/generated-later" generated/include -- uncore/ivt/cbo.h
stale_tables() {
	for compiler in gcc clang; do
		"$compiler" -std=c11 -fsyntax-only -I"$scratch/runtime-later" generated/src/ivt_tables.c >"$scratch/meet.log" 2>&1 && return 1
		grep -q 'error.*stale' "$scratch/meet.log" || return 1
	done
}
try "mismatch: tables of another generator run do not compile" stale_tables
done_testing
