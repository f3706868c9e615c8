/* SPDX-License-Identifier: MIT */
/* What Linux says about PCI devices, of those of a simulated machine. */
#include <stdlib.h>

#include "tree.h"

/* Of configuration space. */
enum { OFFSET_CLASS = 0x08, OFFSET_SUBSYSTEM = 0x2c };

/* Address ranges of a function: six, the ROM's, and those that only bridges and virtual functions have. */
enum { RANGES = 7, RESOURCES = 13 };

struct uncore_sim_device mount_device(const struct mount_machine *machine, unsigned index)
{
	struct uncore_sim_device out = { 0 };

	if (uncore_sim_device_at(machine->sim, index, &out) != 0)
		out = (struct uncore_sim_device){ 0 };
	return out;
}

void mount_print_device_link(FILE *to, const struct mount_machine *machine, unsigned index)
{
	struct uncore_sim_device device = mount_device(machine, index);

	fprintf(to, "../../../devices/pci%04x:%02x/%04x:%02x:%02x.%x", device.domain, device.bus, device.domain,
		device.bus, device.device, device.function);
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

/* The header cannot fail. */
static uint32_t read_header(const struct mount_machine *machine, unsigned index, uint32_t offset)
{
	uint32_t value = 0;

	return uncore_sim_config_read(machine->sim, index, offset, &value) == 0 ? value : 0;
}

void mount_print_revision(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%02x\n", (unsigned)(read_header(machine, index, OFFSET_CLASS) & 0xff));
}

void mount_print_subsystem_vendor(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%04x\n", (unsigned)(read_header(machine, index, OFFSET_SUBSYSTEM) & 0xffff));
}

void mount_print_subsystem(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "0x%04x\n", (unsigned)(read_header(machine, index, OFFSET_SUBSYSTEM) >> 16));
}

/* None has an interrupt. */
void mount_print_irq(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	fputs("0\n", to);
}

/* Not known, as where firmware does not tell: the machine shows no memory nodes either. */
void mount_print_node(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	fputs("-1\n", to);
}

void mount_print_resources(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	for (unsigned each = 0; each < RESOURCES; each++)
		fputs("0x0000000000000000 0x0000000000000000 0x0000000000000000\n", to);
}

/* The format of drivers/pci/proc.c, which knows of no domains. */
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
