// Generated from spec/ by `npm run codegen`. Do not edit.

import type { CallOptions, IdempotentCallOptions, ProfileCallOptions } from '../call-options.ts';
import type { DataOf, QueryOf } from '../operation-types.ts';
import type { PagePromise } from '../page.ts';
import type {
  AddressRegenerate,
  AddressValidate,
  AddressValidity,
  Balance,
  BalanceCreate,
  Bank,
  BankAccountResolve,
  Country,
  CurrencyDetails,
  Customer,
  CustomerCreate,
  CustomerUpdate,
  DepositAddress,
  Industry,
  JsonWebKeySet,
  Merchant,
  OpenidConfiguration,
  Pair,
  PaymentLink,
  PaymentLinkCreate,
  PaymentLinkRequestCreate,
  PaymentLinkUpdate,
  PaymentRequest,
  PaymentRequestCreate,
  PledgeQuote,
  PledgeQuoteCreate,
  Quote,
  QuoteCreate,
  ReadablePaymentLink,
  Recipient,
  RecipientCreate,
  ResolvedBankAccount,
  StockActivity,
  TokenRequest,
  TokenResponse,
  TokenRevocation,
  TokenShare,
  Transaction,
  Transfer,
  TransferCreate,
  VirtualBankAccount,
} from './models.ts';

/** Query parameters of `GET /v1/balances`. */
export interface ListBalancesQuery extends QueryOf<'listBalances'> {}

/** Query parameters of `GET /v1/currencies`. */
export interface ListCurrenciesQuery extends QueryOf<'listCurrencies'> {}

/** Query parameters of `GET /v1/pairs`. */
export interface ListPairsQuery extends QueryOf<'listPairs'> {}

/** Query parameters of `GET /v1/countries`. */
export interface ListCountriesQuery extends QueryOf<'listCountries'> {}

/** Query parameters of `GET /v1/banks`. */
export interface ListBanksQuery extends QueryOf<'listBanks'> {}

/** Query parameters of `GET /v1/addresses/{code}`. */
export interface GetAddressQuery extends QueryOf<'getAddress'> {}

/** Query parameters of `GET /v1/customers`. */
export interface ListCustomersQuery extends QueryOf<'listCustomers'> {}

/** Query parameters of `GET /v1/customers/industries`. */
export interface ListIndustriesQuery extends QueryOf<'listIndustries'> {}

/** Query parameters of `GET /v1/quotes`. */
export interface ListQuotesQuery extends QueryOf<'listQuotes'> {}

/** Query parameters of `GET /v1/transfers`. */
export interface ListTransfersQuery extends QueryOf<'listTransfers'> {}

/** Query parameters of `GET /v1/transactions`. */
export interface ListTransactionsQuery extends QueryOf<'listTransactions'> {}

/** Query parameters of `GET /v1/recipients`. */
export interface ListRecipientsQuery extends QueryOf<'listRecipients'> {}

/** Query parameters of `GET /v1/payments/links`. */
export interface ListPaymentLinksQuery extends QueryOf<'listPaymentLinks'> {}

/** Query parameters of `GET /v1/payments/links/{id}/requests`. */
export interface ListPaymentLinkRequestsQuery extends QueryOf<'listPaymentLinkRequests'> {}

/** Query parameters of `GET /v1/payments/requests`. */
export interface ListPaymentRequestsQuery extends QueryOf<'listPaymentRequests'> {}

/** Query parameters of `GET /v1/stocks/portfolio/{symbol}`. */
export interface GetStockPositionQuery extends QueryOf<'getStockPosition'> {}

/** Query parameters of `GET /v1/stocks/movers`. */
export interface ListStockMoversQuery extends QueryOf<'listStockMovers'> {}

/** Query parameters of `GET /oauth2/auth`. */
export interface AuthorizeAppQuery extends QueryOf<'authorizeApp'> {}

/** The operations of `client.balances`. */
export interface BalancesResource {
  /**
   * Lists the profile's balances, oldest first by default. Returns the full list unless `limit` is
   * given.
   *
   * `GET /v1/balances`; needs `balances:read`
   */
  list(query?: ListBalancesQuery, options?: ProfileCallOptions): PagePromise<Balance>;

