# SPDX-License-Identifier: MIT
# Functions for run.sh, which sources this: what a function of stat costs on a simulated machine, by callgrind's profile.

# of_function NAME FILE: prints how often the function was called, and the instructions below these calls, of a profile.
of_function() {
	awk -v name="$1" '
		$0 ~ "^c?fn=\\([0-9]+\\) " name "$" { match($0, /\([0-9]+\)/); ids[substr($0, RSTART, RLENGTH)] = 1 }
		/^cfn=/ { match($0, /\([0-9]+\)/); is_wanted = substr($0, RSTART, RLENGTH) in ids }
		/^calls=/ { split($1, part, "="); getline; if (is_wanted) { calls += part[2]; cost += $2 } }
		END { printf "%d %.0f\n", calls, cost; exit !calls }' "$2"
}

# profiled WORD...: makes a profile of what stat does on a simulated machine
profiled() {
	valgrind --tool=callgrind --callgrind-out-file="$scratch/profile" "$uncore-sim" stat --sim skx:2 "$@" \
		>"$scratch/valgrind" 2>&1 </dev/null # 1: some events had no turn
}

# without_machine CALLS INSTRUCTIONS: prints them, without the instructions of the simulated machine in the profile
without_machine() {
	of_function serve "$scratch/profile" >"$scratch/served" && read -r _ machine <"$scratch/served" || return 1
	echo "$1 $(($2 - machine))"
}

# turned MILLISECONDS: prints the changes of pass of a run with all events of imc, and their instructions
turned() {
	profiled -m -e 'UNC_M_*' -t "$1"
	without_machine $(of_function uncore_session_rotate "$scratch/profile")
}

# verified MILLISECONDS: prints the verifications of a run with the group of the memory, and their instructions
verified() {
	VALGRIND_OPTS=--toggle-collect=uncore_session_verify profiled -g memory -t "$1"
	without_machine $(of_function uncore_inner_check_theft "$scratch/profile")
}

# of_all MILLISECONDS: prints the seconds of a run with all events, and its instructions
of_all() {
	profiled -m -e 'UNC_*' -t "$1"
	without_machine $(($1 / 1000)) "$(awk '/Collected *:/ { print $NF }' "$scratch/valgrind")"
}

# each_row WHAT LIMIT RUN MILLISECONDS: of a run of this time and one of the double, what one of its things more costs.
# Only the difference of two runs has no first pass of its own.
each_row() {
	few=$("$3" "$4") && many=$("$3" $((2 * $4))) || die "valgrind failed"
	row "$1" "$(echo "$few $many" | awk '{ printf "%.0f", ($4 - $2) / ($3 - $1) }')" "$2" ""
}
