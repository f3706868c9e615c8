/* SPDX-License-Identifier: MIT */
/* Chooses the subcommand of uncoregen and reads its options. */
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "uncore/table_abi.h"
#include "uncore/version.h"

struct option_row {
	char letter;
	const char *name, *argument, *help;
};

static const struct option_row option_table[] = {
	{ 's', "--spec", "DIR", "read the spec from DIR (default: spec)" },
	{ 'o', "--out", "DIR", "write below DIR (default: generated)" },
	{ 'c', "--check", NULL, "write nothing; report what would change, and exit with 1 if anything would" },
	{ 'F', "--force", NULL, "do all the work even if nothing has changed since the last run" },
	{ 'd', "--depfile", "FILE", "write make rules: the outputs depend on every spec file" },
	{ 't', "--depfile-target", "FILE", "the make rules are for FILE instead of the outputs" },
	{ 'j', "--json", NULL, "print JSON" },
	{ 'm', "--markdown", NULL, "print a page for docs/" },
	{ 'f', "--format", "text|json", "how errors are printed (default: text)" },
	{ 'k', "--format", "text|json|sarif", "how errors are printed (default: text)" },
	{ 'r', "--format", "text|json|markdown|html", "how changes are printed (default: text)" },
	{ 'a', "--format", "text|json", "how the report, and errors, are printed (default: text)" },
	{ 'v', "--format", "text|json", "how the answer is printed (default: text)" },
	{ 'x', "--fail-on", "breaking|behaviour|any", "exit with 1 if there is a change of this class or a worse one" },
	{ 'b', "--between", NULL, "OLD and NEW are platforms of the spec: compare them box by box" },
	{ 'i', "--file", "FILE",
	  "OLD and NEW are the contents of this spec file, for git diff; the other files are as they are" },
	{ 'C', "--color", "auto|always|never", "colour the text (default: auto, on a terminal)" },
	{ 'q', "--quiet", NULL, "print nothing if all is well" },
	{ 'p', "--platform", "ID", "the platform" },
	{ 'e', "--events", "A,B", "only these events, by Intel's names (default: all that can be programmed)" },
	{ 'u', "--unit", "UNIT=BOX", "the box of a unit of the file; may be repeated" },
	{ 'w', "--write", NULL, "change the spec files" },
	{ 'O', "--older", NULL, "with --write: accept an older version than the spec was made from" },
	{ 'R', "--renamed", NULL, "with --write: accept a file whose name differs from the earlier one" },
};

enum { OPTION_COUNT = sizeof option_table / sizeof option_table[0] };

