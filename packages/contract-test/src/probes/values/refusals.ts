import { isSame } from '../../contract/instances/json-value.ts';
import { leavesOf, valueAt } from '../../contract/json-pointer.ts';
import type { Json, Operation } from '../../contract/model.ts';
import type { RequestParts } from '../../model/case.ts';
import { ownParameters, parameterIn, subjectOf } from '../requests/parameter-values.ts';
import type { Trial } from './trials.ts';

/** The value that a request gives for a subject: the body or a parameter. */
export function subjectValue(operation: Operation, parts: RequestParts, subject: string): Json | undefined {
  if (subject === 'body')
    return parts.body !== undefined && 'value' in parts.body ? parts.body.value : undefined;
  const parameter = ownParameters(operation).find((one) => subjectOf(one) === subject);
  return parameter === undefined ? undefined : parameterIn(parts, parameter);
}

/**
 * Of the valid requests that were refused, those that differ least from the base request: one per place, and none that
 * repeats the refused value, or the absence, of another one.
 */
export function simplestRefusals(
  operation: Operation,
  base: RequestParts,
  refused: readonly Trial[],
): readonly Trial[] {
  const distance = ({ subject, candidate }: Trial): number => {
    const before = subjectValue(operation, base, subject);
    const old = new Map(before === undefined ? [] : leavesOf(before));
    const now = new Map(leavesOf(candidate.value));
    const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
      (pointer) => JSON.stringify(old.get(pointer)) !== JSON.stringify(now.get(pointer)),
    );
    return changed.length;
  };
  const kept: Trial[] = [];
  for (const trial of refused.toSorted((one, other) => distance(one) - distance(other))) {
    if (!kept.some((simpler) => explains(simpler, trial))) kept.push(trial);
  }
  return kept;
}

function explains(simpler: Trial, trial: Trial): boolean {
  if (simpler.subject !== trial.subject) return false;
  const { instancePath } = simpler.candidate.branch;
  if (instancePath === trial.candidate.branch.instancePath) return true;
  const one = valueAt(simpler.candidate.value, instancePath);
  const other = valueAt(trial.candidate.value, instancePath);
  return one === undefined || other === undefined ? one === other : isSame(one, other);
}
