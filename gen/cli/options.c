/* SPDX-License-Identifier: MIT */
/* Defines the subcommands of uncoregen, their options and their manuals. */
#include "cli/cli.h"
#include "uncore/table_abi.h"
#include "uncore/version.h"

/* clang-format off */

enum {
	CHECK, GENERATE, DUMP, SYMBOLS, DIFF, CHANGES, FMT, WHY, DISPUTES, PAGE, SITE, DELTA, DRAW, RULES, SCHEMA,
	IMPORT, EXPORT, MIGRATE, KEYS, NEW, HELP, COMMAND_COUNT
};

#define IN(command) (UINT64_C(1) << (command))
#define COMPARING (IN(GENERATE) | IN(FMT) | IN(SCHEMA) | IN(MIGRATE))
#define READING \
	(IN(CHECK) | IN(GENERATE) | IN(DUMP) | IN(SYMBOLS) | IN(DIFF) | IN(WHY) | IN(DISPUTES) | IN(PAGE) | IN(SITE) | \
	 IN(DRAW) | IN(EXPORT))
#define LISTING (IN(CHANGES) | IN(RULES))

static const char *const format_words[] = {
	[FORMAT_TEXT] = "text", [FORMAT_JSON] = "json", [FORMAT_SARIF] = "sarif", [FORMAT_MARKDOWN] = "markdown",
	[FORMAT_HTML] = "html", NULL
};
/* The first one is no word: it means never. */
static const char *const fail_words[] = {
	[FAIL_NEVER] = "", [FAIL_BREAKING] = "breaking", [FAIL_BEHAVIOUR] = "behaviour", [FAIL_ANY] = "any", NULL
};
static const char *const color_words[] = {
	[COLOR_AUTO] = "auto", [COLOR_ALWAYS] = "always", [COLOR_NEVER] = "never", NULL
};

#define FLAG(member) FILLS_FLAG(struct options, member)
#define TEXT(member) FILLS_TEXT(struct options, member)
#define NEEDED(member) FILLS_NEEDED(struct options, member, NULL)
#define TEXTS(member) FILLS_LIST(struct options, member)
#define FORMAT FILLS_WORD(struct options, format, enum output_format, format_words)
#define FORMAT_IS(value) FILLS_SET(struct options, format, enum output_format, value)
#define FAIL_ON FILLS_WORD(struct options, fail_on, enum fail_on, fail_words)
#define COLOR FILLS_WORD(struct options, color, enum color, color_words)

