/* SPDX-License-Identifier: MIT */
/* Stands in for the kernel's headers where there are none: as much as the module uses. */
#ifndef SHIM_LINUX_KERNEL_H
#define SHIM_LINUX_KERNEL_H

#include <linux/types.h>

#define WARN_ON_ONCE(condition) ((void)(condition))
#define BUILD_BUG_ON(condition) _Static_assert(!(condition), #condition)

__attribute__((format(printf, 1, 2))) int _printk(const char *text, ...);
#define pr_info(...) _printk(__VA_ARGS__)

#endif
