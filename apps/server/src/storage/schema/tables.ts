import type { ErrorName, EventKind } from '@finops/contract';
import type {
  AuditAction,
  DeliveryFailure,
  EventCategory,
  EventReplayStatus,
  OAuthAppStatus,
  OAuthScope,
  ProposedChangeStatus,
  WebhookDeliveryStatus,
  WebhookEndpointStatus,
} from '@finops/contract/console';
import type { ColumnType, Generated } from 'kysely';
import type { Action, Actor, AuditFacts } from '../../domain/accounts/audit-entry.ts';
import type { MailReaders } from '../../domain/accounts/users/mail.ts';
import type { BooksCheck } from '../../domain/books/difference.ts';
import type { CustomerStatus } from '../../domain/customers/customer.ts';
import type { IssuerRecordKind } from '../../domain/oauth/issuer-record.ts';
import type { PublicSigningKey } from '../../domain/oauth/signing-key.ts';
import type { LinkMeta, PaymentLink } from '../../domain/payments/links/payment-link.ts';
import type { PaymentRequest } from '../../domain/payments/requests/payment-request.ts';
import type { RequestDeposit } from '../../domain/payments/requests/request-deposit.ts';
import type { Rate } from '../../domain/pricing/rate.ts';
import type { Fee } from '../../domain/quotes/fee.ts';
import type { Metadata } from '../../domain/quotes/metadata.ts';
import type { PayIn, PayOut } from '../../domain/quotes/payment-leg.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import type { TwoStep } from '../../domain/rails/rails.ts';
import type { RecipientCategory, RecipientDetails } from '../../domain/recipients/recipient.ts';
import type { RequestLog } from '../../domain/request-logs/request-log.ts';
import type { Side } from '../../domain/stocks/stock.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import type { Transfer } from '../../domain/transfers/transfer.ts';
import type { ReplayFilter } from '../../domain/webhooks/event-replay.ts';
import type { LegJson } from '../money/leg-json.ts';

/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Out: `YYYY-MM-DDTHH:MM:SS.ffffffZ`. In: the same, another RFC 3339 text, or a Date. */
type Timestamp = ColumnType<string, string | Date, string | Date>;
type DefaultedTimestamp = ColumnType<string, string | Date | undefined, string | Date>;
type NullableTimestamp = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** A decimal in plain text, `numeric(38,18)`; comes out with all 18 decimals. */
type Decimal = ColumnType<string, string, string>;
type NullableDecimal = ColumnType<string | null, string | null | undefined, string | null>;
type DefaultedDecimal = ColumnType<string, string | undefined, string>;
type NullableBytes = ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
/** Written as JSON text (`JSON.stringify`), read as the value. */
type JsonText<Value> = ColumnType<Value, string, string>;
type TextArray = ColumnType<string[], readonly string[], readonly string[]>;

interface AppUserTable {
  user_id: string;
  email: string;
  name: string;
  password_hash: string;
  is_administrator: Generated<boolean>;
  created_at: Timestamp;
}

interface BusinessTable {
  business_id: string;
  /** The member who has been owner longest; null until the first one has joined. */
  user_id: string | null;
  name: string;
  country_id: string;
  kyb_status: 'unverified' | 'pending' | 'verified' | 'rejected' | 'suspended';
  display_currency: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  kyb_reason: NullableText;
  contact_email: NullableText;
  /** Milliseconds that the sandbox has advanced the clock of the business by. */
  clock_ahead_ms: ColumnType<bigint, bigint | undefined, bigint>;
  /** How often its sandbox was reset. */
  resets: Generated<number>;
  has_reusable_kyc: Generated<boolean>;
  /** When the last fault of its sandbox ends at the latest. */
  faults_until: NullableTimestamp;
}

