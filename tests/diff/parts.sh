# SPDX-License-Identifier: MIT
# Sourced by run.sh: tests that diff names each value of the parts of a box that few boxes have.

# A box whose PMU has counters that run freely, and whose instances serve root buses.
box_with_parts() {
	both tests/diff/perf-older && for side in old new; do
		cp tests/diff/perf-older/new/madeup/slice.box.json "$scratch/$side/madeup/" &&
			sed -i 's/^    "older": {$/    "free": {\
      "pmu": "uncore_slice_free", "source": "made-up-1 p4",\
      "formats": { "event": "config:0-7" },\
      "counters": [ { "counters": "cycles", "config": "0xff" } ],\
      "events": { "cycles": "0xff" }\
    },\
&/; s/^  "aliases": \["section"\],$/&\
  "root_buses": { "pmu": true, "chipset": 1, "source": "made-up-1 p5", "text": "Which bus." },/' \
				"$scratch/$side/madeup/slice.box.json" || return 1
	done
}

# named FACT CHANGE SED: after the edit diff reports this one change of the box, and what it is of
named() {
	box_with_parts && sed -i "$3" "$scratch/new/madeup/slice.box.json" && report || return 1
	[ "$(as_expected "$scratch/json" | cut -d ' ' -f 2-)" = "$2 madeup/slice" ] && [ "$(member fact <"$scratch/json")" = "$1" ] ||
		{ echo "$1"; cat "$scratch/json"; return 1; }
}
named_parts() {
	named "perf: text" text-changed 's/"pmu": "uncore_slice",/& "text": "Why.",/' &&
		named "perf.older: text" text-changed 's/"until": "6.1",/& "text": "What.",/' &&
		named "perf.older: source" source-changed '/"until"/,$s/made-up-1 p2/made-up-1 p3/' &&
		named "perf.free: source" source-changed 's/made-up-1 p4/made-up-1 p3/' &&
		named "root buses: chipset" bus-mapping-changed 's/"chipset": 1/"chipset": 2/' &&
		named "root buses: text" text-changed 's/Which bus/What bus/' &&
		named "root buses: source" source-changed 's/made-up-1 p5/made-up-1 p3/'
}
try "diff names the values of a box's PMUs and root buses" named_parts
