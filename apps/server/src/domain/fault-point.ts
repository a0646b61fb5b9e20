/** Places between two statements, at which a crash must lose nothing and do nothing twice. */
export const faultPoints = [
  'before commit_batch',
  'after commit_batch',
  'after due steps are read',
  'after an address is in the directory',
] as const;

export type FaultPoint = (typeof faultPoints)[number];

/** Whether this process can be told to crash at the points. */
export const canBeCrashed: boolean = false;

/**
 * Does nothing. Who imports `#fault-point` gets this; a process that runs with `--conditions=fault-points`, as the tests
 * of crashes start it, gets `test/faults/fault-point.ts` in its place, which no other process ever loads.
 */
export function faultPoint(_point: FaultPoint): void {}
