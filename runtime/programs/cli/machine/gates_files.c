/* SPDX-License-Identifier: MIT */
/* Checks the files of MSRs, PCI devices and memory: opens and reads them, and never writes. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/common/describe.h"
#include "cli/machine/gates.h"
#include "cli/machine/writing.h"
#include "uncore/linux.h"

#define PATH_ROOM 1024
#define VENDOR 0x8086UL /* Intel's, from the PCI-SIG */
#define SHOWN_TO_ALL 64 /* bytes of configuration space that are readable without CAP_SYS_ADMIN */
#define CONTAINER_MSR \
	"give the container the files and the capability: " \
	"docker run -v /dev/cpu:/dev/cpu --device-cgroup-rule 'c 202:* rw' --cap-add SYS_RAWIO"
#define CONTAINER_MEMORY \
	"give the container the file and the capability: docker run --device /dev/mem --cap-add SYS_RAWIO " \
	"--cap-add SYS_ADMIN"
#define CONTAINER_PCI \
	"give the container the files and the capability: docker run -v /sys:/sys --cap-add SYS_ADMIN " \
	"--security-opt apparmor=unconfined"

/*
 * The capabilities for all gates at once: setcap removes those that it does not name, so remedies for single gates
 * would undo each other. cap_dac_override bypasses the mode of the files.
 */
#define RIGHTS(capabilities) \
	"run as root; or as root give the program the capabilities: setcap " capabilities "=ep $(command -v uncore)"
#define RIGHTS_ALL RIGHTS("cap_sys_rawio,cap_sys_admin,cap_dac_override")
#define RIGHTS_MSR RIGHTS("cap_sys_rawio,cap_dac_override")

/* Returns 0 if the file opens for reading, else the errno. */
static int try_reading(const char *path)
{
	int file = open(path, O_RDONLY | O_CLOEXEC);

	if (file < 0)
		return errno;
	close(file);
	return 0;
}

/* Reads the first line of a small file below the root; empty: there is none. */
static void read_word(const struct gates *gates, const char *path, char *word, size_t room)
{
	char whole[PATH_ROOM];
	FILE *file;

	word[0] = '\0';
	snprintf(whole, sizeof(whole), "%s%s", gates->root, path);
	file = fopen(whole, "re");
	if (file == NULL)
		return;
	if (fgets(word, (int)room, file) == NULL)
		word[0] = '\0';
	word[strcspn(word, "\n")] = '\0';
	fclose(file);
}

bool has_registers_in(const struct uncore_tables *tables, enum uncore_space space)
{
	for (unsigned at = 0; at < tables->registers.count; at++)
		if (uncore_registers(tables)[at].space == space)
			return true;
	return false;
}

/* ---- MSRs ---- */

static const char *msr_remedy(const struct gates *gates, int error)
{
	if (gates->is_container)
		return CONTAINER_MSR;
	switch (error) {
	case ENOENT:
		return "modprobe msr (as root; a line \"msr\" in /etc/modules-load.d/msr.conf keeps it over a reboot)";
	case EACCES:
	case EPERM:
		return gates->has_pci ? RIGHTS_ALL : RIGHTS_MSR;
	case EROFS:
		return "as root: mount -o remount,rw /dev";
	default:
		return "the kernel's log may say more: dmesg";
	}
}

static const char *msr_cause(int error)
{
	switch (error) {
	case ENOENT:
		return "the msr module is not loaded";
	case EACCES:
		return "the mode of the file forbids it";
	case EPERM:
		return "CAP_SYS_RAWIO is missing";
	default:
		return strerror(error);
	}
}

static void add_msr(struct gates *gates, const char *id, const char *path, int error, const char *good)
{
	struct text what = { 0 };

	text_printf(&what, "%s: %s", path, error == 0 ? good : msr_cause(error));
	add_gate(gates, id, error == 0 ? GATE_OPEN : GATE_SHUT, &what, error == 0 ? NULL : msr_remedy(gates, error));
}

/* True if msr-safe serves the CPU: then the plain file is not needed. */
static bool look_at_safe(struct gates *gates, int cpu)
{
	char path[PATH_ROOM];
	struct text what = { 0 };
	int error;

	snprintf(path, sizeof(path), "%s/dev/cpu/%d/msr_safe", gates->root, cpu);
	error = try_writing(path);
	if (error == ENOENT)
		return false;
	text_printf(&what, "%s: %s", path, error == 0 ? "can be used, within msr-safe's list" : strerror(error));
	add_gate(gates, "msr-safe", error == 0 ? GATE_OPEN : GATE_NOTE, &what,
		 error == 0 ? NULL : "ask the administrator for write permission on the file; root is not needed then");
	return error == 0;
}

