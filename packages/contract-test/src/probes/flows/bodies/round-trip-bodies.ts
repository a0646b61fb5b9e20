import { randomInstance } from '../../../branches/sample.ts';
import { isList, isRecord, isSame } from '../../../contract/instances/json-value.ts';
import { firmLayers, layersFor } from '../../../contract/instances/layers.ts';
import { itemSchemas, memberSchemas } from '../../../contract/instances/members.ts';
import { join, valueAt, withValueAt } from '../../../contract/json-pointer.ts';
import type { Json, Operation, Schema, SchemaObject } from '../../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import { canCarry } from '../../requests/body-values.ts';
import { fullBody } from '../../requests/full-body.ts';
import { keepsOrder } from '../comparison/same-value.ts';
import type { SentBody } from '../steps/member-request.ts';
import { unevenLists } from './uneven-lists.ts';

/** A valid body with values that careless code loses, each of which a server may refuse. */
export interface RoundTrip {
  /** The same body without these values. */
  readonly base: Json;
  readonly value: Json;
  /** The pointers of these values. */
  readonly places: readonly string[];
}

/** A part of a body, and the schemas that apply to it. */
interface Spot {
  readonly pointer: string;
  /** The current value or, if that is null, another valid one. */
  readonly value: Json;
  readonly layers: readonly SchemaObject[];
}

/** The length of long texts: more than one byte can count, but no burden to a server. */
const [shortest, longest] = [256, 3_000];

/** More than 32 bits can hold, but exact as a double. */
const largeNumbers = [9_007_199_254_740_991, 4_294_967_297];

/** A body with every optional member that is compatible with those of another one. */
export function fullOf(context: ProbeContext, operation: Operation, { mediaType, value }: SentBody): Json {
  const fuller = fullBody(context, operation, { mediaType, value });
  return fuller !== undefined && 'value' in fuller ? fuller.value : value;
}

/**
 * Valid bodies with values that careless code loses, made from an accepted one: one with 0, false and empty texts; one
 * with fractions and with unsorted lists that repeat an item; one with non-ASCII characters, large integers and moments
 * with another offset; one with characters that HTML escapes; one with long texts; one with white space around its
 * texts.
 */
export function roundTrips(context: ProbeContext, sent: SentBody, base: Json): readonly RoundTrip[] {
  return [blanksOf, unevenOf, wideOf, markedOf, longOf, spacedOf].flatMap((valuesOf) => {
    const places: string[] = [];
    const made = spotsOf(context, sent, base).reduce((body, spot) => {
      const next = written(context, sent, body, spot.pointer, valuesOf(spot, context));
      if (next !== body) places.push(spot.pointer);
      return next;
    }, base);
    return places.length === 0 ? [] : [{ base, value: made, places }];
  });
}

/** Two bodies with half of the values each; none for a single value. */
export function halvesOf(
  context: ProbeContext,
  sent: SentBody,
  { base, value, places }: RoundTrip,
): readonly RoundTrip[] {
  const middle = Math.ceil(places.length / 2);
  if (places.length < 2) return [];
  return [places.slice(0, middle), places.slice(middle)].flatMap((some) => {
    const made = some.reduce<Json | undefined>(
      (body, place) => body && withValueAt(body, place, valueAt(value, place) ?? null),
      base,
    );
    return made !== undefined && isBody(context, sent, made) ? [{ base, value: made, places: some }] : [];
  });
}

function blanksOf({ value }: Spot): readonly Json[] {
  if (typeof value === 'number') return [0];
  if (typeof value === 'boolean') return [false];
  return typeof value === 'string' ? [''] : [];
}

function unevenOf({ value, layers }: Spot, context: ProbeContext): readonly Json[] {
  if (typeof value === 'number') return [value + 0.25, value - 0.75, 0.25];
  if (!isList(value) || layers.some(isSet)) return [];
  const [first, ...others] = itemSchemas(layers, 0);
  const isOpen = first !== undefined && others.length === 0 && !firm(context, first).some(isNamed);
  return unevenLists(value, () => (isOpen ? randomInstance(context, first, 'request', 2) : undefined));
}

function wideOf({ value, layers }: Spot): readonly Json[] {
  if (typeof value === 'number') return Number.isInteger(value) ? largeNumbers : [];
  if (typeof value !== 'string') return [];
  if (layers.some(({ format }) => format === 'date-time')) return withOffset(value);
  return isPlainText(layers) ? [`${value} é漢🙂`, 'é漢🙂', 'é漢', 'é'] : [];
}

