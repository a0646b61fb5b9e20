import type { Operation } from '../contract/model.ts';
import type { Case, Exchange, RawFinding } from '../model/case.ts';
import { isSafe } from '../model/message.ts';
import type { Probe, ProbeContext } from './probe.ts';

/** What a probe of one operation does; `id` is the probe's own. */
export type OperationRun = (
  context: ProbeContext,
  id: string,
) => Generator<Case, readonly RawFinding[], Exchange>;

/** A probe of one operation: `createThing/negatives`. */
export function operationProbe(
  operation: Operation,
  name: string,
  phase: Probe['phase'],
  run: OperationRun,
): Probe {
  const id = `${operation.id}/${name}`;
  return { id, operations: [operation.id], phase, run: (context) => run(context, id) };
}

/** The phase of a probe that sends what has to be refused: a write that is let through spoils what the server holds. */
export function riskyPhase({ method }: Operation): Probe['phase'] {
  return isSafe(method) ? 'shape' : 'spoil';
}
