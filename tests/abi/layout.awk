# SPDX-License-Identifier: MIT
# Turns the preprocessed public headers, with line markers, into a C program that prints what programs rely on. The
# first column of its output names the kind of fact:
#   call, inline, type    a function or function type, as it is declared
#   struct, field         size; type, place and size
#   row, column           the same, of the structs of generated tables
#   value                 an enumerator, except those that only mark the end of a list

function fail(what)
{
	print "layout.awk: cannot read: " what >"/dev/stderr"
	exit failed = 1
}

function trim(text)
{
	gsub(/^ +| +$/, "", text)
	return text
}

function say(text)
{
	gsub(/"/, "\\\"", text)
	printf "\tputs(\"%s\");\n", text
}

function enumerators(body, parts, count, i, name)
{
	count = split(body, parts, ",")
	for (i = 1; i <= count; i++) {
		name = trim(parts[i])
		sub(/[ =].*/, "", name)
		if (name != "" && name !~ /_END$/)
			printf "\tprintf(\"value %s = %%lld\\n\", (long long)%s);\n", name, name
	}
}

function field(owner, type, name, count)
{
	printf "\tprintf(\"%s %s.%s: %s, at %%zu, %%zu bytes\\n\", offsetof(struct %s, %s), sizeof(((struct %s *)0)->%s));\n",
		is_table ? "column" : "field", owner, name, type, owner, name, owner, name
}

# Parses declarations such as "const char *id, *name", "char text[240]" and "int (*read)(void *)".
function member(owner, text, parts, count, i, type, name)
{
	if (match(text, /\(\*[a-z_0-9]+\)/)) {
		name = substr(text, RSTART + 2, RLENGTH - 3)
		sub(/\(\*[a-z_0-9]+\)/, "(*)", text)
		field(owner, text, name)
		return
	}
	count = split(text, parts, ",")
	match(parts[1], /[a-z_0-9]+(\[[^]]*\])*$/)
	type = trim(substr(parts[1], 1, RSTART - 1))
	parts[1] = substr(parts[1], RSTART)
	sub(/[ *]+$/, "", type)
	for (i = 1; i <= count; i++) {
		name = trim(parts[i])
		gsub(/\[[^]]*\]|\*/, "", name)
		field(owner, type, trim(name))
	}
}

function members(owner, body, parts, count, i, text)
{
	if (body ~ /[{}:]/)
		fail("struct " owner)
	printf "\tprintf(\"%s %s: %%zu bytes\\n\", sizeof(struct %s));\n", is_table ? "row" : "struct", owner, owner
	count = split(body, parts, ";")
	for (i = 1; i <= count; i++) {
		text = trim(parts[i])
		if (text != "")
			member(owner, text)
	}
}

function statement(text, open, body, owner)
{
	gsub(/__attribute__ *\(\(([^()]|\(([^()]|\([^()]*\))*\))*\)\)/, "", text)
	gsub(/__extension__/, "", text)
	gsub(/[ \t]+/, " ", text)
	gsub(/ ;/, ";", text)
	text = trim(text)
	open = index(text, "{")
	body = substr(text, open + 1)
	sub(/\} *[a-z_0-9]* *;?$/, "", body)
	if (text ~ /^(typedef )?enum [a-z_0-9]*( )?\{/)
		enumerators(body)
	else if (text ~ /^struct [a-z_0-9]+ \{/) {
		owner = text
		sub(/^struct /, "", owner)
		sub(/ .*/, "", owner)
		members(owner, body)
	} else if (text ~ /^struct [a-z_0-9]+;$/)
		return
	else if (text ~ /^typedef /)
		say("type " text)
	else if (open > 0 && text ~ /^static inline/)
		say("inline " trim(substr(text, 15, open - 15)))
	else if (open == 0 && text ~ /\(.*\);$/)
		say("call " text)
	else
		fail(text)
}

/^# [0-9]+ "/ {
	is_public = index($3, "uncore/") > 0
	table_file = $3 ~ /(tables|other_rows)\.h/
	next
}
/^#/ || !is_public { next }

{
	line = $0
	for (i = 1; i <= length(line); i++) {
		c = substr(line, i, 1)
		if (text == "" && c ~ /[ \t]/)
			continue
		if (text == "")
			is_table = table_file
		text = text c
		depth += (c == "{") - (c == "}")
		if (depth == 0 && (c == ";" || (c == "}" && text ~ /^static inline/))) {
			if (text != ";")
				statement(text)
			text = ""
		}
	}
	if (text != "")
		text = text " "
}

BEGIN { print "#include <stdio.h>\n#include \"all.h\"\n\nint main(void)\n{" }
END {
	if (!failed)
		print "\treturn 0;\n}"
}
