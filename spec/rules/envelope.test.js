import envelope from './envelope.js';
import { api, issuer, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const Envelope = {
  type: 'object',
  required: ['status', 'message'],
  properties: { status: { const: 'success' }, message: { type: 'string' } },
};
const bare = { type: 'object', properties: { id: { type: 'string' } } };

const whole = {
  ...Envelope,
  required: [...Envelope.required, 'data'],
  properties: { ...Envelope.properties, data: bare },
};
const answering = (schema, operationId = 'getThing') =>
  api({ operationId, responses: { 200: json(schema) } });
const having = (properties) => answering({ ...whole, properties: { ...whole.properties, ...properties } });

table(
  envelope,
  [
    {
      title: 'finds an envelope without data',
      document: answering(Envelope),
      wants: ['does not require `data`'],
    },
    {
      title: 'finds data that may be absent',
      document: answering({ ...whole, required: Envelope.required }),
      wants: ['does not require `data`'],
    },
    { title: 'passes a listed one without data', document: answering(Envelope, 'shareToken'), wants: [] },
    {
      title: 'finds a listed one with data',
      document: answering(whole, 'shareToken'),
      wants: ['although it is listed under `bare`'],
    },
    {
      title: 'finds a status with other values',
      document: having({ status: { enum: ['success', 'error'] } }),
      wants: ['has a `status` of ["success","error"]'],
    },
    {
      title: 'finds a status of any value',
      document: having({ status: {} }),
      wants: ['has a `status` of null'],
    },
    { title: 'finds a message that is no string', document: having({ message: {} }), wants: ['of type any'] },

    { title: 'passes the envelope itself', document: answering(whole), wants: [] },
    {
      title: 'passes an envelope in allOf',
      document: api({
        responses: { 200: json({ allOf: [Envelope, { required: ['data'], properties: { data: bare } }] }) },
      }),
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
      wants: ['shared/schemas/SuccessEnvelope.yaml'],
    },
    {
      title: 'leaves failures, bodies that are not JSON and the issuer alone',
      document: api({ responses: { 400: json(bare), 200: { content: { 'text/html': { schema: bare } } } } }),
      wants: [],
    },
    { title: 'leaves the issuer alone', document: issuer({ responses: { 200: json(bare) } }), wants: [] },
  ],
  { options: { bare: ['shareToken'] } },
);
