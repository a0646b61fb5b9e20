import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { startS3, type TestBucket } from '../../../../test/harness/processes/s3-server.ts';
import { samplePng } from '../../../../test/harness/seed/sample-files.ts';
import { type ConsoleServer, startConsole } from '../../../../test/harness/worlds/console-server.ts';
import { type CustomerDesk, openCustomerDesk } from '../../../../test/harness/worlds/customer-desk.ts';
import type { Environment } from '../../../config/env.ts';
import { FileMissing } from '../../../domain/customers/file-store.ts';
import { s3Files } from '../../../files/s3-files.ts';

const image_front = samplePng().toString('base64');
const selfie = { type: 'selfie', number: '', country: 'NG', image_front };
const person = {
  ...{ type: 'individual', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
  ...{ phone: '+2348012345678', country_id: 'NG', birth_date: '10-12-1985', has_accepted_terms: true },
  address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
};
const withImage = { ...person, identifying_information: [selfie] };

let database: TestDatabase;
let bucket: TestBucket;
beforeAll(async () => {
  database = await postgres.open();
  bucket = await startS3();
});
afterAll(async () => {
  await bucket.stop();
  await database.close();
});

async function start(environment: Environment): Promise<{ console: ConsoleServer; desk: CustomerDesk }> {
  const console = await startConsole(database, environment, { sweepMs: 20 });
  onTestFinished(() => console.stop());
  return { console, desk: await openCustomerDesk(console) };
}

const inBucket = (change: Environment = {}): Environment => ({
  ...{ FILE_STORE: 's3', S3_ENDPOINT: bucket.endpoint, S3_BUCKET: bucket.bucket },
  ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
  ...change,
});
const filesOf = async (id: string) => {
  const rows = await database.kysely
    .selectFrom('customer_file')
    .select('file_id')
    .where('customer_id', '=', id)
    .execute();
  return rows.map((row) => row.file_id);
};

describe('files of customers in a bucket', () => {
  it('are there sealed, and are deleted once they are replaced', async () => {
    const { desk } = await start(inBucket());
    const id = await desk.create(withImage);
    const [first = ''] = await filesOf(id);
    const bytes = await s3Files(bucket).get(first);
    expect(bytes.length).toBeGreaterThan(samplePng().length);
    expect(bytes.includes('PNG')).toBe(false);
    expect((await desk.call(`PUT /v1/customers/${id}`, { identifying_information: [selfie] })).status).toBe(
      200,
    );
    await expect.poll(() => filesOf(id)).not.toContain(first);
    await expect(s3Files(bucket).get(first)).rejects.toThrow(FileMissing);
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('answer 503 when the bucket refuses them: nobody is created, and the log says why', async () => {
    const { console, desk } = await start(inBucket({ S3_SECRET_ACCESS_KEY: 'wrong' }));
    const { status, json, headers } = await desk.call('POST /v1/customers', withImage);
    expect([status, json.error.name, headers.get('retry-after')]).toEqual([503, 'service_unavailable', '5']);
    expect((await desk.call('GET /v1/customers')).json.data).toEqual([]);
    expect(console.log).toContainEqual(
      expect.objectContaining({
        message: 'a file could not be stored',
        err: expect.objectContaining({ message: 'The file store answered 403 SignatureDoesNotMatch.' }),
      }),
    );
  });
});

it('without a file store, what brings a file is answered 503, and everything else goes on', async () => {
  const { console, desk } = await start({ FILE_STORE: 'none' });
  const refused = await desk.call('POST /v1/customers', withImage);
  expect([refused.status, refused.json.error.name]).toEqual([503, 'service_unavailable']);
  const id = await desk.create(person);
  const update = (body: object) => desk.call(`PUT /v1/customers/${id}`, body);
  expect((await update({ identifying_information: [selfie] })).status).toBe(503);
  expect((await update({ email: 'countess@example.com' })).status).toBe(200);
  expect((await desk.erase(id)).status).toBe(200);
  expect(console.log.filter(({ message }) => message === 'due work failed')).toEqual([]);
});

it.each([
  ['a PNG that is none', Buffer.from('PNG').toString('base64')],
  ['truncated base64', image_front.slice(0, -3)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ['4 MiB and a byte', samplePng(4 * 1024 * 1024 + 1).toString('base64')],
])('names the document that is %s', async (_, file) => {
  const { desk } = await start({});
  const [industry] = (await desk.call('GET /v1/customers/industries')).json.data;
  const { first_name, last_name, ...shared } = person;
  const { status, json } = await desk.call('POST /v1/customers', {
    ...{ ...shared, type: 'business', business_name: 'Engines', business_industry: industry.id },
    business_incorporation_date: '01-02-2015',
    documents: [
      { purposes: ['proof_of_address'], file: image_front },
      { purposes: ['ownership_structure'], file },
    ],
  });
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ['documents.1.file']]);
});
