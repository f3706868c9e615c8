/* SPDX-License-Identifier: MIT */
/* Marks the kernel's accesses to registers as its own, so that a report tells them from those of programs. */
#include "kernel/kernel.h"

/* Both numbers are below UNCORE_SIM_CLIENTS, so neither call fails. */
static void begin(const struct kernel_events *events)
{
	(void)!uncore_sim_set_client(events->sim, KERNEL_CLIENT);
}

static int end(const struct kernel_events *events, int result)
{
	(void)!uncore_sim_set_client(events->sim, 0);
	return result;
}

static int own_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	const struct kernel_events *events = (const struct kernel_events *)context;

	begin(events);
	return end(events, uncore_io_read(&events->machine->io, unit, address, value));
}

static int own_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	const struct kernel_events *events = (const struct kernel_events *)context;

	begin(events);
	return end(events, uncore_io_write(&events->machine->io, unit, address, value));
}

static void own_read_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	const struct kernel_events *events = (const struct kernel_events *)context;

	begin(events);
	(void)end(events, uncore_io_read_list(&events->machine->io, unit, items, count));
}

struct uncore_io kernel_own_io(struct kernel_events *events)
{
	static const struct uncore_io_ops ops = { own_read, own_write, own_read_list };

	return (struct uncore_io){ &ops, events };
}

int kernel_run_apart(struct kernel_events *events, const struct uncore_box_run *box, enum uncore_procedure procedure)
{
	begin(events);
	return end(events, events->machine->ops->run(events->machine->context, box, procedure));
}
