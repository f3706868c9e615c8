/* SPDX-License-Identifier: MIT */
/*
 * Declares how a umask without a text gets one: of phrases for the parts of its name. The words of its event, of its
 * box and of its platform are tried; the longest one wins, and of equally long ones the nearest.
 */
#ifndef GEN_MODEL_COMPOSE_H
#define GEN_MODEL_COMPOSE_H

#include "model/model.h"

/*
 * In a phrase, the place of the rest of the sentence. As a part, it has the word that names what is counted if no other
 * does.
 */
#define PHRASE_REST "~"
/* In a part, any number; in its phrase, that number. */
#define PHRASE_NUMBER "{i}"

enum { NAME_PARTS_MAX = 32 };

/* A part of a umask's name, or several that have one word. */
struct name_part {
	const char *at;
	size_t length;
	const struct phrase *phrase; /* NULL: no word fits */
	const char *number;          /* the digits for which {i} stands; NULL: none */
	size_t digits;
};

struct composition {
	struct name_part parts[NAME_PARTS_MAX];
	size_t count;
	bool complete; /* each part has a word, and what is counted is named */
	const struct phrase
		*rest; /* the word for what is counted, if no part names it; NULL: there is none, or no need */
};

/* Whether the phrase goes around the rest of the sentence, and so does not name what is counted. */
bool phrase_is_around(const struct phrase *phrase);
/* Whether words are given where this event looks for them. */
bool has_phrases(const struct box *box, const struct event *event);
/* Takes the name to pieces. */
void split_name(const struct box *box, const struct event *event, const char *name, struct composition *composition);
/* The sentence; NULL: the composition is not complete. */
const char *compose_text(struct arena *arena, const struct composition *composition);

#endif
