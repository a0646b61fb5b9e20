import { type DocumentOperation, operationsOf, parametersOf, resolve } from '@finops/openapi';
import { isObject, type Json, list } from '../facts.ts';

/** An example with its operation. */
export interface ShownExample {
  /** Label: `GET /v1/quotes/{id} 404 "not-found"`, `POST /v1/quotes 201 header Location`. */
  example: string;
  status: string;
  value: unknown;
}

/** A header of a response, with an example of it. */
export interface ShownHeader extends ShownExample {
  name: string;
}

/** A request body in one media type. */
export interface ShownBody {
  mediaType: string;
  schema: unknown;
  examples: unknown[];
}

/** The possible content of an operation's requests, and the examples of its responses. */
export interface ShownOperation {
  document: Json;
  path: string;
  /** The methods of the path, in upper case. */
  methods: string[];
  parameters: { name: string; in: string; examples: unknown[] }[];
  /** The request body by media type; empty when there is none. */
  bodies: ShownBody[];
  /** The largest request body, in bytes. */
  mostBytes: unknown;
  /** The media types of success responses. */
  answered: string[];
  /** The request bodies of the parent paths, which write the record that this path extends. */
  written: ShownBody[];
  /** The accepted security schemes; all of the contract for a public operation. */
  schemes: Json[];
  /** The roles in a business permitted to call with a session. */
  roles: unknown[];
  /** Examples of error bodies. */
  failures: ShownExample[];
  successes: ShownExample[];
  headers: ShownHeader[];
}

/** Every operation of a bundle with its examples, references resolved. */
export function readOperations(document: Json): ShownOperation[] {
  const operations = operationsOf<Json>(document);
  return operations.map((one) => readOperation(document, one, operations));
}

function readOperation(
  document: Json,
  { path, method, item, operation }: DocumentOperation<Json>,
  all: readonly DocumentOperation<Json>[],
): ShownOperation {
  const resolved = (node: unknown): Json => resolve(document, (node ?? {}) as Json);
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  const named = list(operation.security ?? document.security ?? [], '').flatMap(Object.keys);
  const label = `${method.toUpperCase()} ${path}`;
  const answers = Object.entries((operation.responses ?? {}) as Json).map(([status, response]) => ({
    status,
    response: resolved(response),
  }));
  const shown = answers.flatMap(({ status, response }) =>
    contentOf(response).flatMap((media) =>
      examplesOf(resolved, media).map(({ name, value }) => ({
        example: `${label} ${status} "${name}"`,
        status,
        value,
      })),
    ),
  );
  return {
    document,
    path,
    methods: all.filter((one) => one.path === path).map((one) => one.method.toUpperCase()),
    parameters: parametersOf(document, { item, operation }).map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      examples: examplesOf(resolved, { ...parameter }).map(({ value }) => value),
    })),
    bodies: bodiesOf(resolved, operation),
    mostBytes: resolved(operation.requestBody)['x-max-body-bytes'],
    answered: [
      ...new Set(
        answers
          .filter(({ status }) => status.startsWith('2'))
          .flatMap(({ response }) => Object.keys(objectOf(response.content))),
      ),
    ],
    written: all
      .filter((above) => path.startsWith(`${above.path}/`))
      .flatMap((above) => bodiesOf(resolved, above.operation)),
    schemes: (named.length > 0 ? named : Object.keys(schemes)).map((name) => resolved(schemes[name])),
    roles: Array.isArray(operation['x-roles']) ? operation['x-roles'] : [],
    failures: shown.filter(({ status }) => /^[45]/.test(status)),
    successes: shown.filter(({ status }) => status.startsWith('2')),
    headers: answers.flatMap(({ status, response }) =>
      Object.entries(objectOf(response.headers)).flatMap(([name, header]) =>
        examplesOf(resolved, resolved(header)).map(({ value }) => ({
          example: `${label} ${status} header ${name}`,
          status,
          name,
          value,
        })),
      ),
    ),
  };
}

function bodiesOf(resolved: (node: unknown) => Json, operation: Json): ShownBody[] {
  return Object.entries(objectOf(resolved(operation.requestBody).content)).map(([mediaType, media]) => ({
    mediaType,
    schema: (media as Json).schema,
    examples: examplesOf(resolved, media as Json).map(({ value }) => value),
  }));
}

const contentOf = (node: Json): Json[] => Object.values(objectOf(node.content)) as Json[];

function examplesOf(resolved: (node: unknown) => Json, holder: Json): { name: string; value: unknown }[] {
  const named = Object.entries(objectOf(holder.examples)).map(([name, example]) => ({
    name,
    value: resolved(example).value,
  }));
  return holder.example === undefined ? named : [...named, { name: '', value: holder.example }];
}

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
