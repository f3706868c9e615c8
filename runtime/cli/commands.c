/* SPDX-License-Identifier: MIT */
/* Defines the commands, their options and their manuals. */
#include "cli/commands.h"

/* clang-format off */

#define FILLS(what, member) CLI_OPTION_##what, offsetof(struct cli_request, member)
#define PLATFORM_OPTION(text) { FILLS(TEXT, platform), 'p', "--platform", "PLATFORM", text }
#define HELP_OPTION { CLI_OPTION_HELP, 0, 'h', "--help", NULL, "print this" }
#define MACHINE_OPTIONS \
	{ FILLS(TEXT, sim), 0, "--sim", "PLATFORM[/VARIANT][:SOCKETS][,FILE]", \
	  "use a simulated machine; FILE gives traffic and faults (default: example traffic; idle: none)" }, \
	{ FILLS(TEXT, root), 0, "--root", "DIR", "use the machine whose dev, sys and proc are in DIR (default: /)" }
#define STATE_OPTION \
	{ FILLS(TEXT, state), 0, "--state", "DIR", \
	  "keep locks and journals in DIR (default: /run/uncore; with --root: ROOT.uncore; with --sim: none)" }
#define IGNORED_OPTION \
	{ FILLS(FLAG, allow_ignored), 0, "--allow-ignored", NULL, "only warn of a filter that the event ignores" }
#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static const struct cli_option list_options[] = {
	PLATFORM_OPTION("only of this platform (default: $UNCORE_PLATFORM, else all)"),
	{ FILLS(TEXT, box), 'b', "--box", "BOX", "only of this box type" },
	{ FILLS(FLAG, umasks), 'u', "--umasks", NULL, "print a line for each sub-event" },
	{ FILLS(FORMAT, format), 'f', "--format", "text|json|csv",
	  "a table (default), one JSON document, or comma-separated values" },
	HELP_OPTION,
};

static const struct cli_option show_options[] = {
	PLATFORM_OPTION("on this platform (default: $UNCORE_PLATFORM, else each that has the item)"),
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
	{ FILLS(LIST, events), 'e', "--event", "EVENT[,EVENT...]", "count this event; may be given several times" },
	IGNORED_OPTION,
	{ FILLS(LIST, metrics), 'M', "--metric", "METRIC[:NAME=N][,...]",
	  "count what the metrics need, and compute them" },
	{ FILLS(NUMBER, interval), 'I', "--interval", "MS",
	  "report every MS milliseconds what was counted since the last report" },
	{ FILLS(NUMBER, timeout), 't', "--timeout", "MS", "end the measurement and COMMAND after MS milliseconds" },
	{ FILLS(NUMBER, repeat), 'r', "--repeat", "N",
	  "run N times; print means, and how far single runs differ from them" },
	{ FILLS(LIST, sockets), 's', "--socket", "N[-N][,...]",
	  "only these sockets (default: a line for each socket)" },
	{ FILLS(FLAG, all_sockets), 'a', "--all", NULL, "print the sum over the sockets" },
	{ FILLS(FLAG, per_instance), 'i', "--per-instance", NULL, "print a line for each instance of a box" },
	{ FILLS(FLAG, multiplex), 'm', "--multiplex", NULL,
	  "count events that do not fit together in turn, and scale the counts" },
	{ FILLS(FLAG, frozen), 0, "--frozen", NULL,
	  "freeze all boxes while they are read: one moment for all, but counts are lost meanwhile" },
	{ FILLS(FORMAT, format), 'f', "--format", "text|json|csv|openmetrics|prometheus",
	  "a table (default), or data for programs" },
	{ FILLS(TEXT, output), 'o', "--output", "FILE", "write reports to FILE" },
	{ FILLS(FLAG, dry_run), 'n', "--dry-run", NULL, "print every register write, decoded, but write nothing" },
	{ FILLS(FLAG, verbose), 'v', "--verbose", NULL, "print every register write, decoded, to standard error" },
	MACHINE_OPTIONS,
	STATE_OPTION,
	HELP_OPTION,
	/* After the options that uncore record has too. */
	{ FILLS(TEXT, replay), 0, "--replay", "FILE",
	  "repeat the run of a recording; without -e and -M also with its options" },
};

static const struct cli_option restore_options[] = {
	{ FILLS(FLAG, dry_run), 'n', "--dry-run", NULL, "print what would be written, and write nothing" },
	MACHINE_OPTIONS,
	STATE_OPTION,
	HELP_OPTION,
};

