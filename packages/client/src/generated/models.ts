// Generated from spec/ by `npm run codegen`. Do not edit.

import type { components } from '@finops/contract';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/**
 * The claims of an access token, a JWT signed with RS256. Verify the signature before you read them,
 * then check `iss`, `exp`, `client_id` and the scope as described in the guide "Authentication".
 */
export interface AccessTokenClaims extends Schema<'AccessTokenClaims'> {}

/** A business customer that is verified. */
export interface ActiveBusinessCustomer extends Schema<'ActiveBusinessCustomer'> {}

/** An individual customer that is verified. */
export interface ActiveIndividualCustomer extends Schema<'ActiveIndividualCustomer'> {}

/** A payment leg on a blockchain. */
export interface AddressLeg extends Schema<'AddressLeg'> {}

/** A payment to a blockchain address that is created for it. */
export interface AddressPayInCreate extends Schema<'AddressPayInCreate'> {}

/** A payout to a blockchain address or to a saved wallet. Sending both is refused. */
export type AddressPayOutCreate = GivenAddressPayOutCreate | SavedWalletPayOutCreate;

/** Currency and network of the new deposit address. */
export interface AddressRegenerate extends Schema<'AddressRegenerate'> {}

/** The address to check. */
export interface AddressValidate extends Schema<'AddressValidate'> {}

/** Result of an address check. */
export interface AddressValidity extends Schema<'AddressValidity'> {}

/** An amount and its currency. */
export interface AmountWithCurrency extends Schema<'AmountWithCurrency'> {}

/** Exchange of an authorization code for the first tokens. */
export interface AuthorizationCodeGrant extends Schema<'AuthorizationCodeGrant'> {}

/** The amounts a profile holds in one currency. */
export interface Balance extends Schema<'Balance'> {}

/** The currency in which to open a balance. */
export interface BalanceCreate extends Schema<'BalanceCreate'> {}

/** A payment leg on the balance of a profile. */
export interface BalanceLeg extends Schema<'BalanceLeg'> {}

/** The balance of the profile. */
export interface BalanceLegCreate extends Schema<'BalanceLegCreate'> {}

/** A bank that payouts can be sent to. */
export interface Bank extends Schema<'Bank'> {}

/** The account to look up. */
export interface BankAccountResolve extends Schema<'BankAccountResolve'> {}

/** A payout to a saved bank account. */
export interface BankTransferLeg extends Schema<'BankTransferLeg'> {}

/** A payout to a saved bank account. */
export interface BankTransferPayOutCreate extends Schema<'BankTransferPayOutCreate'> {}

/** An owner of a business customer. */
export interface BeneficialOwner extends Schema<'BeneficialOwner'> {}

/** A business customer. */
export interface BusinessCustomer extends Schema<'BusinessCustomer'> {}

/**
 * A new business customer. `documents`, `business_owners`, `business_transaction` and
 * `business_registration` can be added later with `updateCustomer`; `verifyCustomer` lists what it
 * requires of them.
 */
export interface BusinessCustomerCreate extends Schema<'BusinessCustomerCreate'> {}

/** A document of a business, and what it proves. */
export interface BusinessDocument extends Schema<'BusinessDocument'> {}

/** What a document of a business proves. */
export type BusinessDocumentPurpose = Schema<'BusinessDocumentPurpose'>;

/** An owner or director of a business. */
export interface BusinessOwner extends Schema<'BusinessOwner'> {}

/** A role of a person in a business. */
export type BusinessOwnerRole = Schema<'BusinessOwnerRole'>;

/** Registration of a business. */
export interface BusinessRegistration extends Schema<'BusinessRegistration'> {}

/** Intended use of the service by a business. */
export interface BusinessTransaction extends Schema<'BusinessTransaction'> {}

/** A Nigerian bank verification number (BVN). */
export interface BvnEntry extends Schema<'BvnEntry'> {}

/** The amount in any currency, which can differ from both the source and the target currency. */
export interface ByQuoteAmount extends Schema<'ByQuoteAmount'> {}

