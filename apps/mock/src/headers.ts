import type { HeaderObject } from '@finops/contract-express/reading';

/** What the values of declared headers depend on. */
export interface HeaderFacts {
  /** Decoded path segments of the request. */
  readonly segments: readonly string[];
  readonly status: number;
  readonly location?: string;
  readonly ignored?: readonly string[];
}

/** Declared headers with their examples; those that state a fact about the request only when it is one. */
export function declaredHeaders(
  headers: ReadonlyMap<string, HeaderObject>,
  facts: HeaderFacts,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, header] of headers) {
    const value = headerValue(name.toLowerCase(), header, facts);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function headerValue(name: string, header: HeaderObject, facts: HeaderFacts): string | undefined {
  // The server gives each response its own; nothing is ever replayed by a mock without state.
  if (name === 'x-request-id' || name === 'idempotency-replayed') return undefined;
  if (name === 'ignored-fields')
    return facts.ignored && facts.ignored.length > 0 ? listed(facts.ignored) : undefined;
  if (name === 'location' && facts.location !== undefined) return facts.location;
  if (header.example === undefined) return undefined;
  const example = String(header.example);
  // Limits are counted by resource, the first segment after the version (G11).
  if (!name.startsWith('ratelimit')) return example;
  const limited = example.replace(/"[^"]*"/, `"${resourceOf(facts.segments)}"`);
  // Who has used up a limit has nothing left of it.
  return facts.status === 429 ? limited.replace(/;r=\d+/, ';r=0') : limited;
}

function resourceOf(segments: readonly string[]): string {
  const [first = '', second] = segments;
  return (/^v\d+$/.test(first) ? (second ?? first) : first).replace(/[^A-Za-z0-9._-]/g, '') || 'api';
}

/** Names for a header: characters that a header cannot hold are percent-encoded, and the list is kept short. */
function listed(names: readonly string[]): string {
  const safe = [...new Set(names)].map((name) => encodeURIComponent(name.slice(0, 100).toWellFormed()));
  let list = '';
  for (const name of safe) {
    if (list.length + name.length > 1000) return `${list}, ...`;
    list += list === '' ? name : `, ${name}`;
  }
  return list;
}
