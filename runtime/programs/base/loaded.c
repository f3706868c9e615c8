/* SPDX-License-Identifier: MIT */
/* Loads shared libraries. */
#include "base/loaded.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

bool load_library(const struct loading *loading, void *pointers, char *why, size_t room)
{
	void *handle = dlopen(loading->library, RTLD_NOW | RTLD_LOCAL);

	if (handle == NULL) {
		snprintf(why, room, "%s cannot be loaded: install %s", loading->library, loading->package);
		return false;
	}
	for (size_t at = 0; at < loading->count; at++) {
		void *found = dlsym(handle, loading->names[at]);

		if (found == NULL) {
			snprintf(why, room, "%s lacks %s: it is not the library that this uncore was built for",
				 loading->library, loading->names[at]);
			dlclose(handle);
			return false;
		}
		/* POSIX gives pointers to functions the form of pointers to data, which ISO C does not. */
		memcpy((char *)pointers + at * sizeof(found), &found, sizeof(found));
	}
	return true;
}