/** The amount in the source currency. */
export interface BySourceAmount extends Schema<'BySourceAmount'> {}

/** The amount in the target currency, after fees. */
export interface ByTargetAmount extends Schema<'ByTargetAmount'> {}

/** A supported country and the payment channels available there. */
export interface Country extends Schema<'Country'> {}

/** The currency of a country. */
export interface CountryCurrency extends Schema<'CountryCurrency'> {}

/** A business customer that was just created. */
export interface CreatedBusinessCustomer extends Schema<'CreatedBusinessCustomer'> {}

/** An individual customer that was just created. */
export interface CreatedIndividualCustomer extends Schema<'CreatedIndividualCustomer'> {}

/** A supported currency, its capabilities and its networks. */
export interface CurrencyDetails extends Schema<'CurrencyDetails'> {}

/** Whether the currency is fiat money or a cryptocurrency. */
export type CurrencyKind = Schema<'CurrencyKind'>;

/** A currency on one network: decimals, address format, limits and fee. */
export interface CurrencyNetwork extends Schema<'CurrencyNetwork'> {}

/** A customer of the business, with its verification: an individual or a business, according to `type`. */
export type Customer = IndividualCustomer | BusinessCustomer;

/** The fields that every customer has. */
export interface CustomerBase extends Schema<'CustomerBase'> {}

/** A new customer: an individual or a business, according to `type`. */
export type CustomerCreate = IndividualCustomerCreate | BusinessCustomerCreate;

/** Body of the event `customer.created`. */
export interface CustomerCreatedEvent extends Schema<'CustomerCreatedEvent'> {}

/**
 * Something that is missing before the customer can be submitted. The codes
 * `identifying_information.…` apply to individuals, all others to businesses.
 */
export type CustomerRequirement = Schema<'CustomerRequirement'>;

/**
 * Verification status of the customer: `inactive` before the first submission and after a verification
 * was reverted, `in_review` during the review, then `active` or `rejected`.
 */
export type CustomerStatus = Schema<'CustomerStatus'>;

/** Whether the customer is an individual or a business. */
export type CustomerType = Schema<'CustomerType'>;

/**
 * The fields to change; omitted fields keep their values. Names, `birth_date` and
 * `identifying_information` are for individuals, the `business_` fields and `documents` for
 * businesses.
 */
export interface CustomerUpdate extends Schema<'CustomerUpdate'> {}

/** Body of the event `customer.updated`. */
export interface CustomerUpdatedEvent extends Schema<'CustomerUpdatedEvent'> {}

/** Body of the event `customer.verification.active`. */
export interface CustomerVerificationActiveEvent extends Schema<'CustomerVerificationActiveEvent'> {}

/** Body of the event `customer.verification.in_review`. */
export interface CustomerVerificationInReviewEvent extends Schema<'CustomerVerificationInReviewEvent'> {}

/** Body of the event `customer.verification.inactive`. */
export interface CustomerVerificationInactiveEvent extends Schema<'CustomerVerificationInactiveEvent'> {}

/** Body of the event `customer.verification.rejected`. */
export interface CustomerVerificationRejectedEvent extends Schema<'CustomerVerificationRejectedEvent'> {}

/** A deposit into a static bank account. */
export interface Deposit extends Schema<'Deposit'> {}

/** A blockchain address whose deposits are credited to the profile. */
export interface DepositAddress extends Schema<'DepositAddress'> {}

/** Body of the event `deposit.success`. */
export interface DepositSuccessEvent extends Schema<'DepositSuccessEvent'> {}

/** A fee, in the currency it is charged in and converted to the other currency of the quote. */
export interface Fee extends Schema<'Fee'> {}

/** A payout to a blockchain address. */
export interface GivenAddressPayOutCreate extends Schema<'GivenAddressPayOutCreate'> {}

/**
 * An identity document of an individual customer. It is stored and never returned. To be submitted for
 * review, a customer needs a passport and a selfie, or a national ID and a selfie. Missing entries can
 * be added later: `requirements_due` lists them, and only `verifyCustomer` requires them. A `bvn` is
 * not required for the review, but for a virtual bank account.
 */
