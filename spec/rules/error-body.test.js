import errorBody from './error-body.js';
import { api, issuer, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const text = { type: 'string' };
const ErrorBody = {
  type: 'object',
  required: ['status', 'message', 'error'],
  properties: {
    status: { const: 'error' },
    message: text,
    error: { type: 'object', required: ['name', 'message'], properties: { name: text, message: text } },
  },
};
const OAuthError = {
  type: 'object',
  required: ['error'],
  properties: { error: text, error_description: text },
};

table(errorBody, [
  {
    title: 'passes the error body',
    document: api({ responses: { 400: json(ErrorBody), '5XX': json(ErrorBody) } }),
    wants: [],
  },
  {
    title: 'finds an error body without a name',
    document: api({ responses: { 404: json({ ...ErrorBody, properties: { error: { type: 'object' } } }) } }),
    wants: ['GET /v1/things 404 is not the error body'],
  },
  {
    title: 'finds a failure without a body',
    document: api({ responses: { 404: { description: 'Gone.' } } }),
    wants: ['GET /v1/things 404 has no JSON body'],
  },
  {
    title: 'finds the body of the issuer at the API',
    document: api({ responses: { 400: json(OAuthError), default: json(OAuthError) } }),
    wants: ['GET /v1/things 400 is not', 'GET /v1/things default is not'],
  },
  {
    title: 'passes both bodies at the issuer',
    document: issuer({ responses: { 400: json(OAuthError), 429: json(ErrorBody) } }),
    wants: [],
  },
  {
    title: 'finds a third body at the issuer',
    document: issuer({ responses: { 400: json({ type: 'object' }) } }),
    wants: ['or to OAuthError'],
  },
  {
    title: 'leaves successes and redirects alone',
    document: api({ responses: { 200: {}, 302: {} } }),
    wants: [],
  },
]);
