/* SPDX-License-Identifier: MIT */
/*
 * Tests the reader of command lines: what it reads by its tables, its messages, and the manual pages from the same
 * tables.
 */
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/lists.h"
#include "base/option/option.h"

/* An invented program that presses fruit. */
enum form { FORM_TEXT, FORM_JSON, FORM_CSV };
struct order {
	bool cold, sweet;
	const char *name, *label, *table;
	struct strings fruit;
	struct option_number glasses;
	enum form form;
};

static const char *const form_words[] = { "text", "json", "csv", NULL };

enum { PRESS, LIST, SERVE, RUN, HELP, COMMAND_COUNT };

static const struct command commands[] = {
	[PRESS] = { .name = "press", .arguments = "FRUIT...", .least = 1, .most = 2 },
	[LIST] = { .name = "list", .arguments = "" },
	[SERVE] = { .name = "serve", .arguments = "FILE COMMAND...", .least = 1, .most = -1, .runs_at = 2 },
	[RUN] = { .name = "run", .arguments = "with COMMAND | alone", .most = -1, .runs_at = 2, .runs = "with" },
	[HELP] = COMMAND_FOR_HELP,
};

static const struct manual command_manuals[COMMAND_COUNT] = {
	[PRESS] = {
		.summary = "press fruit",
		.help = "Presses FRUIT.\n",
		.examples = "bar press {fruit}\tone glass\nbar press -c {fruit} {fruit}\ttwo\n",
	},
	[LIST] = {
		.summary = "list fruit",
		.help = "Lists.\n",
		.status = "0 always",
	},
	[SERVE] = {
		.summary = "serve",
		.help = "",
	},
	[RUN] = {
		.summary = "run",
		.help = "",
	},
	[HELP] = MANUAL_FOR_HELP("bar", "press"),
};

static const struct option options[] = {
	{ FILLS_FLAG(struct order, cold), 'c', "cold", NULL, 1 << PRESS | 1 << SERVE | 1 << RUN, "with ice" },
	{ FILLS_FLAG(struct order, sweet), 's', "sweet", NULL, 1 << PRESS | 1 << RUN, "with sugar" },
	{ FILLS_TEXT(struct order, label), 0, "name-label", "A-VERY-LONG-WORD-FOR-A-LABEL", 1 << PRESS, "and a label" },
	{ FILLS_TEXT(struct order, name), 'n', "name", "NAME", 1 << PRESS, "write NAME on the glass" },
	{ FILLS_LIST(struct order, fruit), 'f', "fruit", "FRUIT", 1 << PRESS, "this fruit too" },
	{ FILLS_NUMBER(struct order, glasses, 1, 12), 'g', "glasses", "N", 1 << PRESS, "fill N glasses" },
	{ FILLS_WORD(struct order, form, enum form, form_words), 'F', "format", "text|json", 1 << PRESS, "as text" },
	{ FILLS_WORD(struct order, form, enum form, form_words), 'F', "format", "text|csv", 1 << LIST, "as a list" },
	{ FILLS_NEEDED(struct order, table, "BAR_TABLE"), 't', "table", "TABLE", 1 << SERVE, "bring it there" },
	{ FILLS_NEEDED(struct order, table, NULL), 't', "table", "TABLE", 1 << RUN, "run there" },
	{ FILLS_TEXT_OR(struct order, name, "BAR_NAME"), 'n', "name", "NAME", 1 << SERVE, "to NAME" },
	{ FILLS_SET(struct order, form, enum form, FORM_CSV), 0, "csv", NULL, 1 << LIST, "as --format csv" },
	OPTIONS_FOR_HELP(1 << HELP),
};

static void add_lemons(struct text *text, const char *lines)
{
	for (const char *brace; (brace = strstr(lines, "{fruit}")) != NULL; lines = brace + strlen("{fruit}")) {
		text_bytes(text, lines, (size_t)(brace - lines));
		text_add(text, "lemon");
	}
	text_add(text, lines);
}

