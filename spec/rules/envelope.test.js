import envelope from './envelope.js';
import { api, issuer, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const Envelope = {
  type: 'object',
  required: ['status', 'message'],
  properties: { status: { enum: ['success', 'error'] }, message: { type: 'string' } },
};
const bare = { type: 'object', properties: { id: { type: 'string' } } };

table(envelope, [
  { title: 'passes the envelope itself', document: api({ responses: { 200: json(Envelope) } }), wants: [] },
  {
    title: 'passes an envelope in allOf',
    document: api({ responses: { 200: json({ allOf: [Envelope, { properties: { data: bare } }] }) } }),
    wants: [],
  },
  {
    title: 'finds a bare record, on every success status',
    document: api({ responses: { 200: json(bare), 201: json(bare) } }),
    wants: ['GET /v1/things 200 has no envelope', 'GET /v1/things 201 has no envelope'],
  },
  {
    title: 'finds an envelope whose message may be absent',
    document: api({ responses: { 200: json({ ...Envelope, required: ['status'] }) } }),
    wants: ['shared/schemas/Envelope.yaml'],
  },
  {
    title: 'leaves failures, bodies that are not JSON and the issuer alone',
    document: api({ responses: { 400: json(bare), 200: { content: { 'text/html': { schema: bare } } } } }),
    wants: [],
  },
  { title: 'leaves the issuer alone', document: issuer({ responses: { 200: json(bare) } }), wants: [] },
]);
