/* SPDX-License-Identifier: MIT */
/* Creates whole sessions on a simulated machine, and checks that they leave no file, lock or changed register. */
#ifndef TESTS_SESSION_FIXTURE_H
#define TESTS_SESSION_FIXTURE_H

#ifndef _GNU_SOURCE
#error "define _GNU_SOURCE before the first include"
#endif

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sim_fixture.h"
#include "uncore/session.h"

#define SECOND UINT64_C(1000000000)
#define EVERY UNCORE_ALL_UNITS
#define EACH UNCORE_ALL_INSTANCES

/* ---- machines ---- */

#define RATE 1000003u

/* A machine on which one event happens everywhere. */
static inline struct uncore_sim *busy_sim(const char *platform, const char *event, const struct uncore_scenario *more)
{
	const struct uncore_scenario_traffic traffic = { .event = event, .socket = ALL, .instance = ALL, .rate = RATE };
	struct uncore_scenario scenario = more == NULL ? (struct uncore_scenario){ 0 } : *more;

	scenario.strict = true;
	scenario.traffic = &traffic;
	scenario.traffic_count = 1;
	return make_sim(platform, &scenario);
}

static inline void add_fault(struct uncore_sim *sim, const struct uncore_scenario_fault *rule)
{
	assert_int_equal(uncore_sim_add_fault(sim, rule), 0);
}

/* ---- sessions ---- */

static inline struct uncore_session *make_session_on(struct uncore_machine *machine,
						     const struct uncore_session_options *options)
{
	struct uncore_fault fault = { 0 };
	struct uncore_session *session = NULL;
	int result = uncore_session_create(machine, options, &session, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
	return session;
}

static inline struct uncore_session *make_session(struct uncore_sim *sim, const char *state, unsigned flags)
{
	struct uncore_session_options options = { .size = sizeof(options), .flags = flags, .state = state };

	return make_session_on(uncore_sim_machine(sim), &options);
}

static inline struct uncore_encoding encode(const struct uncore_tables *tables, const char *event)
{
	struct uncore_encoding encoding;
	struct uncore_event_error error = { 0 };

	memset(&encoding, 0, sizeof(encoding));
	if (uncore_event_parse(tables, event, strlen(event), &encoding, &error) != 0)
		fail_msg("%s: %s", event, error.message);
	return encoding;
}

static inline unsigned want(struct uncore_session *session, struct uncore_sim *sim, const char *event)
{
	struct uncore_encoding encoding = encode(uncore_sim_machine(sim)->tables, event);
	unsigned request = UINT32_MAX;

	assert_int_equal(uncore_session_add(session, &encoding, 0, &request), 0);
	return request;
}

static inline void start(struct uncore_session *session)
{
	int result = uncore_session_start(session);

	assert_string_equal(uncore_session_fault(session)->text, "");
	assert_int_equal(result, 0);
}

static inline void stop(struct uncore_session *session)
{
	int result = uncore_session_stop(session);

	assert_string_equal(uncore_session_fault(session)->text, "");
	assert_int_equal(result, 0);
}

static inline struct uncore_value value_of(const struct uncore_session *session, unsigned request, unsigned unit,
					   unsigned instance)
{
	struct uncore_value value;

	memset(&value, 0xff, sizeof(value));
	assert_int_equal(uncore_session_value(session, request, unit, (uint16_t)instance, &value), 0);
	return value;
}

#define assert_counted(value_, count_, seen_, expected_) \
	do { \
		struct uncore_value each_ = (value_); \
		assert_string_equal(uncore_value_state_name(each_.state), "ok"); \
		assert_int_equal(each_.count, (count_)); \
		assert_int_equal(each_.seen, (seen_)); \
		assert_int_equal(each_.expected, (expected_)); \
	} while (0)

/*
 * A value that could not be measured is never 0: if its state is not ok, it has no count that could be taken for one.
 */
#define assert_state(value_, word_) assert_string_equal(uncore_value_state_name((value_).state), (word_))

/* ---- the state directory ---- */

struct state_dir {
	char path[64];
};

/* On a file system in memory if there is one, because each session syncs its journal to the disk. */
static inline struct state_dir make_state(void)
{
	struct state_dir state = { "/dev/shm/uncore-test-XXXXXX" };

	if (access("/dev/shm", W_OK) != 0)
		strcpy(state.path, "/tmp/uncore-test-XXXXXX");
	assert_non_null(mkdtemp(state.path));
	return state;
}

/* Calls a function for each name in the directory except . and .., and returns their number. */
static inline unsigned each_file(const struct state_dir *state, const char *prefix,
				 void (*call)(const char *path, void *context), void *context)
{
	DIR *directory = opendir(state->path);
	const struct dirent *entry;
	unsigned count = 0;

	assert_non_null(directory);
	while ((entry = readdir(directory)) != NULL) {
		char path[400];

		if (entry->d_name[0] == '.' || strncmp(entry->d_name, prefix, strlen(prefix)) != 0)
			continue;
		count++;
		snprintf(path, sizeof(path), "%s/%s", state->path, entry->d_name);
		if (call != NULL)
			call(path, context);
	}
	closedir(directory);
	return count;
}

static inline void remove_file(const char *path, void *context)
{
	(void)context;
	assert_true(unlink(path) == 0 || rmdir(path) == 0);
}

static inline void drop_state(const struct state_dir *state)
{
	each_file(state, "", remove_file, NULL);
	assert_int_equal(rmdir(state->path), 0);
}

static inline unsigned journals(const struct state_dir *state)
{
	return each_file(state, "journal.", NULL, NULL);
}

static inline void check_unlocked(const char *path, void *context)
{
	int file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);

	(void)context;
	assert_true(file >= 0);
	assert_int_equal(flock(file, LOCK_EX | LOCK_NB), 0);
	close(file);
}

