/* SPDX-License-Identifier: MIT */
/*
 * Runs a command several times: "timing RUNS COMMAND [ARGUMENT...]". "{}" in the arguments is replaced by the number of
 * the run. Prints the best and the median CPU time (user and system, with the processes it waits for) in microseconds,
 * and the largest resident memory in KiB. Wall time is not used because it depends on the other programs of the
 * machine. Two commands separated by "--" run alternately, so that both see the same load; each has its own line of
 * output.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RUNS_MAX = 1000, ARGUMENTS_MAX = 512 };

struct command {
	char **arguments;
	int count;
	long times[RUNS_MAX];
	long memory;
};

static long microseconds(const struct timeval *t)
{
	return t->tv_sec * 1000000L + t->tv_usec;
}

/* Returns the argument with "{}" replaced by the number of the run. The child owns the memory until it exits. */
static char *numbered(char *argument, int run)
{
	char *hole = strstr(argument, "{}");
	char *text;

	if (!hole)
		return argument;
	if (asprintf(&text, "%.*s%d%s", (int)(hole - argument), argument, run, hole + 2) < 0)
		_exit(127);
	return text;
}

static void become(const struct command *command, int run)
{
	char *arguments[ARGUMENTS_MAX + 1];
	int i, null;

	for (i = 0; i < command->count; i++)
		arguments[i] = numbered(command->arguments[i], run);
	arguments[i] = NULL;
	null = open("/dev/null", O_RDWR);
	dup2(null, 0);
	dup2(null, 1);
	execvp(arguments[0], arguments);
	perror(arguments[0]);
	_exit(127);
}

static int run_once(struct command *command, int run)
{
	struct rusage usage;
	int status;
	pid_t child = fork();

	if (child < 0)
		return -1;
	if (child == 0)
		become(command, run);
	if (wait4(child, &status, 0, &usage) < 0)
		return -1;
	command->times[run] = microseconds(&usage.ru_utime) + microseconds(&usage.ru_stime);
	if (usage.ru_maxrss > command->memory)
		command->memory = usage.ru_maxrss;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 0 : -1;
}

static int compare(const void *a, const void *b)
{
	long x = *(const long *)a, y = *(const long *)b;

	return (x > y) - (x < y);
}

static int measure(struct command *commands, int count, int runs)
{
	int run, i;

	for (run = 0; run < runs; run++)
		for (i = 0; i < count; i++)
			if (run_once(&commands[i], run) < 0) {
				fprintf(stderr, "timing: %s failed\n", commands[i].arguments[0]);
				return -1;
			}
	for (i = 0; i < count; i++) {
		qsort(commands[i].times, (size_t)runs, sizeof commands[i].times[0], compare);
		printf("%ld %ld %ld\n", commands[i].times[0], commands[i].times[runs / 2], commands[i].memory);
	}
	return 0;
}

int main(int argc, char **argv)
{
	static struct command commands[2];
	int runs = argc > 2 ? atoi(argv[1]) : 0;
	int count = 1, i;

	if (runs < 1 || runs > RUNS_MAX || argc > ARGUMENTS_MAX) {
		fprintf(stderr, "usage: timing RUNS COMMAND [ARGUMENT...] [-- COMMAND [ARGUMENT...]]\n");
		return 2;
	}
	commands[0].arguments = argv + 2;
	for (i = 2; i < argc; i++) {
		if (strcmp(argv[i], "--") == 0 && count == 1 && i + 1 < argc)
			commands[count++].arguments = argv + i + 1;
		else
			commands[count - 1].count++;
	}
	return measure(commands, count, runs) < 0;
}
