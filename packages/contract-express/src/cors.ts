import type { IncomingHttpHeaders } from 'node:http';
import type { CompiledOperation } from './compile.ts';
import type { Route } from './routes.ts';

/** Headers of the replies of an operation that pages of any origin may call and read. */
export function corsHeaders({ exposedHeaders }: CompiledOperation): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': exposedHeaders,
  };
}

/** Whether a request is a CORS preflight, and the method that it asks for. */
export function preflightMethod(headers: IncomingHttpHeaders): string | undefined {
  return headers.origin === undefined ? undefined : headers['access-control-request-method'];
}

/** Headers that let a preflight pass: the headers that it asks for are allowed as far as they are names of headers. */
export function preflightHeaders(
  { allow }: Route<CompiledOperation>,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  const asked = String(headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w-]{1,64}$/.test(name));
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': allow,
    ...(asked.length > 0 && { 'Access-Control-Allow-Headers': asked.join(', ') }),
    'Access-Control-Max-Age': '600',
  };
}
