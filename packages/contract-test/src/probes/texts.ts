import type { Case, Exchange, RequestParts } from '../case.ts';
import { enumerateBranches } from '../instances/enumerate-branches.ts';
import type { Json, Operation } from '../model.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { awkwardTexts, beginningsOf } from './awkward-texts.ts';
import { baseRequest } from './base-request.ts';
import { canCarry } from './body-values.ts';
import { caseOf, documented, isSuccess } from './case-of.ts';
import { fullBody } from './full-body.ts';
import { leavesOf, withValueAt } from './json-pointer.ts';
import { operationProbe } from './operation-probe.ts';
import { isValidOnWire, ownParameters, subjectOf, withFreshKeys, withParameter } from './parameter-values.ts';

/** Writes a text into one place of a request; undefined where the request would not be valid. */
interface Place {
  readonly name: string;
  readonly subject: string;
  write(parts: RequestParts, text: string): RequestParts | undefined;
}

/** A request and its places that are tried together. */
interface Form {
  readonly parts: RequestParts;
  readonly places: readonly Place[];
}

/** How many forms of a body are tried. */
const mostForms = 6;

/** How often a place may refuse a text before it is left alone. */
const patience = 2;

/**
 * Sends awkward but valid texts to operations that have succeeded: each in all free texts of the query and the body at
 * once, and where that is refused, in one place after the other. Refusals are fine, failures and broken answers are not.
 */
export function textProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'texts', 'shape', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined || context.world.lastSuccess(operation) === undefined) return [];
      for (const [at, form] of formsOf(context, operation, base).entries()) {
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
  { parts, places }: Form,
): Generator<Case, void, Exchange> {
  const refusals = new Map<Place, number>();
  const send = (name: string, sent: RequestParts, subject: string): Case =>
    caseOf(id, name, operation, withFreshKeys(context, operation, sent), documented, { subject });
  for (const [at, text] of awkwardTexts.entries()) {
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

/** The forms that an operation's request can have, each with the free texts that no earlier form has. */
function formsOf(context: ProbeContext, operation: Operation, base: RequestParts): readonly Form[] {
  const seen = new Set<string>();
  const newPlaces = (places: readonly Place[]): readonly Place[] =>
    places.filter(({ name }) => !seen.has(name) && seen.add(name));
  const query = newPlaces(queryPlaces(context, operation));
  const forms: Form[] = [];
  for (const body of bodiesOf(context, operation, base)) {
    const parts = { ...base, body };
    const inBody = newPlaces(bodyPlaces(context, operation, parts));
    const places = forms.length === 0 ? [...query, ...inBody] : inBody;
    if (places.length > 0) forms.push({ parts, places });
    if (forms.length === mostForms) break;
  }
  return forms;
}

function bodiesOf(
  context: ProbeContext,
  operation: Operation,
  { body }: RequestParts,
): readonly RequestParts['body'][] {
  const content = body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);
  if (content === undefined || body?.mediaType === undefined || !('value' in body)) return [body];
  const { mediaType } = body;
  const { candidates } = enumerateBranches(context, content.schema, 'request', body.value);
  const values = [
    ...content.examples.map(({ value }) => value),
    ...candidates.filter(({ branch }) => branch.side === 'valid').map(({ value }) => value),
  ];
  const others = values.filter(
    (value) =>
      context.judge.isValid(content.schema, value, 'request') &&
      canCarry(context, mediaType, content, value, 'valid'),
  );
  return [fullBody(context, operation, body) ?? body, ...others.map((value) => ({ mediaType, value }))];
}

function bodyPlaces(context: ProbeContext, operation: Operation, { body }: RequestParts): readonly Place[] {
  const content = body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);
  if (content === undefined || body?.mediaType === undefined || !('value' in body)) return [];
  const { mediaType, value } = body;
  const fits = (made: Json): boolean =>
    context.judge.isValid(content.schema, made, 'request') &&
    canCarry(context, mediaType, content, made, 'valid');
  return leavesOf(value)
    .filter(([, leaf]) => typeof leaf === 'string')
    .map(
      ([pointer]): Place => ({
        name: `body${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`,
        subject: 'body',
        write(parts, text) {
          const before = parts.body !== undefined && 'value' in parts.body ? parts.body.value : value;
          const made = beginningsOf(text)
            .map((beginning) => withValueAt(before, pointer, beginning))
            .find((whole) => whole !== undefined && fits(whole));
          return made === undefined ? undefined : { ...parts, body: { mediaType, value: made } };
        },
      }),
    )
    .filter((place) => awkwardTexts.some((text) => place.write({ ...emptyParts, body }, text) !== undefined));
}

const emptyParts: RequestParts = { path: {}, query: {}, headers: {}, cookies: {}, body: undefined };

function queryPlaces(context: ProbeContext, operation: Operation): readonly Place[] {
  return ownParameters(operation)
    .filter((one) => one.in === 'query')
    .map(
      (parameter): Place => ({
        name: subjectOf(parameter),
        subject: subjectOf(parameter),
        write(parts, text) {
          const made = beginningsOf(text).find((beginning) => isValidOnWire(context, parameter, beginning));
          return made === undefined ? undefined : withParameter(parts, parameter, made);
        },
      }),
    );
}
