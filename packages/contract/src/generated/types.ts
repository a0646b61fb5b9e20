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
         * @description Every balance of the profile in the order in which they were opened, complete unless `limit` is given.
         */
        get: operations["listBalances"];
        put?: never;
        /**
         * Open a balance
         * @description Opens a balance in a currency that the profile does not hold yet. A balance that is already open is returned as it is.
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
         * @description One balance of the profile, by its identifier or by its currency code.
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
         * @description Every currency of the service with its networks, by code. Complete unless `limit` is given. No credential is needed.
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
         * @description One currency with its networks, by its code. No credential is needed.
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
         * @description Every pair that the venue prices at this moment, with its prices and bounds. Filters narrow the list together. Complete unless `limit` is given. No credential is needed.
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
         * @description The countries of the service and the channels that money comes in and goes out by. Complete unless `limit` is given. No credential is needed.
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
         * @description The banks that can be paid, by name, complete unless `limit` is given. No credential is needed.
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
         * @description Checks the form and the checksum of an address, and of its memo where the network has one. No credential is needed and nothing is looked up on the chain.
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
                 * @description Code of the cryptocurrency.
                 * @example USDT
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Get a deposit address
         * @description The present deposit address of the profile for a cryptocurrency on a network. The first call opens it.
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
         * @description Gives the profile a new deposit address for a currency on a network. Whatever is sent to the old one is still credited.
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
         * @description Every customer of the business, newest first, one page at a time.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Creates an individual or a business customer with status `inactive`. Nothing is reviewed yet: a submission may be
         *     incomplete, `requirements_due` lists what is still missing, and `verifyCustomer` submits it.
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
         * @description The industries that a business customer can belong to, complete unless `limit` is given.
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
         * @description One customer of the business, with what its verification has come to in `kyc_status`.
         */
        get: operations["getCustomer"];
        /**
         * Update a customer
         * @description Changes the fields that the body holds and leaves the others as they are. An entry of `identifying_information` takes
         *     the place of an earlier entry of its type; `address` and every other array or object is replaced whole. The kind of
         *     customer never changes. A `bvn` entry added here makes a virtual bank account possible.
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
         * @description Submits what the customer has given. An inactive or a rejected customer goes to `in_review`; an incomplete submission
         *     is refused and changes nothing.
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
         * Share an identity-verification token
         * @description Imports what an identity provider has already verified about an individual customer. The customer goes to `in_review`
         *     and from there to `active` or `rejected` by the provider's answer. A business customer is refused, as is a customer
         *     whose status does not allow a submission. The business needs an account at the provider with reusable KYC switched on.
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
                 * @description Currency code of the account.
                 * @example NGN
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Get a virtual bank account
         * @description The static bank account of the profile in a currency. The first call opens it; for a customer it takes a BVN on file.
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
        get?: never;
        put?: never;
        /**
         * Create a quote
         * @description Prices an exchange or a movement of money and holds the price for 30 minutes. Nothing moves until a transfer takes the quote.
         *     A side that is not given is the balance of the profile.
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
         * @description One quote of the profile, by its identifier.
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
         * @description The transfers of the profile, newest first unless asked otherwise.
         */
        get: operations["listTransfers"];
        put?: never;
        /**
         * Create a transfer
         * @description Takes a pending quote and carries it out. A transfer funded by the balance holds the source amount at once;
         *     one funded from outside answers with the account or the address to pay to. In production a quote that pays out
         *     needs a verified business; otherwise 403 `forbidden`.
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
         * @description One transfer of the profile, by its identifier.
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
         * @description Calls off a transfer that is still pending. What it held is available again.
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
         * @description The settled entries of the profile, newest first unless asked otherwise. Filters narrow the list together.
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
         * @description One settled entry of the profile.
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
         * @description The saved recipients of the business. All of its profiles share them; deleted ones are left out.
         */
        get: operations["listRecipients"];
        put?: never;
        /**
         * Save a recipient
         * @description Saves an account or a wallet to pay out to. `type` decides which fields it needs.
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
         * @description One saved recipient, by its identifier.
         */
        get: operations["getRecipient"];
        put?: never;
        post?: never;
        /**
         * Delete a recipient
         * @description Takes a recipient out of use and returns it a last time. Transfers already made to it are not touched.
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
         * Look up a bank account
         * @description Asks the bank in whose name an account stands, to be shown to the payer before a recipient is saved. An account that the bank does not know is answered with 404.
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
         * @description The payment links of the profile, whatever their state unless `status` is given.
         */
        get: operations["listPaymentLinks"];
        put?: never;
        /**
         * Create a payment link
         * @description Creates a page on which payers pay. The link takes requests at once, unless it is created as a draft.
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
         * @description One payment link. Its own public key reads what a payer may see of it; any other credential reads all of it.
         */
        get: operations["getPaymentLink"];
        put?: never;
        post?: never;
        /**
         * Delete a payment link
         * @description Deletes a draft or active link and returns it. It takes no more requests; those already open go on to their end.
         */
        delete: operations["deletePaymentLink"];
        options?: never;
        head?: never;
        /**
         * Update a payment link
         * @description Replaces the fields that are given and leaves the others. Only a draft or active link can be changed.
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
         * List payment requests of a link
         * @description The payment requests that were made through one payment link.
         */
        get: operations["listPaymentLinkRequests"];
        put?: never;
        /**
         * Request a payment through a link
         * @description Opens a payment request for a payer of the link. The link's own public key suffices.
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
         * @description The payment requests of the profile, those made through links included.
         */
        get: operations["listPaymentRequests"];
        put?: never;
        /**
         * Create a payment request
         * @description Asks for a payment and says where the payer sends it. The request is always created and kept. A public key suffices.
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
         * @description One payment request. A public key reads only the requests that were created with it.
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
         * @description Cancels a request that nothing has been paid on. A deposit that still arrives is credited unconverted.
         */
        post: operations["cancelPaymentRequest"];
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
                 * @description Display ticker of the stock; trimmed and upper-cased. The symbol of the venue is not accepted.
                 * @example AAPL
                 */
                symbol: string;
            };
            cookie?: never;
        };
        /**
         * Get a stock position
         * @description What the profile holds of one stock, with one page of the fills that led to it, the latest at the top.
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
         * @description The stocks that rose most and those that fell most over 24 hours, among listed ones with a fresh price.
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
         * Ask for a pledge quote
         * @description Says whether a set of assets could be locked against a credit reference now. No money moves and nothing is locked.
         *     Needs an OAuth2 token of an app that is registered with a beneficiary.
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
         * @description The public keys that access tokens and id tokens are signed with. Cache them for 5 minutes and fetch them again when a token names an unknown `kid`.
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
         * @description What the issuer offers and where. Pin the `issuer` it names and compare the `iss` of every token with it.
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
         * Ask a user to authorize an app
         * @description The user's browser opens this address. It is sent on to sign-in and consent and comes back to `redirect_uri` with a `code`,
         *     which is valid once and for 10 minutes, or with an `error`: `invalid_request`, `invalid_scope`, `unsupported_response_type`,
         *     `access_denied`, `server_error`, `temporarily_unavailable`, or `unauthorized_client` when the app is pending, rejected or suspended.
         *     Only when the client or `redirect_uri` itself is not valid does the error stay here, as 400.
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
         * Get tokens
         * @description Trades a refresh token for a new pair, or an authorization code for the first one. A refresh token works once: using it gives
         *     a new one with another 30 days and ends the old one. Using an old one again revokes the whole family. `invalid_grant` is final:
         *     send the user through authorization again.
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
         * @description Ends a refresh token, so that no new tokens come of it. The answer does not tell a valid token from another. An access token already issued lives to its `exp`.
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
         * @description Sent when a deposit reaches the static bank account of the business.
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
         * @description Sent when a transfer takes a quote.
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
         * A transfer is being carried out
         * @description Sent when a transfer is taken up, or its payment from outside has arrived.
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
         * @description Sent when the payment of a deposit, an on-ramp or an off-ramp has been received.
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
         * @description Sent when the currencies of a conversion, an on-ramp or an off-ramp have been exchanged.
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
         * A payment was sent
         * @description Sent when a payout has been handed to the bank, operator or chain.
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
         * A payment was delivered
         * @description Sent when a payout has reached its destination.
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
         * @description Sent when a pending transfer is cancelled by the caller or its payment does not come in time.
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
         * @description Sent when the exchange or the payout of a transfer is refused.
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
         * A payment came back
         * @description Sent when a payout that was sent is returned.
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
         * A transfer was refunded
         * @description Sent when the money of a failed or returned payout is back on the balance of the sender.
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
         * @description Sent when a customer is created. Nothing is submitted for review yet.
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
         * A customer was changed
         * @description Sent when the details of a customer change. Its moves through verification have events of their own.
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
         * A review began
         * @description Sent when a customer is submitted and the review of its documents starts.
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
         * @description Sent when the review succeeds.
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
         * @description Sent when the review finds the documents invalid or incomplete.
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
         * @description Sent when a verification is taken back over a compliance issue or a suspension.
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
         * @description Sent when a payment request is created and waits for its first deposit.
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
         * @description Sent when a payment request expires before any deposit has arrived.
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
         * @description Sent when the business cancels a payment request that nothing has been paid on.
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
         * @description Sent when one deposit pays exactly what was asked for.
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
         * @description Sent when the deposit for a payment request is rejected.
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
         * @description Sent when a further deposit brings the sum to what was asked for, or above it.
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
         * Less than asked for arrived
         * @description Sent at each deposit that leaves the sum below what was asked for.
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
         * More than asked for arrived
         * @description Sent when a single deposit is larger than what was asked for.
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
        /** @description The fields that wrap every response body of the API. */
        Envelope: {
            /**
             * @description `success` on every 2xx body, `error` on every other.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description One sentence for people; programs read `data`. */
            message: string;
        };
        /** @description Wraps the payload of every successful response. `status` tells it apart from an error body. */
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
        /** @description The profile: the business itself or one of its customers. */
        ProfileId: string;
        /** @description Currency code, fiat or crypto. Trimmed and upper-cased on input. */
        Currency: string;
        /**
         * @description Kind of currency.
         * @enum {string}
         */
        CurrencyKind: "fiat" | "crypto";
        /** @description A decimal number, carried as a string so that no digit is lost. */
        Decimal: string;
        /** @description An amount and the currency it is in. */
        AmountWithCurrency: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
        };
        /** @description An amount with its value in the profile's display currency beside it. */
        MoneyWithFiat: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
            /** @description The same value at the venue's mid price, in the profile's display currency. */
            fiat: components["schemas"]["AmountWithCurrency"];
        };
        /** @description What a profile holds in one currency. */
        Balance: {
            id: components["schemas"]["BalanceId"];
            user_id: components["schemas"]["UserId"];
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            /** @description Name of the currency. */
            name: string;
            type: components["schemas"]["CurrencyKind"];
            /** @description Held for transfers under way. */
            pending: components["schemas"]["MoneyWithFiat"];
            /** @description Free to use now. */
            available: components["schemas"]["MoneyWithFiat"];
            /** @description Set aside as savings. */
            savings: components["schemas"]["MoneyWithFiat"];
            /** @description Invested, at cost. */
            investments: components["schemas"]["MoneyWithFiat"];
            /** @description The sum of the other four. */
            total: components["schemas"]["MoneyWithFiat"];
            /** @description Whether to list the balance while it is empty. */
            show_zero: boolean;
            /** @description Whether the currency can be converted. */
            trade: boolean;
            /** @description Whether the currency can be deposited. */
            deposit: boolean;
            /** @description Whether the currency can be paid out. */
            withdrawal: boolean;
        };
        /** @description Where this page stands in its list. Present on list responses only. */
        Pagination: {
            /** @description How many entries this page holds. */
            current_entries_size: number;
            /** @description Opaque base64 cursor of the next page; absent on the last one. */
            next_cursor?: string;
            /** @description Opaque base64 cursor of the previous page; absent on the first one. */
            previous_cursor?: string;
        };
        /** @description A page of balances in the success envelope. */
        BalanceListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Balance"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description Stable name of the error; programs branch on it. The catalogue says what each means and what to do.
         * @enum {string}
         */
        ErrorName: "bad_request" | "unauthorized" | "not_found" | "resource_not_found" | "request_validation" | "schema_validation" | "internal_server_error" | "service_unavailable" | "err_bvn_verification_required" | "insufficient_scope" | "forbidden" | "method_not_allowed" | "not_acceptable" | "conflict" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "insufficient_balance" | "quote_expired" | "invalid_state" | "idempotency_key_reused" | "profile_kyc_verification" | "missing_section" | "missing_documents";
        /** @description Why a body does not meet its schema and how to mend it. */
        SchemaFault: {
            /** @description What is wrong. */
            reason: string;
            /** @description What to send instead. */
            fix: string;
            /** @description One line for each fault that schema validation found. */
            schema_validation_error?: string[];
        };
        /** @description The body of every failure. */
        ErrorBody: {
            /**
             * @description Always `error`.
             * @constant
             */
            status: "error";
            /** @description The same sentence as `error.message`. */
            message: string;
            /** @description What went wrong. */
            error: {
                name: components["schemas"]["ErrorName"];
                /** @description One sentence for people: which value, what is wrong, what to do. */
                message: string;
            };
            /** @description For each field at fault, by its dotted name, the reasons. */
            fields?: {
                [key: string]: {
                    /** @description What is wrong with the value. */
                    reason: string;
                }[];
            };
            /** @description How the body fails its schema, one detail or several. */
            schema?: components["schemas"]["SchemaFault"] | components["schemas"]["SchemaFault"][];
        };
        /** @description The currency to open a balance in. */
        BalanceCreate: {
            currency: components["schemas"]["Currency"];
        };
        /** @description One balance in the success envelope. */
        BalanceResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Balance"];
        };
        /** @description A currency on one network, with the form of its addresses, its bounds and its fee. */
        CurrencyNetwork: {
            /** @description Identifier of this currency on this network. */
            id: string;
            /** @description Name of the network. */
            name: string;
            /** @description Network code that other operations take. */
            network: string;
            /** @description Whether deposits arrive by this network. */
            deposit: boolean;
            /** @description Whether payouts leave by this network. */
            withdrawal: boolean;
            /**
             * @description Whether the network is in use.
             * @enum {string}
             */
            status: "active";
            /**
             * Format: regex
             * @description Regular expression that an address meets.
             */
            address_regex: string;
            /**
             * Format: regex
             * @description Regular expression that a memo meets; absent where there are no memos.
             */
            memo_regex?: string;
            /** @description Least deposit. */
            min_deposit_amount: components["schemas"]["Decimal"];
            /** @description Least payout. */
            min_withdrawal_amount: components["schemas"]["Decimal"];
            /** @description Greatest payout. */
            max_withdrawal_amount: components["schemas"]["Decimal"];
            /** @description Fee of one payout, in the currency itself. */
            withdrawal_fee: components["schemas"]["Decimal"];
        };
        /** @description A currency of the service, what can be done with it, and its networks. */
        CurrencyDetails: {
            code: components["schemas"]["Currency"];
            /** @description Full name. */
            name: string;
            /** @description Short name to show to people. */
            display_name: string;
            type: components["schemas"]["CurrencyKind"];
            /** @description Whether its price is tied to a fiat currency. */
            is_stablecoin: boolean;
            /** @description Most decimals that an amount in it may have. */
            decimals: number;
            /** @description Whether it can be deposited. */
            deposit: boolean;
            /** @description Whether it can be paid out. */
            withdrawal: boolean;
            /** @description Network used when a request names none; absent for fiat. */
            default_network?: string;
            /** @description Whether it can be bought with outside fiat money. */
            is_ramp_buy_supported: boolean;
            /** @description Whether it can be sold from outside to a bank account. */
            is_ramp_sell_supported: boolean;
            /** @description Networks that it moves on; empty for fiat. */
            supported_networks: components["schemas"]["CurrencyNetwork"][];
        };
        /** @description A page of currency detailss in the success envelope. */
        CurrencyDetailsListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description One page of currencies. */
            data: components["schemas"]["CurrencyDetails"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description One currency details in the success envelope. */
        CurrencyDetailsResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["CurrencyDetails"];
        };
        /**
         * @description The kind of the counter currency: `fiat`, `stablecoins`, or `crypto` for any other cryptocurrency.
         * @enum {string}
         */
        PairType: "fiat" | "crypto" | "stablecoins";
        /** @description Identifier of a trading pair. */
        PairId: string;
        /** @description An amount of the base currency and its worth in the counter currency. */
        PairAmount: {
            amount: components["schemas"]["Decimal"];
            /** @description The base currency. */
            currency: components["schemas"]["Currency"];
            /** @description The same amount at the present price of that side. */
            counter: components["schemas"]["AmountWithCurrency"];
        };
        /** @description Two currencies that trade against one another, with present prices and bounds. */
        Pair: {
            id: components["schemas"]["PairId"];
            /** @description Currency that is bought or sold. */
            base: components["schemas"]["Currency"];
            /** @description Currency that pays for the base. */
            counter: components["schemas"]["Currency"];
            /** @description Name of the base currency. */
            base_currency_name: string;
            /** @description Name of the counter currency. */
            counter_currency_name: string;
            type: components["schemas"]["PairType"];
            /** @description What one unit of the base costs the caller. */
            buy_price: components["schemas"]["AmountWithCurrency"];
            /** @description What one unit of the base brings the caller. */
            sell_price: components["schemas"]["AmountWithCurrency"];
            /** @description Whether the base can be bought now. */
            is_buy_supported: boolean;
            /** @description Whether the base can be sold now. */
            is_sell_supported: boolean;
            /** @description Least amount of one purchase. */
            min_buy_amount: components["schemas"]["PairAmount"];
            /** @description Greatest amount of one purchase. */
            max_buy_amount: components["schemas"]["PairAmount"];
            /** @description Least amount of one sale. */
            min_sell_amount: components["schemas"]["PairAmount"];
            /** @description Greatest amount of one sale. */
            max_sell_amount: components["schemas"]["PairAmount"];
            /** @description Decimals of the base currency, a whole number as a string. */
            base_decimal: string;
            /** @description Decimals of the counter currency, a whole number as a string. */
            counter_decimal: string;
            /** @description Change of the mid price over 24 hours in percent; absent without 24 hours of history. */
            percentage_change?: components["schemas"]["Decimal"];
        };
        /** @description A page of pairs in the success envelope. */
        PairListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description One page of pairs. */
            data: components["schemas"]["Pair"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The currency that a country pays in. */
        CountryCurrency: {
            code: components["schemas"]["Currency"];
            /** @description Name of the currency. */
            name: string;
            /** @description Sign that stands beside an amount. */
            symbol: string;
        };
        /** @description One way to pay in or out, with its bounds. */
        PaymentChannel: {
            /**
             * @description The channel, as `pay_in.type` or `pay_out.type` of a quote takes it; `address` is a blockchain address.
             * @enum {string}
             */
            channel: "address" | "temporary_bank_account" | "bank_transfer" | "mobile_money";
            /** @description Name to show to people. */
            name: string;
            /** @description Least amount of one payment. */
            min: components["schemas"]["Decimal"];
            /** @description Greatest amount of one payment. */
            max: components["schemas"]["Decimal"];
            /** @description Currency of the channel and its bounds. */
            currency: components["schemas"]["Currency"];
            /** @description How long a payment usually takes, in words. */
            processing_time: string;
        };
        /** @description A country and the ways that money moves in and out of it. */
        Country: {
            /** @description Country code, ISO 3166-1 alpha-2. */
            id: string;
            /** @description Name of the country in English. */
            name: string;
            /** @description International dialling prefix with its plus sign. */
            calling_code: string;
            currency: components["schemas"]["CountryCurrency"];
            /** @description Channels that money can come in by; empty when there are none. */
            payment_methods: components["schemas"]["PaymentChannel"][];
            /** @description Channels that money can go out by; empty when there are none. */
            payout_methods: components["schemas"]["PaymentChannel"][];
        };
        /** @description A page of countries in the success envelope. */
        CountryListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description One page of countries. */
            data: components["schemas"]["Country"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A bank that can be paid. */
        Bank: {
            /** @description Name of the bank. */
            name: string;
            /** @description Code of the bank in its country. */
            code: string;
        };
        /** @description A page of banks in the success envelope. */
        BankListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Bank"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The address to check. */
        AddressValidate: {
            /**
             * @description What is checked.
             * @constant
             */
            type: "address";
            /** @description Blockchain address. */
            address: string;
            currency: components["schemas"]["Currency"];
            /** @description Network of the address; it must carry the currency. */
            network: string;
            /** @description Memo or tag to check along with the address. */
            memo?: string;
        };
        /** @description The result of the check. */
        AddressValidity: {
            /** @description Whether the address, and the memo if one was given, can be used on the network. */
            valid: boolean;
        };
        /** @description One address validity in the success envelope. */
        AddressValidityResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["AddressValidity"];
        };
        /** @description Identifier of a deposit address. */
        AddressId: string;
        /**
         * Format: date-time
         * @description ISO 8601 date-time in UTC, with at most 6 digits after the second.
         */
        Timestamp: string;
        /** @description A blockchain address; what is sent to it is credited to the profile. */
        DepositAddress: {
            id: components["schemas"]["AddressId"];
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            /** @description Network of the address. */
            network: string;
            /** @description The address to send to. */
            address: string;
            /** @description Memo or tag to send along; absent where the network has none. */
            memo?: string;
            /** @description Smallest deposit that is credited. */
            minimum_deposit: components["schemas"]["Decimal"];
            /** @description When the address was issued. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One deposit address in the success envelope. */
        DepositAddressResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["DepositAddress"];
        };
        /** @description The address to replace. */
        AddressRegenerate: {
            /** @description Network of the address; it must carry the currency. Trimmed and upper-cased on input. */
            network: string;
            currency: components["schemas"]["Currency"];
        };
        /** @description Identifier of a customer. */
        CustomerId: string;
        /** @description Identifier of a business. */
        BusinessId: string;
        /**
         * @description Where the customer stands in verification: `inactive` before its first submission or after a reversal, `in_review`
         *     while the submission is examined, then `active` or `rejected`.
         * @enum {string}
         */
        CustomerStatus: "inactive" | "in_review" | "active" | "rejected";
        /**
         * @description The kind of customer, for example `individual`.
         * @enum {string}
         */
        CustomerType: "individual" | "business";
        /**
         * @description What verification has come to. It follows `status`: inactive is `pending`, in_review is `in_review`, active is `verified`, rejected is `rejected`.
         * @enum {string}
         */
        KycStatus: "pending" | "in_review" | "verified" | "rejected";
        /** @description Where the customer lives or is registered. */
        PostalAddress: {
            /** @description Country code, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Street and number. */
            address_line_1: string;
            /** @description Flat, floor or building. */
            address_line_2?: string;
            /** @description City or town. */
            city: string;
            /** @description State, where the country has states. */
            state?: string;
            /** @description County, where the country has counties. */
            county?: string;
            /** @description Province, where the country has provinces. */
            province?: string;
            /** @description Postal code. */
            postal_code?: string;
        };
        /** @description What every customer has, person or business. */
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
            /** @description Currency that the customer's balances are valued in. */
            display_currency: components["schemas"]["Currency"];
            /** @description Whether the customer may deposit. */
            deposit: boolean;
            /** @description Whether the customer may pay out. */
            payout: boolean;
            /** @description Whether the customer has accepted the terms of service. */
            has_accepted_terms_of_service: boolean;
            /**
             * @description Level of verification: `1` while the customer is active, otherwise `0`.
             * @enum {string}
             */
            level: "0" | "1";
            kyc_status: components["schemas"]["KycStatus"];
            address: components["schemas"]["PostalAddress"];
            /** @description When the customer was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the customer last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Why the last review rejected the customer; empty unless it is rejected. */
            rejection_reasons: string[];
            /** @description What a complete submission still lacks. */
            requirements_due: string[];
            /** @description What will be asked for later. */
            future_requirements_due: string[];
        };
        /** @description A person that the business serves. */
        IndividualCustomer: components["schemas"]["CustomerBase"] & {
            /**
             * @description A person.
             * @constant
             */
            type: "individual";
            /** @description Given name. */
            first_name: string;
            /** @description Middle name, when there is one. */
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
             * @description E-mail address of the owner, when it was given.
             */
            email?: string;
        };
        /** @description A business that the business serves. */
        BusinessCustomer: components["schemas"]["CustomerBase"] & {
            /**
             * @description A business.
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
        /** @description A person or a business that the business serves, with its verification. `type` says which of the two it is. */
        Customer: components["schemas"]["IndividualCustomer"] | components["schemas"]["BusinessCustomer"];
        /** @description A page of customers in the success envelope. */
        CustomerListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The customers of this page. */
            data: components["schemas"]["Customer"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Phone number of 7 to 15 digits with its country calling code; single spaces between digits are allowed. */
        CustomerPhone: string;
        /** @description A calendar day, written day, month, year with hyphens. */
        DayMonthYear: string;
        /** @description Where the customer lives or is registered. */
        PostalAddressInput: {
            /** @description Country code, ISO 3166-1 alpha-2. */
            country_id: string;
            /** @description Street and number. */
            address_line_1: string;
            /** @description Flat, floor or building. */
            address_line_2?: string;
            /** @description City or town. */
            city: string;
            /** @description State, where the country has states. */
            state?: string;
            /** @description County, where the country has counties. */
            county?: string;
            /** @description Province, where the country has provinces. */
            province?: string;
            /** @description Postal code. */
            postal_code?: string;
        };
        /** @description Country that issued it, ISO 3166-1 alpha-2. Trimmed and upper-cased on input. */
        IssuingCountry: string;
        /** @description A file as base64 text, at most 4 MiB once decoded, and really a PNG, JPEG or PDF by its bytes. */
        Base64Image: string;
        /** @description A passport. Its `image_front` may come later, until `verifyCustomer`. */
        PassportEntry: {
            /**
             * @description A passport. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "passport";
            /** @description Number of the document. */
            number: string;
            country: components["schemas"]["IssuingCountry"];
            /** @description Front of the document. */
            image_front?: components["schemas"]["Base64Image"];
            /** @description Back of the document. */
            image_back?: components["schemas"]["Base64Image"];
        };
        /** @description An image. A schema that keeps it out names this one in its `oneOf`. */
        DocumentImage: {
            image_front: components["schemas"]["Base64Image"];
        } | {
            image_back: components["schemas"]["Base64Image"];
        };
        /** @description A Nigerian national identification number, which takes no images. */
        NigerianNationalIdEntry: {
            /**
             * @description A national ID.
             * @constant
             */
            type: "national-id";
            /** @description Number of the document. */
            number: string;
            /**
             * @description Nigeria.
             * @constant
             */
            country: "NG";
        } & ({
            /** @description Number of the document. */
            number?: string;
        } | components["schemas"]["DocumentImage"]);
        /** @description A national ID of any country but Nigeria. */
        OtherNationalIdEntry: {
            /**
             * @description A national ID.
             * @constant
             */
            type: "national-id";
            /** @description Number of the document. */
            number: string;
            /** @description Country that issued it, ISO 3166-1 alpha-2, other than NG. */
            country: string;
            /** @description Front of the document. */
            image_front?: components["schemas"]["Base64Image"];
            /** @description Back of the document. */
            image_back?: components["schemas"]["Base64Image"];
        };
        /** @description A national ID. A Nigerian one is proved by its number alone and takes no images. */
        NationalIdEntry: components["schemas"]["NigerianNationalIdEntry"] | components["schemas"]["OtherNationalIdEntry"];
        /** @description A photo of the customer's face. */
        SelfieEntry: {
            /**
             * @description A selfie. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "selfie";
            /**
             * @description Always empty.
             * @constant
             */
            number: "";
            country: components["schemas"]["IssuingCountry"];
            /** @description The photo. */
            image_front: components["schemas"]["Base64Image"];
        };
        /** @description A Nigerian bank verification number. */
        BvnEntry: {
            /**
             * @description A bank verification number. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bvn";
            /** @description The number. */
            number: string;
            country: components["schemas"]["IssuingCountry"];
        };
        /**
         * @description One proof of who an individual customer is; it is given and never returned. A submission is complete with a passport
         *     and a selfie, or with a national ID and a selfie. What is missing may come later: it stands in `requirements_due` until
         *     then, and only `verifyCustomer` insists on it. A `bvn` is not part of a complete submission, but a virtual bank account
         *     needs one.
         */
        IdentifyingInformation: components["schemas"]["PassportEntry"] | components["schemas"]["NationalIdEntry"] | components["schemas"]["SelfieEntry"] | components["schemas"]["BvnEntry"];
        /** @description A person to onboard. */
        IndividualCustomerCreate: {
            /**
             * @description A person. (enum property replaced by openapi-typescript)
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
            /** @description Proofs of identity; a first part now and the rest later is allowed. */
            identifying_information?: components["schemas"]["IdentifyingInformation"][];
        };
        /** @description One document of a business and what it proves. */
        BusinessDocument: {
            /** @description What the document proves, for example `certificate_of_incorporation`; one document may prove several things. */
            purposes: string[];
            file: components["schemas"]["Base64Image"];
        };
        /** @description An owner or director of a business. */
        BusinessOwner: {
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address, shown again under `beneficial_owners`.
             */
            email?: string;
            /** @description Roles in the business, for example `director`. */
            role: string[];
            /** @description Share of the business in percent, 0 to 100. */
            percentage_ownership: components["schemas"]["Decimal"];
            /** @description Whether the person is politically exposed. */
            is_pep: boolean;
            /** @description Country code, ISO 3166-1 alpha-2. */
            nationality: string;
            /** @description Nigerian bank verification number. */
            bvn?: string;
        };
        /**
         * @description A business to onboard. `documents`, `business_owners`, `business_transaction` and `business_registration` may come
         *     later; only `verifyCustomer` insists on them.
         */
        BusinessCustomerCreate: {
            /**
             * @description A business. (enum property replaced by openapi-typescript)
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
            /** @description Day of incorporation, DD-MM-YYYY. */
            business_incorporation_date: components["schemas"]["DayMonthYear"];
            /** @description Documents of the business. */
            documents?: components["schemas"]["BusinessDocument"][];
            /** @description Owners and directors of the business. */
            business_owners?: components["schemas"]["BusinessOwner"][];
            /** @description What the business will use the service for: purpose, volumes, source of funds. */
            business_transaction?: {
                [key: string]: unknown;
            };
            /** @description How the business is registered: number, authority, tax number. */
            business_registration?: {
                [key: string]: unknown;
            };
        };
        /** @description A new customer; `type` says of which kind. */
        CustomerCreate: components["schemas"]["IndividualCustomerCreate"] | components["schemas"]["BusinessCustomerCreate"];
        /** @description One customer in the success envelope. */
        CustomerResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Customer"];
        };
        /** @description Identifier of an industry. */
        IndustryId: string;
        /** @description A line of business that a business customer can belong to. */
        Industry: {
            id: components["schemas"]["IndustryId"];
            /** @description Name. */
            name: string;
            /** @description What belongs to it. */
            description: string;
            /** @description Group of industries that it is in. */
            category: string;
            /** @description Sector of the economy that it is in. */
            sector: string;
        };
        /** @description A page of industries in the success envelope. */
        IndustryListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The industries, by name. */
            data: components["schemas"]["Industry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description The fields to change; all others stay. Names, `birth_date` and `identifying_information` of a person, the `business_`
         *     fields and `documents` of a business.
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
            /** @description Proofs of identity to add, each in the place of an earlier one of its type. */
            identifying_information?: components["schemas"]["IdentifyingInformation"][];
            /** @description Registered name. */
            business_name?: string;
            /** @description Identifier of an industry, from `listIndustries`. */
            business_industry?: string;
            /** @description Day of incorporation, DD-MM-YYYY. */
            business_incorporation_date?: components["schemas"]["DayMonthYear"];
            /** @description Documents of the business, in the place of all earlier ones. */
            documents?: components["schemas"]["BusinessDocument"][];
            /** @description Owners and directors of the business, in the place of all earlier ones. */
            business_owners?: components["schemas"]["BusinessOwner"][];
            /** @description What the business will use the service for: purpose, volumes, source of funds. */
            business_transaction?: {
                [key: string]: unknown;
            };
            /** @description How the business is registered: number, authority, tax number. */
            business_registration?: {
                [key: string]: unknown;
            };
        };
        /** @description Nothing to say; the body may be left out. */
        CustomerVerify: {
            [key: string]: unknown;
        };
        /** @description A token that an identity provider shares for one customer. */
        TokenShare: {
            /** @description The provider's signed JWT. It works once and before it expires. */
            token: string;
        };
        /** @description Identifier of a virtual bank account. */
        VirtualBankAccountId: string;
        /** @description A static bank account; what is paid into it is credited to the profile. */
        VirtualBankAccount: {
            id: components["schemas"]["VirtualBankAccountId"];
            /** @description Currency code that the account is read by. */
            code: components["schemas"]["Currency"];
            profile_id: components["schemas"]["ProfileId"];
            currency: components["schemas"]["Currency"];
            /** @description Name on the account. */
            account_name: string;
            /** @description Account number. */
            account_number: string;
            /** @description Bank that keeps the account. */
            bank_name: string;
            /** @description Code of that bank. */
            bank_code: string;
            /**
             * @description The account takes payments from the start.
             * @constant
             */
            status: "active";
            /** @description When the account was opened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One virtual bank account in the success envelope. */
        VirtualBankAccountResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["VirtualBankAccount"];
        };
        /** @description The balance of the profile. */
        BalanceLegCreate: {
            /**
             * @description The balance. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "balance";
        };
        /** @description A payment to a blockchain address that is issued for it. */
        AddressPayInCreate: {
            /**
             * @description A blockchain address. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "address";
            /** @description A network of the source currency; its default network when absent. */
            network?: string;
        };
        /** @description A bank transfer to an account that is opened for it. */
        TemporaryBankAccountPayInCreate: {
            /**
             * @description A temporary bank account. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "temporary_bank_account";
        };
        /** @description A payment from the mobile money account of a phone number. */
        PhonePayInCreate: {
            /**
             * @description A mobile money account. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mobile_money";
            /** @description Mobile money operator. */
            network?: string;
            /** @description Phone number of the account that pays. */
            phone: string;
        };
        /** @description A payment from a saved mobile money account. */
        SavedPhonePayInCreate: {
            /**
             * @description A mobile money account.
             * @constant
             */
            type: "mobile_money";
            /** @description Mobile money operator. */
            network?: string;
            /** @description Saved account that pays. */
            recipient_id: string;
        };
        /** @description A payment from a mobile money account, named by its phone number or as a saved recipient. Naming both is refused. */
        MobileMoneyPayInCreate: components["schemas"]["PhonePayInCreate"] | components["schemas"]["SavedPhonePayInCreate"];
        /** @description Where the money is to come from. `type` names the channel and decides the other fields; without a leg, the money comes from the balance. */
        PayInCreate: components["schemas"]["BalanceLegCreate"] | components["schemas"]["AddressPayInCreate"] | components["schemas"]["TemporaryBankAccountPayInCreate"] | components["schemas"]["MobileMoneyPayInCreate"];
        /** @description A payout to a blockchain address. */
        GivenAddressPayOutCreate: {
            /**
             * @description A blockchain address.
             * @constant
             */
            type: "address";
            /** @description Address to pay. */
            address: string;
            /** @description Network of the address; it must carry the target currency. */
            network: string;
            /** @description Memo or tag that the address needs. */
            memo?: string;
        };
        /** @description A payout to a saved wallet. */
        SavedWalletPayOutCreate: {
            /**
             * @description A blockchain address.
             * @constant
             */
            type: "address";
            /** @description Saved wallet to pay. */
            recipient_id: string;
        };
        /** @description A payout on a blockchain, to an address or to a saved wallet. Naming both is refused. */
        AddressPayOutCreate: components["schemas"]["GivenAddressPayOutCreate"] | components["schemas"]["SavedWalletPayOutCreate"];
        /** @description A payout to a saved bank account. */
        BankTransferPayOutCreate: {
            /**
             * @description A bank transfer. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bank_transfer";
            /** @description Saved bank account to pay. */
            recipient_id: string;
        };
        /** @description A payout to a saved mobile money account. */
        MobileMoneyPayOutCreate: {
            /**
             * @description A mobile money account. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mobile_money";
            /** @description Saved mobile money account to pay. */
            recipient_id: string;
        };
        /** @description Where the money is to go. `type` names the channel and decides the other fields; without a leg, the money goes to the balance. */
        PayOutCreate: components["schemas"]["BalanceLegCreate"] | components["schemas"]["AddressPayOutCreate"] | components["schemas"]["BankTransferPayOutCreate"] | components["schemas"]["MobileMoneyPayOutCreate"];
        /**
         * @description What a cancelled or failed transfer gives back. `conversion_only` returns the whole source amount to the source balance.
         * @enum {string}
         */
        ReversalPolicy: "conversion_only";
        /** @description What every request of a quote has beside its amount. */
        QuoteTerms: {
            /** @description Currency that is given. */
            source_currency: components["schemas"]["Currency"];
            /** @description Currency that is wanted. */
            target_currency: components["schemas"]["Currency"];
            /** @description Where the money is to come from; the balance unless given. */
            pay_in?: components["schemas"]["PayInCreate"];
            /** @description Where the money is to go; the balance unless given. */
            pay_out?: components["schemas"]["PayOutCreate"];
            /** @description The caller's own reference; the identifier of the quote unless given. */
            reference?: string;
            reversal_policy?: components["schemas"]["ReversalPolicy"];
        };
        /** @description A decimal number greater than zero, carried as a string. It may not have more decimals than its currency has. */
        PositiveDecimal: string;
        /** @description The amount in the source currency. */
        BySourceAmount: {
            /** @description Amount in the source currency. */
            source_amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description An amount of another kind. A schema that keeps it out names this one in its `oneOf`. */
        BesideSourceAmount: {
            target_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_currency: components["schemas"]["Currency"];
        };
        /** @description A quote of an amount in the source currency. */
        QuoteCreateBySourceAmount: (components["schemas"]["QuoteTerms"] & components["schemas"]["BySourceAmount"]) & ({
            source_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideSourceAmount"]);
        /** @description The amount in the target currency, after fees. */
        ByTargetAmount: {
            /** @description Amount in the target currency, after fees. */
            target_amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description An amount of another kind. A schema that keeps it out names this one in its `oneOf`. */
        BesideTargetAmount: {
            source_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_currency: components["schemas"]["Currency"];
        };
        /** @description A quote of an amount in the target currency. */
        QuoteCreateByTargetAmount: (components["schemas"]["QuoteTerms"] & components["schemas"]["ByTargetAmount"]) & ({
            target_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideTargetAmount"]);
        /** @description The amount in a currency of its own, which may be a third one. */
        ByQuoteAmount: {
            /** @description Amount in `quote_currency`. */
            quote_amount: components["schemas"]["PositiveDecimal"];
            /** @description Currency of `quote_amount`. */
            quote_currency: components["schemas"]["Currency"];
        };
        /** @description An amount of another kind. A schema that keeps it out names this one in its `oneOf`. */
        BesideQuoteAmount: {
            source_amount: components["schemas"]["PositiveDecimal"];
        } | {
            target_amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description A quote of an amount in `quote_currency`. */
        QuoteCreateByQuoteAmount: (components["schemas"]["QuoteTerms"] & components["schemas"]["ByQuoteAmount"]) & ({
            quote_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideQuoteAmount"]);
        /**
         * @description What to exchange or move. One amount fixes the quote, given in exactly one way: `source_amount`, `target_amount`,
         *     or `quote_amount` together with `quote_currency`; the fields of the other ways are left out, not null.
         */
        QuoteCreate: components["schemas"]["QuoteCreateBySourceAmount"] | components["schemas"]["QuoteCreateByTargetAmount"] | components["schemas"]["QuoteCreateByQuoteAmount"];
        /** @description Identifier of a quote. */
        QuoteId: string;
        /** @description The price at which one currency is exchanged for another. */
        Rate: {
            /** @description The traded pair, base then counter. */
            product: string;
            /** @description The rate in words. */
            rate_explained: string;
            source_currency: components["schemas"]["Currency"];
            target_currency: components["schemas"]["Currency"];
            /** @description Units of the target currency for one unit of the source currency. */
            rate: components["schemas"]["Decimal"];
            /**
             * @description Whether the base of the product is bought or sold.
             * @enum {string}
             */
            side: "buy" | "sell";
            /**
             * @description Whether the rate is held until expiry or follows the market.
             * @enum {string}
             */
            type: "FIXED" | "FLOATING";
        };
        /** @description One charge, in its own currency and converted to the other side of the exchange. */
        Fee: {
            /** @description What is charged for. */
            name: string;
            amount: components["schemas"]["AmountWithCurrency"];
            /**
             * @description Whether the charge is a set amount or a share of the amount.
             * @enum {string}
             */
            type: "FIXED" | "PERCENTAGE";
            converted_amount: components["schemas"]["AmountWithCurrency"];
        };
        /**
         * @description Where the quote stands.
         * @enum {string}
         */
        QuoteStatus: "pending" | "accepted" | "expired";
        /** @description A payment leg on the balance of a profile. */
        BalanceLeg: {
            /**
             * @description The balance. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "balance";
            /** @description Profile whose balance is used. */
            profile_id?: string;
        };
        /** @description Who stands at the outside end of a payment; the fields that its channel knows. */
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
            /** @description International bank account number. */
            iban?: string;
            currency?: components["schemas"]["Currency"];
            /** @description Phone number of a mobile money account. */
            phone_number?: string;
            /** @description Name of the person or business. */
            name?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description Code of the bank in its country. */
            bank_code?: string;
        };
        /** @description A payment leg on a blockchain. */
        AddressLeg: {
            /**
             * @description A blockchain address. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "address";
            /** @description Saved wallet that is paid. */
            recipient_id?: string;
            /** @description Blockchain address that is paid. */
            address?: string;
            /** @description Network of the address. */
            network: string;
            /** @description Memo or tag that the address needs. */
            memo?: string;
            /** @description Hash of the transaction on the chain. */
            blockchain_hash?: string;
            /**
             * Format: uri
             * @description The transaction in a block explorer.
             */
            blockchain_url?: string;
            /** @description Blockchain address that paid. */
            from_address?: string;
            /** @description Until when the address takes the payment. */
            expires_at?: components["schemas"]["Timestamp"];
            recipient_details?: components["schemas"]["RecipientDetails"];
        };
        /** @description A payment leg through a bank account that is opened for one payment. */
        TemporaryBankAccountLeg: {
            /**
             * @description A temporary bank account. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "temporary_bank_account";
            /** @description Text on the bank statement. */
            narration?: string;
            /**
             * Format: uri
             * @description Page on which the payer pays.
             */
            payment_invoice_url?: string;
            /** @description Session identifier of the bank transfer. */
            session_id?: string;
            /** @description Until when the account takes the payment. */
            expires_at?: components["schemas"]["Timestamp"];
            recipient_details?: components["schemas"]["RecipientDetails"];
        };
        /** @description A payment leg from or to a mobile money account. */
        MobileMoneyLeg: {
            /**
             * @description A mobile money account. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mobile_money";
            /** @description Saved account that pays or is paid. */
            recipient_id?: string;
            /** @description Mobile money network. */
            network?: string;
            /** @description Text that the operator shows with the payment. */
            narration?: string;
            /**
             * Format: uri
             * @description Page on which the payer pays.
             */
            payment_invoice_url?: string;
            /** @description Session identifier of the operator. */
            session_id?: string;
            /** @description Until when the payment can be made. */
            expires_at?: components["schemas"]["Timestamp"];
            recipient_details?: components["schemas"]["RecipientDetails"];
        };
        /** @description Where money comes from. `type` names the channel and decides the other fields. */
        PayIn: components["schemas"]["BalanceLeg"] | components["schemas"]["AddressLeg"] | components["schemas"]["TemporaryBankAccountLeg"] | components["schemas"]["MobileMoneyLeg"];
        /** @description A payment leg to a saved bank account. */
        BankTransferLeg: {
            /**
             * @description A bank transfer. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bank_transfer";
            /** @description Saved recipient that is paid. */
            recipient_id?: string;
            /** @description Text on the bank statement. */
            narration?: string;
            /** @description Session identifier of the bank transfer. */
            session_id?: string;
            recipient_details?: components["schemas"]["RecipientDetails"];
        };
        /** @description Where money goes. `type` names the channel and decides the other fields. */
        PayOut: components["schemas"]["BalanceLeg"] | components["schemas"]["AddressLeg"] | components["schemas"]["BankTransferLeg"] | components["schemas"]["MobileMoneyLeg"];
        /** @description A second factor that the operation still waits for. */
        TwoStep: {
            /** @description The kind of second factor, for example `authenticator`. */
            type: string;
            /** @description What the user is asked to do. */
            message: string;
            /** @description Whether a new challenge may be requested. */
            resend_allowed: boolean;
        };
        /** @description A price that is held until it expires, ready to be taken by one transfer. */
        Quote: {
            id: components["schemas"]["QuoteId"];
            /** @description Currency that is given. */
            source_currency: components["schemas"]["Currency"];
            /** @description Currency that is wanted. */
            target_currency: components["schemas"]["Currency"];
            /** @description How much is given. */
            source_amount: components["schemas"]["Decimal"];
            /** @description How much arrives, after fees. */
            target_amount: components["schemas"]["Decimal"];
            profile_id: components["schemas"]["ProfileId"];
            rate: components["schemas"]["Rate"];
            /** @description What is charged; empty when nothing is. */
            fees: components["schemas"]["Fee"][];
            /** @description The caller's own reference or the identifier of the quote. */
            reference: string;
            status: components["schemas"]["QuoteStatus"];
            /** @description When the quote was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the quote last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Until when a transfer can take the quote. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description Where the money comes from. */
            pay_in: components["schemas"]["PayIn"];
            /** @description Where the money goes. */
            pay_out: components["schemas"]["PayOut"];
            two_step?: components["schemas"]["TwoStep"];
            reversal_policy?: components["schemas"]["ReversalPolicy"];
        };
        /** @description One quote in the success envelope. */
        QuoteResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Quote"];
        };
        /**
         * @description Where the transfer stands. `funds_refunded` is the state that the source document names.
         * @enum {string}
         */
        TransferStatus: "pending" | "processing" | "funds_received" | "funds_converted" | "outgoing_payment_sent" | "funds_delivered" | "cancelled" | "failed" | "funds_not_delivered" | "funds_refunded";
        /** @description Identifier of a transfer. */
        TransferId: string;
        /**
         * @description Which way the money goes: `deposit` from outside to a balance, `withdrawal` from a balance to outside,
         *     `conversion` between balances, `buy` from outside fiat to a crypto balance, `sell` from outside crypto to a bank.
         * @enum {string}
         */
        TransferCategory: "deposit" | "withdrawal" | "conversion" | "buy" | "sell";
        /** @description The way of a payment, step by step. */
        Timeline: {
            /** @description How many steps the whole way has. */
            total_steps: number;
            /** @description The step that was reached last. */
            current_step: number;
            /** @description Where the money stands, for example `funds_received`. */
            transfer_status: string;
            /** @description What happened and what is still to come, in order. */
            events: {
                /** @description The step that it belongs to; several events may belong to one. */
                step: number;
                /** @description Whether it has happened. */
                done: boolean;
                /** @description The state that it stands for, for example `processing`. */
                status: string;
                /** @description A few words for people. */
                title: string;
                /** @description One sentence for people. */
                description: string;
                /** @description When it happened; absent while it has not. */
                timestamp?: components["schemas"]["Timestamp"];
            }[];
        };
        /**
         * @description Why a transfer did not run as quoted. `amount_mismatch`: another amount arrived. `late`: the payment arrived after the
         *     quote had expired. `conversion_refused`: the exchange was refused. `payout_refused`, `payout_returned`: the bank,
         *     operator or network refused or returned the payout. Absent otherwise.
         * @enum {string}
         */
        TransferErrorReason: "amount_mismatch" | "late" | "conversion_refused" | "payout_refused" | "payout_returned";
        /** @description Money on the move, on the terms of one quote. */
        Transfer: {
            id: components["schemas"]["TransferId"];
            /** @description The quote that the transfer took. */
            quote_id: components["schemas"]["QuoteId"];
            profile_id: components["schemas"]["ProfileId"];
            /** @description Reference of the quote. */
            reference: string;
            /** @description What the transfer does. */
            description: string;
            /** @description Where from or where to. */
            sub_description: string;
            /** @description The present state in one sentence. */
            status_description: string;
            category: components["schemas"]["TransferCategory"];
            /**
             * @description Side of the exchange; absent when both currencies are the same.
             * @enum {string}
             */
            trade?: "buy" | "sell";
            /** @description Currency that is given. */
            source_currency: components["schemas"]["Currency"];
            /** @description Currency that is wanted. */
            target_currency: components["schemas"]["Currency"];
            /** @description How much is given; once money has arrived from outside, what arrived. */
            source_amount: components["schemas"]["Decimal"];
            /** @description How much arrives, after the fees of the quote. */
            target_amount: components["schemas"]["Decimal"];
            rate: components["schemas"]["Rate"];
            /** @description What is charged, the refund fee included; empty when nothing is. */
            fees: components["schemas"]["Fee"][];
            /** @description Where the money comes from; for a payment from outside, the account (open for 30 minutes) or the address (for 60) to pay to. */
            pay_in: components["schemas"]["PayIn"];
            /** @description Where the money goes; after a refund still the first destination. */
            pay_out: components["schemas"]["PayOut"];
            status: components["schemas"]["TransferStatus"];
            timeline: components["schemas"]["Timeline"];
            reversal_policy?: components["schemas"]["ReversalPolicy"];
            error?: components["schemas"]["TransferErrorReason"];
            /** @description When the transfer was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the transfer last changed its state. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of transfers in the success envelope. */
        TransferListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Transfer"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The quote to carry out. */
        TransferCreate: {
            /** @description A pending quote of the same profile. */
            quote_id: string;
        };
        /** @description One transfer in the success envelope. */
        TransferResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Transfer"];
        };
        /**
         * @description What the entry belongs to.
         * @enum {string}
         */
        TransactionType: "deposits" | "buys" | "sells" | "converts" | "withdrawals" | "fees" | "refunds";
        /** @description Identifier of a transaction. */
        TransactionId: string;
        /** @description Further facts about an entry, as far as they apply. */
        TransactionMeta: {
            /** @description The fee that was taken on the way. */
            fee?: components["schemas"]["AmountWithCurrency"];
            /** @description Who paid. */
            source?: components["schemas"]["RecipientDetails"];
            /** @description Who was paid. */
            destination?: components["schemas"]["RecipientDetails"];
            /** @description The exchange behind the entry. */
            conversion?: {
                /** @description Currency that was given. */
                source_currency: components["schemas"]["Currency"];
                /** @description How much was given. */
                source_amount: components["schemas"]["Decimal"];
                /** @description Currency that was wanted. */
                target_currency: components["schemas"]["Currency"];
                /** @description How much arrived, after fees. */
                target_amount: components["schemas"]["Decimal"];
                /** @description Units of the target currency for one unit of the source currency. */
                rate: components["schemas"]["Decimal"];
            };
        };
        /**
         * @description One settled change of what a profile holds in a currency; it never changes afterwards. Holding money for a transfer
         *     writes none, the payment or exchange that follows does. A fee that is taken on the way stands in `meta`; a fee that
         *     is charged to the balance, such as that of a refund, is an entry of its own.
         */
        Transaction: {
            id: components["schemas"]["TransactionId"];
            /**
             * @description Kind of record.
             * @constant
             */
            object: "transaction";
            type: components["schemas"]["TransactionType"];
            /**
             * @description Entries are written when they are settled.
             * @constant
             */
            status: "completed";
            /** @description Reference of the transfer or of the deposit. */
            reference: string;
            user_id: components["schemas"]["UserId"];
            profile_id: components["schemas"]["ProfileId"];
            /** @description What happened. */
            description: string;
            /** @description Where from or where to. */
            sub_description: string;
            /** @description The status in one sentence. */
            status_description: string;
            /** @description How much was added or taken, never negative. */
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
            /** @description Whether the currency is fiat. */
            is_fiat: boolean;
            /** @description Whether the amount was added; otherwise it was taken. */
            is_credit: boolean;
            /** @description What was available in the currency right after the entry. */
            available_balance: components["schemas"]["Decimal"];
            /** @description The transfer behind the entry; absent when there is none. */
            transfer_id?: components["schemas"]["TransferId"];
            meta?: components["schemas"]["TransactionMeta"];
            /** @description When the entry was settled. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of transactions in the success envelope. */
        TransactionListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Transaction"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description One transaction in the success envelope. */
        TransactionResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Transaction"];
        };
        /** @description Identifier of a recipient. */
        RecipientId: string;
        /**
         * @description Kind of recipient.
         * @enum {string}
         */
        RecipientType: "ngn_bank" | "kes_bank" | "usd_bank" | "gbp_bank" | "mpesa_mobile_money" | "mtn_mobile_money" | "paybill" | "till" | "crypto";
        /**
         * @description Whether a person or a business holds the account.
         * @enum {string}
         */
        RecipientEntityType: "individual" | "business";
        /**
         * @description The payment system that reaches the account.
         * @enum {string}
         */
        RecipientTransferType: "ach" | "wire" | "swift";
        /** @description A saved account or wallet to pay out to. `type` says which of the optional fields apply. */
        Recipient: {
            id: components["schemas"]["RecipientId"];
            /**
             * @description Kind of record.
             * @constant
             */
            object: "recipient";
            /** @description The business that owns it; it serves all of its profiles. */
            profile_id: components["schemas"]["BusinessId"];
            /** @description Whether it can be paid; false once deleted. */
            active: boolean;
            /** @description Whether the account stands in the name of a customer of the business. */
            owned_by_customer: boolean;
            /** @description Currency of the account; absent for a wallet that takes whatever its network carries. */
            currency_id?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; absent for a wallet. */
            country_id?: string;
            type: components["schemas"]["RecipientType"];
            /**
             * @description Channel family of the type.
             * @enum {string}
             */
            category: "bank" | "mobile_money" | "crypto";
            entity_type?: components["schemas"]["RecipientEntityType"];
            transfer_type?: components["schemas"]["RecipientTransferType"];
            /** @description Name on the account or of the wallet. */
            account_name: string;
            /** @description Name of the bank. */
            bank_name?: string;
            /** @description Code of the bank; the paybill number of a `paybill`. */
            bank_code?: string;
            /** @description Sort code of the branch. */
            sort_code?: string;
            /** @description Routing number of the bank. */
            routing_number?: string;
            /** @description SWIFT code of the bank. */
            swift_code?: string;
            /** @description Account number; the till number of a `till`. */
            account_number?: string;
            /** @description International bank account number. */
            iban?: string;
            /** @description Phone number of a mobile money account. */
            phone_number?: string;
            /** @description Network of a wallet. */
            network?: string;
            /** @description Blockchain address of a wallet. */
            crypto_address?: string;
            /** @description Memo or tag that the address needs. */
            memo?: string;
            /** @description Postal address of the holder. */
            recipient_address?: string;
            /** @description Bank in between. */
            intermediary_bank_name?: string;
            /** @description Postal address of the bank in between. */
            intermediary_bank_address?: string;
            /** @description SWIFT code of the bank in between. */
            intermediary_swift_code?: string;
            /** @description When it was saved. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of recipients in the success envelope. */
        RecipientListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Recipient"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A bank account in Nigeria. */
        RecipientCreateNgnBank: {
            /**
             * @description Kind of recipient. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ngn_bank";
            /** @description Name on the account. */
            account_name: string;
            /** @description Account number of ten digits. */
            account_number: string;
            /** @description Code of the bank, as the list of banks gives it. */
            bank_code: string;
            /** @description Name of the bank; follows from `bank_code` when absent. */
            bank_name?: string;
            /** @description Currency of the account; NGN when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; NG when absent. */
            country_id?: string;
            /**
             * @deprecated
             * @description Another spelling of `country_id`. Use that one.
             */
            country_code?: string;
        };
        /** @description A bank account in Kenya. */
        RecipientCreateKesBank: {
            /**
             * @description Kind of recipient. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "kes_bank";
            /** @description Name on the account. */
            account_name: string;
            /** @description Account number. */
            account_number: string;
            /** @description Code of the bank, as the list of banks gives it. */
            bank_code: string;
            /** @description Name of the bank; follows from `bank_code` when absent. */
            bank_name?: string;
            /** @description Currency of the account; KES when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; KE when absent. */
            country_id?: string;
            /**
             * @deprecated
             * @description Another spelling of `country_id`. Use that one.
             */
            country_code?: string;
        };
        /** @description What every US dollar account has. */
        RecipientCreateUsdBase: {
            /**
             * @description Kind of recipient.
             * @constant
             */
            type: "usd_bank";
            entity_type: components["schemas"]["RecipientEntityType"];
            transfer_type: components["schemas"]["RecipientTransferType"];
            /** @description Name on the account. */
            account_name: string;
            /** @description Name of the bank. */
            bank_name: string;
            /** @description Bank in between. */
            intermediary_bank_name?: string;
            /** @description Postal address of the bank in between. */
            intermediary_bank_address?: string;
            /** @description SWIFT code of the bank in between. */
            intermediary_swift_code?: string;
            /** @description Currency of the account; USD when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; US when absent. */
            country_id?: string;
            /**
             * @deprecated
             * @description Another spelling of `country_id`. Use that one.
             */
            country_code?: string;
        };
        /** @description An account that is reached by ACH. */
        RecipientCreateUsdAch: components["schemas"]["RecipientCreateUsdBase"] & {
            /**
             * @description The payment system that reaches the account.
             * @constant
             */
            transfer_type: "ach";
            /** @description Routing number of the bank. */
            routing_number: string;
            /** @description Account number. */
            account_number: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            transfer_type: "ach";
        };
        /** @description An account that is reached by wire. */
        RecipientCreateUsdWire: components["schemas"]["RecipientCreateUsdBase"] & {
            /**
             * @description The payment system that reaches the account.
             * @constant
             */
            transfer_type: "wire";
            /** @description Routing number of the bank. */
            routing_number: string;
            /** @description Account number. */
            account_number: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            transfer_type: "wire";
        };
        /** @description What every account has that is reached by SWIFT. */
        RecipientCreateUsdSwiftBase: components["schemas"]["RecipientCreateUsdBase"] & {
            /**
             * @description The payment system that reaches the account.
             * @constant
             */
            transfer_type: "swift";
            /** @description SWIFT code of the bank. */
            swift_code: string;
            /** @description Postal address of the holder. */
            recipient_address: string;
        };
        /** @description An account by its number. */
        SwiftAccountNumber: {
            /** @description Account number. */
            account_number: string;
        };
        /** @description An account that is reached by SWIFT, by its account number. */
        RecipientCreateUsdSwiftByAccountNumber: components["schemas"]["RecipientCreateUsdSwiftBase"] & components["schemas"]["SwiftAccountNumber"];
        /** @description An account by its IBAN. */
        SwiftIban: {
            /** @description International bank account number. */
            iban: string;
        };
        /** @description An account that is reached by SWIFT, by its IBAN. */
        RecipientCreateUsdSwiftByIban: components["schemas"]["RecipientCreateUsdSwiftBase"] & components["schemas"]["SwiftIban"];
        /** @description An account that is reached by SWIFT, named by its account number or its IBAN. Giving both is refused. */
        RecipientCreateUsdSwift: components["schemas"]["RecipientCreateUsdSwiftByAccountNumber"] | components["schemas"]["RecipientCreateUsdSwiftByIban"];
        /** @description A US dollar account. `transfer_type` names the payment system that reaches it and decides which numbers it needs. */
        RecipientCreateUsdBank: components["schemas"]["RecipientCreateUsdAch"] | components["schemas"]["RecipientCreateUsdWire"] | components["schemas"]["RecipientCreateUsdSwift"];
        /** @description A bank account in the United Kingdom. */
        RecipientCreateGbpBank: {
            /**
             * @description Kind of recipient. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "gbp_bank";
            entity_type: components["schemas"]["RecipientEntityType"];
            /** @description Name on the account. */
            account_name: string;
            /** @description Name of the bank. */
            bank_name: string;
            /** @description Sort code of the branch. */
            sort_code: string;
            /** @description Account number of eight digits. */
            account_number: string;
            /** @description Currency of the account; GBP when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; GB when absent. */
            country_id?: string;
            /**
             * @deprecated
             * @description Another spelling of `country_id`. Use that one.
             */
            country_code?: string;
        };
        /** @description An M-Pesa account in Kenya. */
        RecipientCreateMpesaMobileMoney: {
            /**
             * @description Kind of recipient. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mpesa_mobile_money";
            /** @description Name on the account. */
            account_name: string;
            /** @description Phone number of the account, with its country code. */
            phone_number: string;
            /** @description Currency of the account; KES when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; KE when absent. */
            country_id?: string;
            /**
             * @deprecated
             * @description Another spelling of `country_id`. Use that one.
             */
            country_code?: string;
        };
        /** @description An MTN mobile money account. */
        RecipientCreateMtnMobileMoney: {
            /**
             * @description Kind of recipient. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mtn_mobile_money";
            /** @description Name on the account. */
            account_name: string;
            /** @description Phone number of the account, with its country code. */
            phone_number: string;
            /** @description Currency of the account; GHS when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; GH when absent. */
            country_id?: string;
            /**
             * @deprecated
             * @description Another spelling of `country_id`. Use that one.
             */
            country_code?: string;
        };
        /** @description An account at a business that collects by M-Pesa paybill. */
        RecipientCreatePaybill: {
            /**
             * @description Kind of recipient. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "paybill";
            /** @description Name on the account. */
            account_name: string;
            /** @description Paybill number of the business. */
            bank_code: string;
            /** @description Account of the payee at the business. */
            account_number: string;
            /** @description Currency of the account; KES when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; KE when absent. */
            country_id?: string;
            /**
             * @deprecated
             * @description Another spelling of `country_id`. Use that one.
             */
            country_code?: string;
        };
        /** @description The M-Pesa till of a shop. */
        RecipientCreateTill: {
            /**
             * @description Kind of recipient. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "till";
            /** @description Name on the account. */
            account_name: string;
            /** @description Till number. */
            account_number: string;
            /** @description Currency of the account; KES when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
            /** @description Country of the account, ISO 3166-1 alpha-2; KE when absent. */
            country_id?: string;
            /**
             * @deprecated
             * @description Another spelling of `country_id`. Use that one.
             */
            country_code?: string;
        };
        /** @description What every wallet has. */
        RecipientCreateWalletBase: {
            /**
             * @description Kind of recipient.
             * @constant
             */
            type: "crypto";
            /** @description A name for the wallet. */
            account_name: string;
            /** @description Network of the address. */
            network: string;
            /** @description Memo or tag that the address needs. */
            memo?: string;
            /** @description The only currency to pay there; any that the network carries when absent. */
            currency_id?: components["schemas"]["Currency"];
            /**
             * @deprecated
             * @description Another spelling of `currency_id`. Use that one.
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description The address of a wallet. */
        WalletCryptoAddress: {
            /** @description Blockchain address; it must be valid on the network. */
            crypto_address: string;
        };
        /** @description A wallet by its `crypto_address`. */
        RecipientCreateCryptoByCryptoAddress: components["schemas"]["RecipientCreateWalletBase"] & components["schemas"]["WalletCryptoAddress"];
        /**
         * @deprecated
         * @description The address of a wallet in its older spelling.
         */
        WalletAddress: {
            /**
             * @deprecated
             * @description Another spelling of `crypto_address`. Use that one.
             */
            address: string;
        };
        /**
         * @deprecated
         * @description A wallet by the older spelling `address`.
         */
        RecipientCreateCryptoByAddress: components["schemas"]["RecipientCreateWalletBase"] & components["schemas"]["WalletAddress"];
        /** @description A wallet on a blockchain. Give its address as `crypto_address`; the older spelling `address` still works, both at once are refused. */
        RecipientCreateCrypto: components["schemas"]["RecipientCreateCryptoByCryptoAddress"] | components["schemas"]["RecipientCreateCryptoByAddress"];
        /**
         * @description An account or a wallet to save; `type` decides which fields it needs. Currency and country follow from the type
         *     unless given. Of two spellings of a field use one.
         */
        RecipientCreate: components["schemas"]["RecipientCreateNgnBank"] | components["schemas"]["RecipientCreateKesBank"] | components["schemas"]["RecipientCreateUsdBank"] | components["schemas"]["RecipientCreateGbpBank"] | components["schemas"]["RecipientCreateMpesaMobileMoney"] | components["schemas"]["RecipientCreateMtnMobileMoney"] | components["schemas"]["RecipientCreatePaybill"] | components["schemas"]["RecipientCreateTill"] | components["schemas"]["RecipientCreateCrypto"];
        /** @description One recipient in the success envelope. */
        RecipientResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["Recipient"];
        };
        /** @description One deleted recipient in the success envelope. */
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
            /** @description Country of the account, ISO 3166-1 alpha-2; follows from the currency when absent. */
            country_id?: string;
            /**
             * @description Whether a bank or a mobile money operator keeps the account.
             * @default bank_transfer
             * @enum {string}
             */
            channel?: "bank_transfer" | "mobile_money";
            /** @description Account number or phone number. */
            account_number: string;
            /** @description Code of the bank or operator, as the list of banks gives it. */
            bank_code: string;
        };
        /** @description Whose account it is. */
        ResolvedBankAccount: {
            /** @description Name on the account. */
            account_name: string;
            /** @description Name of the bank or operator. */
            bank_name: string;
        };
        /** @description One resolved bank account in the success envelope. */
        ResolvedBankAccountResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["ResolvedBankAccount"];
        };
        /**
         * @description Where a payment link stands. Only an active one takes requests.
         * @enum {string}
         */
        PaymentLinkStatus: "draft" | "active" | "expired" | "deleted";
        /** @description Identifier of a payment link. */
        PaymentLinkId: string;
        /**
         * @description What a link is for.
         * @enum {string}
         */
        PaymentLinkType: "payment_link" | "donation" | "invoice";
        /** @description Bounds of an amount that the payer chooses, each included. */
        PaymentLinkAmountLimit: {
            /** @description The least that may be paid. */
            min_amount?: components["schemas"]["PositiveDecimal"];
            /** @description The most that may be paid. */
            max_amount?: components["schemas"]["PositiveDecimal"];
        };
        /** @description One thing that the payer is asked for. */
        PaymentLinkExtraInfo: {
            /** @description What is asked for, for example `email`. */
            field_name: string;
            /** @description Whether the payer has to answer. */
            required: boolean;
        };
        /** @description One line of what is paid for. */
        PaymentLinkItem: {
            /** @description What it is. */
            item: string;
            /** @description How many of it. */
            quantity: number;
            /** @description Price of one. */
            amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description What a payment link offers and asks beyond its amount. */
        PaymentLinkMeta: {
            /** @description Addresses of the pictures on the page. */
            images?: string[];
            /** @description Whether the payer may choose the amount. */
            allow_customer_amount: boolean;
            amount_limit?: components["schemas"]["PaymentLinkAmountLimit"];
            /** @description Whether the payer may pay for several at once. */
            allow_quantity_selection: boolean;
            /** @description What the payer is asked for beside the payment. */
            require_extra_info?: components["schemas"]["PaymentLinkExtraInfo"][];
            /** @description E-mail address of the one the link is meant for. */
            customer_email?: string;
            /** @description Name of the one the link is meant for. */
            customer_name?: string;
            /** @description When the payment is due. */
            due_date?: components["schemas"]["Timestamp"];
            /** @description A note to the payer. */
            note?: string;
            /** @description What is paid for. */
            items?: components["schemas"]["PaymentLinkItem"][];
        };
        /** @description A page on which payers pay, once or many times. */
        PaymentLink: {
            id: components["schemas"]["PaymentLinkId"];
            /**
             * @description All of the link. The view of every credential but its own public key. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            view: "full";
            profile_id: components["schemas"]["ProfileId"];
            type: components["schemas"]["PaymentLinkType"];
            /** @description Whether the link sets the amount. */
            fixed: boolean;
            /** @description Whether the link is used up by one payment. */
            one_time: boolean;
            /**
             * Format: uri
             * @description Address of the page that the payer opens.
             */
            link: string;
            /** @description Name of the link. */
            name: string;
            /** @description Heading of the page. */
            title: string;
            /** @description Text of the page. */
            description: string;
            /** @description Currency that payments are credited in. */
            target_currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentLinkStatus"];
            /** @description When the link was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the link was last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Amount of one payment, in the quote currency; absent when the target amount is set or none is. */
            quote_amount?: components["schemas"]["Decimal"];
            /** @description Currency that the link is priced in; goes with `quote_amount`. */
            quote_currency?: components["schemas"]["Currency"];
            /** @description What one payment credits in the target currency; absent when the link has a quote amount or none. */
            target_amount?: components["schemas"]["Decimal"];
            /** @description Public key of this link, safe in a browser. */
            pub_key: string;
            /** @description When the link stops taking requests; absent when it does not by itself. */
            expires_at?: components["schemas"]["Timestamp"];
            meta: components["schemas"]["PaymentLinkMeta"];
        };
        /** @description A page of payment links in the success envelope. */
        PaymentLinkListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PaymentLink"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description What every new link has beside its amount. */
        PaymentLinkTerms: {
            /**
             * @description What the link is for.
             * @default payment_link
             */
            type?: components["schemas"]["PaymentLinkType"];
            /** @description Whether the link sets the amount. A fixed link has `quote_amount` with `quote_currency`, or `target_amount`. */
            fixed: boolean;
            /** @description Whether the link is used up by one payment. */
            one_time: boolean;
            /** @description Name of the link. */
            name: string;
            /** @description Heading of the page. */
            title: string;
            /** @description Text of the page. */
            description: string;
            /** @description Currency that payments are credited in. */
            target_currency: components["schemas"]["Currency"];
            /**
             * @description A draft takes no requests until it is made active.
             * @default active
             * @enum {string}
             */
            status?: "draft" | "active";
            /**
             * Format: date-time
             * @description When the link stops taking requests; in the future.
             */
            expires_at?: string;
            /** @description Addresses of the pictures on the page. */
            images?: string[];
            /**
             * @description Whether the payer may choose the amount.
             * @default false
             */
            allow_customer_amount?: boolean;
            /** @description Bounds of the amount that the payer chooses, in the quote currency or, without one, the target currency. */
            amount_limit?: components["schemas"]["PaymentLinkAmountLimit"];
            /**
             * @description Whether the payer may pay for several at once.
             * @default false
             */
            allow_quantity_selection?: boolean;
            /** @description What the payer is asked for beside the payment. */
            require_extra_info?: components["schemas"]["PaymentLinkExtraInfo"][];
            /**
             * Format: email
             * @description E-mail address of the one the link is meant for.
             */
            customer_email?: string;
            /** @description Name of the one the link is meant for. */
            customer_name?: string;
            /**
             * Format: date-time
             * @description When the payment is due.
             */
            due_date?: string;
            /** @description A note to the payer. */
            note?: string;
            /** @description What is paid for. */
            items?: components["schemas"]["PaymentLinkItem"][];
        };
        /** @description An amount in the quote currency. A schema that keeps it out names this one in its `oneOf`. */
        BesideLinkTargetAmount: {
            quote_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_currency: components["schemas"]["Currency"];
        };
        /** @description A link with an amount in the target currency. */
        PaymentLinkCreateByTargetAmount: (components["schemas"]["PaymentLinkTerms"] & components["schemas"]["ByTargetAmount"]) & ({
            target_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideLinkTargetAmount"]);
        /** @description An amount in the target currency. A schema that keeps it out names this one in its `oneOf`. */
        BesideLinkQuoteAmount: {
            target_amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description A link with an amount in the quote currency. */
        PaymentLinkCreateByQuoteAmount: (components["schemas"]["PaymentLinkTerms"] & components["schemas"]["ByQuoteAmount"]) & ({
            quote_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideLinkQuoteAmount"]);
        /** @description An amount. A schema that keeps it out names this one in its `oneOf`. */
        AnyLinkAmount: {
            target_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_currency: components["schemas"]["Currency"];
        };
        /** @description A link without an amount, which only a link that is not fixed may do without. */
        PaymentLinkCreateWithoutAmount: (components["schemas"]["PaymentLinkTerms"] & {
            /**
             * @description The link does not set the amount.
             * @constant
             */
            fixed?: false;
        }) & ({
            /**
             * @description The link does not set the amount.
             * @constant
             */
            fixed?: false;
        } | components["schemas"]["AnyLinkAmount"]);
        /**
         * @description A new payment link. A fixed link needs an amount: `target_amount`, or `quote_amount` with `quote_currency`. For any
         *     other link the amount is a proposal and may be left out. Giving both amounts is refused.
         */
        PaymentLinkCreate: components["schemas"]["PaymentLinkCreateByTargetAmount"] | components["schemas"]["PaymentLinkCreateByQuoteAmount"] | components["schemas"]["PaymentLinkCreateWithoutAmount"];
        /** @description One payment link in the success envelope. */
        PaymentLinkResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PaymentLink"];
        };
        /** @description What a payment link offers and asks beyond its amount, without whom it is meant for. */
        PublicPaymentLinkMeta: {
            /** @description Addresses of the pictures on the page. */
            images?: string[];
            /** @description Whether the payer may choose the amount. */
            allow_customer_amount: boolean;
            amount_limit?: components["schemas"]["PaymentLinkAmountLimit"];
            /** @description Whether the payer may pay for several at once. */
            allow_quantity_selection: boolean;
            /** @description What the payer is asked for beside the payment. */
            require_extra_info?: components["schemas"]["PaymentLinkExtraInfo"][];
            /** @description When the payment is due. */
            due_date?: components["schemas"]["Timestamp"];
            /** @description A note to the payer. */
            note?: string;
            /** @description What is paid for. */
            items?: components["schemas"]["PaymentLinkItem"][];
        };
        /** @description What a payer may see of a payment link. */
        PublicPaymentLink: {
            id: components["schemas"]["PaymentLinkId"];
            /**
             * @description What a payer may see. The view of the public key of the link. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            view: "public";
            type: components["schemas"]["PaymentLinkType"];
            /** @description Whether the link sets the amount. */
            fixed: boolean;
            /** @description Whether the link is used up by one payment. */
            one_time: boolean;
            /**
             * Format: uri
             * @description Address of the page that the payer opens.
             */
            link: string;
            /** @description Name of the link. */
            name: string;
            /** @description Heading of the page. */
            title: string;
            /** @description Text of the page. */
            description: string;
            /** @description Currency that payments are credited in. */
            target_currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentLinkStatus"];
            /** @description Amount of one payment, in the quote currency; absent when the target amount is set or none is. */
            quote_amount?: components["schemas"]["Decimal"];
            /** @description Currency that the link is priced in; goes with `quote_amount`. */
            quote_currency?: components["schemas"]["Currency"];
            /** @description What one payment credits in the target currency; absent when the link has a quote amount or none. */
            target_amount?: components["schemas"]["Decimal"];
            /** @description When the link stops taking requests; absent when it does not by itself. */
            expires_at?: components["schemas"]["Timestamp"];
            meta: components["schemas"]["PublicPaymentLinkMeta"];
        };
        /** @description A payment link as its reader may see it; `view` says which of the two it is. */
        ReadablePaymentLink: components["schemas"]["PaymentLink"] | components["schemas"]["PublicPaymentLink"];
        /** @description One readable payment link in the success envelope. */
        ReadablePaymentLinkResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["ReadablePaymentLink"];
        };
        /** @description The fields of a link that can be changed, beside its amount. */
        PaymentLinkChanges: {
            type?: components["schemas"]["PaymentLinkType"];
            /** @description Whether the link sets the amount. A fixed link has `quote_amount` with `quote_currency`, or `target_amount`. */
            fixed?: boolean;
            /** @description Whether the link is used up by one payment. */
            one_time?: boolean;
            /** @description Name of the link. */
            name?: string;
            /** @description Heading of the page. */
            title?: string;
            /** @description Text of the page. */
            description?: string;
            /** @description Currency that payments are credited in. */
            target_currency?: components["schemas"]["Currency"];
            /**
             * @description Opens a draft for payers.
             * @constant
             */
            status?: "active";
            /**
             * Format: date-time
             * @description When the link stops taking requests; in the future.
             */
            expires_at?: string;
            /** @description Addresses of the pictures on the page. */
            images?: string[];
            /** @description Whether the payer may choose the amount. */
            allow_customer_amount?: boolean;
            /** @description Bounds of the amount that the payer chooses, in the quote currency or, without one, the target currency. */
            amount_limit?: components["schemas"]["PaymentLinkAmountLimit"];
            /** @description Whether the payer may pay for several at once. */
            allow_quantity_selection?: boolean;
            /** @description What the payer is asked for beside the payment. */
            require_extra_info?: components["schemas"]["PaymentLinkExtraInfo"][];
            /**
             * Format: email
             * @description E-mail address of the one the link is meant for.
             */
            customer_email?: string;
            /** @description Name of the one the link is meant for. */
            customer_name?: string;
            /**
             * Format: date-time
             * @description When the payment is due.
             */
            due_date?: string;
            /** @description A note to the payer. */
            note?: string;
            /** @description What is paid for. */
            items?: components["schemas"]["PaymentLinkItem"][];
        };
        /** @description A new amount in the quote currency. A schema that keeps it out names this one in its `oneOf`. */
        NewLinkQuoteAmount: {
            quote_amount: components["schemas"]["PositiveDecimal"];
        };
        /** @description A change to an amount in the target currency. */
        PaymentLinkUpdateByTargetAmount: (components["schemas"]["PaymentLinkChanges"] & {
            /** @description What one payment is to credit in the target currency. */
            target_amount: components["schemas"]["PositiveDecimal"];
            /** @description Currency to price the link in. */
            quote_currency?: components["schemas"]["Currency"];
        }) & ({
            target_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["NewLinkQuoteAmount"]);
        /** @description A change to an amount in the quote currency, or to none. */
        PaymentLinkUpdateWithoutTargetAmount: (components["schemas"]["PaymentLinkChanges"] & {
            /** @description Amount of one payment in the quote currency. */
            quote_amount?: components["schemas"]["PositiveDecimal"];
            /** @description Currency to price the link in. */
            quote_currency?: components["schemas"]["Currency"];
        }) & ({
            quote_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideLinkQuoteAmount"]);
        /** @description The fields of a payment link to replace, lists and objects as a whole. `target_amount` replaces `quote_amount` with `quote_currency`, and the other way round; giving both amounts is refused. */
        PaymentLinkUpdate: components["schemas"]["PaymentLinkUpdateByTargetAmount"] | components["schemas"]["PaymentLinkUpdateWithoutTargetAmount"];
        /**
         * @description Where a payment request stands.
         * @enum {string}
         */
        PaymentRequestStatus: "pending" | "expired" | "cancelled" | "completed" | "failed" | "multiple_deposits" | "under_payment" | "over_payment";
        /** @description Identifier of a payment request. */
        PaymentRequestId: string;
        /** @description A single payment that was asked for, followed to its end. */
        PaymentRequest: {
            id: components["schemas"]["PaymentRequestId"];
            /**
             * @description What is paid for, for example `donation`. Through a link, the type of the link.
             * @enum {string}
             */
            type: "payment_request" | "payment_link" | "donation" | "invoice";
            status: components["schemas"]["PaymentRequestStatus"];
            /** @description What the payer is to send; from the first deposit on, the sum that arrived in time. */
            source_amount: components["schemas"]["Decimal"];
            /** @description Currency that the payer sends. */
            source_currency: components["schemas"]["Currency"];
            /** @description What `source_amount` credits after fees. */
            target_amount: components["schemas"]["Decimal"];
            /** @description Currency that the payment is credited in. */
            target_currency: components["schemas"]["Currency"];
            /** @description The amount as it was asked for; it never changes. */
            requested_amount: components["schemas"]["Decimal"];
            /** @description Currency of `requested_amount`. */
            currency: components["schemas"]["Currency"];
            /** @description Rate from the source to the target currency, held while the request is open. */
            rate: components["schemas"]["Rate"];
            /** @description What is charged, off the target side. */
            fees: components["schemas"]["Fee"][];
            /** @description Reference of the request: that of the merchant or, without one, the identifier. */
            reference: string;
            /** @description Reference that the merchant gave; absent when none was given. */
            merchant_reference?: string;
            /** @description What the payment is for, for example `payment_link`. */
            source?: string;
            /** @description Identifier of that; for `payment_link`, of the link. */
            source_id?: string;
            /** @description When the request was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the request last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Until when deposits count, 60 minutes after the request was created. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description Rate from the source currency to `currency`; absent when they are the same. */
            quote_rate?: components["schemas"]["Rate"];
            /** @description The second factor that the payment waits for; absent when it waits for none. */
            two_step?: components["schemas"]["TwoStep"];
            /** @description What is known of the payer. */
            additional_info?: {
                /** @description E-mail address of the payer. */
                email?: string;
                /** @description Phone number of the payer. */
                phone_number?: string;
                /** @description Name of the payer. */
                name?: string;
                /** @description Where the payer came from. */
                source?: string;
            } & {
                [key: string]: string;
            };
            /** @description Who asks for the payment. */
            merchant_info: {
                /** @description Name of the business. */
                name: string;
                /** @description E-mail address of the business. */
                email: string;
            };
            /** @description Where the payer sends the money and, once it has come, where it came from. */
            pay_in: components["schemas"]["PayIn"];
            /** @description What has happened to the payment, late deposits included. */
            timeline: components["schemas"]["Timeline"];
        };
        /** @description A page of payment requests in the success envelope. */
        PaymentRequestListResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PaymentRequest"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description How the payer pays. `type` names the channel and decides the other fields. */
        PaymentLinkPayInCreate: components["schemas"]["AddressPayInCreate"] | components["schemas"]["TemporaryBankAccountPayInCreate"] | components["schemas"]["PhonePayInCreate"];
        /** @description What every request of a link has beside its amount. */
        PaymentLinkRequestTerms: {
            /** @description Currency that the payer sends. */
            source_currency: components["schemas"]["Currency"];
            pay_in: components["schemas"]["PaymentLinkPayInCreate"];
            /** @description Answers to what the link asks for in `require_extra_info`, each under its `field_name`. */
            requested_info?: {
                [key: string]: string;
            };
            /** @description Reference of the caller; without it, the identifier of the request. */
            reference?: string;
        };
        /** @description An amount. A schema that keeps it out names this one in its `oneOf`. */
        AnyAmount: {
            source_amount: components["schemas"]["PositiveDecimal"];
        } | {
            target_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_amount: components["schemas"]["PositiveDecimal"];
        } | {
            quote_currency: components["schemas"]["Currency"];
        };
        /** @description A payment of the amount that the link sets. */
        PaymentLinkRequestCreateWithoutAmount: components["schemas"]["PaymentLinkRequestTerms"] & ({
            source_currency?: components["schemas"]["Currency"];
        } | components["schemas"]["AnyAmount"]);
        /** @description A payment of an amount in the source currency. */
        PaymentLinkRequestCreateBySourceAmount: (components["schemas"]["PaymentLinkRequestTerms"] & components["schemas"]["BySourceAmount"]) & ({
            source_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideSourceAmount"]);
        /** @description A payment of an amount in the target currency. */
        PaymentLinkRequestCreateByTargetAmount: (components["schemas"]["PaymentLinkRequestTerms"] & components["schemas"]["ByTargetAmount"]) & ({
            target_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideTargetAmount"]);
        /** @description A payment of an amount in `quote_currency`. */
        PaymentLinkRequestCreateByQuoteAmount: (components["schemas"]["PaymentLinkRequestTerms"] & components["schemas"]["ByQuoteAmount"]) & ({
            quote_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideQuoteAmount"]);
        /** @description A payment through a link. Leave the amount out where the link sets it; where the link leaves it to the payer, give it in exactly one way. */
        PaymentLinkRequestCreate: components["schemas"]["PaymentLinkRequestCreateWithoutAmount"] | components["schemas"]["PaymentLinkRequestCreateBySourceAmount"] | components["schemas"]["PaymentLinkRequestCreateByTargetAmount"] | components["schemas"]["PaymentLinkRequestCreateByQuoteAmount"];
        /** @description One payment request in the success envelope. */
        PaymentRequestResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PaymentRequest"];
        };
        /** @description What every payment request has beside its amount. */
        PaymentRequestTerms: {
            /** @description Currency that the payer sends. */
            source_currency: components["schemas"]["Currency"];
            /** @description Currency that the payment is credited in. */
            target_currency: components["schemas"]["Currency"];
            /** @description How the payer pays. `balance` takes the amount from the profile itself at once; a public key cannot ask for that. */
            pay_in: components["schemas"]["PayInCreate"];
            /** @description What is known of the payer. */
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
                /** @description Where the payer comes from, for example `newsletter`. */
                source?: string;
            };
            /** @description Reference of the caller; without it, the identifier of the request. */
            reference?: string;
            /** @description What the payment is for at the caller, for example `order`. */
            source?: string;
            /** @description Identifier of that at the caller. */
            source_id?: string;
        };
        /** @description A payment of an amount in the source currency. */
        PaymentRequestCreateBySourceAmount: (components["schemas"]["PaymentRequestTerms"] & components["schemas"]["BySourceAmount"]) & ({
            source_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideSourceAmount"]);
        /** @description A payment of an amount in the target currency. */
        PaymentRequestCreateByTargetAmount: (components["schemas"]["PaymentRequestTerms"] & components["schemas"]["ByTargetAmount"]) & ({
            target_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideTargetAmount"]);
        /** @description A payment of an amount in `quote_currency`. */
        PaymentRequestCreateByQuoteAmount: (components["schemas"]["PaymentRequestTerms"] & components["schemas"]["ByQuoteAmount"]) & ({
            quote_amount?: components["schemas"]["PositiveDecimal"];
        } | components["schemas"]["BesideQuoteAmount"]);
        /**
         * @description A payment to ask for. Give the amount in exactly one way: `source_amount`, `target_amount`, or `quote_amount` with
         *     `quote_currency`.
         */
        PaymentRequestCreate: components["schemas"]["PaymentRequestCreateBySourceAmount"] | components["schemas"]["PaymentRequestCreateByTargetAmount"] | components["schemas"]["PaymentRequestCreateByQuoteAmount"];
        /** @description The difference between a current and a reference value. */
        PriceChange: {
            /** @description Currency that `amount` is denominated in. */
            currency?: components["schemas"]["Currency"];
            /** @description Current minus reference. */
            amount?: components["schemas"]["Decimal"];
            /** @description Change in percent; `1.25` means +1.25 %. */
            percent?: components["schemas"]["Decimal"];
        };
        /** @description What a profile holds of one stock. */
        StockPosition: {
            /** @description Symbol of the stock. */
            symbol: string;
            /** @description Name of the stock. */
            name: string;
            /** @description Ticker to show and to ask with. */
            display_ticker: string;
            /**
             * Format: uri
             * @description Address of the logo.
             */
            logo_url?: string;
            /** @description Quantity held, written with 18 decimal places. */
            tokens: components["schemas"]["Decimal"];
            /** @description Mid price of one token for display. Absent when there is no price. */
            price?: components["schemas"]["AmountWithCurrency"];
            /** @description What the tokens are worth at `price`; zero while the stock has none. */
            value: components["schemas"]["AmountWithCurrency"];
            /** @description All that was paid for what is held, by average cost. */
            cost_basis: components["schemas"]["AmountWithCurrency"];
            /** @description Cost basis divided by tokens. Absent when nothing is held. */
            average_price?: components["schemas"]["AmountWithCurrency"];
            /** @description Price now against the average entry price. Absent when nothing is held or there is no price. */
            average_price_change?: components["schemas"]["PriceChange"];
            /** @description Return so far: profit or loss in `amount`, in percent in `percent`. Absent when there is no price. */
            unrealized_pnl?: components["schemas"]["PriceChange"];
            /** @description Change over 24 hours. Absent when there is no price history of that length. */
            change_24h?: components["schemas"]["PriceChange"];
            /** @description Whether the market is open, by the last stored market snapshot; before the first snapshot, by what the venue says. */
            is_market_open: boolean;
            /** @description Whether a buy can be placed now: the symbol is tradeable and the market open. */
            buy_supported: boolean;
            /** @description Whether a sell can be placed now: the symbol is tradeable and the market open. */
            sell_supported: boolean;
        };
        /** @description Identifier of a stock fill. */
        StockFillId: string;
        /** @description One fill of a stock. */
        StockActivity: {
            id: components["schemas"]["StockFillId"];
            /** @description Symbol of the stock. */
            symbol: string;
            /**
             * @description Whether tokens were bought or sold.
             * @enum {string}
             */
            action: "buy" | "sell";
            /** @description Quantity filled. */
            tokens: components["schemas"]["Decimal"];
            /** @description What the fill settled at. */
            amount: components["schemas"]["AmountWithCurrency"];
            /** @description Executed price of one token, with the spread in it. */
            unit_price: components["schemas"]["AmountWithCurrency"];
            /** @description Currency that paid for the fill. */
            funding_currency?: string;
            /** @description What was paid in that currency. */
            funding_amount?: components["schemas"]["Decimal"];
            /**
             * @description A fill is final.
             * @constant
             */
            status: "completed";
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One stock position in the success envelope. */
        StockPositionResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The position with its fills. */
            data: {
                position: components["schemas"]["StockPosition"];
                /** @description The fills of this page, newest first. */
                activities: components["schemas"]["StockActivity"][];
            };
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A stock whose price moved much over 24 hours. */
        StockMover: {
            /** @description Symbol of the stock. */
            symbol: string;
            /** @description Name of the stock. */
            name: string;
            /** @description Ticker to show and to ask with. */
            display_ticker: string;
            /** @description Kind of asset, for example `stock`. */
            type: string;
            /** @description Whether it trades while the exchange is closed. */
            weekend_enabled: boolean;
            /** @description Whether its market is open. */
            is_market_open: boolean;
            /** @description Whether a buy can be placed now. */
            buy_supported: boolean;
            /** @description Whether a sell can be placed now. */
            sell_supported: boolean;
            /** @description Sector of the economy, where there is one. */
            sector?: string;
            /**
             * Format: uri
             * @description Address of the logo, where there is one.
             */
            logo_url?: string;
            /** @description Price of one token. */
            price: components["schemas"]["AmountWithCurrency"];
            /** @description Change over 24 hours. */
            change_24h: components["schemas"]["PriceChange"];
        };
        /** @description One stock movers in the success envelope. */
        StockMoversResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description Both lists, the largest change first. */
            data: {
                /** @description Stocks that rose. */
                gainers: components["schemas"]["StockMover"][];
                /** @description Stocks that fell. */
                losers: components["schemas"]["StockMover"][];
            };
        };
        /** @description The assets to lock and the credit reference to lock them against. */
        PledgeQuoteCreate: {
            /** @description The beneficiary's credit agreement or case reference. */
            reference: string;
            /** @description The assets to lock; they are checked in this order. */
            items: {
                /** @description Asset to lock. */
                asset: string;
                /** @description How much of it. */
                amount: components["schemas"]["PositiveDecimal"];
            }[];
            /**
             * Format: date-time
             * @description Until when the quote should be good, at most 24 hours ahead. Without it, 30 minutes.
             */
            expires_at?: string;
            /** @description Facts of the caller's own about the pledge; stored and never searched. */
            meta?: {
                [key: string]: unknown;
            };
        };
        /** @description Identifier of a pledge quote. */
        PledgeQuoteId: string;
        /**
         * @description `quoted` until `expires_at`, then `expired`.
         * @enum {string}
         */
        PledgeQuoteStatus: "quoted" | "expired";
        /** @description Whether a set of assets can be locked against a credit reference. */
        PledgeQuote: {
            id: components["schemas"]["PledgeQuoteId"];
            status: components["schemas"]["PledgeQuoteStatus"];
            /** @description Until when the quote is good. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The beneficiary's credit agreement or case reference. */
            reference: string;
            /** @description Whether the pledge can be created; true when every item can be locked. */
            can_create: boolean;
            /** @description The assets to lock, in the order of the request. */
            items: {
                /** @description Asset to lock. */
                asset: string;
                /** @description How much of it. */
                amount: components["schemas"]["Decimal"];
                /** @description Whether the available balance covers the item after those before it. */
                can_lock: boolean;
            }[];
        };
        /** @description One pledge quote in the success envelope. */
        PledgeQuoteResponse: components["schemas"]["SuccessEnvelope"] & {
            data: components["schemas"]["PledgeQuote"];
        };
        /** @description One RSA public key for RS256 signatures (RFC 7517). */
        JsonWebKey: {
            /**
             * @description Kind of key.
             * @constant
             */
            kty: "RSA";
            /**
             * @description What the key is for.
             * @constant
             */
            use: "sig";
            /**
             * @description Signature algorithm.
             * @constant
             */
            alg: "RS256";
            /** @description Identifier of the key; the header of a token names it. */
            kid: string;
            /** @description Modulus, base64url. */
            n: string;
            /** @description Exponent, base64url. */
            e: string;
        };
        /** @description The present public keys (RFC 7517); more than one while keys are being rotated. */
        JsonWebKeySet: {
            /** @description The keys. */
            keys: components["schemas"]["JsonWebKey"][];
        };
        /** @description What the issuer offers and where. */
        OpenidConfiguration: {
            /**
             * Format: uri
             * @description The canonical issuer, the one that `iss` of every token equals.
             */
            issuer: string;
            /**
             * Format: uri
             * @description Where a user authorizes an app.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description Where tokens are issued.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Where refresh tokens are revoked.
             */
            revocation_endpoint: string;
            /**
             * Format: uri
             * @description Where the signing keys are.
             */
            jwks_uri: string;
            /** @description Every scope that an app can ask for. */
            scopes_supported: string[];
            /** @description The flows that authorization takes. */
            response_types_supported: "code"[];
            /** @description The grants that the token endpoint takes. */
            grant_types_supported: ("authorization_code" | "refresh_token")[];
            /** @description How `sub` is made; `public` is the same for every app. */
            subject_types_supported: "public"[];
            /** @description How id tokens are signed. */
            id_token_signing_alg_values_supported: "RS256"[];
            /** @description How an app proves who it is. */
            token_endpoint_auth_methods_supported: "client_secret_basic"[];
            /** @description How a code challenge is made. */
            code_challenge_methods_supported: "S256"[];
            /** @description Whether authorization answers carry `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
        };
        /** @description Identifier of an OAuth2 app, `live` in production and `test` in the sandbox. */
        ClientId: string;
        /**
         * @description Stable name of the OAuth2 error; programs branch on it. The catalogue says what each means and what to do.
         * @enum {string}
         */
        OAuthErrorName: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "unsupported_response_type" | "invalid_scope" | "access_denied" | "server_error" | "temporarily_unavailable";
        /** @description The error body of the OAuth2 endpoints (RFC 6749, 5.2); `error` is a string here. */
        OAuthError: {
            error: components["schemas"]["OAuthErrorName"];
            /** @description One sentence for people: what is wrong and what to do. */
            error_description: string;
        };
        /** @description A refresh token, to be traded for a new pair. */
        RefreshTokenGrant: {
            /**
             * @description This grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "refresh_token";
            /** @description The latest refresh token of the family; it works once. */
            refresh_token: string;
        };
        /** @description An authorization code, to be traded for the first tokens. */
        AuthorizationCodeGrant: {
            /**
             * @description This grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "authorization_code";
            /** @description The code that came back to the redirect URI. */
            code: string;
            /**
             * Format: uri
             * @description The redirect URI of the authorization request, equal byte for byte.
             */
            redirect_uri: string;
            /** @description The verifier that the code challenge was made from (RFC 7636). */
            code_verifier: string;
        };
        /** @description A grant to trade for tokens; `grant_type` says which. */
        TokenRequest: components["schemas"]["RefreshTokenGrant"] | components["schemas"]["AuthorizationCodeGrant"];
        /** @description New tokens. */
        TokenResponse: {
            /** @description Bearer token of API calls, a JWT signed with RS256. */
            access_token: string;
            /** @description Opaque token for the next refresh; absent when `offline_access` was not granted. */
            refresh_token?: string;
            /** @description Proof of who signed in, a JWT; never a bearer token. Absent when `openid` was not granted. */
            id_token?: string;
            /**
             * @description How the access token is sent.
             * @constant
             */
            token_type: "Bearer";
            /** @description Seconds that the access token lives. */
            expires_in: number;
            /** @description The scopes granted, separated by spaces. */
            scope: string;
        };
        /** @description The token to revoke. */
        TokenRevocation: {
            /** @description The refresh token. */
            token: string;
            /** @description Kind of the token, `refresh_token`. */
            token_type_hint?: string;
        };
        /** @description What every webhook body has around its record. */
        WebhookEnvelope: {
            /** @description The business that the event belongs to. */
            business_id: string;
            /** @description Kind of the event. */
            event: string;
            /** @description The record that the event is about. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A deposit that reached a static bank account of the business. */
        Deposit: {
            /** @description Identifier of the deposit. */
            id: string;
            /** @description The customer or business that the money belongs to. */
            profile_id: string;
            /** @description What is credited, after fees. */
            amount: components["schemas"]["Decimal"];
            /** @description The deposit fee. */
            fee: components["schemas"]["Decimal"];
            /** @description What arrived, before fees. */
            total: components["schemas"]["Decimal"];
            currency: components["schemas"]["Currency"];
            /** @description Reference of the bank transfer. */
            reference: string;
            /** @description How the money came. */
            channel: string;
            /**
             * @description Deposits are final.
             * @constant
             */
            status: "COMPLETED";
            /** @description Name on the account that paid. */
            source_account_name: string;
            /** @description Bank that paid. */
            source_bank_name: string;
            /** @description Account that paid. */
            source_account_number: string;
            /** @description Identifier of the static account that received. */
            reserved_account_id: string;
            /** @description Name on the static account. */
            account_name: string;
            /** @description Number of the static account. */
            account_number: string;
            created_at: components["schemas"]["Timestamp"];
        };
    };
    responses: {
        /** @description The path does not have this method. */
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
        /** @description One of the parameters breaks a rule, the cursor is not one of this list, or the request cannot be read. */
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
        /** @description The credential may not do this. */
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
        /** @description A resource that a header or the body names does not exist, or the caller may not see it. */
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
        /** @description No media type that the caller accepts. */
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
        /** @description Over the rate limit. */
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
        /** @description A fault of the server. */
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
        /** @description The service is not available for a moment. */
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
        /** @description The request cannot be read, breaks a field rule, or its body does not meet the schema. */
        "invalid-request": {
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
        /** @description The body is larger than the operation takes. */
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
        /** @description The body has a media type that the operation does not take. */
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
        /** @description The idempotency key was used with another body. */
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
        /** @description The request cannot be read or one of its parameters breaks a rule. */
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
        /** @description There is no such resource, or the caller may not see it. */
        "not-found": {
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
        /** @description There is nothing under this code. */
        "unknown-code": {
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
        /** @description A resource that a header or the body names does not exist, or the caller may not see it. */
        "named-resource-not-found": {
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
        /** @description The submission is incomplete, or the customer is not in a state to be submitted. */
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
        /** @description The state of the resource does not allow this. */
        "invalid-state": {
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
        /** @description The customer has no BVN on file. */
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
        /** @description The balance does not cover the amount, or the idempotency key was used with another body. */
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
        /** @description The quote cannot be taken, or the idempotency key was used with another body. */
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
        /** @description The one-time link has an open request, or a request with the same idempotency key is still running. */
        "link-in-use": {
            headers: {
                "X-Request-Id": components["headers"]["x-request-id"];
                "x-rate-limit": components["headers"]["x-rate-limit"];
                RateLimit: components["headers"]["ratelimit"];
                "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                /**
                 * @description Seconds to wait before another try, when a request with the same idempotency key is still running.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The state of things does not allow this, or the idempotency key was used with another body. */
        "creation-refused": {
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
        /** @description Any other failure that the caller can mend. */
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
        /** @description Any other failure of the server. */
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
        /** @description The credential may not do this, or is of the wrong kind. */
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
        /** @description The client or its redirect URI is not valid, so there is nowhere to send the user back to. */
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
        /** @description The request is malformed or the grant is not valid. */
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
        /** @description The client credentials are missing or not valid. */
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
        /** @description The form is larger than the operation takes. */
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
        /** @description The body is not a form. */
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
        /** @description The endpoint is no longer wanted; it is disabled. */
        "webhook-gone": {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any 2xx within 15 seconds counts as received. */
        "webhook-received": {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
         * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
         */
        cursor: string;
        /**
         * @description Most entries of one page; without it the list is complete.
         * @example 100
         */
        "limit-reference": number;
        /**
         * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
         * @example CUS_5pXw8RkJ2vTq9LmB
         */
        "profile-id": string;
        /**
         * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
         * @example handling=strict
         */
        prefer: string;
        /**
         * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
         * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
         */
        "idempotency-key": string;
        /**
         * @description Order of name or identifier.
         * @example asc
         */
        "sort-reference": "asc" | "desc";
        /**
         * @description Most entries of one page.
         * @example 20
         */
        limit: number;
        /**
         * @description Order of creation time; newest first unless asked otherwise.
         * @example desc
         */
        sort: "asc" | "desc";
        /**
         * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
         * @example evt_4mKq8TzR1vLx6WnB
         */
        "webhook-id": string;
        /**
         * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
         * @example 1777887060
         */
        "webhook-timestamp": string;
        /**
         * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
         * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
         */
        "webhook-signature": string;
        /**
         * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
         * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
         */
        "x-bu-signature": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifier of this request, kept for 21 days. Quote it when you report a problem.
         * @example req_8fK2mQ9xVt4LpZ7r
         */
        "x-request-id": string;
        /**
         * @description Requests per rolling minute that this resource allows the caller.
         * @example 100
         */
        "x-rate-limit": number;
        /**
         * @description What is left of the limit and the seconds until the window frees capacity (IETF draft).
         * @example "balances";r=99;t=60
         */
        ratelimit: string;
        /**
         * @description The limit and its window in seconds (IETF draft).
         * @example "balances";q=100;w=60
         */
        "ratelimit-policy": string;
        /**
         * @description Names of the unknown fields and parameters that were ignored, comma-separated; absent when there were none.
         * @example dry_run
         */
        "ignored-fields": string;
        /**
         * @description The authentication scheme to use (RFC 9110).
         * @example Bearer realm="financial-operations-api"
         */
        "www-authenticate": string;
        /**
         * @description Seconds to wait before another try.
         * @example 12
         */
        "retry-after": number;
        /**
         * @description `true` when this is the stored response of an earlier request with the same idempotency key.
         * @example true
         */
        "idempotency-replayed": "true";
        /**
         * @description Path of the resource that was created.
         * @example /v1/quotes/QUO_9tRb3MxF6wJk2PsD
         */
        location: string;
        /**
         * @description Keys may be cached for 5 minutes.
         * @example public, max-age=300
         */
        "cache-control-keys": "public, max-age=300";
        /**
         * @description Tokens are never cached.
         * @example no-store
         */
        "cache-control-no-store": "no-store";
        /**
         * @description The authentication scheme to use (RFC 6749, 5.2).
         * @example Basic realm="financial-operations-api"
         */
        "www-authenticate-basic": string;
        /**
         * @description The methods that this path has.
         * @example GET, HEAD, OPTIONS
         */
        allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBalances: {
        parameters: {
            query?: {
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page; without it the list is complete.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances of the profile. */
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The balance, open and empty. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            404: components["responses"]["not-found"];
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
                 * @description Order of name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page; without it the list is complete.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currencies. */
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
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            404: components["responses"]["unknown-code"];
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
                 * @description Only the pair with this identifier.
                 * @example PAIR_5dGk9RwX2nTc7MvH
                 */
                id?: string;
                /**
                 * @description Only pairs of this type.
                 * @example fiat
                 */
                type?: components["schemas"]["PairType"];
                /**
                 * @description Only pairs with this base currency.
                 * @example USDT
                 */
                base?: components["schemas"]["Currency"];
                /**
                 * @description Only pairs with this counter currency.
                 * @example NGN
                 */
                counter?: components["schemas"]["Currency"];
                /**
                 * @description Only pairs with this currency on either side.
                 * @example USDT
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description What `sort` orders by; equal values follow in the order of their identifiers.
                 * @example base
                 */
                sort_by?: "id" | "base" | "counter";
                /**
                 * @description Order of name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page; without it the list is complete.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs. */
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
                 * @description Only countries whose currency this is.
                 * @example NGN
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description `true` for countries with at least one payout method, `false` for those with none.
                 * @example true
                 */
                withdrawal?: boolean;
                /**
                 * @description `true` for countries with at least one payment method, `false` for those with none.
                 * @example true
                 */
                deposit?: boolean;
                /**
                 * @description Order of name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page; without it the list is complete.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
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
                 * @description Only banks that take this currency.
                 * @example NGN
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Only banks of this country, ISO 3166-1 alpha-2.
                 * @example NG
                 */
                country?: string;
                /**
                 * @description Order of name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page; without it the list is complete.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks. */
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
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            400: components["responses"]["invalid-request"];
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
                 * @description Network of the currency; without it, the default network.
                 * @example TRX
                 */
                network?: string;
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Code of the cryptocurrency.
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
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Text to look for in name, e-mail address, phone number and identifier, whatever its case.
                 * @example lovelace
                 */
                q?: string;
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of customers. */
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The customer, not yet submitted for review. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["named-resource-not-found"];
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
    listIndustries: {
        parameters: {
            query?: {
                /**
                 * @description Order of name or identifier.
                 * @example asc
                 */
                sort?: components["parameters"]["sort-reference"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page; without it the list is complete.
                 * @example 100
                 */
                limit?: components["parameters"]["limit-reference"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The industries. */
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            404: components["responses"]["not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The customer after the change. */
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
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CustomerVerify"];
            };
        };
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
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The token was accepted; the result shows in the customer and in its events. */
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
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Currency code of the account.
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
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["bvn-required"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The quote, pending. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["named-resource-not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            404: components["responses"]["not-found"];
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
                 * @description Only the transfer that took this quote; one that nobody took, or an unknown one, gives an empty list.
                 * @example QUO_9tRb3MxF6wJk2PsD
                 */
                quote_id?: string;
                /**
                 * @description Only transfers in this state; may be repeated.
                 * @example [
                 *       "pending",
                 *       "processing"
                 *     ]
                 */
                status?: components["schemas"]["TransferStatus"][];
                /**
                 * @description Order of creation time; newest first unless asked otherwise.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transfers. */
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The transfer, pending. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["named-resource-not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            404: components["responses"]["not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The transfer, cancelled. */
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
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this kind.
                 * @example withdrawals
                 */
                type?: components["schemas"]["TransactionType"];
                /**
                 * @description Only entries in this currency.
                 * @example USDT
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Order of creation time; newest first unless asked otherwise.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            404: components["responses"]["not-found"];
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
                 * @description Order of creation time; newest first unless asked otherwise.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The recipient, ready to be paid. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            404: components["responses"]["not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The recipient as it was, no longer active. */
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
            404: components["responses"]["not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description Whose account it is. */
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
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["named-resource-not-found"];
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
                 * @description Only the links in this state; repeat it for several.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["schemas"]["PaymentLinkStatus"][];
                /**
                 * @description Only links whose name, title or identifier contains this text; upper and lower case are alike.
                 * @example library
                 */
                q?: string;
                /**
                 * @description Order of creation time; newest first unless asked otherwise.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The payment link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLinkResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
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
    getPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The payment link, or its public view. */
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
            404: components["responses"]["not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The payment link, deleted. */
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
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["invalid-state"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The payment link as it is now. */
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
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPaymentLinkRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only the requests in this state; repeat it for several.
                 * @example [
                 *       "completed"
                 *     ]
                 */
                status?: components["schemas"]["PaymentRequestStatus"][];
                /**
                 * @description Order of creation time; newest first unless asked otherwise.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description A page of payment requests of the link. */
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
            404: components["responses"]["not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The payment request, waiting for the payer. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            409: components["responses"]["link-in-use"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
            422: components["responses"]["creation-refused"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    listPaymentRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only the requests in this state; repeat it for several.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["PaymentRequestStatus"][];
                /**
                 * @description Order of creation time; newest first unless asked otherwise.
                 * @example desc
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description A key of the caller's choice, new for each intended effect. The same key with the same body replays the first response for 24 hours.
                 * @example 6f1c2a9e-0b7d-4c53-9a44-5d0e8b1f7c21
                 */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The payment request, waiting for the payer. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    "Ignored-Fields": components["headers"]["ignored-fields"];
                    "Idempotency-Replayed": components["headers"]["idempotency-replayed"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["named-resource-not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            404: components["responses"]["not-found"];
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
            /** @description The payment request, cancelled. */
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
            404: components["responses"]["not-found"];
            406: components["responses"]["not-acceptable"];
            422: components["responses"]["invalid-state"];
            429: components["responses"]["too-many-requests"];
            500: components["responses"]["internal-server-error"];
            503: components["responses"]["service-unavailable"];
        };
    };
    getStockPosition: {
        parameters: {
            query?: {
                /**
                 * @description Opaque cursor taken from `pagination` of an earlier page of the same list.
                 * @example eyJrIjoiMjAyNi0wNS0wNFQwOTozMDowMFoiLCJtIjoiN2QzZiJ9
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Most entries of one page.
                 * @example 20
                 */
                limit?: components["parameters"]["limit"];
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path: {
                /**
                 * @description Display ticker of the stock; trimmed and upper-cased. The symbol of the venue is not accepted.
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
            404: components["responses"]["not-found"];
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
                 * @description Most entries of each list, gainers and losers.
                 * @example 6
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two lists. */
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
                 * @description The profile that the call is made for, the business or one of its customers. Without it, the business itself.
                 * @example CUS_5pXw8RkJ2vTq9LmB
                 */
                "X-BU-PROFILE-ID"?: components["parameters"]["profile-id"];
                /**
                 * @description `handling=strict` refuses unknown fields and parameters instead of ignoring them (RFC 7240).
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PledgeQuoteResponse"];
                };
            };
            400: components["responses"]["invalid-request"];
            401: components["responses"]["unauthorized"];
            403: components["responses"]["wrong-credential"];
            404: components["responses"]["resource-not-found"];
            406: components["responses"]["not-acceptable"];
            413: components["responses"]["payload-too-large"];
            415: components["responses"]["unsupported-media-type"];
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
            /** @description The key set (RFC 7517), without the envelope of the API. */
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
            /** @description The discovery document (OpenID Connect Discovery 1.0), without the envelope of the API. */
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
                 * @description The authorization code flow, the only one.
                 * @example code
                 */
                response_type: "code";
                /**
                 * @description Identifier of the app in this environment.
                 * @example service-oauth2-3b1f8c52-7d4e-4a96-9c0b-2e5d7f81a640-test
                 */
                client_id: components["schemas"]["ClientId"];
                /**
                 * @description One of the app's redirect URIs, equal byte for byte.
                 * @example https://example.com/oauth/callback
                 */
                redirect_uri: string;
                /**
                 * @description The scopes asked for, separated by spaces; `offline_access` asks for a refresh token, `openid` for an id token.
                 * @example openid offline_access balances:read
                 */
                scope: string;
                /**
                 * @description Opaque value that comes back unchanged; it guards against forged callbacks.
                 * @example 7Qx2mVt9Rk
                 */
                state?: string;
                /**
                 * @description Base64url of the SHA-256 of the code verifier (RFC 7636).
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description How the challenge was made; `plain` is refused.
                 * @example S256
                 */
                code_challenge_method: "S256";
                /**
                 * @description Value that comes back in the id token.
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
            /** @description The browser goes on, to sign-in and consent or back to `redirect_uri`. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["x-request-id"];
                    "x-rate-limit": components["headers"]["x-rate-limit"];
                    RateLimit: components["headers"]["ratelimit"];
                    "RateLimit-Policy": components["headers"]["ratelimit-policy"];
                    /** @description The consent page of the issuer, or `redirect_uri` with `code` or `error`, with `state` as it was sent, and with `iss` (RFC 9207). */
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
            /** @description New tokens, without the envelope of the API. */
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
            /** @description The token does not work any more, or never did. The body is empty. */
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "deposit.success";
                    data?: components["schemas"]["Deposit"];
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.pending";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "pending";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.processing";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "processing";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.funds_received";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "funds_received";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.funds_converted";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "funds_converted";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.outgoing_payment_sent";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "outgoing_payment_sent";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.funds_delivered";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "funds_delivered";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.cancelled";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "cancelled";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.failed";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "failed";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.funds_not_delivered";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "funds_not_delivered";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "transfer.funds_refunded";
                    data?: components["schemas"]["Transfer"] & {
                        /** @constant */
                        status?: "funds_refunded";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "customer.created";
                    data?: Omit<components["schemas"]["Customer"], "type"> & {
                        /** @constant */
                        status?: "inactive";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "customer.updated";
                    data?: components["schemas"]["Customer"];
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "customer.verification.in_review";
                    data?: Omit<components["schemas"]["Customer"], "type"> & {
                        /** @constant */
                        status: "in_review";
                        /** @constant */
                        level: "0";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "customer.verification.active";
                    data?: Omit<components["schemas"]["Customer"], "type"> & {
                        /** @constant */
                        status: "active";
                        /** @constant */
                        level: "1";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "customer.verification.rejected";
                    data?: Omit<components["schemas"]["Customer"], "type"> & {
                        /** @constant */
                        status: "rejected";
                        /** @constant */
                        level: "0";
                        /** @description Why the review rejected the customer. */
                        rejection_reason: string;
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "customer.verification.inactive";
                    data?: Omit<components["schemas"]["Customer"], "type"> & {
                        /** @constant */
                        status: "inactive";
                        /** @constant */
                        level: "0";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "payment_request.pending";
                    data?: components["schemas"]["PaymentRequest"] & {
                        /** @constant */
                        status?: "pending";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "payment_request.expired";
                    data?: components["schemas"]["PaymentRequest"] & {
                        /** @constant */
                        status?: "expired";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "payment_request.cancelled";
                    data?: components["schemas"]["PaymentRequest"] & {
                        /** @constant */
                        status?: "cancelled";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "payment_request.completed";
                    data?: components["schemas"]["PaymentRequest"] & {
                        /** @constant */
                        status?: "completed";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "payment_request.failed";
                    data?: components["schemas"]["PaymentRequest"] & {
                        /** @constant */
                        status?: "failed";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "payment_request.multiple_deposits";
                    data?: components["schemas"]["PaymentRequest"] & {
                        /** @constant */
                        status?: "multiple_deposits";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "payment_request.under_payment";
                    data?: components["schemas"]["PaymentRequest"] & {
                        /** @constant */
                        status?: "under_payment";
                    };
                };
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
                 * @description Identifier of the event, the same over retries and replays (Standard Webhooks).
                 * @example evt_4mKq8TzR1vLx6WnB
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Seconds since 1970 at which this attempt was signed (Standard Webhooks).
                 * @example 1777887060
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description `v1,` and base64(HMAC-SHA256) of `<webhook-id>.<webhook-timestamp>.<body>` with the base64-decoded part of the secret after `whsec_` (Standard Webhooks).
                 * @example v1,MEJhc2U2NG9mSE1BQ1NIQTI1Nm92ZXJpZHRpbWVib2R5MDA=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /**
                 * @description base64(HMAC-SHA256) of the raw body with the whole secret as UTF-8 bytes.
                 * @example RXhhbXBsZUhNQUNTSEEyNTZPdmVyVGhlUmF3Qm9keTAwMDA=
                 */
                "x-bu-signature": components["parameters"]["x-bu-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEnvelope"] & {
                    /** @constant */
                    event?: "payment_request.over_payment";
                    data?: components["schemas"]["PaymentRequest"] & {
                        /** @constant */
                        status?: "over_payment";
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["webhook-gone"];
            "2XX": components["responses"]["webhook-received"];
        };
    };
}
