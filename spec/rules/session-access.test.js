import sessionAccess from './session-access.js';
import { api } from './testing/small-documents.js';
import { table } from './testing/table.js';

const security = [{ Session: [] }];
const token = { name: 'X-CSRF-Token', in: 'header', required: true };
const post = (operation) => api({ security, 'x-any-user': true, ...operation }, { method: 'post' });

table(
  sessionAccess,
  [
    { title: 'passes what takes no session', document: api({ security: [{ ApiKey: [] }] }), wants: [] },
    { title: 'passes a change with its token', document: post({ parameters: [token] }), wants: [] },
    {
      title: 'passes a read by roles',
      document: api({ security, 'x-roles': ['owner', 'viewer'] }),
      wants: [],
    },
    {
      title: 'passes a read by administrators',
      document: api({ security, 'x-administrator': true }),
      wants: [],
    },
    {
      title: 'passes a change that an API key may make too, where the token may be absent',
      document: post({
        security: [...security, { ApiKey: [] }],
        parameters: [{ ...token, required: false }],
      }),
      wants: [],
    },
    {
      title: 'finds an operation that does not say who may call it',
      document: api({ security }),
      wants: ['GET /v1/things states who may call it by nothing'],
    },
    {
      title: 'finds one that says it twice',
      document: api({ security, 'x-any-user': true, 'x-roles': ['owner'] }),
      wants: ['states who may call it by x-roles and x-any-user'],
    },
    {
      title: 'finds a role that there is not',
      document: api({ security, 'x-roles': ['owner', 'king'] }),
      wants: ['has x-roles: ["owner","king"]. List one or more of owner, viewer.'],
    },
    { title: 'finds no roles', document: api({ security, 'x-roles': [] }), wants: ['has x-roles: []'] },
    {
      title: 'finds a mark that says no',
      document: api({ security, 'x-administrator': false }),
      wants: ['has x-administrator: false'],
    },
    {
      title: 'finds a change without a token',
      document: post({}),
      wants: ['POST /v1/things changes something without X-CSRF-Token'],
    },
    {
      title: 'finds a token that may be absent',
      document: post({ parameters: [{ ...token, required: false }] }),
      wants: ['has X-CSRF-Token with required: false'],
    },
    {
      title: 'finds a token that a caller with an API key cannot have',
      document: post({ security: [...security, { ApiKey: [] }], parameters: [token] }),
      wants: ['has X-CSRF-Token with required: true'],
    },
    {
      title: 'finds a token of a read, in any case of letters',
      document: api({ security, 'x-any-user': true, parameters: [{ ...token, name: 'x-csrf-token' }] }),
      wants: ['takes X-CSRF-Token but changes nothing'],
    },
    {
      title: 'finds marks and tokens without a session',
      document: api({ security: [], 'x-roles': ['owner'], parameters: [token] }),
      wants: ['has x-roles but does not take Session', 'takes X-CSRF-Token but not Session'],
    },
  ],
  { options: { scheme: 'Session', roles: ['owner', 'viewer'], token: 'X-CSRF-Token' } },
);
