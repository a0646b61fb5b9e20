// Generated from spec/ by `npm run codegen`. Do not edit.

import type { Route } from '../route.ts';

/** What a call needs to know of its operation, by resource and method. */
export const routes = {
  balances: {
    list: {"id":"listBalances","method":"GET","path":"/v1/balances","input":"query","answer":"page","profile":true,"credential":true},
    create: {"id":"createBalance","method":"POST","path":"/v1/balances","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
    get: {"id":"getBalance","method":"GET","path":"/v1/balances/{id_or_code}","answer":"data","profile":true,"credential":true},
  },
  currencies: {
    list: {"id":"listCurrencies","method":"GET","path":"/v1/currencies","input":"query","answer":"page"},
    get: {"id":"getCurrency","method":"GET","path":"/v1/currencies/{code}","answer":"data"},
  },
  pairs: {
    list: {"id":"listPairs","method":"GET","path":"/v1/pairs","input":"query","answer":"page","profile":true,"credential":true},
  },
  countries: {
    list: {"id":"listCountries","method":"GET","path":"/v1/countries","input":"query","answer":"page"},
  },
  banks: {
    list: {"id":"listBanks","method":"GET","path":"/v1/banks","input":"query","answer":"page"},
  },
  addresses: {
    validate: {"id":"validateAddress","method":"POST","path":"/v1/validate","input":"body","answer":"data"},
    get: {"id":"getAddress","method":"GET","path":"/v1/addresses/{code}","input":"query","answer":"data","profile":true,"credential":true},
    regenerate: {"id":"regenerateAddress","method":"POST","path":"/v1/addresses/regenerate","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
  },
  customers: {
    list: {"id":"listCustomers","method":"GET","path":"/v1/customers","input":"query","answer":"page","profile":true,"credential":true},
    create: {"id":"createCustomer","method":"POST","path":"/v1/customers","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
    listIndustries: {"id":"listIndustries","method":"GET","path":"/v1/customers/industries","input":"query","answer":"page","profile":true,"credential":true},
    get: {"id":"getCustomer","method":"GET","path":"/v1/customers/{id}","answer":"data","profile":true,"credential":true},
    update: {"id":"updateCustomer","method":"PUT","path":"/v1/customers/{id}","input":"body","answer":"data","profile":true,"credential":true},
    verify: {"id":"verifyCustomer","method":"POST","path":"/v1/customers/{id}/verify","answer":"data","profile":true,"credential":true},
    shareToken: {"id":"shareCustomerToken","method":"POST","path":"/v1/customers/{id}/token-share","input":"body","answer":"nothing","profile":true,"credential":true},
  },
  virtualBankAccounts: {
    get: {"id":"getVirtualBankAccount","method":"GET","path":"/v1/virtual_bank_accounts/{code}","answer":"data","profile":true,"credential":true},
  },
  quotes: {
    list: {"id":"listQuotes","method":"GET","path":"/v1/quotes","input":"query","answer":"page","profile":true,"credential":true},
    create: {"id":"createQuote","method":"POST","path":"/v1/quotes","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
    get: {"id":"getQuote","method":"GET","path":"/v1/quotes/{id}","answer":"data","profile":true,"credential":true},
  },
  transfers: {
    list: {"id":"listTransfers","method":"GET","path":"/v1/transfers","input":"query","answer":"page","profile":true,"credential":true},
    create: {"id":"createTransfer","method":"POST","path":"/v1/transfers","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
    get: {"id":"getTransfer","method":"GET","path":"/v1/transfers/{id}","answer":"data","profile":true,"credential":true},
    cancel: {"id":"cancelTransfer","method":"POST","path":"/v1/transfers/{id}/cancel","answer":"data","idempotent":true,"profile":true,"credential":true},
  },
  transactions: {
    list: {"id":"listTransactions","method":"GET","path":"/v1/transactions","input":"query","answer":"page","profile":true,"credential":true},
    get: {"id":"getTransaction","method":"GET","path":"/v1/transactions/{id}","answer":"data","profile":true,"credential":true},
  },
  recipients: {
    list: {"id":"listRecipients","method":"GET","path":"/v1/recipients","input":"query","answer":"page","profile":true,"credential":true},
    create: {"id":"createRecipient","method":"POST","path":"/v1/recipients","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
    get: {"id":"getRecipient","method":"GET","path":"/v1/recipients/{id}","answer":"data","profile":true,"credential":true},
    delete: {"id":"deleteRecipient","method":"DELETE","path":"/v1/recipients/{id}","answer":"data","profile":true,"credential":true},
    resolveBankAccount: {"id":"resolveBankAccount","method":"POST","path":"/v1/recipients/resolve-bank-account","input":"body","answer":"data","profile":true,"credential":true},
  },
  paymentLinks: {
    list: {"id":"listPaymentLinks","method":"GET","path":"/v1/payments/links","input":"query","answer":"page","profile":true,"credential":true},
    create: {"id":"createPaymentLink","method":"POST","path":"/v1/payments/links","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
    get: {"id":"getPaymentLink","method":"GET","path":"/v1/payments/links/{id}","answer":"data","profile":true,"credential":true},
    delete: {"id":"deletePaymentLink","method":"DELETE","path":"/v1/payments/links/{id}","answer":"data","profile":true,"credential":true},
    update: {"id":"updatePaymentLink","method":"PATCH","path":"/v1/payments/links/{id}","input":"body","answer":"data","profile":true,"credential":true},
    listRequests: {"id":"listPaymentLinkRequests","method":"GET","path":"/v1/payments/links/{id}/requests","input":"query","answer":"page","profile":true,"credential":true},
    createRequest: {"id":"createPaymentLinkRequest","method":"POST","path":"/v1/payments/links/{id}/requests","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
  },
  paymentRequests: {
    list: {"id":"listPaymentRequests","method":"GET","path":"/v1/payments/requests","input":"query","answer":"page","profile":true,"credential":true},
    create: {"id":"createPaymentRequest","method":"POST","path":"/v1/payments/requests","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
    get: {"id":"getPaymentRequest","method":"GET","path":"/v1/payments/requests/{id}","answer":"data","profile":true,"credential":true},
    cancel: {"id":"cancelPaymentRequest","method":"POST","path":"/v1/payments/requests/{id}/cancel","answer":"data","idempotent":true,"profile":true,"credential":true},
    getMerchant: {"id":"getMerchant","method":"GET","path":"/v1/merchants","answer":"data","profile":true,"credential":true},
  },
  stocks: {
    getPosition: {"id":"getStockPosition","method":"GET","path":"/v1/stocks/portfolio/{symbol}","input":"query","answer":"page","items":"activities","profile":true,"credential":true},
    listMovers: {"id":"listStockMovers","method":"GET","path":"/v1/stocks/movers","input":"query","answer":"data","profile":true,"credential":true},
  },
  pledges: {
    createQuote: {"id":"createPledgeQuote","method":"POST","path":"/v1/pledges/quotes","input":"body","answer":"data","idempotent":true,"profile":true,"credential":true},
  },
  oauth: {
    getJwks: {"id":"getJwks","method":"GET","path":"/.well-known/jwks.json","answer":"body","issuer":true},
    getOpenidConfiguration: {"id":"getOpenidConfiguration","method":"GET","path":"/.well-known/openid-configuration","answer":"body","issuer":true},
    authorizeApp: {"id":"authorizeApp","method":"GET","path":"/oauth2/auth","input":"query","answer":"address","issuer":true},
    createToken: {"id":"createToken","method":"POST","path":"/oauth2/token","input":"form","answer":"body","issuer":true,"credential":true},
    revokeToken: {"id":"revokeToken","method":"POST","path":"/oauth2/revoke","input":"form","answer":"nothing","issuer":true,"credential":true},
  },
} as const satisfies Record<string, Record<string, Route>>;

/** Requests to one resource in a rolling window, unless `x-rate-limit` says another number. */
export const defaultRateLimit = { limit: 100, windowMs: 60000 } as const;