  /**
   * Opens an empty balance in a currency. If the profile already has a balance in the currency, nothing
   * changes and that balance is returned with 200 instead of 201.
   *
   * Returns 400 `request_validation` if the currency is not supported.
   *
   * `POST /v1/balances`; needs `balances:write`
   */
  create(body: BalanceCreate, options?: IdempotentCallOptions): Promise<Balance>;

  /**
   * Returns one balance of the profile, by identifier or currency code. Returns 404 `not_found` if the
   * profile has no such balance; `createBalance` opens one.
   *
   * `GET /v1/balances/{id_or_code}`; needs `balances:read`
   */
  get(idOrCode: string, options?: ProfileCallOptions): Promise<Balance>;
}

/** The operations of `client.currencies`. */
export interface CurrenciesResource {
  /**
   * Lists the supported currencies with their networks, sorted by code. Returns the full list unless
   * `limit` is given. No authentication is required.
   *
   * `GET /v1/currencies`
   */
  list(query?: ListCurrenciesQuery, options?: CallOptions): PagePromise<CurrencyDetails>;

  /**
   * Returns one currency with its networks, by code. Returns 404 `not_found` if the currency is not
   * supported. No authentication is required.
   *
   * `GET /v1/currencies/{code}`
   */
  get(code: string, options?: CallOptions): Promise<CurrencyDetails>;
}

/** The operations of `client.pairs`. */
export interface PairsResource {
  /**
   * Lists the trading pairs that currently have a price, with their prices and limits. Filters combine.
   * Returns the full list unless `limit` is given.
   *
   * No authentication is required. With a credential, prices are those at the time of its business,
   * whose clock the sandbox can move, so that they agree with the quotes that it takes.
   *
   * `GET /v1/pairs`
   */
  list(query?: ListPairsQuery, options?: ProfileCallOptions): PagePromise<Pair>;
}

/** The operations of `client.countries`. */
export interface CountriesResource {
  /**
   * Lists the supported countries with the channels through which payments come in and payouts go out,
   * sorted by name. Returns the full list unless `limit` is given. No authentication is required.
   *
   * `GET /v1/countries`
   */
  list(query?: ListCountriesQuery, options?: CallOptions): PagePromise<Country>;
}

/** The operations of `client.banks`. */
export interface BanksResource {
  /**
   * Lists the banks that payouts can be sent to, of all countries unless `country` is given, sorted by
   * name. Returns the full list unless `limit` is given. Use `code` as the `bank_code` of a recipient; a
   * Nigerian bank also accepts its `nip_code`. No authentication is required.
   *
   * `GET /v1/banks`
   */
  list(query?: ListBanksQuery, options?: CallOptions): PagePromise<Bank>;
}

/** The operations of `client.addresses`. */
export interface AddressesResource {
  /**
   * Checks the format and checksum of a blockchain address, and of its memo on networks that use memos.
   * Nothing is looked up on the blockchain. An invalid address is not an error: the response is 200 with
   * `valid: false`. No authentication is required.
   *
   * Returns 400 `request_validation` if the currency is not a supported cryptocurrency or the network
   * does not support it.
   *
   * `POST /v1/validate`
   */
  validate(body: AddressValidate, options?: CallOptions): Promise<AddressValidity>;

  /**
   * Returns the profile's current deposit address for a cryptocurrency on one network. The first call
   * creates it. Deposits to the address are credited to the profile without a fee and appear in
   * `listTransactions`; no `deposit.success` event is sent for them.
   *
   * Returns 404 `not_found` if the code is not that of a supported cryptocurrency, and 400
   * `request_validation` if the network does not support the currency or does not accept deposits of it.
   *
   * `GET /v1/addresses/{code}`; needs `addresses:read`
   */
  get(code: string, query?: GetAddressQuery, options?: ProfileCallOptions): Promise<DepositAddress>;

  /**
   * Creates a new deposit address for a currency on a network. From then on `getAddress` returns the new
   * address; deposits to the previous ones are still credited. If the profile has no address on the
   * network yet, its first one is created. Every call creates another address; send an `Idempotency-Key`
   * to retry safely.
   *
   * Returns 400 `bad_request` for every invalid request, including a currency or network that is not
   * supported.
   *
   * `POST /v1/addresses/regenerate`; needs `addresses:write`
   */
  regenerate(body: AddressRegenerate, options?: IdempotentCallOptions): Promise<DepositAddress>;
}

