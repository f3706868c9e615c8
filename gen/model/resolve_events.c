/* SPDX-License-Identifier: MIT */
/* Resolves events: links groups, control bits and filters. */
#include <string.h>

#include "model/lookup.h"
#include "model/resolve.h"

static const struct counters *find_group(const struct box *box, const char *id)
{
	for (size_t i = 0; i < box->counter_count; i++)
		if (strcmp(box->counters[i].id, id) == 0)
			return &box->counters[i];
	return NULL;
}

static void link_group(struct resolver *resolver, const struct box *box, struct event *event)
{
	const char *id = event->group_id != NULL ? event->group_id : "general";

	event->group = find_group(box, id);
	if (event->group == NULL && event->unprogrammable == NULL)
		diag_error(resolver->diag, RULE_EVENT_COUNTER, node_member_loc(event->node, "group"),
			   "box %s has no counter group \"%s\"; mark an event that no counter can count "
			   "\"unprogrammable\"",
			   box->id, id);
}

/*
 * What a field of this id means on the platform's registers: ids are words, and where all that use one agree it means
 * the same to an event whose own register nobody documents.
 */
static int role_of_id(const struct platform *platform, const char *id)
{
	const struct field *first = NULL;

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];

		for (size_t l = 0; box->whole && l < box->layout_count; l++) {
			const struct field *field = find_field(&box->layouts[l], id, strlen(id));

			if (field != NULL && first != NULL && field->role != first->role)
				return UNCORE_ROLE_NONE;
			if (first == NULL)
				first = field;
		}
	}
	return first != NULL ? first->role : UNCORE_ROLE_NONE;
}

/* Puts the setting into the control bits; false: there is no such field. */
static bool link_setting(struct resolver *resolver, const struct event *event, struct setting *setting, uint64_t *bits)
{
	const struct layout *layout = event->group->control->layout;

	setting->field = find_field(layout, setting->field_id, strlen(setting->field_id));
	if (setting->field == NULL) {
		diag_error(resolver->diag, RULE_EVENT_FIELD, node_loc(setting->node),
			   "the control register %s has no field \"%s\"", event->group->control->id, setting->field_id);
		suggest_field(resolver->diag, layout, setting->field_id);
		return false;
	}
	*bits |= field_put(setting->field, setting->value);
	return true;
}

static void link_settings(struct resolver *resolver, struct event *event, struct setting *settings, size_t count,
			  uint64_t *mask)
{
	for (size_t i = 0; i < count; i++)
		if (link_setting(resolver, event, &settings[i], &event->control))
			*mask |= field_mask(settings[i].field);
}

static void link_select(struct resolver *resolver, const struct box *box, struct event *event)
{
	for (size_t i = 0; i < event->select_count && !event_is_placed(event); i++)
		event->select[i].role = role_of_id(box->platform, event->select[i].field_id);
	if (!event_is_placed(event) || event->group->control->layout == NULL)
		return;
	link_settings(resolver, event, event->select, event->select_count, &event->control_mask);
	link_settings(resolver, event, event->defaults, event->default_count, &event->default_mask);
	event->control_mask |= event->default_mask;
}

static const struct field *find_role(const struct layout *layout, int role)
{
	for (size_t i = 0; i < layout->field_count; i++)
		if (layout->fields[i].role == role)
			return &layout->fields[i];
	return NULL;
}

static void link_umask_field(struct resolver *resolver, struct event *event)
{
	const struct layout *layout;

	if (event->group == NULL || event->group->control == NULL || event->group->control->layout == NULL)
		return;
	layout = event->group->control->layout;
	if (event->umask_field_id == NULL) {
		event->umask_field = find_role(layout, UNCORE_ROLE_UMASK);
		return;
	}
	event->umask_field = find_field(layout, event->umask_field_id, strlen(event->umask_field_id));
	if (event->umask_field == NULL) {
		diag_error(resolver->diag, RULE_EVENT_FIELD, node_member_loc(event->node, "umask_field"),
			   "the control register %s has no field \"%s\"", event->group->control->id,
			   event->umask_field_id);
		suggest_field(resolver->diag, layout, event->umask_field_id);
	}
}

