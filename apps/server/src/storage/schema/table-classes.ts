import type { Tables } from './tables.ts';

/**
 * The key of a table, for a database that distributes its rows by business.
 *
 * - `tenant`: every key and foreign key begins with business_id, and one transaction touches one business.
 * - `directory`: keyed by the looked-up value, with the business to which it belongs.
 * - `platform`: belongs to no business.
 */
export type TableClass = 'tenant' | 'directory' | 'platform';

/** The class of every table. */
export const tableClasses = {
  account_change: 'tenant',
  account_sum: 'tenant',
  api_key: 'tenant',
  audit_entry: 'tenant',
  balance: 'tenant',
  books_check: 'tenant',
  business: 'tenant',
  customer: 'tenant',
  customer_file: 'tenant',
  delivery: 'tenant',
  delivery_attempt: 'tenant',
  delivery_cancellation: 'tenant',
  deposit_address: 'tenant',
  event: 'tenant',
  event_feed: 'tenant',
  event_outbox: 'tenant',
  event_replay: 'tenant',
  idempotency_record: 'tenant',
  invitation: 'tenant',
  membership: 'tenant',
  oauth_app: 'tenant',
  payment_link: 'tenant',
  payment_request: 'tenant',
  payment_request_deposit: 'tenant',
  pledge_quote: 'tenant',
  posting: 'tenant',
  profile: 'tenant',
  public_key: 'tenant',
  quote: 'tenant',
  rail_entry: 'tenant',
  recipient: 'tenant',
  refused_payout: 'tenant',
  replayed_event: 'tenant',
  request_log: 'tenant',
  sandbox_fault: 'tenant',
  sandbox_reset: 'tenant',
  stock_fill: 'tenant',
  stock_position: 'tenant',
  stock_snapshot: 'tenant',
  transaction_entry: 'tenant',
  transfer: 'tenant',
  unconfirmed_payment: 'tenant',
  used_identity_token: 'tenant',
  virtual_bank_account: 'tenant',
  webhook_endpoint: 'tenant',
  api_key_directory: 'directory',
  bank_account_directory: 'directory',
  deposit_address_directory: 'directory',
  email_directory: 'directory',
  invitation_directory: 'directory',
  issuer_record: 'directory',
  membership_directory: 'directory',
  oauth_client_directory: 'directory',
  payment_link_directory: 'directory',
  public_key_directory: 'directory',
  session: 'directory',
  app_user: 'platform',
  deployment: 'platform',
  known_address: 'platform',
  login_throttle: 'platform',
  mail: 'platform',
  password_reset: 'platform',
  platform_audit_entry: 'platform',
  rate_window: 'platform',
  schema_function: 'platform',
  schema_migration: 'platform',
  signing_key: 'platform',
} as const satisfies Readonly<Record<keyof Tables, TableClass>>;

/** The tables whose rows carry their business. */
export type BusinessTable = {
  [Table in keyof typeof tableClasses]: (typeof tableClasses)[Table] extends 'platform' ? never : Table;
}[keyof typeof tableClasses];
