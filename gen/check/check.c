/* SPDX-License-Identifier: MIT */
/* Runs all checks, in the order of the spec files. */
#include "check/check.h"

#include <string.h>
#include <strings.h>

#include "model/lookup.h"

static void check_remarks(struct checker *checker, const struct remark *remarks, size_t count)
{
	for (size_t i = 0; i < count; i++)
		check_source(checker, remarks[i].source, remarks[i].node);
	report_same_ids(checker, RULE_DUPLICATE_ID, "note", IDS(remarks, count, id));
}

/* A data register that was not found has been reported. It may be the one in PCI space. */
static bool knows_counters(const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++)
		if (box->counters[i].is.data == NULL)
			return false;
	return true;
}

/* An instance answers if its registers can be read. Only another instance can show that the path to them works. */
static void check_answering(struct checker *checker, const struct box *box)
{
	const char *why = counts_in_pci(box) ? "has its counters in PCI space, so its presence is \"device\"" :
			  box->scope != UNCORE_SCOPE_PACKAGE ? "has scope cpu, so every logical CPU has it" :
			  box->instances == 1 ? "has one instance, and \"answering\" needs another to compare with" :
						NULL;

	if (box->is.presence == UNCORE_INSTANCES_ANSWERING && why != NULL)
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(box->node, "presence"), "box %s %s", box->id,
			   why);
}

static void check_presence(struct checker *checker, const struct box *box)
{
	if (box->is.presence == UNCORE_INSTANCES_DEVICE && !counts_in_pci(box) && knows_counters(box))
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(box->node, "presence"),
			   "no PCI function holds counters of box %s, so \"device\" cannot find its instances",
			   box->id);
	if (box->is.presence == UNCORE_INSTANCES_CORES && box->instances > UNCORE_CORES_MAX)
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(box->node, "instances"),
			   "box %s has an instance for each core, and %u are more than the %d cores that a package may "
			   "have",
			   box->id, box->instances, UNCORE_CORES_MAX);
	if (box->is.presence == UNCORE_INSTANCES_CORES && box->scope != UNCORE_SCOPE_PACKAGE)
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(box->node, "presence"),
			   "box %s has scope cpu, so \"cores\" does not fit", box->id);
}

/* Errors that only follow from a broken register are not reported. */
static void check_box(struct checker *checker, const struct box *box)
{
	size_t before = checker->diag->shape_faults;

	check_source(checker, box->about.is.source, box->node);
	if (box->about.is.evidence < 0)
		diag_error(checker->diag, RULE_MISSING_KEY, node_loc(box->node),
			   "a box needs the key \"evidence\", which its layouts and registers inherit");
	report_same_words(checker, RULE_DUPLICATE_ID, "instance", &box->instance_names, box->node, "instances");
	check_presence(checker, box);
	check_answering(checker, box);
	check_present(checker, box);
	check_root_buses(checker, box);
	check_registers(checker, box);
	check_counters(checker, box);
	check_procedures(checker, box, box->procedures, box->procedure_count);
	check_names(checker, box);
	if (checker->diag->shape_faults == before) {
		check_events(checker, box);
		check_perf(checker, box);
		check_likwid(checker, box);
	}
	check_remarks(checker, box->remarks, box->remark_count);
}

static void check_box_aliases(struct checker *checker, const struct platform *platform, const struct box *box)
{
	for (size_t i = 0; i < box->about.aliases.count; i++)
		for (size_t b = 0; b < platform->box_count; b++) {
			const struct box *other = &platform->boxes[b];

			if (strcasecmp(other->id, box->about.aliases.at[i]) != 0)
				continue;
			diag_error(checker->diag, RULE_ALIAS_HIDES, node_element_loc(box->node, "aliases", i),
				   "\"%s\" is already a box of this platform", box->about.aliases.at[i]);
			diag_note(checker->diag, node_loc(other->node), "%s is here", other->id);
		}
}

