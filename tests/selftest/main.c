/* SPDX-License-Identifier: MIT */
/* Runs the generated self-test that SELFTEST names at compile time, and prints its result as TAP. */
#include <stdio.h>

int SELFTEST(void (*report)(const char *file, int line, const char *what));

#define NAME_(name) #name
#define NAME(name) NAME_(name)

static void report(const char *file, int line, const char *what)
{
	printf("# %s:%d: %s\n", file, line, what);
}

int main(void)
{
	int failed = SELFTEST(report);

	printf("%sok 1 - %s\n1..1\n", failed ? "not " : "", NAME(SELFTEST));
	return failed != 0;
}
