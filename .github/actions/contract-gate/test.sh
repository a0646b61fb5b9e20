#!/usr/bin/env bash
# Starts the server, tests it, and ends it with everything that it started.
set -uo pipefail
server=
if [ -n "$START" ]; then
  set -m
  bash -c "$START" >"$REPORTS/server.log" 2>&1 &
  server=$!
  set +m
  trap 'kill -- -"$server" 2>/dev/null; wait "$server" 2>/dev/null' EXIT
fi
options=(--spec "$SPEC" --target "$TARGET" --wait "$WAIT" --report text --report github --report summary)
for form in markdown:test.md sarif:test.sarif junit:test.xml html:test.html json:test.json; do
  options+=(--report "${form%%:*}:$REPORTS/${form#*:}")
done
if [ -n "$CONFIG" ]; then options+=(--config "$CONFIG"); fi
# The arguments are written as for a shell: they name credentials by variables.
eval "more=($ARGUMENTS)"
$CONTRACT test "${options[@]}" "${more[@]}"
code=$?
if [ $code -eq 2 ] && [ -n "$START" ]; then tail -n 20 "$REPORTS/server.log"; fi
echo $code >"$REPORTS/test.code"
