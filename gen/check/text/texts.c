/* SPDX-License-Identifier: MIT */
/* Visits every text of a platform's files: each value of the key "text", wherever it stands. */
#include "check/text/texts.h"

#include "base/json/value.h"
#include "model/errata.h"
#include "model/metric.h"

/* The file of the node; a node that was made in memory has none. */
static void visit_file(struct checker *checker, const struct platform *platform, const struct box *box,
		       const struct node *of, text_visitor *visit)
{
	struct node node = { .source = of->source };

	if (of->source == NULL || of->json != NULL)
		return;
	for (; node.position < node.source->position_count; node.position++) {
		struct text_at text = { platform, box, NULL, node };

		if (!value_is_member(node) || !value_is_string(node) || strcmp(value_name(node), "text") != 0)
			continue;
		text.text = value_text(node);
		visit(checker, &text);
	}
}

void each_text(struct checker *checker, const struct platform *platform, text_visitor *visit)
{
	visit_file(checker, platform, NULL, &platform->node, visit);
	if (platform->metrics != NULL)
		visit_file(checker, platform, NULL, &platform->metrics->node, visit);
	if (platform->groups != NULL)
		visit_file(checker, platform, NULL, &platform->groups->node, visit);
	if (platform->errata != NULL)
		visit_file(checker, platform, NULL, &platform->errata->node, visit);
	for (size_t i = 0; i < platform->box_count; i++) {
		const struct box *box = &platform->boxes[i];

		visit_file(checker, platform, box, &box->node, visit);
		if (box->events != NULL)
			visit_file(checker, platform, box, &box->events->node, visit);
	}
}
