#!/bin/sh
# SPDX-License-Identifier: MIT
# Reads 64-bit counters by halves while they count. Each result must be a value that the counter had.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
. tests/tools/tap.sh

# reads COMPILER STANDARD: no value is torn, except by the naive way of reading, which the test must detect
reads() {
	case $2 in
	c++*) language=c++ ;;
	*) language=c ;;
	esac
	"$1" -x "$language" -std="$2" -O2 -Wall -Wextra -Wconversion -Wsign-conversion -Werror -I"$include" -o "$scratch/halves" \
		tests/headers/halves.c && "$scratch/halves" && { ! "$scratch/halves" torn || { echo "no torn value was seen"; return 1; }; }
}

for by in "gcc c11" "clang c11" "g++ c++17" "clang++ c++17"; do
	command -v "${by% *}" >/dev/null || {
		skip "halves: a counter read by halves never gives a torn value, $by" "no ${by% *}"
		continue
	}
	try "halves: a counter read by halves never gives a torn value, $by" reads ${by% *} "${by#* }"
done
done_testing
