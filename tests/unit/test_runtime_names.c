/* SPDX-License-Identifier: MIT */
/*
 * Tests the index of names: on every platform it finds what a walk over all rows finds, for each name of every tool, in
 * any case, and nothing for a name that is almost one. A wrong index ends every search.
 */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

enum { ROOM = 256 };

/* ---- umasks ---- */

/* The walk: an umask's own name, else another tool's whole name, or what follows the event in it. */
static unsigned walk_umasks(const struct uncore_tables *tables, unsigned event, const char *name)
{
	const struct uncore_event_row *row = &uncore_events(tables)[event];

	for (unsigned at = row->first_umask; at < (unsigned)row->first_umask + row->umask_count; at++)
		if (strcasecmp(uncore_text(tables, uncore_umasks(tables)[at].name), name) == 0)
			return at;
	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];
		const char *text = uncore_text(tables, alias->name), *tail = strpbrk(text, ".:");

		if (alias->event == event && alias->umask != UNCORE_NO_INDEX &&
		    (strcasecmp(text, name) == 0 || (tail != NULL && strcasecmp(tail + 1, name) == 0)))
			return alias->umask;
	}
	return UNCORE_NO_INDEX;
}

static void same_umask(const struct uncore_tables *tables, unsigned event, const char *name)
{
	struct uncore_umask_index found = { UNCORE_NO_INDEX };

	if (*name == '\0')
		return;
	if (uncore_event_find_umask(tables, uncore_event_at(event), name, strlen(name), &found) != 0)
		found.at = UNCORE_NO_INDEX;
	if (found.at != walk_umasks(tables, event, name))
		fail_msg("%s: %s of %s", uncore_text(tables, tables->id), name,
			 uncore_text(tables, uncore_events(tables)[event].name));
}

/* The name, in small letters, without its last letter, and with one more. */
static void same_near(const struct uncore_tables *tables, unsigned event, const char *name)
{
	char near[ROOM];
	size_t length = strlen(name);

	if (length == 0)
		return;
	same_umask(tables, event, name);
	snprintf(near, sizeof(near), "%s_", name);
	same_umask(tables, event, near);
	near[length - 1] = '\0';
	same_umask(tables, event, near);
	for (size_t at = 0; at <= length; at++)
		near[at] = name[at] >= 'A' && name[at] <= 'Z' ? (char)(name[at] | 0x20) : name[at];
	same_umask(tables, event, near);
	same_umask(tables, (event + 1) % tables->events.count, name);
}

static void umasks_are_those_of_a_walk(void **state)
{
	const struct uncore_tables *tables;
	unsigned tails = 0;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		for (unsigned row = 0; row < tables->umasks.count; row++)
			same_near(tables, uncore_umasks(tables)[row].event,
				  uncore_text(tables, uncore_umasks(tables)[row].name));
		for (unsigned row = 0; row < tables->event_aliases.count; row++) {
			const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[row];
			const char *text = uncore_text(tables, alias->name), *tail = strpbrk(text, ".:");

			same_near(tables, alias->event, text);
			if (alias->umask == UNCORE_NO_INDEX || tail == NULL)
				continue;
			same_near(tables, alias->event, tail + 1);
			tails++;
		}
	}
	assert_true(tails > 1000);
}

/* ---- whole names ---- */

