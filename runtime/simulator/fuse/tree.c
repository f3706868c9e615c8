/* SPDX-License-Identifier: MIT */
/* Lists the files of a mounted machine. Names and permissions are Linux's. */
#define _GNU_SOURCE
#include "fuse/machine.h"
#include "fuse/perf_files.h"
#include "fuse/text.h"
#include "fuse/tree.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define CPUS "/sys/devices/system/cpu"
#define NODES "/sys/devices/system/node"
#define SIM "/sys/kernel/uncore_sim"

enum { NAME_ROOM = 64, PATH_ROOM = 160 };

/* A file, by the end of its path. */
struct file_shape {
	const char *name;
	enum mount_kind kind;
	mode_t mode;
	mount_print *print;
	bool while_online;
};

#define FOLDER(name) \
	{ \
		name, MOUNT_FOLDER, 0555, NULL, false \
	}
#define TEXT(name, print) \
	{ \
		name, MOUNT_TEXT, 0444, print, false \
	}

static const struct file_shape machine_files[] = {
	FOLDER("/"),
	FOLDER("/dev"),
	FOLDER("/dev/cpu"),
	{ "/dev/mem", MOUNT_MEMORY, 0600, NULL, false },
	FOLDER("/proc"),
	{ "/proc/iomem", MOUNT_TEXT, 0400, mount_print_iomem, false },
	TEXT("/proc/cpuinfo", mount_print_cpuinfo),
	FOLDER("/proc/bus"),
	FOLDER("/proc/bus/pci"),
	TEXT("/proc/bus/pci/devices", mount_print_device_list),
	FOLDER("/proc/sys"),
	FOLDER("/proc/sys/kernel"),
	TEXT("/proc/sys/kernel/nmi_watchdog", mount_print_zero),
	FOLDER("/proc/sys/kernel/random"),
	TEXT("/proc/sys/kernel/random/boot_id", mount_print_boot_id),
	FOLDER("/sim"),
	{ "/sim/advance", MOUNT_CLOCK, 0644, mount_print_clock, false },
	FOLDER("/sys"),
	FOLDER("/sys/bus"),
	FOLDER("/sys/bus/pci"),
	FOLDER("/sys/bus/pci/devices"),
	FOLDER("/sys/class"),
	FOLDER("/sys/devices"),
	FOLDER("/sys/devices/virtual"),
	FOLDER("/sys/firmware"),
	FOLDER("/sys/fs"),
	FOLDER("/sys/firmware/acpi"),
	FOLDER("/sys/firmware/acpi/tables"),
	{ "/sys/firmware/acpi/tables/MCFG", MOUNT_TEXT, 0400, mount_print_mcfg, false },
	FOLDER("/sys/devices/system"),
	FOLDER(CPUS),
	TEXT(CPUS "/possible", mount_print_possible),
	TEXT(CPUS "/present", mount_print_possible),
	TEXT(CPUS "/kernel_max", mount_print_kernel_max),
	TEXT(CPUS "/online", mount_print_online),
	TEXT(CPUS "/offline", mount_print_offline),
	FOLDER(NODES),
	TEXT(NODES "/possible", mount_print_nodes),
	TEXT(NODES "/online", mount_print_nodes),
	TEXT(NODES "/has_cpu", mount_print_nodes),
	TEXT(NODES "/has_memory", mount_print_nodes),
	TEXT(NODES "/has_normal_memory", mount_print_nodes),
	FOLDER(CPUS "/smt"),
	TEXT(CPUS "/smt/active", mount_print_smt),
	/* No kernel has it: it marks a simulated machine even where its sys is mounted over /sys. */
	FOLDER("/sys/kernel"),
	FOLDER(SIM),
	{ SIM "/advance", MOUNT_CLOCK, 0644, mount_print_clock, false },
	{ SIM "/perf_event", MOUNT_EVENT, 0600, NULL, false },
	FOLDER(SIM "/state"),
	{ SIM "/nothing", MOUNT_TEXT, 0, mount_print_nothing, false },
};

/* Of a machine with registers in memory. The second file is for programs that map it: uncore sim run answers them. */
static const struct file_shape memory_files[] = {
	{ SIM "/memory", MOUNT_MEMORY, 0600, NULL, false },
	{ SIM "/mapped_memory", MOUNT_MAPPED, 0600, NULL, false },
};

/* The driver creates the device file and its folder when the CPU goes online, and removes them when it goes offline. */
static const struct file_shape msr_files[] = {
	{ "", MOUNT_FOLDER, 0755, NULL, true },
	{ "/msr", MOUNT_MSR, 0600, NULL, true },
	{ "/cpuid", MOUNT_CPUID, 0600, NULL, true },
};

