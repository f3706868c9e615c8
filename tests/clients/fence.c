/* SPDX-License-Identifier: MIT */
/*
 * Tries a way around the simulated machine, for fence.sh, and prints the error's name, or "none".
 * fence open|flags|timer TYPE: perf_event_open(), plainly, with a flag above 32 bits, or while a signal arrives.
 * fence map ADDRESS, fence bytes ADDRESS: maps a page of /dev/mem, reads 16 bytes of it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static void on_timer(int signal)
{
	(void)signal;
}

static long open_event(uint32_t type, unsigned long flags)
{
	struct perf_event_attr attr;

	memset(&attr, 0, sizeof(attr));
	attr.size = sizeof(attr);
	attr.type = type;
	attr.config = 0x304;
	return syscall(SYS_perf_event_open, &attr, -1, 0, -1, flags);
}

/* A signal arrives 0.3 s after the call began, and the handler does not restart it. */
static long under_timer(uint32_t type)
{
	struct sigaction action = { .sa_handler = on_timer };
	struct itimerval once = { { 0, 0 }, { 0, 300000 } };

	sigaction(SIGALRM, &action, NULL);
	setitimer(ITIMER_REAL, &once, NULL);
	return open_event(type, 0);
}

static long reach_memory(const char *what, const char *word)
{
	off_t address = (off_t)strtoull(word != NULL ? word : "0", NULL, 0);
	int file = open("/dev/mem", O_RDWR | O_SYNC);
	char bytes[16];

	if (file < 0 || strcmp(what, "bytes") == 0)
		return file < 0 ? -1 : pread(file, bytes, sizeof(bytes), address);
	return mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, address & ~(off_t)4095) == MAP_FAILED ? -1 :
														  0;
}

static long attempt(const char *what, const char *word)
{
	uint32_t type = word != NULL ? (uint32_t)strtoul(word, NULL, 10) : 0;

	if (strcmp(what, "open") == 0)
		return open_event(type, 0);
	if (strcmp(what, "timer") == 0)
		return under_timer(type);
	if (strcmp(what, "flags") == 0)
		return open_event(type, 1ul << 32);
	if (strcmp(what, "map") == 0 || strcmp(what, "bytes") == 0)
		return reach_memory(what, word);
	errno = ENOTSUP;
	return -1;
}

int main(int count, char **words)
{
	if (count < 2)
		return 2;
	puts(attempt(words[1], words[2]) < 0 ? strerrorname_np(errno) : "none");
	return 0;
}
