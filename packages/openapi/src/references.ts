import { joinPointer, nodeAt, splitPointer } from './json-pointer.ts';
import { percentDecoded } from './percent-decoded.ts';

export interface Reference {
  readonly $ref: string;
}

/** Most references that lead to one another before they count as a circle. */
const MOST_HOPS = 32;

/**
 * Follows a local `$ref` to the node that it names; a node without one is returned as it is.
 * Throws an Error when the document has no such node.
 */
export function resolve<T extends object>(document: object, node: T | Reference): T {
  return locate(document, node, '').node;
}

/**
 * Follows a local `$ref` to the node that it names, and gives the reference that leads there; without a `$ref` both are as given.
 * Throws an Error when the document has no such node.
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

/** The members from the root of its document to the node that a reference names: `#/a/b~1c` goes through `a` and `b/c`. */
export function referenceSteps(reference: string): string[] {
  return splitPointer(percentDecoded(reference.slice(reference.indexOf('#') + 1)));
}

/** The same for the `$ref` of a node; undefined for a node without one, or with one into another document. */
export function referencedSteps(node: object): string[] | undefined {
  return '$ref' in node && typeof node.$ref === 'string' && node.$ref.startsWith('#/')
    ? referenceSteps(node.$ref)
    : undefined;
}

/** The name of the schema of the components that a reference leads to; undefined for any other reference. */
export function schemaName(reference: string): string | undefined {
  const [components, kind, name, ...below] = referenceSteps(reference);
  return components === 'components' && kind === 'schemas' && below.length === 0 ? name : undefined;
}

/** The reference below another one, `#` for the root, to what members lead to; with percent-encoding, as in a URL. */
export function referenceTo(above: string, ...members: readonly (string | number)[]): string {
  return members.reduce<string>(
    (reference, member) => `${reference}/${encodeURIComponent(joinPointer('', member).slice(1))}`,
    above,
  );
}
