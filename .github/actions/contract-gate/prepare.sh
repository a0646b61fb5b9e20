#!/usr/bin/env bash
# Makes the folder of the reports and fetches the base. Each later step leaves its exit code in <folder>/<step>.code, so that
# all of them run; the verdict reads the codes.
set -euo pipefail
mkdir -p "$REPORTS"
rm -f "$REPORTS"/*.code "$REPORTS"/*.md "$REPORTS"/base
if [ -z "$BASE" ] && [ -n "${GITHUB_BASE_REF:-}" ]; then
  git fetch --no-tags --depth=1 origin "+refs/heads/$GITHUB_BASE_REF:refs/remotes/origin/$GITHUB_BASE_REF"
  BASE="origin/$GITHUB_BASE_REF"
fi
echo "$BASE" >"$REPORTS/base"
