/* SPDX-License-Identifier: MIT */
/* Implements the machine interface of sessions: registers by address. */
#include "sim/access/access.h"

/* Whether a CPU is online to serve the access. */
static bool is_served(const struct accesses *accesses, unsigned unit, const struct uncore_address *address)
{
	if (unit >= sim_units(accesses->shape, address->scope))
		return false;
	if (address->space != UNCORE_SPACE_MSR)
		return true;
	return address->scope == UNCORE_SCOPE_CPU ? accesses->online[unit] : accesses->sockets[unit].cpu >= 0;
}

static int refuse_access(struct accesses *accesses, unsigned unit, const struct uncore_address *address, int code)
{
	const char *what = address->scope == UNCORE_SCOPE_CPU ? "CPU" : "socket";
	char place[UNCORE_ADDRESS_TEXT];

	if (unit < sim_units(accesses->shape, address->scope) && !is_served(accesses, unit, address))
		return address->scope == UNCORE_SCOPE_CPU ?
			       uncore_fault_set(&accesses->fault, code, "CPU %u is offline", unit) :
			       uncore_fault_set(&accesses->fault, code, "no CPU of socket %u is online", unit);
	return uncore_fault_set(&accesses->fault, code, "%s %u, %s: %s", what, unit,
				uncore_address_text(accesses->shape->tables, address, place), uncore_error_text(code));
}

static int find_access(const struct accesses *accesses, unsigned unit, const struct uncore_address *address,
		       struct access *access)
{
	struct uncore_address place = *address;
	int result;

	if (!is_served(accesses, unit, address))
		return UNCORE_E_NODEV;
	sim_place(accesses->shape, unit, &place);
	result = cell_lane(&accesses->shape->cells, &place, &access->lane);
	if (result == UNCORE_E_NODEV && address->space == UNCORE_SPACE_MSR)
		return UNCORE_E_IO;
	access->unit = unit;
	access->state = result == 0 ? state_of(accesses->shape, unit, access->lane.cell) : NULL;
	return result;
}

static int serve(struct accesses *accesses, unsigned unit, const struct uncore_address *address, struct access *access,
		 uint64_t *value)
{
	int result = find_access(accesses, unit, address, access);

	if (result == 0)
		result = sim_access(accesses, access, value);
	else
		accesses->faults->accesses++;
	/* A caller who wants a register cannot use fewer bytes, so WIDTH is IO for it. */
	if (result == UNCORE_E_WIDTH && access->state != NULL)
		result = UNCORE_E_IO;
	return result == 0 ? 0 : refuse_access(accesses, unit, address, result);
}

static int machine_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct access access = { .is_write = false };

	return serve((struct accesses *)context, unit, address, &access, value);
}

static int machine_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct access access = { .is_write = true };

	return serve((struct accesses *)context, unit, address, &access, &value);
}

static void machine_read_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	struct access access = { .may_tear = true };

	for (size_t at = 0; at < count; at++) {
		items[at].value = 0;
		items[at].result =
			serve((struct accesses *)context, unit, &items[at].address, &access, &items[at].value);
	}
}

struct uncore_io accesses_io(struct accesses *accesses)
{
	static const struct uncore_io_ops io = { machine_read, machine_write, machine_read_list };

	return (struct uncore_io){ &io, accesses };
}
