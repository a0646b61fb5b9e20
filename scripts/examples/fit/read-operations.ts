import { isObject, type Json, list, text } from '../facts.ts';
import { dereference } from '../references.ts';

/** An example beside the operation that shows it. */
export interface ShownExample {
  /** As people find it: `GET /v1/quotes/{id} 404 "not-found"`, `POST /v1/quotes 201 header Location`. */
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

/** What a request of an operation can say, and what its answers show. */
export interface ShownOperation {
  document: Json;
  path: string;
  /** The methods that the path has, in capitals. */
  methods: string[];
  parameters: { name: string; in: string; examples: unknown[] }[];
  /** The request body by media type; empty when there is none. */
  bodies: ShownBody[];
  /** The largest request body, in bytes. */
  mostBytes: unknown;
  /** The media types that success comes in. */
  answered: string[];
  /** The request bodies of the paths above, which write the record that this path goes on from. */
  written: ShownBody[];
  /** The security schemes that let a caller in; those of the contract where anyone may call. */
  schemes: Json[];
  /** The roles in a business that may call with a session. */
  roles: unknown[];
  /** Examples of bodies of failures. */
  failures: ShownExample[];
  successes: ShownExample[];
  headers: ShownHeader[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of a bundle with its examples, references resolved. */
export function readOperations(document: Json): ShownOperation[] {
  return Object.entries((document.paths ?? {}) as Record<string, Json>).flatMap(([path, item]) => {
    const methods = METHODS.filter((method) => item[method]);
    return methods.map((method) => readOperation(document, path, item, method, methods));
  });
}

function readOperation(
  document: Json,
  path: string,
  item: Json,
  method: string,
  methods: string[],
): ShownOperation {
  const resolve = (node: unknown): Json => dereference(document, (node ?? {}) as Json, '').node;
  const operation = item[method] as Json;
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  const named = list(operation.security ?? document.security ?? [], '').flatMap(Object.keys);
  const label = `${method.toUpperCase()} ${path}`;
  const answers = Object.entries((operation.responses ?? {}) as Json).map(([status, response]) => ({
    status,
    response: resolve(response),
  }));
  const shown = answers.flatMap(({ status, response }) =>
    contentOf(response).flatMap((media) =>
      examplesOf(resolve, media).map(({ name, value }) => ({
        example: `${label} ${status} "${name}"`,
        status,
        value,
      })),
    ),
  );
  return {
    document,
    path,
    methods: methods.map((one) => one.toUpperCase()),
    parameters: [...list(item, 'parameters'), ...list(operation, 'parameters')]
      .map(resolve)
      .map((parameter) => ({
        name: text(parameter, 'name'),
        in: text(parameter, 'in'),
        examples: examplesOf(resolve, parameter).map(({ value }) => value),
      })),
    bodies: bodiesOf(resolve, operation),
    mostBytes: resolve(operation.requestBody)['x-max-body-bytes'],
    answered: [
      ...new Set(
        answers
          .filter(({ status }) => status.startsWith('2'))
          .flatMap(({ response }) => Object.keys(objectOf(response.content))),
      ),
    ],
    written: Object.entries((document.paths ?? {}) as Record<string, Json>)
      .filter(([other]) => path.startsWith(`${other}/`))
      .flatMap(([, above]) => METHODS.flatMap((one) => bodiesOf(resolve, objectOf(above[one])))),
    schemes: (named.length > 0 ? named : Object.keys(schemes)).map((name) => resolve(schemes[name])),
    roles: Array.isArray(operation['x-roles']) ? operation['x-roles'] : [],
    failures: shown.filter(({ status }) => /^[45]/.test(status)),
    successes: shown.filter(({ status }) => status.startsWith('2')),
    headers: answers.flatMap(({ status, response }) =>
      Object.entries(objectOf(response.headers)).flatMap(([name, header]) =>
        examplesOf(resolve, resolve(header)).map(({ value }) => ({
          example: `${label} ${status} header ${name}`,
          status,
          name,
          value,
        })),
      ),
    ),
  };
}

function bodiesOf(resolve: (node: unknown) => Json, operation: Json): ShownBody[] {
  return Object.entries(objectOf(resolve(operation.requestBody).content)).map(([mediaType, media]) => ({
    mediaType,
    schema: (media as Json).schema,
    examples: examplesOf(resolve, media as Json).map(({ value }) => value),
  }));
}

const contentOf = (node: Json): Json[] => Object.values(objectOf(node.content)) as Json[];

function examplesOf(resolve: (node: unknown) => Json, holder: Json): { name: string; value: unknown }[] {
  const named = Object.entries(objectOf(holder.examples)).map(([name, example]) => ({
    name,
    value: resolve(example).value,
  }));
  return holder.example === undefined ? named : [...named, { name: '', value: holder.example }];
}

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