interface SandboxFaultTable {
  business_id: string;
  fault_id: string;
  kind: 'error' | 'latency' | 'lost_request' | 'lost_response' | 'payout_refusal';
  operation_id: NullableText;
  status: number | null;
  delay_ms: number | null;
  count: number;
  remaining: number;
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface RefusedPayoutTable {
  business_id: string;
  transfer_id: string;
}

interface SandboxResetTable {
  business_id: string;
  reset_id: string;
  begun_at: DefaultedTimestamp;
}

interface MembershipTable {
  business_id: string;
  user_id: string;
  role: 'owner' | 'developer' | 'viewer';
  created_at: Timestamp;
}

interface ProfileTable {
  business_id: string;
  profile_id: string;
  kind: 'business' | 'customer';
  display_currency: string;
  created_at: Timestamp;
  /** When the customer was erased whose profile it is. */
  erased_at: NullableTimestamp;
}

interface ApiKeyTable {
  business_id: string;
  api_key_id: string;
  name: string;
  hint: string;
  scopes: TextArray;
  rate_limit: number | null;
  created_by: string;
  created_at: Timestamp;
  rotated_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
  last_used_at: NullableTimestamp;
  rotated_by: NullableText;
}

interface PublicKeyTable {
  business_id: string;
  public_key_id: string;
  public_key: string;
  name: string;
  created_at: Timestamp;
  revoked_at: NullableTimestamp;
  created_by: NullableText;
}

interface OAuthAppTable {
  business_id: string;
  app_id: string;
  client_id: string;
  name: string;
  homepage_url: string;
  redirect_uris: TextArray;
  requested_scopes: ColumnType<OAuthScope[], readonly OAuthScope[], readonly OAuthScope[]>;
  status: OAuthAppStatus;
  review_reason: NullableText;
  secret_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  previous_secret_hash: NullableBytes;
  previous_secret_expires_at: NullableTimestamp;
  beneficiary_id: NullableText;
  beneficiary_name: NullableText;
  beneficiary_created_at: NullableTimestamp;
  families_ended_at: NullableTimestamp;
  change_name: NullableText;
  change_homepage_url: NullableText;
  change_status: ColumnType<
    ProposedChangeStatus | null,
    ProposedChangeStatus | null | undefined,
    ProposedChangeStatus | null
  >;
  change_reason: NullableText;
  created_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface OAuthClientDirectoryTable {
  client_id: string;
  business_id: string;
  app_id: string;
}

interface AuditEntryTable {
  business_id: string;
  audit_entry_id: string;
  actor_kind: Actor['kind'];
  actor_id: string;
  action: AuditAction;
  target: string;
  /** Written as JSON text (`JSON.stringify`), read as the value. */
  facts: ColumnType<AuditFacts, string | undefined, string>;
  request_id: string;
  created_at: Timestamp;
}

interface PlatformAuditEntryTable {
  audit_entry_id: string;
  actor_kind: Actor['kind'];
  actor_id: string;
  action: Action;
  target: string;
  /** Written as JSON text (`JSON.stringify`), read as the value. */
  facts: ColumnType<AuditFacts, string | undefined, string>;
  request_id: string;
  created_at: Timestamp;
}

interface InvitationTable {
  business_id: string;
  invitation_id: string;
  /** Lower-case. */
  email: string;
  role: 'owner' | 'developer' | 'viewer';
  invited_by: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  accepted_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
}

interface InvitationDirectoryTable {
  token_hash: Uint8Array;
  business_id: string;
  invitation_id: string;
  is_mailed: Generated<boolean>;
}

interface MailTable {
  mail_id: string;
  readers: MailReaders;
  business_id: string | null;
  recipient: string;
  sealed: Uint8Array;
  attempts: Generated<number>;
  due_at: Timestamp;
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface PasswordResetTable {
  token_hash: Uint8Array;
  user_id: string;
  expires_at: Timestamp;
}

interface LoginThrottleTable {
  key_hash: Uint8Array;
  attempts: number;
  free_at: Timestamp;
  expires_at: Timestamp;
}

interface KnownAddressTable {
  user_id: string;
  address_hash: Uint8Array;
  expires_at: Timestamp;
}

interface ApiKeyDirectoryTable {
  key_hash: Uint8Array;
  business_id: string;
  api_key_id: string;
  secret_hash: Uint8Array;
  scopes: TextArray;
  rate_limit: number | null;
}

interface PublicKeyDirectoryTable {
  public_key: string;
  business_id: string;
  public_key_id: string;
}

interface PaymentLinkDirectoryTable {
  public_key: string;
  business_id: string;
  link_id: string;
  profile_id: string;
}

interface EmailDirectoryTable {
  /** Lower-case. */
  email: string;
  /** Null for a platform administrator, who belongs to no business. */
  business_id: string | null;
  user_id: string;
}

interface SessionTable {
  token_hash: Uint8Array;
  business_id: string | null;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  last_seen_at: Timestamp;
}

interface MembershipDirectoryTable {
  user_id: string;
  business_id: string;
}

interface BalanceTable {
  business_id: string;
  balance_id: string;
  profile_id: string;
  currency: string;
  available: DefaultedDecimal;
  held: DefaultedDecimal;
  savings: DefaultedDecimal;
  investments: DefaultedDecimal;
  show_zero: Generated<boolean>;
  created_at: Timestamp;
  /** The time of its latest settled entry; the next one is later. */
  last_entry_at: NullableTimestamp;
}

interface PostingTable {
  business_id: string;
  posting_id: string;
  currency: string;
  amount: Decimal;
  from_account: string;
  to_account: string;
  reference: string;
  created_at: Timestamp;
  reverses: NullableText;
}

interface CustomerTable {
  business_id: string;
  customer_id: string;
  type: 'individual' | 'business';
  first_name: NullableText;
  last_name: NullableText;
  email: string;
  country_id: string;
  status: CustomerStatus;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** First and last name, or the name of a company, as names are compared. */
  compared_name: NullableText;
  middle_name: NullableText;
  business_name: NullableText;
  phone: Generated<string>;
  /** What the customer is found by. */
  searched: NullableText;
  has_accepted_terms: Generated<boolean>;
  rejection_reasons: ColumnType<readonly string[], string | undefined, string>;
  version: Generated<number>;
  submitted_at: NullableTimestamp;
  /** When the identity provider answers, by the clock of the business. */
  review_due_at: NullableTimestamp;
  shared_outcome: ColumnType<'approved' | 'rejected' | null, 'approved' | 'rejected' | null | undefined>;
  /** The key of the customer, sealed with one of the configuration; null when it is erased, or older than the column. */
  data_key: NullableBytes;
  /** Everything else about the customer, as JSON, sealed with its key. */
  personal: NullableBytes;
  erased_at: NullableTimestamp;
  /** When no other record told of the erased customer any more. */
  blanked_at: NullableTimestamp;
}

interface CustomerFileTable {
  business_id: string;
  file_id: string;
  customer_id: string;
  /** Null while a customer has the file. */
  delete_at: NullableTimestamp;
}

interface UsedIdentityTokenTable {
  business_id: string;
  token_hash: Uint8Array;
  customer_id: string;
  used_at: Timestamp;
}

interface RecipientTable {
  business_id: string;
  recipient_id: string;
  active: boolean;
  owned_by_customer: boolean;
  /** The customer for whose profile it was saved; null for the business itself. */
  customer_id: NullableText;
  type: RecipientDetails['type'];
  category: RecipientCategory;
  currency_id: NullableText;
  country_id: NullableText;
  /** What {@link RecipientDetails} tell beside the type, in snake case. */
  details: JsonText<object>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** An amount and its currency as the tables keep them. */
export interface MoneyJson {
  readonly amount: string;
  readonly currency: string;
}

/** A fee as the tables keep it. */
export interface FeeJson {
  readonly name: Fee['name'];
  readonly type: Fee['type'];
  readonly amount: MoneyJson;
  readonly converted: MoneyJson;
}

interface QuoteTable {
  business_id: string;
  quote_id: string;
  profile_id: string;
  category: Quote['category'];
  source_currency: string;
  target_currency: string;
  source_amount: Decimal;
  target_amount: Decimal;
  rounding: Decimal;
  rate: Decimal;
  product: string;
  side: Quote['rate']['side'];
  rate_explained: string;
  fees: JsonText<readonly FeeJson[]>;
  reference: string;
  status: 'pending' | 'accepted';
  reversal_policy: 'conversion_only' | null;
  metadata: JsonText<Metadata | null>;
  pay_in: JsonText<LegJson<PayIn['type']>>;
  pay_out: JsonText<LegJson<PayOut['type']>>;
  created_at: Timestamp;
  updated_at: Timestamp;
  expires_at: Timestamp;
}

/** Everything of a link that a payer may choose and is shown, as the table keeps it. */
export interface LinkMetaJson extends Omit<LinkMeta, 'amountLimit' | 'dueDate' | 'items'> {
  readonly amountLimit?: { readonly min?: string; readonly max?: string };
  readonly dueDate?: string;
  readonly items?: readonly { readonly item: string; readonly quantity: number; readonly amount: string }[];
}

interface PaymentLinkTable {
  business_id: string;
  link_id: string;
  profile_id: string;
  type: PaymentLink['type'];
  status: PaymentLink['status'];
  version: number;
  fixed: boolean;
  one_time: boolean;
  name: string;
  title: string;
  description: string;
  target_currency: string;
  target_amount: NullableDecimal;
  quote_amount: NullableDecimal;
  quote_currency: NullableText;
  public_key: string;
  meta: JsonText<LinkMetaJson>;
  /** What the link is found by. */
  searched: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  expires_at: NullableTimestamp;
}

/** An item of a pledge quote as the table keeps it. */
interface PledgeItemJson {
  readonly asset: string;
  readonly amount: string;
  readonly can_lock: boolean;
}

interface PledgeQuoteTable {
  business_id: string;
  pledge_quote_id: string;
  profile_id: string;
  client_id: string;
  user_id: string;
  beneficiary_id: string;
  reference: string;
  items: JsonText<readonly PledgeItemJson[]>;
  meta: JsonText<object | null>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** A step of a transfer as the table keeps it. */
export interface StepJson {
  readonly status: Transfer['status'];
  readonly description: string;
  readonly at: string;
}

interface TransferTable {
  business_id: string;
  transfer_id: string;
  quote_id: string;
  profile_id: string;
  status: Transfer['status'];
  error: NonNullable<Transfer['error']> | null;
  version: number;
  source_amount: Decimal;
  target_amount: Decimal;
  fees: JsonText<readonly FeeJson[]>;
  pay_in: JsonText<LegJson<PayIn['type']>>;
  pay_out: JsonText<LegJson<PayOut['type']>>;
  steps: JsonText<readonly StepJson[]>;
  due_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  is_exchange_agreed: boolean | null;
  metadata: JsonText<Metadata | null>;
  /** What the quote says; the database copies it. */
  reference: NullableText;
  category: Quote['category'] | null;
  source_currency: NullableText;
  target_currency: NullableText;
  /** Until when, by the clock of the database, the process that takes its next step has it to itself. */
  leased_until: NullableTimestamp;
  /** When the payout was due that waits for another state of the business; null for every other transfer. */
  stopped_due_at: NullableTimestamp;
  /** What payments that came too late have credited. */
  late_credit: NullableDecimal;
}

/** What is not of a transfer has an amount, and an instant from which it is confirmed. */
interface UnconfirmedPaymentTable {
  business_id: string;
  payment_id: string;
  transaction_id: string;
  profile_id: NullableText;
  currency: NullableText;
  amount: NullableDecimal;
  created_at: NullableTimestamp;
  due_at: NullableTimestamp;
}

/** Further facts about an entry as the table keeps them; accounts are in snake case. */
export interface TransactionMetaJson {
  readonly fee?: MoneyJson;
  readonly blockchain_hash?: string;
  readonly from_address?: string;
  readonly source?: object;
  readonly destination?: object;
  readonly conversion?: {
    readonly source_currency: string;
    readonly source_amount: string;
    readonly target_currency: string;
    readonly target_amount: string;
    readonly rate: string;
  };
}

interface TransactionEntryTable {
  business_id: string;
  transaction_id: string;
  profile_id: string;
  type: Transaction['type'];
  reference: string;
  currency: string;
  amount: Decimal;
  is_credit: boolean;
  available_balance: Decimal;
  transfer_id: NullableText;
  description: string;
  sub_description: string;
  status_description: string;
  meta: JsonText<TransactionMetaJson | null>;
  created_at: Timestamp;
  /** What the entries of the profile in the currency sum to, this one included; the database works it out. */
  sum_after: DefaultedDecimal;
}

interface AccountSumTable {
  business_id: string;
  account: string;
  currency: string;
  taken: Decimal;
  given: Decimal;
}

interface AccountChangeTable {
  business_id: string;
  change_id: string;
  account: string;
  currency: string;
  taken: Decimal;
  given: Decimal;
}

interface BooksCheckTable {
  business_id: string;
  checked_at: Timestamp;
  differences: JsonText<readonly DifferenceJson[]>;
  payments: JsonText<readonly PaymentJson[]>;
}

/** A difference of the books as the database keeps it. */
export interface DifferenceJson {
  readonly check: BooksCheck;
  readonly subject: string;
  readonly currency: string | null;
  readonly expected: string;
  readonly found: string;
}

/** A payment on which a rail and the ledger disagree, likewise. */
export interface PaymentJson {
  readonly rail: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly reference: string;
  readonly said: string;
  readonly posted: string;
}

/** A rate as the tables keep it. */
export interface RateJson {
  readonly product: string;
  readonly explained: string;
  readonly rate: string;
  readonly side: Rate['side'];
}

/** A merchant as the table keeps it. */
export interface MerchantJson {
  readonly name: string;
  readonly contact_email?: string;
}

interface PaymentRequestTable {
  business_id: string;
  request_id: string;
  profile_id: string;
  type: PaymentRequest['type'];
  status: PaymentRequest['status'];
  version: number;
  source_currency: string;
  target_currency: string;
  /** What is asked for, as the three after it. */
  source_amount: Decimal;
  target_amount: Decimal;
  rounding: Decimal;
  tolerance: NullableDecimal;
  fees: JsonText<readonly FeeJson[]>;
  requested: JsonText<MoneyJson>;
  rate: JsonText<RateJson>;
  quote_rate: JsonText<RateJson | null>;
  merchant_reference: NullableText;
  source: NullableText;
  source_id: NullableText;
  /** The link that it came through; null without one. */
  link_id: NullableText;
  /** The public key that created it; null for any other credential. */
  public_key_id: NullableText;
  additional_info: JsonText<Readonly<Record<string, string>>>;
  /** What is known of the payer of a customer, where `additional_info` is empty. */
  sealed_info: NullableBytes;
  merchant: JsonText<MerchantJson>;
  pay_in: JsonText<LegJson<PayIn['type']>>;
  two_step: JsonText<TwoStep | null>;
  due_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  expires_at: Timestamp;
}

interface PaymentRequestDepositTable {
  business_id: string;
  request_id: string;
  reference: string;
  outcome: RequestDeposit['outcome'];
  amount: Decimal;
  credited: Decimal;
  rounding: Decimal;
  fee: JsonText<FeeJson | null>;
  surplus: Decimal | null;
  surplus_fee: JsonText<FeeJson | null>;
  status: PaymentRequest['status'];
  arrived_at: Timestamp;
}

interface DepositAddressTable {
  business_id: string;
  address_id: string;
  profile_id: string;
  currency: string;
  network: string;
  address: string;
  memo: NullableText;
  /** The transfer that it pays in; null for an address of the profile. */
  transfer_id: NullableText;
  /** The payment request that it pays; null for every other address. */
  payment_request_id: NullableText;
  is_present: boolean;
  created_at: Timestamp;
}

interface DepositAddressDirectoryTable {
  network: string;
  address: string;
  /** Empty where there is none. */
  memo: string;
  business_id: string;
  address_id: string;
}

interface BankAccountDirectoryTable {
  bank_code: string;
  account_number: string;
  business_id: string;
  /** The transfer that a temporary account pays in; null for a static account. */
  transfer_id: NullableText;
  /** Null for a temporary account. */
  virtual_account_id: NullableText;
  /** The payment request that a temporary account pays; null for every other account. */
  payment_request_id: NullableText;
}

interface VirtualBankAccountTable {
  business_id: string;
  account_id: string;
  profile_id: string;
  currency: string;
  bank_code: string;
  bank_name: string;
  account_number: string;
  created_at: Timestamp;
}

interface RailEntryTable {
  business_id: string;
  rail_entry_id: string;
  rail: string;
  direction: 'in' | 'out';
  currency: string;
  amount: Decimal;
  reference: string;
  created_at: Timestamp;
}

interface EventTable {
  business_id: string;
  event_id: string;
  kind: EventKind;
  profile_id: string;
  resource_id: string;
  reference: NullableText;
  /** Without what is personal when the whole is sealed. */
  body: string;
  sealed_body: NullableBytes;
  test: Generated<boolean>;
  created_at: Timestamp;
  recorded_at: DefaultedTimestamp;
}

interface EventOutboxTable {
  business_id: string;
  event_id: string;
  recorded_at: Timestamp;
}

interface EventFeedTable {
  business_id: string;
  last_due_at: Timestamp;
}

type DisabledReason = 'requested' | 'gone';

interface WebhookEndpointTable {
  business_id: string;
  endpoint_id: string;
  url: string;
  categories: ColumnType<EventCategory[], readonly EventCategory[], readonly EventCategory[]>;
  kinds: ColumnType<EventKind[], readonly EventKind[], readonly EventKind[]>;
  status: WebhookEndpointStatus;
  disabled_reason: ColumnType<DisabledReason | null, DisabledReason | null | undefined>;
  /** Sealed. */
  secret: Uint8Array;
  previous_secret: NullableBytes;
  previous_secret_expires_at: NullableTimestamp;
  created_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  due_at: NullableTimestamp;
  leased_by: NullableText;
  leased_until: NullableTimestamp;
  failures: Generated<number>;
  pauses: Generated<number>;
  paused_until: NullableTimestamp;
  enabled_at: DefaultedTimestamp;
}

interface DeliveryTable {
  business_id: string;
  delivery_id: string;
  event_id: string;
  endpoint_id: string;
  replay_id: NullableText;
  kind: EventKind;
  resource_id: string;
  reference: NullableText;
  url: string;
  status: WebhookDeliveryStatus;
  attempt_count: Generated<number>;
  last_attempt_at: NullableTimestamp;
  response_status: number | null;
  due_at: NullableTimestamp;
  created_at: Timestamp;
  /** `created_at` of the event. */
  event_created_at: Timestamp;
  recorded_at: Timestamp;
}

interface DeliveryAttemptTable {
  business_id: string;
  delivery_id: string;
  number: number;
  started_at: Timestamp;
  duration_ms: number;
  request_headers: JsonText<Readonly<Record<string, string>>>;
  failure: ColumnType<DeliveryFailure | null, DeliveryFailure | null | undefined, DeliveryFailure | null>;
  response_status: number | null;
  response_headers: ColumnType<
    Readonly<Record<string, string>> | null,
    string | null | undefined,
    string | null
  >;
  response_body: NullableText;
  response_truncated: boolean | null;
  /** Headers and body, where those are empty. */
  sealed_response: NullableBytes;
  recorded_at: Timestamp;
}

interface DeliveryCancellationTable {
  business_id: string;
  endpoint_id: string;
  cancelled_at: Timestamp;
}

interface EventReplayTable {
  business_id: string;
  replay_id: string;
  status: EventReplayStatus;
  event_id: NullableText;
  filter: ColumnType<ReplayFilter | null, string | null | undefined, string | null>;
  endpoint_id: NullableText;
  event_count: number;
  replayed_count: Generated<number>;
  created_at: Timestamp;
  completed_at: NullableTimestamp;
  recorded_at: DefaultedTimestamp;
}

interface ReplayedEventTable {
  business_id: string;
  replay_id: string;
  event_id: string;
  recorded_at: Timestamp;
}

interface StockPositionTable {
  business_id: string;
  profile_id: string;
  ticker: string;
  currency: string;
  tokens: Decimal;
  cost_basis: Decimal;
  /** The cost basis in whole units of the currency's last decimal. */
  invested: Decimal;
  fill_count: number;
}

interface StockFillTable {
  business_id: string;
  fill_id: string;
  profile_id: string;
  ticker: string;
  /** Counts the fills of a position from 1. */
  number: number;
  side: Side;
  tokens: Decimal;
  amount: Decimal;
  currency: string;
  unit_price: Decimal;
  funding_amount: Decimal;
  funding_currency: string;
  created_at: Timestamp;
}

interface StockSnapshotTable {
  business_id: string;
  ticker: string;
  observed_at: Timestamp;
  is_open: boolean;
  price: NullableDecimal;
  priced_at: NullableTimestamp;
  price_day_before: NullableDecimal;
}

interface IdempotencyRecordTable {
  business_id: string;
  scope_hash: Uint8Array;
  request_hash: Uint8Array;
  state: 'running' | 'done';
  /** A token that only the request which runs knows. */
  owner: string;
  status: number | null;
  headers: ColumnType<Json | null, string | null | undefined, string | null>;
  body: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Instead of the body, when the reply tells of a customer. */
  sealed_body: NullableBytes;
  /** The customer whom the reply tells of. */
  customer_id: NullableText;
  /** When a request that runs loses its key, by the clock of the database, unless it renews its lease. */
  lease_ends_at: DefaultedTimestamp;
}

interface SigningKeyTable {
  number: number;
  public_key: JsonText<PublicSigningKey>;
  /** PKCS #8. */
  sealed_private_key: Uint8Array;
  signs_from: Timestamp;
}

interface IssuerRecordTable {
  /** SHA-256 of what finds the record, such as a refresh token. */
  key_hash: Uint8Array;
  kind: IssuerRecordKind;
  client_id: string;
  /** The business that a grant opens, and the user who gave it; null for every other record. */
  business_id: NullableText;
  user_id: NullableText;
  /** The grant that a code or a token belongs to; null for every other record. */
  grant_hash: NullableBytes;
  /** As JSON, sealed; null once the record is consumed. */
  sealed_payload: NullableBytes;
  created_at: Timestamp;
  expires_at: Timestamp;
  consumed_at: NullableTimestamp;
}

interface RateWindowTable {
  window_key: string;
  /** Milliseconds since 1970, oldest first. */
  times: ColumnType<bigint[], readonly bigint[], readonly bigint[]>;
  /** Calls at each of the times. */
  counts: ColumnType<number[], readonly number[], readonly number[]>;
  /** The verdict on the latest call. */
  allowed: boolean;
  expires_at: Timestamp;
}

interface DeploymentTable {
  only_row: Generated<boolean>;
  environment: 'sandbox' | 'production';
  created_at: DefaultedTimestamp;
}

interface RequestLogTable {
  business_id: string;
  request_id: string;
  method: string;
  path: string;
  endpoint: NullableText;
  status: number;
  error_name: ErrorName | null;
  duration_ms: number;
  credential_kind: RequestLog['credential']['kind'];
  credential_id: string;
  fault_id: NullableText;
  profile_id: NullableText;
  address: string;
  created_at: Timestamp;
  /** By the clock of the database. */
  recorded_at: DefaultedTimestamp;
}

/** The tables of `migrations/*.sql` as Kysely sees them; the schema test holds both equal. */
export interface Tables {
  app_user: AppUserTable;
  business: BusinessTable;
  sandbox_reset: SandboxResetTable;
  sandbox_fault: SandboxFaultTable;
  refused_payout: RefusedPayoutTable;
  membership: MembershipTable;
  profile: ProfileTable;
  api_key: ApiKeyTable;
  public_key: PublicKeyTable;
  oauth_app: OAuthAppTable;
  oauth_client_directory: OAuthClientDirectoryTable;
  audit_entry: AuditEntryTable;
  platform_audit_entry: PlatformAuditEntryTable;
  invitation: InvitationTable;
  invitation_directory: InvitationDirectoryTable;
  mail: MailTable;
  password_reset: PasswordResetTable;
  login_throttle: LoginThrottleTable;
  known_address: KnownAddressTable;
  api_key_directory: ApiKeyDirectoryTable;
  public_key_directory: PublicKeyDirectoryTable;
  payment_link_directory: PaymentLinkDirectoryTable;
  email_directory: EmailDirectoryTable;
  session: SessionTable;
  membership_directory: MembershipDirectoryTable;
  balance: BalanceTable;
  posting: PostingTable;
  customer: CustomerTable;
  customer_file: CustomerFileTable;
  used_identity_token: UsedIdentityTokenTable;
  recipient: RecipientTable;
  quote: QuoteTable;
  payment_link: PaymentLinkTable;
  transfer: TransferTable;
  unconfirmed_payment: UnconfirmedPaymentTable;
  transaction_entry: TransactionEntryTable;
  payment_request: PaymentRequestTable;
  payment_request_deposit: PaymentRequestDepositTable;
  deposit_address: DepositAddressTable;
  deposit_address_directory: DepositAddressDirectoryTable;
  bank_account_directory: BankAccountDirectoryTable;
  virtual_bank_account: VirtualBankAccountTable;
  rail_entry: RailEntryTable;
  account_sum: AccountSumTable;
  account_change: AccountChangeTable;
  books_check: BooksCheckTable;
  event: EventTable;
  event_outbox: EventOutboxTable;
  event_feed: EventFeedTable;
  webhook_endpoint: WebhookEndpointTable;
  delivery: DeliveryTable;
  delivery_attempt: DeliveryAttemptTable;
  delivery_cancellation: DeliveryCancellationTable;
  event_replay: EventReplayTable;
  replayed_event: ReplayedEventTable;
  pledge_quote: PledgeQuoteTable;
  request_log: RequestLogTable;
  stock_position: StockPositionTable;
  stock_fill: StockFillTable;
  stock_snapshot: StockSnapshotTable;
  idempotency_record: IdempotencyRecordTable;
  signing_key: SigningKeyTable;
  issuer_record: IssuerRecordTable;
  rate_window: RateWindowTable;
  deployment: DeploymentTable;
}
