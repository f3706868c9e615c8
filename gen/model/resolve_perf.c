/* SPDX-License-Identifier: MIT */
/* Resolves a box in other tools: its PMU in Linux, its counters and options in LIKWID. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/scalars.h"
#include "model/lookup.h"
#include "model/resolve.h"
#include "model/perf.h"
#include "shared/named.h"
#include "uncore/words.h"

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

/* Whether a config word fills registers: always the same, or others for other events. */
static bool fills_registers(const struct perf *perf, unsigned word)
{
	char name[16];

	if (perf->reg_ids[word - 1].count != 0)
		return true;
	snprintf(name, sizeof(name), "config%u:", word);
	for (size_t i = 0; i < perf->take_count; i++)
		if (perf->takes[i].reg_id != NULL && strncmp(perf->takes[i].text, name, strlen(name)) == 0)
			return true;
	return false;
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
	} else if (*word != 0 && !fills_registers(perf, *word)) {
		diag_error(resolver->diag, RULE_PERF, loc,
			   "\"config%u\" is missing: the registers that it "
			   "fills",
			   *word);
	}
}

/* Linux prints the number and the unit in two files, as they are here. */
static bool split_scale(struct resolver *resolver, struct perf_scale *scale)
{
	const char *blank = strchr(scale->text, ' ');
	char *end;

	if (blank == NULL || blank[1] == '\0' || strchr(blank + 1, ' ') != NULL || strtod(scale->text, &end) <= 0 ||
	    end != blank)
		return false;
	scale->is.scale = arena_printf(resolver->arena, "%.*s", (int)(blank - scale->text), scale->text);
	scale->is.unit = blank + 1;
	return true;
}

static void resolve_scales(struct resolver *resolver, struct perf *perf)
{
	for (size_t i = 0; i < perf->scale_count; i++) {
		struct perf_scale *scale = &perf->scales[i];

		scale->is.event = NAMED(perf->events, perf->event_count, name, scale->name);
		if (scale->is.event == NULL)
			diag_error(resolver->diag, RULE_PERF, node_loc(scale->node),
				   "\"events\" has no %s, so nothing has this scale", scale->name);
		if (!split_scale(resolver, scale))
			diag_error(resolver->diag, RULE_PERF, node_loc(scale->node),
				   "\"%s\" is no number and unit; write for example 6.103515625e-5 MiB", scale->text);
		add_fact(perf, arena_printf(resolver->arena, "%s counts %s", scale->name, scale->text));
	}
}

static const struct counters *find_free_group(const struct box *box, const char *id)
{
	const struct counters *group = find_counters(box, id);

	return group != NULL && group->kind == UNCORE_COUNTER_FREE ? group : NULL;
}

/* Gives the event with each config word its counter. */
static void resolve_free_group(struct resolver *resolver, const struct box *box, struct perf_free *own)
{
	struct perf *free = box->perf->free;
	const struct counters *group = find_free_group(box, own->group_id);
	unsigned count = group != NULL && group->is.data != NULL ? group->is.data->count : 0, found = 0;

	add_fact(box->perf, arena_printf(resolver->arena, "free %s 0x%" PRIx64 " step 0x%" PRIx64, own->group_id,
					 own->config, own->step));
	if (group == NULL)
		diag_error(resolver->diag, RULE_PERF, node_member_loc(own->node, "counters"),
			   "box %s has no counters \"%s\" that run freely", box->id, own->group_id);
	for (size_t i = 0; i < free->event_count; i++) {
		for (unsigned counter = 0; counter < count; counter++) {
			if (free->events[i].config != own->config + counter * own->step)
				continue;
			free->events[i].is.group = group;
			free->events[i].is.counter = counter;
			found++;
			break;
		}
	}
	if (found != count)
		diag_error(resolver->diag, RULE_PERF, node_loc(own->node),
			   "\"events\" must name each of the %u counters of %s once", count, own->group_id);
}

/* Adds how perf's lists name the PMU: perf finds it by the same name in small letters. */
static void add_listed(struct resolver *resolver, struct perf *perf)
{
	const char *head = "uncore_", *own = perf->pmu;

	if (perf->listed == NULL)
		return;
	own += strncmp(own, head, strlen(head)) == 0 ? strlen(head) : 0;
	if (strcasecmp(perf->listed, own) != 0)
		diag_error(resolver->diag, RULE_PERF, node_member_loc(perf->node, "listed"),
			   "perf takes \"listed\" for the PMU's name in other letters: \"%s\"", own);
	add_fact(perf, arena_printf(resolver->arena, "%s is listed as %s", perf->pmu, perf->listed));
}

