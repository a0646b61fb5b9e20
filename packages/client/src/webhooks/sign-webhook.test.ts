import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { eventExamples } from '../../test/contract-events.ts';
import { ID, SIGNED_AT, secretOf, signedHeaders } from '../../test/signed-delivery.ts';
import { signWebhook, verifyWebhook } from '../index.ts';

const [NEW, OLD] = [secretOf(1), secretOf(2)];
const [example] = eventExamples;
const BODY = JSON.stringify(example?.body);

it('signs by both schemes as the service does, with every secret, the newest first', async () => {
  const delivery = { id: ID, timestamp: SIGNED_AT };
  for (const body of [BODY, Buffer.from(BODY), 'Adébáyọ̀ 🏦']) {
    expect(await signWebhook(body, NEW, delivery)).toEqual(signedHeaders(body, [NEW]));
    expect(await signWebhook(body, [NEW, OLD], delivery)).toEqual(signedHeaders(body, [NEW, OLD]));
  }
});

it('signs now, with a new identifier each time, so that receivers accept it', async () => {
  const [one, other] = [await signWebhook(BODY, NEW), await signWebhook(BODY, NEW)];
  expect(one['webhook-id']).not.toBe(other['webhook-id']);
  expect(await verifyWebhook(BODY, one, NEW)).toEqual(example?.body);
  expect(new Webhook(NEW).verify(BODY, one)).toEqual(example?.body);
  const alone = { 'x-bu-signature': one['x-bu-signature'] };
  expect(await verifyWebhook(BODY, alone, NEW, { acceptBodySignatureAlone: true })).toEqual(example?.body);
});

it('refuses a malformed secret and a body that is an object', async () => {
  await expect(signWebhook(BODY, 'whsec_x')).rejects.toThrow('`secret`');
  await expect(signWebhook(example?.body as never, NEW)).rejects.toThrow(TypeError);
});
