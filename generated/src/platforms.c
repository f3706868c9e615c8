/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

extern const struct uncore_bdx_tables uncore_bdx_tables;
extern const struct uncore_bdxde_tables uncore_bdxde_tables;
extern const struct uncore_clx_tables uncore_clx_tables;
extern const struct uncore_cwf_tables uncore_cwf_tables;
extern const struct uncore_emr_tables uncore_emr_tables;
extern const struct uncore_gnr_tables uncore_gnr_tables;
extern const struct uncore_grr_tables uncore_grr_tables;
extern const struct uncore_hsx_tables uncore_hsx_tables;
extern const struct uncore_icx_tables uncore_icx_tables;
extern const struct uncore_ivt_tables uncore_ivt_tables;
extern const struct uncore_jkt_tables uncore_jkt_tables;
extern const struct uncore_knl_tables uncore_knl_tables;
extern const struct uncore_nhmex_tables uncore_nhmex_tables;
extern const struct uncore_p6_tables uncore_p6_tables;
extern const struct uncore_skx_tables uncore_skx_tables;
extern const struct uncore_snr_tables uncore_snr_tables;
extern const struct uncore_spr_tables uncore_spr_tables;
extern const struct uncore_srf_tables uncore_srf_tables;
extern const struct uncore_wsmex_tables uncore_wsmex_tables;
extern const struct uncore_xeon7100_tables uncore_xeon7100_tables;
extern const struct uncore_xeon7400_tables uncore_xeon7400_tables;
extern const struct uncore_xeonmp_tables uncore_xeonmp_tables;

const struct uncore_tables *uncore_platform_tables(unsigned index)
{
	switch (index) {
	case 0:
		return (const struct uncore_tables *)(const void *)&uncore_bdx_tables;
	case 1:
		return (const struct uncore_tables *)(const void *)&uncore_bdxde_tables;
	case 2:
		return (const struct uncore_tables *)(const void *)&uncore_clx_tables;
	case 3:
		return (const struct uncore_tables *)(const void *)&uncore_cwf_tables;
	case 4:
		return (const struct uncore_tables *)(const void *)&uncore_emr_tables;
	case 5:
		return (const struct uncore_tables *)(const void *)&uncore_gnr_tables;
	case 6:
		return (const struct uncore_tables *)(const void *)&uncore_grr_tables;
	case 7:
		return (const struct uncore_tables *)(const void *)&uncore_hsx_tables;
	case 8:
		return (const struct uncore_tables *)(const void *)&uncore_icx_tables;
	case 9:
		return (const struct uncore_tables *)(const void *)&uncore_ivt_tables;
	case 10:
		return (const struct uncore_tables *)(const void *)&uncore_jkt_tables;
	case 11:
		return (const struct uncore_tables *)(const void *)&uncore_knl_tables;
	case 12:
		return (const struct uncore_tables *)(const void *)&uncore_nhmex_tables;
	case 13:
		return (const struct uncore_tables *)(const void *)&uncore_p6_tables;
	case 14:
		return (const struct uncore_tables *)(const void *)&uncore_skx_tables;
	case 15:
		return (const struct uncore_tables *)(const void *)&uncore_snr_tables;
	case 16:
		return (const struct uncore_tables *)(const void *)&uncore_spr_tables;
	case 17:
		return (const struct uncore_tables *)(const void *)&uncore_srf_tables;
	case 18:
		return (const struct uncore_tables *)(const void *)&uncore_wsmex_tables;
	case 19:
		return (const struct uncore_tables *)(const void *)&uncore_xeon7100_tables;
	case 20:
		return (const struct uncore_tables *)(const void *)&uncore_xeon7400_tables;
	case 21:
		return (const struct uncore_tables *)(const void *)&uncore_xeonmp_tables;
	default:
		return NULL;
	}
}
