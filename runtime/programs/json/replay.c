/* SPDX-License-Identifier: MIT */
/* Replays a recording to a run. */
#include "json/replay.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "json/replay_state.h"

enum { WORDS_ROOM = 200 };

/* ---- leaving the recording ---- */

static void append_words(char *text, size_t room, const char *format, ...) UNCORE_PRINTF(3, 4);

/* Appends; cuts what does not fit. */
static void append_words(char *text, size_t room, const char *format, ...)
{
	size_t length = strlen(text);
	va_list arguments;

	va_start(arguments, format);
	(void)vsnprintf(text + length, room - length, format, arguments);
	va_end(arguments);
}

static void describe_access(const struct uncore_replay *replay, const struct replay_line *line, char *text)
{
	const struct uncore_address *address = &line->address;
	char name[REGISTER_NAME_ROOM], place[UNCORE_ADDRESS_TEXT];

	append_words(text, WORDS_ROOM, "%s%s of %s %u, ", line->is_write ? "a write" : "a read",
		     line->is_list ? " in a list" : "", address->scope == UNCORE_SCOPE_CPU ? "CPU" : "socket",
		     line->unit);
	if (register_name_at(replay->names, address, name)[0] != '\0')
		append_words(text, WORDS_ROOM, "%s, ", name);
	append_words(text, WORDS_ROOM, "%s, %u bits", uncore_address_text(replay->machine.tables, address, place),
		     address->width);
	if (line->is_write)
		append_words(text, WORDS_ROOM, ", value 0x%" PRIx64, line->value);
}

static void describe(const struct uncore_replay *replay, const struct replay_line *line, char *text)
{
#define WORD(id, word, help) word,
	static const char *const words[] = { UNCORE_WAITS(WORD) };
#undef WORD

	text[0] = '\0';
	switch (line->kind) {
	case REPLAY_ACCESS:
		describe_access(replay, line, text);
		break;
	case REPLAY_NOW:
		append_words(text, WORDS_ROOM, "a look at the clock");
		break;
	case REPLAY_SLEEP:
		append_words(text, WORDS_ROOM, "a sleep of %" PRIu64 " ns", line->value);
		break;
	case REPLAY_WAIT:
		append_words(text, WORDS_ROOM, "the end of a wait (%s)", words[line->wait]);
		break;
	}
}

/* Notes that the run does this where the recording has something else. */
static int leave(struct uncore_replay *replay, const char *comes_to)
{
	char has[WORDS_ROOM];

	if (replay->has_left)
		return UNCORE_E_IO;
	replay->has_left = true;
	append_words(replay->left, REPLAY_FAULT_ROOM, "%s:%lu: ", replay->path, replay_line_number(replay->next));
	if (replay->next < replay->count) {
		describe(replay, &replay->lines[replay->next], has);
		append_words(replay->left, REPLAY_FAULT_ROOM,
			     "the run differs from the recording: it comes to %s; the recording has %s", comes_to, has);
	} else {
		append_words(replay->left, REPLAY_FAULT_ROOM, "the recording %s; the run comes to %s",
			     replay->is_cut ? "is cut off in this line" : "has ended before this line", comes_to);
	}
	if (replay->foreign < replay->count)
		append_words(
			replay->left, REPLAY_FAULT_ROOM,
			"; another version of the tables made the recording (line %lu gives its register another name)",
			replay_line_number(replay->foreign));
	return UNCORE_E_IO;
}

static int leave_with(struct uncore_replay *replay, const struct replay_line *wanted)
{
	char text[WORDS_ROOM];

	describe(replay, wanted, text);
	return leave(replay, text);
}

const char *uncore_replay_fault(const struct uncore_replay *replay)
{
	return replay->has_left ? replay->left : NULL;
}

void uncore_replay_end(struct uncore_replay *replay)
{
	if (replay->next < replay->count)
		(void)leave(replay, "its end");
}

/* ---- the machine ---- */

/* Recordings of older versions have no IDs and no buses. */
static bool is_same_place(const struct uncore_address *recorded, const struct uncore_address *wanted)
{
	struct uncore_address named = *recorded;

	if (named.device_id == 0 && !uncore_is_by_id(wanted))
		named.device_id = wanted->device_id;
	if (named.bus == 0)
		named.bus = wanted->bus;
	return named.width == wanted->width && uncore_compare_addresses(&named, wanted) == 0;
}

static bool is_same(const struct replay_line *recorded, const struct replay_line *wanted)
{
	if (recorded->kind != wanted->kind)
		return false;
	if (recorded->kind == REPLAY_SLEEP)
		return recorded->value == wanted->value;
	return recorded->kind != REPLAY_ACCESS ||
	       (recorded->is_write == wanted->is_write && recorded->is_list == wanted->is_list &&
		recorded->unit == wanted->unit && is_same_place(&recorded->address, &wanted->address) &&
		(!recorded->is_write || recorded->value == wanted->value));
}

