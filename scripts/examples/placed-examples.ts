import { locate, nodeAt, operationsOf, referenceTo, resolve } from '@finops/openapi';

/** An example with its place and its schema. */
export interface PlacedExample {
  /** Label of the place: `GET /v1/balances 200 "balances"`. */
  place: string;
  /** Pointer of the schema inside the document, percent-encoded as in a `$ref`. */
  schema: string;
  value: unknown;
}

type Node = Record<string, unknown>;

/** Every example of a bundle: of bodies, parameters and headers, in paths, webhooks and components, and of schemas. */
export function listExamples(document: Node): PlacedExample[] {
  return [
    ...(['paths', 'webhooks'] as const).flatMap((part) => listOperationExamples(document, part)),
    ...listResponseExamples(
      document,
      nodeAt(document, ['components', 'responses']),
      '#/components/responses',
      '',
    ),
    ...listSchemaExamples(nodeAt(document, ['components', 'schemas']), '#/components/schemas'),
  ];
}

function listOperationExamples(document: Node, part: 'paths' | 'webhooks'): PlacedExample[] {
  return operationsOf<Node>(document, part).flatMap(({ path, method, item, operation }) => {
    const place = referenceTo(`#/${part}`, path);
    const own = referenceTo(place, method);
    const label = part === 'paths' ? `${method.toUpperCase()} ${path}` : `webhook ${path}`;
    return [
      ...listParameterExamples(document, item.parameters, `${place}/parameters`, label),
      ...listParameterExamples(document, operation.parameters, `${own}/parameters`, label),
      ...listBodyExamples(document, operation.requestBody, `${own}/requestBody`, `${label} request`),
      ...listResponseExamples(document, operation.responses, `${own}/responses`, `${label} `),
    ];
  });
}

function listParameterExamples(
  document: Node,
  parameters: unknown,
  pointer: string,
  label: string,
): PlacedExample[] {
  return ((parameters ?? []) as Node[]).flatMap((parameter, index) => {
    const { node, reference } = locate(document, parameter, `${pointer}/${index}`);
    return listValues(document, node, reference, `${label} parameter ${node.name}`);
  });
}

function listResponseExamples(
  document: Node,
  responses: unknown,
  pointer: string,
  label: string,
): PlacedExample[] {
  return entries(responses).flatMap(([status, response]) => {
    const { node, reference } = locate(document, response, referenceTo(pointer, status));
    const headers = entries(node.headers).flatMap(([name, header]) => {
      const target = locate(document, header, referenceTo(reference, 'headers', name));
      return listValues(document, target.node, target.reference, `${label}${status} header ${name}`);
    });
    return [...headers, ...listBodyExamples(document, node, reference, `${label}${status}`)];
  });
}

function listBodyExamples(document: Node, body: unknown, pointer: string, label: string): PlacedExample[] {
  const { node, reference } = locate(document, (body ?? {}) as Node, pointer);
  return entries(node.content).flatMap(([mediaType, media]) =>
    listValues(document, media, referenceTo(reference, 'content', mediaType), label),
  );
}

function listValues(document: Node, holder: Node, pointer: string, place: string): PlacedExample[] {
  const schema = `${pointer}/schema`;
  const named = entries(holder.examples).map(([name, example]) => {
    return { place: `${place} "${name}"`, schema, value: resolve<Node>(document, example).value };
  });
  return holder.example === undefined ? named : [...named, { place, schema, value: holder.example }];
}

function listSchemaExamples(schemas: unknown, pointer: string): PlacedExample[] {
  return entries(schemas).flatMap(([name, schema]) =>
    [...((schema.examples ?? []) as unknown[]), schema.example]
      .filter((value) => value !== undefined)
      .map((value) => ({ place: `schema ${name}`, schema: referenceTo(pointer, name), value })),
  );
}

function entries(value: unknown): [string, Node][] {
  return Object.entries((value ?? {}) as Record<string, Node>);
}
