/* SPDX-License-Identifier: MIT */
/* Recordings: what their lines hold, and that a replay does the same run again or says where it leaves. */
#define _GNU_SOURCE
#include <stdbool.h>

#include "json/recording.h"
#include "json/replay.h"
#include "json/scenario_load.h"
#include "session_fixture.h"

/* ---- files ---- */

struct tape {
	char path[40];
};

static struct tape make_tape(void)
{
	struct tape tape = { "/tmp/uncore-recording-XXXXXX" };
	int file = mkstemp(tape.path);

	assert_true(file >= 0);
	close(file);
	return tape;
}

static char *text_of(const char *path, size_t *length)
{
	FILE *file = fopen(path, "r");
	struct stat found;
	char *text;

	assert_non_null(file);
	assert_int_equal(fstat(fileno(file), &found), 0);
	*length = (size_t)found.st_size;
	text = (char *)calloc(1, *length + 1);
	assert_non_null(text);
	assert_int_equal(fread(text, 1, *length, file), *length);
	fclose(file);
	return text;
}

static void write_text(const char *path, const char *text, size_t length)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	assert_int_equal(fwrite(text, 1, length, file), length);
	assert_int_equal(fclose(file), 0);
}

/* Where line number of the text begins; numbers past the last give its end. */
static size_t line_at(const char *text, unsigned long number)
{
	const char *at = text;

	while (number > 1 && *at != '\0') {
		at = strchr(at, '\n') + 1;
		number--;
	}
	return (size_t)(at - text);
}

static unsigned long lines_of(const char *text)
{
	unsigned long count = 0;

	for (; *text != '\0'; text++)
		count += *text == '\n';
	return count;
}

static void assert_begins(const char *text, const char *start)
{
	if (strncmp(text, start, strlen(start)) != 0)
		assert_string_equal(text, start);
}

static void assert_holds(const char *text, const char *words)
{
	if (text == NULL || strstr(text, words) == NULL)
		fail_msg("no \"%s\" in \"%s\"", words, text == NULL ? "(nothing)" : text);
}

/* ---- recorded machines ---- */

static const char *const no_words[] = { "--event=A", "--timeout=\"1\"" };