/* msr-safe's files instead. It sets no mode, except for the version. */
static const struct file_shape safe_files[] = {
	{ "", MOUNT_FOLDER, 0755, NULL, true },
	{ "/msr_safe", MOUNT_SAFE, 0600, NULL, true },
	{ "/cpuid", MOUNT_CPUID, 0600, NULL, true },
};

static const struct file_shape safe_machine_files[] = {
	{ "/dev/cpu/msr_allowlist", MOUNT_ALLOWED, 0600, mount_print_allowed, false },
	{ "/dev/cpu/msr_batch", MOUNT_BATCH, 0600, NULL, false },
	{ "/dev/cpu/msr_safe_version", MOUNT_TEXT, 0400, mount_print_safe_version, false },
};

/* An offline CPU has no topology: include/linux/cpuhotplug.h, CPUHP_TOPOLOGY_PREPARE. */
#define TOPOLOGY(name, print) \
	{ \
		"/topology/" name, MOUNT_TEXT, 0444, print, true \
	}

static const struct file_shape cpu_files[] = {
	FOLDER(""),
	{ "/online", MOUNT_ONLINE, 0644, mount_print_is_online, false },
	{ "/topology", MOUNT_FOLDER, 0555, NULL, true },
	TOPOLOGY("physical_package_id", mount_print_package),
	TOPOLOGY("die_id", mount_print_die),
	TOPOLOGY("core_id", mount_print_core),
	TOPOLOGY("thread_siblings", mount_print_threads),
	TOPOLOGY("thread_siblings_list", mount_print_thread_list),
	TOPOLOGY("core_cpus", mount_print_threads),
	TOPOLOGY("core_cpus_list", mount_print_thread_list),
	TOPOLOGY("core_siblings", mount_print_package_mask),
	TOPOLOGY("core_siblings_list", mount_print_package_list),
	TOPOLOGY("package_cpus", mount_print_package_mask),
	TOPOLOGY("package_cpus_list", mount_print_package_list),
	TOPOLOGY("die_cpus", mount_print_package_mask),
	TOPOLOGY("die_cpus_list", mount_print_package_list),
	{ "/cache", MOUNT_FOLDER, 0555, NULL, true },
};

#define CACHE(name, print) \
	{ \
		name, MOUNT_TEXT, 0444, print, true \
	}

/* A platform with unknown caches has only the first two. */
static const struct file_shape cache_files[] = {
	{ "", MOUNT_FOLDER, 0555, NULL, true },
	CACHE("/level", mount_print_cache_level),
	CACHE("/type", mount_print_cache_type),
	CACHE("/size", mount_print_cache_size),
	CACHE("/ways_of_associativity", mount_print_cache_ways),
	CACHE("/number_of_sets", mount_print_cache_sets),
	CACHE("/coherency_line_size", mount_print_cache_line),
	CACHE("/physical_line_partition", mount_print_one),
	CACHE("/shared_cpu_map", mount_print_cache_cpus),
	CACHE("/shared_cpu_list", mount_print_cache_cpu_list),
};

static const struct file_shape node_files[] = {
	FOLDER(""),
	TEXT("/cpumap", mount_print_node_cpus),
	TEXT("/cpulist", mount_print_node_cpu_list),
	TEXT("/meminfo", mount_print_node_memory),
	TEXT("/distance", mount_print_node_distance),
	TEXT("/numastat", mount_print_node_numbers),
};

static const struct file_shape device_files[] = {
	FOLDER(""),
	{ "/config", MOUNT_CONFIG, 0644, NULL, false },
	TEXT("/vendor", mount_print_vendor),
	TEXT("/device", mount_print_device),
	TEXT("/subsystem_vendor", mount_print_subsystem_vendor),
	TEXT("/subsystem_device", mount_print_subsystem),
	TEXT("/class", mount_print_class),
	TEXT("/revision", mount_print_revision),
	TEXT("/irq", mount_print_irq),
	TEXT("/numa_node", mount_print_node),
	TEXT("/local_cpus", mount_print_local_cpus),
	TEXT("/local_cpulist", mount_print_local_cpu_list),
	TEXT("/resource", mount_print_resources),
};

static const struct file_shape node_cpu_link = { "", MOUNT_LINK, 0777, mount_print_node_cpu_link, true };
static const struct file_shape cpu_node_link = { "", MOUNT_LINK, 0777, mount_print_cpu_node_link, true };
static const struct file_shape device_link = { "", MOUNT_LINK, 0777, mount_print_device_link, false };
static const struct file_shape device_in_proc = { "", MOUNT_CONFIG, 0644, NULL, false };
static const struct file_shape plain_folder = FOLDER("");

