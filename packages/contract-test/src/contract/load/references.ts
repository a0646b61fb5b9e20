import { isNode, type Node, split } from '../json-pointer.ts';
import type { DocumentSet, Located } from './document-set.ts';

/** An object of a contract after following its references. */
export interface Found {
  readonly node: Node;
  readonly at: Located;
  /** Whether it is in a part that several operations may share. */
  readonly shared: boolean;
}

/**
 * Follows the references of an object other than a schema; `sharing` says whether a reference makes its target shared.
 * @throws LoadError for an unresolvable or circular reference, or a target that is not an object.
 */
export function settle(documents: DocumentSet, at: Located, shared: boolean, sharing = true): Found {
  const seen = new Set<unknown>();
  let found = at;
  while (isNode(found.value) && found.value.$ref !== undefined) {
    const { $ref } = found.value;
    if (typeof $ref !== 'string') return documents.fail(found, 'A `$ref` must be a string.');
    if (seen.has(found.value)) return documents.fail(at, `\`$ref: ${$ref}\` is circular.`);
    seen.add(found.value);
    found = documents.follow(found, $ref);
  }
  if (!isNode(found.value)) return documents.fail(found, 'An object is required here.');
  return { node: found.value, at: found, shared: shared || (seen.size > 0 && sharing) };
}

/** The objects in a map, by name; empty without a map. */
export function settleMap(documents: DocumentSet, map: Located, shared: boolean): ReadonlyMap<string, Found> {
  return new Map(
    namesOf(documents, map).map((name) => [name, settle(documents, documents.member(map, name), shared)]),
  );
}

/**
 * The names in a map, empty without a map. In most maps `x-` has no meaning: a header may have such a name.
 * @throws LoadError if it is not a map.
 */
export function namesOf(documents: DocumentSet, map: Located): string[] {
  if (map.value === undefined) return [];
  return isNode(map.value) ? Object.keys(map.value) : refuse(documents, map, 'an object', '{}');
}

/** The names in the paths or responses of a document, without `x-` extensions. */
export function namesBesideExtensions(documents: DocumentSet, map: Located): string[] {
  return namesOf(documents, map).filter((name) => !name.startsWith('x-'));
}

/**
 * The entries of a list, empty without a list.
 * @throws LoadError if it is not a list.
 */
export function entriesOf(documents: DocumentSet, list: Located): Located[] {
  if (list.value === undefined) return [];
  if (!Array.isArray(list.value)) return refuse(documents, list, 'a list', '[]');
  return list.value.map((_, index) => documents.member(list, index));
}

function refuse(documents: DocumentSet, at: Located, shape: string, empty: string): never {
  const name = split(at.pointer).at(-1);
  return documents.fail(
    at,
    `\`${name}\` must be ${shape}: leave it out, or write \`${empty}\` if it is empty.`,
  );
}
