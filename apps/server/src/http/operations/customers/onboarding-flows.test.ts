import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases } from '../../../../test/harness/processes/databases.ts';
import {
  company,
  completePerson,
  documents,
  nationalId,
  sections,
  selfie,
} from '../../../../test/harness/worlds/customer-requests.ts';
import { type Onboarding, startOnboarding } from '../../../../test/harness/worlds/onboarding.ts';

/** Longer than the simulated provider takes. */
const REVIEW_SECONDS = 5;

describe.each(sampledDatabases)('the onboarding of customers on $name', ({ name, open }) => {
  let onboarding: Onboarding;

  beforeAll(async () => {
    onboarding = await startOnboarding({ name, open });
  });
  afterAll(() => onboarding.stop());

  const review = async (id: string) => {
    expect((await onboarding.verify(id)).json.data.status).toBe('in_review');
    await onboarding.pass(REVIEW_SECONDS);
    return onboarding.read(id);
  };
  /** The events about a customer: kind, status, level and reason of a rejection. */
  const told = async (id: string) =>
    (await onboarding.eventsOf(id)).map(({ event, data }) => [
      event.replace('customer.', ''),
      data.status,
      data.level,
      ...(data.rejection_reason === undefined ? [] : [data.rejection_reason]),
    ]);

  it('ends active for the last name Approve, and every move is told in order', async () => {
    const id = await onboarding.create({ ...completePerson, last_name: 'Approve' });
    const customer = await review(id);
    expect(customer).toMatchObject({ status: 'active', kyc_status: 'verified', level: '1' });
    expect(await told(id)).toEqual([
      ['created', 'inactive', '0'],
      ['verification.in_review', 'in_review', '0'],
      ['verification.active', 'active', '1'],
    ]);
    const events = await onboarding.eventsOf(id);
    expect(events.at(-1)?.data).toEqual(customer);
    const times = events.map(({ data }) => data.updated_at);
    expect(times.toSorted()).toEqual(times);
    expect(new Set(times).size).toBe(times.length);
  });

  it('ends active for a company of the name Approve', async () => {
    const industries = await onboarding.call('GET', '/v1/customers/industries?limit=1');
    const id = await onboarding.create({
      ...company,
      business_name: 'Approve',
      business_industry: industries.json.data[0].id,
    });
    expect((await onboarding.verify(id)).json.error.name).toBe('missing_section');
    await onboarding.update(id, sections);
    expect((await onboarding.verify(id)).json.error.name).toBe('missing_documents');
    await onboarding.update(id, { documents });
    expect(await review(id)).toMatchObject({ type: 'business', status: 'active', deposit: true });
    expect(await told(id)).toEqual([
      ['created', 'inactive', '0'],
      ['updated', 'inactive', '0'],
      ['updated', 'inactive', '0'],
      ['verification.in_review', 'in_review', '0'],
      ['verification.active', 'active', '1'],
    ]);
  });

  it('ends rejected with a reason for Reject, and active once it is mended and submitted again', async () => {
    const id = await onboarding.create({
      ...completePerson,
      last_name: 'Reject',
      identifying_information: [nationalId, selfie],
    });
    const rejected = await review(id);
    const [reason] = rejected.rejection_reasons;
    expect(rejected).toMatchObject({ status: 'rejected', kyc_status: 'rejected', level: '0' });
    expect(reason).toMatch(/^[A-Z].*\.$/);
    const mended = await onboarding.update(id, { last_name: 'Approve', identifying_information: [selfie] });
    expect(mended.json.data).toMatchObject({ status: 'rejected', rejection_reasons: [reason] });
    expect(await review(id)).toMatchObject({ status: 'active', rejection_reasons: [] });
    expect(await told(id)).toEqual([
      ['created', 'inactive', '0'],
      ['verification.in_review', 'in_review', '0'],
      ['verification.rejected', 'rejected', '0', reason],
      ['updated', 'rejected', '0'],
      ['verification.in_review', 'in_review', '0'],
      ['verification.active', 'active', '1'],
    ]);
  });

  it('leaves any other name in review until it is settled, for the reason that is given', async () => {
    const id = await onboarding.create(completePerson);
    await onboarding.verify(id);
    await onboarding.pass(24 * 3600);
    expect((await onboarding.read(id)).status).toBe('in_review');
    const { json } = await onboarding.settle(id, 'rejected', 'The photo is blurred.');
    expect(json.data).toMatchObject({ customer_id: id, status: 'rejected' });
    expect((await onboarding.read(id)).rejection_reasons).toEqual(['The photo is blurred.']);
  });

  it.each(['inactive', 'in_review', 'active', 'rejected'] as const)('is taken back from %s', async (from) => {
    const id = await onboarding.create(completePerson);
    if (from !== 'inactive') await onboarding.verify(id);
    if (from === 'active') await onboarding.settle(id, 'approved');
    if (from === 'rejected') await onboarding.settle(id, 'rejected');
    expect((await onboarding.settle(id, 'reverted', 'The passport was stolen.')).json.data.status).toBe(
      'inactive',
    );
    expect((await told(id)).at(-1)).toEqual(['verification.inactive', 'inactive', '0']);
    expect(await onboarding.read(id)).toMatchObject({
      kyc_status: 'pending',
      level: '0',
      deposit: false,
      rejection_reasons: [],
    });
    expect((await onboarding.verify(id)).json.data.status).toBe('in_review');
  });

  it('takes back a review before the answer, which then does not come', async () => {
    const id = await onboarding.create({ ...completePerson, last_name: 'Approve' });
    await onboarding.verify(id);
    await onboarding.settle(id, 'reverted');
    await onboarding.pass(3600);
    expect(await told(id)).toEqual([
      ['created', 'inactive', '0'],
      ['verification.in_review', 'in_review', '0'],
      ['verification.inactive', 'inactive', '0'],
    ]);
  });

  it('answers a review in time though the sandbox was reset, which sets the clock back', async () => {
    await onboarding.pass(365 * 24 * 3600);
    const id = await onboarding.create({ ...completePerson, last_name: 'Approve' });
    await onboarding.verify(id);
    expect((await onboarding.control('reset', {})).status).toBe(200);
    await onboarding.pass(REVIEW_SECONDS);
    expect((await onboarding.read(id)).status).toBe('active');
  });
});
