import { type Adapter, errors } from 'oidc-provider';
import type { Clock } from '../domain/clock.ts';
import { Mutex } from '../domain/mutex.ts';
import type { IssuerRecordKind, IssuerRecords } from '../domain/oauth/issuer-record.ts';
import { clientMetadata } from './client-metadata.ts';
import { currentIssuance } from './issuance.ts';
import type { RecordSeal } from './record-seal.ts';

const KEPT: ReadonlySet<string> = new Set<IssuerRecordKind>([
  'Interaction',
  'Grant',
  'AuthorizationCode',
  'RefreshToken',
]);

/** Kinds that are not stored: browser sessions, and access tokens, which are self-contained. */
const nothing: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
};

/** The storage of the provider, by kind of record. */
export function adapters(seal: RecordSeal, clock: Clock): (kind: string) => Adapter {
  return (kind) => {
    if (kind === 'Client') return clients;
    return isKept(kind) ? recordAdapter(kind, seal, clock) : nothing;
  };
}

function isKept(kind: string): kind is IssuerRecordKind {
  return KEPT.has(kind);
}

/** Clients; the provider knows only the one that the call is about. */
const clients: Adapter = {
  ...nothing,
  find: async (id) => {
    const { client } = currentIssuance();
    return client?.clientId === id ? clientMetadata(client) : undefined;
  },
};

/** A connection runs one statement at a time. */
const turns = new WeakMap<IssuerRecords, Mutex>();

async function inTurn<Result>(work: (records: IssuerRecords) => Promise<Result>): Promise<Result> {
  const { records } = currentIssuance();
  const mutex = turns.get(records) ?? new Mutex();
  turns.set(records, mutex);
  const end = await mutex.take();
  try {
    return await work(records);
  } finally {
    end();
  }
}

function recordAdapter(kind: IssuerRecordKind, seal: RecordSeal, clock: Clock): Adapter {
  return {
    ...nothing,
    upsert: async (id, payload, expiresIn = 0) => {
      const keyHash = seal.hashOf(kind, id);
      const now = clock.now();
      const { clientId = String(payload.params?.client_id), grantId } = payload;
      const record = {
        keyHash,
        kind,
        clientId,
        grantHash: grantId === undefined ? undefined : seal.hashOf('Grant', grantId),
        sealedPayload: seal.seal(keyHash, payload),
        createdAt: now,
        expiresAt: new Date(now.getTime() + expiresIn * 1000),
      };
      const grant = kind === 'Grant' ? currentIssuance().grant : undefined;
      await inTurn((records) => records.put(record, grant));
    },
    find: async (id) => {
      const keyHash = seal.hashOf(kind, id);
      const record = await inTurn((records) => records.find(keyHash));
      const leftMs = (record?.expiresAt.getTime() ?? 0) - clock.now().getTime();
      if (record?.sealedPayload === undefined || leftMs <= 0) return undefined;
      const payload = seal.open(keyHash, record.sealedPayload);
      // The provider uses the clock of the machine, but the clock of the service decides.
      return payload && { ...payload, jti: id, exp: Math.ceil((Date.now() + leftMs) / 1000) };
    },
    consume: (id) =>
      inTurn(async (records) => {
        const keyHash = seal.hashOf(kind, id);
        if (await records.consume(keyHash, clock.now())) return;
        const grant = await records.lockGrantOf(keyHash);
        if (grant !== undefined) await records.removeGrant(grant.keyHash);
        throw new errors.InvalidGrant('already used');
      }),
    destroy: (id) => inTurn((records) => records.remove(seal.hashOf(kind, id))),
    revokeByGrantId: (grantId) => inTurn((records) => records.removeGrant(seal.hashOf('Grant', grantId))),
  };
}
