import { type Answer, type Call, listen, type Routes, routed } from '../listener.ts';
import { WrongParameter } from '../queries.ts';
import type { Stranger } from '../stranger.ts';
import { faults } from './faults.ts';
import { itemRoutes, place } from './items.ts';
import { shelfRoutes } from './shelves.ts';
import { problem, Store } from './store.ts';

const key = 'shelf-and-ladder-2291';

/** A library of files: chosen names, entity tags, bytes, jobs. */
export const library: Stranger = {
  faults,
  headers: [`X-Library-Key: ${key}`],
  start: ({ fault, port }) => {
    const store = filled(new Store(fault));
    const routes = { ...shelfRoutes(store), ...itemRoutes(store) };
    return listen(async (call) => {
      const { status, headers = {}, body } = await answer(store, routes, call);
      const type = headers['Content-Type'];
      const sent = {
        ...headers,
        ...(store.shows('extra-header') ? { 'X-Backend': 'blob-7' } : {}),
        ...(store.shows('problem-as-json') && type?.includes('problem')
          ? { 'Content-Type': 'application/json' }
          : {}),
      };
      return { status, headers: sent, body };
    }, port);
  },
};

async function answer(store: Store, routes: Routes, call: Call): Promise<Answer> {
  const found = routed(routes, call);
  if (!found) return problem(404, 'Not found');
  if ('allow' in found) {
    const refusal = problem(405, 'Method not allowed');
    return { ...refusal, headers: { ...refusal.headers, Allow: found.allow } };
  }
  const given = call.header('x-library-key');
  const known =
    given === undefined ? store.shows('key-not-needed') : given === key || store.shows('any-key-accepted');
  if (!known) return problem(401, 'Send a valid X-Library-Key');
  try {
    return await found.operation(call, ...found.ids);
  } catch (error) {
    if (error instanceof WrongParameter) return problem(400, 'A parameter is not valid', error.message);
    throw error;
  }
}

function filled(store: Store): Store {
  const shelf = { title: 'Old maps', description: 'Sheets and charts', capacity: 40, weight: 12.5 };
  store.shelves.set('maps', {
    ...shelf,
    name: 'maps',
    tags: ['paper', 'old'],
    public: true,
    createdAt: store.moment(),
  });
  store.shelves.set('letters', {
    ...shelf,
    name: 'letters',
    title: 'Letters',
    tags: ['paper'],
    public: false,
    createdAt: store.moment(),
  });
  const types = ['image/png', 'text/plain', 'image/png', 'application/pdf', 'text/plain'];
  for (const [index, mediaType] of types.entries()) {
    const named = { fileName: `sheet-${index + 1}`, mediaType, caption: index % 2 ? null : 'A sheet' };
    place(store, 'maps', Buffer.alloc(10 * (index + 1), index + 65), named);
  }
  place(store, 'letters', Buffer.from('Dear reader'), {
    fileName: 'one',
    mediaType: 'text/plain',
    caption: null,
  });
  return store;
}
