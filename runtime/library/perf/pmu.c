/* SPDX-License-Identifier: MIT */
/* Finds the kernel's PMUs below /sys/bus/event_source/devices, their CPUs and their formats. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/lookup.h"
#include "event/tool_words/perf.h"
#include "linux/file.h"
#include "linux/text.h"
#include "perf/perf.h"

#define DEVICES "/sys/bus/event_source/devices"

/* ---- names ---- */

/* Reads a short file of a PMU, without its newline. Returns its length or a negative errno. */
static int read_line(const struct perf *perf, const char *pmu, const char *file, char *text, size_t room)
{
	char path[PATH_ROOM];
	int length;

	host_path(&perf->files, path, DEVICES "/%s/%s", pmu, file);
	length = read_text(&perf->files, path, text, room);
	while (length > 0 && text[length - 1] == '\n')
		text[--length] = '\0';
	return length;
}

/* Takes a folder for the PMU if it says its type. */
static int take_pmu(const struct perf *perf, const char *name, struct perf_pmu *pmu)
{
	char text[32], *end;
	int length = read_line(perf, name, "type", text, sizeof(text));
	unsigned long type;

	if (length < 0)
		return errno_code(length);
	type = strtoul(text, &end, 10);
	if (length == 0 || *end != '\0' || type > UINT32_MAX)
		return UNCORE_E_IO;
	pmu->type = (uint32_t)type;
	snprintf(pmu->name, sizeof(pmu->name), "%s", name);
	return 0;
}

struct search {
	const struct perf *perf;
	struct perf_pmu *pmu;
	int found;
};

/* Newer kernels may call a PMU uncore_type_T_I, and have the usual name in its file alias. */
static int try_alias(void *to, const char *name)
{
	struct search *search = (struct search *)to;
	char alias[sizeof(search->pmu->wanted)];

	if (read_line(search->perf, name, "alias", alias, sizeof(alias)) <= 0 ||
	    strcmp(alias, search->pmu->wanted) != 0)
		return 0;
	search->found = take_pmu(search->perf, name, search->pmu);
	return 1;
}

static int take_named(const struct perf *perf, const struct uncore_perf_pmu_row *row, uint16_t instance,
		      struct perf_pmu *pmu)
{
	char name[sizeof(pmu->wanted)];

	snprintf(name, sizeof(name), row->units > 1 ? "%s_%u" : "%s", uncore_text(perf->machine->tables, row->name),
		 instance);
	return take_pmu(perf, name, pmu);
}

/* An older kernel may call it otherwise, and a newer one by its number with the usual name as alias. */
int perf_find(const struct perf *perf, const struct uncore_perf_pmu_row *row, uint16_t instance, struct perf_pmu *pmu)
{
	const struct uncore_linux_sys *sys = &perf->files.sys;
	const struct uncore_perf_pmu_row *older = perf_older(perf->machine->tables, row);
	struct search search = { perf, pmu, UNCORE_E_NODEV };
	char path[PATH_ROOM];
	int result;

	snprintf(pmu->wanted, sizeof(pmu->wanted), row->units > 1 ? "%s_%u" : "%s",
		 uncore_text(perf->machine->tables, row->name), instance);
	result = take_pmu(perf, pmu->wanted, pmu);
	if (result != UNCORE_E_NODEV)
		return result;
	host_path(&perf->files, path, DEVICES);
	(void)sys->list(sys->context, path, try_alias, &search);
	if (search.found != UNCORE_E_NODEV || older == NULL || perf_miscounts(older))
		return search.found;
	return take_named(perf, older, instance, pmu);
}

bool perf_has(const struct perf *perf, const struct uncore_perf_pmu_row *row, struct perf_pmu *pmu)
{
	for (uint16_t instance = 0; instance < row->units; instance++) {
		if (perf_find(perf, row, instance, pmu) == 0)
			return true;
	}
	return false;
}

/* ---- CPUs ---- */

struct cpu_search {
	const struct perf *perf;
	const struct uncore_socket *socket;
	int cpu;
};

