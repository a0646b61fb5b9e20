// Generated from spec/ by `npm run codegen`. Do not edit.

export const operationTable = {
  "listBalances": {
    "id": "listBalances",
    "method": "GET",
    "path": "/v1/balances",
    "tag": "Balances",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "balances:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createBalance": {
    "id": "createBalance",
    "method": "POST",
    "path": "/v1/balances",
    "tag": "Balances",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "balances:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "getBalance": {
    "id": "getBalance",
    "method": "GET",
    "path": "/v1/balances/{id_or_code}",
    "tag": "Balances",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "balances:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listCurrencies": {
    "id": "listCurrencies",
    "method": "GET",
    "path": "/v1/currencies",
    "tag": "Currencies",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getCurrency": {
    "id": "getCurrency",
    "method": "GET",
    "path": "/v1/currencies/{code}",
    "tag": "Currencies",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listPairs": {
    "id": "listPairs",
    "method": "GET",
    "path": "/v1/pairs",
    "tag": "Pairs",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listCountries": {
    "id": "listCountries",
    "method": "GET",
    "path": "/v1/countries",
    "tag": "Miscellaneous",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listBanks": {
    "id": "listBanks",
    "method": "GET",
    "path": "/v1/banks",
    "tag": "Miscellaneous",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "validateAddress": {
    "id": "validateAddress",
    "method": "POST",
    "path": "/v1/validate",
    "tag": "Miscellaneous",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "getAddress": {
    "id": "getAddress",
    "method": "GET",
    "path": "/v1/addresses/{code}",
    "tag": "Miscellaneous",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "addresses:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "regenerateAddress": {
    "id": "regenerateAddress",
    "method": "POST",
    "path": "/v1/addresses/regenerate",
    "tag": "Miscellaneous",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "addresses:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "listCustomers": {
    "id": "listCustomers",
    "method": "GET",
    "path": "/v1/customers",
    "tag": "Customers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "customers:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createCustomer": {
    "id": "createCustomer",
    "method": "POST",
    "path": "/v1/customers",
    "tag": "Customers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "customers:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 25165824
  },
  "listIndustries": {
    "id": "listIndustries",
    "method": "GET",
    "path": "/v1/customers/industries",
    "tag": "Customers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "api:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getCustomer": {
    "id": "getCustomer",
    "method": "GET",
    "path": "/v1/customers/{id}",
    "tag": "Customers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "customers:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "updateCustomer": {
    "id": "updateCustomer",
    "method": "PUT",
    "path": "/v1/customers/{id}",
    "tag": "Customers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "customers:write"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 25165824
  },
  "verifyCustomer": {
    "id": "verifyCustomer",
    "method": "POST",
    "path": "/v1/customers/{id}/verify",
    "tag": "Customers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "customers:write"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "shareCustomerToken": {
    "id": "shareCustomerToken",
    "method": "POST",
    "path": "/v1/customers/{id}/token-share",
    "tag": "Customers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "customers:write"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "getVirtualBankAccount": {
    "id": "getVirtualBankAccount",
    "method": "GET",
    "path": "/v1/virtual_bank_accounts/{code}",
    "tag": "Miscellaneous",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "virtual_accounts:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listQuotes": {
    "id": "listQuotes",
    "method": "GET",
    "path": "/v1/quotes",
    "tag": "Quotes",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "quotes:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createQuote": {
    "id": "createQuote",
    "method": "POST",
    "path": "/v1/quotes",
    "tag": "Quotes",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "quotes:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "getQuote": {
    "id": "getQuote",
    "method": "GET",
    "path": "/v1/quotes/{id}",
    "tag": "Quotes",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "quotes:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listTransfers": {
    "id": "listTransfers",
    "method": "GET",
    "path": "/v1/transfers",
    "tag": "Transfers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "transfers:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createTransfer": {
    "id": "createTransfer",
    "method": "POST",
    "path": "/v1/transfers",
    "tag": "Transfers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "transfers:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "getTransfer": {
    "id": "getTransfer",
    "method": "GET",
    "path": "/v1/transfers/{id}",
    "tag": "Transfers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "transfers:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "cancelTransfer": {
    "id": "cancelTransfer",
    "method": "POST",
    "path": "/v1/transfers/{id}/cancel",
    "tag": "Transfers",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "transfers:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": null
  },
  "listTransactions": {
    "id": "listTransactions",
    "method": "GET",
    "path": "/v1/transactions",
    "tag": "Transactions",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "transactions:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getTransaction": {
    "id": "getTransaction",
    "method": "GET",
    "path": "/v1/transactions/{id}",
    "tag": "Transactions",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "transactions:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listRecipients": {
    "id": "listRecipients",
    "method": "GET",
    "path": "/v1/recipients",
    "tag": "Recipients",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "recipients:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createRecipient": {
    "id": "createRecipient",
    "method": "POST",
    "path": "/v1/recipients",
    "tag": "Recipients",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "recipients:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "getRecipient": {
    "id": "getRecipient",
    "method": "GET",
    "path": "/v1/recipients/{id}",
    "tag": "Recipients",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "recipients:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "deleteRecipient": {
    "id": "deleteRecipient",
    "method": "DELETE",
    "path": "/v1/recipients/{id}",
    "tag": "Recipients",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "recipients:write"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "resolveBankAccount": {
    "id": "resolveBankAccount",
    "method": "POST",
    "path": "/v1/recipients/resolve-bank-account",
    "tag": "Recipients",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "recipients:write"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "listPaymentLinks": {
    "id": "listPaymentLinks",
    "method": "GET",
    "path": "/v1/payments/links",
    "tag": "PaymentLinks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "payments:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createPaymentLink": {
    "id": "createPaymentLink",
    "method": "POST",
    "path": "/v1/payments/links",
    "tag": "PaymentLinks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "payments:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "getPaymentLink": {
    "id": "getPaymentLink",
    "method": "GET",
    "path": "/v1/payments/links/{id}",
    "tag": "PaymentLinks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2",
      "PublicKey"
    ],
    "scopes": [
      "payments:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "deletePaymentLink": {
    "id": "deletePaymentLink",
    "method": "DELETE",
    "path": "/v1/payments/links/{id}",
    "tag": "PaymentLinks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "payments:write"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "updatePaymentLink": {
    "id": "updatePaymentLink",
    "method": "PATCH",
    "path": "/v1/payments/links/{id}",
    "tag": "PaymentLinks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "payments:write"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "listPaymentLinkRequests": {
    "id": "listPaymentLinkRequests",
    "method": "GET",
    "path": "/v1/payments/links/{id}/requests",
    "tag": "PaymentLinks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "payments:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createPaymentLinkRequest": {
    "id": "createPaymentLinkRequest",
    "method": "POST",
    "path": "/v1/payments/links/{id}/requests",
    "tag": "PaymentLinks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2",
      "PublicKey"
    ],
    "scopes": [
      "payments:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "listPaymentRequests": {
    "id": "listPaymentRequests",
    "method": "GET",
    "path": "/v1/payments/requests",
    "tag": "PaymentRequests",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "payments:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createPaymentRequest": {
    "id": "createPaymentRequest",
    "method": "POST",
    "path": "/v1/payments/requests",
    "tag": "PaymentRequests",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2",
      "PublicKey"
    ],
    "scopes": [
      "payments:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "getPaymentRequest": {
    "id": "getPaymentRequest",
    "method": "GET",
    "path": "/v1/payments/requests/{id}",
    "tag": "PaymentRequests",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2",
      "PublicKey"
    ],
    "scopes": [
      "payments:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "cancelPaymentRequest": {
    "id": "cancelPaymentRequest",
    "method": "POST",
    "path": "/v1/payments/requests/{id}/cancel",
    "tag": "PaymentRequests",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "payments:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": null
  },
  "getMerchant": {
    "id": "getMerchant",
    "method": "GET",
    "path": "/v1/merchants",
    "tag": "PaymentRequests",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2",
      "PublicKey"
    ],
    "scopes": [
      "payments:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getStockPosition": {
    "id": "getStockPosition",
    "method": "GET",
    "path": "/v1/stocks/portfolio/{symbol}",
    "tag": "Stocks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "stocks:read",
      "api:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listStockMovers": {
    "id": "listStockMovers",
    "method": "GET",
    "path": "/v1/stocks/movers",
    "tag": "Stocks",
    "host": "api",
    "credentials": [
      "ApiKey",
      "OAuth2"
    ],
    "scopes": [
      "stocks:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createPledgeQuote": {
    "id": "createPledgeQuote",
    "method": "POST",
    "path": "/v1/pledges/quotes",
    "tag": "Pledges",
    "host": "api",
    "credentials": [
      "OAuth2"
    ],
    "scopes": [
      "pledges:write"
    ],
    "public": false,
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "getJwks": {
    "id": "getJwks",
    "method": "GET",
    "path": "/.well-known/jwks.json",
    "tag": "Miscellaneous",
    "host": "issuer",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getOpenidConfiguration": {
    "id": "getOpenidConfiguration",
    "method": "GET",
    "path": "/.well-known/openid-configuration",
    "tag": "Miscellaneous",
    "host": "issuer",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "authorizeApp": {
    "id": "authorizeApp",
    "method": "GET",
    "path": "/oauth2/auth",
    "tag": "Miscellaneous",
    "host": "issuer",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createToken": {
    "id": "createToken",
    "method": "POST",
    "path": "/oauth2/token",
    "tag": "Miscellaneous",
    "host": "issuer",
    "credentials": [
      "ClientBasic"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 16384
  },
  "revokeToken": {
    "id": "revokeToken",
    "method": "POST",
    "path": "/oauth2/revoke",
    "tag": "Miscellaneous",
    "host": "issuer",
    "credentials": [
      "ClientBasic"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 16384
  }
} as const;
