import type { Answer, Call, Routes } from '../listener.ts';
import { integer } from '../queries.ts';
import { dateOf, later, problem, refuses, type SpecialEvent, type Store, sentJson, today } from './store.ts';

type Fields = Omit<SpecialEvent, 'eventId'>;

/** Special events. */
export function eventRoutes(store: Store): Routes {
  const shown = ({ dates, price, ...event }: SpecialEvent) => ({
    ...event,
    ...(store.shows('dates-missing') ? {} : { dates }),
    price: store.shows('price-as-text') ? String(price) : price,
  });
  const text = (value: string) => {
    const trimmed = store.shows('text-trimmed') ? value.trim() : value;
    return store.shows('text-to-ascii') ? trimmed.replace(/[^\0-\x7f]/gu, '?') : trimmed;
  };
  const dates = (sent: string[]) => {
    if (store.shows('dates-sorted')) return [...sent].sort();
    return store.shows('dates-unique') ? [...new Set(sent)] : sent;
  };
  const price = (sent: number) => {
    if (sent === 0 && store.shows('zero-lost')) return 1;
    return store.shows('price-rounded') ? Math.round(sent) : sent;
  };
  /** The sent members that are stored, without those that do not belong to an event. */
  const kept = (sent: Partial<Fields>): Partial<Fields> => ({
    ...(sent.name === undefined ? {} : { name: text(sent.name) }),
    ...(sent.location === undefined
      ? {}
      : { location: sent.location === '' && store.shows('empty-lost') ? 'unknown' : text(sent.location) }),
    ...(sent.eventDescription === undefined ? {} : { eventDescription: text(sent.eventDescription) }),
    ...(sent.dates === undefined ? {} : { dates: dates(sent.dates) }),
    ...(sent.price === undefined ? {} : { price: price(sent.price) }),
  });
  const eased = (sent: unknown): unknown => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
    const { price } = sent as { price?: unknown };
    return {
      ...(store.shows('location-unchecked') ? { location: '' } : {}),
      ...sent,
      ...(typeof price === 'string' && store.shows('price-unchecked') ? { price: 1 } : {}),
    };
  };
  /** The event of a path, or its refusal. */
  const find = (id: string): SpecialEvent | { refused: Answer } => {
    const event = store.events.get(id.toLowerCase()) ?? store.deleted.get(id.toLowerCase());
    if (event) return event;
    if (refuses.uuid(id)) return { refused: problem(400, 'Not a valid event id') };
    return { refused: problem(store.shows('unknown-event-500') ? 500 : 404, 'No such event') };
  };

  const list = (call: Call): Answer => {
    const start = dateOf(call.query, 'startDate') ?? today();
    const usual = store.shows('events-default-end') ? 30 : 7;
    const end = dateOf(call.query, 'endDate') ?? later(start, usual) ?? '9999-12-31';
    const page = Math.max(1, integer(call.query, 'page') ?? 1);
    const limit = Math.max(0, integer(call.query, 'limit', { max: 30 }) ?? 10);
    const within = (date: string) => {
      if (date < start && !store.shows('events-start-ignored')) return false;
      if (date > end && !store.shows('events-end-ignored')) return false;
      if (date === start && store.shows('events-start-exclusive')) return false;
      return date !== end || !store.shows('events-end-exclusive');
    };
    const found = [...store.events.values()].filter((event) => event.dates.some(within));
    let first = store.shows('events-page-ignored') ? 0 : (page - 1) * limit;
    if (first > 0 && store.shows('events-page-overlaps')) first -= 1;
    const events = found.slice(first, first + limit).map(shown);
    return { status: 200, body: store.shows('events-wrapped') ? { events } : events };
  };

  const create = (call: Call): Answer => {
    const sent = eased(sentJson(call));
    if (sent === undefined || refuses.event(sent)) return problem(400, 'The event is not valid');
    const eventId = store.shows('event-id-numeric') ? String(store.events.size + 1) : store.id();
    const event = { eventId, ...(kept(sent as Fields) as Fields) };
    if (!store.shows('created-unreadable')) store.events.set(eventId, event);
    return { status: store.shows('created-with-200') ? 200 : 201, body: shown(event) };
  };

  const get = (call: Call, id: string): Answer => {
    const event = find(id);
    if ('refused' in event) return event.refused;
    if (call.head && store.shows('head-differs')) return problem(404, 'No such event');
    if (store.shows('get-changes')) event.price += 1;
    return { status: 200, body: shown(event) };
  };

  const patch = (call: Call, id: string): Answer => {
    const event = find(id);
    if ('refused' in event) return event.refused;
    const sent = sentJson(call);
    if (sent === undefined || refuses.fields(eased(sent))) {
      const { name } = (sent ?? {}) as { name?: unknown };
      if (typeof name === 'string' && store.shows('refused-write-kept')) event.name = name;
      return problem(400, 'The change is not valid');
    }
    const base = store.shows('patch-clears') ? { ...event, eventDescription: '' } : event;
    const changed = { ...base, ...kept(sent as Partial<Fields>) };
    if (!store.shows('patch-not-stored')) store.events.set(event.eventId, changed);
    return { status: 200, body: shown(store.shows('patch-answer-stale') ? event : changed) };
  };

  const remove = (_call: Call, id: string): Answer => {
    const event = find(id);
    if ('refused' in event) return event.refused;
    const ids = [...store.events.keys()];
    const before = ids[ids.indexOf(event.eventId) - 1];
    if (!store.events.delete(event.eventId)) return problem(404, 'No such event');
    if (before !== undefined && store.shows('delete-takes-another')) store.events.delete(before);
    if (store.shows('delete-keeps')) store.deleted.set(event.eventId, event);
    return store.shows('deleted-with-200') ? { status: 200, body: shown(event) } : { status: 204 };
  };

  return {
    '/special-events': { GET: list, POST: create },
    '/special-events/{eventId}': { GET: get, PATCH: patch, DELETE: remove },
  };
}
