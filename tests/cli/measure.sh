#!/bin/sh
# SPDX-License-Identifier: MIT
# The commands that measure: stat, record, top's numbers, groups, metrics. Parts run alone: tests/cli/measure.sh stat globs.
# Run by make test, first.
set -u

cd "$(dirname "$0")/../.." || exit 1
parts="stat verify globs groups own when example openmetrics record small_part mesh memory_mode energy limits"
. tests/cli/commands.sh