/** The operations of `client.customers`. */
export interface CustomersResource {
  /**
   * Lists the customers of the business, newest first by default. Each one includes its current
   * `kyc_status`.
   *
   * `GET /v1/customers`; needs `customers:read`
   */
  list(query?: ListCustomersQuery, options?: ProfileCallOptions): PagePromise<Customer>;

  /**
   * Creates an individual or business customer with the status `inactive` and sends `customer.created`.
   * The information may be incomplete at this point: `requirements_due` in the response lists what is
   * missing. Add it with `updateCustomer`, then submit the customer for review with `verifyCustomer`.
   *
   * A Nigerian national ID is verified by its number alone: returns 400 `request_validation` if a
   * `national-id` entry with the country `NG` has an image.
   *
   * Returns 404 `resource_not_found` if `business_industry` is not an industry from `listIndustries`.
   *
   * `POST /v1/customers`; needs `customers:write`
   */
  create(body: CustomerCreate, options?: IdempotentCallOptions): Promise<Customer>;

  /**
   * Lists the industries that a business customer can belong to, sorted by name. Returns the full list
   * unless `limit` is given. Use `id` as the `business_industry` of a customer.
   *
   * `GET /v1/customers/industries`; needs `api:read`
   */
  listIndustries(query?: ListIndustriesQuery, options?: ProfileCallOptions): PagePromise<Industry>;

  /**
   * Returns one customer, including its current `kyc_status`. Returns 404 `not_found` if the business
   * has no such customer.
   *
   * `GET /v1/customers/{id}`; needs `customers:read`
   */
  get(id: string, options?: ProfileCallOptions): Promise<Customer>;

  /**
   * Updates the given fields of a customer, leaves the others unchanged, and sends `customer.updated`.
   * An `identifying_information` entry replaces only the earlier entry of the same type; `address` and
   * every other object or array are replaced as a whole. `type` cannot be changed; a field of the other
   * type is refused with 400 `request_validation`. Adding a `bvn` entry makes a virtual bank account
   * available to the customer.
   *
   * A Nigerian national ID is verified by its number alone: returns 400 `request_validation` if a
   * `national-id` entry with the country `NG` has an image. Returns 404 `not_found` if the business has
   * no such customer.
   *
   * The identity that a review verifies is fixed while the customer is `in_review` or `active`: names,
   * `birth_date`, `identifying_information` other than `bvn`, `business_name`,
   * `business_incorporation_date`, `documents`, `business_owners` and `business_registration` are then
   * refused with 422 `invalid_state`.
   *
   * `PUT /v1/customers/{id}`; needs `customers:write`
   */
  update(id: string, body: CustomerUpdate, options?: ProfileCallOptions): Promise<Customer>;

  /**
   * Submits a customer that is `inactive` or `rejected` for review: it becomes `in_review`, and
   * `customer.verification.in_review` is sent. The result follows as `customer.verification.active` or
   * `customer.verification.rejected`.
   *
   * The submission is complete when `requirements_due` of the customer is empty. Otherwise nothing
   * changes and the operation returns 422:
   *
   * | Customer | What it needs | Code in `requirements_due` | Refusal |
   * |---|---|---|---|
   * | individual | a passport with `number` and `image_front`, or a national ID with `number` |
   * `identifying_information.passport_or_national_id` | `profile_kyc_verification` |
   * | individual | a selfie with `image_front` | `identifying_information.selfie` |
   * `profile_kyc_verification` |
   * | business | at least one entry in `business_owners` | `business_owners` | `missing_section` |
   * | business | `business_transaction` | `business_transaction` | `missing_section` |
   * | business | `business_registration` | `business_registration` | `missing_section` |
   * | business | a document with the purpose `certificate_of_incorporation` |
   * `documents.certificate_of_incorporation` | `missing_documents` |
   * | business | a document with the purpose `proof_of_address` | `documents.proof_of_address` |
   * `missing_documents` |
   * | business | a document with the purpose `ownership_structure` | `documents.ownership_structure` |
   * `missing_documents` |
   *
   * If a business lacks both sections and documents, the error is `missing_section`; `fields` lists
   * everything of that kind that is missing. For a customer that is `in_review` or `active`, the error
   * is `invalid_state`.
   *
   * `POST /v1/customers/{id}/verify`; needs `customers:write`
   */
  verify(id: string, options?: ProfileCallOptions): Promise<Customer>;

