/* SPDX-License-Identifier: MIT */
/* uncore stat -r: makes the memory in which programs mark their regions, and takes marks from it. */
#define _GNU_SOURCE
#include "cli/stat/region/ring.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "shared/monotonic.h"

/* From the reservation of a place to its publication are a few stores. The thread was killed there, or stands still. */
#define STUCK_NS UINT64_C(2000000000)

static int ring_failed(const struct cli_request *request)
{
	complain(request, "--regions: cannot make the memory for marks: %s", strerror(errno));
	return CLI_MACHINE;
}

/*
 * Both files are inherited by the command. The lock says that this process lives: the kernel drops it. The pipe is
 * opened for reading too, so that no writer ever gets SIGPIPE.
 */
int open_ring(const struct cli_request *request, uint32_t flags, struct stat_ring *ring)
{
	struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 1 };
	struct region_ring *at;
	char path[32];
	int pipe[2];

	ring->file = memfd_create("uncore-regions", 0);
	if (ring->file < 0 || ftruncate(ring->file, (off_t)sizeof(*at)) != 0 ||
	    fcntl(ring->file, F_SETLK, &lock) != 0 || pipe2(pipe, O_CLOEXEC | O_NONBLOCK) != 0)
		return ring_failed(request);
	(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", pipe[1]);
	ring->heard = pipe[0];
	ring->bell = open(path, O_RDWR | O_NONBLOCK);
	close(pipe[1]);
	at = mmap(NULL, sizeof(*at), PROT_READ | PROT_WRITE, MAP_SHARED, ring->file, 0);
	if (ring->bell < 0 || at == MAP_FAILED)
		return ring_failed(request);
	for (uint32_t each = 0; each < REGION_SLOTS; each++)
		atomic_store_explicit(&at->slots[each].turn, each, memory_order_relaxed);
	at->flags = flags;
	at->slot_count = REGION_SLOTS;
	at->slot_size = sizeof(at->slots[0]);
	at->version = REGION_VERSION;
	ring->ring = at;
	hand_down(getpid(), ring->file, ring->bell);
	return CLI_GOOD;
}

static unsigned long long inode_of(int file)
{
	struct stat status;

	return fstat(file, &status) == 0 ? status.st_ino : 0;
}

void hand_down(pid_t pid, int file, int bell)
{
	struct stat space = { .st_ino = 0 };
	char words[160];

	(void)stat("/proc/self/ns/pid", &space);
	(void)snprintf(words, sizeof(words), REGION_WORDS, (unsigned)REGION_VERSION, (int)pid, file, bell,
		       inode_of(file), inode_of(bell), (unsigned long long)space.st_ino);
	setenv(REGION_VARIABLE, words, 1);
}

void quiet_bell(struct stat_ring *ring)
{
	char bytes[64];

	while (read(ring->heard, bytes, sizeof(bytes)) > 0)
		;
	atomic_store(&ring->ring->rung, 0);
}

/* Gives up a place that is reserved and not published for long. Who publishes it later is refused. */
static bool give_up(struct stat_ring *ring, struct region_slot *slot)
{
	uint32_t turn = ring->place;
	uint64_t now = monotonic_ns();

	if (atomic_load(&ring->ring->tail) == ring->place) {
		ring->stuck_ns = 0;
		return false;
	}
	if (ring->stuck_ns == 0)
		ring->stuck_ns = now;
	if (now < ring->stuck_ns + STUCK_NS ||
	    !atomic_compare_exchange_strong(&slot->turn, &turn, ring->place + REGION_SLOTS))
		return false;
	ring->given_up++;
	ring->place++;
	ring->stuck_ns = 0;
	return true;
}

bool next_mark(struct stat_ring *ring, struct region_slot *mark)
{
	struct region_slot *slot = &ring->ring->slots[ring->place % REGION_SLOTS];

	while (atomic_load_explicit(&slot->turn, memory_order_acquire) != ring->place + 1) {
		if (!give_up(ring, slot))
			return false;
		slot = &ring->ring->slots[ring->place % REGION_SLOTS];
	}
	ring->stuck_ns = 0;
	memcpy(mark, slot, sizeof(*mark));
	/* The memory is the program's too. */
	mark->name[REGION_NAME_ROOM - 1] = '\0';
	atomic_store_explicit(&slot->turn, ring->place + REGION_SLOTS, memory_order_release);
	ring->place++;
	return true;
}

static void release(struct stat_ring *ring, uint32_t place)
{
	if (atomic_load_explicit(&ring->ring->served, memory_order_relaxed) == place)
		return;
	atomic_store_explicit(&ring->ring->served, place, memory_order_release);
	syscall(SYS_futex, &ring->ring->served, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}

void release_marks(struct stat_ring *ring)
{
	release(ring, ring->place);
}

void release_before(struct stat_ring *ring)
{
	release(ring, ring->place - 1);
}

uint64_t lost_marks(const struct stat_ring *ring)
{
	return atomic_load(&ring->ring->lost) + ring->given_up;
}

bool begin_ring_report(struct stat_ring *ring, int *saved)
{
	fflush(stdout);
	*saved = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
	if (*saved >= 0 && ftruncate(ring->file, (off_t)sizeof(*ring->ring)) == 0 &&
	    lseek(ring->file, 0, SEEK_END) == (off_t)sizeof(*ring->ring) && dup2(ring->file, STDOUT_FILENO) >= 0)
		return true;
	if (*saved >= 0)
		close(*saved);
	ring->ring->report_result = 1;
	return false;
}

void end_ring_report(struct stat_ring *ring, int saved)
{
	struct stat status = { .st_size = 0 };
	bool is_good = fflush(stdout) == 0 && fstat(ring->file, &status) == 0;

	ring->ring->report_result = !is_good;
	ring->ring->report_length = is_good ? (uint64_t)status.st_size - sizeof(*ring->ring) : 0;
	dup2(saved, STDOUT_FILENO);
	close(saved);
}

void close_ring(struct stat_ring *ring)
{
	if (ring->ring == NULL)
		return;
	atomic_store(&ring->ring->is_closed, 1);
	/* Whoever waits for a mark that is not taken any more. */
	release(ring, atomic_load(&ring->ring->tail));
	munmap(ring->ring, sizeof(*ring->ring));
	close(ring->file);
	close(ring->heard);
	close(ring->bell);
	*ring = (struct stat_ring){ .ring = NULL };
}
