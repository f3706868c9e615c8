/* SPDX-License-Identifier: MIT */
/* Resolves events: links groups, fields, filters and variants, and computes control values. */
#include <string.h>

#include "model/compose.h"
#include "model/lookup.h"
#include "model/resolve.h"

static void link_group(struct resolver *resolver, const struct box *box, struct event *event)
{
	const char *id = event->group_id != NULL ? event->group_id : "general";

	event->is.group = find_counters(box, id);
	if (event->is.group != NULL || event->unprogrammable != NULL)
		return;
	if (box->counter_count == 0)
		diag_error(resolver->diag, RULE_EVENT_COUNTER, node_member_loc(event->node, "group"),
			   "box %s has no counters yet: describe them in its box file, or name there the box that it "
			   "is \"like\"",
			   box->id);
	else
		diag_error(resolver->diag, RULE_EVENT_COUNTER, node_member_loc(event->node, "group"),
			   "box %s has no counter group \"%s\"; mark an event that no counter can count "
			   "\"unprogrammable\"",
			   box->id, id);
}

/*
 * The role that fields with this id have on the platform. If all registers that use the id agree, this is also its role
 * in events without a documented register.
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
	const struct layout *layout = event->is.group->is.control->is.layout;

	setting->is.field = find_field(layout, setting->field_id, strlen(setting->field_id));
	if (setting->is.field == NULL) {
		diag_error(resolver->diag, RULE_EVENT_FIELD, node_loc(setting->node),
			   "the control register %s has no field \"%s\"", event->is.group->is.control->id,
			   setting->field_id);
		suggest_field(resolver->diag, layout, setting->field_id);
		return false;
	}
	*bits |= field_put(setting->is.field, setting->is.value);
	return true;
}

static void link_settings(struct resolver *resolver, struct event *event, struct setting *settings, size_t count,
			  uint64_t *mask)
{
	for (size_t i = 0; i < count; i++)
		if (link_setting(resolver, event, &settings[i], &event->is.control))
			*mask |= field_mask(settings[i].is.field);
}

static void link_select(struct resolver *resolver, const struct box *box, struct event *event)
{
	for (size_t i = 0; i < event->select_count; i++)
		event->select[i].is.value = event->select[i].value;
	for (size_t i = 0; i < event->default_count; i++)
		event->defaults[i].is.value = event->defaults[i].value;
	for (size_t i = 0; i < event->select_count && !event_is_placed(event); i++)
		event->select[i].is.role = role_of_id(box->is.platform, event->select[i].field_id);
	if (!event_is_placed(event) || event->is.group->is.control->is.layout == NULL)
		return;
	link_settings(resolver, event, event->select, event->select_count, &event->is.control_mask);
	link_settings(resolver, event, event->defaults, event->default_count, &event->is.default_mask);
	event->is.control_mask |= event->is.default_mask;
}

static void link_umask_field(struct resolver *resolver, struct event *event)
{
	const struct layout *layout;

	if (event->is.group == NULL || event->is.group->is.control == NULL ||
	    event->is.group->is.control->is.layout == NULL)
		return;
	layout = event->is.group->is.control->is.layout;
	if (event->umask_field_id == NULL) {
		event->is.umask_field = find_field_of_role(layout, UNCORE_ROLE_UMASK);
		return;
	}
	event->is.umask_field = find_field(layout, event->umask_field_id, strlen(event->umask_field_id));
	if (event->is.umask_field == NULL) {
		diag_error(resolver->diag, RULE_EVENT_FIELD, node_member_loc(event->node, "umask_field"),
			   "the control register %s has no field \"%s\"", event->is.group->is.control->id,
			   event->umask_field_id);
		suggest_field(resolver->diag, layout, event->umask_field_id);
	}
}

/* Without a known control register, only the value is known. */
static void link_umask(struct resolver *resolver, const struct event *event, struct umask *umask)
{
	bool placed = event_is_placed(event) && event->is.group->is.control->is.layout != NULL;

	umask->is.control =
		event->is.umask_field != NULL ? field_put(event->is.umask_field, umask->value) : umask->value;
	for (size_t i = 0; i < umask->set_count; i++)
		umask->set[i].is.value = umask->set[i].value;
	for (size_t i = 0; placed && i < umask->set_count; i++)
		link_setting(resolver, event, &umask->set[i], &umask->is.control);
}

