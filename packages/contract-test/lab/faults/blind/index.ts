import type { Fault } from '../../fault.ts';
import { blindAnswerFaults } from './answers.ts';
import { blindRequestFaults } from './requests.ts';
import { blindStateFaults } from './state.ts';

/** The faults whose author had not read the tester. */
export const blindFaults: readonly Fault[] = [
  ...blindAnswerFaults,
  ...blindRequestFaults,
  ...blindStateFaults,
];
