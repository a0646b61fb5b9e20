import { methods, referencedSteps } from '@finops/openapi';
import type { IsDecided } from './decisions.ts';
import { formatPointer, type Steps } from './pointer.ts';

/** A part of the contract that needs a statement or a decision. */
export interface Element {
  kind: string;
  pointer: string;
  /** Whether a node from the element up to its document node rests on a decision. */
  decided: boolean;
  /** The referenced component, if the element is a reference. */
  target?: Steps;
}

type Node = Record<string, unknown>;

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'multipleOf',
  'default',
  'pattern',
  'format',
  'contentEncoding',
  'uniqueItems',
  'dependentRequired',
  'unevaluatedProperties',
];

const SCHEMA_MAPS = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SCHEMAS = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const childrenOf = (value: unknown): [string, Node][] =>
  entriesOf(value).filter((entry): entry is [string, Node] => isNode(entry[1]));

const targetOf = (node: unknown): Steps | undefined => (isNode(node) ? referencedSteps(node) : undefined);

/** Every element of a bundled OpenAPI document, in document order. */
export function listElements(document: unknown, isDecided: IsDecided): Element[] {
  return isNode(document) ? new Walker(isDecided).walkDocument(document) : [];
}

class Walker {
  private readonly found: Element[] = [];
  private readonly marked: IsDecided;

  constructor(isDecided: IsDecided) {
    this.marked = isDecided;
  }

  walkDocument(document: Node): Element[] {
    this.walkList('server', document, 'servers');
    this.walkList('tag', document, 'tags');
    if ('security' in document) this.walkSecurity(document, [], false);
    for (const area of ['paths', 'webhooks'] as const) {
      for (const [name, item] of childrenOf(document[area])) this.walkPathItem(item, [area, name], false);
    }
    if (isNode(document.components)) this.walkComponents(document.components);
    return this.found;
  }

  private add(kind: string, at: string[], decided: boolean, target?: Steps): void {
    this.found.push({ kind, pointer: formatPointer(at), decided, ...(target && { target }) });
  }

  private walkList(kind: string, holder: Node, key: string, at: string[] = [], above = false): void {
    for (const [index, node] of childrenOf(holder[key])) {
      this.add(kind, [...at, key, index], above || this.marked(node));
    }
  }

  /** Security: the list itself, even if inherited by an operation, and each scheme of each alternative. */
  private walkSecurity(holder: Node, at: string[], decided: boolean): void {
    this.add('security', [...at, 'security'], decided);
    for (const [index, alternative] of childrenOf(holder.security)) {
      for (const scheme of Object.keys(alternative)) {
        this.add('credential', [...at, 'security', index, scheme], decided);
      }
    }
  }

  private walkRequired(holder: Node, at: string[], decided: boolean): void {
    if (!('required' in holder)) return;
    if (!Array.isArray(holder.required)) this.add('required', [...at, 'required'], decided);
    for (const [index] of entriesOf(holder.required))
      this.add('required', [...at, 'required', index], decided);
  }

  private walkPathItem(item: Node, at: string[], above: boolean): void {
    const decided = above || this.marked(item);
    this.walkList('server', item, 'servers', at, decided);
    this.walkParameters(item.parameters, [...at, 'parameters'], decided);
    for (const method of methods) {
      const operation = item[method];
      if (isNode(operation)) this.walkOperation(operation, [...at, method], decided);
    }
  }

  private walkOperation(operation: Node, at: string[], above: boolean): void {
    const decided = above || this.marked(operation);
    this.add('operation', at, decided);
    this.walkList('server', operation, 'servers', at, decided);
    this.walkSecurity(operation, at, decided);
    this.walkParameters(operation.parameters, [...at, 'parameters'], decided);
    if (isNode(operation.requestBody)) {
      this.walkBody(operation.requestBody, [...at, 'requestBody'], decided);
    }
    for (const [status, response] of childrenOf(operation.responses)) {
      const place = [...at, 'responses', status];
      this.add('status', place, decided || this.marked(response), targetOf(response));
      this.walkResponse(response, place, decided);
    }
  }

  /** The use of a referenced parameter by an operation is an element; the rest belongs to the component. */
  private walkParameters(parameters: unknown, at: string[], above: boolean): void {
    for (const [key, parameter] of childrenOf(parameters)) {
      const place = [...at, key];
      const decided = above || this.marked(parameter);
      const target = targetOf(parameter);
      this.add(target ? 'parameter use' : 'parameter', place, decided, target);
      if (target) continue;
      this.walkRequired(parameter, place, decided);
      this.walkContent(parameter, place, above);
    }
  }