static struct uncore_recording *record(const char *path, struct uncore_machine *machine)
{
	struct uncore_recording_head head = { "7.8", no_words, 2, true, true };
	struct uncore_recording *recording = NULL;
	struct uncore_fault fault = { 0 };
	int result = uncore_recording_create(path, machine, &head, &recording, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
	return recording;
}

static void end_recording(struct uncore_recording *recording)
{
	struct uncore_fault fault = { 0 };
	int result = uncore_recording_close(recording, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
}

static struct uncore_replay *replay_of(const char *path)
{
	struct uncore_replay *replay = NULL;
	struct uncore_fault fault = { 0 };
	int result = uncore_replay_open(path, &replay, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
	return replay;
}

static struct uncore_sim *sim_of(const char *scenario)
{
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim;

	assert_int_equal(uncore_scenario_load_file(scenario, &loaded, &fault), 0);
	sim = make_sim("ivt", uncore_scenario_of(loaded));
	uncore_scenario_text_free(loaded);
	return sim;
}

static struct uncore_sim *small_sim(void)
{
	static const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_C_TOR_INSERTS.ALL", .socket = ALL, .instance = ALL, .rate = 1000 }
	};
	static const struct uncore_scenario scenario = {
		.socket_count = 1, .cores = 2, .threads = 1, .traffic = traffic, .traffic_count = 1
	};

	return make_sim("ivt", &scenario);
}

/* ---- a run, whatever the machine is ---- */

enum { EVENTS = 3, SAMPLES = 4 };

struct run {
	const char *const *events;
	unsigned flags;
	unsigned samples;
};

struct outcome {
	int results[2 + 2 * SAMPLES + EVENTS * (SAMPLES + 1)];
	unsigned result_count;
	struct uncore_value values[EVENTS * (SAMPLES + 1)];
	unsigned value_count;
};

static void note_values(const struct uncore_session *session, const struct run *run, struct outcome *outcome)
{
	/* After a failed start there is none, which is an outcome too. */
	for (unsigned at = 0; run->events[at] != NULL; at++)
		outcome->results[outcome->result_count++] =
			uncore_session_value(session, at, EVERY, EACH, &outcome->values[outcome->value_count++]);
}

static struct outcome drive(struct uncore_machine *machine, const struct run *run)
{
	struct uncore_session_options options = { .flags = run->flags };
	struct uncore_session *session = make_session_on(machine, &options);
	struct outcome outcome;

	memset(&outcome, 0, sizeof(outcome));
	for (unsigned at = 0; run->events[at] != NULL; at++) {
		struct uncore_encoding encoding = encode(machine->tables, run->events[at]);

		assert_int_equal(uncore_session_add(session, &encoding, 0, NULL), 0);
	}
	outcome.results[outcome.result_count++] = uncore_session_start(session);
	for (unsigned at = 0; at < run->samples && outcome.results[0] == 0; at++) {
		outcome.results[outcome.result_count++] = machine->ops->sleep(machine->context, SECOND / 2);
		outcome.results[outcome.result_count++] = run->flags & UNCORE_SESSION_MULTIPLEX ?
								  uncore_session_rotate(session) :
								  uncore_session_sample(session);
		note_values(session, run, &outcome);
	}
	outcome.results[outcome.result_count++] = uncore_session_stop(session);
	note_values(session, run, &outcome);
	uncore_session_free(session);
	return outcome;
}

static void assert_same(const struct outcome *a, const struct outcome *b)
{
	assert_int_equal(a->result_count, b->result_count);
	assert_memory_equal(a->results, b->results, sizeof(a->results));
	assert_int_equal(a->value_count, b->value_count);
	assert_memory_equal(a->values, b->values, sizeof(a->values));
}

static struct outcome drive_recorded(struct uncore_sim *sim, const struct run *run, const struct tape *tape)
{
	struct uncore_recording *recording = record(tape->path, uncore_sim_machine(sim));
	struct outcome outcome = drive(uncore_recording_machine(recording), run);

	end_recording(recording);
	return outcome;
}

static void assert_replays(const struct tape *tape, const struct run *run, const struct outcome *recorded)
{
	struct uncore_replay *replay = replay_of(tape->path);
	struct outcome replayed = drive(uncore_replay_machine(replay), run);

	assert_null(uncore_replay_fault(replay));
	uncore_replay_end(replay);
	assert_null(uncore_replay_fault(replay));
	assert_same(recorded, &replayed);
	uncore_replay_free(replay);
}

static const char *const one_event[] = { "cbo0:UNC_C_TOR_INSERTS.ALL", NULL };
static const struct run small_run = { one_event, 0, 1 };

/* ---- the same again ---- */

static void round_trip(const char *scenario, const struct run *run)
{
	struct tape tape = make_tape();
	struct uncore_sim *sim = sim_of(scenario), *plain = sim_of(scenario);
	struct outcome recorded = drive_recorded(sim, run, &tape);
	struct outcome unrecorded = drive(uncore_sim_machine(plain), run);

	/* Recording changes nothing. */
	assert_same(&unrecorded, &recorded);
	assert_replays(&tape, run, &recorded);
	uncore_sim_free(sim);
	uncore_sim_free(plain);
	unlink(tape.path);
}

/* The scenario steals a control register, fails a read and tears another; a wrapped and stolen count stays one. */
static void test_trouble(void **state)
{
	static const char *const events[] = { "UNC_C_CLOCKTICKS", "UNC_M_CAS_COUNT.RD", NULL };
	static const struct run run = { events, 0, SAMPLES }, frozen = { events, UNCORE_SESSION_FROZEN, 2 };
	struct uncore_sim *sim = sim_of("tests/scenarios/trouble.json");
	struct outcome outcome = drive(uncore_sim_machine(sim), &run);

	(void)state;
	assert_state(outcome.values[outcome.value_count - 2], "stolen");
	assert_state(outcome.values[outcome.value_count - 1], "lost");
	uncore_sim_free(sim);
	round_trip("tests/scenarios/trouble.json", &run);
	round_trip("tests/scenarios/trouble.json", &frozen);
	round_trip("tests/scenarios/hidden_channel.json", &run);
}

static void test_multiplexed(void **state)
{
	static const char *const events[] = { "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", "UNC_C_TOR_INSERTS.OPCODE,opc=RFO",
					      "UNC_M_CAS_COUNT.WR", NULL };
	static const struct run run = { events, UNCORE_SESSION_MULTIPLEX, SAMPLES };

	(void)state;
	round_trip("tests/scenarios/two_sockets.json", &run);
}

/* Whatever access fails, and however the session takes it. */
static void test_every_fault(void **state)
{
	static const enum uncore_scenario_error errors[] = { UNCORE_SCENARIO_EIO, UNCORE_SCENARIO_EPERM,
							     UNCORE_SCENARIO_ENODEV, UNCORE_SCENARIO_SHORT };
	struct tape tape = make_tape();
	struct uncore_sim *sim = small_sim();
	uint64_t accesses;

	(void)state;
	(void)drive(uncore_sim_machine(sim), &small_run);
	accesses = uncore_sim_accesses(sim);
	uncore_sim_free(sim);
	assert_true(accesses > 20);
	for (uint64_t at = 1; at <= accesses; at++) {
		struct outcome outcome;

		sim = small_sim();
		assert_int_equal(uncore_sim_fail_at(sim, at, errors[at % 4]), 0);
		outcome = drive_recorded(sim, &small_run, &tape);
		assert_replays(&tape, &small_run, &outcome);
		uncore_sim_free(sim);
	}
	unlink(tape.path);
}

/* ---- what the lines hold ---- */

/* The addresses are those of 329468-002 tables 2-9 and 2-58: cbo 0 at 0xd10 and 0xd16, channel 0 in device 16 function 4. */
static void test_lines(void **state)
{
	static const char expected[] =
		"{\"uncore_recording\":1,\"uncore\":\"7.8\",\"platform\":\"ivt\",\"name\":\"the simulator\","
		"\"sockets\":[{\"package\":0,\"cores\":2,\"cpu\":0}],\"cpus\":2,\"clock\":\"manual\",\"command\":true,"
		"\"arguments\":[\"--event=A\",\"--timeout=\\\"1\\\"\"]}\n"
		"{\"op\":\"write\",\"unit\":0,\"space\":\"msr\",\"number\":\"0xd16\",\"width\":64,"
		"\"register\":\"C0_MSR_PMON_CTR0\",\"value\":\"0x12345678901\"}\n"
		"{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":\"0xd16\",\"width\":64,"
		"\"register\":\"C0_MSR_PMON_CTR0\",\"value\":\"0x12345678901\",\"list\":true}\n"
		"{\"op\":\"read\",\"unit\":0,\"space\":\"pci\",\"device\":16,\"function\":4,\"offset\":\"0xd8\",\"width\":32,"
		"\"register\":\"MC_CH0_PCI_PMON_CTL0\",\"error\":\"DENIED\",\"list\":true}\n"
		"{\"op\":\"write\",\"unit\":7,\"scope\":\"cpu\",\"space\":\"msr\",\"number\":\"0x1\",\"width\":64,"
		"\"value\":\"0x5\",\"error\":\"NODEV\"}\n"
		"{\"now\":0}\n"
		"{\"sleep\":250,\"result\":0}\n"
		"{\"now\":250}\n"
		"{\"wait\":\"signal\",\"status\":15}\n"
		"{\"wait\":\"timeout\",\"status\":0}\n";
	static const struct uncore_scenario_fault rule = {
		.where = { .socket = ALL, .box = "imc", .instance = ALL, .index = ALL }, .error = UNCORE_SCENARIO_EPERM
	};
	struct tape tape = make_tape();
	struct uncore_sim *sim = small_sim();
	struct uncore_recording *recording = record(tape.path, uncore_sim_machine(sim));
	struct uncore_machine *machine = uncore_recording_machine(recording);
	struct uncore_address count = address_of(sim, "cbo", 0, "ctr0");
	struct uncore_address nowhere = {
		.space = UNCORE_SPACE_MSR, .scope = UNCORE_SCOPE_CPU, .number = 1, .width = 64
	};
	struct uncore_io_item items[] = { { .address = count }, { .address = address_of(sim, "imc", 0, "ctl0") } };
	size_t length;
	char *text;

	(void)state;
	assert_int_equal(uncore_sim_add_fault(sim, &rule), 0);
	assert_int_equal(uncore_io_write(&machine->io, 0, &count, UINT64_C(0x12345678901)), 0);
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 2), 0);
	assert_int_equal(items[0].value, UINT64_C(0x12345678901));
	assert_int_equal(uncore_io_write(&machine->io, 7, &nowhere, 5), UNCORE_E_NODEV);
	assert_int_equal(machine->ops->now(machine->context), 0);
	assert_int_equal(machine->ops->sleep(machine->context, 250), 0);
	assert_int_equal(machine->ops->now(machine->context), 250);
	uncore_recording_wait(recording, UNCORE_WAIT_SIGNAL, 15);
	uncore_recording_wait(recording, UNCORE_WAIT_TIMEOUT, 0);
	/* Before it is closed: a killed run leaves as much. */
	text = text_of(tape.path, &length);
	assert_string_equal(text, expected);
	end_recording(recording);
	free(text);
	uncore_sim_free(sim);
	unlink(tape.path);
}

