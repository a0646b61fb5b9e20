import decisionsUsed from './decisions-used.js';
import { catalogueFolder } from './testing/catalogue-folder.js';
import { api } from './testing/small-documents.js';
import { table } from './testing/table.js';

const context = catalogueFolder({
  'decisions.yaml': '- {id: G01}\n- {id: G02}\n- {id: G03, runtime: true}\n- {id: G04, contract: other}\n',
});

table(
  decisionsUsed,
  [
    {
      title: 'passes when each is cited or shows at run time',
      document: api({ 'x-decision': ['G01', 'G02'] }),
      wants: [],
    },
    {
      title: 'passes a runtime decision that is cited',
      document: api({ 'x-decision': ['G01', 'G02', 'G03'] }),
      wants: [],
    },
    {
      title: 'finds one that nothing cites',
      document: api({ 'x-decision': 'G01' }),
      wants: ['Nothing in the contract cites G02 of decisions.yaml'],
    },
    {
      title: 'asks each contract for its own decisions',
      document: api({ 'x-decision': 'G02' }),
      options: { decisions: 'decisions.yaml', contract: 'other' },
      wants: ['Nothing in the contract cites G04 of decisions.yaml'],
    },
    {
      title: 'does not judge a document that refers to other files',
      document: { openapi: '3.1.0', paths: { '/v1/things': { $ref: 'things.yaml' } } },
      wants: [],
    },
  ],
  { options: { decisions: 'decisions.yaml' }, context },
);
