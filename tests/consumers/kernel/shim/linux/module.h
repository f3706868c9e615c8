/* SPDX-License-Identifier: MIT */
/* Stands in for the kernel's modules. */
#ifndef SHIM_LINUX_MODULE_H
#define SHIM_LINUX_MODULE_H

#define module_init(function) \
	int init_module(void); \
	int init_module(void) \
	{ \
		return function(); \
	}
#define module_exit(function) \
	void cleanup_module(void); \
	void cleanup_module(void) \
	{ \
		function(); \
	}
#define MODULE_LICENSE(text) _Static_assert(sizeof(text) > 1, "text")
#define MODULE_DESCRIPTION(text) _Static_assert(sizeof(text) > 1, "text")

#endif
