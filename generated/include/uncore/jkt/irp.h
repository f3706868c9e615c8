/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/irp.box.json by "make generate". Do not edit. */
/*
 * jkt irp: IIO ring port. Intel lists events of this box, but no document gives its registers, so nothing of it can be
 * programmed.
 * Source: perfmon-jkt UNC_I_*; pci-ids 8086:3c40
 */
#ifndef UNCORE_JKT_IRP_H
#define UNCORE_JKT_IRP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define JKT_IRP_INSTANCES 1

#ifdef __cplusplus
}
#endif

#endif
