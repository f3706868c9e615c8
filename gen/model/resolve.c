/* SPDX-License-Identifier: MIT */
/* Resolves the model: boxes, registers and their addresses, the bus mapping, disputes. */
#include "model/resolve.h"

#include <inttypes.h>

#include "model/item.h"
#include "model/lookup.h"
#include "model/metric.h"

uint64_t reg_wide_address(const struct reg *reg, unsigned instance, unsigned index)
{
	uint64_t base = reg->is.bases.count != 0 ? reg->is.bases.at[instance] :
						   reg->is.base + (uint64_t)instance * reg->is.instance_stride;

	if (reg->is.offsets.count == 0)
		return base + (uint64_t)index * reg->is.index_stride;
	return base + reg->is.offsets.at[reg->is.offsets_by_instance ? instance * reg->count + index : index];
}

uint32_t reg_address(const struct reg *reg, unsigned instance, unsigned index)
{
	return (uint32_t)reg_wide_address(reg, instance, index);
}

static void resolve_offsets(struct resolver *resolver, const struct box *box, struct reg *reg,
			    const struct number_lists *lists)
{
	size_t count = 0;

	for (size_t i = 0; i < lists->count; i++)
		count += lists->at[i].count;
	reg->is.offsets_by_instance = lists->several && box->instances > 1;
	reg->is.offsets.at = arena_array(resolver->arena, count, sizeof *reg->is.offsets.at);
	for (size_t i = 0; i < lists->count; i++)
		for (size_t k = 0; k < lists->at[i].count; k++)
			reg->is.offsets.at[reg->is.offsets.count++] = lists->at[i].at[k];
}

static void resolve_msr(struct resolver *resolver, const struct box *box, struct reg *reg)
{
	const struct msr_form *form = reg->msr;

	reg->is.space = SPACE_MSR;
	if (form->base.count == 1)
		reg->is.base = (uint32_t)form->base.at[0];
	else
		reg->is.bases = form->base;
	reg->is.instance_stride = (uint32_t)form->instance;
	reg->is.index_stride = (uint32_t)form->index;
	resolve_offsets(resolver, box, reg, &form->offsets);
}

static void resolve_pci(struct resolver *resolver, const struct box *box, struct reg *reg)
{
	const struct pci_form *form = reg->pci;

	reg->is.space = SPACE_PCI;
	reg->is.high_first = form->high_first;
	reg->is.function = find_function(box, form->function_id);
	if (reg->is.function == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_FUNCTION, node_member_loc(form->node, "function"),
			   "box %s has no PCI function \"%s\"", box->id, form->function_id);
	if (!form->offset.several && form->offset.at[0].count == 1)
		reg->is.base = (uint32_t)form->offset.at[0].at[0];
	else
		resolve_offsets(resolver, box, reg, &form->offset);
	reg->is.instance_stride = (uint32_t)form->instance;
	reg->is.index_stride = (uint32_t)form->index;
}

static void resolve_in_window(struct resolver *resolver, const struct box *box, struct reg *reg,
			      const struct window_form *form)
{
	reg->is.space = reg->found != NULL ? SPACE_FOUND : SPACE_MMIO;
	reg->is.high_first = form->high_first;
	reg->is.window = find_window(box, form->window_id);
	if (reg->is.window == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_WINDOW, node_member_loc(form->node, "window"),
			   "box %s has no window \"%s\"", box->id, form->window_id);
	if (form->offset.count == 1)
		reg->is.base = (uint32_t)form->offset.at[0];
	else
		reg->is.offsets = form->offset;
	reg->is.index_stride = (uint32_t)form->index;
}

/*
 * Numbers the places that only a device ID identifies. Of several functions with one ID, the first instance has the
 * first one on the bus, the second the next one, and so on.
 */
static void number_places(struct function *function)
{
	for (size_t i = 0; i < function->place_count && !function->shared; i++) {
		struct place *place = &function->places[i];

		for (size_t j = 0; j < i; j++)
			place->is.nth += !place->known && !function->places[j].known &&
					 place->device_id == function->places[j].device_id;
	}
}

