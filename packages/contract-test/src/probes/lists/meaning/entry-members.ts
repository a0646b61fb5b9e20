import { isJson } from '../../../check/media-type.ts';
import { isSchemaObject, namedSchemasAt, schemasAt, textsAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import { itemSchemas, memberSchemas } from '../../../contract/instances/members.ts';
import { memberOf } from '../../../contract/json-pointer.ts';
import type { Contract, Json, Operation, Schema, SchemaObject } from '../../../contract/model.ts';
import { wordsOf } from '../../../world/answered-things.ts';

/** A member of the entries of a list, or of an object in them. */
export interface Member {
  /** The property names that lead to it. */
  readonly path: readonly string[];
  /** `created at` for `createdAt`, `source currency` for `source.currency`. */
  readonly words: string;
  /** The schema objects that apply to it always, or in one of the forms of an entry. */
  readonly layers: readonly SchemaObject[];
  readonly types: readonly string[];
  readonly isEnumerated: boolean;
}

/** What surrounds the list in the responses of an operation, with the list's own entries. */
export interface Envelope {
  /** The members beside the list, including those of objects in the response. */
  readonly beside: readonly Member[];
  /** The name of the member that holds the list; undefined if the response is the list. */
  readonly name: string | undefined;
  readonly entries: readonly Schema[];
}

/** The declared members of the entries that an operation lists; undefined if it lists no objects. */
export function entryMembers(contract: Contract, operation: Operation): readonly Member[] | undefined {
  const envelope = envelopeOf(contract, operation);
  if (envelope === undefined) return undefined;
  const members = membersOf(contract, envelope.entries, [], 1);
  return members.length === 0 ? undefined : members;
}

/** The envelope of the list that an operation returns; undefined if its successful responses hold none. */
export function envelopeOf(contract: Contract, { responses }: Operation): Envelope | undefined {
  for (const [status, { content }] of responses) {
    if (!status.startsWith('2')) continue;
    const schema = [...content].find(([name]) => isJson(name))?.[1].schema;
    if (schema !== undefined) return envelopeIn(contract, schema);
  }
  return undefined;
}

/** The value of a member in an entry; undefined if absent. */
export function valueIn(entry: Json, { path }: Pick<Member, 'path'>): Json | undefined {
  return path.reduce<unknown>(memberOf, entry) as Json | undefined;
}

/** All schema objects that may apply to a value: the certain ones and those of alternatives. */
export function possibleLayers(contract: Contract, schemas: readonly Schema[]): readonly SchemaObject[] {
  const firm = firmLayers(contract, schemas) ?? [];
  const forms = firm.flatMap((layer) => [...schemasAt(layer, 'oneOf'), ...schemasAt(layer, 'anyOf')]);
  return [...new Set([...firm, ...forms.flatMap((form) => firmLayers(contract, [form]) ?? [])])];
}

function envelopeIn(contract: Contract, schema: Schema): Envelope | undefined {
  const layers = possibleLayers(contract, [schema]);
  const own = itemSchemas(layers, 0);
  if (own.length > 0) return { beside: [], name: undefined, entries: own };
  const names = namesOf(layers);
  const beside = membersOf(contract, [schema], [], 1);
  const listIn = (inner: readonly SchemaObject[], among: readonly string[]) =>
    ['data', 'items', ...among].find(
      (name) =>
        among.includes(name) &&
        itemSchemas(possibleLayers(contract, memberSchemas(inner, name)), 0).some(isSchemaObject),
    );
  const entriesAt = (inner: readonly SchemaObject[], name: string): readonly Schema[] =>
    itemSchemas(possibleLayers(contract, memberSchemas(inner, name)), 0);
  const direct = listIn(layers, names);
  if (direct !== undefined) return { beside, name: direct, entries: entriesAt(layers, direct) };
  const data = possibleLayers(contract, memberSchemas(layers, 'data'));
  const wrapped = listIn(data, namesOf(data));
  return wrapped === undefined ? undefined : { beside, name: wrapped, entries: entriesAt(data, wrapped) };
}

/** The declared members of an object, and of the objects in it up to a depth. */
export function membersOf(
  contract: Contract,
  schemas: readonly Schema[],
  above: readonly string[],
  depth: number,
): readonly Member[] {
  const layers = possibleLayers(contract, schemas);
  return namesOf(layers).flatMap((name) => {
    const inner = memberSchemas(layers, name);
    const own = possibleLayers(contract, inner);
    const path = [...above, name];
    const member: Member = {
      path,
      words: wordsOf(path.join(' ')),
      layers: own,
      types: own.flatMap((layer) => textsAt(layer, 'type')),
      isEnumerated: own.some((layer) => layer.enum !== undefined || layer.const !== undefined),
    };
    return depth === 0 || !member.types.includes('object')
      ? [member]
      : [member, ...membersOf(contract, inner, path, depth - 1)];
  });
}

function namesOf(layers: readonly SchemaObject[]): readonly string[] {
  return [...new Set(layers.flatMap((layer) => [...namedSchemasAt(layer, 'properties').keys()]))];
}
