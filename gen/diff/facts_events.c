/* SPDX-License-Identifier: MIT */
/* Lists the facts of platforms, events, metrics, errata, groups, documents, disputes and synonyms. */
#include "diff/kind.h"
#include "load/keys/spec_keys.h"
#include "model/errata.h"
#include "model/lookup.h"
#include "model/metric.h"
#include "uncore/words.h"

static void socket_facts(struct facts *facts, const struct platform *platform, const struct socket_map *sockets)
{
	static const struct socket_map none;
	const struct socket_map *given = sockets;

	sockets = given != NULL ? given : &none;
	key_facts_in(facts, &socket_kind, given, NULL, "method");
	fact_path(facts, FACT_MAP_NODE, sockets->id_path, &sockets->is.id);
	fact_path(facts, FACT_MAP_MAP, sockets->map_path, &sockets->is.map);
	key_facts_in(facts, &socket_kind, given, NULL, "limit");
	fact_strings(facts, FACT_MAP_BUSES, &sockets->bus_paths);
	fact_inside(facts, platform);
	fact_path(facts, FACT_MAP_VALID, sockets->valid_path, &sockets->is.valid);
	fact_text(facts, FACT_MAP_OTHERS,
		  sockets->others != UNCORE_OTHERS_NONE ? bus_others_words[sockets->others] : NULL);
	key_facts(facts, &socket_kind, given);
	fact_text(facts, FACT_MAP_SOURCE, sockets->source);
}

static void metrics_facts(struct facts *facts, const struct platform *platform, const struct metrics *metrics)
{
	static const struct metrics none = { .about = { .evidence = -1 } };
	int evidence;

	key_facts(facts, &metrics_keys, metrics);
	metrics = metrics != NULL ? metrics : &none;
	evidence = metrics->about.is.evidence;
	fact_text(facts, FACT_METRICS_SOURCE, metrics->about.is.source);
	fact_text(facts, FACT_METRICS_EVIDENCE, evidence >= 0 ? evidence_words[evidence] : NULL);
	fact_add(facts, FACT_CLOCKS, metrics->clock_count != 0 ? FACT_IS_CLOCKS : FACT_ABSENT, metrics, 0);
	fact_inside(facts, platform);
	fact_add(facts, FACT_CLOCK_TEXTS, metrics->clock_count != 0 ? FACT_IS_CLOCK_TEXTS : FACT_ABSENT, metrics, 0);
	fact_add(facts, FACT_UNITS, metrics->unit_count != 0 ? FACT_IS_UNITS : FACT_ABSENT, metrics, 0);
	fact_inside(facts, platform);
}

static void variant_facts(struct facts *facts, const struct platform *platform)
{
	bool has = platform->is.variant_count != 0;

	fact_add(facts, FACT_VARIANTS, has ? FACT_IS_VARIANTS : FACT_ABSENT, platform, 0);
	fact_add(facts, FACT_VARIANT_TITLES, has ? FACT_IS_VARIANT_TITLES : FACT_ABSENT, platform, 0);
	fact_add(facts, FACT_VARIANT_TEXTS, has ? FACT_IS_VARIANT_TEXTS : FACT_ABSENT, platform, 0);
	fact_add(facts, FACT_VARIANT_SOURCES, has ? FACT_IS_VARIANT_SOURCES : FACT_ABSENT, platform, 0);
}

static void machine_facts(struct facts *facts, const struct machine *machine)
{
	bool has = machine != NULL;

	fact_add(facts, FACT_MACHINE, has ? FACT_IS_MACHINE : FACT_ABSENT, machine, 0);
	fact_add(facts, FACT_MACHINE_TEXTS, has ? FACT_IS_MACHINE_TEXTS : FACT_ABSENT, machine, 0);
	fact_add(facts, FACT_MACHINE_SOURCES, has ? FACT_IS_MACHINE_SOURCES : FACT_ABSENT, machine, 0);
}

void platform_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct platform *platform = item;

	(void)inside;
	key_facts(facts, &platform_keys, platform);
	variant_facts(facts, platform);
	socket_facts(facts, platform, platform->sockets);
	machine_facts(facts, platform->machine);
	metrics_facts(facts, platform, platform->metrics);
	phrase_facts(facts, platform->phrases, platform->phrase_count);
}

