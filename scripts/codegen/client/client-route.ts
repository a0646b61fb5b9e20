import {
  type DocumentOperation,
  operationsOf,
  type ParameterObject,
  parametersOf,
  resolve,
} from '@finops/openapi';
import { type OpenApiDocument, SpecError } from '../bundle.ts';
import { type OperationEntry, operationEntry, type TabledOperation } from '../operation-table.ts';

/** The parts of a schema that determine the shape of a response or an input. */
export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode;
  allOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  anyOf?: SchemaNode[];
}

export interface Parameter extends Pick<ParameterObject, 'name' | 'in'> {
  required?: boolean;
  example?: unknown;
}

interface Operation extends TabledOperation {
  description?: string;
  requestBody?: { content: Record<string, { schema: SchemaNode }>; 'x-max-body-bytes'?: number };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: SchemaNode }> }>;
}

/** The result of a method. */
type Answer =
  /** A page: `items` is the paginated array inside `data` if `data` itself is not an array. */
  | { readonly kind: 'page'; readonly data: SchemaNode; readonly items?: string; readonly item: SchemaNode }
  | { readonly kind: 'data'; readonly data: SchemaNode }
  /** A body without the envelope. */
  | { readonly kind: 'body'; readonly data: SchemaNode }
  | { readonly kind: 'nothing' }
  /** The URL of a redirect, which a browser follows: the client sends no request. */
  | { readonly kind: 'address' };

/** One method of the client. */
export interface ClientRoute {
  readonly entry: OperationEntry;
  readonly operation: Operation;
  /** `paymentLinks` in `client.paymentLinks.listRequests(id)`. */
  readonly group: string;
  readonly method: string;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  readonly hasProfile: boolean;
  readonly body: { readonly schema: SchemaNode; readonly form: boolean } | undefined;
  readonly answer: Answer;
}

/** Operations that do not belong to the resource of their tag: their group is named after what they return. */
const COLLECTIVE_TAG = 'Miscellaneous';

/**
 * The methods of the client, one for each operation, in document order.
 *
 * @throws SpecError if two operations would have the same name, or the success responses of one differ in shape.
 */
export function clientRoutes(document: OpenApiDocument): ClientRoute[] {
  const routes = operationsOf<Operation>(document).map((one) => clientRoute(document, one));
  const names = new Map<string, string>();
  for (const { group, method, entry } of routes) {
    const name = `client.${group}.${method}`;
    const other = names.get(name);
    if (other !== undefined) throw new SpecError(`${entry.id} and ${other} would both be ${name}.`);
    names.set(name, entry.id);
  }
  return routes;
}

function clientRoute(document: OpenApiDocument, one: DocumentOperation<Operation>): ClientRoute {
  const { operation } = one;
  const entry = operationEntry(document, one);
  const parameters = parametersOf<Parameter>(document, one);
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  return {
    entry,
    operation,
    ...methodName(entry),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    hasProfile: parameters.some(({ name }) => name === 'X-BU-PROFILE-ID'),
    body: content && { schema: content[1].schema, form: content[0] !== 'application/json' },
    answer: answerOf(document, operation),
  };
}

/** `createPaymentLinkRequest` of the tag PaymentLinks → `paymentLinks`, `createRequest`. */
export function methodName({ id, tag, host }: Pick<OperationEntry, 'id' | 'tag' | 'host'>): {
  group: string;
  method: string;
} {
  if (host === 'issuer') return { group: 'oauth', method: id };
  const [verb = '', ...words] = id.split(/(?=[A-Z])/);
  const noun = words.join('');
  const plural = tag === COLLECTIVE_TAG ? pluralOf(noun) : tag;
  const group = lowerFirst(plural);
  if (noun === plural || pluralOf(noun) === plural) return { group, method: verb };
  for (let count = words.length - 1; count > 0; count--) {
    const singular = words.slice(0, count).join('');
    if (pluralOf(singular) === plural) return { group, method: verb + words.slice(count).join('') };
  }
  return { group, method: verb + noun };
}

/** Pluralizes an English noun as operation names do; plurals are unchanged. */
function pluralOf(noun: string): string {
  if (/[^s]s$/.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function answerOf(document: OpenApiDocument, operation: Operation): Answer {
  const answers = Object.entries(operation.responses)
    .filter(([status]) => /^[23]/.test(status))
    .map(([, response]) => resolve(document, response).content?.['application/json']?.schema);
  const [schema] = answers;
  if (new Set(answers.map((answer) => JSON.stringify(answer))).size > 1) {
    throw new SpecError(`The success responses of ${operation.operationId} have different schemas.`);
  }
  if (schema === undefined) {
    return {
      kind: Object.keys(operation.responses).some((status) => /^3/.test(status)) ? 'address' : 'nothing',
    };
  }
  const properties = propertiesOf(document, schema);
  if (properties.status === undefined) return { kind: 'body', data: schema };
  const { data, pagination } = properties;
  if (data === undefined) return { kind: 'nothing' };
  if (pagination === undefined) return { kind: 'data', data };
  return { kind: 'page', data, ...pagedItems(document, operation, data) };
}

function pagedItems(
  document: OpenApiDocument,
  { operationId }: Operation,
  data: SchemaNode,
): { item: SchemaNode; items?: string } {
  if (data.items !== undefined) return { item: data.items };
  const lists = Object.entries(propertiesOf(document, data)).filter(([, one]) => one.items !== undefined);
  const [list] = lists;
  if (list?.[1].items === undefined || lists.length > 1) {
    throw new SpecError(`The data of ${operationId} is paginated but does not contain exactly one list.`);
  }
  return { item: list[1].items, items: list[0] };
}

/** The properties of a schema, including those of its `allOf` parts. */
function propertiesOf(document: OpenApiDocument, schema: SchemaNode): Record<string, SchemaNode> {
  const { allOf = [], properties } = resolve(document, schema);
  return Object.assign({}, ...allOf.map((part) => propertiesOf(document, part)), properties);
}
