import { stateMachines } from '@finops/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres } from '../../../../test/harness/processes/databases.ts';
import {
  bvn,
  company,
  completePerson,
  documents,
  nationalId,
  passport,
  person,
  sections,
  selfie,
} from '../../../../test/harness/worlds/customer-requests.ts';
import { type Onboarding, startOnboarding } from '../../../../test/harness/worlds/onboarding.ts';
import type { CustomerStatus } from '../../../domain/customers/customer.ts';
import { customerStatuses } from '../../../domain/customers/verification.ts';

let onboarding: Onboarding;
let industry: string;

beforeAll(async () => {
  onboarding = await startOnboarding(postgres);
  const { json } = await onboarding.call('GET', '/v1/customers/industries?limit=1');
  industry = json.data[0].id;
});
afterAll(() => onboarding.stop());

/** A complete customer in a state. */
async function customerThatIs(status: CustomerStatus): Promise<string> {
  const id = await onboarding.create(completePerson);
  if (status !== 'inactive') await onboarding.verify(id);
  if (status === 'active') await onboarding.settle(id, 'approved');
  if (status === 'rejected') await onboarding.settle(id, 'rejected');
  expect((await onboarding.read(id)).status).toBe(status);
  return id;
}

describe('verifyCustomer', () => {
  it.each([
    ['a passport with number and image_front, plus a selfie', [passport, selfie]],
    ['a national ID with number, plus a selfie', [nationalId, selfie]],
    ['more than it needs', [passport, nationalId, selfie, bvn]],
  ])('200: takes a person with %s', async (_, identifying_information) => {
    const id = await onboarding.create({ ...person, identifying_information });
    const { status, json } = await onboarding.verify(id);
    expect([status, json.data.status]).toEqual([200, 'in_review']);
    expect(await onboarding.read(id)).toEqual(json.data);
  });

  const { image_front, ...passportWithoutImage } = passport;
  it.each([
    ['nothing', [], ['lacks passport_or_national_id', 'lacks selfie']],
    ['a passport without image_front', [passportWithoutImage, selfie], ['lacks passport_or_national_id']],
    ['a selfie and a bvn', [selfie, bvn], ['lacks passport_or_national_id']],
    ['a national ID without a selfie', [nationalId], ['lacks selfie']],
  ])('422: refuses a person with %s, and names what is missing', async (_, entries, missing) => {
    const id = await onboarding.create({ ...person, identifying_information: entries });
    const before = await onboarding.read(id);
    const { status, json } = await onboarding.verify(id);
    expect([status, json.error.name]).toEqual([422, 'profile_kyc_verification']);
    expect(json.fields).toEqual({ identifying_information: missing.map((reason) => ({ reason })) });
    expect(before.requirements_due).toEqual(
      missing.map((reason) => reason.replace('lacks ', 'identifying_information.')),
    );
    expect(await onboarding.read(id)).toEqual(before);
  });

  it.each(Object.keys(sections))('422: refuses a company without %s', async (section) => {
    const supplied = Object.fromEntries(Object.entries(sections).filter(([name]) => name !== section));
    const id = await onboarding.create({ ...company, ...supplied, business_industry: industry });
    const { status, json } = await onboarding.verify(id);
    expect([status, json.error.name]).toEqual([422, 'missing_section']);
    expect(json.fields).toEqual({ [section]: [{ reason: 'is required' }] });
  });

  it('422: refuses a company whose documents do not prove everything, until they do', async () => {
    const [all] = documents;
    const id = await onboarding.create({
      ...company,
      ...sections,
      business_industry: industry,
      documents: [{ ...all, purposes: ['proof_of_address', 'tax_registration'] }],
    });
    const { status, json } = await onboarding.verify(id);
    expect([status, json.error.name]).toEqual([422, 'missing_documents']);
    expect(json.fields.documents).toEqual([
      { reason: 'lacks certificate_of_incorporation' },
      { reason: 'lacks ownership_structure' },
    ]);
    await onboarding.update(id, { documents });
    expect((await onboarding.verify(id)).json.data.status).toBe('in_review');
  });

  it('submits a customer once when twenty calls do it at the same time', async () => {
    const id = await onboarding.create(completePerson);
    const answers = await Promise.all(Array.from({ length: 20 }, () => onboarding.verify(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(422)]);
    expect(await onboarding.eventsOf(id)).toHaveLength(2);
  });
});

describe('a customer', () => {
  it.each([
    ['inactive' as const, { kyc_status: 'pending', level: '0', deposit: false, payout: false }],
    ['in_review' as const, { kyc_status: 'in_review', level: '0', deposit: false, payout: false }],
    ['active' as const, { kyc_status: 'verified', level: '1', deposit: true, payout: true }],
    ['rejected' as const, { kyc_status: 'rejected', level: '0', deposit: false, payout: false }],
  ])('that is %s agrees with it in everything', async (status, derived) => {
    const customer = await onboarding.read(await customerThatIs(status));
    const reasons = status === 'rejected' ? [expect.stringMatching(/./)] : [];
    expect(customer).toMatchObject({
      ...derived,
      rejection_reasons: reasons,
      requirements_due: [],
      future_requirements_due: [],
    });
  });

  it('that has not accepted the terms is verified, and moves no money', async () => {
    const id = await customerThatIs('active');
    const { json } = await onboarding.update(id, { has_accepted_terms: false });
    expect(json.data).toMatchObject({
      status: 'active',
      kyc_status: 'verified',
      level: '1',
      has_accepted_terms_of_service: false,
      deposit: false,
      payout: false,
    });
  });
});

describe('the states of a verification', () => {
  const { moves } = stateMachines['customer-verification'];
  /** The request of each transition, by actor and target state. */
  const asks: Readonly<Record<string, (id: string) => Promise<{ status: number; json: unknown }>>> = {
    'customer in_review': (id) => onboarding.verify(id),
    'review active': (id) => onboarding.settle(id, 'approved'),
    'review rejected': (id) => onboarding.settle(id, 'rejected'),
    'compliance inactive': (id) => onboarding.settle(id, 'reverted'),
  };
  const every = customerStatuses.flatMap((from) =>
    Object.keys(asks).map((ask) => ({ from, ask, to: ask.slice(ask.indexOf(' ') + 1) })),
  );
  const moveOf = ({ from, ask }: (typeof every)[number]) =>
    moves.find((move) => move.from === from && `${move.by} ${move.to}` === ask);

  it('can all be asked for', () => {
    expect(new Set(moves.map(({ by, to }) => `${by} ${to}`))).toEqual(new Set(Object.keys(asks)));
  });

  it.each(every.filter(moveOf))('$from moves to $to by $ask, and it is told', async (asked) => {
    const id = await customerThatIs(asked.from);
    const before = (await onboarding.eventsOf(id)).length;
    expect((await asks[asked.ask]?.(id))?.status).toBe(200);
    expect((await onboarding.read(id)).status).toBe(asked.to);
    const told = (await onboarding.eventsOf(id)).slice(before);
    expect(told.map(({ event }) => event)).toEqual([moveOf(asked)?.event]);
  });

  it.each(every.filter((asked) => moveOf(asked) === undefined))(
    '$from does not move to $to by $ask: 422, and nothing is told',
    async (asked) => {
      const id = await customerThatIs(asked.from);
      const [before, told] = [await onboarding.read(id), await onboarding.eventsOf(id)];
      expect(await asks[asked.ask]?.(id)).toMatchObject({
        status: 422,
        json: { error: { name: 'invalid_state' } },
      });
      expect([await onboarding.read(id), await onboarding.eventsOf(id)]).toEqual([before, told]);
    },
  );
});