void cpuid_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct cpuid *cpuid = item;

	(void)inside;
	fact_add(facts, FACT_STEPPINGS, FACT_IS_STEPPINGS, cpuid, 0);
	key_facts(facts, &cpuid_kind, cpuid);
}

void document_facts(const void *item, const void *inside, struct facts *facts)
{
	(void)inside;
	key_facts(facts, &document_kind, item);
}

void synonym_facts(const void *item, const void *inside, struct facts *facts)
{
	(void)inside;
	key_facts(facts, &synonym_kind, item);
}

void dispute_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct dispute *dispute = item;

	fact_strings(facts, FACT_DISPUTE_ITEMS, &dispute->items);
	fact_inside(facts, inside);
	key_facts(facts, &dispute_kind, dispute);
	fact_add(facts, FACT_DISPUTE_CLAIMS, FACT_IS_CLAIMS, dispute, 0);
}

void category_facts(const void *item, const void *inside, struct facts *facts)
{
	(void)inside;
	key_facts(facts, &category_kind, item);
}

static void filter_facts(struct facts *facts, const struct filter *filters, size_t count)
{
	fact_add(facts, FACT_FILTERS, count != 0 ? FACT_IS_FILTERS : FACT_ABSENT, filters, count);
}

static void tool_facts(struct facts *facts, const struct tool_names *tools, size_t count)
{
	fact_add(facts, FACT_ALIASES, count != 0 ? FACT_IS_TOOLS : FACT_ABSENT, tools, count);
}

static void difference_facts(struct facts *facts, const struct event *event)
{
	bool has = event->difference_count != 0;

	fact_add(facts, FACT_DIFFERS, has ? FACT_IS_DIFFERS : FACT_ABSENT, event, 0);
	fact_add(facts, FACT_DIFFERS_TEXTS, has ? FACT_IS_DIFFERS_TEXTS : FACT_ABSENT, event, 0);
	fact_add(facts, FACT_DIFFERS_SOURCES, has ? FACT_IS_DIFFERS_SOURCES : FACT_ABSENT, event, 0);
}

void event_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct event *event = item;
	const struct events *events = inside;

	fact_item(facts, FACT_CATEGORY, event->category, find_category(events, event->category));
	fact_add(facts, FACT_SELECT, FACT_IS_SETTINGS, event->select, event->select_count);
	fact_add(facts, FACT_DEFAULTS, event->default_count != 0 ? FACT_IS_SETTINGS : FACT_ABSENT, event->defaults,
		 event->default_count);
	difference_facts(facts, event);
	fact_item(facts, FACT_UMASK_FIELD, event->umask_field_id, event->is.umask_field);
	fact_item(facts, FACT_GROUP, event->is.group != NULL ? event->is.group->id : event->group_id, event->is.group);
	fact_item(facts, FACT_ALIAS_OF, event->alias_of, find_event(events, event->alias_of));
	phrase_facts(facts, event->phrases, event->phrase_count);
	key_facts_in(facts, &event_kind, event, NULL, "max_increment");
	key_facts_in(facts, &event_kind, event, "subcounter", "unit");
	key_facts_in(facts, &event_kind, event, "variants", NULL);
	filter_facts(facts, event->filters, event->filter_count);
	fact_item(facts, FACT_SAME_AS, event->same_as, find_event(events, event->same_as));
	fact_number(facts, FACT_COUNT_SCALE, event->unit != NULL, event->scale);
	key_facts(facts, &event_kind, event);
	tool_facts(facts, event->tool_names, event->tool_count);
	origin_facts(facts, &event->about, &events->about);
}

/* Marks the last fact as inherited unless the umask gives it itself. */
static void inherited_unless(struct facts *facts, bool own)
{
	facts->at[facts->count - 1].inherited = !own;
}