static const struct manuals manuals = {
	.summary = "bar makes drinks.",
	.about = "It is open.\n",
	.status = "0 served",
	.command_status = "0 served, 1 sold out",
	.commands = command_manuals,
	.fill_in = add_lemons,
	.add = options_manual,
	.add_records = options_records,
};

static const struct program bar = {
	.name = "bar",
	.version = "bar 1\n",
	.commands = commands,
	.command_count = COMMAND_COUNT,
	.options = options,
	.option_count = sizeof(options) / sizeof(options[0]),
	.manuals = &manuals,
};

enum { ROOM = 16 };

/* The result of reading a command line. */
struct fixture {
	char line[200];
	char *words[ROOM];
	struct order order;
	struct command_line read;
	struct text text;
	enum options_result result;
};

static void free_fixture(struct fixture *fixture)
{
	options_free(&bar, &fixture->order, &fixture->read);
	text_free(&fixture->text);
}

/* Reads a line whose words are separated by blanks. */
static struct fixture *read_line(const char *line)
{
	static struct fixture fixture;
	int count = 0;

	free_fixture(&fixture);
	fixture = (struct fixture){ .result = OPTIONS_READ };
	memcpy(fixture.line, line, strlen(line) + 1);
	for (char *word = strtok(fixture.line, " "); word != NULL; word = strtok(NULL, " "))
		fixture.words[count++] = word;
	fixture.result = options_read(&bar, count, fixture.words, &fixture.order, &fixture.read, &fixture.text);
	return &fixture;
}

static struct order *order_of(const char *line)
{
	struct fixture *fixture = read_line(line);

	assert_string_equal(text_string(&fixture->text), "");
	assert_int_equal(fixture->result, OPTIONS_READ);
	return &fixture->order;
}

static void expect_wrong(const char *line, const char *text)
{
	struct fixture *fixture = read_line(line);

	assert_int_equal(fixture->result, OPTIONS_WRONG);
	assert_string_equal(text_string(&fixture->text), text);
}

/* Checks the operands, joined by blanks. */
static void expect_operands(const char *line, const char *operands)
{
	struct fixture *fixture = read_line(line);
	struct text joined = { 0 };

	assert_int_equal(fixture->result, OPTIONS_READ);
	for (int at = 0; at < fixture->read.count; at++)
		text_join(&joined, at > 0 ? " " : "", fixture->read.arguments[at], "");
	assert_string_equal(text_string(&joined), operands);
	assert_null(fixture->read.arguments[fixture->read.count]);
	text_free(&joined);
}

static void spellings_are_one(void **state)
{
	static const char *const lines[] = {
		"press x --cold --name ann",
		"press --name=ann --cold x",
		"press -c -n ann x",
		"press -cn ann x",
		"press -cnann x",
		"press -n=ann -c x",
		"press x --co -nann",
		"-c --name ann press x",
		"--name=ann press --cold x",
		"press -cn=ann -- x",
		"-cn ann press x",
	};

	(void)state;
	for (size_t at = 0; at < sizeof(lines) / sizeof(lines[0]); at++) {
		struct order *order = order_of(lines[at]);

		assert_true(order->cold);
		assert_false(order->sweet);
		assert_string_equal(order->name, "ann");
		expect_operands(lines[at], "x");
	}
}

static void kinds_are_stored(void **state)
{
	struct order *order = order_of("press x -csg 12 --name a --name b -f lime --fruit=fig -F json");

	(void)state;
	assert_true(order->cold && order->sweet && order->glasses.is_given);
	assert_int_equal(order->glasses.number, 12);
	assert_string_equal(order->name, "b");
	assert_int_equal(order->fruit.count, 2);
	assert_string_equal(order->fruit.at[0], "lime");
	assert_string_equal(order->fruit.at[1], "fig");
	assert_int_equal(order->form, FORM_JSON);
	assert_int_equal(order_of("press x -g 0x1")->glasses.number, 1);
	assert_false(order_of("press x")->glasses.is_given);
	assert_int_equal(order_of("list --csv")->form, FORM_CSV);
	assert_int_equal(order_of("list --csv --format text")->form, FORM_TEXT);
	assert_string_equal(order_of("press x --name= ")->name, "");
	assert_string_equal(order_of("press x --name --cold")->name, "--cold");
}

