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

/* The config words that the driver gets; asked: bits for which the user gives a value. */
struct configs {
	uint64_t value[CONFIGS], asked[CONFIGS];
};

/* A counter that runs freely and nothing else counts the event: another PMU has it. */
static const struct perf *pmu_of(const struct choice *choice, struct configs *configs)
{
	const struct perf *perf = choice->box->perf, *free = perf->free;
	const struct event *event = choice->event;

	if (free == NULL || event->counters.count != 1)
		return perf;
	for (size_t i = 0; i < free->event_count; i++) {
		if (free->events[i].is.group != event->is.group || free->events[i].is.counter != event->counters.at[0])
			continue;
		configs->value[0] = free->events[i].config;
		return free;
	}
	return perf;
}

/* What a counter without a choice of events counts: Linux has a word for the fixed counter, and none for others. */
static const char *fill_named(struct arena *arena, const struct choice *choice, struct configs *configs)
{
	const struct counters *group = choice->event->is.group;

	configs->value[0] = choice->box->perf->fixed;
	return group->kind == UNCORE_COUNTER_FIXED && configs->value[0] != 0 ?
		       NULL :
		       arena_printf(arena, "%s does not count %s", choice->box->perf->pmu, group->id);
}

static const char *fill_configs(struct arena *arena, const struct choice *choice, struct configs *configs)
{
	const struct perf *perf = choice->box->perf;

	if (choice->event->is.group != NULL && choice->event->is.group->kind != UNCORE_COUNTER_GENERAL)
		return fill_named(arena, choice, configs);
	configs->value[0] = choice->event->is.control;
	if (choice->umask != NULL)
		configs->value[0] |= choice->umask->is.control;
	for (size_t i = 0; i < choice_filter_count(choice); i++) {
		const struct filter *filter = choice_filter(choice, i);
		unsigned config, shift;

		if (filter->optional)
			continue;
		if (!find_place(perf, filter->is.ref.reg, &config, &shift))
			return arena_printf(arena, "%s has no word for %s", perf->pmu, filter->path);
		if (filter->has_value || filter->all != 0)
			configs->value[config] |=
				field_put(filter->is.ref.field, filter->has_value ? filter->value : filter->all)
				<< shift;
		else
			configs->asked[config] |= field_mask(filter->is.ref.field) << shift;
	}
	return perf->fixed != 0 && configs->value[0] == perf->fixed ?
		       arena_printf(arena, "%s takes this code for its fixed counter", perf->pmu) :
		       NULL;
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

static void put_format(struct perf_words *words, const struct perf_format *format, uint64_t value, uint64_t asked)
{
	if (strcmp(format->word, "event") == 0)
		words->event = value;
	else if (strcmp(format->word, "umask") == 0)
		words->umask = value;
	else if (asked != 0)
		put_term(&words->asked, format->word, 0, true);
	else if (value != 0)
		put_term(&words->rest, format->word, value, false);
}

/* A filter with the value 0 needs no word, because every bit that the string does not set is 0. */
const char *perf_words(struct arena *arena, const struct choice *choice, struct perf_words *words)
{
	const struct perf *perf = choice->box->perf;
	struct configs configs = { 0 };
	const char *why = NULL;
	bool is_free;

	if (perf == NULL)
		return arena_printf(arena, "Linux's driver has no PMU for %s", choice->box->id);
	if (choice->umask != NULL && choice->umask->narrows)
		return "it only narrows what another umask counts";
	perf = pmu_of(choice, &configs);
	is_free = perf != choice->box->perf;
	words->pmu = perf->pmu;
	words->listed = perf->listed;
	if (!is_free && ((why = fill_configs(arena, choice, &configs)) != NULL ||
			 (why = check_taken(arena, choice->box, &configs)) != NULL))
		return why;
	for (size_t i = 0; i < perf->format_count; i++) {
		const struct perf_format *format = &perf->formats[i];
		uint64_t own = own_bits(perf, i);

		put_format(words, format, gather_bits(configs.value[format->is.config] & own, format->is.mask),
			   configs.asked[format->is.config] & own);
		configs.value[format->is.config] &= ~own;
	}
	for (unsigned at = 0; at < CONFIGS; at++)
		if (configs.value[at] != 0)
			return arena_printf(arena, "%s has no word for bits 0x%" PRIx64 " of config%s", perf->pmu,
					    configs.value[at],
					    at == 0 ? "" :
					    at == 1 ? "1" :
						      "2");
	return NULL;
}

void perf_words_free(struct perf_words *words)
{
	text_free(&words->rest);
	text_free(&words->asked);
}