/* Where no control register is known, the value is all that can be said. */
static void link_umask(struct resolver *resolver, const struct event *event, struct umask *umask)
{
	bool placed = event_is_placed(event) && event->group->control->layout != NULL;

	umask->control = event->umask_field != NULL ? field_put(event->umask_field, umask->value) : umask->value;
	for (size_t i = 0; placed && i < umask->set_count; i++)
		link_setting(resolver, event, &umask->set[i], &umask->control);
}

static void link_filters(struct resolver *resolver, const struct box *box, struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const char *path = arena_printf(resolver->arena, "%s.%s", box->id, filters[i].path);

		if (find_path(box->platform, path, &filters[i].ref) == PATH_OK && filters[i].ref.field != NULL)
			continue;
		report_path(resolver, box->platform, path, RULE_FILTER_FIELD,
			    node_member_loc(filters[i].node, "field"));
		filters[i].ref = (struct field_ref){ 0 };
	}
}

/* Where no list stands, all that whatever holds it is for. */
static void link_variants(struct resolver *resolver, const struct platform *platform, struct node node,
			  struct variants *variants, uint32_t all)
{
	variants->mask = variants->ids.count == 0 ? all : 0;
	for (size_t i = 0; platform->whole && i < variants->ids.count; i++) {
		const struct variant *variant = find_variant(platform, variants->ids.at[i]);
		struct loc loc = node_element_loc(node, "variants", i);

		if (variant == NULL)
			diag_error(resolver->diag, RULE_VARIANT, loc, "platform %s has no variant \"%s\"", platform->id,
				   variants->ids.at[i]);
		else if (variants->mask >> variant->index & 1)
			diag_error(resolver->diag, RULE_VARIANT, loc, "variant \"%s\" is listed twice", variant->id);
		else if (!(all >> variant->index & 1))
			diag_error(resolver->diag, RULE_VARIANT, loc, "variant \"%s\" does not have the event",
				   variant->id);
		else
			variants->mask |= UINT32_C(1) << variant->index;
	}
}

static void link_event_variants(struct resolver *resolver, const struct box *box, struct event *event)
{
	size_t count = box->platform->whole ? box->platform->variant_count : 0;
	uint32_t all = count == 0 ? UINT32_MAX : UINT32_MAX >> (VARIANTS_MAX - count);

	link_variants(resolver, box->platform, event->node, &event->variants, all);
	for (size_t i = 0; i < event->umask_count; i++)
		link_variants(resolver, box->platform, event->umasks[i].node, &event->umasks[i].variants,
			      event->variants.mask);
	for (size_t i = 0; i < event->difference_count; i++)
		link_variants(resolver, box->platform, event->differences[i].node, &event->differences[i].variants,
			      event->variants.mask);
}

static void resolve_event(struct resolver *resolver, const struct box *box, struct event *event)
{
	const struct events *events = box->events;

	inherit(&event->about, events->about.source, events->about.evidence);
	link_group(resolver, box, event);
	link_select(resolver, box, event);
	link_umask_field(resolver, event);
	link_event_variants(resolver, box, event);
	link_filters(resolver, box, event->filters, event->filter_count);
	for (size_t i = 0; i < event->umask_count; i++) {
		inherit(&event->umasks[i].about, event->about.source, event->about.evidence);
		link_umask(resolver, event, &event->umasks[i]);
		link_filters(resolver, box, event->umasks[i].filters, event->umasks[i].filter_count);
	}
}

static const struct event *find_event_named(const struct events *events, const char *name)
{
	for (size_t i = 0; i < events->count; i++)
		if (strcmp(events->at[i].name, name) == 0)
			return &events->at[i];
	return NULL;
}

/* The first of a set is a member of it too. */
static void link_same(struct events *events)
{
	for (size_t i = 0; i < events->count; i++) {
		const struct event *first;

		if (events->at[i].same_as == NULL)
			continue;
		first = find_event_named(events, events->at[i].same_as);
		events->at[i].same = first;
		if (first != NULL && first->same_as == NULL)
			events->at[first - events->at].same = first;
	}
}

void resolve_events(struct resolver *resolver, struct box *box)
{
	struct events *events = box->events;

	if (events == NULL || !events->whole)
		return;
	inherit(&events->about, box->about.source, box->about.evidence);
	for (size_t i = 0; i < events->category_count; i++)
		events->categories[i].index = (unsigned)i;
	for (size_t i = 0; i < events->count; i++)
		resolve_event(resolver, box, &events->at[i]);
	link_same(events);
}
