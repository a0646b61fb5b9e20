import { isList, isRecord, withMember } from '../../contract/instances/json-value.ts';
import { layersFor } from '../../contract/instances/layers.ts';
import { itemSchemas, memberSchemas } from '../../contract/instances/members.ts';
import { join, leavesOf, valueAt, withValueAt } from '../../contract/json-pointer.ts';
import type { Json, Operation, Schema, SchemaObject } from '../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import { canCarry } from '../body-values.ts';
import { fullBody } from '../full-body.ts';
import type { SentBody } from './member-request.ts';

/**
 * Valid bodies with values that careless code loses: one with 0, false and empty texts, one with fractions and with lists
 * that are in no order and have an item twice.
 */
export function roundTripBodies(
  context: ProbeContext,
  operation: Operation,
  sent: SentBody,
): readonly Json[] {
  const { mediaType, value } = sent;
  const fuller = fullBody(context, operation, { mediaType, value });
  const full = fuller !== undefined && 'value' in fuller ? fuller.value : value;
  const blank = leavesOf(full).reduce(
    (body, [pointer, leaf]) => written(context, sent, body, pointer, blanksOf(leaf)),
    full,
  );
  const uneven = placesOf(context, sent, full).reduce(
    (body, pointer) => written(context, sent, body, pointer, unevenOf(valueAt(body, pointer) ?? null)),
    full,
  );
  return [blank, uneven].filter((body) => body !== full);
}

function blanksOf(leaf: Json): readonly Json[] {
  if (typeof leaf === 'number') return [0];
  if (typeof leaf === 'boolean') return [false];
  return typeof leaf === 'string' ? [''] : [];
}

function unevenOf(value: Json): readonly Json[] {
  if (typeof value === 'number') return [value + 0.25, value - 0.75, 0.25];
  if (!isList(value) || value.some((item) => isList(item) || isRecord(item))) return [];
  const [first = 'm'] = value;
  if (typeof first === 'number') return [[first + 2, first, first + 2, first + 1]];
  if (typeof first !== 'string') return [];
  return [
    [`${first}b`, first, `${first}b`, `${first}a`],
    ['zb', 'za', 'zb', 'zc'],
    [`${first}b`, first],
  ];
}

/** The body with the first of some values at a place that leaves it valid; as it is where none does. */
function written(
  context: ProbeContext,
  { mediaType, content }: SentBody,
  body: Json,
  pointer: string,
  values: readonly Json[],
): Json {
  for (const value of values) {
    const made = withValueAt(body, pointer, value);
    const isBody =
      made !== undefined &&
      context.judge.isValid(content.schema, made, 'request') &&
      canCarry(context, mediaType, content, made, 'valid');
    if (isBody) return made;
  }
  return body;
}

/** The numbers of a body and its lists that are no sets, those inside first. */
function placesOf(context: ProbeContext, { content }: SentBody, body: Json): readonly string[] {
  const found: string[] = [];
  const visit = (value: Json, schemas: readonly Schema[], pointer: string): void => {
    const layers = layersFor(context, schemas, value, 'request').map(({ node }) => node);
    if (isRecord(value)) {
      for (const [name, member] of Object.entries(value))
        visit(member, memberSchemas(layers, name), join(pointer, name));
    } else if (isList(value)) {
      for (const [at, item] of value.entries()) visit(item, itemSchemas(layers, at), join(pointer, at));
      if (!layers.some(isSet)) found.push(pointer);
    } else if (typeof value === 'number') found.push(pointer);
  };
  visit(body, [content.schema], '');
  return found;
}

/** Whether the order of a list, or how often an item is in it, need not stay. */
function isSet({ uniqueItems, description }: SchemaObject): boolean {
  return uniqueItems === true || /sort|order|alphabetic|distinct|duplicate/i.test(String(description ?? ''));
}

/**
 * Merge patches (RFC 7396) that change one member of an object inside a thing, for those that have several: the others
 * stay.
 */
export function innerChanges(context: ProbeContext, sent: SentBody, current: Json): readonly Json[] {
  if (!isRecord(current)) return [];
  return Object.entries(current).flatMap(([name, held]) => {
    if (!isRecord(held) || Object.keys(held).length < 2) return [];
    const changes = Object.entries(held).flatMap(([inner, value]) =>
      typeof value === 'string' ? [withMember({}, name, { [inner]: `${value}x` })] : [],
    );
    return changes.filter((body) => context.judge.isValid(sent.content.schema, body, 'request')).slice(0, 2);
  });
}