static void check_cpuid(struct checker *checker, const struct cpuid *cpuid)
{
	check_source(checker, cpuid->source, cpuid->node);
	if (cpuid->steppings.count > 2 || cpuid->is.stepping_lo > cpuid->is.stepping_hi)
		diag_error(checker->diag, RULE_NUMBER_RANGE, node_member_loc(cpuid->node, "stepping"),
			   "steppings are one number, or the first and the last");
}

static bool same_processor(const struct cpuid *a, const struct cpuid *b)
{
	return a->family == b->family && a->model == b->model && a->is.stepping_lo <= b->is.stepping_hi &&
	       b->is.stepping_lo <= a->is.stepping_hi;
}

/*
 * Reports that a platform has the signature already, if it does. Of the signature's own platform, only those before it
 * count.
 */
static bool report_cpuid(struct checker *checker, const struct platform *other, const struct cpuid *cpuid)
{
	for (size_t i = 0; i < other->cpuid_count && &other->cpuids[i] != cpuid; i++) {
		if (!same_processor(&other->cpuids[i], cpuid))
			continue;
		diag_error(checker->diag, RULE_DUPLICATE_CPUID, node_loc(cpuid->node),
			   "family %u model %u already belongs to platform %s", cpuid->family, cpuid->model, other->id);
		diag_note(checker->diag, node_loc(other->cpuids[i].node), "the first is here");
		return true;
	}
	return false;
}

static void check_cpuids(struct checker *checker, const struct platform *platform)
{
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		const struct platform *other = checker->model->platforms;

		check_cpuid(checker, &platform->cpuids[i]);
		while (other < platform && (!other->whole || !report_cpuid(checker, other, &platform->cpuids[i])))
			other++;
		if (other == platform)
			report_cpuid(checker, platform, &platform->cpuids[i]);
	}
}

static void check_variants(struct checker *checker, const struct platform *platform)
{
	for (size_t i = 0; i < platform->is.variant_count; i++)
		check_source(checker, platform->variants[i].source, platform->variants[i].node);
	report_same_ids(checker, RULE_VARIANT, "variant", IDS(platform->variants, platform->is.variant_count, id));
}

static void check_boxes(struct checker *checker, const struct platform *platform)
{
	for (size_t i = 0; i < platform->box_count; i++)
		if (platform->boxes[i].whole) {
			check_box(checker, &platform->boxes[i]);
			check_box_aliases(checker, platform, &platform->boxes[i]);
		}
}

static void check_parts(struct checker *checker, const struct platform *platform)
{
	size_t before = checker->diag->shape_faults;

	check_phrases(checker, platform);
	if (!platform->whole) {
		check_boxes(checker, platform);
		return;
	}
	check_source(checker, platform->source, platform->node);
	for (size_t i = 0; i < platform->unknown_to.count; i++)
		check_tool(checker, platform->unknown_to.at[i], platform->node);
	check_cpuids(checker, platform);
	check_variants(checker, platform);
	check_sockets(checker, platform);
	check_boxes(checker, platform);
	check_machine(checker, platform);
	if (checker->diag->shape_faults == before)
		check_addresses(checker, platform);
	check_table(checker, platform);
	check_event_names(checker, platform);
	check_likwid_names(checker, platform);
	check_metrics(checker, platform);
	check_errata(checker, platform);
	check_groups(checker, platform);
	check_procedures(checker, NULL, platform->procedures, platform->procedure_count);
	check_remarks(checker, platform->remarks, platform->remark_count);
	if (checker->diag->fact_faults != 0)
		return;
	check_texts(checker, platform);
}

void check_platform(struct checker *checker, const struct platform *platform)
{
	check_parts(checker, platform);
	check_disputes(checker, platform);
}

void check_between(struct checker *checker)
{
	check_dispute_ids(checker);
	check_synonyms(checker);
}

void check_model(struct checker *checker)
{
	check_documents(checker);
	for (size_t i = 0; i < checker->model->platform_count; i++)
		check_platform(checker, &checker->model->platforms[i]);
	check_between(checker);
}