static const struct option options[] = {
	{ TEXT(spec), 's', "spec", "DIR", ~(LISTING | IN(KEYS) | IN(HELP)), "read the spec from DIR (default: spec)" },
	{ TEXT(overlay), 0, "overlay", "DIR", READING,
	  "correct the spec by the files in DIR; diff: only NEW (default: the spec)" },
	{ TEXT(out), 'o', "out", "DIR", IN(GENERATE), "write below DIR (default: generated)" },
	{ NEEDED(pages), 'o', "out", "DIR", IN(SITE), "write below DIR" },
	{ TEXT(docs), 0, "docs", "DIR", IN(SITE),
	  "also pages of the manual: DIR holds them as parts of HTML pages (default: none)" },
	{ FLAG(check), 0, "check", NULL, COMPARING,
	  "write nothing; report what would change, and exit with 1 if anything would" },
	{ FLAG(force), 0, "force", NULL, IN(GENERATE),
	  "do all the work even if nothing has changed since the last run" },
	{ TEXT(tables), 0, "tables", "FILE", IN(GENERATE),
	  "write only the tables, as one file for uncore --tables; by --overlay with its corrections" },
	{ TEXT(platform), 'p', "platform", "ID", IN(GENERATE), "with --tables: only this platform (default: all)" },
	{ TEXT(depfile), 0, "depfile", "FILE", IN(GENERATE),
	  "write make rules: the outputs depend on every spec file" },
	{ TEXT(depfile_target), 0, "depfile-target", "FILE", IN(GENERATE),
	  "the make rules are for FILE instead of the outputs" },
	{ FORMAT_IS(FORMAT_JSON), 0, "json", NULL, IN(DUMP) | LISTING, "print JSON" },
	{ FORMAT_IS(FORMAT_MARKDOWN), 0, "markdown", NULL, LISTING, "print a page for docs/" },
	{ FORMAT, 'f', "format", "text|json|sarif", IN(CHECK), "how errors are printed (default: text)" },
	{ FORMAT, 'f', "format", "text|json", IN(GENERATE) | IN(FMT) | IN(MIGRATE),
	  "how errors are printed (default: text)" },
	{ FORMAT, 'f', "format", "text|json", IN(DUMP), "json: the same as --json" },
	{ FORMAT, 'f', "format", "text|json", IN(SYMBOLS) | IN(WHY), "how the answer is printed (default: text)" },
	{ FORMAT, 'f', "format", "text|json|markdown|html", IN(DIFF), "how changes are printed (default: text)" },
	{ FORMAT, 'f', "format", "text|json", IN(IMPORT), "how the report, and errors, are printed (default: text)" },
	{ FAIL_ON, 0, "fail-on", "breaking|behaviour|any", IN(DIFF),
	  "exit with 1 if there is a change of this class or a worse one" },
	{ TEXT(accept), 0, "accept", "FILE", IN(DIFF),
	  "--fail-on does not count the changes that FILE accepts; an entry without its change is an error" },
	{ FLAG(between), 0, "between", NULL, IN(DIFF),
	  "OLD and NEW are platforms of the spec: compare them box by box" },
	{ TEXT(file), 0, "file", "FILE", IN(DIFF),
	  "OLD and NEW are the contents of this spec file, for git diff; the others come from the work tree" },
	{ TEXT(site), 0, "site", "URL", IN(DIFF),
	  "html: link each item to its page below URL, which uncoregen site wrote" },
	{ COLOR, 0, "color", "auto|always|never", IN(DIFF), "colour the text (default: auto, on a terminal)" },
	{ FLAG(quiet), 'q', "quiet", NULL,
	  IN(CHECK) | IN(DIFF) | IN(IMPORT) | IN(DELTA) | IN(SITE) | IN(NEW) | COMPARING,
	  "print nothing if all is well" },
	{ TEXT(platform), 'p', "platform", "ID", IN(SYMBOLS) | IN(WHY), "only of this platform" },
	{ NEEDED(platform), 'p', "platform", "ID", IN(DRAW) | IN(IMPORT) | IN(EXPORT), "the platform" },
	{ TEXT(platform), 'p', "platform", "ID", IN(PAGE), "the platform (default: list the pages of all)" },
	{ TEXTS(platforms), 'p', "platform", "ID", IN(SITE) | IN(DISPUTES), "only of this platform; may be repeated" },
	{ TEXT(upstream), 0, "upstream", "PROJECT", IN(DISPUTES),
	  "only what PROJECT (linux, perfmon, likwid, pcm, libpfm4 ...) says and what does not hold" },
	{ FORMAT, 'f', "format", "text|json|markdown", IN(DISPUTES), "how disputes are printed (default: text)" },
	{ TEXT(events), 0, "events", "A,B", IN(EXPORT),
	  "only these events, by Intel's names (default: all that can be programmed)" },
	{ TEXT(groups), 0, "groups", "A,B", IN(EXPORT), "what these groups count, besides --events" },
	{ TEXT(against), 0, "against", "DIR", IN(EXPORT),
	  "perf: print only how it differs from DIR's uncore*.json, or from a file, in what is counted" },
	{ TEXTS(units), 0, "unit", "UNIT=BOX", IN(IMPORT), "the box of a unit of the file; may be repeated" },
	{ TEXT(like), 0, "like", "ID", IN(NEW),
	  "begin with all that the platform ID has (default: an invented board)" },
	{ TEXT(source), 0, "source", "ID", IN(NEW),
	  "cite this document of documents.json (default: board; with --like, the first one of that platform)" },
	{ TEXT(like), 0, "like", "ID", IN(IMPORT),
	  "new entries take category, text, clock and so on from this platform's event of the same name" },
	{ FLAG(write), 0, "write", NULL, IN(IMPORT) | IN(DELTA), "change the spec files" },
	{ FLAG(older), 0, "older", NULL, IN(IMPORT),
	  "with --write: accept an older version than the spec was made from" },
	{ FLAG(renamed), 0, "renamed", NULL, IN(IMPORT),
	  "with --write: accept a file whose name differs from the earlier one" },
	OPTIONS_FOR_HELP(IN(HELP)),
};

