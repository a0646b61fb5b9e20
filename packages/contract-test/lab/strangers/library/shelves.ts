import type { Answer, Call, Routes } from '../listener.ts';
import { flag } from '../queries.ts';
import { componentChecks } from '../schemas.ts';
import { entityTag, jsonOf, names, problem, type Shelf, type Store } from './store.ts';

const checks = componentChecks(new URL('document.yaml', import.meta.url));
const refuses = { name: checks('ShelfName'), content: checks('ShelfContent'), patch: checks('ShelfPatch') };
const defaults = { description: null, tags: [], capacity: 100, weight: 1, public: true };

/** Shelves: PUT of a chosen name, merge patches, preconditions. */
export function shelfRoutes(store: Store): Routes {
  const shown = (shelf: Shelf) => {
    const { createdAt, ...rest } = shelf;
    return {
      ...rest,
      tags: shelf.tags.length === 0 && store.shows('no-tags-null') ? null : shelf.tags,
      capacity: store.shows('capacity-as-text') ? String(shelf.capacity) : shelf.capacity,
      itemCount: store.itemsOf(shelf.name).length,
      ...(store.shows('created-at-missing') ? {} : { createdAt }),
    };
  };
  const tagOf = (shelf: Shelf | undefined) =>
    shelf && (store.shows('etag-constant') ? '"c0ffee"' : entityTag(shown(shelf)));
  const answer = (status: number, shelf: Shelf): Answer => ({
    status,
    headers: store.shows('etag-missing') ? {} : { ETag: tagOf(shelf) ?? '' },
    body: shown(shelf),
  });

  /** Why a write must be refused. */
  const precondition = (call: Call, current: Shelf | undefined): Answer | undefined => {
    const match = call.header('if-match');
    const noneMatch = call.header('if-none-match');
    if (match !== undefined && !names(match, tagOf(current)) && !store.shows('if-match-ignored'))
      return problem(412, 'The shelf is in another state');
    if (noneMatch !== undefined && names(noneMatch, tagOf(current)) && !store.shows('star-overwrites'))
      return problem(412, 'The shelf exists');
    return undefined;
  };

  /** What is stored of the sent members. */
  const kept = (shelf: Shelf): Shelf => ({
    ...shelf,
    capacity: shelf.capacity === 0 && store.shows('zero-lost') ? defaults.capacity : shelf.capacity,
    public: store.shows('false-lost') ? shelf.public || defaults.public : shelf.public,
    description: shelf.description === '' && store.shows('empty-lost') ? null : shelf.description,
    tags: store.shows('tags-sorted') ? [...shelf.tags].sort() : shelf.tags,
    weight: store.shows('weight-rounded') ? Math.round(shelf.weight) : shelf.weight,
  });

  const wrong = (body: unknown, schema: 'content' | 'patch'): string | undefined => {
    const sent = body as Partial<Shelf> | null;
    if (store.shows('long-title-refused') && String(sent?.title ?? '').length > 40)
      return 'title is too long';
    if (store.shows('capacity-unchecked') && typeof sent?.capacity === 'number')
      return refuses[schema]({ ...sent, capacity: 1 });
    return refuses[schema](body);
  };

  const list = (call: Call): Answer => {
    const prefix = call.query.get('prefix') ?? '';
    const isPublic = flag(call.query, 'public');
    const tags = call.query.getAll('tag');
    if ([...prefix].length > 31) return problem(400, 'prefix is too long');
    const carries = (shelf: Shelf) =>
      store.shows('tags-any') && tags.length > 0
        ? tags.some((tag) => shelf.tags.includes(tag))
        : tags.every((tag) => shelf.tags.includes(tag));
    const found = [...store.shelves.values()]
      .filter((shelf) => store.shows('prefix-ignored') || shelf.name.startsWith(prefix))
      .filter((shelf) => store.shows('public-ignored') || isPublic === undefined || shelf.public === isPublic)
      .filter(carries)
      .map(shown);
    if (!store.shows('shelves-unsorted')) found.sort((a, b) => (a.name < b.name ? -1 : 1));
    return { status: 200, body: store.shows('list-wrapped') ? { shelves: found } : found };
  };

  const get = (call: Call, name: string): Answer => {
    const shelf = store.shelves.get(name);
    if (shelf && store.shows('get-changes')) shelf.capacity += 1;
    if (!shelf && store.shows('unknown-shelf-500'))
      return problem(500, 'Cannot read properties of undefined');
    if (!shelf || (call.head && store.shows('head-not-found'))) return problem(404, 'No such shelf');
    const known = call.header('if-none-match');
    const unchanged = known !== undefined && names(known, tagOf(shelf)) && !store.shows('never-not-modified');
    if (unchanged || (known !== undefined && store.shows('always-not-modified')))
      return { status: 304, headers: { ETag: tagOf(shelf) ?? '' } };
    return answer(200, shelf);
  };

  const put = (call: Call, name: string): Answer => {
    if (refuses.name(name)) return problem(404, 'No shelf can have this name');
    const current = store.shelves.get(name);
    const body = jsonOf(call, 'application/json');
    if ('refusal' in body) return body.refusal;
    const detail = wrong(body.value, 'content');
    if (detail) return problem(422, 'The shelf is not valid', detail);
    const sent = body.value as Partial<Shelf> & Pick<Shelf, 'name' | 'title'>;
    if (sent.name !== name && !store.shows('other-name-accepted'))
      return problem(422, 'The name differs from the path');
    const refusal = precondition(call, current);
    if (refusal) return refusal;
    const base = current && store.shows('put-merges') ? current : defaults;
    const shelf = kept({ ...base, ...sent, name, createdAt: current?.createdAt ?? store.moment() });
    if (current && store.shows('put-not-idempotent')) shelf.tags = [...current.tags, ...shelf.tags];
    store.shelves.set(name, shelf);
    return answer(current ? 200 : 201, shelf);
  };

  const patch = (call: Call, name: string): Answer => {
    const current = store.shelves.get(name);
    if (!current) return problem(404, 'No such shelf');
    if (call.header('if-match') === undefined) return problem(428, 'Send If-Match');
    const body = jsonOf(call, 'application/merge-patch+json');
    if ('refusal' in body) return body.refusal;
    const detail = wrong(body.value, 'patch');
    if (detail) return problem(422, 'The patch is not valid', detail);
    const refusal = precondition(call, current);
    if (refusal) return refusal;
    const sent = { ...(body.value as Partial<Shelf>) };
    if (sent.description === null && store.shows('patch-null-ignored')) delete sent.description;
    const base = store.shows('patch-clears') ? { ...current, ...defaults } : current;
    const shelf = kept({ ...base, ...sent });
    store.shelves.set(name, shelf);
    return answer(200, shelf);
  };

  const remove = (call: Call, name: string): Answer => {
    const current = store.shelves.get(name);
    if (!current) return problem(404, 'No such shelf');
    const refusal = precondition(call, current);
    if (refusal) return refusal;
    const items = store.itemsOf(name);
    if (items.length > 0 && !store.shows('full-shelf-deleted')) return problem(409, 'The shelf is not empty');
    for (const item of items) store.items.delete(item.id);
    store.shelves.delete(name);
    return store.shows('delete-with-body') ? { status: 200, body: shown(current) } : { status: 204 };
  };

  return {
    '/shelves': { GET: list },
    '/shelves/{name}': { GET: get, PUT: put, PATCH: patch, DELETE: remove },
  };
}
