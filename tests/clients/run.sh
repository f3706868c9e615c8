#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore sim run, with programs of other projects on the simulated machine: msr-tools, pciutils, util-linux,
# hwloc, LIKWID. They know nothing of libuncore; what they must print follows from the scenario. UNCORE names another
# binary.
# Run by make test, first, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
. tests/tools/user.sh

. tests/clients/machine.sh

. tests/clients/command.sh
. tests/clients/tools.sh
. tests/clients/sysfs.sh
. tests/clients/cpuid.sh
. tests/clients/patch.sh
. tests/clients/affinity.sh
. tests/clients/perf.sh
. tests/clients/core.sh
. tests/clients/devices.sh
. tests/clients/fence.sh
. tests/clients/doors.sh
. tests/clients/ends.sh
. tests/clients/mapped.sh
. tests/clients/likwid.sh
. tests/clients/memory.sh
done_testing
