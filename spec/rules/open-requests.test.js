import openRequests from './open-requests.js';
import { api, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const taking = (schema) => api({ requestBody: json(schema) }, { method: 'post' });

table(openRequests, [
  { title: 'passes an open schema', document: taking({ additionalProperties: true }), wants: [] },
  {
    title: 'finds a closed one',
    document: taking({ additionalProperties: false }),
    wants: ['`additionalProperties: false` rejects fields'],
  },
  {
    title: 'finds one that is closed in other words',
    document: taking({ unevaluatedProperties: false, additionalProperties: { not: {} } }),
    wants: ['`additionalProperties: false`', '`unevaluatedProperties: false`'],
  },
  {
    title: 'follows references, and goes into parts',
    document: {
      ...taking({ oneOf: [{ $ref: '#/components/schemas/A' }] }),
      components: { schemas: { A: { properties: { b: { additionalProperties: false } } } } },
    },
    wants: ['rejects fields'],
  },
  {
    title: 'leaves responses alone',
    document: api({ responses: { 200: json({ additionalProperties: false }) } }),
    wants: [],
  },
]);