static void given_keeps_the_order(void **state)
{
	struct fixture *fixture = read_line("press x -f lime -c --fruit=fig");

	(void)state;
	assert_int_equal(fixture->read.given_count, 3);
	assert_string_equal(fixture->read.given[0].value, "lime");
	assert_string_equal(fixture->read.given[1].option->name, "cold");
	assert_null(fixture->read.given[1].value);
	assert_string_equal(fixture->read.given[2].value, "fig");
}

static void long_names_may_be_short(void **state)
{
	(void)state;
	assert_true(order_of("press x --s")->sweet);
	/* A name that is given completely is not taken as the start of another name. */
	assert_string_equal(order_of("press x --name a")->name, "a");
	assert_string_equal(order_of("press x --name-l a")->label, "a");
	/* --name-label only continues --name. */
	assert_string_equal(order_of("press x --na a")->name, "a");
	assert_null(order_of("press x --na a")->label);
	/* The other name with the same start belongs to other commands. */
	assert_int_equal(order_of("list --f csv")->form, FORM_CSV);
	expect_wrong("press x --f fig",
		     "bar press: --f can mean --fruit or --format; type more of it\n  see: bar press --help\n");
}

static void operands_end_where_they_end(void **state)
{
	(void)state;
	expect_operands("press a -c b", "a b");
	expect_operands("press -- -c --cold", "-c --cold");
	expect_operands("press - -c", "-");
	expect_operands("serve -t1 file -c tool -c --cold", "file tool -c --cold");
	assert_true(order_of("serve -t1 file -c tool -x")->cold);
	assert_false(order_of("serve -t1 file tool -c")->cold);
	expect_operands("run -t1 with tool -c", "with tool -c");
	expect_operands("run -t1 alone tool -c", "alone tool");
}

static void needed_texts(void **state)
{
	(void)state;
	expect_wrong("run alone", "bar run: --table is missing; add --table TABLE\n  see: bar run --help\n");
	expect_wrong("serve file",
		     "bar serve: --table is missing; add --table TABLE, or set BAR_TABLE\n  see: bar serve --help\n");
	/* The operands are checked first. */
	expect_wrong("serve", "bar serve: an argument is missing: FILE COMMAND...\n  see: bar serve --help\n");
	assert_string_equal(order_of("run --table 3 alone")->table, "3");
}

static void environment_gives_texts(void **state)
{
	(void)state;
	assert_int_equal(setenv("BAR_TABLE", "7", 1) | setenv("BAR_NAME", "ann", 1), 0);
	assert_string_equal(order_of("serve file")->table, "7");
	assert_string_equal(order_of("serve file")->name, "ann");
	assert_true(read_line("serve file")->read.uses_environment);
	assert_string_equal(order_of("serve -t 3 -n bob file")->table, "3");
	assert_false(read_line("serve -t 3 -n bob file")->read.uses_environment);
	/* The rows of the other commands have no variable. */
	assert_null(order_of("press x")->name);
	expect_wrong("run alone", "bar run: --table is missing; add --table TABLE\n  see: bar run --help\n");
	/* An empty variable is as good as none. */
	assert_int_equal(setenv("BAR_TABLE", "", 1), 0);
	expect_wrong("serve file",
		     "bar serve: --table is missing; add --table TABLE, or set BAR_TABLE\n  see: bar serve --help\n");
	assert_int_equal(unsetenv("BAR_TABLE") | unsetenv("BAR_NAME"), 0);
}

