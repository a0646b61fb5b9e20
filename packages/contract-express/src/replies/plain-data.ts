/** A value that JSON serializes differently from what a validator sees: where it is, and what it is. */
interface Strange {
  /** From the innermost name outwards. */
  readonly path: string[];
  readonly what: string;
}

/**
 * Describes the first value in a body that is not plain data, as `the body holds a Map at data.x; return plain data`:
 * an object of a class, a function, a number that JSON cannot represent, a gap in a list. In such values, validators
 * see other content than what is written, such as getters, or content that `toJSON` hides. Undefined for plain data.
 * The value must not be circular.
 */
export function strangeData(body: unknown): string | undefined {
  const found = strangeIn(body);
  if (found === undefined) return undefined;
  const at = found.path.length === 0 ? '' : ` at ${found.path.toReversed().join('.')}`;
  return `the body holds ${found.what}${at}; return plain data`;
}

function strangeIn(value: unknown): Strange | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : strange(String(value));
  if (typeof value !== 'object') return strange(value === undefined ? 'undefined' : `a ${typeof value}`);
  if (Array.isArray(value)) return strangeInList(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return strange(nameOf(value));
  const fields: Readonly<Record<string, unknown>> = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields);
  for (let index = 0; index < names.length; index++) {
    const name = names[index] ?? '';
    const member = fields[name];
    // JSON omits undefined members, and validators treat them as absent.
    if (typeof member === 'string' || member === undefined) continue;
    const found = strangeIn(member);
    if (found !== undefined) return below(found, name);
  }
  return undefined;
}

function strangeInList(list: readonly unknown[]): Strange | undefined {
  for (let index = 0; index < list.length; index++) {
    const found = strangeIn(list[index]);
    if (found !== undefined) return below(found, String(index));
  }
  return undefined;
}

function strange(what: string): Strange {
  return { path: [], what };
}

function below(found: Strange, name: string): Strange {
  found.path.push(name);
  return found;
}

function nameOf(value: object): string {
  const name: unknown = value.constructor?.name;
  return typeof name === 'string' && name !== '' && name !== 'Object'
    ? `a ${name}`
    : 'an object that inherits fields';
}
