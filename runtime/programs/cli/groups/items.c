/* SPDX-License-Identifier: MIT */
/* Checks the groups of a file, and adds their rows to the tables. */
#include <string.h>
#include <strings.h>

#include "cli/groups/own.h"
#include "shared/group_limit.h"
#include "shared/near.h"
#include "uncore/group.h"

/* A metric of a group: of the file or of the tables. */
struct named_metric {
	uint16_t row, box; /* row UNCORE_NO_INDEX: there is none */
	const char *unit;  /* NULL: there is no such metric */
};

/* "box/METRIC" */
static struct named_metric find_metric(struct own *own, const char *path)
{
	struct named_metric found = { .row = UNCORE_NO_INDEX };
	size_t length = strcspn(path, "/");
	const char *box = arena_copy(&own->arena, path, length), *name = path + length + 1;
	const struct own_metric *mine = path[length] != '\0' ? own_metric_of(own, box, name) : NULL;

	if (mine != NULL)
		return (struct named_metric){ mine->row, mine->box_row, mine->unit };
	for (unsigned at = 0; path[length] != '\0' && at < own->tables->boxes.count; at++) {
		if (strcmp(uncore_text(own->tables, uncore_boxes(own->tables)[at].id), box) != 0)
			continue;
		found.row = table_metric_of(own->tables, at, name);
		found.box = (uint16_t)at;
	}
	if (found.row != UNCORE_NO_INDEX)
		found.unit = uncore_text(own->tables, uncore_metrics(own->tables)[found.row].unit);
	return found;
}

static const char *path_of(struct own *own, unsigned box, const char *name)
{
	return arena_printf(&own->arena, "%s/%s", uncore_text(own->tables, uncore_boxes(own->tables)[box].id), name);
}

static void suggest_metric(struct own *own, const char *path)
{
	struct nearest nearest = { .wanted = path };

	for (size_t at = 0; at < own->file.metric_count; at++)
		nearest_offer(&nearest, arena_printf(&own->arena, "%s/%s", own->file.metrics[at].box,
						     own->file.metrics[at].name));
	for (unsigned at = 0; at < own->tables->metrics.count; at++) {
		const struct uncore_metric_row *row = &uncore_metrics(own->tables)[at];

		nearest_offer(&nearest, path_of(own, row->box, uncore_text(own->tables, row->name)));
	}
	if (nearest.best[0] != '\0')
		own_hint(arena_printf(&own->arena, "did you mean \"%s\"?", nearest.best));
}

/* Why a metric of the tables cannot be in a group, or NULL. */
static const char *wrong_metric(const struct own *own, struct named_metric metric)
{
	const struct uncore_metric_row *row = &uncore_metrics(own->tables)[metric.row];

	if (metric.row >= own->tables->metrics.count)
		return NULL; /* one of the file */
	if (row->flags & UNCORE_METRIC_UNCOMPUTABLE)
		return "cannot be computed";
	return row->parameters.count != 0 ? "needs parameters" : NULL;
}

static void add_metric_item(struct own *own, const struct own_group *group, size_t index,
			    struct uncore_group_item_row *item)
{
	const char *path = group->metrics.at[index];
	struct named_metric metric = find_metric(own, path);
	struct loc loc = node_element_loc(group->node, "metrics", index);

	if (metric.unit == NULL) {
		own_error(own, "unknown-event", loc, "\"%s\": no box has such a metric; write box/METRIC", path);
		suggest_metric(own, path);
		return;
	}
	if (metric.row != UNCORE_NO_INDEX && wrong_metric(own, metric) != NULL)
		own_error(own, "group-item", loc, "\"%s\": metric %s %s", path, path, wrong_metric(own, metric));
	*item = (struct uncore_group_item_row){
		.metric = metric.row, .event = UNCORE_NO_INDEX, .umask = UNCORE_NO_INDEX, .box = metric.box
	};
}

static void add_event_item(struct own *own, const struct own_group *group, size_t index,
			   struct uncore_group_item_row *item)
{
	const char *text = group->events.at[index];
	struct uncore_event_error error = { .code = UNCORE_EVENT_E_NONE };
	struct uncore_encoding encoding;
	struct loc loc = node_element_loc(group->node, "events", index);

