import type { Fault } from '../fault.ts';
import { blindFaults } from '../faults/blind/index.ts';
import { ownFaults } from '../faults/index.ts';

/** A fault, and whether its author had read the tester's code. */
export interface SeededFault {
  readonly fault: Fault;
  readonly author: 'own' | 'blind';
}

/** Every fault of the lab. */
export const seededFaults: readonly SeededFault[] = [
  ...ownFaults.map((fault) => ({ fault, author: 'own' as const })),
  ...blindFaults.map((fault) => ({ fault, author: 'blind' as const })),
];
