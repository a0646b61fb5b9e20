import type { Answer, Call, Routes } from '../listener.ts';
import { oneOf } from '../queries.ts';
import { componentChecks } from '../schemas.ts';
import { type Caller, type Comment, type Project, paged, refusal, type Store, sentJson } from './store.ts';
import { type FindProject, findTicket } from './tickets.ts';

const checks = componentChecks(new URL('document.yaml', import.meta.url));
const refuses = {
  project: checks('ProjectContent'),
  change: checks('ProjectChange'),
  comment: checks('CommentContent'),
};
const noProject = () => refusal(404, 'not_found', 'There is no such project.');
const noTicket = () => refusal(404, 'not_found', 'There is no such ticket.');
const noComment = () => refusal(404, 'not_found', 'There is no such comment.');

type Sent = Pick<Project, 'key' | 'name'> & Partial<Project>;

/** Projects of the caller's workspace. */
export function projectRoutes(
  store: Store,
  findProject: FindProject,
  callerOf: (call: Call) => Caller,
): Routes {
  const shown = ({ workspace, ...project }: Project) => ({
    ...project,
    ...(store.shows('extra-member') ? { workspace_id: workspace } : {}),
  });
  const kept = (description: string | null) => {
    if (description === '' && store.shows('empty-lost')) return null;
    return description === null ? null : store.text(description);
  };

  const list = (call: Call): Answer => {
    const order = oneOf(call.query, 'sort', ['key', '-key', 'created_at', '-created_at']) ?? 'created_at';
    const member = order.endsWith('key') ? 'key' : 'created_at';
    const { workspace } = callerOf(call);
    const found = [...store.projects.values()]
      .filter((project) => project.workspace === workspace)
      .sort((a, b) => (a[member] < b[member] ? -1 : 1));
    if (order.startsWith('-')) found.reverse();
    return paged(call, found.map(shown));
  };

  const create = (call: Call): Answer => {
    const sent = sentJson<Sent>(call, refuses.project);
    if ('refused' in sent) return sent.refused;
    const { workspace } = callerOf(call);
    const taken = [...store.projects.values()].some(
      (project) => project.workspace === workspace && project.key === sent.value.key,
    );
    if (taken && !store.shows('taken-key-accepted'))
      return refusal(409, 'taken', 'Another project has this key.');
    const project = placeProject(store, workspace, {
      ...sent.value,
      name: store.text(sent.value.name),
      description: kept(sent.value.description ?? null),
    });
    const status = store.shows('created-with-200') ? 200 : 201;
    return { status, headers: { Location: `/projects/${project.id}` }, body: shown(project) };
  };

  const get = (call: Call, id: string): Answer => {
    const project = findProject(call, id);
    if (!project || (call.head && store.shows('head-differs'))) return noProject();
    return { status: 200, body: shown(project) };
  };

  const patch = (call: Call, id: string): Answer => {
    const project = findProject(call, id);
    if (!project) return noProject();
    const sent = sentJson<Partial<Project>>(call, refuses.change);
    if ('refused' in sent) return sent.refused;
    const { name, description, archived } = sent.value;
    if (name !== undefined) project.name = store.text(name);
    if (description === undefined && store.shows('patch-clears')) project.description = null;
    if (description !== undefined && !(description === null && store.shows('patch-null-ignored')))
      project.description = kept(description);
    if (archived !== undefined)
      project.archived = store.shows('false-lost') ? archived || project.archived : archived;
    return { status: 200, body: shown(project) };
  };

  const remove = (call: Call, id: string): Answer => {
    const project = findProject(call, id);
    if (!project) return noProject();
    store.projects.delete(project.id);
    for (const ticket of [...store.tickets.values()])
      if (ticket.project_id === project.id) store.tickets.delete(ticket.id);
    return { status: 204 };
  };

  return {
    '/projects': { GET: list, POST: create },
    '/projects/{project_id}': { GET: get, PATCH: patch, DELETE: remove },
  };
}

/** Comments on the tickets of a project. */
export function commentRoutes(store: Store, findProject: FindProject, author: string): Routes {
  const shown = ({ ticket_id: _ticket, ...comment }: Comment) => comment;
  const find = (call: Call, project: string, ticket: string, id: string) => {
    const owner = findTicket(store, findProject(call, project), ticket);
    const comment = store.comments.get(Number(id));
    return owner && comment?.ticket_id === owner.id ? comment : undefined;
  };

  const list = (call: Call, projectId: string, ticketId: string): Answer => {
    const ticket = findTicket(store, findProject(call, projectId), ticketId);
    if (!ticket) return noTicket();
    const found = [...store.comments.values()]
      .filter((comment) => comment.ticket_id === ticket.id)
      .map(shown);
    if (store.shows('comments-newest-first')) found.reverse();
    return paged(call, found);
  };

  const add = (call: Call, projectId: string, ticketId: string): Answer => {
    const ticket = findTicket(store, findProject(call, projectId), ticketId);
    if (!ticket) return noTicket();
    const sent = sentJson<{ text: string }>(call, refuses.comment);
    if ('refused' in sent) return sent.refused;
    const id = store.id();
    const text = store.text(sent.value.text);
    const comment = { id, ticket_id: ticket.id, text, author, created_at: store.moment() };
    store.comments.set(id, comment);
    return {
      status: 201,
      headers: { Location: `/projects/${projectId}/tickets/${ticket.id}/comments/${id}` },
      body: shown(comment),
    };
  };

  const get = (call: Call, projectId: string, ticketId: string, id: string): Answer => {
    const comment = find(call, projectId, ticketId, id);
    return comment ? { status: 200, body: shown(comment) } : noComment();
  };

  const remove = (call: Call, projectId: string, ticketId: string, id: string): Answer => {
    const comment = find(call, projectId, ticketId, id);
    if (!comment) return noComment();
    store.comments.delete(comment.id);
    return { status: 204 };
  };

  const path = '/projects/{project_id}/tickets/{ticket_id}/comments';
  return { [path]: { GET: list, POST: add }, [`${path}/{comment_id}`]: { GET: get, DELETE: remove } };
}

/** Adds a project to a workspace. */
export function placeProject(store: Store, workspace: string, sent: Sent): Project {
  const project = {
    id: store.id(),
    workspace,
    description: null,
    archived: false,
    ...sent,
    created_at: store.moment(),
  };
  store.projects.set(project.id, project);
  return project;
}
