/* SPDX-License-Identifier: MIT */
/* The number that the generator and the runtime share: the layout of the rows in uncore/tables.h. */
#ifndef UNCORE_TABLE_ABI_H
#define UNCORE_TABLE_ABI_H

#define UNCORE_TABLE_ABI 26

#endif