	if (uncore_event_parse(own->tables, text, strlen(text), &encoding, &error) != 0) {
		bool is_unknown = error.code == UNCORE_EVENT_E_UNKNOWN_EVENT;

		loc.offset += error.column; /* the quote is one byte, and columns begin with 1 */
		own_error(own, is_unknown ? "unknown-event" : "group-item", loc, "\"%s\": %s", text, error.message);
		own_hint(error.hint);
		return;
	}
	*item = (struct uncore_group_item_row){ .metric = UNCORE_NO_INDEX,
						.event = encoding.event,
						.umask = encoding.umask_count == 1 ? encoding.umasks[0] :
										     UNCORE_NO_INDEX,
						.box = encoding.box };
}

/* A metric of the group itself, as its keys limit and limited name it. */
static struct named_metric limit_metric(struct own *own, const struct own_group *group, const char *path)
{
	static const struct named_metric none = { .row = UNCORE_NO_INDEX };

	return path != NULL && list_has(&group->metrics, path) ? find_metric(own, path) : none;
}

static void check_limit(struct own *own, const struct own_group *group, struct uncore_group_row *row)
{
	struct named_metric limit = limit_metric(own, group, group->limit),
			    limited = limit_metric(own, group, group->limited);
	const struct group_limit facts = {
		.has_limit = group->limit != NULL,
		.has_limited = group->limited != NULL,
		.finds_limit = group->limit != NULL && list_has(&group->metrics, group->limit),
		.finds_limited = group->limited != NULL && list_has(&group->metrics, group->limited),
		.limit_unit = limit.unit,
		.limited_unit = limited.unit,
		.near = group->near,
		.half = group->half,
		.transfer = group->transfer,
	};

	row->limit = limit.row;
	row->limited = limited.row;
	for (unsigned key = 0; key < GROUP_LIMIT_KEYS; key++) {
		const char *wrong = group_limit_gives(&facts, key) ? group_limit_wrong(&facts, key) : NULL;

		if (wrong != NULL)
			own_error(own, "group-limit", node_member_loc(group->node, group_limit_key(key)),
				  "%s of group %s: %s", group_limit_key(key), group->name, wrong);
	}
}

static void check_name(struct own *own, const struct own_group *group)
{
	struct loc loc = node_member_loc(group->node, "name");
	struct uncore_group_index found;

	if (strcmp(group->name, "list") == 0)
		own_error(own, "identifier", loc, "\"list\" is no name of a group, because -g list lists the groups");
	if (uncore_group_find(own->tables, group->name, strlen(group->name), &found) == 0)
		own_error(own, "duplicate-id", loc, "%s has a group %s; give yours another name", own->file.platform,
			  group->name);
	for (const struct own_group *other = own->file.groups; other < group; other++)
		if (strcasecmp(other->name, group->name) == 0)
			own_error(own, "duplicate-id", loc, "group %s is there twice", group->name);
	if (group->metrics.count + group->events.count == 0)
		own_error(own, "group-empty", node_loc(group->node), "group %s has neither metrics nor events",
			  group->name);
}

static struct uncore_range add_items(struct own *own, const struct own_group *group)
{
	size_t count = group->metrics.count + group->events.count;
	struct uncore_group_item_row *items = arena_array(&own->arena, count, sizeof *items);

	for (size_t at = 0; at < count; at++) {
		bool is_metric = at < group->metrics.count;

		if (is_metric)
			add_metric_item(own, group, at, &items[at]);
		else
			add_event_item(own, group, at - group->metrics.count, &items[at]);
		items[at].expression =
			addition_text(&own->addition,
				      is_metric ? group->metrics.at[at] : group->events.at[at - group->metrics.count]);
	}
	return (struct uncore_range){ addition_rows(&own->addition, UNCORE_TABLE_group_items, items, count),
				      (uint16_t)count };
}

static void add_group(struct own *own, const struct own_group *group)
{
	struct addition *addition = &own->addition;
	struct uncore_group_row row = {
		.by = (uint8_t)group->by,
		.evidence = UNCORE_EVIDENCE_UNKNOWN,
		.near = (uint8_t)group->near,
		.half = (uint8_t)group->half,
		.transfer = (uint16_t)group->transfer,
	};

	check_name(own, group);
	check_limit(own, group, &row);
	row.items = add_items(own, group);
	row.name = own_text(own, group->node, "name", group->name, "");
	row.question = own_text(own, group->node, "question", group->question, "");
	row.reading = group->reading == NULL ? row.question : own_text(own, group->node, "reading", group->reading, "");
	row.source = own_text(own, group->node, "source", group->source, own->input.source.path);
	(void)addition_rows(addition, UNCORE_TABLE_groups, &row, 1);
}

void add_own_groups(struct own *own)
{
	for (size_t at = 0; at < own->file.group_count; at++)
		add_group(own, &own->file.groups[at]);
}
