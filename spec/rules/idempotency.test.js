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
      wants: ['POST /v1/things 201 does not tell a replay', 'has no 409', 'has no 422'],
    },
    {
      title: 'finds another success that does not tell a replay',
      document: post({ parameters: [key], responses: { 200: {}, 201: created, 409: {}, 422: {} } }),
      wants: ['POST /v1/things 200 does not tell a replay'],
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
      wants: ['does not answer 200', 'creates without an idempotency key'],
    },
    {
      title: 'finds a key where nothing is created',
      document: post({ parameters: [key], responses: { 200: {} } }),
      wants: ['POST /v1/things takes an Idempotency-Key and creates nothing'],
    },
    { title: 'passes a POST that creates nothing', document: post({ responses: { 200: {} } }), wants: [] },
    {
      title: 'finds 201 of another method',
      document: api({ responses: { 201: {} } }),
      wants: ['answers 201 and is no POST'],
    },
    {
      title: 'finds a creation by name that does not answer 201',
      document: post({
        operationId: 'createThing',
        parameters: [key],
        responses: { 200: created, 409: {}, 422: {} },
      }),
      wants: ['is called createThing and does not answer 201'],
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
      wants: ['webhook thing.made takes an Idempotency-Key'],
    },
    {
      title: 'passes a creation without a key whose answer is never kept',
      document: post({ operationId: 'createSecret', responses: { 201: {} } }),
      wants: [],
    },
    {
      title: 'finds a key, and an absent 201, of one whose answer is never kept',
      document: post({ operationId: 'createSecret', parameters: [key], responses: { 200: {} } }),
      wants: ['is called createSecret and does not answer 201', 'although its answer is never kept'],
    },
  ],
  { options: { except: ['createToken'], unkeyed: ['createSecret'], answering200: ['regenerateThing'] } },
);
