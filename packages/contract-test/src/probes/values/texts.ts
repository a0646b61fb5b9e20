import type { Operation } from '../../contract/model.ts';
import type { Case, Exchange, RequestParts } from '../../model/case.ts';
import { caseOf, documented, isSuccess } from '../../model/case-of.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { awkwardTexts, seededTexts } from './awkward-texts.ts';
import { type TextForm, type TextPlace, textForms } from './text-forms.ts';

/** How many texts a place may refuse before it is skipped. */
const patience = 2;

/**
 * Sends awkward but valid texts to operations that have succeeded: each text in all free texts of the query and the
 * body at once and, if that is refused, in one place at a time. A refusal is acceptable; a server failure or an invalid
 * response is not.
 */
export function textProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'texts', 'shape', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined || context.world.lastSuccess(operation) === undefined) return [];
      for (const [at, form] of textForms(context, operation, base).entries()) {
        yield* tryTexts(context, operation, `${id}/${at + 1}`, form);
      }
      return [];
    }),
  );
}

function* tryTexts(
  context: ProbeContext,
  operation: Operation,
  id: string,
  { parts, places }: TextForm,
): Generator<Case, void, Exchange> {
  const refusals = new Map<TextPlace, number>();
  const send = (name: string, sent: RequestParts, subject: string): Case =>
    caseOf(id, name, operation, withFreshKeys(context, operation, sent), documented, { subject });
  for (const [at, text] of [...awkwardTexts, ...seededTexts(context.random)].entries()) {
    const open = places.filter((place) => (refusals.get(place) ?? 0) < patience);
    const taking = open.filter((place) => place.write(parts, text) !== undefined);
    const [first] = taking;
    if (first === undefined) continue;
    const all = taking.reduce((made, place) => place.write(made, text) ?? made, parts);
    const { status } = yield send(String(at + 1), all, first.subject);
    if (isSuccess(status) || status >= 500) continue;
    for (const place of taking) {
      const one = place.write(parts, text);
      if (one === undefined) continue;
      const refused =
        taking.length === 1 || !isSuccess((yield send(`${at + 1}/${place.name}`, one, place.subject)).status);
      if (refused) refusals.set(place, (refusals.get(place) ?? 0) + 1);
    }
  }
}
