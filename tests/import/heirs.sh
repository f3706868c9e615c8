#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that an import changes one platform alone: others inherit its files (bdx, bdxde and skx those of hsx, clx those of skx)
# and say after it what they said before, until their own list is imported. The lists are made from tests/facts, and
# changed by hand or, with a seed that is printed, at random.
# Run by make test, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
spec=$PWD/spec
. tests/tools/tap.sh
. tests/import/facts.sh

# list PLATFORM VERSION SED: makes the file of a later version
list() {
	published "$1" | sed "s/\"Version\": \"[0-9]*\"/\"Version\": \"$2\"/; $3" >"$scratch/$1_$2.json"
}
begin() { rm -rf "$scratch/spec" && cp -r "$spec" "$scratch/spec"; }
# import PLATFORM VERSION [OPTION...]
import() {
	from=$1 file=$1_$2.json
	shift 2
	(cd "$scratch" && "$generator" import perfmon "$file" --platform "$from" --renamed "$@")
}
# only PLATFORM: nothing else means another thing than before, and every file is in canonical form. diff exits with 2 where
# the list contradicts itself.
only() {
	"$generator" diff --format json "$spec" "$scratch/spec" >"$scratch/diff" || [ $? -eq 2 ] || return 1
	! grep '"change": ' "$scratch/diff" | grep -vE "\"path\": \"$1[/\"]|\"change\": \"document-" || return 1
	grep -q "\"path\": \"$1/" "$scratch/diff" && "$generator" fmt --check "$scratch/spec"
}
# left: what check reports besides texts that nobody has written yet
left() { "$generator" check "$scratch/spec" 2>&1 | grep 'error\[' | grep -v 'error\[missing-text\]'; }
says() { grep -q -e "$1" "$scratch/report" || { echo "not said: $1"; cat "$scratch/report"; return 1; }; }

# A changed code, other counters, a new name of an event and of a umask, an event and a umask more. Groups, metrics and the
# example machine of hsx name the two renamed ones.
changes='/"UNC_C_TOR_OCCUPANCY\./s/"EventCode": "0x36"/"EventCode": "0x38"/
	s/"EventName": "UNC_M_CAS_COUNT\.RD"/"EventName": "UNC_M_CAS_COUNT.READS"/
	s/"EventName": "UNC_M_CAS_COUNT\.RD_REG"/"EventName": "UNC_M_CAS_COUNT.READS_REG"/
	s/"EventName": "UNC_H_REQUESTS\./"EventName": "UNC_H_ASKED./
	/"UNC_P_CLOCKTICKS"/s/"Counter": "[0-9,]*"/"Counter": "0,1"/
	/"UNC_Q_CLOCKTICKS"/{p;s/UNC_Q_CLOCKTICKS/UNC_Q_CLOCKTICKS_MORE/;s/"EventCode": "[^"]*"/"EventCode": "0x7e"/;}
	/"UNC_R2_RING_AD_USED\.CW"/{p;s/"UNC_R2_RING_AD_USED\.CW"/"UNC_R2_RING_AD_USED.FIFTH"/;s/"UMask": "[^"]*"/"UMask": "0x10"/;}'
parent() {
	list hsx 30 "$changes" && begin && import hsx 30 >"$scratch/report"
	says '^  bdx inherits from hsx and keeps what it has; its own list is perfmon-bdx V23$' &&
		says '^  bdxde inherits from hsx and keeps what it has; its own list is perfmon-bdxde V12$' &&
		says '^  cbo UNC_C_TOR_OCCUPANCY.ALL  code 0x36 umask 0x8 -> code 0x38 umask 0x8  stays in bdx, bdxde  ' &&
		says '^  imc UNC_M_CAS_COUNT.READS  was UNC_M_CAS_COUNT.RD  stays in bdx, bdxde, clx, skx  ' &&
		says '^  ha UNC_H_ASKED.READS  was UNC_H_REQUESTS.READS  stays in bdx, bdxde  ' &&
		says '^  qpi UNC_Q_CLOCKTICKS_MORE  .* not for bdx' &&
		! says '^to do by hand' >/dev/null || return 1
	import hsx 30 --write --quiet && only hsx && ! left && grep -q '"UNC_M_CAS_COUNT.READS_REG"' "$scratch/spec/hsx/platform.json" &&
		grep -q 'UNC_M_CAS_COUNT.READS \*' "$scratch/spec/hsx/metrics.json"
}
try "heirs: an import for hsx changes nothing of the platforms that inherit from it" parent
again() { import hsx 30 >"$scratch/report"; says '^hsx: .* 0 new, 0 changed, 0 renamed, '; }
try "heirs: a second import of the same list has nothing to do" again

