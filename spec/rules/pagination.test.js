import pagination from './pagination.js';
import { api, issuer, json } from './testing/small-documents.js';
import { table } from './testing/table.js';

const cursor = { name: 'cursor', in: 'query' };
const limit = { name: 'limit', in: 'query' };
const list = { type: 'array', items: {} };
const Pagination = {
  required: ['current_entries_size'],
  properties: { current_entries_size: { type: 'integer' }, next_cursor: { type: 'string' } },
};
const page = (data) => ({
  required: ['data', 'pagination'],
  properties: { data, pagination: Pagination },
});
const whole = (data) => ({ required: ['data'], properties: { data } });
const operation = (schema, parameters, operationId = 'listThings') =>
  api({ operationId, parameters, responses: { 200: json(schema) } });

table(
  pagination,
  [
    { title: 'passes a paged list', document: operation(page(list), [cursor, limit]), wants: [] },
    { title: 'passes a record', document: operation(whole({ type: 'object' }), [], 'getThing'), wants: [] },
    {
      title: 'finds a list without pagination',
      document: operation(whole(list), []),
      wants: ['GET /v1/things 200 is a list without `pagination`'],
    },
    {
      title: 'finds pagination that may be absent, and the parameters that then mean nothing',
      document: operation({ ...page(list), required: ['data'] }, [cursor, limit]),
      wants: [
        'is a list without `pagination`',
        'takes `cursor` and `limit` but its body has no `pagination`',
      ],
    },
    {
      title: 'finds pagination on a record',
      document: operation(page({ type: 'object' }), [cursor, limit], 'getThing'),
      wants: ['has `pagination` but its `data` is not an array'],
    },
    {
      title: 'finds a page without cursor',
      document: operation(page(list), [limit]),
      wants: ['does not take `cursor`'],
    },
    {
      title: 'finds a page whose parameters are elsewhere than in the query',
      document: operation(page(list), [cursor, { name: 'limit', in: 'header' }]),
      wants: ['does not take `limit`'],
    },
    {
      title: 'finds a limit without pages',
      document: operation(whole({ type: 'object' }), [limit], 'getThing'),
      wants: ['takes `limit` but its body has no `pagination`'],
    },
    {
      title: 'passes a page inside an object where listed',
      document: operation(page({ type: 'object' }), [cursor, limit], 'getPosition'),
      wants: [],
    },
    {
      title: 'finds a listed object that lost its pagination',
      document: operation(whole({ type: 'object' }), [], 'getPosition'),
      wants: ['is a list without `pagination`'],
    },
    {
      title: 'passes a limit that is no page size where listed',
      document: operation(whole({ type: 'object' }), [limit], 'listMovers'),
      wants: [],
    },
    {
      title: 'finds a cursor beside it',
      document: operation(whole({ type: 'object' }), [limit, cursor], 'listMovers'),
      wants: ['takes `cursor` but does not return a page'],
    },
    {
      title: 'finds a pagination of its own',
      document: operation({ ...page(list), properties: { data: list, pagination: { type: 'object' } } }, [
        cursor,
        limit,
      ]),
      wants: ['has a `pagination` other than that of the contract'],
    },
    {
      title: 'finds pagination on a record where it may be absent',
      document: operation({ ...page({ type: 'object' }), required: ['data'] }, [], 'getThing'),
      wants: ['has `pagination` but its `data` is not an array'],
    },
    {
      title: 'finds a list in an object',
      document: operation(whole({ properties: { items: list, count: {} } }), [], 'getThings'),
      wants: ['is a list whose `data` is not an array'],
    },
    {
      title: 'finds a list by what it is called',
      document: operation(whole({ type: 'object' }), [], 'listThings'),
      wants: ['is a list whose `data` is not an array'],
    },
    {
      title: 'leaves the issuer alone',
      document: issuer({ responses: { 200: json(whole(list)) } }),
      wants: [],
    },
  ],
  {
    options: {
      fields: { current_entries_size: 'integer', next_cursor: 'string' },
      objectPages: ['getPosition'],
      bareLimits: ['listMovers'],
    },
  },
);
