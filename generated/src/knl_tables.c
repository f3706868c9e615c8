/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 26
#error "these tables are stale: run make generate"
#endif

/* Words, names of events, and what explains them. X(symbol, text) */
#define WORDS(X) \
	X(s_2_3283064365386962890625_7bcf5f41, "2.3283064365386962890625e-10") \
	X(s_3dnowprefetch, "3dnowprefetch") \
	X(s_ACCESS, "ACCESS") \
	X(s_AD, "AD") \
	X(s_AD_0, "AD_0") \
	X(s_AD_1, "AD_1") \
	X(s_AD_AG0, "AD_AG0") \
	X(s_AD_AG1, "AD_AG1") \
	X(s_AD_BNC, "AD_BNC") \
	X(s_AD_CRD, "AD_CRD") \
	X(s_AD_REQ_VN0, "AD_REQ_VN0") \
	X(s_AD_RSP_VN0, "AD_RSP_VN0") \
	X(s_AK, "AK") \
	X(s_AK_0, "AK_0") \
	X(s_AK_1, "AK_1") \
	X(s_AK_AG0, "AK_AG0") \
	X(s_AK_AG1, "AK_AG1") \
	X(s_AK_BNC, "AK_BNC") \
	X(s_AK_CRD_0, "AK_CRD_0") \
	X(s_AK_CRD_1, "AK_CRD_1") \
	X(s_AK_INGRESS, "AK_INGRESS") \
	X(s_AK_NON_UPI, "AK_NON_UPI") \
	X(s_ALL, "ALL") \
	X(s_ALLOW_SNP, "ALLOW_SNP") \
	X(s_ANY, "ANY") \
	X(s_ANY_OF_TGR0_THRU_TGR7, "ANY_OF_TGR0_THRU_TGR7") \
	X(s_ANY_REJECT_IPQ0, "ANY_REJECT_IPQ0") \
	X(s_ANY_REJECT_IRQ0, "ANY_REJECT_IRQ0") \
	X(s_ATOMIC, "ATOMIC") \
	X(s_BL, "BL") \
	X(s_BL_0, "BL_0") \
	X(s_BL_1, "BL_1") \
	X(s_BL_AG0, "BL_AG0") \
	X(s_BL_AG1, "BL_AG1") \
	X(s_BL_BNC, "BL_BNC") \
	X(s_BL_CRD, "BL_CRD") \
	X(s_BL_INGRESS_DRS, "BL_INGRESS_DRS") \
	X(s_BL_INGRESS_NCB, "BL_INGRESS_NCB") \
	X(s_BL_INGRESS_NCS, "BL_INGRESS_NCS") \
	X(s_BL_NCB_VN0, "BL_NCB_VN0") \
	X(s_BL_NCS_VN0, "BL_NCS_VN0") \
	X(s_BL_RSP_VN0, "BL_RSP_VN0") \
	X(s_BL_WB_VN0, "BL_WB_VN0") \
	X(s_CAS, "CAS") \
	X(s_CBO_IDI, "CBO_IDI") \
	X(s_CBO_NCB, "CBO_NCB") \
	X(s_CBO_NCS, "CBO_NCS") \
	X(s_CHAFilter0, "CHAFilter0") \
	X(s_CHAFilter1, "CHAFilter1") \
	X(s_CLFLUSH, "CLFLUSH") \
	X(s_CLOCK, "CLOCK") \
	X(s_CMS_CLOCK, "CMS_CLOCK") \
	X(s_CMS_CREDITS, "CMS_CREDITS") \
	X(s_CMS_INGRESS, "CMS_INGRESS") \
	X(s_COHERENT, "COHERENT") \
	X(s_CV0_PREF_MISS, "CV0_PREF_MISS") \
	X(s_CV0_PREF_VIC, "CV0_PREF_VIC") \
	X(s_Caching_and_home_agent_e4682a4a, "Caching and home agent") \
	X(s_Cn_MSR_PMON_BOX_CTL, "Cn_MSR_PMON_BOX_CTL") \
	X(s_Cn_MSR_PMON_BOX_FILTER0, "Cn_MSR_PMON_BOX_FILTER0") \
	X(s_Cn_MSR_PMON_BOX_FILTER1, "Cn_MSR_PMON_BOX_FILTER1") \
	X(s_Cn_MSR_PMON_BOX_STATUS, "Cn_MSR_PMON_BOX_STATUS") \
	X(s_Cn_MSR_PMON_CTL_i__74f86528, "Cn_MSR_PMON_CTL{i}") \
	X(s_Cn_MSR_PMON_CTR_i__0199fbda, "Cn_MSR_PMON_CTR{i}") \
	X(s_DATA_READ, "DATA_READ") \
	X(s_DCLK, "DCLK") \
	X(s_DN, "DN") \
	X(s_DN_EVEN, "DN_EVEN") \
	X(s_DN_ODD, "DN_ODD") \
	X(s_DRAM_FREQ, "DRAM_FREQ") \
	X(s_DRAM_POWER, "DRAM_POWER") \
	X(s_DRAM_clocks__half_the_da_2d1e3bde, "DRAM clocks (half the data rate)") \
	X(s_ECLK, "ECLK") \
	X(s_EDCn_ECLK_PMON_BOX_CTL, "EDCn_ECLK_PMON_BOX_CTL") \
	X(s_EDCn_ECLK_PMON_BOX_STATUS, "EDCn_ECLK_PMON_BOX_STATUS") \
	X(s_EDCn_ECLK_PMON_CTL_i__1f5dd3cb, "EDCn_ECLK_PMON_CTL{i}") \
	X(s_EDCn_ECLK_PMON_CTR_i__53f1944e, "EDCn_ECLK_PMON_CTR{i}") \
	X(s_EDCn_ECLK_PMON_FIXED_CTL, "EDCn_ECLK_PMON_FIXED_CTL") \
	X(s_EDCn_ECLK_PMON_FIXED_CTR, "EDCn_ECLK_PMON_FIXED_CTR") \
	X(s_EDCn_UCLK_PMON_BOX_CTL, "EDCn_UCLK_PMON_BOX_CTL") \
	X(s_EDCn_UCLK_PMON_BOX_STATUS, "EDCn_UCLK_PMON_BOX_STATUS") \
	X(s_EDCn_UCLK_PMON_CTL_i__105e9105, "EDCn_UCLK_PMON_CTL{i}") \
	X(s_EDCn_UCLK_PMON_CTR_i__bd53e18e, "EDCn_UCLK_PMON_CTR{i}") \
	X(s_EDCn_UCLK_PMON_FIXED_CTL, "EDCn_UCLK_PMON_FIXED_CTL") \
	X(s_EDCn_UCLK_PMON_FIXED_CTR, "EDCn_UCLK_PMON_FIXED_CTR") \
	X(s_EGRESS, "EGRESS") \
	X(s_ENERGY, "ENERGY") \
	X(s_EVICT, "EVICT") \
	X(s_E_STATE, "E_STATE") \
	X(s_Energy_of_the_package_88ed89f1, "Energy of the package") \
	X(s_F_STATE, "F_STATE") \
	X(s_Frequency_scaling_of_the_1c782610, "Frequency scaling of the uncore") \
	X(s_HIT, "HIT") \
	X(s_HIT_ALL, "HIT_ALL") \
	X(s_HIT_CLEAN, "HIT_CLEAN") \
	X(s_HIT_DIRTY, "HIT_DIRTY") \
	X(s_HIT_ES, "HIT_ES") \
	X(s_HIT_I, "HIT_I") \
	X(s_HIT_M, "HIT_M") \
	X(s_HORZ, "HORZ") \
	X(s_HORZ_EGRESS, "HORZ_EGRESS") \
	X(s_IFV, "IFV") \
	X(s_IIO_coherency_unit_9b65b3ec, "IIO coherency unit") \
	X(s_INGRESS, "INGRESS") \
	X(s_IO_CLKS, "IO_CLKS") \
	X(s_IO_REQUESTS_BW, "IO_REQUESTS_BW") \
	X(s_IPQ, "IPQ") \
	X(s_IPQ_HIT, "IPQ_HIT") \
	X(s_IPQ_MISS, "IPQ_MISS") \
	X(s_IRP_PCI_PMON_BOX_CTL, "IRP_PCI_PMON_BOX_CTL") \
	X(s_IRP_PCI_PMON_BOX_STATUS, "IRP_PCI_PMON_BOX_STATUS") \
	X(s_IRP_PCI_PMON_CTL_i__5632400b, "IRP_PCI_PMON_CTL{i}") \
	X(s_IRP_PCI_PMON_CTR_i__4b44c670, "IRP_PCI_PMON_CTR{i}") \
	X(s_IRQ, "IRQ") \
	X(s_IRQ_HIT, "IRQ_HIT") \
	X(s_IRQ_MISS, "IRQ_MISS") \
	X(s_IRQ_REJ, "IRQ_REJ") \
	X(s_ISMQ, "ISMQ") \
	X(s_IV, "IV") \
	X(s_IV_AG0, "IV_AG0") \
	X(s_IV_BNC, "IV_BNC") \
	X(s_IV_NON_UPI, "IV_NON_UPI") \
	X(s_IV_SNP_GO_DN, "IV_SNP_GO_DN") \
	X(s_IV_SNP_GO_UP, "IV_SNP_GO_UP") \
	X(s_Joules, "Joules") \
	X(s_LEFT, "LEFT") \
	X(s_LEFT_EVEN, "LEFT_EVEN") \
	X(s_LEFT_ODD, "LEFT_ODD") \
	X(s_LOCAL, "LOCAL") \
	X(s_LOC_ALL, "LOC_ALL") \
	X(s_M2PCIE_PCI_PMON_BOX_CTL, "M2PCIE_PCI_PMON_BOX_CTL") \
	X(s_M2PCIE_PCI_PMON_BOX_STATUS, "M2PCIE_PCI_PMON_BOX_STATUS") \
	X(s_M2PCIE_PCI_PMON_CTL_i__1c75368b, "M2PCIE_PCI_PMON_CTL{i}") \
	X(s_M2PCIE_PCI_PMON_CTR_i__399c1fa6, "M2PCIE_PCI_PMON_CTR{i}") \
	X(s_MC0_CH0, "MC0_CH0") \
	X(s_MC0_CH1, "MC0_CH1") \
	X(s_MC0_CH2, "MC0_CH2") \
	X(s_MC1_CH0, "MC1_CH0") \
	X(s_MC1_CH1, "MC1_CH1") \
	X(s_MC1_CH2, "MC1_CH2") \
	X(s_MCDRAM_BW_READS, "MCDRAM_BW_READS") \
	X(s_MCDRAM_BW_TOTAL, "MCDRAM_BW_TOTAL") \
	X(s_MCDRAM_BW_WRITES, "MCDRAM_BW_WRITES") \
	X(s_MCDRAM_FREQ, "MCDRAM_FREQ") \
	X(s_MCDRAM_HIT_PCT, "MCDRAM_HIT_PCT") \
	X(s_MCDRAM_MISS_BW, "MCDRAM_MISS_BW") \
	X(s_MCDRAM_controller__in_th_4bd0a187, "MCDRAM controller, in the MCDRAM's clock") \
	X(s_MCDRAM_controller__in_th_9b754401, "MCDRAM controller, in the uncore's clock") \
	X(s_MC_CHy_DCLK_PMON_BOX_CTL, "MC_CHy_DCLK_PMON_BOX_CTL") \
	X(s_MC_CHy_DCLK_PMON_BOX_STATUS, "MC_CHy_DCLK_PMON_BOX_STATUS") \
	X(s_MC_CHy_DCLK_PMON_CTL_i__99e2eee7, "MC_CHy_DCLK_PMON_CTL{i}") \
	X(s_MC_CHy_DCLK_PMON_CTR_i__598bd232, "MC_CHy_DCLK_PMON_CTR{i}") \
	X(s_MC_CHy_DCLK_PMON_FIXED_CTL, "MC_CHy_DCLK_PMON_FIXED_CTL") \
	X(s_MC_CHy_DCLK_PMON_FIXED_CTR, "MC_CHy_DCLK_PMON_FIXED_CTR") \
	X(s_MCn_UCLK_PMON_BOX_CTL, "MCn_UCLK_PMON_BOX_CTL") \
	X(s_MCn_UCLK_PMON_BOX_STATUS, "MCn_UCLK_PMON_BOX_STATUS") \
	X(s_MCn_UCLK_PMON_CTL_i__c4071662, "MCn_UCLK_PMON_CTL{i}") \
	X(s_MCn_UCLK_PMON_CTR_i__95a3f222, "MCn_UCLK_PMON_CTR{i}") \
	X(s_MCn_UCLK_PMON_FIXED_CTL, "MCn_UCLK_PMON_FIXED_CTL") \
	X(s_MCn_UCLK_PMON_FIXED_CTR, "MCn_UCLK_PMON_FIXED_CTR") \
	X(s_MEM_BW_READS, "MEM_BW_READS") \
	X(s_MEM_BW_TOTAL, "MEM_BW_TOTAL") \
	X(s_MEM_BW_WRITES, "MEM_BW_WRITES") \
	X(s_MISC, "MISC") \
	X(s_MISS, "MISS") \
	X(s_MISS_ALL, "MISS_ALL") \
	X(s_MISS_CLEAN, "MISS_CLEAN") \
	X(s_MISS_DIRTY, "MISS_DIRTY") \
	X(s_MISS_INVALID, "MISS_INVALID") \
	X(s_MSR_DRAM_ENERGY_STATUS, "MSR_DRAM_ENERGY_STATUS") \
	X(s_MSR_PKG_ENERGY_STATUS, "MSR_PKG_ENERGY_STATUS") \
	X(s_MSR_RAPL_POWER_UNIT, "MSR_RAPL_POWER_UNIT") \
	X(s_MSR_UNCORE_PERF_STATUS, "MSR_UNCORE_PERF_STATUS") \
	X(s_MSR_UNCORE_RATIO_LIMIT, "MSR_UNCORE_RATIO_LIMIT") \
	X(s_M_STATE, "M_STATE") \
	X(s_Memory_controller__in_th_f028e693, "Memory controller, in the uncore's clock") \
	X(s_Memory_controller_channe_41793332, "Memory controller channel") \
	X(s_Mesh_to_PCIe_99a2aad4, "Mesh to PCIe") \
	X(s_NCUPMONConfig, "NCUPMONConfig") \
	X(s_OTHER, "OTHER") \
	X(s_OUTBOUND_REQUESTS, "OUTBOUND_REQUESTS") \
	X(s_PA_MATCH, "PA_MATCH") \
	X(s_PCIRDCUR, "PCIRDCUR") \
	X(s_PCITOM, "PCITOM") \
	X(s_PCT_MEM_BW_PEAK, "PCT_MEM_BW_PEAK") \
	X(s_PCU_MSR_PMON_BOX_CTL, "PCU_MSR_PMON_BOX_CTL") \
	X(s_PCU_MSR_PMON_CTL_i__b7e59189, "PCU_MSR_PMON_CTL{i}") \
	X(s_PCU_MSR_PMON_CTR_i__67151248, "PCU_MSR_PMON_CTR{i}") \
	X(s_PKG_POWER, "PKG_POWER") \
	X(s_PRQ, "PRQ") \
	X(s_PRQ_HIT, "PRQ_HIT") \
	X(s_PRQ_MISS, "PRQ_MISS") \
	X(s_PRQ_REJ, "PRQ_REJ") \
	X(s_Power_control_unit_8f37ffb5, "Power control unit") \
	X(s_QUEUES, "QUEUES") \
	X(s_RD, "RD") \
	X(s_READS, "READS") \
	X(s_REMOTE, "REMOTE") \
	X(s_REMOTE_SNOOP, "REMOTE_SNOOP") \
	X(s_RFO, "RFO") \
	X(s_RFO_HIT_S, "RFO_HIT_S") \
	X(s_RIGHT, "RIGHT") \
	X(s_RIGHT_EVEN, "RIGHT_EVEN") \
	X(s_RIGHT_ODD, "RIGHT_ODD") \
	X(s_RING_BOUNCES, "RING_BOUNCES") \
	X(s_RING_IN_USE, "RING_IN_USE") \
	X(s_RSPI_WAS_FSE, "RSPI_WAS_FSE") \
	X(s_SF, "SF") \
	X(s_SF_VICTIM, "SF_VICTIM") \
	X(s_SF_WAY, "SF_WAY") \
	X(s_SNOOPS, "SNOOPS") \
	X(s_SNPCODE, "SNPCODE") \
	X(s_SNPDATA, "SNPDATA") \
	X(s_SNPINV, "SNPINV") \
	X(s_STALL_CYCLES, "STALL_CYCLES") \
	X(s_S_STATE, "S_STATE") \
	X(s_System_configuration_con_649e5d7c, "System configuration controller") \
	X(s_TGR0, "TGR0") \
	X(s_TGR1, "TGR1") \
	X(s_TGR2, "TGR2") \
	X(s_TGR3, "TGR3") \
	X(s_TGR4, "TGR4") \
	X(s_TGR5, "TGR5") \
	X(s_TGR6, "TGR6") \
	X(s_TGR7, "TGR7") \
	X(s_TGR8, "TGR8") \
	X(s_TILE_HIT_PCT, "TILE_HIT_PCT") \
	X(s_TOR, "TOR") \
	X(s_TOR_MISS_LATENCY, "TOR_MISS_LATENCY") \
	X(s_TRANSACTIONS, "TRANSACTIONS") \
	X(s_UCLK, "UCLK") \
	X(s_UNCORE_CLOCK, "UNCORE_CLOCK") \
	X(s_UNCORE_FREQ, "UNCORE_FREQ") \
	X(s_UNC_H_CLOCK, "UNC_H_CLOCK") \
	X(s_UNC_H_FAST_ASSERTED_VERT_1371f6c7, "UNC_H_FAST_ASSERTED.VERT") \
	X(s_UNC_H_HORZ_RING_BL_IN_US_0cea6770, "UNC_H_HORZ_RING_BL_IN_USE.RIGHT_EVEN") \
	X(s_UNC_H_HORZ_RING_BL_IN_US_67cf2647, "UNC_H_HORZ_RING_BL_IN_USE.LEFT_EVEN") \
	X(s_UNC_H_VERT_RING_BL_IN_US_08c80c33, "UNC_H_VERT_RING_BL_IN_USE.UP_EVEN") \
	X(s_UNC_H_VERT_RING_BL_IN_US_d6462739, "UNC_H_VERT_RING_BL_IN_USE.DN_EVEN") \
	X(s_UNC_M2P_EGRESS_INSERTS_B_468b68e3, "UNC_M2P_EGRESS_INSERTS.BL_1") \
	X(s_UNC_M2P_EGRESS_INSERTS_B_468b69ac, "UNC_M2P_EGRESS_INSERTS.BL_0") \
	X(s_UP, "UP") \
	X(s_UP_EVEN, "UP_EVEN") \
	X(s_UP_ODD, "UP_ODD") \
	X(s_U_MSR_PMON_BOX_STATUS, "U_MSR_PMON_BOX_STATUS") \
	X(s_U_MSR_PMON_CTL_i__10f935f5, "U_MSR_PMON_CTL{i}") \
	X(s_U_MSR_PMON_CTR_i__ffed6b1f, "U_MSR_PMON_CTR{i}") \
	X(s_U_MSR_PMON_GLOBAL_CTL, "U_MSR_PMON_GLOBAL_CTL") \
	X(s_U_MSR_PMON_GLOBAL_STATUS, "U_MSR_PMON_GLOBAL_STATUS") \
	X(s_U_MSR_PMON_UCLK_FIXED_CTL, "U_MSR_PMON_UCLK_FIXED_CTL") \
	X(s_U_MSR_PMON_UCLK_FIXED_CTR, "U_MSR_PMON_UCLK_FIXED_CTR") \
	X(s_VERT, "VERT") \
	X(s_VERT_EGRESS, "VERT_EGRESS") \
	X(s_WBMTOI, "WBMTOI") \
	X(s_WC_ALIASING, "WC_ALIASING") \
	X(s_WR, "WR") \
	X(s_WRITE, "WRITE") \
	X(s_WRITES, "WRITES") \
	X(s_WRITE_CACHE, "WRITE_CACHE") \
	X(s_WR_PREF, "WR_PREF") \
	X(s_Xeon_Phi_x200__Knights_L_1d71e59f, "Xeon Phi x200 (Knights Landing, Knights Mill)") \
	X(s_abm, "abm") \
	X(s_acpi, "acpi") \
	X(s_adx, "adx") \
	X(s_aes, "aes") \
	X(s_all_opc, "all_opc") \
	X(s_aperfmperf, "aperfmperf") \
	X(s_apic, "apic") \
	X(s_arch_perfmon, "arch_perfmon") \
	X(s_avx, "avx") \
	X(s_avx2, "avx2") \
	X(s_avx512f, "avx512f") \
	X(s_avx512pf, "avx512pf") \
	X(s_bmi1, "bmi1") \
	X(s_bmi2, "bmi2") \
	X(s_box_ctl, "box_ctl") \
	X(s_box_filter, "box_filter") \
	X(s_box_filter1, "box_filter1") \
	X(s_box_status, "box_status") \
	X(s_bts, "bts") \
	X(s_bytes, "bytes") \
	X(s_cha, "cha") \
	X(s_cha_IO_REQUESTS_BW_693a2401, "cha/IO_REQUESTS_BW") \
	X(s_cha_TILE_HIT_PCT_89caed58, "cha/TILE_HIT_PCT") \
	X(s_cha_TOR_MISS_LATENCY_23dc3544, "cha/TOR_MISS_LATENCY") \
	X(s_cha_UNCORE_FREQ_4c4e532d, "cha/UNCORE_FREQ") \
	X(s_cha_count, "cha_count") \
	X(s_clflush, "clflush") \
	X(s_clocks, "clocks") \
	X(s_clocks_of_the_MCDRAM_con_eef6f56d, "clocks of the MCDRAM controller") \
	X(s_cmov, "cmov") \
	X(s_constant_tsc, "constant_tsc") \
	X(s_ctl, "ctl") \
	X(s_ctr, "ctr") \
	X(s_cx16, "cx16") \
	X(s_cx8, "cx8") \
	X(s_cycles, "cycles") \
	X(s_cycles_seconds_95b1ff8a, "cycles/seconds") \
	X(s_dclk, "dclk") \
	X(s_de, "de") \
	X(s_dram, "dram") \
	X(s_dram_energy, "dram_energy") \
	X(s_ds_cpl, "ds_cpl") \
	X(s_dtes64, "dtes64") \
	X(s_dts, "dts") \
	X(s_eclk, "eclk") \
	X(s_edc_eclk, "edc_eclk") \
	X(s_edc_eclk_MCDRAM_BW_READS_70490972, "edc_eclk/MCDRAM_BW_READS") \
	X(s_edc_eclk_MCDRAM_BW_TOTAL_bb4b246d, "edc_eclk/MCDRAM_BW_TOTAL") \
	X(s_edc_eclk_MCDRAM_BW_WRITE_9c3d71d8, "edc_eclk/MCDRAM_BW_WRITES") \
	X(s_edc_eclk_MCDRAM_FREQ_fcb63c1a, "edc_eclk/MCDRAM_FREQ") \
	X(s_edc_uclk, "edc_uclk") \
	X(s_edc_uclk_MCDRAM_HIT_PCT_d9e5965f, "edc_uclk/MCDRAM_HIT_PCT") \
	X(s_edc_uclk_MCDRAM_MISS_BW_b6e4edde, "edc_uclk/MCDRAM_MISS_BW") \
	X(s_edge, "edge") \
	X(s_edge_det, "edge_det") \
	X(s_en, "en") \
	X(s_energy, "energy") \
	X(s_energy_of_the_memory__jo_7c47a4cf, "energy of the memory: joules, halved 16 times") \
	X(s_energy_of_the_package__j_b148dbf2, "energy of the package: joules, halved as often as unit.esu says") \
	X(s_energy_pkg_f1662d87, "energy-pkg") \
	X(s_energy_ram_6f92d724, "energy-ram") \
	X(s_epb, "epb") \
	X(s_erms, "erms") \
	X(s_est, "est") \
	X(s_esu, "esu") \
	X(s_ev_sel, "ev_sel") \
	X(s_event, "event") \
	X(s_event_count, "event_count") \
	X(s_f16c, "f16c") \
	X(s_filter_all_op, "filter_all_op") \
	X(s_filter_isoc, "filter_isoc") \
	X(s_filter_link, "filter_link") \
	X(s_filter_local, "filter_local") \
	X(s_filter_nc, "filter_nc") \
	X(s_filter_nnm, "filter_nnm") \
	X(s_filter_opc, "filter_opc") \
	X(s_filter_state, "filter_state") \
	X(s_filter_tid, "filter_tid") \
	X(s_fixed, "fixed") \
	X(s_fixed_ctl, "fixed_ctl") \
	X(s_fixed_ctr, "fixed_ctr") \
	X(s_fma, "fma") \
	X(s_fpu, "fpu") \
	X(s_frz, "frz") \
	X(s_frz_all, "frz_all") \
	X(s_frz_en, "frz_en") \
	X(s_fsgsbase, "fsgsbase") \
	X(s_fxsr, "fxsr") \
	X(s_ge, "ge") \
	X(s_general, "general") \
	X(s_global_config, "global_config") \
	X(s_global_ctl, "global_ctl") \
	X(s_global_status, "global_status") \
	X(s_ht, "ht") \
	X(s_imc, "imc") \
	X(s_imc_DRAM_FREQ_4cbc8f3d, "imc/DRAM_FREQ") \
	X(s_imc_MEM_BW_READS_1dd60d83, "imc/MEM_BW_READS") \
	X(s_imc_MEM_BW_TOTAL_bf2f7771, "imc/MEM_BW_TOTAL") \
	X(s_imc_MEM_BW_WRITES_fc4459ec, "imc/MEM_BW_WRITES") \
	X(s_imc_PCT_MEM_BW_PEAK_f3d2d660, "imc/PCT_MEM_BW_PEAK") \
	X(s_imc_dclk, "imc_dclk") \
	X(s_imc_uclk, "imc_uclk") \
	X(s_interconnect, "interconnect") \
	X(s_inv, "inv") \
	X(s_invert, "invert") \
	X(s_io, "io") \
	X(s_ioclk, "ioclk") \
	X(s_irp, "irp") \
	X(s_isoc, "isoc") \
	X(s_knl, "knl") \
	X(s_knl_unc_cha, "knl_unc_cha") \
	X(s_knl_unc_edc_eclk, "knl_unc_edc_eclk") \
	X(s_knl_unc_edc_uclk, "knl_unc_edc_uclk") \
	X(s_knl_unc_imc, "knl_unc_imc") \
	X(s_knl_unc_imc_uclk, "knl_unc_imc_uclk") \
	X(s_knl_unc_m2pcie, "knl_unc_m2pcie") \
	X(s_lahf_lm, "lahf_lm") \
	X(s_limit, "limit") \
	X(s_link, "link") \
	X(s_llc, "llc") \
	X(s_lm, "lm") \
	X(s_loc, "loc") \
	X(s_lt, "lt") \
	X(s_m2pcie, "m2pcie") \
	X(s_max_ratio, "max_ratio") \
	X(s_mca, "mca") \
	X(s_mcdram, "mcdram") \
	X(s_mce, "mce") \
	X(s_memory, "memory") \
	X(s_min_ratio, "min_ratio") \
	X(s_mmx, "mmx") \
	X(s_monitor, "monitor") \
	X(s_movbe, "movbe") \
	X(s_msr, "msr") \
	X(s_mtrr, "mtrr") \
	X(s_nanojoules, "nanojoules") \
	X(s_nc, "nc") \
	X(s_nm, "nm") \
	X(s_nnm, "nnm") \
	X(s_nonstop_tsc, "nonstop_tsc") \
	X(s_nopl, "nopl") \
	X(s_nx, "nx") \
	X(s_occ_edge_det, "occ_edge_det") \
	X(s_occ_invert, "occ_invert") \
	X(s_occ_sel, "occ_sel") \
	X(s_opc, "opc") \
	X(s_opcodes, "opcodes") \
	X(s_ov, "ov") \
	X(s_ov_cha0, "ov_cha0") \
	X(s_ov_cha1, "ov_cha1") \
	X(s_ov_cha10, "ov_cha10") \
	X(s_ov_cha11, "ov_cha11") \
	X(s_ov_cha12, "ov_cha12") \
	X(s_ov_cha13, "ov_cha13") \
	X(s_ov_cha14, "ov_cha14") \
	X(s_ov_cha15, "ov_cha15") \
	X(s_ov_cha16, "ov_cha16") \
	X(s_ov_cha17, "ov_cha17") \
	X(s_ov_cha18, "ov_cha18") \
	X(s_ov_cha19, "ov_cha19") \
	X(s_ov_cha2, "ov_cha2") \
	X(s_ov_cha20, "ov_cha20") \
	X(s_ov_cha21, "ov_cha21") \
	X(s_ov_cha22, "ov_cha22") \
	X(s_ov_cha23, "ov_cha23") \
	X(s_ov_cha24, "ov_cha24") \
	X(s_ov_cha25, "ov_cha25") \
	X(s_ov_cha26, "ov_cha26") \
	X(s_ov_cha27, "ov_cha27") \
	X(s_ov_cha28, "ov_cha28") \
	X(s_ov_cha29, "ov_cha29") \
	X(s_ov_cha3, "ov_cha3") \
	X(s_ov_cha30, "ov_cha30") \
	X(s_ov_cha31, "ov_cha31") \
	X(s_ov_cha32, "ov_cha32") \
	X(s_ov_cha33, "ov_cha33") \
	X(s_ov_cha34, "ov_cha34") \
	X(s_ov_cha35, "ov_cha35") \
	X(s_ov_cha36, "ov_cha36") \
	X(s_ov_cha37, "ov_cha37") \
	X(s_ov_cha4, "ov_cha4") \
	X(s_ov_cha5, "ov_cha5") \
	X(s_ov_cha6, "ov_cha6") \
	X(s_ov_cha7, "ov_cha7") \
	X(s_ov_cha8, "ov_cha8") \
	X(s_ov_cha9, "ov_cha9") \
	X(s_ov_edc0, "ov_edc0") \
	X(s_ov_edc1, "ov_edc1") \
	X(s_ov_edc2, "ov_edc2") \
	X(s_ov_edc3, "ov_edc3") \
	X(s_ov_edc4, "ov_edc4") \
	X(s_ov_edc5, "ov_edc5") \
	X(s_ov_edc6, "ov_edc6") \
	X(s_ov_edc7, "ov_edc7") \
	X(s_ov_en, "ov_en") \
	X(s_ov_irp, "ov_irp") \
	X(s_ov_m0, "ov_m0") \
	X(s_ov_m1, "ov_m1") \
	X(s_ov_m2p, "ov_m2p") \
	X(s_ov_p, "ov_p") \
	X(s_ov_u, "ov_u") \
	X(s_ov_u_fixed, "ov_u_fixed") \
	X(s_pae, "pae") \
	X(s_pat, "pat") \
	X(s_pbe, "pbe") \
	X(s_pclmulqdq, "pclmulqdq") \
	X(s_pcu, "pcu") \
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
	X(s_power, "power") \
	X(s_pse, "pse") \
	X(s_pse36, "pse36") \
	X(s_pu, "pu") \
	X(s_qor, "qor") \
	X(s_rapl, "rapl") \
	X(s_rapl_DRAM_POWER_c67c1087, "rapl/DRAM_POWER") \
	X(s_rapl_PKG_POWER_f6be0bad, "rapl/PKG_POWER") \
	X(s_ratio, "ratio") \
	X(s_rdrand, "rdrand") \
	X(s_rdseed, "rdseed") \
	X(s_rdtscp, "rdtscp") \
	X(s_rep_good, "rep_good") \
	X(s_rst, "rst") \
	X(s_rst_ctrl, "rst_ctrl") \
	X(s_rst_ctrs, "rst_ctrs") \
	X(s_rsv, "rsv") \
	X(s_seconds, "seconds") \
	X(s_sep, "sep") \
	X(s_smep, "smep") \
	X(s_ss, "ss") \
	X(s_sse, "sse") \
	X(s_sse2, "sse2") \
	X(s_sse4_1, "sse4_1") \
	X(s_sse4_2, "sse4_2") \
	X(s_ssse3, "ssse3") \
	X(s_state, "state") \
	X(s_status, "status") \
	X(s_syscall, "syscall") \
	X(s_thresh, "thresh") \
	X(s_tid, "tid") \
	X(s_tid_en, "tid_en") \
	X(s_tm, "tm") \
	X(s_tm2, "tm2") \
	X(s_tsc, "tsc") \
	X(s_tsc_adjust, "tsc_adjust") \
	X(s_tsc_deadline_timer, "tsc_deadline_timer") \
	X(s_tu, "tu") \
	X(s_ubox, "ubox") \
	X(s_uclk, "uclk") \
	X(s_ufs, "ufs") \
	X(s_umask, "umask") \
	X(s_uncore_cha, "uncore_cha") \
	X(s_uncore_clocks_5bfaa6a2, "uncore clocks") \
	X(s_uncore_edc_eclk, "uncore_edc_eclk") \
	X(s_uncore_edc_uclk, "uncore_edc_uclk") \
	X(s_uncore_imc, "uncore_imc") \
	X(s_uncore_imc_uclk, "uncore_imc_uclk") \
	X(s_uncore_irp, "uncore_irp") \
	X(s_uncore_m2pcie, "uncore_m2pcie") \
	X(s_uncore_pcu, "uncore_pcu") \
	X(s_uncore_ubox, "uncore_ubox") \
	X(s_unfrz_all, "unfrz_all") \
	X(s_unit, "unit") \
	X(s_use_occ, "use_occ") \
	X(s_use_occ_ctr, "use_occ_ctr") \
	X(s_used, "used") \
	X(s_vme, "vme") \
	X(s_x2apic, "x2apic") \
	X(s_xsave, "xsave") \
	X(s_xtopology, "xtopology") \
	X(s_xtpr, "xtpr") \

#ifdef UNCORE_WITHOUT_TEXTS
#define WORDS_OF_TEXTS(X)
#else
#define WORDS_OF_TEXTS(X) \
	X(s_329468_002_control_table_09f19bf4, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_pcu") \
	X(s_329468_002_control_table_1ce7a606, "329468-002 control tables (Ivy Bridge); likwid perfmon_knl.h (sets bit 16 in its place)") \
	X(s_329468_002_control_table_29e22a11, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_irp") \
	X(s_329468_002_control_table_3c911d17, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_m2pcie") \
	X(s_329468_002_control_table_4b3220d0, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_imc_dclk") \
	X(s_329468_002_control_table_50a178f6, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_edc_uclk") \
	X(s_329468_002_control_table_85fa537c, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_ubox") \
	X(s_329468_002_control_table_a4d21ab3, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_imc_uclk") \
	X(s_329468_002_control_table_a68b25a6, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_edc_eclk") \
	X(s_329468_002_control_table_d0c7562a, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c knl_uncore_cha") \
	X(s_329468_002_p33_Table_2_1_13a623ec, "329468-002 p33 Table 2-13 (Ivy Bridge)") \
	X(s_329468_002_p34_Table_2_1_c31043a1, "329468-002 p34 Table 2-15 (Ivy Bridge)") \
	X(s_ACT, "ACT") \
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
	X(s_HA, "HA") \
	X(s_HWPF, "HWPF") \
	X(s_IIO, "IIO") \
	X(s_IO, "IO") \
	X(s_IOMMU, "IOMMU") \
	X(s_IPI, "IPI") \
	X(s_IRQ_line_976f13e1, "IRQ line") \
	X(s_I_O_ea224a0e, "I O") \
	X(s_KTI, "KTI") \
	X(s_L3, "L3") \
	X(s_LLC, "LLC") \
	X(s_LOC, "LOC") \
	X(s_LTD, "LTD") \
	X(s_MB, "MB") \
	X(s_MEM, "MEM") \
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
	X(s_PRE, "PRE") \
	X(s_PREF, "PREF") \
	X(s_PRF, "PRF") \
	X(s_PRIO, "PRIO") \
	X(s_PTL, "PTL") \
	X(s_QPI, "QPI") \
	X(s_REM, "REM") \
	X(s_REQ, "REQ") \
	X(s_RESP, "RESP") \
	X(s_RPQ, "RPQ") \
	X(s_RX, "RX") \
	X(s_RxL, "RxL") \
	X(s_SNP, "SNP") \
	X(s_THR, "THR") \
	X(s_THRTL, "THRTL") \
	X(s_TRANS, "TRANS") \
	X(s_TX, "TX") \
	X(s_TXN, "TXN") \
	X(s_TxL, "TxL") \
	X(s_UPI, "UPI") \
	X(s_UTIL, "UTIL") \
	X(s_VOLT, "VOLT") \
	X(s_VR, "VR") \
	X(s_VTD, "VTD") \
	X(s_VT_d_66f87648, "VT d") \
	X(s_WB, "WB") \
	X(s_WPQ, "WPQ") \
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
	X(s_any, "any") \
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
	X(s_count, "count") \
	X(s_counter, "counter") \
	X(s_credit, "credit") \
	X(s_cross_socket_2d1eb765, "cross socket") \
	X(s_cycle, "cycle") \
	X(s_data_read_5750612d, "data-read") \
	X(s_data_read_cbdd2f4b, "data read") \
	X(s_delay, "delay") \
	X(s_device, "device") \
	X(s_did, "did") \
	X(s_directory, "directory") \
	X(s_dirty, "dirty") \
	X(s_disk, "disk") \
	X(s_do, "do") \
	X(s_does, "does") \
	X(s_ecc, "ecc") \
	X(s_edk2_msr_XeonPhiMsr_h_MS_99b7c0f5, "edk2-msr XeonPhiMsr.h MSR_XEON_PHI_MSRUNCORE_RATIO_LIMIT; likwid frequency_uncore.c") \
	X(s_edk2_msr_XeonPhiMsr_h__m_be2b12b9, "edk2-msr XeonPhiMsr.h; msr-safe-56; likwid frequency_uncore.c") \
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
	X(s_hpcperfstats_9__61_04_mi_7e547734, "hpcperfstats-9 (61.04 microjoules) (as on hsx/rapl)") \
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
	X(s_likwid_frequency_uncore__7f757b8d, "likwid frequency_uncore.c freq_getUncoreFreqCur; msr-safe-56 (bits 6:0, on the same processors as 0x620)") \
	X(s_likwid_groups_knl_HBM_CA_5fb94307, "likwid groups/knl/HBM_CACHE.txt; perfmon-knl V16 UNC_E_EDC_ACCESS") \
	X(s_likwid_groups_knl_HBM_tx_70e3b0b6, "likwid groups/knl/HBM.txt; pcm pcm-memory.cpp; perfmon-knl V16 UNC_E_RPQ_INSERTS") \
	X(s_likwid_groups_knl_HBM_tx_9082616b, "likwid groups/knl/HBM.txt; pcm cpucounters.cpp ServerUncorePMUs::program") \
	X(s_likwid_groups_knl_MEM_tx_3aa99556, "likwid groups/knl/MEM.txt; pcm pcm-memory.cpp") \
	X(s_likwid_groups_knl_MEM_tx_b3e43445, "likwid groups/knl/MEM.txt; pcm cpucounters.cpp ServerUncorePMUs::program") \
	X(s_likwid_perfmon_knl_count_4664dcdc, "likwid perfmon_knl_counters.h knl_box_map; 329468-002 p33-35 (Ivy Bridge)") \
	X(s_likwid_perfmon_knl_count_4f3cea64, "likwid perfmon_knl_counters.h knl_box_map; likwid registers.h MSR_MIC2_U_GLOBAL_STATUS") \
	X(s_likwid_perfmon_knl_event_0b25dee1, "likwid perfmon_knl_events.txt") \
	X(s_likwid_perfmon_knl_event_a1210183, "likwid perfmon_knl_events.txt; perfmon-hsx V29 (the same codes and umasks on Haswell-EP)") \
	X(s_likwid_perfmon_knl_h__fr_3d65069f, "likwid perfmon_knl.h (freeze and unfreeze); likwid registers.h MSR_MIC2_U_GLOBAL_CTRL") \
	X(s_likwid_perfmon_knl_h__se_953f2009, "likwid perfmon_knl.h (sets it)") \
	X(s_likwid_perfmon_knl_h__se_c656a968, "likwid perfmon_knl.h (sets it in every control but the UBox's); 329468-002 control tables (Ivy Bridge)") \
	X(s_likwid_perfmon_knl_h_knl_ea6be278, "likwid perfmon_knl.h knl_cbox_setup; linux uncore_snbep.c SKX_CHA_MSR_PMON_BOX_FILTER_NM (Skylake)") \
	X(s_likwid_registers_h_MSR_M_042f0fda, "likwid registers.h MSR_MIC2_U_GLOBAL_CTRL") \
	X(s_likwid_registers_h_MSR_M_527b9a5c, "likwid registers.h MSR_MIC2_C*_STATUS; pcm types.h KNL_CHA0_MSR_PMON_BOX_STATUS") \
	X(s_likwid_registers_h_MSR_M_5ffa48c4, "likwid registers.h MSR_MIC2_U_OVFL") \
	X(s_likwid_registers_h_MSR_M_7210a8bb, "likwid registers.h MSR_MIC2_U_GLOBAL_STATUS") \
	X(s_likwid_registers_h_MSR_M_7526ee99, "likwid registers.h MSR_MIC2_U_OVFL; 329468-002 p33-35 (Ivy Bridge)") \
	X(s_likwid_registers_h_PCI_M_08bcce58, "likwid registers.h PCI_MIC2_IRP_BOX_STATUS") \
	X(s_likwid_registers_h_PCI_M_27898315, "likwid registers.h PCI_MIC2_EDC_U_BOX_STATUS") \
	X(s_likwid_registers_h_PCI_M_4f6c7652, "likwid registers.h PCI_MIC2_MC_D_BOX_STATUS") \
	X(s_likwid_registers_h_PCI_M_6069c7be, "likwid registers.h PCI_MIC2_MC_U_BOX_STATUS") \
	X(s_likwid_registers_h_PCI_M_a63c2b0b, "likwid registers.h PCI_MIC2_EDC_D_BOX_STATUS") \
	X(s_likwid_registers_h_PCI_M_a6616642, "likwid registers.h PCI_MIC2_M2PCIE_BOX_STATUS") \
	X(s_linux_rapl_rapl_c_model__6dfd340e, "linux-rapl rapl.c model_knl") \
	X(s_linux_rapl_rapl_c_model__b7e269cf, "linux-rapl rapl.c model_knl; turbostat turbostat.c knl_features; likwid perfmon_knl_counters.h") \
	X(s_linux_rapl_rapl_c_rapl_f_eb94dc2d, "linux-rapl rapl.c rapl_formats_attr") \
	X(s_linux_rapl_rapl_c_rapl_m_0db42527, "linux-rapl rapl.c rapl_model_match, RAPL_EVENT_ATTR_STR") \
	X(s_linux_rapl_rapl_c_rapl_p_f69a680b, "linux-rapl rapl.c rapl_pkg_scale; likwid groups/knl/ENERGY.txt") \
	X(s_linux_uncore_snbep_c_HSW_28bc349b, "linux uncore_snbep.c HSWEP_U_MSR_PMON_*, knl_uncore_ubox; likwid registers.h MSR_MIC2_U_*") \
	X(s_linux_uncore_snbep_c_HSW_8b91359e, "linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, KNL_CHA_MSR_OFFSET; likwid registers.h MSR_MIC2_C*; pcm types.h KNL_CHA*") \
	X(s_linux_uncore_snbep_c_HSW_bd4ccc72, "linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*, knl_uncore_pcu; likwid registers.h MSR_MIC2_PCU_*") \
	X(s_linux_uncore_snbep_c_KNL_19be1c06, "linux uncore_snbep.c KNL_MC0_CH0_MSR_PMON_*; likwid registers.h PCI_MIC2_MC_D_*; pcm types.h KNX_MC_CH_PCI_PMON_*") \
	X(s_linux_uncore_snbep_c_KNL_24bd8058, "linux uncore_snbep.c KNL_EDC0_ECLK_MSR_PMON_*; likwid registers.h PCI_MIC2_EDC_D_*; pcm types.h KNX_EDC_CH_PCI_PMON_*") \
	X(s_linux_uncore_snbep_c_KNL_4ae4f9e4, "linux uncore_snbep.c KNL_CHA_MSR_PMON_BOX_FILTER_*; likwid perfmon_knl.h knl_cbox_setup") \
	X(s_linux_uncore_snbep_c_KNL_6d934c90, "linux uncore_snbep.c KNL_CHA_MSR_PMON_BOX_FILTER_*, knl_uncore_cha_formats_attr; likwid perfmon_knl.h knl_cbox_setup") \
	X(s_linux_uncore_snbep_c_KNL_7f08d58d, "linux uncore_snbep.c KNL_CHA_MSR_PMON_CTL_QOR") \
	X(s_linux_uncore_snbep_c_KNL_7f8cb6b5, "linux uncore_snbep.c KNL_UCLK_MSR_PMON_*; likwid registers.h PCI_MIC2_EDC_U_*") \
	X(s_linux_uncore_snbep_c_KNL_a3cfc74e, "linux uncore_snbep.c KNL_UCLK_MSR_PMON_*; likwid registers.h PCI_MIC2_MC_U_*") \
	X(s_linux_uncore_snbep_c_KNL_aa089ecc, "linux uncore_snbep.c KNL_CHA_MSR_PMON_BOX_FILTER_OP (lets it through); likwid perfmon_knl.h (EVENT_OPTION_MATCH0)") \
	X(s_linux_uncore_snbep_c_KNL_c6f2a092, "linux uncore_snbep.c KNL_CHA_MSR_PMON_BOX_FILTER_REMOTE_NODE, knl_cha_hw_config") \
	X(s_linux_uncore_snbep_c_KNL_c8a7da94, "linux uncore_snbep.c KNL_PMON_FIXED_CTL_EN; likwid perfmon_knl.h (writes 1)") \
	X(s_linux_uncore_snbep_c_KNL_ecbed318, "linux uncore_snbep.c KNL_PCU_MSR_PMON_RAW_EVENT_MASK, knl_uncore_pcu; likwid perfmon_knl.h knl_wbox_setup") \
	X(s_linux_uncore_snbep_c_SNB_05b12ce7, "linux uncore_snbep.c SNBEP_PMON_CTL_*, knl_uncore_imc_dclk; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_1a11d586, "linux uncore_snbep.c SNBEP_PMON_CTL_*, knl_uncore_cha; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_1a2c17fc, "linux uncore_snbep.c SNBEP_PMON_CTL_*, knl_uncore_irp; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_24af2819, "linux uncore_snbep.c SNBEP_PCI_PMON_CT*, KNL_IRP_PCI_PMON_BOX_CTL; likwid registers.h PCI_MIC2_IRP_*") \
	X(s_linux_uncore_snbep_c_SNB_32d5aa98, "linux uncore_snbep.c SNBEP_PMON_CTL_EN; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_49184499, "linux uncore_snbep.c SNBEP_PMON_CTL_*, knl_uncore_imc_uclk; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_59fab57a, "linux uncore_snbep.c SNBEP_PMON_CTL_*, knl_uncore_m2pcie; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_7422116e, "linux uncore_snbep.c SNBEP_PMON_CTL_*, knl_uncore_edc_eclk; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_a765de7f, "linux uncore_snbep.c SNBEP_PMON_CTL_RST; 329468-002 control tables (Ivy Bridge)") \
	X(s_linux_uncore_snbep_c_SNB_c106e7e7, "linux uncore_snbep.c SNBEP_PMON_BOX_CTL_*; pcm types.h UNC_PMON_UNIT_CTL_*") \
	X(s_linux_uncore_snbep_c_SNB_c4c9b2c7, "linux uncore_snbep.c SNBEP_PMON_CTL_*, knl_uncore_edc_uclk; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_d6c04937, "linux uncore_snbep.c SNBEP_PMON_BOX_CTL_INT (0); 329468-002 p33 Table 2-13 (Ivy Bridge: 1)") \
	X(s_linux_uncore_snbep_c_SNB_d7fac656, "linux uncore_snbep.c SNBEP_PMON_CTL_*, knl_uncore_ubox; likwid perfmon_knl.h") \
	X(s_linux_uncore_snbep_c_SNB_df0b38fe, "linux uncore_snbep.c SNBEP_PCI_PMON_*; likwid registers.h PCI_MIC2_M2PCIE_*") \
	X(s_linux_uncore_snbep_c_for_506c36a7, "linux uncore_snbep.c format_attr_filter_link3") \
	X(s_linux_uncore_snbep_c_knl_08a4e20e, "linux uncore_snbep.c knl_uncore_cha; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_152df56d, "linux uncore_snbep.c knl_uncore_imc_uclk; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_16512987, "linux uncore_snbep.c knl_uncore_imc_uclk perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_17f1a19b, "linux uncore_snbep.c knl_uncore_pcu perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_223e0f8d, "linux uncore_snbep.c knl_uncore_imc_dclk fixed_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_231902fa, "linux uncore_snbep.c knl_uncore_irp; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_2c003c9d, "linux uncore_snbep.c knl_uncore_imc_dclk; likwid perfmon_knl_counters.h; pcm types.h KNX_MC_CH_PCI_PMON_*") \
	X(s_linux_uncore_snbep_c_knl_37e5ea71, "linux uncore_snbep.c knl_uncore_edc_uclk") \
	X(s_linux_uncore_snbep_c_knl_48a8b3c6, "linux uncore_snbep.c knl_uncore_edc_uclk; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_4e92c0e9, "linux uncore_snbep.c knl_uncore_edc_eclk perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_4fb4b343, "linux uncore_snbep.c knl_uncore_ubox perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_54ffb601, "linux uncore_snbep.c knl_uncore_edc_eclk") \
	X(s_linux_uncore_snbep_c_knl_734cbdc3, "linux uncore_snbep.c knl_uncore_cha, knl_uncore_cha_extra_regs, knl_cha_filter_mask, knl_cha_hw_config") \
	X(s_linux_uncore_snbep_c_knl_7404ee3f, "linux uncore_snbep.c knl_uncore_pcu; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_791d082b, "linux uncore_snbep.c knl_uncore_edc_uclk perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_7a67ed27, "linux uncore_snbep.c knl_uncore_imc_uclk fixed_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_81cceb12, "linux uncore_snbep.c knl_uncore_edc_eclk; likwid perfmon_knl_counters.h; pcm types.h KNX_EDC_CH_PCI_PMON_*") \
	X(s_linux_uncore_snbep_c_knl_8c94b7c4, "linux uncore_snbep.c knl_uncore_pcu") \
	X(s_linux_uncore_snbep_c_knl_9905a2a7, "linux uncore_snbep.c knl_uncore_imc_dclk perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_ae99da91, "linux uncore_snbep.c knl_uncore_irp") \
	X(s_linux_uncore_snbep_c_knl_ba660695, "linux uncore_snbep.c knl_uncore_edc_uclk fixed_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_be5a0806, "linux uncore_snbep.c knl_uncore_ubox") \
	X(s_linux_uncore_snbep_c_knl_c1320e8e, "linux uncore_snbep.c knl_uncore_m2pcie") \
	X(s_linux_uncore_snbep_c_knl_c256eb03, "linux uncore_snbep.c knl_uncore_ubox fixed_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_cac2ce62, "linux uncore_snbep.c knl_uncore_edc_eclk fixed_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_dd7c8604, "linux uncore_snbep.c knl_uncore_imc_uclk") \
	X(s_linux_uncore_snbep_c_knl_dfdc9c27, "linux uncore_snbep.c knl_uncore_m2pcie perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_e1cbe331, "linux uncore_snbep.c knl_uncore_cha perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_f12a0ba0, "linux uncore_snbep.c knl_uncore_ubox; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_f7c81a27, "linux uncore_snbep.c knl_uncore_imc_dclk") \
	X(s_linux_uncore_snbep_c_knl_f96c2ce0, "linux uncore_snbep.c knl_uncore_irp perf_ctr_bits; likwid perfmon_knl_counters.h") \
	X(s_linux_uncore_snbep_c_knl_fadf16bc, "linux uncore_snbep.c knl_uncore_m2pcie; likwid perfmon_knl_counters.h") \
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
	X(s_part_of_a_line_7c832166, "part of a line") \
	X(s_partial, "partial") \
	X(s_pcm_cpucounters_cpp_getM_cf8fbb61, "pcm cpucounters.cpp getMaxNumOfCBoxesInternal; likwid registers.h MSR_MIC2_U_CONFIG") \
	X(s_per, "per") \
	X(s_percentage, "percentage") \
	X(s_perfmon_knl_V16_01e6deca, "perfmon-knl V16") \
	X(s_perfmon_knl_V16_UNC_E_ED_61befd4d, "perfmon-knl V16 UNC_E_EDC_ACCESS") \
	X(s_perfmon_knl_V16_UNC_E_ED_796f1a3f, "perfmon-knl V16 UNC_E_EDC_ACCESS; likwid groups/knl/HBM_CACHE.txt") \
	X(s_perfmon_knl_V16__libpfm4_0bae74ae, "perfmon-knl V16; libpfm4 intel_knl_unc_cha_events.h (where it has the event)") \
	X(s_perfmon_knl_V16__libpfm4_1168654e, "perfmon-knl V16; libpfm4 intel_knl_unc_imc_events.h") \
	X(s_perfmon_knl_V16__libpfm4_76d2ee4e, "perfmon-knl V16; libpfm4 intel_knl_unc_m2pcie_events.h") \
	X(s_perfmon_knl_V16__libpfm4_d2f5a778, "perfmon-knl V16; libpfm4 intel_knl_unc_edc_events.h") \
	X(s_perfmon_knl_V16__linux_u_3ffcfc8d, "perfmon-knl V16; linux uncore_snbep.c knl_uncore_cpu_init") \
	X(s_perfmon_knl_V16__linux_u_51f78340, "perfmon-knl V16; linux uncore_snbep.c knl_uncore_imc_dclk") \
	X(s_perfmon_knl_V16__perfmon_2c0e3579, "perfmon-knl V16; perfmon-hsx haswellx_metrics.json llc_data_read_demand_plus_prefetch_miss_latency (the same quotient on Haswell-EP)") \
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
	X(s_sdm_325384_059_14_9_1__a_dbd7376f, "sdm-325384-059 14.9.1 (as on hsx/rapl)") \
	X(s_sdm_325384_059_14_9_3__l_0e57f2a1, "sdm-325384-059 14.9.3; linux-rapl rapl.c RAPL_EVENT_ATTR_STR (as on hsx/rapl)") \
	X(s_sdm_325384_059_14_9_3__l_183b3667, "sdm-325384-059 14.9.3; linux-rapl rapl.c RAPL_MSR_MASK (as on hsx/rapl)") \
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
	X(s_where, "where") \
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
	X(s_AG0_AD_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7, "AG0_AD_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG0_AD_CRD_ACQUIRED_EXT_TGR8, "AG0_AD_CRD_ACQUIRED_EXT_TGR8") \
	X(s_AG0_AD_CRD_ACQUIRED_TGR0, "AG0_AD_CRD_ACQUIRED_TGR0") \
	X(s_AG0_AD_CRD_ACQUIRED_TGR1, "AG0_AD_CRD_ACQUIRED_TGR1") \
	X(s_AG0_AD_CRD_ACQUIRED_TGR2, "AG0_AD_CRD_ACQUIRED_TGR2") \
	X(s_AG0_AD_CRD_ACQUIRED_TGR3, "AG0_AD_CRD_ACQUIRED_TGR3") \
	X(s_AG0_AD_CRD_ACQUIRED_TGR4, "AG0_AD_CRD_ACQUIRED_TGR4") \
	X(s_AG0_AD_CRD_ACQUIRED_TGR5, "AG0_AD_CRD_ACQUIRED_TGR5") \
	X(s_AG0_AD_CRD_ACQUIRED_TGR6, "AG0_AD_CRD_ACQUIRED_TGR6") \
	X(s_AG0_AD_CRD_ACQUIRED_TGR7, "AG0_AD_CRD_ACQUIRED_TGR7") \
	X(s_AG0_AD_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7, "AG0_AD_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG0_AD_CRD_OCCUPANCY_EXT_TGR8, "AG0_AD_CRD_OCCUPANCY_EXT_TGR8") \
	X(s_AG0_AD_CRD_OCCUPANCY_TGR0, "AG0_AD_CRD_OCCUPANCY_TGR0") \
	X(s_AG0_AD_CRD_OCCUPANCY_TGR1, "AG0_AD_CRD_OCCUPANCY_TGR1") \
	X(s_AG0_AD_CRD_OCCUPANCY_TGR2, "AG0_AD_CRD_OCCUPANCY_TGR2") \
	X(s_AG0_AD_CRD_OCCUPANCY_TGR3, "AG0_AD_CRD_OCCUPANCY_TGR3") \
	X(s_AG0_AD_CRD_OCCUPANCY_TGR4, "AG0_AD_CRD_OCCUPANCY_TGR4") \
	X(s_AG0_AD_CRD_OCCUPANCY_TGR5, "AG0_AD_CRD_OCCUPANCY_TGR5") \
	X(s_AG0_AD_CRD_OCCUPANCY_TGR6, "AG0_AD_CRD_OCCUPANCY_TGR6") \
	X(s_AG0_AD_CRD_OCCUPANCY_TGR7, "AG0_AD_CRD_OCCUPANCY_TGR7") \
	X(s_AG0_BL_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7, "AG0_BL_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG0_BL_CRD_ACQUIRED_EXT_TGR8, "AG0_BL_CRD_ACQUIRED_EXT_TGR8") \
	X(s_AG0_BL_CRD_ACQUIRED_TGR0, "AG0_BL_CRD_ACQUIRED_TGR0") \
	X(s_AG0_BL_CRD_ACQUIRED_TGR1, "AG0_BL_CRD_ACQUIRED_TGR1") \
	X(s_AG0_BL_CRD_ACQUIRED_TGR2, "AG0_BL_CRD_ACQUIRED_TGR2") \
	X(s_AG0_BL_CRD_ACQUIRED_TGR3, "AG0_BL_CRD_ACQUIRED_TGR3") \
	X(s_AG0_BL_CRD_ACQUIRED_TGR4, "AG0_BL_CRD_ACQUIRED_TGR4") \
	X(s_AG0_BL_CRD_ACQUIRED_TGR5, "AG0_BL_CRD_ACQUIRED_TGR5") \
	X(s_AG0_BL_CRD_ACQUIRED_TGR6, "AG0_BL_CRD_ACQUIRED_TGR6") \
	X(s_AG0_BL_CRD_ACQUIRED_TGR7, "AG0_BL_CRD_ACQUIRED_TGR7") \
	X(s_AG0_BL_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7, "AG0_BL_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG0_BL_CRD_OCCUPANCY_EXT_TGR8, "AG0_BL_CRD_OCCUPANCY_EXT_TGR8") \
	X(s_AG0_BL_CRD_OCCUPANCY_TGR0, "AG0_BL_CRD_OCCUPANCY_TGR0") \
	X(s_AG0_BL_CRD_OCCUPANCY_TGR1, "AG0_BL_CRD_OCCUPANCY_TGR1") \
	X(s_AG0_BL_CRD_OCCUPANCY_TGR2, "AG0_BL_CRD_OCCUPANCY_TGR2") \
	X(s_AG0_BL_CRD_OCCUPANCY_TGR3, "AG0_BL_CRD_OCCUPANCY_TGR3") \
	X(s_AG0_BL_CRD_OCCUPANCY_TGR4, "AG0_BL_CRD_OCCUPANCY_TGR4") \
	X(s_AG0_BL_CRD_OCCUPANCY_TGR5, "AG0_BL_CRD_OCCUPANCY_TGR5") \
	X(s_AG0_BL_CRD_OCCUPANCY_TGR6, "AG0_BL_CRD_OCCUPANCY_TGR6") \
	X(s_AG0_BL_CRD_OCCUPANCY_TGR7, "AG0_BL_CRD_OCCUPANCY_TGR7") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_TGR8, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_TGR8") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR0, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR0") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR1, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR1") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR2, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR2") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR3, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR3") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR4, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR4") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR5, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR5") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR6, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR6") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR7, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR7") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_TGR8, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_TGR8") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR0, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR0") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR1, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR1") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR2, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR2") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR3, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR3") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR4, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR4") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR5, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR5") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR6, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR6") \
	X(s_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR7, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR7") \
	X(s_AG0_STALL_NO_CRD_EGRESS__48f38a43, "AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG0_STALL_NO_CRD_EGRESS__87e4df78, "AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG1_AD_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7, "AG1_AD_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG1_AD_CRD_ACQUIRED_EXT_TGR8, "AG1_AD_CRD_ACQUIRED_EXT_TGR8") \
	X(s_AG1_AD_CRD_ACQUIRED_TGR0, "AG1_AD_CRD_ACQUIRED_TGR0") \
	X(s_AG1_AD_CRD_ACQUIRED_TGR1, "AG1_AD_CRD_ACQUIRED_TGR1") \
	X(s_AG1_AD_CRD_ACQUIRED_TGR2, "AG1_AD_CRD_ACQUIRED_TGR2") \
	X(s_AG1_AD_CRD_ACQUIRED_TGR3, "AG1_AD_CRD_ACQUIRED_TGR3") \
	X(s_AG1_AD_CRD_ACQUIRED_TGR4, "AG1_AD_CRD_ACQUIRED_TGR4") \
	X(s_AG1_AD_CRD_ACQUIRED_TGR5, "AG1_AD_CRD_ACQUIRED_TGR5") \
	X(s_AG1_AD_CRD_ACQUIRED_TGR6, "AG1_AD_CRD_ACQUIRED_TGR6") \
	X(s_AG1_AD_CRD_ACQUIRED_TGR7, "AG1_AD_CRD_ACQUIRED_TGR7") \
	X(s_AG1_AD_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7, "AG1_AD_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG1_AD_CRD_OCCUPANCY_EXT_TGR8, "AG1_AD_CRD_OCCUPANCY_EXT_TGR8") \
	X(s_AG1_AD_CRD_OCCUPANCY_TGR0, "AG1_AD_CRD_OCCUPANCY_TGR0") \
	X(s_AG1_AD_CRD_OCCUPANCY_TGR1, "AG1_AD_CRD_OCCUPANCY_TGR1") \
	X(s_AG1_AD_CRD_OCCUPANCY_TGR2, "AG1_AD_CRD_OCCUPANCY_TGR2") \
	X(s_AG1_AD_CRD_OCCUPANCY_TGR3, "AG1_AD_CRD_OCCUPANCY_TGR3") \
	X(s_AG1_AD_CRD_OCCUPANCY_TGR4, "AG1_AD_CRD_OCCUPANCY_TGR4") \
	X(s_AG1_AD_CRD_OCCUPANCY_TGR5, "AG1_AD_CRD_OCCUPANCY_TGR5") \
	X(s_AG1_AD_CRD_OCCUPANCY_TGR6, "AG1_AD_CRD_OCCUPANCY_TGR6") \
	X(s_AG1_AD_CRD_OCCUPANCY_TGR7, "AG1_AD_CRD_OCCUPANCY_TGR7") \
	X(s_AG1_BL_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7, "AG1_BL_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG1_BL_CRD_ACQUIRED_EXT_TGR8, "AG1_BL_CRD_ACQUIRED_EXT_TGR8") \
	X(s_AG1_BL_CRD_ACQUIRED_TGR0, "AG1_BL_CRD_ACQUIRED_TGR0") \
	X(s_AG1_BL_CRD_ACQUIRED_TGR1, "AG1_BL_CRD_ACQUIRED_TGR1") \
	X(s_AG1_BL_CRD_ACQUIRED_TGR2, "AG1_BL_CRD_ACQUIRED_TGR2") \
	X(s_AG1_BL_CRD_ACQUIRED_TGR3, "AG1_BL_CRD_ACQUIRED_TGR3") \
	X(s_AG1_BL_CRD_ACQUIRED_TGR4, "AG1_BL_CRD_ACQUIRED_TGR4") \
	X(s_AG1_BL_CRD_ACQUIRED_TGR5, "AG1_BL_CRD_ACQUIRED_TGR5") \
	X(s_AG1_BL_CRD_ACQUIRED_TGR6, "AG1_BL_CRD_ACQUIRED_TGR6") \
	X(s_AG1_BL_CRD_ACQUIRED_TGR7, "AG1_BL_CRD_ACQUIRED_TGR7") \
	X(s_AG1_BL_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7, "AG1_BL_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG1_BL_CRD_OCCUPANCY_EXT_TGR8, "AG1_BL_CRD_OCCUPANCY_EXT_TGR8") \
	X(s_AG1_BL_CRD_OCCUPANCY_TGR0, "AG1_BL_CRD_OCCUPANCY_TGR0") \
	X(s_AG1_BL_CRD_OCCUPANCY_TGR1, "AG1_BL_CRD_OCCUPANCY_TGR1") \
	X(s_AG1_BL_CRD_OCCUPANCY_TGR2, "AG1_BL_CRD_OCCUPANCY_TGR2") \
	X(s_AG1_BL_CRD_OCCUPANCY_TGR3, "AG1_BL_CRD_OCCUPANCY_TGR3") \
	X(s_AG1_BL_CRD_OCCUPANCY_TGR4, "AG1_BL_CRD_OCCUPANCY_TGR4") \
	X(s_AG1_BL_CRD_OCCUPANCY_TGR5, "AG1_BL_CRD_OCCUPANCY_TGR5") \
	X(s_AG1_BL_CRD_OCCUPANCY_TGR6, "AG1_BL_CRD_OCCUPANCY_TGR6") \
	X(s_AG1_BL_CRD_OCCUPANCY_TGR7, "AG1_BL_CRD_OCCUPANCY_TGR7") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_TGR8, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_TGR8") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR0, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR0") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR1, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR1") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR2, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR2") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR3, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR3") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR4, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR4") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR5, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR5") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR6, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR6") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR7, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR7") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_TGR8, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_TGR8") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR0, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR0") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR1, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR1") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR2, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR2") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR3, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR3") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR4, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR4") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR5, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR5") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR6, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR6") \
	X(s_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR7, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR7") \
	X(s_AG1_STALL_NO_CRD_EGRESS__242a1a90, "AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AG1_STALL_NO_CRD_EGRESS__4acc3a36, "AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_ANY_OF_TGR0_THRU_TGR7") \
	X(s_AK_INGRESS_ALLOCATIONS_ESEL, "AK_INGRESS_ALLOCATIONS_ESEL") \
	X(s_ANY_REJECT, "ANY_REJECT") \
	X(s_BL_INGRESS_ALLOCATIONS_DRS_ESEL, "BL_INGRESS_ALLOCATIONS_DRS_ESEL") \
	X(s_BL_INGRESS_ALLOCATIONS_NCB_ESEL, "BL_INGRESS_ALLOCATIONS_NCB_ESEL") \
	X(s_BL_INGRESS_ALLOCATIONS_NCS_ESEL, "BL_INGRESS_ALLOCATIONS_NCS_ESEL") \
	X(s_BL_INGRESS_FULL_DRS_ESEL, "BL_INGRESS_FULL_DRS_ESEL") \
	X(s_BL_INGRESS_FULL_NCB_ESEL, "BL_INGRESS_FULL_NCB_ESEL") \
	X(s_BL_INGRESS_FULL_NCS_ESEL, "BL_INGRESS_FULL_NCS_ESEL") \
	X(s_BL_INGRESS_OCCUPANCY_DRS_ESEL, "BL_INGRESS_OCCUPANCY_DRS_ESEL") \
	X(s_BL_INGRESS_OCCUPANCY_NCB_ESEL, "BL_INGRESS_OCCUPANCY_NCB_ESEL") \
	X(s_BL_INGRESS_OCCUPANCY_NCS_ESEL, "BL_INGRESS_OCCUPANCY_NCS_ESEL") \
	X(s_CBOX_CLOCKTICKS, "CBOX_CLOCKTICKS") \
	X(s_CBOX_n_C_i__6a8a542f, "CBOX{n}C{i}") \
	X(s_COHERENT_OP_ESEL_CLFLUSH, "COHERENT_OP_ESEL_CLFLUSH") \
	X(s_COHERENT_OP_ESEL_I2M, "COHERENT_OP_ESEL_I2M") \
	X(s_COHERENT_OP_ESEL_RDCUR, "COHERENT_OP_ESEL_RDCUR") \
	X(s_COHERENT_OP_ESEL_RFO, "COHERENT_OP_ESEL_RFO") \
	X(s_COHERENT_OP_ESEL_WBMTOI, "COHERENT_OP_ESEL_WBMTOI") \
	X(s_DRAM_CLOCKTICKS, "DRAM_CLOCKTICKS") \
	X(s_EDBOX_n_C_i__6b1f8669, "EDBOX{n}C{i}") \
	X(s_EDBOX_n_FIX_9ce93b7b, "EDBOX{n}FIX") \
	X(s_EDC_CLOCKTICKS, "EDC_CLOCKTICKS") \
	X(s_EDC_HIT_CLEAN, "EDC_HIT_CLEAN") \
	X(s_EDC_HIT_DIRTY, "EDC_HIT_DIRTY") \
	X(s_EDC_MISS_CLEAN, "EDC_MISS_CLEAN") \
	X(s_EDC_MISS_DIRTY, "EDC_MISS_DIRTY") \
	X(s_EDC_MISS_INVALID, "EDC_MISS_INVALID") \
	X(s_EDC_RPQ_INSERTS, "EDC_RPQ_INSERTS") \
	X(s_EDC_WPQ_INSERTS, "EDC_WPQ_INSERTS") \
	X(s_EDGEDETECT, "EDGEDETECT") \
	X(s_EGRESS_HORZ_ADS_USED_AD, "EGRESS_HORZ_ADS_USED_AD") \
	X(s_EGRESS_HORZ_ADS_USED_AK, "EGRESS_HORZ_ADS_USED_AK") \
	X(s_EGRESS_HORZ_ADS_USED_BL, "EGRESS_HORZ_ADS_USED_BL") \
	X(s_EGRESS_HORZ_BYPASS_AD, "EGRESS_HORZ_BYPASS_AD") \
	X(s_EGRESS_HORZ_BYPASS_AK, "EGRESS_HORZ_BYPASS_AK") \
	X(s_EGRESS_HORZ_BYPASS_BL, "EGRESS_HORZ_BYPASS_BL") \
	X(s_EGRESS_HORZ_BYPASS_IV, "EGRESS_HORZ_BYPASS_IV") \
	X(s_EGRESS_HORZ_CYCLES_FULL_AD, "EGRESS_HORZ_CYCLES_FULL_AD") \
	X(s_EGRESS_HORZ_CYCLES_FULL_AK, "EGRESS_HORZ_CYCLES_FULL_AK") \
	X(s_EGRESS_HORZ_CYCLES_FULL_BL, "EGRESS_HORZ_CYCLES_FULL_BL") \
	X(s_EGRESS_HORZ_CYCLES_FULL_IV, "EGRESS_HORZ_CYCLES_FULL_IV") \
	X(s_EGRESS_HORZ_CYCLES_NE_AD, "EGRESS_HORZ_CYCLES_NE_AD") \
	X(s_EGRESS_HORZ_CYCLES_NE_AK, "EGRESS_HORZ_CYCLES_NE_AK") \
	X(s_EGRESS_HORZ_CYCLES_NE_BL, "EGRESS_HORZ_CYCLES_NE_BL") \
	X(s_EGRESS_HORZ_CYCLES_NE_IV, "EGRESS_HORZ_CYCLES_NE_IV") \
	X(s_EGRESS_HORZ_INSERTS_AD, "EGRESS_HORZ_INSERTS_AD") \
	X(s_EGRESS_HORZ_INSERTS_AK, "EGRESS_HORZ_INSERTS_AK") \
	X(s_EGRESS_HORZ_INSERTS_BL, "EGRESS_HORZ_INSERTS_BL") \
	X(s_EGRESS_HORZ_INSERTS_IV, "EGRESS_HORZ_INSERTS_IV") \
	X(s_EGRESS_HORZ_NACK_AD, "EGRESS_HORZ_NACK_AD") \
	X(s_EGRESS_HORZ_NACK_AK, "EGRESS_HORZ_NACK_AK") \
	X(s_EGRESS_HORZ_NACK_BL, "EGRESS_HORZ_NACK_BL") \
	X(s_EGRESS_HORZ_NACK_IV, "EGRESS_HORZ_NACK_IV") \
	X(s_EGRESS_HORZ_OCCUPANCY_AD, "EGRESS_HORZ_OCCUPANCY_AD") \
	X(s_EGRESS_HORZ_OCCUPANCY_AK, "EGRESS_HORZ_OCCUPANCY_AK") \
	X(s_EGRESS_HORZ_OCCUPANCY_BL, "EGRESS_HORZ_OCCUPANCY_BL") \
	X(s_EGRESS_HORZ_OCCUPANCY_IV, "EGRESS_HORZ_OCCUPANCY_IV") \
	X(s_EGRESS_HORZ_STARVED_AD, "EGRESS_HORZ_STARVED_AD") \
	X(s_EGRESS_HORZ_STARVED_AK, "EGRESS_HORZ_STARVED_AK") \
	X(s_EGRESS_HORZ_STARVED_BL, "EGRESS_HORZ_STARVED_BL") \
	X(s_EGRESS_HORZ_STARVED_IV, "EGRESS_HORZ_STARVED_IV") \
	X(s_EGRESS_ORDERING_IV_SNP_GO_DN, "EGRESS_ORDERING_IV_SNP_GO_DN") \
	X(s_EGRESS_ORDERING_IV_SNP_GO_UP, "EGRESS_ORDERING_IV_SNP_GO_UP") \
	X(s_EGRESS_VERT_ADS_USED_AD_AG0, "EGRESS_VERT_ADS_USED_AD_AG0") \
	X(s_EGRESS_VERT_ADS_USED_AD_AG1, "EGRESS_VERT_ADS_USED_AD_AG1") \
	X(s_EGRESS_VERT_ADS_USED_AK_AG0, "EGRESS_VERT_ADS_USED_AK_AG0") \
	X(s_EGRESS_VERT_ADS_USED_AK_AG1, "EGRESS_VERT_ADS_USED_AK_AG1") \
	X(s_EGRESS_VERT_ADS_USED_BL_AG0, "EGRESS_VERT_ADS_USED_BL_AG0") \
	X(s_EGRESS_VERT_ADS_USED_BL_AG1, "EGRESS_VERT_ADS_USED_BL_AG1") \
	X(s_EGRESS_VERT_BYPASS_AD_AG0, "EGRESS_VERT_BYPASS_AD_AG0") \
	X(s_EGRESS_VERT_BYPASS_AD_AG1, "EGRESS_VERT_BYPASS_AD_AG1") \
	X(s_EGRESS_VERT_BYPASS_AK_AG0, "EGRESS_VERT_BYPASS_AK_AG0") \
	X(s_EGRESS_VERT_BYPASS_AK_AG1, "EGRESS_VERT_BYPASS_AK_AG1") \
	X(s_EGRESS_VERT_BYPASS_BL_AG0, "EGRESS_VERT_BYPASS_BL_AG0") \
	X(s_EGRESS_VERT_BYPASS_BL_AG1, "EGRESS_VERT_BYPASS_BL_AG1") \
	X(s_EGRESS_VERT_BYPASS_IV_AG0, "EGRESS_VERT_BYPASS_IV_AG0") \
	X(s_EGRESS_VERT_CYCLES_FULL_AD_AG0, "EGRESS_VERT_CYCLES_FULL_AD_AG0") \
	X(s_EGRESS_VERT_CYCLES_FULL_AD_AG1, "EGRESS_VERT_CYCLES_FULL_AD_AG1") \
	X(s_EGRESS_VERT_CYCLES_FULL_AK_AG0, "EGRESS_VERT_CYCLES_FULL_AK_AG0") \
	X(s_EGRESS_VERT_CYCLES_FULL_AK_AG1, "EGRESS_VERT_CYCLES_FULL_AK_AG1") \
	X(s_EGRESS_VERT_CYCLES_FULL_BL_AG0, "EGRESS_VERT_CYCLES_FULL_BL_AG0") \
	X(s_EGRESS_VERT_CYCLES_FULL_BL_AG1, "EGRESS_VERT_CYCLES_FULL_BL_AG1") \
	X(s_EGRESS_VERT_CYCLES_FULL_IV_AG0, "EGRESS_VERT_CYCLES_FULL_IV_AG0") \
	X(s_EGRESS_VERT_CYCLES_NE_AD_AG0, "EGRESS_VERT_CYCLES_NE_AD_AG0") \
	X(s_EGRESS_VERT_CYCLES_NE_AD_AG1, "EGRESS_VERT_CYCLES_NE_AD_AG1") \
	X(s_EGRESS_VERT_CYCLES_NE_AK_AG0, "EGRESS_VERT_CYCLES_NE_AK_AG0") \
	X(s_EGRESS_VERT_CYCLES_NE_AK_AG1, "EGRESS_VERT_CYCLES_NE_AK_AG1") \
	X(s_EGRESS_VERT_CYCLES_NE_BL_AG0, "EGRESS_VERT_CYCLES_NE_BL_AG0") \
	X(s_EGRESS_VERT_CYCLES_NE_BL_AG1, "EGRESS_VERT_CYCLES_NE_BL_AG1") \
	X(s_EGRESS_VERT_CYCLES_NE_IV_AG0, "EGRESS_VERT_CYCLES_NE_IV_AG0") \
	X(s_EGRESS_VERT_INSERTS_AD_AG0, "EGRESS_VERT_INSERTS_AD_AG0") \
	X(s_EGRESS_VERT_INSERTS_AD_AG1, "EGRESS_VERT_INSERTS_AD_AG1") \
	X(s_EGRESS_VERT_INSERTS_AK_AG0, "EGRESS_VERT_INSERTS_AK_AG0") \
	X(s_EGRESS_VERT_INSERTS_AK_AG1, "EGRESS_VERT_INSERTS_AK_AG1") \
	X(s_EGRESS_VERT_INSERTS_BL_AG0, "EGRESS_VERT_INSERTS_BL_AG0") \
	X(s_EGRESS_VERT_INSERTS_BL_AG1, "EGRESS_VERT_INSERTS_BL_AG1") \
	X(s_EGRESS_VERT_INSERTS_IV_AG0, "EGRESS_VERT_INSERTS_IV_AG0") \
	X(s_EGRESS_VERT_NACK_AD_AG0, "EGRESS_VERT_NACK_AD_AG0") \
	X(s_EGRESS_VERT_NACK_AD_AG1, "EGRESS_VERT_NACK_AD_AG1") \
	X(s_EGRESS_VERT_NACK_AK_AG0, "EGRESS_VERT_NACK_AK_AG0") \
	X(s_EGRESS_VERT_NACK_AK_AG1, "EGRESS_VERT_NACK_AK_AG1") \
	X(s_EGRESS_VERT_NACK_BL_AG0, "EGRESS_VERT_NACK_BL_AG0") \
	X(s_EGRESS_VERT_NACK_BL_AG1, "EGRESS_VERT_NACK_BL_AG1") \
	X(s_EGRESS_VERT_NACK_IV_AG0, "EGRESS_VERT_NACK_IV_AG0") \
	X(s_EGRESS_VERT_OCCUPANCY_AD_AG0, "EGRESS_VERT_OCCUPANCY_AD_AG0") \
	X(s_EGRESS_VERT_OCCUPANCY_AD_AG1, "EGRESS_VERT_OCCUPANCY_AD_AG1") \
	X(s_EGRESS_VERT_OCCUPANCY_AK_AG0, "EGRESS_VERT_OCCUPANCY_AK_AG0") \
	X(s_EGRESS_VERT_OCCUPANCY_AK_AG1, "EGRESS_VERT_OCCUPANCY_AK_AG1") \
	X(s_EGRESS_VERT_OCCUPANCY_BL_AG0, "EGRESS_VERT_OCCUPANCY_BL_AG0") \
	X(s_EGRESS_VERT_OCCUPANCY_BL_AG1, "EGRESS_VERT_OCCUPANCY_BL_AG1") \
	X(s_EGRESS_VERT_OCCUPANCY_IV_AG0, "EGRESS_VERT_OCCUPANCY_IV_AG0") \
	X(s_EGRESS_VERT_STARVED_AD_AG0, "EGRESS_VERT_STARVED_AD_AG0") \
	X(s_EGRESS_VERT_STARVED_AD_AG1, "EGRESS_VERT_STARVED_AD_AG1") \
	X(s_EGRESS_VERT_STARVED_AK_AG0, "EGRESS_VERT_STARVED_AK_AG0") \
	X(s_EGRESS_VERT_STARVED_AK_AG1, "EGRESS_VERT_STARVED_AK_AG1") \
	X(s_EGRESS_VERT_STARVED_BL_AG0, "EGRESS_VERT_STARVED_BL_AG0") \
	X(s_EGRESS_VERT_STARVED_BL_AG1, "EGRESS_VERT_STARVED_BL_AG1") \
	X(s_EGRESS_VERT_STARVED_IV_AG0, "EGRESS_VERT_STARVED_IV_AG0") \
	X(s_EUBOX_n_C_i__9b6e110b, "EUBOX{n}C{i}") \
	X(s_EUBOX_n_FIX_bd86a570, "EUBOX{n}FIX") \
	X(s_FAST_ASSERTED_HORZ, "FAST_ASSERTED_HORZ") \
	X(s_FAST_ASSERTED_VERT, "FAST_ASSERTED_VERT") \
	X(s_HORZ_RING_AD_IN_USE_LEFT_EVEN, "HORZ_RING_AD_IN_USE_LEFT_EVEN") \
	X(s_HORZ_RING_AD_IN_USE_LEFT_ODD, "HORZ_RING_AD_IN_USE_LEFT_ODD") \
	X(s_HORZ_RING_AD_IN_USE_RIGHT_EVEN, "HORZ_RING_AD_IN_USE_RIGHT_EVEN") \
	X(s_HORZ_RING_AD_IN_USE_RIGHT_ODD, "HORZ_RING_AD_IN_USE_RIGHT_ODD") \
	X(s_HORZ_RING_AK_IN_USE_LEFT_EVEN, "HORZ_RING_AK_IN_USE_LEFT_EVEN") \
	X(s_HORZ_RING_AK_IN_USE_LEFT_ODD, "HORZ_RING_AK_IN_USE_LEFT_ODD") \
	X(s_HORZ_RING_AK_IN_USE_RIGHT_EVEN, "HORZ_RING_AK_IN_USE_RIGHT_EVEN") \
	X(s_HORZ_RING_AK_IN_USE_RIGHT_ODD, "HORZ_RING_AK_IN_USE_RIGHT_ODD") \
	X(s_HORZ_RING_BL_IN_USE_LEFT_EVEN, "HORZ_RING_BL_IN_USE_LEFT_EVEN") \
	X(s_HORZ_RING_BL_IN_USE_LEFT_ODD, "HORZ_RING_BL_IN_USE_LEFT_ODD") \
	X(s_HORZ_RING_BL_IN_USE_RIGHT_EVEN, "HORZ_RING_BL_IN_USE_RIGHT_EVEN") \
	X(s_HORZ_RING_BL_IN_USE_RIGHT_ODD, "HORZ_RING_BL_IN_USE_RIGHT_ODD") \
	X(s_HORZ_RING_IV_IN_USE_LEFT_EVEN, "HORZ_RING_IV_IN_USE_LEFT_EVEN") \
	X(s_HORZ_RING_IV_IN_USE_RIGHT_EVEN, "HORZ_RING_IV_IN_USE_RIGHT_EVEN") \
	X(s_IBOX_i__1b4108fc, "IBOX{i}") \
	X(s_INGRESS_INSERTS_IPQ, "INGRESS_INSERTS_IPQ") \
	X(s_INGRESS_INSERTS_IRQ, "INGRESS_INSERTS_IRQ") \
	X(s_INGRESS_INSERTS_IRQ_REJ, "INGRESS_INSERTS_IRQ_REJ") \
	X(s_INGRESS_INSERTS_PRQ, "INGRESS_INSERTS_PRQ") \
	X(s_INGRESS_INSERTS_PRQ_REJ, "INGRESS_INSERTS_PRQ_REJ") \
	X(s_INGRESS_INT_STARVED_IPQ, "INGRESS_INT_STARVED_IPQ") \
	X(s_INGRESS_INT_STARVED_IRQ, "INGRESS_INT_STARVED_IRQ") \
	X(s_INGRESS_INT_STARVED_ISMQ, "INGRESS_INT_STARVED_ISMQ") \
	X(s_INGRESS_INT_STARVED_PRQ, "INGRESS_INT_STARVED_PRQ") \
	X(s_INGRESS_IPQ0_REJECT_AD_REQ_VN0, "INGRESS_IPQ0_REJECT_AD_REQ_VN0") \
	X(s_INGRESS_IPQ0_REJECT_AD_RSP_VN0, "INGRESS_IPQ0_REJECT_AD_RSP_VN0") \
	X(s_INGRESS_IPQ0_REJECT_AK_NON_UPI, "INGRESS_IPQ0_REJECT_AK_NON_UPI") \
	X(s_INGRESS_IPQ0_REJECT_BL_NCB_VN0, "INGRESS_IPQ0_REJECT_BL_NCB_VN0") \
	X(s_INGRESS_IPQ0_REJECT_BL_NCS_VN0, "INGRESS_IPQ0_REJECT_BL_NCS_VN0") \
	X(s_INGRESS_IPQ0_REJECT_BL_RSP_VN0, "INGRESS_IPQ0_REJECT_BL_RSP_VN0") \
	X(s_INGRESS_IPQ0_REJECT_BL_WB_VN0, "INGRESS_IPQ0_REJECT_BL_WB_VN0") \
	X(s_INGRESS_IPQ1_REJECT_ALLOW_SNP, "INGRESS_IPQ1_REJECT_ALLOW_SNP") \
	X(s_INGRESS_IPQ1_REJECT_ANY_REJECT_IPQ0, "INGRESS_IPQ1_REJECT_ANY_REJECT_IPQ0") \
	X(s_INGRESS_IPQ1_REJECT_PA_MATCH, "INGRESS_IPQ1_REJECT_PA_MATCH") \
	X(s_INGRESS_IPQ1_REJECT_SF_VICTIM, "INGRESS_IPQ1_REJECT_SF_VICTIM") \
	X(s_INGRESS_IPQ1_REJECT_SF_WAY, "INGRESS_IPQ1_REJECT_SF_WAY") \
	X(s_INGRESS_IRQ0_REJECT_AD_REQ_VN0, "INGRESS_IRQ0_REJECT_AD_REQ_VN0") \
	X(s_INGRESS_IRQ0_REJECT_AK_NON_UPI, "INGRESS_IRQ0_REJECT_AK_NON_UPI") \
	X(s_INGRESS_IRQ0_REJECT_BL_NCS_VN0, "INGRESS_IRQ0_REJECT_BL_NCS_VN0") \
	X(s_INGRESS_IRQ0_REJECT_IV_NON_UPI, "INGRESS_IRQ0_REJECT_IV_NON_UPI") \
	X(s_INGRESS_IRQ1_REJECT_ANY_REJECT_IRQ0, "INGRESS_IRQ1_REJECT_ANY_REJECT_IRQ0") \
	X(s_INGRESS_IRQ1_REJECT_PA_MATCH, "INGRESS_IRQ1_REJECT_PA_MATCH") \
	X(s_INGRESS_IRQ1_REJECT_SF_VICTIM, "INGRESS_IRQ1_REJECT_SF_VICTIM") \
	X(s_INGRESS_IRQ1_REJECT_SF_WAY, "INGRESS_IRQ1_REJECT_SF_WAY") \
	X(s_INGRESS_ISMQ0_REJECT_AD_REQ_VN0, "INGRESS_ISMQ0_REJECT_AD_REQ_VN0") \
	X(s_INGRESS_ISMQ0_REJECT_AD_RSP_VN0, "INGRESS_ISMQ0_REJECT_AD_RSP_VN0") \
	X(s_INGRESS_ISMQ0_REJECT_AK_NON_UPI, "INGRESS_ISMQ0_REJECT_AK_NON_UPI") \
	X(s_INGRESS_ISMQ0_REJECT_BL_NCB_VN0, "INGRESS_ISMQ0_REJECT_BL_NCB_VN0") \
	X(s_INGRESS_ISMQ0_REJECT_BL_NCS_VN0, "INGRESS_ISMQ0_REJECT_BL_NCS_VN0") \
	X(s_INGRESS_ISMQ0_REJECT_BL_RSP_VN0, "INGRESS_ISMQ0_REJECT_BL_RSP_VN0") \
	X(s_INGRESS_ISMQ0_REJECT_BL_WB_VN0, "INGRESS_ISMQ0_REJECT_BL_WB_VN0") \
	X(s_INGRESS_ISMQ0_REJECT_IV_NON_UPI, "INGRESS_ISMQ0_REJECT_IV_NON_UPI") \
	X(s_INGRESS_ISMQ0_RETRY_AD_REQ_VN0, "INGRESS_ISMQ0_RETRY_AD_REQ_VN0") \
	X(s_INGRESS_ISMQ0_RETRY_AD_RSP_VN0, "INGRESS_ISMQ0_RETRY_AD_RSP_VN0") \
	X(s_INGRESS_ISMQ0_RETRY_AK_NON_UPI, "INGRESS_ISMQ0_RETRY_AK_NON_UPI") \
	X(s_INGRESS_ISMQ0_RETRY_BL_NCB_VN0, "INGRESS_ISMQ0_RETRY_BL_NCB_VN0") \
	X(s_INGRESS_ISMQ0_RETRY_BL_NCS_VN0, "INGRESS_ISMQ0_RETRY_BL_NCS_VN0") \
	X(s_INGRESS_ISMQ0_RETRY_BL_RSP_VN0, "INGRESS_ISMQ0_RETRY_BL_RSP_VN0") \
	X(s_INGRESS_ISMQ0_RETRY_BL_WB_VN0, "INGRESS_ISMQ0_RETRY_BL_WB_VN0") \
	X(s_INGRESS_ISMQ0_RETRY_IV_NON_UPI, "INGRESS_ISMQ0_RETRY_IV_NON_UPI") \
	X(s_INGRESS_OCCUPANCY_IPQ, "INGRESS_OCCUPANCY_IPQ") \
	X(s_INGRESS_OCCUPANCY_IRQ, "INGRESS_OCCUPANCY_IRQ") \
	X(s_INGRESS_OCCUPANCY_IRQ_REJ, "INGRESS_OCCUPANCY_IRQ_REJ") \
	X(s_INGRESS_OCCUPANCY_PRQ, "INGRESS_OCCUPANCY_PRQ") \
	X(s_INGRESS_OCCUPANCY_PRQ_REJ, "INGRESS_OCCUPANCY_PRQ_REJ") \
	X(s_INGRESS_OTHER0_RETRY_AD_REQ_VN0, "INGRESS_OTHER0_RETRY_AD_REQ_VN0") \
	X(s_INGRESS_OTHER0_RETRY_AD_RSP_VN0, "INGRESS_OTHER0_RETRY_AD_RSP_VN0") \
	X(s_INGRESS_OTHER0_RETRY_AK_NON_UPI, "INGRESS_OTHER0_RETRY_AK_NON_UPI") \
	X(s_INGRESS_OTHER0_RETRY_BL_NCB_VN0, "INGRESS_OTHER0_RETRY_BL_NCB_VN0") \
	X(s_INGRESS_OTHER0_RETRY_BL_NCS_VN0, "INGRESS_OTHER0_RETRY_BL_NCS_VN0") \
	X(s_INGRESS_OTHER0_RETRY_BL_RSP_VN0, "INGRESS_OTHER0_RETRY_BL_RSP_VN0") \
	X(s_INGRESS_OTHER0_RETRY_BL_WB_VN0, "INGRESS_OTHER0_RETRY_BL_WB_VN0") \
	X(s_INGRESS_OTHER0_RETRY_IV_NON_UPI, "INGRESS_OTHER0_RETRY_IV_NON_UPI") \
	X(s_INGRESS_OTHER1_RETRY_ALLOW_SNP, "INGRESS_OTHER1_RETRY_ALLOW_SNP") \
	X(s_INGRESS_OTHER1_RETRY_ANY_REJECT_IPQ0, "INGRESS_OTHER1_RETRY_ANY_REJECT_IPQ0") \
	X(s_INGRESS_OTHER1_RETRY_PA_MATCH, "INGRESS_OTHER1_RETRY_PA_MATCH") \
	X(s_INGRESS_OTHER1_RETRY_SF_VICTIM, "INGRESS_OTHER1_RETRY_SF_VICTIM") \
	X(s_INGRESS_OTHER1_RETRY_SF_WAY, "INGRESS_OTHER1_RETRY_SF_WAY") \
	X(s_INGRESS_PRQ0_REJECT_AD_REQ_VN0, "INGRESS_PRQ0_REJECT_AD_REQ_VN0") \
	X(s_INGRESS_PRQ0_REJECT_AK_NON_UPI, "INGRESS_PRQ0_REJECT_AK_NON_UPI") \
	X(s_INGRESS_PRQ0_REJECT_IV_NON_UPI, "INGRESS_PRQ0_REJECT_IV_NON_UPI") \
	X(s_INGRESS_PRQ1_REJECT_ANY_REJECT_IRQ0, "INGRESS_PRQ1_REJECT_ANY_REJECT_IRQ0") \
	X(s_INGRESS_PRQ1_REJECT_PA_MATCH, "INGRESS_PRQ1_REJECT_PA_MATCH") \
	X(s_INGRESS_PRQ1_REJECT_SF_VICTIM, "INGRESS_PRQ1_REJECT_SF_VICTIM") \
	X(s_INGRESS_PRQ1_REJECT_SF_WAY, "INGRESS_PRQ1_REJECT_SF_WAY") \
	X(s_INGRESS_Q1_REJECT_ALLOW_SNP, "INGRESS_Q1_REJECT_ALLOW_SNP") \
	X(s_INGRESS_Q1_REJECT_ANY_REJECT_IPQ0, "INGRESS_Q1_REJECT_ANY_REJECT_IPQ0") \
	X(s_INGRESS_Q1_REJECT_PA_MATCH, "INGRESS_Q1_REJECT_PA_MATCH") \
	X(s_INGRESS_Q1_REJECT_SF_VICTIM, "INGRESS_Q1_REJECT_SF_VICTIM") \
	X(s_INGRESS_Q1_REJECT_SF_WAY, "INGRESS_Q1_REJECT_SF_WAY") \
	X(s_INGRESS_REQ_Q0_RETRY_AD_REQ_VN0, "INGRESS_REQ_Q0_RETRY_AD_REQ_VN0") \
	X(s_INGRESS_REQ_Q0_RETRY_AD_RSP_VN0, "INGRESS_REQ_Q0_RETRY_AD_RSP_VN0") \
	X(s_INGRESS_REQ_Q0_RETRY_AK_NON_UPI, "INGRESS_REQ_Q0_RETRY_AK_NON_UPI") \
	X(s_INGRESS_REQ_Q0_RETRY_BL_NCS_VN0, "INGRESS_REQ_Q0_RETRY_BL_NCS_VN0") \
	X(s_INGRESS_REQ_Q0_RETRY_IV_NON_UPI, "INGRESS_REQ_Q0_RETRY_IV_NON_UPI") \
	X(s_INVERT, "INVERT") \
	X(s_IO_CLKS_COUNT_ESEL, "IO_CLKS_COUNT_ESEL") \
	X(s_IVF, "IVF") \
	X(s_MATCH0, "MATCH0") \
	X(s_MATCH1, "MATCH1") \
	X(s_MBOX_n_C_i__a01eca3f, "MBOX{n}C{i}") \
	X(s_MBOX_n_FIX_54db0161, "MBOX{n}FIX") \
	X(s_MCDRAM_CLOCKTICKS, "MCDRAM_CLOCKTICKS") \
	X(s_MC_CAS_ALL, "MC_CAS_ALL") \
	X(s_MC_CAS_READS, "MC_CAS_READS") \
	X(s_MC_CAS_WRITES, "MC_CAS_WRITES") \
	X(s_MC_DCLK, "MC_DCLK") \
	X(s_MISC_CV0_PREF_MISS, "MISC_CV0_PREF_MISS") \
	X(s_MISC_CV0_PREF_VIC, "MISC_CV0_PREF_VIC") \
	X(s_MISC_RFO_HIT_S, "MISC_RFO_HIT_S") \
	X(s_MISC_RSPI_WAS_FSE, "MISC_RSPI_WAS_FSE") \
	X(s_MISC_WC_ALIASING, "MISC_WC_ALIASING") \
	X(s_OCCUPANCY, "OCCUPANCY") \
	X(s_OCC_EDGEDETECT, "OCC_EDGEDETECT") \
	X(s_OCC_INVERT, "OCC_INVERT") \
	X(s_OPCODE, "OPCODE") \
	X(s_OUTBOUND_REQUESTS_REQUEST_Q_ALLOCATIONS_NCB_ESEL, "OUTBOUND_REQUESTS_REQUEST_Q_ALLOCATIONS_NCB_ESEL") \
	X(s_OUTBOUND_REQUESTS_REQUEST_Q_ALLOCATIONS_NCS_ESEL, "OUTBOUND_REQUESTS_REQUEST_Q_ALLOCATIONS_NCS_ESEL") \
	X(s_OUTBOUND_REQUESTS_REQUEST_Q_OCCUPANCY_ESEL, "OUTBOUND_REQUESTS_REQUEST_Q_OCCUPANCY_ESEL") \
	X(s_PBOX_i__2c1e347d, "PBOX{i}") \
	X(s_PWR0, "PWR0") \
	X(s_PWR3, "PWR3") \
	X(s_PWR_DRAM_ENERGY, "PWR_DRAM_ENERGY") \
	X(s_PWR_PKG_ENERGY, "PWR_PKG_ENERGY") \
	X(s_RING_BOUNCES_HORZ_AD, "RING_BOUNCES_HORZ_AD") \
	X(s_RING_BOUNCES_HORZ_AK, "RING_BOUNCES_HORZ_AK") \
	X(s_RING_BOUNCES_HORZ_BL, "RING_BOUNCES_HORZ_BL") \
	X(s_RING_BOUNCES_HORZ_IV, "RING_BOUNCES_HORZ_IV") \
	X(s_RING_BOUNCES_VERT_AD, "RING_BOUNCES_VERT_AD") \
	X(s_RING_BOUNCES_VERT_AK, "RING_BOUNCES_VERT_AK") \
	X(s_RING_BOUNCES_VERT_BL, "RING_BOUNCES_VERT_BL") \
	X(s_RING_BOUNCES_VERT_IV, "RING_BOUNCES_VERT_IV") \
	X(s_RING_SINK_STARVED_HORZ_AD, "RING_SINK_STARVED_HORZ_AD") \
	X(s_RING_SINK_STARVED_HORZ_AK, "RING_SINK_STARVED_HORZ_AK") \
	X(s_RING_SINK_STARVED_HORZ_BL, "RING_SINK_STARVED_HORZ_BL") \
	X(s_RING_SINK_STARVED_HORZ_IV, "RING_SINK_STARVED_HORZ_IV") \
	X(s_RING_SINK_STARVED_VERT_AD, "RING_SINK_STARVED_VERT_AD") \
	X(s_RING_SINK_STARVED_VERT_AK, "RING_SINK_STARVED_VERT_AK") \
	X(s_RING_SINK_STARVED_VERT_BL, "RING_SINK_STARVED_VERT_BL") \
	X(s_RING_SINK_STARVED_VERT_IV, "RING_SINK_STARVED_VERT_IV") \
	X(s_RING_SRC_THRTL, "RING_SRC_THRTL") \
	X(s_RXR_CYCLES_NE_ALL, "RXR_CYCLES_NE_ALL") \
	X(s_RXR_CYCLES_NE_CBO_IDI, "RXR_CYCLES_NE_CBO_IDI") \
	X(s_RXR_CYCLES_NE_CBO_NCB, "RXR_CYCLES_NE_CBO_NCB") \
	X(s_RXR_CYCLES_NE_CBO_NCS, "RXR_CYCLES_NE_CBO_NCS") \
	X(s_SF_LOOKUP_ANY, "SF_LOOKUP_ANY") \
	X(s_SF_LOOKUP_DATA_READ, "SF_LOOKUP_DATA_READ") \
	X(s_SF_LOOKUP_REMOTE_SNOOP, "SF_LOOKUP_REMOTE_SNOOP") \
	X(s_SF_LOOKUP_WRITE, "SF_LOOKUP_WRITE") \
	X(s_SNOOP_RESPONSES_ESEL_IRPHITES, "SNOOP_RESPONSES_ESEL_IRPHITES") \
	X(s_SNOOP_RESPONSES_ESEL_IRPHITI, "SNOOP_RESPONSES_ESEL_IRPHITI") \
	X(s_SNOOP_RESPONSES_ESEL_IRPHITM, "SNOOP_RESPONSES_ESEL_IRPHITM") \
	X(s_SNOOP_RESPONSES_ESEL_IRPMISS, "SNOOP_RESPONSES_ESEL_IRPMISS") \
	X(s_SNOOP_RESPONSES_ESEL_SNPCODE, "SNOOP_RESPONSES_ESEL_SNPCODE") \
	X(s_SNOOP_RESPONSES_ESEL_SNPDATA, "SNOOP_RESPONSES_ESEL_SNPDATA") \
	X(s_SNOOP_RESPONSES_ESEL_SNPINV, "SNOOP_RESPONSES_ESEL_SNPINV") \
	X(s_STALL_CYCLES_AD_EGRESS_CREDITS_ESEL, "STALL_CYCLES_AD_EGRESS_CREDITS_ESEL") \
	X(s_STALL_CYCLES_BL_EGRESS_CREDITS_ESEL, "STALL_CYCLES_BL_EGRESS_CREDITS_ESEL") \
	X(s_STATE, "STATE") \
	X(s_TG_INGRESS_BUSY_STARVED_AD_BNC, "TG_INGRESS_BUSY_STARVED_AD_BNC") \
	X(s_TG_INGRESS_BUSY_STARVED_AD_CRD, "TG_INGRESS_BUSY_STARVED_AD_CRD") \
	X(s_TG_INGRESS_BUSY_STARVED_BL_BNC, "TG_INGRESS_BUSY_STARVED_BL_BNC") \
	X(s_TG_INGRESS_BUSY_STARVED_BL_CRD, "TG_INGRESS_BUSY_STARVED_BL_CRD") \
	X(s_TG_INGRESS_BYPASS_AD_BNC, "TG_INGRESS_BYPASS_AD_BNC") \
	X(s_TG_INGRESS_BYPASS_AD_CRD, "TG_INGRESS_BYPASS_AD_CRD") \
	X(s_TG_INGRESS_BYPASS_AK_BNC, "TG_INGRESS_BYPASS_AK_BNC") \
	X(s_TG_INGRESS_BYPASS_BL_BNC, "TG_INGRESS_BYPASS_BL_BNC") \
	X(s_TG_INGRESS_BYPASS_BL_CRD, "TG_INGRESS_BYPASS_BL_CRD") \
	X(s_TG_INGRESS_BYPASS_IV_BNC, "TG_INGRESS_BYPASS_IV_BNC") \
	X(s_TG_INGRESS_CRD_STARVED_AD_BNC, "TG_INGRESS_CRD_STARVED_AD_BNC") \
	X(s_TG_INGRESS_CRD_STARVED_AD_CRD, "TG_INGRESS_CRD_STARVED_AD_CRD") \
	X(s_TG_INGRESS_CRD_STARVED_AK_BNC, "TG_INGRESS_CRD_STARVED_AK_BNC") \
	X(s_TG_INGRESS_CRD_STARVED_BL_BNC, "TG_INGRESS_CRD_STARVED_BL_BNC") \
	X(s_TG_INGRESS_CRD_STARVED_BL_CRD, "TG_INGRESS_CRD_STARVED_BL_CRD") \
	X(s_TG_INGRESS_CRD_STARVED_IFV, "TG_INGRESS_CRD_STARVED_IFV") \
	X(s_TG_INGRESS_CRD_STARVED_IV_BNC, "TG_INGRESS_CRD_STARVED_IV_BNC") \
	X(s_TG_INGRESS_INSERTS_AD_BNC, "TG_INGRESS_INSERTS_AD_BNC") \
	X(s_TG_INGRESS_INSERTS_AD_CRD, "TG_INGRESS_INSERTS_AD_CRD") \
	X(s_TG_INGRESS_INSERTS_AK_BNC, "TG_INGRESS_INSERTS_AK_BNC") \
	X(s_TG_INGRESS_INSERTS_BL_BNC, "TG_INGRESS_INSERTS_BL_BNC") \
	X(s_TG_INGRESS_INSERTS_BL_CRD, "TG_INGRESS_INSERTS_BL_CRD") \
	X(s_TG_INGRESS_INSERTS_IV_BNC, "TG_INGRESS_INSERTS_IV_BNC") \
	X(s_TG_INGRESS_OCCUPANCY_AD_BNC, "TG_INGRESS_OCCUPANCY_AD_BNC") \
	X(s_TG_INGRESS_OCCUPANCY_AD_CRD, "TG_INGRESS_OCCUPANCY_AD_CRD") \
	X(s_TG_INGRESS_OCCUPANCY_AK_BNC, "TG_INGRESS_OCCUPANCY_AK_BNC") \
	X(s_TG_INGRESS_OCCUPANCY_BL_BNC, "TG_INGRESS_OCCUPANCY_BL_BNC") \
	X(s_TG_INGRESS_OCCUPANCY_BL_CRD, "TG_INGRESS_OCCUPANCY_BL_CRD") \
	X(s_TG_INGRESS_OCCUPANCY_IV_BNC, "TG_INGRESS_OCCUPANCY_IV_BNC") \
	X(s_THRESHOLD, "THRESHOLD") \
	X(s_TID, "TID") \
	X(s_TOR_INSERTS_EVICT, "TOR_INSERTS_EVICT") \
	X(s_TOR_INSERTS_IPQ, "TOR_INSERTS_IPQ") \
	X(s_TOR_INSERTS_IPQ_HIT, "TOR_INSERTS_IPQ_HIT") \
	X(s_TOR_INSERTS_IPQ_MISS, "TOR_INSERTS_IPQ_MISS") \
	X(s_TOR_INSERTS_IRQ, "TOR_INSERTS_IRQ") \
	X(s_TOR_INSERTS_IRQ_HIT, "TOR_INSERTS_IRQ_HIT") \
	X(s_TOR_INSERTS_IRQ_MISS, "TOR_INSERTS_IRQ_MISS") \
	X(s_TOR_INSERTS_PRQ, "TOR_INSERTS_PRQ") \
	X(s_TOR_INSERTS_PRQ_HIT, "TOR_INSERTS_PRQ_HIT") \
	X(s_TOR_INSERTS_PRQ_MISS, "TOR_INSERTS_PRQ_MISS") \
	X(s_TOR_OCCUPANCY_EVICT, "TOR_OCCUPANCY_EVICT") \
	X(s_TOR_OCCUPANCY_IPQ, "TOR_OCCUPANCY_IPQ") \
	X(s_TOR_OCCUPANCY_IPQ_HIT, "TOR_OCCUPANCY_IPQ_HIT") \
	X(s_TOR_OCCUPANCY_IPQ_MISS, "TOR_OCCUPANCY_IPQ_MISS") \
	X(s_TOR_OCCUPANCY_IRQ, "TOR_OCCUPANCY_IRQ") \
	X(s_TOR_OCCUPANCY_IRQ_HIT, "TOR_OCCUPANCY_IRQ_HIT") \
	X(s_TOR_OCCUPANCY_IRQ_MISS, "TOR_OCCUPANCY_IRQ_MISS") \
	X(s_TOR_OCCUPANCY_PRQ, "TOR_OCCUPANCY_PRQ") \
	X(s_TOR_OCCUPANCY_PRQ_HIT, "TOR_OCCUPANCY_PRQ_HIT") \
	X(s_TOR_OCCUPANCY_PRQ_MISS, "TOR_OCCUPANCY_PRQ_MISS") \
	X(s_TRANSACTIONS_COUNT_ESEL_ATOMIC, "TRANSACTIONS_COUNT_ESEL_ATOMIC") \
	X(s_TRANSACTIONS_COUNT_ESEL_OTHER, "TRANSACTIONS_COUNT_ESEL_OTHER") \
	X(s_TRANSACTIONS_COUNT_ESEL_READ_FETCH, "TRANSACTIONS_COUNT_ESEL_READ_FETCH") \
	X(s_TRANSACTIONS_COUNT_ESEL_WRITE_FETCH, "TRANSACTIONS_COUNT_ESEL_WRITE_FETCH") \
	X(s_TRANSACTIONS_COUNT_ESEL_WRITE_PREFETCH, "TRANSACTIONS_COUNT_ESEL_WRITE_PREFETCH") \
	X(s_TXC_CYCLES_FULL_AD_0, "TXC_CYCLES_FULL_AD_0") \
	X(s_TXC_CYCLES_FULL_AD_1, "TXC_CYCLES_FULL_AD_1") \
	X(s_TXC_CYCLES_FULL_AK_0, "TXC_CYCLES_FULL_AK_0") \
	X(s_TXC_CYCLES_FULL_AK_1, "TXC_CYCLES_FULL_AK_1") \
	X(s_TXC_CYCLES_FULL_BL_0, "TXC_CYCLES_FULL_BL_0") \
	X(s_TXC_CYCLES_FULL_BL_1, "TXC_CYCLES_FULL_BL_1") \
	X(s_TXC_CYCLES_NE_AD_0, "TXC_CYCLES_NE_AD_0") \
	X(s_TXC_CYCLES_NE_AD_1, "TXC_CYCLES_NE_AD_1") \
	X(s_TXC_CYCLES_NE_AK_0, "TXC_CYCLES_NE_AK_0") \
	X(s_TXC_CYCLES_NE_AK_1, "TXC_CYCLES_NE_AK_1") \
	X(s_TXC_CYCLES_NE_BL_0, "TXC_CYCLES_NE_BL_0") \
	X(s_TXC_CYCLES_NE_BL_1, "TXC_CYCLES_NE_BL_1") \
	X(s_TXC_INSERTS_AD_0, "TXC_INSERTS_AD_0") \
	X(s_TXC_INSERTS_AD_1, "TXC_INSERTS_AD_1") \
	X(s_TXC_INSERTS_AK_0, "TXC_INSERTS_AK_0") \
	X(s_TXC_INSERTS_AK_1, "TXC_INSERTS_AK_1") \
	X(s_TXC_INSERTS_AK_CRD_0, "TXC_INSERTS_AK_CRD_0") \
	X(s_TXC_INSERTS_AK_CRD_1, "TXC_INSERTS_AK_CRD_1") \
	X(s_TXC_INSERTS_BL_0, "TXC_INSERTS_BL_0") \
	X(s_TXC_INSERTS_BL_1, "TXC_INSERTS_BL_1") \
	X(s_UBOXFIX, "UBOXFIX") \
	X(s_UBOX_i__3784eee3, "UBOX{i}") \
	X(s_UNC_C_TOR_INSERTS_IPQ_HI_32220d07, "UNC_C_TOR_INSERTS.IPQ_HIT") \
	X(s_UNC_C_TOR_INSERTS_IPQ_MI_a632189d, "UNC_C_TOR_INSERTS.IPQ_MISS") \
	X(s_UNC_C_TOR_INSERTS_IRQ_HI_1204bc3c, "UNC_C_TOR_INSERTS.IRQ_HIT") \
	X(s_UNC_C_TOR_INSERTS_IRQ_MI_73940166, "UNC_C_TOR_INSERTS.IRQ_MISS") \
	X(s_UNC_C_TOR_INSERTS_LOC_AL_b3032ba0, "UNC_C_TOR_INSERTS.LOC_ALL") \
	X(s_UNC_C_TOR_INSERTS_PRQ_HI_26502a86, "UNC_C_TOR_INSERTS.PRQ_HIT") \
	X(s_UNC_C_TOR_INSERTS_PRQ_MI_efed47f5, "UNC_C_TOR_INSERTS.PRQ_MISS") \
	X(s_UNC_H_INGRESS_RETRY_IRQ01_REJECT, "UNC_H_INGRESS_RETRY_IRQ01_REJECT") \
	X(s_UNC_H_RING_SRC_THRT, "UNC_H_RING_SRC_THRT") \
	X(s_VERT_RING_AD_IN_USE_DN_EVEN, "VERT_RING_AD_IN_USE_DN_EVEN") \
	X(s_VERT_RING_AD_IN_USE_DN_ODD, "VERT_RING_AD_IN_USE_DN_ODD") \
	X(s_VERT_RING_AD_IN_USE_UP_EVEN, "VERT_RING_AD_IN_USE_UP_EVEN") \
	X(s_VERT_RING_AD_IN_USE_UP_ODD, "VERT_RING_AD_IN_USE_UP_ODD") \
	X(s_VERT_RING_AK_IN_USE_DN_EVEN, "VERT_RING_AK_IN_USE_DN_EVEN") \
	X(s_VERT_RING_AK_IN_USE_DN_ODD, "VERT_RING_AK_IN_USE_DN_ODD") \
	X(s_VERT_RING_AK_IN_USE_UP_EVEN, "VERT_RING_AK_IN_USE_UP_EVEN") \
	X(s_VERT_RING_AK_IN_USE_UP_ODD, "VERT_RING_AK_IN_USE_UP_ODD") \
	X(s_VERT_RING_BL_IN_USE_DN_EVEN, "VERT_RING_BL_IN_USE_DN_EVEN") \
	X(s_VERT_RING_BL_IN_USE_DN_ODD, "VERT_RING_BL_IN_USE_DN_ODD") \
	X(s_VERT_RING_BL_IN_USE_UP_EVEN, "VERT_RING_BL_IN_USE_UP_EVEN") \
	X(s_VERT_RING_BL_IN_USE_UP_ODD, "VERT_RING_BL_IN_USE_UP_ODD") \
	X(s_VERT_RING_IV_IN_USE_DN_EVEN, "VERT_RING_IV_IN_USE_DN_EVEN") \
	X(s_VERT_RING_IV_IN_USE_UP_EVEN, "VERT_RING_IV_IN_USE_UP_EVEN") \
	X(s_WBOX_i__69a9cd47, "WBOX{i}") \
	X(s_WRITE_CACHE_TOTAL_ESEL_ANY, "WRITE_CACHE_TOTAL_ESEL_ANY") \
	X(s_libpfm4, "libpfm4") \
	X(s_likwid, "likwid") \
	X(s_perfmon_knl_27400c5f, "perfmon-knl") \

#endif

#ifdef UNCORE_WITHOUT_SIM
#define WORDS_OF_SIM(X)
#else
#define WORDS_OF_SIM(X) \

#endif

#define NAMES(X) \
	X(n_events_UNC_H_U_CLOCKTICKS, "UNC_H_U_CLOCKTICKS") \
	X(n_events_UNC_H_INGRESS_OCCUPANCY, "UNC_H_INGRESS_OCCUPANCY") \
	X(n_events_UNC_H_INGRESS_INSERTS, "UNC_H_INGRESS_INSERTS") \
	X(n_events_UNC_H_INGRESS_INT_STARVED, "UNC_H_INGRESS_INT_STARVED") \
	X(n_events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, "UNC_H_INGRESS_RETRY_IRQ0_REJECT") \
	X(n_events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, "UNC_H_INGRESS_RETRY_IRQ1_REJECT") \
	X(n_events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, "UNC_H_INGRESS_RETRY_PRQ0_REJECT") \
	X(n_events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, "UNC_H_INGRESS_RETRY_PRQ1_REJECT") \
	X(n_events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, "UNC_H_INGRESS_RETRY_IPQ0_REJECT") \
	X(n_events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, "UNC_H_INGRESS_RETRY_IPQ1_REJECT") \
	X(n_events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, "UNC_H_INGRESS_RETRY_ISMQ0_REJECT") \
	X(n_events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, "UNC_H_INGRESS_RETRY_REQ_Q0_RETRY") \
	X(n_events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, "UNC_H_INGRESS_RETRY_REQ_Q1_RETRY") \
	X(n_events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, "UNC_H_INGRESS_RETRY_ISMQ0_RETRY") \
	X(n_events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, "UNC_H_INGRESS_RETRY_OTHER0_RETRY") \
	X(n_events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, "UNC_H_INGRESS_RETRY_OTHER1_RETRY") \
	X(n_events_UNC_H_SF_LOOKUP, "UNC_H_SF_LOOKUP") \
	X(n_events_UNC_H_TOR_INSERTS, "UNC_H_TOR_INSERTS") \
	X(n_events_UNC_H_TOR_OCCUPANCY, "UNC_H_TOR_OCCUPANCY") \
	X(n_events_UNC_H_CACHE_LINES_VICTIMIZED, "UNC_H_CACHE_LINES_VICTIMIZED") \
	X(n_events_UNC_H_MISC, "UNC_H_MISC") \
	X(n_events_UNC_H_AG0_AD_CRD_ACQUIRED, "UNC_H_AG0_AD_CRD_ACQUIRED") \
	X(n_events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT, "UNC_H_AG0_AD_CRD_ACQUIRED_EXT") \
	X(n_events_UNC_H_AG0_AD_CRD_OCCUPANCY, "UNC_H_AG0_AD_CRD_OCCUPANCY") \
	X(n_events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT, "UNC_H_AG0_AD_CRD_OCCUPANCY_EXT") \
	X(n_events_UNC_H_AG1_AD_CRD_ACQUIRED, "UNC_H_AG1_AD_CRD_ACQUIRED") \
	X(n_events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT, "UNC_H_AG1_AD_CRD_ACQUIRED_EXT") \
	X(n_events_UNC_H_AG1_AD_CRD_OCCUPANCY, "UNC_H_AG1_AD_CRD_OCCUPANCY") \
	X(n_events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT, "UNC_H_AG1_AD_CRD_OCCUPANCY_EXT") \
	X(n_events_UNC_H_AG0_BL_CRD_ACQUIRED, "UNC_H_AG0_BL_CRD_ACQUIRED") \
	X(n_events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT, "UNC_H_AG0_BL_CRD_ACQUIRED_EXT") \
	X(n_events_UNC_H_AG0_BL_CRD_OCCUPANCY, "UNC_H_AG0_BL_CRD_OCCUPANCY") \
	X(n_events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT, "UNC_H_AG0_BL_CRD_OCCUPANCY_EXT") \
	X(n_events_UNC_H_AG1_BL_CRD_ACQUIRED, "UNC_H_AG1_BL_CRD_ACQUIRED") \
	X(n_events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT, "UNC_H_AG1_BL_CRD_ACQUIRED_EXT") \
	X(n_events_UNC_H_AG1_BL_CRD_OCCUPANCY, "UNC_H_AG1_BL_CRD_OCCUPANCY") \
	X(n_events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT, "UNC_H_AG1_BL_CRD_OCCUPANCY_EXT") \
	X(n_events_UNC_H_EGRESS_VERT_OCCUPANCY, "UNC_H_EGRESS_VERT_OCCUPANCY") \
	X(n_events_UNC_H_EGRESS_VERT_INSERTS, "UNC_H_EGRESS_VERT_INSERTS") \
	X(n_events_UNC_H_EGRESS_VERT_CYCLES_FULL, "UNC_H_EGRESS_VERT_CYCLES_FULL") \
	X(n_events_UNC_H_EGRESS_VERT_CYCLES_NE, "UNC_H_EGRESS_VERT_CYCLES_NE") \
	X(n_events_UNC_H_EGRESS_HORZ_OCCUPANCY, "UNC_H_EGRESS_HORZ_OCCUPANCY") \
	X(n_events_UNC_H_EGRESS_HORZ_INSERTS, "UNC_H_EGRESS_HORZ_INSERTS") \
	X(n_events_UNC_H_EGRESS_HORZ_CYCLES_FULL, "UNC_H_EGRESS_HORZ_CYCLES_FULL") \
	X(n_events_UNC_H_EGRESS_HORZ_CYCLES_NE, "UNC_H_EGRESS_HORZ_CYCLES_NE") \
	X(n_events_UNC_H_EGRESS_VERT_NACK, "UNC_H_EGRESS_VERT_NACK") \
	X(n_events_UNC_H_EGRESS_HORZ_NACK, "UNC_H_EGRESS_HORZ_NACK") \
	X(n_events_UNC_H_EGRESS_VERT_STARVED, "UNC_H_EGRESS_VERT_STARVED") \
	X(n_events_UNC_H_EGRESS_HORZ_STARVED, "UNC_H_EGRESS_HORZ_STARVED") \
	X(n_events_UNC_H_EGRESS_VERT_ADS_USED, "UNC_H_EGRESS_VERT_ADS_USED") \
	X(n_events_UNC_H_EGRESS_HORZ_ADS_USED, "UNC_H_EGRESS_HORZ_ADS_USED") \
	X(n_events_UNC_H_EGRESS_VERT_BYPASS, "UNC_H_EGRESS_VERT_BYPASS") \
	X(n_events_UNC_H_EGRESS_HORZ_BYPASS, "UNC_H_EGRESS_HORZ_BYPASS") \
	X(n_events_UNC_H_RING_BOUNCES_VERT, "UNC_H_RING_BOUNCES_VERT") \
	X(n_events_UNC_H_RING_BOUNCES_HORZ, "UNC_H_RING_BOUNCES_HORZ") \
	X(n_events_UNC_H_RING_SINK_STARVED_VERT, "UNC_H_RING_SINK_STARVED_VERT") \
	X(n_events_UNC_H_RING_SINK_STARVED_HORZ, "UNC_H_RING_SINK_STARVED_HORZ") \
	X(n_events_UNC_H_RING_SRC_THRTL, "UNC_H_RING_SRC_THRTL") \
	X(n_events_UNC_H_FAST_ASSERTED, "UNC_H_FAST_ASSERTED") \
	X(n_events_UNC_H_VERT_RING_AD_IN_USE, "UNC_H_VERT_RING_AD_IN_USE") \
	X(n_events_UNC_H_HORZ_RING_AD_IN_USE, "UNC_H_HORZ_RING_AD_IN_USE") \
	X(n_events_UNC_H_VERT_RING_AK_IN_USE, "UNC_H_VERT_RING_AK_IN_USE") \
	X(n_events_UNC_H_HORZ_RING_AK_IN_USE, "UNC_H_HORZ_RING_AK_IN_USE") \
	X(n_events_UNC_H_VERT_RING_BL_IN_USE, "UNC_H_VERT_RING_BL_IN_USE") \
	X(n_events_UNC_H_HORZ_RING_BL_IN_USE, "UNC_H_HORZ_RING_BL_IN_USE") \
	X(n_events_UNC_H_VERT_RING_IV_IN_USE, "UNC_H_VERT_RING_IV_IN_USE") \
	X(n_events_UNC_H_HORZ_RING_IV_IN_USE, "UNC_H_HORZ_RING_IV_IN_USE") \
	X(n_events_UNC_H_EGRESS_ORDERING, "UNC_H_EGRESS_ORDERING") \
	X(n_events_UNC_H_TG_INGRESS_OCCUPANCY, "UNC_H_TG_INGRESS_OCCUPANCY") \
	X(n_events_UNC_H_TG_INGRESS_INSERTS, "UNC_H_TG_INGRESS_INSERTS") \
	X(n_events_UNC_H_TG_INGRESS_BYPASS, "UNC_H_TG_INGRESS_BYPASS") \
	X(n_events_UNC_H_TG_INGRESS_CRD_STARVED, "UNC_H_TG_INGRESS_CRD_STARVED") \
	X(n_events_UNC_H_TG_INGRESS_BUSY_STARVED, "UNC_H_TG_INGRESS_BUSY_STARVED") \
	X(n_events_UNC_H_CLOCK, "UNC_H_CLOCK") \
	X(n_events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, "UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD") \
	X(n_events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, "UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT") \
	X(n_events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, "UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD") \
	X(n_events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, "UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT") \
	X(n_events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, "UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL") \
	X(n_events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, "UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT") \
	X(n_events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, "UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL") \
	X(n_events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, "UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT") \
	X(n_events_UNC_RAPL_ENERGY_PKG, "UNC_RAPL_ENERGY_PKG") \
	X(n_events_UNC_RAPL_ENERGY_DRAM, "UNC_RAPL_ENERGY_DRAM") \
	X(n_events_UNC_I_CLOCKTICKS, "UNC_I_CLOCKTICKS") \
	X(n_events_UNC_I_RxR_BL_DRS_INSERTS, "UNC_I_RxR_BL_DRS_INSERTS") \
	X(n_events_UNC_I_RxR_BL_NCB_INSERTS, "UNC_I_RxR_BL_NCB_INSERTS") \
	X(n_events_UNC_I_RxR_BL_NCS_INSERTS, "UNC_I_RxR_BL_NCS_INSERTS") \
	X(n_events_UNC_I_RxR_BL_DRS_CYCLES_FULL, "UNC_I_RxR_BL_DRS_CYCLES_FULL") \
	X(n_events_UNC_I_RxR_BL_NCB_CYCLES_FULL, "UNC_I_RxR_BL_NCB_CYCLES_FULL") \
	X(n_events_UNC_I_RxR_BL_NCS_CYCLES_FULL, "UNC_I_RxR_BL_NCS_CYCLES_FULL") \
	X(n_events_UNC_I_RxR_BL_DRS_OCCUPANCY, "UNC_I_RxR_BL_DRS_OCCUPANCY") \
	X(n_events_UNC_I_RxR_BL_NCB_OCCUPANCY, "UNC_I_RxR_BL_NCB_OCCUPANCY") \
	X(n_events_UNC_I_RxR_BL_NCS_OCCUPANCY, "UNC_I_RxR_BL_NCS_OCCUPANCY") \
	X(n_events_UNC_I_RxR_AK_INSERTS, "UNC_I_RxR_AK_INSERTS") \
	X(n_events_UNC_I_TxR_REQUEST_OCCUPANCY, "UNC_I_TxR_REQUEST_OCCUPANCY") \
	X(n_events_UNC_I_TxR_DATA_INSERTS_NCB, "UNC_I_TxR_DATA_INSERTS_NCB") \
	X(n_events_UNC_I_TxR_DATA_INSERTS_NCS, "UNC_I_TxR_DATA_INSERTS_NCS") \
	X(n_events_UNC_I_CACHE_TOTAL_OCCUPANCY, "UNC_I_CACHE_TOTAL_OCCUPANCY") \
	X(n_events_UNC_I_COHERENT_OPS, "UNC_I_COHERENT_OPS") \
	X(n_events_UNC_I_TRANSACTIONS, "UNC_I_TRANSACTIONS") \
	X(n_events_UNC_I_SNOOP_RESP, "UNC_I_SNOOP_RESP") \
	X(n_events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES, "UNC_I_TxR_AD_STALL_CREDIT_CYCLES") \
	X(n_events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES, "UNC_I_TxR_BL_STALL_CREDIT_CYCLES") \
	X(n_events_UNC_M2P_INGRESS_CYCLES_NE, "UNC_M2P_INGRESS_CYCLES_NE") \
	X(n_events_UNC_M2P_EGRESS_CYCLES_NE, "UNC_M2P_EGRESS_CYCLES_NE") \
	X(n_events_UNC_M2P_EGRESS_INSERTS, "UNC_M2P_EGRESS_INSERTS") \
	X(n_events_UNC_M2P_EGRESS_CYCLES_FULL, "UNC_M2P_EGRESS_CYCLES_FULL") \
	X(n_events_UNC_M_D_CLOCKTICKS, "UNC_M_D_CLOCKTICKS") \
	X(n_events_UNC_M_CAS_COUNT, "UNC_M_CAS_COUNT") \
	X(n_events_UNC_M_U_CLOCKTICKS, "UNC_M_U_CLOCKTICKS") \
	X(n_events_UNC_E_E_CLOCKTICKS, "UNC_E_E_CLOCKTICKS") \
	X(n_events_UNC_E_RPQ_INSERTS, "UNC_E_RPQ_INSERTS") \
	X(n_events_UNC_E_WPQ_INSERTS, "UNC_E_WPQ_INSERTS") \
	X(n_events_UNC_E_U_CLOCKTICKS, "UNC_E_U_CLOCKTICKS") \
	X(n_events_UNC_E_EDC_ACCESS, "UNC_E_EDC_ACCESS") \

#ifdef UNCORE_WITHOUT_TEXTS
#define SENTENCES(X)
#else
#define SENTENCES(X) \
	X(t_boxes_ubox, "Home of the global freeze. Intel lists no event of it; its fixed counter counts the uncore's clock.") \
	X(t_fields_ubox_global_ctl_frz_all, "Writing 1 holds every counter of the package.") \
	X(t_fields_ubox_global_ctl_unfrz_all, "Writing 1 lets every box go on that does not hold itself.") \
	X(t_fields_ubox_global_status_ov_irp, "A wrap: the I/O agent.") \
	X(t_fields_ubox_global_status_ov_m2p, "A wrap: M2PCIe.") \
	X(t_fields_ubox_global_status_ov_edc7, "A counter of the MCDRAM controller 7 has wrapped.") \
	X(t_fields_ubox_global_status_ov_edc6, "A counter of the MCDRAM controller 6 has wrapped.") \
	X(t_fields_ubox_global_status_ov_edc5, "A counter of the MCDRAM controller 5 has wrapped.") \
	X(t_fields_ubox_global_status_ov_edc4, "A counter of the MCDRAM controller 4 has wrapped.") \
	X(t_fields_ubox_global_status_ov_edc3, "A counter of the MCDRAM controller 3 has wrapped.") \
	X(t_fields_ubox_global_status_ov_edc2, "A counter of the MCDRAM controller 2 has wrapped.") \
	X(t_fields_ubox_global_status_ov_edc1, "A counter of the MCDRAM controller 1 has wrapped.") \
	X(t_fields_ubox_global_status_ov_edc0, "A counter of the MCDRAM controller 0 has wrapped.") \
	X(t_fields_ubox_global_status_ov_m1, "A counter of the memory controller 1 has wrapped.") \
	X(t_fields_ubox_global_status_ov_m0, "A counter of the memory controller 0 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha37, "A counter of CHA 37 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha36, "A counter of CHA 36 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha35, "A counter of CHA 35 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha34, "A counter of CHA 34 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha33, "A counter of CHA 33 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha32, "A counter of CHA 32 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha31, "A counter of CHA 31 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha30, "A counter of CHA 30 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha29, "A counter of CHA 29 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha28, "A counter of CHA 28 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha27, "A counter of CHA 27 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha26, "A counter of CHA 26 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha25, "A counter of CHA 25 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha24, "A counter of CHA 24 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha23, "A counter of CHA 23 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha22, "A counter of CHA 22 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha21, "A counter of CHA 21 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha20, "A counter of CHA 20 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha19, "A counter of CHA 19 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha18, "A counter of CHA 18 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha17, "A counter of CHA 17 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha16, "A counter of CHA 16 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha15, "A counter of CHA 15 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha14, "A counter of CHA 14 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha13, "A counter of CHA 13 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha12, "A counter of CHA 12 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha11, "A counter of CHA 11 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha10, "A counter of CHA 10 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha9, "A counter of CHA 9 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha8, "A counter of CHA 8 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha7, "A counter of CHA 7 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha6, "A counter of CHA 6 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha5, "A counter of CHA 5 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha4, "A counter of CHA 4 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha3, "A counter of CHA 3 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha2, "A counter of CHA 2 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha1, "A counter of CHA 1 has wrapped.") \
	X(t_fields_ubox_global_status_ov_cha0, "A counter of CHA 0 has wrapped.") \
	X(t_fields_ubox_global_status_ov_p, "A counter of the power control unit has wrapped.") \
	X(t_fields_ubox_global_status_ov_u, "A wrap: UBox.") \
	X(t_fields_ubox_global_status_ov_u_fixed, "A wrap: fixed counter of the UBox.") \
	X(t_fields_ubox_global_config_cha_count, "How many CHAs the part has.") \
	X(t_fields_ubox_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_ubox_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_ubox_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_ubox_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_ubox_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_ubox_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_ubox_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_ubox_ctl_tid_en, "Counts what a thread causes; no source names the register that says which.") \
	X(t_fields_ubox_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_ubox_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_ubox_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_ubox_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_ubox_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_fields_ubox_fixed_ctl_en, "Lets the fixed counter count uncore clocks.") \
	X(t_fields_ubox_fixed_ctl_ov_en, "A wrap is reported.") \
	X(t_fields_ubox_fixed_ctr_event_count, "Uncore clocks.") \
	X(t_registers_ubox_global_ctl, "Freezes and unfreezes every box of the package.") \
	X(t_registers_ubox_global_status, "Which boxes have a counter that wrapped.") \
	X(t_registers_ubox_global_config, "The number of CHAs.") \
	X(t_registers_ubox_fixed_ctl, "Enables the fixed counter.") \
	X(t_registers_ubox_fixed_ctr, "Counts uncore clocks.") \
	X(t_registers_ubox_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_ubox_box_status, "Which of its counters have wrapped.") \
	X(t_registers_ubox_ctr, "Count of counter {i}.") \
	X(t_steps_ubox_setup, "There is no freeze of this box alone.") \
	X(t_steps_ubox_freeze, "The event stays chosen.") \
	X(t_steps_ubox_reset, "No box control, so the data registers are written.") \
	X(t_steps_ubox_program, "The event is chosen, and nothing counts: the guide of Ivy Bridge enables with event code 0 here, but that code is a clock.") \
	X(t_steps_ubox_start, "Event and enable in one write: counting begins.") \
	X(t_steps_ubox_acknowledge, "Writing 1 clears; no new freeze is taken until this and the global status are clear.") \
	X(t_boxes_cha, "The home agent and snoop filter of one tile, and its mesh stop. There is no last-level cache.") \
	X(t_fields_cha_box_ctl_frz_en, "Lets the box obey a freeze; the session keeps it at 1.") \
	X(t_fields_cha_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_cha_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_cha_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_cha_ctl_tid_en, "Counts only what the thread in box_filter.tid causes.") \
	X(t_fields_cha_ctl_qor, "Zeroes the level of the queue that an occupancy event adds up.") \
	X(t_fields_cha_box_filter_state, "States of lines; LIKWID sets all three bits for look-ups, and no source says which bit is which.") \
	X(t_fields_cha_box_filter_link, "A link; Linux has a word for it, and writes it for no event.") \
	X(t_fields_cha_box_filter_tid, "Thread that is counted where ctl.tid_en is 1.") \
	X(t_fields_cha_box_filter1_isoc, "Counts isochronous requests.") \
	X(t_fields_cha_box_filter1_nc, "Counts non-coherent requests.") \
	X(t_fields_cha_box_filter1_opcodes, "Which opcodes the table counts: those that are given by number, or all of them.") \
	X(t_values_cha_box_filter1_opcodes_ALL, "Every opcode.") \
	X(t_fields_cha_box_filter1_opc, "Opcodes by number; on Skylake these are two of ten bits, and no source lists them for this processor.") \
	X(t_fields_cha_box_filter1_all_opc, "Every opcode counts.") \
	X(t_fields_cha_box_filter1_nnm, "Counts requests to other memory than near memory; Linux sets it always.") \
	X(t_fields_cha_box_filter1_nm, "Counts requests to near memory, if the bit is that of Skylake; Linux cannot set it.") \
	X(t_fields_cha_box_filter1_loc, "Requests to memory of this node; Linux sets it always.") \
	X(t_fields_cha_box_filter1_reserved_0_0, "Requests to memory of other nodes; Linux sets it always, and has no word for it.") \
	X(t_registers_cha_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_cha_box_status, "Which counters have wrapped; Linux does not use it.") \
	X(t_registers_cha_box_filter, "State and thread filter, shared by the four counters.") \
	X(t_registers_cha_box_filter1, "Opcode and place filter, shared by the four counters.") \
	X(t_steps_cha_setup, "Take freezes from now on, and hold the counters still.") \
	X(t_steps_cha_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_cha_program3, "Enabled, but held by the freeze until start.") \
	X(t_steps_cha_start, "Counting begins here.") \
	X(t_steps_cha_acknowledge, "Writing 1 clears.") \
	X(t_steps_cha_restore, "Nothing counts any more.") \
	X(t_steps_cha_restore2, "The box is left running with nothing enabled.") \
	X(t_categories_cha_CLOCK, "The clock of the mesh, which the CHA runs on.") \
	X(t_categories_cha_TOR, "The table of requests under way (TOR).") \
	X(t_categories_cha_SF, "Look-ups and victims of the snoop filter.") \
	X(t_categories_cha_INGRESS, "The queues in front of the pipeline: what enters, what is turned away, and why.") \
	X(t_categories_cha_MISC, "Rare cases.") \
	X(t_categories_cha_CMS_CLOCK, "The clock of the mesh stop.") \
	X(t_categories_cha_CMS_CREDITS, "Credits by which an agent sends through the mesh stop.") \
	X(t_categories_cha_VERT_EGRESS, "Messages that the mesh stop sends on the vertical ring.") \
	X(t_categories_cha_HORZ_EGRESS, "Messages that the mesh stop sends on the horizontal ring, by the transgress buffers.") \
	X(t_categories_cha_CMS_INGRESS, "Messages that the mesh stop has received.") \
	X(t_categories_cha_RING_BOUNCES, "Messages that found no room where they wanted to leave a ring, and throttling.") \
	X(t_categories_cha_RING_IN_USE, "How busy the rings of the mesh are at this stop.") \
	X(t_events_UNC_H_U_CLOCKTICKS, "Cycles of the CHA's clock, the uncore clock.") \
	X(t_events_UNC_H_INGRESS_OCCUPANCY, "Adds up, every cycle, the entries in a queue; divide by INGRESS_INSERTS for how long one waits.") \
	X(t_umasks_UNC_H_INGRESS_OCCUPANCY__IRQ, "Entries in the IRQ (requests of cores).") \
	X(t_umasks_UNC_H_INGRESS_OCCUPANCY__IRQ_REJ, "Entries of the IRQ that were turned away and wait.") \
	X(t_umasks_UNC_H_INGRESS_OCCUPANCY__IPQ, "Entries in the IPQ (snoops).") \
	X(t_umasks_UNC_H_INGRESS_OCCUPANCY__PRQ, "Entries in the PRQ (requests of devices).") \
	X(t_umasks_UNC_H_INGRESS_OCCUPANCY__PRQ_REJ, "Entries of the PRQ that were turned away and wait.") \
	X(t_events_UNC_H_INGRESS_INSERTS, "Entries that are put into a queue.") \
	X(t_umasks_UNC_H_INGRESS_INSERTS__IRQ, "Into the IRQ (requests of cores).") \
	X(t_umasks_UNC_H_INGRESS_INSERTS__IRQ_REJ, "Into the IRQ, of entries that were turned away.") \
	X(t_umasks_UNC_H_INGRESS_INSERTS__IPQ, "Into the IPQ (snoops).") \
	X(t_umasks_UNC_H_INGRESS_INSERTS__PRQ, "Into the PRQ (requests of devices).") \
	X(t_umasks_UNC_H_INGRESS_INSERTS__PRQ_REJ, "Into the PRQ, of entries that were turned away.") \
	X(t_events_UNC_H_INGRESS_INT_STARVED, "Cycles in which an entry of a queue waits so long for the pipeline that it counts as starved.") \
	X(t_umasks_UNC_H_INGRESS_INT_STARVED__IRQ, "Of the IRQ (requests of cores).") \
	X(t_umasks_UNC_H_INGRESS_INT_STARVED__IPQ, "Of the IPQ (snoops).") \
	X(t_umasks_UNC_H_INGRESS_INT_STARVED__ISMQ, "Of the ISMQ (answers to requests under way).") \
	X(t_umasks_UNC_H_INGRESS_INT_STARVED__PRQ, "Of the PRQ (requests of devices).") \
	X(t_events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, "Entries of the IRQ (requests of cores) that the pipeline turned away, first set of reasons.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0, "For want of a VN0 credit for AD requests.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0, "For want of a VN0 credit for AD responses.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0, "For want of a VN0 credit for BL responses.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0, "For want of a VN0 credit for BL writes back.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0, "For want of a VN0 credit for BL messages of the class NCB.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0, "For want of a VN0 credit for BL messages of the class NCS.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI, "For want of room for an AK message that stays in the package.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI, "For want of room for an IV message that stays in the package.") \
	X(t_events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, "Entries of the IRQ (requests of cores) that the pipeline turned away, second set of reasons.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0, "For any reason of the first set (the event with 0 in its name).") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM, "For want of room for a victim of the snoop filter.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY, "For want of a free way of the snoop filter.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ALLOW_SNP, "Because no snoop may be sent now.") \
	X(t_umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH, "Because a request for the same address is under way.") \
	X(t_events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, "Entries of the PRQ (requests of devices) that the pipeline turned away, first set of reasons.") \
	X(t_events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, "Entries of the PRQ (requests of devices) that the pipeline turned away, second set of reasons.") \
	X(t_events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, "Entries of the IPQ (snoops) that the pipeline turned away, first set of reasons.") \
	X(t_events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, "Entries of the IPQ (snoops) that the pipeline turned away, second set of reasons.") \
	X(t_events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, "Entries of the ISMQ (answers to requests under way) that the pipeline turned away, first set of reasons.") \
	X(t_events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, "Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, first set of reasons.") \
	X(t_events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, "Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, second set of reasons.") \
	X(t_events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, "Entries of the ISMQ (answers to requests under way) that had to try again, first set of reasons.") \
	X(t_events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, "Entries that go from one retry queue to another, by the next reason for it, first set.") \
	X(t_events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, "Entries that go from one retry queue to another, by the next reason for it, second set.") \
	X(t_events_UNC_H_SF_LOOKUP, "Look-ups of the snoop filter. Intel's words speak of the last-level cache, which this processor has not.") \
	X(t_umasks_UNC_H_SF_LOOKUP__DATA_READ, "Look-ups of reads.") \
	X(t_umasks_UNC_H_SF_LOOKUP__WRITE, "Look-ups of writes, those that a core writes back and others.") \
	X(t_umasks_UNC_H_SF_LOOKUP__REMOTE_SNOOP, "Look-ups of snoops that come through the IPQ.") \
	X(t_umasks_UNC_H_SF_LOOKUP__ANY, "Look-ups of whatever comes through IRQ or IPQ.") \
	X(t_events_UNC_H_TOR_INSERTS, "Requests that enter the TOR, each once for its life. Filters choose opcodes and memory; unless you give them every opcode counts. One filter for all four counters.") \
	X(t_umasks_UNC_H_TOR_INSERTS__IRQ, "Requests of the IRQ (cores), hit or missed.") \
	X(t_umasks_UNC_H_TOR_INSERTS__EVICT, "Evictions of the snoop filter.") \
	X(t_umasks_UNC_H_TOR_INSERTS__PRQ, "Requests of the PRQ (devices), hit or missed.") \
	X(t_umasks_UNC_H_TOR_INSERTS__IPQ, "Requests of the IPQ (snoops), hit or missed.") \
	X(t_umasks_UNC_H_TOR_INSERTS__HIT, "Requests of every queue that hit.") \
	X(t_umasks_UNC_H_TOR_INSERTS__MISS, "Requests of every queue that missed.") \
	X(t_umasks_UNC_H_TOR_INSERTS__IRQ_HIT, "Requests of the IRQ that hit.") \
	X(t_umasks_UNC_H_TOR_INSERTS__IRQ_MISS, "Requests of the IRQ that missed.") \
	X(t_umasks_UNC_H_TOR_INSERTS__PRQ_HIT, "Requests of the PRQ that hit.") \
	X(t_umasks_UNC_H_TOR_INSERTS__PRQ_MISS, "Requests of the PRQ that missed.") \
	X(t_umasks_UNC_H_TOR_INSERTS__IPQ_HIT, "Requests of the IPQ that hit.") \
	X(t_umasks_UNC_H_TOR_INSERTS__IPQ_MISS, "Requests of the IPQ that missed.") \
	X(t_umasks_UNC_H_TOR_INSERTS__LOC_ALL, "Requests of IRQ and PRQ and evictions, hit or missed, going by the bits; Intel's words name IRQ or PRQ.") \
	X(t_events_UNC_H_TOR_OCCUPANCY, "Adds up, every cycle, the requests in the TOR; divide by the same umask of TOR_INSERTS for the mean cycles under way. The filters are those of TOR_INSERTS.") \
	X(t_events_UNC_H_CACHE_LINES_VICTIMIZED, "Lines that leave to make room for others, by their names; Intel's words are those of SF_LOOKUP.") \
	X(t_umasks_UNC_H_CACHE_LINES_VICTIMIZED__M_STATE, "Lines that were modified.") \
	X(t_umasks_UNC_H_CACHE_LINES_VICTIMIZED__E_STATE, "Lines that were exclusive.") \
	X(t_umasks_UNC_H_CACHE_LINES_VICTIMIZED__S_STATE, "Lines that were shared.") \
	X(t_umasks_UNC_H_CACHE_LINES_VICTIMIZED__F_STATE, "Lines that were in the forward state.") \
	X(t_umasks_UNC_H_CACHE_LINES_VICTIMIZED__LOCAL, "Lines of the node.") \
	X(t_umasks_UNC_H_CACHE_LINES_VICTIMIZED__REMOTE, "Lines of other nodes.") \
	X(t_events_UNC_H_MISC, "Rare cases, each a thing of its own.") \
	X(t_umasks_UNC_H_MISC__RSPI_WAS_FSE, "Snoops of a core that had dropped its clean line silently.") \
	X(t_umasks_UNC_H_MISC__WC_ALIASING, "Write-combining stores that met a line in the cache.") \
	X(t_umasks_UNC_H_MISC__RFO_HIT_S, "Reads for ownership that hit a shared line.") \
	X(t_umasks_UNC_H_MISC__CV0_PREF_VIC, "Prefetches of lines with no core marked as holder, which were victims.") \
	X(t_umasks_UNC_H_MISC__CV0_PREF_MISS, "Prefetches of lines with no core marked as holder, which missed.") \
	X(t_events_UNC_H_AG0_AD_CRD_ACQUIRED, "AD credits that agent 0 of the mesh stop takes, by transgress buffer.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0, "Credits of transgress 0.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1, "Credits of transgress 1.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2, "Credits of transgress 2.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3, "Credits of transgress 3.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4, "Credits of transgress 4.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5, "Credits of transgress 5.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6, "Credits of transgress 6.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7, "Credits of transgress 7.") \
	X(t_events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT, "AD credits that agent 0 of the mesh stop takes, by transgress buffer: the rest.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8, "Credits of transgress 8.") \
	X(t_umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7, "Credits of transgress 0 to 7.") \
	X(t_events_UNC_H_AG0_AD_CRD_OCCUPANCY, "AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer.") \
	X(t_events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT, "AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG1_AD_CRD_ACQUIRED, "AD credits that agent 1 of the mesh stop takes, by transgress buffer.") \
	X(t_events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT, "AD credits that agent 1 of the mesh stop takes, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG1_AD_CRD_OCCUPANCY, "AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer.") \
	X(t_events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT, "AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG0_BL_CRD_ACQUIRED, "BL credits that agent 0 of the mesh stop takes, by transgress buffer.") \
	X(t_events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT, "BL credits that agent 0 of the mesh stop takes, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG0_BL_CRD_OCCUPANCY, "BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer.") \
	X(t_events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT, "BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG1_BL_CRD_ACQUIRED, "BL credits that agent 1 of the mesh stop takes, by transgress buffer.") \
	X(t_events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT, "BL credits that agent 1 of the mesh stop takes, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG1_BL_CRD_OCCUPANCY, "BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer.") \
	X(t_events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT, "BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer: the rest.") \
	X(t_events_UNC_H_EGRESS_VERT_OCCUPANCY, "Messages that wait for the vertical ring, added up each cycle.") \
	X(t_umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0, "AD messages of agent 0.") \
	X(t_umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0, "AK messages of agent 0.") \
	X(t_umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0, "BL messages of agent 0.") \
	X(t_umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0, "IV messages of agent 0.") \
	X(t_umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1, "AD messages of agent 1.") \
	X(t_umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1, "AK messages of agent 1.") \
	X(t_umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1, "BL messages of agent 1.") \
	X(t_events_UNC_H_EGRESS_VERT_INSERTS, "Messages that enter the queue for the vertical ring.") \
	X(t_events_UNC_H_EGRESS_VERT_CYCLES_FULL, "Cycles in which the queue for the vertical ring is full.") \
	X(t_events_UNC_H_EGRESS_VERT_CYCLES_NE, "Cycles in which something waits for the vertical ring.") \
	X(t_events_UNC_H_EGRESS_HORZ_OCCUPANCY, "Messages that wait for the horizontal ring, added up each cycle.") \
	X(t_umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD, "AD messages.") \
	X(t_umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK, "AK messages.") \
	X(t_umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL, "BL messages.") \
	X(t_umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV, "IV messages.") \
	X(t_events_UNC_H_EGRESS_HORZ_INSERTS, "Messages that enter the queue for the horizontal ring.") \
	X(t_events_UNC_H_EGRESS_HORZ_CYCLES_FULL, "Cycles in which the queue for the horizontal ring is full.") \
	X(t_events_UNC_H_EGRESS_HORZ_CYCLES_NE, "Cycles in which something waits for the horizontal ring.") \
	X(t_events_UNC_H_EGRESS_VERT_NACK, "Messages that the vertical ring refused.") \
	X(t_events_UNC_H_EGRESS_HORZ_NACK, "Messages that the horizontal ring refused.") \
	X(t_events_UNC_H_EGRESS_VERT_STARVED, "Times that messages waited so long for the vertical ring that they counted as starved.") \
	X(t_events_UNC_H_EGRESS_HORZ_STARVED, "Times that messages waited so long for the horizontal ring that they counted as starved.") \
	X(t_events_UNC_H_EGRESS_VERT_ADS_USED, "Messages that took the slot that the vertical ring keeps free against deadlocks.") \
	X(t_events_UNC_H_EGRESS_HORZ_ADS_USED, "Messages that took the slot that the horizontal ring keeps free against deadlocks.") \
	X(t_events_UNC_H_EGRESS_VERT_BYPASS, "Messages that went straight onto the vertical ring, without waiting in its queue.") \
	X(t_events_UNC_H_EGRESS_HORZ_BYPASS, "Messages that went straight onto the horizontal ring, without waiting in its queue.") \
	X(t_events_UNC_H_RING_BOUNCES_VERT, "Messages of the vertical ring that were turned away at this stop.") \
	X(t_events_UNC_H_RING_BOUNCES_HORZ, "Messages of the horizontal ring that were turned away at this stop.") \
	X(t_events_UNC_H_RING_SINK_STARVED_VERT, "Starvation where messages leave the vertical ring; Intel says no more than the name.") \
	X(t_events_UNC_H_RING_SINK_STARVED_HORZ, "Starvation where messages leave the horizontal ring; Intel says no more than the name.") \
	X(t_events_UNC_H_RING_SRC_THRTL, "Cycles in which the source of messages is throttled.") \
	X(t_events_UNC_H_FAST_ASSERTED, "Cycles in which this stop or a neighbour signals distress, which throttles those who send.") \
	X(t_umasks_UNC_H_FAST_ASSERTED__VERT, "Distress along the vertical ring.") \
	X(t_umasks_UNC_H_FAST_ASSERTED__HORZ, "Distress along the horizontal ring.") \
	X(t_events_UNC_H_VERT_RING_AD_IN_USE, "Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out.") \
	X(t_umasks_UNC_H_VERT_RING_AD_IN_USE__UP_EVEN, "The even ring upwards.") \
	X(t_umasks_UNC_H_VERT_RING_AD_IN_USE__UP_ODD, "The odd ring upwards.") \
	X(t_umasks_UNC_H_VERT_RING_AD_IN_USE__DN_EVEN, "The even ring downwards.") \
	X(t_umasks_UNC_H_VERT_RING_AD_IN_USE__DN_ODD, "The odd ring downwards.") \
	X(t_events_UNC_H_HORZ_RING_AD_IN_USE, "Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out.") \
	X(t_umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_EVEN, "The even ring to the left.") \
	X(t_umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_ODD, "The odd ring to the left.") \
	X(t_umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_EVEN, "The even ring to the right.") \
	X(t_umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_ODD, "The odd ring to the right.") \
	X(t_events_UNC_H_VERT_RING_AK_IN_USE, "Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out.") \
	X(t_events_UNC_H_HORZ_RING_AK_IN_USE, "Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out.") \
	X(t_events_UNC_H_VERT_RING_BL_IN_USE, "Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out.") \
	X(t_events_UNC_H_HORZ_RING_BL_IN_USE, "Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out.") \
	X(t_events_UNC_H_VERT_RING_IV_IN_USE, "Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out.") \
	X(t_umasks_UNC_H_VERT_RING_IV_IN_USE__UP, "The ring upwards.") \
	X(t_umasks_UNC_H_VERT_RING_IV_IN_USE__DN, "The ring downwards.") \
	X(t_events_UNC_H_HORZ_RING_IV_IN_USE, "Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out.") \
	X(t_umasks_UNC_H_HORZ_RING_IV_IN_USE__LEFT, "The ring to the left.") \
	X(t_umasks_UNC_H_HORZ_RING_IV_IN_USE__RIGHT, "The ring to the right.") \
	X(t_events_UNC_H_EGRESS_ORDERING, "Cycles in which IV messages must wait so that snoops and GO messages keep their order.") \
	X(t_umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_UP, "IV messages upwards.") \
	X(t_umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_DN, "IV messages downwards.") \
	X(t_events_UNC_H_TG_INGRESS_OCCUPANCY, "Messages from the mesh that wait in the mesh stop, added up each cycle.") \
	X(t_umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC, "AD messages without a credit.") \
	X(t_umasks_UNC_H_TG_INGRESS_OCCUPANCY__AK_BNC, "AK messages without a credit.") \
	X(t_umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC, "BL messages without a credit.") \
	X(t_umasks_UNC_H_TG_INGRESS_OCCUPANCY__IV_BNC, "IV messages without a credit.") \
	X(t_umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD, "AD messages with a credit.") \
	X(t_umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD, "BL messages with a credit.") \
	X(t_events_UNC_H_TG_INGRESS_INSERTS, "Messages from the mesh that enter the queue of the mesh stop.") \
	X(t_events_UNC_H_TG_INGRESS_BYPASS, "Messages from the mesh that did not wait in the queue of the mesh stop.") \
	X(t_events_UNC_H_TG_INGRESS_CRD_STARVED, "Cycles in which messages from the mesh are starved, because no credit lets them go on.") \
	X(t_umasks_UNC_H_TG_INGRESS_CRD_STARVED__IFV, "IFV messages, which Intel does not spell out.") \
	X(t_events_UNC_H_TG_INGRESS_BUSY_STARVED, "Cycles in which messages from the mesh are starved, because those of the other queue go first.") \
	X(t_events_UNC_H_CLOCK, "Clock cycles of the mesh stop.") \
	X(t_events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, "Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer.") \
	X(t_events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, "Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, "Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer.") \
	X(t_events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, "Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, "Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer.") \
	X(t_events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, "Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer: the rest.") \
	X(t_events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, "Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer.") \
	X(t_events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, "Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer: the rest.") \
	X(t_boxes_pcu, "Has four counters; no source that was read has an event of it.") \
	X(t_fields_pcu_ctl_occ_edge_det, "Counts changes of the occupancy comparison.") \
	X(t_fields_pcu_ctl_occ_invert, "Turns the occupancy comparison round.") \
	X(t_fields_pcu_ctl_tid_en, "Linux has a word for it; no source says what it does here.") \
	X(t_fields_pcu_ctl_occ_sel, "Which occupancy is compared; no source says what the numbers mean here.") \
	X(t_fields_pcu_ctl_use_occ, "The event is taken of the occupancy counter that occ_sel chooses.") \
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
	X(t_boxes_ufs, "Between which limits the hardware chooses the clock of the ring and of the last-level cache, and what it has chosen. It counts nothing.") \
	X(t_fields_ufs_limit_min_ratio, "The lowest clock that the hardware may choose.") \
	X(t_fields_ufs_limit_max_ratio, "The highest clock that the hardware may choose.") \
	X(t_fields_ufs_status_ratio, "The clock at the moment of the read.") \
	X(t_registers_ufs_limit, "The limits. After a reset they are the widest that the part allows; limits beyond these have no effect.") \
	X(t_registers_ufs_status, "The clock that the hardware has chosen.") \
	X(t_boxes_irp, "Keeps the traffic of devices coherent.") \
	X(t_categories_irp_IO_CLKS, "Clock.") \
	X(t_categories_irp_BL_INGRESS_DRS, "BL ingress, DRS.") \
	X(t_categories_irp_BL_INGRESS_NCB, "BL ingress, NCB.") \
	X(t_categories_irp_BL_INGRESS_NCS, "BL ingress, NCS.") \
	X(t_categories_irp_AK_INGRESS, "AK ingress.") \
	X(t_categories_irp_OUTBOUND_REQUESTS, "Requests to devices.") \
	X(t_categories_irp_WRITE_CACHE, "Open reads and writes of devices.") \
	X(t_categories_irp_TRANSACTIONS, "Transactions of devices.") \
	X(t_categories_irp_STALL_CYCLES, "Stalls.") \
	X(t_categories_irp_SNOOPS, "Answers to snoops.") \
	X(t_categories_irp_COHERENT, "Operations that keep devices coherent.") \
	X(t_events_UNC_I_CLOCKTICKS, "Clock cycles of the IRP.") \
	X(t_events_UNC_I_RxR_BL_DRS_INSERTS, "Entries put into the BL ingress: data responses (DRS).") \
	X(t_events_UNC_I_RxR_BL_NCB_INSERTS, "Entries put into the BL ingress: non-coherent bypass (NCB).") \
	X(t_events_UNC_I_RxR_BL_NCS_INSERTS, "Entries put into the BL ingress: non-coherent standard (NCS).") \
	X(t_events_UNC_I_RxR_BL_DRS_CYCLES_FULL, "Cycles in which the BL ingress is full: data responses (DRS).") \
	X(t_events_UNC_I_RxR_BL_NCB_CYCLES_FULL, "Cycles in which the BL ingress is full: non-coherent bypass (NCB).") \
	X(t_events_UNC_I_RxR_BL_NCS_CYCLES_FULL, "Cycles in which the BL ingress is full: non-coherent standard (NCS).") \
	X(t_events_UNC_I_RxR_BL_DRS_OCCUPANCY, "Entries in the BL ingress, added up every cycle: data responses (DRS).") \
	X(t_events_UNC_I_RxR_BL_NCB_OCCUPANCY, "Entries in the BL ingress, added up every cycle: non-coherent bypass (NCB).") \
	X(t_events_UNC_I_RxR_BL_NCS_OCCUPANCY, "Entries in the BL ingress, added up every cycle: non-coherent standard (NCS).") \
	X(t_events_UNC_I_RxR_AK_INSERTS, "Responses from the ring put into the AK ingress.") \
	X(t_events_UNC_I_TxR_REQUEST_OCCUPANCY, "Requests to devices that are still open, added up every cycle.") \
	X(t_events_UNC_I_TxR_DATA_INSERTS_NCB, "Requests to devices, non-coherent bypass (NCB) with data, by the name; Intel's title says reads.") \
	X(t_events_UNC_I_TxR_DATA_INSERTS_NCS, "Requests to devices, non-coherent standard (NCS) with data, by the name; Intel's title says reads.") \
	X(t_events_UNC_I_CACHE_TOTAL_OCCUPANCY, "Reads and writes of devices still open in the uncore, added up every cycle.") \
	X(t_umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__ANY, "Requests of every queue.") \
	X(t_events_UNC_I_COHERENT_OPS, "Coherent operations that the unit serves, by kind.") \
	X(t_umasks_UNC_I_COHERENT_OPS__PCIRDCUR, "PCIRdCur: a device reads.") \
	X(t_umasks_UNC_I_COHERENT_OPS__RFO, "Reads for ownership.") \
	X(t_umasks_UNC_I_COHERENT_OPS__PCITOM, "PCIItoM: a device writes a whole line.") \
	X(t_umasks_UNC_I_COHERENT_OPS__WBMTOI, "WbMtoI: write backs.") \
	X(t_umasks_UNC_I_COHERENT_OPS__CLFLUSH, "Flushes of lines.") \
	X(t_events_UNC_I_TRANSACTIONS, "Transactions from devices into the uncore; kinds are OR-ed, ORDERINGQ then narrows them to a queue.") \
	X(t_umasks_UNC_I_TRANSACTIONS__READS, "Reads, without prefetches.") \
	X(t_umasks_UNC_I_TRANSACTIONS__WRITES, "Writes; each retry after a tickle counts again.") \
	X(t_umasks_UNC_I_TRANSACTIONS__WR_PREF, "Prefetches for writes.") \
	X(t_umasks_UNC_I_TRANSACTIONS__ATOMIC, "Atomic operations.") \
	X(t_umasks_UNC_I_TRANSACTIONS__OTHER, "The rest.") \
	X(t_events_UNC_I_SNOOP_RESP, "Answers to snoops of lines that devices hold.") \
	X(t_umasks_UNC_I_SNOOP_RESP__MISS, "Misses.") \
	X(t_umasks_UNC_I_SNOOP_RESP__HIT_I, "Hits of lines in I.") \
	X(t_umasks_UNC_I_SNOOP_RESP__HIT_ES, "Hits of lines in E or S.") \
	X(t_umasks_UNC_I_SNOOP_RESP__HIT_M, "Hits of modified lines.") \
	X(t_umasks_UNC_I_SNOOP_RESP__SNPCODE, "Snoops for code.") \
	X(t_umasks_UNC_I_SNOOP_RESP__SNPDATA, "Snoops for data.") \
	X(t_umasks_UNC_I_SNOOP_RESP__SNPINV, "Snoops that invalidate.") \
	X(t_events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES, "Requests to R2PCIe held up for want of an AD egress credit.") \
	X(t_events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES, "Data for R2PCIe held up for want of a BL egress credit.") \
	X(t_boxes_m2pcie, "Connects the mesh with the I/O of the package.") \
	X(t_categories_m2pcie_INGRESS, "Messages from the mesh.") \
	X(t_categories_m2pcie_EGRESS, "Messages to the mesh.") \
	X(t_events_UNC_M2P_INGRESS_CYCLES_NE, "Cycles in which something waits in the ingress.") \
	X(t_umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_IDI, "Requests of cores (IDI).") \
	X(t_umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCB, "Messages of the class NCB.") \
	X(t_umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCS, "Messages of the class NCS.") \
	X(t_umasks_UNC_M2P_INGRESS_CYCLES_NE__ALL, "Messages of any kind.") \
	X(t_events_UNC_M2P_EGRESS_CYCLES_NE, "Cycles in which something waits in the egress.") \
	X(t_umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_0, "AD messages of port 0.") \
	X(t_umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_0, "AK messages of port 0.") \
	X(t_umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_0, "BL messages of port 0.") \
	X(t_umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_1, "AD messages of port 1.") \
	X(t_umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_1, "AK messages of port 1.") \
	X(t_umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_1, "BL messages of port 1.") \
	X(t_events_UNC_M2P_EGRESS_INSERTS, "Messages that enter the egress.") \
	X(t_umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_0, "AK messages of port 0 that return credits.") \
	X(t_umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_1, "AK messages of port 1 that return credits.") \
	X(t_events_UNC_M2P_EGRESS_CYCLES_FULL, "Cycles in which the egress is full.") \
	X(t_boxes_imc, "Counts the commands of one channel of DDR4 memory. Two controllers have three channels each.") \
	X(t_fields_imc_fixed_ctl_en, "Lets the fixed counter count.") \
	X(t_fields_imc_fixed_ctr_event_count, "DRAM clocks, at half the data rate.") \
	X(t_registers_imc_fixed_ctr, "Counts clocks.") \
	X(t_steps_imc_reset2, "Whether the box reset covers the fixed counter was not seen.") \
	X(t_categories_imc_DCLK, "The clock of the memory.") \
	X(t_categories_imc_CAS, "Column accesses: each moves a line of 64 bytes.") \
	X(t_events_UNC_M_D_CLOCKTICKS, "Cycles of the memory clock, half the rate of transfers.") \
	X(t_events_UNC_M_CAS_COUNT, "Column accesses of the channel; each moves a line of 64 bytes.") \
	X(t_umasks_UNC_M_CAS_COUNT__RD, "Reads.") \
	X(t_umasks_UNC_M_CAS_COUNT__WR, "Writes.") \
	X(t_umasks_UNC_M_CAS_COUNT__ALL, "Reads and writes.") \
	X(t_boxes_imc_uclk, "The part of a memory controller that runs on the uncore's clock; Intel lists its clock alone.") \
	X(t_categories_imc_uclk_UCLK, "The clock of the uncore.") \
	X(t_events_UNC_M_U_CLOCKTICKS, "Cycles of the uncore clock at this memory controller.") \
	X(t_boxes_edc_eclk, "Counts the reads and writes of one of the eight controllers of MCDRAM, the memory in the package.") \
	X(t_fields_edc_eclk_fixed_ctr_event_count, "Clocks of the MCDRAM controller.") \
	X(t_categories_edc_eclk_ECLK, "The clock of the MCDRAM controller.") \
	X(t_categories_edc_eclk_QUEUES, "What enters the queues of the MCDRAM: each a line of 64 bytes.") \
	X(t_events_UNC_E_E_CLOCKTICKS, "Cycles of the MCDRAM controller's clock.") \
	X(t_events_UNC_E_RPQ_INSERTS, "Reads of MCDRAM. While it is a cache these are all reads, and streaming stores, whether they hit or miss.") \
	X(t_events_UNC_E_WPQ_INSERTS, "Writes to MCDRAM. While it is a cache these include the lines that fill it.") \
	X(t_boxes_edc_uclk, "Looks up the MCDRAM as a cache of the DDR memory: hits and misses of one of its eight controllers.") \
	X(t_categories_edc_uclk_ACCESS, "Look-ups of the MCDRAM while it is a cache of DDR memory.") \
	X(t_events_UNC_E_U_CLOCKTICKS, "Cycles of the uncore clock at this MCDRAM controller.") \
	X(t_events_UNC_E_EDC_ACCESS, "Reads and streaming stores that look for their line in the MCDRAM; it counts only where MCDRAM is a cache, or part of it is.") \
	X(t_umasks_UNC_E_EDC_ACCESS__HIT_CLEAN, "Hits of lines that equal DDR memory.") \
	X(t_umasks_UNC_E_EDC_ACCESS__HIT_DIRTY, "Hits of lines that are newer than DDR memory.") \
	X(t_umasks_UNC_E_EDC_ACCESS__MISS_CLEAN, "Misses that throw out a line that equals DDR memory.") \
	X(t_umasks_UNC_E_EDC_ACCESS__MISS_DIRTY, "Misses that throw out a line that is newer than DDR memory, which is written back.") \
	X(t_umasks_UNC_E_EDC_ACCESS__MISS_INVALID, "Misses that found the place empty, going by the name.") \
	X(t_umasks_UNC_E_EDC_ACCESS__HIT_ALL, "Hits of both kinds.") \
	X(t_umasks_UNC_E_EDC_ACCESS__MISS_ALL, "Misses of all kinds.") \
	X(t_steps_freeze, "Holds every box, the UBox too.") \
	X(t_steps_acknowledge, "After the status of each box.") \
	X(t_metrics_imc_MEM_BW_READS_title, "memory read") \
	X(t_metrics_imc_MEM_BW_READS, "Bytes read from DDR memory: a cache line for each column read.") \
	X(t_metrics_imc_MEM_BW_READS_formula, "UNC_M_CAS_COUNT.RD * 64[bytes/events]") \
	X(t_metrics_imc_MEM_BW_WRITES_title, "memory written") \
	X(t_metrics_imc_MEM_BW_WRITES, "Bytes written to DDR memory: a cache line for each column write.") \
	X(t_metrics_imc_MEM_BW_WRITES_formula, "UNC_M_CAS_COUNT.WR * 64[bytes/events]") \
	X(t_metrics_imc_MEM_BW_TOTAL_title, "memory traffic") \
	X(t_metrics_imc_MEM_BW_TOTAL, "Bytes read from DDR memory and written to it.") \
	X(t_metrics_imc_MEM_BW_TOTAL_formula, "MEM_BW_READS + MEM_BW_WRITES") \
	X(t_metrics_imc_PCT_MEM_BW_PEAK_title, "peak bandwidth used") \
	X(t_metrics_imc_PCT_MEM_BW_PEAK, "Utilization: the share of what a channel can move at its clock. A line is eight transfers of 8 bytes, two a cycle.") \
	X(t_metrics_imc_PCT_MEM_BW_PEAK_formula, "100[percent] * (UNC_M_CAS_COUNT.RD + UNC_M_CAS_COUNT.WR) * 4[cycles/events] / UNC_M_D_CLOCKTICKS") \
	X(t_metrics_imc_DRAM_FREQ_title, "DRAM frequency") \
	X(t_metrics_imc_DRAM_FREQ, "Cycles of the DRAM clock a second, a mean over the channels: half the transfers of a DIMM.") \
	X(t_metrics_imc_DRAM_FREQ_formula, "UNC_M_D_CLOCKTICKS / INSTANCES / TIME") \
	X(t_metrics_edc_eclk_MCDRAM_BW_READS_title, "MCDRAM read") \
	X(t_metrics_edc_eclk_MCDRAM_BW_READS, "Bytes read from MCDRAM. While it is a cache, look-ups that miss are in it.") \
	X(t_metrics_edc_eclk_MCDRAM_BW_READS_formula, "UNC_E_RPQ_INSERTS * 64[bytes/events]") \
	X(t_metrics_edc_eclk_MCDRAM_BW_WRITES_title, "MCDRAM written") \
	X(t_metrics_edc_eclk_MCDRAM_BW_WRITES, "Bytes written to MCDRAM. While it is a cache, lines that fill it are in it.") \
	X(t_metrics_edc_eclk_MCDRAM_BW_WRITES_formula, "UNC_E_WPQ_INSERTS * 64[bytes/events]") \
	X(t_metrics_edc_eclk_MCDRAM_BW_TOTAL_title, "MCDRAM traffic") \
	X(t_metrics_edc_eclk_MCDRAM_BW_TOTAL, "Bytes read from MCDRAM and written to it.") \
	X(t_metrics_edc_eclk_MCDRAM_BW_TOTAL_formula, "MCDRAM_BW_READS + MCDRAM_BW_WRITES") \
	X(t_metrics_edc_eclk_MCDRAM_FREQ_title, "MCDRAM controller frequency") \
	X(t_metrics_edc_eclk_MCDRAM_FREQ, "Cycles of the clock of the MCDRAM controllers a second, a mean over them.") \
	X(t_metrics_edc_eclk_MCDRAM_FREQ_formula, "UNC_E_E_CLOCKTICKS / INSTANCES / TIME") \
	X(t_metrics_edc_uclk_MCDRAM_HIT_PCT_title, "MCDRAM cache hits") \
	X(t_metrics_edc_uclk_MCDRAM_HIT_PCT, "Share of the look-ups that find their line in the MCDRAM.") \
	X(t_metrics_edc_uclk_MCDRAM_HIT_PCT_formula, "100[percent] * UNC_E_EDC_ACCESS.HIT_ALL / (UNC_E_EDC_ACCESS.HIT_ALL + UNC_E_EDC_ACCESS.MISS_ALL)") \
	X(t_metrics_edc_uclk_MCDRAM_MISS_BW_title, "MCDRAM cache misses") \
	X(t_metrics_edc_uclk_MCDRAM_MISS_BW, "Bytes that the MCDRAM must fetch from DDR memory: a line for each miss.") \
	X(t_metrics_edc_uclk_MCDRAM_MISS_BW_formula, "UNC_E_EDC_ACCESS.MISS_ALL * 64[bytes/events]") \
	X(t_metrics_cha_UNCORE_CLOCK_title, "uncore clock") \
	X(t_metrics_cha_UNCORE_CLOCK, "Cycles of the uncore clock; a second they are its frequency.") \
	X(t_metrics_cha_UNCORE_CLOCK_formula, "UNC_H_U_CLOCKTICKS / INSTANCES") \
	X(t_metrics_cha_UNCORE_FREQ_title, "uncore frequency") \
	X(t_metrics_cha_UNCORE_FREQ, "Cycles of the uncore clock a second.") \
	X(t_metrics_cha_UNCORE_FREQ_formula, "UNC_H_U_CLOCKTICKS / INSTANCES / TIME") \
	X(t_metrics_cha_TOR_MISS_LATENCY_title, "memory request") \
	X(t_metrics_cha_TOR_MISS_LATENCY, "How long a request of a core that no other tile can answer stays in the table of requests, on average.") \
	X(t_metrics_cha_TOR_MISS_LATENCY_formula, "UNC_H_TOR_OCCUPANCY.IRQ_MISS / UNC_H_TOR_INSERTS.IRQ_MISS * TIME * INSTANCES / SAMPLE_INTERVAL") \
	X(t_metrics_cha_TILE_HIT_PCT_title, "requests that other tiles answer") \
	X(t_metrics_cha_TILE_HIT_PCT, "Share of the requests of cores that hit; there is no last-level cache, so a hit is one of the snoop filter.") \
	X(t_metrics_cha_TILE_HIT_PCT_formula, "100[percent] * UNC_H_TOR_INSERTS.IRQ_HIT / (UNC_H_TOR_INSERTS.IRQ_HIT + UNC_H_TOR_INSERTS.IRQ_MISS)") \
	X(t_metrics_cha_IO_REQUESTS_BW_title, "requested by devices") \
	X(t_metrics_cha_IO_REQUESTS_BW, "Bytes that devices read and wrote, a line for each request; requests of less than a line count as one.") \
	X(t_metrics_cha_IO_REQUESTS_BW_formula, "(UNC_H_TOR_INSERTS.PRQ_HIT + UNC_H_TOR_INSERTS.PRQ_MISS) * 64[bytes/events]") \
	X(t_metrics_rapl_PKG_POWER_title, "power of the package") \
	X(t_metrics_rapl_PKG_POWER, "Energy that the package used; a second's worth of it is its power in watts.") \
	X(t_metrics_rapl_PKG_POWER_formula, "UNC_RAPL_ENERGY_PKG") \
	X(t_metrics_rapl_DRAM_POWER_title, "power of the memory") \
	X(t_metrics_rapl_DRAM_POWER, "Energy that the memory at this socket used; 0 where the firmware does not measure it.") \
	X(t_metrics_rapl_DRAM_POWER_formula, "UNC_RAPL_ENERGY_DRAM") \
	X(t_groups_memory_question, "How much bandwidth of DDR memory is used, and on which channel\?") \
	X(t_groups_memory_reading, "PCT_MEM_BW_PEAK is the share of what a channel can move, 8 bytes a transfer at the clock that was counted; real programs reach about three quarters. MCDRAM has its own group: a program that keeps to it shows nothing here.") \
	X(t_groups_mcdram_question, "How much bandwidth of MCDRAM is used, and on which controller\?") \
	X(t_groups_mcdram_reading, "Compare with the memory group: MCDRAM moves several times what DDR memory can. While MCDRAM is a cache, reads include those that miss, and writes include the lines that fill it. Controllers that differ much hint at pages on few of them.") \
	X(t_groups_llc_question, "How well does MCDRAM hold the data, if it is a cache of DDR memory\?") \
	X(t_groups_llc_reading, "There is no last-level cache in front of memory; MCDRAM takes its place where the firmware makes it a cache. In flat mode MCDRAM_HIT_PCT has nothing to count. TOR_MISS_LATENCY is that of either memory, from the tile that asks for the line.") \
	X(t_groups_interconnect_question, "How busy is the mesh between the tiles\?") \
	X(t_groups_interconnect_reading, "BL carries data. Divide the cycles of a ring by those of UNC_H_CLOCK: the share of time in which the even half of it was busy, a mean over the stops. FAST_ASSERTED are cycles in which a stop throttled those who send; on a mesh that flows there are few.") \
	X(t_groups_io_question, "How much do devices read and write\?") \
	X(t_groups_io_reading, "IO_REQUESTS_BW takes each request of a device for a line of 64 bytes, so small accesses look larger than they are. BL messages of M2PCIe carry the data that devices send into the mesh.") \
	X(t_groups_power_question, "How much power do package and memory take\?") \
	X(t_groups_power_reading, "Compare PKG_POWER with the power that the part is made for (TDP): near it the budget is what limits. DRAM_POWER is the DIMMs'; what MCDRAM takes is in PKG_POWER.") \
	X(t_groups_clocks_question, "How fast do the clocks of the uncore and of the memories run\?") \
	X(t_groups_clocks_reading, "Cycles a second. Twice DRAM_FREQ is the transfer rate of the DIMMs. How MCDRAM_FREQ relates to the transfers of MCDRAM is nowhere said. The hardware chooses the uncore's clock between min_ratio and max_ratio; ratio is what it ran at when the report was made, UNCORE_FREQ the mean. Where the machine sleeps, the clocks stand still and the means are lower.") \

#endif

#define STRINGS(X) \
	WORDS(X) WORDS_OF_TEXTS(X) WORDS_OF_ALIASES(X) WORDS_OF_SIM(X) NAMES(X) SENTENCES(X)
#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/*
 * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string.
 * C is a citation, T a sentence.
 */
#define S(symbol) offsetof(struct uncore_knl_strings, s_##symbol)
#define N(symbol) offsetof(struct uncore_knl_strings, n_##symbol)
#ifdef UNCORE_WITHOUT_TEXTS
#define C(symbol) 0
#define T(symbol) 0
#else
#define C(symbol) S(symbol)
#define T(symbol) offsetof(struct uncore_knl_strings, t_##symbol)
#endif
#define NONE UNCORE_NO_INDEX
/* The slot of a name that only other tools use. */
#ifdef UNCORE_WITHOUT_ALIASES
#define A(slot) UNCORE_NAME_LEFT_OUT
#else
#define A(slot) slot
#endif

struct uncore_knl_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_6_87_0_15_0,
	cpuids_6_133_0_15_0,
	cpuids_COUNT
};

enum {
	boxes_ubox,
	boxes_cha,
	boxes_pcu,
	boxes_rapl,
	boxes_ufs,
	boxes_irp,
	boxes_m2pcie,
	boxes_imc,
	boxes_imc_uclk,
	boxes_edc_eclk,
	boxes_edc_uclk,
	boxes_COUNT
};

enum {
	presents_cha,
	presents_COUNT
};

enum {
	places_irp_pmon,
	places_m2pcie_pmon,
	places_imc_pmon, places_imc_pmon__last = places_imc_pmon + 5,
	places_imc_uclk_pmon, places_imc_uclk_pmon__last = places_imc_uclk_pmon + 1,
	places_edc_eclk_pmon, places_edc_eclk_pmon__last = places_edc_eclk_pmon + 7,
	places_edc_uclk_pmon, places_edc_uclk_pmon__last = places_edc_uclk_pmon + 7,
	places_COUNT
};

enum {
	functions_irp_pmon,
	functions_m2pcie_pmon,
	functions_imc_pmon,
	functions_imc_uclk_pmon,
	functions_edc_eclk_pmon,
	functions_edc_uclk_pmon,
	functions_COUNT
};

enum {
	registers_ubox_global_ctl,
	registers_ubox_global_status,
	registers_ubox_global_config,
	registers_ubox_fixed_ctl,
	registers_ubox_fixed_ctr,
	registers_ubox_ctl,
	registers_ubox_box_status,
	registers_ubox_ctr,
	registers_cha_box_ctl,
	registers_cha_box_status,
	registers_cha_box_filter,
	registers_cha_box_filter1,
	registers_cha_ctl,
	registers_cha_ctr,
	registers_pcu_box_ctl,
	registers_pcu_ctl,
	registers_pcu_ctr,
	registers_rapl_unit,
	registers_rapl_pkg_energy,
	registers_rapl_dram_energy,
	registers_ufs_limit,
	registers_ufs_status,
	registers_irp_box_ctl,
	registers_irp_box_status,
	registers_irp_ctl,
	registers_irp_ctr,
	registers_m2pcie_box_ctl,
	registers_m2pcie_box_status,
	registers_m2pcie_ctl,
	registers_m2pcie_ctr,
	registers_imc_box_ctl,
	registers_imc_box_status,
	registers_imc_ctl,
	registers_imc_ctr,
	registers_imc_fixed_ctl,
	registers_imc_fixed_ctr,
	registers_imc_uclk_box_ctl,
	registers_imc_uclk_box_status,
	registers_imc_uclk_ctl,
	registers_imc_uclk_ctr,
	registers_imc_uclk_fixed_ctl,
	registers_imc_uclk_fixed_ctr,
	registers_edc_eclk_box_ctl,
	registers_edc_eclk_box_status,
	registers_edc_eclk_ctl,
	registers_edc_eclk_ctr,
	registers_edc_eclk_fixed_ctl,
	registers_edc_eclk_fixed_ctr,
	registers_edc_uclk_box_ctl,
	registers_edc_uclk_box_status,
	registers_edc_uclk_ctl,
	registers_edc_uclk_ctr,
	registers_edc_uclk_fixed_ctl,
	registers_edc_uclk_fixed_ctr,
	registers_COUNT
};

enum {
	layouts_ubox_global_ctl,
	layouts_ubox_global_status,
	layouts_ubox_global_config,
	layouts_ubox_box_status,
	layouts_ubox_ctl,
	layouts_ubox_ctr,
	layouts_ubox_fixed_ctl,
	layouts_ubox_fixed_ctr,
	layouts_cha_box_ctl,
	layouts_cha_box_status,
	layouts_cha_ctl,
	layouts_cha_ctr,
	layouts_cha_box_filter,
	layouts_cha_box_filter1,
	layouts_pcu_box_ctl,
	layouts_pcu_ctl,
	layouts_pcu_ctr,
	layouts_rapl_unit,
	layouts_rapl_energy,
	layouts_ufs_limit,
	layouts_ufs_status,
	layouts_irp_box_ctl,
	layouts_irp_box_status,
	layouts_irp_ctl,
	layouts_irp_ctr,
	layouts_m2pcie_box_ctl,
	layouts_m2pcie_box_status,
	layouts_m2pcie_ctl,
	layouts_m2pcie_ctr,
	layouts_imc_box_ctl,
	layouts_imc_box_status,
	layouts_imc_ctl,
	layouts_imc_ctr,
	layouts_imc_fixed_ctl,
	layouts_imc_fixed_ctr,
	layouts_imc_uclk_box_ctl,
	layouts_imc_uclk_box_status,
	layouts_imc_uclk_ctl,
	layouts_imc_uclk_ctr,
	layouts_imc_uclk_fixed_ctl,
	layouts_imc_uclk_fixed_ctr,
	layouts_edc_eclk_box_ctl,
	layouts_edc_eclk_box_status,
	layouts_edc_eclk_ctl,
	layouts_edc_eclk_ctr,
	layouts_edc_eclk_fixed_ctl,
	layouts_edc_eclk_fixed_ctr,
	layouts_edc_uclk_box_ctl,
	layouts_edc_uclk_box_status,
	layouts_edc_uclk_ctl,
	layouts_edc_uclk_ctr,
	layouts_edc_uclk_fixed_ctl,
	layouts_edc_uclk_fixed_ctr,
	layouts_COUNT
};

enum {
	fields_ubox_global_ctl_frz_all,
	fields_ubox_global_ctl_reserved_62_62,
	fields_ubox_global_ctl_unfrz_all,
	fields_ubox_global_ctl_reserved_60_0,
	fields_ubox_global_status_reserved_63_53,
	fields_ubox_global_status_ov_irp,
	fields_ubox_global_status_ov_m2p,
	fields_ubox_global_status_ov_edc7,
	fields_ubox_global_status_ov_edc6,
	fields_ubox_global_status_ov_edc5,
	fields_ubox_global_status_ov_edc4,
	fields_ubox_global_status_ov_edc3,
	fields_ubox_global_status_ov_edc2,
	fields_ubox_global_status_ov_edc1,
	fields_ubox_global_status_ov_edc0,
	fields_ubox_global_status_ov_m1,
	fields_ubox_global_status_ov_m0,
	fields_ubox_global_status_ov_cha37,
	fields_ubox_global_status_ov_cha36,
	fields_ubox_global_status_ov_cha35,
	fields_ubox_global_status_ov_cha34,
	fields_ubox_global_status_ov_cha33,
	fields_ubox_global_status_ov_cha32,
	fields_ubox_global_status_ov_cha31,
	fields_ubox_global_status_ov_cha30,
	fields_ubox_global_status_ov_cha29,
	fields_ubox_global_status_ov_cha28,
	fields_ubox_global_status_ov_cha27,
	fields_ubox_global_status_ov_cha26,
	fields_ubox_global_status_ov_cha25,
	fields_ubox_global_status_ov_cha24,
	fields_ubox_global_status_ov_cha23,
	fields_ubox_global_status_ov_cha22,
	fields_ubox_global_status_ov_cha21,
	fields_ubox_global_status_ov_cha20,
	fields_ubox_global_status_ov_cha19,
	fields_ubox_global_status_ov_cha18,
	fields_ubox_global_status_ov_cha17,
	fields_ubox_global_status_ov_cha16,
	fields_ubox_global_status_ov_cha15,
	fields_ubox_global_status_ov_cha14,
	fields_ubox_global_status_ov_cha13,
	fields_ubox_global_status_ov_cha12,
	fields_ubox_global_status_ov_cha11,
	fields_ubox_global_status_ov_cha10,
	fields_ubox_global_status_ov_cha9,
	fields_ubox_global_status_ov_cha8,
	fields_ubox_global_status_ov_cha7,
	fields_ubox_global_status_ov_cha6,
	fields_ubox_global_status_ov_cha5,
	fields_ubox_global_status_ov_cha4,
	fields_ubox_global_status_ov_cha3,
	fields_ubox_global_status_ov_cha2,
	fields_ubox_global_status_ov_cha1,
	fields_ubox_global_status_ov_cha0,
	fields_ubox_global_status_ov_p,
	fields_ubox_global_status_ov_u,
	fields_ubox_global_status_ov_u_fixed,
	fields_ubox_global_config_reserved_31_6,
	fields_ubox_global_config_cha_count,
	fields_ubox_box_status_reserved_31_2,
	fields_ubox_box_status_ov,
	fields_ubox_ctl_reserved_31_29,
	fields_ubox_ctl_thresh,
	fields_ubox_ctl_invert,
	fields_ubox_ctl_en,
	fields_ubox_ctl_reserved_21_21,
	fields_ubox_ctl_ov_en,
	fields_ubox_ctl_tid_en,
	fields_ubox_ctl_edge_det,
	fields_ubox_ctl_rst,
	fields_ubox_ctl_reserved_16_16,
	fields_ubox_ctl_umask,
	fields_ubox_ctl_ev_sel,
	fields_ubox_ctr_reserved_63_48,
	fields_ubox_ctr_event_count,
	fields_ubox_fixed_ctl_reserved_31_23,
	fields_ubox_fixed_ctl_en,
	fields_ubox_fixed_ctl_reserved_21_21,
	fields_ubox_fixed_ctl_ov_en,
	fields_ubox_fixed_ctl_reserved_19_0,
	fields_ubox_fixed_ctr_reserved_63_48,
	fields_ubox_fixed_ctr_event_count,
	fields_cha_box_ctl_reserved_31_18,
	fields_cha_box_ctl_reserved_17_17,
	fields_cha_box_ctl_frz_en,
	fields_cha_box_ctl_reserved_15_9,
	fields_cha_box_ctl_frz,
	fields_cha_box_ctl_reserved_7_2,
	fields_cha_box_ctl_rst_ctrs,
	fields_cha_box_ctl_rst_ctrl,
	fields_cha_box_status_reserved_31_4,
	fields_cha_box_status_ov,
	fields_cha_ctl_thresh,
	fields_cha_ctl_invert,
	fields_cha_ctl_en,
	fields_cha_ctl_reserved_21_21,
	fields_cha_ctl_ov_en,
	fields_cha_ctl_tid_en,
	fields_cha_ctl_edge_det,
	fields_cha_ctl_rst,
	fields_cha_ctl_qor,
	fields_cha_ctl_umask,
	fields_cha_ctl_ev_sel,
	fields_cha_ctr_reserved_63_48,
	fields_cha_ctr_event_count,
	fields_cha_box_filter_reserved_31_21,
	fields_cha_box_filter_state,
	fields_cha_box_filter_reserved_17_13,
	fields_cha_box_filter_link,
	fields_cha_box_filter_reserved_11_9,
	fields_cha_box_filter_tid,
	fields_cha_box_filter1_isoc,
	fields_cha_box_filter1_nc,
	fields_cha_box_filter1_reserved_29_29,
	fields_cha_box_filter1_opcodes,
	fields_cha_box_filter1_opc,
	fields_cha_box_filter1_all_opc,
	fields_cha_box_filter1_reserved_8_6,
	fields_cha_box_filter1_nnm,
	fields_cha_box_filter1_nm,
	fields_cha_box_filter1_reserved_2_2,
	fields_cha_box_filter1_loc,
	fields_cha_box_filter1_reserved_0_0,
	fields_pcu_box_ctl_reserved_31_18,
	fields_pcu_box_ctl_reserved_17_17,
	fields_pcu_box_ctl_frz_en,
	fields_pcu_box_ctl_reserved_15_9,
	fields_pcu_box_ctl_frz,
	fields_pcu_box_ctl_reserved_7_2,
	fields_pcu_box_ctl_rst_ctrs,
	fields_pcu_box_ctl_rst_ctrl,
	fields_pcu_ctl_occ_edge_det,
	fields_pcu_ctl_occ_invert,
	fields_pcu_ctl_thresh,
	fields_pcu_ctl_invert,
	fields_pcu_ctl_en,
	fields_pcu_ctl_reserved_21_21,
	fields_pcu_ctl_ov_en,
	fields_pcu_ctl_tid_en,
	fields_pcu_ctl_edge_det,
	fields_pcu_ctl_rst,
	fields_pcu_ctl_reserved_16_16,
	fields_pcu_ctl_occ_sel,
	fields_pcu_ctl_reserved_13_8,
	fields_pcu_ctl_use_occ,
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
	fields_ufs_limit_reserved_63_15,
	fields_ufs_limit_min_ratio,
	fields_ufs_limit_reserved_7_7,
	fields_ufs_limit_max_ratio,
	fields_ufs_status_reserved_63_7,
	fields_ufs_status_ratio,
	fields_irp_box_ctl_reserved_31_18,
	fields_irp_box_ctl_reserved_17_17,
	fields_irp_box_ctl_frz_en,
	fields_irp_box_ctl_reserved_15_9,
	fields_irp_box_ctl_frz,
	fields_irp_box_ctl_reserved_7_2,
	fields_irp_box_ctl_rst_ctrs,
	fields_irp_box_ctl_rst_ctrl,
	fields_irp_box_status_reserved_31_2,
	fields_irp_box_status_ov,
	fields_irp_ctl_thresh,
	fields_irp_ctl_invert,
	fields_irp_ctl_en,
	fields_irp_ctl_reserved_21_21,
	fields_irp_ctl_ov_en,
	fields_irp_ctl_reserved_19_19,
	fields_irp_ctl_edge_det,
	fields_irp_ctl_rst,
	fields_irp_ctl_qor,
	fields_irp_ctl_umask,
	fields_irp_ctl_ev_sel,
	fields_irp_ctr_reserved_63_48,
	fields_irp_ctr_event_count,
	fields_m2pcie_box_ctl_reserved_31_18,
	fields_m2pcie_box_ctl_reserved_17_17,
	fields_m2pcie_box_ctl_frz_en,
	fields_m2pcie_box_ctl_reserved_15_9,
	fields_m2pcie_box_ctl_frz,
	fields_m2pcie_box_ctl_reserved_7_2,
	fields_m2pcie_box_ctl_rst_ctrs,
	fields_m2pcie_box_ctl_rst_ctrl,
	fields_m2pcie_box_status_reserved_31_4,
	fields_m2pcie_box_status_ov,
	fields_m2pcie_ctl_thresh,
	fields_m2pcie_ctl_invert,
	fields_m2pcie_ctl_en,
	fields_m2pcie_ctl_reserved_21_21,
	fields_m2pcie_ctl_ov_en,
	fields_m2pcie_ctl_reserved_19_19,
	fields_m2pcie_ctl_edge_det,
	fields_m2pcie_ctl_rst,
	fields_m2pcie_ctl_reserved_16_16,
	fields_m2pcie_ctl_umask,
	fields_m2pcie_ctl_ev_sel,
	fields_m2pcie_ctr_reserved_63_48,
	fields_m2pcie_ctr_event_count,
	fields_imc_box_ctl_reserved_31_18,
	fields_imc_box_ctl_reserved_17_17,
	fields_imc_box_ctl_frz_en,
	fields_imc_box_ctl_reserved_15_9,
	fields_imc_box_ctl_frz,
	fields_imc_box_ctl_reserved_7_2,
	fields_imc_box_ctl_rst_ctrs,
	fields_imc_box_ctl_rst_ctrl,
	fields_imc_box_status_reserved_31_4,
	fields_imc_box_status_ov,
	fields_imc_ctl_thresh,
	fields_imc_ctl_invert,
	fields_imc_ctl_en,
	fields_imc_ctl_reserved_21_21,
	fields_imc_ctl_ov_en,
	fields_imc_ctl_reserved_19_19,
	fields_imc_ctl_edge_det,
	fields_imc_ctl_rst,
	fields_imc_ctl_reserved_16_16,
	fields_imc_ctl_umask,
	fields_imc_ctl_ev_sel,
	fields_imc_ctr_reserved_63_48,
	fields_imc_ctr_event_count,
	fields_imc_fixed_ctl_reserved_31_1,
	fields_imc_fixed_ctl_en,
	fields_imc_fixed_ctr_reserved_63_48,
	fields_imc_fixed_ctr_event_count,
	fields_imc_uclk_box_ctl_reserved_31_18,
	fields_imc_uclk_box_ctl_reserved_17_17,
	fields_imc_uclk_box_ctl_frz_en,
	fields_imc_uclk_box_ctl_reserved_15_9,
	fields_imc_uclk_box_ctl_frz,
	fields_imc_uclk_box_ctl_reserved_7_2,
	fields_imc_uclk_box_ctl_rst_ctrs,
	fields_imc_uclk_box_ctl_rst_ctrl,
	fields_imc_uclk_box_status_reserved_31_4,
	fields_imc_uclk_box_status_ov,
	fields_imc_uclk_ctl_thresh,
	fields_imc_uclk_ctl_invert,
	fields_imc_uclk_ctl_en,
	fields_imc_uclk_ctl_reserved_21_21,
	fields_imc_uclk_ctl_ov_en,
	fields_imc_uclk_ctl_reserved_19_19,
	fields_imc_uclk_ctl_edge_det,
	fields_imc_uclk_ctl_rst,
	fields_imc_uclk_ctl_reserved_16_16,
	fields_imc_uclk_ctl_umask,
	fields_imc_uclk_ctl_ev_sel,
	fields_imc_uclk_ctr_reserved_63_48,
	fields_imc_uclk_ctr_event_count,
	fields_imc_uclk_fixed_ctl_reserved_31_1,
	fields_imc_uclk_fixed_ctl_en,
	fields_imc_uclk_fixed_ctr_reserved_63_48,
	fields_imc_uclk_fixed_ctr_event_count,
	fields_edc_eclk_box_ctl_reserved_31_18,
	fields_edc_eclk_box_ctl_reserved_17_17,
	fields_edc_eclk_box_ctl_frz_en,
	fields_edc_eclk_box_ctl_reserved_15_9,
	fields_edc_eclk_box_ctl_frz,
	fields_edc_eclk_box_ctl_reserved_7_2,
	fields_edc_eclk_box_ctl_rst_ctrs,
	fields_edc_eclk_box_ctl_rst_ctrl,
	fields_edc_eclk_box_status_reserved_31_4,
	fields_edc_eclk_box_status_ov,
	fields_edc_eclk_ctl_thresh,
	fields_edc_eclk_ctl_invert,
	fields_edc_eclk_ctl_en,
	fields_edc_eclk_ctl_reserved_21_21,
	fields_edc_eclk_ctl_ov_en,
	fields_edc_eclk_ctl_reserved_19_19,
	fields_edc_eclk_ctl_edge_det,
	fields_edc_eclk_ctl_rst,
	fields_edc_eclk_ctl_reserved_16_16,
	fields_edc_eclk_ctl_umask,
	fields_edc_eclk_ctl_ev_sel,
	fields_edc_eclk_ctr_reserved_63_48,
	fields_edc_eclk_ctr_event_count,
	fields_edc_eclk_fixed_ctl_reserved_31_1,
	fields_edc_eclk_fixed_ctl_en,
	fields_edc_eclk_fixed_ctr_reserved_63_48,
	fields_edc_eclk_fixed_ctr_event_count,
	fields_edc_uclk_box_ctl_reserved_31_18,
	fields_edc_uclk_box_ctl_reserved_17_17,
	fields_edc_uclk_box_ctl_frz_en,
	fields_edc_uclk_box_ctl_reserved_15_9,
	fields_edc_uclk_box_ctl_frz,
	fields_edc_uclk_box_ctl_reserved_7_2,
	fields_edc_uclk_box_ctl_rst_ctrs,
	fields_edc_uclk_box_ctl_rst_ctrl,
	fields_edc_uclk_box_status_reserved_31_4,
	fields_edc_uclk_box_status_ov,
	fields_edc_uclk_ctl_thresh,
	fields_edc_uclk_ctl_invert,
	fields_edc_uclk_ctl_en,
	fields_edc_uclk_ctl_reserved_21_21,
	fields_edc_uclk_ctl_ov_en,
	fields_edc_uclk_ctl_reserved_19_19,
	fields_edc_uclk_ctl_edge_det,
	fields_edc_uclk_ctl_rst,
	fields_edc_uclk_ctl_reserved_16_16,
	fields_edc_uclk_ctl_umask,
	fields_edc_uclk_ctl_ev_sel,
	fields_edc_uclk_ctr_reserved_63_48,
	fields_edc_uclk_ctr_event_count,
	fields_edc_uclk_fixed_ctl_reserved_31_1,
	fields_edc_uclk_fixed_ctl_en,
	fields_edc_uclk_fixed_ctr_reserved_63_48,
	fields_edc_uclk_fixed_ctr_event_count,
	fields_COUNT
};

enum {
	values_ubox_ctl_invert_ge,
	values_ubox_ctl_invert_lt,
	values_cha_ctl_invert_ge,
	values_cha_ctl_invert_lt,
	values_cha_box_filter1_opcodes_ALL,
	values_pcu_ctl_invert_ge,
	values_pcu_ctl_invert_lt,
	values_irp_ctl_invert_ge,
	values_irp_ctl_invert_lt,
	values_m2pcie_ctl_invert_ge,
	values_m2pcie_ctl_invert_lt,
	values_imc_ctl_invert_ge,
	values_imc_ctl_invert_lt,
	values_imc_uclk_ctl_invert_ge,
	values_imc_uclk_ctl_invert_lt,
	values_edc_eclk_ctl_invert_ge,
	values_edc_eclk_ctl_invert_lt,
	values_edc_uclk_ctl_invert_ge,
	values_edc_uclk_ctl_invert_lt,
	values_COUNT
};

enum {
	counters_ubox_general,
	counters_ubox_fixed,
	counters_cha_general,
	counters_pcu_general,
	counters_rapl_pkg,
	counters_rapl_dram,
	counters_irp_general,
	counters_m2pcie_general,
	counters_imc_general,
	counters_imc_fixed,
	counters_imc_uclk_general,
	counters_imc_uclk_fixed,
	counters_edc_eclk_general,
	counters_edc_eclk_fixed,
	counters_edc_uclk_general,
	counters_edc_uclk_fixed,
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
	procedure_rows_ubox_acknowledge,
	procedure_rows_ubox_restore,
	procedure_rows_cha_setup,
	procedure_rows_cha_freeze,
	procedure_rows_cha_unfreeze,
	procedure_rows_cha_reset,
	procedure_rows_cha_program,
	procedure_rows_cha_start,
	procedure_rows_cha_stop,
	procedure_rows_cha_read,
	procedure_rows_cha_acknowledge,
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
	procedure_rows_irp_setup,
	procedure_rows_irp_freeze,
	procedure_rows_irp_unfreeze,
	procedure_rows_irp_reset,
	procedure_rows_irp_program,
	procedure_rows_irp_start,
	procedure_rows_irp_stop,
	procedure_rows_irp_read,
	procedure_rows_irp_acknowledge,
	procedure_rows_irp_restore,
	procedure_rows_m2pcie_setup,
	procedure_rows_m2pcie_freeze,
	procedure_rows_m2pcie_unfreeze,
	procedure_rows_m2pcie_reset,
	procedure_rows_m2pcie_program,
	procedure_rows_m2pcie_start,
	procedure_rows_m2pcie_stop,
	procedure_rows_m2pcie_read,
	procedure_rows_m2pcie_acknowledge,
	procedure_rows_m2pcie_restore,
	procedure_rows_imc_setup,
	procedure_rows_imc_freeze,
	procedure_rows_imc_unfreeze,
	procedure_rows_imc_reset,
	procedure_rows_imc_program,
	procedure_rows_imc_start,
	procedure_rows_imc_stop,
	procedure_rows_imc_read,
	procedure_rows_imc_acknowledge,
	procedure_rows_imc_restore,
	procedure_rows_imc_uclk_setup,
	procedure_rows_imc_uclk_freeze,
	procedure_rows_imc_uclk_unfreeze,
	procedure_rows_imc_uclk_reset,
	procedure_rows_imc_uclk_program,
	procedure_rows_imc_uclk_start,
	procedure_rows_imc_uclk_stop,
	procedure_rows_imc_uclk_read,
	procedure_rows_imc_uclk_acknowledge,
	procedure_rows_imc_uclk_restore,
	procedure_rows_edc_eclk_setup,
	procedure_rows_edc_eclk_freeze,
	procedure_rows_edc_eclk_unfreeze,
	procedure_rows_edc_eclk_reset,
	procedure_rows_edc_eclk_program,
	procedure_rows_edc_eclk_start,
	procedure_rows_edc_eclk_stop,
	procedure_rows_edc_eclk_read,
	procedure_rows_edc_eclk_acknowledge,
	procedure_rows_edc_eclk_restore,
	procedure_rows_edc_uclk_setup,
	procedure_rows_edc_uclk_freeze,
	procedure_rows_edc_uclk_unfreeze,
	procedure_rows_edc_uclk_reset,
	procedure_rows_edc_uclk_program,
	procedure_rows_edc_uclk_start,
	procedure_rows_edc_uclk_stop,
	procedure_rows_edc_uclk_read,
	procedure_rows_edc_uclk_acknowledge,
	procedure_rows_edc_uclk_restore,
	procedure_rows_freeze,
	procedure_rows_unfreeze,
	procedure_rows_acknowledge,
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
	steps_ubox_acknowledge,
	steps_ubox_restore, steps_ubox_restore__last = steps_ubox_restore + 1,
	steps_cha_setup,
	steps_cha_freeze,
	steps_cha_unfreeze,
	steps_cha_reset,
	steps_cha_program, steps_cha_program__last = steps_cha_program + 2,
	steps_cha_start,
	steps_cha_stop,
	steps_cha_read,
	steps_cha_acknowledge,
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
	steps_irp_setup,
	steps_irp_freeze,
	steps_irp_unfreeze,
	steps_irp_reset,
	steps_irp_program,
	steps_irp_start,
	steps_irp_stop,
	steps_irp_read,
	steps_irp_acknowledge,
	steps_irp_restore, steps_irp_restore__last = steps_irp_restore + 1,
	steps_m2pcie_setup,
	steps_m2pcie_freeze,
	steps_m2pcie_unfreeze,
	steps_m2pcie_reset,
	steps_m2pcie_program,
	steps_m2pcie_start,
	steps_m2pcie_stop,
	steps_m2pcie_read,
	steps_m2pcie_acknowledge,
	steps_m2pcie_restore, steps_m2pcie_restore__last = steps_m2pcie_restore + 1,
	steps_imc_setup,
	steps_imc_freeze,
	steps_imc_unfreeze,
	steps_imc_reset, steps_imc_reset__last = steps_imc_reset + 1,
	steps_imc_program, steps_imc_program__last = steps_imc_program + 1,
	steps_imc_start,
	steps_imc_stop,
	steps_imc_read, steps_imc_read__last = steps_imc_read + 1,
	steps_imc_acknowledge,
	steps_imc_restore, steps_imc_restore__last = steps_imc_restore + 2,
	steps_imc_uclk_setup,
	steps_imc_uclk_freeze,
	steps_imc_uclk_unfreeze,
	steps_imc_uclk_reset, steps_imc_uclk_reset__last = steps_imc_uclk_reset + 1,
	steps_imc_uclk_program, steps_imc_uclk_program__last = steps_imc_uclk_program + 1,
	steps_imc_uclk_start,
	steps_imc_uclk_stop,
	steps_imc_uclk_read, steps_imc_uclk_read__last = steps_imc_uclk_read + 1,
	steps_imc_uclk_acknowledge,
	steps_imc_uclk_restore, steps_imc_uclk_restore__last = steps_imc_uclk_restore + 2,
	steps_edc_eclk_setup,
	steps_edc_eclk_freeze,
	steps_edc_eclk_unfreeze,
	steps_edc_eclk_reset, steps_edc_eclk_reset__last = steps_edc_eclk_reset + 1,
	steps_edc_eclk_program, steps_edc_eclk_program__last = steps_edc_eclk_program + 1,
	steps_edc_eclk_start,
	steps_edc_eclk_stop,
	steps_edc_eclk_read, steps_edc_eclk_read__last = steps_edc_eclk_read + 1,
	steps_edc_eclk_acknowledge,
	steps_edc_eclk_restore, steps_edc_eclk_restore__last = steps_edc_eclk_restore + 2,
	steps_edc_uclk_setup,
	steps_edc_uclk_freeze,
	steps_edc_uclk_unfreeze,
	steps_edc_uclk_reset, steps_edc_uclk_reset__last = steps_edc_uclk_reset + 1,
	steps_edc_uclk_program, steps_edc_uclk_program__last = steps_edc_uclk_program + 1,
	steps_edc_uclk_start,
	steps_edc_uclk_stop,
	steps_edc_uclk_read, steps_edc_uclk_read__last = steps_edc_uclk_read + 1,
	steps_edc_uclk_acknowledge,
	steps_edc_uclk_restore, steps_edc_uclk_restore__last = steps_edc_uclk_restore + 2,
	steps_freeze,
	steps_unfreeze,
	steps_acknowledge,
	steps_COUNT
};

enum {
	aliases_box_ubox,
	aliases_box_cha, aliases_box_cha__last = aliases_box_cha + 1,
	aliases_register_cha_box_filter, aliases_register_cha_box_filter__last = aliases_register_cha_box_filter + 3,
	aliases_register_cha_box_filter1, aliases_register_cha_box_filter1__last = aliases_register_cha_box_filter1 + 6,
	aliases_box_pcu,
	aliases_register_pcu_ctl,
	aliases_box_irp,
	aliases_box_m2pcie, aliases_box_m2pcie__last = aliases_box_m2pcie + 1,
	aliases_box_imc, aliases_box_imc__last = aliases_box_imc + 2,
	aliases_box_imc_uclk, aliases_box_imc_uclk__last = aliases_box_imc_uclk + 1,
	aliases_box_edc_eclk, aliases_box_edc_eclk__last = aliases_box_edc_eclk + 1,
	aliases_box_edc_uclk, aliases_box_edc_uclk__last = aliases_box_edc_uclk + 1,
	aliases_COUNT
};

enum {
	field_refs_counters_ubox_general_overflow_global,
	field_refs_counters_ubox_fixed_overflow_global,
	field_refs_presents_cha_fields,
	field_refs_counters_cha_general_overflow_global, field_refs_counters_cha_general_overflow_global__last = field_refs_counters_cha_general_overflow_global + 37,
	field_refs_counters_pcu_general_overflow_global,
	field_refs_counters_irp_general_overflow_global,
	field_refs_counters_m2pcie_general_overflow_global,
	field_refs_counters_imc_general_overflow_global, field_refs_counters_imc_general_overflow_global__last = field_refs_counters_imc_general_overflow_global + 5,
	field_refs_counters_imc_fixed_overflow_global, field_refs_counters_imc_fixed_overflow_global__last = field_refs_counters_imc_fixed_overflow_global + 5,
	field_refs_counters_imc_uclk_general_overflow_global, field_refs_counters_imc_uclk_general_overflow_global__last = field_refs_counters_imc_uclk_general_overflow_global + 1,
	field_refs_counters_imc_uclk_fixed_overflow_global, field_refs_counters_imc_uclk_fixed_overflow_global__last = field_refs_counters_imc_uclk_fixed_overflow_global + 1,
	field_refs_counters_edc_eclk_general_overflow_global, field_refs_counters_edc_eclk_general_overflow_global__last = field_refs_counters_edc_eclk_general_overflow_global + 7,
	field_refs_counters_edc_eclk_fixed_overflow_global, field_refs_counters_edc_eclk_fixed_overflow_global__last = field_refs_counters_edc_eclk_fixed_overflow_global + 7,
	field_refs_counters_edc_uclk_general_overflow_global, field_refs_counters_edc_uclk_general_overflow_global__last = field_refs_counters_edc_uclk_general_overflow_global + 7,
	field_refs_counters_edc_uclk_fixed_overflow_global, field_refs_counters_edc_uclk_fixed_overflow_global__last = field_refs_counters_edc_uclk_fixed_overflow_global + 7,
	field_refs_groups_clocks_settings, field_refs_groups_clocks_settings__last = field_refs_groups_clocks_settings + 2,
	field_refs_COUNT
};

enum {
	numbers_counters_ubox_general_overflow_bits,
	numbers_counters_ubox_fixed_max_increment,
	numbers_counters_cha_general_overflow_bits, numbers_counters_cha_general_overflow_bits__last = numbers_counters_cha_general_overflow_bits + 37,
	numbers_counters_irp_general_overflow_bits,
	numbers_counters_m2pcie_general_overflow_bits,
	numbers_counters_imc_general_overflow_bits, numbers_counters_imc_general_overflow_bits__last = numbers_counters_imc_general_overflow_bits + 5,
	numbers_counters_imc_fixed_max_increment,
	numbers_counters_imc_uclk_general_overflow_bits, numbers_counters_imc_uclk_general_overflow_bits__last = numbers_counters_imc_uclk_general_overflow_bits + 1,
	numbers_counters_imc_uclk_fixed_max_increment,
	numbers_counters_edc_eclk_general_overflow_bits, numbers_counters_edc_eclk_general_overflow_bits__last = numbers_counters_edc_eclk_general_overflow_bits + 7,
	numbers_counters_edc_eclk_fixed_max_increment,
	numbers_counters_edc_uclk_general_overflow_bits, numbers_counters_edc_uclk_general_overflow_bits__last = numbers_counters_edc_uclk_general_overflow_bits + 7,
	numbers_counters_edc_uclk_fixed_max_increment,
	numbers_COUNT
};

enum {
	strings_boxes_imc_instance_names, strings_boxes_imc_instance_names__last = strings_boxes_imc_instance_names + 5,
	strings_core_msrs_all_flags, strings_core_msrs_all_flags__last = strings_core_msrs_all_flags + 79,
	strings_COUNT
};

enum {
	events_UNC_H_U_CLOCKTICKS,
	events_UNC_H_INGRESS_OCCUPANCY,
	events_UNC_H_INGRESS_INSERTS,
	events_UNC_H_INGRESS_INT_STARVED,
	events_UNC_H_INGRESS_RETRY_IRQ0_REJECT,
	events_UNC_H_INGRESS_RETRY_IRQ1_REJECT,
	events_UNC_H_INGRESS_RETRY_PRQ0_REJECT,
	events_UNC_H_INGRESS_RETRY_PRQ1_REJECT,
	events_UNC_H_INGRESS_RETRY_IPQ0_REJECT,
	events_UNC_H_INGRESS_RETRY_IPQ1_REJECT,
	events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT,
	events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY,
	events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY,
	events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY,
	events_UNC_H_INGRESS_RETRY_OTHER0_RETRY,
	events_UNC_H_INGRESS_RETRY_OTHER1_RETRY,
	events_UNC_H_SF_LOOKUP,
	events_UNC_H_TOR_INSERTS,
	events_UNC_H_TOR_OCCUPANCY,
	events_UNC_H_CACHE_LINES_VICTIMIZED,
	events_UNC_H_MISC,
	events_UNC_H_AG0_AD_CRD_ACQUIRED,
	events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT,
	events_UNC_H_AG0_AD_CRD_OCCUPANCY,
	events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT,
	events_UNC_H_AG1_AD_CRD_ACQUIRED,
	events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT,
	events_UNC_H_AG1_AD_CRD_OCCUPANCY,
	events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT,
	events_UNC_H_AG0_BL_CRD_ACQUIRED,
	events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT,
	events_UNC_H_AG0_BL_CRD_OCCUPANCY,
	events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT,
	events_UNC_H_AG1_BL_CRD_ACQUIRED,
	events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT,
	events_UNC_H_AG1_BL_CRD_OCCUPANCY,
	events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT,
	events_UNC_H_EGRESS_VERT_OCCUPANCY,
	events_UNC_H_EGRESS_VERT_INSERTS,
	events_UNC_H_EGRESS_VERT_CYCLES_FULL,
	events_UNC_H_EGRESS_VERT_CYCLES_NE,
	events_UNC_H_EGRESS_HORZ_OCCUPANCY,
	events_UNC_H_EGRESS_HORZ_INSERTS,
	events_UNC_H_EGRESS_HORZ_CYCLES_FULL,
	events_UNC_H_EGRESS_HORZ_CYCLES_NE,
	events_UNC_H_EGRESS_VERT_NACK,
	events_UNC_H_EGRESS_HORZ_NACK,
	events_UNC_H_EGRESS_VERT_STARVED,
	events_UNC_H_EGRESS_HORZ_STARVED,
	events_UNC_H_EGRESS_VERT_ADS_USED,
	events_UNC_H_EGRESS_HORZ_ADS_USED,
	events_UNC_H_EGRESS_VERT_BYPASS,
	events_UNC_H_EGRESS_HORZ_BYPASS,
	events_UNC_H_RING_BOUNCES_VERT,
	events_UNC_H_RING_BOUNCES_HORZ,
	events_UNC_H_RING_SINK_STARVED_VERT,
	events_UNC_H_RING_SINK_STARVED_HORZ,
	events_UNC_H_RING_SRC_THRTL,
	events_UNC_H_FAST_ASSERTED,
	events_UNC_H_VERT_RING_AD_IN_USE,
	events_UNC_H_HORZ_RING_AD_IN_USE,
	events_UNC_H_VERT_RING_AK_IN_USE,
	events_UNC_H_HORZ_RING_AK_IN_USE,
	events_UNC_H_VERT_RING_BL_IN_USE,
	events_UNC_H_HORZ_RING_BL_IN_USE,
	events_UNC_H_VERT_RING_IV_IN_USE,
	events_UNC_H_HORZ_RING_IV_IN_USE,
	events_UNC_H_EGRESS_ORDERING,
	events_UNC_H_TG_INGRESS_OCCUPANCY,
	events_UNC_H_TG_INGRESS_INSERTS,
	events_UNC_H_TG_INGRESS_BYPASS,
	events_UNC_H_TG_INGRESS_CRD_STARVED,
	events_UNC_H_TG_INGRESS_BUSY_STARVED,
	events_UNC_H_CLOCK,
	events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD,
	events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT,
	events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD,
	events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT,
	events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL,
	events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT,
	events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL,
	events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT,
	events_UNC_RAPL_ENERGY_PKG,
	events_UNC_RAPL_ENERGY_DRAM,
	events_UNC_I_CLOCKTICKS,
	events_UNC_I_RxR_BL_DRS_INSERTS,
	events_UNC_I_RxR_BL_NCB_INSERTS,
	events_UNC_I_RxR_BL_NCS_INSERTS,
	events_UNC_I_RxR_BL_DRS_CYCLES_FULL,
	events_UNC_I_RxR_BL_NCB_CYCLES_FULL,
	events_UNC_I_RxR_BL_NCS_CYCLES_FULL,
	events_UNC_I_RxR_BL_DRS_OCCUPANCY,
	events_UNC_I_RxR_BL_NCB_OCCUPANCY,
	events_UNC_I_RxR_BL_NCS_OCCUPANCY,
	events_UNC_I_RxR_AK_INSERTS,
	events_UNC_I_TxR_REQUEST_OCCUPANCY,
	events_UNC_I_TxR_DATA_INSERTS_NCB,
	events_UNC_I_TxR_DATA_INSERTS_NCS,
	events_UNC_I_CACHE_TOTAL_OCCUPANCY,
	events_UNC_I_COHERENT_OPS,
	events_UNC_I_TRANSACTIONS,
	events_UNC_I_SNOOP_RESP,
	events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES,
	events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES,
	events_UNC_M2P_INGRESS_CYCLES_NE,
	events_UNC_M2P_EGRESS_CYCLES_NE,
	events_UNC_M2P_EGRESS_INSERTS,
	events_UNC_M2P_EGRESS_CYCLES_FULL,
	events_UNC_M_D_CLOCKTICKS,
	events_UNC_M_CAS_COUNT,
	events_UNC_M_U_CLOCKTICKS,
	events_UNC_E_E_CLOCKTICKS,
	events_UNC_E_RPQ_INSERTS,
	events_UNC_E_WPQ_INSERTS,
	events_UNC_E_U_CLOCKTICKS,
	events_UNC_E_EDC_ACCESS,
	events_COUNT
};

enum {
	umasks_UNC_H_INGRESS_OCCUPANCY__IRQ,
	umasks_UNC_H_INGRESS_OCCUPANCY__IRQ_REJ,
	umasks_UNC_H_INGRESS_OCCUPANCY__IPQ,
	umasks_UNC_H_INGRESS_OCCUPANCY__PRQ,
	umasks_UNC_H_INGRESS_OCCUPANCY__PRQ_REJ,
	umasks_UNC_H_INGRESS_INSERTS__IRQ,
	umasks_UNC_H_INGRESS_INSERTS__IRQ_REJ,
	umasks_UNC_H_INGRESS_INSERTS__IPQ,
	umasks_UNC_H_INGRESS_INSERTS__PRQ,
	umasks_UNC_H_INGRESS_INSERTS__PRQ_REJ,
	umasks_UNC_H_INGRESS_INT_STARVED__IRQ,
	umasks_UNC_H_INGRESS_INT_STARVED__IPQ,
	umasks_UNC_H_INGRESS_INT_STARVED__ISMQ,
	umasks_UNC_H_INGRESS_INT_STARVED__PRQ,
	umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0,
	umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0,
	umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0,
	umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0,
	umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0,
	umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM,
	umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY,
	umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ALLOW_SNP,
	umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH,
	umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AD_REQ_VN0,
	umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AD_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__BL_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__BL_WB_VN0,
	umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__BL_NCB_VN0,
	umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__BL_NCS_VN0,
	umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AK_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__IV_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__ANY_REJECT_IRQ0,
	umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__SF_VICTIM,
	umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__SF_WAY,
	umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__ALLOW_SNP,
	umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__PA_MATCH,
	umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AD_REQ_VN0,
	umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AD_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_WB_VN0,
	umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_NCB_VN0,
	umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_NCS_VN0,
	umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AK_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__IV_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__ANY_REJECT_IPQ0,
	umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__SF_VICTIM,
	umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__SF_WAY,
	umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__ALLOW_SNP,
	umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__PA_MATCH,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AD_REQ_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AD_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_WB_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_NCB_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_NCS_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AK_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__IV_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AD_REQ_VN0,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AD_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_WB_VN0,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_NCB_VN0,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_NCS_VN0,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AK_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__IV_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__ANY_REJECT_IRQ0,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__SF_VICTIM,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__SF_WAY,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__ALLOW_SNP,
	umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__PA_MATCH,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AD_REQ_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AD_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_WB_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_NCB_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_NCS_VN0,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AK_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__IV_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AD_REQ_VN0,
	umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AD_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_RSP_VN0,
	umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_WB_VN0,
	umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_NCB_VN0,
	umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_NCS_VN0,
	umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AK_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__IV_NON_UPI,
	umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__ANY_REJECT_IRQ0,
	umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__SF_VICTIM,
	umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__SF_WAY,
	umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__ALLOW_SNP,
	umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__PA_MATCH,
	umasks_UNC_H_SF_LOOKUP__DATA_READ,
	umasks_UNC_H_SF_LOOKUP__WRITE,
	umasks_UNC_H_SF_LOOKUP__REMOTE_SNOOP,
	umasks_UNC_H_SF_LOOKUP__ANY,
	umasks_UNC_H_TOR_INSERTS__IRQ,
	umasks_UNC_H_TOR_INSERTS__EVICT,
	umasks_UNC_H_TOR_INSERTS__PRQ,
	umasks_UNC_H_TOR_INSERTS__IPQ,
	umasks_UNC_H_TOR_INSERTS__HIT,
	umasks_UNC_H_TOR_INSERTS__MISS,
	umasks_UNC_H_TOR_INSERTS__IRQ_HIT,
	umasks_UNC_H_TOR_INSERTS__IRQ_MISS,
	umasks_UNC_H_TOR_INSERTS__PRQ_HIT,
	umasks_UNC_H_TOR_INSERTS__PRQ_MISS,
	umasks_UNC_H_TOR_INSERTS__IPQ_HIT,
	umasks_UNC_H_TOR_INSERTS__IPQ_MISS,
	umasks_UNC_H_TOR_INSERTS__LOC_ALL,
	umasks_UNC_H_TOR_OCCUPANCY__IRQ,
	umasks_UNC_H_TOR_OCCUPANCY__EVICT,
	umasks_UNC_H_TOR_OCCUPANCY__PRQ,
	umasks_UNC_H_TOR_OCCUPANCY__IPQ,
	umasks_UNC_H_TOR_OCCUPANCY__HIT,
	umasks_UNC_H_TOR_OCCUPANCY__MISS,
	umasks_UNC_H_TOR_OCCUPANCY__IRQ_HIT,
	umasks_UNC_H_TOR_OCCUPANCY__IRQ_MISS,
	umasks_UNC_H_TOR_OCCUPANCY__PRQ_HIT,
	umasks_UNC_H_TOR_OCCUPANCY__PRQ_MISS,
	umasks_UNC_H_TOR_OCCUPANCY__IPQ_HIT,
	umasks_UNC_H_TOR_OCCUPANCY__IPQ_MISS,
	umasks_UNC_H_CACHE_LINES_VICTIMIZED__M_STATE,
	umasks_UNC_H_CACHE_LINES_VICTIMIZED__E_STATE,
	umasks_UNC_H_CACHE_LINES_VICTIMIZED__S_STATE,
	umasks_UNC_H_CACHE_LINES_VICTIMIZED__F_STATE,
	umasks_UNC_H_CACHE_LINES_VICTIMIZED__LOCAL,
	umasks_UNC_H_CACHE_LINES_VICTIMIZED__REMOTE,
	umasks_UNC_H_MISC__RSPI_WAS_FSE,
	umasks_UNC_H_MISC__WC_ALIASING,
	umasks_UNC_H_MISC__RFO_HIT_S,
	umasks_UNC_H_MISC__CV0_PREF_VIC,
	umasks_UNC_H_MISC__CV0_PREF_MISS,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8,
	umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR0,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR1,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR2,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR3,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR4,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR5,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR6,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR7,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT__TGR8,
	umasks_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR0,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR1,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR2,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR3,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR4,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR5,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR6,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR7,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED_EXT__TGR8,
	umasks_UNC_H_AG1_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR0,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR1,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR2,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR3,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR4,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR5,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR6,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR7,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT__TGR8,
	umasks_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR0,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR1,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR2,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR3,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR4,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR5,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR6,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR7,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED_EXT__TGR8,
	umasks_UNC_H_AG0_BL_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR0,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR1,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR2,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR3,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR4,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR5,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR6,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR7,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT__TGR8,
	umasks_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR0,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR1,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR2,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR3,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR4,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR5,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR6,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR7,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED_EXT__TGR8,
	umasks_UNC_H_AG1_BL_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR0,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR1,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR2,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR3,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR4,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR5,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR6,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR7,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT__TGR8,
	umasks_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0,
	umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0,
	umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0,
	umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0,
	umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1,
	umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1,
	umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1,
	umasks_UNC_H_EGRESS_VERT_INSERTS__AD_AG0,
	umasks_UNC_H_EGRESS_VERT_INSERTS__AK_AG0,
	umasks_UNC_H_EGRESS_VERT_INSERTS__BL_AG0,
	umasks_UNC_H_EGRESS_VERT_INSERTS__IV_AG0,
	umasks_UNC_H_EGRESS_VERT_INSERTS__AD_AG1,
	umasks_UNC_H_EGRESS_VERT_INSERTS__AK_AG1,
	umasks_UNC_H_EGRESS_VERT_INSERTS__BL_AG1,
	umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AD_AG0,
	umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AK_AG0,
	umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__BL_AG0,
	umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__IV_AG0,
	umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AD_AG1,
	umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AK_AG1,
	umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__BL_AG1,
	umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AD_AG0,
	umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AK_AG0,
	umasks_UNC_H_EGRESS_VERT_CYCLES_NE__BL_AG0,
	umasks_UNC_H_EGRESS_VERT_CYCLES_NE__IV_AG0,
	umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AD_AG1,
	umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AK_AG1,
	umasks_UNC_H_EGRESS_VERT_CYCLES_NE__BL_AG1,
	umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD,
	umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK,
	umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL,
	umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV,
	umasks_UNC_H_EGRESS_HORZ_INSERTS__AD,
	umasks_UNC_H_EGRESS_HORZ_INSERTS__AK,
	umasks_UNC_H_EGRESS_HORZ_INSERTS__BL,
	umasks_UNC_H_EGRESS_HORZ_INSERTS__IV,
	umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__AD,
	umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__AK,
	umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__BL,
	umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__IV,
	umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__AD,
	umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__AK,
	umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__BL,
	umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__IV,
	umasks_UNC_H_EGRESS_VERT_NACK__AD_AG0,
	umasks_UNC_H_EGRESS_VERT_NACK__AK_AG0,
	umasks_UNC_H_EGRESS_VERT_NACK__BL_AG0,
	umasks_UNC_H_EGRESS_VERT_NACK__IV_AG0,
	umasks_UNC_H_EGRESS_VERT_NACK__AD_AG1,
	umasks_UNC_H_EGRESS_VERT_NACK__AK_AG1,
	umasks_UNC_H_EGRESS_VERT_NACK__BL_AG1,
	umasks_UNC_H_EGRESS_HORZ_NACK__AD,
	umasks_UNC_H_EGRESS_HORZ_NACK__AK,
	umasks_UNC_H_EGRESS_HORZ_NACK__BL,
	umasks_UNC_H_EGRESS_HORZ_NACK__IV,
	umasks_UNC_H_EGRESS_VERT_STARVED__AD_AG0,
	umasks_UNC_H_EGRESS_VERT_STARVED__AK_AG0,
	umasks_UNC_H_EGRESS_VERT_STARVED__BL_AG0,
	umasks_UNC_H_EGRESS_VERT_STARVED__IV_AG0,
	umasks_UNC_H_EGRESS_VERT_STARVED__AD_AG1,
	umasks_UNC_H_EGRESS_VERT_STARVED__AK_AG1,
	umasks_UNC_H_EGRESS_VERT_STARVED__BL_AG1,
	umasks_UNC_H_EGRESS_HORZ_STARVED__AD,
	umasks_UNC_H_EGRESS_HORZ_STARVED__AK,
	umasks_UNC_H_EGRESS_HORZ_STARVED__BL,
	umasks_UNC_H_EGRESS_HORZ_STARVED__IV,
	umasks_UNC_H_EGRESS_VERT_ADS_USED__AD_AG0,
	umasks_UNC_H_EGRESS_VERT_ADS_USED__AK_AG0,
	umasks_UNC_H_EGRESS_VERT_ADS_USED__BL_AG0,
	umasks_UNC_H_EGRESS_VERT_ADS_USED__AD_AG1,
	umasks_UNC_H_EGRESS_VERT_ADS_USED__AK_AG1,
	umasks_UNC_H_EGRESS_VERT_ADS_USED__BL_AG1,
	umasks_UNC_H_EGRESS_HORZ_ADS_USED__AD,
	umasks_UNC_H_EGRESS_HORZ_ADS_USED__AK,
	umasks_UNC_H_EGRESS_HORZ_ADS_USED__BL,
	umasks_UNC_H_EGRESS_VERT_BYPASS__AD_AG0,
	umasks_UNC_H_EGRESS_VERT_BYPASS__AK_AG0,
	umasks_UNC_H_EGRESS_VERT_BYPASS__BL_AG0,
	umasks_UNC_H_EGRESS_VERT_BYPASS__IV,
	umasks_UNC_H_EGRESS_VERT_BYPASS__AD_AG1,
	umasks_UNC_H_EGRESS_VERT_BYPASS__AK_AG1,
	umasks_UNC_H_EGRESS_VERT_BYPASS__BL_AG1,
	umasks_UNC_H_EGRESS_HORZ_BYPASS__AD,
	umasks_UNC_H_EGRESS_HORZ_BYPASS__AK,
	umasks_UNC_H_EGRESS_HORZ_BYPASS__BL,
	umasks_UNC_H_EGRESS_HORZ_BYPASS__IV,
	umasks_UNC_H_RING_BOUNCES_VERT__AD,
	umasks_UNC_H_RING_BOUNCES_VERT__AK,
	umasks_UNC_H_RING_BOUNCES_VERT__BL,
	umasks_UNC_H_RING_BOUNCES_VERT__IV,
	umasks_UNC_H_RING_BOUNCES_HORZ__AD,
	umasks_UNC_H_RING_BOUNCES_HORZ__AK,
	umasks_UNC_H_RING_BOUNCES_HORZ__BL,
	umasks_UNC_H_RING_BOUNCES_HORZ__IV,
	umasks_UNC_H_RING_SINK_STARVED_VERT__AD,
	umasks_UNC_H_RING_SINK_STARVED_VERT__AK,
	umasks_UNC_H_RING_SINK_STARVED_VERT__BL,
	umasks_UNC_H_RING_SINK_STARVED_VERT__IV,
	umasks_UNC_H_RING_SINK_STARVED_HORZ__AD,
	umasks_UNC_H_RING_SINK_STARVED_HORZ__AK,
	umasks_UNC_H_RING_SINK_STARVED_HORZ__BL,
	umasks_UNC_H_RING_SINK_STARVED_HORZ__IV,
	umasks_UNC_H_FAST_ASSERTED__VERT,
	umasks_UNC_H_FAST_ASSERTED__HORZ,
	umasks_UNC_H_VERT_RING_AD_IN_USE__UP_EVEN,
	umasks_UNC_H_VERT_RING_AD_IN_USE__UP_ODD,
	umasks_UNC_H_VERT_RING_AD_IN_USE__DN_EVEN,
	umasks_UNC_H_VERT_RING_AD_IN_USE__DN_ODD,
	umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_EVEN,
	umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_ODD,
	umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_EVEN,
	umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_ODD,
	umasks_UNC_H_VERT_RING_AK_IN_USE__UP_EVEN,
	umasks_UNC_H_VERT_RING_AK_IN_USE__UP_ODD,
	umasks_UNC_H_VERT_RING_AK_IN_USE__DN_EVEN,
	umasks_UNC_H_VERT_RING_AK_IN_USE__DN_ODD,
	umasks_UNC_H_HORZ_RING_AK_IN_USE__LEFT_EVEN,
	umasks_UNC_H_HORZ_RING_AK_IN_USE__LEFT_ODD,
	umasks_UNC_H_HORZ_RING_AK_IN_USE__RIGHT_EVEN,
	umasks_UNC_H_HORZ_RING_AK_IN_USE__RIGHT_ODD,
	umasks_UNC_H_VERT_RING_BL_IN_USE__UP_EVEN,
	umasks_UNC_H_VERT_RING_BL_IN_USE__UP_ODD,
	umasks_UNC_H_VERT_RING_BL_IN_USE__DN_EVEN,
	umasks_UNC_H_VERT_RING_BL_IN_USE__DN_ODD,
	umasks_UNC_H_HORZ_RING_BL_IN_USE__LEFT_EVEN,
	umasks_UNC_H_HORZ_RING_BL_IN_USE__LEFT_ODD,
	umasks_UNC_H_HORZ_RING_BL_IN_USE__RIGHT_EVEN,
	umasks_UNC_H_HORZ_RING_BL_IN_USE__RIGHT_ODD,
	umasks_UNC_H_VERT_RING_IV_IN_USE__UP,
	umasks_UNC_H_VERT_RING_IV_IN_USE__DN,
	umasks_UNC_H_HORZ_RING_IV_IN_USE__LEFT,
	umasks_UNC_H_HORZ_RING_IV_IN_USE__RIGHT,
	umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_UP,
	umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_DN,
	umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC,
	umasks_UNC_H_TG_INGRESS_OCCUPANCY__AK_BNC,
	umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC,
	umasks_UNC_H_TG_INGRESS_OCCUPANCY__IV_BNC,
	umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD,
	umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD,
	umasks_UNC_H_TG_INGRESS_INSERTS__AD_BNC,
	umasks_UNC_H_TG_INGRESS_INSERTS__AK_BNC,
	umasks_UNC_H_TG_INGRESS_INSERTS__BL_BNC,
	umasks_UNC_H_TG_INGRESS_INSERTS__IV_BNC,
	umasks_UNC_H_TG_INGRESS_INSERTS__AD_CRD,
	umasks_UNC_H_TG_INGRESS_INSERTS__BL_CRD,
	umasks_UNC_H_TG_INGRESS_BYPASS__AD_BNC,
	umasks_UNC_H_TG_INGRESS_BYPASS__AK_BNC,
	umasks_UNC_H_TG_INGRESS_BYPASS__BL_BNC,
	umasks_UNC_H_TG_INGRESS_BYPASS__IV_BNC,
	umasks_UNC_H_TG_INGRESS_BYPASS__AD_CRD,
	umasks_UNC_H_TG_INGRESS_BYPASS__BL_CRD,
	umasks_UNC_H_TG_INGRESS_CRD_STARVED__AD_BNC,
	umasks_UNC_H_TG_INGRESS_CRD_STARVED__AK_BNC,
	umasks_UNC_H_TG_INGRESS_CRD_STARVED__BL_BNC,
	umasks_UNC_H_TG_INGRESS_CRD_STARVED__IV_BNC,
	umasks_UNC_H_TG_INGRESS_CRD_STARVED__AD_CRD,
	umasks_UNC_H_TG_INGRESS_CRD_STARVED__BL_CRD,
	umasks_UNC_H_TG_INGRESS_CRD_STARVED__IFV,
	umasks_UNC_H_TG_INGRESS_BUSY_STARVED__AD_BNC,
	umasks_UNC_H_TG_INGRESS_BUSY_STARVED__BL_BNC,
	umasks_UNC_H_TG_INGRESS_BUSY_STARVED__AD_CRD,
	umasks_UNC_H_TG_INGRESS_BUSY_STARVED__BL_CRD,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR0,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR1,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR2,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR3,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR4,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR5,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR6,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR7,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__TGR8,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR0,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR1,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR2,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR3,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR4,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR5,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR6,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR7,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__TGR8,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR0,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR1,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR2,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR3,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR4,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR5,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR6,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR7,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__TGR8,
	umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR0,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR1,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR2,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR3,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR4,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR5,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR6,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR7,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__TGR8,
	umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__ANY_OF_TGR0_THRU_TGR7,
	umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__ANY,
	umasks_UNC_I_COHERENT_OPS__PCIRDCUR,
	umasks_UNC_I_COHERENT_OPS__RFO,
	umasks_UNC_I_COHERENT_OPS__PCITOM,
	umasks_UNC_I_COHERENT_OPS__WBMTOI,
	umasks_UNC_I_COHERENT_OPS__CLFLUSH,
	umasks_UNC_I_TRANSACTIONS__READS,
	umasks_UNC_I_TRANSACTIONS__WRITES,
	umasks_UNC_I_TRANSACTIONS__WR_PREF,
	umasks_UNC_I_TRANSACTIONS__ATOMIC,
	umasks_UNC_I_TRANSACTIONS__OTHER,
	umasks_UNC_I_SNOOP_RESP__MISS,
	umasks_UNC_I_SNOOP_RESP__HIT_I,
	umasks_UNC_I_SNOOP_RESP__HIT_ES,
	umasks_UNC_I_SNOOP_RESP__HIT_M,
	umasks_UNC_I_SNOOP_RESP__SNPCODE,
	umasks_UNC_I_SNOOP_RESP__SNPDATA,
	umasks_UNC_I_SNOOP_RESP__SNPINV,
	umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_IDI,
	umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCB,
	umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCS,
	umasks_UNC_M2P_INGRESS_CYCLES_NE__ALL,
	umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_0,
	umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_0,
	umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_0,
	umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_1,
	umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_1,
	umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_1,
	umasks_UNC_M2P_EGRESS_INSERTS__AD_0,
	umasks_UNC_M2P_EGRESS_INSERTS__AK_0,
	umasks_UNC_M2P_EGRESS_INSERTS__BL_0,
	umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_0,
	umasks_UNC_M2P_EGRESS_INSERTS__AD_1,
	umasks_UNC_M2P_EGRESS_INSERTS__AK_1,
	umasks_UNC_M2P_EGRESS_INSERTS__BL_1,
	umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_1,
	umasks_UNC_M2P_EGRESS_CYCLES_FULL__AD_0,
	umasks_UNC_M2P_EGRESS_CYCLES_FULL__AK_0,
	umasks_UNC_M2P_EGRESS_CYCLES_FULL__BL_0,
	umasks_UNC_M2P_EGRESS_CYCLES_FULL__AD_1,
	umasks_UNC_M2P_EGRESS_CYCLES_FULL__AK_1,
	umasks_UNC_M2P_EGRESS_CYCLES_FULL__BL_1,
	umasks_UNC_M_CAS_COUNT__RD,
	umasks_UNC_M_CAS_COUNT__WR,
	umasks_UNC_M_CAS_COUNT__ALL,
	umasks_UNC_E_EDC_ACCESS__HIT_CLEAN,
	umasks_UNC_E_EDC_ACCESS__HIT_DIRTY,
	umasks_UNC_E_EDC_ACCESS__MISS_CLEAN,
	umasks_UNC_E_EDC_ACCESS__MISS_DIRTY,
	umasks_UNC_E_EDC_ACCESS__MISS_INVALID,
	umasks_UNC_E_EDC_ACCESS__HIT_ALL,
	umasks_UNC_E_EDC_ACCESS__MISS_ALL,
	umasks_COUNT
};

enum {
	filters_UNC_H_SF_LOOKUP,
	filters_UNC_H_TOR_INSERTS, filters_UNC_H_TOR_INSERTS__last = filters_UNC_H_TOR_INSERTS + 5,
	filters_UNC_H_TOR_OCCUPANCY, filters_UNC_H_TOR_OCCUPANCY__last = filters_UNC_H_TOR_OCCUPANCY + 5,
	filters_COUNT
};

enum {
	categories_cha_CLOCK,
	categories_cha_TOR,
	categories_cha_SF,
	categories_cha_INGRESS,
	categories_cha_MISC,
	categories_cha_CMS_CLOCK,
	categories_cha_CMS_CREDITS,
	categories_cha_VERT_EGRESS,
	categories_cha_HORZ_EGRESS,
	categories_cha_CMS_INGRESS,
	categories_cha_RING_BOUNCES,
	categories_cha_RING_IN_USE,
	categories_rapl_ENERGY,
	categories_irp_IO_CLKS,
	categories_irp_BL_INGRESS_DRS,
	categories_irp_BL_INGRESS_NCB,
	categories_irp_BL_INGRESS_NCS,
	categories_irp_AK_INGRESS,
	categories_irp_OUTBOUND_REQUESTS,
	categories_irp_WRITE_CACHE,
	categories_irp_TRANSACTIONS,
	categories_irp_STALL_CYCLES,
	categories_irp_SNOOPS,
	categories_irp_COHERENT,
	categories_m2pcie_INGRESS,
	categories_m2pcie_EGRESS,
	categories_imc_DCLK,
	categories_imc_CAS,
	categories_imc_uclk_UCLK,
	categories_edc_eclk_ECLK,
	categories_edc_eclk_QUEUES,
	categories_edc_uclk_UCLK,
	categories_edc_uclk_ACCESS,
	categories_COUNT
};

enum {
	event_aliases_UNC_H_U_CLOCKTICKS,
	event_aliases_UNC_H_INGRESS_OCCUPANCY, event_aliases_UNC_H_INGRESS_OCCUPANCY__last = event_aliases_UNC_H_INGRESS_OCCUPANCY + 4,
	event_aliases_UNC_H_INGRESS_INSERTS, event_aliases_UNC_H_INGRESS_INSERTS__last = event_aliases_UNC_H_INGRESS_INSERTS + 4,
	event_aliases_UNC_H_INGRESS_INT_STARVED, event_aliases_UNC_H_INGRESS_INT_STARVED__last = event_aliases_UNC_H_INGRESS_INT_STARVED + 3,
	event_aliases_UNC_H_INGRESS_RETRY_IRQ0_REJECT, event_aliases_UNC_H_INGRESS_RETRY_IRQ0_REJECT__last = event_aliases_UNC_H_INGRESS_RETRY_IRQ0_REJECT + 3,
	event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT, event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT__last = event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT + 5,
	event_aliases_UNC_H_INGRESS_RETRY_PRQ0_REJECT, event_aliases_UNC_H_INGRESS_RETRY_PRQ0_REJECT__last = event_aliases_UNC_H_INGRESS_RETRY_PRQ0_REJECT + 2,
	event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT, event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT__last = event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT + 4,
	event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT, event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT__last = event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT + 6,
	event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT, event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT__last = event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT + 5,
	event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__last = event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT + 7,
	event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__last = event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY + 4,
	event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__last = event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY + 5,
	event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__last = event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY + 7,
	event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY, event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY__last = event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY + 7,
	event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY, event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY__last = event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY + 5,
	event_aliases_UNC_H_SF_LOOKUP, event_aliases_UNC_H_SF_LOOKUP__last = event_aliases_UNC_H_SF_LOOKUP + 3,
	event_aliases_UNC_H_TOR_INSERTS, event_aliases_UNC_H_TOR_INSERTS__last = event_aliases_UNC_H_TOR_INSERTS + 16,
	event_aliases_UNC_H_TOR_OCCUPANCY, event_aliases_UNC_H_TOR_OCCUPANCY__last = event_aliases_UNC_H_TOR_OCCUPANCY + 9,
	event_aliases_UNC_H_MISC, event_aliases_UNC_H_MISC__last = event_aliases_UNC_H_MISC + 4,
	event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED, event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED__last = event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED + 7,
	event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED_EXT, event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__last = event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED_EXT + 1,
	event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY, event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY__last = event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY + 7,
	event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT, event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT__last = event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT + 1,
	event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED, event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED__last = event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED + 7,
	event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED_EXT, event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED_EXT__last = event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED_EXT + 1,
	event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY, event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY__last = event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY + 7,
	event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT, event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT__last = event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT + 1,
	event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED, event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED__last = event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED + 7,
	event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED_EXT, event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED_EXT__last = event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED_EXT + 1,
	event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY, event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY__last = event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY + 7,
	event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT, event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT__last = event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT + 1,
	event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED, event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED__last = event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED + 7,
	event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED_EXT, event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED_EXT__last = event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED_EXT + 1,
	event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY, event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY__last = event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY + 7,
	event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT, event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT__last = event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT + 1,
	event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY, event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY__last = event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY + 6,
	event_aliases_UNC_H_EGRESS_VERT_INSERTS, event_aliases_UNC_H_EGRESS_VERT_INSERTS__last = event_aliases_UNC_H_EGRESS_VERT_INSERTS + 6,
	event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL, event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL__last = event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL + 6,
	event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE, event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE__last = event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE + 6,
	event_aliases_UNC_H_EGRESS_HORZ_OCCUPANCY, event_aliases_UNC_H_EGRESS_HORZ_OCCUPANCY__last = event_aliases_UNC_H_EGRESS_HORZ_OCCUPANCY + 3,
	event_aliases_UNC_H_EGRESS_HORZ_INSERTS, event_aliases_UNC_H_EGRESS_HORZ_INSERTS__last = event_aliases_UNC_H_EGRESS_HORZ_INSERTS + 3,
	event_aliases_UNC_H_EGRESS_HORZ_CYCLES_FULL, event_aliases_UNC_H_EGRESS_HORZ_CYCLES_FULL__last = event_aliases_UNC_H_EGRESS_HORZ_CYCLES_FULL + 3,
	event_aliases_UNC_H_EGRESS_HORZ_CYCLES_NE, event_aliases_UNC_H_EGRESS_HORZ_CYCLES_NE__last = event_aliases_UNC_H_EGRESS_HORZ_CYCLES_NE + 3,
	event_aliases_UNC_H_EGRESS_VERT_NACK, event_aliases_UNC_H_EGRESS_VERT_NACK__last = event_aliases_UNC_H_EGRESS_VERT_NACK + 6,
	event_aliases_UNC_H_EGRESS_HORZ_NACK, event_aliases_UNC_H_EGRESS_HORZ_NACK__last = event_aliases_UNC_H_EGRESS_HORZ_NACK + 3,
	event_aliases_UNC_H_EGRESS_VERT_STARVED, event_aliases_UNC_H_EGRESS_VERT_STARVED__last = event_aliases_UNC_H_EGRESS_VERT_STARVED + 6,
	event_aliases_UNC_H_EGRESS_HORZ_STARVED, event_aliases_UNC_H_EGRESS_HORZ_STARVED__last = event_aliases_UNC_H_EGRESS_HORZ_STARVED + 3,
	event_aliases_UNC_H_EGRESS_VERT_ADS_USED, event_aliases_UNC_H_EGRESS_VERT_ADS_USED__last = event_aliases_UNC_H_EGRESS_VERT_ADS_USED + 5,
	event_aliases_UNC_H_EGRESS_HORZ_ADS_USED, event_aliases_UNC_H_EGRESS_HORZ_ADS_USED__last = event_aliases_UNC_H_EGRESS_HORZ_ADS_USED + 2,
	event_aliases_UNC_H_EGRESS_VERT_BYPASS, event_aliases_UNC_H_EGRESS_VERT_BYPASS__last = event_aliases_UNC_H_EGRESS_VERT_BYPASS + 7,
	event_aliases_UNC_H_EGRESS_HORZ_BYPASS, event_aliases_UNC_H_EGRESS_HORZ_BYPASS__last = event_aliases_UNC_H_EGRESS_HORZ_BYPASS + 3,
	event_aliases_UNC_H_RING_BOUNCES_VERT, event_aliases_UNC_H_RING_BOUNCES_VERT__last = event_aliases_UNC_H_RING_BOUNCES_VERT + 3,
	event_aliases_UNC_H_RING_BOUNCES_HORZ, event_aliases_UNC_H_RING_BOUNCES_HORZ__last = event_aliases_UNC_H_RING_BOUNCES_HORZ + 3,
	event_aliases_UNC_H_RING_SINK_STARVED_VERT, event_aliases_UNC_H_RING_SINK_STARVED_VERT__last = event_aliases_UNC_H_RING_SINK_STARVED_VERT + 3,
	event_aliases_UNC_H_RING_SINK_STARVED_HORZ, event_aliases_UNC_H_RING_SINK_STARVED_HORZ__last = event_aliases_UNC_H_RING_SINK_STARVED_HORZ + 3,
	event_aliases_UNC_H_RING_SRC_THRTL, event_aliases_UNC_H_RING_SRC_THRTL__last = event_aliases_UNC_H_RING_SRC_THRTL + 1,
	event_aliases_UNC_H_FAST_ASSERTED, event_aliases_UNC_H_FAST_ASSERTED__last = event_aliases_UNC_H_FAST_ASSERTED + 1,
	event_aliases_UNC_H_VERT_RING_AD_IN_USE, event_aliases_UNC_H_VERT_RING_AD_IN_USE__last = event_aliases_UNC_H_VERT_RING_AD_IN_USE + 3,
	event_aliases_UNC_H_HORZ_RING_AD_IN_USE, event_aliases_UNC_H_HORZ_RING_AD_IN_USE__last = event_aliases_UNC_H_HORZ_RING_AD_IN_USE + 3,
	event_aliases_UNC_H_VERT_RING_AK_IN_USE, event_aliases_UNC_H_VERT_RING_AK_IN_USE__last = event_aliases_UNC_H_VERT_RING_AK_IN_USE + 3,
	event_aliases_UNC_H_HORZ_RING_AK_IN_USE, event_aliases_UNC_H_HORZ_RING_AK_IN_USE__last = event_aliases_UNC_H_HORZ_RING_AK_IN_USE + 3,
	event_aliases_UNC_H_VERT_RING_BL_IN_USE, event_aliases_UNC_H_VERT_RING_BL_IN_USE__last = event_aliases_UNC_H_VERT_RING_BL_IN_USE + 3,
	event_aliases_UNC_H_HORZ_RING_BL_IN_USE, event_aliases_UNC_H_HORZ_RING_BL_IN_USE__last = event_aliases_UNC_H_HORZ_RING_BL_IN_USE + 3,
	event_aliases_UNC_H_VERT_RING_IV_IN_USE, event_aliases_UNC_H_VERT_RING_IV_IN_USE__last = event_aliases_UNC_H_VERT_RING_IV_IN_USE + 1,
	event_aliases_UNC_H_HORZ_RING_IV_IN_USE, event_aliases_UNC_H_HORZ_RING_IV_IN_USE__last = event_aliases_UNC_H_HORZ_RING_IV_IN_USE + 1,
	event_aliases_UNC_H_EGRESS_ORDERING, event_aliases_UNC_H_EGRESS_ORDERING__last = event_aliases_UNC_H_EGRESS_ORDERING + 1,
	event_aliases_UNC_H_TG_INGRESS_OCCUPANCY, event_aliases_UNC_H_TG_INGRESS_OCCUPANCY__last = event_aliases_UNC_H_TG_INGRESS_OCCUPANCY + 5,
	event_aliases_UNC_H_TG_INGRESS_INSERTS, event_aliases_UNC_H_TG_INGRESS_INSERTS__last = event_aliases_UNC_H_TG_INGRESS_INSERTS + 5,
	event_aliases_UNC_H_TG_INGRESS_BYPASS, event_aliases_UNC_H_TG_INGRESS_BYPASS__last = event_aliases_UNC_H_TG_INGRESS_BYPASS + 5,
	event_aliases_UNC_H_TG_INGRESS_CRD_STARVED, event_aliases_UNC_H_TG_INGRESS_CRD_STARVED__last = event_aliases_UNC_H_TG_INGRESS_CRD_STARVED + 7,
	event_aliases_UNC_H_TG_INGRESS_BUSY_STARVED, event_aliases_UNC_H_TG_INGRESS_BUSY_STARVED__last = event_aliases_UNC_H_TG_INGRESS_BUSY_STARVED + 3,
	event_aliases_UNC_H_CLOCK,
	event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__last = event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD + 7,
	event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__last = event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT + 1,
	event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__last = event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD + 7,
	event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__last = event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT + 1,
	event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__last = event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL + 7,
	event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__last = event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT + 1,
	event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__last = event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL + 7,
	event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__last = event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT + 1,
	event_aliases_UNC_I_CLOCKTICKS,
	event_aliases_UNC_I_RxR_BL_DRS_INSERTS,
	event_aliases_UNC_I_RxR_BL_NCB_INSERTS,
	event_aliases_UNC_I_RxR_BL_NCS_INSERTS,
	event_aliases_UNC_I_RxR_BL_DRS_CYCLES_FULL,
	event_aliases_UNC_I_RxR_BL_NCB_CYCLES_FULL,
	event_aliases_UNC_I_RxR_BL_NCS_CYCLES_FULL,
	event_aliases_UNC_I_RxR_BL_DRS_OCCUPANCY,
	event_aliases_UNC_I_RxR_BL_NCB_OCCUPANCY,
	event_aliases_UNC_I_RxR_BL_NCS_OCCUPANCY,
	event_aliases_UNC_I_RxR_AK_INSERTS,
	event_aliases_UNC_I_TxR_REQUEST_OCCUPANCY,
	event_aliases_UNC_I_TxR_DATA_INSERTS_NCB,
	event_aliases_UNC_I_TxR_DATA_INSERTS_NCS,
	event_aliases_UNC_I_CACHE_TOTAL_OCCUPANCY,
	event_aliases_UNC_I_COHERENT_OPS, event_aliases_UNC_I_COHERENT_OPS__last = event_aliases_UNC_I_COHERENT_OPS + 4,
	event_aliases_UNC_I_TRANSACTIONS, event_aliases_UNC_I_TRANSACTIONS__last = event_aliases_UNC_I_TRANSACTIONS + 4,
	event_aliases_UNC_I_SNOOP_RESP, event_aliases_UNC_I_SNOOP_RESP__last = event_aliases_UNC_I_SNOOP_RESP + 6,
	event_aliases_UNC_I_TxR_AD_STALL_CREDIT_CYCLES,
	event_aliases_UNC_I_TxR_BL_STALL_CREDIT_CYCLES,
	event_aliases_UNC_M2P_INGRESS_CYCLES_NE, event_aliases_UNC_M2P_INGRESS_CYCLES_NE__last = event_aliases_UNC_M2P_INGRESS_CYCLES_NE + 3,
	event_aliases_UNC_M2P_EGRESS_CYCLES_NE, event_aliases_UNC_M2P_EGRESS_CYCLES_NE__last = event_aliases_UNC_M2P_EGRESS_CYCLES_NE + 5,
	event_aliases_UNC_M2P_EGRESS_INSERTS, event_aliases_UNC_M2P_EGRESS_INSERTS__last = event_aliases_UNC_M2P_EGRESS_INSERTS + 7,
	event_aliases_UNC_M2P_EGRESS_CYCLES_FULL, event_aliases_UNC_M2P_EGRESS_CYCLES_FULL__last = event_aliases_UNC_M2P_EGRESS_CYCLES_FULL + 5,
	event_aliases_UNC_M_D_CLOCKTICKS,
	event_aliases_UNC_M_CAS_COUNT, event_aliases_UNC_M_CAS_COUNT__last = event_aliases_UNC_M_CAS_COUNT + 2,
	event_aliases_UNC_E_RPQ_INSERTS,
	event_aliases_UNC_E_WPQ_INSERTS,
	event_aliases_UNC_E_EDC_ACCESS, event_aliases_UNC_E_EDC_ACCESS__last = event_aliases_UNC_E_EDC_ACCESS + 4,
	event_aliases_COUNT
};

enum {
	metrics_imc_MEM_BW_READS,
	metrics_imc_MEM_BW_WRITES,
	metrics_imc_MEM_BW_TOTAL,
	metrics_imc_PCT_MEM_BW_PEAK,
	metrics_imc_DRAM_FREQ,
	metrics_edc_eclk_MCDRAM_BW_READS,
	metrics_edc_eclk_MCDRAM_BW_WRITES,
	metrics_edc_eclk_MCDRAM_BW_TOTAL,
	metrics_edc_eclk_MCDRAM_FREQ,
	metrics_edc_uclk_MCDRAM_HIT_PCT,
	metrics_edc_uclk_MCDRAM_MISS_BW,
	metrics_cha_UNCORE_CLOCK,
	metrics_cha_UNCORE_FREQ,
	metrics_cha_TOR_MISS_LATENCY,
	metrics_cha_TILE_HIT_PCT,
	metrics_cha_IO_REQUESTS_BW,
	metrics_rapl_PKG_POWER,
	metrics_rapl_DRAM_POWER,
	metrics_COUNT
};

enum {
	metric_ops_imc_MEM_BW_READS, metric_ops_imc_MEM_BW_READS__last = metric_ops_imc_MEM_BW_READS + 2,
	metric_ops_imc_MEM_BW_WRITES, metric_ops_imc_MEM_BW_WRITES__last = metric_ops_imc_MEM_BW_WRITES + 2,
	metric_ops_imc_MEM_BW_TOTAL, metric_ops_imc_MEM_BW_TOTAL__last = metric_ops_imc_MEM_BW_TOTAL + 6,
	metric_ops_imc_PCT_MEM_BW_PEAK, metric_ops_imc_PCT_MEM_BW_PEAK__last = metric_ops_imc_PCT_MEM_BW_PEAK + 8,
	metric_ops_imc_DRAM_FREQ, metric_ops_imc_DRAM_FREQ__last = metric_ops_imc_DRAM_FREQ + 4,
	metric_ops_edc_eclk_MCDRAM_BW_READS, metric_ops_edc_eclk_MCDRAM_BW_READS__last = metric_ops_edc_eclk_MCDRAM_BW_READS + 2,
	metric_ops_edc_eclk_MCDRAM_BW_WRITES, metric_ops_edc_eclk_MCDRAM_BW_WRITES__last = metric_ops_edc_eclk_MCDRAM_BW_WRITES + 2,
	metric_ops_edc_eclk_MCDRAM_BW_TOTAL, metric_ops_edc_eclk_MCDRAM_BW_TOTAL__last = metric_ops_edc_eclk_MCDRAM_BW_TOTAL + 6,
	metric_ops_edc_eclk_MCDRAM_FREQ, metric_ops_edc_eclk_MCDRAM_FREQ__last = metric_ops_edc_eclk_MCDRAM_FREQ + 4,
	metric_ops_edc_uclk_MCDRAM_HIT_PCT, metric_ops_edc_uclk_MCDRAM_HIT_PCT__last = metric_ops_edc_uclk_MCDRAM_HIT_PCT + 6,
	metric_ops_edc_uclk_MCDRAM_MISS_BW, metric_ops_edc_uclk_MCDRAM_MISS_BW__last = metric_ops_edc_uclk_MCDRAM_MISS_BW + 2,
	metric_ops_cha_UNCORE_CLOCK, metric_ops_cha_UNCORE_CLOCK__last = metric_ops_cha_UNCORE_CLOCK + 2,
	metric_ops_cha_UNCORE_FREQ, metric_ops_cha_UNCORE_FREQ__last = metric_ops_cha_UNCORE_FREQ + 4,
	metric_ops_cha_TOR_MISS_LATENCY, metric_ops_cha_TOR_MISS_LATENCY__last = metric_ops_cha_TOR_MISS_LATENCY + 8,
	metric_ops_cha_TILE_HIT_PCT, metric_ops_cha_TILE_HIT_PCT__last = metric_ops_cha_TILE_HIT_PCT + 6,
	metric_ops_cha_IO_REQUESTS_BW, metric_ops_cha_IO_REQUESTS_BW__last = metric_ops_cha_IO_REQUESTS_BW + 4,
	metric_ops_rapl_PKG_POWER,
	metric_ops_rapl_DRAM_POWER,
	metric_ops_COUNT
};

enum {
	metric_numbers_imc_MEM_BW_READS,
	metric_numbers_imc_MEM_BW_WRITES,
	metric_numbers_imc_MEM_BW_TOTAL, metric_numbers_imc_MEM_BW_TOTAL__last = metric_numbers_imc_MEM_BW_TOTAL + 1,
	metric_numbers_imc_PCT_MEM_BW_PEAK, metric_numbers_imc_PCT_MEM_BW_PEAK__last = metric_numbers_imc_PCT_MEM_BW_PEAK + 1,
	metric_numbers_edc_eclk_MCDRAM_BW_READS,
	metric_numbers_edc_eclk_MCDRAM_BW_WRITES,
	metric_numbers_edc_eclk_MCDRAM_BW_TOTAL, metric_numbers_edc_eclk_MCDRAM_BW_TOTAL__last = metric_numbers_edc_eclk_MCDRAM_BW_TOTAL + 1,
	metric_numbers_edc_uclk_MCDRAM_HIT_PCT,
	metric_numbers_edc_uclk_MCDRAM_MISS_BW,
	metric_numbers_cha_TILE_HIT_PCT,
	metric_numbers_cha_IO_REQUESTS_BW,
	metric_numbers_COUNT
};

enum {
	metric_inputs_imc_MEM_BW_READS,
	metric_inputs_imc_MEM_BW_WRITES,
	metric_inputs_imc_MEM_BW_TOTAL, metric_inputs_imc_MEM_BW_TOTAL__last = metric_inputs_imc_MEM_BW_TOTAL + 1,
	metric_inputs_imc_PCT_MEM_BW_PEAK, metric_inputs_imc_PCT_MEM_BW_PEAK__last = metric_inputs_imc_PCT_MEM_BW_PEAK + 2,
	metric_inputs_imc_DRAM_FREQ,
	metric_inputs_edc_eclk_MCDRAM_BW_READS,
	metric_inputs_edc_eclk_MCDRAM_BW_WRITES,
	metric_inputs_edc_eclk_MCDRAM_BW_TOTAL, metric_inputs_edc_eclk_MCDRAM_BW_TOTAL__last = metric_inputs_edc_eclk_MCDRAM_BW_TOTAL + 1,
	metric_inputs_edc_eclk_MCDRAM_FREQ,
	metric_inputs_edc_uclk_MCDRAM_HIT_PCT, metric_inputs_edc_uclk_MCDRAM_HIT_PCT__last = metric_inputs_edc_uclk_MCDRAM_HIT_PCT + 1,
	metric_inputs_edc_uclk_MCDRAM_MISS_BW,
	metric_inputs_cha_UNCORE_CLOCK,
	metric_inputs_cha_UNCORE_FREQ,
	metric_inputs_cha_TOR_MISS_LATENCY, metric_inputs_cha_TOR_MISS_LATENCY__last = metric_inputs_cha_TOR_MISS_LATENCY + 2,
	metric_inputs_cha_TILE_HIT_PCT, metric_inputs_cha_TILE_HIT_PCT__last = metric_inputs_cha_TILE_HIT_PCT + 1,
	metric_inputs_cha_IO_REQUESTS_BW, metric_inputs_cha_IO_REQUESTS_BW__last = metric_inputs_cha_IO_REQUESTS_BW + 1,
	metric_inputs_rapl_PKG_POWER,
	metric_inputs_rapl_DRAM_POWER,
	metric_inputs_COUNT
};

enum {
	metric_umasks_imc_MEM_BW_READS,
	metric_umasks_imc_MEM_BW_WRITES,
	metric_umasks_imc_MEM_BW_TOTAL, metric_umasks_imc_MEM_BW_TOTAL__last = metric_umasks_imc_MEM_BW_TOTAL + 1,
	metric_umasks_imc_PCT_MEM_BW_PEAK, metric_umasks_imc_PCT_MEM_BW_PEAK__last = metric_umasks_imc_PCT_MEM_BW_PEAK + 1,
	metric_umasks_edc_uclk_MCDRAM_HIT_PCT, metric_umasks_edc_uclk_MCDRAM_HIT_PCT__last = metric_umasks_edc_uclk_MCDRAM_HIT_PCT + 1,
	metric_umasks_edc_uclk_MCDRAM_MISS_BW,
	metric_umasks_cha_TOR_MISS_LATENCY, metric_umasks_cha_TOR_MISS_LATENCY__last = metric_umasks_cha_TOR_MISS_LATENCY + 1,
	metric_umasks_cha_TILE_HIT_PCT, metric_umasks_cha_TILE_HIT_PCT__last = metric_umasks_cha_TILE_HIT_PCT + 1,
	metric_umasks_cha_IO_REQUESTS_BW, metric_umasks_cha_IO_REQUESTS_BW__last = metric_umasks_cha_IO_REQUESTS_BW + 1,
	metric_umasks_COUNT
};

enum {
	metric_settings_cha_TOR_MISS_LATENCY, metric_settings_cha_TOR_MISS_LATENCY__last = metric_settings_cha_TOR_MISS_LATENCY + 5,
	metric_settings_cha_TILE_HIT_PCT, metric_settings_cha_TILE_HIT_PCT__last = metric_settings_cha_TILE_HIT_PCT + 5,
	metric_settings_cha_IO_REQUESTS_BW, metric_settings_cha_IO_REQUESTS_BW__last = metric_settings_cha_IO_REQUESTS_BW + 5,
	metric_settings_COUNT
};

enum {
	clocks_UNC_H_U_CLOCKTICKS,
	clocks_UNC_H_CLOCK,
	clocks_UNC_I_CLOCKTICKS,
	clocks_UNC_M_D_CLOCKTICKS,
	clocks_UNC_M_U_CLOCKTICKS,
	clocks_UNC_E_E_CLOCKTICKS,
	clocks_UNC_E_U_CLOCKTICKS,
	clocks_COUNT
};

enum {
	event_units_UNC_RAPL_ENERGY_PKG,
	event_units_UNC_RAPL_ENERGY_DRAM,
	event_units_COUNT
};

enum {
	perf_pmus_ubox,
	perf_pmus_cha,
	perf_pmus_pcu,
	perf_pmus_rapl,
	perf_pmus_rapl_free,
	perf_pmus_irp,
	perf_pmus_m2pcie,
	perf_pmus_imc,
	perf_pmus_imc_uclk,
	perf_pmus_edc_eclk,
	perf_pmus_edc_uclk,
	perf_pmus_COUNT
};

enum {
	perf_formats_ubox, perf_formats_ubox__last = perf_formats_ubox + 5,
	perf_formats_cha, perf_formats_cha__last = perf_formats_cha + 15,
	perf_formats_pcu, perf_formats_pcu__last = perf_formats_pcu + 8,
	perf_formats_rapl,
	perf_formats_rapl_free,
	perf_formats_irp, perf_formats_irp__last = perf_formats_irp + 5,
	perf_formats_m2pcie, perf_formats_m2pcie__last = perf_formats_m2pcie + 4,
	perf_formats_imc, perf_formats_imc__last = perf_formats_imc + 4,
	perf_formats_imc_uclk, perf_formats_imc_uclk__last = perf_formats_imc_uclk + 4,
	perf_formats_edc_eclk, perf_formats_edc_eclk__last = perf_formats_edc_eclk + 4,
	perf_formats_edc_uclk, perf_formats_edc_uclk__last = perf_formats_edc_uclk + 4,
	perf_formats_COUNT
};

enum {
	perf_events_rapl_free, perf_events_rapl_free__last = perf_events_rapl_free + 1,
	perf_events_COUNT
};

enum {
	perf_takes_cha, perf_takes_cha__last = perf_takes_cha + 3,
	perf_takes_COUNT
};

enum {
	likwid_counters_ubox, likwid_counters_ubox__last = likwid_counters_ubox + 1,
	likwid_counters_cha,
	likwid_counters_pcu,
	likwid_counters_rapl, likwid_counters_rapl__last = likwid_counters_rapl + 1,
	likwid_counters_irp,
	likwid_counters_m2pcie,
	likwid_counters_imc, likwid_counters_imc__last = likwid_counters_imc + 1,
	likwid_counters_edc_eclk, likwid_counters_edc_eclk__last = likwid_counters_edc_eclk + 1,
	likwid_counters_edc_uclk, likwid_counters_edc_uclk__last = likwid_counters_edc_uclk + 1,
	likwid_counters_COUNT
};

enum {
	likwid_options_ubox, likwid_options_ubox__last = likwid_options_ubox + 2,
	likwid_options_cha, likwid_options_cha__last = likwid_options_cha + 8,
	likwid_options_pcu, likwid_options_pcu__last = likwid_options_pcu + 6,
	likwid_options_irp, likwid_options_irp__last = likwid_options_irp + 2,
	likwid_options_m2pcie, likwid_options_m2pcie__last = likwid_options_m2pcie + 2,
	likwid_options_imc, likwid_options_imc__last = likwid_options_imc + 2,
	likwid_options_edc_eclk, likwid_options_edc_eclk__last = likwid_options_edc_eclk + 2,
	likwid_options_edc_uclk, likwid_options_edc_uclk__last = likwid_options_edc_uclk + 2,
	likwid_options_COUNT
};

enum {
	core_msrs_all, core_msrs_all__last = core_msrs_all + 13,
	core_msrs_COUNT
};

enum {
	caches_all, caches_all__last = caches_all + 2,
	caches_COUNT
};

enum {
	machine_clocks_all, machine_clocks_all__last = machine_clocks_all + 11,
	machine_clocks_COUNT
};

enum {
	flows_mcdram_hits,
	flows_mcdram_misses,
	flows_core_writes,
	flows_tile_hits,
	flows_io_reads,
	flows_io_writes,
	flows_mesh_cycles,
	flows_interrupts,
	flows_pkg_energy,
	flows_dram_energy,
	flows_COUNT
};

enum {
	traffic_flows_mcdram_misses,
	traffic_flows_mcdram_hits__mcdram_misses, traffic_flows_mcdram_hits__mcdram_misses__last = traffic_flows_mcdram_hits__mcdram_misses + 1,
	traffic_flows_core_writes__mcdram_misses, traffic_flows_core_writes__mcdram_misses__last = traffic_flows_core_writes__mcdram_misses + 1,
	traffic_flows_mcdram_hits,
	traffic_flows_tile_hits,
	traffic_flows_io_reads__io_writes, traffic_flows_io_reads__io_writes__last = traffic_flows_io_reads__io_writes + 1,
	traffic_flows_mcdram_hits__mcdram_misses__tile_hits, traffic_flows_mcdram_hits__mcdram_misses__tile_hits__last = traffic_flows_mcdram_hits__mcdram_misses__tile_hits + 2,
	traffic_flows_mcdram_hits__mcdram_misses__tile_hits__io_reads__io_writes, traffic_flows_mcdram_hits__mcdram_misses__tile_hits__io_reads__io_writes__last = traffic_flows_mcdram_hits__mcdram_misses__tile_hits__io_reads__io_writes + 4,
	traffic_flows_core_writes,
	traffic_flows_mcdram_hits__mcdram_misses__tile_hits__core_writes, traffic_flows_mcdram_hits__mcdram_misses__tile_hits__core_writes__last = traffic_flows_mcdram_hits__mcdram_misses__tile_hits__core_writes + 3,
	traffic_flows_mesh_cycles,
	traffic_flows_io_writes,
	traffic_flows_io_reads,
	traffic_flows_pkg_energy,
	traffic_flows_dram_energy,
	traffic_flows_COUNT
};

enum {
	traffic_all, traffic_all__last = traffic_all + 62,
	traffic_COUNT
};

enum {
	groups_memory,
	groups_mcdram,
	groups_llc,
	groups_interconnect,
	groups_io,
	groups_power,
	groups_clocks,
	groups_COUNT
};

enum {
	group_items_memory, group_items_memory__last = group_items_memory + 3,
	group_items_mcdram, group_items_mcdram__last = group_items_mcdram + 2,
	group_items_llc, group_items_llc__last = group_items_llc + 3,
	group_items_interconnect, group_items_interconnect__last = group_items_interconnect + 5,
	group_items_io, group_items_io__last = group_items_io + 2,
	group_items_power, group_items_power__last = group_items_power + 1,
	group_items_clocks, group_items_clocks__last = group_items_clocks + 2,
	group_items_COUNT
};

enum {
	synonyms_of_searches, synonyms_of_searches__last = synonyms_of_searches + 317,
	synonyms_COUNT
};

enum {
	field_units_ufs_limit_min_ratio,
	field_units_ufs_limit_max_ratio,
	field_units_ufs_status_ratio,
	field_units_COUNT
};

enum {
	machine_settings_all, machine_settings_all__last = machine_settings_all + 2,
	machine_settings_COUNT
};

enum {
	metric_clocks_uclk_UNC_H_U_CLOCKTICKS,
	metric_clocks_uclk_UNC_H_CLOCK,
	metric_clocks_uclk_UNC_M_U_CLOCKTICKS,
	metric_clocks_uclk_UNC_E_U_CLOCKTICKS,
	metric_clocks_dclk_UNC_M_D_CLOCKTICKS,
	metric_clocks_eclk_UNC_E_E_CLOCKTICKS,
	metric_clocks_ioclk_UNC_I_CLOCKTICKS,
	metric_clocks_COUNT
};

enum {
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
	names_wholes = names_perf_older,
	names_tails = names_wholes + event_aliases_COUNT,
	names_likwid = names_tails + event_aliases_COUNT,
	name_index_last = 2047,
	name_index_COUNT
};

struct uncore_knl_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[cpuids_COUNT];
	struct uncore_box_row boxes[boxes_COUNT];
	struct uncore_present_row presents[presents_COUNT];
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
	struct uncore_field_ref field_refs[field_refs_COUNT];
	uint32_t numbers[numbers_COUNT];
	uncore_string strings[strings_COUNT];
	struct uncore_event_row events[events_COUNT];
	struct uncore_umask_row umasks[umasks_COUNT];
	struct uncore_filter_row filters[filters_COUNT];
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
	struct uncore_clock_row clocks[clocks_COUNT];
	struct uncore_event_unit_row event_units[event_units_COUNT];
	struct uncore_perf_pmu_row perf_pmus[perf_pmus_COUNT];
	struct uncore_perf_format_row perf_formats[perf_formats_COUNT];
	struct uncore_perf_event_row perf_events[perf_events_COUNT];
	struct uncore_perf_take_row perf_takes[perf_takes_COUNT];
#ifndef UNCORE_WITHOUT_ALIASES
	struct uncore_likwid_counter_row likwid_counters[likwid_counters_COUNT];
	struct uncore_likwid_option_row likwid_options[likwid_options_COUNT];
#endif
#ifndef UNCORE_WITHOUT_SIM
	struct uncore_core_msr_row core_msrs[core_msrs_COUNT];
	struct uncore_cache_row caches[caches_COUNT];
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
	struct uncore_field_unit_row field_units[field_units_COUNT];
	struct uncore_machine_setting_row machine_settings[machine_settings_COUNT];
	struct uncore_metric_clock_row metric_clocks[metric_clocks_COUNT];
	struct uncore_metric_unit_row metric_units[metric_units_COUNT];
	struct uncore_knl_strings pool;
};

extern const struct uncore_knl_tables uncore_knl_tables;

const struct uncore_knl_tables uncore_knl_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_knl_tables),
		.id = S(knl), 
		.title = S(Xeon_Phi_x200__Knights_L_1d71e59f), 
		.source = C(perfmon_knl_V16__linux_u_3ffcfc8d), 
		.sockets = { .method = UNCORE_SOCKET_SINGLE, .node = { NONE, NONE, NONE }, .map = { NONE, NONE, NONE }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NONE, },
		.cores = 72, .threads = 4, .procedures = { procedure_rows_freeze, 3 }, 
		.flags = { strings_core_msrs_all_flags, 80 }, .bus_hertz = 100000000, .stepping = 1, 
		.cpuids = { offsetof(struct uncore_knl_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_knl_tables, boxes), boxes_COUNT },
		.presents = { offsetof(struct uncore_knl_tables, presents), presents_COUNT },
		.places = { offsetof(struct uncore_knl_tables, places), places_COUNT },
		.functions = { offsetof(struct uncore_knl_tables, functions), functions_COUNT },
		.registers = { offsetof(struct uncore_knl_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_knl_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_knl_tables, fields), fields_COUNT },
		.values = { offsetof(struct uncore_knl_tables, values), values_COUNT },
		.counters = { offsetof(struct uncore_knl_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_knl_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_knl_tables, steps), steps_COUNT },
		.aliases = { offsetof(struct uncore_knl_tables, aliases), aliases_COUNT },
		.field_refs = { offsetof(struct uncore_knl_tables, field_refs), field_refs_COUNT },
		.numbers = { offsetof(struct uncore_knl_tables, numbers), numbers_COUNT },
		.strings = { offsetof(struct uncore_knl_tables, strings), strings_COUNT },
		.events = { offsetof(struct uncore_knl_tables, events), events_COUNT },
		.umasks = { offsetof(struct uncore_knl_tables, umasks), umasks_COUNT },
		.filters = { offsetof(struct uncore_knl_tables, filters), filters_COUNT },
		.categories = { offsetof(struct uncore_knl_tables, categories), categories_COUNT },
#ifndef UNCORE_WITHOUT_ALIASES
		.event_aliases = { offsetof(struct uncore_knl_tables, event_aliases), event_aliases_COUNT },
#endif
		.name_index = { offsetof(struct uncore_knl_tables, name_index), name_index_COUNT },
		.metrics = { offsetof(struct uncore_knl_tables, metrics), metrics_COUNT },
		.metric_ops = { offsetof(struct uncore_knl_tables, metric_ops), metric_ops_COUNT },
		.metric_numbers = { offsetof(struct uncore_knl_tables, metric_numbers), metric_numbers_COUNT },
		.metric_inputs = { offsetof(struct uncore_knl_tables, metric_inputs), metric_inputs_COUNT },
		.metric_umasks = { offsetof(struct uncore_knl_tables, metric_umasks), metric_umasks_COUNT },
		.metric_settings = { offsetof(struct uncore_knl_tables, metric_settings), metric_settings_COUNT },
		.clocks = { offsetof(struct uncore_knl_tables, clocks), clocks_COUNT },
		.event_units = { offsetof(struct uncore_knl_tables, event_units), event_units_COUNT },
		.perf_pmus = { offsetof(struct uncore_knl_tables, perf_pmus), perf_pmus_COUNT },
		.perf_formats = { offsetof(struct uncore_knl_tables, perf_formats), perf_formats_COUNT },
		.perf_events = { offsetof(struct uncore_knl_tables, perf_events), perf_events_COUNT },
		.perf_takes = { offsetof(struct uncore_knl_tables, perf_takes), perf_takes_COUNT },
#ifndef UNCORE_WITHOUT_ALIASES
		.likwid_counters = { offsetof(struct uncore_knl_tables, likwid_counters), likwid_counters_COUNT },
		.likwid_options = { offsetof(struct uncore_knl_tables, likwid_options), likwid_options_COUNT },
#endif
#ifndef UNCORE_WITHOUT_SIM
		.core_msrs = { offsetof(struct uncore_knl_tables, core_msrs), core_msrs_COUNT },
		.caches = { offsetof(struct uncore_knl_tables, caches), caches_COUNT },
		.machine_clocks = { offsetof(struct uncore_knl_tables, machine_clocks), machine_clocks_COUNT },
		.flows = { offsetof(struct uncore_knl_tables, flows), flows_COUNT },
		.traffic_flows = { offsetof(struct uncore_knl_tables, traffic_flows), traffic_flows_COUNT },
		.traffic = { offsetof(struct uncore_knl_tables, traffic), traffic_COUNT },
#endif
		.groups = { offsetof(struct uncore_knl_tables, groups), groups_COUNT },
		.group_items = { offsetof(struct uncore_knl_tables, group_items), group_items_COUNT },
#ifndef UNCORE_WITHOUT_TEXTS
		.synonyms = { offsetof(struct uncore_knl_tables, synonyms), synonyms_COUNT },
#endif
		.field_units = { offsetof(struct uncore_knl_tables, field_units), field_units_COUNT },
		.machine_settings = { offsetof(struct uncore_knl_tables, machine_settings), machine_settings_COUNT },
		.metric_clocks = { offsetof(struct uncore_knl_tables, metric_clocks), metric_clocks_COUNT },
		.metric_units = { offsetof(struct uncore_knl_tables, metric_units), metric_units_COUNT },
		.pool = { offsetof(struct uncore_knl_tables, pool), sizeof(struct uncore_knl_strings) },
	},
	.cpuids = {
		[cpuids_6_87_0_15_0] = { .family = 6, .model = 87, .stepping_hi = 15, .variant = NONE },
		[cpuids_6_133_0_15_0] = { .family = 6, .model = 133, .stepping_hi = 15, .variant = NONE },
	},
	.boxes = {
		[boxes_ubox] = { .id = S(ubox), .title = S(System_configuration_con_649e5d7c), .text = T(boxes_ubox), .source = C(linux_uncore_snbep_c_knl_f12a0ba0), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_ubox_global_ctl, 8 }, .counters = { counters_ubox_general, 2 }, .procedures = { procedure_rows_ubox_setup, 10 } },
		[boxes_cha] = { .id = S(cha), .title = S(Caching_and_home_agent_e4682a4a), .text = T(boxes_cha), .source = C(linux_uncore_snbep_c_knl_08a4e20e), .instances = 38, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_REGISTER, .present = presents_cha, .registers = { registers_cha_box_ctl, 6 }, .counters = { counters_cha_general, 1 }, .procedures = { procedure_rows_cha_setup, 10 } },
		[boxes_pcu] = { .id = S(pcu), .title = S(Power_control_unit_8f37ffb5), .text = T(boxes_pcu), .source = C(linux_uncore_snbep_c_knl_7404ee3f), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_pcu_box_ctl, 3 }, .counters = { counters_pcu_general, 1 }, .procedures = { procedure_rows_pcu_setup, 9 } },
		[boxes_rapl] = { .id = S(rapl), .title = S(Energy_of_the_package_88ed89f1), .text = T(boxes_rapl), .source = C(linux_rapl_rapl_c_model__b7e269cf), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_rapl_unit, 3 }, .counters = { counters_rapl_pkg, 2 }, .procedures = { procedure_rows_rapl_read, 1 } },
		[boxes_ufs] = { .id = S(ufs), .title = S(Frequency_scaling_of_the_1c782610), .text = T(boxes_ufs), .source = C(edk2_msr_XeonPhiMsr_h__m_be2b12b9), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_ufs_limit, 2 } },
		[boxes_irp] = { .id = S(irp), .title = S(IIO_coherency_unit_9b65b3ec), .text = T(boxes_irp), .source = C(linux_uncore_snbep_c_knl_231902fa), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_irp_pmon, 1 }, .registers = { registers_irp_box_ctl, 4 }, .counters = { counters_irp_general, 1 }, .procedures = { procedure_rows_irp_setup, 10 } },
		[boxes_m2pcie] = { .id = S(m2pcie), .title = S(Mesh_to_PCIe_99a2aad4), .text = T(boxes_m2pcie), .source = C(linux_uncore_snbep_c_knl_fadf16bc), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_m2pcie_pmon, 1 }, .registers = { registers_m2pcie_box_ctl, 4 }, .counters = { counters_m2pcie_general, 1 }, .procedures = { procedure_rows_m2pcie_setup, 10 } },
		[boxes_imc] = { .id = S(imc), .title = S(Memory_controller_channe_41793332), .text = T(boxes_imc), .source = C(linux_uncore_snbep_c_knl_2c003c9d), .instances = 6, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .instance_names = { strings_boxes_imc_instance_names, 6 }, .functions = { functions_imc_pmon, 1 }, .registers = { registers_imc_box_ctl, 6 }, .counters = { counters_imc_general, 2 }, .procedures = { procedure_rows_imc_setup, 10 } },
		[boxes_imc_uclk] = { .id = S(imc_uclk), .title = S(Memory_controller__in_th_f028e693), .text = T(boxes_imc_uclk), .source = C(linux_uncore_snbep_c_knl_152df56d), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_imc_uclk_pmon, 1 }, .registers = { registers_imc_uclk_box_ctl, 6 }, .counters = { counters_imc_uclk_general, 2 }, .procedures = { procedure_rows_imc_uclk_setup, 10 } },
		[boxes_edc_eclk] = { .id = S(edc_eclk), .title = S(MCDRAM_controller__in_th_4bd0a187), .text = T(boxes_edc_eclk), .source = C(linux_uncore_snbep_c_knl_81cceb12), .instances = 8, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_edc_eclk_pmon, 1 }, .registers = { registers_edc_eclk_box_ctl, 6 }, .counters = { counters_edc_eclk_general, 2 }, .procedures = { procedure_rows_edc_eclk_setup, 10 } },
		[boxes_edc_uclk] = { .id = S(edc_uclk), .title = S(MCDRAM_controller__in_th_9b754401), .text = T(boxes_edc_uclk), .source = C(linux_uncore_snbep_c_knl_48a8b3c6), .instances = 8, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_edc_uclk_pmon, 1 }, .registers = { registers_edc_uclk_box_ctl, 6 }, .counters = { counters_edc_uclk_general, 2 }, .procedures = { procedure_rows_edc_uclk_setup, 10 } },
	},
	.presents = {
		[presents_cha] = { .fields = { field_refs_presents_cha_fields, 1 }, .otherwise = 65535, .count = UNCORE_NUMBER_VALUE },
	},
	.places = {
		[places_irp_pmon] = { .device = 0x5, .function = 0x6, .device_id = 0x7814, .class_id = 0x880, .shown_id = 0x7814 },
		[places_m2pcie_pmon] = { .device = 0xc, .function = 0x1, .device_id = 0x7817, .class_id = 0x880, .shown_id = 0x7817 },
		[places_imc_pmon] = { .device = 0x8, .function = 0x2, .device_id = 0x7843, .class_id = 0x880, .shown_id = 0x7843 },
		{ .device = 0x8, .function = 0x3, .device_id = 0x7843, .class_id = 0x880, .shown_id = 0x7843 },
		{ .device = 0x8, .function = 0x4, .device_id = 0x7843, .class_id = 0x880, .shown_id = 0x7843 },
		{ .device = 0x9, .function = 0x2, .device_id = 0x7843, .class_id = 0x880, .shown_id = 0x7843 },
		{ .device = 0x9, .function = 0x3, .device_id = 0x7843, .class_id = 0x880, .shown_id = 0x7843 },
		{ .device = 0x9, .function = 0x4, .device_id = 0x7843, .class_id = 0x880, .shown_id = 0x7843 },
		[places_imc_uclk_pmon] = { .device = 0xa, .device_id = 0x7841, .class_id = 0x880, .shown_id = 0x7841 },
		{ .device = 0xb, .device_id = 0x7841, .class_id = 0x880, .shown_id = 0x7841 },
		[places_edc_eclk_pmon] = { .device = 0x18, .function = 0x2, .device_id = 0x7835, .class_id = 0x880, .shown_id = 0x7835 },
		{ .device = 0x19, .function = 0x2, .device_id = 0x7835, .class_id = 0x880, .shown_id = 0x7835 },
		{ .device = 0x1a, .function = 0x2, .device_id = 0x7835, .class_id = 0x880, .shown_id = 0x7835 },
		{ .device = 0x1b, .function = 0x2, .device_id = 0x7835, .class_id = 0x880, .shown_id = 0x7835 },
		{ .device = 0x1c, .function = 0x2, .device_id = 0x7835, .class_id = 0x880, .shown_id = 0x7835 },
		{ .device = 0x1d, .function = 0x2, .device_id = 0x7835, .class_id = 0x880, .shown_id = 0x7835 },
		{ .device = 0x1e, .function = 0x2, .device_id = 0x7835, .class_id = 0x880, .shown_id = 0x7835 },
		{ .device = 0x1f, .function = 0x2, .device_id = 0x7835, .class_id = 0x880, .shown_id = 0x7835 },
		[places_edc_uclk_pmon] = { .device = 0xf, .device_id = 0x7833, .class_id = 0x880, .shown_id = 0x7833 },
		{ .device = 0x10, .device_id = 0x7833, .class_id = 0x880, .shown_id = 0x7833 },
		{ .device = 0x11, .device_id = 0x7833, .class_id = 0x880, .shown_id = 0x7833 },
		{ .device = 0x12, .device_id = 0x7833, .class_id = 0x880, .shown_id = 0x7833 },
		{ .device = 0x13, .device_id = 0x7833, .class_id = 0x880, .shown_id = 0x7833 },
		{ .device = 0x14, .device_id = 0x7833, .class_id = 0x880, .shown_id = 0x7833 },
		{ .device = 0x15, .device_id = 0x7833, .class_id = 0x880, .shown_id = 0x7833 },
		{ .device = 0x16, .device_id = 0x7833, .class_id = 0x880, .shown_id = 0x7833 },
	},
	.functions = {
		[functions_irp_pmon] = { .id = S(pmon), .first_place = places_irp_pmon },
		[functions_m2pcie_pmon] = { .id = S(pmon), .first_place = places_m2pcie_pmon },
		[functions_imc_pmon] = { .id = S(pmon), .first_place = places_imc_pmon },
		[functions_imc_uclk_pmon] = { .id = S(pmon), .first_place = places_imc_uclk_pmon },
		[functions_edc_eclk_pmon] = { .id = S(pmon), .first_place = places_edc_eclk_pmon },
		[functions_edc_uclk_pmon] = { .id = S(pmon), .first_place = places_edc_uclk_pmon },
	},
	.registers = {
		[registers_ubox_global_ctl] = { .id = S(global_ctl), .name = S(U_MSR_PMON_GLOBAL_CTL), .text = T(registers_ubox_global_ctl), .source = C(likwid_registers_h_MSR_M_042f0fda), .base = 0x700, .layout = layouts_ubox_global_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_ubox_global_status] = { .id = S(global_status), .name = S(U_MSR_PMON_GLOBAL_STATUS), .text = T(registers_ubox_global_status), .source = C(likwid_registers_h_MSR_M_7210a8bb), .base = 0x701, .layout = layouts_ubox_global_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_ubox_global_config] = { .id = S(global_config), .name = S(NCUPMONConfig), .text = T(registers_ubox_global_config), .source = C(pcm_cpucounters_cpp_getM_cf8fbb61), .base = 0x702, .layout = layouts_ubox_global_config, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_ubox_fixed_ctl] = { .id = S(fixed_ctl), .name = S(U_MSR_PMON_UCLK_FIXED_CTL), .text = T(registers_ubox_fixed_ctl), .source = C(linux_uncore_snbep_c_HSW_28bc349b), .base = 0x703, .layout = layouts_ubox_fixed_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_ubox_fixed_ctr] = { .id = S(fixed_ctr), .name = S(U_MSR_PMON_UCLK_FIXED_CTR), .text = T(registers_ubox_fixed_ctr), .source = C(linux_uncore_snbep_c_HSW_28bc349b), .base = 0x704, .layout = layouts_ubox_fixed_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_ubox_ctl] = { .id = S(ctl), .name = S(U_MSR_PMON_CTL_i__10f935f5), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_HSW_28bc349b), .base = 0x705, .index_stride = 0x1, .layout = layouts_ubox_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_ubox_box_status] = { .id = S(box_status), .name = S(U_MSR_PMON_BOX_STATUS), .text = T(registers_ubox_box_status), .source = C(likwid_registers_h_MSR_M_5ffa48c4), .base = 0x708, .layout = layouts_ubox_box_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_ubox_ctr] = { .id = S(ctr), .name = S(U_MSR_PMON_CTR_i__ffed6b1f), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_HSW_28bc349b), .base = 0x709, .index_stride = 0x1, .layout = layouts_ubox_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_cha_box_ctl] = { .id = S(box_ctl), .name = S(Cn_MSR_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = C(linux_uncore_snbep_c_HSW_8b91359e), .base = 0xe00, .instance_stride = 0xc, .layout = layouts_cha_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_cha_box_status] = { .id = S(box_status), .name = S(Cn_MSR_PMON_BOX_STATUS), .text = T(registers_cha_box_status), .source = C(likwid_registers_h_MSR_M_527b9a5c), .base = 0xe07, .instance_stride = 0xc, .layout = layouts_cha_box_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_cha_box_filter] = { .id = S(box_filter), .name = S(Cn_MSR_PMON_BOX_FILTER0), .text = T(registers_cha_box_filter), .source = C(linux_uncore_snbep_c_HSW_8b91359e), .base = 0xe05, .instance_stride = 0xc, .layout = layouts_cha_box_filter, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .flags = UNCORE_REGISTER_FILTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_cha_box_filter1] = { .id = S(box_filter1), .name = S(Cn_MSR_PMON_BOX_FILTER1), .text = T(registers_cha_box_filter1), .source = C(linux_uncore_snbep_c_HSW_8b91359e), .base = 0xe06, .instance_stride = 0xc, .layout = layouts_cha_box_filter1, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .flags = UNCORE_REGISTER_FILTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_cha_ctl] = { .id = S(ctl), .name = S(Cn_MSR_PMON_CTL_i__74f86528), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_HSW_8b91359e), .base = 0xe01, .instance_stride = 0xc, .index_stride = 0x1, .layout = layouts_cha_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_cha_ctr] = { .id = S(ctr), .name = S(Cn_MSR_PMON_CTR_i__0199fbda), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_HSW_8b91359e), .base = 0xe08, .instance_stride = 0xc, .index_stride = 0x1, .layout = layouts_cha_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_pcu_box_ctl] = { .id = S(box_ctl), .name = S(PCU_MSR_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = C(linux_uncore_snbep_c_HSW_bd4ccc72), .base = 0x710, .layout = layouts_pcu_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_pcu_ctl] = { .id = S(ctl), .name = S(PCU_MSR_PMON_CTL_i__b7e59189), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_HSW_bd4ccc72), .base = 0x711, .index_stride = 0x1, .layout = layouts_pcu_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_pcu_ctr] = { .id = S(ctr), .name = S(PCU_MSR_PMON_CTR_i__67151248), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_HSW_bd4ccc72), .base = 0x717, .index_stride = 0x1, .layout = layouts_pcu_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_rapl_unit] = { .id = S(unit), .name = S(MSR_RAPL_POWER_UNIT), .text = T(registers_rapl_unit), .source = C(sdm_325384_059_14_9_1__a_dbd7376f), .base = 0x606, .layout = layouts_rapl_unit, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_rapl_pkg_energy] = { .id = S(pkg_energy), .name = S(MSR_PKG_ENERGY_STATUS), .text = T(registers_rapl_pkg_energy), .source = C(sdm_325384_059_14_9_3__l_183b3667), .base = 0x611, .layout = layouts_rapl_energy, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_rapl_dram_energy] = { .id = S(dram_energy), .name = S(MSR_DRAM_ENERGY_STATUS), .text = T(registers_rapl_dram_energy), .source = C(sdm_325384_059_14_9_3__l_183b3667), .base = 0x619, .layout = layouts_rapl_energy, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_ufs_limit] = { .id = S(limit), .name = S(MSR_UNCORE_RATIO_LIMIT), .text = T(registers_ufs_limit), .source = C(edk2_msr_XeonPhiMsr_h_MS_99b7c0f5), .base = 0x620, .layout = layouts_ufs_limit, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_ufs_status] = { .id = S(status), .name = S(MSR_UNCORE_PERF_STATUS), .text = T(registers_ufs_status), .source = C(likwid_frequency_uncore__7f757b8d), .base = 0x621, .layout = layouts_ufs_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_irp_box_ctl] = { .id = S(box_ctl), .name = S(IRP_PCI_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = C(linux_uncore_snbep_c_SNB_24af2819), .base = 0xf0, .layout = layouts_irp_box_ctl, .count = 1, .function = functions_irp_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_irp_box_status] = { .id = S(box_status), .name = S(IRP_PCI_PMON_BOX_STATUS), .text = T(registers_cha_box_status), .source = C(likwid_registers_h_PCI_M_08bcce58), .base = 0xf4, .layout = layouts_irp_box_status, .count = 1, .function = functions_irp_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_irp_ctl] = { .id = S(ctl), .name = S(IRP_PCI_PMON_CTL_i__5632400b), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_SNB_24af2819), .base = 0xd8, .index_stride = 0x4, .layout = layouts_irp_ctl, .count = 2, .function = functions_irp_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_irp_ctr] = { .id = S(ctr), .name = S(IRP_PCI_PMON_CTR_i__4b44c670), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_SNB_24af2819), .base = 0xa0, .index_stride = 0x8, .layout = layouts_irp_ctr, .count = 2, .function = functions_irp_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_m2pcie_box_ctl] = { .id = S(box_ctl), .name = S(M2PCIE_PCI_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = C(linux_uncore_snbep_c_SNB_df0b38fe), .base = 0xf4, .layout = layouts_m2pcie_box_ctl, .count = 1, .function = functions_m2pcie_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_m2pcie_box_status] = { .id = S(box_status), .name = S(M2PCIE_PCI_PMON_BOX_STATUS), .text = T(registers_cha_box_status), .source = C(likwid_registers_h_PCI_M_a6616642), .base = 0xf8, .layout = layouts_m2pcie_box_status, .count = 1, .function = functions_m2pcie_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_m2pcie_ctl] = { .id = S(ctl), .name = S(M2PCIE_PCI_PMON_CTL_i__1c75368b), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_SNB_df0b38fe), .base = 0xd8, .index_stride = 0x4, .layout = layouts_m2pcie_ctl, .count = 4, .function = functions_m2pcie_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_m2pcie_ctr] = { .id = S(ctr), .name = S(M2PCIE_PCI_PMON_CTR_i__399c1fa6), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_SNB_df0b38fe), .base = 0xa0, .index_stride = 0x8, .layout = layouts_m2pcie_ctr, .count = 4, .function = functions_m2pcie_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_box_ctl] = { .id = S(box_ctl), .name = S(MC_CHy_DCLK_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = C(linux_uncore_snbep_c_KNL_19be1c06), .base = 0xb30, .layout = layouts_imc_box_ctl, .count = 1, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_box_status] = { .id = S(box_status), .name = S(MC_CHy_DCLK_PMON_BOX_STATUS), .text = T(registers_cha_box_status), .source = C(likwid_registers_h_PCI_M_4f6c7652), .base = 0xb34, .layout = layouts_imc_box_status, .count = 1, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_imc_ctl] = { .id = S(ctl), .name = S(MC_CHy_DCLK_PMON_CTL_i__99e2eee7), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_KNL_19be1c06), .base = 0xb20, .index_stride = 0x4, .layout = layouts_imc_ctl, .count = 4, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_ctr] = { .id = S(ctr), .name = S(MC_CHy_DCLK_PMON_CTR_i__598bd232), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_KNL_19be1c06), .base = 0xb00, .index_stride = 0x8, .layout = layouts_imc_ctr, .count = 4, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_fixed_ctl] = { .id = S(fixed_ctl), .name = S(MC_CHy_DCLK_PMON_FIXED_CTL), .text = T(registers_ubox_fixed_ctl), .source = C(linux_uncore_snbep_c_KNL_19be1c06), .base = 0xb44, .layout = layouts_imc_fixed_ctl, .count = 1, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_fixed_ctr] = { .id = S(fixed_ctr), .name = S(MC_CHy_DCLK_PMON_FIXED_CTR), .text = T(registers_imc_fixed_ctr), .source = C(linux_uncore_snbep_c_KNL_19be1c06), .base = 0xb3c, .layout = layouts_imc_fixed_ctr, .count = 1, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_uclk_box_ctl] = { .id = S(box_ctl), .name = S(MCn_UCLK_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = C(linux_uncore_snbep_c_KNL_a3cfc74e), .base = 0x430, .layout = layouts_imc_uclk_box_ctl, .count = 1, .function = functions_imc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_uclk_box_status] = { .id = S(box_status), .name = S(MCn_UCLK_PMON_BOX_STATUS), .text = T(registers_cha_box_status), .source = C(likwid_registers_h_PCI_M_6069c7be), .base = 0x434, .layout = layouts_imc_uclk_box_status, .count = 1, .function = functions_imc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_imc_uclk_ctl] = { .id = S(ctl), .name = S(MCn_UCLK_PMON_CTL_i__c4071662), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_KNL_a3cfc74e), .base = 0x420, .index_stride = 0x4, .layout = layouts_imc_uclk_ctl, .count = 4, .function = functions_imc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_uclk_ctr] = { .id = S(ctr), .name = S(MCn_UCLK_PMON_CTR_i__95a3f222), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_KNL_a3cfc74e), .base = 0x400, .index_stride = 0x8, .layout = layouts_imc_uclk_ctr, .count = 4, .function = functions_imc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_uclk_fixed_ctl] = { .id = S(fixed_ctl), .name = S(MCn_UCLK_PMON_FIXED_CTL), .text = T(registers_ubox_fixed_ctl), .source = C(linux_uncore_snbep_c_KNL_a3cfc74e), .base = 0x454, .layout = layouts_imc_uclk_fixed_ctl, .count = 1, .function = functions_imc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_imc_uclk_fixed_ctr] = { .id = S(fixed_ctr), .name = S(MCn_UCLK_PMON_FIXED_CTR), .text = T(registers_imc_fixed_ctr), .source = C(linux_uncore_snbep_c_KNL_a3cfc74e), .base = 0x44c, .layout = layouts_imc_uclk_fixed_ctr, .count = 1, .function = functions_imc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_eclk_box_ctl] = { .id = S(box_ctl), .name = S(EDCn_ECLK_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = C(linux_uncore_snbep_c_KNL_24bd8058), .base = 0xa30, .layout = layouts_edc_eclk_box_ctl, .count = 1, .function = functions_edc_eclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_eclk_box_status] = { .id = S(box_status), .name = S(EDCn_ECLK_PMON_BOX_STATUS), .text = T(registers_cha_box_status), .source = C(likwid_registers_h_PCI_M_a63c2b0b), .base = 0xa34, .layout = layouts_edc_eclk_box_status, .count = 1, .function = functions_edc_eclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_edc_eclk_ctl] = { .id = S(ctl), .name = S(EDCn_ECLK_PMON_CTL_i__1f5dd3cb), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_KNL_24bd8058), .base = 0xa20, .index_stride = 0x4, .layout = layouts_edc_eclk_ctl, .count = 4, .function = functions_edc_eclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_eclk_ctr] = { .id = S(ctr), .name = S(EDCn_ECLK_PMON_CTR_i__53f1944e), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_KNL_24bd8058), .base = 0xa00, .index_stride = 0x8, .layout = layouts_edc_eclk_ctr, .count = 4, .function = functions_edc_eclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_eclk_fixed_ctl] = { .id = S(fixed_ctl), .name = S(EDCn_ECLK_PMON_FIXED_CTL), .text = T(registers_ubox_fixed_ctl), .source = C(linux_uncore_snbep_c_KNL_24bd8058), .base = 0xa44, .layout = layouts_edc_eclk_fixed_ctl, .count = 1, .function = functions_edc_eclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_eclk_fixed_ctr] = { .id = S(fixed_ctr), .name = S(EDCn_ECLK_PMON_FIXED_CTR), .text = T(registers_imc_fixed_ctr), .source = C(linux_uncore_snbep_c_KNL_24bd8058), .base = 0xa3c, .layout = layouts_edc_eclk_fixed_ctr, .count = 1, .function = functions_edc_eclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_uclk_box_ctl] = { .id = S(box_ctl), .name = S(EDCn_UCLK_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = C(linux_uncore_snbep_c_KNL_7f8cb6b5), .base = 0x430, .layout = layouts_edc_uclk_box_ctl, .count = 1, .function = functions_edc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_uclk_box_status] = { .id = S(box_status), .name = S(EDCn_UCLK_PMON_BOX_STATUS), .text = T(registers_cha_box_status), .source = C(likwid_registers_h_PCI_M_27898315), .base = 0x434, .layout = layouts_edc_uclk_box_status, .count = 1, .function = functions_edc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_edc_uclk_ctl] = { .id = S(ctl), .name = S(EDCn_UCLK_PMON_CTL_i__105e9105), .text = T(registers_ubox_ctl), .source = C(linux_uncore_snbep_c_KNL_7f8cb6b5), .base = 0x420, .index_stride = 0x4, .layout = layouts_edc_uclk_ctl, .count = 4, .function = functions_edc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_uclk_ctr] = { .id = S(ctr), .name = S(EDCn_UCLK_PMON_CTR_i__bd53e18e), .text = T(registers_ubox_ctr), .source = C(linux_uncore_snbep_c_KNL_7f8cb6b5), .base = 0x400, .index_stride = 0x8, .layout = layouts_edc_uclk_ctr, .count = 4, .function = functions_edc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_uclk_fixed_ctl] = { .id = S(fixed_ctl), .name = S(EDCn_UCLK_PMON_FIXED_CTL), .text = T(registers_ubox_fixed_ctl), .source = C(linux_uncore_snbep_c_KNL_7f8cb6b5), .base = 0x454, .layout = layouts_edc_uclk_fixed_ctl, .count = 1, .function = functions_edc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_edc_uclk_fixed_ctr] = { .id = S(fixed_ctr), .name = S(EDCn_UCLK_PMON_FIXED_CTR), .text = T(registers_imc_fixed_ctr), .source = C(linux_uncore_snbep_c_KNL_7f8cb6b5), .base = 0x44c, .layout = layouts_edc_uclk_fixed_ctr, .count = 1, .function = functions_edc_uclk_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
	},
	.layouts = {
		[layouts_ubox_global_ctl] = { .id = S(global_ctl), .fields = { fields_ubox_global_ctl_frz_all, 4 }, .reset_known = 0xa000000000000000, .writable = 0xa000000000000000, .event_bits = 0xa000000000000000, .width = 64 },
		[layouts_ubox_global_status] = { .id = S(global_status), .fields = { fields_ubox_global_status_reserved_63_53, 54 }, .clear_by_one = 0x1fffffffffffff, .width = 64 },
		[layouts_ubox_global_config] = { .id = S(global_config), .fields = { fields_ubox_global_config_reserved_31_6, 2 }, .width = 32 },
		[layouts_ubox_box_status] = { .id = S(box_status), .fields = { fields_ubox_box_status_reserved_31_2, 2 }, .clear_by_one = 0x3, .width = 32 },
		[layouts_ubox_ctl] = { .id = S(ctl), .fields = { fields_ubox_ctl_reserved_31_29, 12 }, .reset_known = 0xffffffff, .writable = 0x1fdeffff, .must_zero = 0x210000, .event_bits = 0x1f8cffff, .width = 32 },
		[layouts_ubox_ctr] = { .id = S(ctr), .fields = { fields_ubox_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_ubox_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_ubox_fixed_ctl_reserved_31_23, 5 }, .reset_known = 0xffffffff, .writable = 0x500000, .must_zero = 0x200000, .width = 32 },
		[layouts_ubox_fixed_ctr] = { .id = S(fixed_ctr), .fields = { fields_ubox_fixed_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_cha_box_ctl] = { .id = S(box_ctl), .fields = { fields_cha_box_ctl_reserved_31_18, 8 }, .reset_known = 0xffffffff, .writable = 0x10103, .event_bits = 0x10103, .width = 32 },
		[layouts_cha_box_status] = { .id = S(box_status), .fields = { fields_cha_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_cha_ctl] = { .id = S(ctl), .fields = { fields_cha_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffdfffff, .must_zero = 0x200000, .event_bits = 0xff8cffff, .width = 32 },
		[layouts_cha_ctr] = { .id = S(ctr), .fields = { fields_cha_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_cha_box_filter] = { .id = S(box_filter), .fields = { fields_cha_box_filter_reserved_31_21, 6 }, .reset_known = 0xffffffff, .writable = 0x1c11ff, .event_bits = 0x1c11ff, .width = 32 },
		[layouts_cha_box_filter1] = { .id = S(box_filter1), .fields = { fields_cha_box_filter1_isoc, 12 }, .reset_known = 0xffffffff, .write_base = 0x1, .writable = 0xdffffe3a, .must_one = 0x1, .event_bits = 0xdffffe3a, .width = 32 },
		[layouts_pcu_box_ctl] = { .id = S(box_ctl), .fields = { fields_pcu_box_ctl_reserved_31_18, 8 }, .reset_known = 0xffffffff, .writable = 0x10103, .event_bits = 0x10103, .width = 32 },
		[layouts_pcu_ctl] = { .id = S(ctl), .fields = { fields_pcu_ctl_occ_edge_det, 15 }, .reset_known = 0xffffffff, .writable = 0xffdec0ff, .must_zero = 0x210000, .event_bits = 0xff8cc0ff, .width = 32 },
		[layouts_pcu_ctr] = { .id = S(ctr), .fields = { fields_pcu_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_rapl_unit] = { .id = S(unit), .fields = { fields_rapl_unit_reserved_63_20, 6 }, .reset = 0xa0e03, .reset_known = 0xffffffffffffffff, .width = 64 },
		[layouts_rapl_energy] = { .id = S(energy), .fields = { fields_rapl_energy_reserved_63_32, 2 }, .reset_known = 0xffffffff00000000, .width = 64 },
		[layouts_ufs_limit] = { .id = S(limit), .fields = { fields_ufs_limit_reserved_63_15, 4 }, .writable = 0x7f7f, .event_bits = 0x7f7f, .width = 64 },
		[layouts_ufs_status] = { .id = S(status), .fields = { fields_ufs_status_reserved_63_7, 2 }, .width = 64 },
		[layouts_irp_box_ctl] = { .id = S(box_ctl), .fields = { fields_irp_box_ctl_reserved_31_18, 8 }, .reset_known = 0xffffffff, .writable = 0x10103, .event_bits = 0x10103, .width = 32 },
		[layouts_irp_box_status] = { .id = S(box_status), .fields = { fields_irp_box_status_reserved_31_2, 2 }, .clear_by_one = 0x3, .width = 32 },
		[layouts_irp_ctl] = { .id = S(ctl), .fields = { fields_irp_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd7ffff, .must_zero = 0x200000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_irp_ctr] = { .id = S(ctr), .fields = { fields_irp_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_m2pcie_box_ctl] = { .id = S(box_ctl), .fields = { fields_m2pcie_box_ctl_reserved_31_18, 8 }, .reset_known = 0xffffffff, .writable = 0x10103, .event_bits = 0x10103, .width = 32 },
		[layouts_m2pcie_box_status] = { .id = S(box_status), .fields = { fields_m2pcie_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_m2pcie_ctl] = { .id = S(ctl), .fields = { fields_m2pcie_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_m2pcie_ctr] = { .id = S(ctr), .fields = { fields_m2pcie_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_imc_box_ctl] = { .id = S(box_ctl), .fields = { fields_imc_box_ctl_reserved_31_18, 8 }, .reset_known = 0xffffffff, .writable = 0x10103, .event_bits = 0x10103, .width = 32 },
		[layouts_imc_box_status] = { .id = S(box_status), .fields = { fields_imc_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_imc_ctl] = { .id = S(ctl), .fields = { fields_imc_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_imc_ctr] = { .id = S(ctr), .fields = { fields_imc_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_imc_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_imc_fixed_ctl_reserved_31_1, 2 }, .reset_known = 0x1, .writable = 0x1, .width = 32 },
		[layouts_imc_fixed_ctr] = { .id = S(fixed_ctr), .fields = { fields_imc_fixed_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_imc_uclk_box_ctl] = { .id = S(box_ctl), .fields = { fields_imc_uclk_box_ctl_reserved_31_18, 8 }, .reset_known = 0xffffffff, .writable = 0x10103, .event_bits = 0x10103, .width = 32 },
		[layouts_imc_uclk_box_status] = { .id = S(box_status), .fields = { fields_imc_uclk_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_imc_uclk_ctl] = { .id = S(ctl), .fields = { fields_imc_uclk_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_imc_uclk_ctr] = { .id = S(ctr), .fields = { fields_imc_uclk_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_imc_uclk_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_imc_uclk_fixed_ctl_reserved_31_1, 2 }, .reset_known = 0x1, .writable = 0x1, .width = 32 },
		[layouts_imc_uclk_fixed_ctr] = { .id = S(fixed_ctr), .fields = { fields_imc_uclk_fixed_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_edc_eclk_box_ctl] = { .id = S(box_ctl), .fields = { fields_edc_eclk_box_ctl_reserved_31_18, 8 }, .reset_known = 0xffffffff, .writable = 0x10103, .event_bits = 0x10103, .width = 32 },
		[layouts_edc_eclk_box_status] = { .id = S(box_status), .fields = { fields_edc_eclk_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_edc_eclk_ctl] = { .id = S(ctl), .fields = { fields_edc_eclk_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_edc_eclk_ctr] = { .id = S(ctr), .fields = { fields_edc_eclk_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_edc_eclk_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_edc_eclk_fixed_ctl_reserved_31_1, 2 }, .reset_known = 0x1, .writable = 0x1, .width = 32 },
		[layouts_edc_eclk_fixed_ctr] = { .id = S(fixed_ctr), .fields = { fields_edc_eclk_fixed_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_edc_uclk_box_ctl] = { .id = S(box_ctl), .fields = { fields_edc_uclk_box_ctl_reserved_31_18, 8 }, .reset_known = 0xffffffff, .writable = 0x10103, .event_bits = 0x10103, .width = 32 },
		[layouts_edc_uclk_box_status] = { .id = S(box_status), .fields = { fields_edc_uclk_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_edc_uclk_ctl] = { .id = S(ctl), .fields = { fields_edc_uclk_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_edc_uclk_ctr] = { .id = S(ctr), .fields = { fields_edc_uclk_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_edc_uclk_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_edc_uclk_fixed_ctl_reserved_31_1, 2 }, .reset_known = 0x1, .writable = 0x1, .width = 32 },
		[layouts_edc_uclk_fixed_ctr] = { .id = S(fixed_ctr), .fields = { fields_edc_uclk_fixed_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
	},
	.fields = {
		[fields_ubox_global_ctl_frz_all] = { .id = S(frz_all), .name = S(frz_all), .text = T(fields_ubox_global_ctl_frz_all), .source = C(likwid_perfmon_knl_h__fr_3d65069f), .needs = NONE, .by = NONE, .bits = 0x8000000000000000, .lo = 63, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_FREEZE_ALL, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_ctl_reserved_62_62] = { .name = S(rsv), .source = C(likwid_perfmon_knl_h__fr_3d65069f), .needs = NONE, .by = NONE, .bits = 0x4000000000000000, .lo = 62, .width = 1, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_ctl_unfrz_all] = { .id = S(unfrz_all), .name = S(unfrz_all), .text = T(fields_ubox_global_ctl_unfrz_all), .source = C(likwid_perfmon_knl_h__fr_3d65069f), .needs = NONE, .by = NONE, .bits = 0x2000000000000000, .lo = 61, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_UNFREEZE_ALL, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_ctl_reserved_60_0] = { .name = S(rsv), .source = C(likwid_perfmon_knl_h__fr_3d65069f), .needs = NONE, .by = NONE, .bits = 0x1fffffffffffffff, .width = 61, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_status_reserved_63_53] = { .name = S(rsv), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0xffe0000000000000, .lo = 53, .width = 11, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_status_ov_irp] = { .id = S(ov_irp), .name = S(ov_irp), .text = T(fields_ubox_global_status_ov_irp), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x10000000000000, .lo = 52, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_m2p] = { .id = S(ov_m2p), .name = S(ov_m2p), .text = T(fields_ubox_global_status_ov_m2p), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x8000000000000, .lo = 51, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_edc7] = { .id = S(ov_edc7), .name = S(ov_edc7), .text = T(fields_ubox_global_status_ov_edc7), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x4000000000000, .lo = 50, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_edc6] = { .id = S(ov_edc6), .name = S(ov_edc6), .text = T(fields_ubox_global_status_ov_edc6), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x2000000000000, .lo = 49, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_edc5] = { .id = S(ov_edc5), .name = S(ov_edc5), .text = T(fields_ubox_global_status_ov_edc5), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x1000000000000, .lo = 48, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_edc4] = { .id = S(ov_edc4), .name = S(ov_edc4), .text = T(fields_ubox_global_status_ov_edc4), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x800000000000, .lo = 47, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_edc3] = { .id = S(ov_edc3), .name = S(ov_edc3), .text = T(fields_ubox_global_status_ov_edc3), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x400000000000, .lo = 46, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_edc2] = { .id = S(ov_edc2), .name = S(ov_edc2), .text = T(fields_ubox_global_status_ov_edc2), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x200000000000, .lo = 45, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_edc1] = { .id = S(ov_edc1), .name = S(ov_edc1), .text = T(fields_ubox_global_status_ov_edc1), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x100000000000, .lo = 44, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_edc0] = { .id = S(ov_edc0), .name = S(ov_edc0), .text = T(fields_ubox_global_status_ov_edc0), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x80000000000, .lo = 43, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_m1] = { .id = S(ov_m1), .name = S(ov_m1), .text = T(fields_ubox_global_status_ov_m1), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x40000000000, .lo = 42, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_m0] = { .id = S(ov_m0), .name = S(ov_m0), .text = T(fields_ubox_global_status_ov_m0), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x20000000000, .lo = 41, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha37] = { .id = S(ov_cha37), .name = S(ov_cha37), .text = T(fields_ubox_global_status_ov_cha37), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x10000000000, .lo = 40, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha36] = { .id = S(ov_cha36), .name = S(ov_cha36), .text = T(fields_ubox_global_status_ov_cha36), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x8000000000, .lo = 39, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha35] = { .id = S(ov_cha35), .name = S(ov_cha35), .text = T(fields_ubox_global_status_ov_cha35), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x4000000000, .lo = 38, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha34] = { .id = S(ov_cha34), .name = S(ov_cha34), .text = T(fields_ubox_global_status_ov_cha34), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x2000000000, .lo = 37, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha33] = { .id = S(ov_cha33), .name = S(ov_cha33), .text = T(fields_ubox_global_status_ov_cha33), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x1000000000, .lo = 36, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha32] = { .id = S(ov_cha32), .name = S(ov_cha32), .text = T(fields_ubox_global_status_ov_cha32), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x800000000, .lo = 35, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha31] = { .id = S(ov_cha31), .name = S(ov_cha31), .text = T(fields_ubox_global_status_ov_cha31), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x400000000, .lo = 34, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha30] = { .id = S(ov_cha30), .name = S(ov_cha30), .text = T(fields_ubox_global_status_ov_cha30), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x200000000, .lo = 33, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha29] = { .id = S(ov_cha29), .name = S(ov_cha29), .text = T(fields_ubox_global_status_ov_cha29), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x100000000, .lo = 32, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha28] = { .id = S(ov_cha28), .name = S(ov_cha28), .text = T(fields_ubox_global_status_ov_cha28), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha27] = { .id = S(ov_cha27), .name = S(ov_cha27), .text = T(fields_ubox_global_status_ov_cha27), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x40000000, .lo = 30, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha26] = { .id = S(ov_cha26), .name = S(ov_cha26), .text = T(fields_ubox_global_status_ov_cha26), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x20000000, .lo = 29, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha25] = { .id = S(ov_cha25), .name = S(ov_cha25), .text = T(fields_ubox_global_status_ov_cha25), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x10000000, .lo = 28, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha24] = { .id = S(ov_cha24), .name = S(ov_cha24), .text = T(fields_ubox_global_status_ov_cha24), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x8000000, .lo = 27, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha23] = { .id = S(ov_cha23), .name = S(ov_cha23), .text = T(fields_ubox_global_status_ov_cha23), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x4000000, .lo = 26, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha22] = { .id = S(ov_cha22), .name = S(ov_cha22), .text = T(fields_ubox_global_status_ov_cha22), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x2000000, .lo = 25, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha21] = { .id = S(ov_cha21), .name = S(ov_cha21), .text = T(fields_ubox_global_status_ov_cha21), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x1000000, .lo = 24, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha20] = { .id = S(ov_cha20), .name = S(ov_cha20), .text = T(fields_ubox_global_status_ov_cha20), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha19] = { .id = S(ov_cha19), .name = S(ov_cha19), .text = T(fields_ubox_global_status_ov_cha19), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha18] = { .id = S(ov_cha18), .name = S(ov_cha18), .text = T(fields_ubox_global_status_ov_cha18), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha17] = { .id = S(ov_cha17), .name = S(ov_cha17), .text = T(fields_ubox_global_status_ov_cha17), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha16] = { .id = S(ov_cha16), .name = S(ov_cha16), .text = T(fields_ubox_global_status_ov_cha16), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha15] = { .id = S(ov_cha15), .name = S(ov_cha15), .text = T(fields_ubox_global_status_ov_cha15), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha14] = { .id = S(ov_cha14), .name = S(ov_cha14), .text = T(fields_ubox_global_status_ov_cha14), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha13] = { .id = S(ov_cha13), .name = S(ov_cha13), .text = T(fields_ubox_global_status_ov_cha13), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha12] = { .id = S(ov_cha12), .name = S(ov_cha12), .text = T(fields_ubox_global_status_ov_cha12), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x8000, .lo = 15, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha11] = { .id = S(ov_cha11), .name = S(ov_cha11), .text = T(fields_ubox_global_status_ov_cha11), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x4000, .lo = 14, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha10] = { .id = S(ov_cha10), .name = S(ov_cha10), .text = T(fields_ubox_global_status_ov_cha10), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x2000, .lo = 13, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha9] = { .id = S(ov_cha9), .name = S(ov_cha9), .text = T(fields_ubox_global_status_ov_cha9), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x1000, .lo = 12, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha8] = { .id = S(ov_cha8), .name = S(ov_cha8), .text = T(fields_ubox_global_status_ov_cha8), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x800, .lo = 11, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha7] = { .id = S(ov_cha7), .name = S(ov_cha7), .text = T(fields_ubox_global_status_ov_cha7), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x400, .lo = 10, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha6] = { .id = S(ov_cha6), .name = S(ov_cha6), .text = T(fields_ubox_global_status_ov_cha6), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha5] = { .id = S(ov_cha5), .name = S(ov_cha5), .text = T(fields_ubox_global_status_ov_cha5), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha4] = { .id = S(ov_cha4), .name = S(ov_cha4), .text = T(fields_ubox_global_status_ov_cha4), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x80, .lo = 7, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha3] = { .id = S(ov_cha3), .name = S(ov_cha3), .text = T(fields_ubox_global_status_ov_cha3), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x40, .lo = 6, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha2] = { .id = S(ov_cha2), .name = S(ov_cha2), .text = T(fields_ubox_global_status_ov_cha2), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x20, .lo = 5, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha1] = { .id = S(ov_cha1), .name = S(ov_cha1), .text = T(fields_ubox_global_status_ov_cha1), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x10, .lo = 4, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha0] = { .id = S(ov_cha0), .name = S(ov_cha0), .text = T(fields_ubox_global_status_ov_cha0), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x8, .lo = 3, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_p] = { .id = S(ov_p), .name = S(ov_p), .text = T(fields_ubox_global_status_ov_p), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x4, .lo = 2, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_u] = { .id = S(ov_u), .name = S(ov_u), .text = T(fields_ubox_global_status_ov_u), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_u_fixed] = { .id = S(ov_u_fixed), .name = S(ov_u_fixed), .text = T(fields_ubox_global_status_ov_u_fixed), .source = C(likwid_perfmon_knl_count_4f3cea64), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_config_reserved_31_6] = { .name = S(rsv), .source = C(pcm_cpucounters_cpp_getM_cf8fbb61), .needs = NONE, .by = NONE, .bits = 0xffffffc0, .lo = 6, .width = 26, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_config_cha_count] = { .id = S(cha_count), .name = S(cha_count), .text = T(fields_ubox_global_config_cha_count), .source = C(pcm_cpucounters_cpp_getM_cf8fbb61), .needs = NONE, .by = NONE, .bits = 0x3f, .width = 6, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_box_status_reserved_31_2] = { .name = S(rsv), .source = C(likwid_registers_h_MSR_M_7526ee99), .needs = NONE, .by = NONE, .bits = 0xfffffffc, .lo = 2, .width = 30, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = C(likwid_registers_h_MSR_M_7526ee99), .needs = NONE, .by = NONE, .bits = 0x3, .width = 2, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_ctl_reserved_31_29] = { .name = S(rsv), .source = C(329468_002_control_table_85fa537c), .needs = NONE, .by = NONE, .bits = 0xe0000000, .lo = 29, .width = 3, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_SNB_d7fac656), .needs = NONE, .by = NONE, .bits = 0x1f000000, .lo = 24, .width = 5, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_SNB_d7fac656), .values = { values_ubox_ctl_invert_ge, 2 }, .needs = fields_ubox_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_SNB_d7fac656), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_85fa537c), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(329468_002_control_table_1ce7a606), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_ctl_tid_en] = { .id = S(tid_en), .name = S(tid_en), .text = T(fields_ubox_ctl_tid_en), .source = C(linux_uncore_snbep_c_SNB_d7fac656), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THREAD_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_SNB_d7fac656), .needs = fields_ubox_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_ctl_reserved_16_16] = { .name = S(rsv), .source = C(329468_002_control_table_85fa537c), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_uncore_snbep_c_SNB_d7fac656), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_SNB_d7fac656), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_4fb4b343), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_fixed_ctl_reserved_31_23] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_32d5aa98), .needs = NONE, .by = NONE, .bits = 0xff800000, .lo = 23, .width = 9, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_fixed_ctl_en), .source = C(linux_uncore_snbep_c_SNB_32d5aa98), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_fixed_ctl_reserved_21_21] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_32d5aa98), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_fixed_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_953f2009), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_fixed_ctl_reserved_19_0] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_32d5aa98), .needs = NONE, .by = NONE, .bits = 0xfffff, .width = 20, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_fixed_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_c256eb03), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_ctl_reserved_31_18] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_d6c04937), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_frz_en] = { .id = S(frz_en), .name = S(frz_en), .text = T(fields_cha_box_ctl_frz_en), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_ctl_reserved_15_9] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_status_reserved_31_4] = { .name = S(rsv), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_SNB_1a11d586), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_SNB_1a11d586), .values = { values_cha_ctl_invert_ge, 2 }, .needs = fields_cha_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_SNB_1a11d586), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_d0c7562a), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_c656a968), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_tid_en] = { .id = S(tid_en), .name = S(tid_en), .text = T(fields_cha_ctl_tid_en), .source = C(linux_uncore_snbep_c_SNB_1a11d586), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THREAD_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_SNB_1a11d586), .needs = fields_cha_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_qor] = { .id = S(qor), .name = S(qor), .text = T(fields_cha_ctl_qor), .source = C(linux_uncore_snbep_c_KNL_7f08d58d), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_QUEUE_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_uncore_snbep_c_SNB_1a11d586), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_SNB_1a11d586), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_e1cbe331), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter_reserved_31_21] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_4ae4f9e4), .needs = NONE, .by = NONE, .bits = 0xffe00000, .lo = 21, .width = 11, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter_state] = { .id = S(state), .name = S(state), .text = T(fields_cha_box_filter_state), .source = C(linux_uncore_snbep_c_KNL_4ae4f9e4), .needs = NONE, .by = NONE, .bits = 0x1c0000, .lo = 18, .width = 3, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_STATE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter_reserved_17_13] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_4ae4f9e4), .needs = NONE, .by = NONE, .bits = 0x3e000, .lo = 13, .width = 5, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter_link] = { .id = S(link), .name = S(link), .text = T(fields_cha_box_filter_link), .source = C(linux_uncore_snbep_c_for_506c36a7), .needs = NONE, .by = NONE, .bits = 0x1000, .lo = 12, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_box_filter_reserved_11_9] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_4ae4f9e4), .needs = NONE, .by = NONE, .bits = 0xe00, .lo = 9, .width = 3, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter_tid] = { .id = S(tid), .name = S(tid), .text = T(fields_cha_box_filter_tid), .source = C(linux_uncore_snbep_c_KNL_4ae4f9e4), .needs = NONE, .by = NONE, .bits = 0x1ff, .width = 9, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_THREAD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_isoc] = { .id = S(isoc), .name = S(isoc), .text = T(fields_cha_box_filter1_isoc), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_ISOCHRONOUS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_nc] = { .id = S(nc), .name = S(nc), .text = T(fields_cha_box_filter1_nc), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .needs = NONE, .by = NONE, .bits = 0x40000000, .lo = 30, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_NONCOHERENT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_reserved_29_29] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_aa089ecc), .needs = NONE, .by = NONE, .bits = 0x20000000, .lo = 29, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter1_opcodes] = { .id = S(opcodes), .name = S(opcodes), .text = T(fields_cha_box_filter1_opcodes), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .values = { values_cha_box_filter1_opcodes_ALL, 1 }, .needs = NONE, .by = NONE, .bits = 0x1ffffe08, .lo = 3, .width = 21, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_OPCODE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PIECES },
		[fields_cha_box_filter1_opc] = { .id = S(opc), .name = S(opc), .text = T(fields_cha_box_filter1_opc), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .needs = NONE, .by = NONE, .bits = 0x1ffffe00, .lo = 9, .width = 20, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PART },
		[fields_cha_box_filter1_all_opc] = { .id = S(all_opc), .name = S(all_opc), .text = T(fields_cha_box_filter1_all_opc), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .needs = NONE, .by = NONE, .bits = 0x8, .lo = 3, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PART },
		[fields_cha_box_filter1_reserved_8_6] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .needs = NONE, .by = NONE, .bits = 0x1c0, .lo = 6, .width = 3, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter1_nnm] = { .id = S(nnm), .name = S(nnm), .text = T(fields_cha_box_filter1_nnm), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .needs = NONE, .by = NONE, .bits = 0x20, .lo = 5, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_nm] = { .id = S(nm), .name = S(nm), .text = T(fields_cha_box_filter1_nm), .source = C(likwid_perfmon_knl_h_knl_ea6be278), .needs = NONE, .by = NONE, .bits = 0x10, .lo = 4, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_box_filter1_reserved_2_2] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .needs = NONE, .by = NONE, .bits = 0x4, .lo = 2, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter1_loc] = { .id = S(loc), .name = S(loc), .text = T(fields_cha_box_filter1_loc), .source = C(linux_uncore_snbep_c_KNL_6d934c90), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_NODE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_reserved_0_0] = { .name = S(rsv), .text = T(fields_cha_box_filter1_reserved_0_0), .source = C(linux_uncore_snbep_c_KNL_c6f2a092), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_reserved_31_18] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_d6c04937), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_frz_en] = { .id = S(frz_en), .name = S(frz_en), .text = T(fields_cha_box_ctl_frz_en), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_ctl_reserved_15_9] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_occ_edge_det] = { .id = S(occ_edge_det), .name = S(occ_edge_det), .text = T(fields_pcu_ctl_occ_edge_det), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OCCUPANCY_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_occ_invert] = { .id = S(occ_invert), .name = S(occ_invert), .text = T(fields_pcu_ctl_occ_invert), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = NONE, .by = NONE, .bits = 0x40000000, .lo = 30, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OCCUPANCY_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = NONE, .by = NONE, .bits = 0x3f000000, .lo = 24, .width = 6, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .values = { values_pcu_ctl_invert_ge, 2 }, .needs = fields_pcu_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_09f19bf4), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_c656a968), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_tid_en] = { .id = S(tid_en), .name = S(tid_en), .text = T(fields_pcu_ctl_tid_en), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THREAD_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = fields_pcu_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_reserved_16_16] = { .name = S(rsv), .source = C(329468_002_control_table_09f19bf4), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_occ_sel] = { .id = S(occ_sel), .name = S(occ_sel), .text = T(fields_pcu_ctl_occ_sel), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = NONE, .by = NONE, .bits = 0xc000, .lo = 14, .width = 2, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OCCUPANCY_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_reserved_13_8] = { .name = S(rsv), .source = C(329468_002_control_table_09f19bf4), .needs = NONE, .by = NONE, .bits = 0x3f00, .lo = 8, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_use_occ] = { .id = S(use_occ), .name = S(use_occ), .text = T(fields_pcu_ctl_use_occ), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = NONE, .by = NONE, .bits = 0x80, .lo = 7, .width = 1, .access = UNCORE_ACCESS_RW_V, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_KNL_ecbed318), .needs = NONE, .by = NONE, .bits = 0x7f, .width = 7, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_17f1a19b), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_rapl_unit_reserved_63_20] = { .name = S(rsv), .source = C(sdm_325384_059_14_9_1__a_dbd7376f), .needs = NONE, .by = NONE, .bits = 0xfffffffffff00000, .lo = 20, .width = 44, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_rapl_unit_tu] = { .id = S(tu), .name = S(tu), .text = T(fields_rapl_unit_tu), .source = C(sdm_325384_059_14_9_1__a_dbd7376f), .needs = NONE, .by = NONE, .bits = 0xf0000, .lo = 16, .width = 4, .access = UNCORE_ACCESS_RO },
		[fields_rapl_unit_reserved_15_13] = { .name = S(rsv), .source = C(sdm_325384_059_14_9_1__a_dbd7376f), .needs = NONE, .by = NONE, .bits = 0xe000, .lo = 13, .width = 3, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_rapl_unit_esu] = { .id = S(esu), .name = S(esu), .text = T(fields_rapl_unit_esu), .source = C(hpcperfstats_9__61_04_mi_7e547734), .needs = NONE, .by = NONE, .bits = 0x1f00, .lo = 8, .width = 5, .access = UNCORE_ACCESS_RO },
		[fields_rapl_unit_reserved_7_4] = { .name = S(rsv), .source = C(sdm_325384_059_14_9_1__a_dbd7376f), .needs = NONE, .by = NONE, .bits = 0xf0, .lo = 4, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_rapl_unit_pu] = { .id = S(pu), .name = S(pu), .text = T(fields_rapl_unit_pu), .source = C(sdm_325384_059_14_9_1__a_dbd7376f), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RO },
		[fields_rapl_energy_reserved_63_32] = { .name = S(rsv), .source = C(sdm_325384_059_14_9_3__l_183b3667), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_RESERVED },
		[fields_rapl_energy_used] = { .id = S(used), .name = S(used), .text = T(fields_rapl_energy_used), .source = C(sdm_325384_059_14_9_3__l_183b3667), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ufs_limit_reserved_63_15] = { .name = S(rsv), .source = C(edk2_msr_XeonPhiMsr_h_MS_99b7c0f5), .needs = NONE, .by = NONE, .bits = 0xffffffffffff8000, .lo = 15, .width = 49, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_RESERVED },
		[fields_ufs_limit_min_ratio] = { .id = S(min_ratio), .name = S(min_ratio), .text = T(fields_ufs_limit_min_ratio), .source = C(edk2_msr_XeonPhiMsr_h_MS_99b7c0f5), .needs = NONE, .by = NONE, .bits = 0x7f00, .lo = 8, .width = 7, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ufs_limit_reserved_7_7] = { .name = S(rsv), .source = C(edk2_msr_XeonPhiMsr_h_MS_99b7c0f5), .needs = NONE, .by = NONE, .bits = 0x80, .lo = 7, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_RESERVED },
		[fields_ufs_limit_max_ratio] = { .id = S(max_ratio), .name = S(max_ratio), .text = T(fields_ufs_limit_max_ratio), .source = C(edk2_msr_XeonPhiMsr_h_MS_99b7c0f5), .needs = NONE, .by = NONE, .bits = 0x7f, .width = 7, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ufs_status_reserved_63_7] = { .name = S(rsv), .source = C(likwid_frequency_uncore__7f757b8d), .needs = NONE, .by = NONE, .bits = 0xffffffffffffff80, .lo = 7, .width = 57, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ufs_status_ratio] = { .id = S(ratio), .name = S(ratio), .text = T(fields_ufs_status_ratio), .source = C(likwid_frequency_uncore__7f757b8d), .needs = NONE, .by = NONE, .bits = 0x7f, .width = 7, .access = UNCORE_ACCESS_RO_V, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_box_ctl_reserved_31_18] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_d6c04937), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_frz_en] = { .id = S(frz_en), .name = S(frz_en), .text = T(fields_cha_box_ctl_frz_en), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_ctl_reserved_15_9] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_status_reserved_31_2] = { .name = S(rsv), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xfffffffc, .lo = 2, .width = 30, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0x3, .width = 2, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_SNB_1a2c17fc), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_SNB_1a2c17fc), .values = { values_irp_ctl_invert_ge, 2 }, .needs = fields_irp_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_SNB_1a2c17fc), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_29e22a11), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_c656a968), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_reserved_19_19] = { .name = S(rsv), .source = C(329468_002_control_table_29e22a11), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_SNB_1a2c17fc), .needs = fields_irp_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_qor] = { .id = S(qor), .name = S(qor), .text = T(fields_cha_ctl_qor), .source = C(linux_uncore_snbep_c_KNL_7f08d58d), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_QUEUE_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_uncore_snbep_c_SNB_1a2c17fc), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_SNB_1a2c17fc), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_f96c2ce0), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_box_ctl_reserved_31_18] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_box_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_d6c04937), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_box_ctl_frz_en] = { .id = S(frz_en), .name = S(frz_en), .text = T(fields_cha_box_ctl_frz_en), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_box_ctl_reserved_15_9] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_box_status_reserved_31_4] = { .name = S(rsv), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m2pcie_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_SNB_59fab57a), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_SNB_59fab57a), .values = { values_m2pcie_ctl_invert_ge, 2 }, .needs = fields_m2pcie_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_SNB_59fab57a), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_3c911d17), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_c656a968), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m2pcie_ctl_reserved_19_19] = { .name = S(rsv), .source = C(329468_002_control_table_3c911d17), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_SNB_59fab57a), .needs = fields_m2pcie_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m2pcie_ctl_reserved_16_16] = { .name = S(rsv), .source = C(329468_002_control_table_3c911d17), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_uncore_snbep_c_SNB_59fab57a), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_SNB_59fab57a), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2pcie_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2pcie_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_dfdc9c27), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_reserved_31_18] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_d6c04937), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_frz_en] = { .id = S(frz_en), .name = S(frz_en), .text = T(fields_cha_box_ctl_frz_en), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_reserved_15_9] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_status_reserved_31_4] = { .name = S(rsv), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_SNB_05b12ce7), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_SNB_05b12ce7), .values = { values_imc_ctl_invert_ge, 2 }, .needs = fields_imc_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_SNB_05b12ce7), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_4b3220d0), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_c656a968), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_reserved_19_19] = { .name = S(rsv), .source = C(329468_002_control_table_4b3220d0), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_SNB_05b12ce7), .needs = fields_imc_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_reserved_16_16] = { .name = S(rsv), .source = C(329468_002_control_table_4b3220d0), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_uncore_snbep_c_SNB_05b12ce7), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_SNB_05b12ce7), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_9905a2a7), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_fixed_ctl_reserved_31_1] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_c8a7da94), .needs = NONE, .by = NONE, .bits = 0xfffffffe, .lo = 1, .width = 31, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_UNKNOWN, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_imc_fixed_ctl_en), .source = C(linux_uncore_snbep_c_KNL_c8a7da94), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_fixed_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_fixed_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_imc_fixed_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_223e0f8d), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_box_ctl_reserved_31_18] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_box_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_d6c04937), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_box_ctl_frz_en] = { .id = S(frz_en), .name = S(frz_en), .text = T(fields_cha_box_ctl_frz_en), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_box_ctl_reserved_15_9] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_box_status_reserved_31_4] = { .name = S(rsv), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_uclk_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_SNB_49184499), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_SNB_49184499), .values = { values_imc_uclk_ctl_invert_ge, 2 }, .needs = fields_imc_uclk_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_SNB_49184499), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_a4d21ab3), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_c656a968), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_uclk_ctl_reserved_19_19] = { .name = S(rsv), .source = C(329468_002_control_table_a4d21ab3), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_SNB_49184499), .needs = fields_imc_uclk_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_uclk_ctl_reserved_16_16] = { .name = S(rsv), .source = C(329468_002_control_table_a4d21ab3), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_uncore_snbep_c_SNB_49184499), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_SNB_49184499), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_16512987), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_fixed_ctl_reserved_31_1] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_c8a7da94), .needs = NONE, .by = NONE, .bits = 0xfffffffe, .lo = 1, .width = 31, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_UNKNOWN, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_imc_fixed_ctl_en), .source = C(linux_uncore_snbep_c_KNL_c8a7da94), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_uclk_fixed_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_uclk_fixed_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_fixed_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_7a67ed27), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_box_ctl_reserved_31_18] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_box_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_d6c04937), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_box_ctl_frz_en] = { .id = S(frz_en), .name = S(frz_en), .text = T(fields_cha_box_ctl_frz_en), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_box_ctl_reserved_15_9] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_box_status_reserved_31_4] = { .name = S(rsv), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_edc_eclk_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_SNB_7422116e), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_SNB_7422116e), .values = { values_edc_eclk_ctl_invert_ge, 2 }, .needs = fields_edc_eclk_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_SNB_7422116e), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_a68b25a6), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_c656a968), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_edc_eclk_ctl_reserved_19_19] = { .name = S(rsv), .source = C(329468_002_control_table_a68b25a6), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_SNB_7422116e), .needs = fields_edc_eclk_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_edc_eclk_ctl_reserved_16_16] = { .name = S(rsv), .source = C(329468_002_control_table_a68b25a6), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_uncore_snbep_c_SNB_7422116e), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_SNB_7422116e), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_4e92c0e9), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_fixed_ctl_reserved_31_1] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_c8a7da94), .needs = NONE, .by = NONE, .bits = 0xfffffffe, .lo = 1, .width = 31, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_UNKNOWN, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_imc_fixed_ctl_en), .source = C(linux_uncore_snbep_c_KNL_c8a7da94), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_eclk_fixed_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_eclk_fixed_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_edc_eclk_fixed_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_cac2ce62), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_box_ctl_reserved_31_18] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_box_ctl_reserved_17_17] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_SNB_d6c04937), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_box_ctl_frz_en] = { .id = S(frz_en), .name = S(frz_en), .text = T(fields_cha_box_ctl_frz_en), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_box_ctl_reserved_15_9] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = C(linux_uncore_snbep_c_SNB_c106e7e7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_box_status_reserved_31_4] = { .name = S(rsv), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = C(likwid_perfmon_knl_count_4664dcdc), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_edc_uclk_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = C(linux_uncore_snbep_c_SNB_c4c9b2c7), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = C(linux_uncore_snbep_c_SNB_c4c9b2c7), .values = { values_edc_uclk_ctl_invert_ge, 2 }, .needs = fields_edc_uclk_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = C(linux_uncore_snbep_c_SNB_c4c9b2c7), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_ctl_reserved_21_21] = { .name = S(rsv), .source = C(329468_002_control_table_50a178f6), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = C(likwid_perfmon_knl_h__se_c656a968), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_edc_uclk_ctl_reserved_19_19] = { .name = S(rsv), .source = C(329468_002_control_table_50a178f6), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = C(linux_uncore_snbep_c_SNB_c4c9b2c7), .needs = fields_edc_uclk_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = C(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_edc_uclk_ctl_reserved_16_16] = { .name = S(rsv), .source = C(329468_002_control_table_50a178f6), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = C(linux_uncore_snbep_c_SNB_c4c9b2c7), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = C(linux_uncore_snbep_c_SNB_c4c9b2c7), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_791d082b), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_fixed_ctl_reserved_31_1] = { .name = S(rsv), .source = C(linux_uncore_snbep_c_KNL_c8a7da94), .needs = NONE, .by = NONE, .bits = 0xfffffffe, .lo = 1, .width = 31, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_UNKNOWN, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_imc_fixed_ctl_en), .source = C(linux_uncore_snbep_c_KNL_c8a7da94), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_edc_uclk_fixed_ctr_reserved_63_48] = { .name = S(rsv), .source = C(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_edc_uclk_fixed_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_fixed_ctr_event_count), .source = C(linux_uncore_snbep_c_knl_ba660695), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
	},
	.values = {
		[values_ubox_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_ubox_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_cha_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_cha_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_cha_box_filter1_opcodes_ALL] = { .value = 0x1, .mask = 0x1fffff, .id = S(ALL), .name = S(ALL), .text = T(values_cha_box_filter1_opcodes_ALL), .when = NONE },
		[values_pcu_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_pcu_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_irp_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_irp_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_m2pcie_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_m2pcie_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_imc_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_imc_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_imc_uclk_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_imc_uclk_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_edc_eclk_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_edc_eclk_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_edc_uclk_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_edc_uclk_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
	},
	.counters = {
		[counters_ubox_general] = { .id = S(general), .control = registers_ubox_ctl, .data = registers_ubox_ctr, .count = 2, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_ubox, registers_ubox_box_status, fields_ubox_box_status_ov }, .overflow_bits = { numbers_counters_ubox_general_overflow_bits, 1 }, .overflow_global = { field_refs_counters_ubox_general_overflow_global, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_ubox_fixed] = { .id = S(fixed), .counts = S(uncore_clocks_5bfaa6a2), .control = registers_ubox_fixed_ctl, .data = registers_ubox_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .max_increment = { numbers_counters_ubox_fixed_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .overflow_global = { field_refs_counters_ubox_fixed_overflow_global, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 2, .halved_by = { NONE, NONE, NONE } },
		[counters_cha_general] = { .id = S(general), .control = registers_cha_ctl, .data = registers_cha_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_cha, registers_cha_box_status, fields_cha_box_status_ov }, .overflow_bits = { numbers_counters_cha_general_overflow_bits, 38 }, .overflow_global = { field_refs_counters_cha_general_overflow_global, 38 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_pcu_general] = { .id = S(general), .control = registers_pcu_ctl, .data = registers_pcu_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .overflow_global = { field_refs_counters_pcu_general_overflow_global, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_rapl_pkg] = { .id = S(pkg), .counts = S(energy_of_the_package__j_b148dbf2), .control = NONE, .data = registers_rapl_pkg_energy, .count = 1, .width = 32, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .worth = 1000000000, .halved_by = { boxes_rapl, registers_rapl_unit, fields_rapl_unit_esu }, .wraps_after = 60 },
		[counters_rapl_dram] = { .id = S(dram), .counts = S(energy_of_the_memory__jo_7c47a4cf), .control = NONE, .data = registers_rapl_dram_energy, .count = 1, .width = 32, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 1, .halvings = 16, .worth = 1000000000, .halved_by = { NONE, NONE, NONE }, .wraps_after = 60 },
		[counters_irp_general] = { .id = S(general), .control = registers_irp_ctl, .data = registers_irp_ctr, .count = 2, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_irp, registers_irp_box_status, fields_irp_box_status_ov }, .overflow_bits = { numbers_counters_irp_general_overflow_bits, 1 }, .overflow_global = { field_refs_counters_irp_general_overflow_global, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_m2pcie_general] = { .id = S(general), .control = registers_m2pcie_ctl, .data = registers_m2pcie_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_m2pcie, registers_m2pcie_box_status, fields_m2pcie_box_status_ov }, .overflow_bits = { numbers_counters_m2pcie_general_overflow_bits, 1 }, .overflow_global = { field_refs_counters_m2pcie_general_overflow_global, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_imc_general] = { .id = S(general), .control = registers_imc_ctl, .data = registers_imc_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_imc, registers_imc_box_status, fields_imc_box_status_ov }, .overflow_bits = { numbers_counters_imc_general_overflow_bits, 6 }, .overflow_global = { field_refs_counters_imc_general_overflow_global, 6 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_imc_fixed] = { .id = S(fixed), .counts = S(DRAM_clocks__half_the_da_2d1e3bde), .control = registers_imc_fixed_ctl, .data = registers_imc_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .max_increment = { numbers_counters_imc_fixed_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .overflow_global = { field_refs_counters_imc_fixed_overflow_global, 6 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_imc_uclk_general] = { .id = S(general), .control = registers_imc_uclk_ctl, .data = registers_imc_uclk_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_imc_uclk, registers_imc_uclk_box_status, fields_imc_uclk_box_status_ov }, .overflow_bits = { numbers_counters_imc_uclk_general_overflow_bits, 2 }, .overflow_global = { field_refs_counters_imc_uclk_general_overflow_global, 2 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_imc_uclk_fixed] = { .id = S(fixed), .counts = S(uncore_clocks_5bfaa6a2), .control = registers_imc_uclk_fixed_ctl, .data = registers_imc_uclk_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .max_increment = { numbers_counters_imc_uclk_fixed_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .overflow_global = { field_refs_counters_imc_uclk_fixed_overflow_global, 2 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_edc_eclk_general] = { .id = S(general), .control = registers_edc_eclk_ctl, .data = registers_edc_eclk_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_edc_eclk, registers_edc_eclk_box_status, fields_edc_eclk_box_status_ov }, .overflow_bits = { numbers_counters_edc_eclk_general_overflow_bits, 8 }, .overflow_global = { field_refs_counters_edc_eclk_general_overflow_global, 8 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_edc_eclk_fixed] = { .id = S(fixed), .counts = S(clocks_of_the_MCDRAM_con_eef6f56d), .control = registers_edc_eclk_fixed_ctl, .data = registers_edc_eclk_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .max_increment = { numbers_counters_edc_eclk_fixed_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .overflow_global = { field_refs_counters_edc_eclk_fixed_overflow_global, 8 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_edc_uclk_general] = { .id = S(general), .control = registers_edc_uclk_ctl, .data = registers_edc_uclk_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_edc_uclk, registers_edc_uclk_box_status, fields_edc_uclk_box_status_ov }, .overflow_bits = { numbers_counters_edc_uclk_general_overflow_bits, 8 }, .overflow_global = { field_refs_counters_edc_uclk_general_overflow_global, 8 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all }, .halved_by = { NONE, NONE, NONE } },
		[counters_edc_uclk_fixed] = { .id = S(fixed), .counts = S(uncore_clocks_5bfaa6a2), .control = registers_edc_uclk_fixed_ctl, .data = registers_edc_uclk_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .max_increment = { numbers_counters_edc_uclk_fixed_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .overflow_global = { field_refs_counters_edc_uclk_fixed_overflow_global, 8 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
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
		[procedure_rows_ubox_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_ubox_acknowledge, 1 } },
		[procedure_rows_ubox_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_ubox_restore, 2 } },
		[procedure_rows_cha_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_cha_setup, 1 } },
		[procedure_rows_cha_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_cha_freeze, 1 } },
		[procedure_rows_cha_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_cha_unfreeze, 1 } },
		[procedure_rows_cha_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_cha_reset, 1 } },
		[procedure_rows_cha_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_cha_program, 3 } },
		[procedure_rows_cha_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_cha_start, 1 } },
		[procedure_rows_cha_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_cha_stop, 1 } },
		[procedure_rows_cha_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_cha_read, 1 } },
		[procedure_rows_cha_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_cha_acknowledge, 1 } },
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
		[procedure_rows_irp_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_irp_setup, 1 } },
		[procedure_rows_irp_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_irp_freeze, 1 } },
		[procedure_rows_irp_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_irp_unfreeze, 1 } },
		[procedure_rows_irp_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_irp_reset, 1 } },
		[procedure_rows_irp_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_irp_program, 1 } },
		[procedure_rows_irp_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_irp_start, 1 } },
		[procedure_rows_irp_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_irp_stop, 1 } },
		[procedure_rows_irp_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_irp_read, 1 } },
		[procedure_rows_irp_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_irp_acknowledge, 1 } },
		[procedure_rows_irp_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_irp_restore, 2 } },
		[procedure_rows_m2pcie_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_m2pcie_setup, 1 } },
		[procedure_rows_m2pcie_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_m2pcie_freeze, 1 } },
		[procedure_rows_m2pcie_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_m2pcie_unfreeze, 1 } },
		[procedure_rows_m2pcie_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_m2pcie_reset, 1 } },
		[procedure_rows_m2pcie_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_m2pcie_program, 1 } },
		[procedure_rows_m2pcie_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_m2pcie_start, 1 } },
		[procedure_rows_m2pcie_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_m2pcie_stop, 1 } },
		[procedure_rows_m2pcie_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_m2pcie_read, 1 } },
		[procedure_rows_m2pcie_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_m2pcie_acknowledge, 1 } },
		[procedure_rows_m2pcie_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_m2pcie_restore, 2 } },
		[procedure_rows_imc_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_imc_setup, 1 } },
		[procedure_rows_imc_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_imc_freeze, 1 } },
		[procedure_rows_imc_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_imc_unfreeze, 1 } },
		[procedure_rows_imc_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_imc_reset, 2 } },
		[procedure_rows_imc_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_imc_program, 2 } },
		[procedure_rows_imc_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_imc_start, 1 } },
		[procedure_rows_imc_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_imc_stop, 1 } },
		[procedure_rows_imc_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_imc_read, 2 } },
		[procedure_rows_imc_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_imc_acknowledge, 1 } },
		[procedure_rows_imc_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_imc_restore, 3 } },
		[procedure_rows_imc_uclk_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_imc_uclk_setup, 1 } },
		[procedure_rows_imc_uclk_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_imc_uclk_freeze, 1 } },
		[procedure_rows_imc_uclk_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_imc_uclk_unfreeze, 1 } },
		[procedure_rows_imc_uclk_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_imc_uclk_reset, 2 } },
		[procedure_rows_imc_uclk_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_imc_uclk_program, 2 } },
		[procedure_rows_imc_uclk_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_imc_uclk_start, 1 } },
		[procedure_rows_imc_uclk_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_imc_uclk_stop, 1 } },
		[procedure_rows_imc_uclk_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_imc_uclk_read, 2 } },
		[procedure_rows_imc_uclk_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_imc_uclk_acknowledge, 1 } },
		[procedure_rows_imc_uclk_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_imc_uclk_restore, 3 } },
		[procedure_rows_edc_eclk_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_edc_eclk_setup, 1 } },
		[procedure_rows_edc_eclk_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_edc_eclk_freeze, 1 } },
		[procedure_rows_edc_eclk_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_edc_eclk_unfreeze, 1 } },
		[procedure_rows_edc_eclk_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_edc_eclk_reset, 2 } },
		[procedure_rows_edc_eclk_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_edc_eclk_program, 2 } },
		[procedure_rows_edc_eclk_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_edc_eclk_start, 1 } },
		[procedure_rows_edc_eclk_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_edc_eclk_stop, 1 } },
		[procedure_rows_edc_eclk_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_edc_eclk_read, 2 } },
		[procedure_rows_edc_eclk_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_edc_eclk_acknowledge, 1 } },
		[procedure_rows_edc_eclk_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_edc_eclk_restore, 3 } },
		[procedure_rows_edc_uclk_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_edc_uclk_setup, 1 } },
		[procedure_rows_edc_uclk_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_edc_uclk_freeze, 1 } },
		[procedure_rows_edc_uclk_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_edc_uclk_unfreeze, 1 } },
		[procedure_rows_edc_uclk_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_edc_uclk_reset, 2 } },
		[procedure_rows_edc_uclk_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_edc_uclk_program, 2 } },
		[procedure_rows_edc_uclk_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_edc_uclk_start, 1 } },
		[procedure_rows_edc_uclk_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_edc_uclk_stop, 1 } },
		[procedure_rows_edc_uclk_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_edc_uclk_read, 2 } },
		[procedure_rows_edc_uclk_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_edc_uclk_acknowledge, 1 } },
		[procedure_rows_edc_uclk_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_edc_uclk_restore, 3 } },
		[procedure_rows_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_freeze, 1 } },
		[procedure_rows_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_unfreeze, 1 } },
		[procedure_rows_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_acknowledge, 1 } },
	},
	.steps = {
		[steps_ubox_setup] = { .set = 0x400000, .text = T(steps_ubox_setup), .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_freeze] = { .set = 0x400000, .text = T(steps_ubox_freeze), .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_unfreeze] = { .value = 0x400000, .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000, .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_reset] = { .set = 0xffffffffffffffff, .text = T(steps_ubox_reset), .box = boxes_ubox, .reg = registers_ubox_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0xffffffffffffffff, .box = boxes_ubox, .reg = registers_ubox_fixed_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_program] = { .set = 0x400000, .text = T(steps_ubox_program), .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_ubox_start] = { .value = 0x400000, .set = 0x400000, .text = T(steps_ubox_start), .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000, .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_stop] = { .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_read] = { .box = boxes_ubox, .reg = registers_ubox_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ubox, .reg = registers_ubox_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_acknowledge] = { .value = 0x3, .set = 0x3, .text = T(steps_ubox_acknowledge), .box = boxes_ubox, .reg = registers_ubox_box_status, .op = UNCORE_STEP_WRITE },
		[steps_ubox_restore] = { .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_cha_setup] = { .value = 0x10100, .set = 0x10100, .text = T(steps_cha_setup), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_freeze] = { .value = 0x10100, .set = 0x10100, .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_unfreeze] = { .value = 0x10000, .set = 0x10000, .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_reset] = { .value = 0x10102, .set = 0x10102, .text = T(steps_cha_reset), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_program] = { .box = boxes_cha, .reg = registers_cha_box_filter, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		{ .value = 0x1, .box = boxes_cha, .reg = registers_cha_box_filter1, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		{ .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_cha, .reg = registers_cha_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_cha_start] = { .value = 0x10000, .set = 0x10000, .text = T(steps_cha_start), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_stop] = { .value = 0x10100, .set = 0x10100, .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_read] = { .box = boxes_cha, .reg = registers_cha_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_cha_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_cha_acknowledge), .box = boxes_cha, .reg = registers_cha_box_status, .op = UNCORE_STEP_WRITE },
		[steps_cha_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_cha, .reg = registers_cha_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x10000, .set = 0x10000, .text = T(steps_cha_restore2), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_setup] = { .value = 0x10100, .set = 0x10100, .text = T(steps_cha_setup), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_freeze] = { .value = 0x10100, .set = 0x10100, .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_unfreeze] = { .value = 0x10000, .set = 0x10000, .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_reset] = { .value = 0x10102, .set = 0x10102, .text = T(steps_cha_reset), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_pcu, .reg = registers_pcu_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_pcu_start] = { .value = 0x10000, .set = 0x10000, .text = T(steps_cha_start), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_stop] = { .value = 0x10100, .set = 0x10100, .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_read] = { .box = boxes_pcu, .reg = registers_pcu_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_pcu_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_pcu, .reg = registers_pcu_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x10000, .set = 0x10000, .text = T(steps_cha_restore2), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_rapl_read] = { .box = boxes_rapl, .reg = registers_rapl_pkg_energy, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_rapl, .reg = registers_rapl_dram_energy, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_irp_setup] = { .value = 0x10100, .set = 0x10100, .text = T(steps_cha_setup), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_freeze] = { .value = 0x10100, .set = 0x10100, .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_unfreeze] = { .value = 0x10000, .set = 0x10000, .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_reset] = { .value = 0x10102, .set = 0x10102, .text = T(steps_cha_reset), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_irp, .reg = registers_irp_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_irp_start] = { .value = 0x10000, .set = 0x10000, .text = T(steps_cha_start), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_stop] = { .value = 0x10100, .set = 0x10100, .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_read] = { .box = boxes_irp, .reg = registers_irp_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_irp_acknowledge] = { .value = 0x3, .set = 0x3, .text = T(steps_cha_acknowledge), .box = boxes_irp, .reg = registers_irp_box_status, .op = UNCORE_STEP_WRITE },
		[steps_irp_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_irp, .reg = registers_irp_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x10000, .set = 0x10000, .text = T(steps_cha_restore2), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2pcie_setup] = { .value = 0x10100, .set = 0x10100, .text = T(steps_cha_setup), .box = boxes_m2pcie, .reg = registers_m2pcie_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2pcie_freeze] = { .value = 0x10100, .set = 0x10100, .box = boxes_m2pcie, .reg = registers_m2pcie_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2pcie_unfreeze] = { .value = 0x10000, .set = 0x10000, .box = boxes_m2pcie, .reg = registers_m2pcie_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2pcie_reset] = { .value = 0x10102, .set = 0x10102, .text = T(steps_cha_reset), .box = boxes_m2pcie, .reg = registers_m2pcie_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2pcie_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_m2pcie, .reg = registers_m2pcie_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_m2pcie_start] = { .value = 0x10000, .set = 0x10000, .text = T(steps_cha_start), .box = boxes_m2pcie, .reg = registers_m2pcie_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2pcie_stop] = { .value = 0x10100, .set = 0x10100, .box = boxes_m2pcie, .reg = registers_m2pcie_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2pcie_read] = { .box = boxes_m2pcie, .reg = registers_m2pcie_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_m2pcie_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_cha_acknowledge), .box = boxes_m2pcie, .reg = registers_m2pcie_box_status, .op = UNCORE_STEP_WRITE },
		[steps_m2pcie_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_m2pcie, .reg = registers_m2pcie_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x10000, .set = 0x10000, .text = T(steps_cha_restore2), .box = boxes_m2pcie, .reg = registers_m2pcie_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_setup] = { .value = 0x10100, .set = 0x10100, .text = T(steps_cha_setup), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_freeze] = { .value = 0x10100, .set = 0x10100, .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_unfreeze] = { .value = 0x10000, .set = 0x10000, .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_reset] = { .value = 0x10102, .set = 0x10102, .text = T(steps_cha_reset), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0xffffffffffffffff, .text = T(steps_imc_reset2), .box = boxes_imc, .reg = registers_imc_fixed_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_imc, .reg = registers_imc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x1, .set = 0x1, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_start] = { .value = 0x10000, .set = 0x10000, .text = T(steps_cha_start), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_stop] = { .value = 0x10100, .set = 0x10100, .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_read] = { .box = boxes_imc, .reg = registers_imc_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_imc, .reg = registers_imc_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_cha_acknowledge), .box = boxes_imc, .reg = registers_imc_box_status, .op = UNCORE_STEP_WRITE },
		[steps_imc_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_imc, .reg = registers_imc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x1, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x10000, .set = 0x10000, .text = T(steps_cha_restore2), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_uclk_setup] = { .value = 0x10100, .set = 0x10100, .text = T(steps_cha_setup), .box = boxes_imc_uclk, .reg = registers_imc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_uclk_freeze] = { .value = 0x10100, .set = 0x10100, .box = boxes_imc_uclk, .reg = registers_imc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_uclk_unfreeze] = { .value = 0x10000, .set = 0x10000, .box = boxes_imc_uclk, .reg = registers_imc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_uclk_reset] = { .value = 0x10102, .set = 0x10102, .text = T(steps_cha_reset), .box = boxes_imc_uclk, .reg = registers_imc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0xffffffffffffffff, .text = T(steps_imc_reset2), .box = boxes_imc_uclk, .reg = registers_imc_uclk_fixed_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_uclk_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_imc_uclk, .reg = registers_imc_uclk_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x1, .set = 0x1, .box = boxes_imc_uclk, .reg = registers_imc_uclk_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_uclk_start] = { .value = 0x10000, .set = 0x10000, .text = T(steps_cha_start), .box = boxes_imc_uclk, .reg = registers_imc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_uclk_stop] = { .value = 0x10100, .set = 0x10100, .box = boxes_imc_uclk, .reg = registers_imc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_uclk_read] = { .box = boxes_imc_uclk, .reg = registers_imc_uclk_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_imc_uclk, .reg = registers_imc_uclk_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_uclk_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_cha_acknowledge), .box = boxes_imc_uclk, .reg = registers_imc_uclk_box_status, .op = UNCORE_STEP_WRITE },
		[steps_imc_uclk_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_imc_uclk, .reg = registers_imc_uclk_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x1, .box = boxes_imc_uclk, .reg = registers_imc_uclk_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x10000, .set = 0x10000, .text = T(steps_cha_restore2), .box = boxes_imc_uclk, .reg = registers_imc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_eclk_setup] = { .value = 0x10100, .set = 0x10100, .text = T(steps_cha_setup), .box = boxes_edc_eclk, .reg = registers_edc_eclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_eclk_freeze] = { .value = 0x10100, .set = 0x10100, .box = boxes_edc_eclk, .reg = registers_edc_eclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_eclk_unfreeze] = { .value = 0x10000, .set = 0x10000, .box = boxes_edc_eclk, .reg = registers_edc_eclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_eclk_reset] = { .value = 0x10102, .set = 0x10102, .text = T(steps_cha_reset), .box = boxes_edc_eclk, .reg = registers_edc_eclk_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0xffffffffffffffff, .text = T(steps_imc_reset2), .box = boxes_edc_eclk, .reg = registers_edc_eclk_fixed_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_edc_eclk_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_edc_eclk, .reg = registers_edc_eclk_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x1, .set = 0x1, .box = boxes_edc_eclk, .reg = registers_edc_eclk_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_edc_eclk_start] = { .value = 0x10000, .set = 0x10000, .text = T(steps_cha_start), .box = boxes_edc_eclk, .reg = registers_edc_eclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_eclk_stop] = { .value = 0x10100, .set = 0x10100, .box = boxes_edc_eclk, .reg = registers_edc_eclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_eclk_read] = { .box = boxes_edc_eclk, .reg = registers_edc_eclk_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_edc_eclk, .reg = registers_edc_eclk_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_edc_eclk_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_cha_acknowledge), .box = boxes_edc_eclk, .reg = registers_edc_eclk_box_status, .op = UNCORE_STEP_WRITE },
		[steps_edc_eclk_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_edc_eclk, .reg = registers_edc_eclk_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x1, .box = boxes_edc_eclk, .reg = registers_edc_eclk_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x10000, .set = 0x10000, .text = T(steps_cha_restore2), .box = boxes_edc_eclk, .reg = registers_edc_eclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_uclk_setup] = { .value = 0x10100, .set = 0x10100, .text = T(steps_cha_setup), .box = boxes_edc_uclk, .reg = registers_edc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_uclk_freeze] = { .value = 0x10100, .set = 0x10100, .box = boxes_edc_uclk, .reg = registers_edc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_uclk_unfreeze] = { .value = 0x10000, .set = 0x10000, .box = boxes_edc_uclk, .reg = registers_edc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_uclk_reset] = { .value = 0x10102, .set = 0x10102, .text = T(steps_cha_reset), .box = boxes_edc_uclk, .reg = registers_edc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0xffffffffffffffff, .text = T(steps_imc_reset2), .box = boxes_edc_uclk, .reg = registers_edc_uclk_fixed_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_edc_uclk_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_edc_uclk, .reg = registers_edc_uclk_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x1, .set = 0x1, .box = boxes_edc_uclk, .reg = registers_edc_uclk_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_edc_uclk_start] = { .value = 0x10000, .set = 0x10000, .text = T(steps_cha_start), .box = boxes_edc_uclk, .reg = registers_edc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_uclk_stop] = { .value = 0x10100, .set = 0x10100, .box = boxes_edc_uclk, .reg = registers_edc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_edc_uclk_read] = { .box = boxes_edc_uclk, .reg = registers_edc_uclk_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_edc_uclk, .reg = registers_edc_uclk_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_edc_uclk_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_cha_acknowledge), .box = boxes_edc_uclk, .reg = registers_edc_uclk_box_status, .op = UNCORE_STEP_WRITE },
		[steps_edc_uclk_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_edc_uclk, .reg = registers_edc_uclk_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x1, .box = boxes_edc_uclk, .reg = registers_edc_uclk_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x10000, .set = 0x10000, .text = T(steps_cha_restore2), .box = boxes_edc_uclk, .reg = registers_edc_uclk_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_freeze] = { .value = 0x8000000000000000, .set = 0x8000000000000000, .text = T(steps_freeze), .box = boxes_ubox, .reg = registers_ubox_global_ctl, .op = UNCORE_STEP_WRITE },
		[steps_unfreeze] = { .value = 0x2000000000000000, .set = 0x2000000000000000, .box = boxes_ubox, .reg = registers_ubox_global_ctl, .op = UNCORE_STEP_WRITE },
		[steps_acknowledge] = { .value = 0x1fffffffffffff, .set = 0x1fffffffffffff, .text = T(steps_acknowledge), .box = boxes_ubox, .reg = registers_ubox_global_status, .op = UNCORE_STEP_WRITE },
	},
	.aliases = {
		[aliases_box_ubox] = { .name = S(uncore_ubox), .box = boxes_ubox, .reg = NONE, .field = NONE },
		[aliases_box_cha] = { .name = S(uncore_cha), .box = boxes_cha, .reg = NONE, .field = NONE },
		{ .name = S(knl_unc_cha), .box = boxes_cha, .reg = NONE, .field = NONE },
		[aliases_register_cha_box_filter] = { .name = S(CHAFilter0), .box = boxes_cha, .reg = registers_cha_box_filter, .field = NONE },
		{ .name = S(filter_state), .box = boxes_cha, .reg = registers_cha_box_filter, .field = fields_cha_box_filter_state },
		{ .name = S(filter_link), .box = boxes_cha, .reg = registers_cha_box_filter, .field = fields_cha_box_filter_link },
		{ .name = S(filter_tid), .box = boxes_cha, .reg = registers_cha_box_filter, .field = fields_cha_box_filter_tid },
		[aliases_register_cha_box_filter1] = { .name = S(CHAFilter1), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = NONE },
		{ .name = S(filter_isoc), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_isoc },
		{ .name = S(filter_nc), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nc },
		{ .name = S(filter_opc), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opc },
		{ .name = S(filter_all_op), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_all_opc },
		{ .name = S(filter_nnm), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm },
		{ .name = S(filter_local), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc },
		[aliases_box_pcu] = { .name = S(uncore_pcu), .box = boxes_pcu, .reg = NONE, .field = NONE },
		[aliases_register_pcu_ctl] = { .name = S(use_occ_ctr), .box = boxes_pcu, .reg = registers_pcu_ctl, .field = fields_pcu_ctl_use_occ },
		[aliases_box_irp] = { .name = S(uncore_irp), .box = boxes_irp, .reg = NONE, .field = NONE },
		[aliases_box_m2pcie] = { .name = S(uncore_m2pcie), .box = boxes_m2pcie, .reg = NONE, .field = NONE },
		{ .name = S(knl_unc_m2pcie), .box = boxes_m2pcie, .reg = NONE, .field = NONE },
		[aliases_box_imc] = { .name = S(uncore_imc), .box = boxes_imc, .reg = NONE, .field = NONE },
		{ .name = S(knl_unc_imc), .box = boxes_imc, .reg = NONE, .field = NONE },
		{ .name = S(imc_dclk), .box = boxes_imc, .reg = NONE, .field = NONE },
		[aliases_box_imc_uclk] = { .name = S(uncore_imc_uclk), .box = boxes_imc_uclk, .reg = NONE, .field = NONE },
		{ .name = S(knl_unc_imc_uclk), .box = boxes_imc_uclk, .reg = NONE, .field = NONE },
		[aliases_box_edc_eclk] = { .name = S(uncore_edc_eclk), .box = boxes_edc_eclk, .reg = NONE, .field = NONE },
		{ .name = S(knl_unc_edc_eclk), .box = boxes_edc_eclk, .reg = NONE, .field = NONE },
		[aliases_box_edc_uclk] = { .name = S(uncore_edc_uclk), .box = boxes_edc_uclk, .reg = NONE, .field = NONE },
		{ .name = S(knl_unc_edc_uclk), .box = boxes_edc_uclk, .reg = NONE, .field = NONE },
	},
	.field_refs = {
		[field_refs_counters_ubox_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_u },
		[field_refs_counters_ubox_fixed_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_u_fixed },
		[field_refs_presents_cha_fields] = { boxes_ubox, registers_ubox_global_config, fields_ubox_global_config_cha_count },
		[field_refs_counters_cha_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha2 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha3 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha4 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha5 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha6 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha7 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha8 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha9 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha10 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha11 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha12 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha13 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha14 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha15 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha16 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha17 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha18 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha19 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha20 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha21 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha22 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha23 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha24 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha25 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha26 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha27 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha28 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha29 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha30 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha31 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha32 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha33 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha34 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha35 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha36 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha37 },
		[field_refs_counters_pcu_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_p },
		[field_refs_counters_irp_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_irp },
		[field_refs_counters_m2pcie_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m2p },
		[field_refs_counters_imc_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 },
		[field_refs_counters_imc_fixed_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 },
		[field_refs_counters_imc_uclk_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 },
		[field_refs_counters_imc_uclk_fixed_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 },
		[field_refs_counters_edc_eclk_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc2 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc3 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc4 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc5 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc6 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc7 },
		[field_refs_counters_edc_eclk_fixed_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc2 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc3 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc4 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc5 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc6 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc7 },
		[field_refs_counters_edc_uclk_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc2 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc3 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc4 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc5 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc6 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc7 },
		[field_refs_counters_edc_uclk_fixed_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc2 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc3 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc4 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc5 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc6 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_edc7 },
		[field_refs_groups_clocks_settings] = { boxes_ufs, registers_ufs_limit, fields_ufs_limit_min_ratio }, { boxes_ufs, registers_ufs_limit, fields_ufs_limit_max_ratio }, { boxes_ufs, registers_ufs_status, fields_ufs_status_ratio },
	},
	.numbers = {
		[numbers_counters_ubox_general_overflow_bits] = 0x0,
		[numbers_counters_ubox_fixed_max_increment] = 0x1,
		[numbers_counters_cha_general_overflow_bits] = 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
		[numbers_counters_irp_general_overflow_bits] = 0x0,
		[numbers_counters_m2pcie_general_overflow_bits] = 0x0,
		[numbers_counters_imc_general_overflow_bits] = 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
		[numbers_counters_imc_fixed_max_increment] = 0x1,
		[numbers_counters_imc_uclk_general_overflow_bits] = 0x0, 0x0,
		[numbers_counters_imc_uclk_fixed_max_increment] = 0x1,
		[numbers_counters_edc_eclk_general_overflow_bits] = 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
		[numbers_counters_edc_eclk_fixed_max_increment] = 0x1,
		[numbers_counters_edc_uclk_general_overflow_bits] = 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
		[numbers_counters_edc_uclk_fixed_max_increment] = 0x1,
	},
	.strings = {
		[strings_boxes_imc_instance_names] = S(MC0_CH0), S(MC0_CH1), S(MC0_CH2), S(MC1_CH0), S(MC1_CH1), S(MC1_CH2),
		[strings_core_msrs_all_flags] = S(fpu), S(vme), S(de), S(pse), S(tsc), S(msr), S(pae), S(mce), S(cx8), S(apic), S(sep), S(mtrr), S(pge), S(mca), S(cmov), S(pat), S(pse36), S(clflush), S(dts), S(acpi), S(mmx), S(fxsr), S(sse), S(sse2), S(ss), S(ht), S(tm), S(pbe), S(syscall), S(nx), S(pdpe1gb), S(rdtscp), S(lm), S(constant_tsc), S(arch_perfmon), S(pebs), S(bts), S(rep_good), S(nopl), S(xtopology), S(nonstop_tsc), S(aperfmperf), S(pni), S(pclmulqdq), S(dtes64), S(monitor), S(ds_cpl), S(est), S(tm2), S(ssse3), S(fma), S(cx16), S(xtpr), S(pdcm), S(sse4_1), S(sse4_2), S(x2apic), S(movbe), S(popcnt), S(tsc_deadline_timer), S(aes), S(xsave), S(avx), S(f16c), S(rdrand), S(lahf_lm), S(abm), S(3dnowprefetch), S(epb), S(fsgsbase), S(tsc_adjust), S(bmi1), S(avx2), S(smep), S(bmi2), S(erms), S(avx512f), S(rdseed), S(adx), S(avx512pf),
	},
	.events = {
		[events_UNC_H_U_CLOCKTICKS] = { .name = N(events_UNC_H_U_CLOCKTICKS), .text = T(events_UNC_H_U_CLOCKTICKS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_OCCUPANCY] = { .control = 0x11, .name = N(events_UNC_H_INGRESS_OCCUPANCY), .text = T(events_UNC_H_INGRESS_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_OCCUPANCY__IRQ, .umask_count = 5, .counters = 0x1, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_INSERTS] = { .control = 0x13, .name = N(events_UNC_H_INGRESS_INSERTS), .text = T(events_UNC_H_INGRESS_INSERTS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_INSERTS__IRQ, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_INT_STARVED] = { .control = 0x14, .name = N(events_UNC_H_INGRESS_INT_STARVED), .text = T(events_UNC_H_INGRESS_INT_STARVED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_INT_STARVED__IRQ, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_IRQ0_REJECT] = { .control = 0x18, .name = N(events_UNC_H_INGRESS_RETRY_IRQ0_REJECT), .text = T(events_UNC_H_INGRESS_RETRY_IRQ0_REJECT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_IRQ1_REJECT] = { .control = 0x19, .name = N(events_UNC_H_INGRESS_RETRY_IRQ1_REJECT), .text = T(events_UNC_H_INGRESS_RETRY_IRQ1_REJECT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_PRQ0_REJECT] = { .control = 0x20, .name = N(events_UNC_H_INGRESS_RETRY_PRQ0_REJECT), .text = T(events_UNC_H_INGRESS_RETRY_PRQ0_REJECT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AD_REQ_VN0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_PRQ1_REJECT] = { .control = 0x21, .name = N(events_UNC_H_INGRESS_RETRY_PRQ1_REJECT), .text = T(events_UNC_H_INGRESS_RETRY_PRQ1_REJECT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__ANY_REJECT_IRQ0, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_IPQ0_REJECT] = { .control = 0x22, .name = N(events_UNC_H_INGRESS_RETRY_IPQ0_REJECT), .text = T(events_UNC_H_INGRESS_RETRY_IPQ0_REJECT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AD_REQ_VN0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_IPQ1_REJECT] = { .control = 0x23, .name = N(events_UNC_H_INGRESS_RETRY_IPQ1_REJECT), .text = T(events_UNC_H_INGRESS_RETRY_IPQ1_REJECT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__ANY_REJECT_IPQ0, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT] = { .control = 0x24, .name = N(events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT), .text = T(events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AD_REQ_VN0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY] = { .control = 0x2a, .name = N(events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY), .text = T(events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AD_REQ_VN0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY] = { .control = 0x2b, .name = N(events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY), .text = T(events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__ANY_REJECT_IRQ0, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY] = { .control = 0x2c, .name = N(events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY), .text = T(events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AD_REQ_VN0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_OTHER0_RETRY] = { .control = 0x2e, .name = N(events_UNC_H_INGRESS_RETRY_OTHER0_RETRY), .text = T(events_UNC_H_INGRESS_RETRY_OTHER0_RETRY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AD_REQ_VN0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_INGRESS_RETRY_OTHER1_RETRY] = { .control = 0x2f, .name = N(events_UNC_H_INGRESS_RETRY_OTHER1_RETRY), .text = T(events_UNC_H_INGRESS_RETRY_OTHER1_RETRY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_INGRESS, .first_umask = umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__ANY_REJECT_IRQ0, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_SF_LOOKUP] = { .control = 0x34, .name = N(events_UNC_H_SF_LOOKUP), .text = T(events_UNC_H_SF_LOOKUP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_SF, .first_umask = umasks_UNC_H_SF_LOOKUP__DATA_READ, .umask_count = 4, .first_filter = filters_UNC_H_SF_LOOKUP, .filter_count = 1, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_TOR_INSERTS] = { .control = 0x35, .name = N(events_UNC_H_TOR_INSERTS), .text = T(events_UNC_H_TOR_INSERTS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_TOR, .first_umask = umasks_UNC_H_TOR_INSERTS__IRQ, .umask_count = 13, .first_filter = filters_UNC_H_TOR_INSERTS, .filter_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_DOUBTFUL, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_TOR_OCCUPANCY] = { .control = 0x36, .name = N(events_UNC_H_TOR_OCCUPANCY), .text = T(events_UNC_H_TOR_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_TOR, .first_umask = umasks_UNC_H_TOR_OCCUPANCY__IRQ, .umask_count = 12, .first_filter = filters_UNC_H_TOR_OCCUPANCY, .filter_count = 6, .counters = 0x1, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER | UNCORE_EVENT_DOUBTFUL, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_CACHE_LINES_VICTIMIZED] = { .control = 0x37, .name = N(events_UNC_H_CACHE_LINES_VICTIMIZED), .text = T(events_UNC_H_CACHE_LINES_VICTIMIZED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_SF, .first_umask = umasks_UNC_H_CACHE_LINES_VICTIMIZED__M_STATE, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_MISC] = { .control = 0x39, .name = N(events_UNC_H_MISC), .text = T(events_UNC_H_MISC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_MISC, .first_umask = umasks_UNC_H_MISC__RSPI_WAS_FSE, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_AD_CRD_ACQUIRED] = { .control = 0x80, .name = N(events_UNC_H_AG0_AD_CRD_ACQUIRED), .text = T(events_UNC_H_AG0_AD_CRD_ACQUIRED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT] = { .control = 0x81, .name = N(events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT), .text = T(events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_AD_CRD_OCCUPANCY] = { .control = 0x82, .name = N(events_UNC_H_AG0_AD_CRD_OCCUPANCY), .text = T(events_UNC_H_AG0_AD_CRD_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT] = { .control = 0x83, .name = N(events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT), .text = T(events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_AD_CRD_ACQUIRED] = { .control = 0x84, .name = N(events_UNC_H_AG1_AD_CRD_ACQUIRED), .text = T(events_UNC_H_AG1_AD_CRD_ACQUIRED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT] = { .control = 0x85, .name = N(events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT), .text = T(events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_AD_CRD_OCCUPANCY] = { .control = 0x86, .name = N(events_UNC_H_AG1_AD_CRD_OCCUPANCY), .text = T(events_UNC_H_AG1_AD_CRD_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT] = { .control = 0x87, .name = N(events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT), .text = T(events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_BL_CRD_ACQUIRED] = { .control = 0x88, .name = N(events_UNC_H_AG0_BL_CRD_ACQUIRED), .text = T(events_UNC_H_AG0_BL_CRD_ACQUIRED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT] = { .control = 0x89, .name = N(events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT), .text = T(events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_BL_CRD_OCCUPANCY] = { .control = 0x8a, .name = N(events_UNC_H_AG0_BL_CRD_OCCUPANCY), .text = T(events_UNC_H_AG0_BL_CRD_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT] = { .control = 0x8b, .name = N(events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT), .text = T(events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_BL_CRD_ACQUIRED] = { .control = 0x8c, .name = N(events_UNC_H_AG1_BL_CRD_ACQUIRED), .text = T(events_UNC_H_AG1_BL_CRD_ACQUIRED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT] = { .control = 0x8d, .name = N(events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT), .text = T(events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_BL_CRD_OCCUPANCY] = { .control = 0x8e, .name = N(events_UNC_H_AG1_BL_CRD_OCCUPANCY), .text = T(events_UNC_H_AG1_BL_CRD_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT] = { .control = 0x8f, .name = N(events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT), .text = T(events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_VERT_OCCUPANCY] = { .control = 0x90, .name = N(events_UNC_H_EGRESS_VERT_OCCUPANCY), .text = T(events_UNC_H_EGRESS_VERT_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_VERT_EGRESS, .first_umask = umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_VERT_INSERTS] = { .control = 0x91, .name = N(events_UNC_H_EGRESS_VERT_INSERTS), .text = T(events_UNC_H_EGRESS_VERT_INSERTS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_VERT_EGRESS, .first_umask = umasks_UNC_H_EGRESS_VERT_INSERTS__AD_AG0, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_VERT_CYCLES_FULL] = { .control = 0x92, .name = N(events_UNC_H_EGRESS_VERT_CYCLES_FULL), .text = T(events_UNC_H_EGRESS_VERT_CYCLES_FULL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_VERT_EGRESS, .first_umask = umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AD_AG0, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_VERT_CYCLES_NE] = { .control = 0x93, .name = N(events_UNC_H_EGRESS_VERT_CYCLES_NE), .text = T(events_UNC_H_EGRESS_VERT_CYCLES_NE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_VERT_EGRESS, .first_umask = umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AD_AG0, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_HORZ_OCCUPANCY] = { .control = 0x94, .name = N(events_UNC_H_EGRESS_HORZ_OCCUPANCY), .text = T(events_UNC_H_EGRESS_HORZ_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_HORZ_INSERTS] = { .control = 0x95, .name = N(events_UNC_H_EGRESS_HORZ_INSERTS), .text = T(events_UNC_H_EGRESS_HORZ_INSERTS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_HORZ_INSERTS__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_HORZ_CYCLES_FULL] = { .control = 0x96, .name = N(events_UNC_H_EGRESS_HORZ_CYCLES_FULL), .text = T(events_UNC_H_EGRESS_HORZ_CYCLES_FULL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_HORZ_CYCLES_NE] = { .control = 0x97, .name = N(events_UNC_H_EGRESS_HORZ_CYCLES_NE), .text = T(events_UNC_H_EGRESS_HORZ_CYCLES_NE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_VERT_NACK] = { .control = 0x98, .name = N(events_UNC_H_EGRESS_VERT_NACK), .text = T(events_UNC_H_EGRESS_VERT_NACK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_VERT_EGRESS, .first_umask = umasks_UNC_H_EGRESS_VERT_NACK__AD_AG0, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_HORZ_NACK] = { .control = 0x99, .name = N(events_UNC_H_EGRESS_HORZ_NACK), .text = T(events_UNC_H_EGRESS_HORZ_NACK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_HORZ_NACK__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_VERT_STARVED] = { .control = 0x9a, .name = N(events_UNC_H_EGRESS_VERT_STARVED), .text = T(events_UNC_H_EGRESS_VERT_STARVED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_VERT_EGRESS, .first_umask = umasks_UNC_H_EGRESS_VERT_STARVED__AD_AG0, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_HORZ_STARVED] = { .control = 0x9b, .name = N(events_UNC_H_EGRESS_HORZ_STARVED), .text = T(events_UNC_H_EGRESS_HORZ_STARVED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_HORZ_STARVED__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_VERT_ADS_USED] = { .control = 0x9c, .name = N(events_UNC_H_EGRESS_VERT_ADS_USED), .text = T(events_UNC_H_EGRESS_VERT_ADS_USED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_VERT_EGRESS, .first_umask = umasks_UNC_H_EGRESS_VERT_ADS_USED__AD_AG0, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_HORZ_ADS_USED] = { .control = 0x9d, .name = N(events_UNC_H_EGRESS_HORZ_ADS_USED), .text = T(events_UNC_H_EGRESS_HORZ_ADS_USED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_HORZ_ADS_USED__AD, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_VERT_BYPASS] = { .control = 0x9e, .name = N(events_UNC_H_EGRESS_VERT_BYPASS), .text = T(events_UNC_H_EGRESS_VERT_BYPASS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_VERT_EGRESS, .first_umask = umasks_UNC_H_EGRESS_VERT_BYPASS__AD_AG0, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_HORZ_BYPASS] = { .control = 0x9f, .name = N(events_UNC_H_EGRESS_HORZ_BYPASS), .text = T(events_UNC_H_EGRESS_HORZ_BYPASS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_HORZ_BYPASS__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_RING_BOUNCES_VERT] = { .control = 0xa0, .name = N(events_UNC_H_RING_BOUNCES_VERT), .text = T(events_UNC_H_RING_BOUNCES_VERT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_BOUNCES, .first_umask = umasks_UNC_H_RING_BOUNCES_VERT__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_RING_BOUNCES_HORZ] = { .control = 0xa1, .name = N(events_UNC_H_RING_BOUNCES_HORZ), .text = T(events_UNC_H_RING_BOUNCES_HORZ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_BOUNCES, .first_umask = umasks_UNC_H_RING_BOUNCES_HORZ__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_RING_SINK_STARVED_VERT] = { .control = 0xa2, .name = N(events_UNC_H_RING_SINK_STARVED_VERT), .text = T(events_UNC_H_RING_SINK_STARVED_VERT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_BOUNCES, .first_umask = umasks_UNC_H_RING_SINK_STARVED_VERT__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_RING_SINK_STARVED_HORZ] = { .control = 0xa3, .name = N(events_UNC_H_RING_SINK_STARVED_HORZ), .text = T(events_UNC_H_RING_SINK_STARVED_HORZ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_BOUNCES, .first_umask = umasks_UNC_H_RING_SINK_STARVED_HORZ__AD, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_RING_SRC_THRTL] = { .control = 0xa4, .name = N(events_UNC_H_RING_SRC_THRTL), .text = T(events_UNC_H_RING_SRC_THRTL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_BOUNCES, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_FAST_ASSERTED] = { .control = 0xa5, .name = N(events_UNC_H_FAST_ASSERTED), .text = T(events_UNC_H_FAST_ASSERTED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_BOUNCES, .first_umask = umasks_UNC_H_FAST_ASSERTED__VERT, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_VERT_RING_AD_IN_USE] = { .control = 0xa6, .name = N(events_UNC_H_VERT_RING_AD_IN_USE), .text = T(events_UNC_H_VERT_RING_AD_IN_USE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_IN_USE, .first_umask = umasks_UNC_H_VERT_RING_AD_IN_USE__UP_EVEN, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_HORZ_RING_AD_IN_USE] = { .control = 0xa7, .name = N(events_UNC_H_HORZ_RING_AD_IN_USE), .text = T(events_UNC_H_HORZ_RING_AD_IN_USE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_IN_USE, .first_umask = umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_EVEN, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_VERT_RING_AK_IN_USE] = { .control = 0xa8, .name = N(events_UNC_H_VERT_RING_AK_IN_USE), .text = T(events_UNC_H_VERT_RING_AK_IN_USE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_IN_USE, .first_umask = umasks_UNC_H_VERT_RING_AK_IN_USE__UP_EVEN, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_HORZ_RING_AK_IN_USE] = { .control = 0xa9, .name = N(events_UNC_H_HORZ_RING_AK_IN_USE), .text = T(events_UNC_H_HORZ_RING_AK_IN_USE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_IN_USE, .first_umask = umasks_UNC_H_HORZ_RING_AK_IN_USE__LEFT_EVEN, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_VERT_RING_BL_IN_USE] = { .control = 0xaa, .name = N(events_UNC_H_VERT_RING_BL_IN_USE), .text = T(events_UNC_H_VERT_RING_BL_IN_USE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_IN_USE, .first_umask = umasks_UNC_H_VERT_RING_BL_IN_USE__UP_EVEN, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_HORZ_RING_BL_IN_USE] = { .control = 0xab, .name = N(events_UNC_H_HORZ_RING_BL_IN_USE), .text = T(events_UNC_H_HORZ_RING_BL_IN_USE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_IN_USE, .first_umask = umasks_UNC_H_HORZ_RING_BL_IN_USE__LEFT_EVEN, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_VERT_RING_IV_IN_USE] = { .control = 0xac, .name = N(events_UNC_H_VERT_RING_IV_IN_USE), .text = T(events_UNC_H_VERT_RING_IV_IN_USE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_IN_USE, .first_umask = umasks_UNC_H_VERT_RING_IV_IN_USE__UP, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_HORZ_RING_IV_IN_USE] = { .control = 0xad, .name = N(events_UNC_H_HORZ_RING_IV_IN_USE), .text = T(events_UNC_H_HORZ_RING_IV_IN_USE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_RING_IN_USE, .first_umask = umasks_UNC_H_HORZ_RING_IV_IN_USE__LEFT, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_EGRESS_ORDERING] = { .control = 0xae, .name = N(events_UNC_H_EGRESS_ORDERING), .text = T(events_UNC_H_EGRESS_ORDERING), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_HORZ_EGRESS, .first_umask = umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_UP, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_TG_INGRESS_OCCUPANCY] = { .control = 0xb0, .name = N(events_UNC_H_TG_INGRESS_OCCUPANCY), .text = T(events_UNC_H_TG_INGRESS_OCCUPANCY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_INGRESS, .first_umask = umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_TG_INGRESS_INSERTS] = { .control = 0xb1, .name = N(events_UNC_H_TG_INGRESS_INSERTS), .text = T(events_UNC_H_TG_INGRESS_INSERTS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_INGRESS, .first_umask = umasks_UNC_H_TG_INGRESS_INSERTS__AD_BNC, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_TG_INGRESS_BYPASS] = { .control = 0xb2, .name = N(events_UNC_H_TG_INGRESS_BYPASS), .text = T(events_UNC_H_TG_INGRESS_BYPASS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_INGRESS, .first_umask = umasks_UNC_H_TG_INGRESS_BYPASS__AD_BNC, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_TG_INGRESS_CRD_STARVED] = { .control = 0xb3, .name = N(events_UNC_H_TG_INGRESS_CRD_STARVED), .text = T(events_UNC_H_TG_INGRESS_CRD_STARVED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_INGRESS, .first_umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__AD_BNC, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_TG_INGRESS_BUSY_STARVED] = { .control = 0xb4, .name = N(events_UNC_H_TG_INGRESS_BUSY_STARVED), .text = T(events_UNC_H_TG_INGRESS_BUSY_STARVED), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_INGRESS, .first_umask = umasks_UNC_H_TG_INGRESS_BUSY_STARVED__AD_BNC, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_CLOCK] = { .control = 0xc0, .name = N(events_UNC_H_CLOCK), .text = T(events_UNC_H_CLOCK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CLOCK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD] = { .control = 0xd0, .name = N(events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD), .text = T(events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT] = { .control = 0xd1, .name = N(events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT), .text = T(events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD] = { .control = 0xd2, .name = N(events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD), .text = T(events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT] = { .control = 0xd3, .name = N(events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT), .text = T(events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL] = { .control = 0xd4, .name = N(events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL), .text = T(events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT] = { .control = 0xd5, .name = N(events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT), .text = T(events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL] = { .control = 0xd6, .name = N(events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL), .text = T(events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT] = { .control = 0xd7, .name = N(events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT), .text = T(events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .box = boxes_cha, .category = categories_cha_CMS_CREDITS, .first_umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__TGR8, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_cha_ctl_umask },
		[events_UNC_RAPL_ENERGY_PKG] = { .name = N(events_UNC_RAPL_ENERGY_PKG), .text = T(events_UNC_RAPL_ENERGY_PKG), .source = C(sdm_325384_059_14_9_3__l_0e57f2a1), .box = boxes_rapl, .category = categories_rapl_ENERGY, .counters = 0x1, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_RAPL_ENERGY_DRAM] = { .name = N(events_UNC_RAPL_ENERGY_DRAM), .text = T(events_UNC_RAPL_ENERGY_DRAM), .source = C(sdm_325384_059_14_9_3__l_0e57f2a1), .box = boxes_rapl, .category = categories_rapl_ENERGY, .counters = 0x1, .group = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_I_CLOCKTICKS] = { .name = N(events_UNC_I_CLOCKTICKS), .text = T(events_UNC_I_CLOCKTICKS), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_IO_CLKS, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_DRS_INSERTS] = { .control = 0x1, .name = N(events_UNC_I_RxR_BL_DRS_INSERTS), .text = T(events_UNC_I_RxR_BL_DRS_INSERTS), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_DRS, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_NCB_INSERTS] = { .control = 0x2, .name = N(events_UNC_I_RxR_BL_NCB_INSERTS), .text = T(events_UNC_I_RxR_BL_NCB_INSERTS), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_NCB, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_NCS_INSERTS] = { .control = 0x3, .name = N(events_UNC_I_RxR_BL_NCS_INSERTS), .text = T(events_UNC_I_RxR_BL_NCS_INSERTS), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_NCS, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_DRS_CYCLES_FULL] = { .control = 0x4, .name = N(events_UNC_I_RxR_BL_DRS_CYCLES_FULL), .text = T(events_UNC_I_RxR_BL_DRS_CYCLES_FULL), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_DRS, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_NCB_CYCLES_FULL] = { .control = 0x5, .name = N(events_UNC_I_RxR_BL_NCB_CYCLES_FULL), .text = T(events_UNC_I_RxR_BL_NCB_CYCLES_FULL), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_NCB, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_NCS_CYCLES_FULL] = { .control = 0x6, .name = N(events_UNC_I_RxR_BL_NCS_CYCLES_FULL), .text = T(events_UNC_I_RxR_BL_NCS_CYCLES_FULL), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_NCS, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_DRS_OCCUPANCY] = { .control = 0x7, .name = N(events_UNC_I_RxR_BL_DRS_OCCUPANCY), .text = T(events_UNC_I_RxR_BL_DRS_OCCUPANCY), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_DRS, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_NCB_OCCUPANCY] = { .control = 0x8, .name = N(events_UNC_I_RxR_BL_NCB_OCCUPANCY), .text = T(events_UNC_I_RxR_BL_NCB_OCCUPANCY), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_NCB, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_BL_NCS_OCCUPANCY] = { .control = 0x9, .name = N(events_UNC_I_RxR_BL_NCS_OCCUPANCY), .text = T(events_UNC_I_RxR_BL_NCS_OCCUPANCY), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_BL_INGRESS_NCS, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_RxR_AK_INSERTS] = { .control = 0xa, .name = N(events_UNC_I_RxR_AK_INSERTS), .text = T(events_UNC_I_RxR_AK_INSERTS), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_AK_INGRESS, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_TxR_REQUEST_OCCUPANCY] = { .control = 0xd, .name = N(events_UNC_I_TxR_REQUEST_OCCUPANCY), .text = T(events_UNC_I_TxR_REQUEST_OCCUPANCY), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_OUTBOUND_REQUESTS, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_TxR_DATA_INSERTS_NCB] = { .control = 0xe, .name = N(events_UNC_I_TxR_DATA_INSERTS_NCB), .text = T(events_UNC_I_TxR_DATA_INSERTS_NCB), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_OUTBOUND_REQUESTS, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_TxR_DATA_INSERTS_NCS] = { .control = 0xf, .name = N(events_UNC_I_TxR_DATA_INSERTS_NCS), .text = T(events_UNC_I_TxR_DATA_INSERTS_NCS), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_OUTBOUND_REQUESTS, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_CACHE_TOTAL_OCCUPANCY] = { .control = 0x12, .name = N(events_UNC_I_CACHE_TOTAL_OCCUPANCY), .text = T(events_UNC_I_CACHE_TOTAL_OCCUPANCY), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_WRITE_CACHE, .first_umask = umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__ANY, .umask_count = 1, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_COHERENT_OPS] = { .control = 0x13, .name = N(events_UNC_I_COHERENT_OPS), .text = T(events_UNC_I_COHERENT_OPS), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_COHERENT, .first_umask = umasks_UNC_I_COHERENT_OPS__PCIRDCUR, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_TRANSACTIONS] = { .control = 0x16, .name = N(events_UNC_I_TRANSACTIONS), .text = T(events_UNC_I_TRANSACTIONS), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_TRANSACTIONS, .first_umask = umasks_UNC_I_TRANSACTIONS__READS, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_SNOOP_RESP] = { .control = 0x17, .name = N(events_UNC_I_SNOOP_RESP), .text = T(events_UNC_I_SNOOP_RESP), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_SNOOPS, .first_umask = umasks_UNC_I_SNOOP_RESP__MISS, .umask_count = 7, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES] = { .control = 0x18, .name = N(events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES), .text = T(events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_STALL_CYCLES, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES] = { .control = 0x19, .name = N(events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES), .text = T(events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES), .source = C(likwid_perfmon_knl_event_a1210183), .box = boxes_irp, .category = categories_irp_STALL_CYCLES, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_INFERRED, .umask_field = fields_irp_ctl_umask },
		[events_UNC_M2P_INGRESS_CYCLES_NE] = { .control = 0x10, .name = N(events_UNC_M2P_INGRESS_CYCLES_NE), .text = T(events_UNC_M2P_INGRESS_CYCLES_NE), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .box = boxes_m2pcie, .category = categories_m2pcie_INGRESS, .first_umask = umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_IDI, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_m2pcie_ctl_umask },
		[events_UNC_M2P_EGRESS_CYCLES_NE] = { .control = 0x23, .name = N(events_UNC_M2P_EGRESS_CYCLES_NE), .text = T(events_UNC_M2P_EGRESS_CYCLES_NE), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .box = boxes_m2pcie, .category = categories_m2pcie_EGRESS, .first_umask = umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_0, .umask_count = 6, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_m2pcie_ctl_umask },
		[events_UNC_M2P_EGRESS_INSERTS] = { .control = 0x24, .name = N(events_UNC_M2P_EGRESS_INSERTS), .text = T(events_UNC_M2P_EGRESS_INSERTS), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .box = boxes_m2pcie, .category = categories_m2pcie_EGRESS, .first_umask = umasks_UNC_M2P_EGRESS_INSERTS__AD_0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_m2pcie_ctl_umask },
		[events_UNC_M2P_EGRESS_CYCLES_FULL] = { .control = 0x25, .name = N(events_UNC_M2P_EGRESS_CYCLES_FULL), .text = T(events_UNC_M2P_EGRESS_CYCLES_FULL), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .box = boxes_m2pcie, .category = categories_m2pcie_EGRESS, .first_umask = umasks_UNC_M2P_EGRESS_CYCLES_FULL__AD_0, .umask_count = 6, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_m2pcie_ctl_umask },
		[events_UNC_M_D_CLOCKTICKS] = { .name = N(events_UNC_M_D_CLOCKTICKS), .text = T(events_UNC_M_D_CLOCKTICKS), .source = C(perfmon_knl_V16__libpfm4_1168654e), .box = boxes_imc, .category = categories_imc_DCLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_CAS_COUNT] = { .control = 0x3, .name = N(events_UNC_M_CAS_COUNT), .text = T(events_UNC_M_CAS_COUNT), .source = C(perfmon_knl_V16__libpfm4_1168654e), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_CAS_COUNT__RD, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_U_CLOCKTICKS] = { .name = N(events_UNC_M_U_CLOCKTICKS), .text = T(events_UNC_M_U_CLOCKTICKS), .source = C(perfmon_knl_V16__libpfm4_1168654e), .box = boxes_imc_uclk, .category = categories_imc_uclk_UCLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_uclk_ctl_umask },
		[events_UNC_E_E_CLOCKTICKS] = { .name = N(events_UNC_E_E_CLOCKTICKS), .text = T(events_UNC_E_E_CLOCKTICKS), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .box = boxes_edc_eclk, .category = categories_edc_eclk_ECLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_edc_eclk_ctl_umask },
		[events_UNC_E_RPQ_INSERTS] = { .control = 0x101, .name = N(events_UNC_E_RPQ_INSERTS), .text = T(events_UNC_E_RPQ_INSERTS), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .box = boxes_edc_eclk, .category = categories_edc_eclk_QUEUES, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_edc_eclk_ctl_umask },
		[events_UNC_E_WPQ_INSERTS] = { .control = 0x102, .name = N(events_UNC_E_WPQ_INSERTS), .text = T(events_UNC_E_WPQ_INSERTS), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .box = boxes_edc_eclk, .category = categories_edc_eclk_QUEUES, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_edc_eclk_ctl_umask },
		[events_UNC_E_U_CLOCKTICKS] = { .name = N(events_UNC_E_U_CLOCKTICKS), .text = T(events_UNC_E_U_CLOCKTICKS), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .box = boxes_edc_uclk, .category = categories_edc_uclk_UCLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_edc_uclk_ctl_umask },
		[events_UNC_E_EDC_ACCESS] = { .control = 0x2, .name = N(events_UNC_E_EDC_ACCESS), .text = T(events_UNC_E_EDC_ACCESS), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .box = boxes_edc_uclk, .category = categories_edc_uclk_ACCESS, .first_umask = umasks_UNC_E_EDC_ACCESS__HIT_CLEAN, .umask_count = 7, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_edc_uclk_ctl_umask },
	},
	.umasks = {
		{ .name = S(IRQ), .text = T(umasks_UNC_H_INGRESS_OCCUPANCY__IRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ_REJ), .text = T(umasks_UNC_H_INGRESS_OCCUPANCY__IRQ_REJ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ), .text = T(umasks_UNC_H_INGRESS_OCCUPANCY__IPQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ), .text = T(umasks_UNC_H_INGRESS_OCCUPANCY__PRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ_REJ), .text = T(umasks_UNC_H_INGRESS_OCCUPANCY__PRQ_REJ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_OCCUPANCY, .counters = 0x1, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ), .text = T(umasks_UNC_H_INGRESS_INSERTS__IRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ_REJ), .text = T(umasks_UNC_H_INGRESS_INSERTS__IRQ_REJ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ), .text = T(umasks_UNC_H_INGRESS_INSERTS__IPQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ), .text = T(umasks_UNC_H_INGRESS_INSERTS__PRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ_REJ), .text = T(umasks_UNC_H_INGRESS_INSERTS__PRQ_REJ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ), .text = T(umasks_UNC_H_INGRESS_INT_STARVED__IRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_INT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ), .text = T(umasks_UNC_H_INGRESS_INT_STARVED__IPQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_INT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ISMQ), .text = T(umasks_UNC_H_INGRESS_INT_STARVED__ISMQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_INT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ), .text = T(umasks_UNC_H_INGRESS_INT_STARVED__PRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_INT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_REQ_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_WB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCS_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_REJECT_IRQ0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_LIBPFM4_DEFAULT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_VICTIM), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_WAY), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLOW_SNP), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ALLOW_SNP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PA_MATCH), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_REQ_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_WB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCS_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_REJECT_IRQ0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_LIBPFM4_DEFAULT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_VICTIM), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_WAY), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLOW_SNP), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ALLOW_SNP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PA_MATCH), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_REQ_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_WB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCS_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_REJECT_IPQ0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_LIBPFM4_DEFAULT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_VICTIM), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_WAY), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLOW_SNP), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ALLOW_SNP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PA_MATCH), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_REQ_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_WB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCS_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_REQ_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_WB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCS_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_REJECT_IRQ0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_LIBPFM4_DEFAULT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_VICTIM), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_WAY), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLOW_SNP), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ALLOW_SNP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PA_MATCH), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_REQ_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_WB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCS_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_REQ_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_RSP_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_WB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCB_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_NCS_VN0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_NON_UPI), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_REJECT_IRQ0), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_LIBPFM4_DEFAULT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_VICTIM), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SF_WAY), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLOW_SNP), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ALLOW_SNP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PA_MATCH), .text = T(umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DATA_READ), .text = T(umasks_UNC_H_SF_LOOKUP__DATA_READ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x300, .event = events_UNC_H_SF_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_DOUBTFUL, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WRITE), .text = T(umasks_UNC_H_SF_LOOKUP__WRITE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x500, .event = events_UNC_H_SF_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_DOUBTFUL, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE_SNOOP), .text = T(umasks_UNC_H_SF_LOOKUP__REMOTE_SNOOP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x900, .event = events_UNC_H_SF_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_DOUBTFUL, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY), .text = T(umasks_UNC_H_SF_LOOKUP__ANY), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1100, .event = events_UNC_H_SF_LOOKUP, .counters = 0xf, .flags = UNCORE_UMASK_DOUBTFUL | UNCORE_UMASK_LIBPFM4_DEFAULT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ), .text = T(umasks_UNC_H_TOR_INSERTS__IRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3100, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(EVICT), .text = T(umasks_UNC_H_TOR_INSERTS__EVICT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3200, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ), .text = T(umasks_UNC_H_TOR_INSERTS__PRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3400, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ), .text = T(umasks_UNC_H_TOR_INSERTS__IPQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3800, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT), .text = T(umasks_UNC_H_TOR_INSERTS__HIT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1f00, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS), .text = T(umasks_UNC_H_TOR_INSERTS__MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2f00, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ_HIT), .text = T(umasks_UNC_H_TOR_INSERTS__IRQ_HIT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1100, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ_MISS), .text = T(umasks_UNC_H_TOR_INSERTS__IRQ_MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2100, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ_HIT), .text = T(umasks_UNC_H_TOR_INSERTS__PRQ_HIT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1400, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ_MISS), .text = T(umasks_UNC_H_TOR_INSERTS__PRQ_MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2400, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ_HIT), .text = T(umasks_UNC_H_TOR_INSERTS__IPQ_HIT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1800, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ_MISS), .text = T(umasks_UNC_H_TOR_INSERTS__IPQ_MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2800, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOC_ALL), .text = T(umasks_UNC_H_TOR_INSERTS__LOC_ALL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3700, .event = events_UNC_H_TOR_INSERTS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ), .text = T(umasks_UNC_H_TOR_INSERTS__IRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3100, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(EVICT), .text = T(umasks_UNC_H_TOR_INSERTS__EVICT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3200, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ), .text = T(umasks_UNC_H_TOR_INSERTS__PRQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3400, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ), .text = T(umasks_UNC_H_TOR_INSERTS__IPQ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x3800, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT), .text = T(umasks_UNC_H_TOR_INSERTS__HIT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1f00, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS), .text = T(umasks_UNC_H_TOR_INSERTS__MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2f00, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ_HIT), .text = T(umasks_UNC_H_TOR_INSERTS__IRQ_HIT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1100, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IRQ_MISS), .text = T(umasks_UNC_H_TOR_INSERTS__IRQ_MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2100, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ_HIT), .text = T(umasks_UNC_H_TOR_INSERTS__PRQ_HIT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1400, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRQ_MISS), .text = T(umasks_UNC_H_TOR_INSERTS__PRQ_MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2400, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ_HIT), .text = T(umasks_UNC_H_TOR_INSERTS__IPQ_HIT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1800, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPQ_MISS), .text = T(umasks_UNC_H_TOR_INSERTS__IPQ_MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2800, .event = events_UNC_H_TOR_OCCUPANCY, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(M_STATE), .text = T(umasks_UNC_H_CACHE_LINES_VICTIMIZED__M_STATE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_CACHE_LINES_VICTIMIZED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(E_STATE), .text = T(umasks_UNC_H_CACHE_LINES_VICTIMIZED__E_STATE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_CACHE_LINES_VICTIMIZED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(S_STATE), .text = T(umasks_UNC_H_CACHE_LINES_VICTIMIZED__S_STATE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_CACHE_LINES_VICTIMIZED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(F_STATE), .text = T(umasks_UNC_H_CACHE_LINES_VICTIMIZED__F_STATE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_CACHE_LINES_VICTIMIZED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOCAL), .text = T(umasks_UNC_H_CACHE_LINES_VICTIMIZED__LOCAL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_CACHE_LINES_VICTIMIZED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_LIBPFM4_DEFAULT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(REMOTE), .text = T(umasks_UNC_H_CACHE_LINES_VICTIMIZED__REMOTE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_CACHE_LINES_VICTIMIZED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RSPI_WAS_FSE), .text = T(umasks_UNC_H_MISC__RSPI_WAS_FSE), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_MISC, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WC_ALIASING), .text = T(umasks_UNC_H_MISC__WC_ALIASING), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_MISC, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RFO_HIT_S), .text = T(umasks_UNC_H_MISC__RFO_HIT_S), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_MISC, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CV0_PREF_VIC), .text = T(umasks_UNC_H_MISC__CV0_PREF_VIC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_MISC, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CV0_PREF_MISS), .text = T(umasks_UNC_H_MISC__CV0_PREF_MISS), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_MISC, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_VERT_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_VERT_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_VERT_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_VERT_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_EGRESS_VERT_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_EGRESS_VERT_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_EGRESS_VERT_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_HORZ_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_HORZ_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_HORZ_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_HORZ_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_HORZ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_HORZ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_HORZ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_HORZ_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_HORZ_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_HORZ_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_HORZ_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_HORZ_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_HORZ_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_HORZ_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_HORZ_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_HORZ_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_VERT_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_VERT_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_VERT_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_VERT_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_EGRESS_VERT_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_EGRESS_VERT_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_EGRESS_VERT_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_HORZ_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_HORZ_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_HORZ_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_HORZ_NACK, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_VERT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_VERT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_VERT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_VERT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_EGRESS_VERT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_EGRESS_VERT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_EGRESS_VERT_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_HORZ_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_HORZ_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_HORZ_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_HORZ_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_VERT_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_VERT_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_VERT_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_EGRESS_VERT_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_EGRESS_VERT_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_EGRESS_VERT_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_HORZ_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_HORZ_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_HORZ_ADS_USED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_VERT_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_VERT_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG0), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_VERT_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_VERT_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_EGRESS_VERT_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_EGRESS_VERT_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_AG1), .text = T(umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_EGRESS_VERT_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_HORZ_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_EGRESS_HORZ_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_HORZ_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_EGRESS_HORZ_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_RING_BOUNCES_VERT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_RING_BOUNCES_VERT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_RING_BOUNCES_VERT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_RING_BOUNCES_VERT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_RING_BOUNCES_HORZ, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_RING_BOUNCES_HORZ, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_RING_BOUNCES_HORZ, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_RING_BOUNCES_HORZ, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_RING_SINK_STARVED_VERT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_RING_SINK_STARVED_VERT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_RING_SINK_STARVED_VERT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_RING_SINK_STARVED_VERT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_RING_SINK_STARVED_HORZ, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_RING_SINK_STARVED_HORZ, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_RING_SINK_STARVED_HORZ, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV), .text = T(umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_RING_SINK_STARVED_HORZ, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(VERT), .text = T(umasks_UNC_H_FAST_ASSERTED__VERT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_FAST_ASSERTED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HORZ), .text = T(umasks_UNC_H_FAST_ASSERTED__HORZ), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_FAST_ASSERTED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UP_EVEN), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__UP_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_VERT_RING_AD_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UP_ODD), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__UP_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_VERT_RING_AD_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DN_EVEN), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__DN_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_VERT_RING_AD_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DN_ODD), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__DN_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_VERT_RING_AD_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LEFT_EVEN), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_HORZ_RING_AD_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LEFT_ODD), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_HORZ_RING_AD_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RIGHT_EVEN), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_HORZ_RING_AD_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RIGHT_ODD), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_HORZ_RING_AD_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UP_EVEN), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__UP_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_VERT_RING_AK_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UP_ODD), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__UP_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_VERT_RING_AK_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DN_EVEN), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__DN_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_VERT_RING_AK_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DN_ODD), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__DN_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_VERT_RING_AK_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LEFT_EVEN), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_HORZ_RING_AK_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LEFT_ODD), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_HORZ_RING_AK_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RIGHT_EVEN), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_HORZ_RING_AK_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RIGHT_ODD), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_HORZ_RING_AK_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UP_EVEN), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__UP_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_VERT_RING_BL_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UP_ODD), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__UP_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_VERT_RING_BL_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DN_EVEN), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__DN_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_VERT_RING_BL_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DN_ODD), .text = T(umasks_UNC_H_VERT_RING_AD_IN_USE__DN_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_VERT_RING_BL_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LEFT_EVEN), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_HORZ_RING_BL_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LEFT_ODD), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_HORZ_RING_BL_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RIGHT_EVEN), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_EVEN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_HORZ_RING_BL_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RIGHT_ODD), .text = T(umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_ODD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_HORZ_RING_BL_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(UP), .text = T(umasks_UNC_H_VERT_RING_IV_IN_USE__UP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_VERT_RING_IV_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DN), .text = T(umasks_UNC_H_VERT_RING_IV_IN_USE__DN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_VERT_RING_IV_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LEFT), .text = T(umasks_UNC_H_HORZ_RING_IV_IN_USE__LEFT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_HORZ_RING_IV_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RIGHT), .text = T(umasks_UNC_H_HORZ_RING_IV_IN_USE__RIGHT), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_HORZ_RING_IV_IN_USE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_SNP_GO_UP), .text = T(umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_UP), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_EGRESS_ORDERING, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_SNP_GO_DN), .text = T(umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_DN), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_EGRESS_ORDERING, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AK_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__IV_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_TG_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AK_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_TG_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_TG_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__IV_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_TG_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_TG_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_TG_INGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_TG_INGRESS_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AK_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_TG_INGRESS_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_TG_INGRESS_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__IV_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_TG_INGRESS_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_TG_INGRESS_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_TG_INGRESS_BYPASS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AK_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IV_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__IV_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IFV), .text = T(umasks_UNC_H_TG_INGRESS_CRD_STARVED__IFV), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_TG_INGRESS_BUSY_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_BNC), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_TG_INGRESS_BUSY_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_TG_INGRESS_BUSY_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_CRD), .text = T(umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_TG_INGRESS_BUSY_STARVED, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR0), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR1), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR2), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x400, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR3), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x800, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR4), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x1000, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR5), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x2000, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR6), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x4000, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x8000, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(TGR8), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x100, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY_OF_TGR0_THRU_TGR7), .text = T(umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7), .source = C(perfmon_knl_V16__libpfm4_0bae74ae), .control = 0x200, .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY), .text = T(umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__ANY), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x100, .event = events_UNC_I_CACHE_TOTAL_OCCUPANCY, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PCIRDCUR), .text = T(umasks_UNC_I_COHERENT_OPS__PCIRDCUR), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x100, .event = events_UNC_I_COHERENT_OPS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(RFO), .text = T(umasks_UNC_I_COHERENT_OPS__RFO), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x800, .event = events_UNC_I_COHERENT_OPS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(PCITOM), .text = T(umasks_UNC_I_COHERENT_OPS__PCITOM), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x1000, .event = events_UNC_I_COHERENT_OPS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(WBMTOI), .text = T(umasks_UNC_I_COHERENT_OPS__WBMTOI), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x4000, .event = events_UNC_I_COHERENT_OPS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CLFLUSH), .text = T(umasks_UNC_I_COHERENT_OPS__CLFLUSH), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x8000, .event = events_UNC_I_COHERENT_OPS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(READS), .text = T(umasks_UNC_I_TRANSACTIONS__READS), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x100, .event = events_UNC_I_TRANSACTIONS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(WRITES), .text = T(umasks_UNC_I_TRANSACTIONS__WRITES), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x200, .event = events_UNC_I_TRANSACTIONS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(WR_PREF), .text = T(umasks_UNC_I_TRANSACTIONS__WR_PREF), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x800, .event = events_UNC_I_TRANSACTIONS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(ATOMIC), .text = T(umasks_UNC_I_TRANSACTIONS__ATOMIC), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x1000, .event = events_UNC_I_TRANSACTIONS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(OTHER), .text = T(umasks_UNC_I_TRANSACTIONS__OTHER), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x2000, .event = events_UNC_I_TRANSACTIONS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MISS), .text = T(umasks_UNC_I_SNOOP_RESP__MISS), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x100, .event = events_UNC_I_SNOOP_RESP, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(HIT_I), .text = T(umasks_UNC_I_SNOOP_RESP__HIT_I), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x200, .event = events_UNC_I_SNOOP_RESP, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(HIT_ES), .text = T(umasks_UNC_I_SNOOP_RESP__HIT_ES), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x400, .event = events_UNC_I_SNOOP_RESP, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(HIT_M), .text = T(umasks_UNC_I_SNOOP_RESP__HIT_M), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x800, .event = events_UNC_I_SNOOP_RESP, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(SNPCODE), .text = T(umasks_UNC_I_SNOOP_RESP__SNPCODE), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x1000, .event = events_UNC_I_SNOOP_RESP, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(SNPDATA), .text = T(umasks_UNC_I_SNOOP_RESP__SNPDATA), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x2000, .event = events_UNC_I_SNOOP_RESP, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(SNPINV), .text = T(umasks_UNC_I_SNOOP_RESP__SNPINV), .source = C(likwid_perfmon_knl_event_a1210183), .control = 0x4000, .event = events_UNC_I_SNOOP_RESP, .counters = 0x3, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(CBO_IDI), .text = T(umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_IDI), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x100, .event = events_UNC_M2P_INGRESS_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CBO_NCB), .text = T(umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCB), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x200, .event = events_UNC_M2P_INGRESS_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CBO_NCS), .text = T(umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCS), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x400, .event = events_UNC_M2P_INGRESS_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M2P_INGRESS_CYCLES_NE__ALL), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x8000, .event = events_UNC_M2P_INGRESS_CYCLES_NE, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x100, .event = events_UNC_M2P_EGRESS_CYCLES_NE, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x200, .event = events_UNC_M2P_EGRESS_CYCLES_NE, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x400, .event = events_UNC_M2P_EGRESS_CYCLES_NE, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x800, .event = events_UNC_M2P_EGRESS_CYCLES_NE, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x1000, .event = events_UNC_M2P_EGRESS_CYCLES_NE, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x2000, .event = events_UNC_M2P_EGRESS_CYCLES_NE, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x100, .event = events_UNC_M2P_EGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x200, .event = events_UNC_M2P_EGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x400, .event = events_UNC_M2P_EGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_CRD_0), .text = T(umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x800, .event = events_UNC_M2P_EGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x1000, .event = events_UNC_M2P_EGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x2000, .event = events_UNC_M2P_EGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x4000, .event = events_UNC_M2P_EGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_CRD_1), .text = T(umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x8000, .event = events_UNC_M2P_EGRESS_INSERTS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x100, .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x200, .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_0), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_0), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x400, .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AD_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x800, .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(AK_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x1000, .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BL_1), .text = T(umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_1), .source = C(perfmon_knl_V16__libpfm4_76d2ee4e), .control = 0x2000, .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD), .text = T(umasks_UNC_M_CAS_COUNT__RD), .source = C(perfmon_knl_V16__libpfm4_1168654e), .control = 0x100, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_M_CAS_COUNT__WR), .source = C(perfmon_knl_V16__libpfm4_1168654e), .control = 0x200, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M_CAS_COUNT__ALL), .source = C(perfmon_knl_V16__libpfm4_1168654e), .control = 0x300, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_CLEAN), .text = T(umasks_UNC_E_EDC_ACCESS__HIT_CLEAN), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .control = 0x100, .event = events_UNC_E_EDC_ACCESS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_DIRTY), .text = T(umasks_UNC_E_EDC_ACCESS__HIT_DIRTY), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .control = 0x200, .event = events_UNC_E_EDC_ACCESS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS_CLEAN), .text = T(umasks_UNC_E_EDC_ACCESS__MISS_CLEAN), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .control = 0x400, .event = events_UNC_E_EDC_ACCESS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS_DIRTY), .text = T(umasks_UNC_E_EDC_ACCESS__MISS_DIRTY), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .control = 0x800, .event = events_UNC_E_EDC_ACCESS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MISS_INVALID), .text = T(umasks_UNC_E_EDC_ACCESS__MISS_INVALID), .source = C(perfmon_knl_V16__libpfm4_d2f5a778), .control = 0x1000, .event = events_UNC_E_EDC_ACCESS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIT_ALL), .text = T(umasks_UNC_E_EDC_ACCESS__HIT_ALL), .source = C(likwid_perfmon_knl_event_0b25dee1), .control = 0x300, .event = events_UNC_E_EDC_ACCESS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(MISS_ALL), .text = T(umasks_UNC_E_EDC_ACCESS__MISS_ALL), .source = C(likwid_perfmon_knl_event_0b25dee1), .control = 0x1c00, .event = events_UNC_E_EDC_ACCESS, .counters = 0xf, .evidence = UNCORE_EVIDENCE_INFERRED },
	},
	.filters = {
		[filters_UNC_H_SF_LOOKUP] = { .reg = registers_cha_box_filter, .field = fields_cha_box_filter_state, .kind = UNCORE_FILTER_OPTIONAL },
		[filters_UNC_H_TOR_INSERTS] = { .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opcodes, .kind = UNCORE_FILTER_NONZERO },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm, .kind = UNCORE_FILTER_NONZERO },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc, .kind = UNCORE_FILTER_NONZERO },
		{ .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nm, .kind = UNCORE_FILTER_OPTIONAL },
		{ .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nc, .kind = UNCORE_FILTER_OPTIONAL },
		{ .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_isoc, .kind = UNCORE_FILTER_OPTIONAL },
		[filters_UNC_H_TOR_OCCUPANCY] = { .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opcodes, .kind = UNCORE_FILTER_NONZERO },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm, .kind = UNCORE_FILTER_NONZERO },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc, .kind = UNCORE_FILTER_NONZERO },
		{ .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nm, .kind = UNCORE_FILTER_OPTIONAL },
		{ .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nc, .kind = UNCORE_FILTER_OPTIONAL },
		{ .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_isoc, .kind = UNCORE_FILTER_OPTIONAL },
	},
	.categories = {
		[categories_cha_CLOCK] = { .id = S(CLOCK), .text = T(categories_cha_CLOCK), .box = boxes_cha },
		[categories_cha_TOR] = { .id = S(TOR), .text = T(categories_cha_TOR), .box = boxes_cha },
		[categories_cha_SF] = { .id = S(SF), .text = T(categories_cha_SF), .box = boxes_cha },
		[categories_cha_INGRESS] = { .id = S(INGRESS), .text = T(categories_cha_INGRESS), .box = boxes_cha },
		[categories_cha_MISC] = { .id = S(MISC), .text = T(categories_cha_MISC), .box = boxes_cha },
		[categories_cha_CMS_CLOCK] = { .id = S(CMS_CLOCK), .text = T(categories_cha_CMS_CLOCK), .box = boxes_cha },
		[categories_cha_CMS_CREDITS] = { .id = S(CMS_CREDITS), .text = T(categories_cha_CMS_CREDITS), .box = boxes_cha },
		[categories_cha_VERT_EGRESS] = { .id = S(VERT_EGRESS), .text = T(categories_cha_VERT_EGRESS), .box = boxes_cha },
		[categories_cha_HORZ_EGRESS] = { .id = S(HORZ_EGRESS), .text = T(categories_cha_HORZ_EGRESS), .box = boxes_cha },
		[categories_cha_CMS_INGRESS] = { .id = S(CMS_INGRESS), .text = T(categories_cha_CMS_INGRESS), .box = boxes_cha },
		[categories_cha_RING_BOUNCES] = { .id = S(RING_BOUNCES), .text = T(categories_cha_RING_BOUNCES), .box = boxes_cha },
		[categories_cha_RING_IN_USE] = { .id = S(RING_IN_USE), .text = T(categories_cha_RING_IN_USE), .box = boxes_cha },
		[categories_rapl_ENERGY] = { .id = S(ENERGY), .text = T(categories_rapl_ENERGY), .box = boxes_rapl },
		[categories_irp_IO_CLKS] = { .id = S(IO_CLKS), .text = T(categories_irp_IO_CLKS), .box = boxes_irp },
		[categories_irp_BL_INGRESS_DRS] = { .id = S(BL_INGRESS_DRS), .text = T(categories_irp_BL_INGRESS_DRS), .box = boxes_irp },
		[categories_irp_BL_INGRESS_NCB] = { .id = S(BL_INGRESS_NCB), .text = T(categories_irp_BL_INGRESS_NCB), .box = boxes_irp },
		[categories_irp_BL_INGRESS_NCS] = { .id = S(BL_INGRESS_NCS), .text = T(categories_irp_BL_INGRESS_NCS), .box = boxes_irp },
		[categories_irp_AK_INGRESS] = { .id = S(AK_INGRESS), .text = T(categories_irp_AK_INGRESS), .box = boxes_irp },
		[categories_irp_OUTBOUND_REQUESTS] = { .id = S(OUTBOUND_REQUESTS), .text = T(categories_irp_OUTBOUND_REQUESTS), .box = boxes_irp },
		[categories_irp_WRITE_CACHE] = { .id = S(WRITE_CACHE), .text = T(categories_irp_WRITE_CACHE), .box = boxes_irp },
		[categories_irp_TRANSACTIONS] = { .id = S(TRANSACTIONS), .text = T(categories_irp_TRANSACTIONS), .box = boxes_irp },
		[categories_irp_STALL_CYCLES] = { .id = S(STALL_CYCLES), .text = T(categories_irp_STALL_CYCLES), .box = boxes_irp },
		[categories_irp_SNOOPS] = { .id = S(SNOOPS), .text = T(categories_irp_SNOOPS), .box = boxes_irp },
		[categories_irp_COHERENT] = { .id = S(COHERENT), .text = T(categories_irp_COHERENT), .box = boxes_irp },
		[categories_m2pcie_INGRESS] = { .id = S(INGRESS), .text = T(categories_m2pcie_INGRESS), .box = boxes_m2pcie },
		[categories_m2pcie_EGRESS] = { .id = S(EGRESS), .text = T(categories_m2pcie_EGRESS), .box = boxes_m2pcie },
		[categories_imc_DCLK] = { .id = S(DCLK), .text = T(categories_imc_DCLK), .box = boxes_imc },
		[categories_imc_CAS] = { .id = S(CAS), .text = T(categories_imc_CAS), .box = boxes_imc },
		[categories_imc_uclk_UCLK] = { .id = S(UCLK), .text = T(categories_imc_uclk_UCLK), .box = boxes_imc_uclk },
		[categories_edc_eclk_ECLK] = { .id = S(ECLK), .text = T(categories_edc_eclk_ECLK), .box = boxes_edc_eclk },
		[categories_edc_eclk_QUEUES] = { .id = S(QUEUES), .text = T(categories_edc_eclk_QUEUES), .box = boxes_edc_eclk },
		[categories_edc_uclk_UCLK] = { .id = S(UCLK), .text = T(categories_imc_uclk_UCLK), .box = boxes_edc_uclk },
		[categories_edc_uclk_ACCESS] = { .id = S(ACCESS), .text = T(categories_edc_uclk_ACCESS), .box = boxes_edc_uclk },
	},
#ifndef UNCORE_WITHOUT_ALIASES
	.event_aliases = {
		[event_aliases_UNC_H_U_CLOCKTICKS] = { .name = S(CBOX_CLOCKTICKS), .tool = S(likwid), .event = events_UNC_H_U_CLOCKTICKS, .umask = NONE },
		[event_aliases_UNC_H_INGRESS_OCCUPANCY] = { .name = S(INGRESS_OCCUPANCY_IRQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_INGRESS_OCCUPANCY__IRQ },
		{ .name = S(INGRESS_OCCUPANCY_IRQ_REJ), .tool = S(likwid), .event = events_UNC_H_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_INGRESS_OCCUPANCY__IRQ_REJ },
		{ .name = S(INGRESS_OCCUPANCY_IPQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_INGRESS_OCCUPANCY__IPQ },
		{ .name = S(INGRESS_OCCUPANCY_PRQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_INGRESS_OCCUPANCY__PRQ },
		{ .name = S(INGRESS_OCCUPANCY_PRQ_REJ), .tool = S(likwid), .event = events_UNC_H_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_INGRESS_OCCUPANCY__PRQ_REJ },
		[event_aliases_UNC_H_INGRESS_INSERTS] = { .name = S(INGRESS_INSERTS_IRQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INSERTS, .umask = umasks_UNC_H_INGRESS_INSERTS__IRQ },
		{ .name = S(INGRESS_INSERTS_IRQ_REJ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INSERTS, .umask = umasks_UNC_H_INGRESS_INSERTS__IRQ_REJ },
		{ .name = S(INGRESS_INSERTS_IPQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INSERTS, .umask = umasks_UNC_H_INGRESS_INSERTS__IPQ },
		{ .name = S(INGRESS_INSERTS_PRQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INSERTS, .umask = umasks_UNC_H_INGRESS_INSERTS__PRQ },
		{ .name = S(INGRESS_INSERTS_PRQ_REJ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INSERTS, .umask = umasks_UNC_H_INGRESS_INSERTS__PRQ_REJ },
		[event_aliases_UNC_H_INGRESS_INT_STARVED] = { .name = S(INGRESS_INT_STARVED_IRQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INT_STARVED, .umask = umasks_UNC_H_INGRESS_INT_STARVED__IRQ },
		{ .name = S(INGRESS_INT_STARVED_IPQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INT_STARVED, .umask = umasks_UNC_H_INGRESS_INT_STARVED__IPQ },
		{ .name = S(INGRESS_INT_STARVED_ISMQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INT_STARVED, .umask = umasks_UNC_H_INGRESS_INT_STARVED__ISMQ },
		{ .name = S(INGRESS_INT_STARVED_PRQ), .tool = S(likwid), .event = events_UNC_H_INGRESS_INT_STARVED, .umask = umasks_UNC_H_INGRESS_INT_STARVED__PRQ },
		[event_aliases_UNC_H_INGRESS_RETRY_IRQ0_REJECT] = { .name = S(INGRESS_IRQ0_REJECT_AD_REQ_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0 },
		{ .name = S(INGRESS_IRQ0_REJECT_BL_NCS_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0 },
		{ .name = S(INGRESS_IRQ0_REJECT_AK_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI },
		{ .name = S(INGRESS_IRQ0_REJECT_IV_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IRQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI },
		[event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT] = { .name = S(UNC_H_INGRESS_RETRY_IRQ01_REJECT), .tool = S(libpfm4), .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .umask = NONE },
		{ .name = S(INGRESS_IRQ1_REJECT_ANY_REJECT_IRQ0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0 },
		{ .name = S(ANY_REJECT), .tool = S(libpfm4), .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0 },
		{ .name = S(INGRESS_IRQ1_REJECT_SF_VICTIM), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM },
		{ .name = S(INGRESS_IRQ1_REJECT_SF_WAY), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY },
		{ .name = S(INGRESS_IRQ1_REJECT_PA_MATCH), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH },
		[event_aliases_UNC_H_INGRESS_RETRY_PRQ0_REJECT] = { .name = S(INGRESS_PRQ0_REJECT_AD_REQ_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AD_REQ_VN0 },
		{ .name = S(INGRESS_PRQ0_REJECT_AK_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AK_NON_UPI },
		{ .name = S(INGRESS_PRQ0_REJECT_IV_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_PRQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__IV_NON_UPI },
		[event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT] = { .name = S(INGRESS_PRQ1_REJECT_ANY_REJECT_IRQ0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__ANY_REJECT_IRQ0 },
		{ .name = S(ANY_REJECT), .tool = S(libpfm4), .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__ANY_REJECT_IRQ0 },
		{ .name = S(INGRESS_PRQ1_REJECT_SF_VICTIM), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__SF_VICTIM },
		{ .name = S(INGRESS_PRQ1_REJECT_SF_WAY), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__SF_WAY },
		{ .name = S(INGRESS_PRQ1_REJECT_PA_MATCH), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_PRQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__PA_MATCH },
		[event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT] = { .name = S(INGRESS_IPQ0_REJECT_AD_REQ_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AD_REQ_VN0 },
		{ .name = S(INGRESS_IPQ0_REJECT_AD_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AD_RSP_VN0 },
		{ .name = S(INGRESS_IPQ0_REJECT_BL_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_RSP_VN0 },
		{ .name = S(INGRESS_IPQ0_REJECT_BL_WB_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_WB_VN0 },
		{ .name = S(INGRESS_IPQ0_REJECT_BL_NCB_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_NCB_VN0 },
		{ .name = S(INGRESS_IPQ0_REJECT_BL_NCS_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_NCS_VN0 },
		{ .name = S(INGRESS_IPQ0_REJECT_AK_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AK_NON_UPI },
		[event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT] = { .name = S(INGRESS_IPQ1_REJECT_ANY_REJECT_IPQ0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__ANY_REJECT_IPQ0 },
		{ .name = S(ANY_REJECT), .tool = S(libpfm4), .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__ANY_REJECT_IPQ0 },
		{ .name = S(INGRESS_IPQ1_REJECT_SF_VICTIM), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__SF_VICTIM },
		{ .name = S(INGRESS_IPQ1_REJECT_SF_WAY), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__SF_WAY },
		{ .name = S(INGRESS_IPQ1_REJECT_ALLOW_SNP), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__ALLOW_SNP },
		{ .name = S(INGRESS_IPQ1_REJECT_PA_MATCH), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_IPQ1_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__PA_MATCH },
		[event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT] = { .name = S(INGRESS_ISMQ0_REJECT_AD_REQ_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AD_REQ_VN0 },
		{ .name = S(INGRESS_ISMQ0_REJECT_AD_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AD_RSP_VN0 },
		{ .name = S(INGRESS_ISMQ0_REJECT_BL_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_RSP_VN0 },
		{ .name = S(INGRESS_ISMQ0_REJECT_BL_WB_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_WB_VN0 },
		{ .name = S(INGRESS_ISMQ0_REJECT_BL_NCB_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_NCB_VN0 },
		{ .name = S(INGRESS_ISMQ0_REJECT_BL_NCS_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_NCS_VN0 },
		{ .name = S(INGRESS_ISMQ0_REJECT_AK_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AK_NON_UPI },
		{ .name = S(INGRESS_ISMQ0_REJECT_IV_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__IV_NON_UPI },
		[event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY] = { .name = S(INGRESS_REQ_Q0_RETRY_AD_REQ_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AD_REQ_VN0 },
		{ .name = S(INGRESS_REQ_Q0_RETRY_AD_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AD_RSP_VN0 },
		{ .name = S(INGRESS_REQ_Q0_RETRY_BL_NCS_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_NCS_VN0 },
		{ .name = S(INGRESS_REQ_Q0_RETRY_AK_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AK_NON_UPI },
		{ .name = S(INGRESS_REQ_Q0_RETRY_IV_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__IV_NON_UPI },
		[event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY] = { .name = S(INGRESS_Q1_REJECT_ANY_REJECT_IPQ0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__ANY_REJECT_IRQ0 },
		{ .name = S(ANY_REJECT), .tool = S(libpfm4), .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__ANY_REJECT_IRQ0 },
		{ .name = S(INGRESS_Q1_REJECT_SF_VICTIM), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__SF_VICTIM },
		{ .name = S(INGRESS_Q1_REJECT_SF_WAY), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__SF_WAY },
		{ .name = S(INGRESS_Q1_REJECT_ALLOW_SNP), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__ALLOW_SNP },
		{ .name = S(INGRESS_Q1_REJECT_PA_MATCH), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__PA_MATCH },
		[event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY] = { .name = S(INGRESS_ISMQ0_RETRY_AD_REQ_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AD_REQ_VN0 },
		{ .name = S(INGRESS_ISMQ0_RETRY_AD_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AD_RSP_VN0 },
		{ .name = S(INGRESS_ISMQ0_RETRY_BL_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_RSP_VN0 },
		{ .name = S(INGRESS_ISMQ0_RETRY_BL_WB_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_WB_VN0 },
		{ .name = S(INGRESS_ISMQ0_RETRY_BL_NCB_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_NCB_VN0 },
		{ .name = S(INGRESS_ISMQ0_RETRY_BL_NCS_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_NCS_VN0 },
		{ .name = S(INGRESS_ISMQ0_RETRY_AK_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AK_NON_UPI },
		{ .name = S(INGRESS_ISMQ0_RETRY_IV_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__IV_NON_UPI },
		[event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY] = { .name = S(INGRESS_OTHER0_RETRY_AD_REQ_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AD_REQ_VN0 },
		{ .name = S(INGRESS_OTHER0_RETRY_AD_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AD_RSP_VN0 },
		{ .name = S(INGRESS_OTHER0_RETRY_BL_RSP_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_RSP_VN0 },
		{ .name = S(INGRESS_OTHER0_RETRY_BL_WB_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_WB_VN0 },
		{ .name = S(INGRESS_OTHER0_RETRY_BL_NCB_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_NCB_VN0 },
		{ .name = S(INGRESS_OTHER0_RETRY_BL_NCS_VN0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_NCS_VN0 },
		{ .name = S(INGRESS_OTHER0_RETRY_AK_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AK_NON_UPI },
		{ .name = S(INGRESS_OTHER0_RETRY_IV_NON_UPI), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER0_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__IV_NON_UPI },
		[event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY] = { .name = S(INGRESS_OTHER1_RETRY_ANY_REJECT_IPQ0), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__ANY_REJECT_IRQ0 },
		{ .name = S(ANY_REJECT), .tool = S(libpfm4), .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__ANY_REJECT_IRQ0 },
		{ .name = S(INGRESS_OTHER1_RETRY_SF_VICTIM), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__SF_VICTIM },
		{ .name = S(INGRESS_OTHER1_RETRY_SF_WAY), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__SF_WAY },
		{ .name = S(INGRESS_OTHER1_RETRY_ALLOW_SNP), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__ALLOW_SNP },
		{ .name = S(INGRESS_OTHER1_RETRY_PA_MATCH), .tool = S(likwid), .event = events_UNC_H_INGRESS_RETRY_OTHER1_RETRY, .umask = umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__PA_MATCH },
		[event_aliases_UNC_H_SF_LOOKUP] = { .name = S(SF_LOOKUP_DATA_READ), .tool = S(likwid), .event = events_UNC_H_SF_LOOKUP, .umask = umasks_UNC_H_SF_LOOKUP__DATA_READ },
		{ .name = S(SF_LOOKUP_WRITE), .tool = S(likwid), .event = events_UNC_H_SF_LOOKUP, .umask = umasks_UNC_H_SF_LOOKUP__WRITE },
		{ .name = S(SF_LOOKUP_REMOTE_SNOOP), .tool = S(likwid), .event = events_UNC_H_SF_LOOKUP, .umask = umasks_UNC_H_SF_LOOKUP__REMOTE_SNOOP },
		{ .name = S(SF_LOOKUP_ANY), .tool = S(likwid), .event = events_UNC_H_SF_LOOKUP, .umask = umasks_UNC_H_SF_LOOKUP__ANY },
		[event_aliases_UNC_H_TOR_INSERTS] = { .name = S(TOR_INSERTS_IRQ), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IRQ },
		{ .name = S(TOR_INSERTS_EVICT), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__EVICT },
		{ .name = S(TOR_INSERTS_PRQ), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__PRQ },
		{ .name = S(TOR_INSERTS_IPQ), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IPQ },
		{ .name = S(UNC_C_TOR_INSERTS_IRQ_HI_1204bc3c), .tool = S(perfmon_knl_27400c5f), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IRQ_HIT },
		{ .name = S(TOR_INSERTS_IRQ_HIT), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IRQ_HIT },
		{ .name = S(UNC_C_TOR_INSERTS_IRQ_MI_73940166), .tool = S(perfmon_knl_27400c5f), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IRQ_MISS },
		{ .name = S(TOR_INSERTS_IRQ_MISS), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IRQ_MISS },
		{ .name = S(UNC_C_TOR_INSERTS_PRQ_HI_26502a86), .tool = S(perfmon_knl_27400c5f), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__PRQ_HIT },
		{ .name = S(TOR_INSERTS_PRQ_HIT), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__PRQ_HIT },
		{ .name = S(UNC_C_TOR_INSERTS_PRQ_MI_efed47f5), .tool = S(perfmon_knl_27400c5f), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__PRQ_MISS },
		{ .name = S(TOR_INSERTS_PRQ_MISS), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__PRQ_MISS },
		{ .name = S(UNC_C_TOR_INSERTS_IPQ_HI_32220d07), .tool = S(perfmon_knl_27400c5f), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IPQ_HIT },
		{ .name = S(TOR_INSERTS_IPQ_HIT), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IPQ_HIT },
		{ .name = S(UNC_C_TOR_INSERTS_IPQ_MI_a632189d), .tool = S(perfmon_knl_27400c5f), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IPQ_MISS },
		{ .name = S(TOR_INSERTS_IPQ_MISS), .tool = S(likwid), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__IPQ_MISS },
		{ .name = S(UNC_C_TOR_INSERTS_LOC_AL_b3032ba0), .tool = S(perfmon_knl_27400c5f), .event = events_UNC_H_TOR_INSERTS, .umask = umasks_UNC_H_TOR_INSERTS__LOC_ALL },
		[event_aliases_UNC_H_TOR_OCCUPANCY] = { .name = S(TOR_OCCUPANCY_IRQ), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__IRQ },
		{ .name = S(TOR_OCCUPANCY_EVICT), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__EVICT },
		{ .name = S(TOR_OCCUPANCY_PRQ), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__PRQ },
		{ .name = S(TOR_OCCUPANCY_IPQ), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__IPQ },
		{ .name = S(TOR_OCCUPANCY_IRQ_HIT), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__IRQ_HIT },
		{ .name = S(TOR_OCCUPANCY_IRQ_MISS), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__IRQ_MISS },
		{ .name = S(TOR_OCCUPANCY_PRQ_HIT), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__PRQ_HIT },
		{ .name = S(TOR_OCCUPANCY_PRQ_MISS), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__PRQ_MISS },
		{ .name = S(TOR_OCCUPANCY_IPQ_HIT), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__IPQ_HIT },
		{ .name = S(TOR_OCCUPANCY_IPQ_MISS), .tool = S(likwid), .event = events_UNC_H_TOR_OCCUPANCY, .umask = umasks_UNC_H_TOR_OCCUPANCY__IPQ_MISS },
		[event_aliases_UNC_H_MISC] = { .name = S(MISC_RSPI_WAS_FSE), .tool = S(likwid), .event = events_UNC_H_MISC, .umask = umasks_UNC_H_MISC__RSPI_WAS_FSE },
		{ .name = S(MISC_WC_ALIASING), .tool = S(likwid), .event = events_UNC_H_MISC, .umask = umasks_UNC_H_MISC__WC_ALIASING },
		{ .name = S(MISC_RFO_HIT_S), .tool = S(likwid), .event = events_UNC_H_MISC, .umask = umasks_UNC_H_MISC__RFO_HIT_S },
		{ .name = S(MISC_CV0_PREF_VIC), .tool = S(likwid), .event = events_UNC_H_MISC, .umask = umasks_UNC_H_MISC__CV0_PREF_VIC },
		{ .name = S(MISC_CV0_PREF_MISS), .tool = S(likwid), .event = events_UNC_H_MISC, .umask = umasks_UNC_H_MISC__CV0_PREF_MISS },
		[event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED] = { .name = S(AG0_AD_CRD_ACQUIRED_TGR0), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0 },
		{ .name = S(AG0_AD_CRD_ACQUIRED_TGR1), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1 },
		{ .name = S(AG0_AD_CRD_ACQUIRED_TGR2), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2 },
		{ .name = S(AG0_AD_CRD_ACQUIRED_TGR3), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3 },
		{ .name = S(AG0_AD_CRD_ACQUIRED_TGR4), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4 },
		{ .name = S(AG0_AD_CRD_ACQUIRED_TGR5), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5 },
		{ .name = S(AG0_AD_CRD_ACQUIRED_TGR6), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6 },
		{ .name = S(AG0_AD_CRD_ACQUIRED_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7 },
		[event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED_EXT] = { .name = S(AG0_AD_CRD_ACQUIRED_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8 },
		{ .name = S(AG0_AD_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT, .umask = umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY] = { .name = S(AG0_AD_CRD_OCCUPANCY_TGR0), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR0 },
		{ .name = S(AG0_AD_CRD_OCCUPANCY_TGR1), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR1 },
		{ .name = S(AG0_AD_CRD_OCCUPANCY_TGR2), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR2 },
		{ .name = S(AG0_AD_CRD_OCCUPANCY_TGR3), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR3 },
		{ .name = S(AG0_AD_CRD_OCCUPANCY_TGR4), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR4 },
		{ .name = S(AG0_AD_CRD_OCCUPANCY_TGR5), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR5 },
		{ .name = S(AG0_AD_CRD_OCCUPANCY_TGR6), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR6 },
		{ .name = S(AG0_AD_CRD_OCCUPANCY_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR7 },
		[event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT] = { .name = S(AG0_AD_CRD_OCCUPANCY_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT__TGR8 },
		{ .name = S(AG0_AD_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT, .umask = umasks_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED] = { .name = S(AG1_AD_CRD_ACQUIRED_TGR0), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR0 },
		{ .name = S(AG1_AD_CRD_ACQUIRED_TGR1), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR1 },
		{ .name = S(AG1_AD_CRD_ACQUIRED_TGR2), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR2 },
		{ .name = S(AG1_AD_CRD_ACQUIRED_TGR3), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR3 },
		{ .name = S(AG1_AD_CRD_ACQUIRED_TGR4), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR4 },
		{ .name = S(AG1_AD_CRD_ACQUIRED_TGR5), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR5 },
		{ .name = S(AG1_AD_CRD_ACQUIRED_TGR6), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR6 },
		{ .name = S(AG1_AD_CRD_ACQUIRED_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR7 },
		[event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED_EXT] = { .name = S(AG1_AD_CRD_ACQUIRED_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED_EXT__TGR8 },
		{ .name = S(AG1_AD_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT, .umask = umasks_UNC_H_AG1_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY] = { .name = S(AG1_AD_CRD_OCCUPANCY_TGR0), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR0 },
		{ .name = S(AG1_AD_CRD_OCCUPANCY_TGR1), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR1 },
		{ .name = S(AG1_AD_CRD_OCCUPANCY_TGR2), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR2 },
		{ .name = S(AG1_AD_CRD_OCCUPANCY_TGR3), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR3 },
		{ .name = S(AG1_AD_CRD_OCCUPANCY_TGR4), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR4 },
		{ .name = S(AG1_AD_CRD_OCCUPANCY_TGR5), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR5 },
		{ .name = S(AG1_AD_CRD_OCCUPANCY_TGR6), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR6 },
		{ .name = S(AG1_AD_CRD_OCCUPANCY_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR7 },
		[event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT] = { .name = S(AG1_AD_CRD_OCCUPANCY_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT__TGR8 },
		{ .name = S(AG1_AD_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT, .umask = umasks_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED] = { .name = S(AG0_BL_CRD_ACQUIRED_TGR0), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR0 },
		{ .name = S(AG0_BL_CRD_ACQUIRED_TGR1), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR1 },
		{ .name = S(AG0_BL_CRD_ACQUIRED_TGR2), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR2 },
		{ .name = S(AG0_BL_CRD_ACQUIRED_TGR3), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR3 },
		{ .name = S(AG0_BL_CRD_ACQUIRED_TGR4), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR4 },
		{ .name = S(AG0_BL_CRD_ACQUIRED_TGR5), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR5 },
		{ .name = S(AG0_BL_CRD_ACQUIRED_TGR6), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR6 },
		{ .name = S(AG0_BL_CRD_ACQUIRED_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR7 },
		[event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED_EXT] = { .name = S(AG0_BL_CRD_ACQUIRED_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED_EXT__TGR8 },
		{ .name = S(AG0_BL_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT, .umask = umasks_UNC_H_AG0_BL_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY] = { .name = S(AG0_BL_CRD_OCCUPANCY_TGR0), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR0 },
		{ .name = S(AG0_BL_CRD_OCCUPANCY_TGR1), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR1 },
		{ .name = S(AG0_BL_CRD_OCCUPANCY_TGR2), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR2 },
		{ .name = S(AG0_BL_CRD_OCCUPANCY_TGR3), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR3 },
		{ .name = S(AG0_BL_CRD_OCCUPANCY_TGR4), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR4 },
		{ .name = S(AG0_BL_CRD_OCCUPANCY_TGR5), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR5 },
		{ .name = S(AG0_BL_CRD_OCCUPANCY_TGR6), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR6 },
		{ .name = S(AG0_BL_CRD_OCCUPANCY_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR7 },
		[event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT] = { .name = S(AG0_BL_CRD_OCCUPANCY_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT__TGR8 },
		{ .name = S(AG0_BL_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT, .umask = umasks_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED] = { .name = S(AG1_BL_CRD_ACQUIRED_TGR0), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR0 },
		{ .name = S(AG1_BL_CRD_ACQUIRED_TGR1), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR1 },
		{ .name = S(AG1_BL_CRD_ACQUIRED_TGR2), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR2 },
		{ .name = S(AG1_BL_CRD_ACQUIRED_TGR3), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR3 },
		{ .name = S(AG1_BL_CRD_ACQUIRED_TGR4), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR4 },
		{ .name = S(AG1_BL_CRD_ACQUIRED_TGR5), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR5 },
		{ .name = S(AG1_BL_CRD_ACQUIRED_TGR6), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR6 },
		{ .name = S(AG1_BL_CRD_ACQUIRED_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR7 },
		[event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED_EXT] = { .name = S(AG1_BL_CRD_ACQUIRED_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED_EXT__TGR8 },
		{ .name = S(AG1_BL_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT, .umask = umasks_UNC_H_AG1_BL_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY] = { .name = S(AG1_BL_CRD_OCCUPANCY_TGR0), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR0 },
		{ .name = S(AG1_BL_CRD_OCCUPANCY_TGR1), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR1 },
		{ .name = S(AG1_BL_CRD_OCCUPANCY_TGR2), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR2 },
		{ .name = S(AG1_BL_CRD_OCCUPANCY_TGR3), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR3 },
		{ .name = S(AG1_BL_CRD_OCCUPANCY_TGR4), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR4 },
		{ .name = S(AG1_BL_CRD_OCCUPANCY_TGR5), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR5 },
		{ .name = S(AG1_BL_CRD_OCCUPANCY_TGR6), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR6 },
		{ .name = S(AG1_BL_CRD_OCCUPANCY_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR7 },
		[event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT] = { .name = S(AG1_BL_CRD_OCCUPANCY_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT__TGR8 },
		{ .name = S(AG1_BL_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT, .umask = umasks_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY] = { .name = S(EGRESS_VERT_OCCUPANCY_AD_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0 },
		{ .name = S(EGRESS_VERT_OCCUPANCY_AK_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0 },
		{ .name = S(EGRESS_VERT_OCCUPANCY_BL_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0 },
		{ .name = S(EGRESS_VERT_OCCUPANCY_IV_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0 },
		{ .name = S(EGRESS_VERT_OCCUPANCY_AD_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1 },
		{ .name = S(EGRESS_VERT_OCCUPANCY_AK_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1 },
		{ .name = S(EGRESS_VERT_OCCUPANCY_BL_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1 },
		[event_aliases_UNC_H_EGRESS_VERT_INSERTS] = { .name = S(EGRESS_VERT_INSERTS_AD_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_INSERTS, .umask = umasks_UNC_H_EGRESS_VERT_INSERTS__AD_AG0 },
		{ .name = S(EGRESS_VERT_INSERTS_AK_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_INSERTS, .umask = umasks_UNC_H_EGRESS_VERT_INSERTS__AK_AG0 },
		{ .name = S(EGRESS_VERT_INSERTS_BL_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_INSERTS, .umask = umasks_UNC_H_EGRESS_VERT_INSERTS__BL_AG0 },
		{ .name = S(EGRESS_VERT_INSERTS_IV_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_INSERTS, .umask = umasks_UNC_H_EGRESS_VERT_INSERTS__IV_AG0 },
		{ .name = S(EGRESS_VERT_INSERTS_AD_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_INSERTS, .umask = umasks_UNC_H_EGRESS_VERT_INSERTS__AD_AG1 },
		{ .name = S(EGRESS_VERT_INSERTS_AK_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_INSERTS, .umask = umasks_UNC_H_EGRESS_VERT_INSERTS__AK_AG1 },
		{ .name = S(EGRESS_VERT_INSERTS_BL_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_INSERTS, .umask = umasks_UNC_H_EGRESS_VERT_INSERTS__BL_AG1 },
		[event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL] = { .name = S(EGRESS_VERT_CYCLES_FULL_AD_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AD_AG0 },
		{ .name = S(EGRESS_VERT_CYCLES_FULL_AK_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AK_AG0 },
		{ .name = S(EGRESS_VERT_CYCLES_FULL_BL_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__BL_AG0 },
		{ .name = S(EGRESS_VERT_CYCLES_FULL_IV_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__IV_AG0 },
		{ .name = S(EGRESS_VERT_CYCLES_FULL_AD_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AD_AG1 },
		{ .name = S(EGRESS_VERT_CYCLES_FULL_AK_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AK_AG1 },
		{ .name = S(EGRESS_VERT_CYCLES_FULL_BL_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__BL_AG1 },
		[event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE] = { .name = S(EGRESS_VERT_CYCLES_NE_AD_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AD_AG0 },
		{ .name = S(EGRESS_VERT_CYCLES_NE_AK_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AK_AG0 },
		{ .name = S(EGRESS_VERT_CYCLES_NE_BL_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_NE__BL_AG0 },
		{ .name = S(EGRESS_VERT_CYCLES_NE_IV_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_NE__IV_AG0 },
		{ .name = S(EGRESS_VERT_CYCLES_NE_AD_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AD_AG1 },
		{ .name = S(EGRESS_VERT_CYCLES_NE_AK_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AK_AG1 },
		{ .name = S(EGRESS_VERT_CYCLES_NE_BL_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_VERT_CYCLES_NE__BL_AG1 },
		[event_aliases_UNC_H_EGRESS_HORZ_OCCUPANCY] = { .name = S(EGRESS_HORZ_OCCUPANCY_AD), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD },
		{ .name = S(EGRESS_HORZ_OCCUPANCY_AK), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK },
		{ .name = S(EGRESS_HORZ_OCCUPANCY_BL), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL },
		{ .name = S(EGRESS_HORZ_OCCUPANCY_IV), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_OCCUPANCY, .umask = umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV },
		[event_aliases_UNC_H_EGRESS_HORZ_INSERTS] = { .name = S(EGRESS_HORZ_INSERTS_AD), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_INSERTS, .umask = umasks_UNC_H_EGRESS_HORZ_INSERTS__AD },
		{ .name = S(EGRESS_HORZ_INSERTS_AK), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_INSERTS, .umask = umasks_UNC_H_EGRESS_HORZ_INSERTS__AK },
		{ .name = S(EGRESS_HORZ_INSERTS_BL), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_INSERTS, .umask = umasks_UNC_H_EGRESS_HORZ_INSERTS__BL },
		{ .name = S(EGRESS_HORZ_INSERTS_IV), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_INSERTS, .umask = umasks_UNC_H_EGRESS_HORZ_INSERTS__IV },
		[event_aliases_UNC_H_EGRESS_HORZ_CYCLES_FULL] = { .name = S(EGRESS_HORZ_CYCLES_FULL_AD), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__AD },
		{ .name = S(EGRESS_HORZ_CYCLES_FULL_AK), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__AK },
		{ .name = S(EGRESS_HORZ_CYCLES_FULL_BL), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__BL },
		{ .name = S(EGRESS_HORZ_CYCLES_FULL_IV), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_CYCLES_FULL, .umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__IV },
		[event_aliases_UNC_H_EGRESS_HORZ_CYCLES_NE] = { .name = S(EGRESS_HORZ_CYCLES_NE_AD), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__AD },
		{ .name = S(EGRESS_HORZ_CYCLES_NE_AK), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__AK },
		{ .name = S(EGRESS_HORZ_CYCLES_NE_BL), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__BL },
		{ .name = S(EGRESS_HORZ_CYCLES_NE_IV), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_CYCLES_NE, .umask = umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__IV },
		[event_aliases_UNC_H_EGRESS_VERT_NACK] = { .name = S(EGRESS_VERT_NACK_AD_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_NACK, .umask = umasks_UNC_H_EGRESS_VERT_NACK__AD_AG0 },
		{ .name = S(EGRESS_VERT_NACK_AK_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_NACK, .umask = umasks_UNC_H_EGRESS_VERT_NACK__AK_AG0 },
		{ .name = S(EGRESS_VERT_NACK_BL_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_NACK, .umask = umasks_UNC_H_EGRESS_VERT_NACK__BL_AG0 },
		{ .name = S(EGRESS_VERT_NACK_IV_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_NACK, .umask = umasks_UNC_H_EGRESS_VERT_NACK__IV_AG0 },
		{ .name = S(EGRESS_VERT_NACK_AD_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_NACK, .umask = umasks_UNC_H_EGRESS_VERT_NACK__AD_AG1 },
		{ .name = S(EGRESS_VERT_NACK_AK_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_NACK, .umask = umasks_UNC_H_EGRESS_VERT_NACK__AK_AG1 },
		{ .name = S(EGRESS_VERT_NACK_BL_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_NACK, .umask = umasks_UNC_H_EGRESS_VERT_NACK__BL_AG1 },
		[event_aliases_UNC_H_EGRESS_HORZ_NACK] = { .name = S(EGRESS_HORZ_NACK_AD), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_NACK, .umask = umasks_UNC_H_EGRESS_HORZ_NACK__AD },
		{ .name = S(EGRESS_HORZ_NACK_AK), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_NACK, .umask = umasks_UNC_H_EGRESS_HORZ_NACK__AK },
		{ .name = S(EGRESS_HORZ_NACK_BL), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_NACK, .umask = umasks_UNC_H_EGRESS_HORZ_NACK__BL },
		{ .name = S(EGRESS_HORZ_NACK_IV), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_NACK, .umask = umasks_UNC_H_EGRESS_HORZ_NACK__IV },
		[event_aliases_UNC_H_EGRESS_VERT_STARVED] = { .name = S(EGRESS_VERT_STARVED_AD_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_STARVED, .umask = umasks_UNC_H_EGRESS_VERT_STARVED__AD_AG0 },
		{ .name = S(EGRESS_VERT_STARVED_AK_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_STARVED, .umask = umasks_UNC_H_EGRESS_VERT_STARVED__AK_AG0 },
		{ .name = S(EGRESS_VERT_STARVED_BL_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_STARVED, .umask = umasks_UNC_H_EGRESS_VERT_STARVED__BL_AG0 },
		{ .name = S(EGRESS_VERT_STARVED_IV_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_STARVED, .umask = umasks_UNC_H_EGRESS_VERT_STARVED__IV_AG0 },
		{ .name = S(EGRESS_VERT_STARVED_AD_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_STARVED, .umask = umasks_UNC_H_EGRESS_VERT_STARVED__AD_AG1 },
		{ .name = S(EGRESS_VERT_STARVED_AK_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_STARVED, .umask = umasks_UNC_H_EGRESS_VERT_STARVED__AK_AG1 },
		{ .name = S(EGRESS_VERT_STARVED_BL_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_STARVED, .umask = umasks_UNC_H_EGRESS_VERT_STARVED__BL_AG1 },
		[event_aliases_UNC_H_EGRESS_HORZ_STARVED] = { .name = S(EGRESS_HORZ_STARVED_AD), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_STARVED, .umask = umasks_UNC_H_EGRESS_HORZ_STARVED__AD },
		{ .name = S(EGRESS_HORZ_STARVED_AK), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_STARVED, .umask = umasks_UNC_H_EGRESS_HORZ_STARVED__AK },
		{ .name = S(EGRESS_HORZ_STARVED_BL), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_STARVED, .umask = umasks_UNC_H_EGRESS_HORZ_STARVED__BL },
		{ .name = S(EGRESS_HORZ_STARVED_IV), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_STARVED, .umask = umasks_UNC_H_EGRESS_HORZ_STARVED__IV },
		[event_aliases_UNC_H_EGRESS_VERT_ADS_USED] = { .name = S(EGRESS_VERT_ADS_USED_AD_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_ADS_USED, .umask = umasks_UNC_H_EGRESS_VERT_ADS_USED__AD_AG0 },
		{ .name = S(EGRESS_VERT_ADS_USED_AK_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_ADS_USED, .umask = umasks_UNC_H_EGRESS_VERT_ADS_USED__AK_AG0 },
		{ .name = S(EGRESS_VERT_ADS_USED_BL_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_ADS_USED, .umask = umasks_UNC_H_EGRESS_VERT_ADS_USED__BL_AG0 },
		{ .name = S(EGRESS_VERT_ADS_USED_AD_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_ADS_USED, .umask = umasks_UNC_H_EGRESS_VERT_ADS_USED__AD_AG1 },
		{ .name = S(EGRESS_VERT_ADS_USED_AK_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_ADS_USED, .umask = umasks_UNC_H_EGRESS_VERT_ADS_USED__AK_AG1 },
		{ .name = S(EGRESS_VERT_ADS_USED_BL_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_ADS_USED, .umask = umasks_UNC_H_EGRESS_VERT_ADS_USED__BL_AG1 },
		[event_aliases_UNC_H_EGRESS_HORZ_ADS_USED] = { .name = S(EGRESS_HORZ_ADS_USED_AD), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_ADS_USED, .umask = umasks_UNC_H_EGRESS_HORZ_ADS_USED__AD },
		{ .name = S(EGRESS_HORZ_ADS_USED_AK), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_ADS_USED, .umask = umasks_UNC_H_EGRESS_HORZ_ADS_USED__AK },
		{ .name = S(EGRESS_HORZ_ADS_USED_BL), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_ADS_USED, .umask = umasks_UNC_H_EGRESS_HORZ_ADS_USED__BL },
		[event_aliases_UNC_H_EGRESS_VERT_BYPASS] = { .name = S(EGRESS_VERT_BYPASS_AD_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_BYPASS, .umask = umasks_UNC_H_EGRESS_VERT_BYPASS__AD_AG0 },
		{ .name = S(EGRESS_VERT_BYPASS_AK_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_BYPASS, .umask = umasks_UNC_H_EGRESS_VERT_BYPASS__AK_AG0 },
		{ .name = S(EGRESS_VERT_BYPASS_BL_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_BYPASS, .umask = umasks_UNC_H_EGRESS_VERT_BYPASS__BL_AG0 },
		{ .name = S(EGRESS_VERT_BYPASS_IV_AG0), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_BYPASS, .umask = umasks_UNC_H_EGRESS_VERT_BYPASS__IV },
		{ .name = S(IV_AG0), .tool = S(libpfm4), .event = events_UNC_H_EGRESS_VERT_BYPASS, .umask = umasks_UNC_H_EGRESS_VERT_BYPASS__IV },
		{ .name = S(EGRESS_VERT_BYPASS_AD_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_BYPASS, .umask = umasks_UNC_H_EGRESS_VERT_BYPASS__AD_AG1 },
		{ .name = S(EGRESS_VERT_BYPASS_AK_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_BYPASS, .umask = umasks_UNC_H_EGRESS_VERT_BYPASS__AK_AG1 },
		{ .name = S(EGRESS_VERT_BYPASS_BL_AG1), .tool = S(likwid), .event = events_UNC_H_EGRESS_VERT_BYPASS, .umask = umasks_UNC_H_EGRESS_VERT_BYPASS__BL_AG1 },
		[event_aliases_UNC_H_EGRESS_HORZ_BYPASS] = { .name = S(EGRESS_HORZ_BYPASS_AD), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_BYPASS, .umask = umasks_UNC_H_EGRESS_HORZ_BYPASS__AD },
		{ .name = S(EGRESS_HORZ_BYPASS_AK), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_BYPASS, .umask = umasks_UNC_H_EGRESS_HORZ_BYPASS__AK },
		{ .name = S(EGRESS_HORZ_BYPASS_BL), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_BYPASS, .umask = umasks_UNC_H_EGRESS_HORZ_BYPASS__BL },
		{ .name = S(EGRESS_HORZ_BYPASS_IV), .tool = S(likwid), .event = events_UNC_H_EGRESS_HORZ_BYPASS, .umask = umasks_UNC_H_EGRESS_HORZ_BYPASS__IV },
		[event_aliases_UNC_H_RING_BOUNCES_VERT] = { .name = S(RING_BOUNCES_VERT_AD), .tool = S(likwid), .event = events_UNC_H_RING_BOUNCES_VERT, .umask = umasks_UNC_H_RING_BOUNCES_VERT__AD },
		{ .name = S(RING_BOUNCES_VERT_AK), .tool = S(likwid), .event = events_UNC_H_RING_BOUNCES_VERT, .umask = umasks_UNC_H_RING_BOUNCES_VERT__AK },
		{ .name = S(RING_BOUNCES_VERT_BL), .tool = S(likwid), .event = events_UNC_H_RING_BOUNCES_VERT, .umask = umasks_UNC_H_RING_BOUNCES_VERT__BL },
		{ .name = S(RING_BOUNCES_VERT_IV), .tool = S(likwid), .event = events_UNC_H_RING_BOUNCES_VERT, .umask = umasks_UNC_H_RING_BOUNCES_VERT__IV },
		[event_aliases_UNC_H_RING_BOUNCES_HORZ] = { .name = S(RING_BOUNCES_HORZ_AD), .tool = S(likwid), .event = events_UNC_H_RING_BOUNCES_HORZ, .umask = umasks_UNC_H_RING_BOUNCES_HORZ__AD },
		{ .name = S(RING_BOUNCES_HORZ_AK), .tool = S(likwid), .event = events_UNC_H_RING_BOUNCES_HORZ, .umask = umasks_UNC_H_RING_BOUNCES_HORZ__AK },
		{ .name = S(RING_BOUNCES_HORZ_BL), .tool = S(likwid), .event = events_UNC_H_RING_BOUNCES_HORZ, .umask = umasks_UNC_H_RING_BOUNCES_HORZ__BL },
		{ .name = S(RING_BOUNCES_HORZ_IV), .tool = S(likwid), .event = events_UNC_H_RING_BOUNCES_HORZ, .umask = umasks_UNC_H_RING_BOUNCES_HORZ__IV },
		[event_aliases_UNC_H_RING_SINK_STARVED_VERT] = { .name = S(RING_SINK_STARVED_VERT_AD), .tool = S(likwid), .event = events_UNC_H_RING_SINK_STARVED_VERT, .umask = umasks_UNC_H_RING_SINK_STARVED_VERT__AD },
		{ .name = S(RING_SINK_STARVED_VERT_AK), .tool = S(likwid), .event = events_UNC_H_RING_SINK_STARVED_VERT, .umask = umasks_UNC_H_RING_SINK_STARVED_VERT__AK },
		{ .name = S(RING_SINK_STARVED_VERT_BL), .tool = S(likwid), .event = events_UNC_H_RING_SINK_STARVED_VERT, .umask = umasks_UNC_H_RING_SINK_STARVED_VERT__BL },
		{ .name = S(RING_SINK_STARVED_VERT_IV), .tool = S(likwid), .event = events_UNC_H_RING_SINK_STARVED_VERT, .umask = umasks_UNC_H_RING_SINK_STARVED_VERT__IV },
		[event_aliases_UNC_H_RING_SINK_STARVED_HORZ] = { .name = S(RING_SINK_STARVED_HORZ_AD), .tool = S(likwid), .event = events_UNC_H_RING_SINK_STARVED_HORZ, .umask = umasks_UNC_H_RING_SINK_STARVED_HORZ__AD },
		{ .name = S(RING_SINK_STARVED_HORZ_AK), .tool = S(likwid), .event = events_UNC_H_RING_SINK_STARVED_HORZ, .umask = umasks_UNC_H_RING_SINK_STARVED_HORZ__AK },
		{ .name = S(RING_SINK_STARVED_HORZ_BL), .tool = S(likwid), .event = events_UNC_H_RING_SINK_STARVED_HORZ, .umask = umasks_UNC_H_RING_SINK_STARVED_HORZ__BL },
		{ .name = S(RING_SINK_STARVED_HORZ_IV), .tool = S(likwid), .event = events_UNC_H_RING_SINK_STARVED_HORZ, .umask = umasks_UNC_H_RING_SINK_STARVED_HORZ__IV },
		[event_aliases_UNC_H_RING_SRC_THRTL] = { .name = S(UNC_H_RING_SRC_THRT), .tool = S(libpfm4), .event = events_UNC_H_RING_SRC_THRTL, .umask = NONE },
		{ .name = S(RING_SRC_THRTL), .tool = S(likwid), .event = events_UNC_H_RING_SRC_THRTL, .umask = NONE },
		[event_aliases_UNC_H_FAST_ASSERTED] = { .name = S(FAST_ASSERTED_VERT), .tool = S(likwid), .event = events_UNC_H_FAST_ASSERTED, .umask = umasks_UNC_H_FAST_ASSERTED__VERT },
		{ .name = S(FAST_ASSERTED_HORZ), .tool = S(likwid), .event = events_UNC_H_FAST_ASSERTED, .umask = umasks_UNC_H_FAST_ASSERTED__HORZ },
		[event_aliases_UNC_H_VERT_RING_AD_IN_USE] = { .name = S(VERT_RING_AD_IN_USE_UP_EVEN), .tool = S(likwid), .event = events_UNC_H_VERT_RING_AD_IN_USE, .umask = umasks_UNC_H_VERT_RING_AD_IN_USE__UP_EVEN },
		{ .name = S(VERT_RING_AD_IN_USE_UP_ODD), .tool = S(likwid), .event = events_UNC_H_VERT_RING_AD_IN_USE, .umask = umasks_UNC_H_VERT_RING_AD_IN_USE__UP_ODD },
		{ .name = S(VERT_RING_AD_IN_USE_DN_EVEN), .tool = S(likwid), .event = events_UNC_H_VERT_RING_AD_IN_USE, .umask = umasks_UNC_H_VERT_RING_AD_IN_USE__DN_EVEN },
		{ .name = S(VERT_RING_AD_IN_USE_DN_ODD), .tool = S(likwid), .event = events_UNC_H_VERT_RING_AD_IN_USE, .umask = umasks_UNC_H_VERT_RING_AD_IN_USE__DN_ODD },
		[event_aliases_UNC_H_HORZ_RING_AD_IN_USE] = { .name = S(HORZ_RING_AD_IN_USE_LEFT_EVEN), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_AD_IN_USE, .umask = umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_EVEN },
		{ .name = S(HORZ_RING_AD_IN_USE_LEFT_ODD), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_AD_IN_USE, .umask = umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_ODD },
		{ .name = S(HORZ_RING_AD_IN_USE_RIGHT_EVEN), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_AD_IN_USE, .umask = umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_EVEN },
		{ .name = S(HORZ_RING_AD_IN_USE_RIGHT_ODD), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_AD_IN_USE, .umask = umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_ODD },
		[event_aliases_UNC_H_VERT_RING_AK_IN_USE] = { .name = S(VERT_RING_AK_IN_USE_UP_EVEN), .tool = S(likwid), .event = events_UNC_H_VERT_RING_AK_IN_USE, .umask = umasks_UNC_H_VERT_RING_AK_IN_USE__UP_EVEN },
		{ .name = S(VERT_RING_AK_IN_USE_UP_ODD), .tool = S(likwid), .event = events_UNC_H_VERT_RING_AK_IN_USE, .umask = umasks_UNC_H_VERT_RING_AK_IN_USE__UP_ODD },
		{ .name = S(VERT_RING_AK_IN_USE_DN_EVEN), .tool = S(likwid), .event = events_UNC_H_VERT_RING_AK_IN_USE, .umask = umasks_UNC_H_VERT_RING_AK_IN_USE__DN_EVEN },
		{ .name = S(VERT_RING_AK_IN_USE_DN_ODD), .tool = S(likwid), .event = events_UNC_H_VERT_RING_AK_IN_USE, .umask = umasks_UNC_H_VERT_RING_AK_IN_USE__DN_ODD },
		[event_aliases_UNC_H_HORZ_RING_AK_IN_USE] = { .name = S(HORZ_RING_AK_IN_USE_LEFT_EVEN), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_AK_IN_USE, .umask = umasks_UNC_H_HORZ_RING_AK_IN_USE__LEFT_EVEN },
		{ .name = S(HORZ_RING_AK_IN_USE_LEFT_ODD), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_AK_IN_USE, .umask = umasks_UNC_H_HORZ_RING_AK_IN_USE__LEFT_ODD },
		{ .name = S(HORZ_RING_AK_IN_USE_RIGHT_EVEN), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_AK_IN_USE, .umask = umasks_UNC_H_HORZ_RING_AK_IN_USE__RIGHT_EVEN },
		{ .name = S(HORZ_RING_AK_IN_USE_RIGHT_ODD), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_AK_IN_USE, .umask = umasks_UNC_H_HORZ_RING_AK_IN_USE__RIGHT_ODD },
		[event_aliases_UNC_H_VERT_RING_BL_IN_USE] = { .name = S(VERT_RING_BL_IN_USE_UP_EVEN), .tool = S(likwid), .event = events_UNC_H_VERT_RING_BL_IN_USE, .umask = umasks_UNC_H_VERT_RING_BL_IN_USE__UP_EVEN },
		{ .name = S(VERT_RING_BL_IN_USE_UP_ODD), .tool = S(likwid), .event = events_UNC_H_VERT_RING_BL_IN_USE, .umask = umasks_UNC_H_VERT_RING_BL_IN_USE__UP_ODD },
		{ .name = S(VERT_RING_BL_IN_USE_DN_EVEN), .tool = S(likwid), .event = events_UNC_H_VERT_RING_BL_IN_USE, .umask = umasks_UNC_H_VERT_RING_BL_IN_USE__DN_EVEN },
		{ .name = S(VERT_RING_BL_IN_USE_DN_ODD), .tool = S(likwid), .event = events_UNC_H_VERT_RING_BL_IN_USE, .umask = umasks_UNC_H_VERT_RING_BL_IN_USE__DN_ODD },
		[event_aliases_UNC_H_HORZ_RING_BL_IN_USE] = { .name = S(HORZ_RING_BL_IN_USE_LEFT_EVEN), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_BL_IN_USE, .umask = umasks_UNC_H_HORZ_RING_BL_IN_USE__LEFT_EVEN },
		{ .name = S(HORZ_RING_BL_IN_USE_LEFT_ODD), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_BL_IN_USE, .umask = umasks_UNC_H_HORZ_RING_BL_IN_USE__LEFT_ODD },
		{ .name = S(HORZ_RING_BL_IN_USE_RIGHT_EVEN), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_BL_IN_USE, .umask = umasks_UNC_H_HORZ_RING_BL_IN_USE__RIGHT_EVEN },
		{ .name = S(HORZ_RING_BL_IN_USE_RIGHT_ODD), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_BL_IN_USE, .umask = umasks_UNC_H_HORZ_RING_BL_IN_USE__RIGHT_ODD },
		[event_aliases_UNC_H_VERT_RING_IV_IN_USE] = { .name = S(VERT_RING_IV_IN_USE_UP_EVEN), .tool = S(likwid), .event = events_UNC_H_VERT_RING_IV_IN_USE, .umask = umasks_UNC_H_VERT_RING_IV_IN_USE__UP },
		{ .name = S(VERT_RING_IV_IN_USE_DN_EVEN), .tool = S(likwid), .event = events_UNC_H_VERT_RING_IV_IN_USE, .umask = umasks_UNC_H_VERT_RING_IV_IN_USE__DN },
		[event_aliases_UNC_H_HORZ_RING_IV_IN_USE] = { .name = S(HORZ_RING_IV_IN_USE_LEFT_EVEN), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_IV_IN_USE, .umask = umasks_UNC_H_HORZ_RING_IV_IN_USE__LEFT },
		{ .name = S(HORZ_RING_IV_IN_USE_RIGHT_EVEN), .tool = S(likwid), .event = events_UNC_H_HORZ_RING_IV_IN_USE, .umask = umasks_UNC_H_HORZ_RING_IV_IN_USE__RIGHT },
		[event_aliases_UNC_H_EGRESS_ORDERING] = { .name = S(EGRESS_ORDERING_IV_SNP_GO_UP), .tool = S(likwid), .event = events_UNC_H_EGRESS_ORDERING, .umask = umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_UP },
		{ .name = S(EGRESS_ORDERING_IV_SNP_GO_DN), .tool = S(likwid), .event = events_UNC_H_EGRESS_ORDERING, .umask = umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_DN },
		[event_aliases_UNC_H_TG_INGRESS_OCCUPANCY] = { .name = S(TG_INGRESS_OCCUPANCY_AD_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC },
		{ .name = S(TG_INGRESS_OCCUPANCY_AK_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_TG_INGRESS_OCCUPANCY__AK_BNC },
		{ .name = S(TG_INGRESS_OCCUPANCY_BL_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC },
		{ .name = S(TG_INGRESS_OCCUPANCY_IV_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_TG_INGRESS_OCCUPANCY__IV_BNC },
		{ .name = S(TG_INGRESS_OCCUPANCY_AD_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD },
		{ .name = S(TG_INGRESS_OCCUPANCY_BL_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_OCCUPANCY, .umask = umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD },
		[event_aliases_UNC_H_TG_INGRESS_INSERTS] = { .name = S(TG_INGRESS_INSERTS_AD_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_INSERTS, .umask = umasks_UNC_H_TG_INGRESS_INSERTS__AD_BNC },
		{ .name = S(TG_INGRESS_INSERTS_AK_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_INSERTS, .umask = umasks_UNC_H_TG_INGRESS_INSERTS__AK_BNC },
		{ .name = S(TG_INGRESS_INSERTS_BL_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_INSERTS, .umask = umasks_UNC_H_TG_INGRESS_INSERTS__BL_BNC },
		{ .name = S(TG_INGRESS_INSERTS_IV_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_INSERTS, .umask = umasks_UNC_H_TG_INGRESS_INSERTS__IV_BNC },
		{ .name = S(TG_INGRESS_INSERTS_AD_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_INSERTS, .umask = umasks_UNC_H_TG_INGRESS_INSERTS__AD_CRD },
		{ .name = S(TG_INGRESS_INSERTS_BL_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_INSERTS, .umask = umasks_UNC_H_TG_INGRESS_INSERTS__BL_CRD },
		[event_aliases_UNC_H_TG_INGRESS_BYPASS] = { .name = S(TG_INGRESS_BYPASS_AD_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BYPASS, .umask = umasks_UNC_H_TG_INGRESS_BYPASS__AD_BNC },
		{ .name = S(TG_INGRESS_BYPASS_AK_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BYPASS, .umask = umasks_UNC_H_TG_INGRESS_BYPASS__AK_BNC },
		{ .name = S(TG_INGRESS_BYPASS_BL_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BYPASS, .umask = umasks_UNC_H_TG_INGRESS_BYPASS__BL_BNC },
		{ .name = S(TG_INGRESS_BYPASS_IV_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BYPASS, .umask = umasks_UNC_H_TG_INGRESS_BYPASS__IV_BNC },
		{ .name = S(TG_INGRESS_BYPASS_AD_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BYPASS, .umask = umasks_UNC_H_TG_INGRESS_BYPASS__AD_CRD },
		{ .name = S(TG_INGRESS_BYPASS_BL_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BYPASS, .umask = umasks_UNC_H_TG_INGRESS_BYPASS__BL_CRD },
		[event_aliases_UNC_H_TG_INGRESS_CRD_STARVED] = { .name = S(TG_INGRESS_CRD_STARVED_AD_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__AD_BNC },
		{ .name = S(TG_INGRESS_CRD_STARVED_AK_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__AK_BNC },
		{ .name = S(TG_INGRESS_CRD_STARVED_BL_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__BL_BNC },
		{ .name = S(TG_INGRESS_CRD_STARVED_IV_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__IV_BNC },
		{ .name = S(TG_INGRESS_CRD_STARVED_AD_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__AD_CRD },
		{ .name = S(TG_INGRESS_CRD_STARVED_BL_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__BL_CRD },
		{ .name = S(TG_INGRESS_CRD_STARVED_IFV), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__IFV },
		{ .name = S(IVF), .tool = S(libpfm4), .event = events_UNC_H_TG_INGRESS_CRD_STARVED, .umask = umasks_UNC_H_TG_INGRESS_CRD_STARVED__IFV },
		[event_aliases_UNC_H_TG_INGRESS_BUSY_STARVED] = { .name = S(TG_INGRESS_BUSY_STARVED_AD_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BUSY_STARVED, .umask = umasks_UNC_H_TG_INGRESS_BUSY_STARVED__AD_BNC },
		{ .name = S(TG_INGRESS_BUSY_STARVED_BL_BNC), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BUSY_STARVED, .umask = umasks_UNC_H_TG_INGRESS_BUSY_STARVED__BL_BNC },
		{ .name = S(TG_INGRESS_BUSY_STARVED_AD_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BUSY_STARVED, .umask = umasks_UNC_H_TG_INGRESS_BUSY_STARVED__AD_CRD },
		{ .name = S(TG_INGRESS_BUSY_STARVED_BL_CRD), .tool = S(likwid), .event = events_UNC_H_TG_INGRESS_BUSY_STARVED, .umask = umasks_UNC_H_TG_INGRESS_BUSY_STARVED__BL_CRD },
		[event_aliases_UNC_H_CLOCK] = { .name = S(UCLK), .tool = S(likwid), .event = events_UNC_H_CLOCK, .umask = NONE },
		[event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD] = { .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR0), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR0 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR1), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR1 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR2), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR2 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR3), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR3 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR4), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR4 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR5), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR5 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR6), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR6 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR7 },
		[event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT] = { .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__TGR8 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS__87e4df78), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD] = { .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR0), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR0 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR1), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR1 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR2), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR2 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR3), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR3 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR4), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR4 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR5), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR5 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR6), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR6 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR7 },
		[event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT] = { .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__TGR8 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS__4acc3a36), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL] = { .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR0), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR0 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR1), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR1 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR2), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR2 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR3), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR3 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR4), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR4 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR5), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR5 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR6), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR6 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR7), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR7 },
		[event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT] = { .name = S(AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__TGR8 },
		{ .name = S(AG0_STALL_NO_CRD_EGRESS__48f38a43), .tool = S(likwid), .event = events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, .umask = umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL] = { .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR0), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR0 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR1), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR1 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR2), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR2 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR3), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR3 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR4), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR4 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR5), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR5 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR6), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR6 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR7), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR7 },
		[event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT] = { .name = S(AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_TGR8), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__TGR8 },
		{ .name = S(AG1_STALL_NO_CRD_EGRESS__242a1a90), .tool = S(likwid), .event = events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT, .umask = umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__ANY_OF_TGR0_THRU_TGR7 },
		[event_aliases_UNC_I_CLOCKTICKS] = { .name = S(IO_CLKS_COUNT_ESEL), .tool = S(likwid), .event = events_UNC_I_CLOCKTICKS, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_DRS_INSERTS] = { .name = S(BL_INGRESS_ALLOCATIONS_DRS_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_DRS_INSERTS, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_NCB_INSERTS] = { .name = S(BL_INGRESS_ALLOCATIONS_NCB_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_NCB_INSERTS, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_NCS_INSERTS] = { .name = S(BL_INGRESS_ALLOCATIONS_NCS_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_NCS_INSERTS, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_DRS_CYCLES_FULL] = { .name = S(BL_INGRESS_FULL_DRS_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_DRS_CYCLES_FULL, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_NCB_CYCLES_FULL] = { .name = S(BL_INGRESS_FULL_NCB_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_NCB_CYCLES_FULL, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_NCS_CYCLES_FULL] = { .name = S(BL_INGRESS_FULL_NCS_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_NCS_CYCLES_FULL, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_DRS_OCCUPANCY] = { .name = S(BL_INGRESS_OCCUPANCY_DRS_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_DRS_OCCUPANCY, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_NCB_OCCUPANCY] = { .name = S(BL_INGRESS_OCCUPANCY_NCB_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_NCB_OCCUPANCY, .umask = NONE },
		[event_aliases_UNC_I_RxR_BL_NCS_OCCUPANCY] = { .name = S(BL_INGRESS_OCCUPANCY_NCS_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_BL_NCS_OCCUPANCY, .umask = NONE },
		[event_aliases_UNC_I_RxR_AK_INSERTS] = { .name = S(AK_INGRESS_ALLOCATIONS_ESEL), .tool = S(likwid), .event = events_UNC_I_RxR_AK_INSERTS, .umask = NONE },
		[event_aliases_UNC_I_TxR_REQUEST_OCCUPANCY] = { .name = S(OUTBOUND_REQUESTS_REQUEST_Q_OCCUPANCY_ESEL), .tool = S(likwid), .event = events_UNC_I_TxR_REQUEST_OCCUPANCY, .umask = NONE },
		[event_aliases_UNC_I_TxR_DATA_INSERTS_NCB] = { .name = S(OUTBOUND_REQUESTS_REQUEST_Q_ALLOCATIONS_NCB_ESEL), .tool = S(likwid), .event = events_UNC_I_TxR_DATA_INSERTS_NCB, .umask = NONE },
		[event_aliases_UNC_I_TxR_DATA_INSERTS_NCS] = { .name = S(OUTBOUND_REQUESTS_REQUEST_Q_ALLOCATIONS_NCS_ESEL), .tool = S(likwid), .event = events_UNC_I_TxR_DATA_INSERTS_NCS, .umask = NONE },
		[event_aliases_UNC_I_CACHE_TOTAL_OCCUPANCY] = { .name = S(WRITE_CACHE_TOTAL_ESEL_ANY), .tool = S(likwid), .event = events_UNC_I_CACHE_TOTAL_OCCUPANCY, .umask = umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__ANY },
		[event_aliases_UNC_I_COHERENT_OPS] = { .name = S(COHERENT_OP_ESEL_RDCUR), .tool = S(likwid), .event = events_UNC_I_COHERENT_OPS, .umask = umasks_UNC_I_COHERENT_OPS__PCIRDCUR },
		{ .name = S(COHERENT_OP_ESEL_RFO), .tool = S(likwid), .event = events_UNC_I_COHERENT_OPS, .umask = umasks_UNC_I_COHERENT_OPS__RFO },
		{ .name = S(COHERENT_OP_ESEL_I2M), .tool = S(likwid), .event = events_UNC_I_COHERENT_OPS, .umask = umasks_UNC_I_COHERENT_OPS__PCITOM },
		{ .name = S(COHERENT_OP_ESEL_WBMTOI), .tool = S(likwid), .event = events_UNC_I_COHERENT_OPS, .umask = umasks_UNC_I_COHERENT_OPS__WBMTOI },
		{ .name = S(COHERENT_OP_ESEL_CLFLUSH), .tool = S(likwid), .event = events_UNC_I_COHERENT_OPS, .umask = umasks_UNC_I_COHERENT_OPS__CLFLUSH },
		[event_aliases_UNC_I_TRANSACTIONS] = { .name = S(TRANSACTIONS_COUNT_ESEL_READ_FETCH), .tool = S(likwid), .event = events_UNC_I_TRANSACTIONS, .umask = umasks_UNC_I_TRANSACTIONS__READS },
		{ .name = S(TRANSACTIONS_COUNT_ESEL_WRITE_FETCH), .tool = S(likwid), .event = events_UNC_I_TRANSACTIONS, .umask = umasks_UNC_I_TRANSACTIONS__WRITES },
		{ .name = S(TRANSACTIONS_COUNT_ESEL_WRITE_PREFETCH), .tool = S(likwid), .event = events_UNC_I_TRANSACTIONS, .umask = umasks_UNC_I_TRANSACTIONS__WR_PREF },
		{ .name = S(TRANSACTIONS_COUNT_ESEL_ATOMIC), .tool = S(likwid), .event = events_UNC_I_TRANSACTIONS, .umask = umasks_UNC_I_TRANSACTIONS__ATOMIC },
		{ .name = S(TRANSACTIONS_COUNT_ESEL_OTHER), .tool = S(likwid), .event = events_UNC_I_TRANSACTIONS, .umask = umasks_UNC_I_TRANSACTIONS__OTHER },
		[event_aliases_UNC_I_SNOOP_RESP] = { .name = S(SNOOP_RESPONSES_ESEL_IRPMISS), .tool = S(likwid), .event = events_UNC_I_SNOOP_RESP, .umask = umasks_UNC_I_SNOOP_RESP__MISS },
		{ .name = S(SNOOP_RESPONSES_ESEL_IRPHITI), .tool = S(likwid), .event = events_UNC_I_SNOOP_RESP, .umask = umasks_UNC_I_SNOOP_RESP__HIT_I },
		{ .name = S(SNOOP_RESPONSES_ESEL_IRPHITES), .tool = S(likwid), .event = events_UNC_I_SNOOP_RESP, .umask = umasks_UNC_I_SNOOP_RESP__HIT_ES },
		{ .name = S(SNOOP_RESPONSES_ESEL_IRPHITM), .tool = S(likwid), .event = events_UNC_I_SNOOP_RESP, .umask = umasks_UNC_I_SNOOP_RESP__HIT_M },
		{ .name = S(SNOOP_RESPONSES_ESEL_SNPCODE), .tool = S(likwid), .event = events_UNC_I_SNOOP_RESP, .umask = umasks_UNC_I_SNOOP_RESP__SNPCODE },
		{ .name = S(SNOOP_RESPONSES_ESEL_SNPDATA), .tool = S(likwid), .event = events_UNC_I_SNOOP_RESP, .umask = umasks_UNC_I_SNOOP_RESP__SNPDATA },
		{ .name = S(SNOOP_RESPONSES_ESEL_SNPINV), .tool = S(likwid), .event = events_UNC_I_SNOOP_RESP, .umask = umasks_UNC_I_SNOOP_RESP__SNPINV },
		[event_aliases_UNC_I_TxR_AD_STALL_CREDIT_CYCLES] = { .name = S(STALL_CYCLES_AD_EGRESS_CREDITS_ESEL), .tool = S(likwid), .event = events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES, .umask = NONE },
		[event_aliases_UNC_I_TxR_BL_STALL_CREDIT_CYCLES] = { .name = S(STALL_CYCLES_BL_EGRESS_CREDITS_ESEL), .tool = S(likwid), .event = events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES, .umask = NONE },
		[event_aliases_UNC_M2P_INGRESS_CYCLES_NE] = { .name = S(RXR_CYCLES_NE_CBO_IDI), .tool = S(likwid), .event = events_UNC_M2P_INGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_IDI },
		{ .name = S(RXR_CYCLES_NE_CBO_NCB), .tool = S(likwid), .event = events_UNC_M2P_INGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCB },
		{ .name = S(RXR_CYCLES_NE_CBO_NCS), .tool = S(likwid), .event = events_UNC_M2P_INGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCS },
		{ .name = S(RXR_CYCLES_NE_ALL), .tool = S(likwid), .event = events_UNC_M2P_INGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_INGRESS_CYCLES_NE__ALL },
		[event_aliases_UNC_M2P_EGRESS_CYCLES_NE] = { .name = S(TXC_CYCLES_NE_AD_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_0 },
		{ .name = S(TXC_CYCLES_NE_AK_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_0 },
		{ .name = S(TXC_CYCLES_NE_BL_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_0 },
		{ .name = S(TXC_CYCLES_NE_AD_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_1 },
		{ .name = S(TXC_CYCLES_NE_AK_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_1 },
		{ .name = S(TXC_CYCLES_NE_BL_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_NE, .umask = umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_1 },
		[event_aliases_UNC_M2P_EGRESS_INSERTS] = { .name = S(TXC_INSERTS_AD_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__AD_0 },
		{ .name = S(TXC_INSERTS_AK_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__AK_0 },
		{ .name = S(TXC_INSERTS_BL_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__BL_0 },
		{ .name = S(TXC_INSERTS_AK_CRD_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_0 },
		{ .name = S(TXC_INSERTS_AD_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__AD_1 },
		{ .name = S(TXC_INSERTS_AK_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__AK_1 },
		{ .name = S(TXC_INSERTS_BL_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__BL_1 },
		{ .name = S(TXC_INSERTS_AK_CRD_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_1 },
		[event_aliases_UNC_M2P_EGRESS_CYCLES_FULL] = { .name = S(TXC_CYCLES_FULL_AD_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .umask = umasks_UNC_M2P_EGRESS_CYCLES_FULL__AD_0 },
		{ .name = S(TXC_CYCLES_FULL_AK_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .umask = umasks_UNC_M2P_EGRESS_CYCLES_FULL__AK_0 },
		{ .name = S(TXC_CYCLES_FULL_BL_0), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .umask = umasks_UNC_M2P_EGRESS_CYCLES_FULL__BL_0 },
		{ .name = S(TXC_CYCLES_FULL_AD_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .umask = umasks_UNC_M2P_EGRESS_CYCLES_FULL__AD_1 },
		{ .name = S(TXC_CYCLES_FULL_AK_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .umask = umasks_UNC_M2P_EGRESS_CYCLES_FULL__AK_1 },
		{ .name = S(TXC_CYCLES_FULL_BL_1), .tool = S(likwid), .event = events_UNC_M2P_EGRESS_CYCLES_FULL, .umask = umasks_UNC_M2P_EGRESS_CYCLES_FULL__BL_1 },
		[event_aliases_UNC_M_D_CLOCKTICKS] = { .name = S(MC_DCLK), .tool = S(likwid), .event = events_UNC_M_D_CLOCKTICKS, .umask = NONE },
		[event_aliases_UNC_M_CAS_COUNT] = { .name = S(MC_CAS_READS), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__RD },
		{ .name = S(MC_CAS_WRITES), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__WR },
		{ .name = S(MC_CAS_ALL), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__ALL },
		[event_aliases_UNC_E_RPQ_INSERTS] = { .name = S(EDC_RPQ_INSERTS), .tool = S(likwid), .event = events_UNC_E_RPQ_INSERTS, .umask = NONE },
		[event_aliases_UNC_E_WPQ_INSERTS] = { .name = S(EDC_WPQ_INSERTS), .tool = S(likwid), .event = events_UNC_E_WPQ_INSERTS, .umask = NONE },
		[event_aliases_UNC_E_EDC_ACCESS] = { .name = S(EDC_HIT_CLEAN), .tool = S(likwid), .event = events_UNC_E_EDC_ACCESS, .umask = umasks_UNC_E_EDC_ACCESS__HIT_CLEAN },
		{ .name = S(EDC_HIT_DIRTY), .tool = S(likwid), .event = events_UNC_E_EDC_ACCESS, .umask = umasks_UNC_E_EDC_ACCESS__HIT_DIRTY },
		{ .name = S(EDC_MISS_CLEAN), .tool = S(likwid), .event = events_UNC_E_EDC_ACCESS, .umask = umasks_UNC_E_EDC_ACCESS__MISS_CLEAN },
		{ .name = S(EDC_MISS_DIRTY), .tool = S(likwid), .event = events_UNC_E_EDC_ACCESS, .umask = umasks_UNC_E_EDC_ACCESS__MISS_DIRTY },
		{ .name = S(EDC_MISS_INVALID), .tool = S(likwid), .event = events_UNC_E_EDC_ACCESS, .umask = umasks_UNC_E_EDC_ACCESS__MISS_INVALID },
	},
#endif
	.name_index = {
		[0x1] = names_umasks + umasks_UNC_H_INGRESS_INSERTS__IRQ_REJ,
		[0x2] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY + 2),
		[0x4] = names_umasks + umasks_UNC_H_EGRESS_VERT_NACK__BL_AG1,
		[0x5] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT),
		[0x6] = names_boxes + boxes_ufs,
		[0x7] = names_umasks + umasks_UNC_M2P_EGRESS_INSERTS__AD_1,
		[0x8] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT + 6),
		[0x9] = A(names_wholes + event_aliases_UNC_H_MISC + 3),
		[0xa] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED + 6),
		[0xb] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_INSERTS),
		[0xc] = names_codes + events_UNC_H_TOR_OCCUPANCY,
		[0xd] = names_events + events_UNC_I_TxR_DATA_INSERTS_NCB,
		[0xe] = A(names_wholes + event_aliases_UNC_H_RING_BOUNCES_HORZ + 2),
		[0x11] = names_boxes + boxes_edc_uclk,
		[0x13] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED + 4),
		[0x18] = names_umasks + umasks_UNC_I_TRANSACTIONS__WR_PREF,
		[0x1a] = names_boxes + boxes_cha,
		[0x1b] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__IV_NON_UPI,
		[0x23] = names_events + events_UNC_H_TG_INGRESS_BUSY_STARVED,
		[0x24] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY + 7),
		[0x25] = names_umasks + umasks_UNC_H_EGRESS_VERT_ADS_USED__AK_AG0,
		[0x26] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_ADS_USED + 2),
		[0x27] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_AK_IN_USE + 3),
		[0x28] = names_umasks + umasks_UNC_H_HORZ_RING_AK_IN_USE__LEFT_EVEN,
		[0x29] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BYPASS + 1),
		[0x2a] = A(names_wholes + event_aliases_UNC_I_TRANSACTIONS),
		[0x2b] = names_umasks + umasks_UNC_H_EGRESS_VERT_NACK__BL_AG0,
		[0x2c] = names_events + events_UNC_H_AG1_AD_CRD_ACQUIRED,
		[0x2d] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR4,
		[0x2e] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT + 2),
		[0x2f] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR5,
		[0x30] = names_events + events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD,
		[0x31] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY),
		[0x32] = A(names_likwid + likwid_counters_pcu),
		[0x33] = names_codes + events_UNC_H_VERT_RING_IV_IN_USE,
		[0x34] = names_umasks + umasks_UNC_H_RING_BOUNCES_HORZ__AD,
		[0x37] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY + 1),
		[0x39] = names_umasks + umasks_UNC_H_CACHE_LINES_VICTIMIZED__LOCAL,
		[0x3c] = names_codes + events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY,
		[0x3d] = names_umasks + umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_CRD,
		[0x45] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD),
		[0x46] = A(names_wholes + event_aliases_UNC_H_VERT_RING_AK_IN_USE + 3),
		[0x47] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR2,
		[0x49] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_CYCLES_NE),
		[0x4b] = A(names_wholes + event_aliases_UNC_I_RxR_AK_INSERTS),
		[0x4f] = A(names_wholes + event_aliases_UNC_I_RxR_BL_NCB_INSERTS),
		[0x53] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED + 1),
		[0x54] = names_codes + events_UNC_I_SNOOP_RESP,
		[0x55] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR2,
		[0x56] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_ADS_USED + 5),
		[0x58] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR1,
		[0x5d] = names_umasks + umasks_UNC_H_TG_INGRESS_INSERTS__BL_BNC,
		[0x5e] = A(names_wholes + event_aliases_UNC_H_RING_BOUNCES_HORZ + 1),
		[0x62] = names_codes + events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT,
		[0x64] = A(names_wholes + event_aliases_UNC_I_RxR_BL_DRS_OCCUPANCY),
		[0x67] = names_umasks + umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__IV,
		[0x68] = names_umasks + umasks_UNC_H_EGRESS_VERT_BYPASS__BL_AG0,
		[0x69] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__BL_WB_VN0,
		[0x6b] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AD_REQ_VN0,
		[0x6c] = names_umasks + umasks_UNC_H_TG_INGRESS_INSERTS__IV_BNC,
		[0x6d] = A(names_wholes + event_aliases_UNC_H_SF_LOOKUP + 3),
		[0x6e] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR5,
		[0x6f] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__IRQ,
		[0x70] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR2,
		[0x71] = A(names_likwid + likwid_counters_imc),
		[0x72] = A(names_likwid + likwid_counters_imc + 1),
		[0x73] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT + 5),
		[0x74] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED + 3),
		[0x75] = names_umasks + umasks_UNC_M2P_EGRESS_INSERTS__AD_0,
		[0x76] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD + 3),
		[0x77] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY + 6),
		[0x78] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED_EXT + 1),
		[0x79] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_WB_VN0,
		[0x7a] = names_codes + events_UNC_I_RxR_BL_DRS_INSERTS,
		[0x7b] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AD_REQ_VN0,
		[0x7e] = A(names_wholes + event_aliases_UNC_E_EDC_ACCESS),
		[0x80] = names_umasks + umasks_UNC_H_VERT_RING_BL_IN_USE__DN_ODD,
		[0x86] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_NACK),
		[0x8a] = names_umasks + umasks_UNC_H_TG_INGRESS_CRD_STARVED__BL_BNC,
		[0x8d] = A(names_likwid + likwid_counters_irp),
		[0x8e] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT + 1),
		[0x8f] = names_events + events_UNC_H_INGRESS_RETRY_OTHER1_RETRY,
		[0x90] = names_codes + events_UNC_H_AG0_AD_CRD_ACQUIRED,
		[0x91] = A(names_wholes + event_aliases_UNC_H_VERT_RING_AK_IN_USE + 2),
		[0x92] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL + 2),
		[0x94] = names_umasks + umasks_UNC_H_HORZ_RING_IV_IN_USE__RIGHT,
		[0x95] = A(names_wholes + event_aliases_UNC_I_TxR_DATA_INSERTS_NCS),
		[0x97] = A(names_wholes + event_aliases_UNC_M2P_INGRESS_CYCLES_NE),
		[0x99] = names_events + events_UNC_H_VERT_RING_AK_IN_USE,
		[0x9a] = names_codes + events_UNC_I_RxR_BL_NCB_CYCLES_FULL,
		[0x9b] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 8),
		[0x9d] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x9e] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE + 6),
		[0x9f] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_WB_VN0,
		[0xa0] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_BYPASS + 1),
		[0xa1] = names_box_aliases + aliases_box_edc_eclk + 1,
		[0xa6] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AD_RSP_VN0,
		[0xa7] = A(names_wholes + event_aliases_UNC_H_INGRESS_INT_STARVED + 3),
		[0xa8] = names_umasks + umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__AD,
		[0xa9] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_INSERTS),
		[0xaa] = A(names_wholes + event_aliases_UNC_M2P_INGRESS_CYCLES_NE + 1),
		[0xab] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR5,
		[0xac] = names_umasks + umasks_UNC_I_SNOOP_RESP__HIT_ES,
		[0xad] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED),
		[0xae] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_INSERTS + 3),
		[0xaf] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR6,
		[0xb0] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_INSERTS + 6),
		[0xb5] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT + 4),
		[0xb6] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT + 2),
		[0xba] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE),
		[0xbd] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_FULL__AD_0,
		[0xbe] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT + 3),
		[0xc1] = names_umasks + umasks_UNC_H_EGRESS_VERT_BYPASS__AD_AG1,
		[0xc2] = names_umasks + umasks_UNC_M_CAS_COUNT__RD,
		[0xc5] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__PRQ,
		[0xc7] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_0,
		[0xc8] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 7),
		[0xca] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ0_REJECT),
		[0xcb] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED_EXT__TGR8,
		[0xcc] = names_events + events_UNC_E_E_CLOCKTICKS,
		[0xce] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL + 5),
		[0xcf] = names_codes + events_UNC_M2P_EGRESS_CYCLES_FULL,
		[0xd0] = names_codes + events_UNC_H_EGRESS_HORZ_CYCLES_FULL,
		[0xd1] = names_codes + events_UNC_H_RING_BOUNCES_HORZ,
		[0xd2] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_NCB_VN0,
		[0xd3] = names_umasks + umasks_UNC_H_TOR_INSERTS__EVICT,
		[0xd4] = names_umasks + umasks_UNC_M2P_EGRESS_INSERTS__BL_1,
		[0xd5] = A(names_wholes + event_aliases_UNC_H_INGRESS_OCCUPANCY + 3),
		[0xd6] = A(names_wholes + event_aliases_UNC_H_RING_SINK_STARVED_VERT + 2),
		[0xd8] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_WAY,
		[0xdb] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR2,
		[0xdc] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_NACK + 1),
		[0xdd] = A(names_wholes + event_aliases_UNC_M_CAS_COUNT + 1),
		[0xde] = names_events + events_UNC_H_EGRESS_HORZ_BYPASS,
		[0xdf] = names_events + events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL,
		[0xe3] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_STARVED + 3),
		[0xe5] = names_events + events_UNC_H_AG0_AD_CRD_ACQUIRED,
		[0xe6] = names_umasks + umasks_UNC_H_EGRESS_VERT_STARVED__IV_AG0,
		[0xe8] = A(names_wholes + event_aliases_UNC_I_SNOOP_RESP + 2),
		[0xe9] = names_codes + events_UNC_E_EDC_ACCESS,
		[0xea] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY + 4),
		[0xeb] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_INSERTS + 1),
		[0xed] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED + 5),
		[0xef] = names_umasks + umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_BNC,
		[0xf1] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_BYPASS + 7),
		[0xf2] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AK_NON_UPI,
		[0xf3] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_AK_IN_USE + 1),
		[0xf4] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_NE + 5),
		[0xf5] = names_events + events_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY,
		[0xf6] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__ALLOW_SNP,
		[0xf7] = names_umasks + umasks_UNC_I_TRANSACTIONS__ATOMIC,
		[0xf8] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT + 5),
		[0xf9] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_PRQ0_REJECT),
		[0xfa] = names_codes + events_UNC_H_INGRESS_OCCUPANCY,
		[0xfb] = names_umasks + umasks_UNC_H_VERT_RING_BL_IN_USE__UP_EVEN,
		[0xfc] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL + 1),
		[0xfd] = names_umasks + umasks_UNC_H_EGRESS_VERT_NACK__AD_AG1,
		[0xfe] = A(names_wholes + event_aliases_UNC_H_U_CLOCKTICKS),
		[0xff] = names_codes + events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT,
		[0x101] = names_codes + events_UNC_H_EGRESS_VERT_STARVED,
		[0x102] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BUSY_STARVED),
		[0x103] = names_codes + events_UNC_I_COHERENT_OPS,
		[0x106] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ0_REJECT + 2),
		[0x107] = names_codes + events_UNC_H_INGRESS_RETRY_IRQ1_REJECT,
		[0x108] = A(names_likwid + likwid_counters_cha),
		[0x109] = A(names_wholes + event_aliases_UNC_H_EGRESS_ORDERING),
		[0x10e] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__MISS,
		[0x111] = names_umasks + umasks_UNC_M_CAS_COUNT__ALL,
		[0x115] = names_umasks + umasks_UNC_H_TOR_INSERTS__IPQ_HIT,
		[0x116] = A(names_tails + event_aliases_UNC_H_TOR_INSERTS + 12),
		[0x117] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY + 1),
		[0x118] = names_codes + events_UNC_H_AG1_BL_CRD_OCCUPANCY,
		[0x11c] = names_codes + events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT,
		[0x11d] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_INSERTS + 3),
		[0x11e] = A(names_wholes + event_aliases_UNC_H_MISC + 2),
		[0x11f] = A(names_wholes + event_aliases_UNC_I_TRANSACTIONS + 4),
		[0x120] = names_umasks + umasks_UNC_H_VERT_RING_AK_IN_USE__DN_EVEN,
		[0x121] = A(names_wholes + event_aliases_UNC_H_RING_BOUNCES_VERT),
		[0x124] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR0,
		[0x125] = names_events + events_UNC_H_INGRESS_RETRY_PRQ1_REJECT,
		[0x126] = names_umasks + umasks_UNC_H_EGRESS_VERT_ADS_USED__AK_AG1,
		[0x128] = A(names_wholes + event_aliases_UNC_E_EDC_ACCESS + 1),
		[0x129] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED_EXT),
		[0x12a] = names_umasks + umasks_UNC_H_EGRESS_VERT_STARVED__AD_AG1,
		[0x12d] = names_perf_pmus + perf_pmus_cha,
		[0x12e] = names_umasks + umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__BL,
		[0x12f] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR5,
		[0x130] = names_box_aliases + aliases_box_cha,
		[0x131] = names_events + events_UNC_RAPL_ENERGY_PKG,
		[0x132] = A(names_wholes + event_aliases_UNC_I_TxR_REQUEST_OCCUPANCY),
		[0x133] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY + 2),
		[0x136] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY + 5),
		[0x139] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_BYPASS + 4),
		[0x13e] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY + 1),
		[0x13f] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR7,
		[0x142] = names_instances + strings_boxes_imc_instance_names + 1,
		[0x145] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__SF_VICTIM,
		[0x146] = names_umasks + umasks_UNC_H_TG_INGRESS_CRD_STARVED__IFV,
		[0x147] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ANY_REJECT_IRQ0,
		[0x148] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT + 2),
		[0x149] = names_codes + events_UNC_H_INGRESS_RETRY_OTHER1_RETRY,
		[0x14a] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL + 1),
		[0x14b] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 6),
		[0x14c] = A(names_wholes + event_aliases_UNC_H_VERT_RING_IV_IN_USE),
		[0x14d] = A(names_wholes + event_aliases_UNC_I_SNOOP_RESP + 5),
		[0x14e] = A(names_wholes + event_aliases_UNC_I_TxR_AD_STALL_CREDIT_CYCLES),
		[0x14f] = names_codes + events_UNC_H_TG_INGRESS_OCCUPANCY,
		[0x150] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_INSERTS + 5),
		[0x152] = names_events + events_UNC_H_INGRESS_RETRY_IRQ1_REJECT,
		[0x154] = names_umasks + umasks_UNC_H_RING_SINK_STARVED_HORZ__BL,
		[0x156] = A(names_wholes + event_aliases_UNC_H_SF_LOOKUP),
		[0x15b] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR3,
		[0x15d] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__TGR8,
		[0x161] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_FULL__AK_0,
		[0x162] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__IV_NON_UPI,
		[0x163] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR1,
		[0x164] = names_umasks + umasks_UNC_H_VERT_RING_AD_IN_USE__UP_EVEN,
		[0x165] = names_events + events_UNC_M2P_EGRESS_CYCLES_FULL,
		[0x166] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AK_NON_UPI,
		[0x167] = A(names_wholes + event_aliases_UNC_H_RING_BOUNCES_VERT + 1),
		[0x168] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__ANY_REJECT_IPQ0,
		[0x169] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_RSP_VN0,
		[0x16a] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT + 5),
		[0x16b] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY + 6),
		[0x16c] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL + 4),
		[0x16d] = names_umasks + umasks_UNC_H_RING_SINK_STARVED_VERT__IV,
		[0x16e] = names_codes + events_UNC_M2P_EGRESS_INSERTS,
		[0x170] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 9),
		[0x171] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_CRD_STARVED + 4),
		[0x174] = names_umasks + umasks_UNC_H_VERT_RING_AD_IN_USE__DN_EVEN,
		[0x175] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR0,
		[0x179] = names_umasks + umasks_UNC_I_SNOOP_RESP__MISS,
		[0x17c] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT + 4),
		[0x17d] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT),
		[0x17e] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY + 2),
		[0x181] = names_events + events_UNC_H_TOR_OCCUPANCY,
		[0x182] = names_events + events_UNC_I_RxR_BL_NCS_INSERTS,
		[0x183] = names_umasks + umasks_UNC_H_EGRESS_VERT_INSERTS__AK_AG1,
		[0x184] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__PRQ_HIT,
		[0x185] = names_box_aliases + aliases_box_cha + 1,
		[0x186] = names_umasks + umasks_UNC_H_RING_SINK_STARVED_VERT__AK,
		[0x187] = names_codes + events_UNC_H_EGRESS_HORZ_ADS_USED,
		[0x188] = names_umasks + umasks_UNC_H_TOR_INSERTS__IPQ,
		[0x189] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 1),
		[0x18a] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR3,
		[0x18b] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED),
		[0x18c] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_CYCLES_NE + 1),
		[0x18d] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_AD_IN_USE),
		[0x18e] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY + 3),
		[0x18f] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT__TGR8,
		[0x190] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR7,
		[0x191] = A(names_wholes + event_aliases_UNC_H_VERT_RING_BL_IN_USE + 2),
		[0x192] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_CRD_STARVED + 3),
		[0x193] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR6,
		[0x194] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY),
		[0x195] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD + 3),
		[0x196] = names_umasks + umasks_UNC_H_EGRESS_VERT_BYPASS__BL_AG1,
		[0x197] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL + 2),
		[0x198] = A(names_wholes + event_aliases_UNC_I_CACHE_TOTAL_OCCUPANCY),
		[0x19b] = names_codes + events_UNC_H_MISC,
		[0x19c] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_INSERTS),
		[0x19d] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__ANY_REJECT_IRQ0,
		[0x19e] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AD_REQ_VN0,
		[0x19f] = names_umasks + umasks_UNC_H_RING_BOUNCES_VERT__AK,
		[0x1a0] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY + 4),
		[0x1a1] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_NACK),
		[0x1a2] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AD_AG1,
		[0x1a3] = names_umasks + umasks_UNC_I_COHERENT_OPS__PCITOM,
		[0x1a4] = A(names_wholes + event_aliases_UNC_M_D_CLOCKTICKS),
		[0x1a5] = A(names_wholes + event_aliases_UNC_H_VERT_RING_IV_IN_USE + 1),
		[0x1a6] = names_events + events_UNC_E_WPQ_INSERTS,
		[0x1a7] = names_box_aliases + aliases_box_m2pcie + 1,
		[0x1a8] = names_umasks + umasks_UNC_H_TG_INGRESS_BYPASS__BL_BNC,
		[0x1a9] = names_events + events_UNC_I_RxR_BL_DRS_INSERTS,
		[0x1ac] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_WB_VN0,
		[0x1ad] = names_events + events_UNC_I_CACHE_TOTAL_OCCUPANCY,
		[0x1ae] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY + 6),
		[0x1b1] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD),
		[0x1b3] = names_umasks + umasks_UNC_I_TRANSACTIONS__WRITES,
		[0x1b9] = names_codes + events_UNC_I_RxR_BL_NCS_OCCUPANCY,
		[0x1bd] = names_umasks + umasks_UNC_H_INGRESS_OCCUPANCY__IRQ_REJ,
		[0x1bf] = names_umasks + umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG0,
		[0x1c0] = names_umasks + umasks_UNC_H_EGRESS_VERT_STARVED__AD_AG0,
		[0x1c2] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 15),
		[0x1c3] = names_codes + events_UNC_H_AG1_AD_CRD_ACQUIRED,
		[0x1c4] = names_codes + events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT,
		[0x1c5] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY + 5),
		[0x1c6] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR3,
		[0x1c7] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR6,
		[0x1c8] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_BL_IN_USE),
		[0x1c9] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_IV_IN_USE + 1),
		[0x1ca] = names_umasks + umasks_UNC_H_CACHE_LINES_VICTIMIZED__REMOTE,
		[0x1cb] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED + 3),
		[0x1cc] = names_umasks + umasks_UNC_H_EGRESS_HORZ_NACK__AD,
		[0x1cd] = names_codes + events_UNC_H_TG_INGRESS_CRD_STARVED,
		[0x1ce] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD + 6),
		[0x1cf] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL + 7),
		[0x1d3] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR4,
		[0x1d4] = names_codes + events_UNC_H_INGRESS_RETRY_PRQ0_REJECT,
		[0x1d7] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY + 6),
		[0x1d8] = A(names_wholes + event_aliases_UNC_H_RING_SRC_THRTL + 1),
		[0x1d9] = A(names_wholes + event_aliases_UNC_I_SNOOP_RESP + 6),
		[0x1db] = names_umasks + umasks_UNC_H_EGRESS_HORZ_INSERTS__AK,
		[0x1dd] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR6,
		[0x1de] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__PA_MATCH,
		[0x1e1] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT + 1),
		[0x1e3] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__SF_WAY,
		[0x1e4] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_CYCLES_FULL + 2),
		[0x1e5] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_CRD_STARVED),
		[0x1e6] = names_instances + strings_boxes_imc_instance_names + 3,
		[0x1e9] = names_umasks + umasks_UNC_H_VERT_RING_BL_IN_USE__DN_EVEN,
		[0x1ea] = A(names_wholes + event_aliases_UNC_M2P_INGRESS_CYCLES_NE + 2),
		[0x1ed] = names_umasks + umasks_UNC_H_EGRESS_HORZ_BYPASS__AK,
		[0x1ee] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY + 3),
		[0x1f0] = names_events + events_UNC_H_INGRESS_RETRY_PRQ0_REJECT,
		[0x1f1] = names_umasks + umasks_UNC_H_EGRESS_VERT_NACK__AD_AG0,
		[0x1f2] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD + 5),
		[0x1f4] = names_boxes + boxes_pcu,
		[0x1f9] = names_umasks + umasks_UNC_H_VERT_RING_IV_IN_USE__DN,
		[0x1fa] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR3,
		[0x1fb] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR4,
		[0x1fc] = names_codes + events_UNC_H_INGRESS_RETRY_IPQ1_REJECT,
		[0x1fd] = names_umasks + umasks_UNC_H_TG_INGRESS_BUSY_STARVED__BL_CRD,
		[0x1fe] = A(names_wholes + event_aliases_UNC_H_INGRESS_INT_STARVED),
		[0x1ff] = names_umasks + umasks_UNC_H_EGRESS_VERT_INSERTS__AK_AG0,
		[0x200] = names_umasks + umasks_UNC_E_EDC_ACCESS__HIT_CLEAN,
		[0x201] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT + 2),
		[0x202] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT + 1),
		[0x203] = names_events + events_UNC_H_U_CLOCKTICKS,
		[0x204] = names_events + events_UNC_H_CLOCK,
		[0x205] = names_umasks + umasks_UNC_H_INGRESS_OCCUPANCY__PRQ_REJ,
		[0x206] = A(names_wholes + event_aliases_UNC_H_INGRESS_INT_STARVED + 1),
		[0x207] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT + 1),
		[0x208] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY + 1),
		[0x209] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY),
		[0x20a] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY + 1),
		[0x20b] = A(names_wholes + event_aliases_UNC_H_RING_SINK_STARVED_HORZ + 2),
		[0x20c] = A(names_wholes + event_aliases_UNC_H_VERT_RING_AD_IN_USE + 3),
		[0x20d] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_OCCUPANCY + 3),
		[0x20e] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__ALLOW_SNP,
		[0x20f] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_CRD_STARVED + 6),
		[0x210] = A(names_wholes + event_aliases_UNC_I_RxR_BL_DRS_INSERTS),
		[0x211] = A(names_wholes + event_aliases_UNC_I_RxR_BL_NCB_OCCUPANCY),
		[0x212] = names_codes + events_UNC_M_U_CLOCKTICKS,
		[0x213] = A(names_wholes + event_aliases_UNC_E_EDC_ACCESS + 3),
		[0x214] = names_umasks + umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG0,
		[0x215] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__IRQ_HIT,
		[0x216] = names_umasks + umasks_UNC_H_EGRESS_VERT_STARVED__BL_AG1,
		[0x217] = names_events + events_UNC_H_RING_BOUNCES_VERT,
		[0x218] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY + 1),
		[0x219] = names_codes + events_UNC_H_AG0_BL_CRD_ACQUIRED,
		[0x21a] = A(names_wholes + event_aliases_UNC_I_SNOOP_RESP + 1),
		[0x21f] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_ADS_USED),
		[0x220] = names_codes + events_UNC_I_TxR_REQUEST_OCCUPANCY,
		[0x221] = names_umasks + umasks_UNC_H_EGRESS_VERT_OCCUPANCY__BL_AG1,
		[0x222] = names_events + events_UNC_H_HORZ_RING_IV_IN_USE,
		[0x223] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY + 6),
		[0x224] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT),
		[0x225] = names_codes + events_UNC_H_EGRESS_HORZ_INSERTS,
		[0x226] = A(names_wholes + event_aliases_UNC_I_TxR_BL_STALL_CREDIT_CYCLES),
		[0x227] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR0,
		[0x228] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_RSP_VN0,
		[0x229] = names_codes + events_UNC_I_RxR_BL_NCB_INSERTS,
		[0x22a] = names_instances + strings_boxes_imc_instance_names + 4,
		[0x22f] = A(names_wholes + event_aliases_UNC_I_CLOCKTICKS),
		[0x230] = names_perf_pmus + perf_pmus_imc,
		[0x231] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR7,
		[0x232] = names_box_aliases + aliases_box_imc,
		[0x233] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED_EXT + 1),
		[0x234] = names_events + events_UNC_H_TG_INGRESS_INSERTS,
		[0x23c] = A(names_likwid + likwid_counters_ubox + 1),
		[0x23f] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED_EXT__TGR8,
		[0x240] = names_codes + events_UNC_I_CLOCKTICKS,
		[0x242] = names_umasks + umasks_UNC_H_INGRESS_INSERTS__IPQ,
		[0x243] = names_codes + events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY,
		[0x244] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__SF_VICTIM,
		[0x245] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 11),
		[0x246] = names_codes + events_UNC_H_HORZ_RING_IV_IN_USE,
		[0x247] = names_codes + events_UNC_H_AG0_BL_CRD_OCCUPANCY,
		[0x248] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_STARVED + 6),
		[0x249] = names_umasks + umasks_UNC_H_EGRESS_VERT_STARVED__BL_AG0,
		[0x24a] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__ALLOW_SNP,
		[0x24b] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED + 1),
		[0x24c] = A(names_wholes + event_aliases_UNC_I_COHERENT_OPS),
		[0x24e] = names_codes + events_UNC_I_TxR_DATA_INSERTS_NCS,
		[0x24f] = names_events + events_UNC_H_EGRESS_ORDERING,
		[0x250] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_BYPASS),
		[0x253] = names_umasks + umasks_UNC_H_RING_SINK_STARVED_HORZ__AK,
		[0x255] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR3,
		[0x25a] = A(names_wholes + event_aliases_UNC_H_RING_BOUNCES_VERT + 2),
		[0x25b] = names_umasks + umasks_UNC_H_EGRESS_HORZ_STARVED__BL,
		[0x25c] = names_umasks + umasks_UNC_H_MISC__RFO_HIT_S,
		[0x25f] = names_umasks + umasks_UNC_H_SF_LOOKUP__REMOTE_SNOOP,
		[0x260] = names_codes + events_UNC_H_CACHE_LINES_VICTIMIZED,
		[0x261] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_NE),
		[0x262] = names_events + events_UNC_E_EDC_ACCESS,
		[0x264] = names_codes + events_UNC_H_RING_SINK_STARVED_VERT,
		[0x266] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCB_VN0,
		[0x26d] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR3,
		[0x26e] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY + 5),
		[0x274] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR0,
		[0x275] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR1,
		[0x278] = A(names_wholes + event_aliases_UNC_E_RPQ_INSERTS),
		[0x27c] = names_events + events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL,
		[0x27d] = names_events + events_UNC_H_TOR_INSERTS,
		[0x280] = names_umasks + umasks_UNC_H_EGRESS_VERT_INSERTS__AD_AG0,
		[0x281] = names_events + events_UNC_H_TG_INGRESS_CRD_STARVED,
		[0x282] = A(names_wholes + event_aliases_UNC_E_EDC_ACCESS + 2),
		[0x286] = names_umasks + umasks_UNC_I_TRANSACTIONS__OTHER,
		[0x288] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR4,
		[0x28a] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED + 4),
		[0x28b] = A(names_wholes + event_aliases_UNC_H_VERT_RING_AD_IN_USE),
		[0x28d] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR2,
		[0x290] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_BYPASS + 1),
		[0x292] = names_codes + events_UNC_H_HORZ_RING_AK_IN_USE,
		[0x295] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__IPQ_HIT,
		[0x297] = names_umasks + umasks_UNC_H_RING_BOUNCES_VERT__IV,
		[0x29b] = A(names_wholes + event_aliases_UNC_H_VERT_RING_BL_IN_USE),
		[0x29f] = names_umasks + umasks_UNC_H_TOR_INSERTS__MISS,
		[0x2a0] = names_umasks + umasks_UNC_H_CACHE_LINES_VICTIMIZED__E_STATE,
		[0x2a1] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AD_AG0,
		[0x2a3] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_AD_IN_USE + 3),
		[0x2a4] = names_events + events_UNC_H_EGRESS_HORZ_STARVED,
		[0x2a5] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x2aa] = names_umasks + umasks_UNC_H_CACHE_LINES_VICTIMIZED__F_STATE,
		[0x2ab] = names_boxes + boxes_imc,
		[0x2ac] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ0_REJECT + 3),
		[0x2ad] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_INSERTS + 2),
		[0x2ae] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY + 2),
		[0x2af] = names_perf_pmus + perf_pmus_irp,
		[0x2b0] = names_box_aliases + aliases_box_irp,
		[0x2b3] = A(names_wholes + event_aliases_UNC_I_RxR_BL_NCS_OCCUPANCY),
		[0x2b4] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY + 3),
		[0x2b5] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x2b6] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY + 3),
		[0x2b7] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY + 7),
		[0x2b8] = A(names_wholes + event_aliases_UNC_H_FAST_ASSERTED + 1),
		[0x2ba] = names_codes + events_UNC_H_EGRESS_VERT_ADS_USED,
		[0x2bb] = A(names_wholes + event_aliases_UNC_H_INGRESS_INT_STARVED + 2),
		[0x2bd] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_STARVED),
		[0x2be] = A(names_wholes + event_aliases_UNC_H_MISC),
		[0x2bf] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_BL_IN_USE + 1),
		[0x2c0] = names_box_aliases + aliases_box_imc + 2,
		[0x2c1] = names_umasks + umasks_UNC_M2P_EGRESS_INSERTS__AK_0,
		[0x2c5] = names_events + events_UNC_H_EGRESS_VERT_BYPASS,
		[0x2c6] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__BL_RSP_VN0,
		[0x2c7] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_OCCUPANCY + 1),
		[0x2c8] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL + 3),
		[0x2c9] = names_events + events_UNC_H_HORZ_RING_BL_IN_USE,
		[0x2ca] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED + 7),
		[0x2cb] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_ADS_USED + 4),
		[0x2ce] = names_umasks + umasks_UNC_H_RING_BOUNCES_VERT__BL,
		[0x2cf] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__TGR8,
		[0x2d0] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AK_AG0,
		[0x2d1] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR1,
		[0x2d2] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_1,
		[0x2d3] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_STARVED + 4),
		[0x2d4] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AK_NON_UPI,
		[0x2d5] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_NCS_VN0,
		[0x2d6] = names_codes + events_UNC_H_HORZ_RING_AD_IN_USE,
		[0x2de] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR0,
		[0x2df] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR2,
		[0x2e0] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR1,
		[0x2e1] = names_events + events_UNC_H_EGRESS_VERT_STARVED,
		[0x2e2] = names_boxes + boxes_imc_uclk,
		[0x2e5] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT),
		[0x2e8] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR0,
		[0x2e9] = names_codes + events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY,
		[0x2ea] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_AK_IN_USE + 2),
		[0x2eb] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY + 4),
		[0x2ed] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_NACK + 2),
		[0x2f6] = A(names_wholes + event_aliases_UNC_H_VERT_RING_AD_IN_USE + 1),
		[0x2f7] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY + 4),
		[0x305] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD + 1),
		[0x307] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_RSP_VN0,
		[0x308] = names_events + events_UNC_H_EGRESS_HORZ_NACK,
		[0x309] = names_events + events_UNC_I_CLOCKTICKS,
		[0x30a] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY + 5),
		[0x30b] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_NCS_VN0,
		[0x30c] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL + 4),
		[0x30e] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_RSP_VN0,
		[0x311] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_INSERTS + 6),
		[0x314] = names_boxes + boxes_irp,
		[0x315] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL + 6),
		[0x316] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__BL_NCS_VN0,
		[0x318] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__SF_VICTIM,
		[0x31e] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_ADS_USED),
		[0x321] = names_codes + events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL,
		[0x322] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT + 1),
		[0x326] = names_codes + events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT,
		[0x327] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x32c] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR4,
		[0x32d] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED + 2),
		[0x32e] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__SF_WAY,
		[0x32f] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED + 2),
		[0x330] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_BYPASS),
		[0x331] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 9),
		[0x332] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD + 2),
		[0x333] = names_codes + events_UNC_I_RxR_BL_DRS_OCCUPANCY,
		[0x334] = names_codes + events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT,
		[0x337] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__SF_VICTIM,
		[0x339] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__ALLOW_SNP,
		[0x33a] = names_events + events_UNC_H_AG0_BL_CRD_OCCUPANCY,
		[0x33b] = A(names_wholes + event_aliases_UNC_I_RxR_BL_NCS_CYCLES_FULL),
		[0x33e] = names_events + events_UNC_H_INGRESS_OCCUPANCY,
		[0x345] = names_umasks + umasks_UNC_H_MISC__CV0_PREF_VIC,
		[0x346] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD + 4),
		[0x347] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY + 2),
		[0x349] = names_umasks + umasks_UNC_H_TG_INGRESS_INSERTS__AK_BNC,
		[0x34a] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ1_REJECT__PA_MATCH,
		[0x34b] = names_umasks + umasks_UNC_H_VERT_RING_AD_IN_USE__DN_ODD,
		[0x34d] = names_umasks + umasks_UNC_H_HORZ_RING_AK_IN_USE__RIGHT_ODD,
		[0x34e] = names_events + events_UNC_I_TxR_DATA_INSERTS_NCS,
		[0x354] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_FULL__BL_1,
		[0x355] = A(names_wholes + event_aliases_UNC_H_INGRESS_OCCUPANCY + 2),
		[0x357] = A(names_wholes + event_aliases_UNC_H_VERT_RING_AD_IN_USE + 2),
		[0x359] = names_umasks + umasks_UNC_H_TOR_INSERTS__PRQ_MISS,
		[0x35a] = A(names_tails + event_aliases_UNC_H_TOR_INSERTS + 10),
		[0x35d] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_CRD_STARVED + 5),
		[0x361] = names_events + events_UNC_H_INGRESS_INSERTS,
		[0x365] = names_codes + events_UNC_I_RxR_BL_NCB_OCCUPANCY,
		[0x368] = names_umasks + umasks_UNC_H_EGRESS_HORZ_STARVED__IV,
		[0x369] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED_EXT),
		[0x36c] = names_events + events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD,
		[0x36d] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY + 3),
		[0x36e] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED + 7),
		[0x36f] = names_umasks + umasks_UNC_H_VERT_RING_AD_IN_USE__UP_ODD,
		[0x370] = names_events + events_UNC_H_AG1_AD_CRD_OCCUPANCY,
		[0x371] = names_umasks + umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__IV,
		[0x372] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED + 5),
		[0x373] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_INSERTS + 1),
		[0x374] = names_codes + events_UNC_H_TG_INGRESS_BUSY_STARVED,
		[0x375] = names_codes + events_UNC_H_EGRESS_HORZ_STARVED,
		[0x376] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_NE__IV_AG0,
		[0x377] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_INSERTS + 3),
		[0x378] = names_codes + events_UNC_H_AG0_AD_CRD_OCCUPANCY,
		[0x379] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD + 7),
		[0x37f] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR7,
		[0x381] = names_events + events_UNC_M_U_CLOCKTICKS,
		[0x384] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR2,
		[0x386] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ1_REJECT__PA_MATCH,
		[0x387] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 12),
		[0x38b] = A(names_wholes + event_aliases_UNC_H_RING_BOUNCES_VERT + 3),
		[0x38c] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_NACK + 5),
		[0x38d] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_STARVED + 2),
		[0x38e] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_FULL + 4),
		[0x38f] = names_umasks + umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AK,
		[0x392] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT__TGR8,
		[0x395] = names_events + events_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT,
		[0x396] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT__TGR8,
		[0x397] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AK_AG0,
		[0x398] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY + 3),
		[0x399] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AD_RSP_VN0,
		[0x39a] = A(names_wholes + event_aliases_UNC_I_TRANSACTIONS + 2),
		[0x39b] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_FULL + 2),
		[0x39d] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_INSERTS + 1),
		[0x39e] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x3a0] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__SF_VICTIM,
		[0x3a1] = names_events + events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT,
		[0x3a2] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY + 6),
		[0x3a3] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_OCCUPANCY + 2),
		[0x3a4] = names_umasks + umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_IDI,
		[0x3a5] = A(names_wholes + event_aliases_UNC_I_COHERENT_OPS + 2),
		[0x3a6] = names_box_aliases + aliases_box_edc_uclk + 1,
		[0x3a7] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_NCS_VN0,
		[0x3ab] = names_box_aliases + aliases_box_imc + 1,
		[0x3ac] = names_umasks + umasks_UNC_H_MISC__RSPI_WAS_FSE,
		[0x3ad] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT),
		[0x3ae] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED + 4),
		[0x3b3] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR1,
		[0x3b6] = names_events + events_UNC_H_HORZ_RING_AD_IN_USE,
		[0x3b9] = names_codes + events_UNC_H_EGRESS_ORDERING,
		[0x3ba] = names_umasks + umasks_UNC_H_EGRESS_VERT_INSERTS__AD_AG1,
		[0x3bb] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR5,
		[0x3bc] = names_codes + events_UNC_M2P_EGRESS_CYCLES_NE,
		[0x3be] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY + 3),
		[0x3bf] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR7,
		[0x3c3] = A(names_wholes + event_aliases_UNC_H_RING_SINK_STARVED_VERT),
		[0x3c6] = A(names_wholes + event_aliases_UNC_H_VERT_RING_BL_IN_USE + 3),
		[0x3c8] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY),
		[0x3c9] = names_umasks + umasks_UNC_H_INGRESS_INT_STARVED__IPQ,
		[0x3ca] = names_codes + events_UNC_M2P_INGRESS_CYCLES_NE,
		[0x3cb] = names_events + events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT,
		[0x3cd] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT + 1),
		[0x3ce] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BYPASS + 3),
		[0x3d3] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED + 7),
		[0x3d5] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AD_RSP_VN0,
		[0x3da] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_FULL__AK_1,
		[0x3de] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__PA_MATCH,
		[0x3df] = names_umasks + umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__AK,
		[0x3e0] = names_events + events_UNC_I_COHERENT_OPS,
		[0x3e1] = names_codes + events_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT,
		[0x3e2] = names_codes + events_UNC_H_VERT_RING_AK_IN_USE,
		[0x3e4] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AD_RSP_VN0,
		[0x3e5] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_AD_IN_USE + 1),
		[0x3e7] = names_umasks + umasks_UNC_H_TG_INGRESS_INSERTS__AD_CRD,
		[0x3e9] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE + 5),
		[0x3ec] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_BL_IN_USE + 2),
		[0x3ed] = names_events + events_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT,
		[0x3ef] = names_codes + events_UNC_H_INGRESS_RETRY_IRQ0_REJECT,
		[0x3f2] = names_events + events_UNC_M_D_CLOCKTICKS,
		[0x3f3] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT + 1),
		[0x3f5] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_OCCUPANCY + 5),
		[0x3f6] = names_events + events_UNC_M_CAS_COUNT,
		[0x3f7] = names_umasks + umasks_UNC_H_HORZ_RING_BL_IN_USE__RIGHT_ODD,
		[0x3f8] = names_umasks + umasks_UNC_H_FAST_ASSERTED__VERT,
		[0x3f9] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__ANY_REJECT_IRQ0,
		[0x3fa] = names_umasks + umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG1,
		[0x3fb] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT),
		[0x3fc] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY + 5),
		[0x3fd] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR6,
		[0x3fe] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__AK_AG1,
		[0x3ff] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AD_RSP_VN0,
		[0x400] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR4,
		[0x401] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 8),
		[0x402] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY + 4),
		[0x403] = names_codes + events_UNC_H_INGRESS_INSERTS,
		[0x404] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY + 1),
		[0x405] = A(names_wholes + event_aliases_UNC_H_VERT_RING_AK_IN_USE + 1),
		[0x406] = names_umasks + umasks_UNC_H_EGRESS_VERT_ADS_USED__AD_AG1,
		[0x407] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_BYPASS + 3),
		[0x408] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT),
		[0x409] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL),
		[0x40a] = names_codes + events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES,
		[0x40b] = names_instances + strings_boxes_imc_instance_names + 2,
		[0x40c] = A(names_wholes + event_aliases_UNC_H_MISC + 1),
		[0x40e] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_NE__AK_1,
		[0x40f] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_STARVED),
		[0x412] = A(names_wholes + event_aliases_UNC_H_INGRESS_OCCUPANCY + 1),
		[0x414] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_IV_IN_USE),
		[0x415] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR4,
		[0x416] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_STARVED + 3),
		[0x417] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY + 5),
		[0x41a] = A(names_wholes + event_aliases_UNC_I_COHERENT_OPS + 1),
		[0x41b] = names_events + events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT,
		[0x41c] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__TGR8,
		[0x41e] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY + 5),
		[0x421] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_NCS_VN0,
		[0x422] = names_events + events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT,
		[0x424] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR4,
		[0x426] = names_codes + events_UNC_I_TxR_DATA_INSERTS_NCB,
		[0x427] = names_events + events_UNC_H_AG1_BL_CRD_OCCUPANCY,
		[0x428] = names_umasks + umasks_UNC_H_TG_INGRESS_BYPASS__AD_CRD,
		[0x429] = A(names_wholes + event_aliases_UNC_H_MISC + 4),
		[0x42a] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_NE + 4),
		[0x42b] = names_events + events_UNC_H_RING_BOUNCES_HORZ,
		[0x42c] = names_boxes + boxes_edc_eclk,
		[0x42d] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER1_RETRY + 2),
		[0x42e] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BYPASS + 5),
		[0x42f] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED + 6),
		[0x431] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT + 3),
		[0x432] = names_events + events_UNC_H_VERT_RING_IV_IN_USE,
		[0x434] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_RSP_VN0,
		[0x435] = names_umasks + umasks_UNC_I_COHERENT_OPS__WBMTOI,
		[0x436] = names_umasks + umasks_UNC_E_EDC_ACCESS__HIT_ALL,
		[0x439] = names_umasks + umasks_UNC_H_TG_INGRESS_CRD_STARVED__BL_CRD,
		[0x43a] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_FULL),
		[0x43c] = names_umasks + umasks_UNC_I_SNOOP_RESP__HIT_M,
		[0x43e] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY + 5),
		[0x43f] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BYPASS),
		[0x447] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL + 5),
		[0x44b] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_CRD_STARVED + 2),
		[0x454] = names_umasks + umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_DN,
		[0x457] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY),
		[0x458] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AD_RSP_VN0,
		[0x45b] = names_codes + events_UNC_H_VERT_RING_BL_IN_USE,
		[0x45c] = names_umasks + umasks_UNC_H_INGRESS_INSERTS__IRQ,
		[0x45d] = names_events + events_UNC_H_INGRESS_RETRY_ISMQ0_REJECT,
		[0x45e] = names_umasks + umasks_UNC_H_TG_INGRESS_INSERTS__AD_BNC,
		[0x45f] = names_umasks + umasks_UNC_I_COHERENT_OPS__RFO,
		[0x460] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BUSY_STARVED + 2),
		[0x463] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__AK_NON_UPI,
		[0x464] = names_umasks + umasks_UNC_H_HORZ_RING_AK_IN_USE__LEFT_ODD,
		[0x465] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT + 1),
		[0x469] = names_events + events_UNC_H_EGRESS_HORZ_CYCLES_FULL,
		[0x46a] = names_codes + events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT,
		[0x46b] = names_codes + events_UNC_H_EGRESS_HORZ_BYPASS,
		[0x46d] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_BYPASS + 5),
		[0x46e] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR7,
		[0x46f] = names_umasks + umasks_UNC_H_EGRESS_VERT_BYPASS__AK_AG0,
		[0x470] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__AK_NON_UPI,
		[0x471] = names_umasks + umasks_UNC_H_SF_LOOKUP__WRITE,
		[0x472] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR2,
		[0x473] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT + 1),
		[0x477] = names_events + events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES,
		[0x479] = names_codes + events_UNC_H_EGRESS_HORZ_OCCUPANCY,
		[0x47a] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT + 4),
		[0x47b] = A(names_wholes + event_aliases_UNC_M2P_INGRESS_CYCLES_NE + 3),
		[0x47e] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY + 6),
		[0x480] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__HIT,
		[0x481] = names_umasks + umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_0,
		[0x482] = names_codes + events_UNC_E_U_CLOCKTICKS,
		[0x485] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD + 7),
		[0x487] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL + 6),
		[0x48c] = names_umasks + umasks_UNC_H_TG_INGRESS_INSERTS__BL_CRD,
		[0x48d] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR6,
		[0x48e] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR5,
		[0x48f] = names_umasks + umasks_UNC_H_TG_INGRESS_CRD_STARVED__AD_BNC,
		[0x490] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR6,
		[0x491] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT + 7),
		[0x492] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR3,
		[0x495] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR5,
		[0x496] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_OCCUPANCY + 3),
		[0x497] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_NACK + 2),
		[0x498] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT + 4),
		[0x49a] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__AK_NON_UPI,
		[0x49b] = names_perf_pmus + perf_pmus_imc_uclk,
		[0x49c] = names_events + events_UNC_I_RxR_BL_NCB_OCCUPANCY,
		[0x49d] = names_box_aliases + aliases_box_imc_uclk,
		[0x4a1] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__IV_NON_UPI,
		[0x4a2] = names_umasks + umasks_UNC_H_TG_INGRESS_OCCUPANCY__IV_BNC,
		[0x4a3] = A(names_wholes + event_aliases_UNC_H_RING_SINK_STARVED_HORZ + 1),
		[0x4a7] = names_umasks + umasks_UNC_H_RING_SINK_STARVED_VERT__AD,
		[0x4a8] = A(names_wholes + event_aliases_UNC_E_WPQ_INSERTS),
		[0x4a9] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED_EXT + 1),
		[0x4aa] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL),
		[0x4ab] = names_codes + events_UNC_H_AG1_AD_CRD_ACQUIRED_EXT,
		[0x4b0] = names_umasks + umasks_UNC_H_EGRESS_VERT_NACK__AK_AG0,
		[0x4b1] = names_umasks + umasks_UNC_H_EGRESS_VERT_NACK__AK_AG1,
		[0x4b2] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY),
		[0x4b3] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY + 3),
		[0x4b4] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 16),
		[0x4b5] = names_codes + events_UNC_H_INGRESS_RETRY_IPQ0_REJECT,
		[0x4b6] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD + 4),
		[0x4b7] = A(names_likwid + likwid_counters_m2pcie),
		[0x4b9] = names_codes + events_UNC_H_CLOCK,
		[0x4ba] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 10),
		[0x4bb] = names_events + events_UNC_H_SF_LOOKUP,
		[0x4bc] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR6,
		[0x4bd] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_OCCUPANCY + 1),
		[0x4be] = names_umasks + umasks_UNC_H_TOR_INSERTS__IRQ,
		[0x4bf] = names_umasks + umasks_UNC_I_TRANSACTIONS__READS,
		[0x4c0] = names_codes + events_UNC_M_D_CLOCKTICKS,
		[0x4c1] = names_umasks + umasks_UNC_H_EGRESS_HORZ_ADS_USED__AK,
		[0x4c4] = names_umasks + umasks_UNC_H_HORZ_RING_AK_IN_USE__RIGHT_EVEN,
		[0x4c5] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 7),
		[0x4c7] = names_codes + events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL,
		[0x4ca] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR6,
		[0x4cb] = names_umasks + umasks_UNC_H_TG_INGRESS_OCCUPANCY__BL_BNC,
		[0x4cc] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR6,
		[0x4cd] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR4,
		[0x4ce] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR4,
		[0x4cf] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR3,
		[0x4d0] = names_codes + events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT,
		[0x4d3] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AK_AG1,
		[0x4d6] = names_boxes + boxes_ubox,
		[0x4d7] = A(names_likwid + likwid_counters_ubox),
		[0x4d8] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_FULL__BL_0,
		[0x4d9] = A(names_wholes + event_aliases_UNC_H_SF_LOOKUP + 2),
		[0x4da] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 2),
		[0x4de] = names_events + events_UNC_I_TxR_REQUEST_OCCUPANCY,
		[0x4e2] = A(names_wholes + event_aliases_UNC_H_RING_SINK_STARVED_HORZ),
		[0x4e3] = names_events + events_UNC_H_AG0_AD_CRD_OCCUPANCY,
		[0x4e4] = names_umasks + umasks_UNC_H_INGRESS_INT_STARVED__IRQ,
		[0x4e9] = names_events + events_UNC_H_EGRESS_VERT_INSERTS,
		[0x4ec] = names_umasks + umasks_UNC_H_EGRESS_VERT_ADS_USED__AD_AG0,
		[0x4ee] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY + 7),
		[0x4f2] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__IRQ_MISS,
		[0x4f4] = names_codes + events_UNC_I_RxR_AK_INSERTS,
		[0x4f5] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__IPQ_MISS,
		[0x4f6] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__ALLOW_SNP,
		[0x4f7] = names_umasks + umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AD_AG0,
		[0x4f8] = names_umasks + umasks_UNC_I_COHERENT_OPS__PCIRDCUR,
		[0x4f9] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_WB_VN0,
		[0x4fc] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT + 3),
		[0x4fe] = A(names_likwid + likwid_counters_edc_uclk),
		[0x4ff] = A(names_likwid + likwid_counters_edc_uclk + 1),
		[0x500] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY),
		[0x502] = names_umasks + umasks_UNC_H_EGRESS_HORZ_BYPASS__AD,
		[0x504] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x508] = names_umasks + umasks_UNC_H_INGRESS_INSERTS__PRQ,
		[0x509] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT + 4),
		[0x50a] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 4),
		[0x50b] = names_umasks + umasks_UNC_H_RING_BOUNCES_HORZ__IV,
		[0x50c] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR4,
		[0x50d] = A(names_wholes + event_aliases_UNC_H_INGRESS_INSERTS + 1),
		[0x50e] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_BYPASS + 3),
		[0x50f] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL),
		[0x510] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS),
		[0x512] = names_events + events_UNC_H_AG0_BL_CRD_ACQUIRED_EXT,
		[0x514] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ0_REJECT + 1),
		[0x515] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR1,
		[0x516] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT),
		[0x517] = names_box_aliases + aliases_box_imc_uclk + 1,
		[0x519] = names_umasks + umasks_UNC_H_EGRESS_VERT_INSERTS__BL_AG0,
		[0x51a] = names_events + events_UNC_M2P_EGRESS_INSERTS,
		[0x526] = names_umasks + umasks_UNC_H_TG_INGRESS_BYPASS__BL_CRD,
		[0x527] = names_events + events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT,
		[0x528] = A(names_wholes + event_aliases_UNC_E_EDC_ACCESS + 4),
		[0x529] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE + 1),
		[0x52a] = names_events + events_UNC_H_INGRESS_RETRY_OTHER0_RETRY,
		[0x52b] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR1,
		[0x52c] = names_umasks + umasks_UNC_I_SNOOP_RESP__HIT_I,
		[0x52d] = names_events + events_UNC_H_CACHE_LINES_VICTIMIZED,
		[0x52e] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_CYCLES_FULL + 1),
		[0x52f] = names_codes + events_UNC_E_WPQ_INSERTS,
		[0x530] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR6,
		[0x531] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AD_AG0,
		[0x532] = names_umasks + umasks_UNC_H_RING_BOUNCES_HORZ__AK,
		[0x533] = names_events + events_UNC_I_RxR_AK_INSERTS,
		[0x534] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_OCCUPANCY + 4),
		[0x535] = names_events + events_UNC_E_RPQ_INSERTS,
		[0x536] = names_codes + events_UNC_I_CACHE_TOTAL_OCCUPANCY,
		[0x53b] = names_umasks + umasks_UNC_H_MISC__WC_ALIASING,
		[0x53c] = names_events + events_UNC_H_EGRESS_HORZ_INSERTS,
		[0x53d] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL + 5),
		[0x53f] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 13),
		[0x540] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_RSP_VN0,
		[0x541] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__AD_REQ_VN0,
		[0x542] = names_events + events_UNC_H_EGRESS_VERT_ADS_USED,
		[0x543] = names_umasks + umasks_UNC_I_COHERENT_OPS__CLFLUSH,
		[0x544] = names_codes + events_UNC_H_U_CLOCKTICKS,
		[0x545] = names_events + events_UNC_H_INGRESS_RETRY_IPQ1_REJECT,
		[0x546] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_CYCLES_NE + 2),
		[0x547] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED_EXT + 1),
		[0x548] = names_codes + events_UNC_H_AG1_BL_CRD_ACQUIRED_EXT,
		[0x549] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_NACK + 4),
		[0x54a] = names_events + events_UNC_I_RxR_BL_NCB_CYCLES_FULL,
		[0x54b] = A(names_wholes + event_aliases_UNC_H_EGRESS_ORDERING + 1),
		[0x54c] = names_perf_pmus + perf_pmus_edc_uclk,
		[0x54d] = names_umasks + umasks_UNC_H_INGRESS_INSERTS__PRQ_REJ,
		[0x54e] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__IV_NON_UPI,
		[0x54f] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL + 3),
		[0x550] = names_box_aliases + aliases_box_edc_uclk,
		[0x551] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR7,
		[0x552] = names_umasks + umasks_UNC_H_HORZ_RING_IV_IN_USE__LEFT,
		[0x553] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__BL_WB_VN0,
		[0x554] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY + 1),
		[0x555] = names_umasks + umasks_UNC_H_EGRESS_VERT_INSERTS__BL_AG1,
		[0x556] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED + 5),
		[0x557] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_INSERTS + 4),
		[0x559] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__PA_MATCH,
		[0x55a] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__IV_AG0,
		[0x55b] = names_umasks + umasks_UNC_H_TG_INGRESS_BYPASS__AK_BNC,
		[0x55c] = A(names_wholes + event_aliases_UNC_H_INGRESS_OCCUPANCY),
		[0x55d] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_NCB_VN0,
		[0x55e] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_OTHER0_RETRY + 4),
		[0x55f] = names_umasks + umasks_UNC_H_EGRESS_VERT_ADS_USED__BL_AG1,
		[0x560] = names_codes + events_UNC_H_EGRESS_VERT_OCCUPANCY,
		[0x561] = names_umasks + umasks_UNC_H_EGRESS_HORZ_NACK__AK,
		[0x562] = A(names_likwid + likwid_counters_edc_eclk),
		[0x563] = A(names_likwid + likwid_counters_edc_eclk + 1),
		[0x564] = A(names_wholes + event_aliases_UNC_H_INGRESS_INSERTS + 2),
		[0x565] = names_umasks + umasks_UNC_H_EGRESS_ORDERING__IV_SNP_GO_UP,
		[0x568] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 6),
		[0x56a] = names_events + events_UNC_H_RING_SRC_THRTL,
		[0x56b] = names_events + events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT,
		[0x56c] = names_events + events_UNC_I_SNOOP_RESP,
		[0x56d] = names_umasks + umasks_UNC_H_INGRESS_INT_STARVED__ISMQ,
		[0x56e] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT + 2),
		[0x576] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR1,
		[0x577] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY + 2),
		[0x578] = names_codes + events_UNC_H_VERT_RING_AD_IN_USE,
		[0x579] = names_umasks + umasks_UNC_H_EGRESS_VERT_BYPASS__AK_AG1,
		[0x57b] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY + 2),
		[0x57d] = names_events + events_UNC_I_TRANSACTIONS,
		[0x57e] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_STARVED + 1),
		[0x581] = names_umasks + umasks_UNC_H_INGRESS_INT_STARVED__PRQ,
		[0x582] = names_codes + events_UNC_I_TRANSACTIONS,
		[0x584] = names_codes + events_UNC_H_EGRESS_HORZ_CYCLES_NE,
		[0x586] = names_umasks + umasks_UNC_H_CACHE_LINES_VICTIMIZED__M_STATE,
		[0x588] = names_umasks + umasks_UNC_H_HORZ_RING_BL_IN_USE__RIGHT_EVEN,
		[0x589] = names_codes + events_UNC_H_RING_SINK_STARVED_HORZ,
		[0x58a] = names_codes + events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD,
		[0x58b] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR2,
		[0x58c] = names_events + events_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY,
		[0x58d] = names_events + events_UNC_H_EGRESS_HORZ_CYCLES_NE,
		[0x58e] = names_events + events_UNC_H_VERT_RING_BL_IN_USE,
		[0x58f] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL + 6),
		[0x592] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_REJECT__IV_NON_UPI,
		[0x593] = names_umasks + umasks_UNC_H_EGRESS_VERT_OCCUPANCY__AK_AG1,
		[0x594] = names_umasks + umasks_UNC_H_TG_INGRESS_BUSY_STARVED__BL_BNC,
		[0x595] = names_events + events_UNC_I_RxR_BL_DRS_OCCUPANCY,
		[0x596] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED + 2),
		[0x597] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_AK_IN_USE),
		[0x598] = names_umasks + umasks_UNC_H_RING_BOUNCES_VERT__AD,
		[0x59a] = names_umasks + umasks_UNC_H_EGRESS_HORZ_INSERTS__AD,
		[0x59f] = names_umasks + umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__BL,
		[0x5a1] = names_umasks + umasks_UNC_H_EGRESS_HORZ_STARVED__AD,
		[0x5a2] = names_events + events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT,
		[0x5a3] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED_EXT),
		[0x5a4] = A(names_wholes + event_aliases_UNC_H_VERT_RING_AK_IN_USE),
		[0x5a5] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT),
		[0x5a6] = A(names_wholes + event_aliases_UNC_H_SF_LOOKUP + 1),
		[0x5a7] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BUSY_STARVED + 3),
		[0x5aa] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__EVICT,
		[0x5ab] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AK_NON_UPI,
		[0x5ac] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR7,
		[0x5ae] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR0,
		[0x5af] = names_umasks + umasks_UNC_H_EGRESS_VERT_ADS_USED__BL_AG0,
		[0x5b0] = names_events + events_UNC_H_RING_SINK_STARVED_HORZ,
		[0x5b1] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED),
		[0x5b3] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY + 7),
		[0x5b4] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_INSERTS + 7),
		[0x5b5] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_PRQ0_REJECT + 1),
		[0x5b6] = names_events + events_UNC_H_INGRESS_RETRY_IPQ0_REJECT,
		[0x5b8] = names_events + events_UNC_H_EGRESS_VERT_CYCLES_FULL,
		[0x5b9] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 3),
		[0x5bb] = names_umasks + umasks_UNC_H_VERT_RING_IV_IN_USE__UP,
		[0x5bc] = A(names_wholes + event_aliases_UNC_H_CLOCK),
		[0x5c4] = names_events + events_UNC_I_TxR_BL_STALL_CREDIT_CYCLES,
		[0x5c5] = names_umasks + umasks_UNC_E_EDC_ACCESS__MISS_CLEAN,
		[0x5c6] = names_codes + events_UNC_H_AG0_AD_CRD_ACQUIRED_EXT,
		[0x5c7] = A(names_wholes + event_aliases_UNC_H_VERT_RING_BL_IN_USE + 1),
		[0x5c8] = names_codes + events_UNC_I_RxR_BL_NCS_INSERTS,
		[0x5cb] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__AD_REQ_VN0,
		[0x5cc] = names_umasks + umasks_UNC_I_SNOOP_RESP__SNPDATA,
		[0x5cd] = names_codes + events_UNC_I_RxR_BL_NCS_CYCLES_FULL,
		[0x5d1] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_BL_IN_USE + 3),
		[0x5d2] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_STARVED + 5),
		[0x5d3] = names_umasks + umasks_UNC_M2P_EGRESS_INSERTS__BL_0,
		[0x5d4] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT__TGR8,
		[0x5d5] = A(names_wholes + event_aliases_UNC_H_RING_SINK_STARVED_HORZ + 3),
		[0x5d6] = A(names_wholes + event_aliases_UNC_M_CAS_COUNT),
		[0x5dd] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR0,
		[0x5de] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE + 2),
		[0x5df] = names_umasks + umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_EVEN,
		[0x5e0] = names_umasks + umasks_UNC_H_EGRESS_HORZ_ADS_USED__BL,
		[0x5e1] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE + 3),
		[0x5e2] = names_events + events_UNC_I_RxR_BL_NCB_INSERTS,
		[0x5e3] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_ADS_USED + 1),
		[0x5e4] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_BYPASS + 6),
		[0x5e7] = names_umasks + umasks_UNC_E_EDC_ACCESS__MISS_ALL,
		[0x5e9] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_INSERTS + 4),
		[0x5eb] = A(names_wholes + event_aliases_UNC_H_RING_BOUNCES_HORZ + 3),
		[0x5ec] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_INSERTS + 2),
		[0x5ed] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED + 1),
		[0x5ef] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED + 3),
		[0x5f0] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT + 1),
		[0x5f1] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY + 3),
		[0x5f4] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__IV_NON_UPI,
		[0x5f9] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_OCCUPANCY + 2),
		[0x5fa] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_NE + 4),
		[0x5fb] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_REQ_VN0,
		[0x5fc] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__IV_NON_UPI,
		[0x5fd] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_NE__BL_0,
		[0x5fe] = names_umasks + umasks_UNC_H_HORZ_RING_BL_IN_USE__LEFT_ODD,
		[0x600] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_RETRY),
		[0x602] = names_umasks + umasks_UNC_H_EGRESS_HORZ_NACK__BL,
		[0x603] = names_events + events_UNC_H_TG_INGRESS_OCCUPANCY,
		[0x604] = names_events + events_UNC_H_HORZ_RING_AK_IN_USE,
		[0x605] = names_codes + events_UNC_H_RING_BOUNCES_VERT,
		[0x606] = names_umasks + umasks_UNC_H_EGRESS_HORZ_BYPASS__IV,
		[0x607] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD + 5),
		[0x609] = names_umasks + umasks_UNC_H_RING_SINK_STARVED_HORZ__IV,
		[0x60a] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_1,
		[0x60b] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT),
		[0x60c] = names_events + events_UNC_H_VERT_RING_AD_IN_USE,
		[0x60e] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL + 4),
		[0x615] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR0,
		[0x616] = names_perf_pmus + perf_pmus_rapl,
		[0x617] = names_perf_pmus + perf_pmus_rapl_free,
		[0x619] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR7,
		[0x61d] = names_events + events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT,
		[0x61f] = names_umasks + umasks_UNC_M2P_EGRESS_INSERTS__AK_1,
		[0x621] = names_events + events_UNC_H_INGRESS_RETRY_IRQ0_REJECT,
		[0x623] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR0,
		[0x624] = names_umasks + umasks_UNC_E_EDC_ACCESS__HIT_DIRTY,
		[0x627] = names_umasks + umasks_UNC_I_SNOOP_RESP__SNPINV,
		[0x628] = names_codes + events_UNC_H_INGRESS_INT_STARVED,
		[0x62a] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_NE__AD_AG1,
		[0x62c] = names_umasks + umasks_UNC_H_SF_LOOKUP__ANY,
		[0x62d] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT),
		[0x62e] = names_events + events_UNC_H_EGRESS_VERT_OCCUPANCY,
		[0x62f] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_ACQUIRED + 6),
		[0x630] = A(names_wholes + event_aliases_UNC_I_COHERENT_OPS + 3),
		[0x631] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__PRQ_MISS,
		[0x632] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED_EXT__TGR8,
		[0x633] = names_umasks + umasks_UNC_H_EGRESS_VERT_NACK__IV_AG0,
		[0x634] = names_codes + events_UNC_H_EGRESS_VERT_CYCLES_NE,
		[0x635] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_BYPASS + 2),
		[0x636] = names_codes + events_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD,
		[0x637] = names_umasks + umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_ODD,
		[0x638] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD + 6),
		[0x639] = names_events + events_UNC_I_RxR_BL_NCS_CYCLES_FULL,
		[0x63a] = A(names_wholes + event_aliases_UNC_I_TRANSACTIONS + 3),
		[0x63b] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_NE + 2),
		[0x63d] = names_events + events_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT,
		[0x63e] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 5),
		[0x63f] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_INSERTS),
		[0x643] = names_umasks + umasks_UNC_H_EGRESS_VERT_STARVED__AK_AG1,
		[0x644] = names_umasks + umasks_UNC_I_SNOOP_RESP__SNPCODE,
		[0x645] = names_codes + events_UNC_M_CAS_COUNT,
		[0x647] = A(names_wholes + event_aliases_UNC_M_CAS_COUNT + 2),
		[0x64b] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ1_REJECT__SF_WAY,
		[0x64e] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL + 7),
		[0x64f] = names_umasks + umasks_UNC_H_INGRESS_OCCUPANCY__PRQ,
		[0x650] = names_umasks + umasks_UNC_H_SF_LOOKUP__DATA_READ,
		[0x651] = A(names_wholes + event_aliases_UNC_I_RxR_BL_DRS_CYCLES_FULL),
		[0x654] = A(names_wholes + event_aliases_UNC_H_INGRESS_INSERTS + 4),
		[0x655] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL + 2),
		[0x656] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_FULL + 5),
		[0x657] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_NE__AD_0,
		[0x65c] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_INSERTS + 4),
		[0x65e] = names_events + events_UNC_H_EGRESS_HORZ_OCCUPANCY,
		[0x660] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR5,
		[0x661] = names_codes + events_UNC_H_INGRESS_RETRY_PRQ1_REJECT,
		[0x662] = names_umasks + umasks_UNC_H_TG_INGRESS_CRD_STARVED__AK_BNC,
		[0x663] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR7,
		[0x666] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR1,
		[0x667] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR3,
		[0x668] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER1_RETRY__SF_WAY,
		[0x669] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR7,
		[0x66a] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x66b] = names_events + events_UNC_H_FAST_ASSERTED,
		[0x66c] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 14),
		[0x66d] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 2),
		[0x66e] = names_boxes + boxes_m2pcie,
		[0x66f] = names_events + events_UNC_E_U_CLOCKTICKS,
		[0x670] = names_umasks + umasks_UNC_M_CAS_COUNT__WR,
		[0x671] = names_umasks + umasks_UNC_H_TOR_OCCUPANCY__IPQ,
		[0x672] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED + 1),
		[0x674] = names_events + events_UNC_RAPL_ENERGY_DRAM,
		[0x676] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_NCS_VN0,
		[0x677] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR3,
		[0x678] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BYPASS + 4),
		[0x67b] = names_events + events_UNC_M2P_EGRESS_CYCLES_NE,
		[0x681] = names_umasks + umasks_UNC_H_EGRESS_HORZ_INSERTS__IV,
		[0x683] = A(names_wholes + event_aliases_UNC_H_RING_SINK_STARVED_VERT + 1),
		[0x685] = names_umasks + umasks_UNC_H_TOR_INSERTS__IRQ_HIT,
		[0x686] = names_umasks + umasks_UNC_H_VERT_RING_AK_IN_USE__DN_ODD,
		[0x687] = A(names_tails + event_aliases_UNC_H_TOR_INSERTS + 4),
		[0x68a] = names_events + events_UNC_H_EGRESS_VERT_NACK,
		[0x68b] = names_codes + events_UNC_H_EGRESS_VERT_INSERTS,
		[0x68d] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IRQ1_REJECT + 1),
		[0x68e] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY__BL_NCB_VN0,
		[0x691] = names_events + events_UNC_H_MISC,
		[0x692] = names_umasks + umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__BL,
		[0x693] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED + 6),
		[0x694] = names_umasks + umasks_UNC_H_TOR_INSERTS__LOC_ALL,
		[0x695] = names_umasks + umasks_UNC_H_FAST_ASSERTED__HORZ,
		[0x696] = names_umasks + umasks_UNC_H_INGRESS_OCCUPANCY__IRQ,
		[0x697] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__TGR8,
		[0x698] = A(names_tails + event_aliases_UNC_H_TOR_INSERTS + 16),
		[0x699] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY + 7),
		[0x69a] = names_codes + events_UNC_H_AG1_AD_CRD_OCCUPANCY,
		[0x69b] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ0_REJECT + 5),
		[0x69c] = A(names_wholes + event_aliases_UNC_H_FAST_ASSERTED),
		[0x69d] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x69e] = names_codes + events_UNC_I_RxR_BL_DRS_CYCLES_FULL,
		[0x6a5] = names_umasks + umasks_UNC_H_HORZ_RING_AD_IN_USE__RIGHT_EVEN,
		[0x6a6] = names_umasks + umasks_UNC_H_RING_SINK_STARVED_VERT__BL,
		[0x6a7] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY + 1),
		[0x6ae] = names_umasks + umasks_UNC_H_EGRESS_HORZ_ADS_USED__AD,
		[0x6af] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED + 4),
		[0x6b2] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__AD_REQ_VN0,
		[0x6b3] = names_codes + events_UNC_H_EGRESS_VERT_BYPASS,
		[0x6bb] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x6be] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_OCCUPANCY + 7),
		[0x6c1] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR3,
		[0x6c4] = names_umasks + umasks_UNC_H_EGRESS_HORZ_INSERTS__BL,
		[0x6c5] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD + 2),
		[0x6c7] = names_umasks + umasks_UNC_E_EDC_ACCESS__MISS_INVALID,
		[0x6c8] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_INSERTS + 1),
		[0x6c9] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_NE__BL_AG0,
		[0x6ca] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT + 1),
		[0x6cb] = names_umasks + umasks_UNC_H_EGRESS_HORZ_NACK__IV,
		[0x6cc] = names_umasks + umasks_UNC_H_EGRESS_HORZ_STARVED__AK,
		[0x6cd] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_NACK + 1),
		[0x6ce] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_FULL + 1),
		[0x6d1] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_INSERTS + 2),
		[0x6d2] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IPQ0_REJECT__BL_WB_VN0,
		[0x6d3] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED + 3),
		[0x6d4] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_PRQ1_REJECT),
		[0x6d5] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY + 4),
		[0x6d6] = names_codes + events_UNC_H_EGRESS_HORZ_NACK,
		[0x6d7] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY + 2),
		[0x6d9] = names_events + events_UNC_H_EGRESS_VERT_CYCLES_NE,
		[0x6da] = names_umasks + umasks_UNC_H_EGRESS_VERT_BYPASS__IV,
		[0x6dd] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_INSERTS + 5),
		[0x6e0] = names_umasks + umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__AD,
		[0x6e2] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q0_RETRY + 4),
		[0x6e7] = names_events + events_UNC_I_RxR_BL_NCS_OCCUPANCY,
		[0x6e8] = names_umasks + umasks_UNC_H_INGRESS_RETRY_ISMQ0_RETRY__BL_NCB_VN0,
		[0x6e9] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_NE + 1),
		[0x6ec] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_CYCLES_FULL),
		[0x6ee] = A(names_wholes + event_aliases_UNC_I_RxR_BL_NCB_CYCLES_FULL),
		[0x6ef] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_ACQUIRED + 7),
		[0x6f0] = names_codes + events_UNC_I_TxR_AD_STALL_CREDIT_CYCLES,
		[0x6f1] = A(names_wholes + event_aliases_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD + 1),
		[0x6f2] = names_umasks + umasks_UNC_H_RING_BOUNCES_HORZ__BL,
		[0x6f4] = A(names_wholes + event_aliases_UNC_I_SNOOP_RESP + 4),
		[0x6f7] = names_codes + events_UNC_H_RING_SRC_THRTL,
		[0x6f8] = names_umasks + umasks_UNC_H_INGRESS_RETRY_PRQ0_REJECT__BL_NCB_VN0,
		[0x6f9] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY__TGR0,
		[0x6fa] = names_events + events_UNC_H_INGRESS_INT_STARVED,
		[0x6fb] = names_codes + events_UNC_H_TOR_INSERTS,
		[0x6fc] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_OCCUPANCY),
		[0x6fd] = A(names_wholes + event_aliases_UNC_I_TxR_DATA_INSERTS_NCB),
		[0x6fe] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_FULL + 3),
		[0x701] = names_events + events_UNC_I_RxR_BL_DRS_CYCLES_FULL,
		[0x704] = names_umasks + umasks_UNC_H_TG_INGRESS_BUSY_STARVED__AD_CRD,
		[0x705] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_INSERTS + 2),
		[0x706] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 3),
		[0x707] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_CYCLES_FULL + 3),
		[0x70a] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED + 2),
		[0x70b] = names_umasks + umasks_UNC_H_TOR_INSERTS__PRQ_HIT,
		[0x70c] = A(names_tails + event_aliases_UNC_H_TOR_INSERTS + 8),
		[0x712] = names_umasks + umasks_UNC_H_RING_SINK_STARVED_HORZ__AD,
		[0x713] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED),
		[0x714] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_STARVED + 1),
		[0x715] = A(names_wholes + event_aliases_UNC_I_SNOOP_RESP + 3),
		[0x716] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_NACK + 3),
		[0x717] = names_codes + events_UNC_H_TG_INGRESS_INSERTS,
		[0x719] = names_umasks + umasks_UNC_H_TOR_INSERTS__HIT,
		[0x71d] = A(names_wholes + event_aliases_UNC_H_RING_BOUNCES_HORZ),
		[0x71e] = names_codes + events_UNC_H_TG_INGRESS_BYPASS,
		[0x721] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_CYCLES_NE + 3),
		[0x727] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_PRQ0_REJECT + 2),
		[0x72a] = names_perf_pmus + perf_pmus_edc_eclk,
		[0x72b] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__BL_AG1,
		[0x72c] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_INSERTS + 5),
		[0x72d] = names_box_aliases + aliases_box_edc_eclk,
		[0x72e] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY + 4),
		[0x730] = A(names_wholes + event_aliases_UNC_I_RxR_BL_NCS_INSERTS),
		[0x731] = names_umasks + umasks_UNC_H_VERT_RING_AK_IN_USE__UP_ODD,
		[0x732] = names_umasks + umasks_UNC_H_TG_INGRESS_CRD_STARVED__IV_BNC,
		[0x733] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED__TGR0,
		[0x734] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x736] = names_umasks + umasks_UNC_M2P_EGRESS_INSERTS__AK_CRD_1,
		[0x737] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY + 5),
		[0x738] = A(names_wholes + event_aliases_UNC_H_HORZ_RING_AD_IN_USE + 2),
		[0x739] = names_umasks + umasks_UNC_H_TG_INGRESS_OCCUPANCY__AD_CRD,
		[0x73a] = names_umasks + umasks_UNC_H_TG_INGRESS_CRD_STARVED__AD_CRD,
		[0x73c] = names_umasks + umasks_UNC_H_HORZ_RING_AD_IN_USE__LEFT_ODD,
		[0x73d] = names_umasks + umasks_UNC_H_EGRESS_HORZ_BYPASS__BL,
		[0x73e] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY),
		[0x73f] = names_codes + events_UNC_H_FAST_ASSERTED,
		[0x740] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY),
		[0x741] = names_codes + events_UNC_E_E_CLOCKTICKS,
		[0x742] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT),
		[0x745] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_IPQ1_REJECT + 3),
		[0x746] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_CYCLES_FULL + 3),
		[0x747] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_NACK + 3),
		[0x74a] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_ACQUIRED + 5),
		[0x74e] = names_umasks + umasks_UNC_H_AG1_AD_CRD_OCCUPANCY__TGR2,
		[0x74f] = names_umasks + umasks_UNC_H_EGRESS_VERT_STARVED__AK_AG0,
		[0x750] = names_events + events_UNC_H_RING_SINK_STARVED_VERT,
		[0x751] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR6,
		[0x752] = names_umasks + umasks_UNC_H_EGRESS_HORZ_CYCLES_NE__AD,
		[0x753] = names_events + events_UNC_H_TG_INGRESS_BYPASS,
		[0x754] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD__TGR5,
		[0x755] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BUSY_STARVED + 1),
		[0x756] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_CRD_STARVED + 7),
		[0x757] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT + 6),
		[0x758] = A(names_wholes + event_aliases_UNC_H_AG1_AD_CRD_OCCUPANCY + 4),
		[0x759] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_BYPASS + 2),
		[0x75a] = names_perf_pmus + perf_pmus_pcu,
		[0x75b] = names_perf_pmus + perf_pmus_ubox,
		[0x75c] = names_umasks + umasks_UNC_H_AG1_BL_CRD_ACQUIRED__TGR4,
		[0x75d] = names_umasks + umasks_UNC_H_HORZ_RING_BL_IN_USE__LEFT_EVEN,
		[0x75e] = names_box_aliases + aliases_box_ubox,
		[0x75f] = names_codes + events_UNC_H_EGRESS_VERT_NACK,
		[0x760] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR7,
		[0x761] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR1,
		[0x762] = names_box_aliases + aliases_box_pcu,
		[0x764] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_NE__BL_AG1,
		[0x765] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD__TGR5,
		[0x766] = names_umasks + umasks_UNC_H_EGRESS_VERT_INSERTS__IV_AG0,
		[0x767] = names_instances + strings_boxes_imc_instance_names + 5,
		[0x768] = names_umasks + umasks_UNC_M2P_INGRESS_CYCLES_NE__ALL,
		[0x769] = A(names_wholes + event_aliases_UNC_H_INGRESS_INSERTS),
		[0x76a] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY_EXT + 1),
		[0x76b] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL__TGR5,
		[0x76c] = A(names_wholes + event_aliases_UNC_H_RING_SINK_STARVED_VERT + 3),
		[0x76e] = A(names_wholes + event_aliases_UNC_H_AG1_BL_CRD_OCCUPANCY + 1),
		[0x76f] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_CRD_STARVED + 1),
		[0x771] = names_umasks + umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCB,
		[0x772] = names_umasks + umasks_UNC_H_AG0_BL_CRD_OCCUPANCY__TGR1,
		[0x774] = A(names_wholes + event_aliases_UNC_M2P_EGRESS_INSERTS + 3),
		[0x775] = names_codes + events_UNC_E_RPQ_INSERTS,
		[0x77a] = A(names_wholes + event_aliases_UNC_H_INGRESS_OCCUPANCY + 4),
		[0x77f] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__AD_RSP_VN0,
		[0x780] = names_umasks + umasks_UNC_M2P_INGRESS_CYCLES_NE__CBO_NCS,
		[0x782] = names_instances + strings_boxes_imc_instance_names,
		[0x784] = names_umasks + umasks_UNC_H_INGRESS_OCCUPANCY__IPQ,
		[0x785] = names_events + events_UNC_H_AG1_BL_CRD_ACQUIRED,
		[0x788] = A(names_wholes + event_aliases_UNC_H_TOR_OCCUPANCY + 1),
		[0x789] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_STARVED + 2),
		[0x78b] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_ADS_USED + 1),
		[0x78e] = names_umasks + umasks_UNC_H_TG_INGRESS_BUSY_STARVED__AD_BNC,
		[0x791] = names_umasks + umasks_UNC_H_INGRESS_RETRY_IRQ0_REJECT__BL_NCS_VN0,
		[0x795] = names_umasks + umasks_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL__TGR2,
		[0x796] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_ADS_USED + 2),
		[0x79a] = names_umasks + umasks_UNC_H_AG1_BL_CRD_OCCUPANCY__TGR5,
		[0x79e] = names_umasks + umasks_UNC_H_CACHE_LINES_VICTIMIZED__S_STATE,
		[0x7a4] = names_codes + events_UNC_H_AG1_BL_CRD_ACQUIRED,
		[0x7a6] = names_umasks + umasks_UNC_H_TG_INGRESS_BYPASS__AD_BNC,
		[0x7a8] = names_umasks + umasks_UNC_H_INGRESS_RETRY_REQ_Q1_RETRY__ANY_REJECT_IRQ0,
		[0x7a9] = names_umasks + umasks_UNC_H_EGRESS_HORZ_OCCUPANCY__IV,
		[0x7aa] = names_umasks + umasks_UNC_H_AG0_AD_CRD_OCCUPANCY_EXT__TGR8,
		[0x7ac] = names_events + events_UNC_H_INGRESS_RETRY_ISMQ0_RETRY,
		[0x7ad] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_NACK + 6),
		[0x7ae] = names_codes + events_UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT,
		[0x7b0] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 5),
		[0x7b3] = A(names_likwid + likwid_counters_rapl),
		[0x7b4] = A(names_likwid + likwid_counters_rapl + 1),
		[0x7b5] = names_umasks + umasks_UNC_H_EGRESS_HORZ_CYCLES_FULL__AK,
		[0x7b6] = names_umasks + umasks_UNC_H_AG0_AD_CRD_ACQUIRED__TGR3,
		[0x7b7] = names_umasks + umasks_UNC_H_EGRESS_VERT_OCCUPANCY__IV_AG0,
		[0x7b8] = names_umasks + umasks_UNC_H_VERT_RING_AK_IN_USE__UP_EVEN,
		[0x7b9] = names_umasks + umasks_UNC_H_TOR_INSERTS__IRQ_MISS,
		[0x7ba] = names_events + events_UNC_H_EGRESS_HORZ_ADS_USED,
		[0x7bb] = names_umasks + umasks_UNC_H_MISC__CV0_PREF_MISS,
		[0x7bc] = names_perf_pmus + perf_pmus_m2pcie,
		[0x7bd] = names_codes + events_UNC_H_SF_LOOKUP,
		[0x7be] = A(names_tails + event_aliases_UNC_H_TOR_INSERTS + 6),
		[0x7bf] = names_umasks + umasks_UNC_H_INGRESS_RETRY_OTHER0_RETRY__BL_NCB_VN0,
		[0x7c0] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY + 3),
		[0x7c1] = A(names_wholes + event_aliases_UNC_H_EGRESS_HORZ_CYCLES_NE + 3),
		[0x7c2] = names_box_aliases + aliases_box_m2pcie,
		[0x7c5] = names_umasks + umasks_UNC_H_TOR_INSERTS__PRQ,
		[0x7c6] = names_umasks + umasks_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x7c7] = A(names_wholes + event_aliases_UNC_H_AG0_AD_CRD_ACQUIRED_EXT),
		[0x7c8] = A(names_wholes + event_aliases_UNC_H_TOR_INSERTS + 4),
		[0x7c9] = names_umasks + umasks_UNC_I_CACHE_TOTAL_OCCUPANCY__ANY,
		[0x7ce] = A(names_wholes + event_aliases_UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL + 1),
		[0x7d2] = names_umasks + umasks_UNC_H_TOR_INSERTS__IPQ_MISS,
		[0x7d3] = names_umasks + umasks_UNC_H_TG_INGRESS_BYPASS__IV_BNC,
		[0x7d4] = A(names_tails + event_aliases_UNC_H_TOR_INSERTS + 14),
		[0x7d5] = A(names_wholes + event_aliases_UNC_H_RING_SRC_THRTL),
		[0x7d6] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_OCCUPANCY),
		[0x7da] = names_umasks + umasks_UNC_H_EGRESS_VERT_BYPASS__AD_AG0,
		[0x7db] = names_events + events_UNC_M2P_INGRESS_CYCLES_NE,
		[0x7dc] = A(names_wholes + event_aliases_UNC_I_COHERENT_OPS + 4),
		[0x7de] = A(names_wholes + event_aliases_UNC_H_INGRESS_RETRY_ISMQ0_REJECT + 3),
		[0x7df] = A(names_wholes + event_aliases_UNC_H_INGRESS_INSERTS + 3),
		[0x7e0] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_ADS_USED + 3),
		[0x7e1] = A(names_wholes + event_aliases_UNC_H_EGRESS_VERT_OCCUPANCY + 2),
		[0x7e2] = names_codes + events_UNC_H_EGRESS_VERT_CYCLES_FULL,
		[0x7e3] = A(names_wholes + event_aliases_UNC_I_TRANSACTIONS + 1),
		[0x7e4] = A(names_wholes + event_aliases_UNC_H_TG_INGRESS_BYPASS + 2),
		[0x7e6] = A(names_wholes + event_aliases_UNC_I_SNOOP_RESP),
		[0x7e9] = names_codes + events_UNC_H_INGRESS_RETRY_OTHER0_RETRY,
		[0x7eb] = names_umasks + umasks_UNC_M2P_EGRESS_CYCLES_FULL__AD_1,
		[0x7ec] = names_codes + events_UNC_H_HORZ_RING_BL_IN_USE,
		[0x7f4] = names_umasks + umasks_UNC_H_AG0_BL_CRD_ACQUIRED__TGR2,
		[0x7f7] = names_boxes + boxes_rapl,
		[0x7f8] = A(names_wholes + event_aliases_UNC_H_AG0_BL_CRD_OCCUPANCY),
		[0x7fa] = names_umasks + umasks_UNC_H_EGRESS_VERT_CYCLES_FULL__BL_AG0,
		[0x7fb] = names_umasks + umasks_UNC_H_TG_INGRESS_OCCUPANCY__AK_BNC,
		[0x7fc] = names_umasks + umasks_UNC_H_AG1_AD_CRD_ACQUIRED_EXT__ANY_OF_TGR0_THRU_TGR7,
		[0x7fd] = names_events + events_UNC_H_AG0_BL_CRD_ACQUIRED,
		[0x7fe] = names_umasks + umasks_UNC_E_EDC_ACCESS__MISS_DIRTY,
		[0x7ff] = names_umasks + umasks_UNC_H_VERT_RING_BL_IN_USE__UP_ODD,
	},
	.metrics = {
		[metrics_imc_MEM_BW_READS] = { .name = S(MEM_BW_READS), .title = T(metrics_imc_MEM_BW_READS_title), .text = T(metrics_imc_MEM_BW_READS), .source = C(likwid_groups_knl_MEM_tx_b3e43445), .formula = T(metrics_imc_MEM_BW_READS_formula), .unit = S(bytes), .category = S(CAS), .ops = { metric_ops_imc_MEM_BW_READS, 3 }, .inputs = { metric_inputs_imc_MEM_BW_READS, 1 }, .box = boxes_imc, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_imc_MEM_BW_WRITES] = { .name = S(MEM_BW_WRITES), .title = T(metrics_imc_MEM_BW_WRITES_title), .text = T(metrics_imc_MEM_BW_WRITES), .source = C(likwid_groups_knl_MEM_tx_b3e43445), .formula = T(metrics_imc_MEM_BW_WRITES_formula), .unit = S(bytes), .category = S(CAS), .ops = { metric_ops_imc_MEM_BW_WRITES, 3 }, .inputs = { metric_inputs_imc_MEM_BW_WRITES, 1 }, .box = boxes_imc, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_imc_MEM_BW_TOTAL] = { .name = S(MEM_BW_TOTAL), .title = T(metrics_imc_MEM_BW_TOTAL_title), .text = T(metrics_imc_MEM_BW_TOTAL), .source = C(likwid_groups_knl_MEM_tx_b3e43445), .formula = T(metrics_imc_MEM_BW_TOTAL_formula), .unit = S(bytes), .category = S(CAS), .ops = { metric_ops_imc_MEM_BW_TOTAL, 7 }, .inputs = { metric_inputs_imc_MEM_BW_TOTAL, 2 }, .box = boxes_imc, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_imc_PCT_MEM_BW_PEAK] = { .max = 100, .name = S(PCT_MEM_BW_PEAK), .title = T(metrics_imc_PCT_MEM_BW_PEAK_title), .text = T(metrics_imc_PCT_MEM_BW_PEAK), .source = C(perfmon_knl_V16__linux_u_51f78340), .formula = T(metrics_imc_PCT_MEM_BW_PEAK_formula), .unit = S(percent), .category = S(CAS), .ops = { metric_ops_imc_PCT_MEM_BW_PEAK, 9 }, .inputs = { metric_inputs_imc_PCT_MEM_BW_PEAK, 3 }, .box = boxes_imc, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_imc_DRAM_FREQ] = { .name = S(DRAM_FREQ), .title = T(metrics_imc_DRAM_FREQ_title), .text = T(metrics_imc_DRAM_FREQ), .source = C(perfmon_knl_V16_01e6deca), .formula = T(metrics_imc_DRAM_FREQ_formula), .unit = S(cycles_seconds_95b1ff8a), .category = S(DCLK), .ops = { metric_ops_imc_DRAM_FREQ, 5 }, .inputs = { metric_inputs_imc_DRAM_FREQ, 1 }, .box = boxes_imc, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_edc_eclk_MCDRAM_BW_READS] = { .name = S(MCDRAM_BW_READS), .title = T(metrics_edc_eclk_MCDRAM_BW_READS_title), .text = T(metrics_edc_eclk_MCDRAM_BW_READS), .source = C(likwid_groups_knl_HBM_tx_9082616b), .formula = T(metrics_edc_eclk_MCDRAM_BW_READS_formula), .unit = S(bytes), .category = S(QUEUES), .ops = { metric_ops_edc_eclk_MCDRAM_BW_READS, 3 }, .inputs = { metric_inputs_edc_eclk_MCDRAM_BW_READS, 1 }, .box = boxes_edc_eclk, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_edc_eclk_MCDRAM_BW_WRITES] = { .name = S(MCDRAM_BW_WRITES), .title = T(metrics_edc_eclk_MCDRAM_BW_WRITES_title), .text = T(metrics_edc_eclk_MCDRAM_BW_WRITES), .source = C(likwid_groups_knl_HBM_tx_9082616b), .formula = T(metrics_edc_eclk_MCDRAM_BW_WRITES_formula), .unit = S(bytes), .category = S(QUEUES), .ops = { metric_ops_edc_eclk_MCDRAM_BW_WRITES, 3 }, .inputs = { metric_inputs_edc_eclk_MCDRAM_BW_WRITES, 1 }, .box = boxes_edc_eclk, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_edc_eclk_MCDRAM_BW_TOTAL] = { .name = S(MCDRAM_BW_TOTAL), .title = T(metrics_edc_eclk_MCDRAM_BW_TOTAL_title), .text = T(metrics_edc_eclk_MCDRAM_BW_TOTAL), .source = C(likwid_groups_knl_HBM_tx_9082616b), .formula = T(metrics_edc_eclk_MCDRAM_BW_TOTAL_formula), .unit = S(bytes), .category = S(QUEUES), .ops = { metric_ops_edc_eclk_MCDRAM_BW_TOTAL, 7 }, .inputs = { metric_inputs_edc_eclk_MCDRAM_BW_TOTAL, 2 }, .box = boxes_edc_eclk, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_edc_eclk_MCDRAM_FREQ] = { .name = S(MCDRAM_FREQ), .title = T(metrics_edc_eclk_MCDRAM_FREQ_title), .text = T(metrics_edc_eclk_MCDRAM_FREQ), .source = C(perfmon_knl_V16_01e6deca), .formula = T(metrics_edc_eclk_MCDRAM_FREQ_formula), .unit = S(cycles_seconds_95b1ff8a), .category = S(ECLK), .ops = { metric_ops_edc_eclk_MCDRAM_FREQ, 5 }, .inputs = { metric_inputs_edc_eclk_MCDRAM_FREQ, 1 }, .box = boxes_edc_eclk, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_edc_uclk_MCDRAM_HIT_PCT] = { .max = 100, .name = S(MCDRAM_HIT_PCT), .title = T(metrics_edc_uclk_MCDRAM_HIT_PCT_title), .text = T(metrics_edc_uclk_MCDRAM_HIT_PCT), .source = C(perfmon_knl_V16_UNC_E_ED_796f1a3f), .formula = T(metrics_edc_uclk_MCDRAM_HIT_PCT_formula), .unit = S(percent), .category = S(ACCESS), .ops = { metric_ops_edc_uclk_MCDRAM_HIT_PCT, 7 }, .inputs = { metric_inputs_edc_uclk_MCDRAM_HIT_PCT, 2 }, .box = boxes_edc_uclk, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_edc_uclk_MCDRAM_MISS_BW] = { .name = S(MCDRAM_MISS_BW), .title = T(metrics_edc_uclk_MCDRAM_MISS_BW_title), .text = T(metrics_edc_uclk_MCDRAM_MISS_BW), .source = C(perfmon_knl_V16_UNC_E_ED_61befd4d), .formula = T(metrics_edc_uclk_MCDRAM_MISS_BW_formula), .unit = S(bytes), .category = S(ACCESS), .ops = { metric_ops_edc_uclk_MCDRAM_MISS_BW, 3 }, .inputs = { metric_inputs_edc_uclk_MCDRAM_MISS_BW, 1 }, .box = boxes_edc_uclk, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_UNCORE_CLOCK] = { .name = S(UNCORE_CLOCK), .title = T(metrics_cha_UNCORE_CLOCK_title), .text = T(metrics_cha_UNCORE_CLOCK), .source = C(perfmon_knl_V16_01e6deca), .formula = T(metrics_cha_UNCORE_CLOCK_formula), .unit = S(cycles), .category = S(CLOCK), .ops = { metric_ops_cha_UNCORE_CLOCK, 3 }, .inputs = { metric_inputs_cha_UNCORE_CLOCK, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_UNCORE_FREQ] = { .name = S(UNCORE_FREQ), .title = T(metrics_cha_UNCORE_FREQ_title), .text = T(metrics_cha_UNCORE_FREQ), .source = C(perfmon_knl_V16_01e6deca), .formula = T(metrics_cha_UNCORE_FREQ_formula), .unit = S(cycles_seconds_95b1ff8a), .category = S(CLOCK), .ops = { metric_ops_cha_UNCORE_FREQ, 5 }, .inputs = { metric_inputs_cha_UNCORE_FREQ, 1 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_TOR_MISS_LATENCY] = { .name = S(TOR_MISS_LATENCY), .title = T(metrics_cha_TOR_MISS_LATENCY_title), .text = T(metrics_cha_TOR_MISS_LATENCY), .source = C(perfmon_knl_V16__perfmon_2c0e3579), .formula = T(metrics_cha_TOR_MISS_LATENCY_formula), .unit = S(seconds), .category = S(TOR), .ops = { metric_ops_cha_TOR_MISS_LATENCY, 9 }, .inputs = { metric_inputs_cha_TOR_MISS_LATENCY, 3 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_TILE_HIT_PCT] = { .max = 100, .name = S(TILE_HIT_PCT), .title = T(metrics_cha_TILE_HIT_PCT_title), .text = T(metrics_cha_TILE_HIT_PCT), .source = C(perfmon_knl_V16_01e6deca), .formula = T(metrics_cha_TILE_HIT_PCT_formula), .unit = S(percent), .category = S(TOR), .ops = { metric_ops_cha_TILE_HIT_PCT, 7 }, .inputs = { metric_inputs_cha_TILE_HIT_PCT, 2 }, .box = boxes_cha, .passes = 1, .stack = 3, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_cha_IO_REQUESTS_BW] = { .name = S(IO_REQUESTS_BW), .title = T(metrics_cha_IO_REQUESTS_BW_title), .text = T(metrics_cha_IO_REQUESTS_BW), .source = C(perfmon_knl_V16_01e6deca), .formula = T(metrics_cha_IO_REQUESTS_BW_formula), .unit = S(bytes), .category = S(TOR), .ops = { metric_ops_cha_IO_REQUESTS_BW, 5 }, .inputs = { metric_inputs_cha_IO_REQUESTS_BW, 2 }, .box = boxes_cha, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_rapl_PKG_POWER] = { .name = S(PKG_POWER), .title = T(metrics_rapl_PKG_POWER_title), .text = T(metrics_rapl_PKG_POWER), .source = C(linux_rapl_rapl_c_rapl_p_f69a680b), .formula = T(metrics_rapl_PKG_POWER_formula), .unit = S(nanojoules), .category = S(ENERGY), .ops = { metric_ops_rapl_PKG_POWER, 1 }, .inputs = { metric_inputs_rapl_PKG_POWER, 1 }, .box = boxes_rapl, .passes = 1, .stack = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[metrics_rapl_DRAM_POWER] = { .name = S(DRAM_POWER), .title = T(metrics_rapl_DRAM_POWER_title), .text = T(metrics_rapl_DRAM_POWER), .source = C(linux_rapl_rapl_c_rapl_p_f69a680b), .formula = T(metrics_rapl_DRAM_POWER_formula), .unit = S(nanojoules), .category = S(ENERGY), .ops = { metric_ops_rapl_DRAM_POWER, 1 }, .inputs = { metric_inputs_rapl_DRAM_POWER, 1 }, .box = boxes_rapl, .passes = 1, .stack = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
	},
	.metric_ops = {
		[metric_ops_imc_MEM_BW_READS] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_MEM_BW_READS },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_imc_MEM_BW_WRITES] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_MEM_BW_WRITES },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_imc_MEM_BW_TOTAL] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_MEM_BW_TOTAL },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_MEM_BW_TOTAL + 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_ADD },
		[metric_ops_imc_PCT_MEM_BW_PEAK] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_PCT_MEM_BW_PEAK },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_imc_PCT_MEM_BW_PEAK + 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 2 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_imc_DRAM_FREQ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_edc_eclk_MCDRAM_BW_READS] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_edc_eclk_MCDRAM_BW_READS },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_edc_eclk_MCDRAM_BW_WRITES] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_edc_eclk_MCDRAM_BW_WRITES },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_edc_eclk_MCDRAM_BW_TOTAL] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_edc_eclk_MCDRAM_BW_TOTAL },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_edc_eclk_MCDRAM_BW_TOTAL + 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_ADD },
		[metric_ops_edc_eclk_MCDRAM_FREQ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_edc_uclk_MCDRAM_HIT_PCT] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_edc_uclk_MCDRAM_HIT_PCT },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_edc_uclk_MCDRAM_MISS_BW] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_edc_uclk_MCDRAM_MISS_BW },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_cha_UNCORE_CLOCK] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_UNCORE_FREQ] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_TOR_MISS_LATENCY] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 2 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_TILE_HIT_PCT] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_TILE_HIT_PCT },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_cha_IO_REQUESTS_BW] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_cha_IO_REQUESTS_BW },
		{ .op = UNCORE_METRIC_MULTIPLY },
		[metric_ops_rapl_PKG_POWER] = { .op = UNCORE_METRIC_INPUT },
		[metric_ops_rapl_DRAM_POWER] = { .op = UNCORE_METRIC_INPUT },
	},
	.metric_numbers = {
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		100.0, 
		4.0, 
		64.0, 
		64.0, 
		64.0, 
		64.0, 
		100.0, 
		64.0, 
		100.0, 
		64.0, 
	},
	.metric_inputs = {
		[metric_inputs_imc_MEM_BW_READS] = { .event = events_UNC_M_CAS_COUNT, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_READS, .umask_count = 1 },
		[metric_inputs_imc_MEM_BW_WRITES] = { .event = events_UNC_M_CAS_COUNT, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_WRITES, .umask_count = 1 },
		[metric_inputs_imc_MEM_BW_TOTAL] = { .event = events_UNC_M_CAS_COUNT, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_TOTAL, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_MEM_BW_TOTAL + 1, .umask_count = 1 },
		[metric_inputs_imc_PCT_MEM_BW_PEAK] = { .event = events_UNC_M_CAS_COUNT, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_PCT_MEM_BW_PEAK, .umask_count = 1 },
		{ .event = events_UNC_M_CAS_COUNT, .group = counters_imc_general, .box = boxes_imc, .first_umask = metric_umasks_imc_PCT_MEM_BW_PEAK + 1, .umask_count = 1 },
		{ .event = events_UNC_M_D_CLOCKTICKS, .group = counters_imc_general, .box = boxes_imc },
		[metric_inputs_imc_DRAM_FREQ] = { .event = events_UNC_M_D_CLOCKTICKS, .group = counters_imc_general, .box = boxes_imc },
		[metric_inputs_edc_eclk_MCDRAM_BW_READS] = { .event = events_UNC_E_RPQ_INSERTS, .group = counters_edc_eclk_general, .box = boxes_edc_eclk },
		[metric_inputs_edc_eclk_MCDRAM_BW_WRITES] = { .event = events_UNC_E_WPQ_INSERTS, .group = counters_edc_eclk_general, .box = boxes_edc_eclk },
		[metric_inputs_edc_eclk_MCDRAM_BW_TOTAL] = { .event = events_UNC_E_RPQ_INSERTS, .group = counters_edc_eclk_general, .box = boxes_edc_eclk },
		{ .event = events_UNC_E_WPQ_INSERTS, .group = counters_edc_eclk_general, .box = boxes_edc_eclk },
		[metric_inputs_edc_eclk_MCDRAM_FREQ] = { .event = events_UNC_E_E_CLOCKTICKS, .group = counters_edc_eclk_general, .box = boxes_edc_eclk },
		[metric_inputs_edc_uclk_MCDRAM_HIT_PCT] = { .event = events_UNC_E_EDC_ACCESS, .group = counters_edc_uclk_general, .box = boxes_edc_uclk, .first_umask = metric_umasks_edc_uclk_MCDRAM_HIT_PCT, .umask_count = 1 },
		{ .event = events_UNC_E_EDC_ACCESS, .group = counters_edc_uclk_general, .box = boxes_edc_uclk, .first_umask = metric_umasks_edc_uclk_MCDRAM_HIT_PCT + 1, .umask_count = 1 },
		[metric_inputs_edc_uclk_MCDRAM_MISS_BW] = { .event = events_UNC_E_EDC_ACCESS, .group = counters_edc_uclk_general, .box = boxes_edc_uclk, .first_umask = metric_umasks_edc_uclk_MCDRAM_MISS_BW, .umask_count = 1 },
		[metric_inputs_cha_UNCORE_CLOCK] = { .event = events_UNC_H_U_CLOCKTICKS, .group = counters_cha_general, .box = boxes_cha },
		[metric_inputs_cha_UNCORE_FREQ] = { .event = events_UNC_H_U_CLOCKTICKS, .group = counters_cha_general, .box = boxes_cha },
		[metric_inputs_cha_TOR_MISS_LATENCY] = { .event = events_UNC_H_TOR_OCCUPANCY, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_TOR_MISS_LATENCY, .first_setting = metric_settings_cha_TOR_MISS_LATENCY, .umask_count = 1, .setting_count = 3 },
		{ .event = events_UNC_H_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_TOR_MISS_LATENCY + 1, .first_setting = metric_settings_cha_TOR_MISS_LATENCY + 3, .umask_count = 1, .setting_count = 3 },
		{ .event = events_UNC_H_U_CLOCKTICKS, .group = counters_cha_general, .box = boxes_cha },
		[metric_inputs_cha_TILE_HIT_PCT] = { .event = events_UNC_H_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_TILE_HIT_PCT, .first_setting = metric_settings_cha_TILE_HIT_PCT, .umask_count = 1, .setting_count = 3 },
		{ .event = events_UNC_H_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_TILE_HIT_PCT + 1, .first_setting = metric_settings_cha_TILE_HIT_PCT + 3, .umask_count = 1, .setting_count = 3 },
		[metric_inputs_cha_IO_REQUESTS_BW] = { .event = events_UNC_H_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_REQUESTS_BW, .first_setting = metric_settings_cha_IO_REQUESTS_BW, .umask_count = 1, .setting_count = 3 },
		{ .event = events_UNC_H_TOR_INSERTS, .group = counters_cha_general, .box = boxes_cha, .first_umask = metric_umasks_cha_IO_REQUESTS_BW + 1, .first_setting = metric_settings_cha_IO_REQUESTS_BW + 3, .umask_count = 1, .setting_count = 3 },
		[metric_inputs_rapl_PKG_POWER] = { .event = events_UNC_RAPL_ENERGY_PKG, .group = counters_rapl_pkg, .box = boxes_rapl },
		[metric_inputs_rapl_DRAM_POWER] = { .event = events_UNC_RAPL_ENERGY_DRAM, .group = counters_rapl_dram, .box = boxes_rapl },
	},
	.metric_umasks = {
		[metric_umasks_imc_MEM_BW_READS] = { .umask = umasks_UNC_M_CAS_COUNT__RD },
		[metric_umasks_imc_MEM_BW_WRITES] = { .umask = umasks_UNC_M_CAS_COUNT__WR },
		[metric_umasks_imc_MEM_BW_TOTAL] = { .umask = umasks_UNC_M_CAS_COUNT__RD },
		{ .umask = umasks_UNC_M_CAS_COUNT__WR },
		[metric_umasks_imc_PCT_MEM_BW_PEAK] = { .umask = umasks_UNC_M_CAS_COUNT__RD },
		{ .umask = umasks_UNC_M_CAS_COUNT__WR },
		[metric_umasks_edc_uclk_MCDRAM_HIT_PCT] = { .umask = umasks_UNC_E_EDC_ACCESS__HIT_ALL },
		{ .umask = umasks_UNC_E_EDC_ACCESS__MISS_ALL },
		[metric_umasks_edc_uclk_MCDRAM_MISS_BW] = { .umask = umasks_UNC_E_EDC_ACCESS__MISS_ALL },
		[metric_umasks_cha_TOR_MISS_LATENCY] = { .umask = umasks_UNC_H_TOR_OCCUPANCY__IRQ_MISS },
		{ .umask = umasks_UNC_H_TOR_INSERTS__IRQ_MISS },
		[metric_umasks_cha_TILE_HIT_PCT] = { .umask = umasks_UNC_H_TOR_INSERTS__IRQ_HIT },
		{ .umask = umasks_UNC_H_TOR_INSERTS__IRQ_MISS },
		[metric_umasks_cha_IO_REQUESTS_BW] = { .umask = umasks_UNC_H_TOR_INSERTS__PRQ_HIT },
		{ .umask = umasks_UNC_H_TOR_INSERTS__PRQ_MISS },
	},
	.metric_settings = {
		[metric_settings_cha_TOR_MISS_LATENCY] = { .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opcodes, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opcodes, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc, .parameter = NONE },
		[metric_settings_cha_TILE_HIT_PCT] = { .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opcodes, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opcodes, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc, .parameter = NONE },
		[metric_settings_cha_IO_REQUESTS_BW] = { .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opcodes, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opcodes, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nnm, .parameter = NONE },
		{ .value = 0x1, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc, .parameter = NONE },
	},
	.clocks = {
		[clocks_UNC_H_U_CLOCKTICKS] = { .event = events_UNC_H_U_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_H_CLOCK] = { .event = events_UNC_H_CLOCK, .umask = NONE },
		[clocks_UNC_I_CLOCKTICKS] = { .event = events_UNC_I_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_M_D_CLOCKTICKS] = { .event = events_UNC_M_D_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_M_U_CLOCKTICKS] = { .event = events_UNC_M_U_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_E_E_CLOCKTICKS] = { .event = events_UNC_E_E_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_E_U_CLOCKTICKS] = { .event = events_UNC_E_U_CLOCKTICKS, .umask = NONE },
	},
	.event_units = {
		[event_units_UNC_RAPL_ENERGY_PKG] = { .unit = S(nanojoules), .scale = 1, .event = events_UNC_RAPL_ENERGY_PKG, .umask = NONE },
		[event_units_UNC_RAPL_ENERGY_DRAM] = { .unit = S(nanojoules), .scale = 1, .event = events_UNC_RAPL_ENERGY_DRAM, .umask = NONE },
	},
	.perf_pmus = {
		[perf_pmus_ubox] = { .control = 0x1f8cffff, .fixed = 0xff, .name = S(uncore_ubox), .source = C(linux_uncore_snbep_c_knl_be5a0806), .box = boxes_ubox, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_ubox, 6 } },
		[perf_pmus_cha] = { .control = 0xff8dffff, .name = S(uncore_cha), .source = C(linux_uncore_snbep_c_knl_734cbdc3), .box = boxes_cha, .units = 38, .regs[0] = registers_cha_box_filter, .regs[1] = registers_cha_box_filter1, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_cha, 16 }, .takes = { perf_takes_cha, 4 } },
		[perf_pmus_pcu] = { .control = 0xff8cc0ff, .name = S(uncore_pcu), .source = C(linux_uncore_snbep_c_knl_8c94b7c4), .box = boxes_pcu, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_pcu, 9 } },
		[perf_pmus_rapl] = { .name = S(power), .source = C(linux_rapl_rapl_c_rapl_f_eb94dc2d), .box = boxes_rapl, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_rapl, 1 } },
		[perf_pmus_rapl_free] = { .control = 0xff, .name = S(power), .source = C(linux_rapl_rapl_c_rapl_m_0db42527), .box = boxes_rapl, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_rapl_free, 1 }, .events = { perf_events_rapl_free, 2 }, .halvings = 32 },
		[perf_pmus_irp] = { .control = 0xff85ffff, .name = S(uncore_irp), .source = C(linux_uncore_snbep_c_knl_ae99da91), .box = boxes_irp, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_irp, 6 } },
		[perf_pmus_m2pcie] = { .control = 0xff84ffff, .name = S(uncore_m2pcie), .source = C(linux_uncore_snbep_c_knl_c1320e8e), .box = boxes_m2pcie, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_m2pcie, 5 } },
		[perf_pmus_imc] = { .control = 0xff84ffff, .fixed = 0xff, .name = S(uncore_imc), .source = C(linux_uncore_snbep_c_knl_f7c81a27), .box = boxes_imc, .units = 6, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_imc, 5 } },
		[perf_pmus_imc_uclk] = { .control = 0xff84ffff, .fixed = 0xff, .name = S(uncore_imc_uclk), .source = C(linux_uncore_snbep_c_knl_dd7c8604), .box = boxes_imc_uclk, .units = 2, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_imc_uclk, 5 } },
		[perf_pmus_edc_eclk] = { .control = 0xff84ffff, .fixed = 0xff, .name = S(uncore_edc_eclk), .source = C(linux_uncore_snbep_c_knl_54ffb601), .box = boxes_edc_eclk, .units = 8, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_edc_eclk, 5 } },
		[perf_pmus_edc_uclk] = { .control = 0xff84ffff, .fixed = 0xff, .name = S(uncore_edc_uclk), .source = C(linux_uncore_snbep_c_knl_37e5ea71), .box = boxes_edc_uclk, .units = 8, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_edc_uclk, 5 } },
	},
	.perf_formats = {
		[perf_formats_ubox] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x80000, .word = S(tid_en) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0x1f000000, .word = S(thresh) },
		[perf_formats_cha] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x10000, .word = S(qor) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x80000, .word = S(tid_en) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		{ .mask = 0x1ff, .word = S(filter_tid), .config = 1 },
		{ .mask = 0x1000, .word = S(filter_link), .config = 1 },
		{ .mask = 0x1c0000, .word = S(filter_state), .config = 1 },
		{ .mask = 0x200000000, .word = S(filter_local), .config = 1 },
		{ .mask = 0x800000000, .word = S(filter_all_op), .config = 1 },
		{ .mask = 0x2000000000, .word = S(filter_nnm), .config = 1 },
		{ .mask = 0x1ffffe0000000000, .word = S(filter_opc), .config = 1 },
		{ .mask = 0x4000000000000000, .word = S(filter_nc), .config = 1 },
		{ .mask = 0x8000000000000000, .word = S(filter_isoc), .config = 1 },
		[perf_formats_pcu] = { .mask = 0x7f, .word = S(event) },
		{ .mask = 0x80, .word = S(use_occ_ctr) },
		{ .mask = 0xc000, .word = S(occ_sel) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x80000, .word = S(tid_en) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0x3f000000, .word = S(thresh) },
		{ .mask = 0x40000000, .word = S(occ_invert) },
		{ .mask = 0x80000000, .word = S(occ_edge_det) },
		[perf_formats_rapl] = { .mask = 0xff, .word = S(event) },
		[perf_formats_rapl_free] = { .mask = 0xff, .word = S(event) },
		[perf_formats_irp] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		{ .mask = 0x10000, .word = S(qor) },
		[perf_formats_m2pcie] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_imc] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_imc_uclk] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_edc_eclk] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_edc_uclk] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
	},
	.perf_events = {
		[perf_events_rapl_free] = { .config = 0x2, .name = S(energy_pkg_f1662d87), .scale = S(2_3283064365386962890625_7bcf5f41), .unit = S(Joules), .counter = 1 },
		{ .config = 0x3, .name = S(energy_ram_6f92d724), .scale = S(2_3283064365386962890625_7bcf5f41), .unit = S(Joules), .counter = 2 },
	},
	.perf_takes = {
		[perf_takes_cha] = { .code = 0x80000, .mask = 0x80000, .bits = 0x1ff, .config = 1, .units = 38, .reg = NONE },
		{ .code = 0x3d, .mask = 0xff, .bits = 0x1c0000, .config = 1, .units = 38, .reg = NONE },
		{ .code = 0x35, .mask = 0xff, .bits = 0xdffffe2a00000000, .config = 1, .units = 38, .reg = NONE },
		{ .code = 0x36, .mask = 0xff, .bits = 0xdffffe2a00000000, .config = 1, .units = 38, .reg = NONE },
	},
#ifndef UNCORE_WITHOUT_ALIASES
	.likwid_counters = {
		[likwid_counters_ubox] = { .name = S(UBOX_i__3784eee3), .box = boxes_ubox, .units = 1, .group = counters_ubox_general },
		{ .name = S(UBOXFIX), .event = S(UNCORE_CLOCK), .box = boxes_ubox, .units = 1, .group = counters_ubox_fixed },
		[likwid_counters_cha] = { .name = S(CBOX_n_C_i__6a8a542f), .box = boxes_cha, .units = 38, .group = counters_cha_general },
		[likwid_counters_pcu] = { .name = S(WBOX_i__69a9cd47), .box = boxes_pcu, .units = 1, .group = counters_pcu_general },
		[likwid_counters_rapl] = { .name = S(PWR0), .event = S(PWR_PKG_ENERGY), .box = boxes_rapl, .units = 1, .group = counters_rapl_pkg },
		{ .name = S(PWR3), .event = S(PWR_DRAM_ENERGY), .box = boxes_rapl, .units = 1, .group = counters_rapl_dram },
		[likwid_counters_irp] = { .name = S(IBOX_i__1b4108fc), .box = boxes_irp, .units = 1, .group = counters_irp_general },
		[likwid_counters_m2pcie] = { .name = S(PBOX_i__2c1e347d), .box = boxes_m2pcie, .units = 1, .group = counters_m2pcie_general },
		[likwid_counters_imc] = { .name = S(MBOX_n_C_i__a01eca3f), .box = boxes_imc, .units = 3, .group = counters_imc_general },
		{ .name = S(MBOX_n_FIX_54db0161), .event = S(DRAM_CLOCKTICKS), .box = boxes_imc, .units = 3, .group = counters_imc_fixed },
		[likwid_counters_edc_eclk] = { .name = S(EDBOX_n_C_i__6b1f8669), .box = boxes_edc_eclk, .units = 8, .group = counters_edc_eclk_general },
		{ .name = S(EDBOX_n_FIX_9ce93b7b), .event = S(MCDRAM_CLOCKTICKS), .box = boxes_edc_eclk, .units = 8, .group = counters_edc_eclk_fixed },
		[likwid_counters_edc_uclk] = { .name = S(EUBOX_n_C_i__9b6e110b), .box = boxes_edc_uclk, .units = 8, .group = counters_edc_uclk_general },
		{ .name = S(EUBOX_n_FIX_bd86a570), .event = S(EDC_CLOCKTICKS), .box = boxes_edc_uclk, .units = 8, .group = counters_edc_uclk_fixed },
	},
	.likwid_options = {
		[likwid_options_ubox] = { .mask = 0x40000, .word = S(EDGEDETECT), .box = boxes_ubox, .reg = registers_ubox_ctl },
		{ .mask = 0x800000, .word = S(INVERT), .box = boxes_ubox, .reg = registers_ubox_ctl },
		{ .mask = 0x80000, .word = S(TID), .box = boxes_ubox, .reg = registers_ubox_ctl },
		[likwid_options_cha] = { .mask = 0x1ffffe00, .value = 0xfffff, .word = S(OPCODE), .box = boxes_cha, .reg = registers_cha_box_filter1 },
		{ .mask = 0xc0000000, .value = 0x6, .word = S(MATCH0), .box = boxes_cha, .reg = registers_cha_box_filter1 },
		{ .mask = 0x30, .value = 0x3, .word = S(MATCH1), .box = boxes_cha, .reg = registers_cha_box_filter1 },
		{ .mask = 0x1c0000, .value = 0xe, .word = S(STATE), .box = boxes_cha, .reg = registers_cha_box_filter },
		{ .mask = 0x1ff, .value = 0x1ff, .word = S(TID), .box = boxes_cha, .reg = registers_cha_box_filter },
		{ .mask = 0x80000, .word = S(TID), .box = boxes_cha, .reg = registers_cha_ctl },
		{ .mask = 0x40000, .word = S(EDGEDETECT), .box = boxes_cha, .reg = registers_cha_ctl },
		{ .mask = 0xff000000, .value = 0xff, .word = S(THRESHOLD), .box = boxes_cha, .reg = registers_cha_ctl },
		{ .mask = 0x800000, .word = S(INVERT), .box = boxes_cha, .reg = registers_cha_ctl },
		[likwid_options_pcu] = { .mask = 0x40000, .word = S(EDGEDETECT), .box = boxes_pcu, .reg = registers_pcu_ctl },
		{ .mask = 0x1f000000, .value = 0x1f, .word = S(THRESHOLD), .box = boxes_pcu, .reg = registers_pcu_ctl },
		{ .mask = 0x800000, .word = S(INVERT), .box = boxes_pcu, .reg = registers_pcu_ctl },
		{ .mask = 0xc000, .value = 0x3, .word = S(OCCUPANCY), .box = boxes_pcu, .reg = registers_pcu_ctl },
		{ .mask = 0x80, .word = S(OCCUPANCY), .box = boxes_pcu, .reg = registers_pcu_ctl },
		{ .mask = 0x80000080, .word = S(OCC_EDGEDETECT), .box = boxes_pcu, .reg = registers_pcu_ctl },
		{ .mask = 0x40000080, .word = S(OCC_INVERT), .box = boxes_pcu, .reg = registers_pcu_ctl },
		[likwid_options_irp] = { .mask = 0x40000, .word = S(EDGEDETECT), .box = boxes_irp, .reg = registers_irp_ctl },
		{ .mask = 0xff000000, .value = 0xff, .word = S(THRESHOLD), .box = boxes_irp, .reg = registers_irp_ctl },
		{ .mask = 0x800000, .word = S(INVERT), .box = boxes_irp, .reg = registers_irp_ctl },
		[likwid_options_m2pcie] = { .mask = 0x40000, .word = S(EDGEDETECT), .box = boxes_m2pcie, .reg = registers_m2pcie_ctl },
		{ .mask = 0xff000000, .value = 0xff, .word = S(THRESHOLD), .box = boxes_m2pcie, .reg = registers_m2pcie_ctl },
		{ .mask = 0x800000, .word = S(INVERT), .box = boxes_m2pcie, .reg = registers_m2pcie_ctl },
		[likwid_options_imc] = { .mask = 0x40000, .word = S(EDGEDETECT), .box = boxes_imc, .reg = registers_imc_ctl },
		{ .mask = 0xff000000, .value = 0xff, .word = S(THRESHOLD), .box = boxes_imc, .reg = registers_imc_ctl },
		{ .mask = 0x800000, .word = S(INVERT), .box = boxes_imc, .reg = registers_imc_ctl },
		[likwid_options_edc_eclk] = { .mask = 0x40000, .word = S(EDGEDETECT), .box = boxes_edc_eclk, .reg = registers_edc_eclk_ctl },
		{ .mask = 0xff000000, .value = 0xff, .word = S(THRESHOLD), .box = boxes_edc_eclk, .reg = registers_edc_eclk_ctl },
		{ .mask = 0x800000, .word = S(INVERT), .box = boxes_edc_eclk, .reg = registers_edc_eclk_ctl },
		[likwid_options_edc_uclk] = { .mask = 0x40000, .word = S(EDGEDETECT), .box = boxes_edc_uclk, .reg = registers_edc_uclk_ctl },
		{ .mask = 0xff000000, .value = 0xff, .word = S(THRESHOLD), .box = boxes_edc_uclk, .reg = registers_edc_uclk_ctl },
		{ .mask = 0x800000, .word = S(INVERT), .box = boxes_edc_uclk, .reg = registers_edc_uclk_ctl },
	},
#endif
#ifndef UNCORE_WITHOUT_SIM
	.core_msrs = {
		[core_msrs_all] = { .number = 0x10, .count = 1, .kind = UNCORE_CORE_MSR_TSC, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x1b, .count = 1, .kind = UNCORE_CORE_MSR_STORAGE, .scope = UNCORE_SCOPE_CPU, .value = 0xfee00800 },
		{ .number = 0xc1, .count = 2, .kind = UNCORE_CORE_MSR_COUNTER, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0xce, .count = 1, .kind = UNCORE_CORE_MSR_RATIO, .scope = UNCORE_SCOPE_PACKAGE },
		{ .number = 0xe7, .count = 1, .kind = UNCORE_CORE_MSR_MPERF, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0xe8, .count = 1, .kind = UNCORE_CORE_MSR_APERF, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x186, .count = 2, .kind = UNCORE_CORE_MSR_SELECT, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x1a0, .count = 1, .kind = UNCORE_CORE_MSR_STORAGE, .scope = UNCORE_SCOPE_CPU, .value = 0x81 },
		{ .number = 0x309, .count = 3, .kind = UNCORE_CORE_MSR_FIXED, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x345, .count = 1, .kind = UNCORE_CORE_MSR_CONSTANT, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x38d, .count = 1, .kind = UNCORE_CORE_MSR_FIXED_CONTROL, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x38e, .count = 1, .kind = UNCORE_CORE_MSR_GLOBAL_STATUS, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0x38f, .count = 1, .kind = UNCORE_CORE_MSR_GLOBAL_CONTROL, .scope = UNCORE_SCOPE_CPU, .value = 0x3 },
		{ .number = 0x390, .count = 1, .kind = UNCORE_CORE_MSR_GLOBAL_CLEAR, .scope = UNCORE_SCOPE_CPU },
	},
	.caches = {
		[caches_all] = { .level = 1, .type = UNCORE_CACHE_DATA, .size = 32768, .ways = 8, .line = 64, .scope = UNCORE_SCOPE_CPU },
		{ .level = 1, .type = UNCORE_CACHE_INSTRUCTION, .size = 32768, .ways = 8, .line = 64, .scope = UNCORE_SCOPE_CPU },
		{ .level = 2, .type = UNCORE_CACHE_UNIFIED, .size = 1048576, .ways = 16, .line = 64, .scope = UNCORE_SCOPE_CPU },
	},
	.machine_clocks = {
		[machine_clocks_all] = { .hertz = 1700000000, .group = counters_cha_general },
		{ .hertz = 1700000000, .group = counters_ubox_general },
		{ .hertz = 1700000000, .group = counters_ubox_fixed },
		{ .hertz = 1700000000, .group = counters_imc_uclk_general },
		{ .hertz = 1700000000, .group = counters_imc_uclk_fixed },
		{ .hertz = 1700000000, .group = counters_edc_uclk_general },
		{ .hertz = 1700000000, .group = counters_edc_uclk_fixed },
		{ .hertz = 1200000000, .group = counters_imc_general },
		{ .hertz = 1200000000, .group = counters_imc_fixed },
		{ .hertz = 1000000000, .group = counters_edc_eclk_general },
		{ .hertz = 1000000000, .group = counters_edc_eclk_fixed },
		{ .hertz = 500000000, .group = counters_irp_general },
	},
	.flows = {
		[flows_mcdram_hits] = { .rate = 2400000000, .of = UNCORE_FLOW_OWN },
		[flows_mcdram_misses] = { .rate = 550000000, .of = UNCORE_FLOW_OWN },
		[flows_core_writes] = { .rate = 1000000000, .of = UNCORE_FLOW_OWN },
		[flows_tile_hits] = { .rate = 300000000, .of = UNCORE_FLOW_OWN },
		[flows_io_reads] = { .rate = 60000000, .of = UNCORE_FLOW_OWN },
		[flows_io_writes] = { .rate = 40000000, .of = UNCORE_FLOW_OWN },
		[flows_mesh_cycles] = { .rate = 64600000000, .of = UNCORE_FLOW_STEADY },
		[flows_interrupts] = { .rate = 400000, .of = UNCORE_FLOW_STEADY },
		[flows_pkg_energy] = { .rate = 200000000000, .of = UNCORE_FLOW_OWN },
		[flows_dram_energy] = { .rate = 12000000000, .of = UNCORE_FLOW_OWN },
	},
	.traffic_flows = {
		[traffic_flows_mcdram_misses] = { .flow = flows_mcdram_misses },
		[traffic_flows_mcdram_hits__mcdram_misses] = { .flow = flows_mcdram_hits },
		{ .flow = flows_mcdram_misses },
		[traffic_flows_core_writes__mcdram_misses] = { .flow = flows_core_writes },
		{ .flow = flows_mcdram_misses },
		[traffic_flows_mcdram_hits] = { .flow = flows_mcdram_hits },
		[traffic_flows_tile_hits] = { .flow = flows_tile_hits },
		[traffic_flows_io_reads__io_writes] = { .flow = flows_io_reads },
		{ .flow = flows_io_writes },
		[traffic_flows_mcdram_hits__mcdram_misses__tile_hits] = { .flow = flows_mcdram_hits },
		{ .flow = flows_mcdram_misses },
		{ .flow = flows_tile_hits },
		[traffic_flows_mcdram_hits__mcdram_misses__tile_hits__io_reads__io_writes] = { .flow = flows_mcdram_hits },
		{ .flow = flows_mcdram_misses },
		{ .flow = flows_tile_hits },
		{ .flow = flows_io_reads },
		{ .flow = flows_io_writes },
		[traffic_flows_core_writes] = { .flow = flows_core_writes },
		[traffic_flows_mcdram_hits__mcdram_misses__tile_hits__core_writes] = { .flow = flows_mcdram_hits },
		{ .flow = flows_mcdram_misses },
		{ .flow = flows_tile_hits },
		{ .flow = flows_core_writes },
		[traffic_flows_mesh_cycles] = { .flow = flows_mesh_cycles },
		[traffic_flows_io_writes] = { .flow = flows_io_writes },
		[traffic_flows_io_reads] = { .flow = flows_io_reads },
		[traffic_flows_pkg_energy] = { .flow = flows_pkg_energy },
		[traffic_flows_dram_energy] = { .flow = flows_dram_energy },
	},
	.traffic = {
		[traffic_all] = { .times = 1, .over = 1, .flows = { traffic_flows_mcdram_misses, 1 }, .words = S(RD), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT },
		{ .times = 4, .over = 11, .flows = { traffic_flows_mcdram_misses, 1 }, .words = S(WR), .box = boxes_imc, .event = events_UNC_M_CAS_COUNT },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .box = boxes_edc_eclk, .event = events_UNC_E_RPQ_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_core_writes__mcdram_misses, 2 }, .box = boxes_edc_eclk, .event = events_UNC_E_WPQ_INSERTS },
		{ .times = 2, .over = 3, .flows = { traffic_flows_mcdram_hits, 1 }, .words = S(HIT_CLEAN), .box = boxes_edc_uclk, .event = events_UNC_E_EDC_ACCESS },
		{ .times = 1, .over = 3, .flows = { traffic_flows_mcdram_hits, 1 }, .words = S(HIT_DIRTY), .box = boxes_edc_uclk, .event = events_UNC_E_EDC_ACCESS },
		{ .times = 6, .over = 11, .flows = { traffic_flows_mcdram_misses, 1 }, .words = S(MISS_CLEAN), .box = boxes_edc_uclk, .event = events_UNC_E_EDC_ACCESS },
		{ .times = 4, .over = 11, .flows = { traffic_flows_mcdram_misses, 1 }, .words = S(MISS_DIRTY), .box = boxes_edc_uclk, .event = events_UNC_E_EDC_ACCESS },
		{ .times = 1, .over = 11, .flows = { traffic_flows_mcdram_misses, 1 }, .words = S(MISS_INVALID), .box = boxes_edc_uclk, .event = events_UNC_E_EDC_ACCESS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .words = S(IRQ_MISS), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_tile_hits, 1 }, .words = S(IRQ_HIT), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 50, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .words = S(EVICT), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 3, .over = 4, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(PRQ_MISS), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 4, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(PRQ_HIT), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .words = S(IPQ_HIT), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .words = S(IPQ_MISS), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses__tile_hits, 3 }, .words = S(IRQ), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(PRQ), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_tile_hits, 1 }, .words = S(HIT), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .words = S(MISS), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses__tile_hits__io_reads__io_writes, 5 }, .words = S(LOC_ALL), .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 1, .over = 1, .box = boxes_cha, .event = events_UNC_H_TOR_INSERTS },
		{ .times = 280, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .words = S(IRQ_MISS), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 110, .over = 1, .flows = { traffic_flows_tile_hits, 1 }, .words = S(IRQ_HIT), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .words = S(EVICT), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 270, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(PRQ_MISS), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 30, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(PRQ_HIT), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 1, .over = 1, .words = S(IPQ_HIT), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 1, .over = 1, .words = S(IPQ_MISS), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 264, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses__tile_hits, 3 }, .words = S(IRQ), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 300, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(PRQ), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 110, .over = 1, .flows = { traffic_flows_tile_hits, 1 }, .words = S(HIT), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 280, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .words = S(MISS), .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 1, .over = 1, .box = boxes_cha, .event = events_UNC_H_TOR_OCCUPANCY },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses__tile_hits, 3 }, .words = S(DATA_READ), .box = boxes_cha, .event = events_UNC_H_SF_LOOKUP },
		{ .times = 1, .over = 1, .flows = { traffic_flows_core_writes, 1 }, .words = S(WRITE), .box = boxes_cha, .event = events_UNC_H_SF_LOOKUP },
		{ .times = 1, .over = 1, .words = S(REMOTE_SNOOP), .box = boxes_cha, .event = events_UNC_H_SF_LOOKUP },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses__tile_hits__core_writes, 4 }, .words = S(ANY), .box = boxes_cha, .event = events_UNC_H_SF_LOOKUP },
		{ .times = 1, .over = 100, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .words = S(M_STATE), .box = boxes_cha, .event = events_UNC_H_CACHE_LINES_VICTIMIZED },
		{ .times = 1, .over = 100, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .words = S(E_STATE), .box = boxes_cha, .event = events_UNC_H_CACHE_LINES_VICTIMIZED },
		{ .times = 1, .over = 200, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .box = boxes_cha, .event = events_UNC_H_CACHE_LINES_VICTIMIZED },
		{ .times = 1, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses__tile_hits__core_writes, 4 }, .words = S(IRQ), .box = boxes_cha, .event = events_UNC_H_INGRESS_INSERTS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(PRQ), .box = boxes_cha, .event = events_UNC_H_INGRESS_INSERTS },
		{ .times = 1, .over = 200, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .box = boxes_cha, .event = events_UNC_H_INGRESS_INSERTS },
		{ .times = 6, .over = 1, .flows = { traffic_flows_mcdram_hits__mcdram_misses__tile_hits__core_writes, 4 }, .words = S(IRQ), .box = boxes_cha, .event = events_UNC_H_INGRESS_OCCUPANCY },
		{ .times = 6, .over = 1, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(PRQ), .box = boxes_cha, .event = events_UNC_H_INGRESS_OCCUPANCY },
		{ .times = 1, .over = 100, .flows = { traffic_flows_mcdram_hits__mcdram_misses, 2 }, .box = boxes_cha, .event = events_UNC_H_INGRESS_OCCUPANCY },
		{ .times = 1, .over = 2000, .flows = { traffic_flows_mesh_cycles, 1 }, .box = boxes_cha, .event = events_UNC_H_FAST_ASSERTED },
		{ .times = 1, .over = 8, .flows = { traffic_flows_mcdram_hits__mcdram_misses__tile_hits, 3 }, .box = boxes_cha, .event = NONE },
		{ .times = 1, .over = 2, .flows = { traffic_flows_io_writes, 1 }, .words = S(BL_0), .box = boxes_m2pcie, .event = events_UNC_M2P_EGRESS_INSERTS },
		{ .times = 1, .over = 2, .flows = { traffic_flows_io_writes, 1 }, .words = S(BL_1), .box = boxes_m2pcie, .event = events_UNC_M2P_EGRESS_INSERTS },
		{ .times = 1, .over = 2, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(AD_0), .box = boxes_m2pcie, .event = events_UNC_M2P_EGRESS_INSERTS },
		{ .times = 1, .over = 2, .flows = { traffic_flows_io_reads__io_writes, 2 }, .words = S(AD_1), .box = boxes_m2pcie, .event = events_UNC_M2P_EGRESS_INSERTS },
		{ .times = 1, .over = 2, .flows = { traffic_flows_io_reads__io_writes, 2 }, .box = boxes_m2pcie, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(PCIRDCUR), .box = boxes_irp, .event = events_UNC_I_COHERENT_OPS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(PCITOM), .box = boxes_irp, .event = events_UNC_I_COHERENT_OPS },
		{ .times = 1, .over = 50, .flows = { traffic_flows_io_writes, 1 }, .box = boxes_irp, .event = events_UNC_I_COHERENT_OPS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_reads, 1 }, .words = S(READS), .box = boxes_irp, .event = events_UNC_I_TRANSACTIONS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_io_writes, 1 }, .words = S(WRITES), .box = boxes_irp, .event = events_UNC_I_TRANSACTIONS },
		{ .times = 1, .over = 20, .flows = { traffic_flows_io_reads, 1 }, .box = boxes_irp, .event = events_UNC_I_TRANSACTIONS },
		{ .times = 1, .over = 2, .flows = { traffic_flows_io_reads__io_writes, 2 }, .box = boxes_irp, .event = NONE },
		{ .times = 1, .over = 1, .flows = { traffic_flows_pkg_energy, 1 }, .box = boxes_rapl, .event = events_UNC_RAPL_ENERGY_PKG },
		{ .times = 1, .over = 1, .flows = { traffic_flows_dram_energy, 1 }, .box = boxes_rapl, .event = events_UNC_RAPL_ENERGY_DRAM },
	},
#endif
	.groups = {
		[groups_memory] = { .name = S(memory), .question = T(groups_memory_question), .reading = T(groups_memory_reading), .source = C(likwid_groups_knl_MEM_tx_3aa99556), .items = { group_items_memory, 4 }, .by = UNCORE_GROUP_BY_INSTANCE, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = metrics_imc_PCT_MEM_BW_PEAK, .limited = metrics_imc_MEM_BW_TOTAL, .near = 75, .half = 35, .transfer = 8 },
		[groups_mcdram] = { .name = S(mcdram), .question = T(groups_mcdram_question), .reading = T(groups_mcdram_reading), .source = C(likwid_groups_knl_HBM_tx_70e3b0b6), .items = { group_items_mcdram, 3 }, .by = UNCORE_GROUP_BY_INSTANCE, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_llc] = { .name = S(llc), .question = T(groups_llc_question), .reading = T(groups_llc_reading), .source = C(likwid_groups_knl_HBM_CA_5fb94307), .items = { group_items_llc, 4 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_interconnect] = { .name = S(interconnect), .question = T(groups_interconnect_question), .reading = T(groups_interconnect_reading), .source = C(perfmon_knl_V16_01e6deca), .items = { group_items_interconnect, 6 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_io] = { .name = S(io), .question = T(groups_io_question), .reading = T(groups_io_reading), .source = C(perfmon_knl_V16_01e6deca), .items = { group_items_io, 3 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_power] = { .name = S(power), .question = T(groups_power_question), .reading = T(groups_power_reading), .source = C(linux_rapl_rapl_c_model__6dfd340e), .items = { group_items_power, 2 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_clocks] = { .name = S(clocks), .question = T(groups_clocks_question), .reading = T(groups_clocks_reading), .source = C(perfmon_knl_V16_01e6deca), .items = { group_items_clocks, 3 }, .settings = { field_refs_groups_clocks_settings, 3 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
	},
	.group_items = {
		[group_items_memory] = { .expression = S(imc_MEM_BW_READS_1dd60d83), .metric = metrics_imc_MEM_BW_READS, .event = NONE, .umask = NONE, .box = boxes_imc },
		{ .expression = S(imc_MEM_BW_WRITES_fc4459ec), .metric = metrics_imc_MEM_BW_WRITES, .event = NONE, .umask = NONE, .box = boxes_imc },
		{ .expression = S(imc_MEM_BW_TOTAL_bf2f7771), .metric = metrics_imc_MEM_BW_TOTAL, .event = NONE, .umask = NONE, .box = boxes_imc },
		{ .expression = S(imc_PCT_MEM_BW_PEAK_f3d2d660), .metric = metrics_imc_PCT_MEM_BW_PEAK, .event = NONE, .umask = NONE, .box = boxes_imc },
		[group_items_mcdram] = { .expression = S(edc_eclk_MCDRAM_BW_READS_70490972), .metric = metrics_edc_eclk_MCDRAM_BW_READS, .event = NONE, .umask = NONE, .box = boxes_edc_eclk },
		{ .expression = S(edc_eclk_MCDRAM_BW_WRITE_9c3d71d8), .metric = metrics_edc_eclk_MCDRAM_BW_WRITES, .event = NONE, .umask = NONE, .box = boxes_edc_eclk },
		{ .expression = S(edc_eclk_MCDRAM_BW_TOTAL_bb4b246d), .metric = metrics_edc_eclk_MCDRAM_BW_TOTAL, .event = NONE, .umask = NONE, .box = boxes_edc_eclk },
		[group_items_llc] = { .expression = S(edc_uclk_MCDRAM_HIT_PCT_d9e5965f), .metric = metrics_edc_uclk_MCDRAM_HIT_PCT, .event = NONE, .umask = NONE, .box = boxes_edc_uclk },
		{ .expression = S(edc_uclk_MCDRAM_MISS_BW_b6e4edde), .metric = metrics_edc_uclk_MCDRAM_MISS_BW, .event = NONE, .umask = NONE, .box = boxes_edc_uclk },
		{ .expression = S(cha_TILE_HIT_PCT_89caed58), .metric = metrics_cha_TILE_HIT_PCT, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(cha_TOR_MISS_LATENCY_23dc3544), .metric = metrics_cha_TOR_MISS_LATENCY, .event = NONE, .umask = NONE, .box = boxes_cha },
		[group_items_interconnect] = { .expression = S(UNC_H_VERT_RING_BL_IN_US_08c80c33), .metric = NONE, .event = events_UNC_H_VERT_RING_BL_IN_USE, .umask = umasks_UNC_H_VERT_RING_BL_IN_USE__UP_EVEN, .box = boxes_cha },
		{ .expression = S(UNC_H_VERT_RING_BL_IN_US_d6462739), .metric = NONE, .event = events_UNC_H_VERT_RING_BL_IN_USE, .umask = umasks_UNC_H_VERT_RING_BL_IN_USE__DN_EVEN, .box = boxes_cha },
		{ .expression = S(UNC_H_HORZ_RING_BL_IN_US_67cf2647), .metric = NONE, .event = events_UNC_H_HORZ_RING_BL_IN_USE, .umask = umasks_UNC_H_HORZ_RING_BL_IN_USE__LEFT_EVEN, .box = boxes_cha },
		{ .expression = S(UNC_H_HORZ_RING_BL_IN_US_0cea6770), .metric = NONE, .event = events_UNC_H_HORZ_RING_BL_IN_USE, .umask = umasks_UNC_H_HORZ_RING_BL_IN_USE__RIGHT_EVEN, .box = boxes_cha },
		{ .expression = S(UNC_H_FAST_ASSERTED_VERT_1371f6c7), .metric = NONE, .event = events_UNC_H_FAST_ASSERTED, .umask = umasks_UNC_H_FAST_ASSERTED__VERT, .box = boxes_cha },
		{ .expression = S(UNC_H_CLOCK), .metric = NONE, .event = events_UNC_H_CLOCK, .umask = NONE, .box = boxes_cha },
		[group_items_io] = { .expression = S(cha_IO_REQUESTS_BW_693a2401), .metric = metrics_cha_IO_REQUESTS_BW, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(UNC_M2P_EGRESS_INSERTS_B_468b69ac), .metric = NONE, .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__BL_0, .box = boxes_m2pcie },
		{ .expression = S(UNC_M2P_EGRESS_INSERTS_B_468b68e3), .metric = NONE, .event = events_UNC_M2P_EGRESS_INSERTS, .umask = umasks_UNC_M2P_EGRESS_INSERTS__BL_1, .box = boxes_m2pcie },
		[group_items_power] = { .expression = S(rapl_PKG_POWER_f6be0bad), .metric = metrics_rapl_PKG_POWER, .event = NONE, .umask = NONE, .box = boxes_rapl },
		{ .expression = S(rapl_DRAM_POWER_c67c1087), .metric = metrics_rapl_DRAM_POWER, .event = NONE, .umask = NONE, .box = boxes_rapl },
		[group_items_clocks] = { .expression = S(cha_UNCORE_FREQ_4c4e532d), .metric = metrics_cha_UNCORE_FREQ, .event = NONE, .umask = NONE, .box = boxes_cha },
		{ .expression = S(imc_DRAM_FREQ_4cbc8f3d), .metric = metrics_imc_DRAM_FREQ, .event = NONE, .umask = NONE, .box = boxes_imc },
		{ .expression = S(edc_eclk_MCDRAM_FREQ_fcb63c1a), .metric = metrics_edc_eclk_MCDRAM_FREQ, .event = NONE, .umask = NONE, .box = boxes_edc_eclk },
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
	.field_units = {
		[field_units_ufs_limit_min_ratio] = { .unit = S(cycles_seconds_95b1ff8a), .scale = 100000000, .field = fields_ufs_limit_min_ratio },
		[field_units_ufs_limit_max_ratio] = { .unit = S(cycles_seconds_95b1ff8a), .scale = 100000000, .field = fields_ufs_limit_max_ratio },
		[field_units_ufs_status_ratio] = { .unit = S(cycles_seconds_95b1ff8a), .scale = 100000000, .field = fields_ufs_status_ratio },
	},
	.machine_settings = {
		[machine_settings_all] = { .value = 12, .field = { boxes_ufs, registers_ufs_limit, fields_ufs_limit_min_ratio }, .clock = NONE },
		{ .value = 17, .field = { boxes_ufs, registers_ufs_limit, fields_ufs_limit_max_ratio }, .clock = NONE },
		{ .field = { boxes_ufs, registers_ufs_status, fields_ufs_status_ratio }, .clock = counters_cha_general },
	},
	.metric_clocks = {
		[metric_clocks_uclk_UNC_H_U_CLOCKTICKS] = { .clock = S(uclk), .box = boxes_cha, .event = events_UNC_H_U_CLOCKTICKS },
		[metric_clocks_uclk_UNC_H_CLOCK] = { .clock = S(uclk), .box = boxes_cha, .event = events_UNC_H_CLOCK },
		[metric_clocks_uclk_UNC_M_U_CLOCKTICKS] = { .clock = S(uclk), .box = boxes_imc_uclk, .event = events_UNC_M_U_CLOCKTICKS },
		[metric_clocks_uclk_UNC_E_U_CLOCKTICKS] = { .clock = S(uclk), .box = boxes_edc_uclk, .event = events_UNC_E_U_CLOCKTICKS },
		[metric_clocks_dclk_UNC_M_D_CLOCKTICKS] = { .clock = S(dclk), .box = boxes_imc, .event = events_UNC_M_D_CLOCKTICKS },
		[metric_clocks_eclk_UNC_E_E_CLOCKTICKS] = { .clock = S(eclk), .box = boxes_edc_eclk, .event = events_UNC_E_E_CLOCKTICKS },
		[metric_clocks_ioclk_UNC_I_CLOCKTICKS] = { .clock = S(ioclk), .box = boxes_irp, .event = events_UNC_I_CLOCKTICKS },
	},
	.metric_units = {
		[metric_units_UNC_RAPL_ENERGY_PKG] = { .unit = S(nanojoules), .event = events_UNC_RAPL_ENERGY_PKG },
		[metric_units_UNC_RAPL_ENERGY_DRAM] = { .unit = S(nanojoules), .event = events_UNC_RAPL_ENERGY_DRAM },
	},
	.pool = { "", STRINGS(TEXT) },
};
