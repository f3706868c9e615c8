/* SPDX-License-Identifier: MIT */
/* Finds the platform of a processor, and which of its boxes it has. */
#include "uncore/machine.h"
#include "uncore/run.h"

#include "shared/bits.h"
#include "core/lookup.h"

static const struct uncore_cpuid_row *find_row(const struct uncore_tables *tables,
					       const struct uncore_signature *signature)
{
	for (unsigned at = 0; at < tables->cpuids.count; at++) {
		const struct uncore_cpuid_row *row = &uncore_cpuids(tables)[at];

		if (row->family == signature->family && row->model == signature->model &&
		    signature->stepping >= row->stepping_lo && signature->stepping <= row->stepping_hi &&
		    (row->cache_level == 0 || (signature->cache_levels >> row->cache_level & 1)))
			return row;
	}
	return NULL;
}

uint16_t uncore_variant_by_signature(const struct uncore_tables *tables, const struct uncore_signature *signature)
{
	const struct uncore_cpuid_row *row = find_row(tables, signature);

	return row == NULL ? UNCORE_NO_INDEX : row->variant;
}

bool has_signature(const struct uncore_tables *tables, const struct uncore_signature *signature)
{
	return find_row(tables, signature) != NULL;
}

void uncore_machine_close(struct uncore_machine *machine)
{
	if (machine != NULL && machine->ops->close != NULL)
		machine->ops->close(machine->context);
}

uint64_t uncore_machine_now(const struct uncore_machine *machine)
{
	return machine->ops->now(machine->context);
}

int uncore_machine_sleep(const struct uncore_machine *machine, uint64_t nanoseconds)
{
	return machine->ops->sleep(machine->context, nanoseconds);
}

void uncore_machine_release(const struct uncore_machine *machine)
{
	if (machine->ops->release != NULL)
		machine->ops->release(machine->context);
}

unsigned uncore_machine_units(const struct uncore_machine *machine, uint16_t box)
{
	if (box >= machine->tables->boxes.count)
		return 0;
	return uncore_boxes(machine->tables)[box].scope == UNCORE_SCOPE_CPU ? machine->cpu_count :
									      machine->socket_count;
}

const char *uncore_presence_name(enum uncore_presence presence)
{
#define NAME(id, word, help) word,
	static const char *const names[] = { UNCORE_PRESENCES(NAME) };
#undef NAME
	return (unsigned)presence < UNCORE_PRESENCE_END ? names[presence] : "?";
}

static bool is_readable(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_range fields = uncore_layouts(tables)[uncore_registers(tables)[reg->reg].layout].fields;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		enum uncore_access access = (enum uncore_access)uncore_fields(tables)[at].access;

		if (access != UNCORE_ACCESS_WO && access != UNCORE_ACCESS_RV && access != UNCORE_ACCESS_UNKNOWN)
			return true;
	}
	return false;
}

/*
 * The register that shows whether the instance answers. It is the first control register of its counters, or else the
 * first data register. A box without counters has none of these: the first register that can be read answers for it.
 */
static bool telling_register(const struct uncore_tables *tables, uint16_t box, uint16_t instance,
			     struct uncore_register *reg)
{
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];
	const struct uncore_counter_row *group = &uncore_counters(tables)[row->counters.first];
	struct uncore_address address;

	*reg = (struct uncore_register){ box, instance, row->registers.first, 0 };
	if (row->counters.count != 0) {
		reg->reg = group->control != UNCORE_NO_INDEX ? group->control : group->data;
		return true;
	}
	for (; is_in_range(row->registers, reg->reg); reg->reg++) {
		if (is_readable(tables, reg) && uncore_register_address(tables, reg, &address) == 0)
			return true;
	}
	return false;
}

/* The bus returns all ones if nothing answers. A register with reserved bits never holds all ones. */
static bool is_empty_bus(const struct uncore_address *address, uint64_t value)
{
	return address->space != UNCORE_SPACE_MSR && value == low_bits(address->width);
}

enum uncore_presence uncore_presence_of(int result)
{
	switch (result) {
	case 0:
		return UNCORE_PRESENCE_OK;
	case UNCORE_E_NODEV:
		return UNCORE_PRESENCE_HIDDEN;
	case UNCORE_E_DENIED:
		return UNCORE_PRESENCE_DENIED;
	case UNCORE_E_NOADDR:
	case UNCORE_E_NOPLACE:
		return UNCORE_PRESENCE_UNKNOWN;
	default:
		return UNCORE_PRESENCE_FAILED;
	}
}

