import { type ApiDocument, operationAt, type ParameterObject, resolve } from '@finops/openapi';
import { type DocumentedOperation, documentedOperations } from '../../src/reading/operations.ts';
import { examplesOf, mutationsOf, textsFor } from './sample-values.ts';

/** A request of an operation, ready to be sent. */
export interface GeneratedRequest {
  readonly operation: DocumentedOperation;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const form = 'application/x-www-form-urlencoded';

/** Requests of every operation: its examples, and each with one parameter or field changed. */
export function generatedRequests(document: ApiDocument): GeneratedRequest[] {
  return documentedOperations(document).flatMap((operation) => {
    const bodies = bodiesOf(document, operation);
    const [sample] = bodies;
    const given = operation.parameters.filter((one) => one.required || one.in === 'path');
    const base = new Map(given.map((one) => [one, exampleOf(one)] as const));
    return [
      ...bodies.map((body) => requestOf(operation, base, body)),
      ...operation.parameters.flatMap((parameter) => [
        requestOf(operation, without(base, parameter), sample),
        ...textsFor(parameter.schema ?? {}, parameter.example).map((text) =>
          requestOf(operation, new Map(base).set(parameter, text), sample),
        ),
      ]),
      requestOf(operation, new Map(base).set({ name: 'yet_unknown', in: 'query' }, '1'), sample),
    ];
  });
}

/** A valid request of an operation. */
export function sampleRequest(document: ApiDocument, operation: DocumentedOperation): GeneratedRequest {
  const given = operation.parameters.filter((one) => one.required || one.in === 'path');
  return requestOf(
    operation,
    new Map(given.map((one) => [one, exampleOf(one)] as const)),
    bodiesOf(document, operation)[0],
  );
}

interface GeneratedBody {
  readonly type: string;
  readonly value: unknown;
}

function bodiesOf(document: ApiDocument, operation: DocumentedOperation): GeneratedBody[] {
  const object = operationAt(document, operation);
  const content = object?.requestBody ? resolve(document, object.requestBody).content : {};
  return Object.entries(content).flatMap(([type, media]) => {
    const examples = examplesOf(document, media);
    const [first] = examples;
    const mutated = type === form ? formMutations(first) : mutationsOf(first);
    const others =
      type === form ? [] : [{}, [], 'x', 5, null, ...examples.slice(1).flatMap((one) => mutationsOf(one, 0))];
    return [...examples, ...mutated, ...others].map((value) => ({ type, value }));
  });
}

/** The fields of a form are texts, and an empty one is no field (RFC 6749, 3.2). */
function formMutations(value: unknown): unknown[] {
  return mutationsOf(value, 0).concat(
    Object.keys(value as object).map((name) => ({ ...(value as object), [name]: 'x'.repeat(3000) })),
  );
}

function exampleOf({ example, schema }: ParameterObject): string {
  return String(example ?? schema?.examples?.[0] ?? schema?.example ?? schema?.enum?.[0] ?? 'x');
}

function without(
  base: ReadonlyMap<ParameterObject, string>,
  parameter: ParameterObject,
): Map<ParameterObject, string> {
  return new Map([...base].filter(([one]) => one !== parameter || one.in === 'path'));
}

function requestOf(
  operation: DocumentedOperation,
  texts: ReadonlyMap<ParameterObject, string>,
  body: GeneratedBody | undefined,
): GeneratedRequest {
  const inPlace = (place: ParameterObject['in']): [string, string][] =>
    [...texts].filter(([one]) => one.in === place).map(([{ name }, text]) => [name, text]);
  const values = new Map(inPlace('path'));
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const query = inPlace('query').map((pair) => pair.map(encodeURIComponent).join('='));
  const headers = Object.fromEntries(inPlace('header').map(([name, text]) => [name, encodeURI(text)]));
  return {
    operation,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...headers, ...(body && { 'content-type': body.type }) },
    ...(body && { body: bodyText(body) }),
  };
}

function bodyText({ type, value }: GeneratedBody): string {
  return type === form
    ? new URLSearchParams(value as Record<string, string>).toString()
    : JSON.stringify(value);
}
