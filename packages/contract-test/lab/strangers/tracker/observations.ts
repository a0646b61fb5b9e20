import type { Observation, Talk } from '../talk.ts';
import type { TrackerFault } from './faults.ts';

const first = '/projects/1/tickets/4';
const full = {
  title: 'Full',
  labels: ['z', 'a'],
  priority: 1,
  assignee: 'ada',
  estimate: 2.5,
  blocked: true,
};
const create = (talk: Talk, json: object = full) => talk('POST', '/projects/1/tickets', { json });
const list = async (talk: Talk, query: string) => (await talk('GET', `/projects/1/tickets?${query}`)).json;
const ids = async (talk: Talk, query: string): Promise<number[]> =>
  (await list(talk, query)).data.map(({ id }: { id: number }) => id);
const status = async (talk: Talk, authorization: string, path = '/projects') =>
  (await talk('GET', path, { headers: { Authorization: authorization } })).status;
const created = async (talk: Talk, changes: object, member: string) => {
  const { json } = await create(talk, { ...full, ...changes });
  return (await talk('GET', `/projects/1/tickets/${json.id}`)).json[member];
};
const replaced = async (talk: Talk, json: object) => {
  const answer = await talk('PUT', first, { json });
  const read = await talk('GET', first);
  return { status: answer.status, answer: answer.json, read: read.json };
};
const patched = async (talk: Talk, json: object) => {
  const answer = await talk('PATCH', '/projects/1', { json });
  const { name, description, archived } = (await talk('GET', '/projects/1')).json;
  return [answer.status, name, description, archived];
};

