import { type HeaderObject, resourceOf } from '@finops/openapi';

/** Facts that determine the values of declared headers. */
export interface HeaderFacts {
  /** Decoded path segments of the request. */
  readonly segments: readonly string[];
  readonly status: number;
  readonly location?: string;
}

/**
 * Returns declared headers with their examples; a header that states a fact about the request only if the fact holds.
 */
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
  // The pipeline sets these for each response; a stateless mock never replays a response.
  if (['x-request-id', 'ignored-fields', 'idempotency-replayed'].includes(name)) return undefined;
  if (name === 'location' && facts.location !== undefined) return facts.location;
  // Limits are counted by resource (G11); after a 429 nothing remains.
  const resource = resourceOf(facts.segments).replace(/[^A-Za-z0-9._-]/g, '') || 'api';
  if (name === 'ratelimit') return `"${resource}";r=${facts.status === 429 ? 0 : limit - 1};t=60`;
  if (name === 'ratelimit-policy') return `"${resource}";q=${limit};w=60`;
  return header.example === undefined ? undefined : String(header.example);
}
