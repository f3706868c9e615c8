# SPDX-License-Identifier: MIT
# Other projects' programs on simulated machines: all that CI takes samples of. It takes an hour on two cores.

.PHONY: clients
clients: all
	@$(HARNESS) TEST_TURN=all TEST_SECONDS=7200 tests/tools/run.sh tests/clients/run.sh tests/clients/counts.sh