static void test_head(void **state)
{
	struct tape tape = make_tape();
	struct uncore_sim *sim = sim_of("tests/scenarios/two_sockets.json");
	struct uncore_replay *replay;
	const struct uncore_recording_head *head;
	const struct uncore_machine *machine;

	(void)state;
	end_recording(record(tape.path, uncore_sim_machine(sim)));
	replay = replay_of(tape.path);
	head = uncore_replay_head(replay);
	machine = uncore_replay_machine(replay);
	assert_string_equal(head->version, "7.8");
	assert_int_equal(head->argument_count, 2);
	assert_string_equal(head->arguments[1], no_words[1]);
	assert_true(head->has_command && head->is_manual);
	assert_ptr_equal(machine->tables, uncore_platform("ivt"));
	assert_int_equal(machine->socket_count, 2);
	assert_int_equal(machine->sockets[1].package, 1);
	assert_int_equal(machine->sockets[1].cores, 10);
	assert_int_equal(machine->sockets[1].cpu, 10);
	assert_int_equal(machine->cpu_count, 40);
	assert_string_equal(machine->name, "the simulator");
	uncore_replay_free(replay);
	uncore_sim_free(sim);
	unlink(tape.path);
}

/* Waits are taken in their own places. */
static void test_waits(void **state)
{
	struct tape tape = make_tape();
	struct uncore_sim *sim = small_sim();
	struct uncore_recording *recording = record(tape.path, uncore_sim_machine(sim));
	struct uncore_replay *replay;
	enum uncore_wait wait;
	int status;

	(void)state;
	uncore_recording_wait(recording, UNCORE_WAIT_CHILD, 3);
	uncore_recording_wait(recording, UNCORE_WAIT_OUTPUT, 0);
	end_recording(recording);
	replay = replay_of(tape.path);
	assert_false(uncore_replay_has(replay, UNCORE_WAIT_OUTPUT, &status));
	assert_int_equal(uncore_replay_wait(replay, &wait, &status), 0);
	assert_int_equal(wait, UNCORE_WAIT_CHILD);
	assert_int_equal(status, 3);
	assert_int_equal(uncore_replay_wait(replay, &wait, &status), UNCORE_E_IO);
	assert_holds(uncore_replay_fault(replay),
		     ":3: the run leaves the recording: it comes to the end of a wait; the "
		     "recording has the end of a wait (output)");
	assert_false(uncore_replay_has(replay, UNCORE_WAIT_OUTPUT, &status));
	uncore_replay_free(replay);
	uncore_sim_free(sim);
	unlink(tape.path);
}

