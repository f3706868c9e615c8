/* SPDX-License-Identifier: MIT */
/* Writes how a platform is identified, and what its packages are like. */
#include "doc/about/about.h"

static void put_cpuid(struct doc *doc, const struct cpuid *cpuid)
{
	doc_row(doc);
	doc_cell_number(doc, cpuid->family);
	doc_cell(doc, "n");
	doc_format(doc, DOC_CODE, "0x%x", cpuid->model);
	doc_end(doc);
	doc_cell(doc, NULL);
	if (cpuid->steppings.count == 0)
		doc_text(doc, "all");
	else
		doc_format(doc, DOC_PLAIN, "%u to %u", cpuid->is.stepping_lo, cpuid->is.stepping_hi);
	if (cpuid->cache_level != 0)
		doc_format(doc, DOC_PLAIN, ", with a cache of level %u", cpuid->cache_level);
	doc_end(doc);
	doc_cell_text(doc, cpuid->variant_id);
	doc_cell(doc, NULL);
	doc_cite(doc, cpuid->source);
	doc_end(doc);
	doc_end(doc);
}

static void put_sockets(struct doc *doc, const struct socket_map *sockets)
{
	if (sockets == NULL)
		return;
	doc_paragraph(doc);
	doc_text(doc, "PCI buses are matched to sockets by ");
	doc_code(doc, socket_method_words[sockets->method]);
	doc_text(doc, ". ");
	doc_text(doc, sockets->text);
	doc_end(doc);
}

static void put_variant(struct doc *doc, const struct variant *variant)
{
	doc_paragraph(doc);
	doc_text(doc, "Variant ");
	doc_code(doc, variant->id);
	doc_text(doc, ": ");
	doc_text(doc, variant->title);
	doc_text(doc, ". ");
	doc_text(doc, variant->text);
	doc_end(doc);
}

void about_identification(struct doc *doc, const struct platform *platform)
{
	unsigned threads = platform->threads != 0 ? platform->threads : 1;

	doc_section(doc, "identification", "Identification");
	doc_table(doc, "Identification", "family|model|steppings|variant|source");
	for (size_t i = 0; i < platform->cpuid_count; i++)
		put_cpuid(doc, &platform->cpuids[i]);
	doc_end(doc);
	if (platform->cores != 0) {
		doc_paragraph(doc);
		doc_format(doc, DOC_PLAIN, "The largest package has %u cores, of %u logical CPU%s each.",
			   platform->cores, threads, threads == 1 ? "" : "s");
		doc_end(doc);
	}
	put_sockets(doc, platform->sockets);
	for (size_t i = 0; i < platform->variant_count; i++)
		put_variant(doc, &platform->variants[i]);
	doc_end(doc);
}
