import type { Fault } from '../fault.ts';
import { blindFaults } from './blind/index.ts';
import { ownFaults } from './index.ts';

/** A fault, and whether its author had read the tester's code. */
export interface SeededFault {
  readonly fault: Fault;
  readonly author: 'own' | 'blind';
}

/** Every fault of the lab. */
export const faults: readonly SeededFault[] = [
  ...ownFaults.map((fault) => ({ author: 'own' as const, fault })),
  ...blindFaults.map((fault) => ({ author: 'blind' as const, fault })),
];
