import { type Answer, type Call, listen, type Routes, routed } from '../listener.ts';
import { WrongParameter } from '../queries.ts';
import type { Stranger } from '../stranger.ts';
import { eventRoutes } from './events.ts';
import { faults } from './faults.ts';
import { later, problem, Store, today } from './store.ts';
import { visitRoutes } from './visits.ts';

const login = `Basic ${Buffer.from('guide:amphora-17').toString('base64')}`;

/** A museum that serves a public document, which is not kept here. */
export const museum: Stranger = {
  faults,
  headers: [`Authorization: ${login}`],
  start: ({ fault, port }) => {
    const store = filled(new Store(fault));
    const routes = { ...visitRoutes(store), ...eventRoutes(store) };
    return listen((call) => answer(store, routes, call), port);
  },
};

async function answer(store: Store, routes: Routes, call: Call): Promise<Answer> {
  const found = routed(routes, call);
  if (!found) return problem(404, 'Not found');
  if ('allow' in found) {
    const refusal = problem(405, 'Method not allowed');
    return store.shows('allow-missing')
      ? refusal
      : { ...refusal, headers: { ...refusal.headers, Allow: found.allow } };
  }
  const given = call.header('authorization');
  const excused = store.shows(given === undefined ? 'login-not-needed' : 'any-login-accepted');
  if (given !== login && !excused) {
    const refusal = problem(401, 'Log in');
    return { ...refusal, headers: { ...refusal.headers, 'WWW-Authenticate': 'Basic realm="museum"' } };
  }
  try {
    return await found.operation(call, ...found.ids);
  } catch (error) {
    if (error instanceof WrongParameter) return problem(400, error.message);
    throw error;
  }
}

/** Events in the spring of 2023 and from today on. */
function filled(store: Store): Store {
  const subjects = ['Amphorae', 'Meteorites', 'Looms', 'Sundials', 'Fossils', 'Clay tablets'];
  for (const [index, start] of ['2023-02-23', '2023-03-20', today(), later(today(), 4) ?? today()].entries())
    for (const [place, subject] of subjects.entries()) {
      const eventId = store.id();
      const first = later(start, place);
      store.events.set(eventId, {
        eventId,
        name: `${subject}, part ${index + 1}`,
        location: place % 2 ? 'North wing' : 'Garden',
        eventDescription: `An evening with ${subject.toLowerCase()}.`,
        dates: first === undefined ? [] : [first, later(first, 14) ?? first],
        price: place * 4.5,
      });
    }
  return store;
}
