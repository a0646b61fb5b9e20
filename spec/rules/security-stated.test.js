import securityStated from './security-stated.js';
import { api, issuer } from './testing/small-documents.js';
import { table } from './testing/table.js';

const secured = [{ ApiKey: ['things:read'] }];

table(
  securityStated,
  [
    {
      title: 'passes a credential',
      document: api({ operationId: 'getThing', security: secured }),
      wants: [],
    },
    {
      title: 'finds security left to the root of the document',
      document: api({ operationId: 'getThing' }),
      wants: ['GET /v1/things does not state its security'],
    },
    {
      title: 'finds an operation open to all',
      document: api({ operationId: 'getThing', security: [] }),
      wants: ['GET /v1/things is open to all'],
    },
    {
      title: 'finds an empty alternative',
      document: api({ operationId: 'getThing', security: [...secured, {}] }),
      wants: ['GET /v1/things has an empty alternative'],
    },
    {
      title: 'passes a public one',
      document: api({ operationId: 'listCountries', security: [] }),
      wants: [],
    },
    {
      title: 'finds a public one that does not say so',
      document: api({ operationId: 'listCountries' }),
      wants: ['is public and does not say so'],
    },
    {
      title: 'finds a public one with a credential',
      document: api({ operationId: 'listCountries', security: secured }),
      wants: ['take listCountries off the list'],
    },
    {
      title: 'asks it of the issuer',
      document: issuer({ operationId: 'issueToken' }),
      wants: ['POST /oauth2/token does not'],
    },
  ],
  { options: { public: ['listCountries'] } },
);
