/* SPDX-License-Identifier: MIT */
/* The commands, their options and their manuals. */
#include "commands.h"

/* clang-format off */

#define PLATFORM_OPTION(text) { CLI_OPTION_PLATFORM, 'p', "--platform", "PLATFORM", text }
#define HELP_OPTION { CLI_OPTION_HELP, 'h', "--help", NULL, "print this" }
#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static const struct cli_option list_options[] = {
	PLATFORM_OPTION("of one platform (default: $UNCORE_PLATFORM, else all of them)"),
	{ CLI_OPTION_BOX, 'b', "--box", "BOX", "of one box type" },
	{ CLI_OPTION_UMASKS, 'u', "--umasks", NULL, "each sub-event on a line of its own" },
	{ CLI_OPTION_FORMAT, 'f', "--format", "text|json|csv", "a table (default), one JSON document, or comma-separated values" },
	HELP_OPTION,
};

static const struct cli_option show_options[] = {
	PLATFORM_OPTION("on one platform (default: $UNCORE_PLATFORM, else every one that has it)"),
	HELP_OPTION,
};

static const struct cli_option encode_options[] = {
	PLATFORM_OPTION("for this platform (default: $UNCORE_PLATFORM)"),
	{ CLI_OPTION_FORMAT, 'f', "--format", "text|json|perf|libpfm|rdmsr",
	  "a table (default), one JSON object an event, perf's or libpfm4's event string, or commands to paste" },
	HELP_OPTION,
};

static const struct cli_option decode_options[] = {
	PLATFORM_OPTION("of this platform (default: $UNCORE_PLATFORM)"),
	{ CLI_OPTION_FORMAT, 'f', "--format", "text|json", "a table (default) or one JSON document" },
	HELP_OPTION,
};

/* Names in braces are filled in from the tables (examples.h), so that every example works as it is printed. */
const struct cli_command cli_commands[] = {
	{
		.name = "list", .arguments = "[platforms|boxes|registers|events|metrics] [GLOB]",
		.summary = "list events, or platforms, boxes, registers, metrics",
		.help =
			"Lists what the tables hold; events where no kind is said. A GLOB with * ? or [ ] must match the whole name; one\n"
			"without them any part of it. Case does not matter. A GLOB with a dot is matched with sub-events (EVENT.UMASK),\n"
			"as if --umasks were given.\n",
		.examples =
			"uncore list {part}\tevents with {part} in their name, on every platform\n"
			"uncore list -p {platform} -b {box}\tevery event of one box type\n"
			"uncore list '{event}.*'\tthe sub-events of an event\n"
			"uncore list boxes -p {platform}\tthe box types of a platform\n"
			"uncore list registers '*FILTER*'\tregisters, by their names in the manual\n"
			"uncore list metrics -b {box}\tnumbers that are worked out from counts\n"
			"uncore list --umasks --format csv\teverything, for a spreadsheet\n",
		.options = list_options, .option_count = COUNT(list_options), .most = 2, .run = cli_list,
	}, {
		.name = "show", .arguments = "ITEM",
		.summary = "explain an event, a box, a register, a field or a metric",
		.help =
			"ITEM is an event ({event}, or with a sub-event {event}.{umask}, or another tool's\n"
			"name of it), a box ({box}), a register ({box}.{register}, or its name in the manual, {name}), a\n"
			"field ({box}.{register}.{field}), or a metric ({metric}, or {box}/{metric} where several\n"
			"boxes have one of the name). Case does not matter.\n",
		.examples =
			"uncore show {event}\twhat it counts, where, with what, and its traps\n"
			"uncore show -p {platform} {box}.{register}\taddresses and bits of a register\n"
			"uncore show {box}.{register}.{field}\tthe values of a field\n"
			"uncore show {metric}\twhat a metric means, and what is counted for it\n"
			"uncore show {box}\tinstances, registers, counters, procedures of a box\n",
		.options = show_options, .option_count = COUNT(show_options), .least = 1, .most = 1, .run = cli_show,
	}, {
		.name = "encode", .arguments = "EVENT...",
		.summary = "what to write into which register for an event",
		.help =
			"EVENT is a name with a sub-event and settings, {event}.{umask},{field}={word}. An instance may stand\n"
			"before it ({box}{instance}:{event}...); raw ({box}/FIELD=VALUE,.../) and perf's form are understood too.\n"
			"Control values are without the enable bit, but for --format rdmsr, whose commands are meant to be pasted.\n"
			"\n"
			"--format json prints one object a line for each EVENT: platform, box, event, umasks, counters, and registers with\n"
			"register, role (control or filter), value and mask; for a wrong EVENT an object with error, column and hint.\n",
		.examples =
			"uncore encode -p {platform} {event}.{umask},{field}={word}\tregisters and values\n"
			"uncore encode -p {platform} --format json {event}.{umask},{field}={word}\tfor programs\n"
			"uncore encode -p {platform} --format perf {event}.{umask},{field}={word}\tfor perf stat -e\n"
			"uncore encode -p {platform} --format rdmsr {event}.{umask},{field}={word}\tto paste into a shell\n",
		.options = encode_options, .option_count = COUNT(encode_options), .least = 1, .most = -1, .run = cli_encode,
	}, {
		.name = "decode", .arguments = "REGISTER VALUE | BOX INSTANCE ADDRESS VALUE",
		.summary = "what the value of a register means",
		.help =
			"REGISTER is box.register ({box}.{control}, or {box}.{control}2 for one of an array) or the name in the manual\n"
			"({name}). ADDRESS is the number of an MSR, or the offset in the PCI configuration space of one of\n"
			"the box's functions. Numbers are decimal, or hexadecimal behind 0x.\n"
			"\n"
			"Prints each field with its value and name, for control registers the event, and every rule that the value\n"
			"breaks: reserved bits that must be written otherwise, a field without the one it needs, a value that no source\n"
			"names. A value that breaks a rule has been decoded all the same: the exit status stays 0.\n",
		.examples =
			"uncore decode -p {platform} {box}.{control} {code}\tfields and event of a control register\n"
			"uncore decode -p {platform} {name} {raw}\tby the name in the manual\n"
			"uncore decode -p {platform} {box} {instance} {address} {code}\tby what rdmsr or setpci was asked for\n",
		.options = decode_options, .option_count = COUNT(decode_options), .least = 2, .most = 4, .run = cli_decode,
	},
};

const size_t cli_command_count = COUNT(cli_commands);
