# SPDX-License-Identifier: MIT
# For test scripts (sourced, behind tap.sh): whether the facts that are stored here are what their sources say. Only who updates them has
# the sources: UNCORE_REFERENCE names the folder. Nothing else of a test needs it.
reference=${UNCORE_REFERENCE:-}

# has_reference NAME FILE: whether the folder has the file and python3 can read it; otherwise the case NAME is skipped
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

# same_facts NAME FACTS FILE SCRIPT ARGUMENT...: below its head FACTS holds what the script prints, which reads FILE of the folder
same_facts() {
	same_name=$1 same_stored=$2 same_file=$3
	shift 3
	has_reference "$same_name" "$same_file" || return 0
	try "$same_name" sh -c 'facts=$1 said=$2; shift 2; python3 "$@" >"$said" && grep -v "^#" "$facts" | diff - "$said"' sh \
		"$same_stored" "$scratch/said" "$@"
}