const struct command commands[] = {
	{ "check", "[DIR]", "check a spec folder",
	  "Loads every file of the spec, resolves its references and tests every rule (see: uncoregen rules).\n"
	  "Prints each error with file, line and column. The text shows 100 errors: rules that are broken rarely in\n"
	  "full, of the others the first few and how many more there are. The other formats hold every error: json is "
	  "an\n"
	  "object a line, with the JSON pointer of the value; sarif is what code review tools read. Exits with 2 if "
	  "there\n"
	  "is an error.\n",
	  "skq", run_check },
	{ "generate", "[DIR]", "compile the spec into headers and tables",
	  "Writes include/uncore/, src/ and selftest/ below the output folder. Nothing is written while the spec has "
	  "an\n"
	  "error; files that do not change keep their time; generated files that are no longer made are removed.\n"
	  "With --check, names each file that is not current and exits with 1.\n"
	  "\n"
	  "As outputs keep their time, a make rule for them would run again and again after a change that does not "
	  "reach\n"
	  "them. Let it make a file of its own, and name that to --depfile-target:\n"
	  "  spec.stamp:\n"
	  "          uncoregen generate --spec spec --out made --depfile spec.d --depfile-target $@\n"
	  "          touch $@\n"
	  "  -include spec.d\n",
	  "socFdtfq", run_generate },
	{ "dump", "--json [DIR]", "print the flattened model",
	  "One object for each platform: boxes, instances, registers with absolute addresses, fields, counters, "
	  "procedures,\n"
	  "events, metrics. docs/dump.md describes every member.\n",
	  "sjf", run_dump },
	{ "symbols", "[DIR]", "print every C symbol of the generated headers",
	  "One line for each symbol, in the order of the headers; tabs separate its name, its kind (guard, constant, "
	  "macro,\n"
	  "type, enum, enumerator or function), the header that defines it, the kind of the item that it is about and "
	  "the path\n"
	  "of that item, its signature, and its value as the header has it. A dash means that there is none. The "
	  "headers keep\n"
	  "names that end in an underscore for themselves. spec/schema/symbols.schema.json describes --format json.\n"
	  "  uncoregen symbols --platform PLATFORM | grep -w BOX.REGISTER.FIELD\n",
	  "spv", run_symbols },
	{ "diff", "[OLD [NEW]]", "print what changed in meaning, and for whom",
	  "OLD and NEW are spec folders, files that dump --json wrote, or git revisions: git:v1.2, git:HEAD~3, and "
	  "where the\n"
	  "spec was elsewhere git:v1.2:path/from/top. Without NEW the spec folder is it; without both OLD is "
	  "git:HEAD.\n"
	  "docs/spec-updates.md explains its use, docs/changes.md lists the changes that it distinguishes.\n"
	  "  uncoregen diff --format html git:v1.2 >changes.html\n"
	  "  uncoregen diff --between PLATFORM PLATFORM\n"
	  "A side with errors is compared as it is, with a warning. What an error leaves without meaning is left out "
	  "and named.\n"
	  "Exits with 0, with --fail-on also with 1, and with 2 after an error or where something was left out.\n",
	  "srxbiCq", run_diff },
	{ "changes", "", "list the changes that diff distinguishes",
	  "One line for each: its name, its class, what has happened.\n", "jm", run_changes },
	{ "fmt", "[DIR]", "write the spec files in canonical form",
	  "Rewrites each file whose form is not canonical; no value changes. With --check, names those files and exits "
	  "with 1.\n",
	  "scfq", run_fmt },
	{ "why", "ITEM", "print where a fact comes from, and who disagrees",
	  "ITEM is a box, box.register, box.register.field, a register's name in the manual with or without the "
	  "numbers of\n"
	  "an instance, an event, event.umask, a metric, or the id of a dispute; the box of an event or metric may\n"
	  "precede it with a slash:\n"
	  "  uncoregen why U_MSR_PMON_GLOBAL_CTL\n"
	  "  uncoregen why UNC_C_TOR_INSERTS.OPCODE\n"
	  "  uncoregen why PCT_RD_REQUESTS\n"
	  "  uncoregen why --format json box.register\n"
	  "Answers for every platform and box that has it. Exits with 1 if none has. Where there is no spec folder, "
	  "the spec\n"
	  "that was installed with uncoregen is read.\n",
	  "sv", run_why },
	{ "disputes", "", "print every dispute as a page of docs/", "Markdown: docs/disputes.md.\n", "s",
	  run_disputes },
	{ "delta", "FILE BASE", "print a spec file as what differs from another",
	  "FILE is a file below the spec folder: PLATFORM/BOX.box.json; BASE is what it shall be "
	  "like: PLATFORM/BOX, or PLATFORM.\nPrints the file with \"like\", \"remove\", and only what differs.\n",
	  "swq", run_delta },
	{ "draw", "BOX.REGISTER", "print the bits of a register as an SVG picture",
	  "The picture on the first page of the manual. Its colours follow the reader's light or dark theme:\n"
	  "  uncoregen draw box.register --platform ID >register.svg\n",
	  "sp", run_draw },
	{ "rules", "", "list the rules that check tests", "One rule a line: its name, then what it demands.\n", "jm",
	  run_rules },
	{ "schema", "[KIND]", "print or write the JSON Schemas of the spec files",
	  "With a KIND (documents, platform, box, disputes) prints its schema. Without one, writes all of them to "
	  "schema/ below\n"
	  "the spec folder; with --check, names those that are not current and exits with 1.\n",
	  "scq", run_schema },
	{ "import", "perfmon FILE...", "compare event files of Intel's with the spec, and merge them",
	  "FILE is one of Intel's uncore event files (github.com/intel/perfmon); where a platform has two, "
	  "X_uncore.json and\n"
	  "X_uncore_experimental.json, give both. Prints what is new, changed, renamed, gone or in dispute, and exits "
	  "with 1 if\n"
	  "--write would change anything; --write merges it into the spec files. What is new gets no text: check calls "
	  "for it.\n"
	  "A new platform is created. docs/spec-updates.md explains the rest; spec/schema/import.schema.json "
	  "describes\n"
	  "what --format json prints.\n",
	  "spuwORaq", run_import },
	{ "export", "FORM", "print a platform in another program's form",
	  "FORM is one of\n"
	  "  msr-safe      an allowlist: what counting the events reads and writes, and nothing else\n"
	  "  perf          the JSON that jevents of Linux reads\n"
	  "  perf-strings  the events as perf takes them after -e, one a line after its name\n"
	  "  json, csv     one event a row\n"
	  "  c-defines     addresses, masks, shifts and event codes as #define lines\n"
	  "docs/export.md describes each.\n",
	  "spe", run_export },
	{ "migrate", "[DIR]", "bring spec files to the present version of the format",
	  "Takes each file of an older schema version through the steps to the one that this tool reads, and writes it "
	  "in\n"
	  "canonical form; all files, or none where one cannot be. With --check, names them and exits with 1.\n",
	  "scfq", run_migrate },
	{ "keys", "[KIND]", "print the manual's tables of keys",
	  "What every object of a spec file may hold, as Markdown: docs/spec-keys.md.\n", "", run_keys },
};

