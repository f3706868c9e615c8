/* SPDX-License-Identifier: MIT */
/* Implements uncoregen draw and uncoregen page: the bits of a register as an SVG file, a platform as a page. */
#include <stdio.h>

#include "cli/pipeline.h"
#include "draw/bit_drawing.h"
#include "emit/page/page.h"
#include "model/lookup.h"

static int refuse_drawing(const char *command, const char *what, const char *word, const char *remedy)
{
	fprintf(stderr, "uncoregen %s: %s \"%s\"; %s\n", command, what, word, remedy);
	return EXIT_BAD;
}

static int draw(const struct platform *platform, const char *path)
{
	struct field_ref ref = { 0 };
	struct text out = { 0 };

	if (find_path(platform, path, &ref) != PATH_OK || ref.reg == NULL || ref.field != NULL)
		return refuse_drawing("draw", "no register", path,
				      "write it as box.register, see: uncore list registers");
	svg_register(&out, ref.reg->is.layout, path);
	return print_out(&out);
}

int run_draw(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay, .only = options->platform };
	int status = EXIT_BAD;

	if (load_checked(&spec, options->spec, FORMAT_TEXT)) {
		const struct platform *platform = the_platform(&spec.model, options->platform, "draw");

		status = platform != NULL ? draw(platform, options->only) : EXIT_BAD;
	}
	spec_free(&spec);
	return status;
}

int run_page(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay, .only = options->platform };
	int status = EXIT_BAD;

	if (load_checked(&spec, options->spec, FORMAT_TEXT)) {
		bool is_index = options->platform == NULL;
		const struct platform *platform =
			is_index ? NULL : the_platform(&spec.model, options->platform, "page");
		struct text out = { 0 };

		if (is_index) {
			emit_page_index(&spec.arena, &spec.model, &out);
			status = print_out(&out);
		} else if (platform != NULL) {
			emit_page(&spec.model, platform, &out);
			status = print_out(&out);
		}
	}
	spec_free(&spec);
	return status;
}
