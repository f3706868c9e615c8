# SPDX-License-Identifier: MIT
# Counts the cases of one TAP output: prints "passed failed skipped". A program that
# exits with an error, or before all planned cases, has failed even if no case has.
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
