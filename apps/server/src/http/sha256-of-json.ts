import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';

/** Characters hashed before yielding to the event loop. */
const PART = 1_000_000;

/**
 * Hashes plain data; equal values have equal hashes, whatever the order of their fields. Large values are hashed in
 * parts, with the event loop free in between.
 */
export async function sha256OfJson(value: unknown): Promise<Uint8Array> {
  const hash = createHash('sha256');
  let part = '';
  for (const text of jsonOf(value)) {
    part += text;
    if (part.length < PART) continue;
    hash.update(part);
    part = '';
    await othersTurn();
  }
  return hash.update(part).digest();
}

/** Yields the JSON of plain data in pieces, with the fields of each object sorted by name. */
function* jsonOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) {
    yield JSON.stringify(value) ?? 'null';
  } else if (Array.isArray(value)) {
    let before = '[';
    for (const item of value) {
      yield before;
      yield* jsonOf(item);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else {
    let before = '{';
    for (const [name, field] of Object.entries(sorted(value))) {
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonOf(field);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}

function sorted(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}
