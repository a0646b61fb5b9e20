import { ALL, type ClearedTable, NONE } from '../storage/sandbox-store.ts';
import type { Area } from './area.ts';

/** Webhook endpoints, and the deliveries of events to them. */
export function webhooksArea() {
  return { services: {}, tables } satisfies Area;
}

const tables: readonly ClearedTable[] = [
  { table: 'delivery_attempt', isOver: ALL },
  { table: 'delivery', isOver: ALL },
  { table: 'replayed_event', isOver: NONE },
  { table: 'event_replay', isOver: NONE },
  { table: 'event_feed', isOver: NONE },
];
