import idempotency from './idempotency.js';
import { api, webhook } from './testing/small-documents.js';
import { table } from './testing/table.js';

const key = { name: 'Idempotency-Key', in: 'header' };
const created = { headers: { 'Idempotency-Replayed': {} } };
const post = (operation) => api(operation, { method: 'post' });

table(
  idempotency,
  [
    {
      title: 'passes a creation with all of it',
      document: post({ parameters: [key], responses: { 201: created, 409: {}, 422: {} } }),
      wants: [],
    },
    {
      title: 'finds a creation without a key',
      document: post({ responses: { 201: created, 409: {}, 422: {} } }),
      wants: ['POST /v1/things creates without an idempotency key'],
    },
    {
      title: 'finds what belongs to a key and is absent',
      document: post({ parameters: [key], responses: { 201: {} } }),
      wants: ['POST /v1/things 201 does not report replays', 'has no response 409', 'has no response 422'],
    },
    {
      title: 'finds another success that does not tell a replay',
      document: post({ parameters: [key], responses: { 200: {}, 201: created, 409: {}, 422: {} } }),
      wants: ['POST /v1/things 200 does not report replays'],
    },
    {
      title: 'passes a creation that answers 200 by the specification',
      document: post({
        operationId: 'regenerateThing',
        parameters: [key],
        responses: { 200: created, 409: {}, 422: {} },
      }),
      wants: [],
    },
    {
      title: 'finds such a creation without a key and another status',
      document: post({ operationId: 'regenerateThing', responses: { 201: created, 409: {}, 422: {} } }),
      wants: ['has no response 200', 'creates without an idempotency key'],
    },
    {
      title: 'finds a key where nothing is created',
      document: post({ parameters: [key], responses: { 200: {} } }),
      wants: ['POST /v1/things accepts an Idempotency-Key but creates nothing'],
    },
    { title: 'passes a POST that creates nothing', document: post({ responses: { 200: {} } }), wants: [] },
    {
      title: 'finds 201 of another method',
      document: api({ responses: { 201: {} } }),
      wants: ['has a response 201 but is not a creating POST'],
    },
    {
      title: 'finds a creation by name that does not answer 201',
      document: post({
        operationId: 'createThing',
        parameters: [key],
        responses: { 200: created, 409: {}, 422: {} },
      }),
      wants: ['is named createThing but has no response 201'],
    },
    {
      title: 'passes a listed one',
      document: post({ operationId: 'createToken', responses: { 200: {} } }),
      wants: [],
    },
    {
      title: 'finds a key that is required',
      document: post({
        parameters: [{ ...key, required: true }],
        responses: { 201: created, 409: {}, 422: {} },
      }),
      wants: ['requires an idempotency key'],
    },
    {
      title: 'finds a key of a webhook, in any case of letters',
      document: webhook('thing.made', { parameters: [{ ...key, name: 'idempotency-key' }] }),
      wants: ['webhook thing.made accepts an Idempotency-Key'],
    },
    {
      title: 'passes a creation without a key whose answer is never kept',
      document: post({ operationId: 'createSecret', responses: { 201: {} } }),
      wants: [],
    },
    {
      title: 'finds a key, and an absent 201, of one whose answer is never kept',
      document: post({ operationId: 'createSecret', parameters: [key], responses: { 200: {} } }),
      wants: ['is named createSecret but has no response 201', 'although its response is never stored'],
    },
  ],
  { options: { except: ['createToken'], unkeyed: ['createSecret'], answering200: ['regenerateThing'] } },
);
