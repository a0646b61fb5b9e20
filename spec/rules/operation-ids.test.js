import operationIds from './operation-ids.js';
import { api, issuer, webhook } from './testing/small-documents.js';
import { table } from './testing/table.js';

const fault = (id) => `The operationId "${id}" of GET /v1/things is not a verb for GET and a noun`;

table(
  operationIds,
  [
    { title: 'passes verb and noun', document: api({ operationId: 'listThings' }), wants: [] },
    { title: 'passes several words', document: api({ operationId: 'getThingOfOld' }), wants: [] },
    {
      title: 'finds an unknown verb',
      document: api({ operationId: 'fetchThings' }),
      wants: [fault('fetchThings')],
    },
    { title: 'finds a verb alone', document: api({ operationId: 'list' }), wants: [fault('list')] },
    {
      title: 'finds a verb inside a word',
      document: api({ operationId: 'getting' }),
      wants: [fault('getting')],
    },
    {
      title: 'finds snake case',
      document: api({ operationId: 'list_things' }),
      wants: [fault('list_things')],
    },
    {
      title: 'finds capitals in a row',
      document: api({ operationId: 'getJWKS' }),
      wants: [fault('getJWKS')],
    },
    { title: 'finds none at all', document: api({}), wants: [fault('')] },
    {
      title: 'asks it of the issuer',
      document: issuer({ operationId: 'token' }),
      wants: ['"token" of POST /oauth2/token'],
    },
    {
      title: 'passes the event of a webhook',
      document: webhook('thing.in_use', { operationId: 'onThingInUse' }),
      wants: [],
    },
    {
      title: 'finds another event',
      document: webhook('thing.in_use', { operationId: 'onThingUsed' }),
      wants: ['"onThingUsed" of webhook thing.in_use does not match its event. Name it `onThingInUse`.'],
    },
    {
      title: 'finds a verb of another method',
      document: api({ operationId: 'deleteThings' }),
      wants: ['Begin it with one of'],
    },
    {
      title: 'finds a method without verbs',
      document: api({ operationId: 'listThings' }, { method: 'options' }),
      wants: ['use another method'],
    },
  ],
  { options: { verbs: { get: ['get', 'list'], delete: ['delete'] } } },
);