  /**
   * Imports an individual customer's existing verification from an identity provider, by a token that
   * the provider issues for sharing. The customer becomes `in_review`, then `active` or `rejected`
   * according to the provider's answer; each change is sent as `customer.verification.<status>`.
   *
   * Returns 403 `reusable_kyc_not_enabled` if the business has no account with the provider that has
   * reusable KYC enabled, 422 `individual_customer_required` for a business customer, and 422
   * `invalid_state` for a customer that is neither `inactive` nor `rejected`. Returns 422
   * `identity_token_used` for a token that was already imported, 422 `identity_token_invalid` for one
   * that is expired, wrongly signed or issued for another service, and 422 `identity_token_mismatch` for
   * one that another business shared or that is about another person.
   *
   * `POST /v1/customers/{id}/token-share`; needs `customers:write`
   */
  shareToken(id: string, body: TokenShare, options?: ProfileCallOptions): Promise<void>;
}

/** The operations of `client.virtualBankAccounts`. */
export interface VirtualBankAccountsResource {
  /**
   * Returns the profile's static bank account in a currency. The first call opens it. Each deposit into
   * the account is credited to the profile, less the deposit fee, and sends `deposit.success`.
   *
   * Returns 404 `not_found` if no accounts are available in the currency, 422
   * `err_bvn_verification_required` for a customer without a BVN on file, and 422 `invalid_state` for a
   * customer that is not active or has not accepted the terms of service. The BVN of an individual is a
   * `bvn` entry of `identifying_information`, which `updateCustomer` adds at any time; for a business it
   * is the `bvn` of one of its `business_owners`.
   *
   * `GET /v1/virtual_bank_accounts/{code}`; needs `virtual_accounts:read`
   */
  get(code: string, options?: ProfileCallOptions): Promise<VirtualBankAccount>;
}

/** The operations of `client.quotes`. */
export interface QuotesResource {
  /**
   * Lists the quotes of the profile, newest first by default. Filters combine. A quote that no transfer
   * executed is deleted 30 days after it expired.
   *
   * `GET /v1/quotes`; needs `quotes:read`
   */
  list(query?: ListQuotesQuery, options?: ProfileCallOptions): PagePromise<Quote>;

  /**
   * Prices a deposit, conversion, payout, on-ramp or off-ramp and holds the price for 30 minutes. No
   * money moves until `createTransfer` executes the quote. Without `pay_in` or `pay_out`, that payment
   * leg is the balance of the profile.
   *
   * Returns 400 `request_validation` if the amount is outside the limits or the two payment legs cannot
   * be combined, 404 `resource_not_found` if the recipient does not exist, 422 `insufficient_balance` if
   * the quote is funded from a balance that does not cover it, and 503 `service_unavailable` if there is
   * no current price.
   *
   * `POST /v1/quotes`; needs `quotes:write`
   */
  create(body: QuoteCreate, options?: IdempotentCallOptions): Promise<Quote>;

  /**
   * Returns one quote. Its `status` is `accepted` once a transfer has executed it and `expired` after
   * `expires_at`. Returns 404 `not_found` if the profile has no such quote. A quote that no transfer
   * executed is deleted 30 days after it expired.
   *
   * `GET /v1/quotes/{id}`; needs `quotes:read`
   */
  get(id: string, options?: ProfileCallOptions): Promise<Quote>;
}

/** The operations of `client.transfers`. */
export interface TransfersResource {
  /**
   * Lists the transfers of the profile, newest first by default. Filters combine.
   *
   * `GET /v1/transfers`; needs `transfers:read`
   */
  list(query?: ListTransfersQuery, options?: ProfileCallOptions): PagePromise<Transfer>;

