import type { Fault } from '../../../fault.ts';
import { secondBlindAnswerFaults } from './answers.ts';
import { secondBlindRequestFaults } from './requests.ts';
import { secondBlindStateFaults } from './state.ts';

/** A second set of faults by an author who had not read the tester. */
export const secondBlindFaults: readonly Fault[] = [
  ...secondBlindAnswerFaults,
  ...secondBlindRequestFaults,
  ...secondBlindStateFaults,
];
