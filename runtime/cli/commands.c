/* SPDX-License-Identifier: MIT */
/* The commands, their options and their manuals. */
#include "cli/commands.h"

/* clang-format off */

#define FILLS(what, member) CLI_OPTION_##what, offsetof(struct cli_request, member)
#define PLATFORM_OPTION(text) { FILLS(TEXT, platform), 'p', "--platform", "PLATFORM", text }
#define HELP_OPTION { CLI_OPTION_HELP, 0, 'h', "--help", NULL, "print this" }
#define MACHINE_OPTIONS \
	{ FILLS(TEXT, sim), 0, "--sim", "PLATFORM[/VARIANT][:SOCKETS][,FILE]", \
	  "a simulated machine, its traffic and faults from FILE (default: example traffic; idle: none)" }, \
	{ FILLS(TEXT, root), 0, "--root", "DIR", "the machine whose dev, sys and proc stand below DIR (default: /)" }
#define STATE_OPTION \
	{ FILLS(TEXT, state), 0, "--state", "DIR", \
	  "locks and journals (default: /run/uncore; DIR.uncore of --root DIR; --sim: none)" }
#define IGNORED_OPTION \
	{ FILLS(FLAG, allow_ignored), 0, "--allow-ignored", NULL, "warn of a filter that the event ignores, and go on" }
#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static const struct cli_option list_options[] = {
	PLATFORM_OPTION("of one platform (default: $UNCORE_PLATFORM, else all of them)"),
	{ FILLS(TEXT, box), 'b', "--box", "BOX", "of one box type" },
	{ FILLS(FLAG, umasks), 'u', "--umasks", NULL, "each sub-event on a line of its own" },
	{ FILLS(FORMAT, format), 'f', "--format", "text|json|csv",
	  "a table (default), one JSON document, or comma-separated values" },
	HELP_OPTION,
};

static const struct cli_option show_options[] = {
	PLATFORM_OPTION("on one platform (default: $UNCORE_PLATFORM, else every one that has it)"),
	HELP_OPTION,
};

static const struct cli_option encode_options[] = {
	PLATFORM_OPTION("for this platform (default: $UNCORE_PLATFORM)"),
	{ FILLS(FORMAT, format), 'f', "--format", "text|json|perf|libpfm|rdmsr",
	  "a table (default), one JSON object an event, perf's or libpfm4's event string, or commands to paste" },
	IGNORED_OPTION,
	HELP_OPTION,
};

static const struct cli_option decode_options[] = {
	PLATFORM_OPTION("of this platform (default: $UNCORE_PLATFORM)"),
	{ FILLS(FORMAT, format), 'f', "--format", "text|json", "a table (default) or one JSON document" },
	HELP_OPTION,
};

static const struct cli_option stat_options[] = {
	{ FILLS(LIST, events), 'e', "--event", "EVENT[,EVENT...]", "count it; may be said several times" },
	IGNORED_OPTION,
	{ FILLS(LIST, metrics), 'M', "--metric", "METRIC[:NAME=N][,...]",
	  "count what the metrics need, and work them out" },
	{ FILLS(NUMBER, interval), 'I', "--interval", "MS",
	  "report every so many milliseconds what was counted since" },
	{ FILLS(NUMBER, timeout), 't', "--timeout", "MS", "end after so many milliseconds, and the command with it" },
	{ FILLS(NUMBER, repeat), 'r', "--repeat", "N", "run N times; means, and how far single runs are from them" },
	{ FILLS(LIST, sockets), 's', "--socket", "N[-N][,...]",
	  "only these sockets (default: each on a line of its own)" },
	{ FILLS(FLAG, all_sockets), 'a', "--all", NULL, "the sum over the sockets" },
	{ FILLS(FLAG, per_instance), 'i', "--per-instance", NULL, "each instance of a box on a line of its own" },
	{ FILLS(FLAG, multiplex), 'm', "--multiplex", NULL,
	  "events that do not fit together count in turn, and are scaled" },
	{ FILLS(FLAG, frozen), 0, "--frozen", NULL,
	  "hold all boxes still while they are read: one moment, at the price of lost counts" },
	{ FILLS(FORMAT, format), 'f', "--format", "text|json|csv|openmetrics|prometheus",
	  "a table (default), or data for programs" },
	{ FILLS(TEXT, output), 'o', "--output", "FILE", "write reports there" },
	{ FILLS(FLAG, dry_run), 'n', "--dry-run", NULL, "print every register write, decoded, and make none" },
	{ FILLS(FLAG, verbose), 'v', "--verbose", NULL, "print every register write to standard error, and make it" },
	MACHINE_OPTIONS,
	STATE_OPTION,
	HELP_OPTION,
	/* Behind the options that uncore record has too. */
	{ FILLS(TEXT, replay), 0, "--replay", "FILE",
	  "the machine that uncore record has recorded, and its options without -e and -M" },
};