static void look_at_plain(struct gates *gates, int cpu)
{
	char path[PATH_ROOM];
	int error;

	snprintf(path, sizeof(path), "%s/dev/cpu/%d/msr", gates->root, cpu);
	error = try_reading(path);
	if (error == ENOENT) {
		add_msr(gates, "msr file", path, error, "");
		return;
	}
	add_msr(gates, "msr read", path, error, "can be read");
	if (error == 0 && can_write())
		add_msr(gates, "msr write", path, try_writing(path), "can be opened for writing");
}

static void look_at_allow_writes(struct gates *gates)
{
	struct text what = { 0 };
	char word[16];

	read_word(gates, "/sys/module/msr/parameters/allow_writes", word, sizeof(word));
	if (word[0] == '\0' || strcmp(word, "on") == 0)
		return;
	text_printf(&what, "msr.allow_writes is %s: ", word);
	if (strcmp(word, "off") == 0) {
		text_printf(&what, "the kernel refuses every write to an MSR");
		add_gate(gates, "msr.allow_writes", GATE_SHUT, &what,
			 "echo on > /sys/module/msr/parameters/allow_writes (as root; msr.allow_writes=on at boot)");
		return;
	}
	text_printf(&what, "writes work; the kernel logs them and marks itself as tainted");
	add_gate(gates, "msr.allow_writes", GATE_NOTE, &what, NULL);
}

#define END_LOCKDOWN \
	"switch Secure Boot off in the firmware setup, or boot without lockdown= on the kernel's command line"

/* Reads which one is in force; false: none. */
static bool read_lockdown(const struct gates *gates, char *word, size_t room)
{
	read_word(gates, "/sys/kernel/security/lockdown", word, room);
	return strstr(word, "[integrity]") != NULL || strstr(word, "[confidentiality]") != NULL;
}

static void look_at_lockdown(struct gates *gates, bool has_memory)
{
	struct text what = { 0 };
	char word[64];

	if (!read_lockdown(gates, word, sizeof(word)))
		return;
	text_printf(&what, "kernel lockdown is in force (%s): writes to MSRs and PCI configuration space are refused%s",
		    word, has_memory ? ", and all access to /dev/mem" : "");
	add_gate(gates, "lockdown", GATE_SHUT, &what, END_LOCKDOWN);
}

static void look_at_msrs(struct gates *gates, const struct uncore_machine *machine)
{
	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		size_t before = gates->count;
		bool is_safe;

		if (machine->sockets[socket].cpu < 0)
			continue;
		is_safe = look_at_safe(gates, machine->sockets[socket].cpu);
		if (!is_safe)
			look_at_plain(gates, machine->sockets[socket].cpu);
		/* The next socket's gate would be shut for the same cause, so one is enough. */
		if (gates->count > before && gates->list[gates->count - 1].verdict == GATE_SHUT)
			break;
	}
	look_at_allow_writes(gates);
}

/* ---- PCI ---- */

static bool is_of_platform(const struct uncore_tables *tables, unsigned long device)
{
	for (unsigned at = 0; at < tables->places.count; at++)
		if (uncore_places(tables)[at].device_id != 0 && uncore_places(tables)[at].device_id == device)
			return true;
	return false;
}

static unsigned long read_id(const struct gates *gates, const char *name, const char *file)
{
	char path[PATH_ROOM], word[16];

	snprintf(path, sizeof(path), "/sys/bus/pci/devices/%s/%s", name, file);
	read_word(gates, path, word, sizeof(word));
	return strtoul(word, NULL, 16);
}

/* Finds the lowest name of a device of the platform; false: there is none. */
static bool find_device(const struct gates *gates, const struct uncore_tables *tables, char *found, size_t room)
{
	const struct dirent *entry;
	char path[PATH_ROOM];
	DIR *devices;

	snprintf(path, sizeof(path), "%s/sys/bus/pci/devices", gates->root);
	found[0] = '\0';
	devices = opendir(path);
	if (devices == NULL)
		return false;
	while ((entry = readdir(devices)) != NULL)
		if (entry->d_name[0] != '.' && (found[0] == '\0' || strcmp(entry->d_name, found) < 0) &&
		    read_id(gates, entry->d_name, "vendor") == VENDOR &&
		    is_of_platform(tables, read_id(gates, entry->d_name, "device")))
			snprintf(found, room, "%s", entry->d_name);
	closedir(devices);
	return found[0] != '\0';
}

