import { isList, isRecord } from '../../contract/instances/json-value.ts';
import { layersFor } from '../../contract/instances/layers.ts';
import { itemSchemas, memberSchemas } from '../../contract/instances/members.ts';
import { leavesOf, split, valueAt } from '../../contract/json-pointer.ts';
import type { Json, Schema, SchemaObject } from '../../contract/model.ts';
import { wordsOf } from '../../world/answered-things.ts';
import type { ProbeContext } from '../probe.ts';

/**
 * Whether a value has a number, other than the previous one, that may be the identifier of another resource: judging by
 * the name of its place (`owner_id`, `tagIds`) or by the description. Servers accept only identifiers that exist there.
 *
 * @param name the name of the whole value
 */
export function hasOtherReference(
  context: ProbeContext,
  { name, schema, value, before }: NamedValue,
): boolean {
  return leavesOf(value).some(([pointer, leaf]) => {
    if (typeof leaf !== 'number') return false;
    if (before !== undefined && valueAt(before, pointer) === leaf) return false;
    const last = split(pointer).findLast((segment) => !/^\d+$/.test(segment)) ?? name;
    return / ids?$|^ids?$/.test(wordsOf(last)) || isDescribed(context, schema, value, pointer);
  });
}

interface NamedValue {
  readonly name: string;
  readonly schema: Schema;
  readonly value: Json;
  /** The value in a request that was accepted. */
  readonly before: Json | undefined;
}

function isDescribed(context: ProbeContext, schema: Schema, value: Json, pointer: string): boolean {
  let here: Json | undefined = value;
  let layers = nodesOf(context, [schema], value);
  for (const segment of split(pointer)) {
    const inner = isList(here) ? itemSchemas(layers, Number(segment)) : memberSchemas(layers, segment);
    here = isList(here) ? here[Number(segment)] : isRecord(here) ? here[segment] : undefined;
    if (here === undefined) return false;
    layers = nodesOf(context, inner, here);
  }
  return layers.some(({ description }) =>
    /\bids?\b|\bidentif|\bexist|\brefer(s|ence)/i.test(String(description ?? '')),
  );
}

function nodesOf(context: ProbeContext, schemas: readonly Schema[], value: Json): readonly SchemaObject[] {
  return layersFor(context, schemas, value, 'request').map(({ node }) => node);
}
