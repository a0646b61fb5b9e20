import {
  type ApiDocument,
  operationAt,
  type ParameterObject,
  type RequestBodyObject,
  resolve,
} from '@finops/openapi';
import type { DocumentedOperation } from '../../src/reading/operations.ts';
import type { WireRequest } from './wire.ts';

/** A valid request made of a contract's own examples, in parts that a test may spoil one by one. */
export interface SampleRequest {
  readonly method: string;
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: { readonly name: string; readonly mediaType: string; readonly value: unknown };
}

/**
 * One valid request per named example of the body; one without a body where the operation has none. `credentials`
 * are the headers of the caller. Throws an Error when a required parameter has no example.
 */
export function sampleRequests(
  document: ApiDocument,
  operation: DocumentedOperation,
  credentials: Readonly<Record<string, string>>,
): SampleRequest[] {
  const base = {
    method: operation.method.toUpperCase(),
    path: operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(
        exampleOf(operation.parameters.find((one) => one.in === 'path' && one.name === name)),
      ),
    ),
    query: new Map(
      operation.parameters
        .filter((one) => one.in === 'query' && one.required)
        .map((one) => [one.name, exampleOf(one)] as const),
    ),
    headers: {
      ...Object.fromEntries(
        operation.parameters
          .filter((one) => one.in === 'header' && one.required)
          .map((one) => [one.name, exampleOf(one)]),
      ),
      ...credentials,
    },
  };
  const bodies = bodyExamples(document, operation);
  return bodies.length === 0 ? [base] : bodies.map((body) => ({ ...base, body }));
}

/** The sample as it goes on the wire, with other headers and other query parameters. */
export function toWire(sample: SampleRequest, { headers = {}, query = [], body }: Spoiled = {}): WireRequest {
  const pairs = [...sample.query].filter(([name]) => !query.some(([other]) => other === name));
  const text = [...pairs, ...query].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const payload = body ?? (sample.body && encodeBody(sample.body.mediaType, sample.body.value));
  return {
    method: sample.method,
    target: text === '' ? sample.path : `${sample.path}?${text}`,
    headers: {
      ...sample.headers,
      ...(sample.body && { 'Content-Type': sample.body.mediaType }),
      ...headers,
    },
    ...(payload !== undefined && { body: payload }),
  };
}

export interface Spoiled {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: readonly (readonly [string, string])[];
  readonly body?: string | Uint8Array;
}

/** A body value in the form of its media type. */
export function encodeBody(mediaType: string, value: unknown): string {
  if (mediaType === 'application/json') return JSON.stringify(value);
  return new URLSearchParams(value as Record<string, string>).toString();
}

/** Names of the headers that carry the credentials of an operation; empty for a public one. */
export function credentialNames({ credentials }: DocumentedOperation): string[] {
  const names = credentials.flat().map(({ type, name }) => (type === 'apiKey' && name) || 'Authorization');
  return [...new Set(names)];
}

function exampleOf(parameter: ParameterObject | undefined): string {
  const { example } = parameter ?? {};
  if (example === undefined) throw new Error(`The parameter ${parameter?.name} has no example.`);
  return String(Array.isArray(example) ? example[0] : example);
}

function bodyExamples(document: ApiDocument, operation: DocumentedOperation) {
  const declared = operationAt(document, operation)?.requestBody;
  if (declared === undefined) return [];
  return Object.entries(resolve<RequestBodyObject>(document, declared).content).flatMap(
    ([mediaType, media]) =>
      Object.entries(media.examples ?? {}).map(([name, example]) => ({
        name,
        mediaType,
        value: resolve(document, example).value,
      })),
  );
}
