import type { Contract } from '../../contract/model.ts';
import type { Probe } from '../probe.ts';
import { inUseProbes } from './in-use-probe.ts';
import { stateProbes } from './state-probe.ts';

/** Checks that writes are refused in the states for which a description says so. */
export function statefulProbes(contract: Contract): Probe[] {
  return [...stateProbes(contract), ...inUseProbes(contract)];
}