/* Takes the next line if it is what the run does. NULL: it is not. */
static const struct replay_line *take_line(struct uncore_replay *replay, const struct replay_line *wanted)
{
	if (!replay->has_left && replay->next < replay->count && is_same(&replay->lines[replay->next], wanted))
		return &replay->lines[replay->next++];
	(void)leave_with(replay, wanted);
	return NULL;
}

static int answer(struct uncore_replay *replay, const struct replay_line *wanted, uint64_t *value)
{
	const struct replay_line *line = take_line(replay, wanted);

	if (line == NULL)
		return UNCORE_E_IO;
	*value = line->result == 0 ? line->value : 0;
	return line->result == 0 ?
		       0 :
		       uncore_fault_set(&replay->fault, line->result, "%s:%lu: the recorded access failed so",
					replay->path, replay_line_number((size_t)(line - replay->lines)));
}

static int replay_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct replay_line wanted = { .kind = REPLAY_ACCESS, .unit = unit, .address = *address };

	return answer((struct uncore_replay *)context, &wanted, value);
}

static int replay_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct replay_line wanted = {
		.kind = REPLAY_ACCESS, .is_write = true, .unit = unit, .address = *address, .value = value
	};

	return answer((struct uncore_replay *)context, &wanted, &value);
}

static void replay_read_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	for (size_t at = 0; at < count; at++) {
		struct replay_line wanted = {
			.kind = REPLAY_ACCESS, .is_list = true, .unit = unit, .address = items[at].address
		};

		items[at].value = 0;
		items[at].result = answer((struct uncore_replay *)context, &wanted, &items[at].value);
	}
}

static uint64_t replay_now(void *context)
{
	struct uncore_replay *replay = (struct uncore_replay *)context;
	struct replay_line wanted = { .kind = REPLAY_NOW };
	const struct replay_line *line = take_line(replay, &wanted);

	if (line != NULL)
		replay->now = line->value;
	return replay->now;
}

static int replay_sleep(void *context, uint64_t nanoseconds)
{
	struct uncore_replay *replay = (struct uncore_replay *)context;
	struct replay_line wanted = { .kind = REPLAY_SLEEP, .value = nanoseconds };
	const struct replay_line *line = take_line(replay, &wanted);

	return line == NULL ? UNCORE_E_IO : line->result;
}

bool uncore_replay_has(struct uncore_replay *replay, enum uncore_wait wait, int *status)
{
	const struct replay_line *line;

	if (replay->has_left || replay->next >= replay->count)
		return false;
	line = &replay->lines[replay->next];
	if (line->kind != REPLAY_WAIT || line->wait != wait)
		return false;
	*status = line->result;
	replay->next++;
	return true;
}

int uncore_replay_wait(struct uncore_replay *replay, enum uncore_wait *wait, int *status)
{
	/* Other waits end nothing, and have their own places in the recording. */
	for (unsigned each = 0; each <= UNCORE_WAIT_SIGNAL; each++) {
		*wait = (enum uncore_wait)each;
		if (uncore_replay_has(replay, *wait, status))
			return 0;
	}
	return leave(replay, "the end of a wait");
}

static bool is_of_instance(const struct uncore_replay *replay, const struct replay_line *line, uint16_t box,
			   uint16_t instance)
{
	const struct uncore_tables *tables = replay->machine.tables;
	struct uncore_range registers = uncore_boxes(tables)[box].registers;
	struct uncore_register reg = { box, instance, registers.first, 0 };
	struct uncore_address address;

	for (; reg.reg - registers.first < registers.count; reg.reg++) {
		for (reg.index = 0; reg.index < uncore_registers(tables)[reg.reg].count; reg.index++) {
			int result = uncore_register_address(tables, &reg, &address);

			if ((result == 0 || result == UNCORE_E_NOPLACE) && is_same_place(&line->address, &address))
				return true;
		}
	}
	return false;
}

/* The table of units is not recorded. A run goes on to read an instance that it lists, and no other. */
static int replay_find(void *context, unsigned unit, uint16_t box, uint16_t instance)
{
	const struct uncore_replay *replay = (const struct uncore_replay *)context;
	const struct replay_line *line = &replay->lines[replay->next];

	return replay->next < replay->count && line->kind == REPLAY_ACCESS && line->unit == unit &&
			       is_of_instance(replay, line, box, instance) ?
		       0 :
		       UNCORE_E_NODEV;
}

void replay_answer(struct uncore_replay *replay)
{
	static const struct uncore_io_ops io_ops = { replay_read, replay_write, replay_read_list };
	static const struct uncore_machine_ops ops = { replay_now, replay_sleep, NULL, NULL, NULL, replay_find };

	replay->machine.io = (struct uncore_io){ &io_ops, replay };
	replay->machine.ops = &ops;
	replay->machine.context = replay;
}

const struct uncore_recording_head *uncore_replay_head(const struct uncore_replay *replay)
{
	return &replay->head;
}

struct uncore_machine *uncore_replay_machine(struct uncore_replay *replay)
{
	return &replay->machine;
}