/* An event and its umask by one name: of the umask whose name it is, unless several have it. */
static void whole_names_are_those_of_a_walk(void **state)
{
	const struct uncore_tables *tables;
	unsigned found = 0;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		for (unsigned row = 0; row < tables->event_aliases.count; row++) {
			const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[row];
			const char *name = uncore_text(tables, alias->name);
			struct uncore_event_index event;
			struct uncore_encoding encoding;
			unsigned count = 0;

			for (unsigned each = 0; each < tables->event_aliases.count; each++)
				count += uncore_event_aliases(tables)[each].umask != UNCORE_NO_INDEX &&
					 strcasecmp(uncore_text(tables, uncore_event_aliases(tables)[each].name),
						    name) == 0;
			if (alias->umask == UNCORE_NO_INDEX || strpbrk(name, ".:") != NULL ||
			    uncore_event_find(tables, name, strlen(name), &event, NULL) == 0)
				continue;
			if (uncore_event_parse_with(tables, name, strlen(name), UNCORE_PARSE_AS_WRITTEN, &encoding,
						    NULL) != 0)
				continue;
			assert_int_equal(count, 1);
			assert_int_equal(encoding.event, alias->event);
			assert_int_equal(encoding.umasks[0], alias->umask);
			found++;
		}
	}
	assert_true(found > 3000);
}

/* ---- boxes ---- */

/* What follows the name of a box: nothing, or a number with or without "_". */
static int walk_instance(unsigned instances, const char *rest, unsigned *instance)
{
	char *end;

	*instance = UNCORE_ALL_INSTANCES;
	if (*rest == '\0')
		return 0;
	rest += *rest == '_' && rest[1] != '\0';
	if (strlen(rest) > 4 || (*rest == '0' && rest[1] != '\0') || strspn(rest, "0123456789") != strlen(rest))
		return UNCORE_E_NOENT;
	*instance = (unsigned)strtoul(rest, &end, 10);
	return *instance < instances ? 0 : UNCORE_E_RANGE;
}

static int walk_name(const struct uncore_tables *tables, unsigned box, uncore_string at, const char *name,
		     unsigned *instance)
{
	const char *text = uncore_text(tables, at);
	size_t length = strlen(text);

	/* uncore_type_50 is not instance 0 of uncore_type_5. */
	if (length == 0 || strncasecmp(text, name, length) != 0 ||
	    (isdigit((unsigned char)text[length - 1]) && isdigit((unsigned char)name[length])))
		return UNCORE_E_NOENT;
	return walk_instance(uncore_boxes(tables)[box].instances, name + length, instance);
}

static int walk_box(const struct uncore_tables *tables, unsigned box, const char *name, unsigned *instance)
{
	struct uncore_range names = uncore_boxes(tables)[box].instance_names;
	int result = walk_name(tables, box, uncore_boxes(tables)[box].id, name, instance);

	for (unsigned at = 0; result == UNCORE_E_NOENT && at < tables->aliases.count; at++)
		if (uncore_aliases(tables)[at].box == box && uncore_aliases(tables)[at].reg == UNCORE_NO_INDEX)
			result = walk_name(tables, box, uncore_aliases(tables)[at].name, name, instance);
	for (unsigned at = 0; result == UNCORE_E_NOENT && at < tables->perf_pmus.count; at++)
		if (uncore_perf_pmus(tables)[at].box == box)
			result = walk_name(tables, box, uncore_perf_pmus(tables)[at].name, name, instance);
	for (unsigned at = 0; result == UNCORE_E_NOENT && at < tables->perf_older.count; at++)
		if (uncore_perf_older(tables)[at].box == box)
			result = walk_name(tables, box, uncore_perf_older(tables)[at].name, name, instance);
	for (unsigned at = 0; result == UNCORE_E_NOENT && at < names.count; at++)
		if (strcasecmp(uncore_text(tables, uncore_strings(tables)[names.first + at]), name) == 0) {
			*instance = at;
			result = 0;
		}
	return result;
}

static int walk_boxes(const struct uncore_tables *tables, const char *name, unsigned *box, unsigned *instance)
{
	int worst = UNCORE_E_NOENT;

	for (unsigned at = 0; at < tables->boxes.count; at++) {
		int result = walk_box(tables, at, name, instance);

		if (result == 0 || (result == UNCORE_E_RANGE && worst == UNCORE_E_NOENT))
			*box = at;
		if (result == 0)
			return 0;
		worst = result == UNCORE_E_NOENT ? worst : result;
	}
	if (worst == UNCORE_E_NOENT && strncasecmp(name, "uncore_", 7) == 0 && name[7] != '\0')
		return walk_boxes(tables, name + 7, box, instance);
	return worst;
}

