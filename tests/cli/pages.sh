#!/bin/sh
# SPDX-License-Identifier: MIT
# The pages of uncore show.
# Run by make test, first.
set -u

cd "$(dirname "$0")/../.." || exit 1
parts="show"
. tests/cli/commands.sh
