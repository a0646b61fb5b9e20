import { type Call, Fault, type Flaw, type Reply } from '@finops/contract-express';
import { flawsFault, parseQuery, splitTarget } from '@finops/contract-express/reading';
import type { MockOperation } from './contract.ts';
import { stateOf, withParameters } from './location.ts';

type Query = ReadonlyMap<string, readonly string[]>;

/** Valid redirect URIs: no script URLs, no fragments. */
const webAddress = /^https?:\/\/[\x21\x22\x24-\x7e]+$/i;

/** Checks the redirect URI of an authorization request beyond its schema. */
export function redirectFlaws(operation: MockOperation, query: Query): Flaw[] {
  const uri = query.get('redirect_uri')?.[0];
  if (!redirects(operation) || !uri || (webAddress.test(uri) && URL.canParse(uri))) return [];
  const rule = 'must be an http or https address without a fragment';
  return [{ place: 'query', field: 'redirect_uri', code: 'redirect', rule }];
}

/**
 * The reply to an invalid authorization request: a redirect with `error` and its description (RFC 6749, 4.1.2.1; G88).
 * An invalid client or redirect URI remains an error, whatever else is invalid. Undefined for other operations and
 * other errors.
 */
export function authorizationRefusal(
  operation: MockOperation,
  error: unknown,
  call: Call,
  errorReply: (error: unknown, call: Call) => Reply,
): Reply | undefined {
  if (!redirects(operation) || !(error instanceof Fault) || error.facts.flaws === undefined) return undefined;
  const query = parseQuery(splitTarget(call.request.url ?? '/').query);
  const uri = query.get('redirect_uri')?.[0] ?? '';
  const staying = [...redirectFlaws(operation, query), ...error.facts.flaws].filter(isOfClient);
  if (staying.length > 0) return errorReply(flawsFault(staying, false), call);
  const told = Object.entries(errorReply(error, call).body ?? {});
  return {
    status: 303,
    headers: { Location: withParameters(uri, [...told, ...stateOf(query), ...issuerOf(operation)]) },
  };
}

function isOfClient({ field }: Flaw): boolean {
  return field === 'client_id' || field === 'redirect_uri';
}

function redirects(operation: MockOperation): boolean {
  return operation.responses.has('303') && operation.parameters.some((one) => one.name === 'redirect_uri');
}

/** The `iss` of the documented examples (RFC 9207). */
function issuerOf(operation: MockOperation): [string, string][] {
  const examples = [...(operation.responses.get('303')?.locations.values() ?? [])];
  const issuers = examples.map((one) => new URL(one, 'http://localhost').searchParams.get('iss'));
  const issuer = issuers.find((one) => one !== null);
  return issuer === undefined || issuer === null ? [] : [['iss', issuer]];
}