  /**
   * Executes a pending quote. If the quote is funded from the balance, the source amount is held
   * immediately; if it is funded from outside, the returned `pay_in` contains the account or address to
   * pay to. `transfer.pending` is sent now, and `transfer.<status>` at each further status. Follow the
   * progress in `timeline`.
   *
   * Returns 404 `resource_not_found` if the profile has no such quote, 422 `quote_expired` if it has
   * expired, 422 `invalid_state` if it has already been executed, and 422 `insufficient_balance` if the
   * available balance does not cover it. In production, a quote that pays out requires a verified
   * business; otherwise 403 `forbidden`. Returns 429 `too_many_requests` if the phone that is to pay was
   * asked too often; the quote stays pending.
   *
   * `POST /v1/transfers`; needs `transfers:write`
   */
  create(body: TransferCreate, options?: IdempotentCallOptions): Promise<Transfer>;

  /**
   * Returns one transfer, including its current `status` and `timeline`. Returns 404 `not_found` if the
   * profile has no such transfer.
   *
   * `GET /v1/transfers/{id}`; needs `transfers:read`
   */
  get(id: string, options?: ProfileCallOptions): Promise<Transfer>;

  /**
   * Cancels a pending transfer, releases the held amount and sends `transfer.cancelled`. A payment that
   * still arrives for the transfer is credited to the balance as a deposit.
   *
   * Returns 422 `invalid_state` if the transfer is no longer pending. A cancellation that is repeated
   * with the same `Idempotency-Key` returns the first response instead.
   *
   * `POST /v1/transfers/{id}/cancel`; needs `transfers:write`
   */
  cancel(id: string, options?: IdempotentCallOptions): Promise<Transfer>;
}

/** The operations of `client.transactions`. */
export interface TransactionsResource {
  /**
   * Lists the transactions of the profile, newest first by default. Filters combine.
   *
   * `GET /v1/transactions`; needs `transactions:read`
   */
  list(query?: ListTransactionsQuery, options?: ProfileCallOptions): PagePromise<Transaction>;

  /**
   * Returns one transaction. Returns 404 `not_found` if the profile has no such transaction.
   *
   * `GET /v1/transactions/{id}`; needs `transactions:read`
   */
  get(id: string, options?: ProfileCallOptions): Promise<Transaction>;
}

/** The operations of `client.recipients`. */
export interface RecipientsResource {
  /**
   * Lists the saved recipients of the business, newest first by default. All profiles of the business
   * share them. Deleted recipients are not included.
   *
   * `GET /v1/recipients`; needs `recipients:read`
   */
  list(query?: ListRecipientsQuery, options?: ProfileCallOptions): PagePromise<Recipient>;

  /**
   * Saves a bank account, mobile money account or wallet to pay out to. The required fields depend on
   * `type`. Use the returned `id` as `pay_out.recipient_id` when you create a quote; look up a bank
   * account first with `resolveBankAccount` to confirm its holder.
   *
   * Returns 400 `schema_validation` if a required field is missing or malformed, and 400
   * `request_validation` if a value fails a check: an unknown bank code, a wrong check digit, an invalid
   * address, or a currency or country that the type does not support.
   *
   * `POST /v1/recipients`; needs `recipients:write`
   */
  create(body: RecipientCreate, options?: IdempotentCallOptions): Promise<Recipient>;

  /**
   * Returns one saved recipient. Returns 404 `not_found` if it does not exist or has been deleted.
   *
   * `GET /v1/recipients/{id}`; needs `recipients:read`
   */
  get(id: string, options?: ProfileCallOptions): Promise<Recipient>;

  /**
   * Deletes a recipient and returns it one last time, with `active` set to `false`. It can no longer be
   * used in a new quote; transfers that were already created to it are not affected.
   *
   * Returns 404 `not_found` if the recipient does not exist or has already been deleted.
   *
   * `DELETE /v1/recipients/{id}`; needs `recipients:write`
   */
  delete(id: string, options?: ProfileCallOptions): Promise<DataOf<'deleteRecipient'>>;

  /**
   * Looks up the name on a bank or mobile money account, so that the payer can confirm it before you
   * save a recipient.
   *
   * Returns 404 `resource_not_found` if the bank or operator does not know the account, and 400
   * `request_validation` if no bank or operator has the given code, currency and country; for the code
   * of a bank in another country, it names both countries.
   *
   * `POST /v1/recipients/resolve-bank-account`; needs `recipients:write`
   */
  resolveBankAccount(body: BankAccountResolve, options?: ProfileCallOptions): Promise<ResolvedBankAccount>;
}

