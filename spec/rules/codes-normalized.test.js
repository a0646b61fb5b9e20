import codesNormalized from './codes-normalized.js';
import { api, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const options = { names: ['currency', 'network'], parameters: ['code'] };
const text = { type: 'string' };
const code = { type: 'string', 'x-normalize': 'code' };
const asking = (name, schema, place = 'query') => api({ parameters: [{ name, in: place, schema }] });
const taking = (schema) => api({ requestBody: json(schema) }, { method: 'post' });

table(codesNormalized, [
  {
    title: 'passes normalized codes and other texts',
    options,
    document: api({
      parameters: [
        { name: 'currency', in: 'query', schema: code },
        { name: 'q', in: 'query', schema: text },
      ],
      requestBody: json({ properties: { source_currency: code, networks: text, code: text } }),
    }),
    wants: [],
  },
  {
    title: 'passes a currency that has aliases',
    options,
    document: asking('currency', { ...text, 'x-normalize': 'currency' }),
    wants: [],
  },
  {
    title: 'finds a query parameter',
    options,
    document: asking('currency', text),
    wants: ['The parameter `currency`'],
  },
  {
    title: 'finds a path parameter',
    options,
    document: asking('code', text, 'path'),
    wants: ['`code` of GET'],
  },
  { title: 'passes a header', options, document: asking('currency', text, 'header'), wants: [] },
  {
    title: 'looks into lists',
    options,
    document: asking('currency', { type: 'array', items: text }),
    wants: ['Add `x-normalize: code`'],
  },
  {
    title: 'passes a list of codes',
    options,
    document: asking('currency', { type: 'array', items: code }),
    wants: [],
  },
  {
    title: 'finds another value',
    options,
    document: asking('code', { ...text, 'x-normalize': 'no' }),
    wants: ['`code`'],
  },
  { title: 'passes what is no text', options, document: asking('currency', { type: 'boolean' }), wants: [] },
  {
    title: 'finds a field, with a word before its name, in parts and behind references',
    options,
    document: {
      ...taking({ allOf: [{ $ref: '#/components/schemas/A' }] }),
      components: {
        schemas: {
          A: {
            properties: {
              source_currency: text,
              b: { properties: { network: text, currency: { $ref: '#/components/schemas/C' } } },
            },
          },
          C: code,
        },
      },
    },
    wants: ['The field `source_currency`', 'The field `network`'],
  },
  {
    title: 'leaves responses alone',
    options,
    document: api({ responses: { 200: json({ properties: { currency: text } }) } }),
    wants: [],
  },
]);
