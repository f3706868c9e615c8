# SPDX-License-Identifier: MIT
# Counts the cases of one TAP output: prints "passed failed skipped". The exit status of the program counts too: a
# program that ended badly, or before its plan was through, has failed even when no case says so.
/^ok / && /# SKIP/ { skipped++; next }
/^not ok / && /# SKIP/ { skipped++; next }
/^ok / { passed++; next }
/^not ok / { failed++; next }
/^1\.\.[0-9]+/ { planned += substr($1, 4); plans++ }
END {
	ran = passed + failed + skipped
	if (plans && ran < planned)
		failed += planned - ran
	if (status != 0 && failed == 0)
		failed = 1
	if (!plans && ran == 0 && status == 0)
		passed = 1
	printf "%d %d %d\n", passed, failed, skipped
}