#define CHECK_STATUS "0 all is well, 1 --check found something, 2 an error"

static const struct command commands[] = {
	[CHECK] = { .name = "check", .arguments = "[DIR]", .most = 1 },
	[GENERATE] = { .name = "generate", .arguments = "[DIR]", .most = 1 },
	[DUMP] = { .name = "dump", .arguments = "--json [DIR]", .most = 1 },
	[SYMBOLS] = { .name = "symbols", .arguments = "[DIR]", .most = 1 },
	[DIFF] = { .name = "diff", .arguments = "[OLD [NEW]]", .most = 2 },
	[CHANGES] = { .name = "changes", .arguments = "" },
	[FMT] = { .name = "fmt", .arguments = "[DIR]", .most = 1 },
	[WHY] = { .name = "why", .arguments = "ITEM", .least = 1, .most = 1 },
	[DISPUTES] = { .name = "disputes", .arguments = "" },
	[PAGE] = { .name = "page", .arguments = "" },
	[SITE] = { .name = "site", .arguments = "" },
	[DELTA] = { .name = "delta", .arguments = "FILE BASE", .least = 2, .most = 2 },
	[DRAW] = { .name = "draw", .arguments = "BOX.REGISTER", .least = 1, .most = 1 },
	[RULES] = { .name = "rules", .arguments = "" },
	[SCHEMA] = { .name = "schema", .arguments = "[KIND]", .most = 1 },
	[IMPORT] = { .name = "import", .arguments = "perfmon FILE...", .least = 2, .most = -1 },
	[EXPORT] = { .name = "export", .arguments = "FORM", .least = 1, .most = 1 },
	[MIGRATE] = { .name = "migrate", .arguments = "[DIR]", .most = 1 },
	[KEYS] = { .name = "keys", .arguments = "[KIND]", .most = 1 },
	[NEW] = { .name = "new", .arguments = "PLATFORM", .least = 1, .most = 1 },
	[HELP] = COMMAND_FOR_HELP,
};