static enum uncore_presence of_result(const struct uncore_address *address, int result, uint64_t value)
{
	return result == 0 && is_empty_bus(address, value) ? UNCORE_PRESENCE_HIDDEN : uncore_presence_of(result);
}

/* ---- how many instances a part has ---- */

/* Reads a field. False if that fails. A mask may have all its bits. If each register has them, nothing *answers. */
static bool read_field(const struct uncore_machine *machine, unsigned unit, const struct uncore_field_ref *ref,
		       uint64_t *value, bool *answers)
{
	struct uncore_register reg = { ref->box, 0, ref->reg, 0 };
	struct uncore_address address;
	int result = uncore_register_address(machine->tables, &reg, &address), earlier = machine->fault->code;

	if (result != 0 && result != UNCORE_E_NOPLACE)
		return false;
	if (uncore_io_read(&machine->io, unit, &address, value) != 0) {
		if (earlier == 0)
			uncore_fault_clear(machine->fault);
		return false;
	}
	*answers |= !is_empty_bus(&address, *value);
	*value = uncore_field_value(&uncore_fields(machine->tables)[ref->field], *value);
	return true;
}

/* The number of instances that the register's number means. A number beyond the largest part means the largest part. */
static unsigned instances_for(const struct uncore_tables *tables, const struct uncore_present_row *present,
			      uint64_t number)
{
	const uint32_t *map = &uncore_numbers(tables)[present->map.first];

	for (unsigned at = 0; at + 1 < present->map.count; at += 2) {
		if (map[at] == number)
			return map[at + 1];
	}
	if (present->otherwise != UNCORE_NO_INDEX)
		return present->otherwise;
	return number < UNCORE_NO_INDEX ? (unsigned)number : UNCORE_NO_INDEX;
}

static bool count_present(const struct uncore_machine *machine, unsigned unit, uint16_t box, unsigned *count)
{
	const struct uncore_tables *tables = machine->tables;
	const struct uncore_present_row *present = &uncore_presents(tables)[uncore_boxes(tables)[box].present];
	uint64_t number = 0, value = 0;
	bool answers = false;

	for (unsigned at = 0; at < present->fields.count; at++) {
		if (!read_field(machine, unit, &uncore_field_refs(tables)[present->fields.first + at], &value,
				&answers))
			return false;
		number += present->count == UNCORE_NUMBER_ONES ? (unsigned)__builtin_popcountll(value) : value;
	}
	*count = instances_for(tables, present, number);
	return answers;
}

/* How many instances the part has, if its cores or a register say. */
static bool knows_count(const struct uncore_machine *machine, unsigned unit, uint16_t box, unsigned *count)
{
	const struct uncore_box_row *row = &uncore_boxes(machine->tables)[box];

	if (row->scope == UNCORE_SCOPE_CPU)
		return false;
	if (row->presence == UNCORE_INSTANCES_REGISTER && row->present != UNCORE_NO_INDEX)
		return count_present(machine, unit, box, count);
	*count = machine->sockets[unit].cores;
	return row->presence == UNCORE_INSTANCES_CORES && *count != 0;
}

/* A smaller part has fewer instances of some boxes; the registers of the others must not be touched. */
static bool is_on_part(const struct uncore_machine *machine, unsigned unit, uint16_t box, uint16_t instance)
{
	unsigned count;

	return !knows_count(machine, unit, box, &count) || instance < count;
}

/*
 * Whether another socket contradicts that the instance is missing: it shows the device, or fails in another way, which
 * proves nothing.
 */
static bool is_on_another(const struct uncore_machine *machine, unsigned unit, const struct uncore_address *address,
			  enum uncore_presence here)
{
	for (unsigned other = 0; other < machine->socket_count; other++) {
		uint64_t value = 0;

		if (other != unit &&
		    of_result(address, uncore_io_read(&machine->io, other, address, &value), value) != here)
			return true;
	}
	return false;
}

/* Whether another instance of the box answers, so that the path to such registers works. */
static bool has_sibling(const struct uncore_machine *machine, unsigned unit, const struct uncore_register *reg)
{
	struct uncore_register other = *reg;
	struct uncore_address address;
	uint64_t value;

	for (other.instance = 0; other.instance < uncore_boxes(machine->tables)[reg->box].instances; other.instance++) {
		if (other.instance != reg->instance &&
		    uncore_register_address(machine->tables, &other, &address) == 0 &&
		    uncore_io_read(&machine->io, unit, &address, &value) == 0)
			return true;
	}
	return false;
}

