import type { AnySchema, ValidateFunction } from 'ajv/dist/2020.js';
import { addFirm } from '../../contract/instances/layers.ts';
import { schemaName } from '../../contract/json-pointer.ts';
import { openAjv } from '../../contract/judge/dialect.ts';
import type { Contract, Json } from '../../contract/model.ts';
import type { Direction } from '../../contract/violation.ts';
import { openTextLanguages, type TextLanguages } from '../languages/text-languages.ts';
import { innermostFirst } from '../view/reference-order.ts';
import { hidingKeyword, type Node, type SchemaView, viewOf } from '../view/schema-view.ts';

export type Version = 'old' | 'next';

export function otherVersion(version: Version): Version {
  return version === 'old' ? 'next' : 'old';
}

/** The schemas of both versions of a contract for one direction. */
export interface SchemaPair {
  readonly direction: Direction;
  readonly old: SchemaView;
  readonly next: SchemaView;
  readonly texts: TextLanguages;
  /** A node with everything that holds together with it: the targets of its `$ref` and `allOf`. */
  conjunctsOf(node: Node): readonly Node[];
  /**
   * Whether the direction does not carry a value with these nodes: `readOnly` in requests, `writeOnly` in responses.
   */
  isHidden(nodes: readonly Node[]): boolean;
  /** @throws UnjudgedText for a string that cannot be matched against a pattern in reasonable time. */
  accepts(node: Node, value: Json): boolean;
  /** JSON pointers of the places in a value that break a node; empty for a valid one. */
  faultyPlaces(node: Node, value: Json): readonly string[];
  /** Whether one of these places is at or below a JSON pointer. */
  isFaultyAt(node: Node, value: Json, pointer: string): boolean;
}

/** Opens both versions for a direction; values are judged by Ajv 2020. */
export function pairOf(old: Contract, next: Contract, direction: Direction): SchemaPair {
  const views = {
    old: viewOf(old, direction, 'https://contract.invalid/old'),
    next: viewOf(next, direction, 'https://contract.invalid/new'),
  };
  const texts = openTextLanguages();
  const regExp = (pattern: string) => ({
    test: (text: string) => texts.matches(pattern, text),
    toString: () => `/${pattern}/u`,
  });
  const code = { regExp: Object.assign(regExp, { code: 'new RegExp' }), optimize: false };
  // Each definition becomes a function of its own: compiling long functions takes hundreds of megabytes.
  const settings = { verbose: false, validateSchema: false, addUsedSchema: false, inlineRefs: false };
  const validatorsOf = (allErrors: boolean): ((node: Node) => ValidateFunction) => {
    const ajv = openAjv({ ...settings, allErrors, code });
    for (const { id, definitions } of Object.values(views)) ajv.addSchema({ $id: id, $defs: definitions });
    const compiled = new WeakMap<Node, ValidateFunction>();
    const ready = new Set<string>();
    return (node) => {
      const known = compiled.get(node);
      if (known !== undefined) return known;
      // Each definition is compiled once, after those that it refers to.
      for (const reference of innermostFirst(node, lookUp, ready)) ajv.getSchema(reference);
      const validator = ajv.compile(node as AnySchema);
      compiled.set(node, validator);
      return validator;
    };
  };
  const judgeOf = validatorsOf(false);
  const explainerOf = validatorsOf(true);

  const targets = new Map<string, Node | undefined>();
  function lookUp(reference: string): Node | undefined {
    if (!targets.has(reference)) {
      const view = Object.values(views).find(({ id }) => reference.startsWith(id));
      targets.set(reference, view?.definitions[schemaName(reference)]);
    }
    return targets.get(reference);
  }

  function resolve(reference: string): Node {
    const node = lookUp(reference);
    if (node === undefined) throw new TypeError(`No schema is named ${reference}.`);
    return node;
  }

  const conjuncts = new WeakMap<Node, readonly Node[]>();
  function conjunctsOf(node: Node): readonly Node[] {
    const known = conjuncts.get(node);
    if (known !== undefined) return known;
    const found = new Set<Node>();
    addFirm(({ $ref }) => (typeof $ref === 'string' ? resolve($ref) : undefined), [node], found);
    conjuncts.set(node, [...found]);
    return [...found];
  }

  function faultyPlaces(node: Node, value: Json): readonly string[] {
    if (judgeOf(node)(value)) return [];
    const validate = explainerOf(node);
    return validate(value) ? [] : placesOf(validate);
  }

  return {
    direction,
    ...views,
    texts,
    conjunctsOf,
    isHidden: (nodes) => nodes.some((node) => node[hidingKeyword[direction]] === true),
    accepts: (node, value) => judgeOf(node)(value),
    faultyPlaces,
    isFaultyAt(node, value, pointer) {
      const isThere = (place: string): boolean => `${place}/`.startsWith(`${pointer}/`);
      const judge = judgeOf(node);
      if (judge(value)) return false;
      // Often the first error is enough, and no validator that finds all errors has to be compiled.
      return placesOf(judge).some(isThere) || faultyPlaces(node, value).some(isThere);
    },
  };
}

function placesOf({ errors }: ValidateFunction): readonly string[] {
  return (errors ?? []).map(({ instancePath }) => instancePath);
}