#define KIND_WORD_(id, word, help) word,

/* ---- building ---- */

static int add_entry(struct mount_tree *tree, const char *front, const struct file_shape *shape, unsigned index)
{
	struct mount_node *node;
	size_t length = strlen(front) + strlen(shape->name) + 1;

	if (tree->count == tree->room) {
		size_t room = tree->room == 0 ? 1024 : 2 * tree->room;
		struct mount_node *more = (struct mount_node *)realloc(tree->nodes, room * sizeof(*more));

		if (more == NULL)
			return -ENOMEM;
		tree->nodes = more;
		tree->room = room;
	}
	node = &tree->nodes[tree->count];
	*node = (struct mount_node){ (char *)malloc(length), shape->print, shape->kind, shape->mode, index,
				     shape->while_online };
	if (node->path == NULL)
		return -ENOMEM;
	snprintf(node->path, length, "%s%s", front, shape->name);
	tree->count++;
	return 0;
}

static int add_all(struct mount_tree *tree, const char *front, const struct file_shape *shapes, size_t count,
		   unsigned index)
{
	int result = 0;

	for (size_t at = 0; at < count && result == 0; at++)
		result = add_entry(tree, front, &shapes[at], index);
	return result;
}

static int add_caches(struct mount_tree *tree, unsigned cpu)
{
	unsigned count = tree->machine.tables->caches.count;
	char front[PATH_ROOM];
	int result = 0;

	for (unsigned cache = 0; cache < (count != 0 ? count : 1U) && result == 0; cache++) {
		snprintf(front, sizeof(front), CPUS "/cpu%u/cache/index%u", cpu, cache);
		result = add_all(tree, front, cache_files, count != 0 ? COUNT(cache_files) : 2,
				 cpu | cache << MOUNT_PART_SHIFT);
	}
	return result;
}

/* A node has a link to each of its CPUs. */
static int add_node(struct mount_tree *tree, unsigned socket)
{
	char front[PATH_ROOM];
	int result;

	snprintf(front, sizeof(front), NODES "/node%u", socket);
	result = add_all(tree, front, node_files, COUNT(node_files), socket);
	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(tree->machine.sim) && result == 0; cpu++) {
		snprintf(front, sizeof(front), NODES "/node%u/cpu%u", socket, cpu);
		if (mount_cpu(&tree->machine, cpu).socket == socket)
			result = add_entry(tree, front, &node_cpu_link, cpu);
	}
	return result;
}

static int add_cpu(struct mount_tree *tree, unsigned cpu, bool msr_safe)
{
	char front[PATH_ROOM], link[2 * PATH_ROOM];
	int result;

	snprintf(front, sizeof(front), "/dev/cpu/%u", cpu);
	result = msr_safe ? add_all(tree, front, safe_files, COUNT(safe_files), cpu) :
			    add_all(tree, front, msr_files, COUNT(msr_files), cpu);
	if (result != 0)
		return result;
	snprintf(front, sizeof(front), CPUS "/cpu%u", cpu);
	result = add_all(tree, front, cpu_files, COUNT(cpu_files), cpu);
	snprintf(link, sizeof(link), "%s/node%u", front, mount_cpu(&tree->machine, cpu).socket);
	if (result == 0)
		result = add_entry(tree, link, &cpu_node_link, cpu);
	return result == 0 ? add_caches(tree, cpu) : result;
}

/* Linux omits domain 0 from a bus's folder in /proc/bus/pci. */
static void name_bus_in_proc(const struct uncore_sim_device *device, char *path, size_t room)
{
	if (device->domain == 0)
		snprintf(path, room, "/proc/bus/pci/%02x", device->bus);
	else
		snprintf(path, room, "/proc/bus/pci/%04x:%02x", device->domain, device->bus);
}

/* Devices are sorted by address: the first one of a bus adds the bus's folders. */
static bool begins_bus(const struct mount_machine *machine, unsigned index)
{
	struct uncore_sim_device own = mount_device(machine, index), before;

	if (index == 0)
		return true;
	before = mount_device(machine, index - 1);
	return own.domain != before.domain || own.bus != before.bus;
}

/* A bus below a root port has no folder below /sys/devices. */
static int add_bus(struct mount_tree *tree, const struct uncore_sim_device *device, bool is_below)
{
	char path[PATH_ROOM];
	int result = 0;

	snprintf(path, sizeof(path), "/sys/devices/pci%04x:%02x", device->domain, device->bus);
	if (!is_below)
		result = add_entry(tree, path, &plain_folder, 0);
	name_bus_in_proc(device, path, sizeof(path));
	return result == 0 ? add_entry(tree, path, &plain_folder, 0) : result;
}