# Then the heir's own list has the same changes: bdx takes them, its file needs the old facts no more, and bdxde keeps them.
child() {
	list bdx 24 "$changes" && cp -r "$scratch/spec" "$scratch/between" || return 1
	import bdx 24 --format json >"$scratch/report"
	says '"platform": "bdxde", "list": "perfmon-bdxde", "revision": "V12' && says '"heirs": \["bdxde"\]' || return 1
	import bdx 24 --write --quiet && ! left || return 1
	"$generator" diff --format json "$scratch/between" "$scratch/spec" >"$scratch/diff"
	! grep '"change": ' "$scratch/diff" | grep -vE '"path": "bdx[/"]|"change": "document-' || return 1
	grep -q '"change": "event-renamed", .*"path": "bdx/ha/UNC_H_ASKED"' "$scratch/diff" &&
		! grep -q '"UNC_H_REQUESTS"' "$scratch/spec/bdx/ha.events.json" && grep -q '"UNC_H_REQUESTS"' "$scratch/spec/bdxde/ha.events.json"
}
try "heirs: the heir's own list changes the heir, and not the heirs of that" child

# What the new list contradicts is listed before anything is written: here two events get one code.
contradiction() {
	list hsx 31 '/"UNC_R2_RING_IV_USED\./s/"EventCode": "[^"]*"/"EventCode": "0x9"/' && begin && import hsx 31 >"$scratch/report"
	says '^to do by hand ([0-9]*): what check reports after --write$' && says 'spec/hsx/r2pcie.events.json:[0-9:]*: .* \[event-encoding\]$' || return 1
	sed -n 's/^  \(spec.*\): .* \[[a-z-]*\]$/\1/p' "$scratch/report" | LC_ALL=C sort >"$scratch/told"
	import hsx 31 --write --quiet && only hsx || return 1
	(cd "$scratch" && "$generator" check spec 2>&1) | sed -n 's/^\(spec[^ ]*\): error\[[a-z-]*\].*/\1/p' | LC_ALL=C sort | diff -u "$scratch/told" -
}
try "heirs: the report lists the errors that check finds after --write" contradiction

# A platform that has nothing of its own keeps what it had, too. An events file that the import begins cannot be kept from
# it by what it is like: the report says so.
nothing_own() {
	rm -rf "$scratch/spec" "$scratch/old" && cp -r tests/import/spec "$scratch/spec" && mkdir "$scratch/spec/kin" || return 1
	cat >"$scratch/spec/kin/platform.json" <<-END
		{ "schema": 1, "platform": "kin", "like": "part",
		  "cpuid": [ { "family": 6, "model": 99, "source": "guide-1 p1" } ] }
	END
	cp tests/import/newer.json "$scratch" && cp -r "$scratch/spec" "$scratch/old"
	(cd "$scratch" && "$generator" import perfmon newer.json --platform part) >"$scratch/report"
	says '^  kin inherits from part and keeps what it has; it has no list of its own, so decide by hand$' &&
		says '^  slice UNC_S_RENEWED  was UNC_S_OLD  stays in kin  ' || return 1
	(cd "$scratch" && "$generator" import perfmon newer.json --platform part --write --quiet) || return 1
	"$generator" diff --format json "$scratch/old" "$scratch/spec" >"$scratch/diff"
	grep -q '"path": "part/slice/UNC_S_RENEWED"' "$scratch/diff" && ! grep '"path": "kin' "$scratch/diff" || return 1
	rm -rf "$scratch/spec" && cp -r "$scratch/old" "$scratch/spec" && rm "$scratch/spec/part/power.events.json"
	(cd "$scratch" && "$generator" import perfmon newer.json --platform part) >"$scratch/report"
	says '^  spec/kin/power.events.json: kin would inherit this and does not have it; '
}
try "heirs: a platform without files of its own keeps what it had" nothing_own

# random PLATFORM SEED: changes about three of a hundred entries of the list
random() {
	published "$1" | sed 's/"Version": "[0-9]*"/"Version": "99"/' | awk -v seed="$2" '
	function any(n) { return int(rand() * n) }
	function put(key, value) { sub("\"" key "\": \"[^\"]*\"", "\"" key "\": \"" value "\"") }
	BEGIN { srand(seed) }
	/"Unit"/ && rand() < 0.03 {
		kind = any(6)
		if (kind == 0) put("EventCode", sprintf("0x%x", any(256)))
		if (kind == 1) put("UMask", sprintf("0x%x", any(256)))
		if (kind == 2) put("Counter", any(2) ? "0" : "0,1")
		if (kind == 3) sub(/", "EventCode/, "_NOW&")
		if (kind == 4) next
		if (kind == 5) { print; sub(/^,?/, ","); sub(/", "EventCode/, "_MORE&"); put("UMask", sprintf("0x%x", any(256))) }
	}
	{ print }' | sed '/"Events"/{n;s/^,//;}' >"$scratch/$1_99.json"
}
alone() {
	for turn in 1; do
		seed=$((first + turn))
		echo "$1, seed $seed"
		random "$1" "$seed" && begin && import "$1" 99 --write >"$scratch/report" && only "$1" || return 1
		left | sed 's/: error.*//' | head -n 20 | while IFS= read -r place; do
			says "  ${place#"$scratch/"}: " || grep -q ' more: uncoregen check' "$scratch/report" || exit 1
		done || return 1
	done
}
first=${SEED:-$(git log -1 --format=%ct 2>/dev/null || echo 1)}
for parent in hsx jkt; do
	try "heirs: random changes of $parent's list change nothing of its heirs" alone "$parent"
done
done_testing