static const struct manual command_manuals[COMMAND_COUNT] = {
	[CHECK] = {
		.summary = "check a spec folder",
		.help =
			"Loads every file of the spec, resolves its references and tests every rule (see:\n"
			"uncoregen rules). Prints each error with file, line and column. The text shows at most\n"
			"100 errors: all of a rule that is rarely broken, and the first few of any other. It says\n"
			"how many more there are. The other formats hold every error. json is one object a line,\n"
			"with the JSON pointer of the value; sarif is for code review tools. Without a spec folder,\n"
			"checks the spec that was installed with uncoregen.\n",
	},
	[GENERATE] = {
		.summary = "compile the spec into headers and tables",
		.help =
			"Writes include/uncore/, src/ and selftest/ below the output folder. Nothing is written while\n"
			"the spec has an error. Files that do not change keep their time. Generated files that are no\n"
			"longer made are removed. With --check, names each file that is not current.\n"
			"\n"
			"--tables FILE writes nothing but FILE: the tables of all platforms, or of --platform, which\n"
			"uncore --tables FILE uses without a compiler. The bytes are the same on every machine.\n"
			"\n"
			"Outputs that do not change keep their time. So a make rule for them would run again and\n"
			"again after a change that does not affect them. Let the rule make a file of its own, and\n"
			"give that file to --depfile-target:\n"
			"  spec.stamp:\n"
			"          uncoregen generate --spec spec --out made \\\n"
			"                  --depfile spec.d --depfile-target $@\n"
			"          touch $@\n"
			"  -include spec.d\n",
		.status = CHECK_STATUS,
	},
	[DUMP] = {
		.summary = "print the flattened model",
		.help =
			"One object for each platform: boxes, instances, registers with absolute addresses, fields,\n"
			"counters, procedures, events, metrics. docs/dump.md describes every member.\n",
	},
	[SYMBOLS] = {
		.summary = "print every C symbol of the generated headers",
		.help =
			"One line for each symbol, in the order of the headers. Tabs separate its name, its kind, its\n"
			"header, the kind and the path of its item, its signature and its value. A kind of symbol is\n"
			"guard, constant, macro, type, enum, enumerator or function. The item is what the symbol is\n"
			"about. The value is as the header has it. A dash means that there is none. Names that end in\n"
			"an underscore are for the headers alone. spec/schema/output/symbols.schema.json describes\n"
			"--format json.\n",
		.examples =
			"uncoregen symbols --platform PLATFORM | grep -w BOX.REGISTER.FIELD\tthe symbols of a field\n",
	},
	[DIFF] = {
		.summary = "print what changed in meaning, and for whom",
		.help =
			"OLD and NEW are spec folders, files that dump --json wrote, or git revisions: git:v1.2,\n"
			"git:HEAD~3, or git:v1.2:path/from/top if the spec was elsewhere. NEW defaults to the\n"
			"spec folder, and OLD to git:HEAD. docs/spec-updates.md explains the use,\n"
			"docs/generated/changes.md lists the changes that diff distinguishes. A side with errors\n"
			"is compared as it is, with a warning. Parts that an error leaves without a meaning are\n"
			"left out, and the warning names them. --accept lists changes that reviewers accept, each\n"
			"with a reason and a date; spec/schema/accepted.schema.json describes the file.\n",
		.examples =
			"uncoregen diff\twhat the working folder changes\n"
			"uncoregen diff --format html git:v1.2 >changes.html\ta page for a reviewer\n"
			"uncoregen diff --format html --site http://host/ >changes.html\tits links lead there\n"
			"uncoregen diff --between PLATFORM PLATFORM\thow two platforms differ\n"
			"uncoregen diff --accept accepted.json --fail-on breaking git:v1.2\ta review that may pass\n",
		.status = "0 all is well, 1 --fail-on found such a change, 2 an error, or something was left out",
	},
	[CHANGES] = {
		.summary = "list the changes that diff distinguishes",
		.help =
			"One line for each: its name, its class, what has happened.\n",
	},
	[FMT] = {
		.summary = "write the spec files in canonical form",
		.help =
			"Rewrites each file whose form is not canonical; no value changes. With --check, names those\n"
			"files.\n",
		.status = CHECK_STATUS,
	},
	[WHY] = {
		.summary = "print where a fact comes from, and who disagrees",
		.help =
			"ITEM is a box, box.register, box.register.field, an event, event.umask, a metric, a group,\n"
			"or the id of a dispute or an erratum. It may also be a register's name in the manual, with\n"
			"or without the numbers of an instance. The box of an event or metric may precede it with a\n"
			"slash. Answers for every platform and box that has the item: first those where sources\n"
			"disagree. PLATFORM/ITEM, or --platform, asks about one platform. Without a spec folder,\n"
			"reads the spec that was installed with uncoregen.\n",
		.examples =
			"uncoregen why U_MSR_PMON_GLOBAL_CTL\ta register, by its name in the manual\n"
			"uncoregen why UNC_C_TOR_INSERTS.OPCODE\tan event with a umask\n"
			"uncoregen why PCT_RD_REQUESTS\ta metric\n"
			"uncoregen why --format json box.register\tfor programs\n",
		.status = "0 all is well, 1 no platform has ITEM, 2 an error",
	},
	[DISPUTES] = {
		.summary = "print every dispute",
		.help =
			"Prints of each dispute the claims with their sources, the verdict and the reason. The site\n"
			"has a page for each; why ID prints one. --upstream is for the maintainers of another\n"
			"project: their value and where they have it, ours, and the sources that say so. A project\n"
			"is the first word of ids in documents.json. spec/schema/output/disputes.schema.json\n"
			"describes --format json.\n",
		.examples =
			"uncoregen disputes --platform ID\tof one platform\n"
			"uncoregen disputes --upstream linux\twhat does not hold in Linux\n",
	},
	[PAGE] = {
		.summary = "print what is known of a platform as a page of docs/",
		.help =
			"Markdown: docs/platforms/ID.md, or README.md there. Boxes, evidence, documents, disputes,\n"
			"errata, and what no source says.\n",
	},
	[SITE] = {
		.summary = "write pages about everything that the spec describes",
		.help =
			"Writes static pages below DIR: for each platform, box, register, event, metric, group,\n"
			"document and dispute, with links between them. They need no server and load nothing from\n"
			"elsewhere. Pages that an earlier run made and this one does not are removed. The bytes are\n"
			"the same on every machine. docs/site.md explains the addresses.\n",
		.examples =
			"uncoregen site --out build/site\tall platforms; open build/site/index.html\n",
	},
	[DELTA] = {
		.summary = "print a spec file as what differs from another",
		.help =
			"FILE is a file below the spec folder, PLATFORM/BOX.box.json; BASE is the one that it\n"
			"will be like, PLATFORM/BOX or PLATFORM. Prints the file with \"like\", \"remove\" and\n"
			"only what differs; its meaning stays the same. docs/spec-format.md explains such files.\n",
	},
	[DRAW] = {
		.summary = "print the bits of a register as an SVG picture",
		.help =
			"README.md has such a picture. Its colours follow the reader's light or dark theme.\n",
		.examples = "uncoregen draw box.register --platform ID >register.svg\ta picture of that register\n",
	},
	[RULES] = {
		.summary = "list the rules that check tests",
		.help =
			"One rule a line: its name, then what it demands.\n",
	},
	[SCHEMA] = {
		.summary = "print or write the JSON Schemas of the spec files",
		.help =
			"With a KIND (documents, platform, box, symbols) prints its schema. Without one, writes all\n"
			"of them to schema/ below the spec folder; with --check, names those that are not current.\n",
		.status = CHECK_STATUS,
	},
	[IMPORT] = {
		.summary = "compare event files of Intel's with the spec, and merge them",
		.help =
			"FILE is one of Intel's uncore event files (github.com/intel/perfmon). If a platform has\n"
			"two, X_uncore.json and X_uncore_experimental.json, give both. Prints what is new,\n"
			"changed, renamed, gone or in dispute; --write merges it into the spec files. New entries\n"
			"have no text, which check then demands, unless --like names a platform that has one. A\n"
			"new platform is created. docs/spec-updates.md explains the rest;\n"
			"spec/schema/output/import.schema.json describes what --format json prints.\n",
		.status = "0 all is well, 1 --write would change something, 2 an error",
	},
	[EXPORT] = {
		.summary = "print a platform in another program's form",
		.help =
			"FORM is one of\n"
			"  msr-safe      an allowlist of the registers that counting needs\n"
			"  perf          the JSON that jevents of Linux reads\n"
			"  perf-strings  the events as perf takes them after -e\n"
			"  json, csv     one event a row\n"
			"  c-defines     addresses, masks, shifts and event codes as #define lines\n"
			"docs/export.md describes each.\n",
		.status = "0 all is well, 1 --against found a difference, 2 an error",
	},
	[MIGRATE] = {
		.summary = "bring spec files to the present version of the format",
		.help =
			"Converts each file of an older schema version, step by step, to the version that this\n"
			"tool reads, and writes it in canonical form. Writes all files, or none if one cannot be\n"
			"converted. With --check, names the files.\n",
		.status = CHECK_STATUS,
	},
	[KEYS] = {
		.summary = "print the manual's tables of keys",
		.help =
			"What every object of a spec file may hold, as Markdown: docs/generated/spec-keys.md.\n",
	},
	[NEW] = {
		.summary = "write the start of a platform's description",
		.help =
			"Writes a small description into the spec folder, of an invented board with one box. With\n"
			"--like it is of a platform that is so far as another one. It counts on a simulated\n"
			"machine, so that each change of it can be tried at once. No file is replaced. If the\n"
			"other platform has what an heir must say anew, check's messages name it.\n"
			"docs/adding-a-platform.md leads on.\n",
		.status = "0 all is well, 1 written, but check asks for more, 2 an error",
		.examples =
			"uncoregen new toy --spec my_spec\tin a folder that may be empty\n"
			"uncoregen new mine --like ID\ta platform that is like another one\n",
	},
	[HELP] = MANUAL_FOR_HELP("uncoregen", "check"),
};

