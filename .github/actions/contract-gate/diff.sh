#!/usr/bin/env bash
# Compares the document with that of the base; a document that the base does not have yet breaks nothing.
set -uo pipefail
base=$(cat "$REPORTS/base")
if [ -z "$base" ]; then
  echo 'There is no base to compare with.'
  exit 0
fi
if ! git cat-file -e "$base:$SPEC" 2>/dev/null; then
  git rev-parse --verify --quiet "$base^{commit}" >/dev/null || { echo "::error::There is no revision $base."; exit 2; }
  echo "::notice::$SPEC is not in $base: there is nothing to compare with."
  exit 0
fi
options=(--format text --report github --report summary)
for form in markdown:diff.md sarif:diff.sarif junit:diff.xml html:diff.html json:diff.json; do
  options+=(--report "${form%%:*}:$REPORTS/${form#*:}")
done
if [ -n "$CONFIG" ]; then options+=(--config "$CONFIG"); fi
# The command may have arguments of its own.
$CONTRACT diff "$base:$SPEC" "$SPEC" "${options[@]}"
echo $? >"$REPORTS/diff.code"