static void link_filters(struct resolver *resolver, const struct box *box, struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const char *path = arena_printf(resolver->arena, "%s.%s", box->id, filters[i].path);

		if (find_path(box->is.platform, path, &filters[i].is.ref) == PATH_OK && filters[i].is.ref.field != NULL)
			continue;
		report_path(resolver, box->is.platform, path, RULE_FILTER_FIELD,
			    node_member_loc(filters[i].node, "field"));
		filters[i].is.ref = (struct field_ref){ 0 };
	}
}

void resolve_variants_of(struct resolver *resolver, const struct platform *platform, struct node node,
			 struct variants *variants, uint32_t all)
{
	variants->is.mask = variants->ids.count == 0 ? all : 0;
	for (size_t i = 0; platform->whole && i < variants->ids.count; i++) {
		const struct variant *variant = find_variant(platform, variants->ids.at[i]);
		struct loc loc = node_element_loc(node, "variants", i);

		if (variant == NULL)
			diag_error(resolver->diag, RULE_VARIANT, loc, "platform %s has no variant \"%s\"", platform->id,
				   variants->ids.at[i]);
		else if (!(all >> variant->is.index & 1))
			diag_error(resolver->diag, RULE_VARIANT, loc, "variant \"%s\" does not have the event",
				   variant->id);
		else
			variants->is.mask |= UINT32_C(1) << variant->is.index;
	}
}

uint32_t all_variants(const struct platform *platform)
{
	size_t count = platform->whole ? platform->is.variant_count : 0;

	return count == 0 ? UINT32_MAX : UINT32_MAX >> (VARIANTS_MAX - count);
}

static void link_event_variants(struct resolver *resolver, const struct box *box, struct event *event)
{
	resolve_variants_of(resolver, box->is.platform, event->node, &event->variants, all_variants(box->is.platform));
	for (size_t i = 0; i < event->umask_count; i++)
		resolve_variants_of(resolver, box->is.platform, event->umasks[i].node, &event->umasks[i].variants,
				    event->variants.is.mask);
	for (size_t i = 0; i < event->difference_count; i++)
		resolve_variants_of(resolver, box->is.platform, event->differences[i].node,
				    &event->differences[i].variants, event->variants.is.mask);
}

static void resolve_text(struct resolver *resolver, const struct box *box, const struct event *event,
			 struct umask *umask)
{
	struct composition composition;

	umask->is.text = umask->about.text;
	if (umask->is.text != NULL || !has_phrases(box, event))
		return;
	split_name(box, event, umask->name, &composition);
	umask->is.text = compose_text(resolver->arena, &composition);
	umask->is.composed = umask->is.text != NULL;
}

static void resolve_event(struct resolver *resolver, const struct box *box, struct event *event)
{
	const struct events *events = box->events;

	inherit(&event->about, &event->node, &events->about);
	link_group(resolver, box, event);
	link_select(resolver, box, event);
	link_umask_field(resolver, event);
	link_event_variants(resolver, box, event);
	link_filters(resolver, box, event->filters, event->filter_count);
	for (size_t i = 0; i < event->umask_count; i++) {
		inherit(&event->umasks[i].about, &event->umasks[i].node, &event->about);
		link_umask(resolver, event, &event->umasks[i]);
		resolve_text(resolver, box, event, &event->umasks[i]);
		link_filters(resolver, box, event->umasks[i].filters, event->umasks[i].filter_count);
	}
}

/* Links events to the first of their set, which is linked to itself. */
static void link_same(struct events *events)
{
	for (size_t i = 0; i < events->count; i++) {
		const struct event *first;

		if (events->at[i].same_as == NULL)
			continue;
		first = find_event(events, events->at[i].same_as);
		events->at[i].is.same = first;
		if (first != NULL && first->same_as == NULL)
			events->at[first - events->at].is.same = first;
	}
}

void resolve_events(struct resolver *resolver, struct box *box)
{
	struct events *events = box->events;

	if (events == NULL || !events->whole)
		return;
	inherit(&events->about, &events->node, &box->about);
	for (size_t i = 0; i < events->category_count; i++)
		events->categories[i].is.index = (unsigned)i;
	for (size_t i = 0; i < events->count; i++)
		resolve_event(resolver, box, &events->at[i]);
	link_same(events);
}
