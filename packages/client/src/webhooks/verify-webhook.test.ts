import type { IncomingHttpHeaders } from 'node:http';
import { inspect } from 'node:util';
import contract from '@finops/contract/openapi.json' with { type: 'json' };
import { Webhook } from 'standardwebhooks';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { eventExamples } from '../../test/contract-events.ts';
import {
  hmac,
  ID,
  SIGNED_AT,
  secretOf,
  signedHeaders,
  standardSignature,
} from '../../test/signed-delivery.ts';
import {
  type ReceivedEvent,
  type UnknownWebhookEvent,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from '../index.ts';

const [NEW, OLD, FOREIGN] = [secretOf(1), secretOf(2), secretOf(3)];
const now = () => SIGNED_AT;
const [first] = eventExamples;
const BODY = JSON.stringify(first?.body);
const TIMESTAMP = String(SIGNED_AT.getTime() / 1000);

type Headers = Readonly<Record<string, string>>;

/** Why a delivery is refused; nothing when it is accepted. Other errors are thrown. */
async function refusalOf(
  body: string | Uint8Array,
  headers: Headers,
  secret: string | readonly string[] = NEW,
  options: object = {},
): Promise<string | undefined> {
  try {
    await verifyWebhook(body, headers, secret, { now, ...options });
    return undefined;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.reason;
    throw error;
  }
}

const without = (headers: Headers, ...names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
const bodySigned = (body: string | Uint8Array, secret = NEW): Headers => ({
  'x-bu-signature': hmac(secret, body),
});

describe('the examples of the contract', () => {
  it('are all there', () => {
    expect(new Set(eventExamples.map(({ body }) => body.event))).toEqual(
      new Set(Object.keys(contract.webhooks)),
    );
    expect(eventExamples.length).toBeGreaterThanOrEqual(30);
  });

  it.each(eventExamples)(
    '$name verifies by both schemes, by each one and as Standard Webhooks has it',
    async ({ body }) => {
      const raw = JSON.stringify(body);
      const both = signedHeaders(raw, [NEW]);
      expect(await verifyWebhook(raw, both, NEW, { now })).toEqual(body);
      expect(await verifyWebhook(raw, without(both, 'x-bu-signature'), NEW, { now })).toEqual(body);
      const alone = { now, acceptBodySignatureAlone: true };
      expect(await verifyWebhook(raw, bodySigned(raw), NEW, alone)).toEqual(body);

      const at = new Date(Math.floor(Date.now() / 1000) * 1000);
      const peer = new Webhook(NEW);
      expect(peer.verify(raw, signedHeaders(raw, [NEW], at))).toEqual(body);
      const peers = {
        'webhook-id': ID,
        'webhook-timestamp': String(at.getTime() / 1000),
        'webhook-signature': peer.sign(ID, at, raw),
      };
      expect(await verifyWebhook(raw, peers, NEW)).toEqual(body);
    },
  );
});

/** Every copy of bytes in which one bit is another. */
function* flipped(bytes: Uint8Array): Generator<Uint8Array> {
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const copy = Uint8Array.from(bytes);
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    yield copy;
  }
}
const flippedTexts = (text: string) =>
  [...flipped(Buffer.from(text))].map((bytes) => Buffer.from(bytes).toString('latin1'));

describe('one flipped bit', () => {
  // Whatever the time says, so that it is the signature that protects it.
  const options = { toleranceSeconds: Number.POSITIVE_INFINITY };

  const shortest = eventExamples
    .toSorted((a, b) => JSON.stringify(a.body).length - JSON.stringify(b.body).length)
    .slice(0, 2);
  it.each(shortest)('of the body of $name is refused, by each scheme', async (example) => {
    const raw = Buffer.from(JSON.stringify(example.body));
    const standard = without(signedHeaders(raw, [NEW]), 'x-bu-signature');
    for (const body of flipped(raw)) {
      expect(await refusalOf(body, standard, NEW, options)).toBe('signature_mismatch');
      const alone = { acceptBodySignatureAlone: true };
      expect(await refusalOf(body, bodySigned(raw), NEW, alone)).toBe('signature_mismatch');
    }
  });

  it.each([
    ['one secret', [NEW], NEW],
    ['two secrets', [NEW, OLD], [NEW, OLD]],
    ['the new of two secrets', [NEW, OLD], NEW],
  ] as const)('of any header is refused with %s', async (_, signers, secret) => {
    const headers = signedHeaders(BODY, signers);
    expect(await refusalOf(BODY, headers, secret, options)).toBeUndefined();
    for (const name of ['webhook-id', 'webhook-timestamp', 'x-bu-signature'] as const) {
      for (const text of flippedTexts(headers[name])) {
        const reason = await refusalOf(BODY, { ...headers, [name]: text }, secret, options);
        expect(reason, `${name}: ${text}`).toMatch(/^(signature_mismatch|malformed_header)$/);
      }
    }
  });

  it('of webhook-signature is refused', async () => {
    const headers = signedHeaders(BODY, [NEW]);
    for (const text of flippedTexts(headers['webhook-signature'])) {
      const reason = await refusalOf(BODY, { ...headers, 'webhook-signature': text });
      expect(reason, text).toMatch(/^(signature_mismatch|malformed_header|missing_signature)$/);
    }
  });
});

describe('rotation', () => {
  const overlap = signedHeaders(BODY, [NEW, OLD]);

  it.each([
    ['the new secret', NEW],
    ['the old secret, although x-bu-signature is by the new one', OLD],
    ['both', [NEW, OLD]],
    ['both, the old one first', [OLD, NEW]],
    ['the old secret and another', [FOREIGN, OLD]],
  ])('accepts during the overlap a receiver with %s', async (_, secret) => {
    expect(await refusalOf(BODY, overlap, secret)).toBeUndefined();
  });

  it('accepts a receiver with both secrets before and after the overlap', async () => {
    expect(await refusalOf(BODY, signedHeaders(BODY, [OLD]), [NEW, OLD])).toBeUndefined();
    expect(await refusalOf(BODY, signedHeaders(BODY, [NEW]), [NEW, OLD])).toBeUndefined();
    const alone = { acceptBodySignatureAlone: true };
    expect(await refusalOf(BODY, bodySigned(BODY, OLD), [NEW, OLD], alone)).toBeUndefined();
  });

  it('refuses a receiver with neither secret, or the one from before', async () => {
    expect(await refusalOf(BODY, overlap, FOREIGN)).toBe('signature_mismatch');
    expect(await refusalOf(BODY, signedHeaders(BODY, [NEW]), OLD)).toBe('signature_mismatch');
  });

  it('refuses an x-bu-signature by another secret than the newest', async () => {
    const mixed = { ...overlap, ...bodySigned(BODY, OLD) };
    expect(await refusalOf(BODY, mixed, [NEW, OLD])).toBe('signature_mismatch');
    const foreign = { ...signedHeaders(BODY, [NEW]), ...bodySigned(BODY, FOREIGN) };
    expect(await refusalOf(BODY, foreign, NEW)).toBe('signature_mismatch');
  });

  it('refuses more signatures than a rotation has, whose every one would cost a calculation', async () => {
    const list = (count: number) =>
      Array.from({ length: count }, () => standardSignature(FOREIGN, ID, TIMESTAMP, BODY));
    const headers = without(signedHeaders(BODY, [NEW]), 'x-bu-signature');
    const listed = (count: number) => ({
      ...headers,
      'webhook-signature': [...list(count - 1), headers['webhook-signature']].join(' '),
    });
    expect(await refusalOf(BODY, listed(8))).toBeUndefined();
    expect(await refusalOf(BODY, listed(9))).toBe('malformed_header');
  });
});

describe('the time', () => {
  const headers = signedHeaders(BODY, [NEW]);
  const after = (seconds: number) => ({ now: () => new Date(SIGNED_AT.getTime() + seconds * 1000) });

  it.each([-300, 0, 300])('accepts a delivery %i s after it was signed', async (seconds) => {
    expect(await refusalOf(BODY, headers, NEW, after(seconds))).toBeUndefined();
  });

  it.each([-300.001, 300.001])('refuses one %d s after it was signed', async (seconds) => {
    expect(await refusalOf(BODY, headers, NEW, after(seconds))).toBe('timestamp_outside_tolerance');
  });

  it('takes another tolerance, and fails closed with one that is not a number', async () => {
    const reason = (toleranceSeconds: number) =>
      refusalOf(BODY, headers, NEW, { ...after(10), toleranceSeconds });
    expect(await reason(10)).toBeUndefined();
    expect(await reason(9)).toBe('timestamp_outside_tolerance');
    expect(await reason(Number.NaN)).toBe('timestamp_outside_tolerance');
  });

  it('is the clock of the machine by default', async () => {
    await expect(verifyWebhook(BODY, headers, NEW)).rejects.toMatchObject({
      reason: 'timestamp_outside_tolerance',
    });
    const fresh = signedHeaders(BODY, [NEW], new Date());
    expect(await verifyWebhook(BODY, fresh, NEW)).toEqual(first?.body);
  });
});

describe('headers', () => {
  const headers = signedHeaders(BODY, [NEW]);

  it('come as Headers, as a record of any case and as those of node:http', async () => {
    const upper = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    const incoming: IncomingHttpHeaders = { ...headers, host: '127.0.0.1', 'set-cookie': ['a=1', 'b=2'] };
    for (const form of [
      new Headers(headers),
      new Request('http://a', { headers }).headers,
      upper,
      lists,
      incoming,
    ]) {
      expect(await verifyWebhook(BODY, form, NEW, { now })).toEqual(first?.body);
    }
  });

  it.each(Object.keys(headers))('are refused with two values of %s', async (name) => {
    const value = headers[name as keyof typeof headers];
    const twice = { ...headers, [name]: [value, value] };
    await expect(verifyWebhook(BODY, twice, NEW, { now })).rejects.toThrow(WebhookVerificationError);
  });

  it.each([
    ['webhook-id', 'EVT.1'],
    ['webhook-id', ''],
    ['webhook-id', 'EVT 1'],
    ['webhook-timestamp', ''],
    ['webhook-timestamp', '-1'],
    ['webhook-timestamp', `${TIMESTAMP}.0`],
    ['webhook-timestamp', `0x${Number(TIMESTAMP).toString(16)}`],
    ['webhook-timestamp', '1'.repeat(13)],
    ['webhook-signature', 'v1,'],
    ['webhook-signature', 'v1,AAAA'],
    ['webhook-signature', headers['webhook-signature'].replace('=', '')],
    ['x-bu-signature', ''],
    ['x-bu-signature', `${headers['x-bu-signature']}\n`],
  ])('are malformed with %s: %j, even when that is signed', async (name, value) => {
    const changed = { ...headers, [name]: value };
    if (name === 'webhook-id' || name === 'webhook-timestamp') {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp } = changed;
      changed['webhook-signature'] = standardSignature(NEW, id, timestamp, BODY);
    }
    expect(await refusalOf(BODY, changed, NEW, { toleranceSeconds: Number.POSITIVE_INFINITY })).toBe(
      'malformed_header',
    );
  });

  it('may have signatures of other versions, of which none is enough', async () => {
    const more = { ...headers, 'webhook-signature': `v1a,AAAA ${headers['webhook-signature']} v2,x` };
    expect(await refusalOf(BODY, more)).toBeUndefined();
    expect(await refusalOf(BODY, { ...headers, 'webhook-signature': 'v1a,AAAA' })).toBe('missing_signature');
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'are incomplete without %s, whatever else is signed and accepted',
    async (name) => {
      const options = { acceptBodySignatureAlone: true };
      expect(await refusalOf(BODY, without(headers, name), NEW, options)).toBe('missing_signature');
    },
  );

  it('with x-bu-signature alone are refused unless that is accepted, by an error that names the option', async () => {
    expect(await refusalOf(BODY, bodySigned(BODY))).toBe('missing_signature');
    await expect(verifyWebhook(BODY, bodySigned(BODY), NEW)).rejects.toThrow('`acceptBodySignatureAlone`');
    expect(await refusalOf(BODY, {}, NEW, { acceptBodySignatureAlone: true })).toBe('missing_signature');
  });

  it('of Standard Webhooks count where x-bu-signature alone is accepted as well', async () => {
    const forged = { ...headers, 'webhook-signature': standardSignature(FOREIGN, ID, TIMESTAMP, BODY) };
    expect(await refusalOf(BODY, forged, NEW, { acceptBodySignatureAlone: true })).toBe('signature_mismatch');
  });
});

describe('the secret', () => {
  const short = `whsec_${Buffer.alloc(23, 9).toString('base64')}`;
  const secrets = [
    '',
    'whsec_',
    NEW.slice('whsec_'.length),
    NEW.replace('whsec_', 'whpub_'),
    `whsec_${'-_'.repeat(20)}`,
    `${NEW}\n`,
    short,
  ];

  it.each<{ secret: string | readonly string[] }>([
    ...secrets.map((secret) => ({ secret })),
    { secret: [NEW, short] },
  ])('$secret is refused and not repeated', async ({ secret }) => {
    const refused = verifyWebhook(BODY, signedHeaders(BODY, [NEW]), secret, { now });
    await expect(refused).rejects.toThrow(TypeError);
    await expect(refused).rejects.toThrow('`secret`');
    const shown = inspect(await refused.catch((error: unknown) => error)).split('\n')[0] ?? '';
    for (const one of [secret].flat().filter((text) => text.length > 'whsec_'.length)) {
      expect(shown).not.toContain(one.slice('whsec_'.length));
    }
  });

  it('has to be there', async () => {
    await expect(verifyWebhook(BODY, signedHeaders(BODY, [NEW]), [], { now })).rejects.toThrow(TypeError);
  });

  it('is in no error, nor is the body', async () => {
    const error = await verifyWebhook(BODY, signedHeaders(BODY, [FOREIGN]), NEW, { now }).catch((one) => one);
    expect(error).toBeInstanceOf(WebhookVerificationError);
    const shown = inspect(error, { depth: null, showHidden: true });
    expect(shown).not.toContain(NEW.slice('whsec_'.length));
    expect(shown).not.toContain('business_id');
  });
});

describe('the body', () => {
  const verified = (body: string | Uint8Array) =>
    verifyWebhook(body, signedHeaders(body, [NEW]), NEW, { now });

  it('is verified as bytes, with every character', async () => {
    const event = { business_id: 'BUS_1', event: 'customer.created', data: { name: 'Adébáyọ̀ 🏦' } };
    const bytes = Buffer.from(JSON.stringify(event, null, 2));
    expect(await verified(bytes)).toEqual(event);
    const padded = Buffer.concat([Buffer.from('xx'), bytes]);
    const view = new Uint8Array(padded.buffer, padded.byteOffset + 2, bytes.length);
    expect(await verifyWebhook(view, signedHeaders(bytes, [NEW]), NEW, { now })).toEqual(event);
    expect(await verifyWebhook(bytes.toString(), signedHeaders(bytes, [NEW]), NEW, { now })).toEqual(event);
  });

  it.each([
    '',
    'null',
    '[]',
    '"event"',
    '{}',
    '{"business_id":"BUS_1","event":"deposit.success"}',
    '{"business_id":"BUS_1","event":"deposit.success","data":null}',
    '{"business_id":"BUS_1","event":"deposit.success","data":[]}',
    '{"business_id":1,"event":"deposit.success","data":{}}',
    '{"business_id":"BUS_1","event":{},"data":{}}',
    '{"business_id":"BUS_1","event":"deposit.success","data":{}',
    '\uFEFF{"business_id":"BUS_1","event":"deposit.success","data":{}}',
    Buffer.from('{"business_id":"\xFF","event":"deposit.success","data":{}}', 'latin1'),
  ])('%j is not an event, although it is signed', async (body) => {
    expect(await refusalOf(body, signedHeaders(body, [NEW]))).toBe('body_not_an_event');
  });

  it('that was parsed already is refused with what to do', async () => {
    const refused = verifyWebhook(first?.body as unknown as string, signedHeaders(BODY, [NEW]), NEW, { now });
    await expect(refused).rejects.toThrow(/as received/);
  });
});

it('a body that was parsed and serialized again is refused with what to do', async () => {
  const sent = JSON.stringify(first?.body, null, 1);
  const again = JSON.stringify(JSON.parse(sent));
  const refused = verifyWebhook(again, signedHeaders(sent, [NEW]), NEW, { now });
  await expect(refused).rejects.toMatchObject({ reason: 'signature_mismatch' });
  await expect(refused).rejects.toThrow(/verify the raw body/);
});

describe('the event', () => {
  it('is returned when its kind was added later, under a type of its own', async () => {
    const body = { business_id: 'BUS_1', event: 'stock.split', data: { ratio: '2' } };
    const raw = JSON.stringify(body);
    const event = await verifyWebhook(raw, signedHeaders(raw, [NEW]), NEW, { now });
    expect(event).toEqual(body);
  });

  it('narrows by its name, and leaves those that are not known', () => {
    expectTypeOf(verifyWebhook).returns.resolves.toEqualTypeOf<WebhookEvent | UnknownWebhookEvent>();
    const amountOf = (event: ReceivedEvent): unknown => {
      switch (event.event) {
        case 'deposit.success':
          expectTypeOf(event.data.amount).toBeString();
          return event.data.amount;
        case 'transfer.pending':
          expectTypeOf(event.data.source_amount).toBeString();
          // @ts-expect-error: a transfer has no channel
          return event.data.channel;
        default:
          // @ts-expect-error: other events may have no amount
          return event.data.amount;
      }
    };
    expect(amountOf(first?.body as ReceivedEvent)).toBe('49850.00');
    const later = (event: UnknownWebhookEvent): string => event.event;
    void later;
  });
});