static bool has_devices(const struct mount_machine *machine, uint16_t domain, uint8_t bus)
{
	for (unsigned at = 0; at < uncore_sim_device_count(machine->sim); at++) {
		struct uncore_sim_device device = mount_device(machine, at);

		if (device.domain == domain && device.bus == bus)
			return true;
	}
	return false;
}

/* A root bus without devices has a folder too. */
static int add_root_buses(struct mount_tree *tree, unsigned socket, const struct uncore_root_buses_row *row)
{
	char path[PATH_ROOM];
	uint16_t domain;
	uint8_t bus;
	int result = 0;

	for (uint16_t at = 0; at < uncore_boxes(tree->machine.tables)[row->box].instances && result == 0; at++) {
		if (uncore_sim_root_bus(tree->machine.sim, socket, row->box, at, &domain, &bus) != 0 ||
		    has_devices(&tree->machine, domain, bus))
			continue;
		snprintf(path, sizeof(path), "/sys/devices/pci%04x:%02x", domain, bus);
		result = add_entry(tree, path, &plain_folder, 0);
	}
	return result;
}

static int add_all_root_buses(struct mount_tree *tree)
{
	const struct uncore_tables *tables = tree->machine.tables;
	int result = 0;

	for (unsigned socket = 0; socket < uncore_sim_machine(tree->machine.sim)->socket_count; socket++) {
		for (unsigned at = 0; at < tables->root_buses.count && result == 0; at++)
			result = add_root_buses(tree, socket, &uncore_root_buses(tables)[at]);
	}
	return result;
}

/* The folder of what users know by a name, "nvme/nvme0", in that of its device. */
static int add_io(struct mount_tree *tree, const char *front, const struct uncore_sim_io_device *io)
{
	static const char *const classes[] = { UNCORE_SCENARIO_DEVICE_KINDS(KIND_WORD_) };
	char path[2 * PATH_ROOM];
	int result;

	snprintf(path, sizeof(path), "%s/%s", front, classes[io->kind]);
	result = add_entry(tree, path, &plain_folder, 0);
	snprintf(path, sizeof(path), "%s/%s/%s", front, classes[io->kind], io->name);
	return result == 0 ? add_entry(tree, path, &plain_folder, 0) : result;
}

static int add_device(struct mount_tree *tree, unsigned index)
{
	struct uncore_sim_device device = mount_device(&tree->machine, index);
	struct uncore_sim_io_device io;
	bool is_io = mount_io_of(&tree->machine, index, &io);
	char name[NAME_ROOM], bus[NAME_ROOM], path[PATH_ROOM] = "/sys/";
	int result = begins_bus(&tree->machine, index) ? add_bus(tree, &device, is_io) : 0;

	snprintf(name, sizeof(name), "%04x:%02x:%02x.%x", device.domain, device.bus, device.device, device.function);
	mount_device_folder(&tree->machine, index, path + strlen(path), sizeof(path) - strlen(path));
	if (result == 0)
		result = add_all(tree, path, device_files, COUNT(device_files), index);
	if (result == 0 && is_io)
		result = add_io(tree, path, &io);
	snprintf(path, sizeof(path), "/sys/bus/pci/devices/%s", name);
	if (result == 0)
		result = add_entry(tree, path, &device_link, index);
	name_bus_in_proc(&device, bus, sizeof(bus));
	snprintf(path, sizeof(path), "%s/%02x.%x", bus, device.device, device.function);
	return result == 0 ? add_entry(tree, path, &device_in_proc, index) : result;
}

static int add_kernel_file(void *to, const char *path, enum kernel_file kind, unsigned index)
{
	struct mount_tree *tree = (struct mount_tree *)to;
	bool is_writable = kind == KERNEL_MUX || kind == KERNEL_PARANOID;
	struct file_shape shape = { path, MOUNT_KERNEL, is_writable ? 0644 : 0444, mount_print_kernel, false };

	if (kind == KERNEL_FOLDER)
		shape = (struct file_shape)FOLDER(path);
	if (kind == KERNEL_LINK)
		shape = (struct file_shape){ path, MOUNT_LINK, 0777, mount_print_kernel, false };
	return add_entry(tree, "", &shape, mount_pack_kernel(kind, index));
}

static int by_path(const void *a, const void *b)
{
	return strcmp(((const struct mount_node *)a)->path, ((const struct mount_node *)b)->path);
}

static int path_is(const void *path, const void *node)
{
	return strcmp((const char *)path, ((const struct mount_node *)node)->path);
}

