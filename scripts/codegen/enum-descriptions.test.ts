import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { generatedBundle } from '../testing/generated-bundle.ts';
import { type OpenApiDocument, SpecError } from './bundle.ts';
import { readStates } from './catalogues.ts';
import { withEnumDescriptions } from './enum-descriptions.ts';

const documentOf = (schemas: object) => ({ paths: {}, components: { schemas } }) as OpenApiDocument;
const machine = {
  schema: 'LampStatus',
  states: { on: { summary: 'It shines.' }, off: { summary: 'Dark.' } },
};

describe('withEnumDescriptions', () => {
  it('tells the summary of each state on the schema that its machine names, in the order of the enum', () => {
    const document = documentOf({ LampStatus: { enum: ['off', 'on'] }, Other: { enum: ['on'] } });
    expect(withEnumDescriptions(document, { lamp: machine }).components.schemas).toEqual({
      LampStatus: {
        enum: ['off', 'on'],
        'x-enumDescriptions': { off: 'Dark.', on: 'It shines.' },
        'x-enum-descriptions': ['Dark.', 'It shines.'],
      },
      Other: { enum: ['on'] },
    });
    expect(document.components.schemas).not.toHaveProperty(['LampStatus', 'x-enumDescriptions']);
  });

  it('lists what a schema anywhere says of its values', () => {
    const colour = { enum: ['red', 'blue'], 'x-enumDescriptions': { blue: 'Cold.', red: 'Warm.' } };
    const { components } = withEnumDescriptions(documentOf({ Lamp: { properties: { colour } } }), {});
    expect(components.schemas).toMatchObject({
      Lamp: { properties: { colour: { 'x-enum-descriptions': ['Warm.', 'Cold.'] } } },
    });
  });

  it.each([
    ['does not describe blue', { red: 'Warm.' }],
    ['describes green, which is not one of its values', { red: 'Warm.', blue: 'Cold.', green: 'Fresh.' }],
  ])('refuses a schema that %s', (wrong, told) => {
    const document = documentOf({ Colour: { enum: ['red', 'blue'], 'x-enumDescriptions': told } });
    expect(() => withEnumDescriptions(document, {})).toThrow(SpecError);
    expect(() => withEnumDescriptions(document, {})).toThrow(`of Colour ${wrong}`);
  });
});

describe.each([
  ['openapi.json', ['states']],
  ['console/openapi.json', ['states', 'console/states']],
] as const)('the bundle %s', (file, folders) => {
  it('says what each state of its schemas means', () => {
    const { components } = generatedBundle(file);
    const machines = folders.flatMap((folder) => Object.values(readStates(join(root, 'spec'), folder)));
    const governed = machines.filter(({ schema }) => schema && components.schemas[schema]);
    expect(governed.length).toBeGreaterThan(0);
    for (const { schema = '', states } of governed) {
      const { enum: values, 'x-enum-descriptions': told } = components.schemas[schema];
      expect(told, schema).toEqual(values.map((value: string) => states[value]?.summary));
    }
  });
});
