/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 26
#error "these tables are stale: run make generate"
#endif

/* Words, names of events, and what explains them. X(symbol, text) */
#define WORDS(X) \
	X(s_1G_HITS, "1G_HITS") \
	X(s_2M_HITS, "2M_HITS") \
	X(s_2ND_WR_INSERT, "2ND_WR_INSERT") \
	X(s_3dnowprefetch, "3dnowprefetch") \
	X(s_4K_HITS, "4K_HITS") \
	X(s_6_103515625e_5_f078cb07, "6.103515625e-5") \
	X(s_A2I, "A2I") \
	X(s_A2S, "A2S") \
	X(s_ABORT, "ABORT") \
	X(s_ACT, "ACT") \
	X(s_ALL, "ALL") \
	X(s_ALLOC_EXCLUSIVE, "ALLOC_EXCLUSIVE") \
	X(s_ALLOC_SHARED, "ALLOC_SHARED") \
	X(s_ALL_DATA, "ALL_DATA") \
	X(s_ALL_HIT_ES, "ALL_HIT_ES") \
	X(s_ALL_HIT_I, "ALL_HIT_I") \
	X(s_ALL_HIT_M, "ALL_HIT_M") \
	X(s_ALL_LOOKUPS, "ALL_LOOKUPS") \
	X(s_ALL_MISS, "ALL_MISS") \
	X(s_ALL_NULL, "ALL_NULL") \
	X(s_ALL_REMOTE, "ALL_REMOTE") \
	X(s_ANY, "ANY") \
	X(s_B2CMIn_PMON_BOX_CTL, "B2CMIn_PMON_BOX_CTL") \
	X(s_B2CMIn_PMON_CTL_i__152d63f2, "B2CMIn_PMON_CTL{i}") \
	X(s_B2CMIn_PMON_CTR_i__a468ebec, "B2CMIn_PMON_CTR{i}") \
	X(s_B2CXLn_PMON_BOX_CTL, "B2CXLn_PMON_BOX_CTL") \
	X(s_B2CXLn_PMON_CTL_i__ed259354, "B2CXLn_PMON_CTL{i}") \
	X(s_B2CXLn_PMON_CTR_i__2c68f1a2, "B2CXLn_PMON_CTR{i}") \
	X(s_B2HOTn_PMON_BOX_CTL, "B2HOTn_PMON_BOX_CTL") \
	X(s_B2HOTn_PMON_CTL0, "B2HOTn_PMON_CTL0") \
	X(s_B2HOTn_PMON_CTR0, "B2HOTn_PMON_CTR0") \
	X(s_B2UPIn_PMON_BOX_CTL, "B2UPIn_PMON_BOX_CTL") \
	X(s_B2UPIn_PMON_CTL_i__4faef039, "B2UPIn_PMON_CTL{i}") \
	X(s_B2UPIn_PMON_CTR_i__ccaebe85, "B2UPIn_PMON_CTR{i}") \
	X(s_BUFFERS, "BUFFERS") \
	X(s_BW_SLOT0, "BW_SLOT0") \
	X(s_BW_SLOT1, "BW_SLOT1") \
	X(s_Bridge_between_dies_b0fb21e6, "Bridge between dies") \
	X(s_CAS, "CAS") \
	X(s_CH0, "CH0") \
	X(s_CH0_UPI, "CH0_UPI") \
	X(s_CH0_XPT, "CH0_XPT") \
	X(s_CHACMSn_PMON_CTL_i__53c6fa2b, "CHACMSn_PMON_CTL{i}") \
	X(s_CHACMSn_PMON_CTR_i__dc59626d, "CHACMSn_PMON_CTR{i}") \
	X(s_CHAn_PMON_BOX_CTL, "CHAn_PMON_BOX_CTL") \
	X(s_CHAn_PMON_BOX_FILTER, "CHAn_PMON_BOX_FILTER") \
	X(s_CHAn_PMON_CTL_i__2370face, "CHAn_PMON_CTL{i}") \
	X(s_CHAn_PMON_CTR_i__e68d95ff, "CHAn_PMON_CTR{i}") \
	X(s_CLEAN, "CLEAN") \
	X(s_CLEAN_A, "CLEAN_A") \
	X(s_CLEAN_I, "CLEAN_I") \
	X(s_CLEAN_S, "CLEAN_S") \
	X(s_CLOCK, "CLOCK") \
	X(s_CMPD_ALL_PARTS_bc9a1fa4, "CMPD.ALL_PARTS") \
	X(s_CMPD_PART0_d90e2956, "CMPD.PART0") \
	X(s_CMPD_PART1_d90e2ae9, "CMPD.PART1") \
	X(s_CMPD_PART2_d90e2e3c, "CMPD.PART2") \
	X(s_CMPD_PART3_d90e2d4f, "CMPD.PART3") \
	X(s_CMPD_PART4_d90e1e6a, "CMPD.PART4") \
	X(s_CMPD_PART5_d90e19bd, "CMPD.PART5") \
	X(s_CMPD_PART6_d90e18f0, "CMPD.PART6") \
	X(s_CMPD_PART7_d90e1803, "CMPD.PART7") \
	X(s_CODE, "CODE") \
	X(s_COMPLETION, "COMPLETION") \
	X(s_CONFINED_P2P, "CONFINED_P2P") \
	X(s_CORES_C0, "CORES_C0") \
	X(s_CORES_C6, "CORES_C6") \
	X(s_CORE_STATES, "CORE_STATES") \
	X(s_CTXT_CACHE_HITS, "CTXT_CACHE_HITS") \
	X(s_CTXT_CACHE_LOOKUPS, "CTXT_CACHE_LOOKUPS") \
	X(s_CXLCMn_PMON_BOX_CTL, "CXLCMn_PMON_BOX_CTL") \
	X(s_CXLCMn_PMON_CTL_i__aeaf8ffa, "CXLCMn_PMON_CTL{i}") \
	X(s_CXLCMn_PMON_CTR_i__497b8f00, "CXLCMn_PMON_CTR{i}") \
	X(s_CXLDPn_PMON_BOX_CTL, "CXLDPn_PMON_BOX_CTL") \
	X(s_CXLDPn_PMON_CTL_i__72e09a84, "CXLDPn_PMON_CTL{i}") \
	X(s_CXLDPn_PMON_CTR_i__c6da33b5, "CXLDPn_PMON_CTR{i}") \
	X(s_CXL_DRD_MISS_LATENCY, "CXL_DRD_MISS_LATENCY") \
	X(s_CXL_HIT_CLFLUSH, "CXL_HIT_CLFLUSH") \
	X(s_CXL_HIT_FSRDCUR, "CXL_HIT_FSRDCUR") \
	X(s_CXL_HIT_FSRDCURPTL, "CXL_HIT_FSRDCURPTL") \
	X(s_CXL_HIT_ITOM, "CXL_HIT_ITOM") \
	X(s_CXL_HIT_ITOMWR, "CXL_HIT_ITOMWR") \
	X(s_CXL_HIT_MEMPUSHWR, "CXL_HIT_MEMPUSHWR") \
	X(s_CXL_HIT_WCIL, "CXL_HIT_WCIL") \
	X(s_CXL_HIT_WCILF, "CXL_HIT_WCILF") \
	X(s_CXL_HIT_WIL, "CXL_HIT_WIL") \
	X(s_CXL_LINES_READ, "CXL_LINES_READ") \
	X(s_CXL_MISS_CLFLUSH, "CXL_MISS_CLFLUSH") \
	X(s_CXL_MISS_FSRDCUR, "CXL_MISS_FSRDCUR") \
	X(s_CXL_MISS_FSRDCURPTL, "CXL_MISS_FSRDCURPTL") \
	X(s_CXL_MISS_ITOM, "CXL_MISS_ITOM") \
	X(s_CXL_MISS_ITOMWR, "CXL_MISS_ITOMWR") \
	X(s_CXL_MISS_MEMPUSHWR, "CXL_MISS_MEMPUSHWR") \
	X(s_CXL_MISS_PCT, "CXL_MISS_PCT") \
	X(s_CXL_MISS_WCIL, "CXL_MISS_WCIL") \
	X(s_CXL_MISS_WCILF, "CXL_MISS_WCILF") \
	X(s_CXL_MISS_WIL, "CXL_MISS_WIL") \
	X(s_CXL_cache_and_memory_6382f941, "CXL cache and memory") \
	X(s_CXL_data_path_ae9515ca, "CXL data path") \
	X(s_CYC_PWT_FULL, "CYC_PWT_FULL") \
	X(s_Caching_and_home_agent_e4682a4a, "Caching and home agent") \
	X(s_DATA, "DATA") \
	X(s_DATA_RD, "DATA_RD") \
	X(s_DATA_READ_ALL, "DATA_READ_ALL") \
	X(s_DATA_READ_LOCAL, "DATA_READ_LOCAL") \
	X(s_DATA_READ_MISS, "DATA_READ_MISS") \
	X(s_DCLK, "DCLK") \
	X(s_DEALLOC_EVCTCLN, "DEALLOC_EVCTCLN") \
	X(s_DIRBACKED_ONLY, "DIRBACKED_ONLY") \
	X(s_DIRECT, "DIRECT") \
	X(s_DIRECTORY, "DIRECTORY") \
	X(s_DIRTY, "DIRTY") \
	X(s_DIRTY_A, "DIRTY_A") \
	X(s_DIRTY_I, "DIRTY_I") \
	X(s_DIRTY_S, "DIRTY_S") \
	X(s_DOORBELL_RCVD, "DOORBELL_RCVD") \
	X(s_DPT_ANY, "DPT_ANY") \
	X(s_DPT_IRQ, "DPT_IRQ") \
	X(s_DPT_TOR, "DPT_TOR") \
	X(s_DRAM_FREQ, "DRAM_FREQ") \
	X(s_DRAM_POWER, "DRAM_POWER") \
	X(s_DVSEC, "DVSEC") \
	X(s_DVSEC_ENTRY, "DVSEC_ENTRY") \
	X(s_DVSEC_TABLE, "DVSEC_TABLE") \
	X(s_ENERGY, "ENERGY") \
	X(s_ENTER_SUCCESS, "ENTER_SUCCESS") \
	X(s_ENTER_SUCCESS_CYCLES, "ENTER_SUCCESS_CYCLES") \
	X(s_EVENT_MSG, "EVENT_MSG") \
	X(s_E_STATE, "E_STATE") \
	X(s_Energy_of_the_package_88ed89f1, "Energy of the package") \
	X(s_FAF, "FAF") \
	X(s_FAST_REJ, "FAST_REJ") \
	X(s_FAST_REQ, "FAST_REQ") \
	X(s_FINAL_RD_WR, "FINAL_RD_WR") \
	X(s_FIRST_LOOKUPS, "FIRST_LOOKUPS") \
	X(s_FLITS, "FLITS") \
	X(s_FREQ_MAX_LIMIT, "FREQ_MAX_LIMIT") \
	X(s_FREQ_TRANS, "FREQ_TRANS") \
	X(s_FULL, "FULL") \
	X(s_FULL_PRIORITY, "FULL_PRIORITY") \
	X(s_GLOBAL_CTL_ADDRESS, "GLOBAL_CTL_ADDRESS") \
	X(s_GLOBAL_DISCOVERY, "GLOBAL_DISCOVERY") \
	X(s_GLOBAL_STATUS_ADDRESS, "GLOBAL_STATUS_ADDRESS") \
	X(s_HA, "HA") \
	X(s_HA_LOCAL_BW_READS, "HA_LOCAL_BW_READS") \
	X(s_HA_LOCAL_BW_WRITES, "HA_LOCAL_BW_WRITES") \
	X(s_HA_REMOTE_BW_READS, "HA_REMOTE_BW_READS") \
	X(s_HA_REMOTE_BW_WRITES, "HA_REMOTE_BW_WRITES") \
	X(s_HEADERS, "HEADERS") \
	X(s_HIT_ANY, "HIT_ANY") \
	X(s_HIT_EXCLUSIVE, "HIT_EXCLUSIVE") \
	X(s_HIT_SHARED, "HIT_SHARED") \
	X(s_HIT_X2A, "HIT_X2A") \
	X(s_HIT_X2I, "HIT_X2I") \
	X(s_HIT_X2S, "HIT_X2S") \
	X(s_I2A, "I2A") \
	X(s_I2S, "I2S") \
	X(s_IA, "IA") \
	X(s_IA_CLFLUSH, "IA_CLFLUSH") \
	X(s_IA_CLFLUSHOPT, "IA_CLFLUSHOPT") \
	X(s_IA_CRD, "IA_CRD") \
	X(s_IA_CRD_PREF, "IA_CRD_PREF") \
	X(s_IA_DRD_OPT, "IA_DRD_OPT") \
	X(s_IA_DRD_OPT_PREF, "IA_DRD_OPT_PREF") \
	X(s_IA_HIT, "IA_HIT") \
	X(s_IA_HIT_CRD, "IA_HIT_CRD") \
	X(s_IA_HIT_CRD_PREF, "IA_HIT_CRD_PREF") \
	X(s_IA_HIT_CXL_ACC, "IA_HIT_CXL_ACC") \
	X(s_IA_HIT_DRD_OPT, "IA_HIT_DRD_OPT") \
	X(s_IA_HIT_DRD_OPT_PREF, "IA_HIT_DRD_OPT_PREF") \
	X(s_IA_HIT_ITOM, "IA_HIT_ITOM") \
	X(s_IA_HIT_LLCPREFCODE, "IA_HIT_LLCPREFCODE") \
	X(s_IA_HIT_LLCPREFDATA, "IA_HIT_LLCPREFDATA") \
	X(s_IA_HIT_LLCPREFRFO, "IA_HIT_LLCPREFRFO") \
	X(s_IA_HIT_RFO, "IA_HIT_RFO") \
	X(s_IA_HIT_RFO_PREF, "IA_HIT_RFO_PREF") \
	X(s_IA_ITOM, "IA_ITOM") \
	X(s_IA_ITOMCACHENEAR, "IA_ITOMCACHENEAR") \
	X(s_IA_LLCPREFCODE, "IA_LLCPREFCODE") \
	X(s_IA_LLCPREFDATA, "IA_LLCPREFDATA") \
	X(s_IA_LLCPREFRFO, "IA_LLCPREFRFO") \
	X(s_IA_MISS, "IA_MISS") \
	X(s_IA_MISS_CRD, "IA_MISS_CRD") \
	X(s_IA_MISS_CRD_LOCAL, "IA_MISS_CRD_LOCAL") \
	X(s_IA_MISS_CRD_PREF, "IA_MISS_CRD_PREF") \
	X(s_IA_MISS_CRD_PREF_LOCAL, "IA_MISS_CRD_PREF_LOCAL") \
	X(s_IA_MISS_CRD_PREF_REMOTE, "IA_MISS_CRD_PREF_REMOTE") \
	X(s_IA_MISS_CRD_REMOTE, "IA_MISS_CRD_REMOTE") \
	X(s_IA_MISS_CXL_ACC, "IA_MISS_CXL_ACC") \
	X(s_IA_MISS_DRD_CXL_ACC, "IA_MISS_DRD_CXL_ACC") \
	X(s_IA_MISS_DRD_OPT, "IA_MISS_DRD_OPT") \
	X(s_IA_MISS_DRD_OPT_LOCAL, "IA_MISS_DRD_OPT_LOCAL") \
	X(s_IA_MISS_DRD_OPT_PREF, "IA_MISS_DRD_OPT_PREF") \
	X(s_IA_MISS_DRD_OPT_PREF_LOCAL, "IA_MISS_DRD_OPT_PREF_LOCAL") \
	X(s_IA_MISS_DRD_OPT_PREF_REMOTE, "IA_MISS_DRD_OPT_PREF_REMOTE") \
	X(s_IA_MISS_DRD_OPT_REMOTE, "IA_MISS_DRD_OPT_REMOTE") \
	X(s_IA_MISS_DRD_PREF_CXL_ACC, "IA_MISS_DRD_PREF_CXL_ACC") \
	X(s_IA_MISS_ITOM, "IA_MISS_ITOM") \
	X(s_IA_MISS_LLCPREFCODE, "IA_MISS_LLCPREFCODE") \
	X(s_IA_MISS_LLCPREFDATA, "IA_MISS_LLCPREFDATA") \
	X(s_IA_MISS_LLCPREFDATA_CXL_ACC, "IA_MISS_LLCPREFDATA_CXL_ACC") \
	X(s_IA_MISS_LLCPREFRFO, "IA_MISS_LLCPREFRFO") \
	X(s_IA_MISS_LLCPREFRFO_CXL_ACC, "IA_MISS_LLCPREFRFO_CXL_ACC") \
	X(s_IA_MISS_LOCAL_WCILF_DDR, "IA_MISS_LOCAL_WCILF_DDR") \
	X(s_IA_MISS_LOCAL_WCILF_PMM, "IA_MISS_LOCAL_WCILF_PMM") \
	X(s_IA_MISS_LOCAL_WCIL_DDR, "IA_MISS_LOCAL_WCIL_DDR") \
	X(s_IA_MISS_LOCAL_WCIL_PMM, "IA_MISS_LOCAL_WCIL_PMM") \
	X(s_IA_MISS_REMOTE_WCILF_DDR, "IA_MISS_REMOTE_WCILF_DDR") \
	X(s_IA_MISS_REMOTE_WCILF_PMM, "IA_MISS_REMOTE_WCILF_PMM") \
	X(s_IA_MISS_REMOTE_WCIL_DDR, "IA_MISS_REMOTE_WCIL_DDR") \
	X(s_IA_MISS_REMOTE_WCIL_PMM, "IA_MISS_REMOTE_WCIL_PMM") \
	X(s_IA_MISS_RFO, "IA_MISS_RFO") \
	X(s_IA_MISS_RFO_CXL_ACC, "IA_MISS_RFO_CXL_ACC") \
	X(s_IA_MISS_RFO_LOCAL, "IA_MISS_RFO_LOCAL") \
	X(s_IA_MISS_RFO_PREF, "IA_MISS_RFO_PREF") \
	X(s_IA_MISS_RFO_PREF_CXL_ACC, "IA_MISS_RFO_PREF_CXL_ACC") \
	X(s_IA_MISS_RFO_PREF_LOCAL, "IA_MISS_RFO_PREF_LOCAL") \
	X(s_IA_MISS_RFO_PREF_REMOTE, "IA_MISS_RFO_PREF_REMOTE") \
	X(s_IA_MISS_RFO_REMOTE, "IA_MISS_RFO_REMOTE") \
	X(s_IA_MISS_UCRDF, "IA_MISS_UCRDF") \
	X(s_IA_MISS_WCIL, "IA_MISS_WCIL") \
	X(s_IA_MISS_WCILF, "IA_MISS_WCILF") \
	X(s_IA_MISS_WCILF_DDR, "IA_MISS_WCILF_DDR") \
	X(s_IA_MISS_WCILF_PMM, "IA_MISS_WCILF_PMM") \
	X(s_IA_MISS_WCIL_DDR, "IA_MISS_WCIL_DDR") \
	X(s_IA_MISS_WCIL_PMM, "IA_MISS_WCIL_PMM") \
	X(s_IA_MISS_WIL, "IA_MISS_WIL") \
	X(s_IA_RFO, "IA_RFO") \
	X(s_IA_RFO_PREF, "IA_RFO_PREF") \
	X(s_IA_SPECITOM, "IA_SPECITOM") \
	X(s_IA_WBEFTOE, "IA_WBEFTOE") \
	X(s_IA_WBEFTOI, "IA_WBEFTOI") \
	X(s_IA_WBMTOE, "IA_WBMTOE") \
	X(s_IA_WBMTOI, "IA_WBMTOI") \
	X(s_IA_WBSTOI, "IA_WBSTOI") \
	X(s_IA_WCIL, "IA_WCIL") \
	X(s_IA_WCILF, "IA_WCILF") \
	X(s_IDLE, "IDLE") \
	X(s_IIOn_PMON_BOX_CTL, "IIOn_PMON_BOX_CTL") \
	X(s_IIOn_PMON_CTL_i__b88492a6, "IIOn_PMON_CTL{i}") \
	X(s_IIOn_PMON_CTR_i__8bd1dcac, "IIOn_PMON_CTR{i}") \
	X(s_IIOn_PMON_FRCTR_BW_IN_i__fa193457, "IIOn_PMON_FRCTR_BW_IN{i}") \
	X(s_IIOn_PMON_FRCTR_BW_OUT_i_429f9364, "IIOn_PMON_FRCTR_BW_OUT{i}") \
	X(s_IIOn_PMON_FRCTR_CLK, "IIOn_PMON_FRCTR_CLK") \
	X(s_IMCn_PMON_BOX_CTL, "IMCn_PMON_BOX_CTL") \
	X(s_IMCn_PMON_CTL_i__6d39a0c6, "IMCn_PMON_CTL{i}") \
	X(s_IMCn_PMON_CTR_i__2bbd40d8, "IMCn_PMON_CTR{i}") \
	X(s_IMCn_PMON_FIXED_CTL, "IMCn_PMON_FIXED_CTL") \
	X(s_IMCn_PMON_FIXED_CTR, "IMCn_PMON_FIXED_CTR") \
	X(s_INCLUSIVE_ONLY, "INCLUSIVE_ONLY") \
	X(s_INGRESS, "INGRESS") \
	X(s_INT_CACHE_HITS, "INT_CACHE_HITS") \
	X(s_INT_CACHE_LOOKUPS, "INT_CACHE_LOOKUPS") \
	X(s_INT_PRIO, "INT_PRIO") \
	X(s_INVITOE, "INVITOE") \
	X(s_INVITOE_LOCAL, "INVITOE_LOCAL") \
	X(s_INVITOE_REMOTE, "INVITOE_REMOTE") \
	X(s_IO, "IO") \
	X(s_IOMMU, "IOMMU") \
	X(s_IOMMU_HIT, "IOMMU_HIT") \
	X(s_IOMMU_REQ, "IOMMU_REQ") \
	X(s_IO_BW_READ, "IO_BW_READ") \
	X(s_IO_BW_WRITE, "IO_BW_WRITE") \
	X(s_IO_CLFLUSH, "IO_CLFLUSH") \
	X(s_IO_HIT, "IO_HIT") \
	X(s_IO_HIT_ITOM, "IO_HIT_ITOM") \
	X(s_IO_HIT_ITOMCACHENEAR, "IO_HIT_ITOMCACHENEAR") \
	X(s_IO_HIT_PCIRDCUR, "IO_HIT_PCIRDCUR") \
	X(s_IO_HIT_RFO, "IO_HIT_RFO") \
	X(s_IO_ITOM, "IO_ITOM") \
	X(s_IO_ITOMCACHENEAR, "IO_ITOMCACHENEAR") \
	X(s_IO_ITOMCACHENEAR_LOCAL, "IO_ITOMCACHENEAR_LOCAL") \
	X(s_IO_ITOMCACHENEAR_REMOTE, "IO_ITOMCACHENEAR_REMOTE") \
	X(s_IO_ITOM_LOCAL, "IO_ITOM_LOCAL") \
	X(s_IO_ITOM_REMOTE, "IO_ITOM_REMOTE") \
	X(s_IO_LINES_READ, "IO_LINES_READ") \
	X(s_IO_LINES_READ_LOCAL, "IO_LINES_READ_LOCAL") \
	X(s_IO_LINES_READ_REMOTE, "IO_LINES_READ_REMOTE") \
	X(s_IO_LINES_WRITTEN, "IO_LINES_WRITTEN") \
	X(s_IO_LINES_WRITTEN_LOCAL, "IO_LINES_WRITTEN_LOCAL") \
	X(s_IO_LINES_WRITTEN_REMOTE, "IO_LINES_WRITTEN_REMOTE") \
	X(s_IO_LOST_FORWARDS, "IO_LOST_FORWARDS") \
	X(s_IO_MISS, "IO_MISS") \
	X(s_IO_MISS_ITOM, "IO_MISS_ITOM") \
	X(s_IO_MISS_ITOMCACHENEAR, "IO_MISS_ITOMCACHENEAR") \
	X(s_IO_MISS_ITOMCACHENEAR_LOCAL, "IO_MISS_ITOMCACHENEAR_LOCAL") \
	X(s_IO_MISS_ITOMCACHENEAR_REMOTE, "IO_MISS_ITOMCACHENEAR_REMOTE") \
	X(s_IO_MISS_ITOM_LOCAL, "IO_MISS_ITOM_LOCAL") \
	X(s_IO_MISS_ITOM_REMOTE, "IO_MISS_ITOM_REMOTE") \
	X(s_IO_MISS_PCIRDCUR, "IO_MISS_PCIRDCUR") \
	X(s_IO_MISS_PCIRDCUR_LOCAL, "IO_MISS_PCIRDCUR_LOCAL") \
	X(s_IO_MISS_PCIRDCUR_REMOTE, "IO_MISS_PCIRDCUR_REMOTE") \
	X(s_IO_MISS_RFO, "IO_MISS_RFO") \
	X(s_IO_MSI, "IO_MSI") \
	X(s_IO_PCIRDCUR, "IO_PCIRDCUR") \
	X(s_IO_PCIRDCUR_LOCAL, "IO_PCIRDCUR_LOCAL") \
	X(s_IO_PCIRDCUR_REMOTE, "IO_PCIRDCUR_REMOTE") \
	X(s_IO_READS_MISS_PCT, "IO_READS_MISS_PCT") \
	X(s_IO_READ_MISS_BW, "IO_READ_MISS_BW") \
	X(s_IO_RFO, "IO_RFO") \
	X(s_IO_WBMTOI, "IO_WBMTOI") \
	X(s_IO_WRITES_MISS_PCT, "IO_WRITES_MISS_PCT") \
	X(s_IO_WRITE_MISS_BW, "IO_WRITE_MISS_BW") \
	X(s_IPI_RCVD, "IPI_RCVD") \
	X(s_IRPn_PMON_BOX_CTL, "IRPn_PMON_BOX_CTL") \
	X(s_IRPn_PMON_CTL_i__a71e0c4c, "IRPn_PMON_CTL{i}") \
	X(s_IRPn_PMON_CTR_i__9ddb4536, "IRPn_PMON_CTR{i}") \
	X(s_IRQ, "IRQ") \
	X(s_I_O_coherence_bdf0eef6, "I/O coherence") \
	X(s_I_O_stack_73f385ce, "I/O stack") \
	X(s_LLC, "LLC") \
	X(s_LLCRD, "LLCRD") \
	X(s_LLCTRL, "LLCTRL") \
	X(s_LLC_DRD_MISS_LATENCY, "LLC_DRD_MISS_LATENCY") \
	X(s_LLC_DRD_MISS_PCT, "LLC_DRD_MISS_PCT") \
	X(s_LLC_OR_SF_EVICTIONS, "LLC_OR_SF_EVICTIONS") \
	X(s_LOCALLY_HOMED_ADDRESS, "LOCALLY_HOMED_ADDRESS") \
	X(s_LOCAL_ALL, "LOCAL_ALL") \
	X(s_LOCAL_CODE, "LOCAL_CODE") \
	X(s_LOCAL_DATA_RD, "LOCAL_DATA_RD") \
	X(s_LOCAL_DMND_CODE, "LOCAL_DMND_CODE") \
	X(s_LOCAL_DMND_DATA_RD, "LOCAL_DMND_DATA_RD") \
	X(s_LOCAL_DMND_RFO, "LOCAL_DMND_RFO") \
	X(s_LOCAL_E, "LOCAL_E") \
	X(s_LOCAL_F, "LOCAL_F") \
	X(s_LOCAL_INVITOE, "LOCAL_INVITOE") \
	X(s_LOCAL_LLC_PF, "LOCAL_LLC_PF") \
	X(s_LOCAL_M, "LOCAL_M") \
	X(s_LOCAL_PF, "LOCAL_PF") \
	X(s_LOCAL_PF_CODE, "LOCAL_PF_CODE") \
	X(s_LOCAL_PF_DATA_RD, "LOCAL_PF_DATA_RD") \
	X(s_LOCAL_PF_RFO, "LOCAL_PF_RFO") \
	X(s_LOCAL_READ, "LOCAL_READ") \
	X(s_LOCAL_RFO, "LOCAL_RFO") \
	X(s_LOCAL_S, "LOCAL_S") \
	X(s_LOC_ALL, "LOC_ALL") \
	X(s_LOC_IA, "LOC_IA") \
	X(s_LOC_IO, "LOC_IO") \
	X(s_LOC_P2P, "LOC_P2P") \
	X(s_LOST_FWD, "LOST_FWD") \
	X(s_M2S_DATA, "M2S_DATA") \
	X(s_MCAST, "MCAST") \
	X(s_MDFn_PMON_BOX_CTL, "MDFn_PMON_BOX_CTL") \
	X(s_MDFn_PMON_CTL_i__78403b77, "MDFn_PMON_CTL{i}") \
	X(s_MDFn_PMON_CTR_i__eb13c3b5, "MDFn_PMON_CTR{i}") \
	X(s_MEM, "MEM") \
	X(s_MEMORY, "MEMORY") \
	X(s_MEM_BW_READS, "MEM_BW_READS") \
	X(s_MEM_BW_TOTAL, "MEM_BW_TOTAL") \
	X(s_MEM_BW_WRITES, "MEM_BW_WRITES") \
	X(s_MEM_DATA, "MEM_DATA") \
	X(s_MEM_PARALLEL_READS, "MEM_PARALLEL_READS") \
	X(s_MEM_READ_ALL_PARTS_3fae7ca6, "MEM_READ.ALL_PARTS") \
	X(s_MEM_READ_PART0_518583e4, "MEM_READ.PART0") \
	X(s_MEM_READ_PART1_518580bb, "MEM_READ.PART1") \
	X(s_MEM_READ_PART2_51858e42, "MEM_READ.PART2") \
	X(s_MEM_READ_PART3_51858111, "MEM_READ.PART3") \
	X(s_MEM_READ_PART4_51859e90, "MEM_READ.PART4") \
	X(s_MEM_READ_PART5_51859d67, "MEM_READ.PART5") \
	X(s_MEM_READ_PART6_5185810e, "MEM_READ.PART6") \
	X(s_MEM_READ_PART7_518583dd, "MEM_READ.PART7") \
	X(s_MEM_WRITE_ALL_PARTS_3b572fd2, "MEM_WRITE.ALL_PARTS") \
	X(s_MEM_WRITE_PART0_9e90beac, "MEM_WRITE.PART0") \
	X(s_MEM_WRITE_PART1_9e90bdff, "MEM_WRITE.PART1") \
	X(s_MEM_WRITE_PART2_9e90840a, "MEM_WRITE.PART2") \
	X(s_MEM_WRITE_PART3_9e908755, "MEM_WRITE.PART3") \
	X(s_MEM_WRITE_PART4_9e9085e0, "MEM_WRITE.PART4") \
	X(s_MEM_WRITE_PART5_9e908a33, "MEM_WRITE.PART5") \
	X(s_MEM_WRITE_PART6_9e908f7e, "MEM_WRITE.PART6") \
	X(s_MEM_WRITE_PART7_9e908989, "MEM_WRITE.PART7") \
	X(s_MISC, "MISC") \
	X(s_MISS, "MISS") \
	X(s_MISSES, "MISSES") \
	X(s_MISS_X2A, "MISS_X2A") \
	X(s_MISS_X2I, "MISS_X2I") \
	X(s_MISS_X2S, "MISS_X2S") \
	X(s_MR4BLKEN, "MR4BLKEN") \
	X(s_MSGB, "MSGB") \
	X(s_MSI_RCVD, "MSI_RCVD") \
	X(s_MSR_DRAM_ENERGY_STATUS, "MSR_DRAM_ENERGY_STATUS") \
	X(s_MSR_PKG_ENERGY_STATUS, "MSR_PKG_ENERGY_STATUS") \
	X(s_MSR_RAPL_POWER_UNIT, "MSR_RAPL_POWER_UNIT") \
	X(s_M_STATE, "M_STATE") \
	X(s_Memory_controller_4e176375, "Memory controller") \
	X(s_Mesh_stop_of_a_CHA_f8b6f712, "Mesh stop of a CHA") \
	X(s_Mesh_to_CXL_5239eef3, "Mesh to CXL") \
	X(s_Mesh_to_UPI_13bd1cce, "Mesh to UPI") \
	X(s_Mesh_to_hot_604559d2, "Mesh to hot") \
	X(s_Mesh_to_memory_2993b245, "Mesh to memory") \
	X(s_MiB, "MiB") \
	X(s_NCB, "NCB") \
	X(s_NCB_OPC, "NCB_OPC") \
	X(s_NCS, "NCS") \
	X(s_NCS_OPC, "NCS_OPC") \
	X(s_NI, "NI") \
	X(s_NI_MISS, "NI_MISS") \
	X(s_NON_DATA, "NON_DATA") \
	X(s_NORMAL, "NORMAL") \
	X(s_NO_SNP, "NO_SNP") \
	X(s_NULL, "NULL") \
	X(s_NUMA_READS_LOCAL, "NUMA_READS_LOCAL") \
	X(s_NUMA_READS_REMOTE, "NUMA_READS_REMOTE") \
	X(s_NUM_INVAL_CTXT_CACHE, "NUM_INVAL_CTXT_CACHE") \
	X(s_NUM_INVAL_INT_CACHE, "NUM_INVAL_INT_CACHE") \
	X(s_NUM_INVAL_IOTLB, "NUM_INVAL_IOTLB") \
	X(s_NUM_INVAL_PASID_CACHE, "NUM_INVAL_PASID_CACHE") \
	X(s_NUM_MEM_ACCESSES, "NUM_MEM_ACCESSES") \
	X(s_NUM_MEM_ACCESSES_HIGH, "NUM_MEM_ACCESSES_HIGH") \
	X(s_NUM_MEM_ACCESSES_LOW, "NUM_MEM_ACCESSES_LOW") \
	X(s_OFF_PWRHEURISTIC, "OFF_PWRHEURISTIC") \
	X(s_PARTIAL, "PARTIAL") \
	X(s_PARTIAL_PRIORITY, "PARTIAL_PRIORITY") \
	X(s_PCH0, "PCH0") \
	X(s_PCH1, "PCH1") \
	X(s_PCLK, "PCLK") \
	X(s_PCT_FREQ_POWER_LTD, "PCT_FREQ_POWER_LTD") \
	X(s_PCT_FREQ_THERMAL_LTD, "PCT_FREQ_THERMAL_LTD") \
	X(s_PCT_MEM_BW_PEAK, "PCT_MEM_BW_PEAK") \
	X(s_PCT_PROCHOT_EXTERNAL, "PCT_PROCHOT_EXTERNAL") \
	X(s_PCT_PROCHOT_INTERNAL, "PCT_PROCHOT_INTERNAL") \
	X(s_PCU_FREQ, "PCU_FREQ") \
	X(s_PCUn_PMON_BOX_CTL, "PCUn_PMON_BOX_CTL") \
	X(s_PCUn_PMON_CTL_i__d9f268bf, "PCUn_PMON_CTL{i}") \
	X(s_PCUn_PMON_CTR_i__a2fd2155, "PCUn_PMON_CTR{i}") \
	X(s_PEER_READ_ALL_PARTS_47a1be62, "PEER_READ.ALL_PARTS") \
	X(s_PEER_READ_PART0_9c08656f, "PEER_READ.PART0") \
	X(s_PEER_READ_PART1_9c081cd8, "PEER_READ.PART1") \
	X(s_PEER_READ_PART2_9c081c15, "PEER_READ.PART2") \
	X(s_PEER_READ_PART3_9c081d46, "PEER_READ.PART3") \
	X(s_PEER_READ_PART4_9c0822b3, "PEER_READ.PART4") \
	X(s_PEER_READ_PART5_9c0827ec, "PEER_READ.PART5") \
	X(s_PEER_READ_PART6_9c082159, "PEER_READ.PART6") \
	X(s_PEER_READ_PART7_9c08208a, "PEER_READ.PART7") \
	X(s_PEER_WRITE_ALL_PARTS_b0721bf9, "PEER_WRITE.ALL_PARTS") \
	X(s_PEER_WRITE_PART0_3185bcea, "PEER_WRITE.PART0") \
	X(s_PEER_WRITE_PART1_4285bceb, "PEER_WRITE.PART1") \
	X(s_PEER_WRITE_PART2_5785bcec, "PEER_WRITE.PART2") \
	X(s_PEER_WRITE_PART3_f885bcec, "PEER_WRITE.PART3") \
	X(s_PEER_WRITE_PART4_c585bce8, "PEER_WRITE.PART4") \
	X(s_PEER_WRITE_PART5_b685bce9, "PEER_WRITE.PART5") \
	X(s_PEER_WRITE_PART6_0b85bce9, "PEER_WRITE.PART6") \
	X(s_PEER_WRITE_PART7_8c85bcea, "PEER_WRITE.PART7") \
	X(s_PGT, "PGT") \
	X(s_PKG_C_STATE_RESIDENCY, "PKG_C_STATE_RESIDENCY") \
	X(s_PKG_POWER, "PKG_POWER") \
	X(s_POWER, "POWER") \
	X(s_PRE, "PRE") \
	X(s_PREFETCH, "PREFETCH") \
	X(s_PROCHOT, "PROCHOT") \
	X(s_PROTHDR, "PROTHDR") \
	X(s_Power_control_unit_8f37ffb5, "Power control unit") \
	X(s_QUEUES, "QUEUES") \
	X(s_RAPLBLK, "RAPLBLK") \
	X(s_RD, "RD") \
	X(s_RD_2WAY, "RD_2WAY") \
	X(s_RD_CLEAN, "RD_CLEAN") \
	X(s_RD_DIRTY, "RD_DIRTY") \
	X(s_RD_NON_UNDERFILL, "RD_NON_UNDERFILL") \
	X(s_RD_PRE_REG, "RD_PRE_REG") \
	X(s_RD_PRE_UNDERFILL, "RD_PRE_UNDERFILL") \
	X(s_RD_REG, "RD_REG") \
	X(s_RD_UNDERFILL, "RD_UNDERFILL") \
	X(s_RD_UNDERFILL_ALL, "RD_UNDERFILL_ALL") \
	X(s_READS, "READS") \
	X(s_READS_LOCAL, "READS_LOCAL") \
	X(s_READS_REMOTE, "READS_REMOTE") \
	X(s_REMOTELY_HOMED_ADDRESS, "REMOTELY_HOMED_ADDRESS") \
	X(s_REMOTE_ALL, "REMOTE_ALL") \
	X(s_REMOTE_CODE, "REMOTE_CODE") \
	X(s_REMOTE_DATA_RD, "REMOTE_DATA_RD") \
	X(s_REMOTE_E, "REMOTE_E") \
	X(s_REMOTE_M, "REMOTE_M") \
	X(s_REMOTE_READ, "REMOTE_READ") \
	X(s_REMOTE_RFO, "REMOTE_RFO") \
	X(s_REMOTE_S, "REMOTE_S") \
	X(s_REMOTE_SNP, "REMOTE_SNP") \
	X(s_REM_ALL, "REM_ALL") \
	X(s_REM_P2P, "REM_P2P") \
	X(s_REM_SNPS, "REM_SNPS") \
	X(s_REQ, "REQ") \
	X(s_REQ_OPC, "REQ_OPC") \
	X(s_REQ_OWN, "REQ_OWN") \
	X(s_RFO, "RFO") \
	X(s_RFO_HITS_SNP_BCAST, "RFO_HITS_SNP_BCAST") \
	X(s_RFO_HIT_S, "RFO_HIT_S") \
	X(s_RFO_LOCAL, "RFO_LOCAL") \
	X(s_RPQ, "RPQ") \
	X(s_RSPCNFLT, "RSPCNFLT") \
	X(s_RSPI, "RSPI") \
	X(s_RSP_DATA, "RSP_DATA") \
	X(s_RSP_DATA_OPC, "RSP_DATA_OPC") \
	X(s_RSP_NODATA, "RSP_NODATA") \
	X(s_RSP_NODATA_OPC, "RSP_NODATA_OPC") \
	X(s_RXQ, "RXQ") \
	X(s_S2A, "S2A") \
	X(s_S2I, "S2I") \
	X(s_SCH0, "SCH0") \
	X(s_SCH0_DIMM0, "SCH0_DIMM0") \
	X(s_SCH0_DIMM1, "SCH0_DIMM1") \
	X(s_SCH0_PCH0, "SCH0_PCH0") \
	X(s_SCH0_PCH1, "SCH0_PCH1") \
	X(s_SCH0_RANK0, "SCH0_RANK0") \
	X(s_SCH0_RANK1, "SCH0_RANK1") \
	X(s_SCH0_RANK2, "SCH0_RANK2") \
	X(s_SCH0_RANK3, "SCH0_RANK3") \
	X(s_SCH1, "SCH1") \
	X(s_SCH1_DIMM0, "SCH1_DIMM0") \
	X(s_SCH1_DIMM1, "SCH1_DIMM1") \
	X(s_SCH1_PCH0, "SCH1_PCH0") \
	X(s_SCH1_PCH1, "SCH1_PCH1") \
	X(s_SCH1_RANK0, "SCH1_RANK0") \
	X(s_SCH1_RANK1, "SCH1_RANK1") \
	X(s_SCH1_RANK2, "SCH1_RANK2") \
	X(s_SCH1_RANK3, "SCH1_RANK3") \
	X(s_SEC_RCVD_INVLD, "SEC_RCVD_INVLD") \
	X(s_SLOT0, "SLOT0") \
	X(s_SLOT1, "SLOT1") \
	X(s_SLOT2, "SLOT2") \
	X(s_SLPWC_1G_HITS, "SLPWC_1G_HITS") \
	X(s_SLPWC_256T_HITS, "SLPWC_256T_HITS") \
	X(s_SLPWC_2M_HITS, "SLPWC_2M_HITS") \
	X(s_SLPWC_512G_HITS, "SLPWC_512G_HITS") \
	X(s_SLPWC_CACHE_FILLS, "SLPWC_CACHE_FILLS") \
	X(s_SLPWC_CACHE_LOOKUPS, "SLPWC_CACHE_LOOKUPS") \
	X(s_SNOOPS, "SNOOPS") \
	X(s_SNP, "SNP") \
	X(s_SNP_OPC, "SNP_OPC") \
	X(s_STATE_A, "STATE_A") \
	X(s_STATE_I, "STATE_I") \
	X(s_STATE_S, "STATE_S") \
	X(s_S_STATE, "S_STATE") \
	X(s_TAGS, "TAGS") \
	X(s_THROTTLE, "THROTTLE") \
	X(s_TOR, "TOR") \
	X(s_TOTAL_E, "TOTAL_E") \
	X(s_TOTAL_M, "TOTAL_M") \
	X(s_TOTAL_S, "TOTAL_S") \
	X(s_TO_DDR_AS_CACHE, "TO_DDR_AS_CACHE") \
	X(s_TO_DDR_AS_MEM, "TO_DDR_AS_MEM") \
	X(s_TO_IO, "TO_IO") \
	X(s_TRACKER, "TRACKER") \
	X(s_TRANSACTIONS, "TRANSACTIONS") \
	X(s_TXN, "TXN") \
	X(s_Table_of_units_defd420f, "Table of units") \
	X(s_UBOX, "UBOX") \
	X(s_UBOX_PMON_BOX_CTL, "UBOX_PMON_BOX_CTL") \
	X(s_UBOX_PMON_CTL_i__c84e4020, "UBOX_PMON_CTL{i}") \
	X(s_UBOX_PMON_CTR_i__62f5d2ed, "UBOX_PMON_CTR{i}") \
	X(s_UBOX_PMON_UCLK_FIXED_CTL, "UBOX_PMON_UCLK_FIXED_CTL") \
	X(s_UBOX_PMON_UCLK_FIXED_CTR, "UBOX_PMON_UCLK_FIXED_CTR") \
	X(s_UBOX_POSTED, "UBOX_POSTED") \
	X(s_UBox, "UBox") \
	X(s_UFILL, "UFILL") \
	X(s_UNCORE_CLOCK, "UNCORE_CLOCK") \
	X(s_UNCORE_FREQ, "UNCORE_FREQ") \
	X(s_UNC_CHA_LLC_VICTIMS_TOTA_f35a73d9, "UNC_CHA_LLC_VICTIMS.TOTAL_M") \
	X(s_UNC_CHA_TOR_INSERTS_IA_M_90aff4aa, "UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT") \
	X(s_UNC_CXLCM_RxC_PACK_BUF_I_57090082, "UNC_CXLCM_RxC_PACK_BUF_INSERTS.MEM_DATA") \
	X(s_UNC_CXLDP_TxC_AGF_INSERT_199fd01b, "UNC_CXLDP_TxC_AGF_INSERTS.M2S_DATA") \
	X(s_UNIT_CTL_ADDRESS, "UNIT_CTL_ADDRESS") \
	X(s_UNIT_DISCOVERY, "UNIT_DISCOVERY") \
	X(s_UNIT_ID, "UNIT_ID") \
	X(s_UNITn_PMON_BOX_CTL, "UNITn_PMON_BOX_CTL") \
	X(s_UNITn_PMON_CTL0, "UNITn_PMON_CTL0") \
	X(s_UNITn_PMON_CTR0, "UNITn_PMON_CTR0") \
	X(s_UPDATE_EXCLUSIVE, "UPDATE_EXCLUSIVE") \
	X(s_UPDATE_SHARED, "UPDATE_SHARED") \
	X(s_UPI_ALLCH, "UPI_ALLCH") \
	X(s_UPI_DATA_RX_BW, "UPI_DATA_RX_BW") \
	X(s_UPI_DATA_TX_BW, "UPI_DATA_TX_BW") \
	X(s_UPI_link_layer_dc99cd95, "UPI link layer") \
	X(s_UPIn_PMON_BOX_CTL, "UPIn_PMON_BOX_CTL") \
	X(s_UPIn_PMON_CTL_i__c7d26bc6, "UPIn_PMON_CTL{i}") \
	X(s_UPIn_PMON_CTR_i__9d56fbfc, "UPIn_PMON_CTR{i}") \
	X(s_Units_of_other_types_5b7623f3, "Units of other types") \
	X(s_VICTIM_EXCLUSIVE, "VICTIM_EXCLUSIVE") \
	X(s_VICTIM_SHARED, "VICTIM_SHARED") \
	X(s_VLW_RCVD, "VLW_RCVD") \
	X(s_WB, "WB") \
	X(s_WB_OPC, "WB_OPC") \
	X(s_WPQ, "WPQ") \
	X(s_WR, "WR") \
	X(s_WRITES, "WRITES") \
	X(s_WRITES_LOCAL, "WRITES_LOCAL") \
	X(s_WRITES_REMOTE, "WRITES_REMOTE") \
	X(s_WRITE_CACHE, "WRITE_CACHE") \
	X(s_WRITE_LOCAL, "WRITE_LOCAL") \
	X(s_WRITE_REMOTE, "WRITE_REMOTE") \
	X(s_WR_2WAY, "WR_2WAY") \
	X(s_WR_CLEAN, "WR_CLEAN") \
	X(s_WR_DIRTY, "WR_DIRTY") \
	X(s_WR_NONPRE, "WR_NONPRE") \
	X(s_WR_PRE, "WR_PRE") \
	X(s_WR_PREF, "WR_PREF") \
	X(s_X2A, "X2A") \
	X(s_X2I, "X2I") \
	X(s_X2S, "X2S") \
	X(s_XPT_ALLCH, "XPT_ALLCH") \
	X(s_Xeon_6___Clearwater_Fore_d5da7522, "Xeon 6+ (Clearwater Forest)") \
	X(s_abm, "abm") \
	X(s_access, "access") \
	X(s_acpi, "acpi") \
	X(s_address, "address") \
	X(s_adx, "adx") \
	X(s_aes, "aes") \
	X(s_any, "any") \
	X(s_aperfmperf, "aperfmperf") \
	X(s_apic, "apic") \
	X(s_arch_perfmon, "arch_perfmon") \
	X(s_art, "art") \
	X(s_avx, "avx") \
	X(s_avx2, "avx2") \
	X(s_b2cmi, "b2cmi") \
	X(s_b2cxl, "b2cxl") \
	X(s_b2hot, "b2hot") \
	X(s_b2upi, "b2upi") \
	X(s_bar, "bar") \
	X(s_bmi1, "bmi1") \
	X(s_bmi2, "bmi2") \
	X(s_box_ctl, "box_ctl") \
	X(s_box_filter, "box_filter") \
	X(s_bts, "bts") \
	X(s_bus, "bus") \
	X(s_bw_in, "bw_in") \
	X(s_bw_in_ctr, "bw_in_ctr") \
	X(s_bw_out, "bw_out") \
	X(s_bw_out_ctr, "bw_out_ctr") \
	X(s_byte, "byte") \
	X(s_bytes, "bytes") \
	X(s_capability, "capability") \
	X(s_cas_count_read_sch0, "cas_count_read_sch0") \
	X(s_cas_count_read_sch1, "cas_count_read_sch1") \
	X(s_cas_count_write_sch0, "cas_count_write_sch0") \
	X(s_cas_count_write_sch1, "cas_count_write_sch1") \
	X(s_ch_mask, "ch_mask") \
	X(s_cha, "cha") \
	X(s_cha_CXL_DRD_MISS_LATENCY_5da08cb3, "cha/CXL_DRD_MISS_LATENCY") \
	X(s_cha_CXL_LINES_READ_88cf9b7f, "cha/CXL_LINES_READ") \
	X(s_cha_CXL_MISS_PCT_dd06a2cc, "cha/CXL_MISS_PCT") \
	X(s_cha_HA_LOCAL_BW_READS_98a8cec4, "cha/HA_LOCAL_BW_READS") \
	X(s_cha_HA_LOCAL_BW_WRITES_2422888d, "cha/HA_LOCAL_BW_WRITES") \
	X(s_cha_HA_REMOTE_BW_READS_720c90ca, "cha/HA_REMOTE_BW_READS") \
	X(s_cha_HA_REMOTE_BW_WRITES_0f972cf4, "cha/HA_REMOTE_BW_WRITES") \
	X(s_cha_LLC_DRD_MISS_LATENCY_7af9bec2, "cha/LLC_DRD_MISS_LATENCY") \
	X(s_cha_LLC_DRD_MISS_PCT_5e0a2520, "cha/LLC_DRD_MISS_PCT") \
	X(s_cha_NUMA_READS_LOCAL_9702a092, "cha/NUMA_READS_LOCAL") \
	X(s_cha_NUMA_READS_REMOTE_b4d39181, "cha/NUMA_READS_REMOTE") \
	X(s_cha_UNCORE_FREQ_4c4e532d, "cha/UNCORE_FREQ") \
	X(s_chacms, "chacms") \
	X(s_clflush, "clflush") \
	X(s_clflushopt, "clflushopt") \
	X(s_clk_ctr, "clk_ctr") \
	X(s_clock, "clock") \
	X(s_clocks, "clocks") \
	X(s_clocks_of_the_stack_5f9ad002, "clocks of the stack") \
	X(s_clockticks, "clockticks") \
	X(s_clwb, "clwb") \
	X(s_cmov, "cmov") \
	X(s_completion, "completion") \
	X(s_constant_tsc, "constant_tsc") \
	X(s_controls, "controls") \
	X(s_count, "count") \
	X(s_counters, "counters") \
	X(s_cqm, "cqm") \
	X(s_ctl, "ctl") \
	X(s_ctr, "ctr") \
	X(s_cwf, "cwf") \
	X(s_cx16, "cx16") \
	X(s_cx8, "cx8") \
	X(s_cxl, "cxl") \
	X(s_cxlcm, "cxlcm") \
	X(s_cxldp, "cxldp") \
	X(s_cycles, "cycles") \
	X(s_cycles_of_the_memory_clo_796d8c7a, "cycles of the memory clock") \
	X(s_cycles_seconds_95b1ff8a, "cycles/seconds") \
	X(s_data_in__32_bytes_a_coun_c893a018, "data in, 32 bytes a count, by part") \
	X(s_data_out__by_part_6639565d, "data out, by part") \
	X(s_dca, "dca") \
	X(s_dclk, "dclk") \
	X(s_de, "de") \
	X(s_designated, "designated") \
	X(s_device, "device") \
	X(s_discovery, "discovery") \
	X(s_domain, "domain") \
	X(s_dram, "dram") \
	X(s_dram_energy, "dram_energy") \
	X(s_ds_cpl, "ds_cpl") \
	X(s_dtes64, "dtes64") \
	X(s_dts, "dts") \
	X(s_edge, "edge") \
	X(s_edge_det, "edge_det") \
	X(s_en, "en") \
	X(s_enable, "enable") \
	X(s_energy, "energy") \
	X(s_energy_of_the_memory__jo_38e9a99c, "energy of the memory: joules, halved as often as unit.esu says") \
	X(s_energy_of_the_package__j_b148dbf2, "energy of the package: joules, halved as often as unit.esu says") \
	X(s_entries, "entries") \
	X(s_entry, "entry") \
	X(s_entry_size, "entry_size") \
	X(s_epb, "epb") \
	X(s_erms, "erms") \
	X(s_est, "est") \
	X(s_esu, "esu") \
	X(s_ev_sel, "ev_sel") \
	X(s_event, "event") \
	X(s_event_count, "event_count") \
	X(s_events, "events") \
	X(s_f16c, "f16c") \
	X(s_fc, "fc") \
	X(s_fc_mask, "fc_mask") \
	X(s_filter_tid, "filter_tid") \
	X(s_fixed, "fixed") \
	X(s_fixed_ctl, "fixed_ctl") \
	X(s_fixed_ctr, "fixed_ctr") \
	X(s_fma, "fma") \
	X(s_fpu, "fpu") \
	X(s_free_ctr, "free_ctr") \
	X(s_frz, "frz") \
	X(s_fsgsbase, "fsgsbase") \
	X(s_function, "function") \
	X(s_fxsr, "fxsr") \
	X(s_ge, "ge") \
	X(s_general, "general") \
	X(s_head, "head") \
	X(s_head_ctl, "head_ctl") \
	X(s_head_status, "head_status") \
	X(s_ht, "ht") \
	X(s_id, "id") \
	X(s_iio, "iio") \
	X(s_iio_IO_BW_READ_5f7c4dcd, "iio/IO_BW_READ") \
	X(s_iio_IO_BW_WRITE_32bf90b1, "iio/IO_BW_WRITE") \
	X(s_imc, "imc") \
	X(s_imc_DRAM_FREQ_4cbc8f3d, "imc/DRAM_FREQ") \
	X(s_imc_MEM_BW_READS_1dd60d83, "imc/MEM_BW_READS") \
	X(s_imc_MEM_BW_TOTAL_bf2f7771, "imc/MEM_BW_TOTAL") \
	X(s_imc_MEM_BW_WRITES_fc4459ec, "imc/MEM_BW_WRITES") \
	X(s_imc_PCT_MEM_BW_PEAK_f3d2d660, "imc/PCT_MEM_BW_PEAK") \
	X(s_intel_pt, "intel_pt") \
	X(s_interconnect, "interconnect") \
	X(s_inv, "inv") \
	X(s_invert, "invert") \
	X(s_invpcid, "invpcid") \
	X(s_io, "io") \
	X(s_ioclk, "ioclk") \
	X(s_irp, "irp") \
	X(s_kind, "kind") \
	X(s_lahf_lm, "lahf_lm") \
	X(s_llc, "llc") \
	X(s_lm, "lm") \
	X(s_lt, "lt") \
	X(s_max_units, "max_units") \
	X(s_mca, "mca") \
	X(s_mce, "mce") \
	X(s_mdf, "mdf") \
	X(s_mdf_sbo, "mdf_sbo") \
	X(s_mdfclk, "mdfclk") \
	X(s_memory, "memory") \
	X(s_mmio, "mmio") \
	X(s_mmx, "mmx") \
	X(s_monitor, "monitor") \
	X(s_movbe, "movbe") \
	X(s_msr, "msr") \
	X(s_mtrr, "mtrr") \
	X(s_nanojoules, "nanojoules") \
	X(s_next, "next") \
	X(s_non_posted, "non_posted") \
	X(s_nonstop_tsc, "nonstop_tsc") \
	X(s_nopl, "nopl") \
	X(s_numa, "numa") \
	X(s_nx, "nx") \
	X(s_offset, "offset") \
	X(s_othertypes, "othertypes") \
	X(s_ov_en, "ov_en") \
	X(s_pae, "pae") \
	X(s_part0, "part0") \
	X(s_part1, "part1") \
	X(s_part2, "part2") \
	X(s_part3, "part3") \
	X(s_part4, "part4") \
	X(s_part5, "part5") \
	X(s_part6, "part6") \
	X(s_part7, "part7") \
	X(s_pat, "pat") \
	X(s_pbe, "pbe") \
	X(s_pci, "pci") \
	X(s_pcid, "pcid") \
	X(s_pclk, "pclk") \
	X(s_pclmulqdq, "pclmulqdq") \
	X(s_pcu, "pcu") \
	X(s_pcu_PCT_FREQ_POWER_LTD_fd5be05a, "pcu/PCT_FREQ_POWER_LTD") \
	X(s_pcu_PCT_FREQ_THERMAL_LTD_97c8148a, "pcu/PCT_FREQ_THERMAL_LTD") \
	X(s_pcu_PCT_PROCHOT_EXTERNAL_0fa42075, "pcu/PCT_PROCHOT_EXTERNAL") \
	X(s_pcu_PCT_PROCHOT_INTERNAL_a8b611a5, "pcu/PCT_PROCHOT_INTERNAL") \
	X(s_pcu_PCU_FREQ_3e7aadbc, "pcu/PCU_FREQ") \
	X(s_pdcm, "pdcm") \
	X(s_pdpe1gb, "pdpe1gb") \
	X(s_pebs, "pebs") \
	X(s_percent, "percent") \
	X(s_pge, "pge") \
	X(s_pkg, "pkg") \
	X(s_pkg_energy, "pkg_energy") \
	X(s_pmon, "pmon") \
	X(s_pni, "pni") \
	X(s_popcnt, "popcnt") \
	X(s_portal, "portal") \
	X(s_posted, "posted") \
	X(s_power, "power") \
	X(s_pse, "pse") \
	X(s_pse36, "pse36") \
	X(s_pu, "pu") \
	X(s_qclk, "qclk") \
	X(s_rapl, "rapl") \
	X(s_rapl_DRAM_POWER_c67c1087, "rapl/DRAM_POWER") \
	X(s_rapl_PKG_POWER_f6be0bad, "rapl/PKG_POWER") \
	X(s_rdrand, "rdrand") \
	X(s_rdseed, "rdseed") \
	X(s_rdt_a, "rdt_a") \
	X(s_rdtscp, "rdtscp") \
	X(s_rep_good, "rep_good") \
	X(s_rst_ctrl, "rst_ctrl") \
	X(s_rst_ctrs, "rst_ctrs") \
	X(s_rsv, "rsv") \
	X(s_sdbg, "sdbg") \
	X(s_seconds, "seconds") \
	X(s_sep, "sep") \
	X(s_sha_ni, "sha_ni") \
	X(s_smap, "smap") \
	X(s_smep, "smep") \
	X(s_smx, "smx") \
	X(s_ss, "ss") \
	X(s_sse, "sse") \
	X(s_sse2, "sse2") \
	X(s_sse4_1, "sse4_1") \
	X(s_sse4_2, "sse4_2") \
	X(s_ssse3, "ssse3") \
	X(s_status, "status") \
	X(s_status_bit, "status_bit") \
	X(s_stride, "stride") \
	X(s_syscall, "syscall") \
	X(s_thresh, "thresh") \
	X(s_tid, "tid") \
	X(s_tid_en, "tid_en") \
	X(s_tm, "tm") \
	X(s_tm2, "tm2") \
	X(s_tsc, "tsc") \
	X(s_tsc_adjust, "tsc_adjust") \
	X(s_tsc_deadline_timer, "tsc_deadline_timer") \
	X(s_tsc_known_freq, "tsc_known_freq") \
	X(s_tu, "tu") \
	X(s_type, "type") \
	X(s_ubox, "ubox") \
	X(s_uclk, "uclk") \
	X(s_umask, "umask") \
	X(s_uncore_b2cmi, "uncore_b2cmi") \
	X(s_uncore_b2cxl, "uncore_b2cxl") \
	X(s_uncore_b2hot, "uncore_b2hot") \
	X(s_uncore_b2upi, "uncore_b2upi") \
	X(s_uncore_cha, "uncore_cha") \
	X(s_uncore_clocks_5bfaa6a2, "uncore clocks") \
	X(s_uncore_cxlcm, "uncore_cxlcm") \
	X(s_uncore_cxldp, "uncore_cxldp") \
	X(s_uncore_iio, "uncore_iio") \
	X(s_uncore_imc, "uncore_imc") \
	X(s_uncore_irp, "uncore_irp") \
	X(s_uncore_mdf_sbo, "uncore_mdf_sbo") \
	X(s_uncore_pcu, "uncore_pcu") \
	X(s_uncore_type_0, "uncore_type_0") \
	X(s_uncore_type_1, "uncore_type_1") \
	X(s_uncore_type_12, "uncore_type_12") \
	X(s_uncore_type_13, "uncore_type_13") \
	X(s_uncore_type_15, "uncore_type_15") \
	X(s_uncore_type_16, "uncore_type_16") \
	X(s_uncore_type_17, "uncore_type_17") \
	X(s_uncore_type_18, "uncore_type_18") \
	X(s_uncore_type_2, "uncore_type_2") \
	X(s_uncore_type_20, "uncore_type_20") \
	X(s_uncore_type_4, "uncore_type_4") \
	X(s_uncore_type_5, "uncore_type_5") \
	X(s_uncore_type_6, "uncore_type_6") \
	X(s_uncore_type_8, "uncore_type_8") \
	X(s_uncore_ubox, "uncore_ubox") \
	X(s_uncore_upi, "uncore_upi") \
	X(s_unit, "unit") \
	X(s_unit_address, "unit_address") \
	X(s_unit_ctl, "unit_ctl") \
	X(s_unit_name, "unit_name") \
	X(s_upi, "upi") \
	X(s_upi_UPI_DATA_RX_BW_8ba975cb, "upi/UPI_DATA_RX_BW") \
	X(s_upi_UPI_DATA_TX_BW_6eb12511, "upi/UPI_DATA_TX_BW") \
	X(s_upi_ll, "upi_ll") \
	X(s_used, "used") \
	X(s_version, "version") \
	X(s_vme, "vme") \
	X(s_vmx, "vmx") \
	X(s_where, "where") \
	X(s_width, "width") \
	X(s_x2apic, "x2apic") \
	X(s_xsave, "xsave") \
	X(s_xsaveopt, "xsaveopt") \
	X(s_xtopology, "xtopology") \
	X(s_xtpr, "xtpr") \

#ifdef UNCORE_WITHOUT_TEXTS
#define WORDS_OF_TEXTS(X)
#else
#define WORDS_OF_TEXTS(X) \
	X(s_BW, "BW") \
	X(s_CBo, "CBo") \
	X(s_CH, "CH") \
	X(s_CHA, "CHA") \
	X(s_CRD, "CRD") \
	X(s_CYC, "CYC") \
	X(s_C_state_428e8355, "C state") \
	X(s_DCPMM, "DCPMM") \
	X(s_DDIO, "DDIO") \
	X(s_DDR, "DDR") \
	X(s_DIR, "DIR") \
	X(s_DMA_remapping_851f6804, "DMA remapping") \
	X(s_DRAM, "DRAM") \
	X(s_DRAM_page_0d9356f0, "DRAM page") \
	X(s_DRD, "DRD") \
	X(s_ECC, "ECC") \
	X(s_ERR, "ERR") \
	X(s_FREQ, "FREQ") \
	X(s_GB, "GB") \
	X(s_GHz, "GHz") \
	X(s_HWPF, "HWPF") \
	X(s_IIO, "IIO") \
	X(s_IPI, "IPI") \
	X(s_IRQ_line_976f13e1, "IRQ line") \
	X(s_I_O_ea224a0e, "I O") \
	X(s_KTI, "KTI") \
	X(s_L3, "L3") \
	X(s_LOC, "LOC") \
	X(s_LTD, "LTD") \
	X(s_MB, "MB") \
	X(s_MHz, "MHz") \
	X(s_MSG, "MSG") \
	X(s_MSI, "MSI") \
	X(s_M_state_f7d2e3f5, "M state") \
	X(s_NE, "NE") \
	X(s_NIC, "NIC") \
	X(s_NVMe, "NVMe") \
	X(s_OCC, "OCC") \
	X(s_Optane, "Optane") \
	X(s_PCI, "PCI") \
	X(s_PCI_Express_8d54cdb9, "PCI Express") \
	X(s_PCIe, "PCIe") \
	X(s_PCT, "PCT") \
	X(s_PCU, "PCU") \
	X(s_PF, "PF") \
	X(s_PKG, "PKG") \
	X(s_PMM, "PMM") \
	X(s_PREF, "PREF") \
	X(s_PRF, "PRF") \
	X(s_PRIO, "PRIO") \
	X(s_PTL, "PTL") \
	X(s_QPI, "QPI") \
	X(s_REM, "REM") \
	X(s_RESP, "RESP") \
	X(s_RX, "RX") \
	X(s_RxL, "RxL") \
	X(s_THR, "THR") \
	X(s_THRTL, "THRTL") \
	X(s_TRANS, "TRANS") \
	X(s_TX, "TX") \
	X(s_TxL, "TxL") \
	X(s_UPI, "UPI") \
	X(s_UTIL, "UTIL") \
	X(s_VOLT, "VOLT") \
	X(s_VR, "VR") \
	X(s_VTD, "VTD") \
	X(s_VT_d_66f87648, "VT d") \
	X(s_a, "a") \
	X(s_abort, "abort") \
	X(s_activate, "activate") \
	X(s_activation, "activation") \
	X(s_address_translation_2ef331d8, "address translation") \
	X(s_allocate, "allocate") \
	X(s_allocation, "allocation") \
	X(s_an, "an") \
	X(s_and, "and") \
	X(s_another_socket_8aae7132, "another socket") \
	X(s_answer, "answer") \
	X(s_are, "are") \
	X(s_arrive, "arrive") \
	X(s_as, "as") \
	X(s_at, "at") \
	X(s_bandwidth, "bandwidth") \
	X(s_be, "be") \
	X(s_been, "been") \
	X(s_being, "being") \
	X(s_bus_lock_934b18e1, "bus lock") \
	X(s_busy, "busy") \
	X(s_by, "by") \
	X(s_cache_slice_0eae7553, "cache slice") \
	X(s_cache_slice_97307536, "cache-slice") \
	X(s_caching_agent_fbe0b735, "caching agent") \
	X(s_can, "can") \
	X(s_cancel, "cancel") \
	X(s_cap, "cap") \
	X(s_castout, "castout") \
	X(s_channel, "channel") \
	X(s_clock_speed_2d37b021, "clock speed") \
	X(s_clock_tick_31316741, "clock tick") \
	X(s_clocktick, "clocktick") \
	X(s_constrained, "constrained") \
	X(s_core_state_2aa68ae9, "core-state") \
	X(s_correctable_error_e13f8186, "correctable error") \
	X(s_corrected_error_840fcb11, "corrected error") \
	X(s_could, "could") \
	X(s_counter, "counter") \
	X(s_credit, "credit") \
	X(s_cross_socket_2d1eb765, "cross socket") \
	X(s_cycle, "cycle") \
	X(s_data_read_5750612d, "data-read") \
	X(s_data_read_cbdd2f4b, "data read") \
	X(s_delay, "delay") \
	X(s_did, "did") \
	X(s_directory, "directory") \
	X(s_dirty, "dirty") \
	X(s_disk, "disk") \
	X(s_do, "do") \
	X(s_does, "does") \
	X(s_ecc, "ecc") \
	X(s_error, "error") \
	X(s_evict, "evict") \
	X(s_eviction, "eviction") \
	X(s_fill_level_01b7f4d6, "fill level") \
	X(s_for, "for") \
	X(s_fraction, "fraction") \
	X(s_frequency, "frequency") \
	X(s_from, "from") \
	X(s_has, "has") \
	X(s_have, "have") \
	X(s_heat, "heat") \
	X(s_held_down_53d4f53f, "held down") \
	X(s_hit_rate_3914b995, "hit rate") \
	X(s_hit_rate_6e512734, "hit-rate") \
	X(s_hit_ratio_4a062942, "hit ratio") \
	X(s_home_agent_90e0f797, "home agent") \
	X(s_home_agent_fb73bb44, "home-agent") \
	X(s_hot, "hot") \
	X(s_how, "how") \
	X(s_how_long_e846b5a2, "how long") \
	X(s_i, "i") \
	X(s_iMC, "iMC") \
	X(s_idle_state_65fafb00, "idle state") \
	X(s_if, "if") \
	X(s_ignored, "ignored") \
	X(s_in, "in") \
	X(s_in_use_7f289f18, "in use") \
	X(s_incoming, "incoming") \
	X(s_insert, "insert") \
	X(s_interrupt, "interrupt") \
	X(s_iommu, "iommu") \
	X(s_is, "is") \
	X(s_it, "it") \
	X(s_its, "its") \
	X(s_last_level_cache_3e18cdb9, "last level cache") \
	X(s_latency, "latency") \
	X(s_likwid_perfmon_discovery_96acabd8, "likwid perfmon_discovery.h (as on spr/discovery)") \
	X(s_likwid_perfmon_sapphirer_000d8a90, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/imc)") \
	X(s_likwid_perfmon_sapphirer_05eb00a4, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/cha)") \
	X(s_likwid_perfmon_sapphirer_23de1cb9, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/mdf)") \
	X(s_likwid_perfmon_sapphirer_2b26d19e, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/b2cxl)") \
	X(s_likwid_perfmon_sapphirer_30fafa78, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/pcu)") \
	X(s_likwid_perfmon_sapphirer_59309f7b, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/cxldp)") \
	X(s_likwid_perfmon_sapphirer_7d5736ef, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/ubox)") \
	X(s_likwid_perfmon_sapphirer_8406af60, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/upi)") \
	X(s_likwid_perfmon_sapphirer_88245e48, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/b2cmi)") \
	X(s_likwid_perfmon_sapphirer_88c8c644, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/chacms)") \
	X(s_likwid_perfmon_sapphirer_97971d35, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/b2upi)") \
	X(s_likwid_perfmon_sapphirer_97fe0c22, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/irp)") \
	X(s_likwid_perfmon_sapphirer_d415ccdc, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/iio)") \
	X(s_likwid_perfmon_sapphirer_da3e1227, "likwid perfmon_sapphirerapids.h (sets it in every control) (as on gnr/cxlcm)") \
	X(s_limit, "limit") \
	X(s_link, "link") \
	X(s_linux_6_12_uncore_discov_031537b9, "linux-6.12 uncore_discovery.h struct uncore_unit_discovery; pcm uncore_pmu_discovery.h (as on spr/discovery)") \
	X(s_linux_6_12_uncore_discov_07c581d1, "linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_enable_event (as on gnr/b2cxl)") \
	X(s_linux_6_12_uncore_discov_12c08362, "linux-6.12 uncore_discovery.c intel_generic_uncore_pci_init_box") \
	X(s_linux_6_12_uncore_discov_18c457f2, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/imc)") \
	X(s_linux_6_12_uncore_discov_2bf52a93, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/b2hot)") \
	X(s_linux_6_12_uncore_discov_316ebfc3, "linux-6.12 uncore_discovery.c parse_discovery_table; pcm uncore_pmu_discovery.cpp; likwid perfmon_discovery.c (as on spr/discovery)") \
	X(s_linux_6_12_uncore_discov_3a990860, "linux-6.12 uncore_discovery.c intel_generic_uncore_msr_init_box") \
	X(s_linux_6_12_uncore_discov_3b1236f6, "linux-6.12 uncore_discovery.h UNCORE_DISCOVERY_DVSEC_ID_MASK; pcm types.h VSEC (as on spr/discovery)") \
	X(s_linux_6_12_uncore_discov_3da0560c, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/iio)") \
	X(s_linux_6_12_uncore_discov_3db54d50, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/cxlcm)") \
	X(s_linux_6_12_uncore_discov_3ed2a65a, "linux-6.12 uncore_discovery.h struct uncore_unit_discovery; pcm uncore_pmu_discovery.h; likwid perfmon_discovery.h (as on spr/discovery)") \
	X(s_linux_6_12_uncore_discov_4242aa2d, "linux-6.12 uncore_discovery.h UNCORE_DISCOVERY_BIR_*; pcm types.h VSEC (as on spr/discovery)") \
	X(s_linux_6_12_uncore_discov_478ab2ab, "linux-6.12 uncore_discovery.c generic_uncore_formats_attr (as on gnr/b2hot)") \
	X(s_linux_6_12_uncore_discov_4de37fd5, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/pcu)") \
	X(s_linux_6_12_uncore_discov_4f3e5374, "linux-6.12 uncore_discovery.c generic_uncore_formats_attr (as on spr/othertypes)") \
	X(s_linux_6_12_uncore_discov_51913279, "linux-6.12 uncore_discovery.h struct uncore_global_discovery (as on spr/discovery)") \
	X(s_linux_6_12_uncore_discov_6e6e3390, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/upi)") \
	X(s_linux_6_12_uncore_discov_7400f68f, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/mdf)") \
	X(s_linux_6_12_uncore_discov_7d7dc5de, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/b2upi)") \
	X(s_linux_6_12_uncore_discov_7dd35c4f, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/irp)") \
	X(s_linux_6_12_uncore_discov_8e899a9c, "linux-6.12 uncore_discovery.h struct uncore_global_discovery; pcm uncore_pmu_discovery.h; likwid perfmon_discovery.h (as on spr/discovery)") \
	X(s_linux_6_12_uncore_discov_91261d9c, "linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_enable_event (as on gnr/cxlcm)") \
	X(s_linux_6_12_uncore_discov_a2d985e8, "linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_enable_event (as on gnr/cxldp)") \
	X(s_linux_6_12_uncore_discov_b1cf4d17, "linux-6.12 uncore_discovery.c intel_generic_uncore_assign_hw_event") \
	X(s_linux_6_12_uncore_discov_b485fec3, "linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_init_box") \
	X(s_linux_6_12_uncore_discov_b9dba6be, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/b2cmi)") \
	X(s_linux_6_12_uncore_discov_ca6bd901, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/b2cxl)") \
	X(s_linux_6_12_uncore_discov_cd953c39, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/ubox)") \
	X(s_linux_6_12_uncore_discov_cdcfa6fb, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on spr/othertypes)") \
	X(s_linux_6_12_uncore_discov_ea740f54, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/cha)") \
	X(s_linux_6_12_uncore_discov_ef114635, "linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on gnr/cxldp)") \
	X(s_linux_6_12_uncore_discov_ff86aea6, "linux-6.12 uncore_discovery.h UNCORE_DISCOVERY_PCI_*; pcm uncore_pmu_discovery.h (as on spr/discovery)") \
	X(s_linux_6_12_uncore_snbep__03633dcb, "linux-6.12 uncore_snbep.c spr_uncore_cxldp; linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_enable_event; pcm cpucounters.cpp createCXLPMU (as on gnr/cxldp)") \
	X(s_linux_6_12_uncore_snbep__03698e0a, "linux-6.12 uncore_snbep.c spr_uncore_irp; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map; perfmon-gnr V1.20 (as on gnr/irp)") \
	X(s_linux_6_12_uncore_snbep__0a006784, "linux-6.12 uncore_snbep.c spr_uncore_chabox") \
	X(s_linux_6_12_uncore_snbep__0b2bf4a7, "linux-6.12 uncore_snbep.c snr_uncore_iio_formats_attr; perfmon-gnr V1.20 PortMask (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__0bd2ebf3, "linux-6.12 uncore_snbep.c gnr_uncore_b2upi, spr_uncore_raw_format_group") \
	X(s_linux_6_12_uncore_snbep__0e482db9, "linux-6.12 uncore_snbep.c gnr_uncore_ubox; linux-6.12 uncore_discovery.c generic_uncore_formats_attr (as on gnr/ubox)") \
	X(s_linux_6_12_uncore_snbep__12865aae, "linux-6.12 uncore_snbep.c gnr_uncore_b2cxl, spr_uncore_raw_format_group") \
	X(s_linux_6_12_uncore_snbep__1a2f33f0, "linux-6.12 uncore_snbep.c gnr_uncore_b2cxl; linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_enable_event (as on gnr/b2cxl)") \
	X(s_linux_6_12_uncore_snbep__1d984908, "linux-6.12 uncore_snbep.c gnr_uncore_imc; linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_enable_event; pcm cpucounters.cpp (MMIORegister32) (as on gnr/imc)") \
	X(s_linux_6_12_uncore_snbep__21de8c75, "linux-6.12 uncore_snbep.c gnr_uncore_b2upi; pcm cpucounters.cpp (as on gnr/b2upi)") \
	X(s_linux_6_12_uncore_snbep__2219d4df, "linux-6.12 uncore_snbep.c spr_uncore_cxlcm; linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_enable_event; pcm cpucounters.cpp createCXLPMU (as on gnr/cxlcm)") \
	X(s_linux_6_12_uncore_snbep__22aa59db, "linux-6.12 uncore_snbep.c spr_uncore_pcu; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map (as on gnr/pcu)") \
	X(s_linux_6_12_uncore_snbep__240faee1, "linux-6.12 uncore_snbep.c gnr_uncore_b2cxl (as on gnr/b2cxl)") \
	X(s_linux_6_12_uncore_snbep__29492ea6, "linux-6.12 uncore_snbep.c gnr_iio_freerunning (48 bits) (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__2ddfa454, "linux-6.12 uncore_snbep.c spr_uncore_chabox (as on gnr/cha)") \
	X(s_linux_6_12_uncore_snbep__351301f3, "linux-6.12 uncore_snbep.c gnr_uncore_upi, spr_uncore_raw_format_group") \
	X(s_linux_6_12_uncore_snbep__39c62fdf, "linux-6.12 uncore_snbep.c gnr_uncore_mdf_sbo; linux-6.12 uncore_discovery.c generic_uncore_formats_attr (as on gnr/mdf)") \
	X(s_linux_6_12_uncore_snbep__4dcb737b, "linux-6.12 uncore_snbep.c gnr_uncore_b2cmi; pcm cpucounters.cpp; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map (as on gnr/b2cmi)") \
	X(s_linux_6_12_uncore_snbep__5c0b186c, "linux-6.12 uncore_snbep.c gnr_iio_freerunning, snr_uncore_iio_freerunning_events (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__5cda9edc, "linux-6.12 uncore_snbep.c gnr_uncore_imc; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map; pcm cpucounters.cpp (as on gnr/imc)") \
	X(s_linux_6_12_uncore_snbep__5d746bd5, "linux-6.12 uncore_snbep.c spr_uncore_cxlcm; perfmon-gnr V1.20 (as on gnr/cxlcm)") \
	X(s_linux_6_12_uncore_snbep__5e4bb7a0, "linux-6.12 uncore_snbep.c spr_uncore_iio (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__610d317f, "linux-6.12 uncore_snbep.c gnr_iio_freerunning SPR_IIO_MSR_BW_OUT (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__67f43ef5, "linux-6.12 uncore_snbep.c spr_uncore_cxldp (as on gnr/cxldp)") \
	X(s_linux_6_12_uncore_snbep__6b9cf52d, "linux-6.12 uncore_snbep.c gnr_iio_freerunning SPR_IIO_MSR_IOCLK (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__707b90a8, "linux-6.12 uncore_snbep.c spr_uncore_cxlcm (as on gnr/cxlcm)") \
	X(s_linux_6_12_uncore_snbep__725cb6bf, "linux-6.12 uncore_snbep.c spr_uncore_cxlcm, spr_uncore_raw_format_group") \
	X(s_linux_6_12_uncore_snbep__752f627c, "linux-6.12 uncore_snbep.c spr_uncore_iio, snr_uncore_iio_format_group") \
	X(s_linux_6_12_uncore_snbep__78da9973, "linux-6.12 uncore_snbep.c spr_uncore_cxldp; perfmon-gnr V1.20 (as on gnr/cxldp)") \
	X(s_linux_6_12_uncore_snbep__795a655a, "linux-6.12 uncore_snbep.c gnr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_FIXED_* (as on gnr/imc)") \
	X(s_linux_6_12_uncore_snbep__7cffd12b, "linux-6.12 uncore_snbep.c SPR_C0_MSR_PMON_BOX_FILTER0; pcm types.h SPR_CHA0_MSR_PMON_BOX_FILTER (as on gnr/cha)") \
	X(s_linux_6_12_uncore_snbep__80b295e4, "linux-6.12 uncore_snbep.c spr_uncores (48 bits in all units that it knows) (as on spr/othertypes)") \
	X(s_linux_6_12_uncore_snbep__8f7b40b7, "linux-6.12 uncore_snbep.c gnr_uncore_imc (as on gnr/imc)") \
	X(s_linux_6_12_uncore_snbep__98140427, "linux-6.12 uncore_snbep.c gnr_uncore_b2upi (as on gnr/b2upi)") \
	X(s_linux_6_12_uncore_snbep__99ae37d0, "linux-6.12 uncore_snbep.c gnr_uncores (48 bits in all units that it knows) (as on gnr/b2hot)") \
	X(s_linux_6_12_uncore_snbep__9d7c497d, "linux-6.12 uncore_snbep.c gnr_uncore_upi; pcm cpucounters.cpp; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map (as on gnr/upi)") \
	X(s_linux_6_12_uncore_snbep__9dfd8a3e, "linux-6.12 uncore_snbep.c spr_uncore_iio; pcm cpucounters.cpp (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__9fefd437, "linux-6.12 uncore_snbep.c gnr_uncore_ubox; linux-6.12 uncore_discovery.c generic_uncore_formats_attr; pcm cpucounters.cpp (as on gnr/ubox)") \
	X(s_linux_6_12_uncore_snbep__a2857ea1, "linux-6.12 uncore_snbep.c gnr_uncore_mdf_sbo; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map (as on gnr/mdf)") \
	X(s_linux_6_12_uncore_snbep__a381f5ae, "linux-6.12 uncore_snbep.c gnr_iio_freerunning SPR_IIO_MSR_BW_IN (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__a8ac9c87, "linux-6.12 uncore_snbep.c gnr_uncore_b2cxl; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map (as on gnr/b2cxl)") \
	X(s_linux_6_12_uncore_snbep__aff98686, "linux-6.12 uncore_snbep.c spr_uncore_irp (as on gnr/irp)") \
	X(s_linux_6_12_uncore_snbep__b505098b, "linux-6.12 uncore_snbep.c spr_uncore_cha_formats_attr (as on gnr/cha)") \
	X(s_linux_6_12_uncore_snbep__b5107389, "linux-6.12 uncore_snbep.c gnr_iio_freerunning (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__b525d3e4, "linux-6.12 uncore_snbep.c gnr_uncore_b2hot; perfmon-gnr V1.20; velinux-81 (as on gnr/b2hot)") \
	X(s_linux_6_12_uncore_snbep__b564b400, "linux-6.12 uncore_snbep.c spr_uncore_pcu; linux-6.12 uncore_discovery.c generic_uncore_formats_attr (as on gnr/pcu)") \
	X(s_linux_6_12_uncore_snbep__bbafa915, "linux-6.12 uncore_snbep.c gnr_uncore_b2cmi; pcm cpucounters.cpp (as on gnr/b2cmi)") \
	X(s_linux_6_12_uncore_snbep__c29f1f8f, "linux-6.12 uncore_snbep.c spr_uncore_irp, spr_uncore_raw_format_group") \
	X(s_linux_6_12_uncore_snbep__c2a7f354, "linux-6.12 uncore_snbep.c spr_uncore_cxldp, spr_uncore_raw_format_group") \
	X(s_linux_6_12_uncore_snbep__cac63ef1, "linux-6.12 uncore_snbep.c spr_uncore_iio; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map; pcm cpucounters.cpp (as on gnr/iio)") \
	X(s_linux_6_12_uncore_snbep__ce6a508f, "linux-6.12 uncore_snbep.c gnr_uncore_upi (as on gnr/upi)") \
	X(s_linux_6_12_uncore_snbep__cecf1a80, "linux-6.12 uncore_snbep.c gnr_uncore_b2cmi, spr_uncore_raw_format_group") \
	X(s_linux_6_12_uncore_snbep__d8f51913, "linux-6.12 uncore_snbep.c gnr_uncore_imc, spr_uncore_raw_format_group") \
	X(s_linux_6_12_uncore_snbep__e1fa2705, "linux-6.12 uncore_snbep.c gnr_uncore_mdf_sbo; linux-6.12 uncore_discovery.c generic_uncore_formats_attr") \
	X(s_linux_6_12_uncore_snbep__e39be758, "linux-6.12 uncore_snbep.c gnr_uncore_upi; pcm cpucounters.cpp (as on gnr/upi)") \
	X(s_linux_6_12_uncore_snbep__e4d9bfbd, "linux-6.12 uncore_snbep.c gnr_uncore_ubox; linux-6.12 uncore_discovery.c generic_uncore_formats_attr") \
	X(s_linux_6_12_uncore_snbep__e4ee5348, "linux-6.12 uncore_snbep.c gnr_uncore_b2cmi (as on gnr/b2cmi)") \
	X(s_linux_6_12_uncore_snbep__ebfe8453, "linux-6.12 uncore_snbep.c spr_uncore_chabox; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map; pcm cpucounters.cpp (as on gnr/cha)") \
	X(s_linux_6_12_uncore_snbep__efe19909, "linux-6.12 uncore_snbep.c gnr_uncore_b2upi; pcm cpucounters.cpp; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map (as on gnr/b2upi)") \
	X(s_linux_6_12_uncore_snbep__f1a5d5fe, "linux-6.12 uncore_snbep.c gnr_uncore_imc; linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_enable_event; pcm cpucounters.cpp (as on gnr/imc)") \
	X(s_linux_6_12_uncore_snbep__f5b5226e, "linux-6.12 uncore_snbep.c gnr_uncore_b2hot; linux-6.12 uncore_discovery.c generic_uncore_formats_attr") \
	X(s_linux_6_12_uncore_snbep__fb5ecc37, "linux-6.12 uncore_snbep.c spr_uncore_pcu; linux-6.12 uncore_discovery.c generic_uncore_formats_attr") \
	X(s_linux_6_12_uncore_snbep__fc22a825, "linux-6.12 uncore_snbep.c gnr_uncore_ubox; likwid perfmon_graniterapids_counters.h graniterapids_uncore_discovery_map; pcm cpucounters.cpp (as on gnr/ubox)") \
	X(s_linux_6_1_uncore_c_intel_3e37269c, "linux-6.1 uncore.c intel_uncore_match, intel_uncore_init, uncore_get_alias_name; linux-6.1 uncore_discovery.c uncore_update_uncore_type, generic_uncore_formats_attr; linux-6.12 uncore_snbep.c spr_uncore_mmio_offs8_ops") \
	X(s_linux_6_1_uncore_c_intel_53ea15cc, "linux-6.1 uncore.c intel_uncore_match, intel_uncore_init, uncore_get_alias_name; linux-6.1 uncore_discovery.c uncore_update_uncore_type, generic_uncore_formats_attr") \
	X(s_load, "load") \
	X(s_load_factor_28d48aef, "load factor") \
	X(s_local, "local") \
	X(s_lock, "lock") \
	X(s_lookup, "lookup") \
	X(s_main_memory_70955283, "main memory") \
	X(s_many, "many") \
	X(s_may, "may") \
	X(s_me, "me") \
	X(s_memory_controller_0eafa3d6, "memory-controller") \
	X(s_memory_controller_990842c7, "memory controller") \
	X(s_mesh, "mesh") \
	X(s_message, "message") \
	X(s_might, "might") \
	X(s_miss_PCT_aa6fd2c4, "miss PCT") \
	X(s_miss_rate_b57e0544, "miss rate") \
	X(s_miss_ratio_541d602e, "miss ratio") \
	X(s_modified, "modified") \
	X(s_much, "much") \
	X(s_must, "must") \
	X(s_my, "my") \
	X(s_network_card_64283da1, "network card") \
	X(s_not_empty_2cf4ee2b, "not-empty") \
	X(s_not_empty_fc7f4385, "not empty") \
	X(s_number, "number") \
	X(s_occupancy, "occupancy") \
	X(s_of, "of") \
	X(s_off_socket_16e3d13c, "off socket") \
	X(s_on, "on") \
	X(s_open_row_e3ab96e1, "open row") \
	X(s_or, "or") \
	X(s_other_socket_4c438505, "other socket") \
	X(s_our, "our") \
	X(s_outgoing, "outgoing") \
	X(s_overheat, "overheat") \
	X(s_package, "package") \
	X(s_page, "page") \
	X(s_page_open_a5c25783, "page open") \
	X(s_papi_635__61_microjoules_8540e340, "papi-635 (61 microjoules) (as on gnr/rapl)") \
	X(s_papi_635__likwid_groups__2f4e557d, "papi-635; likwid groups/GNR/ENERGY.txt (as on gnr)") \
	X(s_part_of_a_line_7c832166, "part of a line") \
	X(s_partial, "partial") \
	X(s_pcm_cpucounters_cpp_UCLK_428790bb, "pcm cpucounters.cpp UCLK_FIXED_CTL_EN; pcm types.h BHS_UCLK_FIXED_CTL_ADDR (as on gnr/ubox)") \
	X(s_pcm_pcm_memory_cpp__CXL__8d20f55c, "pcm pcm-memory.cpp (CXL.mem of a port); perfmon-gnr V1.20 (as on gnr)") \
	X(s_pcm_types_h_BHS_IRP____l_b69eb0fe, "pcm types.h BHS_IRP_*; likwid perfmon_graniterapids_counters.h (as on gnr/irp)") \
	X(s_pcm_types_h_BHS_M2IOSF_I_cb0cce21, "pcm types.h BHS_M2IOSF_IIO_*, BHS_M2IOSF_REG_STEP; likwid perfmon_graniterapids_counters.h (as on gnr/iio)") \
	X(s_pcm_types_h_BHS_UBOX_MSR_1ffdaf0a, "pcm types.h BHS_UBOX_MSR_PMON_* (as on gnr/ubox)") \
	X(s_pcm_types_h_BHS_UCLK_FIX_82b7e1a2, "pcm types.h BHS_UCLK_FIXED_CTR_ADDR (as on gnr/ubox)") \
	X(s_pcm_types_h_BHS_UCLK_FIX_e391bf46, "pcm types.h BHS_UCLK_FIXED_CTL_ADDR (as on gnr/ubox)") \
	X(s_pcm_types_h_SPR_CHA0_MSR_ce1c7519, "pcm types.h SPR_CHA0_MSR_PMON_*, SPR_CHA_MSR_STEP; likwid perfmon_graniterapids_counters.h (as on gnr/cha)") \
	X(s_pcm_types_h_VSEC__as_on__1ea55b57, "pcm types.h VSEC (as on spr/discovery)") \
	X(s_pcm_types_h_VSEC__linux__58e4a2e2, "pcm types.h VSEC; linux-6.12 uncore_discovery.h UNCORE_EXT_CAP_ID_DISCOVERY (as on spr/discovery)") \
	X(s_pcm_uncore_pmu_discovery_3563e094, "pcm uncore_pmu_discovery.h (as on spr/discovery)") \
	X(s_per, "per") \
	X(s_percentage, "percentage") \
	X(s_perfmon_cwf_V1_04_3706d9ef, "perfmon-cwf V1.04") \
	X(s_perfmon_cwf_V1_04__linux_2bd85984, "perfmon-cwf V1.04; linux-b6ccddd6 uncore.c; techspot-109229 (cores, year)") \
	X(s_perfmon_gnr_V1_20_IA_HIT_af443a00, "perfmon-gnr V1.20 IA_HIT_CXL_ACC (as on gnr)") \
	X(s_perfmon_gnr_V1_20_IA_MIS_4066f9bc, "perfmon-gnr V1.20 IA_MISS_DRD_CXL_ACC (as on gnr)") \
	X(s_perfmon_gnr_V1_20_IA_MIS_8ad72b98, "perfmon-gnr V1.20 IA_MISS_CXL_ACC (as on gnr)") \
	X(s_perfmon_gnr_V1_20_UNC_M__2c1d5f04, "perfmon-gnr V1.20 UNC_M_CLOCKTICKS (a quarter of the data rate) (as on gnr)") \
	X(s_perfmon_gnr_V1_20__as_on_a4dda6a8, "perfmon-gnr V1.20 (as on gnr)") \
	X(s_perfmon_gnr_V1_20__linux_34ac7b39, "perfmon-gnr V1.20; linux-6.12 uncore_snbep.c gnr_uncores (as on gnr/chacms)") \
	X(s_perfmon_gnr_V1_20__linux_f5b8446a, "perfmon-gnr V1.20; linux-6.12 uncore_discovery.c generic_uncore_formats_attr (as on gnr/chacms)") \
	X(s_perfmon_gnr_V1_20__pcm_c_191b7a9b, "perfmon-gnr V1.20; pcm cpucounters.cpp programCXLDP, pcm-memory.cpp (CXL.mem writes of a port) (as on gnr/cxldp)") \
	X(s_perfmon_gnr_V1_20__pcm_c_d712d86c, "perfmon-gnr V1.20; pcm cpucounters.cpp programCXLCM, pcm-memory.cpp (CXL.mem reads of a port) (as on gnr/cxlcm)") \
	X(s_perfmon_gnr_graniterapid_02121d11, "perfmon-gnr graniterapids_metrics.json iio_bandwidth_read (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_07461fdf, "perfmon-gnr graniterapids_metrics.json uncore_frequency (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_07b9dee4, "perfmon-gnr graniterapids_metrics.json cpu_cstate_c6 (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_0ccb1857, "perfmon-gnr graniterapids_metrics.json llc_miss_remote_memory_bandwidth_read (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_13f5f149, "perfmon-gnr graniterapids_metrics.json numa_reads_addressed_to_local_dram (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_15fc7764, "perfmon-gnr graniterapids_metrics.json llc_miss_remote_memory_bandwidth_write (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_1db98039, "perfmon-gnr graniterapids_metrics.json llc_miss_local_memory_bandwidth_read (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_3f168700, "perfmon-gnr graniterapids_metrics.json io_bandwidth_read_remote (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_4e08e89f, "perfmon-gnr graniterapids_metrics.json io_bandwidth_read (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_5301e7b2, "perfmon-gnr graniterapids_metrics.json iio_bandwidth_write (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_65835238, "perfmon-gnr graniterapids_metrics.json cpu_cstate_c0 (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_66321733, "perfmon-gnr graniterapids_metrics.json io_bandwidth_write_local (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_695c35a8, "perfmon-gnr graniterapids_metrics.json io_bandwidth_read_local (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_6a12571e, "perfmon-gnr graniterapids_metrics.json io_read_l3_miss (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_6f8a683f, "perfmon-gnr graniterapids_metrics.json memory_bandwidth_total (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_713f1a4b, "perfmon-gnr graniterapids_metrics.json upi_data_receive_bw (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_7adacd93, "perfmon-gnr graniterapids_metrics.json memory_bandwidth_write (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_84e342aa, "perfmon-gnr graniterapids_metrics.json io_bandwidth_write_remote (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_9052a3c2, "perfmon-gnr graniterapids_metrics.json io_bandwidth_write (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_a61434c6, "perfmon-gnr graniterapids_metrics.json io_bandwidth_read_l3_miss (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_b0669d6b, "perfmon-gnr graniterapids_metrics.json io_full_write_l3_miss (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_b9dc8d29, "perfmon-gnr graniterapids_metrics.json io_msi (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_e3399aa4, "perfmon-gnr graniterapids_metrics.json io_bandwidth_write_l3_miss (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_e716a0d5, "perfmon-gnr graniterapids_metrics.json memory_bandwidth_read (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_ecd6aa68, "perfmon-gnr graniterapids_metrics.json upi_data_transmit_bw (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_f31565bf, "perfmon-gnr graniterapids_metrics.json io_lost_fwd (as on gnr)") \
	X(s_perfmon_gnr_graniterapid_f326e589, "perfmon-gnr graniterapids_metrics.json llc_miss_local_memory_bandwidth_write (as on gnr)") \
	X(s_perfmon_srf_V1_18__as_on_736759b8, "perfmon-srf V1.18 (as on srf)") \
	X(s_perfmon_srf_V1_18__as_on_d0307b57, "perfmon-srf V1.18 (as on srf/cha)") \
	X(s_perfmon_srf_sierraforest_31475aa4, "perfmon-srf sierraforest_metrics.json numa_reads_addressed_to_local_dram (as on srf)") \
	X(s_perfmon_srf_sierraforest_b35a9d63, "perfmon-srf sierraforest_metrics.json numa_reads_addressed_to_remote_dram (as on srf)") \
	X(s_perfmon_srf_sierraforest_f8ef3d26, "perfmon-srf sierraforest_metrics.json llc_demand_data_read_miss_latency (as on srf)") \
	X(s_persistent_memory_0f1992a6, "persistent memory") \
	X(s_persistent_memory_9f51bc78, "persistent-memory") \
	X(s_power_control_unit_6dd98a7d, "power control unit") \
	X(s_power_unit_27ca2a78, "power-unit") \
	X(s_precharge, "precharge") \
	X(s_prefetch, "prefetch") \
	X(s_prefetcher, "prefetcher") \
	X(s_priority, "priority") \
	X(s_probe, "probe") \
	X(s_queue_depth_3194ee4a, "queue depth") \
	X(s_queue_length_18ed2f1d, "queue length") \
	X(s_queue_time_ef460eaa, "queue time") \
	X(s_rate, "rate") \
	X(s_ratio, "ratio") \
	X(s_read, "read") \
	X(s_read_for_ownership_40945cc7, "read for ownership") \
	X(s_read_pending_queue_d477690a, "read pending queue") \
	X(s_read_queue_789d6cd1, "read queue") \
	X(s_read_queue_fbf716b5, "read-queue") \
	X(s_receive, "receive") \
	X(s_received, "received") \
	X(s_reject, "reject") \
	X(s_remote, "remote") \
	X(s_replacement, "replacement") \
	X(s_reply, "reply") \
	X(s_request, "request") \
	X(s_residency, "residency") \
	X(s_response, "response") \
	X(s_response_time_a466dc72, "response time") \
	X(s_retried, "retried") \
	X(s_retry, "retry") \
	X(s_rfo, "rfo") \
	X(s_ring, "ring") \
	X(s_row_buffer_41cdddfc, "row buffer") \
	X(s_saturated, "saturated") \
	X(s_saturation, "saturation") \
	X(s_sdm_325384_059_14_9_1__a_8082abfa, "sdm-325384-059 14.9.1 (as on gnr/rapl)") \
	X(s_sdm_325384_059_14_9_3__a_1f598f4e, "sdm-325384-059 14.9.3 (as on gnr/rapl)") \
	X(s_sdm_325384_059_14_9_3__t_bf315288, "sdm-325384-059 14.9.3; turbostat turbostat.c spr_features (as on gnr/rapl)") \
	X(s_send, "send") \
	X(s_sent, "sent") \
	X(s_share, "share") \
	X(s_should, "should") \
	X(s_show, "show") \
	X(s_sleep_state_097c12d5, "sleep state") \
	X(s_slice, "slice") \
	X(s_snoop, "snoop") \
	X(s_so, "so") \
	X(s_speed, "speed") \
	X(s_split_lock_ce998dde, "split lock") \
	X(s_store, "store") \
	X(s_table_of_requests_f24a834e, "table of requests") \
	X(s_take, "take") \
	X(s_taken, "taken") \
	X(s_takes, "takes") \
	X(s_temperature, "temperature") \
	X(s_than, "than") \
	X(s_that, "that") \
	X(s_the, "the") \
	X(s_their, "their") \
	X(s_then, "then") \
	X(s_there, "there") \
	X(s_thermal, "thermal") \
	X(s_these, "these") \
	X(s_they, "they") \
	X(s_third_level_cache_7773b327, "third level cache") \
	X(s_this, "this") \
	X(s_this_socket_90d1bf79, "this socket") \
	X(s_those, "those") \
	X(s_throttle, "throttle") \
	X(s_throttled, "throttled") \
	X(s_throttling, "throttling") \
	X(s_throughput, "throughput") \
	X(s_to, "to") \
	X(s_tor, "tor") \
	X(s_traffic, "traffic") \
	X(s_transaction, "transaction") \
	X(s_transition, "transition") \
	X(s_transmit, "transmit") \
	X(s_turbostat_turbostat_c_sp_7e303cca, "turbostat turbostat.c spr_features; papi-635; likwid perfmon_graniterapids_counters.h (as on gnr/rapl)") \
	X(s_turned_away_899e29b6, "turned away") \
	X(s_uncore, "uncore") \
	X(s_utilisation, "utilisation") \
	X(s_utilised, "utilised") \
	X(s_utilization, "utilization") \
	X(s_utilized, "utilized") \
	X(s_victim, "victim") \
	X(s_voltage, "voltage") \
	X(s_wait, "wait") \
	X(s_was, "was") \
	X(s_we, "we") \
	X(s_were, "were") \
	X(s_what, "what") \
	X(s_when, "when") \
	X(s_which, "which") \
	X(s_while, "while") \
	X(s_who, "who") \
	X(s_whose, "whose") \
	X(s_why, "why") \
	X(s_will, "will") \
	X(s_with, "with") \
	X(s_without, "without") \
	X(s_would, "would") \
	X(s_write, "write") \
	X(s_write_back_1d5e4b79, "write-back") \
	X(s_write_back_4cde3c94, "write back") \
	X(s_write_pending_queue_1f2211d4, "write pending queue") \
	X(s_write_queue_6753e2d0, "write queue") \
	X(s_write_queue_c29cf7ec, "write-queue") \
	X(s_writeback, "writeback") \
	X(s_written, "written") \
	X(s_you, "you") \
	X(s_your, "your") \

#endif

#ifdef UNCORE_WITHOUT_ALIASES
#define WORDS_OF_ALIASES(X)
#else
#define WORDS_OF_ALIASES(X) \
	X(s_Info_System_DRAM_BW_Use, "Info_System_DRAM_BW_Use") \
	X(s_Info_System_IO_Read_BW, "Info_System_IO_Read_BW") \
	X(s_Info_System_IO_Write_BW, "Info_System_IO_Write_BW") \
	X(s_Info_System_MEM_Parallel_Reads, "Info_System_MEM_Parallel_Reads") \
	X(s_Info_System_Socket_CLKS, "Info_System_Socket_CLKS") \
	X(s_Info_System_UPI_Data_Transmit_BW, "Info_System_UPI_Data_Transmit_BW") \
	X(s_UNC_B2CMI_DIRECT2UPI_NOT_5d2578e7, "UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE.EGRESS") \
	X(s_UNC_B2CMI_DIRECT2UPI_NOT_fd07c3ae, "UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS.EGRESS") \
	X(s_cpu_cstate_c0, "cpu_cstate_c0") \
	X(s_cpu_cstate_c6, "cpu_cstate_c6") \
	X(s_iio_bandwidth_read, "iio_bandwidth_read") \
	X(s_iio_bandwidth_write, "iio_bandwidth_write") \
	X(s_io_bandwidth_read, "io_bandwidth_read") \
	X(s_io_bandwidth_read_l3_miss, "io_bandwidth_read_l3_miss") \
	X(s_io_bandwidth_read_local, "io_bandwidth_read_local") \
	X(s_io_bandwidth_read_remote, "io_bandwidth_read_remote") \
	X(s_io_bandwidth_write, "io_bandwidth_write") \
	X(s_io_bandwidth_write_l3_miss, "io_bandwidth_write_l3_miss") \
	X(s_io_bandwidth_write_local, "io_bandwidth_write_local") \
	X(s_io_bandwidth_write_remote, "io_bandwidth_write_remote") \
	X(s_io_full_write_l3_miss, "io_full_write_l3_miss") \
	X(s_io_lost_fwd, "io_lost_fwd") \
	X(s_io_msi, "io_msi") \
	X(s_io_read_l3_miss, "io_read_l3_miss") \
	X(s_llc_demand_data_read_miss_latency, "llc_demand_data_read_miss_latency") \
	X(s_llc_miss_local_memory_bandwidth_read, "llc_miss_local_memory_bandwidth_read") \
	X(s_llc_miss_local_memory_bandwidth_write, "llc_miss_local_memory_bandwidth_write") \
	X(s_llc_miss_remote_memory_bandwidth_read, "llc_miss_remote_memory_bandwidth_read") \
	X(s_llc_miss_remote_memory_bandwidth_write, "llc_miss_remote_memory_bandwidth_write") \
	X(s_memory_bandwidth_read, "memory_bandwidth_read") \
	X(s_memory_bandwidth_total, "memory_bandwidth_total") \
	X(s_memory_bandwidth_write, "memory_bandwidth_write") \
	X(s_numa_reads_addressed_to_local_dram, "numa_reads_addressed_to_local_dram") \
	X(s_numa_reads_addressed_to_remote_dram, "numa_reads_addressed_to_remote_dram") \
	X(s_perfmon_gnr_78947ff5, "perfmon-gnr") \
	X(s_uncore_frequency, "uncore_frequency") \
	X(s_upi_data_receive_bw, "upi_data_receive_bw") \
	X(s_upi_data_transmit_bw, "upi_data_transmit_bw") \

#endif

#ifdef UNCORE_WITHOUT_SIM
#define WORDS_OF_SIM(X)
#else
#define WORDS_OF_SIM(X) \

#endif

#define NAMES(X) \
	X(n_events_UNC_U_EVENT_MSG, "UNC_U_EVENT_MSG") \
	X(n_events_UNC_CHA_CLOCKTICKS, "UNC_CHA_CLOCKTICKS") \
	X(n_events_UNC_CHA_RxC_OCCUPANCY, "UNC_CHA_RxC_OCCUPANCY") \
	X(n_events_UNC_CHA_RxC_INSERTS, "UNC_CHA_RxC_INSERTS") \
	X(n_events_UNC_CHA_LLC_LOOKUP, "UNC_CHA_LLC_LOOKUP") \
	X(n_events_UNC_CHA_TOR_INSERTS, "UNC_CHA_TOR_INSERTS") \
	X(n_events_UNC_CHA_TOR_OCCUPANCY, "UNC_CHA_TOR_OCCUPANCY") \
	X(n_events_UNC_CHA_LLC_VICTIMS, "UNC_CHA_LLC_VICTIMS") \
	X(n_events_UNC_CHA_MISC, "UNC_CHA_MISC") \
	X(n_events_UNC_CHA_SF_EVICTION, "UNC_CHA_SF_EVICTION") \
	X(n_events_UNC_CHA_REQUESTS, "UNC_CHA_REQUESTS") \
	X(n_events_UNC_CHA_DIR_LOOKUP, "UNC_CHA_DIR_LOOKUP") \
	X(n_events_UNC_CHA_DIR_UPDATE, "UNC_CHA_DIR_UPDATE") \
	X(n_events_UNC_CHA_OSB, "UNC_CHA_OSB") \
	X(n_events_UNC_CHA_DISTRESS_ASSERTED, "UNC_CHA_DISTRESS_ASSERTED") \
	X(n_events_UNC_CHA_IMC_WRITES_COUNT, "UNC_CHA_IMC_WRITES_COUNT") \
	X(n_events_UNC_CHA_REMOTE_SF, "UNC_CHA_REMOTE_SF") \
	X(n_events_UNC_CHACMS_CLOCKTICKS, "UNC_CHACMS_CLOCKTICKS") \
	X(n_events_UNC_CHACMS_RING_SRC_THRTL, "UNC_CHACMS_RING_SRC_THRTL") \
	X(n_events_UNC_CHACMS_DISTRESS_ASSERTED, "UNC_CHACMS_DISTRESS_ASSERTED") \
	X(n_events_UNC_P_CLOCKTICKS, "UNC_P_CLOCKTICKS") \
	X(n_events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES, "UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES") \
	X(n_events_UNC_P_FREQ_MAX_POWER_CYCLES, "UNC_P_FREQ_MAX_POWER_CYCLES") \
	X(n_events_UNC_P_PROCHOT_INTERNAL_CYCLES, "UNC_P_PROCHOT_INTERNAL_CYCLES") \
	X(n_events_UNC_P_PROCHOT_EXTERNAL_CYCLES, "UNC_P_PROCHOT_EXTERNAL_CYCLES") \
	X(n_events_UNC_P_PKG_RESIDENCY_C2E_CYCLES, "UNC_P_PKG_RESIDENCY_C2E_CYCLES") \
	X(n_events_UNC_P_PKG_RESIDENCY_C6_CYCLES, "UNC_P_PKG_RESIDENCY_C6_CYCLES") \
	X(n_events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0, "UNC_P_POWER_STATE_OCCUPANCY_CORES_C0") \
	X(n_events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3, "UNC_P_POWER_STATE_OCCUPANCY_CORES_C3") \
	X(n_events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6, "UNC_P_POWER_STATE_OCCUPANCY_CORES_C6") \
	X(n_events_UNC_P_FREQ_TRANS_CYCLES, "UNC_P_FREQ_TRANS_CYCLES") \
	X(n_events_UNC_RAPL_ENERGY_PKG, "UNC_RAPL_ENERGY_PKG") \
	X(n_events_UNC_RAPL_ENERGY_DRAM, "UNC_RAPL_ENERGY_DRAM") \
	X(n_events_UNC_IIO_CLOCKTICKS, "UNC_IIO_CLOCKTICKS") \
	X(n_events_UNC_IIO_CLOCKTICKS_FREERUN, "UNC_IIO_CLOCKTICKS_FREERUN") \
	X(n_events_UNC_IIO_IOMMU0, "UNC_IIO_IOMMU0") \
	X(n_events_UNC_IIO_IOMMU1, "UNC_IIO_IOMMU1") \
	X(n_events_UNC_IIO_PWT_OCCUPANCY, "UNC_IIO_PWT_OCCUPANCY") \
	X(n_events_UNC_IIO_IOMMU3, "UNC_IIO_IOMMU3") \
	X(n_events_UNC_IIO_DATA_REQ_OF_CPU, "UNC_IIO_DATA_REQ_OF_CPU") \
	X(n_events_UNC_IIO_TXN_REQ_OF_CPU, "UNC_IIO_TXN_REQ_OF_CPU") \
	X(n_events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU, "UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU") \
	X(n_events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, "UNC_IIO_NUM_REQ_OF_CPU_BY_TGT") \
	X(n_events_UNC_IIO_DATA_REQ_BY_CPU, "UNC_IIO_DATA_REQ_BY_CPU") \
	X(n_events_UNC_IIO_TXN_REQ_BY_CPU, "UNC_IIO_TXN_REQ_BY_CPU") \
	X(n_events_UNC_IIO_COMP_BUF_INSERTS, "UNC_IIO_COMP_BUF_INSERTS") \
	X(n_events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU, "UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU") \
	X(n_events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU, "UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU") \
	X(n_events_UNC_IIO_COMP_BUF_OCCUPANCY, "UNC_IIO_COMP_BUF_OCCUPANCY") \
	X(n_events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN, "UNC_IIO_BANDWIDTH_IN_PART0_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN, "UNC_IIO_BANDWIDTH_IN_PART1_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN, "UNC_IIO_BANDWIDTH_IN_PART2_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN, "UNC_IIO_BANDWIDTH_IN_PART3_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN, "UNC_IIO_BANDWIDTH_IN_PART4_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN, "UNC_IIO_BANDWIDTH_IN_PART5_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN, "UNC_IIO_BANDWIDTH_IN_PART6_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN, "UNC_IIO_BANDWIDTH_IN_PART7_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN, "UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN, "UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN, "UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN, "UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN, "UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN, "UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN, "UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN") \
	X(n_events_UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN, "UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN") \
	X(n_events_UNC_I_CLOCKTICKS, "UNC_I_CLOCKTICKS") \
	X(n_events_UNC_I_CACHE_TOTAL_OCCUPANCY, "UNC_I_CACHE_TOTAL_OCCUPANCY") \
	X(n_events_UNC_I_TRANSACTIONS, "UNC_I_TRANSACTIONS") \
	X(n_events_UNC_I_SNOOP_RESP, "UNC_I_SNOOP_RESP") \
	X(n_events_UNC_I_FAF_INSERTS, "UNC_I_FAF_INSERTS") \
	X(n_events_UNC_I_FAF_OCCUPANCY, "UNC_I_FAF_OCCUPANCY") \
	X(n_events_UNC_I_MISC0, "UNC_I_MISC0") \
	X(n_events_UNC_I_MISC1, "UNC_I_MISC1") \
	X(n_events_UNC_M_CLOCKTICKS, "UNC_M_CLOCKTICKS") \
	X(n_events_UNC_M_HCLOCKTICKS, "UNC_M_HCLOCKTICKS") \
	X(n_events_UNC_M_ACT_COUNT, "UNC_M_ACT_COUNT") \
	X(n_events_UNC_M_PRE_COUNT, "UNC_M_PRE_COUNT") \
	X(n_events_UNC_M_CAS_COUNT_SCH0, "UNC_M_CAS_COUNT_SCH0") \
	X(n_events_UNC_M_CAS_COUNT_SCH1, "UNC_M_CAS_COUNT_SCH1") \
	X(n_events_UNC_M_RPQ_INSERTS, "UNC_M_RPQ_INSERTS") \
	X(n_events_UNC_M_RDB_INSERTS, "UNC_M_RDB_INSERTS") \
	X(n_events_UNC_M_RDB_OCCUPANCY_SCH0, "UNC_M_RDB_OCCUPANCY_SCH0") \
	X(n_events_UNC_M_RDB_OCCUPANCY_SCH1, "UNC_M_RDB_OCCUPANCY_SCH1") \
	X(n_events_UNC_M_WPQ_INSERTS, "UNC_M_WPQ_INSERTS") \
	X(n_events_UNC_M_SELF_REFRESH, "UNC_M_SELF_REFRESH") \
	X(n_events_UNC_M_POWER_THROTTLE_CYCLES, "UNC_M_POWER_THROTTLE_CYCLES") \
	X(n_events_UNC_M_POWERDOWN_CYCLES, "UNC_M_POWERDOWN_CYCLES") \
	X(n_events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0, "UNC_M_RPQ_OCCUPANCY_SCH0_PCH0") \
	X(n_events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1, "UNC_M_RPQ_OCCUPANCY_SCH0_PCH1") \
	X(n_events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0, "UNC_M_RPQ_OCCUPANCY_SCH1_PCH0") \
	X(n_events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1, "UNC_M_RPQ_OCCUPANCY_SCH1_PCH1") \
	X(n_events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0, "UNC_M_WPQ_OCCUPANCY_SCH0_PCH0") \
	X(n_events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1, "UNC_M_WPQ_OCCUPANCY_SCH0_PCH1") \
	X(n_events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0, "UNC_M_WPQ_OCCUPANCY_SCH1_PCH0") \
	X(n_events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1, "UNC_M_WPQ_OCCUPANCY_SCH1_PCH1") \
	X(n_events_UNC_M_POWER_CHANNEL_PPD_CYCLES, "UNC_M_POWER_CHANNEL_PPD_CYCLES") \
	X(n_events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES, "UNC_M_POWER_CRITICAL_THROTTLE_CYCLES") \
	X(n_events_UNC_M_THROTTLE_LOW_CYCLES, "UNC_M_THROTTLE_LOW_CYCLES") \
	X(n_events_UNC_M_THROTTLE_MID_CYCLES, "UNC_M_THROTTLE_MID_CYCLES") \
	X(n_events_UNC_M_THROTTLE_HIGH_CYCLES, "UNC_M_THROTTLE_HIGH_CYCLES") \
	X(n_events_UNC_M_THROTTLE_CRIT_CYCLES, "UNC_M_THROTTLE_CRIT_CYCLES") \
	X(n_events_UNC_M_PDC_MR4ACTIVE_CYCLES, "UNC_M_PDC_MR4ACTIVE_CYCLES") \
	X(n_events_UNC_M_MR4_2XREF_CYCLES, "UNC_M_MR4_2XREF_CYCLES") \
	X(n_events_UNC_B2CMI_CLOCKTICKS, "UNC_B2CMI_CLOCKTICKS") \
	X(n_events_UNC_B2CMI_DIRECT2CORE_TAKEN, "UNC_B2CMI_DIRECT2CORE_TAKEN") \
	X(n_events_UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE, "UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE") \
	X(n_events_UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE, "UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE") \
	X(n_events_UNC_B2CMI_DIRECT2UPI_TAKEN, "UNC_B2CMI_DIRECT2UPI_TAKEN") \
	X(n_events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE, "UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE") \
	X(n_events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS, "UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS") \
	X(n_events_UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE, "UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE") \
	X(n_events_UNC_B2CMI_DIRECTORY_HIT, "UNC_B2CMI_DIRECTORY_HIT") \
	X(n_events_UNC_B2CMI_DIRECTORY_MISS, "UNC_B2CMI_DIRECTORY_MISS") \
	X(n_events_UNC_B2CMI_TAG_HIT, "UNC_B2CMI_TAG_HIT") \
	X(n_events_UNC_B2CMI_DIRECTORY_LOOKUP, "UNC_B2CMI_DIRECTORY_LOOKUP") \
	X(n_events_UNC_B2CMI_DIRECTORY_UPDATE, "UNC_B2CMI_DIRECTORY_UPDATE") \
	X(n_events_UNC_B2CMI_IMC_READS, "UNC_B2CMI_IMC_READS") \
	X(n_events_UNC_B2CMI_IMC_WRITES, "UNC_B2CMI_IMC_WRITES") \
	X(n_events_UNC_B2CMI_TRACKER_INSERTS, "UNC_B2CMI_TRACKER_INSERTS") \
	X(n_events_UNC_B2CMI_TRACKER_OCCUPANCY, "UNC_B2CMI_TRACKER_OCCUPANCY") \
	X(n_events_UNC_B2CMI_WR_TRACKER_INSERTS, "UNC_B2CMI_WR_TRACKER_INSERTS") \
	X(n_events_UNC_B2CMI_TAG_MISS, "UNC_B2CMI_TAG_MISS") \
	X(n_events_UNC_B2CMI_PREFCAM_OCCUPANCY, "UNC_B2CMI_PREFCAM_OCCUPANCY") \
	X(n_events_UNC_B2CMI_PREFCAM_INSERTS, "UNC_B2CMI_PREFCAM_INSERTS") \
	X(n_events_UNC_UPI_CLOCKTICKS, "UNC_UPI_CLOCKTICKS") \
	X(n_events_UNC_UPI_TxL_FLITS, "UNC_UPI_TxL_FLITS") \
	X(n_events_UNC_UPI_RxL_FLITS, "UNC_UPI_RxL_FLITS") \
	X(n_events_UNC_UPI_TxL_BASIC_HDR_MATCH, "UNC_UPI_TxL_BASIC_HDR_MATCH") \
	X(n_events_UNC_UPI_RxL_BASIC_HDR_MATCH, "UNC_UPI_RxL_BASIC_HDR_MATCH") \
	X(n_events_UNC_UPI_L1_POWER_CYCLES, "UNC_UPI_L1_POWER_CYCLES") \
	X(n_events_UNC_UPI_TxL0P_POWER_CYCLES, "UNC_UPI_TxL0P_POWER_CYCLES") \
	X(n_events_UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER, "UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER") \
	X(n_events_UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT, "UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT") \
	X(n_events_UNC_UPI_RxL_INSERTS, "UNC_UPI_RxL_INSERTS") \
	X(n_events_UNC_UPI_RxL_OCCUPANCY, "UNC_UPI_RxL_OCCUPANCY") \
	X(n_events_UNC_B2UPI_CLOCKTICKS, "UNC_B2UPI_CLOCKTICKS") \
	X(n_events_UNC_B2CXL_CLOCKTICKS, "UNC_B2CXL_CLOCKTICKS") \
	X(n_events_UNC_CXLCM_RxC_PACK_BUF_INSERTS, "UNC_CXLCM_RxC_PACK_BUF_INSERTS") \
	X(n_events_UNC_CXLDP_TxC_AGF_INSERTS, "UNC_CXLDP_TxC_AGF_INSERTS") \
	X(n_events_UNC_B2HOT_CLOCKTICKS, "UNC_B2HOT_CLOCKTICKS") \
	X(n_events_UNC_MDF_CLOCKTICKS, "UNC_MDF_CLOCKTICKS") \

#ifdef UNCORE_WITHOUT_TEXTS
#define SENTENCES(X)
#else
#define SENTENCES(X) \
	X(t_boxes_discovery, "A table in the machine's memory, which lists every unit with counters and where its registers are. A PCI function leads to it.") \
	X(t_fields_discovery_capability_next, "Where the next capability is; 0 if there is none.") \
	X(t_fields_discovery_capability_version, "Version of the capability.") \
	X(t_fields_discovery_capability_id, "Which capability it is.") \
	X(t_values_discovery_capability_id_designated, "One that a vendor designs.") \
	X(t_fields_discovery_kind_entry_size, "How long an entry is.") \
	X(t_fields_discovery_kind_entries, "How many entries follow.") \
	X(t_fields_discovery_kind_entry, "What the capability leads to.") \
	X(t_values_discovery_kind_entry_pmon, "The table of units.") \
	X(t_fields_discovery_where_offset, "How far into its BAR the table begins, in numbers of 8 bytes; Linux takes only 0.") \
	X(t_fields_discovery_where_bar, "The BAR that leads to the table.") \
	X(t_fields_discovery_head_access, "How the global control is reached.") \
	X(t_values_discovery_head_access_msr, "It is an MSR.") \
	X(t_values_discovery_head_access_mmio, "It is in memory.") \
	X(t_values_discovery_head_access_pci, "It is in PCI configuration space.") \
	X(t_fields_discovery_head_max_units, "How many records of units follow; some may be empty.") \
	X(t_fields_discovery_head_stride, "How long each record is, in numbers of 8 bytes.") \
	X(t_fields_discovery_head_type, "Which kind of record this is.") \
	X(t_fields_discovery_address_ctl, "Address of the global control.") \
	X(t_fields_discovery_status_count, "How many global status registers there are.") \
	X(t_fields_discovery_status_offset, "How far behind the global control the first of them is.") \
	X(t_fields_discovery_unit_access, "How the registers are reached.") \
	X(t_values_discovery_unit_access_msr, "They are MSRs.") \
	X(t_values_discovery_unit_access_mmio, "They are in memory.") \
	X(t_values_discovery_unit_access_pci, "They are in PCI configuration space.") \
	X(t_fields_discovery_unit_status, "How far behind the unit's address its status is.") \
	X(t_fields_discovery_unit_counters, "How far behind the unit's address its first counter is.") \
	X(t_fields_discovery_unit_width, "Bits of a counter.") \
	X(t_fields_discovery_unit_controls, "How far behind the unit's address the control register of its first counter is.") \
	X(t_fields_discovery_unit_count, "How many counters with a control register it has.") \
	X(t_fields_discovery_unit_address_ctl, "The unit's address, which is that of its control register: an MSR, a byte of memory, or a place in PCI space.") \
	X(t_fields_discovery_unit_address_enable, "0 is a fault of firmware, by PCM; Linux ignores it.") \
	X(t_fields_discovery_unit_address_domain, "PCI domain.") \
	X(t_fields_discovery_unit_address_bus, "PCI bus.") \
	X(t_fields_discovery_unit_address_device, "PCI device.") \
	X(t_fields_discovery_unit_address_function, "PCI function.") \
	X(t_fields_discovery_unit_address_byte, "Byte in its configuration space.") \
	X(t_fields_discovery_unit_name_status_bit, "The unit's bit in the global status, by LIKWID alone.") \
	X(t_fields_discovery_unit_name_id, "The unit's number in its type; numbers may have gaps.") \
	X(t_fields_discovery_unit_name_type, "Number of the unit's type.") \
	X(t_registers_discovery_capability, "Begins a capability of the function.") \
	X(t_registers_discovery_where, "Where the table is.") \
	X(t_registers_discovery_head, "How many records the table has, and how long they are.") \
	X(t_registers_discovery_head_ctl, "Where the global control is.") \
	X(t_registers_discovery_head_status, "Where the global status is.") \
	X(t_registers_discovery_unit, "How the registers of a unit lie.") \
	X(t_registers_discovery_unit_ctl, "Where a unit is.") \
	X(t_registers_discovery_unit_name, "Which unit it is.") \
	X(t_boxes_ubox, "Messages between the parts of a package, such as interrupts.") \
	X(t_fields_ubox_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_ubox_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_ubox_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_ubox_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_ubox_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_ubox_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_ubox_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_ubox_ctl_ov_en, "A wrap of the counter is reported.") \
	X(t_fields_ubox_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_ubox_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_ubox_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_ubox_ctr_event_count, "What the counter has counted; it wraps at 48 bits.") \
	X(t_fields_ubox_fixed_ctl_en, "Lets the fixed counter count uncore clocks.") \
	X(t_registers_ubox_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_ubox_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_ubox_ctr, "Count of counter {i}.") \
	X(t_registers_ubox_fixed_ctl, "Enables the fixed counter.") \
	X(t_registers_ubox_fixed_ctr, "Counts uncore clocks.") \
	X(t_steps_ubox_setup, "Hold the counters still.") \
	X(t_steps_ubox_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_ubox_reset2, "No source says that the box control zeroes it.") \
	X(t_steps_ubox_program, "There is no enable bit: the event itself enables, and the freeze holds the counter until start.") \
	X(t_steps_ubox_start, "Counting begins here.") \
	X(t_steps_ubox_restore, "A control of 0 counts nothing.") \
	X(t_steps_ubox_restore3, "The box is left running with nothing enabled.") \
	X(t_categories_ubox_EVENT_MSG, "Interrupts and messages that arrive.") \
	X(t_events_UNC_U_EVENT_MSG, "Interrupts and messages that arrive at the UBox, by kind.") \
	X(t_umasks_UNC_U_EVENT_MSG__MSI_RCVD, "Message signalled interrupts, as devices send them.") \
	X(t_umasks_UNC_U_EVENT_MSG__VLW_RCVD, "Virtual legacy wires: the old interrupt pins as messages.") \
	X(t_umasks_UNC_U_EVENT_MSG__IPI_RCVD, "Interrupts from one processor to another.") \
	X(t_umasks_UNC_U_EVENT_MSG__DOORBELL_RCVD, "Doorbells.") \
	X(t_umasks_UNC_U_EVENT_MSG__INT_PRIO, "Messages about interrupt priorities, going by the name.") \
	X(t_boxes_cha, "One slice of the last-level cache with its snoop filter, and the home agent of the addresses that fall to it.") \
	X(t_fields_cha_ctl_umask, "Selects sub-events of the event; the upper bits extend it.") \
	X(t_fields_cha_ctl_tid_en, "Counts only what the thread in box_filter.tid causes.") \
	X(t_fields_cha_box_filter_tid, "Thread that is counted where ctl.tid_en is 1.") \
	X(t_registers_cha_box_filter, "Narrows what the counters of the box count to one thread.") \
	X(t_categories_cha_CLOCK, "The clock of the mesh, which the CHA runs on.") \
	X(t_categories_cha_INGRESS, "The queues in front of the pipeline: what enters, what is turned away, and why.") \
	X(t_categories_cha_LLC, "Look-ups and victims of the cache slice, and of the snoop filter beside it.") \
	X(t_categories_cha_TOR, "The table of requests under way (TOR).") \
	X(t_categories_cha_MISC, "Rare cases.") \
	X(t_categories_cha_MEMORY, "Requests to memory: reads, writes, bypasses and credits.") \
	X(t_categories_cha_DIRECTORY, "What is known of lines in other sockets: directory, HitMe cache, the cache for writes of devices.") \
	X(t_categories_cha_SNOOPS, "Snoops of cores and of other sockets, and their answers.") \
	X(t_categories_cha_THROTTLE, "Signals that ask senders to slow down.") \
	X(t_events_UNC_CHA_CLOCKTICKS, "Cycles of the CHA's clock, the uncore clock.") \
	X(t_events_UNC_CHA_RxC_OCCUPANCY, "Adds up, every cycle, the entries in a queue; divide by RxC_INSERTS for how long one waits.") \
	X(t_umasks_UNC_CHA_RxC_OCCUPANCY__IRQ, "Entries in the IRQ (requests of cores).") \
	X(t_events_UNC_CHA_RxC_INSERTS, "Entries that are put into a queue.") \
	X(t_umasks_UNC_CHA_RxC_INSERTS__IRQ, "Into the IRQ (requests of cores).") \
	X(t_events_UNC_CHA_LLC_LOOKUP, "Look-ups of the cache slice, by kind of request and by the home of the address.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__RFO, "Reads for ownership and their prefetches.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__DATA_RD, "Data reads and their prefetches.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__CODE, "Code reads.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCALLY_HOMED_ADDRESS, "Requests of any kind for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__REMOTELY_HOMED_ADDRESS, "Requests of any kind whose memory other sockets have.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__REMOTE_DATA_RD, "Data reads from other sockets.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__REMOTE_RFO, "Reads for ownership from other sockets.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__REMOTE_CODE, "Code reads from other sockets.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__REMOTE_SNP, "Snoops from other sockets.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DATA_RD, "Data reads and prefetches for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_RFO, "Reads for ownership and prefetches for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_CODE, "Code reads and prefetches for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_DATA_RD, "Demand data reads for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_RFO, "Demand reads for ownership for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_CODE, "Demand code reads for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_DATA_RD, "Prefetches of data for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_RFO, "Prefetches for ownership for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_CODE, "Prefetches of code for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_LLC_PF, "Prefetches into the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF, "Prefetches of any kind for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_ALL, "Data reads, their prefetches and snoops.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_MISS, "Data reads, prefetches and snoops that missed.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_LOCAL, "Data reads for memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__WRITE_LOCAL, "Writes to memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__RFO_LOCAL, "Reads for ownership whose memory is of this socket.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__WRITE_REMOTE, "Writes to memory of other sockets.") \
	X(t_umasks_UNC_CHA_LLC_LOOKUP__ALL_REMOTE, "Requests of any kind for memory of other sockets.") \
	X(t_events_UNC_CHA_TOR_INSERTS, "Requests that enter the TOR, each once for its life; umasks are not to be OR-ed.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA, "Requests from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_CRD, "Code reads from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT, "Demand data reads (DRd_Opt) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT_PREF, "Prefetches of data (DRd_Opt_Pref) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT, "Requests from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD, "Code reads from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT, "Demand data reads (DRd_Opt) from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT_PREF, "Prefetches of data (DRd_Opt_Pref) from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFCODE, "Prefetches of code into the LLC from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFDATA, "Prefetches of data into the LLC from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFRFO, "Prefetches for ownership into the LLC from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO, "Reads for ownership from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO_PREF, "Prefetches for ownership from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFCODE, "Prefetches of code into the LLC from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFDATA, "Prefetches of data into the LLC from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFRFO, "Prefetches for ownership into the LLC from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS, "Requests from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD, "Code reads from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT, "Demand data reads (DRd_Opt) from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_LOCAL, "Demand data reads (DRd_Opt) from cores that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF, "Prefetches of data (DRd_Opt_Pref) from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_LOCAL, "Prefetches of data (DRd_Opt_Pref) from cores that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_REMOTE, "Prefetches of data (DRd_Opt_Pref) from cores that missed the LLC for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_REMOTE, "Demand data reads (DRd_Opt) from cores that missed the LLC for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFCODE, "Prefetches of code into the LLC from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA, "Prefetches of data into the LLC from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO, "Prefetches for ownership into the LLC from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO, "Reads for ownership from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_LOCAL, "Reads for ownership from cores that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF, "Prefetches for ownership from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_LOCAL, "Prefetches for ownership from cores that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_REMOTE, "Prefetches for ownership from cores that missed the LLC for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_REMOTE, "Reads for ownership from cores that missed the LLC for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_RFO, "Reads for ownership from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_RFO_PREF, "Prefetches for ownership from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__LOC_IA, "Requests of this socket from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO, "Requests from devices.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_HIT, "Requests from devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOM, "Writes of whole lines (ItoM) from devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOMCACHENEAR, "Writes of parts of lines (ItoMCacheNear) from devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_HIT_PCIRDCUR, "Reads that leave the line where it is (PCIRdCur) from devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_ITOM, "Writes of whole lines (ItoM) from devices.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR, "Writes of parts of lines (ItoMCacheNear) from devices.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_LOCAL, "Writes of parts of lines (ItoMCacheNear) from devices for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_REMOTE, "Writes of parts of lines (ItoMCacheNear) from devices for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_LOCAL, "Writes of whole lines (ItoM) from devices for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_REMOTE, "Writes of whole lines (ItoM) from devices for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_MISS, "Requests from devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOM, "Writes of whole lines (ItoM) from devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOMCACHENEAR, "Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_MISS_PCIRDCUR, "Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR, "Reads that leave the line where it is (PCIRdCur) from devices.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_LOCAL, "Reads that leave the line where it is (PCIRdCur) from devices for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_REMOTE, "Reads that leave the line where it is (PCIRdCur) from devices for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__LOC_IO, "Requests of this socket from devices.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__LOC_ALL, "All requests of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__ALL, "All requests.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSH, "Flushes of lines (CLFlush) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSHOPT, "Flushes of lines (CLFlushOpt) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_CRD_PREF, "Prefetches of code from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD_PREF, "Prefetches of code from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CXL_ACC, "Requests from cores that hit the LLC for memory of a CXL device.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_HIT_ITOM, "Writes of whole lines (ItoM) from cores that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_ITOM, "Writes of whole lines (ItoM) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_ITOMCACHENEAR, "Writes of parts of lines (ItoMCacheNear) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_LOCAL, "Code reads from cores that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF, "Prefetches of code from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_LOCAL, "Prefetches of code from cores that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_REMOTE, "Prefetches of code from cores that missed the LLC for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_REMOTE, "Code reads from cores that missed the LLC for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CXL_ACC, "Requests from cores that missed the LLC for memory of a CXL device.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_CXL_ACC, "Demand data reads from cores that missed the LLC for memory of a CXL device.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_PREF_CXL_ACC, "Prefetches of data from cores that missed the LLC for memory of a CXL device.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_ITOM, "Writes of whole lines (ItoM) from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA_CXL_ACC, "Prefetches of data into the LLC from cores that missed the LLC for memory of a CXL device.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO_CXL_ACC, "Prefetches for ownership into the LLC from cores that missed the LLC for memory of a CXL device.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_DDR, "Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of this socket in DRAM.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_PMM, "Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of this socket in persistent memory.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_DDR, "Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of this socket in DRAM.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_PMM, "Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of this socket in persistent memory.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_DDR, "Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of other sockets in DRAM.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_PMM, "Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of other sockets in persistent memory.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_DDR, "Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of other sockets in DRAM.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_PMM, "Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of other sockets in persistent memory.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_CXL_ACC, "Reads for ownership from cores that missed the LLC for memory of a CXL device.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_CXL_ACC, "Prefetches for ownership from cores that missed the LLC for memory of a CXL device.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_UCRDF, "Uncacheable reads (UCRdF) from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL, "Streaming writes of parts of lines (WCiL) from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF, "Streaming writes of whole lines (WCiLF) from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_DDR, "Streaming writes of whole lines (WCiLF) from cores that missed the LLC in DRAM.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_PMM, "Streaming writes of whole lines (WCiLF) from cores that missed the LLC in persistent memory.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_DDR, "Streaming writes of parts of lines (WCiL) from cores that missed the LLC in DRAM.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_PMM, "Streaming writes of parts of lines (WCiL) from cores that missed the LLC in persistent memory.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WIL, "Uncacheable writes (WiL) from cores that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_SPECITOM, "Speculative ItoM from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_WBEFTOE, "Writebacks of clean lines, kept exclusive (WbEFtoE) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_WBEFTOI, "Writebacks of clean lines, then invalid (WbEFtoI) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOE, "Writebacks of modified lines, kept exclusive (WbMtoE) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOI, "Writebacks of modified lines, then invalid (WbMtoI) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_WBSTOI, "Writebacks of shared lines, then invalid (WbStoI) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_WCIL, "Streaming writes of parts of lines (WCiL) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IA_WCILF, "Streaming writes of whole lines (WCiLF) from cores.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__LLC_OR_SF_EVICTIONS, "Evictions of the LLC or of the snoop filter.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_CLFLUSH, "Flushes of lines (CLFlush) from devices.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_HIT_RFO, "Reads for ownership from devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_MISS_RFO, "Reads for ownership from devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_RFO, "Reads for ownership from devices.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__IO_WBMTOI, "Writebacks of modified lines, then invalid (WbMtoI) from devices.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__REM_SNPS, "Snoops of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_CLFLUSH, "Flushes of lines (CLFlush) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCUR, "Reads that keep states (FsRdCur) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCURPTL, "Reads of parts that keep states (FsRdCurPtl) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOM, "Writes of whole lines (ItoM) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOMWR, "Writes of whole lines with their data (ItoMWr) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_MEMPUSHWR, "Pushed writes (MemPushWr) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCIL, "Streaming writes of parts of lines (WCiL) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCILF, "Streaming writes of whole lines (WCiLF) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WIL, "Uncacheable writes (WiL) from CXL devices that hit the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_CLFLUSH, "Flushes of lines (CLFlush) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCUR, "Reads that keep states (FsRdCur) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCURPTL, "Reads of parts that keep states (FsRdCurPtl) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOM, "Writes of whole lines (ItoM) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOMWR, "Writes of whole lines with their data (ItoMWr) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_MEMPUSHWR, "Pushed writes (MemPushWr) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCIL, "Streaming writes of parts of lines (WCiL) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCILF, "Streaming writes of whole lines (WCiLF) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WIL, "Uncacheable writes (WiL) from CXL devices that missed the LLC.") \
	X(t_umasks_UNC_CHA_TOR_INSERTS__REM_ALL, "All requests of other sockets.") \
	X(t_events_UNC_CHA_TOR_OCCUPANCY, "Adds up, every cycle, the requests in the TOR; divide by the same umask of TOR_INSERTS for the mean cycles under way.") \
	X(t_umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR_LOCAL, "Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR_REMOTE, "Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM_LOCAL, "Writes of whole lines (ItoM) from devices that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM_REMOTE, "Writes of whole lines (ItoM) from devices that missed the LLC for memory of other sockets.") \
	X(t_umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR_LOCAL, "Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC for memory of this socket.") \
	X(t_umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR_REMOTE, "Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC for memory of other sockets.") \
	X(t_events_UNC_CHA_LLC_VICTIMS, "Lines that leave the cache slice to make room for a fill, by state and home.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__IO, "Lines thrown out for devices.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__IA, "Lines thrown out for cores.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__LOCAL_ALL, "Lines of this socket's memory in every state.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__REMOTE_ALL, "Lines of other sockets' memory in every state.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__ALL, "Lines in every state.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__TOTAL_M, "Modified lines, wherever their memory is.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__TOTAL_E, "Exclusive lines, wherever their memory is.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__TOTAL_S, "Shared lines, wherever their memory is.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__LOCAL_M, "Modified lines of memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__LOCAL_E, "Exclusive lines of memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__LOCAL_S, "Shared lines of memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__LOCAL_F, "Forward lines of memory of this socket.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__REMOTE_M, "Modified lines of memory of other sockets.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__REMOTE_E, "Exclusive lines of memory of other sockets.") \
	X(t_umasks_UNC_CHA_LLC_VICTIMS__REMOTE_S, "Shared lines of memory of other sockets.") \
	X(t_events_UNC_CHA_MISC, "Rare cases, each a thing of its own.") \
	X(t_umasks_UNC_CHA_MISC__RFO_HIT_S, "Reads for ownership that hit a shared line.") \
	X(t_events_UNC_CHA_SF_EVICTION, "Entries that the full snoop filter drops for new ones; cores lose the line. What cores give up by themselves does not count.") \
	X(t_umasks_UNC_CHA_SF_EVICTION__M_STATE, "Of lines that were modified.") \
	X(t_umasks_UNC_CHA_SF_EVICTION__E_STATE, "Of lines that were exclusive.") \
	X(t_umasks_UNC_CHA_SF_EVICTION__S_STATE, "Of lines that were shared.") \
	X(t_events_UNC_CHA_REQUESTS, "Requests that reach the home agent, by kind and by where they come from.") \
	X(t_umasks_UNC_CHA_REQUESTS__READS_LOCAL, "Reads of this socket.") \
	X(t_umasks_UNC_CHA_REQUESTS__READS_REMOTE, "Reads of other sockets.") \
	X(t_umasks_UNC_CHA_REQUESTS__WRITES_LOCAL, "Writes of this socket.") \
	X(t_umasks_UNC_CHA_REQUESTS__WRITES_REMOTE, "Writes of other sockets.") \
	X(t_umasks_UNC_CHA_REQUESTS__INVITOE_LOCAL, "Ownership without data, asked by this socket.") \
	X(t_umasks_UNC_CHA_REQUESTS__INVITOE_REMOTE, "Ownership without data, asked by other sockets.") \
	X(t_umasks_UNC_CHA_REQUESTS__INVITOE, "Ownership without data, asked by any socket.") \
	X(t_umasks_UNC_CHA_REQUESTS__READS, "Reads of any socket.") \
	X(t_umasks_UNC_CHA_REQUESTS__WRITES, "Writes of any socket.") \
	X(t_events_UNC_CHA_DIR_LOOKUP, "Look-ups of the directory that says which sockets may hold a line.") \
	X(t_umasks_UNC_CHA_DIR_LOOKUP__NO_SNP, "No snoop was needed.") \
	X(t_umasks_UNC_CHA_DIR_LOOKUP__SNP, "A snoop was needed.") \
	X(t_events_UNC_CHA_DIR_UPDATE, "Writes to memory that only change the directory.") \
	X(t_umasks_UNC_CHA_DIR_UPDATE__HA, "From the pipeline of the home agent.") \
	X(t_umasks_UNC_CHA_DIR_UPDATE__TOR, "From the table of requests.") \
	X(t_events_UNC_CHA_OSB, "Requests for which snoops are broadcast before the directory is known (OSB), each once.") \
	X(t_umasks_UNC_CHA_OSB__LOCAL_INVITOE, "Claims of ownership by this socket (InvItoE).") \
	X(t_umasks_UNC_CHA_OSB__OFF_PWRHEURISTIC, "Requests without a broadcast, to save power, going by the name.") \
	X(t_events_UNC_CHA_DISTRESS_ASSERTED, "Signals that ask prefetchers to slow down (DPT), by the queue that is too full.") \
	X(t_umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_IRQ, "For the queue of requests (IRQ).") \
	X(t_umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_TOR, "For the table of requests (TOR).") \
	X(t_umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_ANY, "For either queue.") \
	X(t_events_UNC_CHA_IMC_WRITES_COUNT, "Writes that the CHA sends to the memory channels.") \
	X(t_umasks_UNC_CHA_IMC_WRITES_COUNT__FULL, "Whole lines.") \
	X(t_umasks_UNC_CHA_IMC_WRITES_COUNT__PARTIAL, "Parts of lines.") \
	X(t_umasks_UNC_CHA_IMC_WRITES_COUNT__FULL_PRIORITY, "Whole lines, isochronous.") \
	X(t_umasks_UNC_CHA_IMC_WRITES_COUNT__PARTIAL_PRIORITY, "Parts of lines, isochronous.") \
	X(t_events_UNC_CHA_REMOTE_SF, "What happens to entries of the snoop filter for lines of other sockets; Intel gives the names alone.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__MISS, "Look-ups that found none.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__HIT_SHARED, "Shared entries found.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__HIT_EXCLUSIVE, "Exclusive entries found.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__ALLOC_SHARED, "Shared entries put in.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__ALLOC_EXCLUSIVE, "Exclusive entries put in.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__DEALLOC_EVCTCLN, "Entries freed by clean evictions.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__UPDATE_SHARED, "Shared entries updated.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__UPDATE_EXCLUSIVE, "Exclusive entries updated.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__VICTIM_SHARED, "Shared entries driven out.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__VICTIM_EXCLUSIVE, "Exclusive entries driven out.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__INCLUSIVE_ONLY, "Inclusive alone, which Intel does not explain.") \
	X(t_umasks_UNC_CHA_REMOTE_SF__DIRBACKED_ONLY, "DirBacked alone, which Intel does not explain.") \
	X(t_boxes_chacms, "The stop of the mesh at a CHA. Intel lists three events of it; neither an address nor a PMU of Linux is known for it.") \
	X(t_categories_chacms_CLOCK, "The clock of the stop.") \
	X(t_categories_chacms_THROTTLE, "Distress signals that slow the senders.") \
	X(t_events_UNC_CHACMS_CLOCKTICKS, "No document and no driver says where the registers are.") \
	X(t_boxes_pcu, "Power and frequency: what limits them, and the sleep states of cores and package.") \
	X(t_categories_pcu_PCLK, "The clock of the power control unit.") \
	X(t_categories_pcu_FREQ_MAX_LIMIT, "What keeps the frequency from rising.") \
	X(t_categories_pcu_PROCHOT, "Throttling because something is too hot.") \
	X(t_categories_pcu_PKG_C_STATE_RESIDENCY, "Time of the package in its C-states.") \
	X(t_categories_pcu_FREQ_TRANS, "Changes of the frequency.") \
	X(t_categories_pcu_CORE_STATES, "The sleep states of the cores.") \
	X(t_events_UNC_P_CLOCKTICKS, "Cycles of the power control unit's clock.") \
	X(t_events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES, "Cycles in which heat is what caps the frequency.") \
	X(t_events_UNC_P_FREQ_MAX_POWER_CYCLES, "Cycles in which the power budget is what caps the frequency.") \
	X(t_events_UNC_P_PROCHOT_INTERNAL_CYCLES, "PCU cycles throttled because a sensor on the die reports heat.") \
	X(t_events_UNC_P_PROCHOT_EXTERNAL_CYCLES, "PCU cycles throttled at a request from outside, as when memory gets too hot.") \
	X(t_events_UNC_P_PKG_RESIDENCY_C2E_CYCLES, "PCU cycles in which the package is in C2E; with edge_det, times it got there.") \
	X(t_events_UNC_P_PKG_RESIDENCY_C6_CYCLES, "PCU cycles in which the package is in C6; with edge_det, times it got there.") \
	X(t_events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0, "Cores in C0, which are awake, added up every cycle.") \
	X(t_events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3, "Cores in C3, added up every cycle.") \
	X(t_events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6, "Cores in C6, added up every cycle.") \
	X(t_events_UNC_P_FREQ_TRANS_CYCLES, "PCU cycles in which the frequency is being changed.") \
	X(t_boxes_rapl, "What the package and its memory use, as the processor measures or estimates it. The counters run freely.") \
	X(t_fields_rapl_unit_tu, "A unit of time is a second, halved so often.") \
	X(t_fields_rapl_unit_esu, "A unit of energy is a joule, halved so often.") \
	X(t_fields_rapl_unit_pu, "A unit of power is a watt, halved so often.") \
	X(t_fields_rapl_energy_used, "The energy that was used since the reset, in units; it wraps at 32 bits.") \
	X(t_registers_rapl_unit, "The units of energies, powers and times.") \
	X(t_registers_rapl_pkg_energy, "The energy that the package used: cores, caches and all else on the die.") \
	X(t_registers_rapl_dram_energy, "The energy that the memory used at this socket.") \
	X(t_categories_rapl_ENERGY, "Energy that was used.") \
	X(t_events_UNC_RAPL_ENERGY_PKG, "Energy that the package used: cores, caches and all else on the die.") \
	X(t_events_UNC_RAPL_ENERGY_DRAM, "Energy that the memory used at this socket. Some firmware does not measure it; then it is 0.") \
	X(t_boxes_iio, "One stack of I/O lanes: data and transactions between its cards and the rest, and address translation.") \
	X(t_fields_iio_ctl_fc_mask, "The kinds of transactions that count. With none, an event of data or of transactions counts nothing.") \
	X(t_values_iio_ctl_fc_mask_posted, "Requests without an answer: memory writes and messages.") \
	X(t_values_iio_ctl_fc_mask_non_posted, "Requests that wait for an answer: reads, and accesses to configuration and I/O space.") \
	X(t_values_iio_ctl_fc_mask_completion, "Answers to such requests.") \
	X(t_values_iio_ctl_fc_mask_any, "Every kind.") \
	X(t_fields_iio_ctl_ch_mask, "The parts of the stack that count; the event list has eight. With none, an event of data or of transactions counts nothing.") \
	X(t_values_iio_ctl_ch_mask_part0, "Part 0 of the stack.") \
	X(t_values_iio_ctl_ch_mask_part1, "Part 1 of the stack.") \
	X(t_values_iio_ctl_ch_mask_part2, "Part 2 of the stack.") \
	X(t_values_iio_ctl_ch_mask_part3, "Part 3 of the stack.") \
	X(t_values_iio_ctl_ch_mask_part4, "Part 4 of the stack.") \
	X(t_values_iio_ctl_ch_mask_part5, "Part 5 of the stack.") \
	X(t_values_iio_ctl_ch_mask_part6, "Part 6 of the stack.") \
	X(t_values_iio_ctl_ch_mask_part7, "Part 7 of the stack.") \
	X(t_fields_iio_free_ctr_event_count, "What has been counted since the processor was reset; it wraps at 48 bits.") \
	X(t_registers_iio_clk_ctr, "Clock of the stack, running freely.") \
	X(t_registers_iio_bw_in_ctr, "Data that came in through part {i}, running freely.") \
	X(t_registers_iio_bw_out_ctr, "Data that went out through part {i}, running freely.") \
	X(t_categories_iio_CLOCK, "Clocks.") \
	X(t_categories_iio_DATA, "Data that cards and the rest of the processor ask of each other.") \
	X(t_categories_iio_TXN, "Transactions between cards and the rest of the processor, of up to 64 bytes.") \
	X(t_categories_iio_QUEUES, "Requests under way in the stack.") \
	X(t_categories_iio_COMPLETION, "The buffer of completions, which are the answers to requests.") \
	X(t_categories_iio_IOMMU, "Address translation for devices.") \
	X(t_events_UNC_IIO_CLOCKTICKS, "Clock cycles of the stack.") \
	X(t_events_UNC_IIO_CLOCKTICKS_FREERUN, "Cycles of the clock of the stack, in a counter that runs freely.") \
	X(t_events_UNC_IIO_IOMMU0, "Look-ups of the caches for translated addresses (IOTLB) and of contexts.") \
	X(t_umasks_UNC_IIO_IOMMU0__4K_HITS, "Hits of the IOTLB on a page of 4 KiB.") \
	X(t_umasks_UNC_IIO_IOMMU0__2M_HITS, "Hits of the IOTLB on a page of 2 MiB.") \
	X(t_umasks_UNC_IIO_IOMMU0__1G_HITS, "Hits of the IOTLB on a page of 1 GiB.") \
	X(t_umasks_UNC_IIO_IOMMU0__CTXT_CACHE_LOOKUPS, "Look-ups of the cache of contexts.") \
	X(t_umasks_UNC_IIO_IOMMU0__CTXT_CACHE_HITS, "Hits of the cache of contexts.") \
	X(t_umasks_UNC_IIO_IOMMU0__FIRST_LOOKUPS, "First look-ups of the IOTLB.") \
	X(t_umasks_UNC_IIO_IOMMU0__ALL_LOOKUPS, "Look-ups of the IOTLB, repeated ones too.") \
	X(t_umasks_UNC_IIO_IOMMU0__MISSES, "Misses of the IOTLB.") \
	X(t_events_UNC_IIO_IOMMU1, "Accesses to memory for translation, and the cache of second-level page walks.") \
	X(t_umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES, "Accesses to memory.") \
	X(t_umasks_UNC_IIO_IOMMU1__SLPWC_CACHE_LOOKUPS, "Look-ups of the walk cache.") \
	X(t_umasks_UNC_IIO_IOMMU1__SLPWC_2M_HITS, "Hits of the walk cache for 2 MiB.") \
	X(t_umasks_UNC_IIO_IOMMU1__SLPWC_1G_HITS, "Hits of the walk cache for 1 GiB.") \
	X(t_umasks_UNC_IIO_IOMMU1__SLPWC_512G_HITS, "Hits of the walk cache for 512 GiB.") \
	X(t_umasks_UNC_IIO_IOMMU1__SLPWC_256T_HITS, "Hits of the walk cache for 256 TiB.") \
	X(t_umasks_UNC_IIO_IOMMU1__SLPWC_CACHE_FILLS, "Fills of the walk cache.") \
	X(t_umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES_LOW, "Accesses to memory with low priority.") \
	X(t_umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES_HIGH, "Accesses to memory with high priority.") \
	X(t_events_UNC_IIO_PWT_OCCUPANCY, "Page walks under way, added up every cycle.") \
	X(t_events_UNC_IIO_IOMMU3, "Full page-walk tracker, interrupt entries, and invalidations of the caches.") \
	X(t_umasks_UNC_IIO_IOMMU3__CYC_PWT_FULL, "Cycles in which the tracker of page walks is full.") \
	X(t_umasks_UNC_IIO_IOMMU3__NUM_INVAL_IOTLB, "Invalidations of the IOTLB.") \
	X(t_umasks_UNC_IIO_IOMMU3__NUM_INVAL_CTXT_CACHE, "Invalidations of the cache of contexts.") \
	X(t_umasks_UNC_IIO_IOMMU3__NUM_INVAL_PASID_CACHE, "Invalidations of the cache of PASIDs.") \
	X(t_umasks_UNC_IIO_IOMMU3__NUM_INVAL_INT_CACHE, "Invalidations of the cache of interrupt entries.") \
	X(t_umasks_UNC_IIO_IOMMU3__INT_CACHE_LOOKUPS, "Look-ups of the cache of interrupt entries.") \
	X(t_umasks_UNC_IIO_IOMMU3__INT_CACHE_HITS, "Hits of the cache of interrupt entries.") \
	X(t_events_UNC_IIO_DATA_REQ_OF_CPU, "Data that cards write to memory and other cards, or ask of them (inbound). A count is 4 bytes.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART0, "Written to memory, part 0.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART0, "Read from memory, part 0.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_ALL_PARTS, "Read from memory, all parts.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_ALL_PARTS, "Written to memory, all parts.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART1, "Written to memory, part 1.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART2, "Written to memory, part 2.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART3, "Written to memory, part 3.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART4, "Written to memory, part 4.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART5, "Written to memory, part 5.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART6, "Written to memory, part 6.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART7, "Written to memory, part 7.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART1, "Read from memory, part 1.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART2, "Read from memory, part 2.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART3, "Read from memory, part 3.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART4, "Read from memory, part 4.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART5, "Read from memory, part 5.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART6, "Read from memory, part 6.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART7, "Read from memory, part 7.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART0, "Written to another card, part 0.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART0, "Read from another card, part 0.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART1, "Written to another card, part 1.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART1, "Read from another card, part 1.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART2, "Written to another card, part 2.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART2, "Read from another card, part 2.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART3, "Written to another card, part 3.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART3, "Read from another card, part 3.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART4, "Written to another card, part 4.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART4, "Read from another card, part 4.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART5, "Written to another card, part 5.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART5, "Read from another card, part 5.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART6, "Written to another card, part 6.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART6, "Read from another card, part 6.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART7, "Written to another card, part 7.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART7, "Read from another card, part 7.") \
	X(t_umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_ALL_PARTS, "Written to another card, all parts.") \
	X(t_events_UNC_IIO_TXN_REQ_OF_CPU, "Transactions by which cards write to memory and other cards, or ask for data of them (inbound). Each has up to 64 bytes.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART0, "Writes to memory, part 0.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART0, "Reads of memory, part 0.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART1, "Writes to memory, part 1.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART1, "Reads of memory, part 1.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART2, "Writes to memory, part 2.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART2, "Reads of memory, part 2.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART3, "Writes to memory, part 3.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART3, "Reads of memory, part 3.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART4, "Writes to memory, part 4.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART4, "Reads of memory, part 4.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART5, "Writes to memory, part 5.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART5, "Reads of memory, part 5.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART6, "Writes to memory, part 6.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART6, "Reads of memory, part 6.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART7, "Writes to memory, part 7.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART7, "Reads of memory, part 7.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART0, "Writes to another card, part 0.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART0, "Reads of another card, part 0.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART1, "Writes to another card, part 1.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART1, "Reads of another card, part 1.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART2, "Writes to another card, part 2.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART2, "Reads of another card, part 2.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART3, "Writes to another card, part 3.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART3, "Reads of another card, part 3.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART4, "Writes to another card, part 4.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART4, "Reads of another card, part 4.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART5, "Writes to another card, part 5.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART5, "Reads of another card, part 5.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART6, "Writes to another card, part 6.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART6, "Reads of another card, part 6.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART7, "Writes to another card, part 7.") \
	X(t_umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART7, "Reads of another card, part 7.") \
	X(t_events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU, "Inbound requests under way, by the step at which they are; added up every cycle.") \
	X(t_umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_REQ, "Those that ask the IOMMU.") \
	X(t_umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_HIT, "Those that take the answer of the IOMMU.") \
	X(t_umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__REQ_OWN, "Those that ask for ownership.") \
	X(t_umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__FINAL_RD_WR, "Those that read or write their line at last.") \
	X(t_umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__WR, "Those that write their line.") \
	X(t_umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__DATA, "Those that pass on data to be written.") \
	X(t_events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, "Inbound requests, by where they go.") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX_POSTED, "Posted requests to the UBox, such as interrupts (MSI).") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MSGB, "To MsgB, which Intel does not explain.") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MCAST, "To several at once (multicast).") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX, "To the UBox.") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MEM, "To memory.") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__REM_P2P, "To a device of another socket.") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__LOC_P2P, "To another device of this socket.") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__CONFINED_P2P, "To another device, confined.") \
	X(t_umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__ABORT, "Aborted.") \
	X(t_events_UNC_IIO_DATA_REQ_BY_CPU, "Data that cores, or cards of other stacks, write to a card or ask of it (outbound). A count is 4 bytes.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART0, "Written by cores, part 0.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART1, "Written by cores, part 1.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART2, "Written by cores, part 2.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART3, "Written by cores, part 3.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART4, "Written by cores, part 4.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART5, "Written by cores, part 5.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART6, "Written by cores, part 6.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART7, "Written by cores, part 7.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__PEER_WRITE_ALL_PARTS, "Written by another card, all parts.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__PEER_READ_ALL_PARTS, "Read by another card, all parts.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART0, "Read by cores, part 0.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_ALL_PARTS, "Written by cores, all parts.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_ALL_PARTS, "Read by cores, all parts.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART1, "Read by cores, part 1.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART2, "Read by cores, part 2.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART3, "Read by cores, part 3.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART4, "Read by cores, part 4.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART5, "Read by cores, part 5.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART6, "Read by cores, part 6.") \
	X(t_umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART7, "Read by cores, part 7.") \
	X(t_events_UNC_IIO_TXN_REQ_BY_CPU, "Transactions by which cores, or cards of other stacks, write to a card or ask for its data (outbound). Each has up to 64 bytes.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART0, "Writes by cores, part 0.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART0, "Reads by cores, part 0.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART1, "Writes by cores, part 1.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART1, "Reads by cores, part 1.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART2, "Writes by cores, part 2.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART2, "Reads by cores, part 2.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART3, "Writes by cores, part 3.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART3, "Reads by cores, part 3.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART4, "Writes by cores, part 4.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART4, "Reads by cores, part 4.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART5, "Writes by cores, part 5.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART5, "Reads by cores, part 5.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART6, "Writes by cores, part 6.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART6, "Reads by cores, part 6.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART7, "Writes by cores, part 7.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART7, "Reads by cores, part 7.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_ALL_PARTS, "Writes by cores, all parts.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__PEER_WRITE_ALL_PARTS, "Writes by another card, all parts.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_ALL_PARTS, "Reads by cores, all parts.") \
	X(t_umasks_UNC_IIO_TXN_REQ_BY_CPU__PEER_READ_ALL_PARTS, "Reads by another card, all parts.") \
	X(t_events_UNC_IIO_COMP_BUF_INSERTS, "Completions that enter the completion buffer.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART0, "Completions with data, part 0.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART1, "Completions with data, part 1.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART2, "Completions with data, part 2.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART3, "Completions with data, part 3.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART4, "Completions with data, part 4.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART5, "Completions with data, part 5.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART6, "Completions with data, part 6.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART7, "Completions with data, part 7.") \
	X(t_umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_ALL_PARTS, "Completions with data, all parts.") \
	X(t_events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU, "Outbound requests under way, added up every cycle: the misspelt name, which Intel gave up.") \
	X(t_umasks_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU__TO_IO, "Towards the device.") \
	X(t_events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU, "Outbound requests under way, added up every cycle.") \
	X(t_events_UNC_IIO_COMP_BUF_OCCUPANCY, "Completions in the completion buffer, added up every cycle. Divided by COMP_BUF_INSERTS it gives the mean time that a read waits for its data.") \
	X(t_events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN, "Data that devices at part 0 sent into the stack, in units of 32 bytes.") \
	X(t_events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN, "Data that devices at part 1 sent into the stack, in units of 32 bytes.") \
	X(t_events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN, "Data that devices at part 2 sent into the stack, in units of 32 bytes.") \
	X(t_events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN, "Data that devices at part 3 sent into the stack, in units of 32 bytes.") \
	X(t_events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN, "Data that devices at part 4 sent into the stack, in units of 32 bytes.") \
	X(t_events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN, "Data that devices at part 5 sent into the stack, in units of 32 bytes.") \
	X(t_events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN, "Data that devices at part 6 sent into the stack, in units of 32 bytes.") \
	X(t_events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN, "Data that devices at part 7 sent into the stack, in units of 32 bytes.") \
	X(t_events_UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN, "Data that went out to devices at part 0; no source gives its unit.") \
	X(t_events_UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN, "Data that went out to devices at part 1; no source gives its unit.") \
	X(t_events_UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN, "Data that went out to devices at part 2; no source gives its unit.") \
	X(t_events_UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN, "Data that went out to devices at part 3; no source gives its unit.") \
	X(t_events_UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN, "Data that went out to devices at part 4; no source gives its unit.") \
	X(t_events_UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN, "Data that went out to devices at part 5; no source gives its unit.") \
	X(t_events_UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN, "Data that went out to devices at part 6; no source gives its unit.") \
	X(t_events_UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN, "Data that went out to devices at part 7; no source gives its unit.") \
	X(t_boxes_irp, "Keeps the traffic of a stack coherent with the caches.") \
	X(t_categories_irp_CLOCK, "The clock of the I/O stack's coherency unit.") \
	X(t_categories_irp_WRITE_CACHE, "Open reads and writes of devices.") \
	X(t_categories_irp_TRANSACTIONS, "Transactions of devices.") \
	X(t_categories_irp_SNOOPS, "Answers to snoops of lines that the unit holds.") \
	X(t_categories_irp_FAF, "The queue of reads by devices (fire and forget).") \
	X(t_events_UNC_I_CLOCKTICKS, "Clock cycles of the IRP.") \
	X(t_events_UNC_I_CACHE_TOTAL_OCCUPANCY, "Reads and writes of devices still open in the uncore, added up every cycle.") \
	X(t_umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__MEM, "Reads and writes of memory.") \
	X(t_events_UNC_I_TRANSACTIONS, "Transactions from devices into the uncore; kinds may be OR-ed.") \
	X(t_umasks_UNC_I_TRANSACTIONS__WR_PREF, "Writes by the fast path, which ask for ownership ahead.") \
	X(t_events_UNC_I_SNOOP_RESP, "Answers to snoops: umasks choose kinds of snoops and what was found, and both are needed, as ALL_HIT_I and its like choose them.") \
	X(t_umasks_UNC_I_SNOOP_RESP__ALL_MISS, "Snoops of any kind that found nothing.") \
	X(t_umasks_UNC_I_SNOOP_RESP__ALL_HIT_I, "Snoops of any kind that found the line invalid.") \
	X(t_umasks_UNC_I_SNOOP_RESP__ALL_HIT_ES, "Snoops of any kind that found the line exclusive or shared.") \
	X(t_umasks_UNC_I_SNOOP_RESP__ALL_HIT_M, "Snoops of any kind that found the line modified.") \
	X(t_events_UNC_I_FAF_INSERTS, "Reads of devices that are put into the FAF queue.") \
	X(t_events_UNC_I_FAF_OCCUPANCY, "Reads in the FAF queue, added up every cycle; divide by FAF_INSERTS for how long one stays.") \
	X(t_events_UNC_I_MISC0, "Rare cases, first set.") \
	X(t_umasks_UNC_I_MISC0__FAST_REQ, "Requests by the fast path.") \
	X(t_umasks_UNC_I_MISC0__FAST_REJ, "Requests that the fast path turned away.") \
	X(t_umasks_UNC_I_MISC0__2ND_WR_INSERT, "Writes put in as secondary.") \
	X(t_events_UNC_I_MISC1, "Rare cases, second set.") \
	X(t_umasks_UNC_I_MISC1__LOST_FWD, "A snoop took ownership before the write was done.") \
	X(t_umasks_UNC_I_MISC1__SEC_RCVD_INVLD, "The secondary got a line without the state that it needs.") \
	X(t_boxes_imc, "Counts the commands of one memory channel, which has two subchannels.") \
	X(t_fields_imc_fixed_ctl_en, "Lets the clock counter count.") \
	X(t_registers_imc_fixed_ctl, "Enables the counter of the memory clock.") \
	X(t_registers_imc_fixed_ctr, "Count of the memory clock.") \
	X(t_categories_imc_DCLK, "Clocks of the memory.") \
	X(t_categories_imc_CAS, "Column accesses: each moves a line of 64 bytes.") \
	X(t_categories_imc_ACT, "Pages opened.") \
	X(t_categories_imc_PRE, "Pages closed.") \
	X(t_categories_imc_RPQ, "The queues of reads, and the buffer of what they read.") \
	X(t_categories_imc_WPQ, "The queues of writes.") \
	X(t_categories_imc_POWER, "Power-down, refresh and throttling.") \
	X(t_events_UNC_M_CLOCKTICKS, "Cycles of the memory clock (DCLK), a quarter of the rate of transfers.") \
	X(t_events_UNC_M_HCLOCKTICKS, "Cycles of HCLK; no source says how it relates to DCLK.") \
	X(t_events_UNC_M_ACT_COUNT, "DRAM pages opened (activate commands), by what for.") \
	X(t_umasks_UNC_M_ACT_COUNT__ALL, "For any command.") \
	X(t_umasks_UNC_M_ACT_COUNT__RD, "For reads.") \
	X(t_umasks_UNC_M_ACT_COUNT__WR, "For writes.") \
	X(t_umasks_UNC_M_ACT_COUNT__UFILL, "For underfill reads.") \
	X(t_events_UNC_M_PRE_COUNT, "Precharge commands: DRAM pages closed, by what for.") \
	X(t_umasks_UNC_M_PRE_COUNT__PGT, "Because the page table says so.") \
	X(t_umasks_UNC_M_PRE_COUNT__ALL, "For any reason.") \
	X(t_events_UNC_M_CAS_COUNT_SCH0, "Column accesses of subchannel 0; each moves a line of 64 bytes.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__RD_REG, "Ordinary reads that leave the page open.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_REG, "Ordinary reads that close the page.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL, "Underfill reads that leave the page open.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_UNDERFILL, "Underfill reads that close the page.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__RD, "Reads of every kind.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__WR, "Writes of every kind.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__ALL, "Column accesses of every kind.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__RD_NON_UNDERFILL, "Reads that are no underfill.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL_ALL, "Underfill reads of both kinds.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__WR_PRE, "Writes that close the page.") \
	X(t_umasks_UNC_M_CAS_COUNT_SCH0__WR_NONPRE, "Writes that leave the page open.") \
	X(t_events_UNC_M_CAS_COUNT_SCH1, "Column accesses of subchannel 1; each moves a line of 64 bytes.") \
	X(t_events_UNC_M_RPQ_INSERTS, "Reads that enter the read pending queue.") \
	X(t_umasks_UNC_M_RPQ_INSERTS__SCH0_PCH0, "Pseudo channel 0 of subchannel 0.") \
	X(t_umasks_UNC_M_RPQ_INSERTS__SCH0_PCH1, "Pseudo channel 1 of subchannel 0.") \
	X(t_umasks_UNC_M_RPQ_INSERTS__SCH1_PCH0, "Pseudo channel 0 of subchannel 1.") \
	X(t_umasks_UNC_M_RPQ_INSERTS__SCH1_PCH1, "Pseudo channel 1 of subchannel 1.") \
	X(t_umasks_UNC_M_RPQ_INSERTS__PCH0, "Pseudo channel 0 of both subchannels.") \
	X(t_umasks_UNC_M_RPQ_INSERTS__PCH1, "Pseudo channel 1 of both subchannels.") \
	X(t_events_UNC_M_RDB_INSERTS, "Lines that enter the buffer of what was read.") \
	X(t_umasks_UNC_M_RDB_INSERTS__SCH0, "The buffer of subchannel 0.") \
	X(t_umasks_UNC_M_RDB_INSERTS__SCH1, "The buffer of subchannel 1.") \
	X(t_events_UNC_M_RDB_OCCUPANCY_SCH0, "Lines in the read buffer of subchannel 0, added up every cycle.") \
	X(t_events_UNC_M_RDB_OCCUPANCY_SCH1, "Lines in the read buffer of subchannel 1, added up every cycle.") \
	X(t_events_UNC_M_WPQ_INSERTS, "Writes that enter the write pending queue.") \
	X(t_events_UNC_M_SELF_REFRESH, "Self-refresh of all ranks: how often, and how long.") \
	X(t_umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS_CYCLES, "Cycles in which all ranks are there.") \
	X(t_umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS, "Times that all ranks got there.") \
	X(t_events_UNC_M_POWER_THROTTLE_CYCLES, "Cycles of throttling, by its reason.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT0, "Bandwidth of the DIMM in slot 0, going by the name.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT1, "Bandwidth of the DIMM in slot 1, going by the name.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RAPLBLK, "The power limit (RAPL).") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__MR4BLKEN, "The temperature that the DIMM tells (MR4).") \
	X(t_events_UNC_M_POWERDOWN_CYCLES, "Cycles in which a rank is powered down.") \
	X(t_umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK0, "Rank 0 of subchannel 0.") \
	X(t_umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK1, "Rank 1 of subchannel 0.") \
	X(t_umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK2, "Rank 2 of subchannel 0.") \
	X(t_umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK3, "Rank 3 of subchannel 0.") \
	X(t_umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK0, "Rank 0 of subchannel 1.") \
	X(t_umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK1, "Rank 1 of subchannel 1.") \
	X(t_umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK2, "Rank 2 of subchannel 1.") \
	X(t_umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK3, "Rank 3 of subchannel 1.") \
	X(t_events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0, "Reads in the queue of subchannel 0, pseudo channel 0, added up every cycle.") \
	X(t_events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1, "Reads in the queue of subchannel 0, pseudo channel 1, added up every cycle.") \
	X(t_events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0, "Reads in the queue of subchannel 1, pseudo channel 0, added up every cycle.") \
	X(t_events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1, "Reads in the queue of subchannel 1, pseudo channel 1, added up every cycle.") \
	X(t_events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0, "Writes in the queue of subchannel 0, pseudo channel 0, added up every cycle.") \
	X(t_events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1, "Writes in the queue of subchannel 0, pseudo channel 1, added up every cycle.") \
	X(t_events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0, "Writes in the queue of subchannel 1, pseudo channel 0, added up every cycle.") \
	X(t_events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1, "Writes in the queue of subchannel 1, pseudo channel 1, added up every cycle.") \
	X(t_events_UNC_M_POWER_CHANNEL_PPD_CYCLES, "Cycles in which a rank is powered down with every page closed.") \
	X(t_events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES, "Cycles of critical thermal throttling, by the slot of the DIMM.") \
	X(t_umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0, "The DIMM in slot 0.") \
	X(t_umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT1, "The DIMM in slot 1.") \
	X(t_events_UNC_M_THROTTLE_LOW_CYCLES, "Cycles of thermal throttling at the lowest level, by the slot of the DIMM.") \
	X(t_events_UNC_M_THROTTLE_MID_CYCLES, "Cycles of thermal throttling at the middle level, by the slot of the DIMM.") \
	X(t_events_UNC_M_THROTTLE_HIGH_CYCLES, "Cycles of thermal throttling at the high level, by the slot of the DIMM.") \
	X(t_events_UNC_M_THROTTLE_CRIT_CYCLES, "Cycles of thermal throttling at the critical level, by the slot of the DIMM.") \
	X(t_events_UNC_M_PDC_MR4ACTIVE_CYCLES, "Cycles in which the temperature of a DIMM is being read (MR4).") \
	X(t_umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM0, "DIMM 0 on subchannel 0.") \
	X(t_umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM1, "DIMM 1 on subchannel 0.") \
	X(t_umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM0, "DIMM 0 on subchannel 1.") \
	X(t_umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM1, "DIMM 1 on subchannel 1.") \
	X(t_events_UNC_M_MR4_2XREF_CYCLES, "Cycles in which the temperature of a DIMM doubles its refresh rate.") \
	X(t_boxes_b2cmi, "What stands between the mesh and a memory channel: directory, near memory and prefetches.") \
	X(t_categories_b2cmi_CLOCK, "The clock of the mesh.") \
	X(t_categories_b2cmi_DIRECT, "Data that goes straight to who asked for it, past the home agent.") \
	X(t_categories_b2cmi_DIRECTORY, "What the directory beside the memory says of lines in other sockets.") \
	X(t_categories_b2cmi_TAGS, "Near memory: DRAM as a cache of slower memory.") \
	X(t_categories_b2cmi_MEMORY, "Reads and writes that go to the memory channel.") \
	X(t_categories_b2cmi_TRACKER, "Requests under way.") \
	X(t_categories_b2cmi_PREFETCH, "Prefetches that wait for their read (prefetch CAM).") \
	X(t_events_UNC_B2CMI_CLOCKTICKS, "Cycles of the clock that the box runs on, that of the mesh.") \
	X(t_events_UNC_B2CMI_DIRECT2CORE_TAKEN, "Lines that went straight to the core that asked.") \
	X(t_events_UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE, "Lines that could not go straight to the core because of what the directory said.") \
	X(t_events_UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE, "Requests that allowed the straight way to the core, which was refused nevertheless.") \
	X(t_events_UNC_B2CMI_DIRECT2UPI_TAKEN, "Lines that went straight to the link of the socket that asked.") \
	X(t_events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE, "Lines that could not go straight to the link because of what the directory said.") \
	X(t_events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS, "Lines that could not go straight to the link for want of credits.") \
	X(t_events_UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE, "Requests that allowed the straight way to the link, which was refused nevertheless.") \
	X(t_events_UNC_B2CMI_DIRECTORY_HIT, "Look-ups of the directory that found an entry, by the line and its state there.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_I, "Modified lines in state I.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_S, "Modified lines in state S.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_A, "Modified lines in state A.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_I, "Clean lines in state I.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_S, "Clean lines in state S.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_A, "Clean lines in state A.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY, "Modified lines.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN, "Clean lines.") \
	X(t_events_UNC_B2CMI_DIRECTORY_MISS, "Look-ups of the directory that found no entry, by the line and its state.") \
	X(t_events_UNC_B2CMI_TAG_HIT, "Requests that near memory held, with DRAM as a cache of slower memory.") \
	X(t_umasks_UNC_B2CMI_TAG_HIT__RD_CLEAN, "Reads of clean lines.") \
	X(t_umasks_UNC_B2CMI_TAG_HIT__RD_DIRTY, "Reads of modified lines.") \
	X(t_umasks_UNC_B2CMI_TAG_HIT__ALL, "Reads and writes.") \
	X(t_umasks_UNC_B2CMI_TAG_HIT__WR_CLEAN, "Writes of clean lines.") \
	X(t_umasks_UNC_B2CMI_TAG_HIT__WR_DIRTY, "Writes of modified lines.") \
	X(t_events_UNC_B2CMI_DIRECTORY_LOOKUP, "Lines read from DRAM, by what the directory says of them.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_LOOKUP__ANY, "Lines in any state.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_I, "Lines in state I: no other socket holds them.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_S, "Lines in state S: others may hold them shared.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_A, "Lines in state A: any socket may hold them.") \
	X(t_events_UNC_B2CMI_DIRECTORY_UPDATE, "Changes of the directory, by the old state and the new one.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__ANY, "Changes of any kind.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__I2S, "Changes from I to S.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__I2A, "Changes from I to A.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__A2I, "Changes from A to I.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__A2S, "Changes from A to S.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_ANY, "Changes after a hit in near memory or DRAM.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2S, "Changes in near memory to S.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2A, "Changes in near memory to A.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2I, "Changes in near memory to I.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2S, "Changes in far memory to S.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2A, "Changes in far memory to A.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2I, "Changes in far memory to I.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2S, "Changes to S.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2A, "Changes to A.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2I, "Changes to I.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__S2I, "Changes from S to I.") \
	X(t_umasks_UNC_B2CMI_DIRECTORY_UPDATE__S2A, "Changes from S to A.") \
	X(t_events_UNC_B2CMI_IMC_READS, "Reads that go on to the memory channel.") \
	X(t_umasks_UNC_B2CMI_IMC_READS__NORMAL, "Ordinary reads.") \
	X(t_umasks_UNC_B2CMI_IMC_READS__TO_DDR_AS_MEM, "Reads of DRAM as memory.") \
	X(t_umasks_UNC_B2CMI_IMC_READS__TO_DDR_AS_CACHE, "Reads of DRAM as near memory.") \
	X(t_events_UNC_B2CMI_IMC_WRITES, "Writes that go on to the memory channel.") \
	X(t_umasks_UNC_B2CMI_IMC_WRITES__FULL, "Writes of whole lines.") \
	X(t_umasks_UNC_B2CMI_IMC_WRITES__PARTIAL, "Writes of parts of lines.") \
	X(t_umasks_UNC_B2CMI_IMC_WRITES__TO_DDR_AS_MEM, "Writes to DRAM as memory.") \
	X(t_umasks_UNC_B2CMI_IMC_WRITES__TO_DDR_AS_CACHE, "Writes to DRAM as near memory.") \
	X(t_umasks_UNC_B2CMI_IMC_WRITES__NI, "Non-inclusive writes.") \
	X(t_umasks_UNC_B2CMI_IMC_WRITES__NI_MISS, "Non-inclusive writes that missed.") \
	X(t_events_UNC_B2CMI_TRACKER_INSERTS, "Reads that enter the tracker of requests.") \
	X(t_umasks_UNC_B2CMI_TRACKER_INSERTS__CH0, "Channel 0.") \
	X(t_events_UNC_B2CMI_TRACKER_OCCUPANCY, "Entries in the tracker, added up every cycle.") \
	X(t_events_UNC_B2CMI_WR_TRACKER_INSERTS, "Writes that enter their own tracker.") \
	X(t_events_UNC_B2CMI_TAG_MISS, "Requests that near memory did not hold, with DRAM as a cache of slower memory.") \
	X(t_umasks_UNC_B2CMI_TAG_MISS__CLEAN, "Requests whose place held a clean line.") \
	X(t_umasks_UNC_B2CMI_TAG_MISS__DIRTY, "Requests whose place held a modified line.") \
	X(t_umasks_UNC_B2CMI_TAG_MISS__RD_CLEAN, "Reads whose place held a clean line.") \
	X(t_umasks_UNC_B2CMI_TAG_MISS__RD_DIRTY, "Reads whose place held a modified line.") \
	X(t_umasks_UNC_B2CMI_TAG_MISS__WR_CLEAN, "Writes whose place held a clean line.") \
	X(t_umasks_UNC_B2CMI_TAG_MISS__WR_DIRTY, "Writes whose place held a modified line.") \
	X(t_umasks_UNC_B2CMI_TAG_MISS__RD_2WAY, "Reads that missed the second way.") \
	X(t_umasks_UNC_B2CMI_TAG_MISS__WR_2WAY, "Writes that missed the second way.") \
	X(t_events_UNC_B2CMI_PREFCAM_OCCUPANCY, "Entries in the prefetch CAM, added up every cycle.") \
	X(t_events_UNC_B2CMI_PREFCAM_INSERTS, "Prefetches that enter the prefetch CAM, by where they come from.") \
	X(t_umasks_UNC_B2CMI_PREFCAM_INSERTS__UPI_ALLCH, "Prefetches from links (UPI) in all channels.") \
	X(t_umasks_UNC_B2CMI_PREFCAM_INSERTS__XPT_ALLCH, "Prefetches from cores (XPT) in all channels.") \
	X(t_umasks_UNC_B2CMI_PREFCAM_INSERTS__CH0_XPT, "Prefetches in channel 0 from cores (XPT).") \
	X(t_umasks_UNC_B2CMI_PREFCAM_INSERTS__CH0_UPI, "Prefetches in channel 0 from links (UPI).") \
	X(t_boxes_upi, "One link to another socket: what it sends and receives, and its power states.") \
	X(t_categories_upi_CLOCK, "The clock of the link.") \
	X(t_categories_upi_FLITS, "Flits on the link, by direction, slot and kind.") \
	X(t_categories_upi_HEADERS, "Packet headers on the link, by message class and opcode.") \
	X(t_categories_upi_POWER, "Power states of the link.") \
	X(t_categories_upi_RXQ, "The buffer of flits that were received.") \
	X(t_events_UNC_UPI_CLOCKTICKS, "Cycles of the link's clock.") \
	X(t_events_UNC_UPI_TxL_FLITS, "Slots of flits that this link sends, three a flit: the umasks choose slots and kinds, and both are needed.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__ALL_DATA, "Data in all slots: three for each data flit.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__ALL_NULL, "Empty slots of any number.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__IDLE, "Idle flits: the link had nothing to send.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__NON_DATA, "Headers and credits in any slot: what is neither data nor empty.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__SLOT0, "In slot 0 of the flit; it narrows the kinds.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__SLOT1, "In slot 1 of the flit; it narrows the kinds.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__SLOT2, "In slot 2 of the flit; it narrows the kinds.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__DATA, "Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__LLCRD, "Credits that the flit brings along; they are in slot 2 alone.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__NULL, "Empty slots, of the slots that are chosen beside it.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__LLCTRL, "Control messages of the link layer in slot 0, much the same as idle flits.") \
	X(t_umasks_UNC_UPI_TxL_FLITS__PROTHDR, "Headers of the protocol, in the slots that are chosen beside it.") \
	X(t_events_UNC_UPI_RxL_FLITS, "Slots of flits that this link receives, three a flit: the umasks choose slots and kinds, and both are needed.") \
	X(t_events_UNC_UPI_TxL_BASIC_HDR_MATCH, "Packet headers that this link sends, of one message class, and of one opcode if the umask says so.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ, "Requests, of every opcode.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ_OPC, "Requests of one opcode: bits 7:4 of the umask, here 0.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP, "Snoops, of every opcode.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP_OPC, "Snoops of one opcode: bits 7:4 of the umask, here 0.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA, "Responses without data, of every opcode.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA_OPC, "Responses without data of one opcode: bits 7:4 of the umask, here 0.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA, "Responses with data, of every opcode.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA_OPC, "Responses with data of one opcode: bits 7:4 of the umask, here 0.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB, "Writebacks, of every opcode.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB_OPC, "Writebacks of one opcode: bits 7:4 of the umask, here 0.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB, "Non-coherent bypass messages, of every opcode.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB_OPC, "Non-coherent bypass messages of one opcode: bits 7:4 of the umask, here 0.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS, "Non-coherent standard messages, of every opcode.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS_OPC, "Non-coherent standard messages of one opcode: bits 7:4 of the umask, here 0.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPI, "RspI: a response without data from one that does not hold the line.") \
	X(t_umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPCNFLT, "RspCnflt: a response that reports a conflict.") \
	X(t_events_UNC_UPI_RxL_BASIC_HDR_MATCH, "Packet headers that this link receives, of one message class, and of one opcode if the umask says so.") \
	X(t_events_UNC_UPI_L1_POWER_CYCLES, "Cycles in which the link is off in both directions (L1).") \
	X(t_events_UNC_UPI_TxL0P_POWER_CYCLES, "Cycles in which the sending side is in L0p, with most lanes off to save power.") \
	X(t_events_UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER, "Cycles in which the link layer wants the sending side to enter L0p, going by the name; Intel does not explain it.") \
	X(t_events_UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT, "Cycles in which M3UPI wants the sending side to leave L0p, going by the name; Intel does not explain it.") \
	X(t_events_UNC_UPI_RxL_INSERTS, "Flits that enter the receive buffer, because they could not go past it.") \
	X(t_umasks_UNC_UPI_RxL_INSERTS__SLOT0, "The buffer of slot 0.") \
	X(t_umasks_UNC_UPI_RxL_INSERTS__SLOT1, "The buffer of slot 1.") \
	X(t_umasks_UNC_UPI_RxL_INSERTS__SLOT2, "The buffer of slot 2.") \
	X(t_events_UNC_UPI_RxL_OCCUPANCY, "Flits in the receive buffer, added up each cycle.") \
	X(t_boxes_b2upi, "What stands between the mesh and a link to another socket.") \
	X(t_events_UNC_B2UPI_CLOCKTICKS, "Cycles of the clock that the box runs on, the uncore clock.") \
	X(t_boxes_b2cxl, "What stands between the mesh and a stack with CXL devices.") \
	X(t_events_UNC_B2CXL_CLOCKTICKS, "Cycles of the clock that the box runs on.") \
	X(t_perf_older_b2cxl_older, "Linux 6.1 takes the control registers to be 4 bytes apart, and they are 8.") \
	X(t_boxes_cxlcm, "The protocols of CXL for cache and memory: its packing buffers.") \
	X(t_categories_cxlcm_BUFFERS, "The buffers in which messages are packed.") \
	X(t_events_UNC_CXLCM_RxC_PACK_BUF_INSERTS, "Messages that enter a packing buffer. Data of memory is a line of 64 bytes, by PCM, which reads it as what comes from the device.") \
	X(t_umasks_UNC_CXLCM_RxC_PACK_BUF_INSERTS__MEM_DATA, "Data of memory.") \
	X(t_boxes_cxldp, "The data path of CXL towards the device.") \
	X(t_categories_cxldp_QUEUES, "The queues between the clock of the mesh and that of the link.") \
	X(t_events_UNC_CXLDP_TxC_AGF_INSERTS, "Messages that enter a queue towards the device. Data of memory is a line of 64 bytes, by PCM.") \
	X(t_umasks_UNC_CXLDP_TxC_AGF_INSERTS__M2S_DATA, "Data that the host writes (M2S).") \
	X(t_boxes_b2hot, "One more stop of the mesh, of which Intel publishes the clock alone.") \
	X(t_registers_b2hot_ctl, "Chooses the event of counter 0.") \
	X(t_registers_b2hot_ctr, "Count of counter 0.") \
	X(t_boxes_mdf, "Carries messages of the mesh from one die of the package to the next.") \
	X(t_categories_mdf_CLOCK, "The clock of the bridge.") \
	X(t_events_UNC_MDF_CLOCKTICKS, "Cycles of the bridge's clock.") \
	X(t_boxes_othertypes, "Units that the table lists and no box describes. A machine has a box like this one for each such type, named type17 after its number. Their events are raw codes.") \
	X(t_metrics_cha_NUMA_READS_LOCAL_title, "reads of local memory") \
	X(t_metrics_cha_NUMA_READS_LOCAL, "Share of the data reads that miss which go to memory of this socket.") \
	X(t_metrics_cha_NUMA_READS_LOCAL_formula, "100[percent]*(UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_LOCAL+UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF_LOCAL)/(UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_LOCAL+UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF_LOCAL+UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_REMOTE+UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF_REMOTE)") \
	X(t_metrics_cha_NUMA_READS_REMOTE_title, "reads of remote memory") \
	X(t_metrics_cha_NUMA_READS_REMOTE, "Share of the data reads that miss which go to memory of other sockets.") \
	X(t_metrics_cha_NUMA_READS_REMOTE_formula, "100[percent]*(UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_REMOTE+UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF_REMOTE)/(UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_LOCAL+UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF_LOCAL+UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_REMOTE+UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF_REMOTE)") \
	X(t_metrics_cha_LLC_DRD_MISS_LATENCY_title, "data read miss") \
	X(t_metrics_cha_LLC_DRD_MISS_LATENCY, "How long a demand data read that missed stays in the table of requests, on average.") \
	X(t_metrics_cha_LLC_DRD_MISS_LATENCY_formula, "UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT/UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT*TIME*INSTANCES/SAMPLE_INTERVAL") \
	X(t_metrics_cha_MEM_PARALLEL_READS_title, "parallel reads") \
	X(t_metrics_cha_MEM_PARALLEL_READS, "How many data reads that missed are under way in a slice of the cache while at least one is.") \
	X(t_metrics_cha_MEM_PARALLEL_READS_formula, "UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT/UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT{thresh=1}") \
	X(t_metrics_cha_UNCORE_CLOCK_title, "uncore clock") \
	X(t_metrics_cha_UNCORE_CLOCK, "Cycles of the uncore clock; a second they are its frequency.") \
	X(t_metrics_cha_UNCORE_CLOCK_formula, "UNC_CHA_CLOCKTICKS / INSTANCES") \
	X(t_metrics_cha_HA_LOCAL_BW_READS_title, "reads of this socket") \
	X(t_metrics_cha_HA_LOCAL_BW_READS, "Bytes of the reads that reach this home agent from this socket, a line for each.") \
	X(t_metrics_cha_HA_LOCAL_BW_READS_formula, "UNC_CHA_REQUESTS.READS_LOCAL * 64[bytes/events]") \
	X(t_metrics_cha_HA_LOCAL_BW_WRITES_title, "writes of this socket") \
	X(t_metrics_cha_HA_LOCAL_BW_WRITES, "Bytes of the writes that reach this home agent from this socket, a line for each.") \
	X(t_metrics_cha_HA_LOCAL_BW_WRITES_formula, "UNC_CHA_REQUESTS.WRITES_LOCAL * 64[bytes/events]") \
	X(t_metrics_cha_HA_REMOTE_BW_READS_title, "reads of others") \
	X(t_metrics_cha_HA_REMOTE_BW_READS, "Bytes of the reads that reach this home agent from other sockets, a line for each.") \
	X(t_metrics_cha_HA_REMOTE_BW_READS_formula, "UNC_CHA_REQUESTS.READS_REMOTE * 64[bytes/events]") \
	X(t_metrics_cha_HA_REMOTE_BW_WRITES_title, "writes of others") \
	X(t_metrics_cha_HA_REMOTE_BW_WRITES, "Bytes of the writes that reach this home agent from other sockets, a line for each.") \
	X(t_metrics_cha_HA_REMOTE_BW_WRITES_formula, "UNC_CHA_REQUESTS.WRITES_REMOTE * 64[bytes/events]") \
	X(t_metrics_cha_IO_LINES_READ_title, "lines read by devices") \
	X(t_metrics_cha_IO_LINES_READ, "Bytes that devices read, by the lines that they ask of the cache.") \
	X(t_metrics_cha_IO_LINES_READ_formula, "UNC_CHA_TOR_INSERTS.IO_PCIRDCUR * 64[bytes/events]") \
	X(t_metrics_cha_IO_LINES_WRITTEN_title, "lines written by devices") \
	X(t_metrics_cha_IO_LINES_WRITTEN, "Bytes that devices write, by the lines that they ask of the cache; a part of a line counts as the whole.") \
	X(t_metrics_cha_IO_LINES_WRITTEN_formula, "(UNC_CHA_TOR_INSERTS.IO_ITOM + UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR) * 64[bytes/events]") \
	X(t_metrics_cha_IO_READS_MISS_PCT_title, "device reads that miss") \
	X(t_metrics_cha_IO_READS_MISS_PCT, "Share of the lines that devices read which the cache does not hold.") \
	X(t_metrics_cha_IO_READS_MISS_PCT_formula, "100[percent] * UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR / UNC_CHA_TOR_INSERTS.IO_PCIRDCUR") \
	X(t_metrics_cha_IO_WRITES_MISS_PCT_title, "device writes that miss") \
	X(t_metrics_cha_IO_WRITES_MISS_PCT, "Share of the whole lines that devices write which the cache does not hold.") \
	X(t_metrics_cha_IO_WRITES_MISS_PCT_formula, "100[percent] * UNC_CHA_TOR_INSERTS.IO_MISS_ITOM / UNC_CHA_TOR_INSERTS.IO_ITOM") \
	X(t_metrics_cha_IO_LINES_READ_LOCAL_title, "lines read by devices, local") \
	X(t_metrics_cha_IO_LINES_READ_LOCAL, "Bytes that devices read from memory of this socket.") \
	X(t_metrics_cha_IO_LINES_READ_LOCAL_formula, "UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_LOCAL * 64[bytes/events]") \
	X(t_metrics_cha_IO_LINES_READ_REMOTE_title, "lines read by devices, remote") \
	X(t_metrics_cha_IO_LINES_READ_REMOTE, "Bytes that devices read from memory of other sockets.") \
	X(t_metrics_cha_IO_LINES_READ_REMOTE_formula, "UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_REMOTE * 64[bytes/events]") \
	X(t_metrics_cha_IO_LINES_WRITTEN_LOCAL_title, "lines written by devices, local") \
	X(t_metrics_cha_IO_LINES_WRITTEN_LOCAL, "Bytes that devices write to memory of this socket.") \
	X(t_metrics_cha_IO_LINES_WRITTEN_LOCAL_formula, "(UNC_CHA_TOR_INSERTS.IO_ITOM_LOCAL + UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR_LOCAL) * 64[bytes/events]") \
	X(t_metrics_cha_IO_LINES_WRITTEN_REMOTE_title, "lines written by devices, remote") \
	X(t_metrics_cha_IO_LINES_WRITTEN_REMOTE, "Bytes that devices write to memory of other sockets.") \
	X(t_metrics_cha_IO_LINES_WRITTEN_REMOTE_formula, "(UNC_CHA_TOR_INSERTS.IO_ITOM_REMOTE + UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR_REMOTE) * 64[bytes/events]") \
	X(t_metrics_cha_IO_READ_MISS_BW_title, "device reads that miss, bytes") \
	X(t_metrics_cha_IO_READ_MISS_BW, "Bytes that devices read which the cache does not hold.") \
	X(t_metrics_cha_IO_READ_MISS_BW_formula, "UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR * 64[bytes/events]") \
	X(t_metrics_cha_IO_WRITE_MISS_BW_title, "device writes that miss, bytes") \
	X(t_metrics_cha_IO_WRITE_MISS_BW, "Bytes that devices write which the cache does not hold.") \
	X(t_metrics_cha_IO_WRITE_MISS_BW_formula, "(UNC_CHA_TOR_INSERTS.IO_MISS_ITOM + UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR) * 64[bytes/events]") \
	X(t_metrics_iio_IO_BW_READ_title, "read by devices") \
	X(t_metrics_iio_IO_BW_READ, "Bytes that devices read from memory.") \
	X(t_metrics_iio_IO_BW_READ_formula, "UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.ALL_PARTS*4[bytes/events]") \
	X(t_metrics_iio_IO_BW_WRITE_title, "written by devices") \
	X(t_metrics_iio_IO_BW_WRITE, "Bytes that devices write to memory.") \
	X(t_metrics_iio_IO_BW_WRITE_formula, "UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.ALL_PARTS*4[bytes/events]") \
	X(t_metrics_iio_IO_MSI_title, "interrupts of devices") \
	X(t_metrics_iio_IO_MSI, "Posted requests of devices to the UBox, mostly interrupts (MSI).") \
	X(t_metrics_iio_IO_MSI_formula, "UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX_POSTED") \
	X(t_metrics_irp_IO_LOST_FORWARDS_title, "lost forwards") \
	X(t_metrics_irp_IO_LOST_FORWARDS, "Times that a device lost a line before its write was done.") \
	X(t_metrics_irp_IO_LOST_FORWARDS_formula, "UNC_I_MISC1.LOST_FWD + UNC_I_MISC1.SEC_RCVD_INVLD") \
	X(t_metrics_imc_MEM_BW_READS_title, "memory read") \
	X(t_metrics_imc_MEM_BW_READS, "Bytes read from memory: a cache line for each column read of either subchannel.") \
	X(t_metrics_imc_MEM_BW_READS_formula, "(UNC_M_CAS_COUNT_SCH0.RD + UNC_M_CAS_COUNT_SCH1.RD) * 64[bytes/events]") \
	X(t_metrics_imc_MEM_BW_WRITES_title, "memory written") \
	X(t_metrics_imc_MEM_BW_WRITES, "Bytes written to memory: a cache line for each column write of either subchannel.") \
	X(t_metrics_imc_MEM_BW_WRITES_formula, "(UNC_M_CAS_COUNT_SCH0.WR + UNC_M_CAS_COUNT_SCH1.WR) * 64[bytes/events]") \
	X(t_metrics_imc_MEM_BW_TOTAL_title, "memory traffic") \
	X(t_metrics_imc_MEM_BW_TOTAL, "Bytes read from memory and written to it; stat adds the channels of a socket.") \
	X(t_metrics_imc_MEM_BW_TOTAL_formula, "MEM_BW_READS + MEM_BW_WRITES") \
	X(t_metrics_upi_UPI_DATA_TX_BW_title, "data sent") \
	X(t_metrics_upi_UPI_DATA_TX_BW, "Bytes of data sent over the links; nine counts are a line of 64.") \
	X(t_metrics_upi_UPI_DATA_TX_BW_formula, "UNC_UPI_TxL_FLITS.ALL_DATA * 64[bytes/events] / 9") \
	X(t_metrics_upi_UPI_DATA_RX_BW_title, "data received") \
	X(t_metrics_upi_UPI_DATA_RX_BW, "Bytes of data received over the links; nine counts are a line of 64.") \
	X(t_metrics_upi_UPI_DATA_RX_BW_formula, "UNC_UPI_RxL_FLITS.ALL_DATA * 64[bytes/events] / 9") \
	X(t_metrics_pcu_CORES_C0_title, "cores awake") \
	X(t_metrics_pcu_CORES_C0, "How many cores are awake (C0), on average.") \
	X(t_metrics_pcu_CORES_C0_formula, "UNC_P_POWER_STATE_OCCUPANCY_CORES_C0 / UNC_P_CLOCKTICKS * INSTANCES") \
	X(t_metrics_pcu_CORES_C6_title, "cores in C6") \
	X(t_metrics_pcu_CORES_C6, "How many cores sleep in C6, on average.") \
	X(t_metrics_pcu_CORES_C6_formula, "UNC_P_POWER_STATE_OCCUPANCY_CORES_C6 / UNC_P_CLOCKTICKS * INSTANCES") \
	X(t_metrics_cha_LLC_DRD_MISS_PCT_title, "data read misses") \
	X(t_metrics_cha_LLC_DRD_MISS_PCT, "Share of the cores' demand data reads that missed the cache.") \
	X(t_metrics_cha_LLC_DRD_MISS_PCT_formula, "100[percent] * UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT / (UNC_CHA_TOR_INSERTS.IA_HIT_DRD_OPT + UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT)") \
	X(t_metrics_pcu_PCT_FREQ_POWER_LTD_title, "limited by power") \
	X(t_metrics_pcu_PCT_FREQ_POWER_LTD, "Share of power-unit cycles in which the power budget held the frequency down.") \
	X(t_metrics_pcu_PCT_FREQ_POWER_LTD_formula, "100[percent] * UNC_P_FREQ_MAX_POWER_CYCLES / UNC_P_CLOCKTICKS") \
	X(t_metrics_pcu_PCT_FREQ_THERMAL_LTD_title, "limited by thermal") \
	X(t_metrics_pcu_PCT_FREQ_THERMAL_LTD, "Share of power-unit cycles in which heat held the frequency down.") \
	X(t_metrics_pcu_PCT_FREQ_THERMAL_LTD_formula, "100[percent] * UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES / UNC_P_CLOCKTICKS") \
	X(t_metrics_pcu_PCT_PROCHOT_EXTERNAL_title, "throttled from outside") \
	X(t_metrics_pcu_PCT_PROCHOT_EXTERNAL, "Share of power-unit cycles throttled at a request from outside.") \
	X(t_metrics_pcu_PCT_PROCHOT_EXTERNAL_formula, "100[percent] * UNC_P_PROCHOT_EXTERNAL_CYCLES / UNC_P_CLOCKTICKS") \
	X(t_metrics_pcu_PCT_PROCHOT_INTERNAL_title, "throttled from inside") \
	X(t_metrics_pcu_PCT_PROCHOT_INTERNAL, "Share of power-unit cycles throttled because the die itself is too hot.") \
	X(t_metrics_pcu_PCT_PROCHOT_INTERNAL_formula, "100[percent] * UNC_P_PROCHOT_INTERNAL_CYCLES / UNC_P_CLOCKTICKS") \
	X(t_metrics_imc_PCT_MEM_BW_PEAK_title, "peak bandwidth used") \
	X(t_metrics_imc_PCT_MEM_BW_PEAK, "Share of what a channel can move: 8 bytes a transfer and four transfers a cycle of DCLK, so a line takes two cycles.") \
	X(t_metrics_imc_PCT_MEM_BW_PEAK_formula, "100[percent] * (UNC_M_CAS_COUNT_SCH0.RD + UNC_M_CAS_COUNT_SCH1.RD + UNC_M_CAS_COUNT_SCH0.WR + UNC_M_CAS_COUNT_SCH1.WR) * 2[cycles/events] / UNC_M_CLOCKTICKS") \
	X(t_metrics_imc_DRAM_FREQ_title, "DRAM frequency") \
	X(t_metrics_imc_DRAM_FREQ, "Cycles of DCLK a second, a mean over the channels: a quarter of the transfers of a DIMM.") \
	X(t_metrics_imc_DRAM_FREQ_formula, "UNC_M_CLOCKTICKS / INSTANCES / TIME") \
	X(t_metrics_cha_UNCORE_FREQ_title, "uncore frequency") \
	X(t_metrics_cha_UNCORE_FREQ, "Cycles of the uncore clock a second.") \
	X(t_metrics_cha_UNCORE_FREQ_formula, "UNC_CHA_CLOCKTICKS / INSTANCES / TIME") \
	X(t_metrics_pcu_PCU_FREQ_title, "power unit frequency") \
	X(t_metrics_pcu_PCU_FREQ, "Cycles of the power unit's clock a second.") \
	X(t_metrics_pcu_PCU_FREQ_formula, "UNC_P_CLOCKTICKS / INSTANCES / TIME") \
	X(t_metrics_cha_CXL_LINES_READ_title, "read from CXL memory") \
	X(t_metrics_cha_CXL_LINES_READ, "Lines of CXL memory that cores asked for and the cache lacked, as bytes.") \
	X(t_metrics_cha_CXL_LINES_READ_formula, "UNC_CHA_TOR_INSERTS.IA_MISS_CXL_ACC * 64[bytes/events]") \
	X(t_metrics_cha_CXL_DRD_MISS_LATENCY_title, "latency of CXL memory") \
	X(t_metrics_cha_CXL_DRD_MISS_LATENCY, "How long a demand data read waits that misses the cache and goes to CXL memory.") \
	X(t_metrics_cha_CXL_DRD_MISS_LATENCY_formula, "UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_CXL_ACC/UNC_CHA_TOR_INSERTS.IA_MISS_DRD_CXL_ACC*TIME*INSTANCES/SAMPLE_INTERVAL") \
	X(t_metrics_cha_CXL_MISS_PCT_title, "misses of CXL memory") \
	X(t_metrics_cha_CXL_MISS_PCT, "Share of the cores' requests for CXL memory that the cache does not hold.") \
	X(t_metrics_cha_CXL_MISS_PCT_formula, "100[percent] * UNC_CHA_TOR_INSERTS.IA_MISS_CXL_ACC / (UNC_CHA_TOR_INSERTS.IA_HIT_CXL_ACC + UNC_CHA_TOR_INSERTS.IA_MISS_CXL_ACC)") \
	X(t_metrics_rapl_PKG_POWER_title, "power of the package") \
	X(t_metrics_rapl_PKG_POWER, "Energy that the package used; a second's worth of it is its power in watts.") \
	X(t_metrics_rapl_PKG_POWER_formula, "UNC_RAPL_ENERGY_PKG") \
	X(t_metrics_rapl_DRAM_POWER_title, "power of the memory") \
	X(t_metrics_rapl_DRAM_POWER, "Energy that the memory at this socket used; 0 where the firmware does not measure it.") \
	X(t_metrics_rapl_DRAM_POWER_formula, "UNC_RAPL_ENERGY_DRAM") \
	X(t_groups_memory_question, "How much memory bandwidth is used, and on which channel\?") \
	X(t_groups_memory_reading, "PCT_MEM_BW_PEAK is the share of what a channel can move at the clock that was counted; real programs reach about three quarters. Channels that differ much hint at unlike DIMMs.") \
	X(t_groups_llc_question, "How well does the last-level cache hold the data, and how long does a miss take\?") \
	X(t_groups_llc_reading, "A miss share is only bad together with many misses. A latency far above that of an idle machine means a loaded memory or remote data.") \
	X(t_groups_interconnect_question, "How much data do the links between the sockets carry\?") \
	X(t_groups_interconnect_reading, "Bytes of data alone, without headers and credits. Compare the links, which share the work. The nominal rate of a link is 2 bytes a transfer each way.") \
	X(t_groups_numa_question, "Which share of LLC misses and memory traffic is served by another socket\?") \
	X(t_groups_numa_reading, "NUMA_READS are the data reads of this socket's cores that miss its cache: which share goes to memory of this socket, and which to that of others. HA_LOCAL and HA_REMOTE are bytes at this socket's memory that its own cores, or other sockets, asked for. Much remote traffic means that threads and their pages are on unlike sockets; numactl places them.") \
	X(t_groups_io_question, "How much do devices read and write\?") \
	X(t_groups_io_reading, "Bytes that the devices of each I/O stack read from memory and wrote to it. The stacks are numbered as the processor does; lspci -t shows which bus has which device.") \
	X(t_groups_power_question, "Why is the package throttled: what holds its frequency down, and how much power do it and its memory take\?") \
	X(t_groups_power_reading, "Compare PKG_POWER with the power that the part is made for (TDP): near it the budget is what limits. The rest are shares of the time of the power units. Above a few percent the named limit costs speed: POWER is the power budget, THERMAL heat, PROCHOT_INTERNAL heat of the die that already throttles, PROCHOT_EXTERNAL a request from outside. Limits count only while they are in force, so a machine without load shows none.") \
	X(t_groups_clocks_question, "How fast do the clocks of the uncore and of the memory run\?") \
	X(t_groups_clocks_reading, "Cycles a second. Four times DRAM_FREQ is the transfer rate of the DIMMs. A low UNCORE_FREQ under load means a power limit or a power-saving setting. Where the machine sleeps, the clocks stand still and the means are lower.") \
	X(t_groups_cxl_question, "How much is read from CXL memory and written to it, and how long does a read take\?") \
	X(t_groups_cxl_reading, "MEM_DATA are the bytes that came in through the ports of a socket, M2S_DATA those that went out, as PCM counts them; --per-instance shows each port. The rest is what this socket's cores ask of CXL memory. Intel's list speaks of accelerators there, and once of a memory expander; whether every expander counts, no source says. Without CXL memory all are 0, and shares and times have no value.") \

#endif

#define STRINGS(X) \
	WORDS(X) WORDS_OF_TEXTS(X) WORDS_OF_ALIASES(X) WORDS_OF_SIM(X) NAMES(X) SENTENCES(X)
#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/*
 * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string.
 * C is a citation, T a sentence.
 */
#define S(symbol) offsetof(struct uncore_cwf_strings, s_##symbol)
#define N(symbol) offsetof(struct uncore_cwf_strings, n_##symbol)
#ifdef UNCORE_WITHOUT_TEXTS
#define C(symbol) 0
#define T(symbol) 0
#else
#define C(symbol) S(symbol)
#define T(symbol) offsetof(struct uncore_cwf_strings, t_##symbol)
#endif
#define NONE UNCORE_NO_INDEX
/* The slot of a name that only other tools use. */
#ifdef UNCORE_WITHOUT_ALIASES
#define A(slot) UNCORE_NAME_LEFT_OUT
#else
#define A(slot) slot
#endif

struct uncore_cwf_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_6_221_0_15_0,
	cpuids_COUNT
};

enum {
	boxes_discovery,
	boxes_ubox,
	boxes_cha,
	boxes_chacms,
	boxes_pcu,
	boxes_rapl,
	boxes_iio,
	boxes_irp,
	boxes_imc,
	boxes_b2cmi,
	boxes_upi,
	boxes_b2upi,
	boxes_b2cxl,
	boxes_cxlcm,
	boxes_cxldp,
	boxes_b2hot,
	boxes_mdf,
	boxes_othertypes,
	boxes_COUNT
};

enum {
	places_discovery_portal,
	places_COUNT
};

enum {
	functions_discovery_portal,
	functions_COUNT
};

enum {
	registers_discovery_capability,
	registers_discovery_kind,
	registers_discovery_where,
	registers_discovery_head,
	registers_discovery_head_ctl,
	registers_discovery_head_status,
	registers_discovery_unit,
	registers_discovery_unit_ctl,
	registers_discovery_unit_name,
	registers_ubox_box_ctl,
	registers_ubox_ctl,
	registers_ubox_ctr,
	registers_ubox_fixed_ctl,
	registers_ubox_fixed_ctr,
	registers_cha_box_ctl,
	registers_cha_ctl,
	registers_cha_ctr,
	registers_cha_box_filter,
	registers_chacms_ctl,
	registers_chacms_ctr,
	registers_pcu_box_ctl,
	registers_pcu_ctl,
	registers_pcu_ctr,
	registers_rapl_unit,
	registers_rapl_pkg_energy,
	registers_rapl_dram_energy,
	registers_iio_box_ctl,
	registers_iio_ctl,
	registers_iio_ctr,
	registers_iio_clk_ctr,
	registers_iio_bw_in_ctr,
	registers_iio_bw_out_ctr,
	registers_irp_box_ctl,
	registers_irp_ctl,
	registers_irp_ctr,
	registers_imc_box_ctl,
	registers_imc_ctl,
	registers_imc_ctr,
	registers_imc_fixed_ctl,
	registers_imc_fixed_ctr,
	registers_b2cmi_box_ctl,
	registers_b2cmi_ctl,
	registers_b2cmi_ctr,
	registers_upi_box_ctl,
	registers_upi_ctl,
	registers_upi_ctr,
	registers_b2upi_box_ctl,
	registers_b2upi_ctl,
	registers_b2upi_ctr,
	registers_b2cxl_box_ctl,
	registers_b2cxl_ctl,
	registers_b2cxl_ctr,
	registers_cxlcm_box_ctl,
	registers_cxlcm_ctl,
	registers_cxlcm_ctr,
	registers_cxldp_box_ctl,
	registers_cxldp_ctl,
	registers_cxldp_ctr,
	registers_b2hot_box_ctl,
	registers_b2hot_ctl,
	registers_b2hot_ctr,
	registers_mdf_box_ctl,
	registers_mdf_ctl,
	registers_mdf_ctr,
	registers_othertypes_box_ctl,
	registers_othertypes_ctl,
	registers_othertypes_ctr,
	registers_COUNT
};

enum {
	layouts_discovery_capability,
	layouts_discovery_kind,
	layouts_discovery_where,
	layouts_discovery_head,
	layouts_discovery_address,
	layouts_discovery_status,
	layouts_discovery_unit,
	layouts_discovery_unit_address,
	layouts_discovery_unit_name,
	layouts_ubox_box_ctl,
	layouts_ubox_ctl,
	layouts_ubox_ctr,
	layouts_ubox_fixed_ctl,
	layouts_cha_box_ctl,
	layouts_cha_ctl,
	layouts_cha_ctr,
	layouts_cha_box_filter,
	layouts_chacms_ctl,
	layouts_chacms_ctr,
	layouts_pcu_box_ctl,
	layouts_pcu_ctl,
	layouts_pcu_ctr,
	layouts_rapl_unit,
	layouts_rapl_energy,
	layouts_iio_box_ctl,
	layouts_iio_ctl,
	layouts_iio_ctr,
	layouts_iio_free_ctr,
	layouts_irp_box_ctl,
	layouts_irp_ctl,
	layouts_irp_ctr,
	layouts_imc_box_ctl,
	layouts_imc_ctl,
	layouts_imc_ctr,
	layouts_imc_fixed_ctl,
	layouts_b2cmi_box_ctl,
	layouts_b2cmi_ctl,
	layouts_b2cmi_ctr,
	layouts_upi_box_ctl,
	layouts_upi_ctl,
	layouts_upi_ctr,
	layouts_b2upi_box_ctl,
	layouts_b2upi_ctl,
	layouts_b2upi_ctr,
	layouts_b2cxl_box_ctl,
	layouts_b2cxl_ctl,
	layouts_b2cxl_ctr,
	layouts_cxlcm_box_ctl,
	layouts_cxlcm_ctl,
	layouts_cxlcm_ctr,
	layouts_cxldp_box_ctl,
	layouts_cxldp_ctl,
	layouts_cxldp_ctr,
	layouts_b2hot_box_ctl,
	layouts_b2hot_ctl,
	layouts_b2hot_ctr,
	layouts_mdf_box_ctl,
	layouts_mdf_ctl,
	layouts_mdf_ctr,
	layouts_othertypes_box_ctl,
	layouts_othertypes_ctl,
	layouts_othertypes_ctr,
	layouts_COUNT
};

enum {
	fields_discovery_capability_next,
	fields_discovery_capability_version,
	fields_discovery_capability_id,
	fields_discovery_kind_entry_size,
	fields_discovery_kind_entries,
	fields_discovery_kind_entry,
	fields_discovery_where_offset,
	fields_discovery_where_bar,
	fields_discovery_head_access,
	fields_discovery_head_reserved_61_26,
	fields_discovery_head_max_units,
	fields_discovery_head_stride,
	fields_discovery_head_type,
	fields_discovery_address_ctl,
	fields_discovery_status_reserved_63_24,
	fields_discovery_status_count,
	fields_discovery_status_offset,
	fields_discovery_unit_access,
	fields_discovery_unit_reserved_61_40,
	fields_discovery_unit_status,
	fields_discovery_unit_counters,
	fields_discovery_unit_width,
	fields_discovery_unit_controls,
	fields_discovery_unit_count,
	fields_discovery_unit_address_ctl,
	fields_discovery_unit_address_enable,
	fields_discovery_unit_address_domain,
	fields_discovery_unit_address_bus,
	fields_discovery_unit_address_device,
	fields_discovery_unit_address_function,
	fields_discovery_unit_address_byte,
	fields_discovery_unit_name_reserved_63_48,
	fields_discovery_unit_name_status_bit,
	fields_discovery_unit_name_id,
	fields_discovery_unit_name_type,
	fields_ubox_box_ctl_reserved_63_10,
	fields_ubox_box_ctl_rst_ctrs,
	fields_ubox_box_ctl_rst_ctrl,
	fields_ubox_box_ctl_reserved_7_1,
	fields_ubox_box_ctl_frz,
	fields_ubox_ctl_reserved_63_32,
	fields_ubox_ctl_thresh,
	fields_ubox_ctl_invert,
	fields_ubox_ctl_reserved_22_21,
	fields_ubox_ctl_ov_en,
	fields_ubox_ctl_reserved_19_19,
	fields_ubox_ctl_edge_det,
	fields_ubox_ctl_reserved_17_16,
	fields_ubox_ctl_umask,
	fields_ubox_ctl_ev_sel,
	fields_ubox_ctr_reserved_63_48,
	fields_ubox_ctr_event_count,
	fields_ubox_fixed_ctl_reserved_63_23,
	fields_ubox_fixed_ctl_en,
	fields_ubox_fixed_ctl_reserved_21_0,
	fields_cha_box_ctl_reserved_63_10,
	fields_cha_box_ctl_rst_ctrs,
	fields_cha_box_ctl_rst_ctrl,
	fields_cha_box_ctl_reserved_7_1,
	fields_cha_box_ctl_frz,
	fields_cha_ctl_umask,
	fields_cha_ctl_thresh,
	fields_cha_ctl_invert,
	fields_cha_ctl_reserved_22_21,
	fields_cha_ctl_ov_en,
	fields_cha_ctl_reserved_19_19,
	fields_cha_ctl_edge_det,
	fields_cha_ctl_reserved_17_17,
	fields_cha_ctl_tid_en,
	fields_cha_ctl_ev_sel,
	fields_cha_ctr_reserved_63_48,
	fields_cha_ctr_event_count,
	fields_cha_box_filter_reserved_63_10,
	fields_cha_box_filter_tid,
	fields_chacms_ctl_reserved_63_32,
	fields_chacms_ctl_thresh,
	fields_chacms_ctl_invert,
	fields_chacms_ctl_reserved_22_21,
	fields_chacms_ctl_ov_en,
	fields_chacms_ctl_reserved_19_19,
	fields_chacms_ctl_edge_det,
	fields_chacms_ctl_reserved_17_16,
	fields_chacms_ctl_umask,
	fields_chacms_ctl_ev_sel,
	fields_chacms_ctr_reserved_63_48,
	fields_chacms_ctr_event_count,
	fields_pcu_box_ctl_reserved_63_10,
	fields_pcu_box_ctl_rst_ctrs,
	fields_pcu_box_ctl_rst_ctrl,
	fields_pcu_box_ctl_reserved_7_1,
	fields_pcu_box_ctl_frz,
	fields_pcu_ctl_reserved_63_32,
	fields_pcu_ctl_thresh,
	fields_pcu_ctl_invert,
	fields_pcu_ctl_reserved_22_21,
	fields_pcu_ctl_ov_en,
	fields_pcu_ctl_reserved_19_19,
	fields_pcu_ctl_edge_det,
	fields_pcu_ctl_reserved_17_16,
	fields_pcu_ctl_umask,
	fields_pcu_ctl_ev_sel,
	fields_pcu_ctr_reserved_63_48,
	fields_pcu_ctr_event_count,
	fields_rapl_unit_reserved_63_20,
	fields_rapl_unit_tu,
	fields_rapl_unit_reserved_15_13,
	fields_rapl_unit_esu,
	fields_rapl_unit_reserved_7_4,
	fields_rapl_unit_pu,
	fields_rapl_energy_reserved_63_32,
	fields_rapl_energy_used,
	fields_iio_box_ctl_reserved_63_10,
	fields_iio_box_ctl_rst_ctrs,
	fields_iio_box_ctl_rst_ctrl,
	fields_iio_box_ctl_reserved_7_1,
	fields_iio_box_ctl_frz,
	fields_iio_ctl_reserved_63_51,
	fields_iio_ctl_fc_mask,
	fields_iio_ctl_ch_mask,
	fields_iio_ctl_thresh,
	fields_iio_ctl_invert,
	fields_iio_ctl_reserved_22_21,
	fields_iio_ctl_ov_en,
	fields_iio_ctl_reserved_19_19,
	fields_iio_ctl_edge_det,
	fields_iio_ctl_reserved_17_16,
	fields_iio_ctl_umask,
	fields_iio_ctl_ev_sel,
	fields_iio_ctr_reserved_63_48,
	fields_iio_ctr_event_count,
	fields_iio_free_ctr_reserved_63_48,
	fields_iio_free_ctr_event_count,
	fields_irp_box_ctl_reserved_63_10,
	fields_irp_box_ctl_rst_ctrs,
	fields_irp_box_ctl_rst_ctrl,
	fields_irp_box_ctl_reserved_7_1,
	fields_irp_box_ctl_frz,
	fields_irp_ctl_reserved_63_56,
	fields_irp_ctl_umask,
	fields_irp_ctl_thresh,
	fields_irp_ctl_invert,
	fields_irp_ctl_reserved_22_21,
	fields_irp_ctl_ov_en,
	fields_irp_ctl_reserved_19_19,
	fields_irp_ctl_edge_det,
	fields_irp_ctl_reserved_17_16,
	fields_irp_ctl_ev_sel,
	fields_irp_ctr_reserved_63_48,
	fields_irp_ctr_event_count,
	fields_imc_box_ctl_reserved_31_10,
	fields_imc_box_ctl_rst_ctrs,
	fields_imc_box_ctl_rst_ctrl,
	fields_imc_box_ctl_reserved_7_1,
	fields_imc_box_ctl_frz,
	fields_imc_ctl_thresh,
	fields_imc_ctl_invert,
	fields_imc_ctl_reserved_22_21,
	fields_imc_ctl_ov_en,
	fields_imc_ctl_reserved_19_19,
	fields_imc_ctl_edge_det,
	fields_imc_ctl_reserved_17_16,
	fields_imc_ctl_umask,
	fields_imc_ctl_ev_sel,
	fields_imc_ctr_reserved_63_48,
	fields_imc_ctr_event_count,
	fields_imc_fixed_ctl_reserved_31_23,
	fields_imc_fixed_ctl_en,
	fields_imc_fixed_ctl_reserved_21_0,
	fields_b2cmi_box_ctl_reserved_31_10,
	fields_b2cmi_box_ctl_rst_ctrs,
	fields_b2cmi_box_ctl_rst_ctrl,
	fields_b2cmi_box_ctl_reserved_7_1,
	fields_b2cmi_box_ctl_frz,
	fields_b2cmi_ctl_reserved_63_56,
	fields_b2cmi_ctl_umask,
	fields_b2cmi_ctl_thresh,
	fields_b2cmi_ctl_invert,
	fields_b2cmi_ctl_reserved_22_21,
	fields_b2cmi_ctl_ov_en,
	fields_b2cmi_ctl_reserved_19_19,
	fields_b2cmi_ctl_edge_det,
	fields_b2cmi_ctl_reserved_17_16,
	fields_b2cmi_ctl_ev_sel,
	fields_b2cmi_ctr_reserved_63_48,
	fields_b2cmi_ctr_event_count,
	fields_upi_box_ctl_reserved_31_10,
	fields_upi_box_ctl_rst_ctrs,
	fields_upi_box_ctl_rst_ctrl,
	fields_upi_box_ctl_reserved_7_1,
	fields_upi_box_ctl_frz,
	fields_upi_ctl_reserved_63_56,
	fields_upi_ctl_umask,
	fields_upi_ctl_thresh,
	fields_upi_ctl_invert,
	fields_upi_ctl_reserved_22_21,
	fields_upi_ctl_ov_en,
	fields_upi_ctl_reserved_19_19,
	fields_upi_ctl_edge_det,
	fields_upi_ctl_reserved_17_16,
	fields_upi_ctl_ev_sel,
	fields_upi_ctr_reserved_63_48,
	fields_upi_ctr_event_count,
	fields_b2upi_box_ctl_reserved_31_10,
	fields_b2upi_box_ctl_rst_ctrs,
	fields_b2upi_box_ctl_rst_ctrl,
	fields_b2upi_box_ctl_reserved_7_1,
	fields_b2upi_box_ctl_frz,
	fields_b2upi_ctl_reserved_63_56,
	fields_b2upi_ctl_umask,
	fields_b2upi_ctl_thresh,
	fields_b2upi_ctl_invert,
	fields_b2upi_ctl_reserved_22_21,
	fields_b2upi_ctl_ov_en,
	fields_b2upi_ctl_reserved_19_19,
	fields_b2upi_ctl_edge_det,
	fields_b2upi_ctl_reserved_17_16,
	fields_b2upi_ctl_ev_sel,
	fields_b2upi_ctr_reserved_63_48,
	fields_b2upi_ctr_event_count,
	fields_b2cxl_box_ctl_reserved_31_10,
	fields_b2cxl_box_ctl_rst_ctrs,
	fields_b2cxl_box_ctl_rst_ctrl,
	fields_b2cxl_box_ctl_reserved_7_1,
	fields_b2cxl_box_ctl_frz,
	fields_b2cxl_ctl_reserved_63_32,
	fields_b2cxl_ctl_thresh,
	fields_b2cxl_ctl_invert,
	fields_b2cxl_ctl_reserved_22_21,
	fields_b2cxl_ctl_ov_en,
	fields_b2cxl_ctl_reserved_19_19,
	fields_b2cxl_ctl_edge_det,
	fields_b2cxl_ctl_reserved_17_16,
	fields_b2cxl_ctl_umask,
	fields_b2cxl_ctl_ev_sel,
	fields_b2cxl_ctr_reserved_63_48,
	fields_b2cxl_ctr_event_count,
	fields_cxlcm_box_ctl_reserved_31_10,
	fields_cxlcm_box_ctl_rst_ctrs,
	fields_cxlcm_box_ctl_rst_ctrl,
	fields_cxlcm_box_ctl_reserved_7_1,
	fields_cxlcm_box_ctl_frz,
	fields_cxlcm_ctl_reserved_63_32,
	fields_cxlcm_ctl_thresh,
	fields_cxlcm_ctl_invert,
	fields_cxlcm_ctl_reserved_22_21,
	fields_cxlcm_ctl_ov_en,
	fields_cxlcm_ctl_reserved_19_19,
	fields_cxlcm_ctl_edge_det,
	fields_cxlcm_ctl_reserved_17_16,
	fields_cxlcm_ctl_umask,
	fields_cxlcm_ctl_ev_sel,
	fields_cxlcm_ctr_reserved_63_48,
	fields_cxlcm_ctr_event_count,
	fields_cxldp_box_ctl_reserved_31_10,
	fields_cxldp_box_ctl_rst_ctrs,
	fields_cxldp_box_ctl_rst_ctrl,
	fields_cxldp_box_ctl_reserved_7_1,
	fields_cxldp_box_ctl_frz,
	fields_cxldp_ctl_reserved_63_32,
	fields_cxldp_ctl_thresh,
	fields_cxldp_ctl_invert,
	fields_cxldp_ctl_reserved_22_21,
	fields_cxldp_ctl_ov_en,
	fields_cxldp_ctl_reserved_19_19,
	fields_cxldp_ctl_edge_det,
	fields_cxldp_ctl_reserved_17_16,
	fields_cxldp_ctl_umask,
	fields_cxldp_ctl_ev_sel,
	fields_cxldp_ctr_reserved_63_48,
	fields_cxldp_ctr_event_count,
	fields_b2hot_box_ctl_reserved_31_10,
	fields_b2hot_box_ctl_rst_ctrs,
	fields_b2hot_box_ctl_rst_ctrl,
	fields_b2hot_box_ctl_reserved_7_1,
	fields_b2hot_box_ctl_frz,
	fields_b2hot_ctl_thresh,
	fields_b2hot_ctl_invert,
	fields_b2hot_ctl_reserved_22_19,
	fields_b2hot_ctl_edge_det,
	fields_b2hot_ctl_reserved_17_16,
	fields_b2hot_ctl_umask,
	fields_b2hot_ctl_ev_sel,
	fields_b2hot_ctr_reserved_63_48,
	fields_b2hot_ctr_event_count,
	fields_mdf_box_ctl_reserved_63_10,
	fields_mdf_box_ctl_rst_ctrs,
	fields_mdf_box_ctl_rst_ctrl,
	fields_mdf_box_ctl_reserved_7_1,
	fields_mdf_box_ctl_frz,
	fields_mdf_ctl_reserved_63_32,
	fields_mdf_ctl_thresh,
	fields_mdf_ctl_invert,
	fields_mdf_ctl_reserved_22_21,
	fields_mdf_ctl_ov_en,
	fields_mdf_ctl_reserved_19_19,
	fields_mdf_ctl_edge_det,
	fields_mdf_ctl_reserved_17_16,
	fields_mdf_ctl_umask,
	fields_mdf_ctl_ev_sel,
	fields_mdf_ctr_reserved_63_48,
	fields_mdf_ctr_event_count,
	fields_othertypes_box_ctl_reserved_31_10,
	fields_othertypes_box_ctl_rst_ctrs,
	fields_othertypes_box_ctl_rst_ctrl,
	fields_othertypes_box_ctl_reserved_7_1,
	fields_othertypes_box_ctl_frz,
	fields_othertypes_ctl_thresh,
	fields_othertypes_ctl_invert,
	fields_othertypes_ctl_reserved_22_19,
	fields_othertypes_ctl_edge_det,
	fields_othertypes_ctl_reserved_17_16,
	fields_othertypes_ctl_umask,
	fields_othertypes_ctl_ev_sel,
	fields_othertypes_ctr_reserved_63_48,
	fields_othertypes_ctr_event_count,
	fields_COUNT
};

enum {
	values_discovery_capability_id_designated,
	values_discovery_kind_entry_pmon,
	values_discovery_head_access_msr,
	values_discovery_head_access_mmio,
	values_discovery_head_access_pci,
	values_discovery_unit_access_msr,
	values_discovery_unit_access_mmio,
	values_discovery_unit_access_pci,
	values_ubox_ctl_invert_ge,
	values_ubox_ctl_invert_lt,
	values_cha_ctl_invert_ge,
	values_cha_ctl_invert_lt,
	values_chacms_ctl_invert_ge,
	values_chacms_ctl_invert_lt,
	values_pcu_ctl_invert_ge,
	values_pcu_ctl_invert_lt,
	values_iio_ctl_fc_mask_posted,
	values_iio_ctl_fc_mask_non_posted,
	values_iio_ctl_fc_mask_completion,
	values_iio_ctl_fc_mask_any,
	values_iio_ctl_ch_mask_part0,
	values_iio_ctl_ch_mask_part1,
	values_iio_ctl_ch_mask_part2,
	values_iio_ctl_ch_mask_part3,
	values_iio_ctl_ch_mask_part4,
	values_iio_ctl_ch_mask_part5,
	values_iio_ctl_ch_mask_part6,
	values_iio_ctl_ch_mask_part7,
	values_iio_ctl_invert_ge,
	values_iio_ctl_invert_lt,
	values_irp_ctl_invert_ge,
	values_irp_ctl_invert_lt,
	values_imc_ctl_invert_ge,
	values_imc_ctl_invert_lt,
	values_b2cmi_ctl_invert_ge,
	values_b2cmi_ctl_invert_lt,
	values_upi_ctl_invert_ge,
	values_upi_ctl_invert_lt,
	values_b2upi_ctl_invert_ge,
	values_b2upi_ctl_invert_lt,
	values_b2cxl_ctl_invert_ge,
	values_b2cxl_ctl_invert_lt,
	values_cxlcm_ctl_invert_ge,
	values_cxlcm_ctl_invert_lt,
	values_cxldp_ctl_invert_ge,
	values_cxldp_ctl_invert_lt,
	values_b2hot_ctl_invert_ge,
	values_b2hot_ctl_invert_lt,
	values_mdf_ctl_invert_ge,
	values_mdf_ctl_invert_lt,
	values_othertypes_ctl_invert_ge,
	values_othertypes_ctl_invert_lt,
	values_COUNT
};

enum {
	counters_ubox_general,
	counters_ubox_fixed,
	counters_cha_general,
	counters_pcu_general,
	counters_rapl_pkg,
	counters_rapl_dram,
	counters_iio_general,
	counters_iio_clock,
	counters_iio_bw_in,
	counters_iio_bw_out,
	counters_irp_general,
	counters_imc_general,
	counters_imc_fixed,
	counters_b2cmi_general,
	counters_upi_general,
	counters_b2upi_general,
	counters_b2cxl_general,
	counters_cxlcm_general,
	counters_cxldp_general,
	counters_b2hot_general,
	counters_mdf_general,
	counters_othertypes_general,
	counters_COUNT
};

enum {
	procedure_rows_ubox_setup,
	procedure_rows_ubox_freeze,
	procedure_rows_ubox_unfreeze,
	procedure_rows_ubox_reset,
	procedure_rows_ubox_program,
	procedure_rows_ubox_start,
	procedure_rows_ubox_stop,
	procedure_rows_ubox_read,
	procedure_rows_ubox_restore,
	procedure_rows_cha_setup,
	procedure_rows_cha_freeze,
	procedure_rows_cha_unfreeze,
	procedure_rows_cha_reset,
	procedure_rows_cha_program,
	procedure_rows_cha_start,
	procedure_rows_cha_stop,
	procedure_rows_cha_read,
	procedure_rows_cha_restore,
	procedure_rows_pcu_setup,
	procedure_rows_pcu_freeze,
	procedure_rows_pcu_unfreeze,
	procedure_rows_pcu_reset,
	procedure_rows_pcu_program,
	procedure_rows_pcu_start,
	procedure_rows_pcu_stop,
	procedure_rows_pcu_read,
	procedure_rows_pcu_restore,
	procedure_rows_rapl_read,
	procedure_rows_iio_setup,
	procedure_rows_iio_freeze,
	procedure_rows_iio_unfreeze,
	procedure_rows_iio_reset,
	procedure_rows_iio_program,
	procedure_rows_iio_start,
	procedure_rows_iio_stop,
	procedure_rows_iio_read,
	procedure_rows_iio_restore,
	procedure_rows_irp_setup,
	procedure_rows_irp_freeze,
	procedure_rows_irp_unfreeze,
	procedure_rows_irp_reset,
	procedure_rows_irp_program,
	procedure_rows_irp_start,
	procedure_rows_irp_stop,
	procedure_rows_irp_read,
	procedure_rows_irp_restore,
	procedure_rows_imc_setup,
	procedure_rows_imc_freeze,
	procedure_rows_imc_unfreeze,
	procedure_rows_imc_reset,
	procedure_rows_imc_program,
	procedure_rows_imc_start,
	procedure_rows_imc_stop,
	procedure_rows_imc_read,
	procedure_rows_imc_restore,
	procedure_rows_b2cmi_setup,
	procedure_rows_b2cmi_freeze,
	procedure_rows_b2cmi_unfreeze,
	procedure_rows_b2cmi_reset,
	procedure_rows_b2cmi_program,
	procedure_rows_b2cmi_start,
	procedure_rows_b2cmi_stop,
	procedure_rows_b2cmi_read,
	procedure_rows_b2cmi_restore,
	procedure_rows_upi_setup,
	procedure_rows_upi_freeze,
	procedure_rows_upi_unfreeze,
	procedure_rows_upi_reset,
	procedure_rows_upi_program,
	procedure_rows_upi_start,
	procedure_rows_upi_stop,
	procedure_rows_upi_read,
	procedure_rows_upi_restore,
	procedure_rows_b2upi_setup,
	procedure_rows_b2upi_freeze,
	procedure_rows_b2upi_unfreeze,
	procedure_rows_b2upi_reset,
	procedure_rows_b2upi_program,
	procedure_rows_b2upi_start,
	procedure_rows_b2upi_stop,
	procedure_rows_b2upi_read,
	procedure_rows_b2upi_restore,
	procedure_rows_b2cxl_setup,
	procedure_rows_b2cxl_freeze,
	procedure_rows_b2cxl_unfreeze,
	procedure_rows_b2cxl_reset,
	procedure_rows_b2cxl_program,
	procedure_rows_b2cxl_start,
	procedure_rows_b2cxl_stop,
	procedure_rows_b2cxl_read,
	procedure_rows_b2cxl_restore,
	procedure_rows_cxlcm_setup,
	procedure_rows_cxlcm_freeze,
	procedure_rows_cxlcm_unfreeze,
	procedure_rows_cxlcm_reset,
	procedure_rows_cxlcm_program,
	procedure_rows_cxlcm_start,
	procedure_rows_cxlcm_stop,
	procedure_rows_cxlcm_read,
	procedure_rows_cxlcm_restore,
	procedure_rows_cxldp_setup,
	procedure_rows_cxldp_freeze,
	procedure_rows_cxldp_unfreeze,
	procedure_rows_cxldp_reset,
	procedure_rows_cxldp_program,
	procedure_rows_cxldp_start,
	procedure_rows_cxldp_stop,
	procedure_rows_cxldp_read,
	procedure_rows_cxldp_restore,
	procedure_rows_b2hot_setup,
	procedure_rows_b2hot_freeze,
	procedure_rows_b2hot_unfreeze,
	procedure_rows_b2hot_reset,
	procedure_rows_b2hot_program,
	procedure_rows_b2hot_start,
	procedure_rows_b2hot_stop,
	procedure_rows_b2hot_read,
	procedure_rows_b2hot_restore,
	procedure_rows_mdf_setup,
	procedure_rows_mdf_freeze,
	procedure_rows_mdf_unfreeze,
	procedure_rows_mdf_reset,
	procedure_rows_mdf_program,
	procedure_rows_mdf_start,
	procedure_rows_mdf_stop,
	procedure_rows_mdf_read,
	procedure_rows_mdf_restore,
	procedure_rows_othertypes_setup,
	procedure_rows_othertypes_freeze,
	procedure_rows_othertypes_unfreeze,
	procedure_rows_othertypes_reset,
	procedure_rows_othertypes_program,
	procedure_rows_othertypes_start,
	procedure_rows_othertypes_stop,
	procedure_rows_othertypes_read,
	procedure_rows_othertypes_restore,
	procedure_rows_COUNT
};

enum {
	steps_ubox_setup, steps_ubox_setup__last = steps_ubox_setup + 1,
	steps_ubox_freeze, steps_ubox_freeze__last = steps_ubox_freeze + 1,
	steps_ubox_unfreeze, steps_ubox_unfreeze__last = steps_ubox_unfreeze + 1,
	steps_ubox_reset, steps_ubox_reset__last = steps_ubox_reset + 1,
	steps_ubox_program,
	steps_ubox_start, steps_ubox_start__last = steps_ubox_start + 1,
	steps_ubox_stop, steps_ubox_stop__last = steps_ubox_stop + 1,
	steps_ubox_read, steps_ubox_read__last = steps_ubox_read + 1,
	steps_ubox_restore, steps_ubox_restore__last = steps_ubox_restore + 2,
	steps_cha_setup,
	steps_cha_freeze,
	steps_cha_unfreeze,
	steps_cha_reset,
	steps_cha_program,
	steps_cha_start,
	steps_cha_stop,
	steps_cha_read,
	steps_cha_restore, steps_cha_restore__last = steps_cha_restore + 1,
	steps_pcu_setup,
	steps_pcu_freeze,
	steps_pcu_unfreeze,
	steps_pcu_reset,
	steps_pcu_program,
	steps_pcu_start,
	steps_pcu_stop,
	steps_pcu_read,
	steps_pcu_restore, steps_pcu_restore__last = steps_pcu_restore + 1,
	steps_rapl_read, steps_rapl_read__last = steps_rapl_read + 1,
	steps_iio_setup,
	steps_iio_freeze,
	steps_iio_unfreeze,
	steps_iio_reset,
	steps_iio_program,
	steps_iio_start,
	steps_iio_stop,
	steps_iio_read, steps_iio_read__last = steps_iio_read + 3,
	steps_iio_restore, steps_iio_restore__last = steps_iio_restore + 1,
	steps_irp_setup,
	steps_irp_freeze,
	steps_irp_unfreeze,
	steps_irp_reset,
	steps_irp_program,
	steps_irp_start,
	steps_irp_stop,
	steps_irp_read,
	steps_irp_restore, steps_irp_restore__last = steps_irp_restore + 1,
	steps_imc_setup, steps_imc_setup__last = steps_imc_setup + 1,
	steps_imc_freeze, steps_imc_freeze__last = steps_imc_freeze + 1,
	steps_imc_unfreeze, steps_imc_unfreeze__last = steps_imc_unfreeze + 1,
	steps_imc_reset, steps_imc_reset__last = steps_imc_reset + 1,
	steps_imc_program,
	steps_imc_start, steps_imc_start__last = steps_imc_start + 1,
	steps_imc_stop, steps_imc_stop__last = steps_imc_stop + 1,
	steps_imc_read, steps_imc_read__last = steps_imc_read + 1,
	steps_imc_restore, steps_imc_restore__last = steps_imc_restore + 2,
	steps_b2cmi_setup,
	steps_b2cmi_freeze,
	steps_b2cmi_unfreeze,
	steps_b2cmi_reset,
	steps_b2cmi_program,
	steps_b2cmi_start,
	steps_b2cmi_stop,
	steps_b2cmi_read,
	steps_b2cmi_restore, steps_b2cmi_restore__last = steps_b2cmi_restore + 1,
	steps_upi_setup,
	steps_upi_freeze,
	steps_upi_unfreeze,
	steps_upi_reset,
	steps_upi_program,
	steps_upi_start,
	steps_upi_stop,
	steps_upi_read,
	steps_upi_restore, steps_upi_restore__last = steps_upi_restore + 1,
	steps_b2upi_setup,
	steps_b2upi_freeze,
	steps_b2upi_unfreeze,
	steps_b2upi_reset,
	steps_b2upi_program,
	steps_b2upi_start,
	steps_b2upi_stop,
	steps_b2upi_read,
	steps_b2upi_restore, steps_b2upi_restore__last = steps_b2upi_restore + 1,
	steps_b2cxl_setup,
	steps_b2cxl_freeze,
	steps_b2cxl_unfreeze,
	steps_b2cxl_reset,
	steps_b2cxl_program,
	steps_b2cxl_start,
	steps_b2cxl_stop,
	steps_b2cxl_read,
	steps_b2cxl_restore, steps_b2cxl_restore__last = steps_b2cxl_restore + 1,
	steps_cxlcm_setup,
	steps_cxlcm_freeze,
	steps_cxlcm_unfreeze,
	steps_cxlcm_reset,
	steps_cxlcm_program,
	steps_cxlcm_start,
	steps_cxlcm_stop,
	steps_cxlcm_read,
	steps_cxlcm_restore, steps_cxlcm_restore__last = steps_cxlcm_restore + 1,
	steps_cxldp_setup,
	steps_cxldp_freeze,
	steps_cxldp_unfreeze,
	steps_cxldp_reset,
	steps_cxldp_program,
	steps_cxldp_start,
	steps_cxldp_stop,
	steps_cxldp_read,
	steps_cxldp_restore, steps_cxldp_restore__last = steps_cxldp_restore + 1,
	steps_b2hot_setup,
	steps_b2hot_freeze,
	steps_b2hot_unfreeze,
	steps_b2hot_reset,
	steps_b2hot_program,
	steps_b2hot_start,
	steps_b2hot_stop,
	steps_b2hot_read,
	steps_b2hot_restore, steps_b2hot_restore__last = steps_b2hot_restore + 1,
	steps_mdf_setup,
	steps_mdf_freeze,
	steps_mdf_unfreeze,
	steps_mdf_reset,
	steps_mdf_program,
	steps_mdf_start,
	steps_mdf_stop,
	steps_mdf_read,
	steps_mdf_restore, steps_mdf_restore__last = steps_mdf_restore + 1,
	steps_othertypes_setup,
	steps_othertypes_freeze,
	steps_othertypes_unfreeze,
	steps_othertypes_reset,
	steps_othertypes_program,
	steps_othertypes_start,
	steps_othertypes_stop,
	steps_othertypes_read,
	steps_othertypes_restore, steps_othertypes_restore__last = steps_othertypes_restore + 1,
	steps_COUNT
};

enum {
	aliases_box_ubox,
	aliases_box_cha,
	aliases_register_cha_box_filter,
	aliases_box_pcu,
	aliases_box_iio,
	aliases_register_iio_ctl,
	aliases_box_irp,
	aliases_box_imc,
	aliases_box_b2cmi,
	aliases_box_upi, aliases_box_upi__last = aliases_box_upi + 1,
	aliases_box_b2upi,
	aliases_box_b2cxl,
	aliases_box_cxlcm,
	aliases_box_cxldp,
	aliases_box_b2hot,
	aliases_box_mdf, aliases_box_mdf__last = aliases_box_mdf + 1,
	aliases_COUNT
};

enum {
	numbers_counters_ubox_fixed_max_increment,
	numbers_counters_iio_clock_max_increment,
	numbers_counters_imc_fixed_max_increment,
	numbers_COUNT
};

enum {
	strings_core_msrs_all_flags, strings_core_msrs_all_flags__last = strings_core_msrs_all_flags + 93,
	strings_COUNT
};

enum {
	events_UNC_U_EVENT_MSG,
	events_UNC_CHA_CLOCKTICKS,
	events_UNC_CHA_RxC_OCCUPANCY,
	events_UNC_CHA_RxC_INSERTS,
	events_UNC_CHA_LLC_LOOKUP,
	events_UNC_CHA_TOR_INSERTS,
	events_UNC_CHA_TOR_OCCUPANCY,
	events_UNC_CHA_LLC_VICTIMS,
	events_UNC_CHA_MISC,
	events_UNC_CHA_SF_EVICTION,
	events_UNC_CHA_REQUESTS,
	events_UNC_CHA_DIR_LOOKUP,
	events_UNC_CHA_DIR_UPDATE,
	events_UNC_CHA_OSB,
	events_UNC_CHA_DISTRESS_ASSERTED,
	events_UNC_CHA_IMC_WRITES_COUNT,
	events_UNC_CHA_REMOTE_SF,
	events_UNC_CHACMS_CLOCKTICKS,
	events_UNC_CHACMS_RING_SRC_THRTL,
	events_UNC_CHACMS_DISTRESS_ASSERTED,
	events_UNC_P_CLOCKTICKS,
	events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES,
	events_UNC_P_FREQ_MAX_POWER_CYCLES,
	events_UNC_P_PROCHOT_INTERNAL_CYCLES,
	events_UNC_P_PROCHOT_EXTERNAL_CYCLES,
	events_UNC_P_PKG_RESIDENCY_C2E_CYCLES,
	events_UNC_P_PKG_RESIDENCY_C6_CYCLES,
	events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0,
	events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3,
	events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6,
	events_UNC_P_FREQ_TRANS_CYCLES,
	events_UNC_RAPL_ENERGY_PKG,
	events_UNC_RAPL_ENERGY_DRAM,
	events_UNC_IIO_CLOCKTICKS,
	events_UNC_IIO_CLOCKTICKS_FREERUN,
	events_UNC_IIO_IOMMU0,
	events_UNC_IIO_IOMMU1,
	events_UNC_IIO_PWT_OCCUPANCY,
	events_UNC_IIO_IOMMU3,
	events_UNC_IIO_DATA_REQ_OF_CPU,
	events_UNC_IIO_TXN_REQ_OF_CPU,
	events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU,
	events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT,
	events_UNC_IIO_DATA_REQ_BY_CPU,
	events_UNC_IIO_TXN_REQ_BY_CPU,
	events_UNC_IIO_COMP_BUF_INSERTS,
	events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU,
	events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU,
	events_UNC_IIO_COMP_BUF_OCCUPANCY,
	events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN,
	events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN,
	events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN,
	events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN,
	events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN,
	events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN,
	events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN,
	events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN,
	events_UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN,
	events_UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN,
	events_UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN,
	events_UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN,
	events_UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN,
	events_UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN,
	events_UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN,
	events_UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN,
	events_UNC_I_CLOCKTICKS,
	events_UNC_I_CACHE_TOTAL_OCCUPANCY,
	events_UNC_I_TRANSACTIONS,
	events_UNC_I_SNOOP_RESP,
	events_UNC_I_FAF_INSERTS,
	events_UNC_I_FAF_OCCUPANCY,
	events_UNC_I_MISC0,
	events_UNC_I_MISC1,
	events_UNC_M_CLOCKTICKS,
	events_UNC_M_HCLOCKTICKS,
	events_UNC_M_ACT_COUNT,
	events_UNC_M_PRE_COUNT,
	events_UNC_M_CAS_COUNT_SCH0,
	events_UNC_M_CAS_COUNT_SCH1,
	events_UNC_M_RPQ_INSERTS,
	events_UNC_M_RDB_INSERTS,
	events_UNC_M_RDB_OCCUPANCY_SCH0,
	events_UNC_M_RDB_OCCUPANCY_SCH1,
	events_UNC_M_WPQ_INSERTS,
	events_UNC_M_SELF_REFRESH,
	events_UNC_M_POWER_THROTTLE_CYCLES,
	events_UNC_M_POWERDOWN_CYCLES,
	events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0,
	events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1,
	events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0,
	events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1,
	events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0,
	events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1,
	events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0,
	events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1,
	events_UNC_M_POWER_CHANNEL_PPD_CYCLES,
	events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES,
	events_UNC_M_THROTTLE_LOW_CYCLES,
	events_UNC_M_THROTTLE_MID_CYCLES,
	events_UNC_M_THROTTLE_HIGH_CYCLES,
	events_UNC_M_THROTTLE_CRIT_CYCLES,
	events_UNC_M_PDC_MR4ACTIVE_CYCLES,
	events_UNC_M_MR4_2XREF_CYCLES,
	events_UNC_B2CMI_CLOCKTICKS,
	events_UNC_B2CMI_DIRECT2CORE_TAKEN,
	events_UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE,
	events_UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE,
	events_UNC_B2CMI_DIRECT2UPI_TAKEN,
	events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE,
	events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS,
	events_UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE,
	events_UNC_B2CMI_DIRECTORY_HIT,
	events_UNC_B2CMI_DIRECTORY_MISS,
	events_UNC_B2CMI_TAG_HIT,
	events_UNC_B2CMI_DIRECTORY_LOOKUP,
	events_UNC_B2CMI_DIRECTORY_UPDATE,
	events_UNC_B2CMI_IMC_READS,
	events_UNC_B2CMI_IMC_WRITES,
	events_UNC_B2CMI_TRACKER_INSERTS,
	events_UNC_B2CMI_TRACKER_OCCUPANCY,
	events_UNC_B2CMI_WR_TRACKER_INSERTS,
	events_UNC_B2CMI_TAG_MISS,
	events_UNC_B2CMI_PREFCAM_OCCUPANCY,
	events_UNC_B2CMI_PREFCAM_INSERTS,
	events_UNC_UPI_CLOCKTICKS,
	events_UNC_UPI_TxL_FLITS,
	events_UNC_UPI_RxL_FLITS,
	events_UNC_UPI_TxL_BASIC_HDR_MATCH,
	events_UNC_UPI_RxL_BASIC_HDR_MATCH,
	events_UNC_UPI_L1_POWER_CYCLES,
	events_UNC_UPI_TxL0P_POWER_CYCLES,
	events_UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER,
	events_UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT,
	events_UNC_UPI_RxL_INSERTS,
	events_UNC_UPI_RxL_OCCUPANCY,
	events_UNC_B2UPI_CLOCKTICKS,
	events_UNC_B2CXL_CLOCKTICKS,
	events_UNC_CXLCM_RxC_PACK_BUF_INSERTS,
	events_UNC_CXLDP_TxC_AGF_INSERTS,
	events_UNC_B2HOT_CLOCKTICKS,
	events_UNC_MDF_CLOCKTICKS,
	events_COUNT
};

enum {
	umasks_UNC_U_EVENT_MSG__MSI_RCVD,
	umasks_UNC_U_EVENT_MSG__VLW_RCVD,
	umasks_UNC_U_EVENT_MSG__IPI_RCVD,
	umasks_UNC_U_EVENT_MSG__DOORBELL_RCVD,
	umasks_UNC_U_EVENT_MSG__INT_PRIO,
	umasks_UNC_CHA_RxC_OCCUPANCY__IRQ,
	umasks_UNC_CHA_RxC_INSERTS__IRQ,
	umasks_UNC_CHA_LLC_LOOKUP__RFO,
	umasks_UNC_CHA_LLC_LOOKUP__DATA_RD,
	umasks_UNC_CHA_LLC_LOOKUP__CODE,
	umasks_UNC_CHA_LLC_LOOKUP__LOCALLY_HOMED_ADDRESS,
	umasks_UNC_CHA_LLC_LOOKUP__REMOTELY_HOMED_ADDRESS,
	umasks_UNC_CHA_LLC_LOOKUP__REMOTE_DATA_RD,
	umasks_UNC_CHA_LLC_LOOKUP__REMOTE_RFO,
	umasks_UNC_CHA_LLC_LOOKUP__REMOTE_CODE,
	umasks_UNC_CHA_LLC_LOOKUP__REMOTE_SNP,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DATA_RD,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_RFO,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_CODE,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_DATA_RD,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_RFO,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_CODE,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_DATA_RD,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_RFO,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_CODE,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_LLC_PF,
	umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF,
	umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_ALL,
	umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_MISS,
	umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_LOCAL,
	umasks_UNC_CHA_LLC_LOOKUP__WRITE_LOCAL,
	umasks_UNC_CHA_LLC_LOOKUP__RFO_LOCAL,
	umasks_UNC_CHA_LLC_LOOKUP__WRITE_REMOTE,
	umasks_UNC_CHA_LLC_LOOKUP__ALL_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IA,
	umasks_UNC_CHA_TOR_INSERTS__IA_CRD,
	umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT,
	umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT_PREF,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT_PREF,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFCODE,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFDATA,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFRFO,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO_PREF,
	umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFCODE,
	umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFDATA,
	umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFRFO,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFCODE,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IA_RFO,
	umasks_UNC_CHA_TOR_INSERTS__IA_RFO_PREF,
	umasks_UNC_CHA_TOR_INSERTS__LOC_IA,
	umasks_UNC_CHA_TOR_INSERTS__IO,
	umasks_UNC_CHA_TOR_INSERTS__IO_HIT,
	umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOM,
	umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOMCACHENEAR,
	umasks_UNC_CHA_TOR_INSERTS__IO_HIT_PCIRDCUR,
	umasks_UNC_CHA_TOR_INSERTS__IO_ITOM,
	umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR,
	umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IO_MISS,
	umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOM,
	umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOMCACHENEAR,
	umasks_UNC_CHA_TOR_INSERTS__IO_MISS_PCIRDCUR,
	umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR,
	umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__LOC_IO,
	umasks_UNC_CHA_TOR_INSERTS__LOC_ALL,
	umasks_UNC_CHA_TOR_INSERTS__ALL,
	umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSH,
	umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSHOPT,
	umasks_UNC_CHA_TOR_INSERTS__IA_CRD_PREF,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD_PREF,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CXL_ACC,
	umasks_UNC_CHA_TOR_INSERTS__IA_HIT_ITOM,
	umasks_UNC_CHA_TOR_INSERTS__IA_ITOM,
	umasks_UNC_CHA_TOR_INSERTS__IA_ITOMCACHENEAR,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_LOCAL,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_REMOTE,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CXL_ACC,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_CXL_ACC,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_PREF_CXL_ACC,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_ITOM,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA_CXL_ACC,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO_CXL_ACC,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_DDR,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_PMM,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_DDR,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_PMM,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_DDR,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_PMM,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_DDR,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_PMM,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_CXL_ACC,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_CXL_ACC,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_UCRDF,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_DDR,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_PMM,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_DDR,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_PMM,
	umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WIL,
	umasks_UNC_CHA_TOR_INSERTS__IA_SPECITOM,
	umasks_UNC_CHA_TOR_INSERTS__IA_WBEFTOE,
	umasks_UNC_CHA_TOR_INSERTS__IA_WBEFTOI,
	umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOE,
	umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOI,
	umasks_UNC_CHA_TOR_INSERTS__IA_WBSTOI,
	umasks_UNC_CHA_TOR_INSERTS__IA_WCIL,
	umasks_UNC_CHA_TOR_INSERTS__IA_WCILF,
	umasks_UNC_CHA_TOR_INSERTS__LLC_OR_SF_EVICTIONS,
	umasks_UNC_CHA_TOR_INSERTS__IO_CLFLUSH,
	umasks_UNC_CHA_TOR_INSERTS__IO_HIT_RFO,
	umasks_UNC_CHA_TOR_INSERTS__IO_MISS_RFO,
	umasks_UNC_CHA_TOR_INSERTS__IO_RFO,
	umasks_UNC_CHA_TOR_INSERTS__IO_WBMTOI,
	umasks_UNC_CHA_TOR_INSERTS__REM_SNPS,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_CLFLUSH,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCUR,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCURPTL,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOM,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOMWR,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_MEMPUSHWR,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCIL,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCILF,
	umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WIL,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_CLFLUSH,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCUR,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCURPTL,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOM,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOMWR,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_MEMPUSHWR,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCIL,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCILF,
	umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WIL,
	umasks_UNC_CHA_TOR_INSERTS__REM_ALL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_CRD,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_DRD_OPT,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_DRD_OPT_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_CRD,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_DRD_OPT,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_DRD_OPT_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_LLCPREFCODE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_LLCPREFDATA,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_LLCPREFRFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_RFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_RFO_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_LLCPREFCODE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_LLCPREFDATA,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_LLCPREFRFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_OPT,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_OPT_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFCODE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFDATA,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFRFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_LOCAL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_PREF_LOCAL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_PREF_REMOTE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_REMOTE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_RFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_RFO_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__LOC_IA,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT_ITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT_ITOMCACHENEAR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT_PCIRDCUR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_ITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_ITOMCACHENEAR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_PCIRDCUR,
	umasks_UNC_CHA_TOR_OCCUPANCY__LOC_IO,
	umasks_UNC_CHA_TOR_OCCUPANCY__LOC_ALL,
	umasks_UNC_CHA_TOR_OCCUPANCY__ALL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_CLFLUSH,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_CLFLUSHOPT,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_CRD_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_CRD_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_CXL_ACC,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_ITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_ITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_ITOMCACHENEAR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_LOCAL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_PREF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_PREF_LOCAL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_PREF_REMOTE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_REMOTE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CXL_ACC,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_CXL_ACC,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_PREF_CXL_ACC,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_ITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFDATA_CXL_ACC,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFRFO_CXL_ACC,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LOCAL_WCILF_DDR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LOCAL_WCILF_PMM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LOCAL_WCIL_DDR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LOCAL_WCIL_PMM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_REMOTE_WCILF_DDR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_REMOTE_WCILF_PMM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_REMOTE_WCIL_DDR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_REMOTE_WCIL_PMM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_CXL_ACC,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_PREF_CXL_ACC,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_UCRDF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCIL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCILF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCILF_DDR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCILF_PMM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCIL_DDR,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCIL_PMM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WIL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_SPECITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_WBMTOI,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_WCIL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IA_WCILF,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_CLFLUSH,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT_RFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR_LOCAL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR_REMOTE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM_LOCAL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM_REMOTE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR_LOCAL,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR_REMOTE,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_RFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_RFO,
	umasks_UNC_CHA_TOR_OCCUPANCY__IO_WBMTOI,
	umasks_UNC_CHA_TOR_OCCUPANCY__REM_SNPS,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_CLFLUSH,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_FSRDCUR,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_FSRDCURPTL,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_ITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_ITOMWR,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_MEMPUSHWR,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_WCIL,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_WCILF,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_WIL,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_CLFLUSH,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_FSRDCUR,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_FSRDCURPTL,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_ITOM,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_ITOMWR,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_MEMPUSHWR,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_WCIL,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_WCILF,
	umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_WIL,
	umasks_UNC_CHA_TOR_OCCUPANCY__REM_ALL,
	umasks_UNC_CHA_LLC_VICTIMS__IO,
	umasks_UNC_CHA_LLC_VICTIMS__IA,
	umasks_UNC_CHA_LLC_VICTIMS__LOCAL_ALL,
	umasks_UNC_CHA_LLC_VICTIMS__REMOTE_ALL,
	umasks_UNC_CHA_LLC_VICTIMS__ALL,
	umasks_UNC_CHA_LLC_VICTIMS__TOTAL_M,
	umasks_UNC_CHA_LLC_VICTIMS__TOTAL_E,
	umasks_UNC_CHA_LLC_VICTIMS__TOTAL_S,
	umasks_UNC_CHA_LLC_VICTIMS__LOCAL_M,
	umasks_UNC_CHA_LLC_VICTIMS__LOCAL_E,
	umasks_UNC_CHA_LLC_VICTIMS__LOCAL_S,
	umasks_UNC_CHA_LLC_VICTIMS__LOCAL_F,
	umasks_UNC_CHA_LLC_VICTIMS__REMOTE_M,
	umasks_UNC_CHA_LLC_VICTIMS__REMOTE_E,
	umasks_UNC_CHA_LLC_VICTIMS__REMOTE_S,
	umasks_UNC_CHA_MISC__RFO_HIT_S,
	umasks_UNC_CHA_SF_EVICTION__M_STATE,
	umasks_UNC_CHA_SF_EVICTION__E_STATE,
	umasks_UNC_CHA_SF_EVICTION__S_STATE,
	umasks_UNC_CHA_REQUESTS__READS_LOCAL,
	umasks_UNC_CHA_REQUESTS__READS_REMOTE,
	umasks_UNC_CHA_REQUESTS__WRITES_LOCAL,
	umasks_UNC_CHA_REQUESTS__WRITES_REMOTE,
	umasks_UNC_CHA_REQUESTS__INVITOE_LOCAL,
	umasks_UNC_CHA_REQUESTS__INVITOE_REMOTE,
	umasks_UNC_CHA_REQUESTS__INVITOE,
	umasks_UNC_CHA_REQUESTS__READS,
	umasks_UNC_CHA_REQUESTS__WRITES,
	umasks_UNC_CHA_DIR_LOOKUP__NO_SNP,
	umasks_UNC_CHA_DIR_LOOKUP__SNP,
	umasks_UNC_CHA_DIR_UPDATE__HA,
	umasks_UNC_CHA_DIR_UPDATE__TOR,
	umasks_UNC_CHA_OSB__RFO_HITS_SNP_BCAST,
	umasks_UNC_CHA_OSB__LOCAL_INVITOE,
	umasks_UNC_CHA_OSB__LOCAL_READ,
	umasks_UNC_CHA_OSB__REMOTE_READ,
	umasks_UNC_CHA_OSB__OFF_PWRHEURISTIC,
	umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_IRQ,
	umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_TOR,
	umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_ANY,
	umasks_UNC_CHA_IMC_WRITES_COUNT__FULL,
	umasks_UNC_CHA_IMC_WRITES_COUNT__PARTIAL,
	umasks_UNC_CHA_IMC_WRITES_COUNT__FULL_PRIORITY,
	umasks_UNC_CHA_IMC_WRITES_COUNT__PARTIAL_PRIORITY,
	umasks_UNC_CHA_REMOTE_SF__MISS,
	umasks_UNC_CHA_REMOTE_SF__HIT_SHARED,
	umasks_UNC_CHA_REMOTE_SF__HIT_EXCLUSIVE,
	umasks_UNC_CHA_REMOTE_SF__ALLOC_SHARED,
	umasks_UNC_CHA_REMOTE_SF__ALLOC_EXCLUSIVE,
	umasks_UNC_CHA_REMOTE_SF__DEALLOC_EVCTCLN,
	umasks_UNC_CHA_REMOTE_SF__UPDATE_SHARED,
	umasks_UNC_CHA_REMOTE_SF__UPDATE_EXCLUSIVE,
	umasks_UNC_CHA_REMOTE_SF__VICTIM_SHARED,
	umasks_UNC_CHA_REMOTE_SF__VICTIM_EXCLUSIVE,
	umasks_UNC_CHA_REMOTE_SF__INCLUSIVE_ONLY,
	umasks_UNC_CHA_REMOTE_SF__DIRBACKED_ONLY,
	umasks_UNC_IIO_IOMMU0__4K_HITS,
	umasks_UNC_IIO_IOMMU0__2M_HITS,
	umasks_UNC_IIO_IOMMU0__1G_HITS,
	umasks_UNC_IIO_IOMMU0__CTXT_CACHE_LOOKUPS,
	umasks_UNC_IIO_IOMMU0__CTXT_CACHE_HITS,
	umasks_UNC_IIO_IOMMU0__FIRST_LOOKUPS,
	umasks_UNC_IIO_IOMMU0__ALL_LOOKUPS,
	umasks_UNC_IIO_IOMMU0__MISSES,
	umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES,
	umasks_UNC_IIO_IOMMU1__SLPWC_CACHE_LOOKUPS,
	umasks_UNC_IIO_IOMMU1__SLPWC_2M_HITS,
	umasks_UNC_IIO_IOMMU1__SLPWC_1G_HITS,
	umasks_UNC_IIO_IOMMU1__SLPWC_512G_HITS,
	umasks_UNC_IIO_IOMMU1__SLPWC_256T_HITS,
	umasks_UNC_IIO_IOMMU1__SLPWC_CACHE_FILLS,
	umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES_LOW,
	umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES_HIGH,
	umasks_UNC_IIO_IOMMU3__CYC_PWT_FULL,
	umasks_UNC_IIO_IOMMU3__NUM_INVAL_IOTLB,
	umasks_UNC_IIO_IOMMU3__NUM_INVAL_CTXT_CACHE,
	umasks_UNC_IIO_IOMMU3__NUM_INVAL_PASID_CACHE,
	umasks_UNC_IIO_IOMMU3__NUM_INVAL_INT_CACHE,
	umasks_UNC_IIO_IOMMU3__INT_CACHE_LOOKUPS,
	umasks_UNC_IIO_IOMMU3__INT_CACHE_HITS,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART0,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART0,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_ALL_PARTS,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_ALL_PARTS,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART1,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART2,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART3,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART4,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART5,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART6,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART7,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART1,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART2,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART3,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART4,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART5,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART6,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART7,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART0,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART0,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART1,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART1,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART2,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART2,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART3,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART3,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART4,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART4,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART5,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART5,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART6,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART6,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART7,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART7,
	umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_ALL_PARTS,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART0,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART0,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART1,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART1,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART2,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART2,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART3,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART3,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART4,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART4,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART5,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART5,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART6,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART6,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART7,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART7,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART0,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART0,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART1,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART1,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART2,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART2,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART3,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART3,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART4,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART4,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART5,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART5,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART6,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART6,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART7,
	umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART7,
	umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_REQ,
	umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_HIT,
	umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__REQ_OWN,
	umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__FINAL_RD_WR,
	umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__WR,
	umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__DATA,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX_POSTED,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MSGB,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MCAST,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MEM,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__REM_P2P,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__LOC_P2P,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__CONFINED_P2P,
	umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__ABORT,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART0,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART1,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART2,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART3,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART4,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART5,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART6,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART7,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__PEER_WRITE_ALL_PARTS,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__PEER_READ_ALL_PARTS,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART0,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_ALL_PARTS,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_ALL_PARTS,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART1,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART2,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART3,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART4,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART5,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART6,
	umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART7,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART0,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART0,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART1,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART1,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART2,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART2,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART3,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART3,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART4,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART4,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART5,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART5,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART6,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART6,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART7,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART7,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_ALL_PARTS,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__PEER_WRITE_ALL_PARTS,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_ALL_PARTS,
	umasks_UNC_IIO_TXN_REQ_BY_CPU__PEER_READ_ALL_PARTS,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART0,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART1,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART2,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART3,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART4,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART5,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART6,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART7,
	umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_ALL_PARTS,
	umasks_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU__TO_IO,
	umasks_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU__TO_IO,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART0,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART1,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART2,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART3,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART4,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART5,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART6,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART7,
	umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_ALL_PARTS,
	umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__MEM,
	umasks_UNC_I_TRANSACTIONS__WR_PREF,
	umasks_UNC_I_SNOOP_RESP__ALL_MISS,
	umasks_UNC_I_SNOOP_RESP__ALL_HIT_I,
	umasks_UNC_I_SNOOP_RESP__ALL_HIT_ES,
	umasks_UNC_I_SNOOP_RESP__ALL_HIT_M,
	umasks_UNC_I_MISC0__FAST_REQ,
	umasks_UNC_I_MISC0__FAST_REJ,
	umasks_UNC_I_MISC0__2ND_WR_INSERT,
	umasks_UNC_I_MISC1__LOST_FWD,
	umasks_UNC_I_MISC1__SEC_RCVD_INVLD,
	umasks_UNC_M_ACT_COUNT__ALL,
	umasks_UNC_M_ACT_COUNT__RD,
	umasks_UNC_M_ACT_COUNT__WR,
	umasks_UNC_M_ACT_COUNT__UFILL,
	umasks_UNC_M_PRE_COUNT__PGT,
	umasks_UNC_M_PRE_COUNT__ALL,
	umasks_UNC_M_PRE_COUNT__RD,
	umasks_UNC_M_PRE_COUNT__WR,
	umasks_UNC_M_PRE_COUNT__UFILL,
	umasks_UNC_M_CAS_COUNT_SCH0__RD_REG,
	umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_REG,
	umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL,
	umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_UNDERFILL,
	umasks_UNC_M_CAS_COUNT_SCH0__RD,
	umasks_UNC_M_CAS_COUNT_SCH0__WR,
	umasks_UNC_M_CAS_COUNT_SCH0__ALL,
	umasks_UNC_M_CAS_COUNT_SCH0__RD_NON_UNDERFILL,
	umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL_ALL,
	umasks_UNC_M_CAS_COUNT_SCH0__WR_PRE,
	umasks_UNC_M_CAS_COUNT_SCH0__WR_NONPRE,
	umasks_UNC_M_CAS_COUNT_SCH1__RD_REG,
	umasks_UNC_M_CAS_COUNT_SCH1__RD_PRE_REG,
	umasks_UNC_M_CAS_COUNT_SCH1__RD_UNDERFILL,
	umasks_UNC_M_CAS_COUNT_SCH1__RD_PRE_UNDERFILL,
	umasks_UNC_M_CAS_COUNT_SCH1__RD,
	umasks_UNC_M_CAS_COUNT_SCH1__WR,
	umasks_UNC_M_CAS_COUNT_SCH1__ALL,
	umasks_UNC_M_CAS_COUNT_SCH1__RD_NON_UNDERFILL,
	umasks_UNC_M_CAS_COUNT_SCH1__RD_UNDERFILL_ALL,
	umasks_UNC_M_CAS_COUNT_SCH1__WR_PRE,
	umasks_UNC_M_CAS_COUNT_SCH1__WR_NONPRE,
	umasks_UNC_M_RPQ_INSERTS__SCH0_PCH0,
	umasks_UNC_M_RPQ_INSERTS__SCH0_PCH1,
	umasks_UNC_M_RPQ_INSERTS__SCH1_PCH0,
	umasks_UNC_M_RPQ_INSERTS__SCH1_PCH1,
	umasks_UNC_M_RPQ_INSERTS__PCH0,
	umasks_UNC_M_RPQ_INSERTS__PCH1,
	umasks_UNC_M_RDB_INSERTS__SCH0,
	umasks_UNC_M_RDB_INSERTS__SCH1,
	umasks_UNC_M_WPQ_INSERTS__SCH0_PCH0,
	umasks_UNC_M_WPQ_INSERTS__SCH0_PCH1,
	umasks_UNC_M_WPQ_INSERTS__SCH1_PCH0,
	umasks_UNC_M_WPQ_INSERTS__SCH1_PCH1,
	umasks_UNC_M_WPQ_INSERTS__PCH0,
	umasks_UNC_M_WPQ_INSERTS__PCH1,
	umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS_CYCLES,
	umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT0,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT1,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RAPLBLK,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__MR4BLKEN,
	umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK0,
	umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK1,
	umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK2,
	umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK3,
	umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK0,
	umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK1,
	umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK2,
	umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK3,
	umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0,
	umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT1,
	umasks_UNC_M_THROTTLE_LOW_CYCLES__SLOT0,
	umasks_UNC_M_THROTTLE_LOW_CYCLES__SLOT1,
	umasks_UNC_M_THROTTLE_MID_CYCLES__SLOT0,
	umasks_UNC_M_THROTTLE_MID_CYCLES__SLOT1,
	umasks_UNC_M_THROTTLE_HIGH_CYCLES__SLOT0,
	umasks_UNC_M_THROTTLE_HIGH_CYCLES__SLOT1,
	umasks_UNC_M_THROTTLE_CRIT_CYCLES__SLOT0,
	umasks_UNC_M_THROTTLE_CRIT_CYCLES__SLOT1,
	umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM0,
	umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM1,
	umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM0,
	umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM1,
	umasks_UNC_M_MR4_2XREF_CYCLES__SCH0_DIMM0,
	umasks_UNC_M_MR4_2XREF_CYCLES__SCH0_DIMM1,
	umasks_UNC_M_MR4_2XREF_CYCLES__SCH1_DIMM0,
	umasks_UNC_M_MR4_2XREF_CYCLES__SCH1_DIMM1,
	umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_I,
	umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_S,
	umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_A,
	umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_I,
	umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_S,
	umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_A,
	umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY,
	umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN,
	umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY_I,
	umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY_S,
	umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY_A,
	umasks_UNC_B2CMI_DIRECTORY_MISS__CLEAN_I,
	umasks_UNC_B2CMI_DIRECTORY_MISS__CLEAN_S,
	umasks_UNC_B2CMI_DIRECTORY_MISS__CLEAN_A,
	umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY,
	umasks_UNC_B2CMI_DIRECTORY_MISS__CLEAN,
	umasks_UNC_B2CMI_TAG_HIT__RD_CLEAN,
	umasks_UNC_B2CMI_TAG_HIT__RD_DIRTY,
	umasks_UNC_B2CMI_TAG_HIT__ALL,
	umasks_UNC_B2CMI_TAG_HIT__WR_CLEAN,
	umasks_UNC_B2CMI_TAG_HIT__WR_DIRTY,
	umasks_UNC_B2CMI_DIRECTORY_LOOKUP__ANY,
	umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_I,
	umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_S,
	umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_A,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__ANY,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__I2S,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__I2A,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__A2I,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__A2S,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_ANY,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2S,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2A,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2I,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2S,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2A,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2I,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2S,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2A,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2I,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__S2I,
	umasks_UNC_B2CMI_DIRECTORY_UPDATE__S2A,
	umasks_UNC_B2CMI_IMC_READS__NORMAL,
	umasks_UNC_B2CMI_IMC_READS__ALL,
	umasks_UNC_B2CMI_IMC_READS__TO_DDR_AS_MEM,
	umasks_UNC_B2CMI_IMC_READS__TO_DDR_AS_CACHE,
	umasks_UNC_B2CMI_IMC_WRITES__FULL,
	umasks_UNC_B2CMI_IMC_WRITES__PARTIAL,
	umasks_UNC_B2CMI_IMC_WRITES__ALL,
	umasks_UNC_B2CMI_IMC_WRITES__TO_DDR_AS_MEM,
	umasks_UNC_B2CMI_IMC_WRITES__TO_DDR_AS_CACHE,
	umasks_UNC_B2CMI_IMC_WRITES__NI,
	umasks_UNC_B2CMI_IMC_WRITES__NI_MISS,
	umasks_UNC_B2CMI_TRACKER_INSERTS__CH0,
	umasks_UNC_B2CMI_TRACKER_OCCUPANCY__CH0,
	umasks_UNC_B2CMI_WR_TRACKER_INSERTS__CH0,
	umasks_UNC_B2CMI_TAG_MISS__CLEAN,
	umasks_UNC_B2CMI_TAG_MISS__DIRTY,
	umasks_UNC_B2CMI_TAG_MISS__RD_CLEAN,
	umasks_UNC_B2CMI_TAG_MISS__RD_DIRTY,
	umasks_UNC_B2CMI_TAG_MISS__WR_CLEAN,
	umasks_UNC_B2CMI_TAG_MISS__WR_DIRTY,
	umasks_UNC_B2CMI_TAG_MISS__RD_2WAY,
	umasks_UNC_B2CMI_TAG_MISS__WR_2WAY,
	umasks_UNC_B2CMI_PREFCAM_OCCUPANCY__CH0,
	umasks_UNC_B2CMI_PREFCAM_INSERTS__UPI_ALLCH,
	umasks_UNC_B2CMI_PREFCAM_INSERTS__XPT_ALLCH,
	umasks_UNC_B2CMI_PREFCAM_INSERTS__CH0_XPT,
	umasks_UNC_B2CMI_PREFCAM_INSERTS__CH0_UPI,
	umasks_UNC_UPI_TxL_FLITS__ALL_DATA,
	umasks_UNC_UPI_TxL_FLITS__ALL_NULL,
	umasks_UNC_UPI_TxL_FLITS__IDLE,
	umasks_UNC_UPI_TxL_FLITS__NON_DATA,
	umasks_UNC_UPI_TxL_FLITS__SLOT0,
	umasks_UNC_UPI_TxL_FLITS__SLOT1,
	umasks_UNC_UPI_TxL_FLITS__SLOT2,
	umasks_UNC_UPI_TxL_FLITS__DATA,
	umasks_UNC_UPI_TxL_FLITS__LLCRD,
	umasks_UNC_UPI_TxL_FLITS__NULL,
	umasks_UNC_UPI_TxL_FLITS__LLCTRL,
	umasks_UNC_UPI_TxL_FLITS__PROTHDR,
	umasks_UNC_UPI_RxL_FLITS__ALL_DATA,
	umasks_UNC_UPI_RxL_FLITS__NON_DATA,
	umasks_UNC_UPI_RxL_FLITS__SLOT0,
	umasks_UNC_UPI_RxL_FLITS__SLOT1,
	umasks_UNC_UPI_RxL_FLITS__SLOT2,
	umasks_UNC_UPI_RxL_FLITS__DATA,
	umasks_UNC_UPI_RxL_FLITS__LLCRD,
	umasks_UNC_UPI_RxL_FLITS__NULL,
	umasks_UNC_UPI_RxL_FLITS__ALL_NULL,
	umasks_UNC_UPI_RxL_FLITS__LLCTRL,
	umasks_UNC_UPI_RxL_FLITS__IDLE,
	umasks_UNC_UPI_RxL_FLITS__PROTHDR,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ_OPC,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP_OPC,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA_OPC,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA_OPC,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB_OPC,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB_OPC,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS_OPC,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPI,
	umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPCNFLT,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__REQ,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__WB,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__REQ_OPC,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__SNP,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__SNP_OPC,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSP_NODATA,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSP_NODATA_OPC,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSP_DATA,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSP_DATA_OPC,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__WB_OPC,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__NCB,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__NCB_OPC,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__NCS,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__NCS_OPC,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSPI,
	umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSPCNFLT,
	umasks_UNC_UPI_RxL_INSERTS__SLOT0,
	umasks_UNC_UPI_RxL_INSERTS__SLOT1,
	umasks_UNC_UPI_RxL_INSERTS__SLOT2,
	umasks_UNC_UPI_RxL_OCCUPANCY__SLOT0,
	umasks_UNC_UPI_RxL_OCCUPANCY__SLOT1,
	umasks_UNC_UPI_RxL_OCCUPANCY__SLOT2,
	umasks_UNC_CXLCM_RxC_PACK_BUF_INSERTS__MEM_DATA,
	umasks_UNC_CXLDP_TxC_AGF_INSERTS__M2S_DATA,
	umasks_COUNT
};

enum {
	categories_ubox_EVENT_MSG,
	categories_cha_CLOCK,
	categories_cha_INGRESS,
	categories_cha_LLC,
	categories_cha_TOR,
	categories_cha_MISC,
	categories_cha_MEMORY,
	categories_cha_DIRECTORY,
	categories_cha_SNOOPS,
	categories_cha_THROTTLE,
	categories_chacms_CLOCK,
	categories_chacms_THROTTLE,
	categories_pcu_PCLK,
	categories_pcu_FREQ_MAX_LIMIT,
	categories_pcu_PROCHOT,
	categories_pcu_PKG_C_STATE_RESIDENCY,
	categories_pcu_FREQ_TRANS,
	categories_pcu_CORE_STATES,
	categories_rapl_ENERGY,
	categories_iio_CLOCK,
	categories_iio_DATA,
	categories_iio_TXN,
	categories_iio_QUEUES,
	categories_iio_COMPLETION,
	categories_iio_IOMMU,
	categories_irp_CLOCK,
	categories_irp_WRITE_CACHE,
	categories_irp_TRANSACTIONS,
	categories_irp_SNOOPS,
	categories_irp_FAF,
	categories_irp_MISC,
	categories_imc_DCLK,
	categories_imc_CAS,
	categories_imc_ACT,
	categories_imc_PRE,
	categories_imc_RPQ,
	categories_imc_WPQ,
	categories_imc_POWER,
	categories_b2cmi_CLOCK,
	categories_b2cmi_DIRECT,
	categories_b2cmi_DIRECTORY,
	categories_b2cmi_TAGS,
	categories_b2cmi_MEMORY,
	categories_b2cmi_TRACKER,
	categories_b2cmi_PREFETCH,
	categories_upi_CLOCK,
	categories_upi_FLITS,
	categories_upi_HEADERS,
	categories_upi_POWER,
	categories_upi_RXQ,
	categories_b2upi_CLOCK,
	categories_b2cxl_CLOCK,
	categories_cxlcm_BUFFERS,
	categories_cxldp_QUEUES,
	categories_b2hot_CLOCK,
	categories_mdf_CLOCK,
	categories_COUNT
};

enum {
	event_aliases_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE,
	event_aliases_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS,
	event_aliases_COUNT
};

enum {
	metrics_cha_NUMA_READS_LOCAL,
	metrics_cha_NUMA_READS_REMOTE,
	metrics_cha_LLC_DRD_MISS_LATENCY,
	metrics_cha_MEM_PARALLEL_READS,
	metrics_cha_UNCORE_CLOCK,
	metrics_cha_HA_LOCAL_BW_READS,
	metrics_cha_HA_LOCAL_BW_WRITES,
	metrics_cha_HA_REMOTE_BW_READS,
	metrics_cha_HA_REMOTE_BW_WRITES,
	metrics_cha_IO_LINES_READ,
	metrics_cha_IO_LINES_WRITTEN,
	metrics_cha_IO_READS_MISS_PCT,
	metrics_cha_IO_WRITES_MISS_PCT,
	metrics_cha_IO_LINES_READ_LOCAL,
	metrics_cha_IO_LINES_READ_REMOTE,
	metrics_cha_IO_LINES_WRITTEN_LOCAL,
	metrics_cha_IO_LINES_WRITTEN_REMOTE,
	metrics_cha_IO_READ_MISS_BW,
	metrics_cha_IO_WRITE_MISS_BW,
	metrics_iio_IO_BW_READ,
	metrics_iio_IO_BW_WRITE,
	metrics_iio_IO_MSI,
	metrics_irp_IO_LOST_FORWARDS,
	metrics_imc_MEM_BW_READS,
	metrics_imc_MEM_BW_WRITES,
	metrics_imc_MEM_BW_TOTAL,
	metrics_upi_UPI_DATA_TX_BW,
	metrics_upi_UPI_DATA_RX_BW,
	metrics_pcu_CORES_C0,
	metrics_pcu_CORES_C6,
	metrics_cha_LLC_DRD_MISS_PCT,
	metrics_pcu_PCT_FREQ_POWER_LTD,
	metrics_pcu_PCT_FREQ_THERMAL_LTD,
	metrics_pcu_PCT_PROCHOT_EXTERNAL,
	metrics_pcu_PCT_PROCHOT_INTERNAL,
	metrics_imc_PCT_MEM_BW_PEAK,
	metrics_imc_DRAM_FREQ,
	metrics_cha_UNCORE_FREQ,
	metrics_pcu_PCU_FREQ,
	metrics_cha_CXL_LINES_READ,
	metrics_cha_CXL_DRD_MISS_LATENCY,
	metrics_cha_CXL_MISS_PCT,
	metrics_rapl_PKG_POWER,
	metrics_rapl_DRAM_POWER,
	metrics_COUNT
};

enum {
	metric_ops_cha_NUMA_READS_LOCAL, metric_ops_cha_NUMA_READS_LOCAL__last = metric_ops_cha_NUMA_READS_LOCAL + 12,
	metric_ops_cha_NUMA_READS_REMOTE, metric_ops_cha_NUMA_READS_REMOTE__last = metric_ops_cha_NUMA_READS_REMOTE + 12,
	metric_ops_cha_LLC_DRD_MISS_LATENCY, metric_ops_cha_LLC_DRD_MISS_LATENCY__last = metric_ops_cha_LLC_DRD_MISS_LATENCY + 8,
	metric_ops_cha_MEM_PARALLEL_READS, metric_ops_cha_MEM_PARALLEL_READS__last = metric_ops_cha_MEM_PARALLEL_READS + 2,
	metric_ops_cha_UNCORE_CLOCK, metric_ops_cha_UNCORE_CLOCK__last = metric_ops_cha_UNCORE_CLOCK + 2,
	metric_ops_cha_HA_LOCAL_BW_READS, metric_ops_cha_HA_LOCAL_BW_READS__last = metric_ops_cha_HA_LOCAL_BW_READS + 2,
	metric_ops_cha_HA_LOCAL_BW_WRITES, metric_ops_cha_HA_LOCAL_BW_WRITES__last = metric_ops_cha_HA_LOCAL_BW_WRITES + 2,
	metric_ops_cha_HA_REMOTE_BW_READS, metric_ops_cha_HA_REMOTE_BW_READS__last = metric_ops_cha_HA_REMOTE_BW_READS + 2,
	metric_ops_cha_HA_REMOTE_BW_WRITES, metric_ops_cha_HA_REMOTE_BW_WRITES__last = metric_ops_cha_HA_REMOTE_BW_WRITES + 2,
	metric_ops_cha_IO_LINES_READ, metric_ops_cha_IO_LINES_READ__last = metric_ops_cha_IO_LINES_READ + 2,
	metric_ops_cha_IO_LINES_WRITTEN, metric_ops_cha_IO_LINES_WRITTEN__last = metric_ops_cha_IO_LINES_WRITTEN + 4,
	metric_ops_cha_IO_READS_MISS_PCT, metric_ops_cha_IO_READS_MISS_PCT__last = metric_ops_cha_IO_READS_MISS_PCT + 4,
	metric_ops_cha_IO_WRITES_MISS_PCT, metric_ops_cha_IO_WRITES_MISS_PCT__last = metric_ops_cha_IO_WRITES_MISS_PCT + 4,
	metric_ops_cha_IO_LINES_READ_LOCAL, metric_ops_cha_IO_LINES_READ_LOCAL__last = metric_ops_cha_IO_LINES_READ_LOCAL + 2,
	metric_ops_cha_IO_LINES_READ_REMOTE, metric_ops_cha_IO_LINES_READ_REMOTE__last = metric_ops_cha_IO_LINES_READ_REMOTE + 2,
	metric_ops_cha_IO_LINES_WRITTEN_LOCAL, metric_ops_cha_IO_LINES_WRITTEN_LOCAL__last = metric_ops_cha_IO_LINES_WRITTEN_LOCAL + 4,
	metric_ops_cha_IO_LINES_WRITTEN_REMOTE, metric_ops_cha_IO_LINES_WRITTEN_REMOTE__last = metric_ops_cha_IO_LINES_WRITTEN_REMOTE + 4,
	metric_ops_cha_IO_READ_MISS_BW, metric_ops_cha_IO_READ_MISS_BW__last = metric_ops_cha_IO_READ_MISS_BW + 2,
	metric_ops_cha_IO_WRITE_MISS_BW, metric_ops_cha_IO_WRITE_MISS_BW__last = metric_ops_cha_IO_WRITE_MISS_BW + 4,
	metric_ops_iio_IO_BW_READ, metric_ops_iio_IO_BW_READ__last = metric_ops_iio_IO_BW_READ + 2,
	metric_ops_iio_IO_BW_WRITE, metric_ops_iio_IO_BW_WRITE__last = metric_ops_iio_IO_BW_WRITE + 2,
	metric_ops_iio_IO_MSI,
	metric_ops_irp_IO_LOST_FORWARDS, metric_ops_irp_IO_LOST_FORWARDS__last = metric_ops_irp_IO_LOST_FORWARDS + 2,
	metric_ops_imc_MEM_BW_READS, metric_ops_imc_MEM_BW_READS__last = metric_ops_imc_MEM_BW_READS + 4,
	metric_ops_imc_MEM_BW_WRITES, metric_ops_imc_MEM_BW_WRITES__last = metric_ops_imc_MEM_BW_WRITES + 4,
	metric_ops_imc_MEM_BW_TOTAL, metric_ops_imc_MEM_BW_TOTAL__last = metric_ops_imc_MEM_BW_TOTAL + 10,
	metric_ops_upi_UPI_DATA_TX_BW, metric_ops_upi_UPI_DATA_TX_BW__last = metric_ops_upi_UPI_DATA_TX_BW + 4,
	metric_ops_upi_UPI_DATA_RX_BW, metric_ops_upi_UPI_DATA_RX_BW__last = metric_ops_upi_UPI_DATA_RX_BW + 4,
	metric_ops_pcu_CORES_C0, metric_ops_pcu_CORES_C0__last = metric_ops_pcu_CORES_C0 + 4,
	metric_ops_pcu_CORES_C6, metric_ops_pcu_CORES_C6__last = metric_ops_pcu_CORES_C6 + 4,
	metric_ops_cha_LLC_DRD_MISS_PCT, metric_ops_cha_LLC_DRD_MISS_PCT__last = metric_ops_cha_LLC_DRD_MISS_PCT + 6,
	metric_ops_pcu_PCT_FREQ_POWER_LTD, metric_ops_pcu_PCT_FREQ_POWER_LTD__last = metric_ops_pcu_PCT_FREQ_POWER_LTD + 4,
	metric_ops_pcu_PCT_FREQ_THERMAL_LTD, metric_ops_pcu_PCT_FREQ_THERMAL_LTD__last = metric_ops_pcu_PCT_FREQ_THERMAL_LTD + 4,
	metric_ops_pcu_PCT_PROCHOT_EXTERNAL, metric_ops_pcu_PCT_PROCHOT_EXTERNAL__last = metric_ops_pcu_PCT_PROCHOT_EXTERNAL + 4,
	metric_ops_pcu_PCT_PROCHOT_INTERNAL, metric_ops_pcu_PCT_PROCHOT_INTERNAL__last = metric_ops_pcu_PCT_PROCHOT_INTERNAL + 4,
	metric_ops_imc_PCT_MEM_BW_PEAK, metric_ops_imc_PCT_MEM_BW_PEAK__last = metric_ops_imc_PCT_MEM_BW_PEAK + 12,
	metric_ops_imc_DRAM_FREQ, metric_ops_imc_DRAM_FREQ__last = metric_ops_imc_DRAM_FREQ + 4,
	metric_ops_cha_UNCORE_FREQ, metric_ops_cha_UNCORE_FREQ__last = metric_ops_cha_UNCORE_FREQ + 4,
	metric_ops_pcu_PCU_FREQ, metric_ops_pcu_PCU_FREQ__last = metric_ops_pcu_PCU_FREQ + 4,
	metric_ops_cha_CXL_LINES_READ, metric_ops_cha_CXL_LINES_READ__last = metric_ops_cha_CXL_LINES_READ + 2,
	metric_ops_cha_CXL_DRD_MISS_LATENCY, metric_ops_cha_CXL_DRD_MISS_LATENCY__last = metric_ops_cha_CXL_DRD_MISS_LATENCY + 8,
	metric_ops_cha_CXL_MISS_PCT, metric_ops_cha_CXL_MISS_PCT__last = metric_ops_cha_CXL_MISS_PCT + 6,
	metric_ops_rapl_PKG_POWER,
	metric_ops_rapl_DRAM_POWER,
	metric_ops_COUNT
};

enum {
	metric_numbers_cha_NUMA_READS_LOCAL,
	metric_numbers_cha_NUMA_READS_REMOTE,
	metric_numbers_cha_HA_LOCAL_BW_READS,
	metric_numbers_cha_HA_LOCAL_BW_WRITES,
	metric_numbers_cha_HA_REMOTE_BW_READS,
	metric_numbers_cha_HA_REMOTE_BW_WRITES,
	metric_numbers_cha_IO_LINES_READ,
	metric_numbers_cha_IO_LINES_WRITTEN,
	metric_numbers_cha_IO_READS_MISS_PCT,
	metric_numbers_cha_IO_WRITES_MISS_PCT,
	metric_numbers_cha_IO_LINES_READ_LOCAL,
	metric_numbers_cha_IO_LINES_READ_REMOTE,
	metric_numbers_cha_IO_LINES_WRITTEN_LOCAL,
	metric_numbers_cha_IO_LINES_WRITTEN_REMOTE,
	metric_numbers_cha_IO_READ_MISS_BW,
	metric_numbers_cha_IO_WRITE_MISS_BW,
	metric_numbers_iio_IO_BW_READ,
	metric_numbers_iio_IO_BW_WRITE,
	metric_numbers_imc_MEM_BW_READS,
	metric_numbers_imc_MEM_BW_WRITES,
	metric_numbers_imc_MEM_BW_TOTAL, metric_numbers_imc_MEM_BW_TOTAL__last = metric_numbers_imc_MEM_BW_TOTAL + 1,
	metric_numbers_upi_UPI_DATA_TX_BW, metric_numbers_upi_UPI_DATA_TX_BW__last = metric_numbers_upi_UPI_DATA_TX_BW + 1,
	metric_numbers_upi_UPI_DATA_RX_BW, metric_numbers_upi_UPI_DATA_RX_BW__last = metric_numbers_upi_UPI_DATA_RX_BW + 1,
	metric_numbers_cha_LLC_DRD_MISS_PCT,
	metric_numbers_pcu_PCT_FREQ_POWER_LTD,
	metric_numbers_pcu_PCT_FREQ_THERMAL_LTD,
	metric_numbers_pcu_PCT_PROCHOT_EXTERNAL,
	metric_numbers_pcu_PCT_PROCHOT_INTERNAL,
	metric_numbers_imc_PCT_MEM_BW_PEAK, metric_numbers_imc_PCT_MEM_BW_PEAK__last = metric_numbers_imc_PCT_MEM_BW_PEAK + 1,
	metric_numbers_cha_CXL_LINES_READ,
	metric_numbers_cha_CXL_MISS_PCT,
	metric_numbers_COUNT
};

enum {
	metric_inputs_cha_NUMA_READS_LOCAL, metric_inputs_cha_NUMA_READS_LOCAL__last = metric_inputs_cha_NUMA_READS_LOCAL + 3,
	metric_inputs_cha_NUMA_READS_REMOTE, metric_inputs_cha_NUMA_READS_REMOTE__last = metric_inputs_cha_NUMA_READS_REMOTE + 3,
	metric_inputs_cha_LLC_DRD_MISS_LATENCY, metric_inputs_cha_LLC_DRD_MISS_LATENCY__last = metric_inputs_cha_LLC_DRD_MISS_LATENCY + 2,
	metric_inputs_cha_MEM_PARALLEL_READS, metric_inputs_cha_MEM_PARALLEL_READS__last = metric_inputs_cha_MEM_PARALLEL_READS + 1,
	metric_inputs_cha_UNCORE_CLOCK,
	metric_inputs_cha_HA_LOCAL_BW_READS,
	metric_inputs_cha_HA_LOCAL_BW_WRITES,
	metric_inputs_cha_HA_REMOTE_BW_READS,
	metric_inputs_cha_HA_REMOTE_BW_WRITES,
	metric_inputs_cha_IO_LINES_READ,
	metric_inputs_cha_IO_LINES_WRITTEN, metric_inputs_cha_IO_LINES_WRITTEN__last = metric_inputs_cha_IO_LINES_WRITTEN + 1,
	metric_inputs_cha_IO_READS_MISS_PCT, metric_inputs_cha_IO_READS_MISS_PCT__last = metric_inputs_cha_IO_READS_MISS_PCT + 1,
	metric_inputs_cha_IO_WRITES_MISS_PCT, metric_inputs_cha_IO_WRITES_MISS_PCT__last = metric_inputs_cha_IO_WRITES_MISS_PCT + 1,
	metric_inputs_cha_IO_LINES_READ_LOCAL,
	metric_inputs_cha_IO_LINES_READ_REMOTE,
	metric_inputs_cha_IO_LINES_WRITTEN_LOCAL, metric_inputs_cha_IO_LINES_WRITTEN_LOCAL__last = metric_inputs_cha_IO_LINES_WRITTEN_LOCAL + 1,
	metric_inputs_cha_IO_LINES_WRITTEN_REMOTE, metric_inputs_cha_IO_LINES_WRITTEN_REMOTE__last = metric_inputs_cha_IO_LINES_WRITTEN_REMOTE + 1,
	metric_inputs_cha_IO_READ_MISS_BW,
	metric_inputs_cha_IO_WRITE_MISS_BW, metric_inputs_cha_IO_WRITE_MISS_BW__last = metric_inputs_cha_IO_WRITE_MISS_BW + 1,
	metric_inputs_iio_IO_BW_READ,
	metric_inputs_iio_IO_BW_WRITE,
	metric_inputs_iio_IO_MSI,
	metric_inputs_irp_IO_LOST_FORWARDS, metric_inputs_irp_IO_LOST_FORWARDS__last = metric_inputs_irp_IO_LOST_FORWARDS + 1,
	metric_inputs_imc_MEM_BW_READS, metric_inputs_imc_MEM_BW_READS__last = metric_inputs_imc_MEM_BW_READS + 1,
	metric_inputs_imc_MEM_BW_WRITES, metric_inputs_imc_MEM_BW_WRITES__last = metric_inputs_imc_MEM_BW_WRITES + 1,
	metric_inputs_imc_MEM_BW_TOTAL, metric_inputs_imc_MEM_BW_TOTAL__last = metric_inputs_imc_MEM_BW_TOTAL + 3,
	metric_inputs_upi_UPI_DATA_TX_BW,
	metric_inputs_upi_UPI_DATA_RX_BW,
	metric_inputs_pcu_CORES_C0, metric_inputs_pcu_CORES_C0__last = metric_inputs_pcu_CORES_C0 + 1,
	metric_inputs_pcu_CORES_C6, metric_inputs_pcu_CORES_C6__last = metric_inputs_pcu_CORES_C6 + 1,
	metric_inputs_cha_LLC_DRD_MISS_PCT, metric_inputs_cha_LLC_DRD_MISS_PCT__last = metric_inputs_cha_LLC_DRD_MISS_PCT + 1,
	metric_inputs_pcu_PCT_FREQ_POWER_LTD, metric_inputs_pcu_PCT_FREQ_POWER_LTD__last = metric_inputs_pcu_PCT_FREQ_POWER_LTD + 1,
	metric_inputs_pcu_PCT_FREQ_THERMAL_LTD, metric_inputs_pcu_PCT_FREQ_THERMAL_LTD__last = metric_inputs_pcu_PCT_FREQ_THERMAL_LTD + 1,
	metric_inputs_pcu_PCT_PROCHOT_EXTERNAL, metric_inputs_pcu_PCT_PROCHOT_EXTERNAL__last = metric_inputs_pcu_PCT_PROCHOT_EXTERNAL + 1,
	metric_inputs_pcu_PCT_PROCHOT_INTERNAL, metric_inputs_pcu_PCT_PROCHOT_INTERNAL__last = metric_inputs_pcu_PCT_PROCHOT_INTERNAL + 1,
	metric_inputs_imc_PCT_MEM_BW_PEAK, metric_inputs_imc_PCT_MEM_BW_PEAK__last = metric_inputs_imc_PCT_MEM_BW_PEAK + 4,
	metric_inputs_imc_DRAM_FREQ,
	metric_inputs_cha_UNCORE_FREQ,
	metric_inputs_pcu_PCU_FREQ,
	metric_inputs_cha_CXL_LINES_READ,
	metric_inputs_cha_CXL_DRD_MISS_LATENCY, metric_inputs_cha_CXL_DRD_MISS_LATENCY__last = metric_inputs_cha_CXL_DRD_MISS_LATENCY + 2,
	metric_inputs_cha_CXL_MISS_PCT, metric_inputs_cha_CXL_MISS_PCT__last = metric_inputs_cha_CXL_MISS_PCT + 1,
	metric_inputs_rapl_PKG_POWER,
	metric_inputs_rapl_DRAM_POWER,
	metric_inputs_COUNT
};

enum {
	metric_umasks_cha_NUMA_READS_LOCAL, metric_umasks_cha_NUMA_READS_LOCAL__last = metric_umasks_cha_NUMA_READS_LOCAL + 3,
	metric_umasks_cha_NUMA_READS_REMOTE, metric_umasks_cha_NUMA_READS_REMOTE__last = metric_umasks_cha_NUMA_READS_REMOTE + 3,
	metric_umasks_cha_LLC_DRD_MISS_LATENCY, metric_umasks_cha_LLC_DRD_MISS_LATENCY__last = metric_umasks_cha_LLC_DRD_MISS_LATENCY + 1,
	metric_umasks_cha_MEM_PARALLEL_READS, metric_umasks_cha_MEM_PARALLEL_READS__last = metric_umasks_cha_MEM_PARALLEL_READS + 1,
	metric_umasks_cha_HA_LOCAL_BW_READS,
	metric_umasks_cha_HA_LOCAL_BW_WRITES,
	metric_umasks_cha_HA_REMOTE_BW_READS,
	metric_umasks_cha_HA_REMOTE_BW_WRITES,
	metric_umasks_cha_IO_LINES_READ,
	metric_umasks_cha_IO_LINES_WRITTEN, metric_umasks_cha_IO_LINES_WRITTEN__last = metric_umasks_cha_IO_LINES_WRITTEN + 1,
	metric_umasks_cha_IO_READS_MISS_PCT, metric_umasks_cha_IO_READS_MISS_PCT__last = metric_umasks_cha_IO_READS_MISS_PCT + 1,
	metric_umasks_cha_IO_WRITES_MISS_PCT, metric_umasks_cha_IO_WRITES_MISS_PCT__last = metric_umasks_cha_IO_WRITES_MISS_PCT + 1,
	metric_umasks_cha_IO_LINES_READ_LOCAL,
	metric_umasks_cha_IO_LINES_READ_REMOTE,
	metric_umasks_cha_IO_LINES_WRITTEN_LOCAL, metric_umasks_cha_IO_LINES_WRITTEN_LOCAL__last = metric_umasks_cha_IO_LINES_WRITTEN_LOCAL + 1,
	metric_umasks_cha_IO_LINES_WRITTEN_REMOTE, metric_umasks_cha_IO_LINES_WRITTEN_REMOTE__last = metric_umasks_cha_IO_LINES_WRITTEN_REMOTE + 1,
	metric_umasks_cha_IO_READ_MISS_BW,
	metric_umasks_cha_IO_WRITE_MISS_BW, metric_umasks_cha_IO_WRITE_MISS_BW__last = metric_umasks_cha_IO_WRITE_MISS_BW + 1,
	metric_umasks_iio_IO_BW_READ,
	metric_umasks_iio_IO_BW_WRITE,
	metric_umasks_iio_IO_MSI,
	metric_umasks_irp_IO_LOST_FORWARDS, metric_umasks_irp_IO_LOST_FORWARDS__last = metric_umasks_irp_IO_LOST_FORWARDS + 1,
	metric_umasks_imc_MEM_BW_READS, metric_umasks_imc_MEM_BW_READS__last = metric_umasks_imc_MEM_BW_READS + 1,
	metric_umasks_imc_MEM_BW_WRITES, metric_umasks_imc_MEM_BW_WRITES__last = metric_umasks_imc_MEM_BW_WRITES + 1,
	metric_umasks_imc_MEM_BW_TOTAL, metric_umasks_imc_MEM_BW_TOTAL__last = metric_umasks_imc_MEM_BW_TOTAL + 3,
	metric_umasks_upi_UPI_DATA_TX_BW,
	metric_umasks_upi_UPI_DATA_RX_BW,
	metric_umasks_cha_LLC_DRD_MISS_PCT, metric_umasks_cha_LLC_DRD_MISS_PCT__last = metric_umasks_cha_LLC_DRD_MISS_PCT + 1,
	metric_umasks_imc_PCT_MEM_BW_PEAK, metric_umasks_imc_PCT_MEM_BW_PEAK__last = metric_umasks_imc_PCT_MEM_BW_PEAK + 3,
	metric_umasks_cha_CXL_LINES_READ,
	metric_umasks_cha_CXL_DRD_MISS_LATENCY, metric_umasks_cha_CXL_DRD_MISS_LATENCY__last = metric_umasks_cha_CXL_DRD_MISS_LATENCY + 1,
	metric_umasks_cha_CXL_MISS_PCT, metric_umasks_cha_CXL_MISS_PCT__last = metric_umasks_cha_CXL_MISS_PCT + 1,
	metric_umasks_COUNT
};

enum {
	metric_settings_cha_MEM_PARALLEL_READS,
	metric_settings_COUNT
};

enum {
	metric_aliases_cha_NUMA_READS_LOCAL,
	metric_aliases_cha_NUMA_READS_REMOTE,
	metric_aliases_cha_LLC_DRD_MISS_LATENCY,
	metric_aliases_cha_MEM_PARALLEL_READS,
	metric_aliases_cha_UNCORE_CLOCK, metric_aliases_cha_UNCORE_CLOCK__last = metric_aliases_cha_UNCORE_CLOCK + 1,
	metric_aliases_cha_HA_LOCAL_BW_READS,
	metric_aliases_cha_HA_LOCAL_BW_WRITES,
	metric_aliases_cha_HA_REMOTE_BW_READS,
	metric_aliases_cha_HA_REMOTE_BW_WRITES,
	metric_aliases_cha_IO_LINES_READ, metric_aliases_cha_IO_LINES_READ__last = metric_aliases_cha_IO_LINES_READ + 1,
	metric_aliases_cha_IO_LINES_WRITTEN, metric_aliases_cha_IO_LINES_WRITTEN__last = metric_aliases_cha_IO_LINES_WRITTEN + 1,
	metric_aliases_cha_IO_READS_MISS_PCT,
	metric_aliases_cha_IO_WRITES_MISS_PCT,
	metric_aliases_cha_IO_LINES_READ_LOCAL,
	metric_aliases_cha_IO_LINES_READ_REMOTE,
	metric_aliases_cha_IO_LINES_WRITTEN_LOCAL,
	metric_aliases_cha_IO_LINES_WRITTEN_REMOTE,
	metric_aliases_cha_IO_READ_MISS_BW,
	metric_aliases_cha_IO_WRITE_MISS_BW,
	metric_aliases_iio_IO_BW_READ,
	metric_aliases_iio_IO_BW_WRITE,
	metric_aliases_iio_IO_MSI,
	metric_aliases_irp_IO_LOST_FORWARDS,
	metric_aliases_imc_MEM_BW_READS,
	metric_aliases_imc_MEM_BW_WRITES,
	metric_aliases_imc_MEM_BW_TOTAL, metric_aliases_imc_MEM_BW_TOTAL__last = metric_aliases_imc_MEM_BW_TOTAL + 1,
	metric_aliases_upi_UPI_DATA_TX_BW, metric_aliases_upi_UPI_DATA_TX_BW__last = metric_aliases_upi_UPI_DATA_TX_BW + 1,
	metric_aliases_upi_UPI_DATA_RX_BW,
	metric_aliases_pcu_CORES_C0,
	metric_aliases_pcu_CORES_C6,
	metric_aliases_COUNT
};

enum {
	codes_UNC_CHACMS_CLOCKTICKS,
	codes_UNC_CHACMS_RING_SRC_THRTL,
	codes_UNC_CHACMS_DISTRESS_ASSERTED,
	codes_COUNT
};

enum {
	clocks_UNC_CHA_CLOCKTICKS,
	clocks_UNC_P_CLOCKTICKS,
	clocks_UNC_IIO_CLOCKTICKS,
	clocks_UNC_IIO_CLOCKTICKS_FREERUN,
	clocks_UNC_I_CLOCKTICKS,
	clocks_UNC_M_CLOCKTICKS,
	clocks_UNC_B2CMI_CLOCKTICKS,
	clocks_UNC_UPI_CLOCKTICKS,
	clocks_UNC_B2UPI_CLOCKTICKS,
	clocks_UNC_B2CXL_CLOCKTICKS,
	clocks_UNC_B2HOT_CLOCKTICKS,
	clocks_UNC_MDF_CLOCKTICKS,
	clocks_COUNT
};

enum {
	event_units_UNC_RAPL_ENERGY_PKG,
	event_units_UNC_RAPL_ENERGY_DRAM,
	event_units_UNC_IIO_DATA_REQ_OF_CPU,
	event_units_UNC_IIO_DATA_REQ_BY_CPU,
	event_units_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN,
	event_units_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN,
	event_units_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN,
	event_units_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN,
	event_units_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN,
	event_units_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN,
	event_units_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN,
	event_units_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN,
	event_units_UNC_CXLCM_RxC_PACK_BUF_INSERTS,
	event_units_UNC_CXLDP_TxC_AGF_INSERTS,
	event_units_COUNT
};

enum {
	perf_pmus_ubox,
	perf_pmus_cha,
	perf_pmus_pcu,
	perf_pmus_iio,
	perf_pmus_irp,
	perf_pmus_imc,
	perf_pmus_b2cmi,
	perf_pmus_upi,
	perf_pmus_b2upi,
	perf_pmus_b2cxl,
	perf_pmus_cxlcm,
	perf_pmus_cxldp,
	perf_pmus_b2hot,
	perf_pmus_mdf,
	perf_pmus_COUNT
};

enum {
	perf_older_ubox_older,
	perf_older_cha_older,
	perf_older_pcu_older,
	perf_older_iio_older,
	perf_older_irp_older,
	perf_older_imc_older,
	perf_older_b2cmi_older,
	perf_older_upi_older,
	perf_older_b2upi_older,
	perf_older_b2cxl_older,
	perf_older_cxlcm_older,
	perf_older_cxldp_older,
	perf_older_b2hot_older,
	perf_older_mdf_older,
	perf_older_COUNT
};

enum {
	perf_formats_ubox, perf_formats_ubox__last = perf_formats_ubox + 4,
	perf_formats_ubox_older, perf_formats_ubox_older__last = perf_formats_ubox_older + 4,
	perf_formats_cha, perf_formats_cha__last = perf_formats_cha + 6,
	perf_formats_cha_older, perf_formats_cha_older__last = perf_formats_cha_older + 4,
	perf_formats_pcu, perf_formats_pcu__last = perf_formats_pcu + 4,
	perf_formats_pcu_older, perf_formats_pcu_older__last = perf_formats_pcu_older + 4,
	perf_formats_iio, perf_formats_iio__last = perf_formats_iio + 6,
	perf_formats_iio_older, perf_formats_iio_older__last = perf_formats_iio_older + 4,
	perf_formats_irp, perf_formats_irp__last = perf_formats_irp + 4,
	perf_formats_irp_older, perf_formats_irp_older__last = perf_formats_irp_older + 4,
	perf_formats_imc, perf_formats_imc__last = perf_formats_imc + 4,
	perf_formats_imc_older, perf_formats_imc_older__last = perf_formats_imc_older + 4,
	perf_formats_b2cmi, perf_formats_b2cmi__last = perf_formats_b2cmi + 4,
	perf_formats_b2cmi_older, perf_formats_b2cmi_older__last = perf_formats_b2cmi_older + 4,
	perf_formats_upi, perf_formats_upi__last = perf_formats_upi + 4,
	perf_formats_upi_older, perf_formats_upi_older__last = perf_formats_upi_older + 4,
	perf_formats_b2upi, perf_formats_b2upi__last = perf_formats_b2upi + 4,
	perf_formats_b2upi_older, perf_formats_b2upi_older__last = perf_formats_b2upi_older + 4,
	perf_formats_b2cxl, perf_formats_b2cxl__last = perf_formats_b2cxl + 4,
	perf_formats_b2cxl_older, perf_formats_b2cxl_older__last = perf_formats_b2cxl_older + 4,
	perf_formats_cxlcm, perf_formats_cxlcm__last = perf_formats_cxlcm + 4,
	perf_formats_cxlcm_older, perf_formats_cxlcm_older__last = perf_formats_cxlcm_older + 4,
	perf_formats_cxldp, perf_formats_cxldp__last = perf_formats_cxldp + 4,
	perf_formats_cxldp_older, perf_formats_cxldp_older__last = perf_formats_cxldp_older + 4,
	perf_formats_b2hot, perf_formats_b2hot__last = perf_formats_b2hot + 4,
	perf_formats_b2hot_older, perf_formats_b2hot_older__last = perf_formats_b2hot_older + 4,
	perf_formats_mdf, perf_formats_mdf__last = perf_formats_mdf + 4,
	perf_formats_mdf_older, perf_formats_mdf_older__last = perf_formats_mdf_older + 4,
	perf_formats_COUNT
};

enum {
	perf_events_imc, perf_events_imc__last = perf_events_imc + 4,
	perf_events_COUNT
};

enum {
	perf_takes_cha,
	perf_takes_COUNT
};

enum {
	core_msrs_all, core_msrs_all__last = core_msrs_all + 12,
	core_msrs_COUNT
};

enum {
	machine_clocks_all, machine_clocks_all__last = machine_clocks_all + 18,
	machine_clocks_COUNT
};

enum {
	flows_local_reads,
	flows_remote_reads,
	flows_served_reads,
	flows_local_writes,
	flows_remote_writes,
	flows_served_writes,
	flows_cxl_reads,
	flows_cxl_writes,
	flows_llc_hits,
	flows_io_reads,
	flows_io_writes,
	flows_dram_cycles,
	flows_link_cycles,
	flows_idle_flits,
	flows_pcu_cycles,
	flows_busy_cycles,
	flows_core_cycles,
	flows_interrupts,
	flows_pkg_energy,
	flows_dram_energy,
	flows_COUNT
};

enum {
	traffic_flows_local_reads__served_reads, traffic_flows_local_reads__served_reads__last = traffic_flows_local_reads__served_reads + 1,
	traffic_flows_local_writes__served_writes, traffic_flows_local_writes__served_writes__last = traffic_flows_local_writes__served_writes + 1,
	traffic_flows_dram_cycles,
	traffic_flows_local_reads__cxl_reads, traffic_flows_local_reads__cxl_reads__last = traffic_flows_local_reads__cxl_reads + 1,
	traffic_flows_served_reads,
	traffic_flows_local_writes__cxl_writes, traffic_flows_local_writes__cxl_writes__last = traffic_flows_local_writes__cxl_writes + 1,
	traffic_flows_served_writes,
	traffic_flows_local_writes,
	traffic_flows_local_reads__remote_reads__cxl_reads, traffic_flows_local_reads__remote_reads__cxl_reads__last = traffic_flows_local_reads__remote_reads__cxl_reads + 2,
	traffic_flows_llc_hits,
	traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads__last = traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads + 3,
	traffic_flows_remote_reads,
	traffic_flows_io_reads,
	traffic_flows_io_writes,
	traffic_flows_io_reads__io_writes, traffic_flows_io_reads__io_writes__last = traffic_flows_io_reads__io_writes + 1,
	traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__cxl_reads, traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__cxl_reads__last = traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__cxl_reads + 5,
	traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__served_reads__served_writes__cxl_reads, traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__served_reads__served_writes__cxl_reads__last = traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__served_reads__served_writes__cxl_reads + 7,
	traffic_flows_cxl_reads,
	traffic_flows_local_writes__remote_writes__cxl_writes, traffic_flows_local_writes__remote_writes__cxl_writes__last = traffic_flows_local_writes__remote_writes__cxl_writes + 2,
	traffic_flows_remote_writes,
	traffic_flows_local_reads,
	traffic_flows_served_reads__remote_writes, traffic_flows_served_reads__remote_writes__last = traffic_flows_served_reads__remote_writes + 1,
	traffic_flows_remote_reads__remote_writes__served_reads__served_writes, traffic_flows_remote_reads__remote_writes__served_reads__served_writes__last = traffic_flows_remote_reads__remote_writes__served_reads__served_writes + 3,
	traffic_flows_idle_flits,
	traffic_flows_remote_reads__served_writes, traffic_flows_remote_reads__served_writes__last = traffic_flows_remote_reads__served_writes + 1,
	traffic_flows_served_reads__served_writes__remote_reads__remote_writes, traffic_flows_served_reads__served_writes__remote_reads__remote_writes__last = traffic_flows_served_reads__served_writes__remote_reads__remote_writes + 3,
	traffic_flows_link_cycles,
	traffic_flows_served_reads__remote_reads, traffic_flows_served_reads__remote_reads__last = traffic_flows_served_reads__remote_reads + 1,
	traffic_flows_interrupts,
	traffic_flows_cxl_writes,
	traffic_flows_core_cycles,
	traffic_flows_busy_cycles,
	traffic_flows_pcu_cycles,
	traffic_flows_pkg_energy,
	traffic_flows_dram_energy,
	traffic_flows_COUNT
};

enum {
	traffic_all, traffic_all__last = traffic_all + 352,
	traffic_COUNT
};

enum {
	groups_memory,
	groups_llc,
	groups_interconnect,
	groups_numa,
	groups_io,
	groups_power,
	groups_clocks,
	groups_cxl,
	groups_COUNT
};

enum {
	group_items_memory, group_items_memory__last = group_items_memory + 3,
	group_items_llc, group_items_llc__last = group_items_llc + 3,
	group_items_interconnect, group_items_interconnect__last = group_items_interconnect + 1,
	group_items_numa, group_items_numa__last = group_items_numa + 5,
	group_items_io, group_items_io__last = group_items_io + 1,
	group_items_power, group_items_power__last = group_items_power + 5,
	group_items_clocks, group_items_clocks__last = group_items_clocks + 2,
	group_items_cxl, group_items_cxl__last = group_items_cxl + 4,
	group_items_COUNT
};

enum {
	synonyms_of_searches, synonyms_of_searches__last = synonyms_of_searches + 317,
	synonyms_COUNT
};

enum {
	windows_pcu_unit,
	windows_pcu_controls,
	windows_pcu_counters,
	windows_imc_unit,
	windows_imc_controls,
	windows_imc_counters,
	windows_b2cmi_unit,
	windows_b2cmi_controls,
	windows_b2cmi_counters,
	windows_upi_unit,
	windows_upi_controls,
	windows_upi_counters,
	windows_b2upi_unit,
	windows_b2upi_controls,
	windows_b2upi_counters,
	windows_b2cxl_unit,
	windows_b2cxl_controls,
	windows_b2cxl_counters,
	windows_cxlcm_unit,
	windows_cxlcm_controls,
	windows_cxlcm_counters,
	windows_cxldp_unit,
	windows_cxldp_controls,
	windows_cxldp_counters,
	windows_b2hot_unit,
	windows_b2hot_controls,
	windows_b2hot_counters,
	windows_mdf_unit,
	windows_mdf_controls,
	windows_mdf_counters,
	windows_othertypes_unit,
	windows_othertypes_controls,
	windows_othertypes_counters,
	windows_COUNT
};

enum {
	found_boxes_ubox,
	found_boxes_cha,
	found_boxes_pcu,
	found_boxes_iio,
	found_boxes_irp,
	found_boxes_imc,
	found_boxes_b2cmi,
	found_boxes_upi,
	found_boxes_b2upi,
	found_boxes_b2cxl,
	found_boxes_cxlcm,
	found_boxes_cxldp,
	found_boxes_b2hot,
	found_boxes_mdf,
	found_boxes_othertypes,
	found_boxes_COUNT
};

enum {
	metric_clocks_uclk_UNC_CHA_CLOCKTICKS,
	metric_clocks_uclk_UNC_B2CMI_CLOCKTICKS,
	metric_clocks_uclk_UNC_B2CXL_CLOCKTICKS,
	metric_clocks_uclk_UNC_B2HOT_CLOCKTICKS,
	metric_clocks_uclk_UNC_B2UPI_CLOCKTICKS,
	metric_clocks_mdfclk_UNC_MDF_CLOCKTICKS,
	metric_clocks_dclk_UNC_M_CLOCKTICKS,
	metric_clocks_qclk_UNC_UPI_CLOCKTICKS,
	metric_clocks_ioclk_UNC_IIO_CLOCKTICKS,
	metric_clocks_ioclk_UNC_IIO_CLOCKTICKS_FREERUN,
	metric_clocks_ioclk_UNC_I_CLOCKTICKS,
	metric_clocks_pclk_UNC_P_CLOCKTICKS,
	metric_clocks_COUNT
};

enum {
	metric_units_UNC_P_FREQ_MAX_POWER_CYCLES,
	metric_units_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES,
	metric_units_UNC_P_PROCHOT_EXTERNAL_CYCLES,
	metric_units_UNC_P_PROCHOT_INTERNAL_CYCLES,
	metric_units_UNC_RAPL_ENERGY_PKG,
	metric_units_UNC_RAPL_ENERGY_DRAM,
	metric_units_COUNT
};

enum {
	names_events = 1,
	names_umasks = names_events + events_COUNT,
	names_codes = names_umasks + umasks_COUNT,
	names_boxes = names_codes + events_COUNT,
	names_box_aliases = names_boxes + boxes_COUNT,
	names_instances = names_box_aliases + aliases_COUNT,
	names_perf_pmus = names_instances + strings_COUNT,
	names_perf_older = names_perf_pmus + perf_pmus_COUNT,
	names_wholes = names_perf_older + perf_older_COUNT,
	names_tails = names_wholes + event_aliases_COUNT,
	names_likwid = names_tails + event_aliases_COUNT,
	name_index_last = 2047,
	name_index_COUNT
};

struct uncore_cwf_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[cpuids_COUNT];
	struct uncore_box_row boxes[boxes_COUNT];
	struct uncore_place_row places[places_COUNT];
	struct uncore_function_row functions[functions_COUNT];
	struct uncore_register_row registers[registers_COUNT];
	struct uncore_layout_row layouts[layouts_COUNT];
	struct uncore_field_row fields[fields_COUNT];
	struct uncore_value_row values[values_COUNT];
	struct uncore_counter_row counters[counters_COUNT];
	struct uncore_procedure_row procedure_rows[procedure_rows_COUNT];
	struct uncore_step_row steps[steps_COUNT];
	struct uncore_alias_row aliases[aliases_COUNT];
	uint32_t numbers[numbers_COUNT];
	uncore_string strings[strings_COUNT];
	struct uncore_event_row events[events_COUNT];
	struct uncore_umask_row umasks[umasks_COUNT];
	struct uncore_category_row categories[categories_COUNT];
#ifndef UNCORE_WITHOUT_ALIASES
	struct uncore_event_alias_row event_aliases[event_aliases_COUNT];
#endif
	uint16_t name_index[name_index_COUNT];
	struct uncore_metric_row metrics[metrics_COUNT];
	struct uncore_metric_op_row metric_ops[metric_ops_COUNT];
	double metric_numbers[metric_numbers_COUNT];
	struct uncore_metric_input_row metric_inputs[metric_inputs_COUNT];
	struct uncore_metric_umask_row metric_umasks[metric_umasks_COUNT];
	struct uncore_metric_setting_row metric_settings[metric_settings_COUNT];
#ifndef UNCORE_WITHOUT_ALIASES
	struct uncore_metric_alias_row metric_aliases[metric_aliases_COUNT];
#endif
	struct uncore_code_row codes[codes_COUNT];
	struct uncore_clock_row clocks[clocks_COUNT];
	struct uncore_event_unit_row event_units[event_units_COUNT];
	struct uncore_perf_pmu_row perf_pmus[perf_pmus_COUNT];
	struct uncore_perf_pmu_row perf_older[perf_older_COUNT];
	struct uncore_perf_format_row perf_formats[perf_formats_COUNT];
	struct uncore_perf_event_row perf_events[perf_events_COUNT];
	struct uncore_perf_take_row perf_takes[perf_takes_COUNT];
#ifndef UNCORE_WITHOUT_SIM
	struct uncore_core_msr_row core_msrs[core_msrs_COUNT];
	struct uncore_machine_clock_row machine_clocks[machine_clocks_COUNT];
	struct uncore_flow_row flows[flows_COUNT];
	struct uncore_traffic_flow_row traffic_flows[traffic_flows_COUNT];
	struct uncore_traffic_row traffic[traffic_COUNT];
#endif
	struct uncore_group_row groups[groups_COUNT];
	struct uncore_group_item_row group_items[group_items_COUNT];
#ifndef UNCORE_WITHOUT_TEXTS
	struct uncore_synonym_row synonyms[synonyms_COUNT];
#endif
	struct uncore_window_row windows[windows_COUNT];
	struct uncore_found_box_row found_boxes[found_boxes_COUNT];
	struct uncore_metric_clock_row metric_clocks[metric_clocks_COUNT];
	struct uncore_metric_unit_row metric_units[metric_units_COUNT];
	struct uncore_cwf_strings pool;
};

extern const struct uncore_cwf_tables uncore_cwf_tables;

const struct uncore_cwf_tables uncore_cwf_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_cwf_tables),
		.id = S(cwf), 
		.title = S(Xeon_6___Clearwater_Fore_d5da7522), 
		.source = C(perfmon_cwf_V1_04__linux_2bd85984), 
		.sockets = { .method = NONE, .node = { NONE, NONE, NONE }, .map = { NONE, NONE, NONE }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NONE, },
		.cores = 288, .threads = 1, 
		.flags = { strings_core_msrs_all_flags, 94 }, .stepping = 1, 
		.cpuids = { offsetof(struct uncore_cwf_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_cwf_tables, boxes), boxes_COUNT },
		.places = { offsetof(struct uncore_cwf_tables, places), places_COUNT },
		.functions = { offsetof(struct uncore_cwf_tables, functions), functions_COUNT },
		.registers = { offsetof(struct uncore_cwf_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_cwf_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_cwf_tables, fields), fields_COUNT },
		.values = { offsetof(struct uncore_cwf_tables, values), values_COUNT },
		.counters = { offsetof(struct uncore_cwf_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_cwf_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_cwf_tables, steps), steps_COUNT },
		.aliases = { offsetof(struct uncore_cwf_tables, aliases), aliases_COUNT },
		.numbers = { offsetof(struct uncore_cwf_tables, numbers), numbers_COUNT },
		.strings = { offsetof(struct uncore_cwf_tables, strings), strings_COUNT },
		.events = { offsetof(struct uncore_cwf_tables, events), events_COUNT },
		.umasks = { offsetof(struct uncore_cwf_tables, umasks), umasks_COUNT },
		.categories = { offsetof(struct uncore_cwf_tables, categories), categories_COUNT },
#ifndef UNCORE_WITHOUT_ALIASES
		.event_aliases = { offsetof(struct uncore_cwf_tables, event_aliases), event_aliases_COUNT },
#endif
		.name_index = { offsetof(struct uncore_cwf_tables, name_index), name_index_COUNT },
		.metrics = { offsetof(struct uncore_cwf_tables, metrics), metrics_COUNT },
		.metric_ops = { offsetof(struct uncore_cwf_tables, metric_ops), metric_ops_COUNT },
		.metric_numbers = { offsetof(struct uncore_cwf_tables, metric_numbers), metric_numbers_COUNT },
		.metric_inputs = { offsetof(struct uncore_cwf_tables, metric_inputs), metric_inputs_COUNT },
		.metric_umasks = { offsetof(struct uncore_cwf_tables, metric_umasks), metric_umasks_COUNT },
		.metric_settings = { offsetof(struct uncore_cwf_tables, metric_settings), metric_settings_COUNT },
#ifndef UNCORE_WITHOUT_ALIASES
		.metric_aliases = { offsetof(struct uncore_cwf_tables, metric_aliases), metric_aliases_COUNT },
#endif
		.codes = { offsetof(struct uncore_cwf_tables, codes), codes_COUNT },
		.clocks = { offsetof(struct uncore_cwf_tables, clocks), clocks_COUNT },
		.event_units = { offsetof(struct uncore_cwf_tables, event_units), event_units_COUNT },
		.perf_pmus = { offsetof(struct uncore_cwf_tables, perf_pmus), perf_pmus_COUNT },
		.perf_older = { offsetof(struct uncore_cwf_tables, perf_older), perf_older_COUNT },
		.perf_formats = { offsetof(struct uncore_cwf_tables, perf_formats), perf_formats_COUNT },
		.perf_events = { offsetof(struct uncore_cwf_tables, perf_events), perf_events_COUNT },
		.perf_takes = { offsetof(struct uncore_cwf_tables, perf_takes), perf_takes_COUNT },
#ifndef UNCORE_WITHOUT_SIM
		.core_msrs = { offsetof(struct uncore_cwf_tables, core_msrs), core_msrs_COUNT },
		.machine_clocks = { offsetof(struct uncore_cwf_tables, machine_clocks), machine_clocks_COUNT },
		.flows = { offsetof(struct uncore_cwf_tables, flows), flows_COUNT },
		.traffic_flows = { offsetof(struct uncore_cwf_tables, traffic_flows), traffic_flows_COUNT },
		.traffic = { offsetof(struct uncore_cwf_tables, traffic), traffic_COUNT },
#endif
		.groups = { offsetof(struct uncore_cwf_tables, groups), groups_COUNT },
		.group_items = { offsetof(struct uncore_cwf_tables, group_items), group_items_COUNT },
#ifndef UNCORE_WITHOUT_TEXTS
		.synonyms = { offsetof(struct uncore_cwf_tables, synonyms), synonyms_COUNT },
#endif
		.windows = { offsetof(struct uncore_cwf_tables, windows), windows_COUNT },
		.found_boxes = { offsetof(struct uncore_cwf_tables, found_boxes), found_boxes_COUNT },
		.metric_clocks = { offsetof(struct uncore_cwf_tables, metric_clocks), metric_clocks_COUNT },
		.metric_units = { offsetof(struct uncore_cwf_tables, metric_units), metric_units_COUNT },
		.pool = { offsetof(struct uncore_cwf_tables, pool), sizeof(struct uncore_cwf_strings) },
	},
	.cpuids = {
		[cpuids_6_221_0_15_0] = { .family = 6, .model = 221, .stepping_hi = 15, .variant = NONE },
	},
	.boxes = {
		[boxes_discovery] = { .id = S(discovery), .title = S(Table_of_units_defd420f), .text = T(boxes_discovery), .source = C(linux_6_12_uncore_discov_316ebfc3), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .functions = { functions_discovery_portal, 1 }, .registers = { registers_discovery_capability, 9 } },
		[boxes_ubox] = { .id = S(ubox), .title = S(UBox), .text = T(boxes_ubox), .source = C(linux_6_12_uncore_snbep__fc22a825), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_ubox_box_ctl, 5 }, .counters = { counters_ubox_general, 2 }, .procedures = { procedure_rows_ubox_setup, 9 } },
		[boxes_cha] = { .id = S(cha), .title = S(Caching_and_home_agent_e4682a4a), .text = T(boxes_cha), .source = C(linux_6_12_uncore_snbep__ebfe8453), .instances = 126, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_cha_box_ctl, 4 }, .counters = { counters_cha_general, 1 }, .procedures = { procedure_rows_cha_setup, 9 } },
		[boxes_chacms] = { .id = S(chacms), .title = S(Mesh_stop_of_a_CHA_f8b6f712), .text = T(boxes_chacms), .source = C(perfmon_gnr_V1_20__linux_34ac7b39), .instances = 126, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_INFERRED, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_chacms_ctl, 2 } },
		[boxes_pcu] = { .id = S(pcu), .title = S(Power_control_unit_8f37ffb5), .text = T(boxes_pcu), .source = C(linux_6_12_uncore_snbep__22aa59db), .instances = 5, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_pcu_box_ctl, 3 }, .counters = { counters_pcu_general, 1 }, .procedures = { procedure_rows_pcu_setup, 9 } },
		[boxes_rapl] = { .id = S(rapl), .title = S(Energy_of_the_package_88ed89f1), .text = T(boxes_rapl), .source = C(turbostat_turbostat_c_sp_7e303cca), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_rapl_unit, 3 }, .counters = { counters_rapl_pkg, 2 }, .procedures = { procedure_rows_rapl_read, 1 } },
		[boxes_iio] = { .id = S(iio), .title = S(I_O_stack_73f385ce), .text = T(boxes_iio), .source = C(linux_6_12_uncore_snbep__cac63ef1), .instances = 16, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_iio_box_ctl, 6 }, .counters = { counters_iio_general, 4 }, .procedures = { procedure_rows_iio_setup, 9 } },
		[boxes_irp] = { .id = S(irp), .title = S(I_O_coherence_bdf0eef6), .text = T(boxes_irp), .source = C(linux_6_12_uncore_snbep__03698e0a), .instances = 16, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_irp_box_ctl, 3 }, .counters = { counters_irp_general, 1 }, .procedures = { procedure_rows_irp_setup, 9 } },
		[boxes_imc] = { .id = S(imc), .title = S(Memory_controller_4e176375), .text = T(boxes_imc), .source = C(linux_6_12_uncore_snbep__5cda9edc), .instances = 12, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_imc_box_ctl, 5 }, .counters = { counters_imc_general, 2 }, .procedures = { procedure_rows_imc_setup, 9 } },
		[boxes_b2cmi] = { .id = S(b2cmi), .title = S(Mesh_to_memory_2993b245), .text = T(boxes_b2cmi), .source = C(linux_6_12_uncore_snbep__4dcb737b), .instances = 12, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_b2cmi_box_ctl, 3 }, .counters = { counters_b2cmi_general, 1 }, .procedures = { procedure_rows_b2cmi_setup, 9 } },
		[boxes_upi] = { .id = S(upi), .title = S(UPI_link_layer_dc99cd95), .text = T(boxes_upi), .source = C(linux_6_12_uncore_snbep__9d7c497d), .instances = 6, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_upi_box_ctl, 3 }, .counters = { counters_upi_general, 1 }, .procedures = { procedure_rows_upi_setup, 9 } },
		[boxes_b2upi] = { .id = S(b2upi), .title = S(Mesh_to_UPI_13bd1cce), .text = T(boxes_b2upi), .source = C(linux_6_12_uncore_snbep__efe19909), .instances = 6, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_b2upi_box_ctl, 3 }, .counters = { counters_b2upi_general, 1 }, .procedures = { procedure_rows_b2upi_setup, 9 } },
		[boxes_b2cxl] = { .id = S(b2cxl), .title = S(Mesh_to_CXL_5239eef3), .text = T(boxes_b2cxl), .source = C(linux_6_12_uncore_snbep__a8ac9c87), .instances = 16, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_INFERRED, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_b2cxl_box_ctl, 3 }, .counters = { counters_b2cxl_general, 1 }, .procedures = { procedure_rows_b2cxl_setup, 9 } },
		[boxes_cxlcm] = { .id = S(cxlcm), .title = S(CXL_cache_and_memory_6382f941), .text = T(boxes_cxlcm), .source = C(linux_6_12_uncore_snbep__5d746bd5), .instances = 16, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_INFERRED, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_cxlcm_box_ctl, 3 }, .counters = { counters_cxlcm_general, 1 }, .procedures = { procedure_rows_cxlcm_setup, 9 } },
		[boxes_cxldp] = { .id = S(cxldp), .title = S(CXL_data_path_ae9515ca), .text = T(boxes_cxldp), .source = C(linux_6_12_uncore_snbep__78da9973), .instances = 16, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_INFERRED, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_cxldp_box_ctl, 3 }, .counters = { counters_cxldp_general, 1 }, .procedures = { procedure_rows_cxldp_setup, 9 } },
		[boxes_b2hot] = { .id = S(b2hot), .title = S(Mesh_to_hot_604559d2), .text = T(boxes_b2hot), .source = C(linux_6_12_uncore_snbep__b525d3e4), .instances = 20, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_INFERRED, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_b2hot_box_ctl, 3 }, .counters = { counters_b2hot_general, 1 }, .procedures = { procedure_rows_b2hot_setup, 9 } },
		[boxes_mdf] = { .id = S(mdf), .title = S(Bridge_between_dies_b0fb21e6), .text = T(boxes_mdf), .source = C(linux_6_12_uncore_snbep__a2857ea1), .instances = 80, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_mdf_box_ctl, 3 }, .counters = { counters_mdf_general, 1 }, .procedures = { procedure_rows_mdf_setup, 9 } },
		[boxes_othertypes] = { .id = S(othertypes), .title = S(Units_of_other_types_5b7623f3), .text = T(boxes_othertypes), .source = C(linux_6_12_uncore_discov_4f3e5374), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_INFERRED, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_othertypes_box_ctl, 3 }, .counters = { counters_othertypes_general, 1 }, .procedures = { procedure_rows_othertypes_setup, 9 } },
	},
	.places = {
		[places_discovery_portal] = { .device = 0xff, .function = 0xff, .device_id = 0x9a7, .class_id = 0x880, .shown_id = 0x9a7 },
	},
	.functions = {
		[functions_discovery_portal] = { .id = S(portal), .first_place = places_discovery_portal },
	},
	.registers = {
		[registers_discovery_capability] = { .id = S(capability), .name = S(DVSEC), .text = T(registers_discovery_capability), .source = C(pcm_types_h_VSEC__linux__58e4a2e2), .layout = layouts_discovery_capability, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .record = UNCORE_RECORD_PLACE, .window = NONE },
		[registers_discovery_kind] = { .id = S(kind), .name = S(DVSEC_ENTRY), .text = T(fields_discovery_kind_entry), .source = C(linux_6_12_uncore_discov_3b1236f6), .base = 0x8, .layout = layouts_discovery_kind, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .record = UNCORE_RECORD_PLACE, .window = NONE },
		[registers_discovery_where] = { .id = S(where), .name = S(DVSEC_TABLE), .text = T(registers_discovery_where), .source = C(linux_6_12_uncore_discov_4242aa2d), .base = 0xc, .layout = layouts_discovery_where, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .record = UNCORE_RECORD_PLACE, .window = NONE },
		[registers_discovery_head] = { .id = S(head), .name = S(GLOBAL_DISCOVERY), .text = T(registers_discovery_head), .source = C(linux_6_12_uncore_discov_8e899a9c), .layout = layouts_discovery_head, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .record = UNCORE_RECORD_HEAD, .window = NONE },
		[registers_discovery_head_ctl] = { .id = S(head_ctl), .name = S(GLOBAL_CTL_ADDRESS), .text = T(registers_discovery_head_ctl), .source = C(linux_6_12_uncore_discov_51913279), .base = 0x8, .layout = layouts_discovery_address, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .record = UNCORE_RECORD_HEAD, .window = NONE },
		[registers_discovery_head_status] = { .id = S(head_status), .name = S(GLOBAL_STATUS_ADDRESS), .text = T(registers_discovery_head_status), .source = C(linux_6_12_uncore_discov_51913279), .base = 0x10, .layout = layouts_discovery_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .record = UNCORE_RECORD_HEAD, .window = NONE },
		[registers_discovery_unit] = { .id = S(unit), .name = S(UNIT_DISCOVERY), .text = T(registers_discovery_unit), .source = C(linux_6_12_uncore_discov_3ed2a65a), .layout = layouts_discovery_unit, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .record = UNCORE_RECORD_UNIT, .window = NONE },
		[registers_discovery_unit_ctl] = { .id = S(unit_ctl), .name = S(UNIT_CTL_ADDRESS), .text = T(registers_discovery_unit_ctl), .source = C(linux_6_12_uncore_discov_ff86aea6), .base = 0x8, .layout = layouts_discovery_unit_address, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .record = UNCORE_RECORD_UNIT, .window = NONE },
		[registers_discovery_unit_name] = { .id = S(unit_name), .name = S(UNIT_ID), .text = T(registers_discovery_unit_name), .source = C(linux_6_12_uncore_discov_031537b9), .base = 0x10, .layout = layouts_discovery_unit_name, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .record = UNCORE_RECORD_UNIT, .window = NONE },
		[registers_ubox_box_ctl] = { .id = S(box_ctl), .name = S(UBOX_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(pcm_types_h_BHS_UBOX_MSR_1ffdaf0a), .base = 0x3ff0, .layout = layouts_ubox_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_ubox_ctl] = { .id = S(ctl), .name = S(UBOX_PMON_CTL_i__c84e4020), .text = T(registers_ubox_ctl), .source = C(pcm_types_h_BHS_UBOX_MSR_1ffdaf0a), .base = 0x3ff2, .index_stride = 0x1, .layout = layouts_ubox_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_ubox_ctr] = { .id = S(ctr), .name = S(UBOX_PMON_CTR_i__62f5d2ed), .text = T(registers_ubox_ctr), .source = C(pcm_types_h_BHS_UBOX_MSR_1ffdaf0a), .base = 0x3ff8, .index_stride = 0x1, .layout = layouts_ubox_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_ubox_fixed_ctl] = { .id = S(fixed_ctl), .name = S(UBOX_PMON_UCLK_FIXED_CTL), .text = T(registers_ubox_fixed_ctl), .source = C(pcm_types_h_BHS_UCLK_FIX_e391bf46), .base = 0x3ffe, .layout = layouts_ubox_fixed_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_ubox_fixed_ctr] = { .id = S(fixed_ctr), .name = S(UBOX_PMON_UCLK_FIXED_CTR), .text = T(registers_ubox_fixed_ctr), .source = C(pcm_types_h_BHS_UCLK_FIX_82b7e1a2), .base = 0x3ffd, .layout = layouts_ubox_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_cha_box_ctl] = { .id = S(box_ctl), .name = S(CHAn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(pcm_types_h_SPR_CHA0_MSR_ce1c7519), .base = 0x2000, .instance_stride = 0x10, .layout = layouts_cha_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_cha_ctl] = { .id = S(ctl), .name = S(CHAn_PMON_CTL_i__2370face), .text = T(registers_ubox_ctl), .source = C(pcm_types_h_SPR_CHA0_MSR_ce1c7519), .base = 0x2002, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_cha_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_cha_ctr] = { .id = S(ctr), .name = S(CHAn_PMON_CTR_i__e68d95ff), .text = T(registers_ubox_ctr), .source = C(pcm_types_h_SPR_CHA0_MSR_ce1c7519), .base = 0x2008, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_cha_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_cha_box_filter] = { .id = S(box_filter), .name = S(CHAn_PMON_BOX_FILTER), .text = T(registers_cha_box_filter), .source = C(linux_6_12_uncore_snbep__7cffd12b), .base = 0x200e, .instance_stride = 0x10, .layout = layouts_cha_box_filter, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .flags = UNCORE_REGISTER_FILTER, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_chacms_ctl] = { .id = S(ctl), .name = S(CHACMSn_PMON_CTL_i__53c6fa2b), .text = T(registers_ubox_ctl), .source = C(perfmon_gnr_V1_20__linux_34ac7b39), .layout = layouts_chacms_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_chacms_ctr] = { .id = S(ctr), .name = S(CHACMSn_PMON_CTR_i__dc59626d), .text = T(registers_ubox_ctr), .source = C(perfmon_gnr_V1_20__linux_34ac7b39), .layout = layouts_chacms_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_pcu_box_ctl] = { .id = S(box_ctl), .name = S(PCUn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_4de37fd5), .layout = layouts_pcu_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_pcu_unit },
		[registers_pcu_ctl] = { .id = S(ctl), .name = S(PCUn_PMON_CTL_i__d9f268bf), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__22aa59db), .index_stride = 0x1, .layout = layouts_pcu_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_pcu_controls },
		[registers_pcu_ctr] = { .id = S(ctr), .name = S(PCUn_PMON_CTR_i__a2fd2155), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__22aa59db), .index_stride = 0x1, .layout = layouts_pcu_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_pcu_counters },
		[registers_rapl_unit] = { .id = S(unit), .name = S(MSR_RAPL_POWER_UNIT), .text = T(registers_rapl_unit), .source = C(sdm_325384_059_14_9_1__a_8082abfa), .base = 0x606, .layout = layouts_rapl_unit, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_rapl_pkg_energy] = { .id = S(pkg_energy), .name = S(MSR_PKG_ENERGY_STATUS), .text = T(registers_rapl_pkg_energy), .source = C(sdm_325384_059_14_9_3__a_1f598f4e), .base = 0x611, .layout = layouts_rapl_energy, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_rapl_dram_energy] = { .id = S(dram_energy), .name = S(MSR_DRAM_ENERGY_STATUS), .text = T(registers_rapl_dram_energy), .source = C(sdm_325384_059_14_9_3__a_1f598f4e), .base = 0x619, .layout = layouts_rapl_energy, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_iio_box_ctl] = { .id = S(box_ctl), .name = S(IIOn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(pcm_types_h_BHS_M2IOSF_I_cb0cce21), .base = 0x2900, .instance_stride = 0x10, .layout = layouts_iio_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_iio_ctl] = { .id = S(ctl), .name = S(IIOn_PMON_CTL_i__b88492a6), .text = T(registers_ubox_ctl), .source = C(pcm_types_h_BHS_M2IOSF_I_cb0cce21), .base = 0x2902, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_iio_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_iio_ctr] = { .id = S(ctr), .name = S(IIOn_PMON_CTR_i__8bd1dcac), .text = T(registers_ubox_ctr), .source = C(pcm_types_h_BHS_M2IOSF_I_cb0cce21), .base = 0x2908, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_iio_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_iio_clk_ctr] = { .id = S(clk_ctr), .name = S(IIOn_PMON_FRCTR_CLK), .text = T(registers_iio_clk_ctr), .source = C(linux_6_12_uncore_snbep__6b9cf52d), .base = 0x290e, .instance_stride = 0x10, .layout = layouts_iio_free_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_iio_bw_in_ctr] = { .id = S(bw_in_ctr), .name = S(IIOn_PMON_FRCTR_BW_IN_i__fa193457), .text = T(registers_iio_bw_in_ctr), .source = C(linux_6_12_uncore_snbep__a381f5ae), .base = 0x360e, .instance_stride = 0x80, .index_stride = 0x10, .layout = layouts_iio_free_ctr, .count = 8, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_iio_bw_out_ctr] = { .id = S(bw_out_ctr), .name = S(IIOn_PMON_FRCTR_BW_OUT_i_429f9364), .text = T(registers_iio_bw_out_ctr), .source = C(linux_6_12_uncore_snbep__610d317f), .base = 0x2e0e, .instance_stride = 0x80, .index_stride = 0x10, .layout = layouts_iio_free_ctr, .count = 8, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_irp_box_ctl] = { .id = S(box_ctl), .name = S(IRPn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(pcm_types_h_BHS_IRP____l_b69eb0fe), .base = 0x2a00, .instance_stride = 0x10, .layout = layouts_irp_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_irp_ctl] = { .id = S(ctl), .name = S(IRPn_PMON_CTL_i__a71e0c4c), .text = T(registers_ubox_ctl), .source = C(pcm_types_h_BHS_IRP____l_b69eb0fe), .base = 0x2a02, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_irp_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_irp_ctr] = { .id = S(ctr), .name = S(IRPn_PMON_CTR_i__9ddb4536), .text = T(registers_ubox_ctr), .source = C(pcm_types_h_BHS_IRP____l_b69eb0fe), .base = 0x2a08, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_irp_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_imc_box_ctl] = { .id = S(box_ctl), .name = S(IMCn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_18c457f2), .layout = layouts_imc_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_imc_unit },
		[registers_imc_ctl] = { .id = S(ctl), .name = S(IMCn_PMON_CTL_i__6d39a0c6), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__5cda9edc), .index_stride = 0x4, .layout = layouts_imc_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_imc_controls },
		[registers_imc_ctr] = { .id = S(ctr), .name = S(IMCn_PMON_CTR_i__2bbd40d8), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__5cda9edc), .index_stride = 0x8, .layout = layouts_imc_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_imc_counters },
		[registers_imc_fixed_ctl] = { .id = S(fixed_ctl), .name = S(IMCn_PMON_FIXED_CTL), .text = T(registers_imc_fixed_ctl), .source = C(linux_6_12_uncore_snbep__795a655a), .base = 0x54, .layout = layouts_imc_fixed_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_imc_unit },
		[registers_imc_fixed_ctr] = { .id = S(fixed_ctr), .name = S(IMCn_PMON_FIXED_CTR), .text = T(registers_imc_fixed_ctr), .source = C(linux_6_12_uncore_snbep__795a655a), .base = 0x38, .layout = layouts_imc_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_imc_unit },
		[registers_b2cmi_box_ctl] = { .id = S(box_ctl), .name = S(B2CMIn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_b9dba6be), .layout = layouts_b2cmi_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_b2cmi_unit },
		[registers_b2cmi_ctl] = { .id = S(ctl), .name = S(B2CMIn_PMON_CTL_i__152d63f2), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__4dcb737b), .index_stride = 0x8, .layout = layouts_b2cmi_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .flags = UNCORE_REGISTER_HIGH_FIRST, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_b2cmi_controls },
		[registers_b2cmi_ctr] = { .id = S(ctr), .name = S(B2CMIn_PMON_CTR_i__a468ebec), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__4dcb737b), .index_stride = 0x8, .layout = layouts_b2cmi_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_b2cmi_counters },
		[registers_upi_box_ctl] = { .id = S(box_ctl), .name = S(UPIn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_6e6e3390), .layout = layouts_upi_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_upi_unit },
		[registers_upi_ctl] = { .id = S(ctl), .name = S(UPIn_PMON_CTL_i__c7d26bc6), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__9d7c497d), .index_stride = 0x8, .layout = layouts_upi_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .flags = UNCORE_REGISTER_HIGH_FIRST, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_upi_controls },
		[registers_upi_ctr] = { .id = S(ctr), .name = S(UPIn_PMON_CTR_i__9d56fbfc), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__9d7c497d), .index_stride = 0x8, .layout = layouts_upi_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_upi_counters },
		[registers_b2upi_box_ctl] = { .id = S(box_ctl), .name = S(B2UPIn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_7d7dc5de), .layout = layouts_b2upi_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_b2upi_unit },
		[registers_b2upi_ctl] = { .id = S(ctl), .name = S(B2UPIn_PMON_CTL_i__4faef039), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__efe19909), .index_stride = 0x8, .layout = layouts_b2upi_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .flags = UNCORE_REGISTER_HIGH_FIRST, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_b2upi_controls },
		[registers_b2upi_ctr] = { .id = S(ctr), .name = S(B2UPIn_PMON_CTR_i__ccaebe85), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__efe19909), .index_stride = 0x8, .layout = layouts_b2upi_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_b2upi_counters },
		[registers_b2cxl_box_ctl] = { .id = S(box_ctl), .name = S(B2CXLn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_ca6bd901), .layout = layouts_b2cxl_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_b2cxl_unit },
		[registers_b2cxl_ctl] = { .id = S(ctl), .name = S(B2CXLn_PMON_CTL_i__ed259354), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__a8ac9c87), .index_stride = 0x8, .layout = layouts_b2cxl_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_b2cxl_controls },
		[registers_b2cxl_ctr] = { .id = S(ctr), .name = S(B2CXLn_PMON_CTR_i__2c68f1a2), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__a8ac9c87), .index_stride = 0x8, .layout = layouts_b2cxl_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_b2cxl_counters },
		[registers_cxlcm_box_ctl] = { .id = S(box_ctl), .name = S(CXLCMn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_3db54d50), .layout = layouts_cxlcm_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_cxlcm_unit },
		[registers_cxlcm_ctl] = { .id = S(ctl), .name = S(CXLCMn_PMON_CTL_i__aeaf8ffa), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__5d746bd5), .index_stride = 0x8, .layout = layouts_cxlcm_ctl, .count = 8, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_cxlcm_controls },
		[registers_cxlcm_ctr] = { .id = S(ctr), .name = S(CXLCMn_PMON_CTR_i__497b8f00), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__5d746bd5), .index_stride = 0x8, .layout = layouts_cxlcm_ctr, .count = 8, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_cxlcm_counters },
		[registers_cxldp_box_ctl] = { .id = S(box_ctl), .name = S(CXLDPn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_ef114635), .layout = layouts_cxldp_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_cxldp_unit },
		[registers_cxldp_ctl] = { .id = S(ctl), .name = S(CXLDPn_PMON_CTL_i__72e09a84), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__78da9973), .index_stride = 0x8, .layout = layouts_cxldp_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_cxldp_controls },
		[registers_cxldp_ctr] = { .id = S(ctr), .name = S(CXLDPn_PMON_CTR_i__c6da33b5), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__78da9973), .index_stride = 0x8, .layout = layouts_cxldp_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_cxldp_counters },
		[registers_b2hot_box_ctl] = { .id = S(box_ctl), .name = S(B2HOTn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_2bf52a93), .layout = layouts_b2hot_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_b2hot_unit },
		[registers_b2hot_ctl] = { .id = S(ctl), .name = S(B2HOTn_PMON_CTL0), .text = T(registers_b2hot_ctl), .source = C(linux_6_12_uncore_discov_478ab2ab), .layout = layouts_b2hot_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_b2hot_controls },
		[registers_b2hot_ctr] = { .id = S(ctr), .name = S(B2HOTn_PMON_CTR0), .text = T(registers_b2hot_ctr), .source = C(linux_6_12_uncore_snbep__99ae37d0), .layout = layouts_b2hot_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_b2hot_counters },
		[registers_mdf_box_ctl] = { .id = S(box_ctl), .name = S(MDFn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_7400f68f), .layout = layouts_mdf_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_mdf_unit },
		[registers_mdf_ctl] = { .id = S(ctl), .name = S(MDFn_PMON_CTL_i__78403b77), .text = T(registers_ubox_ctl), .source = C(linux_6_12_uncore_snbep__a2857ea1), .index_stride = 0x1, .layout = layouts_mdf_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_mdf_controls },
		[registers_mdf_ctr] = { .id = S(ctr), .name = S(MDFn_PMON_CTR_i__eb13c3b5), .text = T(registers_ubox_ctr), .source = C(linux_6_12_uncore_snbep__a2857ea1), .index_stride = 0x1, .layout = layouts_mdf_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_mdf_counters },
		[registers_othertypes_box_ctl] = { .id = S(box_ctl), .name = S(UNITn_PMON_BOX_CTL), .text = T(registers_ubox_box_ctl), .source = C(linux_6_12_uncore_discov_cdcfa6fb), .layout = layouts_othertypes_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = windows_othertypes_unit },
		[registers_othertypes_ctl] = { .id = S(ctl), .name = S(UNITn_PMON_CTL0), .text = T(registers_b2hot_ctl), .source = C(linux_6_12_uncore_discov_4f3e5374), .layout = layouts_othertypes_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_othertypes_controls },
		[registers_othertypes_ctr] = { .id = S(ctr), .name = S(UNITn_PMON_CTR0), .text = T(registers_b2hot_ctr), .source = C(linux_6_12_uncore_snbep__80b295e4), .layout = layouts_othertypes_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .evidence = UNCORE_EVIDENCE_INFERRED, .window = windows_othertypes_counters },
	},
	.layouts = {
		[layouts_discovery_capability] = { .id = S(capability), .fields = { fields_discovery_capability_next, 3 }, .width = 32 },
		[layouts_discovery_kind] = { .id = S(kind), .fields = { fields_discovery_kind_entry_size, 3 }, .width = 32 },
		[layouts_discovery_where] = { .id = S(where), .fields = { fields_discovery_where_offset, 2 }, .width = 32 },
		[layouts_discovery_head] = { .id = S(head), .fields = { fields_discovery_head_access, 5 }, .width = 64 },
		[layouts_discovery_address] = { .id = S(address), .fields = { fields_discovery_address_ctl, 1 }, .width = 64 },
		[layouts_discovery_status] = { .id = S(status), .fields = { fields_discovery_status_reserved_63_24, 3 }, .width = 64 },
		[layouts_discovery_unit] = { .id = S(unit), .fields = { fields_discovery_unit_access, 7 }, .width = 64 },
		[layouts_discovery_unit_address] = { .id = S(unit_address), .fields = { fields_discovery_unit_address_ctl, 7 }, .width = 64 },
		[layouts_discovery_unit_name] = { .id = S(unit_name), .fields = { fields_discovery_unit_name_reserved_63_48, 4 }, .width = 64 },
		[layouts_ubox_box_ctl] = { .id = S(box_ctl), .fields = { fields_ubox_box_ctl_reserved_63_10, 5 }, .reset_known = 0xffffffffffffffff, .writable = 0x301, .event_bits = 0x301, .width = 64 },
		[layouts_ubox_ctl] = { .id = S(ctl), .fields = { fields_ubox_ctl_reserved_63_32, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xff94ffff, .must_zero = 0x600000, .event_bits = 0xff84ffff, .width = 64 },
		[layouts_ubox_ctr] = { .id = S(ctr), .fields = { fields_ubox_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_ubox_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_ubox_fixed_ctl_reserved_63_23, 3 }, .reset_known = 0xffffffffffffffff, .writable = 0x400000, .width = 64 },
		[layouts_cha_box_ctl] = { .id = S(box_ctl), .fields = { fields_cha_box_ctl_reserved_63_10, 5 }, .reset_known = 0xffffffffffffffff, .writable = 0x301, .event_bits = 0x301, .width = 64 },
		[layouts_cha_ctl] = { .id = S(ctl), .fields = { fields_cha_ctl_umask, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffff95ffff, .must_zero = 0x600000, .event_bits = 0xffffffffff85ffff, .width = 64 },
		[layouts_cha_ctr] = { .id = S(ctr), .fields = { fields_cha_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_cha_box_filter] = { .id = S(box_filter), .fields = { fields_cha_box_filter_reserved_63_10, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0x3ff, .event_bits = 0x3ff, .width = 64 },
		[layouts_chacms_ctl] = { .id = S(ctl), .fields = { fields_chacms_ctl_reserved_63_32, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xff94ffff, .must_zero = 0x600000, .event_bits = 0xff84ffff, .width = 64 },
		[layouts_chacms_ctr] = { .id = S(ctr), .fields = { fields_chacms_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_pcu_box_ctl] = { .id = S(box_ctl), .fields = { fields_pcu_box_ctl_reserved_63_10, 5 }, .reset_known = 0xffffffffffffffff, .writable = 0x301, .event_bits = 0x301, .width = 64 },
		[layouts_pcu_ctl] = { .id = S(ctl), .fields = { fields_pcu_ctl_reserved_63_32, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xff94ffff, .must_zero = 0x600000, .event_bits = 0xff84ffff, .width = 64 },
		[layouts_pcu_ctr] = { .id = S(ctr), .fields = { fields_pcu_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_rapl_unit] = { .id = S(unit), .fields = { fields_rapl_unit_reserved_63_20, 6 }, .reset = 0xa0e03, .reset_known = 0xffffffffffffffff, .width = 64 },
		[layouts_rapl_energy] = { .id = S(energy), .fields = { fields_rapl_energy_reserved_63_32, 2 }, .reset_known = 0xffffffff00000000, .width = 64 },
		[layouts_iio_box_ctl] = { .id = S(box_ctl), .fields = { fields_iio_box_ctl_reserved_63_10, 5 }, .reset_known = 0xffffffffffffffff, .writable = 0x301, .event_bits = 0x301, .width = 64 },
		[layouts_iio_ctl] = { .id = S(ctl), .fields = { fields_iio_ctl_reserved_63_51, 12 }, .reset_known = 0xffffffffffffffff, .writable = 0x7ffffff94ffff, .must_zero = 0x600000, .event_bits = 0x7ffffff84ffff, .width = 64 },
		[layouts_iio_ctr] = { .id = S(ctr), .fields = { fields_iio_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_iio_free_ctr] = { .id = S(free_ctr), .fields = { fields_iio_free_ctr_reserved_63_48, 2 }, .reset_known = 0xffff000000000000, .width = 64 },
		[layouts_irp_box_ctl] = { .id = S(box_ctl), .fields = { fields_irp_box_ctl_reserved_63_10, 5 }, .reset_known = 0xffffffffffffffff, .writable = 0x301, .event_bits = 0x301, .width = 64 },
		[layouts_irp_ctl] = { .id = S(ctl), .fields = { fields_irp_ctl_reserved_63_56, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffff94ffff, .must_zero = 0x600000, .event_bits = 0xffffffff84ffff, .width = 64 },
		[layouts_irp_ctr] = { .id = S(ctr), .fields = { fields_irp_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_imc_box_ctl] = { .id = S(box_ctl), .fields = { fields_imc_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_imc_ctl] = { .id = S(ctl), .fields = { fields_imc_ctl_thresh, 9 }, .reset_known = 0xffffffff, .writable = 0xff94ffff, .must_zero = 0x600000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_imc_ctr] = { .id = S(ctr), .fields = { fields_imc_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_imc_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_imc_fixed_ctl_reserved_31_23, 3 }, .reset_known = 0xffffffff, .writable = 0x400000, .width = 32 },
		[layouts_b2cmi_box_ctl] = { .id = S(box_ctl), .fields = { fields_b2cmi_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_b2cmi_ctl] = { .id = S(ctl), .fields = { fields_b2cmi_ctl_reserved_63_56, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffff94ffff, .must_zero = 0x600000, .event_bits = 0xffffffff84ffff, .width = 64 },
		[layouts_b2cmi_ctr] = { .id = S(ctr), .fields = { fields_b2cmi_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_upi_box_ctl] = { .id = S(box_ctl), .fields = { fields_upi_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_upi_ctl] = { .id = S(ctl), .fields = { fields_upi_ctl_reserved_63_56, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffff94ffff, .must_zero = 0x600000, .event_bits = 0xffffffff84ffff, .width = 64 },
		[layouts_upi_ctr] = { .id = S(ctr), .fields = { fields_upi_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_b2upi_box_ctl] = { .id = S(box_ctl), .fields = { fields_b2upi_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_b2upi_ctl] = { .id = S(ctl), .fields = { fields_b2upi_ctl_reserved_63_56, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffff94ffff, .must_zero = 0x600000, .event_bits = 0xffffffff84ffff, .width = 64 },
		[layouts_b2upi_ctr] = { .id = S(ctr), .fields = { fields_b2upi_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_b2cxl_box_ctl] = { .id = S(box_ctl), .fields = { fields_b2cxl_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_b2cxl_ctl] = { .id = S(ctl), .fields = { fields_b2cxl_ctl_reserved_63_32, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xff94ffff, .must_zero = 0x600000, .event_bits = 0xff84ffff, .width = 64 },
		[layouts_b2cxl_ctr] = { .id = S(ctr), .fields = { fields_b2cxl_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_cxlcm_box_ctl] = { .id = S(box_ctl), .fields = { fields_cxlcm_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_cxlcm_ctl] = { .id = S(ctl), .fields = { fields_cxlcm_ctl_reserved_63_32, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xff94ffff, .must_zero = 0x600000, .event_bits = 0xff84ffff, .width = 64 },
		[layouts_cxlcm_ctr] = { .id = S(ctr), .fields = { fields_cxlcm_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_cxldp_box_ctl] = { .id = S(box_ctl), .fields = { fields_cxldp_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_cxldp_ctl] = { .id = S(ctl), .fields = { fields_cxldp_ctl_reserved_63_32, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xff94ffff, .must_zero = 0x600000, .event_bits = 0xff84ffff, .width = 64 },
		[layouts_cxldp_ctr] = { .id = S(ctr), .fields = { fields_cxldp_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_b2hot_box_ctl] = { .id = S(box_ctl), .fields = { fields_b2hot_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_b2hot_ctl] = { .id = S(ctl), .fields = { fields_b2hot_ctl_thresh, 7 }, .reset_known = 0xffffffff, .writable = 0xff84ffff, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_b2hot_ctr] = { .id = S(ctr), .fields = { fields_b2hot_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_mdf_box_ctl] = { .id = S(box_ctl), .fields = { fields_mdf_box_ctl_reserved_63_10, 5 }, .reset_known = 0xffffffffffffffff, .writable = 0x301, .event_bits = 0x301, .width = 64 },
		[layouts_mdf_ctl] = { .id = S(ctl), .fields = { fields_mdf_ctl_reserved_63_32, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xff94ffff, .must_zero = 0x600000, .event_bits = 0xff84ffff, .width = 64 },
		[layouts_mdf_ctr] = { .id = S(ctr), .fields = { fields_mdf_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_othertypes_box_ctl] = { .id = S(box_ctl), .fields = { fields_othertypes_box_ctl_reserved_31_10, 5 }, .reset_known = 0xffffffff, .writable = 0x301, .event_bits = 0x301, .width = 32 },
		[layouts_othertypes_ctl] = { .id = S(ctl), .fields = { fields_othertypes_ctl_thresh, 7 }, .reset_known = 0xffffffff, .writable = 0xff84ffff, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_othertypes_ctr] = { .id = S(ctr), .fields = { fields_othertypes_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
	},
	.fields = {
		[fields_discovery_capability_next] = { .id = S(next), .name = S(next), .text = T(fields_discovery_capability_next), .source = C(pcm_types_h_VSEC__as_on__1ea55b57), .needs = NONE, .by = NONE, .bits = 0xfff00000, .lo = 20, .width = 12, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_capability_version] = { .id = S(version), .name = S(version), .text = T(fields_discovery_capability_version), .source = C(pcm_types_h_VSEC__as_on__1ea55b57), .needs = NONE, .by = NONE, .bits = 0xf0000, .lo = 16, .width = 4, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_capability_id] = { .id = S(id), .name = S(id), .text = T(fields_discovery_capability_id), .source = C(pcm_types_h_VSEC__linux__58e4a2e2), .values = { values_discovery_capability_id_designated, 1 }, .needs = NONE, .by = NONE, .bits = 0xffff, .width = 16, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_CAPABILITY_ID, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_kind_entry_size] = { .id = S(entry_size), .name = S(entry_size), .text = T(fields_discovery_kind_entry_size), .source = C(pcm_types_h_VSEC__as_on__1ea55b57), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_kind_entries] = { .id = S(entries), .name = S(entries), .text = T(fields_discovery_kind_entries), .source = C(pcm_types_h_VSEC__as_on__1ea55b57), .needs = NONE, .by = NONE, .bits = 0xff0000, .lo = 16, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_kind_entry] = { .id = S(entry), .name = S(entry), .text = T(fields_discovery_kind_entry), .source = C(linux_6_12_uncore_discov_3b1236f6), .values = { values_discovery_kind_entry_pmon, 1 }, .needs = NONE, .by = NONE, .bits = 0xffff, .width = 16, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_CAPABILITY_KIND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_where_offset] = { .id = S(offset), .name = S(offset), .text = T(fields_discovery_where_offset), .source = C(linux_6_12_uncore_discov_4242aa2d), .needs = NONE, .by = NONE, .bits = 0xfffffff8, .lo = 3, .width = 29, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_TABLE_OFFSET, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_where_bar] = { .id = S(bar), .name = S(bar), .text = T(fields_discovery_where_bar), .source = C(linux_6_12_uncore_discov_4242aa2d), .needs = NONE, .by = NONE, .bits = 0x7, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_TABLE_BAR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_head_access] = { .id = S(access), .name = S(access), .text = T(fields_discovery_head_access), .source = C(linux_6_12_uncore_discov_8e899a9c), .values = { values_discovery_head_access_msr, 3 }, .needs = NONE, .by = NONE, .bits = 0xc000000000000000, .lo = 62, .width = 2, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_head_reserved_61_26] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_8e899a9c), .needs = NONE, .by = NONE, .bits = 0x3ffffffffc000000, .lo = 26, .width = 36, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_RESERVED },
		[fields_discovery_head_max_units] = { .id = S(max_units), .name = S(max_units), .text = T(fields_discovery_head_max_units), .source = C(linux_6_12_uncore_discov_8e899a9c), .needs = NONE, .by = NONE, .bits = 0x3ff0000, .lo = 16, .width = 10, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_RECORD_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_head_stride] = { .id = S(stride), .name = S(stride), .text = T(fields_discovery_head_stride), .source = C(linux_6_12_uncore_discov_8e899a9c), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_RECORD_STRIDE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_head_type] = { .id = S(type), .name = S(type), .text = T(fields_discovery_head_type), .source = C(linux_6_12_uncore_discov_8e899a9c), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_address_ctl] = { .id = S(ctl), .name = S(ctl), .text = T(fields_discovery_address_ctl), .source = C(linux_6_12_uncore_discov_51913279), .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_status_reserved_63_24] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_51913279), .needs = NONE, .by = NONE, .bits = 0xffffffffff000000, .lo = 24, .width = 40, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_discovery_status_count] = { .id = S(count), .name = S(count), .text = T(fields_discovery_status_count), .source = C(linux_6_12_uncore_discov_51913279), .needs = NONE, .by = NONE, .bits = 0xffff00, .lo = 8, .width = 16, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_status_offset] = { .id = S(offset), .name = S(offset), .text = T(fields_discovery_status_offset), .source = C(linux_6_12_uncore_discov_51913279), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_unit_access] = { .id = S(access), .name = S(access), .text = T(fields_discovery_unit_access), .source = C(linux_6_12_uncore_discov_3ed2a65a), .values = { values_discovery_unit_access_msr, 3 }, .needs = NONE, .by = NONE, .bits = 0xc000000000000000, .lo = 62, .width = 2, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_ACCESS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_unit_reserved_61_40] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_3ed2a65a), .needs = NONE, .by = NONE, .bits = 0x3fffff0000000000, .lo = 40, .width = 22, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_RESERVED },
		[fields_discovery_unit_status] = { .id = S(status), .name = S(status), .text = T(fields_discovery_unit_status), .source = C(linux_6_12_uncore_discov_3ed2a65a), .needs = NONE, .by = NONE, .bits = 0xff00000000, .lo = 32, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_unit_counters] = { .id = S(counters), .name = S(counters), .text = T(fields_discovery_unit_counters), .source = C(linux_6_12_uncore_discov_3ed2a65a), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_COUNTER_OFFSET, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_unit_width] = { .id = S(width), .name = S(width), .text = T(fields_discovery_unit_width), .source = C(linux_6_12_uncore_discov_3ed2a65a), .needs = NONE, .by = NONE, .bits = 0xff0000, .lo = 16, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_WIDTH, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_unit_controls] = { .id = S(controls), .name = S(controls), .text = T(fields_discovery_unit_controls), .source = C(linux_6_12_uncore_discov_3ed2a65a), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_CONTROL_OFFSET, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_unit_count] = { .id = S(count), .name = S(count), .text = T(fields_discovery_unit_count), .source = C(linux_6_12_uncore_discov_3ed2a65a), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_unit_address_ctl] = { .id = S(ctl), .name = S(ctl), .text = T(fields_discovery_unit_address_ctl), .source = C(linux_6_12_uncore_discov_ff86aea6), .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_ADDRESS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_discovery_unit_address_enable] = { .id = S(enable), .name = S(enable), .text = T(fields_discovery_unit_address_enable), .source = C(pcm_uncore_pmu_discovery_3563e094), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_PART },
		[fields_discovery_unit_address_domain] = { .id = S(domain), .name = S(domain), .text = T(fields_discovery_unit_address_domain), .source = C(linux_6_12_uncore_discov_ff86aea6), .needs = NONE, .by = NONE, .bits = 0x70000000, .lo = 28, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_DOMAIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PART },
		[fields_discovery_unit_address_bus] = { .id = S(bus), .name = S(bus), .text = T(fields_discovery_unit_address_bus), .source = C(linux_6_12_uncore_discov_ff86aea6), .needs = NONE, .by = NONE, .bits = 0xff00000, .lo = 20, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_BUS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PART },
		[fields_discovery_unit_address_device] = { .id = S(device), .name = S(device), .text = T(fields_discovery_unit_address_device), .source = C(linux_6_12_uncore_discov_ff86aea6), .needs = NONE, .by = NONE, .bits = 0xf8000, .lo = 15, .width = 5, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_DEVICE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PART },
		[fields_discovery_unit_address_function] = { .id = S(function), .name = S(function), .text = T(fields_discovery_unit_address_function), .source = C(linux_6_12_uncore_discov_ff86aea6), .needs = NONE, .by = NONE, .bits = 0x7000, .lo = 12, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_FUNCTION, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PART },
		[fields_discovery_unit_address_byte] = { .id = S(byte), .name = S(byte), .text = T(fields_discovery_unit_address_byte), .source = C(linux_6_12_uncore_discov_ff86aea6), .needs = NONE, .by = NONE, .bits = 0xfff, .width = 12, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_OFFSET, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PART },
		[fields_discovery_unit_name_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_031537b9), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_discovery_unit_name_status_bit] = { .id = S(status_bit), .name = S(status_bit), .text = T(fields_discovery_unit_name_status_bit), .source = C(likwid_perfmon_discovery_96acabd8), .needs = NONE, .by = NONE, .bits = 0xffff00000000, .lo = 32, .width = 16, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_unit_name_id] = { .id = S(id), .name = S(id), .text = T(fields_discovery_unit_name_id), .source = C(linux_6_12_uncore_discov_031537b9), .needs = NONE, .by = NONE, .bits = 0xffff0000, .lo = 16, .width = 16, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_ID, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_discovery_unit_name_type] = { .id = S(type), .name = S(type), .text = T(fields_discovery_unit_name_type), .source = C(linux_6_12_uncore_discov_031537b9), .needs = NONE, .by = NONE, .bits = 0xffff, .width = 16, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_TYPE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_box_ctl_reserved_63_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_cd953c39), .needs = NONE, .by = NONE, .bits = 0xfffffffffffffc00, .lo = 10, .width = 54, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_cd953c39), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_cd953c39), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_cd953c39), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_cd953c39), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_reserved_63_32] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__0e482db9), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__9fefd437), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__9fefd437), .values = { values_ubox_ctl_invert_ge, 2 }, .needs = fields_ubox_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__0e482db9), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_7d5736ef), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__0e482db9), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__9fefd437), .needs = fields_ubox_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__0e482db9), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_snbep__9fefd437), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__9fefd437), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__0e482db9), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__0e482db9), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_fixed_ctl_reserved_63_23] = { .name = S(rsv), .source = C(pcm_cpucounters_cpp_UCLK_428790bb), .needs = NONE, .by = NONE, .bits = 0xffffffffff800000, .lo = 23, .width = 41, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_fixed_ctl_en), .source = C(pcm_cpucounters_cpp_UCLK_428790bb), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_fixed_ctl_reserved_21_0] = { .name = S(rsv), .source = C(pcm_cpucounters_cpp_UCLK_428790bb), .needs = NONE, .by = NONE, .bits = 0x3fffff, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_reserved_63_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_ea740f54), .needs = NONE, .by = NONE, .bits = 0xfffffffffffffc00, .lo = 10, .width = 54, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_ea740f54), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_ea740f54), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_ea740f54), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_ea740f54), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_cha_ctl_umask), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0xffffffff0000ff00, .lo = 8, .width = 40, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_PIECES },
		[fields_cha_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__2ddfa454), .values = { values_cha_ctl_invert_ge, 2 }, .needs = fields_cha_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_05eb00a4), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = fields_cha_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctl_tid_en] = { .id = S(tid_en), .name = S(tid_en), .text = T(fields_cha_ctl_tid_en), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THREAD_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__2ddfa454), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_box_filter_reserved_63_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__b505098b), .needs = NONE, .by = NONE, .bits = 0xfffffffffffffc00, .lo = 10, .width = 54, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter_tid] = { .id = S(tid), .name = S(tid), .text = T(fields_cha_box_filter_tid), .source = C(linux_6_12_uncore_snbep__b505098b), .needs = NONE, .by = NONE, .bits = 0x3ff, .width = 10, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_THREAD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_chacms_ctl_reserved_63_32] = { .name = S(rsv), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_chacms_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_chacms_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .values = { values_chacms_ctl_invert_ge, 2 }, .needs = fields_chacms_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_chacms_ctl_reserved_22_21] = { .name = S(rsv), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_chacms_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_88c8c644), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_chacms_ctl_reserved_19_19] = { .name = S(rsv), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_chacms_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = fields_chacms_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_chacms_ctl_reserved_17_16] = { .name = S(rsv), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_chacms_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_chacms_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_chacms_ctr_reserved_63_48] = { .name = S(rsv), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_chacms_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(perfmon_gnr_V1_20__linux_f5b8446a), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_box_ctl_reserved_63_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_4de37fd5), .needs = NONE, .by = NONE, .bits = 0xfffffffffffffc00, .lo = 10, .width = 54, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_4de37fd5), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_4de37fd5), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_4de37fd5), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_4de37fd5), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_reserved_63_32] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__b564b400), .values = { values_pcu_ctl_invert_ge, 2 }, .needs = fields_pcu_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_30fafa78), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = fields_pcu_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__b564b400), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_rapl_unit_reserved_63_20] = { .name = S(rsv), .source = C(sdm_325384_059_14_9_1__a_8082abfa), .needs = NONE, .by = NONE, .bits = 0xfffffffffff00000, .lo = 20, .width = 44, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_rapl_unit_tu] = { .id = S(tu), .name = S(tu), .text = T(fields_rapl_unit_tu), .source = C(sdm_325384_059_14_9_1__a_8082abfa), .needs = NONE, .by = NONE, .bits = 0xf0000, .lo = 16, .width = 4, .access = UNCORE_ACCESS_RO },
		[fields_rapl_unit_reserved_15_13] = { .name = S(rsv), .source = C(sdm_325384_059_14_9_1__a_8082abfa), .needs = NONE, .by = NONE, .bits = 0xe000, .lo = 13, .width = 3, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_rapl_unit_esu] = { .id = S(esu), .name = S(esu), .text = T(fields_rapl_unit_esu), .source = C(papi_635__61_microjoules_8540e340), .needs = NONE, .by = NONE, .bits = 0x1f00, .lo = 8, .width = 5, .access = UNCORE_ACCESS_RO },
		[fields_rapl_unit_reserved_7_4] = { .name = S(rsv), .source = C(sdm_325384_059_14_9_1__a_8082abfa), .needs = NONE, .by = NONE, .bits = 0xf0, .lo = 4, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_rapl_unit_pu] = { .id = S(pu), .name = S(pu), .text = T(fields_rapl_unit_pu), .source = C(sdm_325384_059_14_9_1__a_8082abfa), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RO },
		[fields_rapl_energy_reserved_63_32] = { .name = S(rsv), .source = C(sdm_325384_059_14_9_3__a_1f598f4e), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_RESERVED },
		[fields_rapl_energy_used] = { .id = S(used), .name = S(used), .text = T(fields_rapl_energy_used), .source = C(sdm_325384_059_14_9_3__a_1f598f4e), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_box_ctl_reserved_63_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_3da0560c), .needs = NONE, .by = NONE, .bits = 0xfffffffffffffc00, .lo = 10, .width = 54, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_3da0560c), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_3da0560c), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_3da0560c), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_3da0560c), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_reserved_63_51] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__5e4bb7a0), .needs = NONE, .by = NONE, .bits = 0xfff8000000000000, .lo = 51, .width = 13, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctl_fc_mask] = { .id = S(fc_mask), .name = S(fc_mask), .text = T(fields_iio_ctl_fc_mask), .source = C(linux_6_12_uncore_snbep__9dfd8a3e), .values = { values_iio_ctl_fc_mask_posted, 4 }, .needs = NONE, .by = NONE, .bits = 0x7000000000000, .lo = 48, .width = 3, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COMPLETION_MASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_FLAGS },
		[fields_iio_ctl_ch_mask] = { .id = S(ch_mask), .name = S(ch_mask), .text = T(fields_iio_ctl_ch_mask), .source = C(linux_6_12_uncore_snbep__0b2bf4a7), .values = { values_iio_ctl_ch_mask_part0, 8 }, .needs = NONE, .by = NONE, .bits = 0xfff000000000, .lo = 36, .width = 12, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_CHANNEL_MASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_FLAGS },
		[fields_iio_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__9dfd8a3e), .needs = NONE, .by = NONE, .bits = 0xfff000000, .lo = 24, .width = 12, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__9dfd8a3e), .values = { values_iio_ctl_invert_ge, 2 }, .needs = fields_iio_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__5e4bb7a0), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_d415ccdc), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_iio_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__5e4bb7a0), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__9dfd8a3e), .needs = fields_iio_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__5e4bb7a0), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_snbep__9dfd8a3e), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__9dfd8a3e), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__5e4bb7a0), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__5e4bb7a0), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_iio_free_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__29492ea6), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_free_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_iio_free_ctr_event_count), .source = C(linux_6_12_uncore_snbep__29492ea6), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_box_ctl_reserved_63_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_7dd35c4f), .needs = NONE, .by = NONE, .bits = 0xfffffffffffffc00, .lo = 10, .width = 54, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_7dd35c4f), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_7dd35c4f), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_7dd35c4f), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_7dd35c4f), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_reserved_63_56] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0xff00000000000000, .lo = 56, .width = 8, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_cha_ctl_umask), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0xffffff0000ff00, .lo = 8, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_PIECES },
		[fields_irp_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__aff98686), .values = { values_irp_ctl_invert_ge, 2 }, .needs = fields_irp_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_97fe0c22), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = fields_irp_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__aff98686), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_18c457f2), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_18c457f2), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_18c457f2), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_18c457f2), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_18c457f2), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__1d984908), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__1d984908), .values = { values_imc_ctl_invert_ge, 2 }, .needs = fields_imc_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__8f7b40b7), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_000d8a90), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__8f7b40b7), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__1d984908), .needs = fields_imc_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__8f7b40b7), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_snbep__1d984908), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__1d984908), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__8f7b40b7), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__8f7b40b7), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_fixed_ctl_reserved_31_23] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__8f7b40b7), .needs = NONE, .by = NONE, .bits = 0xff800000, .lo = 23, .width = 9, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_imc_fixed_ctl_en), .source = C(linux_6_12_uncore_snbep__f1a5d5fe), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_fixed_ctl_reserved_21_0] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__8f7b40b7), .needs = NONE, .by = NONE, .bits = 0x3fffff, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cmi_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_b9dba6be), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cmi_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_b9dba6be), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cmi_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_b9dba6be), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cmi_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_b9dba6be), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cmi_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_b9dba6be), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cmi_ctl_reserved_63_56] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__e4ee5348), .needs = NONE, .by = NONE, .bits = 0xff00000000000000, .lo = 56, .width = 8, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cmi_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_cha_ctl_umask), .source = C(linux_6_12_uncore_snbep__bbafa915), .needs = NONE, .by = NONE, .bits = 0xffffff0000ff00, .lo = 8, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PIECES },
		[fields_b2cmi_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__bbafa915), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cmi_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__bbafa915), .values = { values_b2cmi_ctl_invert_ge, 2 }, .needs = fields_b2cmi_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cmi_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__e4ee5348), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cmi_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_88245e48), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2cmi_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__e4ee5348), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cmi_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__bbafa915), .needs = fields_b2cmi_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cmi_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__e4ee5348), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cmi_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__bbafa915), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cmi_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__e4ee5348), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cmi_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__e4ee5348), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_upi_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_6e6e3390), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_6e6e3390), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_6e6e3390), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_6e6e3390), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_6e6e3390), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctl_reserved_63_56] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__ce6a508f), .needs = NONE, .by = NONE, .bits = 0xff00000000000000, .lo = 56, .width = 8, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_cha_ctl_umask), .source = C(linux_6_12_uncore_snbep__e39be758), .needs = NONE, .by = NONE, .bits = 0xffffff0000ff00, .lo = 8, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PIECES },
		[fields_upi_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__e39be758), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__e39be758), .values = { values_upi_ctl_invert_ge, 2 }, .needs = fields_upi_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__ce6a508f), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_8406af60), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_upi_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__ce6a508f), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__e39be758), .needs = fields_upi_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__ce6a508f), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__e39be758), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__ce6a508f), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__ce6a508f), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2upi_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_7d7dc5de), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2upi_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_7d7dc5de), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2upi_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_7d7dc5de), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2upi_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_7d7dc5de), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2upi_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_7d7dc5de), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2upi_ctl_reserved_63_56] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__98140427), .needs = NONE, .by = NONE, .bits = 0xff00000000000000, .lo = 56, .width = 8, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2upi_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_cha_ctl_umask), .source = C(linux_6_12_uncore_snbep__21de8c75), .needs = NONE, .by = NONE, .bits = 0xffffff0000ff00, .lo = 8, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PIECES },
		[fields_b2upi_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__21de8c75), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2upi_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__21de8c75), .values = { values_b2upi_ctl_invert_ge, 2 }, .needs = fields_b2upi_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2upi_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__98140427), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2upi_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_97971d35), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2upi_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__98140427), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2upi_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__21de8c75), .needs = fields_b2upi_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2upi_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__98140427), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2upi_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__21de8c75), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2upi_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__98140427), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2upi_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__98140427), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2cxl_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_ca6bd901), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cxl_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_ca6bd901), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cxl_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_ca6bd901), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cxl_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_ca6bd901), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cxl_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_ca6bd901), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2cxl_ctl_reserved_63_32] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_07c581d1), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cxl_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__1a2f33f0), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2cxl_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__1a2f33f0), .values = { values_b2cxl_ctl_invert_ge, 2 }, .needs = fields_b2cxl_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2cxl_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__240faee1), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cxl_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_2b26d19e), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2cxl_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__240faee1), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cxl_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__1a2f33f0), .needs = fields_b2cxl_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2cxl_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__240faee1), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cxl_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_snbep__1a2f33f0), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2cxl_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__1a2f33f0), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2cxl_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__240faee1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2cxl_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__240faee1), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxlcm_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_3db54d50), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxlcm_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_3db54d50), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cxlcm_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_3db54d50), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cxlcm_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_3db54d50), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxlcm_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_3db54d50), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cxlcm_ctl_reserved_63_32] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_91261d9c), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxlcm_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__2219d4df), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxlcm_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__2219d4df), .values = { values_cxlcm_ctl_invert_ge, 2 }, .needs = fields_cxlcm_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxlcm_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__707b90a8), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxlcm_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_da3e1227), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxlcm_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__707b90a8), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxlcm_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__2219d4df), .needs = fields_cxlcm_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxlcm_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__707b90a8), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxlcm_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_snbep__2219d4df), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxlcm_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__2219d4df), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxlcm_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__707b90a8), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxlcm_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__707b90a8), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxldp_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_ef114635), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxldp_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_ef114635), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cxldp_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_ef114635), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cxldp_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_ef114635), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxldp_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_ef114635), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cxldp_ctl_reserved_63_32] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_a2d985e8), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxldp_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__03633dcb), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxldp_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__03633dcb), .values = { values_cxldp_ctl_invert_ge, 2 }, .needs = fields_cxldp_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxldp_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__67f43ef5), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxldp_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_59309f7b), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxldp_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__67f43ef5), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxldp_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__03633dcb), .needs = fields_cxldp_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxldp_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__67f43ef5), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxldp_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_snbep__03633dcb), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxldp_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__03633dcb), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cxldp_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__67f43ef5), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cxldp_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__67f43ef5), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2hot_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_2bf52a93), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2hot_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_2bf52a93), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2hot_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_2bf52a93), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2hot_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_2bf52a93), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2hot_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_2bf52a93), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_b2hot_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_discov_478ab2ab), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2hot_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_discov_478ab2ab), .values = { values_b2hot_ctl_invert_ge, 2 }, .needs = fields_b2hot_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2hot_ctl_reserved_22_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_478ab2ab), .needs = NONE, .by = NONE, .bits = 0x780000, .lo = 19, .width = 4, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2hot_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_discov_478ab2ab), .needs = fields_b2hot_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2hot_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_478ab2ab), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2hot_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_discov_478ab2ab), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2hot_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_discov_478ab2ab), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_b2hot_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__99ae37d0), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_b2hot_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__99ae37d0), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_mdf_box_ctl_reserved_63_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_7400f68f), .needs = NONE, .by = NONE, .bits = 0xfffffffffffffc00, .lo = 10, .width = 54, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_mdf_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_7400f68f), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_mdf_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_7400f68f), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_mdf_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_7400f68f), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_mdf_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_7400f68f), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_mdf_ctl_reserved_63_32] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_mdf_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_mdf_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_snbep__39c62fdf), .values = { values_mdf_ctl_invert_ge, 2 }, .needs = fields_mdf_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_mdf_ctl_reserved_22_21] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0x600000, .lo = 21, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_mdf_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_sapphirer_23de1cb9), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_mdf_ctl_reserved_19_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_mdf_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = fields_mdf_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_mdf_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_mdf_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_mdf_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_mdf_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_mdf_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__39c62fdf), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_othertypes_box_ctl_reserved_31_10] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_cdcfa6fb), .needs = NONE, .by = NONE, .bits = 0xfffffc00, .lo = 10, .width = 22, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_othertypes_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_ubox_box_ctl_rst_ctrs), .source = C(linux_6_12_uncore_discov_cdcfa6fb), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_othertypes_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_ubox_box_ctl_rst_ctrl), .source = C(linux_6_12_uncore_discov_cdcfa6fb), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_othertypes_box_ctl_reserved_7_1] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_cdcfa6fb), .needs = NONE, .by = NONE, .bits = 0xfe, .lo = 1, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_othertypes_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_ubox_box_ctl_frz), .source = C(linux_6_12_uncore_discov_cdcfa6fb), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_othertypes_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_6_12_uncore_discov_4f3e5374), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_othertypes_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_6_12_uncore_discov_4f3e5374), .values = { values_othertypes_ctl_invert_ge, 2 }, .needs = fields_othertypes_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_othertypes_ctl_reserved_22_19] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_4f3e5374), .needs = NONE, .by = NONE, .bits = 0x780000, .lo = 19, .width = 4, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_othertypes_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_6_12_uncore_discov_4f3e5374), .needs = fields_othertypes_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_othertypes_ctl_reserved_17_16] = { .name = S(rsv), .source = C(linux_6_12_uncore_discov_4f3e5374), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_othertypes_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_6_12_uncore_discov_4f3e5374), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_othertypes_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_6_12_uncore_discov_4f3e5374), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_othertypes_ctr_reserved_63_48] = { .name = S(rsv), .source = C(linux_6_12_uncore_snbep__80b295e4), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_othertypes_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_6_12_uncore_snbep__80b295e4), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
	},
	.values = {
		[values_discovery_capability_id_designated] = { .value = 0x23, .mask = 0xffff, .id = S(designated), .name = S(designated), .text = T(values_discovery_capability_id_designated), .when = NONE },
		[values_discovery_kind_entry_pmon] = { .value = 0x1, .mask = 0xffff, .id = S(pmon), .name = S(pmon), .text = T(values_discovery_kind_entry_pmon), .when = NONE },
		[values_discovery_head_access_msr] = { .mask = 0x3, .id = S(msr), .name = S(msr), .text = T(values_discovery_head_access_msr), .when = NONE },
		[values_discovery_head_access_mmio] = { .value = 0x1, .mask = 0x3, .id = S(mmio), .name = S(mmio), .text = T(values_discovery_head_access_mmio), .when = NONE },
		[values_discovery_head_access_pci] = { .value = 0x2, .mask = 0x3, .id = S(pci), .name = S(pci), .text = T(values_discovery_head_access_pci), .when = NONE },
		[values_discovery_unit_access_msr] = { .mask = 0x3, .id = S(msr), .name = S(msr), .text = T(values_discovery_unit_access_msr), .when = NONE },
		[values_discovery_unit_access_mmio] = { .value = 0x1, .mask = 0x3, .id = S(mmio), .name = S(mmio), .text = T(values_discovery_unit_access_mmio), .when = NONE },
		[values_discovery_unit_access_pci] = { .value = 0x2, .mask = 0x3, .id = S(pci), .name = S(pci), .text = T(values_discovery_unit_access_pci), .when = NONE },
		[values_ubox_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_ubox_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_cha_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_cha_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_chacms_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_chacms_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_pcu_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_pcu_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_iio_ctl_fc_mask_posted] = { .value = 0x1, .mask = 0x7, .id = S(posted), .name = S(posted), .text = T(values_iio_ctl_fc_mask_posted), .when = NONE },
		[values_iio_ctl_fc_mask_non_posted] = { .value = 0x2, .mask = 0x7, .id = S(non_posted), .name = S(non_posted), .text = T(values_iio_ctl_fc_mask_non_posted), .when = NONE },
		[values_iio_ctl_fc_mask_completion] = { .value = 0x4, .mask = 0x7, .id = S(completion), .name = S(completion), .text = T(values_iio_ctl_fc_mask_completion), .when = NONE },
		[values_iio_ctl_fc_mask_any] = { .value = 0x7, .mask = 0x7, .id = S(any), .name = S(any), .text = T(values_iio_ctl_fc_mask_any), .when = NONE },
		[values_iio_ctl_ch_mask_part0] = { .value = 0x1, .mask = 0xfff, .id = S(part0), .name = S(part0), .text = T(values_iio_ctl_ch_mask_part0), .when = NONE },
		[values_iio_ctl_ch_mask_part1] = { .value = 0x2, .mask = 0xfff, .id = S(part1), .name = S(part1), .text = T(values_iio_ctl_ch_mask_part1), .when = NONE },
		[values_iio_ctl_ch_mask_part2] = { .value = 0x4, .mask = 0xfff, .id = S(part2), .name = S(part2), .text = T(values_iio_ctl_ch_mask_part2), .when = NONE },
		[values_iio_ctl_ch_mask_part3] = { .value = 0x8, .mask = 0xfff, .id = S(part3), .name = S(part3), .text = T(values_iio_ctl_ch_mask_part3), .when = NONE },
		[values_iio_ctl_ch_mask_part4] = { .value = 0x10, .mask = 0xfff, .id = S(part4), .name = S(part4), .text = T(values_iio_ctl_ch_mask_part4), .when = NONE },
		[values_iio_ctl_ch_mask_part5] = { .value = 0x20, .mask = 0xfff, .id = S(part5), .name = S(part5), .text = T(values_iio_ctl_ch_mask_part5), .when = NONE },
		[values_iio_ctl_ch_mask_part6] = { .value = 0x40, .mask = 0xfff, .id = S(part6), .name = S(part6), .text = T(values_iio_ctl_ch_mask_part6), .when = NONE },
		[values_iio_ctl_ch_mask_part7] = { .value = 0x80, .mask = 0xfff, .id = S(part7), .name = S(part7), .text = T(values_iio_ctl_ch_mask_part7), .when = NONE },
		[values_iio_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_iio_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_irp_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_irp_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_imc_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_imc_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_b2cmi_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_b2cmi_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_upi_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_upi_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_b2upi_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_b2upi_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_b2cxl_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_b2cxl_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_cxlcm_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_cxlcm_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_cxldp_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_cxldp_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_b2hot_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_b2hot_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_mdf_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_mdf_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_othertypes_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_othertypes_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
	},
	.counters = {
		[counters_ubox_general] = { .id = S(general), .control = registers_ubox_ctl, .data = registers_ubox_ctr, .count = 2, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_ubox_fixed] = { .id = S(fixed), .counts = S(uncore_clocks_5bfaa6a2), .control = registers_ubox_fixed_ctl, .data = registers_ubox_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .max_increment = { numbers_counters_ubox_fixed_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 2, .halved_by = { NONE, NONE, NONE } },
		[counters_cha_general] = { .id = S(general), .control = registers_cha_ctl, .data = registers_cha_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_pcu_general] = { .id = S(general), .control = registers_pcu_ctl, .data = registers_pcu_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_rapl_pkg] = { .id = S(pkg), .counts = S(energy_of_the_package__j_b148dbf2), .control = NONE, .data = registers_rapl_pkg_energy, .count = 1, .width = 32, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .worth = 1000000000, .halved_by = { boxes_rapl, registers_rapl_unit, fields_rapl_unit_esu }, .wraps_after = 60 },
		[counters_rapl_dram] = { .id = S(dram), .counts = S(energy_of_the_memory__jo_38e9a99c), .control = NONE, .data = registers_rapl_dram_energy, .count = 1, .width = 32, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 1, .worth = 1000000000, .halved_by = { boxes_rapl, registers_rapl_unit, fields_rapl_unit_esu }, .wraps_after = 60 },
		[counters_iio_general] = { .id = S(general), .control = registers_iio_ctl, .data = registers_iio_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_iio_clock] = { .id = S(clock), .counts = S(clocks_of_the_stack_5f9ad002), .control = NONE, .data = registers_iio_clk_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FREE, .max_increment = { numbers_counters_iio_clock_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_iio_bw_in] = { .id = S(bw_in), .counts = S(data_in__32_bytes_a_coun_c893a018), .control = NONE, .data = registers_iio_bw_in_ctr, .count = 8, .width = 48, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 5, .halved_by = { NONE, NONE, NONE } },
		[counters_iio_bw_out] = { .id = S(bw_out), .counts = S(data_out__by_part_6639565d), .control = NONE, .data = registers_iio_bw_out_ctr, .count = 8, .width = 48, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 13, .halved_by = { NONE, NONE, NONE } },
		[counters_irp_general] = { .id = S(general), .control = registers_irp_ctl, .data = registers_irp_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_imc_general] = { .id = S(general), .control = registers_imc_ctl, .data = registers_imc_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_imc_fixed] = { .id = S(fixed), .counts = S(cycles_of_the_memory_clo_796d8c7a), .control = registers_imc_fixed_ctl, .data = registers_imc_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .max_increment = { numbers_counters_imc_fixed_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_b2cmi_general] = { .id = S(general), .control = registers_b2cmi_ctl, .data = registers_b2cmi_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_upi_general] = { .id = S(general), .control = registers_upi_ctl, .data = registers_upi_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_b2upi_general] = { .id = S(general), .control = registers_b2upi_ctl, .data = registers_b2upi_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_b2cxl_general] = { .id = S(general), .control = registers_b2cxl_ctl, .data = registers_b2cxl_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_cxlcm_general] = { .id = S(general), .control = registers_cxlcm_ctl, .data = registers_cxlcm_ctr, .count = 8, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_cxldp_general] = { .id = S(general), .control = registers_cxldp_ctl, .data = registers_cxldp_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_b2hot_general] = { .id = S(general), .control = registers_b2hot_ctl, .data = registers_b2hot_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_mdf_general] = { .id = S(general), .control = registers_mdf_ctl, .data = registers_mdf_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_othertypes_general] = { .id = S(general), .control = registers_othertypes_ctl, .data = registers_othertypes_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
	},
	.procedure_rows = {
		[procedure_rows_ubox_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_ubox_setup, 2 } },
		[procedure_rows_ubox_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_ubox_freeze, 2 } },
		[procedure_rows_ubox_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_ubox_unfreeze, 2 } },
		[procedure_rows_ubox_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_ubox_reset, 2 } },
		[procedure_rows_ubox_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_ubox_program, 1 } },
		[procedure_rows_ubox_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_ubox_start, 2 } },
		[procedure_rows_ubox_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_ubox_stop, 2 } },
		[procedure_rows_ubox_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_ubox_read, 2 } },
		[procedure_rows_ubox_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_ubox_restore, 3 } },
		[procedure_rows_cha_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_cha_setup, 1 } },
		[procedure_rows_cha_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_cha_freeze, 1 } },
		[procedure_rows_cha_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_cha_unfreeze, 1 } },
		[procedure_rows_cha_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_cha_reset, 1 } },
		[procedure_rows_cha_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_cha_program, 1 } },
		[procedure_rows_cha_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_cha_start, 1 } },
		[procedure_rows_cha_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_cha_stop, 1 } },
		[procedure_rows_cha_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_cha_read, 1 } },
		[procedure_rows_cha_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_cha_restore, 2 } },
		[procedure_rows_pcu_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_pcu_setup, 1 } },
		[procedure_rows_pcu_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_pcu_freeze, 1 } },
		[procedure_rows_pcu_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_pcu_unfreeze, 1 } },
		[procedure_rows_pcu_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_pcu_reset, 1 } },
		[procedure_rows_pcu_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_pcu_program, 1 } },
		[procedure_rows_pcu_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_pcu_start, 1 } },
		[procedure_rows_pcu_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_pcu_stop, 1 } },
		[procedure_rows_pcu_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_pcu_read, 1 } },
		[procedure_rows_pcu_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_pcu_restore, 2 } },
		[procedure_rows_rapl_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_rapl_read, 2 } },
		[procedure_rows_iio_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_iio_setup, 1 } },
		[procedure_rows_iio_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_iio_freeze, 1 } },
		[procedure_rows_iio_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_iio_unfreeze, 1 } },
		[procedure_rows_iio_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_iio_reset, 1 } },
		[procedure_rows_iio_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_iio_program, 1 } },
		[procedure_rows_iio_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_iio_start, 1 } },
		[procedure_rows_iio_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_iio_stop, 1 } },
		[procedure_rows_iio_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_iio_read, 4 } },
		[procedure_rows_iio_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_iio_restore, 2 } },
		[procedure_rows_irp_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_irp_setup, 1 } },
		[procedure_rows_irp_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_irp_freeze, 1 } },
		[procedure_rows_irp_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_irp_unfreeze, 1 } },
		[procedure_rows_irp_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_irp_reset, 1 } },
		[procedure_rows_irp_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_irp_program, 1 } },
		[procedure_rows_irp_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_irp_start, 1 } },
		[procedure_rows_irp_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_irp_stop, 1 } },
		[procedure_rows_irp_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_irp_read, 1 } },
		[procedure_rows_irp_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_irp_restore, 2 } },
		[procedure_rows_imc_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_imc_setup, 2 } },
		[procedure_rows_imc_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_imc_freeze, 2 } },
		[procedure_rows_imc_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_imc_unfreeze, 2 } },
		[procedure_rows_imc_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_imc_reset, 2 } },
		[procedure_rows_imc_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_imc_program, 1 } },
		[procedure_rows_imc_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_imc_start, 2 } },
		[procedure_rows_imc_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_imc_stop, 2 } },
		[procedure_rows_imc_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_imc_read, 2 } },
		[procedure_rows_imc_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_imc_restore, 3 } },
		[procedure_rows_b2cmi_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_b2cmi_setup, 1 } },
		[procedure_rows_b2cmi_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_b2cmi_freeze, 1 } },
		[procedure_rows_b2cmi_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_b2cmi_unfreeze, 1 } },
		[procedure_rows_b2cmi_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_b2cmi_reset, 1 } },
		[procedure_rows_b2cmi_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_b2cmi_program, 1 } },
		[procedure_rows_b2cmi_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_b2cmi_start, 1 } },
		[procedure_rows_b2cmi_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_b2cmi_stop, 1 } },
		[procedure_rows_b2cmi_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_b2cmi_read, 1 } },
		[procedure_rows_b2cmi_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_b2cmi_restore, 2 } },
		[procedure_rows_upi_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_upi_setup, 1 } },
		[procedure_rows_upi_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_upi_freeze, 1 } },
		[procedure_rows_upi_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_upi_unfreeze, 1 } },
		[procedure_rows_upi_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_upi_reset, 1 } },
		[procedure_rows_upi_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_upi_program, 1 } },
		[procedure_rows_upi_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_upi_start, 1 } },
		[procedure_rows_upi_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_upi_stop, 1 } },
		[procedure_rows_upi_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_upi_read, 1 } },
		[procedure_rows_upi_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_upi_restore, 2 } },
		[procedure_rows_b2upi_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_b2upi_setup, 1 } },
		[procedure_rows_b2upi_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_b2upi_freeze, 1 } },
		[procedure_rows_b2upi_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_b2upi_unfreeze, 1 } },
		[procedure_rows_b2upi_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_b2upi_reset, 1 } },
		[procedure_rows_b2upi_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_b2upi_program, 1 } },
		[procedure_rows_b2upi_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_b2upi_start, 1 } },
		[procedure_rows_b2upi_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_b2upi_stop, 1 } },
		[procedure_rows_b2upi_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_b2upi_read, 1 } },
		[procedure_rows_b2upi_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_b2upi_restore, 2 } },
		[procedure_rows_b2cxl_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_b2cxl_setup, 1 } },
		[procedure_rows_b2cxl_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_b2cxl_freeze, 1 } },
		[procedure_rows_b2cxl_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_b2cxl_unfreeze, 1 } },
		[procedure_rows_b2cxl_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_b2cxl_reset, 1 } },
		[procedure_rows_b2cxl_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_b2cxl_program, 1 } },
		[procedure_rows_b2cxl_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_b2cxl_start, 1 } },
		[procedure_rows_b2cxl_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_b2cxl_stop, 1 } },
		[procedure_rows_b2cxl_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_b2cxl_read, 1 } },
		[procedure_rows_b2cxl_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_b2cxl_restore, 2 } },
		[procedure_rows_cxlcm_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_cxlcm_setup, 1 } },
		[procedure_rows_cxlcm_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_cxlcm_freeze, 1 } },
		[procedure_rows_cxlcm_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_cxlcm_unfreeze, 1 } },
		[procedure_rows_cxlcm_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_cxlcm_reset, 1 } },
		[procedure_rows_cxlcm_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_cxlcm_program, 1 } },
		[procedure_rows_cxlcm_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_cxlcm_start, 1 } },
		[procedure_rows_cxlcm_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_cxlcm_stop, 1 } },
		[procedure_rows_cxlcm_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_cxlcm_read, 1 } },
		[procedure_rows_cxlcm_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_cxlcm_restore, 2 } },
		[procedure_rows_cxldp_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_cxldp_setup, 1 } },
		[procedure_rows_cxldp_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_cxldp_freeze, 1 } },
		[procedure_rows_cxldp_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_cxldp_unfreeze, 1 } },
		[procedure_rows_cxldp_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_cxldp_reset, 1 } },
		[procedure_rows_cxldp_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_cxldp_program, 1 } },
		[procedure_rows_cxldp_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_cxldp_start, 1 } },
		[procedure_rows_cxldp_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_cxldp_stop, 1 } },
		[procedure_rows_cxldp_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_cxldp_read, 1 } },
		[procedure_rows_cxldp_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_cxldp_restore, 2 } },
		[procedure_rows_b2hot_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_b2hot_setup, 1 } },
		[procedure_rows_b2hot_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_b2hot_freeze, 1 } },
		[procedure_rows_b2hot_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_b2hot_unfreeze, 1 } },
		[procedure_rows_b2hot_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_b2hot_reset, 1 } },
		[procedure_rows_b2hot_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_b2hot_program, 1 } },
		[procedure_rows_b2hot_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_b2hot_start, 1 } },
		[procedure_rows_b2hot_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_b2hot_stop, 1 } },
		[procedure_rows_b2hot_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_b2hot_read, 1 } },
		[procedure_rows_b2hot_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_b2hot_restore, 2 } },
		[procedure_rows_mdf_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_mdf_setup, 1 } },
		[procedure_rows_mdf_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_mdf_freeze, 1 } },
		[procedure_rows_mdf_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_mdf_unfreeze, 1 } },
		[procedure_rows_mdf_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_mdf_reset, 1 } },
		[procedure_rows_mdf_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_mdf_program, 1 } },
		[procedure_rows_mdf_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_mdf_start, 1 } },
		[procedure_rows_mdf_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_mdf_stop, 1 } },
		[procedure_rows_mdf_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_mdf_read, 1 } },
		[procedure_rows_mdf_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_mdf_restore, 2 } },
		[procedure_rows_othertypes_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_othertypes_setup, 1 } },
		[procedure_rows_othertypes_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_othertypes_freeze, 1 } },
		[procedure_rows_othertypes_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_othertypes_unfreeze, 1 } },
		[procedure_rows_othertypes_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_othertypes_reset, 1 } },
		[procedure_rows_othertypes_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_othertypes_program, 1 } },
		[procedure_rows_othertypes_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_othertypes_start, 1 } },
		[procedure_rows_othertypes_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_othertypes_stop, 1 } },
		[procedure_rows_othertypes_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_othertypes_read, 1 } },
		[procedure_rows_othertypes_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_othertypes_restore, 2 } },
	},
	.steps = {
		[steps_ubox_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_ubox, .reg = registers_ubox_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_ubox, .reg = registers_ubox_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_unfreeze] = { .box = boxes_ubox, .reg = registers_ubox_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .value = 0x400000, .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_ubox, .reg = registers_ubox_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0xffffffffffffffff, .text = T(steps_ubox_reset2), .box = boxes_ubox, .reg = registers_ubox_fixed_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_program] = { .text = T(steps_ubox_program), .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_ubox_start] = { .text = T(steps_ubox_start), .box = boxes_ubox, .reg = registers_ubox_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .value = 0x400000, .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_stop] = { .value = 0x1, .set = 0x1, .box = boxes_ubox, .reg = registers_ubox_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_read] = { .box = boxes_ubox, .reg = registers_ubox_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ubox, .reg = registers_ubox_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_ubox, .reg = registers_ubox_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_unfreeze] = { .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_program] = { .text = T(steps_ubox_program), .box = boxes_cha, .reg = registers_cha_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_cha_start] = { .text = T(steps_ubox_start), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_stop] = { .value = 0x1, .set = 0x1, .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_read] = { .box = boxes_cha, .reg = registers_cha_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_cha_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_cha, .reg = registers_cha_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_unfreeze] = { .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_program] = { .text = T(steps_ubox_program), .box = boxes_pcu, .reg = registers_pcu_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_pcu_start] = { .text = T(steps_ubox_start), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_stop] = { .value = 0x1, .set = 0x1, .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_read] = { .box = boxes_pcu, .reg = registers_pcu_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_pcu_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_pcu, .reg = registers_pcu_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_rapl_read] = { .box = boxes_rapl, .reg = registers_rapl_pkg_energy, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_rapl, .reg = registers_rapl_dram_energy, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_iio_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_unfreeze] = { .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_program] = { .text = T(steps_ubox_program), .box = boxes_iio, .reg = registers_iio_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_iio_start] = { .text = T(steps_ubox_start), .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_stop] = { .value = 0x1, .set = 0x1, .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_read] = { .box = boxes_iio, .reg = registers_iio_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_iio, .reg = registers_iio_clk_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_iio, .reg = registers_iio_bw_in_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_iio, .reg = registers_iio_bw_out_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_iio_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_iio, .reg = registers_iio_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_unfreeze] = { .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_program] = { .text = T(steps_ubox_program), .box = boxes_irp, .reg = registers_irp_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_irp_start] = { .text = T(steps_ubox_start), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_stop] = { .value = 0x1, .set = 0x1, .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_read] = { .box = boxes_irp, .reg = registers_irp_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_irp_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_irp, .reg = registers_irp_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0x400000, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0x400000, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_unfreeze] = { .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .value = 0x400000, .set = 0x400000, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0xffffffffffffffff, .text = T(steps_ubox_reset2), .box = boxes_imc, .reg = registers_imc_fixed_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_program] = { .text = T(steps_ubox_program), .box = boxes_imc, .reg = registers_imc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_imc_start] = { .text = T(steps_ubox_start), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .value = 0x400000, .set = 0x400000, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_stop] = { .value = 0x1, .set = 0x1, .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0x400000, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_read] = { .box = boxes_imc, .reg = registers_imc_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_imc, .reg = registers_imc_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_imc, .reg = registers_imc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cmi_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_b2cmi, .reg = registers_b2cmi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cmi_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_b2cmi, .reg = registers_b2cmi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cmi_unfreeze] = { .box = boxes_b2cmi, .reg = registers_b2cmi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cmi_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_b2cmi, .reg = registers_b2cmi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cmi_program] = { .text = T(steps_ubox_program), .box = boxes_b2cmi, .reg = registers_b2cmi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_b2cmi_start] = { .text = T(steps_ubox_start), .box = boxes_b2cmi, .reg = registers_b2cmi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cmi_stop] = { .value = 0x1, .set = 0x1, .box = boxes_b2cmi, .reg = registers_b2cmi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cmi_read] = { .box = boxes_b2cmi, .reg = registers_b2cmi_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_b2cmi_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_b2cmi, .reg = registers_b2cmi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_b2cmi, .reg = registers_b2cmi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_unfreeze] = { .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_program] = { .text = T(steps_ubox_program), .box = boxes_upi, .reg = registers_upi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_upi_start] = { .text = T(steps_ubox_start), .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_stop] = { .value = 0x1, .set = 0x1, .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_read] = { .box = boxes_upi, .reg = registers_upi_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_upi_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_upi, .reg = registers_upi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2upi_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_b2upi, .reg = registers_b2upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2upi_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_b2upi, .reg = registers_b2upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2upi_unfreeze] = { .box = boxes_b2upi, .reg = registers_b2upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2upi_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_b2upi, .reg = registers_b2upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2upi_program] = { .text = T(steps_ubox_program), .box = boxes_b2upi, .reg = registers_b2upi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_b2upi_start] = { .text = T(steps_ubox_start), .box = boxes_b2upi, .reg = registers_b2upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2upi_stop] = { .value = 0x1, .set = 0x1, .box = boxes_b2upi, .reg = registers_b2upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2upi_read] = { .box = boxes_b2upi, .reg = registers_b2upi_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_b2upi_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_b2upi, .reg = registers_b2upi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_b2upi, .reg = registers_b2upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cxl_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_b2cxl, .reg = registers_b2cxl_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cxl_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_b2cxl, .reg = registers_b2cxl_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cxl_unfreeze] = { .box = boxes_b2cxl, .reg = registers_b2cxl_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cxl_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_b2cxl, .reg = registers_b2cxl_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cxl_program] = { .text = T(steps_ubox_program), .box = boxes_b2cxl, .reg = registers_b2cxl_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_b2cxl_start] = { .text = T(steps_ubox_start), .box = boxes_b2cxl, .reg = registers_b2cxl_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cxl_stop] = { .value = 0x1, .set = 0x1, .box = boxes_b2cxl, .reg = registers_b2cxl_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2cxl_read] = { .box = boxes_b2cxl, .reg = registers_b2cxl_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_b2cxl_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_b2cxl, .reg = registers_b2cxl_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_b2cxl, .reg = registers_b2cxl_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxlcm_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_cxlcm, .reg = registers_cxlcm_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxlcm_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_cxlcm, .reg = registers_cxlcm_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxlcm_unfreeze] = { .box = boxes_cxlcm, .reg = registers_cxlcm_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxlcm_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_cxlcm, .reg = registers_cxlcm_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxlcm_program] = { .text = T(steps_ubox_program), .box = boxes_cxlcm, .reg = registers_cxlcm_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_cxlcm_start] = { .text = T(steps_ubox_start), .box = boxes_cxlcm, .reg = registers_cxlcm_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxlcm_stop] = { .value = 0x1, .set = 0x1, .box = boxes_cxlcm, .reg = registers_cxlcm_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxlcm_read] = { .box = boxes_cxlcm, .reg = registers_cxlcm_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_cxlcm_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_cxlcm, .reg = registers_cxlcm_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_cxlcm, .reg = registers_cxlcm_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxldp_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_cxldp, .reg = registers_cxldp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxldp_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_cxldp, .reg = registers_cxldp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxldp_unfreeze] = { .box = boxes_cxldp, .reg = registers_cxldp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxldp_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_cxldp, .reg = registers_cxldp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxldp_program] = { .text = T(steps_ubox_program), .box = boxes_cxldp, .reg = registers_cxldp_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_cxldp_start] = { .text = T(steps_ubox_start), .box = boxes_cxldp, .reg = registers_cxldp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxldp_stop] = { .value = 0x1, .set = 0x1, .box = boxes_cxldp, .reg = registers_cxldp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cxldp_read] = { .box = boxes_cxldp, .reg = registers_cxldp_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_cxldp_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_cxldp, .reg = registers_cxldp_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_cxldp, .reg = registers_cxldp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2hot_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_b2hot, .reg = registers_b2hot_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2hot_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_b2hot, .reg = registers_b2hot_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2hot_unfreeze] = { .box = boxes_b2hot, .reg = registers_b2hot_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2hot_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_b2hot, .reg = registers_b2hot_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2hot_program] = { .text = T(steps_ubox_program), .box = boxes_b2hot, .reg = registers_b2hot_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_b2hot_start] = { .text = T(steps_ubox_start), .box = boxes_b2hot, .reg = registers_b2hot_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2hot_stop] = { .value = 0x1, .set = 0x1, .box = boxes_b2hot, .reg = registers_b2hot_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_b2hot_read] = { .box = boxes_b2hot, .reg = registers_b2hot_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_b2hot_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_b2hot, .reg = registers_b2hot_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_b2hot, .reg = registers_b2hot_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_mdf_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_mdf, .reg = registers_mdf_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_mdf_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_mdf, .reg = registers_mdf_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_mdf_unfreeze] = { .box = boxes_mdf, .reg = registers_mdf_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_mdf_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_mdf, .reg = registers_mdf_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_mdf_program] = { .text = T(steps_ubox_program), .box = boxes_mdf, .reg = registers_mdf_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_mdf_start] = { .text = T(steps_ubox_start), .box = boxes_mdf, .reg = registers_mdf_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_mdf_stop] = { .value = 0x1, .set = 0x1, .box = boxes_mdf, .reg = registers_mdf_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_mdf_read] = { .box = boxes_mdf, .reg = registers_mdf_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_mdf_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_mdf, .reg = registers_mdf_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_mdf, .reg = registers_mdf_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_othertypes_setup] = { .value = 0x1, .set = 0x1, .text = T(steps_ubox_setup), .box = boxes_othertypes, .reg = registers_othertypes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_othertypes_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_othertypes, .reg = registers_othertypes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_othertypes_unfreeze] = { .box = boxes_othertypes, .reg = registers_othertypes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_othertypes_reset] = { .value = 0x201, .set = 0x201, .text = T(steps_ubox_reset), .box = boxes_othertypes, .reg = registers_othertypes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_othertypes_program] = { .text = T(steps_ubox_program), .box = boxes_othertypes, .reg = registers_othertypes_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_othertypes_start] = { .text = T(steps_ubox_start), .box = boxes_othertypes, .reg = registers_othertypes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_othertypes_stop] = { .value = 0x1, .set = 0x1, .box = boxes_othertypes, .reg = registers_othertypes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_othertypes_read] = { .box = boxes_othertypes, .reg = registers_othertypes_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_othertypes_restore] = { .set = 0xff, .text = T(steps_ubox_restore), .box = boxes_othertypes, .reg = registers_othertypes_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ubox_restore3), .box = boxes_othertypes, .reg = registers_othertypes_box_ctl, .op = UNCORE_STEP_WRITE },
	},
	.aliases = {
		[aliases_box_ubox] = { .name = S(uncore_ubox), .box = boxes_ubox, .reg = NONE, .field = NONE },
		[aliases_box_cha] = { .name = S(uncore_cha), .box = boxes_cha, .reg = NONE, .field = NONE },
		[aliases_register_cha_box_filter] = { .name = S(filter_tid), .box = boxes_cha, .reg = registers_cha_box_filter, .field = fields_cha_box_filter_tid },
		[aliases_box_pcu] = { .name = S(uncore_pcu), .box = boxes_pcu, .reg = NONE, .field = NONE },
		[aliases_box_iio] = { .name = S(uncore_iio), .box = boxes_iio, .reg = NONE, .field = NONE },
		[aliases_register_iio_ctl] = { .name = S(fc), .box = boxes_iio, .reg = registers_iio_ctl, .field = fields_iio_ctl_fc_mask },
		[aliases_box_irp] = { .name = S(uncore_irp), .box = boxes_irp, .reg = NONE, .field = NONE },
		[aliases_box_imc] = { .name = S(uncore_imc), .box = boxes_imc, .reg = NONE, .field = NONE },
		[aliases_box_b2cmi] = { .name = S(uncore_b2cmi), .box = boxes_b2cmi, .reg = NONE, .field = NONE },
		[aliases_box_upi] = { .name = S(uncore_upi), .box = boxes_upi, .reg = NONE, .field = NONE },
		{ .name = S(upi_ll), .box = boxes_upi, .reg = NONE, .field = NONE },
		[aliases_box_b2upi] = { .name = S(uncore_b2upi), .box = boxes_b2upi, .reg = NONE, .field = NONE },
		[aliases_box_b2cxl] = { .name = S(uncore_b2cxl), .box = boxes_b2cxl, .reg = NONE, .field = NONE },
		[aliases_box_cxlcm] = { .name = S(uncore_cxlcm), .box = boxes_cxlcm, .reg = NONE, .field = NONE },
		[aliases_box_cxldp] = { .name = S(uncore_cxldp), .box = boxes_cxldp, .reg = NONE, .field = NONE },
		[aliases_box_b2hot] = { .name = S(uncore_b2hot), .box = boxes_b2hot, .reg = NONE, .field = NONE },
		[aliases_box_mdf] = { .name = S(uncore_mdf_sbo), .box = boxes_mdf, .reg = NONE, .field = NONE },
		{ .name = S(mdf_sbo), .box = boxes_mdf, .reg = NONE, .field = NONE },
	},
	.numbers = {
		[numbers_counters_ubox_fixed_max_increment] = 0x1,
		[numbers_counters_iio_clock_max_increment] = 0x1,
		[numbers_counters_imc_fixed_max_increment] = 0x1,
	},
	.strings = {
		[strings_core_msrs_all_flags] = S(fpu), S(vme), S(de), S(pse), S(tsc), S(msr), S(pae), S(mce), S(cx8), S(apic), S(sep), S(mtrr), S(pge), S(mca), S(cmov), S(pat), S(pse36), S(clflush), S(dts), S(acpi), S(mmx), S(fxsr), S(sse), S(sse2), S(ss), S(ht), S(tm), S(pbe), S(syscall), S(nx), S(pdpe1gb), S(rdtscp), S(lm), S(constant_tsc), S(art), S(arch_perfmon), S(pebs), S(bts), S(rep_good), S(nopl), S(xtopology), S(nonstop_tsc), S(aperfmperf), S(tsc_known_freq), S(pni), S(pclmulqdq), S(dtes64), S(monitor), S(ds_cpl), S(vmx), S(smx), S(est), S(tm2), S(ssse3), S(sdbg), S(fma), S(cx16), S(xtpr), S(pdcm), S(pcid), S(dca), S(sse4_1), S(sse4_2), S(x2apic), S(movbe), S(popcnt), S(tsc_deadline_timer), S(aes), S(xsave), S(avx), S(f16c), S(rdrand), S(lahf_lm), S(abm), S(3dnowprefetch), S(epb), S(fsgsbase), S(tsc_adjust), S(bmi1), S(avx2), S(smep), S(bmi2), S(erms), S(invpcid), S(cqm), S(rdt_a), S(rdseed), S(adx), S(smap), S(clflushopt), S(clwb), S(intel_pt), S(sha_ni), S(xsaveopt),
	},
	.events = {
		[events_UNC_U_EVENT_MSG] = { .control = 0x42, .name = N(events_UNC_U_EVENT_MSG), .text = T(events_UNC_U_EVENT_MSG), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_ubox, .category = categories_ubox_EVENT_MSG, .first_umask = umasks_UNC_U_EVENT_MSG__MSI_RCVD, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_ubox_ctl_umask },
		[events_UNC_CHA_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_CHA_CLOCKTICKS), .text = T(events_UNC_CHA_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_RxC_OCCUPANCY] = { .control = 0x11, .name = N(events_UNC_CHA_RxC_OCCUPANCY), .text = T(events_UNC_CHA_RxC_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_CHA_RxC_OCCUPANCY__IRQ, .umask_count = 1, .counters = 0x1, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_RxC_INSERTS] = { .control = 0x13, .name = N(events_UNC_CHA_RxC_INSERTS), .text = T(events_UNC_CHA_RxC_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_CHA_RxC_INSERTS__IRQ, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_LLC_LOOKUP] = { .control = 0x34, .name = N(events_UNC_CHA_LLC_LOOKUP), .text = T(events_UNC_CHA_LLC_LOOKUP), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_LLC, .first_umask = umasks_UNC_CHA_LLC_LOOKUP__RFO, .umask_count = 27, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_TOR_INSERTS] = { .control = 0x35, .name = N(events_UNC_CHA_TOR_INSERTS), .text = T(events_UNC_CHA_TOR_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_TOR, .first_umask = umasks_UNC_CHA_TOR_INSERTS__IA, .umask_count = 128, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_TOR_OCCUPANCY] = { .control = 0x36, .name = N(events_UNC_CHA_TOR_OCCUPANCY), .text = T(events_UNC_CHA_TOR_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_TOR, .first_umask = umasks_UNC_CHA_TOR_OCCUPANCY__IA, .umask_count = 119, .counters = 0x1, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_LLC_VICTIMS] = { .control = 0x37, .name = N(events_UNC_CHA_LLC_VICTIMS), .text = T(events_UNC_CHA_LLC_VICTIMS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_LLC, .first_umask = umasks_UNC_CHA_LLC_VICTIMS__IO, .umask_count = 15, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_MISC] = { .control = 0x39, .name = N(events_UNC_CHA_MISC), .text = T(events_UNC_CHA_MISC), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_MISC, .first_umask = umasks_UNC_CHA_MISC__RFO_HIT_S, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_SF_EVICTION] = { .control = 0x3d, .name = N(events_UNC_CHA_SF_EVICTION), .text = T(events_UNC_CHA_SF_EVICTION), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_LLC, .first_umask = umasks_UNC_CHA_SF_EVICTION__M_STATE, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_REQUESTS] = { .control = 0x50, .name = N(events_UNC_CHA_REQUESTS), .text = T(events_UNC_CHA_REQUESTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_MEMORY, .first_umask = umasks_UNC_CHA_REQUESTS__READS_LOCAL, .umask_count = 9, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_DIR_LOOKUP] = { .control = 0x53, .name = N(events_UNC_CHA_DIR_LOOKUP), .text = T(events_UNC_CHA_DIR_LOOKUP), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_DIRECTORY, .first_umask = umasks_UNC_CHA_DIR_LOOKUP__NO_SNP, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_DIR_UPDATE] = { .control = 0x54, .name = N(events_UNC_CHA_DIR_UPDATE), .text = T(events_UNC_CHA_DIR_UPDATE), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_DIRECTORY, .first_umask = umasks_UNC_CHA_DIR_UPDATE__HA, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_OSB] = { .control = 0x55, .name = N(events_UNC_CHA_OSB), .text = T(events_UNC_CHA_OSB), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_SNOOPS, .first_umask = umasks_UNC_CHA_OSB__RFO_HITS_SNP_BCAST, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_DISTRESS_ASSERTED] = { .control = 0x59, .name = N(events_UNC_CHA_DISTRESS_ASSERTED), .text = T(events_UNC_CHA_DISTRESS_ASSERTED), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_THROTTLE, .first_umask = umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_IRQ, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_IMC_WRITES_COUNT] = { .control = 0x5b, .name = N(events_UNC_CHA_IMC_WRITES_COUNT), .text = T(events_UNC_CHA_IMC_WRITES_COUNT), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_MEMORY, .first_umask = umasks_UNC_CHA_IMC_WRITES_COUNT__FULL, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHA_REMOTE_SF] = { .control = 0x69, .name = N(events_UNC_CHA_REMOTE_SF), .text = T(events_UNC_CHA_REMOTE_SF), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_cha, .category = categories_cha_LLC, .first_umask = umasks_UNC_CHA_REMOTE_SF__MISS, .umask_count = 12, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_CHACMS_CLOCKTICKS] = { .control = codes_UNC_CHACMS_CLOCKTICKS | UINT64_C(1) << 16, .name = N(events_UNC_CHACMS_CLOCKTICKS), .text = T(events_UNC_CHACMS_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_chacms, .category = categories_chacms_CLOCK, .counters = 0xf, .group = 255, .flags = UNCORE_EVENT_UNPROGRAMMABLE | UNCORE_EVENT_UNPLACED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_CHACMS_RING_SRC_THRTL] = { .control = codes_UNC_CHACMS_RING_SRC_THRTL | UINT64_C(1) << 16, .name = N(events_UNC_CHACMS_RING_SRC_THRTL), .text = T(events_UNC_CHACMS_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_chacms, .category = categories_chacms_THROTTLE, .counters = 0xf, .group = 255, .flags = UNCORE_EVENT_UNPROGRAMMABLE | UNCORE_EVENT_UNPLACED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_CHACMS_DISTRESS_ASSERTED] = { .control = codes_UNC_CHACMS_DISTRESS_ASSERTED | UINT64_C(1) << 16, .name = N(events_UNC_CHACMS_DISTRESS_ASSERTED), .text = T(events_UNC_CHACMS_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_chacms, .category = categories_chacms_THROTTLE, .counters = 0xf, .group = 255, .flags = UNCORE_EVENT_UNPROGRAMMABLE | UNCORE_EVENT_UNPLACED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_P_CLOCKTICKS), .text = T(events_UNC_P_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_PCLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES] = { .control = 0x4, .name = N(events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES), .text = T(events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_FREQ_MAX_LIMIT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_FREQ_MAX_POWER_CYCLES] = { .control = 0x5, .name = N(events_UNC_P_FREQ_MAX_POWER_CYCLES), .text = T(events_UNC_P_FREQ_MAX_POWER_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_FREQ_MAX_LIMIT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_PROCHOT_INTERNAL_CYCLES] = { .control = 0x9, .name = N(events_UNC_P_PROCHOT_INTERNAL_CYCLES), .text = T(events_UNC_P_PROCHOT_INTERNAL_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_PROCHOT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_PROCHOT_EXTERNAL_CYCLES] = { .control = 0xa, .name = N(events_UNC_P_PROCHOT_EXTERNAL_CYCLES), .text = T(events_UNC_P_PROCHOT_EXTERNAL_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_PROCHOT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_PKG_RESIDENCY_C2E_CYCLES] = { .control = 0x2b, .name = N(events_UNC_P_PKG_RESIDENCY_C2E_CYCLES), .text = T(events_UNC_P_PKG_RESIDENCY_C2E_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_PKG_C_STATE_RESIDENCY, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_PKG_RESIDENCY_C6_CYCLES] = { .control = 0x2d, .name = N(events_UNC_P_PKG_RESIDENCY_C6_CYCLES), .text = T(events_UNC_P_PKG_RESIDENCY_C6_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_PKG_C_STATE_RESIDENCY, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0] = { .control = 0x35, .name = N(events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0), .text = T(events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_CORE_STATES, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3] = { .control = 0x36, .name = N(events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3), .text = T(events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_CORE_STATES, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6] = { .control = 0x37, .name = N(events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6), .text = T(events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_CORE_STATES, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_P_FREQ_TRANS_CYCLES] = { .control = 0x74, .name = N(events_UNC_P_FREQ_TRANS_CYCLES), .text = T(events_UNC_P_FREQ_TRANS_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_pcu, .category = categories_pcu_FREQ_TRANS, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_umask },
		[events_UNC_RAPL_ENERGY_PKG] = { .name = N(events_UNC_RAPL_ENERGY_PKG), .text = T(events_UNC_RAPL_ENERGY_PKG), .source = C(sdm_325384_059_14_9_3__t_bf315288), .box = boxes_rapl, .category = categories_rapl_ENERGY, .counters = 0x1, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_RAPL_ENERGY_DRAM] = { .name = N(events_UNC_RAPL_ENERGY_DRAM), .text = T(events_UNC_RAPL_ENERGY_DRAM), .source = C(sdm_325384_059_14_9_3__t_bf315288), .box = boxes_rapl, .category = categories_rapl_ENERGY, .counters = 0x1, .group = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_IIO_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_IIO_CLOCKTICKS), .text = T(events_UNC_IIO_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_CLOCKTICKS_FREERUN] = { .name = N(events_UNC_IIO_CLOCKTICKS_FREERUN), .text = T(events_UNC_IIO_CLOCKTICKS_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_CLOCK, .counters = 0x1, .group = 1, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_IOMMU0] = { .control = 0x40, .name = N(events_UNC_IIO_IOMMU0), .text = T(events_UNC_IIO_IOMMU0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_IOMMU, .first_umask = umasks_UNC_IIO_IOMMU0__4K_HITS, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_IOMMU1] = { .control = 0x41, .name = N(events_UNC_IIO_IOMMU1), .text = T(events_UNC_IIO_IOMMU1), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_IOMMU, .first_umask = umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES, .umask_count = 9, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_PWT_OCCUPANCY] = { .control = 0x42, .name = N(events_UNC_IIO_PWT_OCCUPANCY), .text = T(events_UNC_IIO_PWT_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_IOMMU, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_IOMMU3] = { .control = 0x43, .name = N(events_UNC_IIO_IOMMU3), .text = T(events_UNC_IIO_IOMMU3), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_IOMMU, .first_umask = umasks_UNC_IIO_IOMMU3__CYC_PWT_FULL, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_DATA_REQ_OF_CPU] = { .control = 0x83, .name = N(events_UNC_IIO_DATA_REQ_OF_CPU), .text = T(events_UNC_IIO_DATA_REQ_OF_CPU), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_DATA, .first_umask = umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART0, .umask_count = 35, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_TXN_REQ_OF_CPU] = { .control = 0x84, .name = N(events_UNC_IIO_TXN_REQ_OF_CPU), .text = T(events_UNC_IIO_TXN_REQ_OF_CPU), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_TXN, .first_umask = umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART0, .umask_count = 32, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU] = { .control = 0x88, .name = N(events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU), .text = T(events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_QUEUES, .first_umask = umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_REQ, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT] = { .control = 0x8e, .name = N(events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT), .text = T(events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_TXN, .first_umask = umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX_POSTED, .umask_count = 9, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_DATA_REQ_BY_CPU] = { .control = 0xc0, .name = N(events_UNC_IIO_DATA_REQ_BY_CPU), .text = T(events_UNC_IIO_DATA_REQ_BY_CPU), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_DATA, .first_umask = umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART0, .umask_count = 20, .counters = 0xc, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_TXN_REQ_BY_CPU] = { .control = 0xc1, .name = N(events_UNC_IIO_TXN_REQ_BY_CPU), .text = T(events_UNC_IIO_TXN_REQ_BY_CPU), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_TXN, .first_umask = umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART0, .umask_count = 20, .counters = 0xc, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_COMP_BUF_INSERTS] = { .control = 0xc2, .name = N(events_UNC_IIO_COMP_BUF_INSERTS), .text = T(events_UNC_IIO_COMP_BUF_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_COMPLETION, .first_umask = umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART0, .umask_count = 9, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU] = { .control = 0xc5, .name = N(events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU), .text = T(events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_QUEUES, .first_umask = umasks_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU__TO_IO, .umask_count = 1, .counters = 0xc, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU] = { .control = 0xc5, .name = N(events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU), .text = T(events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_QUEUES, .first_umask = umasks_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU__TO_IO, .umask_count = 1, .counters = 0xc, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_COMP_BUF_OCCUPANCY] = { .control = 0xd5, .name = N(events_UNC_IIO_COMP_BUF_OCCUPANCY), .text = T(events_UNC_IIO_COMP_BUF_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_iio, .category = categories_iio_COMPLETION, .first_umask = umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART0, .umask_count = 9, .counters = 0xc, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_iio_ctl_umask },
		[events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x1, .group = 2, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x2, .group = 2, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x4, .group = 2, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x8, .group = 2, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x10, .group = 2, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x20, .group = 2, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x40, .group = 2, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN), .source = C(linux_6_12_uncore_snbep__5c0b186c), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x80, .group = 2, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN), .source = C(linux_6_12_uncore_snbep__b5107389), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x1, .group = 3, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN), .source = C(linux_6_12_uncore_snbep__b5107389), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x2, .group = 3, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN), .source = C(linux_6_12_uncore_snbep__b5107389), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x4, .group = 3, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN), .source = C(linux_6_12_uncore_snbep__b5107389), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x8, .group = 3, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN), .source = C(linux_6_12_uncore_snbep__b5107389), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x10, .group = 3, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN), .source = C(linux_6_12_uncore_snbep__b5107389), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x20, .group = 3, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN), .source = C(linux_6_12_uncore_snbep__b5107389), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x40, .group = 3, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN] = { .name = N(events_UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN), .text = T(events_UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN), .source = C(linux_6_12_uncore_snbep__b5107389), .box = boxes_iio, .category = categories_iio_DATA, .counters = 0x80, .group = 3, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = NONE },
		[events_UNC_I_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_I_CLOCKTICKS), .text = T(events_UNC_I_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_irp, .category = categories_irp_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_CACHE_TOTAL_OCCUPANCY] = { .control = 0xf, .name = N(events_UNC_I_CACHE_TOTAL_OCCUPANCY), .text = T(events_UNC_I_CACHE_TOTAL_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_irp, .category = categories_irp_WRITE_CACHE, .first_umask = umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__MEM, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_TRANSACTIONS] = { .control = 0x11, .name = N(events_UNC_I_TRANSACTIONS), .text = T(events_UNC_I_TRANSACTIONS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_irp, .category = categories_irp_TRANSACTIONS, .first_umask = umasks_UNC_I_TRANSACTIONS__WR_PREF, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_SNOOP_RESP] = { .control = 0x12, .name = N(events_UNC_I_SNOOP_RESP), .text = T(events_UNC_I_SNOOP_RESP), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_irp, .category = categories_irp_SNOOPS, .first_umask = umasks_UNC_I_SNOOP_RESP__ALL_MISS, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_FAF_INSERTS] = { .control = 0x18, .name = N(events_UNC_I_FAF_INSERTS), .text = T(events_UNC_I_FAF_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_irp, .category = categories_irp_FAF, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_FAF_OCCUPANCY] = { .control = 0x19, .name = N(events_UNC_I_FAF_OCCUPANCY), .text = T(events_UNC_I_FAF_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_irp, .category = categories_irp_FAF, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_MISC0] = { .control = 0x1e, .name = N(events_UNC_I_MISC0), .text = T(events_UNC_I_MISC0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_irp, .category = categories_irp_MISC, .first_umask = umasks_UNC_I_MISC0__FAST_REQ, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_MISC1] = { .control = 0x1f, .name = N(events_UNC_I_MISC1), .text = T(events_UNC_I_MISC1), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_irp, .category = categories_irp_MISC, .first_umask = umasks_UNC_I_MISC1__LOST_FWD, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_irp_ctl_umask },
		[events_UNC_M_CLOCKTICKS] = { .control = 0x101, .name = N(events_UNC_M_CLOCKTICKS), .text = T(events_UNC_M_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_DCLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_HCLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_M_HCLOCKTICKS), .text = T(events_UNC_M_HCLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_DCLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_ACT_COUNT] = { .control = 0x2, .name = N(events_UNC_M_ACT_COUNT), .text = T(events_UNC_M_ACT_COUNT), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_ACT, .first_umask = umasks_UNC_M_ACT_COUNT__ALL, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_PRE_COUNT] = { .control = 0x3, .name = N(events_UNC_M_PRE_COUNT), .text = T(events_UNC_M_PRE_COUNT), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_PRE, .first_umask = umasks_UNC_M_PRE_COUNT__PGT, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_CAS_COUNT_SCH0] = { .control = 0x5, .name = N(events_UNC_M_CAS_COUNT_SCH0), .text = T(events_UNC_M_CAS_COUNT_SCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_CAS_COUNT_SCH0__RD_REG, .umask_count = 11, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_CAS_COUNT_SCH1] = { .control = 0x6, .name = N(events_UNC_M_CAS_COUNT_SCH1), .text = T(events_UNC_M_CAS_COUNT_SCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_CAS_COUNT_SCH1__RD_REG, .umask_count = 11, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_INSERTS] = { .control = 0x10, .name = N(events_UNC_M_RPQ_INSERTS), .text = T(events_UNC_M_RPQ_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_RPQ, .first_umask = umasks_UNC_M_RPQ_INSERTS__SCH0_PCH0, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RDB_INSERTS] = { .control = 0x17, .name = N(events_UNC_M_RDB_INSERTS), .text = T(events_UNC_M_RDB_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_RPQ, .first_umask = umasks_UNC_M_RDB_INSERTS__SCH0, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RDB_OCCUPANCY_SCH0] = { .control = 0x1a, .name = N(events_UNC_M_RDB_OCCUPANCY_SCH0), .text = T(events_UNC_M_RDB_OCCUPANCY_SCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RDB_OCCUPANCY_SCH1] = { .control = 0x1b, .name = N(events_UNC_M_RDB_OCCUPANCY_SCH1), .text = T(events_UNC_M_RDB_OCCUPANCY_SCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_INSERTS] = { .control = 0x22, .name = N(events_UNC_M_WPQ_INSERTS), .text = T(events_UNC_M_WPQ_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_WPQ, .first_umask = umasks_UNC_M_WPQ_INSERTS__SCH0_PCH0, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_SELF_REFRESH] = { .control = 0x43, .name = N(events_UNC_M_SELF_REFRESH), .text = T(events_UNC_M_SELF_REFRESH), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS_CYCLES, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_THROTTLE_CYCLES] = { .control = 0x46, .name = N(events_UNC_M_POWER_THROTTLE_CYCLES), .text = T(events_UNC_M_POWER_THROTTLE_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT0, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWERDOWN_CYCLES] = { .control = 0x47, .name = N(events_UNC_M_POWERDOWN_CYCLES), .text = T(events_UNC_M_POWERDOWN_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0] = { .control = 0x80, .name = N(events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0), .text = T(events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1] = { .control = 0x81, .name = N(events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1), .text = T(events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0] = { .control = 0x82, .name = N(events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0), .text = T(events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1] = { .control = 0x83, .name = N(events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1), .text = T(events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0] = { .control = 0x84, .name = N(events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0), .text = T(events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1] = { .control = 0x85, .name = N(events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1), .text = T(events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0] = { .control = 0x86, .name = N(events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0), .text = T(events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1] = { .control = 0x87, .name = N(events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1), .text = T(events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_CHANNEL_PPD_CYCLES] = { .control = 0x88, .name = N(events_UNC_M_POWER_CHANNEL_PPD_CYCLES), .text = T(events_UNC_M_POWER_CHANNEL_PPD_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES] = { .control = 0x89, .name = N(events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES), .text = T(events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_THROTTLE_LOW_CYCLES] = { .control = 0x8b, .name = N(events_UNC_M_THROTTLE_LOW_CYCLES), .text = T(events_UNC_M_THROTTLE_LOW_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_THROTTLE_LOW_CYCLES__SLOT0, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_THROTTLE_MID_CYCLES] = { .control = 0x8c, .name = N(events_UNC_M_THROTTLE_MID_CYCLES), .text = T(events_UNC_M_THROTTLE_MID_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_THROTTLE_MID_CYCLES__SLOT0, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_THROTTLE_HIGH_CYCLES] = { .control = 0x8d, .name = N(events_UNC_M_THROTTLE_HIGH_CYCLES), .text = T(events_UNC_M_THROTTLE_HIGH_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_THROTTLE_HIGH_CYCLES__SLOT0, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_THROTTLE_CRIT_CYCLES] = { .control = 0x8e, .name = N(events_UNC_M_THROTTLE_CRIT_CYCLES), .text = T(events_UNC_M_THROTTLE_CRIT_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_THROTTLE_CRIT_CYCLES__SLOT0, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_PDC_MR4ACTIVE_CYCLES] = { .control = 0xa6, .name = N(events_UNC_M_PDC_MR4ACTIVE_CYCLES), .text = T(events_UNC_M_PDC_MR4ACTIVE_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM0, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_MR4_2XREF_CYCLES] = { .control = 0xa7, .name = N(events_UNC_M_MR4_2XREF_CYCLES), .text = T(events_UNC_M_MR4_2XREF_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_MR4_2XREF_CYCLES__SCH0_DIMM0, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_B2CMI_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_B2CMI_CLOCKTICKS), .text = T(events_UNC_B2CMI_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECT2CORE_TAKEN] = { .control = 0x116, .name = N(events_UNC_B2CMI_DIRECT2CORE_TAKEN), .text = T(events_UNC_B2CMI_DIRECT2CORE_TAKEN), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE] = { .control = 0x117, .name = N(events_UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE), .text = T(events_UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE] = { .control = 0x118, .name = N(events_UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE), .text = T(events_UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECT2UPI_TAKEN] = { .control = 0x119, .name = N(events_UNC_B2CMI_DIRECT2UPI_TAKEN), .text = T(events_UNC_B2CMI_DIRECT2UPI_TAKEN), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE] = { .control = 0x11a, .name = N(events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE), .text = T(events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS] = { .control = 0x11b, .name = N(events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS), .text = T(events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE] = { .control = 0x11c, .name = N(events_UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE), .text = T(events_UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECTORY_HIT] = { .control = 0x1d, .name = N(events_UNC_B2CMI_DIRECTORY_HIT), .text = T(events_UNC_B2CMI_DIRECTORY_HIT), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECTORY, .first_umask = umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_I, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECTORY_MISS] = { .control = 0x1e, .name = N(events_UNC_B2CMI_DIRECTORY_MISS), .text = T(events_UNC_B2CMI_DIRECTORY_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECTORY, .first_umask = umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY_I, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_TAG_HIT] = { .control = 0x1f, .name = N(events_UNC_B2CMI_TAG_HIT), .text = T(events_UNC_B2CMI_TAG_HIT), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_TAGS, .first_umask = umasks_UNC_B2CMI_TAG_HIT__RD_CLEAN, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECTORY_LOOKUP] = { .control = 0x20, .name = N(events_UNC_B2CMI_DIRECTORY_LOOKUP), .text = T(events_UNC_B2CMI_DIRECTORY_LOOKUP), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECTORY, .first_umask = umasks_UNC_B2CMI_DIRECTORY_LOOKUP__ANY, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_DIRECTORY_UPDATE] = { .control = 0x21, .name = N(events_UNC_B2CMI_DIRECTORY_UPDATE), .text = T(events_UNC_B2CMI_DIRECTORY_UPDATE), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_DIRECTORY, .first_umask = umasks_UNC_B2CMI_DIRECTORY_UPDATE__ANY, .umask_count = 17, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_IMC_READS] = { .control = 0x24, .name = N(events_UNC_B2CMI_IMC_READS), .text = T(events_UNC_B2CMI_IMC_READS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_MEMORY, .first_umask = umasks_UNC_B2CMI_IMC_READS__NORMAL, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_IMC_WRITES] = { .control = 0x25, .name = N(events_UNC_B2CMI_IMC_WRITES), .text = T(events_UNC_B2CMI_IMC_WRITES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_MEMORY, .first_umask = umasks_UNC_B2CMI_IMC_WRITES__FULL, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_TRACKER_INSERTS] = { .control = 0x32, .name = N(events_UNC_B2CMI_TRACKER_INSERTS), .text = T(events_UNC_B2CMI_TRACKER_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_TRACKER, .first_umask = umasks_UNC_B2CMI_TRACKER_INSERTS__CH0, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_TRACKER_OCCUPANCY] = { .control = 0x33, .name = N(events_UNC_B2CMI_TRACKER_OCCUPANCY), .text = T(events_UNC_B2CMI_TRACKER_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_TRACKER, .first_umask = umasks_UNC_B2CMI_TRACKER_OCCUPANCY__CH0, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_WR_TRACKER_INSERTS] = { .control = 0x40, .name = N(events_UNC_B2CMI_WR_TRACKER_INSERTS), .text = T(events_UNC_B2CMI_WR_TRACKER_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_TRACKER, .first_umask = umasks_UNC_B2CMI_WR_TRACKER_INSERTS__CH0, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_TAG_MISS] = { .control = 0x4b, .name = N(events_UNC_B2CMI_TAG_MISS), .text = T(events_UNC_B2CMI_TAG_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_TAGS, .first_umask = umasks_UNC_B2CMI_TAG_MISS__CLEAN, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_PREFCAM_OCCUPANCY] = { .control = 0x54, .name = N(events_UNC_B2CMI_PREFCAM_OCCUPANCY), .text = T(events_UNC_B2CMI_PREFCAM_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_PREFETCH, .first_umask = umasks_UNC_B2CMI_PREFCAM_OCCUPANCY__CH0, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_B2CMI_PREFCAM_INSERTS] = { .control = 0x56, .name = N(events_UNC_B2CMI_PREFCAM_INSERTS), .text = T(events_UNC_B2CMI_PREFCAM_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cmi, .category = categories_b2cmi_PREFETCH, .first_umask = umasks_UNC_B2CMI_PREFCAM_INSERTS__UPI_ALLCH, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cmi_ctl_umask },
		[events_UNC_UPI_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_UPI_CLOCKTICKS), .text = T(events_UNC_UPI_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_TxL_FLITS] = { .control = 0x2, .name = N(events_UNC_UPI_TxL_FLITS), .text = T(events_UNC_UPI_TxL_FLITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_FLITS, .first_umask = umasks_UNC_UPI_TxL_FLITS__ALL_DATA, .umask_count = 12, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_RxL_FLITS] = { .control = 0x3, .name = N(events_UNC_UPI_RxL_FLITS), .text = T(events_UNC_UPI_RxL_FLITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_FLITS, .first_umask = umasks_UNC_UPI_RxL_FLITS__ALL_DATA, .umask_count = 12, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_TxL_BASIC_HDR_MATCH] = { .control = 0x4, .name = N(events_UNC_UPI_TxL_BASIC_HDR_MATCH), .text = T(events_UNC_UPI_TxL_BASIC_HDR_MATCH), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_HEADERS, .first_umask = umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ, .umask_count = 16, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_RxL_BASIC_HDR_MATCH] = { .control = 0x5, .name = N(events_UNC_UPI_RxL_BASIC_HDR_MATCH), .text = T(events_UNC_UPI_RxL_BASIC_HDR_MATCH), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_HEADERS, .first_umask = umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__REQ, .umask_count = 16, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_L1_POWER_CYCLES] = { .control = 0x21, .name = N(events_UNC_UPI_L1_POWER_CYCLES), .text = T(events_UNC_UPI_L1_POWER_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_TxL0P_POWER_CYCLES] = { .control = 0x27, .name = N(events_UNC_UPI_TxL0P_POWER_CYCLES), .text = T(events_UNC_UPI_TxL0P_POWER_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER] = { .control = 0x28, .name = N(events_UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER), .text = T(events_UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT] = { .control = 0x29, .name = N(events_UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT), .text = T(events_UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_RxL_INSERTS] = { .control = 0x30, .name = N(events_UNC_UPI_RxL_INSERTS), .text = T(events_UNC_UPI_RxL_INSERTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_RXQ, .first_umask = umasks_UNC_UPI_RxL_INSERTS__SLOT0, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_upi_ctl_umask },
		[events_UNC_UPI_RxL_OCCUPANCY] = { .control = 0x32, .name = N(events_UNC_UPI_RxL_OCCUPANCY), .text = T(events_UNC_UPI_RxL_OCCUPANCY), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_upi, .category = categories_upi_RXQ, .first_umask = umasks_UNC_UPI_RxL_OCCUPANCY__SLOT0, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_upi_ctl_umask },
		[events_UNC_B2UPI_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_B2UPI_CLOCKTICKS), .text = T(events_UNC_B2UPI_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2upi, .category = categories_b2upi_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2upi_ctl_umask },
		[events_UNC_B2CXL_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_B2CXL_CLOCKTICKS), .text = T(events_UNC_B2CXL_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2cxl, .category = categories_b2cxl_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2cxl_ctl_umask },
		[events_UNC_CXLCM_RxC_PACK_BUF_INSERTS] = { .control = 0x41, .name = N(events_UNC_CXLCM_RxC_PACK_BUF_INSERTS), .text = T(events_UNC_CXLCM_RxC_PACK_BUF_INSERTS), .source = C(perfmon_gnr_V1_20__pcm_c_d712d86c), .box = boxes_cxlcm, .category = categories_cxlcm_BUFFERS, .first_umask = umasks_UNC_CXLCM_RxC_PACK_BUF_INSERTS__MEM_DATA, .umask_count = 1, .counters = 0xf0, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_cxlcm_ctl_umask },
		[events_UNC_CXLDP_TxC_AGF_INSERTS] = { .control = 0x2, .name = N(events_UNC_CXLDP_TxC_AGF_INSERTS), .text = T(events_UNC_CXLDP_TxC_AGF_INSERTS), .source = C(perfmon_gnr_V1_20__pcm_c_191b7a9b), .box = boxes_cxldp, .category = categories_cxldp_QUEUES, .first_umask = umasks_UNC_CXLDP_TxC_AGF_INSERTS__M2S_DATA, .umask_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_cxldp_ctl_umask },
		[events_UNC_B2HOT_CLOCKTICKS] = { .control = 0x101, .name = N(events_UNC_B2HOT_CLOCKTICKS), .text = T(events_UNC_B2CXL_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_b2hot, .category = categories_b2hot_CLOCK, .counters = 0x1, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_b2hot_ctl_umask },
		[events_UNC_MDF_CLOCKTICKS] = { .control = 0x1, .name = N(events_UNC_MDF_CLOCKTICKS), .text = T(events_UNC_MDF_CLOCKTICKS), .source = C(perfmon_cwf_V1_04_3706d9ef), .box = boxes_mdf, .category = categories_mdf_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_mdf_ctl_umask },
	},
	.umasks = {
		{ .name = S(MSI_RCVD), .text = T(umasks_UNC_U_EVENT_MSG__MSI_RCVD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(VLW_RCVD), .text = T(umasks_UNC_U_EVENT_MSG__VLW_RCVD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPI_RCVD), .text = T(umasks_UNC_U_EVENT_MSG__IPI_RCVD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DOORBELL_RCVD), .text = T(umasks_UNC_U_EVENT_MSG__DOORBELL_RCVD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(INT_PRIO), .text = T(umasks_UNC_U_EVENT_MSG__INT_PRIO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ), .text = T(umasks_UNC_CHA_RxC_OCCUPANCY__IRQ), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_RxC_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IRQ), .text = T(umasks_UNC_CHA_RxC_INSERTS__IRQ), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_RxC_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RFO), .text = T(umasks_UNC_CHA_LLC_LOOKUP__RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1bc80000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DATA_RD), .text = T(umasks_UNC_CHA_LLC_LOOKUP__DATA_RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1bc10000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CODE), .text = T(umasks_UNC_CHA_LLC_LOOKUP__CODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1bd00000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCALLY_HOMED_ADDRESS), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCALLY_HOMED_ADDRESS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xbdf0000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTELY_HOMED_ADDRESS), .text = T(umasks_UNC_CHA_LLC_LOOKUP__REMOTELY_HOMED_ADDRESS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x15df0000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_DATA_RD), .text = T(umasks_UNC_CHA_LLC_LOOKUP__REMOTE_DATA_RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1a010000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_RFO), .text = T(umasks_UNC_CHA_LLC_LOOKUP__REMOTE_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1a080000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_CODE), .text = T(umasks_UNC_CHA_LLC_LOOKUP__REMOTE_CODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1a100000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_SNP), .text = T(umasks_UNC_CHA_LLC_LOOKUP__REMOTE_SNP), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1c190000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_DATA_RD), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DATA_RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x19c10000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_RFO), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x19c80000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_CODE), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_CODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x19d00000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_DMND_DATA_RD), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_DATA_RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x18410000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_DMND_RFO), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x18480000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_DMND_CODE), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_CODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x18500000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_PF_DATA_RD), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_DATA_RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x19810000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_PF_RFO), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x19080000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_PF_CODE), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_CODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x19100000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_LLC_PF), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_LLC_PF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x189d0000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_PF), .text = T(umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x199d0000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DATA_READ_ALL), .text = T(umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1fc10000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DATA_READ_MISS), .text = T(umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1fc100000100, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DATA_READ_LOCAL), .text = T(umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8410000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WRITE_LOCAL), .text = T(umasks_UNC_CHA_LLC_LOOKUP__WRITE_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8420000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RFO_LOCAL), .text = T(umasks_UNC_CHA_LLC_LOOKUP__RFO_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x9c80000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WRITE_REMOTE), .text = T(umasks_UNC_CHA_LLC_LOOKUP__WRITE_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x17c20000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_REMOTE), .text = T(umasks_UNC_CHA_LLC_LOOKUP__ALL_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x17e00000ff00, .event = events_UNC_CHA_LLC_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_CRD), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_CRD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80fff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_DRD_OPT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc827ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_DRD_OPT_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT_PREF), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8a7ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001fd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_CRD), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80ffd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_DRD_OPT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc827fd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_DRD_OPT_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT_PREF), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8a7fd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_LLCPREFCODE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFCODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcccffd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_LLCPREFDATA), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFDATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccd7fd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_LLCPREFRFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFRFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccc7fd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc807fd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_RFO_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc887fd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_LLCPREFCODE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFCODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcccfff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_LLCPREFDATA), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFDATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccd7ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_LLCPREFRFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFRFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccc7ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_CRD), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80ffe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_DRD_OPT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc827fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_DRD_OPT_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_LOCAL), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc826fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_DRD_OPT_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8a7fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_DRD_OPT_PREF_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_LOCAL), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8a6fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_DRD_OPT_PREF_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_REMOTE), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8a77e00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_DRD_OPT_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_REMOTE), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8277e00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LLCPREFCODE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFCODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcccffe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LLCPREFDATA), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccd7fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LLCPREFRFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccc7fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc807fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_RFO_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc806fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_RFO_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc887fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_RFO_PREF_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc886fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_RFO_PREF_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8877e00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_RFO_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8077e00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc807ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_RFO_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_RFO_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc887ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOC_IA), .text = T(umasks_UNC_CHA_TOR_INSERTS__LOC_IA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc000ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_HIT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001fd00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_HIT_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc43fd00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_HIT_ITOMCACHENEAR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOMCACHENEAR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd43fd00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_HIT_PCIRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT_PCIRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f3fd00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc43ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_ITOMCACHENEAR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd43ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_ITOMCACHENEAR_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd42ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_ITOMCACHENEAR_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd437f00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_ITOM_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc42ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_ITOM_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc437f00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_MISS), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001fe00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_MISS_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc43fe00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_MISS_ITOMCACHENEAR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOMCACHENEAR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd43fe00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_MISS_PCIRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS_PCIRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f3fe00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_PCIRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f3ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_PCIRDCUR_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f2ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_PCIRDCUR_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f37f00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOC_IO), .text = T(umasks_UNC_CHA_TOR_INSERTS__LOC_IO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc000ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOC_ALL), .text = T(umasks_UNC_CHA_TOR_INSERTS__LOC_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc000ff00000500, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_CHA_TOR_INSERTS__ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff0000ff00, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_CLFLUSH), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8c7ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_CLFLUSHOPT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSHOPT), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8d7ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_CRD_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_CRD_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88fff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_CRD_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88ffd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c0018100000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_DOUBTFUL | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_HIT_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc47fd00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc47ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_ITOMCACHENEAR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_ITOMCACHENEAR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd47ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_CRD_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80efe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_CRD_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88ffe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_CRD_PREF_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88efe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_CRD_PREF_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88f7e00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_CRD_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80f7e00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c0018200000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_DOUBTFUL | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_DRD_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c8178200000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_DOUBTFUL | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_DRD_PREF_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_PREF_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c8978200000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc47fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LLCPREFDATA_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10ccd78200000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LLCPREFRFO_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c8878200000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LOCAL_WCILF_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8668600000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LOCAL_WCILF_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8668a00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LOCAL_WCIL_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86e8600000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_LOCAL_WCIL_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86e8a00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_REMOTE_WCILF_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8670600000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_REMOTE_WCILF_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8670a00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_REMOTE_WCIL_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86f0600000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_REMOTE_WCIL_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86f0a00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_RFO_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c8078200000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_RFO_PREF_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10ccc78200000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_UCRDF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_UCRDF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc877de00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_WCIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86ffe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_WCILF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc867fe00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_WCILF_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8678600000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_WCILF_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8678a00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_WCIL_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86f8600000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_WCIL_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86f8a00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_MISS_WIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc87fde00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_SPECITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_SPECITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc57ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_WBEFTOE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WBEFTOE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc3fff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_WBEFTOI), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WBEFTOI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc37ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_WBMTOE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc2fff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_WBMTOI), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc27ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_WBSTOI), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WBSTOI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc67ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_WCIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WCIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86fff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA_WCILF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WCILF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc867ff00000100, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LLC_OR_SF_EVICTIONS), .text = T(umasks_UNC_CHA_TOR_INSERTS__LLC_OR_SF_EVICTIONS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff00000200, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_CLFLUSH), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_CLFLUSH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8c3ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_HIT_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc803fd00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_MISS_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc803fe00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc803ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IO_WBMTOI), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_WBMTOI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc23ff00000400, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REM_SNPS), .text = T(umasks_UNC_CHA_TOR_INSERTS__REM_SNPS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff00000800, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_CLFLUSH), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_CLFLUSH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c8c7fd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_FSRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c8effd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_FSRDCURPTL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCURPTL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c9effd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc47fd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_ITOMWR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOMWR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc4ffd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_MEMPUSHWR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_MEMPUSHWR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc6ffd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_WCIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c86ffd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_WCILF), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCILF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c867fd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_HIT_WIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c87ffd00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_CLFLUSH), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_CLFLUSH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c8c7fe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_FSRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c8effe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_FSRDCURPTL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCURPTL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c9effe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc47fe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_ITOMWR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOMWR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc4ffe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_MEMPUSHWR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_MEMPUSHWR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc6ffe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_WCIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c86ffe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_WCILF), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCILF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c867fe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CXL_MISS_WIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c87ffe00002000, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REM_ALL), .text = T(umasks_UNC_CHA_TOR_INSERTS__REM_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff0000c800, .event = events_UNC_CHA_TOR_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_CRD), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_CRD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80fff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_DRD_OPT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc827ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_DRD_OPT_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT_PREF), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8a7ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001fd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_CRD), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80ffd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_DRD_OPT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc827fd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_DRD_OPT_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT_PREF), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8a7fd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_LLCPREFCODE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFCODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcccffd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_LLCPREFDATA), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFDATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccd7fd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_LLCPREFRFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFRFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccc7fd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc807fd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_RFO_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc887fd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_LLCPREFCODE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFCODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcccfff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_LLCPREFDATA), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFDATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccd7ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_LLCPREFRFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFRFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccc7ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_CRD), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80ffe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_DRD_OPT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc827fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_DRD_OPT_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8a7fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LLCPREFCODE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFCODE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcccffe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LLCPREFDATA), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccd7fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LLCPREFRFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xccc7fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc807fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_RFO_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc806fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_RFO_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc887fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_RFO_PREF_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc886fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_RFO_PREF_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8877e00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_RFO_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8077e00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc807ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_RFO_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_RFO_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc887ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(LOC_IA), .text = T(umasks_UNC_CHA_TOR_INSERTS__LOC_IA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc000ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_HIT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001fd00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_HIT_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc43fd00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_HIT_ITOMCACHENEAR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOMCACHENEAR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd43fd00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_HIT_PCIRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT_PCIRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f3fd00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc43ff00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_ITOMCACHENEAR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd43ff00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001fe00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc43fe00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_ITOMCACHENEAR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOMCACHENEAR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd43fe00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_PCIRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS_PCIRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f3fe00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_PCIRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f3ff00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(LOC_IO), .text = T(umasks_UNC_CHA_TOR_INSERTS__LOC_IO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc000ff00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(LOC_ALL), .text = T(umasks_UNC_CHA_TOR_INSERTS__LOC_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc000ff00000500, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(ALL), .text = T(umasks_UNC_CHA_TOR_INSERTS__ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff0000ff00, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_CLFLUSH), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8c7ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_CLFLUSHOPT), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSHOPT), .source = C(perfmon_srf_V1_18__as_on_d0307b57), .control = 0xc8d7ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_CRD_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_CRD_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88fff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_CRD_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88ffd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c0018100000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_DOUBTFUL | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_HIT_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_HIT_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc47fd00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc47ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_ITOMCACHENEAR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_ITOMCACHENEAR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd47ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_CRD_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80efe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_CRD_PREF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88ffe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_CRD_PREF_LOCAL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88efe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_CRD_PREF_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc88f7e00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_CRD_REMOTE), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc80f7e00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c0018200000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_DOUBTFUL | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_DRD_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c8178200000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_DOUBTFUL | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_DRD_PREF_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_PREF_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c8978200000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc47fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LLCPREFDATA_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10ccd78200000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LLCPREFRFO_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c8878200000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LOCAL_WCILF_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8668600000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LOCAL_WCILF_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8668a00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LOCAL_WCIL_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86e8600000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_LOCAL_WCIL_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86e8a00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_REMOTE_WCILF_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8670600000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_REMOTE_WCILF_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8670a00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_REMOTE_WCIL_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86f0600000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_REMOTE_WCIL_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86f0a00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_RFO_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10c8078200000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_RFO_PREF_CXL_ACC), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_CXL_ACC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10ccc78200000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_UCRDF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_UCRDF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc877de00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_WCIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86ffe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_WCILF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc867fe00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_WCILF_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8678600000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_WCILF_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8678a00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_WCIL_DDR), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_DDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86f8600000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_WCIL_PMM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_PMM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86f8a00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_MISS_WIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc87fde00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_SPECITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_SPECITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc57ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_WBMTOI), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc27ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_WCIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WCIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc86fff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IA_WCILF), .text = T(umasks_UNC_CHA_TOR_INSERTS__IA_WCILF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc867ff00000100, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_CLFLUSH), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_CLFLUSH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8c3ff00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_HIT_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_HIT_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc803fd00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_ITOMCACHENEAR_LOCAL), .text = T(umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd42fe00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_ITOMCACHENEAR_REMOTE), .text = T(umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcd437e00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_ITOM_LOCAL), .text = T(umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc42fe00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_ITOM_REMOTE), .text = T(umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc437e00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_PCIRDCUR_LOCAL), .text = T(umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f2fe00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_PCIRDCUR_REMOTE), .text = T(umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc8f37e00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_MISS_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_MISS_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc803fe00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_RFO), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_RFO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc803ff00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO_WBMTOI), .text = T(umasks_UNC_CHA_TOR_INSERTS__IO_WBMTOI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc23ff00000400, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(REM_SNPS), .text = T(umasks_UNC_CHA_TOR_INSERTS__REM_SNPS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff00000800, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_CLFLUSH), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_CLFLUSH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c8c7fd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_FSRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c8effd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_FSRDCURPTL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCURPTL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c9effd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc47fd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_ITOMWR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOMWR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc4ffd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_MEMPUSHWR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_MEMPUSHWR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc6ffd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_WCIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c86ffd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_WCILF), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCILF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c867fd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_HIT_WIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c87ffd00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_CLFLUSH), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_CLFLUSH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c8c7fe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_FSRDCUR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCUR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c8effe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_FSRDCURPTL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCURPTL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c9effe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_ITOM), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc47fe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_ITOMWR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOMWR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc4ffe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_MEMPUSHWR), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_MEMPUSHWR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78cc6ffe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_WCIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c86ffe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_WCILF), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCILF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c867fe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CXL_MISS_WIL), .text = T(umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WIL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x78c87ffe00002000, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(REM_ALL), .text = T(umasks_UNC_CHA_TOR_INSERTS__REM_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc001ff0000c800, .event = events_UNC_CHA_TOR_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(IO), .text = T(umasks_UNC_CHA_LLC_VICTIMS__IO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IA), .text = T(umasks_UNC_CHA_LLC_VICTIMS__IA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_ALL), .text = T(umasks_UNC_CHA_LLC_VICTIMS__LOCAL_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000000f00, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_ALL), .text = T(umasks_UNC_CHA_LLC_VICTIMS__REMOTE_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000000f00, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_CHA_LLC_VICTIMS__ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf00, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TOTAL_M), .text = T(umasks_UNC_CHA_LLC_VICTIMS__TOTAL_M), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TOTAL_E), .text = T(umasks_UNC_CHA_LLC_VICTIMS__TOTAL_E), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TOTAL_S), .text = T(umasks_UNC_CHA_LLC_VICTIMS__TOTAL_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_M), .text = T(umasks_UNC_CHA_LLC_VICTIMS__LOCAL_M), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000000100, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_E), .text = T(umasks_UNC_CHA_LLC_VICTIMS__LOCAL_E), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000000200, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_S), .text = T(umasks_UNC_CHA_LLC_VICTIMS__LOCAL_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000000400, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_F), .text = T(umasks_UNC_CHA_LLC_VICTIMS__LOCAL_F), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000000800, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_M), .text = T(umasks_UNC_CHA_LLC_VICTIMS__REMOTE_M), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000000100, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_E), .text = T(umasks_UNC_CHA_LLC_VICTIMS__REMOTE_E), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000000200, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_S), .text = T(umasks_UNC_CHA_LLC_VICTIMS__REMOTE_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000000400, .event = events_UNC_CHA_LLC_VICTIMS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RFO_HIT_S), .text = T(umasks_UNC_CHA_MISC__RFO_HIT_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_CHA_MISC, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(M_STATE), .text = T(umasks_UNC_CHA_SF_EVICTION__M_STATE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_SF_EVICTION, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(E_STATE), .text = T(umasks_UNC_CHA_SF_EVICTION__E_STATE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_SF_EVICTION, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(S_STATE), .text = T(umasks_UNC_CHA_SF_EVICTION__S_STATE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_CHA_SF_EVICTION, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(READS_LOCAL), .text = T(umasks_UNC_CHA_REQUESTS__READS_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(READS_REMOTE), .text = T(umasks_UNC_CHA_REQUESTS__READS_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WRITES_LOCAL), .text = T(umasks_UNC_CHA_REQUESTS__WRITES_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WRITES_REMOTE), .text = T(umasks_UNC_CHA_REQUESTS__WRITES_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(INVITOE_LOCAL), .text = T(umasks_UNC_CHA_REQUESTS__INVITOE_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(INVITOE_REMOTE), .text = T(umasks_UNC_CHA_REQUESTS__INVITOE_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(INVITOE), .text = T(umasks_UNC_CHA_REQUESTS__INVITOE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x3000, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(READS), .text = T(umasks_UNC_CHA_REQUESTS__READS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WRITES), .text = T(umasks_UNC_CHA_REQUESTS__WRITES), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc00, .event = events_UNC_CHA_REQUESTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NO_SNP), .text = T(umasks_UNC_CHA_DIR_LOOKUP__NO_SNP), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_DIR_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SNP), .text = T(umasks_UNC_CHA_DIR_LOOKUP__SNP), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_DIR_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HA), .text = T(umasks_UNC_CHA_DIR_UPDATE__HA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_DIR_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TOR), .text = T(umasks_UNC_CHA_DIR_UPDATE__TOR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_DIR_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RFO_HITS_SNP_BCAST), .text = T(umasks_UNC_CHA_MISC__RFO_HIT_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_CHA_OSB, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_INVITOE), .text = T(umasks_UNC_CHA_OSB__LOCAL_INVITOE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_OSB, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL_READ), .text = T(umasks_UNC_CHA_REQUESTS__READS_LOCAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_OSB, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_READ), .text = T(umasks_UNC_CHA_REQUESTS__READS_REMOTE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_CHA_OSB, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(OFF_PWRHEURISTIC), .text = T(umasks_UNC_CHA_OSB__OFF_PWRHEURISTIC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_CHA_OSB, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DPT_IRQ), .text = T(umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_IRQ), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_DISTRESS_ASSERTED, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DPT_TOR), .text = T(umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_TOR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_DISTRESS_ASSERTED, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DPT_ANY), .text = T(umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_ANY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300, .event = events_UNC_CHA_DISTRESS_ASSERTED, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(FULL), .text = T(umasks_UNC_CHA_IMC_WRITES_COUNT__FULL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_IMC_WRITES_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PARTIAL), .text = T(umasks_UNC_CHA_IMC_WRITES_COUNT__PARTIAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_IMC_WRITES_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(FULL_PRIORITY), .text = T(umasks_UNC_CHA_IMC_WRITES_COUNT__FULL_PRIORITY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_CHA_IMC_WRITES_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PARTIAL_PRIORITY), .text = T(umasks_UNC_CHA_IMC_WRITES_COUNT__PARTIAL_PRIORITY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_CHA_IMC_WRITES_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS), .text = T(umasks_UNC_CHA_REMOTE_SF__MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_SHARED), .text = T(umasks_UNC_CHA_REMOTE_SF__HIT_SHARED), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_EXCLUSIVE), .text = T(umasks_UNC_CHA_REMOTE_SF__HIT_EXCLUSIVE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLOC_SHARED), .text = T(umasks_UNC_CHA_REMOTE_SF__ALLOC_SHARED), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLOC_EXCLUSIVE), .text = T(umasks_UNC_CHA_REMOTE_SF__ALLOC_EXCLUSIVE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DEALLOC_EVCTCLN), .text = T(umasks_UNC_CHA_REMOTE_SF__DEALLOC_EVCTCLN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UPDATE_SHARED), .text = T(umasks_UNC_CHA_REMOTE_SF__UPDATE_SHARED), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UPDATE_EXCLUSIVE), .text = T(umasks_UNC_CHA_REMOTE_SF__UPDATE_EXCLUSIVE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000000, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(VICTIM_SHARED), .text = T(umasks_UNC_CHA_REMOTE_SF__VICTIM_SHARED), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200000000, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(VICTIM_EXCLUSIVE), .text = T(umasks_UNC_CHA_REMOTE_SF__VICTIM_EXCLUSIVE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400000000, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(INCLUSIVE_ONLY), .text = T(umasks_UNC_CHA_REMOTE_SF__INCLUSIVE_ONLY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000000000, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRBACKED_ONLY), .text = T(umasks_UNC_CHA_REMOTE_SF__DIRBACKED_ONLY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000000000, .event = events_UNC_CHA_REMOTE_SF, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(4K_HITS), .text = T(umasks_UNC_IIO_IOMMU0__4K_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_IIO_IOMMU0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(2M_HITS), .text = T(umasks_UNC_IIO_IOMMU0__2M_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_IIO_IOMMU0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(1G_HITS), .text = T(umasks_UNC_IIO_IOMMU0__1G_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_IIO_IOMMU0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CTXT_CACHE_LOOKUPS), .text = T(umasks_UNC_IIO_IOMMU0__CTXT_CACHE_LOOKUPS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_IIO_IOMMU0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CTXT_CACHE_HITS), .text = T(umasks_UNC_IIO_IOMMU0__CTXT_CACHE_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_IIO_IOMMU0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(FIRST_LOOKUPS), .text = T(umasks_UNC_IIO_IOMMU0__FIRST_LOOKUPS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_IIO_IOMMU0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_LOOKUPS), .text = T(umasks_UNC_IIO_IOMMU0__ALL_LOOKUPS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_IIO_IOMMU0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISSES), .text = T(umasks_UNC_IIO_IOMMU0__MISSES), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_IIO_IOMMU0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NUM_MEM_ACCESSES), .text = T(umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc000, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLPWC_CACHE_LOOKUPS), .text = T(umasks_UNC_IIO_IOMMU1__SLPWC_CACHE_LOOKUPS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLPWC_2M_HITS), .text = T(umasks_UNC_IIO_IOMMU1__SLPWC_2M_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLPWC_1G_HITS), .text = T(umasks_UNC_IIO_IOMMU1__SLPWC_1G_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLPWC_512G_HITS), .text = T(umasks_UNC_IIO_IOMMU1__SLPWC_512G_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLPWC_256T_HITS), .text = T(umasks_UNC_IIO_IOMMU1__SLPWC_256T_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLPWC_CACHE_FILLS), .text = T(umasks_UNC_IIO_IOMMU1__SLPWC_CACHE_FILLS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NUM_MEM_ACCESSES_LOW), .text = T(umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES_LOW), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NUM_MEM_ACCESSES_HIGH), .text = T(umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES_HIGH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_IIO_IOMMU1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CYC_PWT_FULL), .text = T(umasks_UNC_IIO_IOMMU3__CYC_PWT_FULL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_IIO_IOMMU3, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NUM_INVAL_IOTLB), .text = T(umasks_UNC_IIO_IOMMU3__NUM_INVAL_IOTLB), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_IIO_IOMMU3, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NUM_INVAL_CTXT_CACHE), .text = T(umasks_UNC_IIO_IOMMU3__NUM_INVAL_CTXT_CACHE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_IIO_IOMMU3, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NUM_INVAL_PASID_CACHE), .text = T(umasks_UNC_IIO_IOMMU3__NUM_INVAL_PASID_CACHE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_IIO_IOMMU3, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NUM_INVAL_INT_CACHE), .text = T(umasks_UNC_IIO_IOMMU3__NUM_INVAL_INT_CACHE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_IIO_IOMMU3, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(INT_CACHE_LOOKUPS), .text = T(umasks_UNC_IIO_IOMMU3__INT_CACHE_LOOKUPS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_IIO_IOMMU3, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(INT_CACHE_HITS), .text = T(umasks_UNC_IIO_IOMMU3__INT_CACHE_HITS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_IIO_IOMMU3, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART0_9e90beac), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART0_518583e4), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_ALL_PARTS_3fae7ca6), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_ALL_PARTS_3b572fd2), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART1_9e90bdff), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART2_9e90840a), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART3_9e908755), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART4_9e9085e0), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART5_9e908a33), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART6_9e908f7e), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART7_9e908989), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000100, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART1_518580bb), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART2_51858e42), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART3_51858111), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART4_51859e90), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART5_51859d67), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART6_5185810e), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART7_518583dd), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000400, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_PART0_3185bcea), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_PART0_9c08656f), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000800, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_PART1_4285bceb), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_PART1_9c081cd8), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000800, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_PART2_5785bcec), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_PART2_9c081c15), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000800, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_PART3_f885bcec), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_PART3_9c081d46), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000800, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_PART4_c585bce8), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_PART4_9c0822b3), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000800, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_PART5_b685bce9), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_PART5_9c0827ec), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000800, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_PART6_0b85bce9), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_PART6_9c082159), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000800, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_PART7_8c85bcea), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_PART7_9c08208a), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000800, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_ALL_PARTS_b0721bf9), .text = T(umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000200, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART0_9e90beac), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000100, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART0_518583e4), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000400, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART1_9e90bdff), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000100, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART1_518580bb), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000400, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART2_9e90840a), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000100, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART2_51858e42), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000400, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART3_9e908755), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000100, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART3_51858111), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000400, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART4_9e9085e0), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000100, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART4_51859e90), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000400, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART5_9e908a33), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000100, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART5_51859d67), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000400, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART6_9e908f7e), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000100, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART6_5185810e), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000400, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART7_9e908989), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000100, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART7_518583dd), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000400, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_PART0_3185bcea), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000200, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_PART0_9c08656f), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000800, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_PART1_4285bceb), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000200, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_PART1_9c081cd8), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000800, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_PART2_5785bcec), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000200, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_PART2_9c081c15), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000800, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_PART3_f885bcec), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000200, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_PART3_9c081d46), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000800, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_PART4_c585bce8), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000200, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_PART4_9c0822b3), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000800, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_PART5_b685bce9), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000200, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_PART5_9c0827ec), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000800, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_PART6_0b85bce9), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000200, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_PART6_9c082159), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000800, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_PART7_8c85bcea), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000200, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_PART7_9c08208a), .text = T(umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000800, .event = events_UNC_IIO_TXN_REQ_OF_CPU, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IOMMU_REQ), .text = T(umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_REQ), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000100, .event = events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IOMMU_HIT), .text = T(umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_HIT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000200, .event = events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REQ_OWN), .text = T(umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__REQ_OWN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000400, .event = events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(FINAL_RD_WR), .text = T(umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__FINAL_RD_WR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000800, .event = events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__WR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000001000, .event = events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DATA), .text = T(umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000002000, .event = events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UBOX_POSTED), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX_POSTED), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10ff000000400, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MSGB), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MSGB), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000100, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MCAST), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MCAST), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000200, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UBOX), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000400, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MEM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000800, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REM_P2P), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__REM_P2P), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000001000, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOC_P2P), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__LOC_P2P), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000002000, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CONFINED_P2P), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__CONFINED_P2P), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000004000, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ABORT), .text = T(umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__ABORT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000008000, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART0_9e90beac), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART1_9e90bdff), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART2_9e90840a), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART3_9e908755), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART4_9e9085e0), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART5_9e908a33), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART6_9e908f7e), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART7_9e908989), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_WRITE_ALL_PARTS_b0721bf9), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__PEER_WRITE_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000200, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PEER_READ_ALL_PARTS_47a1be62), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__PEER_READ_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000800, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART0_518583e4), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_ALL_PARTS_3b572fd2), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000100, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_ALL_PARTS_3fae7ca6), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART1_518580bb), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART2_51858e42), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART3_51858111), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART4_51859e90), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART5_51859d67), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART6_5185810e), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_READ_PART7_518583dd), .text = T(umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000400, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_WRITE_PART0_9e90beac), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART0_518583e4), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART1_9e90bdff), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART1_518580bb), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART2_9e90840a), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART2_51858e42), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART3_9e908755), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART3_51858111), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART4_9e9085e0), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART4_51859e90), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART5_9e908a33), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART5_51859d67), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART6_9e908f7e), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART6_5185810e), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_PART7_9e908989), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_PART7_518583dd), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_WRITE_ALL_PARTS_3b572fd2), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000100, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_WRITE_ALL_PARTS_b0721bf9), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__PEER_WRITE_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000200, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MEM_READ_ALL_PARTS_3fae7ca6), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000400, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PEER_READ_ALL_PARTS_47a1be62), .text = T(umasks_UNC_IIO_TXN_REQ_BY_CPU__PEER_READ_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000800, .event = events_UNC_IIO_TXN_REQ_BY_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART0_d90e2956), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART1_d90e2ae9), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART2_d90e2e3c), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART3_d90e2d4f), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART4_d90e1e6a), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART5_d90e19bd), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART6_d90e18f0), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART7_d90e1803), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_ALL_PARTS_bc9a1fa4), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000400, .event = events_UNC_IIO_COMP_BUF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TO_IO), .text = T(umasks_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU__TO_IO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000800, .event = events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TO_IO), .text = T(umasks_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU__TO_IO), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff000000800, .event = events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CMPD_PART0_d90e2956), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7001000000100, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CMPD_PART1_d90e2ae9), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7002000000200, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CMPD_PART2_d90e2e3c), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7004000000400, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CMPD_PART3_d90e2d4f), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7008000000800, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CMPD_PART4_d90e1e6a), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART4), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7010000001000, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CMPD_PART5_d90e19bd), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART5), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7020000002000, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CMPD_PART6_d90e18f0), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART6), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7040000004000, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CMPD_PART7_d90e1803), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART7), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7080000008000, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CMPD_ALL_PARTS_bc9a1fa4), .text = T(umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_ALL_PARTS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x70ff00000ff00, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY, .counters = 0xc, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM), .text = T(umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__MEM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_I_CACHE_TOTAL_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(WR_PREF), .text = T(umasks_UNC_I_TRANSACTIONS__WR_PREF), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_I_TRANSACTIONS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_MISS), .text = T(umasks_UNC_I_SNOOP_RESP__ALL_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7100, .event = events_UNC_I_SNOOP_RESP, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_HIT_I), .text = T(umasks_UNC_I_SNOOP_RESP__ALL_HIT_I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7200, .event = events_UNC_I_SNOOP_RESP, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_HIT_ES), .text = T(umasks_UNC_I_SNOOP_RESP__ALL_HIT_ES), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7400, .event = events_UNC_I_SNOOP_RESP, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_HIT_M), .text = T(umasks_UNC_I_SNOOP_RESP__ALL_HIT_M), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x7800, .event = events_UNC_I_SNOOP_RESP, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(FAST_REQ), .text = T(umasks_UNC_I_MISC0__FAST_REQ), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_I_MISC0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(FAST_REJ), .text = T(umasks_UNC_I_MISC0__FAST_REJ), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_I_MISC0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(2ND_WR_INSERT), .text = T(umasks_UNC_I_MISC0__2ND_WR_INSERT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_I_MISC0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOST_FWD), .text = T(umasks_UNC_I_MISC1__LOST_FWD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_I_MISC1, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SEC_RCVD_INVLD), .text = T(umasks_UNC_I_MISC1__SEC_RCVD_INVLD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_I_MISC1, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M_ACT_COUNT__ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf700, .event = events_UNC_M_ACT_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD), .text = T(umasks_UNC_M_ACT_COUNT__RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf100, .event = events_UNC_M_ACT_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_M_ACT_COUNT__WR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf200, .event = events_UNC_M_ACT_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UFILL), .text = T(umasks_UNC_M_ACT_COUNT__UFILL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf400, .event = events_UNC_M_ACT_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PGT), .text = T(umasks_UNC_M_PRE_COUNT__PGT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf800, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M_PRE_COUNT__ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xff00, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD), .text = T(umasks_UNC_M_ACT_COUNT__RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf100, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_M_ACT_COUNT__WR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf200, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UFILL), .text = T(umasks_UNC_M_ACT_COUNT__UFILL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf400, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_REG), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_REG), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc100, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_PRE_REG), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_REG), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc200, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_UNDERFILL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc400, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_PRE_UNDERFILL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_UNDERFILL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc800, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcf00, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__WR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf000, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xff00, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_NON_UNDERFILL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_NON_UNDERFILL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc300, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_UNDERFILL_ALL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc00, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_PRE), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__WR_PRE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xe000, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_NONPRE), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__WR_NONPRE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xd000, .event = events_UNC_M_CAS_COUNT_SCH0, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_REG), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_REG), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc100, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_PRE_REG), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_REG), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc200, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_UNDERFILL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc400, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_PRE_UNDERFILL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_UNDERFILL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc800, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcf00, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__WR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf000, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xff00, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_NON_UNDERFILL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_NON_UNDERFILL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc300, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_UNDERFILL_ALL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL_ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xcc00, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_PRE), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__WR_PRE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xe000, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_NONPRE), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__WR_NONPRE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xd000, .event = events_UNC_M_CAS_COUNT_SCH1, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_PCH0), .text = T(umasks_UNC_M_RPQ_INSERTS__SCH0_PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_M_RPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_PCH1), .text = T(umasks_UNC_M_RPQ_INSERTS__SCH0_PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_M_RPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_PCH0), .text = T(umasks_UNC_M_RPQ_INSERTS__SCH1_PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_M_RPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_PCH1), .text = T(umasks_UNC_M_RPQ_INSERTS__SCH1_PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_M_RPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PCH0), .text = T(umasks_UNC_M_RPQ_INSERTS__PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x5000, .event = events_UNC_M_RPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PCH1), .text = T(umasks_UNC_M_RPQ_INSERTS__PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xa000, .event = events_UNC_M_RPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0), .text = T(umasks_UNC_M_RDB_INSERTS__SCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_M_RDB_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1), .text = T(umasks_UNC_M_RDB_INSERTS__SCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_M_RDB_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_PCH0), .text = T(umasks_UNC_M_RPQ_INSERTS__SCH0_PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_M_WPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_PCH1), .text = T(umasks_UNC_M_RPQ_INSERTS__SCH0_PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_M_WPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_PCH0), .text = T(umasks_UNC_M_RPQ_INSERTS__SCH1_PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_M_WPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_PCH1), .text = T(umasks_UNC_M_RPQ_INSERTS__SCH1_PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_M_WPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PCH0), .text = T(umasks_UNC_M_RPQ_INSERTS__PCH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x5000, .event = events_UNC_M_WPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PCH1), .text = T(umasks_UNC_M_RPQ_INSERTS__PCH1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xa000, .event = events_UNC_M_WPQ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ENTER_SUCCESS_CYCLES), .text = T(umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS_CYCLES), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_SELF_REFRESH, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ENTER_SUCCESS), .text = T(umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_SELF_REFRESH, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BW_SLOT0), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BW_SLOT1), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RAPLBLK), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RAPLBLK), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MR4BLKEN), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__MR4BLKEN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_RANK0), .text = T(umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_POWERDOWN_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_RANK1), .text = T(umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_POWERDOWN_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_RANK2), .text = T(umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_M_POWERDOWN_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_RANK3), .text = T(umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_M_POWERDOWN_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_RANK0), .text = T(umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_M_POWERDOWN_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_RANK1), .text = T(umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_M_POWERDOWN_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_RANK2), .text = T(umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_M_POWERDOWN_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_RANK3), .text = T(umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK3), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_M_POWERDOWN_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT1), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_THROTTLE_LOW_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT1), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_THROTTLE_LOW_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_THROTTLE_MID_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT1), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_THROTTLE_MID_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_THROTTLE_HIGH_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT1), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_THROTTLE_HIGH_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_THROTTLE_CRIT_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT1), .text = T(umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_THROTTLE_CRIT_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_DIMM0), .text = T(umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_PDC_MR4ACTIVE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_DIMM1), .text = T(umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_PDC_MR4ACTIVE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_DIMM0), .text = T(umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_M_PDC_MR4ACTIVE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_DIMM1), .text = T(umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_M_PDC_MR4ACTIVE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_DIMM0), .text = T(umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_M_MR4_2XREF_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH0_DIMM1), .text = T(umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_M_MR4_2XREF_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_DIMM0), .text = T(umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_M_MR4_2XREF_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SCH1_DIMM1), .text = T(umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_M_MR4_2XREF_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY_I), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_DIRECTORY_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY_S), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_B2CMI_DIRECTORY_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY_A), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_B2CMI_DIRECTORY_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN_I), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_B2CMI_DIRECTORY_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN_S), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_B2CMI_DIRECTORY_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN_A), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_B2CMI_DIRECTORY_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x700, .event = events_UNC_B2CMI_DIRECTORY_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x3800, .event = events_UNC_B2CMI_DIRECTORY_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY_I), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_DIRECTORY_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY_S), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_B2CMI_DIRECTORY_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY_A), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_B2CMI_DIRECTORY_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN_I), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_B2CMI_DIRECTORY_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN_S), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_B2CMI_DIRECTORY_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN_A), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_B2CMI_DIRECTORY_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x700, .event = events_UNC_B2CMI_DIRECTORY_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN), .text = T(umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x3800, .event = events_UNC_B2CMI_DIRECTORY_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_CLEAN), .text = T(umasks_UNC_B2CMI_TAG_HIT__RD_CLEAN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_TAG_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_DIRTY), .text = T(umasks_UNC_B2CMI_TAG_HIT__RD_DIRTY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_B2CMI_TAG_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_B2CMI_TAG_HIT__ALL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf00, .event = events_UNC_B2CMI_TAG_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_CLEAN), .text = T(umasks_UNC_B2CMI_TAG_HIT__WR_CLEAN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_B2CMI_TAG_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_DIRTY), .text = T(umasks_UNC_B2CMI_TAG_HIT__WR_DIRTY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_B2CMI_TAG_HIT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY), .text = T(umasks_UNC_B2CMI_DIRECTORY_LOOKUP__ANY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_DIRECTORY_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(STATE_I), .text = T(umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_B2CMI_DIRECTORY_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(STATE_S), .text = T(umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_B2CMI_DIRECTORY_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(STATE_A), .text = T(umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_B2CMI_DIRECTORY_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__ANY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300000100, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(I2S), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__I2S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300000200, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(I2A), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__I2A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300000400, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(A2I), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__A2I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300002000, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(A2S), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__A2S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300004000, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_ANY), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_ANY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000100, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_X2S), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100004200, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_X2A), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100001400, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_X2I), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100002800, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS_X2S), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200004200, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS_X2A), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200001400, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS_X2I), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200002800, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(X2S), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2S), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300004200, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(X2A), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300001400, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(X2I), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300002800, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(S2I), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__S2I), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300000800, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(S2A), .text = T(umasks_UNC_B2CMI_DIRECTORY_UPDATE__S2A), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300001000, .event = events_UNC_B2CMI_DIRECTORY_UPDATE, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NORMAL), .text = T(umasks_UNC_B2CMI_IMC_READS__NORMAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000100, .event = events_UNC_B2CMI_IMC_READS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__RD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000400, .event = events_UNC_B2CMI_IMC_READS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TO_DDR_AS_MEM), .text = T(umasks_UNC_B2CMI_IMC_READS__TO_DDR_AS_MEM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000800, .event = events_UNC_B2CMI_IMC_READS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TO_DDR_AS_CACHE), .text = T(umasks_UNC_B2CMI_IMC_READS__TO_DDR_AS_CACHE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100001000, .event = events_UNC_B2CMI_IMC_READS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(FULL), .text = T(umasks_UNC_B2CMI_IMC_WRITES__FULL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000100, .event = events_UNC_B2CMI_IMC_WRITES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PARTIAL), .text = T(umasks_UNC_B2CMI_IMC_WRITES__PARTIAL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000200, .event = events_UNC_B2CMI_IMC_WRITES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M_CAS_COUNT_SCH0__WR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100001000, .event = events_UNC_B2CMI_IMC_WRITES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TO_DDR_AS_MEM), .text = T(umasks_UNC_B2CMI_IMC_WRITES__TO_DDR_AS_MEM), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100002000, .event = events_UNC_B2CMI_IMC_WRITES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TO_DDR_AS_CACHE), .text = T(umasks_UNC_B2CMI_IMC_WRITES__TO_DDR_AS_CACHE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100004000, .event = events_UNC_B2CMI_IMC_WRITES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NI), .text = T(umasks_UNC_B2CMI_IMC_WRITES__NI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x300000000, .event = events_UNC_B2CMI_IMC_WRITES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NI_MISS), .text = T(umasks_UNC_B2CMI_IMC_WRITES__NI_MISS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x500000000, .event = events_UNC_B2CMI_IMC_WRITES, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CH0), .text = T(umasks_UNC_B2CMI_TRACKER_INSERTS__CH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000400, .event = events_UNC_B2CMI_TRACKER_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CH0), .text = T(umasks_UNC_B2CMI_TRACKER_INSERTS__CH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_TRACKER_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CH0), .text = T(umasks_UNC_B2CMI_TRACKER_INSERTS__CH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_WR_TRACKER_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CLEAN), .text = T(umasks_UNC_B2CMI_TAG_MISS__CLEAN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x500, .event = events_UNC_B2CMI_TAG_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY), .text = T(umasks_UNC_B2CMI_TAG_MISS__DIRTY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xa00, .event = events_UNC_B2CMI_TAG_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_CLEAN), .text = T(umasks_UNC_B2CMI_TAG_MISS__RD_CLEAN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_TAG_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_DIRTY), .text = T(umasks_UNC_B2CMI_TAG_MISS__RD_DIRTY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_B2CMI_TAG_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_CLEAN), .text = T(umasks_UNC_B2CMI_TAG_MISS__WR_CLEAN), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_B2CMI_TAG_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_DIRTY), .text = T(umasks_UNC_B2CMI_TAG_MISS__WR_DIRTY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_B2CMI_TAG_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_2WAY), .text = T(umasks_UNC_B2CMI_TAG_MISS__RD_2WAY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_B2CMI_TAG_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_2WAY), .text = T(umasks_UNC_B2CMI_TAG_MISS__WR_2WAY), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_B2CMI_TAG_MISS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CH0), .text = T(umasks_UNC_B2CMI_TRACKER_INSERTS__CH0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_PREFCAM_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UPI_ALLCH), .text = T(umasks_UNC_B2CMI_PREFCAM_INSERTS__UPI_ALLCH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_B2CMI_PREFCAM_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(XPT_ALLCH), .text = T(umasks_UNC_B2CMI_PREFCAM_INSERTS__XPT_ALLCH), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_PREFCAM_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CH0_XPT), .text = T(umasks_UNC_B2CMI_PREFCAM_INSERTS__CH0_XPT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_B2CMI_PREFCAM_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CH0_UPI), .text = T(umasks_UNC_B2CMI_PREFCAM_INSERTS__CH0_UPI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_B2CMI_PREFCAM_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_DATA), .text = T(umasks_UNC_UPI_TxL_FLITS__ALL_DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf00, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_NULL), .text = T(umasks_UNC_UPI_TxL_FLITS__ALL_NULL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2700, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IDLE), .text = T(umasks_UNC_UPI_TxL_FLITS__IDLE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4700, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NON_DATA), .text = T(umasks_UNC_UPI_TxL_FLITS__NON_DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x9700, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_UPI_TxL_FLITS__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_NARROWS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT1), .text = T(umasks_UNC_UPI_TxL_FLITS__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_NARROWS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT2), .text = T(umasks_UNC_UPI_TxL_FLITS__SLOT2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_NARROWS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DATA), .text = T(umasks_UNC_UPI_TxL_FLITS__DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LLCRD), .text = T(umasks_UNC_UPI_TxL_FLITS__LLCRD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NULL), .text = T(umasks_UNC_UPI_TxL_FLITS__NULL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LLCTRL), .text = T(umasks_UNC_UPI_TxL_FLITS__LLCTRL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PROTHDR), .text = T(umasks_UNC_UPI_TxL_FLITS__PROTHDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_UPI_TxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_DATA), .text = T(umasks_UNC_UPI_TxL_FLITS__ALL_DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf00, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NON_DATA), .text = T(umasks_UNC_UPI_TxL_FLITS__NON_DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x9700, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_UPI_TxL_FLITS__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_NARROWS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT1), .text = T(umasks_UNC_UPI_TxL_FLITS__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_NARROWS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT2), .text = T(umasks_UNC_UPI_TxL_FLITS__SLOT2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_NARROWS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DATA), .text = T(umasks_UNC_UPI_TxL_FLITS__DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LLCRD), .text = T(umasks_UNC_UPI_TxL_FLITS__LLCRD), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x1000, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NULL), .text = T(umasks_UNC_UPI_TxL_FLITS__NULL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2000, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL_NULL), .text = T(umasks_UNC_UPI_TxL_FLITS__ALL_NULL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x2700, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LLCTRL), .text = T(umasks_UNC_UPI_TxL_FLITS__LLCTRL), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4000, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IDLE), .text = T(umasks_UNC_UPI_TxL_FLITS__IDLE), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x4700, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PROTHDR), .text = T(umasks_UNC_UPI_TxL_FLITS__PROTHDR), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x8000, .event = events_UNC_UPI_RxL_FLITS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REQ), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REQ_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000800, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SNP), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x900, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SNP_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000900, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSP_NODATA), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xa00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSP_NODATA_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000a00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSP_DATA), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSP_DATA_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000c00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WB), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xd00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WB_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000d00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NCB), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xe00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NCB_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000e00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NCS), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NCS_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000f00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSPI), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100002a00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSPCNFLT), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPCNFLT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10000aa00, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REQ), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x800, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WB), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xd00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REQ_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000800, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SNP), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x900, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SNP_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000900, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSP_NODATA), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xa00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSP_NODATA_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000a00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSP_DATA), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xc00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSP_DATA_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000c00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WB_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000d00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NCB), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xe00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NCB_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000e00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NCS), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0xf00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(NCS_OPC), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS_OPC), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100000f00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSPI), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPI), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100002a00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSPCNFLT), .text = T(umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPCNFLT), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x10000aa00, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_UPI_RxL_INSERTS__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_UPI_RxL_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT1), .text = T(umasks_UNC_UPI_RxL_INSERTS__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_UPI_RxL_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT2), .text = T(umasks_UNC_UPI_RxL_INSERTS__SLOT2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_UPI_RxL_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SLOT0), .text = T(umasks_UNC_UPI_RxL_INSERTS__SLOT0), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x100, .event = events_UNC_UPI_RxL_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(SLOT1), .text = T(umasks_UNC_UPI_RxL_INSERTS__SLOT1), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x200, .event = events_UNC_UPI_RxL_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(SLOT2), .text = T(umasks_UNC_UPI_RxL_INSERTS__SLOT2), .source = C(perfmon_cwf_V1_04_3706d9ef), .control = 0x400, .event = events_UNC_UPI_RxL_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MEM_DATA), .text = T(umasks_UNC_CXLCM_RxC_PACK_BUF_INSERTS__MEM_DATA), .source = C(perfmon_gnr_V1_20__pcm_c_d712d86c), .control = 0x1000, .event = events_UNC_CXLCM_RxC_PACK_BUF_INSERTS, .counters = 0xf0, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(M2S_DATA), .text = T(umasks_UNC_CXLDP_TxC_AGF_INSERTS__M2S_DATA), .source = C(perfmon_gnr_V1_20__pcm_c_191b7a9b), .control = 0x2000, .event = events_UNC_CXLDP_TxC_AGF_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_INFERRED },
	},
	.categories = {
		[categories_ubox_EVENT_MSG] = { .id = S(EVENT_MSG), .text = T(categories_ubox_EVENT_MSG), .box = boxes_ubox },
		[categories_cha_CLOCK] = { .id = S(CLOCK), .text = T(categories_cha_CLOCK), .box = boxes_cha },
		[categories_cha_INGRESS] = { .id = S(INGRESS), .text = T(categories_cha_INGRESS), .box = boxes_cha },
		[categories_cha_LLC] = { .id = S(LLC), .text = T(categories_cha_LLC), .box = boxes_cha },
		[categories_cha_TOR] = { .id = S(TOR), .text = T(categories_cha_TOR), .box = boxes_cha },
		[categories_cha_MISC] = { .id = S(MISC), .text = T(categories_cha_MISC), .box = boxes_cha },
		[categories_cha_MEMORY] = { .id = S(MEMORY), .text = T(categories_cha_MEMORY), .box = boxes_cha },
		[categories_cha_DIRECTORY] = { .id = S(DIRECTORY), .text = T(categories_cha_DIRECTORY), .box = boxes_cha },
		[categories_cha_SNOOPS] = { .id = S(SNOOPS), .text = T(categories_cha_SNOOPS), .box = boxes_cha },
		[categories_cha_THROTTLE] = { .id = S(THROTTLE), .text = T(categories_cha_THROTTLE), .box = boxes_cha },
		[categories_chacms_CLOCK] = { .id = S(CLOCK), .text = T(categories_chacms_CLOCK), .box = boxes_chacms },
		[categories_chacms_THROTTLE] = { .id = S(THROTTLE), .text = T(categories_chacms_THROTTLE), .box = boxes_chacms },
		[categories_pcu_PCLK] = { .id = S(PCLK), .text = T(categories_pcu_PCLK), .box = boxes_pcu },
		[categories_pcu_FREQ_MAX_LIMIT] = { .id = S(FREQ_MAX_LIMIT), .text = T(categories_pcu_FREQ_MAX_LIMIT), .box = boxes_pcu },
		[categories_pcu_PROCHOT] = { .id = S(PROCHOT), .text = T(categories_pcu_PROCHOT), .box = boxes_pcu },
		[categories_pcu_PKG_C_STATE_RESIDENCY] = { .id = S(PKG_C_STATE_RESIDENCY), .text = T(categories_pcu_PKG_C_STATE_RESIDENCY), .box = boxes_pcu },
		[categories_pcu_FREQ_TRANS] = { .id = S(FREQ_TRANS), .text = T(categories_pcu_FREQ_TRANS), .box = boxes_pcu },
		[categories_pcu_CORE_STATES] = { .id = S(CORE_STATES), .text = T(categories_pcu_CORE_STATES), .box = boxes_pcu },
		[categories_rapl_ENERGY] = { .id = S(ENERGY), .text = T(categories_rapl_ENERGY), .box = boxes_rapl },
		[categories_iio_CLOCK] = { .id = S(CLOCK), .text = T(categories_iio_CLOCK), .box = boxes_iio },
		[categories_iio_DATA] = { .id = S(DATA), .text = T(categories_iio_DATA), .box = boxes_iio },
		[categories_iio_TXN] = { .id = S(TXN), .text = T(categories_iio_TXN), .box = boxes_iio },
		[categories_iio_QUEUES] = { .id = S(QUEUES), .text = T(categories_iio_QUEUES), .box = boxes_iio },
		[categories_iio_COMPLETION] = { .id = S(COMPLETION), .text = T(categories_iio_COMPLETION), .box = boxes_iio },
		[categories_iio_IOMMU] = { .id = S(IOMMU), .text = T(categories_iio_IOMMU), .box = boxes_iio },
		[categories_irp_CLOCK] = { .id = S(CLOCK), .text = T(categories_irp_CLOCK), .box = boxes_irp },
		[categories_irp_WRITE_CACHE] = { .id = S(WRITE_CACHE), .text = T(categories_irp_WRITE_CACHE), .box = boxes_irp },
		[categories_irp_TRANSACTIONS] = { .id = S(TRANSACTIONS), .text = T(categories_irp_TRANSACTIONS), .box = boxes_irp },
		[categories_irp_SNOOPS] = { .id = S(SNOOPS), .text = T(categories_irp_SNOOPS), .box = boxes_irp },
		[categories_irp_FAF] = { .id = S(FAF), .text = T(categories_irp_FAF), .box = boxes_irp },
		[categories_irp_MISC] = { .id = S(MISC), .text = T(categories_cha_MISC), .box = boxes_irp },
		[categories_imc_DCLK] = { .id = S(DCLK), .text = T(categories_imc_DCLK), .box = boxes_imc },
		[categories_imc_CAS] = { .id = S(CAS), .text = T(categories_imc_CAS), .box = boxes_imc },
		[categories_imc_ACT] = { .id = S(ACT), .text = T(categories_imc_ACT), .box = boxes_imc },
		[categories_imc_PRE] = { .id = S(PRE), .text = T(categories_imc_PRE), .box = boxes_imc },
		[categories_imc_RPQ] = { .id = S(RPQ), .text = T(categories_imc_RPQ), .box = boxes_imc },
		[categories_imc_WPQ] = { .id = S(WPQ), .text = T(categories_imc_WPQ), .box = boxes_imc },
		[categories_imc_POWER] = { .id = S(POWER), .text = T(categories_imc_POWER), .box = boxes_imc },
		[categories_b2cmi_CLOCK] = { .id = S(CLOCK), .text = T(categories_b2cmi_CLOCK), .box = boxes_b2cmi },
		[categories_b2cmi_DIRECT] = { .id = S(DIRECT), .text = T(categories_b2cmi_DIRECT), .box = boxes_b2cmi },
		[categories_b2cmi_DIRECTORY] = { .id = S(DIRECTORY), .text = T(categories_b2cmi_DIRECTORY), .box = boxes_b2cmi },
		[categories_b2cmi_TAGS] = { .id = S(TAGS), .text = T(categories_b2cmi_TAGS), .box = boxes_b2cmi },
		[categories_b2cmi_MEMORY] = { .id = S(MEMORY), .text = T(categories_b2cmi_MEMORY), .box = boxes_b2cmi },
		[categories_b2cmi_TRACKER] = { .id = S(TRACKER), .text = T(categories_b2cmi_TRACKER), .box = boxes_b2cmi },
		[categories_b2cmi_PREFETCH] = { .id = S(PREFETCH), .text = T(categories_b2cmi_PREFETCH), .box = boxes_b2cmi },
		[categories_upi_CLOCK] = { .id = S(CLOCK), .text = T(categories_upi_CLOCK), .box = boxes_upi },
		[categories_upi_FLITS] = { .id = S(FLITS), .text = T(categories_upi_FLITS), .box = boxes_upi },
		[categories_upi_HEADERS] = { .id = S(HEADERS), .text = T(categories_upi_HEADERS), .box = boxes_upi },
		[categories_upi_POWER] = { .id = S(POWER), .text = T(categories_upi_POWER), .box = boxes_upi },
		[categories_upi_RXQ] = { .id = S(RXQ), .text = T(categories_upi_RXQ), .box = boxes_upi },
		[categories_b2upi_CLOCK] = { .id = S(CLOCK), .text = T(categories_b2cmi_CLOCK), .box = boxes_b2upi },
		[categories_b2cxl_CLOCK] = { .id = S(CLOCK), .text = T(categories_b2cmi_CLOCK), .box = boxes_b2cxl },
		[categories_cxlcm_BUFFERS] = { .id = S(BUFFERS), .text = T(categories_cxlcm_BUFFERS), .box = boxes_cxlcm },
		[categories_cxldp_QUEUES] = { .id = S(QUEUES), .text = T(categories_cxldp_QUEUES), .box = boxes_cxldp },
		[categories_b2hot_CLOCK] = { .id = S(CLOCK), .text = T(categories_b2cmi_CLOCK), .box = boxes_b2hot },
		[categories_mdf_CLOCK] = { .id = S(CLOCK), .text = T(categories_mdf_CLOCK), .box = boxes_mdf },
	},
#ifndef UNCORE_WITHOUT_ALIASES
	.event_aliases = {
		[event_aliases_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE] = { .name = S(UNC_B2CMI_DIRECT2UPI_NOT_5d2578e7), .tool = S(perfmon_gnr_78947ff5), .event = events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE, .umask = NONE },
		[event_aliases_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS] = { .name = S(UNC_B2CMI_DIRECT2UPI_NOT_fd07c3ae), .tool = S(perfmon_gnr_78947ff5), .event = events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS, .umask = NONE },
	},
#endif
	.name_index = {
		[0x1] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_PMM,
		[0x2] = names_events + events_UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE,
		[0x3] = names_events + events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN,
		[0x6] = names_umasks + umasks_UNC_M_RPQ_INSERTS__SCH0_PCH0,
		[0x8] = names_codes + events_UNC_M_THROTTLE_HIGH_CYCLES,
		[0x9] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR,
		[0xe] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART5,
		[0xf] = names_codes + events_UNC_UPI_RxL_OCCUPANCY,
		[0x14] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL,
		[0x15] = names_codes + events_UNC_M_RDB_INSERTS,
		[0x16] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_I,
		[0x18] = names_umasks + umasks_UNC_I_TRANSACTIONS__WR_PREF,
		[0x19] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__REMOTE_E,
		[0x1a] = names_boxes + boxes_cha,
		[0x1b] = names_events + events_UNC_M_RDB_INSERTS,
		[0x1c] = names_box_aliases + aliases_box_upi + 1,
		[0x1d] = names_umasks + umasks_UNC_CHA_REQUESTS__INVITOE_LOCAL,
		[0x1f] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT_PREF,
		[0x20] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_WIL,
		[0x25] = names_events + events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN,
		[0x27] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD,
		[0x2a] = names_codes + events_UNC_M_POWERDOWN_CYCLES,
		[0x2c] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_ITOMWR,
		[0x34] = names_umasks + umasks_UNC_B2CMI_IMC_WRITES__TO_DDR_AS_CACHE,
		[0x35] = names_events + events_UNC_IIO_COMP_BUF_INSERTS,
		[0x36] = names_codes + events_UNC_M_CLOCKTICKS,
		[0x37] = names_codes + events_UNC_M_HCLOCKTICKS,
		[0x38] = names_codes + events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0,
		[0x39] = names_umasks + umasks_UNC_CHA_DIR_LOOKUP__SNP,
		[0x3f] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_REMOTE_WCILF_DDR,
		[0x41] = names_umasks + umasks_UNC_CHA_REQUESTS__READS_REMOTE,
		[0x47] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOI,
		[0x4c] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_A,
		[0x4d] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART3,
		[0x4e] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__REM_P2P,
		[0x51] = names_codes + events_UNC_B2CMI_DIRECTORY_HIT,
		[0x53] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFDATA,
		[0x54] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFRFO,
		[0x55] = names_umasks + umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_HIT,
		[0x56] = names_codes + events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU,
		[0x58] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO,
		[0x5e] = names_codes + events_UNC_UPI_TxL0P_POWER_CYCLES,
		[0x5f] = names_umasks + umasks_UNC_CHA_REMOTE_SF__MISS,
		[0x60] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART5,
		[0x61] = names_codes + events_UNC_B2CMI_DIRECTORY_UPDATE,
		[0x67] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2S,
		[0x68] = names_umasks + umasks_UNC_B2CMI_TRACKER_INSERTS__CH0,
		[0x69] = names_events + events_UNC_P_PKG_RESIDENCY_C2E_CYCLES,
		[0x6a] = names_umasks + umasks_UNC_UPI_RxL_FLITS__LLCTRL,
		[0x6c] = names_events + events_UNC_M_THROTTLE_LOW_CYCLES,
		[0x6d] = names_events + events_UNC_CHA_DISTRESS_ASSERTED,
		[0x70] = names_events + events_UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER,
		[0x75] = names_codes + events_UNC_M_WPQ_INSERTS,
		[0x77] = names_events + events_UNC_UPI_TxL_BASIC_HDR_MATCH,
		[0x79] = names_umasks + umasks_UNC_U_EVENT_MSG__DOORBELL_RCVD,
		[0x7a] = names_codes + events_UNC_I_TRANSACTIONS,
		[0x7b] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_REMOTE,
		[0x7c] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART5,
		[0x7f] = names_events + events_UNC_CXLDP_TxC_AGF_INSERTS,
		[0x80] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFRFO,
		[0x81] = names_umasks + umasks_UNC_M_RPQ_INSERTS__SCH1_PCH0,
		[0x82] = names_umasks + umasks_UNC_B2CMI_IMC_WRITES__NI,
		[0x83] = names_codes + events_UNC_B2CMI_DIRECT2CORE_TAKEN,
		[0x86] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART4,
		[0x87] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART1,
		[0x89] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART2,
		[0x8d] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCURPTL,
		[0x8e] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_OPT_PREF,
		[0x8f] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_MISS__CLEAN_S,
		[0x90] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF,
		[0x91] = names_events + events_UNC_B2CMI_TAG_MISS,
		[0x92] = names_umasks + umasks_UNC_UPI_RxL_FLITS__ALL_NULL,
		[0x93] = names_events + events_UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT,
		[0x97] = names_umasks + umasks_UNC_I_MISC1__SEC_RCVD_INVLD,
		[0x9d] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_CLFLUSH,
		[0x9e] = names_umasks + umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM1,
		[0xa3] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__REMOTELY_HOMED_ADDRESS,
		[0xa4] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_S,
		[0xa5] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__A2S,
		[0xa7] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOM,
		[0xa8] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM,
		[0xa9] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART0,
		[0xaa] = names_codes + events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES,
		[0xac] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__I2S,
		[0xad] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO,
		[0xae] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_MISS_RFO,
		[0xaf] = names_umasks + umasks_UNC_IIO_IOMMU1__SLPWC_CACHE_FILLS,
		[0xb0] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MEM,
		[0xb1] = names_events + events_UNC_B2CMI_TRACKER_INSERTS,
		[0xb2] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF,
		[0xb3] = names_events + events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3,
		[0xb6] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_LLCPREFCODE,
		[0xb7] = names_boxes + boxes_discovery,
		[0xb8] = names_events + events_UNC_CHA_REQUESTS,
		[0xb9] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_LOOKUP__ANY,
		[0xba] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_ALL,
		[0xbf] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_MISS,
		[0xc0] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_DDR,
		[0xc1] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__A2I,
		[0xc3] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_A,
		[0xc4] = names_events + events_UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN,
		[0xc5] = names_umasks + umasks_UNC_M_MR4_2XREF_CYCLES__SCH0_DIMM1,
		[0xc7] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY_I,
		[0xc8] = names_umasks + umasks_UNC_B2CMI_IMC_READS__ALL,
		[0xc9] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART6,
		[0xd0] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART5,
		[0xda] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__REM_SNPS,
		[0xdd] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT,
		[0xdf] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_SPECITOM,
		[0xe2] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART6,
		[0xe9] = names_codes + events_UNC_UPI_TxL_FLITS,
		[0xea] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_ITOM,
		[0xf2] = names_events + events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0,
		[0xf3] = names_umasks + umasks_UNC_UPI_RxL_OCCUPANCY__SLOT0,
		[0xf4] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCILF_PMM,
		[0xf5] = names_codes + events_UNC_B2UPI_CLOCKTICKS,
		[0xf7] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT_PCIRDCUR,
		[0xfa] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS,
		[0xfc] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_CLFLUSH,
		[0xfd] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_LLCPREFDATA,
		[0xff] = names_umasks + umasks_UNC_M_THROTTLE_MID_CYCLES__SLOT0,
		[0x104] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__RD_REG,
		[0x106] = names_events + events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN,
		[0x107] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_RFO,
		[0x108] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_CXL_ACC,
		[0x109] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART2,
		[0x10c] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_ITOM,
		[0x10d] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT_ITOM,
		[0x10e] = names_codes + events_UNC_B2CMI_IMC_WRITES,
		[0x111] = names_codes + events_UNC_B2CMI_PREFCAM_OCCUPANCY,
		[0x112] = names_umasks + umasks_UNC_M_RDB_INSERTS__SCH1,
		[0x119] = names_umasks + umasks_UNC_B2CMI_TAG_MISS__RD_CLEAN,
		[0x11c] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART0,
		[0x11d] = names_events + events_UNC_M_WPQ_INSERTS,
		[0x11e] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA_OPC,
		[0x125] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__I2A,
		[0x126] = names_codes + events_UNC_B2CMI_IMC_READS,
		[0x127] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART6,
		[0x129] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__REMOTE_ALL,
		[0x12a] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__WRITE_LOCAL,
		[0x12b] = names_events + events_UNC_B2CMI_DIRECT2UPI_TAKEN,
		[0x12d] = names_perf_pmus + perf_pmus_cha,
		[0x12e] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__DATA_READ_LOCAL,
		[0x12f] = names_umasks + umasks_UNC_CHA_REMOTE_SF__ALLOC_SHARED,
		[0x130] = names_events + events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1,
		[0x131] = names_events + events_UNC_RAPL_ENERGY_PKG,
		[0x132] = names_umasks + umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS,
		[0x133] = names_umasks + umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__FINAL_RD_WR,
		[0x134] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_CRD,
		[0x135] = names_events + events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN,
		[0x136] = names_box_aliases + aliases_box_cha,
		[0x137] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__RD_REG,
		[0x138] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_WIL,
		[0x139] = names_umasks + umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH1_DIMM0,
		[0x13a] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART1,
		[0x13b] = names_umasks + umasks_UNC_M_THROTTLE_LOW_CYCLES__SLOT0,
		[0x13e] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__RD_UNDERFILL,
		[0x13f] = names_events + events_UNC_IIO_TXN_REQ_BY_CPU,
		[0x143] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_WCILF,
		[0x144] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART4,
		[0x145] = names_codes + events_UNC_P_FREQ_TRANS_CYCLES,
		[0x146] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_MISS,
		[0x148] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART3,
		[0x14a] = names_codes + events_UNC_M_RPQ_INSERTS,
		[0x14c] = names_umasks + umasks_UNC_CHA_REMOTE_SF__HIT_SHARED,
		[0x150] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_WCILF,
		[0x152] = names_umasks + umasks_UNC_CHA_REQUESTS__WRITES_REMOTE,
		[0x155] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__LOC_IA,
		[0x157] = names_events + events_UNC_M_CAS_COUNT_SCH0,
		[0x15a] = names_codes + events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0,
		[0x15f] = names_umasks + umasks_UNC_M_MR4_2XREF_CYCLES__SCH1_DIMM1,
		[0x160] = names_events + events_UNC_CHA_TOR_INSERTS,
		[0x162] = names_umasks + umasks_UNC_CHA_REMOTE_SF__HIT_EXCLUSIVE,
		[0x163] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_MEMPUSHWR,
		[0x166] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_DDR,
		[0x16c] = names_events + events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0,
		[0x16d] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL,
		[0x16e] = names_perf_older + perf_older_cha_older,
		[0x16f] = names_umasks + umasks_UNC_UPI_TxL_FLITS__ALL_NULL,
		[0x170] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_MEMPUSHWR,
		[0x171] = names_umasks + umasks_UNC_CXLCM_RxC_PACK_BUF_INSERTS__MEM_DATA,
		[0x175] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR_REMOTE,
		[0x177] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_CODE,
		[0x178] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_RFO_PREF,
		[0x179] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_RFO,
		[0x17a] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART3,
		[0x17b] = names_events + events_UNC_B2CMI_DIRECTORY_LOOKUP,
		[0x17e] = names_events + events_UNC_IIO_IOMMU0,
		[0x17f] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART4,
		[0x187] = names_umasks + umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES_LOW,
		[0x18c] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART7,
		[0x18f] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_DDR,
		[0x190] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART7,
		[0x193] = names_events + events_UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE,
		[0x194] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_ANY,
		[0x195] = names_umasks + umasks_UNC_M_ACT_COUNT__UFILL,
		[0x196] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFRFO_CXL_ACC,
		[0x199] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB_OPC,
		[0x19a] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__LOC_IO,
		[0x19e] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART1,
		[0x19f] = names_events + events_UNC_IIO_PWT_OCCUPANCY,
		[0x1a2] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_FSRDCURPTL,
		[0x1a3] = names_perf_pmus + perf_pmus_b2upi,
		[0x1a4] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCIL_DDR,
		[0x1a5] = names_umasks + umasks_UNC_UPI_TxL_FLITS__LLCTRL,
		[0x1a6] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__LLC_OR_SF_EVICTIONS,
		[0x1a7] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_CLFLUSH,
		[0x1a8] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_REMOTE,
		[0x1a9] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_PREF,
		[0x1aa] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LOCAL_WCILF_PMM,
		[0x1ab] = names_events + events_UNC_CHA_DIR_LOOKUP,
		[0x1ac] = names_box_aliases + aliases_box_b2upi,
		[0x1ad] = names_events + events_UNC_I_CACHE_TOTAL_OCCUPANCY,
		[0x1b0] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__REMOTE_DATA_RD,
		[0x1b4] = names_umasks + umasks_UNC_M_THROTTLE_CRIT_CYCLES__SLOT1,
		[0x1b5] = names_codes + events_UNC_P_PROCHOT_EXTERNAL_CYCLES,
		[0x1b6] = names_codes + events_UNC_M_PDC_MR4ACTIVE_CYCLES,
		[0x1b7] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_PREF_REMOTE,
		[0x1b8] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART1,
		[0x1b9] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DATA_RD,
		[0x1ba] = names_events + events_UNC_M_ACT_COUNT,
		[0x1bb] = names_umasks + umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__REQ_OWN,
		[0x1bc] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART0,
		[0x1bd] = names_events + events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN,
		[0x1be] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2A,
		[0x1bf] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__S2I,
		[0x1c0] = names_umasks + umasks_UNC_UPI_TxL_FLITS__NON_DATA,
		[0x1c1] = names_codes + events_UNC_CHA_TOR_INSERTS,
		[0x1c4] = names_umasks + umasks_UNC_CHA_DIR_UPDATE__HA,
		[0x1c6] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_HIT,
		[0x1c8] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2I,
		[0x1c9] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFCODE,
		[0x1ca] = names_umasks + umasks_UNC_CHA_MISC__RFO_HIT_S,
		[0x1cb] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__ANY,
		[0x1cc] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_LOCAL,
		[0x1cd] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__TOTAL_E,
		[0x1ce] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSPI,
		[0x1cf] = names_codes + events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3,
		[0x1d3] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART1,
		[0x1d4] = names_umasks + umasks_UNC_M_WPQ_INSERTS__SCH1_PCH0,
		[0x1d6] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_I,
		[0x1d7] = names_umasks + umasks_UNC_CHA_REMOTE_SF__UPDATE_SHARED,
		[0x1d9] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_PREF_REMOTE,
		[0x1da] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART4,
		[0x1e1] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_ITOMCACHENEAR,
		[0x1e2] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART3,
		[0x1e3] = names_umasks + umasks_UNC_B2CMI_PREFCAM_INSERTS__XPT_ALLCH,
		[0x1e5] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_WBMTOI,
		[0x1e7] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA_OPC,
		[0x1e8] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_LLCPREFCODE,
		[0x1eb] = names_umasks + umasks_UNC_IIO_IOMMU0__CTXT_CACHE_HITS,
		[0x1ec] = names_perf_pmus + perf_pmus_b2hot,
		[0x1ed] = names_box_aliases + aliases_box_b2hot,
		[0x1ee] = names_umasks + umasks_UNC_B2CMI_WR_TRACKER_INSERTS__CH0,
		[0x1ef] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__REMOTE_SNP,
		[0x1f0] = names_umasks + umasks_UNC_UPI_RxL_INSERTS__SLOT1,
		[0x1f4] = names_boxes + boxes_pcu,
		[0x1f7] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART5,
		[0x1f8] = names_umasks + umasks_UNC_B2CMI_TRACKER_OCCUPANCY__CH0,
		[0x1fc] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_UCRDF,
		[0x1ff] = A(names_wholes + event_aliases_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS),
		[0x201] = names_umasks + umasks_UNC_B2CMI_IMC_WRITES__TO_DDR_AS_MEM,
		[0x204] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOMCACHENEAR,
		[0x20c] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART5,
		[0x20f] = names_umasks + umasks_UNC_UPI_RxL_FLITS__NULL,
		[0x212] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__DATA_RD,
		[0x217] = names_events + events_UNC_CHA_DIR_UPDATE,
		[0x21a] = names_umasks + umasks_UNC_CHA_DIR_LOOKUP__NO_SNP,
		[0x21b] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_ITOM,
		[0x21d] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSPCNFLT,
		[0x21e] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__ALL_REMOTE,
		[0x220] = names_events + events_UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN,
		[0x225] = names_events + events_UNC_M_RPQ_INSERTS,
		[0x22b] = names_events + events_UNC_M_CLOCKTICKS,
		[0x22c] = names_events + events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1,
		[0x22d] = names_codes + events_UNC_IIO_IOMMU3,
		[0x22e] = names_umasks + umasks_UNC_CHA_IMC_WRITES_COUNT__FULL_PRIORITY,
		[0x230] = names_perf_pmus + perf_pmus_imc,
		[0x231] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_ALL_PARTS,
		[0x232] = names_box_aliases + aliases_box_imc,
		[0x234] = names_codes + events_UNC_MDF_CLOCKTICKS,
		[0x238] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_LOCAL,
		[0x23b] = names_umasks + umasks_UNC_UPI_TxL_FLITS__SLOT0,
		[0x23c] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__WR_NONPRE,
		[0x23f] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_MEMPUSHWR,
		[0x240] = names_umasks + umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_ANY,
		[0x241] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART7,
		[0x244] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MSGB,
		[0x247] = names_events + events_UNC_B2CMI_WR_TRACKER_INSERTS,
		[0x248] = names_umasks + umasks_UNC_IIO_IOMMU0__1G_HITS,
		[0x249] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART7,
		[0x24b] = names_umasks + umasks_UNC_IIO_IOMMU1__SLPWC_1G_HITS,
		[0x24c] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__TOTAL_S,
		[0x254] = names_events + events_UNC_IIO_DATA_REQ_BY_CPU,
		[0x255] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART0,
		[0x258] = names_events + events_UNC_CHA_REMOTE_SF,
		[0x259] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__NCB,
		[0x25a] = names_boxes + boxes_othertypes,
		[0x25b] = names_umasks + umasks_UNC_M_ACT_COUNT__ALL,
		[0x25c] = names_codes + events_UNC_CHA_DIR_LOOKUP,
		[0x25d] = names_codes + events_UNC_P_FREQ_MAX_POWER_CYCLES,
		[0x25e] = names_codes + events_UNC_B2CMI_DIRECTORY_MISS,
		[0x268] = names_events + events_UNC_M_THROTTLE_HIGH_CYCLES,
		[0x269] = names_umasks + umasks_UNC_UPI_TxL_FLITS__SLOT1,
		[0x26a] = names_codes + events_UNC_M_ACT_COUNT,
		[0x26c] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_WBEFTOE,
		[0x26d] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART7,
		[0x26e] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_DRD_OPT,
		[0x26f] = names_umasks + umasks_UNC_CHA_IMC_WRITES_COUNT__FULL,
		[0x272] = names_codes + events_UNC_M_POWER_THROTTLE_CYCLES,
		[0x274] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_REMOTE,
		[0x275] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2S,
		[0x278] = names_events + events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT,
		[0x27e] = names_perf_older + perf_older_cxldp_older,
		[0x27f] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART4,
		[0x281] = names_events + events_UNC_CHA_MISC,
		[0x283] = names_events + events_UNC_IIO_COMP_BUF_OCCUPANCY,
		[0x284] = names_umasks + umasks_UNC_B2CMI_IMC_READS__TO_DDR_AS_CACHE,
		[0x285] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART5,
		[0x286] = names_umasks + umasks_UNC_CHA_REQUESTS__READS_LOCAL,
		[0x287] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_ALL_PARTS,
		[0x288] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_REMOTE,
		[0x289] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_CXL_ACC,
		[0x28a] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART0,
		[0x28b] = names_umasks + umasks_UNC_UPI_RxL_FLITS__SLOT2,
		[0x28c] = names_codes + events_UNC_I_FAF_OCCUPANCY,
		[0x28d] = names_events + events_UNC_IIO_CLOCKTICKS,
		[0x28e] = names_codes + events_UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE,
		[0x28f] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART0,
		[0x294] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__REMOTE_RFO,
		[0x296] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOM,
		[0x298] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__LOCAL_E,
		[0x299] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__ABORT,
		[0x29a] = names_umasks + umasks_UNC_B2CMI_IMC_READS__NORMAL,
		[0x29c] = names_codes + events_UNC_IIO_IOMMU1,
		[0x2a0] = names_codes + events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6,
		[0x2a3] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART5,
		[0x2a6] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_WCILF,
		[0x2a8] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART2,
		[0x2aa] = names_boxes + boxes_imc,
		[0x2ab] = names_events + events_UNC_B2HOT_CLOCKTICKS,
		[0x2ad] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_A,
		[0x2ae] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__NCS_OPC,
		[0x2af] = names_perf_pmus + perf_pmus_irp,
		[0x2b0] = names_box_aliases + aliases_box_irp,
		[0x2b3] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_DRD_OPT,
		[0x2b4] = names_events + events_UNC_U_EVENT_MSG,
		[0x2b7] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CXL_ACC,
		[0x2b8] = names_umasks + umasks_UNC_B2CMI_PREFCAM_INSERTS__CH0_UPI,
		[0x2bb] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART5,
		[0x2be] = names_perf_older + perf_older_b2cmi_older,
		[0x2bf] = names_boxes + boxes_cxldp,
		[0x2c0] = names_codes + events_UNC_M_RDB_OCCUPANCY_SCH0,
		[0x2c1] = names_events + events_UNC_M_RDB_OCCUPANCY_SCH0,
		[0x2c3] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART3,
		[0x2c4] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_LOCAL,
		[0x2c5] = names_codes + events_UNC_CHA_RxC_INSERTS,
		[0x2c7] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS,
		[0x2c9] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART7,
		[0x2ca] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART3,
		[0x2cd] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCIL_PMM,
		[0x2ce] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_PCIRDCUR,
		[0x2cf] = names_umasks + umasks_UNC_CHA_OSB__RFO_HITS_SNP_BCAST,
		[0x2d1] = names_events + events_UNC_UPI_RxL_BASIC_HDR_MATCH,
		[0x2d3] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS,
		[0x2d7] = names_boxes + boxes_chacms,
		[0x2d8] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_LOCAL,
		[0x2d9] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_REMOTE,
		[0x2da] = names_codes + events_UNC_UPI_RxL_BASIC_HDR_MATCH,
		[0x2e2] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_WBSTOI,
		[0x2e3] = names_umasks + umasks_UNC_IIO_IOMMU3__NUM_INVAL_IOTLB,
		[0x2e4] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_ALL_PARTS,
		[0x2e5] = names_events + events_UNC_M_POWER_CHANNEL_PPD_CYCLES,
		[0x2e6] = names_umasks + umasks_UNC_B2CMI_TAG_MISS__RD_2WAY,
		[0x2e7] = names_codes + events_UNC_M_THROTTLE_MID_CYCLES,
		[0x2e8] = names_events + events_UNC_CHA_LLC_LOOKUP,
		[0x2e9] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_LOCAL,
		[0x2ea] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART3,
		[0x2f2] = names_events + events_UNC_UPI_L1_POWER_CYCLES,
		[0x2f3] = names_umasks + umasks_UNC_IIO_IOMMU0__CTXT_CACHE_LOOKUPS,
		[0x2f8] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__RFO,
		[0x2f9] = names_umasks + umasks_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU__TO_IO,
		[0x2fa] = names_codes + events_UNC_IIO_DATA_REQ_BY_CPU,
		[0x2fc] = names_codes + events_UNC_CHA_LLC_LOOKUP,
		[0x301] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR_LOCAL,
		[0x306] = names_events + events_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU,
		[0x308] = names_events + events_UNC_I_CLOCKTICKS,
		[0x310] = names_umasks + umasks_UNC_IIO_IOMMU0__FIRST_LOOKUPS,
		[0x314] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_RFO_PREF,
		[0x315] = names_boxes + boxes_irp,
		[0x316] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__NCB_OPC,
		[0x317] = names_umasks + umasks_UNC_IIO_IOMMU3__NUM_INVAL_PASID_CACHE,
		[0x31a] = names_umasks + umasks_UNC_M_PRE_COUNT__PGT,
		[0x31b] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART1,
		[0x31d] = names_boxes + boxes_cxlcm,
		[0x323] = names_umasks + umasks_UNC_CHA_REQUESTS__INVITOE_REMOTE,
		[0x324] = names_umasks + umasks_UNC_IIO_IOMMU1__SLPWC_256T_HITS,
		[0x328] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX_POSTED,
		[0x329] = names_events + events_UNC_B2CMI_CLOCKTICKS,
		[0x32f] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART0,
		[0x337] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART7,
		[0x338] = names_umasks + umasks_UNC_IIO_IOMMU3__INT_CACHE_HITS,
		[0x339] = names_umasks + umasks_UNC_B2CMI_PREFCAM_INSERTS__UPI_ALLCH,
		[0x33b] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_CODE,
		[0x33c] = names_perf_older + perf_older_mdf_older,
		[0x343] = names_umasks + umasks_UNC_U_EVENT_MSG__IPI_RCVD,
		[0x344] = names_umasks + umasks_UNC_IIO_IOMMU0__2M_HITS,
		[0x345] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART0,
		[0x348] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CXL_ACC,
		[0x34a] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART1,
		[0x350] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_MISS_PCIRDCUR,
		[0x353] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR,
		[0x354] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM_LOCAL,
		[0x355] = names_codes + events_UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE,
		[0x356] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX,
		[0x35b] = names_codes + events_UNC_CHA_MISC,
		[0x35e] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART6,
		[0x35f] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART0,
		[0x360] = names_umasks + umasks_UNC_U_EVENT_MSG__VLW_RCVD,
		[0x361] = names_umasks + umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT0,
		[0x366] = names_events + events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN,
		[0x367] = names_codes + events_UNC_M_RDB_OCCUPANCY_SCH1,
		[0x368] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFDATA_CXL_ACC,
		[0x369] = names_events + events_UNC_UPI_TxL_FLITS,
		[0x36a] = names_events + events_UNC_M_MR4_2XREF_CYCLES,
		[0x36f] = names_codes + events_UNC_I_FAF_INSERTS,
		[0x371] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART4,
		[0x372] = names_umasks + umasks_UNC_UPI_RxL_FLITS__PROTHDR,
		[0x375] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOMWR,
		[0x376] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_DDR,
		[0x377] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CXL_ACC,
		[0x378] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2S,
		[0x37a] = names_umasks + umasks_UNC_CHA_OSB__OFF_PWRHEURISTIC,
		[0x37b] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY,
		[0x37d] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO,
		[0x37f] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART7,
		[0x384] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_RFO,
		[0x385] = names_umasks + umasks_UNC_B2CMI_TAG_HIT__RD_CLEAN,
		[0x386] = names_umasks + umasks_UNC_CHA_REQUESTS__READS,
		[0x388] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_ITOM,
		[0x389] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART0,
		[0x38c] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__PEER_WRITE_ALL_PARTS,
		[0x38f] = names_umasks + umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES,
		[0x390] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__RD_PRE_REG,
		[0x393] = names_events + events_UNC_B2CMI_IMC_WRITES,
		[0x398] = names_boxes + boxes_iio,
		[0x399] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART0,
		[0x39a] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART7,
		[0x39b] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_ALL_PARTS,
		[0x39c] = names_umasks + umasks_UNC_M_WPQ_INSERTS__SCH0_PCH1,
		[0x39d] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__LOCAL_M,
		[0x39e] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_PREF_CXL_ACC,
		[0x39f] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_RFO_PREF,
		[0x3a0] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART2,
		[0x3a1] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2I,
		[0x3a2] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__SNP_OPC,
		[0x3a3] = names_codes + events_UNC_I_MISC1,
		[0x3a4] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__RD_NON_UNDERFILL,
		[0x3a5] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__X2I,
		[0x3a6] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_UNDERFILL,
		[0x3a7] = names_umasks + umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK3,
		[0x3a8] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSP_DATA_OPC,
		[0x3ad] = names_umasks + umasks_UNC_IIO_IOMMU1__SLPWC_2M_HITS,
		[0x3af] = names_events + events_UNC_UPI_CLOCKTICKS,
		[0x3b0] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__ALL,
		[0x3b1] = names_umasks + umasks_UNC_UPI_RxL_FLITS__LLCRD,
		[0x3b2] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_NODATA,
		[0x3b3] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LOCAL_WCILF_DDR,
		[0x3b4] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__CONFINED_P2P,
		[0x3b5] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART4,
		[0x3b6] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_ALL_PARTS,
		[0x3b7] = names_codes + events_UNC_CHA_CLOCKTICKS,
		[0x3b8] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__RFO_LOCAL,
		[0x3b9] = names_codes + events_UNC_CHA_DISTRESS_ASSERTED,
		[0x3ba] = names_codes + events_UNC_I_SNOOP_RESP,
		[0x3bd] = names_events + events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1,
		[0x3be] = names_events + events_UNC_IIO_IOMMU3,
		[0x3bf] = names_codes + events_UNC_M_THROTTLE_LOW_CYCLES,
		[0x3c0] = names_events + events_UNC_M_HCLOCKTICKS,
		[0x3c1] = names_codes + events_UNC_IIO_PWT_OCCUPANCY,
		[0x3c2] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART5,
		[0x3c9] = names_events + events_UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN,
		[0x3cb] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_PREF_CXL_ACC,
		[0x3cc] = names_umasks + umasks_UNC_UPI_RxL_FLITS__ALL_DATA,
		[0x3d3] = names_events + events_UNC_I_MISC1,
		[0x3d4] = names_events + events_UNC_CHACMS_CLOCKTICKS,
		[0x3dd] = names_umasks + umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK0,
		[0x3e2] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_WBMTOI,
		[0x3e9] = names_umasks + umasks_UNC_B2CMI_TAG_MISS__RD_DIRTY,
		[0x3ea] = names_codes + events_UNC_CXLDP_TxC_AGF_INSERTS,
		[0x3eb] = names_codes + events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1,
		[0x3ee] = names_perf_older + perf_older_irp_older,
		[0x3f1] = names_events + events_UNC_CHA_LLC_VICTIMS,
		[0x3f2] = names_umasks + umasks_UNC_CHA_DIR_UPDATE__TOR,
		[0x3f3] = names_umasks + umasks_UNC_M_PRE_COUNT__RD,
		[0x3f4] = names_umasks + umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK0,
		[0x3f5] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART7,
		[0x3f6] = names_umasks + umasks_UNC_B2CMI_TAG_MISS__DIRTY,
		[0x3f8] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART0,
		[0x3fa] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART3,
		[0x3fc] = names_umasks + umasks_UNC_M_PRE_COUNT__UFILL,
		[0x3fd] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP,
		[0x3fe] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_CODE,
		[0x3ff] = names_events + events_UNC_CXLCM_RxC_PACK_BUF_INSERTS,
		[0x400] = names_codes + events_UNC_P_PKG_RESIDENCY_C2E_CYCLES,
		[0x403] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LOCAL_WCIL_DDR,
		[0x40c] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART2,
		[0x40d] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_REMOTE_WCIL_DDR,
		[0x410] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__HIT_X2A,
		[0x411] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFRFO_CXL_ACC,
		[0x412] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART0,
		[0x413] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__RD_UNDERFILL_ALL,
		[0x414] = names_codes + events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU,
		[0x415] = names_codes + events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU,
		[0x417] = names_events + events_UNC_M_CAS_COUNT_SCH1,
		[0x418] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LOCAL_WCILF_PMM,
		[0x419] = names_events + events_UNC_IIO_TXN_REQ_OF_CPU,
		[0x41b] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA_CXL_ACC,
		[0x41c] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCILF_DDR,
		[0x41d] = names_codes + events_UNC_B2CMI_TAG_HIT,
		[0x421] = names_events + events_UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE,
		[0x424] = names_events + events_UNC_B2CMI_DIRECTORY_MISS,
		[0x429] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS,
		[0x42a] = names_umasks + umasks_UNC_M_THROTTLE_MID_CYCLES__SLOT1,
		[0x42c] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART4,
		[0x42d] = names_events + events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES,
		[0x42e] = names_perf_older + perf_older_iio_older,
		[0x42f] = names_umasks + umasks_UNC_CHA_RxC_OCCUPANCY__IRQ,
		[0x430] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_DATA_RD,
		[0x431] = names_events + events_UNC_UPI_RxL_INSERTS,
		[0x434] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF,
		[0x435] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__ALL,
		[0x436] = names_umasks + umasks_UNC_CHA_SF_EVICTION__S_STATE,
		[0x437] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART3,
		[0x438] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART3,
		[0x43b] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_ALL_PARTS,
		[0x43c] = names_umasks + umasks_UNC_I_SNOOP_RESP__ALL_MISS,
		[0x43d] = names_events + events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN,
		[0x43e] = names_events + events_UNC_IIO_IOMMU1,
		[0x43f] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART4,
		[0x440] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__RD,
		[0x441] = names_umasks + umasks_UNC_B2CMI_TAG_HIT__WR_DIRTY,
		[0x442] = names_umasks + umasks_UNC_B2CMI_IMC_WRITES__NI_MISS,
		[0x443] = names_umasks + umasks_UNC_CHA_REMOTE_SF__INCLUSIVE_ONLY,
		[0x444] = names_perf_older + perf_older_b2upi_older,
		[0x448] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART7,
		[0x44a] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_ITOM,
		[0x44b] = names_umasks + umasks_UNC_CHA_REQUESTS__WRITES,
		[0x44c] = names_events + events_UNC_UPI_RxL_FLITS,
		[0x44e] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__SNP,
		[0x450] = names_codes + events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0,
		[0x452] = names_codes + events_UNC_UPI_TxL_BASIC_HDR_MATCH,
		[0x453] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__RD,
		[0x455] = names_umasks + umasks_UNC_CHA_REMOTE_SF__DEALLOC_EVCTCLN,
		[0x458] = names_umasks + umasks_UNC_M_RPQ_INSERTS__PCH0,
		[0x45c] = names_perf_pmus + perf_pmus_cxlcm,
		[0x45d] = names_box_aliases + aliases_box_cxlcm,
		[0x45e] = names_events + events_UNC_P_PKG_RESIDENCY_C6_CYCLES,
		[0x463] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_DRD_OPT,
		[0x466] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB_OPC,
		[0x467] = names_umasks + umasks_UNC_M_ACT_COUNT__RD,
		[0x46a] = names_umasks + umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__WR,
		[0x46b] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART4,
		[0x46e] = names_perf_older + perf_older_pcu_older,
		[0x470] = names_events + events_UNC_UPI_RxL_OCCUPANCY,
		[0x473] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__WB,
		[0x475] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_LLCPREFRFO,
		[0x476] = names_events + events_UNC_CHA_RxC_INSERTS,
		[0x477] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_REMOTE,
		[0x478] = names_events + events_UNC_IIO_CLOCKTICKS_FREERUN,
		[0x479] = names_umasks + umasks_UNC_M_THROTTLE_LOW_CYCLES__SLOT1,
		[0x47a] = names_events + events_UNC_M_THROTTLE_CRIT_CYCLES,
		[0x47b] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__REQ_OPC,
		[0x47c] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_CLFLUSH,
		[0x47d] = names_umasks + umasks_UNC_UPI_RxL_FLITS__IDLE,
		[0x47e] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__CODE,
		[0x47f] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART7,
		[0x480] = names_umasks + umasks_UNC_M_THROTTLE_CRIT_CYCLES__SLOT0,
		[0x481] = names_umasks + umasks_UNC_M_MR4_2XREF_CYCLES__SCH0_DIMM0,
		[0x482] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_LOCAL,
		[0x483] = names_codes + events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0,
		[0x488] = names_codes + events_UNC_B2CMI_TAG_MISS,
		[0x489] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_RFO_PREF,
		[0x48a] = names_umasks + umasks_UNC_B2CMI_TAG_MISS__WR_DIRTY,
		[0x48c] = names_events + events_UNC_P_PROCHOT_EXTERNAL_CYCLES,
		[0x48d] = names_umasks + umasks_UNC_M_POWER_THROTTLE_CYCLES__BW_SLOT1,
		[0x48e] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__PEER_WRITE_ALL_PARTS,
		[0x48f] = names_umasks + umasks_UNC_UPI_TxL_FLITS__SLOT2,
		[0x490] = names_codes + events_UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT,
		[0x491] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LOCAL_WCIL_PMM,
		[0x497] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__REM_SNPS,
		[0x49c] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY,
		[0x4a0] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_REMOTE_WCIL_PMM,
		[0x4a1] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY_A,
		[0x4a2] = names_events + events_UNC_B2CMI_PREFCAM_INSERTS,
		[0x4a3] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__WB,
		[0x4a5] = names_umasks + umasks_UNC_UPI_RxL_FLITS__DATA,
		[0x4a6] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_WBEFTOI,
		[0x4a8] = names_codes + events_UNC_IIO_IOMMU0,
		[0x4a9] = names_umasks + umasks_UNC_B2CMI_IMC_READS__TO_DDR_AS_MEM,
		[0x4ac] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__REM_ALL,
		[0x4ad] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__IO,
		[0x4ae] = names_events + events_UNC_CHA_RxC_OCCUPANCY,
		[0x4af] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART2,
		[0x4b0] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_LLCPREFDATA,
		[0x4b1] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_LOCAL,
		[0x4b2] = names_umasks + umasks_UNC_B2CMI_TAG_MISS__WR_2WAY,
		[0x4b5] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__WB_OPC,
		[0x4b6] = names_umasks + umasks_UNC_UPI_RxL_INSERTS__SLOT0,
		[0x4b8] = names_codes + events_UNC_B2CMI_PREFCAM_INSERTS,
		[0x4b9] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__MISS_X2A,
		[0x4ba] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_HIT_PCIRDCUR,
		[0x4bb] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF_PMM,
		[0x4c1] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_RFO,
		[0x4c2] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__WRITE_REMOTE,
		[0x4c6] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT,
		[0x4c7] = names_events + events_UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU,
		[0x4c8] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__RD_UNDERFILL_ALL,
		[0x4ca] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFDATA,
		[0x4cb] = names_umasks + umasks_UNC_CHA_IMC_WRITES_COUNT__PARTIAL_PRIORITY,
		[0x4cc] = names_umasks + umasks_UNC_IIO_IOMMU3__NUM_INVAL_CTXT_CACHE,
		[0x4cd] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART6,
		[0x4cf] = names_events + events_UNC_CHA_SF_EVICTION,
		[0x4d0] = names_events + events_UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN,
		[0x4d1] = names_boxes + boxes_mdf,
		[0x4d5] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART4,
		[0x4d6] = names_boxes + boxes_ubox,
		[0x4d7] = names_umasks + umasks_UNC_M_RPQ_INSERTS__SCH0_PCH1,
		[0x4d8] = names_umasks + umasks_UNC_B2CMI_TAG_HIT__WR_CLEAN,
		[0x4d9] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR,
		[0x4da] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_ALL_PARTS,
		[0x4db] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART4,
		[0x4dc] = names_codes + events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT,
		[0x4dd] = names_codes + events_UNC_I_MISC0,
		[0x4df] = names_umasks + umasks_UNC_IIO_IOMMU1__SLPWC_512G_HITS,
		[0x4e0] = names_umasks + umasks_UNC_M_WPQ_INSERTS__SCH1_PCH1,
		[0x4e1] = names_events + events_UNC_I_FAF_INSERTS,
		[0x4e2] = names_umasks + umasks_UNC_UPI_TxL_FLITS__DATA,
		[0x4e8] = names_codes + events_UNC_B2CMI_WR_TRACKER_INSERTS,
		[0x4ea] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_CLFLUSH,
		[0x4ed] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__MCAST,
		[0x4ee] = names_events + events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0,
		[0x4ef] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_PREF,
		[0x4f0] = names_events + events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0,
		[0x4f1] = names_boxes + boxes_upi,
		[0x4f3] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__IA,
		[0x4f4] = names_codes + events_UNC_IIO_DATA_REQ_OF_CPU,
		[0x4f8] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_ITOMCACHENEAR,
		[0x4f9] = names_events + events_UNC_M_POWER_THROTTLE_CYCLES,
		[0x4fa] = names_umasks + umasks_UNC_UPI_RxL_FLITS__SLOT0,
		[0x4fb] = names_perf_pmus + perf_pmus_cxldp,
		[0x4fc] = names_events + events_UNC_P_FREQ_TRANS_CYCLES,
		[0x4fd] = names_umasks + umasks_UNC_CHA_OSB__LOCAL_INVITOE,
		[0x4fe] = names_box_aliases + aliases_box_cxldp,
		[0x500] = names_umasks + umasks_UNC_I_MISC0__FAST_REJ,
		[0x501] = names_events + events_UNC_CHACMS_DISTRESS_ASSERTED,
		[0x502] = names_events + events_UNC_B2CMI_TAG_HIT,
		[0x503] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__WR_PRE,
		[0x504] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN,
		[0x505] = names_codes + events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1,
		[0x507] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCURPTL,
		[0x509] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA,
		[0x50b] = names_codes + events_UNC_M_CAS_COUNT_SCH1,
		[0x50c] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART6,
		[0x512] = names_umasks + umasks_UNC_B2CMI_TAG_HIT__RD_DIRTY,
		[0x518] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO,
		[0x519] = names_umasks + umasks_UNC_B2CMI_TAG_HIT__ALL,
		[0x51b] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_RFO,
		[0x51c] = names_umasks + umasks_UNC_CHA_RxC_INSERTS__IRQ,
		[0x51e] = names_umasks + umasks_UNC_U_EVENT_MSG__MSI_RCVD,
		[0x51f] = names_codes + events_UNC_CHA_IMC_WRITES_COUNT,
		[0x520] = names_codes + events_UNC_UPI_L1_POWER_CYCLES,
		[0x522] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCIL_DDR,
		[0x525] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART5,
		[0x526] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__WR,
		[0x528] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_ITOM,
		[0x529] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_UPDATE__S2A,
		[0x52a] = names_umasks + umasks_UNC_IIO_IOMMU3__NUM_INVAL_INT_CACHE,
		[0x52b] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT,
		[0x52c] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART7,
		[0x52d] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_CLFLUSH,
		[0x52e] = names_events + events_UNC_IIO_DATA_REQ_OF_CPU,
		[0x52f] = names_umasks + umasks_UNC_M_SELF_REFRESH__ENTER_SUCCESS_CYCLES,
		[0x530] = names_perf_pmus + perf_pmus_upi,
		[0x531] = names_box_aliases + aliases_box_upi,
		[0x534] = names_events + events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS,
		[0x535] = names_codes + events_UNC_P_CLOCKTICKS,
		[0x53a] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART2,
		[0x53b] = names_umasks + umasks_UNC_CHA_REMOTE_SF__UPDATE_EXCLUSIVE,
		[0x53c] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_ITOM,
		[0x53f] = names_umasks + umasks_UNC_UPI_TxL_FLITS__IDLE,
		[0x540] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_MEMPUSHWR,
		[0x541] = names_umasks + umasks_UNC_M_PRE_COUNT__WR,
		[0x545] = names_perf_pmus + perf_pmus_iio,
		[0x546] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCIL,
		[0x547] = names_box_aliases + aliases_box_iio,
		[0x54b] = names_events + events_UNC_M_POWERDOWN_CYCLES,
		[0x551] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__WR_PRE,
		[0x552] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_MISS__CLEAN_A,
		[0x553] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WCILF,
		[0x554] = names_umasks + umasks_UNC_UPI_RxL_OCCUPANCY__SLOT1,
		[0x555] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSP_DATA,
		[0x55a] = names_umasks + umasks_UNC_M_POWER_THROTTLE_CYCLES__MR4BLKEN,
		[0x55c] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_OPT,
		[0x561] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART3,
		[0x566] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART4,
		[0x567] = names_umasks + umasks_UNC_I_SNOOP_RESP__ALL_HIT_ES,
		[0x56a] = names_events + events_UNC_I_SNOOP_RESP,
		[0x56b] = names_codes + events_UNC_P_PKG_RESIDENCY_C6_CYCLES,
		[0x56c] = names_events + events_UNC_B2UPI_CLOCKTICKS,
		[0x56d] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_HIT__DIRTY_I,
		[0x56e] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_ALL_PARTS,
		[0x56f] = names_umasks + umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__DATA,
		[0x571] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__REQ,
		[0x572] = names_events + events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6,
		[0x575] = names_boxes + boxes_b2upi,
		[0x578] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_REMOTE,
		[0x57c] = names_umasks + umasks_UNC_CHA_REMOTE_SF__VICTIM_SHARED,
		[0x57d] = names_events + events_UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN,
		[0x57e] = names_events + events_UNC_I_TRANSACTIONS,
		[0x57f] = names_events + events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0,
		[0x580] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_MISS__CLEAN_I,
		[0x581] = names_umasks + umasks_UNC_IIO_IOMMU1__SLPWC_CACHE_LOOKUPS,
		[0x582] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_CRD,
		[0x583] = names_events + events_UNC_M_RDB_OCCUPANCY_SCH1,
		[0x584] = names_perf_older + perf_older_b2cxl_older,
		[0x585] = names_codes + events_UNC_M_PRE_COUNT,
		[0x587] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_ITOMWR,
		[0x588] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ_OPC,
		[0x589] = names_events + events_UNC_UPI_TxL0P_POWER_CYCLES,
		[0x58a] = names_umasks + umasks_UNC_B2CMI_IMC_WRITES__PARTIAL,
		[0x58e] = names_umasks + umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK3,
		[0x590] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_REMOTE,
		[0x593] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_CXL_ACC,
		[0x595] = names_events + events_UNC_M_PRE_COUNT,
		[0x597] = names_events + events_UNC_M_PDC_MR4ACTIVE_CYCLES,
		[0x59a] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__REMOTE_CODE,
		[0x59c] = names_umasks + umasks_UNC_M_RPQ_INSERTS__SCH1_PCH1,
		[0x59d] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART7,
		[0x59e] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART0,
		[0x5a0] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_PREF_CXL_ACC,
		[0x5a6] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_PREF_LOCAL,
		[0x5a7] = names_events + events_UNC_CHA_CLOCKTICKS,
		[0x5a8] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_RFO,
		[0x5a9] = names_codes + events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS,
		[0x5ac] = names_codes + events_UNC_IIO_TXN_REQ_BY_CPU,
		[0x5b4] = names_codes + events_UNC_UPI_CLOCKTICKS,
		[0x5b5] = names_umasks + umasks_UNC_B2CMI_PREFCAM_OCCUPANCY__CH0,
		[0x5b8] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFCODE,
		[0x5ba] = names_umasks + umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_TOR,
		[0x5bd] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__LOC_ALL,
		[0x5be] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_LOCAL,
		[0x5bf] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_LLCPREFCODE,
		[0x5c0] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__ALL,
		[0x5c1] = names_umasks + umasks_UNC_CHA_SF_EVICTION__M_STATE,
		[0x5c2] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_ITOMCACHENEAR,
		[0x5c3] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_PREF_LOCAL,
		[0x5c4] = names_events + events_UNC_P_CLOCKTICKS,
		[0x5c5] = names_umasks + umasks_UNC_IIO_IOMMU3__CYC_PWT_FULL,
		[0x5c6] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART3,
		[0x5c7] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART1,
		[0x5c8] = names_umasks + umasks_UNC_M_PRE_COUNT__ALL,
		[0x5c9] = names_umasks + umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK1,
		[0x5ca] = names_events + events_UNC_B2CMI_DIRECT2CORE_TAKEN,
		[0x5cd] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_UCRDF,
		[0x5cf] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_ALL_PARTS,
		[0x5d0] = names_umasks + umasks_UNC_B2CMI_TAG_MISS__WR_CLEAN,
		[0x5d1] = names_codes + events_UNC_CHA_DIR_UPDATE,
		[0x5d2] = names_codes + events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES,
		[0x5d6] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART5,
		[0x5d7] = names_umasks + umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__MEM,
		[0x5dc] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_WBMTOI,
		[0x5dd] = names_boxes + boxes_b2hot,
		[0x5de] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART2,
		[0x5df] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_CXL_ACC,
		[0x5e0] = names_events + events_UNC_CHA_TOR_OCCUPANCY,
		[0x5e1] = names_codes + events_UNC_UPI_RxL_INSERTS,
		[0x5e3] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_ITOMWR,
		[0x5e7] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART6,
		[0x5e9] = names_umasks + umasks_UNC_B2CMI_TAG_MISS__CLEAN,
		[0x5ea] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__SNP_OPC,
		[0x5eb] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_DDR,
		[0x5ef] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR,
		[0x5f0] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSP_NODATA,
		[0x5f1] = names_codes + events_UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE,
		[0x5f4] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__LOC_ALL,
		[0x5f5] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF,
		[0x5f6] = names_umasks + umasks_UNC_UPI_RxL_FLITS__NON_DATA,
		[0x5f7] = names_codes + events_UNC_I_CLOCKTICKS,
		[0x5f8] = names_umasks + umasks_UNC_I_MISC0__FAST_REQ,
		[0x5fa] = names_umasks + umasks_UNC_B2CMI_IMC_WRITES__FULL,
		[0x5fd] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_CRD,
		[0x600] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_DRD_OPT_PREF,
		[0x601] = names_codes + events_UNC_U_EVENT_MSG,
		[0x604] = names_codes + events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1,
		[0x605] = names_codes + events_UNC_UPI_RxL_FLITS,
		[0x606] = names_box_aliases + aliases_box_mdf + 1,
		[0x607] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_PF_DATA_RD,
		[0x609] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_DMND_RFO,
		[0x60a] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD_REMOTE,
		[0x60b] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__ALL,
		[0x60c] = names_events + events_UNC_M_THROTTLE_MID_CYCLES,
		[0x60d] = names_codes + events_UNC_CHA_OSB,
		[0x60e] = names_boxes + boxes_b2cxl,
		[0x610] = names_umasks + umasks_UNC_I_SNOOP_RESP__ALL_HIT_M,
		[0x611] = names_umasks + umasks_UNC_CHA_REQUESTS__INVITOE,
		[0x612] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__WR_NONPRE,
		[0x614] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_PCIRDCUR_LOCAL,
		[0x615] = names_umasks + umasks_UNC_M_WPQ_INSERTS__PCH0,
		[0x617] = names_events + events_UNC_B2CXL_CLOCKTICKS,
		[0x618] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_FSRDCUR,
		[0x61e] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__LOC_IA,
		[0x61f] = names_umasks + umasks_UNC_CHA_REMOTE_SF__ALLOC_EXCLUSIVE,
		[0x620] = names_events + events_UNC_B2CMI_TRACKER_OCCUPANCY,
		[0x621] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_MISS_WCIL,
		[0x622] = names_perf_pmus + perf_pmus_mdf,
		[0x623] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT,
		[0x624] = names_box_aliases + aliases_box_mdf,
		[0x629] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART3,
		[0x62c] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_CRD_PREF,
		[0x62d] = names_events + events_UNC_B2CMI_DIRECTORY_UPDATE,
		[0x632] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSHOPT,
		[0x633] = names_umasks + umasks_UNC_M_THROTTLE_HIGH_CYCLES__SLOT1,
		[0x637] = names_umasks + umasks_UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU__IOMMU_REQ,
		[0x638] = names_codes + events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0,
		[0x63e] = names_perf_pmus + perf_pmus_b2cxl,
		[0x63f] = names_box_aliases + aliases_box_b2cxl,
		[0x642] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_RFO_PREF_LOCAL,
		[0x643] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_CLFLUSH,
		[0x644] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART1,
		[0x645] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART2,
		[0x646] = names_boxes + boxes_b2cmi,
		[0x647] = names_events + events_UNC_B2CMI_IMC_READS,
		[0x64a] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART6,
		[0x64c] = names_umasks + umasks_UNC_IIO_IOMMU0__4K_HITS,
		[0x64f] = names_umasks + umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT0,
		[0x650] = A(names_wholes + event_aliases_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE),
		[0x651] = names_codes + events_UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER,
		[0x654] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_READ_PART6,
		[0x655] = names_umasks + umasks_UNC_M_RDB_INSERTS__SCH0,
		[0x656] = names_codes + events_UNC_M_THROTTLE_CRIT_CYCLES,
		[0x659] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__LOC_IO,
		[0x65a] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_ITOM,
		[0x666] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__ALL,
		[0x667] = names_umasks + umasks_UNC_M_WPQ_INSERTS__SCH0_PCH0,
		[0x668] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA,
		[0x670] = names_umasks + umasks_UNC_B2CMI_IMC_WRITES__ALL,
		[0x671] = names_umasks + umasks_UNC_I_SNOOP_RESP__ALL_HIT_I,
		[0x672] = names_umasks + umasks_UNC_M_THROTTLE_HIGH_CYCLES__SLOT0,
		[0x673] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__LOCAL_F,
		[0x674] = names_umasks + umasks_UNC_CHA_OSB__REMOTE_READ,
		[0x675] = names_events + events_UNC_RAPL_ENERGY_DRAM,
		[0x676] = names_codes + events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1,
		[0x678] = names_umasks + umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK2,
		[0x67b] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WIL,
		[0x67d] = names_codes + events_UNC_CHA_SF_EVICTION,
		[0x67e] = names_events + events_UNC_P_FREQ_MAX_POWER_CYCLES,
		[0x681] = names_events + events_UNC_MDF_CLOCKTICKS,
		[0x685] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CRD_PREF,
		[0x689] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__RD_NON_UNDERFILL,
		[0x68b] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART1,
		[0x68f] = names_umasks + umasks_UNC_UPI_TxL_FLITS__PROTHDR,
		[0x691] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_MISS__CLEAN,
		[0x693] = names_events + events_UNC_I_MISC0,
		[0x698] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_WCIL,
		[0x69a] = names_perf_pmus + perf_pmus_b2cmi,
		[0x69b] = names_box_aliases + aliases_box_b2cmi,
		[0x69c] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__PEER_READ_ALL_PARTS,
		[0x69f] = names_events + events_UNC_M_SELF_REFRESH,
		[0x6a1] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT_PREF,
		[0x6a4] = names_umasks + umasks_UNC_M_POWERDOWN_CYCLES__SCH1_RANK1,
		[0x6a5] = names_umasks + umasks_UNC_CHA_REMOTE_SF__VICTIM_EXCLUSIVE,
		[0x6a6] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__REQ,
		[0x6a7] = names_codes + events_UNC_CHA_REMOTE_SF,
		[0x6ae] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPCNFLT,
		[0x6af] = names_events + events_UNC_CHACMS_RING_SRC_THRTL,
		[0x6b0] = names_events + events_UNC_CHA_OSB,
		[0x6b1] = names_umasks + umasks_UNC_CXLDP_TxC_AGF_INSERTS__M2S_DATA,
		[0x6b3] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__REMOTE_S,
		[0x6b4] = names_codes + events_UNC_IIO_CLOCKTICKS,
		[0x6b7] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_FSRDCUR,
		[0x6bb] = names_events + events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE,
		[0x6be] = names_umasks + umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__LOC_P2P,
		[0x6bf] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__LOCAL_S,
		[0x6c0] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCALLY_HOMED_ADDRESS,
		[0x6c2] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOM,
		[0x6c4] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__NCS,
		[0x6c8] = names_umasks + umasks_UNC_IIO_IOMMU1__NUM_MEM_ACCESSES_HIGH,
		[0x6cd] = names_events + events_UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN,
		[0x6cf] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO,
		[0x6d0] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WIL,
		[0x6d1] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_WCIL,
		[0x6d2] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__WR,
		[0x6d3] = names_codes + events_UNC_B2CMI_TRACKER_INSERTS,
		[0x6d4] = names_umasks + umasks_UNC_CHA_REMOTE_SF__DIRBACKED_ONLY,
		[0x6d7] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD,
		[0x6da] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_WRITE_PART6,
		[0x6dd] = names_events + events_UNC_CHA_IMC_WRITES_COUNT,
		[0x6e0] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_REMOTE,
		[0x6e1] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_HIT_LLCPREFRFO,
		[0x6e2] = names_umasks + umasks_UNC_IIO_IOMMU3__INT_CACHE_LOOKUPS,
		[0x6e3] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART1,
		[0x6e8] = names_events + events_UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN,
		[0x6ec] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_CRD,
		[0x6ee] = names_perf_older + perf_older_imc_older,
		[0x6ef] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__REMOTE_M,
		[0x6f0] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART3,
		[0x6f5] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_CLFLUSHOPT,
		[0x6f6] = names_events + events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES,
		[0x6f7] = names_umasks + umasks_UNC_UPI_RxL_OCCUPANCY__SLOT2,
		[0x6f8] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_RFO,
		[0x6f9] = names_events + events_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU,
		[0x6fa] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO,
		[0x6fb] = names_umasks + umasks_UNC_M_ACT_COUNT__WR,
		[0x6fc] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_FSRDCUR,
		[0x6fd] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART2,
		[0x6fe] = names_umasks + umasks_UNC_B2CMI_PREFCAM_INSERTS__CH0_XPT,
		[0x6ff] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_ITOM,
		[0x703] = names_codes + events_UNC_IIO_TXN_REQ_OF_CPU,
		[0x704] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT,
		[0x707] = names_codes + events_UNC_B2CMI_DIRECT2UPI_TAKEN,
		[0x709] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART5,
		[0x70b] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT_RFO,
		[0x70d] = names_umasks + umasks_UNC_UPI_TxL_FLITS__NULL,
		[0x710] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WIL,
		[0x711] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_HIT__CLEAN_S,
		[0x716] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_CRD_PREF,
		[0x717] = names_umasks + umasks_UNC_M_RPQ_INSERTS__PCH1,
		[0x718] = names_umasks + umasks_UNC_CHA_DISTRESS_ASSERTED__DPT_IRQ,
		[0x719] = names_umasks + umasks_UNC_M_WPQ_INSERTS__PCH1,
		[0x71a] = names_events + events_UNC_B2CMI_PREFCAM_OCCUPANCY,
		[0x71d] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__REM_ALL,
		[0x71e] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCS_OPC,
		[0x720] = names_events + events_UNC_P_PROCHOT_INTERNAL_CYCLES,
		[0x721] = names_codes + events_UNC_CHA_LLC_VICTIMS,
		[0x722] = names_codes + events_UNC_CHA_REQUESTS,
		[0x727] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_CLFLUSH,
		[0x72a] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_REMOTE_WCILF_PMM,
		[0x72b] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCIL_PMM,
		[0x72c] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART6,
		[0x72e] = names_perf_older + perf_older_ubox_older,
		[0x72f] = names_events + events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1,
		[0x734] = names_codes + events_UNC_B2CXL_CLOCKTICKS,
		[0x739] = names_umasks + umasks_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES__SLOT1,
		[0x73c] = names_umasks + umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM0,
		[0x741] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_LOOKUP__STATE_S,
		[0x744] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_SPECITOM,
		[0x74b] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_WRITE_PART1,
		[0x74c] = names_codes + events_UNC_CHA_TOR_OCCUPANCY,
		[0x74d] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_WCIL,
		[0x74f] = names_umasks + umasks_UNC_UPI_RxL_INSERTS__SLOT2,
		[0x750] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_CXL_ACC,
		[0x751] = names_umasks + umasks_UNC_IIO_TXN_REQ_BY_CPU__MEM_WRITE_PART1,
		[0x752] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_LOCAL,
		[0x754] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCILF,
		[0x756] = names_umasks + umasks_UNC_M_POWERDOWN_CYCLES__SCH0_RANK2,
		[0x757] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCILF,
		[0x758] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOM_REMOTE,
		[0x759] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_HIT_WCIL,
		[0x75a] = names_perf_pmus + perf_pmus_pcu,
		[0x75b] = names_perf_pmus + perf_pmus_ubox,
		[0x75c] = names_box_aliases + aliases_box_ubox,
		[0x75d] = names_umasks + umasks_UNC_U_EVENT_MSG__INT_PRIO,
		[0x75e] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH0__RD_PRE_REG,
		[0x75f] = names_box_aliases + aliases_box_pcu,
		[0x760] = names_events + events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN,
		[0x761] = names_codes + events_UNC_M_CAS_COUNT_SCH0,
		[0x762] = names_codes + events_UNC_CXLCM_RxC_PACK_BUF_INSERTS,
		[0x769] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_MISS_ITOMCACHENEAR_REMOTE,
		[0x76c] = names_umasks + umasks_UNC_IIO_COMP_BUF_OCCUPANCY__CMPD_PART1,
		[0x76d] = names_umasks + umasks_UNC_UPI_TxL_FLITS__LLCRD,
		[0x76e] = names_umasks + umasks_UNC_I_MISC0__2ND_WR_INSERT,
		[0x76f] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFRFO,
		[0x770] = names_perf_older + perf_older_upi_older,
		[0x772] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_WCILF,
		[0x774] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_LLCPREFCODE,
		[0x775] = names_codes + events_UNC_B2CMI_CLOCKTICKS,
		[0x776] = names_umasks + umasks_UNC_IIO_NUM_OUTSTANDING_REQ_FROM_CPU__TO_IO,
		[0x777] = names_codes + events_UNC_B2CMI_TRACKER_OCCUPANCY,
		[0x779] = names_umasks + umasks_UNC_IIO_IOMMU0__MISSES,
		[0x77a] = names_codes + events_UNC_P_PROCHOT_INTERNAL_CYCLES,
		[0x77c] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__CXL_HIT_FSRDCURPTL,
		[0x77e] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__RSPI,
		[0x77f] = names_codes + events_UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE,
		[0x782] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_WIL,
		[0x783] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__PEER_READ_ALL_PARTS,
		[0x785] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_REMOTE_WCILF_PMM,
		[0x789] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__CXL_MISS_FSRDCUR,
		[0x78e] = names_codes + events_UNC_M_MR4_2XREF_CYCLES,
		[0x790] = names_codes + events_UNC_IIO_COMP_BUF_INSERTS,
		[0x793] = names_umasks + umasks_UNC_I_MISC1__LOST_FWD,
		[0x794] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSP_NODATA_OPC,
		[0x798] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_RFO,
		[0x799] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CRD_REMOTE,
		[0x79c] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCILF,
		[0x79d] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_WCIL_PMM,
		[0x79e] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_WCIL,
		[0x79f] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_WRITE_PART6,
		[0x7a0] = names_events + events_UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN,
		[0x7a7] = names_umasks + umasks_UNC_CHA_SF_EVICTION__E_STATE,
		[0x7a8] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_ITOM,
		[0x7a9] = names_umasks + umasks_UNC_M_POWER_THROTTLE_CYCLES__RAPLBLK,
		[0x7aa] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_READ_PART2,
		[0x7ab] = names_umasks + umasks_UNC_UPI_RxL_FLITS__SLOT1,
		[0x7ad] = names_codes + events_UNC_M_SELF_REFRESH,
		[0x7af] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_RFO_PREF_LOCAL,
		[0x7b1] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_WBMTOE,
		[0x7b7] = names_umasks + umasks_UNC_CHA_REQUESTS__WRITES_LOCAL,
		[0x7b9] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_LLCPREFDATA,
		[0x7ba] = names_codes + events_UNC_CHA_RxC_OCCUPANCY,
		[0x7bb] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__PEER_READ_PART4,
		[0x7bc] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__LOCAL_ALL,
		[0x7be] = names_perf_older + perf_older_cxlcm_older,
		[0x7c1] = names_umasks + umasks_UNC_CHA_LLC_LOOKUP__LOCAL_LLC_PF,
		[0x7c2] = names_umasks + umasks_UNC_IIO_TXN_REQ_OF_CPU__MEM_READ_PART2,
		[0x7c3] = names_events + events_UNC_B2CMI_DIRECTORY_HIT,
		[0x7ca] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_LLCPREFDATA,
		[0x7cc] = names_umasks + umasks_UNC_UPI_TxL_BASIC_HDR_MATCH__NCB,
		[0x7ce] = names_codes + events_UNC_I_CACHE_TOTAL_OCCUPANCY,
		[0x7d0] = names_umasks + umasks_UNC_M_CAS_COUNT_SCH1__RD_PRE_UNDERFILL,
		[0x7d1] = names_events + events_UNC_I_FAF_OCCUPANCY,
		[0x7d3] = names_umasks + umasks_UNC_UPI_TxL_FLITS__ALL_DATA,
		[0x7d4] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_HIT_ITOMCACHENEAR,
		[0x7d5] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_DRD_OPT_PREF,
		[0x7d6] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_CXL_ACC,
		[0x7d7] = names_umasks + umasks_UNC_CHA_IMC_WRITES_COUNT__PARTIAL,
		[0x7d8] = names_codes + events_UNC_M_POWER_CHANNEL_PPD_CYCLES,
		[0x7d9] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_PART6,
		[0x7da] = names_codes + events_UNC_B2CMI_DIRECTORY_LOOKUP,
		[0x7dc] = names_codes + events_UNC_IIO_COMP_BUF_OCCUPANCY,
		[0x7dd] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IA_CRD_PREF,
		[0x7e0] = names_umasks + umasks_UNC_UPI_RxL_BASIC_HDR_MATCH__RSP_DATA,
		[0x7e2] = names_umasks + umasks_UNC_M_PDC_MR4ACTIVE_CYCLES__SCH0_DIMM1,
		[0x7e8] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IO_HIT_RFO,
		[0x7ed] = names_umasks + umasks_UNC_IIO_COMP_BUF_INSERTS__CMPD_PART2,
		[0x7ef] = names_umasks + umasks_UNC_CHA_OSB__LOCAL_READ,
		[0x7f1] = names_umasks + umasks_UNC_CHA_LLC_VICTIMS__TOTAL_M,
		[0x7f2] = names_umasks + umasks_UNC_B2CMI_DIRECTORY_MISS__DIRTY_S,
		[0x7f4] = names_codes + events_UNC_B2HOT_CLOCKTICKS,
		[0x7f5] = names_umasks + umasks_UNC_CHA_TOR_OCCUPANCY__IO_HIT_ITOMCACHENEAR,
		[0x7f7] = names_boxes + boxes_rapl,
		[0x7f8] = names_umasks + umasks_UNC_IIO_DATA_REQ_BY_CPU__MEM_WRITE_PART6,
		[0x7f9] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_PART2,
		[0x7fa] = names_umasks + umasks_UNC_CHA_TOR_INSERTS__IA_ITOM,
		[0x7fb] = names_umasks + umasks_UNC_IIO_DATA_REQ_OF_CPU__PEER_READ_PART5,
		[0x7fc] = names_umasks + umasks_UNC_IIO_IOMMU0__ALL_LOOKUPS,
		[0x7fd] = names_umasks + umasks_UNC_M_MR4_2XREF_CYCLES__SCH1_DIMM0,
		[0x7fe] = names_perf_older + perf_older_b2hot_older,
	},
	.metrics = {
		[metrics_cha_NUMA_READS_LOCAL] = { .max = 100, .name = S(NUMA_READS_LOCAL), .title = T(metrics_cha_NUMA_READS_LOCAL_title), .text = T(metrics_cha_NUMA_READS_LOCAL), .source = C(perfmon_srf_sierraforest_31475aa4), .formula = T(metrics_cha_NUMA_READS_LOCAL_formula), .unit = S(percent), .category = S(TOR), .ops = { metric_ops_cha_NUMA_READS_LOCAL, 13 }, .inputs = { metric_inputs_cha_NUMA_READS_LOCAL, 4 }, .box = boxes_cha, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_NUMA_READS_REMOTE] = { .max = 100, .name = S(NUMA_READS_REMOTE), .title = T(metrics_cha_NUMA_READS_REMOTE_title), .text = T(metrics_cha_NUMA_READS_REMOTE), .source = C(perfmon_srf_sierraforest_b35a9d63), .formula = T(metrics_cha_NUMA_READS_REMOTE_formula), .unit = S(percent), .category = S(TOR), .ops = { metric_ops_cha_NUMA_READS_REMOTE, 13 }, .inputs = { metric_inputs_cha_NUMA_READS_REMOTE, 4 }, .box = boxes_cha, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_LLC_DRD_MISS_LATENCY] = { .name = S(LLC_DRD_MISS_LATENCY), .title = T(metrics_cha_LLC_DRD_MISS_LATENCY_title), .text = T(metrics_cha_LLC_DRD_MISS_LATENCY), .source = C(perfmon_srf_sierraforest_f8ef3d26), .formula = T(metrics_cha_LLC_DRD_MISS_LATENCY_formula), .unit = S(seconds), .category = S(TOR), .ops = { metric_ops_cha_LLC_DRD_MISS_LATENCY, 9 }, .inputs = { metric_inputs_cha_LLC_DRD_MISS_LATENCY, 3 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_MEM_PARALLEL_READS] = { .name = S(MEM_PARALLEL_READS), .title = T(metrics_cha_MEM_PARALLEL_READS_title), .text = T(metrics_cha_MEM_PARALLEL_READS), .source = C(perfmon_srf_V1_18__as_on_736759b8), .formula = T(metrics_cha_MEM_PARALLEL_READS_formula), .unit = S(entries), .category = S(TOR), .ops = { metric_ops_cha_MEM_PARALLEL_READS, 3 }, .inputs = { metric_inputs_cha_MEM_PARALLEL_READS, 2 }, .box = boxes_cha, .passes = 2, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_UNCORE_CLOCK] = { .name = S(UNCORE_CLOCK), .title = T(metrics_cha_UNCORE_CLOCK_title), .text = T(metrics_cha_UNCORE_CLOCK), .source = C(perfmon_gnr_graniterapid_07461fdf), .formula = T(metrics_cha_UNCORE_CLOCK_formula), .unit = S(cycles), .category = S(CLOCK), .ops = { metric_ops_cha_UNCORE_CLOCK, 3 }, .inputs = { metric_inputs_cha_UNCORE_CLOCK, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_HA_LOCAL_BW_READS] = { .name = S(HA_LOCAL_BW_READS), .title = T(metrics_cha_HA_LOCAL_BW_READS_title), .text = T(metrics_cha_HA_LOCAL_BW_READS), .source = C(perfmon_gnr_graniterapid_1db98039), .formula = T(metrics_cha_HA_LOCAL_BW_READS_formula), .unit = S(bytes), .category = S(MEMORY), .ops = { metric_ops_cha_HA_LOCAL_BW_READS, 3 }, .inputs = { metric_inputs_cha_HA_LOCAL_BW_READS, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_HA_LOCAL_BW_WRITES] = { .name = S(HA_LOCAL_BW_WRITES), .title = T(metrics_cha_HA_LOCAL_BW_WRITES_title), .text = T(metrics_cha_HA_LOCAL_BW_WRITES), .source = C(perfmon_gnr_graniterapid_f326e589), .formula = T(metrics_cha_HA_LOCAL_BW_WRITES_formula), .unit = S(bytes), .category = S(MEMORY), .ops = { metric_ops_cha_HA_LOCAL_BW_WRITES, 3 }, .inputs = { metric_inputs_cha_HA_LOCAL_BW_WRITES, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_HA_REMOTE_BW_READS] = { .name = S(HA_REMOTE_BW_READS), .title = T(metrics_cha_HA_REMOTE_BW_READS_title), .text = T(metrics_cha_HA_REMOTE_BW_READS), .source = C(perfmon_gnr_graniterapid_0ccb1857), .formula = T(metrics_cha_HA_REMOTE_BW_READS_formula), .unit = S(bytes), .category = S(MEMORY), .ops = { metric_ops_cha_HA_REMOTE_BW_READS, 3 }, .inputs = { metric_inputs_cha_HA_REMOTE_BW_READS, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_HA_REMOTE_BW_WRITES] = { .name = S(HA_REMOTE_BW_WRITES), .title = T(metrics_cha_HA_REMOTE_BW_WRITES_title), .text = T(metrics_cha_HA_REMOTE_BW_WRITES), .source = C(perfmon_gnr_graniterapid_15fc7764), .formula = T(metrics_cha_HA_REMOTE_BW_WRITES_formula), .unit = S(bytes), .category = S(MEMORY), .ops = { metric_ops_cha_HA_REMOTE_BW_WRITES, 3 }, .inputs = { metric_inputs_cha_HA_REMOTE_BW_WRITES, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_LINES_READ] = { .name = S(IO_LINES_READ), .title = T(metrics_cha_IO_LINES_READ_title), .text = T(metrics_cha_IO_LINES_READ), .source = C(perfmon_gnr_graniterapid_4e08e89f), .formula = T(metrics_cha_IO_LINES_READ_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_LINES_READ, 3 }, .inputs = { metric_inputs_cha_IO_LINES_READ, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_LINES_WRITTEN] = { .name = S(IO_LINES_WRITTEN), .title = T(metrics_cha_IO_LINES_WRITTEN_title), .text = T(metrics_cha_IO_LINES_WRITTEN), .source = C(perfmon_gnr_graniterapid_9052a3c2), .formula = T(metrics_cha_IO_LINES_WRITTEN_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_LINES_WRITTEN, 5 }, .inputs = { metric_inputs_cha_IO_LINES_WRITTEN, 2 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_READS_MISS_PCT] = { .max = 100, .name = S(IO_READS_MISS_PCT), .title = T(metrics_cha_IO_READS_MISS_PCT_title), .text = T(metrics_cha_IO_READS_MISS_PCT), .source = C(perfmon_gnr_graniterapid_6a12571e), .formula = T(metrics_cha_IO_READS_MISS_PCT_formula), .unit = S(percent), .category = S(TOR), .ops = { metric_ops_cha_IO_READS_MISS_PCT, 5 }, .inputs = { metric_inputs_cha_IO_READS_MISS_PCT, 2 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_WRITES_MISS_PCT] = { .max = 100, .name = S(IO_WRITES_MISS_PCT), .title = T(metrics_cha_IO_WRITES_MISS_PCT_title), .text = T(metrics_cha_IO_WRITES_MISS_PCT), .source = C(perfmon_gnr_graniterapid_b0669d6b), .formula = T(metrics_cha_IO_WRITES_MISS_PCT_formula), .unit = S(percent), .category = S(TOR), .ops = { metric_ops_cha_IO_WRITES_MISS_PCT, 5 }, .inputs = { metric_inputs_cha_IO_WRITES_MISS_PCT, 2 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_LINES_READ_LOCAL] = { .name = S(IO_LINES_READ_LOCAL), .title = T(metrics_cha_IO_LINES_READ_LOCAL_title), .text = T(metrics_cha_IO_LINES_READ_LOCAL), .source = C(perfmon_gnr_graniterapid_695c35a8), .formula = T(metrics_cha_IO_LINES_READ_LOCAL_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_LINES_READ_LOCAL, 3 }, .inputs = { metric_inputs_cha_IO_LINES_READ_LOCAL, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_LINES_READ_REMOTE] = { .name = S(IO_LINES_READ_REMOTE), .title = T(metrics_cha_IO_LINES_READ_REMOTE_title), .text = T(metrics_cha_IO_LINES_READ_REMOTE), .source = C(perfmon_gnr_graniterapid_3f168700), .formula = T(metrics_cha_IO_LINES_READ_REMOTE_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_LINES_READ_REMOTE, 3 }, .inputs = { metric_inputs_cha_IO_LINES_READ_REMOTE, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_LINES_WRITTEN_LOCAL] = { .name = S(IO_LINES_WRITTEN_LOCAL), .title = T(metrics_cha_IO_LINES_WRITTEN_LOCAL_title), .text = T(metrics_cha_IO_LINES_WRITTEN_LOCAL), .source = C(perfmon_gnr_graniterapid_66321733), .formula = T(metrics_cha_IO_LINES_WRITTEN_LOCAL_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_LINES_WRITTEN_LOCAL, 5 }, .inputs = { metric_inputs_cha_IO_LINES_WRITTEN_LOCAL, 2 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_LINES_WRITTEN_REMOTE] = { .name = S(IO_LINES_WRITTEN_REMOTE), .title = T(metrics_cha_IO_LINES_WRITTEN_REMOTE_title), .text = T(metrics_cha_IO_LINES_WRITTEN_REMOTE), .source = C(perfmon_gnr_graniterapid_84e342aa), .formula = T(metrics_cha_IO_LINES_WRITTEN_REMOTE_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_LINES_WRITTEN_REMOTE, 5 }, .inputs = { metric_inputs_cha_IO_LINES_WRITTEN_REMOTE, 2 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_READ_MISS_BW] = { .name = S(IO_READ_MISS_BW), .title = T(metrics_cha_IO_READ_MISS_BW_title), .text = T(metrics_cha_IO_READ_MISS_BW), .source = C(perfmon_gnr_graniterapid_a61434c6), .formula = T(metrics_cha_IO_READ_MISS_BW_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_READ_MISS_BW, 3 }, .inputs = { metric_inputs_cha_IO_READ_MISS_BW, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_IO_WRITE_MISS_BW] = { .name = S(IO_WRITE_MISS_BW), .title = T(metrics_cha_IO_WRITE_MISS_BW_title), .text = T(metrics_cha_IO_WRITE_MISS_BW), .source = C(perfmon_gnr_graniterapid_e3399aa4), .formula = T(metrics_cha_IO_WRITE_MISS_BW_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_WRITE_MISS_BW, 5 }, .inputs = { metric_inputs_cha_IO_WRITE_MISS_BW, 2 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_iio_IO_BW_READ] = { .name = S(IO_BW_READ), .title = T(metrics_iio_IO_BW_READ_title), .text = T(metrics_iio_IO_BW_READ), .source = C(perfmon_gnr_graniterapid_02121d11), .formula = T(metrics_iio_IO_BW_READ_formula), .unit = S(bytes), .category = S(DATA), .ops = { metric_ops_iio_IO_BW_READ, 3 }, .inputs = { metric_inputs_iio_IO_BW_READ, 1 }, .box = boxes_iio, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_iio_IO_BW_WRITE] = { .name = S(IO_BW_WRITE), .title = T(metrics_iio_IO_BW_WRITE_title), .text = T(metrics_iio_IO_BW_WRITE), .source = C(perfmon_gnr_graniterapid_5301e7b2), .formula = T(metrics_iio_IO_BW_WRITE_formula), .unit = S(bytes), .category = S(DATA), .ops = { metric_ops_iio_IO_BW_WRITE, 3 }, .inputs = { metric_inputs_iio_IO_BW_WRITE, 1 }, .box = boxes_iio, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_iio_IO_MSI] = { .name = S(IO_MSI), .title = T(metrics_iio_IO_MSI_title), .text = T(metrics_iio_IO_MSI), .source = C(perfmon_gnr_graniterapid_b9dc8d29), .formula = T(metrics_iio_IO_MSI_formula), .unit = S(events), .category = S(TXN), .ops = { metric_ops_iio_IO_MSI, 1 }, .inputs = { metric_inputs_iio_IO_MSI, 1 }, .box = boxes_iio, .passes = 1, .stack = 1, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_irp_IO_LOST_FORWARDS] = { .name = S(IO_LOST_FORWARDS), .title = T(metrics_irp_IO_LOST_FORWARDS_title), .text = T(metrics_irp_IO_LOST_FORWARDS), .source = C(perfmon_gnr_graniterapid_f31565bf), .formula = T(metrics_irp_IO_LOST_FORWARDS_formula), .unit = S(events), .category = S(MISC), .ops = { metric_ops_irp_IO_LOST_FORWARDS, 3 }, .inputs = { metric_inputs_irp_IO_LOST_FORWARDS, 2 }, .box = boxes_irp, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_imc_MEM_BW_READS] = { .name = S(MEM_BW_READS), .title = T(metrics_imc_MEM_BW_READS_title), .text = T(metrics_imc_MEM_BW_READS), .source = C(perfmon_gnr_graniterapid_e716a0d5), .formula = T(metrics_imc_MEM_BW_READS_formula), .unit = S(bytes), .category = S(CAS), .ops = { metric_ops_imc_MEM_BW_READS, 5 }, .inputs = { metric_inputs_imc_MEM_BW_READS, 2 }, .box = boxes_imc, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_imc_MEM_BW_WRITES] = { .name = S(MEM_BW_WRITES), .title = T(metrics_imc_MEM_BW_WRITES_title), .text = T(metrics_imc_MEM_BW_WRITES), .source = C(perfmon_gnr_graniterapid_7adacd93), .formula = T(metrics_imc_MEM_BW_WRITES_formula), .unit = S(bytes), .category = S(CAS), .ops = { metric_ops_imc_MEM_BW_WRITES, 5 }, .inputs = { metric_inputs_imc_MEM_BW_WRITES, 2 }, .box = boxes_imc, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_imc_MEM_BW_TOTAL] = { .name = S(MEM_BW_TOTAL), .title = T(metrics_imc_MEM_BW_TOTAL_title), .text = T(metrics_imc_MEM_BW_TOTAL), .source = C(perfmon_gnr_graniterapid_6f8a683f), .formula = T(metrics_imc_MEM_BW_TOTAL_formula), .unit = S(bytes), .category = S(CAS), .ops = { metric_ops_imc_MEM_BW_TOTAL, 11 }, .inputs = { metric_inputs_imc_MEM_BW_TOTAL, 4 }, .box = boxes_imc, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_upi_UPI_DATA_TX_BW] = { .name = S(UPI_DATA_TX_BW), .title = T(metrics_upi_UPI_DATA_TX_BW_title), .text = T(metrics_upi_UPI_DATA_TX_BW), .source = C(perfmon_gnr_graniterapid_ecd6aa68), .formula = T(metrics_upi_UPI_DATA_TX_BW_formula), .unit = S(bytes), .category = S(FLITS), .ops = { metric_ops_upi_UPI_DATA_TX_BW, 5 }, .inputs = { metric_inputs_upi_UPI_DATA_TX_BW, 1 }, .box = boxes_upi, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_upi_UPI_DATA_RX_BW] = { .name = S(UPI_DATA_RX_BW), .title = T(metrics_upi_UPI_DATA_RX_BW_title), .text = T(metrics_upi_UPI_DATA_RX_BW), .source = C(perfmon_gnr_graniterapid_713f1a4b), .formula = T(metrics_upi_UPI_DATA_RX_BW_formula), .unit = S(bytes), .category = S(FLITS), .ops = { metric_ops_upi_UPI_DATA_RX_BW, 5 }, .inputs = { metric_inputs_upi_UPI_DATA_RX_BW, 1 }, .box = boxes_upi, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_pcu_CORES_C0] = { .name = S(CORES_C0), .title = T(metrics_pcu_CORES_C0_title), .text = T(metrics_pcu_CORES_C0), .source = C(perfmon_gnr_graniterapid_65835238), .formula = T(metrics_pcu_CORES_C0_formula), .unit = S(entries), .category = S(CORE_STATES), .ops = { metric_ops_pcu_CORES_C0, 5 }, .inputs = { metric_inputs_pcu_CORES_C0, 2 }, .box = boxes_pcu, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_pcu_CORES_C6] = { .name = S(CORES_C6), .title = T(metrics_pcu_CORES_C6_title), .text = T(metrics_pcu_CORES_C6), .source = C(perfmon_gnr_graniterapid_07b9dee4), .formula = T(metrics_pcu_CORES_C6_formula), .unit = S(entries), .category = S(CORE_STATES), .ops = { metric_ops_pcu_CORES_C6, 5 }, .inputs = { metric_inputs_pcu_CORES_C6, 2 }, .box = boxes_pcu, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_cha_LLC_DRD_MISS_PCT] = { .max = 100, .name = S(LLC_DRD_MISS_PCT), .title = T(metrics_cha_LLC_DRD_MISS_PCT_title), .text = T(metrics_cha_LLC_DRD_MISS_PCT), .source = C(perfmon_srf_V1_18__as_on_736759b8), .formula = T(metrics_cha_LLC_DRD_MISS_PCT_formula), .unit = S(percent), .category = S(TOR), .ops = { metric_ops_cha_LLC_DRD_MISS_PCT, 7 }, .inputs = { metric_inputs_cha_LLC_DRD_MISS_PCT, 2 }, .box = boxes_cha, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_pcu_PCT_FREQ_POWER_LTD] = { .max = 100, .name = S(PCT_FREQ_POWER_LTD), .title = T(metrics_pcu_PCT_FREQ_POWER_LTD_title), .text = T(metrics_pcu_PCT_FREQ_POWER_LTD), .source = C(perfmon_gnr_V1_20__as_on_a4dda6a8), .formula = T(metrics_pcu_PCT_FREQ_POWER_LTD_formula), .unit = S(percent), .category = S(FREQ_MAX_LIMIT), .ops = { metric_ops_pcu_PCT_FREQ_POWER_LTD, 5 }, .inputs = { metric_inputs_pcu_PCT_FREQ_POWER_LTD, 2 }, .box = boxes_pcu, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_pcu_PCT_FREQ_THERMAL_LTD] = { .max = 100, .name = S(PCT_FREQ_THERMAL_LTD), .title = T(metrics_pcu_PCT_FREQ_THERMAL_LTD_title), .text = T(metrics_pcu_PCT_FREQ_THERMAL_LTD), .source = C(perfmon_gnr_V1_20__as_on_a4dda6a8), .formula = T(metrics_pcu_PCT_FREQ_THERMAL_LTD_formula), .unit = S(percent), .category = S(FREQ_MAX_LIMIT), .ops = { metric_ops_pcu_PCT_FREQ_THERMAL_LTD, 5 }, .inputs = { metric_inputs_pcu_PCT_FREQ_THERMAL_LTD, 2 }, .box = boxes_pcu, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_pcu_PCT_PROCHOT_EXTERNAL] = { .max = 100, .name = S(PCT_PROCHOT_EXTERNAL), .title = T(metrics_pcu_PCT_PROCHOT_EXTERNAL_title), .text = T(metrics_pcu_PCT_PROCHOT_EXTERNAL), .source = C(perfmon_gnr_V1_20__as_on_a4dda6a8), .formula = T(metrics_pcu_PCT_PROCHOT_EXTERNAL_formula), .unit = S(percent), .category = S(PROCHOT), .ops = { metric_ops_pcu_PCT_PROCHOT_EXTERNAL, 5 }, .inputs = { metric_inputs_pcu_PCT_PROCHOT_EXTERNAL, 2 }, .box = boxes_pcu, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_pcu_PCT_PROCHOT_INTERNAL] = { .max = 100, .name = S(PCT_PROCHOT_INTERNAL), .title = T(metrics_pcu_PCT_PROCHOT_INTERNAL_title), .text = T(metrics_pcu_PCT_PROCHOT_INTERNAL), .source = C(perfmon_gnr_V1_20__as_on_a4dda6a8), .formula = T(metrics_pcu_PCT_PROCHOT_INTERNAL_formula), .unit = S(percent), .category = S(PROCHOT), .ops = { metric_ops_pcu_PCT_PROCHOT_INTERNAL, 5 }, .inputs = { metric_inputs_pcu_PCT_PROCHOT_INTERNAL, 2 }, .box = boxes_pcu, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_imc_PCT_MEM_BW_PEAK] = { .max = 100, .name = S(PCT_MEM_BW_PEAK), .title = T(metrics_imc_PCT_MEM_BW_PEAK_title), .text = T(metrics_imc_PCT_MEM_BW_PEAK), .source = C(perfmon_gnr_V1_20_UNC_M__2c1d5f04), .formula = T(metrics_imc_PCT_MEM_BW_PEAK_formula), .unit = S(percent), .category = S(CAS), .ops = { metric_ops_imc_PCT_MEM_BW_PEAK, 13 }, .inputs = { metric_inputs_imc_PCT_MEM_BW_PEAK, 5 }, .box = boxes_imc, .passes = 2, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_imc_DRAM_FREQ] = { .name = S(DRAM_FREQ), .title = T(metrics_imc_DRAM_FREQ_title), .text = T(metrics_imc_DRAM_FREQ), .source = C(perfmon_gnr_V1_20__as_on_a4dda6a8), .formula = T(metrics_imc_DRAM_FREQ_formula), .unit = S(cycles_seconds_95b1ff8a), .category = S(DCLK), .ops = { metric_ops_imc_DRAM_FREQ, 5 }, .inputs = { metric_inputs_imc_DRAM_FREQ, 1 }, .box = boxes_imc, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_UNCORE_FREQ] = { .name = S(UNCORE_FREQ), .title = T(metrics_cha_UNCORE_FREQ_title), .text = T(metrics_cha_UNCORE_FREQ), .source = C(perfmon_gnr_graniterapid_07461fdf), .formula = T(metrics_cha_UNCORE_FREQ_formula), .unit = S(cycles_seconds_95b1ff8a), .category = S(CLOCK), .ops = { metric_ops_cha_UNCORE_FREQ, 5 }, .inputs = { metric_inputs_cha_UNCORE_FREQ, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_pcu_PCU_FREQ] = { .name = S(PCU_FREQ), .title = T(metrics_pcu_PCU_FREQ_title), .text = T(metrics_pcu_PCU_FREQ), .source = C(perfmon_gnr_V1_20__as_on_a4dda6a8), .formula = T(metrics_pcu_PCU_FREQ_formula), .unit = S(cycles_seconds_95b1ff8a), .category = S(PCLK), .ops = { metric_ops_pcu_PCU_FREQ, 5 }, .inputs = { metric_inputs_pcu_PCU_FREQ, 1 }, .box = boxes_pcu, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_CXL_LINES_READ] = { .name = S(CXL_LINES_READ), .title = T(metrics_cha_CXL_LINES_READ_title), .text = T(metrics_cha_CXL_LINES_READ), .source = C(perfmon_gnr_V1_20_IA_MIS_8ad72b98), .formula = T(metrics_cha_CXL_LINES_READ_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_CXL_LINES_READ, 3 }, .inputs = { metric_inputs_cha_CXL_LINES_READ, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_CXL_DRD_MISS_LATENCY] = { .name = S(CXL_DRD_MISS_LATENCY), .title = T(metrics_cha_CXL_DRD_MISS_LATENCY_title), .text = T(metrics_cha_CXL_DRD_MISS_LATENCY), .source = C(perfmon_gnr_V1_20_IA_MIS_4066f9bc), .formula = T(metrics_cha_CXL_DRD_MISS_LATENCY_formula), .unit = S(seconds), .category = S(TOR), .ops = { metric_ops_cha_CXL_DRD_MISS_LATENCY, 9 }, .inputs = { metric_inputs_cha_CXL_DRD_MISS_LATENCY, 3 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_CXL_MISS_PCT] = { .max = 100, .name = S(CXL_MISS_PCT), .title = T(metrics_cha_CXL_MISS_PCT_title), .text = T(metrics_cha_CXL_MISS_PCT), .source = C(perfmon_gnr_V1_20_IA_HIT_af443a00), .formula = T(metrics_cha_CXL_MISS_PCT_formula), .unit = S(percent), .category = S(TOR), .ops = { metric_ops_cha_CXL_MISS_PCT, 7 }, .inputs = { metric_inputs_cha_CXL_MISS_PCT, 2 }, .box = boxes_cha, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_rapl_PKG_POWER] = { .name = S(PKG_POWER), .title = T(metrics_rapl_PKG_POWER_title), .text = T(metrics_rapl_PKG_POWER), .source = C(papi_635__likwid_groups__2f4e557d), .formula = T(metrics_rapl_PKG_POWER_formula), .unit = S(nanojoules), .category = S(ENERGY), .ops = { metric_ops_rapl_PKG_POWER, 1 }, .inputs = { metric_inputs_rapl_PKG_POWER, 1 }, .box = boxes_rapl, .passes = 1, .stack = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_rapl_DRAM_POWER] = { .name = S(DRAM_POWER), .title = T(metrics_rapl_DRAM_POWER_title), .text = T(metrics_rapl_DRAM_POWER), .source = C(papi_635__likwid_groups__2f4e557d), .formula = T(metrics_rapl_DRAM_POWER_formula), .unit = S(nanojoules), .category = S(ENERGY), .ops = { metric_ops_rapl_DRAM_POWER, 1 }, .inputs = { metric_inputs_rapl_DRAM_POWER, 1 }, .box = boxes_rapl, .passes = 1, .stack = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
	},
	.metric_ops = {
		[metric_ops_cha_NUMA_READS_LOCAL] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_NUMA_READS_LOCAL },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_INPUT, .operand = 2 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_INPUT, .operand = 3 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_NUMA_READS_REMOTE] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_NUMA_READS_REMOTE },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 2 },
		{ .op = UNCORE_METRIC_INPUT, .operand = 3 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_LLC_DRD_MISS_LATENCY] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 2 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_MEM_PARALLEL_READS] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_UNCORE_CLOCK] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_HA_LOCAL_BW_READS] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_HA_LOCAL_BW_READS },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_HA_LOCAL_BW_WRITES] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_HA_LOCAL_BW_WRITES },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_HA_REMOTE_BW_READS] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_HA_REMOTE_BW_READS },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_HA_REMOTE_BW_WRITES] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_HA_REMOTE_BW_WRITES },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_IO_LINES_READ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_LINES_READ },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_IO_LINES_WRITTEN] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_LINES_WRITTEN },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_IO_READS_MISS_PCT] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_READS_MISS_PCT },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_IO_WRITES_MISS_PCT] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_WRITES_MISS_PCT },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_IO_LINES_READ_LOCAL] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_LINES_READ_LOCAL },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_IO_LINES_READ_REMOTE] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_LINES_READ_REMOTE },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_IO_LINES_WRITTEN_LOCAL] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_LINES_WRITTEN_LOCAL },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_IO_LINES_WRITTEN_REMOTE] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_LINES_WRITTEN_REMOTE },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_IO_READ_MISS_BW] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_READ_MISS_BW },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_IO_WRITE_MISS_BW] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_WRITE_MISS_BW },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_iio_IO_BW_READ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_iio_IO_BW_READ },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_iio_IO_BW_WRITE] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_iio_IO_BW_WRITE },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_iio_IO_MSI] = { .op = UNCORE_METRIC_INPUT },
		[metric_ops_irp_IO_LOST_FORWARDS] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		[metric_ops_imc_MEM_BW_READS] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_MEM_BW_READS },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_imc_MEM_BW_WRITES] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_MEM_BW_WRITES },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_imc_MEM_BW_TOTAL] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_MEM_BW_TOTAL },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 2 },
		{ .op = UNCORE_METRIC_INPUT, .operand = 3 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_MEM_BW_TOTAL + 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_ADD },
		[metric_ops_upi_UPI_DATA_TX_BW] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_upi_UPI_DATA_TX_BW },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_upi_UPI_DATA_TX_BW + 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_upi_UPI_DATA_RX_BW] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_upi_UPI_DATA_RX_BW },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_upi_UPI_DATA_RX_BW + 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_pcu_CORES_C0] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_pcu_CORES_C6] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_LLC_DRD_MISS_PCT] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_LLC_DRD_MISS_PCT },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_pcu_PCT_FREQ_POWER_LTD] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_pcu_PCT_FREQ_POWER_LTD },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_pcu_PCT_FREQ_THERMAL_LTD] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_pcu_PCT_FREQ_THERMAL_LTD },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_pcu_PCT_PROCHOT_EXTERNAL] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_pcu_PCT_PROCHOT_EXTERNAL },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_pcu_PCT_PROCHOT_INTERNAL] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_pcu_PCT_PROCHOT_INTERNAL },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_imc_PCT_MEM_BW_PEAK] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_PCT_MEM_BW_PEAK },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_INPUT, .operand = 2 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_INPUT, .operand = 3 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_PCT_MEM_BW_PEAK + 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 4 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_imc_DRAM_FREQ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_UNCORE_FREQ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_pcu_PCU_FREQ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_CXL_LINES_READ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_CXL_LINES_READ },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_CXL_DRD_MISS_LATENCY] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 2 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_CXL_MISS_PCT] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_CXL_MISS_PCT },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_rapl_PKG_POWER] = { .op = UNCORE_METRIC_INPUT },
		[metric_ops_rapl_DRAM_POWER] = { .op = UNCORE_METRIC_INPUT },
	},
	.metric_numbers = {
		100.0, 
		100.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		100.0, 
		100.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		4.0, 
		4.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		9.0, 
		64.0, 
		9.0, 
		100.0, 
		100.0, 
		100.0, 
		100.0, 
		100.0, 
		100.0, 
		2.0, 
		64.0, 
		100.0, 
	},
	.metric_inputs = {
		[metric_inputs_cha_NUMA_READS_LOCAL] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_NUMA_READS_LOCAL, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_NUMA_READS_LOCAL + 1, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_NUMA_READS_LOCAL + 2, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_NUMA_READS_LOCAL + 3, .umask_count = 1 },
		[metric_inputs_cha_NUMA_READS_REMOTE] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_NUMA_READS_REMOTE, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_NUMA_READS_REMOTE + 1, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_NUMA_READS_REMOTE + 2, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_NUMA_READS_REMOTE + 3, .umask_count = 1 },
		[metric_inputs_cha_LLC_DRD_MISS_LATENCY] = { .event = events_UNC_CHA_TOR_OCCUPANCY, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_LLC_DRD_MISS_LATENCY, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_LLC_DRD_MISS_LATENCY + 1, .umask_count = 1 },
		{ .event = events_UNC_CHA_CLOCKTICKS, .group = counters_cha_general, .box = boxes_cha },
		[metric_inputs_cha_MEM_PARALLEL_READS] = { .event = events_UNC_CHA_TOR_OCCUPANCY, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_MEM_PARALLEL_READS, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_OCCUPANCY, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_MEM_PARALLEL_READS + 1, .first_setting = metric_settings_cha_MEM_PARALLEL_READS, .umask_count = 1, .setting_count = 1, .pass = 1 },
		[metric_inputs_cha_UNCORE_CLOCK] = { .event = events_UNC_CHA_CLOCKTICKS, .group = counters_cha_general, .box = boxes_cha },
		[metric_inputs_cha_HA_LOCAL_BW_READS] = { .event = events_UNC_CHA_REQUESTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_HA_LOCAL_BW_READS, .umask_count = 1 },
		[metric_inputs_cha_HA_LOCAL_BW_WRITES] = { .event = events_UNC_CHA_REQUESTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_HA_LOCAL_BW_WRITES, .umask_count = 1 },
		[metric_inputs_cha_HA_REMOTE_BW_READS] = { .event = events_UNC_CHA_REQUESTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_HA_REMOTE_BW_READS, .umask_count = 1 },
		[metric_inputs_cha_HA_REMOTE_BW_WRITES] = { .event = events_UNC_CHA_REQUESTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_HA_REMOTE_BW_WRITES, .umask_count = 1 },
		[metric_inputs_cha_IO_LINES_READ] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_READ, .umask_count = 1 },
		[metric_inputs_cha_IO_LINES_WRITTEN] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_WRITTEN, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_WRITTEN + 1, .umask_count = 1 },
		[metric_inputs_cha_IO_READS_MISS_PCT] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_READS_MISS_PCT, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_READS_MISS_PCT + 1, .umask_count = 1 },
		[metric_inputs_cha_IO_WRITES_MISS_PCT] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_WRITES_MISS_PCT, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_WRITES_MISS_PCT + 1, .umask_count = 1 },
		[metric_inputs_cha_IO_LINES_READ_LOCAL] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_READ_LOCAL, .umask_count = 1 },
		[metric_inputs_cha_IO_LINES_READ_REMOTE] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_READ_REMOTE, .umask_count = 1 },
		[metric_inputs_cha_IO_LINES_WRITTEN_LOCAL] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_WRITTEN_LOCAL, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_WRITTEN_LOCAL + 1, .umask_count = 1 },
		[metric_inputs_cha_IO_LINES_WRITTEN_REMOTE] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_WRITTEN_REMOTE, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_LINES_WRITTEN_REMOTE + 1, .umask_count = 1 },
		[metric_inputs_cha_IO_READ_MISS_BW] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_READ_MISS_BW, .umask_count = 1 },
		[metric_inputs_cha_IO_WRITE_MISS_BW] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_WRITE_MISS_BW, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_WRITE_MISS_BW + 1, .umask_count = 1 },
		[metric_inputs_iio_IO_BW_READ] = { .event = events_UNC_IIO_DATA_REQ_OF_CPU, .group = counters_iio_general, .box = boxes_iio, .first_umask = metric_umasks_iio_IO_BW_READ, .umask_count = 1 },
		[metric_inputs_iio_IO_BW_WRITE] = { .event = events_UNC_IIO_DATA_REQ_OF_CPU, .group = counters_iio_general, .box = boxes_iio, .first_umask = metric_umasks_iio_IO_BW_WRITE, .umask_count = 1 },
		[metric_inputs_iio_IO_MSI] = { .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT, .group = counters_iio_general, .box = boxes_iio, .first_umask = metric_umasks_iio_IO_MSI, .umask_count = 1 },
		[metric_inputs_irp_IO_LOST_FORWARDS] = { .event = events_UNC_I_MISC1, .group = counters_irp_general, .box = boxes_irp, .first_umask = metric_umasks_irp_IO_LOST_FORWARDS, .umask_count = 1 },
		{ .event = events_UNC_I_MISC1, .group = counters_irp_general, .box = boxes_irp, .first_umask = metric_umasks_irp_IO_LOST_FORWARDS + 1, .umask_count = 1 },
		[metric_inputs_imc_MEM_BW_READS] = { .event = events_UNC_M_CAS_COUNT_SCH0, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_READS, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT_SCH1, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_READS + 1, .umask_count = 1 },
		[metric_inputs_imc_MEM_BW_WRITES] = { .event = events_UNC_M_CAS_COUNT_SCH0, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_WRITES, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT_SCH1, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_WRITES + 1, .umask_count = 1 },
		[metric_inputs_imc_MEM_BW_TOTAL] = { .event = events_UNC_M_CAS_COUNT_SCH0, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_TOTAL, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT_SCH1, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_TOTAL + 1, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT_SCH0, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_TOTAL + 2, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT_SCH1, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_TOTAL + 3, .umask_count = 1 },
		[metric_inputs_upi_UPI_DATA_TX_BW] = { .event = events_UNC_UPI_TxL_FLITS, .group = counters_upi_general, .box = boxes_upi, .first_umask = metric_umasks_upi_UPI_DATA_TX_BW, .umask_count = 1 },
		[metric_inputs_upi_UPI_DATA_RX_BW] = { .event = events_UNC_UPI_RxL_FLITS, .group = counters_upi_general, .box = boxes_upi, .first_umask = metric_umasks_upi_UPI_DATA_RX_BW, .umask_count = 1 },
		[metric_inputs_pcu_CORES_C0] = { .event = events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0, .group = counters_pcu_general, .box = boxes_pcu },
		{ .event = events_UNC_P_CLOCKTICKS, .group = counters_pcu_general, .box = boxes_pcu },
		[metric_inputs_pcu_CORES_C6] = { .event = events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6, .group = counters_pcu_general, .box = boxes_pcu },
		{ .event = events_UNC_P_CLOCKTICKS, .group = counters_pcu_general, .box = boxes_pcu },
		[metric_inputs_cha_LLC_DRD_MISS_PCT] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_LLC_DRD_MISS_PCT, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_LLC_DRD_MISS_PCT + 1, .umask_count = 1 },
		[metric_inputs_pcu_PCT_FREQ_POWER_LTD] = { .event = events_UNC_P_FREQ_MAX_POWER_CYCLES, .group = counters_pcu_general, .box = boxes_pcu },
		{ .event = events_UNC_P_CLOCKTICKS, .group = counters_pcu_general, .box = boxes_pcu },
		[metric_inputs_pcu_PCT_FREQ_THERMAL_LTD] = { .event = events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES, .group = counters_pcu_general, .box = boxes_pcu },
		{ .event = events_UNC_P_CLOCKTICKS, .group = counters_pcu_general, .box = boxes_pcu },
		[metric_inputs_pcu_PCT_PROCHOT_EXTERNAL] = { .event = events_UNC_P_PROCHOT_EXTERNAL_CYCLES, .group = counters_pcu_general, .box = boxes_pcu },
		{ .event = events_UNC_P_CLOCKTICKS, .group = counters_pcu_general, .box = boxes_pcu },
		[metric_inputs_pcu_PCT_PROCHOT_INTERNAL] = { .event = events_UNC_P_PROCHOT_INTERNAL_CYCLES, .group = counters_pcu_general, .box = boxes_pcu },
		{ .event = events_UNC_P_CLOCKTICKS, .group = counters_pcu_general, .box = boxes_pcu },
		[metric_inputs_imc_PCT_MEM_BW_PEAK] = { .event = events_UNC_M_CAS_COUNT_SCH0, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_PCT_MEM_BW_PEAK, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT_SCH1, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_PCT_MEM_BW_PEAK + 1, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT_SCH0, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_PCT_MEM_BW_PEAK + 2, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT_SCH1, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_PCT_MEM_BW_PEAK + 3, .umask_count = 1 },
		{ .event = events_UNC_M_CLOCKTICKS, .group = counters_imc_general, .box = boxes_imc, .pass = 1 },
		[metric_inputs_imc_DRAM_FREQ] = { .event = events_UNC_M_CLOCKTICKS, .group = counters_imc_general, .box = boxes_imc },
		[metric_inputs_cha_UNCORE_FREQ] = { .event = events_UNC_CHA_CLOCKTICKS, .group = counters_cha_general, .box = boxes_cha },
		[metric_inputs_pcu_PCU_FREQ] = { .event = events_UNC_P_CLOCKTICKS, .group = counters_pcu_general, .box = boxes_pcu },
		[metric_inputs_cha_CXL_LINES_READ] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_CXL_LINES_READ, .umask_count = 1 },
		[metric_inputs_cha_CXL_DRD_MISS_LATENCY] = { .event = events_UNC_CHA_TOR_OCCUPANCY, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_CXL_DRD_MISS_LATENCY, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_CXL_DRD_MISS_LATENCY + 1, .umask_count = 1 },
		{ .event = events_UNC_CHA_CLOCKTICKS, .group = counters_cha_general, .box = boxes_cha },
		[metric_inputs_cha_CXL_MISS_PCT] = { .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_CXL_MISS_PCT, .umask_count = 1 },
		{ .event = events_UNC_CHA_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_CXL_MISS_PCT + 1, .umask_count = 1 },
		[metric_inputs_rapl_PKG_POWER] = { .event = events_UNC_RAPL_ENERGY_PKG, .group = counters_rapl_pkg, .box = boxes_rapl },
		[metric_inputs_rapl_DRAM_POWER] = { .event = events_UNC_RAPL_ENERGY_DRAM, .group = counters_rapl_dram, .box = boxes_rapl },
	},
	.metric_umasks = {
		[metric_umasks_cha_NUMA_READS_LOCAL] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_LOCAL },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_LOCAL },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_REMOTE },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_REMOTE },
		[metric_umasks_cha_NUMA_READS_REMOTE] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_REMOTE },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_REMOTE },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_LOCAL },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT_PREF_LOCAL },
		[metric_umasks_cha_LLC_DRD_MISS_LATENCY] = { .umask = umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_OPT },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT },
		[metric_umasks_cha_MEM_PARALLEL_READS] = { .umask = umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_OPT },
		{ .umask = umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_OPT },
		[metric_umasks_cha_HA_LOCAL_BW_READS] = { .umask = umasks_UNC_CHA_REQUESTS__READS_LOCAL },
		[metric_umasks_cha_HA_LOCAL_BW_WRITES] = { .umask = umasks_UNC_CHA_REQUESTS__WRITES_LOCAL },
		[metric_umasks_cha_HA_REMOTE_BW_READS] = { .umask = umasks_UNC_CHA_REQUESTS__READS_REMOTE },
		[metric_umasks_cha_HA_REMOTE_BW_WRITES] = { .umask = umasks_UNC_CHA_REQUESTS__WRITES_REMOTE },
		[metric_umasks_cha_IO_LINES_READ] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR },
		[metric_umasks_cha_IO_LINES_WRITTEN] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_ITOM },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR },
		[metric_umasks_cha_IO_READS_MISS_PCT] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_MISS_PCIRDCUR },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR },
		[metric_umasks_cha_IO_WRITES_MISS_PCT] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOM },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IO_ITOM },
		[metric_umasks_cha_IO_LINES_READ_LOCAL] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_LOCAL },
		[metric_umasks_cha_IO_LINES_READ_REMOTE] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_PCIRDCUR_REMOTE },
		[metric_umasks_cha_IO_LINES_WRITTEN_LOCAL] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_LOCAL },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_LOCAL },
		[metric_umasks_cha_IO_LINES_WRITTEN_REMOTE] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_ITOM_REMOTE },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IO_ITOMCACHENEAR_REMOTE },
		[metric_umasks_cha_IO_READ_MISS_BW] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_MISS_PCIRDCUR },
		[metric_umasks_cha_IO_WRITE_MISS_BW] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOM },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IO_MISS_ITOMCACHENEAR },
		[metric_umasks_iio_IO_BW_READ] = { .umask = umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_READ_ALL_PARTS },
		[metric_umasks_iio_IO_BW_WRITE] = { .umask = umasks_UNC_IIO_DATA_REQ_OF_CPU__MEM_WRITE_ALL_PARTS },
		[metric_umasks_iio_IO_MSI] = { .umask = umasks_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT__UBOX_POSTED },
		[metric_umasks_irp_IO_LOST_FORWARDS] = { .umask = umasks_UNC_I_MISC1__LOST_FWD },
		{ .umask = umasks_UNC_I_MISC1__SEC_RCVD_INVLD },
		[metric_umasks_imc_MEM_BW_READS] = { .umask = umasks_UNC_M_CAS_COUNT_SCH0__RD },
		{ .umask = umasks_UNC_M_CAS_COUNT_SCH1__RD },
		[metric_umasks_imc_MEM_BW_WRITES] = { .umask = umasks_UNC_M_CAS_COUNT_SCH0__WR },
		{ .umask = umasks_UNC_M_CAS_COUNT_SCH1__WR },
		[metric_umasks_imc_MEM_BW_TOTAL] = { .umask = umasks_UNC_M_CAS_COUNT_SCH0__RD },
		{ .umask = umasks_UNC_M_CAS_COUNT_SCH1__RD },
		{ .umask = umasks_UNC_M_CAS_COUNT_SCH0__WR },
		{ .umask = umasks_UNC_M_CAS_COUNT_SCH1__WR },
		[metric_umasks_upi_UPI_DATA_TX_BW] = { .umask = umasks_UNC_UPI_TxL_FLITS__ALL_DATA },
		[metric_umasks_upi_UPI_DATA_RX_BW] = { .umask = umasks_UNC_UPI_RxL_FLITS__ALL_DATA },
		[metric_umasks_cha_LLC_DRD_MISS_PCT] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_HIT_DRD_OPT },
		[metric_umasks_imc_PCT_MEM_BW_PEAK] = { .umask = umasks_UNC_M_CAS_COUNT_SCH0__RD },
		{ .umask = umasks_UNC_M_CAS_COUNT_SCH1__RD },
		{ .umask = umasks_UNC_M_CAS_COUNT_SCH0__WR },
		{ .umask = umasks_UNC_M_CAS_COUNT_SCH1__WR },
		[metric_umasks_cha_CXL_LINES_READ] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CXL_ACC },
		[metric_umasks_cha_CXL_DRD_MISS_LATENCY] = { .umask = umasks_UNC_CHA_TOR_OCCUPANCY__IA_MISS_DRD_CXL_ACC },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_CXL_ACC },
		[metric_umasks_cha_CXL_MISS_PCT] = { .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_CXL_ACC },
		{ .umask = umasks_UNC_CHA_TOR_INSERTS__IA_HIT_CXL_ACC },
	},
	.metric_settings = {
		[metric_settings_cha_MEM_PARALLEL_READS] = { .value = 0x1, .reg = registers_cha_ctl, .field = fields_cha_ctl_thresh, .parameter = NONE },
	},
#ifndef UNCORE_WITHOUT_ALIASES
	.metric_aliases = {
		[metric_aliases_cha_NUMA_READS_LOCAL] = { .name = S(numa_reads_addressed_to_local_dram), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_NUMA_READS_LOCAL },
		[metric_aliases_cha_NUMA_READS_REMOTE] = { .name = S(numa_reads_addressed_to_remote_dram), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_NUMA_READS_REMOTE },
		[metric_aliases_cha_LLC_DRD_MISS_LATENCY] = { .name = S(llc_demand_data_read_miss_latency), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_LLC_DRD_MISS_LATENCY },
		[metric_aliases_cha_MEM_PARALLEL_READS] = { .name = S(Info_System_MEM_Parallel_Reads), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_MEM_PARALLEL_READS },
		[metric_aliases_cha_UNCORE_CLOCK] = { .name = S(uncore_frequency), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_UNCORE_CLOCK },
		{ .name = S(Info_System_Socket_CLKS), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_UNCORE_CLOCK },
		[metric_aliases_cha_HA_LOCAL_BW_READS] = { .name = S(llc_miss_local_memory_bandwidth_read), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_HA_LOCAL_BW_READS },
		[metric_aliases_cha_HA_LOCAL_BW_WRITES] = { .name = S(llc_miss_local_memory_bandwidth_write), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_HA_LOCAL_BW_WRITES },
		[metric_aliases_cha_HA_REMOTE_BW_READS] = { .name = S(llc_miss_remote_memory_bandwidth_read), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_HA_REMOTE_BW_READS },
		[metric_aliases_cha_HA_REMOTE_BW_WRITES] = { .name = S(llc_miss_remote_memory_bandwidth_write), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_HA_REMOTE_BW_WRITES },
		[metric_aliases_cha_IO_LINES_READ] = { .name = S(io_bandwidth_read), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_LINES_READ },
		{ .name = S(Info_System_IO_Read_BW), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_LINES_READ },
		[metric_aliases_cha_IO_LINES_WRITTEN] = { .name = S(io_bandwidth_write), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_LINES_WRITTEN },
		{ .name = S(Info_System_IO_Write_BW), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_LINES_WRITTEN },
		[metric_aliases_cha_IO_READS_MISS_PCT] = { .name = S(io_read_l3_miss), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_READS_MISS_PCT },
		[metric_aliases_cha_IO_WRITES_MISS_PCT] = { .name = S(io_full_write_l3_miss), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_WRITES_MISS_PCT },
		[metric_aliases_cha_IO_LINES_READ_LOCAL] = { .name = S(io_bandwidth_read_local), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_LINES_READ_LOCAL },
		[metric_aliases_cha_IO_LINES_READ_REMOTE] = { .name = S(io_bandwidth_read_remote), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_LINES_READ_REMOTE },
		[metric_aliases_cha_IO_LINES_WRITTEN_LOCAL] = { .name = S(io_bandwidth_write_local), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_LINES_WRITTEN_LOCAL },
		[metric_aliases_cha_IO_LINES_WRITTEN_REMOTE] = { .name = S(io_bandwidth_write_remote), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_LINES_WRITTEN_REMOTE },
		[metric_aliases_cha_IO_READ_MISS_BW] = { .name = S(io_bandwidth_read_l3_miss), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_READ_MISS_BW },
		[metric_aliases_cha_IO_WRITE_MISS_BW] = { .name = S(io_bandwidth_write_l3_miss), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_cha_IO_WRITE_MISS_BW },
		[metric_aliases_iio_IO_BW_READ] = { .name = S(iio_bandwidth_read), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_iio_IO_BW_READ },
		[metric_aliases_iio_IO_BW_WRITE] = { .name = S(iio_bandwidth_write), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_iio_IO_BW_WRITE },
		[metric_aliases_iio_IO_MSI] = { .name = S(io_msi), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_iio_IO_MSI },
		[metric_aliases_irp_IO_LOST_FORWARDS] = { .name = S(io_lost_fwd), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_irp_IO_LOST_FORWARDS },
		[metric_aliases_imc_MEM_BW_READS] = { .name = S(memory_bandwidth_read), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_imc_MEM_BW_READS },
		[metric_aliases_imc_MEM_BW_WRITES] = { .name = S(memory_bandwidth_write), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_imc_MEM_BW_WRITES },
		[metric_aliases_imc_MEM_BW_TOTAL] = { .name = S(memory_bandwidth_total), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_imc_MEM_BW_TOTAL },
		{ .name = S(Info_System_DRAM_BW_Use), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_imc_MEM_BW_TOTAL },
		[metric_aliases_upi_UPI_DATA_TX_BW] = { .name = S(upi_data_transmit_bw), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_upi_UPI_DATA_TX_BW },
		{ .name = S(Info_System_UPI_Data_Transmit_BW), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_upi_UPI_DATA_TX_BW },
		[metric_aliases_upi_UPI_DATA_RX_BW] = { .name = S(upi_data_receive_bw), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_upi_UPI_DATA_RX_BW },
		[metric_aliases_pcu_CORES_C0] = { .name = S(cpu_cstate_c0), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_pcu_CORES_C0 },
		[metric_aliases_pcu_CORES_C6] = { .name = S(cpu_cstate_c6), .tool = S(perfmon_gnr_78947ff5), .metric = metrics_pcu_CORES_C6 },
	},
#endif
	.codes = {
		[codes_UNC_CHACMS_CLOCKTICKS] = { .value = 0x1, .field = S(ev_sel), .role = UNCORE_ROLE_EVENT_SELECT },
		[codes_UNC_CHACMS_RING_SRC_THRTL] = { .value = 0x34, .field = S(ev_sel), .role = UNCORE_ROLE_EVENT_SELECT },
		[codes_UNC_CHACMS_DISTRESS_ASSERTED] = { .value = 0x35, .field = S(ev_sel), .role = UNCORE_ROLE_EVENT_SELECT },
	},
	.clocks = {
		[clocks_UNC_CHA_CLOCKTICKS] = { .event = events_UNC_CHA_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_P_CLOCKTICKS] = { .event = events_UNC_P_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_IIO_CLOCKTICKS] = { .event = events_UNC_IIO_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_IIO_CLOCKTICKS_FREERUN] = { .event = events_UNC_IIO_CLOCKTICKS_FREERUN, .umask = NONE },
		[clocks_UNC_I_CLOCKTICKS] = { .event = events_UNC_I_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_M_CLOCKTICKS] = { .event = events_UNC_M_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_B2CMI_CLOCKTICKS] = { .event = events_UNC_B2CMI_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_UPI_CLOCKTICKS] = { .event = events_UNC_UPI_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_B2UPI_CLOCKTICKS] = { .event = events_UNC_B2UPI_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_B2CXL_CLOCKTICKS] = { .event = events_UNC_B2CXL_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_B2HOT_CLOCKTICKS] = { .event = events_UNC_B2HOT_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_MDF_CLOCKTICKS] = { .event = events_UNC_MDF_CLOCKTICKS, .umask = NONE },
	},
	.event_units = {
		[event_units_UNC_RAPL_ENERGY_PKG] = { .unit = S(nanojoules), .scale = 1, .event = events_UNC_RAPL_ENERGY_PKG, .umask = NONE },
		[event_units_UNC_RAPL_ENERGY_DRAM] = { .unit = S(nanojoules), .scale = 1, .event = events_UNC_RAPL_ENERGY_DRAM, .umask = NONE },
		[event_units_UNC_IIO_DATA_REQ_OF_CPU] = { .unit = S(bytes), .scale = 4, .event = events_UNC_IIO_DATA_REQ_OF_CPU, .umask = NONE },
		[event_units_UNC_IIO_DATA_REQ_BY_CPU] = { .unit = S(bytes), .scale = 4, .event = events_UNC_IIO_DATA_REQ_BY_CPU, .umask = NONE },
		[event_units_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN] = { .unit = S(bytes), .scale = 32, .event = events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN, .umask = NONE },
		[event_units_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN] = { .unit = S(bytes), .scale = 32, .event = events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN, .umask = NONE },
		[event_units_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN] = { .unit = S(bytes), .scale = 32, .event = events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN, .umask = NONE },
		[event_units_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN] = { .unit = S(bytes), .scale = 32, .event = events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN, .umask = NONE },
		[event_units_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN] = { .unit = S(bytes), .scale = 32, .event = events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN, .umask = NONE },
		[event_units_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN] = { .unit = S(bytes), .scale = 32, .event = events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN, .umask = NONE },
		[event_units_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN] = { .unit = S(bytes), .scale = 32, .event = events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN, .umask = NONE },
		[event_units_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN] = { .unit = S(bytes), .scale = 32, .event = events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN, .umask = NONE },
		[event_units_UNC_CXLCM_RxC_PACK_BUF_INSERTS] = { .unit = S(bytes), .scale = 64, .event = events_UNC_CXLCM_RxC_PACK_BUF_INSERTS, .umask = NONE },
		[event_units_UNC_CXLDP_TxC_AGF_INSERTS] = { .unit = S(bytes), .scale = 64, .event = events_UNC_CXLDP_TxC_AGF_INSERTS, .umask = NONE },
	},
	.perf_pmus = {
		[perf_pmus_ubox] = { .control = 0xff84ffff, .name = S(uncore_ubox), .source = C(linux_6_12_uncore_snbep__e4d9bfbd), .box = boxes_ubox, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_ubox, 5 } },
		[perf_pmus_cha] = { .control = 0xffffffffff85ffff, .name = S(uncore_cha), .source = C(linux_6_12_uncore_snbep__0a006784), .box = boxes_cha, .units = 126, .regs[0] = registers_cha_box_filter, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_cha, 7 }, .takes = { perf_takes_cha, 1 } },
		[perf_pmus_pcu] = { .control = 0xff84ffff, .name = S(uncore_pcu), .source = C(linux_6_12_uncore_snbep__fb5ecc37), .box = boxes_pcu, .units = 5, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_pcu, 5 } },
		[perf_pmus_iio] = { .control = 0x7ffffff84ffff, .name = S(uncore_iio), .source = C(linux_6_12_uncore_snbep__752f627c), .box = boxes_iio, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_iio, 7 } },
		[perf_pmus_irp] = { .control = 0xffffffff84ffff, .name = S(uncore_irp), .source = C(linux_6_12_uncore_snbep__c29f1f8f), .box = boxes_irp, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_irp, 5 } },
		[perf_pmus_imc] = { .control = 0xffffffff84ffff, .fixed = 0xff, .name = S(uncore_imc), .source = C(linux_6_12_uncore_snbep__d8f51913), .box = boxes_imc, .units = 12, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_imc, 5 }, .events = { perf_events_imc, 5 } },
		[perf_pmus_b2cmi] = { .control = 0xffffffff84ffff, .name = S(uncore_b2cmi), .source = C(linux_6_12_uncore_snbep__cecf1a80), .box = boxes_b2cmi, .units = 12, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_b2cmi, 5 } },
		[perf_pmus_upi] = { .control = 0xffffffff84ffff, .name = S(uncore_upi), .source = C(linux_6_12_uncore_snbep__351301f3), .box = boxes_upi, .units = 6, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_upi, 5 } },
		[perf_pmus_b2upi] = { .control = 0xffffffff84ffff, .name = S(uncore_b2upi), .source = C(linux_6_12_uncore_snbep__0bd2ebf3), .box = boxes_b2upi, .units = 6, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_b2upi, 5 } },
		[perf_pmus_b2cxl] = { .control = 0xffffffff84ffff, .name = S(uncore_b2cxl), .source = C(linux_6_12_uncore_snbep__12865aae), .box = boxes_b2cxl, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_b2cxl, 5 } },
		[perf_pmus_cxlcm] = { .control = 0xffffffff84ffff, .name = S(uncore_cxlcm), .source = C(linux_6_12_uncore_snbep__725cb6bf), .box = boxes_cxlcm, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_cxlcm, 5 } },
		[perf_pmus_cxldp] = { .control = 0xffffffff84ffff, .name = S(uncore_cxldp), .source = C(linux_6_12_uncore_snbep__c2a7f354), .box = boxes_cxldp, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_cxldp, 5 } },
		[perf_pmus_b2hot] = { .control = 0xff84ffff, .name = S(uncore_b2hot), .source = C(linux_6_12_uncore_snbep__f5b5226e), .box = boxes_b2hot, .units = 20, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_b2hot, 5 } },
		[perf_pmus_mdf] = { .control = 0xff84ffff, .name = S(uncore_mdf_sbo), .source = C(linux_6_12_uncore_snbep__e1fa2705), .box = boxes_mdf, .units = 80, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_mdf, 5 } },
	},
	.perf_older = {
		[perf_older_ubox_older] = { .control = 0xff84ffff, .name = S(uncore_type_5), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_ubox, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_ubox_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_cha_older] = { .control = 0xff84ffff, .name = S(uncore_type_0), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_cha, .units = 126, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_cha_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_pcu_older] = { .control = 0xff84ffff, .name = S(uncore_type_4), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_pcu, .units = 5, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_pcu_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_iio_older] = { .control = 0xff84ffff, .name = S(uncore_type_1), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_iio, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_iio_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_irp_older] = { .control = 0xff84ffff, .name = S(uncore_type_2), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_irp, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_irp_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_imc_older] = { .control = 0xff84ffff, .name = S(uncore_type_6), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_imc, .units = 12, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_imc_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_b2cmi_older] = { .control = 0xff84ffff, .name = S(uncore_type_16), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_b2cmi, .units = 12, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_b2cmi_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_upi_older] = { .control = 0xff84ffff, .name = S(uncore_type_8), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_upi, .units = 6, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_upi_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_b2upi_older] = { .control = 0xff84ffff, .name = S(uncore_type_18), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_b2upi, .units = 6, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_b2upi_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_b2cxl_older] = { .name = S(uncore_type_17), .text = T(perf_older_b2cxl_older), .source = C(linux_6_1_uncore_c_intel_3e37269c), .box = boxes_b2cxl, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_b2cxl_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_cxlcm_older] = { .name = S(uncore_type_12), .text = T(perf_older_b2cxl_older), .source = C(linux_6_1_uncore_c_intel_3e37269c), .box = boxes_cxlcm, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_cxlcm_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_cxldp_older] = { .name = S(uncore_type_13), .text = T(perf_older_b2cxl_older), .source = C(linux_6_1_uncore_c_intel_3e37269c), .box = boxes_cxldp, .units = 16, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_cxldp_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_b2hot_older] = { .control = 0xff84ffff, .name = S(uncore_type_15), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_b2hot, .units = 20, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_b2hot_older, 5 }, .until = 0x601, .changed = 0x60c },
		[perf_older_mdf_older] = { .control = 0xff84ffff, .name = S(uncore_type_20), .source = C(linux_6_1_uncore_c_intel_53ea15cc), .box = boxes_mdf, .units = 80, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_mdf_older, 5 }, .until = 0x601, .changed = 0x60c },
	},
	.perf_formats = {
		[perf_formats_ubox] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_ubox_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_cha] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffffff0000ff00, .word = S(umask) },
		{ .mask = 0x10000, .word = S(tid_en) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		{ .mask = 0x3ff, .word = S(filter_tid), .config = 1 },
		[perf_formats_cha_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_pcu] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_pcu_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_iio] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xfff000000, .word = S(thresh) },
		{ .mask = 0xfff000000000, .word = S(ch_mask) },
		{ .mask = 0x7000000000000, .word = S(fc_mask) },
		[perf_formats_iio_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_irp] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffff0000ff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_irp_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_imc] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffff0000ff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_imc_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_b2cmi] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffff0000ff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_b2cmi_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_upi] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffff0000ff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_upi_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_b2upi] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffff0000ff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_b2upi_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_b2cxl] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffff0000ff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_b2cxl_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_cxlcm] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffff0000ff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_cxlcm_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_cxldp] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xffffff0000ff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_cxldp_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_b2hot] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_b2hot_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_mdf] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_mdf_older] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
	},
	.perf_events = {
		[perf_events_imc] = { .config = 0x1, .name = S(clockticks) },
		{ .config = 0xcf05, .name = S(cas_count_read_sch0), .scale = S(6_103515625e_5_f078cb07), .unit = S(MiB) },
		{ .config = 0xcf06, .name = S(cas_count_read_sch1), .scale = S(6_103515625e_5_f078cb07), .unit = S(MiB) },
		{ .config = 0xf005, .name = S(cas_count_write_sch0), .scale = S(6_103515625e_5_f078cb07), .unit = S(MiB) },
		{ .config = 0xf006, .name = S(cas_count_write_sch1), .scale = S(6_103515625e_5_f078cb07), .unit = S(MiB) },
	},
	.perf_takes = {
		[perf_takes_cha] = { .code = 0x10000, .mask = 0x10000, .bits = 0x3ff, .config = 1, .units = 126, .reg = NONE },
	},
#ifndef UNCORE_WITHOUT_SIM
	.core_msrs = {
		[core_msrs_all] = { .number = 0x10, .count = 1, .kind = UNCORE_CORE_MSR_TSC, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x1b, .count = 1, .kind = UNCORE_CORE_MSR_STORAGE, .scope = UNCORE_SCOPE_CPU, .value = 0xfee00800 },
		{ .number = 0xc1, .count = 4, .kind = UNCORE_CORE_MSR_COUNTER, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0xe7, .count = 1, .kind = UNCORE_CORE_MSR_MPERF, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0xe8, .count = 1, .kind = UNCORE_CORE_MSR_APERF, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x186, .count = 4, .kind = UNCORE_CORE_MSR_SELECT, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x1a0, .count = 1, .kind = UNCORE_CORE_MSR_STORAGE, .scope = UNCORE_SCOPE_CPU, .value = 0x81 },
		{ .number = 0x309, .count = 3, .kind = UNCORE_CORE_MSR_FIXED, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x345, .count = 1, .kind = UNCORE_CORE_MSR_CONSTANT, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x38d, .count = 1, .kind = UNCORE_CORE_MSR_FIXED_CONTROL, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x38e, .count = 1, .kind = UNCORE_CORE_MSR_GLOBAL_STATUS, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x38f, .count = 1, .kind = UNCORE_CORE_MSR_GLOBAL_CONTROL, .scope = UNCORE_SCOPE_CPU, .value = 0xf },
		{ .number = 0x390, .count = 1, .kind = UNCORE_CORE_MSR_GLOBAL_CLEAR, .scope = UNCORE_SCOPE_CPU },
	},
	.machine_clocks = {
		[machine_clocks_all] = { .hertz = 2200000000, .group = counters_cha_general },
		{ .hertz = 2200000000, .group = counters_b2cmi_general },
		{ .hertz = 2200000000, .group = counters_b2upi_general },
		{ .hertz = 2200000000, .group = counters_b2cxl_general },
		{ .hertz = 2200000000, .group = counters_b2hot_general },
		{ .hertz = 2200000000, .group = counters_mdf_general },
		{ .hertz = 2200000000, .group = counters_ubox_general },
		{ .hertz = 2200000000, .group = counters_ubox_fixed },
		{ .hertz = 2200000000, .group = counters_cxlcm_general },
		{ .hertz = 2200000000, .group = counters_cxldp_general },
		{ .hertz = 1600000000, .group = counters_imc_general },
		{ .hertz = 1600000000, .group = counters_imc_fixed },
		{ .hertz = 3000000000, .group = counters_upi_general },
		{ .hertz = 1000000000, .group = counters_iio_general },
		{ .hertz = 1000000000, .group = counters_iio_clock },
		{ .hertz = 1000000000, .group = counters_iio_bw_in },
		{ .hertz = 1000000000, .group = counters_iio_bw_out },
		{ .hertz = 1000000000, .group = counters_irp_general },
		{ .hertz = 1000000000, .group = counters_pcu_general },
	},
	.flows = {
		[flows_local_reads] = { .rate = 2400000000, .of = UNCORE_FLOW_OWN },
		[flows_remote_reads] = { .rate = 300000000, .of = UNCORE_FLOW_REMOTE },
		[flows_served_reads] = { .rate = 300000000, .of = UNCORE_FLOW_OTHERS },
		[flows_local_writes] = { .rate = 1200000000, .of = UNCORE_FLOW_OWN },
		[flows_remote_writes] = { .rate = 150000000, .of = UNCORE_FLOW_REMOTE },
		[flows_served_writes] = { .rate = 150000000, .of = UNCORE_FLOW_OTHERS },
		[flows_cxl_reads] = { .rate = 100000000, .of = UNCORE_FLOW_OWN },
		[flows_cxl_writes] = { .rate = 50000000, .of = UNCORE_FLOW_OWN },
		[flows_llc_hits] = { .rate = 4000000000, .of = UNCORE_FLOW_OWN },
		[flows_io_reads] = { .rate = 200000000, .of = UNCORE_FLOW_OWN },
		[flows_io_writes] = { .rate = 300000000, .of = UNCORE_FLOW_OWN },
		[flows_dram_cycles] = { .rate = 19200000000, .of = UNCORE_FLOW_STEADY },
		[flows_link_cycles] = { .rate = 18000000000, .of = UNCORE_FLOW_STEADY },
		[flows_idle_flits] = { .rate = 20000000000, .of = UNCORE_FLOW_STEADY },
		[flows_pcu_cycles] = { .rate = 5000000000, .of = UNCORE_FLOW_STEADY },
		[flows_busy_cycles] = { .rate = 5000000000, .of = UNCORE_FLOW_OWN },
		[flows_core_cycles] = { .rate = 1000000000, .of = UNCORE_FLOW_CORES },
		[flows_interrupts] = { .rate = 2000000, .of = UNCORE_FLOW_STEADY },
		[flows_pkg_energy] = { .rate = 330000000000, .of = UNCORE_FLOW_OWN },
		[flows_dram_energy] = { .rate = 28000000000, .of = UNCORE_FLOW_OWN },
	},
	.traffic_flows = {
		[traffic_flows_local_reads__served_reads] = { .flow = flows_local_reads },
		{ .flow = flows_served_reads },
		[traffic_flows_local_writes__served_writes] = { .flow = flows_local_writes },
		{ .flow = flows_served_writes },
		[traffic_flows_dram_cycles] = { .flow = flows_dram_cycles },
		[traffic_flows_local_reads__cxl_reads] = { .flow = flows_local_reads },
		{ .flow = flows_cxl_reads },
		[traffic_flows_served_reads] = { .flow = flows_served_reads },
		[traffic_flows_local_writes__cxl_writes] = { .flow = flows_local_writes },
		{ .flow = flows_cxl_writes },
		[traffic_flows_served_writes] = { .flow = flows_served_writes },
		[traffic_flows_local_writes] = { .flow = flows_local_writes },
		[traffic_flows_local_reads__remote_reads__cxl_reads] = { .flow = flows_local_reads },
		{ .flow = flows_remote_reads },
		{ .flow = flows_cxl_reads },
		[traffic_flows_llc_hits] = { .flow = flows_llc_hits },
		[traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads] = { .flow = flows_local_reads },
		{ .flow = flows_remote_reads },
		{ .flow = flows_llc_hits },
		{ .flow = flows_cxl_reads },
		[traffic_flows_remote_reads] = { .flow = flows_remote_reads },
		[traffic_flows_io_reads] = { .flow = flows_io_reads },
		[traffic_flows_io_writes] = { .flow = flows_io_writes },
		[traffic_flows_io_reads__io_writes] = { .flow = flows_io_reads },
		{ .flow = flows_io_writes },
		[traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__cxl_reads] = { .flow = flows_local_reads },
		{ .flow = flows_remote_reads },
		{ .flow = flows_llc_hits },
		{ .flow = flows_io_reads },
		{ .flow = flows_io_writes },
		{ .flow = flows_cxl_reads },
		[traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__served_reads__served_writes__cxl_reads] = { .flow = flows_local_reads },
		{ .flow = flows_remote_reads },
		{ .flow = flows_llc_hits },
		{ .flow = flows_io_reads },
		{ .flow = flows_io_writes },
		{ .flow = flows_served_reads },
		{ .flow = flows_served_writes },
		{ .flow = flows_cxl_reads },
		[traffic_flows_cxl_reads] = { .flow = flows_cxl_reads },
		[traffic_flows_local_writes__remote_writes__cxl_writes] = { .flow = flows_local_writes },
		{ .flow = flows_remote_writes },
		{ .flow = flows_cxl_writes },
		[traffic_flows_remote_writes] = { .flow = flows_remote_writes },
		[traffic_flows_local_reads] = { .flow = flows_local_reads },
		[traffic_flows_served_reads__remote_writes] = { .flow = flows_served_reads },
		{ .flow = flows_remote_writes },
		[traffic_flows_remote_reads__remote_writes__served_reads__served_writes] = { .flow = flows_remote_reads },
		{ .flow = flows_remote_writes },
		{ .flow = flows_served_reads },
		{ .flow = flows_served_writes },
		[traffic_flows_idle_flits] = { .flow = flows_idle_flits },
		[traffic_flows_remote_reads__served_writes] = { .flow = flows_remote_reads },
		{ .flow = flows_served_writes },
		[traffic_flows_served_reads__served_writes__remote_reads__remote_writes] = { .flow = flows_served_reads },
		{ .flow = flows_served_writes },
		{ .flow = flows_remote_reads },
		{ .flow = flows_remote_writes },
		[traffic_flows_link_cycles] = { .flow = flows_link_cycles },
		[traffic_flows_served_reads__remote_reads] = { .flow = flows_served_reads },
		{ .flow = flows_remote_reads },
		[traffic_flows_interrupts] = { .flow = flows_interrupts },
		[traffic_flows_cxl_writes] = { .flow = flows_cxl_writes },
		[traffic_flows_core_cycles] = { .flow = flows_core_cycles },
		[traffic_flows_busy_cycles] = { .flow = flows_busy_cycles },
		[traffic_flows_pcu_cycles] = { .flow = flows_pcu_cycles },
		[traffic_flows_pkg_energy] = { .flow = flows_pkg_energy },
		[traffic_flows_dram_energy] = { .flow = flows_dram_energy },
	},
	.traffic = {
		[traffic_all] = { .times = 3, .over = 8, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(RD_REG), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH0 },
		{ .times = 1, .over = 8, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(RD_PRE_REG), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH0 },
		{ .times = 1, .over = 200, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(RD_UNDERFILL), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH0 },
		{ .times = 1, .over = 200, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(RD_PRE_UNDERFILL), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH0 },
		{ .times = 9, .over = 20, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(WR_NONPRE), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH0 },
		{ .times = 1, .over = 20, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(WR_PRE), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH0 },
		{ .times = 3, .over = 8, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(RD_REG), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH1 },
		{ .times = 1, .over = 8, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(RD_PRE_REG), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH1 },
		{ .times = 1, .over = 200, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(RD_UNDERFILL), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH1 },
		{ .times = 1, .over = 200, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(RD_PRE_UNDERFILL), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH1 },
		{ .times = 9, .over = 20, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(WR_NONPRE), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH1 },
		{ .times = 1, .over = 20, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(WR_PRE), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT_SCH1 },
		{ .times = 1, .over = 3, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(RD), .box = boxes_imc, .event = events_UNC_M_ACT_COUNT },
		{ .times = 1, .over = 2, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(WR), .box = boxes_imc, .event = events_UNC_M_ACT_COUNT },
		{ .times = 1, .over = 100, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(UFILL), .box = boxes_imc, .event = events_UNC_M_ACT_COUNT },
		{ .times = 1, .over = 6, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(RD), .box = boxes_imc, .event = events_UNC_M_PRE_COUNT },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(WR), .box = boxes_imc, .event = events_UNC_M_PRE_COUNT },
		{ .times = 1, .over = 200, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(UFILL), .box = boxes_imc, .event = events_UNC_M_PRE_COUNT },
		{ .times = 1, .over = 7, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(PGT), .box = boxes_imc, .event = events_UNC_M_PRE_COUNT },
		{ .times = 1, .over = 2, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(SCH0), .box = boxes_imc, .event = events_UNC_M_RDB_INSERTS },
		{ .times = 8, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_imc, .event = events_UNC_M_RDB_OCCUPANCY_SCH0 },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(SCH0_PCH0), .box = boxes_imc, .event = events_UNC_M_RPQ_INSERTS },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(SCH0_PCH0), .box = boxes_imc, .event = events_UNC_M_WPQ_INSERTS },
		{ .times = 12, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_imc, .event = events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH0 },
		{ .times = 30, .over = 1, .flows = { traffic_flows_local_writes__served_writes, 2 }, .box = boxes_imc, .event = events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH0 },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(SCH0_PCH1), .box = boxes_imc, .event = events_UNC_M_RPQ_INSERTS },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(SCH0_PCH1), .box = boxes_imc, .event = events_UNC_M_WPQ_INSERTS },
		{ .times = 12, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_imc, .event = events_UNC_M_RPQ_OCCUPANCY_SCH0_PCH1 },
		{ .times = 30, .over = 1, .flows = { traffic_flows_local_writes__served_writes, 2 }, .box = boxes_imc, .event = events_UNC_M_WPQ_OCCUPANCY_SCH0_PCH1 },
		{ .times = 1, .over = 2, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(SCH1), .box = boxes_imc, .event = events_UNC_M_RDB_INSERTS },
		{ .times = 8, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_imc, .event = events_UNC_M_RDB_OCCUPANCY_SCH1 },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(SCH1_PCH0), .box = boxes_imc, .event = events_UNC_M_RPQ_INSERTS },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(SCH1_PCH0), .box = boxes_imc, .event = events_UNC_M_WPQ_INSERTS },
		{ .times = 12, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_imc, .event = events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH0 },
		{ .times = 30, .over = 1, .flows = { traffic_flows_local_writes__served_writes, 2 }, .box = boxes_imc, .event = events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH0 },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(SCH1_PCH1), .box = boxes_imc, .event = events_UNC_M_RPQ_INSERTS },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(SCH1_PCH1), .box = boxes_imc, .event = events_UNC_M_WPQ_INSERTS },
		{ .times = 12, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_imc, .event = events_UNC_M_RPQ_OCCUPANCY_SCH1_PCH1 },
		{ .times = 30, .over = 1, .flows = { traffic_flows_local_writes__served_writes, 2 }, .box = boxes_imc, .event = events_UNC_M_WPQ_OCCUPANCY_SCH1_PCH1 },
		{ .times = 1, .over = 1, .box = boxes_imc, .event = events_UNC_M_HCLOCKTICKS },
		{ .times = 1, .over = 10, .flows = { traffic_flows_dram_cycles, 1 }, .box = boxes_imc, .event = events_UNC_M_POWERDOWN_CYCLES },
		{ .times = 1, .over = 10, .flows = { traffic_flows_dram_cycles, 1 }, .box = boxes_imc, .event = events_UNC_M_POWER_CHANNEL_PPD_CYCLES },
		{ .times = 1, .over = 200, .flows = { traffic_flows_dram_cycles, 1 }, .words = S(ENTER_SUCCESS_CYCLES), .box = boxes_imc, .event = events_UNC_M_SELF_REFRESH },
		{ .times = 1, .over = 1000000, .flows = { traffic_flows_dram_cycles, 1 }, .words = S(ENTER_SUCCESS), .box = boxes_imc, .event = events_UNC_M_SELF_REFRESH },
		{ .times = 1, .over = 1000, .flows = { traffic_flows_dram_cycles, 1 }, .box = boxes_imc, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(READS_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_REQUESTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_served_reads, 1 }, .words = S(READS_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_REQUESTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_writes__cxl_writes, 2 }, .words = S(WRITES_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_REQUESTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_served_writes, 1 }, .words = S(WRITES_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_REQUESTS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_local_writes, 1 }, .words = S(INVITOE_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_REQUESTS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_served_writes, 1 }, .words = S(INVITOE_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_REQUESTS },
		{ .times = 49, .over = 50, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(FULL), .box = boxes_cha, .event = events_UNC_CHA_IMC_WRITES_COUNT },
		{ .times = 1, .over = 50, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(PARTIAL), .box = boxes_cha, .event = events_UNC_CHA_IMC_WRITES_COUNT },
		{ .times = 1, .over = 1000, .flows = { traffic_flows_local_writes__served_writes, 2 }, .box = boxes_cha, .event = events_UNC_CHA_IMC_WRITES_COUNT },
		{ .times = 1, .over = 5, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(SNP), .box = boxes_cha, .event = events_UNC_CHA_DIR_LOOKUP },
		{ .times = 4, .over = 5, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(NO_SNP), .box = boxes_cha, .event = events_UNC_CHA_DIR_LOOKUP },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_cha, .event = events_UNC_CHA_DIR_UPDATE },
		{ .times = 1, .over = 10, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_cha, .event = events_UNC_CHA_OSB },
		{ .times = 3, .over = 10, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_DRD_OPT), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 10, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_DRD_OPT), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 10, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_DRD_OPT), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 10, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(IA_MISS_DRD_OPT_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 10, .flows = { traffic_flows_remote_reads, 1 }, .words = S(IA_MISS_DRD_OPT_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_DRD_OPT_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_DRD_OPT_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_DRD_OPT_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(IA_MISS_DRD_OPT_PREF_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_remote_reads, 1 }, .words = S(IA_MISS_DRD_OPT_PREF_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 100, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_CRD), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 100, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_CRD), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 100, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_CRD), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_RFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_RFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_RFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(IA_MISS_RFO_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_remote_reads, 1 }, .words = S(IA_MISS_RFO_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_RFO_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_RFO_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_RFO_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(IA_MISS_RFO_PREF_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_remote_reads, 1 }, .words = S(IA_MISS_RFO_PREF_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 11, .over = 50, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_LLCPREFDATA), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 11, .over = 50, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_LLCPREFDATA), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 11, .over = 50, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_LLCPREFDATA), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 2, .over = 25, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_LLCPREFRFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 2, .over = 25, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_LLCPREFRFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 2, .over = 25, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_LLCPREFRFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 50, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_LLCPREFCODE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 50, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_LLCPREFCODE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 50, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_LLCPREFCODE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(IO_PCIRDCUR), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 3, .flows = { traffic_flows_io_reads, 1 }, .words = S(IO_MISS_PCIRDCUR), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 2, .over = 3, .flows = { traffic_flows_io_reads, 1 }, .words = S(IO_HIT_PCIRDCUR), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 9, .over = 10, .flows = { traffic_flows_io_reads, 1 }, .words = S(IO_PCIRDCUR_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 10, .flows = { traffic_flows_io_reads, 1 }, .words = S(IO_PCIRDCUR_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 4, .over = 5, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_ITOM), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 4, .over = 15, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_MISS_ITOM), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 8, .over = 15, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_HIT_ITOM), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 18, .over = 25, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_ITOM_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 2, .over = 25, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_ITOM_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 5, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_ITOMCACHENEAR), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 15, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_MISS_ITOMCACHENEAR), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 2, .over = 15, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_HIT_ITOMCACHENEAR), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 9, .over = 50, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_ITOMCACHENEAR_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 50, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_ITOMCACHENEAR_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(IO), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 3, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(IO_MISS), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 2, .over = 3, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(IO_HIT), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(LOC_IA), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(LOC_IO), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__cxl_reads, 6 }, .words = S(LOC_ALL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__served_reads__served_writes__cxl_reads, 8 }, .words = S(ALL), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 10, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_DRD_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_DRD_PREF_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 3, .over = 20, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_RFO_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_RFO_PREF_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 11, .over = 50, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_LLCPREFDATA_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 2, .over = 25, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_LLCPREFRFO_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 40, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 1, .over = 1, .box = boxes_cha, .event = events_UNC_CHA_TOR_INSERTS },
		{ .times = 81, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_DRD_OPT), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 18, .over = 1, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_DRD_OPT), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 39, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_DRD_OPT), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 81, .over = 2, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_DRD_OPT_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 9, .over = 1, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_DRD_OPT_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 39, .over = 2, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_DRD_OPT_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 81, .over = 10, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_CRD), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 9, .over = 5, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_CRD), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 39, .over = 10, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_CRD), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 81, .over = 2, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_RFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 9, .over = 1, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_RFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 39, .over = 2, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_RFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 189, .over = 5, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(IA_MISS_RFO_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 63, .over = 1, .flows = { traffic_flows_remote_reads, 1 }, .words = S(IA_MISS_RFO_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 27, .over = 2, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_RFO_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 3, .over = 1, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_RFO_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 13, .over = 2, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_RFO_PREF), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 63, .over = 5, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(IA_MISS_RFO_PREF_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 21, .over = 1, .flows = { traffic_flows_remote_reads, 1 }, .words = S(IA_MISS_RFO_PREF_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 297, .over = 5, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_LLCPREFDATA), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 66, .over = 5, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_LLCPREFDATA), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 143, .over = 5, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_LLCPREFDATA), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 108, .over = 5, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_LLCPREFRFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 24, .over = 5, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_LLCPREFRFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 52, .over = 5, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_LLCPREFRFO), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 27, .over = 5, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS_LLCPREFCODE), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 6, .over = 5, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_LLCPREFCODE), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 13, .over = 5, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA_LLCPREFCODE), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 270, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(IA_MISS), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 60, .over = 1, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 130, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IA), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 150, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(IO_PCIRDCUR), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 250, .over = 3, .flows = { traffic_flows_io_reads, 1 }, .words = S(IO_MISS_PCIRDCUR), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 200, .over = 3, .flows = { traffic_flows_io_reads, 1 }, .words = S(IO_HIT_PCIRDCUR), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 120, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_ITOM), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 200, .over = 3, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_MISS_ITOM), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 160, .over = 3, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_HIT_ITOM), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 30, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_ITOMCACHENEAR), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 50, .over = 3, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_MISS_ITOMCACHENEAR), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 40, .over = 3, .flows = { traffic_flows_io_writes, 1 }, .words = S(IO_HIT_ITOMCACHENEAR), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 150, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(IO), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 250, .over = 3, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(IO_MISS), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 200, .over = 3, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(IO_HIT), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 130, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(LOC_IA), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 150, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(LOC_IO), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 130, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__cxl_reads, 6 }, .words = S(LOC_ALL), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 130, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__io_reads__io_writes__served_reads__served_writes__cxl_reads, 8 }, .words = S(ALL), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 162, .over = 1, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_DRD_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 81, .over = 1, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_DRD_PREF_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 81, .over = 1, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_RFO_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 27, .over = 1, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_RFO_PREF_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 594, .over = 5, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_LLCPREFDATA_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 216, .over = 5, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_LLCPREFRFO_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 540, .over = 1, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(IA_MISS_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 3, .over = 2, .flows = { traffic_flows_llc_hits, 1 }, .words = S(IA_HIT_CXL_ACC), .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 1, .over = 1, .box = boxes_cha, .event = events_UNC_CHA_TOR_OCCUPANCY },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_writes__remote_writes__cxl_writes, 3 }, .words = S(TOTAL_M), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_writes__cxl_writes, 2 }, .words = S(LOCAL_M), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_remote_writes, 1 }, .words = S(REMOTE_M), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 3, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(TOTAL_E), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 6, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(TOTAL_S), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 3, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(LOCAL_E), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 6, .flows = { traffic_flows_local_reads__cxl_reads, 2 }, .words = S(LOCAL_S), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 3, .flows = { traffic_flows_remote_reads, 1 }, .words = S(REMOTE_E), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 6, .flows = { traffic_flows_remote_reads, 1 }, .words = S(REMOTE_S), .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 1, .over = 2, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .box = boxes_cha, .event = events_UNC_CHA_LLC_VICTIMS },
		{ .times = 7, .over = 10, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .words = S(DATA_READ_MISS), .box = boxes_cha, .event = events_UNC_CHA_LLC_LOOKUP },
		{ .times = 7, .over = 10, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(DATA_READ_ALL), .box = boxes_cha, .event = events_UNC_CHA_LLC_LOOKUP },
		{ .times = 7, .over = 10, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(DATA_RD), .box = boxes_cha, .event = events_UNC_CHA_LLC_LOOKUP },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_writes__cxl_writes, 2 }, .words = S(WRITE_LOCAL), .box = boxes_cha, .event = events_UNC_CHA_LLC_LOOKUP },
		{ .times = 1, .over = 1, .flows = { traffic_flows_remote_writes, 1 }, .words = S(WRITE_REMOTE), .box = boxes_cha, .event = events_UNC_CHA_LLC_LOOKUP },
		{ .times = 1, .over = 10, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .box = boxes_cha, .event = events_UNC_CHA_LLC_LOOKUP },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IRQ), .box = boxes_cha, .event = events_UNC_CHA_RxC_INSERTS },
		{ .times = 6, .over = 1, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .words = S(IRQ), .box = boxes_cha, .event = events_UNC_CHA_RxC_OCCUPANCY },
		{ .times = 1, .over = 1000, .flows = { traffic_flows_local_reads__remote_reads__cxl_reads, 3 }, .box = boxes_cha, .event = events_UNC_CHA_DISTRESS_ASSERTED },
		{ .times = 1, .over = 8, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .box = boxes_cha, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(ALL), .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_READS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(NORMAL), .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_READS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(TO_DDR_AS_MEM), .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_READS },
		{ .times = 1, .over = 1, .words = S(TO_DDR_AS_CACHE), .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_READS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(ALL), .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_WRITES },
		{ .times = 49, .over = 50, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(FULL), .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_WRITES },
		{ .times = 1, .over = 50, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(PARTIAL), .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_WRITES },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(TO_DDR_AS_MEM), .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_WRITES },
		{ .times = 1, .over = 1, .box = boxes_b2cmi, .event = events_UNC_B2CMI_IMC_WRITES },
		{ .times = 1, .over = 1, .box = boxes_b2cmi, .event = events_UNC_B2CMI_TAG_HIT },
		{ .times = 1, .over = 1, .box = boxes_b2cmi, .event = events_UNC_B2CMI_TAG_MISS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(CH0), .box = boxes_b2cmi, .event = events_UNC_B2CMI_TRACKER_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_writes__served_writes, 2 }, .words = S(CH0), .box = boxes_b2cmi, .event = events_UNC_B2CMI_WR_TRACKER_INSERTS },
		{ .times = 150, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(CH0), .box = boxes_b2cmi, .event = events_UNC_B2CMI_TRACKER_OCCUPANCY },
		{ .times = 1, .over = 1, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(ANY), .box = boxes_b2cmi, .event = events_UNC_B2CMI_DIRECTORY_LOOKUP },
		{ .times = 4, .over = 5, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(STATE_I), .box = boxes_b2cmi, .event = events_UNC_B2CMI_DIRECTORY_LOOKUP },
		{ .times = 1, .over = 10, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(STATE_S), .box = boxes_b2cmi, .event = events_UNC_B2CMI_DIRECTORY_LOOKUP },
		{ .times = 1, .over = 10, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(STATE_A), .box = boxes_b2cmi, .event = events_UNC_B2CMI_DIRECTORY_LOOKUP },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_reads__served_reads, 2 }, .words = S(ANY), .box = boxes_b2cmi, .event = events_UNC_B2CMI_DIRECTORY_UPDATE },
		{ .times = 1, .over = 12, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_b2cmi, .event = events_UNC_B2CMI_DIRECTORY_UPDATE },
		{ .times = 1, .over = 2, .flows = { traffic_flows_local_reads, 1 }, .box = boxes_b2cmi, .event = events_UNC_B2CMI_DIRECT2CORE_TAKEN },
		{ .times = 1, .over = 2, .flows = { traffic_flows_served_reads, 1 }, .box = boxes_b2cmi, .event = events_UNC_B2CMI_DIRECT2UPI_TAKEN },
		{ .times = 1, .over = 20, .flows = { traffic_flows_local_reads__served_reads, 2 }, .box = boxes_b2cmi, .event = NONE },
		{ .times = 9, .over = 1, .flows = { traffic_flows_served_reads__remote_writes, 2 }, .words = S(DATA), .box = boxes_upi, .event = events_UNC_UPI_TxL_FLITS },
		{ .times = 1, .over = 1, .words = S(SLOT0), .box = boxes_upi, .event = events_UNC_UPI_TxL_FLITS },
		{ .times = 1, .over = 1, .words = S(SLOT1), .box = boxes_upi, .event = events_UNC_UPI_TxL_FLITS },
		{ .times = 1, .over = 1, .words = S(SLOT2), .box = boxes_upi, .event = events_UNC_UPI_TxL_FLITS },
		{ .times = 1, .over = 2, .flows = { traffic_flows_remote_reads__remote_writes__served_reads__served_writes, 4 }, .words = S(LLCRD), .box = boxes_upi, .event = events_UNC_UPI_TxL_FLITS },
		{ .times = 3, .over = 1, .flows = { traffic_flows_remote_reads__remote_writes__served_reads__served_writes, 4 }, .words = S(PROTHDR), .box = boxes_upi, .event = events_UNC_UPI_TxL_FLITS },
		{ .times = 1, .over = 100, .flows = { traffic_flows_idle_flits, 1 }, .words = S(LLCTRL), .box = boxes_upi, .event = events_UNC_UPI_TxL_FLITS },
		{ .times = 1, .over = 10, .flows = { traffic_flows_idle_flits, 1 }, .words = S(NULL), .box = boxes_upi, .event = events_UNC_UPI_TxL_FLITS },
		{ .times = 9, .over = 1, .flows = { traffic_flows_remote_reads__served_writes, 2 }, .words = S(DATA), .box = boxes_upi, .event = events_UNC_UPI_RxL_FLITS },
		{ .times = 1, .over = 1, .words = S(SLOT0), .box = boxes_upi, .event = events_UNC_UPI_RxL_FLITS },
		{ .times = 1, .over = 1, .words = S(SLOT1), .box = boxes_upi, .event = events_UNC_UPI_RxL_FLITS },
		{ .times = 1, .over = 1, .words = S(SLOT2), .box = boxes_upi, .event = events_UNC_UPI_RxL_FLITS },
		{ .times = 1, .over = 2, .flows = { traffic_flows_served_reads__served_writes__remote_reads__remote_writes, 4 }, .words = S(LLCRD), .box = boxes_upi, .event = events_UNC_UPI_RxL_FLITS },
		{ .times = 3, .over = 1, .flows = { traffic_flows_served_reads__served_writes__remote_reads__remote_writes, 4 }, .words = S(PROTHDR), .box = boxes_upi, .event = events_UNC_UPI_RxL_FLITS },
		{ .times = 1, .over = 100, .flows = { traffic_flows_idle_flits, 1 }, .words = S(LLCTRL), .box = boxes_upi, .event = events_UNC_UPI_RxL_FLITS },
		{ .times = 1, .over = 10, .flows = { traffic_flows_idle_flits, 1 }, .words = S(NULL), .box = boxes_upi, .event = events_UNC_UPI_RxL_FLITS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_remote_reads, 1 }, .words = S(REQ), .box = boxes_upi, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH },
		{ .times = 1, .over = 1, .flows = { traffic_flows_served_reads, 1 }, .words = S(REQ), .box = boxes_upi, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH },
		{ .times = 1, .over = 1, .flows = { traffic_flows_remote_writes, 1 }, .words = S(WB), .box = boxes_upi, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH },
		{ .times = 1, .over = 1, .flows = { traffic_flows_served_writes, 1 }, .words = S(WB), .box = boxes_upi, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH },
		{ .times = 1, .over = 1, .flows = { traffic_flows_served_reads, 1 }, .words = S(RSP_DATA), .box = boxes_upi, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH },
		{ .times = 1, .over = 1, .flows = { traffic_flows_remote_reads, 1 }, .words = S(RSP_DATA), .box = boxes_upi, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH },
		{ .times = 1, .over = 20, .flows = { traffic_flows_remote_reads, 1 }, .box = boxes_upi, .event = events_UNC_UPI_TxL_BASIC_HDR_MATCH },
		{ .times = 1, .over = 20, .flows = { traffic_flows_served_reads, 1 }, .box = boxes_upi, .event = events_UNC_UPI_RxL_BASIC_HDR_MATCH },
		{ .times = 1, .over = 20, .flows = { traffic_flows_link_cycles, 1 }, .box = boxes_upi, .event = events_UNC_UPI_TxL0P_POWER_CYCLES },
		{ .times = 1, .over = 1000, .flows = { traffic_flows_link_cycles, 1 }, .box = boxes_upi, .event = events_UNC_UPI_L1_POWER_CYCLES },
		{ .times = 1, .over = 3, .flows = { traffic_flows_served_reads__remote_reads, 2 }, .box = boxes_upi, .event = events_UNC_UPI_RxL_INSERTS },
		{ .times = 4, .over = 3, .flows = { traffic_flows_served_reads__remote_reads, 2 }, .box = boxes_upi, .event = events_UNC_UPI_RxL_OCCUPANCY },
		{ .times = 1, .over = 1000, .flows = { traffic_flows_link_cycles, 1 }, .box = boxes_upi, .event = NONE },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART0_518583e4), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART0_9e90beac), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART0_518583e4), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART0_9e90beac), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART0_d90e2956), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART0_d90e2956), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART1_518580bb), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART1_9e90bdff), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART1_518580bb), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART1_9e90bdff), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART1_d90e2ae9), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART1_d90e2ae9), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART2_51858e42), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART2_9e90840a), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART2_51858e42), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART2_9e90840a), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART2_d90e2e3c), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART2_d90e2e3c), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART3_51858111), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART3_9e908755), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART3_51858111), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART3_9e908755), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART3_d90e2d4f), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART3_d90e2d4f), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART4_51859e90), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART4_9e9085e0), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART4_51859e90), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART4_9e9085e0), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART4_d90e1e6a), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART4_d90e1e6a), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART5_51859d67), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART5_9e908a33), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART5_51859d67), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART5_9e908a33), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART5_d90e19bd), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART5_d90e19bd), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART6_5185810e), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART6_9e908f7e), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART6_5185810e), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART6_9e908f7e), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART6_d90e18f0), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART6_d90e18f0), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART7_518583dd), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 2, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART7_9e908989), .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(MEM_READ_PART7_518583dd), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_writes, 1 }, .words = S(MEM_WRITE_PART7_9e908989), .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART7_d90e1803), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(CMPD_PART7_d90e1803), .box = boxes_iio, .event = events_UNC_IIO_COMP_BUF_OCCUPANCY },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_IN_PART0_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_IN_PART1_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_IN_PART2_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_IN_PART3_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_IN_PART4_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_IN_PART5_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_IN_PART6_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_IN_PART7_FREERUN },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_iio, .event = events_UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN },
		{ .times = 1, .over = 100, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_OF_CPU },
		{ .times = 1, .over = 800, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_OF_CPU },
		{ .times = 1, .over = 50, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_DATA_REQ_BY_CPU },
		{ .times = 1, .over = 800, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_iio, .event = events_UNC_IIO_TXN_REQ_BY_CPU },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(MEM), .box = boxes_iio, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT },
		{ .times = 1, .over = 1, .flows = { traffic_flows_interrupts, 1 }, .words = S(UBOX_POSTED), .box = boxes_iio, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT },
		{ .times = 1, .over = 1, .flows = { traffic_flows_interrupts, 1 }, .words = S(UBOX), .box = boxes_iio, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT },
		{ .times = 1, .over = 1, .box = boxes_iio, .event = events_UNC_IIO_NUM_REQ_OF_CPU_BY_TGT },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads__io_writes, 2 }, .box = boxes_iio, .event = events_UNC_IIO_IOMMU0 },
		{ .times = 1, .over = 8, .flows = { traffic_flows_io_reads__io_writes, 2 }, .box = boxes_iio, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(WR_PREF), .box = boxes_irp, .event = events_UNC_I_TRANSACTIONS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_irp, .event = events_UNC_I_FAF_INSERTS },
		{ .times = 50, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_irp, .event = events_UNC_I_FAF_OCCUPANCY },
		{ .times = 100, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .box = boxes_irp, .event = events_UNC_I_CACHE_TOTAL_OCCUPANCY },
		{ .times = 1, .over = 10000, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_irp, .event = events_UNC_I_MISC1 },
		{ .times = 1, .over = 10, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_irp, .event = NONE },
		{ .times = 1, .over = 1, .box = boxes_b2upi, .event = NONE },
		{ .times = 1, .over = 1, .box = boxes_b2cxl, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_cxl_reads, 1 }, .words = S(MEM_DATA), .box = boxes_cxlcm, .event = events_UNC_CXLCM_RxC_PACK_BUF_INSERTS },
		{ .times = 1, .over = 1, .box = boxes_cxlcm, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_cxl_writes, 1 }, .words = S(M2S_DATA), .box = boxes_cxldp, .event = events_UNC_CXLDP_TxC_AGF_INSERTS },
		{ .times = 1, .over = 1, .box = boxes_cxldp, .event = NONE },
		{ .times = 1, .over = 1, .box = boxes_b2hot, .event = NONE },
		{ .times = 1, .over = 4, .flows = { traffic_flows_local_reads__remote_reads__llc_hits__cxl_reads, 4 }, .box = boxes_mdf, .event = NONE },
		{ .times = 3, .over = 5, .flows = { traffic_flows_core_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C0 },
		{ .times = 1, .over = 10, .flows = { traffic_flows_core_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C3 },
		{ .times = 3, .over = 10, .flows = { traffic_flows_core_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_POWER_STATE_OCCUPANCY_CORES_C6 },
		{ .times = 2, .over = 25, .flows = { traffic_flows_busy_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_FREQ_MAX_POWER_CYCLES },
		{ .times = 1, .over = 200, .flows = { traffic_flows_busy_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES },
		{ .times = 1, .over = 1000, .flows = { traffic_flows_pcu_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_PROCHOT_INTERNAL_CYCLES },
		{ .times = 1, .over = 2000, .flows = { traffic_flows_pcu_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_PROCHOT_EXTERNAL_CYCLES },
		{ .times = 3, .over = 50, .flows = { traffic_flows_pcu_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_PKG_RESIDENCY_C2E_CYCLES },
		{ .times = 1, .over = 50, .flows = { traffic_flows_pcu_cycles, 1 }, .box = boxes_pcu, .event = events_UNC_P_PKG_RESIDENCY_C6_CYCLES },
		{ .times = 1, .over = 100, .flows = { traffic_flows_pcu_cycles, 1 }, .box = boxes_pcu, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_interrupts, 1 }, .box = boxes_ubox, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_pkg_energy, 1 }, .box = boxes_rapl, .event = events_UNC_RAPL_ENERGY_PKG },
		{ .times = 1, .over = 1, .flows = { traffic_flows_dram_energy, 1 }, .box = boxes_rapl, .event = events_UNC_RAPL_ENERGY_DRAM },
	},
#endif
	.groups = {
		[groups_memory] = { .name = S(memory), .question = T(groups_memory_question), .reading = T(groups_memory_reading), .source = C(perfmon_gnr_graniterapid_e716a0d5), .items = { group_items_memory, 4 }, .by = UNCORE_GROUP_BY_INSTANCE, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = metrics_imc_PCT_MEM_BW_PEAK, .limited = metrics_imc_MEM_BW_TOTAL, .near = 75, .half = 35, .transfer = 8 },
		[groups_llc] = { .name = S(llc), .question = T(groups_llc_question), .reading = T(groups_llc_reading), .source = C(perfmon_srf_sierraforest_f8ef3d26), .items = { group_items_llc, 4 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_interconnect] = { .name = S(interconnect), .question = T(groups_interconnect_question), .reading = T(groups_interconnect_reading), .source = C(perfmon_gnr_graniterapid_ecd6aa68), .items = { group_items_interconnect, 2 }, .by = UNCORE_GROUP_BY_INSTANCE, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_numa] = { .name = S(numa), .question = T(groups_numa_question), .reading = T(groups_numa_reading), .source = C(perfmon_gnr_graniterapid_13f5f149), .items = { group_items_numa, 6 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_io] = { .name = S(io), .question = T(groups_io_question), .reading = T(groups_io_reading), .source = C(perfmon_gnr_graniterapid_02121d11), .items = { group_items_io, 2 }, .by = UNCORE_GROUP_BY_INSTANCE, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_power] = { .name = S(power), .question = T(groups_power_question), .reading = T(groups_power_reading), .source = C(perfmon_gnr_V1_20__as_on_a4dda6a8), .items = { group_items_power, 6 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_clocks] = { .name = S(clocks), .question = T(groups_clocks_question), .reading = T(groups_clocks_reading), .source = C(perfmon_gnr_graniterapid_07461fdf), .items = { group_items_clocks, 3 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_cxl] = { .name = S(cxl), .question = T(groups_cxl_question), .reading = T(groups_cxl_reading), .source = C(pcm_pcm_memory_cpp__CXL__8d20f55c), .items = { group_items_cxl, 5 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
	},
	.group_items = {
		[group_items_memory] = { .expression = S(imc_MEM_BW_READS_1dd60d83), .metric = metrics_imc_MEM_BW_READS, .event = NONE, .umask = NONE, .box = boxes_imc },
		{ .expression = S(imc_MEM_BW_WRITES_fc4459ec), .metric = metrics_imc_MEM_BW_WRITES, .event = NONE, .umask = NONE, .box = boxes_imc },
		{ .expression = S(imc_MEM_BW_TOTAL_bf2f7771), .metric = metrics_imc_MEM_BW_TOTAL, .event = NONE, .umask = NONE, .box = boxes_imc },
		{ .expression = S(imc_PCT_MEM_BW_PEAK_f3d2d660), .metric = metrics_imc_PCT_MEM_BW_PEAK, .event = NONE, .umask = NONE, .box = boxes_imc },
		[group_items_llc] = { .expression = S(cha_LLC_DRD_MISS_PCT_5e0a2520), .metric = metrics_cha_LLC_DRD_MISS_PCT, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_LLC_DRD_MISS_LATENCY_7af9bec2), .metric = metrics_cha_LLC_DRD_MISS_LATENCY, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(UNC_CHA_TOR_INSERTS_IA_M_90aff4aa), .metric = NONE, .event = events_UNC_CHA_TOR_INSERTS, .umask = umasks_UNC_CHA_TOR_INSERTS__IA_MISS_DRD_OPT, .box = boxes_cha },
		{ .expression = S(UNC_CHA_LLC_VICTIMS_TOTA_f35a73d9), .metric = NONE, .event = events_UNC_CHA_LLC_VICTIMS, .umask = umasks_UNC_CHA_LLC_VICTIMS__TOTAL_M, .box = boxes_cha },
		[group_items_interconnect] = { .expression = S(upi_UPI_DATA_TX_BW_6eb12511), .metric = metrics_upi_UPI_DATA_TX_BW, .event = NONE, .umask = NONE, .box = boxes_upi },
		{ .expression = S(upi_UPI_DATA_RX_BW_8ba975cb), .metric = metrics_upi_UPI_DATA_RX_BW, .event = NONE, .umask = NONE, .box = boxes_upi },
		[group_items_numa] = { .expression = S(cha_NUMA_READS_LOCAL_9702a092), .metric = metrics_cha_NUMA_READS_LOCAL, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_NUMA_READS_REMOTE_b4d39181), .metric = metrics_cha_NUMA_READS_REMOTE, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_HA_LOCAL_BW_READS_98a8cec4), .metric = metrics_cha_HA_LOCAL_BW_READS, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_HA_REMOTE_BW_READS_720c90ca), .metric = metrics_cha_HA_REMOTE_BW_READS, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_HA_LOCAL_BW_WRITES_2422888d), .metric = metrics_cha_HA_LOCAL_BW_WRITES, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_HA_REMOTE_BW_WRITES_0f972cf4), .metric = metrics_cha_HA_REMOTE_BW_WRITES, .event = NONE, .umask = NONE, .box = boxes_cha },
		[group_items_io] = { .expression = S(iio_IO_BW_READ_5f7c4dcd), .metric = metrics_iio_IO_BW_READ, .event = NONE, .umask = NONE, .box = boxes_iio },
		{ .expression = S(iio_IO_BW_WRITE_32bf90b1), .metric = metrics_iio_IO_BW_WRITE, .event = NONE, .umask = NONE, .box = boxes_iio },
		[group_items_power] = { .expression = S(rapl_PKG_POWER_f6be0bad), .metric = metrics_rapl_PKG_POWER, .event = NONE, .umask = NONE, .box = boxes_rapl },
		{ .expression = S(rapl_DRAM_POWER_c67c1087), .metric = metrics_rapl_DRAM_POWER, .event = NONE, .umask = NONE, .box = boxes_rapl },
		{ .expression = S(pcu_PCT_FREQ_POWER_LTD_fd5be05a), .metric = metrics_pcu_PCT_FREQ_POWER_LTD, .event = NONE, .umask = NONE, .box = boxes_pcu },
		{ .expression = S(pcu_PCT_FREQ_THERMAL_LTD_97c8148a), .metric = metrics_pcu_PCT_FREQ_THERMAL_LTD, .event = NONE, .umask = NONE, .box = boxes_pcu },
		{ .expression = S(pcu_PCT_PROCHOT_INTERNAL_a8b611a5), .metric = metrics_pcu_PCT_PROCHOT_INTERNAL, .event = NONE, .umask = NONE, .box = boxes_pcu },
		{ .expression = S(pcu_PCT_PROCHOT_EXTERNAL_0fa42075), .metric = metrics_pcu_PCT_PROCHOT_EXTERNAL, .event = NONE, .umask = NONE, .box = boxes_pcu },
		[group_items_clocks] = { .expression = S(cha_UNCORE_FREQ_4c4e532d), .metric = metrics_cha_UNCORE_FREQ, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(imc_DRAM_FREQ_4cbc8f3d), .metric = metrics_imc_DRAM_FREQ, .event = NONE, .umask = NONE, .box = boxes_imc },
		{ .expression = S(pcu_PCU_FREQ_3e7aadbc), .metric = metrics_pcu_PCU_FREQ, .event = NONE, .umask = NONE, .box = boxes_pcu },
		[group_items_cxl] = { .expression = S(cha_CXL_LINES_READ_88cf9b7f), .metric = metrics_cha_CXL_LINES_READ, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_CXL_MISS_PCT_dd06a2cc), .metric = metrics_cha_CXL_MISS_PCT, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_CXL_DRD_MISS_LATENCY_5da08cb3), .metric = metrics_cha_CXL_DRD_MISS_LATENCY, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(UNC_CXLCM_RxC_PACK_BUF_I_57090082), .metric = NONE, .event = events_UNC_CXLCM_RxC_PACK_BUF_INSERTS, .umask = umasks_UNC_CXLCM_RxC_PACK_BUF_INSERTS__MEM_DATA, .box = boxes_cxlcm },
		{ .expression = S(UNC_CXLDP_TxC_AGF_INSERT_199fd01b), .metric = NONE, .event = events_UNC_CXLDP_TxC_AGF_INSERTS, .umask = umasks_UNC_CXLDP_TxC_AGF_INSERTS__M2S_DATA, .box = boxes_cxldp },
	},
#ifndef UNCORE_WITHOUT_TEXTS
	.synonyms = {
		[synonyms_of_searches] = { .word = S(abort), .set = S(abort), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(cancel), .set = S(abort), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(activate), .set = S(activate), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(activation), .set = S(activate), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(ACT), .set = S(activate), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(bandwidth), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(BW), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(throughput), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(traffic), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(bytes), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(GB), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(MB), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(cache_slice_0eae7553), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CBo), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CHA), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(slice), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(caching_agent_fbe0b735), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(channel), .set = S(channel), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CH), .set = S(channel), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(C_state_428e8355), .set = S(core_state_2aa68ae9), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(residency), .set = S(core_state_2aa68ae9), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(idle_state_65fafb00), .set = S(core_state_2aa68ae9), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(sleep_state_097c12d5), .set = S(core_state_2aa68ae9), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(credit), .set = S(credit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CRD), .set = S(credit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(cycle), .set = S(cycle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CYC), .set = S(cycle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(clocktick), .set = S(cycle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(clock_tick_31316741), .set = S(cycle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DRD), .set = S(data_read_5750612d), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(data_read_cbdd2f4b), .set = S(data_read_5750612d), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(directory), .set = S(directory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DIR), .set = S(directory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(ECC), .set = S(ecc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(correctable_error_e13f8186), .set = S(ecc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(corrected_error_840fcb11), .set = S(ecc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(error), .set = S(error), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(ERR), .set = S(error), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(eviction), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(evict), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(victim), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(castout), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(replacement), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(frequency), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(FREQ), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(speed), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(clock_speed_2d37b021), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(MHz), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(GHz), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(hit_rate_3914b995), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(hit_ratio_4a062942), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(miss_rate_b57e0544), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(miss_ratio_541d602e), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(miss_PCT_aa6fd2c4), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(lookup), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(HA), .set = S(home_agent_fb73bb44), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(home_agent_90e0f797), .set = S(home_agent_fb73bb44), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(a), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(an), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(and), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(any), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(are), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(as), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(at), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(be), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(been), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(being), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(by), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(can), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(could), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(count), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(counter), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(did), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(do), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(does), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(event), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(for), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(from), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(has), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(have), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(how), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(i), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(if), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(in), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(is), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(it), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(its), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(many), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(may), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(me), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(might), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(monitor), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(much), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(must), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(my), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(number), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(of), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(on), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(or), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(our), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(per), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(should), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(show), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(so), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(take), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(taken), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(takes), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(than), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(that), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(the), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(their), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(then), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(there), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(these), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(they), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(this), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(those), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(to), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(uncore), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(was), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(we), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(were), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(what), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(when), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(where), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(which), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(while), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(who), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(whose), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(why), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(will), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(with), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(without), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(would), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(you), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(your), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(insert), .set = S(insert), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(allocation), .set = S(insert), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(allocate), .set = S(insert), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(interrupt), .set = S(interrupt), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IPI), .set = S(interrupt), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(MSI), .set = S(interrupt), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IRQ_line_976f13e1), .set = S(interrupt), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IO), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(I_O_ea224a0e), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PCIe), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PCI), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PCI_Express_8d54cdb9), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DDIO), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IIO), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(device), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(NVMe), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(NIC), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(network_card_64283da1), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(disk), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IOMMU), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(VTD), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(VT_d_66f87648), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(address_translation_2ef331d8), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DMA_remapping_851f6804), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(latency), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(delay), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(wait), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(how_long_e846b5a2), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(response_time_a466dc72), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(queue_time_ef460eaa), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(limit), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(LTD), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(cap), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(constrained), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(held_down_53d4f53f), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(link), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(QPI), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(UPI), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(KTI), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(interconnect), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(LLC), .set = S(llc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(L3), .set = S(llc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(last_level_cache_3e18cdb9), .set = S(llc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(third_level_cache_7773b327), .set = S(llc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(local), .set = S(local), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(LOC), .set = S(local), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(this_socket_90d1bf79), .set = S(local), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(lock), .set = S(lock), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(bus_lock_934b18e1), .set = S(lock), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(split_lock_ce998dde), .set = S(lock), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(memory), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(MEM), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DRAM), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DDR), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(main_memory_70955283), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(iMC), .set = S(memory_controller_0eafa3d6), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(memory_controller_990842c7), .set = S(memory_controller_0eafa3d6), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(message), .set = S(message), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(MSG), .set = S(message), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(modified), .set = S(modified), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(dirty), .set = S(modified), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(M_state_f7d2e3f5), .set = S(modified), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(NE), .set = S(not_empty_2cf4ee2b), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(not_empty_fc7f4385), .set = S(not_empty_2cf4ee2b), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(occupancy), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(queue_depth_3194ee4a), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(queue_length_18ed2f1d), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(fill_level_01b7f4d6), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(OCC), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(package), .set = S(package), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PKG), .set = S(package), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(row_buffer_41cdddfc), .set = S(page), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(open_row_e3ab96e1), .set = S(page), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DRAM_page_0d9356f0), .set = S(page), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(page_open_a5c25783), .set = S(page), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(partial), .set = S(partial), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PTL), .set = S(partial), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(part_of_a_line_7c832166), .set = S(partial), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PMM), .set = S(persistent_memory_9f51bc78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(persistent_memory_0f1992a6), .set = S(persistent_memory_9f51bc78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(Optane), .set = S(persistent_memory_9f51bc78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DCPMM), .set = S(persistent_memory_9f51bc78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PCU), .set = S(power_unit_27ca2a78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(power_control_unit_6dd98a7d), .set = S(power_unit_27ca2a78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(precharge), .set = S(precharge), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PRE), .set = S(precharge), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(prefetch), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(prefetcher), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PREF), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PF), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PRF), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(HWPF), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(priority), .set = S(priority), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PRIO), .set = S(priority), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(read), .set = S(read), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RD), .set = S(read), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(load), .set = S(read), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RPQ), .set = S(read_queue_fbf716b5), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(read_queue_789d6cd1), .set = S(read_queue_fbf716b5), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(read_pending_queue_d477690a), .set = S(read_queue_fbf716b5), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(receive), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(received), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RX), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RxL), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(incoming), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(arrive), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(remote), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(REM), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(other_socket_4c438505), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(another_socket_8aae7132), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(cross_socket_2d1eb765), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(off_socket_16e3d13c), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(request), .set = S(request), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(REQ), .set = S(request), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(response), .set = S(response), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RESP), .set = S(response), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(answer), .set = S(response), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(reply), .set = S(response), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(retry), .set = S(retry), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(retried), .set = S(retry), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(reject), .set = S(retry), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(turned_away_899e29b6), .set = S(retry), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RFO), .set = S(rfo), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(read_for_ownership_40945cc7), .set = S(rfo), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(ring), .set = S(ring), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(mesh), .set = S(ring), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(share), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(ratio), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(rate), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(percentage), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(percent), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(PCT), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(fraction), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(snoop), .set = S(snoop), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(SNP), .set = S(snoop), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(probe), .set = S(snoop), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(thermal), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(heat), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(temperature), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(hot), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(overheat), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(throttle), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(throttled), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(throttling), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(THRTL), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(THR), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TOR), .set = S(tor), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(table_of_requests_f24a834e), .set = S(tor), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(transaction), .set = S(transaction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TXN), .set = S(transaction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(transition), .set = S(transition), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TRANS), .set = S(transition), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(transmit), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(sent), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(send), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TX), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TxL), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(outgoing), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(utilization), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(utilisation), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(utilized), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(utilised), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(UTIL), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(saturated), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(saturation), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(busy), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(used), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(in_use_7f289f18), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(load_factor_28d48aef), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(voltage), .set = S(voltage), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(VOLT), .set = S(voltage), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(VR), .set = S(voltage), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(write), .set = S(write), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(WR), .set = S(write), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(written), .set = S(write), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(store), .set = S(write), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(write_back_4cde3c94), .set = S(write_back_1d5e4b79), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(writeback), .set = S(write_back_1d5e4b79), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(WB), .set = S(write_back_1d5e4b79), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(WPQ), .set = S(write_queue_c29cf7ec), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(write_queue_6753e2d0), .set = S(write_queue_c29cf7ec), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(write_pending_queue_1f2211d4), .set = S(write_queue_c29cf7ec), .kind = UNCORE_SYNONYM_SAME },
	},
#endif
	.windows = {
		[windows_pcu_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_3a990860), .size = 0x1, .box = boxes_pcu, .found = UNCORE_FOUND_UNIT },
		[windows_pcu_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x4, .box = boxes_pcu, .found = UNCORE_FOUND_CONTROLS },
		[windows_pcu_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x4, .box = boxes_pcu, .found = UNCORE_FOUND_COUNTERS },
		[windows_imc_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_b485fec3), .size = 0x58, .box = boxes_imc, .found = UNCORE_FOUND_UNIT },
		[windows_imc_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x10, .box = boxes_imc, .found = UNCORE_FOUND_CONTROLS },
		[windows_imc_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_imc, .found = UNCORE_FOUND_COUNTERS },
		[windows_b2cmi_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_12c08362), .size = 0x4, .box = boxes_b2cmi, .found = UNCORE_FOUND_UNIT },
		[windows_b2cmi_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_b2cmi, .found = UNCORE_FOUND_CONTROLS },
		[windows_b2cmi_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_b2cmi, .found = UNCORE_FOUND_COUNTERS },
		[windows_upi_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_12c08362), .size = 0x4, .box = boxes_upi, .found = UNCORE_FOUND_UNIT },
		[windows_upi_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_upi, .found = UNCORE_FOUND_CONTROLS },
		[windows_upi_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_upi, .found = UNCORE_FOUND_COUNTERS },
		[windows_b2upi_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_12c08362), .size = 0x4, .box = boxes_b2upi, .found = UNCORE_FOUND_UNIT },
		[windows_b2upi_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_b2upi, .found = UNCORE_FOUND_CONTROLS },
		[windows_b2upi_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_b2upi, .found = UNCORE_FOUND_COUNTERS },
		[windows_b2cxl_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_b485fec3), .size = 0x4, .box = boxes_b2cxl, .found = UNCORE_FOUND_UNIT },
		[windows_b2cxl_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_b2cxl, .found = UNCORE_FOUND_CONTROLS },
		[windows_b2cxl_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_b2cxl, .found = UNCORE_FOUND_COUNTERS },
		[windows_cxlcm_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_b485fec3), .size = 0x4, .box = boxes_cxlcm, .found = UNCORE_FOUND_UNIT },
		[windows_cxlcm_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x40, .box = boxes_cxlcm, .found = UNCORE_FOUND_CONTROLS },
		[windows_cxlcm_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x40, .box = boxes_cxlcm, .found = UNCORE_FOUND_COUNTERS },
		[windows_cxldp_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_b485fec3), .size = 0x4, .box = boxes_cxldp, .found = UNCORE_FOUND_UNIT },
		[windows_cxldp_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_cxldp, .found = UNCORE_FOUND_CONTROLS },
		[windows_cxldp_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x20, .box = boxes_cxldp, .found = UNCORE_FOUND_COUNTERS },
		[windows_b2hot_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_b485fec3), .size = 0x8, .box = boxes_b2hot, .found = UNCORE_FOUND_UNIT },
		[windows_b2hot_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x8, .box = boxes_b2hot, .found = UNCORE_FOUND_CONTROLS },
		[windows_b2hot_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x8, .box = boxes_b2hot, .found = UNCORE_FOUND_COUNTERS },
		[windows_mdf_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_3a990860), .size = 0x1, .box = boxes_mdf, .found = UNCORE_FOUND_UNIT },
		[windows_mdf_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x4, .box = boxes_mdf, .found = UNCORE_FOUND_CONTROLS },
		[windows_mdf_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x4, .box = boxes_mdf, .found = UNCORE_FOUND_COUNTERS },
		[windows_othertypes_unit] = { .id = S(unit), .source = C(linux_6_12_uncore_discov_b485fec3), .size = 0x8, .box = boxes_othertypes, .found = UNCORE_FOUND_UNIT },
		[windows_othertypes_controls] = { .id = S(controls), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x8, .box = boxes_othertypes, .found = UNCORE_FOUND_CONTROLS },
		[windows_othertypes_counters] = { .id = S(counters), .source = C(linux_6_12_uncore_discov_b1cf4d17), .size = 0x8, .box = boxes_othertypes, .found = UNCORE_FOUND_COUNTERS },
	},
	.found_boxes = {
		[found_boxes_ubox] = { .box = boxes_ubox, .type = 5, .trust = UNCORE_TRUST_IDS, .reg = registers_ubox_box_ctl, .space = UNCORE_SPACE_UNKNOWN },
		[found_boxes_cha] = { .box = boxes_cha, .trust = UNCORE_TRUST_IDS, .reg = registers_cha_box_ctl, .space = UNCORE_SPACE_UNKNOWN },
		[found_boxes_pcu] = { .box = boxes_pcu, .type = 4, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_MSR },
		[found_boxes_iio] = { .box = boxes_iio, .type = 1, .trust = UNCORE_TRUST_IDS, .reg = registers_iio_box_ctl, .space = UNCORE_SPACE_UNKNOWN },
		[found_boxes_irp] = { .box = boxes_irp, .type = 2, .trust = UNCORE_TRUST_IDS, .reg = registers_irp_box_ctl, .space = UNCORE_SPACE_UNKNOWN },
		[found_boxes_imc] = { .box = boxes_imc, .type = 6, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_MMIO },
		[found_boxes_b2cmi] = { .box = boxes_b2cmi, .type = 16, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_PCI },
		[found_boxes_upi] = { .box = boxes_upi, .type = 8, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_PCI },
		[found_boxes_b2upi] = { .box = boxes_b2upi, .type = 18, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_PCI },
		[found_boxes_b2cxl] = { .box = boxes_b2cxl, .type = 17, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_MMIO },
		[found_boxes_cxlcm] = { .box = boxes_cxlcm, .type = 12, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_MMIO },
		[found_boxes_cxldp] = { .box = boxes_cxldp, .type = 13, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_MMIO },
		[found_boxes_b2hot] = { .box = boxes_b2hot, .type = 15, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_UNKNOWN },
		[found_boxes_mdf] = { .box = boxes_mdf, .type = 20, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_MSR },
		[found_boxes_othertypes] = { .box = boxes_othertypes, .type = 65535, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_UNKNOWN },
	},
	.metric_clocks = {
		[metric_clocks_uclk_UNC_CHA_CLOCKTICKS] = { .clock = S(uclk), .box = boxes_cha, .event = events_UNC_CHA_CLOCKTICKS },
		[metric_clocks_uclk_UNC_B2CMI_CLOCKTICKS] = { .clock = S(uclk), .box = boxes_b2cmi, .event = events_UNC_B2CMI_CLOCKTICKS },
		[metric_clocks_uclk_UNC_B2CXL_CLOCKTICKS] = { .clock = S(uclk), .box = boxes_b2cxl, .event = events_UNC_B2CXL_CLOCKTICKS },
		[metric_clocks_uclk_UNC_B2HOT_CLOCKTICKS] = { .clock = S(uclk), .box = boxes_b2hot, .event = events_UNC_B2HOT_CLOCKTICKS },
		[metric_clocks_uclk_UNC_B2UPI_CLOCKTICKS] = { .clock = S(uclk), .box = boxes_b2upi, .event = events_UNC_B2UPI_CLOCKTICKS },
		[metric_clocks_mdfclk_UNC_MDF_CLOCKTICKS] = { .clock = S(mdfclk), .box = boxes_mdf, .event = events_UNC_MDF_CLOCKTICKS },
		[metric_clocks_dclk_UNC_M_CLOCKTICKS] = { .clock = S(dclk), .box = boxes_imc, .event = events_UNC_M_CLOCKTICKS },
		[metric_clocks_qclk_UNC_UPI_CLOCKTICKS] = { .clock = S(qclk), .box = boxes_upi, .event = events_UNC_UPI_CLOCKTICKS },
		[metric_clocks_ioclk_UNC_IIO_CLOCKTICKS] = { .clock = S(ioclk), .box = boxes_iio, .event = events_UNC_IIO_CLOCKTICKS },
		[metric_clocks_ioclk_UNC_IIO_CLOCKTICKS_FREERUN] = { .clock = S(ioclk), .box = boxes_iio, .event = events_UNC_IIO_CLOCKTICKS_FREERUN },
		[metric_clocks_ioclk_UNC_I_CLOCKTICKS] = { .clock = S(ioclk), .box = boxes_irp, .event = events_UNC_I_CLOCKTICKS },
		[metric_clocks_pclk_UNC_P_CLOCKTICKS] = { .clock = S(pclk), .box = boxes_pcu, .event = events_UNC_P_CLOCKTICKS },
	},
	.metric_units = {
		[metric_units_UNC_P_FREQ_MAX_POWER_CYCLES] = { .unit = S(cycles), .event = events_UNC_P_FREQ_MAX_POWER_CYCLES },
		[metric_units_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES] = { .unit = S(cycles), .event = events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES },
		[metric_units_UNC_P_PROCHOT_EXTERNAL_CYCLES] = { .unit = S(cycles), .event = events_UNC_P_PROCHOT_EXTERNAL_CYCLES },
		[metric_units_UNC_P_PROCHOT_INTERNAL_CYCLES] = { .unit = S(cycles), .event = events_UNC_P_PROCHOT_INTERNAL_CYCLES },
		[metric_units_UNC_RAPL_ENERGY_PKG] = { .unit = S(nanojoules), .event = events_UNC_RAPL_ENERGY_PKG },
		[metric_units_UNC_RAPL_ENERGY_DRAM] = { .unit = S(nanojoules), .event = events_UNC_RAPL_ENERGY_DRAM },
	},
	.pool = { "", STRINGS(TEXT) },
};
