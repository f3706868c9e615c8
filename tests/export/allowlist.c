/* SPDX-License-Identifier: MIT */
/*
 * allowlist FILE: reads an allowlist by the rules of msr-safe's module (msr_allowlist.c of LLNL/msr-safe). Comments go
 * from # to the end of the line. Entries are pairs of numbers that strtoull takes with base 0, with white space after
 * each. There are at most 128 KiB, no address twice, and one entry at least. Prints "address mask" of each. Where the
 * module would refuse the list, prints what is wrong; exit 1.
 */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES_MAX = 128 * 1024, ENTRIES_MAX = 8192 };

static char text[BYTES_MAX + 2];
static unsigned long long seen[ENTRIES_MAX];
static size_t count;

static int refuse(const char *why)
{
	fprintf(stderr, "refused: %s\n", why);
	return 1;
}

static char *skip(char *at)
{
	for (;;) {
		while (isspace((unsigned char)*at))
			at++;
		if (*at != '#')
			return at;
		while (*at != '\0' && *at != '\n')
			at++;
	}
}

/* The word at the place as a number; what follows it must be white space. */
static int number(char **at, unsigned long long *value)
{
	char *start = *at, *end;
	size_t length = strcspn(start, " \t\n\v\f\r");

	if (start[length] == '\0')
		return refuse("the text ends behind a number");
	start[length] = '\0';
	errno = 0;
	*value = strtoull(start, &end, 0);
	if (end == start || *end != '\0' || errno != 0)
		return refuse(start);
	*at = start + length + 1;
	return 0;
}

static int entry(char **at)
{
	unsigned long long address, mask;

	if (number(at, &address) != 0)
		return 1;
	while (isspace((unsigned char)**at))
		++*at;
	if (number(at, &mask) != 0)
		return 1;
	for (size_t i = 0; i < count; i++)
		if (seen[i] == address)
			return refuse("an address is listed twice");
	if (count == ENTRIES_MAX)
		return refuse("too many entries");
	seen[count++] = address;
	printf("%#llx %#llx\n", address, mask);
	return 0;
}

int main(int argc, char **argv)
{
	FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
	size_t length;
	char *at;

	if (file == NULL)
		return refuse("no file");
	length = fread(text, 1, BYTES_MAX + 1, file);
	fclose(file);
	if (length > BYTES_MAX)
		return refuse("too large");
	for (at = skip(text); *at != '\0'; at = skip(at))
		if (entry(&at) != 0)
			return 1;
	return count == 0 ? refuse("no entry") : 0;
}
