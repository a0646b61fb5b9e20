import type { Answer, Call } from '../listener.ts';
import { integer } from '../queries.ts';
import type { TrackerFault } from './faults.ts';

export interface Project {
  id: number;
  workspace: string;
  key: string;
  name: string;
  description: string | null;
  archived: boolean;
  created_at: string;
}

export interface Ticket {
  id: number;
  project_id: number;
  title: string;
  body: string;
  state: 'open' | 'in_progress' | 'done';
  priority: number;
  estimate: number | null;
  labels: string[];
  assignee: string | null;
  due_on: string | null;
  blocked: boolean;
  created_at: string;
  updated_at: string;
}

export interface Comment {
  id: number;
  ticket_id: number;
  text: string;
  author: string;
  created_at: string;
}

/** A token's owner. */
export interface Caller {
  workspace: string;
  scopes: readonly string[];
}

/** All data of the tracker, and its fault. */
export class Store {
  readonly projects = new Map<number, Project>();
  readonly tickets = new Map<number, Ticket>();
  readonly deleted = new Map<number, Ticket>();
  readonly comments = new Map<number, Comment>();
  readonly #fault: string | undefined;
  #ids = 0;
  #moments = 0;

  constructor(fault: string | undefined) {
    this.#fault = fault;
  }

  shows(fault: TrackerFault): boolean {
    return this.#fault === fault;
  }

  id(): number {
    this.#ids += 1;
    return this.#ids;
  }

  /** A moment after all previous ones. */
  moment(): string {
    this.#moments += 1;
    return new Date(Date.UTC(2026, 2, 1, 9, this.#moments)).toISOString();
  }

  text(text: string): string {
    return this.shows('text-to-ascii') ? text.replace(/[^\0-\x7f]/gu, '?') : text;
  }
}

export function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { error: { code, message } } };
}

/** The JSON of a request that passes a check, or the refusal. */
export function sentJson<Body>(
  call: Call,
  refuses: (value: unknown) => string | undefined,
): { value: Body } | { refused: Answer } {
  const type = call.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { refused: refusal(400, 'media_type', 'Send application/json.') };
  let value: unknown;
  try {
    value = JSON.parse(call.body.toString('utf8'));
  } catch {
    return { refused: refusal(400, 'not_json', 'The body is not JSON.') };
  }
  const detail = refuses(value);
  return detail ? { refused: refusal(400, 'invalid', detail) } : { value: value as Body };
}

/** One page of entries with the links to its neighbours. */
export function paged(
  call: Call,
  entries: readonly unknown[],
  { skipsLess = false, dropsFilters = false, withoutTotal = false, total = entries.length } = {},
): Answer {
  const limit = integer(call.query, 'limit', { min: 1, max: 100 }) ?? 20;
  const offset = integer(call.query, 'offset', { min: 0 }) ?? 0;
  const first = skipsLess && offset > 0 ? offset - 1 : offset;
  const link = (relation: string, to: number, count: number) => {
    const query = new URLSearchParams(dropsFilters ? {} : call.query);
    query.set('limit', String(count));
    query.set('offset', String(to));
    return `</${call.segments.join('/')}?${query}>; rel="${relation}"`;
  };
  const links = [
    ...(offset + limit < entries.length ? [link('next', offset + limit, limit)] : []),
    ...(offset > 0 ? [link('prev', Math.max(0, offset - limit), Math.min(limit, offset))] : []),
  ];
  return {
    status: 200,
    headers: links.length > 0 ? { Link: links.join(', ') } : {},
    body: { data: entries.slice(first, first + limit), ...(withoutTotal ? {} : { total }), limit, offset },
  };
}
