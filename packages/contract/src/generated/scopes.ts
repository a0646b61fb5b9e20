// Generated from spec/ by `npm run codegen`. Do not edit.

export const scopes = {
  "openid": "An id token that proves who signed in.",
  "offline_access": "A refresh token.",
  "api:read": "Read what belongs to no single resource, such as industries.",
  "balances:read": "Read balances.",
  "balances:write": "Open balances.",
  "transactions:read": "Read settled transactions.",
  "quotes:read": "Read quotes.",
  "quotes:write": "Create quotes.",
  "transfers:read": "Read transfers.",
  "transfers:write": "Create and cancel transfers.",
  "addresses:read": "Read deposit addresses.",
  "addresses:write": "Regenerate deposit addresses.",
  "recipients:read": "Read recipients.",
  "recipients:write": "Create and delete recipients, look up bank accounts.",
  "customers:read": "Read customers.",
  "customers:write": "Create, update and verify customers.",
  "payments:read": "Read payment links and payment requests.",
  "payments:write": "Create, change and cancel payment links and payment requests.",
  "pledges:write": "Ask for pledge quotes; only for apps registered with a beneficiary.",
  "stocks:read": "Read stock positions and movers.",
  "virtual_accounts:read": "Read virtual bank accounts.",
  "events:read": "Read events, deliveries and request logs in the console.",
  "sandbox:control": "Steer the sandbox."
} as const;
