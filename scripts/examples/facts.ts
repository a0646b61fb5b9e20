/** Any JSON object. */
export type Json = Record<string, unknown>;

/** A place inside an example. */
export interface Place {
  /** Label of the example: `GET /v1/quotes/{id} 200 "quote-pending"`. */
  example: string;
  /** JSON pointer inside the example's value. */
  pointer: string;
}

/** One thing that a rule checked, and whether it holds. */
export interface Fact extends Place {
  holds: boolean;
  what: string;
}

/** Creates a fact about a place or a field of it. */
export function fact(place: Place, field: string, holds: boolean, what: string): Fact {
  const pointer = field ? `${place.pointer}/${field.replaceAll('.', '/')}` : place.pointer;
  return { example: place.example, pointer, holds, what };
}

/** The value at a dotted path; undefined if there is none. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (node as Json | null | undefined)?.[key], value);
}

/** The string at a dotted path; empty if there is none. */
export function text(value: unknown, path: string): string {
  const found = at(value, path);
  return typeof found === 'string' ? found : '';
}

/** The objects in the list at a dotted path. */
export function list(value: unknown, path: string): Json[] {
  const found = path ? at(value, path) : value;
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A canonical form that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    isObject(node) ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1))) : node,
  );
}

/** Every node of a value with its pointer, the value itself first. */
export function walk(value: unknown, pointer = ''): { node: unknown; pointer: string; key: string }[] {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (typeof value !== 'object' || value === null) return [{ node: value, pointer, key }];
  const inner = Object.entries(value).flatMap(([name, entry]) =>
    walk(entry, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return [{ node: value, pointer, key }, ...inner];
}
