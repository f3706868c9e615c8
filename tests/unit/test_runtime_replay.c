/* SPDX-License-Identifier: MIT */
/* Tests replays that must fail: runs that differ from their recording, and files that are not valid recordings. */
#define _GNU_SOURCE
#include "tape_fixture.h"

/* ---- a run that differs from its recording ---- */

static struct tape small_recording(char **text, size_t *length)
{
	struct tape tape = make_tape();
	struct uncore_sim *sim = small_sim();

	(void)drive_recorded(sim, &small_run, &tape);
	uncore_sim_free(sim);
	*text = text_of(tape.path, length);
	return tape;
}

static void assert_leaves(const struct tape *tape, const struct run *run, unsigned long line, const char *words)
{
	struct uncore_replay *replay = replay_of(tape->path);
	char place[80];

	(void)drive(uncore_replay_machine(replay), run);
	uncore_replay_end(replay);
	snprintf(place, sizeof(place), "%s:%lu: ", tape->path, line);
	assert_non_null(uncore_replay_fault(replay));
	assert_begins(uncore_replay_fault(replay), place);
	assert_holds(uncore_replay_fault(replay), words);
	uncore_replay_free(replay);
}

static void test_truncated(void **state)
{
	size_t length;
	char *text;
	struct tape tape = small_recording(&text, &length);
	unsigned long count = lines_of(text);

	(void)state;
	for (unsigned long line = 1; line < count; line++) {
		size_t end = line_at(text, line + 1);

		write_text(tape.path, text, end);
		assert_leaves(&tape, &small_run, line + 1,
			      "the recording has ended before this line; the run comes to");
		write_text(tape.path, text, end + 5);
		assert_leaves(&tape, &small_run, line + 1, "the recording is cut off in this line; the run comes to");
	}
	/* Without its last byte the last line is still complete. */
	write_text(tape.path, text, length - 1);
	{
		struct uncore_replay *replay = replay_of(tape.path);

		(void)drive(uncore_replay_machine(replay), &small_run);
		uncore_replay_end(replay);
		assert_null(uncore_replay_fault(replay));
		uncore_replay_free(replay);
	}
	free(text);
	unlink(tape.path);
}

/* Replaces some words of one line by others; returns false if the line does not contain them. */
static bool alter(const struct tape *tape, const char *text, unsigned long line, const char *from, const char *to)
{
	size_t begin = line_at(text, line), end = line_at(text, line + 1);
	const char *found = strstr(text + begin, from);
	FILE *file;

	if (found == NULL || (size_t)(found - text) >= end)
		return false;
	file = fopen(tape->path, "w");
	assert_non_null(file);
	fprintf(file, "%.*s%s%s", (int)(found - text), text, to, found + strlen(from));
	assert_int_equal(fclose(file), 0);
	return true;
}

static void test_altered(void **state)
{
	size_t length;
	char *text;
	struct tape tape = small_recording(&text, &length);
	unsigned units = 0, clocks = 0, written = 0;

	(void)state;
	for (unsigned long line = 2; line <= lines_of(text); line++) {
		if (alter(&tape, text, line, "\"unit\":0", "\"unit\":1")) {
			assert_leaves(&tape, &small_run, line, "it comes to");
			assert_leaves(&tape, &small_run, line, " of socket 1, ");
			units++;
		}
		if (alter(&tape, text, line, "{\"now\":", "{\"result\":0,\"sleep\":")) {
			assert_leaves(&tape, &small_run, line,
				      "it comes to a look at the clock; the recording has a sleep of");
			clocks++;
		}
		if (strncmp(text + line_at(text, line), "{\"op\":\"write\"", 13) == 0) {
			/*
			 * The digit is replaced: one more would be too many for values that already fill their
			 * register.
			 */
			assert_true(alter(&tape, text, line, "\"value\":\"0x2", "\"value\":\"0x3") ||
				    alter(&tape, text, line, "\"value\":\"0x", "\"value\":\"0x7"));
			assert_leaves(&tape, &small_run, line, "it comes to a write of socket 0, ");
			written++;
		}
	}
	assert_true(units > 20 && clocks >= 3 && written > 5);
	free(text);
	unlink(tape.path);
}

static unsigned long find_line(const char *text, const char *start)
{
	unsigned long line = 1;

	while (strncmp(text + line_at(text, line), start, strlen(start)) != 0)
		line++;
	return line;
}

