/* SPDX-License-Identifier: MIT */
/* Serves the bus side: MSRs by logical CPU, configuration space by device, windows by their address in memory. */
#include "sim/access/access.h"
#include "sim/shape/units.h"

enum {
	CONFIG_BYTES = 4096,
	HEADER_BYTES = 0x40,
	OFFSET_IDS = 0x00,
	OFFSET_CLASS = 0x08,
	OFFSET_TYPE = 0x0c,
	OFFSET_BUSES = 0x18
};

#define MANY_FUNCTIONS UINT32_C(0x00800000) /* in the dword of the header type */
#define BRIDGE UINT32_C(0x00010000)

/* ---- MSRs ---- */

/* Finds the MSR that a CPU sees under a number: its own, or its package's. */
static const struct cell *find_msr(const struct shape *shape, unsigned cpu, uint32_t number, unsigned *unit)
{
	struct uncore_address address = { .space = UNCORE_SPACE_MSR, .scope = UNCORE_SCOPE_CPU, .number = number };
	const struct cell *cell = cell_find(&shape->cells, cell_key(&address));

	*unit = cpu;
	if (cell != NULL)
		return cell;
	address.scope = UNCORE_SCOPE_PACKAGE;
	*unit = shape->cpus[cpu].socket;
	cell = cell_find(&shape->cells, cell_key(&address));
	if (cell == NULL && find_in_units(shape, UNCORE_SPACE_MSR, *unit, NULL, number, &address))
		cell = cell_find(&shape->cells, cell_key(&address));
	return cell;
}

static int access_msr(struct accesses *accesses, unsigned cpu, uint32_t number, bool is_write, uint64_t *value)
{
	struct access access = { .is_write = is_write };
	const struct cell *cell;

	if (cpu >= accesses->shape->cpu_count || !accesses->online[cpu])
		return UNCORE_E_NODEV;
	cell = find_msr(accesses->shape, cpu, number, &access.unit);
	if (cell == NULL) {
		accesses->faults->accesses++;
		faults_tick(accesses->faults);
		return core_access(accesses->core, cpu, number, is_write, accesses->counting->clock.now, value);
	}
	access.lane.cell = cell;
	access.lane.mask = cell_layout(&accesses->shape->cells, cell)->width == 64 ? UINT64_MAX : UINT32_MAX;
	access.state = state_of(accesses->shape, access.unit, cell);
	/* Bits above the width of a narrow register are reserved. */
	if (is_write && accesses->strict && (*value & ~access.lane.mask) != 0) {
		accesses->faults->accesses++;
		return UNCORE_E_RESERVED;
	}
	return sim_access(accesses, &access, value);
}

int sim_msr_read(struct accesses *accesses, unsigned cpu, uint32_t number, uint64_t *value)
{
	return access_msr(accesses, cpu, number, false, value);
}

int sim_msr_write(struct accesses *accesses, unsigned cpu, uint32_t number, uint64_t value)
{
	int result = access_msr(accesses, cpu, number, true, &value);

	/* A processor raises a fault for a reserved bit that is written wrong. */
	return result == UNCORE_E_RESERVED ? UNCORE_E_IO : result;
}

/* ---- configuration space ---- */

static bool has_neighbours(const struct shape *shape, unsigned index)
{
	const struct uncore_sim_device *own = &shape->devices[index].bus;

	for (unsigned at = 0; at < shape->device_count; at++) {
		const struct uncore_sim_device *each = &shape->devices[at].bus;

		if (at != index && each->domain == own->domain && each->bus == own->bus && each->device == own->device)
			return true;
	}
	return false;
}

static uint32_t header(const struct shape *shape, unsigned index, uint32_t offset)
{
	const struct uncore_sim_device *device = &shape->devices[index].bus;
	uint32_t below = shape->devices[index].secondary;

	switch (offset) {
	case OFFSET_IDS:
		return (uint32_t)device->device_id << 16 | device->vendor_id;
	case OFFSET_CLASS:
		return device->class_code << 8 | device->revision;
	case OFFSET_TYPE:
		return (has_neighbours(shape, index) ? MANY_FUNCTIONS : 0) | (below != 0 ? BRIDGE : 0);
	case OFFSET_BUSES:
		return below != 0 ? below << 16 | below << 8 | device->bus : 0;
	default:
		return 0;
	}
}

/* A function of no box has at most one register, which is read-only. */
static int access_other(struct accesses *accesses, const struct device *device, uint32_t offset, bool is_write,
			uint64_t *value)
{
	const struct socket *socket = &accesses->shape->sockets[device->socket];

	accesses->faults->accesses++;
	faults_tick(accesses->faults);
	if (is_write)
		return 0;
	*value = device->root != NULL && device->root->bus_numbers != 0 && offset == device->root->bus_numbers ?
			 (uint64_t)socket->bus << 8 | socket->root_bus :
			 0;
	return 0;
}

/* Bytes are the bytes of the dword that the access touches. */
static int access_config(struct accesses *accesses, unsigned device, uint32_t offset, bool is_write, uint32_t bytes,
			 uint64_t *value)
{
	struct access access = { .is_write = is_write, .may_tear = true };
	struct uncore_address address = {
		.space = UNCORE_SPACE_PCI, .scope = UNCORE_SCOPE_PACKAGE, .number = offset, .width = 32
	};

	if (accesses->shape->devices[device].bus.own_bus == UNCORE_NO_PLACE)
		return access_other(accesses, &accesses->shape->devices[device], offset, is_write, value);
	address.device = accesses->shape->devices[device].bus.device;
	address.function = accesses->shape->devices[device].bus.function;
	address.bus = accesses->shape->devices[device].bus.own_bus;
	access.unit = accesses->shape->devices[device].socket;
	if (find_in_units(accesses->shape, UNCORE_SPACE_PCI, access.unit, &accesses->shape->devices[device], offset,
			  &address))
		address.width = 32;
	access.state = &accesses->shape->devices[device].state;
	/* Where no register is, the lane stays without a cell. */
	(void)cell_lane(&accesses->shape->cells, &address, &access.lane);
	access.lane.mask &= (uint64_t)bytes << access.lane.shift;
	return sim_access(accesses, &access, value);
}

