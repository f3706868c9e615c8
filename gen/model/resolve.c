/* SPDX-License-Identifier: MIT */
/* Resolves the model as a whole: boxes, registers and their addresses, the bus mapping, disputes. */
#include "model/resolve.h"

#include "model/lookup.h"
#include "model/metric.h"

uint64_t reg_wide_address(const struct reg *reg, unsigned instance, unsigned index)
{
	uint64_t base =
		reg->bases.count != 0 ? reg->bases.at[instance] : reg->base + (uint64_t)instance * reg->instance_stride;

	if (reg->offsets.count == 0)
		return base + (uint64_t)index * reg->index_stride;
	return base + reg->offsets.at[reg->offsets_by_instance ? instance * reg->count + index : index];
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
	reg->offsets_by_instance = lists->several && box->instances > 1;
	reg->offsets.at = arena_array(resolver->arena, count, sizeof *reg->offsets.at);
	for (size_t i = 0; i < lists->count; i++)
		for (size_t k = 0; k < lists->at[i].count; k++)
			reg->offsets.at[reg->offsets.count++] = lists->at[i].at[k];
}

static void resolve_msr(struct resolver *resolver, const struct box *box, struct reg *reg)
{
	const struct msr_form *form = reg->msr;

	reg->space = SPACE_MSR;
	if (form->base.count == 1)
		reg->base = (uint32_t)form->base.at[0];
	else
		reg->bases = form->base;
	reg->instance_stride = (uint32_t)form->instance;
	reg->index_stride = (uint32_t)form->index;
	resolve_offsets(resolver, box, reg, &form->offsets);
}

static void resolve_pci(struct resolver *resolver, const struct box *box, struct reg *reg)
{
	const struct pci_form *form = reg->pci;

	reg->space = SPACE_PCI;
	reg->function_id = form->function_id;
	reg->high_first = form->high_first;
	reg->function = find_function(box, form->function_id);
	if (reg->function == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_FUNCTION, node_member_loc(form->node, "function"),
			   "box %s has no PCI function \"%s\"", box->id, form->function_id);
	if (!form->offset.several && form->offset.at[0].count == 1)
		reg->base = (uint32_t)form->offset.at[0].at[0];
	else
		resolve_offsets(resolver, box, reg, &form->offset);
	reg->instance_stride = (uint32_t)form->instance;
	reg->index_stride = (uint32_t)form->index;
}

/* Of several functions with one ID, which alone names them, the first instance has the first on the bus, and so on. */
static void number_places(struct function *function)
{
	for (size_t i = 0; i < function->place_count && !function->shared; i++) {
		struct place *place = &function->places[i];

		for (size_t j = 0; j < i; j++)
			place->nth += !place->known && !function->places[j].known &&
				      place->device_id == function->places[j].device_id;
	}
}

static void resolve_reg(struct resolver *resolver, const struct box *box, struct reg *reg)
{
	reg->layout = find_layout(box, reg->layout_id);
	if (reg->layout == NULL) {
		diag_error(resolver->diag, RULE_UNKNOWN_LAYOUT, node_member_loc(reg->node, "layout"),
			   "box %s has no layout \"%s\"", box->id, reg->layout_id);
		suggest_layout(resolver->diag, box, reg->layout_id);
	}
	reg->space = SPACE_UNKNOWN;
	if (reg->msr != NULL)
		resolve_msr(resolver, box, reg);
	else if (reg->pci != NULL)
		resolve_pci(resolver, box, reg);
	if (reg->layout != NULL)
		inherit(&reg->about, reg->layout->about.source, reg->layout->about.evidence);
	else
		inherit(&reg->about, box->about.source, box->about.evidence);
}

static void resolve_box(struct resolver *resolver, struct box *box)
{
	for (size_t i = 0; i < box->function_count; i++) {
		box->functions[i].index = (unsigned)i;
		number_places(&box->functions[i]);
	}
	for (size_t i = 0; i < box->layout_count; i++) {
		box->layouts[i].index = (unsigned)i;
		resolve_layout(resolver, box, &box->layouts[i]);
	}
	for (size_t i = 0; i < box->reg_count; i++) {
		box->regs[i].index = (unsigned)i;
		resolve_reg(resolver, box, &box->regs[i]);
	}
}

/* The entry of package 0 is the lowest of the map's fields, and fields stand in falling order. */
static const struct field *first_map_field(const struct reg *reg)
{
	const struct field *first = NULL;

	for (size_t i = 0; reg->layout != NULL && i < reg->layout->field_count; i++)
		if (reg->layout->fields[i].role == UNCORE_ROLE_NODE_MAP)
			first = &reg->layout->fields[i];
	return first;
}

static void resolve_sockets(struct resolver *resolver, const struct platform *platform, struct socket_map *sockets)
{
	if (find_path(platform, sockets->id_path, &sockets->id) != PATH_OK || sockets->id.field == NULL)
		report_path(resolver, platform, sockets->id_path, RULE_UNKNOWN_FIELD,
			    node_member_loc(sockets->node, "node"));
	if (sockets->map_path == NULL)
		return;
	if (find_path(platform, sockets->map_path, &sockets->map) != PATH_OK || sockets->map.reg == NULL) {
		report_path(resolver, platform, sockets->map_path, RULE_UNKNOWN_REGISTER,
			    node_member_loc(sockets->node, "map"));
		return;
	}
	sockets->map.field = first_map_field(sockets->map.reg);
	if (sockets->map.field == NULL)
		diag_error(resolver->diag, RULE_UNKNOWN_FIELD, node_member_loc(sockets->node, "map"),
			   "register %s has no field with role node_map", sockets->map.reg->id);
}

