import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { keyedRequest } from '../../../test/harness/seed/kept-reply.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import type { Recipient } from '../../domain/recipients/recipient.ts';
import type { RecipientStore } from '../../domain/recipients/recipient-store.ts';
import { RequestTakenOver } from '../../domain/request-taken-over.ts';
import { SandboxReset } from '../../domain/sandbox/sandbox-reset.ts';
import { recipientStore } from './postgres-recipient-store.ts';

const AT = new Date('2026-05-04T09:30:00.000Z');
const LATER = new Date('2026-05-04T09:31:00.000Z');
const EVERY_ONE = { sort: 'asc', limit: 100, from: undefined } as const;

function till(businessId: string, digit: number): Recipient {
  return {
    id: `REC_${String(digit).repeat(16)}`,
    businessId,
    active: true,
    ownedByCustomer: false,
    currency: 'KES',
    country: 'KE',
    details: {
      type: 'till',
      accountName: 'Babbage Instruments — Nairobi',
      accountNumber: `512345${digit}`,
    },
    createdAt: AT,
    updatedAt: AT,
  };
}

describe.each(databases)('recipients on $name', ({ open }) => {
  let database: TestDatabase;
  let store: RecipientStore;

  beforeAll(async () => {
    database = await open();
    store = recipientStore(database);
    const seeded = ['BUS_one', 'BUS_two', 'BUS_three', 'BUS_four'].map((businessId) => ({
      businessId,
      profileId: businessId,
      displayCurrency: 'KES',
    }));
    await seedProfiles(database, seeded, AT);
  });
  afterAll(() => database.close());

  it('gives back what was put in, with and without the fields that a type may lack', async () => {
    const { currency: _, country: __, ...rest } = till('BUS_one', 2);
    const wallet: Recipient = {
      ...rest,
      ownedByCustomer: true,
      details: { type: 'crypto', accountName: 'Treasury', network: 'XLM', cryptoAddress: 'G', memo: "'; --" },
    };
    for (const recipient of [till('BUS_one', 1), wallet]) {
      await store.insert(recipient, { resets: 0 });
      expect(await store.find('BUS_one', recipient.id)).toEqual(recipient);
    }
  });

  it('lists by age, to the end and back', async () => {
    const made = [1, 2, 3].map((digit) => till('BUS_two', digit));
    for (const recipient of made) await store.insert(recipient, { resets: 0 });
    expect((await store.page('BUS_two', {}, EVERY_ONE)).entries).toEqual(made);
    expect((await store.page('BUS_two', {}, { ...EVERY_ONE, sort: 'desc' })).entries).toEqual(
      made.toReversed(),
    );
    const first = await store.page('BUS_two', {}, { ...EVERY_ONE, limit: 2 });
    const second = await store.page('BUS_two', {}, { ...EVERY_ONE, limit: 2, from: first.next });
    expect([...first.entries, ...second.entries]).toEqual(made);
    expect(second.next).toBeUndefined();
  });

  it('lists those of one currency, as they were saved', async () => {
    const { currency: _, ...anyCurrency } = till('BUS_four', 2);
    const [shillings, dollars] = [till('BUS_four', 1), { ...till('BUS_four', 3), currency: 'USD' }];
    for (const recipient of [shillings, anyCurrency, dollars]) await store.insert(recipient, { resets: 0 });
    const of = async (currency: string) => (await store.page('BUS_four', { currency }, EVERY_ONE)).entries;
    expect([await of('KES'), await of('USD'), await of('NGN')]).toEqual([[shillings], [dollars], []]);
    await store.deactivate('BUS_four', dollars.id, LATER);
    expect(await of('USD')).toEqual([]);
  });

  it('a business neither finds, lists nor deactivates those of another', async () => {
    const own = till('BUS_one', 4);
    await store.insert(own, { resets: 0 });
    expect(await store.find('BUS_two', own.id)).toBeUndefined();
    expect(await store.deactivate('BUS_two', own.id, LATER)).toBeUndefined();
    expect((await store.page('BUS_three', {}, EVERY_ONE)).entries).toEqual([]);
    expect(await store.find('BUS_one', own.id)).toEqual(own);
  });

  it('one that is deactivated is told of a last time, and gone', async () => {
    const recipient = till('BUS_three', 5);
    await store.insert(recipient, { resets: 0 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => store.deactivate('BUS_three', recipient.id, LATER)),
    );
    expect(answers.filter((answer) => answer !== undefined)).toEqual([
      { ...recipient, active: false, updatedAt: LATER },
    ]);
    expect(await store.find('BUS_three', recipient.id)).toBeUndefined();
    expect((await store.page('BUS_three', {}, EVERY_ONE)).entries).toEqual([]);
  });

  it.each(['', 'REC_\0', 'REC_', "REC_' OR true --", 'REC_0000000000000000'])(
    'does not find %j',
    async (id) => {
      expect(await store.find('BUS_one', id)).toBeUndefined();
      expect(await store.deactivate('BUS_one', id, LATER)).toBeUndefined();
    },
  );

  it('writes nothing of what was read before a reset of the sandbox', async () => {
    const recipient = till('BUS_three', 7);
    await expect(store.insert(recipient, { resets: 1 })).rejects.toThrow(SandboxReset);
    const { keptReply, isKept } = await keyedRequest(database, 'BUS_three');
    await expect(store.insert(recipient, { resets: 1, keptReply })).rejects.toThrow(SandboxReset);
    expect(await isKept()).toBe(false);
    expect(await store.find('BUS_three', recipient.id)).toBeUndefined();
  });

  it('is written together with the reply that tells of it, or not at all', async () => {
    const recipient = till('BUS_three', 6);
    const { keptReply, lateReply, isKept } = await keyedRequest(database, 'BUS_three');
    const late = store.insert(recipient, { resets: 0, keptReply: lateReply });
    await expect(late).rejects.toThrow(RequestTakenOver);
    expect(await store.find('BUS_three', recipient.id)).toBeUndefined();
    await store.insert(recipient, { resets: 0, keptReply });
    expect(await isKept()).toBe(true);
    expect(await store.find('BUS_three', recipient.id)).toEqual(recipient);
  });
});
