import expectedResponses from './expected-responses.js';
import { api, issuer } from './testing/small-documents.js';
import { table } from './testing/table.js';

const answering = (...statuses) => Object.fromEntries(statuses.map((status) => [status, {}]));

table(
  expectedResponses,
  [
    {
      title: 'passes a public read',
      document: api({ security: [], responses: answering('200', '500') }),
      wants: [],
    },
    {
      title: 'finds what every operation can give',
      document: api({ responses: answering('200') }),
      wants: ['GET /v1/things has no response 500, which every operation can return'],
    },
    {
      title: 'finds what comes of scopes',
      document: api({ security: [{ ApiKey: ['a'] }], responses: answering('200', '500') }),
      wants: [
        'no response 401, which follows from its security',
        'no response 403, which follows from its scopes',
      ],
    },
    {
      title: 'asks no 403 of a credential without scopes',
      document: issuer({ security: [{ ClientBasic: [] }], responses: answering('200', '401', '500') }),
      wants: [],
    },
    {
      title: 'finds what comes of a body',
      document: api({ requestBody: {}, responses: answering('200', '413', '500') }),
      wants: ['no response 415, which follows from its request body'],
    },
    {
      title: 'finds what no operation gives',
      document: api({ responses: answering('200', '405', '500') }),
      wants: ['GET /v1/things has a response 405, which an existing operation never returns'],
    },
    {
      title: 'finds what comes of a parameter in the path',
      document: api({ responses: answering('200', '500') }, { route: '/v1/things/{id}' }),
      wants: ['no response 404, which follows from its path parameter'],
    },
    {
      title: 'passes an operation that is listed without a status',
      document: api({ operationId: 'getKeys', responses: answering('200') }),
      wants: [],
    },
  ],
  {
    options: {
      always: ['500'],
      secured: ['401'],
      scoped: ['403'],
      parameter: ['404'],
      except: { getKeys: ['500'] },
      body: ['413', '415'],
      never: ['405'],
    },
  },
);