const size_t command_count = sizeof commands / sizeof commands[0];

static const char usage_summary[] = "uncoregen compiles descriptions of uncore performance counters into C.";
static const char usage_about[] =
	"uncoregen COMMAND --help describes one; --version prints the version; help --format tsv prints all manuals "
	"as\n"
	"records for programs.\n";
static const char usage_status[] = "0 all is well, 1 --check found something, 2 an error";

static void print_usage(FILE *file)
{
	fprintf(file, "%s\n\nusage: uncoregen COMMAND [OPTIONS]\n\n", usage_summary);
	for (size_t i = 0; i < command_count; i++)
		fprintf(file, "  %-9s %-13s %s\n", commands[i].name, commands[i].arguments, commands[i].summary);
	fprintf(file, "\n%sExit status: %s.\n", usage_about, usage_status);
}

static void print_lines(const char *kind, const char *text)
{
	while (*text != '\0') {
		size_t length = strcspn(text, "\n");

		printf("%s\t%.*s\n", kind, (int)length, text);
		text += length + (text[length] == '\n');
	}
}

/* The manuals as records for programs, in the form of those of uncore (uncore help help). */
static void print_records(void)
{
	printf("program\tuncoregen\t%s\n", usage_summary);
	print_lines("about", usage_about);
	print_lines("status", usage_status);
	for (size_t i = 0; i < command_count; i++) {
		printf("command\t%s\t%s\t%s\t\n", commands[i].name, commands[i].arguments, commands[i].summary);
		print_lines("about", commands[i].help);
		for (size_t k = 0; k < OPTION_COUNT; k++)
			if (strchr(commands[i].options, option_table[k].letter) != NULL)
				printf("option\t\t%s\t%s\t%s\n", option_table[k].name,
				       option_table[k].argument != NULL ? option_table[k].argument : "",
				       option_table[k].help);
		printf("option\th\t--help\t\tprint this\n");
		print_lines("status", usage_status);
	}
}

static void print_help(const struct command *command)
{
	printf("usage: uncoregen %s %s%s[OPTIONS]\n\n%s\n", command->name, command->arguments,
	       *command->arguments != '\0' ? " " : "", command->help);
	for (size_t i = 0; i < OPTION_COUNT; i++) {
		const struct option_row *row = &option_table[i];
		char left[40];

		if (strchr(command->options, row->letter) == NULL)
			continue;
		snprintf(left, sizeof left, "%s%s%s", row->name, row->argument != NULL ? " " : "",
			 row->argument != NULL ? row->argument : "");
		printf("  %-24s %s\n", left, row->help);
	}
	printf("  %-24s %s\n", "--help", "print this");
}

