/* SPDX-License-Identifier: MIT */
/* Explains the words that stat prints in place of a number or beside it: "<frozen>", "multiplexed". */
#include "cli/common/result_words.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "shared/near.h"
#include "uncore/value.h"

#define OK_WORTH "The number is the count."
#define OK_NEXT ""
#define ABSENT_WORTH "There is nothing to count there; other instances have their numbers."
#define ABSENT_NEXT "uncore doctor"
#define DENIED_WORTH "Nothing was counted."
#define DENIED_NEXT "uncore doctor"
#define LOST_WORTH "What it counted before is not shown. A line below the table names the access that failed."
#define LOST_NEXT "uncore doctor"
#define WRAPPED_WORTH "The count is unknown. Was the machine suspended, or uncore stopped? Measure again."
#define WRAPPED_NEXT "uncore stat -e EVENT -t 1000"
#define STOLEN_WORTH "The count is of something else."
#define STOLEN_NEXT "uncore who"
#define NONE_WORTH "There is nothing to use. The formula says what was divided."
#define NONE_NEXT "uncore show METRIC"
#define FROZEN_WORTH "The count is too small, by an unknown amount. Let the boxes count, and measure again."
#define FROZEN_NEXT "uncore restore --unfreeze"

#define WORD_OF_STATE(id, word, help) { word, help, id##_WORTH, id##_NEXT },

#define IN_TURN "its events took turns with others, so it counted for a part of the time and was scaled up"
#define IN_TURN_WORTH "It is right for steady work only. Give fewer events, and leave out --multiplex."
#define IN_TURN_NEXT "uncore stat -e EVENT -t 1000"
#define OUTSIDE_WORTH "It is wrong, or its inputs are of different times. The page of the metric has its bounds."
#define OUTSIDE_NEXT "uncore show METRIC"

static const struct result_word words[] = {
	UNCORE_VALUE_STATES(WORD_OF_STATE){ "multiplexed", IN_TURN, IN_TURN_WORTH, IN_TURN_NEXT },
	{ "scaled", IN_TURN, IN_TURN_WORTH, IN_TURN_NEXT },
	{ "passes", "its inputs were counted one after the other", IN_TURN_WORTH, IN_TURN_NEXT },
	{ "partial", "some of the instances are missing from the sum", "It is too small by what these counted.",
	  "uncore doctor" },
	{ "below-bounds", "the metric is less than it can be", OUTSIDE_WORTH, OUTSIDE_NEXT },
	{ "above-bounds", "the metric is more than it can be", OUTSIDE_WORTH, OUTSIDE_NEXT },
};

static bool is_word(const char *word, const char *at, size_t length)
{
	return strlen(word) == length && near_same(word, at, length);
}

const struct result_word *find_result_word(const char *word)
{
	size_t length = strlen(word);

	if (length > 2 && word[0] == '<' && word[length - 1] == '>') {
		word++;
		length -= 2;
	}
	for (size_t at = 0; at < sizeof(words) / sizeof(words[0]); at++)
		if (is_word(words[at].word, word, length))
			return &words[at];
	return NULL;
}
