/* SPDX-License-Identifier: MIT */
/* Finds the ring of marks, wakes the process that counts, and waits for it. */
#define _GNU_SOURCE
#include "region/ring.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

struct region_process region_process;

/* A thread may still read the memory that another one has given up: it stays until the next one is given up. */
static struct region_ring *given_up;

static bool is_inode(int file, unsigned long long inode)
{
	struct stat status;

	return file >= 0 && fstat(file, &status) == 0 && status.st_ino == inode;
}

/* A launcher, as mpirun, may have closed it: then it is opened again. -1: errno says why it cannot be. */
static int find_file(int pid, int number, unsigned long long inode)
{
	char path[64];
	int file;

	if (is_inode(number, inode))
		return fcntl(number, F_DUPFD_CLOEXEC, 3);
	(void)snprintf(path, sizeof(path), "/proc/%d/fd/%d", pid, number);
	file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
	if (file < 0 || is_inode(file, inode))
		return file;
	close(file);
	errno = ENOENT;
	return -1;
}

unsigned long long region_space(void)
{
	struct stat status;

	return stat("/proc/self/ns/pid", &status) == 0 ? status.st_ino : 0;
}

static struct region_ring *map_ring(int file)
{
	struct region_ring *ring;
	struct stat status;

	if (fstat(file, &status) != 0 || status.st_size < (off_t)sizeof(*ring))
		return NULL;
	ring = mmap(NULL, sizeof(*ring), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	if (ring == MAP_FAILED)
		return NULL;
	if (ring->version == REGION_VERSION && ring->slot_count == REGION_SLOTS &&
	    ring->slot_size == sizeof(ring->slots[0]) && atomic_load(&ring->is_closed) == 0)
		return ring;
	munmap(ring, sizeof(*ring));
	errno = EPROTO;
	return NULL;
}

int region_attach(const struct region_files *files)
{
	struct region_process *process = &region_process;
	int ring = find_file(files->pid, files->ring, files->ring_inode), error;

	process->ring = ring < 0 ? NULL : map_ring(ring);
	error = errno;
	if (process->ring == NULL) {
		if (ring >= 0)
			close(ring);
		return error != 0 ? -error : -EPROTO;
	}
	process->files = *files;
	process->ring_file = ring;
	process->bell = find_file(files->pid, files->bell, files->bell_inode);
	process->is_foreign = region_space() != files->space;
	atomic_store(&process->identity, 0);
	atomic_store(&process->state, REGION_ON);
	return 0;
}

void region_detach(void)
{
	struct region_process *process = &region_process;

	atomic_store(&process->state, REGION_OFF);
	if (process->ring == NULL)
		return;
	if (given_up != NULL)
		munmap(given_up, sizeof(*given_up));
	given_up = process->ring;
	if (is_inode(process->ring_file, process->files.ring_inode))
		close(process->ring_file);
	if (is_inode(process->bell, process->files.bell_inode))
		close(process->bell);
	process->ring = NULL;
}

static bool read_variable(struct region_files *files)
{
	const char *words = getenv(REGION_VARIABLE);
	unsigned version;

	return words != NULL &&
	       sscanf(words, REGION_WORDS, &version, &files->pid, &files->ring, &files->bell, &files->ring_inode,
		      &files->bell_inode, &files->space) == REGION_WORD_COUNT &&
	       version == REGION_VERSION;
}

int region_look(void)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	struct region_files files;
	int state;

	pthread_mutex_lock(&lock);
	state = atomic_load(&region_process.state);
	if (state == REGION_UNKNOWN) {
		if (!read_variable(&files) || region_attach(&files) != 0)
			atomic_store(&region_process.state, REGION_OFF);
		state = atomic_load(&region_process.state);
	}
	pthread_mutex_unlock(&lock);
	return state;
}

/*
 * The program may have closed the bell, and opened another file with its number, which must not get the byte. A byte
 * that finds the pipe full wakes stat all the same.
 */
static void write_bell(void)
{
	const struct region_files *files = &region_process.files;

	if (!is_inode(region_process.bell, files->bell_inode))
		region_process.bell = find_file(files->pid, files->bell, files->bell_inode);
	if (region_process.bell >= 0 && write(region_process.bell, "", 1) < 0)
		return;
}

void region_ring_bell(void)
{
	if (atomic_exchange(&region_process.ring->rung, 1) == 0)
		write_bell();
}

int region_ring_file(void)
{
	const struct region_files *files = &region_process.files;

	if (!is_inode(region_process.ring_file, files->ring_inode))
		region_process.ring_file = find_file(files->pid, files->ring, files->ring_inode);
	return region_process.ring_file;
}

/* The kernel drops the lock when the process ends, however it ends. */
static bool is_counting(const struct region_ring *ring)
{
	struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 1 };

	if (atomic_load(&ring->is_closed) != 0)
		return false;
	return region_ring_file() >= 0 && fcntl(region_process.ring_file, F_GETLK, &lock) == 0 &&
	       lock.l_type != F_UNLCK;
}

bool region_await(uint32_t place)
{
	struct region_ring *ring = region_process.ring;
	const long patience[2] = { 0, 200000000 }; /* a timespec as the kernel's call has it on every word size */
	uint32_t served;

	while ((int32_t)((served = atomic_load_explicit(&ring->served, memory_order_acquire)) - place) <= 0) {
		if (syscall(SYS_futex, &ring->served, FUTEX_WAIT, served, patience, NULL, 0) == 0 || errno != ETIMEDOUT)
			continue;
		if (!is_counting(ring)) {
			atomic_store(&region_process.state, REGION_OFF);
			return false;
		}
		/* Who should have written the byte may have been killed. */
		write_bell();
	}
	return true;
}