static void resolve_reg(struct resolver *resolver, const struct box *box, struct reg *reg)
{
	reg->is.shown = reg->name != NULL     ? substitute_range(resolver->arena, reg->name, "{i}", reg->count) :
			reg->names.count != 0 ? reg->names.at[0] :
						reg->id;
	reg->is.aliases = substitute_range_each(resolver->arena, &reg->about.aliases, reg->count);
	reg->is.text = substitute_range(resolver->arena, reg->about.text, "{i}", reg->count);
	reg->is.layout = find_layout(box, reg->layout_id);
	if (reg->is.layout == NULL) {
		diag_error(resolver->diag, RULE_UNKNOWN_LAYOUT, node_member_loc(reg->node, "layout"),
			   "box %s has no layout \"%s\"", box->id, reg->layout_id);
		suggest_layout(resolver->diag, box, reg->layout_id);
	}
	reg->is.space = SPACE_UNKNOWN;
	if (reg->msr != NULL)
		resolve_msr(resolver, box, reg);
	else if (reg->pci != NULL)
		resolve_pci(resolver, box, reg);
	else if (reg->mmio != NULL)
		resolve_in_window(resolver, box, reg, reg->mmio);
	else if (reg->found != NULL)
		resolve_in_window(resolver, box, reg, reg->found);
	inherit(&reg->about, &reg->node, reg->is.layout != NULL ? &reg->is.layout->about : &box->about);
}

static void resolve_box(struct resolver *resolver, struct box *box)
{
	inherit(&box->about, &box->node, NULL);
	for (size_t i = 0; i < box->function_count; i++) {
		box->functions[i].is.index = (unsigned)i;
		number_places(&box->functions[i]);
	}
	for (size_t i = 0; i < box->window_count; i++)
		box->windows[i].is.index = (unsigned)i;
	for (size_t i = 0; i < box->layout_count; i++) {
		box->layouts[i].is.index = (unsigned)i;
		resolve_layout(resolver, box, &box->layouts[i]);
	}
	for (size_t i = 0; i < box->reg_count; i++) {
		box->regs[i].is.index = (unsigned)i;
		resolve_reg(resolver, box, &box->regs[i]);
	}
}

/* Package 0 has the lowest of the map's fields. Fields are in falling order, so this is the last one. */
static const struct field *first_map_field(const struct reg *reg)
{
	const struct field *first = NULL;

	for (size_t i = 0; reg->is.layout != NULL && i < reg->is.layout->is.field_count; i++)
		if (reg->is.layout->is.fields[i].role == UNCORE_ROLE_NODE_MAP)
			first = &reg->is.layout->is.fields[i];
	return first;
}

static void resolve_present(struct resolver *resolver, const struct platform *platform, struct present *present)
{
	present->is.fields = resolve_fields(resolver, platform, &present->paths, present->node, "fields");
	present->is.pairs.at = arena_array(resolver->arena, 2 * present->map_count, sizeof *present->is.pairs.at);
	for (size_t i = 0; i < present->map_count; i++) {
		present->is.pairs.at[present->is.pairs.count++] = present->map[i].value;
		present->is.pairs.at[present->is.pairs.count++] = present->map[i].instances;
	}
}

/* Says in one text how large a window is and where, without the names of the fields. */
static const char *spell_window(struct arena *arena, const struct window *window)
{
	struct text out = { 0 };
	const char *kept;

	text_printf(&out, "%s: 0x%" PRIx64 " bytes at", window->id, window->size);
	if (window->found != UNCORE_FOUND_NOWHERE)
		text_join(&out, " ", found_part_words[window->found], " of the unit");
	for (size_t i = 0; i < window->part_count; i++) {
		const struct numbers *element = &window->parts[i].element;

		text_printf(&out, "%s bit %u", i == 0 ? "" : " +", window->parts[i].shift);
		for (size_t n = 0; n < element->count; n++)
			text_printf(&out, "%s%" PRIu64, n == 0 ? " of elements " : " ", element->at[n]);
	}
	for (size_t i = 0; i < window->offset.count; i++)
		text_printf(&out, "%s0x%" PRIx64, i == 0 ? " + " : " ", window->offset.at[i]);
	kept = arena_copy(arena, out.at, out.length);
	text_free(&out);
	return kept;
}

static void add_string(struct arena *arena, struct strings *list, size_t room, const char *string)
{
	if (list->at == NULL)
		list->at = arena_array(arena, room, sizeof *list->at);
	list->at[list->count++] = string;
}

