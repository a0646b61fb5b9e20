import { expect, test } from 'vitest';
import { locate, referencedSteps, referenceSteps, referenceTo, resolve, schemaName } from './references.ts';

const document = {
  paths: { '/v1/{id}': { get: { operationId: 'getThing' } } },
  components: {
    schemas: {
      Thing: { type: 'object' },
      Other: { $ref: '#/components/schemas/Thing' },
      Circle: { $ref: '#/components/schemas/Circle' },
    },
  },
};
const { Thing, Other, Circle } = document.components.schemas;

test('references are followed to the last one', () => {
  expect(resolve(document, Other)).toBe(Thing);
  expect(resolve(document, Thing)).toBe(Thing);
  expect(resolve(document, { $ref: '#/paths/~1v1~1%7Bid%7D/get' })).toEqual({ operationId: 'getThing' });
});

test('a node is found with the last reference that leads to it', () => {
  const $ref = '#/components/schemas/Thing';
  expect(locate(document, { $ref: '#/components/schemas/Other' }, '#/here')).toEqual({
    node: Thing,
    reference: $ref,
  });
  expect(locate(document, Thing, '#/here')).toEqual({ node: Thing, reference: '#/here' });
});

test.each([
  ['#/components/schemas/Nothing', 'The document has nothing at #/components/schemas/Nothing.'],
  ['#/components/schemas/toString', 'The document has nothing at #/components/schemas/toString.'],
  ['#/%', 'The document has nothing at #/%.'],
  [Circle.$ref, '#/components/schemas/Circle refers to itself.'],
])('a reference to %s is an error', ($ref, message) => {
  expect(() => resolve(document, { $ref })).toThrow(message);
});

test('references are percent-encoded pointers', () => {
  const reference = referenceTo('#/paths', '/v1/{id}', 'get');
  expect(reference).toBe('#/paths/~1v1~1%7Bid%7D/get');
  expect(referenceSteps(reference)).toEqual(['paths', '/v1/{id}', 'get']);
  expect(referenceSteps('#')).toEqual([]);
});

test('the steps of a reference are told for those into the same document', () => {
  expect(referencedSteps(Other)).toEqual(['components', 'schemas', 'Thing']);
  expect(referencedSteps(Thing)).toBeUndefined();
  expect(referencedSteps({ $ref: 'other.yaml#/Thing' })).toBeUndefined();
});

test.each([
  ['#/components/schemas/Thing', 'Thing'],
  ['#/components/schemas/Thing/properties/id', undefined],
  ['#/components/responses/Thing', undefined],
  ['other.yaml', undefined],
])('the schema that %s names is %s', (reference, name) => {
  expect(schemaName(reference)).toBe(name);
});
