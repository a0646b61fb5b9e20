import type { IncomingMessage } from 'node:http';
import type { ParameterObject, SecurityScheme } from '@finops/openapi';
import { Fault } from './fault.ts';

/** Headers that have one value by the names that the contract gives them, lower-cased names first. */
export type SingleHeaders = ReadonlyMap<string, string>;

/** Those of every request, whether it leads to an operation or not. */
const commonSingleHeaders: SingleHeaders = new Map(
  ['Authorization', 'Content-Length', 'Content-Type', 'Host'].map((name) => [name.toLowerCase(), name]),
);

/** Declared headers that are lists, though their schema is a text (RFC 7240, 2). */
const lists: ReadonlySet<string> = new Set(['prefer']);

/** The headers of an operation that have one value: those that every request has, its own parameters and its credentials. */
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
 * Throws an `unreadable` fault for another version than HTTP/1.0 and HTTP/1.1, for an HTTP/1.1 request without a
 * `Host` (RFC 9112, 3.2), and for a header of one value that is given more than once: which one counts, another
 * reader of the same request may decide differently.
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
  // As many names as headers, which is cheap to see: none is repeated.
  if (Object.keys(headers).length * 2 !== rawHeaders.length) refuseRepeats(rawHeaders, single);
}

/** Names are at the even places. */
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
