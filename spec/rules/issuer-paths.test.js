import issuerPaths from './issuer-paths.js';
import { api, issuer } from './testing/small-documents.js';
import { table } from './testing/table.js';

const servers = [{ url: 'https://other.test' }];

table(
  issuerPaths,
  [
    { title: 'passes the API', document: api({}), wants: [] },
    { title: 'passes a listed path with servers', document: issuer({}), wants: [] },
    {
      title: 'finds a listed path without servers',
      document: api({}, { route: '/oauth2/token' }),
      wants: ['/oauth2/token belongs to the issuer but has no `servers`'],
    },
    {
      title: 'finds a path outside /v1/',
      document: api({}, { route: '/v2/things' }),
      wants: ['/v2/things is not under /v1/'],
    },
    {
      title: 'finds servers of a path and of an operation',
      document: { paths: { '/v1/a': { servers, get: {} }, '/v1/b': { get: { servers } } } },
      wants: ['/v1/a has its own `servers`', 'GET /v1/b has its own `servers`'],
    },
    {
      title: 'takes another prefix',
      document: api({}),
      options: { prefix: '/console/v1/', issuer: [] },
      wants: ['/v1/things is not under /console/v1/'],
    },
    {
      title: 'finds a path parameter of another name, where there is one name',
      document: { paths: { '/v1/a/{id}': { get: {} }, '/v1/b/{b_id}': { get: {} } } },
      options: { prefix: '/v1/', issuer: [], parameter: 'id' },
      wants: ['/v1/b/{b_id} has the parameter `b_id`. Name it `id`'],
    },
  ],
  { options: { prefix: '/v1/', issuer: ['/oauth2/token'] } },
);