static void what_is_wrong_is_said(void **state)
{
#define SEE "\n  see: bar press --help\n"
	(void)state;
	expect_wrong("press x --colt", "bar press: there is no option --colt; did you mean --cold?" SEE);
	expect_wrong("press x --nmae=a", "bar press: there is no option --nmae; did you mean --name?" SEE);
	expect_wrong("press x --csv", "bar press: there is no option --csv" SEE);
	expect_wrong("press x --=a", "bar press: there is no option --" SEE);
	expect_wrong("press x -cz", "bar press: there is no option -z" SEE);
	expect_wrong("press x --name", "bar press: --name needs a value: --name NAME" SEE);
	expect_wrong("press x -cn", "bar press: --name needs a value: --name NAME" SEE);
	expect_wrong("press x --cold=1", "bar press: --cold takes no value" SEE);
	expect_wrong("press x -c=1", "bar press: --cold takes no value" SEE);
	expect_wrong("press x -g0", "bar press: --glasses takes N, a number from 1 to 12, not \"0\"" SEE);
	expect_wrong("press x -g13", "bar press: --glasses takes N, a number from 1 to 12, not \"13\"" SEE);
	expect_wrong("press x -g1a", "bar press: --glasses takes N, a number from 1 to 12, not \"1a\"" SEE);
	expect_wrong("press x -F jsn", "bar press: --format takes text|json, not \"jsn\"; did you mean json?" SEE);
	/* A word of another command, a part of a word, and two words. */
	expect_wrong("press x -F csv", "bar press: --format takes text|json, not \"csv\"" SEE);
	expect_wrong("press x --format=js", "bar press: --format takes text|json, not \"js\"" SEE);
	expect_wrong("press x -F text|json", "bar press: --format takes text|json, not \"text|json\"" SEE);
	expect_wrong("press", "bar press: an argument is missing: FRUIT..." SEE);
	expect_wrong("press a b c", "bar press: one argument too many: c" SEE);
	expect_wrong("list a", "bar list: one argument too many: a\n  see: bar list --help\n");
	expect_wrong("prss", "bar: there is no command \"prss\"; did you mean press?\n  see: bar --help\n");
	expect_wrong("--cold", "bar: a command must follow --cold\n  see: bar --help\n");
	expect_wrong("--name ann", "bar: a command must follow --name\n  see: bar --help\n");
	expect_wrong("--colt press x", "bar: there is no option --colt; did you mean --cold?\n  see: bar --help\n");
	expect_wrong("-z press x", "bar: there is no option -z\n  see: bar --help\n");
	expect_wrong("-", "bar: there is no command \"-\"\n  see: bar --help\n");
	expect_wrong("--", "bar: there is no option --\n  see: bar --help\n");
}

static const char press_manual[] =
	"bar press: press fruit\n\nusage: bar press [OPTIONS] FRUIT...\n\nPresses FRUIT.\n\noptions:\n"
	"  -c, --cold              with ice\n"
	"  -s, --sweet             with sugar\n"
	"      --name-label A-VERY-LONG-WORD-FOR-A-LABEL\n"
	"                          and a label\n"
	"  -n, --name NAME         write NAME on the glass\n"
	"  -f, --fruit FRUIT       this fruit too\n"
	"  -g, --glasses N         fill N glasses\n"
	"  -F, --format text|json  as text\n"
	"  -h, --help              print this\n"
	"\nexamples:\n"
	"  bar press lemon           # one glass\n"
	"  bar press -c lemon lemon  # two\n"
	"\nExit status: 0 served, 1 sold out.\n";

static void expect_asked(const char *line, const char *text)
{
	struct fixture *fixture = read_line(line);

	assert_int_equal(fixture->result, OPTIONS_ASKED);
	assert_string_equal(text_string(&fixture->text), text);
}

