# SPDX-License-Identifier: MIT
# Sourced by test scripts after tap.sh: $disputes is a file with the disputes of every platform.
export disputes="$scratch/disputes.json"
python3 tests/facts/all_disputes.py spec >"$disputes"