static void resolve_free(struct resolver *resolver, const struct box *box)
{
	struct perf *perf = box->perf, *free = perf->free;

	if (free == NULL)
		return;
	free->is.facts = perf->is.facts;
	free->is.units = perf->is.units;
	add_fact(free, arena_printf(resolver->arena, "free %s", free->pmu));
	if (free->halvings != 0)
		add_fact(free, arena_printf(resolver->arena, "free halvings %u", free->halvings));
	add_listed(resolver, free);
	for (size_t i = 0; i < free->format_count; i++) {
		struct perf_format *format = &free->formats[i];

		read_bits(resolver, free, node_loc(format->node), format->text, &format->is.config, &format->is.mask);
		free->control |= format->is.config == 0 ? format->is.mask : 0;
		add_fact(free, arena_printf(resolver->arena, "free %s %s", format->word, format->text));
	}
	for (size_t i = 0; i < free->event_count; i++)
		add_fact(free, arena_printf(resolver->arena, "free event %s 0x%" PRIx64, free->events[i].name,
					    free->events[i].config));
	resolve_scales(resolver, free);
	perf->is.facts.count = free->is.facts.count;
	for (size_t i = 0; i < free->free_count; i++)
		resolve_free_group(resolver, box, &free->free_counters[i]);
	for (size_t i = 0; i < free->event_count; i++)
		if (free->events[i].is.group == NULL)
			diag_error(resolver->diag, RULE_PERF, node_loc(free->events[i].node),
				   "\"counters\" has no counter with this config");
}

/* "6.12" */
static unsigned read_version(struct resolver *resolver, const struct perf *older, const char *key, const char *text)
{
	unsigned major = 0, minor = 0;
	char end;

	if (sscanf(text, "%3u.%3u%c", &major, &minor, &end) == 2 && major <= UINT8_MAX && minor <= UINT8_MAX)
		return uncore_linux_version(major, minor);
	diag_error(resolver->diag, RULE_PERF_OLDER, node_member_loc(older->node, key),
		   "\"%s\" is no version of Linux; write for example 6.1", text);
	return 0;
}

static void resolve_older(struct resolver *resolver, const struct box *box)
{
	struct perf *older = box->perf->older;

	if (older == NULL)
		return;
	older->is.facts = box->perf->is.facts;
	older->is.units = box->perf->is.units;
	older->is.until = read_version(resolver, older, "until", older->until);
	older->is.changed = read_version(resolver, older, "changed", older->changed);
	add_fact(older, arena_printf(resolver->arena, "until Linux %s, not in %s: %s, control 0x%" PRIx64, older->until,
				     older->changed, older->pmu, older->control));
	if (older->fixed != 0)
		add_fact(older, arena_printf(resolver->arena, "older fixed 0x%" PRIx64, older->fixed));
	for (size_t i = 0; i < older->format_count; i++) {
		struct perf_format *format = &older->formats[i];

		read_bits(resolver, older, node_loc(format->node), format->text, &format->is.config, &format->is.mask);
		add_fact(older, arena_printf(resolver->arena, "older %s %s", format->word, format->text));
	}
	for (size_t i = 0; i < older->event_count; i++)
		add_fact(older, arena_printf(resolver->arena, "older event %s 0x%" PRIx64, older->events[i].name,
					     older->events[i].config));
	resolve_scales(resolver, older);
	box->perf->is.facts.count = older->is.facts.count;
}

static size_t fact_count(const struct perf *perf)
{
	return perf == NULL ? 0 :
			      perf->format_count + perf->take_count + perf->event_count + perf->scale_count +
				      perf->free_count + PERF_FILTER_WORDS * PERF_WORD_REGISTERS + 7;
}

