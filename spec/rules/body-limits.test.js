import bodyLimits from './body-limits.js';
import { api, issuer, webhook } from './testing/small-documents.js';
import { table } from './testing/table.js';

table(
  bodyLimits,
  [
    { title: 'passes a size', document: api({ requestBody: { 'x-max-body-bytes': 262144 } }), wants: [] },
    { title: 'passes an operation without a body', document: api({}), wants: [] },
    {
      title: 'finds a body without a size',
      document: api({ requestBody: {} }),
      wants: ['of GET /v1/things has no permitted size limit'],
    },
    {
      title: 'finds a size in words',
      document: api({ requestBody: { 'x-max-body-bytes': '256 KiB' } }),
      wants: ['(x-max-body-bytes: 256 KiB)'],
    },
    {
      title: 'finds none that is a size',
      document: api({ requestBody: { 'x-max-body-bytes': 0 } }),
      wants: ['bytes: 0)'],
    },
    { title: 'asks it of the issuer', document: issuer({ requestBody: {} }), wants: ['POST /oauth2/token'] },
    { title: 'leaves webhooks alone', document: webhook('thing.made', { requestBody: {} }), wants: [] },
    {
      title: 'finds a size of its own',
      document: api({ requestBody: { 'x-max-body-bytes': 999 } }),
      wants: ['Set one of 16384, 262144 bytes'],
    },
  ],
  { options: { sizes: [16384, 262144] } },
);