static void test_other_runs(void **state)
{
	static const char *const other[] = { "cbo1:UNC_C_TOR_INSERTS.ALL", NULL };
	static const struct run other_event = { other, 0, 1 }, longer = { one_event, 0, 2 },
				shorter = { one_event, 0, 0 };
	size_t length;
	char *text;
	struct tape tape = small_recording(&text, &length);
	struct uncore_replay *replay = replay_of(tape.path);
	struct uncore_address address = {
		.space = UNCORE_SPACE_PCI, .number = 0xd8, .device = 16, .function = 4, .width = 32
	};
	uint64_t value;

	(void)state;
	assert_leaves(
		&tape, &other_event, 2,
		"it comes to a read of socket 0, C1_MSR_PMON_CTL0, MSR 0xd30, 32 bits; the recording has a read of "
		"socket 0, C0_MSR_PMON_CTL0, MSR 0xd10, 32 bits");
	assert_leaves(&tape, &longer, find_line(text, "{\"sleep\"") + 4, "it comes to a sleep of 500000000 ns; ");
	assert_leaves(&tape, &shorter, find_line(text, "{\"sleep\""), "the recording has a sleep of 500000000 ns");
	/* PCI space has its own messages. After the first difference nothing is answered. */
	assert_int_equal(uncore_io_read(&uncore_replay_machine(replay)->io, 0, &address, &value), UNCORE_E_IO);
	assert_holds(uncore_replay_fault(replay), "PCI 10.4+0xd8, 32 bits; the recording has");
	address = (struct uncore_address){ .space = UNCORE_SPACE_MSR, .number = 0xd10, .width = 32 };
	assert_int_equal(uncore_io_read(&uncore_replay_machine(replay)->io, 0, &address, &value), UNCORE_E_IO);
	uncore_replay_free(replay);
	free(text);
	unlink(tape.path);
}

static void test_other_tables(void **state)
{
	size_t length;
	char *text;
	struct tape tape = small_recording(&text, &length);
	struct uncore_replay *replay;

	(void)state;
	/* A name alone does not matter to the replay. */
	assert_true(alter(&tape, text, 2, "C0_MSR_PMON_CTL0", "C0_OLD_NAME"));
	replay = replay_of(tape.path);
	(void)drive(uncore_replay_machine(replay), &small_run);
	uncore_replay_end(replay);
	assert_null(uncore_replay_fault(replay));
	uncore_replay_free(replay);
	free(text);
	text = text_of(tape.path, &length);
	assert_true(alter(&tape, text, 3, "\"number\":\"0x", "\"number\":\"0x1"));
	assert_leaves(&tape, &small_run, 3,
		      "; another version of the tables made the recording (line 2 gives its register another name)");
	free(text);
	unlink(tape.path);
}

/*
 * Checks a message. ":LINE: /POINTER: MESSAGE" is expected as ":LINE:COLUMN: ...". The column is where the text has the
 * value of the pointer's last key, or that key if it is unknown, or the first byte if there is no pointer. A message
 * that has a column is expected unchanged.
 */
static void assert_message(const char *text, const char *got, const char *message)
{
	unsigned line, column;
	char key[64] = "", quoted[70], expected[400];
	const char *begin = text, *at;
	int length = 0;

	if (sscanf(message, ":%u:%u", &line, &column) != 1) {
		assert_begins(got, message);
		return;
	}
	column = 1;
	sscanf(message, ":%*u: %n", &length);
	for (unsigned each = 1; each < line; each++)
		begin = strchr(begin, '\n') + 1;
	for (at = message + length; *at == '/'; at += strcspn(at, "/:"))
		sscanf(++at, "%63[^/:]", key);
	snprintf(quoted, sizeof(quoted), "\"%s\":", key);
	if (key[0] != '\0' && (at = strstr(begin, quoted)) != NULL)
		column += (unsigned)(at - begin) +
			  (strstr(message, " has no key ") != NULL ? 0 : (unsigned)strlen(quoted));
	snprintf(expected, sizeof(expected), ":%u:%u: %s", line, column, message + length);
	assert_begins(got, expected);
}

/* ---- files that are not recordings ---- */

#define HEAD \
	"{\"uncore_recording\":1,\"platform\":\"ivt\",\"name\":\"n\",\"sockets\":[{\"package\":0,\"cores\":2,\"cpu\":-1}]," \
	"\"cpus\":2,\"clock\":\"real\",\"command\":false,\"arguments\":[]}\n"

