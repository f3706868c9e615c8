/* SPDX-License-Identifier: MIT */
/*
 * Finds the physical address of a window, which registers of the socket hold, and doubts it. Firmware may have switched
 * the device off, or the tables may be wrong for this machine. Nothing in the window is accessed here.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/window.h"
#include "linux/access.h"
#include "linux/file.h"
#include "linux/memory/iomem.h"
#include "linux/memory/pages.h"
#include "linux/memory/window.h"
#include "shared/bits.h"

#define ADDRESS_BITS 52           /* of physical memory, at most: Intel's manual, volume 3A, 4.1.4 */
#define LOWEST UINT64_C(0x100000) /* below is what the first PC had there: memory, the screen, firmware */
#define ALIGNMENT 8               /* of the widest register */
#define TEXT_ROOM 96

/* What the registers of a socket say. */
struct base {
	struct linux_host *host;
	unsigned socket;
	const struct uncore_address *address; /* of a register in the window */
	uint64_t sum;
	bool is_silent;       /* a register has only ones, as if no device were there */
	bool has_zero;        /* a field is not all ones */
	bool is_high;         /* a part alone is past the end of physical memory */
	char text[TEXT_ROOM]; /* every field with its value */
};

/* Says why the window is not used, with what its fields hold. */
static int refuse(const struct base *base, int code, const char *why)
{
	char text[UNCORE_ADDRESS_TEXT];

	return uncore_fault_set(&base->host->fault, code, "%s of package %d: base 0x%llx (%s): %s",
				uncore_address_text(base->host->machine.tables, base->address, text),
				base->host->sockets[base->socket].package, (unsigned long long)base->sum, base->text,
				why);
}

/* ---- what the registers hold ---- */

static int read_register(struct linux_host *host, unsigned socket, const struct uncore_register *reg, unsigned *width,
			 uint64_t *raw)
{
	struct uncore_address address;
	int result = uncore_register_address(host->machine.tables, reg, &address);

	if (result != 0)
		return uncore_fault_set(&host->fault, result, "the base of a window of memory: %s",
					uncore_error_text(result));
	/* Any CPU of the socket has it, and the window is the socket's. */
	address.scope = UNCORE_SCOPE_PACKAGE;
	*width = address.width;
	if (address.space == UNCORE_SPACE_PCI)
		return config_read(host, socket, &address, raw);
	result = msr_access(host, socket, &address, raw, false);
	*raw &= low_bits(address.width);
	return result;
}

static void add_text(struct base *base, const struct window_part *part, uint64_t value)
{
	const struct uncore_tables *tables = base->host->machine.tables;
	size_t used = strlen(base->text);
	char name[40];

	if (uncore_register_name(tables, &part->reg, name, sizeof(name)) < 0)
		name[0] = '\0';
	(void)snprintf(base->text + used, sizeof(base->text) - used, "%s%s.%s 0x%llx", used == 0 ? "" : ", ", name,
		       uncore_text(tables, part->field->id), (unsigned long long)value);
}

static int add_part(struct base *base, const struct window_part *part)
{
	uint64_t raw = 0, value, bits;
	unsigned width = 64;
	int result = read_register(base->host, base->socket, &part->reg, &width, &raw);

	if (result != 0)
		return result;
	value = uncore_field_value(part->field, raw);
	bits = window_bits(part, raw);
	base->sum += bits;
	base->is_silent |= raw == low_bits(width);
	base->has_zero |= value != low_bits(part->field->width);
	base->is_high |= bits >> ADDRESS_BITS != 0;
	add_text(base, part, value);
	return 0;
}

static int add_parts(struct base *base)
{
	const struct uncore_tables *tables = base->host->machine.tables;
	unsigned window = base->address->window, count = uncore_windows(tables)[window].parts.count;
	int result = 0;

	for (unsigned at = 0; at < count && result == 0; at++) {
		struct window_part part = window_part(tables, window, base->address->instance, at);

		result = add_part(base, &part);
	}
	return result;
}

/* ---- whether it can be ---- */

