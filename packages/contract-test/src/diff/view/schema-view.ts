import { schemaName } from '../../contract/json-pointer.ts';
import { keywordShapes } from '../../contract/load/schema-keywords.ts';
import type { Contract, Schema, SchemaObject } from '../../contract/model.ts';
import type { Direction } from '../../contract/violation.ts';

/** A schema as one direction sees it; `true` is `{}` and `false` is `{ not: {} }`. */
export type Node = SchemaObject;

/** The keyword of members that a direction does not carry. */
export const hidingKeyword = { request: 'readOnly', response: 'writeOnly' } as const;

/** The schemas of a contract for one direction: fields that it does not carry are not required. */
export interface SchemaView {
  /** The prefix of references into this view. */
  readonly id: string;
  /** The shared schemas, by name. */
  readonly definitions: Readonly<Record<string, Node>>;
  nodeOf(schema: Schema): Node;
  /** The schema of the contract that a node was made from; undefined for a boolean. */
  originOf(node: Node): object | undefined;
}

/** Keywords that name a schema for references, which the contract has resolved. */
const naming = new Set(['$schema', '$anchor', '$defs', '$comment']);

/** Opens the view of a direction onto a contract. Nodes keep their identity: the same schema, the same node. */
export function viewOf(contract: Contract, direction: Direction, id: string): SchemaView {
  const hiding = hidingKeyword[direction];
  const nodes = new Map<object, Node>();
  const origins = new WeakMap<Node, object>();
  const definitions: Record<string, Node> = Object.create(null);

  const view: SchemaView = {
    id,
    definitions,
    nodeOf: (schema) => copy(schema, new Set()),
    originOf: (node) => origins.get(node),
  };

  function copy(schema: unknown, hiddenAbove: ReadonlySet<string>): Node {
    if (typeof schema !== 'object' || schema === null) return schema === false ? { not: {} } : {};
    const known = nodes.get(schema);
    if (known !== undefined && hiddenAbove.size === 0) return known;
    const node: Record<string, unknown> = {};
    if (hiddenAbove.size === 0) nodes.set(schema, node);
    origins.set(node, schema);
    const source = schema as Node;
    const hidden = new Set([...hiddenAbove, ...hiddenMembers(source)]);
    for (const [keyword, value] of Object.entries(source)) {
      if (!naming.has(keyword)) node[keyword] = copyKeyword(keyword, value, hidden);
    }
    return node;
  }

  function copyKeyword(keyword: string, value: unknown, hidden: ReadonlySet<string>): unknown {
    const shape = keywordShapes[keyword];
    if (keyword === '$ref') return `${id}${String(value)}`;
    if (keyword === 'required' && Array.isArray(value)) return value.filter((name) => !hidden.has(name));
    if (shape === 'schema') return copy(value, new Set());
    if (shape === 'list' && Array.isArray(value)) {
      return value.map((item) => copy(item, keyword === 'prefixItems' ? new Set() : hidden));
    }
    if (shape === 'map' && typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item, new Set())]));
    }
    return value;
  }

  function hiddenMembers(schema: Node): string[] {
    const { properties } = schema;
    if (typeof properties !== 'object' || properties === null) return [];
    return Object.entries(properties).flatMap(([name, member]) => (isHiddenSchema(member, 0) ? [name] : []));
  }

  function isHiddenSchema(schema: unknown, depth: number): boolean {
    if (typeof schema !== 'object' || schema === null || depth > 8) return false;
    const { $ref, allOf, [hiding]: flag } = schema as Node;
    if (flag === true) return true;
    if (typeof $ref === 'string' && isHiddenSchema(contract.schemas[schemaName($ref)], depth + 1))
      return true;
    return Array.isArray(allOf) && allOf.some((item) => isHiddenSchema(item, depth + 1));
  }

  for (const [name, schema] of Object.entries(contract.schemas)) definitions[name] = copy(schema, new Set());
  return view;
}
