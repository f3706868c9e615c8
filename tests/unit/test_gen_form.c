/* SPDX-License-Identifier: MIT */
/* Tests that resolve does not change a member that a key of a spec has filled. Runs in the top folder. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/lists.h"
#include "base/text.h"
#include "load/keys/spec_keys.h"
#include "load/load.h"
#include "model/metric.h"
#include "model/resolve.h"

static void put_object(struct text *out, const struct keys *keys, const void *object);

static void put_string(struct text *out, const char *string)
{
	text_printf(out, " %s", string != NULL ? string : "-");
}

static void put_strings(struct text *out, const struct strings *list)
{
	for (size_t i = 0; i < list->count; i++)
		put_string(out, list->at[i]);
}

static void put_numbers(struct text *out, const struct numbers *list)
{
	for (size_t i = 0; i < list->count; i++)
		text_printf(out, " %" PRIu64, list->at[i]);
	text_add(out, ";");
}

static void put_number_lists(struct text *out, const struct number_lists *lists)
{
	for (size_t i = 0; i < lists->count; i++)
		put_numbers(out, &lists->at[i]);
	text_printf(out, " %d", lists->several);
}

static void put_elements(struct text *out, const struct key *key, const char *at, size_t count)
{
	for (size_t i = 0; at != NULL && i < count; i++)
		put_object(out, key->element, at + i * key->element_size);
}

static void put_number(struct text *out, const struct key *key, const void *member)
{
	if (key->number == NUMBER_64)
		text_printf(out, " %" PRIu64, *(const uint64_t *)member);
	else if (key->number == NUMBER_16)
		text_printf(out, " %u", *(const uint16_t *)member);
	else
		text_printf(out, " %u", *(const unsigned *)member);
}

/* Prints any member that is neither a text nor an object. */
static void put_numeric(struct text *out, const struct key *key, const void *member, const void *second)
{
	switch (key->type) {
	case KEY_NUMBER:
		put_number(out, key, member);
		break;
	case KEY_NUMBER_OR_WORD:
		text_printf(out, " %" PRIu64 " %d", *(const uint64_t *)member, *(const bool *)second);
		break;
	case KEY_BITS:
		text_printf(out, " %u:%u", ((const unsigned *)member)[0], ((const unsigned *)member)[1]);
		break;
	case KEY_BOOL:
		text_printf(out, " %d", *(const bool *)member);
		break;
	case KEY_WORD:
	case KEY_BIT_OR_WORD:
		text_printf(out, " %d", *(const int *)member);
		break;
	case KEY_NUMBERS:
	case KEY_ONE_OR_NUMBERS:
		put_numbers(out, member);
		break;
	case KEY_NUMBER_LISTS:
	case KEY_ONE_OR_NUMBER_LISTS:
		put_number_lists(out, member);
		break;
	default:
		fail_msg("key %s has a type that this test does not know", key->name);
	}
}

static void put_member(struct text *out, const struct key *key, const char *object)
{
	const void *member = object + key->offset, *second = object + key->offset2;

	text_printf(out, "\n%s", key->name);
	if (key->has_offset != 0)
		text_printf(out, " %d", *(const bool *)(object + key->has_offset));
	switch (key->type) {
	case KEY_IGNORED:
	case KEY_VERSION:
		break;
	case KEY_STRING:
	case KEY_ID:
	case KEY_REPEATED_ID:
	case KEY_VALUE_ID:
	case KEY_PATH:
	case KEY_SOURCE:
		put_string(out, *(const char *const *)member);
		break;
	case KEY_STRINGS:
	case KEY_ONE_OR_STRINGS:
		put_strings(out, member);
		break;
	case KEY_NUMBER_OR_NAMES:
		put_strings(out, member);
		text_printf(out, " %u", *(const unsigned *)second);
		break;
	case KEY_OBJECT:
		put_elements(out, key, member, 1);
		break;
	case KEY_OPTIONAL_OBJECT:
	case KEY_NUMBER_OR_OBJECT:
		put_elements(out, key, *(const char *const *)member, 1);
		break;
	case KEY_LIST:
	case KEY_MAP:
		put_elements(out, key, *(const char *const *)member, *(const size_t *)second);
		break;
	default:
		put_numeric(out, key, member, second);
	}
}

static void put_object(struct text *out, const struct keys *keys, const void *object)
{
	for (size_t i = 0; i < keys->count; i++)
		put_member(out, &keys->at[i], object);
}

