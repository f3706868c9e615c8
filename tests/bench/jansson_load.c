/* SPDX-License-Identifier: MIT */
/*
 * Loads the named JSON files with Jansson, as strictly as uncoregen does, and does nothing else. "make bench" compares
 * uncoregen with this program.
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
	/* All documents stay loaded, as in a generator that compares files. */
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
