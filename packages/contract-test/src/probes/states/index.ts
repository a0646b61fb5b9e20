import type { Contract } from '../../contract/model.ts';
import type { Probe } from '../probe.ts';
import { inUseProbes } from './in-use-probe.ts';
import { stateProbes } from './state-probe.ts';

/** Holds writes to the states in which a description says that they are refused. */
export function statefulProbes(contract: Contract): Probe[] {
  return [...stateProbes(contract), ...inUseProbes(contract)];
}
