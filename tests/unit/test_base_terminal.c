/* SPDX-License-Identifier: MIT */
/* Tests what a terminal gets of a program's output: lines that fit, nothing that controls it, and no text too late. */
#define _GNU_SOURCE
#include <pty.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/option/terminal.h"

/* Reads until the text has come, or the program has ended. */
static void read_until(int terminal, const char *text, char *read_text, size_t room)
{
	size_t length = 0;
	ssize_t got;

	read_text[0] = '\0';
	while (strstr(read_text, text) == NULL && length + 1 < room) {
		got = read(terminal, read_text + length, room - length - 1);
		if (got <= 0)
			break;
		length += (size_t)got;
		read_text[length] = '\0';
	}
}

/* A part of a line is shown when the program flushes it, and the rest of it goes on there. */
static void parts_of_a_line(void **state)
{
	struct winsize size = { .ws_row = 24, .ws_col = 20 };
	char text[200];
	int terminal, wait[2];
	pid_t child;

	(void)state;
	assert_int_equal(pipe(wait), 0);
	child = forkpty(&terminal, NULL, NULL, &size);
	assert_true(child >= 0);
	if (child == 0) {
		terminal_filter(true, true);
		printf("half of");
		fflush(stdout);
		(void)!read(wait[0], text, 1);
		printf(" a line and its \033[2J end\nfolded where 20 columns are full\n");
		fflush(stdout);
		_exit(0);
	}
	read_until(terminal, "half of", text, sizeof(text));
	assert_string_equal(text, "half of");
	assert_int_equal(write(wait[1], "x", 1), 1);
	read_until(terminal, "full\r\n", text, sizeof(text));
	assert_non_null(strstr(text, " a line and its ?[2J end\r\n"));
	assert_non_null(strstr(text, "folded where 20\r\n"));
	assert_int_equal(waitpid(child, NULL, 0), child);
	close(terminal);
	close(wait[0]);
	close(wait[1]);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(parts_of_a_line) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
