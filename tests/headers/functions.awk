# SPDX-License-Identifier: MIT
# Finds the accessors in generated headers: prints "type name" for each macro that gets, sets or clears. The type is
# that of its value, or "?" if the macro has an unknown form.
/^#define [a-z0-9_]+_(get|set|clear)(_[a-z0-9_]+)?\(.*\\$/ {
	name = $2
	sub(/\(.*/, "", name)
	next
}
# Fields in pieces are left out: several shifts and masks can be written in several ways. The self-tests run them.
name != "" && /_gather_|UNCORE_SPREAD(32|64)_\(/ {
	name = ""
	next
}
name != "" {
	type = "?"
	if ($1 ~ /^UNCORE_GET(32|64)_\(/)
		type = "uint" substr($1, 11, 2) "_t"
	else if ($1 ~ /^UNCORE_(PUT32|PUT64|SEEN)_\(/)
		type = $1
	sub(/.*\(/, "", type)
	sub(/,$/, "", type)
	print type, name
	name = ""
}
