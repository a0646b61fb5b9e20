import { type RuleSeverity, severities } from '../model/severities.ts';
import { nearestNames } from './nearest-names.ts';
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

/**
 * Returns a severity if its rule exists. Otherwise throws a UsageError with the nearest names.
 *
 * @param where - the option, or the place in the config, that names the rule
 */
export function ofKnownRule(said: RuleSeverity, where: string, known: readonly string[]): RuleSeverity {
  if (known.includes(said.rule)) return said;
  throw new UsageError(
    `${where} names an unknown rule: the nearest names are ${nearestNames(said.rule, known).join(', ')}.`,
  );
}

/** What causes exit code 1: an error, or also a warning. */
const failLevels = ['error', 'warning'] as const;
export type FailOn = (typeof failLevels)[number];

/** Reads what causes exit code 1. Throws a UsageError. */
export function readFailOn(text: string): FailOn {
  const level = failLevels.find((name) => name === text);
  if (level === undefined) {
    throw new UsageError(`The level "${text}" is unknown: give ${failLevels.join(' or ')}.`);
  }
  return level;
}
