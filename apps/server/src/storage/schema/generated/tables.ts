// Generated from storage/schema/migrations by `npm run codegen`. Do not edit.
// sha256 c34bc7a5969ecc3e2b70ae0353655e552ea56b2957ae2d43852962278d65b5cd

import type { BigintArray, Bytes, IntegerArray, JsonText, Numeric, TextArray, Timestamp } from "../column-types.ts";
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface AccountChange {
  account: string;
  business_id: string;
  change_id: string;
  currency: string;
  given: Numeric;
  taken: Numeric;
}

export interface AccountSum {
  account: string;
  business_id: string;
  currency: string;
  given: Numeric;
  taken: Numeric;
}

export interface ApiKey {
  api_key_id: string;
  business_id: string;
  created_at: Timestamp;
  created_by: string;
  hint: string;
  last_used_at: Timestamp | null;
  name: string;
  rate_limit: number | null;
  revoked_at: Timestamp | null;
  rotated_at: Timestamp | null;
  rotated_by: string | null;
  scopes: TextArray;
}

export interface ApiKeyDirectory {
  api_key_id: string;
  business_id: string;
  key_hash: Bytes;
  rate_limit: number | null;
  scopes: TextArray;
  secret_hash: Bytes;
}

export interface AppUser {
  created_at: Timestamp;
  email: string;
  is_administrator: Generated<boolean>;
  name: string;
  password_hash: string;
  user_id: string;
}

export interface AuditEntry {
  action: string;
  actor_id: string;
  actor_kind: string;
  audit_entry_id: string;
  business_id: string;
  created_at: Timestamp;
  facts: Generated<JsonText>;
  request_id: string;
  target: string;
}

export interface Balance {
  available: Generated<Numeric>;
  balance_id: string;
  business_id: string;
  created_at: Timestamp;
  currency: string;
  held: Generated<Numeric>;
  investments: Generated<Numeric>;
  last_entry_at: Timestamp | null;
  profile_id: string;
  savings: Generated<Numeric>;
  show_zero: Generated<boolean>;
}

export interface BankAccountDirectory {
  account_number: string;
  bank_code: string;
  business_id: string;
  payment_request_id: string | null;
  transfer_id: string | null;
  virtual_account_id: string | null;
}

export interface BooksCheck {
  business_id: string;
  checked_at: Timestamp;
  differences: JsonText;
  payments: JsonText;
}

export interface Business {
  business_id: string;
  clock_ahead_ms: Generated<bigint>;
  contact_email: string | null;
  country_id: string;
  created_at: Timestamp;
  display_currency: string;
  faults_until: Timestamp | null;
  has_reusable_kyc: Generated<boolean>;
  kyb_reason: string | null;
  kyb_status: string;
  name: string;
  resets: Generated<number>;
  updated_at: Timestamp;
  user_id: string | null;
}

