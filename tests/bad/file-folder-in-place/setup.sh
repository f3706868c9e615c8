# SPDX-License-Identifier: MIT
mkdir spec/toy/unit.box.json
