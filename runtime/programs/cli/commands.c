/* SPDX-License-Identifier: MIT */
/* Defines the commands, their options, and the program as a whole. manuals.c has the texts of the commands. */
#include "cli/common/commands.h"

#include "cli/machine/writing.h"

/* clang-format off */

#define IN(command) (UINT64_C(1) << COMMAND_##command)
#define COUNTING (IN(STAT) | IN(RECORD))
#define MEASURING (COUNTING | IN(TOP) | IN(EXPORTER))
#define READING (IN(DUMP) | IN(DOCTOR) | IN(WHO))

const char *const format_words[] = {
	[CLI_TEXT] = "text", [CLI_JSON] = "json", [CLI_CSV] = "csv", [CLI_PERF] = "perf", [CLI_LIBPFM] = "libpfm",
	[CLI_LIKWID] = "likwid", [CLI_RDMSR] = "rdmsr", [CLI_OPENMETRICS] = "openmetrics",
	[CLI_PROMETHEUS] = "prometheus",
	NULL
};
static const char *const clock_words[] = { [CLI_CLOCK_REAL] = "real", [CLI_CLOCK_MANUAL] = "manual", NULL };
/* The first one is no word: it means the scenario's numbering. */
static const char *const numbering_words[] = {
	[CLI_NUMBERING_GIVEN] = "", [CLI_NUMBERING_BLOCKS] = "blocks", [CLI_NUMBERING_ALTERNATE] = "alternate", NULL
};
/* The first one is no word: it means the first way that works. */
static const char *const via_words[] = {
	[CLI_VIA_ANY] = "", [CLI_VIA_PERF] = "perf", [CLI_VIA_MSR_SAFE] = "msr-safe", [CLI_VIA_REGISTERS] = "registers",
	[CLI_VIA_MAPPED] = "mapped", NULL
};

#define FLAG(member) FILLS_FLAG(struct cli_request, member)
#define TEXT(member) FILLS_TEXT(struct cli_request, member)
#define PLATFORM FILLS_TEXT_OR(struct cli_request, platform, "UNCORE_PLATFORM")
#define ONE_PLATFORM FILLS_NEEDED(struct cli_request, platform, "UNCORE_PLATFORM")
#define TEXTS(member) FILLS_LIST(struct cli_request, member)
#define NUMBER(member, least, most) FILLS_NUMBER(struct cli_request, member, least, most)
#define TIME(member, least, most) FILLS_TIME(struct cli_request, member, least, most)
#define FORMAT FILLS_WORD(struct cli_request, format, enum cli_format, format_words)
#define CLOCK FILLS_WORD(struct cli_request, clock, enum cli_clock, clock_words)
#define NUMBERING FILLS_WORD(struct cli_request, numbering, enum cli_numbering, numbering_words)
#define VIA FILLS_WORD(struct cli_request, via, enum cli_via, via_words)
#define MACHINE "PLATFORM[/VARIANT][:SOCKETS][,FILE]"

