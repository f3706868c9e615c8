/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 11
#error "these tables are stale: run make generate"
#endif

/* The strings. X(symbol, text) */
#define STRINGS(X) \
	X(s_329468_002_control_table_02bcd4f0, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_m3upi") \
	X(s_329468_002_control_table_26c35ce4, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_irp") \
	X(s_329468_002_control_table_2755abce, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_iio") \
	X(s_329468_002_control_table_277c4ffe, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_imc") \
	X(s_329468_002_control_table_6ddb8867, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_m2m") \
	X(s_329468_002_control_table_7bfb87a1, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_ubox") \
	X(s_329468_002_control_table_d00e1ead, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_upi") \
	X(s_329468_002_control_table_df4f9399, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_pcu") \
	X(s_329468_002_control_table_fbe67743, "329468-002 control tables (Ivy Bridge); linux uncore_snbep.c skx_uncore_chabox") \
	X(s_329468_002_p113_Table_2__5b82d6e5, "329468-002 p113 Table 2-121 (Ivy Bridge) (as on hsx/pcu)") \
	X(s_329468_002_p33_Table_2_1_13a623ec, "329468-002 p33 Table 2-13 (Ivy Bridge)") \
	X(s_329468_002_p33_Table_2_1_a6c881b8, "329468-002 p33 Table 2-13 (Ivy Bridge) (as on hsx/pcu)") \
	X(s_329468_002_p33_Table_2_1_bbdb0b0b, "329468-002 p33 Table 2-13 (Ivy Bridge) (as on hsx/imc)") \
	X(s_329468_002_p34_Table_2_1_13e4f60b, "329468-002 p34 Table 2-15 (Ivy Bridge) (as on hsx/imc)") \
	X(s_329468_002_p34_Table_2_1_2efb7750, "329468-002 p34 Table 2-15 (Ivy Bridge) (as on hsx/ubox)") \
	X(s_329468_002_p34_Table_2_1_5e0c4756, "329468-002 p34 Table 2-15 (Ivy Bridge) (as on hsx/pcu)") \
	X(s_329468_002_p34_Table_2_1_c31043a1, "329468-002 p34 Table 2-15 (Ivy Bridge)") \
	X(s_ACT, "ACT") \
	X(s_ACT_COUNT_BYP, "ACT_COUNT_BYP") \
	X(s_ACT_COUNT_RD, "ACT_COUNT_RD") \
	X(s_ACT_COUNT_WR, "ACT_COUNT_WR") \
	X(s_ALL, "ALL") \
	X(s_ALLBANKS, "ALLBANKS") \
	X(s_ASSERT_TO_ACK, "ASSERT_TO_ACK") \
	X(s_BANK0, "BANK0") \
	X(s_BANK1, "BANK1") \
	X(s_BANK10, "BANK10") \
	X(s_BANK11, "BANK11") \
	X(s_BANK12, "BANK12") \
	X(s_BANK13, "BANK13") \
	X(s_BANK14, "BANK14") \
	X(s_BANK15, "BANK15") \
	X(s_BANK2, "BANK2") \
	X(s_BANK3, "BANK3") \
	X(s_BANK4, "BANK4") \
	X(s_BANK5, "BANK5") \
	X(s_BANK6, "BANK6") \
	X(s_BANK7, "BANK7") \
	X(s_BANK8, "BANK8") \
	X(s_BANK9, "BANK9") \
	X(s_BANKG0, "BANKG0") \
	X(s_BANKG1, "BANKG1") \
	X(s_BANKG2, "BANKG2") \
	X(s_BANKG3, "BANKG3") \
	X(s_BYP, "BYP") \
	X(s_BYPASS_COMMAND, "BYPASS_COMMAND") \
	X(s_BYP_CMDS_ACT, "BYP_CMDS_ACT") \
	X(s_BYP_CMDS_CAS, "BYP_CMDS_CAS") \
	X(s_BYP_CMDS_PRE, "BYP_CMDS_PRE") \
	X(s_C0, "C0") \
	X(s_C3, "C3") \
	X(s_C6, "C6") \
	X(s_CAPID6, "CAPID6") \
	X(s_CAS, "CAS") \
	X(s_CAS_COUNT_ALL, "CAS_COUNT_ALL") \
	X(s_CAS_COUNT_RD, "CAS_COUNT_RD") \
	X(s_CAS_COUNT_RD_REG, "CAS_COUNT_RD_REG") \
	X(s_CAS_COUNT_RD_RMM, "CAS_COUNT_RD_RMM") \
	X(s_CAS_COUNT_RD_UNDERFILL, "CAS_COUNT_RD_UNDERFILL") \
	X(s_CAS_COUNT_RD_WMM, "CAS_COUNT_RD_WMM") \
	X(s_CAS_COUNT_WR, "CAS_COUNT_WR") \
	X(s_CAS_COUNT_WR_RMM, "CAS_COUNT_WR_RMM") \
	X(s_CAS_COUNT_WR_WMM, "CAS_COUNT_WR_WMM") \
	X(s_CHAFilter0, "CHAFilter0") \
	X(s_CHAFilter1, "CHAFilter1") \
	X(s_CHAn_MSR_PMON_BOX_CTL, "CHAn_MSR_PMON_BOX_CTL") \
	X(s_CHAn_MSR_PMON_BOX_FILTER0, "CHAn_MSR_PMON_BOX_FILTER0") \
	X(s_CHAn_MSR_PMON_BOX_FILTER1, "CHAn_MSR_PMON_BOX_FILTER1") \
	X(s_CHAn_MSR_PMON_BOX_STATUS, "CHAn_MSR_PMON_BOX_STATUS") \
	X(s_CHAn_MSR_PMON_CTL_i__93cf00f2, "CHAn_MSR_PMON_CTL{i}") \
	X(s_CHAn_MSR_PMON_CTR_i__aee94906, "CHAn_MSR_PMON_CTR{i}") \
	X(s_CORES_C0, "CORES_C0") \
	X(s_CORES_C3, "CORES_C3") \
	X(s_CORES_C6, "CORES_C6") \
	X(s_CORE_C_STATE_TRANSITION, "CORE_C_STATE_TRANSITION") \
	X(s_CORE_TRANSITION_CYCLES, "CORE_TRANSITION_CYCLES") \
	X(s_CPUNODEID, "CPUNODEID") \
	X(s_CPU_BUS_NUMBER, "CPU_BUS_NUMBER") \
	X(s_Caching_and_home_agent_e4682a4a, "Caching and home agent") \
	X(s_DCLK, "DCLK") \
	X(s_DEMOTIONS, "DEMOTIONS") \
	X(s_DOORBELL_RCVD, "DOORBELL_RCVD") \
	X(s_DRAM_PRE_ALL, "DRAM_PRE_ALL") \
	X(s_DRAM_REFRESH, "DRAM_REFRESH") \
	X(s_DRAM_REFRESH_HIGH, "DRAM_REFRESH_HIGH") \
	X(s_DRAM_REFRESH_PANIC, "DRAM_REFRESH_PANIC") \
	X(s_DRAM_clocks__half_the_da_2d1e3bde, "DRAM clocks (half the data rate)") \
	X(s_ECC, "ECC") \
	X(s_ECC_CORRECTABLE_ERRORS, "ECC_CORRECTABLE_ERRORS") \
	X(s_EVENT_MSG, "EVENT_MSG") \
	X(s_EVENT_MSG_DOORBELL_RCVD, "EVENT_MSG_DOORBELL_RCVD") \
	X(s_EVENT_MSG_INT_PRIO, "EVENT_MSG_INT_PRIO") \
	X(s_EVENT_MSG_IPI_RCVD, "EVENT_MSG_IPI_RCVD") \
	X(s_EVENT_MSG_MSI_RCVD, "EVENT_MSG_MSI_RCVD") \
	X(s_EVENT_MSG_VLW_RCVD, "EVENT_MSG_VLW_RCVD") \
	X(s_FIVR_PS_PS0_CYCLES, "FIVR_PS_PS0_CYCLES") \
	X(s_FIVR_PS_PS1_CYCLES, "FIVR_PS_PS1_CYCLES") \
	X(s_FIVR_PS_PS2_CYCLES, "FIVR_PS_PS2_CYCLES") \
	X(s_FIVR_PS_PS3_CYCLES, "FIVR_PS_PS3_CYCLES") \
	X(s_FREQ_MAX_LIMIT, "FREQ_MAX_LIMIT") \
	X(s_FREQ_MAX_LIMIT_THERMAL_CYCLES, "FREQ_MAX_LIMIT_THERMAL_CYCLES") \
	X(s_FREQ_MAX_POWER_CYCLES, "FREQ_MAX_POWER_CYCLES") \
	X(s_FREQ_MIN_IO_P_CYCLES, "FREQ_MIN_IO_P_CYCLES") \
	X(s_FREQ_MIN_LIMIT, "FREQ_MIN_LIMIT") \
	X(s_FREQ_TRANS, "FREQ_TRANS") \
	X(s_FREQ_TRANS_CYCLES, "FREQ_TRANS_CYCLES") \
	X(s_GIDNIDMAP, "GIDNIDMAP") \
	X(s_HIGH, "HIGH") \
	X(s_IIOn_MSR_PMON_BOX_CTL, "IIOn_MSR_PMON_BOX_CTL") \
	X(s_IIOn_MSR_PMON_BOX_STATUS, "IIOn_MSR_PMON_BOX_STATUS") \
	X(s_IIOn_MSR_PMON_CTL_i__1baf0716, "IIOn_MSR_PMON_CTL{i}") \
	X(s_IIOn_MSR_PMON_CTR_i__7383651c, "IIOn_MSR_PMON_CTR{i}") \
	X(s_INT_PRIO, "INT_PRIO") \
	X(s_IPI_RCVD, "IPI_RCVD") \
	X(s_IRPn_MSR_PMON_BOX_CTL, "IRPn_MSR_PMON_BOX_CTL") \
	X(s_IRPn_MSR_PMON_BOX_STATUS, "IRPn_MSR_PMON_BOX_STATUS") \
	X(s_IRPn_MSR_PMON_CTL_i__f4609704, "IRPn_MSR_PMON_CTL{i}") \
	X(s_IRPn_MSR_PMON_CTR_i__a8b17e3b, "IRPn_MSR_PMON_CTR{i}") \
	X(s_ISOCH, "ISOCH") \
	X(s_I_O_coherency_unit_56ef72fd, "I/O coherency unit") \
	X(s_I_O_stack_73f385ce, "I/O stack") \
	X(s_LOCK, "LOCK") \
	X(s_LOCK_CYCLES, "LOCK_CYCLES") \
	X(s_LOW, "LOW") \
	X(s_LOW_THRESH, "LOW_THRESH") \
	X(s_M2Mn_PCI_PMON_BOX_CTL, "M2Mn_PCI_PMON_BOX_CTL") \
	X(s_M2Mn_PCI_PMON_BOX_STATUS, "M2Mn_PCI_PMON_BOX_STATUS") \
	X(s_M2Mn_PCI_PMON_CTL_i__f50da984, "M2Mn_PCI_PMON_CTL{i}") \
	X(s_M2Mn_PCI_PMON_CTR_i__91079a23, "M2Mn_PCI_PMON_CTR{i}") \
	X(s_M3Ln_PCI_PMON_BOX_CTL, "M3Ln_PCI_PMON_BOX_CTL") \
	X(s_M3Ln_PCI_PMON_BOX_STATUS, "M3Ln_PCI_PMON_BOX_STATUS") \
	X(s_M3Ln_PCI_PMON_CTL_i__af9a207e, "M3Ln_PCI_PMON_CTL{i}") \
	X(s_M3Ln_PCI_PMON_CTR_i__290edbb2, "M3Ln_PCI_PMON_CTR{i}") \
	X(s_MAJOR_MODES, "MAJOR_MODES") \
	X(s_MAJOR_MODES_READ, "MAJOR_MODES_READ") \
	X(s_MAJOR_MODES_WRITE, "MAJOR_MODES_WRITE") \
	X(s_MC0_CH0, "MC0_CH0") \
	X(s_MC0_CH1, "MC0_CH1") \
	X(s_MC0_CH2, "MC0_CH2") \
	X(s_MC1_CH0, "MC1_CH0") \
	X(s_MC1_CH1, "MC1_CH1") \
	X(s_MC1_CH2, "MC1_CH2") \
	X(s_MCP_PROCHOT_CYCLES, "MCP_PROCHOT_CYCLES") \
	X(s_MC_CHy_PCI_PMON_BOX_CTL, "MC_CHy_PCI_PMON_BOX_CTL") \
	X(s_MC_CHy_PCI_PMON_BOX_STATUS, "MC_CHy_PCI_PMON_BOX_STATUS") \
	X(s_MC_CHy_PCI_PMON_CTL_i__bff7e17a, "MC_CHy_PCI_PMON_CTL{i}") \
	X(s_MC_CHy_PCI_PMON_CTR_i__92883dff, "MC_CHy_PCI_PMON_CTR{i}") \
	X(s_MC_CHy_PCI_PMON_FIXED_CTL, "MC_CHy_PCI_PMON_FIXED_CTL") \
	X(s_MC_CHy_PCI_PMON_FIXED_CTR, "MC_CHy_PCI_PMON_FIXED_CTR") \
	X(s_MED, "MED") \
	X(s_MEMORY_PHASE_SHEDDING, "MEMORY_PHASE_SHEDDING") \
	X(s_MEMORY_PHASE_SHEDDING_CYCLES, "MEMORY_PHASE_SHEDDING_CYCLES") \
	X(s_MSI_RCVD, "MSI_RCVD") \
	X(s_Memory_controller_channe_41793332, "Memory controller channel") \
	X(s_Mesh_to_UPI_13bd1cce, "Mesh to UPI") \
	X(s_Mesh_to_memory_2993b245, "Mesh to memory") \
	X(s_PAGE_CLOSE, "PAGE_CLOSE") \
	X(s_PAGE_MISS, "PAGE_MISS") \
	X(s_PANIC, "PANIC") \
	X(s_PARTIAL, "PARTIAL") \
	X(s_PCLK, "PCLK") \
	X(s_PCUFilter, "PCUFilter") \
	X(s_PCU_MSR_CORE_C3_CTR, "PCU_MSR_CORE_C3_CTR") \
	X(s_PCU_MSR_CORE_C6_CTR, "PCU_MSR_CORE_C6_CTR") \
	X(s_PCU_MSR_PMON_BOX_CTL, "PCU_MSR_PMON_BOX_CTL") \
	X(s_PCU_MSR_PMON_BOX_FILTER, "PCU_MSR_PMON_BOX_FILTER") \
	X(s_PCU_MSR_PMON_BOX_STATUS, "PCU_MSR_PMON_BOX_STATUS") \
	X(s_PCU_MSR_PMON_CTL_i__b7e59189, "PCU_MSR_PMON_CTL{i}") \
	X(s_PCU_MSR_PMON_CTR_i__67151248, "PCU_MSR_PMON_CTR{i}") \
	X(s_PFTCH_BUF_EMPTY, "PFTCH_BUF_EMPTY") \
	X(s_PHOLD, "PHOLD") \
	X(s_PHOLD_CYCLES_ASSERT_TO_ACK, "PHOLD_CYCLES_ASSERT_TO_ACK") \
	X(s_PKG_C_STATE_RESIDENCY, "PKG_C_STATE_RESIDENCY") \
	X(s_PKG_RESIDENCY_C0_CYCLES, "PKG_RESIDENCY_C0_CYCLES") \
	X(s_PKG_RESIDENCY_C2E_CYCLES, "PKG_RESIDENCY_C2E_CYCLES") \
	X(s_PKG_RESIDENCY_C3_CYCLES, "PKG_RESIDENCY_C3_CYCLES") \
	X(s_PKG_RESIDENCY_C6_CYCLES, "PKG_RESIDENCY_C6_CYCLES") \
	X(s_PMAX_THROTTLED_CYCLES, "PMAX_THROTTLED_CYCLES") \
	X(s_POWER, "POWER") \
	X(s_POWER_CHANNEL_DLLOFF, "POWER_CHANNEL_DLLOFF") \
	X(s_POWER_CHANNEL_PPD, "POWER_CHANNEL_PPD") \
	X(s_POWER_CKE_CYCLES_RANK0, "POWER_CKE_CYCLES_RANK0") \
	X(s_POWER_CKE_CYCLES_RANK1, "POWER_CKE_CYCLES_RANK1") \
	X(s_POWER_CKE_CYCLES_RANK2, "POWER_CKE_CYCLES_RANK2") \
	X(s_POWER_CKE_CYCLES_RANK3, "POWER_CKE_CYCLES_RANK3") \
	X(s_POWER_CKE_CYCLES_RANK4, "POWER_CKE_CYCLES_RANK4") \
	X(s_POWER_CKE_CYCLES_RANK5, "POWER_CKE_CYCLES_RANK5") \
	X(s_POWER_CKE_CYCLES_RANK6, "POWER_CKE_CYCLES_RANK6") \
	X(s_POWER_CKE_CYCLES_RANK7, "POWER_CKE_CYCLES_RANK7") \
	X(s_POWER_CRITICAL_THROTTLE_CYCLES, "POWER_CRITICAL_THROTTLE_CYCLES") \
	X(s_POWER_PCU_THROTTLING, "POWER_PCU_THROTTLING") \
	X(s_POWER_SELF_REFRESH, "POWER_SELF_REFRESH") \
	X(s_POWER_STATE_OCC, "POWER_STATE_OCC") \
	X(s_POWER_THROTTLE_CYCLES_RANK0, "POWER_THROTTLE_CYCLES_RANK0") \
	X(s_POWER_THROTTLE_CYCLES_RANK1, "POWER_THROTTLE_CYCLES_RANK1") \
	X(s_POWER_THROTTLE_CYCLES_RANK2, "POWER_THROTTLE_CYCLES_RANK2") \
	X(s_POWER_THROTTLE_CYCLES_RANK3, "POWER_THROTTLE_CYCLES_RANK3") \
	X(s_POWER_THROTTLE_CYCLES_RANK4, "POWER_THROTTLE_CYCLES_RANK4") \
	X(s_POWER_THROTTLE_CYCLES_RANK5, "POWER_THROTTLE_CYCLES_RANK5") \
	X(s_POWER_THROTTLE_CYCLES_RANK6, "POWER_THROTTLE_CYCLES_RANK6") \
	X(s_POWER_THROTTLE_CYCLES_RANK7, "POWER_THROTTLE_CYCLES_RANK7") \
	X(s_PRE, "PRE") \
	X(s_PREEMPTION, "PREEMPTION") \
	X(s_PREEMPTION_RD_PREEMPT_RD, "PREEMPTION_RD_PREEMPT_RD") \
	X(s_PREEMPTION_RD_PREEMPT_WR, "PREEMPTION_RD_PREEMPT_WR") \
	X(s_PRE_COUNT_BYP, "PRE_COUNT_BYP") \
	X(s_PRE_COUNT_PAGE_CLOSE, "PRE_COUNT_PAGE_CLOSE") \
	X(s_PRE_COUNT_PAGE_MISS, "PRE_COUNT_PAGE_MISS") \
	X(s_PRE_COUNT_RD, "PRE_COUNT_RD") \
	X(s_PRE_COUNT_WR, "PRE_COUNT_WR") \
	X(s_PROCHOT, "PROCHOT") \
	X(s_PROCHOT_EXTERNAL_CYCLES, "PROCHOT_EXTERNAL_CYCLES") \
	X(s_PROCHOT_INTERNAL_CYCLES, "PROCHOT_INTERNAL_CYCLES") \
	X(s_Power_control_unit_8f37ffb5, "Power control unit") \
	X(s_RACU, "RACU") \
	X(s_RACU_DRNG_PFTCH_BUF_EMPTY, "RACU_DRNG_PFTCH_BUF_EMPTY") \
	X(s_RACU_DRNG_RDRAND, "RACU_DRNG_RDRAND") \
	X(s_RACU_DRNG_RDSEED, "RACU_DRNG_RDSEED") \
	X(s_RACU_REQUESTS, "RACU_REQUESTS") \
	X(s_RANK0, "RANK0") \
	X(s_RANK1, "RANK1") \
	X(s_RANK2, "RANK2") \
	X(s_RANK3, "RANK3") \
	X(s_RANK4, "RANK4") \
	X(s_RANK5, "RANK5") \
	X(s_RANK6, "RANK6") \
	X(s_RANK7, "RANK7") \
	X(s_RD, "RD") \
	X(s_RDRAND, "RDRAND") \
	X(s_RDSEED, "RDSEED") \
	X(s_RD_CAS_PRIO_HIGH, "RD_CAS_PRIO_HIGH") \
	X(s_RD_CAS_PRIO_LOW, "RD_CAS_PRIO_LOW") \
	X(s_RD_CAS_PRIO_MED, "RD_CAS_PRIO_MED") \
	X(s_RD_CAS_PRIO_PANIC, "RD_CAS_PRIO_PANIC") \
	X(s_RD_CAS_RANK0_ALLBANKS, "RD_CAS_RANK0_ALLBANKS") \
	X(s_RD_CAS_RANK0_BANK0, "RD_CAS_RANK0_BANK0") \
	X(s_RD_CAS_RANK0_BANK1, "RD_CAS_RANK0_BANK1") \
	X(s_RD_CAS_RANK0_BANK10, "RD_CAS_RANK0_BANK10") \
	X(s_RD_CAS_RANK0_BANK11, "RD_CAS_RANK0_BANK11") \
	X(s_RD_CAS_RANK0_BANK12, "RD_CAS_RANK0_BANK12") \
	X(s_RD_CAS_RANK0_BANK13, "RD_CAS_RANK0_BANK13") \
	X(s_RD_CAS_RANK0_BANK14, "RD_CAS_RANK0_BANK14") \
	X(s_RD_CAS_RANK0_BANK15, "RD_CAS_RANK0_BANK15") \
	X(s_RD_CAS_RANK0_BANK2, "RD_CAS_RANK0_BANK2") \
	X(s_RD_CAS_RANK0_BANK3, "RD_CAS_RANK0_BANK3") \
	X(s_RD_CAS_RANK0_BANK4, "RD_CAS_RANK0_BANK4") \
	X(s_RD_CAS_RANK0_BANK5, "RD_CAS_RANK0_BANK5") \
	X(s_RD_CAS_RANK0_BANK6, "RD_CAS_RANK0_BANK6") \
	X(s_RD_CAS_RANK0_BANK7, "RD_CAS_RANK0_BANK7") \
	X(s_RD_CAS_RANK0_BANK8, "RD_CAS_RANK0_BANK8") \
	X(s_RD_CAS_RANK0_BANK9, "RD_CAS_RANK0_BANK9") \
	X(s_RD_CAS_RANK0_BANKG0, "RD_CAS_RANK0_BANKG0") \
	X(s_RD_CAS_RANK0_BANKG1, "RD_CAS_RANK0_BANKG1") \
	X(s_RD_CAS_RANK0_BANKG2, "RD_CAS_RANK0_BANKG2") \
	X(s_RD_CAS_RANK0_BANKG3, "RD_CAS_RANK0_BANKG3") \
	X(s_RD_CAS_RANK1_ALLBANKS, "RD_CAS_RANK1_ALLBANKS") \
	X(s_RD_CAS_RANK1_BANK0, "RD_CAS_RANK1_BANK0") \
	X(s_RD_CAS_RANK1_BANK1, "RD_CAS_RANK1_BANK1") \
	X(s_RD_CAS_RANK1_BANK10, "RD_CAS_RANK1_BANK10") \
	X(s_RD_CAS_RANK1_BANK11, "RD_CAS_RANK1_BANK11") \
	X(s_RD_CAS_RANK1_BANK12, "RD_CAS_RANK1_BANK12") \
	X(s_RD_CAS_RANK1_BANK13, "RD_CAS_RANK1_BANK13") \
	X(s_RD_CAS_RANK1_BANK14, "RD_CAS_RANK1_BANK14") \
	X(s_RD_CAS_RANK1_BANK15, "RD_CAS_RANK1_BANK15") \
	X(s_RD_CAS_RANK1_BANK2, "RD_CAS_RANK1_BANK2") \
	X(s_RD_CAS_RANK1_BANK3, "RD_CAS_RANK1_BANK3") \
	X(s_RD_CAS_RANK1_BANK4, "RD_CAS_RANK1_BANK4") \
	X(s_RD_CAS_RANK1_BANK5, "RD_CAS_RANK1_BANK5") \
	X(s_RD_CAS_RANK1_BANK6, "RD_CAS_RANK1_BANK6") \
	X(s_RD_CAS_RANK1_BANK7, "RD_CAS_RANK1_BANK7") \
	X(s_RD_CAS_RANK1_BANK8, "RD_CAS_RANK1_BANK8") \
	X(s_RD_CAS_RANK1_BANK9, "RD_CAS_RANK1_BANK9") \
	X(s_RD_CAS_RANK1_BANKG0, "RD_CAS_RANK1_BANKG0") \
	X(s_RD_CAS_RANK1_BANKG1, "RD_CAS_RANK1_BANKG1") \
	X(s_RD_CAS_RANK1_BANKG2, "RD_CAS_RANK1_BANKG2") \
	X(s_RD_CAS_RANK1_BANKG3, "RD_CAS_RANK1_BANKG3") \
	X(s_RD_CAS_RANK2_BANK0, "RD_CAS_RANK2_BANK0") \
	X(s_RD_CAS_RANK4_ALLBANKS, "RD_CAS_RANK4_ALLBANKS") \
	X(s_RD_CAS_RANK4_BANK0, "RD_CAS_RANK4_BANK0") \
	X(s_RD_CAS_RANK4_BANK1, "RD_CAS_RANK4_BANK1") \
	X(s_RD_CAS_RANK4_BANK10, "RD_CAS_RANK4_BANK10") \
	X(s_RD_CAS_RANK4_BANK11, "RD_CAS_RANK4_BANK11") \
	X(s_RD_CAS_RANK4_BANK12, "RD_CAS_RANK4_BANK12") \
	X(s_RD_CAS_RANK4_BANK13, "RD_CAS_RANK4_BANK13") \
	X(s_RD_CAS_RANK4_BANK14, "RD_CAS_RANK4_BANK14") \
	X(s_RD_CAS_RANK4_BANK15, "RD_CAS_RANK4_BANK15") \
	X(s_RD_CAS_RANK4_BANK2, "RD_CAS_RANK4_BANK2") \
	X(s_RD_CAS_RANK4_BANK3, "RD_CAS_RANK4_BANK3") \
	X(s_RD_CAS_RANK4_BANK4, "RD_CAS_RANK4_BANK4") \
	X(s_RD_CAS_RANK4_BANK5, "RD_CAS_RANK4_BANK5") \
	X(s_RD_CAS_RANK4_BANK6, "RD_CAS_RANK4_BANK6") \
	X(s_RD_CAS_RANK4_BANK7, "RD_CAS_RANK4_BANK7") \
	X(s_RD_CAS_RANK4_BANK8, "RD_CAS_RANK4_BANK8") \
	X(s_RD_CAS_RANK4_BANK9, "RD_CAS_RANK4_BANK9") \
	X(s_RD_CAS_RANK4_BANKG0, "RD_CAS_RANK4_BANKG0") \
	X(s_RD_CAS_RANK4_BANKG1, "RD_CAS_RANK4_BANKG1") \
	X(s_RD_CAS_RANK4_BANKG2, "RD_CAS_RANK4_BANKG2") \
	X(s_RD_CAS_RANK4_BANKG3, "RD_CAS_RANK4_BANKG3") \
	X(s_RD_CAS_RANK5_ALLBANKS, "RD_CAS_RANK5_ALLBANKS") \
	X(s_RD_CAS_RANK5_BANK0, "RD_CAS_RANK5_BANK0") \
	X(s_RD_CAS_RANK5_BANK1, "RD_CAS_RANK5_BANK1") \
	X(s_RD_CAS_RANK5_BANK10, "RD_CAS_RANK5_BANK10") \
	X(s_RD_CAS_RANK5_BANK11, "RD_CAS_RANK5_BANK11") \
	X(s_RD_CAS_RANK5_BANK12, "RD_CAS_RANK5_BANK12") \
	X(s_RD_CAS_RANK5_BANK13, "RD_CAS_RANK5_BANK13") \
	X(s_RD_CAS_RANK5_BANK14, "RD_CAS_RANK5_BANK14") \
	X(s_RD_CAS_RANK5_BANK15, "RD_CAS_RANK5_BANK15") \
	X(s_RD_CAS_RANK5_BANK2, "RD_CAS_RANK5_BANK2") \
	X(s_RD_CAS_RANK5_BANK3, "RD_CAS_RANK5_BANK3") \
	X(s_RD_CAS_RANK5_BANK4, "RD_CAS_RANK5_BANK4") \
	X(s_RD_CAS_RANK5_BANK5, "RD_CAS_RANK5_BANK5") \
	X(s_RD_CAS_RANK5_BANK6, "RD_CAS_RANK5_BANK6") \
	X(s_RD_CAS_RANK5_BANK7, "RD_CAS_RANK5_BANK7") \
	X(s_RD_CAS_RANK5_BANK8, "RD_CAS_RANK5_BANK8") \
	X(s_RD_CAS_RANK5_BANK9, "RD_CAS_RANK5_BANK9") \
	X(s_RD_CAS_RANK5_BANKG0, "RD_CAS_RANK5_BANKG0") \
	X(s_RD_CAS_RANK5_BANKG1, "RD_CAS_RANK5_BANKG1") \
	X(s_RD_CAS_RANK5_BANKG2, "RD_CAS_RANK5_BANKG2") \
	X(s_RD_CAS_RANK5_BANKG3, "RD_CAS_RANK5_BANKG3") \
	X(s_RD_CAS_RANK6_ALLBANKS, "RD_CAS_RANK6_ALLBANKS") \
	X(s_RD_CAS_RANK6_BANK0, "RD_CAS_RANK6_BANK0") \
	X(s_RD_CAS_RANK6_BANK1, "RD_CAS_RANK6_BANK1") \
	X(s_RD_CAS_RANK6_BANK10, "RD_CAS_RANK6_BANK10") \
	X(s_RD_CAS_RANK6_BANK11, "RD_CAS_RANK6_BANK11") \
	X(s_RD_CAS_RANK6_BANK12, "RD_CAS_RANK6_BANK12") \
	X(s_RD_CAS_RANK6_BANK13, "RD_CAS_RANK6_BANK13") \
	X(s_RD_CAS_RANK6_BANK14, "RD_CAS_RANK6_BANK14") \
	X(s_RD_CAS_RANK6_BANK15, "RD_CAS_RANK6_BANK15") \
	X(s_RD_CAS_RANK6_BANK2, "RD_CAS_RANK6_BANK2") \
	X(s_RD_CAS_RANK6_BANK3, "RD_CAS_RANK6_BANK3") \
	X(s_RD_CAS_RANK6_BANK4, "RD_CAS_RANK6_BANK4") \
	X(s_RD_CAS_RANK6_BANK5, "RD_CAS_RANK6_BANK5") \
	X(s_RD_CAS_RANK6_BANK6, "RD_CAS_RANK6_BANK6") \
	X(s_RD_CAS_RANK6_BANK7, "RD_CAS_RANK6_BANK7") \
	X(s_RD_CAS_RANK6_BANK8, "RD_CAS_RANK6_BANK8") \
	X(s_RD_CAS_RANK6_BANK9, "RD_CAS_RANK6_BANK9") \
	X(s_RD_CAS_RANK6_BANKG0, "RD_CAS_RANK6_BANKG0") \
	X(s_RD_CAS_RANK6_BANKG1, "RD_CAS_RANK6_BANKG1") \
	X(s_RD_CAS_RANK6_BANKG2, "RD_CAS_RANK6_BANKG2") \
	X(s_RD_CAS_RANK6_BANKG3, "RD_CAS_RANK6_BANKG3") \
	X(s_RD_CAS_RANK7_ALLBANKS, "RD_CAS_RANK7_ALLBANKS") \
	X(s_RD_CAS_RANK7_BANK0, "RD_CAS_RANK7_BANK0") \
	X(s_RD_CAS_RANK7_BANK1, "RD_CAS_RANK7_BANK1") \
	X(s_RD_CAS_RANK7_BANK10, "RD_CAS_RANK7_BANK10") \
	X(s_RD_CAS_RANK7_BANK11, "RD_CAS_RANK7_BANK11") \
	X(s_RD_CAS_RANK7_BANK12, "RD_CAS_RANK7_BANK12") \
	X(s_RD_CAS_RANK7_BANK13, "RD_CAS_RANK7_BANK13") \
	X(s_RD_CAS_RANK7_BANK14, "RD_CAS_RANK7_BANK14") \
	X(s_RD_CAS_RANK7_BANK15, "RD_CAS_RANK7_BANK15") \
	X(s_RD_CAS_RANK7_BANK2, "RD_CAS_RANK7_BANK2") \
	X(s_RD_CAS_RANK7_BANK3, "RD_CAS_RANK7_BANK3") \
	X(s_RD_CAS_RANK7_BANK4, "RD_CAS_RANK7_BANK4") \
	X(s_RD_CAS_RANK7_BANK5, "RD_CAS_RANK7_BANK5") \
	X(s_RD_CAS_RANK7_BANK6, "RD_CAS_RANK7_BANK6") \
	X(s_RD_CAS_RANK7_BANK7, "RD_CAS_RANK7_BANK7") \
	X(s_RD_CAS_RANK7_BANK8, "RD_CAS_RANK7_BANK8") \
	X(s_RD_CAS_RANK7_BANK9, "RD_CAS_RANK7_BANK9") \
	X(s_RD_CAS_RANK7_BANKG0, "RD_CAS_RANK7_BANKG0") \
	X(s_RD_CAS_RANK7_BANKG1, "RD_CAS_RANK7_BANKG1") \
	X(s_RD_CAS_RANK7_BANKG2, "RD_CAS_RANK7_BANKG2") \
	X(s_RD_CAS_RANK7_BANKG3, "RD_CAS_RANK7_BANKG3") \
	X(s_RD_ISOCH, "RD_ISOCH") \
	X(s_RD_PREEMPT_RD, "RD_PREEMPT_RD") \
	X(s_RD_PREEMPT_WR, "RD_PREEMPT_WR") \
	X(s_RD_REG, "RD_REG") \
	X(s_RD_RMM, "RD_RMM") \
	X(s_RD_UNDERFILL, "RD_UNDERFILL") \
	X(s_RD_WMM, "RD_WMM") \
	X(s_READ, "READ") \
	X(s_RPQ, "RPQ") \
	X(s_RPQ_CYCLES_NE, "RPQ_CYCLES_NE") \
	X(s_RPQ_INSERTS, "RPQ_INSERTS") \
	X(s_STARVE, "STARVE") \
	X(s_System_configuration_con_649e5d7c, "System configuration controller") \
	X(s_TOTAL_TRANSITION_CYCLES, "TOTAL_TRANSITION_CYCLES") \
	X(s_UBoxFilter, "UBoxFilter") \
	X(s_UCLK, "UCLK") \
	X(s_UPI_link_layer_dc99cd95, "UPI link layer") \
	X(s_U_MSR_PMON_BOX_STATUS, "U_MSR_PMON_BOX_STATUS") \
	X(s_U_MSR_PMON_CTL_i__10f935f5, "U_MSR_PMON_CTL{i}") \
	X(s_U_MSR_PMON_CTR_i__ffed6b1f, "U_MSR_PMON_CTR{i}") \
	X(s_U_MSR_PMON_FILTER, "U_MSR_PMON_FILTER") \
	X(s_U_MSR_PMON_FIXED_CTL, "U_MSR_PMON_FIXED_CTL") \
	X(s_U_MSR_PMON_FIXED_CTR, "U_MSR_PMON_FIXED_CTR") \
	X(s_U_MSR_PMON_GLOBAL_CONFIG, "U_MSR_PMON_GLOBAL_CONFIG") \
	X(s_U_MSR_PMON_GLOBAL_CTL, "U_MSR_PMON_GLOBAL_CTL") \
	X(s_U_MSR_PMON_GLOBAL_STATUS, "U_MSR_PMON_GLOBAL_STATUS") \
	X(s_Uy_PCI_PMON_BOX_CTL, "Uy_PCI_PMON_BOX_CTL") \
	X(s_Uy_PCI_PMON_BOX_STATUS, "Uy_PCI_PMON_BOX_STATUS") \
	X(s_Uy_PCI_PMON_CTL_i__cc141fbe, "Uy_PCI_PMON_CTL{i}") \
	X(s_Uy_PCI_PMON_CTR_i__4b539453, "Uy_PCI_PMON_CTR{i}") \
	X(s_VLW_RCVD, "VLW_RCVD") \
	X(s_VMSE_RETRY, "VMSE_RETRY") \
	X(s_VR_HOT, "VR_HOT") \
	X(s_VR_HOT_CYCLES, "VR_HOT_CYCLES") \
	X(s_VR_PHASES, "VR_PHASES") \
	X(s_WBOX_CLOCKTICKS, "WBOX_CLOCKTICKS") \
	X(s_WMM_TO_RMM_LOW_THRESH, "WMM_TO_RMM_LOW_THRESH") \
	X(s_WMM_TO_RMM_STARVE, "WMM_TO_RMM_STARVE") \
	X(s_WMM_TO_RMM_VMSE_RETRY, "WMM_TO_RMM_VMSE_RETRY") \
	X(s_WPQ, "WPQ") \
	X(s_WPQ_CYCLES_FULL, "WPQ_CYCLES_FULL") \
	X(s_WPQ_CYCLES_NE, "WPQ_CYCLES_NE") \
	X(s_WPQ_READ_HIT, "WPQ_READ_HIT") \
	X(s_WPQ_WRITE_HIT, "WPQ_WRITE_HIT") \
	X(s_WR, "WR") \
	X(s_WRITE, "WRITE") \
	X(s_WRONG_MM, "WRONG_MM") \
	X(s_WR_CAS_RANK0_ALLBANKS, "WR_CAS_RANK0_ALLBANKS") \
	X(s_WR_CAS_RANK0_BANK0, "WR_CAS_RANK0_BANK0") \
	X(s_WR_CAS_RANK0_BANK1, "WR_CAS_RANK0_BANK1") \
	X(s_WR_CAS_RANK0_BANK10, "WR_CAS_RANK0_BANK10") \
	X(s_WR_CAS_RANK0_BANK11, "WR_CAS_RANK0_BANK11") \
	X(s_WR_CAS_RANK0_BANK12, "WR_CAS_RANK0_BANK12") \
	X(s_WR_CAS_RANK0_BANK13, "WR_CAS_RANK0_BANK13") \
	X(s_WR_CAS_RANK0_BANK14, "WR_CAS_RANK0_BANK14") \
	X(s_WR_CAS_RANK0_BANK15, "WR_CAS_RANK0_BANK15") \
	X(s_WR_CAS_RANK0_BANK2, "WR_CAS_RANK0_BANK2") \
	X(s_WR_CAS_RANK0_BANK3, "WR_CAS_RANK0_BANK3") \
	X(s_WR_CAS_RANK0_BANK4, "WR_CAS_RANK0_BANK4") \
	X(s_WR_CAS_RANK0_BANK5, "WR_CAS_RANK0_BANK5") \
	X(s_WR_CAS_RANK0_BANK6, "WR_CAS_RANK0_BANK6") \
	X(s_WR_CAS_RANK0_BANK7, "WR_CAS_RANK0_BANK7") \
	X(s_WR_CAS_RANK0_BANK8, "WR_CAS_RANK0_BANK8") \
	X(s_WR_CAS_RANK0_BANK9, "WR_CAS_RANK0_BANK9") \
	X(s_WR_CAS_RANK0_BANKG0, "WR_CAS_RANK0_BANKG0") \
	X(s_WR_CAS_RANK0_BANKG1, "WR_CAS_RANK0_BANKG1") \
	X(s_WR_CAS_RANK0_BANKG2, "WR_CAS_RANK0_BANKG2") \
	X(s_WR_CAS_RANK0_BANKG3, "WR_CAS_RANK0_BANKG3") \
	X(s_WR_CAS_RANK1_ALLBANKS, "WR_CAS_RANK1_ALLBANKS") \
	X(s_WR_CAS_RANK1_BANK0, "WR_CAS_RANK1_BANK0") \
	X(s_WR_CAS_RANK1_BANK1, "WR_CAS_RANK1_BANK1") \
	X(s_WR_CAS_RANK1_BANK10, "WR_CAS_RANK1_BANK10") \
	X(s_WR_CAS_RANK1_BANK11, "WR_CAS_RANK1_BANK11") \
	X(s_WR_CAS_RANK1_BANK12, "WR_CAS_RANK1_BANK12") \
	X(s_WR_CAS_RANK1_BANK13, "WR_CAS_RANK1_BANK13") \
	X(s_WR_CAS_RANK1_BANK14, "WR_CAS_RANK1_BANK14") \
	X(s_WR_CAS_RANK1_BANK15, "WR_CAS_RANK1_BANK15") \
	X(s_WR_CAS_RANK1_BANK2, "WR_CAS_RANK1_BANK2") \
	X(s_WR_CAS_RANK1_BANK3, "WR_CAS_RANK1_BANK3") \
	X(s_WR_CAS_RANK1_BANK4, "WR_CAS_RANK1_BANK4") \
	X(s_WR_CAS_RANK1_BANK5, "WR_CAS_RANK1_BANK5") \
	X(s_WR_CAS_RANK1_BANK6, "WR_CAS_RANK1_BANK6") \
	X(s_WR_CAS_RANK1_BANK7, "WR_CAS_RANK1_BANK7") \
	X(s_WR_CAS_RANK1_BANK8, "WR_CAS_RANK1_BANK8") \
	X(s_WR_CAS_RANK1_BANK9, "WR_CAS_RANK1_BANK9") \
	X(s_WR_CAS_RANK1_BANKG0, "WR_CAS_RANK1_BANKG0") \
	X(s_WR_CAS_RANK1_BANKG1, "WR_CAS_RANK1_BANKG1") \
	X(s_WR_CAS_RANK1_BANKG2, "WR_CAS_RANK1_BANKG2") \
	X(s_WR_CAS_RANK1_BANKG3, "WR_CAS_RANK1_BANKG3") \
	X(s_WR_CAS_RANK4_ALLBANKS, "WR_CAS_RANK4_ALLBANKS") \
	X(s_WR_CAS_RANK4_BANK0, "WR_CAS_RANK4_BANK0") \
	X(s_WR_CAS_RANK4_BANK1, "WR_CAS_RANK4_BANK1") \
	X(s_WR_CAS_RANK4_BANK10, "WR_CAS_RANK4_BANK10") \
	X(s_WR_CAS_RANK4_BANK11, "WR_CAS_RANK4_BANK11") \
	X(s_WR_CAS_RANK4_BANK12, "WR_CAS_RANK4_BANK12") \
	X(s_WR_CAS_RANK4_BANK13, "WR_CAS_RANK4_BANK13") \
	X(s_WR_CAS_RANK4_BANK14, "WR_CAS_RANK4_BANK14") \
	X(s_WR_CAS_RANK4_BANK15, "WR_CAS_RANK4_BANK15") \
	X(s_WR_CAS_RANK4_BANK2, "WR_CAS_RANK4_BANK2") \
	X(s_WR_CAS_RANK4_BANK3, "WR_CAS_RANK4_BANK3") \
	X(s_WR_CAS_RANK4_BANK4, "WR_CAS_RANK4_BANK4") \
	X(s_WR_CAS_RANK4_BANK5, "WR_CAS_RANK4_BANK5") \
	X(s_WR_CAS_RANK4_BANK6, "WR_CAS_RANK4_BANK6") \
	X(s_WR_CAS_RANK4_BANK7, "WR_CAS_RANK4_BANK7") \
	X(s_WR_CAS_RANK4_BANK8, "WR_CAS_RANK4_BANK8") \
	X(s_WR_CAS_RANK4_BANK9, "WR_CAS_RANK4_BANK9") \
	X(s_WR_CAS_RANK4_BANKG0, "WR_CAS_RANK4_BANKG0") \
	X(s_WR_CAS_RANK4_BANKG1, "WR_CAS_RANK4_BANKG1") \
	X(s_WR_CAS_RANK4_BANKG2, "WR_CAS_RANK4_BANKG2") \
	X(s_WR_CAS_RANK4_BANKG3, "WR_CAS_RANK4_BANKG3") \
	X(s_WR_CAS_RANK5_ALLBANKS, "WR_CAS_RANK5_ALLBANKS") \
	X(s_WR_CAS_RANK5_BANK0, "WR_CAS_RANK5_BANK0") \
	X(s_WR_CAS_RANK5_BANK1, "WR_CAS_RANK5_BANK1") \
	X(s_WR_CAS_RANK5_BANK10, "WR_CAS_RANK5_BANK10") \
	X(s_WR_CAS_RANK5_BANK11, "WR_CAS_RANK5_BANK11") \
	X(s_WR_CAS_RANK5_BANK12, "WR_CAS_RANK5_BANK12") \
	X(s_WR_CAS_RANK5_BANK13, "WR_CAS_RANK5_BANK13") \
	X(s_WR_CAS_RANK5_BANK14, "WR_CAS_RANK5_BANK14") \
	X(s_WR_CAS_RANK5_BANK15, "WR_CAS_RANK5_BANK15") \
	X(s_WR_CAS_RANK5_BANK2, "WR_CAS_RANK5_BANK2") \
	X(s_WR_CAS_RANK5_BANK3, "WR_CAS_RANK5_BANK3") \
	X(s_WR_CAS_RANK5_BANK4, "WR_CAS_RANK5_BANK4") \
	X(s_WR_CAS_RANK5_BANK5, "WR_CAS_RANK5_BANK5") \
	X(s_WR_CAS_RANK5_BANK6, "WR_CAS_RANK5_BANK6") \
	X(s_WR_CAS_RANK5_BANK7, "WR_CAS_RANK5_BANK7") \
	X(s_WR_CAS_RANK5_BANK8, "WR_CAS_RANK5_BANK8") \
	X(s_WR_CAS_RANK5_BANK9, "WR_CAS_RANK5_BANK9") \
	X(s_WR_CAS_RANK5_BANKG0, "WR_CAS_RANK5_BANKG0") \
	X(s_WR_CAS_RANK5_BANKG1, "WR_CAS_RANK5_BANKG1") \
	X(s_WR_CAS_RANK5_BANKG2, "WR_CAS_RANK5_BANKG2") \
	X(s_WR_CAS_RANK5_BANKG3, "WR_CAS_RANK5_BANKG3") \
	X(s_WR_CAS_RANK6_ALLBANKS, "WR_CAS_RANK6_ALLBANKS") \
	X(s_WR_CAS_RANK6_BANK0, "WR_CAS_RANK6_BANK0") \
	X(s_WR_CAS_RANK6_BANK1, "WR_CAS_RANK6_BANK1") \
	X(s_WR_CAS_RANK6_BANK10, "WR_CAS_RANK6_BANK10") \
	X(s_WR_CAS_RANK6_BANK11, "WR_CAS_RANK6_BANK11") \
	X(s_WR_CAS_RANK6_BANK12, "WR_CAS_RANK6_BANK12") \
	X(s_WR_CAS_RANK6_BANK13, "WR_CAS_RANK6_BANK13") \
	X(s_WR_CAS_RANK6_BANK14, "WR_CAS_RANK6_BANK14") \
	X(s_WR_CAS_RANK6_BANK15, "WR_CAS_RANK6_BANK15") \
	X(s_WR_CAS_RANK6_BANK2, "WR_CAS_RANK6_BANK2") \
	X(s_WR_CAS_RANK6_BANK3, "WR_CAS_RANK6_BANK3") \
	X(s_WR_CAS_RANK6_BANK4, "WR_CAS_RANK6_BANK4") \
	X(s_WR_CAS_RANK6_BANK5, "WR_CAS_RANK6_BANK5") \
	X(s_WR_CAS_RANK6_BANK6, "WR_CAS_RANK6_BANK6") \
	X(s_WR_CAS_RANK6_BANK7, "WR_CAS_RANK6_BANK7") \
	X(s_WR_CAS_RANK6_BANK8, "WR_CAS_RANK6_BANK8") \
	X(s_WR_CAS_RANK6_BANK9, "WR_CAS_RANK6_BANK9") \
	X(s_WR_CAS_RANK6_BANKG0, "WR_CAS_RANK6_BANKG0") \
	X(s_WR_CAS_RANK6_BANKG1, "WR_CAS_RANK6_BANKG1") \
	X(s_WR_CAS_RANK6_BANKG2, "WR_CAS_RANK6_BANKG2") \
	X(s_WR_CAS_RANK6_BANKG3, "WR_CAS_RANK6_BANKG3") \
	X(s_WR_CAS_RANK7_ALLBANKS, "WR_CAS_RANK7_ALLBANKS") \
	X(s_WR_CAS_RANK7_BANK0, "WR_CAS_RANK7_BANK0") \
	X(s_WR_CAS_RANK7_BANK1, "WR_CAS_RANK7_BANK1") \
	X(s_WR_CAS_RANK7_BANK10, "WR_CAS_RANK7_BANK10") \
	X(s_WR_CAS_RANK7_BANK11, "WR_CAS_RANK7_BANK11") \
	X(s_WR_CAS_RANK7_BANK12, "WR_CAS_RANK7_BANK12") \
	X(s_WR_CAS_RANK7_BANK13, "WR_CAS_RANK7_BANK13") \
	X(s_WR_CAS_RANK7_BANK14, "WR_CAS_RANK7_BANK14") \
	X(s_WR_CAS_RANK7_BANK15, "WR_CAS_RANK7_BANK15") \
	X(s_WR_CAS_RANK7_BANK2, "WR_CAS_RANK7_BANK2") \
	X(s_WR_CAS_RANK7_BANK3, "WR_CAS_RANK7_BANK3") \
	X(s_WR_CAS_RANK7_BANK4, "WR_CAS_RANK7_BANK4") \
	X(s_WR_CAS_RANK7_BANK5, "WR_CAS_RANK7_BANK5") \
	X(s_WR_CAS_RANK7_BANK6, "WR_CAS_RANK7_BANK6") \
	X(s_WR_CAS_RANK7_BANK7, "WR_CAS_RANK7_BANK7") \
	X(s_WR_CAS_RANK7_BANK8, "WR_CAS_RANK7_BANK8") \
	X(s_WR_CAS_RANK7_BANK9, "WR_CAS_RANK7_BANK9") \
	X(s_WR_CAS_RANK7_BANKG0, "WR_CAS_RANK7_BANKG0") \
	X(s_WR_CAS_RANK7_BANKG1, "WR_CAS_RANK7_BANKG1") \
	X(s_WR_CAS_RANK7_BANKG2, "WR_CAS_RANK7_BANKG2") \
	X(s_WR_CAS_RANK7_BANKG3, "WR_CAS_RANK7_BANKG3") \
	X(s_WR_ISOCH, "WR_ISOCH") \
	X(s_WR_RMM, "WR_RMM") \
	X(s_WR_WMM, "WR_WMM") \
	X(s_Xeon_Scalable__Skylake_S_00b9f43e, "Xeon Scalable (Skylake-SP)") \
	X(s_all_opc, "all_opc") \
	X(s_box_ctl, "box_ctl") \
	X(s_box_filter, "box_filter") \
	X(s_box_filter1, "box_filter1") \
	X(s_box_status, "box_status") \
	X(s_bus0, "bus0") \
	X(s_bus1, "bus1") \
	X(s_bus2, "bus2") \
	X(s_bus3, "bus3") \
	X(s_bus4, "bus4") \
	X(s_bus5, "bus5") \
	X(s_bus_numbers, "bus_numbers") \
	X(s_c6, "c6") \
	X(s_capid6, "capid6") \
	X(s_caps, "caps") \
	X(s_cas_count_read, "cas_count_read") \
	X(s_cas_count_write, "cas_count_write") \
	X(s_ch_mask, "ch_mask") \
	X(s_cha, "cha") \
	X(s_cha_mask, "cha_mask") \
	X(s_cid, "cid") \
	X(s_clockticks, "clockticks") \
	X(s_core_c3, "core_c3") \
	X(s_core_c3_ctr, "core_c3_ctr") \
	X(s_core_c6, "core_c6") \
	X(s_core_c6_ctr, "core_c6_ctr") \
	X(s_cpunodeid, "cpunodeid") \
	X(s_ctl, "ctl") \
	X(s_ctr, "ctr") \
	X(s_cycles_this_core_has_bee_1636a86d, "cycles this core has been in C6") \
	X(s_cycles_this_core_has_bee_1636bcee, "cycles this core has been in C3") \
	X(s_edge, "edge") \
	X(s_edge_det, "edge_det") \
	X(s_en, "en") \
	X(s_ev_sel, "ev_sel") \
	X(s_event, "event") \
	X(s_event_count, "event_count") \
	X(s_fc_mask, "fc_mask") \
	X(s_filt15_8, "filt15_8") \
	X(s_filt23_16, "filt23_16") \
	X(s_filt31_24, "filt31_24") \
	X(s_filt7_0, "filt7_0") \
	X(s_filter_all_op, "filter_all_op") \
	X(s_filter_band0, "filter_band0") \
	X(s_filter_band1, "filter_band1") \
	X(s_filter_band2, "filter_band2") \
	X(s_filter_band3, "filter_band3") \
	X(s_filter_cid, "filter_cid") \
	X(s_filter_isoc, "filter_isoc") \
	X(s_filter_link, "filter_link") \
	X(s_filter_loc, "filter_loc") \
	X(s_filter_nc, "filter_nc") \
	X(s_filter_nm, "filter_nm") \
	X(s_filter_not_nm, "filter_not_nm") \
	X(s_filter_opc0, "filter_opc0") \
	X(s_filter_opc1, "filter_opc1") \
	X(s_filter_rem, "filter_rem") \
	X(s_filter_state, "filter_state") \
	X(s_filter_tid, "filter_tid") \
	X(s_fixed, "fixed") \
	X(s_fixed_ctl, "fixed_ctl") \
	X(s_fixed_ctr, "fixed_ctr") \
	X(s_frz, "frz") \
	X(s_frz_all, "frz_all") \
	X(s_ge, "ge") \
	X(s_general, "general") \
	X(s_gidnidmap, "gidnidmap") \
	X(s_global_config, "global_config") \
	X(s_global_ctl, "global_ctl") \
	X(s_global_status, "global_status") \
	X(s_iio, "iio") \
	X(s_imc, "imc") \
	X(s_inv, "inv") \
	X(s_invert, "invert") \
	X(s_irp, "irp") \
	X(s_isoc, "isoc") \
	X(s_likwid, "likwid") \
	X(s_likwid_perfmon_skylakeX__29e18876, "likwid perfmon_skylakeX_counters.h box_map; 329468-002 p33-35 (Ivy Bridge)") \
	X(s_likwid_perfmon_skylakeX__42e22670, "likwid perfmon_skylakeX.h (sets it in every control); 329468-002 control tables (Ivy Bridge)") \
	X(s_likwid_perfmon_skylakeX__6327d1db, "likwid perfmon_skylakeX.h; 329468-002 control tables (Ivy Bridge)") \
	X(s_likwid_perfmon_skylakeX__93f31bcc, "likwid perfmon_skylakeX.h (freeze and unfreeze); likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_CTL") \
	X(s_likwid_perfmon_skylakeX__a2ec824a, "likwid perfmon_skylakeX_counters.h box_map") \
	X(s_likwid_perfmon_skylakeX__ec24ad6f, "likwid perfmon_skylakeX.h; linux uncore_snbep.c SNBEP_PCU_MSR_PMON_RAW_EVENT_MASK") \
	X(s_likwid_perfmon_skylake_h_0cafde88, "likwid perfmon_skylake.h (sets it in every control); 329468-002 control tables (Ivy Bridge)") \
	X(s_likwid_perfmon_skylake_h_8740d01d, "likwid perfmon_skylake.h skx_mboxfix_setup (sets it)") \
	X(s_likwid_registers_h_28a2a5c4, "likwid registers.h") \
	X(s_likwid_registers_h_MSR_U_038a6cc7, "likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_CONFIG; sdm-325384-059 Table 35-31 (Haswell)") \
	X(s_likwid_registers_h_MSR_U_c2700885, "likwid registers.h MSR_UNC_V3_U_PMON_BOX_STATUS; sdm-325384-059 Table 35-31 (Haswell)") \
	X(s_likwid_registers_h_MSR_U_cd6510fd, "likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_STATUS; sdm-325384-059 Table 35-31 (Haswell)") \
	X(s_likwid_registers_h_MSR_U_f200e569, "likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_CTL; sdm-325384-059 Table 35-31 (Haswell)") \
	X(s_likwid_registers_h__as_o_0b66fe13, "likwid registers.h (as on hsx/imc)") \
	X(s_likwid_registers_h__sdm__cac82c32, "likwid registers.h; sdm-325384-059 Table 35-31 (Haswell)") \
	X(s_link, "link") \
	X(s_linux_cstate_c_MSR_CORE__1e4a0a24, "linux cstate.c MSR_CORE_C3_RESIDENCY; likwid registers.h (as on hsx/pcu)") \
	X(s_linux_cstate_c_MSR_CORE__52e128b2, "linux cstate.c MSR_CORE_C3_RESIDENCY; likwid registers.h MSR_UNC_V3_PCU_CC3_COUNTER (as on hsx/pcu)") \
	X(s_linux_cstate_c_MSR_CORE__af3a5f50, "linux cstate.c MSR_CORE_C6_RESIDENCY; likwid registers.h MSR_UNC_V3_PCU_CC6_COUNTER (as on hsx/pcu)") \
	X(s_linux_cstate_c_MSR_CORE__cac49aa5, "linux cstate.c MSR_CORE_C6_RESIDENCY; likwid registers.h (as on hsx/pcu)") \
	X(s_linux_uncore_snbep_c_HSW_032a9445, "linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, SKX_CHA*; likwid registers.h") \
	X(s_linux_uncore_snbep_c_HSW_52facfb6, "linux uncore_snbep.c HSWEP_U_MSR_PMON_FILTER (Haswell); perfmon-skx V1.37 (UBoxFilter, without an address)") \
	X(s_linux_uncore_snbep_c_HSW_710b2ef1, "linux uncore_snbep.c HSWEP_U_MSR_PMON_BOX_FILTER_* (Haswell)") \
	X(s_linux_uncore_snbep_c_HSW_a8894061, "linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h") \
	X(s_linux_uncore_snbep_c_HSW_c96a9fc7, "linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31 (Haswell)") \
	X(s_linux_uncore_snbep_c_HSW_d6a4fa3f, "linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*; likwid registers.h (as on hsx/pcu)") \
	X(s_linux_uncore_snbep_c_IVB_e804057d, "linux uncore_snbep.c IVBEP_PMON_BOX_CTL_INT, SNBEP_PMON_BOX_CTL_FRZ; pcm cpucounters.h UNC_PMON_UNIT_CTL_*") \
	X(s_linux_uncore_snbep_c_SKX_06960096, "linux uncore_snbep.c SKX_CPUNODEID") \
	X(s_linux_uncore_snbep_c_SKX_0bfc53fb, "linux uncore_snbep.c SKX_CHA_MSR_PMON_BOX_FILTER_LINK") \
	X(s_linux_uncore_snbep_c_SKX_18049af4, "linux uncore_snbep.c SKX_CHA_MSR_PMON_BOX_FILTER_*; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SKX_30e60def, "linux uncore_snbep.c SKX_GIDNIDMAP") \
	X(s_linux_uncore_snbep_c_SKX_374401cf, "linux uncore_snbep.c SKX_UPI_CTL_UMASK_EXT") \
	X(s_linux_uncore_snbep_c_SKX_4c2d501b, "linux uncore_snbep.c SKX_M2M_PCI_PMON_*; likwid registers.h") \
	X(s_linux_uncore_snbep_c_SKX_889909a8, "linux uncore_snbep.c SKX_MSR_CPU_BUS_NUMBER") \
	X(s_linux_uncore_snbep_c_SKX_8d9d39cd, "linux uncore_snbep.c SKX_IIO0_MSR_PMON_*; likwid registers.h") \
	X(s_linux_uncore_snbep_c_SKX_a71eae97, "linux uncore_snbep.c SKX_IRP0_MSR_PMON_*; likwid registers.h") \
	X(s_linux_uncore_snbep_c_SKX_d565741d, "linux uncore_snbep.c SKX_UPI_PCI_PMON_*; likwid registers.h") \
	X(s_linux_uncore_snbep_c_SKX_e4d8ae4a, "linux uncore_snbep.c SKX_CAPID6") \
	X(s_linux_uncore_snbep_c_SNB_24cab2d5, "linux uncore_snbep.c SNBEP_PMON_CTL_EN; likwid registers.h MSR_UNC_V3_U_UCLK_FIXED_CTL (as on hsx/ubox)") \
	X(s_linux_uncore_snbep_c_SNB_25755511, "linux uncore_snbep.c SNBEP_PMON_CTL_RST; 329468-002 control tables (Ivy Bridge) (as on hsx/pcu)") \
	X(s_linux_uncore_snbep_c_SNB_352eee5e, "linux uncore_snbep.c SNBEP_PMON_CTL_*, skx_uncore_ubox; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SNB_70b781f4, "linux uncore_snbep.c SNBEP_PCI_PMON_*; likwid registers.h") \
	X(s_linux_uncore_snbep_c_SNB_76371fc6, "linux uncore_snbep.c SNBEP_PMON_CTL_*, skx_uncore_iio; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SNB_8076c366, "linux uncore_snbep.c SNBEP_PMON_CTL_*, skx_uncore_upi; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SNB_8d96ac6e, "linux uncore_snbep.c SNBEP_PMON_CTL_*, skx_uncore_m3upi; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SNB_9367a839, "linux uncore_snbep.c SNBEP_PMON_BOX_CTL_*; pcm cpucounters.h UNC_PMON_UNIT_CTL_* (as on hsx/imc)") \
	X(s_linux_uncore_snbep_c_SNB_98cb846e, "linux uncore_snbep.c SNBEP_PMON_CTL_*, skx_uncore_chabox; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SNB_99792399, "linux uncore_snbep.c SNBEP_PMON_CTL_*, skx_uncore_irp; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SNB_a2e0c339, "linux uncore_snbep.c SNBEP_PMON_CTL_*, skx_uncore_m2m; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SNB_a6d099d1, "linux uncore_snbep.c SNBEP_PMON_CTL_RST; 329468-002 control tables (Ivy Bridge) (as on hsx/ubox)") \
	X(s_linux_uncore_snbep_c_SNB_a765de7f, "linux uncore_snbep.c SNBEP_PMON_CTL_RST; 329468-002 control tables (Ivy Bridge)") \
	X(s_linux_uncore_snbep_c_SNB_bf7aea54, "linux uncore_snbep.c SNBEP_MC_CHy_PCI_PMON_FIXED_*; likwid registers.h (as on hsx/imc)") \
	X(s_linux_uncore_snbep_c_SNB_c9095a7a, "linux uncore_snbep.c SNBEP_MC_CHy_PCI_PMON_FIXED_CTL; pcm cpucounters.h MC_CH_PCI_PMON_FIXED_CTL_*; likwid perfmon_skylake.h skx_mboxfix_setup; 327043-001 p62 Table 2-62 (Sandy Bridge)") \
	X(s_linux_uncore_snbep_c_SNB_da48a727, "linux uncore_snbep.c SNBEP_PMON_CTL_*, skx_uncore_pcu; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_SNB_ea3428c0, "linux uncore_snbep.c SNBEP_PMON_CTL_RST; 329468-002 control tables (Ivy Bridge) (as on hsx/imc)") \
	X(s_linux_uncore_snbep_c_skx_06ac60ad, "linux uncore_snbep.c skx_uncore_upi; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_1f5786d1, "linux uncore_snbep.c skx_uncore_m2m; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_363ac5fa, "linux uncore_snbep.c skx_uncore_irp; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_437a37ca, "linux uncore_snbep.c skx_uncore_ubox") \
	X(s_linux_uncore_snbep_c_skx_466b246c, "linux uncore_snbep.c skx_uncore_m3upi; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_52230f94, "linux uncore_snbep.c skx_uncore_m3upi") \
	X(s_linux_uncore_snbep_c_skx_54da8f50, "linux uncore_snbep.c skx_uncore_ubox fixed_ctr_bits perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_5d399675, "linux uncore_snbep.c skx_uncore_chabox; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_6617e632, "linux uncore_snbep.c skx_uncore_iio perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_6adc96e2, "linux uncore_snbep.c skx_uncore_pcu, hswep_pcu_hw_config") \
	X(s_linux_uncore_snbep_c_skx_7c5e47d2, "linux uncore_snbep.c skx_uncore_chabox perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_88ae58d5, "linux uncore_snbep.c skx_uncore_imc; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_8b36dbd8, "linux uncore_snbep.c skx_uncore_pcu; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_8b7b9bd8, "linux uncore_snbep.c skx_uncore_pcu_formats_attr; libpfm4 intel_skx_unc_pcu_events.h") \
	X(s_linux_uncore_snbep_c_skx_9a5934cb, "linux uncore_snbep.c skx_uncore_imc") \
	X(s_linux_uncore_snbep_c_skx_9a6aed23, "linux uncore_snbep.c skx_uncore_iio") \
	X(s_linux_uncore_snbep_c_skx_9ba0d679, "linux uncore_snbep.c skx_uncore_irp") \
	X(s_linux_uncore_snbep_c_skx_a81d60d8, "linux uncore_snbep.c skx_uncore_imc, SNBEP_PCI_PMON_*; likwid registers.h") \
	X(s_linux_uncore_snbep_c_skx_aa97b08e, "linux uncore_snbep.c skx_uncore_ubox perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_adca8f9c, "linux uncore_snbep.c skx_uncore_m3upi perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_afba417e, "linux uncore_snbep.c skx_uncore_m2m") \
	X(s_linux_uncore_snbep_c_skx_b2fd5c4c, "linux uncore_snbep.c skx_count_chabox") \
	X(s_linux_uncore_snbep_c_skx_b5961687, "linux uncore_snbep.c skx_uncore_m2m perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_c107d718, "linux uncore_snbep.c skx_uncore_irp perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_c5082656, "linux uncore_snbep.c skx_uncore_imc fixed_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_c9e4d5b2, "linux uncore_snbep.c skx_uncore_pcu perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_e8908327, "linux uncore_snbep.c skx_msr_cpu_bus_read, SKX_MSR_CPU_BUS_NUMBER") \
	X(s_linux_uncore_snbep_c_skx_e8941245, "linux uncore_snbep.c skx_uncore_ubox; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_e995414f, "linux uncore_snbep.c skx_uncore_upi perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_f283fc04, "linux uncore_snbep.c skx_uncore_upi") \
	X(s_linux_uncore_snbep_c_skx_f4635c12, "linux uncore_snbep.c skx_uncore_chabox") \
	X(s_linux_uncore_snbep_c_skx_fa33a1d1, "linux uncore_snbep.c skx_uncore_iio; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_skx_fe33c566, "linux uncore_snbep.c skx_uncore_imc perf_ctr_bits; likwid perfmon_skylakeX_counters.h") \
	X(s_linux_uncore_snbep_c_snb_a82ef433, "linux uncore_snbep.c snbep_pci2phy_map_init, skx_uncore_pci_init") \
	X(s_loc, "loc") \
	X(s_lt, "lt") \
	X(s_m2m, "m2m") \
	X(s_m3upi, "m3upi") \
	X(s_nc, "nc") \
	X(s_nm, "nm") \
	X(s_node, "node") \
	X(s_node0, "node0") \
	X(s_node1, "node1") \
	X(s_node2, "node2") \
	X(s_node3, "node3") \
	X(s_node4, "node4") \
	X(s_node5, "node5") \
	X(s_node6, "node6") \
	X(s_node7, "node7") \
	X(s_nodeid, "nodeid") \
	X(s_not_nm, "not_nm") \
	X(s_occ_edge_det, "occ_edge_det") \
	X(s_occ_invert, "occ_invert") \
	X(s_occ_sel, "occ_sel") \
	X(s_opc0, "opc0") \
	X(s_opc1, "opc1") \
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
	X(s_ov_cha3, "ov_cha3") \
	X(s_ov_cha4, "ov_cha4") \
	X(s_ov_cha5, "ov_cha5") \
	X(s_ov_cha6, "ov_cha6") \
	X(s_ov_cha7, "ov_cha7") \
	X(s_ov_cha8, "ov_cha8") \
	X(s_ov_cha9, "ov_cha9") \
	X(s_ov_en, "ov_en") \
	X(s_ov_iio0, "ov_iio0") \
	X(s_ov_iio1, "ov_iio1") \
	X(s_ov_iio2, "ov_iio2") \
	X(s_ov_iio3, "ov_iio3") \
	X(s_ov_iio4, "ov_iio4") \
	X(s_ov_m0, "ov_m0") \
	X(s_ov_m1, "ov_m1") \
	X(s_ov_m2m0, "ov_m2m0") \
	X(s_ov_m2m1, "ov_m2m1") \
	X(s_ov_m3upi0, "ov_m3upi0") \
	X(s_ov_m3upi1, "ov_m3upi1") \
	X(s_ov_p, "ov_p") \
	X(s_ov_u, "ov_u") \
	X(s_ov_u_fixed, "ov_u_fixed") \
	X(s_ov_upi0, "ov_upi0") \
	X(s_ov_upi1, "ov_upi1") \
	X(s_ov_upi2, "ov_upi2") \
	X(s_pcm_cpucounters_h_MC_CH__9244f130, "pcm cpucounters.h MC_CH_PCI_PMON_FIXED_CTL_RST; 327043-001 p62 Table 2-62 (Sandy Bridge)") \
	X(s_pcm_cpucounters_h_UNC_PM_3fafddc2, "pcm cpucounters.h UNC_PMON_UNIT_CTL_RSV (1); linux uncore_snbep.c IVBEP_PMON_BOX_CTL_INT (0); 329468-002 p79 Table 2-72 (Ivy Bridge: 1)") \
	X(s_pcm_cpucounters_h_UNC_PM_770846bb, "pcm cpucounters.h UNC_PMON_UNIT_CTL_RSV (writes 1); linux uncore_snbep.c IVBEP_PMON_BOX_CTL_INT (writes 0)") \
	X(s_pcu, "pcu") \
	X(s_perfmon_skx_V1_37__Count_884a3d76, "perfmon-skx V1.37 (Counter FIXED)") \
	X(s_perfmon_skx_V1_37__libpf_2025fa18, "perfmon-skx V1.37; libpfm4 intel_skx_unc_*_events.h (where it has the event)") \
	X(s_perfmon_skx_V1_37__libpf_e5873851, "perfmon-skx V1.37; libpfm4 intel_skx_unc_imc_events.h (where it has the event)") \
	X(s_perfmon_skx__linux_uncor_a9f7d38a, "perfmon-skx; linux uncore_snbep.c skx_uncore_cpu_init") \
	X(s_pmon, "pmon") \
	X(s_rem, "rem") \
	X(s_rst, "rst") \
	X(s_rst_ctrl, "rst_ctrl") \
	X(s_rst_ctrs, "rst_ctrs") \
	X(s_rsv, "rsv") \
	X(s_sdm_325384_059_Table_35__bace1e59, "sdm-325384-059 Table 35-31 (Haswell)") \
	X(s_skx, "skx") \
	X(s_skx_unc_cha, "skx_unc_cha") \
	X(s_skx_unc_iio, "skx_unc_iio") \
	X(s_skx_unc_imc, "skx_unc_imc") \
	X(s_skx_unc_irp, "skx_unc_irp") \
	X(s_skx_unc_m2m, "skx_unc_m2m") \
	X(s_skx_unc_m3upi, "skx_unc_m3upi") \
	X(s_skx_unc_pcu, "skx_unc_pcu") \
	X(s_skx_unc_ubo, "skx_unc_ubo") \
	X(s_skx_unc_upi, "skx_unc_upi") \
	X(s_state, "state") \
	X(s_thresh, "thresh") \
	X(s_tid, "tid") \
	X(s_tid_en, "tid_en") \
	X(s_ubox, "ubox") \
	X(s_umask, "umask") \
	X(s_umask_ext, "umask_ext") \
	X(s_uncore_cha, "uncore_cha") \
	X(s_uncore_clocks_5bfaa6a2, "uncore clocks") \
	X(s_uncore_iio, "uncore_iio") \
	X(s_uncore_imc, "uncore_imc") \
	X(s_uncore_irp, "uncore_irp") \
	X(s_uncore_m2m, "uncore_m2m") \
	X(s_uncore_m3upi, "uncore_m3upi") \
	X(s_uncore_pcu, "uncore_pcu") \
	X(s_uncore_ubox, "uncore_ubox") \
	X(s_uncore_upi, "uncore_upi") \
	X(s_unfrz_all, "unfrz_all") \
	X(s_unknown, "unknown") \
	X(s_upi, "upi") \
	X(s_upi_ll, "upi_ll") \
	X(s_valid, "valid") \
	X(t_boxes_ubox, "Interrupts, locks and messages of the socket; also the home of the global freeze and of the node IDs.") \
	X(t_fields_ubox_global_ctl_frz_all, "Writing 1 holds every counter of the socket.") \
	X(t_fields_ubox_global_ctl_unfrz_all, "Writing 1 lets every box go on that does not hold itself.") \
	X(t_fields_ubox_global_status_ov_m2m1, "A wrap: M2M 1.") \
	X(t_fields_ubox_global_status_ov_m2m0, "A wrap: M2M 0.") \
	X(t_fields_ubox_global_status_ov_iio4, "A wrap: IIO 4 or its IRP.") \
	X(t_fields_ubox_global_status_ov_iio3, "A wrap: IIO 3 or its IRP.") \
	X(t_fields_ubox_global_status_ov_iio2, "A wrap: IIO 2 or its IRP.") \
	X(t_fields_ubox_global_status_ov_iio1, "A wrap: IIO 1 or its IRP.") \
	X(t_fields_ubox_global_status_ov_iio0, "A wrap: IIO 0 or its IRP.") \
	X(t_fields_ubox_global_status_ov_m3upi1, "A wrap: M3UPI 1.") \
	X(t_fields_ubox_global_status_ov_m3upi0, "A wrap: M3UPI 0.") \
	X(t_fields_ubox_global_status_ov_upi2, "A wrap: UPI link 2.") \
	X(t_fields_ubox_global_status_ov_upi1, "A wrap: UPI link 1.") \
	X(t_fields_ubox_global_status_ov_upi0, "A wrap: UPI link 0.") \
	X(t_fields_ubox_global_status_ov_m1, "A channel of memory controller 1 has a counter that wrapped.") \
	X(t_fields_ubox_global_status_ov_m0, "A channel of memory controller 0 has a counter that wrapped.") \
	X(t_fields_ubox_global_status_ov_cha27, "A wrap: CHA 27.") \
	X(t_fields_ubox_global_status_ov_cha26, "A wrap: CHA 26.") \
	X(t_fields_ubox_global_status_ov_cha25, "A wrap: CHA 25.") \
	X(t_fields_ubox_global_status_ov_cha24, "A wrap: CHA 24.") \
	X(t_fields_ubox_global_status_ov_cha23, "A wrap: CHA 23.") \
	X(t_fields_ubox_global_status_ov_cha22, "A wrap: CHA 22.") \
	X(t_fields_ubox_global_status_ov_cha21, "A wrap: CHA 21.") \
	X(t_fields_ubox_global_status_ov_cha20, "A wrap: CHA 20.") \
	X(t_fields_ubox_global_status_ov_cha19, "A wrap: CHA 19.") \
	X(t_fields_ubox_global_status_ov_cha18, "A wrap: CHA 18.") \
	X(t_fields_ubox_global_status_ov_cha17, "A wrap: CHA 17.") \
	X(t_fields_ubox_global_status_ov_cha16, "A wrap: CHA 16.") \
	X(t_fields_ubox_global_status_ov_cha15, "A wrap: CHA 15.") \
	X(t_fields_ubox_global_status_ov_cha14, "A wrap: CHA 14.") \
	X(t_fields_ubox_global_status_ov_cha13, "A wrap: CHA 13.") \
	X(t_fields_ubox_global_status_ov_cha12, "A wrap: CHA 12.") \
	X(t_fields_ubox_global_status_ov_cha11, "A wrap: CHA 11.") \
	X(t_fields_ubox_global_status_ov_cha10, "A wrap: CHA 10.") \
	X(t_fields_ubox_global_status_ov_cha9, "A wrap: CHA 9.") \
	X(t_fields_ubox_global_status_ov_cha8, "A wrap: CHA 8.") \
	X(t_fields_ubox_global_status_ov_cha7, "A wrap: CHA 7.") \
	X(t_fields_ubox_global_status_ov_cha6, "A wrap: CHA 6.") \
	X(t_fields_ubox_global_status_ov_cha5, "A wrap: CHA 5.") \
	X(t_fields_ubox_global_status_ov_cha4, "A wrap: CHA 4.") \
	X(t_fields_ubox_global_status_ov_cha3, "A wrap: CHA 3.") \
	X(t_fields_ubox_global_status_ov_cha2, "A wrap: CHA 2.") \
	X(t_fields_ubox_global_status_ov_cha1, "A wrap: CHA 1.") \
	X(t_fields_ubox_global_status_ov_cha0, "A wrap: CHA 0.") \
	X(t_fields_ubox_global_status_ov_p, "A wrap: power control unit.") \
	X(t_fields_ubox_global_status_ov_u, "A wrap: UBox.") \
	X(t_fields_ubox_global_status_ov_u_fixed, "A wrap: fixed counter of the UBox.") \
	X(t_fields_ubox_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_ubox_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_ubox_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_ubox_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_ubox_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_ubox_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_ubox_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_ubox_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_ubox_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_ubox_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_ubox_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_ubox_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_fields_ubox_fixed_ctl_en, "Lets the fixed counter count uncore clocks.") \
	X(t_fields_ubox_fixed_ctl_ov_en, "A wrap is reported.") \
	X(t_fields_ubox_fixed_ctr_event_count, "Uncore clocks.") \
	X(t_fields_ubox_box_filter_cid, "Core whose interrupts and messages are counted.") \
	X(t_fields_ubox_box_filter_tid, "Thread of that core.") \
	X(t_fields_ubox_cpunodeid_nodeid, "Node ID of the socket that this bus belongs to.") \
	X(t_fields_ubox_gidnidmap_node7, "Node ID of physical package 7.") \
	X(t_fields_ubox_gidnidmap_node6, "Node ID of physical package 6.") \
	X(t_fields_ubox_gidnidmap_node5, "Node ID of physical package 5.") \
	X(t_fields_ubox_gidnidmap_node4, "Node ID of physical package 4.") \
	X(t_fields_ubox_gidnidmap_node3, "Node ID of physical package 3.") \
	X(t_fields_ubox_gidnidmap_node2, "Node ID of physical package 2.") \
	X(t_fields_ubox_gidnidmap_node1, "Node ID of physical package 1.") \
	X(t_fields_ubox_gidnidmap_node0, "Node ID of physical package 0.") \
	X(t_fields_ubox_bus_numbers_valid, "The bus numbers hold.") \
	X(t_fields_ubox_bus_numbers_bus5, "Bus of I/O stack 5.") \
	X(t_fields_ubox_bus_numbers_bus4, "Bus of I/O stack 4.") \
	X(t_fields_ubox_bus_numbers_bus3, "Bus of I/O stack 3.") \
	X(t_fields_ubox_bus_numbers_bus2, "Bus of I/O stack 2.") \
	X(t_fields_ubox_bus_numbers_bus1, "Bus of I/O stack 1.") \
	X(t_fields_ubox_bus_numbers_bus0, "Bus of I/O stack 0.") \
	X(t_registers_ubox_global_ctl, "Freezes and unfreezes every box of the socket.") \
	X(t_registers_ubox_global_status, "Which boxes have a counter that wrapped.") \
	X(t_registers_ubox_global_config, "Nobody says what it holds.") \
	X(t_registers_ubox_fixed_ctl, "Enables the fixed counter.") \
	X(t_registers_ubox_fixed_ctr, "Counts uncore clocks.") \
	X(t_registers_ubox_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_ubox_box_filter, "Core and thread for the events that have a filter; its address is that of Haswell.") \
	X(t_registers_ubox_box_status, "Which of its counters have wrapped.") \
	X(t_registers_ubox_ctr, "Count of counter {i}.") \
	X(t_registers_ubox_cpunodeid, "This socket's node ID.") \
	X(t_registers_ubox_gidnidmap, "Node ID of each package.") \
	X(t_registers_ubox_bus_numbers, "Which PCI bus each I/O stack has.") \
	X(t_steps_ubox_setup, "There is no freeze of this box alone.") \
	X(t_steps_ubox_freeze, "The event stays chosen.") \
	X(t_steps_ubox_reset, "No box control, so the data registers are written.") \
	X(t_steps_ubox_program2, "The event is chosen, and nothing counts: the guide enables with event code 0 here, but that code is a clock.") \
	X(t_steps_ubox_start, "Event and enable in one write: counting begins.") \
	X(t_steps_ubox_acknowledge, "Writing 1 clears; no new freeze is taken until this and the global status are clear.") \
	X(t_categories_ubox_UCLK, "The uncore clock as this box sees it.") \
	X(t_categories_ubox_EVENT_MSG, "Interrupts and messages that arrive.") \
	X(t_categories_ubox_LOCK, "Locks and split locks.") \
	X(t_categories_ubox_PHOLD, "The PHOLD signal.") \
	X(t_categories_ubox_RACU, "Requests to the RACU.") \
	X(t_events_UNC_U_CLOCKTICKS_name, "UNC_U_CLOCKTICKS") \
	X(t_events_UNC_U_CLOCKTICKS, "Uncore clock cycles, counted by the fixed counter alone.") \
	X(t_events_UNC_U_EVENT_MSG_name, "UNC_U_EVENT_MSG") \
	X(t_events_UNC_U_EVENT_MSG, "Interrupts and messages that arrive at the UBox, by kind.") \
	X(t_umasks_UNC_U_EVENT_MSG__VLW_RCVD, "Virtual legacy wires: the old interrupt pins as messages.") \
	X(t_umasks_UNC_U_EVENT_MSG__MSI_RCVD, "Message signalled interrupts, as devices send them.") \
	X(t_umasks_UNC_U_EVENT_MSG__IPI_RCVD, "Interrupts from one processor to another.") \
	X(t_umasks_UNC_U_EVENT_MSG__DOORBELL_RCVD, "Doorbells.") \
	X(t_umasks_UNC_U_EVENT_MSG__INT_PRIO, "Messages about interrupt priorities, going by the name.") \
	X(t_events_UNC_U_LOCK_CYCLES_name, "UNC_U_LOCK_CYCLES") \
	X(t_events_UNC_U_LOCK_CYCLES, "Locks and split locks that cores begin: starts, by what Intel says of it, though the name says cycles.") \
	X(t_events_UNC_U_PHOLD_CYCLES_name, "UNC_U_PHOLD_CYCLES") \
	X(t_events_UNC_U_PHOLD_CYCLES, "PHOLD cycles, by phase; Intel does not say what PHOLD holds.") \
	X(t_umasks_UNC_U_PHOLD_CYCLES__ASSERT_TO_ACK, "From the assertion of PHOLD to the answer.") \
	X(t_events_UNC_U_RACU_REQUESTS_name, "UNC_U_RACU_REQUESTS") \
	X(t_events_UNC_U_RACU_REQUESTS, "Register requests in the message channel, going by the description; it says outstanding ones, the name says requests.") \
	X(t_events_UNC_U_RACU_DRNG_name, "UNC_U_RACU_DRNG") \
	X(t_events_UNC_U_RACU_DRNG, "Requests for random numbers, going by the names; Intel does not explain them.") \
	X(t_umasks_UNC_U_RACU_DRNG__RDRAND, "For RDRAND.") \
	X(t_umasks_UNC_U_RACU_DRNG__RDSEED, "For RDSEED.") \
	X(t_umasks_UNC_U_RACU_DRNG__PFTCH_BUF_EMPTY, "The buffer of numbers fetched ahead is empty.") \
	X(t_boxes_cha, "One slice of the last-level cache with its part of the home agent; the source of cache lookup and TOR counts.") \
	X(t_fields_cha_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_cha_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_cha_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_cha_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_cha_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_cha_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_cha_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_cha_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_cha_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_cha_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_cha_ctl_tid_en, "Counts only what the thread in box_filter.tid causes.") \
	X(t_fields_cha_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_cha_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_cha_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_cha_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_cha_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_fields_cha_box_filter_state, "Line states that LLC_LOOKUP counts; with none chosen it counts nothing.") \
	X(t_fields_cha_box_filter_link, "A link; the driver lets it through, and has no word for it.") \
	X(t_fields_cha_box_filter_tid, "Thread that is counted where ctl.tid_en is 1.") \
	X(t_fields_cha_box_filter1_isoc, "Counts isochronous requests.") \
	X(t_fields_cha_box_filter1_nc, "Counts non-coherent requests.") \
	X(t_fields_cha_box_filter1_c6, "Counts what a core does on its way to C6.") \
	X(t_fields_cha_box_filter1_opc1, "Second opcode to count.") \
	X(t_fields_cha_box_filter1_opc0, "First opcode to count.") \
	X(t_fields_cha_box_filter1_not_nm, "Counts requests that are not for near memory.") \
	X(t_fields_cha_box_filter1_nm, "Counts requests for near memory.") \
	X(t_fields_cha_box_filter1_all_opc, "Counts every opcode, whatever opc0 and opc1 hold.") \
	X(t_fields_cha_box_filter1_loc, "Counts requests for memory of this socket.") \
	X(t_fields_cha_box_filter1_rem, "Counts requests for memory of other sockets.") \
	X(t_registers_cha_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_cha_box_status, "Which counters have wrapped; Linux does not use it.") \
	X(t_registers_cha_box_filter, "Line state and thread filter, shared by the four counters.") \
	X(t_registers_cha_box_filter1, "Opcode and place filter, shared by the four counters.") \
	X(t_registers_cha_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_cha_ctr, "Count of counter {i}.") \
	X(t_steps_cha_setup, "Hold the counters still.") \
	X(t_steps_cha_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_cha_program3, "Enabled, but held by the freeze until start.") \
	X(t_steps_cha_start, "Counting begins here.") \
	X(t_steps_cha_acknowledge, "Writing 1 clears.") \
	X(t_steps_cha_restore, "Nothing counts any more.") \
	X(t_steps_cha_restore2, "The box is left running with nothing enabled.") \
	X(t_boxes_pcu, "Counts frequency, voltage and core state changes of the package.") \
	X(t_fields_pcu_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_pcu_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_pcu_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_pcu_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_pcu_ctl_occ_edge_det, "Counts changes of the occupancy comparison.") \
	X(t_fields_pcu_ctl_occ_invert, "Turns the occupancy comparison round.") \
	X(t_fields_pcu_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_pcu_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_pcu_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_pcu_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_pcu_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_pcu_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_pcu_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_pcu_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_pcu_ctl_occ_sel, "Core state that occupancy events count.") \
	X(t_values_pcu_ctl_occ_sel_C0, "Cores in C0.") \
	X(t_values_pcu_ctl_occ_sel_C3, "Cores in C3.") \
	X(t_values_pcu_ctl_occ_sel_C6, "Cores in C6.") \
	X(t_fields_pcu_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_pcu_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_fields_pcu_box_filter_filt31_24, "Frequency of band 3, in units of 100 MHz.") \
	X(t_fields_pcu_box_filter_filt23_16, "Frequency of band 2, in units of 100 MHz.") \
	X(t_fields_pcu_box_filter_filt15_8, "Frequency of band 1, in units of 100 MHz.") \
	X(t_fields_pcu_box_filter_filt7_0, "Frequency of band 0, in units of 100 MHz.") \
	X(t_fields_pcu_core_c6_ctr_event_count, "Cycles this core has been in C6; one read in a package is not the package's residency.") \
	X(t_fields_pcu_core_c3_ctr_event_count, "Cycles this core has been in C3; one read in a package is not the package's residency.") \
	X(t_fields_pcu_capid6_cha_mask, "A 1 for each CHA that fuses left; the CHAs that are there have no gaps in their numbers.") \
	X(t_registers_pcu_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_pcu_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_pcu_box_filter, "Four frequency bands, one for each band event.") \
	X(t_registers_pcu_box_status, "Which counters have wrapped.") \
	X(t_registers_pcu_ctr, "Count of counter {i}.") \
	X(t_registers_pcu_core_c6_ctr, "Residency of one core in C6.") \
	X(t_registers_pcu_core_c3_ctr, "Residency of one core in C3.") \
	X(t_registers_pcu_capid6, "What fuses left of the part.") \
	X(t_steps_pcu_setup, "Hold the counters still.") \
	X(t_steps_pcu_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_pcu_program2, "Enabled, but held by the freeze until start.") \
	X(t_steps_pcu_start, "Counting begins here.") \
	X(t_steps_pcu_acknowledge, "Writing 1 clears.") \
	X(t_steps_pcu_restore, "Nothing counts any more.") \
	X(t_steps_pcu_restore2, "The box is left running with nothing enabled.") \
	X(t_categories_pcu_PCLK, "The clock of the power control unit.") \
	X(t_categories_pcu_FREQ_MAX_LIMIT, "What keeps the frequency from rising.") \
	X(t_categories_pcu_FREQ_MIN_LIMIT, "What keeps the frequency from falling.") \
	X(t_categories_pcu_FREQ_TRANS, "Changes of the frequency.") \
	X(t_categories_pcu_PROCHOT, "Throttling because something is too hot.") \
	X(t_categories_pcu_CORE_C_STATE_TRANSITION, "Cores that change their C-state.") \
	X(t_categories_pcu_POWER_STATE_OCC, "How many cores are in a C-state.") \
	X(t_categories_pcu_PKG_C_STATE_RESIDENCY, "Time of the package in its C-states.") \
	X(t_categories_pcu_MEMORY_PHASE_SHEDDING, "A saving mode of the memory interface.") \
	X(t_categories_pcu_VR_HOT, "Heat of the voltage regulator.") \
	X(t_categories_pcu_VR_PHASES, "States of the voltage regulator on the die, in which it drives more or fewer phases.") \
	X(t_events_UNC_P_CLOCKTICKS_name, "UNC_P_CLOCKTICKS") \
	X(t_events_UNC_P_CLOCKTICKS, "Cycles of the PCU clock; its rate never changes (1 GHz), so they measure time.") \
	X(t_events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES_name, "UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES") \
	X(t_events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES, "PCU cycles in which heat is what caps the frequency, after all limits were weighed. Some cycles may be counted as limited by current too.") \
	X(t_events_UNC_P_FREQ_MAX_POWER_CYCLES_name, "UNC_P_FREQ_MAX_POWER_CYCLES") \
	X(t_events_UNC_P_FREQ_MAX_POWER_CYCLES, "PCU cycles in which the power budget is what caps the frequency. Some cycles may be counted as limited by current too.") \
	X(t_events_UNC_P_MCP_PROCHOT_CYCLES_name, "UNC_P_MCP_PROCHOT_CYCLES") \
	X(t_events_UNC_P_MCP_PROCHOT_CYCLES, "Cycles of throttling for heat in a second die of the package, going by the name; Intel does not explain it.") \
	X(t_events_UNC_P_PMAX_THROTTLED_CYCLES_name, "UNC_P_PMAX_THROTTLED_CYCLES") \
	X(t_events_UNC_P_PMAX_THROTTLED_CYCLES, "Cycles of throttling because the package drew too much power, going by the name; Intel does not explain it.") \
	X(t_events_UNC_P_PROCHOT_INTERNAL_CYCLES_name, "UNC_P_PROCHOT_INTERNAL_CYCLES") \
	X(t_events_UNC_P_PROCHOT_INTERNAL_CYCLES, "PCU cycles throttled because a sensor on the die reports heat.") \
	X(t_events_UNC_P_PROCHOT_EXTERNAL_CYCLES_name, "UNC_P_PROCHOT_EXTERNAL_CYCLES") \
	X(t_events_UNC_P_PROCHOT_EXTERNAL_CYCLES, "PCU cycles throttled at a request from outside, as when memory gets too hot.") \
	X(t_events_UNC_P_PKG_RESIDENCY_C0_CYCLES_name, "UNC_P_PKG_RESIDENCY_C0_CYCLES") \
	X(t_events_UNC_P_PKG_RESIDENCY_C0_CYCLES, "PCU cycles in which the package is in C0; with edge_det, times it got there.") \
	X(t_events_UNC_P_PKG_RESIDENCY_C2E_CYCLES_name, "UNC_P_PKG_RESIDENCY_C2E_CYCLES") \
	X(t_events_UNC_P_PKG_RESIDENCY_C2E_CYCLES, "PCU cycles in which the package is in C2E; with edge_det, times it got there.") \
	X(t_events_UNC_P_PKG_RESIDENCY_C3_CYCLES_name, "UNC_P_PKG_RESIDENCY_C3_CYCLES") \
	X(t_events_UNC_P_PKG_RESIDENCY_C3_CYCLES, "PCU cycles in which the package is in C3; with edge_det, times it got there.") \
	X(t_events_UNC_P_PKG_RESIDENCY_C6_CYCLES_name, "UNC_P_PKG_RESIDENCY_C6_CYCLES") \
	X(t_events_UNC_P_PKG_RESIDENCY_C6_CYCLES, "PCU cycles in which the package is in C6; with edge_det, times it got there.") \
	X(t_events_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES_name, "UNC_P_MEMORY_PHASE_SHEDDING_CYCLES") \
	X(t_events_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES, "PCU cycles with memory phase shedding, which saves power and makes memory slower to answer.") \
	X(t_events_UNC_P_DEMOTIONS_name, "UNC_P_DEMOTIONS") \
	X(t_events_UNC_P_DEMOTIONS, "Cores that got a lighter C-state than they asked for, going by the name; on the generation before there was an event for each core.") \
	X(t_events_UNC_P_VR_HOT_CYCLES_name, "UNC_P_VR_HOT_CYCLES") \
	X(t_events_UNC_P_VR_HOT_CYCLES, "PCU cycles with a hot voltage regulator, going by the name; Intel does not explain it.") \
	X(t_events_UNC_P_CORE_TRANSITION_CYCLES_name, "UNC_P_CORE_TRANSITION_CYCLES") \
	X(t_events_UNC_P_CORE_TRANSITION_CYCLES, "Cycles in which cores change their C-state, going by the name; how it differs from TOTAL_TRANSITION_CYCLES nobody says.") \
	X(t_events_UNC_P_TOTAL_TRANSITION_CYCLES_name, "UNC_P_TOTAL_TRANSITION_CYCLES") \
	X(t_events_UNC_P_TOTAL_TRANSITION_CYCLES, "PCU cycles of C-state changes over all cores; it adds at most 1 in a cycle.") \
	X(t_events_UNC_P_FREQ_MIN_IO_P_CYCLES_name, "UNC_P_FREQ_MIN_IO_P_CYCLES") \
	X(t_events_UNC_P_FREQ_MIN_IO_P_CYCLES, "PCU cycles in which the needs of I/O, here or on another socket, keep the frequency up.") \
	X(t_events_UNC_P_FREQ_TRANS_CYCLES_name, "UNC_P_FREQ_TRANS_CYCLES") \
	X(t_events_UNC_P_FREQ_TRANS_CYCLES, "PCU cycles in which the frequency is being changed.") \
	X(t_events_UNC_P_FIVR_PS_PS0_CYCLES_name, "UNC_P_FIVR_PS_PS0_CYCLES") \
	X(t_events_UNC_P_FIVR_PS_PS0_CYCLES, "Cycles in which the voltage regulator on the die is in phase shedding state 0.") \
	X(t_events_UNC_P_FIVR_PS_PS1_CYCLES_name, "UNC_P_FIVR_PS_PS1_CYCLES") \
	X(t_events_UNC_P_FIVR_PS_PS1_CYCLES, "Cycles in which the voltage regulator on the die is in phase shedding state 1.") \
	X(t_events_UNC_P_FIVR_PS_PS2_CYCLES_name, "UNC_P_FIVR_PS_PS2_CYCLES") \
	X(t_events_UNC_P_FIVR_PS_PS2_CYCLES, "Cycles in which the voltage regulator on the die is in phase shedding state 2.") \
	X(t_events_UNC_P_FIVR_PS_PS3_CYCLES_name, "UNC_P_FIVR_PS_PS3_CYCLES") \
	X(t_events_UNC_P_FIVR_PS_PS3_CYCLES, "Cycles in which the voltage regulator on the die is in phase shedding state 3.") \
	X(t_events_UNC_P_POWER_STATE_OCCUPANCY_name, "UNC_P_POWER_STATE_OCCUPANCY") \
	X(t_events_UNC_P_POWER_STATE_OCCUPANCY, "Adds the cores in one C-state every PCU cycle; what Intel prints as umasks 0x40, 0x80, 0xc0 is occ_sel.") \
	X(t_umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C0, "Cores in C0 or C1: occ_sel 1.") \
	X(t_umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C3, "Cores in C3: occ_sel 2.") \
	X(t_umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C6, "Cores in C6 or C7: occ_sel 3.") \
	X(t_boxes_iio, "One stack of PCIe ports, or the chipset's, with the traffic of its devices.") \
	X(t_fields_iio_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_iio_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_iio_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_iio_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_iio_ctl_fc_mask, "Kinds of transactions to count, one bit for each.") \
	X(t_fields_iio_ctl_ch_mask, "Ports to count, one bit for each.") \
	X(t_fields_iio_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_iio_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_iio_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_iio_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_iio_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_iio_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_iio_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_iio_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_iio_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_iio_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_iio_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_registers_iio_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_iio_box_status, "Which counters have wrapped; Linux does not use it.") \
	X(t_registers_iio_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_iio_ctr, "Count of counter {i}.") \
	X(t_steps_iio_setup, "Hold the counters still.") \
	X(t_steps_iio_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_iio_program, "Enabled, but held by the freeze until start.") \
	X(t_steps_iio_start, "Counting begins here.") \
	X(t_steps_iio_acknowledge, "Writing 1 clears.") \
	X(t_steps_iio_restore, "Nothing counts any more.") \
	X(t_steps_iio_restore2, "The box is left running with nothing enabled.") \
	X(t_boxes_irp, "Keeps the traffic of one I/O stack coherent; there is one beside each IIO.") \
	X(t_fields_irp_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_irp_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_irp_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_irp_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_irp_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_irp_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_irp_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_irp_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_irp_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_irp_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_irp_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_irp_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_irp_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_irp_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_irp_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_registers_irp_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_irp_box_status, "Which counters have wrapped; Linux does not use it.") \
	X(t_registers_irp_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_irp_ctr, "Count of counter {i}.") \
	X(t_steps_irp_setup, "Hold the counters still.") \
	X(t_steps_irp_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_irp_program, "Enabled, but held by the freeze until start.") \
	X(t_steps_irp_start, "Counting begins here.") \
	X(t_steps_irp_acknowledge, "Writing 1 clears.") \
	X(t_steps_irp_restore, "Nothing counts any more.") \
	X(t_steps_irp_restore2, "The box is left running with nothing enabled.") \
	X(t_boxes_imc, "Counts the commands of one memory channel. Two controllers have three channels each.") \
	X(t_fields_imc_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_imc_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_imc_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_imc_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_imc_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_imc_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_imc_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_imc_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_imc_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_imc_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_imc_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_imc_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_imc_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_imc_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_imc_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_fields_imc_fixed_ctl_en, "Lets the DRAM clock counter count.") \
	X(t_fields_imc_fixed_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_imc_fixed_ctl_rst, "Writing 1 zeroes the fixed counter; not bit 17 as in the other controls.") \
	X(t_fields_imc_fixed_ctr_event_count, "DRAM clocks, at half the data rate.") \
	X(t_registers_imc_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_imc_box_status, "Which counters have wrapped.") \
	X(t_registers_imc_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_imc_ctr, "Count of counter {i}.") \
	X(t_registers_imc_fixed_ctl, "Enables the DRAM clock counter.") \
	X(t_registers_imc_fixed_ctr, "Counts DRAM clocks.") \
	X(t_steps_imc_setup, "Hold the counters still.") \
	X(t_steps_imc_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_imc_reset2, "Whether the box reset covers the fixed counter was not seen.") \
	X(t_steps_imc_program, "Enabled, but held by the freeze until start.") \
	X(t_steps_imc_start, "Counting begins here.") \
	X(t_steps_imc_acknowledge, "Writing 1 clears.") \
	X(t_steps_imc_restore, "Nothing counts any more.") \
	X(t_steps_imc_restore3, "The box is left running with nothing enabled.") \
	X(t_categories_imc_DCLK, "DRAM clock.") \
	X(t_categories_imc_ACT, "Activate commands.") \
	X(t_categories_imc_PRE, "Precharge commands.") \
	X(t_categories_imc_CAS, "Column commands.") \
	X(t_categories_imc_DRAM_REFRESH, "Refreshes.") \
	X(t_categories_imc_DRAM_PRE_ALL, "Precharge of all banks.") \
	X(t_categories_imc_MAJOR_MODES, "Major modes of the scheduler.") \
	X(t_categories_imc_PREEMPTION, "Requests that overtake others.") \
	X(t_categories_imc_ECC, "ECC errors.") \
	X(t_categories_imc_RPQ, "Read pending queue.") \
	X(t_categories_imc_WPQ, "Write pending queue.") \
	X(t_categories_imc_POWER, "Power saving and throttling.") \
	X(t_categories_imc_BYPASS_COMMAND, "Commands through the bypass.") \
	X(t_events_UNC_M_CLOCKTICKS_name, "UNC_M_CLOCKTICKS") \
	X(t_events_UNC_M_CLOCKTICKS, "DRAM clock cycles, at half the data rate.") \
	X(t_events_UNC_M_CLOCKTICKS_F_name, "UNC_M_CLOCKTICKS_F") \
	X(t_events_UNC_M_CLOCKTICKS_F, "DRAM clock cycles, in the fixed counter, so that the general ones are free for other events.") \
	X(t_events_UNC_M_ACT_COUNT_name, "UNC_M_ACT_COUNT") \
	X(t_events_UNC_M_ACT_COUNT, "Activate commands: DRAM pages opened, by what for.") \
	X(t_umasks_UNC_M_ACT_COUNT__RD, "Pages opened for reads.") \
	X(t_umasks_UNC_M_ACT_COUNT__WR, "Pages opened for writes.") \
	X(t_umasks_UNC_M_ACT_COUNT__BYP, "By its name, pages opened by the bypass; the description repeats that of WR.") \
	X(t_events_UNC_M_PRE_COUNT_name, "UNC_M_PRE_COUNT") \
	X(t_events_UNC_M_PRE_COUNT, "Precharge commands: DRAM pages closed; those implied by auto-precharge are left out.") \
	X(t_umasks_UNC_M_PRE_COUNT__PAGE_MISS, "Closed as a request needs another page.") \
	X(t_umasks_UNC_M_PRE_COUNT__PAGE_CLOSE, "Closed as the page close timer ran out.") \
	X(t_umasks_UNC_M_PRE_COUNT__RD, "Closed for reads.") \
	X(t_umasks_UNC_M_PRE_COUNT__WR, "Closed for writes.") \
	X(t_umasks_UNC_M_PRE_COUNT__BYP, "Closed for the bypass.") \
	X(t_events_UNC_M_CAS_COUNT_name, "UNC_M_CAS_COUNT") \
	X(t_events_UNC_M_CAS_COUNT, "Column commands (CAS): reads and writes that DRAM was told to do.") \
	X(t_umasks_UNC_M_CAS_COUNT__RD_REG, "Regular reads, with or without auto-precharge.") \
	X(t_umasks_UNC_M_CAS_COUNT__RD_UNDERFILL, "Reads that fetch the rest of a line for a partial write, in either mode.") \
	X(t_umasks_UNC_M_CAS_COUNT__RD, "All reads, underfills included.") \
	X(t_umasks_UNC_M_CAS_COUNT__WR_WMM, "Writes in write major mode.") \
	X(t_umasks_UNC_M_CAS_COUNT__WR_RMM, "Writes slipped in during read major mode.") \
	X(t_umasks_UNC_M_CAS_COUNT__WR, "All writes, in either mode.") \
	X(t_umasks_UNC_M_CAS_COUNT__ALL, "All reads and writes.") \
	X(t_umasks_UNC_M_CAS_COUNT__RD_WMM, "Reads in write major mode. They are among the regular reads and underfills, too.") \
	X(t_umasks_UNC_M_CAS_COUNT__RD_RMM, "Reads in read major mode. They are among the regular reads and underfills, too.") \
	X(t_umasks_UNC_M_CAS_COUNT__RD_ISOCH, "Reads in the mode for isochronous reads.") \
	X(t_umasks_UNC_M_CAS_COUNT__WR_ISOCH, "Column commands in the mode for isochronous writes; Intel's title says reads, the name writes.") \
	X(t_events_UNC_M_DRAM_REFRESH_name, "UNC_M_DRAM_REFRESH") \
	X(t_events_UNC_M_DRAM_REFRESH, "Refresh commands, by urgency.") \
	X(t_umasks_UNC_M_DRAM_REFRESH__PANIC, "Refreshes at panic urgency.") \
	X(t_umasks_UNC_M_DRAM_REFRESH__HIGH, "Refreshes at high urgency.") \
	X(t_events_UNC_M_DRAM_PRE_ALL_name, "UNC_M_DRAM_PRE_ALL") \
	X(t_events_UNC_M_DRAM_PRE_ALL, "Commands that precharge every bank at once.") \
	X(t_events_UNC_M_MAJOR_MODES_name, "UNC_M_MAJOR_MODES") \
	X(t_events_UNC_M_MAJOR_MODES, "Cycles in a major mode, which holds for the whole channel.") \
	X(t_umasks_UNC_M_MAJOR_MODES__READ, "Reads go first: the default.") \
	X(t_umasks_UNC_M_MAJOR_MODES__WRITE, "Writes go first, as the write queue runs full; reads wait longer.") \
	X(t_umasks_UNC_M_MAJOR_MODES__PARTIAL, "Only starved underfill reads go.") \
	X(t_umasks_UNC_M_MAJOR_MODES__ISOCH, "Only isochronous requests go; two modes counted as one.") \
	X(t_events_UNC_M_PREEMPTION_name, "UNC_M_PREEMPTION") \
	X(t_events_UNC_M_PREEMPTION, "Reads of high priority that close a page others still use: quicker for them, dearer for all.") \
	X(t_umasks_UNC_M_PREEMPTION__RD_PREEMPT_RD, "A read goes before a read.") \
	X(t_umasks_UNC_M_PREEMPTION__RD_PREEMPT_WR, "A read goes before a write.") \
	X(t_events_UNC_M_ECC_CORRECTABLE_ERRORS_name, "UNC_M_ECC_CORRECTABLE_ERRORS") \
	X(t_events_UNC_M_ECC_CORRECTABLE_ERRORS, "ECC corrections, each counted once however many bits it mends; needs ECC memory.") \
	X(t_events_UNC_M_RPQ_INSERTS_name, "UNC_M_RPQ_INSERTS") \
	X(t_events_UNC_M_RPQ_INSERTS, "Reads that enter the read pending queue, isochronous or not.") \
	X(t_events_UNC_M_RPQ_CYCLES_NE_name, "UNC_M_RPQ_CYCLES_NE") \
	X(t_events_UNC_M_RPQ_CYCLES_NE, "Cycles with at least one read in the read pending queue.") \
	X(t_events_UNC_M_RPQ_CYCLES_FULL_name, "UNC_M_RPQ_CYCLES_FULL") \
	X(t_events_UNC_M_RPQ_CYCLES_FULL, "Cycles with the read pending queue full: the mesh has no credit for another read. It rarely fills without isochronous traffic.") \
	X(t_events_UNC_M_WPQ_INSERTS_name, "UNC_M_WPQ_INSERTS") \
	X(t_events_UNC_M_WPQ_INSERTS, "Writes that enter the write pending queue. A write leaves it when it has gone to DRAM, long after its sender was told that it is done.") \
	X(t_events_UNC_M_WPQ_CYCLES_NE_name, "UNC_M_WPQ_CYCLES_NE") \
	X(t_events_UNC_M_WPQ_CYCLES_NE, "Cycles with at least one write in the write pending queue.") \
	X(t_events_UNC_M_WPQ_CYCLES_FULL_name, "UNC_M_WPQ_CYCLES_FULL") \
	X(t_events_UNC_M_WPQ_CYCLES_FULL, "Cycles with the write pending queue full: the mesh has no credit for another write.") \
	X(t_events_UNC_M_WPQ_READ_HIT_name, "UNC_M_WPQ_READ_HIT") \
	X(t_events_UNC_M_WPQ_READ_HIT, "Reads served from a write still in the write pending queue.") \
	X(t_events_UNC_M_WPQ_WRITE_HIT_name, "UNC_M_WPQ_WRITE_HIT") \
	X(t_events_UNC_M_WPQ_WRITE_HIT, "Writes that meet an older write to their line in the write pending queue and overwrite it.") \
	X(t_events_UNC_M_POWER_THROTTLE_CYCLES_name, "UNC_M_POWER_THROTTLE_CYCLES") \
	X(t_events_UNC_M_POWER_THROTTLE_CYCLES, "Cycles of throttling, by heat or by the power control unit; several ranks at once add 1.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK0, "Rank 0 is throttled.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK1, "Rank 1 is throttled.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK2, "Rank 2 is throttled.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK3, "Rank 3 is throttled.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK4, "Rank 4 is throttled.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK5, "Rank 5 is throttled.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK6, "Rank 6 is throttled.") \
	X(t_umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK7, "Rank 7 is throttled.") \
	X(t_events_UNC_M_POWER_PCU_THROTTLING_name, "UNC_M_POWER_PCU_THROTTLING") \
	X(t_events_UNC_M_POWER_PCU_THROTTLING, "By its name, throttling asked for by the power control unit; Intel gives no description.") \
	X(t_events_UNC_M_POWER_SELF_REFRESH_name, "UNC_M_POWER_SELF_REFRESH") \
	X(t_events_UNC_M_POWER_SELF_REFRESH, "Cycles of self-refresh with the controller clock running; package C3 and C6 stop that clock.") \
	X(t_events_UNC_M_RPQ_OCCUPANCY_name, "UNC_M_RPQ_OCCUPANCY") \
	X(t_events_UNC_M_RPQ_OCCUPANCY, "Reads in the read pending queue, added up every cycle. Divide by RPQ_INSERTS for the mean time in the queue, by RPQ_CYCLES_NE for the mean length.") \
	X(t_events_UNC_M_WPQ_OCCUPANCY_name, "UNC_M_WPQ_OCCUPANCY") \
	X(t_events_UNC_M_WPQ_OCCUPANCY, "Writes in the write pending queue, added up every cycle. Divide by WPQ_INSERTS for the mean time in the queue: it says nothing of how long a program waits.") \
	X(t_events_UNC_M_POWER_CKE_CYCLES_name, "UNC_M_POWER_CKE_CYCLES") \
	X(t_events_UNC_M_POWER_CKE_CYCLES, "Cycles with CKE on in a rank; ranks taken together add 1, so take a counter for each. The guide advises inverting it, which this part cannot.") \
	X(t_umasks_UNC_M_POWER_CKE_CYCLES__RANK0, "Rank 0 has CKE on.") \
	X(t_umasks_UNC_M_POWER_CKE_CYCLES__RANK1, "Rank 1 has CKE on.") \
	X(t_umasks_UNC_M_POWER_CKE_CYCLES__RANK2, "Rank 2 has CKE on.") \
	X(t_umasks_UNC_M_POWER_CKE_CYCLES__RANK3, "Rank 3 has CKE on.") \
	X(t_umasks_UNC_M_POWER_CKE_CYCLES__RANK4, "Rank 4 has CKE on.") \
	X(t_umasks_UNC_M_POWER_CKE_CYCLES__RANK5, "Rank 5 has CKE on.") \
	X(t_umasks_UNC_M_POWER_CKE_CYCLES__RANK6, "Rank 6 has CKE on.") \
	X(t_umasks_UNC_M_POWER_CKE_CYCLES__RANK7, "Rank 7 has CKE on.") \
	X(t_events_UNC_M_POWER_CHANNEL_DLLOFF_name, "UNC_M_POWER_CHANNEL_DLLOFF") \
	X(t_events_UNC_M_POWER_CHANNEL_DLLOFF, "Cycles with every rank of the channel in slow CKE mode, its DLL off.") \
	X(t_events_UNC_M_POWER_CHANNEL_PPD_name, "UNC_M_POWER_CHANNEL_PPD") \
	X(t_events_UNC_M_POWER_CHANNEL_PPD, "Cycles with every rank of the channel in precharge power-down (PPD). With input buffer termination (IBT) on, cycles in which it could have been off.") \
	X(t_events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES_name, "UNC_M_POWER_CRITICAL_THROTTLE_CYCLES") \
	X(t_events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES, "Cycles of critical thermal throttling, when no request passes; not by rank.") \
	X(t_events_UNC_M_RD_CAS_PRIO_name, "UNC_M_RD_CAS_PRIO") \
	X(t_events_UNC_M_RD_CAS_PRIO, "Read column commands, by priority.") \
	X(t_umasks_UNC_M_RD_CAS_PRIO__LOW, "Low priority.") \
	X(t_umasks_UNC_M_RD_CAS_PRIO__MED, "Medium priority.") \
	X(t_umasks_UNC_M_RD_CAS_PRIO__HIGH, "High priority.") \
	X(t_umasks_UNC_M_RD_CAS_PRIO__PANIC, "Starved reads that are not isochronous.") \
	X(t_events_UNC_M_BYP_CMDS_name, "UNC_M_BYP_CMDS") \
	X(t_events_UNC_M_BYP_CMDS, "DRAM commands that took the bypass of two cycles.") \
	X(t_umasks_UNC_M_BYP_CMDS__ACT, "Activate commands.") \
	X(t_umasks_UNC_M_BYP_CMDS__CAS, "Column commands.") \
	X(t_umasks_UNC_M_BYP_CMDS__PRE, "Precharge commands.") \
	X(t_events_UNC_M_RD_CAS_RANK0_name, "UNC_M_RD_CAS_RANK0") \
	X(t_events_UNC_M_RD_CAS_RANK0, "Read column commands to rank 0, by bank.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK1, "Rank 0, bank 1.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK2, "Rank 0, bank 2.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK4, "Rank 0, bank 4.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK0, "Rank 0, bank 0.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK3, "Rank 0, bank 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK5, "Rank 0, bank 5.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK6, "Rank 0, bank 6.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK7, "Rank 0, bank 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK0__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_RD_CAS_RANK1_name, "UNC_M_RD_CAS_RANK1") \
	X(t_events_UNC_M_RD_CAS_RANK1, "Read column commands to rank 1, by bank.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK1, "Rank 1, bank 1.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK2, "Rank 1, bank 2.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK4, "Rank 1, bank 4.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK0, "Rank 1, bank 0.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK3, "Rank 1, bank 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK5, "Rank 1, bank 5.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK6, "Rank 1, bank 6.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK7, "Rank 1, bank 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK1__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_RD_CAS_RANK2_name, "UNC_M_RD_CAS_RANK2") \
	X(t_events_UNC_M_RD_CAS_RANK2, "Read column commands to rank 2, by bank.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK1, "Bank 1.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK2, "Bank 2.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK4, "Bank 4.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK0, "Rank 2, bank 0.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK3, "Bank 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK5, "Bank 5.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK6, "Bank 6.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK7, "Bank 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK2__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_RD_CAS_RANK3_name, "UNC_M_RD_CAS_RANK3") \
	X(t_events_UNC_M_RD_CAS_RANK3, "Read column commands to rank 3, by bank.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK1, "Bank 1.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK2, "Bank 2.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK4, "Bank 4.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK0, "Bank 0.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK3, "Bank 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK5, "Bank 5.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK6, "Bank 6.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK7, "Bank 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK3__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_RD_CAS_RANK4_name, "UNC_M_RD_CAS_RANK4") \
	X(t_events_UNC_M_RD_CAS_RANK4, "Read column commands to rank 4, by bank.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK1, "Rank 4, bank 1.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK2, "Rank 4, bank 2.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK4, "Rank 4, bank 4.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK0, "Rank 4, bank 0.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK3, "Rank 4, bank 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK5, "Rank 4, bank 5.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK6, "Rank 4, bank 6.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK7, "Rank 4, bank 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK4__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_RD_CAS_RANK5_name, "UNC_M_RD_CAS_RANK5") \
	X(t_events_UNC_M_RD_CAS_RANK5, "Read column commands to rank 5, by bank.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK1, "Rank 5, bank 1.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK2, "Rank 5, bank 2.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK4, "Rank 5, bank 4.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK0, "Rank 5, bank 0.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK3, "Rank 5, bank 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK5, "Rank 5, bank 5.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK6, "Rank 5, bank 6.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK7, "Rank 5, bank 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK5__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_RD_CAS_RANK6_name, "UNC_M_RD_CAS_RANK6") \
	X(t_events_UNC_M_RD_CAS_RANK6, "Read column commands to rank 6, by bank.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK1, "Rank 6, bank 1.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK2, "Rank 6, bank 2.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK4, "Rank 6, bank 4.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK0, "Rank 6, bank 0.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK3, "Rank 6, bank 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK5, "Rank 6, bank 5.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK6, "Rank 6, bank 6.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK7, "Rank 6, bank 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK6__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_RD_CAS_RANK7_name, "UNC_M_RD_CAS_RANK7") \
	X(t_events_UNC_M_RD_CAS_RANK7, "Read column commands to rank 7, by bank.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK1, "Rank 7, bank 1.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK2, "Rank 7, bank 2.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK4, "Rank 7, bank 4.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK0, "Rank 7, bank 0.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK3, "Rank 7, bank 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK5, "Rank 7, bank 5.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK6, "Rank 7, bank 6.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK7, "Rank 7, bank 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_RD_CAS_RANK7__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WR_CAS_RANK0_name, "UNC_M_WR_CAS_RANK0") \
	X(t_events_UNC_M_WR_CAS_RANK0, "Write column commands to rank 0, by bank.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK1, "Rank 0, bank 1.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK2, "Rank 0, bank 2.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK4, "Rank 0, bank 4.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK0, "Rank 0, bank 0.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK3, "Rank 0, bank 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK5, "Rank 0, bank 5.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK6, "Rank 0, bank 6.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK7, "Rank 0, bank 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK0__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WR_CAS_RANK1_name, "UNC_M_WR_CAS_RANK1") \
	X(t_events_UNC_M_WR_CAS_RANK1, "Write column commands to rank 1, by bank.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK1, "Rank 1, bank 1.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK2, "Rank 1, bank 2.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK4, "Rank 1, bank 4.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK0, "Rank 1, bank 0.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK3, "Rank 1, bank 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK5, "Rank 1, bank 5.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK6, "Rank 1, bank 6.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK7, "Rank 1, bank 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK1__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WR_CAS_RANK2_name, "UNC_M_WR_CAS_RANK2") \
	X(t_events_UNC_M_WR_CAS_RANK2, "Write column commands to rank 2, by bank.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK1, "Bank 1.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK2, "Bank 2.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK4, "Bank 4.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK0, "Bank 0.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK3, "Bank 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK5, "Bank 5.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK6, "Bank 6.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK7, "Bank 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK2__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WR_CAS_RANK3_name, "UNC_M_WR_CAS_RANK3") \
	X(t_events_UNC_M_WR_CAS_RANK3, "Write column commands to rank 3, by bank.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK1, "Bank 1.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK2, "Bank 2.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK4, "Bank 4.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK0, "Bank 0.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK3, "Bank 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK5, "Bank 5.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK6, "Bank 6.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK7, "Bank 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK3__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WR_CAS_RANK4_name, "UNC_M_WR_CAS_RANK4") \
	X(t_events_UNC_M_WR_CAS_RANK4, "Write column commands to rank 4, by bank.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK1, "Rank 4, bank 1.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK2, "Rank 4, bank 2.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK4, "Rank 4, bank 4.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK0, "Rank 4, bank 0.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK3, "Rank 4, bank 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK5, "Rank 4, bank 5.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK6, "Rank 4, bank 6.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK7, "Rank 4, bank 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK4__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WR_CAS_RANK5_name, "UNC_M_WR_CAS_RANK5") \
	X(t_events_UNC_M_WR_CAS_RANK5, "Write column commands to rank 5, by bank.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK1, "Rank 5, bank 1.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK2, "Rank 5, bank 2.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK4, "Rank 5, bank 4.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK0, "Rank 5, bank 0.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK3, "Rank 5, bank 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK5, "Rank 5, bank 5.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK6, "Rank 5, bank 6.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK7, "Rank 5, bank 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK5__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WR_CAS_RANK6_name, "UNC_M_WR_CAS_RANK6") \
	X(t_events_UNC_M_WR_CAS_RANK6, "Write column commands to rank 6, by bank.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK1, "Rank 6, bank 1.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK2, "Rank 6, bank 2.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK4, "Rank 6, bank 4.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK0, "Rank 6, bank 0.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK3, "Rank 6, bank 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK5, "Rank 6, bank 5.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK6, "Rank 6, bank 6.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK7, "Rank 6, bank 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK6__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WR_CAS_RANK7_name, "UNC_M_WR_CAS_RANK7") \
	X(t_events_UNC_M_WR_CAS_RANK7, "Write column commands to rank 7, by bank.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK1, "Rank 7, bank 1.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK2, "Rank 7, bank 2.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK4, "Rank 7, bank 4.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK8, "Bank 8.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__ALLBANKS, "All banks.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK0, "Rank 7, bank 0.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK3, "Rank 7, bank 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK5, "Rank 7, bank 5.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK6, "Rank 7, bank 6.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK7, "Rank 7, bank 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK9, "Bank 9.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK10, "Bank 10.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK11, "Bank 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK12, "Bank 12.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK13, "Bank 13.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK14, "Bank 14.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANK15, "Bank 15.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANKG0, "Bank group 0: banks 0 to 3.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANKG1, "Bank group 1: banks 4 to 7.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANKG2, "Bank group 2: banks 8 to 11.") \
	X(t_umasks_UNC_M_WR_CAS_RANK7__BANKG3, "Bank group 3: banks 12 to 15.") \
	X(t_events_UNC_M_WMM_TO_RMM_name, "UNC_M_WMM_TO_RMM") \
	X(t_events_UNC_M_WMM_TO_RMM, "Changes from write to read major mode, by cause.") \
	X(t_umasks_UNC_M_WMM_TO_RMM__LOW_THRESH, "The write queue fell to its low mark, by the name; the published descriptions are mixed up.") \
	X(t_umasks_UNC_M_WMM_TO_RMM__STARVE, "Reads had starved, going by the name; the published descriptions are mixed up.") \
	X(t_umasks_UNC_M_WMM_TO_RMM__VMSE_RETRY, "A VMSE retry, going by the name; the published descriptions are mixed up.") \
	X(t_events_UNC_M_WRONG_MM_name, "UNC_M_WRONG_MM") \
	X(t_events_UNC_M_WRONG_MM, "Requests that do not get the major mode they want.") \
	X(t_boxes_m2m, "Between the mesh and one memory controller.") \
	X(t_fields_m2m_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_m2m_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_m2m_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_m2m_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_m2m_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_m2m_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_m2m_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_m2m_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_m2m_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_m2m_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_m2m_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_m2m_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_m2m_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_m2m_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_m2m_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_registers_m2m_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_m2m_box_status, "Which counters have wrapped; Linux does not use it.") \
	X(t_registers_m2m_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_m2m_ctr, "Count of counter {i}.") \
	X(t_steps_m2m_setup, "Hold the counters still.") \
	X(t_steps_m2m_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_m2m_program, "Enabled, but held by the freeze until start.") \
	X(t_steps_m2m_start, "Counting begins here.") \
	X(t_steps_m2m_acknowledge, "Writing 1 clears.") \
	X(t_steps_m2m_restore, "Nothing counts any more.") \
	X(t_steps_m2m_restore2, "The box is left running with nothing enabled.") \
	X(t_boxes_upi, "One link to another socket: what it sends and receives, its credits and its power states.") \
	X(t_fields_upi_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_upi_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_upi_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_upi_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_upi_ctl_umask, "Selects sub-events of the event; its upper bits narrow the header match events.") \
	X(t_fields_upi_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_upi_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_upi_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_upi_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_upi_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_upi_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_upi_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_upi_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_upi_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_upi_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_registers_upi_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_upi_box_status, "Which counters have wrapped; Linux does not use it.") \
	X(t_registers_upi_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_upi_ctr, "Count of counter {i}.") \
	X(t_steps_upi_setup, "Hold the counters still.") \
	X(t_steps_upi_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_upi_program, "Enabled, but held by the freeze until start.") \
	X(t_steps_upi_start, "Counting begins here.") \
	X(t_steps_upi_acknowledge, "Writing 1 clears.") \
	X(t_steps_upi_restore, "Nothing counts any more.") \
	X(t_steps_upi_restore2, "The box is left running with nothing enabled.") \
	X(t_boxes_m3upi, "Between the mesh and one UPI link: messages of the mesh become flits here, and those of the link enter the mesh.") \
	X(t_fields_m3upi_box_ctl_frz, "While it is 1, no counter of this box counts.") \
	X(t_fields_m3upi_box_ctl_rst_ctrs, "Writing 1 zeroes the data registers of this box.") \
	X(t_fields_m3upi_box_ctl_rst_ctrl, "Writing 1 zeroes the control registers of this box.") \
	X(t_fields_m3upi_box_status_ov, "A bit for each counter that has wrapped; writing 1 clears it.") \
	X(t_fields_m3upi_ctl_thresh, "The counter steps in cycles where the event adds at least this much; 0 counts what the event adds.") \
	X(t_fields_m3upi_ctl_invert, "Turns the comparison with thresh round; without a threshold it does nothing.") \
	X(t_values_m3upi_ctl_invert_ge, "Steps while the event adds at least thresh.") \
	X(t_values_m3upi_ctl_invert_lt, "Steps while the event adds less than thresh.") \
	X(t_fields_m3upi_ctl_en, "Lets this counter count, unless the box is frozen.") \
	X(t_fields_m3upi_ctl_ov_en, "A wrap is reported in the box status and on to the UBox.") \
	X(t_fields_m3upi_ctl_edge_det, "Counts rising edges of the threshold comparison, so thresh must be at least 1.") \
	X(t_fields_m3upi_ctl_rst, "Writing 1 zeroes the data register paired with this control.") \
	X(t_fields_m3upi_ctl_umask, "Selects sub-events of the event.") \
	X(t_fields_m3upi_ctl_ev_sel, "Code of the event to count.") \
	X(t_fields_m3upi_ctr_event_count, "What the counter has counted; it wraps at its own width.") \
	X(t_registers_m3upi_box_ctl, "Freezes and resets the counters.") \
	X(t_registers_m3upi_box_status, "Which counters have wrapped; Linux does not use it.") \
	X(t_registers_m3upi_ctl, "Chooses the event of counter {i}.") \
	X(t_registers_m3upi_ctr, "Count of counter {i}.") \
	X(t_steps_m3upi_setup, "Hold the counters still.") \
	X(t_steps_m3upi_reset, "Zero the data registers; the box stays frozen.") \
	X(t_steps_m3upi_program, "Enabled, but held by the freeze until start.") \
	X(t_steps_m3upi_start, "Counting begins here.") \
	X(t_steps_m3upi_acknowledge, "Writing 1 clears.") \
	X(t_steps_m3upi_restore, "Nothing counts any more.") \
	X(t_steps_m3upi_restore2, "The box is left running with nothing enabled.") \
	X(t_steps_freeze, "Holds every box, the UBox too.") \
	X(t_steps_acknowledge, "After the status of each box.") \

#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/* The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string. */
#define S(symbol) offsetof(struct uncore_skx_strings, s_##symbol)
#define T(symbol) offsetof(struct uncore_skx_strings, t_##symbol)
#define NONE UNCORE_NO_INDEX

struct uncore_skx_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_6_85_0_4_0,
	cpuids_COUNT
};

enum {
	boxes_ubox,
	boxes_cha,
	boxes_pcu,
	boxes_iio,
	boxes_irp,
	boxes_imc,
	boxes_m2m,
	boxes_upi,
	boxes_m3upi,
	boxes_COUNT
};

enum {
	presents_cha,
	presents_COUNT
};

enum {
	places_ubox_node,
	places_pcu_caps,
	places_imc_pmon, places_imc_pmon__last = places_imc_pmon + 5,
	places_m2m_pmon, places_m2m_pmon__last = places_m2m_pmon + 1,
	places_upi_pmon, places_upi_pmon__last = places_upi_pmon + 2,
	places_m3upi_pmon, places_m3upi_pmon__last = places_m3upi_pmon + 2,
	places_COUNT
};

enum {
	functions_ubox_node,
	functions_pcu_caps,
	functions_imc_pmon,
	functions_m2m_pmon,
	functions_upi_pmon,
	functions_m3upi_pmon,
	functions_COUNT
};

enum {
	registers_ubox_global_ctl,
	registers_ubox_global_status,
	registers_ubox_global_config,
	registers_ubox_fixed_ctl,
	registers_ubox_fixed_ctr,
	registers_ubox_ctl,
	registers_ubox_box_filter,
	registers_ubox_box_status,
	registers_ubox_ctr,
	registers_ubox_cpunodeid,
	registers_ubox_gidnidmap,
	registers_ubox_bus_numbers,
	registers_cha_box_ctl,
	registers_cha_box_status,
	registers_cha_box_filter,
	registers_cha_box_filter1,
	registers_cha_ctl,
	registers_cha_ctr,
	registers_pcu_box_ctl,
	registers_pcu_ctl,
	registers_pcu_box_filter,
	registers_pcu_box_status,
	registers_pcu_ctr,
	registers_pcu_core_c6_ctr,
	registers_pcu_core_c3_ctr,
	registers_pcu_capid6,
	registers_iio_box_ctl,
	registers_iio_box_status,
	registers_iio_ctl,
	registers_iio_ctr,
	registers_irp_box_ctl,
	registers_irp_box_status,
	registers_irp_ctl,
	registers_irp_ctr,
	registers_imc_box_ctl,
	registers_imc_box_status,
	registers_imc_ctl,
	registers_imc_ctr,
	registers_imc_fixed_ctl,
	registers_imc_fixed_ctr,
	registers_m2m_box_ctl,
	registers_m2m_box_status,
	registers_m2m_ctl,
	registers_m2m_ctr,
	registers_upi_box_ctl,
	registers_upi_box_status,
	registers_upi_ctl,
	registers_upi_ctr,
	registers_m3upi_box_ctl,
	registers_m3upi_box_status,
	registers_m3upi_ctl,
	registers_m3upi_ctr,
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
	layouts_ubox_box_filter,
	layouts_ubox_cpunodeid,
	layouts_ubox_gidnidmap,
	layouts_ubox_bus_numbers,
	layouts_cha_box_ctl,
	layouts_cha_box_status,
	layouts_cha_ctl,
	layouts_cha_ctr,
	layouts_cha_box_filter,
	layouts_cha_box_filter1,
	layouts_pcu_box_ctl,
	layouts_pcu_box_status,
	layouts_pcu_ctl,
	layouts_pcu_ctr,
	layouts_pcu_box_filter,
	layouts_pcu_core_c6_ctr,
	layouts_pcu_core_c3_ctr,
	layouts_pcu_capid6,
	layouts_iio_box_ctl,
	layouts_iio_box_status,
	layouts_iio_ctl,
	layouts_iio_ctr,
	layouts_irp_box_ctl,
	layouts_irp_box_status,
	layouts_irp_ctl,
	layouts_irp_ctr,
	layouts_imc_box_ctl,
	layouts_imc_box_status,
	layouts_imc_ctl,
	layouts_imc_ctr,
	layouts_imc_fixed_ctl,
	layouts_imc_fixed_ctr,
	layouts_m2m_box_ctl,
	layouts_m2m_box_status,
	layouts_m2m_ctl,
	layouts_m2m_ctr,
	layouts_upi_box_ctl,
	layouts_upi_box_status,
	layouts_upi_ctl,
	layouts_upi_ctr,
	layouts_m3upi_box_ctl,
	layouts_m3upi_box_status,
	layouts_m3upi_ctl,
	layouts_m3upi_ctr,
	layouts_COUNT
};

enum {
	fields_ubox_global_ctl_frz_all,
	fields_ubox_global_ctl_reserved_62_62,
	fields_ubox_global_ctl_unfrz_all,
	fields_ubox_global_ctl_reserved_60_0,
	fields_ubox_global_status_ov_m2m1,
	fields_ubox_global_status_ov_m2m0,
	fields_ubox_global_status_reserved_61_61,
	fields_ubox_global_status_ov_iio4,
	fields_ubox_global_status_ov_iio3,
	fields_ubox_global_status_ov_iio2,
	fields_ubox_global_status_ov_iio1,
	fields_ubox_global_status_ov_iio0,
	fields_ubox_global_status_reserved_55_48,
	fields_ubox_global_status_ov_m3upi1,
	fields_ubox_global_status_ov_m3upi0,
	fields_ubox_global_status_reserved_45_44,
	fields_ubox_global_status_ov_upi2,
	fields_ubox_global_status_ov_upi1,
	fields_ubox_global_status_ov_upi0,
	fields_ubox_global_status_ov_m1,
	fields_ubox_global_status_ov_m0,
	fields_ubox_global_status_reserved_38_31,
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
	fields_ubox_global_config_reserved_31_0,
	fields_ubox_box_status_reserved_31_2,
	fields_ubox_box_status_ov,
	fields_ubox_ctl_reserved_31_29,
	fields_ubox_ctl_thresh,
	fields_ubox_ctl_invert,
	fields_ubox_ctl_en,
	fields_ubox_ctl_reserved_21_21,
	fields_ubox_ctl_ov_en,
	fields_ubox_ctl_reserved_19_19,
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
	fields_ubox_box_filter_reserved_31_6,
	fields_ubox_box_filter_cid,
	fields_ubox_box_filter_tid,
	fields_ubox_cpunodeid_reserved_31_3,
	fields_ubox_cpunodeid_nodeid,
	fields_ubox_gidnidmap_reserved_31_24,
	fields_ubox_gidnidmap_node7,
	fields_ubox_gidnidmap_node6,
	fields_ubox_gidnidmap_node5,
	fields_ubox_gidnidmap_node4,
	fields_ubox_gidnidmap_node3,
	fields_ubox_gidnidmap_node2,
	fields_ubox_gidnidmap_node1,
	fields_ubox_gidnidmap_node0,
	fields_ubox_bus_numbers_valid,
	fields_ubox_bus_numbers_reserved_62_48,
	fields_ubox_bus_numbers_bus5,
	fields_ubox_bus_numbers_bus4,
	fields_ubox_bus_numbers_bus3,
	fields_ubox_bus_numbers_bus2,
	fields_ubox_bus_numbers_bus1,
	fields_ubox_bus_numbers_bus0,
	fields_cha_box_ctl_reserved_31_18,
	fields_cha_box_ctl_reserved_17_16,
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
	fields_cha_ctl_reserved_16_16,
	fields_cha_ctl_umask,
	fields_cha_ctl_ev_sel,
	fields_cha_ctr_reserved_63_48,
	fields_cha_ctr_event_count,
	fields_cha_box_filter_reserved_31_27,
	fields_cha_box_filter_state,
	fields_cha_box_filter_reserved_16_13,
	fields_cha_box_filter_link,
	fields_cha_box_filter_tid,
	fields_cha_box_filter1_isoc,
	fields_cha_box_filter1_nc,
	fields_cha_box_filter1_c6,
	fields_cha_box_filter1_opc1,
	fields_cha_box_filter1_opc0,
	fields_cha_box_filter1_reserved_8_6,
	fields_cha_box_filter1_not_nm,
	fields_cha_box_filter1_nm,
	fields_cha_box_filter1_all_opc,
	fields_cha_box_filter1_reserved_2_2,
	fields_cha_box_filter1_loc,
	fields_cha_box_filter1_rem,
	fields_pcu_box_ctl_reserved_31_18,
	fields_pcu_box_ctl_reserved_17_16,
	fields_pcu_box_ctl_reserved_15_9,
	fields_pcu_box_ctl_frz,
	fields_pcu_box_ctl_reserved_7_2,
	fields_pcu_box_ctl_rst_ctrs,
	fields_pcu_box_ctl_rst_ctrl,
	fields_pcu_box_status_reserved_31_4,
	fields_pcu_box_status_ov,
	fields_pcu_ctl_occ_edge_det,
	fields_pcu_ctl_occ_invert,
	fields_pcu_ctl_reserved_29_29,
	fields_pcu_ctl_thresh,
	fields_pcu_ctl_invert,
	fields_pcu_ctl_en,
	fields_pcu_ctl_reserved_21_21,
	fields_pcu_ctl_ov_en,
	fields_pcu_ctl_reserved_19_19,
	fields_pcu_ctl_edge_det,
	fields_pcu_ctl_rst,
	fields_pcu_ctl_reserved_16_16,
	fields_pcu_ctl_occ_sel,
	fields_pcu_ctl_reserved_13_8,
	fields_pcu_ctl_ev_sel,
	fields_pcu_ctr_reserved_63_48,
	fields_pcu_ctr_event_count,
	fields_pcu_box_filter_filt31_24,
	fields_pcu_box_filter_filt23_16,
	fields_pcu_box_filter_filt15_8,
	fields_pcu_box_filter_filt7_0,
	fields_pcu_core_c6_ctr_event_count,
	fields_pcu_core_c3_ctr_event_count,
	fields_pcu_capid6_reserved_31_28,
	fields_pcu_capid6_cha_mask,
	fields_iio_box_ctl_reserved_31_18,
	fields_iio_box_ctl_reserved_17_16,
	fields_iio_box_ctl_reserved_15_9,
	fields_iio_box_ctl_frz,
	fields_iio_box_ctl_reserved_7_2,
	fields_iio_box_ctl_rst_ctrs,
	fields_iio_box_ctl_rst_ctrl,
	fields_iio_box_status_reserved_31_4,
	fields_iio_box_status_ov,
	fields_iio_ctl_reserved_63_47,
	fields_iio_ctl_fc_mask,
	fields_iio_ctl_ch_mask,
	fields_iio_ctl_thresh,
	fields_iio_ctl_invert,
	fields_iio_ctl_en,
	fields_iio_ctl_reserved_21_21,
	fields_iio_ctl_ov_en,
	fields_iio_ctl_reserved_19_19,
	fields_iio_ctl_edge_det,
	fields_iio_ctl_rst,
	fields_iio_ctl_reserved_16_16,
	fields_iio_ctl_umask,
	fields_iio_ctl_ev_sel,
	fields_iio_ctr_reserved_63_48,
	fields_iio_ctr_event_count,
	fields_irp_box_ctl_reserved_31_18,
	fields_irp_box_ctl_reserved_17_16,
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
	fields_irp_ctl_reserved_16_16,
	fields_irp_ctl_umask,
	fields_irp_ctl_ev_sel,
	fields_irp_ctr_reserved_63_48,
	fields_irp_ctr_event_count,
	fields_imc_box_ctl_reserved_31_18,
	fields_imc_box_ctl_reserved_17_16,
	fields_imc_box_ctl_reserved_15_9,
	fields_imc_box_ctl_frz,
	fields_imc_box_ctl_reserved_7_2,
	fields_imc_box_ctl_rst_ctrs,
	fields_imc_box_ctl_rst_ctrl,
	fields_imc_box_status_reserved_31_5,
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
	fields_imc_fixed_ctl_reserved_31_23,
	fields_imc_fixed_ctl_en,
	fields_imc_fixed_ctl_reserved_21_21,
	fields_imc_fixed_ctl_ov_en,
	fields_imc_fixed_ctl_rst,
	fields_imc_fixed_ctl_reserved_18_0,
	fields_imc_fixed_ctr_reserved_63_48,
	fields_imc_fixed_ctr_event_count,
	fields_m2m_box_ctl_reserved_31_18,
	fields_m2m_box_ctl_reserved_17_16,
	fields_m2m_box_ctl_reserved_15_9,
	fields_m2m_box_ctl_frz,
	fields_m2m_box_ctl_reserved_7_2,
	fields_m2m_box_ctl_rst_ctrs,
	fields_m2m_box_ctl_rst_ctrl,
	fields_m2m_box_status_reserved_31_4,
	fields_m2m_box_status_ov,
	fields_m2m_ctl_thresh,
	fields_m2m_ctl_invert,
	fields_m2m_ctl_en,
	fields_m2m_ctl_reserved_21_21,
	fields_m2m_ctl_ov_en,
	fields_m2m_ctl_reserved_19_19,
	fields_m2m_ctl_edge_det,
	fields_m2m_ctl_rst,
	fields_m2m_ctl_reserved_16_16,
	fields_m2m_ctl_umask,
	fields_m2m_ctl_ev_sel,
	fields_m2m_ctr_reserved_63_48,
	fields_m2m_ctr_event_count,
	fields_upi_box_ctl_reserved_31_18,
	fields_upi_box_ctl_reserved_17_16,
	fields_upi_box_ctl_reserved_15_9,
	fields_upi_box_ctl_frz,
	fields_upi_box_ctl_reserved_7_2,
	fields_upi_box_ctl_rst_ctrs,
	fields_upi_box_ctl_rst_ctrl,
	fields_upi_box_status_reserved_31_4,
	fields_upi_box_status_ov,
	fields_upi_ctl_reserved_63_56,
	fields_upi_ctl_umask,
	fields_upi_ctl_reserved_44_44,
	fields_upi_ctl_thresh,
	fields_upi_ctl_invert,
	fields_upi_ctl_en,
	fields_upi_ctl_reserved_21_21,
	fields_upi_ctl_ov_en,
	fields_upi_ctl_reserved_19_19,
	fields_upi_ctl_edge_det,
	fields_upi_ctl_rst,
	fields_upi_ctl_reserved_16_16,
	fields_upi_ctl_ev_sel,
	fields_upi_ctr_reserved_63_48,
	fields_upi_ctr_event_count,
	fields_m3upi_box_ctl_reserved_31_18,
	fields_m3upi_box_ctl_reserved_17_16,
	fields_m3upi_box_ctl_reserved_15_9,
	fields_m3upi_box_ctl_frz,
	fields_m3upi_box_ctl_reserved_7_2,
	fields_m3upi_box_ctl_rst_ctrs,
	fields_m3upi_box_ctl_rst_ctrl,
	fields_m3upi_box_status_reserved_31_3,
	fields_m3upi_box_status_ov,
	fields_m3upi_ctl_thresh,
	fields_m3upi_ctl_invert,
	fields_m3upi_ctl_en,
	fields_m3upi_ctl_reserved_21_21,
	fields_m3upi_ctl_ov_en,
	fields_m3upi_ctl_reserved_19_19,
	fields_m3upi_ctl_edge_det,
	fields_m3upi_ctl_rst,
	fields_m3upi_ctl_reserved_16_16,
	fields_m3upi_ctl_umask,
	fields_m3upi_ctl_ev_sel,
	fields_m3upi_ctr_reserved_63_48,
	fields_m3upi_ctr_event_count,
	fields_COUNT
};

enum {
	values_ubox_ctl_invert_ge,
	values_ubox_ctl_invert_lt,
	values_cha_ctl_invert_ge,
	values_cha_ctl_invert_lt,
	values_pcu_ctl_invert_ge,
	values_pcu_ctl_invert_lt,
	values_pcu_ctl_occ_sel_C0,
	values_pcu_ctl_occ_sel_C3,
	values_pcu_ctl_occ_sel_C6,
	values_iio_ctl_invert_ge,
	values_iio_ctl_invert_lt,
	values_irp_ctl_invert_ge,
	values_irp_ctl_invert_lt,
	values_imc_ctl_invert_ge,
	values_imc_ctl_invert_lt,
	values_m2m_ctl_invert_ge,
	values_m2m_ctl_invert_lt,
	values_upi_ctl_invert_ge,
	values_upi_ctl_invert_lt,
	values_m3upi_ctl_invert_ge,
	values_m3upi_ctl_invert_lt,
	values_COUNT
};

enum {
	counters_ubox_general,
	counters_ubox_fixed,
	counters_cha_general,
	counters_pcu_general,
	counters_pcu_core_c6,
	counters_pcu_core_c3,
	counters_iio_general,
	counters_irp_general,
	counters_imc_general,
	counters_imc_fixed,
	counters_m2m_general,
	counters_upi_general,
	counters_m3upi_general,
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
	procedure_rows_pcu_acknowledge,
	procedure_rows_pcu_restore,
	procedure_rows_iio_setup,
	procedure_rows_iio_freeze,
	procedure_rows_iio_unfreeze,
	procedure_rows_iio_reset,
	procedure_rows_iio_program,
	procedure_rows_iio_start,
	procedure_rows_iio_stop,
	procedure_rows_iio_read,
	procedure_rows_iio_acknowledge,
	procedure_rows_iio_restore,
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
	procedure_rows_m2m_setup,
	procedure_rows_m2m_freeze,
	procedure_rows_m2m_unfreeze,
	procedure_rows_m2m_reset,
	procedure_rows_m2m_program,
	procedure_rows_m2m_start,
	procedure_rows_m2m_stop,
	procedure_rows_m2m_read,
	procedure_rows_m2m_acknowledge,
	procedure_rows_m2m_restore,
	procedure_rows_upi_setup,
	procedure_rows_upi_freeze,
	procedure_rows_upi_unfreeze,
	procedure_rows_upi_reset,
	procedure_rows_upi_program,
	procedure_rows_upi_start,
	procedure_rows_upi_stop,
	procedure_rows_upi_read,
	procedure_rows_upi_acknowledge,
	procedure_rows_upi_restore,
	procedure_rows_m3upi_setup,
	procedure_rows_m3upi_freeze,
	procedure_rows_m3upi_unfreeze,
	procedure_rows_m3upi_reset,
	procedure_rows_m3upi_program,
	procedure_rows_m3upi_start,
	procedure_rows_m3upi_stop,
	procedure_rows_m3upi_read,
	procedure_rows_m3upi_acknowledge,
	procedure_rows_m3upi_restore,
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
	steps_ubox_program, steps_ubox_program__last = steps_ubox_program + 1,
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
	steps_pcu_program, steps_pcu_program__last = steps_pcu_program + 1,
	steps_pcu_start,
	steps_pcu_stop,
	steps_pcu_read, steps_pcu_read__last = steps_pcu_read + 2,
	steps_pcu_acknowledge,
	steps_pcu_restore, steps_pcu_restore__last = steps_pcu_restore + 1,
	steps_iio_setup,
	steps_iio_freeze,
	steps_iio_unfreeze,
	steps_iio_reset,
	steps_iio_program,
	steps_iio_start,
	steps_iio_stop,
	steps_iio_read,
	steps_iio_acknowledge,
	steps_iio_restore, steps_iio_restore__last = steps_iio_restore + 1,
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
	steps_m2m_setup,
	steps_m2m_freeze,
	steps_m2m_unfreeze,
	steps_m2m_reset,
	steps_m2m_program,
	steps_m2m_start,
	steps_m2m_stop,
	steps_m2m_read,
	steps_m2m_acknowledge,
	steps_m2m_restore, steps_m2m_restore__last = steps_m2m_restore + 1,
	steps_upi_setup,
	steps_upi_freeze,
	steps_upi_unfreeze,
	steps_upi_reset,
	steps_upi_program,
	steps_upi_start,
	steps_upi_stop,
	steps_upi_read,
	steps_upi_acknowledge,
	steps_upi_restore, steps_upi_restore__last = steps_upi_restore + 1,
	steps_m3upi_setup,
	steps_m3upi_freeze,
	steps_m3upi_unfreeze,
	steps_m3upi_reset,
	steps_m3upi_program,
	steps_m3upi_start,
	steps_m3upi_stop,
	steps_m3upi_read,
	steps_m3upi_acknowledge,
	steps_m3upi_restore, steps_m3upi_restore__last = steps_m3upi_restore + 1,
	steps_freeze,
	steps_unfreeze,
	steps_acknowledge,
	steps_COUNT
};

enum {
	aliases_box_ubox, aliases_box_ubox__last = aliases_box_ubox + 1,
	aliases_register_ubox_box_filter, aliases_register_ubox_box_filter__last = aliases_register_ubox_box_filter + 2,
	aliases_box_cha, aliases_box_cha__last = aliases_box_cha + 1,
	aliases_register_cha_box_filter, aliases_register_cha_box_filter__last = aliases_register_cha_box_filter + 3,
	aliases_register_cha_box_filter1, aliases_register_cha_box_filter1__last = aliases_register_cha_box_filter1 + 9,
	aliases_box_pcu, aliases_box_pcu__last = aliases_box_pcu + 1,
	aliases_register_pcu_box_filter, aliases_register_pcu_box_filter__last = aliases_register_pcu_box_filter + 4,
	aliases_box_iio, aliases_box_iio__last = aliases_box_iio + 1,
	aliases_box_irp, aliases_box_irp__last = aliases_box_irp + 1,
	aliases_box_imc, aliases_box_imc__last = aliases_box_imc + 1,
	aliases_box_m2m, aliases_box_m2m__last = aliases_box_m2m + 1,
	aliases_box_upi, aliases_box_upi__last = aliases_box_upi + 2,
	aliases_box_m3upi, aliases_box_m3upi__last = aliases_box_m3upi + 1,
	aliases_COUNT
};

enum {
	field_refs_counters_ubox_general_overflow_global,
	field_refs_counters_ubox_fixed_overflow_global,
	field_refs_presents_cha_fields,
	field_refs_counters_cha_general_overflow_global, field_refs_counters_cha_general_overflow_global__last = field_refs_counters_cha_general_overflow_global + 27,
	field_refs_counters_pcu_general_overflow_global,
	field_refs_counters_iio_general_overflow_global, field_refs_counters_iio_general_overflow_global__last = field_refs_counters_iio_general_overflow_global + 5,
	field_refs_counters_irp_general_overflow_global, field_refs_counters_irp_general_overflow_global__last = field_refs_counters_irp_general_overflow_global + 5,
	field_refs_counters_imc_general_overflow_global, field_refs_counters_imc_general_overflow_global__last = field_refs_counters_imc_general_overflow_global + 5,
	field_refs_counters_imc_fixed_overflow_global, field_refs_counters_imc_fixed_overflow_global__last = field_refs_counters_imc_fixed_overflow_global + 5,
	field_refs_counters_m2m_general_overflow_global, field_refs_counters_m2m_general_overflow_global__last = field_refs_counters_m2m_general_overflow_global + 1,
	field_refs_counters_upi_general_overflow_global, field_refs_counters_upi_general_overflow_global__last = field_refs_counters_upi_general_overflow_global + 2,
	field_refs_counters_m3upi_general_overflow_global, field_refs_counters_m3upi_general_overflow_global__last = field_refs_counters_m3upi_general_overflow_global + 2,
	field_refs_COUNT
};

enum {
	numbers_counters_ubox_general_overflow_bits,
	numbers_counters_ubox_fixed_max_increment,
	numbers_counters_cha_general_overflow_bits, numbers_counters_cha_general_overflow_bits__last = numbers_counters_cha_general_overflow_bits + 27,
	numbers_counters_pcu_general_overflow_bits,
	numbers_counters_iio_general_overflow_bits, numbers_counters_iio_general_overflow_bits__last = numbers_counters_iio_general_overflow_bits + 5,
	numbers_counters_irp_general_overflow_bits, numbers_counters_irp_general_overflow_bits__last = numbers_counters_irp_general_overflow_bits + 5,
	numbers_counters_imc_general_overflow_bits, numbers_counters_imc_general_overflow_bits__last = numbers_counters_imc_general_overflow_bits + 5,
	numbers_counters_imc_fixed_overflow_bits, numbers_counters_imc_fixed_overflow_bits__last = numbers_counters_imc_fixed_overflow_bits + 5,
	numbers_counters_m2m_general_overflow_bits, numbers_counters_m2m_general_overflow_bits__last = numbers_counters_m2m_general_overflow_bits + 1,
	numbers_counters_upi_general_overflow_bits, numbers_counters_upi_general_overflow_bits__last = numbers_counters_upi_general_overflow_bits + 2,
	numbers_counters_m3upi_general_overflow_bits, numbers_counters_m3upi_general_overflow_bits__last = numbers_counters_m3upi_general_overflow_bits + 2,
	numbers_COUNT
};

enum {
	strings_boxes_imc_instance_names, strings_boxes_imc_instance_names__last = strings_boxes_imc_instance_names + 5,
	strings_COUNT
};

enum {
	events_UNC_U_CLOCKTICKS,
	events_UNC_U_EVENT_MSG,
	events_UNC_U_LOCK_CYCLES,
	events_UNC_U_PHOLD_CYCLES,
	events_UNC_U_RACU_REQUESTS,
	events_UNC_U_RACU_DRNG,
	events_UNC_P_CLOCKTICKS,
	events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES,
	events_UNC_P_FREQ_MAX_POWER_CYCLES,
	events_UNC_P_MCP_PROCHOT_CYCLES,
	events_UNC_P_PMAX_THROTTLED_CYCLES,
	events_UNC_P_PROCHOT_INTERNAL_CYCLES,
	events_UNC_P_PROCHOT_EXTERNAL_CYCLES,
	events_UNC_P_PKG_RESIDENCY_C0_CYCLES,
	events_UNC_P_PKG_RESIDENCY_C2E_CYCLES,
	events_UNC_P_PKG_RESIDENCY_C3_CYCLES,
	events_UNC_P_PKG_RESIDENCY_C6_CYCLES,
	events_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES,
	events_UNC_P_DEMOTIONS,
	events_UNC_P_VR_HOT_CYCLES,
	events_UNC_P_CORE_TRANSITION_CYCLES,
	events_UNC_P_TOTAL_TRANSITION_CYCLES,
	events_UNC_P_FREQ_MIN_IO_P_CYCLES,
	events_UNC_P_FREQ_TRANS_CYCLES,
	events_UNC_P_FIVR_PS_PS0_CYCLES,
	events_UNC_P_FIVR_PS_PS1_CYCLES,
	events_UNC_P_FIVR_PS_PS2_CYCLES,
	events_UNC_P_FIVR_PS_PS3_CYCLES,
	events_UNC_P_POWER_STATE_OCCUPANCY,
	events_UNC_M_CLOCKTICKS,
	events_UNC_M_CLOCKTICKS_F,
	events_UNC_M_ACT_COUNT,
	events_UNC_M_PRE_COUNT,
	events_UNC_M_CAS_COUNT,
	events_UNC_M_DRAM_REFRESH,
	events_UNC_M_DRAM_PRE_ALL,
	events_UNC_M_MAJOR_MODES,
	events_UNC_M_PREEMPTION,
	events_UNC_M_ECC_CORRECTABLE_ERRORS,
	events_UNC_M_RPQ_INSERTS,
	events_UNC_M_RPQ_CYCLES_NE,
	events_UNC_M_RPQ_CYCLES_FULL,
	events_UNC_M_WPQ_INSERTS,
	events_UNC_M_WPQ_CYCLES_NE,
	events_UNC_M_WPQ_CYCLES_FULL,
	events_UNC_M_WPQ_READ_HIT,
	events_UNC_M_WPQ_WRITE_HIT,
	events_UNC_M_POWER_THROTTLE_CYCLES,
	events_UNC_M_POWER_PCU_THROTTLING,
	events_UNC_M_POWER_SELF_REFRESH,
	events_UNC_M_RPQ_OCCUPANCY,
	events_UNC_M_WPQ_OCCUPANCY,
	events_UNC_M_POWER_CKE_CYCLES,
	events_UNC_M_POWER_CHANNEL_DLLOFF,
	events_UNC_M_POWER_CHANNEL_PPD,
	events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES,
	events_UNC_M_RD_CAS_PRIO,
	events_UNC_M_BYP_CMDS,
	events_UNC_M_RD_CAS_RANK0,
	events_UNC_M_RD_CAS_RANK1,
	events_UNC_M_RD_CAS_RANK2,
	events_UNC_M_RD_CAS_RANK3,
	events_UNC_M_RD_CAS_RANK4,
	events_UNC_M_RD_CAS_RANK5,
	events_UNC_M_RD_CAS_RANK6,
	events_UNC_M_RD_CAS_RANK7,
	events_UNC_M_WR_CAS_RANK0,
	events_UNC_M_WR_CAS_RANK1,
	events_UNC_M_WR_CAS_RANK2,
	events_UNC_M_WR_CAS_RANK3,
	events_UNC_M_WR_CAS_RANK4,
	events_UNC_M_WR_CAS_RANK5,
	events_UNC_M_WR_CAS_RANK6,
	events_UNC_M_WR_CAS_RANK7,
	events_UNC_M_WMM_TO_RMM,
	events_UNC_M_WRONG_MM,
	events_COUNT
};

enum {
	umasks_UNC_U_EVENT_MSG__VLW_RCVD,
	umasks_UNC_U_EVENT_MSG__MSI_RCVD,
	umasks_UNC_U_EVENT_MSG__IPI_RCVD,
	umasks_UNC_U_EVENT_MSG__DOORBELL_RCVD,
	umasks_UNC_U_EVENT_MSG__INT_PRIO,
	umasks_UNC_U_PHOLD_CYCLES__ASSERT_TO_ACK,
	umasks_UNC_U_RACU_DRNG__RDRAND,
	umasks_UNC_U_RACU_DRNG__RDSEED,
	umasks_UNC_U_RACU_DRNG__PFTCH_BUF_EMPTY,
	umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C0,
	umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C3,
	umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C6,
	umasks_UNC_M_ACT_COUNT__RD,
	umasks_UNC_M_ACT_COUNT__WR,
	umasks_UNC_M_ACT_COUNT__BYP,
	umasks_UNC_M_PRE_COUNT__PAGE_MISS,
	umasks_UNC_M_PRE_COUNT__PAGE_CLOSE,
	umasks_UNC_M_PRE_COUNT__RD,
	umasks_UNC_M_PRE_COUNT__WR,
	umasks_UNC_M_PRE_COUNT__BYP,
	umasks_UNC_M_CAS_COUNT__RD_REG,
	umasks_UNC_M_CAS_COUNT__RD_UNDERFILL,
	umasks_UNC_M_CAS_COUNT__RD,
	umasks_UNC_M_CAS_COUNT__WR_WMM,
	umasks_UNC_M_CAS_COUNT__WR_RMM,
	umasks_UNC_M_CAS_COUNT__WR,
	umasks_UNC_M_CAS_COUNT__ALL,
	umasks_UNC_M_CAS_COUNT__RD_WMM,
	umasks_UNC_M_CAS_COUNT__RD_RMM,
	umasks_UNC_M_CAS_COUNT__RD_ISOCH,
	umasks_UNC_M_CAS_COUNT__WR_ISOCH,
	umasks_UNC_M_DRAM_REFRESH__PANIC,
	umasks_UNC_M_DRAM_REFRESH__HIGH,
	umasks_UNC_M_MAJOR_MODES__READ,
	umasks_UNC_M_MAJOR_MODES__WRITE,
	umasks_UNC_M_MAJOR_MODES__PARTIAL,
	umasks_UNC_M_MAJOR_MODES__ISOCH,
	umasks_UNC_M_PREEMPTION__RD_PREEMPT_RD,
	umasks_UNC_M_PREEMPTION__RD_PREEMPT_WR,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK0,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK1,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK2,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK3,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK4,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK5,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK6,
	umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK7,
	umasks_UNC_M_POWER_CKE_CYCLES__RANK0,
	umasks_UNC_M_POWER_CKE_CYCLES__RANK1,
	umasks_UNC_M_POWER_CKE_CYCLES__RANK2,
	umasks_UNC_M_POWER_CKE_CYCLES__RANK3,
	umasks_UNC_M_POWER_CKE_CYCLES__RANK4,
	umasks_UNC_M_POWER_CKE_CYCLES__RANK5,
	umasks_UNC_M_POWER_CKE_CYCLES__RANK6,
	umasks_UNC_M_POWER_CKE_CYCLES__RANK7,
	umasks_UNC_M_RD_CAS_PRIO__LOW,
	umasks_UNC_M_RD_CAS_PRIO__MED,
	umasks_UNC_M_RD_CAS_PRIO__HIGH,
	umasks_UNC_M_RD_CAS_PRIO__PANIC,
	umasks_UNC_M_BYP_CMDS__ACT,
	umasks_UNC_M_BYP_CMDS__CAS,
	umasks_UNC_M_BYP_CMDS__PRE,
	umasks_UNC_M_RD_CAS_RANK0__BANK1,
	umasks_UNC_M_RD_CAS_RANK0__BANK2,
	umasks_UNC_M_RD_CAS_RANK0__BANK4,
	umasks_UNC_M_RD_CAS_RANK0__BANK8,
	umasks_UNC_M_RD_CAS_RANK0__ALLBANKS,
	umasks_UNC_M_RD_CAS_RANK0__BANK0,
	umasks_UNC_M_RD_CAS_RANK0__BANK3,
	umasks_UNC_M_RD_CAS_RANK0__BANK5,
	umasks_UNC_M_RD_CAS_RANK0__BANK6,
	umasks_UNC_M_RD_CAS_RANK0__BANK7,
	umasks_UNC_M_RD_CAS_RANK0__BANK9,
	umasks_UNC_M_RD_CAS_RANK0__BANK10,
	umasks_UNC_M_RD_CAS_RANK0__BANK11,
	umasks_UNC_M_RD_CAS_RANK0__BANK12,
	umasks_UNC_M_RD_CAS_RANK0__BANK13,
	umasks_UNC_M_RD_CAS_RANK0__BANK14,
	umasks_UNC_M_RD_CAS_RANK0__BANK15,
	umasks_UNC_M_RD_CAS_RANK0__BANKG0,
	umasks_UNC_M_RD_CAS_RANK0__BANKG1,
	umasks_UNC_M_RD_CAS_RANK0__BANKG2,
	umasks_UNC_M_RD_CAS_RANK0__BANKG3,
	umasks_UNC_M_RD_CAS_RANK1__BANK1,
	umasks_UNC_M_RD_CAS_RANK1__BANK2,
	umasks_UNC_M_RD_CAS_RANK1__BANK4,
	umasks_UNC_M_RD_CAS_RANK1__BANK8,
	umasks_UNC_M_RD_CAS_RANK1__ALLBANKS,
	umasks_UNC_M_RD_CAS_RANK1__BANK0,
	umasks_UNC_M_RD_CAS_RANK1__BANK3,
	umasks_UNC_M_RD_CAS_RANK1__BANK5,
	umasks_UNC_M_RD_CAS_RANK1__BANK6,
	umasks_UNC_M_RD_CAS_RANK1__BANK7,
	umasks_UNC_M_RD_CAS_RANK1__BANK9,
	umasks_UNC_M_RD_CAS_RANK1__BANK10,
	umasks_UNC_M_RD_CAS_RANK1__BANK11,
	umasks_UNC_M_RD_CAS_RANK1__BANK12,
	umasks_UNC_M_RD_CAS_RANK1__BANK13,
	umasks_UNC_M_RD_CAS_RANK1__BANK14,
	umasks_UNC_M_RD_CAS_RANK1__BANK15,
	umasks_UNC_M_RD_CAS_RANK1__BANKG0,
	umasks_UNC_M_RD_CAS_RANK1__BANKG1,
	umasks_UNC_M_RD_CAS_RANK1__BANKG2,
	umasks_UNC_M_RD_CAS_RANK1__BANKG3,
	umasks_UNC_M_RD_CAS_RANK2__BANK1,
	umasks_UNC_M_RD_CAS_RANK2__BANK2,
	umasks_UNC_M_RD_CAS_RANK2__BANK4,
	umasks_UNC_M_RD_CAS_RANK2__BANK8,
	umasks_UNC_M_RD_CAS_RANK2__ALLBANKS,
	umasks_UNC_M_RD_CAS_RANK2__BANK0,
	umasks_UNC_M_RD_CAS_RANK2__BANK3,
	umasks_UNC_M_RD_CAS_RANK2__BANK5,
	umasks_UNC_M_RD_CAS_RANK2__BANK6,
	umasks_UNC_M_RD_CAS_RANK2__BANK7,
	umasks_UNC_M_RD_CAS_RANK2__BANK9,
	umasks_UNC_M_RD_CAS_RANK2__BANK10,
	umasks_UNC_M_RD_CAS_RANK2__BANK11,
	umasks_UNC_M_RD_CAS_RANK2__BANK12,
	umasks_UNC_M_RD_CAS_RANK2__BANK13,
	umasks_UNC_M_RD_CAS_RANK2__BANK14,
	umasks_UNC_M_RD_CAS_RANK2__BANK15,
	umasks_UNC_M_RD_CAS_RANK2__BANKG0,
	umasks_UNC_M_RD_CAS_RANK2__BANKG1,
	umasks_UNC_M_RD_CAS_RANK2__BANKG2,
	umasks_UNC_M_RD_CAS_RANK2__BANKG3,
	umasks_UNC_M_RD_CAS_RANK3__BANK1,
	umasks_UNC_M_RD_CAS_RANK3__BANK2,
	umasks_UNC_M_RD_CAS_RANK3__BANK4,
	umasks_UNC_M_RD_CAS_RANK3__BANK8,
	umasks_UNC_M_RD_CAS_RANK3__ALLBANKS,
	umasks_UNC_M_RD_CAS_RANK3__BANK0,
	umasks_UNC_M_RD_CAS_RANK3__BANK3,
	umasks_UNC_M_RD_CAS_RANK3__BANK5,
	umasks_UNC_M_RD_CAS_RANK3__BANK6,
	umasks_UNC_M_RD_CAS_RANK3__BANK7,
	umasks_UNC_M_RD_CAS_RANK3__BANK9,
	umasks_UNC_M_RD_CAS_RANK3__BANK10,
	umasks_UNC_M_RD_CAS_RANK3__BANK11,
	umasks_UNC_M_RD_CAS_RANK3__BANK12,
	umasks_UNC_M_RD_CAS_RANK3__BANK13,
	umasks_UNC_M_RD_CAS_RANK3__BANK14,
	umasks_UNC_M_RD_CAS_RANK3__BANK15,
	umasks_UNC_M_RD_CAS_RANK3__BANKG0,
	umasks_UNC_M_RD_CAS_RANK3__BANKG1,
	umasks_UNC_M_RD_CAS_RANK3__BANKG2,
	umasks_UNC_M_RD_CAS_RANK3__BANKG3,
	umasks_UNC_M_RD_CAS_RANK4__BANK1,
	umasks_UNC_M_RD_CAS_RANK4__BANK2,
	umasks_UNC_M_RD_CAS_RANK4__BANK4,
	umasks_UNC_M_RD_CAS_RANK4__BANK8,
	umasks_UNC_M_RD_CAS_RANK4__ALLBANKS,
	umasks_UNC_M_RD_CAS_RANK4__BANK0,
	umasks_UNC_M_RD_CAS_RANK4__BANK3,
	umasks_UNC_M_RD_CAS_RANK4__BANK5,
	umasks_UNC_M_RD_CAS_RANK4__BANK6,
	umasks_UNC_M_RD_CAS_RANK4__BANK7,
	umasks_UNC_M_RD_CAS_RANK4__BANK9,
	umasks_UNC_M_RD_CAS_RANK4__BANK10,
	umasks_UNC_M_RD_CAS_RANK4__BANK11,
	umasks_UNC_M_RD_CAS_RANK4__BANK12,
	umasks_UNC_M_RD_CAS_RANK4__BANK13,
	umasks_UNC_M_RD_CAS_RANK4__BANK14,
	umasks_UNC_M_RD_CAS_RANK4__BANK15,
	umasks_UNC_M_RD_CAS_RANK4__BANKG0,
	umasks_UNC_M_RD_CAS_RANK4__BANKG1,
	umasks_UNC_M_RD_CAS_RANK4__BANKG2,
	umasks_UNC_M_RD_CAS_RANK4__BANKG3,
	umasks_UNC_M_RD_CAS_RANK5__BANK1,
	umasks_UNC_M_RD_CAS_RANK5__BANK2,
	umasks_UNC_M_RD_CAS_RANK5__BANK4,
	umasks_UNC_M_RD_CAS_RANK5__BANK8,
	umasks_UNC_M_RD_CAS_RANK5__ALLBANKS,
	umasks_UNC_M_RD_CAS_RANK5__BANK0,
	umasks_UNC_M_RD_CAS_RANK5__BANK3,
	umasks_UNC_M_RD_CAS_RANK5__BANK5,
	umasks_UNC_M_RD_CAS_RANK5__BANK6,
	umasks_UNC_M_RD_CAS_RANK5__BANK7,
	umasks_UNC_M_RD_CAS_RANK5__BANK9,
	umasks_UNC_M_RD_CAS_RANK5__BANK10,
	umasks_UNC_M_RD_CAS_RANK5__BANK11,
	umasks_UNC_M_RD_CAS_RANK5__BANK12,
	umasks_UNC_M_RD_CAS_RANK5__BANK13,
	umasks_UNC_M_RD_CAS_RANK5__BANK14,
	umasks_UNC_M_RD_CAS_RANK5__BANK15,
	umasks_UNC_M_RD_CAS_RANK5__BANKG0,
	umasks_UNC_M_RD_CAS_RANK5__BANKG1,
	umasks_UNC_M_RD_CAS_RANK5__BANKG2,
	umasks_UNC_M_RD_CAS_RANK5__BANKG3,
	umasks_UNC_M_RD_CAS_RANK6__BANK1,
	umasks_UNC_M_RD_CAS_RANK6__BANK2,
	umasks_UNC_M_RD_CAS_RANK6__BANK4,
	umasks_UNC_M_RD_CAS_RANK6__BANK8,
	umasks_UNC_M_RD_CAS_RANK6__ALLBANKS,
	umasks_UNC_M_RD_CAS_RANK6__BANK0,
	umasks_UNC_M_RD_CAS_RANK6__BANK3,
	umasks_UNC_M_RD_CAS_RANK6__BANK5,
	umasks_UNC_M_RD_CAS_RANK6__BANK6,
	umasks_UNC_M_RD_CAS_RANK6__BANK7,
	umasks_UNC_M_RD_CAS_RANK6__BANK9,
	umasks_UNC_M_RD_CAS_RANK6__BANK10,
	umasks_UNC_M_RD_CAS_RANK6__BANK11,
	umasks_UNC_M_RD_CAS_RANK6__BANK12,
	umasks_UNC_M_RD_CAS_RANK6__BANK13,
	umasks_UNC_M_RD_CAS_RANK6__BANK14,
	umasks_UNC_M_RD_CAS_RANK6__BANK15,
	umasks_UNC_M_RD_CAS_RANK6__BANKG0,
	umasks_UNC_M_RD_CAS_RANK6__BANKG1,
	umasks_UNC_M_RD_CAS_RANK6__BANKG2,
	umasks_UNC_M_RD_CAS_RANK6__BANKG3,
	umasks_UNC_M_RD_CAS_RANK7__BANK1,
	umasks_UNC_M_RD_CAS_RANK7__BANK2,
	umasks_UNC_M_RD_CAS_RANK7__BANK4,
	umasks_UNC_M_RD_CAS_RANK7__BANK8,
	umasks_UNC_M_RD_CAS_RANK7__ALLBANKS,
	umasks_UNC_M_RD_CAS_RANK7__BANK0,
	umasks_UNC_M_RD_CAS_RANK7__BANK3,
	umasks_UNC_M_RD_CAS_RANK7__BANK5,
	umasks_UNC_M_RD_CAS_RANK7__BANK6,
	umasks_UNC_M_RD_CAS_RANK7__BANK7,
	umasks_UNC_M_RD_CAS_RANK7__BANK9,
	umasks_UNC_M_RD_CAS_RANK7__BANK10,
	umasks_UNC_M_RD_CAS_RANK7__BANK11,
	umasks_UNC_M_RD_CAS_RANK7__BANK12,
	umasks_UNC_M_RD_CAS_RANK7__BANK13,
	umasks_UNC_M_RD_CAS_RANK7__BANK14,
	umasks_UNC_M_RD_CAS_RANK7__BANK15,
	umasks_UNC_M_RD_CAS_RANK7__BANKG0,
	umasks_UNC_M_RD_CAS_RANK7__BANKG1,
	umasks_UNC_M_RD_CAS_RANK7__BANKG2,
	umasks_UNC_M_RD_CAS_RANK7__BANKG3,
	umasks_UNC_M_WR_CAS_RANK0__BANK1,
	umasks_UNC_M_WR_CAS_RANK0__BANK2,
	umasks_UNC_M_WR_CAS_RANK0__BANK4,
	umasks_UNC_M_WR_CAS_RANK0__BANK8,
	umasks_UNC_M_WR_CAS_RANK0__ALLBANKS,
	umasks_UNC_M_WR_CAS_RANK0__BANK0,
	umasks_UNC_M_WR_CAS_RANK0__BANK3,
	umasks_UNC_M_WR_CAS_RANK0__BANK5,
	umasks_UNC_M_WR_CAS_RANK0__BANK6,
	umasks_UNC_M_WR_CAS_RANK0__BANK7,
	umasks_UNC_M_WR_CAS_RANK0__BANK9,
	umasks_UNC_M_WR_CAS_RANK0__BANK10,
	umasks_UNC_M_WR_CAS_RANK0__BANK11,
	umasks_UNC_M_WR_CAS_RANK0__BANK12,
	umasks_UNC_M_WR_CAS_RANK0__BANK13,
	umasks_UNC_M_WR_CAS_RANK0__BANK14,
	umasks_UNC_M_WR_CAS_RANK0__BANK15,
	umasks_UNC_M_WR_CAS_RANK0__BANKG0,
	umasks_UNC_M_WR_CAS_RANK0__BANKG1,
	umasks_UNC_M_WR_CAS_RANK0__BANKG2,
	umasks_UNC_M_WR_CAS_RANK0__BANKG3,
	umasks_UNC_M_WR_CAS_RANK1__BANK1,
	umasks_UNC_M_WR_CAS_RANK1__BANK2,
	umasks_UNC_M_WR_CAS_RANK1__BANK4,
	umasks_UNC_M_WR_CAS_RANK1__BANK8,
	umasks_UNC_M_WR_CAS_RANK1__ALLBANKS,
	umasks_UNC_M_WR_CAS_RANK1__BANK0,
	umasks_UNC_M_WR_CAS_RANK1__BANK3,
	umasks_UNC_M_WR_CAS_RANK1__BANK5,
	umasks_UNC_M_WR_CAS_RANK1__BANK6,
	umasks_UNC_M_WR_CAS_RANK1__BANK7,
	umasks_UNC_M_WR_CAS_RANK1__BANK9,
	umasks_UNC_M_WR_CAS_RANK1__BANK10,
	umasks_UNC_M_WR_CAS_RANK1__BANK11,
	umasks_UNC_M_WR_CAS_RANK1__BANK12,
	umasks_UNC_M_WR_CAS_RANK1__BANK13,
	umasks_UNC_M_WR_CAS_RANK1__BANK14,
	umasks_UNC_M_WR_CAS_RANK1__BANK15,
	umasks_UNC_M_WR_CAS_RANK1__BANKG0,
	umasks_UNC_M_WR_CAS_RANK1__BANKG1,
	umasks_UNC_M_WR_CAS_RANK1__BANKG2,
	umasks_UNC_M_WR_CAS_RANK1__BANKG3,
	umasks_UNC_M_WR_CAS_RANK2__BANK1,
	umasks_UNC_M_WR_CAS_RANK2__BANK2,
	umasks_UNC_M_WR_CAS_RANK2__BANK4,
	umasks_UNC_M_WR_CAS_RANK2__BANK8,
	umasks_UNC_M_WR_CAS_RANK2__ALLBANKS,
	umasks_UNC_M_WR_CAS_RANK2__BANK0,
	umasks_UNC_M_WR_CAS_RANK2__BANK3,
	umasks_UNC_M_WR_CAS_RANK2__BANK5,
	umasks_UNC_M_WR_CAS_RANK2__BANK6,
	umasks_UNC_M_WR_CAS_RANK2__BANK7,
	umasks_UNC_M_WR_CAS_RANK2__BANK9,
	umasks_UNC_M_WR_CAS_RANK2__BANK10,
	umasks_UNC_M_WR_CAS_RANK2__BANK11,
	umasks_UNC_M_WR_CAS_RANK2__BANK12,
	umasks_UNC_M_WR_CAS_RANK2__BANK13,
	umasks_UNC_M_WR_CAS_RANK2__BANK14,
	umasks_UNC_M_WR_CAS_RANK2__BANK15,
	umasks_UNC_M_WR_CAS_RANK2__BANKG0,
	umasks_UNC_M_WR_CAS_RANK2__BANKG1,
	umasks_UNC_M_WR_CAS_RANK2__BANKG2,
	umasks_UNC_M_WR_CAS_RANK2__BANKG3,
	umasks_UNC_M_WR_CAS_RANK3__BANK1,
	umasks_UNC_M_WR_CAS_RANK3__BANK2,
	umasks_UNC_M_WR_CAS_RANK3__BANK4,
	umasks_UNC_M_WR_CAS_RANK3__BANK8,
	umasks_UNC_M_WR_CAS_RANK3__ALLBANKS,
	umasks_UNC_M_WR_CAS_RANK3__BANK0,
	umasks_UNC_M_WR_CAS_RANK3__BANK3,
	umasks_UNC_M_WR_CAS_RANK3__BANK5,
	umasks_UNC_M_WR_CAS_RANK3__BANK6,
	umasks_UNC_M_WR_CAS_RANK3__BANK7,
	umasks_UNC_M_WR_CAS_RANK3__BANK9,
	umasks_UNC_M_WR_CAS_RANK3__BANK10,
	umasks_UNC_M_WR_CAS_RANK3__BANK11,
	umasks_UNC_M_WR_CAS_RANK3__BANK12,
	umasks_UNC_M_WR_CAS_RANK3__BANK13,
	umasks_UNC_M_WR_CAS_RANK3__BANK14,
	umasks_UNC_M_WR_CAS_RANK3__BANK15,
	umasks_UNC_M_WR_CAS_RANK3__BANKG0,
	umasks_UNC_M_WR_CAS_RANK3__BANKG1,
	umasks_UNC_M_WR_CAS_RANK3__BANKG2,
	umasks_UNC_M_WR_CAS_RANK3__BANKG3,
	umasks_UNC_M_WR_CAS_RANK4__BANK1,
	umasks_UNC_M_WR_CAS_RANK4__BANK2,
	umasks_UNC_M_WR_CAS_RANK4__BANK4,
	umasks_UNC_M_WR_CAS_RANK4__BANK8,
	umasks_UNC_M_WR_CAS_RANK4__ALLBANKS,
	umasks_UNC_M_WR_CAS_RANK4__BANK0,
	umasks_UNC_M_WR_CAS_RANK4__BANK3,
	umasks_UNC_M_WR_CAS_RANK4__BANK5,
	umasks_UNC_M_WR_CAS_RANK4__BANK6,
	umasks_UNC_M_WR_CAS_RANK4__BANK7,
	umasks_UNC_M_WR_CAS_RANK4__BANK9,
	umasks_UNC_M_WR_CAS_RANK4__BANK10,
	umasks_UNC_M_WR_CAS_RANK4__BANK11,
	umasks_UNC_M_WR_CAS_RANK4__BANK12,
	umasks_UNC_M_WR_CAS_RANK4__BANK13,
	umasks_UNC_M_WR_CAS_RANK4__BANK14,
	umasks_UNC_M_WR_CAS_RANK4__BANK15,
	umasks_UNC_M_WR_CAS_RANK4__BANKG0,
	umasks_UNC_M_WR_CAS_RANK4__BANKG1,
	umasks_UNC_M_WR_CAS_RANK4__BANKG2,
	umasks_UNC_M_WR_CAS_RANK4__BANKG3,
	umasks_UNC_M_WR_CAS_RANK5__BANK1,
	umasks_UNC_M_WR_CAS_RANK5__BANK2,
	umasks_UNC_M_WR_CAS_RANK5__BANK4,
	umasks_UNC_M_WR_CAS_RANK5__BANK8,
	umasks_UNC_M_WR_CAS_RANK5__ALLBANKS,
	umasks_UNC_M_WR_CAS_RANK5__BANK0,
	umasks_UNC_M_WR_CAS_RANK5__BANK3,
	umasks_UNC_M_WR_CAS_RANK5__BANK5,
	umasks_UNC_M_WR_CAS_RANK5__BANK6,
	umasks_UNC_M_WR_CAS_RANK5__BANK7,
	umasks_UNC_M_WR_CAS_RANK5__BANK9,
	umasks_UNC_M_WR_CAS_RANK5__BANK10,
	umasks_UNC_M_WR_CAS_RANK5__BANK11,
	umasks_UNC_M_WR_CAS_RANK5__BANK12,
	umasks_UNC_M_WR_CAS_RANK5__BANK13,
	umasks_UNC_M_WR_CAS_RANK5__BANK14,
	umasks_UNC_M_WR_CAS_RANK5__BANK15,
	umasks_UNC_M_WR_CAS_RANK5__BANKG0,
	umasks_UNC_M_WR_CAS_RANK5__BANKG1,
	umasks_UNC_M_WR_CAS_RANK5__BANKG2,
	umasks_UNC_M_WR_CAS_RANK5__BANKG3,
	umasks_UNC_M_WR_CAS_RANK6__BANK1,
	umasks_UNC_M_WR_CAS_RANK6__BANK2,
	umasks_UNC_M_WR_CAS_RANK6__BANK4,
	umasks_UNC_M_WR_CAS_RANK6__BANK8,
	umasks_UNC_M_WR_CAS_RANK6__ALLBANKS,
	umasks_UNC_M_WR_CAS_RANK6__BANK0,
	umasks_UNC_M_WR_CAS_RANK6__BANK3,
	umasks_UNC_M_WR_CAS_RANK6__BANK5,
	umasks_UNC_M_WR_CAS_RANK6__BANK6,
	umasks_UNC_M_WR_CAS_RANK6__BANK7,
	umasks_UNC_M_WR_CAS_RANK6__BANK9,
	umasks_UNC_M_WR_CAS_RANK6__BANK10,
	umasks_UNC_M_WR_CAS_RANK6__BANK11,
	umasks_UNC_M_WR_CAS_RANK6__BANK12,
	umasks_UNC_M_WR_CAS_RANK6__BANK13,
	umasks_UNC_M_WR_CAS_RANK6__BANK14,
	umasks_UNC_M_WR_CAS_RANK6__BANK15,
	umasks_UNC_M_WR_CAS_RANK6__BANKG0,
	umasks_UNC_M_WR_CAS_RANK6__BANKG1,
	umasks_UNC_M_WR_CAS_RANK6__BANKG2,
	umasks_UNC_M_WR_CAS_RANK6__BANKG3,
	umasks_UNC_M_WR_CAS_RANK7__BANK1,
	umasks_UNC_M_WR_CAS_RANK7__BANK2,
	umasks_UNC_M_WR_CAS_RANK7__BANK4,
	umasks_UNC_M_WR_CAS_RANK7__BANK8,
	umasks_UNC_M_WR_CAS_RANK7__ALLBANKS,
	umasks_UNC_M_WR_CAS_RANK7__BANK0,
	umasks_UNC_M_WR_CAS_RANK7__BANK3,
	umasks_UNC_M_WR_CAS_RANK7__BANK5,
	umasks_UNC_M_WR_CAS_RANK7__BANK6,
	umasks_UNC_M_WR_CAS_RANK7__BANK7,
	umasks_UNC_M_WR_CAS_RANK7__BANK9,
	umasks_UNC_M_WR_CAS_RANK7__BANK10,
	umasks_UNC_M_WR_CAS_RANK7__BANK11,
	umasks_UNC_M_WR_CAS_RANK7__BANK12,
	umasks_UNC_M_WR_CAS_RANK7__BANK13,
	umasks_UNC_M_WR_CAS_RANK7__BANK14,
	umasks_UNC_M_WR_CAS_RANK7__BANK15,
	umasks_UNC_M_WR_CAS_RANK7__BANKG0,
	umasks_UNC_M_WR_CAS_RANK7__BANKG1,
	umasks_UNC_M_WR_CAS_RANK7__BANKG2,
	umasks_UNC_M_WR_CAS_RANK7__BANKG3,
	umasks_UNC_M_WMM_TO_RMM__LOW_THRESH,
	umasks_UNC_M_WMM_TO_RMM__STARVE,
	umasks_UNC_M_WMM_TO_RMM__VMSE_RETRY,
	umasks_COUNT
};

enum {
	filters_UNC_U_EVENT_MSG__IPI_RCVD, filters_UNC_U_EVENT_MSG__IPI_RCVD__last = filters_UNC_U_EVENT_MSG__IPI_RCVD + 1,
	filters_UNC_U_EVENT_MSG__DOORBELL_RCVD, filters_UNC_U_EVENT_MSG__DOORBELL_RCVD__last = filters_UNC_U_EVENT_MSG__DOORBELL_RCVD + 1,
	filters_UNC_U_EVENT_MSG__INT_PRIO, filters_UNC_U_EVENT_MSG__INT_PRIO__last = filters_UNC_U_EVENT_MSG__INT_PRIO + 1,
	filters_COUNT
};

enum {
	categories_ubox_UCLK,
	categories_ubox_EVENT_MSG,
	categories_ubox_LOCK,
	categories_ubox_PHOLD,
	categories_ubox_RACU,
	categories_pcu_PCLK,
	categories_pcu_FREQ_MAX_LIMIT,
	categories_pcu_FREQ_MIN_LIMIT,
	categories_pcu_FREQ_TRANS,
	categories_pcu_PROCHOT,
	categories_pcu_CORE_C_STATE_TRANSITION,
	categories_pcu_POWER_STATE_OCC,
	categories_pcu_PKG_C_STATE_RESIDENCY,
	categories_pcu_MEMORY_PHASE_SHEDDING,
	categories_pcu_VR_HOT,
	categories_pcu_VR_PHASES,
	categories_imc_DCLK,
	categories_imc_ACT,
	categories_imc_PRE,
	categories_imc_CAS,
	categories_imc_DRAM_REFRESH,
	categories_imc_DRAM_PRE_ALL,
	categories_imc_MAJOR_MODES,
	categories_imc_PREEMPTION,
	categories_imc_ECC,
	categories_imc_RPQ,
	categories_imc_WPQ,
	categories_imc_POWER,
	categories_imc_BYPASS_COMMAND,
	categories_COUNT
};

enum {
	event_aliases_UNC_U_EVENT_MSG, event_aliases_UNC_U_EVENT_MSG__last = event_aliases_UNC_U_EVENT_MSG + 4,
	event_aliases_UNC_U_LOCK_CYCLES,
	event_aliases_UNC_U_PHOLD_CYCLES,
	event_aliases_UNC_U_RACU_REQUESTS,
	event_aliases_UNC_U_RACU_DRNG, event_aliases_UNC_U_RACU_DRNG__last = event_aliases_UNC_U_RACU_DRNG + 2,
	event_aliases_UNC_P_CLOCKTICKS,
	event_aliases_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES,
	event_aliases_UNC_P_FREQ_MAX_POWER_CYCLES,
	event_aliases_UNC_P_MCP_PROCHOT_CYCLES,
	event_aliases_UNC_P_PMAX_THROTTLED_CYCLES,
	event_aliases_UNC_P_PROCHOT_INTERNAL_CYCLES,
	event_aliases_UNC_P_PROCHOT_EXTERNAL_CYCLES,
	event_aliases_UNC_P_PKG_RESIDENCY_C0_CYCLES,
	event_aliases_UNC_P_PKG_RESIDENCY_C2E_CYCLES,
	event_aliases_UNC_P_PKG_RESIDENCY_C3_CYCLES,
	event_aliases_UNC_P_PKG_RESIDENCY_C6_CYCLES,
	event_aliases_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES,
	event_aliases_UNC_P_DEMOTIONS,
	event_aliases_UNC_P_VR_HOT_CYCLES,
	event_aliases_UNC_P_CORE_TRANSITION_CYCLES,
	event_aliases_UNC_P_TOTAL_TRANSITION_CYCLES,
	event_aliases_UNC_P_FREQ_MIN_IO_P_CYCLES,
	event_aliases_UNC_P_FREQ_TRANS_CYCLES,
	event_aliases_UNC_P_FIVR_PS_PS0_CYCLES,
	event_aliases_UNC_P_FIVR_PS_PS1_CYCLES,
	event_aliases_UNC_P_FIVR_PS_PS2_CYCLES,
	event_aliases_UNC_P_FIVR_PS_PS3_CYCLES,
	event_aliases_UNC_M_ACT_COUNT, event_aliases_UNC_M_ACT_COUNT__last = event_aliases_UNC_M_ACT_COUNT + 2,
	event_aliases_UNC_M_PRE_COUNT, event_aliases_UNC_M_PRE_COUNT__last = event_aliases_UNC_M_PRE_COUNT + 4,
	event_aliases_UNC_M_CAS_COUNT, event_aliases_UNC_M_CAS_COUNT__last = event_aliases_UNC_M_CAS_COUNT + 8,
	event_aliases_UNC_M_DRAM_REFRESH, event_aliases_UNC_M_DRAM_REFRESH__last = event_aliases_UNC_M_DRAM_REFRESH + 1,
	event_aliases_UNC_M_DRAM_PRE_ALL,
	event_aliases_UNC_M_MAJOR_MODES, event_aliases_UNC_M_MAJOR_MODES__last = event_aliases_UNC_M_MAJOR_MODES + 1,
	event_aliases_UNC_M_PREEMPTION, event_aliases_UNC_M_PREEMPTION__last = event_aliases_UNC_M_PREEMPTION + 1,
	event_aliases_UNC_M_ECC_CORRECTABLE_ERRORS,
	event_aliases_UNC_M_RPQ_INSERTS,
	event_aliases_UNC_M_RPQ_CYCLES_NE,
	event_aliases_UNC_M_WPQ_CYCLES_NE,
	event_aliases_UNC_M_WPQ_CYCLES_FULL,
	event_aliases_UNC_M_WPQ_READ_HIT,
	event_aliases_UNC_M_WPQ_WRITE_HIT,
	event_aliases_UNC_M_POWER_THROTTLE_CYCLES, event_aliases_UNC_M_POWER_THROTTLE_CYCLES__last = event_aliases_UNC_M_POWER_THROTTLE_CYCLES + 7,
	event_aliases_UNC_M_POWER_PCU_THROTTLING,
	event_aliases_UNC_M_POWER_SELF_REFRESH,
	event_aliases_UNC_M_POWER_CKE_CYCLES, event_aliases_UNC_M_POWER_CKE_CYCLES__last = event_aliases_UNC_M_POWER_CKE_CYCLES + 7,
	event_aliases_UNC_M_POWER_CHANNEL_DLLOFF,
	event_aliases_UNC_M_POWER_CHANNEL_PPD,
	event_aliases_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES,
	event_aliases_UNC_M_RD_CAS_PRIO, event_aliases_UNC_M_RD_CAS_PRIO__last = event_aliases_UNC_M_RD_CAS_PRIO + 3,
	event_aliases_UNC_M_BYP_CMDS, event_aliases_UNC_M_BYP_CMDS__last = event_aliases_UNC_M_BYP_CMDS + 2,
	event_aliases_UNC_M_RD_CAS_RANK0, event_aliases_UNC_M_RD_CAS_RANK0__last = event_aliases_UNC_M_RD_CAS_RANK0 + 20,
	event_aliases_UNC_M_RD_CAS_RANK1, event_aliases_UNC_M_RD_CAS_RANK1__last = event_aliases_UNC_M_RD_CAS_RANK1 + 20,
	event_aliases_UNC_M_RD_CAS_RANK2,
	event_aliases_UNC_M_RD_CAS_RANK4, event_aliases_UNC_M_RD_CAS_RANK4__last = event_aliases_UNC_M_RD_CAS_RANK4 + 20,
	event_aliases_UNC_M_RD_CAS_RANK5, event_aliases_UNC_M_RD_CAS_RANK5__last = event_aliases_UNC_M_RD_CAS_RANK5 + 20,
	event_aliases_UNC_M_RD_CAS_RANK6, event_aliases_UNC_M_RD_CAS_RANK6__last = event_aliases_UNC_M_RD_CAS_RANK6 + 20,
	event_aliases_UNC_M_RD_CAS_RANK7, event_aliases_UNC_M_RD_CAS_RANK7__last = event_aliases_UNC_M_RD_CAS_RANK7 + 20,
	event_aliases_UNC_M_WR_CAS_RANK0, event_aliases_UNC_M_WR_CAS_RANK0__last = event_aliases_UNC_M_WR_CAS_RANK0 + 20,
	event_aliases_UNC_M_WR_CAS_RANK1, event_aliases_UNC_M_WR_CAS_RANK1__last = event_aliases_UNC_M_WR_CAS_RANK1 + 20,
	event_aliases_UNC_M_WR_CAS_RANK4, event_aliases_UNC_M_WR_CAS_RANK4__last = event_aliases_UNC_M_WR_CAS_RANK4 + 20,
	event_aliases_UNC_M_WR_CAS_RANK5, event_aliases_UNC_M_WR_CAS_RANK5__last = event_aliases_UNC_M_WR_CAS_RANK5 + 20,
	event_aliases_UNC_M_WR_CAS_RANK6, event_aliases_UNC_M_WR_CAS_RANK6__last = event_aliases_UNC_M_WR_CAS_RANK6 + 20,
	event_aliases_UNC_M_WR_CAS_RANK7, event_aliases_UNC_M_WR_CAS_RANK7__last = event_aliases_UNC_M_WR_CAS_RANK7 + 20,
	event_aliases_UNC_M_WMM_TO_RMM, event_aliases_UNC_M_WMM_TO_RMM__last = event_aliases_UNC_M_WMM_TO_RMM + 2,
	event_aliases_UNC_M_WRONG_MM,
	event_aliases_COUNT
};

enum {
	name_index_last = 2047,
	name_index_COUNT
};

enum {
	clocks_UNC_U_CLOCKTICKS,
	clocks_UNC_P_CLOCKTICKS,
	clocks_UNC_M_CLOCKTICKS,
	clocks_UNC_M_CLOCKTICKS_F,
	clocks_COUNT
};

enum {
	perf_pmus_ubox,
	perf_pmus_cha,
	perf_pmus_pcu,
	perf_pmus_iio,
	perf_pmus_irp,
	perf_pmus_imc,
	perf_pmus_m2m,
	perf_pmus_upi,
	perf_pmus_m3upi,
	perf_pmus_COUNT
};

enum {
	perf_formats_ubox, perf_formats_ubox__last = perf_formats_ubox + 4,
	perf_formats_cha, perf_formats_cha__last = perf_formats_cha + 16,
	perf_formats_pcu, perf_formats_pcu__last = perf_formats_pcu + 10,
	perf_formats_iio, perf_formats_iio__last = perf_formats_iio + 6,
	perf_formats_irp, perf_formats_irp__last = perf_formats_irp + 4,
	perf_formats_imc, perf_formats_imc__last = perf_formats_imc + 4,
	perf_formats_m2m, perf_formats_m2m__last = perf_formats_m2m + 4,
	perf_formats_upi, perf_formats_upi__last = perf_formats_upi + 4,
	perf_formats_m3upi, perf_formats_m3upi__last = perf_formats_m3upi + 4,
	perf_formats_COUNT
};

enum {
	perf_events_imc, perf_events_imc__last = perf_events_imc + 2,
	perf_events_COUNT
};

enum {
	perf_takes_pcu, perf_takes_pcu__last = perf_takes_pcu + 3,
	perf_takes_COUNT
};

struct uncore_skx_tables {
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
	struct uncore_event_alias_row event_aliases[event_aliases_COUNT];
	uint16_t name_index[name_index_COUNT];
	struct uncore_clock_row clocks[clocks_COUNT];
	struct uncore_perf_pmu_row perf_pmus[perf_pmus_COUNT];
	struct uncore_perf_format_row perf_formats[perf_formats_COUNT];
	struct uncore_perf_event_row perf_events[perf_events_COUNT];
	struct uncore_perf_take_row perf_takes[perf_takes_COUNT];
	struct uncore_skx_strings pool;
};

extern const struct uncore_skx_tables uncore_skx_tables;

const struct uncore_skx_tables uncore_skx_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_skx_tables),
		.id = S(skx), 
		.title = S(Xeon_Scalable__Skylake_S_00b9f43e), 
		.source = S(perfmon_skx__linux_uncor_a9f7d38a), 
		.sockets = { .method = UNCORE_SOCKET_NODE_MAP, .limit = 8, .node = { boxes_ubox, registers_ubox_cpunodeid, fields_ubox_cpunodeid_nodeid }, .map = { boxes_ubox, registers_ubox_gidnidmap, fields_ubox_gidnidmap_node0 }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NEXT_LOWER, },
		.cores = 28, .threads = 2, .procedures = { procedure_rows_freeze, 3 }, 
		.cpuids = { offsetof(struct uncore_skx_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_skx_tables, boxes), boxes_COUNT },
		.presents = { offsetof(struct uncore_skx_tables, presents), presents_COUNT },
		.places = { offsetof(struct uncore_skx_tables, places), places_COUNT },
		.functions = { offsetof(struct uncore_skx_tables, functions), functions_COUNT },
		.registers = { offsetof(struct uncore_skx_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_skx_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_skx_tables, fields), fields_COUNT },
		.values = { offsetof(struct uncore_skx_tables, values), values_COUNT },
		.counters = { offsetof(struct uncore_skx_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_skx_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_skx_tables, steps), steps_COUNT },
		.aliases = { offsetof(struct uncore_skx_tables, aliases), aliases_COUNT },
		.field_refs = { offsetof(struct uncore_skx_tables, field_refs), field_refs_COUNT },
		.numbers = { offsetof(struct uncore_skx_tables, numbers), numbers_COUNT },
		.strings = { offsetof(struct uncore_skx_tables, strings), strings_COUNT },
		.events = { offsetof(struct uncore_skx_tables, events), events_COUNT },
		.umasks = { offsetof(struct uncore_skx_tables, umasks), umasks_COUNT },
		.filters = { offsetof(struct uncore_skx_tables, filters), filters_COUNT },
		.categories = { offsetof(struct uncore_skx_tables, categories), categories_COUNT },
		.event_aliases = { offsetof(struct uncore_skx_tables, event_aliases), event_aliases_COUNT },
		.name_index = { offsetof(struct uncore_skx_tables, name_index), name_index_COUNT },
		.clocks = { offsetof(struct uncore_skx_tables, clocks), clocks_COUNT },
		.perf_pmus = { offsetof(struct uncore_skx_tables, perf_pmus), perf_pmus_COUNT },
		.perf_formats = { offsetof(struct uncore_skx_tables, perf_formats), perf_formats_COUNT },
		.perf_events = { offsetof(struct uncore_skx_tables, perf_events), perf_events_COUNT },
		.perf_takes = { offsetof(struct uncore_skx_tables, perf_takes), perf_takes_COUNT },
		.pool = { offsetof(struct uncore_skx_tables, pool), sizeof(struct uncore_skx_strings) },
	},
	.cpuids = {
		[cpuids_6_85_0_4_0] = { .family = 6, .model = 85, .stepping_hi = 4, .variant = NONE },
	},
	.boxes = {
		[boxes_ubox] = { .id = S(ubox), .title = S(System_configuration_con_649e5d7c), .text = T(boxes_ubox), .source = S(linux_uncore_snbep_c_skx_e8941245), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .functions = { functions_ubox_node, 1 }, .registers = { registers_ubox_global_ctl, 12 }, .counters = { counters_ubox_general, 2 }, .procedures = { procedure_rows_ubox_setup, 10 } },
		[boxes_cha] = { .id = S(cha), .title = S(Caching_and_home_agent_e4682a4a), .text = T(boxes_cha), .source = S(linux_uncore_snbep_c_skx_5d399675), .instances = 28, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_REGISTER, .present = presents_cha, .registers = { registers_cha_box_ctl, 6 }, .counters = { counters_cha_general, 1 }, .procedures = { procedure_rows_cha_setup, 10 } },
		[boxes_pcu] = { .id = S(pcu), .title = S(Power_control_unit_8f37ffb5), .text = T(boxes_pcu), .source = S(linux_uncore_snbep_c_skx_8b36dbd8), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .functions = { functions_pcu_caps, 1 }, .registers = { registers_pcu_box_ctl, 8 }, .counters = { counters_pcu_general, 3 }, .procedures = { procedure_rows_pcu_setup, 10 } },
		[boxes_iio] = { .id = S(iio), .title = S(I_O_stack_73f385ce), .text = T(boxes_iio), .source = S(linux_uncore_snbep_c_skx_fa33a1d1), .instances = 6, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_iio_box_ctl, 4 }, .counters = { counters_iio_general, 1 }, .procedures = { procedure_rows_iio_setup, 10 } },
		[boxes_irp] = { .id = S(irp), .title = S(I_O_coherency_unit_56ef72fd), .text = T(boxes_irp), .source = S(linux_uncore_snbep_c_skx_363ac5fa), .instances = 6, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_irp_box_ctl, 4 }, .counters = { counters_irp_general, 1 }, .procedures = { procedure_rows_irp_setup, 10 } },
		[boxes_imc] = { .id = S(imc), .title = S(Memory_controller_channe_41793332), .text = T(boxes_imc), .source = S(linux_uncore_snbep_c_skx_88ae58d5), .instances = 6, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .instance_names = { strings_boxes_imc_instance_names, 6 }, .functions = { functions_imc_pmon, 1 }, .registers = { registers_imc_box_ctl, 6 }, .counters = { counters_imc_general, 2 }, .procedures = { procedure_rows_imc_setup, 10 } },
		[boxes_m2m] = { .id = S(m2m), .title = S(Mesh_to_memory_2993b245), .text = T(boxes_m2m), .source = S(linux_uncore_snbep_c_skx_1f5786d1), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_m2m_pmon, 1 }, .registers = { registers_m2m_box_ctl, 4 }, .counters = { counters_m2m_general, 1 }, .procedures = { procedure_rows_m2m_setup, 10 } },
		[boxes_upi] = { .id = S(upi), .title = S(UPI_link_layer_dc99cd95), .text = T(boxes_upi), .source = S(linux_uncore_snbep_c_skx_06ac60ad), .instances = 3, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_upi_pmon, 1 }, .registers = { registers_upi_box_ctl, 4 }, .counters = { counters_upi_general, 1 }, .procedures = { procedure_rows_upi_setup, 10 } },
		[boxes_m3upi] = { .id = S(m3upi), .title = S(Mesh_to_UPI_13bd1cce), .text = T(boxes_m3upi), .source = S(linux_uncore_snbep_c_skx_466b246c), .instances = 3, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_m3upi_pmon, 1 }, .registers = { registers_m3upi_box_ctl, 4 }, .counters = { counters_m3upi_general, 1 }, .procedures = { procedure_rows_m3upi_setup, 10 } },
	},
	.presents = {
		[presents_cha] = { .fields = { field_refs_presents_cha_fields, 1 }, .otherwise = 65535, .count = UNCORE_NUMBER_ONES },
	},
	.places = {
		[places_ubox_node] = { .device = 0x8, .device_id = 0x2014, .class_id = 0x880, .shown_id = 0x2014 },
		[places_pcu_caps] = { .device = 0x1e, .function = 0x3, .device_id = 0x2083, .class_id = 0x880, .shown_id = 0x2083 },
		[places_imc_pmon] = { .device = 0xa, .function = 0x2, .device_id = 0x2042, .class_id = 0x880, .shown_id = 0x2042 },
		{ .device = 0xa, .function = 0x6, .device_id = 0x2046, .class_id = 0x880, .shown_id = 0x2046 },
		{ .device = 0xb, .function = 0x2, .device_id = 0x204a, .class_id = 0x880, .shown_id = 0x204a },
		{ .device = 0xc, .function = 0x2, .device_id = 0x2042, .class_id = 0x880, .shown_id = 0x2042 },
		{ .device = 0xc, .function = 0x6, .device_id = 0x2046, .class_id = 0x880, .shown_id = 0x2046 },
		{ .device = 0xd, .function = 0x2, .device_id = 0x204a, .class_id = 0x880, .shown_id = 0x204a },
		[places_m2m_pmon] = { .device = 0x8, .device_id = 0x2066, .class_id = 0x880, .shown_id = 0x2066 },
		{ .device = 0x9, .device_id = 0x2066, .class_id = 0x880, .shown_id = 0x2066 },
		[places_upi_pmon] = { .device = 0xe, .device_id = 0x2058, .class_id = 0x1101, .shown_id = 0x2058 },
		{ .device = 0xf, .device_id = 0x2058, .class_id = 0x1101, .shown_id = 0x2058 },
		{ .device = 0x10, .device_id = 0x2058, .class_id = 0x1101, .shown_id = 0x2058 },
		[places_m3upi_pmon] = { .device = 0x12, .function = 0x1, .device_id = 0x204d, .class_id = 0x1101, .shown_id = 0x204d },
		{ .device = 0x12, .function = 0x2, .device_id = 0x204e, .class_id = 0x880, .shown_id = 0x204e },
		{ .device = 0x12, .function = 0x5, .device_id = 0x204d, .class_id = 0x880, .shown_id = 0x204d },
	},
	.functions = {
		[functions_ubox_node] = { .id = S(node), .first_place = places_ubox_node },
		[functions_pcu_caps] = { .id = S(caps), .first_place = places_pcu_caps, .bus = 1 },
		[functions_imc_pmon] = { .id = S(pmon), .first_place = places_imc_pmon, .bus = 2 },
		[functions_m2m_pmon] = { .id = S(pmon), .first_place = places_m2m_pmon, .bus = 2 },
		[functions_upi_pmon] = { .id = S(pmon), .first_place = places_upi_pmon, .bus = 3 },
		[functions_m3upi_pmon] = { .id = S(pmon), .first_place = places_m3upi_pmon, .bus = 3 },
	},
	.registers = {
		[registers_ubox_global_ctl] = { .id = S(global_ctl), .name = S(U_MSR_PMON_GLOBAL_CTL), .text = T(registers_ubox_global_ctl), .source = S(likwid_registers_h_MSR_U_f200e569), .base = 0x700, .layout = layouts_ubox_global_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_ubox_global_status] = { .id = S(global_status), .name = S(U_MSR_PMON_GLOBAL_STATUS), .text = T(registers_ubox_global_status), .source = S(likwid_registers_h_MSR_U_cd6510fd), .base = 0x701, .layout = layouts_ubox_global_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_ubox_global_config] = { .id = S(global_config), .name = S(U_MSR_PMON_GLOBAL_CONFIG), .text = T(registers_ubox_global_config), .source = S(likwid_registers_h_MSR_U_038a6cc7), .base = 0x702, .layout = layouts_ubox_global_config, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_UNKNOWN },
		[registers_ubox_fixed_ctl] = { .id = S(fixed_ctl), .name = S(U_MSR_PMON_FIXED_CTL), .text = T(registers_ubox_fixed_ctl), .source = S(linux_uncore_snbep_c_HSW_c96a9fc7), .base = 0x703, .layout = layouts_ubox_fixed_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_ubox_fixed_ctr] = { .id = S(fixed_ctr), .name = S(U_MSR_PMON_FIXED_CTR), .text = T(registers_ubox_fixed_ctr), .source = S(linux_uncore_snbep_c_HSW_c96a9fc7), .base = 0x704, .layout = layouts_ubox_fixed_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_ubox_ctl] = { .id = S(ctl), .name = S(U_MSR_PMON_CTL_i__10f935f5), .text = T(registers_ubox_ctl), .source = S(linux_uncore_snbep_c_HSW_c96a9fc7), .base = 0x705, .index_stride = 0x1, .layout = layouts_ubox_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_ubox_box_filter] = { .id = S(box_filter), .name = S(U_MSR_PMON_FILTER), .text = T(registers_ubox_box_filter), .source = S(linux_uncore_snbep_c_HSW_52facfb6), .base = 0x707, .layout = layouts_ubox_box_filter, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_ubox_box_status] = { .id = S(box_status), .name = S(U_MSR_PMON_BOX_STATUS), .text = T(registers_ubox_box_status), .source = S(likwid_registers_h_MSR_U_c2700885), .base = 0x708, .layout = layouts_ubox_box_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_ubox_ctr] = { .id = S(ctr), .name = S(U_MSR_PMON_CTR_i__ffed6b1f), .text = T(registers_ubox_ctr), .source = S(linux_uncore_snbep_c_HSW_c96a9fc7), .base = 0x709, .index_stride = 0x1, .layout = layouts_ubox_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_ubox_cpunodeid] = { .id = S(cpunodeid), .name = S(CPUNODEID), .text = T(registers_ubox_cpunodeid), .source = S(linux_uncore_snbep_c_SKX_06960096), .base = 0xc0, .layout = layouts_ubox_cpunodeid, .count = 1, .function = functions_ubox_node, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_ubox_gidnidmap] = { .id = S(gidnidmap), .name = S(GIDNIDMAP), .text = T(registers_ubox_gidnidmap), .source = S(linux_uncore_snbep_c_SKX_30e60def), .base = 0xd4, .layout = layouts_ubox_gidnidmap, .count = 1, .function = functions_ubox_node, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_ubox_bus_numbers] = { .id = S(bus_numbers), .name = S(CPU_BUS_NUMBER), .text = T(registers_ubox_bus_numbers), .source = S(linux_uncore_snbep_c_SKX_889909a8), .base = 0x300, .layout = layouts_ubox_bus_numbers, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .flags = UNCORE_REGISTER_ELSEWHERE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_cha_box_ctl] = { .id = S(box_ctl), .name = S(CHAn_MSR_PMON_BOX_CTL), .text = T(registers_cha_box_ctl), .source = S(linux_uncore_snbep_c_HSW_032a9445), .base = 0xe00, .instance_stride = 0x10, .layout = layouts_cha_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_cha_box_status] = { .id = S(box_status), .name = S(CHAn_MSR_PMON_BOX_STATUS), .text = T(registers_cha_box_status), .source = S(likwid_registers_h_28a2a5c4), .base = 0xe07, .instance_stride = 0x10, .layout = layouts_cha_box_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_cha_box_filter] = { .id = S(box_filter), .name = S(CHAn_MSR_PMON_BOX_FILTER0), .text = T(registers_cha_box_filter), .source = S(linux_uncore_snbep_c_HSW_a8894061), .base = 0xe05, .instance_stride = 0x10, .layout = layouts_cha_box_filter, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_cha_box_filter1] = { .id = S(box_filter1), .name = S(CHAn_MSR_PMON_BOX_FILTER1), .text = T(registers_cha_box_filter1), .source = S(linux_uncore_snbep_c_HSW_a8894061), .base = 0xe06, .instance_stride = 0x10, .layout = layouts_cha_box_filter1, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_cha_ctl] = { .id = S(ctl), .name = S(CHAn_MSR_PMON_CTL_i__93cf00f2), .text = T(registers_cha_ctl), .source = S(linux_uncore_snbep_c_HSW_032a9445), .base = 0xe01, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_cha_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_cha_ctr] = { .id = S(ctr), .name = S(CHAn_MSR_PMON_CTR_i__aee94906), .text = T(registers_cha_ctr), .source = S(linux_uncore_snbep_c_HSW_032a9445), .base = 0xe08, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_cha_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_pcu_box_ctl] = { .id = S(box_ctl), .name = S(PCU_MSR_PMON_BOX_CTL), .text = T(registers_pcu_box_ctl), .source = S(linux_uncore_snbep_c_HSW_d6a4fa3f), .base = 0x710, .layout = layouts_pcu_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_pcu_ctl] = { .id = S(ctl), .name = S(PCU_MSR_PMON_CTL_i__b7e59189), .text = T(registers_pcu_ctl), .source = S(linux_uncore_snbep_c_HSW_d6a4fa3f), .base = 0x711, .index_stride = 0x1, .layout = layouts_pcu_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_pcu_box_filter] = { .id = S(box_filter), .name = S(PCU_MSR_PMON_BOX_FILTER), .text = T(registers_pcu_box_filter), .source = S(linux_uncore_snbep_c_HSW_d6a4fa3f), .base = 0x715, .layout = layouts_pcu_box_filter, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_pcu_box_status] = { .id = S(box_status), .name = S(PCU_MSR_PMON_BOX_STATUS), .text = T(registers_pcu_box_status), .source = S(likwid_registers_h__sdm__cac82c32), .base = 0x716, .layout = layouts_pcu_box_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_pcu_ctr] = { .id = S(ctr), .name = S(PCU_MSR_PMON_CTR_i__67151248), .text = T(registers_pcu_ctr), .source = S(linux_uncore_snbep_c_HSW_d6a4fa3f), .base = 0x717, .index_stride = 0x1, .layout = layouts_pcu_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_pcu_core_c6_ctr] = { .id = S(core_c6_ctr), .name = S(PCU_MSR_CORE_C6_CTR), .text = T(registers_pcu_core_c6_ctr), .source = S(linux_cstate_c_MSR_CORE__cac49aa5), .base = 0x3fd, .layout = layouts_pcu_core_c6_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_pcu_core_c3_ctr] = { .id = S(core_c3_ctr), .name = S(PCU_MSR_CORE_C3_CTR), .text = T(registers_pcu_core_c3_ctr), .source = S(linux_cstate_c_MSR_CORE__1e4a0a24), .base = 0x3fc, .layout = layouts_pcu_core_c3_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_pcu_capid6] = { .id = S(capid6), .name = S(CAPID6), .text = T(registers_pcu_capid6), .source = S(linux_uncore_snbep_c_SKX_e4d8ae4a), .base = 0x9c, .layout = layouts_pcu_capid6, .count = 1, .function = functions_pcu_caps, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_iio_box_ctl] = { .id = S(box_ctl), .name = S(IIOn_MSR_PMON_BOX_CTL), .text = T(registers_iio_box_ctl), .source = S(linux_uncore_snbep_c_SKX_8d9d39cd), .base = 0xa40, .instance_stride = 0x20, .layout = layouts_iio_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_iio_box_status] = { .id = S(box_status), .name = S(IIOn_MSR_PMON_BOX_STATUS), .text = T(registers_iio_box_status), .source = S(likwid_registers_h_28a2a5c4), .base = 0xa47, .instance_stride = 0x20, .layout = layouts_iio_box_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_iio_ctl] = { .id = S(ctl), .name = S(IIOn_MSR_PMON_CTL_i__1baf0716), .text = T(registers_iio_ctl), .source = S(linux_uncore_snbep_c_SKX_8d9d39cd), .base = 0xa48, .instance_stride = 0x20, .index_stride = 0x1, .layout = layouts_iio_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_iio_ctr] = { .id = S(ctr), .name = S(IIOn_MSR_PMON_CTR_i__7383651c), .text = T(registers_iio_ctr), .source = S(linux_uncore_snbep_c_SKX_8d9d39cd), .base = 0xa41, .instance_stride = 0x20, .index_stride = 0x1, .layout = layouts_iio_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_irp_box_ctl] = { .id = S(box_ctl), .name = S(IRPn_MSR_PMON_BOX_CTL), .text = T(registers_irp_box_ctl), .source = S(linux_uncore_snbep_c_SKX_a71eae97), .base = 0xa58, .instance_stride = 0x20, .layout = layouts_irp_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_irp_box_status] = { .id = S(box_status), .name = S(IRPn_MSR_PMON_BOX_STATUS), .text = T(registers_irp_box_status), .source = S(likwid_registers_h_28a2a5c4), .base = 0xa5f, .instance_stride = 0x20, .layout = layouts_irp_box_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_irp_ctl] = { .id = S(ctl), .name = S(IRPn_MSR_PMON_CTL_i__f4609704), .text = T(registers_irp_ctl), .source = S(linux_uncore_snbep_c_SKX_a71eae97), .base = 0xa5b, .instance_stride = 0x20, .index_stride = 0x1, .layout = layouts_irp_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_irp_ctr] = { .id = S(ctr), .name = S(IRPn_MSR_PMON_CTR_i__a8b17e3b), .text = T(registers_irp_ctr), .source = S(linux_uncore_snbep_c_SKX_a71eae97), .base = 0xa59, .instance_stride = 0x20, .index_stride = 0x1, .layout = layouts_irp_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_imc_box_ctl] = { .id = S(box_ctl), .name = S(MC_CHy_PCI_PMON_BOX_CTL), .text = T(registers_imc_box_ctl), .source = S(linux_uncore_snbep_c_skx_a81d60d8), .base = 0xf4, .layout = layouts_imc_box_ctl, .count = 1, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_imc_box_status] = { .id = S(box_status), .name = S(MC_CHy_PCI_PMON_BOX_STATUS), .text = T(registers_imc_box_status), .source = S(likwid_registers_h__as_o_0b66fe13), .base = 0xf8, .layout = layouts_imc_box_status, .count = 1, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_imc_ctl] = { .id = S(ctl), .name = S(MC_CHy_PCI_PMON_CTL_i__bff7e17a), .text = T(registers_imc_ctl), .source = S(linux_uncore_snbep_c_skx_a81d60d8), .base = 0xd8, .index_stride = 0x4, .layout = layouts_imc_ctl, .count = 4, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_imc_ctr] = { .id = S(ctr), .name = S(MC_CHy_PCI_PMON_CTR_i__92883dff), .text = T(registers_imc_ctr), .source = S(linux_uncore_snbep_c_skx_a81d60d8), .base = 0xa0, .index_stride = 0x8, .layout = layouts_imc_ctr, .count = 4, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_imc_fixed_ctl] = { .id = S(fixed_ctl), .name = S(MC_CHy_PCI_PMON_FIXED_CTL), .text = T(registers_imc_fixed_ctl), .source = S(linux_uncore_snbep_c_SNB_bf7aea54), .base = 0xf0, .layout = layouts_imc_fixed_ctl, .count = 1, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_imc_fixed_ctr] = { .id = S(fixed_ctr), .name = S(MC_CHy_PCI_PMON_FIXED_CTR), .text = T(registers_imc_fixed_ctr), .source = S(linux_uncore_snbep_c_SNB_bf7aea54), .base = 0xd0, .layout = layouts_imc_fixed_ctr, .count = 1, .function = functions_imc_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_m2m_box_ctl] = { .id = S(box_ctl), .name = S(M2Mn_PCI_PMON_BOX_CTL), .text = T(registers_m2m_box_ctl), .source = S(linux_uncore_snbep_c_SKX_4c2d501b), .base = 0x258, .layout = layouts_m2m_box_ctl, .count = 1, .function = functions_m2m_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_m2m_box_status] = { .id = S(box_status), .name = S(M2Mn_PCI_PMON_BOX_STATUS), .text = T(registers_m2m_box_status), .source = S(likwid_registers_h_28a2a5c4), .base = 0x260, .layout = layouts_m2m_box_status, .count = 1, .function = functions_m2m_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_m2m_ctl] = { .id = S(ctl), .name = S(M2Mn_PCI_PMON_CTL_i__f50da984), .text = T(registers_m2m_ctl), .source = S(linux_uncore_snbep_c_SKX_4c2d501b), .base = 0x228, .index_stride = 0x8, .layout = layouts_m2m_ctl, .count = 4, .function = functions_m2m_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_m2m_ctr] = { .id = S(ctr), .name = S(M2Mn_PCI_PMON_CTR_i__91079a23), .text = T(registers_m2m_ctr), .source = S(linux_uncore_snbep_c_SKX_4c2d501b), .base = 0x200, .index_stride = 0x8, .layout = layouts_m2m_ctr, .count = 4, .function = functions_m2m_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_upi_box_ctl] = { .id = S(box_ctl), .name = S(Uy_PCI_PMON_BOX_CTL), .text = T(registers_upi_box_ctl), .source = S(linux_uncore_snbep_c_SKX_d565741d), .base = 0x378, .layout = layouts_upi_box_ctl, .count = 1, .function = functions_upi_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_upi_box_status] = { .id = S(box_status), .name = S(Uy_PCI_PMON_BOX_STATUS), .text = T(registers_upi_box_status), .source = S(likwid_registers_h_28a2a5c4), .base = 0x37c, .layout = layouts_upi_box_status, .count = 1, .function = functions_upi_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_upi_ctl] = { .id = S(ctl), .name = S(Uy_PCI_PMON_CTL_i__cc141fbe), .text = T(registers_upi_ctl), .source = S(linux_uncore_snbep_c_SKX_d565741d), .base = 0x350, .index_stride = 0x8, .layout = layouts_upi_ctl, .count = 4, .function = functions_upi_pmon, .space = UNCORE_SPACE_PCI, .flags = UNCORE_REGISTER_HIGH_FIRST, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_upi_ctr] = { .id = S(ctr), .name = S(Uy_PCI_PMON_CTR_i__4b539453), .text = T(registers_upi_ctr), .source = S(linux_uncore_snbep_c_SKX_d565741d), .base = 0x318, .index_stride = 0x8, .layout = layouts_upi_ctr, .count = 4, .function = functions_upi_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_m3upi_box_ctl] = { .id = S(box_ctl), .name = S(M3Ln_PCI_PMON_BOX_CTL), .text = T(registers_m3upi_box_ctl), .source = S(linux_uncore_snbep_c_SNB_70b781f4), .base = 0xf4, .layout = layouts_m3upi_box_ctl, .count = 1, .function = functions_m3upi_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_m3upi_box_status] = { .id = S(box_status), .name = S(M3Ln_PCI_PMON_BOX_STATUS), .text = T(registers_m3upi_box_status), .source = S(likwid_registers_h_28a2a5c4), .base = 0xf8, .layout = layouts_m3upi_box_status, .count = 1, .function = functions_m3upi_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_INFERRED },
		[registers_m3upi_ctl] = { .id = S(ctl), .name = S(M3Ln_PCI_PMON_CTL_i__af9a207e), .text = T(registers_m3upi_ctl), .source = S(linux_uncore_snbep_c_SNB_70b781f4), .base = 0xd8, .index_stride = 0x4, .layout = layouts_m3upi_ctl, .count = 3, .function = functions_m3upi_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[registers_m3upi_ctr] = { .id = S(ctr), .name = S(M3Ln_PCI_PMON_CTR_i__290edbb2), .text = T(registers_m3upi_ctr), .source = S(linux_uncore_snbep_c_SNB_70b781f4), .base = 0xa0, .index_stride = 0x8, .layout = layouts_m3upi_ctr, .count = 3, .function = functions_m3upi_pmon, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
	},
	.layouts = {
		[layouts_ubox_global_ctl] = { .id = S(global_ctl), .fields = { fields_ubox_global_ctl_frz_all, 4 }, .reset_known = 0xa000000000000000, .writable = 0xa000000000000000, .event_bits = 0xa000000000000000, .width = 64 },
		[layouts_ubox_global_status] = { .id = S(global_status), .fields = { fields_ubox_global_status_ov_m2m1, 49 }, .clear_by_one = 0xdf00cf807fffffff, .width = 64 },
		[layouts_ubox_global_config] = { .id = S(global_config), .fields = { fields_ubox_global_config_reserved_31_0, 1 }, .width = 32 },
		[layouts_ubox_box_status] = { .id = S(box_status), .fields = { fields_ubox_box_status_reserved_31_2, 2 }, .clear_by_one = 0x3, .width = 32 },
		[layouts_ubox_ctl] = { .id = S(ctl), .fields = { fields_ubox_ctl_reserved_31_29, 12 }, .reset_known = 0xffffffff, .writable = 0x1fd6ffff, .must_zero = 0x210000, .event_bits = 0x1f84ffff, .width = 32 },
		[layouts_ubox_ctr] = { .id = S(ctr), .fields = { fields_ubox_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_ubox_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_ubox_fixed_ctl_reserved_31_23, 5 }, .reset_known = 0xffffffff, .writable = 0x500000, .must_zero = 0x200000, .width = 32 },
		[layouts_ubox_fixed_ctr] = { .id = S(fixed_ctr), .fields = { fields_ubox_fixed_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_ubox_box_filter] = { .id = S(box_filter), .fields = { fields_ubox_box_filter_reserved_31_6, 3 }, .reset_known = 0xffffffc0, .writable = 0x3f, .event_bits = 0x3f, .width = 32 },
		[layouts_ubox_cpunodeid] = { .id = S(cpunodeid), .fields = { fields_ubox_cpunodeid_reserved_31_3, 2 }, .width = 32 },
		[layouts_ubox_gidnidmap] = { .id = S(gidnidmap), .fields = { fields_ubox_gidnidmap_reserved_31_24, 9 }, .width = 32 },
		[layouts_ubox_bus_numbers] = { .id = S(bus_numbers), .fields = { fields_ubox_bus_numbers_valid, 8 }, .width = 64 },
		[layouts_cha_box_ctl] = { .id = S(box_ctl), .fields = { fields_cha_box_ctl_reserved_31_18, 7 }, .reset_known = 0xffffffff, .write_base = 0x30000, .writable = 0x103, .must_one = 0x30000, .event_bits = 0x103, .width = 32 },
		[layouts_cha_box_status] = { .id = S(box_status), .fields = { fields_cha_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_cha_ctl] = { .id = S(ctl), .fields = { fields_cha_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffdeffff, .must_zero = 0x210000, .event_bits = 0xff8cffff, .width = 32 },
		[layouts_cha_ctr] = { .id = S(ctr), .fields = { fields_cha_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_cha_box_filter] = { .id = S(box_filter), .fields = { fields_cha_box_filter_reserved_31_27, 5 }, .reset_known = 0xffffffff, .writable = 0x7fe1fff, .event_bits = 0x7fe1fff, .width = 32 },
		[layouts_cha_box_filter1] = { .id = S(box_filter1), .fields = { fields_cha_box_filter1_isoc, 12 }, .reset_known = 0xffffffff, .writable = 0xfffffe3b, .event_bits = 0xfffffe3b, .width = 32 },
		[layouts_pcu_box_ctl] = { .id = S(box_ctl), .fields = { fields_pcu_box_ctl_reserved_31_18, 7 }, .reset_known = 0xffffffff, .write_base = 0x30000, .writable = 0x103, .must_one = 0x30000, .event_bits = 0x103, .width = 32 },
		[layouts_pcu_box_status] = { .id = S(box_status), .fields = { fields_pcu_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_pcu_ctl] = { .id = S(ctl), .fields = { fields_pcu_ctl_occ_edge_det, 15 }, .reset_known = 0xffffffff, .writable = 0xdfd6c0ff, .must_zero = 0x20210000, .event_bits = 0xdf84c0ff, .width = 32 },
		[layouts_pcu_ctr] = { .id = S(ctr), .fields = { fields_pcu_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_pcu_box_filter] = { .id = S(box_filter), .fields = { fields_pcu_box_filter_filt31_24, 4 }, .reset_known = 0xffffffff, .writable = 0xffffffff, .event_bits = 0xffffffff, .width = 32 },
		[layouts_pcu_core_c6_ctr] = { .id = S(core_c6_ctr), .fields = { fields_pcu_core_c6_ctr_event_count, 1 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffffffff, .width = 64 },
		[layouts_pcu_core_c3_ctr] = { .id = S(core_c3_ctr), .fields = { fields_pcu_core_c3_ctr_event_count, 1 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffffffff, .width = 64 },
		[layouts_pcu_capid6] = { .id = S(capid6), .fields = { fields_pcu_capid6_reserved_31_28, 2 }, .width = 32 },
		[layouts_iio_box_ctl] = { .id = S(box_ctl), .fields = { fields_iio_box_ctl_reserved_31_18, 7 }, .reset_known = 0xffffffff, .write_base = 0x30000, .writable = 0x103, .must_one = 0x30000, .event_bits = 0x103, .width = 32 },
		[layouts_iio_box_status] = { .id = S(box_status), .fields = { fields_iio_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_iio_ctl] = { .id = S(ctl), .fields = { fields_iio_ctl_reserved_63_47, 14 }, .reset_known = 0xffffffffffffffff, .writable = 0x7fffffd6ffff, .must_zero = 0x210000, .event_bits = 0x7fffff84ffff, .width = 64 },
		[layouts_iio_ctr] = { .id = S(ctr), .fields = { fields_iio_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_irp_box_ctl] = { .id = S(box_ctl), .fields = { fields_irp_box_ctl_reserved_31_18, 7 }, .reset_known = 0xffffffff, .write_base = 0x30000, .writable = 0x103, .must_one = 0x30000, .event_bits = 0x103, .width = 32 },
		[layouts_irp_box_status] = { .id = S(box_status), .fields = { fields_irp_box_status_reserved_31_2, 2 }, .clear_by_one = 0x3, .width = 32 },
		[layouts_irp_ctl] = { .id = S(ctl), .fields = { fields_irp_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_irp_ctr] = { .id = S(ctr), .fields = { fields_irp_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_imc_box_ctl] = { .id = S(box_ctl), .fields = { fields_imc_box_ctl_reserved_31_18, 7 }, .reset_known = 0xffffffff, .write_base = 0x30000, .writable = 0x103, .must_one = 0x30000, .event_bits = 0x103, .width = 32 },
		[layouts_imc_box_status] = { .id = S(box_status), .fields = { fields_imc_box_status_reserved_31_5, 2 }, .clear_by_one = 0x1f, .width = 32 },
		[layouts_imc_ctl] = { .id = S(ctl), .fields = { fields_imc_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_imc_ctr] = { .id = S(ctr), .fields = { fields_imc_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_imc_fixed_ctl] = { .id = S(fixed_ctl), .fields = { fields_imc_fixed_ctl_reserved_31_23, 6 }, .reset_known = 0xffffffff, .writable = 0x580000, .must_zero = 0x200000, .width = 32 },
		[layouts_imc_fixed_ctr] = { .id = S(fixed_ctr), .fields = { fields_imc_fixed_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_m2m_box_ctl] = { .id = S(box_ctl), .fields = { fields_m2m_box_ctl_reserved_31_18, 7 }, .reset_known = 0xffffffff, .write_base = 0x30000, .writable = 0x103, .must_one = 0x30000, .event_bits = 0x103, .width = 32 },
		[layouts_m2m_box_status] = { .id = S(box_status), .fields = { fields_m2m_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_m2m_ctl] = { .id = S(ctl), .fields = { fields_m2m_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_m2m_ctr] = { .id = S(ctr), .fields = { fields_m2m_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_upi_box_ctl] = { .id = S(box_ctl), .fields = { fields_upi_box_ctl_reserved_31_18, 7 }, .reset_known = 0xffffffff, .write_base = 0x30000, .writable = 0x103, .must_one = 0x30000, .event_bits = 0x103, .width = 32 },
		[layouts_upi_box_status] = { .id = S(box_status), .fields = { fields_upi_box_status_reserved_31_4, 2 }, .clear_by_one = 0xf, .width = 32 },
		[layouts_upi_ctl] = { .id = S(ctl), .fields = { fields_upi_ctl_reserved_63_56, 13 }, .reset_known = 0xffffffffffffffff, .writable = 0xffefffffd6ffff, .must_zero = 0x210000, .event_bits = 0xffefffff84ffff, .width = 64 },
		[layouts_upi_ctr] = { .id = S(ctr), .fields = { fields_upi_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
		[layouts_m3upi_box_ctl] = { .id = S(box_ctl), .fields = { fields_m3upi_box_ctl_reserved_31_18, 7 }, .reset_known = 0xffffffff, .write_base = 0x30000, .writable = 0x103, .must_one = 0x30000, .event_bits = 0x103, .width = 32 },
		[layouts_m3upi_box_status] = { .id = S(box_status), .fields = { fields_m3upi_box_status_reserved_31_3, 2 }, .clear_by_one = 0x7, .width = 32 },
		[layouts_m3upi_ctl] = { .id = S(ctl), .fields = { fields_m3upi_ctl_thresh, 11 }, .reset_known = 0xffffffff, .writable = 0xffd6ffff, .must_zero = 0x210000, .event_bits = 0xff84ffff, .width = 32 },
		[layouts_m3upi_ctr] = { .id = S(ctr), .fields = { fields_m3upi_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .width = 64 },
	},
	.fields = {
		[fields_ubox_global_ctl_frz_all] = { .id = S(frz_all), .name = S(frz_all), .text = T(fields_ubox_global_ctl_frz_all), .source = S(likwid_perfmon_skylakeX__93f31bcc), .needs = NONE, .by = NONE, .bits = 0x8000000000000000, .lo = 63, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_FREEZE_ALL, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_ctl_reserved_62_62] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__93f31bcc), .needs = NONE, .by = NONE, .bits = 0x4000000000000000, .lo = 62, .width = 1, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_ctl_unfrz_all] = { .id = S(unfrz_all), .name = S(unfrz_all), .text = T(fields_ubox_global_ctl_unfrz_all), .source = S(likwid_perfmon_skylakeX__93f31bcc), .needs = NONE, .by = NONE, .bits = 0x2000000000000000, .lo = 61, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_UNFREEZE_ALL, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_ctl_reserved_60_0] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__93f31bcc), .needs = NONE, .by = NONE, .bits = 0x1fffffffffffffff, .width = 61, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_status_ov_m2m1] = { .id = S(ov_m2m1), .name = S(ov_m2m1), .text = T(fields_ubox_global_status_ov_m2m1), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x8000000000000000, .lo = 63, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_m2m0] = { .id = S(ov_m2m0), .name = S(ov_m2m0), .text = T(fields_ubox_global_status_ov_m2m0), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x4000000000000000, .lo = 62, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_reserved_61_61] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x2000000000000000, .lo = 61, .width = 1, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_status_ov_iio4] = { .id = S(ov_iio4), .name = S(ov_iio4), .text = T(fields_ubox_global_status_ov_iio4), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x1000000000000000, .lo = 60, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_iio3] = { .id = S(ov_iio3), .name = S(ov_iio3), .text = T(fields_ubox_global_status_ov_iio3), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_iio2] = { .id = S(ov_iio2), .name = S(ov_iio2), .text = T(fields_ubox_global_status_ov_iio2), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x400000000000000, .lo = 58, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_iio1] = { .id = S(ov_iio1), .name = S(ov_iio1), .text = T(fields_ubox_global_status_ov_iio1), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x200000000000000, .lo = 57, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_iio0] = { .id = S(ov_iio0), .name = S(ov_iio0), .text = T(fields_ubox_global_status_ov_iio0), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x100000000000000, .lo = 56, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_reserved_55_48] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0xff000000000000, .lo = 48, .width = 8, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_status_ov_m3upi1] = { .id = S(ov_m3upi1), .name = S(ov_m3upi1), .text = T(fields_ubox_global_status_ov_m3upi1), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x800000000000, .lo = 47, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_m3upi0] = { .id = S(ov_m3upi0), .name = S(ov_m3upi0), .text = T(fields_ubox_global_status_ov_m3upi0), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x400000000000, .lo = 46, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_reserved_45_44] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x300000000000, .lo = 44, .width = 2, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_status_ov_upi2] = { .id = S(ov_upi2), .name = S(ov_upi2), .text = T(fields_ubox_global_status_ov_upi2), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x80000000000, .lo = 43, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_upi1] = { .id = S(ov_upi1), .name = S(ov_upi1), .text = T(fields_ubox_global_status_ov_upi1), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x40000000000, .lo = 42, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_upi0] = { .id = S(ov_upi0), .name = S(ov_upi0), .text = T(fields_ubox_global_status_ov_upi0), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x20000000000, .lo = 41, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_m1] = { .id = S(ov_m1), .name = S(ov_m1), .text = T(fields_ubox_global_status_ov_m1), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x10000000000, .lo = 40, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_m0] = { .id = S(ov_m0), .name = S(ov_m0), .text = T(fields_ubox_global_status_ov_m0), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x8000000000, .lo = 39, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_reserved_38_31] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x7f80000000, .lo = 31, .width = 8, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_global_status_ov_cha27] = { .id = S(ov_cha27), .name = S(ov_cha27), .text = T(fields_ubox_global_status_ov_cha27), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x40000000, .lo = 30, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha26] = { .id = S(ov_cha26), .name = S(ov_cha26), .text = T(fields_ubox_global_status_ov_cha26), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x20000000, .lo = 29, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha25] = { .id = S(ov_cha25), .name = S(ov_cha25), .text = T(fields_ubox_global_status_ov_cha25), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x10000000, .lo = 28, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha24] = { .id = S(ov_cha24), .name = S(ov_cha24), .text = T(fields_ubox_global_status_ov_cha24), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x8000000, .lo = 27, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha23] = { .id = S(ov_cha23), .name = S(ov_cha23), .text = T(fields_ubox_global_status_ov_cha23), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x4000000, .lo = 26, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha22] = { .id = S(ov_cha22), .name = S(ov_cha22), .text = T(fields_ubox_global_status_ov_cha22), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x2000000, .lo = 25, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha21] = { .id = S(ov_cha21), .name = S(ov_cha21), .text = T(fields_ubox_global_status_ov_cha21), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x1000000, .lo = 24, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha20] = { .id = S(ov_cha20), .name = S(ov_cha20), .text = T(fields_ubox_global_status_ov_cha20), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha19] = { .id = S(ov_cha19), .name = S(ov_cha19), .text = T(fields_ubox_global_status_ov_cha19), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha18] = { .id = S(ov_cha18), .name = S(ov_cha18), .text = T(fields_ubox_global_status_ov_cha18), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha17] = { .id = S(ov_cha17), .name = S(ov_cha17), .text = T(fields_ubox_global_status_ov_cha17), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha16] = { .id = S(ov_cha16), .name = S(ov_cha16), .text = T(fields_ubox_global_status_ov_cha16), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha15] = { .id = S(ov_cha15), .name = S(ov_cha15), .text = T(fields_ubox_global_status_ov_cha15), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha14] = { .id = S(ov_cha14), .name = S(ov_cha14), .text = T(fields_ubox_global_status_ov_cha14), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha13] = { .id = S(ov_cha13), .name = S(ov_cha13), .text = T(fields_ubox_global_status_ov_cha13), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha12] = { .id = S(ov_cha12), .name = S(ov_cha12), .text = T(fields_ubox_global_status_ov_cha12), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x8000, .lo = 15, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha11] = { .id = S(ov_cha11), .name = S(ov_cha11), .text = T(fields_ubox_global_status_ov_cha11), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x4000, .lo = 14, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha10] = { .id = S(ov_cha10), .name = S(ov_cha10), .text = T(fields_ubox_global_status_ov_cha10), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x2000, .lo = 13, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha9] = { .id = S(ov_cha9), .name = S(ov_cha9), .text = T(fields_ubox_global_status_ov_cha9), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x1000, .lo = 12, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha8] = { .id = S(ov_cha8), .name = S(ov_cha8), .text = T(fields_ubox_global_status_ov_cha8), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x800, .lo = 11, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha7] = { .id = S(ov_cha7), .name = S(ov_cha7), .text = T(fields_ubox_global_status_ov_cha7), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x400, .lo = 10, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha6] = { .id = S(ov_cha6), .name = S(ov_cha6), .text = T(fields_ubox_global_status_ov_cha6), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha5] = { .id = S(ov_cha5), .name = S(ov_cha5), .text = T(fields_ubox_global_status_ov_cha5), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha4] = { .id = S(ov_cha4), .name = S(ov_cha4), .text = T(fields_ubox_global_status_ov_cha4), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x80, .lo = 7, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha3] = { .id = S(ov_cha3), .name = S(ov_cha3), .text = T(fields_ubox_global_status_ov_cha3), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x40, .lo = 6, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha2] = { .id = S(ov_cha2), .name = S(ov_cha2), .text = T(fields_ubox_global_status_ov_cha2), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x20, .lo = 5, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha1] = { .id = S(ov_cha1), .name = S(ov_cha1), .text = T(fields_ubox_global_status_ov_cha1), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x10, .lo = 4, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_cha0] = { .id = S(ov_cha0), .name = S(ov_cha0), .text = T(fields_ubox_global_status_ov_cha0), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x8, .lo = 3, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_p] = { .id = S(ov_p), .name = S(ov_p), .text = T(fields_ubox_global_status_ov_p), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x4, .lo = 2, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_u] = { .id = S(ov_u), .name = S(ov_u), .text = T(fields_ubox_global_status_ov_u), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_status_ov_u_fixed] = { .id = S(ov_u_fixed), .name = S(ov_u_fixed), .text = T(fields_ubox_global_status_ov_u_fixed), .source = S(likwid_perfmon_skylakeX__a2ec824a), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_global_config_reserved_31_0] = { .name = S(rsv), .source = S(sdm_325384_059_Table_35__bace1e59), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_UNKNOWN, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_box_status_reserved_31_2] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xfffffffc, .lo = 2, .width = 30, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_ubox_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0x3, .width = 2, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_ctl_reserved_31_29] = { .name = S(rsv), .source = S(329468_002_control_table_7bfb87a1), .needs = NONE, .by = NONE, .bits = 0xe0000000, .lo = 29, .width = 3, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_ubox_ctl_thresh), .source = S(linux_uncore_snbep_c_SNB_352eee5e), .needs = NONE, .by = NONE, .bits = 0x1f000000, .lo = 24, .width = 5, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_ubox_ctl_invert), .source = S(linux_uncore_snbep_c_SNB_352eee5e), .values = { values_ubox_ctl_invert_ge, 2 }, .needs = fields_ubox_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_ctl_en), .source = S(linux_uncore_snbep_c_SNB_352eee5e), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_7bfb87a1), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__42e22670), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_ctl_reserved_19_19] = { .name = S(rsv), .source = S(329468_002_control_table_7bfb87a1), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_ubox_ctl_edge_det), .source = S(linux_uncore_snbep_c_SNB_352eee5e), .needs = fields_ubox_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_ubox_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_a6d099d1), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_7bfb87a1), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_ubox_ctl_umask), .source = S(linux_uncore_snbep_c_SNB_352eee5e), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_ubox_ctl_ev_sel), .source = S(linux_uncore_snbep_c_SNB_352eee5e), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_aa97b08e), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_fixed_ctl_reserved_31_23] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SNB_24cab2d5), .needs = NONE, .by = NONE, .bits = 0xff800000, .lo = 23, .width = 9, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_ubox_fixed_ctl_en), .source = S(linux_uncore_snbep_c_SNB_24cab2d5), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_fixed_ctl_reserved_21_21] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SNB_24cab2d5), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_ubox_fixed_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__6327d1db), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_fixed_ctl_reserved_19_0] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SNB_24cab2d5), .needs = NONE, .by = NONE, .bits = 0xfffff, .width = 20, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_2efb7750), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_fixed_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ubox_fixed_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_54da8f50), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_ubox_box_filter_reserved_31_6] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_HSW_710b2ef1), .needs = NONE, .by = NONE, .bits = 0xffffffc0, .lo = 6, .width = 26, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_box_filter_cid] = { .id = S(cid), .name = S(cid), .text = T(fields_ubox_box_filter_cid), .source = S(linux_uncore_snbep_c_HSW_710b2ef1), .needs = NONE, .by = NONE, .bits = 0x3e, .lo = 1, .width = 5, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_box_filter_tid] = { .id = S(tid), .name = S(tid), .text = T(fields_ubox_box_filter_tid), .source = S(linux_uncore_snbep_c_HSW_710b2ef1), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_THREAD, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_cpunodeid_reserved_31_3] = { .name = S(unknown), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0xfffffff8, .lo = 3, .width = 29, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_cpunodeid_nodeid] = { .id = S(nodeid), .name = S(nodeid), .text = T(fields_ubox_cpunodeid_nodeid), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0x7, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_ID, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_gidnidmap_reserved_31_24] = { .name = S(unknown), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_gidnidmap_node7] = { .id = S(node7), .name = S(node7), .text = T(fields_ubox_gidnidmap_node7), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0xe00000, .lo = 21, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_MAP, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_gidnidmap_node6] = { .id = S(node6), .name = S(node6), .text = T(fields_ubox_gidnidmap_node6), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0x1c0000, .lo = 18, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_MAP, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_gidnidmap_node5] = { .id = S(node5), .name = S(node5), .text = T(fields_ubox_gidnidmap_node5), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0x38000, .lo = 15, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_MAP, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_gidnidmap_node4] = { .id = S(node4), .name = S(node4), .text = T(fields_ubox_gidnidmap_node4), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0x7000, .lo = 12, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_MAP, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_gidnidmap_node3] = { .id = S(node3), .name = S(node3), .text = T(fields_ubox_gidnidmap_node3), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0xe00, .lo = 9, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_MAP, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_gidnidmap_node2] = { .id = S(node2), .name = S(node2), .text = T(fields_ubox_gidnidmap_node2), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0x1c0, .lo = 6, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_MAP, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_gidnidmap_node1] = { .id = S(node1), .name = S(node1), .text = T(fields_ubox_gidnidmap_node1), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0x38, .lo = 3, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_MAP, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_gidnidmap_node0] = { .id = S(node0), .name = S(node0), .text = T(fields_ubox_gidnidmap_node0), .source = S(linux_uncore_snbep_c_snb_a82ef433), .needs = NONE, .by = NONE, .bits = 0x7, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_MAP, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_bus_numbers_valid] = { .id = S(valid), .name = S(valid), .text = T(fields_ubox_bus_numbers_valid), .source = S(linux_uncore_snbep_c_skx_e8908327), .needs = NONE, .by = NONE, .bits = 0x8000000000000000, .lo = 63, .width = 1, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_bus_numbers_reserved_62_48] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_skx_e8908327), .needs = NONE, .by = NONE, .bits = 0x7fff000000000000, .lo = 48, .width = 15, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_ubox_bus_numbers_bus5] = { .id = S(bus5), .name = S(bus5), .text = T(fields_ubox_bus_numbers_bus5), .source = S(linux_uncore_snbep_c_skx_e8908327), .needs = NONE, .by = NONE, .bits = 0xff0000000000, .lo = 40, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_bus_numbers_bus4] = { .id = S(bus4), .name = S(bus4), .text = T(fields_ubox_bus_numbers_bus4), .source = S(linux_uncore_snbep_c_skx_e8908327), .needs = NONE, .by = NONE, .bits = 0xff00000000, .lo = 32, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_bus_numbers_bus3] = { .id = S(bus3), .name = S(bus3), .text = T(fields_ubox_bus_numbers_bus3), .source = S(linux_uncore_snbep_c_skx_e8908327), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_bus_numbers_bus2] = { .id = S(bus2), .name = S(bus2), .text = T(fields_ubox_bus_numbers_bus2), .source = S(linux_uncore_snbep_c_skx_e8908327), .needs = NONE, .by = NONE, .bits = 0xff0000, .lo = 16, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_bus_numbers_bus1] = { .id = S(bus1), .name = S(bus1), .text = T(fields_ubox_bus_numbers_bus1), .source = S(linux_uncore_snbep_c_skx_e8908327), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ubox_bus_numbers_bus0] = { .id = S(bus0), .name = S(bus0), .text = T(fields_ubox_bus_numbers_bus0), .source = S(linux_uncore_snbep_c_skx_e8908327), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_box_ctl_reserved_31_18] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_reserved_17_16] = { .name = S(rsv), .source = S(pcm_cpucounters_h_UNC_PM_770846bb), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_reserved_15_9] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_cha_box_ctl_frz), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_ctl_reserved_7_2] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_cha_box_ctl_rst_ctrs), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_cha_box_ctl_rst_ctrl), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_status_reserved_31_4] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_cha_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_cha_ctl_thresh), .source = S(linux_uncore_snbep_c_SNB_98cb846e), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_cha_ctl_invert), .source = S(linux_uncore_snbep_c_SNB_98cb846e), .values = { values_cha_ctl_invert_ge, 2 }, .needs = fields_cha_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_cha_ctl_en), .source = S(linux_uncore_snbep_c_SNB_98cb846e), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_fbe67743), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_cha_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__42e22670), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_tid_en] = { .id = S(tid_en), .name = S(tid_en), .text = T(fields_cha_ctl_tid_en), .source = S(linux_uncore_snbep_c_SNB_98cb846e), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THREAD_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_cha_ctl_edge_det), .source = S(linux_uncore_snbep_c_SNB_98cb846e), .needs = fields_cha_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_cha_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_fbe67743), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_cha_ctl_umask), .source = S(linux_uncore_snbep_c_SNB_98cb846e), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_cha_ctl_ev_sel), .source = S(linux_uncore_snbep_c_SNB_98cb846e), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_cha_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_7c5e47d2), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter_reserved_31_27] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0xf8000000, .lo = 27, .width = 5, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter_state] = { .id = S(state), .name = S(state), .text = T(fields_cha_box_filter_state), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x7fe0000, .lo = 17, .width = 10, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_STATE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_FLAGS },
		[fields_cha_box_filter_reserved_16_13] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x1e000, .lo = 13, .width = 4, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter_link] = { .id = S(link), .name = S(link), .text = T(fields_cha_box_filter_link), .source = S(linux_uncore_snbep_c_SKX_0bfc53fb), .needs = NONE, .by = NONE, .bits = 0x1e00, .lo = 9, .width = 4, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_box_filter_tid] = { .id = S(tid), .name = S(tid), .text = T(fields_cha_box_filter_tid), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x1ff, .width = 9, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_THREAD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_isoc] = { .id = S(isoc), .name = S(isoc), .text = T(fields_cha_box_filter1_isoc), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_ISOCHRONOUS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_nc] = { .id = S(nc), .name = S(nc), .text = T(fields_cha_box_filter1_nc), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x40000000, .lo = 30, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_NONCOHERENT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_c6] = { .id = S(c6), .name = S(c6), .text = T(fields_cha_box_filter1_c6), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x20000000, .lo = 29, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_cha_box_filter1_opc1] = { .id = S(opc1), .name = S(opc1), .text = T(fields_cha_box_filter1_opc1), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x1ff80000, .lo = 19, .width = 10, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_opc0] = { .id = S(opc0), .name = S(opc0), .text = T(fields_cha_box_filter1_opc0), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x7fe00, .lo = 9, .width = 10, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FILTER_OPCODE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_reserved_8_6] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x1c0, .lo = 6, .width = 3, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter1_not_nm] = { .id = S(not_nm), .name = S(not_nm), .text = T(fields_cha_box_filter1_not_nm), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x20, .lo = 5, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_nm] = { .id = S(nm), .name = S(nm), .text = T(fields_cha_box_filter1_nm), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x10, .lo = 4, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_all_opc] = { .id = S(all_opc), .name = S(all_opc), .text = T(fields_cha_box_filter1_all_opc), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x8, .lo = 3, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_reserved_2_2] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x4, .lo = 2, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_cha_box_filter1_loc] = { .id = S(loc), .name = S(loc), .text = T(fields_cha_box_filter1_loc), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_cha_box_filter1_rem] = { .id = S(rem), .name = S(rem), .text = T(fields_cha_box_filter1_rem), .source = S(linux_uncore_snbep_c_SKX_18049af4), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_ctl_reserved_31_18] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_a6c881b8), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_reserved_17_16] = { .name = S(rsv), .source = S(pcm_cpucounters_h_UNC_PM_770846bb), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_reserved_15_9] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_a6c881b8), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_pcu_box_ctl_frz), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_ctl_reserved_7_2] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_a6c881b8), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_pcu_box_ctl_rst_ctrs), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_pcu_box_ctl_rst_ctrl), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_status_reserved_31_4] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_pcu_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_occ_edge_det] = { .id = S(occ_edge_det), .name = S(occ_edge_det), .text = T(fields_pcu_ctl_occ_edge_det), .source = S(likwid_perfmon_skylakeX__ec24ad6f), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OCCUPANCY_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_occ_invert] = { .id = S(occ_invert), .name = S(occ_invert), .text = T(fields_pcu_ctl_occ_invert), .source = S(linux_uncore_snbep_c_SNB_da48a727), .needs = NONE, .by = NONE, .bits = 0x40000000, .lo = 30, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OCCUPANCY_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_reserved_29_29] = { .name = S(rsv), .source = S(329468_002_p113_Table_2__5b82d6e5), .needs = NONE, .by = NONE, .bits = 0x20000000, .lo = 29, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_pcu_ctl_thresh), .source = S(linux_uncore_snbep_c_SNB_da48a727), .needs = NONE, .by = NONE, .bits = 0x1f000000, .lo = 24, .width = 5, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_pcu_ctl_invert), .source = S(linux_uncore_snbep_c_SNB_da48a727), .values = { values_pcu_ctl_invert_ge, 2 }, .needs = fields_pcu_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_pcu_ctl_en), .source = S(linux_uncore_snbep_c_SNB_da48a727), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_df4f9399), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_pcu_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__42e22670), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_reserved_19_19] = { .name = S(rsv), .source = S(329468_002_control_table_df4f9399), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_pcu_ctl_edge_det), .source = S(linux_uncore_snbep_c_SNB_da48a727), .needs = fields_pcu_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_pcu_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_25755511), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_pcu_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_df4f9399), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_occ_sel] = { .id = S(occ_sel), .name = S(occ_sel), .text = T(fields_pcu_ctl_occ_sel), .source = S(linux_uncore_snbep_c_SNB_da48a727), .values = { values_pcu_ctl_occ_sel_C0, 3 }, .needs = NONE, .by = NONE, .bits = 0xc000, .lo = 14, .width = 2, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OCCUPANCY_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctl_reserved_13_8] = { .name = S(rsv), .source = S(329468_002_p113_Table_2__5b82d6e5), .needs = NONE, .by = NONE, .bits = 0x3f00, .lo = 8, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_pcu_ctl_ev_sel), .source = S(linux_uncore_snbep_c_SNB_da48a727), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_5e0c4756), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_pcu_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_c9e4d5b2), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_filter_filt31_24] = { .id = S(filt31_24), .name = S(filt31_24), .text = T(fields_pcu_box_filter_filt31_24), .source = S(linux_uncore_snbep_c_skx_8b7b9bd8), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_FILTER_BAND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_filter_filt23_16] = { .id = S(filt23_16), .name = S(filt23_16), .text = T(fields_pcu_box_filter_filt23_16), .source = S(linux_uncore_snbep_c_skx_8b7b9bd8), .needs = NONE, .by = NONE, .bits = 0xff0000, .lo = 16, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_FILTER_BAND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_filter_filt15_8] = { .id = S(filt15_8), .name = S(filt15_8), .text = T(fields_pcu_box_filter_filt15_8), .source = S(linux_uncore_snbep_c_skx_8b7b9bd8), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_FILTER_BAND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_box_filter_filt7_0] = { .id = S(filt7_0), .name = S(filt7_0), .text = T(fields_pcu_box_filter_filt7_0), .source = S(linux_uncore_snbep_c_skx_8b7b9bd8), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_FILTER_BAND, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_core_c6_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_pcu_core_c6_ctr_event_count), .source = S(linux_cstate_c_MSR_CORE__af3a5f50), .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_core_c3_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_pcu_core_c3_ctr_event_count), .source = S(linux_cstate_c_MSR_CORE__52e128b2), .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_pcu_capid6_reserved_31_28] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_skx_b2fd5c4c), .needs = NONE, .by = NONE, .bits = 0xf0000000, .lo = 28, .width = 4, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_pcu_capid6_cha_mask] = { .id = S(cha_mask), .name = S(cha_mask), .text = T(fields_pcu_capid6_cha_mask), .source = S(linux_uncore_snbep_c_skx_b2fd5c4c), .needs = NONE, .by = NONE, .bits = 0xfffffff, .width = 28, .access = UNCORE_ACCESS_RO, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_iio_box_ctl_reserved_31_18] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_box_ctl_reserved_17_16] = { .name = S(rsv), .source = S(pcm_cpucounters_h_UNC_PM_770846bb), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_box_ctl_reserved_15_9] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_iio_box_ctl_frz), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_box_ctl_reserved_7_2] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_iio_box_ctl_rst_ctrs), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_iio_box_ctl_rst_ctrl), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_box_status_reserved_31_4] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_iio_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_iio_ctl_reserved_63_47] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_skx_9a6aed23), .needs = NONE, .by = NONE, .bits = 0xffff800000000000, .lo = 47, .width = 17, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctl_fc_mask] = { .id = S(fc_mask), .name = S(fc_mask), .text = T(fields_iio_ctl_fc_mask), .source = S(linux_uncore_snbep_c_SNB_76371fc6), .needs = NONE, .by = NONE, .bits = 0x700000000000, .lo = 44, .width = 3, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COMPLETION_MASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_ch_mask] = { .id = S(ch_mask), .name = S(ch_mask), .text = T(fields_iio_ctl_ch_mask), .source = S(linux_uncore_snbep_c_SNB_76371fc6), .needs = NONE, .by = NONE, .bits = 0xff000000000, .lo = 36, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_CHANNEL_MASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_iio_ctl_thresh), .source = S(linux_uncore_snbep_c_SNB_76371fc6), .needs = NONE, .by = NONE, .bits = 0xfff000000, .lo = 24, .width = 12, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_iio_ctl_invert), .source = S(linux_uncore_snbep_c_SNB_76371fc6), .values = { values_iio_ctl_invert_ge, 2 }, .needs = fields_iio_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_iio_ctl_en), .source = S(linux_uncore_snbep_c_SNB_76371fc6), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_2755abce), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_iio_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__42e22670), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_iio_ctl_reserved_19_19] = { .name = S(rsv), .source = S(329468_002_control_table_2755abce), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_iio_ctl_edge_det), .source = S(linux_uncore_snbep_c_SNB_76371fc6), .needs = fields_iio_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_iio_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_iio_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_2755abce), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_iio_ctl_umask), .source = S(linux_uncore_snbep_c_SNB_76371fc6), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_iio_ctl_ev_sel), .source = S(linux_uncore_snbep_c_SNB_76371fc6), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_iio_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_iio_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_iio_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_6617e632), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_ctl_reserved_31_18] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_reserved_17_16] = { .name = S(rsv), .source = S(pcm_cpucounters_h_UNC_PM_770846bb), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_reserved_15_9] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_irp_box_ctl_frz), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_ctl_reserved_7_2] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_irp_box_ctl_rst_ctrs), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_irp_box_ctl_rst_ctrl), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_box_status_reserved_31_2] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xfffffffc, .lo = 2, .width = 30, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_irp_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0x3, .width = 2, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_irp_ctl_thresh), .source = S(linux_uncore_snbep_c_SNB_99792399), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_irp_ctl_invert), .source = S(linux_uncore_snbep_c_SNB_99792399), .values = { values_irp_ctl_invert_ge, 2 }, .needs = fields_irp_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_irp_ctl_en), .source = S(linux_uncore_snbep_c_SNB_99792399), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_26c35ce4), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_irp_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__42e22670), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_reserved_19_19] = { .name = S(rsv), .source = S(329468_002_control_table_26c35ce4), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_irp_ctl_edge_det), .source = S(linux_uncore_snbep_c_SNB_99792399), .needs = fields_irp_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_irp_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_irp_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_26c35ce4), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_irp_ctl_umask), .source = S(linux_uncore_snbep_c_SNB_99792399), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_irp_ctl_ev_sel), .source = S(linux_uncore_snbep_c_SNB_99792399), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_irp_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_irp_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_irp_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_c107d718), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_reserved_31_18] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_bbdb0b0b), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_reserved_17_16] = { .name = S(rsv), .source = S(pcm_cpucounters_h_UNC_PM_3fafddc2), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_reserved_15_9] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_bbdb0b0b), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_imc_box_ctl_frz), .source = S(linux_uncore_snbep_c_SNB_9367a839), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_reserved_7_2] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_bbdb0b0b), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_imc_box_ctl_rst_ctrs), .source = S(linux_uncore_snbep_c_SNB_9367a839), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_imc_box_ctl_rst_ctrl), .source = S(linux_uncore_snbep_c_SNB_9367a839), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_box_status_reserved_31_5] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xffffffe0, .lo = 5, .width = 27, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_imc_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0x1f, .width = 5, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_imc_ctl_thresh), .source = S(linux_uncore_snbep_c_skx_88ae58d5), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_imc_ctl_invert), .source = S(linux_uncore_snbep_c_skx_88ae58d5), .values = { values_imc_ctl_invert_ge, 2 }, .needs = fields_imc_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_imc_ctl_en), .source = S(linux_uncore_snbep_c_skx_88ae58d5), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_277c4ffe), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_imc_ctl_ov_en), .source = S(likwid_perfmon_skylake_h_0cafde88), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_reserved_19_19] = { .name = S(rsv), .source = S(329468_002_control_table_277c4ffe), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_imc_ctl_edge_det), .source = S(linux_uncore_snbep_c_skx_88ae58d5), .needs = fields_imc_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_imc_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_ea3428c0), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_277c4ffe), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_imc_ctl_umask), .source = S(linux_uncore_snbep_c_skx_88ae58d5), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_imc_ctl_ev_sel), .source = S(linux_uncore_snbep_c_skx_88ae58d5), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_13e4f60b), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_imc_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_fe33c566), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_fixed_ctl_reserved_31_23] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SNB_c9095a7a), .needs = NONE, .by = NONE, .bits = 0xff800000, .lo = 23, .width = 9, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_fixed_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_imc_fixed_ctl_en), .source = S(linux_uncore_snbep_c_SNB_c9095a7a), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_fixed_ctl_reserved_21_21] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SNB_c9095a7a), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_fixed_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_imc_fixed_ctl_ov_en), .source = S(likwid_perfmon_skylake_h_8740d01d), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_imc_fixed_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_imc_fixed_ctl_rst), .source = S(pcm_cpucounters_h_MC_CH__9244f130), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_imc_fixed_ctl_reserved_18_0] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SNB_c9095a7a), .needs = NONE, .by = NONE, .bits = 0x7ffff, .width = 19, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_fixed_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_13e4f60b), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_imc_fixed_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_imc_fixed_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_c5082656), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_box_ctl_reserved_31_18] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_box_ctl_reserved_17_16] = { .name = S(rsv), .source = S(pcm_cpucounters_h_UNC_PM_770846bb), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_box_ctl_reserved_15_9] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_m2m_box_ctl_frz), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_box_ctl_reserved_7_2] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_m2m_box_ctl_rst_ctrs), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_m2m_box_ctl_rst_ctrl), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_box_status_reserved_31_4] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_m2m_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m2m_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_m2m_ctl_thresh), .source = S(linux_uncore_snbep_c_SNB_a2e0c339), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_m2m_ctl_invert), .source = S(linux_uncore_snbep_c_SNB_a2e0c339), .values = { values_m2m_ctl_invert_ge, 2 }, .needs = fields_m2m_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_m2m_ctl_en), .source = S(linux_uncore_snbep_c_SNB_a2e0c339), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_6ddb8867), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_m2m_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__42e22670), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m2m_ctl_reserved_19_19] = { .name = S(rsv), .source = S(329468_002_control_table_6ddb8867), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_m2m_ctl_edge_det), .source = S(linux_uncore_snbep_c_SNB_a2e0c339), .needs = fields_m2m_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_m2m_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m2m_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_6ddb8867), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_m2m_ctl_umask), .source = S(linux_uncore_snbep_c_SNB_a2e0c339), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_m2m_ctl_ev_sel), .source = S(linux_uncore_snbep_c_SNB_a2e0c339), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m2m_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m2m_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_m2m_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_b5961687), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_box_ctl_reserved_31_18] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_box_ctl_reserved_17_16] = { .name = S(rsv), .source = S(pcm_cpucounters_h_UNC_PM_770846bb), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_box_ctl_reserved_15_9] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_upi_box_ctl_frz), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_box_ctl_reserved_7_2] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_upi_box_ctl_rst_ctrs), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_upi_box_ctl_rst_ctrl), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_box_status_reserved_31_4] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xfffffff0, .lo = 4, .width = 28, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_upi_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_upi_ctl_reserved_63_56] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_skx_f283fc04), .needs = NONE, .by = NONE, .bits = 0xff00000000000000, .lo = 56, .width = 8, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_upi_ctl_umask), .source = S(linux_uncore_snbep_c_SNB_8076c366), .needs = NONE, .by = NONE, .bits = 0xffefff0000ff00, .lo = 8, .width = 31, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_PIECES },
		[fields_upi_ctl_reserved_44_44] = { .name = S(rsv), .source = S(linux_uncore_snbep_c_SKX_374401cf), .needs = NONE, .by = NONE, .bits = 0x100000000000, .lo = 44, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_upi_ctl_thresh), .source = S(linux_uncore_snbep_c_SNB_8076c366), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_upi_ctl_invert), .source = S(linux_uncore_snbep_c_SNB_8076c366), .values = { values_upi_ctl_invert_ge, 2 }, .needs = fields_upi_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_upi_ctl_en), .source = S(linux_uncore_snbep_c_SNB_8076c366), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_d00e1ead), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_upi_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__42e22670), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_upi_ctl_reserved_19_19] = { .name = S(rsv), .source = S(329468_002_control_table_d00e1ead), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_upi_ctl_edge_det), .source = S(linux_uncore_snbep_c_SNB_8076c366), .needs = fields_upi_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_upi_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_upi_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_d00e1ead), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_upi_ctl_ev_sel), .source = S(linux_uncore_snbep_c_SNB_8076c366), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_upi_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_upi_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_upi_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_e995414f), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_box_ctl_reserved_31_18] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfffc0000, .lo = 18, .width = 14, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_box_ctl_reserved_17_16] = { .name = S(rsv), .source = S(pcm_cpucounters_h_UNC_PM_770846bb), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_box_ctl_reserved_15_9] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfe00, .lo = 9, .width = 7, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_box_ctl_frz] = { .id = S(frz), .name = S(frz), .text = T(fields_m3upi_box_ctl_frz), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_box_ctl_reserved_7_2] = { .name = S(rsv), .source = S(329468_002_p33_Table_2_1_13a623ec), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .text = T(fields_m3upi_box_ctl_rst_ctrs), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .text = T(fields_m3upi_box_ctl_rst_ctrl), .source = S(linux_uncore_snbep_c_IVB_e804057d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_box_status_reserved_31_3] = { .name = S(rsv), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0xfffffff8, .lo = 3, .width = 29, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_box_status_ov] = { .id = S(ov), .name = S(ov), .text = T(fields_m3upi_box_status_ov), .source = S(likwid_perfmon_skylakeX__29e18876), .needs = NONE, .by = NONE, .bits = 0x7, .width = 3, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m3upi_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .text = T(fields_m3upi_ctl_thresh), .source = S(linux_uncore_snbep_c_SNB_8d96ac6e), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_ctl_invert] = { .id = S(invert), .name = S(invert), .text = T(fields_m3upi_ctl_invert), .source = S(linux_uncore_snbep_c_SNB_8d96ac6e), .values = { values_m3upi_ctl_invert_ge, 2 }, .needs = fields_m3upi_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_m3upi_ctl_en), .source = S(linux_uncore_snbep_c_SNB_8d96ac6e), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_ctl_reserved_21_21] = { .name = S(rsv), .source = S(329468_002_control_table_02bcd4f0), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_ctl_ov_en] = { .id = S(ov_en), .name = S(ov_en), .text = T(fields_m3upi_ctl_ov_en), .source = S(likwid_perfmon_skylakeX__42e22670), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_OVERFLOW_ENABLE, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m3upi_ctl_reserved_19_19] = { .name = S(rsv), .source = S(329468_002_control_table_02bcd4f0), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_ctl_edge_det] = { .id = S(edge_det), .name = S(edge_det), .text = T(fields_m3upi_ctl_edge_det), .source = S(linux_uncore_snbep_c_SNB_8d96ac6e), .needs = fields_m3upi_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_ctl_rst] = { .id = S(rst), .name = S(rst), .text = T(fields_m3upi_ctl_rst), .source = S(linux_uncore_snbep_c_SNB_a765de7f), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_m3upi_ctl_reserved_16_16] = { .name = S(rsv), .source = S(329468_002_control_table_02bcd4f0), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_ctl_umask] = { .id = S(umask), .name = S(umask), .text = T(fields_m3upi_ctl_umask), .source = S(linux_uncore_snbep_c_SNB_8d96ac6e), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .text = T(fields_m3upi_ctl_ev_sel), .source = S(linux_uncore_snbep_c_SNB_8d96ac6e), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_m3upi_ctr_reserved_63_48] = { .name = S(rsv), .source = S(329468_002_p34_Table_2_1_c31043a1), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_m3upi_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_m3upi_ctr_event_count), .source = S(linux_uncore_snbep_c_skx_adca8f9c), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
	},
	.values = {
		[values_ubox_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_ubox_ctl_invert_ge), .when = NONE },
		[values_ubox_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_ubox_ctl_invert_lt), .when = NONE },
		[values_cha_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_cha_ctl_invert_ge), .when = NONE },
		[values_cha_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_cha_ctl_invert_lt), .when = NONE },
		[values_pcu_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_pcu_ctl_invert_ge), .when = NONE },
		[values_pcu_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_pcu_ctl_invert_lt), .when = NONE },
		[values_pcu_ctl_occ_sel_C0] = { .value = 0x1, .mask = 0x3, .id = S(C0), .name = S(C0), .text = T(values_pcu_ctl_occ_sel_C0), .when = NONE },
		[values_pcu_ctl_occ_sel_C3] = { .value = 0x2, .mask = 0x3, .id = S(C3), .name = S(C3), .text = T(values_pcu_ctl_occ_sel_C3), .when = NONE },
		[values_pcu_ctl_occ_sel_C6] = { .value = 0x3, .mask = 0x3, .id = S(C6), .name = S(C6), .text = T(values_pcu_ctl_occ_sel_C6), .when = NONE },
		[values_iio_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_iio_ctl_invert_ge), .when = NONE },
		[values_iio_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_iio_ctl_invert_lt), .when = NONE },
		[values_irp_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_irp_ctl_invert_ge), .when = NONE },
		[values_irp_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_irp_ctl_invert_lt), .when = NONE },
		[values_imc_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_imc_ctl_invert_ge), .when = NONE },
		[values_imc_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_imc_ctl_invert_lt), .when = NONE },
		[values_m2m_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_m2m_ctl_invert_ge), .when = NONE },
		[values_m2m_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_m2m_ctl_invert_lt), .when = NONE },
		[values_upi_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_upi_ctl_invert_ge), .when = NONE },
		[values_upi_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_upi_ctl_invert_lt), .when = NONE },
		[values_m3upi_ctl_invert_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_m3upi_ctl_invert_ge), .when = NONE },
		[values_m3upi_ctl_invert_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_m3upi_ctl_invert_lt), .when = NONE },
	},
	.counters = {
		[counters_ubox_general] = { .id = S(general), .control = registers_ubox_ctl, .data = registers_ubox_ctr, .count = 2, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_ubox, registers_ubox_box_status, fields_ubox_box_status_ov }, .overflow_bits = { numbers_counters_ubox_general_overflow_bits, 1 }, .overflow_global = { field_refs_counters_ubox_general_overflow_global, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
		[counters_ubox_fixed] = { .id = S(fixed), .counts = S(uncore_clocks_5bfaa6a2), .control = registers_ubox_fixed_ctl, .data = registers_ubox_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .max_increment = { numbers_counters_ubox_fixed_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .overflow_global = { field_refs_counters_ubox_fixed_overflow_global, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 2 },
		[counters_cha_general] = { .id = S(general), .control = registers_cha_ctl, .data = registers_cha_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_cha, registers_cha_box_status, fields_cha_box_status_ov }, .overflow_bits = { numbers_counters_cha_general_overflow_bits, 28 }, .overflow_global = { field_refs_counters_cha_general_overflow_global, 28 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
		[counters_pcu_general] = { .id = S(general), .control = registers_pcu_ctl, .data = registers_pcu_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_pcu, registers_pcu_box_status, fields_pcu_box_status_ov }, .overflow_bits = { numbers_counters_pcu_general_overflow_bits, 1 }, .overflow_global = { field_refs_counters_pcu_general_overflow_global, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
		[counters_pcu_core_c6] = { .id = S(core_c6), .counts = S(cycles_this_core_has_bee_1636a86d), .control = NONE, .data = registers_pcu_core_c6_ctr, .count = 1, .width = 64, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4 },
		[counters_pcu_core_c3] = { .id = S(core_c3), .counts = S(cycles_this_core_has_bee_1636bcee), .control = NONE, .data = registers_pcu_core_c3_ctr, .count = 1, .width = 64, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 5 },
		[counters_iio_general] = { .id = S(general), .control = registers_iio_ctl, .data = registers_iio_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_iio, registers_iio_box_status, fields_iio_box_status_ov }, .overflow_bits = { numbers_counters_iio_general_overflow_bits, 6 }, .overflow_global = { field_refs_counters_iio_general_overflow_global, 6 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
		[counters_irp_general] = { .id = S(general), .control = registers_irp_ctl, .data = registers_irp_ctr, .count = 2, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_irp, registers_irp_box_status, fields_irp_box_status_ov }, .overflow_bits = { numbers_counters_irp_general_overflow_bits, 6 }, .overflow_global = { field_refs_counters_irp_general_overflow_global, 6 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
		[counters_imc_general] = { .id = S(general), .control = registers_imc_ctl, .data = registers_imc_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_imc, registers_imc_box_status, fields_imc_box_status_ov }, .overflow_bits = { numbers_counters_imc_general_overflow_bits, 6 }, .overflow_global = { field_refs_counters_imc_general_overflow_global, 6 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
		[counters_imc_fixed] = { .id = S(fixed), .counts = S(DRAM_clocks__half_the_da_2d1e3bde), .control = registers_imc_fixed_ctl, .data = registers_imc_fixed_ctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .overflow = { boxes_imc, registers_imc_box_status, fields_imc_box_status_ov }, .overflow_bits = { numbers_counters_imc_fixed_overflow_bits, 6 }, .overflow_global = { field_refs_counters_imc_fixed_overflow_global, 6 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4 },
		[counters_m2m_general] = { .id = S(general), .control = registers_m2m_ctl, .data = registers_m2m_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_m2m, registers_m2m_box_status, fields_m2m_box_status_ov }, .overflow_bits = { numbers_counters_m2m_general_overflow_bits, 2 }, .overflow_global = { field_refs_counters_m2m_general_overflow_global, 2 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
		[counters_upi_general] = { .id = S(general), .control = registers_upi_ctl, .data = registers_upi_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_upi, registers_upi_box_status, fields_upi_box_status_ov }, .overflow_bits = { numbers_counters_upi_general_overflow_bits, 3 }, .overflow_global = { field_refs_counters_upi_general_overflow_global, 3 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
		[counters_m3upi_general] = { .id = S(general), .control = registers_m3upi_ctl, .data = registers_m3upi_ctr, .count = 3, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_m3upi, registers_m3upi_box_status, fields_m3upi_box_status_ov }, .overflow_bits = { numbers_counters_m3upi_general_overflow_bits, 3 }, .overflow_global = { field_refs_counters_m3upi_general_overflow_global, 3 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_ubox, registers_ubox_global_ctl, fields_ubox_global_ctl_frz_all } },
	},
	.procedure_rows = {
		[procedure_rows_ubox_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_ubox_setup, 2 } },
		[procedure_rows_ubox_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_ubox_freeze, 2 } },
		[procedure_rows_ubox_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_ubox_unfreeze, 2 } },
		[procedure_rows_ubox_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_ubox_reset, 2 } },
		[procedure_rows_ubox_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_ubox_program, 2 } },
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
		[procedure_rows_pcu_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_pcu_program, 2 } },
		[procedure_rows_pcu_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_pcu_start, 1 } },
		[procedure_rows_pcu_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_pcu_stop, 1 } },
		[procedure_rows_pcu_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_pcu_read, 3 } },
		[procedure_rows_pcu_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_pcu_acknowledge, 1 } },
		[procedure_rows_pcu_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_pcu_restore, 2 } },
		[procedure_rows_iio_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_iio_setup, 1 } },
		[procedure_rows_iio_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_iio_freeze, 1 } },
		[procedure_rows_iio_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_iio_unfreeze, 1 } },
		[procedure_rows_iio_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_iio_reset, 1 } },
		[procedure_rows_iio_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_iio_program, 1 } },
		[procedure_rows_iio_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_iio_start, 1 } },
		[procedure_rows_iio_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_iio_stop, 1 } },
		[procedure_rows_iio_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_iio_read, 1 } },
		[procedure_rows_iio_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_iio_acknowledge, 1 } },
		[procedure_rows_iio_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_iio_restore, 2 } },
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
		[procedure_rows_m2m_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_m2m_setup, 1 } },
		[procedure_rows_m2m_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_m2m_freeze, 1 } },
		[procedure_rows_m2m_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_m2m_unfreeze, 1 } },
		[procedure_rows_m2m_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_m2m_reset, 1 } },
		[procedure_rows_m2m_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_m2m_program, 1 } },
		[procedure_rows_m2m_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_m2m_start, 1 } },
		[procedure_rows_m2m_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_m2m_stop, 1 } },
		[procedure_rows_m2m_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_m2m_read, 1 } },
		[procedure_rows_m2m_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_m2m_acknowledge, 1 } },
		[procedure_rows_m2m_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_m2m_restore, 2 } },
		[procedure_rows_upi_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_upi_setup, 1 } },
		[procedure_rows_upi_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_upi_freeze, 1 } },
		[procedure_rows_upi_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_upi_unfreeze, 1 } },
		[procedure_rows_upi_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_upi_reset, 1 } },
		[procedure_rows_upi_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_upi_program, 1 } },
		[procedure_rows_upi_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_upi_start, 1 } },
		[procedure_rows_upi_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_upi_stop, 1 } },
		[procedure_rows_upi_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_upi_read, 1 } },
		[procedure_rows_upi_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_upi_acknowledge, 1 } },
		[procedure_rows_upi_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_upi_restore, 2 } },
		[procedure_rows_m3upi_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_m3upi_setup, 1 } },
		[procedure_rows_m3upi_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_m3upi_freeze, 1 } },
		[procedure_rows_m3upi_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_m3upi_unfreeze, 1 } },
		[procedure_rows_m3upi_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_m3upi_reset, 1 } },
		[procedure_rows_m3upi_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_m3upi_program, 1 } },
		[procedure_rows_m3upi_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_m3upi_start, 1 } },
		[procedure_rows_m3upi_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_m3upi_stop, 1 } },
		[procedure_rows_m3upi_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_m3upi_read, 1 } },
		[procedure_rows_m3upi_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_m3upi_acknowledge, 1 } },
		[procedure_rows_m3upi_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_m3upi_restore, 2 } },
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
		[steps_ubox_program] = { .box = boxes_ubox, .reg = registers_ubox_box_filter, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		{ .set = 0x400000, .text = T(steps_ubox_program2), .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_ubox_start] = { .value = 0x400000, .set = 0x400000, .text = T(steps_ubox_start), .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000, .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_stop] = { .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_read] = { .box = boxes_ubox, .reg = registers_ubox_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ubox, .reg = registers_ubox_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_ubox_acknowledge] = { .value = 0x3, .set = 0x3, .text = T(steps_ubox_acknowledge), .box = boxes_ubox, .reg = registers_ubox_box_status, .op = UNCORE_STEP_WRITE },
		[steps_ubox_restore] = { .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_ubox, .reg = registers_ubox_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_cha_setup] = { .value = 0x30100, .set = 0x100, .text = T(steps_cha_setup), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_freeze] = { .value = 0x30100, .set = 0x100, .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_unfreeze] = { .value = 0x30000, .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_reset] = { .value = 0x30102, .set = 0x102, .text = T(steps_cha_reset), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_program] = { .box = boxes_cha, .reg = registers_cha_box_filter, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		{ .box = boxes_cha, .reg = registers_cha_box_filter1, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		{ .value = 0x400000, .set = 0x400000, .text = T(steps_cha_program3), .box = boxes_cha, .reg = registers_cha_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_cha_start] = { .value = 0x30000, .text = T(steps_cha_start), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_stop] = { .value = 0x30100, .set = 0x100, .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cha_read] = { .box = boxes_cha, .reg = registers_cha_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_cha_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_cha_acknowledge), .box = boxes_cha, .reg = registers_cha_box_status, .op = UNCORE_STEP_WRITE },
		[steps_cha_restore] = { .set = 0x400000, .text = T(steps_cha_restore), .box = boxes_cha, .reg = registers_cha_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x30000, .text = T(steps_cha_restore2), .box = boxes_cha, .reg = registers_cha_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_setup] = { .value = 0x30100, .set = 0x100, .text = T(steps_pcu_setup), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_freeze] = { .value = 0x30100, .set = 0x100, .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_unfreeze] = { .value = 0x30000, .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_reset] = { .value = 0x30102, .set = 0x102, .text = T(steps_pcu_reset), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_program] = { .box = boxes_pcu, .reg = registers_pcu_box_filter, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		{ .value = 0x400000, .set = 0x400000, .text = T(steps_pcu_program2), .box = boxes_pcu, .reg = registers_pcu_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_pcu_start] = { .value = 0x30000, .text = T(steps_pcu_start), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_stop] = { .value = 0x30100, .set = 0x100, .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pcu_read] = { .box = boxes_pcu, .reg = registers_pcu_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_pcu, .reg = registers_pcu_core_c6_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_pcu, .reg = registers_pcu_core_c3_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_pcu_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_pcu_acknowledge), .box = boxes_pcu, .reg = registers_pcu_box_status, .op = UNCORE_STEP_WRITE },
		[steps_pcu_restore] = { .set = 0x400000, .text = T(steps_pcu_restore), .box = boxes_pcu, .reg = registers_pcu_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x30000, .text = T(steps_pcu_restore2), .box = boxes_pcu, .reg = registers_pcu_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_setup] = { .value = 0x30100, .set = 0x100, .text = T(steps_iio_setup), .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_freeze] = { .value = 0x30100, .set = 0x100, .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_unfreeze] = { .value = 0x30000, .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_reset] = { .value = 0x30102, .set = 0x102, .text = T(steps_iio_reset), .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_iio_program), .box = boxes_iio, .reg = registers_iio_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_iio_start] = { .value = 0x30000, .text = T(steps_iio_start), .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_stop] = { .value = 0x30100, .set = 0x100, .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_iio_read] = { .box = boxes_iio, .reg = registers_iio_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_iio_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_iio_acknowledge), .box = boxes_iio, .reg = registers_iio_box_status, .op = UNCORE_STEP_WRITE },
		[steps_iio_restore] = { .set = 0x400000, .text = T(steps_iio_restore), .box = boxes_iio, .reg = registers_iio_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x30000, .text = T(steps_iio_restore2), .box = boxes_iio, .reg = registers_iio_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_setup] = { .value = 0x30100, .set = 0x100, .text = T(steps_irp_setup), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_freeze] = { .value = 0x30100, .set = 0x100, .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_unfreeze] = { .value = 0x30000, .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_reset] = { .value = 0x30102, .set = 0x102, .text = T(steps_irp_reset), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_irp_program), .box = boxes_irp, .reg = registers_irp_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_irp_start] = { .value = 0x30000, .text = T(steps_irp_start), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_stop] = { .value = 0x30100, .set = 0x100, .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_irp_read] = { .box = boxes_irp, .reg = registers_irp_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_irp_acknowledge] = { .value = 0x3, .set = 0x3, .text = T(steps_irp_acknowledge), .box = boxes_irp, .reg = registers_irp_box_status, .op = UNCORE_STEP_WRITE },
		[steps_irp_restore] = { .set = 0x400000, .text = T(steps_irp_restore), .box = boxes_irp, .reg = registers_irp_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x30000, .text = T(steps_irp_restore2), .box = boxes_irp, .reg = registers_irp_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_setup] = { .value = 0x30100, .set = 0x100, .text = T(steps_imc_setup), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_freeze] = { .value = 0x30100, .set = 0x100, .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_unfreeze] = { .value = 0x30000, .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_reset] = { .value = 0x30102, .set = 0x102, .text = T(steps_imc_reset), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		{ .set = 0xffffffffffffffff, .text = T(steps_imc_reset2), .box = boxes_imc, .reg = registers_imc_fixed_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_imc_program), .box = boxes_imc, .reg = registers_imc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000, .set = 0x400000, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_start] = { .value = 0x30000, .text = T(steps_imc_start), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_stop] = { .value = 0x30100, .set = 0x100, .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_imc_read] = { .box = boxes_imc, .reg = registers_imc_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_imc, .reg = registers_imc_fixed_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_imc_acknowledge] = { .value = 0x1f, .set = 0x1f, .text = T(steps_imc_acknowledge), .box = boxes_imc, .reg = registers_imc_box_status, .op = UNCORE_STEP_WRITE },
		[steps_imc_restore] = { .set = 0x400000, .text = T(steps_imc_restore), .box = boxes_imc, .reg = registers_imc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x400000, .box = boxes_imc, .reg = registers_imc_fixed_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x30000, .text = T(steps_imc_restore3), .box = boxes_imc, .reg = registers_imc_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2m_setup] = { .value = 0x30100, .set = 0x100, .text = T(steps_m2m_setup), .box = boxes_m2m, .reg = registers_m2m_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2m_freeze] = { .value = 0x30100, .set = 0x100, .box = boxes_m2m, .reg = registers_m2m_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2m_unfreeze] = { .value = 0x30000, .box = boxes_m2m, .reg = registers_m2m_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2m_reset] = { .value = 0x30102, .set = 0x102, .text = T(steps_m2m_reset), .box = boxes_m2m, .reg = registers_m2m_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2m_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_m2m_program), .box = boxes_m2m, .reg = registers_m2m_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_m2m_start] = { .value = 0x30000, .text = T(steps_m2m_start), .box = boxes_m2m, .reg = registers_m2m_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2m_stop] = { .value = 0x30100, .set = 0x100, .box = boxes_m2m, .reg = registers_m2m_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m2m_read] = { .box = boxes_m2m, .reg = registers_m2m_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_m2m_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_m2m_acknowledge), .box = boxes_m2m, .reg = registers_m2m_box_status, .op = UNCORE_STEP_WRITE },
		[steps_m2m_restore] = { .set = 0x400000, .text = T(steps_m2m_restore), .box = boxes_m2m, .reg = registers_m2m_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x30000, .text = T(steps_m2m_restore2), .box = boxes_m2m, .reg = registers_m2m_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_setup] = { .value = 0x30100, .set = 0x100, .text = T(steps_upi_setup), .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_freeze] = { .value = 0x30100, .set = 0x100, .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_unfreeze] = { .value = 0x30000, .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_reset] = { .value = 0x30102, .set = 0x102, .text = T(steps_upi_reset), .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_upi_program), .box = boxes_upi, .reg = registers_upi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_upi_start] = { .value = 0x30000, .text = T(steps_upi_start), .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_stop] = { .value = 0x30100, .set = 0x100, .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_upi_read] = { .box = boxes_upi, .reg = registers_upi_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_upi_acknowledge] = { .value = 0xf, .set = 0xf, .text = T(steps_upi_acknowledge), .box = boxes_upi, .reg = registers_upi_box_status, .op = UNCORE_STEP_WRITE },
		[steps_upi_restore] = { .set = 0x400000, .text = T(steps_upi_restore), .box = boxes_upi, .reg = registers_upi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x30000, .text = T(steps_upi_restore2), .box = boxes_upi, .reg = registers_upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m3upi_setup] = { .value = 0x30100, .set = 0x100, .text = T(steps_m3upi_setup), .box = boxes_m3upi, .reg = registers_m3upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m3upi_freeze] = { .value = 0x30100, .set = 0x100, .box = boxes_m3upi, .reg = registers_m3upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m3upi_unfreeze] = { .value = 0x30000, .box = boxes_m3upi, .reg = registers_m3upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m3upi_reset] = { .value = 0x30102, .set = 0x102, .text = T(steps_m3upi_reset), .box = boxes_m3upi, .reg = registers_m3upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m3upi_program] = { .value = 0x400000, .set = 0x400000, .text = T(steps_m3upi_program), .box = boxes_m3upi, .reg = registers_m3upi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_m3upi_start] = { .value = 0x30000, .text = T(steps_m3upi_start), .box = boxes_m3upi, .reg = registers_m3upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m3upi_stop] = { .value = 0x30100, .set = 0x100, .box = boxes_m3upi, .reg = registers_m3upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_m3upi_read] = { .box = boxes_m3upi, .reg = registers_m3upi_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_m3upi_acknowledge] = { .value = 0x7, .set = 0x7, .text = T(steps_m3upi_acknowledge), .box = boxes_m3upi, .reg = registers_m3upi_box_status, .op = UNCORE_STEP_WRITE },
		[steps_m3upi_restore] = { .set = 0x400000, .text = T(steps_m3upi_restore), .box = boxes_m3upi, .reg = registers_m3upi_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x30000, .text = T(steps_m3upi_restore2), .box = boxes_m3upi, .reg = registers_m3upi_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_freeze] = { .value = 0x8000000000000000, .set = 0x8000000000000000, .text = T(steps_freeze), .box = boxes_ubox, .reg = registers_ubox_global_ctl, .op = UNCORE_STEP_WRITE },
		[steps_unfreeze] = { .value = 0x2000000000000000, .set = 0x2000000000000000, .box = boxes_ubox, .reg = registers_ubox_global_ctl, .op = UNCORE_STEP_WRITE },
		[steps_acknowledge] = { .value = 0xdf00cf807fffffff, .set = 0xdf00cf807fffffff, .text = T(steps_acknowledge), .box = boxes_ubox, .reg = registers_ubox_global_status, .op = UNCORE_STEP_WRITE },
	},
	.aliases = {
		[aliases_box_ubox] = { .name = S(uncore_ubox), .box = boxes_ubox, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_ubo), .box = boxes_ubox, .reg = NONE, .field = NONE },
		[aliases_register_ubox_box_filter] = { .name = S(UBoxFilter), .box = boxes_ubox, .reg = registers_ubox_box_filter, .field = NONE },
		{ .name = S(filter_cid), .box = boxes_ubox, .reg = registers_ubox_box_filter, .field = fields_ubox_box_filter_cid },
		{ .name = S(filter_tid), .box = boxes_ubox, .reg = registers_ubox_box_filter, .field = fields_ubox_box_filter_tid },
		[aliases_box_cha] = { .name = S(uncore_cha), .box = boxes_cha, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_cha), .box = boxes_cha, .reg = NONE, .field = NONE },
		[aliases_register_cha_box_filter] = { .name = S(CHAFilter0), .box = boxes_cha, .reg = registers_cha_box_filter, .field = NONE },
		{ .name = S(filter_state), .box = boxes_cha, .reg = registers_cha_box_filter, .field = fields_cha_box_filter_state },
		{ .name = S(filter_link), .box = boxes_cha, .reg = registers_cha_box_filter, .field = fields_cha_box_filter_link },
		{ .name = S(filter_tid), .box = boxes_cha, .reg = registers_cha_box_filter, .field = fields_cha_box_filter_tid },
		[aliases_register_cha_box_filter1] = { .name = S(CHAFilter1), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = NONE },
		{ .name = S(filter_isoc), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_isoc },
		{ .name = S(filter_nc), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nc },
		{ .name = S(filter_opc1), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opc1 },
		{ .name = S(filter_opc0), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_opc0 },
		{ .name = S(filter_not_nm), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_not_nm },
		{ .name = S(filter_nm), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_nm },
		{ .name = S(filter_all_op), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_all_opc },
		{ .name = S(filter_loc), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_loc },
		{ .name = S(filter_rem), .box = boxes_cha, .reg = registers_cha_box_filter1, .field = fields_cha_box_filter1_rem },
		[aliases_box_pcu] = { .name = S(uncore_pcu), .box = boxes_pcu, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_pcu), .box = boxes_pcu, .reg = NONE, .field = NONE },
		[aliases_register_pcu_box_filter] = { .name = S(PCUFilter), .box = boxes_pcu, .reg = registers_pcu_box_filter, .field = NONE },
		{ .name = S(filter_band3), .box = boxes_pcu, .reg = registers_pcu_box_filter, .field = fields_pcu_box_filter_filt31_24 },
		{ .name = S(filter_band2), .box = boxes_pcu, .reg = registers_pcu_box_filter, .field = fields_pcu_box_filter_filt23_16 },
		{ .name = S(filter_band1), .box = boxes_pcu, .reg = registers_pcu_box_filter, .field = fields_pcu_box_filter_filt15_8 },
		{ .name = S(filter_band0), .box = boxes_pcu, .reg = registers_pcu_box_filter, .field = fields_pcu_box_filter_filt7_0 },
		[aliases_box_iio] = { .name = S(uncore_iio), .box = boxes_iio, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_iio), .box = boxes_iio, .reg = NONE, .field = NONE },
		[aliases_box_irp] = { .name = S(uncore_irp), .box = boxes_irp, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_irp), .box = boxes_irp, .reg = NONE, .field = NONE },
		[aliases_box_imc] = { .name = S(uncore_imc), .box = boxes_imc, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_imc), .box = boxes_imc, .reg = NONE, .field = NONE },
		[aliases_box_m2m] = { .name = S(uncore_m2m), .box = boxes_m2m, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_m2m), .box = boxes_m2m, .reg = NONE, .field = NONE },
		[aliases_box_upi] = { .name = S(uncore_upi), .box = boxes_upi, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_upi), .box = boxes_upi, .reg = NONE, .field = NONE },
		{ .name = S(upi_ll), .box = boxes_upi, .reg = NONE, .field = NONE },
		[aliases_box_m3upi] = { .name = S(uncore_m3upi), .box = boxes_m3upi, .reg = NONE, .field = NONE },
		{ .name = S(skx_unc_m3upi), .box = boxes_m3upi, .reg = NONE, .field = NONE },
	},
	.field_refs = {
		[field_refs_counters_ubox_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_u },
		[field_refs_counters_ubox_fixed_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_u_fixed },
		[field_refs_presents_cha_fields] = { boxes_pcu, registers_pcu_capid6, fields_pcu_capid6_cha_mask },
		[field_refs_counters_cha_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha2 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha3 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha4 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha5 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha6 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha7 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha8 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha9 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha10 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha11 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha12 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha13 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha14 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha15 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha16 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha17 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha18 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha19 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha20 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha21 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha22 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha23 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha24 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha25 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha26 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_cha27 },
		[field_refs_counters_pcu_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_p },
		[field_refs_counters_iio_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio2 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio3 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio4 }, { NONE, NONE, NONE },
		[field_refs_counters_irp_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio2 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio3 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_iio4 }, { NONE, NONE, NONE },
		[field_refs_counters_imc_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 },
		[field_refs_counters_imc_fixed_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m1 },
		[field_refs_counters_m2m_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m2m0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m2m1 },
		[field_refs_counters_upi_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_upi0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_upi1 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_upi2 },
		[field_refs_counters_m3upi_general_overflow_global] = { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m3upi0 }, { boxes_ubox, registers_ubox_global_status, fields_ubox_global_status_ov_m3upi1 }, { NONE, NONE, NONE },
	},
	.numbers = {
		[numbers_counters_ubox_general_overflow_bits] = 0x0,
		[numbers_counters_ubox_fixed_max_increment] = 0x1,
		[numbers_counters_cha_general_overflow_bits] = 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
		[numbers_counters_pcu_general_overflow_bits] = 0x0,
		[numbers_counters_iio_general_overflow_bits] = 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
		[numbers_counters_irp_general_overflow_bits] = 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
		[numbers_counters_imc_general_overflow_bits] = 0x1, 0x1, 0x1, 0x1, 0x1, 0x1,
		[numbers_counters_imc_fixed_overflow_bits] = 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
		[numbers_counters_m2m_general_overflow_bits] = 0x0, 0x0,
		[numbers_counters_upi_general_overflow_bits] = 0x0, 0x0, 0x0,
		[numbers_counters_m3upi_general_overflow_bits] = 0x0, 0x0, 0x0,
	},
	.strings = {
		[strings_boxes_imc_instance_names] = S(MC0_CH0), S(MC0_CH1), S(MC0_CH2), S(MC1_CH0), S(MC1_CH1), S(MC1_CH2),
	},
	.events = {
		[events_UNC_U_CLOCKTICKS] = { .name = T(events_UNC_U_CLOCKTICKS_name), .text = T(events_UNC_U_CLOCKTICKS), .source = S(perfmon_skx_V1_37__Count_884a3d76), .box = boxes_ubox, .category = categories_ubox_UCLK, .counters = 0x1, .group = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_U_EVENT_MSG] = { .control = 0x42, .name = T(events_UNC_U_EVENT_MSG_name), .text = T(events_UNC_U_EVENT_MSG), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_ubox, .category = categories_ubox_EVENT_MSG, .first_umask = umasks_UNC_U_EVENT_MSG__VLW_RCVD, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_ubox_ctl_umask },
		[events_UNC_U_LOCK_CYCLES] = { .control = 0x44, .name = T(events_UNC_U_LOCK_CYCLES_name), .text = T(events_UNC_U_LOCK_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_ubox, .category = categories_ubox_LOCK, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_ubox_ctl_umask },
		[events_UNC_U_PHOLD_CYCLES] = { .control = 0x45, .name = T(events_UNC_U_PHOLD_CYCLES_name), .text = T(events_UNC_U_PHOLD_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_ubox, .category = categories_ubox_PHOLD, .first_umask = umasks_UNC_U_PHOLD_CYCLES__ASSERT_TO_ACK, .umask_count = 1, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_ubox_ctl_umask },
		[events_UNC_U_RACU_REQUESTS] = { .control = 0x46, .name = T(events_UNC_U_RACU_REQUESTS_name), .text = T(events_UNC_U_RACU_REQUESTS), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_ubox, .category = categories_ubox_RACU, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_ubox_ctl_umask },
		[events_UNC_U_RACU_DRNG] = { .control = 0x4c, .name = T(events_UNC_U_RACU_DRNG_name), .text = T(events_UNC_U_RACU_DRNG), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_ubox, .category = categories_ubox_RACU, .first_umask = umasks_UNC_U_RACU_DRNG__RDRAND, .umask_count = 3, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_ubox_ctl_umask },
		[events_UNC_P_CLOCKTICKS] = { .name = T(events_UNC_P_CLOCKTICKS_name), .text = T(events_UNC_P_CLOCKTICKS), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_PCLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES] = { .control = 0x4, .name = T(events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES_name), .text = T(events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_FREQ_MAX_LIMIT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_FREQ_MAX_POWER_CYCLES] = { .control = 0x5, .name = T(events_UNC_P_FREQ_MAX_POWER_CYCLES_name), .text = T(events_UNC_P_FREQ_MAX_POWER_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_FREQ_MAX_LIMIT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_MCP_PROCHOT_CYCLES] = { .control = 0x6, .name = T(events_UNC_P_MCP_PROCHOT_CYCLES_name), .text = T(events_UNC_P_MCP_PROCHOT_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_PROCHOT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_PMAX_THROTTLED_CYCLES] = { .control = 0x7, .name = T(events_UNC_P_PMAX_THROTTLED_CYCLES_name), .text = T(events_UNC_P_PMAX_THROTTLED_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_FREQ_MAX_LIMIT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_PROCHOT_INTERNAL_CYCLES] = { .control = 0x9, .name = T(events_UNC_P_PROCHOT_INTERNAL_CYCLES_name), .text = T(events_UNC_P_PROCHOT_INTERNAL_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_PROCHOT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_PROCHOT_EXTERNAL_CYCLES] = { .control = 0xa, .name = T(events_UNC_P_PROCHOT_EXTERNAL_CYCLES_name), .text = T(events_UNC_P_PROCHOT_EXTERNAL_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_PROCHOT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_PKG_RESIDENCY_C0_CYCLES] = { .control = 0x2a, .name = T(events_UNC_P_PKG_RESIDENCY_C0_CYCLES_name), .text = T(events_UNC_P_PKG_RESIDENCY_C0_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_PKG_C_STATE_RESIDENCY, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_PKG_RESIDENCY_C2E_CYCLES] = { .control = 0x2b, .name = T(events_UNC_P_PKG_RESIDENCY_C2E_CYCLES_name), .text = T(events_UNC_P_PKG_RESIDENCY_C2E_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_PKG_C_STATE_RESIDENCY, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_PKG_RESIDENCY_C3_CYCLES] = { .control = 0x2c, .name = T(events_UNC_P_PKG_RESIDENCY_C3_CYCLES_name), .text = T(events_UNC_P_PKG_RESIDENCY_C3_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_PKG_C_STATE_RESIDENCY, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_PKG_RESIDENCY_C6_CYCLES] = { .control = 0x2d, .name = T(events_UNC_P_PKG_RESIDENCY_C6_CYCLES_name), .text = T(events_UNC_P_PKG_RESIDENCY_C6_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_PKG_C_STATE_RESIDENCY, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES] = { .control = 0x2f, .name = T(events_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES_name), .text = T(events_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_MEMORY_PHASE_SHEDDING, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_DEMOTIONS] = { .control = 0x30, .name = T(events_UNC_P_DEMOTIONS_name), .text = T(events_UNC_P_DEMOTIONS), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_CORE_C_STATE_TRANSITION, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_VR_HOT_CYCLES] = { .control = 0x42, .name = T(events_UNC_P_VR_HOT_CYCLES_name), .text = T(events_UNC_P_VR_HOT_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_VR_HOT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_CORE_TRANSITION_CYCLES] = { .control = 0x60, .name = T(events_UNC_P_CORE_TRANSITION_CYCLES_name), .text = T(events_UNC_P_CORE_TRANSITION_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_CORE_C_STATE_TRANSITION, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_TOTAL_TRANSITION_CYCLES] = { .control = 0x72, .name = T(events_UNC_P_TOTAL_TRANSITION_CYCLES_name), .text = T(events_UNC_P_TOTAL_TRANSITION_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_CORE_C_STATE_TRANSITION, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_FREQ_MIN_IO_P_CYCLES] = { .control = 0x73, .name = T(events_UNC_P_FREQ_MIN_IO_P_CYCLES_name), .text = T(events_UNC_P_FREQ_MIN_IO_P_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_FREQ_MIN_LIMIT, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_FREQ_TRANS_CYCLES] = { .control = 0x74, .name = T(events_UNC_P_FREQ_TRANS_CYCLES_name), .text = T(events_UNC_P_FREQ_TRANS_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_FREQ_TRANS, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_FIVR_PS_PS0_CYCLES] = { .control = 0x75, .name = T(events_UNC_P_FIVR_PS_PS0_CYCLES_name), .text = T(events_UNC_P_FIVR_PS_PS0_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_VR_PHASES, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_FIVR_PS_PS1_CYCLES] = { .control = 0x76, .name = T(events_UNC_P_FIVR_PS_PS1_CYCLES_name), .text = T(events_UNC_P_FIVR_PS_PS1_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_VR_PHASES, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_FIVR_PS_PS2_CYCLES] = { .control = 0x77, .name = T(events_UNC_P_FIVR_PS_PS2_CYCLES_name), .text = T(events_UNC_P_FIVR_PS_PS2_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_VR_PHASES, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_FIVR_PS_PS3_CYCLES] = { .control = 0x78, .name = T(events_UNC_P_FIVR_PS_PS3_CYCLES_name), .text = T(events_UNC_P_FIVR_PS_PS3_CYCLES), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_VR_PHASES, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_P_POWER_STATE_OCCUPANCY] = { .control = 0x80, .name = T(events_UNC_P_POWER_STATE_OCCUPANCY_name), .text = T(events_UNC_P_POWER_STATE_OCCUPANCY), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .box = boxes_pcu, .category = categories_pcu_POWER_STATE_OCC, .first_umask = umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C0, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_pcu_ctl_occ_sel },
		[events_UNC_M_CLOCKTICKS] = { .name = T(events_UNC_M_CLOCKTICKS_name), .text = T(events_UNC_M_CLOCKTICKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_DCLK, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_CLOCKTICKS_F] = { .name = T(events_UNC_M_CLOCKTICKS_F_name), .text = T(events_UNC_M_CLOCKTICKS_F), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_DCLK, .counters = 0x1, .group = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_UNC_M_ACT_COUNT] = { .control = 0x1, .name = T(events_UNC_M_ACT_COUNT_name), .text = T(events_UNC_M_ACT_COUNT), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_ACT, .first_umask = umasks_UNC_M_ACT_COUNT__RD, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_PRE_COUNT] = { .control = 0x2, .name = T(events_UNC_M_PRE_COUNT_name), .text = T(events_UNC_M_PRE_COUNT), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_PRE, .first_umask = umasks_UNC_M_PRE_COUNT__PAGE_MISS, .umask_count = 5, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_CAS_COUNT] = { .control = 0x4, .name = T(events_UNC_M_CAS_COUNT_name), .text = T(events_UNC_M_CAS_COUNT), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_CAS_COUNT__RD_REG, .umask_count = 11, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_DRAM_REFRESH] = { .control = 0x5, .name = T(events_UNC_M_DRAM_REFRESH_name), .text = T(events_UNC_M_DRAM_REFRESH), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_DRAM_REFRESH, .first_umask = umasks_UNC_M_DRAM_REFRESH__PANIC, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_DRAM_PRE_ALL] = { .control = 0x6, .name = T(events_UNC_M_DRAM_PRE_ALL_name), .text = T(events_UNC_M_DRAM_PRE_ALL), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_DRAM_PRE_ALL, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_MAJOR_MODES] = { .control = 0x7, .name = T(events_UNC_M_MAJOR_MODES_name), .text = T(events_UNC_M_MAJOR_MODES), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_MAJOR_MODES, .first_umask = umasks_UNC_M_MAJOR_MODES__READ, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_PREEMPTION] = { .control = 0x8, .name = T(events_UNC_M_PREEMPTION_name), .text = T(events_UNC_M_PREEMPTION), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_PREEMPTION, .first_umask = umasks_UNC_M_PREEMPTION__RD_PREEMPT_RD, .umask_count = 2, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_ECC_CORRECTABLE_ERRORS] = { .control = 0x9, .name = T(events_UNC_M_ECC_CORRECTABLE_ERRORS_name), .text = T(events_UNC_M_ECC_CORRECTABLE_ERRORS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_ECC, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_INSERTS] = { .control = 0x10, .name = T(events_UNC_M_RPQ_INSERTS_name), .text = T(events_UNC_M_RPQ_INSERTS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_CYCLES_NE] = { .control = 0x11, .name = T(events_UNC_M_RPQ_CYCLES_NE_name), .text = T(events_UNC_M_RPQ_CYCLES_NE), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_CYCLES_FULL] = { .control = 0x12, .name = T(events_UNC_M_RPQ_CYCLES_FULL_name), .text = T(events_UNC_M_RPQ_CYCLES_FULL), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_INSERTS] = { .control = 0x20, .name = T(events_UNC_M_WPQ_INSERTS_name), .text = T(events_UNC_M_WPQ_INSERTS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_CYCLES_NE] = { .control = 0x21, .name = T(events_UNC_M_WPQ_CYCLES_NE_name), .text = T(events_UNC_M_WPQ_CYCLES_NE), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_CYCLES_FULL] = { .control = 0x22, .name = T(events_UNC_M_WPQ_CYCLES_FULL_name), .text = T(events_UNC_M_WPQ_CYCLES_FULL), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_READ_HIT] = { .control = 0x23, .name = T(events_UNC_M_WPQ_READ_HIT_name), .text = T(events_UNC_M_WPQ_READ_HIT), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_WRITE_HIT] = { .control = 0x24, .name = T(events_UNC_M_WPQ_WRITE_HIT_name), .text = T(events_UNC_M_WPQ_WRITE_HIT), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_THROTTLE_CYCLES] = { .control = 0x41, .name = T(events_UNC_M_POWER_THROTTLE_CYCLES_name), .text = T(events_UNC_M_POWER_THROTTLE_CYCLES), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_PCU_THROTTLING] = { .control = 0x42, .name = T(events_UNC_M_POWER_PCU_THROTTLING_name), .text = T(events_UNC_M_POWER_PCU_THROTTLING), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_SELF_REFRESH] = { .control = 0x43, .name = T(events_UNC_M_POWER_SELF_REFRESH_name), .text = T(events_UNC_M_POWER_SELF_REFRESH), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RPQ_OCCUPANCY] = { .control = 0x80, .name = T(events_UNC_M_RPQ_OCCUPANCY_name), .text = T(events_UNC_M_RPQ_OCCUPANCY), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_RPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WPQ_OCCUPANCY] = { .control = 0x81, .name = T(events_UNC_M_WPQ_OCCUPANCY_name), .text = T(events_UNC_M_WPQ_OCCUPANCY), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_WPQ, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_CKE_CYCLES] = { .control = 0x83, .name = T(events_UNC_M_POWER_CKE_CYCLES_name), .text = T(events_UNC_M_POWER_CKE_CYCLES), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_POWER, .first_umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK0, .umask_count = 8, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_CHANNEL_DLLOFF] = { .control = 0x84, .name = T(events_UNC_M_POWER_CHANNEL_DLLOFF_name), .text = T(events_UNC_M_POWER_CHANNEL_DLLOFF), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_CHANNEL_PPD] = { .control = 0x85, .name = T(events_UNC_M_POWER_CHANNEL_PPD_name), .text = T(events_UNC_M_POWER_CHANNEL_PPD), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES] = { .control = 0x86, .name = T(events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES_name), .text = T(events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_POWER, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_PRIO] = { .control = 0xa0, .name = T(events_UNC_M_RD_CAS_PRIO_name), .text = T(events_UNC_M_RD_CAS_PRIO), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_PRIO__LOW, .umask_count = 4, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_BYP_CMDS] = { .control = 0xa1, .name = T(events_UNC_M_BYP_CMDS_name), .text = T(events_UNC_M_BYP_CMDS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_BYPASS_COMMAND, .first_umask = umasks_UNC_M_BYP_CMDS__ACT, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_RANK0] = { .control = 0xb0, .name = T(events_UNC_M_RD_CAS_RANK0_name), .text = T(events_UNC_M_RD_CAS_RANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_RANK0__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_RANK1] = { .control = 0xb1, .name = T(events_UNC_M_RD_CAS_RANK1_name), .text = T(events_UNC_M_RD_CAS_RANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_RANK1__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_RANK2] = { .control = 0xb2, .name = T(events_UNC_M_RD_CAS_RANK2_name), .text = T(events_UNC_M_RD_CAS_RANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_RANK2__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_RANK3] = { .control = 0xb3, .name = T(events_UNC_M_RD_CAS_RANK3_name), .text = T(events_UNC_M_RD_CAS_RANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_RANK3__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_RANK4] = { .control = 0xb4, .name = T(events_UNC_M_RD_CAS_RANK4_name), .text = T(events_UNC_M_RD_CAS_RANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_RANK4__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_RANK5] = { .control = 0xb5, .name = T(events_UNC_M_RD_CAS_RANK5_name), .text = T(events_UNC_M_RD_CAS_RANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_RANK5__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_RANK6] = { .control = 0xb6, .name = T(events_UNC_M_RD_CAS_RANK6_name), .text = T(events_UNC_M_RD_CAS_RANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_RANK6__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_RD_CAS_RANK7] = { .control = 0xb7, .name = T(events_UNC_M_RD_CAS_RANK7_name), .text = T(events_UNC_M_RD_CAS_RANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_RD_CAS_RANK7__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WR_CAS_RANK0] = { .control = 0xb8, .name = T(events_UNC_M_WR_CAS_RANK0_name), .text = T(events_UNC_M_WR_CAS_RANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_WR_CAS_RANK0__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WR_CAS_RANK1] = { .control = 0xb9, .name = T(events_UNC_M_WR_CAS_RANK1_name), .text = T(events_UNC_M_WR_CAS_RANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_WR_CAS_RANK1__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WR_CAS_RANK2] = { .control = 0xba, .name = T(events_UNC_M_WR_CAS_RANK2_name), .text = T(events_UNC_M_WR_CAS_RANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_WR_CAS_RANK2__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WR_CAS_RANK3] = { .control = 0xbb, .name = T(events_UNC_M_WR_CAS_RANK3_name), .text = T(events_UNC_M_WR_CAS_RANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_WR_CAS_RANK3__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WR_CAS_RANK4] = { .control = 0xbc, .name = T(events_UNC_M_WR_CAS_RANK4_name), .text = T(events_UNC_M_WR_CAS_RANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_WR_CAS_RANK4__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WR_CAS_RANK5] = { .control = 0xbd, .name = T(events_UNC_M_WR_CAS_RANK5_name), .text = T(events_UNC_M_WR_CAS_RANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_WR_CAS_RANK5__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WR_CAS_RANK6] = { .control = 0xbe, .name = T(events_UNC_M_WR_CAS_RANK6_name), .text = T(events_UNC_M_WR_CAS_RANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_WR_CAS_RANK6__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WR_CAS_RANK7] = { .control = 0xbf, .name = T(events_UNC_M_WR_CAS_RANK7_name), .text = T(events_UNC_M_WR_CAS_RANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_CAS, .first_umask = umasks_UNC_M_WR_CAS_RANK7__BANK1, .umask_count = 21, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WMM_TO_RMM] = { .control = 0xc0, .name = T(events_UNC_M_WMM_TO_RMM_name), .text = T(events_UNC_M_WMM_TO_RMM), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_MAJOR_MODES, .first_umask = umasks_UNC_M_WMM_TO_RMM__LOW_THRESH, .umask_count = 3, .counters = 0xf, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
		[events_UNC_M_WRONG_MM] = { .control = 0xc1, .name = T(events_UNC_M_WRONG_MM_name), .text = T(events_UNC_M_WRONG_MM), .source = S(perfmon_skx_V1_37__libpf_e5873851), .box = boxes_imc, .category = categories_imc_MAJOR_MODES, .counters = 0xf, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_imc_ctl_umask },
	},
	.umasks = {
		{ .name = S(VLW_RCVD), .text = T(umasks_UNC_U_EVENT_MSG__VLW_RCVD), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x100, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MSI_RCVD), .text = T(umasks_UNC_U_EVENT_MSG__MSI_RCVD), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x200, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(IPI_RCVD), .text = T(umasks_UNC_U_EVENT_MSG__IPI_RCVD), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x400, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .first_filter = filters_UNC_U_EVENT_MSG__IPI_RCVD, .filter_count = 2, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DOORBELL_RCVD), .text = T(umasks_UNC_U_EVENT_MSG__DOORBELL_RCVD), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x800, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .first_filter = filters_UNC_U_EVENT_MSG__DOORBELL_RCVD, .filter_count = 2, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(INT_PRIO), .text = T(umasks_UNC_U_EVENT_MSG__INT_PRIO), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x1000, .event = events_UNC_U_EVENT_MSG, .counters = 0x3, .first_filter = filters_UNC_U_EVENT_MSG__INT_PRIO, .filter_count = 2, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ASSERT_TO_ACK), .text = T(umasks_UNC_U_PHOLD_CYCLES__ASSERT_TO_ACK), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x100, .event = events_UNC_U_PHOLD_CYCLES, .counters = 0x3, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RDRAND), .text = T(umasks_UNC_U_RACU_DRNG__RDRAND), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x100, .event = events_UNC_U_RACU_DRNG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RDSEED), .text = T(umasks_UNC_U_RACU_DRNG__RDSEED), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x200, .event = events_UNC_U_RACU_DRNG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PFTCH_BUF_EMPTY), .text = T(umasks_UNC_U_RACU_DRNG__PFTCH_BUF_EMPTY), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x400, .event = events_UNC_U_RACU_DRNG, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CORES_C0), .text = T(umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C0), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x4000, .event = events_UNC_P_POWER_STATE_OCCUPANCY, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CORES_C3), .text = T(umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C3), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0x8000, .event = events_UNC_P_POWER_STATE_OCCUPANCY, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CORES_C6), .text = T(umasks_UNC_P_POWER_STATE_OCCUPANCY__CORES_C6), .source = S(perfmon_skx_V1_37__libpf_2025fa18), .control = 0xc000, .event = events_UNC_P_POWER_STATE_OCCUPANCY, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD), .text = T(umasks_UNC_M_ACT_COUNT__RD), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_ACT_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_M_ACT_COUNT__WR), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_ACT_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BYP), .text = T(umasks_UNC_M_ACT_COUNT__BYP), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_ACT_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PAGE_MISS), .text = T(umasks_UNC_M_PRE_COUNT__PAGE_MISS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PAGE_CLOSE), .text = T(umasks_UNC_M_PRE_COUNT__PAGE_CLOSE), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD), .text = T(umasks_UNC_M_PRE_COUNT__RD), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_M_PRE_COUNT__WR), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BYP), .text = T(umasks_UNC_M_PRE_COUNT__BYP), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_PRE_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_REG), .text = T(umasks_UNC_M_CAS_COUNT__RD_REG), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_UNDERFILL), .text = T(umasks_UNC_M_CAS_COUNT__RD_UNDERFILL), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD), .text = T(umasks_UNC_M_CAS_COUNT__RD), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_WMM), .text = T(umasks_UNC_M_CAS_COUNT__WR_WMM), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_RMM), .text = T(umasks_UNC_M_CAS_COUNT__WR_RMM), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR), .text = T(umasks_UNC_M_CAS_COUNT__WR), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_M_CAS_COUNT__ALL), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_WMM), .text = T(umasks_UNC_M_CAS_COUNT__RD_WMM), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_RMM), .text = T(umasks_UNC_M_CAS_COUNT__RD_RMM), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x2000, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_ISOCH), .text = T(umasks_UNC_M_CAS_COUNT__RD_ISOCH), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x4000, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WR_ISOCH), .text = T(umasks_UNC_M_CAS_COUNT__WR_ISOCH), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x8000, .event = events_UNC_M_CAS_COUNT, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PANIC), .text = T(umasks_UNC_M_DRAM_REFRESH__PANIC), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_DRAM_REFRESH, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIGH), .text = T(umasks_UNC_M_DRAM_REFRESH__HIGH), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_DRAM_REFRESH, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(READ), .text = T(umasks_UNC_M_MAJOR_MODES__READ), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_MAJOR_MODES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WRITE), .text = T(umasks_UNC_M_MAJOR_MODES__WRITE), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_MAJOR_MODES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PARTIAL), .text = T(umasks_UNC_M_MAJOR_MODES__PARTIAL), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_MAJOR_MODES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ISOCH), .text = T(umasks_UNC_M_MAJOR_MODES__ISOCH), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_MAJOR_MODES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_PREEMPT_RD), .text = T(umasks_UNC_M_PREEMPTION__RD_PREEMPT_RD), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_PREEMPTION, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RD_PREEMPT_WR), .text = T(umasks_UNC_M_PREEMPTION__RD_PREEMPT_WR), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_PREEMPTION, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK0), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK1), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK2), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK3), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK4), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK5), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x2000, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK6), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x4000, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK7), .text = T(umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x8000, .event = events_UNC_M_POWER_THROTTLE_CYCLES, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK0), .text = T(umasks_UNC_M_POWER_CKE_CYCLES__RANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_POWER_CKE_CYCLES, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK1), .text = T(umasks_UNC_M_POWER_CKE_CYCLES__RANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_POWER_CKE_CYCLES, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK2), .text = T(umasks_UNC_M_POWER_CKE_CYCLES__RANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_POWER_CKE_CYCLES, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK3), .text = T(umasks_UNC_M_POWER_CKE_CYCLES__RANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_POWER_CKE_CYCLES, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK4), .text = T(umasks_UNC_M_POWER_CKE_CYCLES__RANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_POWER_CKE_CYCLES, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK5), .text = T(umasks_UNC_M_POWER_CKE_CYCLES__RANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x2000, .event = events_UNC_M_POWER_CKE_CYCLES, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK6), .text = T(umasks_UNC_M_POWER_CKE_CYCLES__RANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x4000, .event = events_UNC_M_POWER_CKE_CYCLES, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(RANK7), .text = T(umasks_UNC_M_POWER_CKE_CYCLES__RANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x8000, .event = events_UNC_M_POWER_CKE_CYCLES, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOW), .text = T(umasks_UNC_M_RD_CAS_PRIO__LOW), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_PRIO, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(MED), .text = T(umasks_UNC_M_RD_CAS_PRIO__MED), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_PRIO, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HIGH), .text = T(umasks_UNC_M_RD_CAS_PRIO__HIGH), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_PRIO, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PANIC), .text = T(umasks_UNC_M_RD_CAS_PRIO__PANIC), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_PRIO, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ACT), .text = T(umasks_UNC_M_BYP_CMDS__ACT), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_BYP_CMDS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(CAS), .text = T(umasks_UNC_M_BYP_CMDS__CAS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_BYP_CMDS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(PRE), .text = T(umasks_UNC_M_BYP_CMDS__PRE), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_BYP_CMDS, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_RD_CAS_RANK0__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_RD_CAS_RANK0__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_RD_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_RD_CAS_RANK1__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_RD_CAS_RANK1__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_RD_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_RD_CAS_RANK2__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_RD_CAS_RANK2__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_RD_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_RD_CAS_RANK3__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_RD_CAS_RANK3__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_RD_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_RD_CAS_RANK4__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_RD_CAS_RANK4__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_RD_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_RD_CAS_RANK5__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_RD_CAS_RANK5__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_RD_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_RD_CAS_RANK6__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_RD_CAS_RANK6__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_RD_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_RD_CAS_RANK7__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_RD_CAS_RANK7__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_RD_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_WR_CAS_RANK0__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_WR_CAS_RANK0__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_WR_CAS_RANK0, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_WR_CAS_RANK1__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_WR_CAS_RANK1__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_WR_CAS_RANK1, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_WR_CAS_RANK2__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_WR_CAS_RANK2__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_WR_CAS_RANK2, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_WR_CAS_RANK3__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_WR_CAS_RANK3__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_WR_CAS_RANK3, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_WR_CAS_RANK4__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_WR_CAS_RANK4__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_WR_CAS_RANK4, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_WR_CAS_RANK5__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_WR_CAS_RANK5__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_WR_CAS_RANK5, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_WR_CAS_RANK6__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_WR_CAS_RANK6__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_WR_CAS_RANK6, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK1), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK2), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK4), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK4), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK8), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK8), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x800, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALLBANKS), .text = T(umasks_UNC_M_WR_CAS_RANK7__ALLBANKS), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1000, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK0), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK3), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x300, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK5), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK5), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x500, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK6), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK6), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x600, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK7), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK7), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x700, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK9), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK9), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x900, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK10), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK10), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xa00, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK11), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK11), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xb00, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK12), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK12), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xc00, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK13), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK13), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xd00, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK14), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK14), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xe00, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANK15), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANK15), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0xf00, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG0), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANKG0), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1100, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG1), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANKG1), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1200, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG2), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANKG2), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1300, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(BANKG3), .text = T(umasks_UNC_M_WR_CAS_RANK7__BANKG3), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x1400, .event = events_UNC_M_WR_CAS_RANK7, .counters = 0xf, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(LOW_THRESH), .text = T(umasks_UNC_M_WMM_TO_RMM__LOW_THRESH), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x100, .event = events_UNC_M_WMM_TO_RMM, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(STARVE), .text = T(umasks_UNC_M_WMM_TO_RMM__STARVE), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x200, .event = events_UNC_M_WMM_TO_RMM, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(VMSE_RETRY), .text = T(umasks_UNC_M_WMM_TO_RMM__VMSE_RETRY), .source = S(perfmon_skx_V1_37__libpf_e5873851), .control = 0x400, .event = events_UNC_M_WMM_TO_RMM, .counters = 0xf, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
	},
	.filters = {
		[filters_UNC_U_EVENT_MSG__IPI_RCVD] = { .reg = registers_ubox_box_filter, .field = fields_ubox_box_filter_cid, .kind = UNCORE_FILTER_OPTIONAL },
		{ .reg = registers_ubox_box_filter, .field = fields_ubox_box_filter_tid, .kind = UNCORE_FILTER_OPTIONAL },
		[filters_UNC_U_EVENT_MSG__DOORBELL_RCVD] = { .reg = registers_ubox_box_filter, .field = fields_ubox_box_filter_cid, .kind = UNCORE_FILTER_OPTIONAL },
		{ .reg = registers_ubox_box_filter, .field = fields_ubox_box_filter_tid, .kind = UNCORE_FILTER_OPTIONAL },
		[filters_UNC_U_EVENT_MSG__INT_PRIO] = { .reg = registers_ubox_box_filter, .field = fields_ubox_box_filter_cid, .kind = UNCORE_FILTER_OPTIONAL },
		{ .reg = registers_ubox_box_filter, .field = fields_ubox_box_filter_tid, .kind = UNCORE_FILTER_OPTIONAL },
	},
	.categories = {
		[categories_ubox_UCLK] = { .id = S(UCLK), .text = T(categories_ubox_UCLK), .box = boxes_ubox },
		[categories_ubox_EVENT_MSG] = { .id = S(EVENT_MSG), .text = T(categories_ubox_EVENT_MSG), .box = boxes_ubox },
		[categories_ubox_LOCK] = { .id = S(LOCK), .text = T(categories_ubox_LOCK), .box = boxes_ubox },
		[categories_ubox_PHOLD] = { .id = S(PHOLD), .text = T(categories_ubox_PHOLD), .box = boxes_ubox },
		[categories_ubox_RACU] = { .id = S(RACU), .text = T(categories_ubox_RACU), .box = boxes_ubox },
		[categories_pcu_PCLK] = { .id = S(PCLK), .text = T(categories_pcu_PCLK), .box = boxes_pcu },
		[categories_pcu_FREQ_MAX_LIMIT] = { .id = S(FREQ_MAX_LIMIT), .text = T(categories_pcu_FREQ_MAX_LIMIT), .box = boxes_pcu },
		[categories_pcu_FREQ_MIN_LIMIT] = { .id = S(FREQ_MIN_LIMIT), .text = T(categories_pcu_FREQ_MIN_LIMIT), .box = boxes_pcu },
		[categories_pcu_FREQ_TRANS] = { .id = S(FREQ_TRANS), .text = T(categories_pcu_FREQ_TRANS), .box = boxes_pcu },
		[categories_pcu_PROCHOT] = { .id = S(PROCHOT), .text = T(categories_pcu_PROCHOT), .box = boxes_pcu },
		[categories_pcu_CORE_C_STATE_TRANSITION] = { .id = S(CORE_C_STATE_TRANSITION), .text = T(categories_pcu_CORE_C_STATE_TRANSITION), .box = boxes_pcu },
		[categories_pcu_POWER_STATE_OCC] = { .id = S(POWER_STATE_OCC), .text = T(categories_pcu_POWER_STATE_OCC), .box = boxes_pcu },
		[categories_pcu_PKG_C_STATE_RESIDENCY] = { .id = S(PKG_C_STATE_RESIDENCY), .text = T(categories_pcu_PKG_C_STATE_RESIDENCY), .box = boxes_pcu },
		[categories_pcu_MEMORY_PHASE_SHEDDING] = { .id = S(MEMORY_PHASE_SHEDDING), .text = T(categories_pcu_MEMORY_PHASE_SHEDDING), .box = boxes_pcu },
		[categories_pcu_VR_HOT] = { .id = S(VR_HOT), .text = T(categories_pcu_VR_HOT), .box = boxes_pcu },
		[categories_pcu_VR_PHASES] = { .id = S(VR_PHASES), .text = T(categories_pcu_VR_PHASES), .box = boxes_pcu },
		[categories_imc_DCLK] = { .id = S(DCLK), .text = T(categories_imc_DCLK), .box = boxes_imc },
		[categories_imc_ACT] = { .id = S(ACT), .text = T(categories_imc_ACT), .box = boxes_imc },
		[categories_imc_PRE] = { .id = S(PRE), .text = T(categories_imc_PRE), .box = boxes_imc },
		[categories_imc_CAS] = { .id = S(CAS), .text = T(categories_imc_CAS), .box = boxes_imc },
		[categories_imc_DRAM_REFRESH] = { .id = S(DRAM_REFRESH), .text = T(categories_imc_DRAM_REFRESH), .box = boxes_imc },
		[categories_imc_DRAM_PRE_ALL] = { .id = S(DRAM_PRE_ALL), .text = T(categories_imc_DRAM_PRE_ALL), .box = boxes_imc },
		[categories_imc_MAJOR_MODES] = { .id = S(MAJOR_MODES), .text = T(categories_imc_MAJOR_MODES), .box = boxes_imc },
		[categories_imc_PREEMPTION] = { .id = S(PREEMPTION), .text = T(categories_imc_PREEMPTION), .box = boxes_imc },
		[categories_imc_ECC] = { .id = S(ECC), .text = T(categories_imc_ECC), .box = boxes_imc },
		[categories_imc_RPQ] = { .id = S(RPQ), .text = T(categories_imc_RPQ), .box = boxes_imc },
		[categories_imc_WPQ] = { .id = S(WPQ), .text = T(categories_imc_WPQ), .box = boxes_imc },
		[categories_imc_POWER] = { .id = S(POWER), .text = T(categories_imc_POWER), .box = boxes_imc },
		[categories_imc_BYPASS_COMMAND] = { .id = S(BYPASS_COMMAND), .text = T(categories_imc_BYPASS_COMMAND), .box = boxes_imc },
	},
	.event_aliases = {
		[event_aliases_UNC_U_EVENT_MSG] = { .name = S(EVENT_MSG_VLW_RCVD), .tool = S(likwid), .event = events_UNC_U_EVENT_MSG, .umask = umasks_UNC_U_EVENT_MSG__VLW_RCVD },
		{ .name = S(EVENT_MSG_MSI_RCVD), .tool = S(likwid), .event = events_UNC_U_EVENT_MSG, .umask = umasks_UNC_U_EVENT_MSG__MSI_RCVD },
		{ .name = S(EVENT_MSG_IPI_RCVD), .tool = S(likwid), .event = events_UNC_U_EVENT_MSG, .umask = umasks_UNC_U_EVENT_MSG__IPI_RCVD },
		{ .name = S(EVENT_MSG_DOORBELL_RCVD), .tool = S(likwid), .event = events_UNC_U_EVENT_MSG, .umask = umasks_UNC_U_EVENT_MSG__DOORBELL_RCVD },
		{ .name = S(EVENT_MSG_INT_PRIO), .tool = S(likwid), .event = events_UNC_U_EVENT_MSG, .umask = umasks_UNC_U_EVENT_MSG__INT_PRIO },
		[event_aliases_UNC_U_LOCK_CYCLES] = { .name = S(LOCK_CYCLES), .tool = S(likwid), .event = events_UNC_U_LOCK_CYCLES, .umask = NONE },
		[event_aliases_UNC_U_PHOLD_CYCLES] = { .name = S(PHOLD_CYCLES_ASSERT_TO_ACK), .tool = S(likwid), .event = events_UNC_U_PHOLD_CYCLES, .umask = umasks_UNC_U_PHOLD_CYCLES__ASSERT_TO_ACK },
		[event_aliases_UNC_U_RACU_REQUESTS] = { .name = S(RACU_REQUESTS), .tool = S(likwid), .event = events_UNC_U_RACU_REQUESTS, .umask = NONE },
		[event_aliases_UNC_U_RACU_DRNG] = { .name = S(RACU_DRNG_RDRAND), .tool = S(likwid), .event = events_UNC_U_RACU_DRNG, .umask = umasks_UNC_U_RACU_DRNG__RDRAND },
		{ .name = S(RACU_DRNG_RDSEED), .tool = S(likwid), .event = events_UNC_U_RACU_DRNG, .umask = umasks_UNC_U_RACU_DRNG__RDSEED },
		{ .name = S(RACU_DRNG_PFTCH_BUF_EMPTY), .tool = S(likwid), .event = events_UNC_U_RACU_DRNG, .umask = umasks_UNC_U_RACU_DRNG__PFTCH_BUF_EMPTY },
		[event_aliases_UNC_P_CLOCKTICKS] = { .name = S(WBOX_CLOCKTICKS), .tool = S(likwid), .event = events_UNC_P_CLOCKTICKS, .umask = NONE },
		[event_aliases_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES] = { .name = S(FREQ_MAX_LIMIT_THERMAL_CYCLES), .tool = S(likwid), .event = events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_FREQ_MAX_POWER_CYCLES] = { .name = S(FREQ_MAX_POWER_CYCLES), .tool = S(likwid), .event = events_UNC_P_FREQ_MAX_POWER_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_MCP_PROCHOT_CYCLES] = { .name = S(MCP_PROCHOT_CYCLES), .tool = S(likwid), .event = events_UNC_P_MCP_PROCHOT_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_PMAX_THROTTLED_CYCLES] = { .name = S(PMAX_THROTTLED_CYCLES), .tool = S(likwid), .event = events_UNC_P_PMAX_THROTTLED_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_PROCHOT_INTERNAL_CYCLES] = { .name = S(PROCHOT_INTERNAL_CYCLES), .tool = S(likwid), .event = events_UNC_P_PROCHOT_INTERNAL_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_PROCHOT_EXTERNAL_CYCLES] = { .name = S(PROCHOT_EXTERNAL_CYCLES), .tool = S(likwid), .event = events_UNC_P_PROCHOT_EXTERNAL_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_PKG_RESIDENCY_C0_CYCLES] = { .name = S(PKG_RESIDENCY_C0_CYCLES), .tool = S(likwid), .event = events_UNC_P_PKG_RESIDENCY_C0_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_PKG_RESIDENCY_C2E_CYCLES] = { .name = S(PKG_RESIDENCY_C2E_CYCLES), .tool = S(likwid), .event = events_UNC_P_PKG_RESIDENCY_C2E_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_PKG_RESIDENCY_C3_CYCLES] = { .name = S(PKG_RESIDENCY_C3_CYCLES), .tool = S(likwid), .event = events_UNC_P_PKG_RESIDENCY_C3_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_PKG_RESIDENCY_C6_CYCLES] = { .name = S(PKG_RESIDENCY_C6_CYCLES), .tool = S(likwid), .event = events_UNC_P_PKG_RESIDENCY_C6_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES] = { .name = S(MEMORY_PHASE_SHEDDING_CYCLES), .tool = S(likwid), .event = events_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_DEMOTIONS] = { .name = S(DEMOTIONS), .tool = S(likwid), .event = events_UNC_P_DEMOTIONS, .umask = NONE },
		[event_aliases_UNC_P_VR_HOT_CYCLES] = { .name = S(VR_HOT_CYCLES), .tool = S(likwid), .event = events_UNC_P_VR_HOT_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_CORE_TRANSITION_CYCLES] = { .name = S(CORE_TRANSITION_CYCLES), .tool = S(likwid), .event = events_UNC_P_CORE_TRANSITION_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_TOTAL_TRANSITION_CYCLES] = { .name = S(TOTAL_TRANSITION_CYCLES), .tool = S(likwid), .event = events_UNC_P_TOTAL_TRANSITION_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_FREQ_MIN_IO_P_CYCLES] = { .name = S(FREQ_MIN_IO_P_CYCLES), .tool = S(likwid), .event = events_UNC_P_FREQ_MIN_IO_P_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_FREQ_TRANS_CYCLES] = { .name = S(FREQ_TRANS_CYCLES), .tool = S(likwid), .event = events_UNC_P_FREQ_TRANS_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_FIVR_PS_PS0_CYCLES] = { .name = S(FIVR_PS_PS0_CYCLES), .tool = S(likwid), .event = events_UNC_P_FIVR_PS_PS0_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_FIVR_PS_PS1_CYCLES] = { .name = S(FIVR_PS_PS1_CYCLES), .tool = S(likwid), .event = events_UNC_P_FIVR_PS_PS1_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_FIVR_PS_PS2_CYCLES] = { .name = S(FIVR_PS_PS2_CYCLES), .tool = S(likwid), .event = events_UNC_P_FIVR_PS_PS2_CYCLES, .umask = NONE },
		[event_aliases_UNC_P_FIVR_PS_PS3_CYCLES] = { .name = S(FIVR_PS_PS3_CYCLES), .tool = S(likwid), .event = events_UNC_P_FIVR_PS_PS3_CYCLES, .umask = NONE },
		[event_aliases_UNC_M_ACT_COUNT] = { .name = S(ACT_COUNT_RD), .tool = S(likwid), .event = events_UNC_M_ACT_COUNT, .umask = umasks_UNC_M_ACT_COUNT__RD },
		{ .name = S(ACT_COUNT_WR), .tool = S(likwid), .event = events_UNC_M_ACT_COUNT, .umask = umasks_UNC_M_ACT_COUNT__WR },
		{ .name = S(ACT_COUNT_BYP), .tool = S(likwid), .event = events_UNC_M_ACT_COUNT, .umask = umasks_UNC_M_ACT_COUNT__BYP },
		[event_aliases_UNC_M_PRE_COUNT] = { .name = S(PRE_COUNT_PAGE_MISS), .tool = S(likwid), .event = events_UNC_M_PRE_COUNT, .umask = umasks_UNC_M_PRE_COUNT__PAGE_MISS },
		{ .name = S(PRE_COUNT_PAGE_CLOSE), .tool = S(likwid), .event = events_UNC_M_PRE_COUNT, .umask = umasks_UNC_M_PRE_COUNT__PAGE_CLOSE },
		{ .name = S(PRE_COUNT_RD), .tool = S(likwid), .event = events_UNC_M_PRE_COUNT, .umask = umasks_UNC_M_PRE_COUNT__RD },
		{ .name = S(PRE_COUNT_WR), .tool = S(likwid), .event = events_UNC_M_PRE_COUNT, .umask = umasks_UNC_M_PRE_COUNT__WR },
		{ .name = S(PRE_COUNT_BYP), .tool = S(likwid), .event = events_UNC_M_PRE_COUNT, .umask = umasks_UNC_M_PRE_COUNT__BYP },
		[event_aliases_UNC_M_CAS_COUNT] = { .name = S(CAS_COUNT_RD_REG), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__RD_REG },
		{ .name = S(CAS_COUNT_RD_UNDERFILL), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__RD_UNDERFILL },
		{ .name = S(CAS_COUNT_RD), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__RD },
		{ .name = S(CAS_COUNT_WR_WMM), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__WR_WMM },
		{ .name = S(CAS_COUNT_WR_RMM), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__WR_RMM },
		{ .name = S(CAS_COUNT_WR), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__WR },
		{ .name = S(CAS_COUNT_ALL), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__ALL },
		{ .name = S(CAS_COUNT_RD_WMM), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__RD_WMM },
		{ .name = S(CAS_COUNT_RD_RMM), .tool = S(likwid), .event = events_UNC_M_CAS_COUNT, .umask = umasks_UNC_M_CAS_COUNT__RD_RMM },
		[event_aliases_UNC_M_DRAM_REFRESH] = { .name = S(DRAM_REFRESH_PANIC), .tool = S(likwid), .event = events_UNC_M_DRAM_REFRESH, .umask = umasks_UNC_M_DRAM_REFRESH__PANIC },
		{ .name = S(DRAM_REFRESH_HIGH), .tool = S(likwid), .event = events_UNC_M_DRAM_REFRESH, .umask = umasks_UNC_M_DRAM_REFRESH__HIGH },
		[event_aliases_UNC_M_DRAM_PRE_ALL] = { .name = S(DRAM_PRE_ALL), .tool = S(likwid), .event = events_UNC_M_DRAM_PRE_ALL, .umask = NONE },
		[event_aliases_UNC_M_MAJOR_MODES] = { .name = S(MAJOR_MODES_READ), .tool = S(likwid), .event = events_UNC_M_MAJOR_MODES, .umask = umasks_UNC_M_MAJOR_MODES__READ },
		{ .name = S(MAJOR_MODES_WRITE), .tool = S(likwid), .event = events_UNC_M_MAJOR_MODES, .umask = umasks_UNC_M_MAJOR_MODES__WRITE },
		[event_aliases_UNC_M_PREEMPTION] = { .name = S(PREEMPTION_RD_PREEMPT_RD), .tool = S(likwid), .event = events_UNC_M_PREEMPTION, .umask = umasks_UNC_M_PREEMPTION__RD_PREEMPT_RD },
		{ .name = S(PREEMPTION_RD_PREEMPT_WR), .tool = S(likwid), .event = events_UNC_M_PREEMPTION, .umask = umasks_UNC_M_PREEMPTION__RD_PREEMPT_WR },
		[event_aliases_UNC_M_ECC_CORRECTABLE_ERRORS] = { .name = S(ECC_CORRECTABLE_ERRORS), .tool = S(likwid), .event = events_UNC_M_ECC_CORRECTABLE_ERRORS, .umask = NONE },
		[event_aliases_UNC_M_RPQ_INSERTS] = { .name = S(RPQ_INSERTS), .tool = S(likwid), .event = events_UNC_M_RPQ_INSERTS, .umask = NONE },
		[event_aliases_UNC_M_RPQ_CYCLES_NE] = { .name = S(RPQ_CYCLES_NE), .tool = S(likwid), .event = events_UNC_M_RPQ_CYCLES_NE, .umask = NONE },
		[event_aliases_UNC_M_WPQ_CYCLES_NE] = { .name = S(WPQ_CYCLES_NE), .tool = S(likwid), .event = events_UNC_M_WPQ_CYCLES_NE, .umask = NONE },
		[event_aliases_UNC_M_WPQ_CYCLES_FULL] = { .name = S(WPQ_CYCLES_FULL), .tool = S(likwid), .event = events_UNC_M_WPQ_CYCLES_FULL, .umask = NONE },
		[event_aliases_UNC_M_WPQ_READ_HIT] = { .name = S(WPQ_READ_HIT), .tool = S(likwid), .event = events_UNC_M_WPQ_READ_HIT, .umask = NONE },
		[event_aliases_UNC_M_WPQ_WRITE_HIT] = { .name = S(WPQ_WRITE_HIT), .tool = S(likwid), .event = events_UNC_M_WPQ_WRITE_HIT, .umask = NONE },
		[event_aliases_UNC_M_POWER_THROTTLE_CYCLES] = { .name = S(POWER_THROTTLE_CYCLES_RANK0), .tool = S(likwid), .event = events_UNC_M_POWER_THROTTLE_CYCLES, .umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK0 },
		{ .name = S(POWER_THROTTLE_CYCLES_RANK1), .tool = S(likwid), .event = events_UNC_M_POWER_THROTTLE_CYCLES, .umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK1 },
		{ .name = S(POWER_THROTTLE_CYCLES_RANK2), .tool = S(likwid), .event = events_UNC_M_POWER_THROTTLE_CYCLES, .umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK2 },
		{ .name = S(POWER_THROTTLE_CYCLES_RANK3), .tool = S(likwid), .event = events_UNC_M_POWER_THROTTLE_CYCLES, .umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK3 },
		{ .name = S(POWER_THROTTLE_CYCLES_RANK4), .tool = S(likwid), .event = events_UNC_M_POWER_THROTTLE_CYCLES, .umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK4 },
		{ .name = S(POWER_THROTTLE_CYCLES_RANK5), .tool = S(likwid), .event = events_UNC_M_POWER_THROTTLE_CYCLES, .umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK5 },
		{ .name = S(POWER_THROTTLE_CYCLES_RANK6), .tool = S(likwid), .event = events_UNC_M_POWER_THROTTLE_CYCLES, .umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK6 },
		{ .name = S(POWER_THROTTLE_CYCLES_RANK7), .tool = S(likwid), .event = events_UNC_M_POWER_THROTTLE_CYCLES, .umask = umasks_UNC_M_POWER_THROTTLE_CYCLES__RANK7 },
		[event_aliases_UNC_M_POWER_PCU_THROTTLING] = { .name = S(POWER_PCU_THROTTLING), .tool = S(likwid), .event = events_UNC_M_POWER_PCU_THROTTLING, .umask = NONE },
		[event_aliases_UNC_M_POWER_SELF_REFRESH] = { .name = S(POWER_SELF_REFRESH), .tool = S(likwid), .event = events_UNC_M_POWER_SELF_REFRESH, .umask = NONE },
		[event_aliases_UNC_M_POWER_CKE_CYCLES] = { .name = S(POWER_CKE_CYCLES_RANK0), .tool = S(likwid), .event = events_UNC_M_POWER_CKE_CYCLES, .umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK0 },
		{ .name = S(POWER_CKE_CYCLES_RANK1), .tool = S(likwid), .event = events_UNC_M_POWER_CKE_CYCLES, .umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK1 },
		{ .name = S(POWER_CKE_CYCLES_RANK2), .tool = S(likwid), .event = events_UNC_M_POWER_CKE_CYCLES, .umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK2 },
		{ .name = S(POWER_CKE_CYCLES_RANK3), .tool = S(likwid), .event = events_UNC_M_POWER_CKE_CYCLES, .umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK3 },
		{ .name = S(POWER_CKE_CYCLES_RANK4), .tool = S(likwid), .event = events_UNC_M_POWER_CKE_CYCLES, .umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK4 },
		{ .name = S(POWER_CKE_CYCLES_RANK5), .tool = S(likwid), .event = events_UNC_M_POWER_CKE_CYCLES, .umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK5 },
		{ .name = S(POWER_CKE_CYCLES_RANK6), .tool = S(likwid), .event = events_UNC_M_POWER_CKE_CYCLES, .umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK6 },
		{ .name = S(POWER_CKE_CYCLES_RANK7), .tool = S(likwid), .event = events_UNC_M_POWER_CKE_CYCLES, .umask = umasks_UNC_M_POWER_CKE_CYCLES__RANK7 },
		[event_aliases_UNC_M_POWER_CHANNEL_DLLOFF] = { .name = S(POWER_CHANNEL_DLLOFF), .tool = S(likwid), .event = events_UNC_M_POWER_CHANNEL_DLLOFF, .umask = NONE },
		[event_aliases_UNC_M_POWER_CHANNEL_PPD] = { .name = S(POWER_CHANNEL_PPD), .tool = S(likwid), .event = events_UNC_M_POWER_CHANNEL_PPD, .umask = NONE },
		[event_aliases_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES] = { .name = S(POWER_CRITICAL_THROTTLE_CYCLES), .tool = S(likwid), .event = events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES, .umask = NONE },
		[event_aliases_UNC_M_RD_CAS_PRIO] = { .name = S(RD_CAS_PRIO_LOW), .tool = S(likwid), .event = events_UNC_M_RD_CAS_PRIO, .umask = umasks_UNC_M_RD_CAS_PRIO__LOW },
		{ .name = S(RD_CAS_PRIO_MED), .tool = S(likwid), .event = events_UNC_M_RD_CAS_PRIO, .umask = umasks_UNC_M_RD_CAS_PRIO__MED },
		{ .name = S(RD_CAS_PRIO_HIGH), .tool = S(likwid), .event = events_UNC_M_RD_CAS_PRIO, .umask = umasks_UNC_M_RD_CAS_PRIO__HIGH },
		{ .name = S(RD_CAS_PRIO_PANIC), .tool = S(likwid), .event = events_UNC_M_RD_CAS_PRIO, .umask = umasks_UNC_M_RD_CAS_PRIO__PANIC },
		[event_aliases_UNC_M_BYP_CMDS] = { .name = S(BYP_CMDS_ACT), .tool = S(likwid), .event = events_UNC_M_BYP_CMDS, .umask = umasks_UNC_M_BYP_CMDS__ACT },
		{ .name = S(BYP_CMDS_CAS), .tool = S(likwid), .event = events_UNC_M_BYP_CMDS, .umask = umasks_UNC_M_BYP_CMDS__CAS },
		{ .name = S(BYP_CMDS_PRE), .tool = S(likwid), .event = events_UNC_M_BYP_CMDS, .umask = umasks_UNC_M_BYP_CMDS__PRE },
		[event_aliases_UNC_M_RD_CAS_RANK0] = { .name = S(RD_CAS_RANK0_BANK1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK1 },
		{ .name = S(RD_CAS_RANK0_BANK2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK2 },
		{ .name = S(RD_CAS_RANK0_BANK4), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK4 },
		{ .name = S(RD_CAS_RANK0_BANK8), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK8 },
		{ .name = S(RD_CAS_RANK0_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__ALLBANKS },
		{ .name = S(RD_CAS_RANK0_BANK0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK0 },
		{ .name = S(RD_CAS_RANK0_BANK3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK3 },
		{ .name = S(RD_CAS_RANK0_BANK5), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK5 },
		{ .name = S(RD_CAS_RANK0_BANK6), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK6 },
		{ .name = S(RD_CAS_RANK0_BANK7), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK7 },
		{ .name = S(RD_CAS_RANK0_BANK9), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK9 },
		{ .name = S(RD_CAS_RANK0_BANK10), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK10 },
		{ .name = S(RD_CAS_RANK0_BANK11), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK11 },
		{ .name = S(RD_CAS_RANK0_BANK12), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK12 },
		{ .name = S(RD_CAS_RANK0_BANK13), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK13 },
		{ .name = S(RD_CAS_RANK0_BANK14), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK14 },
		{ .name = S(RD_CAS_RANK0_BANK15), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANK15 },
		{ .name = S(RD_CAS_RANK0_BANKG0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANKG0 },
		{ .name = S(RD_CAS_RANK0_BANKG1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANKG1 },
		{ .name = S(RD_CAS_RANK0_BANKG2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANKG2 },
		{ .name = S(RD_CAS_RANK0_BANKG3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK0, .umask = umasks_UNC_M_RD_CAS_RANK0__BANKG3 },
		[event_aliases_UNC_M_RD_CAS_RANK1] = { .name = S(RD_CAS_RANK1_BANK1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK1 },
		{ .name = S(RD_CAS_RANK1_BANK2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK2 },
		{ .name = S(RD_CAS_RANK1_BANK4), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK4 },
		{ .name = S(RD_CAS_RANK1_BANK8), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK8 },
		{ .name = S(RD_CAS_RANK1_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__ALLBANKS },
		{ .name = S(RD_CAS_RANK1_BANK0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK0 },
		{ .name = S(RD_CAS_RANK1_BANK3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK3 },
		{ .name = S(RD_CAS_RANK1_BANK5), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK5 },
		{ .name = S(RD_CAS_RANK1_BANK6), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK6 },
		{ .name = S(RD_CAS_RANK1_BANK7), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK7 },
		{ .name = S(RD_CAS_RANK1_BANK9), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK9 },
		{ .name = S(RD_CAS_RANK1_BANK10), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK10 },
		{ .name = S(RD_CAS_RANK1_BANK11), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK11 },
		{ .name = S(RD_CAS_RANK1_BANK12), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK12 },
		{ .name = S(RD_CAS_RANK1_BANK13), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK13 },
		{ .name = S(RD_CAS_RANK1_BANK14), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK14 },
		{ .name = S(RD_CAS_RANK1_BANK15), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANK15 },
		{ .name = S(RD_CAS_RANK1_BANKG0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANKG0 },
		{ .name = S(RD_CAS_RANK1_BANKG1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANKG1 },
		{ .name = S(RD_CAS_RANK1_BANKG2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANKG2 },
		{ .name = S(RD_CAS_RANK1_BANKG3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK1, .umask = umasks_UNC_M_RD_CAS_RANK1__BANKG3 },
		[event_aliases_UNC_M_RD_CAS_RANK2] = { .name = S(RD_CAS_RANK2_BANK0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK2, .umask = umasks_UNC_M_RD_CAS_RANK2__BANK0 },
		[event_aliases_UNC_M_RD_CAS_RANK4] = { .name = S(RD_CAS_RANK4_BANK1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK1 },
		{ .name = S(RD_CAS_RANK4_BANK2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK2 },
		{ .name = S(RD_CAS_RANK4_BANK4), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK4 },
		{ .name = S(RD_CAS_RANK4_BANK8), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK8 },
		{ .name = S(RD_CAS_RANK4_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__ALLBANKS },
		{ .name = S(RD_CAS_RANK4_BANK0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK0 },
		{ .name = S(RD_CAS_RANK4_BANK3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK3 },
		{ .name = S(RD_CAS_RANK4_BANK5), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK5 },
		{ .name = S(RD_CAS_RANK4_BANK6), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK6 },
		{ .name = S(RD_CAS_RANK4_BANK7), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK7 },
		{ .name = S(RD_CAS_RANK4_BANK9), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK9 },
		{ .name = S(RD_CAS_RANK4_BANK10), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK10 },
		{ .name = S(RD_CAS_RANK4_BANK11), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK11 },
		{ .name = S(RD_CAS_RANK4_BANK12), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK12 },
		{ .name = S(RD_CAS_RANK4_BANK13), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK13 },
		{ .name = S(RD_CAS_RANK4_BANK14), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK14 },
		{ .name = S(RD_CAS_RANK4_BANK15), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANK15 },
		{ .name = S(RD_CAS_RANK4_BANKG0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANKG0 },
		{ .name = S(RD_CAS_RANK4_BANKG1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANKG1 },
		{ .name = S(RD_CAS_RANK4_BANKG2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANKG2 },
		{ .name = S(RD_CAS_RANK4_BANKG3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK4, .umask = umasks_UNC_M_RD_CAS_RANK4__BANKG3 },
		[event_aliases_UNC_M_RD_CAS_RANK5] = { .name = S(RD_CAS_RANK5_BANK1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK1 },
		{ .name = S(RD_CAS_RANK5_BANK2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK2 },
		{ .name = S(RD_CAS_RANK5_BANK4), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK4 },
		{ .name = S(RD_CAS_RANK5_BANK8), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK8 },
		{ .name = S(RD_CAS_RANK5_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__ALLBANKS },
		{ .name = S(RD_CAS_RANK5_BANK0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK0 },
		{ .name = S(RD_CAS_RANK5_BANK3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK3 },
		{ .name = S(RD_CAS_RANK5_BANK5), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK5 },
		{ .name = S(RD_CAS_RANK5_BANK6), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK6 },
		{ .name = S(RD_CAS_RANK5_BANK7), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK7 },
		{ .name = S(RD_CAS_RANK5_BANK9), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK9 },
		{ .name = S(RD_CAS_RANK5_BANK10), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK10 },
		{ .name = S(RD_CAS_RANK5_BANK11), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK11 },
		{ .name = S(RD_CAS_RANK5_BANK12), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK12 },
		{ .name = S(RD_CAS_RANK5_BANK13), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK13 },
		{ .name = S(RD_CAS_RANK5_BANK14), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK14 },
		{ .name = S(RD_CAS_RANK5_BANK15), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANK15 },
		{ .name = S(RD_CAS_RANK5_BANKG0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANKG0 },
		{ .name = S(RD_CAS_RANK5_BANKG1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANKG1 },
		{ .name = S(RD_CAS_RANK5_BANKG2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANKG2 },
		{ .name = S(RD_CAS_RANK5_BANKG3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK5, .umask = umasks_UNC_M_RD_CAS_RANK5__BANKG3 },
		[event_aliases_UNC_M_RD_CAS_RANK6] = { .name = S(RD_CAS_RANK6_BANK1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK1 },
		{ .name = S(RD_CAS_RANK6_BANK2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK2 },
		{ .name = S(RD_CAS_RANK6_BANK4), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK4 },
		{ .name = S(RD_CAS_RANK6_BANK8), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK8 },
		{ .name = S(RD_CAS_RANK6_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__ALLBANKS },
		{ .name = S(RD_CAS_RANK6_BANK0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK0 },
		{ .name = S(RD_CAS_RANK6_BANK3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK3 },
		{ .name = S(RD_CAS_RANK6_BANK5), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK5 },
		{ .name = S(RD_CAS_RANK6_BANK6), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK6 },
		{ .name = S(RD_CAS_RANK6_BANK7), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK7 },
		{ .name = S(RD_CAS_RANK6_BANK9), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK9 },
		{ .name = S(RD_CAS_RANK6_BANK10), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK10 },
		{ .name = S(RD_CAS_RANK6_BANK11), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK11 },
		{ .name = S(RD_CAS_RANK6_BANK12), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK12 },
		{ .name = S(RD_CAS_RANK6_BANK13), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK13 },
		{ .name = S(RD_CAS_RANK6_BANK14), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK14 },
		{ .name = S(RD_CAS_RANK6_BANK15), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANK15 },
		{ .name = S(RD_CAS_RANK6_BANKG0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANKG0 },
		{ .name = S(RD_CAS_RANK6_BANKG1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANKG1 },
		{ .name = S(RD_CAS_RANK6_BANKG2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANKG2 },
		{ .name = S(RD_CAS_RANK6_BANKG3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK6, .umask = umasks_UNC_M_RD_CAS_RANK6__BANKG3 },
		[event_aliases_UNC_M_RD_CAS_RANK7] = { .name = S(RD_CAS_RANK7_BANK1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK1 },
		{ .name = S(RD_CAS_RANK7_BANK2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK2 },
		{ .name = S(RD_CAS_RANK7_BANK4), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK4 },
		{ .name = S(RD_CAS_RANK7_BANK8), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK8 },
		{ .name = S(RD_CAS_RANK7_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__ALLBANKS },
		{ .name = S(RD_CAS_RANK7_BANK0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK0 },
		{ .name = S(RD_CAS_RANK7_BANK3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK3 },
		{ .name = S(RD_CAS_RANK7_BANK5), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK5 },
		{ .name = S(RD_CAS_RANK7_BANK6), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK6 },
		{ .name = S(RD_CAS_RANK7_BANK7), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK7 },
		{ .name = S(RD_CAS_RANK7_BANK9), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK9 },
		{ .name = S(RD_CAS_RANK7_BANK10), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK10 },
		{ .name = S(RD_CAS_RANK7_BANK11), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK11 },
		{ .name = S(RD_CAS_RANK7_BANK12), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK12 },
		{ .name = S(RD_CAS_RANK7_BANK13), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK13 },
		{ .name = S(RD_CAS_RANK7_BANK14), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK14 },
		{ .name = S(RD_CAS_RANK7_BANK15), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANK15 },
		{ .name = S(RD_CAS_RANK7_BANKG0), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANKG0 },
		{ .name = S(RD_CAS_RANK7_BANKG1), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANKG1 },
		{ .name = S(RD_CAS_RANK7_BANKG2), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANKG2 },
		{ .name = S(RD_CAS_RANK7_BANKG3), .tool = S(likwid), .event = events_UNC_M_RD_CAS_RANK7, .umask = umasks_UNC_M_RD_CAS_RANK7__BANKG3 },
		[event_aliases_UNC_M_WR_CAS_RANK0] = { .name = S(WR_CAS_RANK0_BANK1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK1 },
		{ .name = S(WR_CAS_RANK0_BANK2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK2 },
		{ .name = S(WR_CAS_RANK0_BANK4), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK4 },
		{ .name = S(WR_CAS_RANK0_BANK8), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK8 },
		{ .name = S(WR_CAS_RANK0_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__ALLBANKS },
		{ .name = S(WR_CAS_RANK0_BANK0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK0 },
		{ .name = S(WR_CAS_RANK0_BANK3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK3 },
		{ .name = S(WR_CAS_RANK0_BANK5), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK5 },
		{ .name = S(WR_CAS_RANK0_BANK6), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK6 },
		{ .name = S(WR_CAS_RANK0_BANK7), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK7 },
		{ .name = S(WR_CAS_RANK0_BANK9), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK9 },
		{ .name = S(WR_CAS_RANK0_BANK10), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK10 },
		{ .name = S(WR_CAS_RANK0_BANK11), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK11 },
		{ .name = S(WR_CAS_RANK0_BANK12), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK12 },
		{ .name = S(WR_CAS_RANK0_BANK13), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK13 },
		{ .name = S(WR_CAS_RANK0_BANK14), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK14 },
		{ .name = S(WR_CAS_RANK0_BANK15), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANK15 },
		{ .name = S(WR_CAS_RANK0_BANKG0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANKG0 },
		{ .name = S(WR_CAS_RANK0_BANKG1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANKG1 },
		{ .name = S(WR_CAS_RANK0_BANKG2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANKG2 },
		{ .name = S(WR_CAS_RANK0_BANKG3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK0, .umask = umasks_UNC_M_WR_CAS_RANK0__BANKG3 },
		[event_aliases_UNC_M_WR_CAS_RANK1] = { .name = S(WR_CAS_RANK1_BANK1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK1 },
		{ .name = S(WR_CAS_RANK1_BANK2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK2 },
		{ .name = S(WR_CAS_RANK1_BANK4), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK4 },
		{ .name = S(WR_CAS_RANK1_BANK8), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK8 },
		{ .name = S(WR_CAS_RANK1_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__ALLBANKS },
		{ .name = S(WR_CAS_RANK1_BANK0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK0 },
		{ .name = S(WR_CAS_RANK1_BANK3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK3 },
		{ .name = S(WR_CAS_RANK1_BANK5), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK5 },
		{ .name = S(WR_CAS_RANK1_BANK6), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK6 },
		{ .name = S(WR_CAS_RANK1_BANK7), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK7 },
		{ .name = S(WR_CAS_RANK1_BANK9), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK9 },
		{ .name = S(WR_CAS_RANK1_BANK10), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK10 },
		{ .name = S(WR_CAS_RANK1_BANK11), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK11 },
		{ .name = S(WR_CAS_RANK1_BANK12), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK12 },
		{ .name = S(WR_CAS_RANK1_BANK13), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK13 },
		{ .name = S(WR_CAS_RANK1_BANK14), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK14 },
		{ .name = S(WR_CAS_RANK1_BANK15), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANK15 },
		{ .name = S(WR_CAS_RANK1_BANKG0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANKG0 },
		{ .name = S(WR_CAS_RANK1_BANKG1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANKG1 },
		{ .name = S(WR_CAS_RANK1_BANKG2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANKG2 },
		{ .name = S(WR_CAS_RANK1_BANKG3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK1, .umask = umasks_UNC_M_WR_CAS_RANK1__BANKG3 },
		[event_aliases_UNC_M_WR_CAS_RANK4] = { .name = S(WR_CAS_RANK4_BANK1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK1 },
		{ .name = S(WR_CAS_RANK4_BANK2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK2 },
		{ .name = S(WR_CAS_RANK4_BANK4), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK4 },
		{ .name = S(WR_CAS_RANK4_BANK8), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK8 },
		{ .name = S(WR_CAS_RANK4_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__ALLBANKS },
		{ .name = S(WR_CAS_RANK4_BANK0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK0 },
		{ .name = S(WR_CAS_RANK4_BANK3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK3 },
		{ .name = S(WR_CAS_RANK4_BANK5), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK5 },
		{ .name = S(WR_CAS_RANK4_BANK6), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK6 },
		{ .name = S(WR_CAS_RANK4_BANK7), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK7 },
		{ .name = S(WR_CAS_RANK4_BANK9), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK9 },
		{ .name = S(WR_CAS_RANK4_BANK10), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK10 },
		{ .name = S(WR_CAS_RANK4_BANK11), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK11 },
		{ .name = S(WR_CAS_RANK4_BANK12), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK12 },
		{ .name = S(WR_CAS_RANK4_BANK13), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK13 },
		{ .name = S(WR_CAS_RANK4_BANK14), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK14 },
		{ .name = S(WR_CAS_RANK4_BANK15), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANK15 },
		{ .name = S(WR_CAS_RANK4_BANKG0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANKG0 },
		{ .name = S(WR_CAS_RANK4_BANKG1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANKG1 },
		{ .name = S(WR_CAS_RANK4_BANKG2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANKG2 },
		{ .name = S(WR_CAS_RANK4_BANKG3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK4, .umask = umasks_UNC_M_WR_CAS_RANK4__BANKG3 },
		[event_aliases_UNC_M_WR_CAS_RANK5] = { .name = S(WR_CAS_RANK5_BANK1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK1 },
		{ .name = S(WR_CAS_RANK5_BANK2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK2 },
		{ .name = S(WR_CAS_RANK5_BANK4), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK4 },
		{ .name = S(WR_CAS_RANK5_BANK8), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK8 },
		{ .name = S(WR_CAS_RANK5_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__ALLBANKS },
		{ .name = S(WR_CAS_RANK5_BANK0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK0 },
		{ .name = S(WR_CAS_RANK5_BANK3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK3 },
		{ .name = S(WR_CAS_RANK5_BANK5), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK5 },
		{ .name = S(WR_CAS_RANK5_BANK6), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK6 },
		{ .name = S(WR_CAS_RANK5_BANK7), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK7 },
		{ .name = S(WR_CAS_RANK5_BANK9), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK9 },
		{ .name = S(WR_CAS_RANK5_BANK10), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK10 },
		{ .name = S(WR_CAS_RANK5_BANK11), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK11 },
		{ .name = S(WR_CAS_RANK5_BANK12), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK12 },
		{ .name = S(WR_CAS_RANK5_BANK13), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK13 },
		{ .name = S(WR_CAS_RANK5_BANK14), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK14 },
		{ .name = S(WR_CAS_RANK5_BANK15), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANK15 },
		{ .name = S(WR_CAS_RANK5_BANKG0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANKG0 },
		{ .name = S(WR_CAS_RANK5_BANKG1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANKG1 },
		{ .name = S(WR_CAS_RANK5_BANKG2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANKG2 },
		{ .name = S(WR_CAS_RANK5_BANKG3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK5, .umask = umasks_UNC_M_WR_CAS_RANK5__BANKG3 },
		[event_aliases_UNC_M_WR_CAS_RANK6] = { .name = S(WR_CAS_RANK6_BANK1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK1 },
		{ .name = S(WR_CAS_RANK6_BANK2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK2 },
		{ .name = S(WR_CAS_RANK6_BANK4), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK4 },
		{ .name = S(WR_CAS_RANK6_BANK8), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK8 },
		{ .name = S(WR_CAS_RANK6_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__ALLBANKS },
		{ .name = S(WR_CAS_RANK6_BANK0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK0 },
		{ .name = S(WR_CAS_RANK6_BANK3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK3 },
		{ .name = S(WR_CAS_RANK6_BANK5), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK5 },
		{ .name = S(WR_CAS_RANK6_BANK6), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK6 },
		{ .name = S(WR_CAS_RANK6_BANK7), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK7 },
		{ .name = S(WR_CAS_RANK6_BANK9), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK9 },
		{ .name = S(WR_CAS_RANK6_BANK10), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK10 },
		{ .name = S(WR_CAS_RANK6_BANK11), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK11 },
		{ .name = S(WR_CAS_RANK6_BANK12), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK12 },
		{ .name = S(WR_CAS_RANK6_BANK13), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK13 },
		{ .name = S(WR_CAS_RANK6_BANK14), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK14 },
		{ .name = S(WR_CAS_RANK6_BANK15), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANK15 },
		{ .name = S(WR_CAS_RANK6_BANKG0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANKG0 },
		{ .name = S(WR_CAS_RANK6_BANKG1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANKG1 },
		{ .name = S(WR_CAS_RANK6_BANKG2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANKG2 },
		{ .name = S(WR_CAS_RANK6_BANKG3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK6, .umask = umasks_UNC_M_WR_CAS_RANK6__BANKG3 },
		[event_aliases_UNC_M_WR_CAS_RANK7] = { .name = S(WR_CAS_RANK7_BANK1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK1 },
		{ .name = S(WR_CAS_RANK7_BANK2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK2 },
		{ .name = S(WR_CAS_RANK7_BANK4), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK4 },
		{ .name = S(WR_CAS_RANK7_BANK8), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK8 },
		{ .name = S(WR_CAS_RANK7_ALLBANKS), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__ALLBANKS },
		{ .name = S(WR_CAS_RANK7_BANK0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK0 },
		{ .name = S(WR_CAS_RANK7_BANK3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK3 },
		{ .name = S(WR_CAS_RANK7_BANK5), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK5 },
		{ .name = S(WR_CAS_RANK7_BANK6), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK6 },
		{ .name = S(WR_CAS_RANK7_BANK7), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK7 },
		{ .name = S(WR_CAS_RANK7_BANK9), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK9 },
		{ .name = S(WR_CAS_RANK7_BANK10), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK10 },
		{ .name = S(WR_CAS_RANK7_BANK11), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK11 },
		{ .name = S(WR_CAS_RANK7_BANK12), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK12 },
		{ .name = S(WR_CAS_RANK7_BANK13), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK13 },
		{ .name = S(WR_CAS_RANK7_BANK14), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK14 },
		{ .name = S(WR_CAS_RANK7_BANK15), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANK15 },
		{ .name = S(WR_CAS_RANK7_BANKG0), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANKG0 },
		{ .name = S(WR_CAS_RANK7_BANKG1), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANKG1 },
		{ .name = S(WR_CAS_RANK7_BANKG2), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANKG2 },
		{ .name = S(WR_CAS_RANK7_BANKG3), .tool = S(likwid), .event = events_UNC_M_WR_CAS_RANK7, .umask = umasks_UNC_M_WR_CAS_RANK7__BANKG3 },
		[event_aliases_UNC_M_WMM_TO_RMM] = { .name = S(WMM_TO_RMM_LOW_THRESH), .tool = S(likwid), .event = events_UNC_M_WMM_TO_RMM, .umask = umasks_UNC_M_WMM_TO_RMM__LOW_THRESH },
		{ .name = S(WMM_TO_RMM_STARVE), .tool = S(likwid), .event = events_UNC_M_WMM_TO_RMM, .umask = umasks_UNC_M_WMM_TO_RMM__STARVE },
		{ .name = S(WMM_TO_RMM_VMSE_RETRY), .tool = S(likwid), .event = events_UNC_M_WMM_TO_RMM, .umask = umasks_UNC_M_WMM_TO_RMM__VMSE_RETRY },
		[event_aliases_UNC_M_WRONG_MM] = { .name = S(WRONG_MM), .tool = S(likwid), .event = events_UNC_M_WRONG_MM, .umask = NONE },
	},
	.name_index = {
		[0x4e] = 1 + events_UNC_P_FREQ_TRANS_CYCLES,
		[0x5d] = 1 + events_COUNT + event_aliases_UNC_P_FIVR_PS_PS1_CYCLES,
		[0x7c] = 1 + events_COUNT + event_aliases_UNC_M_RPQ_INSERTS,
		[0x8b] = 1 + events_UNC_M_WR_CAS_RANK1,
		[0x92] = 1 + events_UNC_P_CORE_TRANSITION_CYCLES,
		[0xd6] = 1 + events_UNC_M_POWER_SELF_REFRESH,
		[0xe1] = 1 + events_UNC_M_WPQ_CYCLES_NE,
		[0xf9] = 1 + events_UNC_M_RD_CAS_RANK3,
		[0xfb] = 1 + events_COUNT + event_aliases_UNC_P_TOTAL_TRANSITION_CYCLES,
		[0x103] = 1 + events_UNC_M_RPQ_CYCLES_FULL,
		[0x114] = 1 + events_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES,
		[0x13b] = 1 + events_COUNT + event_aliases_UNC_P_PROCHOT_EXTERNAL_CYCLES,
		[0x154] = 1 + events_UNC_P_CLOCKTICKS,
		[0x15e] = 1 + events_UNC_M_WPQ_READ_HIT,
		[0x194] = 1 + events_COUNT + event_aliases_UNC_M_DRAM_PRE_ALL,
		[0x199] = 1 + events_UNC_M_POWER_THROTTLE_CYCLES,
		[0x19b] = 1 + events_UNC_P_VR_HOT_CYCLES,
		[0x19c] = 1 + events_UNC_M_POWER_PCU_THROTTLING,
		[0x19f] = 1 + events_COUNT + event_aliases_UNC_P_CORE_TRANSITION_CYCLES,
		[0x1a3] = 1 + events_COUNT + event_aliases_UNC_M_WPQ_WRITE_HIT,
		[0x1b6] = 1 + events_UNC_M_RD_CAS_RANK2,
		[0x1c4] = 1 + events_UNC_M_WR_CAS_RANK0,
		[0x1d1] = 1 + events_UNC_P_TOTAL_TRANSITION_CYCLES,
		[0x1e0] = 1 + events_COUNT + event_aliases_UNC_M_ECC_CORRECTABLE_ERRORS,
		[0x1ef] = 1 + events_COUNT + event_aliases_UNC_U_LOCK_CYCLES,
		[0x1f2] = 1 + events_UNC_P_PKG_RESIDENCY_C0_CYCLES,
		[0x1f4] = 1 + events_UNC_M_RPQ_CYCLES_NE,
		[0x22d] = 1 + events_UNC_M_WR_CAS_RANK3,
		[0x233] = 1 + events_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES,
		[0x239] = 1 + events_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES,
		[0x249] = 1 + events_COUNT + event_aliases_UNC_P_VR_HOT_CYCLES,
		[0x25f] = 1 + events_UNC_M_RD_CAS_RANK1,
		[0x265] = 1 + events_COUNT + event_aliases_UNC_P_PKG_RESIDENCY_C3_CYCLES,
		[0x2a0] = 1 + events_COUNT + event_aliases_UNC_P_MEMORY_PHASE_SHEDDING_CYCLES,
		[0x2a2] = 1 + events_UNC_M_WR_CAS_RANK6,
		[0x2cd] = 1 + events_UNC_M_POWER_CHANNEL_PPD,
		[0x2d0] = 1 + events_UNC_M_RD_CAS_RANK4,
		[0x2d3] = 1 + events_UNC_M_WMM_TO_RMM,
		[0x2d8] = 1 + events_UNC_M_WPQ_OCCUPANCY,
		[0x2e9] = 1 + events_UNC_M_ACT_COUNT,
		[0x2f6] = 1 + events_COUNT + event_aliases_UNC_M_POWER_CHANNEL_PPD,
		[0x2f7] = 1 + events_UNC_M_WPQ_CYCLES_FULL,
		[0x2fb] = 1 + events_COUNT + event_aliases_UNC_P_FREQ_MIN_IO_P_CYCLES,
		[0x305] = 1 + events_COUNT + event_aliases_UNC_M_WPQ_READ_HIT,
		[0x312] = 1 + events_COUNT + event_aliases_UNC_P_PROCHOT_INTERNAL_CYCLES,
		[0x317] = 1 + events_UNC_M_WPQ_WRITE_HIT,
		[0x318] = 1 + events_UNC_M_POWER_CKE_CYCLES,
		[0x334] = 1 + events_UNC_P_FIVR_PS_PS3_CYCLES,
		[0x35e] = 1 + events_UNC_P_FIVR_PS_PS1_CYCLES,
		[0x379] = 1 + events_COUNT + event_aliases_UNC_P_PKG_RESIDENCY_C0_CYCLES,
		[0x399] = 1 + events_COUNT + event_aliases_UNC_M_POWER_PCU_THROTTLING,
		[0x39d] = 1 + events_UNC_M_RPQ_OCCUPANCY,
		[0x3ae] = 1 + events_UNC_P_PKG_RESIDENCY_C3_CYCLES,
		[0x3fb] = 1 + events_COUNT + event_aliases_UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES,
		[0x40f] = 1 + events_COUNT + event_aliases_UNC_P_DEMOTIONS,
		[0x431] = 1 + events_UNC_U_CLOCKTICKS,
		[0x442] = 1 + events_UNC_P_PROCHOT_INTERNAL_CYCLES,
		[0x467] = 1 + events_COUNT + event_aliases_UNC_P_FIVR_PS_PS2_CYCLES,
		[0x46f] = 1 + events_COUNT + event_aliases_UNC_U_RACU_REQUESTS,
		[0x4a5] = 1 + events_UNC_P_PROCHOT_EXTERNAL_CYCLES,
		[0x4b9] = 1 + events_UNC_M_POWER_CHANNEL_DLLOFF,
		[0x4d8] = 1 + events_COUNT + event_aliases_UNC_P_PMAX_THROTTLED_CYCLES,
		[0x4e2] = 1 + events_UNC_P_MCP_PROCHOT_CYCLES,
		[0x4ea] = 1 + events_UNC_M_WPQ_INSERTS,
		[0x4fe] = 1 + events_COUNT + event_aliases_UNC_P_MCP_PROCHOT_CYCLES,
		[0x501] = 1 + events_UNC_M_RD_CAS_PRIO,
		[0x505] = 1 + events_UNC_M_PRE_COUNT,
		[0x55e] = 1 + events_COUNT + event_aliases_UNC_M_POWER_SELF_REFRESH,
		[0x560] = 1 + events_UNC_M_RPQ_INSERTS,
		[0x57b] = 1 + events_UNC_M_PREEMPTION,
		[0x591] = 1 + events_UNC_P_FREQ_MIN_IO_P_CYCLES,
		[0x594] = 1 + events_UNC_P_PKG_RESIDENCY_C6_CYCLES,
		[0x5aa] = 1 + events_COUNT + event_aliases_UNC_P_FREQ_MAX_POWER_CYCLES,
		[0x5ad] = 1 + events_UNC_M_RD_CAS_RANK7,
		[0x5b2] = 1 + events_COUNT + event_aliases_UNC_P_PKG_RESIDENCY_C2E_CYCLES,
		[0x5b4] = 1 + events_COUNT + event_aliases_UNC_P_CLOCKTICKS,
		[0x5cb] = 1 + events_COUNT + event_aliases_UNC_M_WRONG_MM,
		[0x5cc] = 1 + events_UNC_M_ECC_CORRECTABLE_ERRORS,
		[0x5d6] = 1 + events_UNC_M_DRAM_PRE_ALL,
		[0x5d8] = 1 + events_COUNT + event_aliases_UNC_M_RPQ_CYCLES_NE,
		[0x5df] = 1 + events_UNC_M_WR_CAS_RANK5,
		[0x608] = 1 + events_COUNT + event_aliases_UNC_M_WPQ_CYCLES_NE,
		[0x611] = 1 + events_UNC_P_DEMOTIONS,
		[0x61a] = 1 + events_COUNT + event_aliases_UNC_P_FIVR_PS_PS3_CYCLES,
		[0x674] = 1 + events_COUNT + event_aliases_UNC_M_POWER_CHANNEL_DLLOFF,
		[0x6a1] = 1 + events_UNC_M_WRONG_MM,
		[0x6a9] = 1 + events_UNC_M_CLOCKTICKS,
		[0x6aa] = 1 + events_UNC_M_MAJOR_MODES,
		[0x6b4] = 1 + events_UNC_P_POWER_STATE_OCCUPANCY,
		[0x6b9] = 1 + events_COUNT + event_aliases_UNC_M_WPQ_CYCLES_FULL,
		[0x6c5] = 1 + events_UNC_M_DRAM_REFRESH,
		[0x6dc] = 1 + events_COUNT + event_aliases_UNC_P_FIVR_PS_PS0_CYCLES,
		[0x6e3] = 1 + events_UNC_U_LOCK_CYCLES,
		[0x703] = 1 + events_UNC_M_RD_CAS_RANK5,
		[0x708] = 1 + events_UNC_M_WR_CAS_RANK4,
		[0x717] = 1 + events_UNC_U_PHOLD_CYCLES,
		[0x723] = 1 + events_UNC_U_RACU_REQUESTS,
		[0x726] = 1 + events_COUNT + event_aliases_UNC_P_FREQ_TRANS_CYCLES,
		[0x728] = 1 + events_UNC_P_PKG_RESIDENCY_C2E_CYCLES,
		[0x72c] = 1 + events_UNC_M_RD_CAS_RANK0,
		[0x730] = 1 + events_UNC_U_RACU_DRNG,
		[0x749] = 1 + events_UNC_P_FIVR_PS_PS2_CYCLES,
		[0x75e] = 1 + events_COUNT + event_aliases_UNC_P_PKG_RESIDENCY_C6_CYCLES,
		[0x75f] = 1 + events_UNC_U_EVENT_MSG,
		[0x760] = 1 + events_UNC_M_WR_CAS_RANK2,
		[0x76c] = 1 + events_UNC_M_BYP_CMDS,
		[0x771] = 1 + events_UNC_M_WR_CAS_RANK7,
		[0x773] = 1 + events_UNC_P_FIVR_PS_PS0_CYCLES,
		[0x775] = 1 + events_UNC_M_CLOCKTICKS_F,
		[0x77a] = 1 + events_UNC_M_RD_CAS_RANK6,
		[0x79e] = 1 + events_UNC_M_CAS_COUNT,
		[0x7b8] = 1 + events_COUNT + event_aliases_UNC_M_POWER_CRITICAL_THROTTLE_CYCLES,
		[0x7cb] = 1 + events_UNC_P_PMAX_THROTTLED_CYCLES,
		[0x7f3] = 1 + events_UNC_P_FREQ_MAX_POWER_CYCLES,
	},
	.clocks = {
		[clocks_UNC_U_CLOCKTICKS] = { .event = events_UNC_U_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_P_CLOCKTICKS] = { .hertz = 1000000000, .event = events_UNC_P_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_M_CLOCKTICKS] = { .event = events_UNC_M_CLOCKTICKS, .umask = NONE },
		[clocks_UNC_M_CLOCKTICKS_F] = { .event = events_UNC_M_CLOCKTICKS_F, .umask = NONE },
	},
	.perf_pmus = {
		[perf_pmus_ubox] = { .control = 0x1f84ffff, .fixed = 0xff, .name = S(uncore_ubox), .source = S(linux_uncore_snbep_c_skx_437a37ca), .box = boxes_ubox, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_ubox, 5 } },
		[perf_pmus_cha] = { .control = 0xff8cffff, .name = S(uncore_cha), .source = S(linux_uncore_snbep_c_skx_f4635c12), .box = boxes_cha, .units = 28, .regs[0] = registers_cha_box_filter, .regs[1] = registers_cha_box_filter1, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_cha, 17 } },
		[perf_pmus_pcu] = { .control = 0xdf84c0ff, .fixed = 0xff, .name = S(uncore_pcu), .source = S(linux_uncore_snbep_c_skx_6adc96e2), .box = boxes_pcu, .units = 1, .regs[0] = registers_pcu_box_filter, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_pcu, 11 }, .takes = { perf_takes_pcu, 4 } },
		[perf_pmus_iio] = { .control = 0x7fffff84ffff, .name = S(uncore_iio), .source = S(linux_uncore_snbep_c_skx_9a6aed23), .box = boxes_iio, .units = 6, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_iio, 7 } },
		[perf_pmus_irp] = { .control = 0xff84ffff, .name = S(uncore_irp), .source = S(linux_uncore_snbep_c_skx_9ba0d679), .box = boxes_irp, .units = 6, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_irp, 5 } },
		[perf_pmus_imc] = { .control = 0xff84ffff, .fixed = 0xff, .name = S(uncore_imc), .source = S(linux_uncore_snbep_c_skx_9a5934cb), .box = boxes_imc, .units = 6, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_imc, 5 }, .events = { perf_events_imc, 3 } },
		[perf_pmus_m2m] = { .control = 0xff84ffff, .name = S(uncore_m2m), .source = S(linux_uncore_snbep_c_skx_afba417e), .box = boxes_m2m, .units = 2, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_m2m, 5 } },
		[perf_pmus_upi] = { .control = 0xffefffff84ffff, .fixed = 0xff, .name = S(uncore_upi), .source = S(linux_uncore_snbep_c_skx_f283fc04), .box = boxes_upi, .units = 3, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_upi, 5 } },
		[perf_pmus_m3upi] = { .control = 0xff84ffff, .fixed = 0xff, .name = S(uncore_m3upi), .source = S(linux_uncore_snbep_c_skx_52230f94), .box = boxes_m3upi, .units = 3, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_m3upi, 5 } },
	},
	.perf_formats = {
		[perf_formats_ubox] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0x1f000000, .word = S(thresh) },
		[perf_formats_cha] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		{ .mask = 0x80000, .word = S(tid_en) },
		{ .mask = 0x1ff, .word = S(filter_tid), .config = 1 },
		{ .mask = 0x7fe0000, .word = S(filter_state), .config = 1 },
		{ .mask = 0x100000000, .word = S(filter_rem), .config = 1 },
		{ .mask = 0x200000000, .word = S(filter_loc), .config = 1 },
		{ .mask = 0x1000000000, .word = S(filter_nm), .config = 1 },
		{ .mask = 0x800000000, .word = S(filter_all_op), .config = 1 },
		{ .mask = 0x2000000000, .word = S(filter_not_nm), .config = 1 },
		{ .mask = 0x7fe0000000000, .word = S(filter_opc0), .config = 1 },
		{ .mask = 0x1ff8000000000000, .word = S(filter_opc1), .config = 1 },
		{ .mask = 0x4000000000000000, .word = S(filter_nc), .config = 1 },
		{ .mask = 0x8000000000000000, .word = S(filter_isoc), .config = 1 },
		[perf_formats_pcu] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		{ .mask = 0x40000000, .word = S(occ_invert) },
		{ .mask = 0xff, .word = S(filter_band0), .config = 1 },
		{ .mask = 0xff00, .word = S(filter_band1), .config = 1 },
		{ .mask = 0xff0000, .word = S(filter_band2), .config = 1 },
		{ .mask = 0xff000000, .word = S(filter_band3), .config = 1 },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x80000000, .word = S(occ_edge_det) },
		[perf_formats_iio] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xfff000000, .word = S(thresh) },
		{ .mask = 0xff000000000, .word = S(ch_mask) },
		{ .mask = 0x700000000000, .word = S(fc_mask) },
		[perf_formats_irp] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_imc] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_m2m] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		[perf_formats_upi] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
		{ .mask = 0xffefff0000ff00, .word = S(umask_ext) },
		[perf_formats_m3upi] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(thresh) },
	},
	.perf_events = {
		[perf_events_imc] = { .name = S(clockticks) },
		{ .config = 0x304, .name = S(cas_count_read) },
		{ .config = 0xc04, .name = S(cas_count_write) },
	},
	.perf_takes = {
		[perf_takes_pcu] = { .code = 0xb, .mask = 0xff, .bits = 0xff, .config = 1, .units = 1 },
		{ .code = 0xc, .mask = 0xff, .bits = 0xff00, .config = 1, .units = 1 },
		{ .code = 0xd, .mask = 0xff, .bits = 0xff0000, .config = 1, .units = 1 },
		{ .code = 0xe, .mask = 0xff, .bits = 0xff000000, .config = 1, .units = 1 },
	},
	.pool = { "", STRINGS(TEXT) },
};