static void put_platform(struct text *out, const struct platform *platform)
{
	put_object(out, &platform_keys, platform);
	for (size_t i = 0; i < platform->box_count; i++) {
		put_object(out, &box_keys, &platform->boxes[i]);
		if (platform->boxes[i].events != NULL)
			put_object(out, &events_keys, platform->boxes[i].events);
	}
	if (platform->metrics != NULL)
		put_object(out, &metrics_keys, platform->metrics);
	if (platform->errata != NULL)
		put_object(out, &errata_keys, platform->errata);
	if (platform->groups != NULL)
		put_object(out, &groups_keys, platform->groups);
	put_object(out, &disputes_keys, &platform->disputes);
}

static void put_model(struct text *out, const struct model *model)
{
	for (size_t i = 0; i < model->platform_count; i++)
		put_platform(out, &model->platforms[i]);
}

/* Prints only the place of the first difference, because the texts are long. */
static void assert_same(const char *before, const char *after)
{
	size_t at = 0;

	while (before[at] != '\0' && before[at] == after[at])
		at++;
	if (before[at] != after[at])
		fail_msg("resolve made \"%.80s\" from \"%.80s\"", after + at, before + at);
}

static void is_kept(const char *folder)
{
	struct spec spec = { 0 };
	struct resolver resolver = { &spec.arena, &spec.diag };
	struct text before = { 0 }, after = { 0 };

	load_spec(&spec, folder);
	assert_int_equal(spec.diag.count, 0);
	put_model(&before, &spec.model);
	resolve_model(&resolver, &spec.model);
	put_model(&after, &spec.model);
	assert_same(text_string(&before), text_string(&after));
	text_free(&before);
	text_free(&after);
	spec_free(&spec);
}

static void resolve_keeps_the_form_of_spec(void **state)
{
	(void)state;
	is_kept("spec");
}

static void resolve_keeps_the_form_of_the_golden_specs(void **state)
{
	(void)state;
	is_kept("tests/golden/tiny/spec");
	is_kept("tests/golden/madeup/spec");
	is_kept("tests/golden/ratios/spec");
}

/* Every effective source has a place, and the object of that place has the same source. */
static void is_given(const struct about *about, const struct about *outer)
{
	if (about->source != NULL) {
		assert_ptr_equal(about->is.source, about->source);
		assert_ptr_not_equal(about->is.source_at, outer->is.source_at);
	} else {
		assert_ptr_equal(about->is.source, outer->is.source);
		assert_ptr_equal(about->is.source_at, outer->is.source_at);
	}
	/* What is inherited is weaker where the base's manual is that of another processor. */
	if (about->is.as_on == NULL && outer->is.as_on == NULL)
		assert_int_equal(about->is.evidence, about->evidence >= 0 ? about->evidence : outer->is.evidence);
	assert_non_null(about->is.evidence_at);
}

/* Returns how many fields inherit their source. */
static size_t fields_are_given(const struct box *box, const struct layout *layout)
{
	size_t inherited = 0;

	is_given(&layout->about, &box->about);
	for (size_t i = 0; i < layout->is.field_count; i++) {
		const struct field *field = &layout->is.fields[i], *whole = field->is.part_of;

		is_given(&field->about, whole != NULL ? &whole->about : &layout->about);
		inherited += field->about.source == NULL;
	}
	return inherited;
}

static void what_is_inherited_has_a_place(void **state)
{
	struct spec spec = { 0 };
	struct resolver resolver = { &spec.arena, &spec.diag };
	size_t inherited = 0;

	(void)state;
	load_spec(&spec, "spec");
	resolve_model(&resolver, &spec.model);
	for (size_t p = 0; p < spec.model.platform_count; p++)
		for (size_t b = 0; b < spec.model.platforms[p].box_count; b++) {
			const struct box *box = &spec.model.platforms[p].boxes[b];

			assert_ptr_equal(box->about.is.source_at, &box->node);
			for (size_t i = 0; i < box->layout_count; i++)
				inherited += fields_are_given(box, &box->layouts[i]);
			for (size_t i = 0; i < box->reg_count; i++)
				is_given(&box->regs[i].about, &box->regs[i].is.layout->about);
			for (size_t i = 0; box->events != NULL && i < box->events->count; i++)
				is_given(&box->events->at[i].about, &box->events->about);
		}
	assert_true(inherited != 0);
	spec_free(&spec);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(resolve_keeps_the_form_of_spec),
		cmocka_unit_test(resolve_keeps_the_form_of_the_golden_specs),
		cmocka_unit_test(what_is_inherited_has_a_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
