#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that programs of other projects count on the simulated machine what the scenario says and what its report says:
# perf by its own names, PCM, PAPI, node_exporter, cpupower, and two of them at once. Parts run alone:
# tests/clients/counts.sh pcm.
# Run by make test, first, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
. tests/tools/user.sh
. tests/clients/machine.sh
sees_cpuid

parts="two names pcm papi readers"
parts ${*:-$parts}