static int usage_error(const struct command *command, const char *what, const char *word)
{
	fprintf(stderr, "uncoregen %s: %s \"%s\"; see: uncoregen %s --help\n", command->name, what, word,
		command->name);
	return EXIT_BAD;
}

static bool set_format(struct options *options, const char *value)
{
	options->json = strcmp(value, "json") == 0;
	return options->json || strcmp(value, "text") == 0;
}

static bool set_check_format(struct options *options, const char *value)
{
	options->sarif = strcmp(value, "sarif") == 0;
	options->json = false;
	return options->sarif || set_format(options, value);
}

static bool add_unit(struct options *options, const char *value)
{
	if (strchr(value, '=') == NULL || options->unit_count == OPTION_UNITS_MAX)
		return false;
	options->units[options->unit_count++] = value;
	return true;
}

static bool is_one_of(const char *words, const char *value)
{
	size_t length = strlen(value);

	for (const char *at = words; *at != '\0';
	     at += at[strcspn(at, "|")] == '|' ? strcspn(at, "|") + 1 : strcspn(at, "|"))
		if (strcspn(at, "|") == length && strncmp(at, value, length) == 0)
			return true;
	return false;
}

/* A value that must be one of the words that the option's row lists. */
static bool set_word(const char **to, char letter, const char *value)
{
	*to = value;
	for (size_t i = 0; i < OPTION_COUNT; i++)
		if (option_table[i].letter == letter)
			return is_one_of(option_table[i].argument, value);
	return false;
}

static bool apply(struct options *options, char letter, const char *value)
{
	switch (letter) {
	case 's':
		options->spec = value;
		options->spec_given = true;
		break;
	case 'o':
		options->out = value;
		break;
	case 'd':
		options->depfile = value;
		break;
	case 't':
		options->depfile_target = value;
		break;
	case 'c':
		options->check = true;
		break;
	case 'F':
		options->force = true;
		break;
	case 'j':
		options->json = true;
		break;
	case 'm':
		options->markdown = true;
		break;
	case 'q':
		options->quiet = true;
		break;
	case 'p':
		options->platform = value;
		break;
	case 'e':
		options->events = value;
		break;
	case 'u':
		return add_unit(options, value);
	case 'w':
		options->write = true;
		break;
	case 'O':
		options->older = true;
		break;
	case 'R':
		options->renamed = true;
		break;
	case 'k':
		return set_check_format(options, value);
	case 'r':
		return set_word(&options->report, letter, value);
	case 'x':
		return set_word(&options->fail_on, letter, value);
	case 'C':
		return set_word(&options->color, letter, value);
	case 'i':
		options->file = value;
		break;
	case 'b':
		options->between = true;
		break;
	default:
		return set_format(options, value);
	}
	return true;
}

static const struct option_row *find_option(const struct command *command, const char *word, size_t length)
{
	for (size_t i = 0; i < OPTION_COUNT; i++)
		if (strncmp(option_table[i].name, word, length) == 0 && option_table[i].name[length] == '\0' &&
		    strchr(command->options, option_table[i].letter) != NULL)
			return &option_table[i];
	return NULL;
}

/* Reads one option at argv[0], with its value after "=" or in argv[1]. Returns the words used, 0 after an error. */
static int read_option(const struct command *command, struct options *options, int argc, char **argv)
{
	size_t length = strcspn(argv[0], "=");
	const struct option_row *row = find_option(command, argv[0], length);
	const char *value = argv[0][length] == '=' ? argv[0] + length + 1 : NULL;
	int used = 1;

	if (row == NULL)
		return usage_error(command, "unknown option", argv[0]) * 0;
	if (row->argument != NULL && value == NULL) {
		if (argc < 2)
			return usage_error(command, "missing value for", argv[0]) * 0;
		value = argv[1];
		used = 2;
	}
	if ((row->argument == NULL && value != NULL) || !apply(options, row->letter, value))
		return usage_error(command, "bad value in", argv[0]) * 0;
	return used;
}

