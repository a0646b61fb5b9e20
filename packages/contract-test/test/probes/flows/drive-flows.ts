import type { Fault } from '../../../lab/fault.ts';
import { labServer, tokens } from '../../../lab/server.ts';
import type { Contract } from '../../../src/contract/model.ts';
import type { WireRequest } from '../../../src/model/message.ts';
import { baseProbes } from '../../../src/probes/base.ts';
import { flowProbes } from '../../../src/probes/flows/index.ts';
import { type Driven, driveProbes } from '../drive-probes.ts';

/** Drives base requests and the flows of the lab's contract against its server with a fault. */
export function driveFlows(contract: Contract, fault?: Pick<Fault, 'serve' | 'skips'>, seed = 1): Driven {
  const serve = labServer(fault && ({ name: 'test', ...fault } as Fault));
  const authorized = (request: WireRequest): WireRequest => ({
    ...request,
    headers: request.headers.map(([name, value]) => [
      name,
      value
        .replace('Bearer everything', `Bearer ${tokens.full}`)
        .replace('Bearer nothing', `Bearer ${tokens.unscoped}`),
    ]),
  });
  const probes = [
    ...baseProbes(contract.operations.filter(({ method }) => method !== 'DELETE')),
    ...flowProbes(contract).toSorted((one, other) => one.phase.localeCompare(other.phase) * -1),
  ];
  return driveProbes(contract, probes, (request) => serve(authorized(request)), seed);
}
