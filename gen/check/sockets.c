/* SPDX-License-Identifier: MIT */
/*
 * Checks how PCI buses are matched to sockets and to instances: the keys fit the method, and the functions are on buses
 * that have numbers.
 */
#include "check/check.h"

static bool holds_bus_numbers(const struct socket_map *sockets)
{
	return sockets->method == UNCORE_SOCKET_MSR || sockets->method == UNCORE_SOCKET_BUS_NUMBER;
}

/* Whether the spec says to which socket a bus belongs that no register names. */
static bool knows_others(const struct socket_map *sockets)
{
	return sockets->method == UNCORE_SOCKET_SINGLE || sockets->others != UNCORE_OTHERS_NONE;
}

static void check_keys(struct checker *checker, const struct socket_map *sockets)
{
	bool is_single = sockets->method == UNCORE_SOCKET_SINGLE;

	if (sockets->id_path == NULL && !is_single)
		diag_error(checker->diag, RULE_BUS_MAPPING, node_loc(sockets->node),
			   "the method reads a register: name its field with \"node\"");
	if (is_single && (sockets->id_path != NULL || sockets->map_path != NULL || sockets->limit != 0))
		diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(sockets->node, "method"),
			   "\"single\" reads no register, so \"node\", \"map\" and \"limit\" do not fit");
	if (is_single && sockets->others != UNCORE_OTHERS_NONE)
		diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(sockets->node, "others"),
			   "\"single\" gives every bus to the one socket, so there are no others");
	if (!holds_bus_numbers(sockets) && (sockets->bus_paths.count != 0 || sockets->valid_path != NULL))
		diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(sockets->node, "method"),
			   "\"buses\" and \"valid\" belong to methods whose register holds bus numbers");
}

static void check_same_register(struct checker *checker, const struct socket_map *sockets, const struct field_ref *ref,
				struct loc loc)
{
	if (ref->field != NULL && sockets->is.id.field != NULL && ref->reg != sockets->is.id.reg)
		diag_error(checker->diag, RULE_BUS_MAPPING, loc, "%s.%s.%s is not in the register of \"node\"",
			   ref->box->id, ref->reg->id, ref->field->id);
}

static void check_functions(struct checker *checker, const struct platform *platform, size_t buses)
{
	for (size_t b = 0; b < platform->box_count; b++)
		for (size_t f = 0; f < platform->boxes[b].function_count; f++) {
			const struct function *function = &platform->boxes[b].functions[f];

			if (function->bus > buses)
				diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(function->node, "bus"),
					   "the platform knows %zu bus %s of a socket, so there is no bus %u",
					   buses + 1, buses == 0 ? "number" : "numbers", function->bus);
		}
}

/* Why a session cannot read the field as the number of a bus; NULL if it can. */
static const char *why_no_bus(const struct field_ref *ref)
{
	const char *why = why_unreadable(ref);

	return why == NULL && field_width(ref->field) > 8 ? "a bus number has 8 bits" : why;
}

static void check_root_fields(struct checker *checker, const struct root_buses *roots)
{
	for (size_t i = 0; i < roots->paths.count; i++) {
		const struct field_ref *ref = &roots->is.fields[i];
		const char *why = ref->field != NULL ? why_no_bus(ref) : NULL;

		if (why != NULL)
			diag_error(checker->diag, RULE_BUS_MAPPING, node_element_loc(roots->node, "fields", i),
				   "field %s holds the number of a root bus, and %s", roots->paths.at[i], why);
	}
	if (roots->valid_path != NULL && roots->paths.count == 0)
		diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(roots->node, "valid"),
			   "\"valid\" belongs to \"fields\"");
	else if (roots->valid_path != NULL && roots->is.valid.field != NULL && roots->is.fields[0].field != NULL &&
		 roots->is.valid.reg != roots->is.fields[0].reg)
		diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(roots->node, "valid"),
			   "%s is not in the register of \"fields\"", roots->valid_path);
}

void check_root_buses(struct checker *checker, const struct box *box)
{
	const struct root_buses *roots = box->root_buses;

	if (roots == NULL)
		return;
	check_source(checker, roots->source, roots->node);
	if (!roots->pmu && roots->paths.count == 0)
		diag_error(checker->diag, RULE_BUS_MAPPING, node_loc(roots->node),
			   "\"root_buses\" needs \"pmu\" or \"fields\": something must say which buses they are");
	if (roots->pmu && box->perf == NULL)
		diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(roots->node, "pmu"),
			   "box %s has no PMU: it has no key \"perf\"", box->id);
	if (roots->paths.count != 0 && roots->paths.count != box->instances)
		diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(roots->node, "fields"),
			   "box %s has %u instances, so it needs as many fields, not %zu", box->id, box->instances,
			   roots->paths.count);
	if (roots->chipset >= box->instances)
		diag_error(checker->diag, RULE_BUS_MAPPING, node_member_loc(roots->node, "chipset"),
			   "box %s has instances 0 to %u, not %u", box->id, box->instances - 1, roots->chipset);
	check_root_fields(checker, roots);
}

void check_sockets(struct checker *checker, const struct platform *platform)
{
	const struct socket_map *sockets = platform->sockets;

	if (sockets == NULL || !knows_others(sockets))
		check_functions(checker, platform, sockets != NULL ? sockets->bus_paths.count : 0);
	if (sockets == NULL)
		return;
	check_source(checker, sockets->source, sockets->node);
	check_keys(checker, sockets);
	for (size_t i = 0; i < sockets->bus_paths.count; i++)
		check_same_register(checker, sockets, &sockets->is.buses[i],
				    node_element_loc(sockets->node, "buses", i));
	if (sockets->valid_path != NULL)
		check_same_register(checker, sockets, &sockets->is.valid, node_member_loc(sockets->node, "valid"));
}