export type IdentifyingInformation = PassportEntry | NationalIdEntry | SelfieEntry | BvnEntry;

/** A business customer in review. */
export interface InReviewBusinessCustomer extends Schema<'InReviewBusinessCustomer'> {}

/** An individual customer in review. */
export interface InReviewIndividualCustomer extends Schema<'InReviewIndividualCustomer'> {}

/** A business customer that is not verified. */
export interface InactiveBusinessCustomer extends Schema<'InactiveBusinessCustomer'> {}

/** An individual customer that is not verified. */
export interface InactiveIndividualCustomer extends Schema<'InactiveIndividualCustomer'> {}

/** An individual customer. */
export interface IndividualCustomer extends Schema<'IndividualCustomer'> {}

/** A new individual customer. */
export interface IndividualCustomerCreate extends Schema<'IndividualCustomerCreate'> {}

/** An industry that a business customer can belong to. */
export interface Industry extends Schema<'Industry'> {}

/** An RSA public key for RS256 signatures (RFC 7517). */
export interface JsonWebKey extends Schema<'JsonWebKey'> {}

/** The current public keys (RFC 7517). Contains more than one key during a rotation. */
export interface JsonWebKeySet extends Schema<'JsonWebKeySet'> {}

/**
 * Result of the verification, derived from `status`: `inactive` gives `pending`, `in_review` gives
 * `in_review`, `active` gives `verified`, `rejected` gives `rejected`.
 */
export type KycStatus = Schema<'KycStatus'>;

/** A business as payers see it. */
export interface Merchant extends Schema<'Merchant'> {}

/**
 * Your own facts: up to 20 keys of at most 40 characters, each with a text of at most 500 characters.
 * They have no effect.
 */
export interface Metadata extends Schema<'Metadata'> {}

/** A payment leg from or to a mobile money account. */
export interface MobileMoneyLeg extends Schema<'MobileMoneyLeg'> {}

/** A payment from a mobile money account: send either its phone number or a saved recipient, not both. */
export type MobileMoneyPayInCreate = PhonePayInCreate | SavedPhonePayInCreate;

/** A payout to a saved mobile money account. */
export interface MobileMoneyPayOutCreate extends Schema<'MobileMoneyPayOutCreate'> {}

/** An amount and its value in the profile's display currency. */
export interface MoneyWithFiat extends Schema<'MoneyWithFiat'> {}

/**
 * A national ID. A Nigerian one (`country` is `NG`) is verified by its number alone; with an image,
 * the operation returns 400 `request_validation`.
 */
export interface NationalIdEntry extends Schema<'NationalIdEntry'> {}

/**
 * A link that does not fix the amount. An amount is a suggestion to the payer, given in at most one
 * way: `target_amount`, or `quote_amount` with `quote_currency`; otherwise 400 `request_validation`.
 */
export interface OpenPaymentLinkCreate extends Schema<'OpenPaymentLinkCreate'> {}

/** Capabilities and endpoint addresses of the issuer. */
export interface OpenidConfiguration extends Schema<'OpenidConfiguration'> {}

/** Two currencies that can be traded for each other, with current prices and limits. */
export interface Pair extends Schema<'Pair'> {}

/** A limit in the base currency and in the counter currency. */
export interface PairAmount extends Schema<'PairAmount'> {}

/** Kind of the counter currency. */
export type PairType = Schema<'PairType'>;

/** A passport. `image_front` can be added later; `verifyCustomer` requires it. */
export interface PassportEntry extends Schema<'PassportEntry'> {}

/** Where the money comes from. The other fields depend on `type`. */
export type PayIn = BalanceLeg | AddressLeg | TemporaryBankAccountLeg | MobileMoneyLeg;

/** Where the money comes from. The other fields depend on `type`. */
export type PayInCreate = BalanceLegCreate | AddressPayInCreate | TemporaryBankAccountPayInCreate | MobileMoneyPayInCreate;

/** Where the money goes. The other fields depend on `type`. */
export type PayOut = BalanceLeg | AddressLeg | BankTransferLeg | MobileMoneyLeg;

