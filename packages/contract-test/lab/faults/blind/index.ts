import type { Fault } from '../../fault.ts';
import { firstBlindFaults } from './first/index.ts';
import { secondBlindFaults } from './second/index.ts';

/** The faults whose authors had not read the tester when they wrote them: two sets, by two authors. */
export const blindFaults: readonly Fault[] = [...firstBlindFaults, ...secondBlindFaults];
