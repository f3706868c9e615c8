/* SPDX-License-Identifier: MIT */
/* Tells where a member of a struct is, for tables whose rows fill members. */
#ifndef BASE_MEMBER_H
#define BASE_MEMBER_H

#include <stddef.h>

/* Behind the member stand the types that it may have, as "TYPE: 1". A member of another type does not compile. */
#define MEMBER_AT(owner, member, ...) \
	(offsetof(owner, member) + 0 * sizeof(char[_Generic(((owner *)NULL)->member, __VA_ARGS__)]))

#endif