/** The operations of `client.paymentLinks`. */
export interface PaymentLinksResource {
  /**
   * Lists the payment links of the profile, newest first by default, in every status unless `status` is
   * given.
   *
   * `GET /v1/payments/links`; needs `payments:read`
   */
  list(query?: ListPaymentLinksQuery, options?: ProfileCallOptions): PagePromise<PaymentLink>;

  /**
   * Creates a hosted page on which payers pay, once or many times. The link accepts payment requests
   * immediately, unless it is created with the status `draft`; activate a draft with
   * `updatePaymentLink`. Send payers to the returned `link`, or build a page of your own with its
   * `pub_key`.
   *
   * Returns 400 `request_validation` if `items` do not add up to the amount of the link, and 422
   * `invalid_state` for a customer that is not active or has not accepted the terms of service.
   *
   * `POST /v1/payments/links`; needs `payments:write`
   */
  create(body: PaymentLinkCreate, options?: IdempotentCallOptions): Promise<PaymentLink>;

  /**
   * Returns one payment link, even after it has expired or been deleted. The link's own public key reads
   * the reduced view that a payer may see; an API key or access token reads the whole link. Returns 404
   * `not_found` if the profile has no such link, and to every other public key.
   *
   * `GET /v1/payments/links/{id}`; needs `payments:read`
   */
  get(id: string, options?: ProfileCallOptions): Promise<ReadablePaymentLink>;

  /**
   * Deletes a draft or active link and returns it with the status `deleted`. The link accepts no further
   * payment requests; those already created are not affected. A deleted link can still be read.
   *
   * Returns 422 `invalid_state` if the link is expired or already deleted.
   *
   * `DELETE /v1/payments/links/{id}`; needs `payments:write`
   */
  delete(id: string, options?: ProfileCallOptions): Promise<PaymentLink>;

  /**
   * Updates the given fields of a draft or active link and leaves the others unchanged. Lists and
   * objects are replaced as a whole, and a new amount replaces an amount that was given in another way.
   * Set `status` to `active` to open a draft to payers.
   *
   * Returns 422 `invalid_state` if the link is expired or deleted.
   *
   * `PATCH /v1/payments/links/{id}`; needs `payments:write`
   */
  update(id: string, body: PaymentLinkUpdate, options?: ProfileCallOptions): Promise<PaymentLink>;

  /**
   * Lists the payment requests created through one payment link, newest first by default. Returns 404
   * `not_found` if the profile has no such link.
   *
   * `GET /v1/payments/links/{id}/requests`; needs `payments:read`
   */
  listRequests(id: string, query?: ListPaymentLinkRequestsQuery, options?: ProfileCallOptions): PagePromise<PaymentRequest>;

  /**
   * Creates a payment request for a payer of the link. The returned `pay_in` contains the account or
   * address to pay to. `payment_request.pending` is sent now, and `payment_request.<status>` at each
   * further status. The public key of the link is sufficient.
   *
   * Returns 422 `invalid_state` if the link is not active, 409 `conflict` if a one-time link already has
   * an open payment request, and 400 `request_validation` if the amount is not one that the link allows
   * or a required answer in `requested_info` is missing. Returns 404 `not_found` to every public key but
   * that of the link, and 429 `too_many_requests` if the phone that is to pay was asked too often, or if
   * too many were created with public keys from the network of the caller.
   *
   * `POST /v1/payments/links/{id}/requests`; needs `payments:write`
   */
  createRequest(id: string, body: PaymentLinkRequestCreate, options?: IdempotentCallOptions): Promise<PaymentRequest>;
}

/** The operations of `client.paymentRequests`. */
export interface PaymentRequestsResource {
  /**
   * Lists the payment requests of the profile, including those created through payment links, newest
   * first by default.
   *
   * `GET /v1/payments/requests`; needs `payments:read`
   */
  list(query?: ListPaymentRequestsQuery, options?: ProfileCallOptions): PagePromise<PaymentRequest>;

