import componentsUsed from './components-used.js';
import { components } from './testing/small-documents.js';
import { table } from './testing/table.js';

const ref = (name) => ({ $ref: `#/components/${name}` });

table(
  componentsUsed,
  [
    {
      title: 'passes what is referred to',
      document: components({ schemas: { A: { items: ref('schemas/B') }, B: { items: ref('schemas/A') } } }),
      wants: [],
    },
    {
      title: 'passes what a discriminator names',
      document: components({
        schemas: {
          A: { items: ref('schemas/A'), discriminator: { mapping: { b: '#/components/schemas/B' } } },
          B: {},
        },
      }),
      wants: [],
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