/* Checks that no process holds a lock of the directory. */
static inline void assert_unlocked(const struct state_dir *state)
{
	each_file(state, "", check_unlocked, NULL);
}

static inline unsigned open_files(void)
{
	DIR *directory = opendir("/proc/self/fd");
	unsigned count = 0;

	assert_non_null(directory);
	while (readdir(directory) != NULL)
		count++;
	closedir(directory);
	return count;
}

/* ---- registers before and after ---- */

/* Bits that another program may have left in a register, except those that start something. */
static inline uint64_t leftover_bits(const struct uncore_tables *tables, uint16_t reg)
{
	const struct uncore_layout_row *layout = &uncore_layouts(tables)[uncore_registers(tables)[reg].layout];
	uint64_t bits = 0;

	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[layout->fields.first + at];
		bool holds = field->access == UNCORE_ACCESS_RW || field->access == UNCORE_ACCESS_RW_V ||
			     field->access == UNCORE_ACCESS_RWS;

		if (holds && !(field->flags & UNCORE_FIELD_RESERVED) && field->role != UNCORE_ROLE_ENABLE)
			bits |= uncore_field_mask(field);
	}
	return bits & layout->writable;
}

static inline void rest(struct uncore_sim *sim, uint16_t box, unsigned unit)
{
	struct uncore_machine *machine = uncore_sim_machine(sim);
	struct uncore_unit place = { .tables = machine->tables, .io = machine->io, .number = unit };

	for (uint16_t instance = 0; instance < uncore_boxes(machine->tables)[box].instances; instance++) {
		struct uncore_box_run run = { .unit = &place, .box = box, .instance = instance };
		enum uncore_presence presence;

		assert_int_equal(uncore_machine_presence(machine, unit, box, instance, &presence), 0);
		/* Where nothing can be written, nothing is put back. */
		if (presence == UNCORE_PRESENCE_OK) {
			int result = uncore_run(&run, UNCORE_PROC_RESTORE);

			assert_true(result == 0 || result == UNCORE_E_NOENT);
		}
	}
}

/*
 * Fills every register as another program may have left it: no counter counts, but controls, filters and counters have
 * values. The box controls hold their idle value: they cannot be read, so no session can restore another value.
 */
