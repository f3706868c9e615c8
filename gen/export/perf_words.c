/* SPDX-License-Identifier: MIT */
/* Splits an event's register values among the words of a PMU of Linux, or says which bit fits none. */
#include "export/perf_words.h"

#include <inttypes.h>
#include <string.h>

#include "base/bits.h"
#include "model/lookup.h"
#include "model/perf.h"

enum { CONFIGS = 1 + PERF_FILTER_WORDS };

/* Finds the config word that a filter register fills, and its first bit there. */
static bool find_place(const struct perf *perf, const struct reg *reg, unsigned *config, unsigned *shift)
{
	for (unsigned word = 0; word < PERF_FILTER_WORDS; word++)
		for (unsigned i = 0; i < PERF_WORD_REGISTERS; i++)
			if (perf->is.regs[word][i] == reg && reg != NULL) {
				*config = word + 1;
				*shift = i * 32;
				return true;
			}
	return false;
}

/* The config words that the driver gets. */
struct configs {
	uint64_t value[CONFIGS];
	uint64_t given[CONFIGS]; /* bits of filters, which may be given as 0 */
	uint64_t asked[CONFIGS]; /* bits for which the user gives a value */
};

/* The PMU of counters that run freely, if it alone counts this. NULL: another one does. */
static const struct perf *free_pmu(const struct perf *perf, const struct counters *group, uint64_t counter,
				   struct configs *configs)
{
	const struct perf *free = perf->free;

	for (size_t i = 0; free != NULL && i < free->event_count; i++) {
		if (free->events[i].is.group != group || free->events[i].is.counter != counter)
			continue;
		configs->value[0] = free->events[i].config;
		return free;
	}
	return NULL;
}

/* What a counter without a choice of events counts: Linux has a word for the fixed counter, and none for others. */
static const char *fill_named(struct arena *arena, const struct perf *perf, const struct counters *group,
			      struct configs *configs)
{
	configs->value[0] = perf->fixed;
	return group->kind == UNCORE_COUNTER_FIXED && configs->value[0] != 0 ?
		       NULL :
		       arena_printf(arena, "%s does not count %s", perf->pmu, group->id);
}

static const char *fill_filter(struct arena *arena, const struct perf *perf, const struct reg *reg,
			       const struct field *field, uint64_t value, bool is_asked, struct configs *configs)
{
	unsigned config, shift;

	if (!find_place(perf, reg, &config, &shift))
		return arena_printf(arena, "%s has no word for %s.%s", perf->pmu, reg->id, field->id);
	if (is_asked)
		configs->asked[config] |= field_mask(field) << shift;
	else
		configs->value[config] |= field_put(field, value) << shift;
	configs->given[config] |= field_mask(field) << shift;
	return NULL;
}

/* The driver's fixed counter has a code of its own, which then is no event's. */
static const char *check_code(struct arena *arena, const struct perf *perf, const struct configs *configs)
{
	return perf->fixed != 0 && configs->value[0] == perf->fixed ?
		       arena_printf(arena, "%s takes this code for its fixed counter", perf->pmu) :
		       NULL;
}

static const char *fill_configs(struct arena *arena, const struct choice *choice, struct configs *configs)
{
	const struct perf *perf = choice->box->perf;
	const char *why = NULL;

	if (choice->event->is.group != NULL && choice->event->is.group->kind != UNCORE_COUNTER_GENERAL)
		return fill_named(arena, perf, choice->event->is.group, configs);
	configs->value[0] = choice->event->is.control;
	if (choice->umask != NULL)
		configs->value[0] |= choice->umask->is.control;
	for (size_t i = 0; why == NULL && i < choice_filter_count(choice); i++) {
		const struct filter *filter = choice_filter(choice, i);

		if (!filter->optional)
			why = fill_filter(arena, perf, filter->is.ref.reg, filter->is.ref.field,
					  filter->has_value ? filter->value : filter->all,
					  !filter->has_value && filter->all == 0, configs);
	}
	return why != NULL ? why : check_code(arena, perf, configs);
}

static const char *fill_input(struct arena *arena, const struct metric_input *input, struct configs *configs)
{
	const struct perf *perf = input->box->perf;
	const char *why = NULL;

	if (input->event == NULL || input->group->kind != UNCORE_COUNTER_GENERAL)
		return fill_named(arena, perf, input->group, configs);
	configs->value[0] = input->event->is.control;
	for (size_t u = 0; u < input->umask_count; u++)
		configs->value[0] |= input->umasks[u]->is.control;
	for (size_t i = 0; why == NULL && i < input->setting_count; i++) {
		const struct metric_setting *set = &input->settings[i];

		if (set->is_control)
			configs->value[0] =
				(configs->value[0] & ~field_mask(set->field)) | field_put(set->field, set->value);
		else
			why = fill_filter(arena, perf, set->reg, set->field, set->value, false, configs);
	}
	return why != NULL ? why : check_code(arena, perf, configs);
}

