/* SPDX-License-Identifier: MIT */
/*
 * The seam to the kernel's perf events: the calls that counting makes, which tests and models of the kernel replace.
 * Files of the kernel (below /sys and /proc) are read through struct uncore_linux_sys. Not installed, not for users.
 *
 * The definitions are those of linux/perf_event.h, which not every C library comes with. A unit test compares the two.
 */
#ifndef RUNTIME_PERF_KERNEL_H
#define RUNTIME_PERF_KERNEL_H

#include <stddef.h>
#include <stdint.h>

/* Begins like the kernel's struct perf_event_attr, and ends after config2 (PERF_ATTR_SIZE_VER1). */
struct perf_attr {
	uint32_t type; /* of the PMU */
	uint32_t size; /* sizeof(struct perf_attr) */
	uint64_t config;
	uint64_t sample_period; /* 0: it counts */
	uint64_t sample_type;
	uint64_t read_format;
	uint64_t flags; /* the kernel's bit-field */
	uint32_t wakeup_events, bp_type;
	uint64_t config1, config2;
};

enum { PERF_ENABLED = 1, PERF_RUNNING = 2, PERF_ID = 4, PERF_GROUP = 8 };
/* read() of a group's leader gives: number of events, time enabled, time running, then value and ID of each. */
#define PERF_READ_FORMAT (PERF_ENABLED | PERF_RUNNING | PERF_ID | PERF_GROUP)

/* Bits of flags. Bit-fields begin at the other end on machines of the other byte order. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define PERF_FLAG(bit) (UINT64_C(1) << (bit))
#else
#define PERF_FLAG(bit) (UINT64_C(1) << (63 - (bit)))
#endif
#define PERF_DISABLED PERF_FLAG(0)
#define PERF_EXCLUDE_USER PERF_FLAG(4)
#define PERF_EXCLUDE_KERNEL PERF_FLAG(5)

#define PERF_CLOEXEC 8UL /* of open */
/* Requests of ioctl. The argument 1 (PERF_IOC_FLAG_GROUP) means the whole group. */
#define PERF_ENABLE 0x2400UL
#define PERF_DISABLE 0x2401UL

/* Each returns what the system call returns, but a negative errno instead of -1. */
struct perf_sys {
	/* perf_event_open(): pid is always -1, flags PERF_CLOEXEC */
	int (*open)(void *context, const struct perf_attr *attr, int pid, int cpu, int group_fd, unsigned long flags);
	int64_t (*read)(void *context, int fd, void *bytes, size_t count);
	/* ENABLE and DISABLE, of a group's leader, with argument 1: nothing else is called */
	int (*ioctl)(void *context, int fd, unsigned long request, unsigned long argument);
	int (*close)(void *context, int fd);
	void *context; /* passed to each of them */
};

/* The real system calls. */
extern const struct perf_sys perf_sys;

#endif