bool is_device_there(const struct gates *gates, const struct uncore_tables *tables)
{
	char name[256];

	return find_device(gates, tables, name, sizeof(name));
}

static void look_at_reading(struct gates *gates, const char *path)
{
	int file = open(path, O_RDONLY | O_CLOEXEC);
	struct text what = { 0 };
	char bytes[4];
	bool all = file >= 0 && pread(file, bytes, sizeof(bytes), SHOWN_TO_ALL) == (ssize_t)sizeof(bytes);

	if (file < 0)
		text_printf(&what, "%s: %s", path, strerror(errno));
	else
		text_printf(&what,
			    all ? "%s: can be read beyond byte %d" :
				  "%s: only the first %d bytes are shown: CAP_SYS_ADMIN is missing",
			    path, SHOWN_TO_ALL);
	if (file >= 0)
		close(file);
	add_gate(gates, "PCI read", all ? GATE_OPEN : GATE_SHUT, &what,
		 all                 ? NULL :
		 gates->is_container ? CONTAINER_PCI :
				       RIGHTS_ALL);
}

static void look_at_writing(struct gates *gates, const char *path)
{
	int error = try_writing(path);
	struct text what = { 0 };

	text_printf(&what, "%s: %s", path, error == 0 ? "can be opened for writing" : strerror(error));
	add_gate(gates, "PCI write", error == 0 ? GATE_OPEN : GATE_SHUT, &what,
		 error == 0          ? NULL :
		 gates->is_container ? CONTAINER_PCI :
		 error == EROFS      ? "sysfs is mounted read-only; as root: mount -o remount,rw /sys" :
				       RIGHTS_ALL);
}

/* Notes how the sockets' buses are known, or why they are not. */
static void note_buses(struct gates *gates, const struct uncore_machine *machine)
{
	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		const char *evidence = uncore_linux_evidence(machine, socket);
		struct text what = { 0 };

		if (evidence == NULL || evidence[0] == '\0')
			continue;
		text_printf(&what, "socket %u: %s", socket, evidence);
		add_gate(gates, "PCI buses", GATE_NOTE, &what, NULL);
	}
}

static void look_at_pci(struct gates *gates, const struct uncore_tables *tables)
{
	char name[256], path[PATH_ROOM];
	struct text what = { 0 };

	if (!find_device(gates, tables, name, sizeof(name))) {
		text_printf(&what, "none of the platform's uncore devices is on a bus below %s/sys/bus/pci/devices",
			    gates->root);
		add_gate(gates, "PCI devices", GATE_SHUT, &what,
			 gates->is_container ?
				 "show sysfs to the container: docker run -v /sys:/sys" :
				 "look in the firmware setup for an option that hides uncore or performance monitoring "
				 "devices");
		return;
	}
	snprintf(path, sizeof(path), "%s/sys/bus/pci/devices/%s/config", gates->root, name);
	look_at_reading(gates, path);
	if (can_write())
		look_at_writing(gates, path);
}

/* ---- memory ---- */

#define BY_PERF "count by perf events, which need no access to memory: uncore stat --via perf"

/* Linux, drivers/char/mem.c, open_port(): CAP_SYS_RAWIO and lockdown are asked whatever the mode of the file is. */
static const char *memory_cause(const struct gates *gates, int error)
{
	char word[64];

	switch (error) {
	case ENOENT:
		return gates->is_container ? "the container has no such file" :
					     "there is no such file: the kernel was built without CONFIG_DEVMEM";
	case EACCES:
		return "the mode of the file forbids it";
	case EPERM:
		return read_lockdown(gates, word, sizeof(word)) ? "kernel lockdown forbids it" :
								  "CAP_SYS_RAWIO is missing";
	default:
		return strerror(error);
	}
}

static const char *memory_remedy(const struct gates *gates, int error)
{
	char word[64];

	if (error == EPERM && read_lockdown(gates, word, sizeof(word)))
		return END_LOCKDOWN "; or " BY_PERF;
	if (gates->is_container)
		return CONTAINER_MEMORY;
	return error == EACCES || error == EPERM ? RIGHTS_ALL "; or " BY_PERF : BY_PERF;
}