static void resolve_found(struct resolver *resolver, const struct box *box, struct found_units *found)
{
	if (found->register_id == NULL)
		return;
	found->is.reg = find_reg(box, found->register_id, strlen(found->register_id));
	if (found->is.reg == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_REGISTER, node_member_loc(found->node, "register"),
			   "box %s has no register \"%s\"", box->id, found->register_id);
}

static bool believes_table(const struct box *box)
{
	return box->found != NULL && box->found->trust != UNCORE_TRUST_NOTHING;
}

static void resolve_windows(struct resolver *resolver, const struct platform *platform, struct box *box)
{
	struct window_facts *facts = &box->is.windows;
	size_t parts = 0;

	for (size_t i = 0; i < box->window_count; i++)
		parts += box->windows[i].part_count;
	for (size_t i = 0; i < box->window_count; i++) {
		const struct window *window = &box->windows[i];

		add_string(resolver->arena, &facts->ids, box->window_count, window->id);
		add_string(resolver->arena, &facts->places, box->window_count, spell_window(resolver->arena, window));
		add_string(resolver->arena, &facts->sources, box->window_count, window->source);
		for (size_t n = 0; n < window->part_count; n++) {
			struct window_part *part = &window->parts[n];

			add_string(resolver->arena, &facts->fields, parts, part->field_path);
			resolve_field(resolver, platform, part->field_path, &part->is.ref,
				      node_member_loc(part->node, "field"));
		}
	}
}

static void resolve_root_buses(struct resolver *resolver, const struct platform *platform, struct root_buses *roots)
{
	roots->is.fields = resolve_fields(resolver, platform, &roots->paths, roots->node, "fields");
	if (roots->valid_path != NULL)
		resolve_field(resolver, platform, roots->valid_path, &roots->is.valid,
			      node_member_loc(roots->node, "valid"));
}

static void resolve_sockets(struct resolver *resolver, const struct platform *platform, struct socket_map *sockets)
{
	if (sockets->id_path != NULL)
		resolve_field(resolver, platform, sockets->id_path, &sockets->is.id,
			      node_member_loc(sockets->node, "node"));
	if (sockets->valid_path != NULL)
		resolve_field(resolver, platform, sockets->valid_path, &sockets->is.valid,
			      node_member_loc(sockets->node, "valid"));
	sockets->is.buses = resolve_fields(resolver, platform, &sockets->bus_paths, sockets->node, "buses");
	if (sockets->map_path == NULL)
		return;
	if (find_path(platform, sockets->map_path, &sockets->is.map) != PATH_OK || sockets->is.map.reg == NULL) {
		report_path(resolver, platform, sockets->map_path, RULE_UNKNOWN_REGISTER,
			    node_member_loc(sockets->node, "map"));
		return;
	}
	sockets->is.map.field = first_map_field(sockets->is.map.reg);
	if (sockets->is.map.field == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_FIELD, node_member_loc(sockets->node, "map"),
			   "register %s has no field with role node_map", sockets->is.map.reg->id);
}

/* If a platform has variants, each signature must name one, and each variant must have a signature. */
static void resolve_variants(struct resolver *resolver, struct platform *platform)
{
	uint32_t used = 0;

	if (platform->variant_count > VARIANTS_MAX)
		diag_error(resolver->diag, RULE_VARIANT, node_member_loc(platform->node, "variants"),
			   "a platform has at most %d variants", VARIANTS_MAX);
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		struct cpuid *cpuid = &platform->cpuids[i];

		if (cpuid->variant_id != NULL)
			cpuid->is.variant = find_variant(platform, cpuid->variant_id);
		if (cpuid->is.variant != NULL)
			used |= UINT32_C(1) << cpuid->is.variant->is.index;
		else if (cpuid->variant_id != NULL)
			diag_error(resolver->diag, RULE_VARIANT, node_member_loc(cpuid->node, "variant"),
				   "platform %s has no variant \"%s\"", platform->id, cpuid->variant_id);
		else if (platform->is.variant_count != 0)
			diag_error(resolver->diag, RULE_VARIANT, node_loc(cpuid->node),
				   "a signature of a platform with variants needs \"variant\"");
	}
	for (size_t i = 0; i < platform->is.variant_count; i++)
		if (!(used >> i & 1))
			diag_error(resolver->diag, RULE_VARIANT, node_loc(platform->variants[i].node),
				   "variant %s has no signature", platform->variants[i].id);
}

