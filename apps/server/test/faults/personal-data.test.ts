import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../harness/processes/databases.ts';
import { samplePdf, samplePng } from '../harness/seed/sample-files.ts';
import { type ConsoleServer, startConsole } from '../harness/worlds/console-server.ts';
import { type CustomerDesk, openCustomerDesk } from '../harness/worlds/customer-desk.ts';
import { everyRow } from '../harness/worlds/test-ledger.ts';

/** An image of which every part can be told from any other bytes. */
const IMAGE = samplePng(60_000, 'Emmy Noether, in profile. ');
const NAME = 'Quintessa';
const image_front = IMAGE.toString('base64');
const identity = [
  { type: 'passport', number: 'A70707070', country: 'NG', image_front, image_back: image_front },
  { type: 'selfie', number: '', country: 'NG', image_front },
  { type: 'bvn', number: '22123456789', country: 'NG' },
];
const nationalId = { type: 'national-id', number: '98765432109', country: 'NG' };
const shared = {
  ...{ email: 'quintessa@example.com', phone: '+2348012345678', country_id: 'NG' },
  ...{ birth_date: '23-03-1962', has_accepted_terms: true },
  address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
};
const person = { ...shared, type: 'individual', first_name: NAME, last_name: 'Noether' };
const company = {
  ...{ ...shared, type: 'business', business_name: `${NAME} Limited` },
  business_incorporation_date: '29-11-2003',
  business_registration: { number: 'RC-5150515', authority: 'Corporate Affairs Commission' },
};
const NUMBERS = [...identity.map(({ number }) => number), nationalId.number, 'RC-5150515'];
const DAYS = ['23-03-1962', '1962-03-23', '29-11-2003', '2003-11-29'];
/** Forms in which a value must not be found: plain, base64 and hexadecimal, at any byte offset. */
const SECRETS = [
  ...[...NUMBERS, ...DAYS].filter((text) => text !== '').flatMap((text) => [text, hexOf(text)]),
  ...['Noether, in profile', hexOf('Noether, in profile')],
  ...[0, 1, 2].map((from) => image_front.slice(2000 + from, 2040 + from)),
];

function hexOf(text: string): string {
  return Buffer.from(text).toString('hex');
}

const found = (texts: readonly string[]) =>
  SECRETS.filter((secret) => texts.some((text) => text.includes(secret)));

describe.each(sampledDatabases)('personal data on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let desk: CustomerDesk;
  const answers: string[] = [];

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database, { LOG_LEVEL: 'trace' });
    desk = await openCustomerDesk(console);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  const call = async (...asked: Parameters<CustomerDesk['call']>) => {
    const { status, json } = await desk.call(...asked);
    answers.push(JSON.stringify(json));
    return { status, data: json.data };
  };
  const rows = async () => Object.values(await everyRow(database)).flat();
  const files = async () => {
    const directory = join(console.dataDirectory, 'files');
    const names = (await readdir(directory, { recursive: true })).filter((name) => name.includes('FIL_'));
    return Promise.all(names.map(async (name) => (await readFile(join(directory, name))).toString('latin1')));
  };

  test('of numbers, birth dates and images nothing stands in an answer, a log line, a row or a file', async () => {
    const idempotencyKey = 'once';
    const sent = { ...person, identifying_information: identity };
    const created = await call('POST /v1/customers', sent, { idempotencyKey });
    expect(created.status).toBe(201);
    const { id } = created.data;
    expect((await call('POST /v1/customers', sent, { idempotencyKey })).data).toEqual(created.data);
    await call(`PUT /v1/customers/${id}`, { identifying_information: [nationalId] });
    const [industry] = (await call('GET /v1/customers/industries')).data;
    const file = samplePdf().toString('base64');
    const firm = await call('POST /v1/customers', {
      ...company,
      business_industry: industry.id,
      documents: [{ purposes: ['proof_of_address'], file }],
    });
    expect(firm.status).toBe(201);

    const refused = { ...sent, identifying_information: [...identity, ...identity] };
    expect((await call('POST /v1/customers', refused)).status).toBe(400);
    expect((await call('POST /v1/customers', { ...sent, birth_date: ['23-03-1962'] })).status).toBe(400);
    expect((await call('POST /v1/customers', sent, { profile: 'CUS_none' })).status).toBe(404);
    await sql`ALTER TABLE customer RENAME TO lost`.execute(database.kysely);
    expect((await call('POST /v1/customers', sent)).status).toBe(500);
    expect((await call(`PUT /v1/customers/${id}`, sent)).status).toBe(500);
    await sql`ALTER TABLE lost RENAME TO customer`.execute(database.kysely);

    await call(`POST /v1/customers/${id}/verify`);
    await desk.control(`customers/${id}/verification`, {
      outcome: 'rejected',
      reason: 'The photo is blurred.',
    });
    await desk.activate(id);
    for (const target of [`/v1/customers/${id}`, '/v1/customers', `/v1/customers?q=${NAME}`]) {
      expect((await call(`GET ${target}`)).status).toBe(200);
    }
    const [owner, administrator] = [desk.owner, await console.person({ administrator: true })];
    for (const [target, as] of [
      ['GET /console/v1/audit_entries', owner],
      [`GET /console/v1/platform/customers/${id}`, administrator],
      [`GET /console/v1/platform/customers?business_id=${desk.business.id}`, administrator],
    ] as const) {
      const { status, body } = await console.call(target, { as });
      expect(status).toBe(200);
      answers.push(JSON.stringify(body));
    }
    const log = console.log.map((line) => JSON.stringify(line));
    const inRows = await rows();
    const inFiles = await files();

    const all = { answers, log, rows: inRows, files: inFiles };
    expect(Object.entries(all).map(([where, texts]) => [where, found(texts)])).toEqual(
      Object.keys(all).map((where) => [where, []]),
    );
    // What may be there is found, so that the search is not blind.
    const has = (texts: readonly string[], text: string) => texts.some((one) => one.includes(text));
    expect([has(answers, NAME), has(inRows, NAME), has(log, NAME)]).toEqual([true, true, false]);
    expect(['createCustomer', 'relation', 'a request failed'].map((text) => has(log, text))).toEqual([
      ...[true, true, true],
    ]);
    // Those of a request that failed wait for their deletion.
    expect(inFiles.filter((bytes) => bytes.length > 60).length).toBe(7);
  });
});