/* Whether the configuration of the kernel that runs says so; false where no file has it. */
static bool has_option(const struct gates *gates, const char *option)
{
	char release[128], path[PATH_ROOM], *line = NULL;
	size_t room = 0;
	bool has = false;
	FILE *file;

	read_word(gates, "/proc/sys/kernel/osrelease", release, sizeof(release));
	snprintf(path, sizeof(path), "%s/boot/config-%s", gates->root, release);
	file = fopen(path, "re");
	while (file != NULL && !has && getline(&line, &room, file) > 0)
		has = strncmp(line, option, strlen(option)) == 0;
	if (file != NULL)
		fclose(file);
	free(line);
	return has;
}

/*
 * CONFIG_STRICT_DEVMEM keeps programs from the memory of programs alone, which is no obstacle. CONFIG_IO_STRICT_DEVMEM
 * keeps them from devices whose memory a driver has claimed (kernel/resource.c, iomem_is_exclusive()).
 */
static bool is_strict(const struct gates *gates)
{
	char line[2048];

	read_word(gates, "/proc/cmdline", line, sizeof(line));
	return strstr(line, "iomem=relaxed") == NULL && has_option(gates, "CONFIG_IO_STRICT_DEVMEM=y");
}

/* Whether the kernel says where the memory of programs is. Where it does not, the library refuses every window. */
static bool shows_addresses(const struct gates *gates)
{
	char path[PATH_ROOM], *line = NULL;
	unsigned long long begin, end;
	size_t room = 0;
	bool shows = false;
	FILE *file;

	snprintf(path, sizeof(path), "%s/proc/iomem", gates->root);
	file = fopen(path, "re");
	while (file != NULL && !shows && getline(&line, &room, file) > 0)
		shows = strstr(line, " : System RAM") != NULL && sscanf(line, " %llx-%llx", &begin, &end) == 2 &&
			end != 0;
	if (file != NULL)
		fclose(file);
	free(line);
	return shows;
}

static void add_hidden(struct gates *gates)
{
	struct text what = { 0 };

	text_printf(&what, "%s/proc/iomem shows no addresses to this user: CAP_SYS_ADMIN is missing", gates->root);
	add_gate(gates, "memory", GATE_SHUT, &what,
		 gates->is_container ? CONTAINER_MEMORY : RIGHTS_ALL "; or " BY_PERF);
}

/* A simulated machine has its registers in a file of its own (linux/memory/physical.c). */
static void look_at_memory(struct gates *gates, bool is_simulated)
{
	struct text what = { 0 };
	char path[PATH_ROOM];
	int error;

	snprintf(path, sizeof(path), "%s%s", gates->root, is_simulated ? "/sys/kernel/uncore_sim/memory" : "/dev/mem");
	error = try_writing(path);
	if (error != 0) {
		text_printf(&what, "%s: %s", path, memory_cause(gates, error));
		add_gate(gates, "memory", GATE_SHUT, &what, memory_remedy(gates, error));
		return;
	}
	if (!shows_addresses(gates)) {
		add_hidden(gates);
		return;
	}
	text_printf(&what, "%s: can be opened%s", path, can_write() ? " for writing" : "");
	if (is_simulated)
		text_add(&what, "; a simulated machine has its registers there, not in /dev/mem");
	if (is_simulated || !is_strict(gates)) {
		add_gate(gates, "memory", GATE_OPEN, &what, NULL);
		return;
	}
	text_printf(&what, "; CONFIG_IO_STRICT_DEVMEM refuses memory that a driver has claimed");
	add_gate(gates, "memory", GATE_NOTE, &what, "only if boxes are denied: " BY_PERF);
}

/*
 * Adds "60 cha, 14 iio (2 are ...), 4 of type 19; die 1 on NUMA node 3 lists 60 cha". Returns the first type
 * without a box, or UNCORE_FOUND_OTHERS. Units of a die follow each other. *all: the description has each unit.
 */
