import errorExamples from './error-examples.js';
import { catalogueFolder } from './testing/catalogue-folder.js';
import { api, issuer, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const context = catalogueFolder({
  'errors.yaml': '- {name: conflict, status: 409}\n- {name: invalid_grant, status: 400}\n',
});
const named = (name) => json({}, { one: { value: { error: { name } } } });
const bare = (error) => json({}, { one: { value: { error } } });

table(
  errorExamples,
  [
    {
      title: 'passes a name under its status',
      document: api({ responses: { 409: named('conflict') } }),
      wants: [],
    },
    {
      title: 'passes it under a range and under default',
      document: api({ responses: { '4XX': named('conflict'), default: named('conflict') } }),
      wants: [],
    },
    {
      title: 'finds an unknown name',
      document: api({ responses: { 409: named('confict') } }),
      wants: [
        'The example "one" of GET /v1/things 409 has the error name "confict", which is not in errors.yaml',
      ],
    },
    {
      title: 'finds a name under another status',
      document: api({ responses: { 422: named('conflict'), '5XX': named('conflict') } }),
      wants: ['has the error "conflict", whose status is 409', 'GET /v1/things 5XX has the error "conflict"'],
    },
    {
      title: 'finds an example without a name',
      document: api({ responses: { 500: json({}, { one: { value: {} } }) } }),
      wants: ['has the error name "undefined"'],
    },
    {
      title: 'leaves successes alone',
      document: api({ responses: { 200: named('none') } }),
      wants: [],
    },
    {
      title: 'asks it of the issuer, whose errors are names by themselves',
      document: issuer({ responses: { 400: bare('invalid_grant'), 401: bare('invalid_grant') } }),
      wants: ['POST /oauth2/token 401 has the error "invalid_grant", whose status is 400'],
    },
    {
      title: 'passes a listed error of an operation, no other',
      document: issuer({
        operationId: 'authorize',
        responses: { 404: bare('conflict'), 405: bare('invalid_grant') },
      }),
      wants: ['"invalid_grant", whose status is 400'],
    },
  ],
  { options: { errors: 'errors.yaml', except: { authorize: ['conflict'] } }, context },
);