void umask_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct umask *umask = item;
	const struct event *event = inside;
	unsigned increment = umask->max_increment != 0 ? umask->max_increment : event->max_increment;

	key_facts_in(facts, &umask_kind, umask, NULL, "value");
	fact_add(facts, FACT_SETS, umask->set_count != 0 ? FACT_IS_SETTINGS : FACT_ABSENT, umask->set,
		 umask->set_count);
	key_facts_in(facts, &umask_kind, umask, NULL, "narrows");
	fact_number(facts, FACT_COUNT_SCALE, umask->unit != NULL, umask->scale);
	fact_strings(facts, FACT_PARTS, &umask->parts);
	fact_inside(facts, event);
	fact_numbers(facts, FACT_COUNTERS, umask->counters.count != 0 ? &umask->counters : &event->counters);
	inherited_unless(facts, umask->counters.count != 0);
	fact_number(facts, FACT_INCREMENT, increment != 0, increment);
	inherited_unless(facts, umask->max_increment != 0);
	key_facts_in(facts, &umask_kind, umask, NULL, "deprecated");
	key_facts_in(facts, &umask_kind, umask, "clock", NULL);
	filter_facts(facts, umask->filters, umask->filter_count);
	key_facts(facts, &umask_kind, umask);
	fact_item(facts, FACT_ALIAS_OF, umask->alias_of, find_umask(event, umask->alias_of));
	tool_facts(facts, umask->tool_names, umask->tool_count);
	fact_text(facts, FACT_TEXT, umask->is.text);
	inherited_unless(facts, !umask->is.composed);
	origin_facts(facts, &umask->about, &event->about);
}

void metric_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct metric *metric = item;
	const struct platform *platform = inside;
	bool takes = metric->parameter_count != 0;

	key_facts_in(facts, &metric_kind, metric, NULL, "title");
	fact_item(facts, FACT_METRIC_BOX, metric->box_id, metric->is.box);
	fact_item(facts, FACT_CATEGORY, metric->category,
		  find_category(metric->is.box != NULL ? metric->is.box->events : NULL, metric->category));
	fact_add(facts, FACT_FORMULA, metric->is.shown != NULL ? FACT_IS_FORMULA : FACT_ABSENT, metric->is.shown, 0);
	fact_inside(facts, metric);
	key_facts_in(facts, &metric_kind, metric, NULL, "max");
	fact_number(facts, FACT_PASSES, metric->uncomputable == NULL, metric->passes);
	fact_add(facts, FACT_PARAMETERS, takes ? FACT_IS_PARAMETERS : FACT_ABSENT, metric, 0);
	fact_add(facts, FACT_PARAMETER_TEXTS, takes ? FACT_IS_PARAMETER_TEXTS : FACT_ABSENT, metric, 0);
	key_facts(facts, &metric_kind, metric);
	tool_facts(facts, metric->tool_names, metric->tool_count);
	origin_facts(facts, &metric->about, &platform->metrics->about);
}

void erratum_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct erratum *erratum = item;
	bool named = erratum->steppings.count != 0 || erratum->has_fixed_in;

	key_facts_in(facts, &erratum_kind, erratum, NULL, "title");
	fact_strings(facts, FACT_ERRATUM_ITEMS, &erratum->item_paths);
	fact_inside(facts, inside);
	fact_number(facts, FACT_ERRATUM_FIRST, named, erratum->is.stepping_lo);
	fact_number(facts, FACT_ERRATUM_LAST, named, erratum->is.stepping_hi);
	key_facts(facts, &erratum_kind, erratum);
	fact_strings(facts, FACT_ERRATUM_INSTEAD, &erratum->instead_paths);
	fact_inside(facts, inside);
	origin_facts(facts, &erratum->about, NULL);
}

void stat_group_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct stat_group *group = item;

	fact_strings(facts, FACT_STAT_GROUP_METRICS, &group->metrics);
	fact_inside(facts, inside);
	fact_strings(facts, FACT_STAT_GROUP_EVENTS, &group->events);
	fact_inside(facts, inside);
	fact_strings(facts, FACT_STAT_GROUP_SETTINGS, &group->settings);
	fact_inside(facts, inside);
	key_facts_in(facts, &group_kind, group, "by", NULL);
	key_facts(facts, &group_kind, group);
	origin_facts(facts, &group->about, NULL);
}