static void same_box(const struct uncore_tables *tables, const char *name)
{
	uint16_t box = 0, instance = 0;
	unsigned walked = 0, of = 0;
	int result = uncore_event_find_box(tables, name, strlen(name), &box, &instance);

	if (result != walk_boxes(tables, name, &walked, &of) || (result != UNCORE_E_NOENT && box != walked) ||
	    (result == 0 && instance != of))
		fail_msg("%s: %s", uncore_text(tables, tables->id), name);
}

static void same_boxes(const struct uncore_tables *tables, uncore_string at)
{
	static const char *const rests[] = { "",       "0",     "1",  "3",  "7",  "12",  "99",
					     "9999",   "99999", "_0", "_2", "_9", "_17", "_9999",
					     "_99999", "__1",   "00", "01", "_",  "x",   "1x" };
	char name[ROOM];

	for (size_t rest = 0; rest < sizeof(rests) / sizeof(rests[0]); rest++) {
		snprintf(name, sizeof(name), "%s%s", uncore_text(tables, at), rests[rest]);
		same_box(tables, name);
		snprintf(name, sizeof(name), "Uncore_%s%s", uncore_text(tables, at), rests[rest]);
		same_box(tables, name);
	}
}

static void boxes_are_those_of_a_walk(void **state)
{
	const struct uncore_tables *tables;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		for (unsigned row = 0; row < tables->boxes.count; row++)
			same_boxes(tables, uncore_boxes(tables)[row].id);
		for (unsigned row = 0; row < tables->aliases.count; row++)
			same_boxes(tables, uncore_aliases(tables)[row].name);
		for (unsigned row = 0; row < tables->perf_pmus.count; row++)
			same_boxes(tables, uncore_perf_pmus(tables)[row].name);
		for (unsigned row = 0; row < tables->perf_older.count; row++)
			same_boxes(tables, uncore_perf_older(tables)[row].name);
		for (unsigned row = 0; row < tables->strings.count; row++)
			same_boxes(tables, uncore_strings(tables)[row]);
	}
}

/* ---- a wrong index ---- */

/*
 * Every slot but one names the same row: each search must end, and find at most that row. Tables without an empty slot
 * are refused when they are read (test_runtime_tables_file).
 */
static void a_wrong_index_ends_every_search(void **state)
{
	static const char *const texts[] = { "UNC_C_CLOCKTICKS",        "UNC_C_RXR_INSERTS.IRQ",
					     "cbo2:UNC_C_CLOCKTICKS",   "CBOX_CLOCKTICKS:CBOX0C0",
					     "cbo/event=0x35,umask=3/", "x_unc_cbo0::UNC_C:A" };
	const struct uncore_tables *ivt = uncore_platform("ivt");
	struct uncore_tables *tables = malloc(ivt->size);
	uint16_t *slots;

	(void)state;
	assert_non_null(tables);
	memcpy(tables, ivt, ivt->size);
	slots = (uint16_t *)(void *)((char *)tables + tables->name_index.offset);
	for (unsigned number = 1; number < 0xffff; number += 97) {
		for (unsigned at = 1; at < tables->name_index.count; at++)
			slots[at] = (uint16_t)number;
		slots[0] = 0;
		for (size_t at = 0; at < sizeof(texts) / sizeof(texts[0]); at++) {
			struct uncore_encoding encoding;
			int result = uncore_event_parse(tables, texts[at], strlen(texts[at]), &encoding, NULL);

			assert_true(result <= 0);
		}
	}
	free(tables);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(umasks_are_those_of_a_walk),
		cmocka_unit_test(whole_names_are_those_of_a_walk),
		cmocka_unit_test(boxes_are_those_of_a_walk),
		cmocka_unit_test(a_wrong_index_ends_every_search),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