/** Where the money goes. The other fields depend on `type`. */
export type PayOutCreate = BalanceLegCreate | AddressPayOutCreate | BankTransferPayOutCreate | MobileMoneyPayOutCreate;

/** One way to pay in or out, with its limits. */
export interface PaymentChannel extends Schema<'PaymentChannel'> {}

/** A hosted page on which payers pay, once or many times. */
export interface PaymentLink extends Schema<'PaymentLink'> {}

/** Inclusive limits of an amount that the payer chooses. */
export interface PaymentLinkAmountLimit extends Schema<'PaymentLinkAmountLimit'> {}

/**
 * A new payment link. A fixed link requires an amount: either `target_amount`, or `quote_amount` with
 * `quote_currency`. For other links the amount is an optional suggestion. Sending both amounts is
 * refused.
 */
export type PaymentLinkCreate = PaymentLinkCreateByTargetAmount | PaymentLinkCreateByQuoteAmount | OpenPaymentLinkCreate;

/** A fixed link with an amount in the quote currency. */
export interface PaymentLinkCreateByQuoteAmount extends Schema<'PaymentLinkCreateByQuoteAmount'> {}

/** A fixed link with an amount in the target currency. */
export interface PaymentLinkCreateByTargetAmount extends Schema<'PaymentLinkCreateByTargetAmount'> {}

/** A question that the payer is asked. */
export interface PaymentLinkExtraInfo extends Schema<'PaymentLinkExtraInfo'> {}

/** A line item: what the payment is for. */
export interface PaymentLinkItem extends Schema<'PaymentLinkItem'> {}

/** Optional settings and contents of a payment link. */
export interface PaymentLinkMeta extends Schema<'PaymentLinkMeta'> {}

/** How the payer pays. The other fields depend on `type`. */
export type PaymentLinkPayInCreate = AddressPayInCreate | TemporaryBankAccountPayInCreate | PhonePayInCreate;

/**
 * A payment through a link. Send an amount only if the link lets the payer choose it, in exactly one
 * way: `source_amount`, `target_amount`, or `quote_amount` with `quote_currency`; otherwise 400
 * `request_validation`.
 */
export interface PaymentLinkRequestCreate extends Schema<'PaymentLinkRequestCreate'> {}

/** Status of a payment link. Only an `active` link accepts payment requests. */
export type PaymentLinkStatus = Schema<'PaymentLinkStatus'>;

/** The fields of a new link, except its amount. */
export interface PaymentLinkTerms extends Schema<'PaymentLinkTerms'> {}

/** Purpose of a payment link. */
export type PaymentLinkType = Schema<'PaymentLinkType'>;

/**
 * The fields to change; lists and objects are replaced as a whole, and null removes a value. Send
 * `quote_amount` and `quote_currency` together, or one of them if the link already has the other.
 * Setting them removes `target_amount`; setting `target_amount` removes both. Returns 400
 * `request_validation` if `target_amount` is sent with either of them, or if one of the two would
 * remain without the other.
 */
export interface PaymentLinkUpdate extends Schema<'PaymentLinkUpdate'> {}

/** A payment that a payer is asked to make, with its status and deposits. */
export interface PaymentRequest extends Schema<'PaymentRequest'> {}

/** Body of the event `payment_request.cancelled`. */
export interface PaymentRequestCancelledEvent extends Schema<'PaymentRequestCancelledEvent'> {}

/** Body of the event `payment_request.completed`. */
export interface PaymentRequestCompletedEvent extends Schema<'PaymentRequestCompletedEvent'> {}

/**
 * A payment to request. Send the amount in exactly one way: `source_amount`, `target_amount`, or
 * `quote_amount` with `quote_currency`.
 */
export type PaymentRequestCreate = PaymentRequestCreateBySourceAmount | PaymentRequestCreateByTargetAmount | PaymentRequestCreateByQuoteAmount;

/** A payment whose amount is given in `quote_currency`. */
export interface PaymentRequestCreateByQuoteAmount extends Schema<'PaymentRequestCreateByQuoteAmount'> {}

