import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

/** A valid value of each field that can give an amount. */
const VALUES = {
  source_amount: '100',
  target_amount: '100000',
  quote_amount: '90000',
  quote_currency: 'NGN',
};
type Field = keyof typeof VALUES;
const FIELDS = Object.keys(VALUES) as Field[];
const WAYS: readonly (readonly Field[])[] = [
  ['source_amount'],
  ['target_amount'],
  ['quote_amount', 'quote_currency'],
];

/** The amount fields of a quote as sent. */
type Amounts = Readonly<Partial<Record<Field, string | null>>>;

const CHOICE = /^In the body, include exactly one of (.+)\.$/;
const isField = (name: string): name is Field => name in VALUES;
const sameFields = (left: readonly string[], right: readonly string[]) =>
  left.toSorted().join() === right.toSorted().join();

const combinations = Array.from({ length: 2 ** FIELDS.length }, (_, bits) =>
  FIELDS.filter((_field, index) => (bits & (1 << index)) !== 0),
);
const good = (fields: readonly Field[]): Amounts =>
  Object.fromEntries(fields.map((one) => [one, VALUES[one]]));
const isWay = (fields: readonly Field[]) => WAYS.some((way) => sameFields(way, fields));
const told = (fields: readonly Field[]) => fields.join(', ') || 'nothing';

/** The amounts after following the advice of a refusal literally; one outcome for each alternative that it offers. */
function followed(advices: readonly string[], sent: Amounts): Amounts[] {
  const dropped = advices.map((advice) => /leave `(\w+)` out\.$/.exec(advice)?.[1] ?? '');
  if (dropped.every(isField)) {
    for (const field of dropped) expect(sent).toHaveProperty(field);
    return [Object.fromEntries(Object.entries(sent).filter(([name]) => !dropped.includes(name as Field)))];
  }
  expect(advices).toHaveLength(1);
  const [advice = ''] = advices;
  const [, add] = /^Add `(\w+)`\.$/.exec(advice) ?? [];
  if (add !== undefined && isField(add)) {
    expect(sent).not.toHaveProperty(add);
    return [{ ...sent, ...good([add]) }];
  }
  const [, choice = ''] = CHOICE.exec(advice) ?? [];
  const ways = choice.split(/, or |, | or /).map((way) => way.split(' with ').filter(isField));
  if (ways.length < 2 || !ways.every(isWay)) throw new Error(`Nobody can follow the advice: ${advice}`);
  return ways.map((way) => ({
    ...good(way),
    ...Object.fromEntries(way.filter((one) => one in sent).map((one) => [one, sent[one]])),
  }));
}

describe.each([postgres])('the amount of a quote on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let authorization: string;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    const seeded = await server.seedBusiness();
    authorization = seeded.authorization;
    await server.services.balances.fund(profileOf(seeded), 'USDT', Decimal.parse('1000'), 'opening');
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  async function ask(amounts: Amounts) {
    const response = await server.call('/v1/quotes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify({ source_currency: 'USDT', target_currency: 'NGN', ...amounts }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** The advice of a refusal: one, or one for each field to omit. */
  async function refused(amounts: Amounts): Promise<string[]> {
    const { status, body } = await ask(amounts);
    expect(status).toBe(400);
    if (body.error.name === 'request_validation') {
      return Object.values<{ reason: string }[]>(body.fields).flatMap((of) => of.map(({ reason }) => reason));
    }
    expect(body.error.name).toBe('schema_validation');
    expect(body.schema.schema_validation_error).toHaveLength(1);
    return [body.schema.fix];
  }

  it.each(combinations.filter(isWay).map((given) => [told(given), given] as const))(
    'is taken as %s',
    async (_, given) => {
      expect((await ask(good(given))).status).toBe(201);
    },
  );

  const wrong = combinations.filter((given) => !isWay(given));

  it('is wrong in every other combination', () => {
    expect(wrong).toHaveLength(2 ** FIELDS.length - WAYS.length);
  });

  it.each(wrong.map((given) => [told(given), given] as const))(
    'as %s is refused, and what it advises is taken',
    async (_, given) => {
      const advice = await refused(good(given));
      const choice = CHOICE.exec(advice.join())?.[1];
      if (choice !== undefined) for (const field of given) expect(choice).toContain(field);
      for (const amounts of followed(advice, good(given))) {
        expect((await ask(amounts)).status, `${advice} → ${JSON.stringify(amounts)}`).toBe(201);
      }
    },
  );

  const withNull = combinations.flatMap((given) => given.map((none) => [told(given), none, given] as const));

  it.each(withNull)('as %s, with %s null, is answered as without it (G320)', async (_, none, given) => {
    const { status, body } = await ask({ ...good(given), [none]: null });
    const without = await ask(good(given.filter((field) => field !== none)));
    const { error, fields, schema } = without.body;
    expect(status).toBe(without.status);
    expect([body.error, body.fields, body.schema]).toEqual([error, fields, schema]);
  });

  it.each([
    ['source_amount', '100.000000001', {}, 'too many decimal places; USDT has 8.'],
    ['target_amount', '100000.001', {}, 'too many decimal places; NGN has 2.'],
    ['quote_amount', '90000.001', { quote_currency: 'NGN' }, 'too many decimal places; NGN has 2.'],
  ])(
    '%s with more decimals than its currency has is to be rounded (G13)',
    async (field, amount, more, reason) => {
      const { status, body } = await ask({ [field]: amount, ...more });
      expect([status, body.error.name]).toEqual([400, 'request_validation']);
      expect(body.fields).toEqual({ [field]: [{ reason: `${amount} has ${reason}` }] });
    },
  );
});
