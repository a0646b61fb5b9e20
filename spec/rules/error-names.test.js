import errorNames from './error-names.js';
import { catalogueFolder } from './testing/catalogue-folder.js';
import { components } from './testing/small-documents.js';
import { table } from './testing/table.js';

const context = catalogueFolder({
  'errors.yaml':
    '- {name: conflict, kind: api}\n- {name: not_found, kind: api}\n- {name: invalid_grant, kind: oauth}\n',
});
const names = (...values) =>
  components({
    schemas: { ErrorName: { type: 'string', enum: values }, OAuthErrorName: { enum: ['invalid_grant'] } },
  });

table(
  errorNames,
  [
    { title: 'passes the names of its kind', document: names('not_found', 'conflict'), wants: [] },
    {
      title: 'finds a missing name',
      document: names('conflict'),
      wants: ['errors.yaml has "not_found", which ErrorName lacks'],
    },
    {
      title: 'finds a surplus name, one of another kind too',
      document: names('conflict', 'not_found', 'oops', 'invalid_grant'),
      wants: [
        '"oops" of ErrorName is not in errors.yaml',
        '"invalid_grant" of ErrorName is not in errors.yaml',
      ],
    },
    {
      title: 'looks at each schema of names',
      document: components({
        schemas: { ErrorName: { enum: ['conflict', 'not_found'] }, OAuthErrorName: { enum: [] } },
      }),
      wants: ['errors.yaml has "invalid_grant", which OAuthErrorName lacks'],
    },
    {
      title: 'finds a schema that is absent or has no enum',
      document: components({ schemas: { ErrorName: { type: 'string' } } }),
      wants: ['There is no schema ErrorName with an enum', 'There is no schema OAuthErrorName with an enum'],
    },
    {
      title: 'does not judge a document whose schemas are elsewhere',
      document: { openapi: '3.1.0', paths: { '/v1/things': { $ref: 'things.yaml' } } },
      wants: [],
    },
  ],
  { options: { errors: 'errors.yaml', schemas: { ErrorName: 'api', OAuthErrorName: 'oauth' } }, context },
);
