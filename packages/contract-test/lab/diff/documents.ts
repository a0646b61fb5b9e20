import type { Schema } from '../../src/contract/model.ts';
import type { LabPair, LabPlace } from './pair.ts';
import { arrayPairs } from './pairs/arrays.ts';
import { combinatorPairs } from './pairs/combinators.ts';
import { conditionPairs } from './pairs/conditions.ts';
import { objectPairs } from './pairs/objects.ts';
import { placePairs } from './pairs/places.ts';
import { scalarPairs } from './pairs/scalars.ts';

export const labPairs: readonly LabPair[] = [
  ...scalarPairs,
  ...objectPairs,
  ...arrayPairs,
  ...combinatorPairs,
  ...conditionPairs,
  ...placePairs,
];

/** The schemas that pairs refer to. */
export const labComponents: Readonly<Record<string, Schema>> = {
  WideText: { type: 'string', maxLength: 40 },
  SameText: { type: 'string', maxLength: 40 },
  NarrowText: { type: 'string', maxLength: 20 },
  WideTree: tree('WideTree', { type: 'integer' }),
  NarrowTree: tree('NarrowTree', { type: 'integer', maximum: 9 }),
};

function tree(name: string, value: Schema): Schema {
  const children = { type: 'array', items: { $ref: `#/components/schemas/${name}` } };
  return { type: 'object', required: ['value'], properties: { value, children } };
}

/** One schema of a lab document. */
export interface LabEntry {
  readonly name: string;
  readonly schema: Schema;
  readonly at: LabPlace;
}

/** An OpenAPI document with one operation per entry, which has the schema in its request and in its response. */
export function labDocument(entries: readonly LabEntry[]): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Lab', version: '1.0.0' },
    paths: Object.fromEntries(entries.map((entry, index) => [`/entry-${index}`, { post: operation(entry) }])),
    components: { schemas: labComponents },
  };
}

function operation({ name, schema, at }: LabEntry): object {
  const plain = { description: 'Done.' };
  switch (at) {
    case 'parameter':
      return {
        operationId: name,
        parameters: [{ name: 'value', in: 'query', schema }],
        responses: { 204: plain },
      };
    case 'header':
      return { operationId: name, responses: { 204: { ...plain, headers: { Value: { schema } } } } };
    default: {
      const content = { 'application/json': { schema: wholeSchema(schema, at) } };
      return { operationId: name, requestBody: { content }, responses: { 200: { ...plain, content } } };
    }
  }
}

/** The schema of a whole body. */
export function wholeSchema(schema: Schema, at: LabPlace): Schema {
  return at === 'property' ? { type: 'object', properties: { value: schema } } : schema;
}
