/**
 * Resolves a local `$ref` completely. Returns a node without `$ref` unchanged, and undefined for a reference into
 * another file or to nothing: rules check only content of the document itself.
 */
export function dereference(document, node) {
  let current = node;
  for (let hops = 0; typeof current?.$ref === 'string'; hops += 1) {
    if (hops > 20 || !current.$ref.startsWith('#/')) return undefined;
    current = valueAt(document, pointerPath(current.$ref));
  }
  return current;
}

/** The path of a local reference: `#/components/schemas/Fee` is `['components', 'schemas', 'Fee']`. */
export function pointerPath(ref) {
  return ref
    .slice(2)
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The name at the end of a reference: `Fee` for `#/components/schemas/Fee` and for `../schemas/Fee.yaml`. */
export function referencedName(ref) {
  return ref
    .split('/')
    .pop()
    .replace(/\.(ya?ml|json)$/, '');
}

/** Whether the document is self-contained: no reference points to another file. */
export function isBundle(document) {
  let whole = true;
  visit(document, (node) => {
    if (typeof node.$ref === 'string' && !node.$ref.startsWith('#')) whole = false;
  });
  return whole;
}

/** Calls `see(node, path)` for every object and array of a value, each object once. */
export function visit(value, see, path = [], seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  see(value, path);
  for (const [key, child] of Object.entries(value)) visit(child, see, [...path, key], seen);
}

function valueAt(document, path) {
  return path.reduce((value, segment) => value?.[segment], document);
}
