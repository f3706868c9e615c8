/* SPDX-License-Identifier: MIT */
/* Marks regions in the way that its first argument names; tests/regions/run.sh knows what is counted then. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "uncore/region.h"

#define MS UINT64_C(1000000)

static int failures;

static void expect(int result, int wanted, const char *what)
{
	if (result != wanted) {
		fprintf(stderr, "%s gives %d, not %d\n", what, result, wanted);
		failures++;
	}
}

#define EXPECT(call, wanted) expect(call, wanted, #call)

static void stay(const char *name, uint64_t ms)
{
	EXPECT(uncore_region_begin(name), 0);
	EXPECT(uncore_region_sleep(ms * MS), 0);
	EXPECT(uncore_region_end(), 0);
}

/* 100 ms, then 50 ms, which the scenario's rates distinguish; 10 ms of the first in another one. */
static void plain(void)
{
	EXPECT(uncore_region_begin("copy"), 0);
	EXPECT(uncore_region_sleep(50 * MS), 0);
	stay("inner", 10);
	EXPECT(uncore_region_sleep(40 * MS), 0);
	EXPECT(uncore_region_end(), 0);
	stay("add", 50);
	EXPECT(uncore_region_end(), UNCORE_E_STATE);
}

static void nested(void)
{
	char name[16];

	for (unsigned at = 0; at < 1000; at++) {
		snprintf(name, sizeof(name), "level %03u", at % 500);
		EXPECT(uncore_region_begin(name), 0);
	}
	EXPECT(uncore_region_sleep(10 * MS), 0);
	for (unsigned at = 0; at < 1000; at++)
		EXPECT(uncore_region_end(), 0);
}

enum { THREADS = 100 };
static pthread_barrier_t all_inside, time_is_over;

static void *share(void *number)
{
	(void)number;
	EXPECT(uncore_region_begin("shared"), 0);
	pthread_barrier_wait(&all_inside);
	pthread_barrier_wait(&time_is_over);
	EXPECT(uncore_region_end(), 0);
	/* Not this thread's. */
	EXPECT(uncore_region_end(), UNCORE_E_STATE);
	return NULL;
}

static void threads(void)
{
	pthread_t at[THREADS];

	pthread_barrier_init(&all_inside, NULL, THREADS + 1);
	pthread_barrier_init(&time_is_over, NULL, THREADS + 1);
	for (unsigned each = 0; each < THREADS; each++)
		pthread_create(&at[each], NULL, share, NULL);
	pthread_barrier_wait(&all_inside);
	EXPECT(uncore_region_sleep(20 * MS), 0);
	pthread_barrier_wait(&time_is_over);
	for (unsigned each = 0; each < THREADS; each++)
		pthread_join(at[each], NULL);
}

/* The child's thread is not in its parent's region. */
static void forked(void)
{
	pid_t child;
	int status;

	EXPECT(uncore_region_begin("parent"), 0);
	child = fork();
	if (child == 0) {
		EXPECT(uncore_region_end(), UNCORE_E_STATE);
		stay("child", 10);
		_exit(failures != 0);
	}
	waitpid(child, &status, 0);
	EXPECT(status, 0);
	EXPECT(uncore_region_end(), 0);
}

/* A process is killed in a region, which another one begins later. */
static void killed(void)
{
	pid_t child = fork();
	int status;

	if (child == 0) {
		(void)uncore_region_begin("shared");
		(void)uncore_region_sleep(10 * MS);
		raise(SIGKILL);
	}
	waitpid(child, &status, 0);
	EXPECT(uncore_region_sleep(20 * MS), 0);
	stay("shared", 30);
}

static void again(char **words)
{
	EXPECT(uncore_region_begin("before exec"), 0);
	EXPECT(uncore_region_sleep(10 * MS), 0);
	words[1] = strdup("after");
	execv("/proc/self/exe", words);
	perror("exec");
}

/* As launchers do to what they start. */
static void closed(void)
{
	EXPECT(uncore_region_begin("first"), 0);
	for (int file = 3; file < 1024; file++)
		close(file);
	EXPECT(uncore_region_sleep(10 * MS), 0);
	EXPECT(uncore_region_end(), 0);
	stay("second", 10);
}

/* Without waiting, more than the ring holds while stat stands still. */
static void many(const char *count)
{
	unsigned lost = 0;

	stay("before", 0);
	kill(atoi(getenv("STAT_PID") != NULL ? getenv("STAT_PID") : "0"), SIGSTOP);
	for (int at = 0, calls = atoi(count); at < calls; at++) {
		lost += uncore_region_begin("often") == UNCORE_E_BUSY;
		lost += uncore_region_end() == UNCORE_E_BUSY;
	}
	kill(atoi(getenv("STAT_PID") != NULL ? getenv("STAT_PID") : "0"), SIGCONT);
	fprintf(stderr, "lost %u\n", lost);
	usleep(200000);
}

