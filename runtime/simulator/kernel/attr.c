/* SPDX-License-Identifier: MIT */
/* Reads struct perf_event_attr, as perf_copy_attr() of Linux 6.1 does. */
#include <errno.h>
#include <string.h>

#include "kernel/kernel.h"

/* include/uapi/linux/perf_event.h: offsets, sizes and bits. */
enum {
	AT_TYPE = 0,
	AT_SIZE = 4,
	AT_CONFIG = 8,
	AT_PERIOD = 16,
	AT_SAMPLE_TYPE = 24,
	AT_READ_FORMAT = 32,
	AT_FLAGS = 40,
	AT_CONFIG1 = 56,
	AT_CONFIG2 = 64,
	AT_CLOCK = 92,
	AT_RESERVED_2 = 110,
	AT_RESERVED_3 = 116,
	SIZE_FIRST = 64, /* PERF_ATTR_SIZE_VER0 */
	SIZE_PAGE = 4096,
	READ_FORMATS = 0x1f,
	SAMPLE_TYPES = 0x1ffffff,
	BIT_DISABLED = 0,
	BIT_PINNED = 2,
	BIT_EXCLUSIVE = 3,
	BIT_CLOCK = 25,
	BIT_FIRST_RESERVED = 38
};
/* exclude_user, _kernel, _hv, _idle, _host and _guest */
static const unsigned exclusions[] = { 4, 5, 6, 7, 19, 20 };
enum { BIT_EXCLUDE_USER = 4, BIT_EXCLUDE_KERNEL = 5, BIT_ON_EXEC = 12 };

/* Bit-fields begin at the other end on machines of the other byte order. */
static bool flag(uint64_t flags, unsigned bit)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
	return flags >> bit & 1;
#else
	return flags >> (63 - bit) & 1;
#endif
}

static uint64_t word(const uint8_t *bytes, size_t at, size_t size)
{
	uint32_t half;
	uint64_t whole;

	if (size == sizeof(half)) {
		memcpy(&half, bytes + at, sizeof(half));
		return half;
	}
	memcpy(&whole, bytes + at, sizeof(whole));
	return whole;
}

/* copy_struct_from_user(): a larger struct is good if all that this kernel does not know is 0. */
static int copy(const struct kernel_open *open, uint8_t bytes[KERNEL_ATTR_BYTES])
{
	const uint8_t *from = (const uint8_t *)open->attr;
	size_t size;

	if (open->attr_bytes < AT_SIZE + sizeof(uint32_t))
		return -EFAULT;
	size = (size_t)word(from, AT_SIZE, 4);
	if (size == 0)
		size = SIZE_FIRST;
	if (size < SIZE_FIRST || size > SIZE_PAGE)
		return -E2BIG;
	if (size > open->attr_bytes)
		return -EFAULT;
	for (size_t at = KERNEL_ATTR_BYTES; at < size; at++) {
		if (from[at] != 0)
			return -E2BIG;
	}
	memset(bytes, 0, KERNEL_ATTR_BYTES);
	memcpy(bytes, from, size < KERNEL_ATTR_BYTES ? size : KERNEL_ATTR_BYTES);
	return 0;
}

static int check(const uint8_t *bytes, uint64_t flags)
{
	for (unsigned bit = BIT_FIRST_RESERVED; bit < 64; bit++) {
		if (flag(flags, bit))
			return -EINVAL;
	}
	if (bytes[AT_RESERVED_2] != 0 || bytes[AT_RESERVED_2 + 1] != 0 || word(bytes, AT_RESERVED_3, 4) != 0)
		return -EINVAL;
	if ((word(bytes, AT_SAMPLE_TYPE, 8) & ~(uint64_t)SAMPLE_TYPES) != 0 ||
	    (word(bytes, AT_READ_FORMAT, 8) & ~(uint64_t)READ_FORMATS) != 0)
		return -EINVAL;
	return word(bytes, AT_PERIOD, 8) >> 63 != 0 ? -EINVAL : 0;
}

int kernel_attr_copy(const struct kernel_open *open, struct kernel_attr *attr)
{
	uint8_t bytes[KERNEL_ATTR_BYTES];
	int result = copy(open, bytes);
	uint64_t flags;

	if (result != 0)
		return result;
	flags = word(bytes, AT_FLAGS, 8);
	*attr = (struct kernel_attr){ .type = (uint32_t)word(bytes, AT_TYPE, 4),
				      .config = { word(bytes, AT_CONFIG, 8), word(bytes, AT_CONFIG1, 8),
						  word(bytes, AT_CONFIG2, 8) },
				      .sample_period = word(bytes, AT_PERIOD, 8),
				      .read_format = word(bytes, AT_READ_FORMAT, 8),
				      .disabled = flag(flags, BIT_DISABLED),
				      .pinned = flag(flags, BIT_PINNED),
				      .exclusive = flag(flags, BIT_EXCLUSIVE),
				      .excludes_user = flag(flags, BIT_EXCLUDE_USER),
				      .excludes_kernel = flag(flags, BIT_EXCLUDE_KERNEL),
				      .on_exec = flag(flags, BIT_ON_EXEC),
				      .takes_clock = flag(flags, BIT_CLOCK),
				      .clock = (int32_t)word(bytes, AT_CLOCK, 4) };
	for (size_t at = 0; at < sizeof(exclusions) / sizeof(exclusions[0]); at++)
		attr->excludes |= flag(flags, exclusions[at]);
	return check(bytes, flags);
}
