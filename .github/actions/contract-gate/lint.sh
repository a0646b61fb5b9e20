#!/usr/bin/env bash
# Lints the document.
set -uo pipefail
bash -c "$LINT" 2>&1 | tee "$REPORTS/lint.txt"
echo "${PIPESTATUS[0]}" >"$REPORTS/lint.code"