  private walkBody(body: Node, at: string[], above: boolean): void {
    const decided = above || this.marked(body);
    this.walkRequired(body, at, decided);
    if ('x-max-body-bytes' in body) this.add('limit', [...at, 'x-max-body-bytes'], decided);
    this.walkContent(body, at, above);
  }

  private walkResponse(response: Node, at: string[], above: boolean): void {
    const decided = above || this.marked(response);
    this.walkHeaders(response.headers, [...at, 'headers'], decided);
    this.walkContent(response, at, above);
  }

  private walkHeaders(headers: unknown, at: string[], above: boolean): void {
    for (const [name, header] of childrenOf(headers)) {
      if (targetOf(header)) continue;
      this.add('header', [...at, name], above || this.marked(header));
      this.walkContent(header, [...at, name], above);
    }
  }

  /** The schemas of a parameter, header, body or response. */
  private walkContent(holder: Node, at: string[], above: boolean): void {
    const decided = above || this.marked(holder);
    if (isNode(holder.schema)) this.walkSchema(holder.schema, [...at, 'schema'], decided);
    for (const [type, media] of childrenOf(holder.content)) {
      const marked = decided || this.marked(media);
      this.add('media type', [...at, 'content', type], marked);
      if (!isNode(media.schema)) continue;
      this.walkSchema(media.schema, [...at, 'content', type, 'schema'], marked);
    }
  }

  private walkSchema(schema: Node, at: string[], above: boolean): void {
    const decided = above || this.marked(schema);
    if ('type' in schema) this.add('type', [...at, 'type'], decided);
    for (const limit of LIMITS) if (limit in schema) this.add('limit', [...at, limit], decided);
    if (typeof schema.additionalProperties === 'boolean') {
      this.add('limit', [...at, 'additionalProperties'], decided);
    }
    if ('const' in schema) this.add('value', [...at, 'const'], decided);
    const values = Array.isArray(schema.enum) ? schema.enum : [];
    for (const index of values.keys()) this.add('value', [...at, 'enum', String(index)], decided);
    this.walkRequired(schema, at, decided);
    for (const list of ['oneOf', 'anyOf']) {
      for (const [index, child] of entriesOf(schema[list])) {
        this.add('alternative', [...at, list, index], decided || this.marked(child), targetOf(child));
      }
    }
    for (const [name, child] of entriesOf(schema.properties)) {
      this.add('property', [...at, 'properties', name], decided || this.marked(child));
    }
    for (const map of SCHEMA_MAPS) {
      for (const [name, child] of childrenOf(schema[map])) {
        this.walkSchema(child, [...at, map, name], decided);
      }
    }
    for (const list of SCHEMA_LISTS) {
      for (const [index, child] of childrenOf(schema[list])) {
        this.walkSchema(child, [...at, list, index], decided);
      }
    }
    for (const key of SCHEMAS) {
      if (isNode(schema[key])) this.walkSchema(schema[key], [...at, key], decided);
    }
  }

  private walkComponents(components: Node): void {
    const at = (...steps: string[]): string[] => ['components', ...steps];
    for (const [name, schema] of childrenOf(components.schemas)) {
      this.walkSchema(schema, at('schemas', name), false);
    }
    for (const [name, parameter] of childrenOf(components.parameters)) {
      this.add('parameter', at('parameters', name), this.marked(parameter));
      this.walkRequired(parameter, at('parameters', name), this.marked(parameter));
      this.walkContent(parameter, at('parameters', name), false);
    }
    for (const [name, header] of childrenOf(components.headers)) {
      this.add('header', at('headers', name), this.marked(header));
      this.walkContent(header, at('headers', name), false);
    }
    for (const [name, body] of childrenOf(components.requestBodies)) {
      this.walkBody(body, at('requestBodies', name), false);
    }
    for (const [name, response] of childrenOf(components.responses)) {
      this.walkResponse(response, at('responses', name), false);
    }
    for (const [name, item] of childrenOf(components.pathItems)) {
      this.walkPathItem(item, at('pathItems', name), false);
    }
    for (const [name, scheme] of childrenOf(components.securitySchemes)) {
      this.walkSecurityScheme(scheme, at('securitySchemes', name));
    }
  }

  private walkSecurityScheme(scheme: Node, at: string[]): void {
    const decided = this.marked(scheme);
    this.add('security scheme', at, decided);
    for (const [flow, body] of childrenOf(scheme.flows)) {
      const scopes = isNode(body.scopes) ? Object.keys(body.scopes) : [];
      for (const scope of scopes) {
        this.add('scope', [...at, 'flows', flow, 'scopes', scope], decided || this.marked(body));
      }
    }
  }
}
