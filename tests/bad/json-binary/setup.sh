# SPDX-License-Identifier: MIT
printf '\177ELF\002\001\001\000\000\000\377\376' >spec/toy/unit.box.json