/* ---- a run that leaves ---- */

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
	/* Without its last byte the last line is still whole. */
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

/* Puts words in the place of others in one line; false where it does not hold them. */
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
			assert_true(alter(&tape, text, line, "\"value\":\"0x", "\"value\":\"0x7"));
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
	assert_leaves(&tape, &longer, find_line(text, "{\"sleep\"") + 3, "it comes to a sleep of 500000000 ns; ");
	assert_leaves(&tape, &shorter, find_line(text, "{\"sleep\""), "the recording has a sleep of 500000000 ns");
	/* PCI space has words of its own; after leaving nothing is answered. */
	assert_int_equal(uncore_io_read(&uncore_replay_machine(replay)->io, 0, &address, &value), UNCORE_E_IO);
	assert_holds(uncore_replay_fault(replay), "device 16 function 4 offset 0xd8, 32 bits; the recording has");
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
	/* A name alone is for people. */
	assert_true(alter(&tape, text, 2, "C0_MSR_PMON_CTL0", "C0_OLD_NAME"));
	replay = replay_of(tape.path);
	(void)drive(uncore_replay_machine(replay), &small_run);
	uncore_replay_end(replay);
	assert_null(uncore_replay_fault(replay));
	uncore_replay_free(replay);
	free(text);
	text = text_of(tape.path, &length);
	assert_true(alter(&tape, text, 3, "\"number\":\"0x", "\"number\":\"0x1"));
	assert_leaves(
		&tape, &small_run, 3,
		"; the recording was made by another version of the tables (line 2 names its register otherwise)");
	free(text);
	unlink(tape.path);
}

