import decisionsKnown from './decisions-known.js';
import { catalogueFolder } from './testing/catalogue-folder.js';
import { api, components } from './testing/small-documents.js';
import { table } from './testing/table.js';

const context = catalogueFolder({ 'decisions.yaml': '- {id: G01}\n- {id: G02}\n' });

table(
  decisionsKnown,
  [
    { title: 'passes known ids', document: api({ 'x-decision': ['G01', 'G02'] }), wants: [] },
    {
      title: 'finds an unknown id beside a reference',
      document: components({ schemas: { A: { properties: { b: { $ref: '#/c', 'x-decision': 'G99' } } } } }),
      wants: ['The decision "G99" is not in decisions.yaml'],
    },
    {
      title: 'finds one in a list',
      document: api({ 'x-decision': ['G01', 'G1'] }),
      wants: ['The decision "G1" is not in decisions.yaml'],
    },
    {
      title: 'finds a mark that cites nothing',
      document: api({ 'x-decision': [] }),
      wants: ['is an empty list. Cite the decision'],
    },
    { title: 'finds null', document: api({ 'x-decision': null }), wants: ['The decision null is not in'] },
    {
      title: 'finds a number in a list',
      document: api({ 'x-decision': ['G01', 1] }),
      wants: ['The decision 1 is'],
    },
  ],
  { options: { decisions: 'decisions.yaml' }, context },
);
