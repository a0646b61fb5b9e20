import type { IncomingMessage } from 'node:http';
import type { MockBody, MockContract, MockOperation } from './contract.ts';
import { Fault } from './fault.ts';
import type { Flaw } from './flaw.ts';
import { bodyMediaType } from './media-types.ts';
import { normalizeBody, normalizeParameter } from './normalize.ts';
import type { SchemaObject } from './openapi.ts';
import { decodeText, parseJson } from './parse-body.ts';
import type { PrismRequest } from './prism.ts';
import { type BodyTimes, readBody } from './read-body.ts';
import type { Route } from './routes.ts';
import { parseQuery } from './target.ts';
import { textFlaws } from './text-flaws.ts';
import { unknownFields } from './unknown-fields.ts';

/** A request made ready for Prism, with the faults that Prism does not see. */
export interface PreparedRequest {
  readonly prism: PrismRequest;
  readonly flaws: readonly Flaw[];
  /** Names of parameters and fields that the contract does not know (G18). */
  readonly unknown: readonly string[];
  /** The decoded body with its schema. */
  readonly body?: { readonly form: boolean; readonly value: unknown; readonly schema: SchemaObject };
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
  const flaws: Flaw[] = [];
  const queryGiven = queryValues(operation, query, flaws);
  const headers = headerValues(operation, request, flaws);
  const declared = new Set(operation.parameters.filter((one) => one.in === 'query').map((one) => one.name));
  const unknown = [...query.keys()].filter((name) => !declared.has(name)).map(spelled);
  const prism = { method: operation.method, path: pathOf(operation, route), query: queryGiven, headers };
  const body = operation.body && (await bodyText(operation.body, request, times));
  if (body === undefined) return { prism, flaws, unknown };
  const form = body.mediaType === formType;
  const value = form ? formValues(body.text, flaws) : normalizeBody(parseJson(body.text));
  const schema = operation.body?.schemas.get(body.mediaType) ?? {};
  return {
    prism: {
      ...prism,
      headers: { ...headers, 'content-type': body.mediaType },
      // Prism takes a falsy value for an absent body; a list is refused by the same rule.
      body: form ? new URLSearchParams(value as Record<string, string>).toString() : value || [],
    },
    flaws,
    unknown: [...unknown, ...unknownFields(contract.document, schema, value).map(spelled)],
    body: { form, value, schema },
  };
}

/** An empty name would be invisible in a list. */
function spelled(name: string): string {
  return name || '""';
}

function pathOf(operation: MockOperation, route: Route): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(pathValue(name, route)),
  );
}

function pathValue(name: string, route: Route): string {
  const value = normalizeParameter(name, route.pathValues.get(name) ?? '');
  if (value.trim() !== '') return value;
  throw new Fault('not_found', `The path has a blank ${name}. Give the one of a resource.`);
}

/** Values of declared parameters only, by their exact names: Prism would take `LIMIT` for `limit`. */
function queryValues(
  operation: MockOperation,
  query: ReadonlyMap<string, readonly string[]>,
  flaws: Flaw[],
): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const given = query.get(name)?.map((value) => normalizeParameter(name, value));
    if (place !== 'query' || given === undefined) continue;
    const many = schema?.type === 'array';
    if (!many && given.length > 1) flaws.push(textFlaw('query', name, 'is given more than once'));
    else if (given.includes('')) flaws.push(textFlaw('query', name, 'must not be empty'));
    else flaws.push(...textFlaws('query', name, schema, given));
    if (!given.includes('')) values[name] = many ? given : (given[0] ?? '');
  }
  return values;
}

/** Values of declared header parameters; an empty one is absent (G52) unless it has a least length. */
function headerValues(
  operation: MockOperation,
  request: IncomingMessage,
  flaws: Flaw[],
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const value = request.headers[name.toLowerCase()];
    if (place !== 'header' || typeof value !== 'string') continue;
    if (value.trim() !== '') {
      values[name] = value;
      flaws.push(...textFlaws('header', name, schema, [value]));
    } else if ((schema?.minLength ?? 0) > 0) flaws.push(textFlaw('header', name, 'must not be empty'));
  }
  return values;
}

/** The fields of a form; empty ones are absent, repeated ones are faults (RFC 6749, 3.2). */
function formValues(text: string, flaws: Flaw[]): Record<string, string> {
  const fields = [...parseQuery(text, 'form body')].filter(([, values]) =>
    values.some((value) => value !== ''),
  );
  for (const [name, { length }] of fields) {
    if (length > 1) flaws.push(textFlaw('body', name, 'is given more than once'));
  }
  return Object.fromEntries(fields.map(([name, values]) => [name, values[0] ?? '']));
}

function textFlaw(place: 'query' | 'header' | 'body', name: string, rule: string): Flaw {
  return { path: [place, name], code: 'text', rule };
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
