/* SPDX-License-Identifier: MIT */
/* Resolves a box's PMU in Linux: filter registers, and the bits of formats. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/scalars.h"
#include "model/lookup.h"
#include "model/resolve.h"
#include "model/perf.h"

static int compare_facts(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void add_fact(struct perf *perf, const char *text)
{
	perf->is.facts.at[perf->is.facts.count++] = text;
}

static void link_registers(struct resolver *resolver, const struct box *box, struct perf *perf)
{
	static const char *const keys[PERF_FILTER_WORDS] = { "config1", "config2" };

	for (unsigned word = 0; word < PERF_FILTER_WORDS; word++) {
		const struct strings *ids = &perf->reg_ids[word];

		if (ids->count > PERF_WORD_REGISTERS)
			diag_error(resolver->diag, RULE_PERF,
				   node_element_loc(perf->node, keys[word], PERF_WORD_REGISTERS),
				   "%s has 64 bits, and so at most two registers", keys[word]);
		for (size_t i = 0; i < ids->count && i < PERF_WORD_REGISTERS; i++) {
			perf->is.regs[word][i] = find_reg(box, ids->at[i], strlen(ids->at[i]));
			if (perf->is.regs[word][i] == NULL) {
				diag_error(resolver->diag, RULE_UNKNOWN_REGISTER,
					   node_element_loc(perf->node, keys[word], i), "box %s has no register \"%s\"",
					   box->id, ids->at[i]);
				suggest_reg(resolver->diag, box, ids->at[i]);
			}
			add_fact(perf, arena_printf(resolver->arena, "%s[%zu] fills %s", keys[word], i, ids->at[i]));
		}
	}
}

static void read_bits(struct resolver *resolver, const struct perf *perf, struct loc loc, const char *text,
		      unsigned *word, uint64_t *mask)
{
	if (!scan_perf_bits(text, strlen(text), word, mask) || *word > PERF_FILTER_WORDS) {
		*word = 0;
		*mask = UINT64_MAX;
		diag_error(resolver->diag, RULE_PERF, loc,
			   "\"%s\" is not a range of bits in a config word; write config, config1 or config2, and bits "
			   "in rising "
			   "order: config:0-7,21",
			   text);
	} else if (*word != 0 && perf->reg_ids[*word - 1].count == 0) {
		diag_error(resolver->diag, RULE_PERF, loc,
			   "\"config%u\" is missing: the registers that it "
			   "fills",
			   *word);
	}
}

void resolve_perf(struct resolver *resolver, const struct box *box)
{
	struct perf *perf = box->perf;

	if (perf == NULL)
		return;
	perf->is.facts.at = arena_array(resolver->arena,
					perf->format_count + perf->take_count + perf->event_count +
						PERF_FILTER_WORDS * PERF_WORD_REGISTERS + 4,
					sizeof *perf->is.facts.at);
	add_fact(perf, arena_printf(resolver->arena, "%s, control 0x%" PRIx64, perf->pmu, perf->control));
	/* The fact is as the file gives it: diff reports a change of the number of instances by itself. */
	if (perf->units != 0)
		add_fact(perf, arena_printf(resolver->arena, "the first %u", perf->units));
	perf->is.units = perf->units != 0 ? perf->units : box->instances;
	if (perf->fixed != 0)
		add_fact(perf, arena_printf(resolver->arena, "fixed 0x%" PRIx64, perf->fixed));
	link_registers(resolver, box, perf);
	for (size_t i = 0; i < perf->format_count; i++) {
		struct perf_format *format = &perf->formats[i];

		read_bits(resolver, perf, node_loc(format->node), format->text, &format->is.config, &format->is.mask);
		add_fact(perf, arena_printf(resolver->arena, "%s %s", format->word, format->text));
	}
	for (size_t i = 0; i < perf->event_count; i++)
		add_fact(perf, arena_printf(resolver->arena, "event %s 0x%" PRIx64, perf->events[i].name,
					    perf->events[i].config));
	for (size_t i = 0; i < perf->take_count; i++) {
		struct perf_take *take = &perf->takes[i];

		read_bits(resolver, perf, node_member_loc(take->node, "bits"), take->text, &take->is.config,
			  &take->is.bits);
		add_fact(perf, arena_printf(resolver->arena, "0x%" PRIx64 "/0x%" PRIx64 " takes %s on %u", take->code,
					    take->mask, take->text, take->units));
	}
	/* The order of the words has no meaning, so diff must not see it. */
	qsort(perf->is.facts.at, perf->is.facts.count, sizeof *perf->is.facts.at, compare_facts);
}