/** A payment whose amount is given in the source currency. */
export interface PaymentRequestCreateBySourceAmount extends Schema<'PaymentRequestCreateBySourceAmount'> {}

/** A payment whose amount is given in the target currency. */
export interface PaymentRequestCreateByTargetAmount extends Schema<'PaymentRequestCreateByTargetAmount'> {}

/** Body of the event `payment_request.expired`. */
export interface PaymentRequestExpiredEvent extends Schema<'PaymentRequestExpiredEvent'> {}

/** Body of the event `payment_request.failed`. */
export interface PaymentRequestFailedEvent extends Schema<'PaymentRequestFailedEvent'> {}

/** Body of the event `payment_request.multiple_deposits`. */
export interface PaymentRequestMultipleDepositsEvent extends Schema<'PaymentRequestMultipleDepositsEvent'> {}

/** Body of the event `payment_request.over_payment`. */
export interface PaymentRequestOverPaymentEvent extends Schema<'PaymentRequestOverPaymentEvent'> {}

/** Body of the event `payment_request.pending`. */
export interface PaymentRequestPendingEvent extends Schema<'PaymentRequestPendingEvent'> {}

/** Status of a payment request. */
export type PaymentRequestStatus = Schema<'PaymentRequestStatus'>;

/** The fields of a new payment request, except its amount. */
export interface PaymentRequestTerms extends Schema<'PaymentRequestTerms'> {}

/** Body of the event `payment_request.under_payment`. */
export interface PaymentRequestUnderPaymentEvent extends Schema<'PaymentRequestUnderPaymentEvent'> {}

/** A payment from a mobile money account, by its phone number. */
export interface PhonePayInCreate extends Schema<'PhonePayInCreate'> {}

/** Result of checking whether a set of assets can be locked against a credit reference. */
export interface PledgeQuote extends Schema<'PledgeQuote'> {}

/** The assets to lock and the credit reference to lock them against. */
export interface PledgeQuoteCreate extends Schema<'PledgeQuoteCreate'> {}

/** Status of a pledge quote. */
export type PledgeQuoteStatus = Schema<'PledgeQuoteStatus'>;

/** Postal address of the customer. */
export interface PostalAddress extends Schema<'PostalAddress'> {}

/** Postal address of the customer. */
export interface PostalAddressInput extends Schema<'PostalAddressInput'> {}

/** The difference between a current value and a reference value. */
export interface PriceChange extends Schema<'PriceChange'> {}

/** The part of a payment link that payers can see. */
export interface PublicPaymentLink extends Schema<'PublicPaymentLink'> {}

/**
 * Settings and contents of a payment link that payers can see: all but the name and e-mail address of
 * the intended payer.
 */
export interface PublicPaymentLinkMeta extends Schema<'PublicPaymentLinkMeta'> {}

/** A price held for 30 minutes, to be executed by one transfer. */
export interface Quote extends Schema<'Quote'> {}

/**
 * What to convert, pay in or pay out. Send the amount in exactly one way: `source_amount`,
 * `target_amount`, or `quote_amount` with `quote_currency`. Omit the other fields.
 */
export type QuoteCreate = QuoteCreateBySourceAmount | QuoteCreateByTargetAmount | QuoteCreateByQuoteAmount;

/** A quote whose amount is given in `quote_currency`. */
export interface QuoteCreateByQuoteAmount extends Schema<'QuoteCreateByQuoteAmount'> {}

/** A quote whose amount is given in the source currency. */
export interface QuoteCreateBySourceAmount extends Schema<'QuoteCreateBySourceAmount'> {}

/** A quote whose amount is given in the target currency. */
export interface QuoteCreateByTargetAmount extends Schema<'QuoteCreateByTargetAmount'> {}

/** Status of a quote. Only a `pending` quote can be executed. */
export type QuoteStatus = Schema<'QuoteStatus'>;

/** The fields of a new quote, except its amount. */
export interface QuoteTerms extends Schema<'QuoteTerms'> {}