static bool take_argument(const struct command *command, struct options *options, const char *word)
{
	if (options->only == NULL && *command->arguments != '\0')
		options->only = word;
	else if (strstr(command->arguments, "FILE...") != NULL && options->file_count < OPTION_FILES_MAX)
		options->files[options->file_count++] = word;
	else if (options->second == NULL &&
		 (strstr(command->arguments, "NEW") != NULL || strstr(command->arguments, "BASE") != NULL ||
		  strstr(command->arguments, " FILE") != NULL))
		options->second = word;
	else
		return false;
	return true;
}

/* Those that only print what is in the spec. */
static bool reads_installed(const struct command *command)
{
	return command->run == run_why || command->run == run_disputes || command->run == run_export ||
	       command->run == run_dump || command->run == run_draw || command->run == run_symbols;
}

/* Beside the folder of the program, where "make install" puts the spec; only where the working folder holds none. */
static bool find_installed(char *path, size_t room)
{
	static const char below[] = "/share/libuncore/spec";
	ssize_t length = readlink("/proc/self/exe", path, room);

	if (access("spec", F_OK) == 0 || length <= 0 || (size_t)length >= room)
		return false;
	for (int up = 0; up < 2; up++) {
		while (length > 0 && path[--length] != '/')
			;
		path[length] = '\0';
	}
	if ((size_t)length + sizeof below > room)
		return false;
	memcpy(path + length, below, sizeof below);
	return access(path, R_OK) == 0;
}

static int run_command(const struct command *command, int argc, char **argv)
{
	struct options options = { .spec = "spec", .out = "generated", .report = "text", .color = "auto" };
	char installed[PATH_MAX];

	for (int i = 0; i < argc;) {
		int used = 1;

		if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
			print_help(command);
			return EXIT_GOOD;
		}
		if (argv[i][0] == '-')
			used = read_option(command, &options, argc - i, argv + i);
		else if (!take_argument(command, &options, argv[i]))
			return usage_error(command, "one argument too many:", argv[i]);
		if (used == 0)
			return EXIT_BAD;
		i += used;
	}
	if (options.only != NULL && strstr(command->arguments, "DIR") != NULL)
		options.spec = options.only;
	else if (!options.spec_given && reads_installed(command) && find_installed(installed, sizeof installed))
		options.spec = installed;
	return command->run(&options);
}

/* "help COMMAND" is "COMMAND --help". */
static int run_help(int argc, char **argv)
{
	if (argc == 2 && strcmp(argv[0], "--format") == 0 && strcmp(argv[1], "tsv") == 0) {
		print_records();
		return EXIT_GOOD;
	}
	if (argc == 0) {
		print_usage(stdout);
		return EXIT_GOOD;
	}
	for (size_t i = 0; argc == 1 && i < command_count; i++) {
		if (strcmp(argv[0], commands[i].name) == 0) {
			print_help(&commands[i]);
			return EXIT_GOOD;
		}
	}
	fprintf(stderr, "uncoregen help: takes a command or --format tsv, not \"%s\"\n", argv[0]);
	return EXIT_BAD;
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		print_usage(stderr);
		return EXIT_BAD;
	}
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0)
		return run_help(argc - 2, argv + 2);
	if (strcmp(argv[1], "--version") == 0) {
		printf("uncoregen %s (table ABI %d)\n", UNCORE_VERSION, UNCORE_TABLE_ABI);
		return EXIT_GOOD;
	}
	for (size_t i = 0; i < command_count; i++)
		if (strcmp(argv[1], commands[i].name) == 0)
			return run_command(&commands[i], argc - 2, argv + 2);
	fprintf(stderr, "uncoregen: no command \"%s\"; see: uncoregen --help\n", argv[1]);
	return EXIT_BAD;
}
