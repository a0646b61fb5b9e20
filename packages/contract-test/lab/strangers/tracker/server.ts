import { type Answer, type Call, listen, type Routes, routed } from '../listener.ts';
import { WrongParameter } from '../queries.ts';
import type { Stranger } from '../stranger.ts';
import { faults } from './faults.ts';
import { commentRoutes, placeProject, projectRoutes } from './projects.ts';
import { type Caller, refusal, Store } from './store.ts';
import { type FindProject, placeTicket, ticketRoutes } from './tickets.ts';

const everything = ['read', 'write', 'admin'];
const tokens = new Map<string, Caller>([
  ['north-all-71c0', { workspace: 'north', scopes: everything }],
  ['north-none-05e2', { workspace: 'north', scopes: [] }],
  ['south-all-9b44', { workspace: 'south', scopes: everything }],
]);
const nobody: Caller = { workspace: 'north', scopes: everything };

/** A tracker of tickets: nested resources, filters, sorts, links, workspaces, scopes. */
export const tracker: Stranger = {
  faults,
  headers: ['Authorization: Bearer north-all-71c0'],
  unscoped: 'Authorization: Bearer north-none-05e2',
  otherTenant: 'Authorization: Bearer south-all-9b44',
  start: ({ fault, port }) => {
    const store = filled(new Store(fault));
    const callerOf = (call: Call) => known(call) ?? nobody;
    const findProject: FindProject = (call, id) => {
      const project = /^[1-9]\d*$/.test(id) ? store.projects.get(Number(id)) : undefined;
      const own = project?.workspace === callerOf(call).workspace;
      return own || store.shows('other-tenant-readable') ? project : undefined;
    };
    const routes: Routes = {
      '/me': { GET: (call) => ({ status: 200, body: callerOf(call) }) },
      ...projectRoutes(store, findProject, callerOf),
      ...ticketRoutes(store, findProject),
      ...commentRoutes(store, findProject, 'api'),
    };
    return listen(async (call) => {
      const { body, ...rest } = await answer(store, routes, call);
      const bare = rest.status >= 400 && store.shows('error-without-code');
      return { ...rest, ...(bare ? { body: { error: { message: 'Unexpected error.' } } } : { body }) };
    }, port);
  },
};

function known(call: Call): Caller | undefined {
  const token = /^Bearer (.+)$/i.exec(call.header('authorization') ?? '')?.[1];
  return token === undefined ? undefined : tokens.get(token);
}

/** The scope that an operation needs. */
function scopeOf(call: Call): string | undefined {
  if (call.segments[0] === 'me') return undefined;
  if (call.method === 'GET') return 'read';
  const onProjects = call.segments.length <= 2;
  return onProjects && (call.method === 'POST' || call.method === 'DELETE') ? 'admin' : 'write';
}

async function answer(store: Store, routes: Routes, call: Call): Promise<Answer> {
  const found = routed(routes, call);
  if (!found) return refusal(404, 'not_found', 'Not found.');
  if ('allow' in found) {
    const headers: Record<string, string> = store.shows('allow-missing') ? {} : { Allow: found.allow };
    return { ...refusal(405, 'method', 'The path does not support this method.'), headers };
  }
  const given = call.header('authorization') !== undefined;
  const excused = store.shows(given ? 'any-token-accepted' : 'token-not-needed');
  const caller = known(call) ?? (excused ? nobody : undefined);
  if (!caller)
    return { ...refusal(401, 'token', 'Send a valid token.'), headers: { 'WWW-Authenticate': 'Bearer' } };
  const scope = scopeOf(call);
  if (scope !== undefined && !caller.scopes.includes(scope) && !store.shows('scope-ignored'))
    return refusal(403, 'scope', `The token lacks the scope ${scope}.`);
  try {
    return await found.operation(call, ...found.ids);
  } catch (error) {
    if (error instanceof WrongParameter) return refusal(400, 'parameter', error.message);
    throw error;
  }
}

function filled(store: Store): Store {
  const web = placeProject(store, 'north', { key: 'WEB', name: 'Web site', description: 'The public site' });
  const app = placeProject(store, 'north', { key: 'APP', name: 'Mobile app' });
  const other = placeProject(store, 'south', { key: 'OPS', name: 'Operations' });
  const titles = [
    'Login fails',
    'Slow search',
    'Dark mode',
    'login page blinks',
    'Export as CSV',
    'Crash on start',
  ];
  const labels = [['bug', 'auth'], ['speed'], [], ['bug'], ['feature', 'bug'], ['crash', 'bug']];
  const states = ['open', 'in_progress', 'done'] as const;
  for (const project of [web, app, other])
    for (const [index, title] of titles.entries()) {
      const ticket = placeTicket(store, project.id, {
        title,
        labels: labels[index] ?? [],
        priority: index % 6,
        blocked: index % 2 === 1,
        assignee: index % 3 === 0 ? 'ada' : 'lin',
        due_on: index % 2 === 0 ? `2026-05-0${index + 1}` : null,
      });
      ticket.state = states[index % 3] ?? 'open';
      for (const text of index === 0 ? ['First', 'Second', 'Third'] : []) {
        const id = store.id();
        store.comments.set(id, { id, ticket_id: ticket.id, text, author: 'ada', created_at: store.moment() });
      }
    }
  return store;
}
