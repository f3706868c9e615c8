/* SPDX-License-Identifier: MIT */
/* Prints the files by which Linux describes its PMUs: uncore_pmu_register(), pmu_dev_attrs in kernel/events/core.c. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "event/tool_words/perf.h"
#include "kernel/kernel.h"

#define DEVICES "/sys/devices/"
#define SOURCES "/sys/bus/event_source"
#define PATH_ROOM 192

/* PMUs that every kernel has. Their types are part of its interface: enum perf_type_id. */
static const struct {
	const char *name;
	unsigned type;
} common[] = { { "software", 1 }, { "tracepoint", 2 }, { "breakpoint", 5 } };
#define COMMON (sizeof(common) / sizeof(common[0]))

/* The common PMUs are numbered after the driver's, and the cores' is the last. */
static const char *name_of(const struct kernel_events *events, unsigned pmu)
{
	if (pmu == events->pmu_count + COMMON)
		return events->core.name;
	return pmu < events->pmu_count ? events->pmus[pmu].name : common[pmu - events->pmu_count].name;
}

/* ---- the list ---- */

struct lister {
	const struct kernel_events *events;
	kernel_file_found *found;
	void *to;
	int result;
};

static void list_file(struct lister *lister, enum kernel_file kind, unsigned index, const char *front, const char *name,
		      const char *end)
{
	char path[PATH_ROOM];

	snprintf(path, sizeof(path), "%s%s%s", front, name, end);
	if (lister->result == 0)
		lister->result = lister->found(lister->to, path, kind, index);
}

static void add_event(struct lister *lister, unsigned index, const char *front,
		      const struct uncore_perf_event_row *event)
{
	const char *name = uncore_text(lister->events->tables, event->name);
	char file[PATH_ROOM / 3];

	list_file(lister, KERNEL_EVENT, index, front, "/events/", name);
	if (uncore_text(lister->events->tables, event->scale)[0] == '\0')
		return;
	snprintf(file, sizeof(file), "%s.scale", name);
	list_file(lister, KERNEL_SCALE, index, front, "/events/", file);
	snprintf(file, sizeof(file), "%s.unit", name);
	list_file(lister, KERNEL_UNIT, index, front, "/events/", file);
}

static void add_words(struct lister *lister, unsigned pmu, const char *front)
{
	const struct uncore_perf_pmu_row *row = lister->events->pmus[pmu].row;
	const struct uncore_tables *tables = lister->events->tables;

	list_file(lister, KERNEL_FOLDER, 0, front, "/format", "");
	for (unsigned at = 0; at < row->formats.count; at++)
		list_file(lister, KERNEL_FORMAT, pmu | at << KERNEL_PART_SHIFT, front, "/format/",
			  uncore_text(tables, uncore_perf_formats(tables)[row->formats.first + at].word));
	if (row->events.count != 0)
		list_file(lister, KERNEL_FOLDER, 0, front, "/events", "");
	for (unsigned at = 0; at < row->events.count; at++)
		add_event(lister, pmu | at << KERNEL_PART_SHIFT, front,
			  &uncore_perf_events(tables)[row->events.first + at]);
}

/* pmu_iio_set_mapping() in uncore_snbep.c. A package is one die. */
static void add_dies(struct lister *lister, unsigned pmu, const char *front)
{
	const struct kernel_events *events = lister->events;
	const struct kernel_pmu *own = &events->pmus[pmu];
	const struct uncore_root_buses_row *row = uncore_root_buses_of(events->tables, own->row->box);
	uint16_t domain;
	uint8_t bus;

	for (unsigned die = 0; die < events->machine->socket_count; die++) {
		char name[16];

		if (row == NULL || !row->pmu || own->is_free ||
		    uncore_sim_root_bus(events->sim, die, own->row->box, own->instance, &domain, &bus) != 0)
			continue;
		snprintf(name, sizeof(name), "%u", die);
		list_file(lister, KERNEL_DIE, pmu | die << KERNEL_PART_SHIFT, front, "/die", name);
	}
}