/* ---- files that are no recordings ---- */

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
		{ "{\n", ":1:1: each line is one whole JSON object: ", UNCORE_E_ARGUMENT },
		{ "{\"uncore_recording\":1,", ":1:22: each line is one whole JSON object: ", UNCORE_E_ARGUMENT },
		{ "{\"a\":1}\n", ":1: the first line of a recording has no key \"a\", only uncore_recording, ",
		  UNCORE_E_ARGUMENT },
		{ "{\"uncore_recording\":1}\n", ":1: the first line of a recording needs the key \"platform\"",
		  UNCORE_E_ARGUMENT },
		{ "{\"uncore_recording\":2,\"x\":3}\n", ":1: a recording of version 2; this uncore reads version 1",
		  UNCORE_E_STALE },
		{ "[1]\n", ":1: the first line of a recording is an object, {...}", UNCORE_E_ARGUMENT },
		{ HEAD "\n", ":2:0: each line is one whole JSON object: this one is empty", UNCORE_E_ARGUMENT },
		{ HEAD "{\"now\":1}}\n", ":2:10: each line is one whole JSON object: ", UNCORE_E_ARGUMENT },
		{ HEAD "{\"now\":1}\n{\"now\":1,\"now\":2}\n", ":3:14: each line is one whole JSON object: duplicate",
		  UNCORE_E_ARGUMENT },
		{ HEAD "[]\n", ":2: a line is an object with one of the keys \"op\", \"now\", \"sleep\", \"wait\"",
		  UNCORE_E_ARGUMENT },
		{ HEAD "{\"noww\":1}\n", ":2: a line is an object with one of the keys", UNCORE_E_ARGUMENT },
		{ HEAD "{\"now\":-1}\n", ":2: /now: not a whole number from 0 on", UNCORE_E_ARGUMENT },
		{ HEAD "{\"now\":1,\"then\":2}\n", ":2: a reading of the clock has no key \"then\"",
		  UNCORE_E_ARGUMENT },
		{ HEAD "{\"sleep\":1}\n", ":2: a sleep needs the key \"result\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"sleep\":1,\"result\":1}\n", ":2: /result: 0, or the negative number of an error",
		  UNCORE_E_ARGUMENT },
		{ HEAD "{\"wait\":\"rain\",\"status\":0}\n",
		  ":2: /wait: one of timeout, child, signal, output, command", UNCORE_E_ARGUMENT },
		{ HEAD "{\"wait\":\"child\",\"status\":256}\n", ":2: /status: 256 is more than 255", UNCORE_E_RANGE },
		{ HEAD "{\"op\":\"red\",\"unit\":0}\n", ":2: /op: one of read, write", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"width\":64,\"value\":\"0x0\"}\n",
		  ":2: an access to an MSR needs the key \"number\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"pci\",\"width\":64,\"device\":1,\"offset\":0}\n",
		  ":2: an access to PCI space needs the key \"function\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":64,\"device\":1}\n",
		  ":2: no key \"device\" belongs to space \"msr\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":64}\n",
		  ":2: a read has either \"value\" or \"error\"", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"write\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":64,\"error\":\"IO\"}\n",
		  ":2: a write needs the key \"value\"", UNCORE_E_ARGUMENT },
		{ HEAD
		  "{\"op\":\"write\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":64,\"value\":1,\"list\":true}\n",
		  ":2: /list: only reads come in lists", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":16,\"value\":1}\n",
		  ":2: /width: 32 or 64, not 16", UNCORE_E_ARGUMENT },
		{ HEAD
		  "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":32,\"value\":\"0x100000000\"}\n",
		  ":2: /value: 0x100000000 is wider than 32 bits", UNCORE_E_RANGE },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"width\":32,\"error\":\"EPERM\"}\n",
		  ":2: /error: one of ARGUMENT, RANGE, NOENT, ", UNCORE_E_ARGUMENT },
		{ HEAD "{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":1,\"wdth\":32,\"value\":1}\n",
		  ":2: an access has no key \"wdth\"; did you mean \"width\"?", UNCORE_E_ARGUMENT },
	};
	struct tape tape = make_tape();

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct uncore_replay *replay = NULL;
		struct uncore_fault fault = { 0 };

		write_text(tape.path, cases[at].text, strlen(cases[at].text));
		assert_int_equal(uncore_replay_open(tape.path, &replay, &fault), cases[at].code);
		assert_null(replay);
		assert_begins(fault.text, tape.path);
		assert_begins(fault.text + strlen(tape.path), cases[at].message);
	}
	unlink(tape.path);
}