/* "match", or "match.addr": the bits begin where the field does. */
static void link_take(struct resolver *resolver, const struct box *box, struct perf_take *take)
{
	const char *dot = strchr(take->reg_id, '.');
	const struct layout *layout;
	const struct field *field;

	take->is.reg = find_reg(box, take->reg_id, dot != NULL ? (size_t)(dot - take->reg_id) : strlen(take->reg_id));
	layout = take->is.reg != NULL ? take->is.reg->is.layout : NULL;
	field = layout != NULL && dot != NULL ? find_field(layout, dot + 1, strlen(dot + 1)) : NULL;
	if (take->is.reg == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_REGISTER, node_member_loc(take->node, "register"),
			   "box %s has no register \"%s\"", box->id, take->reg_id);
	else if (layout != NULL && dot != NULL && field == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_FIELD, node_member_loc(take->node, "register"),
			   "register %s has no field \"%s\"", take->is.reg->id, dot + 1);
	take->is.low = field != NULL ? field_lo(field) : 0;
	if (take->is.bits >> take->is.low == 0 || (take->is.bits & ((UINT64_C(1) << take->is.low) - 1)) != 0)
		diag_error(resolver->diag, RULE_PERF, node_member_loc(take->node, "bits"),
			   "the bits begin below bit %u of the register, which they fill", take->is.low);
}

static void resolve_take(struct resolver *resolver, const struct box *box, struct perf_take *take)
{
	struct perf *perf = box->perf;

	read_bits(resolver, perf, node_member_loc(take->node, "bits"), take->text, &take->is.config, &take->is.bits);
	add_fact(perf, arena_printf(resolver->arena, "0x%" PRIx64 "/0x%" PRIx64 " takes %s%s%s on %u", take->code,
				    take->mask, take->text, take->reg_id != NULL ? " into " : "",
				    take->reg_id != NULL ? take->reg_id : "", take->units));
	if (take->reg_id == NULL)
		return;
	link_take(resolver, box, take);
}

static void resolve_counter_bits(struct resolver *resolver, struct perf *perf)
{
	unsigned word = 0;

	if (perf->counter_text == NULL)
		return;
	read_bits(resolver, perf, node_member_loc(perf->node, "counter"), perf->counter_text, &word, &perf->is.counter);
	if (word != 0 || perf->is.counter > UINT32_MAX) {
		diag_error(resolver->diag, RULE_PERF, node_member_loc(perf->node, "counter"),
			   "the number of the counter is in the low half of config");
		perf->is.counter = 0;
	}
	add_fact(perf, arena_printf(resolver->arena, "counter %s", perf->counter_text));
}

void resolve_perf(struct resolver *resolver, const struct box *box)
{
	struct perf *perf = box->perf;

	if (perf == NULL)
		return;
	perf->is.facts.at =
		arena_array(resolver->arena, fact_count(perf) + fact_count(perf->free) + fact_count(perf->older),
			    sizeof *perf->is.facts.at);
	add_fact(perf, arena_printf(resolver->arena, "%s, control 0x%" PRIx64, perf->pmu, perf->control));
	add_listed(resolver, perf);
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
	resolve_scales(resolver, perf);
	for (size_t i = 0; i < perf->take_count; i++)
		resolve_take(resolver, box, &perf->takes[i]);
	resolve_counter_bits(resolver, perf);
	resolve_free(resolver, box);
	resolve_older(resolver, box);
	/* The order of the words has no meaning, so diff must not see it. */
	qsort(perf->is.facts.at, perf->is.facts.count, sizeof *perf->is.facts.at, compare_facts);
}

/* ---- LIKWID ---- */

static void add_likwid_fact(struct likwid *likwid, const char *text)
{
	likwid->is.facts.at[likwid->is.facts.count++] = text;
}

/* "MBOX{0-7}C{0-3}: counters general" */
static const char *likwid_counter_words(struct arena *arena, const struct likwid_counter *counter)
{
	const struct counters *group = counter->is.group;
	unsigned count = group != NULL && group->is.data != NULL ? group->is.data->count : 1;
	const char *name = substitute_range(arena, counter->name, "{n}", counter->is.units);
	const char *event = substitute_range(arena, counter->event, "{i}", count);

	name = substitute_range(arena, name, "{i}", count);
	return arena_printf(arena, "%s: counters %s%s%s", name, counter->group_id, event != NULL ? ", event " : "",
			    event != NULL ? event : "");
}

static void resolve_counter(struct resolver *resolver, const struct box *box, struct likwid_counter *counter)
{
	counter->is.group = find_counters(box, counter->group_id);
	counter->is.units = counter->units != 0 ? counter->units : box->instances;
	if (counter->is.group == NULL)
		diag_error(resolver->diag, RULE_LIKWID, node_member_loc(counter->node, "counters"),
			   "box %s has no counters \"%s\"", box->id, counter->group_id);
	add_likwid_fact(box->likwid, likwid_counter_words(resolver->arena, counter));
}

