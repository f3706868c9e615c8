/* SPDX-License-Identifier: MIT */
/* Defines the manuals of the commands and of the program. uncore, which root runs, lacks them: help/elsewhere.c. */
#include "cli/common/commands.h"
#include "cli/help/examples.h"

/* clang-format off */

/* Names in braces are filled in from the tables (examples.h), so that every example works as printed. */
static const struct manual commands[COMMAND_COUNT] = {
	[COMMAND_LIST] = {
		.summary = "list events, platforms, boxes, registers, metrics or groups",
		.help =
			"Lists events, or the kind that is named. A GLOB with * ? or [ ] must match the whole name;\n"
			"a GLOB without them matches any part of it. Case does not matter.\n"
			"A GLOB with a dot, or one that no event matches, is matched with sub-events (EVENT.UMASK),\n"
			"as if --umasks were given.\n",
		.examples =
			"uncore list {part}\tevents with {part} in their name, on every platform\n"
			"uncore list -p {platform} -b {box}\tevery event of one box type\n"
			"uncore list '{event}.*'\tthe sub-events of an event\n"
			"uncore list boxes -p {platform}\tthe box types of a platform\n"
			"uncore list registers '*FILTER*'\tregisters, by their names in the manual\n"
			"uncore list metrics -b {box}\tnumbers that are computed from counts\n"
			"uncore list groups -p {platform}\tquestions, and what stat -g counts for them\n"
			"uncore list --umasks --format csv\teverything, for a spreadsheet\n",
	},
	[COMMAND_SEARCH] = {
		.summary = "find events, metrics and registers by what they are about",
		.help =
			"Searches names, other tools' names, texts, categories, values and units of groups,\n"
			"metrics, events, boxes, registers and fields. The best row is the first. Each says what it\n"
			"is, why it was found, and which command line to type next.\n"
			"\n"
			"Case, plurals and hyphens do not matter. Words that mean the same are found too:\n"
			"heat finds thermal, wait finds latency. Where nothing has a word, the nearest one is\n"
			"searched for.\n"
			"A row that several platforms have is printed once.\n"
			"\n"
			"An address finds the registers that are there: 0xd04, MSR 0xd04, PCI 10.4+0xd8,\n"
			"or in memory MMIO BOX0.WINDOW+0x40.\n",
		.examples =
			"uncore search memory bandwidth\twhat measures it, on this machine or on every platform\n"
			"uncore search -p {platform} LLC miss\ton one platform\n"
			"uncore search --sim {platform} how long do reads wait\t"
			"with command lines for a simulated machine\n"
			"uncore search -N 30 --format json power throttling\tfor programs\n",
		.status = "0 something was found, 1 nothing was found, 2 the command line is wrong",
	},
	[COMMAND_SHOW] = {
		.summary = "explain an event, a box, a register, a field, a metric or a group",
		.help =
			"ITEM is one of these. Case does not matter.\n"
			"\n"
			"  event     {event}, or another tool's name of it,\n"
			"            with a sub-event {event}.{umask}\n"
			"  box       {box}\n"
			"  register  {box}.{register}, or its name in the manual, {name}\n"
			"  field     {box}.{register}.{field}\n"
			"  metric    {metric}, or {box}/{metric}\n"
			"            where several boxes have a metric of that name\n"
			"  group     {group}\n"
			"\n"
			"If several registers or fields have the name, show lists them all, each as it can be typed.\n"
			"The page of what can be counted ends with a command line that counts it. A word that stat\n"
			"prints in place of a number, such as <frozen>, has a page too.\n",
		.examples =
			"uncore show {event}\twhat it counts, where, with what, and its traps\n"
			"uncore show -p {platform} {box}.{register}\taddresses and bits of a register\n"
			"uncore show {box}.{register}.{field}\tthe values of a field\n"
			"uncore show {metric}\twhat a metric means, and what is counted for it\n"
			"uncore show {box}\tinstances, registers, counters, procedures of a box\n",
	},
	[COMMAND_ENCODE] = {
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
			"and registers. A register has register, role (control or filter), value and mask.\n"
			"For a wrong EVENT it prints an object with error, column and hint.\n",
		.examples =
			"uncore encode -p {platform} {event}.{umask},{field}={word}\tregisters and values\n"
			"uncore encode -p {platform} --format json {event}.{umask},{field}={word}\tfor programs\n"
			"uncore encode -p {platform} --format perf {event}.{umask},{field}={word}\tfor perf stat -e\n"
			"uncore encode -p {platform} --format rdmsr {event}.{umask},{field}={word}\t"
			"to paste into a shell\n",
		.status = "0 all is well, 1 nothing was found, 2 the command line or an event is wrong",
	},
	[COMMAND_DECODE] = {
		.summary = "explain the value of a register",
		.help =
			"REGISTER is box.register ({box}.{control}, or {box}.{control}2 for one of an array),\n"
			"or the name in the manual ({name}). A name that several boxes have needs the box.\n"
			"ADDRESS is the number of an MSR, or DEVICE.FUNCTION+OFFSET in PCI configuration space, in\n"
			"hexadecimal. It is as all commands print it: 10.4+0xd8, bus2:0a.2+0xd8, or 8086:2066+0xd8\n"
			"where only the ID names the function. Or it is as setpci takes it: 7f:10.4+d8. In memory it\n"
			"is instance, window and byte: BOX0.WINDOW+0x40. After BOX and INSTANCE it is an MSR, or an\n"
			"offset alone. If several registers are at an ADDRESS, they are listed.\n"
			"Numbers are decimal, hexadecimal after 0x, or binary after 0b.\n"
			"\n"
			"Prints each field with its value and name, for control registers the event,\n"
			"and every rule that the value breaks. Examples are a reserved bit that must be written\n"
			"otherwise, a field without another that it needs, and a value that no source names.\n"
			"A value that breaks a rule is still decoded, and the exit status stays 0.\n",
		.examples =
			"uncore decode -p {platform} {box}.{control} {code}\tfields and event of a control register\n"
			"uncore decode -p {platform} {name} {raw}\tby the name in the manual\n"
			"uncore decode -p {platform} {address} {code}\tby what rdmsr was asked for\n"
			"uncore decode -p {platform} {box} {instance} {address} {code}\t"
			"the same in one instance of a box\n",
	},
	[COMMAND_DECODE_LOG] = {
		.summary = "explain the register accesses in a log of another program",
		.help =
			"Prints the lines of FILE, or of standard input, and below each line that accesses a\n"
			"register what the access meant. This is register, instance, fields, the event that it\n"
			"selects, what changed since the last access, and the rules that a write broke.\n"
			"Other lines stay as they are.\n"
			"\n"
			"  shell      rdmsr, wrmsr and setpci as a script has them or set -x prints\n"
			"             them, and the values that they print\n"
			"  setpci     what setpci -v prints\n"
			"  likwid     likwid-perfctr -V 3\n"
			"  kernel     msr:read_msr and msr:write_msr of trace-cmd, perf script and\n"
			"             trace_pipe\n"
			"  pcm        pcm-msr and pcm-pcicfg\n"
			"  uncore     uncore stat --verbose, also with --dry-run, and uncore restore\n"
			"\n"
			"A log does not say which processor it is from: give -p.\n",
		.examples =
			"echo 'wrmsr -p 0 {address} {code}' | uncore decode-log -p {platform}\ta line\n"
			"uncore encode -p {platform} --format rdmsr {event}.{umask},{field}={word} "
			"| uncore decode-log -p {platform}\twhat would a script do?\n"
			"uncore stat --sim {platform}:2 -v -t 100 -e {event}.{umask},{field}={word} 2>&1 "
			"| uncore decode-log -k --sim {platform}\tuncore's own writes\n",
		.status =
			"0 some line accesses a register, 1 none does, "
			"2 the command line is wrong, or the log cannot be read",
	},
	[COMMAND_STAT] = {
		.summary = "count events while a command runs or time passes",
		.help =
			"Counts on every socket and instance while COMMAND runs, "
			"or until --timeout or Ctrl-C ends it.\n"
			"The counters belong to sockets, not to processes: they count other programs there too.\n"
			"\n"
			"EVENT is written as for uncore encode: {event}.{umask},{field}={word}.\n"
			"An instance before it ({box}{instance}:...) counts only there. "
			"uncore list metrics lists METRICs.\n"
			"A GROUP is a question, and the metrics and events that answer it. After their values, stat\n"
			"prints how to read them.\n"
			"\n"
			"A count that could not be measured is printed as <absent>, <denied>, <lost>, <wrapped>,\n"
			"<stolen> or <frozen>, never as 0. "
			"<none> means that no number exists, for example because its\n"
			"pass has not started yet. The column of instances says how many were counted, of how many.\n"
			"\n"
			"Reports go to standard output; with a COMMAND, to standard error, as in perf.\n"
			"--output FILE overrides both. "
			"With --format openmetrics or prometheus each report replaces\n"
			"the whole FILE; --interval then needs --output.\n"
			"\n"
			"With --regions, COMMAND marks regions by uncore_region_begin() and\n"
			"uncore_region_end() of uncore/region.h. The table has a row for each.\n"
			"Ranks of a node that give the same options share one measurement; the first prints.\n"
			"\n"
			"SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGUSR1, SIGUSR2 and SIGXCPU end the measurement early.\n"
			"COMMAND is then asked to end, and killed after two seconds.\n"
			"Every register is saved before it is written, and restored at the end.\n"
			"After a kill -9, uncore restore restores them.\n",
		.examples =
			"uncore stat -e {event}.{umask},{field}={word} --timeout 1000 --sim {platform}:2\t"
			"on a simulated machine\n"
			"uncore stat --sim {platform}:2 -g {group} --timeout 1000\tthe answer to a question\n"
			"uncore stat --sim {platform} -M {box}/{metric} -I 100 --timeout 300\t"
			"a metric, ten times a second\n"
			"uncore stat --sim {platform} --dry-run -e {event}.{umask},{field}={word}\t"
			"what would be written\n",
		.status =
			"that of COMMAND where it is not 0, or 128 and the signal that ended it.\n"
			"Else 0 all was measured; 1 something was not; 2 the command line or an event is wrong;\n"
			"3 the machine cannot be measured (see uncore doctor); 4 the same in a virtual machine;\n"
			"126 COMMAND may not be run; 127 it does not exist",
	},
	[COMMAND_RECORD] = {
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
		.status =
			"that of uncore stat; 2 also if FILE could not be written",
	},
	[COMMAND_REPORT] = {
		.summary = "make a page for a browser of a measurement",
		.help =
			"FILE is a recording of uncore record, or what uncore stat --format json printed,\n"
			"also packed by gzip; or a folder of such files. - is standard input, for JSON only.\n"
			"Many short runs that show the same, and the parts that --rotate makes, share a\n"
			"chart, with gaps where nothing was measured. With --interval a run has more than\n"
			"one sample. A recording without --interval is shown in steps of 100 ms.\n"
			"\n"
			"The page shows each event and metric over time, with a line for each socket or instance.\n"
			"Tables have means and extremes. The page also says what was not measured and why, and\n"
			"which errata may spoil a number. It is one file, loads nothing and needs no script.\n"
			"A file that is cut off is shown as far as it is whole.\n",
		.examples =
			"uncore record run.jsonl --sim {platform}:2 -e {event}.{umask},{field}={word} -I 100 -t 3000\t"
			"measure, here on a simulated machine\n"
			"uncore report run.jsonl\tthe page is run.html\n"
			"uncore report -o both.html --title 'Before and after' before.jsonl after.jsonl\t"
			"two runs in one page\n"
			"uncore stat --sim {platform} -e {event}.{umask},{field}={word} -I 100 -t 3000 -f json "
			"| uncore report - >page.html\tof what stat prints\n"
			"uncore report -o month.html /var/log/uncore\tof all files in a folder\n",
		.status =
			"0 all is well, 1 a file is cut off: the page shows what is whole, 2 there is no page",
	},
	[COMMAND_TOP] = {
		.summary = "show counts on a live screen, with bars and the last minute",
		.help =
			"Shows rates and metrics of each socket or instance on the terminal:\n"
			"the value now, a bar, and a line of the last minute.\n"
			"The last line names the keys: groups, instances, sorting, pause, interval, help.\n"
			"\n"
			"A value that was not measured is a word: absent, denied, lost, wrapped, stolen, frozen,\n"
			"no value, waiting (for the first interval), or not scheduled. The last means that the event\n"
			"had no turn among events that do not fit together.\n"
			"The column \"counted\" says which part was counted, of the instances or of the time.\n"
			"\n"
			"Every register is restored when top ends: by q, Ctrl-C, a signal, or a closed terminal.\n"
			"NO_COLOR in the environment turns colours off, as --no-color does.\n"
			"Where the locale has no UTF-8, bars and lines are of ASCII characters.\n",
		.examples =
			"uncore top --sim {platform}:2\tgroups of the platform, on a simulated machine\n"
			"uncore top --sim {platform}:2 -M {box}/{metric}\ta metric, on a simulated machine\n"
			"uncore top --sim {platform}:2 -e {event}.{umask},{field}={word} -I 500\t"
			"an event, twice a second\n",
		.status =
			"0 the user ended it; 2 the command line or an event is wrong, or there is no terminal;\n"
			"3 the machine cannot be measured (see uncore doctor), 4 the same in a virtual machine",
	},
	[COMMAND_EXPORTER] = {
		.summary = "serve counts over HTTP, for Prometheus",
		.help =
			"Counts until a signal ends it, and serves the counts at http://ADDRESS:PORT/metrics in the\n"
			"formats of OpenMetrics and Prometheus. A scrape makes it read the counters; no request\n"
			"changes a register.\n"
			"\n"
			"A value that could not be measured has no series, and uncore_measured says why.\n"
			"FILE of --config is JSON: groups, events, metrics, and labels for every series.\n"
			"After SIGHUP it is read again; if it is wrong, all stays as it was.\n"
			"\n"
			"There is no encryption and no password. Leave it on 127.0.0.1, or put a proxy before it.\n"
			"Every register is restored at the end: by SIGTERM, SIGINT or another signal.\n",
		.examples =
			"uncore exporter --sim {platform}:2 -g {group}\ta question, on a simulated machine\n"
			"uncore exporter --sim {platform} -e {event}.{umask},{field}={word} --listen 127.0.0.1:0\t"
			"an event, on any free port\n",
		.status =
			"0 a signal ended it; 2 the command line, FILE or an event is wrong, or ADDRESS is taken;\n"
			"3 the machine cannot be measured (see uncore doctor), 4 the same in a virtual machine",
	},
	[COMMAND_DUMP] = {
		.summary = "print what the registers of boxes hold",
		.help =
			"BOX is a box ({box}), or one instance of it ({box}{instance}); "
			"without one every box is read.\n"
			"Nothing is written.\n"
			"\n"
			"An enabled control register is printed with its event and filters, in the form that uncore\n"
			"encode takes; another register with its fields. If a register cannot be read, the reason\n"
			"replaces the value: absent, hidden, unseen, offline, denied, failed, unknown or write-only.\n"
			"Unseen means that no socket shows it, and unknown that no source gives its address.\n",
		.examples =
			"uncore dump --sim {platform} {box}{instance}\tone instance, on a simulated machine\n"
			"uncore dump --sim {platform}:2 --socket 1\tevery box of one socket\n"
			"uncore dump --sim {platform} --format csv {box}\tfor a spreadsheet\n"
			"uncore dump --sim {platform} --format json\tfor programs, and to attach to a bug report\n"
			"uncore dump --sim {platform}:2 -f csv "
			"| uncore dump --sim {platform}:2 --against /dev/stdin\tfields that differ from another dump\n",
		.status =
			"0 everything that is there was read, and with --against nothing differs;\n"
			"1 some of it could not be read, something differs, or FILE lacks a register;\n"
			"2 the command line is wrong, or FILE is no dump of this platform;\n"
			"3 the machine cannot be read (see uncore doctor); 4 the same in a virtual machine",
	},
	[COMMAND_DOCTOR] = {
		.summary = "check what can be measured here, and what prevents it",
		.help =
			"Checks the processor, then each gate to the registers separately: modules, files, rights,\n"
			"kernel lockdown, the state directory. For each gate that is shut it prints one remedy.\n"
			"Then it checks every box of the platform, on every socket:\n"
			"\n"
			"  ok       there, and free            denied       permission was refused\n"
			"  absent   not on this part           failed       reading it failed\n"
			"  hidden   another socket shows it    busy         a session of uncore has it\n"
			"  unseen   no socket shows it         in use       something else counts there\n"
			"  phantom  answers, keeps nothing     implausible  --self-check: no clock\n"
			"  unknown  no source gives it         offline      its CPU is switched off\n"
			"                                      by perf      out of reach, but of perf\n"
			"\n"
			"Registers are only read. --self-check also writes: "
			"it counts the clock of each box that is ok,\n"
			"in a session that restores every register, and prints the rate.\n"
			"This finds phantoms that reads cannot find.\n",
		.examples =
			"uncore doctor\tthis machine\n"
			"uncore doctor --self-check {box}\tdoes one box count?\n"
			"uncore doctor --sim {platform}:2\ta simulated machine\n"
			"uncore doctor --sim {platform} --container\tmounts and capabilities for docker run\n"
			"uncore doctor --sim {platform} --format json\tfor programs\n",
		.status =
			"0 every box that the part has can be counted, by registers or by perf; 1 some box cannot;\n"
			"2 the command line is wrong; 3 no way counts: "
			"no platform describes the processor, or rights are\n"
			"missing; 4 a virtual machine",
	},
	[COMMAND_WHO] = {
		.summary = "print who uses the counters",
		.help =
			"Lists the control and filter registers that differ from their reset values,\n"
			"with the event that they count. By its lock it names the session of uncore that holds the\n"
			"box. If no session does, it lists processes that may use it: those with open perf events,\n"
			"MSR files, PCI files or /dev/mem. It also lists what killed sessions left. Nothing is\n"
			"written.\n",
		.examples =
			"uncore who --sim {platform}:2\ta simulated machine\n"
			"uncore who --sim {platform} --format json {box}\tone box, for programs\n",
		.status =
			"0 nothing is in use; 1 something is; 2 the command line is wrong;\n"
			"3 the machine cannot be read, or nothing was seen in use and not everything could be read;\n"
			"4 the same in a virtual machine",
	},
	[COMMAND_RESTORE] = {
		.summary = "restore registers after a killed measurement",
		.help =
			"Before its first write each measurement saves the registers that it will change\n"
			"in a journal on disk. It removes the journal when they are restored.\n"
			"uncore restore replays the journals of measurements that ended without doing so.\n"
			"It leaves alone the journals of measurements that still run.\n"
			"\n"
			"--unfreeze does something else: it lets the boxes of every socket count again that another\n"
			"program left frozen, as LIKWID does when it ends. stat calls such boxes <frozen>.\n"
			"It refuses on a socket where a measurement runs.\n",
		.examples =
			"uncore restore --sim {platform} --state /tmp --dry-run\twhat would be written\n",
		.status =
			"0 there was nothing to do, or all is as before;\n"
			"1 the directory of --state does not exist, or the platform has no freeze of a whole socket;\n"
			"2 the command line is wrong; 3 the machine cannot be restored; "
			"4 the same in a virtual machine",
	},
	[COMMAND_GROUPS] = {
		.summary = "check a file of groups and metrics of your own",
		.help =
			"FILE has groups and metrics of your own, for one platform (docs/groups.md). Every\n"
			"other command takes it with --groups FILE, or from $UNCORE_GROUPS. This command checks\n"
			"it, and prints what it adds. With --output it writes tables with them, for programs that\n"
			"use libuncore.\n",
		.examples =
			"uncore groups my.json\tis it right, and what can be typed then?\n"
			"uncore stat --groups my.json -g mine -t 1s\tcount a group of it\n",
		.status =
			"0 it is right; 2 it is not, or the command line is wrong; 3 the output cannot be written",
	},
	[COMMAND_BENCH] = {
		.summary = "move bytes through the memory, to compare with what the counters say",
		.help =
			"Moves bytes for a second, and prints how many, by its own count. It needs no rights, and\n"
			"uses no counter. Count beside it what reaches memory:\n"
			"  uncore stat -g memory -- uncore bench copy --timeout 2s\n"
			"docs/tutorial/is-it-right.md compares the two. A simulated machine's counters cannot follow.\n"
			"copy reads one buffer and writes another; read and write do one of these. nontemporal\n"
			"writes past the caches. random reads 8 bytes of lines anywhere.\n",
		.examples =
			"uncore bench copy\tall CPUs, 256 MiB each way\n"
			"uncore bench read --size 1024 --threads 4 --node 0\t4 threads, memory of node 0\n",
		.status =
			"0 it is done; 2 the command line is wrong; 3 the memory, its node or a thread cannot be had",
	},
	[COMMAND_SIM] = {
		.summary = "run a command on a simulated machine, mount one as files, or check a scenario",
		.help =
			"run starts COMMAND on the machine of --sim, in a mount namespace of its own. For it and its\n"
			"children the machine's files replace /dev/cpu, /sys, /proc/cpuinfo and /proc/bus/pci.\n"
			"Root is not needed where users may make namespaces.\n"
			"Signals are passed on, and the machine ends with COMMAND.\n"
			"--report prints what its counters truly counted; --format json also who counted it.\n"
			"With --clock manual, writes to /sys/kernel/uncore_sim/advance move the time.\n"
			"The simulated processor answers CPUID and RDTSC too, of programs of 64 bits.\n"
			"COMMAND is traced for this, and so that it can map registers from /dev/mem.\n"
			"So strace and gdb need --no-cpuid, and set-user-ID programs run without privileges.\n"
			"\n"
			"mount shows the machine of --sim below DIR as Linux shows a real one: dev/cpu/N/msr,\n"
			"sys/bus/pci/devices, sys/devices/system/cpu, proc/cpuinfo. Commands find it by --root DIR;\n"
			"docs/sim-mount.md says how rdmsr, lspci and others find it.\n"
			"Write 0 or 1 to sys/devices/system/cpu/cpuN/online to switch a CPU off or on.\n"
			"DIR/sim/advance holds the time in nanoseconds; with --clock manual, write a number there to\n"
			"advance it.\n"
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
		.status =
			"0 all is well, 2 the command line or the scenario is wrong, 3 it could not be mounted here;\n"
			"of run that of COMMAND, 126 it cannot be run, 127 it does not exist",
	},
	[COMMAND_COMPLETE] = {
		.summary = "print the words that may replace one that is being typed, for shells",
		.help =
			"Prints every word of the kind that begins as WORD does, one a line. The case may differ.\n"
			"In a list with commas the last part is completed. In an event, sub-events follow a dot,\n"
			"filters and fields follow a comma, and the names of a field's values follow =.\n"
			"\n"
			"The completions for bash, zsh and fish use it.\n",
		.examples =
			"uncore complete -p {platform} event {event}.\tthe sub-events of an event\n"
			"uncore complete -p {platform} event {event}.{umask},{field}=\tthe values of a filter\n"
			"uncore complete -p {platform} box {box}\tthe instances of a box\n",
	},
	[COMMAND_HELP] = MANUAL_FOR_HELP("uncore", "list"),
};

