import { type HeaderObject, resourceOf } from '@finops/openapi';

/** What the values of declared headers depend on. */
export interface HeaderFacts {
  /** Decoded path segments of the request. */
  readonly segments: readonly string[];
  readonly status: number;
  readonly location?: string;
}

/** Declared headers with their examples; those that state a fact about the request only when it is one. */
export function declaredHeaders(
  headers: ReadonlyMap<string, HeaderObject>,
  facts: HeaderFacts,
): Record<string, string> {
  const limit = Number(headers.get('x-rate-limit')?.example ?? USUAL_LIMIT);
  const values: Record<string, string> = {};
  for (const [name, header] of headers) {
    const value = headerValue(name.toLowerCase(), header, facts, limit);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

const USUAL_LIMIT = 100;

function headerValue(
  name: string,
  header: HeaderObject,
  facts: HeaderFacts,
  limit: number,
): string | undefined {
  // The pipeline gives each response its own; nothing is ever replayed by a mock without state.
  if (['x-request-id', 'ignored-fields', 'idempotency-replayed'].includes(name)) return undefined;
  if (name === 'location' && facts.location !== undefined) return facts.location;
  // Limits are counted by resource (G11); who has used one up has nothing left of it.
  const resource = resourceOf(facts.segments).replace(/[^A-Za-z0-9._-]/g, '') || 'api';
  if (name === 'ratelimit') return `"${resource}";r=${facts.status === 429 ? 0 : limit - 1};t=60`;
  if (name === 'ratelimit-policy') return `"${resource}";q=${limit};w=60`;
  return header.example === undefined ? undefined : String(header.example);
}