#define TEXT_OF_(number) #number
#define TEXT_OF(number) TEXT_OF_(number)

static const struct manuals manuals = {
	.summary = "uncoregen compiles descriptions of uncore performance counters into C.",
	.about = "uncoregen COMMAND --help describes one; --version prints the version.\n",
	.status = "0 all is well, 1 --check or a comparison found something, 2 an error",
	.command_status = "0 all is well, 2 an error",
	.commands = command_manuals, .add = options_manual, .add_records = options_records,
};

const struct program uncoregen = {
	.name = "uncoregen", .version = "uncoregen " UNCORE_VERSION " (table ABI " TEXT_OF(UNCORE_TABLE_ABI) ")\n",
	.commands = commands, .command_count = COMMAND_COUNT,
	.options = options, .option_count = sizeof options / sizeof options[0],
	.manuals = &manuals,
};

static int (*const runs[COMMAND_COUNT])(const struct options *options) = {
	[CHECK] = run_check, [GENERATE] = run_generate, [DUMP] = run_dump, [SYMBOLS] = run_symbols, [DIFF] = run_diff,
	[CHANGES] = run_changes, [FMT] = run_fmt, [WHY] = run_why, [DISPUTES] = run_disputes, [PAGE] = run_page,
	[SITE] = run_site, [DELTA] = run_delta, [DRAW] = run_draw,
	[RULES] = run_rules, [SCHEMA] = run_schema, [IMPORT] = run_import, [EXPORT] = run_export,
	[MIGRATE] = run_migrate, [KEYS] = run_keys, [NEW] = run_new,
};

/* clang-format on */

static bool is_one(const struct command *command, uint64_t of)
{
	return (IN(command - commands) & of) != 0;
}

bool takes_folder(const struct command *command)
{
	return is_one(command, IN(CHECK) | IN(GENERATE) | IN(DUMP) | IN(SYMBOLS) | IN(FMT) | IN(MIGRATE));
}

bool only_prints(const struct options *given)
{
	return is_one(given->line.command, IN(CHECK) | IN(WHY) | IN(DISPUTES) | IN(PAGE) | IN(SITE) | IN(EXPORT) |
						   IN(DUMP) | IN(DRAW) | IN(SYMBOLS)) ||
	       given->tables != NULL || given->between;
}

int run_command(const struct options *given)
{
	return runs[given->line.command - commands](given);
}
