/* SPDX-License-Identifier: MIT */
/* Implements uncoregen site: pages about everything that the spec describes. */
#include "site/docs/docs.h"

#include <stdio.h>

#include "cli/pipeline.h"
#include "model/lookup.h"

/* Chooses the platforms that have pages: those that were named, or all. */
static bool choose(struct site *site, const struct strings *ids)
{
	site->platforms = platforms_newest_first(site->arena, site->model);
	site->platform_count = ids->count == 0 ? site->model->platform_count : 0;
	for (size_t i = 0; i < ids->count; i++) {
		const struct platform *platform = the_platform(site->model, ids->at[i], "site");

		if (platform == NULL)
			return false;
		if (!site_has(site, platform))
			site->platforms[site->platform_count++] = platform;
	}
	return true;
}

/* Removes the pages that an earlier run made, and this one does not. */
static bool remove_stale(struct outputs *outputs, size_t *removed)
{
	const char **paths;

	*removed = outputs_stale(outputs, &paths);
	for (size_t i = 0; i < *removed; i++)
		if (!outputs_remove(outputs, paths[i]))
			return false;
	return true;
}

static bool make_all(struct site *site)
{
	site_make(site);
	if (site->docs != NULL && !site_docs(site))
		return false;
	site_names(site);
	return true;
}

static int write_site(struct site *site, const struct options *options)
{
	size_t written = 0, removed = 0;

	if (!make_all(site) || !outputs_write(site->outputs, &written) || !remove_stale(site->outputs, &removed)) {
		fprintf(stderr, "uncoregen site: %s\n", site->outputs->error);
		return EXIT_BAD;
	}
	if (!options->quiet)
		printf("%s: %zu of %zu files written, %zu removed; open %s/index.html\n", options->pages, written,
		       site->outputs->count, removed, options->pages);
	return EXIT_GOOD;
}

int run_site(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	struct outputs outputs = { .arena = &spec.arena, .folder = options->pages, .early = true };
	struct site site = { .arena = &spec.arena, .outputs = &outputs, .model = &spec.model, .docs = options->docs };
	int result = EXIT_BAD;

	if (load_checked(&spec, options->spec, FORMAT_TEXT) && choose(&site, &options->platforms))
		result = write_site(&site, options);
	outputs_free(&outputs);
	spec_free(&spec);
	return result;
}
