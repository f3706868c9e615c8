/* SPDX-License-Identifier: MIT */
/*
 * Events for perf of Linux. The kernel's PMU of a box is the alias that begins with "uncore_", or "uncore_" and its id. The words of
 * its format follow roles: event (with the extra select bit as its bit 8), umask, and for a field that only this box has its id
 * and for filters the alias that begins with "filter_" or "match_" or "mask_".
 */
#include <inttypes.h>
#include <string.h>

#include "base/json_write.h"
#include "export/export.h"

static const char *const pmu_head = "uncore_";

static const char *pmu_of(struct arena *arena, const struct box *box)
{
	for (size_t i = 0; i < box->about.aliases.count; i++)
		if (strncmp(box->about.aliases.at[i], pmu_head, strlen(pmu_head)) == 0)
			return box->about.aliases.at[i];
	return arena_printf(arena, "%s%s", pmu_head, box->id);
}

struct codes {
	uint64_t event, umask;
	struct out rest; /* ",occ_sel=1,filter_opc=0x182" */
	bool open;       /* a filter is left to the user */
};

static const char *filter_word(const struct field *field)
{
	for (size_t i = 0; i < field->about.aliases.count; i++) {
		const char *alias = field->about.aliases.at[i];

		if (strncmp(alias, "filter_", 7) == 0 || strncmp(alias, "match_", 6) == 0 ||
		    strncmp(alias, "mask_", 5) == 0)
			return alias;
	}
	return field->id;
}

static void add_rest(struct codes *codes, const char *word, uint64_t value)
{
	if (codes->rest.length != 0)
		out_char(&codes->rest, ',');
	out_printf(&codes->rest, "%s=0x%" PRIx64, word, value);
}

static void add_field(struct codes *codes, const struct field *field, uint64_t value)
{
	switch (field->role) {
	case UNCORE_ROLE_EVENT_SELECT:
		codes->event |= value;
		break;
	case UNCORE_ROLE_EVENT_SELECT_EXT:
		codes->event |= value << 8;
		break;
	case UNCORE_ROLE_UMASK:
		codes->umask |= value;
		break;
	default:
		if (value != 0)
			add_rest(codes, field->id, value);
	}
}

static void build(const struct choice *choice, struct codes *codes)
{
	for (size_t i = 0; i < choice->event->select_count; i++)
		add_field(codes, choice->event->select[i].field, choice->event->select[i].value);
	if (choice->umask != NULL)
		add_field(codes, choice->event->umask_field, choice->umask->value);
	for (size_t i = 0; i < choice_filter_count(choice); i++) {
		const struct filter *filter = choice_filter(choice, i);

		if (filter->has_value)
			add_rest(codes, filter_word(filter->ref.field), filter->value);
		else
			codes->open = true;
	}
}

static void string_member(struct out *out, const char *name, const char *text)
{
	out_printf(out, ", \"%s\": ", name);
	out_json_string(out, text);
}

/* jevents wants text for every member, and puts "Filter" behind the rest as it stands. */
static void event_json(const struct selection *selection, const struct choice *choice, struct codes *codes,
		       struct out *out)
{
	const char *pmu = pmu_of(selection->arena, choice->box);

	out_printf(out, "\"EventCode\": \"0x%" PRIx64 "\"", codes->event & 0xff);
	if (codes->umask != 0)
		out_printf(out, ", \"UMask\": \"0x%" PRIx64 "\"", codes->umask);
	if (codes->event >> 8 != 0)
		string_member(out, "ExtSel", "1");
	string_member(out, "EventName", choice_name(selection->arena, choice));
	string_member(out, "BriefDescription", choice_about(choice)->text);
	if (codes->rest.length != 0)
		string_member(out, "Filter", out_string(&codes->rest));
	string_member(out, "PerPkg", "1");
	string_member(out, "Unit", pmu + strlen(pmu_head));
}

void export_perf(const struct selection *selection, struct out *out, size_t *left_out)
{
	const char *before = "\n  { ";

	*left_out = 0;
	out_char(out, '[');
	for (size_t i = 0; i < selection->count; i++) {
		struct codes codes = { 0 };

		build(&selection->at[i], &codes);
		if (codes.open) {
			++*left_out;
		} else {
			out_text(out, before);
			event_json(selection, &selection->at[i], &codes, out);
			out_text(out, " }");
			before = ",\n  { ";
		}
		out_free(&codes.rest);
	}
	out_text(out, "\n]\n");
}

void export_perf_strings(const struct selection *selection, struct out *out)
{
	for (size_t i = 0; i < selection->count; i++) {
		const struct choice *choice = &selection->at[i];
		struct codes codes = { 0 };

		build(choice, &codes);
		out_printf(out, "%s\t%s/event=0x%" PRIx64, choice_name(selection->arena, choice),
			   pmu_of(selection->arena, choice->box), codes.event);
		if (codes.umask != 0)
			out_printf(out, ",umask=0x%" PRIx64, codes.umask);
		if (codes.rest.length != 0)
			out_printf(out, ",%s", out_string(&codes.rest));
		for (size_t f = 0; f < choice_filter_count(choice); f++)
			if (!choice_filter(choice, f)->has_value)
				out_printf(out, ",%s=?", filter_word(choice_filter(choice, f)->ref.field));
		out_text(out, "/\n");
		out_free(&codes.rest);
	}
}
