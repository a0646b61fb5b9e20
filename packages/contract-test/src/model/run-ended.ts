import type { EarlyEnd } from './test-result.ts';

/** Ends a run early; its findings so far are kept. */
export class RunEnded extends Error {
  readonly end: EarlyEnd;

  constructor(end: EarlyEnd) {
    super(end.reason);
    this.end = end;
  }
}

/** The end requested by the caller. */
export function interrupted(): RunEnded {
  return new RunEnded({
    kind: 'interrupted',
    reason: 'The run was interrupted: what follows is what it found so far.',
  });
}
