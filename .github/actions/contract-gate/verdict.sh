#!/usr/bin/env bash
# Fails if a step has failed.
set -euo pipefail
verdict=passed
for step in lint diff test; do
  if [ ! -f "$REPORTS/$step.code" ]; then
    echo "$step: not run"
    continue
  fi
  code=$(cat "$REPORTS/$step.code")
  echo "$step: exit code $code"
  if [ "$code" != 0 ]; then
    verdict=failed
    echo "::error::The contract gate: $step ended with $code."
  fi
done
echo "verdict=$verdict" >>"$GITHUB_OUTPUT"
[ $verdict = passed ]
