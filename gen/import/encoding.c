/* SPDX-License-Identifier: MIT */
/* Converts Intel's encodings to our fields and back, by the roles of the fields. */
#include "import/encoding.h"
#include "model/lookup.h"

#include <inttypes.h>
#include <string.h>
#include <strings.h>

/* Intel's files and registers have the umask in the byte above the code. */
enum { UMASK_BITS = 8 };

static unsigned umask_shift(const struct layout *layout)
{
	const struct field *umask = find_field_of_role(layout, UNCORE_ROLE_UMASK);

	return umask != NULL ? field_lo(umask) : field_hi(find_field_of_role(layout, UNCORE_ROLE_EVENT_SELECT)) + 1;
}

/* Further fields that Intel's files name, by their role. */
static const struct {
	int role;
	const char *habit, *name, *role_word;
} sets[PLACED_SETS] = {
	{ UNCORE_ROLE_UMASK_EXT, "umask_ext", "UMaskExt", "umask_ext" },
	{ UNCORE_ROLE_CHANNEL_MASK, "ch_mask", "PortMask", "channel_mask" },
	{ UNCORE_ROLE_COMPLETION_MASK, "fc_mask", "FCMask", "completion_mask" },
};

int set_role(size_t index)
{
	return sets[index].role;
}

static uint64_t *set_of(struct encoding *encoding, size_t index)
{
	return index == 0 ? &encoding->umask_ext : index == 1 ? &encoding->ports : &encoding->kinds;
}

/* UMaskExt goes on where the umask ends, if that is a field in pieces. */
static uint64_t value_of(const struct layout *layout, size_t index, uint64_t control)
{
	const struct field *field = find_field_of_role(layout, sets[index].role);
	const struct field *umask = find_field_of_role(layout, UNCORE_ROLE_UMASK);

	if (field != NULL)
		return field_get(field, control);
	return index == 0 && umask != NULL && field_is_in_pieces(umask) ? field_get(umask, control) >> UMASK_BITS : 0;
}

static bool placed_encoding(const struct event *event, const struct umask *umask, struct encoding *encoding)
{
	const struct layout *layout = event->is.group->is.control->is.layout;
	const struct field *select = find_field_of_role(layout, UNCORE_ROLE_EVENT_SELECT);
	const struct field *ext = find_field_of_role(layout, UNCORE_ROLE_EVENT_SELECT_EXT);
	uint64_t value = event->is.control;

	if (select == NULL)
		return false;
	if (umask != NULL && event->is.umask_field != NULL)
		value |= umask->is.control;
	encoding->code = field_get(select, value);
	encoding->ext = ext != NULL && field_get(ext, value) != 0;
	encoding->umask = value >> umask_shift(layout) & ((1U << UMASK_BITS) - 1);
	for (size_t i = 0; i < PLACED_SETS; i++)
		*set_of(encoding, i) = value_of(layout, i, value);
	return true;
}

/* Adds a setting, which has the meaning that its name has elsewhere on the platform. Returns whether it is the code. */
static bool add_setting(const struct setting *setting, struct encoding *encoding)
{
	int role = setting->is.role;
	const char *id = setting->field_id;

	if (role == UNCORE_ROLE_EVENT_SELECT || strcmp(id, "ev_sel") == 0) {
		encoding->code = setting->is.value;
		return true;
	}
	if (role == UNCORE_ROLE_EVENT_SELECT_EXT || strcmp(id, "ev_sel_ext") == 0)
		encoding->ext = setting->is.value != 0;
	else if (role == UNCORE_ROLE_UMASK || strcmp(id, "umask") == 0)
		encoding->umask |= setting->is.value;
	for (size_t i = 0; i < PLACED_SETS; i++)
		if (role == sets[i].role || strcmp(id, sets[i].habit) == 0)
			*set_of(encoding, i) |= setting->is.value;
	return false;
}