static void add_pmu(struct lister *lister, unsigned pmu)
{
	const char *name = name_of(lister->events, pmu);
	char front[PATH_ROOM / 2];

	snprintf(front, sizeof(front), DEVICES "%s", name);
	list_file(lister, KERNEL_LINK, pmu, SOURCES "/devices/", name, "");
	list_file(lister, KERNEL_FOLDER, 0, front, "", "");
	list_file(lister, KERNEL_TYPE, pmu, front, "/type", "");
	list_file(lister, KERNEL_MUX, pmu, front, "/perf_event_mux_interval_ms", "");
	if (pmu >= lister->events->pmu_count)
		return;
	list_file(lister, KERNEL_CPUMASK, pmu, front, "/cpumask", "");
	add_words(lister, pmu, front);
	add_dies(lister, pmu, front);
}

/* Of the cores: type, turns, words. It has no cpumask, because each CPU has it. */
static void add_core(struct lister *lister)
{
	unsigned own = (unsigned)(lister->events->pmu_count + COMMON);
	const char *name = name_of(lister->events, own), *folder, *text;

	add_pmu(lister, own);
	list_file(lister, KERNEL_RDPMC, own, DEVICES, name, "/rdpmc");
	list_file(lister, KERNEL_FOLDER, 0, DEVICES, name, "/format");
	list_file(lister, KERNEL_FOLDER, 0, DEVICES, name, "/events");
	for (unsigned part = 0; (name = kernel_core_file(part, &folder, &text)) != NULL; part++) {
		char file[PATH_ROOM / 3];

		snprintf(file, sizeof(file), "cpu%s", folder);
		list_file(lister, KERNEL_CORE, own | part << KERNEL_PART_SHIFT, DEVICES, file, name);
	}
}

int kernel_files_list(const struct kernel_events *events, kernel_file_found *found, void *to)
{
	struct lister lister = { events, found, to, 0 };

	list_file(&lister, KERNEL_FOLDER, 0, SOURCES, "", "");
	list_file(&lister, KERNEL_FOLDER, 0, SOURCES, "/devices", "");
	list_file(&lister, KERNEL_PARANOID, 0, "/proc/sys/kernel", "/perf_event_paranoid", "");
	for (unsigned pmu = 0; pmu < events->pmu_count + COMMON; pmu++)
		add_pmu(&lister, pmu);
	if (events->core_count != 0)
		add_core(&lister);
	return lister.result;
}

/* ---- contents ---- */

static void print_cpumask(FILE *to, struct kernel_events *events)
{
	const char *comma = "";

	kernel_cpus_follow(events);
	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(events->sim); cpu++) {
		for (unsigned socket = 0; socket < events->machine->socket_count; socket++) {
			if (events->cpus[socket] != (int)cpu)
				continue;
			fprintf(to, "%s%u", comma, cpu);
			comma = ",";
		}
	}
	fputc('\n', to);
}

/* "config:0-7,21" */
static void print_format(FILE *to, const struct uncore_perf_format_row *row)
{
	const char *comma = "";

	fputs("config", to);
	if (row->config != 0)
		fprintf(to, "%u", row->config);
	fputc(':', to);
	for (unsigned bit = 0; bit < 64; bit++) {
		unsigned last = bit;

		if ((row->mask >> bit & 1) == 0)
			continue;
		while (last < 63 && (row->mask >> (last + 1) & 1) != 0)
			last++;
		fprintf(to, "%s%u", comma, bit);
		if (last != bit)
			fprintf(to, "-%u", last);
		comma = ",";
		bit = last;
	}
	fputc('\n', to);
}

