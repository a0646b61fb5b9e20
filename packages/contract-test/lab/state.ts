import type { DataObject } from './contract.ts';
import type { Reply } from './reply.ts';

/** The state of one server instance. Faults may corrupt all of it. */
export interface LabState {
  /** By id, the oldest first; includes `pin`. */
  readonly items: Map<string, DataObject>;
  /** By the id of the item, the oldest first. */
  readonly movements: Map<string, DataObject[]>;
  layout: DataObject;
  /** By operation, path and idempotency key. */
  readonly replies: Map<string, { readonly fingerprint: string; readonly reply: Reply }>;
  readonly counters: { item: number; movement: number; request: number; second: number };
}

/** The state of a fresh server: three items, two movements of the first, a layout. */
export function freshState(): LabState {
  return {
    items: new Map(seededItems().map((item) => [String(item.id), item])),
    movements: new Map([['itm_000001', seededMovements()]]),
    layout: {
      zones: [
        {
          code: 'A',
          area: 120.5,
          climate: 'dry',
          rows: 8,
          corner: [0, 0],
          zones: [{ code: 'A1', area: 20 }],
        },
        { code: 'B', area: 60, climate: null },
      ],
      revision: 1,
    },
    replies: new Map(),
    counters: { item: 3, movement: 2, request: 0, second: 0 },
  };
}

/** The next moment, as a date and time; each call is one second later. */
export function nextMoment(state: LabState): string {
  state.counters.second += 1;
  return new Date(Date.UTC(2026, 0, 2) + state.counters.second * 1000).toISOString();
}

/** `itm` and 7 become `itm_000007`. */
export function identifier(prefix: string, number: number, digits = 6): string {
  return `${prefix}_${String(number).padStart(digits, '0')}`;
}

function seededItems(): DataObject[] {
  return [
    {
      name: 'Acetone',
      sku: 'ACE-0001',
      description: 'In drums.',
      kind: 'fluid',
      weight: 180.5,
      edition: 1,
      dimensions: [60, 90, 'cm'],
      tags: ['solvent', 'drum'],
      expires: '2027-06-30',
      manual: 'https://warehouse.example/manuals/acetone',
      hazardClass: 3,
      hazardContact: 'safety@warehouse.example',
      names: { de: 'Aceton', fr: 'Acétone' },
      attributes: { flammable: true, density: 0.79, grade: 'technical' },
      id: 'itm_000001',
      createdAt: '2026-01-01T08:00:00.000Z',
      revision: 1,
    },
    {
      name: 'Bolt',
      kind: 'piece',
      weight: 0.5,
      id: 'itm_000002',
      createdAt: '2026-01-01T08:05:00.000Z',
      revision: 1,
    },
    {
      name: 'Cement',
      description: null,
      kind: 'bulk',
      weight: 1200,
      tags: ['powder'],
      dimensions: [1, 800, 'mm'],
      id: 'itm_000003',
      createdAt: '2026-01-01T09:00:00.000Z',
      revision: 1,
    },
  ];
}

function seededMovements(): DataObject[] {
  return [
    {
      id: 'mov_000001',
      at: '2026-01-01T10:00:00.000Z',
      direction: 'in',
      quantity: 12,
      reference: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      urgent: false,
      checks: ['counted', 'sealed'],
    },
    { id: 'mov_000002', at: '2026-01-01T11:00:00.000Z', direction: 'transfer', quantity: 2, toBin: 'A-07' },
  ];
}
