import responseIds from './response-ids.js';
import { api, issuer, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  ThingId: { type: 'string', pattern: '^THG_[0-9A-Za-z]+$' },
  OwnerId: { type: 'string', pattern: '^(BUS|CUS)_[0-9A-Za-z]+$' },
  Thing: { properties: { id: ref('ThingId'), owner: { properties: { id: ref('OwnerId') } } } },
  Country: { properties: { id: { type: 'string' } } },
  Bare: {
    properties: { id: { type: 'string', pattern: '^[A-Z]+$' }, parts: { items: { properties: { id: {} } } } },
  },
};
const answering = (schema) => api({ responses: { 200: json(schema) } }, { components: { schemas } });

table(
  responseIds,
  [
    {
      title: 'passes prefixed ids, through references',
      document: answering({ properties: { data: ref('Thing') } }),
      wants: [],
    },
    {
      title: 'finds ids without prefix, nested ones too',
      document: answering({ allOf: [{ properties: { data: { items: ref('Bare') } } }] }),
      wants: ['The `id` of Bare has no prefix', 'The `id` of Bare.parts has no prefix'],
    },
    {
      title: 'finds one that is written in place',
      document: answering({ properties: { id: { type: 'string' } } }),
      wants: ['The `id` of GET /v1/things has no prefix'],
    },
    { title: 'passes a listed schema', document: answering(ref('Country')), wants: [] },
    {
      title: 'leaves requests and failures alone',
      document: api(
        { requestBody: json(ref('Bare')), responses: { 400: json(ref('Bare')) } },
        { components: { schemas } },
      ),
      wants: [],
    },
    {
      title: 'leaves the issuer alone',
      document: issuer({ responses: { 200: json(schemas.Bare) } }),
      wants: [],
    },
  ],
  { options: { except: ['Country'] } },
);
