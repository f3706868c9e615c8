#!/bin/sh
# SPDX-License-Identifier: MIT
# The commands that name, encode, decode and look at a machine. Parts run alone: tests/cli/run.sh decode gates.
# Run by make test, first.
set -u

cd "$(dirname "$0")/../.." || exit 1
parts="options help width list encode decode decode_log machine gates cpus tables complete habits dry_run
	causes attributes apart"
# These look at what all commands print in one way, so they have every second turn.
seldom="options width tables habits attributes apart"
. tests/cli/commands.sh
