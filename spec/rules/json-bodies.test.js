import jsonBodies from './json-bodies.js';
import { api, issuer, json, webhook } from './testing/small-documents.js';
import { table } from './testing/table.js';

const as = (...types) => ({ content: Object.fromEntries(types.map((type) => [type, { schema: {} }])) });
const FORM = 'application/x-www-form-urlencoded';
const CSV = 'text/csv';

table(
  jsonBodies,
  [
    {
      title: 'passes JSON',
      document: api({ requestBody: json({}), responses: { 200: json({}) } }),
      wants: [],
    },
    ...[
      'application/hal+json',
      'application/problem+json',
      'text/plain',
      'application/json; charset=utf-8',
    ].map((type) => ({
      title: `finds ${type}`,
      document: api({ responses: { 200: as(type), 400: as('application/json', type) } }),
      wants: [
        `GET /v1/things 200 has the media types: ${type}. Give`,
        `application/json, ${type}. Give it exactly`,
      ],
    })),
    {
      title: 'finds a success without a body',
      document: api({ responses: { 204: {} } }),
      wants: ['The body of GET /v1/things 204 has the media types: none'],
    },
    {
      title: 'finds a request of another type, or of none',
      document: api({ requestBody: {}, responses: {} }),
      wants: ['The body of GET /v1/things request has the media types: none'],
    },
    {
      title: 'finds a body without a schema',
      document: api({ responses: { 200: { content: { 'application/json': {} } } } }),
      wants: ['has no schema'],
    },
    {
      title: 'passes a form where listed',
      document: issuer({ operationId: 'createToken', requestBody: as(FORM), responses: { 200: {} } }),
      wants: [],
    },
    {
      title: 'finds a form elsewhere, and JSON in its place',
      document: issuer({ operationId: 'createOther', requestBody: as(FORM) }),
      wants: ['Give it exactly application/json'],
    },
    {
      title: 'finds JSON where a form is due',
      document: issuer({ operationId: 'createToken', requestBody: json({}) }),
      wants: [`Give it exactly ${FORM}`],
    },
    {
      title: 'passes a table where listed, with JSON as failure',
      document: api({ operationId: 'getTable', responses: { 200: as(CSV), 400: json({}) } }),
      wants: [],
    },
    {
      title: 'finds a table elsewhere',
      document: api({ operationId: 'getThing', responses: { 200: as(CSV) } }),
      wants: ['Give it exactly application/json'],
    },
    {
      title: 'finds JSON where a table is due, and a table as failure',
      document: api({ operationId: 'getTable', responses: { 200: json({}), 400: as(CSV) } }),
      wants: [`Give it exactly ${CSV}`, 'Give it exactly application/json'],
    },
    {
      title: 'asks it of webhooks, which may answer nothing',
      document: webhook('thing.made', { requestBody: as('text/plain'), responses: { '2XX': {} } }),
      wants: ['webhook thing.made request has the media types: text/plain'],
    },
  ],
  { options: { form: ['createToken'], csv: ['getTable'] } },
);
