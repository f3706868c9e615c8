/* SPDX-License-Identifier: MIT */
/* Says which rows and strings a build leaves out by TEXTS=0, ALIASES=0 or SIM=0. */
#ifndef GEN_EMIT_TABLES_OPTIONAL_H
#define GEN_EMIT_TABLES_OPTIONAL_H

/* X(part) */
#define OPTIONAL_PARTS(X) \
	X(TEXTS)   /* explains: sentences, citations, words of searches */ \
	X(ALIASES) /* other tools' names */ \
	X(SIM)     /* only simulated machines show it */

enum optional {
	OPTIONAL_NEVER, /* in every build */
#define OPTIONAL_ENUM_(part) OPTIONAL_##part,
	OPTIONAL_PARTS(OPTIONAL_ENUM_)
#undef OPTIONAL_ENUM_
		OPTIONAL_COUNT
};

#endif