static const char *check_taken(struct arena *arena, const struct box *box, const struct configs *configs)
{
	uint64_t taken[CONFIGS] = { box->perf->control };

	for (size_t i = 0; i < box->perf->take_count; i++) {
		const struct perf_take *take = &box->perf->takes[i];

		if ((configs->value[0] & take->mask) == take->code &&
		    (take->units == 0 || take->units >= box->perf->is.units))
			taken[take->is.config] |= take->is.bits;
	}
	if (configs->value[0] & ~taken[0])
		return arena_printf(arena, "Linux's driver drops bits 0x%" PRIx64 " of the control register",
				    configs->value[0] & ~taken[0]);
	for (unsigned at = 1; at < CONFIGS; at++)
		if ((configs->value[at] | configs->asked[at]) & ~taken[at])
			return arena_printf(
				arena,
				"Linux's driver does not write its filter for this event, or not on every instance");
	return NULL;
}

/* The bits for which this format is the narrowest that has them; of equal formats the first takes the bit. */
static uint64_t own_bits(const struct perf *perf, size_t format)
{
	uint64_t own = perf->formats[format].is.mask;
	unsigned mine = count_ones(own);

	for (size_t i = 0; i < perf->format_count; i++) {
		unsigned width = count_ones(perf->formats[i].is.mask);

		if (i != format && perf->formats[i].is.config == perf->formats[format].is.config &&
		    (width < mine || (width == mine && i < format)))
			own &= ~perf->formats[i].is.mask;
	}
	return own;
}

static void put_term(struct text *out, const char *word, uint64_t value, bool is_asked)
{
	if (out->length != 0)
		text_char(out, ',');
	if (is_asked)
		text_printf(out, "%s=?", word);
	else
		text_printf(out, "%s=0x%" PRIx64, word, value);
}

static void put_format(struct perf_words *words, const struct perf_format *format, uint64_t value, bool is_given,
		       bool is_asked)
{
	if (strcmp(format->word, "event") == 0)
		words->event = value;
	else if (strcmp(format->word, "umask") == 0)
		words->umask = value;
	else if (is_asked)
		put_term(&words->asked, format->word, 0, true);
	else if (value != 0 || is_given)
		put_term(value != 0 ? &words->rest : &words->zeros, format->word, value, false);
}

static const char *split_words(struct arena *arena, const struct perf *perf, struct configs *configs,
			       struct perf_words *words)
{
	words->pmu = perf->pmu;
	words->listed = perf->listed;
	for (size_t i = 0; i < perf->format_count; i++) {
		const struct perf_format *format = &perf->formats[i];
		uint64_t own = own_bits(perf, i);

		put_format(words, format, gather_bits(configs->value[format->is.config] & own, format->is.mask),
			   (configs->given[format->is.config] & own) != 0,
			   (configs->asked[format->is.config] & own) != 0);
		configs->value[format->is.config] &= ~own;
	}
	for (unsigned at = 0; at < CONFIGS; at++)
		if (configs->value[at] != 0)
			return arena_printf(arena, "%s has no word for bits 0x%" PRIx64 " of config%s", perf->pmu,
					    configs->value[at],
					    at == 0 ? "" :
					    at == 1 ? "1" :
						      "2");
	return NULL;
}

const char *perf_words(struct arena *arena, const struct choice *choice, struct perf_words *words)
{
	const struct numbers *counters = &choice->event->counters;
	const struct perf *free;
	struct configs configs = { 0 };
	const char *why;

	if (choice->box->perf == NULL)
		return arena_printf(arena, "Linux's driver has no PMU for %s", choice->box->id);
	if (choice->umask != NULL && choice->umask->narrows)
		return "it only narrows what another umask counts";
	free = counters->count == 1 ? free_pmu(choice->box->perf, choice->event->is.group, counters->at[0], &configs) :
				      NULL;
	if (free == NULL && ((why = fill_configs(arena, choice, &configs)) != NULL ||
			     (why = check_taken(arena, choice->box, &configs)) != NULL))
		return why;
	return split_words(arena, free != NULL ? free : choice->box->perf, &configs, words);
}

const char *perf_input_words(struct arena *arena, const struct metric_input *input, struct perf_words *words)
{
	const struct numbers *counters = input->event != NULL ? &input->event->counters : NULL;
	const struct perf *free = NULL;
	struct configs configs = { 0 };
	const char *why;

	if (input->box->perf == NULL)
		return arena_printf(arena, "Linux's driver has no PMU for %s", input->box->id);
	/* Linux has an event for each counter, and none for their sum. */
	if (counters != NULL ? counters->count == 1 : input->group->is.data->count == 1)
		free = free_pmu(input->box->perf, input->group, counters != NULL ? counters->at[0] : 0, &configs);
	if (free == NULL && ((why = fill_input(arena, input, &configs)) != NULL ||
			     (why = check_taken(arena, input->box, &configs)) != NULL))
		return why;
	return split_words(arena, free != NULL ? free : input->box->perf, &configs, words);
}

bool perf_words_same(const struct perf_words *a, const struct perf_words *b)
{
	return a->event == b->event && a->umask == b->umask && strcmp(a->pmu, b->pmu) == 0 &&
	       strcmp(text_string(&a->rest), text_string(&b->rest)) == 0 &&
	       strcmp(text_string(&a->asked), text_string(&b->asked)) == 0;
}

const char *perf_short_name(const char *pmu)
{
	static const char head[] = "uncore_";

	return strncmp(pmu, head, sizeof head - 1) == 0 ? pmu + sizeof head - 1 : pmu;
}

void perf_words_free(struct perf_words *words)
{
	text_free(&words->rest);
	text_free(&words->zeros);
	text_free(&words->asked);
}
