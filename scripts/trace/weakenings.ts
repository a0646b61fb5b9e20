import { nodeAt } from '@finops/openapi';
import type { IsDecided } from './decisions.ts';
import { type Element, listElements } from './elements.ts';
import { parsePointer, type Steps } from './pointer.ts';
import { listed } from './shape.ts';

/** An edit that weakens the contract, or adds something that was not stated. */
export interface Weakening {
  sort: string;
  /** The node that is edited. */
  steps: string[];
  /** Applies the edit and returns a function that reverts it. */
  apply: () => () => void;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The addition to a node of each name, and its label. */
const ADDITIONS: Record<string, [sort: string, entry: unknown]> = {
  required: ['add required', 'added'],
  enum: ['add value', 'added'],
  oneOf: ['add alternative', { type: 'null' }],
  anyOf: ['add alternative', { type: 'null' }],
  allOf: ['add part', { required: ['added'] }],
  security: ['add security', { Added: [] }],
  parameters: ['add parameter', { name: 'added', in: 'query', schema: {} }],
  servers: ['add server', { url: 'https://added.example' }],
  tags: ['add tag', { name: 'Added' }],
  properties: ['add property', {}],
  content: ['add media type', {}],
  responses: ['add status', { description: 'Added.' }],
};

/** The keys that are added to maps. */
const NEW_KEYS: Record<string, string> = { properties: 'added', content: 'text/plain', responses: '299' };

const RELAXED: Record<string, (value: number) => number> = {
  minimum: (value) => value - 1,
  exclusiveMinimum: (value) => value - 1,
  minLength: (value) => value - 1,
  minItems: (value) => value - 1,
  minProperties: (value) => value - 1,
  maximum: (value) => value + 1,
  exclusiveMaximum: (value) => value + 1,
  maxLength: (value) => value + 1,
  maxItems: (value) => value + 1,
  maxProperties: (value) => value + 1,
  'x-max-body-bytes': (value) => value + 1,
};

/**
 * Every weakening of what rows state: entries added to lists and maps, names no longer required, limits relaxed,
 * statuses swapped, security taken away.
 *
 * Skips, and counts, nodes under an `x-decision` without a row: they change with the decision and affect no statement
 * of the source document. A reference rests on the decision of its component.
 */
export function listWeakenings(
  document: unknown,
  isDecided: IsDecided,
  named: ReadonlySet<string>,
): { weakenings: Weakening[]; excluded: number } {
  const weakenings: Weakening[] = [];
  let excluded = 0;
  const take = (decided: boolean, weakening: Weakening | undefined): void => {
    if (!weakening) return;
    if (decided) excluded += 1;
    else weakenings.push(weakening);
  };
  const elements = listElements(document, isDecided);
  for (const element of elements) {
    const steps = parsePointer(element.pointer);
    const { target } = element;
    const delegated = target !== undefined && isDecided(nodeAt(document, target));
    const decided = !named.has(element.pointer) && (element.decided || delegated);
    for (const weakening of weaken(element, steps, document)) take(decided, weakening);
  }
  for (const steps of listContainers(document)) {
    take(isUnderDecision(document, steps, isDecided), extend(document, steps));
  }
  return { weakenings, excluded };
}

function weaken({ kind }: Element, steps: string[], document: unknown): Weakening[] {
  const holder = nodeAt(document, steps.slice(0, -1)) as Node;
  const key = steps.at(-1) ?? '';
  const at = (sort: string, apply: () => () => void): Weakening => ({ sort, steps, apply });
  switch (kind) {
    case 'limit':
      return [at('relax limit', () => relax(holder, key))];
    case 'required':
      if (isSaidTwice(document, steps)) return [];
      return [at('drop required', () => drop(holder, key))];
    case 'credential':
      return [at('drop credential', () => drop(holder, key))];
    case 'security':
      return key in holder ? [at('drop security', () => drop(holder, key))] : [];
    case 'status':
      return [at('swap status', () => rename(holder, key, '299'))];
    case 'media type':
      return [at('swap media type', () => rename(holder, key, 'text/plain'))];
    case 'parameter': {
      const parameter = holder[key] as Node;
      return 'required' in parameter ? [] : [at('require parameter', () => put(parameter, 'required', true))];
    }
    case 'operation': {
      const operation = holder[key] as Node;
      const missing = ['servers', 'parameters'].filter((name) => !(name in operation));
      return missing.map((name) => {
        const [sort = '', entry] = ADDITIONS[name] ?? [];
        return { sort, steps: [...steps, name], apply: () => put(operation, name, [entry]) };
      });
    }
    default:
      return [];
  }
}

/** Whether another part of the same schema also requires the name, so that removing this one weakens nothing. */
function isSaidTwice(document: unknown, steps: string[]): boolean {
  let schema: Steps = steps.slice(0, -2);
  while (schema.at(-2) === 'allOf') schema = schema.slice(0, -2);
  const places = listed(document, { at: [schema], every: false }, 'required').get(nodeAt(document, steps));
  return places !== undefined && places.length > 1;
}

/** Every list and map that can be extended, except in examples. */
function listContainers(document: unknown): string[][] {
  const found: string[][] = [];
  const visit = (node: unknown, steps: string[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const key = steps.at(-1) ?? '';
    const isContainer = !isNamed && Object.hasOwn(ADDITIONS, key) && Array.isArray(node) !== key in NEW_KEYS;
    const isOperationTags = key === 'tags' && steps.length > 1;
    const isComponents = steps[0] === 'components' && steps.length === 2;
    if (isContainer && !isOperationTags && !isComponents) found.push(steps);
    const isMap = !isNamed && MAPS.includes(key) && isNode(node);
    for (const [name, child] of Object.entries(node)) {
      if (isMap || !SKIPPED.includes(name)) visit(child, [...steps, name], isMap);
    }
  };
  visit(document, [], false);
  return found;
}

/** Data, not contract. */
const SKIPPED = ['example', 'examples', 'default', 'const', 'discriminator', 'flows'];

/** Objects whose keys are names. */
const MAPS = ['properties', '$defs', 'patternProperties', 'dependentSchemas', 'schemas', 'headers', 'paths'];

function extend(document: unknown, steps: string[]): Weakening | undefined {
  const node = nodeAt(document, steps);
  const key = steps.at(-1) ?? '';
  const [sort = '', entry] = ADDITIONS[key] ?? [];
  if (Array.isArray(node)) {
    const apply = (): (() => void) => {
      node.push(entry);
      return () => void node.pop();
    };
    return { sort, steps, apply };
  }
  const name = NEW_KEYS[key] ?? '';
  return { sort, steps, apply: () => put(node as Node, name, entry) };
}

function isUnderDecision(document: unknown, steps: Steps, isDecided: IsDecided): boolean {
  return steps.some((_, length) => isDecided(nodeAt(document, steps.slice(0, length))));
}

/** Restores the order of keys, since pointers depend on the order of statuses. */
function restorer(holder: Node): () => void {
  const before = Object.entries(holder);
  return () => {
    for (const key of Object.keys(holder)) delete holder[key];
    Object.assign(holder, Object.fromEntries(before));
  };
}

function put(holder: Node, key: string, value: unknown): () => void {
  const undo = restorer(holder);
  holder[key] = value;
  return undo;
}

function rename(holder: Node, key: string, name: string): () => void {
  const undo = restorer(holder);
  holder[name] = holder[key];
  delete holder[key];
  return undo;
}

function drop(holder: Node | unknown[], key: string): () => void {
  if (Array.isArray(holder)) {
    const [value] = holder.splice(Number(key), 1);
    return () => void holder.splice(Number(key), 0, value);
  }
  const undo = restorer(holder);
  delete holder[key];
  return undo;
}

function relax(holder: Node, key: string): () => void {
  const relaxed = RELAXED[key];
  const value = holder[key];
  return relaxed && typeof value === 'number' ? put(holder, key, relaxed(value)) : drop(holder, key);
}
