/* SPDX-License-Identifier: MIT */
/* Makes the handle of a Linux machine from its parts, and frees it. */
#include "uncore/linux.h"

#include <stdlib.h>
#include <string.h>

#include "shared/bits.h"
#include "core/options.h"
#include "linux/access.h"
#include "linux/batch.h"
#include "linux/file.h"
#include "linux/host.h"
#include "linux/identity.h"
#include "linux/memory/map.h"
#include "linux/memory/units.h"
#include "linux/memory/window.h"
#include "linux/pci.h"
#include "linux/sys.h"
#include "linux/thread.h"
#include "linux/topology.h"

/* ---- the operations ---- */

static int linux_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct linux_host *host = (struct linux_host *)context;
	int result = check_unit(host, unit, address->scope);

	if (result != 0)
		return result;
	if (address->space == UNCORE_SPACE_PCI)
		return config_read(host, unit, address, value);
	if (uncore_is_in_window(address))
		return window_read(host, unit, address, value);
	result = msr_access(host, unit, address, value, false);
	if (result == 0)
		*value &= low_bits(address->width);
	return result;
}

static int linux_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct linux_host *host = (struct linux_host *)context;
	int result = check_unit(host, unit, address->scope);

	if (result != 0)
		return result;
	if (host->read_only)
		return uncore_fault_set(&host->fault, UNCORE_E_DENIED, "the machine was opened only for reading");
	if (address->space == UNCORE_SPACE_PCI)
		return config_write(host, unit, address, value);
	if (uncore_is_in_window(address))
		return window_write(host, unit, address, value);
	return msr_access(host, unit, address, &value, true);
}

static uint64_t linux_now(void *context)
{
	return host_now((struct linux_host *)context);
}

static int linux_sleep(void *context, uint64_t nanoseconds)
{
	const struct linux_host *host = (const struct linux_host *)context;

	return host->sys.sleep(host->sys.context, nanoseconds) == 0 ? 0 : UNCORE_E_IO;
}

static void linux_release(void *context)
{
	release_thread((struct linux_host *)context);
}

static void close_file(const struct linux_host *host, int fd)
{
	if (fd >= 0)
		(void)host->sys.close(host->sys.context, fd);
}

static void linux_close(void *context)
{
	struct linux_host *host = (struct linux_host *)context;

	release_thread(host);
	unmap_functions(host);
	unmap_windows(host);
	free_units(host);
	free(host->made_tables);
	for (unsigned cpu = 0; cpu < host->machine.cpu_count && host->cpus != NULL; cpu++)
		close_file(host, host->cpus[cpu].fd);
	for (size_t at = 0; at < host->function_count; at++)
		close_file(host, host->functions[at].fd);
	close_file(host, host->batch_fd);
	close_file(host, host->clock_fd);
	close_file(host, host->memory_fd);
	free(host->sockets);
	free(host->maps);
	free(host->cpus);
	free(host->functions);
	free(host->own_mask);
	free(host->move_mask);
	free(host->batch);
	free(host);
}

static const struct uncore_io_ops io_ops = { linux_read, linux_write, read_io_list };
static const struct uncore_machine_ops machine_ops = { linux_now,   linux_sleep, linux_release,
						       linux_close, NULL,        linux_find };

/* ---- making it ---- */

int take_root(struct linux_host *host, const char *root)
{
	size_t length = root == NULL ? 0 : strlen(root);

	while (length > 0 && (root[length - 1] == '/' || (length > 1 && strncmp(root + length - 2, "/.", 2) == 0)))
		length--;
	if (length >= sizeof(host->root))
		return uncore_fault_set(&host->fault, UNCORE_E_RANGE,
					"the name of the root has %u bytes; "
					"at most %u are allowed",
					(unsigned)length, (unsigned)sizeof(host->root) - 1);
	if (length > 0)
		memcpy(host->root, root, length);
	host->machine.name = length == 0 ? "/" : host->root;
	return 0;
}

static struct linux_host *make(const struct uncore_linux_options *options)
{
	struct linux_host *host = (struct linux_host *)calloc(1, sizeof(*host));

	if (host == NULL)
		return NULL;
	host->sys = options->sys != NULL ? *options->sys : linux_sys;
	host->read_only = options->read_only;
	host->keep_affinity = options->keep_affinity;
	host->platforms = options->platforms;
	host->at_cpu = -1;
	host->batch_fd = -1;
	host->clock_fd = -1;
	host->memory_fd = -1;
	host->machine.io = (struct uncore_io){ &io_ops, host };
	host->machine.ops = &machine_ops;
	host->machine.context = host;
	host->machine.fault = &host->fault;
	return host;
}

