import errorExamples from './error-examples.js';
import { api, issuer, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const shared = { components: { schemas: { ErrorName: { enum: ['conflict'] } } } };
const named = (name) => json({}, { one: { value: { error: { name } } } });

table(
  errorExamples,
  [
    {
      title: 'passes a known name',
      document: api({ responses: { 409: named('conflict') } }, shared),
      wants: [],
    },
    {
      title: 'finds an unknown name',
      document: api({ responses: { 409: named('confict') } }, shared),
      wants: ['The example "one" of GET /v1/things 409 has the error name "confict"'],
    },
    {
      title: 'finds an example without a name',
      document: api({ responses: { 500: json({}, { one: { value: {} } }) } }, shared),
      wants: ['has the error name "undefined"'],
    },
    {
      title: 'leaves successes and the issuer alone',
      document: { ...issuer({ responses: { 400: named('invalid_grant') } }), ...shared },
      wants: [],
    },
  ],
  { options: { schema: 'ErrorName' } },
);
