/* SPDX-License-Identifier: MIT */
/* Finds an element of an array of structs by its name. */
#ifndef SHARED_NAMED_H
#define SHARED_NAMED_H

#include <stddef.h>
#include <string.h>

/*
 * The first element of the list whose member, a const char *, is the name; NULL: none, or the name is NULL. SPAN: the
 * name is the beginning of a text.
 */
#define NAMED_SPAN(list, count, member, name, length) \
	((__typeof__(&(list)[0]))named_element(list, count, sizeof *(list), offsetof(__typeof__(*(list)), member), \
					       name, length))
#define NAMED(list, count, member, name) NAMED_SPAN(list, count, member, name, named_length(name))

static inline size_t named_length(const char *name)
{
	return name != NULL ? strlen(name) : 0;
}

static inline void *named_element(const void *list, size_t count, size_t size, size_t member, const char *name,
				  size_t length)
{
	const char *at = (const char *)list + member;

	for (size_t i = 0; name != NULL && i < count; i++, at += size) {
		const char *id = *(const char *const *)(const void *)at;

		if (id != NULL && (length == 0 || *id == *name) && strncmp(id, name, length) == 0 && id[length] == '\0')
			return (void *)(at - member);
	}
	return NULL;
}

#endif