/** The rate at which one currency is converted into another. */
export interface Rate extends Schema<'Rate'> {}

/** A payment link, in full or in the reduced view for payers; `view` tells which. */
export type ReadablePaymentLink = PaymentLink | PublicPaymentLink;

/** A saved account or wallet to pay out to. Which of the optional fields are present depends on `type`. */
export interface Recipient extends Schema<'Recipient'> {}

/**
 * An account or wallet to save. The required fields depend on `type`. Currency and country default to
 * those of the type. Where a field has an alias, send only one of the two. The type `bank_transfer`
 * together with a `country_id` is read as the bank type of that country.
 */
export type RecipientCreate = RecipientCreateNgnBank | RecipientCreateKesBank | RecipientCreateUsdBank | RecipientCreateGbpBank | RecipientCreateMpesaMobileMoney | RecipientCreateMtnMobileMoney | RecipientCreatePaybill | RecipientCreateTill | RecipientCreateCrypto;

/**
 * A wallet on a blockchain network. Send its address as `crypto_address`, or under the alias
 * `address`, but not both.
 */
export type RecipientCreateCrypto = RecipientCreateCryptoByCryptoAddress | RecipientCreateCryptoByAddress;

/** A wallet identified by the alias `address`. */
export interface RecipientCreateCryptoByAddress extends Schema<'RecipientCreateCryptoByAddress'> {}

/** A wallet identified by its `crypto_address`. */
export interface RecipientCreateCryptoByCryptoAddress extends Schema<'RecipientCreateCryptoByCryptoAddress'> {}

/** A bank account in the United Kingdom. */
export interface RecipientCreateGbpBank extends Schema<'RecipientCreateGbpBank'> {}

/** A bank account in Kenya. */
export interface RecipientCreateKesBank extends Schema<'RecipientCreateKesBank'> {}

/** An M-Pesa account in Kenya. */
export interface RecipientCreateMpesaMobileMoney extends Schema<'RecipientCreateMpesaMobileMoney'> {}

/** An MTN mobile money account. MTN is available in GH, BJ, CI, CM, RW, UG and ZM. */
export interface RecipientCreateMtnMobileMoney extends Schema<'RecipientCreateMtnMobileMoney'> {}

/** A bank account in Nigeria. */
export interface RecipientCreateNgnBank extends Schema<'RecipientCreateNgnBank'> {}

/** An account with a business that collects payments through an M-Pesa paybill number. */
export interface RecipientCreatePaybill extends Schema<'RecipientCreatePaybill'> {}

/** The M-Pesa till of a merchant. */
export interface RecipientCreateTill extends Schema<'RecipientCreateTill'> {}

/** A US dollar account reached by ACH. */
export interface RecipientCreateUsdAch extends Schema<'RecipientCreateUsdAch'> {}

/** A US dollar bank account. The required account numbers depend on `transfer_type`. */
export type RecipientCreateUsdBank = RecipientCreateUsdAch | RecipientCreateUsdWire | RecipientCreateUsdSwift;

/** The fields that every US dollar account has. */
export interface RecipientCreateUsdBase extends Schema<'RecipientCreateUsdBase'> {}

/** A US dollar account reached by SWIFT. Send either its account number or its IBAN, not both. */
export type RecipientCreateUsdSwift = RecipientCreateUsdSwiftByAccountNumber | RecipientCreateUsdSwiftByIban;

/** The fields that every SWIFT account has. */
export interface RecipientCreateUsdSwiftBase extends Schema<'RecipientCreateUsdSwiftBase'> {}

/** A SWIFT account identified by its account number. */
export interface RecipientCreateUsdSwiftByAccountNumber extends Schema<'RecipientCreateUsdSwiftByAccountNumber'> {}

/** A SWIFT account identified by its IBAN. */
export interface RecipientCreateUsdSwiftByIban extends Schema<'RecipientCreateUsdSwiftByIban'> {}

/** A US dollar account reached by wire transfer. */
export interface RecipientCreateUsdWire extends Schema<'RecipientCreateUsdWire'> {}

