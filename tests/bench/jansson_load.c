/* SPDX-License-Identifier: MIT */
/*
 * The yardstick of "make bench": loads the named JSON files with Jansson, as strictly as uncoregen, and nothing more.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
	json_t **roots = calloc((size_t)argc, sizeof *roots);
	json_error_t error;
	int i;

	if (!roots)
		return 1;
	/* All of them stay loaded, as they do in a generator that looks across files. */
	for (i = 1; i < argc; i++) {
		roots[i] = json_load_file(argv[i], JSON_REJECT_DUPLICATES, &error);
		if (!roots[i]) {
			fprintf(stderr, "%s:%d:%d: %s\n", argv[i], error.line, error.column, error.text);
			return 1;
		}
	}
	for (i = 1; i < argc; i++)
		json_decref(roots[i]);
	free(roots);
	return 0;
}
