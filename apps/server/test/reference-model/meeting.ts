import { expect } from 'vitest';
import type { Answer } from './caller.ts';
import type { Expectation } from './expectation.ts';
import type { SystemUnderTest } from './system-under-test.ts';

/** Fails when the service did not accept what it never may refuse; no coverage is told of it. */
export function mustAccept(answer: Answer<unknown>): void {
  expect(answer.status, answer.text).toBeLessThan(300);
}

/** Whether the service accepted what it may refuse; fails when it did not answer as it may. */
export function met(
  stage: SystemUnderTest,
  answer: Answer<unknown>,
  { mayAccept, refusals }: Expectation,
): boolean {
  const isAccepted = answer.status < 300;
  stage.answered(isAccepted);
  if (isAccepted) {
    expect(mayAccept, `accepted though ${JSON.stringify(refusals)}: ${answer.text}`).toBe(true);
    return true;
  }
  const fits = refusals.some(
    ({ status, error, fields }) =>
      status === answer.status &&
      error === answer.error &&
      (fields === undefined || answer.fields.some((field) => fields.includes(field))),
  );
  expect(fits, `expected ${JSON.stringify({ mayAccept, refusals })}: ${answer.status} ${answer.text}`).toBe(
    true,
  );
  return false;
}
