import namedExamples from './named-examples.js';
import { api, json, webhook } from './testing/small-documents.js';
import { table } from './testing/table.js';

const body = json({}, { one: { summary: 'One', value: { id: 1 } } });

table(namedExamples, [
  {
    title: 'passes named examples everywhere',
    document: api({
      parameters: [{ name: 'limit', in: 'query', example: 20 }],
      requestBody: body,
      responses: { 200: body, 204: { description: 'Nothing.' } },
    }),
    wants: [],
  },
  {
    title: 'finds bodies without examples',
    document: api({ requestBody: json({}), responses: { 200: json({}), 500: json({}) } }),
    wants: [
      'GET /v1/things request has no named example',
      'GET /v1/things 200 has no',
      'GET /v1/things 500 has no',
    ],
  },
  {
    title: 'finds an example without a name',
    document: api({ responses: { 200: { content: { 'application/json': { example: {} } } } } }),
    wants: ['GET /v1/things 200 has no named example'],
  },
  {
    title: 'finds an example without a value',
    document: api({ responses: { 200: json({}, { one: { summary: 'One' } }) } }),
    wants: ['GET /v1/things 200 has no named example'],
  },
  {
    title: 'finds a parameter without one',
    document: api({ parameters: [{ name: 'limit', in: 'query', schema: { examples: [20] } }] }),
    wants: ['The parameter "limit" of GET /v1/things has no example'],
  },
  {
    title: 'finds one of the path item',
    document: { paths: { '/v1/{id}': { parameters: [{ name: 'id', in: 'path' }], get: {} } } },
    wants: ['The parameter "id" of GET /v1/{id} has no example'],
  },
  {
    title: 'finds a response header without one',
    document: api({
      responses: { 200: { headers: { Location: { schema: {} }, Allow: { example: 'GET' } } } },
    }),
    wants: ['The header "Location" of GET /v1/things 200 has no example'],
  },
  {
    title: 'passes a response header with a pattern',
    document: api({ responses: { 200: { headers: { RateLimit: { schema: { pattern: '^"' } } } } } }),
    wants: [],
  },
  {
    title: 'asks it of webhooks',
    document: webhook('thing.made', { requestBody: json({}) }),
    wants: ['webhook thing.made request has no named example'],
  },
]);
