/* SPDX-License-Identifier: MIT */
/* Marks where regions begin and end, in the ring that "uncore stat -r" reads. */
#define _GNU_SOURCE
#include "uncore/region.h"

#include <errno.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "region/ring.h"
#include "shared/monotonic.h"

/* What a thread knows of itself. After fork() the child's copy has the parent's pid, and is begun anew. */
static _Thread_local struct region_thread {
	uint32_t client, pid, tid, serial, depth;
} own;

/* A process is known by its pid; the program in it by its client number, which fork and exec change. */
static uint32_t client_of(uint32_t pid)
{
	uint64_t identity = atomic_load(&region_process.identity), wanted;

	while ((uint32_t)(identity >> 32) != pid) {
		wanted = (uint64_t)pid << 32 | atomic_fetch_add(&region_process.ring->clients, 1);
		if (atomic_compare_exchange_strong(&region_process.identity, &identity, wanted))
			identity = wanted;
	}
	return (uint32_t)identity;
}

static void know_thread(void)
{
	uint32_t pid = (uint32_t)getpid(), client = client_of(pid);

	if (own.pid != pid || own.client != client)
		own = (struct region_thread){ .client = client, .pid = pid, .tid = (uint32_t)syscall(SYS_gettid) };
}

/* Reserves a place. False: the ring is full. */
static bool reserve(struct region_ring *ring, uint32_t *place)
{
	*place = atomic_load_explicit(&ring->tail, memory_order_relaxed);
	for (;;) {
		uint32_t turn = atomic_load_explicit(&ring->slots[*place % REGION_SLOTS].turn, memory_order_acquire);

		if ((int32_t)(turn - *place) < 0)
			return false;
		if (turn != *place)
			*place = atomic_load_explicit(&ring->tail, memory_order_relaxed);
		else if (atomic_compare_exchange_weak(&ring->tail, place, *place + 1))
			return true;
	}
}

/* 0; BUSY: there is no room; IO: nobody counts any more. Who waits anyway also waits for room. */
static int put(enum region_kind kind, const char *name, uint64_t number, bool is_waited)
{
	struct region_ring *ring = region_process.ring;
	struct region_slot *slot;
	uint32_t place, expected, serial = own.serial++;

	while (!reserve(ring, &place)) {
		if (!is_waited) {
			atomic_fetch_add(&ring->lost, 1);
			return UNCORE_E_BUSY;
		}
		if (!region_await(place - REGION_SLOTS))
			return UNCORE_E_IO;
	}
	slot = &ring->slots[place % REGION_SLOTS];
	slot->kind = kind;
	slot->client = own.client;
	slot->pid = own.pid;
	slot->tid = own.tid;
	slot->serial = serial;
	slot->number = number;
	slot->is_foreign = region_process.is_foreign;
	memcpy(slot->name, name, strlen(name) + 1);
	slot->time_ns = monotonic_ns();
	/* stat gives up a place that nobody publishes for seconds. */
	expected = place;
	if (!atomic_compare_exchange_strong_explicit(&slot->turn, &expected, place + 1, memory_order_release,
						     memory_order_relaxed))
		return UNCORE_E_BUSY;
	region_ring_bell();
	return !is_waited || region_await(place) ? 0 : UNCORE_E_IO;
}

/* Whether somebody counts. Not inline in begin and end, which are short without. */
static __attribute__((noinline)) bool is_on(void)
{
	int state = atomic_load(&region_process.state);

	return (state == REGION_UNKNOWN ? region_look() : state) == REGION_ON;
}

/* A measurement that ends meanwhile is no fault of the program's. */
static int put_mark(enum region_kind kind, const char *name)
{
	int result = put(kind, name, 0, (region_process.ring->flags & REGION_LAZY) == 0);

	return result == UNCORE_E_IO ? 0 : result;
}

static __attribute__((noinline)) int begin_counted(const char *name)
{
	int result, error = errno;
	size_t length;

	if (!is_on())
		return 0;
	if (name == NULL || name[0] == '\0')
		return UNCORE_E_ARGUMENT;
	length = strnlen(name, REGION_NAME_ROOM);
	if (length >= REGION_NAME_ROOM)
		return UNCORE_E_RANGE;
	know_thread();
	own.depth++;
	result = put_mark(REGION_BEGIN, name);
	errno = error;
	return result;
}

static __attribute__((noinline)) int end_counted(void)
{
	int result, error = errno;

	if (!is_on())
		return 0;
	know_thread();
	if (own.depth == 0)
		return UNCORE_E_STATE;
	own.depth--;
	result = put_mark(REGION_END, "");
	errno = error;
	return result;
}

int uncore_region_begin(const char *name)
{
	if (atomic_load_explicit(&region_process.state, memory_order_relaxed) == REGION_OFF)
		return 0;
	return begin_counted(name);
}

int uncore_region_end(void)
{
	if (atomic_load_explicit(&region_process.state, memory_order_relaxed) == REGION_OFF)
		return 0;
	return end_counted();
}

bool uncore_region_is_counted(void)
{
	return is_on();
}

int region_ask(enum region_kind kind, uint64_t number)
{
	know_thread();
	return put(kind, "", number, true);
}

int uncore_region_sleep(uint64_t nanoseconds)
{
	struct timespec time = { (time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000) };

	if (is_on() && (region_process.ring->flags & REGION_MANUAL) != 0)
		return region_ask(REGION_ADVANCE, nanoseconds);
	return nanosleep(&time, NULL) == 0 ? 0 : UNCORE_E_IO;
}
