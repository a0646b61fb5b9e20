// Generated from spec/ by `npm run codegen`. Do not edit.

export const scopes = {
  "openid": "Receive an ID token that proves who signed in.",
  "offline_access": "Receive a refresh token.",
  "api:read": "Read general data, such as industries.",
  "balances:read": "Read balances.",
  "balances:write": "Open balances.",
  "transactions:read": "Read transactions.",
  "quotes:read": "Read quotes.",
  "quotes:write": "Create quotes.",
  "transfers:read": "Read transfers.",
  "transfers:write": "Create and cancel transfers.",
  "addresses:read": "Read deposit addresses.",
  "addresses:write": "Regenerate deposit addresses.",
  "recipients:read": "Read recipients.",
  "recipients:write": "Create and delete recipients, and look up account holders.",
  "customers:read": "Read customers.",
  "customers:write": "Create and update customers, and submit them for review.",
  "payments:read": "Read payment links and payment requests.",
  "payments:write": "Create, update and delete payment links, and create and cancel payment requests.",
  "pledges:write": "Create pledge quotes. Only for apps registered with a beneficiary.",
  "stocks:read": "Read stock positions and market movers.",
  "virtual_accounts:read": "Read virtual bank accounts.",
  "events:read": "Read events, deliveries and request logs in the console.",
  "sandbox:control": "Steer the sandbox."
} as const;
