// Generated from spec/ by `npm run codegen`. Do not edit.

export interface paths {
    "/v1/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List balances
         * @description Lists the profile's balances, oldest first by default. Returns the full list unless `limit` is given.
         */
        get: operations["listBalances"];
        put?: never;
        /**
         * Open a balance
         * @description Opens an empty balance in a currency. If the profile already has a balance in the currency, nothing changes and
         *     that balance is returned with 200 instead of 201.
         *
         *     Returns 400 `request_validation` if the currency is not supported.
         */
        post: operations["createBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/balances/{id_or_code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Balance identifier or currency code.
                 * @example USDT
                 */
                id_or_code: string;
            };
            cookie?: never;
        };
        /**
         * Get a balance
         * @description Returns one balance of the profile, by identifier or currency code. Returns 404 `not_found` if the profile has no
         *     such balance; `createBalance` opens one.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List currencies
         * @description Lists the supported currencies with their networks, sorted by code. Returns the full list unless `limit` is given.
         *     No authentication is required.
         */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/currencies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Currency code; trimmed and upper-cased.
                 * @example USDT
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Get a currency
         * @description Returns one currency with its networks, by code. Returns 404 `not_found` if the currency is not supported. No
         *     authentication is required.
         */
        get: operations["getCurrency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trading pairs
         * @description Lists the trading pairs that currently have a price, with their prices and limits. Filters combine. Returns the
         *     full list unless `limit` is given.
         *
         *     No authentication is required. With a credential, prices are those at the time of its business, whose clock the
         *     sandbox can move, so that they agree with the quotes that it takes.
         */
        get: operations["listPairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description Lists the supported countries with the channels through which payments come in and payouts go out, sorted by name.
         *     Returns the full list unless `limit` is given. No authentication is required.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banks
         * @description Lists the banks that payouts can be sent to, of all countries unless `country` is given, sorted by name. Returns the
         *     full list unless `limit` is given. Use `code` as the `bank_code` of a recipient; a Nigerian bank also accepts its
         *     `nip_code`. No authentication is required.
         */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a blockchain address
         * @description Checks the format and checksum of a blockchain address, and of its memo on networks that use memos. Nothing is
         *     looked up on the blockchain. An invalid address is not an error: the response is 200 with `valid: false`. No
         *     authentication is required.
         *
         *     Returns 400 `request_validation` if the currency is not a supported cryptocurrency or the network does not support
         *     it.
         */
        post: operations["validateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/addresses/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Cryptocurrency code; trimmed and upper-cased.
                 * @example USDT
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Get a deposit address
         * @description Returns the profile's current deposit address for a cryptocurrency on one network. The first call creates it.
         *     Deposits to the address are credited to the profile without a fee and appear in `listTransactions`; no
         *     `deposit.success` event is sent for them.
         *
         *     Returns 404 `not_found` if the code is not that of a supported cryptocurrency, and 400 `request_validation` if the
         *     network does not support the currency or does not accept deposits of it.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/addresses/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Regenerate a deposit address
         * @description Creates a new deposit address for a currency on a network. From then on `getAddress` returns the new address;
         *     deposits to the previous ones are still credited. If the profile has no address on the network yet, its first one
         *     is created. Every call creates another address; send an `Idempotency-Key` to retry safely.
         *
         *     Returns 400 `bad_request` for every invalid request, including a currency or network that is not supported.
         */
        post: operations["regenerateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Lists the customers of the business, newest first by default. Each one includes its current `kyc_status`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Creates an individual or business customer with the status `inactive` and sends `customer.created`. The
         *     information may be incomplete at this point: `requirements_due` in the response lists what is missing. Add it with
         *     `updateCustomer`, then submit the customer for review with `verifyCustomer`.
         *
         *     A Nigerian national ID is verified by its number alone: returns 400 `request_validation` if a `national-id` entry with the
         *     country `NG` has an image.
         *
         *     Returns 404 `resource_not_found` if `business_industry` is not an industry from `listIndustries`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List industries
         * @description Lists the industries that a business customer can belong to, sorted by name. Returns the full list unless `limit`
         *     is given. Use `id` as the `business_industry` of a customer.
         */
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a customer
         * @description Returns one customer, including its current `kyc_status`. Returns 404 `not_found` if the business has no such
         *     customer.
         */
        get: operations["getCustomer"];
        /**
         * Update a customer
         * @description Updates the given fields of a customer, leaves the others unchanged, and sends `customer.updated`. An
         *     `identifying_information` entry replaces only the earlier entry of the same type; `address` and every other object
         *     or array are replaced as a whole. `type` cannot be changed; a field of the other type is refused with 400
         *     `request_validation`. Adding a `bvn` entry makes a virtual bank account
         *     available to the customer.
         *
         *     A Nigerian national ID is verified by its number alone: returns 400 `request_validation` if a `national-id` entry with the
         *     country `NG` has an image. Returns 404 `not_found` if the business has no such customer.
         *
         *     The identity that a review verifies is fixed while the customer is `in_review` or `active`: names, `birth_date`,
         *     `identifying_information` other than `bvn`, `business_name`, `business_incorporation_date`, `documents`,
         *     `business_owners` and `business_registration` are then refused with 422 `invalid_state`.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a customer for review
         * @description Submits a customer that is `inactive` or `rejected` for review: it becomes `in_review`, and `customer.verification.in_review`
         *     is sent. The result follows as `customer.verification.active` or `customer.verification.rejected`.
         *
         *     The submission is complete when `requirements_due` of the customer is empty. Otherwise nothing changes and the operation returns 422:
         *
         *     | Customer | What it needs | Code in `requirements_due` | Refusal |
         *     |---|---|---|---|
         *     | individual | a passport with `number` and `image_front`, or a national ID with `number` | `identifying_information.passport_or_national_id` | `profile_kyc_verification` |
         *     | individual | a selfie with `image_front` | `identifying_information.selfie` | `profile_kyc_verification` |
         *     | business | at least one entry in `business_owners` | `business_owners` | `missing_section` |
         *     | business | `business_transaction` | `business_transaction` | `missing_section` |
         *     | business | `business_registration` | `business_registration` | `missing_section` |
         *     | business | a document with the purpose `certificate_of_incorporation` | `documents.certificate_of_incorporation` | `missing_documents` |
         *     | business | a document with the purpose `proof_of_address` | `documents.proof_of_address` | `missing_documents` |
         *     | business | a document with the purpose `ownership_structure` | `documents.ownership_structure` | `missing_documents` |
         *
         *     If a business lacks both sections and documents, the error is `missing_section`; `fields` lists everything of that kind
         *     that is missing. For a customer that is `in_review` or `active`, the error is `invalid_state`.
         */
        post: operations["verifyCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/token-share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share an identity verification token
         * @description Imports an individual customer's existing verification from an identity provider, by a token that the provider
         *     issues for sharing. The customer becomes `in_review`, then `active` or `rejected` according to the provider's
         *     answer; each change is sent as `customer.verification.<status>`.
         *
         *     Returns 403 `reusable_kyc_not_enabled` if the business has no account with the provider that has reusable KYC
         *     enabled, 422 `individual_customer_required` for a business customer, and 422 `invalid_state` for a customer that
         *     is neither `inactive` nor `rejected`. Returns 422 `identity_token_used` for a token that was already imported, 422
         *     `identity_token_invalid` for one that is expired, wrongly signed or issued for another service, and 422
         *     `identity_token_mismatch` for one that another business shared or that is about another person.
         */
        post: operations["shareCustomerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/virtual_bank_accounts/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Currency code of the account; trimmed and upper-cased.
                 * @example NGN
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Get a virtual bank account
         * @description Returns the profile's static bank account in a currency. The first call opens it. Each deposit into the account is
         *     credited to the profile, less the deposit fee, and sends `deposit.success`.
         *
         *     Returns 404 `not_found` if no accounts are available in the currency, 422 `err_bvn_verification_required` for a customer
         *     without a BVN on file, and 422 `invalid_state` for a customer that is not active or has not accepted the terms of
         *     service. The BVN of an individual is a `bvn` entry of `identifying_information`, which `updateCustomer` adds at any time;
         *     for a business it is the `bvn` of one of its `business_owners`.
         */
        get: operations["getVirtualBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quotes
         * @description Lists the quotes of the profile, newest first by default. Filters combine. A quote that no transfer executed is
         *     deleted 30 days after it expired.
         */
        get: operations["listQuotes"];
        put?: never;
        /**
         * Create a quote
         * @description Prices a deposit, conversion, payout, on-ramp or off-ramp and holds the price for 30 minutes. No money moves until
         *     `createTransfer` executes the quote. Without `pay_in` or `pay_out`, that payment leg is the balance of the
         *     profile.
         *
         *     Returns 400 `request_validation` if the amount is outside the limits or the two payment legs cannot be combined,
         *     404 `resource_not_found` if the recipient does not exist, 422 `insufficient_balance` if the quote is funded from a
         *     balance that does not cover it, and 503 `service_unavailable` if there is no current price.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the quote.
                 * @example QUO_9tRb3MxF6wJk2PsD
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a quote
         * @description Returns one quote. Its `status` is `accepted` once a transfer has executed it and `expired` after `expires_at`.
         *     Returns 404 `not_found` if the profile has no such quote. A quote that no transfer executed is deleted 30 days after it expired.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transfers
         * @description Lists the transfers of the profile, newest first by default. Filters combine.
         */
        get: operations["listTransfers"];
        put?: never;
        /**
         * Create a transfer
         * @description Executes a pending quote. If the quote is funded from the balance, the source amount is held immediately; if it is
         *     funded from outside, the returned `pay_in` contains the account or address to pay to. `transfer.pending` is sent
         *     now, and `transfer.<status>` at each further status. Follow the progress in `timeline`.
         *
         *     Returns 404 `resource_not_found` if the profile has no such quote, 422 `quote_expired` if it has expired, 422
         *     `invalid_state` if it has already been executed, and 422 `insufficient_balance` if the available balance does not
         *     cover it. In production, a quote that pays out requires a verified business; otherwise 403 `forbidden`. Returns 429
         *     `too_many_requests` if the phone that is to pay was asked too often; the quote stays pending.
         */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the transfer.
                 * @example TRF_6wNs1KqZ8bVd3HyJ
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a transfer
         * @description Returns one transfer, including its current `status` and `timeline`. Returns 404 `not_found` if the profile has no
         *     such transfer.
         */
        get: operations["getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transfers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the transfer.
                 * @example TRF_3xPm7RdT9kWc5LzG
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a transfer
         * @description Cancels a pending transfer, releases the held amount and sends `transfer.cancelled`. A payment that still arrives
         *     for the transfer is credited to the balance as a deposit.
         *
         *     Returns 422 `invalid_state` if the transfer is no longer pending. A cancellation that is repeated with the same
         *     `Idempotency-Key` returns the first response instead.
         */
        post: operations["cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description Lists the transactions of the profile, newest first by default. Filters combine.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example TXN_8vLd2QsM5wXk9RzB
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a transaction
         * @description Returns one transaction. Returns 404 `not_found` if the profile has no such transaction.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recipients
         * @description Lists the saved recipients of the business, newest first by default. All profiles of the business share them.
         *     Deleted recipients are not included.
         */
        get: operations["listRecipients"];
        put?: never;
        /**
         * Save a recipient
         * @description Saves a bank account, mobile money account or wallet to pay out to. The required fields depend on `type`. Use the
         *     returned `id` as `pay_out.recipient_id` when you create a quote; look up a bank account first with
         *     `resolveBankAccount` to confirm its holder.
         *
         *     Returns 400 `schema_validation` if a required field is missing or malformed, and 400 `request_validation` if a
         *     value fails a check: an unknown bank code, a wrong check digit, an invalid address, or a currency or country that
         *     the type does not support.
         */
        post: operations["createRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the recipient.
                 * @example REC_1yHk6SvP9dCm4XtQ
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a recipient
         * @description Returns one saved recipient. Returns 404 `not_found` if it does not exist or has been deleted.
         */
        get: operations["getRecipient"];
        put?: never;
        post?: never;
        /**
         * Delete a recipient
         * @description Deletes a recipient and returns it one last time, with `active` set to `false`. It can no longer be used in a new
         *     quote; transfers that were already created to it are not affected.
         *
         *     Returns 404 `not_found` if the recipient does not exist or has already been deleted.
         */
        delete: operations["deleteRecipient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipients/resolve-bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up an account holder
         * @description Looks up the name on a bank or mobile money account, so that the payer can confirm it before you save a recipient.
         *
         *     Returns 404 `resource_not_found` if the bank or operator does not know the account, and 400 `request_validation`
         *     if no bank or operator has the given code, currency and country; for the code of a bank in another country, it names
         *     both countries.
         */
        post: operations["resolveBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment links
         * @description Lists the payment links of the profile, newest first by default, in every status unless `status` is given.
         */
        get: operations["listPaymentLinks"];
        put?: never;
        /**
         * Create a payment link
         * @description Creates a hosted page on which payers pay, once or many times. The link accepts payment requests immediately,
         *     unless it is created with the status `draft`; activate a draft with `updatePaymentLink`. Send payers to the
         *     returned `link`, or build a page of your own with its `pub_key`.
         *
         *     Returns 400 `request_validation` if `items` do not add up to the amount of the link, and 422 `invalid_state` for a
         *     customer that is not active or has not accepted the terms of service.
         */
        post: operations["createPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the payment link.
                 * @example PAYL_6bNz1TfW8qHs3KyX
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a payment link
         * @description Returns one payment link, even after it has expired or been deleted. The link's own public key reads the reduced
         *     view that a payer may see; an API key or access token reads the whole link. Returns 404 `not_found` if the profile
         *     has no such link, and to every other public key.
         */
        get: operations["getPaymentLink"];
        put?: never;
        post?: never;
        /**
         * Delete a payment link
         * @description Deletes a draft or active link and returns it with the status `deleted`. The link accepts no further payment
         *     requests; those already created are not affected. A deleted link can still be read.
         *
         *     Returns 422 `invalid_state` if the link is expired or already deleted.
         */
        delete: operations["deletePaymentLink"];
        options?: never;
        head?: never;
        /**
         * Update a payment link
         * @description Updates the given fields of a draft or active link and leaves the others unchanged. Lists and objects are replaced
         *     as a whole, and a new amount replaces an amount that was given in another way. Set `status` to `active` to open a
         *     draft to payers.
         *
         *     Returns 422 `invalid_state` if the link is expired or deleted.
         */
        patch: operations["updatePaymentLink"];
        trace?: never;
    };
    "/v1/payments/links/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the payment link.
                 * @example PAYL_6bNz1TfW8qHs3KyX
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the payment requests of a link
         * @description Lists the payment requests created through one payment link, newest first by default. Returns 404 `not_found` if
         *     the profile has no such link.
         */
        get: operations["listPaymentLinkRequests"];
        put?: never;
        /**
         * Create a payment request through a link
         * @description Creates a payment request for a payer of the link. The returned `pay_in` contains the account or address to pay
         *     to. `payment_request.pending` is sent now, and `payment_request.<status>` at each further status. The public key
         *     of the link is sufficient.
         *
         *     Returns 422 `invalid_state` if the link is not active, 409 `conflict` if a one-time link already has an open
         *     payment request, and 400 `request_validation` if the amount is not one that the link allows or a required answer
         *     in `requested_info` is missing. Returns 404 `not_found` to every public key but that of the link, and 429
         *     `too_many_requests` if the phone that is to pay was asked too often, or if too many were created with public keys from
         *     the network of the caller.
         */
        post: operations["createPaymentLinkRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment requests
         * @description Lists the payment requests of the profile, including those created through payment links, newest first by default.
         */
        get: operations["listPaymentRequests"];
        put?: never;
        /**
         * Create a payment request
         * @description Requests a payment from a payer. The returned `pay_in` contains the account or address to pay to; deposits count
         *     for 60 minutes. `payment_request.pending` is sent now, and `payment_request.<status>` at each further status. A
         *     public key is sufficient.
         *
         *     `pay_in.type` `balance` pays from the balance of the profile immediately. With a public key it leaves the choice to
         *     the payer: nothing is paid, `pay_in` has no account or address, and the payment request expires. To let the payer pay,
         *     create another one with the type that was chosen.
         *
         *     Returns 422 `insufficient_balance` if that balance does not cover the amount, and 400 `request_validation` if
         *     `source` is `payment_link`. Returns 429 `too_many_requests` if the phone that is to pay was asked too often,
         *     or if too many were created with public keys from the network of the caller.
         */
        post: operations["createPaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the payment request.
                 * @example PAYR_9mTq2WxK7dLz5VcN
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a payment request
         * @description Returns one payment request, including its current `status` and `timeline`. A public key reads only the payment
         *     requests created with it. Returns 404 `not_found` if the profile has no such payment request.
         */
        get: operations["getPaymentRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the payment request.
                 * @example PAYR_2fKs9PwN6yRd4TgB
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payment request
         * @description Cancels a payment request that has received no deposit and sends `payment_request.cancelled`. A deposit that still
         *     arrives is credited without conversion.
         *
         *     Returns 422 `invalid_state` if the payment request is no longer pending. A cancellation that is repeated with the same
         *     `Idempotency-Key` returns the first response instead.
         */
        post: operations["cancelPaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the merchant
         * @description Returns the business of the credential as a payment page shows it to payers. A public key is sufficient, also that of
         *     a payment link.
         */
        get: operations["getMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/portfolio/{symbol}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Display ticker of the stock; trimmed and upper-cased. Vendor symbols are not accepted.
                 * @example AAPL
                 */
                symbol: string;
            };
            cookie?: never;
        };
        /**
         * Get a stock position
         * @description Returns the profile's position in one stock, with a page of the fills behind it, newest first. Returns 404
         *     `not_found` for an unknown ticker.
         */
        get: operations["getStockPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/movers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List market movers
         * @description Returns the stocks with the largest gains and the largest losses over the last 24 hours, by percent change. Only
         *     listed stocks that were priced within the last 15 minutes are ranked.
         */
        get: operations["listStockMovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pledges/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a pledge quote
         * @description Checks whether a set of assets could be locked against a credit reference right now. Nothing is locked and no
         *     money moves. Items that the available balance does not cover are not an error; they are returned with
         *     `can_lock: false`.
         *
         *     Requires an OAuth2 token of an app that is registered with a beneficiary; every other credential gets 403
         *     `forbidden`.
         */
        post: operations["createPledgeQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signing keys
         * @description Returns the public keys that verify the signatures of access tokens and ID tokens. Cache them for 5 minutes, and
         *     fetch them again when a token names an unknown `kid`.
         */
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the discovery document
         * @description Returns the capabilities and endpoint addresses of the issuer. Pin the `issuer` value and compare it with the
         *     `iss` claim of every token.
         */
        get: operations["getOpenidConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Authorize an app
         * @description Open this address in the user's browser to start the authorization code flow with PKCE. The issuer redirects the
         *     user to sign-in and consent, then back to `redirect_uri` with a `code` or an `error`. Exchange the code with
         *     `createToken`; it is valid for 10 minutes and can be used once.
         *
         *     The redirect carries one of these errors: `invalid_request`, `invalid_scope`, `unsupported_response_type`,
         *     `access_denied`, `server_error` or `temporarily_unavailable`. The request ends here with 400, without a redirect, if
         *     the client or the `redirect_uri` is invalid, and with `unauthorized_client` if the app is pending review, rejected or
         *     suspended: nobody has approved where it would lead.
         */
        get: operations["authorizeApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create tokens
         * @description Exchanges an authorization code for the first tokens, or a refresh token for a new pair. A refresh token can be
         *     used once: each refresh returns a new one, valid for another 30 days, and invalidates the old one. Using an old
         *     refresh token again revokes the whole token family.
         *
         *     Returns 400 `invalid_grant` if the code or refresh token is expired, revoked or already used; do not retry, but
         *     ask the user to authorize the app again. Returns 401 `invalid_client` if the client credentials are missing or
         *     wrong.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a refresh token
         * @description Revokes a refresh token; it can no longer be exchanged. Access tokens that were already issued stay valid until
         *     `exp`. The response is 200 whether or not the token was valid. Returns 401 `invalid_client` if the client
         *     credentials are missing or wrong.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "deposit.success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit arrived
         * @description Sent when a deposit into a static bank account has been credited, less its fee.
         */
        post: operations["onDepositSuccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer was created
         * @description Sent when a transfer is created from a quote.
         */
        post: operations["onTransferPending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.processing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer is being executed
         * @description Sent when a transfer starts, or when the payment it was waiting for arrives. It can no longer be cancelled.
         */
        post: operations["onTransferProcessing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.funds_received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was received
         * @description Sent when the payment for a deposit, on-ramp or off-ramp is received and confirmed. It is the last event of a
         *     deposit, and of an on-ramp or off-ramp whose payment has the wrong amount or is late: such a payment is credited
         *     without conversion.
         */
        post: operations["onTransferFundsReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.funds_converted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Funds were converted
         * @description Sent when the conversion of a transfer completes. It is the last event of a conversion, an on-ramp and an off-ramp to
         *     the balance; every other off-ramp continues with its payout.
         */
        post: operations["onTransferFundsConverted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.outgoing_payment_sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payout was sent
         * @description Sent when a payout is handed to the bank, mobile money operator or chain.
         */
        post: operations["onTransferOutgoingPaymentSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.funds_delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payout was delivered
         * @description Sent when a payout reaches its destination. It is the last event of the transfer.
         */
        post: operations["onTransferFundsDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer was cancelled
         * @description Sent when a pending transfer is cancelled, or its payment does not arrive in time. Any held amount is released.
         */
        post: operations["onTransferCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer failed
         * @description Sent when the conversion or the payout of a transfer is refused; `error` says which. If the payout was refused,
         *     `transfer.funds_refunded` follows.
         */
        post: operations["onTransferFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.funds_not_delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payout was returned
         * @description Sent when a payout that was already sent is returned. `transfer.funds_refunded` follows.
         */
        post: operations["onTransferFundsNotDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transfer.funds_refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payout was refunded
         * @description Sent when the amount of a failed or returned payout is credited back to the balance. It is the last event of the
         *     transfer.
         */
        post: operations["onTransferFundsRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer was created
         * @description Sent when a customer is created. It has not been submitted for review yet.
         */
        post: operations["onCustomerCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer was updated
         * @description Sent when the details of a customer change. Changes of its verification status have events of their own.
         */
        post: operations["onCustomerUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.verification.in_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A review started
         * @description Sent when a customer is submitted for review. The result follows as `customer.verification.active` or
         *     `customer.verification.rejected`.
         */
        post: operations["onCustomerVerificationInReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.verification.active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer was verified
         * @description Sent when the review of a customer succeeds. `status` is `active` and `level` is `1`.
         */
        post: operations["onCustomerVerificationActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.verification.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer was rejected
         * @description Sent when the review finds the documents invalid or incomplete. `rejection_reason` gives the reason; correct the
         *     information and submit the customer again.
         */
        post: operations["onCustomerVerificationRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.verification.inactive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A verification was reverted
         * @description Sent when the verification of a customer is reverted because of a compliance issue or a suspension. The customer
         *     can be submitted again.
         */
        post: operations["onCustomerVerificationInactive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_request.pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment request was created
         * @description Sent when a payment request is created. It is waiting for its first deposit.
         */
        post: operations["onPaymentRequestPending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_request.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment request expired
         * @description Sent when a payment request passes its `expires_at` without any deposit.
         */
        post: operations["onPaymentRequestExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_request.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment request was cancelled
         * @description Sent when the business cancels a payment request before any deposit has arrived.
         */
        post: operations["onPaymentRequestCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_request.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment request was paid
         * @description Sent when one deposit of exactly the requested amount arrives.
         */
        post: operations["onPaymentRequestCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_request.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment request failed
         * @description Sent when the bank, mobile money operator or chain rejects the deposit.
         */
        post: operations["onPaymentRequestFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_request.multiple_deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment request was paid in several deposits
         * @description Sent when a further deposit brings the total to the requested amount or more.
         */
        post: operations["onPaymentRequestMultipleDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_request.under_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment request was underpaid
         * @description Sent at each deposit that leaves the total below the requested amount. The payer can pay the rest until `expires_at`.
         */
        post: operations["onPaymentRequestUnderPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_request.over_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment request was overpaid
         * @description Sent when a single deposit of more than the requested amount arrives. The whole deposit is credited.
         */
        post: operations["onPaymentRequestOverPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The claims of an access token, a JWT signed with RS256. Verify the signature before you read them, then check `iss`,
         *     `exp`, `client_id` and the scope as described in the guide "Authentication".
         */
        AccessTokenClaims: {
            /**
             * Format: uri
             * @description Canonical issuer. It equals `issuer` of the discovery document.
             */
            iss: string;
            /** @description The user who gave consent. */
            sub: components["schemas"]["UserId"];
            /** @description Audience of the token. If present, it is or includes the `client_id`. */
            aud?: string | string[];
            /** @description When the token expires, in seconds since 1970. */
            exp: number;
            /** @description When the token was issued, in seconds since 1970. */
            iat: number;
            /** @description Identifier of the token. */
            jti: string;
            /** @description The app that the token was issued to. */
            client_id: components["schemas"]["ClientId"];
            /** @description Granted scopes: a string separated by spaces, or a list. */
            scp: string | string[];
            /** @description The business whose data the token gives access to. */
            business_id: components["schemas"]["BusinessId"];
            /** @description The beneficiary that the app is registered with; present with `pledges:write`. */
            beneficiary_id?: string;
        };
        /** @description Tokens with a refresh token: the response to every refresh, and to a code with `offline_access`. */
        TokenPair: components["schemas"]["TokenResponse"] & {
            /** @description Opaque token for the next refresh. */
            refresh_token: string;
        };
        /** @description Any webhook body. `event` tells which one it is. */
        WebhookEvent: components["schemas"]["DepositSuccessEvent"] | components["schemas"]["TransferPendingEvent"] | components["schemas"]["TransferProcessingEvent"] | components["schemas"]["TransferFundsReceivedEvent"] | components["schemas"]["TransferFundsConvertedEvent"] | components["schemas"]["TransferOutgoingPaymentSentEvent"] | components["schemas"]["TransferFundsDeliveredEvent"] | components["schemas"]["TransferCancelledEvent"] | components["schemas"]["TransferFailedEvent"] | components["schemas"]["TransferFundsNotDeliveredEvent"] | components["schemas"]["TransferFundsRefundedEvent"] | components["schemas"]["CustomerCreatedEvent"] | components["schemas"]["CustomerUpdatedEvent"] | components["schemas"]["CustomerVerificationInReviewEvent"] | components["schemas"]["CustomerVerificationActiveEvent"] | components["schemas"]["CustomerVerificationRejectedEvent"] | components["schemas"]["CustomerVerificationInactiveEvent"] | components["schemas"]["PaymentRequestPendingEvent"] | components["schemas"]["PaymentRequestExpiredEvent"] | components["schemas"]["PaymentRequestCancelledEvent"] | components["schemas"]["PaymentRequestCompletedEvent"] | components["schemas"]["PaymentRequestFailedEvent"] | components["schemas"]["PaymentRequestMultipleDepositsEvent"] | components["schemas"]["PaymentRequestUnderPaymentEvent"] | components["schemas"]["PaymentRequestOverPaymentEvent"];
        /** @description Currency code, fiat or cryptocurrency. Trimmed and upper-cased on input; `MATIC` is read as `POL`. */
        Currency: string;
        /** @description The fields that every response body has. */
        Envelope: {
            /**
             * @description `success` in a 2xx response, `error` in any other.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description One sentence for people. Programs read `data`. */
            message: string;
        };
        /** @description The envelope of every successful response. `status` distinguishes it from an error body. */
        SuccessEnvelope: components["schemas"]["Envelope"] & {
            /**
             * @description Always `success`.
             * @constant
             */
            status: "success";
        };
        /** @description Identifier of a balance. */
        BalanceId: string;
        /** @description Identifier of a user. */
        UserId: string;
        /** @description Identifier of a profile: the business or one of its customers. */
        ProfileId: string;
        /**
         * @description Whether the currency is fiat money or a cryptocurrency.
         * @enum {string}
         */
        CurrencyKind: "fiat" | "crypto";
        /** @description A decimal number as a string, to preserve every digit. */
        Decimal: string;
        /** @description An amount and its currency. */
        AmountWithCurrency: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
        };
        /** @description An amount and its value in the profile's display currency. */
        MoneyWithFiat: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
            /** @description Value at the current mid price, in the profile's display currency. */
            fiat: components["schemas"]["AmountWithCurrency"];
        };
        /** @description The amounts a profile holds in one currency. */
        Balance: {
            id: components["schemas"]["BalanceId"];
            user_id: components["schemas"]["UserId"];
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            /** @description Name of the currency. */
            name: string;
            type: components["schemas"]["CurrencyKind"];
            /** @description Held for transfers in progress. */
            pending: components["schemas"]["MoneyWithFiat"];
            /** @description Available to convert or pay out. */
            available: components["schemas"]["MoneyWithFiat"];
            /** @description Set aside as savings. */
            savings: components["schemas"]["MoneyWithFiat"];
            /** @description Invested, at cost. */
            investments: components["schemas"]["MoneyWithFiat"];
            /** @description Sum of `pending`, `available`, `savings` and `investments`. */
            total: components["schemas"]["MoneyWithFiat"];
            /** @description Whether to display the balance when it is empty. */
            show_zero: boolean;
            /** @description Whether the currency can be converted. */
            trade: boolean;
            /** @description Whether the currency can be deposited. */
            deposit: boolean;
            /** @description Whether the currency can be paid out. */
            withdrawal: boolean;
        };
        /** @description Cursors to the neighbouring pages. Present in list responses only. */
        Pagination: {
            /** @description Number of entries on this page. */
            current_entries_size: number;
            /** @description Opaque base64 cursor of the next page; absent on the last page. */
            next_cursor?: string;
            /** @description Opaque base64 cursor of the previous page; absent on the first page. */
            previous_cursor?: string;
        };
        /** @description Response with a page of balances. */
        BalanceListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Balance"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description Stable name of the error. Branch on it in code; the guide "Errors" lists each name with its meaning and what to do.
         * @enum {string}
         */
        ErrorName: "bad_request" | "unauthorized" | "not_found" | "resource_not_found" | "request_validation" | "schema_validation" | "internal_server_error" | "service_unavailable" | "err_bvn_verification_required" | "insufficient_scope" | "forbidden" | "method_not_allowed" | "not_acceptable" | "conflict" | "payload_too_large" | "unsupported_media_type" | "misdirected_request" | "too_many_requests" | "insufficient_balance" | "quote_expired" | "invalid_state" | "idempotency_key_reused" | "profile_kyc_verification" | "missing_section" | "missing_documents" | "identity_token_invalid" | "identity_token_used" | "identity_token_mismatch" | "individual_customer_required" | "reusable_kyc_not_enabled";
        /** @description Why a body does not match its schema, and how to correct it. */
        SchemaFault: {
            /** @description Why the body is invalid. */
            reason: string;
            /** @description What to send instead. */
            fix: string;
            /** @description One line per violation found. */
            schema_validation_error?: string[];
        };
        /** @description The body of every error response. */
        ErrorBody: {
            /**
             * @description Always `error`.
             * @constant
             */
            status: "error";
            /** @description The same text as `error.message`. */
            message: string;
            /** @description The error that occurred. */
            error: {
                name: components["schemas"]["ErrorName"];
                /** @description One sentence for people: which value is wrong, why, and what to do. */
                message: string;
            };
            /** @description The fields to change by dotted name, each with its reasons. */
            fields?: {
                [key: string]: {
                    /** @description Why the value is invalid. */
                    reason: string;
                }[];
            };
            /** @description How the body fails to match its schema: one detail or several. */
            schema?: components["schemas"]["SchemaFault"] | components["schemas"]["SchemaFault"][];
        };
        /** @description The currency in which to open a balance. */
        BalanceCreate: {
            currency: components["schemas"]["Currency"];
        };
        /** @description Response with one balance. */
        BalanceResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Balance"];
        };
        /** @description A currency on one network: decimals, address format, limits and fee. */
        CurrencyNetwork: {
            /** @description Identifier of this combination of currency and network. */
            id: string;
            /** @description Name of the network. */
            name: string;
            /** @description Network code, as used in the `network` field of requests. */
            network: string;
            /** @description Number of decimal places of the currency on this network. A payment on it has at most these, and at most those of the currency. */
            decimals: number;
            /** @description Whether deposits on this network are accepted. */
            deposit: boolean;
            /** @description Whether payouts on this network are supported. */
            withdrawal: boolean;
            /**
             * @description Status of the network; always `active`.
             * @enum {string}
             */
            status: "active";
            /** @description Whether the currency can be bought with a fiat payment from outside and paid out on this network. */
            is_ramp_buy_supported: boolean;
            /** @description Whether a deposit on this network can be sold to a bank account. */
            is_ramp_sell_supported: boolean;
            /**
             * Format: regex
             * @description Regular expression that matches a valid address.
             */
            address_regex: string;
            /**
             * Format: regex
             * @description Regular expression that matches a valid memo; absent on networks without memos.
             */
            memo_regex?: string;
            /** @description Minimum deposit. */
            min_deposit_amount: components["schemas"]["Decimal"];
            /** @description Minimum payout. */
            min_withdrawal_amount: components["schemas"]["Decimal"];
            /** @description Maximum payout. */
            max_withdrawal_amount: components["schemas"]["Decimal"];
            /** @description Fee for one payout, in the same currency. */
            withdrawal_fee: components["schemas"]["Decimal"];
        };
        /** @description A supported currency, its capabilities and its networks. */
        CurrencyDetails: {
            code: components["schemas"]["Currency"];
            /** @description Full name of the currency. */
            name: string;
            /** @description Short display name. */
            display_name: string;
            type: components["schemas"]["CurrencyKind"];
            /** @description Whether its price is pegged to a fiat currency. */
            is_stablecoin: boolean;
            /** @description Maximum number of decimal places of an amount. */
            decimals: number;
            /** @description Whether deposits are supported. */
            deposit: boolean;
            /** @description Whether payouts are supported. */
            withdrawal: boolean;
            /** @description Network used when a request names none; absent for fiat currencies. */
            default_network?: string;
            /** @description Whether it can be bought with a fiat payment from outside (on-ramp). */
            is_ramp_buy_supported: boolean;
            /** @description Whether a deposit of it from outside can be sold to a bank account (off-ramp). */
            is_ramp_sell_supported: boolean;
            /** @description Networks that support the currency; empty for fiat currencies. */
            supported_networks: components["schemas"]["CurrencyNetwork"][];
        };
        /** @description Response with a page of currencies. */
        CurrencyDetailsListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The currencies on this page. */
            data: components["schemas"]["CurrencyDetails"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Response with one currency. */
        CurrencyDetailsResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CurrencyDetails"];
        };
        /**
         * @description Kind of the counter currency.
         * @enum {string}
         */
        PairType: "fiat" | "crypto" | "stablecoins";
        /**
         * @description Identifier of a trading pair: the codes of its base and counter currency.
         * @example BTCNGN
         */
        PairId: string;
        /** @description A limit in the base currency and in the counter currency. */
        PairAmount: {
            amount: components["schemas"]["Decimal"];
            /** @description Base currency of the pair. */
            currency: components["schemas"]["Currency"];
            /** @description The limit in the counter currency: a minimum is its value at the current buy or sell price and 2 % more, a maximum 2 % less. An amount given in the counter currency keeps to the limit while the price moves by less. */
            counter: components["schemas"]["AmountWithCurrency"];
        };
        /** @description Two currencies that can be traded for each other, with current prices and limits. */
        Pair: {
            id: components["schemas"]["PairId"];
            /** @description Currency that is bought or sold. */
            base: components["schemas"]["Currency"];
            /** @description Currency that the prices of the base are quoted in. */
            counter: components["schemas"]["Currency"];
            /** @description Name of the base currency. */
            base_currency_name: string;
            /** @description Name of the counter currency. */
            counter_currency_name: string;
            type: components["schemas"]["PairType"];
            /** @description Price the caller pays for one unit of the base currency. */
            buy_price: components["schemas"]["AmountWithCurrency"];
            /** @description Price the caller receives for one unit of the base currency. */
            sell_price: components["schemas"]["AmountWithCurrency"];
            /** @description Whether the base currency can be bought now. */
            is_buy_supported: boolean;
            /** @description Whether the base currency can be sold now. */
            is_sell_supported: boolean;
            /** @description Minimum amount of one purchase. */
            min_buy_amount: components["schemas"]["PairAmount"];
            /** @description Maximum amount of one purchase. */
            max_buy_amount: components["schemas"]["PairAmount"];
            /** @description Minimum amount of one sale. */
            min_sell_amount: components["schemas"]["PairAmount"];
            /** @description Maximum amount of one sale. */
            max_sell_amount: components["schemas"]["PairAmount"];
            /** @description Number of decimal places of the base currency, as a string. */
            base_decimal: string;
            /** @description Number of decimal places of the counter currency, as a string. */
            counter_decimal: string;
            /** @description 24-hour change of the mid price in percent; absent without 24 hours of price history. */
            percentage_change?: components["schemas"]["Decimal"];
        };
        /** @description Response with a page of trading pairs. */
        PairListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The trading pairs on this page. */
            data: components["schemas"]["Pair"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The currency of a country. */
        CountryCurrency: {
            code: components["schemas"]["Currency"];
            /** @description Name of the currency. */
            name: string;
            /** @description Symbol shown next to an amount. */
            symbol: string;
        };
        /** @description One way to pay in or out, with its limits. */
        PaymentChannel: {
            /**
             * @description Value to send as `pay_in.type` or `pay_out.type` of a quote. `address` is a blockchain address.
             * @enum {string}
             */
            channel: "address" | "temporary_bank_account" | "bank_transfer" | "mobile_money";
            /** @description Display name. */
            name: string;
            /** @description Minimum amount of one payment. */
            min: components["schemas"]["Decimal"];
            /** @description Maximum amount of one payment. */
            max: components["schemas"]["Decimal"];
            /** @description Currency of the channel and of its limits. */
            currency: components["schemas"]["Currency"];
            /** @description Usual processing time, as text. */
            processing_time: string;
        };
        /** @description A supported country and the payment channels available there. */
        Country: {
            /** @description Country code, ISO 3166-1 alpha-2. */
            id: string;
            /** @description English name of the country. */
            name: string;
            /** @description International calling code, including the plus sign. */
            calling_code: string;
            currency: components["schemas"]["CountryCurrency"];
            /** @description Channels for incoming payments; empty if there are none. */
            payment_methods: components["schemas"]["PaymentChannel"][];
            /** @description Channels for payouts; empty if there are none. */
            payout_methods: components["schemas"]["PaymentChannel"][];
        };
        /** @description Response with a page of countries. */
        CountryListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The countries on this page. */
            data: components["schemas"]["Country"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A bank that payouts can be sent to. */
        Bank: {
            /** @description Name of the bank. */
            name: string;
            /** @description National bank code, used as `bank_code` when you save a recipient. */
            code: string;
            /** @description Code of a Nigerian bank for instant payments (NIP). It names the same bank as `code`, and can be used wherever that can. */
            nip_code?: string;
            /** @description Country of the bank, ISO 3166-1 alpha-2. */
            country: string;
            /** @description Currency of the accounts that payouts can be sent to. */
            currency: components["schemas"]["Currency"];
        };
        /** @description Response with a page of banks. */
        BankListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Bank"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The address to check. */
        AddressValidate: {
            /**
             * @description Kind of value to validate; always `address`.
             * @constant
             */
            type: "address";
            /** @description Blockchain address to check. */
            address: string;
            currency: components["schemas"]["Currency"];
            /** @description Network of the address; it must support the currency. */
            network: string;
            /** @description Memo or destination tag to check with the address. */
            memo?: string;
        };
        /** @description Result of an address check. */
        AddressValidity: {
            /** @description Whether the address, together with the memo if one was sent, can be used on the network. */
            valid: boolean;
        };
        /** @description Response with the result of an address check. */
        AddressValidityResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["AddressValidity"];
        };
        /** @description Identifier of a deposit address. */
        AddressId: string;
        /**
         * Format: date-time
         * @description ISO 8601 date-time in UTC, with at most 6 fractional digits.
         */
        Timestamp: string;
        /** @description A blockchain address whose deposits are credited to the profile. */
        DepositAddress: {
            id: components["schemas"]["AddressId"];
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            /** @description Network the address belongs to. */
            network: string;
            /** @description Blockchain address to send to. */
            address: string;
            /** @description Memo or destination tag that every deposit must include; absent on networks without memos. */
            memo?: string;
            /** @description Smallest deposit that is credited, in `currency`. */
            minimum_deposit: components["schemas"]["Decimal"];
            /** @description When the address was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one deposit address. */
        DepositAddressResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["DepositAddress"];
        };
        /** @description Currency and network of the new deposit address. */
        AddressRegenerate: {
            /** @description Network to create the address on; it must support the currency. Trimmed and upper-cased on input. */
            network: string;
            currency: components["schemas"]["Currency"];
        };
        /** @description Identifier of a customer. */
        CustomerId: string;
        /** @description Identifier of a business. */
        BusinessId: string;
        /**
         * @description Verification status of the customer: `inactive` before the first submission and after a verification was reverted,
         *     `in_review` during the review, then `active` or `rejected`.
         * @enum {string}
         */
        CustomerStatus: "inactive" | "in_review" | "active" | "rejected";
        /**
         * @description Whether the customer is an individual or a business.
         * @enum {string}
         */
        CustomerType: "individual" | "business";
        /**
         * @description Result of the verification, derived from `status`: `inactive` gives `pending`, `in_review` gives `in_review`,
         *     `active` gives `verified`, `rejected` gives `rejected`.
         * @enum {string}
         */
        KycStatus: "pending" | "in_review" | "verified" | "rejected";
        /** @description Postal address of the customer. */
        PostalAddress: {
            /** @description Country code, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Street and number. */
            address_line_1: string;
            /** @description Apartment, floor or building. */
            address_line_2?: string;
            /** @description City or town. */
            city: string;
            /** @description State, in countries that have states. */
            state?: string;
            /** @description County, in countries that have counties. */
            county?: string;
            /** @description Province, in countries that have provinces. */
            province?: string;
            /** @description Postal code. */
            postal_code?: string;
        };
        /**
         * @description Something that is missing before the customer can be submitted. The codes `identifying_information.…` apply to
         *     individuals, all others to businesses.
         * @enum {string}
         */
        CustomerRequirement: "identifying_information.passport_or_national_id" | "identifying_information.selfie" | "business_owners" | "business_transaction" | "business_registration" | "documents.certificate_of_incorporation" | "documents.proof_of_address" | "documents.ownership_structure";
        /** @description The fields that every customer has. */
        CustomerBase: {
            id: components["schemas"]["CustomerId"];
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Phone number. */
            phone: string;
            status: components["schemas"]["CustomerStatus"];
            type: components["schemas"]["CustomerType"];
            /** @description Country code, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Currency in which the customer's balances are valued: that of its country at the time of creation, or USD if the service does not have that currency. */
            display_currency: components["schemas"]["Currency"];
            /** @description Whether deposits are enabled for the customer. */
            deposit: boolean;
            /** @description Whether payouts are enabled for the customer. */
            payout: boolean;
            /** @description Whether the customer has accepted the terms of service. */
            has_accepted_terms_of_service: boolean;
            /**
             * @description Verification level: `1` while the customer is `active`, otherwise `0`.
             * @enum {string}
             */
            level: "0" | "1";
            kyc_status: components["schemas"]["KycStatus"];
            address: components["schemas"]["PostalAddress"];
            /** @description When the customer was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the customer last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Reasons for the last rejection; empty unless the customer is `rejected`. */
            rejection_reasons: string[];
            /** @description What is still missing before `verifyCustomer` accepts the customer; empty if nothing is, and while it is `in_review` or `active`. */
            requirements_due: components["schemas"]["CustomerRequirement"][];
            /** @description What will be required later. */
            future_requirements_due: components["schemas"]["CustomerRequirement"][];
        };
        /** @description An individual customer. */
        IndividualCustomer: components["schemas"]["CustomerBase"] & {
            /**
             * @description Always `individual`.
             * @constant
             */
            type: "individual";
            /** @description Given name. */
            first_name: string;
            /** @description Middle name; absent if there is none. */
            middle_name?: string;
            /** @description Family name. */
            last_name: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
        };
        /** @description An owner of a business customer. */
        BeneficialOwner: {
            /** @description Identifier of the owner. */
            id: string;
            /**
             * Format: email
             * @description E-mail address of the owner; absent if it was not given.
             */
            email?: string;
        };
        /** @description A business customer. */
        BusinessCustomer: components["schemas"]["CustomerBase"] & {
            /**
             * @description Always `business`.
             * @constant
             */
            type: "business";
            /** @description Registered name. */
            business_name: string;
            /** @description The owners of the business. */
            beneficial_owners: components["schemas"]["BeneficialOwner"][];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
        };
        /** @description A customer of the business, with its verification: an individual or a business, according to `type`. */
        Customer: components["schemas"]["IndividualCustomer"] | components["schemas"]["BusinessCustomer"];
        /** @description Response with a page of customers. */
        CustomerListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The customers on this page. */
            data: components["schemas"]["Customer"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Phone number of 7 to 15 digits with its country calling code. Single spaces between digits are allowed. */
        CustomerPhone: string;
        /** @description A calendar date in the format DD-MM-YYYY. */
        DayMonthYear: string;
        /** @description Postal address of the customer. */
        PostalAddressInput: {
            /** @description Country code, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Street and number. */
            address_line_1: string;
            /** @description Apartment, floor or building. */
            address_line_2?: string;
            /** @description City or town. */
            city: string;
            /** @description State, in countries that have states. */
            state?: string;
            /** @description County, in countries that have counties. */
            county?: string;
            /** @description Province, in countries that have provinces. */
            province?: string;
            /** @description Postal code. */
            postal_code?: string;
        };
        /** @description Issuing country, ISO 3166-1 alpha-2. Trimmed and upper-cased on input. */
        IssuingCountry: string;
        /** @description A base64-encoded PNG, JPEG or PDF file of at most 4 MiB after decoding. Its content must match one of these formats. */
        Base64Image: string;
        /** @description A passport. `image_front` can be added later; `verifyCustomer` requires it. */
        PassportEntry: {
            /**
             * @description Always `passport`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "passport";
            /** @description Document number. */
            number: string;
            country: components["schemas"]["IssuingCountry"];
            /** @description Image of the front of the document. */
            image_front?: components["schemas"]["Base64Image"];
            /** @description Image of the back of the document. */
            image_back?: components["schemas"]["Base64Image"];
        };
        /** @description A national ID. A Nigerian one (`country` is `NG`) is verified by its number alone; with an image, the operation returns 400 `request_validation`. */
        NationalIdEntry: {
            /**
             * @description Always `national-id`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "national-id";
            /** @description Document number. */
            number: string;
            country: components["schemas"]["IssuingCountry"];
            /** @description Image of the front of the document; not for a Nigerian ID. */
            image_front?: components["schemas"]["Base64Image"];
            /** @description Image of the back of the document; not for a Nigerian ID. */
            image_back?: components["schemas"]["Base64Image"];
        };
        /** @description A photo of the customer's face. */
        SelfieEntry: {
            /**
             * @description Always `selfie`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "selfie";
            /**
             * @description Always an empty string.
             * @constant
             */
            number: "";
            country: components["schemas"]["IssuingCountry"];
            /** @description The photo. */
            image_front: components["schemas"]["Base64Image"];
        };
        /** @description A Nigerian bank verification number (BVN). */
        BvnEntry: {
            /**
             * @description Always `bvn`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bvn";
            /** @description The bank verification number. */
            number: string;
            country: components["schemas"]["IssuingCountry"];
        };
        /**
         * @description An identity document of an individual customer. It is stored and never returned. To be submitted for review, a
         *     customer needs a passport and a selfie, or a national ID and a selfie. Missing entries can be added later:
         *     `requirements_due` lists them, and only `verifyCustomer` requires them. A `bvn` is not required for the review, but
         *     for a virtual bank account.
         */
        IdentifyingInformation: components["schemas"]["PassportEntry"] | components["schemas"]["NationalIdEntry"] | components["schemas"]["SelfieEntry"] | components["schemas"]["BvnEntry"];
        /** @description A new individual customer. */
        IndividualCustomerCreate: {
            /**
             * @description Always `individual`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "individual";
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Country of the customer, ISO 3166-1 alpha-2. */
            country_id: string;
            phone: components["schemas"]["CustomerPhone"];
            /** @description Date of birth, DD-MM-YYYY. */
            birth_date: components["schemas"]["DayMonthYear"];
            address: components["schemas"]["PostalAddressInput"];
            /** @description Whether the customer has accepted the terms of service. */
            has_accepted_terms: boolean;
            /** @description Given name. */
            first_name: string;
            /** @description Middle name. */
            middle_name?: string;
            /** @description Family name. */
            last_name: string;
            /** @description Identity documents. They can be added in parts and later, with `updateCustomer`. */
            identifying_information?: components["schemas"]["IdentifyingInformation"][];
        };
        /**
         * @description What a document of a business proves.
         * @enum {string}
         */
        BusinessDocumentPurpose: "certificate_of_incorporation" | "proof_of_address" | "ownership_structure" | "memorandum_of_association" | "business_license" | "tax_registration" | "source_of_funds" | "signatory_authority";
        /** @description A document of a business, and what it proves. */
        BusinessDocument: {
            /** @description What the document proves. One document can serve several purposes. */
            purposes: components["schemas"]["BusinessDocumentPurpose"][];
            file: components["schemas"]["Base64Image"];
        };
        /**
         * @description A role of a person in a business.
         * @enum {string}
         */
        BusinessOwnerRole: "director" | "shareholder" | "beneficial_owner" | "authorized_signatory";
        /** @description An owner or director of a business. */
        BusinessOwner: {
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address. It is returned in `beneficial_owners`.
             */
            email?: string;
            /** @description Roles of the person in the business. */
            role: components["schemas"]["BusinessOwnerRole"][];
            /** @description Ownership share in percent, from 0 to 100. */
            percentage_ownership: components["schemas"]["Decimal"];
            /** @description Whether the person is a politically exposed person (PEP). */
            is_pep: boolean;
            /** @description Country code, ISO 3166-1 alpha-2. */
            nationality: string;
            /** @description Nigerian bank verification number (BVN). */
            bvn?: string;
        };
        /** @description A decimal number greater than zero, as a string, with at most as many decimal places as its currency has. */
        PositiveDecimal: string;
        /** @description Intended use of the service by a business. */
        BusinessTransaction: {
            /**
             * @description Main intended use of the service.
             * @enum {string}
             */
            purpose: "supplier_payments" | "payroll" | "collections" | "remittances" | "treasury" | "trading" | "other";
            /** @description Expected volume per month. */
            monthly_volume: {
                amount: components["schemas"]["PositiveDecimal"];
                currency: components["schemas"]["Currency"];
            };
            /**
             * @description Main source of the funds.
             * @enum {string}
             */
            source_of_funds: "sales" | "investment" | "loans" | "grants" | "owner_capital" | "other";
            /** @description Details for the reviewer. */
            description?: string;
        };
        /** @description Registration of a business. */
        BusinessRegistration: {
            /** @description Registration number. */
            number: string;
            /** @description Authority that issued the number, for example `Corporate Affairs Commission`. */
            authority: string;
            /** @description Tax identification number. */
            tax_number?: string;
        };
        /**
         * @description A new business customer. `documents`, `business_owners`, `business_transaction` and `business_registration` can be
         *     added later with `updateCustomer`; `verifyCustomer` lists what it requires of them.
         */
        BusinessCustomerCreate: {
            /**
             * @description Always `business`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "business";
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Country of registration, ISO 3166-1 alpha-2. */
            country_id: string;
            phone: components["schemas"]["CustomerPhone"];
            /** @description Date of birth of the contact person, DD-MM-YYYY. */
            birth_date?: components["schemas"]["DayMonthYear"];
            address: components["schemas"]["PostalAddressInput"];
            /** @description Whether the business has accepted the terms of service. */
            has_accepted_terms: boolean;
            /** @description Registered name. */
            business_name: string;
            /** @description Identifier of an industry, from `listIndustries`. */
            business_industry: string;
            /** @description Date of incorporation, DD-MM-YYYY. */
            business_incorporation_date: components["schemas"]["DayMonthYear"];
            /** @description Supporting documents of the business. */
            documents?: components["schemas"]["BusinessDocument"][];
            /** @description Owners and directors of the business. */
            business_owners?: components["schemas"]["BusinessOwner"][];
            business_transaction?: components["schemas"]["BusinessTransaction"];
            business_registration?: components["schemas"]["BusinessRegistration"];
        };
        /** @description A new customer: an individual or a business, according to `type`. */
        CustomerCreate: components["schemas"]["IndividualCustomerCreate"] | components["schemas"]["BusinessCustomerCreate"];
        /** @description Response with one customer. */
        CustomerResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Customer"];
        };
        /** @description Identifier of an industry. */
        IndustryId: string;
        /** @description An industry that a business customer can belong to. */
        Industry: {
            id: components["schemas"]["IndustryId"];
            /** @description Name of the industry. */
            name: string;
            /** @description Which activities belong to the industry. */
            description: string;
            /** @description Category of related industries. */
            category: string;
            /** @description Economic sector of the industry. */
            sector: string;
        };
        /** @description Response with a page of industries. */
        IndustryListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The industries on this page. */
            data: components["schemas"]["Industry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description The fields to change; omitted fields keep their values. Names, `birth_date` and `identifying_information` are for
         *     individuals, the `business_` fields and `documents` for businesses.
         */
        CustomerUpdate: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /** @description Country of the customer, ISO 3166-1 alpha-2. */
            country_id?: string;
            phone?: components["schemas"]["CustomerPhone"];
            /** @description Date of birth, DD-MM-YYYY. */
            birth_date?: components["schemas"]["DayMonthYear"];
            address?: components["schemas"]["PostalAddressInput"];
            /** @description Whether the customer has accepted the terms of service. */
            has_accepted_terms?: boolean;
            /** @description Given name. */
            first_name?: string;
            /** @description Middle name. */
            middle_name?: string;
            /** @description Family name. */
            last_name?: string;
            /** @description Identity documents to add. Each one replaces the earlier entry of the same type. */
            identifying_information?: components["schemas"]["IdentifyingInformation"][];
            /** @description Registered name. */
            business_name?: string;
            /** @description Identifier of an industry, from `listIndustries`. */
            business_industry?: string;
            /** @description Date of incorporation, DD-MM-YYYY. */
            business_incorporation_date?: components["schemas"]["DayMonthYear"];
            /** @description Supporting documents of the business. They replace all earlier ones. */
            documents?: components["schemas"]["BusinessDocument"][];
            /** @description Owners and directors of the business. They replace all earlier ones. */
            business_owners?: components["schemas"]["BusinessOwner"][];
            business_transaction?: components["schemas"]["BusinessTransaction"];
            business_registration?: components["schemas"]["BusinessRegistration"];
        };
        /** @description A verification that an identity provider shares. */
        TokenShare: {
            /** @description Signed JWT from the identity provider. It can be used once, before it expires. */
            token: string;
        };
        /** @description Identifier of a virtual bank account. */
        VirtualBankAccountId: string;
        /** @description A static bank account whose deposits are credited to the profile. */
        VirtualBankAccount: {
            id: components["schemas"]["VirtualBankAccountId"];
            /** @description Currency code, as used in the path. */
            code: components["schemas"]["Currency"];
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            /** @description Name on the account: that of the customer or business, in capital letters. */
            account_name: string;
            /** @description Account number. */
            account_number: string;
            /** @description Name of the bank that holds the account. */
            bank_name: string;
            /** @description Code of the bank that holds the account. */
            bank_code: string;
            /**
             * @description Always `active`: the account accepts deposits as soon as it is opened.
             * @constant
             */
            status: "active";
            /** @description When the account was opened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one virtual bank account. */
        VirtualBankAccountResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["VirtualBankAccount"];
        };
        /**
         * @description Status of a quote. Only a `pending` quote can be executed.
         * @enum {string}
         */
        QuoteStatus: "pending" | "accepted" | "expired";
        /** @description Identifier of a quote. */
        QuoteId: string;
        /** @description The rate at which one currency is converted into another. */
        Rate: {
            /** @description Trading pair, written as its identifier, for example `BTCNGN`. */
            product: string;
            /** @description The price of one unit of the base currency, for display: at most 8 significant digits of `rate`. */
            rate_explained: string;
            source_currency: components["schemas"]["Currency"];
            target_currency: components["schemas"]["Currency"];
            /**
             * @description The price of one unit of the base currency in the counter currency, with all its digits. With the side `sell`
             *     the source amount is multiplied by it, with `buy` divided by it.
             */
            rate: components["schemas"]["Decimal"];
            /**
             * @description Whether the base currency is bought or sold.
             * @enum {string}
             */
            side: "buy" | "sell";
            /**
             * @description Whether the rate is held.
             * @enum {string}
             */
            type: "FIXED" | "FLOATING";
        };
        /** @description A fee, in the currency it is charged in and converted to the other currency of the quote. */
        Fee: {
            /** @description Name of the fee, for example `Deposit fee`. */
            name: string;
            amount: components["schemas"]["AmountWithCurrency"];
            /**
             * @description Whether the fee is a fixed amount or a percentage.
             * @enum {string}
             */
            type: "FIXED" | "PERCENTAGE";
            converted_amount: components["schemas"]["AmountWithCurrency"];
        };
        /** @description A payment leg on the balance of a profile. */
        BalanceLeg: {
            /**
             * @description Always `balance`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "balance";
            /** @description Profile whose balance is used. */
            profile_id?: string;
        };
        /**
         * @description Bank account, mobile money account or person at the other end of a payment. Only the fields known for its channel
         *     are present.
         */
        RecipientDetails: {
            /** @description Name on the account. */
            account_name?: string;
            /** @description Name of the bank. */
            bank_name?: string;
            /** @description Account number. */
            account_number?: string;
            /** @description Country of the account, ISO 3166-1 alpha-2. */
            country_code?: string;
            /** @description Mobile money operator or other provider. */
            provider?: string;
            /** @description International bank account number (IBAN). */
            iban?: string;
            currency?: components["schemas"]["Currency"];
            /** @description Phone number of the mobile money account. */
            phone_number?: string;
            /** @description Name of the person or business. */
            name?: string;
            /** @description E-mail address of the person or business. */
            email?: string;
            /** @description National bank code. */
            bank_code?: string;
        };
        /** @description A payment leg on a blockchain. */
        AddressLeg: {
            /**
             * @description Always `address`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "address";
            /** @description Saved wallet that is paid. */
            recipient_id?: string;
            /** @description Blockchain address that is paid. */
            address?: string;
            /** @description Network of the address. */
            network: string;
            /** @description Memo or destination tag that the address requires. */
            memo?: string;
            /** @description Hash of the blockchain transaction. */
            blockchain_hash?: string;
            /**
             * Format: uri
             * @description URL of the transaction in a block explorer.
             */
            blockchain_url?: string;
            /** @description Blockchain address the payment came from. */
            from_address?: string;
            /** @description When the address stops accepting the payment. */
            expires_at?: components["schemas"]["Timestamp"];
            recipient_details?: components["schemas"]["RecipientDetails"];
        };
        /** @description A payment to a bank account that is opened for this payment only. */
        TemporaryBankAccountLeg: {
            /**
             * @description Always `temporary_bank_account`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "temporary_bank_account";
            /** @description Text shown on the bank statement. */
            narration?: string;
            /**
             * Format: uri
             * @description URL of a page on which the payer can pay.
             */
            payment_invoice_url?: string;
            /** @description Session identifier of the bank transfer. */
            session_id?: string;
            /** @description When the account stops accepting the payment. */
            expires_at?: components["schemas"]["Timestamp"];
            recipient_details?: components["schemas"]["RecipientDetails"];
        };
        /** @description A payment leg from or to a mobile money account. */
        MobileMoneyLeg: {
            /**
             * @description Always `mobile_money`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mobile_money";
            /** @description Saved mobile money account that pays or is paid. */
            recipient_id?: string;
            /** @description Mobile money operator. */
            network?: string;
            /** @description Text that the operator shows with the payment. */
            narration?: string;
            /**
             * Format: uri
             * @description URL of a page on which the payer can pay.
             */
            payment_invoice_url?: string;
            /** @description Session identifier of the mobile money payment. */
            session_id?: string;
            /** @description When the payment can no longer be made. */
            expires_at?: components["schemas"]["Timestamp"];
            recipient_details?: components["schemas"]["RecipientDetails"];
        };
        /** @description Where the money comes from. The other fields depend on `type`. */
        PayIn: components["schemas"]["BalanceLeg"] | components["schemas"]["AddressLeg"] | components["schemas"]["TemporaryBankAccountLeg"] | components["schemas"]["MobileMoneyLeg"];
        /** @description A payout to a saved bank account. */
        BankTransferLeg: {
            /**
             * @description Always `bank_transfer`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bank_transfer";
            /** @description Saved recipient that is paid. */
            recipient_id?: string;
            /** @description Text shown on the bank statement. */
            narration?: string;
            /** @description Session identifier of the bank transfer. */
            session_id?: string;
            recipient_details?: components["schemas"]["RecipientDetails"];
        };
        /** @description Where the money goes. The other fields depend on `type`. */
        PayOut: components["schemas"]["BalanceLeg"] | components["schemas"]["AddressLeg"] | components["schemas"]["BankTransferLeg"] | components["schemas"]["MobileMoneyLeg"];
        /** @description A second authentication factor that the operation is waiting for. */
        TwoStep: {
            /** @description Kind of second factor, for example `authenticator`. */
            type: string;
            /** @description Instruction to show to the user. */
            message: string;
            /** @description Whether a new challenge can be requested. */
            resend_allowed: boolean;
        };
        /**
         * @description How a cancelled or failed transfer is refunded. With `conversion_only`, the original source amount is refunded to
         *     the source balance without a fee. By default, a refused or returned payout is refunded in the target currency, less
         *     the refund fee.
         * @enum {string}
         */
        ReversalPolicy: "conversion_only";
        /**
         * @description Your own facts: up to 20 keys of at most 40 characters, each with a text of at most 500 characters. They have no
         *     effect.
         */
        Metadata: {
            [key: string]: string;
        };
        /** @description A price held for 30 minutes, to be executed by one transfer. */
        Quote: {
            id: components["schemas"]["QuoteId"];
            /** @description Currency to convert or send. */
            source_currency: components["schemas"]["Currency"];
            /** @description Currency to receive. */
            target_currency: components["schemas"]["Currency"];
            /** @description Amount to convert or send. */
            source_amount: components["schemas"]["Decimal"];
            /** @description Amount to receive, after fees. */
            target_amount: components["schemas"]["Decimal"];
            profile_id: components["schemas"]["ProfileId"];
            rate: components["schemas"]["Rate"];
            /** @description Fees; empty if there are none. */
            fees: components["schemas"]["Fee"][];
            /** @description Your own reference or, without one, the identifier of the quote. */
            reference: string;
            status: components["schemas"]["QuoteStatus"];
            /** @description When the quote was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the quote last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description When the quote expires. Execute it before then. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description Where the money comes from. */
            pay_in: components["schemas"]["PayIn"];
            /** @description Where the money goes. */
            pay_out: components["schemas"]["PayOut"];
            two_step?: components["schemas"]["TwoStep"];
            reversal_policy?: components["schemas"]["ReversalPolicy"];
            /** @description Your own facts; absent if none were sent. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Response with a page of quotes. */
        QuoteListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Quote"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The balance of the profile. */
        BalanceLegCreate: {
            /**
             * @description Always `balance`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "balance";
        };
        /** @description A payment to a blockchain address that is created for it. */
        AddressPayInCreate: {
            /**
             * @description Always `address`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "address";
            /** @description A network that supports the source currency. Defaults to the `default_network` of the currency. */
            network?: string;
        };
        /** @description A bank transfer to an account that is opened for this payment only. */
        TemporaryBankAccountPayInCreate: {
            /**
             * @description Always `temporary_bank_account`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "temporary_bank_account";
        };
        /** @description A payment from a mobile money account, by its phone number. */
        PhonePayInCreate: {
            /**
             * @description Always `mobile_money`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mobile_money";
            /** @description Mobile money operator. */
            network?: string;
            /** @description Phone number of the payer's mobile money account: international, or local in the country that pays by it (`0712345678`). */
            phone: string;
            recipient_id?: never;
        };
        /** @description A payment from a saved mobile money account. */
        SavedPhonePayInCreate: {
            /**
             * @description Always `mobile_money`.
             * @constant
             */
            type: "mobile_money";
            /** @description Mobile money operator. */
            network?: string;
            /** @description Saved mobile money account that pays. */
            recipient_id: string;
            phone?: never;
        };
        /** @description A payment from a mobile money account: send either its phone number or a saved recipient, not both. */
        MobileMoneyPayInCreate: components["schemas"]["PhonePayInCreate"] | components["schemas"]["SavedPhonePayInCreate"];
        /** @description Where the money comes from. The other fields depend on `type`. */
        PayInCreate: components["schemas"]["BalanceLegCreate"] | components["schemas"]["AddressPayInCreate"] | components["schemas"]["TemporaryBankAccountPayInCreate"] | components["schemas"]["MobileMoneyPayInCreate"];
        /** @description A payout to a blockchain address. */
        GivenAddressPayOutCreate: {
            /**
             * @description Always `address`.
             * @constant
             */
            type: "address";
            /** @description Blockchain address to pay. */
            address: string;
            /** @description Network of the address; it must support the target currency. */
            network: string;
            /** @description Memo or destination tag that the address requires. */
            memo?: string;
            recipient_id?: never;
        };
        /** @description A payout to a saved wallet. */
        SavedWalletPayOutCreate: {
            /**
             * @description Always `address`.
             * @constant
             */
            type: "address";
            /** @description Saved wallet to pay. */
            recipient_id: string;
            address?: never;
            network?: never;
            memo?: never;
        };
        /** @description A payout to a blockchain address or to a saved wallet. Sending both is refused. */
        AddressPayOutCreate: components["schemas"]["GivenAddressPayOutCreate"] | components["schemas"]["SavedWalletPayOutCreate"];
        /** @description A payout to a saved bank account. */
        BankTransferPayOutCreate: {
            /**
             * @description Always `bank_transfer`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bank_transfer";
            /** @description Saved bank account to pay. */
            recipient_id: string;
        };
        /** @description A payout to a saved mobile money account. */
        MobileMoneyPayOutCreate: {
            /**
             * @description Always `mobile_money`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mobile_money";
            /** @description Saved mobile money account to pay. */
            recipient_id: string;
        };
        /** @description Where the money goes. The other fields depend on `type`. */
        PayOutCreate: components["schemas"]["BalanceLegCreate"] | components["schemas"]["AddressPayOutCreate"] | components["schemas"]["BankTransferPayOutCreate"] | components["schemas"]["MobileMoneyPayOutCreate"];
        /** @description The fields of a new quote, except its amount. */
        QuoteTerms: {
            /** @description Currency to convert or send. */
            source_currency: components["schemas"]["Currency"];
            /** @description Currency to receive. */
            target_currency: components["schemas"]["Currency"];
            /** @description Where the money comes from. Defaults to the balance of the profile. */
            pay_in?: components["schemas"]["PayInCreate"];
            /** @description Where the money goes. Defaults to the balance of the profile. */
            pay_out?: components["schemas"]["PayOutCreate"];
            /** @description Your own reference. Defaults to the identifier of the quote. */
            reference?: string;
            reversal_policy?: components["schemas"]["ReversalPolicy"];
            /** @description Your own facts, returned with the quote and with its transfer. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description The amount in the source currency. */
        BySourceAmount: {
            /** @description Amount in the source currency. */
            source_amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description A quote whose amount is given in the source currency. */
        QuoteCreateBySourceAmount: components["schemas"]["QuoteTerms"] & components["schemas"]["BySourceAmount"] & {
            target_amount?: never;
            quote_amount?: never;
            quote_currency?: never;
        };
        /** @description The amount in the target currency, after fees. */
        ByTargetAmount: {
            /** @description Amount in the target currency, after fees. */
            target_amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description A quote whose amount is given in the target currency. */
        QuoteCreateByTargetAmount: components["schemas"]["QuoteTerms"] & components["schemas"]["ByTargetAmount"] & {
            source_amount?: never;
            quote_amount?: never;
            quote_currency?: never;
        };
        /** @description The amount in any currency, which can differ from both the source and the target currency. */
        ByQuoteAmount: {
            /** @description Amount in `quote_currency`. */
            quote_amount: components["schemas"]["PositiveDecimal"];
            /** @description Currency of `quote_amount`. */
            quote_currency: components["schemas"]["Currency"];
        };
        /** @description A quote whose amount is given in `quote_currency`. */
        QuoteCreateByQuoteAmount: components["schemas"]["QuoteTerms"] & components["schemas"]["ByQuoteAmount"] & {
            source_amount?: never;
            target_amount?: never;
        };
        /**
         * @description What to convert, pay in or pay out. Send the amount in exactly one way: `source_amount`, `target_amount`, or
         *     `quote_amount` with `quote_currency`. Omit the other fields.
         */
        QuoteCreate: components["schemas"]["QuoteCreateBySourceAmount"] | components["schemas"]["QuoteCreateByTargetAmount"] | components["schemas"]["QuoteCreateByQuoteAmount"];
        /** @description Response with one quote. */
        QuoteResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Quote"];
        };
        /**
         * @description Status of a transfer. Which statuses it passes through depends on its `category`.
         * @enum {string}
         */
        TransferStatus: "pending" | "processing" | "funds_received" | "funds_converted" | "outgoing_payment_sent" | "funds_delivered" | "cancelled" | "failed" | "funds_not_delivered" | "funds_refunded";
        /**
         * @description Kind of transfer.
         * @enum {string}
         */
        TransferCategory: "deposit" | "withdrawal" | "conversion" | "buy" | "sell";
        /** @description Identifier of a transfer. */
        TransferId: string;
        /**
         * @description How the transfer ended.
         * @enum {string}
         */
        TransferOutcome: "completed" | "credited_otherwise" | "cancelled" | "failed" | "refunded";
        /** @description Ordered steps of the payment, done and pending. */
        Timeline: {
            /** @description Number of steps in total. */
            total_steps: number;
            /** @description Number of the last step reached. */
            current_step: number;
            /** @description Current status, for example `funds_received`. */
            transfer_status: string;
            /** @description The steps in order: those done and those still to come. */
            events: {
                /** @description Number of the step. Several events can share one step. */
                step: number;
                /** @description Whether the event has occurred. */
                done: boolean;
                /** @description Status that the event leads to, for example `processing`. */
                status: string;
                /** @description Short title, for display. */
                title: string;
                /** @description One sentence, for display. */
                description: string;
                /** @description When the event occurred; absent until it has. */
                timestamp?: components["schemas"]["Timestamp"];
            }[];
        };
        /**
         * @description Why the transfer did not run as quoted.
         * @enum {string}
         */
        TransferErrorReason: "amount_mismatch" | "late" | "conversion_refused" | "payout_refused" | "payout_returned";
        /** @description The execution of one quote. */
        Transfer: {
            id: components["schemas"]["TransferId"];
            /** @description The quote that the transfer executes. */
            quote_id: components["schemas"]["QuoteId"];
            profile_id: components["schemas"]["ProfileId"];
            /** @description Reference of the quote. */
            reference: string;
            /** @description What the transfer does, for display. */
            description: string;
            /** @description Where the money comes from or goes to, for display. */
            sub_description: string;
            /** @description The current status as a sentence, for display. */
            status_description: string;
            category: components["schemas"]["TransferCategory"];
            /**
             * @description Side of the conversion; absent if both currencies are the same.
             * @enum {string}
             */
            trade?: "buy" | "sell";
            /** @description Currency to convert or send. */
            source_currency: components["schemas"]["Currency"];
            /** @description Currency to receive. */
            target_currency: components["schemas"]["Currency"];
            /** @description Amount to convert or send. Once an outside payment has arrived, the amount received. */
            source_amount: components["schemas"]["Decimal"];
            /** @description Amount to receive, after the fees of the quote. */
            target_amount: components["schemas"]["Decimal"];
            rate: components["schemas"]["Rate"];
            /**
             * @description Fees. Once the transfer is final, those that were kept: without a payout fee that a refund has returned, with a
             *     refund fee. Empty if there are none.
             */
            fees: components["schemas"]["Fee"][];
            /**
             * @description Where the money comes from. For an outside payment, the account or address to pay to; an account accepts the
             *     payment for 30 minutes, an address for 60.
             */
            pay_in: components["schemas"]["PayIn"];
            /** @description Where the money goes. It remains the original destination after a refund. */
            pay_out: components["schemas"]["PayOut"];
            status: components["schemas"]["TransferStatus"];
            /**
             * @description Whether the transfer has ended. Its `status` does not change any more; only a payment that arrives too late can
             *     still add to `credited` and `fees`.
             */
            final: boolean;
            /** @description How the transfer ended; absent until `final` is `true`. */
            outcome?: components["schemas"]["TransferOutcome"];
            /** @description What the transfer credited to the balance, after fees; absent until it has, and if it never does. */
            credited?: components["schemas"]["AmountWithCurrency"];
            /** @description What the refund of a payout credited to the balance, after its fee; absent if there was none. */
            refunded?: components["schemas"]["AmountWithCurrency"];
            timeline: components["schemas"]["Timeline"];
            reversal_policy?: components["schemas"]["ReversalPolicy"];
            error?: components["schemas"]["TransferErrorReason"];
            /** @description Your own facts or, without them, those of the quote; absent if there are none. */
            metadata?: components["schemas"]["Metadata"];
            /** @description When the transfer was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the status of the transfer last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of transfers. */
        TransferListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Transfer"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The quote to execute. */
        TransferCreate: {
            /** @description Identifier of a pending quote of the same profile. */
            quote_id: string;
            /** @description Your own facts, returned with the transfer and in its events. Without them, the transfer has those of its quote. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Response with one transfer. */
        TransferResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Transfer"];
        };
        /**
         * @description What caused the transaction.
         * @enum {string}
         */
        TransactionType: "deposits" | "buys" | "sells" | "converts" | "withdrawals" | "fees" | "refunds";
        /** @description Identifier of a transaction. */
        TransactionId: string;
        /**
         * @description Whether the transaction is settled. Nothing else of a transaction ever changes.
         * @enum {string}
         */
        TransactionStatus: "pending" | "completed";
        /** @description Details of a transaction; only those that apply are present. */
        TransactionMeta: {
            /** @description Fee of the deposit or payout. It is not part of `amount` and is a transaction of its own. */
            fee?: components["schemas"]["AmountWithCurrency"];
            /** @description Hash of the blockchain transaction of a deposit. */
            blockchain_hash?: string;
            /** @description Blockchain address that a deposit came from. */
            from_address?: string;
            /** @description The payer of an incoming payment. */
            source?: components["schemas"]["RecipientDetails"];
            /** @description The payee of a payout. */
            destination?: components["schemas"]["RecipientDetails"];
            /** @description The conversion that the transaction belongs to. */
            conversion?: {
                /** @description Currency that was converted. */
                source_currency: components["schemas"]["Currency"];
                /** @description Amount that was converted. */
                source_amount: components["schemas"]["Decimal"];
                /** @description Currency that was received. */
                target_currency: components["schemas"]["Currency"];
                /** @description Amount that was received, after fees. */
                target_amount: components["schemas"]["Decimal"];
                /** @description The price of the pair, as `rate` of the quote or payment request. */
                rate: components["schemas"]["Decimal"];
            };
        };
        /**
         * @description A change of a profile's balance in one currency. The transactions of a currency always add up to the `total` of its
         *     balance, without `savings` and `investments`. Holding an amount for a transfer creates no transaction; the payment or
         *     conversion that follows does. Amounts are without fees: a deposit has the amount that arrived, a payout what was sent,
         *     and each fee is a transaction of its own with the type `fees`.
         */
        Transaction: {
            id: components["schemas"]["TransactionId"];
            /**
             * @description Record type; always `transaction`.
             * @constant
             */
            object: "transaction";
            type: components["schemas"]["TransactionType"];
            status: components["schemas"]["TransactionStatus"];
            /** @description Reference of the transfer or deposit. */
            reference: string;
            user_id: components["schemas"]["UserId"];
            profile_id: components["schemas"]["ProfileId"];
            /** @description What happened, for display. */
            description: string;
            /** @description Where the money came from or went to, for display. */
            sub_description: string;
            /** @description The status as a sentence, for display. */
            status_description: string;
            /** @description Amount added or deducted; never negative. */
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
            /** @description Whether `currency` is fiat money. */
            is_fiat: boolean;
            /** @description `true` if the amount was added to the balance, `false` if it was deducted. */
            is_credit: boolean;
            /** @description Available balance in the currency right after the transaction. */
            available_balance: components["schemas"]["Decimal"];
            /** @description What was held for transfers in progress right after the transaction. */
            pending_balance: components["schemas"]["Decimal"];
            /** @description Sum of `available_balance` and `pending_balance`; `savings` and `investments` are not included. */
            total_balance: components["schemas"]["Decimal"];
            /** @description Transfer that caused the transaction; absent if there is none. */
            transfer_id?: components["schemas"]["TransferId"];
            meta?: components["schemas"]["TransactionMeta"];
            /** @description When the transaction was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of transactions. */
        TransactionListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Transaction"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Response with one transaction. */
        TransactionResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Transaction"];
        };
        /** @description Identifier of a recipient. */
        RecipientId: string;
        /**
         * @description Kind of account or wallet. It determines which fields a recipient has.
         * @enum {string}
         */
        RecipientType: "ngn_bank" | "kes_bank" | "usd_bank" | "gbp_bank" | "mpesa_mobile_money" | "mtn_mobile_money" | "paybill" | "till" | "crypto";
        /**
         * @description Whether the account holder is a person or a business.
         * @enum {string}
         */
        RecipientEntityType: "individual" | "business";
        /**
         * @description Payment system used to reach the account.
         * @enum {string}
         */
        RecipientTransferType: "ach" | "wire" | "swift";
        /** @description A saved account or wallet to pay out to. Which of the optional fields are present depends on `type`. */
        Recipient: {
            id: components["schemas"]["RecipientId"];
            /**
             * @description Record type; always `recipient`.
             * @constant
             */
            object: "recipient";
            /** @description The business that saved the recipient. All of its profiles can use it. */
            profile_id: components["schemas"]["BusinessId"];
            /** @description Whether the recipient can be paid; `false` once deleted. */
            active: boolean;
            /** @description Whether the account is held in the name of a customer of the business. */
            owned_by_customer: boolean;
            /** @description Currency of the account; absent for a wallet that receives any currency its network supports. */
            currency_id?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; absent for a wallet. */
            country_id?: string;
            type: components["schemas"]["RecipientType"];
            /**
             * @description Kind of account that `type` belongs to.
             * @enum {string}
             */
            category: "bank" | "mobile_money" | "crypto";
            entity_type?: components["schemas"]["RecipientEntityType"];
            transfer_type?: components["schemas"]["RecipientTransferType"];
            /** @description Name on the account, or the name given to a wallet. */
            account_name: string;
            /** @description Name of the bank. */
            bank_name?: string;
            /** @description Bank code, or the business number of a `paybill`. */
            bank_code?: string;
            /** @description UK sort code of the branch. */
            sort_code?: string;
            /** @description US routing number of the bank. */
            routing_number?: string;
            /** @description SWIFT code (BIC) of the bank. */
            swift_code?: string;
            /** @description Account number, or the till number of a `till`. */
            account_number?: string;
            /** @description International bank account number (IBAN). */
            iban?: string;
            /** @description Phone number of the mobile money account, in international format. */
            phone_number?: string;
            /** @description Blockchain network of the wallet. */
            network?: string;
            /** @description Blockchain address of the wallet. */
            crypto_address?: string;
            /** @description Memo or destination tag that the address requires. */
            memo?: string;
            /** @description Postal address of the account holder. */
            recipient_address?: string;
            /** @description Name of the intermediary bank. */
            intermediary_bank_name?: string;
            /** @description Postal address of the intermediary bank. */
            intermediary_bank_address?: string;
            /** @description SWIFT code (BIC) of the intermediary bank. */
            intermediary_swift_code?: string;
            /** @description When the recipient was saved. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the recipient last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with a page of recipients. */
        RecipientListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Recipient"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A bank account in Nigeria. */
        RecipientCreateNgnBank: {
            /**
             * @description Always `ngn_bank`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ngn_bank";
            /** @description Name on the account. */
            account_name: string;
            /** @description Account number, ten digits. */
            account_number: string;
            /** @description `code` or `nip_code` of a bank from `listBanks`. */
            bank_code: string;
            /** @description Name of the bank. Always set from `bank_code`. */
            bank_name?: string;
            /** @description Currency of the account. Defaults to `NGN`. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Defaults to `NG`. */
            country_id?: string;
            /**
             * @deprecated
             * @description Alias of `country_id`, ISO 3166-1 alpha-2. Use `country_id` instead.
             */
            country_code?: string;
        };
        /** @description A bank account in Kenya. */
        RecipientCreateKesBank: {
            /**
             * @description Always `kes_bank`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "kes_bank";
            /** @description Name on the account. */
            account_name: string;
            /** @description Account number, 5 to 20 letters and digits. */
            account_number: string;
            /** @description Bank code from `listBanks`. */
            bank_code: string;
            /** @description Name of the bank. Always set from `bank_code`. */
            bank_name?: string;
            /** @description Currency of the account. Defaults to `KES`. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Defaults to `KE`. */
            country_id?: string;
            /**
             * @deprecated
             * @description Alias of `country_id`, ISO 3166-1 alpha-2. Use `country_id` instead.
             */
            country_code?: string;
        };
        /** @description The fields that every US dollar account has. */
        RecipientCreateUsdBase: {
            /**
             * @description Always `usd_bank`.
             * @constant
             */
            type: "usd_bank";
            entity_type: components["schemas"]["RecipientEntityType"];
            transfer_type: components["schemas"]["RecipientTransferType"];
            /** @description Name on the account. */
            account_name: string;
            /** @description Name of the bank. */
            bank_name: string;
            /** @description Name of the intermediary bank. */
            intermediary_bank_name?: string;
            /** @description Postal address of the intermediary bank. */
            intermediary_bank_address?: string;
            /** @description SWIFT code (BIC) of the intermediary bank. */
            intermediary_swift_code?: string;
            /** @description Currency of the account. Defaults to `USD`. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Defaults to `US`. */
            country_id?: string;
            /**
             * @deprecated
             * @description Alias of `country_id`, ISO 3166-1 alpha-2. Use `country_id` instead.
             */
            country_code?: string;
        };
        /** @description A US dollar account reached by ACH. */
        RecipientCreateUsdAch: components["schemas"]["RecipientCreateUsdBase"] & {
            /**
             * @description Payment system used to reach the account.
             * @constant
             */
            transfer_type: "ach";
            /** @description US routing number of the bank. */
            routing_number: string;
            /** @description Account number, 4 to 34 letters and digits. */
            account_number: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            transfer_type: "ach";
        };
        /** @description A US dollar account reached by wire transfer. */
        RecipientCreateUsdWire: components["schemas"]["RecipientCreateUsdBase"] & {
            /**
             * @description Payment system used to reach the account.
             * @constant
             */
            transfer_type: "wire";
            /** @description US routing number of the bank. */
            routing_number: string;
            /** @description Account number, 4 to 34 letters and digits. */
            account_number: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            transfer_type: "wire";
        };
        /** @description The fields that every SWIFT account has. */
        RecipientCreateUsdSwiftBase: components["schemas"]["RecipientCreateUsdBase"] & {
            /**
             * @description Payment system used to reach the account.
             * @constant
             */
            transfer_type: "swift";
            /** @description SWIFT code (BIC) of the bank. */
            swift_code: string;
            /** @description Postal address of the account holder. */
            recipient_address: string;
        };
        /** @description An account identified by its account number. */
        SwiftAccountNumber: {
            /** @description Account number, 4 to 34 letters and digits. */
            account_number: string;
        };
        /** @description A SWIFT account identified by its account number. */
        RecipientCreateUsdSwiftByAccountNumber: components["schemas"]["RecipientCreateUsdSwiftBase"] & components["schemas"]["SwiftAccountNumber"] & {
            iban?: never;
        };
        /** @description An account identified by its IBAN. */
        SwiftIban: {
            /** @description International bank account number (IBAN). Spaces are removed and letters upper-cased on input. */
            iban: string;
        };
        /** @description A SWIFT account identified by its IBAN. */
        RecipientCreateUsdSwiftByIban: components["schemas"]["RecipientCreateUsdSwiftBase"] & components["schemas"]["SwiftIban"] & {
            account_number?: never;
        };
        /** @description A US dollar account reached by SWIFT. Send either its account number or its IBAN, not both. */
        RecipientCreateUsdSwift: components["schemas"]["RecipientCreateUsdSwiftByAccountNumber"] | components["schemas"]["RecipientCreateUsdSwiftByIban"];
        /** @description A US dollar bank account. The required account numbers depend on `transfer_type`. */
        RecipientCreateUsdBank: components["schemas"]["RecipientCreateUsdAch"] | components["schemas"]["RecipientCreateUsdWire"] | components["schemas"]["RecipientCreateUsdSwift"];
        /** @description A bank account in the United Kingdom. */
        RecipientCreateGbpBank: {
            /**
             * @description Always `gbp_bank`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "gbp_bank";
            entity_type: components["schemas"]["RecipientEntityType"];
            /** @description Name on the account. */
            account_name: string;
            /** @description Name of the bank. */
            bank_name: string;
            /** @description UK sort code of the branch. */
            sort_code: string;
            /** @description Account number, eight digits. */
            account_number: string;
            /** @description Currency of the account. Defaults to `GBP`. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Defaults to `GB`. */
            country_id?: string;
            /**
             * @deprecated
             * @description Alias of `country_id`, ISO 3166-1 alpha-2. Use `country_id` instead.
             */
            country_code?: string;
        };
        /** @description An M-Pesa account in Kenya. */
        RecipientCreateMpesaMobileMoney: {
            /**
             * @description Always `mpesa_mobile_money`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mpesa_mobile_money";
            /** @description Name on the account. */
            account_name: string;
            /** @description Phone number of the account: international, with the country calling code, or local in the country of the recipient (`0712345678`). */
            phone_number: string;
            /** @description Currency of the account. Defaults to `KES`. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Defaults to `KE`. */
            country_id?: string;
            /**
             * @deprecated
             * @description Alias of `country_id`, ISO 3166-1 alpha-2. Use `country_id` instead.
             */
            country_code?: string;
        };
        /** @description An MTN mobile money account. MTN is available in GH, BJ, CI, CM, RW, UG and ZM. */
        RecipientCreateMtnMobileMoney: {
            /**
             * @description Always `mtn_mobile_money`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mtn_mobile_money";
            /** @description Name on the account. */
            account_name: string;
            /** @description Phone number of the account: international, with the country calling code, or local in the country of the recipient (`0712345678`). */
            phone_number: string;
            /** @description Currency of the account. Defaults to `GHS`. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Defaults to `GH`. */
            country_id?: string;
            /**
             * @deprecated
             * @description Alias of `country_id`, ISO 3166-1 alpha-2. Use `country_id` instead.
             */
            country_code?: string;
        };
        /** @description An account with a business that collects payments through an M-Pesa paybill number. */
        RecipientCreatePaybill: {
            /**
             * @description Always `paybill`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "paybill";
            /** @description Name on the account. */
            account_name: string;
            /** @description Paybill number of the business. */
            bank_code: string;
            /** @description The payee's account number with the business. */
            account_number: string;
            /** @description Currency of the account. Defaults to `KES`. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Defaults to `KE`. */
            country_id?: string;
            /**
             * @deprecated
             * @description Alias of `country_id`, ISO 3166-1 alpha-2. Use `country_id` instead.
             */
            country_code?: string;
        };
        /** @description The M-Pesa till of a merchant. */
        RecipientCreateTill: {
            /**
             * @description Always `till`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "till";
            /** @description Name on the account. */
            account_name: string;
            /** @description Till number, 5 to 10 digits. */
            account_number: string;
            /** @description Currency of the account. Defaults to `KES`. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Defaults to `KE`. */
            country_id?: string;
            /**
             * @deprecated
             * @description Alias of `country_id`, ISO 3166-1 alpha-2. Use `country_id` instead.
             */
            country_code?: string;
        };
        /** @description The fields that every wallet has. */
        RecipientCreateWalletBase: {
            /**
             * @description Always `usd_bank`.
             * @constant
             */
            type: "crypto";
            /** @description A name for the wallet. */
            account_name: string;
            /** @description Network of the address. */
            network: string;
            /** @description Memo or destination tag that the address requires. */
            memo?: string;
            /** @description The only currency to pay to this wallet. By default, any currency that the network supports. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Alias of `currency_id`. Use `currency_id` instead.
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description The address of a wallet. */
        WalletCryptoAddress: {
            /** @description Blockchain address. It must be valid on the network. */
            crypto_address: string;
        };
        /** @description A wallet identified by its `crypto_address`. */
        RecipientCreateCryptoByCryptoAddress: components["schemas"]["RecipientCreateWalletBase"] & components["schemas"]["WalletCryptoAddress"] & {
            address?: never;
        };
        /**
         * @deprecated
         * @description The address of a wallet, under its alias.
         */
        WalletAddress: {
            /**
             * @deprecated
             * @description Alias of `crypto_address`. Use `crypto_address` instead.
             */
            address: string;
        };
        /**
         * @deprecated
         * @description A wallet identified by the alias `address`.
         */
        RecipientCreateCryptoByAddress: components["schemas"]["RecipientCreateWalletBase"] & components["schemas"]["WalletAddress"] & {
            crypto_address?: never;
        };
        /** @description A wallet on a blockchain network. Send its address as `crypto_address`, or under the alias `address`, but not both. */
        RecipientCreateCrypto: components["schemas"]["RecipientCreateCryptoByCryptoAddress"] | components["schemas"]["RecipientCreateCryptoByAddress"];
        /**
         * @description An account or wallet to save. The required fields depend on `type`. Currency and country default to those of the
         *     type. Where a field has an alias, send only one of the two. The type `bank_transfer` together with a `country_id` is
         *     read as the bank type of that country.
         */
        RecipientCreate: components["schemas"]["RecipientCreateNgnBank"] | components["schemas"]["RecipientCreateKesBank"] | components["schemas"]["RecipientCreateUsdBank"] | components["schemas"]["RecipientCreateGbpBank"] | components["schemas"]["RecipientCreateMpesaMobileMoney"] | components["schemas"]["RecipientCreateMtnMobileMoney"] | components["schemas"]["RecipientCreatePaybill"] | components["schemas"]["RecipientCreateTill"] | components["schemas"]["RecipientCreateCrypto"];
        /** @description Response with one recipient. */
        RecipientResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Recipient"];
        };
        /** @description Response with a deleted recipient. */
        DeletedRecipientResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Recipient"] & {
                /** @constant */
                active?: false;
            };
        };
        /** @description The account to look up. */
        BankAccountResolve: {
            /** @description Currency of the account. */
            currency_id: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2. Derived from the currency by default. */
            country_id?: string;
            /**
             * @description Whether the account is held at a bank or with a mobile money operator. In NGN, where operators hold accounts under bank codes, both look up the account at the bank.
             * @default bank_transfer
             * @enum {string}
             */
            channel?: "bank_transfer" | "mobile_money";
            /** @description Bank account number, or mobile money phone number, international or local in the country of the operator. */
            account_number: string;
            /** @description `code` or `nip_code` of a bank from `listBanks`, or `MPESA` or `MTN` for mobile money. */
            bank_code: string;
        };
        /** @description The holder of a bank or mobile money account. */
        ResolvedBankAccount: {
            /** @description Name on the account. */
            account_name: string;
            /** @description Name of the bank or mobile money operator. */
            bank_name: string;
        };
        /** @description Response with the holder of an account. */
        ResolvedBankAccountResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["ResolvedBankAccount"];
        };
        /**
         * @description Status of a payment link. Only an `active` link accepts payment requests.
         * @enum {string}
         */
        PaymentLinkStatus: "draft" | "active" | "expired" | "deleted";
        /** @description Identifier of a payment link. */
        PaymentLinkId: string;
        /**
         * @description Purpose of a payment link.
         * @enum {string}
         */
        PaymentLinkType: "payment_link" | "donation" | "invoice";
        /** @description Inclusive limits of an amount that the payer chooses. */
        PaymentLinkAmountLimit: {
            /** @description Minimum amount. */
            min_amount?: components["schemas"]["PositiveDecimal"];
            /** @description Maximum amount. */
            max_amount?: components["schemas"]["PositiveDecimal"];
        };
        /** @description A question that the payer is asked. */
        PaymentLinkExtraInfo: {
            /** @description Name of the requested information, for example `email`. It cannot be `__proto__`. */
            field_name: string;
            /** @description Whether the payer must answer. */
            required: boolean;
        };
        /** @description A line item: what the payment is for. */
        PaymentLinkItem: {
            /** @description Name of the item. */
            item: string;
            /** @description Number of units. */
            quantity: number;
            /** @description Price per unit. */
            amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description Optional settings and contents of a payment link. */
        PaymentLinkMeta: {
            /** @description URLs of the images on the page. */
            images?: string[];
            /** @description Whether the payer can choose the amount. */
            allow_customer_amount: boolean;
            amount_limit?: components["schemas"]["PaymentLinkAmountLimit"];
            /** @description Whether the payer can choose a quantity, and pays that multiple of the amount. */
            allow_quantity_selection: boolean;
            /** @description Information requested from the payer. */
            require_extra_info?: components["schemas"]["PaymentLinkExtraInfo"][];
            /** @description E-mail address of the intended payer. */
            customer_email?: string;
            /** @description Name of the intended payer. */
            customer_name?: string;
            /** @description When the payment is due. */
            due_date?: components["schemas"]["Timestamp"];
            /** @description Note to the payer. */
            note?: string;
            /** @description Line items that the payment is for. */
            items?: components["schemas"]["PaymentLinkItem"][];
        };
        /** @description A hosted page on which payers pay, once or many times. */
        PaymentLink: {
            id: components["schemas"]["PaymentLinkId"];
            /**
             * @description The whole link, as every credential except its own public key reads it. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            view: "full";
            profile_id: components["schemas"]["ProfileId"];
            type: components["schemas"]["PaymentLinkType"];
            /** @description Whether the link sets the amount of each payment. */
            fixed: boolean;
            /** @description Whether the link expires after one payment. */
            one_time: boolean;
            /**
             * Format: uri
             * @description URL of the hosted page.
             */
            link: string;
            /** @description Name of the link. */
            name: string;
            /** @description Heading of the hosted page. */
            title: string;
            /** @description Text of the hosted page. */
            description: string;
            /** @description Currency in which payments are credited. */
            target_currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentLinkStatus"];
            /** @description When the link was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the link last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Amount of one payment in `quote_currency`. The two are present together; absent if the link has a `target_amount` or no amount. */
            quote_amount?: components["schemas"]["Decimal"];
            /** @description Currency of `quote_amount`. The two are present together. */
            quote_currency?: components["schemas"]["Currency"];
            /** @description Amount that one payment credits in `target_currency`; absent if the link has a `quote_amount` or no amount. */
            target_amount?: components["schemas"]["Decimal"];
            /** @description Public key of the link, safe to use in a browser. */
            pub_key: string;
            /** @description When the link stops accepting payment requests; absent if it does not expire. */
            expires_at?: components["schemas"]["Timestamp"];
            meta: components["schemas"]["PaymentLinkMeta"];
        };
        /** @description Response with a page of payment links. */
        PaymentLinkListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PaymentLink"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The fields of a new link, except its amount. */
        PaymentLinkTerms: {
            /**
             * @description Purpose of the link.
             * @default payment_link
             */
            type?: components["schemas"]["PaymentLinkType"];
            /** @description Whether the link sets the amount of each payment. A fixed link has either `quote_amount` with `quote_currency`, or `target_amount`. */
            fixed: boolean;
            /** @description Whether the link expires after one payment. */
            one_time: boolean;
            /** @description Name of the link. */
            name: string;
            /** @description Heading of the hosted page. */
            title: string;
            /** @description Text of the hosted page. */
            description: string;
            /** @description Currency in which payments are credited. */
            target_currency: components["schemas"]["Currency"];
            /**
             * @description Status to create the link with. A draft accepts no payment requests until it is activated.
             * @default active
             * @enum {string}
             */
            status?: "draft" | "active";
            /**
             * Format: date-time
             * @description When the link stops accepting payment requests. Must be in the future.
             */
            expires_at?: string;
            /** @description URLs of the images on the page. */
            images?: string[];
            /**
             * @description Whether the payer of a fixed link can choose another amount. Any other link lets the payer choose.
             * @default false
             */
            allow_customer_amount?: boolean;
            /** @description Limits of the amount that the payer chooses, in `quote_currency` or, if the link has none, in `target_currency`. */
            amount_limit?: components["schemas"]["PaymentLinkAmountLimit"];
            /**
             * @description Whether the payer can choose a quantity, and pays that multiple of the amount.
             * @default false
             */
            allow_quantity_selection?: boolean;
            /** @description Information requested from the payer. */
            require_extra_info?: components["schemas"]["PaymentLinkExtraInfo"][];
            /**
             * Format: email
             * @description E-mail address of the intended payer.
             */
            customer_email?: string;
            /** @description Name of the intended payer. */
            customer_name?: string;
            /**
             * Format: date-time
             * @description When the payment is due.
             */
            due_date?: string;
            /** @description Note to the payer. */
            note?: string;
            /** @description Line items that the payment is for. Quantity times amount must add up to the amount of the link, if it has one. */
            items?: components["schemas"]["PaymentLinkItem"][];
        };
        /** @description A fixed link with an amount in the target currency. */
        PaymentLinkCreateByTargetAmount: components["schemas"]["PaymentLinkTerms"] & components["schemas"]["ByTargetAmount"] & {
            /**
             * @description Always `true`.
             * @constant
             */
            fixed?: true;
        } & {
            quote_amount?: never;
            quote_currency?: never;
        };
        /** @description A fixed link with an amount in the quote currency. */
        PaymentLinkCreateByQuoteAmount: components["schemas"]["PaymentLinkTerms"] & components["schemas"]["ByQuoteAmount"] & {
            /**
             * @description Always `true`.
             * @constant
             */
            fixed?: true;
        } & {
            target_amount?: never;
        };
        /**
         * @description A link that does not fix the amount. An amount is a suggestion to the payer, given in at most one way: `target_amount`, or
         *     `quote_amount` with `quote_currency`; otherwise 400 `request_validation`.
         */
        OpenPaymentLinkCreate: components["schemas"]["PaymentLinkTerms"] & {
            /**
             * @description Always `false`.
             * @constant
             */
            fixed?: false;
            /** @description Suggested amount, in `target_currency`. */
            target_amount?: components["schemas"]["PositiveDecimal"];
            /** @description Suggested amount, in `quote_currency`. */
            quote_amount?: components["schemas"]["PositiveDecimal"];
            /** @description Currency of `quote_amount`. */
            quote_currency?: components["schemas"]["Currency"];
        };
        /**
         * @description A new payment link. A fixed link requires an amount: either `target_amount`, or `quote_amount` with
         *     `quote_currency`. For other links the amount is an optional suggestion. Sending both amounts is refused.
         */
        PaymentLinkCreate: components["schemas"]["PaymentLinkCreateByTargetAmount"] | components["schemas"]["PaymentLinkCreateByQuoteAmount"] | components["schemas"]["OpenPaymentLinkCreate"];
        /** @description Response with one payment link. */
        PaymentLinkResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PaymentLink"];
        };
        /** @description Settings and contents of a payment link that payers can see: all but the name and e-mail address of the intended payer. */
        PublicPaymentLinkMeta: {
            /** @description URLs of the images on the page. */
            images?: string[];
            /** @description Whether the payer can choose the amount. */
            allow_customer_amount: boolean;
            amount_limit?: components["schemas"]["PaymentLinkAmountLimit"];
            /** @description Whether the payer can choose a quantity, and pays that multiple of the amount. */
            allow_quantity_selection: boolean;
            /** @description Information requested from the payer. */
            require_extra_info?: components["schemas"]["PaymentLinkExtraInfo"][];
            /** @description When the payment is due. */
            due_date?: components["schemas"]["Timestamp"];
            /** @description Note to the payer. */
            note?: string;
            /** @description Line items that the payment is for. */
            items?: components["schemas"]["PaymentLinkItem"][];
        };
        /** @description The part of a payment link that payers can see. */
        PublicPaymentLink: {
            id: components["schemas"]["PaymentLinkId"];
            /**
             * @description The reduced view that the public key of the link reads. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            view: "public";
            type: components["schemas"]["PaymentLinkType"];
            /** @description Whether the link sets the amount of each payment. */
            fixed: boolean;
            /** @description Whether the link expires after one payment. */
            one_time: boolean;
            /**
             * Format: uri
             * @description URL of the hosted page.
             */
            link: string;
            /** @description Name of the link. */
            name: string;
            /** @description Heading of the hosted page. */
            title: string;
            /** @description Text of the hosted page. */
            description: string;
            /** @description Currency in which payments are credited. */
            target_currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentLinkStatus"];
            /** @description Amount of one payment in `quote_currency`. The two are present together; absent if the link has a `target_amount` or no amount. */
            quote_amount?: components["schemas"]["Decimal"];
            /** @description Currency of `quote_amount`. The two are present together. */
            quote_currency?: components["schemas"]["Currency"];
            /** @description Amount that one payment credits in `target_currency`; absent if the link has a `quote_amount` or no amount. */
            target_amount?: components["schemas"]["Decimal"];
            /** @description When the link stops accepting payment requests; absent if it does not expire. */
            expires_at?: components["schemas"]["Timestamp"];
            meta: components["schemas"]["PublicPaymentLinkMeta"];
        };
        /** @description A payment link, in full or in the reduced view for payers; `view` tells which. */
        ReadablePaymentLink: components["schemas"]["PaymentLink"] | components["schemas"]["PublicPaymentLink"];
        /** @description Response with one payment link, in full or in the reduced view for payers. */
        ReadablePaymentLinkResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["ReadablePaymentLink"];
        };
        /**
         * @description The fields to change; lists and objects are replaced as a whole, and null removes a value. Send `quote_amount` and `quote_currency` together, or
         *     one of them if the link already has the other. Setting them removes `target_amount`; setting `target_amount` removes
         *     both. Returns 400 `request_validation` if `target_amount` is sent with either of them, or if one of the two would
         *     remain without the other.
         */
        PaymentLinkUpdate: {
            type?: components["schemas"]["PaymentLinkType"];
            /** @description Whether the link sets the amount of each payment. A fixed link has either `quote_amount` with `quote_currency`, or `target_amount`. */
            fixed?: boolean;
            /** @description Whether the link expires after one payment. */
            one_time?: boolean;
            /** @description Name of the link. */
            name?: string;
            /** @description Heading of the hosted page. */
            title?: string;
            /** @description Text of the hosted page. */
            description?: string;
            /** @description Currency in which payments are credited. */
            target_currency?: components["schemas"]["Currency"];
            /** @description Amount that one payment credits, in `target_currency`. */
            target_amount?: components["schemas"]["PositiveDecimal"] | null;
            /** @description Amount of one payment, in `quote_currency`. */
            quote_amount?: components["schemas"]["PositiveDecimal"] | null;
            /** @description Currency of `quote_amount`. */
            quote_currency?: components["schemas"]["Currency"] | null;
            /**
             * @description Set to `active` to open a draft to payers.
             * @constant
             */
            status?: "active";
            /**
             * Format: date-time
             * @description When the link stops accepting payment requests. Must be in the future.
             */
            expires_at?: string | null;
            /** @description URLs of the images on the page. */
            images?: string[] | null;
            /** @description Whether the payer of a fixed link can choose another amount. Any other link lets the payer choose. */
            allow_customer_amount?: boolean;
            /** @description Limits of the amount that the payer chooses, in `quote_currency` or, if the link has none, in `target_currency`. */
            amount_limit?: components["schemas"]["PaymentLinkAmountLimit"] | null;
            /** @description Whether the payer can choose a quantity, and pays that multiple of the amount. */
            allow_quantity_selection?: boolean;
            /** @description Information requested from the payer. */
            require_extra_info?: components["schemas"]["PaymentLinkExtraInfo"][] | null;
            /**
             * Format: email
             * @description E-mail address of the intended payer.
             */
            customer_email?: string | null;
            /** @description Name of the intended payer. */
            customer_name?: string | null;
            /**
             * Format: date-time
             * @description When the payment is due.
             */
            due_date?: string | null;
            /** @description Note to the payer. */
            note?: string | null;
            /** @description Line items that the payment is for. Quantity times amount must add up to the amount of the link, if it has one. */
            items?: components["schemas"]["PaymentLinkItem"][] | null;
        };
        /**
         * @description Status of a payment request.
         * @enum {string}
         */
        PaymentRequestStatus: "pending" | "expired" | "cancelled" | "completed" | "failed" | "multiple_deposits" | "under_payment" | "over_payment";
        /** @description Identifier of a payment request. */
        PaymentRequestId: string;
        /** @description A payment that a payer is asked to make, with its status and deposits. */
        PaymentRequest: {
            id: components["schemas"]["PaymentRequestId"];
            /**
             * @description Purpose of the payment, for example `donation`. For a payment request of a link, the type of the link.
             * @enum {string}
             */
            type: "payment_request" | "payment_link" | "donation" | "invoice";
            status: components["schemas"]["PaymentRequestStatus"];
            /**
             * @description Whether the payment request has ended: its `status` does not change any more. An `under_payment` ends at
             *     `expires_at`. Deposits that arrive afterwards are credited in the source currency and shown in the timeline.
             */
            final: boolean;
            /**
             * @description What deposits in time credited in the source currency in total, after fees, because they went beyond what the rate is
             *     held for; absent if there was nothing.
             */
            credited_surplus?: components["schemas"]["AmountWithCurrency"];
            /** @description What deposits that arrived after the end credited in total, after fees; absent if there were none. */
            credited_late?: components["schemas"]["AmountWithCurrency"];
            /** @description Amount for the payer to send. From the first deposit on, the total of the deposits that arrived in time. */
            source_amount: components["schemas"]["Decimal"];
            /** @description Currency in which the payer pays. */
            source_currency: components["schemas"]["Currency"];
            /** @description Amount that `source_amount` credits in the target currency, after fees. */
            target_amount: components["schemas"]["Decimal"];
            /** @description Currency in which the payment is credited. */
            target_currency: components["schemas"]["Currency"];
            /** @description Amount originally requested. It never changes. */
            requested_amount: components["schemas"]["Decimal"];
            /** @description Currency of `requested_amount`. */
            currency: components["schemas"]["Currency"];
            /** @description Rate from the source to the target currency, held for the requested amount while the payment request is open. */
            rate: components["schemas"]["Rate"];
            /** @description Fees, deducted from the target amount. */
            fees: components["schemas"]["Fee"][];
            /** @description Reference of the payment request: the merchant reference or, without one, the identifier. */
            reference: string;
            /** @description Reference set by the merchant; absent if none was set. */
            merchant_reference?: string;
            /** @description Kind of object that the payment is for, for example `payment_link`. */
            source?: string;
            /** @description Identifier of the object that the payment is for; for `payment_link`, that of the link. */
            source_id?: string;
            /** @description When the payment request was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the payment request last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description End of the payment period, 60 minutes after creation. Later deposits do not count. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description Rate from the source currency to `currency`; absent if they are the same. */
            quote_rate?: components["schemas"]["Rate"];
            /** @description Second authentication factor that the payment is waiting for; absent if there is none. */
            two_step?: components["schemas"]["TwoStep"];
            /** @description Information about the payer. */
            additional_info?: {
                /** @description E-mail address of the payer. */
                email?: string;
                /** @description Phone number of the payer. */
                phone_number?: string;
                /** @description Name of the payer. */
                name?: string;
                /** @description Channel through which the payer came. */
                source?: string;
            } & {
                [key: string]: string;
            };
            /** @description The business that requests the payment. */
            merchant_info: {
                /** @description Name of the business. */
                name: string;
                /** @description Contact address of the business; absent if it has set none. */
                email?: string;
            };
            /** @description Where the payer sends the payment and, once it has arrived, where it came from. */
            pay_in: components["schemas"]["PayIn"];
            /** @description Steps of the payment, including late deposits. */
            timeline: components["schemas"]["Timeline"];
        };
        /** @description Response with a page of payment requests. */
        PaymentRequestListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PaymentRequest"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description How the payer pays. The other fields depend on `type`. */
        PaymentLinkPayInCreate: components["schemas"]["AddressPayInCreate"] | components["schemas"]["TemporaryBankAccountPayInCreate"] | components["schemas"]["PhonePayInCreate"];
        /**
         * @description A payment through a link. Send an amount only if the link lets the payer choose it, in exactly one way:
         *     `source_amount`, `target_amount`, or `quote_amount` with `quote_currency`; otherwise 400 `request_validation`.
         */
        PaymentLinkRequestCreate: {
            /** @description Currency in which the payer pays. */
            source_currency: components["schemas"]["Currency"];
            pay_in: components["schemas"]["PaymentLinkPayInCreate"];
            /** @description Amount in `source_currency`. */
            source_amount?: components["schemas"]["PositiveDecimal"];
            /** @description Amount to credit after fees, in the target currency of the link. */
            target_amount?: components["schemas"]["PositiveDecimal"];
            /** @description Amount in any currency. */
            quote_amount?: components["schemas"]["PositiveDecimal"];
            /** @description Currency of `quote_amount`. */
            quote_currency?: components["schemas"]["Currency"];
            /** @description The payer's answers to `require_extra_info`, each under its `field_name`. */
            requested_info?: {
                [key: string]: string;
            };
            /** @description Your own reference. Defaults to the identifier of the payment request. */
            reference?: string;
        };
        /** @description Response with one payment request. */
        PaymentRequestResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PaymentRequest"];
        };
        /** @description The fields of a new payment request, except its amount. */
        PaymentRequestTerms: {
            /** @description Currency in which the payer pays. */
            source_currency: components["schemas"]["Currency"];
            /** @description Currency in which the payment is credited. */
            target_currency: components["schemas"]["Currency"];
            /**
             * @description How the payer pays. `balance` pays from the balance of the profile immediately; with a public key it means that the
             *     payer chooses later.
             */
            pay_in: components["schemas"]["PayInCreate"];
            /** @description Information about the payer. */
            additional_info?: {
                /**
                 * Format: email
                 * @description E-mail address of the payer.
                 */
                email?: string;
                /** @description Phone number of the payer. */
                phone_number?: string;
                /** @description Name of the payer. */
                name?: string;
                /** @description Channel through which the payer came, for example `newsletter`. */
                source?: string;
            };
            /** @description Your own reference. Defaults to the identifier of the payment request. */
            reference?: string;
            /** @description Kind of object in your own system that the payment is for, for example `order`. `payment_link` is reserved for payment requests that are created through a link. */
            source?: string;
            /** @description Identifier of that object in your own system. */
            source_id?: string;
        };
        /** @description A payment whose amount is given in the source currency. */
        PaymentRequestCreateBySourceAmount: components["schemas"]["PaymentRequestTerms"] & components["schemas"]["BySourceAmount"] & {
            target_amount?: never;
            quote_amount?: never;
            quote_currency?: never;
        };
        /** @description A payment whose amount is given in the target currency. */
        PaymentRequestCreateByTargetAmount: components["schemas"]["PaymentRequestTerms"] & components["schemas"]["ByTargetAmount"] & {
            source_amount?: never;
            quote_amount?: never;
            quote_currency?: never;
        };
        /** @description A payment whose amount is given in `quote_currency`. */
        PaymentRequestCreateByQuoteAmount: components["schemas"]["PaymentRequestTerms"] & components["schemas"]["ByQuoteAmount"] & {
            source_amount?: never;
            target_amount?: never;
        };
        /**
         * @description A payment to request. Send the amount in exactly one way: `source_amount`, `target_amount`, or `quote_amount` with
         *     `quote_currency`.
         */
        PaymentRequestCreate: components["schemas"]["PaymentRequestCreateBySourceAmount"] | components["schemas"]["PaymentRequestCreateByTargetAmount"] | components["schemas"]["PaymentRequestCreateByQuoteAmount"];
        /** @description A business as payers see it. */
        Merchant: {
            /** @description Name to show to payers. It is the business name. */
            username: string;
            /** @description Name of the business. */
            business_name: string;
        };
        /** @description Response with the merchant. */
        MerchantResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Merchant"];
        };
        /** @description The difference between a current value and a reference value. */
        PriceChange: {
            /** @description Currency of `amount`. */
            currency?: components["schemas"]["Currency"];
            /** @description Current value minus reference value. */
            amount?: components["schemas"]["Decimal"];
            /** @description Change in percent: `1.25` means +1.25 %. */
            percent?: components["schemas"]["Decimal"];
        };
        /** @description A profile's holding of one stock. */
        StockPosition: {
            /** @description Stock symbol. */
            symbol: string;
            /** @description Stock name. */
            name: string;
            /** @description Ticker to display, and to use in `getStockPosition`. */
            display_ticker: string;
            /**
             * Format: uri
             * @description URL of the logo; absent if there is none.
             */
            logo_url?: string;
            /** @description Quantity held, always with 18 decimal places. */
            tokens: components["schemas"]["Decimal"];
            /** @description Mid price of one token, for display; absent if no price is available. */
            price?: components["schemas"]["AmountWithCurrency"];
            /** @description Current value: `tokens` times `price`, or zero if no price is available. */
            value: components["schemas"]["AmountWithCurrency"];
            /** @description Total amount paid for the tokens held, by average-cost accounting. */
            cost_basis: components["schemas"]["AmountWithCurrency"];
            /** @description `cost_basis` divided by `tokens`; absent if nothing is held. */
            average_price?: components["schemas"]["AmountWithCurrency"];
            /** @description Current price compared with the average entry price; absent if nothing is held or no price is available. */
            average_price_change?: components["schemas"]["PriceChange"];
            /** @description Return on the tokens held since they were bought: `amount` is `value` less `cost_basis`, and `percent` is that in percent of `cost_basis`, absent if nothing is held. Absent if no price is available. */
            unrealized_pnl?: components["schemas"]["PriceChange"];
            /** @description Price change over the last 24 hours; absent without 24 hours of price history. */
            change_24h?: components["schemas"]["PriceChange"];
            /** @description Whether the market is open now, according to the latest stored market snapshot or, before the first snapshot, the venue. */
            is_market_open: boolean;
            /** @description Whether a buy can be placed now: the stock is listed, can be bought and has a price, and the market is open. */
            buy_supported: boolean;
            /** @description Whether a sell can be placed now: the stock is listed, can be sold and has a price, and the market is open. */
            sell_supported: boolean;
        };
        /** @description Identifier of a stock fill. */
        StockFillId: string;
        /** @description One fill: a completed purchase or sale of stock tokens. */
        StockActivity: {
            id: components["schemas"]["StockFillId"];
            /** @description Stock symbol. */
            symbol: string;
            /**
             * @description Whether tokens were bought or sold.
             * @enum {string}
             */
            action: "buy" | "sell";
            /** @description Quantity filled. */
            tokens: components["schemas"]["Decimal"];
            /** @description Settlement value of the fill. */
            amount: components["schemas"]["AmountWithCurrency"];
            /** @description Executed price of one token, including the spread. */
            unit_price: components["schemas"]["AmountWithCurrency"];
            /** @description Currency of the balance that paid for the tokens or received the proceeds. */
            funding_currency?: string;
            /** @description Amount in `funding_currency`. */
            funding_amount?: components["schemas"]["Decimal"];
            /**
             * @description Always `completed`: a fill is final.
             * @constant
             */
            status: "completed";
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Response with one stock position and a page of its fills. */
        StockPositionResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The position and its fills. */
            data: {
                position: components["schemas"]["StockPosition"];
                /** @description The fills on this page, newest first. */
                activities: components["schemas"]["StockActivity"][];
            };
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A stock with a large price change over the last 24 hours. */
        StockMover: {
            /** @description Stock symbol. */
            symbol: string;
            /** @description Stock name. */
            name: string;
            /** @description Ticker to display, and to use in `getStockPosition`. */
            display_ticker: string;
            /** @description Kind of asset, for example `stock`. */
            type: string;
            /** @description Whether the stock also trades while the exchange is closed. */
            weekend_enabled: boolean;
            /** @description Whether the market is open now. */
            is_market_open: boolean;
            /** @description Whether a buy can be placed now. */
            buy_supported: boolean;
            /** @description Whether a sell can be placed now. */
            sell_supported: boolean;
            /** @description Economic sector; absent if there is none. */
            sector?: string;
            /**
             * Format: uri
             * @description URL of the logo; absent if there is none.
             */
            logo_url?: string;
            /** @description Price of one token. */
            price: components["schemas"]["AmountWithCurrency"];
            /** @description Price change over the last 24 hours. */
            change_24h: components["schemas"]["PriceChange"];
        };
        /** @description Response with the top gainers and losers. */
        StockMoversResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The two lists, each with the largest change first. */
            data: {
                /** @description Stocks whose price rose. */
                gainers: components["schemas"]["StockMover"][];
                /** @description Stocks whose price fell. */
                losers: components["schemas"]["StockMover"][];
            };
        };
        /** @description The assets to lock and the credit reference to lock them against. */
        PledgeQuoteCreate: {
            /** @description The beneficiary's credit agreement or case reference. */
            reference: string;
            /** @description The assets to lock, checked in this order. */
            items: {
                /** @description Code of the asset, for example `BTC`. */
                asset: string;
                /** @description Amount to lock. */
                amount: components["schemas"]["PositiveDecimal"];
            }[];
            /**
             * Format: date-time
             * @description When the quote expires: at most 24 hours ahead, 30 minutes by default.
             */
            expires_at?: string;
            /** @description Your own data about the pledge. It is stored but cannot be searched. */
            meta?: {
                [key: string]: unknown;
            };
        };
        /** @description Identifier of a pledge quote. */
        PledgeQuoteId: string;
        /**
         * @description Status of a pledge quote.
         * @enum {string}
         */
        PledgeQuoteStatus: "quoted";
        /** @description Result of checking whether a set of assets can be locked against a credit reference. */
        PledgeQuote: {
            id: components["schemas"]["PledgeQuoteId"];
            status: components["schemas"]["PledgeQuoteStatus"];
            /** @description When the quote expires. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The beneficiary's credit agreement or case reference. */
            reference: string;
            /** @description Whether the pledge can be created: every item can be locked. */
            can_create: boolean;
            /** @description The assets to lock, in the order of the request. */
            items: {
                /** @description Code of the asset, for example `BTC`. */
                asset: string;
                /** @description Amount to lock. */
                amount: components["schemas"]["Decimal"];
                /** @description Whether the available balance covers this item after all items before it; false if the customer cannot move money. */
                can_lock: boolean;
            }[];
        };
        /** @description Response with one pledge quote. */
        PledgeQuoteResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PledgeQuote"];
        };
        /** @description An RSA public key for RS256 signatures (RFC 7517). */
        JsonWebKey: {
            /**
             * @description Key type.
             * @constant
             */
            kty: "RSA";
            /**
             * @description Purpose of the key: signatures.
             * @constant
             */
            use: "sig";
            /**
             * @description Signature algorithm.
             * @constant
             */
            alg: "RS256";
            /** @description Identifier of the key, found in the header of the tokens it signed. */
            kid: string;
            /** @description RSA modulus, base64url-encoded. */
            n: string;
            /** @description RSA exponent, base64url-encoded. */
            e: string;
        };
        /** @description The current public keys (RFC 7517). Contains more than one key during a rotation. */
        JsonWebKeySet: {
            /** @description The public keys. */
            keys: components["schemas"]["JsonWebKey"][];
        };
        /** @description Capabilities and endpoint addresses of the issuer. */
        OpenidConfiguration: {
            /**
             * Format: uri
             * @description Canonical issuer. The `iss` claim of every token equals it.
             */
            issuer: string;
            /**
             * Format: uri
             * @description Address of `authorizeApp`, where a user authorizes an app.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description Address of `createToken`, which issues tokens.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Address of `revokeToken`, which revokes refresh tokens.
             */
            revocation_endpoint: string;
            /**
             * Format: uri
             * @description Address of the signing keys.
             */
            jwks_uri: string;
            /** @description All scopes that an app can request. */
            scopes_supported: string[];
            /** @description Supported values of `response_type`. */
            response_types_supported: "code"[];
            /** @description Supported values of `grant_type`. */
            grant_types_supported: ("authorization_code" | "refresh_token")[];
            /** @description Supported subject types. `public` means that every app sees the same `sub` for a user. */
            subject_types_supported: "public"[];
            /** @description Algorithms that sign ID tokens. */
            id_token_signing_alg_values_supported: "RS256"[];
            /** @description Supported methods of client authentication. */
            token_endpoint_auth_methods_supported: "client_secret_basic"[];
            /** @description Supported values of `code_challenge_method`. */
            code_challenge_methods_supported: "S256"[];
            /** @description Whether authorization responses include `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
        };
        /** @description Identifier of an OAuth2 app. Ends in `live` in production and in `test` in the sandbox. */
        ClientId: string;
        /**
         * @description Stable name of the OAuth2 error. Branch on it in code; the guide "Errors" lists each name with its meaning and what
         *     to do.
         * @enum {string}
         */
        OAuthErrorName: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "unsupported_response_type" | "invalid_scope" | "access_denied" | "server_error" | "temporarily_unavailable";
        /** @description The error body of the OAuth2 endpoints (RFC 6749, 5.2), in which `error` is a string. */
        OAuthError: {
            error: components["schemas"]["OAuthErrorName"];
            /** @description One sentence for people: what is wrong and what to do. */
            error_description: string;
        };
        /** @description Exchange of a refresh token for a new pair of tokens. */
        RefreshTokenGrant: {
            /**
             * @description Always `refresh_token`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "refresh_token";
            /** @description The latest refresh token of the family. It can be used once. */
            refresh_token: string;
        };
        /** @description Exchange of an authorization code for the first tokens. */
        AuthorizationCodeGrant: {
            /**
             * @description Always `authorization_code`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "authorization_code";
            /** @description The `code` returned to the redirect URI. */
            code: string;
            /**
             * Format: uri
             * @description The `redirect_uri` of the authorization request. Must match byte for byte.
             */
            redirect_uri: string;
            /** @description The verifier that `code_challenge` was derived from (RFC 7636). */
            code_verifier: string;
        };
        /** @description A token request. `grant_type` selects what is exchanged. */
        TokenRequest: components["schemas"]["RefreshTokenGrant"] | components["schemas"]["AuthorizationCodeGrant"];
        /** @description Newly issued tokens. The response to a refresh always has a `refresh_token`, as `TokenPair` requires. */
        TokenResponse: {
            /** @description Bearer token for API calls: a JWT signed with RS256. */
            access_token: string;
            /** @description JWT that proves who signed in; absent unless `openid` was granted. Do not use it as a bearer token. */
            id_token?: string;
            /**
             * @description How to send the access token.
             * @constant
             */
            token_type: "Bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Granted scopes, separated by spaces. */
            scope: string;
            /** @description Opaque token for the next refresh. It can be used once, within 30 days. Absent only from the response to a code without `offline_access`. */
            refresh_token?: string;
        };
        /** @description The token to revoke. */
        TokenRevocation: {
            /** @description Refresh token to revoke. */
            token: string;
            /** @description Type of the token: `refresh_token`. */
            token_type_hint?: string;
        };
        /** @description The fields of every webhook body. The schema of each event says what its `data` contains. */
        WebhookEnvelope: {
            /** @description Business that the event belongs to. */
            business_id: string;
            /** @description Name of the event. */
            event: string;
            /** @description The record that the event is about; always an object. */
            data: unknown;
        };
        /** @description A deposit into a static bank account. */
        Deposit: {
            /** @description Identifier of the deposit. */
            id: string;
            /** @description Profile that is credited: the business or one of its customers. */
            profile_id: string;
            /** @description Amount credited, after fees. */
            amount: components["schemas"]["Decimal"];
            /** @description Deposit fee. */
            fee: components["schemas"]["Decimal"];
            /** @description Amount received, before fees. */
            total: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
            /** @description Reference of the bank transfer. */
            reference: string;
            /** @description Channel the deposit arrived through. */
            channel: string;
            /**
             * @description Always `COMPLETED`: the deposit is final.
             * @constant
             */
            status: "COMPLETED";
            /** @description Name on the sender's account. */
            source_account_name: string;
            /** @description Name of the sender's bank. */
            source_bank_name: string;
            /** @description Number of the sender's account. */
            source_account_number: string;
            /** @description Identifier of the static account that received the deposit. */
            reserved_account_id: string;
            /** @description Name on the static account. */
            account_name: string;
            /** @description Number of the static account. */
            account_number: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Body of the event `deposit.success`. */
        DepositSuccessEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "deposit.success";
            data: components["schemas"]["Deposit"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "deposit.success";
        };
        /** @description Body of the event `transfer.pending`. */
        TransferPendingEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.pending";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "pending";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.pending";
        };
        /** @description Body of the event `transfer.processing`. */
        TransferProcessingEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.processing";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "processing";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.processing";
        };
        /** @description Body of the event `transfer.funds_received`. */
        TransferFundsReceivedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.funds_received";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "funds_received";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.funds_received";
        };
        /** @description Body of the event `transfer.funds_converted`. */
        TransferFundsConvertedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.funds_converted";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "funds_converted";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.funds_converted";
        };
        /** @description Body of the event `transfer.outgoing_payment_sent`. */
        TransferOutgoingPaymentSentEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.outgoing_payment_sent";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "outgoing_payment_sent";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.outgoing_payment_sent";
        };
        /** @description Body of the event `transfer.funds_delivered`. */
        TransferFundsDeliveredEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.funds_delivered";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "funds_delivered";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.funds_delivered";
        };
        /** @description Body of the event `transfer.cancelled`. */
        TransferCancelledEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.cancelled";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "cancelled";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.cancelled";
        };
        /** @description Body of the event `transfer.failed`. */
        TransferFailedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.failed";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "failed";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.failed";
        };
        /** @description Body of the event `transfer.funds_not_delivered`. */
        TransferFundsNotDeliveredEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.funds_not_delivered";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "funds_not_delivered";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.funds_not_delivered";
        };
        /** @description Body of the event `transfer.funds_refunded`. */
        TransferFundsRefundedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "transfer.funds_refunded";
            data: components["schemas"]["Transfer"] & {
                /** @constant */
                status?: "funds_refunded";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transfer.funds_refunded";
        };
        /** @description An individual customer that was just created. */
        CreatedIndividualCustomer: components["schemas"]["IndividualCustomer"] & {
            /** @constant */
            status: "inactive";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
        };
        /** @description A business customer that was just created. */
        CreatedBusinessCustomer: components["schemas"]["BusinessCustomer"] & {
            /** @constant */
            status: "inactive";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
        };
        /** @description Body of the event `customer.created`. */
        CustomerCreatedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "customer.created";
            /** @description The customer, an individual or a business according to `type`. */
            data: components["schemas"]["CreatedIndividualCustomer"] | components["schemas"]["CreatedBusinessCustomer"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "customer.created";
        };
        /** @description Body of the event `customer.updated`. */
        CustomerUpdatedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "customer.updated";
            data: components["schemas"]["Customer"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "customer.updated";
        };
        /** @description An individual customer in review. */
        InReviewIndividualCustomer: components["schemas"]["IndividualCustomer"] & {
            /** @constant */
            status: "in_review";
            /** @constant */
            level: "0";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
        };
        /** @description A business customer in review. */
        InReviewBusinessCustomer: components["schemas"]["BusinessCustomer"] & {
            /** @constant */
            status: "in_review";
            /** @constant */
            level: "0";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
        };
        /** @description Body of the event `customer.verification.in_review`. */
        CustomerVerificationInReviewEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "customer.verification.in_review";
            /** @description The customer, an individual or a business according to `type`. */
            data: components["schemas"]["InReviewIndividualCustomer"] | components["schemas"]["InReviewBusinessCustomer"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "customer.verification.in_review";
        };
        /** @description An individual customer that is verified. */
        ActiveIndividualCustomer: components["schemas"]["IndividualCustomer"] & {
            /** @constant */
            status: "active";
            /** @constant */
            level: "1";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
        };
        /** @description A business customer that is verified. */
        ActiveBusinessCustomer: components["schemas"]["BusinessCustomer"] & {
            /** @constant */
            status: "active";
            /** @constant */
            level: "1";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
        };
        /** @description Body of the event `customer.verification.active`. */
        CustomerVerificationActiveEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "customer.verification.active";
            /** @description The customer, an individual or a business according to `type`. */
            data: components["schemas"]["ActiveIndividualCustomer"] | components["schemas"]["ActiveBusinessCustomer"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "customer.verification.active";
        };
        /** @description An individual customer that was rejected. */
        RejectedIndividualCustomer: components["schemas"]["IndividualCustomer"] & {
            /** @constant */
            status: "rejected";
            /** @constant */
            level: "0";
            /** @description Reason for the rejection. */
            rejection_reason: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
        };
        /** @description A business customer that was rejected. */
        RejectedBusinessCustomer: components["schemas"]["BusinessCustomer"] & {
            /** @constant */
            status: "rejected";
            /** @constant */
            level: "0";
            /** @description Reason for the rejection. */
            rejection_reason: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
        };
        /** @description Body of the event `customer.verification.rejected`. */
        CustomerVerificationRejectedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "customer.verification.rejected";
            /** @description The customer, an individual or a business according to `type`. */
            data: components["schemas"]["RejectedIndividualCustomer"] | components["schemas"]["RejectedBusinessCustomer"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "customer.verification.rejected";
        };
        /** @description An individual customer that is not verified. */
        InactiveIndividualCustomer: components["schemas"]["IndividualCustomer"] & {
            /** @constant */
            status: "inactive";
            /** @constant */
            level: "0";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "individual";
        };
        /** @description A business customer that is not verified. */
        InactiveBusinessCustomer: components["schemas"]["BusinessCustomer"] & {
            /** @constant */
            status: "inactive";
            /** @constant */
            level: "0";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
        };
        /** @description Body of the event `customer.verification.inactive`. */
        CustomerVerificationInactiveEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "customer.verification.inactive";
            /** @description The customer, an individual or a business according to `type`. */
            data: components["schemas"]["InactiveIndividualCustomer"] | components["schemas"]["InactiveBusinessCustomer"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "customer.verification.inactive";
        };
        /** @description Body of the event `payment_request.pending`. */
        PaymentRequestPendingEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment_request.pending";
            data: components["schemas"]["PaymentRequest"] & {
                /** @constant */
                status?: "pending";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "payment_request.pending";
        };
        /** @description Body of the event `payment_request.expired`. */
        PaymentRequestExpiredEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment_request.expired";
            data: components["schemas"]["PaymentRequest"] & {
                /** @constant */
                status?: "expired";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "payment_request.expired";
        };
        /** @description Body of the event `payment_request.cancelled`. */
        PaymentRequestCancelledEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment_request.cancelled";
            data: components["schemas"]["PaymentRequest"] & {
                /** @constant */
                status?: "cancelled";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "payment_request.cancelled";
        };
        /** @description Body of the event `payment_request.completed`. */
        PaymentRequestCompletedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment_request.completed";
            data: components["schemas"]["PaymentRequest"] & {
                /** @constant */
                status?: "completed";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "payment_request.completed";
        };
        /** @description Body of the event `payment_request.failed`. */
        PaymentRequestFailedEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment_request.failed";
            data: components["schemas"]["PaymentRequest"] & {
                /** @constant */
                status?: "failed";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "payment_request.failed";
        };
        /** @description Body of the event `payment_request.multiple_deposits`. */
        PaymentRequestMultipleDepositsEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment_request.multiple_deposits";
            data: components["schemas"]["PaymentRequest"] & {
                /** @constant */
                status?: "multiple_deposits";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "payment_request.multiple_deposits";
        };
        /** @description Body of the event `payment_request.under_payment`. */
        PaymentRequestUnderPaymentEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment_request.under_payment";
            data: components["schemas"]["PaymentRequest"] & {
                /** @constant */
                status?: "under_payment";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "payment_request.under_payment";
        };
        /** @description Body of the event `payment_request.over_payment`. */
        PaymentRequestOverPaymentEvent: components["schemas"]["WebhookEnvelope"] & {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "payment_request.over_payment";
            data: components["schemas"]["PaymentRequest"] & {
                /** @constant */
                status?: "over_payment";
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "payment_request.over_payment";
        };
    };
    responses: {
        /** @description The path does not support this method. */
        "method-not-allowed": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                Allow: components["headers"]["allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A parameter is invalid, the cursor does not belong to this list, or the request cannot be read. */
        "invalid-page": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Authentication is missing or invalid. */
        unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "WWW-Authenticate": components["headers"]["www-authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential does not allow the operation. */
        forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A resource named in the body or in a header does not exist or is not visible to the caller. */
        "resource-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description None of the media types in `Accept` is available. */
        "not-acceptable": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The caller exceeded a rate limit. */
        "too-many-requests": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "Retry-After": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description An unexpected error occurred on the server. */
        "internal-server-error": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service is temporarily unavailable. */
        "service-unavailable": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "Retry-After": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-balance": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A request with the same idempotency key is still running. */
        conflict: {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "Retry-After": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body exceeds the operation's size limit. */
        "payload-too-large": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The operation does not support the media type of the body. */
        "unsupported-media-type": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The idempotency key was used with a different body. */
        "idempotency-key-reused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A parameter is invalid, or the request cannot be read. */
        "invalid-parameters": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The balance does not exist or is not visible to the caller. */
        "balance-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The currency does not exist or is not visible to the caller. */
        "currency-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-address-to-validate": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The cryptocurrency does not exist or is not visible to the caller. */
        "cryptocurrency-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The profile is a customer that is not active or has not accepted the terms of service. */
        "customer-not-active": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is invalid. */
        "bad-request": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The profile is a customer that is not active or has not accepted the terms of service, or the idempotency key was used with a different body. */
        "regeneration-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-customer": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A resource named in the body or in a header does not exist or is not visible to the caller. */
        "named-industry-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body exceeds the operation's size limit. */
        "customer-too-large": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The customer does not exist or is not visible to the caller. */
        "customer-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-customer-update": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The customer is in review or active, and the update would change its identity. */
        "identity-locked": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The customer's information is incomplete, or its status does not allow a submission. */
        "verification-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-customer-token": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential or the business does not allow the operation. */
        "reusable-kyc-required": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token or the customer does not allow the import. Nothing changed. */
        "identity-token-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The virtual bank account does not exist or is not visible to the caller. */
        "virtual-bank-account-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The customer has no BVN on file, is not active, or has not accepted the terms of service. */
        "bvn-required": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-quote": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A resource named in the body or in a header does not exist or is not visible to the caller. */
        "named-recipient-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The available balance does not cover the amount, the profile is a customer that is not active or has not accepted the terms of service, or the idempotency key was used with a different body. */
        "quote-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The quote does not exist or is not visible to the caller. */
        "quote-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-transfer": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A resource named in the body or in a header does not exist or is not visible to the caller. */
        "named-quote-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The quote cannot be executed, or the idempotency key was used with a different body. */
        "transfer-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The transfer does not exist or is not visible to the caller. */
        "transfer-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The transfer is no longer pending, or the idempotency key was used for a different request. */
        "cancellation-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The transaction does not exist or is not visible to the caller. */
        "transaction-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-recipient": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The recipient does not exist or is not visible to the caller. */
        "recipient-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-bank-account": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A resource named in the body or in a header does not exist or is not visible to the caller. */
        "bank-account-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-payment-link": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The profile is a customer that is not active or has not accepted the terms of service, or the idempotency key was used with a different body. */
        "payment-link-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The payment link does not exist or is not visible to the caller. */
        "payment-link-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The link is expired or deleted. */
        "payment-link-closed": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-payment-link-update": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-payment-link-request": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The one-time link already has an open payment request, or a request with the same idempotency key is still running. */
        "link-in-use": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                /**
                 * @description Seconds to wait before retrying; only sent if a request with the same idempotency key is still running.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The link does not accept payment requests, it is the link of a customer that is not active or has not accepted the terms of service, or the idempotency key was used with a different body. */
        "link-request-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-payment-request": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The payment request does not exist or is not visible to the caller. */
        "payment-request-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The payment request is no longer pending, or the idempotency key was used for a different request. */
        "payment-request-ended": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The stock position does not exist or is not visible to the caller. */
        "stock-position-not-found": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Any other client error. */
        "any-client-error": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Any other server error. */
        "any-server-error": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body cannot be read, does not match its schema, or contains an invalid value. */
        "invalid-pledge-quote": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential does not allow the operation, or is not of the required type. */
        "wrong-credential": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The client or its redirect URI is invalid, or the app is not approved; the user is not redirected. */
        "oauth-authorization-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The request is malformed, or the authorization code or refresh token is invalid. */
        "oauth-token-refused": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "Cache-Control": components["headers"]["cache-control-no-store"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The client credentials are missing or wrong. */
        "oauth-invalid-client": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                "WWW-Authenticate": components["headers"]["www-authenticate-basic"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The form exceeds the size limit. */
        "oauth-payload-too-large": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not form-encoded. */
        "oauth-unsupported-media-type": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is malformed. */
        "oauth-invalid-request": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The receiver no longer wants events. The service disables the webhook endpoint. */
        "webhook-gone": {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver acknowledges the event. Any 2xx status within 15 seconds counts. */
        "webhook-received": {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Sort direction, by creation time. Oldest first by default.
         * @example asc
         */
        "sort-opened": "asc" | "desc";
        /**
         * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
         * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
         */
        cursor: string;
        /**
         * @description Maximum number of entries per page. Without it, the full list is returned.
         * @example 100
         */
        "limit-reference": number;
        /**
         * @description Profile to act for: the business or one of its customers. Defaults to the business.
         * @example CUS_5pXw8RkJ2vTq9LmB
         */
        "profile-id": string;
        /**
         * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
         * @example handling=strict
         */
        prefer: string;
        /**
         * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
         *     response instead of carrying the request out again.
         * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
         */
        "idempotency-key": string;
        /**
         * @description Sort direction, by name or identifier.
         * @example asc
         */
        "sort-reference": "asc" | "desc";
        /**
         * @description Sort direction, by creation time. Newest first by default.
         * @example desc
         */
        sort: "asc" | "desc";
        /**
         * @description Maximum number of entries per page.
         * @example 20
         */
        limit: number;
        /**
         * @description Return only entries with exactly this `reference`.
         * @example INV-2026-0417
         */
        "by-reference": string;
        /**
         * @description Return only entries with this source currency.
         * @example USDT
         */
        "by-source-currency": components["schemas"]["Currency"];
        /**
         * @description Return only entries with this target currency.
         * @example NGN
         */
        "by-target-currency": components["schemas"]["Currency"];
        /**
         * @description Return only entries created at or after this time.
         * @example 2026-05-04T00:00:00Z
         */
        "created-after": components["schemas"]["Timestamp"];
        /**
         * @description Return only entries created before this time.
         * @example 2026-05-05T00:00:00Z
         */
        "created-before": components["schemas"]["Timestamp"];
        /**
         * @description `all` returns the entries of the business and of all its customers; each names its profile in `profile_id`. It
         *     requires an API key and no `X-BU-PROFILE-ID`. For one profile, use that header instead.
         * @example all
         */
        "all-profiles": "all";
        /**
         * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
         * @example EVT_4mKq8TzR1vLx6WnB
         */
        "webhook-id": string;
        /**
         * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
         * @example 1777887060
         */
        "webhook-timestamp": string;
        /**
         * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
         *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
         *     space: the one of the new secret, then the one of the previous secret.
         * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
         */
        "webhook-signature": string;
        /**
         * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
         *     hours after a rotation: it is signed with the new secret.
         * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
         */
        "x-bu-signature": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifier of the request, kept for 21 days. Include it when you report a problem.
         * @example req_8fK2mQ9xVt4LpZ7r
         */
        "x-request-id": string;
        /**
         * @description Number of requests to this resource that the caller can make per rolling minute.
         * @example 100
         */
        "x-rate-limit": number;
        /**
         * @description Requests left in the window, `r`, and seconds until the window frees capacity, `t` (IETF draft). Both belong to the resource
         *     in quotes, the first segment of the path after the version: `"balances";r=99;t=60` on `/v1/balances`.
         */
        ratelimit: string;
        /**
         * @description The limit, `q`, and its window in seconds, `w` (IETF draft), of the resource in quotes: `"balances";q=100;w=60` on
         *     `/v1/balances`.
         */
        "ratelimit-policy": string;
        /**
         * @description Comma-separated names of unknown fields and parameters that were ignored; absent if there were none.
         * @example dry_run
         */
        "ignored-fields": string;
        /**
         * @description Authentication scheme to use (RFC 9110), with `error="invalid_token"` if a credential was sent that is not valid (RFC 6750).
         * @example Bearer realm="financial-operations-api", error="invalid_token"
         */
        "www-authenticate": string;
        /**
         * @description Seconds to wait before retrying.
         * @example 12
         */
        "retry-after": number;
        /**
         * @description `true` if this is the stored response to an earlier request with the same idempotency key.
         * @example true
         */
        "idempotency-replayed": "true";
        /**
         * @description The keys can be cached for 5 minutes.
         * @example public, max-age=300
         */
        "cache-control-keys": "public, max-age=300";
        /**
         * @description Tokens must not be cached.
         * @example no-store
         */
        "cache-control-no-store": "no-store";
        /**
         * @description Authentication scheme to use (RFC 6749, 5.2).
         * @example Basic realm="financial-operations-api"
         */
        "www-authenticate-basic": string;
        /**
         * @description Methods that the path supports.
         * @example GET, HEAD, OPTIONS
         */
        allow: string;
    };
    pathItems: never;
}
export interface operations {
    listBalances: {
        parameters: {
            query?: {
                /**
                 * @description Return only the balance in this currency. The list is empty if the profile has none.
                 * @example USDT
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Sort direction, by creation time. Oldest first by default.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-opened"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page. Without it, the full list is returned.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of balances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceCreate"];
            };
        };
        responses: {
            /** @description The existing balance, unchanged. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceResponse"];
                };
            };
            /** @description The new balance, empty. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    /**
                     * @description Path of the created resource.
                     * @example /v1/balances/BAL_9cJm3VgS7zRf2HwD
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceResponse"];
                };
            };
            400: components["responses"]["invalid-balance"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["idempotency-key-reused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Balance identifier or currency code.
                 * @example USDT
                 */
                id_or_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["balance-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: {
                /**
                 * @description Return only currencies of this type.
                 * @example fiat
                 */
                type?: components["schemas"]["CurrencyKind"];
                /**
                 * @description Sort direction, by name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page. Without it, the full list is returned.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of currencies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyDetailsListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getCurrency: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Currency code; trimmed and upper-cased.
                 * @example USDT
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currency. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyDetailsResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            404: components["responses"]["currency-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPairs: {
        parameters: {
            query?: {
                /**
                 * @description Return only the pair with this identifier, in capitals or not.
                 * @example USDTNGN
                 */
                id?: string;
                /**
                 * @description Return only pairs of this type.
                 * @example fiat
                 */
                type?: components["schemas"]["PairType"];
                /**
                 * @description Return only pairs with this base currency.
                 * @example USDT
                 */
                base?: components["schemas"]["Currency"];
                /**
                 * @description Return only pairs with this counter currency.
                 * @example NGN
                 */
                counter?: components["schemas"]["Currency"];
                /**
                 * @description Return only pairs with this currency on either side.
                 * @example USDT
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Field to sort by; `market_cap` is the market capitalization of the base currency. Pairs whose base has none come last in
                 *     either direction, and pairs with equal values are sorted by identifier.
                 * @example base
                 */
                sort_by?: "id" | "base" | "counter" | "market_cap";
                /**
                 * @description Sort direction. By default `desc` for `market_cap`, the largest first, and `asc` otherwise.
                 * @example asc
                 */
                sort?: "asc" | "desc";
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page. Without it, the full list is returned.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of trading pairs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description Return only countries with this currency.
                 * @example NGN
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description `true` returns only countries with at least one payout method, `false` only countries without any.
                 * @example true
                 */
                withdrawal?: boolean;
                /**
                 * @description `true` returns only countries with at least one payment method, `false` only countries without any.
                 * @example true
                 */
                deposit?: boolean;
                /**
                 * @description Sort direction, by name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page. Without it, the full list is returned.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of countries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listBanks: {
        parameters: {
            query?: {
                /**
                 * @description Return only banks that hold accounts in this currency.
                 * @example NGN
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Return only banks in this country (ISO 3166-1 alpha-2 code).
                 * @example NG
                 */
                country?: string;
                /**
                 * @description Sort direction, by name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page. Without it, the full list is returned.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of banks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    validateAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressValidate"];
            };
        };
        responses: {
            /** @description Whether the address is valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressValidityResponse"];
                };
            };
            400: components["responses"]["invalid-address-to-validate"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getAddress: {
        parameters: {
            query?: {
                /**
                 * @description Network to receive on. Defaults to the `default_network` of the currency.
                 * @example TRX
                 */
                network?: string;
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Cryptocurrency code; trimmed and upper-cased.
                 * @example USDT
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["cryptocurrency-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["customer-not-active"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    regenerateAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRegenerate"];
            };
        };
        responses: {
            /** @description The new deposit address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressResponse"];
                };
            };
            400: components["responses"]["bad-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["regeneration-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Search text, matched case-insensitively against name, e-mail address, phone number and identifier. Spaces around it are ignored.
                 * @example lovelace
                 */
                q?: string;
                /**
                 * @description Return only customers with this e-mail address, whatever its case.
                 * @example ada.lovelace@example.com
                 */
                email?: string;
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description The new customer, not yet submitted for review. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    /**
                     * @description Path of the created resource.
                     * @example /v1/customers/CUS_5pXw8RkJ2vTq9LmB
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["invalid-customer"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["named-industry-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["customer-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["idempotency-key-reused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listIndustries: {
        parameters: {
            query?: {
                /**
                 * @description Sort direction, by name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page. Without it, the full list is returned.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of industries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["customer-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            /** @description The updated customer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["invalid-customer-update"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["customer-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["customer-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["identity-locked"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    verifyCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer, now in review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["customer-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["verification-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    shareCustomerToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenShare"];
            };
        };
        responses: {
            /** @description The token was accepted. The result appears on the customer and in its events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["invalid-customer-token"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["reusable-kyc-required"];
            404: components["responses"]["customer-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["identity-token-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getVirtualBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Currency code of the account; trimmed and upper-cased.
                 * @example NGN
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The virtual bank account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualBankAccountResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["virtual-bank-account-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["bvn-required"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listQuotes: {
        parameters: {
            query?: {
                /**
                 * @description Return only quotes with this status. Repeat the parameter for several.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["QuoteStatus"][];
                /**
                 * @description Return only entries with exactly this `reference`.
                 * @example INV-2026-0417
                 */
                reference?: components["parameters"]["by-reference"];
                /**
                 * @description Return only entries with this source currency.
                 * @example USDT
                 */
                source_currency?: components["parameters"]["by-source-currency"];
                /**
                 * @description Return only entries with this target currency.
                 * @example NGN
                 */
                target_currency?: components["parameters"]["by-target-currency"];
                /**
                 * @description Return only entries created at or after this time.
                 * @example 2026-05-04T00:00:00Z
                 */
                created_after?: components["parameters"]["created-after"];
                /**
                 * @description Return only entries created before this time.
                 * @example 2026-05-05T00:00:00Z
                 */
                created_before?: components["parameters"]["created-before"];
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quotes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCreate"];
            };
        };
        responses: {
            /** @description The new quote, pending. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    /**
                     * @description Path of the created resource.
                     * @example /v1/quotes/QUO_9tRb3MxF6wJk2PsD
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["invalid-quote"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["named-recipient-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["quote-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the quote.
                 * @example QUO_9tRb3MxF6wJk2PsD
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["quote-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /**
                 * @description Return only the transfer that executes this quote. The list is empty if the quote is unknown or has not been
                 *     executed.
                 * @example QUO_9tRb3MxF6wJk2PsD
                 */
                quote_id?: string;
                /**
                 * @description Return only transfers with this status. Repeat the parameter for several.
                 * @example [
                 *       "pending",
                 *       "processing"
                 *     ]
                 */
                status?: components["schemas"]["TransferStatus"][];
                /**
                 * @description Return only transfers of this category.
                 * @example withdrawal
                 */
                category?: components["schemas"]["TransferCategory"];
                /**
                 * @description Return only entries with exactly this `reference`.
                 * @example INV-2026-0417
                 */
                reference?: components["parameters"]["by-reference"];
                /**
                 * @description Return only entries with this source currency.
                 * @example USDT
                 */
                source_currency?: components["parameters"]["by-source-currency"];
                /**
                 * @description Return only entries with this target currency.
                 * @example NGN
                 */
                target_currency?: components["parameters"]["by-target-currency"];
                /**
                 * @description Return only entries created at or after this time.
                 * @example 2026-05-04T00:00:00Z
                 */
                created_after?: components["parameters"]["created-after"];
                /**
                 * @description Return only entries created before this time.
                 * @example 2026-05-05T00:00:00Z
                 */
                created_before?: components["parameters"]["created-before"];
                /**
                 * @description `all` returns the entries of the business and of all its customers; each names its profile in `profile_id`. It
                 *     requires an API key and no `X-BU-PROFILE-ID`. For one profile, use that header instead.
                 * @example all
                 */
                profile_id?: components["parameters"]["all-profiles"];
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transfers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCreate"];
            };
        };
        responses: {
            /** @description The new transfer, pending. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    /**
                     * @description Path of the created resource.
                     * @example /v1/transfers/TRF_6wNs1KqZ8bVd3HyJ
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferResponse"];
                };
            };
            400: components["responses"]["invalid-transfer"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["named-quote-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["transfer-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the transfer.
                 * @example TRF_6wNs1KqZ8bVd3HyJ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["transfer-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    cancelTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the transfer.
                 * @example TRF_3xPm7RdT9kWc5LzG
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled transfer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["transfer-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            422: components["responses"]["cancellation-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Return only transactions of this type.
                 * @example withdrawals
                 */
                type?: components["schemas"]["TransactionType"];
                /**
                 * @description Return only transactions in this currency.
                 * @example USDT
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Return only transactions of this transfer. The list is empty if the transfer is unknown.
                 * @example TRF_6wNs1KqZ8bVd3HyJ
                 */
                transfer_id?: string;
                /**
                 * @description Return only entries with exactly this `reference`.
                 * @example INV-2026-0417
                 */
                reference?: components["parameters"]["by-reference"];
                /**
                 * @description Return only entries created at or after this time.
                 * @example 2026-05-04T00:00:00Z
                 */
                created_after?: components["parameters"]["created-after"];
                /**
                 * @description Return only entries created before this time.
                 * @example 2026-05-05T00:00:00Z
                 */
                created_before?: components["parameters"]["created-before"];
                /**
                 * @description `all` returns the entries of the business and of all its customers; each names its profile in `profile_id`. It
                 *     requires an API key and no `X-BU-PROFILE-ID`. For one profile, use that header instead.
                 * @example all
                 */
                profile_id?: components["parameters"]["all-profiles"];
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example TXN_8vLd2QsM5wXk9RzB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["transaction-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listRecipients: {
        parameters: {
            query?: {
                /**
                 * @description Return only recipients with this currency. A wallet that was saved without a currency is not included.
                 * @example NGN
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recipients. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createRecipient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientCreate"];
            };
        };
        responses: {
            /** @description The saved recipient. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    /**
                     * @description Path of the created resource.
                     * @example /v1/recipients/REC_1yHk6SvP9dCm4XtQ
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientResponse"];
                };
            };
            400: components["responses"]["invalid-recipient"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["idempotency-key-reused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getRecipient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the recipient.
                 * @example REC_1yHk6SvP9dCm4XtQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipient. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["recipient-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    deleteRecipient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the recipient.
                 * @example REC_1yHk6SvP9dCm4XtQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted recipient. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecipientResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["recipient-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    resolveBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountResolve"];
            };
        };
        responses: {
            /** @description The account holder. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedBankAccountResponse"];
                };
            };
            400: components["responses"]["invalid-bank-account"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["bank-account-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPaymentLinks: {
        parameters: {
            query?: {
                /**
                 * @description Return only links with this status. Repeat the parameter for several.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["schemas"]["PaymentLinkStatus"][];
                /**
                 * @description Search text, matched case-insensitively against name, title and identifier.
                 * @example library
                 */
                q?: string;
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payment links. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLinkListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkCreate"];
            };
        };
        responses: {
            /** @description The new payment link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    /**
                     * @description Path of the created resource.
                     * @example /v1/payments/links/PAYL_6bNz1TfW8qHs3KyX
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLinkResponse"];
                };
            };
            400: components["responses"]["invalid-payment-link"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["payment-link-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the payment link.
                 * @example PAYL_6bNz1TfW8qHs3KyX
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment link, or the reduced view for payers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadablePaymentLinkResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["payment-link-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    deletePaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the payment link.
                 * @example PAYL_6bNz1TfW8qHs3KyX
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted payment link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLinkResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["payment-link-not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["payment-link-closed"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    updatePaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the payment link.
                 * @example PAYL_6bNz1TfW8qHs3KyX
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkUpdate"];
            };
        };
        responses: {
            /** @description The updated payment link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLinkResponse"];
                };
            };
            400: components["responses"]["invalid-payment-link-update"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["payment-link-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["payment-link-closed"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPaymentLinkRequests: {
        parameters: {
            query?: {
                /**
                 * @description Return only payment requests with this status. Repeat the parameter for several.
                 * @example [
                 *       "completed"
                 *     ]
                 */
                status?: components["schemas"]["PaymentRequestStatus"][];
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the payment link.
                 * @example PAYL_6bNz1TfW8qHs3KyX
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payment requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["payment-link-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createPaymentLinkRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the payment link.
                 * @example PAYL_6bNz1TfW8qHs3KyX
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkRequestCreate"];
            };
        };
        responses: {
            /** @description The new payment request, waiting for payment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    /**
                     * @description Path of the created resource.
                     * @example /v1/payments/requests/PAYR_9mTq2WxK7dLz5VcN
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestResponse"];
                };
            };
            400: components["responses"]["invalid-payment-link-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["payment-link-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["link-in-use"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["link-request-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPaymentRequests: {
        parameters: {
            query?: {
                /**
                 * @description Return only payment requests with this status. Repeat the parameter for several.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["PaymentRequestStatus"][];
                /**
                 * @description Sort direction, by creation time. Newest first by default.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payment requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestListResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestCreate"];
            };
        };
        responses: {
            /** @description The new payment request, waiting for payment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    /**
                     * @description Path of the created resource.
                     * @example /v1/payments/requests/PAYR_1sHd8RbY4vPk6NgF
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestResponse"];
                };
            };
            400: components["responses"]["invalid-payment-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["quote-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the payment request.
                 * @example PAYR_9mTq2WxK7dLz5VcN
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["payment-request-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    cancelPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Identifier of the payment request.
                 * @example PAYR_2fKs9PwN6yRd4TgB
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled payment request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["payment-request-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            422: components["responses"]["payment-request-ended"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getMerchant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getStockPosition: {
        parameters: {
            query?: {
                /**
                 * @description Opaque cursor from the `pagination` of another page of the same list. Omit it to get the first page.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Maximum number of entries per page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Display ticker of the stock; trimmed and upper-cased. Vendor symbols are not accepted.
                 * @example AAPL
                 */
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position and one page of its fills. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockPositionResponse"];
                };
            };
            400: components["responses"]["invalid-page"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["stock-position-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
            "4XX": components["responses"]["any-client-error"];
            "5XX": components["responses"]["any-server-error"];
        };
    };
    listStockMovers: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries in each of the two lists.
                 * @example 6
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top gainers and losers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMoversResponse"];
                };
            };
            400: components["responses"]["invalid-parameters"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createPledgeQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Profile to act for: the business or one of its customers. Defaults to the business.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A unique key for the request, chosen by the caller. For 24 hours, the same key with the same body returns the stored
                 *     response instead of carrying the request out again.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters with 400 instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PledgeQuoteCreate"];
            };
        };
        responses: {
            /** @description The pledge quote. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PledgeQuoteResponse"];
                };
            };
            400: components["responses"]["invalid-pledge-quote"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["wrong-credential"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["conflict"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["idempotency-key-reused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getJwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key set (RFC 7517), without the response envelope. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Cache-Control": components["headers"]["cache-control-keys"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getOpenidConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discovery document (OpenID Connect Discovery 1.0), without the response envelope. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenidConfiguration"];
                };
            };
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    authorizeApp: {
        parameters: {
            query: {
                /**
                 * @description Always `code`: the authorization code flow.
                 * @example code
                 */
                response_type: "code";
                /**
                 * @description `client_id` of the app in this environment.
                 * @example service-oauth2-3b1f8c52-7d4e-4a96-9c0b-2e5d7f81a640-test
                 */
                client_id: components["schemas"]["ClientId"];
                /**
                 * @description One of the app's registered redirect URIs. Must match byte for byte.
                 * @example https://example.com/oauth/callback
                 */
                redirect_uri: string;
                /**
                 * @description Requested scopes, separated by spaces. Include `offline_access` to receive a refresh token and `openid` to
                 *     receive an ID token.
                 * @example openid offline_access balances:read
                 */
                scope: string;
                /**
                 * @description Opaque value that is returned unchanged in the redirect. Compare it to detect forged callbacks.
                 * @example 7Qx2mVt9Rk
                 */
                state?: string;
                /**
                 * @description Base64url-encoded SHA-256 hash of the code verifier (RFC 7636).
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description Always `S256`; `plain` is not supported.
                 * @example S256
                 */
                code_challenge_method: "S256";
                /**
                 * @description Value that is returned in the ID token.
                 * @example 4Lp8ZsKd1H
                 */
                nonce?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects the browser to sign-in and consent, or back to `redirect_uri`. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    /**
                     * @description The issuer's consent page, or `redirect_uri` with `code` or `error`, the unchanged `state`, and `iss` (RFC
                     *     9207).
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["oauth-authorization-refused"];
            406: components["responses"]["not-acceptable"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The new tokens, without the response envelope. A refresh always returns a pair. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Cache-Control": components["headers"]["cache-control-no-store"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["oauth-token-refused"];
            401: components["responses"]["oauth-invalid-client"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["oauth-payload-too-large"];
            415: components["responses"]["oauth-unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRevocation"];
            };
        };
        responses: {
            /** @description The token is revoked or was never valid. The body is empty. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["oauth-invalid-request"];
            401: components["responses"]["oauth-invalid-client"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["oauth-payload-too-large"];
            415: components["responses"]["oauth-unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    onDepositSuccess: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositSuccessEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferPending: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferPendingEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferProcessing: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferProcessingEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferFundsReceived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFundsReceivedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferFundsConverted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFundsConvertedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferOutgoingPaymentSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferOutgoingPaymentSentEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferFundsDelivered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFundsDeliveredEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCancelledEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferFundsNotDelivered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFundsNotDeliveredEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onTransferFundsRefunded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFundsRefundedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onCustomerCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onCustomerUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onCustomerVerificationInReview: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerVerificationInReviewEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onCustomerVerificationActive: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerVerificationActiveEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onCustomerVerificationRejected: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerVerificationRejectedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onCustomerVerificationInactive: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerVerificationInactiveEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onPaymentRequestPending: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestPendingEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onPaymentRequestExpired: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestExpiredEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onPaymentRequestCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestCancelledEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onPaymentRequestCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestCompletedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onPaymentRequestFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onPaymentRequestMultipleDeposits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestMultipleDepositsEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onPaymentRequestUnderPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestUnderPaymentEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
    onPaymentRequestOverPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifier of the event. It is the same for all retries and replays (Standard Webhooks).
                 * @example EVT_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time at which this attempt was signed, in seconds since 1970 (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` followed by base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded
                 *     part of the secret after `whsec_` (Standard Webhooks). In the 24 hours after a rotation there are two, separated by a
                 *     space: the one of the new secret, then the one of the previous secret.
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body. The key is the whole secret as UTF-8 bytes. This header has one value, also in the 24
                 *     hours after a rotation: it is signed with the new secret.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestOverPaymentEvent"];
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
}
