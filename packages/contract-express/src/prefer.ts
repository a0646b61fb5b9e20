/**
 * Parses the preferences of a `Prefer` header (RFC 7240) by lower-case name: `code=422, example=quote-expired`; `;`
 * separates as well, and quotes are optional.
 */
export function preferences(header: string | readonly string[] | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  // Inside quotes, `,` and `;` belong to the value; no character can match in two ways, so the time is linear.
  for (const part of String(header ?? '').match(/(?:"(?:\\.?|[^"\\])*(?:"|$)|[^,;"])+/g) ?? []) {
    const [name = '', ...rest] = part.split('=');
    const key = name.trim().toLowerCase();
    // The first occurrence counts (RFC 7240, 2).
    if (!found.has(key)) found.set(key, unquoted(rest.join('=').trim()));
  }
  return found;
}

/** Whether a `Prefer` header asks for strict handling (RFC 7240, 4.4). */
export function prefersStrict(header: string | readonly string[] | undefined): boolean {
  return preferences(header).get('handling')?.toLowerCase() === 'strict';
}

function unquoted(value: string): string {
  const inner = /^"(.*)"$/.exec(value)?.[1];
  return inner === undefined ? value : inner.replace(/\\(.)/g, '$1');
}