/* Encodes an event without a control register. */
static bool plain_encoding(const struct event *event, const struct umask *umask, struct encoding *encoding)
{
	bool coded = false;

	*encoding = (struct encoding){ .umask = umask != NULL ? umask->value : 0 };
	for (size_t i = 0; i < event->select_count; i++)
		coded |= add_setting(&event->select[i], encoding);
	for (size_t i = 0; umask != NULL && i < umask->set_count; i++)
		add_setting(&umask->set[i], encoding);
	return coded;
}

bool encoding_of(const struct event *event, const struct umask *umask, struct encoding *encoding)
{
	return event_is_placed(event) ? placed_encoding(event, umask, encoding) :
					plain_encoding(event, umask, encoding);
}

struct encoding encoding_by_intel(const struct perfmon_event *intel)
{
	/* Intel's later files also give ports and kinds of the IIO as a second umask: kinds at bit 16, ports at 4. */
	uint64_t again = intel->kinds << 16 | intel->ports << 4;
	uint64_t umask_ext = intel->umask_ext != again ? intel->umask_ext : 0;

	return (struct encoding){ intel->code, intel->umask, intel->ext, umask_ext, intel->ports, intel->kinds };
}

bool encoding_equal(const struct encoding *a, const struct encoding *b)
{
	return a->code == b->code && a->umask == b->umask && a->ext == b->ext && a->umask_ext == b->umask_ext &&
	       a->ports == b->ports && a->kinds == b->kinds;
}

const char *umask_bits(struct arena *arena, const struct encoding *encoding)
{
	struct encoding all = *encoding;

	if (encoding->umask != 0)
		return arena_printf(arena, "umask 0x%" PRIx64, encoding->umask);
	for (size_t i = 0; i < PLACED_SETS; i++)
		if (*set_of(&all, i) != 0)
			return arena_printf(arena, "%s 0x%" PRIx64, sets[i].name, *set_of(&all, i));
	return NULL;
}

const struct layout *control_layout(const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++)
		if (strcmp(box->counters[i].id, "general") == 0 && box->counters[i].is.control != NULL)
			return box->counters[i].is.control->is.layout;
	return NULL;
}

static void place_by_habit(const struct encoding *encoding, struct placing *placing)
{
	placing->code = (struct placed){ "ev_sel", encoding->code };
	if (encoding->ext)
		placing->ext = (struct placed){ "ev_sel_ext", 1 };
	if (encoding->umask != 0)
		placing->umask = (struct placed){ "umask", encoding->umask };
	for (size_t i = 0; i < PLACED_SETS; i++) {
		struct encoding all = *encoding;

		if (*set_of(&all, i) != 0)
			placing->set[i] = (struct placed){ sets[i].habit, *set_of(&all, i) };
	}
	placing->plain_umask = true;
}

/* The writable field that has all the bits. A control register may have another field where most have the umask. */
static const struct field *holder(const struct layout *layout, uint64_t bits)
{
	for (size_t i = 0; i < layout->is.field_count; i++)
		if (field_is_writable(&layout->is.fields[i]) && layout->is.fields[i].is.part_of == NULL &&
		    (bits & ~field_mask(&layout->is.fields[i])) == 0)
			return &layout->is.fields[i];
	return NULL;
}

static const char *place_umask(struct arena *arena, const struct layout *layout, uint64_t umask,
			       struct placing *placing)
{
	uint64_t bits = umask << umask_shift(layout);
	const struct field *field = holder(layout, bits);

	if (umask == 0)
		return NULL;
	if (field == NULL)
		return arena_printf(arena, "umask 0x%" PRIx64 ", for which the control register has no field", umask);
	placing->umask = (struct placed){ field->id, field_get(field, bits) };
	placing->plain_umask = field->role == UNCORE_ROLE_UMASK;
	return NULL;
}

