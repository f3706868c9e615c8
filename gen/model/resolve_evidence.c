/* SPDX-License-Identifier: MIT */
/* Lowers the evidence of facts that were read in another platform's manual. */
#include <string.h>

#include "base/source.h"
#include "model/errata.h"
#include "model/metric.h"
#include "model/resolve.h"

static bool has_document(const char *sources, const char *id, size_t length)
{
	for (; *sources != '\0'; sources += strspn(sources, "; ")) {
		if (strcspn(sources, " ;") == length && strncmp(sources, id, length) == 0)
			return true;
		sources += strcspn(sources, ";");
	}
	return false;
}

/* Whether both cite some document. */
static bool share_document(const char *sources, const char *others)
{
	for (; *sources != '\0'; sources += strspn(sources, "; ")) {
		if (has_document(others, sources, strcspn(sources, " ;")))
			return true;
		sources += strcspn(sources, ";");
	}
	return false;
}

/* Finds the owner of each document. */
struct settling {
	const struct model *model;
	const struct platform *platform;
};

/* The platform of "jkt" or "jkt/cbo". */
static const struct platform *base_of(const struct model *model, const char *as_on)
{
	size_t length = strcspn(as_on, "/");

	for (size_t i = 0; i < model->platform_count + model->base_count; i++)
		if (strlen(model->platforms[i].id) == length && strncmp(model->platforms[i].id, as_on, length) == 0)
			return &model->platforms[i];
	return NULL;
}

/* Whether the base has the fact from a document of its own, which is not the platform's. */
static bool is_read_elsewhere(const struct settling *settling, const struct about *about)
{
	const struct platform *base = base_of(settling->model, about->is.as_on);

	return base != NULL && base->source != NULL && settling->platform->source != NULL && about->is.source != NULL &&
	       share_document(about->is.source, base->source) &&
	       !share_document(about->is.source, settling->platform->source);
}

static void weaken_evidence(const struct settling *settling, struct about *about, struct node node)
{
	const struct source *origin = member_origin(node, "evidence");

	if (about->is.as_on == NULL || about->is.evidence != UNCORE_EVIDENCE_MANUAL ||
	    (origin != NULL && origin->from == NULL) || !is_read_elsewhere(settling, about))
		return;
	about->is.evidence = UNCORE_EVIDENCE_INFERRED;
}

static void settle_registers(const struct settling *settling, struct box *box)
{
	weaken_evidence(settling, &box->about, box->node);
	for (size_t i = 0; i < box->layout_count; i++) {
		struct layout *layout = &box->layouts[i];

		weaken_evidence(settling, &layout->about, layout->node);
		for (size_t f = 0; f < layout->is.field_count; f++)
			weaken_evidence(settling, &layout->is.fields[f].about, layout->is.fields[f].node);
	}
	for (size_t i = 0; i < box->reg_count; i++)
		weaken_evidence(settling, &box->regs[i].about, box->regs[i].node);
}

static void settle_events(const struct settling *settling, struct events *events)
{
	weaken_evidence(settling, &events->about, events->node);
	for (size_t i = 0; i < events->count; i++) {
		struct event *event = &events->at[i];

		weaken_evidence(settling, &event->about, event->node);
		for (size_t u = 0; u < event->umask_count; u++)
			weaken_evidence(settling, &event->umasks[u].about, event->umasks[u].node);
	}
}

void settle_evidence(const struct model *model, struct platform *platform)
{
	const struct settling settling = { model, platform };

	for (size_t i = 0; i < platform->box_count; i++) {
		if (platform->boxes[i].whole)
			settle_registers(&settling, &platform->boxes[i]);
		if (platform->boxes[i].events != NULL)
			settle_events(&settling, platform->boxes[i].events);
	}
	for (size_t i = 0; platform->errata != NULL && i < platform->errata->count; i++)
		weaken_evidence(&settling, &platform->errata->at[i].about, platform->errata->at[i].node);
	for (size_t i = 0; platform->groups != NULL && i < platform->groups->count; i++)
		weaken_evidence(&settling, &platform->groups->at[i].about, platform->groups->at[i].node);
	if (platform->metrics != NULL)
		weaken_evidence(&settling, &platform->metrics->about, platform->metrics->node);
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->is.count; i++)
		weaken_evidence(&settling, &platform->metrics->is.at[i].about, platform->metrics->is.at[i].node);
}
