/* SPDX-License-Identifier: MIT */
/* Checks the processor, the kernel and the state directory, as gates. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/describe.h"
#include "cli/machine/gates.h"
#include "cli/machine/suspects.h"

#define PATH_ROOM 512

static bool is_there(const struct gates *gates, const char *path)
{
	char whole[PATH_ROOM];

	snprintf(whole, sizeof(whole), "%s%s", gates->root, path);
	return access(whole, F_OK) == 0;
}

void begin_gates(struct gates *gates, const char *root)
{
	static const char *const marks[] = { "/.dockerenv", "/run/.containerenv", "/run/systemd/container",
					     "/run/host/container-manager",
					     "/var/run/secrets/kubernetes.io/serviceaccount" };

	*gates = (struct gates){ .root = root == NULL || strcmp(root, "/") == 0 ? "" : root };
	/* What docker, podman, systemd-nspawn and Kubernetes leave in every container. */
	for (unsigned at = 0; at < sizeof(marks) / sizeof(marks[0]); at++)
		gates->is_container = gates->is_container || is_there(gates, marks[at]);
}

void free_gates(struct gates *gates)
{
	for (size_t at = 0; at < gates->count; at++) {
		free(gates->list[at].what);
		free(gates->list[at].remedy);
	}
	free(gates->list);
	*gates = (struct gates){ 0 };
}

void add_gate(struct gates *gates, const char *id, enum gate_verdict verdict, struct text *what, const char *remedy)
{
	gates->list = take_memory(gates->list, (gates->count + 1) * sizeof(gates->list[0]));
	gates->list[gates->count++] = (struct gate){
		.id = id,
		.verdict = verdict,
		.what = copy_text(text_string(what)),
		.remedy = remedy != NULL ? copy_text(remedy) : NULL,
	};
	text_free(what);
}

const char *gate_verdict_word(enum gate_verdict verdict)
{
	static const char *const words[] = { "open", "note", "shut" };

	return words[verdict];
}

bool is_any_shut(const struct gates *gates)
{
	for (size_t at = 0; at < gates->count; at++)
		if (gates->list[at].verdict == GATE_SHUT)
			return true;
	return false;
}

/* ---- the processor ---- */

/* What the part of the first CPU in cpuinfo says. */
struct processor {
	struct uncore_signature signature;
	unsigned seen; /* bits 0 to 2: family, model, stepping */
	bool is_virtual;
	char name[80], vendor[16];
};

/* Behind the colon; NULL: the line is of another key. */
static const char *value_of(const char *line, const char *key)
{
	size_t length = strlen(key);

	if (strncmp(line, key, length) != 0)
		return NULL;
	line += length;
	line += strspn(line, " \t");
	return *line == ':' ? line + 1 + strspn(line + 1, " \t") : NULL;
}

static void take_number(const char *value, unsigned bit, unsigned *number, struct processor *processor)
{
	if (value != NULL && sscanf(value, "%u", number) == 1)
		processor->seen |= 1U << bit;
}

static void take_word(const char *value, char *word, size_t room)
{
	if (value != NULL)
		snprintf(word, room, "%.*s", (int)strcspn(value, "\n"), value);
}

static void read_line(const char *line, struct processor *processor)
{
	const char *flags = value_of(line, "flags");

	take_number(value_of(line, "cpu family"), 0, &processor->signature.family, processor);
	take_number(value_of(line, "model"), 1, &processor->signature.model, processor);
	take_number(value_of(line, "stepping"), 2, &processor->signature.stepping, processor);
	take_word(value_of(line, "model name"), processor->name, sizeof(processor->name));
	take_word(value_of(line, "vendor_id"), processor->vendor, sizeof(processor->vendor));
	if (flags != NULL && strstr(flags, " hypervisor") != NULL)
		processor->is_virtual = true;
}