/* A random UUID, RFC 4122 version 4. */
static int make_boot_id(struct mount_machine *machine)
{
	uint8_t byte[16];
	size_t at = 0;

	if (getrandom(byte, sizeof(byte), 0) != (ssize_t)sizeof(byte))
		return errno != 0 ? -errno : -EIO;
	byte[6] = (uint8_t)((byte[6] & 0x0f) | 0x40);
	byte[8] = (uint8_t)((byte[8] & 0x3f) | 0x80);
	for (unsigned each = 0; each < sizeof(byte); each++)
		at += (size_t)snprintf(machine->boot_id + at, MOUNT_BOOT_ID_ROOM - at, "%s%02x",
				       each == 4 || each == 6 || each == 8 || each == 10 ? "-" : "", byte[each]);
	return 0;
}

int mount_tree_build(struct mount_tree *tree, struct uncore_sim *sim, const struct uncore_tables *tables, bool msr_safe,
		     unsigned linux_version)
{
	int result;

	*tree = (struct mount_tree){ .machine = { .sim = sim, .tables = tables } };
	result = kernel_events_create(sim, linux_version, &tree->machine.events);
	if (result == 0)
		result = make_boot_id(&tree->machine);
	if (result == 0)
		result = add_all(tree, "", machine_files, COUNT(machine_files), 0);
	if (result == 0 && tables->windows.count != 0)
		result = add_all(tree, "", memory_files, COUNT(memory_files), 0);
	if (result == 0)
		result = kernel_files_list(tree->machine.events, add_kernel_file, tree);
	if (result == 0 && msr_safe)
		result = add_all(tree, "", safe_machine_files, COUNT(safe_machine_files), 0);
	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(sim) && result == 0; cpu++)
		result = add_cpu(tree, cpu, msr_safe);
	for (unsigned socket = 0; socket < uncore_sim_machine(sim)->socket_count && result == 0; socket++)
		result = add_node(tree, socket);
	for (unsigned device = 0; device < uncore_sim_device_count(sim) && result == 0; device++)
		result = add_device(tree, device);
	if (result == 0)
		result = add_all_root_buses(tree);
	if (result != 0) {
		mount_tree_free(tree);
		return result;
	}
	qsort(tree->nodes, tree->count, sizeof(tree->nodes[0]), by_path);
	return 0;
}

int mount_tree_add_folders(struct mount_tree *tree, char *const *paths, size_t count)
{
	struct file_shape shape = FOLDER("");
	size_t listed = tree->count;
	int result = 0;

	shape.mode = 0;
	for (size_t at = 0; at < count && result == 0; at++) {
		if (bsearch(paths[at], tree->nodes, listed, sizeof(tree->nodes[0]), path_is) == NULL)
			result = add_entry(tree, paths[at], &shape, 0);
	}
	if (tree->count != listed)
		qsort(tree->nodes, tree->count, sizeof(tree->nodes[0]), by_path);
	return result;
}

void mount_tree_free(struct mount_tree *tree)
{
	for (size_t at = 0; at < tree->count; at++)
		free(tree->nodes[at].path);
	free(tree->nodes);
	free(tree->machine.allowed);
	kernel_events_free(tree->machine.events);
	*tree = (struct mount_tree){ 0 };
}

/* ---- finding ---- */

static bool is_there(const struct mount_tree *tree, const struct mount_node *node)
{
	return !node->while_online || mount_cpu(&tree->machine, node->index & ((1U << MOUNT_PART_SHIFT) - 1)).online;
}

const struct mount_node *mount_tree_find(const struct mount_tree *tree, const char *path)
{
	const struct mount_node *node =
		(const struct mount_node *)bsearch(path, tree->nodes, tree->count, sizeof(tree->nodes[0]), path_is);

	return node != NULL && is_there(tree, node) ? node : NULL;
}

const struct mount_node *mount_tree_next(const struct mount_tree *tree, const struct mount_node *folder, size_t *at)
{
	size_t length = strcmp(folder->path, "/") == 0 ? 0 : strlen(folder->path);

	if (*at == 0)
		*at = (size_t)(folder - tree->nodes) + 1;
	for (; *at < tree->count; ++*at) {
		const struct mount_node *node = &tree->nodes[*at];
		bool below = strncmp(node->path, folder->path, length) == 0;

		/* "/a-b" sorts between "/a" and "/a/c". */
		if (!below)
			return NULL;
		if (node->path[length] == '/' && strchr(node->path + length + 1, '/') == NULL && is_there(tree, node)) {
			++*at;
			return node;
		}
	}
	return NULL;
}
