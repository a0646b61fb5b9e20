import { declaredResponse } from '../../../check/declared-response.ts';
import { declaredContent, mediaTypeOf } from '../../../check/media-type.ts';
import { isList, isRecord, type JsonRecord } from '../../../contract/instances/json-value.ts';
import { firmLayers, layersFor } from '../../../contract/instances/layers.ts';
import { declaredNames, itemSchemas, memberSchemas } from '../../../contract/instances/members.ts';
import type { Json, Schema } from '../../../contract/model.ts';
import type { Exchange } from '../../../model/case.ts';
import { identifierOf, thingsOf } from '../../../world/answered-things.ts';
import type { ProbeContext } from '../../probe.ts';
import type { Described } from '../comparison/difference.ts';

/** How deep in a response a resource may be nested. */
const deepest = 3;

/** The resource that a response is about: of several candidates, the one most like what was sent. */
export function thingLike(json: Json | undefined, sent: Json | undefined): JsonRecord | undefined {
  const names = isRecord(sent) ? Object.keys(sent) : [];
  const likeness = (thing: JsonRecord): number => names.filter((name) => Object.hasOwn(thing, name)).length;
  return thingsOf(json).toSorted((one, other) => likeness(other) - likeness(one))[0];
}

/** The identifier in a response about one resource. */
export function identifierIn(json: Json | undefined, key: string): string | number | undefined {
  return thingsOf(json)
    .map((thing) => identifierOf(thing, key))
    .find((id) => id !== undefined);
}

/** A part of a response with its schemas in the contract, if any. */
export function described(context: ProbeContext, exchange: Exchange, part: Json): Described {
  const schema = answerSchema(exchange);
  const schemas =
    schema === undefined ? undefined : schemasOf(context, exchange.json, [schema], part, deepest);
  return { value: part, schemas: schemas ?? [] };
}

/** Whether the list in a response is declared to have entries with an identifier. */
export function declaresIdentifier(context: ProbeContext, exchange: Exchange, key: string): boolean {
  const list = isList(exchange.json)
    ? exchange.json
    : thingsOf(exchange.json).flatMap(Object.values).find(isList);
  if (list === undefined) return false;
  const { schemas } = described(context, exchange, list);
  const layers = layersFor(context, schemas, list, 'response').map(({ node }) => node);
  const names = declaredNames(firmLayers(context.contract, itemSchemas(layers, 0)) ?? []);
  return identifierOf(Object.fromEntries(names.map((name) => [name, 1])), key) !== undefined;
}

function answerSchema({ case: { operation }, status, answer }: Exchange): Schema | undefined {
  const response = declaredResponse(operation, status);
  if (response === undefined || answer.kind === 'none') return undefined;
  return declaredContent(response.content, mediaTypeOf(answer) ?? '')?.[1].schema;
}

function schemasOf(
  context: ProbeContext,
  value: Json | undefined,
  schemas: readonly Schema[],
  part: Json,
  depth: number,
): readonly Schema[] | undefined {
  if (value === part) return schemas;
  if (value === undefined || depth === 0) return undefined;
  const layers = layersFor(context, schemas, value, 'response').map(({ node }) => node);
  const inner: (readonly [Json, readonly Schema[]])[] = isList(value)
    ? value.map((item, at) => [item, itemSchemas(layers, at)] as const)
    : isRecord(value)
      ? Object.entries(value).map(([name, member]) => [member, memberSchemas(layers, name)] as const)
      : [];
  for (const [one, its] of inner) {
    if (typeof one !== 'object' || one === null) continue;
    const found = schemasOf(context, one, its, part, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
