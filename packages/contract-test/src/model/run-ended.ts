import type { EarlyEnd } from './test-result.ts';

/** Ends a run early; what it has found so far stands. */
export class RunEnded extends Error {
  readonly end: EarlyEnd;

  constructor(end: EarlyEnd) {
    super(end.reason);
    this.end = end;
  }
}

/** The end that the caller asks for. */
export function interrupted(): RunEnded {
  return new RunEnded({
    kind: 'interrupted',
    reason: 'The run was interrupted: what follows is what it found so far.',
  });
}