/*
 * The state of an instance that does not answer, if no other socket contradicts. Its PCI device or window of memory
 * shows whether the part has it. Without these its registers do, if the number of cores is unknown or parts may lack
 * instances: a register that the part lacks is refused. An access may fail for other reasons, so a sibling must answer.
 */
static enum uncore_presence if_nowhere(const struct uncore_machine *machine, unsigned unit,
				       const struct uncore_register *reg, enum uncore_presence presence)
{
	const struct uncore_box_row *row = &uncore_boxes(machine->tables)[reg->box];
	unsigned count;

	if (presence == UNCORE_PRESENCE_HIDDEN &&
	    (row->presence == UNCORE_INSTANCES_DEVICE ||
	     uncore_registers(machine->tables)[reg->reg].space == UNCORE_SPACE_MMIO))
		return UNCORE_PRESENCE_UNSEEN;
	if (presence != UNCORE_PRESENCE_FAILED || row->scope == UNCORE_SCOPE_CPU)
		return presence;
	if ((row->presence == UNCORE_INSTANCES_CORES || row->presence == UNCORE_INSTANCES_REGISTER) &&
	    !knows_count(machine, unit, reg->box, &count))
		return UNCORE_PRESENCE_UNSEEN;
	return row->presence == UNCORE_INSTANCES_ANSWERING && has_sibling(machine, unit, reg) ? UNCORE_PRESENCE_ABSENT :
												presence;
}

/* Reads no counter of a box whose registers have no address. */
static int ask_machine(const struct uncore_machine *machine, unsigned unit, uint16_t box, uint16_t instance)
{
	struct uncore_unit asked = { .tables = machine->tables, .io = machine->io, .number = unit };
	struct uncore_box_run run = { .unit = &asked, .box = box, .instance = instance };
	int result;

	if (machine->ops->run == NULL)
		return UNCORE_E_NOADDR;
	result = machine->ops->run(machine->context, &run, UNCORE_PROC_READ);
	return result == UNCORE_E_NOENT ? UNCORE_E_NOADDR : result;
}

/* Where the table of units says which instances there are. A machine without one lists none, and its registers tell. */
static int ask_table(const struct uncore_machine *machine, unsigned unit, uint16_t box, uint16_t instance)
{
	int result = UNCORE_E_NOENT;

	if (uncore_boxes(machine->tables)[box].presence == UNCORE_INSTANCES_FOUND && machine->ops->find != NULL)
		result = machine->ops->find(machine->context, unit, box, instance);
	return result == UNCORE_E_NOENT ? 0 : result;
}

int uncore_machine_presence(const struct uncore_machine *machine, unsigned unit, uint16_t box, uint16_t instance,
			    enum uncore_presence *presence)
{
	const struct uncore_tables *tables = machine->tables;
	struct uncore_address address;
	struct uncore_register reg;
	enum uncore_presence nowhere;
	uint64_t value = 0;
	int result;

	if (box >= tables->boxes.count || instance >= uncore_boxes(tables)[box].instances ||
	    unit >= uncore_machine_units(machine, box))
		return UNCORE_E_RANGE;
	*presence = UNCORE_PRESENCE_UNKNOWN;
	if (!telling_register(tables, box, instance, &reg))
		return 0;
	if (!is_on_part(machine, unit, box, instance)) {
		*presence = UNCORE_PRESENCE_ABSENT;
		return 0;
	}
	result = ask_table(machine, unit, box, instance);
	if (result != 0) {
		*presence = result == UNCORE_E_NODEV ? UNCORE_PRESENCE_ABSENT : uncore_presence_of(result);
		return 0;
	}
	result = uncore_register_address(tables, &reg, &address);
	if (result == UNCORE_E_NOADDR) {
		*presence = uncore_presence_of(ask_machine(machine, unit, box, instance));
		return 0;
	}
	if (result == 0 || result == UNCORE_E_NOPLACE)
		result = uncore_io_read(&machine->io, unit, &address, &value);
	*presence = of_result(&address, result, value);
	/* Only the register's own CPU serves it, and that CPU may be offline. */
	if (*presence == UNCORE_PRESENCE_HIDDEN && uncore_boxes(tables)[box].scope == UNCORE_SCOPE_CPU)
		*presence = UNCORE_PRESENCE_OFFLINE;
	nowhere = if_nowhere(machine, unit, &reg, *presence);
	if (nowhere != *presence && !is_on_another(machine, unit, &address, *presence))
		*presence = nowhere;
	return 0;
}
