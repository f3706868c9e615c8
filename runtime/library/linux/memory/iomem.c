/* SPDX-License-Identifier: MIT */
/*
 * Looks in /proc/iomem who uses which memory. The kernel lists configuration space there that it uses itself, after its
 * own checks against the ACPI tables (arch/x86/pci/mmconfig-shared.c): "e0000000-efffffff : PCI MMCONFIG 0000 [bus
 * 00-ff]". Since Linux 6.8 the name is "PCI ECAM". It lists memory that holds data, as firmware reports it.
 */
#include "linux/memory/iomem.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "linux/file.h"
#include "linux/memory/ecam.h"

#define IOMEM "/proc/iomem"
#define IOMEM_ROOM (1u << 20)
#define LINE_ROOM 128

int read_iomem(struct linux_host *host, char *path, char **text)
{
	int length;

	*text = (char *)malloc(IOMEM_ROOM);
	if (*text == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory for " IOMEM);
	host_path(host, path, IOMEM);
	length = read_text(host, path, *text, IOMEM_ROOM);
	if (length == (int)IOMEM_ROOM - 1)
		length = -EFBIG;
	if (length >= 0)
		return 0;
	return uncore_fault_set(&host->fault, access_code(length), "%s: cannot read: %s", path, errno_text(length));
}

/* Reads a line, and returns the next one; NULL: there is none. A line of another form gets an empty name. */
static const char *read_line(const char *text, struct iomem_line *line)
{
	size_t length = strcspn(text, "\n");
	char copy[LINE_ROOM];

	/* sscanf() would measure the whole text for each line. */
	snprintf(copy, sizeof(copy), "%.*s", (int)length, text);
	if (sscanf(copy, " %16" SCNx64 "-%16" SCNx64 " : %32[^\n]", &line->begin, &line->end, line->name) != 3 ||
	    line->begin > line->end)
		line->name[0] = '\0';
	return text[length] == '\0' || text[length + 1] == '\0' ? NULL : text + length + 1;
}

/* Whether the line is about configuration space of the segment; gives its buses. */
static bool is_ecam(const struct iomem_line *line, unsigned segment, unsigned *first, unsigned *last)
{
	unsigned found;

	if (sscanf(line->name, "PCI MMCONFIG %4x [bus %2x-%2x", &found, first, last) != 3 &&
	    sscanf(line->name, "PCI ECAM %4x [bus %2x-%2x", &found, first, last) != 3)
		return false;
	return found == segment && *first <= *last;
}

/* The kernel may use fewer buses than the table has. */
static const char *narrow(const struct iomem_line *line, unsigned first, unsigned last, struct ecam *window)
{
	struct ecam used = { window->base, window->segment, (uint8_t)first, (uint8_t)last };

	if (line->begin == 0 && line->end == 0)
		return "the kernel hides addresses from this user";
	if (line->begin != ecam_begin(&used) || line->end != ecam_end(&used))
		return "the kernel has it at another address than the table MCFG";
	*window = used;
	return NULL;
}

static const char *find(const char *iomem, struct ecam *window)
{
	unsigned first, last;
	struct iomem_line line;

	for (const char *at = iomem; at != NULL;) {
		at = read_line(at, &line);
		if (is_ecam(&line, window->segment, &first, &last) && first >= window->first && last <= window->last)
			return narrow(&line, first, last, window);
	}
	return "the kernel does not list it";
}

const char *confirm_ecam(const char *iomem, struct ecam *window)
{
	const char *wrong = find(iomem, window);
	struct iomem_line line;

	for (const char *at = iomem; wrong == NULL && at != NULL;) {
		at = read_line(at, &line);
		if (strcmp(line.name, "System RAM") == 0 && line.begin <= ecam_end(window) &&
		    line.end >= ecam_begin(window))
			wrong = "System RAM is at its address";
	}
	return wrong;
}

/* Names of memory that holds data, or their beginnings: e820_type_to_string() in Linux's arch/x86/kernel/e820.c. */
static bool holds_data(const char *name)
{
	static const char *const names[] = { "System RAM",        "ACPI Tables",   "ACPI Non-volatile Storage",
					     "Persistent Memory", "Soft Reserved", "Unusable memory" };

	for (size_t at = 0; at < sizeof(names) / sizeof(names[0]); at++) {
		if (strncmp(name, names[at], strlen(names[at])) == 0)
			return true;
	}
	return false;
}

bool find_memory(const char *iomem, uint64_t begin, uint64_t end, struct iomem_line *line)
{
	for (const char *at = iomem; at != NULL;) {
		at = read_line(at, line);
		if (holds_data(line->name) && line->begin <= end && line->end >= begin)
			return true;
	}
	return false;
}
