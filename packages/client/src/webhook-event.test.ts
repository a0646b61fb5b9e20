import type { EventKind } from '@finops/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AccessTokenClaims, WebhookEvent } from './index.ts';

type Body<Kind extends EventKind> = Extract<WebhookEvent, { event: Kind }>;

type CustomerEventKind = Extract<EventKind, `customer.${string}`>;

/** The customer of an event when it has the type; `never` when `type` does not narrow. */
type CustomerIn<Kind extends EventKind, Type> = Extract<Body<Kind>['data'], { type: Type }>;

/** What a receiver writes down of a delivery. */
function note(delivery: WebhookEvent): string {
  switch (delivery.event) {
    case 'deposit.success':
      return `${delivery.data.total} from ${delivery.data.source_account_name}`;
    case 'customer.verification.rejected':
      return delivery.data.rejection_reason;
    default:
      return delivery.event;
  }
}

const deposit: Body<'deposit.success'> = {
  business_id: 'BUS_8Kd2mQx7VtLp4ZrN',
  event: 'deposit.success',
  data: {
    id: 'TXN_8vLd2QsM5wXk9RzB',
    profile_id: 'CUS_5pXw8RkJ2vTq9LmB',
    amount: '9850.00',
    fee: '150.00',
    total: '10000.00',
    currency: 'NGN',
    reference: 'INV-1',
    channel: 'bank_transfer',
    status: 'COMPLETED',
    source_account_name: 'ADA LOVELACE',
    source_bank_name: 'Guaranty Trust Bank',
    source_account_number: '0123456789',
    reserved_account_id: 'VBA_2vRz7MkW4tQx9LsC',
    account_name: 'ADA LOVELACE',
    account_number: '9876543210',
    created_at: '2026-05-04T10:48:00Z',
  },
};

/** The name of the customer that an event is about. */
function nameIn({ data }: Body<CustomerEventKind>): string {
  return data.type === 'individual' ? `${data.first_name} ${data.last_name}` : data.business_name;
}

describe('WebhookEvent', () => {
  it('narrows `data` by `event`', () => {
    expect(note(deposit)).toBe('10000.00 from ADA LOVELACE');
    expectTypeOf<Body<'transfer.failed'>['data']['status']>().toEqualTypeOf<'failed'>();
    expectTypeOf<Body<'payment_request.under_payment'>['data']['status']>().toEqualTypeOf<'under_payment'>();
    expectTypeOf<Body<'customer.verification.active'>['data']['level']>().toEqualTypeOf<'1'>();
  });

  it('narrows a customer by `type`, in each of its six events', () => {
    expectTypeOf<CustomerEventKind>().toEqualTypeOf<
      | 'customer.created'
      | 'customer.updated'
      | 'customer.verification.in_review'
      | 'customer.verification.active'
      | 'customer.verification.rejected'
      | 'customer.verification.inactive'
    >();
    expectTypeOf<{
      [Kind in CustomerEventKind]: CustomerIn<Kind, 'individual'>['first_name'];
    }>().toEqualTypeOf<Record<CustomerEventKind, string>>();
    expectTypeOf<{
      [Kind in CustomerEventKind]: CustomerIn<Kind, 'business'>['business_name'];
    }>().toEqualTypeOf<Record<CustomerEventKind, string>>();
    // @ts-expect-error: a business has no given name
    void ((event: Body<CustomerEventKind>) => event.data.type === 'business' && event.data.first_name);
    // @ts-expect-error: an individual has no registered name
    void ((event: Body<CustomerEventKind>) => event.data.type === 'individual' && event.data.business_name);
    const data = {
      type: 'business',
      business_name: 'Analytical Engines Ltd',
    } as Body<CustomerEventKind>['data'];
    expect(nameIn({ event: 'customer.updated', data } as Body<CustomerEventKind>)).toBe(
      'Analytical Engines Ltd',
    );
  });

  it('has every event of the contract', () => {
    expectTypeOf<WebhookEvent['event']>().toEqualTypeOf<EventKind>();
  });

  it('refuses a misspelt field of `data`, and one of another event', () => {
    const misspelt: WebhookEvent = {
      ...deposit,
      // @ts-expect-error: `refrence` is no field of a deposit
      data: { ...deposit.data, refrence: 'INV-1' },
    };
    expect(misspelt.event).toBe('deposit.success');
    // @ts-expect-error: `rejection_reason` is a field of another event
    void ((event: Body<'customer.verification.active'>) => event.data.rejection_reason);
    // @ts-expect-error: the field is called `quote_id`
    void ((event: Body<'transfer.failed'>) => event.data.quoteId);
    // @ts-expect-error: an event of this name is never sent
    void ((event: WebhookEvent) => event.event === 'transfer.lost');
  });
});

describe('AccessTokenClaims', () => {
  it('takes the scopes as a string and as a list', () => {
    expectTypeOf<AccessTokenClaims['scp']>().toEqualTypeOf<string | string[]>();
    expectTypeOf<AccessTokenClaims['business_id']>().toBeString();
    // @ts-expect-error: the beneficiary may be absent
    void ((claims: AccessTokenClaims): string => claims.beneficiary_id);
  });
});
