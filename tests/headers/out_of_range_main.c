/* SPDX-License-Identifier: MIT */
/* out_of_range KIND NUMBER: has out_of_range.c go out of range, and prints what its hook hears. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

unsigned long go(const char *kind, int number);
void heard(const char *file, unsigned line, const char *what, int64_t value, uint64_t limit);

void heard(const char *file, unsigned line, const char *what, int64_t value, uint64_t limit)
{
	fprintf(stderr, "%s:%u: %s %lld %llu\n", file, line, what, (long long)value, (unsigned long long)limit);
}

int main(int count, char **arguments)
{
	if (count < 3)
		return 2;
	printf("%lu\n", go(arguments[1], atoi(arguments[2])));
	return 0;
}
