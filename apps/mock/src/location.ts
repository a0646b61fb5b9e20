import { parameterOf } from '@finops/openapi';
import type { MockContract } from './contract.ts';
import type { Choice } from './prefer.ts';

/**
 * Path of the resource in a response: the request's path and the `id` of the body, or the path at which such resources
 * are read (a payment request created under a link is read under `/v1/payments/requests`).
 */
export function createdLocation(
  contract: MockContract,
  segments: readonly string[],
  body: unknown,
): string | undefined {
  const id = (body as { data?: { id?: unknown } } | undefined)?.data?.id;
  if (typeof id !== 'string') return undefined;
  const below = contract.routes.find([...segments, id]);
  if (below?.route.operations.has('GET')) {
    return `/${[...segments, id].map(encodeURIComponent).join('/')}`;
  }
  const found = contract.operations.find(({ method, path }) => {
    const parts = path.split('/');
    return method === 'get' && parameterOf(parts.at(-1)) !== undefined && parts.at(-2) === segments.at(-1);
  });
  return found?.path.replace(/\{[^}]+\}$/, encodeURIComponent(id));
}

/**
 * The redirect of an authorization request: the named example, by default the one with a code, applied to the request's
 * `redirect_uri` and `state` (RFC 6749, 4.1.2).
 */
export function redirectLocation(
  choice: Choice,
  query: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const { locations } = choice.response;
  const examples = [...locations.values()].filter((value) => URL.canParse(value));
  const wanted = choice.example === undefined ? undefined : locations.get(choice.example);
  const example = wanted ?? examples.find((value) => new URL(value).searchParams.has('code')) ?? examples[0];
  const target = query.get('redirect_uri')?.[0];
  if (example === undefined || target === undefined) return example;
  const parameters = new URL(example).searchParams;
  if (!parameters.has('state')) return example;
  return withParameters(target, [...[...parameters].filter(([name]) => name !== 'state'), ...stateOf(query)]);
}

/** Appends parameters to a redirect URI without changing a byte of it. */
export function withParameters(uri: string, parameters: Iterable<readonly [string, string]>): string {
  const text = [...parameters].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const joint = !uri.includes('?') ? '?' : /[?&]$/.test(uri) ? '' : '&';
  return uri + joint + text;
}

/** The `state` of an authorization request, as a parameter to return. */
export function stateOf(query: ReadonlyMap<string, readonly string[]>): [string, string][] {
  const [state, ...others] = query.get('state') ?? [];
  return state === undefined || others.length > 0 ? [] : [['state', state]];
}