static inline void leave_words(struct uncore_sim *sim)
{
	const struct uncore_machine *machine = uncore_sim_machine(sim);
	struct uncore_register reg;
	uint64_t value, salt = UINT64_C(0x9e3779b97f4a7c15);

	for (uint16_t box = 0; box < machine->tables->boxes.count; box++) {
		for (unsigned unit = 0; uncore_boxes(machine->tables)[box].procedures.count != 0 &&
					unit < uncore_machine_units(machine, box);
		     unit++)
			rest(sim, box, unit);
	}
	for (bool more = uncore_first_register(machine->tables, &reg); more;
	     more = uncore_next_register(machine->tables, &reg)) {
		for (unsigned unit = 0; unit < uncore_machine_units(machine, reg.box); unit++) {
			salt = salt * UINT64_C(6364136223846793005) + 1442695040888963407u;
			if (uncore_sim_peek(sim, unit, &reg, &value) == 0)
				assert_int_equal(
					uncore_sim_poke(sim, unit, &reg,
							value | (salt >> 3 & leftover_bits(machine->tables, reg.reg))),
					0);
		}
	}
	uncore_fault_clear(machine->fault);
}

/* The values of all registers, counts included. Free-running counters are left out because nothing can stop them. */
struct memory {
	struct uncore_sim_snapshot *snapshot;
	uint64_t *counts;
};

static inline bool holds_count(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	for (unsigned at = 0; at < tables->counters.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(tables)[at];

		if (group->data == reg->reg)
			return group->kind != UNCORE_COUNTER_FREE;
	}
	return false;
}

/*
 * Calls a function for each register with a count on each unit, with its number; stops when the function returns false.
 */
static inline size_t each_count(struct uncore_sim *sim,
				bool (*call)(void *context, size_t number, unsigned unit,
					     const struct uncore_register *reg, uint64_t value),
				void *context)
{
	const struct uncore_machine *machine = uncore_sim_machine(sim);
	struct uncore_register reg;
	size_t number = 0;

	for (bool more = uncore_first_register(machine->tables, &reg); more;
	     more = uncore_next_register(machine->tables, &reg)) {
		if (!holds_count(machine->tables, &reg))
			continue;
		for (unsigned unit = 0; unit < uncore_machine_units(machine, reg.box); unit++, number++) {
			uint64_t value = 0;

			if (uncore_sim_peek(sim, unit, &reg, &value) == 0 && call != NULL &&
			    !call(context, number, unit, &reg, value))
				return number;
		}
	}
	return number;
}

static inline bool keep_count(void *context, size_t number, unsigned unit, const struct uncore_register *reg,
			      uint64_t value)
{
	(void)unit, (void)reg;
	((uint64_t *)context)[number] = value;
	return true;
}

static inline struct memory remember(struct uncore_sim *sim)
{
	struct memory memory;

	assert_int_equal(uncore_sim_snapshot_take(sim, &memory.snapshot), 0);
	memory.counts = (uint64_t *)calloc(each_count(sim, NULL, NULL) + 1, sizeof(memory.counts[0]));
	assert_non_null(memory.counts);
	each_count(sim, keep_count, memory.counts);
	return memory;
}

static inline void forget(struct memory *memory)
{
	uncore_sim_snapshot_free(memory->snapshot);
	free(memory->counts);
}

struct count_check {
	const uint64_t *before;
	struct uncore_sim_difference difference;
	bool differs;
};

static inline bool check_count(void *context, size_t number, unsigned unit, const struct uncore_register *reg,
			       uint64_t value)
{
	struct count_check *check = (struct count_check *)context;

	check->differs = check->before[number] != value;
	check->difference = (struct uncore_sim_difference){ *reg, unit, check->before[number], value };
	return !check->differs;
}

/* Describes the first register that has changed; NULL if none has. */
static inline const char *difference_from(struct uncore_sim *sim, const struct memory *memory)
{
	static char text[160];
	struct count_check check = { memory->counts, { { 0, 0, 0, 0 }, 0, 0, 0 }, false };
	char name[80];

	if (uncore_sim_compare(sim, memory->snapshot, false, &check.difference) == 0) {
		each_count(sim, check_count, &check);
		if (!check.differs)
			return NULL;
	}
	if (uncore_register_name(uncore_sim_machine(sim)->tables, &check.difference.reg, name, sizeof(name)) < 0)
		name[0] = '\0';
	snprintf(text, sizeof(text), "%s of unit %u: 0x%llx, was 0x%llx", name, check.difference.unit,
		 (unsigned long long)check.difference.now, (unsigned long long)check.difference.before);
	return text;
}

static inline void assert_as_before(struct uncore_sim *sim, const struct memory *memory)
{
	const char *text = difference_from(sim, memory);

	if (text != NULL)
		fail_msg("%s", text);
}

#endif
