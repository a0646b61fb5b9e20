import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres } from '../../../../test/harness/processes/databases.ts';
import { samplePng } from '../../../../test/harness/seed/sample-files.ts';
import {
  bvn,
  completePerson,
  passport,
  person,
  selfie,
} from '../../../../test/harness/worlds/customer-requests.ts';
import { type Onboarding, startOnboarding } from '../../../../test/harness/worlds/onboarding.ts';

describe('what a customer supplies', () => {
  let onboarding: Onboarding;

  beforeAll(async () => {
    onboarding = await startOnboarding(postgres);
  });
  afterAll(() => onboarding.stop());

  const filesOf = (id: string) =>
    onboarding.database.kysely
      .selectFrom('customer_file')
      .select(['file_id', 'delete_at'])
      .where('customer_id', '=', id)
      .execute();

  it('may be 16 MB with three images, and nothing of them or of a number is where anybody can read it', async () => {
    const image_front = samplePng(4 * 1024 * 1024 - 100).toString('base64');
    const id = await onboarding.create({
      ...person,
      identifying_information: [
        { ...passport, image_front, image_back: image_front },
        { ...selfie, image_front },
        bvn,
      ],
    });
    await onboarding.verify(id);
    const { rows } = await sql<{ personal: Buffer }>`
      SELECT * FROM customer WHERE customer_id = ${id}`.execute(onboarding.database.kysely);
    const said = [
      JSON.stringify(rows),
      ...rows.map(({ personal }) => String(personal)),
      JSON.stringify(onboarding.server.log),
      JSON.stringify(await onboarding.eventsOf(id)),
      JSON.stringify(await onboarding.read(id)),
    ].join('\n');
    for (const secret of [passport.number, bvn.number, person.birth_date, image_front.slice(2000, 2100)]) {
      expect(said.includes(secret)).toBe(false);
    }
    expect((await filesOf(id)).map(({ delete_at }) => delete_at)).toEqual([null, null, null]);
  });

  it('is not repeated by the answer that refuses it', async () => {
    const number = 'A12345678';
    const { status, json } = await onboarding.call('POST', '/v1/customers', {
      ...person,
      identifying_information: [
        { ...selfie, number, image_front: `data:${selfie.image_front}` },
        { ...bvn, number: Number(bvn.number) },
      ],
    });
    const fields = ['0.number', '0.image_front', '1.number'].map(
      (field) => `identifying_information.${field}`,
    );
    expect([status, Object.keys(json.fields)]).toEqual([400, fields]);
    const said = JSON.stringify([json, onboarding.server.log]);
    for (const secret of [number, bvn.number, selfie.image_front.slice(0, 10)]) {
      expect(said).not.toContain(secret);
    }
  });

  it('is sealed in the directory of the server', async () => {
    const [row] = await filesOf(await onboarding.create(completePerson));
    const file = row?.file_id ?? '';
    const folder = join(onboarding.server.dataDirectory, 'files', file.slice(-2));
    expect(await readdir(folder)).toContain(file);
    expect((await readFile(join(folder, file))).includes('PNG')).toBe(false);
  });
});
