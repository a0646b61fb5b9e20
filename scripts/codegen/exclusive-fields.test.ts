import { expect, it } from 'vitest';
import { excludeFieldsOfOthers } from './exclusive-fields.ts';

const variantOf = (name: string) => ({ properties: { [name]: { type: 'string' } } });
const refs = ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` }));

function withUnion(union: object): Record<string, unknown> {
  const document = {
    paths: {},
    components: {
      schemas: { Base: variantOf('base'), A: variantOf('a'), B: { allOf: [variantOf('b')] }, Union: union },
    },
  };
  excludeFieldsOfOthers(document);
  return document.components.schemas;
}

it('a variant of a union without a discriminator has no field that only others have', () => {
  expect(withUnion({ oneOf: refs })).toMatchObject({
    A: { properties: { a: { type: 'string' }, b: false } },
    B: { allOf: [variantOf('b'), { properties: { a: false } }] },
  });
});

it('a discriminator tells the variants apart by itself', () => {
  const schemas = withUnion({ oneOf: refs, discriminator: { propertyName: 'type' } });
  expect(schemas).toMatchObject({ A: variantOf('a'), B: { allOf: [variantOf('b')] } });
  expect(JSON.stringify(schemas)).not.toContain('false');
});
