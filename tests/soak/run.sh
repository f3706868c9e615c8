#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore exporter while clients, CPUs and other programs come and go (churn.py). SOAK_SECONDS in the environment
# sets another time than ten seconds, SOAK_SEED another random sequence. "make soak" also counts for a simulated month.
# Run by make test and make soak, early.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
unset UNCORE_PLATFORM
. tests/tools/tap.sh
trap 'tap_ended; ! mountpoint -q "$scratch/machine" || umount -l "$scratch/machine"; rm -rf "$scratch"' EXIT

churn() {
	/usr/bin/python3 tests/soak/churn.py "$uncore" "$scratch" "${SOAK_SECONDS:-10}" "${SOAK_SEED:-${TEST_TURN:-1}}"
}
name="exporter: clients, CPUs and other programs come and go; nothing grows or falls, every register is restored"
if [ ! -x /usr/bin/python3 ]; then
	skip "$name" "no python3"
elif [ ! -c /dev/fuse ]; then
	skip "$name" "no /dev/fuse"
elif [ "$(id -u)" != 0 ]; then
	skip "$name" "needs root: it mounts, and switches CPUs of the mount"
elif "$uncore" exporter --sim ivt -g memory --listen 127.0.0.1:bad 2>&1 | grep -q 'built without libmicrohttpd'; then
	skip "$name" "built without libmicrohttpd"
else
	try "$name" churn
fi

# A report a minute and a file a day, by the simulator's own clock; the counters are looked at ten times a second.
month() {
	mkdir "$scratch/files" &&
		(ulimit -n 16 && "$uncore" stat --sim ivt:2 -M MEM_BW_READS -I 1m -t 30d -f csv -o "$scratch/files/x.csv" --rotate 1d) &&
		tests/long/rows.py csv 60 2 "$scratch"/files/x.csv.2* "$scratch/files/x.csv" >"$scratch/counts" || return 1
	[ "$(tr ' ' '\n' <"$scratch/counts" | sort | uniq -c | tr -s ' ')" = " 30 1440" ] || { cat "$scratch/counts"; return 1; }
}
[ -z "${SOAK_SECONDS:-}" ] || try "stat -I: a month of minutes, in a file for each day" month
done_testing
