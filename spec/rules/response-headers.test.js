import responseHeaders from './response-headers.js';
import { api, issuer, webhook } from './testing/small-documents.js';
import { table } from './testing/table.js';

const header = { required: true, schema: { type: 'string' } };
const both = { 'X-Request-Id': header, 'x-rate-limit': header };

table(
  responseHeaders,
  [
    { title: 'passes both', document: api({ responses: { 200: { headers: both } } }), wants: [] },
    {
      title: 'takes names in any case',
      document: api({ responses: { 200: { headers: { 'x-request-id': header, 'X-Rate-Limit': header } } } }),
      wants: [],
    },
    {
      title: 'finds a response without headers',
      document: api({ responses: { 200: { headers: both }, 404: {} } }),
      wants: ['GET /v1/things 404 does not declare the header X-Request-Id', 'the header x-rate-limit'],
    },
    {
      title: 'finds a header that may be absent',
      document: api({ responses: { 200: { headers: { ...both, 'X-Request-Id': { schema: {} } } } } }),
      wants: ['GET /v1/things 200 does not declare the header X-Request-Id'],
    },
    {
      title: 'asks it of the issuer',
      document: issuer({ responses: { 200: {} } }),
      wants: ['X-Request-Id', 'x-rate-limit'],
    },
    {
      title: 'leaves webhooks alone',
      document: webhook('thing.made', { responses: { 200: {} } }),
      wants: [],
    },
    {
      title: 'finds a header without a schema, follows references',
      document: api(
        {
          responses: {
            200: {
              headers: {
                'X-Request-Id': { $ref: '#/components/headers/x-request-id' },
                'x-rate-limit': { required: true },
              },
            },
          },
        },
        { components: { headers: { 'x-request-id': header } } },
      ),
      wants: ['does not declare the header x-rate-limit'],
    },
    {
      title: 'finds a header that is another',
      document: api(
        {
          responses: {
            200: { headers: { ...both, 'x-rate-limit': { $ref: '#/components/headers/retry-after' } } },
          },
        },
        { components: { headers: { 'retry-after': header } } },
      ),
      wants: ['uses the component retry-after as header x-rate-limit'],
    },
    {
      title: 'passes a kind of a header that has kinds, no other',
      document: api(
        {
          responses: {
            200: {
              headers: {
                ...both,
                'Cache-Control': { $ref: '#/components/headers/cache-control-keys' },
                Location: { $ref: '#/components/headers/location-other' },
              },
            },
          },
        },
        { components: { headers: {} } },
      ),
      wants: ['uses the component location-other as header Location'],
    },
  ],
  { options: { headers: ['X-Request-Id', 'x-rate-limit'] } },
);
