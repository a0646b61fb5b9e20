import componentsUsed from './components-used.js';
import { api, components, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const ref = (name) => ({ $ref: `#/components/${name}` });

table(
  componentsUsed,
  [
    {
      title: 'passes what an operation reaches',
      document: api(json(ref('schemas/A')), {
        components: { schemas: { A: { items: ref('schemas/B') }, B: {} } },
      }),
      wants: [],
    },
    {
      title: 'passes what a discriminator names',
      document: api(json({ discriminator: { mapping: { b: '#/components/schemas/B' } } }), {
        components: { schemas: { B: {} } },
      }),
      wants: [],
    },
    {
      title: 'passes what a part of it is referred to of',
      document: api(json(ref('schemas/A/properties/b')), { components: { schemas: { A: {} } } }),
      wants: [],
    },
    {
      title: 'does not count what refers to itself, or to each other',
      document: components({
        schemas: {
          A: { items: ref('schemas/A') },
          B: { items: ref('schemas/C') },
          C: { items: ref('schemas/B') },
        },
      }),
      wants: ['refers to A of', 'refers to B of', 'refers to C of'],
    },
    {
      title: 'finds the rest, in each group',
      document: components({ schemas: { A: {} }, examples: { one: {} }, responses: { gone: {} } }),
      wants: ['refers to A of components.schemas', 'refers to gone of', 'refers to one of'],
    },
    {
      title: 'passes what is listed',
      document: components({ responses: { 'method-not-allowed': {} } }),
      wants: [],
    },
    {
      title: 'leaves security schemes alone',
      document: components({ securitySchemes: { ApiKey: {} } }),
      wants: [],
    },
  ],
  { options: { except: ['method-not-allowed'] } },
);
