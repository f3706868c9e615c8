/* SPDX-License-Identifier: MIT */
/* Writes what Linux says about PCI devices, for the devices of a simulated machine. */
#include <inttypes.h>
#include <string.h>

#include "fuse/machine.h"
#include "fuse/text.h"

/* Of configuration space. */
enum { OFFSET_SUBSYSTEM = 0x2c };

/* Address ranges of a function: six, the ROM's, and those of bridges and virtual functions only. */
enum { RANGES = 7, RESOURCES = 13 };

struct uncore_sim_device mount_device(const struct mount_machine *machine, unsigned index)
{
	struct uncore_sim_device out = { 0 };

	if (uncore_sim_device_at(machine->sim, index, &out) != 0)
		out = (struct uncore_sim_device){ 0 };
	return out;
}

static void print_name(char *name, size_t room, const struct uncore_sim_device *device)
{
	snprintf(name, room, "%04x:%02x:%02x.%x", device->domain, device->bus, device->device, device->function);
}

bool mount_io_of(const struct mount_machine *machine, unsigned index, struct uncore_sim_io_device *io)
{
	for (unsigned at = 0; at < uncore_sim_io_count(machine->sim); at++) {
		if (uncore_sim_io_at(machine->sim, at, io) == 0 && io->device == index)
			return true;
	}
	return false;
}

void mount_device_folder(const struct mount_machine *machine, unsigned index, char *path, size_t room)
{
	struct uncore_sim_device device = mount_device(machine, index), port;
	struct uncore_sim_io_device io;
	char name[32], port_name[32];

	print_name(name, sizeof(name), &device);
	if (!mount_io_of(machine, index, &io)) {
		snprintf(path, room, "devices/pci%04x:%02x/%s", device.domain, device.bus, name);
		return;
	}
	port = mount_device(machine, io.port);
	print_name(port_name, sizeof(port_name), &port);
	snprintf(path, room, "devices/pci%04x:%02x/%s/%s", port.domain, port.bus, port_name, name);
}

void mount_print_device_link(FILE *to, const struct mount_machine *machine, unsigned index)
{
	char path[128];

	mount_device_folder(machine, index, path, sizeof(path));
	fprintf(to, "../../../%s", path);
}

void mount_print_vendor(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%04x\n", mount_device(machine, index).vendor_id);
}

void mount_print_device(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%04x\n", mount_device(machine, index).device_id);
}

void mount_print_class(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%06x\n", (unsigned)mount_device(machine, index).class_code);
}

/* A read of the header cannot fail. */
static uint32_t read_header(const struct mount_machine *machine, unsigned index, uint32_t offset)
{
	uint32_t value = 0;

	return uncore_sim_config_read(machine->sim, index, offset, &value) == 0 ? value : 0;
}

void mount_print_revision(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%02x\n", (unsigned)mount_device(machine, index).revision);
}

void mount_print_subsystem_vendor(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%04x\n", (unsigned)(read_header(machine, index, OFFSET_SUBSYSTEM) & 0xffff));
}

void mount_print_subsystem(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%04x\n", (unsigned)(read_header(machine, index, OFFSET_SUBSYSTEM) >> 16));
}

/* No device has an interrupt. */
void mount_print_irq(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	fputs("0\n", to);
}

/* Each socket is a memory node. */
void mount_print_node(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "%u\n", mount_device(machine, index).socket);
}

void mount_print_local_cpus(FILE *to, const struct mount_machine *machine, unsigned index)
{
	mount_print_node_cpus(to, machine, mount_device(machine, index).socket);
}

void mount_print_local_cpu_list(FILE *to, const struct mount_machine *machine, unsigned index)
{
	mount_print_node_cpu_list(to, machine, mount_device(machine, index).socket);
}

void mount_print_resources(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	for (unsigned each = 0; each < RESOURCES; each++)
		fputs("0x0000000000000000 0x0000000000000000 0x0000000000000000\n", to);
}

/* The format of drivers/pci/proc.c, which has no domains. */
void mount_print_device_list(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)index;
	for (unsigned at = 0; at < uncore_sim_device_count(machine->sim); at++) {
		struct uncore_sim_device device = mount_device(machine, at);

		fprintf(to, "%02x%02x\t%04x%04x\t0", device.bus, device.device << 3U | device.function,
			device.vendor_id, device.device_id);
		for (unsigned each = 0; each < 2 * RANGES; each++)
			fprintf(to, "\t%16x", 0U);
		fputs("\t\n", to);
	}
}

/* ---- the table of configuration spaces: PCI Firmware Specification 3.0, table 4-2 ---- */

enum { MCFG_HEAD = 44, MCFG_ENTRY = 16, MCFG_CHECKSUM = 9 };

/* An address where firmware might map the first one. Nothing answers there. */
#define MCFG_ADDRESS UINT64_C(0x80000000)
#define MCFG_SPACE UINT64_C(0x10000000)

static void store_number(uint8_t *to, uint64_t value, unsigned bytes)
{
	for (unsigned at = 0; at < bytes; at++)
		to[at] = (uint8_t)(value >> 8 * at);
}

/* Devices are sorted by domain. */
static bool begins_domain(const struct mount_machine *machine, unsigned index)
{
	return index == 0 || mount_device(machine, index).domain != mount_device(machine, index - 1).domain;
}

static size_t fill_entries(const struct mount_machine *machine, uint8_t *table, size_t room)
{
	size_t length = MCFG_HEAD;

	for (unsigned at = 0; at < uncore_sim_device_count(machine->sim) && length + MCFG_ENTRY <= room; at++) {
		if (!begins_domain(machine, at))
			continue;
		store_number(table + length, MCFG_ADDRESS + (length - MCFG_HEAD) / MCFG_ENTRY * MCFG_SPACE, 8);
		store_number(table + length + 8, mount_device(machine, at).domain, 2);
		table[length + 11] = 0xff; /* buses 0 to 255 */
		length += MCFG_ENTRY;
	}
	return length;
}

void mount_print_mcfg(FILE *to, const struct mount_machine *machine, unsigned index)
{
	uint8_t table[MCFG_HEAD + UNCORE_SCENARIO_SOCKETS * MCFG_ENTRY] = "MCFG";
	size_t length = fill_entries(machine, table, sizeof(table));
	uint8_t sum = 0;

	(void)index;
	store_number(table + 4, length, 4);
	table[8] = 1; /* revision of the format */
	memcpy(table + 10, "UNCORE", 6);
	memcpy(table + 16, "SIMULATE", 8);
	for (size_t at = 0; at < length; at++)
		sum = (uint8_t)(sum + table[at]);
	table[MCFG_CHECKSUM] = (uint8_t)(0x100 - sum);
	fwrite(table, length, 1, to);
}

/*
 * Who uses which memory: kernel/resource.c. Below 4 GiB are devices, behind the first part of the memory. The kernel
 * does not list the windows of registers.
 */
void mount_print_iomem(FILE *to, const struct mount_machine *machine, unsigned index)
{
	uint64_t memory = uncore_sim_memory(machine->sim) * uncore_sim_machine(machine->sim)->socket_count;

	(void)index;
	fputs("00000000-00000fff : Reserved\n00001000-0009ffff : System RAM\n000a0000-000fffff : Reserved\n"
	      "00100000-5fffffff : System RAM\n60000000-ffffffff : PCI Bus 0000:00\n",
	      to);
	fprintf(to, "100000000-%" PRIx64 " : System RAM\n", UINT64_C(0x100000000) + memory - 1);
}
