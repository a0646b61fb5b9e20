import { dereference } from './references.ts';

/** An example, where it stands, and the schema that it has to meet. */
export interface PlacedExample {
  /** Where the example is used, for people: `GET /v1/balances 200 "balances"`. */
  place: string;
  /** Pointer of the schema inside the document, percent-encoded as in a `$ref`. */
  schema: string;
  value: unknown;
}

type Node = Record<string, unknown>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** Every example of a bundle: of bodies, parameters and headers, in paths, webhooks and components, and of schemas. */
export function listExamples(document: Node): PlacedExample[] {
  return [
    ...['paths', 'webhooks'].flatMap((root) => listOperationExamples(document, root)),
    ...listResponseExamples(document, at(document, 'components', 'responses'), '#/components/responses', ''),
    ...listSchemaExamples(at(document, 'components', 'schemas'), '#/components/schemas'),
  ];
}

function listOperationExamples(document: Node, root: string): PlacedExample[] {
  return entries(document[root]).flatMap(([key, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const pointer = `#/${root}/${encodeSegment(key)}`;
      const label = root === 'paths' ? `${method.toUpperCase()} ${key}` : `webhook ${key}`;
      const operation = item[method] as Node;
      return [
        ...listParameterExamples(document, item.parameters, `${pointer}/parameters`, label),
        ...listParameterExamples(document, operation.parameters, `${pointer}/${method}/parameters`, label),
        ...listBodyExamples(
          document,
          operation.requestBody,
          `${pointer}/${method}/requestBody`,
          `${label} request`,
        ),
        ...listResponseExamples(document, operation.responses, `${pointer}/${method}/responses`, `${label} `),
      ];
    }),
  );
}

function listParameterExamples(
  document: Node,
  parameters: unknown,
  pointer: string,
  label: string,
): PlacedExample[] {
  return ((parameters ?? []) as Node[]).flatMap((parameter, index) => {
    const found = dereference(document, parameter, `${pointer}/${index}`);
    return listValues(document, found.node, found.pointer, `${label} parameter ${found.node.name}`);
  });
}

function listResponseExamples(
  document: Node,
  responses: unknown,
  pointer: string,
  label: string,
): PlacedExample[] {
  return entries(responses).flatMap(([status, response]) => {
    const found = dereference(document, response, `${pointer}/${encodeSegment(status)}`);
    const headers = entries(found.node.headers).flatMap(([name, header]) => {
      const target = dereference(document, header, `${found.pointer}/headers/${encodeSegment(name)}`);
      return listValues(document, target.node, target.pointer, `${label}${status} header ${name}`);
    });
    return [...headers, ...listBodyExamples(document, found.node, found.pointer, `${label}${status}`)];
  });
}

function listBodyExamples(document: Node, body: unknown, pointer: string, label: string): PlacedExample[] {
  const found = dereference(document, (body ?? {}) as Node, pointer);
  return entries(found.node.content).flatMap(([mediaType, media]) =>
    listValues(document, media, `${found.pointer}/content/${encodeSegment(mediaType)}`, label),
  );
}

function listValues(document: Node, holder: Node, pointer: string, place: string): PlacedExample[] {
  const schema = `${pointer}/schema`;
  const named = entries(holder.examples).map(([name, example]) => {
    const { node } = dereference(document, example, '');
    return { place: `${place} "${name}"`, schema, value: node.value };
  });
  return holder.example === undefined ? named : [...named, { place, schema, value: holder.example }];
}

function listSchemaExamples(schemas: unknown, pointer: string): PlacedExample[] {
  return entries(schemas).flatMap(([name, schema]) =>
    [...((schema.examples ?? []) as unknown[]), schema.example]
      .filter((value) => value !== undefined)
      .map((value) => ({ place: `schema ${name}`, schema: `${pointer}/${encodeSegment(name)}`, value })),
  );
}

function entries(value: unknown): [string, Node][] {
  return Object.entries((value ?? {}) as Record<string, Node>);
}

function at(document: Node, ...keys: string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Node | undefined)?.[key], document);
}

const encodeSegment = (key: string): string =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