static int doubt(char *why, int code, const char *format, ...) UNCORE_PRINTF(3, 4);

static int doubt(char *why, int code, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(why, WHY_ROOM, format, arguments);
	va_end(arguments);
	return code;
}

static int check_numbers(uint64_t begin, uint64_t size, char *why)
{
	if (begin >> ADDRESS_BITS != 0 || (begin + size - 1) >> ADDRESS_BITS != 0)
		return doubt(why, UNCORE_E_IO, "it reaches past the 52 bits of a physical address");
	if (begin < LOWEST)
		return doubt(why, UNCORE_E_IO, "no device has registers in the first MiB");
	return begin % ALIGNMENT == 0 ? 0 : doubt(why, UNCORE_E_IO, "the window begins inside of 8 bytes");
}

/* Whether the kernel says that no data is on the pages of the window. It lists few windows themselves. */
static int check_iomem(const char *path, const char *iomem, uint64_t begin, uint64_t end, char *why)
{
	struct iomem_line line;

	if (!find_memory(iomem, 1, UINT64_MAX, &line))
		return doubt(why, UNCORE_E_DENIED,
			     "%s shows no addresses of memory to this user, so it is not known what is there", path);
	if (find_memory(iomem, begin, end, &line))
		return doubt(why, UNCORE_E_IO, "%s has %s at 0x%llx-0x%llx", path, line.name,
			     (unsigned long long)line.begin, (unsigned long long)line.end);
	return 0;
}

int check_place(struct linux_host *host, uint64_t begin, uint64_t size, char why[WHY_ROOM])
{
	const uint64_t rest = PAGE_BYTES - 1;
	int result = check_numbers(begin, size, why);
	char path[PATH_ROOM], *iomem;

	if (result != 0)
		return result;
	result = read_iomem(host, path, &iomem);
	result = result != 0 ? doubt(why, result, "%s", host->fault.text) :
			       check_iomem(path, iomem, begin & ~rest, (begin + size - 1) | rest, why);
	free(iomem);
	return result;
}

static int check_base(const struct base *base)
{
	if (base->sum == 0)
		return refuse(base, UNCORE_E_NODEV, "the machine has no such window of memory");
	if (base->is_silent || !base->has_zero)
		return refuse(base, UNCORE_E_NODEV, "nothing answers, or firmware has not set it");
	return base->is_high ? refuse(base, UNCORE_E_IO, "it reaches past the 52 bits of a physical address") : 0;
}

int find_base(struct linux_host *host, unsigned socket, const struct uncore_address *address, uint64_t *begin)
{
	const struct uncore_tables *tables = host->machine.tables;
	uint32_t size = uncore_windows(tables)[address->window].size;
	struct base base = { .host = host, .socket = socket, .address = address };
	char why[WHY_ROOM];
	int result = add_parts(&base);

	if (result != 0)
		return result;
	*begin = base.sum + window_offset(tables, address->window, address->instance);
	result = check_base(&base);
	if (result != 0)
		return result;
	result = check_place(host, *begin, size, why);
	return result == 0 ? 0 : refuse(&base, result, why);
}

bool is_of_others(struct linux_host *host, uint64_t begin, uint32_t size)
{
	const struct uncore_tables *tables = host->machine.tables;
	unsigned rows = tables->windows.count;
	bool is_there = false;

	for (unsigned at = 0; at < host->machine.socket_count * rows; at++) {
		const struct uncore_window_row *row = &uncore_windows(tables)[at % rows];
		struct uncore_address other = { .window = (uint16_t)(at % rows) };

		for (; row->parts.count != 0 && other.instance < uncore_boxes(tables)[row->box].instances;
		     other.instance++) {
			struct base base = { .host = host, .socket = at / rows, .address = &other };

			if (add_parts(&base) != 0 || base.sum == 0)
				continue;
			base.sum += window_offset(tables, other.window, other.instance);
			is_there |= base.sum < begin + size && begin < base.sum + row->size;
		}
	}
	uncore_fault_clear(&host->fault);
	return is_there;
}
