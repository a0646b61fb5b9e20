import type { Operation } from '../contract/model.ts';
import type { Case, Expectation, RequestParts } from './case.ts';

type Extras = Pick<Case, 'tampering' | 'branch' | 'subject' | 'unchecked' | 'source' | 'pause'>;

/** Anything that the contract declares except 5XX. */
export const documented: Expectation = { kind: 'documented' };

/** A case of a probe: its id is the probe's id followed by the name of the case. */
export function caseOf(
  probe: string,
  name: string,
  operation: Operation,
  parts: RequestParts,
  expect: Expectation,
  extras: Extras = {},
): Case {
  return { id: `${probe}/${name}`, operation, parts, expect, ...extras };
}

/** Whether a response was a success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Makes names of cases unique: the second `a` becomes `a/2`. */
export function numbered(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}/${count}`;
  };
}
