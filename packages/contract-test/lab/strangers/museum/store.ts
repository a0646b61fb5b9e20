import type { Answer, Call } from '../listener.ts';
import { WrongParameter } from '../queries.ts';
import { ownChecks } from '../schemas.ts';
import { countedUuid } from '../uuids.ts';
import type { MuseumFault } from './faults.ts';

export interface SpecialEvent {
  eventId: string;
  name: string;
  location: string;
  eventDescription: string;
  dates: string[];
  price: number;
}

const day = 86_400_000;
const members = {
  name: { type: 'string' },
  location: { type: 'string' },
  eventDescription: { type: 'string' },
  dates: { type: 'array', items: { type: 'string', format: 'date' } },
  price: { type: 'number' },
};
const uuid = { type: 'string', format: 'uuid' };
const checks = ownChecks({
  Fields: { type: 'object', properties: members },
  Event: {
    type: 'object',
    properties: { eventId: uuid, ...members },
    required: Object.keys(members),
  },
  Purchase: {
    type: 'object',
    properties: {
      email: { type: 'string', format: 'email' },
      ticketId: uuid,
      eventId: uuid,
      ticketDate: { type: 'string', format: 'date' },
      ticketType: { enum: ['event', 'general'] },
    },
    required: ['ticketType', 'ticketDate'],
  },
  Date: { type: 'string', format: 'date' },
  Uuid: uuid,
});

/** The message about an invalid value, by the kind of value. */
export const refuses = {
  fields: checks('Fields'),
  event: checks('Event'),
  purchase: checks('Purchase'),
  date: checks('Date'),
  uuid: checks('Uuid'),
};

/** All data of the museum, and its fault. */
export class Store {
  readonly events = new Map<string, SpecialEvent>();
  readonly deleted = new Map<string, SpecialEvent>();
  readonly tickets = new Set<string>();
  readonly #fault: string | undefined;
  #ids = 0;

  constructor(fault: string | undefined) {
    this.#fault = fault;
  }

  shows(fault: MuseumFault): boolean {
    return this.#fault === fault;
  }

  /** A new UUID; the same sequence at every start, so that runs are reproducible. */
  id(): string {
    this.#ids += 1;
    return countedUuid(this.#ids);
  }
}

export function problem(status: number, title: string): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
    body: { type: 'about:blank', title },
  };
}

/** The JSON of a request; undefined if invalid. */
export function sentJson(call: Call): unknown {
  const type = call.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return undefined;
  try {
    return JSON.parse(call.body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The date some days later; undefined beyond the year 9999. */
export function later(date: string, days: number): string | undefined {
  const moment = new Date(Date.parse(`${date}T00:00:00Z`) + days * day);
  const text = Number.isNaN(moment.getTime()) ? '+' : moment.toISOString();
  return /^\d/.test(text) ? text.slice(0, 10) : undefined;
}

/** A date parameter. */
export function dateOf(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? undefined;
  if (text !== undefined && refuses.date(text)) throw new WrongParameter(`${name} is not a date`);
  return text;
}
