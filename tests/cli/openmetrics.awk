# SPDX-License-Identifier: MIT
# A strict reader of the OpenMetrics text format, version 1.0.0, as far as uncore stat uses it: one set, each family once and in one
# piece, TYPE and HELP before its samples, labels quoted and escaped, series unique, counters that end in _total and never
# negative, # EOF as the last line. Prints what is wrong; exits 1 if anything is.

function wrong(what) {
	printf "line %d: %s: %s\n", NR, what, $0
	faults++
}

# A word of letters, digits and _, not beginning with a digit.
function is_name(word) {
	return word ~ /^[a-zA-Z_][a-zA-Z0-9_]*$/
}

# Eats the labels behind the {; what is left is behind the }.
function eat_labels(rest,   name, value, seen) {
	labels = ""
	while (rest !~ /^}/) {
		if (!match(rest, /^[a-zA-Z_][a-zA-Z0-9_]*="/)) {
			wrong("no label at " rest)
			return ""
		}
		name = substr(rest, 1, RLENGTH - 2)
		rest = substr(rest, RLENGTH + 1)
		if (!match(rest, /^([^"\\]|\\["\\n])*"/)) {
			wrong("the value of " name " does not end, or has a stray backslash")
			return ""
		}
		value = substr(rest, 1, RLENGTH - 1)
		rest = substr(rest, RLENGTH + 1)
		if (name in seen)
			wrong("the label " name " twice")
		seen[name] = 1
		labels = labels name "=" value ";"
		if (rest ~ /^,[^}]/)
			rest = substr(rest, 2)
		else if (rest !~ /^}/) {
			wrong("neither , nor } behind a label")
			return ""
		}
	}
	return substr(rest, 2)
}

ended { wrong("something behind # EOF") }
$0 == "# EOF" { ended = 1; next }
/^# (TYPE|HELP|UNIT) / {
	if (!is_name($3))
		wrong("no name")
	if (($2, $3) in meta)
		wrong("said twice")
	meta[$2, $3] = 1
	if (has_samples[$3])
		wrong("behind its samples")
	if ($2 == "TYPE" && $4 != "counter" && $4 != "gauge")
		wrong("an unexpected type")
	if ($2 == "TYPE")
		types[$3] = $4
	if ($3 != family && closed[$3]++)
		wrong("a family in two pieces")
	family = $3
	next
}
/^#/ || /^$/ || /^[ \t]/ || /\r/ || /  / { wrong("not of the format"); next }
{
	match($0, /^[a-zA-Z_][a-zA-Z0-9_]*/)
	name = substr($0, 1, RLENGTH)
	rest = substr($0, RLENGTH + 1)
	labels = ""
	if (rest ~ /^{/)
		rest = eat_labels(substr(rest, 2))
	owner = name
	if (types[family] == "counter") {
		if (owner !~ /_total$/)
			wrong("a counter that does not end in _total")
		sub(/_total$/, "", owner)
	}
	if (owner != family || !(owner in types))
		wrong("not of the family above")
	if (rest !~ /^ -?[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?$/)
		wrong("no number, or more than one")
	if (types[family] == "counter" && rest ~ /^ -/)
		wrong("a counter below 0")
	if ((name, labels) in series)
		wrong("a series twice")
	series[name, labels] = 1
	has_samples[owner] = 1
	samples++
}
END {
	if (!ended)
		wrong("no # EOF")
	if (samples < least)
		wrong("only " samples + 0 " samples")
	exit faults > 0
}
