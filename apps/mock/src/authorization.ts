import type { Flaw } from '@finops/contract-express/reading';
import type { MockOperation } from './contract.ts';
import { oauthErrorBody } from './error-body.ts';
import type { Fault } from './fault.ts';
import { stateOf, withParameters } from './location.ts';

type Query = ReadonlyMap<string, readonly string[]>;

/** Where an authorization request can be sent back to: nothing that runs in the page, nothing with a fragment. */
const webAddress = /^https?:\/\/[\x21\x22\x24-\x7e]+$/i;

/** What is wrong with the redirect URI of an authorization request beyond its schema. */
export function redirectFlaws(operation: MockOperation, query: Query): Flaw[] {
  const uri = query.get('redirect_uri')?.[0];
  if (!redirects(operation) || !uri || (webAddress.test(uri) && URL.canParse(uri))) return [];
  const rule = 'must be an http or https address without a fragment';
  return [{ place: 'query', field: 'redirect_uri', code: 'redirect', rule }];
}

/**
 * Where an invalid authorization request is sent back to, with `error` and its description (RFC 6749, 4.1.2.1;
 * G88). Undefined when the error has to stay: at another operation, or with a bad client or redirect URI.
 */
export function refusalLocation(
  operation: MockOperation,
  query: Query,
  flaws: readonly Flaw[],
  fault: Fault,
): string | undefined {
  const uri = query.get('redirect_uri')?.[0];
  if (!redirects(operation) || uri === undefined || flaws.some(isOfClient)) return undefined;
  const { error, error_description } = oauthErrorBody(fault);
  return withParameters(uri, [
    ['error', error],
    ['error_description', error_description],
    ...stateOf(query),
    ...issuerOf(operation),
  ]);
}

/** What to tell of the flaws: a bad client or redirect URI makes the rest of an authorization request moot. */
export function tellingFlaws(operation: MockOperation, flaws: readonly Flaw[]): readonly Flaw[] {
  const staying = redirects(operation) ? flaws.filter(isOfClient) : [];
  return staying.length > 0 ? staying : flaws;
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