static const struct cli_option sim_options[] = {
	{ FILLS(TEXT, sim), 0, "--sim", "PLATFORM[/VARIANT][:SOCKETS][,FILE]",
	  "the simulated machine; FILE gives traffic and faults (default: example traffic; idle: none)" },
	{ FILLS(FLAG, report), 0, "--report", NULL,
	  "run: at the end print what the counters truly counted, to standard error" },
	{ FILLS(TEXT, output), 'o', "--output", "FILE", "run: write that report to FILE instead" },
	{ FILLS(FLAG, no_cpuid), 0, "--no-cpuid", NULL,
	  "run: let the host's processor answer CPUID, and do not trace COMMAND: for debuggers" },
	{ FILLS(TEXT, clock), 0, "--clock", "real|manual",
	  "real: time passes (default); manual: time moves only by writes to sim/advance" },
	{ FILLS(TEXT, numbering), 0, "--numbering", "blocks|alternate",
	  "number CPUs socket by socket, or sockets in turn, as 0, 2, 4 on socket 0 of two "
	  "(default: as the scenario says)" },
	{ FILLS(FLAG, msr_safe), 0, "--msr-safe", NULL,
	  "serve MSRs as the msr-safe module does, with an empty list, not as Linux's own module" },
	{ FILLS(FLAG, background), 0, "--background", NULL,
	  "serve from a background process; return when DIR is ready" },
	PLATFORM_OPTION("check: for this platform (default: the one that the scenario names)"),
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
	  "count the clock of every box for 50 ms: writes registers, then restores them" },
	{ FILLS(FLAG, container), 0, "--container", NULL, "only print what a container needs to measure" },
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
	  "what --help prints (default), or records for programs" },
	HELP_OPTION,
};

