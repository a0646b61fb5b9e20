import sharedFailures from './shared-failures.js';
import { api } from './testing/small-documents.js';
import { table } from './testing/table.js';

table(sharedFailures, [
  {
    title: 'passes a shared failure and any success',
    document: api({ responses: { 200: {}, 404: { $ref: '#/components/responses/not-found' } } }),
    wants: [],
  },
  {
    title: 'finds a failure of its own, or one of another place',
    document: api({ responses: { 404: {}, '5XX': { $ref: '#/paths/x' }, default: {} } }),
    wants: ['GET /v1/things 404 is defined inline', 'things 5XX is', 'things default is'],
  },
]);