  /**
   * Requests a payment from a payer. The returned `pay_in` contains the account or address to pay to;
   * deposits count for 60 minutes. `payment_request.pending` is sent now, and `payment_request.<status>`
   * at each further status. A public key is sufficient.
   *
   * `pay_in.type` `balance` pays from the balance of the profile immediately. With a public key it
   * leaves the choice to the payer: nothing is paid, `pay_in` has no account or address, and the payment
   * request expires. To let the payer pay, create another one with the type that was chosen.
   *
   * Returns 422 `insufficient_balance` if that balance does not cover the amount, and 400
   * `request_validation` if `source` is `payment_link`. Returns 429 `too_many_requests` if the phone
   * that is to pay was asked too often, or if too many were created with public keys from the network of
   * the caller.
   *
   * `POST /v1/payments/requests`; needs `payments:write`
   */
  create(body: PaymentRequestCreate, options?: IdempotentCallOptions): Promise<PaymentRequest>;

  /**
   * Returns one payment request, including its current `status` and `timeline`. A public key reads only
   * the payment requests created with it. Returns 404 `not_found` if the profile has no such payment
   * request.
   *
   * `GET /v1/payments/requests/{id}`; needs `payments:read`
   */
  get(id: string, options?: ProfileCallOptions): Promise<PaymentRequest>;

  /**
   * Cancels a payment request that has received no deposit and sends `payment_request.cancelled`. A
   * deposit that still arrives is credited without conversion.
   *
   * Returns 422 `invalid_state` if the payment request is no longer pending. A cancellation that is
   * repeated with the same `Idempotency-Key` returns the first response instead.
   *
   * `POST /v1/payments/requests/{id}/cancel`; needs `payments:write`
   */
  cancel(id: string, options?: IdempotentCallOptions): Promise<PaymentRequest>;

  /**
   * Returns the business of the credential as a payment page shows it to payers. A public key is
   * sufficient, also that of a payment link.
   *
   * `GET /v1/merchants`; needs `payments:read`
   */
  getMerchant(options?: ProfileCallOptions): Promise<Merchant>;
}

/** The operations of `client.stocks`. */
export interface StocksResource {
  /**
   * Returns the profile's position in one stock, with a page of the fills behind it, newest first.
   * Returns 404 `not_found` for an unknown ticker.
   *
   * `GET /v1/stocks/portfolio/{symbol}`; needs `stocks:read` and `api:read`
   */
  getPosition(symbol: string, query?: GetStockPositionQuery, options?: ProfileCallOptions): PagePromise<StockActivity, DataOf<'getStockPosition'>>;

  /**
   * Returns the stocks with the largest gains and the largest losses over the last 24 hours, by percent
   * change. Only listed stocks that were priced within the last 15 minutes are ranked.
   *
   * `GET /v1/stocks/movers`; needs `stocks:read`
   */
  listMovers(query?: ListStockMoversQuery, options?: ProfileCallOptions): Promise<DataOf<'listStockMovers'>>;
}

/** The operations of `client.pledges`. */
export interface PledgesResource {
  /**
   * Checks whether a set of assets could be locked against a credit reference right now. Nothing is
   * locked and no money moves. Items that the available balance does not cover are not an error; they
   * are returned with `can_lock: false`.
   *
   * Requires an OAuth2 token of an app that is registered with a beneficiary; every other credential
   * gets 403 `forbidden`.
   *
   * `POST /v1/pledges/quotes`; needs `pledges:write`
   */
  createQuote(body: PledgeQuoteCreate, options?: IdempotentCallOptions): Promise<PledgeQuote>;
}

/** The operations of `client.oauth`. */
export interface OauthResource {
  /**
   * Returns the public keys that verify the signatures of access tokens and ID tokens. Cache them for 5
   * minutes, and fetch them again when a token names an unknown `kid`.
   *
   * `GET /.well-known/jwks.json`
   */
  getJwks(options?: CallOptions): Promise<JsonWebKeySet>;

  /**
   * Returns the capabilities and endpoint addresses of the issuer. Pin the `issuer` value and compare it
   * with the `iss` claim of every token.
   *
   * `GET /.well-known/openid-configuration`
   */
  getOpenidConfiguration(options?: CallOptions): Promise<OpenidConfiguration>;

  /**
   * Open this address in the user's browser to start the authorization code flow with PKCE. The issuer
   * redirects the user to sign-in and consent, then back to `redirect_uri` with a `code` or an `error`.
   * Exchange the code with `createToken`; it is valid for 10 minutes and can be used once.
   *
   * The redirect carries one of these errors: `invalid_request`, `invalid_scope`,
   * `unsupported_response_type`, `access_denied`, `server_error` or `temporarily_unavailable`. The
   * request ends here with 400, without a redirect, if the client or the `redirect_uri` is invalid, and
   * with `unauthorized_client` if the app is pending review, rejected or suspended: nobody has approved
   * where it would lead.
   *
   * `GET /oauth2/auth`
   */
  authorizeApp(query: AuthorizeAppQuery): string;

