import type { IncomingMessage } from 'node:http';
import type { ParameterObject, SecurityScheme } from '@finops/openapi';
import { Fault } from './fault.ts';

/** Single-valued headers: the contract's names by lower-case name. */
export type SingleHeaders = ReadonlyMap<string, string>;

/** The single-valued headers of every request, whether it leads to an operation or not. */
const commonSingleHeaders: SingleHeaders = new Map(
  ['Authorization', 'Content-Length', 'Content-Type', 'Host'].map((name) => [name.toLowerCase(), name]),
);

/** Declared headers that are lists although their schema is a text (RFC 7240, 2). */
const lists: ReadonlySet<string> = new Set(['prefer']);

/** The single-valued headers of an operation: those of every request, its own parameters and its credentials. */
export function singleHeaders(
  parameters: readonly ParameterObject[],
  credentials: readonly (readonly SecurityScheme[])[],
): SingleHeaders {
  const declared = [
    ...parameters.filter(({ schema }) => schema?.type !== 'array'),
    ...credentials.flat().map(({ in: place, name = '' }) => ({ in: place, name })),
  ];
  const names = declared.filter((one) => one.in === 'header').map(({ name }) => name);
  const single = names.map((name) => [name.toLowerCase(), name] as const);
  return new Map([...commonSingleHeaders, ...single.filter(([lowerCased]) => !lists.has(lowerCased))]);
}

/**
 * Throws an `unreadable` fault for an HTTP version other than 1.0 and 1.1, for an HTTP/1.1 request without a `Host`
 * (RFC 9112, 3.2), and for a repeated single-valued header, because different readers of the request may use different
 * values.
 */
export function checkHead(
  { headers, httpVersion, rawHeaders }: Pick<IncomingMessage, 'headers' | 'httpVersion' | 'rawHeaders'>,
  single: SingleHeaders = commonSingleHeaders,
): void {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') {
    throw new Fault('unreadable', `The request uses HTTP/${httpVersion}. Use HTTP/1.1.`, {
      close: true,
    });
  }
  if (httpVersion === '1.1' && headers.host === undefined) {
    throw new Fault('unreadable', 'The Host header is missing. Send it (RFC 9112, 3.2).');
  }
  // Equal counts of names and headers, a cheap test, mean that none is repeated.
  if (Object.keys(headers).length * 2 !== rawHeaders.length) refuseRepeats(rawHeaders, single);
}

/** Throws for a repeated header; names are at the even indexes. */
function refuseRepeats(rawHeaders: readonly string[], single: SingleHeaders): void {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const lowerCased = (rawHeaders[index] ?? '').toLowerCase();
    const name = single.get(lowerCased);
    if (name !== undefined && seen.has(lowerCased)) {
      throw new Fault('unreadable', `The ${name} header was sent more than once. Send it once.`);
    }
    seen.add(lowerCased);
  }
}