static void names(void)
{
	char longest[UNCORE_REGION_NAME + 2];

	memset(longest, 'x', sizeof(longest) - 1);
	longest[sizeof(longest) - 1] = '\0';
	stay("Größe \"x\", 計算\t\033[31m", 10);
	EXPECT(uncore_region_begin(longest), UNCORE_E_RANGE);
	EXPECT(uncore_region_begin(""), UNCORE_E_ARGUMENT);
	EXPECT(uncore_region_begin(NULL), UNCORE_E_ARGUMENT);
	longest[UNCORE_REGION_NAME] = '\0';
	stay(longest, 10);
}

static void print_rows(void)
{
	const struct uncore_region_row *rows;
	size_t count;

	EXPECT(uncore_region_rows(&rows, &count), 0);
	for (size_t at = 0; at < count; at++)
		printf("%s %llu %.3f %s %d %.0f %s %s\n", rows[at].region, (unsigned long long)rows[at].calls,
		       rows[at].seconds, rows[at].item, rows[at].socket, rows[at].value, rows[at].unit, rows[at].state);
}

static void own(const char *machine, const char *what)
{
	struct uncore_fault fault;
	const char *text;
	int result = uncore_region_open(machine, what, &fault);

	if (result != 0) {
		printf("%s: %s\n", uncore_error_name(result), fault.text);
		exit(3);
	}
	EXPECT(uncore_region_open(machine, what, NULL), UNCORE_E_STATE);
	plain();
	print_rows();
	EXPECT(uncore_region_report("table", &text), 0);
	fputs(text, stdout);
	EXPECT(uncore_region_report("json", &text), 0);
	fputs(text, stdout);
	EXPECT(uncore_region_report("pages", &text), UNCORE_E_RANGE);
	stay("add", 10);
	print_rows();
	EXPECT(uncore_region_close(), 0);
	EXPECT(uncore_region_close(), UNCORE_E_STATE);
	EXPECT(uncore_region_is_counted(), false);
	EXPECT(uncore_region_begin("nobody counts"), 0);
	EXPECT(uncore_region_end(), 0);
}

/* Without uncore stat: nothing but these calls, so that callgrind counts them. */
static void idle(const char *count)
{
	int calls = atoi(count);

	for (int at = 0; at < calls; at++) {
		(void)uncore_region_begin("idle");
		(void)uncore_region_end();
	}
}

/* The time of a begin and an end, with stat. */
static void cost(const char *count)
{
	struct timespec from, to;
	int calls = atoi(count);

	stay("first", 0);
	clock_gettime(CLOCK_MONOTONIC, &from);
	idle(count);
	clock_gettime(CLOCK_MONOTONIC, &to);
	fprintf(stderr, "%.3f us for a begin and an end\n",
		((double)(to.tv_sec - from.tv_sec) * 1e9 + (double)(to.tv_nsec - from.tv_nsec)) / 1e3 / calls);
}

int main(int argc, char **argv)
{
	const char *way = argc > 1 ? argv[1] : "";

	if (strcmp(way, "plain") == 0)
		plain();
	else if (strcmp(way, "nested") == 0)
		nested();
	else if (strcmp(way, "threads") == 0)
		threads();
	else if (strcmp(way, "fork") == 0)
		forked();
	else if (strcmp(way, "kill") == 0)
		killed();
	else if (strcmp(way, "exec") == 0)
		again(argv);
	else if (strcmp(way, "after") == 0)
		stay("after exec", 10);
	else if (strcmp(way, "closed") == 0)
		closed();
	else if (strcmp(way, "names") == 0)
		names();
	else if (strcmp(way, "unended") == 0)
		stay("done", 10), (void)uncore_region_begin("unended"), (void)uncore_region_sleep(10 * MS);
	else if (strcmp(way, "stay") == 0 && argc > 2)
		stay("stay", (uint64_t)atoi(argv[2]));
	else if (strcmp(way, "many") == 0 && argc > 2)
		many(argv[2]);
	else if (strcmp(way, "idle") == 0 && argc > 2)
		idle(argv[2]);
	else if (strcmp(way, "cost") == 0 && argc > 2)
		cost(argv[2]);
	else if (strcmp(way, "own") == 0 && argc > 3)
		own(argv[2], argv[3]);
	else
		return 2;
	return failures != 0;
}
