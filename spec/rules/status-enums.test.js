import statusEnums from './status-enums.js';
import { catalogueFolder } from './testing/catalogue-folder.js';
import { components } from './testing/small-documents.js';
import { table } from './testing/table.js';

const context = catalogueFolder({
  'states/quote.yaml': 'schema: QuoteStatus\nstates: {pending: {}, expired: {}}\n',
  'states/delivery.yaml': 'states: {sent: {}}\n',
  'states/app.yaml': 'schema: AppStatus\ncontract: console\nstates: {pending: {}}\n',
  'console/states/key.yaml': 'schema: KeyStatus\nstates: {live: {}}\n',
  'states/notes.md': 'no machine',
});
const status = (...values) => ({ type: 'string', enum: values });

table(
  statusEnums,
  [
    {
      title: 'passes equal sets',
      document: components({ schemas: { QuoteStatus: status('expired', 'pending') } }),
      wants: [],
    },
    {
      title: 'finds a missing value',
      document: components({ schemas: { QuoteStatus: status('pending') } }),
      wants: ['QuoteStatus differs from its state machine: the enum lacks expired.'],
    },
    {
      title: 'finds a surplus value',
      document: components({ schemas: { QuoteStatus: status('pending', 'expired', 'late') } }),
      wants: ['QuoteStatus differs from its state machine: states/quote.yaml has no late.'],
    },
    {
      title: 'finds a status without values',
      document: components({ schemas: { QuoteStatus: { type: 'string' } } }),
      wants: ['the enum lacks pending, expired'],
    },
    {
      title: 'finds a status without a machine',
      document: components({
        schemas: { QuoteStatus: status('pending', 'expired'), OrderStatus: status('new') },
      }),
      wants: ['OrderStatus has no state machine'],
    },
    {
      title: 'passes a listed status without a machine',
      document: components({
        schemas: { QuoteStatus: status('pending', 'expired'), KycStatus: status('new') },
      }),
      wants: [],
    },
    {
      title: 'finds a machine without its schema',
      document: components({ schemas: {} }),
      wants: ['states/quote.yaml governs QuoteStatus, which no operation uses'],
    },
    { title: 'does not judge a document without schemas', document: { openapi: '3.1.0' }, wants: [] },
  ],
  { options: { states: 'states', except: ['KycStatus'] }, context },
);

table(
  statusEnums,
  [
    {
      title: 'passes the machines of the folder and those of the contract in another',
      document: components({ schemas: { KeyStatus: status('live'), AppStatus: status('pending') } }),
      wants: [],
    },
    {
      title: 'holds the machine of another folder too',
      document: components({ schemas: { KeyStatus: status('live'), AppStatus: status('lost') } }),
      wants: [
        'AppStatus differs from its state machine: states/app.yaml has no lost; the enum lacks pending.',
      ],
    },
  ],
  { options: { states: 'console/states', also: { states: 'states', contract: 'console' } }, context },
);
