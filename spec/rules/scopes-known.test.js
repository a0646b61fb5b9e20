import scopesKnown from './scopes-known.js';
import { catalogueFolder } from './testing/catalogue-folder.js';
import { api } from './testing/small-documents.js';
import { table } from './testing/table.js';

const securitySchemes = {
  ApiKey: { type: 'http', scheme: 'bearer' },
  OAuth2: { type: 'oauth2', flows: { authorizationCode: { scopes: { 'things:read': 'Read things.' } } } },
};
const asking = (...security) => api({ security }, { components: { securitySchemes } });

const context = catalogueFolder({
  'oauth2.yaml': 'flows: {authorizationCode: {scopes: {things:eat: Eat things.}}}\n',
});

table(
  scopesKnown,
  [
    {
      title: 'passes a known scope',
      document: asking({ ApiKey: ['things:read'] }, { OAuth2: ['things:read'] }),
      wants: [],
    },
    {
      title: 'finds an unknown scope, of an API key too',
      document: asking({ ApiKey: ['thing:read'] }, { OAuth2: ['things:read', 'things:eat'] }),
      wants: [
        'GET /v1/things requires the scope "thing:read"',
        'GET /v1/things requires the scope "things:eat"',
      ],
    },
    {
      title: 'finds an unknown scheme',
      document: asking({ Cookie: [] }),
      wants: ['uses the security scheme "Cookie"'],
    },
    { title: 'passes an operation without security', document: api({}), wants: [] },
    {
      title: 'takes the scopes of a scheme elsewhere too',
      document: asking({ ApiKey: ['things:eat'] }, { ApiKey: ['thing:eat'] }),
      options: { catalogue: 'oauth2.yaml' },
      wants: ['requires the scope "thing:eat"'],
    },
  ],
  { context },
);
