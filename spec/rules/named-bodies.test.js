import namedBodies from './named-bodies.js';
import { api, issuer, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const page = {
  properties: { data: { type: 'array' }, pagination: { type: 'object' } },
};
const schemas = {
  ThingResponse: { type: 'object' },
  ThingListResponse: page,
  ThingPage: page,
  Thing: {},
  SuccessEnvelope: {},
};
const answering = (name) =>
  api({ responses: { 200: json({ $ref: `#/components/schemas/${name}` }) } }, { components: { schemas } });

table(
  namedBodies,
  [
    { title: 'passes one record', document: answering('ThingResponse'), wants: [] },
    { title: 'passes the envelope alone', document: answering('SuccessEnvelope'), wants: [] },
    { title: 'passes a page', document: answering('ThingListResponse'), wants: [] },
    {
      title: 'finds a body without a name',
      document: api({ responses: { 201: json({ type: 'object' }) } }),
      wants: ['GET /v1/things 201 has no name'],
    },
    { title: 'finds another name', document: answering('Thing'), wants: ['is named Thing'] },
    {
      title: 'finds another name of a page',
      document: answering('ThingPage'),
      wants: ['`<Thing>ListResponse`'],
    },
    {
      title: 'finds a record that is called a list',
      document: api(
        { responses: { 200: json({ $ref: '#/components/schemas/ThingListResponse' }) } },
        { components: { schemas: { ThingListResponse: { type: 'object' } } } },
      ),
      wants: ['is named ThingListResponse'],
    },
    {
      title: 'leaves failures and the issuer alone',
      document: api({ responses: { 400: json({}) } }),
      wants: [],
    },
    { title: 'leaves the issuer alone', document: issuer({ responses: { 200: json({}) } }), wants: [] },
  ],
  { options: { envelope: 'SuccessEnvelope' } },
);