/* As the kernel shows what CPUID leaf 4 says of caches. */
static unsigned read_cache_levels(const struct gates *gates)
{
	char path[PATH_ROOM];
	unsigned levels = 0, level;
	FILE *file;

	for (unsigned cache = 0;; cache++) {
		snprintf(path, sizeof(path), "%s/sys/devices/system/cpu/cpu0/cache/index%u/level", gates->root, cache);
		file = fopen(path, "re");
		if (file == NULL)
			return levels;
		if (fscanf(file, "%u", &level) == 1 && level < 8)
			levels |= 1U << level;
		fclose(file);
	}
}

static bool read_processor(const struct gates *gates, struct processor *processor)
{
	char path[PATH_ROOM], *line = NULL;
	size_t room = 0;
	FILE *file;

	snprintf(path, sizeof(path), "%s/proc/cpuinfo", gates->root);
	file = fopen(path, "re");
	if (file == NULL)
		return false;
	/* An empty line ends the part of the first CPU. */
	while (getline(&line, &room, file) > 1)
		read_line(line, processor);
	free(line);
	fclose(file);
	processor->signature.cache_levels = read_cache_levels(gates);
	return true;
}

static void add_processor(struct gates *gates, const struct processor *processor, const struct uncore_tables *tables)
{
	const struct uncore_signature *signature = &processor->signature;
	struct text what = { 0 };

	text_printf(&what, "%s, family %u model 0x%x stepping %u: ",
		    processor->name[0] != '\0' ? processor->name : processor->vendor, signature->family,
		    signature->model, signature->stepping);
	if (tables == NULL) {
		text_printf(&what, "no platform of this uncore describes this processor; no register was read");
		add_gate(gates, "processor", GATE_SHUT, &what,
			 "uncore list platforms lists the processors that uncore knows; "
			 "to simulate one here, add --sim PLATFORM; "
			 "docs/adding-a-platform.md explains how to add another");
		return;
	}
	text_printf(&what, "%s, %s", platform_id(tables), uncore_text(tables, tables->title));
	add_gate(gates, "processor", GATE_OPEN, &what, NULL);
}

/* A host may hand devices to its guest, though hardly any does these. NULL: there is nothing more to look at. */
static const struct uncore_tables *look_at_hypervisor(struct gates *gates, const struct uncore_tables *tables)
{
	bool has_devices = has_registers_in(tables, UNCORE_SPACE_PCI);
	struct text what = { 0 };

	if (has_devices && is_device_there(gates, tables)) {
		text_printf(&what, "a virtual machine; its host passes devices of the platform to it");
		add_gate(gates, "hypervisor", GATE_NOTE, &what, NULL);
		return tables;
	}
	text_printf(&what, "a virtual machine; its host does not pass the registers to it");
	add_gate(gates, "hypervisor", GATE_SHUT, &what,
		 "measure on the host, or add --sim PLATFORM to simulate a machine here");
	gates->is_virtual = true;
	return has_devices ? NULL : tables;
}

const struct uncore_tables *look_at_processor(struct gates *gates)
{
	struct processor processor = { .seen = 0 };
	const struct uncore_tables *tables = NULL;
	struct text what = { 0 };

	if (!read_processor(gates, &processor)) {
		text_printf(&what, "%s/proc/cpuinfo cannot be read: %s", gates->root, strerror(errno));
		add_gate(gates, "processor", GATE_SHUT, &what,
			 "mount proc there, or give --root a folder that holds "
			 "proc, sys and dev of a machine");
		return NULL;
	}
	if (processor.seen == 7 && strcmp(processor.vendor, "GenuineIntel") == 0)
		tables = uncore_platform_by_signature(&processor.signature);
	add_processor(gates, &processor, tables);
	/* Of a processor that no platform has, no host would give anything either. */
	return processor.is_virtual && tables != NULL ? look_at_hypervisor(gates, tables) : tables;
}

