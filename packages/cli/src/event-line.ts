import type { components } from '@finops/contract/console';
import type { Paint } from './printer.ts';

export type ListedEvent = components['schemas']['Event'];

const KIND_WIDTH = 34;
const ID_WIDTH = 21;

/** `2026-05-04T09:41:00Z  transfer.funds_delivered  TRF_…  INV-1  succeeded  EVT_…` */
export function eventLine(paint: Paint, event: ListedEvent): string {
  const { created_at, event: kind, resource_id, reference = '-', delivery_statuses, test, id } = event;
  const parts = [
    paint('dim', created_at),
    kind.padEnd(KIND_WIDTH),
    resource_id.padEnd(ID_WIDTH),
    reference,
    ...delivery_statuses.map((status) => paint(colourOf(status), status)),
    ...(test ? [paint('dim', 'test')] : []),
    paint('dim', id),
  ];
  return parts.join('  ');
}

function colourOf(status: ListedEvent['delivery_statuses'][number]) {
  if (status === 'succeeded') return 'green';
  return status === 'exhausted' || status === 'cancelled' ? 'red' : 'yellow';
}
