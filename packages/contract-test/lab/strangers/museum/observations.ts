import type { Observation, Talk } from '../talk.ts';
import type { MuseumFault } from './faults.ts';
import { today } from './store.ts';

const amphorae = '6b86b273-ff34-4ce1-8d6b-804eff5a3f57';
const path = `/special-events/${amphorae}`;
const event = {
  name: ' Café 𝒜 ',
  location: '',
  eventDescription: 'Text',
  dates: ['2031-05-02', '2031-05-01', '2031-05-02'],
  price: 0.3,
};
const create = (talk: Talk, changes: object = {}) =>
  talk('POST', '/special-events', { json: { ...event, ...changes } });
const created = async (talk: Talk, member: keyof typeof event, changes: object = {}) => {
  const { eventId } = (await create(talk, changes)).json;
  return (await talk('GET', `/special-events/${eventId}`)).json?.[member];
};
const patched = async (talk: Talk, json: object) => {
  const answer = await talk('PATCH', path, { json });
  const { name, eventDescription, price } = (await talk('GET', path)).json;
  return [answer.status, answer.json.name, name, eventDescription, price];
};
const hours = async (talk: Talk, query: string): Promise<string[]> =>
  (await talk('GET', `/museum-hours?${query}`)).json.map(({ date }: { date: string }) => date);
const names = async (talk: Talk, query: string): Promise<string[]> =>
  (await talk('GET', `/special-events?${query}`)).json.map(
    ({ name }: { name: string }) => name.split(',')[0],
  );
const buy = (talk: Talk, changes: object = {}) =>
  talk('POST', '/tickets', {
    json: { ticketType: 'general', ticketDate: '2031-05-01', email: 'a@example.com', ...changes },
  });
const login = async (talk: Talk, authorization: string) =>
  (await talk('GET', path, { headers: { Authorization: authorization } })).status;

