import { digestOf } from '../../../src/domain/accounts/keys/api-key-credential.ts';
import type { Holder } from '../../../src/domain/balances/balance-store.ts';
import { timestampOf } from '../../../src/domain/clock.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import { newClientId } from '../../../src/domain/oauth/client-credential.ts';
import type { OAuthApp } from '../../../src/domain/oauth/oauth-app.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { oauthAppStore } from '../../../src/storage/issuer/postgres-oauth-app-store.ts';
import { ledgerStore } from '../../../src/storage/ledger/postgres-ledger.ts';
import { quoteStore } from '../../../src/storage/money/postgres-quote-store.ts';
import { paymentLinkStore } from '../../../src/storage/payments/postgres-payment-link-store.ts';
import { requestLogStore } from '../../../src/storage/requests/postgres-request-log-store.ts';
import { pledgeQuoteStore } from '../../../src/storage/stocks/postgres-pledge-quote-store.ts';
import { randomIds, systemRandomness } from '../../../src/system.ts';
import { sampleLink } from '../../harness/seed/sample-payment-link.ts';
import { creating, sampleRequest } from '../../harness/seed/sample-payment-request.ts';
import { sampleRequestLog } from '../../harness/seed/sample-request-log.ts';
import { accepting, sampleQuote, sampleTransfer } from '../../harness/seed/sample-transfer.ts';
import { move, own } from '../../harness/worlds/test-ledger.ts';
import { fillWebhooks } from './webhook-records.ts';

/** Writes a customer with a file, a recipient, an address, a virtual bank account, an OAuth app, a pledge quote, a request log, a payment link, a payment request, what webhooks have, and a transfer with its quote, postings and event for a customer that holds 5 USDT. */
export async function fillRecords(database: Database, holder: Holder, at: Date): Promise<void> {
  const { kysely } = database;
  const { businessId, profileId } = holder;
  const stamps = { created_at: timestampOf(at), updated_at: timestampOf(at) };
  await kysely
    .insertInto('customer')
    .values({
      ...stamps,
      business_id: businessId,
      customer_id: profileId,
      type: 'individual',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: `${profileId.toLowerCase()}@example.com`,
      country_id: 'NG',
      status: 'active',
    })
    .execute();
  await kysely
    .insertInto('customer_file')
    .values({ business_id: businessId, file_id: randomIds.next('FIL_'), customer_id: profileId })
    .execute();
  await kysely
    .insertInto('used_identity_token')
    .values({
      business_id: businessId,
      token_hash: Buffer.from('hash'),
      customer_id: profileId,
      used_at: timestampOf(at),
    })
    .execute();
  const recipientId = randomIds.next('REC_');
  await kysely
    .insertInto('recipient')
    .values({
      ...stamps,
      business_id: businessId,
      recipient_id: recipientId,
      active: true,
      owned_by_customer: false,
      type: 'ngn_bank',
      category: 'bank',
      currency_id: 'NGN',
      country_id: 'NG',
      details: JSON.stringify({
        account_name: 'ADA LOVELACE',
        account_number: '0123456789',
        bank_code: '058',
        bank_name: 'Guaranty Trust Bank',
      }),
    })
    .execute();
  const addressId = randomIds.next('ADR_');
  await kysely
    .insertInto('deposit_address')
    .values({
      business_id: businessId,
      address_id: addressId,
      profile_id: profileId,
      currency: 'USDT',
      network: 'TRX',
      address: `T${addressId.slice(4)}`,
      is_present: true,
      created_at: timestampOf(at),
    })
    .execute();
  const accountId = randomIds.next('VBA_');
  await kysely
    .insertInto('virtual_bank_account')
    .values({
      business_id: businessId,
      account_id: accountId,
      profile_id: profileId,
      currency: 'NGN',
      bank_code: '035',
      bank_name: 'Wema Bank',
      account_number: accountId.slice(4),
      created_at: timestampOf(at),
    })
    .execute();
  const { clientId, beneficiary } = await fillApp(database, businessId, at);
  await pledgeQuoteStore(database).insert(
    {
      ...holder,
      id: randomIds.next('PLQ_'),
      clientId,
      userId: randomIds.next('USR_'),
      beneficiaryId: beneficiary?.id ?? '',
      reference: 'CASE-1',
      items: [{ asset: 'USDT', amount: Decimal.one, canLock: true }],
      meta: undefined,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 30 * 60_000),
    },
    { resets: 0 },
  );
  await fillTransfer(database, holder, recipientId, at);
  await fillPaymentRequest(database, holder, at);
  await fillWebhooks(database, businessId, at);
  await requestLogStore(kysely).write([sampleRequestLog({ businessId, profileId })], false);
  await paymentLinkStore(database).insert(sampleLink({ ...holder, createdAt: at, updatedAt: at }), {
    resets: 0,
  });
}

