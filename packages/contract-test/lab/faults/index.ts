import type { Fault } from '../fault.ts';
import { answerFaults } from './answers.ts';
import { authFaults } from './auth.ts';
import { bodyFaults } from './bodies.ts';
import { crashFaults } from './crashes.ts';
import { idempotencyFaults } from './idempotency.ts';
import { laxRequestFaults } from './lax-requests.ts';
import { protocolFaults } from './protocol.ts';
import { stateFaults } from './state.ts';
import { strictRequestFaults } from './strict-requests.ts';

/** The faults by authors who know the tester's types. */
export const ownFaults: readonly Fault[] = [
  ...answerFaults,
  ...bodyFaults,
  ...laxRequestFaults,
  ...strictRequestFaults,
  ...crashFaults,
  ...authFaults,
  ...protocolFaults,
  ...idempotencyFaults,
  ...stateFaults,
];