/** The observation that reveals each fault of the museum. */
export const observations: Readonly<Record<MuseumFault, Observation>> = {
  'close-missing': {
    ask: async (talk) => (await talk('GET', '/museum-hours')).json[0].timeClose.length,
    right: 5,
  },
  'open-with-seconds': {
    ask: async (talk) => (await talk('GET', '/museum-hours?startDate=2031-05-01')).json[0].timeOpen,
    right: '09:00',
  },
  'day-with-time': { ask: (talk) => hours(talk, 'startDate=2031-05-01&limit=1'), right: ['2031-05-01'] },
  'events-wrapped': {
    ask: async (talk) => Array.isArray((await talk('GET', '/special-events')).json),
    right: true,
  },
  'price-as-text': { ask: async (talk) => (await talk('GET', path)).json.price, right: 0 },
  'dates-missing': {
    ask: async (talk) => (await talk('GET', path)).json.dates,
    right: ['2023-02-23', '2023-03-09'],
  },
  'event-id-numeric': { ask: async (talk) => (await create(talk)).json.eventId.length, right: 36 },
  'created-with-200': { ask: async (talk) => (await create(talk)).status, right: 201 },
  'deleted-with-200': {
    ask: async (talk) => {
      const { status, bytes } = await talk('DELETE', path);
      return [status, bytes.length];
    },
    right: [204, 0],
  },
  'unknown-event-500': {
    ask: async (talk) => {
      const unknown = await talk('GET', `/special-events/${amphorae.replace('6', '7')}`);
      return [
        unknown.status,
        unknown.headers.get('content-type'),
        (await talk('GET', '/special-events/x')).status,
      ];
    },
    right: [404, 'application/problem+json', 400],
  },
  'code-as-text': {
    ask: async (talk) => {
      const { headers, bytes } = await talk('GET', `/tickets/${(await buy(talk)).json.ticketId}/qr`);
      return [headers.get('content-type'), bytes.subarray(1, 4).toString('latin1')];
    },
    right: ['image/png', 'PNG'],
  },
  'confirmation-missing': {
    ask: async (talk) => typeof (await buy(talk)).json.confirmationCode,
    right: 'string',
  },
  'type-outside': { ask: async (talk) => (await buy(talk)).json.ticketType, right: 'general' },
  'price-unchecked': { ask: async (talk) => (await create(talk, { price: '1' })).status, right: 400 },
  'location-unchecked': {
    ask: async (talk) => (await create(talk, { location: undefined })).status,
    right: 400,
  },
  'login-not-needed': { ask: (talk) => login(talk, ''), right: 401 },
  'any-login-accepted': { ask: (talk) => login(talk, 'Basic Z3VpZGU6eA=='), right: 401 },
  'get-changes': {
    ask: async (talk) => {
      await talk('GET', path);
      return (await talk('GET', path)).json.price;
    },
    right: 0,
  },
  'delete-keeps': {
    ask: async (talk) => [
      (await talk('DELETE', path)).status,
      (await talk('GET', path)).status,
      (await talk('DELETE', path)).status,
    ],
    right: [204, 404, 404],
  },
  'delete-takes-another': {
    ask: async (talk) => {
      const { eventId } = (await create(talk)).json;
      const next = (await create(talk)).json.eventId;
      await talk('DELETE', `/special-events/${next}`);
      return (await talk('GET', `/special-events/${eventId}`)).status;
    },
    right: 200,
  },
  'patch-clears': {
    ask: (talk) => patched(talk, { name: 'New', price: 2 }),
    right: [200, 'New', 'New', 'An evening with amphorae.', 2],
  },
  'patch-not-stored': { ask: async (talk) => (await patched(talk, { name: 'New' }))[2], right: 'New' },
  'patch-answer-stale': { ask: async (talk) => (await patched(talk, { name: 'New' }))[1], right: 'New' },
  'zero-lost': { ask: (talk) => created(talk, 'price', { price: 0 }), right: 0 },
  'empty-lost': { ask: (talk) => created(talk, 'location'), right: '' },
  'dates-sorted': { ask: (talk) => created(talk, 'dates'), right: event.dates },
  'dates-unique': { ask: (talk) => created(talk, 'dates'), right: event.dates },
  'price-rounded': { ask: (talk) => created(talk, 'price'), right: 0.3 },
  'text-trimmed': { ask: (talk) => created(talk, 'name'), right: event.name },
  'text-to-ascii': { ask: (talk) => created(talk, 'name'), right: event.name },
  'head-differs': { ask: async (talk) => (await talk('HEAD', path)).status, right: 200 },
  'allow-missing': {
    ask: async (talk) => {
      const { status, headers } = await talk('PUT', path, { json: {} });
      return [status, headers.get('allow')];
    },
    right: [405, 'GET, HEAD, PATCH, DELETE'],
  },
  'refused-write-kept': {
    ask: async (talk) => (await patched(talk, { name: 'Wrong', price: '1' }))[2],
    right: 'Amphorae, part 1',
  },
  'created-unreadable': { ask: (talk) => created(talk, 'eventDescription'), right: 'Text' },
  'hours-start-ignored': {
    ask: (talk) => hours(talk, 'startDate=2031-02-28&limit=2'),
    right: ['2031-02-28', '2031-03-01'],
  },
  'hours-start-exclusive': {
    ask: async (talk) => {
      const before = today();
      const [first] = await hours(talk, '');
      return first === before || first === today();
    },
    right: true,
  },
  'hours-page-overlaps': {
    ask: (talk) => hours(talk, 'startDate=2031-05-01&limit=2&page=2'),
    right: ['2031-05-03', '2031-05-04'],
  },
  'hours-page-skips': {
    ask: (talk) => hours(talk, 'startDate=2031-05-01&limit=2&page=3'),
    right: ['2031-05-05', '2031-05-06'],
  },
  'hours-limit-ignored': {
    ask: async (talk) => [(await hours(talk, 'limit=30')).length, (await hours(talk, 'limit=0')).length],
    right: [30, 0],
  },
  'hours-default-limit': {
    ask: async (talk) => [
      (await hours(talk, '')).length,
      (await talk('GET', '/museum-hours?limit=31')).status,
    ],
    right: [10, 400],
  },
  'events-start-ignored': {
    ask: (talk) => names(talk, 'startDate=2023-03-12&endDate=2023-03-14'),
    right: ['Sundials', 'Fossils', 'Clay tablets'],
  },
  'events-end-ignored': {
    ask: (talk) => names(talk, 'startDate=2023-02-23&endDate=2023-02-24'),
    right: ['Amphorae', 'Meteorites'],
  },
  'events-start-exclusive': {
    ask: (talk) => names(talk, 'startDate=2023-02-28&endDate=2023-03-01'),
    right: ['Clay tablets'],
  },
  'events-end-exclusive': {
    ask: (talk) => names(talk, 'startDate=2023-02-20&endDate=2023-02-23'),
    right: ['Amphorae'],
  },
  'events-default-end': {
    ask: (talk) => names(talk, 'startDate=2023-02-17'),
    right: ['Amphorae', 'Meteorites'],
  },
  'events-page-ignored': {
    ask: (talk) => names(talk, 'startDate=2023-02-23&endDate=2023-02-28&limit=2&page=2'),
    right: ['Looms', 'Sundials'],
  },
  'events-page-overlaps': {
    ask: (talk) => names(talk, 'startDate=2023-02-23&endDate=2023-02-28&limit=2&page=3'),
    right: ['Fossils', 'Clay tablets'],
  },
  'event-not-needed': { ask: async (talk) => (await buy(talk, { ticketType: 'event' })).status, right: 400 },
  'ticket-date-shifted': {
    ask: async (talk) => {
      const { status, json } = await buy(talk, { ticketType: 'event', eventId: amphorae });
      return [status, json.ticketDate, json.eventId];
    },
    right: [201, '2031-05-01', amphorae],
  },
  'unknown-event-sold': {
    ask: async (talk) => {
      const eventId = amphorae.replace('6', '7');
      return (await buy(talk, { ticketType: 'event', eventId })).status;
    },
    right: 404,
  },
};
