import discriminatedUnions from './discriminated-unions.js';
import { components } from './testing/small-documents.js';
import { table } from './testing/table.js';

const at = (name) => ({ $ref: `#/components/schemas/${name}` });
const kind = (value) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', const: value } },
});
const union = (change = {}) => ({
  oneOf: [at('Cat'), at('Dog')],
  discriminator: { propertyName: 'kind', mapping: { cat: at('Cat').$ref, dog: at('Dog').$ref } },
  ...change,
});
const pets = (schemas) =>
  components({ schemas: { Pet: union(), Cat: kind('cat'), Dog: kind('dog'), ...schemas } });

table(discriminatedUnions, [
  { title: 'passes variants with their constants', document: pets(), wants: [] },
  {
    title: 'passes a constant beside a type of all variants, in allOf',
    document: pets({
      Base: { type: 'object', required: ['kind'], properties: { kind: { enum: ['cat', 'dog'] } } },
      Cat: { allOf: [at('Base'), { properties: { kind: { const: 'cat' } } }] },
    }),
    wants: [],
  },
  {
    title: 'passes a variant that is a union of such variants',
    document: pets({ Cat: { oneOf: [at('Lion'), at('Tiger')] }, Lion: kind('cat'), Tiger: kind('cat') }),
    wants: [],
  },
  {
    title: 'finds one of them that has another',
    document: pets({ Cat: { oneOf: [at('Lion'), at('Tiger')] }, Lion: kind('cat'), Tiger: kind('dog') }),
    wants: ['Cat lacks its discriminator value'],
  },
  { title: 'finds another constant', document: pets({ Dog: kind('cat') }), wants: ['with `const: dog`'] },
  {
    title: 'finds a constant that may be absent',
    document: pets({ Dog: { ...kind('dog'), required: [] } }),
    wants: ['Require `kind` there'],
  },
  {
    title: 'finds anyOf',
    document: pets({ Pet: { anyOf: [at('Cat')], discriminator: { propertyName: 'kind' } } }),
    wants: ['A discriminator requires `oneOf`'],
  },
  {
    title: 'finds a discriminator without mapping',
    document: pets({ Pet: union({ discriminator: { propertyName: 'kind' } }) }),
    wants: ['has no `mapping`'],
  },
  {
    title: 'finds a variant that is not mapped, and one without a name',
    document: pets({ Pet: union({ oneOf: [at('Cat'), at('Dog'), at('Cow'), { type: 'object' }] }) }),
    wants: ['Cow is missing in `mapping`', 'has no name'],
  },
  {
    title: 'finds a variant that is mapped twice, and a value that maps to none',
    document: pets({
      Pet: union({
        oneOf: [at('Cat')],
        discriminator: {
          propertyName: 'kind',
          mapping: { cat: at('Cat').$ref, puss: at('Cat').$ref, dog: at('Dog').$ref },
        },
      }),
    }),
    wants: ['is listed more than once', 'Cat lacks its discriminator value', 'Dog, which is not a variant'],
  },
  {
    title: 'leaves variants in other files alone',
    document: components({
      schemas: {
        Pet: {
          oneOf: [{ $ref: 'Cat.yaml' }],
          discriminator: { propertyName: 'kind', mapping: { cat: 'Cat.yaml' } },
        },
      },
    }),
    wants: [],
  },
]);
