import idempotency from './idempotency.js';
import { api } from './testing/small-documents.js';
import { table } from './testing/table.js';

const key = { name: 'Idempotency-Key', in: 'header' };
const created = { headers: { 'Idempotency-Replayed': {} } };
const post = (operation) => api(operation, { method: 'post' });

table(idempotency, [
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
    title: 'finds a key where nothing is created',
    document: post({ parameters: [key], responses: { 200: {} } }),
    wants: ['POST /v1/things takes an Idempotency-Key and creates nothing'],
  },
  { title: 'passes a POST that creates nothing', document: post({ responses: { 200: {} } }), wants: [] },
  { title: 'leaves other methods alone', document: api({ responses: { 201: {} } }), wants: [] },
]);
