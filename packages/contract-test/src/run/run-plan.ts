import type { Operation } from '../contract/model.ts';
import type { Probe } from '../probes/probe.ts';
import { scenarioProbes } from '../scenarios/scenario-probes.ts';
import { planProbes } from './plan.ts';
import type { RunSettings } from './run-settings.ts';

/** The operations that a run tests, in the order of the contract. */
export function chosenOperations({ contract, operations }: RunSettings): readonly Operation[] {
  return operations === undefined
    ? contract.operations
    : contract.operations.filter(({ id }) => operations.includes(id));
}

/** The probes of a run in running order: `shape`, `state` with the scenarios at its end, `spoil`. */
export function plannedProbes(settings: RunSettings): readonly Probe[] {
  const { contract, profile, operations, scenarios = [], others = [] } = settings;
  const planned = planProbes(contract, profile, operations);
  const written = scenarioProbes(contract, scenarios, others).filter(
    (probe) => operations === undefined || probe.operations.every((id) => operations.includes(id)),
  );
  const inPhase = (phase: Probe['phase']): Probe[] => planned.filter((probe) => probe.phase === phase);
  return [...inPhase('shape'), ...inPhase('state'), ...written, ...inPhase('spoil')];
}