static void resolve_cpuids(struct platform *platform)
{
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		struct cpuid *cpuid = &platform->cpuids[i];

		cpuid->is.stepping_hi = 15;
		if (cpuid->steppings.count == 0)
			continue;
		cpuid->is.stepping_lo = (unsigned)cpuid->steppings.at[0];
		cpuid->is.stepping_hi = (unsigned)cpuid->steppings.at[cpuid->steppings.count - 1];
	}
}

static void number(struct platform *platform)
{
	platform->is.variant_count = platform->variant_count < VARIANTS_MAX ? platform->variant_count : VARIANTS_MAX;
	for (size_t i = 0; i < platform->is.variant_count; i++)
		platform->variants[i].is.index = (unsigned)i;
	for (size_t i = 0; i < platform->box_count; i++) {
		platform->boxes[i].is.platform = platform;
		platform->boxes[i].is.index = (unsigned)i;
	}
}

static void resolve_parts(struct resolver *resolver, struct platform *platform)
{
	number(platform);
	if (platform->whole) {
		resolve_cpuids(platform);
		resolve_variants(resolver, platform);
	}
	for (size_t i = 0; i < platform->box_count; i++)
		if (platform->boxes[i].whole)
			resolve_box(resolver, &platform->boxes[i]);
	for (size_t i = 0; i < platform->box_count; i++) {
		struct box *box = &platform->boxes[i];

		if (!box->whole)
			continue;
		resolve_counters(resolver, box);
		if (box->found != NULL)
			resolve_found(resolver, box, box->found);
		box->is.presence = box->presence >= 0  ? box->presence :
				   believes_table(box) ? UNCORE_INSTANCES_FOUND :
				   counts_in_pci(box)  ? UNCORE_INSTANCES_DEVICE :
							 UNCORE_INSTANCES_ALWAYS;
		if (box->present != NULL)
			resolve_present(resolver, platform, box->present);
		if (box->root_buses != NULL)
			resolve_root_buses(resolver, platform, box->root_buses);
		resolve_windows(resolver, platform, box);
		resolve_events(resolver, box);
		resolve_perf(resolver, box);
		resolve_likwid(resolver, box);
		for (size_t n = 0; n < box->procedure_count; n++)
			resolve_procedure(resolver, platform, box, &box->procedures[n]);
	}
	if (platform->whole && platform->sockets != NULL)
		resolve_sockets(resolver, platform, platform->sockets);
	for (size_t n = 0; platform->whole && n < platform->procedure_count; n++)
		resolve_procedure(resolver, platform, NULL, &platform->procedures[n]);
	resolve_metrics(resolver, platform);
	resolve_errata(resolver, platform);
	resolve_groups(resolver, platform);
	resolve_machine(resolver, platform);
}

/* Marks the events and umasks of a dispute with low confidence as doubtful, so that users are warned. */
static void mark_doubtful(const struct dispute *dispute)
{
	for (size_t i = 0; i < dispute->items.count; i++) {
		const struct item *item = &dispute->is.items[i];

		if (item->umask != NULL)
			((struct umask *)item->umask)->is.doubtful = true;
		else if (item->event != NULL)
			((struct event *)item->event)->is.doubtful = true;
	}
}

static void resolve_disputes(struct resolver *resolver, struct platform *platform)
{
	for (size_t i = 0; i < platform->disputes.count; i++) {
		struct dispute *dispute = &platform->disputes.at[i];

		dispute->is.platform = platform;
		dispute->is.items = items_at_paths(resolver->arena, platform, &dispute->items);
		if (dispute->confidence == CONFIDENCE_LOW)
			mark_doubtful(dispute);
	}
}

void resolve_platform(struct resolver *resolver, const struct model *model, struct platform *platform)
{
	resolve_parts(resolver, platform);
	settle_evidence(model, platform);
	platform->is.synonyms = model->synonyms;
	platform->is.synonym_count = model->synonym_count;
	resolve_disputes(resolver, platform);
}

void resolve_model(struct resolver *resolver, struct model *model)
{
	for (size_t i = 0; i < model->platform_count; i++)
		resolve_platform(resolver, model, &model->platforms[i]);
}
