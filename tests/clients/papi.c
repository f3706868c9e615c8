/* SPDX-License-Identifier: MIT */
/* Counts events with PAPI while a second of the simulated machine passes. papi EVENT...: prints a count a line. */
#include <papi.h>
#include <stdio.h>

static int fail(const char *what, int code)
{
	fprintf(stderr, "%s: %s\n", what, PAPI_strerror(code));
	return 1;
}

static int advance(void)
{
	FILE *file = fopen("/sys/kernel/uncore_sim/advance", "w");

	return file == NULL || fputs("1000000000", file) < 0 || fclose(file) != 0;
}

int main(int count, char **words)
{
	long long counts[64] = { 0 };
	int events = PAPI_NULL, code = PAPI_library_init(PAPI_VER_CURRENT);

	if (code != PAPI_VER_CURRENT || count > 64)
		return fail("PAPI_library_init", code);
	code = PAPI_create_eventset(&events);
	for (int at = 1; at < count && code == PAPI_OK; at++) {
		code = PAPI_add_named_event(events, words[at]);
		if (code != PAPI_OK)
			return fail(words[at], code);
	}
	if (code != PAPI_OK || (code = PAPI_start(events)) != PAPI_OK)
		return fail("PAPI_start", code);
	if (advance() || (code = PAPI_stop(events, counts)) != PAPI_OK)
		return fail("PAPI_stop", code);
	for (int at = 1; at < count; at++)
		printf("%lld\n", counts[at - 1]);
	return 0;
}
