/* SPDX-License-Identifier: MIT */
/* Implements uncoregen draw: prints the bits of a register as an SVG file. */
#include <stdio.h>

#include "cli/pipeline.h"
#include "diff/report/html.h"
#include "model/lookup.h"

static int refuse(const char *what, const char *word, const char *remedy)
{
	fprintf(stderr, "uncoregen draw: %s \"%s\"; %s\n", what, word, remedy);
	return EXIT_BAD;
}

static int draw(const struct platform *platform, const char *path)
{
	struct field_ref ref = { 0 };
	struct text out = { 0 };

	if (find_path(platform, path, &ref) != PATH_OK || ref.reg == NULL || ref.field != NULL)
		return refuse("no register", path, "write it as box.register, see: uncore list registers");
	svg_register(&out, ref.reg->is.layout, path);
	return print_out(&out);
}

int run_draw(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	int status = EXIT_BAD;

	if (load_checked(&spec, options->spec, FORMAT_TEXT)) {
		const struct platform *platform = find_platform(&spec.model, options->platform);

		status = platform != NULL ? draw(platform, options->only) :
					    refuse("no platform", options->platform, "see: uncore list platforms");
	}
	spec_free(&spec);
	return status;
}