  /**
   * Exchanges an authorization code for the first tokens, or a refresh token for a new pair. A refresh
   * token can be used once: each refresh returns a new one, valid for another 30 days, and invalidates
   * the old one. Using an old refresh token again revokes the whole token family.
   *
   * Returns 400 `invalid_grant` if the code or refresh token is expired, revoked or already used; do not
   * retry, but ask the user to authorize the app again. Returns 401 `invalid_client` if the client
   * credentials are missing or wrong.
   *
   * `POST /oauth2/token`
   */
  createToken(body: TokenRequest, options?: CallOptions): Promise<TokenResponse>;

  /**
   * Revokes a refresh token; it can no longer be exchanged. Access tokens that were already issued stay
   * valid until `exp`. The response is 200 whether or not the token was valid. Returns 401
   * `invalid_client` if the client credentials are missing or wrong.
   *
   * `POST /oauth2/revoke`
   */
  revokeToken(body: TokenRevocation, options?: CallOptions): Promise<void>;
}

/** The operations by resource. */
export interface Resources {
  readonly balances: BalancesResource;
  readonly currencies: CurrenciesResource;
  readonly pairs: PairsResource;
  readonly countries: CountriesResource;
  readonly banks: BanksResource;
  readonly addresses: AddressesResource;
  readonly customers: CustomersResource;
  readonly virtualBankAccounts: VirtualBankAccountsResource;
  readonly quotes: QuotesResource;
  readonly transfers: TransfersResource;
  readonly transactions: TransactionsResource;
  readonly recipients: RecipientsResource;
  readonly paymentLinks: PaymentLinksResource;
  readonly paymentRequests: PaymentRequestsResource;
  readonly stocks: StocksResource;
  readonly pledges: PledgesResource;
  readonly oauth: OauthResource;
}

/** Which operation of the contract each method calls. */
export interface OperationIds {
  balances: { list: 'listBalances'; create: 'createBalance'; get: 'getBalance' };
  currencies: { list: 'listCurrencies'; get: 'getCurrency' };
  pairs: { list: 'listPairs' };
  countries: { list: 'listCountries' };
  banks: { list: 'listBanks' };
  addresses: { validate: 'validateAddress'; get: 'getAddress'; regenerate: 'regenerateAddress' };
  customers: { list: 'listCustomers'; create: 'createCustomer'; listIndustries: 'listIndustries'; get: 'getCustomer'; update: 'updateCustomer'; verify: 'verifyCustomer'; shareToken: 'shareCustomerToken' };
  virtualBankAccounts: { get: 'getVirtualBankAccount' };
  quotes: { list: 'listQuotes'; create: 'createQuote'; get: 'getQuote' };
  transfers: { list: 'listTransfers'; create: 'createTransfer'; get: 'getTransfer'; cancel: 'cancelTransfer' };
  transactions: { list: 'listTransactions'; get: 'getTransaction' };
  recipients: { list: 'listRecipients'; create: 'createRecipient'; get: 'getRecipient'; delete: 'deleteRecipient'; resolveBankAccount: 'resolveBankAccount' };
  paymentLinks: { list: 'listPaymentLinks'; create: 'createPaymentLink'; get: 'getPaymentLink'; delete: 'deletePaymentLink'; update: 'updatePaymentLink'; listRequests: 'listPaymentLinkRequests'; createRequest: 'createPaymentLinkRequest' };
  paymentRequests: { list: 'listPaymentRequests'; create: 'createPaymentRequest'; get: 'getPaymentRequest'; cancel: 'cancelPaymentRequest'; getMerchant: 'getMerchant' };
  stocks: { getPosition: 'getStockPosition'; listMovers: 'listStockMovers' };
  pledges: { createQuote: 'createPledgeQuote' };
  oauth: { getJwks: 'getJwks'; getOpenidConfiguration: 'getOpenidConfiguration'; authorizeApp: 'authorizeApp'; createToken: 'createToken'; revokeToken: 'revokeToken' };
}