static const struct cli_option restore_options[] = {
	{ FILLS(FLAG, dry_run), 'n', "--dry-run", NULL, "print what would be written, and write nothing" },
	MACHINE_OPTIONS,
	STATE_OPTION,
	HELP_OPTION,
};

static const struct cli_option sim_options[] = {
	{ FILLS(TEXT, sim), 0, "--sim", "PLATFORM[/VARIANT][:SOCKETS][,FILE]",
	  "the simulated machine, its traffic and faults from FILE (default: example traffic; idle: none)" },
	{ FILLS(FLAG, report), 0, "--report", NULL, "run: print afterwards what was truly counted, to standard error" },
	{ FILLS(TEXT, output), 'o', "--output", "FILE", "run: write that report to FILE instead" },
	{ FILLS(FLAG, no_cpuid), 0, "--no-cpuid", NULL,
	  "run: leave the CPUID instruction to the host's processor, and COMMAND untraced: for debuggers" },
	{ FILLS(TEXT, clock), 0, "--clock", "real|manual",
	  "time goes by (default), or stands still except for what is written to sim/advance" },
	{ FILLS(TEXT, numbering), 0, "--numbering", "blocks|alternate",
	  "CPUs are numbered socket by socket (default: as the scenario says), or in turn: even ones are on socket 0 "
	  "of two" },
	{ FILLS(FLAG, msr_safe), 0, "--msr-safe", NULL,
	  "its MSRs are reached by the msr-safe module, not by Linux's own; its list is empty" },
	{ FILLS(FLAG, background), 0, "--background", NULL,
	  "serve from a process in the background; return when DIR is ready" },
	PLATFORM_OPTION("check a scenario for this platform (default: the one that it names)"),
	HELP_OPTION,
};

static const struct cli_option dump_options[] = {
	{ FILLS(LIST, sockets), 's', "--socket", "N[-N][,...]", "only these sockets (default: all)" },
	{ FILLS(FORMAT, format), 'f', "--format", "text|json|csv",
	  "tables (default), one JSON document, or comma-separated values" },
	MACHINE_OPTIONS,
	HELP_OPTION,
};

static const struct cli_option doctor_options[] = {
	{ FILLS(FLAG, self_check), 0, "--self-check", NULL,
	  "count the clock of every box for 50 ms: writes registers, and puts them back" },
	{ FILLS(FLAG, container), 0, "--container", NULL, "print what a container needs to measure, and end" },
	{ FILLS(LIST, sockets), 's', "--socket", "N[-N][,...]", "only these sockets (default: all)" },
	{ FILLS(FORMAT, format), 'f', "--format", "text|json", "tables (default), or one JSON document" },
	MACHINE_OPTIONS,
	STATE_OPTION,
	HELP_OPTION,
};

static const struct cli_option who_options[] = {
	{ FILLS(LIST, sockets), 's', "--socket", "N[-N][,...]", "only these sockets (default: all)" },
	{ FILLS(FORMAT, format), 'f', "--format", "text|json", "tables (default), or one JSON document" },
	MACHINE_OPTIONS,
	STATE_OPTION,
	HELP_OPTION,
};

static const struct cli_option help_options[] = {
	{ FILLS(FORMAT, format), 'f', "--format", "text|tsv",
	  "as --help prints it (default), or records for programs" },
	HELP_OPTION,
};