/* Of a list of variants each signature is one, and each of them is some signature's. */
static void resolve_variants(struct resolver *resolver, struct platform *platform)
{
	uint32_t used = 0;

	if (platform->variant_count > VARIANTS_MAX) {
		diag_error(resolver->diag, RULE_VARIANT, node_member_loc(platform->node, "variants"),
			   "a platform has at most %d variants", VARIANTS_MAX);
		platform->variant_count = VARIANTS_MAX;
	}
	for (size_t i = 0; i < platform->variant_count; i++)
		platform->variants[i].index = (unsigned)i;
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		struct cpuid *cpuid = &platform->cpuids[i];

		if (cpuid->variant_id != NULL)
			cpuid->variant = find_variant(platform, cpuid->variant_id);
		if (cpuid->variant != NULL)
			used |= UINT32_C(1) << cpuid->variant->index;
		else if (cpuid->variant_id != NULL)
			diag_error(resolver->diag, RULE_VARIANT, node_member_loc(cpuid->node, "variant"),
				   "platform %s has no variant \"%s\"", platform->id, cpuid->variant_id);
		else if (platform->variant_count != 0)
			diag_error(resolver->diag, RULE_VARIANT, node_loc(cpuid->node),
				   "a signature of a platform with variants needs \"variant\"");
	}
	for (size_t i = 0; i < platform->variant_count; i++)
		if (!(used >> i & 1))
			diag_error(resolver->diag, RULE_VARIANT, node_loc(platform->variants[i].node),
				   "variant %s has no signature", platform->variants[i].id);
}

static void resolve_cpuids(struct platform *platform)
{
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		struct cpuid *cpuid = &platform->cpuids[i];

		cpuid->stepping_hi = 15;
		if (cpuid->steppings.count == 0)
			continue;
		cpuid->stepping_lo = (unsigned)cpuid->steppings.at[0];
		cpuid->stepping_hi = (unsigned)cpuid->steppings.at[cpuid->steppings.count - 1];
	}
}

/* Numbers the rows of the platform's tables, in the order in which they are emitted. */
static void number_rows(struct platform *platform)
{
	unsigned layout = 0, field = 0, value = 0, reg = 0, function = 0, group = 0, event = 0, umask = 0;

	for (size_t b = 0; b < platform->box_count; b++) {
		struct box *box = &platform->boxes[b];

		for (size_t i = 0; i < box->function_count; i++)
			box->functions[i].row = function++;
		for (size_t i = 0; i < box->reg_count; i++)
			box->regs[i].row = reg++;
		for (size_t i = 0; i < box->counter_count; i++)
			box->counters[i].row = group++;
		for (size_t e = 0; box->events != NULL && e < box->events->count; e++) {
			box->events->at[e].row = event++;
			for (size_t u = 0; u < box->events->at[e].umask_count; u++)
				box->events->at[e].umasks[u].row = umask++;
		}
		for (size_t l = 0; l < box->layout_count; l++) {
			box->layouts[l].row = layout++;
			for (size_t f = 0; f < box->layouts[l].field_count; f++) {
				struct field *one = &box->layouts[l].fields[f];

				one->row = field++;
				for (size_t v = 0; v < one->value_count; v++)
					one->values[v].row = value++;
			}
		}
	}
}

static void resolve_platform(struct resolver *resolver, struct platform *platform)
{
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
		if (box->presence < 0)
			box->presence = counts_in_pci(box) ? UNCORE_INSTANCES_DEVICE : UNCORE_INSTANCES_ALWAYS;
		resolve_events(resolver, box);
		resolve_perf(resolver, box);
		for (size_t n = 0; n < box->procedure_count; n++)
			resolve_procedure(resolver, platform, box, &box->procedures[n]);
	}
	if (platform->whole && platform->sockets != NULL)
		resolve_sockets(resolver, platform, platform->sockets);
	for (size_t n = 0; platform->whole && n < platform->procedure_count; n++)
		resolve_procedure(resolver, platform, NULL, &platform->procedures[n]);
	resolve_metrics(resolver, platform);
	number_rows(platform);
}

enum { CONFIDENCE_LOW = 2 };

/* What a dispute of low confidence touches is doubtful, and users are told. */
static void mark_doubtful(const struct dispute *dispute)
{
	struct event_ref ref;

	for (size_t i = 0; i < dispute->items.count; i++) {
		if (!find_event_path(dispute->platform, dispute->items.at[i], &ref))
			continue;
		if (ref.umask != NULL)
			((struct umask *)ref.umask)->doubtful = true;
		else
			((struct event *)ref.event)->doubtful = true;
	}
}

void resolve_model(struct resolver *resolver, struct model *model)
{
	for (size_t i = 0; i < model->platform_count; i++)
		resolve_platform(resolver, &model->platforms[i]);
	for (size_t i = 0; i < model->dispute_count; i++) {
		struct dispute *dispute = &model->disputes[i];

		dispute->platform = find_platform(model, dispute->platform_id);
		if (dispute->platform != NULL && dispute->confidence == CONFIDENCE_LOW)
			mark_doubtful(dispute);
	}
}
