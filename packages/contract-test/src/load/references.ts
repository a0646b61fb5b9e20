import type { DocumentSet, Located } from './document-set.ts';
import { isNode, type Node } from './node-at.ts';

/** An object of a contract, found by way of its references. */
export interface Found {
  readonly node: Node;
  readonly at: Located;
  /** Whether it stands in a part that several operations may share. */
  readonly shared: boolean;
}

/**
 * Follows the references of an object that is no schema until there is none; `sharing` says whether a reference makes
 * its target shared.
 * @throws LoadError for a reference to nothing or in a circle, and for something that is no object.
 */
export function settle(documents: DocumentSet, at: Located, shared: boolean, sharing = true): Found {
  const seen = new Set<unknown>();
  let found = at;
  while (isNode(found.value) && found.value.$ref !== undefined) {
    const { $ref } = found.value;
    if (typeof $ref !== 'string') return documents.fail(found, 'A `$ref` is a text.');
    if (seen.has(found.value)) return documents.fail(at, `\`$ref: ${$ref}\` goes round in a circle.`);
    seen.add(found.value);
    found = documents.follow(found, $ref);
  }
  if (!isNode(found.value)) return documents.fail(found, 'There has to be an object here.');
  return { node: found.value, at: found, shared: shared || (seen.size > 0 && sharing) };
}

/** The objects in a map, by name; none when there is no map. */
export function settleMap(documents: DocumentSet, map: Located, shared: boolean): ReadonlyMap<string, Found> {
  return new Map(namesOf(map).map((name) => [name, settle(documents, documents.member(map, name), shared)]));
}

/** The names in a map; `x-` has no meaning in most of them: a header may be called so. */
export function namesOf(map: Located): string[] {
  return isNode(map.value) ? Object.keys(map.value) : [];
}

/** The names in the paths or the responses of a document, where those with `x-` are extensions. */
export function namesBesideExtensions(map: Located): string[] {
  return namesOf(map).filter((name) => !name.startsWith('x-'));
}
