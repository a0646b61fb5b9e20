import { nodeAt, parsePointer, type Steps } from './pointer.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LISTS = ['allOf', 'oneOf', 'anyOf'];
const BRANCHES = ['if', 'then', 'else', 'dependentSchemas'];

/** A node, or what it refers to. */
function resolve(node: unknown, document: unknown): unknown {
  if (!isNode(node) || typeof node.$ref !== 'string' || !node.$ref.startsWith('#/')) return node;
  return nodeAt(document, parsePointer(decodeURIComponent(node.$ref.slice(1))));
}

/** A schema with every schema that it is made of, references followed. */
function listParts(schema: unknown, document: unknown, parts: Set<Node> = new Set()): Set<Node> {
  if (!isNode(schema) || parts.has(schema)) return parts;
  parts.add(schema);
  listParts(resolve(schema, document), document, parts);
  for (const key of LISTS) {
    if (Array.isArray(schema[key])) for (const part of schema[key]) listParts(part, document, parts);
  }
  for (const key of BRANCHES) {
    const branch = schema[key];
    if (key !== 'dependentSchemas') listParts(branch, document, parts);
    else if (isNode(branch)) for (const part of Object.values(branch)) listParts(part, document, parts);
  }
  return parts;
}

/**
 * What a node is when the shapes around it are merged: the properties or the required names of a schema with all of
 * its parts, parameters with their references followed and their names in small letters. Any other node stays.
 */
export function mergedAt(document: unknown, at: Steps): unknown {
  const node = nodeAt(document, at);
  const key = at.at(-1);
  if (key === 'parameters') {
    return isNode(node) || Array.isArray(node)
      ? Object.values(node).map((parameter) => plainName(resolve(parameter, document)))
      : node;
  }
  if (key !== 'properties' && key !== 'required') return node;
  const parts = [...listParts(nodeAt(document, at.slice(0, -1)), document)];
  if (key === 'required') {
    return parts.flatMap(({ required }) => (Array.isArray(required) ? required : []));
  }
  return Object.assign({}, ...parts.map(({ properties }) => (isNode(properties) ? properties : {})));
}

/** A parameter, or a fragment of one, with its name in small letters: those of headers are the same in any case. */
export function plainName(parameter: unknown): unknown {
  return isNode(parameter) && typeof parameter.name === 'string'
    ? { ...parameter, name: parameter.name.toLowerCase() }
    : parameter;
}