const struct manuals cli_manuals = {
	.summary = "uncore knows the performance counters outside the cores: their events, registers and bits.",
	.about =
		"uncore COMMAND --help explains one command; uncore --version prints the version.\n"
		"Without --platform, UNCORE_PLATFORM in the environment gives the platform.\n"
		"uncore list platforms lists the platforms; --platform all means each of them.\n",
	.examples =
		"uncore list {part}\tevents by a part of their name\n"
		"uncore show {event}\twhat an event counts, and its traps\n"
		"uncore encode -p {platform} {event}.{umask},{field}={word}\tregister values\n"
		"uncore decode -p {platform} {box}.{control} {code}\tand back\n"
		"uncore stat --sim {platform}:2 -e {event}.{umask},{field}={word} --timeout 1000\tcount, "
		"on a simulated machine\n"
		"uncore doctor --sim {platform}:2\twhat can be measured there; without --sim, on this machine\n",
	.status =
		"0 all is well; 1 nothing was found or something could not be measured;\n"
		"2 the command line or an event is wrong; 3 the machine cannot be measured;\n"
		"4 the same in a virtual machine",
	.command_status = "0 all is well, 1 nothing was found, 2 the command line is wrong",
	.commands = commands, .fill_in = add_filled_in, .add = options_manual, .add_records = options_records,
};
