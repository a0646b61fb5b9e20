import type { IncomingMessage } from 'node:http';
import {
  type BodyTimes,
  Fault,
  type Flaw,
  readHeaders,
  readQuery,
  readRequestBody,
  type SchemaObject,
  unknownFields,
  unknownParameters,
} from '@finops/contract-express/reading';
import type { MockContract, MockOperation } from './contract.ts';
import type { PrismRequest } from './prism.ts';
import type { Route } from './routes.ts';

/** A request made ready for Prism, with the faults that Prism does not see. */
export interface PreparedRequest {
  readonly prism: PrismRequest;
  /** Path values by the names of their parameters. */
  readonly path: Readonly<Record<string, string>>;
  readonly flaws: readonly Flaw[];
  /** Names of parameters and fields that the contract does not know (G18). */
  readonly unknown: readonly string[];
  /** The decoded body with its schema. */
  readonly body?: { readonly form: boolean; readonly value: unknown; readonly schema: SchemaObject };
}

/** Reads, decodes and normalizes (G52) the parts of a request. Throws the faults of what cannot be read. */
export async function prepareRequest(
  contract: MockContract,
  operation: MockOperation,
  route: Route,
  query: ReadonlyMap<string, readonly string[]>,
  request: IncomingMessage,
  times: BodyTimes,
): Promise<PreparedRequest> {
  const { method, parameters, normalizer } = operation;
  const path = pathValues(operation, route);
  const inQuery = readQuery(parameters, query);
  normalizer.query(inQuery.values);
  const blank = takeBlank(inQuery.values);
  const inHeaders = readHeaders(parameters, request.headers);
  const flaws = [...inQuery.flaws, ...blank, ...inHeaders.flaws];
  const unknown = unknownParameters(parameters, query).map(spelled);
  const prism = {
    method,
    path: filled(operation.path, path),
    query: inQuery.values,
    headers: inHeaders.values,
  };
  const body = operation.body && (await readRequestBody(request, operation.body, times));
  if (body === undefined) return { prism, path, flaws, unknown };
  const { form, mediaType } = body;
  const value = normalizer.body(mediaType, body.value);
  const schema = operation.body?.schemas.get(mediaType) ?? {};
  return {
    prism: {
      ...prism,
      headers: { ...prism.headers, 'content-type': mediaType },
      // Prism takes a falsy value for an absent body; a list is refused by the same rule.
      body: form ? new URLSearchParams(Object.entries(Object(value))).toString() : value || [],
    },
    path,
    flaws: [...flaws, ...body.flaws],
    unknown: [...unknown, ...unknownFields(contract.document, schema, value).map(spelled)],
    body: { form, value, schema },
  };
}

/** What is empty once it is normalized is taken out: Prism would take it for an absent value. */
function takeBlank(values: Record<string, string | string[]>): Flaw[] {
  const names = Object.keys(values).filter((name) => values[name] === '');
  for (const name of names) delete values[name];
  return names.map((field) => ({ place: 'query', field, code: 'text', rule: 'must not be empty' }));
}

/** An empty name would be invisible in a list. */
function spelled(name: string): string {
  return name || '""';
}

function pathValues({ normalizer }: MockOperation, route: Route): Record<string, string> {
  const values = Object.fromEntries(route.pathValues);
  normalizer.path(values);
  for (const [name, value] of Object.entries(values)) {
    if (value.trim() !== '') continue;
    throw new Fault('not_found', `The path has a blank ${name}. Give the one of a resource.`);
  }
  return values;
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
