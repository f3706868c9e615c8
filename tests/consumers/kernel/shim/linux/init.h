/* SPDX-License-Identifier: MIT */
/* Stands in for the kernel's sections. */
#ifndef SHIM_LINUX_INIT_H
#define SHIM_LINUX_INIT_H

#define __init
#define __exit

#endif
