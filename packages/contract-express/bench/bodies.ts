const money = (amount: string) => ({ amount, currency: 'USDT' });

function thing(index: number, note: string): object {
  return {
    id: `BAL_${String(index).padStart(16, '0')}`,
    kind: 'crypto',
    state: 'open',
    available: money(`${1000 + index}.250000000000000001`),
    held: money('0.5'),
    rate: '1533.25',
    address: { street: '12 Marina Road', city: 'Lagos', country: 'NG' },
    note,
    tags: ['treasury', 'hot', 'primary'],
    created_at: '2026-05-04T09:30:00.123456Z',
    updated_at: '2026-05-04T09:31:07.123456Z',
  };
}

const success = { status: 'success', message: 'Done.' };
const words = 'Held for the settlement of the day. ';
const history = Array.from({ length: 12 }, (_, index) => ({
  at: `2026-05-04T09:3${index % 10}:00Z`,
  amount: `${index}.25`,
  reason: 'Settled with the other side',
}));

/** The responses that every peer gives: one entry of 0.9 KB, a list of 50 with 30 KB, a created one of 1.9 KB. */
const bodies = {
  one: { ...success, data: thing(1, words.repeat(13)) },
  list: {
    ...success,
    data: Array.from({ length: 50 }, (_, index) => thing(index, words.repeat(6))),
    pagination: { has_next: false },
  },
  created: { ...success, data: { ...thing(2, words.repeat(12)), history } },
};

/** A request body of 0.3 KB. */
export const creation = {
  currency: 'USDT',
  kind: 'crypto',
  limit: money('100000.5'),
  note: words.repeat(5),
  tags: ['treasury', 'hot'],
};

/** How every peer answers an operation, by the first word of its id. */
export function answerOf(id: string): { status: number; body: object } {
  if (id.startsWith('list')) return { status: 200, body: bodies.list };
  return id.startsWith('create') ? { status: 201, body: bodies.created } : { status: 200, body: bodies.one };
}