/* Reads the boot's UUID. Without it, journals of earlier boots cannot be recognized, but sessions can measure. */
static void read_boot(struct linux_host *host)
{
	char path[PATH_ROOM];
	size_t length;

	host_path(host, path, "/proc/sys/kernel/random/boot_id");
	if (read_text(host, path, host->boot, sizeof(host->boot)) <= 0)
		return;
	length = strspn(host->boot, "0123456789abcdef-");
	if (length == 36 && host->boot[length] == '\n') {
		host->boot[length] = '\0';
		host->machine.boot = host->boot;
	}
}

static int look_around(struct linux_host *host)
{
	struct uncore_signature signature;
	int result;

	find_clock(host);
	host->machine.is_simulated = host->clock_fd >= 0;
	find_state(host);
	result = find_signature(host, &signature);
	if (result == 0)
		result = find_topology(host);
	if (result == 0)
		result = find_functions(host);
	if (result == 0)
		result = map_buses(host);
	if (result != 0)
		return result;
	index_functions(host);
	probe_batch(host);
	read_boot(host);
	return 0;
}

int uncore_linux_open(const struct uncore_linux_options *given, struct uncore_machine **machine,
		      struct uncore_fault *fault)
{
	static const struct options type = OPTIONS_TYPE(uncore_linux_options, keep_affinity);
	struct uncore_linux_options options;
	struct linux_host *host;
	int result = take_options(&type, given, &options, fault);

	if (machine != NULL)
		*machine = NULL;
	if (result != 0)
		return result;
	host = make(&options);
	if (machine == NULL || host == NULL) {
		free(host);
		return uncore_fault_set(fault, machine == NULL ? UNCORE_E_ARGUMENT : UNCORE_E_NOMEM,
					"a machine cannot be opened: %s",
					machine == NULL ? "the pointer for the handle is NULL" : "out of memory");
	}
	result = take_root(host, options.root);
	if (result == 0)
		result = look_around(host);
	if (result == 0) {
		*machine = &host->machine;
		return 0;
	}
	(void)uncore_fault_set(fault, result, "%s", host->fault.text);
	linux_close(host);
	return result;
}

/* ---- other questions ---- */

static struct linux_host *host_of(const struct uncore_machine *machine)
{
	return machine != NULL && machine->ops == &machine_ops ? (struct linux_host *)machine->context : NULL;
}

const char *uncore_linux_evidence(const struct uncore_machine *machine, unsigned socket)
{
	const struct linux_host *host = host_of(machine);

	return host != NULL && socket < machine->socket_count ? host->maps[socket].evidence : NULL;
}

bool uncore_linux_batches(const struct uncore_machine *machine)
{
	const struct linux_host *host = host_of(machine);

	return host != NULL && host->batch_fd >= 0;
}

int uncore_linux_map(struct uncore_machine *machine, unsigned *mapped, struct uncore_fault *fault)
{
	struct linux_host *host = host_of(machine);
	unsigned count = 0;
	int result;

	if (mapped != NULL)
		*mapped = 0;
	if (host == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "this machine has no memory that could be mapped");
	uncore_fault_clear(&host->fault);
	result = map_functions(host, &count);
	if (mapped != NULL)
		*mapped = count;
	if (result != 0)
		(void)uncore_fault_set(fault, result, "%s", host->fault.text);
	uncore_fault_clear(&host->fault);
	return result;
}

int uncore_linux_add_types(struct uncore_machine *machine, struct uncore_fault *fault)
{
	struct linux_host *host = host_of(machine);
	int result = host == NULL ? UNCORE_E_NOENT : add_unit_types(host);

	if (result != 0 && host != NULL)
		(void)uncore_fault_set(fault, result, "%s", host->fault.text);
	if (host != NULL)
		uncore_fault_clear(&host->fault);
	return result;
}

int uncore_linux_unit_at(struct uncore_machine *machine, unsigned socket, size_t index, struct uncore_found_unit *unit,
			 struct uncore_fault *fault)
{
	struct linux_host *host = host_of(machine);
	const struct socket_units *listed;

	if (host == NULL || socket >= host->machine.socket_count)
		return UNCORE_E_NOENT;
	listed = units_of_socket(host, socket);
	if (listed == NULL || (index >= listed->count && listed->code != 0))
		return uncore_fault_set(fault, listed == NULL ? UNCORE_E_NOMEM : listed->code, "%s",
					listed == NULL ? "" : listed->why);
	if (index >= listed->count)
		return listed->tables == 0 ? UNCORE_E_NOENT : UNCORE_E_RANGE;
	*unit = listed->units[index];
	return 0;
}
