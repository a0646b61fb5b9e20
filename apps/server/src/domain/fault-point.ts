/** Points between two statements at which a crash must neither lose nor repeat anything. */
export const faultPoints = [
  'before commit_batch',
  'after commit_batch',
  'after due steps are read',
  'after an address is in the directory',
] as const;

export type FaultPoint = (typeof faultPoints)[number];

/** Whether this process can be told to crash at these points. */
export const canBeCrashed: boolean = false;

/**
 * Does nothing. Importers of `#fault-point` get this module; a process started with `--conditions=fault-points`, as
 * in crash tests, gets `test/faults/fault-point.ts` instead, which no other process ever loads.
 */
export function faultPoint(_point: FaultPoint): void {}
