#!/bin/sh
# SPDX-License-Identifier: MIT
# What programs built against the library rely on stays as it was, or a number says that it does not. With --record
# (make abi) writes down what there is now, unless a number must be raised first.
set -u

cd "$(dirname "$0")/../.." || exit 1
library=${BUILD:-build}/lib/libuncore.so.$(sed -n 's/^#define UNCORE_LIBRARY_ABI //p' runtime/include/uncore/version.h)
recorded=tests/abi/libuncore.abi

if [ "${1-}" = --record ]; then
	tests/abi/describe.sh runtime/include "$library" >"$recorded.new" || { rm -f "$recorded.new"; exit 1; }
	if [ -f "$recorded" ]; then
		tests/abi/compare.sh "$recorded" "$recorded.new"
		[ $? -lt 2 ] || { rm -f "$recorded.new"; exit 1; }
	fi
	mv "$recorded.new" "$recorded"
	exit
fi
. tests/tools/tap.sh

# Another compiler's opinion is the same, or the ABI is not one.
same() {
	CC=$1 tests/abi/describe.sh runtime/include "$library" >"$scratch/now" && tests/abi/compare.sh "$recorded" "$scratch/now"
}
case $(uname -m) in
x86_64)
	for compiler in gcc clang; do
		try "as recorded in $recorded: $compiler" same "$compiler"
	done ;;
*) skip "as recorded in $recorded" "the record is that of x86_64" ;;
esac

# What headers declare is what the library exports.
exported() {
	sed -n 's/^call .*[ *]\(uncore_[a-z0-9_]*\)(.*/\1/p' "$recorded" | LC_ALL=C sort -u >"$scratch/declared"
	nm -D --defined-only "$library" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | LC_ALL=C sort | diff "$scratch/declared" -
}
try "exports what the public headers declare, and nothing else" exported
inside() {
	! nm -D --defined-only "$library" | grep -E '_priv_|_tables$' && ! nm --defined-only "$library" | grep -q ' T uncore_priv_'
}
try "what is internal is hidden" inside

# --- the check can fail, with the right words ---

# before: a copy of the headers with a released ABI, and its record
before() {
	rm -rf "$scratch/include"
	cp -R runtime/include "$scratch/include"
	chmod -R u+w "$scratch/include"
	sed -i 's/^#define UNCORE_LIBRARY_ABI .*/#define UNCORE_LIBRARY_ABI 4/' "$scratch/include/uncore/version.h"
	tests/abi/describe.sh "$scratch/include" "$library" >"$scratch/before"
}
# change FILE SED: something in the copy
change() {
	cp "$scratch/include/uncore/$1" "$scratch/original"
	sed -i "$2" "$scratch/include/uncore/$1"
	! cmp -s "$scratch/original" "$scratch/include/uncore/$1" || { echo "$2 changed nothing in $1"; return 1; }
}
# verdict STATUS WORDS
verdict() {
	tests/abi/describe.sh "$scratch/include" "$library" >"$scratch/after" || return 1
	tests/abi/compare.sh "$scratch/before" "$scratch/after" >"$scratch/words"
	status=$?
	[ "$status" = "$1" ] && grep -q "$2" "$scratch/words" || { echo "exit $status"; cat "$scratch/words"; return 1; }
}
unchanged() {
	before && tests/abi/compare.sh "$scratch/before" "$scratch/before"
}
# judged STATUS WORDS FILE SED
judged() {
	before && change "$3" "$4" && verdict "$1" "$2"
}
raised() {
	before && change value.h 's/uint64_t enabled_ns;/uint64_t spare; &/' &&
		change version.h 's/^#define UNCORE_LIBRARY_ABI .*/#define UNCORE_LIBRARY_ABI 5/' && verdict 1 'make abi'
}
library_words='raise UNCORE_LIBRARY_ABI'
try "check: nothing has changed" unchanged
try "check: a member more" judged 2 "$library_words" value.h 's/uint64_t enabled_ns;/uint64_t spare; &/'
try "check: a member of another type" judged 2 "$library_words" value.h 's/uint64_t enabled_ns;/int64_t enabled_ns;/'
try "check: a member more at the end of options" judged 1 'make abi' linux.h 's/bool keep_affinity;.*/&\n\tuint64_t more, still_more;/'
try "check: a member more inside of options" judged 2 "$library_words" linux.h 's/bool read_only;/uint64_t more; &/'
try "check: a member more in what was a hole of options" judged 2 "$library_words" linux.h 's/bool keep_affinity;.*/&\n\tuint32_t more; uint64_t most;/'
try "check: a member more of options, with a hole behind it" judged 2 "$library_words" linux.h 's/bool keep_affinity;.*/&\n\tuint64_t more; bool most;/'
try "check: a member of options gone" judged 2 "$library_words" linux.h '/bool keep_affinity;/d'
try "check: members changed about" judged 2 "$library_words" machine.h 's/unsigned family, model, stepping;/unsigned model, family, stepping;/'
try "check: another argument" judged 2 "$library_words" sim.h 's/uncore_sim_advance(struct uncore_sim \*sim, uint64_t/uncore_sim_advance(struct uncore_sim *sim, uint32_t/'
try "check: an error with another number" judged 2 "$library_words" error.h 's/X(RANGE, 2,/X(RANGE, 22,/'
try "check: a constant" judged 2 "$library_words" event.h 's/UNCORE_EVENT_FILTERS 8/UNCORE_EVENT_FILTERS 9/'
try "check: a function is gone" judged 2 "$library_words" value.h '/^const char \*uncore_value_state_name/d'
try "check: rows of the tables" judged 2 'raise UNCORE_TABLE_ABI' tables.h 's/uint16_t model;.*/uint32_t model;/'
try "check: a raised number may be recorded" raised
try "check: a new function may be recorded" judged 1 'make abi' value.h 's/^const char \*uncore_value_state_name/int uncore_value_new(void);\n&/'
try "check: a new error may be recorded" judged 1 'make abi' error.h 's/X(RANGE, 2,/X(NEW, 99, "new") &/'

# --- headers and tables of different runs of the generator do not meet ---

# stops WORDS INCLUDE... -- HEADER...: does not compile, and says why
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
cp -R runtime/include "$scratch/runtime-later"
cp -R generated/include "$scratch/generated-later"
chmod -R u+w "$scratch/runtime-later" "$scratch/generated-later"
sed -i 's/^#define UNCORE_TABLE_ABI .*/#define UNCORE_TABLE_ABI 900/' "$scratch/runtime-later/uncore/table_abi.h"
sed -i 's/^#define UNCORE_GENERATED_ABI .*/#define UNCORE_GENERATED_ABI 900/' "$scratch/generated-later/uncore/accessor.h"
try "mismatch: library before generated header" stops 'make generate' "$scratch/runtime-later" generated/include -- \
	uncore/uncore.h uncore/ivt/cbo.h
try "mismatch: generated header before library" stops 'make generate' "$scratch/runtime-later" generated/include -- \
	uncore/ivt/cbo.h uncore/uncore.h
try "mismatch: a box of another run" stops 'make generate' "$scratch/generated-later" generated/include -- uncore/ivt/cbo.h
stale_tables() {
	for compiler in gcc clang; do
		"$compiler" -std=c11 -fsyntax-only -I"$scratch/runtime-later" generated/src/ivt_tables.c >"$scratch/meet.log" 2>&1 && return 1
		grep -q 'error.*stale' "$scratch/meet.log" || return 1
	done
}
try "mismatch: tables of another run" stale_tables
done_testing