/* Names in braces are filled in from the tables (examples.h), so that every example works as it is printed. */
const struct cli_command cli_commands[] = {
	{
		.name = "list", .arguments = "[platforms|boxes|registers|events|metrics] [GLOB]",
		.summary = "list events, platforms, boxes, registers or metrics",
		.help =
			"Lists events, or the kind that is named. A GLOB with * ? or [ ] must match the whole name;\n"
			"a GLOB without them matches any part of it. Case does not matter.\n"
			"A GLOB with a dot is matched with sub-events (EVENT.UMASK), as if --umasks were given.\n",
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
			"ITEM is one of these. Case does not matter.\n"
			"\n"
			"  event     {event}, with a sub-event {event}.{umask}, or another tool's name of it\n"
			"  box       {box}\n"
			"  register  {box}.{register}, or its name in the manual, {name}\n"
			"  field     {box}.{register}.{field}\n"
			"  metric    {metric}, or {box}/{metric} where several boxes have a metric of that name\n"
			"\n"
			"If several registers or fields have the name, show lists them all, each as it can be typed.\n",
		.examples =
			"uncore show {event}\twhat it counts, where, with what, and its traps\n"
			"uncore show -p {platform} {box}.{register}\taddresses and bits of a register\n"
			"uncore show {box}.{register}.{field}\tthe values of a field\n"
			"uncore show {metric}\twhat a metric means, and what is counted for it\n"
			"uncore show {box}\tinstances, registers, counters, procedures of a box\n",
		.options = show_options, .option_count = COUNT(show_options), .least = 1, .most = 1, .run = cli_show,
	}, {
		.name = "encode", .arguments = "EVENT...",
		.summary = "print what to write into which register for an event",
		.help =
			"EVENT is a name with a sub-event and settings: {event}.{umask},{field}={word}.\n"
			"An instance may precede it: {box}{instance}:{event}...\n"
			"Raw events ({box}/FIELD=VALUE,.../) and perf's form are understood too.\n"
			"\n"
			"Control values are printed without the enable bit.\n"
			"The commands of --format rdmsr include it, because they are meant to be pasted.\n"
			"\n"
			"--format json prints one object a line for each EVENT: "
			"platform, box, event, umasks, counters,\n"
			"and registers with register, role (control or filter), value and mask.\n"
			"For a wrong EVENT it prints an object with error, column and hint.\n",
		.examples =
			"uncore encode -p {platform} {event}.{umask},{field}={word}\tregisters and values\n"
			"uncore encode -p {platform} --format json {event}.{umask},{field}={word}\tfor programs\n"
			"uncore encode -p {platform} --format perf {event}.{umask},{field}={word}\tfor perf stat -e\n"
			"uncore encode -p {platform} --format rdmsr {event}.{umask},{field}={word}\t"
			"to paste into a shell\n",
		.options = encode_options, .option_count = COUNT(encode_options), .least = 1, .most = -1,
		.run = cli_encode,
	}, {
		.name = "decode", .arguments = "REGISTER VALUE | BOX INSTANCE ADDRESS VALUE",
		.summary = "explain the value of a register",
		.help =
			"REGISTER is box.register ({box}.{control}, or {box}.{control}2 for one of an array),\n"
			"or the name in the manual ({name}). A name that several boxes have needs the box.\n"
			"ADDRESS is the number of an MSR, or the offset in the PCI configuration space of one of the\n"
			"box's functions. Numbers are decimal, or hexadecimal after 0x.\n"
			"\n"
			"Prints each field with its value and name, for control registers the event,\n"
			"and every rule that the value breaks: a reserved bit that must be written otherwise,\n"
			"a field without another that it needs, a value that no source names.\n"
			"A value that breaks a rule is still decoded, and the exit status stays 0.\n",
		.examples =
			"uncore decode -p {platform} {box}.{control} {code}\tfields and event of a control register\n"
			"uncore decode -p {platform} {name} {raw}\tby the name in the manual\n"
			"uncore decode -p {platform} {box} {instance} {address} {code}\t"
			"by what rdmsr or setpci was asked for\n",
		.options = decode_options, .option_count = COUNT(decode_options), .least = 2, .most = 4,
		.run = cli_decode,
	}, {
		.name = "stat", .arguments = "[-e EVENT] [-M METRIC] [--] [COMMAND [ARGUMENT...]]",
		.summary = "count events while a command runs or time passes",
		.help =
			"Counts on every socket and instance while COMMAND runs, "
			"or until --timeout or Ctrl-C ends it.\n"
			"The counters belong to sockets, not to processes: they count other programs there too.\n"
			"\n"
			"EVENT is written as for uncore encode: {event}.{umask},{field}={word}.\n"
			"An instance before it ({box}{instance}:...) counts only there. "
			"uncore list metrics lists METRICs.\n"
			"\n"
			"A count that could not be measured is printed as <absent>, <denied>, <lost>, <wrapped>,\n"
			"<stolen> or <frozen>, never as 0. "
			"<none> means that no number exists, for example because its\n"
			"pass has not come yet. The column of instances says how many were counted, of how many.\n"
			"\n"
			"Reports go to standard output; with a COMMAND, whose output goes there, to standard error.\n"
			"--output FILE takes them instead. "
			"With --format openmetrics or prometheus each report replaces\n"
			"the whole FILE; --interval then needs --output.\n"
			"\n"
			"SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGUSR1, SIGUSR2 and SIGXCPU end the measurement early.\n"
			"COMMAND is then asked to end, and killed after two seconds.\n"
			"Every register is saved before it is written, and restored at the end.\n"
			"After a kill -9, uncore restore restores them.\n",
		.examples =
			"uncore stat -e {event}.{umask},{field}={word} --timeout 1000 --sim {platform}:2\t"
			"on a simulated machine\n"
			"uncore stat --sim {platform} -M {box}/{metric} -I 100 --timeout 300\t"
			"a metric, ten times a second\n"
			"uncore stat --sim {platform} --dry-run -e {event}.{umask},{field}={word}\t"
			"what would be written\n",
		.exit_status =
			"that of COMMAND where it is not 0, or 128 and the signal that ended it;\n"
			"else 0 all was measured, 1 something was not, 2 the command line or an event is wrong,\n"
			"3 the machine cannot be measured (see uncore doctor), 4 the same in a virtual machine,\n"
			"126 COMMAND may not be run, 127 it does not exist",
		.options = stat_options, .option_count = COUNT(stat_options), .most = -1, .takes_command = true,
		.run = cli_stat,
	}, {
		.name = "record", .arguments = "FILE [OPTIONS] [--] [COMMAND [ARGUMENT...]]",
		.summary = "count events and record every register access, for a bug report",
		.help =
			"Takes the options of uncore stat and does the same.\n"
			"Each access to a register and each read of the clock becomes a line of JSON in FILE.\n"
			"uncore stat --replay FILE repeats the run from them, on any machine.\n"
			"\n"
			"FILE holds register values, the sockets and the platform, and the options,\n"
			"but neither COMMAND nor the names of other files. However the run ends,\n"
			"FILE is complete up to the last access. docs/recordings.md describes it.\n",
		.examples =
			"uncore record run.jsonl --sim {platform}:2 -e {event}.{umask},{field}={word} --timeout 300\t"
			"on a simulated machine\n"
			"uncore stat --replay run.jsonl\tthe same numbers from the recording\n"
			"uncore stat --replay run.jsonl --format json\tin another format\n",
		.exit_status =
			"that of uncore stat; 2 also if FILE could not be written",
		.options = stat_options, .option_count = COUNT(stat_options) - 1, .least = 1, .most = -1,
		.takes_command = true,
		.run = cli_record,
	}, {
		.name = "dump", .arguments = "[BOX...]",
		.summary = "print what the registers of boxes hold",
		.help =
			"BOX is a box ({box}), or one instance of it ({box}{instance}); "
			"without one every box is read.\n"
			"Nothing is written.\n"
			"\n"
			"An enabled control register is printed with its event and filters, in the form that uncore\n"
			"encode takes; another register with its fields. If a register cannot be read, the reason\n"
			"replaces the value: absent, hidden, unseen (no socket shows it), offline, denied, failed,\n"
			"unknown (no source gives its address), or write-only.\n",
		.examples =
			"uncore dump --sim {platform} {box}{instance}\tone instance, on a simulated machine\n"
			"uncore dump --sim {platform}:2 --socket 1\tevery box of one socket\n"
			"uncore dump --sim {platform} --format csv {box}\tfor a spreadsheet\n"
			"uncore dump --sim {platform} --format json\tfor programs, and to attach to a bug report\n",
		.exit_status =
			"0 everything that is there was read; 1 some of it could not be read; "
			"2 the command line is wrong;\n"
			"3 the machine cannot be read (see uncore doctor); 4 the same in a virtual machine",
		.options = dump_options, .option_count = COUNT(dump_options), .most = -1, .run = cli_dump,
	}, {
		.name = "doctor", .arguments = "[BOX...]",
		.summary = "check what can be measured here, and what prevents it",
		.help =
			"Checks the processor, then each gate before the registers by itself: modules, files, rights,\n"
			"kernel lockdown, the state directory. For each gate that is shut it prints one remedy.\n"
			"Then it checks every box of the platform, on every socket:\n"
			"\n"
			"  ok       there, and free            denied       permission was refused\n"
			"  absent   not on this part           failed       reading it failed\n"
			"  hidden   only others show it        busy         a session of uncore has it\n"
			"  unseen   no socket shows it         in use       something else counts there\n"
			"  phantom  answers, keeps nothing     implausible  --self-check: its clock is none\n"
			"  unknown  no source gives it         offline      its logical CPU is switched off\n"
			"\n"
			"Registers are only read. --self-check also writes: "
			"it counts the clock of each box that is ok,\n"
			"in a session that restores every register, and prints the rate.\n"
			"That finds phantoms which reads alone do not find.\n",
		.examples =
			"uncore doctor\tthis machine\n"
			"uncore doctor --self-check {box}\tdoes one box count?\n"
			"uncore doctor --sim {platform}:2\ta simulated machine\n"
			"uncore doctor --sim {platform} --container\tmounts and capabilities for docker run\n"
			"uncore doctor --sim {platform} --format json\tfor programs\n",
		.exit_status =
			"0 every gate is open, and every box that the part has is ok; 1 some box is not;\n"
			"2 the command line is wrong; 3 a gate is shut: "
			"no platform describes the processor, or a right is\n"
			"missing; 4 a virtual machine",
		.options = doctor_options, .option_count = COUNT(doctor_options), .most = -1, .run = cli_doctor,
	}, {
		.name = "who", .arguments = "[BOX...]",
		.summary = "print who uses the counters",
		.help =
			"Lists the control and filter registers that differ from their reset values,\n"
			"with the event that they count, and the session of uncore that holds the box, by its lock.\n"
			"Where no session does, it lists processes that may (perf events, MSR or PCI files open).\n"
			"It also lists what killed sessions left. Nothing is written.\n",
		.examples =
			"uncore who --sim {platform}:2\ta simulated machine\n"
			"uncore who --sim {platform} --format json {box}\tone box, for programs\n",
		.exit_status =
			"0 nothing is in use; 1 something is; 2 the command line is wrong;\n"
			"3 the machine cannot be read, or nothing was seen in use and not everything could be read;\n"
			"4 the same in a virtual machine",
		.options = who_options, .option_count = COUNT(who_options), .most = -1, .run = cli_who,
	}, {
		.name = "restore", .arguments = "",
		.summary = "restore registers after a killed measurement",
		.help =
			"Before its first write each measurement saves the registers that it will change\n"
			"in a journal on disk. It removes the journal when they are restored.\n"
			"uncore restore replays the journals of measurements that ended without doing so.\n"
			"It leaves alone the journals of measurements that still run.\n",
		.examples =
			"uncore restore --sim {platform} --state /tmp --dry-run\twhat would be written\n",
		.exit_status =
			"0 there was nothing to do, or all is as before; 1 the directory of --state does not exist;\n"
			"2 the command line is wrong; 3 the machine cannot be restored; "
			"4 the same in a virtual machine",
		.options = restore_options, .option_count = COUNT(restore_options), .run = cli_restore,
	}, {
		.name = "sim", .arguments = "run -- COMMAND... | mount DIR | check FILE",
		.summary = "run a command on a simulated machine, mount one as files, or check a scenario",
		.help =
			"run starts COMMAND on the machine of --sim, in a mount namespace of its own: for it and its\n"
			"children the machine's files replace /dev/cpu, /sys, /proc/cpuinfo and /proc/bus/pci.\n"
			"Root is not needed where users may make namespaces.\n"
			"Signals are passed on, and the machine ends with COMMAND.\n"
			"--report prints what its counters truly counted.\n"
			"With --clock manual, writes to /sys/kernel/uncore_sim/advance move the time.\n"
			"Where processor and kernel can make CPUID fault, the simulated processor answers CPUID too.\n"
			"COMMAND is traced for this, so strace and gdb need --no-cpuid,\n"
			"and set-user-ID programs run without their privileges.\n"
			"\n"
			"mount shows the machine of --sim below DIR as Linux shows a real one: dev/cpu/N/msr,\n"
			"sys/bus/pci/devices, sys/devices/system/cpu, proc/cpuinfo. Commands find it by --root DIR;\n"
			"docs/sim-mount.md says how rdmsr, lspci and others do.\n"
			"Write 0 or 1 to sys/devices/system/cpu/cpuN/online to switch a CPU off or on.\n"
			"DIR/sim/advance holds the time in nanoseconds; with --clock manual, write a number there to\n"
			"move it on.\n"
			"With --msr-safe, dev/cpu/N/msr_safe and dev/cpu/msr_batch replace dev/cpu/N/msr. They refuse\n"
			"every MSR until a list is written to dev/cpu/msr_allowlist; "
			"uncoregen export msr-safe prints one.\n"
			"Ctrl-C, kill or umount ends the mount. Root's mounts are for every user, within the files'\n"
			"permissions; a user's own mounts need fusermount3.\n"
			"\n"
			"check reads a scenario (docs/simulator.md) and says where it is wrong.\n",
		.examples =
			"uncore sim run --sim {platform}:2 -- lscpu\tanother program on a machine of two sockets\n"
			"uncore sim mount --sim {platform}:2 /mnt\ta machine of two sockets\n"
			"uncore sim mount --sim {platform} --clock manual --background /mnt\t"
			"for scripts: time is theirs\n"
			"uncore sim mount --sim {platform} --msr-safe --background /mnt\t"
			"for a list of msr-safe, to be tried out\n"
			"uncore sim check -p {platform} traffic.json\tis the scenario right?\n",
		.options = sim_options, .option_count = COUNT(sim_options), .least = 2, .most = -1, .runs = "run",
		.run = cli_sim,
		.exit_status =
			"0 all is well, 2 the command line or the scenario is wrong, 3 it could not be mounted here;\n"
			"of run that of COMMAND, 126 it cannot be run, 127 it does not exist",
	}, {
		.name = "help", .arguments = "[COMMAND]",
		.summary = "print the manual of a command",
		.help =
			"Prints what COMMAND --help prints; without COMMAND, what uncore --help prints.\n"
			"\n"
			"--format tsv prints all that the manuals hold, one record a line, "
			"its columns separated by tabs;\n"
			"without COMMAND, of every command. Pages and shell completions are made from it.\n"
			"The first column says what the others are:\n"
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
