import type { Fault } from '../../fault.ts';
import { firstBlindFaults } from './first/index.ts';
import { secondBlindFaults } from './second/index.ts';

/** The faults by authors who had not read the tester: two sets, by two authors. */
export const blindFaults: readonly Fault[] = [...firstBlindFaults, ...secondBlindFaults];