static const struct option options[] = {
	{ PLATFORM, 'p', "platform", "PLATFORM", IN(LIST),
	  "only of this platform (default: $UNCORE_PLATFORM, else all)" },
	{ PLATFORM, 'p', "platform", "PLATFORM", IN(SEARCH),
	  "only of this platform, or all (default: $UNCORE_PLATFORM, else this machine's, else all)" },
	{ NUMBER(rows, 1, 100000), 'N', "rows", "N", IN(SEARCH), "print at most N rows (default: 10)" },
	{ PLATFORM, 'p', "platform", "PLATFORM", IN(SHOW),
	  "on this platform (default: $UNCORE_PLATFORM, else each that has the item)" },
	{ PLATFORM, 0, "platform", "PLATFORM", IN(STAT),
	  "with -g list: of this platform (default: $UNCORE_PLATFORM, else this machine's); there -p does the same" },
	{ ONE_PLATFORM, 'p', "platform", "PLATFORM", IN(ENCODE),
	  "of this platform (default: $UNCORE_PLATFORM); uncore list platforms prints them" },
	{ PLATFORM, 'p', "platform", "PLATFORM", IN(COMPLETE),
	  "words of this platform (default: that of --sim, $UNCORE_PLATFORM, else all)" },
	{ PLATFORM, 'p', "platform", "PLATFORM", IN(DECODE_LOG),
	  "that the log is from (default: $UNCORE_PLATFORM, else that of this machine)" },
	{ PLATFORM, 'p', "platform", "PLATFORM", IN(DECODE),
	  "of this platform (default: $UNCORE_PLATFORM); only an address may do without" },
	{ TEXTS(tables), 0, "tables", "FILE|DIR", ~IN(HELP),
	  "also use the platforms of a file of uncoregen generate --tables, or of each *.tables in DIR" },
	{ TEXT(box), 'b', "box", "BOX", IN(LIST), "only of this box type" },
	{ FLAG(umasks), 'u', "umasks", NULL, IN(LIST), "print a line for each sub-event" },
	{ TEXTS(events), 'e', "event", "EVENT[,EVENT...]", MEASURING,
	  "count this event, or all that a glob matches; may be given several times" },
	{ TEXTS(metrics), 'M', "metric", "METRIC[:NAME=N][,...]", MEASURING,
	  "count what the metrics need, and compute them; a glob means all that it matches" },
	{ TEXTS(groups), 'g', "group", "GROUP[,GROUP...]", COUNTING,
	  "count what answers a question, in turn where it does not fit together; -g list lists the groups" },
	{ TEXTS(groups), 'g', "group", "GROUP", IN(TOP), "begin with this group (default: memory)" },
	{ TEXTS(groups), 'g', "group", "GROUP[,GROUP...]", IN(EXPORTER),
	  "count what answers a question; may be given several times" },
	{ FLAG(inputs), 0, "inputs", NULL, COUNTING, "print the counts that each metric is computed from, too" },
	{ TIME(interval, 1, OPTION_YEAR_MS), 'I', "interval", "TIME", COUNTING,
	  "report every TIME what was counted since the last report: milliseconds, or 500ms, 1s, 2m" },
	{ TIME(interval, 10, OPTION_YEAR_MS), 'I', "interval", "TIME", IN(TOP),
	  "show new values every TIME (default: 1s): milliseconds, or 500ms, 1s, 2m" },
	{ TIME(interval, 10, 3600000), 'I', "interval", "TIME", IN(EXPORTER),
	  "also read every TIME: levels and means are then of that time or shorter (500ms, 1s, 2m)" },
	{ NUMBER(interval_count, 1, 1000000000), 0, "interval-count", "N", COUNTING,
	  "end the measurement and COMMAND after N intervals" },
	{ TIME(timeout, 0, OPTION_YEAR_MS), 't', "timeout", "TIME", COUNTING,
	  "end the measurement and COMMAND after TIME: milliseconds, or 500ms, 1s, 2m" },
	{ TEXT(pids), 'p', "pid", "PID[,PID...]", COUNTING,
	  "count until these processes have ended; counts are of the whole machine all the same" },
	{ TEXT(control), 0, "control", "fifo:FIFO[,ACK]", IN(STAT),
	  "take enable, disable, ping and stop from a FIFO, or from fd:N; print ack to ACK after each" },
	{ NUMBER(repeat, 1, 1000000), 'r', "repeat", "N", COUNTING,
	  "run N times; print means, and how far single runs differ from them" },
	{ TIME(delay, 0, OPTION_NEVER), 'D', "delay", "TIME", COUNTING,
	  "begin to count TIME after COMMAND has begun; -1: when --control says so" },
	{ TEXTS(sockets), 's', "socket", "N[-N][,...]", COUNTING,
	  "only these sockets (default: a line for each socket)" },
	{ TEXTS(sockets), 's', "socket", "N[-N][,...]", READING | IN(TOP) | IN(EXPORTER),
	  "only these sockets (default: all)" },
	{ FLAG(all_sockets), 'a', "all", NULL, COUNTING, "print the sum over the sockets" },
	{ FLAG(all_sockets), 0, "all-cpus", NULL, COUNTING, "the same, for those who type it for perf" },
	{ FLAG(per_socket), 0, "per-socket", NULL, COUNTING,
	  "print a line for each socket (default), whatever -a says" },
	{ FLAG(per_instance), 'i', "per-instance", NULL, COUNTING, "print a line for each instance of a box" },
	{ FLAG(per_instance), 'i', "per-instance", NULL, IN(EXPORTER), "a series for each instance of a box" },
	{ FLAG(per_instance), 'i', "per-instance", NULL, IN(TOP), "begin with a line for each instance of a box" },
	{ FLAG(per_instance), 'A', "no-aggr", NULL, COUNTING, "the same, as in perf" },
	{ TEXT(cpus), 'C', "cpu", "N[-N][,...]", COUNTING,
	  "does nothing, unlike in perf: uncore counters belong to sockets; see --socket" },
	{ FLAG(multiplex), 'm', "multiplex", NULL, COUNTING,
	  "count events that do not fit together in turn, and scale the counts" },
	{ VIA, 0, "via", "perf|msr-safe|registers|mapped", MEASURING,
	  "count by perf events or registers; mapped reads PCI by /dev/mem (default: the first other that works)" },
	{ FLAG(frozen), 0, "frozen", NULL, COUNTING,
	  "freeze all boxes while they are read: one moment for all, but counts are lost meanwhile" },
	{ TEXT(verify), 0, "verify", "TIME|report|off", COUNTING | IN(TOP),
	  "compare registers with what was written every TIME (default: 1s), before each report, or at the end" },
	{ TEXT(verify), 0, "verify", "TIME|report|off", IN(EXPORTER),
	  "compare registers with what was written at each scrape (default: report), every TIME, or at the end" },
	{ FLAG(self_check), 0, "self-check", NULL, IN(DOCTOR),
	  "count the clock of every box for 50 ms: writes registers, then restores them" },
	{ FLAG(container), 0, "container", NULL, IN(DOCTOR), "only print what a container needs to measure" },
	{ FORMAT, 'f', "format", "text|json|csv", IN(LIST),
	  "a table (default), one JSON document, or comma-separated values" },
	{ FORMAT, 'f', "format", "text|json", IN(SEARCH), "paragraphs (default), or one JSON document" },
	{ FORMAT, 'f', "format", "text|json|perf|libpfm|likwid|rdmsr", IN(ENCODE),
	  "a table (default), one JSON object an event, the string for perf, libpfm4 or LIKWID, or commands to paste" },
	{ FORMAT, 'f', "format", "text|json", IN(DECODE_LOG),
	  "lines below the log's own (default), or one JSON object for each access" },
	{ FLAG(only_known), 'k', "only-known", NULL, IN(DECODE_LOG),
	  "leave out lines that access no register of the platform" },
	{ FORMAT, 'f', "format", "text|json", IN(DECODE), "a table (default) or one JSON document" },
	{ FORMAT, 'f', "format", "text|json|csv|openmetrics|prometheus", COUNTING,
	  "a table (default), or data for programs" },
	{ FILLS_SET(struct cli_request, format, enum cli_format, CLI_JSON), 'j', "json-output", NULL, COUNTING,
	  "the same as --format json" },
	{ TEXT(separator), 'x', "field-separator", "SEP", COUNTING,
	  "print perf's columns, separated by SEP; docs/stat.md lists them" },
	{ TEXT(against), 0, "against", "FILE", IN(DUMP),
	  "print only the fields that differ from FILE, an earlier dump as CSV or JSON" },
	{ FORMAT, 'f', "format", "text|json|csv", IN(DUMP),
	  "tables (default), one JSON document, or comma-separated values" },
	{ FORMAT, 'f', "format", "text|json", IN(DOCTOR) | IN(WHO), "tables (default), or one JSON document" },
	{ TEXT(listen), 0, "listen", "ADDRESS:PORT", IN(EXPORTER),
	  "serve there (default: 127.0.0.1:9890); :PORT is every address, PORT 0 any free port" },
	{ TEXT(config), 0, "config", "FILE", IN(EXPORTER),
	  "also count what FILE says, with its labels; SIGHUP reads it again" },
	{ FLAG(no_color), 0, "no-color", NULL, IN(TOP), "no colours, as with NO_COLOR in the environment" },
	{ FLAG(ascii), 0, "ascii", NULL, IN(TOP),
	  "bars and lines of ASCII characters, even where the locale has UTF-8" },
	{ FLAG(allow_ignored), 0, "allow-ignored", NULL, IN(ENCODE) | MEASURING,
	  "only warn of a filter that the event ignores" },
	{ FLAG(as_written), 0, "as-written", NULL, IN(ENCODE),
	  "add no filter that lets everything pass, as other tools; only warn of a missing one" },
	{ TEXT(linux_version), 0, "linux", "VERSION", IN(ENCODE),
	  "with -f perf: for this version of Linux, such as 6.1 (default: the newest)" },
	{ TEXT(linux_version), 0, "linux", "VERSION", IN(SIM),
	  "show the PMUs of this version of Linux, such as 6.1 (default: the newest)" },
	{ FLAG(report), 0, "report", NULL, IN(SIM),
	  "run: at the end print what the counters truly counted, to standard error" },
	{ FORMAT, 'f', "format", "text|json", IN(SIM),
	  "run: print that report as a table (default), or as one JSON document" },
	{ TEXT(output), 'o', "output", "FILE", COUNTING, "write reports to FILE" },
	{ FLAG(append), 0, "append", NULL, COUNTING, "add to the FILE of --output instead of emptying it" },
	{ TEXT(rotate), 0, "rotate", "TIME|SIZE[,...]", COUNTING,
	  "begin a new FILE after TIME (1d) or SIZE (100M); the old one gets the time as its suffix" },
	{ TEXT(output), 'o', "output", "PAGE", IN(REPORT),
	  "write the page to PAGE; - is standard output (default: the name of FILE with .html, in this folder)" },
	{ TEXT(title), 0, "title", "TEXT", IN(REPORT), "the heading of the page (default: the names of the files)" },
	{ TEXT(output), 'o', "output", "FILE", IN(SIM), "run: write that report to FILE instead" },
	{ FLAG(dry_run), 'n', "dry-run", NULL, COUNTING,
	  "print the register writes, equal ones of instances in one line (-v: each), but write nothing" },
	{ FLAG(dry_run), 'n', "dry-run", NULL, IN(RESTORE),
	  "print what would be written, and what differs now, and write nothing" },
	{ FLAG(unfreeze), 0, "unfreeze", NULL, IN(RESTORE),
	  "end a freeze of all boxes of a socket that another program left, instead of replaying journals" },
	{ FLAG(verbose), 'v', "verbose", NULL, COUNTING, "print every register write, decoded, to standard error" },
	{ TEXT(replay), 0, "replay", "FILE", IN(STAT),
	  "repeat the run of a recording; without -e, -M and -g also with its options" },
	{ TEXT(sim), 0, "sim", MACHINE, IN(SEARCH),
	  "only of this simulated machine's platform; command lines then name the machine" },
	{ TEXT(root), 0, "root", "DIR", IN(SEARCH), "this machine is the one whose proc is in DIR (default: /)" },
	{ TEXT(replay), 0, "replay", "FILE", IN(TOP), "show a recording, as slowly as it was made" },
	{ TEXT(sim), 0, "sim", MACHINE, MEASURING | READING | IN(RESTORE),
	  "use a simulated machine; FILE gives traffic and faults (default: example traffic; idle: none)" },
	{ TEXT(sim), 0, "sim", MACHINE, IN(COMPLETE), "its platform is used" },
	{ TEXT(sim), 0, "sim", MACHINE, IN(SIM),
	  "the simulated machine; FILE gives traffic and faults (default: example traffic; idle: none)" },
	{ TEXT(sim), 0, "sim", MACHINE, IN(DECODE_LOG), "the log is from this simulated machine" },
	{ TEXT(root), 0, "root", "DIR", IN(DECODE_LOG),
	  "the log is from the machine whose dev, sys and proc are in DIR" },
	{ TEXT(root), 0, "root", "DIR", MEASURING | READING | IN(RESTORE),
	  "use the machine whose dev, sys and proc are in DIR (default: /)" },
	{ TEXT(state), 0, "state", "DIR", MEASURING | IN(DOCTOR) | IN(WHO) | IN(RESTORE),
	  "keep locks and journals in DIR (default: /run/uncore; with --root: ROOT.uncore; with --sim: none)" },
	{ FLAG(no_cpuid), 0, "no-cpuid", NULL, IN(SIM),
	  "run: let the host's processor answer CPUID, and do not trace COMMAND: for debuggers" },
	{ CLOCK, 0, "clock", "real|manual", IN(TOP),
	  "of a simulated machine: real: time passes (default); manual: time moves by an interval when . is pressed" },
	{ CLOCK, 0, "clock", "real|manual", IN(SIM),
	  "real: time passes (default); manual: time moves only by writes to sim/advance" },
	{ NUMBERING, 0, "numbering", "blocks|alternate", IN(SIM),
	  "number CPUs socket by socket, or sockets in turn, as 0, 2, 4 on socket 0 of two "
	  "(default: as the scenario says)" },
	{ FLAG(msr_safe), 0, "msr-safe", NULL, IN(SIM),
	  "serve MSRs as the msr-safe module does, with an empty list, not as Linux's own module" },
	{ FLAG(background), 0, "background", NULL, IN(SIM),
	  "serve from a background process; return when DIR is ready" },
	{ TEXT(platform), 'p', "platform", "PLATFORM", IN(SIM),
	  "check: for this platform (default: the one that the scenario names)" },
	OPTIONS_FOR_HELP(IN(HELP)),
};