/* "filter1[28:20]" */
static void resolve_piece(struct resolver *resolver, const struct box *box, const char *text, struct loc loc,
			  struct likwid_piece *piece)
{
	const char *open = strchr(text, '[');
	size_t length = strlen(text);

	if (open == NULL || text[length - 1] != ']' ||
	    !scan_bits(open + 1, length - (size_t)(open + 1 - text) - 1, &piece->mask)) {
		diag_error(resolver->diag, RULE_LIKWID, loc,
			   "\"%s\" names no bits of a register; write for example filter[28:20]", text);
		piece->mask = 0;
		return;
	}
	piece->reg = find_reg(box, text, (size_t)(open - text));
	if (piece->reg == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_REGISTER, loc, "box %s has no register \"%.*s\"", box->id,
			   (int)(open - text), text);
}

static void add_pieces(struct resolver *resolver, const struct box *box, struct likwid_option *option, const char *key,
		       const struct strings *places)
{
	for (size_t i = 0; i < places->count; i++) {
		struct loc loc = node_element_loc(option->node, key, i);

		if (option->is.count == LIKWID_PIECES) {
			diag_error(resolver->diag, RULE_LIKWID, loc, "an option fills at most %d pieces",
				   LIKWID_PIECES);
			return;
		}
		resolve_piece(resolver, box, places->at[i], loc, &option->is.pieces[option->is.count++]);
		add_likwid_fact(box->likwid,
				arena_printf(resolver->arena, "%s %s %s, %s", option->name, key, places->at[i],
					     option->value_text != NULL ? option->value_text : "from bit 0 on"));
	}
}

/* Gives each piece its bits of the value, the lowest to the first. */
static void share_value(struct resolver *resolver, struct likwid_option *option, uint64_t value)
{
	for (size_t i = 0; i < option->is.count; i++) {
		struct likwid_piece *piece = &option->is.pieces[i];

		for (unsigned bits = bit_count(piece->mask); bits != 0 && value != 0; bits--, value &= value - 1)
			piece->value |= value & -value;
		if (bit_count(piece->value) != bit_count(piece->mask))
			diag_error(resolver->diag, RULE_LIKWID, node_loc(option->node),
				   "the value of %s has fewer bits than it fills", option->name);
	}
	if (value != 0 && option->value_text != NULL && option->is.count != 0)
		diag_error(resolver->diag, RULE_LIKWID, node_member_loc(option->node, "value"),
			   "the value of %s has more bits than it fills", option->name);
}

static void resolve_option(struct resolver *resolver, const struct box *box, struct likwid_option *option)
{
	uint64_t value = UINT64_MAX;

	if (option->value_text != NULL && !scan_bits(option->value_text, strlen(option->value_text), &value)) {
		diag_error(resolver->diag, RULE_LIKWID, node_member_loc(option->node, "value"),
			   "\"%s\" is not a range of bits; write for example 45:6", option->value_text);
		value = UINT64_MAX;
	}
	if (option->places.count + option->sets.count == 0)
		diag_error(resolver->diag, RULE_LIKWID, node_loc(option->node),
			   "%s does nothing; give it \"bits\" or \"sets\"", option->name);
	add_pieces(resolver, box, option, "bits", &option->places);
	share_value(resolver, option, value);
	add_pieces(resolver, box, option, "sets", &option->sets);
}

void resolve_likwid(struct resolver *resolver, const struct box *box)
{
	struct likwid *likwid = box->likwid;

	if (likwid == NULL)
		return;
	likwid->is.facts.at =
		arena_array(resolver->arena,
			    likwid->counter_count + LIKWID_PIECES * likwid->option_count + likwid->default_count + 1,
			    sizeof *likwid->is.facts.at);
	for (size_t i = 0; i < likwid->counter_count; i++)
		resolve_counter(resolver, box, &likwid->counters[i]);
	for (size_t i = 0; i < likwid->option_count; i++)
		resolve_option(resolver, box, &likwid->options[i]);
	for (size_t i = 0; i < likwid->default_count; i++)
		add_likwid_fact(likwid, arena_printf(resolver->arena, "%s has %s", likwid->defaults[i].event,
						     likwid->defaults[i].options));
	/* The order of the words has no meaning, so diff must not see it. */
	qsort(likwid->is.facts.at, likwid->is.facts.count, sizeof *likwid->is.facts.at, compare_facts);
}
