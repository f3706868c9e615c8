/* SPDX-License-Identifier: MIT */
/* Stands in for the kernel's access to MSRs. */
#ifndef SHIM_ASM_MSR_H
#define SHIM_ASM_MSR_H

#include <linux/types.h>

int rdmsrl_safe(unsigned int msr, u64 *value);

#endif
