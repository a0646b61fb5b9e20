import securityStated from './security-stated.js';
import { api, issuer } from './testing/small-documents.js';
import { table } from './testing/table.js';

const secured = [{ ApiKey: ['things:read'] }, { OAuth2: ['things:read'] }];
const asking = (security, operationId = 'getThing') => api({ operationId, security });

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
      wants: ['GET /v1/things is public'],
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
      wants: ['is public but does not say so'],
    },
    {
      title: 'finds a public one with a credential',
      document: api({ operationId: 'listCountries', security: secured }),
      wants: ['remove listCountries from the list'],
    },
    {
      title: 'passes a public one with credentials that are optional',
      document: api({ operationId: 'listPairs', security: [{}, { ApiKey: [] }, { OAuth2: [] }] }),
      wants: [],
    },
    {
      title: 'finds one whose credentials are not optional',
      document: api({ operationId: 'listPairs', security: secured }),
      wants: ['takes credentials but is public'],
    },
    {
      title: 'asks it of the issuer',
      document: issuer({ operationId: 'issueToken' }),
      wants: ['POST /oauth2/token does not'],
    },
    {
      title: 'finds nothing but an empty alternative',
      document: asking([{}]),
      wants: ['has an empty alternative'],
    },
    {
      title: 'finds schemes without scopes',
      document: asking([{ ApiKey: [] }, { OAuth2: [] }]),
      wants: ['takes ApiKey without scopes', 'takes OAuth2 without scopes'],
    },
    {
      title: 'finds one of two, and another than both',
      document: asking([{ ClientBasic: [] }]),
      wants: [
        'does not take ApiKey',
        'does not take OAuth2',
        'takes ClientBasic, but should take ApiKey, OAuth2',
      ],
    },
    {
      title: 'finds two at once',
      document: asking([{ ApiKey: ['a'], OAuth2: ['a'] }]),
      wants: ['requires ApiKey and OAuth2 at once'],
    },
    {
      title: 'finds one twice',
      document: asking([...secured, secured[0]]),
      wants: ['takes ApiKey, but should take ApiKey, OAuth2 once each'],
    },
    {
      title: 'finds one that is not its due',
      document: asking([...secured, { PublicKey: [] }]),
      wants: ['takes PublicKey'],
    },
    {
      title: 'passes it where listed',
      document: asking([...secured, { PublicKey: [] }], 'getPage'),
      wants: [],
    },
    {
      title: 'asks for it where listed',
      document: asking(secured, 'getPage'),
      wants: ['does not take PublicKey'],
    },
    {
      title: 'finds scopes of a scheme without',
      document: asking([...secured, { PublicKey: ['a'] }], 'getPage'),
      wants: ['requires scopes of PublicKey (a)'],
    },
    {
      title: 'passes the one scheme where listed',
      document: asking([{ OAuth2: ['a'] }], 'createPledge'),
      wants: [],
    },
    {
      title: 'finds another there',
      document: asking(secured, 'createPledge'),
      wants: ['takes ApiKey, but should take OAuth2'],
    },
  ],
  {
    options: {
      public: ['listCountries', 'listPairs'],
      optional: ['listPairs'],
      usual: ['ApiKey', 'OAuth2'],
      also: { PublicKey: ['getPage'] },
      only: { createPledge: ['OAuth2'] },
      scoped: ['ApiKey', 'OAuth2'],
    },
  },
);
