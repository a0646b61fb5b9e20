import type { Kysely } from 'kysely';
import type { Event } from '../../domain/ledger/event.ts';
import type { Commit } from '../../domain/ledger/ledger.ts';
import type { RecordChange } from '../../domain/record.ts';
import { blankedBody } from '../customers/blanked-body.ts';
import { type CustomerSeals, sealedAt } from '../customers/customer-seals.ts';
import { bytesText } from '../engine/bytes-text.ts';
import { KEPT_REPLY } from '../requests/kept-reply.ts';
import type { Tables } from '../schema/tables.ts';
import type { QueuedLedger } from './postgres-ledger.ts';

/** The fields of rows that contain personal data of customers. */
interface TellingRow {
  readonly profile_id?: string;
  readonly customer_id?: string;
  readonly data_key?: string;
  readonly body?: string;
  readonly additional_info?: object;
}

type Keys = Awaited<ReturnType<CustomerSeals['keysOf']>>;

const CUSTOMER = 'customer';
const PAYMENT_REQUEST = 'payment_request';

/**
 * A ledger that seals the personal data that commits write about customers: event bodies, stored replies, and details
 * of payers (G344).
 */
export function sealedLedger(
  ledger: QueuedLedger,
  { kysely }: { readonly kysely: Kysely<Tables> },
  seals: CustomerSeals,
): QueuedLedger {
  return {
    waiting: () => ledger.waiting(),
    async commit(commit) {
      const told = customersOf(commit);
      if (told.length === 0) return ledger.commit(commit);
      const keys = new Map<string, Buffer | undefined>(newKeysOf(commit));
      const stored = told.filter((id) => !keys.has(id));
      if (stored.length > 0) {
        for (const [id, key] of await seals.keysOf(kysely, commit.businessId, stored)) keys.set(id, key);
      }
      return ledger.commit({
        ...commit,
        ...(commit.events !== undefined && {
          events: commit.events.map((event) => sealedEvent(event, keys, seals)),
        }),
        ...(commit.records !== undefined && {
          records: commit.records.map((change) => sealedRecord(change, keys, seals)),
        }),
      });
    },
  };
}

/** The customers whose data has to be sealed. */
function customersOf({ businessId, events = [], records = [] }: Commit): readonly string[] {
  const ids = [...events.map(({ profileId }) => profileId), ...records.map(customerIn)];
  return [...new Set(ids)].filter((id) => id !== undefined && id !== businessId).map(String);
}

/** The keys of customers that the commit itself creates. */
function newKeysOf({ records = [] }: Commit): [id: string, key: Buffer][] {
  return records.flatMap(({ kind, id, row }): [string, Buffer][] => {
    const { data_key: key }: TellingRow = row;
    return kind === CUSTOMER && key !== undefined ? [[id, Buffer.from(key.slice(2), 'hex')]] : [];
  });
}

/** Payer details in an update of a payment request are not written. */
function customerIn({ kind, expects, row }: RecordChange): string | undefined {
  const { customer_id, profile_id, body }: TellingRow = row;
  if (kind === KEPT_REPLY && body !== undefined) return customer_id;
  return kind === PAYMENT_REQUEST && expects === 'absent' ? profile_id : undefined;
}

function sealedEvent(event: Event, keys: Keys, seals: CustomerSeals): Event {
  const { id, profileId, body } = event;
  if (!keys.has(profileId)) return event;
  const blank = blankedBody(body);
  if (blank === body) return event;
  const key = keys.get(profileId);
  return {
    ...event,
    body: blank,
    ...(key !== undefined && { sealedBody: seals.seal(key, body, sealedAt.event(id)) }),
  };
}

function sealedRecord(change: RecordChange, keys: Keys, seals: CustomerSeals): RecordChange {
  const customerId = customerIn(change);
  const key = customerId === undefined ? undefined : keys.get(customerId);
  if (key === undefined) return change;
  const { body, additional_info: info }: TellingRow = change.row;
  const row =
    change.kind === KEPT_REPLY
      ? { body: undefined, sealed_body: bytesText(seals.seal(key, String(body), sealedAt.reply(change.id))) }
      : {
          additional_info: {},
          sealed_info: bytesText(seals.seal(key, JSON.stringify(info), sealedAt.payer(change.id))),
        };
  return { ...change, row: { ...change.row, ...row } };
}