/* Why the field cannot have the value, and what to add to the layout. */
static const char *why_not_set(struct arena *arena, const struct layout *layout, size_t index, uint64_t value)
{
	const struct field *field = find_field_of_role(layout, sets[index].role);

	if (field != NULL)
		return arena_printf(arena, "%s 0x%" PRIx64 ", for which field %s of the control register is too narrow",
				    sets[index].name, value, field->id);
	return arena_printf(arena,
			    "%s 0x%" PRIx64
			    ", for which the control register has no field; if it has one, add it to "
			    "layout %s with role \"%s\" and import again",
			    sets[index].name, value, layout->id, sets[index].role_word);
}

/* One of the further fields; a umask in pieces takes its second part. */
static const char *place_set(struct arena *arena, const struct layout *layout, const struct encoding *encoding,
			     size_t index, struct placing *placing)
{
	const struct field *field = find_field_of_role(layout, sets[index].role);
	const struct field *umask = find_field_of_role(layout, UNCORE_ROLE_UMASK);
	struct encoding all = *encoding;
	uint64_t value = *set_of(&all, index);

	if (value == 0)
		return NULL;
	if (field != NULL && value <= field_max(field)) {
		placing->set[index] = (struct placed){ field->id, value };
		return NULL;
	}
	if (index != 0 || field != NULL || umask == NULL || value > field_max(umask) >> UMASK_BITS)
		return why_not_set(arena, layout, index, value);
	placing->umask = (struct placed){ umask->id, encoding->umask | value << UMASK_BITS };
	return NULL;
}

const char *encoding_place(struct arena *arena, const struct layout *layout, const struct encoding *encoding,
			   struct placing *placing)
{
	const struct field *select, *ext;
	const char *why;

	*placing = (struct placing){ .plain_umask = true };
	if (layout == NULL) {
		place_by_habit(encoding, placing);
		return NULL;
	}
	select = find_field_of_role(layout, UNCORE_ROLE_EVENT_SELECT);
	ext = find_field_of_role(layout, UNCORE_ROLE_EVENT_SELECT_EXT);
	if (select == NULL || encoding->code > field_max(select))
		return arena_printf(arena, "code 0x%" PRIx64 ", for which the control register has no field",
				    encoding->code);
	placing->code = (struct placed){ select->id, encoding->code };
	if (encoding->ext && ext == NULL)
		return "the extra select bit, which the control register does not have";
	if (encoding->ext)
		placing->ext = (struct placed){ ext->id, 1 };
	why = place_umask(arena, layout, encoding->umask, placing);
	for (size_t i = 0; why == NULL && i < PLACED_SETS; i++)
		why = place_set(arena, layout, encoding, i, placing);
	return why;
}

/* Whether the name is the other one, with or without the box's id in front: Filter1 and CHAFilter1. */
static bool is_name(const struct box *box, const char *ours, const char *name)
{
	size_t length = strlen(box->id);

	return strcasecmp(ours, name) == 0 ||
	       (strncasecmp(ours, box->id, length) == 0 && strcasecmp(ours + length, name) == 0);
}

const struct reg *filter_register(const struct box *box, const char *name)
{
	for (size_t i = 0; i < box->reg_count; i++) {
		const struct reg *reg = &box->regs[i];

		if (strcasecmp(reg->id, name) == 0 || (reg->name != NULL && strcasecmp(reg->name, name) == 0))
			return reg;
		for (size_t a = 0; a < reg->about.aliases.count; a++)
			if (is_name(box, reg->about.aliases.at[a], name))
				return reg;
	}
	return NULL;
}

bool filter_covers(const struct perfmon_filter *filter, const struct field *field)
{
	return !field_is_reserved(field) && field->is.part_of == NULL && field_lo(field) <= filter->hi &&
	       field_hi(field) >= filter->lo;
}

static bool is_said(const struct box *box, const struct filter *ours, const struct perfmon_event *intel)
{
	for (size_t i = 0; i < intel->filter_count; i++)
		if (filter_register(box, intel->filters[i].reg) == ours->is.ref.reg &&
		    filter_covers(&intel->filters[i], ours->is.ref.field))
			return true;
	return false;
}

