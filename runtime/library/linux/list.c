/* SPDX-License-Identifier: MIT */
/* Reads many registers of a unit in few system calls. */
#include "shared/bits.h"
#include "linux/access.h"
#include "linux/batch.h"
#include "linux/host.h"
#include "linux/memory/window.h"

#define UNREAD 1 /* not an uncore_error, which are negative */

static int read_alone(struct linux_host *host, unsigned unit, struct uncore_io_item *item)
{
	int result = check_unit(host, unit, item->address.scope);

	if (uncore_is_in_window(&item->address))
		return window_read(host, unit, &item->address, &item->value);
	return result != 0 ? result : msr_access(host, unit, &item->address, &item->value, false);
}

/* Checks what uncore_io_read() has checked for other callers. */
static int check(const struct uncore_address *address)
{
	if (address->space > UNCORE_SPACE_FOUND || address->space == UNCORE_SPACE_UNKNOWN)
		return UNCORE_E_NOADDR;
	return address->width == 32 || address->width == 64 ? 0 : UNCORE_E_WIDTH;
}

/* Items of configuration space have their result already. */
static void keep_width(struct uncore_io_item *item)
{
	item->value = item->result != 0 ? 0 : item->value & low_bits(item->address.width);
}

void read_io_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	struct linux_host *host = (struct linux_host *)context;
	bool is_batched = host->batch_fd >= 0;
	size_t taken;

	for (size_t at = 0; at < count && is_batched; at++)
		items[at].result = UNREAD;
	if (is_batched)
		read_batch(host, unit, items, count);
	for (size_t at = 0; at < count; at += taken) {
		int bad = check(&items[at].address);

		taken = 1;
		if (bad == 0 && items[at].address.space == UNCORE_SPACE_PCI) {
			taken = config_run(host, unit, &items[at], count - at);
			continue;
		}
		if (bad != 0)
			items[at].result = bad;
		else if (!is_batched || items[at].result == UNREAD)
			items[at].result = read_alone(host, unit, &items[at]);
		keep_width(&items[at]);
	}
}
