#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares uncore_event_format_libpfm() with libpfm4 itself: libpfm4 must encode the string of every event and umask
# that needs no filter value to our control value. Only what disputes.json lists may differ, and each difference is
# printed. libpfm4_lacks.txt lists what libpfm4 does not know.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/disputes.sh
build=${BUILD:-build}

if ! echo '#include <perfmon/pfmlib.h>' | "${CC:-cc}" -E - >/dev/null 2>&1; then
	skip "libpfm4: it encodes our strings as we do" "perfmon/pfmlib.h (libpfm4-dev) is not there"
	done_testing
	exit
fi
try "libpfm4: the comparison compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include -Igenerated/include \
	-o "$scratch/libpfm4" tests/facts/libpfm4.c "$build/lib/libuncore.a" -ljansson -lpfm

for platform in clx skx hsx bdx bdxde jkt ivt; do
	"$scratch/libpfm4" $platform "$disputes" tests/facts/libpfm4_lacks.txt >"$scratch/$platform"
	status=$?
	grep '^#' "$scratch/$platform"
	try "libpfm4: it encodes $platform as we do except where a dispute says otherwise" sh -c \
		'grep -v "^#" "$1"; exit "$2"' sh "$scratch/$platform" $status
	grep ' equal, ' "$scratch/$platform" | sed 's/^/# /'
done

# The other way round: what libpfm4 encodes, with the values of filters and the modifiers, read by our parser.
try "libpfm4: the comparison of its strings compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include \
	-Igenerated/include -o "$scratch/strings" tests/facts/libpfm4_strings.c "$build/lib/libuncore.a" -lpfm -lm
for pair in jkt:snbep ivt:ivbep hsx:hswep bdx:bdx skx:skx; do
	try "libpfm4: its strings for ${pair%:*} are encoded as it does, or the reason is known" \
		"$scratch/strings" "${pair%:*}" "${pair#*:}_unc" tests/facts/libpfm4_differs.txt
	"$scratch/strings" "${pair%:*}" "${pair#*:}_unc" tests/facts/libpfm4_differs.txt | tail -n 1 | tee -a "$scratch/shares"
done
# The rows that the page must have: platform, strings, equal, equal with --as-written.
shares() {
	awk 'function row(name, strings, equal, written) {
			printf "| %s | %d | %.1f %% | %.1f %% |\n", name, strings, 100 * equal / strings,
				100 * written / strings
		}
		{ sub(":", "", $2); row($2, $3, $8, $10); strings += $3; equal += $8; written += $10 }
		END { row("all", strings, equal, written) }' "$scratch/shares"
}
# Nineteen of twenty must be libpfm4's own values where we add nothing.
nineteen_of_twenty() {
	awk '{ strings += $3; written += $10 } END { exit !(strings != 0 && written >= strings * 19 / 20) }' "$scratch/shares"
}
try "libpfm4: 19 of 20 strings are encoded as it does if they are taken as they are written" nineteen_of_twenty
# Those that are not equal are libpfm4's mistakes or its alone. The share may only rise: then the page changes as well.
stated() {
	shares >"$scratch/rows"
	grep -xFf "$scratch/rows" docs/coming-from.md | diff - "$scratch/rows"
}
try "libpfm4: docs/coming-from.md has the shares of equal strings, of each platform and of all" stated
try "libpfm4: the comparison of its strings reports what has no reason" \
	sh -c '! "$1" ivt ivbep_unc /dev/null >/dev/null' sh "$scratch/strings"

# The comparison must find what is wrong: it fails without the disputes, and without the list.
echo '{ "disputes": [] }' >"$scratch/none"
try "libpfm4: the comparison reports a difference without a dispute" \
	sh -c '! "$1" ivt "$2" tests/facts/libpfm4_lacks.txt' sh \
	"$scratch/libpfm4" "$scratch/none"
try "libpfm4: the comparison reports what libpfm4 does not know" \
	sh -c '! "$1" ivt "$disputes" /dev/null' sh "$scratch/libpfm4"
done_testing