/* "event=0x04,umask=0x03": the words whose bits are set, and the first one in any case. The kernel adds no newline. */
static void print_event(FILE *to, const struct uncore_tables *tables, const struct kernel_pmu *pmu, uint64_t config)
{
	const char *comma = "";

	for (unsigned at = 0; at < pmu->row->formats.count; at++) {
		const struct uncore_perf_format_row *row = &uncore_perf_formats(tables)[pmu->row->formats.first + at];

		if (row->config != 0 || (at != 0 && (config & row->mask) == 0))
			continue;
		fprintf(to, "%s%s=0x%02llx", comma, uncore_text(tables, row->word),
			(unsigned long long)gather_bits(config, row->mask));
		config &= ~row->mask;
		comma = ",";
	}
}

static void print_die(FILE *to, const struct kernel_events *events, const struct kernel_pmu *pmu, unsigned die)
{
	uint16_t domain;
	uint8_t bus;

	if (uncore_sim_root_bus(events->sim, die, pmu->row->box, pmu->instance, &domain, &bus) == 0)
		fprintf(to, "%04x:%02x\n", domain, bus);
}

static void print_word(FILE *to, const struct kernel_events *events, enum kernel_file kind,
		       const struct kernel_pmu *pmu, unsigned part)
{
	const struct uncore_perf_event_row *event = &uncore_perf_events(events->tables)[pmu->row->events.first + part];

	if (kind == KERNEL_FORMAT)
		print_format(to, &uncore_perf_formats(events->tables)[pmu->row->formats.first + part]);
	else if (kind == KERNEL_EVENT)
		print_event(to, events->tables, pmu, event->config);
	else if (kind == KERNEL_SCALE)
		fputs(uncore_text(events->tables, event->scale), to);
	else if (kind == KERNEL_UNIT)
		fputs(uncore_text(events->tables, event->unit), to);
}

static unsigned type_of(const struct kernel_events *events, unsigned pmu)
{
	if (pmu == events->pmu_count + COMMON)
		return events->core.type;
	return pmu < events->pmu_count ? events->pmus[pmu].type : common[pmu - events->pmu_count].type;
}

void kernel_file_print(FILE *to, struct kernel_events *events, enum kernel_file kind, unsigned index)
{
	unsigned pmu = index & ((1U << KERNEL_PART_SHIFT) - 1);
	bool is_own = pmu < events->pmu_count;
	const char *folder, *text;

	switch (kind) {
	case KERNEL_LINK:
		fprintf(to, "../../../devices/%s", name_of(events, pmu));
		return;
	case KERNEL_TYPE:
		fprintf(to, "%u\n", type_of(events, pmu));
		return;
	case KERNEL_MUX:
		fprintf(to, "%u\n", is_own ? events->pmus[pmu].mux_ms : KERNEL_MUX_MS);
		return;
	case KERNEL_RDPMC:
		fputs("0\n", to);
		return;
	case KERNEL_CORE:
		if (kernel_core_file(index >> KERNEL_PART_SHIFT, &folder, &text) != NULL)
			fputs(text, to);
		return;
	case KERNEL_CPUMASK:
		print_cpumask(to, events);
		return;
	case KERNEL_PARANOID:
		fprintf(to, "%d\n", events->paranoid);
		return;
	case KERNEL_DIE:
		print_die(to, events, &events->pmus[pmu], index >> KERNEL_PART_SHIFT);
		return;
	default:
		if (is_own)
			print_word(to, events, kind, &events->pmus[pmu], index >> KERNEL_PART_SHIFT);
	}
}

ssize_t kernel_file_write(struct kernel_events *events, enum kernel_file kind, unsigned index, const char *from,
			  size_t size)
{
	char text[16] = "", *end;
	long number;

	if (size == 0 || size >= sizeof(text))
		return -EINVAL;
	memcpy(text, from, size);
	number = strtol(text, &end, 0);
	if (end == text || (*end != '\0' && *end != '\n'))
		return -EINVAL;
	if (kind == KERNEL_PARANOID) {
		events->paranoid = (int)number;
		return (ssize_t)size;
	}
	if (kind != KERNEL_MUX || number < 1 || number > INT32_MAX)
		return -EINVAL;
	if (index < events->pmu_count)
		events->pmus[index].mux_ms = (unsigned)number;
	return (ssize_t)size;
}