static void test_damaged(void **state)
{
	static const struct {
		const char *text, *message;
		int code;
	} cases[] = {
		{ "", ": is empty; a recording begins with a line {\"uncore_recording\":1,...}", UNCORE_E_ARGUMENT },
		{ "{\n", ":1:2: each line is one whole JSON object: this one ends inside a value", UNCORE_E_ARGUMENT },
		{ "{\"uncore_recording\":1,", ":1:23: each line is one whole JSON object: ", UNCORE_E_ARGUMENT },
		{ "{\"a\":1}\n",
		  ":1: /a: the first line of a recording has no key \"a\"; its keys are uncore_recording, ",
		  UNCORE_E_ARGUMENT },
		{ "{\"uncore_recording\":1}\n", ":1: the first line of a recording needs the key \"platform\"",
		  UNCORE_E_ARGUMENT },
		{ "{\"uncore_recording\":2,\"x\":3}\n", ":1: a recording of version 2; this uncore reads version 1",
		  UNCORE_E_STALE },
		{ "[1]\n", ":1: the first line of a recording is an object, {...}", UNCORE_E_ARGUMENT },
		{ HEAD "\n", ":2:1: each line is one whole JSON object: this one is empty", UNCORE_E_ARGUMENT },
		{ HEAD "{\"now\":1}}\n", ":2:10: each line is one whole JSON object: text follows", UNCORE_E_ARGUMENT },
		{ HEAD "{\"now\":1}\n{\"now\":1,\"now\":2}\n",
		  ":3:10: each line is one whole JSON object: this key is twice", UNCORE_E_ARGUMENT },
		{ HEAD "[]\n", ":2: a line is an object with one of the keys \"op\", \"now\", \"sleep\", \"wait\"",
		  UNCORE_E_ARGUMENT },
		{ HEAD "{\"noww\":1}\n", ":2: a line is an object with one of the keys", UNCORE_E_ARGUMENT },
		{ HEAD "{\"now\":-1}\n", ":2: /now: \"now\" is out of range; allowed is 0x0..", UNCORE_E_RANGE },
		{ HEAD "{\"now\":1,\"then\":2}\n", ":2: /then: a reading of the clock has no key \"then\"",
		  UNCORE_E_ARGUMENT },
		{ HEAD "{\"sleep\":1}\n", ":2: a sleep needs the key \"result\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"sleep\":1,\"result\":1}\n",
		  ":2: /result: \"result\" is out of range; allowed is -2147483648..0", UNCORE_E_RANGE },
		{ HEAD "{\"wait\":\"rain\",\"status\":0}\n",
		  ":2: /wait: \"rain\" is no wait; it is one of timeout, child, signal, output, command",
		  UNCORE_E_ARGUMENT },
		{ HEAD "{\"wait\":\"child\",\"status\":256}\n",
		  ":2: /status: \"status\" is out of range; allowed is 0..255", UNCORE_E_RANGE },
		{ HEAD "{\"op\":\"red\",\"unit\":0}\n", ":2: /op: \"red\" is no op; did you mean \"read\"?",
		  UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"width\":64,\"value\":\"0x0\"}\n",
		  ":2: an access to an MSR needs the key \"number\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"pci\",\"width\":64,\"device\":1,\"offset\":0}\n",
		  ":2: an access by device needs the key \"function\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":64,\"device\":1}\n",
		  ":2: /device: an access to an MSR has no key \"device\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":64}\n",
		  ":2: a read has either \"value\" or \"error\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"write\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":64,\"error\":\"IO\"}\n",
		  ":2: a write needs the key \"value\"", UNCORE_E_ARGUMENT },
		{ HEAD
		  "{\"op\":\"write\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":64,\"value\":1,\"list\":true}\n",
		  ":2: /list: a write has no key \"list\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":16,\"value\":1}\n",
		  ":2: /width: \"width\" is out of range; allowed is 0x20..0x40 (32..64)", UNCORE_E_RANGE },
		{ HEAD
		  "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":32,\"value\":\"0x100000000\"}\n",
		  ":2: /value: 0x100000000 is wider than 32 bits", UNCORE_E_RANGE },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":32,\"error\":\"EPERM\"}\n",
		  ":2: /error: \"EPERM\" is no error; it is one of ARGUMENT, RANGE, NOENT, ", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"wdth\":32,\"value\":1}\n",
		  ":2: /wdth: an access has no key \"wdth\"; did you mean \"width\"?", UNCORE_E_ARGUMENT },
	};
	struct tape tape = make_tape();

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct uncore_replay *replay = NULL;
		struct uncore_fault fault = { 0 };

		write_text(tape.path, cases[at].text, strlen(cases[at].text));
		assert_int_equal(uncore_replay_open(tape.path, NULL, &replay, &fault), cases[at].code);
		assert_null(replay);
		assert_begins(fault.text, tape.path);
		assert_message(cases[at].text, fault.text + strlen(tape.path), cases[at].message);
	}
	unlink(tape.path);
}

static void refuse_head(const struct tape *tape, const char *from, const char *to, int code, const char *message)
{
	struct uncore_replay *replay = NULL;
	struct uncore_fault fault = { 0 };

	assert_true(alter(tape, HEAD, 1, from, to));
	assert_int_equal(uncore_replay_open(tape->path, NULL, &replay, &fault), code);
	assert_null(replay);
	assert_begins(fault.text + strlen(tape->path), ":1:");
	assert_holds(fault.text, message);
}

