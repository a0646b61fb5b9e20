import type { IncomingMessage } from 'node:http';
import type { MockBody, MockContract, MockOperation } from './contract.ts';
import { Fault } from './fault.ts';
import { bodyMediaType } from './media-types.ts';
import { normalizeBody, normalizeParameter } from './normalize.ts';
import { decodeText, parseJson } from './parse-body.ts';
import type { PrismRequest, Violation } from './prism.ts';
import { type BodyTimes, readBody } from './read-body.ts';
import type { Route } from './routes.ts';
import { parseQuery } from './target.ts';
import { unknownFields } from './unknown-fields.ts';

/** A request made ready for Prism, with the faults that Prism does not see. */
export interface PreparedRequest {
  readonly prism: PrismRequest;
  readonly violations: readonly Violation[];
  /** Names of parameters and fields that the contract does not know (G18). */
  readonly unknown: readonly string[];
  /** Whether the body is a form. */
  readonly form: boolean;
}

const formType = 'application/x-www-form-urlencoded';

/** Reads, decodes and normalizes (G52) the parts of a request. Throws the faults of what cannot be read. */
export async function prepareRequest(
  contract: MockContract,
  operation: MockOperation,
  route: Route,
  query: ReadonlyMap<string, readonly string[]>,
  request: IncomingMessage,
  times: BodyTimes,
): Promise<PreparedRequest> {
  const violations: Violation[] = [];
  const queryGiven = queryValues(operation, query, violations);
  const headers = headerValues(operation, request, violations);
  const declared = new Set(operation.parameters.filter((one) => one.in === 'query').map((one) => one.name));
  const unknown = [...query.keys()].filter((name) => !declared.has(name));
  const prism = { method: operation.method, path: pathOf(operation, route), query: queryGiven, headers };
  const body = operation.body && (await bodyText(operation.body, request, times));
  if (body === undefined) return { prism, violations, unknown, form: false };
  const form = body.mediaType === formType;
  const value = form ? formValues(body.text, violations) : normalizeBody(parseJson(body.text));
  const schema = operation.body?.schemas.get(body.mediaType) ?? {};
  return {
    prism: {
      ...prism,
      headers: { ...headers, 'content-type': body.mediaType },
      // Prism takes a falsy value for an absent body; a list is refused by the same rule.
      body: form ? new URLSearchParams(value as Record<string, string>).toString() : value || [],
    },
    violations,
    unknown: [...unknown, ...unknownFields(contract.document, schema, value)],
    form,
  };
}

function pathOf(operation: MockOperation, route: Route): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(normalizeParameter(name, route.pathValues.get(name) ?? '')),
  );
}

/** Values of declared parameters only, by their exact names: Prism would take `LIMIT` for `limit`. */
function queryValues(
  operation: MockOperation,
  query: ReadonlyMap<string, readonly string[]>,
  violations: Violation[],
): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const given = query.get(name)?.map((value) => normalizeParameter(name, value));
    if (place !== 'query' || given === undefined) continue;
    const many = schema?.type === 'array';
    if (!many && given.length > 1) violations.push(violation('query', name, 'is given more than once'));
    if (given.includes('')) violations.push(violation('query', name, 'must not be empty'));
    else values[name] = many ? given : (given[0] ?? '');
  }
  return values;
}

/** Values of declared header parameters; an empty one is absent (G52) unless it has a least length. */
function headerValues(
  operation: MockOperation,
  request: IncomingMessage,
  violations: Violation[],
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const value = request.headers[name.toLowerCase()];
    if (place !== 'header' || typeof value !== 'string') continue;
    if (value.trim() !== '') values[name] = value;
    else if ((schema?.minLength ?? 0) > 0) violations.push(violation('header', name, 'must not be empty'));
  }
  return values;
}

/** The fields of a form; empty ones are absent, repeated ones are faults (RFC 6749, 3.2). */
function formValues(text: string, violations: Violation[]): Record<string, string> {
  const fields = [...parseQuery(text, 'form body')].filter(([, values]) =>
    values.some((value) => value !== ''),
  );
  for (const [name, { length }] of fields) {
    if (length > 1)
      violations.push({ path: ['body', name], code: 'repeated', message: 'is given more than once' });
  }
  return Object.fromEntries(fields.map(([name, values]) => [name, values[0] ?? '']));
}

function violation(place: 'query' | 'header', name: string, message: string): Violation {
  return { path: [place, name], code: 'mock', message };
}

async function bodyText(
  body: MockBody,
  request: IncomingMessage,
  times: BodyTimes,
): Promise<{ text: string; mediaType: string } | undefined> {
  const { headers } = request;
  const announced = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const taken = [...body.schemas.keys()];
  const mediaType = announced
    ? bodyMediaType(headers['content-type'], headers['content-encoding'], taken)
    : '';
  const bytes = announced ? await readBody(request, { bytes: body.maxBytes, ...times }) : new Uint8Array();
  if (bytes.length > 0) return { text: decodeText(bytes), mediaType };
  if (!body.required) return undefined;
  throw new Fault('bad_request', `The body is empty. Send one as ${taken.join(' or ')}.`);
}