function markedOf({ value, layers }: Spot): readonly Json[] {
  if (typeof value !== 'string' || !isPlainText(layers) || layers.some(isMarkup)) return [];
  return [`${value} & <b> "c" 'd'`, 'a & <b>', '&<'];
}

/** A text longer than a database column often is. */
function longOf({ value, layers }: Spot): readonly Json[] {
  if (typeof value !== 'string' || !isPlainText(layers)) return [];
  const most = layers.flatMap(({ maxLength }) => (typeof maxLength === 'number' ? [maxLength] : []));
  const length = Math.min(longest, ...(most.length > 0 ? most : [300]));
  return length < shortest
    ? []
    : [
        'long text '
          .repeat(length)
          .slice(0, length - 1)
          .concat('.'),
      ];
}

function spacedOf({ value, layers }: Spot): readonly Json[] {
  return typeof value === 'string' && isPlainText(layers) ? [` ${value} `, ' x ', 'x '] : [];
}

function firm({ contract }: ProbeContext, schema: Schema): readonly SchemaObject[] {
  return firmLayers(contract, [schema]) ?? [];
}

/** Whether a schema enumerates its values: a list of them may be stored as a set. */
function isNamed({ enum: listed }: SchemaObject): boolean {
  return listed !== undefined;
}

/** The same moment with another UTC offset. */
function withOffset(moment: string): readonly Json[] {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return [];
  const shifted = new Date(Math.floor(time / 1000) * 1000 + (5 * 60 + 30) * 60_000);
  return [shifted.toISOString().replace('.000Z', '+05:30')];
}

/** Whether nothing suggests that a server may rewrite a text. */
function isPlainText(layers: readonly SchemaObject[]): boolean {
  return layers.every(({ format, 'x-normalize': marked }) => format === undefined && marked === undefined);
}

/** Whether a text may be sanitized or escaped, as for a web page. */
function isMarkup({ description, contentMediaType }: SchemaObject): boolean {
  return (
    contentMediaType !== undefined || /html|markdown|markup|escap|saniti[sz]/i.test(String(description ?? ''))
  );
}

/** The body with the first of some values that is valid at a place; unchanged if none is. */
function written(
  context: ProbeContext,
  sent: SentBody,
  body: Json,
  pointer: string,
  values: readonly Json[],
): Json {
  const before = valueAt(body, pointer);
  for (const value of values) {
    if (before !== undefined && isSame(before, value)) continue;
    const made = withValueAt(body, pointer, value);
    if (made !== undefined && isBody(context, sent, made)) return made;
  }
  return body;
}

function isBody(context: ProbeContext, { mediaType, content }: SentBody, body: Json): boolean {
  return (
    context.judge.isValid(content.schema, body, 'request') &&
    canCarry(context, mediaType, content, body, 'valid')
  );
}

/** The scalar values and the lists of a body, innermost first. */
function spotsOf(context: ProbeContext, { content }: SentBody, body: Json): readonly Spot[] {
  const found: Spot[] = [];
  const layersOf = (value: Json, schemas: readonly Schema[]): readonly SchemaObject[] =>
    layersFor(context, schemas, value, 'request').map(({ node }) => node);
  const visit = (value: Json, schemas: readonly Schema[], pointer: string): void => {
    const layers = layersOf(value, schemas);
    if (isRecord(value)) {
      for (const [name, member] of Object.entries(value))
        visit(member, memberSchemas(layers, name), join(pointer, name));
      return;
    }
    if (isList(value))
      for (const [at, item] of value.entries()) visit(item, itemSchemas(layers, at), join(pointer, at));
    const [schema, ...others] = schemas;
    if (value === null && schema !== undefined && others.length === 0 && pointer !== '') {
      const told = otherThanNull(context, schema);
      found.push({ pointer, value: told, layers: layersOf(told, schemas) });
    } else found.push({ pointer, value, layers });
  };
  visit(body, [content.schema], '');
  return found;
}

/** A value that may replace a null, if one is found quickly. */
function otherThanNull(context: ProbeContext, schema: Schema): Json {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const value = randomInstance(context, schema, 'request', 1);
    if (value !== undefined && value !== null) return value;
  }
  return null;
}

/** Whether a list may be reordered or deduplicated. */
function isSet(layer: SchemaObject): boolean {
  if (keepsOrder(layer)) return false;
  const text = String(layer.description ?? '');
  return layer.uniqueItems === true || /sort|order|alphabetic|distinct|duplicate|unique/i.test(text);
}
