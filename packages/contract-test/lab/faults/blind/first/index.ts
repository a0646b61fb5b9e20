import type { Fault } from '../../../fault.ts';
import { blindAnswerFaults } from './answers.ts';
import { blindRequestFaults } from './requests.ts';
import { blindStateFaults } from './state.ts';

/** The first set of faults by an author who had not read the tester. */
export const firstBlindFaults: readonly Fault[] = [
  ...blindAnswerFaults,
  ...blindRequestFaults,
  ...blindStateFaults,
];
