import type { AnySchema, ValidateFunction } from 'ajv/dist/2020.js';
import type { Direction } from '../flaw.ts';
import { openAjv } from '../judge/dialect.ts';
import type { Contract, Json } from '../model.ts';
import { hidingKeyword, type Node, nameOf, type SchemaView, viewOf } from './schema-view.ts';

export type Version = 'old' | 'next';

/** The schemas of both versions of a contract, as one direction sees them. */
export interface SchemaPair {
  readonly direction: Direction;
  readonly old: SchemaView;
  readonly next: SchemaView;
  /** A node with everything that holds beside it: what its `$ref` and its `allOf` lead to. */
  conjunctsOf(node: Node): readonly Node[];
  /** Whether the direction does not carry what has these nodes: `readOnly` in requests, `writeOnly` in responses. */
  isHidden(nodes: readonly Node[]): boolean;
  accepts(node: Node, value: Json): boolean;
  /** JSON pointers of the places in a value that break a node; empty for a valid one. */
  faultyPlaces(node: Node, value: Json): readonly string[];
}

/** Opens both versions for a direction; values are judged by Ajv 2020. */
export function pairOf(old: Contract, next: Contract, direction: Direction): SchemaPair {
  const views = {
    old: viewOf(old, direction, 'https://contract.invalid/old'),
    next: viewOf(next, direction, 'https://contract.invalid/new'),
  };
  const ajv = openAjv({ verbose: false, addUsedSchema: false });
  for (const { id, definitions } of Object.values(views)) ajv.addSchema({ $id: id, $defs: definitions });
  const compiled = new WeakMap<Node, ValidateFunction>();
  const validatorOf = (node: Node): ValidateFunction => {
    const validator = compiled.get(node) ?? ajv.compile(node as AnySchema);
    compiled.set(node, validator);
    return validator;
  };

  function resolve(reference: string): Node {
    const view = reference.startsWith(views.old.id) ? views.old : views.next;
    const node = view.definitions[nameOf(reference)];
    if (node === undefined) throw new RangeError(`No schema is named ${reference}.`);
    return node;
  }

  function conjunctsOf(node: Node, seen: Set<Node>): readonly Node[] {
    if (seen.has(node)) return [];
    seen.add(node);
    const { $ref, allOf } = node;
    return [
      node,
      ...(typeof $ref === 'string' ? conjunctsOf(resolve($ref), seen) : []),
      ...(Array.isArray(allOf) ? allOf.flatMap((item: Node) => conjunctsOf(item, seen)) : []),
    ];
  }

  return {
    direction,
    ...views,
    conjunctsOf: (node) => conjunctsOf(node, new Set()),
    isHidden: (nodes) => nodes.some((node) => node[hidingKeyword[direction]] === true),
    accepts: (node, value) => validatorOf(node)(value),
    faultyPlaces(node, value) {
      const validate = validatorOf(node);
      return validate(value) ? [] : (validate.errors ?? []).map((error) => error.instancePath);
    },
  };
}
