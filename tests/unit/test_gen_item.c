/* SPDX-License-Identifier: MIT */
/* Tests items: each path leads back to its item, and an item touches its own parts and wholes and nothing else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "load/load.h"
#include "model/item.h"
#include "model/metric.h"
#include "model/resolve.h"

struct fixture {
	struct spec spec;
	size_t tried;
};

static int load(void **state)
{
	static struct fixture fixture;
	struct resolver resolver = { &fixture.spec.arena, &fixture.spec.diag };

	load_spec(&fixture.spec, "tests/diff/base");
	resolve_model(&resolver, &fixture.spec.model);
	*state = &fixture;
	return fixture.spec.diag.count == 0 ? 0 : -1;
}

static int unload(void **state)
{
	spec_free(&((struct fixture *)*state)->spec);
	return 0;
}

/* The path of the item, made by hand, leads to it; its path is that again. */
static struct item leads_back(struct fixture *fixture, const struct item *item, const char *path)
{
	struct item found = item_at_path(item->platform, path);

	assert_memory_equal(item, &found, sizeof found);
	assert_string_equal(path, item_path(&fixture->spec.arena, item));
	assert_string_equal(arena_printf(&fixture->spec.arena, "%s/%s", item->platform->id, path),
			    item_full_path(&fixture->spec.arena, item));
	assert_true(item_is(item, &found));
	fixture->tried++;
	return found;
}

/* What is about the one counts for the other, but they are two. */
static void is_part(const struct item *part, const struct item *whole)
{
	assert_true(item_touches(part, whole) && item_touches(whole, part));
	assert_false(item_is(part, whole) || item_is(whole, part));
}

static void is_other(const struct item *a, const struct item *b)
{
	assert_false(item_touches(a, b) || item_touches(b, a));
}

static void try_register(struct fixture *fixture, const struct item *box, const struct reg *reg)
{
	struct arena *arena = &fixture->spec.arena;
	const char *path = arena_printf(arena, "%s.%s", box->box->id, reg->id);
	struct item item = { .platform = box->platform, .box = box->box, .reg = reg }, last = { 0 };

	leads_back(fixture, &item, path);
	is_other(&item, box);
	for (size_t i = 0; i < reg->is.layout->is.field_count; i++) {
		struct item field = item;

		field.field = &reg->is.layout->is.fields[i];
		if (field.field->id == NULL)
			continue;
		leads_back(fixture, &field, arena_printf(arena, "%s.%s", path, field.field->id));
		is_part(&field, &item);
		is_other(&field, &last);
		last = field;
	}
}

static void try_event(struct fixture *fixture, const struct item *box, const struct event *event)
{
	struct arena *arena = &fixture->spec.arena;
	const char *path = arena_printf(arena, "%s/%s", box->box->id, event->name);
	struct item item = { .platform = box->platform, .box = box->box, .event = event };

	leads_back(fixture, &item, path);
	is_other(&item, box);
	for (size_t i = 0; i < event->umask_count; i++) {
		struct item umask = item;

		umask.umask = &event->umasks[i];
		leads_back(fixture, &umask, arena_printf(arena, "%s.%s", path, umask.umask->name));
		is_part(&umask, &item);
	}
}

static void test_paths(void **state)
{
	struct fixture *fixture = *state;
	const struct platform *platform = &fixture->spec.model.platforms[0];

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];
		const struct item item = { .platform = platform, .box = box };

		leads_back(fixture, &item, box->id);
		for (size_t i = 0; i < box->reg_count; i++)
			try_register(fixture, &item, &box->regs[i]);
		for (size_t i = 0; box->events != NULL && i < box->events->count; i++)
			try_event(fixture, &item, &box->events->at[i]);
	}
	assert_true(fixture->tried > 100);
	assert_null(item_at_path(platform, "slice.nothing").platform);
	assert_null(item_at_path(platform, "slice/NOTHING").platform);
}

static void test_metrics(void **state)
{
	struct fixture *fixture = *state;
	const struct model *model = &fixture->spec.model;
	size_t before = fixture->tried;

	for (size_t p = 0; p < model->platform_count; p++) {
		const struct platform *platform = &model->platforms[p];

		for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->is.count; i++) {
			const struct metric *metric = &platform->metrics->is.at[i];
			struct item item = { .platform = platform, .box = metric->is.box, .metric = metric };
			struct item box = { .platform = platform, .box = metric->is.box };

			leads_back(fixture, &item,
				   arena_printf(&fixture->spec.arena, "%s/%s", metric->is.box->id, metric->name));
			is_other(&item, &box);
		}
	}
	assert_true(fixture->tried > before);
}

/* Registers with one layout share its fields, so a dispute about a field of one is about that of the other. */
static void test_shared_layout(void **state)
{
	struct fixture *fixture = *state;
	const struct platform *platform = &fixture->spec.model.platforms[0];
	size_t pairs = 0;

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];

		for (size_t i = 1; i < box->reg_count; i++) {
			const struct reg *one = &box->regs[i - 1], *other = &box->regs[i];
			struct item a = { .platform = platform, .box = box, .reg = one }, c = a;

			c.reg = other;
			is_other(&a, &c);
			if (one->is.layout != other->is.layout)
				continue;
			a.field = c.field = &one->is.layout->is.fields[0];
			assert_true(item_is(&a, &c));
			pairs++;
		}
	}
	assert_true(pairs > 0);
}

/* What is in no box: a platform has its id, and nothing has no path. */
static void test_no_box(void **state)
{
	struct fixture *fixture = *state;
	const struct item platform = { .platform = &fixture->spec.model.platforms[0] }, nothing = { .platform = NULL };

	assert_string_equal(item_path(&fixture->spec.arena, &platform), "madeup");
	assert_string_equal(item_full_path(&fixture->spec.arena, &platform), "madeup");
	assert_string_equal(item_path(&fixture->spec.arena, &nothing), "");
	assert_string_equal(item_full_path(&fixture->spec.arena, &nothing), "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_paths),
		cmocka_unit_test(test_metrics),
		cmocka_unit_test(test_shared_layout),
		cmocka_unit_test(test_no_box),
	};

	return cmocka_run_group_tests(tests, load, unload);
}