const struct command cli_commands[] = {
	[COMMAND_LIST] = {
		.name = "list", .arguments = "[platforms|boxes|registers|events|metrics|groups] [GLOB]", .most = 2,
	},
	[COMMAND_SEARCH] = { .name = "search", .arguments = "WORD...", .least = 1, .most = -1 },
	[COMMAND_SHOW] = { .name = "show", .arguments = "ITEM", .least = 1, .most = 1 },
	[COMMAND_ENCODE] = { .name = "encode", .arguments = "EVENT...", .least = 1, .most = -1 },
	[COMMAND_DECODE] = {
		.name = "decode", .arguments = "REGISTER VALUE | ADDRESS VALUE | BOX INSTANCE ADDRESS VALUE",
		.least = 2, .most = 4,
	},
	[COMMAND_DECODE_LOG] = { .name = "decode-log", .arguments = "[FILE|-]", .most = 1 },
	[COMMAND_STAT] = {
		.name = "stat", .arguments = "[-e EVENT] [-M METRIC] [--] [COMMAND [ARGUMENT...]]",
		.most = -1, .runs_at = 1,
	},
	[COMMAND_RECORD] = {
		.name = "record", .arguments = "FILE [OPTIONS] [--] [COMMAND [ARGUMENT...]]",
		.least = 1, .most = -1, .runs_at = 2,
	},
	[COMMAND_REPORT] = { .name = "report", .arguments = "FILE|FOLDER...", .least = 1, .most = -1 },
	[COMMAND_TOP] = { .name = "top", .arguments = "[-g GROUP] [-e EVENT] [-M METRIC]" },
	[COMMAND_EXPORTER] = { .name = "exporter", .arguments = "[-g GROUP] [-e EVENT] [-M METRIC]" },
	[COMMAND_DUMP] = { .name = "dump", .arguments = "[BOX...]", .most = -1 },
	[COMMAND_DOCTOR] = { .name = "doctor", .arguments = "[BOX...]", .most = -1 },
	[COMMAND_WHO] = { .name = "who", .arguments = "[BOX...]", .most = -1 },
	[COMMAND_RESTORE] = { .name = "restore", .arguments = "" },
	[COMMAND_SIM] = {
		.name = "sim", .arguments = "run -- COMMAND... | mount DIR | check FILE",
		.least = 2, .most = -1, .runs_at = 2, .runs = "run",
	},
	[COMMAND_COMPLETE] = {
		.name = "complete", .arguments = "platform|box|register|metric|event|group|item WORD",
		.least = 2, .most = 2,
	},
	[COMMAND_HELP] = COMMAND_FOR_HELP,
};

const struct program cli_program = {
	.name = "uncore", .version = program_version,
	.commands = cli_commands, .command_count = COMMAND_COUNT,
	.options = options, .option_count = sizeof(options) / sizeof(options[0]),
	.manuals = &cli_manuals,
};