/** An approved app with a beneficiary. */
async function fillApp(database: Database, businessId: string, at: Date): Promise<OAuthApp> {
  const store = oauthAppStore(database);
  const app: OAuthApp = {
    id: randomIds.next('OAP_'),
    businessId,
    clientId: newClientId(systemRandomness, 'sandbox'),
    name: 'Lending Desk',
    homepageUrl: 'https://lender.example.com',
    redirectUris: ['https://lender.example.com/callback'],
    requestedScopes: ['pledges:write'],
    status: 'approved',
    reviewReason: undefined,
    proposedChange: undefined,
    previousSecretExpiresAt: undefined,
    beneficiary: { id: randomIds.next('BNF_'), name: 'Lending Desk Ltd', createdAt: at },
    familiesEndedAt: undefined,
    createdBy: randomIds.next('USR_'),
    createdAt: at,
    updatedAt: at,
  };
  await store.clients.insert(app);
  await store.change(businessId, ({ apps }) => apps.insert(app, digestOf('secret')));
  return app;
}

/** A request whose deposit was rejected. */
async function fillPaymentRequest(database: Database, holder: Holder, at: Date): Promise<void> {
  const ledger = ledgerStore(database, { mostHeld: () => Decimal.parse('1000') });
  const deposit = {
    reference: randomIds.next('DEP_'),
    outcome: 'rejected',
    amount: Decimal.one,
    credited: Decimal.zero,
    rounding: Decimal.zero,
    status: 'failed',
    at,
  } as const;
  const { dueAt: _, ...request } = sampleRequest({
    ...holder,
    status: 'failed',
    deposits: [deposit],
    createdAt: at,
    updatedAt: at,
  });
  const { kind } = await ledger.commit({
    businessId: holder.businessId,
    postings: [],
    records: creating(request),
  });
  if (kind !== 'done') throw new Error(`The payment request of the tenant was not made: ${kind}.`);
}

async function fillTransfer(
  database: Database,
  holder: Holder,
  recipientId: string,
  at: Date,
): Promise<void> {
  const { businessId, profileId } = holder;
  const quote = sampleQuote({
    ...holder,
    sourceAmount: Decimal.one,
    payOut: { type: 'bank_transfer', recipientId },
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(at.getTime() + 30 * 60_000),
  });
  const transfer = sampleTransfer(quote, { createdAt: at, updatedAt: at });
  await quoteStore(database).insert(quote);
  const ledger = ledgerStore(database, { mostHeld: () => Decimal.parse('1000') });
  const { kind } = await ledger.commit({
    businessId,
    postings: [move('1', own('available', holder), own('held', holder), { createdAt: at })],
    events: [
      {
        id: randomIds.next('EVT_'),
        kind: 'transfer.pending',
        profileId,
        resourceId: transfer.id,
        body: JSON.stringify({ id: transfer.id }),
        createdAt: at,
      },
    ],
    records: accepting(transfer),
  });
  if (kind !== 'done') throw new Error(`The transfer of the tenant was not made: ${kind}.`);
}
