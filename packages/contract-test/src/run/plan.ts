import type { Contract, Operation } from '../contract/model.ts';
import { parameterOf, templateOf } from '../contract/path-template.ts';
import { isSafe } from '../model/message.ts';
import type { Profile } from '../model/profile.ts';
import { authProbes } from '../probes/access/auth.ts';
import { publicProbes } from '../probes/access/public.ts';
import { scopeProbes } from '../probes/access/scopes.ts';
import { baseProbes } from '../probes/base.ts';
import { flowProbes } from '../probes/flows/index.ts';
import { listProbes } from '../probes/lists/index.ts';
import { mockProbes } from '../probes/mock-answers.ts';
import type { Probe } from '../probes/probe.ts';
import { acceptProbes } from '../probes/protocol/accept.ts';
import { headProbes } from '../probes/protocol/head.ts';
import { malformedProbes } from '../probes/protocol/malformed.ts';
import { methodProbes } from '../probes/protocol/methods.ts';
import { negotiationProbes } from '../probes/protocol/negotiation.ts';
import { unknownResourceProbes } from '../probes/protocol/unknown-resource.ts';
import { readProbes } from '../probes/reads.ts';
import { withFixtures } from '../probes/requests/fixture.ts';
import { statefulProbes } from '../probes/states/index.ts';
import { boundaryProbes } from '../probes/values/boundaries.ts';
import { exampleProbes } from '../probes/values/examples.ts';
import { memberNameProbes } from '../probes/values/member-names.ts';
import { negativeProbes } from '../probes/values/negatives.ts';
import { randomProbes } from '../probes/values/random-requests.ts';
import { textProbes } from '../probes/values/texts.ts';

const phases = ['shape', 'state', 'spoil'] as const;
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The probes of a contract in running order: valid requests, flows, then destructive probes. `only` names the
 * operations whose probes run; a flow runs if all its operations are included.
 */
export function planProbes(contract: Contract, profile: Profile, only?: readonly string[]): Probe[] {
  const wanted = contract.operations.filter(({ id }) => only === undefined || only.includes(id));
  const planned = probesFor(contract, profile, wanted.toSorted(byDependence));
  const probes = profile === 'server' ? withFixtures(contract, planned) : planned;
  return phases.flatMap((phase) => probes.filter((probe) => probe.phase === phase));
}

function probesFor(contract: Contract, profile: Profile, operations: readonly Operation[]): readonly Probe[] {
  const names = new Set(operations.map(({ id }) => id));
  const read = operations.filter(({ method }) => isSafe(method));
  const kept = operations.filter(({ method }) => method !== 'DELETE');
  switch (profile) {
    case 'mock':
      return [...baseProbes(operations), ...mockProbes(operations)];
    case 'upstream':
      return [
        ...baseProbes(read),
        ...headProbes(contract, read),
        ...exampleProbes(read),
        ...acceptProbes(read),
        ...boundaryProbes(read),
        ...authProbes(read, ['wrong']),
        ...scopeProbes(read),
        ...publicProbes(contract, read),
        ...listProbes(contract, read, true),
      ];
    case 'server':
      return [
        ...baseProbes(kept),
        ...headProbes(contract, kept),
        ...exampleProbes(kept),
        ...acceptProbes(kept),
        ...boundaryProbes(kept),
        ...randomProbes(kept),
        ...readProbes(kept),
        ...textProbes(kept),
        ...memberNameProbes(kept),
        ...authProbes(operations, ['wrong', 'longer', 'shorter', 'changed']),
        ...scopeProbes(operations),
        ...publicProbes(contract, kept),
        ...negotiationProbes(operations),
        ...unknownResourceProbes(operations),
        ...[
          ...flowProbes(contract),
          ...listProbes(contract, contract.operations),
          ...statefulProbes(contract),
        ].filter((probe) => probe.operations.every((id) => names.has(id))),
        ...methodProbes(contract, operations),
        ...malformedProbes(operations),
        ...negativeProbes(operations),
        ...lastProbes(operations),
      ];
  }
}

/** Things removed without an identifier, such as a cart, are removed at the very end. */
function lastProbes(operations: readonly Operation[]): Probe[] {
  const removals = operations.filter(
    ({ method, parameters }) => method === 'DELETE' && parameters.every((one) => one.in !== 'path'),
  );
  return baseProbes(removals).map((probe) => ({ ...probe, phase: 'spoil' }));
}

/** Lists come first, then creations, then operations on existing things; the sort is stable. */
function byDependence(one: Operation, other: Operation): number {
  return rank(one) - rank(other);
}

function rank({ path, method }: Operation): number {
  const { segments } = templateOf(path);
  const parameters = segments.filter((segment) => parameterOf(segment) !== undefined).length;
  return parameters * (methods.length + 1) + (methods.indexOf(method) + 1 || methods.length + 1);
}
