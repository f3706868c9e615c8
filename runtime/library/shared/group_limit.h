/* SPDX-License-Identifier: MIT */
/* Says what is wrong with the limit of a group, for uncoregen and for groups of one's own. */
#ifndef SHARED_GROUP_LIMIT_H
#define SHARED_GROUP_LIMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* What a group says of its limit. A unit is NULL where the metric is not known. */
struct group_limit {
	bool has_limit, has_limited;     /* the keys are given */
	bool finds_limit, finds_limited; /* they name metrics of the group */
	const char *limit_unit, *limited_unit;
	uint64_t near, half, transfer;
};

/* The keys, in the order of messages. */
enum group_limit_key { GROUP_LIMIT, GROUP_LIMITED, GROUP_NEAR, GROUP_HALF, GROUP_TRANSFER, GROUP_LIMIT_KEYS };

static inline const char *group_limit_key(enum group_limit_key key)
{
	static const char *const keys[] = { "limit", "limited", "near", "half", "transfer" };

	return keys[key];
}

static inline bool group_limit_gives(const struct group_limit *limit, enum group_limit_key key)
{
	const bool given[] = { limit->has_limit, limit->has_limited, limit->near != 0, limit->half != 0,
			       limit->transfer != 0 };

	return given[key];
}

static inline bool group_limit_unit_is(const char *unit, const char *one, const char *other)
{
	return unit == NULL || strcmp(unit, one) == 0 || strcmp(unit, other) == 0;
}

/* What is wrong with a key that is given, or NULL. */
static inline const char *group_limit_wrong(const struct group_limit *limit, enum group_limit_key key)
{
	if (!limit->has_limit)
		return "the group has no limit";
	if ((key == GROUP_LIMIT && !limit->finds_limit) || (key == GROUP_LIMITED && !limit->finds_limited))
		return "it is none of the metrics of the group";
	if (key == GROUP_LIMIT && (limit->near == 0 || limit->half == 0))
		return "a limit needs near and half";
	if (key == GROUP_LIMIT && !group_limit_unit_is(limit->limit_unit, "ratio", "percent"))
		return "its unit is neither ratio nor percent";
	if (key == GROUP_LIMITED && !group_limit_unit_is(limit->limited_unit, "bytes", "events"))
		return "it is no amount of bytes or events";
	if (key == GROUP_TRANSFER &&
	    (!limit->finds_limited || !group_limit_unit_is(limit->limited_unit, "bytes", "bytes")))
		return "limited is no amount of bytes";
	return key == GROUP_HALF && limit->half >= limit->near ? "it is not below near" : NULL;
}

#endif