/** The fields that every wallet has. */
export interface RecipientCreateWalletBase extends Schema<'RecipientCreateWalletBase'> {}

/**
 * Bank account, mobile money account or person at the other end of a payment. Only the fields known
 * for its channel are present.
 */
export interface RecipientDetails extends Schema<'RecipientDetails'> {}

/** Whether the account holder is a person or a business. */
export type RecipientEntityType = Schema<'RecipientEntityType'>;

/** Payment system used to reach the account. */
export type RecipientTransferType = Schema<'RecipientTransferType'>;

/** Kind of account or wallet. It determines which fields a recipient has. */
export type RecipientType = Schema<'RecipientType'>;

/** Exchange of a refresh token for a new pair of tokens. */
export interface RefreshTokenGrant extends Schema<'RefreshTokenGrant'> {}

/** A business customer that was rejected. */
export interface RejectedBusinessCustomer extends Schema<'RejectedBusinessCustomer'> {}

/** An individual customer that was rejected. */
export interface RejectedIndividualCustomer extends Schema<'RejectedIndividualCustomer'> {}

/** The holder of a bank or mobile money account. */
export interface ResolvedBankAccount extends Schema<'ResolvedBankAccount'> {}

/**
 * How a cancelled or failed transfer is refunded. With `conversion_only`, the original source amount
 * is refunded to the source balance without a fee. By default, a refused or returned payout is
 * refunded in the target currency, less the refund fee.
 */
export type ReversalPolicy = Schema<'ReversalPolicy'>;

/** A payment from a saved mobile money account. */
export interface SavedPhonePayInCreate extends Schema<'SavedPhonePayInCreate'> {}

/** A payout to a saved wallet. */
export interface SavedWalletPayOutCreate extends Schema<'SavedWalletPayOutCreate'> {}

/** A photo of the customer's face. */
export interface SelfieEntry extends Schema<'SelfieEntry'> {}

/** One fill: a completed purchase or sale of stock tokens. */
export interface StockActivity extends Schema<'StockActivity'> {}

/** A stock with a large price change over the last 24 hours. */
export interface StockMover extends Schema<'StockMover'> {}

/** A profile's holding of one stock. */
export interface StockPosition extends Schema<'StockPosition'> {}

/** An account identified by its account number. */
export interface SwiftAccountNumber extends Schema<'SwiftAccountNumber'> {}

/** An account identified by its IBAN. */
export interface SwiftIban extends Schema<'SwiftIban'> {}

/** A payment to a bank account that is opened for this payment only. */
export interface TemporaryBankAccountLeg extends Schema<'TemporaryBankAccountLeg'> {}

/** A bank transfer to an account that is opened for this payment only. */
export interface TemporaryBankAccountPayInCreate extends Schema<'TemporaryBankAccountPayInCreate'> {}

/** Ordered steps of the payment, done and pending. */
export interface Timeline extends Schema<'Timeline'> {}

/** Tokens with a refresh token: the response to every refresh, and to a code with `offline_access`. */
export interface TokenPair extends Schema<'TokenPair'> {}

/** A token request. `grant_type` selects what is exchanged. */
export type TokenRequest = RefreshTokenGrant | AuthorizationCodeGrant;

/**
 * Newly issued tokens. The response to a refresh always has a `refresh_token`, as `TokenPair`
 * requires.
 */
export interface TokenResponse extends Schema<'TokenResponse'> {}

/** The token to revoke. */
export interface TokenRevocation extends Schema<'TokenRevocation'> {}

/** A verification that an identity provider shares. */
export interface TokenShare extends Schema<'TokenShare'> {}

/**
 * A change of a profile's balance in one currency. The transactions of a currency always add up to the
 * `total` of its balance, without `savings` and `investments`. Holding an amount for a transfer
 * creates no transaction; the payment or conversion that follows does. Amounts are without fees: a
 * deposit has the amount that arrived, a payout what was sent, and each fee is a transaction of its
 * own with the type `fees`.
 */
export interface Transaction extends Schema<'Transaction'> {}

/** Details of a transaction; only those that apply are present. */
export interface TransactionMeta extends Schema<'TransactionMeta'> {}

