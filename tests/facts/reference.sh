# SPDX-License-Identifier: MIT
# Sourced by test scripts after tap.sh: checks that the facts stored here are what their sources say. Only those who
# update the facts have the sources, in the folder that UNCORE_REFERENCE names. Nothing else in a test needs them.
reference=${UNCORE_REFERENCE:-}

# has_reference NAME FILE: succeeds if the folder has the file and python3 is there; otherwise skips the case NAME
has_reference() {
	if [ -z "$reference" ]; then
		skip "$1" "UNCORE_REFERENCE does not name a folder with the sources"
	elif [ ! -e "$reference/$2" ]; then
		skip "$1" "$reference/$2 is not there"
	elif ! command -v python3 >/dev/null 2>&1; then
		skip "$1" "python3 is not there"
	else
		return 0
	fi
	return 1
}

# same_facts NAME FACTS FILE SCRIPT ARGUMENT...: the script reads FILE of the folder and prints the lines of FACTS below
# its head
same_facts() {
	same_name=$1 same_stored=$2 same_file=$3
	shift 3
	has_reference "$same_name" "$same_file" || return 0
	try "$same_name" sh -c 'facts=$1 said=$2; shift 2; python3 "$@" >"$said" && grep -v "^#" "$facts" | diff - "$said"' sh \
		"$same_stored" "$scratch/said" "$@"
}
