#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares uncore_event_format_libpfm() with libpfm4 itself: libpfm4 must encode the string of every event and umask
# that needs no filter value to our control value. Only what disputes.json lists may differ, and each difference is
# printed. libpfm4_lacks.txt lists what libpfm4 does not know.
# Debian 12's library has no uncore of icx and spr: they are skipped. LIBPFM4=DIR uses a libpfm4 that was built in DIR.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/disputes.sh
build=${BUILD:-build}

library=${LIBPFM4:+-I$LIBPFM4/include $LIBPFM4/lib/libpfm.a}
library=${library:--lpfm}

if [ -z "${LIBPFM4:-}" ] && ! echo '#include <perfmon/pfmlib.h>' | "${CC:-cc}" -E - >/dev/null 2>&1; then
	skip "libpfm4: it encodes our strings as we do" "perfmon/pfmlib.h (libpfm4-dev) is not there"
	done_testing
	exit
fi
try "libpfm4: the comparison compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include -Igenerated/include \
	-o "$scratch/libpfm4" tests/facts/libpfm4.c "$build/lib/libuncore.a" -ljansson $library -lm

# compare PLATFORM: every event of ours
compare() {
	"$scratch/libpfm4" "$1" "$disputes" tests/facts/libpfm4_lacks.txt >"$scratch/$1"
	status=$?
	grep '^#' "$scratch/$1"
	try "libpfm4: it encodes $1 as we do except where a dispute says otherwise" sh -c \
		'grep -v "^#" "$1"; exit "$2"' sh "$scratch/$1" $status
	grep ' equal, ' "$scratch/$1" | sed 's/^/# /'
}
for platform in clx skx hsx bdx bdxde knl jkt ivt; do
	compare $platform
done

# The other way round: what libpfm4 encodes, with the values of filters and the modifiers, read by our parser.
try "libpfm4: the comparison of its strings compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include \
	-Igenerated/include -o "$scratch/strings" tests/facts/libpfm4_strings.c "$build/lib/libuncore.a" -ljansson $library -lm
for pair in jkt:snbep ivt:ivbep hsx:hswep bdx:bdx knl:knl skx:skx; do
	try "libpfm4: its strings for ${pair%:*} are encoded as it does, or the reason is known" \
		"$scratch/strings" "${pair%:*}" "${pair#*:}_unc" tests/facts/libpfm4_differs.txt "$disputes"
	"$scratch/strings" "${pair%:*}" "${pair#*:}_unc" tests/facts/libpfm4_differs.txt "$disputes" >"$scratch/said"
	tail -n 1 "$scratch/said" | tee -a "$scratch/shares"
	grep '^#reason ' "$scratch/said" >>"$scratch/reasons"
done
# Those that only a newer library knows, in both directions. Exit status 3: it has no such PMU.
for platform in icx spr; do
	name="libpfm4: its strings for $platform are encoded as it does, or the reason is known"
	"$scratch/strings" $platform ${platform}_unc tests/facts/libpfm4_differs.txt "$disputes" >"$scratch/said"
	status=$?
	if [ $status = 3 ]; then
		skip "$name" "this libpfm4 has no uncore of $platform"
		continue
	fi
	try "$name" sh -c 'grep -v "^#" "$1"; exit "$2"' sh "$scratch/said" $status
	tail -n 1 "$scratch/said" | tee -a "$scratch/newer"
	compare $platform
done
# The rows of reasons: those of at least ten strings, then how many others there are.
reasons() {
	awk '{ sum[$2] += $3 }
		END {
			for (id in sum)
				if (id == "-")
					print "0 | equal with `--as-written` | " sum[id] " |"
				else if (sum[id] >= 10)
					print "1 | " id " | " sum[id] " |"
				else {
					others++
					rest += sum[id]
				}
			print "2 | " others " other disputes | " rest " |"
		}' "$scratch/reasons" | sort -t '|' -k 1,1 -k 3,3nr -k 2,2 | sed 's/^[0-9] //'
}
# shares FILE: the rows that the page must have: platform, strings, equal, equal with --as-written.
shares() {
	awk 'function row(name, strings, equal, written) {
			printf "| %s | %d | %.1f %% | %.1f %% |\n", name, strings, 100 * equal / strings,
				100 * written / strings
		}
		{ sub(":", "", $2); row($2, $3, $8, $10); strings += $3; equal += $8; written += $10 }
		END { if (NR > 2) row("all", strings, equal, written) }' "$1"
}
# Nineteen of twenty must be libpfm4's own values where we add nothing: of all strings, and of each newer platform's.
nineteen_of_twenty() {
	awk '{ strings += $3; written += $10 } END { exit !(strings != 0 && written >= strings * 19 / 20) }' "$1"
}
try "libpfm4: 19 of 20 strings are encoded as it does if they are taken as they are written" \
	nineteen_of_twenty "$scratch/shares"
for platform in knl icx spr; do
	grep -h "^# $platform:" "$scratch/shares" "$scratch/newer" >"$scratch/one" 2>/dev/null || continue
	try "libpfm4: 19 of 20 strings of $platform are encoded as it does if they are taken as they are written" \
		nineteen_of_twenty "$scratch/one"
done
# Those that are not equal are libpfm4's mistakes or its alone. The share may only rise: then the page changes as well.
stated() {
	{ shares "$scratch/shares" && { [ ! -f "$scratch/newer" ] || shares "$scratch/newer"; } && reasons; } >"$scratch/rows"
	grep -xFf "$scratch/rows" docs/coming-from.md | diff - "$scratch/rows"
}
try "libpfm4: docs/coming-from.md has the shares of equal strings, and how many strings each reason explains" stated
try "libpfm4: the comparison of its strings reports what has no reason" \
	sh -c '! "$1" ivt ivbep_unc /dev/null "$disputes" >/dev/null' sh "$scratch/strings"
# A dispute that no longer names what it is about is found: here one umask's name is gone, and one verdict has changed.
sed 's/UNC_H_BT_BYPASS/UNC_H_OTHER/' "$disputes" >"$scratch/unnamed"
try "libpfm4: an event that its dispute does not name is reported" \
	sh -c '"$1" hsx hswep_unc tests/facts/libpfm4_differs.txt "$2" | grep -q "UNC_H_BT_BYPASS: .*does not name"' sh \
	"$scratch/strings" "$scratch/unnamed"
sed 's/OPC0_RD_CUR/RD_CUR/g' "$disputes" >"$scratch/unnamed"
try "libpfm4: a value that its dispute does not name is reported" \
	sh -c '"$1" skx skx_unc tests/facts/libpfm4_differs.txt "$2" | grep -q "does not name OPC0_RD_CUR"' sh \
	"$scratch/strings" "$scratch/unnamed"
try "libpfm4: a string without a dispute must be equal as it is written" \
	sh -c 'sed "s/ cha-lookup-states / - /" "$2" >"$4"; ! "$1" skx skx_unc "$4" "$3" >/dev/null' sh \
	"$scratch/strings" tests/facts/libpfm4_differs.txt "$disputes" "$scratch/differs"

# The comparison must find what is wrong: it fails without the disputes, and without the list.
echo '{ "disputes": [] }' >"$scratch/none"
try "libpfm4: the comparison reports a difference without a dispute" \
	sh -c '! "$1" ivt "$2" tests/facts/libpfm4_lacks.txt' sh \
	"$scratch/libpfm4" "$scratch/none"
try "libpfm4: the comparison reports what libpfm4 does not know" \
	sh -c '! "$1" ivt "$disputes" /dev/null' sh "$scratch/libpfm4"
done_testing
