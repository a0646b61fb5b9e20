import type { Answer, Call, Routes } from '../listener.ts';
import { componentChecks, ownChecks } from '../schemas.ts';
import { selected } from './selection.ts';
import { type Project, paged, refusal, type Store, sentJson, type Ticket } from './store.ts';

const checks = componentChecks(new URL('document.yaml', import.meta.url));
const refuses = { ticket: checks('TicketContent'), move: checks('Move') };
const refusesMoment = ownChecks({ Moment: { type: 'string', format: 'date-time' } })('Moment');
const moves = { open: ['in_progress', 'done'], in_progress: ['open', 'done'], done: ['open'] };

/** The defaults of an omitted ticket member. */
const ticketDefaults = {
  body: '',
  priority: 3,
  estimate: null,
  labels: [] as string[],
  assignee: null,
  due_on: null,
  blocked: false,
};

type Sent = Partial<Ticket> & Pick<Ticket, 'title'>;

/** Finds the project in a path, if the caller may see it. */
export type FindProject = (call: Call, id: string) => Project | undefined;

/** The ticket in a path, under its project. */
export function findTicket(store: Store, project: Project | undefined, id: string): Ticket | undefined {
  const ticket = store.tickets.get(Number(id)) ?? store.deleted.get(Number(id));
  if (!project || !ticket) return undefined;
  return ticket.project_id === project.id || store.shows('other-parent-accepted') ? ticket : undefined;
}