/* Names in braces are filled in from the tables (examples.h), so that every example works as it is printed. */
const struct cli_command cli_commands[] = {
	{
		.name = "list", .arguments = "[platforms|boxes|registers|events|metrics] [GLOB]",
		.summary = "list events, or platforms, boxes, registers, metrics",
		.help =
			"Lists what the tables hold; events where no kind is said. A GLOB with * ? or [ ] must match "
			"the whole name; one\n"
			"without them any part of it. Case does not matter. A GLOB with a dot is matched with "
			"sub-events (EVENT.UMASK),\n"
			"as if --umasks were given.\n",
		.examples =
			"uncore list {part}\tevents with {part} in their name, on every platform\n"
			"uncore list -p {platform} -b {box}\tevery event of one box type\n"
			"uncore list '{event}.*'\tthe sub-events of an event\n"
			"uncore list boxes -p {platform}\tthe box types of a platform\n"
			"uncore list registers '*FILTER*'\tregisters, by their names in the manual\n"
			"uncore list metrics -b {box}\tnumbers that are computed from counts\n"
			"uncore list --umasks --format csv\teverything, for a spreadsheet\n",
		.options = list_options, .option_count = COUNT(list_options), .most = 2, .run = cli_list,
	}, {
		.name = "show", .arguments = "ITEM",
		.summary = "explain an event, a box, a register, a field or a metric",
		.help =
			"ITEM is an event ({event}, or with a sub-event {event}.{umask}, or another tool's\n"
			"name of it), a box ({box}), a register ({box}.{register}, or its name in the manual, {name}), "
			"a\n"
			"field ({box}.{register}.{field}), or a metric ({metric}, or {box}/{metric} where several\n"
			"boxes have one of the name). Case does not matter. A name that several registers or fields "
			"have is answered with\n"
			"a list of them, each as it can be typed.\n",
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
			"EVENT is a name with a sub-event and settings, {event}.{umask},{field}={word}. An instance "
			"may\n"
			"precede it ({box}{instance}:{event}...); raw ({box}/FIELD=VALUE,.../) and perf's form are "
			"understood too.\n"
			"Control values are without the enable bit, except for --format rdmsr, whose commands are "
			"meant "
			"to be pasted.\n"
			"\n"
			"--format json prints one object a line for each EVENT: platform, box, event, umasks, "
			"counters, and registers with\n"
			"register, role (control or filter), value and mask; for a wrong EVENT an object with error, "
			"column and hint.\n",
		.examples =
			"uncore encode -p {platform} {event}.{umask},{field}={word}\tregisters and values\n"
			"uncore encode -p {platform} --format json {event}.{umask},{field}={word}\tfor programs\n"
			"uncore encode -p {platform} --format perf {event}.{umask},{field}={word}\tfor perf stat -e\n"
			"uncore encode -p {platform} --format rdmsr {event}.{umask},{field}={word}\tto paste into a "
			"shell\n",
		.options = encode_options, .option_count = COUNT(encode_options), .least = 1, .most = -1,
		.run = cli_encode,
	}, {
		.name = "decode", .arguments = "REGISTER VALUE | BOX INSTANCE ADDRESS VALUE",
		.summary = "what the value of a register means",
		.help =
			"REGISTER is box.register ({box}.{control}, or {box}.{control}2 for one of an array) or the "
			"name in the manual\n"
			"({name}); a name that several boxes have needs the box. ADDRESS is the number of an MSR, or "
			"the offset in the PCI configuration space of one of\n"
			"the box's functions. Numbers are decimal, or hexadecimal after 0x.\n"
			"\n"
			"Prints each field with its value and name, for control registers the event, and every rule "
			"that the value\n"
			"breaks: reserved bits that must be written otherwise, a field without the one it needs, a "
			"value that no source\n"
			"names. A value that breaks a rule has been decoded all the same: the exit status stays 0.\n",
		.examples =
			"uncore decode -p {platform} {box}.{control} {code}\tfields and event of a control register\n"
			"uncore decode -p {platform} {name} {raw}\tby the name in the manual\n"
			"uncore decode -p {platform} {box} {instance} {address} {code}\tby what rdmsr or setpci was "
			"asked for\n",
		.options = decode_options, .option_count = COUNT(decode_options), .least = 2, .most = 4,
		.run = cli_decode,
	}, {
		.name = "stat", .arguments = "[-e EVENT] [-M METRIC] [--] [COMMAND [ARGUMENT...]]",
		.summary = "count events while a command, or some time, runs",
		.help =
			"Counts on every socket and instance while COMMAND runs, or until --timeout or Ctrl-C ends it. "
			"The counters belong\n"
			"to sockets, not to processes: what else runs there is counted too.\n"
			"\n"
			"EVENT is written as for uncore encode: {event}.{umask},{field}={word}, with an instance "
			"before\n"
			"it ({box}{instance}:...) where only that one is wanted. METRIC is one of uncore list "
			"metrics.\n"
			"\n"
			"A count that could not be measured is shown as <absent>, <denied>, <lost>, <wrapped>, "
			"<stolen> or <frozen>, never as\n"
			"0 (<none>: no such number, as its pass has not come yet), and the column of instances tells "
			"how many of those that\n"
			"the part has were counted. Reports go to standard output, or where a COMMAND runs, whose "
			"output is its own, to\n"
			"standard error; --output FILE takes them from both.\n"
			"--format openmetrics or prometheus replaces FILE as a whole by each report, and needs it with "
			"--interval.\n"
			"\n"
			"SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGUSR1, SIGUSR2 and SIGXCPU end the measurement as its "
			"time does: COMMAND is asked\n"
			"to end, and killed after two seconds. Every register is saved before it is written, and put "
			"back at the end; after a\n"
			"kill -9 uncore restore does that.\n",
		.examples =
			"uncore stat -e {event}.{umask},{field}={word} --timeout 1000 --sim {platform}:2\ton a "
			"simulated machine\n"
			"uncore stat --sim {platform} -M {box}/{metric} -I 100 --timeout 300\ta metric, ten times a "
			"second\n"
			"uncore stat --sim {platform} --dry-run -e {event}.{umask},{field}={word}\twhat would be "
			"written\n",
		.exit_status =
			"that of COMMAND where it is not 0, or 128 and the signal that ended it; else 0 all was "
			"measured, 1 something was\n"
			"not, 2 the command line or an event is wrong, 3 the machine refused (uncore doctor), 4 the "
			"same in a virtual machine,\n"
			"126 COMMAND may not be run, 127 it is not there",
		.options = stat_options, .option_count = COUNT(stat_options), .most = -1, .takes_command = true,
		.run = cli_stat,
	}, {
		.name = "record", .arguments = "FILE [OPTIONS] [--] [COMMAND [ARGUMENT...]]",
		.summary = "count events, and record every register access, for a bug report",
		.help =
			"Does what uncore stat does with the same words, and writes each access to a register, and "
			"each look at the clock, as a\n"
			"line of JSON to FILE. uncore stat --replay FILE does the run again from them, on any "
			"machine.\n"
			"\n"
			"FILE holds register values, the sockets and the platform, and the options, but not COMMAND, "
			"nor the names of other\n"
			"files. It is whole up to the last access whatever ends the run. docs/recordings.md describes "
			"it.\n",
		.examples =
			"uncore record run.jsonl --sim {platform}:2 -e {event}.{umask},{field}={word} --timeout "
			"300\ton a simulated machine\n"
			"uncore stat --replay run.jsonl\tthe same numbers from the recording\n"
			"uncore stat --replay run.jsonl --format json\tin another format\n",
		.exit_status = "that of uncore stat; 2 also where FILE could not be written",
		.options = stat_options, .option_count = COUNT(stat_options) - 1, .least = 1, .most = -1,
		.takes_command = true,
		.run = cli_record,
	}, {
		.name = "dump", .arguments = "[BOX...]",
		.summary = "read the registers of boxes, and say what they hold",
		.help =
			"BOX is a box ({box}), or one instance of it ({box}{instance}); without one every box is read. "
			"Nothing is written.\n"
			"\n"
			"A control register that is enabled is shown with its event and the filters as they stand, as "
			"uncore encode takes it;\n"
			"another register with its fields. What cannot be read is shown with the reason in place of a "
			"value: absent,\n"
			"hidden, unseen (no socket shows it), offline, denied, failed, unknown (no source says where "
			"it stands), or\n"
			"write-only.\n",
		.examples =
			"uncore dump --sim {platform} {box}{instance}\tone instance, on a simulated machine\n"
			"uncore dump --sim {platform}:2 --socket 1\tevery box of one socket\n"
			"uncore dump --sim {platform} --format csv {box}\tfor a spreadsheet\n"
			"uncore dump --sim {platform} --format json\tfor programs, and to attach to a bug report\n",
		.exit_status =
			"0 all was read that is there; 1 some of it could not be read; 2 the command line is wrong; 3 "
			"the machine refused\n"
			"(uncore doctor); 4 the same in a virtual machine",
		.options = dump_options, .option_count = COUNT(dump_options), .most = -1, .run = cli_dump,
	}, {
		.name = "doctor", .arguments = "[BOX...]",
		.summary = "find out what can be measured here, and what is in the way",
		.help =
			"Looks at the processor, then at each gate before the registers by itself (modules, files, "
			"rights, kernel lockdown, the\n"
			"state directory), with one remedy for each that is shut; then at every box that the platform "
			"has, on every socket:\n"
			"\n"
			"  ok       there, and free            denied       permission was refused\n"
			"  absent   not on this part           failed       reading it failed\n"
			"  hidden   only others show it        busy         a session of uncore has it\n"
			"  unseen   no socket shows it         in use       something else counts there\n"
			"  phantom  answers, keeps nothing     implausible  --self-check: its clock is none\n"
			"  unknown  no source gives it         offline      its logical CPU is switched off\n"
			"\n"
			"Registers are only read. --self-check writes: it counts the clock of each box that is ok, by "
			"a session that puts every\n"
			"register back, and tells the rate; that finds phantoms which reads alone do not.\n",
		.examples =
			"uncore doctor\tthis machine\n"
			"uncore doctor --self-check {box}\tdoes one box count?\n"
			"uncore doctor --sim {platform}:2\ta simulated machine\n"
			"uncore doctor --sim {platform} --container\tmounts and capabilities for docker run\n"
			"uncore doctor --sim {platform} --format json\tfor programs\n",
		.exit_status =
			"0 every gate is open, and every box that the part has is ok; 1 some box is not; 2 the command "
			"line is wrong; 3 a\n"
			"gate is shut: a processor that no platform has, a missing right; 4 a virtual machine",
		.options = doctor_options, .option_count = COUNT(doctor_options), .most = -1, .run = cli_doctor,
	}, {
		.name = "who", .arguments = "[BOX...]",
		.summary = "tell who uses the counters",
		.help =
			"Lists the control and filter registers that are not as after reset, with the event that they "
			"count; the session of\n"
			"uncore that has the box, by its lock; where none has, processes that may (perf events, MSR or "
			"PCI files open); and\n"
			"what killed sessions left. Nothing is written.\n",
		.examples =
			"uncore who --sim {platform}:2\ta simulated machine\n"
			"uncore who --sim {platform} --format json {box}\tone box, for programs\n",
		.exit_status =
			"0 nothing is in use; 1 something is; 2 the command line is wrong; 3 the machine refused, or "
			"nothing was seen in use\n"
			"and not everything could be read; 4 the same in a virtual machine",
		.options = who_options, .option_count = COUNT(who_options), .most = -1, .run = cli_who,
	}, {
		.name = "restore", .arguments = "",
		.summary = "put back what a killed measurement left",
		.help =
			"Each measurement writes the registers that it is going to change into a journal, on disk "
			"before the first write, and\n"
			"removes it when they are as before. This replays the journals of measurements that ended "
			"without doing so, and\n"
			"leaves those alone that are still at work.\n",
		.examples =
			"uncore restore --sim {platform} --state /tmp --dry-run\twhat would be written\n",
		.exit_status =
			"0 there was nothing to do, or all is as before; 1 the directory of --state is not there; 2 "
			"the command line is\n"
			"wrong; 3 the machine refused; 4 the same in a virtual machine",
		.options = restore_options, .option_count = COUNT(restore_options), .run = cli_restore,
	}, {
		.name = "sim", .arguments = "run -- COMMAND... | mount DIR | check FILE",
		.summary = "run a command on a simulated machine, or show one as files; check a scenario",
		.help =
			"run starts COMMAND on the machine of --sim: in a mount namespace of its own, for it and its "
			"children alone, the\n"
			"machine's files take the place of /dev/cpu, /sys, /proc/cpuinfo and /proc/bus/pci. Root is "
			"not needed where users may\n"
			"make namespaces. Signals are passed on, and the machine ends with COMMAND. --report prints "
			"what its counters truly\n"
			"counted. With --clock manual time is moved on by what is written to "
			"/sys/kernel/uncore_sim/advance.\n"
			"Where processor and kernel can make CPUID fault, the simulated processor answers that "
			"instruction too. COMMAND is\n"
			"traced for this. So strace and gdb need --no-cpuid, and set-user-ID programs run without "
			"their privileges.\n"
			"\n"
			"mount shows the machine of --sim below DIR as Linux shows a real one: dev/cpu/N/msr, "
			"sys/bus/pci/devices,\n"
			"sys/devices/system/cpu, proc/cpuinfo. Commands find it by --root DIR; rdmsr, lspci and others "
			"by what\n"
			"docs/sim-mount.md says. 0 or 1 written to sys/devices/system/cpu/cpuN/online takes a CPU away "
			"or brings it back.\n"
			"DIR/sim/advance tells the time in nanoseconds; with --clock manual a number written there "
			"moves it on.\n"
			"With --msr-safe there are dev/cpu/N/msr_safe and dev/cpu/msr_batch, and dev/cpu/N/msr is not: "
			"they refuse every\n"
			"MSR until a list is written to dev/cpu/msr_allowlist, as uncoregen export msr-safe prints "
			"one.\n"
			"Ctrl-C, kill or umount ends the mount. Root's mounts are for every user, within the files' "
			"permissions; a\n"
			"user's own needs fusermount3.\n"
			"\n"
			"check reads a scenario (docs/simulator.md) and says where it is wrong.\n",
		.examples =
			"uncore sim run --sim {platform}:2 -- lscpu\tanother program on a machine of two sockets\n"
			"uncore sim mount --sim {platform}:2 /mnt\ta machine of two sockets\n"
			"uncore sim mount --sim {platform} --clock manual --background /mnt\tfor scripts: time is "
			"theirs\n"
			"uncore sim mount --sim {platform} --msr-safe --background /mnt\tfor a list of msr-safe, to be "
			"tried out\n"
			"uncore sim check -p {platform} traffic.json\tis the scenario right?\n",
		.options = sim_options, .option_count = COUNT(sim_options), .least = 2, .most = -1, .runs = "run",
		.run = cli_sim,
		.exit_status = "0 all is well, 2 the command line or the scenario is wrong, 3 the machine did not let "
			       "it be mounted; "
			       "of run that of COMMAND, 126 it cannot be run, 127 it is not there",
	}, {
		.name = "help", .arguments = "[COMMAND]",
		.summary = "print the manual of a command",
		.help =
			"Prints what COMMAND --help prints; without COMMAND, what uncore --help prints.\n"
			"\n"
			"--format tsv prints all that the manuals hold, without COMMAND of every command, one record a "
			"line, its columns\n"
			"with tabs between. Pages and shell completions are made from it. The first column tells what "
			"the others are:\n"
			"\n"
			"  program  name, summary                       about    a line of the manual\n"
			"  command  name, arguments, summary, and       option   letter, name, argument, help\n"
			"           runs where they are another         example  command, what it does\n"
			"           program's                           status   what the exit status means\n"
			"\n"
			"The others belong to the program or the command before them.\n",
		.examples =
			"uncore help list\tuncore list --help\n"
			"uncore help --format tsv list\tthe same for programs\n",
		.options = help_options, .option_count = COUNT(help_options), .most = 1, .run = cli_help,
		.exit_status = "0 all is well, 2 there is no such command",
	},
};

const size_t cli_command_count = COUNT(cli_commands);
