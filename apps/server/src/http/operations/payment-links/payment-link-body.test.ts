import type { components } from '@finops/contract';
import { describe, expect, it } from 'vitest';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { withChanges } from '../../../domain/payments/links/link-changes.ts';
import { refuseBrokenRules } from '../../../domain/payments/links/link-rules.ts';
import type { PaymentLink } from '../../../domain/payments/links/payment-link.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { paymentLinkBody, publicPaymentLinkBody } from './payment-link-body.ts';
import { newLink } from './payment-link-request.ts';

type Shown = components['schemas']['ReadablePaymentLink'];

const { currencies } = loadReference();
const means = { currencies, linkPage: (id: string) => `http://127.0.0.1:4014/pay/${id}` };
const shown = shownRecords<Shown>('payment-links', /^PAYL_/);

/** The link of an example, made of the fields that it was created with. */
function linkOfExample(body: Shown): PaymentLink {
  const { status, meta, view: _view, ...fields } = body;
  const given = newLink({ ...fields, ...meta });
  const facts = body.view === 'full' ? body : { profile_id: '', pub_key: '', created_at: 0, updated_at: 0 };
  const blank: PaymentLink = {
    ...{ id: body.id, businessId: facts.profile_id, profileId: facts.profile_id },
    ...{ type: 'payment_link', status: 'active', version: 1, fixed: false },
    ...{ oneTime: given.oneTime, name: given.name, title: given.title, description: given.description },
    targetCurrency: given.targetCurrency,
    publicKey: facts.pub_key,
    meta: { allowCustomerAmount: false, allowQuantitySelection: false },
    createdAt: new Date(facts.created_at),
    updatedAt: new Date(facts.updated_at),
  };
  const link = withChanges(blank, given);
  refuseBrokenRules(link, currencies);
  return { ...link, status };
}

describe('the payment links of the examples', () => {
  it.each(shown)('%s reads as it was made', (_, record) => {
    const link = linkOfExample(record.body);
    const bodyOf = record.body.view === 'full' ? paymentLinkBody : publicPaymentLinkBody;
    expectRecorded(record, bodyOf(link, means));
  });

  it('are of both views, and of fixed and open links', () => {
    expect(new Set(shown.map(([, { body }]) => `${body.view} ${body.fixed}`))).toEqual(
      new Set(['full true', 'full false', 'public true']),
    );
  });
});
