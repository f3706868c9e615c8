/* SPDX-License-Identifier: MIT */
/* Checks the processor, and whether it is virtual. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/machine/gates.h"

#define PATH_ROOM 512

/* What cpuinfo says about the first CPU. */
struct processor {
	struct uncore_signature signature;
	unsigned seen; /* bits 0 to 2: family, model, stepping were read */
	bool is_virtual;
	char name[80], vendor[16];
};

/* The text after the colon; NULL: the line has another key. */
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

/* The levels of caches in CPUID leaf 4, as the kernel shows them. */
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
	/* An empty line ends the entry of the first CPU. */
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

/* A host may pass devices to its guest, but rarely these. NULL: no further check is useful. */
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
	gates->has_no_counters = true;
	return has_devices ? NULL : tables;
}

const struct uncore_tables *look_at_processor(struct gates *gates, const struct uncore_platforms *platforms)
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
		tables = uncore_platforms_by_signature(platforms, &processor.signature);
	add_processor(gates, &processor, tables);
	gates->has_no_counters = tables == NULL;
	/* On a processor without a platform, a host could not pass anything either. */
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
