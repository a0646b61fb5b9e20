import { type RuleSeverity, severities } from '../severities.ts';
import { UsageError } from './terminal.ts';

/** Reads `rule=off`, `rule=warning` or `rule=error`. Throws a UsageError. */
export function readSeverity(text: string): RuleSeverity {
  const [, rule, name] = /^([\w-]+)=(\w+)$/.exec(text) ?? [];
  const severity = severities.find((known) => known === name);
  if (rule === undefined || severity === undefined) {
    throw new UsageError(
      `--severity "${text}" is unknown: give <rule>=<severity> with one of ${severities.join(', ')}.`,
    );
  }
  return { rule, severity };
}

/** What ends with exit code 1: an error, or a warning too. */
const failLevels = ['error', 'warning'] as const;
export type FailOn = (typeof failLevels)[number];

/** Reads what ends with exit code 1. Throws a UsageError. */
export function readFailOn(text: string): FailOn {
  const level = failLevels.find((name) => name === text);
  if (level === undefined) {
    throw new UsageError(`The level "${text}" is unknown: give ${failLevels.join(' or ')}.`);
  }
  return level;
}