static bool is_of_socket(const struct cpu_search *search, unsigned cpu)
{
	char path[PATH_ROOM];
	long package;

	if ((int)cpu == search->socket->cpu)
		return true;
	host_path(&search->perf->files, path, "/sys/devices/system/cpu/cpu%u/topology/physical_package_id", cpu);
	return read_number(&search->perf->files, path, &package) && package == search->socket->package;
}

static void try_cpus(void *to, unsigned first, unsigned last)
{
	struct cpu_search *search = (struct cpu_search *)to;

	for (unsigned cpu = first; cpu <= last && search->cpu < 0; cpu++) {
		if (is_of_socket(search, cpu))
			search->cpu = (int)cpu;
	}
}

int perf_cpu(const struct perf *perf, const struct perf_pmu *pmu, unsigned unit, enum uncore_scope scope)
{
	struct cpu_search search = { perf, &perf->machine->sockets[unit], -1 };
	char list[1024];
	int length;

	if (scope == UNCORE_SCOPE_CPU)
		return (int)unit;
	length = read_line(perf, pmu->name, "cpumask", list, sizeof(list));
	if (length < 0)
		return search.socket->cpu;
	if ((size_t)length == sizeof(list) - 1 || parse_cpulist(list, (size_t)length, try_cpus, &search) < 0)
		return -1;
	return search.cpu;
}

/* ---- formats ---- */

static void add_bits(void *to, unsigned first, unsigned last)
{
	uint64_t *mask = (uint64_t *)to;

	for (unsigned bit = first; bit <= last && bit < 64; bit++)
		*mask |= UINT64_C(1) << bit;
}

/* Reads "config1:0-7,21". */
static bool read_format(const char *text, unsigned *config, uint64_t *mask)
{
	const char *colon = strchr(text, ':');
	size_t length = colon == NULL ? 0 : (size_t)(colon - text);

	*config = length == 7 && text[6] >= '1' && text[6] <= '2' ? (unsigned)(text[6] - '0') : 0;
	*mask = 0;
	return colon != NULL && strncmp(text, "config", 6) == 0 && (length == 6 || *config != 0) &&
	       parse_cpulist(colon + 1, strlen(colon + 1), add_bits, mask) > 0;
}

static bool check_format(const struct perf *perf, const struct perf_pmu *pmu, const struct uncore_perf_format_row *row,
			 const char *word, uint64_t bits, struct uncore_fault *fault)
{
	char file[64], text[64];
	unsigned config;
	uint64_t mask;
	int length;

	snprintf(file, sizeof(file), "format/%s", word);
	length = read_line(perf, pmu->name, file, text, sizeof(text));
	if (length <= 0)
		uncore_fault_set(fault, UNCORE_E_UNMEASURED, "this kernel's %s has no format %s", pmu->name, word);
	else if (!read_format(text, &config, &mask) || config != row->config || (bits & ~mask) != 0)
		uncore_fault_set(
			fault, UNCORE_E_UNMEASURED,
			"this kernel's %s has the format %s at %s, which would set other bits than the event needs",
			pmu->name, word, text);
	else
		return true;
	return false;
}

bool perf_agrees(const struct perf *perf, const struct perf_pmu *pmu, const struct uncore_tables *tables,
		 const struct perf_words *words, struct uncore_fault *fault)
{
	struct uncore_range formats = words->pmu->formats;
	uint64_t left[CONFIG_COUNT];

	memcpy(left, words->configs, sizeof(left));
	for (unsigned at = formats.first; is_in_range(formats, at); at++) {
		const struct uncore_perf_format_row *row = &uncore_perf_formats(tables)[at];
		uint64_t bits = words->configs[row->config] & perf_own(tables, words->pmu, at);

		left[row->config] &= ~bits;
		if (bits != 0 && !check_format(perf, pmu, row, uncore_text(tables, row->word), bits, fault))
			return false;
	}
	for (unsigned at = 0; at < CONFIG_COUNT; at++) {
		if (left[at] != 0) {
			uncore_fault_set(fault, UNCORE_E_UNMEASURED, "%s has no format for some bits of the event",
					 pmu->name);
			return false;
		}
	}
	return true;
}