static void manuals_are_printed(void **state)
{
	static const char whole[] =
		"bar makes drinks.\n\nusage: bar COMMAND [OPTIONS] ...\n\n"
		"  press  press fruit\n  list   list fruit\n  serve  serve\n  run    run\n"
		"  help   print the manual of a command\n\nIt is open.\n\nExit status: 0 served.\n";

	(void)state;
	expect_asked("press --help", press_manual);
	expect_asked("press -ch --nonsense", press_manual);
	expect_asked("--version", "bar 1\n");
	expect_asked("-V", "bar 1\n");
	expect_wrong("", whole);
	expect_asked("--help", whole);
	expect_asked("-h", whole);
	expect_asked("help", whole);
	expect_asked("-h press", press_manual);
	expect_asked("help press -f text", press_manual);
	expect_wrong("help lits", "bar: there is no command \"lits\"; did you mean list?\n  see: bar --help\n");
	expect_wrong("help -f ts", "bar help: --format takes text|tsv, not \"ts\"\n  see: bar help --help\n");
	expect_wrong("help -f html", "bar help: --format takes text|tsv, not \"html\"\n  see: bar help --help\n");
}

static void records(void **state)
{
	static const char list[] =
		"command\tlist\t\tlist fruit\t\n"
		"about\tLists.\n"
		"option\tF\t--format\ttext|csv\tas a list\n"
		"option\t\t--csv\t\tas --format csv\n"
		"option\th\t--help\t\tprint this\n"
		"status\t0 always\n";
	static const char head[] =
		"program\tbar\tbar makes drinks.\nabout\tIt is open.\nstatus\t0 served\ncommand\tpress";
	const char *text;

	(void)state;
	expect_asked("help --format tsv list", list);
	expect_asked("help list -ftext -ftsv", list);
	text = text_string(&read_line("help --format=tsv")->text);
	assert_ptr_equal(strstr(text, head), text);
	assert_non_null(strstr(text, list));
	assert_non_null(strstr(text, "\nexample\tbar press lemon\tone glass\n"));
	assert_non_null(strstr(text, "\ncommand\tserve\tFILE COMMAND...\tserve\truns\n"));
	assert_non_null(strstr(text, "\ncommand\trun\twith COMMAND | alone\trun\t\n"));
}

/* All that works without manuals, and which words ask for one. */
static void another_program_has_the_manuals(void **state)
{
	static const struct manuals none = { .add = NULL };
	static const struct {
		const char *words[3];
		int count;
		enum options_result result;
	} lines[] = {
		{ { NULL }, 0, OPTIONS_ELSEWHERE },
		{ { "--help" }, 1, OPTIONS_ELSEWHERE },
		{ { "press", "-ch" }, 2, OPTIONS_ELSEWHERE },
		{ { "help", "press" }, 2, OPTIONS_ELSEWHERE },
		{ { "help", "-ftsv" }, 2, OPTIONS_ELSEWHERE },
		{ { "help", "lits" }, 2, OPTIONS_WRONG },
		{ { "help", "-fhtml" }, 2, OPTIONS_WRONG },
		{ { "--version" }, 1, OPTIONS_ASKED },
		{ { "press", "lemon" }, 2, OPTIONS_READ },
	};
	struct program lean = bar;

	(void)state;
	lean.manuals = &none;
	for (size_t at = 0; at < sizeof(lines) / sizeof(lines[0]); at++) {
		char *words[3] = { (char *)lines[at].words[0], (char *)lines[at].words[1] };
		struct command_line line;
		struct order order = { 0 };
		struct text text = { 0 };

		assert_int_equal(options_read(&lean, lines[at].count, words, &order, &line, &text), lines[at].result);
		assert_int_equal(text.length != 0,
				 lines[at].result == OPTIONS_WRONG || lines[at].result == OPTIONS_ASKED);
		options_free(&lean, &order, &line);
		text_free(&text);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(spellings_are_one),
		cmocka_unit_test(kinds_are_stored),
		cmocka_unit_test(given_keeps_the_order),
		cmocka_unit_test(long_names_may_be_short),
		cmocka_unit_test(operands_end_where_they_end),
		cmocka_unit_test(needed_texts),
		cmocka_unit_test(environment_gives_texts),
		cmocka_unit_test(what_is_wrong_is_said),
		cmocka_unit_test(manuals_are_printed),
		cmocka_unit_test(another_program_has_the_manuals),
		cmocka_unit_test(records),
	};
	int failed = cmocka_run_group_tests(tests, NULL, NULL);

	(void)read_line("list");
	return failed;
}
