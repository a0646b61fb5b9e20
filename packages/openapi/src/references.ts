import { joinPointer, nodeAt, splitPointer } from './json-pointer.ts';
import { percentDecoded } from './percent-decoded.ts';

export interface Reference {
  readonly $ref: string;
}

/** Longest chain of references; a longer one counts as a cycle. */
const MOST_HOPS = 32;

/**
 * Resolves a local `$ref`; a node without one is returned unchanged. Throws an Error if the document has no such node.
 */
export function resolve<T extends object>(document: object, node: T | Reference): T {
  return locate(document, node, '').node;
}

/**
 * Resolves a local `$ref` and returns the node with its reference; without a `$ref` both are returned unchanged. Throws
 * an Error if the document has no such node.
 */
export function locate<T extends object>(
  document: object,
  node: T | Reference,
  reference: string,
): { readonly node: T; readonly reference: string } {
  let [found, place]: [T | Reference, string] = [node, reference];
  for (let hops = 0; '$ref' in found && typeof found.$ref === 'string'; hops++) {
    if (hops > MOST_HOPS) throw new Error(`${found.$ref} refers to itself.`);
    place = found.$ref;
    const target = nodeAt(document, referenceSteps(place));
    if (typeof target !== 'object' || target === null) {
      throw new Error(`The document has nothing at ${place}.`);
    }
    found = target as T | Reference;
  }
  return { node: found as T, reference: place };
}

/** The member names from the root of the document to the target of a reference: `#/a/b~1c` has `a` and `b/c`. */
export function referenceSteps(reference: string): string[] {
  return splitPointer(percentDecoded(reference.slice(reference.indexOf('#') + 1)));
}

/** The same for the `$ref` of a node; undefined if it has none, or one into another document. */
export function referencedSteps(node: object): string[] | undefined {
  return '$ref' in node && typeof node.$ref === 'string' && node.$ref.startsWith('#/')
    ? referenceSteps(node.$ref)
    : undefined;
}

/** The name of the component schema that a reference points to; undefined for any other reference. */
export function schemaName(reference: string): string | undefined {
  const [components, kind, name, ...below] = referenceSteps(reference);
  return components === 'components' && kind === 'schemas' && below.length === 0 ? name : undefined;
}

/** Extends a reference, `#` for the root, by member names, percent-encoded as in a URL. */
export function referenceTo(above: string, ...members: readonly (string | number)[]): string {
  return members.reduce<string>(
    (reference, member) => `${reference}/${encodeURIComponent(joinPointer('', member).slice(1))}`,
    above,
  );
}