static void refuse_head(const struct tape *tape, const char *from, const char *to, int code, const char *message)
{
	struct uncore_replay *replay = NULL;
	struct uncore_fault fault = { 0 };

	assert_true(alter(tape, HEAD, 1, from, to));
	assert_int_equal(uncore_replay_open(tape->path, &replay, &fault), code);
	assert_null(replay);
	assert_holds(fault.text, message);
}

static void test_wrong_machine(void **state)
{
	struct tape tape = make_tape();

	(void)state;
	refuse_head(&tape, "ivt", "ivx", UNCORE_E_STALE,
		    ":1: the recording was made by another version of the tables: these have no platform \"ivx\"");
	refuse_head(&tape, "{\"package\":0,\"cores\":2,\"cpu\":-1}", "", UNCORE_E_ARGUMENT,
		    ":1: /sockets: a machine has at least one");
	refuse_head(&tape, "-1", "-2", UNCORE_E_ARGUMENT, ":1: /sockets/0/cpu: the number of a CPU, or -1 for none");
	refuse_head(&tape, "\"cpus\":2", "\"cpus\":2e9", UNCORE_E_RANGE, ":1: /cpus: 2000000000 is more than 1048576");
	refuse_head(&tape, "\"arguments\":[]", "\"arguments\":[1]", UNCORE_E_ARGUMENT, ":1: /arguments/0: not a text");
	unlink(tape.path);
}

static void test_no_file(void **state)
{
	struct uncore_recording_head head = { "1", NULL, 0, false, false };
	struct uncore_sim *sim = small_sim();
	struct uncore_recording *recording = NULL;
	struct uncore_replay *replay = NULL;
	struct uncore_fault fault = { 0 };

	(void)state;
	assert_int_equal(uncore_replay_open("/nowhere/run.jsonl", &replay, &fault), UNCORE_E_NOENT);
	assert_string_equal(fault.text, "/nowhere/run.jsonl: No such file or directory");
	uncore_fault_clear(&fault);
	assert_int_equal(uncore_replay_open("/tmp", &replay, &fault), UNCORE_E_IO);
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

/* The run goes on, and the end tells. */
static void test_full_disk(void **state)
{
	struct uncore_sim *sim, *plain;
	struct uncore_recording *recording;
	struct outcome recorded, unrecorded;
	struct uncore_fault fault = { 0 };

	(void)state;
	if (access("/dev/full", W_OK) != 0)
		skip();
	sim = small_sim();
	plain = small_sim();
	recording = record("/dev/full", uncore_sim_machine(sim));
	recorded = drive(uncore_recording_machine(recording), &small_run);
	unrecorded = drive(uncore_sim_machine(plain), &small_run);
	assert_same(&unrecorded, &recorded);
	assert_int_equal(uncore_recording_close(recording, &fault), UNCORE_E_IO);
	assert_string_equal(fault.text, "/dev/full: No space left on device; the recording is whole up to line 0");
	uncore_sim_free(sim);
	uncore_sim_free(plain);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_trouble),     cmocka_unit_test(test_multiplexed),
		cmocka_unit_test(test_every_fault), cmocka_unit_test(test_lines),
		cmocka_unit_test(test_head),        cmocka_unit_test(test_waits),
		cmocka_unit_test(test_truncated),   cmocka_unit_test(test_altered),
		cmocka_unit_test(test_other_runs),  cmocka_unit_test(test_other_tables),
		cmocka_unit_test(test_damaged),     cmocka_unit_test(test_wrong_machine),
		cmocka_unit_test(test_no_file),     cmocka_unit_test(test_full_disk),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
