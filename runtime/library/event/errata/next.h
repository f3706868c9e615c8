/* SPDX-License-Identifier: MIT */
/* Walks the errata of a platform. */
#ifndef RUNTIME_EVENT_ERRATA_NEXT_H
#define RUNTIME_EVENT_ERRATA_NEXT_H

#include "uncore/errata.h"

/* Whether `about`, an item that an erratum names, is (or has to do with) `what`: an item or an encoding. */
typedef bool touches_call(const struct uncore_tables *tables, const struct uncore_erratum_item_row *about,
			  const void *what);

/* The next erratum that names no item, or one that touches it; NULL: there is no further one. */
const struct uncore_erratum_row *next_erratum(const struct uncore_tables *tables, touches_call *touches,
					      const void *what, unsigned *next);

#endif
