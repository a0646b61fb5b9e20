import type { IncomingHttpHeaders } from 'node:http';
import type { MockContract, MockOperation } from './contract.ts';
import { allowedMethods, type Route } from './routes.ts';

/** Request headers that every operation takes, beside the parameters that it documents. */
const always = ['Authorization', 'Content-Type', 'Accept', 'Prefer'];
const anyMethod = 'GET, PUT, POST, DELETE, PATCH, HEAD, OPTIONS';

/**
 * Headers of every mock response, so that a page of any origin may call the mock and read all of it.
 * (The service itself opens CORS for public-key operations only, G24.)
 */
export function corsHeaders(contract: MockContract): Record<string, string> {
  return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': contract.exposedHeaders };
}

/**
 * Headers of the answer to OPTIONS, a CORS preflight or not. An unknown path is let through, so that a page
 * gets to read the 404 instead of a CORS failure.
 */
export function preflightHeaders(
  route: Route | undefined,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  const methods = route ? allowedMethods(route) : anyMethod;
  return {
    Allow: methods,
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': allowedHeaders(route?.operations ?? [], headers),
    'Access-Control-Max-Age': '600',
  };
}

function allowedHeaders(operations: readonly MockOperation[], headers: IncomingHttpHeaders): string {
  const declared = operations.flatMap((one) => [
    ...one.parameters.filter((parameter) => parameter.in === 'header').map((parameter) => parameter.name),
    ...one.credentials
      .flat()
      .flatMap((scheme) => (scheme.type === 'apiKey' && scheme.name ? [scheme.name] : [])),
  ]);
  const asked = (headers['access-control-request-headers'] ?? '').split(',').map((name) => name.trim());
  const names = new Map<string, string>();
  for (const name of [...always, ...declared, ...asked]) {
    const key = name.toLowerCase();
    if (/^[a-z0-9_-]{1,64}$/.test(key) && !names.has(key)) names.set(key, name);
  }
  return [...names.values()].join(', ');
}
