/* SPDX-License-Identifier: MIT */
/* Records sessions on simulated machines for tests, changes the recordings as text, and replays them. */
#ifndef TESTS_TAPE_FIXTURE_H
#define TESTS_TAPE_FIXTURE_H

#include <stdbool.h>

#include "json/recording.h"
#include "json/replay.h"
#include "json/scenario_load.h"
#include "session_fixture.h"

/* ---- files ---- */

struct tape {
	char path[40];
};

static inline struct tape make_tape(void)
{
	struct tape tape = { "/tmp/uncore-recording-XXXXXX" };
	int file = mkstemp(tape.path);

	assert_true(file >= 0);
	close(file);
	return tape;
}

static inline char *text_of(const char *path, size_t *length)
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

static inline void write_text(const char *path, const char *text, size_t length)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	assert_int_equal(fwrite(text, 1, length, file), length);
	assert_int_equal(fclose(file), 0);
}

/* Finds the start of a line by its number; a number after the last line gives the end of the text. */
static inline size_t line_at(const char *text, unsigned long number)
{
	const char *at = text;

	while (number > 1 && *at != '\0') {
		at = strchr(at, '\n') + 1;
		number--;
	}
	return (size_t)(at - text);
}

static inline unsigned long lines_of(const char *text)
{
	unsigned long count = 0;

	for (; *text != '\0'; text++)
		count += *text == '\n';
	return count;
}

static inline void assert_begins(const char *text, const char *start)
{
	if (strncmp(text, start, strlen(start)) != 0)
		assert_string_equal(text, start);
}

static inline void assert_holds(const char *text, const char *words)
{
	if (text == NULL || strstr(text, words) == NULL)
		fail_msg("no \"%s\" in \"%s\"", words, text == NULL ? "(nothing)" : text);
}

/* ---- recorded machines ---- */

static const char *const no_words[] = { "--event=A", "--timeout=\"1\"" };

static inline struct uncore_recording *record(const char *path, struct uncore_machine *machine)
{
	struct uncore_recording_head head = { "7.8", no_words, 2, true, true, 0, 0, NULL, 0, NULL, 0 };
	struct uncore_recording *recording = NULL;
	struct uncore_fault fault = { 0 };
	int result = uncore_recording_create(path, machine, &head, &recording, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
	return recording;
}

static inline void end_recording(struct uncore_recording *recording)
{
	struct uncore_fault fault = { 0 };
	int result = uncore_recording_close(recording, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
}

static inline struct uncore_replay *replay_of(const char *path)
{
	struct uncore_replay *replay = NULL;
	struct uncore_fault fault = { 0 };
	int result = uncore_replay_open(path, NULL, &replay, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
	return replay;
}

static inline struct uncore_sim *sim_of(const char *scenario)
{
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim;

	assert_int_equal(uncore_scenario_load_file(scenario, &loaded, &fault), 0);
	sim = make_sim("ivt", uncore_scenario_of(loaded));
	uncore_scenario_text_free(loaded);
	return sim;
}

static inline struct uncore_sim *small_sim(void)
{
	static const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_C_TOR_INSERTS.ALL", .socket = ALL, .instance = ALL, .rate = 1000 }
	};
	static const struct uncore_scenario scenario = {
		.socket_count = 1, .cores = 2, .threads = 1, .traffic = traffic, .traffic_count = 1
	};

	return make_sim("ivt", &scenario);
}

/* ---- a run, on any machine ---- */

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

static inline void note_values(const struct uncore_session *session, const struct run *run, struct outcome *outcome)
{
	/* After a failed start there are no values. Their error codes are part of the result, too. */
	for (unsigned at = 0; run->events[at] != NULL; at++)
		outcome->results[outcome->result_count++] =
			uncore_session_value(session, at, EVERY, EACH, &outcome->values[outcome->value_count++]);
}

static inline struct outcome drive(struct uncore_machine *machine, const struct run *run)
{
	struct uncore_session_options options = { .size = sizeof(options), .flags = run->flags };
	struct uncore_session *session = make_session_on(machine, &options);
	struct outcome outcome;

	memset(&outcome, 0, sizeof(outcome));
	for (unsigned at = 0; run->events[at] != NULL; at++) {
		struct uncore_encoding encoding = encode(machine->tables, run->events[at]);

		assert_int_equal(uncore_session_add(session, &encoding, 0, NULL), 0);
	}
	outcome.results[outcome.result_count++] = uncore_session_start(session);
	for (unsigned at = 0; at < run->samples && outcome.results[0] == 0; at++) {
		outcome.results[outcome.result_count++] = uncore_machine_sleep(machine, SECOND / 2);
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

static inline void assert_same(const struct outcome *a, const struct outcome *b)
{
	assert_int_equal(a->result_count, b->result_count);
	assert_memory_equal(a->results, b->results, sizeof(a->results));
	assert_int_equal(a->value_count, b->value_count);
	assert_memory_equal(a->values, b->values, sizeof(a->values));
}

static inline struct outcome drive_recorded(struct uncore_sim *sim, const struct run *run, const struct tape *tape)
{
	struct uncore_recording *recording = record(tape->path, uncore_sim_machine(sim));
	struct outcome outcome = drive(uncore_recording_machine(recording), run);

	end_recording(recording);
	return outcome;
}

static inline void assert_replays(const struct tape *tape, const struct run *run, const struct outcome *recorded)
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

#endif
