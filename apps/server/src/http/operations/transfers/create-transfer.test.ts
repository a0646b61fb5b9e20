import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { postgres } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { withHeaders } from '../../../../test/harness/worlds/json-calls.ts';
import { holdings } from '../../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { take, transfersOn } from '../../../../test/harness/worlds/transfers-desk.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

const MINUTE = 60_000;

describe.each([postgres])('transfers on $name', ({ name, open }) => {
  const world = transfersOn(open);
  const { clock, call, quoted, created, read } = world;

  describe('createTransfer', () => {
    describe('201', () => {
      it('holds the source amount, says where the transfer is and what is to come', async () => {
        const before = await holdings(world.database, profileOf(world.business));
        const quoteId = await quoted('withdrawal');
        const response = await call('/v1/transfers', take(quoteId));
        const { data, ...rest } = await response.json();
        expect(response.status).toBe(201);
        expect(rest).toEqual({ status: 'success', message: 'Transfer created.' });
        expect(response.headers.get('Location')).toBe(`/v1/transfers/${data.id}`);
        expect(data).toMatchObject({
          id: expect.stringMatching(/^TRF_[0-9A-Za-z]{16}$/),
          quote_id: quoteId,
          profile_id: world.business.businessId,
          status: 'pending',
          status_description: '100.00 USDT is held for this transfer.',
          timeline: { total_steps: 4, current_step: 1, transfer_status: 'pending' },
        });
        const done = data.timeline.events.map((event: { done: boolean }) => event.done);
        expect(done).toEqual([true, false, false, false]);
        const [available] = before ?? [];
        const after = await holdings(world.database, profileOf(world.business));
        expect(
          Decimal.parse(available ?? '')
            .minus(Decimal.parse(after?.[0] ?? ''))
            .toString(),
        ).toBe('100');
        expect(await read(data.id)).toEqual(data);
      });

      it('answers with the bank account to pay to, for 30 minutes', async () => {
        const { pay_in, created_at } = await created('deposit');
        expect(pay_in).toEqual({
          type: 'temporary_bank_account',
          expires_at: new Date(Date.parse(created_at) + 30 * MINUTE).toISOString().replace('Z', '000Z'),
          recipient_details: {
            account_name: 'TEST BUSINESS',
            account_number: expect.stringMatching(/^\d{10}$/),
            bank_code: '035',
            bank_name: 'Wema Bank',
          },
        });
      });

      it('answers with the address to pay to, for 60 minutes', async () => {
        const { pay_in, created_at } = await created('sell');
        expect(pay_in).toEqual({
          type: 'address',
          network: 'TRX',
          address: expect.stringMatching(/^T\w{33}$/),
          expires_at: new Date(Date.parse(created_at) + 60 * MINUTE).toISOString().replace('Z', '000Z'),
        });
      });

      it('replays the first answer to the same key, and takes the quote once', async () => {
        const key = { 'Idempotency-Key': 'take-once' };
        const init = withHeaders(take(await quoted()), key);
        const before = await holdings(world.database, profileOf(world.business));
        const [first, again] = [await call('/v1/transfers', init), await call('/v1/transfers', init)];
        expect([first, again].map(({ status }) => status)).toEqual([201, 201]);
        expect(again.headers.get('Idempotency-Replayed')).toBe('true');
        expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
        expect(await again.json()).toEqual(await first.json());
        const held = [before, await holdings(world.database, profileOf(world.business))].map(
          (row) => row?.[1] ?? '',
        );
        expect(
          Decimal.parse(held[1] ?? '')
            .minus(Decimal.parse(held[0] ?? ''))
            .toString(),
        ).toBe('200');
      });
    });

    describe('400', () => {
      it('for a body that breaks its schema', async () => {
        for (const quoteId of [7, '', null, undefined]) {
          const body = await expectRefusal(
            await call('/v1/transfers', take(quoteId)),
            400,
            'schema_validation',
          );
          expect(Object.keys(body.fields)).toEqual(['quote_id']);
        }
      });

      it('for what is no JSON', async () => {
        const response = await call('/v1/transfers', { ...take(''), body: '{' });
        await expectRefusal(response, 400, 'bad_request');
      });
    });

    describe('404', () => {
      it('for a quote that there is not, or that another profile has', async () => {
        const foreign = await quoted('conversion', {}, world.other);
        for (const id of ['QUO_0000000000000000', 'nonsense', foreign]) {
          await expectRefusal(await call('/v1/transfers', take(id)), 404, 'resource_not_found');
        }
        const headers = { 'X-BU-PROFILE-ID': world.business.customerId };
        const own = withHeaders(take(await quoted()), headers);
        await expectRefusal(await call('/v1/transfers', own), 404, 'resource_not_found');
      });
    });

    // The embedded database has one connection: there nothing can be held up by another.
    if (name === 'PostgreSQL') {
      describe('409', () => {
        it('while a call with the same key is still running', async () => {
          const blocker = await world.database.another();
          const release = Promise.withResolvers<void>();
          const locked = Promise.withResolvers<void>();
          const init = withHeaders(take(await quoted()), { 'Idempotency-Key': 'slow' });
          const blocking = blocker.transaction(async (transaction) => {
            await sql`LOCK TABLE quote IN ACCESS EXCLUSIVE MODE`.execute(transaction);
            locked.resolve();
            await release.promise;
          });
          await locked.promise;
          const answers = [call('/v1/transfers', init), call('/v1/transfers', init)];
          await expectRefusal(await Promise.race(answers), 409, 'conflict');
          release.resolve();
          await blocking;
          expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([201, 409]);
        });
      });
    }

    describe('413', () => {
      it('for a body that is too large', async () => {
        const response = await call('/v1/transfers', take('Q'.repeat(262_144)));
        await expectRefusal(response, 413, 'payload_too_large');
      });
    });

    describe('415', () => {
      it('for another media type', async () => {
        const init = withHeaders(take(''), { 'Content-Type': 'text/plain' });
        await expectRefusal(await call('/v1/transfers', init), 415, 'unsupported_media_type');
      });
    });

    describe('422', () => {
      it('for a quote that has expired', async () => {
        const id = await quoted('conversion', { expiresAt: clock.now() });
        await expectRefusal(await call('/v1/transfers', take(id)), 422, 'quote_expired');
      });

      it('for a quote that another transfer has taken', async () => {
        const { quote_id } = await created();
        await expectRefusal(await call('/v1/transfers', take(quote_id)), 422, 'invalid_state');
      });

      it('for more than is available, and the quote can still be taken', async () => {
        const id = await quoted('conversion', { sourceAmount: Decimal.parse('100000.01') });
        const refused = await expectRefusal(
          await call('/v1/transfers', take(id)),
          422,
          'insufficient_balance',
        );
        expect(refused.fields.quote_id).toEqual([
          {
            reason: expect.stringMatching(
              /^The available USDT balance of BUS_\w+ is [\d.]+ USDT; [\d.]+ USDT is needed\.$/,
            ),
          },
        ]);
        await world.server.services.balances.fund(
          profileOf(world.business),
          'USDT',
          Decimal.parse('100000'),
          'more',
        );
        expect((await call('/v1/transfers', take(id))).status).toBe(201);
      });

      it('for a key that another body used', async () => {
        const key = { 'Idempotency-Key': 'used' };
        const [first, second] = [take(await quoted('deposit')), take(await quoted('deposit'))];
        expect((await call('/v1/transfers', withHeaders(first, key))).status).toBe(201);
        const response = await call('/v1/transfers', withHeaders(second, key));
        await expectRefusal(response, 422, 'idempotency_key_reused');
      });
    });
  });
});
