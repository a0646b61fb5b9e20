import { stateMachines } from '@finops/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { type CustomerDesk, openCustomerDesk } from '../../../../test/harness/worlds/customer-desk.ts';
import { bvn, completePerson, passport } from '../../../../test/harness/worlds/customer-requests.ts';
import { toldEvents } from '../../../../test/harness/worlds/told-events.ts';
import type { CustomerStatus } from '../../../domain/customers/customer.ts';
import { customerStatuses } from '../../../domain/customers/verification.ts';

const PLATFORM = '/console/v1/platform/customers';
const REASON = 'The passport image is too blurred to read.';
const { moves } = stateMachines['customer-verification'];

describe('the review of customers', () => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let desk: CustomerDesk;
  let administrator: Person;

  beforeAll(async () => {
    database = await postgres.open();
    console = await startConsole(database);
    desk = await openCustomerDesk(console);
    administrator = await console.person({ administrator: true });
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  const decide = (id: string, action: string, as: Person = administrator) => {
    console.clock.advance(1000);
    const body = action === 'approve' ? {} : { body: { reason: REASON } };
    return console.call(`POST ${PLATFORM}/${id}/${action}`, { as, ...body });
  };
  const create = (by: CustomerDesk = desk) => {
    console.clock.advance(1000);
    return by.create(completePerson);
  };
  const read = async (id: string) => (await desk.call(`GET /v1/customers/${id}`)).json.data;
  async function customerThatIs(status: CustomerStatus): Promise<string> {
    const id = await create();
    if (status !== 'inactive') await desk.call(`POST /v1/customers/${id}/verify`);
    if (status === 'active') await decide(id, 'approve');
    if (status === 'rejected') await decide(id, 'reject');
    expect((await read(id)).status).toBe(status);
    return id;
  }
  const eventsOf = async (id: string) => {
    const rows = await toldEvents(database, 'resource_id', id);
    return rows.map(({ kind, body }) => ({ kind, body }));
  };
  const auditOf = async (id: string) => {
    const { body } = await console.call('GET /console/v1/audit_entries', { as: desk.owner });
    const { data } = body as { data: { action: string; target: string; facts: object; actor: object }[] };
    return data.filter(({ target }) => target === id).toReversed();
  };

  const decisions = [
    { action: 'approve', to: 'active' },
    { action: 'reject', to: 'rejected' },
    { action: 'revert', to: 'inactive' },
  ] as const;
  const every = customerStatuses.flatMap((from) => decisions.map((decision) => ({ from, ...decision })));
  const isListed = ({ from, to }: (typeof every)[number]) =>
    moves.some((move) => move.from === from && move.to === to);

  it.each(every.filter(isListed))('200: $action takes a customer from $from to $to', async (asked) => {
    const id = await customerThatIs(asked.from);
    const answer = await decide(id, asked.action);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ data: { customer: await read(id) } });
    expect((await read(id)).status).toBe(asked.to);
    expect((await eventsOf(id)).at(-1)?.kind).toBe(`customer.verification.${asked.to}`);
  });

  it.each(every.filter((asked) => !isListed(asked)))(
    '422: $action does nothing to a customer that is $from',
    async ({ from, action }) => {
      const id = await customerThatIs(from);
      const [before, told, audited] = [await read(id), await eventsOf(id), await auditOf(id)];
      const answer = await decide(id, action);
      expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
      expect([await read(id), await eventsOf(id), await auditOf(id)]).toEqual([before, told, audited]);
    },
  );

  it('enters each decision in the audit log of the business, with who made it and why', async () => {
    const id = await customerThatIs('rejected');
    await decide(id, 'revert');
    const actor = { kind: 'administrator', id: administrator.id };
    expect(await auditOf(id)).toMatchObject([
      { action: 'customer.rejected', actor, facts: { from: 'in_review', to: 'rejected', reason: REASON } },
      { action: 'customer.reverted', actor, facts: { from: 'rejected', to: 'inactive', reason: REASON } },
    ]);
  });

  it('tells the business why a customer was rejected, and not why a verification was taken back', async () => {
    const id = await customerThatIs('rejected');
    expect((await read(id)).rejection_reasons).toEqual([REASON]);
    expect(JSON.parse((await eventsOf(id)).at(-1)?.body ?? '').rejection_reason).toBe(REASON);
    await decide(id, 'revert');
    expect((await eventsOf(id)).at(-1)?.body).not.toContain(REASON);
    expect((await read(id)).rejection_reasons).toEqual([]);
  });

  it('lets one of twenty decisions at the same time win', async () => {
    const id = await customerThatIs('in_review');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => decide(id, n % 2 === 0 ? 'approve' : 'reject')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(422)]);
    expect([(await eventsOf(id)).length, (await auditOf(id)).length]).toEqual([3, 1]);
  });

  it('shows what is on file, without images and numbers', async () => {
    const id = await desk.create({
      ...completePerson,
      identifying_information: [...completePerson.identifying_information, bvn],
    });
    const { body } = await console.call(`GET ${PLATFORM}/${id}`, { as: administrator });
    const supplied_at = expect.any(String);
    expect(body).toMatchObject({
      data: {
        documents: [
          { type: 'passport', country: 'NG', has_number: true, images: ['front'], supplied_at },
          { type: 'selfie', country: 'NG', has_number: false, images: ['front'], supplied_at },
          { type: 'bvn', country: 'NG', has_number: true, images: [], supplied_at },
        ],
      },
    });
    for (const secret of [passport.number, bvn.number, completePerson.birth_date]) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  it('lists the customers of all businesses, by state and by business', async () => {
    const other = await openCustomerDesk(console);
    const waiting = await create(other);
    await other.call(`POST /v1/customers/${waiting}/verify`);
    const inactive = await create(other);
    const own = await customerThatIs('in_review');
    const list = async (query: string) => {
      const { body } = await console.call(`GET ${PLATFORM}?limit=100${query}`, { as: administrator });
      return (body as { data: { customer: { id: string } }[] }).data.map(({ customer }) => customer.id);
    };
    expect((await list('')).slice(0, 3)).toEqual([own, inactive, waiting]);
    expect((await list('&status=in_review')).slice(0, 2)).toEqual([own, waiting]);
    expect(await list(`&business_id=${other.business.id}&sort=asc`)).toEqual([waiting, inactive]);
    expect(await list(`&business_id=${other.business.id}&status=in_review`)).toEqual([waiting]);
  });

  it('is for administrators: 403 for an owner, 401 without a session', async () => {
    const id = await customerThatIs('in_review');
    const targets = ['', `/${id}`].map((path) => `GET ${PLATFORM}${path}`);
    for (const target of targets) {
      expect((await console.call(target, { as: desk.owner })).status).toBe(403);
      expect((await console.call(target)).status).toBe(401);
    }
    for (const { action } of decisions) {
      expect((await decide(id, action, desk.owner)).status).toBe(403);
    }
    expect([(await read(id)).status, await auditOf(id)]).toEqual(['in_review', []]);
  });

  it('404 for a customer that no business has, 400 for a decision without its reason', async () => {
    for (const { action } of decisions) {
      expect((await decide('CUS_0000000000000000', action)).status).toBe(404);
    }
    const id = await customerThatIs('in_review');
    for (const action of ['reject', 'revert']) {
      const answer = await console.call(`POST ${PLATFORM}/${id}/${action}`, { as: administrator, body: {} });
      expect(answer.status).toBe(400);
    }
  });
});
