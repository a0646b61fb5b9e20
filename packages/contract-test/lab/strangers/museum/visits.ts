import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Answer, Call, Routes } from '../listener.ts';
import { integer } from '../queries.ts';
import { dateOf, later, problem, refuses, type Store, sentJson, today } from './store.ts';

interface Purchase {
  ticketType: 'event' | 'general';
  ticketDate: string;
  eventId?: string;
}

/** Opening hours and tickets. */
export function visitRoutes(store: Store): Routes {
  const hours = (call: Call): Answer => {
    const asked = dateOf(call.query, 'startDate');
    const start = (store.shows('hours-start-ignored') ? undefined : asked) ?? today();
    const page = Math.max(1, integer(call.query, 'page') ?? 1);
    const wanted = integer(call.query, 'limit', { max: 30 }) ?? (store.shows('hours-default-limit') ? 5 : 10);
    const limit = store.shows('hours-limit-ignored') ? 10 : wanted;
    let first = (page - 1) * limit;
    if (store.shows('hours-start-exclusive')) first += 1;
    if (page > 1 && store.shows('hours-page-overlaps')) first -= 1;
    if (page > 1 && store.shows('hours-page-skips')) first += 1;
    const days = Array.from({ length: Math.max(0, limit) }, (_, index) => later(start, first + index));
    return { status: 200, body: days.filter((date) => date !== undefined).map(open) };
  };

  const open = (date: string) => {
    const weekend = [0, 6].includes(new Date(date).getUTCDay());
    const timeOpen = weekend ? '10:00' : '09:00';
    return {
      date: store.shows('day-with-time') ? `${date}T00:00:00Z` : date,
      timeOpen: store.shows('open-with-seconds') ? `${timeOpen}:00` : timeOpen,
      ...(store.shows('close-missing') ? {} : { timeClose: weekend ? '16:00' : '18:00' }),
    };
  };

  const buy = (call: Call): Answer => {
    const sent = sentJson(call);
    if (sent === undefined || refuses.purchase(sent)) return problem(400, 'The purchase is not valid');
    const { ticketType, ticketDate, eventId } = sent as Purchase;
    if (ticketType === 'event') {
      if (eventId === undefined && !store.shows('event-not-needed'))
        return problem(400, 'eventId is missing');
      const known = eventId === undefined || store.events.has(eventId.toLowerCase());
      if (!known && !store.shows('unknown-event-sold')) return problem(404, 'No such event');
    }
    const ticketId = store.id();
    store.tickets.add(ticketId);
    return {
      status: 201,
      body: {
        ticketId,
        ticketType: ticketType === 'general' && store.shows('type-outside') ? 'standard' : ticketType,
        ticketDate: store.shows('ticket-date-shifted') ? later(ticketDate, 1) : ticketDate,
        ...(eventId === undefined ? {} : { eventId }),
        message: `Bought a ticket (${ticketType})`,
        ...(store.shows('confirmation-missing')
          ? {}
          : { confirmationCode: `${ticketType}-${ticketId.slice(0, 8)}` }),
      },
    };
  };

  const code = (_call: Call, id: string): Answer => {
    if (refuses.uuid(id)) return problem(400, 'Not a valid ticket id');
    if (!store.tickets.has(id.toLowerCase())) return problem(404, 'No such ticket');
    const type = store.shows('code-as-text') ? 'text/plain' : 'image/png';
    return { status: 200, headers: { 'Content-Type': type }, body: image(id.toLowerCase()) };
  };

  return {
    '/museum-hours': { GET: hours },
    '/tickets': { POST: buy },
    '/tickets/{ticketId}/qr': { GET: code },
  };
}

/** A gray picture of 16 by 2 pixels, different for each text. */
function image(text: string): Buffer {
  const points = createHash('sha256').update(text).digest();
  const header = Buffer.from([0, 0, 0, 16, 0, 0, 0, 2, 8, 0, 0, 0, 0]);
  const rows = Buffer.concat([Buffer.of(0), points.subarray(0, 16), Buffer.of(0), points.subarray(16)]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