/** The observation that reveals each fault of the ticket tracker. */
export const observations: Readonly<Record<TrackerFault, Observation>> = {
  'total-missing': { ask: async (talk) => (await list(talk, '')).total, right: 6 },
  'priority-as-text': { ask: async (talk) => (await talk('GET', first)).json.priority, right: 0 },
  'state-outside': { ask: async (talk) => (await talk('GET', first)).json.state, right: 'open' },
  'created-with-200': {
    ask: async (talk) => (await talk('POST', '/projects', { json: { key: 'NEW', name: 'New' } })).status,
    right: 201,
  },
  'unknown-ticket-500': {
    ask: async (talk) => (await talk('GET', '/projects/1/tickets/99')).status,
    right: 404,
  },
  'error-without-code': {
    ask: async (talk) => (await talk('GET', '/projects/99')).json.error.code,
    right: 'not_found',
  },
  'location-missing': {
    ask: async (talk) => {
      const { headers, json } = await create(talk);
      return headers.get('location') === `/projects/1/tickets/${json.id}`;
    },
    right: true,
  },
  'moment-without-zone': {
    ask: async (talk) => (await talk('GET', first)).json.updated_at.at(-1),
    right: 'Z',
  },
  'due-on-with-time': { ask: async (talk) => (await talk('GET', first)).json.due_on, right: '2026-05-01' },
  'priority-unchecked': {
    ask: async (talk) => (await create(talk, { ...full, priority: 6 })).status,
    right: 400,
  },
  'unknown-member-accepted': {
    ask: async (talk) => (await create(talk, { ...full, color: 1 })).status,
    right: 400,
  },
  'sort-unchecked': {
    ask: async (talk) => (await talk('GET', '/projects/1/tickets?sort=color')).status,
    right: 400,
  },
  'token-not-needed': { ask: (talk) => status(talk, ''), right: 401 },
  'any-token-accepted': { ask: (talk) => status(talk, 'Bearer north-all-71c1'), right: 401 },
  'scope-ignored': {
    ask: async (talk) => {
      const none = 'Bearer north-none-05e2';
      const write = await talk('DELETE', first, { headers: { Authorization: none } });
      return [await status(talk, none), write.status, await status(talk, none, '/me')];
    },
    right: [403, 403, 200],
  },
  'extra-member': {
    ask: async (talk) => 'workspace_id' in (await talk('GET', '/projects/1')).json,
    right: false,
  },
  'fraction-refused': {
    ask: async (talk) => (await create(talk, { ...full, estimate: 0.5 })).status,
    right: 201,
  },
  'get-changes': {
    ask: async (talk) => {
      const before = (await talk('GET', first)).json.updated_at;
      return before === (await talk('GET', first)).json.updated_at;
    },
    right: true,
  },
  'put-appends': {
    ask: async (talk) => {
      await replaced(talk, full);
      return (await replaced(talk, full)).read.labels;
    },
    right: ['z', 'a'],
  },
  'delete-keeps': {
    ask: async (talk) => [
      (await talk('DELETE', first)).status,
      (await talk('GET', first)).status,
      (await talk('DELETE', first)).status,
    ],
    right: [204, 404, 404],
  },
  'zero-lost': { ask: (talk) => created(talk, { priority: 0 }, 'priority'), right: 0 },
  'false-lost': {
    ask: async (talk) => {
      const before = await patched(talk, { archived: true });
      return [before.at(-1), (await patched(talk, { archived: false })).at(-1)];
    },
    right: [true, false],
  },
  'empty-lost': { ask: async (talk) => (await patched(talk, { description: '' }))[2], right: '' },
  'labels-sorted': {
    ask: (talk) => created(talk, { labels: ['z', 'b', 'z'] }, 'labels'),
    right: ['z', 'b', 'z'],
  },
  'estimate-rounded': { ask: (talk) => created(talk, { estimate: 0.3 }, 'estimate'), right: 0.3 },
  'patch-clears': {
    ask: (talk) => patched(talk, { name: 'Site' }),
    right: [200, 'Site', 'The public site', false],
  },
  'patch-null-ignored': {
    ask: (talk) => patched(talk, { description: null }),
    right: [200, 'Web site', null, false],
  },
  'put-merges': {
    ask: async (talk) => {
      await replaced(talk, full);
      const { read } = await replaced(talk, { title: 'Bare' });
      return [read.title, read.body, read.priority, read.estimate, read.labels, read.assignee, read.blocked];
    },
    right: ['Bare', '', 3, null, [], null, false],
  },
  'head-differs': { ask: async (talk) => (await talk('HEAD', '/projects/1')).status, right: 200 },
  'refused-write-kept': {
    ask: async (talk) => {
      const { status, read } = await replaced(talk, { title: 'Wrong', priority: 9 });
      return [status, read.title];
    },
    right: [400, 'Login fails'],
  },
  'put-not-stored': {
    ask: async (talk) => {
      const { answer, read } = await replaced(talk, full);
      return [answer.title, read.title, read.state];
    },
    right: ['Full', 'Full', 'open'],
  },
  'title-trimmed': { ask: (talk) => created(talk, { title: ' x ' }, 'title'), right: ' x ' },
  'text-to-ascii': { ask: (talk) => created(talk, { title: 'Zoë 𝒜' }, 'title'), right: 'Zoë 𝒜' },
  'allow-missing': {
    ask: async (talk) => {
      const { status, headers } = await talk('PUT', '/projects/1', { json: {} });
      return [status, headers.get('allow')];
    },
    right: [405, 'GET, HEAD, PATCH, DELETE'],
  },
  'state-filter-ignored': { ask: (talk) => ids(talk, 'filter[state]=done'), right: [9, 12] },
  'state-filter-last': {
    ask: (talk) => ids(talk, 'filter[state]=open&filter[state]=done'),
    right: [4, 9, 10, 12],
  },
  'label-any': {
    ask: (talk) => ids(talk, 'filter[label]=bug&filter[label]=auth&filter[assignee]=ada'),
    right: [4],
  },
  'priority-min-exclusive': {
    ask: (talk) => ids(talk, 'priority_min=2&priority_max=4&filter[blocked]=false'),
    right: [9, 11],
  },
  'created-from-exclusive': {
    ask: (talk) => ids(talk, 'created_from=2026-03-01T09:11:00Z'),
    right: [11, 12],
  },
  'created-before-inclusive': {
    ask: (talk) => ids(talk, 'created_before=2026-03-01T10:09:00%2B01:00'),
    right: [4, 8],
  },
  'q-case-sensitive': { ask: (talk) => ids(talk, 'q=LOGIN'), right: [4, 10] },
  'sort-minus-ignored': { ask: (talk) => ids(talk, 'sort=-priority'), right: [12, 11, 10, 9, 8, 4] },
  'sort-ignored': { ask: (talk) => ids(talk, 'sort=title'), right: [12, 9, 11, 4, 8, 10] },
  'offset-off-by-one': {
    ask: async (talk) => [await ids(talk, 'limit=2'), await ids(talk, 'limit=2&offset=2')],
    right: [
      [4, 8],
      [9, 10],
    ],
  },
  'link-drops-filter': {
    ask: async (talk) => {
      const { headers } = await talk('GET', '/projects/1/tickets?filter[label]=bug&limit=2');
      const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
      const page = await talk('GET', next);
      const found = page.json.data.map(({ id }: { id: number }) => id);
      return [found, /rel="(\w+)"/.exec(page.headers.get('link') ?? '')?.[1]];
    },
    right: [[11, 12], 'prev'],
  },
  'total-unfiltered': {
    ask: async (talk) => (await list(talk, 'filter[state]=done&limit=1')).total,
    right: 2,
  },
  'other-parent-accepted': {
    ask: async (talk) => (await talk('GET', '/projects/2/tickets/4')).status,
    right: 404,
  },
  'other-tenant-readable': {
    ask: async (talk) => [
      (await talk('GET', '/projects/3')).status,
      (await talk('GET', '/projects/3/tickets')).status,
    ],
    right: [404, 404],
  },
  'comments-newest-first': {
    ask: async (talk) => {
      const path = `${first}/comments`;
      const added = await talk('POST', path, { json: { text: 'Fourth' } });
      const { json } = await talk('GET', path);
      await talk('DELETE', added.headers.get('location') ?? '');
      const gone = await talk('GET', added.headers.get('location') ?? '');
      return [json.data.map(({ text }: { text: string }) => text), gone.status];
    },
    right: [['First', 'Second', 'Third', 'Fourth'], 404],
  },
  'taken-key-accepted': {
    ask: async (talk) => {
      const move = (to: string) => talk('POST', `${first}/transitions`, { json: { to } });
      const moves = [await move('done'), await move('in_progress')].map((heard) => heard.status);
      return [(await talk('POST', '/projects', { json: { key: 'WEB', name: 'New' } })).status, ...moves];
    },
    right: [409, 200, 409],
  },
};
