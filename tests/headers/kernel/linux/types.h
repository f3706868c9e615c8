/* SPDX-License-Identifier: MIT */
/* Replaces the kernel's header of this name. Has the types that generated headers may use, and no C library. */
#ifndef TESTS_LINUX_TYPES_H
#define TESTS_LINUX_TYPES_H

typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef signed long long int64_t;

#endif
