import type { Operation } from '../contract/model.ts';
import type { Case, Exchange, RawFinding } from '../model/case.ts';
import { isSafe } from '../model/message.ts';
import type { Probe, ProbeContext } from './probe.ts';

/** The body of a probe of one operation; `id` is the id of the probe. */
export type OperationRun = (
  context: ProbeContext,
  id: string,
) => Generator<Case, readonly RawFinding[], Exchange>;

/** Creates a probe of one operation, with an id such as `createThing/negatives`. */
export function operationProbe(
  operation: Operation,
  name: string,
  phase: Probe['phase'],
  run: OperationRun,
): Probe {
  const id = `${operation.id}/${name}`;
  return { id, operations: [operation.id], phase, run: (context) => run(context, id) };
}

/** The phase of a probe whose requests must be refused: a write that is accepted spoils the server's data. */
export function riskyPhase({ method }: Operation): Probe['phase'] {
  return isSafe(method) ? 'shape' : 'spoil';
}
