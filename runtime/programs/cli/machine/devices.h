/* SPDX-License-Identifier: MIT */
/*
 * Says what hangs on an instance of a box: the PCI root bus that it serves, and the devices below. It comes from the
 * kernel's files, from registers, or from the simulator. It is read once: nothing of it is part of counting.
 */
#ifndef RUNTIME_CLI_MACHINE_DEVICES_H
#define RUNTIME_CLI_MACHINE_DEVICES_H

#include "base/lists.h"
#include "base/text.h"
#include "cli/machine/machine.h"
#include "json/recording.h"

/* What one instance of a socket serves. */
struct root_devices {
	uint16_t box, instance;
	unsigned unit;
	const char *bus;      /* "0000:16" */
	struct strings names; /* "nvme0", "eth1": without control characters and blanks, by kind and number */
};

struct device_list {
	struct root_devices *at;
	size_t count;
	struct strings boxes; /* ids of boxes that were read */
	struct arena arena;
};

/* Adds those of a box, once. Boxes of which nothing is known have none. */
void read_devices(const struct cli_request *request, const struct cli_machine *opened, uint16_t box,
		  struct device_list *list);
void free_devices(struct device_list *list);
/* NULL: nothing is known. list may be NULL. */
const struct root_devices *devices_of(const struct device_list *list, uint16_t box, unsigned unit, uint16_t instance);
/* Adds "0000:16, nvme0, eth1": at most so many names, and how many more there are. */
void add_devices(struct text *text, const struct root_devices *devices, size_t most);
enum { DEVICES_SHOWN = 3 }; /* in a table */

/* For a recording: what the list has. The caller frees it. */
struct uncore_recorded_devices *record_devices(const struct device_list *list, const struct uncore_tables *tables,
					       size_t *count);
/* Takes those of a recording. Boxes and instances that the tables lack are left out. */
void take_recorded_devices(struct device_list *list, const struct uncore_tables *tables,
			   const struct uncore_recording_head *head);

#endif
