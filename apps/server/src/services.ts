import type { Accounts } from './domain/accounts/accounts.ts';
import type { Admissions } from './domain/accounts/admissions.ts';
import type { Profiles } from './domain/accounts/profile.ts';
import type { AddressValidation } from './domain/addresses/address-validation.ts';
import type { DepositAddresses } from './domain/addresses/deposit-addresses.ts';
import type { Balances } from './domain/balances/balances.ts';
import type { Books } from './domain/books/books.ts';
import type { Clock } from './domain/clock.ts';
import type { CustomerReviews } from './domain/customers/customer-reviews.ts';
import type { Customers } from './domain/customers/customers.ts';
import type { Erasures } from './domain/customers/erasures.ts';
import type { TokenSharing } from './domain/customers/token-sharing.ts';
import type { Ids } from './domain/ids.ts';
import type { AppReviews } from './domain/oauth/app-reviews.ts';
import type { OAuthApps } from './domain/oauth/oauth-apps.ts';
import type { OAuthClients } from './domain/oauth/oauth-client.ts';
import type { SigningKeys } from './domain/oauth/signing-keys.ts';
import type { TokenMint } from './domain/oauth/token-mint.ts';
import type { LinkRequests } from './domain/payments/links/link-requests.ts';
import type { PaymentLinks } from './domain/payments/links/payment-links.ts';
import type { PaymentRequestEngine } from './domain/payments/requests/payment-request-engine.ts';
import type { PaymentRequests } from './domain/payments/requests/payment-requests.ts';
import type { PledgeQuotes } from './domain/pledges/pledge-quotes.ts';
import type { Market } from './domain/pricing/market.ts';
import type { Quotes } from './domain/quotes/quotes.ts';
import type { RateWindows } from './domain/rate-windows.ts';
import type { AccountLookup } from './domain/recipients/account-lookup.ts';
import type { Recipients } from './domain/recipients/recipients.ts';
import type { Bank } from './domain/reference/bank.ts';
import type { Country } from './domain/reference/country.ts';
import type { Currencies } from './domain/reference/currencies.ts';
import type { Industry } from './domain/reference/industry.ts';
import type { RequestLogBuffer } from './domain/request-logs/request-log-buffer.ts';
import type { RequestLogs } from './domain/request-logs/request-logs.ts';
import type { CausedEvents } from './domain/sandbox/caused-events.ts';
import type { SandboxClock } from './domain/sandbox/sandbox-clock.ts';
import type { SandboxFaults } from './domain/sandbox/sandbox-faults.ts';
import type { SandboxFunds } from './domain/sandbox/sandbox-funds.ts';
import type { SandboxOutcomes } from './domain/sandbox/sandbox-outcomes.ts';
import type { SandboxTokens } from './domain/sandbox/sandbox-tokens.ts';
import type { StockMovers } from './domain/stocks/stock-movers.ts';
import type { StockOrders } from './domain/stocks/stock-orders.ts';
import type { StockPositions } from './domain/stocks/stock-positions.ts';
import type { TransactionStore } from './domain/transactions/transaction-store.ts';
import type { TransferEngine } from './domain/transfers/transfer-engine.ts';
import type { Transfers } from './domain/transfers/transfers.ts';
import type { VirtualAccounts } from './domain/virtual-accounts/virtual-accounts.ts';
import type { EventHistory } from './domain/webhooks/event-history.ts';
import type { EventReplays } from './domain/webhooks/event-replays.ts';
import type { SimulatedEvents } from './domain/webhooks/simulated-events.ts';
import type { WebhookEndpoints } from './domain/webhooks/webhook-endpoints.ts';
import type { Cursors } from './http/cursor.ts';

/** What the pipeline of every edge is given. */
interface SharedServices {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rateWindows: RateWindows;
}

/** What the API is given: its pipeline, and its handlers, each of which picks the members that it needs. */
export interface ApiServices extends SharedServices {
  readonly cursors: Cursors;
  readonly sandboxFaults: SandboxFaults;
  readonly admissions: Admissions;
  readonly profiles: Profiles;
  readonly balances: Balances;
  readonly currencies: Currencies;
  readonly countries: readonly Country[];
  readonly industries: readonly Industry[];
  readonly banks: readonly Bank[];
  readonly market: Market;
  readonly addressValidation: AddressValidation;
  readonly customers: Customers;
  readonly tokenSharing: TokenSharing;
  readonly depositAddresses: DepositAddresses;
  readonly virtualAccounts: VirtualAccounts;
  readonly recipients: Recipients;
  readonly accountLookup: AccountLookup;
  readonly quotes: Quotes;
  readonly transfers: Transfers;
  readonly paymentRequests: PaymentRequests;
  readonly transactions: TransactionStore;
  readonly paymentLinks: PaymentLinks;
  readonly linkRequests: LinkRequests;
  /** The address of the hosted page of a link. */
  readonly linkPage: (linkId: string) => string;
  readonly pledgeQuotes: PledgeQuotes;
  readonly stockPositions: StockPositions;
  readonly stockMovers: StockMovers;
}

/** What the issuer is given. */
export interface IssuerServices extends SharedServices {
  readonly oauthClients: OAuthClients;
}

/** What the console is given: its pipeline, and its handlers, each of which picks the members that it needs. */
export interface ConsoleServices extends SharedServices {
  readonly cursors: Cursors;
  readonly accounts: Accounts;
  readonly books: Books;
  readonly sandboxFaults: SandboxFaults;
  readonly admissions: Admissions;
  readonly oauthApps: OAuthApps;
  readonly appReviews: AppReviews;
  readonly currencies: Currencies;
  readonly customerReviews: CustomerReviews;
  readonly erasures: Erasures;
  readonly requestLogs: RequestLogs;
  readonly eventHistory: EventHistory;
  readonly eventReplays: EventReplays;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly causedEvents: CausedEvents;
  readonly simulatedEvents: SimulatedEvents;
  readonly sandboxFunds: SandboxFunds;
  readonly sandboxClock: SandboxClock;
  readonly sandboxOutcomes: SandboxOutcomes;
  readonly sandboxTokens: SandboxTokens;
}

/** What the areas in `compose/` make: what the edges are given, and what areas and the start of the server use of one another. */
export interface Services extends ApiServices, IssuerServices, ConsoleServices {
  readonly tokenMint: TokenMint;
  readonly signingKeys: SigningKeys;
  readonly transferEngine: TransferEngine;
  readonly paymentRequestEngine: PaymentRequestEngine;
  readonly requestLogBuffer: RequestLogBuffer;
  readonly stockOrders: StockOrders;
}
