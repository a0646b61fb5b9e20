import exampleIds from './example-ids.js';
import { api, json, webhook } from './testing/small-documents.js';
import { table } from './testing/table.js';

const id = { type: 'string', pattern: '^THG_[0-9A-Z]+$' };
const thing = { allOf: [{ properties: { id } }, { properties: { owner_id: id, name: { pattern: '^x$' } } }] };
const answering = (schema, value) => api({ responses: { 200: json(schema, { one: { value } }) } });

table(exampleIds, [
  {
    title: 'passes the right kind',
    document: answering(thing, { id: 'THG_1', owner_id: 'THG_2', name: 'Ada' }),
    wants: [],
  },
  {
    title: 'finds another kind',
    document: answering(thing, { id: 'OTH_1', owner_id: '2' }),
    wants: [
      'The example "one" of GET /v1/things 200 has `id` "OTH_1", which does not match ^THG_',
      '`owner_id` "2"',
    ],
  },
  {
    title: 'finds it deep down',
    document: answering(
      { properties: { data: { items: thing } } },
      { data: [{ id: 'THG_1' }, { id: 'OTH_1' }] },
    ),
    wants: ['has `data[1].id` "OTH_1"'],
  },
  {
    title: 'looks into requests and webhooks',
    document: webhook('thing.made', { requestBody: json(thing, { one: { value: { id: 'OTH_1' } } }) }),
    wants: ['of webhook thing.made request has `id` "OTH_1"'],
  },
  {
    title: 'passes an id without a pattern',
    document: answering({ properties: { id: {} } }, { id: 'any' }),
    wants: [],
  },
  {
    title: 'looks at parameters and headers',
    document: api({
      parameters: [{ name: 'thing_id', schema: id, example: 'OTH_1' }],
      responses: { 200: { headers: { Trace: { schema: id, examples: { one: { value: 'OTH_2' } } } } } },
    }),
    wants: [
      '"OTH_1" of the parameter "thing_id" of GET /v1/things',
      '"OTH_2" of the header "Trace" of GET /v1/things 200',
    ],
  },
]);