/* A session keeps lists of sockets and often goes through all of them, so their number is limited. */
static void test_too_many_sockets(void **state)
{
	struct tape tape = make_tape();
	struct uncore_replay *replay = NULL;
	struct uncore_fault fault = { 0 };
	FILE *file = fopen(tape.path, "w");

	(void)state;
	assert_non_null(file);
	fputs("{\"uncore_recording\":1,\"platform\":\"ivt\",\"name\":\"n\",\"cpus\":2,\"clock\":\"manual\","
	      "\"command\":false,\"arguments\":[],\"sockets\":[{\"package\":0,\"cores\":2,\"cpu\":-1}",
	      file);
	for (unsigned package = 1; package < 1025; package++)
		fprintf(file, ",{\"package\":%u,\"cores\":2,\"cpu\":-1}", package);
	fputs("]}\n", file);
	assert_int_equal(fclose(file), 0);
	assert_int_equal(uncore_replay_open(tape.path, NULL, &replay, &fault), UNCORE_E_RANGE);
	assert_holds(fault.text, "/sockets: \"sockets\" has 1025 entries; allowed is 1..1024");
	unlink(tape.path);
}

static void test_wrong_machine(void **state)
{
	struct tape tape = make_tape();

	(void)state;
	refuse_head(&tape, "ivt", "ivx", UNCORE_E_STALE,
		    "another version of the tables made the recording: these have no platform \"ivx\"");
	refuse_head(&tape, "{\"package\":0,\"cores\":2,\"cpu\":-1}", "", UNCORE_E_RANGE,
		    "/sockets: \"sockets\" has 0 entries; allowed is 1..1024");
	refuse_head(&tape, "\"package\":0", "\"package\":-1", UNCORE_E_RANGE,
		    "/sockets/0/package: \"package\" is out of range; allowed is 0..2147483647");
	refuse_head(&tape, "\"cpu\":-1}", "\"cpu\":-1},{\"package\":0,\"cores\":2,\"cpu\":-1}", UNCORE_E_ARGUMENT,
		    "/sockets/1/package: 0; packages are named in rising order, from 0");
	refuse_head(&tape, "-1", "-2", UNCORE_E_RANGE,
		    "/sockets/0/cpu: \"cpu\" is out of range; allowed is -1..2147483647");
	refuse_head(&tape, "\"cpus\":2", "\"cpus\":2000000000", UNCORE_E_RANGE,
		    "/cpus: \"cpus\" is out of range; allowed is 0x0..0x100000 (0..1048576)");
	refuse_head(&tape, "\"n\"", "\"\\u001b[2J\"", UNCORE_E_ARGUMENT, "a text holds a control character");
	refuse_head(&tape, "\"n\"", "\"\\u009b2J\"", UNCORE_E_ARGUMENT, "a text holds a control character");
	refuse_head(&tape, "\"n\"", "\"\xc2\x9b\"", UNCORE_E_ARGUMENT, "a text holds a control character");
	refuse_head(&tape, "[]}", "[\"-n\", \"a\\n\"]}", UNCORE_E_ARGUMENT, "a text holds a control character");
	refuse_head(&tape, "\"arguments\":[]", "\"arguments\":[1]", UNCORE_E_ARGUMENT,
		    "/arguments/0: \"arguments\" must be a list of strings, not an integer");
	unlink(tape.path);
}

static void test_no_file(void **state)
{
	struct uncore_recording_head head = { "1", NULL, 0, false, false, 0, 0, NULL, 0, NULL, 0 };
	struct uncore_sim *sim = small_sim();
	struct uncore_recording *recording = NULL;
	struct uncore_replay *replay = NULL;
	struct uncore_fault fault = { 0 };

	(void)state;
	assert_int_equal(uncore_replay_open("/nowhere/run.jsonl", NULL, &replay, &fault), UNCORE_E_NOENT);
	assert_string_equal(fault.text, "/nowhere/run.jsonl: No such file or directory");
	uncore_fault_clear(&fault);
	assert_int_equal(uncore_replay_open("/tmp", NULL, &replay, &fault), UNCORE_E_IO);
	assert_string_equal(fault.text, "/tmp: Is a directory");
	uncore_fault_clear(&fault);
	assert_int_equal(uncore_recording_create("/tmp", uncore_sim_machine(sim), &head, &recording, &fault),
			 UNCORE_E_IO);
	assert_string_equal(fault.text, "/tmp: Is a directory");
	assert_null(recording);
	uncore_replay_free(NULL);
	assert_int_equal(uncore_recording_close(NULL, NULL), 0);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_truncated),        cmocka_unit_test(test_altered),
		cmocka_unit_test(test_other_runs),       cmocka_unit_test(test_other_tables),
		cmocka_unit_test(test_damaged),          cmocka_unit_test(test_wrong_machine),
		cmocka_unit_test(test_too_many_sockets), cmocka_unit_test(test_no_file),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