static unsigned add_types(struct text *what, struct uncore_machine *machine, unsigned socket, bool *all)
{
	struct uncore_found_unit unit, other;
	unsigned strange = UNCORE_FOUND_OTHERS, die = 0;
	struct uncore_fault fault = { 0, "" };
	int result;

	for (size_t at = 0; (result = uncore_linux_unit_at(machine, socket, at, &unit, &fault)) == 0; at++) {
		bool is_first = true, is_new_die = unit.die != die;
		size_t count = 0, beyond = 0;

		for (size_t each = 0; uncore_linux_unit_at(machine, socket, each, &other, NULL) == 0; each++) {
			bool is_alike = other.type == unit.type && other.die == unit.die;

			count += is_alike;
			beyond += is_alike && other.box != UNCORE_NO_INDEX &&
				  other.id >= uncore_boxes(machine->tables)[other.box].instances;
			is_first = is_first && (each >= at || !is_alike);
		}
		if (!is_first)
			continue;
		if (is_new_die && unit.node < 0)
			text_printf(what, "; die %u lists", unit.die);
		else if (is_new_die)
			text_printf(what, "; die %u on NUMA node %d lists", unit.die, unit.node);
		text_printf(what, "%s %zu ", at == 0 || is_new_die ? "" : ",", count);
		die = unit.die;
		if (unit.box == UNCORE_NO_INDEX)
			text_printf(what, "of type %u", unit.type);
		else
			text_add(what, box_id(machine->tables, unit.box));
		if (beyond != 0)
			text_printf(what, " (%zu %s not described, and so not counted)", beyond,
				    beyond == 1 ? "is" : "are");
		*all &= beyond == 0;
		if (unit.box == UNCORE_NO_INDEX && strange == UNCORE_FOUND_OTHERS)
			strange = unit.type;
	}
	*all &= result == UNCORE_E_RANGE;
	if (result != UNCORE_E_RANGE)
		text_printf(what, "; the table of another die cannot be read: %s", fault.text);
	return strange;
}

void look_at_units(struct gates *gates, struct uncore_machine *machine)
{
	bool has_remedy = false;

	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		struct uncore_found_unit unit;
		struct uncore_fault fault = { 0, "" };
		int result = uncore_linux_unit_at(machine, socket, 0, &unit, &fault);
		unsigned strange = UNCORE_FOUND_OTHERS;
		bool all = result == 0;
		struct text what = { 0 };
		char remedy[80];

		if (result == UNCORE_E_NOENT)
			continue;
		text_printf(&what, "socket %u: its table of units %s", socket, all ? "lists" : "cannot be read: ");
		if (all)
			strange = add_types(&what, machine, socket, &all);
		else
			text_add(&what, result == UNCORE_E_RANGE ? "it is empty" : fault.text);
		snprintf(remedy, sizeof(remedy),
			 "to count units without a box by raw codes: uncore stat -e type%u_0/0x1/", strange);
		add_gate(gates, "units", !all || strange != UNCORE_FOUND_OTHERS ? GATE_NOTE : GATE_OPEN, &what,
			 result != 0 ? "boxes that only the table places are counted by perf events alone" :
			 strange != UNCORE_FOUND_OTHERS && !has_remedy ? remedy :
									 NULL);
		has_remedy = has_remedy || strange != UNCORE_FOUND_OTHERS;
	}
}

void look_at_mapping(struct gates *gates, struct uncore_machine *machine)
{
	struct uncore_fault fault = { 0, "" };
	struct text what = { 0 };
	unsigned mapped;
	int result;

	if (!gates->has_pci)
		return;
	result = uncore_linux_map(machine, &mapped, &fault);
	text_printf(&what, "mapped configuration space: ");
	if (mapped > 0)
		text_printf(&what, "--via mapped reads %u %s without a system call", mapped,
			    mapped == 1 ? "function" : "functions");
	if (result != 0)
		text_printf(&what, "%s%s", mapped > 0 ? "; not all: " : "not possible: ", fault.text);
	add_gate(gates, "mapped", result == 0 ? GATE_OPEN : GATE_NOTE, &what, NULL);
}

void look_at_files(struct gates *gates, const struct uncore_machine *machine)
{
	bool has_memory = has_registers_in(machine->tables, UNCORE_SPACE_MMIO) ||
			  has_registers_in(machine->tables, UNCORE_SPACE_FOUND);

	gates->has_pci = has_registers_in(machine->tables, UNCORE_SPACE_PCI);
	if (has_registers_in(machine->tables, UNCORE_SPACE_MSR))
		look_at_msrs(gates, machine);
	look_at_lockdown(gates, has_memory);
	if (has_memory)
		look_at_memory(gates, machine->is_simulated);
	if (!gates->has_pci)
		return;
	look_at_pci(gates, machine->tables);
	note_buses(gates, machine);
}