static bool all_said(const struct box *box, const struct filter *filters, size_t count,
		     const struct perfmon_event *intel)
{
	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.field == NULL || !is_said(box, &filters[i], intel))
			return false;
	return true;
}

static bool any_meant(const struct reg *reg, const struct filter *filters, size_t count,
		      const struct perfmon_filter *intel)
{
	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.field != NULL && filters[i].is.ref.reg == reg &&
		    filter_covers(intel, filters[i].is.ref.field))
			return true;
	return false;
}

/* Whether the filter is a writable field. Without a description of the register, the spec cannot name it. */
static bool can_be_said(const struct reg *reg, const struct perfmon_filter *intel)
{
	for (size_t i = 0; reg != NULL && reg->is.layout != NULL && i < reg->is.layout->is.field_count; i++)
		if (field_is_writable(&reg->is.layout->is.fields[i]) &&
		    filter_covers(intel, &reg->is.layout->is.fields[i]))
			return true;
	return false;
}

const struct perfmon_filter *lost_filter(const struct box *box, const struct perfmon_event *intel)
{
	for (size_t i = 0; i < intel->filter_count; i++) {
		const struct reg *reg = filter_register(box, intel->filters[i].reg);

		if (!can_be_said(reg, &intel->filters[i]) || (reg->is.space == SPACE_UNKNOWN && !only_perf_counts(box)))
			return &intel->filters[i];
	}
	return NULL;
}

bool is_whole_filter(const struct reg *reg, const struct perfmon_filter *filter)
{
	size_t count = 0;

	for (size_t i = 0; reg != NULL && reg->is.layout != NULL && i < reg->is.layout->is.field_count; i++)
		count += field_is_writable(&reg->is.layout->is.fields[i]) &&
			 filter_covers(filter, &reg->is.layout->is.fields[i]);
	return count > 1 && filter->hi == 63 && filter->lo == 0;
}

const struct perfmon_filter *whole_filter(const struct box *box, const struct perfmon_event *intel)
{
	for (size_t i = 0; box != NULL && intel->filter_value == 0 && i < intel->filter_count; i++)
		if (is_whole_filter(filter_register(box, intel->filters[i].reg), &intel->filters[i]))
			return &intel->filters[i];
	return NULL;
}

bool filters_equal(const struct box *box, const struct event *event, const struct umask *umask,
		   const struct perfmon_event *intel)
{
	const struct filter *more = umask != NULL ? umask->filters : NULL;
	size_t more_count = umask != NULL ? umask->filter_count : 0;

	if (!all_said(box, event->filters, event->filter_count, intel) || !all_said(box, more, more_count, intel))
		return false;
	for (size_t i = 0; i < intel->filter_count; i++) {
		const struct reg *reg = filter_register(box, intel->filters[i].reg);

		if (!can_be_said(reg, &intel->filters[i]))
			continue;
		if (!any_meant(reg, event->filters, event->filter_count, &intel->filters[i]) &&
		    !any_meant(reg, more, more_count, &intel->filters[i]))
			return false;
	}
	return true;
}

static uint64_t filters_in(const struct reg *reg, const struct filter *filters, size_t count)
{
	uint64_t bits = 0;

	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.reg == reg && filters[i].is.ref.field != NULL)
			bits |= field_put(filters[i].is.ref.field,
					  filters[i].has_value ? filters[i].value : filters[i].all);
	return bits;
}

bool filter_value_of(const struct box *box, const struct event *event, const struct umask *umask,
		     const struct perfmon_event *intel, uint64_t *ours)
{
	const struct reg *reg = intel->filter_value != 0 && intel->filter_count == 1 ?
					filter_register(box, intel->filters[0].reg) :
					NULL;

	if (reg == NULL)
		return false;
	*ours = filters_in(reg, event->filters, event->filter_count);
	if (umask != NULL)
		*ours |= filters_in(reg, umask->filters, umask->filter_count);
	return true;
}
