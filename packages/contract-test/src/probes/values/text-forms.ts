import { enumerateBranches } from '../../branches/enumerate-branches.ts';
import { isRecord } from '../../contract/instances/json-value.ts';
import { leavesOf, withValueAt } from '../../contract/json-pointer.ts';
import type { Json, MediaType, Operation, Parameter } from '../../contract/model.ts';
import type { Judge } from '../../contract/violation.ts';
import type { RequestContent, RequestParts } from '../../model/case.ts';
import type { ProbeContext } from '../probe.ts';
import { likelyBody } from '../requests/base-request.ts';
import { canCarry } from '../requests/body-values.ts';
import { fullBody } from '../requests/full-body.ts';
import {
  isValidOnWire,
  ownParameters,
  parameterIn,
  subjectOf,
  withParameter,
} from '../requests/parameter-values.ts';
import { awkwardTexts, beginningsOf } from './awkward-texts.ts';

/** A place in a request that accepts free text. */
export interface TextPlace {
  readonly name: string;
  readonly subject: string;
  /** Writes as much of a text as fits into the place; undefined if no request would be valid. */
  write(parts: RequestParts, text: string): RequestParts | undefined;
}

/** A request and its places that are tried together. */
export interface TextForm {
  readonly parts: RequestParts;
  readonly places: readonly TextPlace[];
}

/** A body and the pointers, by name, to the texts that no earlier body has. */
interface BodyForm {
  readonly body: RequestContent | undefined;
  readonly pointers: ReadonlyMap<string, string>;
}

/** How many forms of a body are tried. */
const mostForms = 6;

const kept = new WeakMap<Judge, WeakMap<Operation, readonly BodyForm[]>>();

/** The forms that an operation's request can have, each with the free texts that no earlier form has. */
export function textForms(
  context: ProbeContext,
  operation: Operation,
  base: RequestParts,
): readonly TextForm[] {
  return bodyFormsOf(context, operation)
    .map(({ body, pointers }, at) => ({
      parts: { ...base, body },
      places: [
        ...(at === 0 ? queryPlaces(context, operation) : []),
        ...[...pointers].map(([name, pointer]) => bodyPlace(context, operation, name, pointer)),
      ],
    }))
    .filter(({ places }) => places.length > 0)
    .slice(0, mostForms);
}

/** The forms of an operation's body, computed once per contract. */
function bodyFormsOf(context: ProbeContext, operation: Operation): readonly BodyForm[] {
  const ofContract = kept.get(context.judge) ?? new WeakMap<Operation, readonly BodyForm[]>();
  kept.set(context.judge, ofContract);
  const forms = ofContract.get(operation) ?? findBodyForms(context, operation);
  ofContract.set(operation, forms);
  return forms;
}

/** The first body, even without texts, and those with new ones. */
function findBodyForms(context: ProbeContext, operation: Operation): readonly BodyForm[] {
  const body = likelyBody(context, operation);
  const content = contentOf(operation, body);
  if (content === undefined || body === undefined || !('value' in body))
    return [{ body, pointers: new Map() }];
  const { mediaType } = body;
  const seen = new Set<string>();
  const forms: BodyForm[] = [];
  for (const value of bodyValues(context, operation, body, content)) {
    const pointers = new Map<string, string>();
    for (const [pointer, leaf] of leavesOf(value)) {
      const name = `body${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`;
      if (typeof leaf !== 'string' || seen.has(name)) continue;
      const isOpen = awkwardTexts.some(
        (text) => withText(context, mediaType, content, value, pointer, text) !== undefined,
      );
      if (!isOpen) continue;
      seen.add(name);
      pointers.set(name, pointer);
    }
    if (forms.length === 0 || pointers.size > 0) forms.push({ body: { mediaType, value }, pointers });
    if (forms.length > mostForms) break;
  }
  return forms;
}

/** The fullest body, then the examples and every valid boundary. */
function* bodyValues(
  context: ProbeContext,
  operation: Operation,
  body: Extract<RequestContent, { value: Json }>,
  content: MediaType,
): Generator<Json> {
  const full = fullBody(context, operation, body);
  yield full !== undefined && 'value' in full ? full.value : body.value;
  const { candidates } = enumerateBranches(context, content.schema, 'request', body.value);
  const values = [
    ...content.examples.map(({ value }) => value),
    ...candidates.filter(({ branch }) => branch.side === 'valid').map(({ value }) => value),
  ];
  yield* values.filter((value) => isBody(context, body.mediaType, content, value));
}

function bodyPlace(context: ProbeContext, operation: Operation, name: string, pointer: string): TextPlace {
  return {
    name,
    subject: 'body',
    write(parts, text) {
      const { body } = parts;
      const content = contentOf(operation, body);
      if (content === undefined || body === undefined || !('value' in body)) return undefined;
      const value = withText(context, body.mediaType, content, body.value, pointer, text);
      return value === undefined ? undefined : { ...parts, body: { mediaType: body.mediaType, value } };
    },
  };
}

/** A body with a text, or its longest valid prefix, at a pointer. */
function withText(
  context: ProbeContext,
  mediaType: string,
  content: MediaType,
  before: Json,
  pointer: string,
  text: string,
): Json | undefined {
  for (const beginning of beginningsOf(text)) {
    const value = withValueAt(before, pointer, beginning);
    if (value !== undefined && isBody(context, mediaType, content, value)) return value;
  }
  return undefined;
}

function isBody(context: ProbeContext, mediaType: string, content: MediaType, value: Json): boolean {
  return (
    context.judge.isValid(content.schema, value, 'request') &&
    canCarry(context, mediaType, content, value, 'valid')
  );
}

function contentOf(operation: Operation, body: RequestContent | undefined): MediaType | undefined {
  return body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);
}

function queryPlaces(context: ProbeContext, operation: Operation): readonly TextPlace[] {
  const own = ownParameters(operation).filter((one) => one.in === 'query');
  return [
    ...own.map(
      (parameter): TextPlace => ({
        name: subjectOf(parameter),
        subject: subjectOf(parameter),
        write(parts, text) {
          const made = beginningsOf(text).find((beginning) => isValidOnWire(context, parameter, beginning));
          return made === undefined ? undefined : withParameter(parts, parameter, made);
        },
      }),
    ),
    ...own.flatMap((parameter) => innerPlaces(context, parameter)),
  ];
}

/** The texts inside an object-valued parameter, each in the first value of the contract that has it. */
function innerPlaces(context: ProbeContext, parameter: Parameter): readonly TextPlace[] {
  const seen = new Map<string, Json>();
  for (const { branch, value } of enumerateBranches(context, parameter.schema, 'request').candidates) {
    if (branch.side !== 'valid' || !isRecord(value)) continue;
    for (const [pointer, leaf] of leavesOf(value)) {
      if (typeof leaf === 'string' && !seen.has(pointer)) seen.set(pointer, value);
    }
  }
  return [...seen].map(([pointer, value]) => ({
    name: `${subjectOf(parameter)}${pointer}`,
    subject: subjectOf(parameter),
    write(parts, text) {
      for (const beginning of beginningsOf(text)) {
        const made = withValueAt(parameterIn(parts, parameter) ?? value, pointer, beginning);
        if (made !== undefined && isValidOnWire(context, parameter, made))
          return withParameter(parts, parameter, made);
      }
      return undefined;
    },
  }));
}
