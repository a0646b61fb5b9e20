import scopesAgree from './scopes-agree.js';
import { api } from './testing/small-documents.js';
import { table } from './testing/table.js';

const asking = (...security) => api({ security });

table(
  scopesAgree,
  [
    {
      title: 'passes equal lists',
      document: asking({ ApiKey: ['a', 'b'] }, { OAuth2: ['a', 'b'] }),
      wants: [],
    },
    {
      title: 'passes another order',
      document: asking({ ApiKey: ['b', 'a'] }, { OAuth2: ['a', 'b'] }),
      wants: [],
    },
    { title: 'passes one alternative', document: asking({ OAuth2: ['a'] }), wants: [] },
    {
      title: 'leaves other schemes alone',
      document: asking({ ApiKey: ['a'] }, { PublicKey: [] }),
      wants: [],
    },
    {
      title: 'finds an API key that may do more',
      document: asking({ ApiKey: [] }, { OAuth2: ['a', 'b'] }),
      wants: ['of GET /v1/things require different scopes: ApiKey [], OAuth2 [a, b]'],
    },
  ],
  { options: { schemes: ['ApiKey', 'OAuth2'] } },
);
