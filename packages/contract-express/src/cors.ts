import type { IncomingHttpHeaders } from 'node:http';
import type { CompiledOperation } from './compile/compile.ts';

/** Headers of replies that pages of any origin may read, with the list of readable headers. */
export function corsHeaders(exposedHeaders: string): Record<string, string> {
  return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposedHeaders };
}

/** The headers of every reply of an app that is entirely open. */
export function openHeaders(operations: readonly CompiledOperation[]): Record<string, string> {
  const names = operations.flatMap(({ exposedHeaders }) => exposedHeaders.split(', '));
  return corsHeaders(
    [...new Set(['X-Request-Id', 'Allow', ...names])].filter((name) => name !== '').join(', '),
  );
}

/** The method that a CORS preflight asks for; undefined if the request is not a preflight. */
export function preflightMethod(headers: IncomingHttpHeaders): string | undefined {
  return headers.origin === undefined ? undefined : headers['access-control-request-method'];
}

/** Headers that let a preflight succeed: requested headers are allowed if they are valid header names. */
export function preflightHeaders(
  allowedMethods: string,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  const asked = String(headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w-]{1,64}$/.test(name));
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': allowedMethods,
    ...(asked.length > 0 && { 'Access-Control-Allow-Headers': asked.join(', ') }),
    'Access-Control-Max-Age': '600',
  };
}
