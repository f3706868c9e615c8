/* SPDX-License-Identifier: MIT */
/* Resolves what an example machine does: finds the boxes, events and flows that its clocks and its traffic name. */
#include <string.h>

#include "model/group/expression.h"
#include "model/lookup.h"
#include "model/resolve.h"
#include "shared/named.h"

static void resolve_clock(const struct platform *platform, struct machine_clock *clock)
{
	size_t length = strcspn(clock->name, ".");

	clock->is.box = find_box(platform, clock->name, length);
	if (clock->is.box == NULL || clock->name[length] == '\0')
		return;
	clock->is.group = find_counters(clock->is.box, clock->name + length + 1);
	if (clock->is.group == NULL)
		clock->is.box = NULL;
}

static void find_flows(struct arena *arena, const struct machine *machine, struct machine_traffic *traffic)
{
	traffic->is.flows = arena_array(arena, traffic->flows.count, sizeof(*traffic->is.flows));
	for (size_t i = 0; i < traffic->flows.count; i++) {
		const char *id = traffic->flows.at[i];

		traffic->is.flows[i] = NAMED(machine->flows, machine->flow_count, id, id);
		if (traffic->is.flows[i] == NULL)
			traffic->is.wrong = arena_printf(arena, "no flow has the id \"%s\"", id);
	}
}

/* Entries about one event mostly follow each other, so the one before is looked at first; NULL: there is none. */
static void find_named(const struct platform *platform, const struct machine_traffic *before, const char *name,
		       struct event_ref *ref)
{
	size_t length = strcspn(name, ".,");

	if (before == NULL || before->is.event == NULL || strncmp(before->name, name, length) != 0 ||
	    strchr(".,", before->name[length]) == NULL) {
		find_expression(platform, name, ref);
		return;
	}
	*ref = (struct event_ref){ .box = before->is.event->input.box, .event = before->is.event->input.event };
}

static void find_traffic(struct arena *arena, const struct platform *platform, const struct machine_traffic *before,
			 struct machine_traffic *traffic)
{
	struct group_item *item;
	struct event_ref ref;

	traffic->is.box = find_box(platform, traffic->name, strlen(traffic->name));
	if (traffic->is.box != NULL)
		return;
	item = arena_array(arena, 1, sizeof *item);
	find_named(platform, before, traffic->name, &ref);
	item->text = traffic->name;
	item->input.box = ref.box;
	item->input.event = ref.event;
	traffic->is.event = item;
	traffic->is.box = ref.box;
	if (ref.event == NULL)
		traffic->is.wrong = "no box has this name, and no box has such an event";
	else if (ref.event->clock)
		traffic->is.wrong = "it counts a clock: give its rate in \"clocks\"";
	else if (traffic->name[strcspn(traffic->name, ".,")] != '\0')
		traffic->is.wrong = read_expression(arena, &item->input, traffic->name);
}

/* The counters whose clock the field shows: the group that is named, or the first of the box. */
static void resolve_setting(const struct platform *platform, struct machine_setting *setting)
{
	struct machine_clock clock = { .name = setting->clock };

	if (find_path(platform, setting->name, &setting->is.field) != PATH_OK)
		setting->is.field.field = NULL;
	if (setting->clock == NULL)
		return;
	resolve_clock(platform, &clock);
	setting->is.group = clock.is.group;
	if (setting->is.group == NULL && clock.is.box != NULL && clock.is.box->counter_count != 0)
		setting->is.group = &clock.is.box->counters[0];
}

void resolve_machine(struct resolver *resolver, struct platform *platform)
{
	struct machine *machine = platform->machine;

	if (machine == NULL || !platform->whole || !knows_names(platform))
		return;
	for (size_t i = 0; i < machine->clock_count; i++)
		resolve_clock(platform, &machine->clocks[i]);
	for (size_t i = 0; i < machine->setting_count; i++)
		resolve_setting(platform, &machine->settings[i]);
	for (size_t i = 0; i < machine->traffic_count; i++) {
		find_traffic(resolver->arena, platform, i != 0 ? &machine->traffic[i - 1] : NULL, &machine->traffic[i]);
		find_flows(resolver->arena, machine, &machine->traffic[i]);
	}
}