/** Whether the transaction is settled. Nothing else of a transaction ever changes. */
export type TransactionStatus = Schema<'TransactionStatus'>;

/** What caused the transaction. */
export type TransactionType = Schema<'TransactionType'>;

/** The execution of one quote. */
export interface Transfer extends Schema<'Transfer'> {}

/** Body of the event `transfer.cancelled`. */
export interface TransferCancelledEvent extends Schema<'TransferCancelledEvent'> {}

/** Kind of transfer. */
export type TransferCategory = Schema<'TransferCategory'>;

/** The quote to execute. */
export interface TransferCreate extends Schema<'TransferCreate'> {}

/** Why the transfer did not run as quoted. */
export type TransferErrorReason = Schema<'TransferErrorReason'>;

/** Body of the event `transfer.failed`. */
export interface TransferFailedEvent extends Schema<'TransferFailedEvent'> {}

/** Body of the event `transfer.funds_converted`. */
export interface TransferFundsConvertedEvent extends Schema<'TransferFundsConvertedEvent'> {}

/** Body of the event `transfer.funds_delivered`. */
export interface TransferFundsDeliveredEvent extends Schema<'TransferFundsDeliveredEvent'> {}

/** Body of the event `transfer.funds_not_delivered`. */
export interface TransferFundsNotDeliveredEvent extends Schema<'TransferFundsNotDeliveredEvent'> {}

/** Body of the event `transfer.funds_received`. */
export interface TransferFundsReceivedEvent extends Schema<'TransferFundsReceivedEvent'> {}

/** Body of the event `transfer.funds_refunded`. */
export interface TransferFundsRefundedEvent extends Schema<'TransferFundsRefundedEvent'> {}

/** How the transfer ended. */
export type TransferOutcome = Schema<'TransferOutcome'>;

/** Body of the event `transfer.outgoing_payment_sent`. */
export interface TransferOutgoingPaymentSentEvent extends Schema<'TransferOutgoingPaymentSentEvent'> {}

/** Body of the event `transfer.pending`. */
export interface TransferPendingEvent extends Schema<'TransferPendingEvent'> {}

/** Body of the event `transfer.processing`. */
export interface TransferProcessingEvent extends Schema<'TransferProcessingEvent'> {}

/** Status of a transfer. Which statuses it passes through depends on its `category`. */
export type TransferStatus = Schema<'TransferStatus'>;

/** A second authentication factor that the operation is waiting for. */
export interface TwoStep extends Schema<'TwoStep'> {}

/** A static bank account whose deposits are credited to the profile. */
export interface VirtualBankAccount extends Schema<'VirtualBankAccount'> {}

/** The address of a wallet, under its alias. */
export interface WalletAddress extends Schema<'WalletAddress'> {}

/** The address of a wallet. */
export interface WalletCryptoAddress extends Schema<'WalletCryptoAddress'> {}

/** The fields of every webhook body. The schema of each event says what its `data` contains. */
export interface WebhookEnvelope extends Schema<'WebhookEnvelope'> {}

/** Any webhook body. `event` tells which one it is. */
export type WebhookEvent = DepositSuccessEvent | TransferPendingEvent | TransferProcessingEvent | TransferFundsReceivedEvent | TransferFundsConvertedEvent | TransferOutgoingPaymentSentEvent | TransferFundsDeliveredEvent | TransferCancelledEvent | TransferFailedEvent | TransferFundsNotDeliveredEvent | TransferFundsRefundedEvent | CustomerCreatedEvent | CustomerUpdatedEvent | CustomerVerificationInReviewEvent | CustomerVerificationActiveEvent | CustomerVerificationRejectedEvent | CustomerVerificationInactiveEvent | PaymentRequestPendingEvent | PaymentRequestExpiredEvent | PaymentRequestCancelledEvent | PaymentRequestCompletedEvent | PaymentRequestFailedEvent | PaymentRequestMultipleDepositsEvent | PaymentRequestUnderPaymentEvent | PaymentRequestOverPaymentEvent;