export interface Customer {
  blanked_at: Timestamp | null;
  business_id: string;
  business_name: string | null;
  compared_name: string | null;
  country_id: string;
  created_at: Timestamp;
  customer_id: string;
  data_key: Bytes | null;
  email: string;
  erased_at: Timestamp | null;
  first_name: string | null;
  has_accepted_terms: Generated<boolean>;
  last_name: string | null;
  middle_name: string | null;
  personal: Bytes | null;
  phone: Generated<string>;
  rejection_reasons: Generated<JsonText>;
  review_due_at: Timestamp | null;
  searched: string | null;
  shared_outcome: string | null;
  status: string;
  submitted_at: Timestamp | null;
  type: string;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface CustomerFile {
  business_id: string;
  customer_id: string;
  delete_at: Timestamp | null;
  file_id: string;
}

export interface Delivery {
  attempt_count: Generated<number>;
  business_id: string;
  created_at: Timestamp;
  delivery_id: string;
  due_at: Timestamp | null;
  endpoint_id: string;
  event_created_at: Timestamp;
  event_id: string;
  kind: string;
  last_attempt_at: Timestamp | null;
  recorded_at: Timestamp;
  reference: string | null;
  replay_id: string | null;
  resource_id: string;
  response_status: number | null;
  status: string;
  url: string;
}

export interface DeliveryAttempt {
  business_id: string;
  delivery_id: string;
  duration_ms: number;
  failure: string | null;
  number: number;
  recorded_at: Timestamp;
  request_headers: JsonText;
  response_body: string | null;
  response_headers: JsonText | null;
  response_status: number | null;
  response_truncated: boolean | null;
  sealed_response: Bytes | null;
  started_at: Timestamp;
}

export interface DeliveryCancellation {
  business_id: string;
  cancelled_at: Timestamp;
  endpoint_id: string;
}

export interface Deployment {
  created_at: Generated<Timestamp>;
  environment: string;
  only_row: Generated<boolean>;
}

export interface DepositAddress {
  address: string;
  address_id: string;
  business_id: string;
  created_at: Timestamp;
  currency: string;
  is_present: boolean;
  memo: string | null;
  network: string;
  payment_request_id: string | null;
  profile_id: string;
  transfer_id: string | null;
}

export interface DepositAddressDirectory {
  address: string;
  address_id: string;
  business_id: string;
  memo: string;
  network: string;
}

export interface EmailDirectory {
  business_id: string | null;
  email: string;
  user_id: string;
}

export interface Event {
  body: string;
  business_id: string;
  created_at: Timestamp;
  event_id: string;
  kind: string;
  profile_id: string;
  recorded_at: Generated<Timestamp>;
  reference: string | null;
  resource_id: string;
  sealed_body: Bytes | null;
  test: Generated<boolean>;
}

export interface EventFeed {
  business_id: string;
  last_due_at: Timestamp;
}

export interface EventOutbox {
  business_id: string;
  event_id: string;
  recorded_at: Timestamp;
}

export interface EventReplay {
  business_id: string;
  completed_at: Timestamp | null;
  created_at: Timestamp;
  endpoint_id: string | null;
  event_count: number;
  event_id: string | null;
  filter: JsonText | null;
  recorded_at: Generated<Timestamp>;
  replay_id: string;
  replayed_count: Generated<number>;
  status: string;
}

export interface IdempotencyRecord {
  body: string | null;
  business_id: string;
  created_at: Timestamp;
  customer_id: string | null;
  expires_at: Timestamp;
  headers: JsonText | null;
  lease_ends_at: Generated<Timestamp>;
  owner: string;
  request_hash: Bytes;
  scope_hash: Bytes;
  sealed_body: Bytes | null;
  state: string;
  status: number | null;
}

export interface Invitation {
  accepted_at: Timestamp | null;
  business_id: string;
  created_at: Timestamp;
  email: string;
  expires_at: Timestamp;
  invitation_id: string;
  invited_by: string;
  revoked_at: Timestamp | null;
  role: string;
}

export interface InvitationDirectory {
  business_id: string;
  invitation_id: string;
  is_mailed: Generated<boolean>;
  token_hash: Bytes;
}

export interface IssuerRecord {
  business_id: string | null;
  client_id: string;
  consumed_at: Timestamp | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  grant_hash: Bytes | null;
  key_hash: Bytes;
  kind: string;
  sealed_payload: Bytes | null;
  user_id: string | null;
}

export interface KnownAddress {
  address_hash: Bytes;
  expires_at: Timestamp;
  user_id: string;
}

export interface LoginThrottle {
  attempts: number;
  expires_at: Timestamp;
  free_at: Timestamp;
  key_hash: Bytes;
}

export interface Mail {
  attempts: Generated<number>;
  business_id: string | null;
  created_at: Timestamp;
  due_at: Timestamp;
  expires_at: Timestamp;
  mail_id: string;
  readers: string;
  recipient: string;
  sealed: Bytes;
}

export interface Membership {
  business_id: string;
  created_at: Timestamp;
  role: string;
  user_id: string;
}

export interface MembershipDirectory {
  business_id: string;
  user_id: string;
}

export interface OauthApp {
  app_id: string;
  beneficiary_created_at: Timestamp | null;
  beneficiary_id: string | null;
  beneficiary_name: string | null;
  business_id: string;
  change_homepage_url: string | null;
  change_name: string | null;
  change_reason: string | null;
  change_status: string | null;
  client_id: string;
  created_at: Timestamp;
  created_by: string;
  families_ended_at: Timestamp | null;
  homepage_url: string;
  name: string;
  previous_secret_expires_at: Timestamp | null;
  previous_secret_hash: Bytes | null;
  redirect_uris: TextArray;
  requested_scopes: TextArray;
  review_reason: string | null;
  secret_hash: Bytes;
  status: string;
  updated_at: Timestamp;
}

export interface OauthClientDirectory {
  app_id: string;
  business_id: string;
  client_id: string;
}

export interface PasswordReset {
  expires_at: Timestamp;
  token_hash: Bytes;
  user_id: string;
}

export interface PaymentLink {
  business_id: string;
  created_at: Timestamp;
  description: string;
  expires_at: Timestamp | null;
  fixed: boolean;
  link_id: string;
  meta: JsonText;
  name: string;
  one_time: boolean;
  profile_id: string;
  public_key: string;
  quote_amount: Numeric | null;
  quote_currency: string | null;
  searched: string;
  status: string;
  target_amount: Numeric | null;
  target_currency: string;
  title: string;
  type: string;
  updated_at: Timestamp;
  version: number;
}

export interface PaymentLinkDirectory {
  business_id: string;
  link_id: string;
  profile_id: string;
  public_key: string;
}

export interface PaymentRequest {
  additional_info: JsonText;
  business_id: string;
  created_at: Timestamp;
  due_at: Timestamp | null;
  expires_at: Timestamp;
  fees: JsonText;
  link_id: string | null;
  merchant: JsonText;
  merchant_reference: string | null;
  pay_in: JsonText;
  profile_id: string;
  public_key_id: string | null;
  quote_rate: JsonText | null;
  rate: JsonText;
  request_id: string;
  requested: JsonText;
  rounding: Numeric;
  sealed_info: Bytes | null;
  source: string | null;
  source_amount: Numeric;
  source_currency: string;
  source_id: string | null;
  status: string;
  target_amount: Numeric;
  target_currency: string;
  tolerance: Numeric | null;
  two_step: JsonText | null;
  type: string;
  updated_at: Timestamp;
  version: number;
}

export interface PaymentRequestDeposit {
  amount: Numeric;
  arrived_at: Timestamp;
  business_id: string;
  credited: Numeric;
  fee: JsonText | null;
  outcome: string;
  reference: string;
  request_id: string;
  rounding: Numeric;
  status: string;
  surplus: Numeric | null;
  surplus_fee: JsonText | null;
}

export interface PlatformAuditEntry {
  action: string;
  actor_id: string;
  actor_kind: string;
  audit_entry_id: string;
  created_at: Timestamp;
  facts: Generated<JsonText>;
  request_id: string;
  target: string;
}

export interface PledgeQuote {
  beneficiary_id: string;
  business_id: string;
  client_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  items: JsonText;
  meta: JsonText | null;
  pledge_quote_id: string;
  profile_id: string;
  reference: string;
  user_id: string;
}

export interface Posting {
  amount: Numeric;
  business_id: string;
  created_at: Timestamp;
  currency: string;
  from_account: string;
  posting_id: string;
  reference: string;
  reverses: string | null;
  to_account: string;
}

export interface Profile {
  business_id: string;
  created_at: Timestamp;
  display_currency: string;
  erased_at: Timestamp | null;
  kind: string;
  profile_id: string;
}

export interface PublicKey {
  business_id: string;
  created_at: Timestamp;
  created_by: string | null;
  name: string;
  public_key: string;
  public_key_id: string;
  revoked_at: Timestamp | null;
}

export interface PublicKeyDirectory {
  business_id: string;
  public_key: string;
  public_key_id: string;
}

export interface Quote {
  business_id: string;
  category: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  fees: JsonText;
  metadata: JsonText | null;
  pay_in: JsonText;
  pay_out: JsonText;
  product: string;
  profile_id: string;
  quote_id: string;
  rate: Numeric;
  rate_explained: string;
  reference: string;
  reversal_policy: string | null;
  rounding: Numeric;
  side: string;
  source_amount: Numeric;
  source_currency: string;
  status: string;
  target_amount: Numeric;
  target_currency: string;
  updated_at: Timestamp;
}

export interface RailEntry {
  amount: Numeric;
  business_id: string;
  created_at: Timestamp;
  currency: string;
  direction: string;
  rail: string;
  rail_entry_id: string;
  reference: string;
}

export interface RateWindow {
  allowed: boolean;
  counts: IntegerArray;
  expires_at: Timestamp;
  times: BigintArray;
  window_key: string;
}

export interface Recipient {
  active: boolean;
  business_id: string;
  category: string;
  country_id: string | null;
  created_at: Timestamp;
  currency_id: string | null;
  customer_id: string | null;
  details: JsonText;
  owned_by_customer: boolean;
  recipient_id: string;
  type: string;
  updated_at: Timestamp;
}

export interface RefusedPayout {
  business_id: string;
  transfer_id: string;
}

export interface ReplayedEvent {
  business_id: string;
  event_id: string;
  recorded_at: Timestamp;
  replay_id: string;
}

export interface RequestLog {
  address: string;
  business_id: string;
  created_at: Timestamp;
  credential_id: string;
  credential_kind: string;
  duration_ms: number;
  endpoint: string | null;
  error_name: string | null;
  fault_id: string | null;
  method: string;
  path: string;
  profile_id: string | null;
  recorded_at: Generated<Timestamp>;
  request_id: string;
  status: number;
}

export interface SandboxFault {
  business_id: string;
  count: number;
  created_at: Timestamp;
  delay_ms: number | null;
  expires_at: Timestamp;
  fault_id: string;
  kind: string;
  operation_id: string | null;
  remaining: number;
  status: number | null;
}

export interface SandboxReset {
  begun_at: Generated<Timestamp>;
  business_id: string;
  reset_id: string;
}

export interface SchemaFunction {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
}

export interface SchemaMigration {
  applied_at: Generated<Timestamp>;
  checksum: string;
  is_additive: Generated<boolean>;
  name: string;
}

export interface Session {
  business_id: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  last_seen_at: Timestamp;
  token_hash: Bytes;
  user_id: string;
}

export interface SigningKey {
  number: number;
  public_key: JsonText;
  sealed_private_key: Bytes;
  signs_from: Timestamp;
}

export interface StockFill {
  amount: Numeric;
  business_id: string;
  created_at: Timestamp;
  currency: string;
  fill_id: string;
  funding_amount: Numeric;
  funding_currency: string;
  number: number;
  profile_id: string;
  side: string;
  ticker: string;
  tokens: Numeric;
  unit_price: Numeric;
}

export interface StockPosition {
  business_id: string;
  cost_basis: Numeric;
  currency: string;
  fill_count: number;
  invested: Numeric;
  profile_id: string;
  ticker: string;
  tokens: Numeric;
}

export interface StockSnapshot {
  business_id: string;
  is_open: boolean;
  observed_at: Timestamp;
  price: Numeric | null;
  price_day_before: Numeric | null;
  priced_at: Timestamp | null;
  ticker: string;
}

export interface TransactionEntry {
  amount: Numeric;
  available_balance: Numeric;
  business_id: string;
  created_at: Timestamp;
  currency: string;
  description: string;
  is_credit: boolean;
  meta: JsonText | null;
  profile_id: string;
  reference: string;
  status_description: string;
  sub_description: string;
  sum_after: Numeric;
  transaction_id: string;
  transfer_id: string | null;
  type: string;
}

export interface Transfer {
  business_id: string;
  category: string | null;
  created_at: Timestamp;
  due_at: Timestamp | null;
  error: string | null;
  fees: JsonText;
  is_exchange_agreed: boolean | null;
  late_credit: Numeric | null;
  leased_until: Timestamp | null;
  metadata: JsonText | null;
  pay_in: JsonText;
  pay_out: JsonText;
  profile_id: string;
  quote_id: string;
  reference: string | null;
  source_amount: Numeric;
  source_currency: string | null;
  status: string;
  steps: JsonText;
  stopped_due_at: Timestamp | null;
  target_amount: Numeric;
  target_currency: string | null;
  transfer_id: string;
  updated_at: Timestamp;
  version: number;
}

export interface UnconfirmedPayment {
  amount: Numeric | null;
  business_id: string;
  created_at: Timestamp | null;
  currency: string | null;
  due_at: Timestamp | null;
  payment_id: string;
  profile_id: string | null;
  transaction_id: string;
}

export interface UsedIdentityToken {
  business_id: string;
  customer_id: string;
  token_hash: Bytes;
  used_at: Timestamp;
}

export interface VirtualBankAccount {
  account_id: string;
  account_number: string;
  bank_code: string;
  bank_name: string;
  business_id: string;
  created_at: Timestamp;
  currency: string;
  profile_id: string;
}

export interface WebhookEndpoint {
  business_id: string;
  categories: TextArray;
  created_at: Timestamp;
  created_by: string;
  disabled_reason: string | null;
  due_at: Timestamp | null;
  enabled_at: Generated<Timestamp>;
  endpoint_id: string;
  failures: Generated<number>;
  kinds: TextArray;
  leased_by: string | null;
  leased_until: Timestamp | null;
  paused_until: Timestamp | null;
  pauses: Generated<number>;
  previous_secret: Bytes | null;
  previous_secret_expires_at: Timestamp | null;
  secret: Bytes;
  status: string;
  updated_at: Timestamp;
  url: string;
}

export interface DB {
  account_change: AccountChange;
  account_sum: AccountSum;
  api_key: ApiKey;
  api_key_directory: ApiKeyDirectory;
  app_user: AppUser;
  audit_entry: AuditEntry;
  balance: Balance;
  bank_account_directory: BankAccountDirectory;
  books_check: BooksCheck;
  business: Business;
  customer: Customer;
  customer_file: CustomerFile;
  delivery: Delivery;
  delivery_attempt: DeliveryAttempt;
  delivery_cancellation: DeliveryCancellation;
  deployment: Deployment;
  deposit_address: DepositAddress;
  deposit_address_directory: DepositAddressDirectory;
  email_directory: EmailDirectory;
  event: Event;
  event_feed: EventFeed;
  event_outbox: EventOutbox;
  event_replay: EventReplay;
  idempotency_record: IdempotencyRecord;
  invitation: Invitation;
  invitation_directory: InvitationDirectory;
  issuer_record: IssuerRecord;
  known_address: KnownAddress;
  login_throttle: LoginThrottle;
  mail: Mail;
  membership: Membership;
  membership_directory: MembershipDirectory;
  oauth_app: OauthApp;
  oauth_client_directory: OauthClientDirectory;
  password_reset: PasswordReset;
  payment_link: PaymentLink;
  payment_link_directory: PaymentLinkDirectory;
  payment_request: PaymentRequest;
  payment_request_deposit: PaymentRequestDeposit;
  platform_audit_entry: PlatformAuditEntry;
  pledge_quote: PledgeQuote;
  posting: Posting;
  profile: Profile;
  public_key: PublicKey;
  public_key_directory: PublicKeyDirectory;
  quote: Quote;
  rail_entry: RailEntry;
  rate_window: RateWindow;
  recipient: Recipient;
  refused_payout: RefusedPayout;
  replayed_event: ReplayedEvent;
  request_log: RequestLog;
  sandbox_fault: SandboxFault;
  sandbox_reset: SandboxReset;
  schema_function: SchemaFunction;
  schema_migration: SchemaMigration;
  session: Session;
  signing_key: SigningKey;
  stock_fill: StockFill;
  stock_position: StockPosition;
  stock_snapshot: StockSnapshot;
  transaction_entry: TransactionEntry;
  transfer: Transfer;
  unconfirmed_payment: UnconfirmedPayment;
  used_identity_token: UsedIdentityToken;
  virtual_bank_account: VirtualBankAccount;
  webhook_endpoint: WebhookEndpoint;
}
