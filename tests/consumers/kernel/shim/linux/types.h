/* SPDX-License-Identifier: MIT */
/* Stands in for the kernel's types. */
#ifndef SHIM_LINUX_TYPES_H
#define SHIM_LINUX_TYPES_H

typedef unsigned char u8, uint8_t;
typedef unsigned short u16, uint16_t;
typedef unsigned int u32, uint32_t;
typedef unsigned long long u64, uint64_t;

#endif