static int check_config(const struct shape *shape, unsigned device, uint32_t offset)
{
	if (device >= shape->device_count)
		return UNCORE_E_NODEV;
	return offset % 4 == 0 && offset < CONFIG_BYTES ? 0 : UNCORE_E_RANGE;
}

int sim_config_read(struct accesses *accesses, unsigned device, uint32_t offset, uint32_t *value)
{
	uint64_t wide = 0;
	int result = check_config(accesses->shape, device, offset);

	if (result != 0)
		return result;
	if (is_portal(accesses->shape, &accesses->shape->devices[device]) && offset != OFFSET_IDS &&
	    offset != OFFSET_CLASS && offset != OFFSET_TYPE)
		wide = portal_dword(accesses->shape, accesses->shape->devices[device].socket, offset);
	else if (offset < HEADER_BYTES)
		wide = header(accesses->shape, device, offset);
	else
		result = access_config(accesses, device, offset, false, UINT32_MAX, &wide);
	if (result == 0)
		*value = (uint32_t)wide;
	return result;
}

int sim_config_write(struct accesses *accesses, unsigned device, uint32_t offset, uint32_t value, unsigned enables)
{
	uint64_t wide = value;
	uint32_t bytes = 0;
	int result = check_config(accesses->shape, device, offset);

	if (result == 0 && (enables == 0 || enables > 0xf))
		result = UNCORE_E_RANGE;
	if (result != 0 || offset < HEADER_BYTES)
		return result;
	for (unsigned byte = 0; byte < 4; byte++)
		bytes |= (enables >> byte & 1 ? UINT32_C(0xff) : 0) << 8 * byte;
	result = access_config(accesses, device, offset, true, bytes, &wide);
	/* The bus accepts every value. */
	return result == UNCORE_E_RESERVED ? UNCORE_E_IO : result;
}

/* ---- memory ---- */

static bool is_access(uint64_t address, unsigned width)
{
	return (width == 32 || width == 64) && address % (width / 8) == 0;
}

static bool find_unit_memory(const struct shape *shape, uint64_t address, unsigned *socket,
			     struct uncore_address *place)
{
	for (*socket = 0; *socket < shape->socket_count; ++*socket) {
		if (find_in_units(shape, UNCORE_SPACE_MMIO, *socket, NULL, address, place))
			return true;
	}
	return false;
}

/* What a table of units has there; elsewhere ones. */
static uint64_t table_bytes(const struct shape *shape, uint64_t address, unsigned width)
{
	for (unsigned socket = 0; socket < shape->socket_count && shape->unit_tables != NULL; socket++) {
		size_t bytes;
		uint64_t begin = unit_table_begin(shape, socket, &bytes);
		size_t at = (size_t)(address - begin);

		if (address < begin || address - begin >= bytes)
			continue;
		return width == 32 ? unit_table_dword(shape, socket, at) :
				     (uint64_t)unit_table_dword(shape, socket, at + 4) << 32 |
					     unit_table_dword(shape, socket, at);
	}
	return UINT64_MAX >> (64 - width);
}

/*
 * Nothing answers where no register is: reads give all ones, and writes are lost. A 64-bit access is one to a 64-bit
 * register, or two to the halves of what is there.
 */
static int access_memory(struct accesses *accesses, uint64_t address, unsigned width, bool is_write, uint64_t *value)
{
	struct access access = { .is_write = is_write };
	struct uncore_address place;
	int result;

	if (!find_window(accesses->counting->registers, address, &access.unit, &place) &&
	    !find_unit_memory(accesses->shape, address, &access.unit, &place)) {
		accesses->faults->accesses++;
		*value = table_bytes(accesses->shape, address, width);
		return 0;
	}
	place.width = (uint8_t)width;
	result = cell_lane(&accesses->shape->cells, &place, &access.lane);
	if (result != 0) {
		accesses->faults->accesses++;
		*value = 0;
		return result == UNCORE_E_NODEV ? 0 : result;
	}
	access.state = state_of(accesses->shape, access.unit, access.lane.cell);
	return sim_access(accesses, &access, value);
}

int sim_memory_read(struct accesses *accesses, uint64_t address, unsigned width, uint64_t *value)
{
	uint64_t high = 0;
	int result = is_access(address, width) ? 0 : UNCORE_E_WIDTH;

	if (result != 0)
		return result;
	result = access_memory(accesses, address, width, false, value);
	if (result != UNCORE_E_WIDTH || width != 64)
		return result;
	result = access_memory(accesses, address, 32, false, value);
	if (result == 0)
		result = access_memory(accesses, address + 4, 32, false, &high);
	*value |= high << 32;
	return result;
}

int sim_memory_write(struct accesses *accesses, uint64_t address, unsigned width, uint64_t value)
{
	uint64_t low = value & UINT32_MAX, high = value >> 32;
	int result = is_access(address, width) ? 0 : UNCORE_E_WIDTH;

	if (result != 0)
		return result;
	result = access_memory(accesses, address, width, true, &value);
	if (result == UNCORE_E_WIDTH && width == 64) {
		result = access_memory(accesses, address, 32, true, &low);
		if (result == 0)
			result = access_memory(accesses, address + 4, 32, true, &high);
	}
	/* The bus accepts every value. */
	return result == UNCORE_E_RESERVED ? UNCORE_E_IO : result;
}
