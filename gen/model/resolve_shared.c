/* SPDX-License-Identifier: MIT */
/* Does what all parts of resolving share: inherits an origin, reports a path that leads nowhere. */
#include "model/resolve.h"

#include <string.h>

#include "base/source.h"
#include "model/lookup.h"
#include "model/metric.h"
#include "uncore/words.h"

/* The file that has the member; NULL: the object has none. */
static const struct source *origin_of(struct node object, const char *key)
{
	struct node member = node_child(object, key, 0);

	return member.position != object.position ? node_origin(member) : NULL;
}

void inherit(struct about *about, struct node node, const struct about *outer)
{
	const struct source *origin = origin_of(node, "source");

	if (origin != NULL)
		about->as_on = origin->from;
	if (about->source == NULL) {
		about->source = outer->source;
		about->as_on = outer->as_on;
	}
	if (about->evidence < 0)
		about->evidence = outer->evidence;
}

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

static void settle(const struct platform *platform, struct about *about, struct node node)
{
	const struct source *origin = origin_of(node, "evidence");

	if (about->as_on == NULL || about->evidence != UNCORE_EVIDENCE_MANUAL ||
	    (origin != NULL && origin->from == NULL) || about->source == NULL || platform->source == NULL ||
	    share_document(about->source, platform->source))
		return;
	about->evidence = UNCORE_EVIDENCE_INFERRED;
}

static void settle_registers(const struct platform *platform, struct box *box)
{
	settle(platform, &box->about, box->node);
	for (size_t i = 0; i < box->layout_count; i++) {
		struct layout *layout = &box->layouts[i];

		settle(platform, &layout->about, layout->node);
		for (size_t f = 0; f < layout->field_count; f++)
			settle(platform, &layout->fields[f].about, layout->fields[f].node);
	}
	for (size_t i = 0; i < box->reg_count; i++)
		settle(platform, &box->regs[i].about, box->regs[i].node);
}

static void settle_events(const struct platform *platform, struct events *events)
{
	settle(platform, &events->about, events->node);
	for (size_t i = 0; i < events->count; i++) {
		struct event *event = &events->at[i];

		settle(platform, &event->about, event->node);
		for (size_t u = 0; u < event->umask_count; u++)
			settle(platform, &event->umasks[u].about, event->umasks[u].node);
	}
}

void settle_evidence(struct platform *platform)
{
	for (size_t i = 0; i < platform->box_count; i++) {
		if (platform->boxes[i].whole)
			settle_registers(platform, &platform->boxes[i]);
		if (platform->boxes[i].events != NULL)
			settle_events(platform, platform->boxes[i].events);
	}
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->count; i++)
		settle(platform, &platform->metrics->at[i].about, platform->metrics->at[i].node);
}

void report_path(struct resolver *resolver, const struct platform *platform, const char *path, enum rule form,
		 struct loc loc)
{
	struct field_ref ref;
	const char *dot = strrchr(path, '.'), *last = dot != NULL ? dot + 1 : path;

	enum path_result result = find_path(platform, path, &ref);

	if (ref.box != NULL ? !ref.box->whole : !platform->whole)
		return; /* its own faults are reported; what it lacks is not known */
	switch (result) {
	case PATH_NO_BOX:
		diag_error(resolver->diag, RULE_UNKNOWN_BOX, loc, "\"%s\": platform %s has no such box", path,
			   platform->id);
		suggest_box(resolver->diag, platform, path);
		break;
	case PATH_NO_REGISTER:
		diag_error(resolver->diag, RULE_UNKNOWN_REGISTER, loc, "\"%s\": box %s has no such register", path,
			   ref.box->id);
		suggest_reg(resolver->diag, ref.box, last);
		break;
	case PATH_NO_FIELD:
		diag_error(resolver->diag, RULE_UNKNOWN_FIELD, loc, "\"%s\": register %s has no such field", path,
			   ref.reg->id);
		if (ref.reg->layout != NULL)
			suggest_field(resolver->diag, ref.reg->layout, last);
		break;
	default:
		diag_error(resolver->diag, form, loc, "\"%s\" must name a field as register.field", path);
		break;
	}
}