bool is_virtual_machine(const char *root)
{
	struct processor processor = { .seen = 0 };
	struct gates gates;
	bool is_virtual;

	begin_gates(&gates, root);
	is_virtual = read_processor(&gates, &processor) && processor.is_virtual;
	free_gates(&gates);
	return is_virtual;
}

/* ---- the kernel ---- */

void look_at_kernel(struct gates *gates)
{
	unsigned pmus = count_kernel_pmus(gates->root);
	struct text what = { 0 };

	if (pmus > 0) {
		text_printf(&what, "the kernel's own driver serves %u uncore units: perf may use the same counters",
			    pmus);
		add_gate(gates, "kernel driver", GATE_NOTE, &what, NULL);
	} else {
		text_printf(&what, "the kernel's own uncore driver is not loaded: perf does not use these counters");
		add_gate(gates, "kernel driver", GATE_OPEN, &what, NULL);
	}
	text_printf(&what, "uses a counter of the cores, not of the uncore");
	add_gate(gates, "NMI watchdog", GATE_OPEN, &what, NULL);
}

/* ---- the state directory ---- */

/* A user whose capabilities alone let him make the directory would keep all others out of it: sessions refuse to. */
static bool may_make_in(const char *parent)
{
	struct stat status;

	return faccessat(AT_FDCWD, parent, W_OK | X_OK, AT_EACCESS) == 0 && stat(parent, &status) == 0 &&
	       (geteuid() == 0 || status.st_uid == geteuid() || (status.st_mode & (S_IWGRP | S_IWOTH)) != 0);
}

/* Why sessions would refuse a directory that is there (docs/runtime.md); NULL: they use it. */
static const char *is_unsafe(const char *state, const char **remedy)
{
	struct stat status;

	*remedy = "give it to root (as root: chown root, chmod 1777), or choose another with --state DIR";
	if (stat(state, &status) != 0)
		return NULL;
	if (status.st_uid != 0 && status.st_uid != geteuid())
		return "another user owns it, and could remove journals from it";
	*remedy = "chmod +t it";
	return (status.st_mode & (S_IWGRP | S_IWOTH)) != 0 && !(status.st_mode & S_ISVTX) ?
		       "others may remove journals from it" :
		       NULL;
}

/* The folder that a new state directory would be in. */
static void add_parent(struct text *parent, const char *state)
{
	const char *slash = strrchr(state, '/');

	if (slash == NULL)
		text_printf(parent, ".");
	else
		text_printf(parent, "%.*s", slash == state ? 1 : (int)(slash - state), state);
}

static void look_at_missing_state(struct gates *gates, const char *state, int reason, struct text *what)
{
	struct text parent = { 0 };

	add_parent(&parent, state);
	if (reason == ENOENT && may_make_in(text_string(&parent))) {
		text_printf(what, "will be made for locks and journals");
		add_gate(gates, "state", GATE_OPEN, what, NULL);
	} else {
		text_printf(what, "%s", strerror(reason));
		add_gate(gates, "state", GATE_SHUT, what,
			 "run uncore once as root, which makes it for all users; "
			 "or choose your own with --state DIR, but only sessions that share a directory see each "
			 "other's locks");
	}
	text_free(&parent);
}

void look_at_state(struct gates *gates, const char *state)
{
	struct text what = { 0 };
	const char *remedy, *unsafe = is_unsafe(state, &remedy);

	text_printf(&what, "%s: ", state);
	/* With the rights that the program has, which need not be those of who started it. */
	if (unsafe != NULL) {
		text_printf(&what, "%s", unsafe);
		add_gate(gates, "state", GATE_SHUT, &what, remedy);
	} else if (faccessat(AT_FDCWD, state, R_OK | W_OK | X_OK, AT_EACCESS) == 0) {
		text_printf(&what, "can be used for locks and journals");
		add_gate(gates, "state", GATE_OPEN, &what, NULL);
	} else {
		look_at_missing_state(gates, state, errno, &what);
	}
}