/** Tickets: nested under projects, filters, sorts, states. */
export function ticketRoutes(store: Store, findProject: FindProject): Routes {
  const shown = (ticket: Ticket) => ({
    ...ticket,
    priority: store.shows('priority-as-text') ? String(ticket.priority) : ticket.priority,
    state: ticket.state === 'open' && store.shows('state-outside') ? 'new' : ticket.state,
    updated_at: store.shows('moment-without-zone') ? ticket.updated_at.slice(0, 19) : ticket.updated_at,
    due_on: ticket.due_on && store.shows('due-on-with-time') ? `${ticket.due_on}T00:00:00Z` : ticket.due_on,
  });
  const noTicket = () =>
    store.shows('unknown-ticket-500')
      ? refusal(500, 'internal', 'ticket is undefined')
      : refusal(404, 'not_found', 'There is no such ticket.');

  const wrong = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return refuses.ticket(value);
    const sent = { ...(value as Partial<Ticket>) };
    if (
      typeof sent.estimate === 'number' &&
      store.shows('fraction-refused') &&
      !Number.isInteger(sent.estimate)
    )
      return 'estimate is an integer';
    if (typeof sent.priority === 'number' && store.shows('priority-unchecked')) sent.priority = 1;
    if (store.shows('unknown-member-accepted'))
      for (const name of Object.keys(sent))
        if (name !== 'title' && !(name in ticketDefaults)) delete sent[name as keyof Ticket];
    return refuses.ticket(sent);
  };
  const kept = (sent: Sent) => ({
    ...sent,
    title: store.text(store.shows('title-trimmed') ? sent.title.trim() : sent.title),
    ...(sent.body === undefined ? {} : { body: store.text(sent.body) }),
    ...(sent.priority === 0 && store.shows('zero-lost') ? { priority: ticketDefaults.priority } : {}),
    ...(sent.labels && store.shows('labels-sorted') ? { labels: [...sent.labels].sort() } : {}),
    ...(sent.estimate && store.shows('estimate-rounded') ? { estimate: Math.round(sent.estimate) } : {}),
  });

  const list = (call: Call, projectId: string): Answer => {
    const project = findProject(call, projectId);
    if (!project) return refusal(404, 'not_found', 'There is no such project.');
    const all = [...store.tickets.values()].filter((ticket) => ticket.project_id === project.id);
    const found = selected(store, call.query, all, (text) => refusesMoment(text) === undefined);
    return paged(call, found.map(shown), {
      skipsLess: store.shows('offset-off-by-one'),
      dropsFilters: store.shows('link-drops-filter'),
      withoutTotal: store.shows('total-missing'),
      total: store.shows('total-unfiltered') ? all.length : found.length,
    });
  };

  const create = (call: Call, projectId: string): Answer => {
    const project = findProject(call, projectId);
    if (!project) return refusal(404, 'not_found', 'There is no such project.');
    const sent = sentJson<Sent>(call, wrong);
    if ('refused' in sent) return sent.refused;
    const ticket = placeTicket(store, project.id, kept(sent.value));
    const location = `/projects/${project.id}/tickets/${ticket.id}`;
    return {
      status: 201,
      headers: store.shows('location-missing') ? {} : { Location: location },
      body: shown(ticket),
    };
  };

  const get = (call: Call, projectId: string, id: string): Answer => {
    const ticket = findTicket(store, findProject(call, projectId), id);
    if (!ticket) return noTicket();
    if (store.shows('get-changes')) ticket.updated_at = store.moment();
    return { status: 200, body: shown(ticket) };
  };

  const put = (call: Call, projectId: string, id: string): Answer => {
    const ticket = findTicket(store, findProject(call, projectId), id);
    if (!ticket) return noTicket();
    const sent = sentJson<Sent>(call, wrong);
    if ('refused' in sent) {
      const title = titleOf(call.body);
      if (title !== undefined && store.shows('refused-write-kept')) ticket.title = title;
      return sent.refused;
    }
    const base = store.shows('put-merges') ? ticket : { ...ticket, ...ticketDefaults };
    const replaced = { ...base, ...kept(sent.value), updated_at: store.moment() };
    if (store.shows('put-appends')) replaced.labels = [...ticket.labels, ...replaced.labels];
    if (!store.shows('put-not-stored')) store.tickets.set(ticket.id, replaced);
    return { status: 200, body: shown(replaced) };
  };

  const remove = (call: Call, projectId: string, id: string): Answer => {
    const ticket = findTicket(store, findProject(call, projectId), id);
    if (!ticket || !store.tickets.delete(ticket.id)) return noTicket();
    if (store.shows('delete-keeps')) store.deleted.set(ticket.id, ticket);
    for (const comment of [...store.comments.values()])
      if (comment.ticket_id === ticket.id) store.comments.delete(comment.id);
    return { status: 204 };
  };

  const move = (call: Call, projectId: string, id: string): Answer => {
    const ticket = findTicket(store, findProject(call, projectId), id);
    if (!ticket) return noTicket();
    const sent = sentJson<{ to: Ticket['state'] }>(call, refuses.move);
    if ('refused' in sent) return sent.refused;
    const { to } = sent.value;
    if (!moves[ticket.state].includes(to))
      return refusal(409, 'state', `A ticket ${ticket.state} cannot become ${to}.`);
    ticket.state = to;
    ticket.updated_at = store.moment();
    return { status: 200, body: shown(ticket) };
  };

  return {
    '/projects/{project_id}/tickets': { GET: list, POST: create },
    '/projects/{project_id}/tickets/{ticket_id}': { GET: get, PUT: put, DELETE: remove },
    '/projects/{project_id}/tickets/{ticket_id}/transitions': { POST: move },
  };
}

/** Adds a ticket to a project. */
export function placeTicket(store: Store, projectId: number, sent: Sent): Ticket {
  const now = store.moment();
  const ticket: Ticket = {
    id: store.id(),
    project_id: projectId,
    state: 'open',
    ...ticketDefaults,
    ...sent,
    created_at: now,
    updated_at: now,
  };
  store.tickets.set(ticket.id, ticket);
  return ticket;
}

function titleOf(body: Buffer): string | undefined {
  try {
    const { title } = JSON.parse(body.toString('utf8')) as { title?: unknown };
    return typeof title === 'string' ? title : undefined;
  } catch {
    return undefined;
  }
}
