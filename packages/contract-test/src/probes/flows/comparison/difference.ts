import { isList, isRecord, isSame, jsonTypeOf } from '../../../contract/instances/json-value.ts';
import { layersFor } from '../../../contract/instances/layers.ts';
import { itemSchemas, memberSchemas } from '../../../contract/instances/members.ts';
import { join } from '../../../contract/json-pointer.ts';
import type { Json, Schema, SchemaObject } from '../../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import { isSameValue, isTrimmed, keepsOrder, saysSomething } from './same-value.ts';

/** A value, and the schemas that apply to it. */
export interface Described {
  readonly value: Json;
  readonly schemas: readonly Schema[];
}

/** A place where two values differ; a side is undefined if it has nothing there. */
export interface Difference {
  /** JSON pointer into both values. */
  readonly pointer: string;
  readonly one: Json | undefined;
  readonly other: Json | undefined;
  /** Whether a text only lost the white space at its ends. */
  readonly isTrimmed?: true;
}

/**
 * What was sent but reads differently, by pointer into what was sent. A field that reads with another type, or not at
 * all, counts only if requests and responses share its schema, or if responses could have what was sent and have null
 * for 0, false or an empty text; `readOnly` and `writeOnly` fields never count. Texts without their outer white space
 * come last.
 */
export function sentDifferences(
  context: ProbeContext,
  sent: Described,
  read: Described,
): readonly Difference[] {
  const found: Difference[] = [];
  compare({ context, found }, sent, read, '');
  return [
    ...found.filter(({ isTrimmed }) => isTrimmed !== true),
    ...found.filter(({ isTrimmed }) => isTrimmed),
  ];
}

interface Comparison {
  readonly context: ProbeContext;
  readonly found: Difference[];
}

function compare(comparison: Comparison, sent: Described, read: Described, pointer: string): void {
  const { context, found } = comparison;
  const layers = nodesFor(context, sent, 'request');
  const readLayers = nodesFor(context, read, 'response');
  if ([...layers, ...readLayers].some((layer) => layer.writeOnly === true || layer.readOnly === true)) return;
  const [one, other] = [sent.value, read.value];
  const report = (): void => void found.push({ pointer, one, other });
  if (isRecord(one) && isRecord(other)) {
    for (const [name, value] of Object.entries(one)) {
      const inner = { value, schemas: memberSchemas(layers, name) };
      const readSchemas = memberSchemas(readLayers, name);
      if (inner.schemas.length === 0) continue;
      const given = Object.hasOwn(other, name) ? other[name] : undefined;
      if (given !== undefined)
        compare(comparison, inner, { value: given, schemas: readSchemas }, join(pointer, name));
      else if (isTold(context, inner) && isSameSchema(inner.schemas, readSchemas)) {
        found.push({ pointer: join(pointer, name), one: value, other: undefined });
      }
    }
  } else if (isList(one) && isList(other)) {
    const isSet =
      layers.some((layer) => layer.uniqueItems === true && layer.prefixItems === undefined) &&
      !layers.some(keepsOrder);
    const isWhole = isSet ? isSameSet(one, other) : one.length === other.length;
    if (!isWhole) report();
    for (const [at, value] of isSet || !isWhole ? [] : one.entries()) {
      const inner = { value, schemas: itemSchemas(layers, at) };
      compare(
        comparison,
        inner,
        { value: other[at] ?? null, schemas: itemSchemas(readLayers, at) },
        join(pointer, at),
      );
    }
  } else if (jsonTypeOf(one) === jsonTypeOf(other)) {
    const all = [...layers, ...readLayers];
    if (!isSameValue(one, other, all)) report();
    else if (isTrimmed(one, other, all)) found.push({ pointer, one, other, isTrimmed: true });
  } else if (isSameSchema(sent.schemas, read.schemas) || isNulled(context, one, read, layers)) {
    report();
  }
}

/** Every place where two JSON values differ; the order of a list is ignored. */
export function differences(
  one: Json | undefined,
  other: Json | undefined,
  pointer = '',
): readonly Difference[] {
  if (one === undefined || other === undefined) return one === other ? [] : [{ pointer, one, other }];
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) => differences(own(one, name), own(other, name), join(pointer, name)));
  }
  if (isList(one) && isList(other) && one.length === other.length) {
    if (isSameSet(one, other)) return [];
    return one.flatMap((item, at) => differences(item, other[at], join(pointer, at)));
  }
  return isSame(one, other) ? [] : [{ pointer, one, other }];
}

function nodesFor(context: ProbeContext, { value, schemas }: Described, direction: 'request' | 'response') {
  return layersFor(context, schemas, value, direction).map(({ node }): SchemaObject => node);
}

/** Whether a value means something other than its absence. */
function isTold(context: ProbeContext, { value, schemas }: Described): boolean {
  const layers = nodesFor(context, { value, schemas }, 'request');
  if (layers.some((layer) => layer.writeOnly === true || layer.readOnly === true)) return false;
  if (layers.some((layer) => layer.default !== undefined && isSame(layer.default as Json, value)))
    return false;
  return saysSomething(value) || value === 0 || value === false;
}

/**
 * Whether 0, false or an empty text reads as null, though responses could have it and nothing says that it means null.
 */
function isNulled(
  { judge }: ProbeContext,
  sent: Json,
  { value, schemas }: Described,
  layers: readonly SchemaObject[],
): boolean {
  if (value !== null || ![0, false, ''].some((blank) => blank === sent) || schemas.length === 0) return false;
  if (layers.some(({ description }) => /empty|blank|null|zero/i.test(String(description ?? ''))))
    return false;
  return schemas.every((schema) => judge.isValid(schema, sent, 'response'));
}

function isSameSchema(some: readonly Schema[], others: readonly Schema[]): boolean {
  return some.some((one) => others.some((other) => one === other || isSameReference(one, other)));
}

function isSameReference(one: Schema, other: Schema): boolean {
  if (typeof one === 'boolean' || typeof other === 'boolean') return false;
  return one.$ref !== undefined && one.$ref === other.$ref;
}

function isSameSet(some: readonly Json[], others: readonly Json[]): boolean {
  const has = (list: readonly Json[], value: Json): boolean => list.some((one) => isSame(one, value));
  return some.every((one) => has(others, one)) && others.every((one) => has(some, one));
}

function own(record: { readonly [name: string]: Json }, name: string): Json | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
