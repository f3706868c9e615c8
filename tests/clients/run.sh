#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore sim run, with programs of other projects on the simulated machine: msr-tools, pciutils, util-linux,
# hwloc, LIKWID. They know nothing of libuncore; what they must print follows from the scenario. UNCORE names another
# binary. Parts run alone: tests/clients/run.sh affinity perf.
# Run by make test, first, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
. tests/tools/user.sh

. tests/clients/machine.sh
may_trace

parts="command tools sysfs cpuid patch affinity perf core devices fence doors ends mapped likwid memory"
parts ${*:-$parts}
