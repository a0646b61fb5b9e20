/**
 * Input normalization (G52): currencies, symbols and networks are trimmed and upper-cased before validation.
 * They are known by their names, which are the same in path, query and body.
 */
const codeName = /^(.+_)?(currency|currency_id|network|symbol|asset)$/;
const queryAndPathNames = new Set(['base', 'counter', 'code', 'id_or_code']);

/** A path or query value. An `id_or_code` that is an identifier keeps its letters. */
export function normalizeParameter(name: string, value: string): string {
  if (!codeName.test(name) && !queryAndPathNames.has(name)) return value;
  const trimmed = value.trim();
  return name === 'id_or_code' && trimmed.includes('_') ? trimmed : trimmed.toUpperCase();
}

/** A JSON body, all the way down; a new value, the given one is left alone. */
export function normalizeBody(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalizeBody);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === 'string' && codeName.test(name) ? member.trim().toUpperCase() : normalizeBody(member),
    ]),
  );
}
