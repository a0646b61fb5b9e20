import type { ErrorName, EventKind } from '@finops/contract';
import type {
  AuditAction,
  DeliveryFailure,
  EventCategory,
  EventReplayStatus,
  KybStatus,
  OAuthAppStatus,
  OAuthScope,
  ProposedChangeStatus,
  Role,
  WebhookDeliveryStatus,
  WebhookEndpointStatus,
} from '@finops/contract/console';
import type { Action, Actor, AuditFacts } from '../../domain/accounts/audit-entry.ts';
import type { MailReaders } from '../../domain/accounts/users/mail.ts';
import type { Customer, CustomerStatus } from '../../domain/customers/customer.ts';
import type { RailEntry } from '../../domain/ledger/rail-entry.ts';
import type { IssuerRecordKind } from '../../domain/oauth/issuer-record.ts';
import type { PublicSigningKey } from '../../domain/oauth/signing-key.ts';
import type { PaymentLink } from '../../domain/payments/links/payment-link.ts';
import type { PaymentRequest } from '../../domain/payments/requests/payment-request.ts';
import type { RequestDeposit } from '../../domain/payments/requests/request-deposit.ts';
import type { Metadata } from '../../domain/quotes/metadata.ts';
import type { PayIn, PayOut } from '../../domain/quotes/payment-leg.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import type { TwoStep } from '../../domain/rails/rails.ts';
import type { RecipientCategory, RecipientDetails } from '../../domain/recipients/recipient.ts';
import type { RequestLog } from '../../domain/request-logs/request-log.ts';
import type { SandboxFaultKind } from '../../domain/sandbox/sandbox-fault.ts';
import type { Side } from '../../domain/stocks/stock.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import type { Transfer } from '../../domain/transfers/transfer.ts';
import type { ReplayFilter } from '../../domain/webhooks/event-replay.ts';
import type { WebhookEndpoint } from '../../domain/webhooks/webhook-endpoint.ts';
import type { LegJson } from '../money/leg-json.ts';
import type { Narrowed } from './column-types.ts';
import type { DB } from './generated/tables.ts';
import type {
  DifferenceJson,
  FeeJson,
  Json,
  LinkMetaJson,
  MerchantJson,
  MoneyJson,
  PaymentJson,
  PledgeItemJson,
  RateJson,
  StepJson,
  TransactionMetaJson,
} from './json-columns.ts';

/** Columns by table; each must exist in the database. */
type Of<Columns extends { [Table in keyof Columns]: ColumnsOf<Table, Columns[Table]> }> = Columns;

type ColumnsOf<Table, Columns> = Table extends keyof DB
  ? { [Column in keyof Columns]: Column extends keyof DB[Table] ? unknown : never }
  : never;

/**
 * More precise types of columns than in the database: the values of texts, the types of JSON, and bytes read as a
 * Buffer.
 */
type Known = Of<{
  audit_entry: { action: AuditAction; actor_kind: Actor['kind']; facts: AuditFacts };
  books_check: { differences: readonly DifferenceJson[]; payments: readonly PaymentJson[] };
  business: { kyb_status: KybStatus };
  customer: {
    data_key: Buffer;
    personal: Buffer;
    rejection_reasons: readonly string[];
    shared_outcome: NonNullable<Customer['sharedOutcome']>;
    status: CustomerStatus;
    type: 'individual' | 'business';
  };
  delivery: { kind: EventKind; status: WebhookDeliveryStatus };
  delivery_attempt: {
    failure: DeliveryFailure;
    request_headers: Readonly<Record<string, string>>;
    response_headers: Readonly<Record<string, string>>;
    sealed_response: Buffer;
  };
  deployment: { environment: 'sandbox' | 'production' };
  event: { kind: EventKind; sealed_body: Buffer };
  event_replay: { filter: ReplayFilter; status: EventReplayStatus };
  idempotency_record: { headers: Json; sealed_body: Buffer; state: 'running' | 'done' };
  invitation: { role: Role };
  issuer_record: { kind: IssuerRecordKind };
  mail: { readers: MailReaders };
  membership: { role: Role };
  oauth_app: {
    change_status: ProposedChangeStatus;
    previous_secret_hash: Buffer;
    requested_scopes: OAuthScope;
    secret_hash: Buffer;
    status: OAuthAppStatus;
  };
  payment_link: { meta: LinkMetaJson; status: PaymentLink['status']; type: PaymentLink['type'] };
  payment_request: {
    additional_info: Readonly<Record<string, string>>;
    fees: readonly FeeJson[];
    merchant: MerchantJson;
    pay_in: LegJson<PayIn['type']>;
    quote_rate: RateJson;
    rate: RateJson;
    requested: MoneyJson;
    sealed_info: Buffer;
    status: PaymentRequest['status'];
    two_step: TwoStep;
    type: PaymentRequest['type'];
  };
  payment_request_deposit: {
    fee: FeeJson;
    outcome: RequestDeposit['outcome'];
    status: PaymentRequest['status'];
    surplus_fee: FeeJson;
  };
  platform_audit_entry: { action: Action; actor_kind: Actor['kind']; facts: AuditFacts };
  pledge_quote: { items: readonly PledgeItemJson[] };
  profile: { kind: 'business' | 'customer' };
  quote: {
    category: Quote['category'];
    fees: readonly FeeJson[];
    metadata: Metadata;
    pay_in: LegJson<PayIn['type']>;
    pay_out: LegJson<PayOut['type']>;
    reversal_policy: NonNullable<Quote['reversalPolicy']>;
    side: Quote['rate']['side'];
    status: 'pending' | 'accepted';
  };
  rail_entry: { direction: RailEntry['direction'] };
  recipient: { category: RecipientCategory; type: RecipientDetails['type'] };
  request_log: { credential_kind: RequestLog['credential']['kind']; error_name: ErrorName };
  sandbox_fault: { kind: SandboxFaultKind['kind'] };
  signing_key: { public_key: PublicSigningKey };
  stock_fill: { side: Side };
  transaction_entry: { meta: TransactionMetaJson; type: Transaction['type'] };
  transfer: {
    category: Quote['category'];
    error: NonNullable<Transfer['error']>;
    fees: readonly FeeJson[];
    metadata: Metadata;
    pay_in: LegJson<PayIn['type']>;
    pay_out: LegJson<PayOut['type']>;
    status: Transfer['status'];
    steps: readonly StepJson[];
  };
  webhook_endpoint: {
    categories: EventCategory;
    disabled_reason: NonNullable<WebhookEndpoint['disabledReason']>;
    kinds: EventKind;
    status: WebhookEndpointStatus;
  };
}>;

type Row<Columns, Facts> = {
  [Column in keyof Columns]: Column extends keyof Facts
    ? Narrowed<Columns[Column], Facts[Column]>
    : Columns[Column];
};

/** The tables as Kysely sees them: those of the migrated database, with the more precise types of columns. */
export type Tables = {
  [Table in keyof DB]: Table extends keyof Known ? Row<DB[Table], Known[Table]> : DB[Table];
};
