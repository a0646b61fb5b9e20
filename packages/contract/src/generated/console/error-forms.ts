// Generated from spec/ by `npm run codegen`. Do not edit.

export const errorForms = {
  "getSession": {
    "challenge": "Session realm=\"console\""
  },
  "createSession": {
    "challenge": "Session realm=\"console\""
  },
  "deleteSession": {
    "challenge": "Session realm=\"console\""
  },
  "switchBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "getUser": {
    "challenge": "Session realm=\"console\""
  },
  "updateUser": {
    "challenge": "Session realm=\"console\""
  },
  "changePassword": {
    "challenge": "Session realm=\"console\""
  },
  "requestPasswordReset": {
    "challenge": "Session realm=\"console\""
  },
  "confirmPasswordReset": {
    "challenge": "Session realm=\"console\""
  },
  "getBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "updateBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "submitBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "listBusinesses": {
    "challenge": "Session realm=\"console\""
  },
  "listMemberships": {
    "challenge": "Session realm=\"console\""
  },
  "updateMembership": {
    "challenge": "Session realm=\"console\""
  },
  "deleteMembership": {
    "challenge": "Session realm=\"console\""
  },
  "listInvitations": {
    "challenge": "Session realm=\"console\""
  },
  "createInvitation": {
    "challenge": "Session realm=\"console\""
  },
  "acceptInvitation": {
    "challenge": "Session realm=\"console\""
  },
  "revokeInvitation": {
    "challenge": "Session realm=\"console\""
  },
  "listApiKeys": {
    "challenge": "Session realm=\"console\""
  },
  "createApiKey": {
    "challenge": "Session realm=\"console\""
  },
  "getApiKey": {
    "challenge": "Session realm=\"console\""
  },
  "revokeApiKey": {
    "challenge": "Session realm=\"console\""
  },
  "rotateApiKey": {
    "challenge": "Session realm=\"console\""
  },
  "listPublicKeys": {
    "challenge": "Session realm=\"console\""
  },
  "createPublicKey": {
    "challenge": "Session realm=\"console\""
  },
  "revokePublicKey": {
    "challenge": "Session realm=\"console\""
  },
  "listOauthApps": {
    "challenge": "Session realm=\"console\""
  },
  "createOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "getOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "updateOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "submitOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "rotateOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "listWebhookEndpoints": {
    "challenge": "Session realm=\"console\""
  },
  "createWebhookEndpoint": {
    "challenge": "Session realm=\"console\""
  },
  "getWebhookEndpoint": {
    "challenge": "Session realm=\"console\""
  },
  "deleteWebhookEndpoint": {
    "challenge": "Session realm=\"console\""
  },
  "rotateWebhookEndpoint": {
    "challenge": "Session realm=\"console\""
  },
  "enableWebhookEndpoint": {
    "challenge": "Session realm=\"console\""
  },
  "disableWebhookEndpoint": {
    "challenge": "Session realm=\"console\""
  },
  "testWebhookEndpoint": {
    "challenge": "Session realm=\"console\""
  },
  "listEvents": {
    "challenge": "Session realm=\"console\""
  },
  "getEvent": {
    "challenge": "Session realm=\"console\""
  },
  "replayEvent": {
    "challenge": "Session realm=\"console\""
  },
  "createEventReplay": {
    "challenge": "Session realm=\"console\""
  },
  "getEventReplay": {
    "challenge": "Session realm=\"console\""
  },
  "listDeliveries": {
    "challenge": "Session realm=\"console\""
  },
  "getDelivery": {
    "challenge": "Session realm=\"console\""
  },
  "listRequestLogs": {
    "challenge": "Session realm=\"console\""
  },
  "getRequestLog": {
    "challenge": "Session realm=\"console\""
  },
  "eraseCustomer": {
    "challenge": "Session realm=\"console\""
  },
  "listAuditEntries": {
    "challenge": "Session realm=\"console\""
  },
  "getTrialBalance": {
    "challenge": "Session realm=\"console\""
  },
  "getStatement": {
    "challenge": "Session realm=\"console\""
  },
  "getReconciliation": {
    "challenge": "Session realm=\"console\""
  },
  "listPlatformBusinesses": {
    "challenge": "Session realm=\"console\""
  },
  "createBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "getPlatformBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "createOwnerInvitation": {
    "challenge": "Session realm=\"console\""
  },
  "approveBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "rejectBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "suspendBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "reinstateBusiness": {
    "challenge": "Session realm=\"console\""
  },
  "listPlatformOauthApps": {
    "challenge": "Session realm=\"console\""
  },
  "getPlatformOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "approveOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "rejectOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "suspendOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "reinstateOauthApp": {
    "challenge": "Session realm=\"console\""
  },
  "registerBeneficiary": {
    "challenge": "Session realm=\"console\""
  },
  "listPlatformCustomers": {
    "challenge": "Session realm=\"console\""
  },
  "getPlatformCustomer": {
    "challenge": "Session realm=\"console\""
  },
  "approveCustomer": {
    "challenge": "Session realm=\"console\""
  },
  "rejectCustomer": {
    "challenge": "Session realm=\"console\""
  },
  "revertCustomer": {
    "challenge": "Session realm=\"console\""
  },
  "getSandbox": {
    "challenge": "Session realm=\"console\""
  },
  "fundSandboxBalance": {
    "challenge": "Session realm=\"console\""
  },
  "createSandboxDeposit": {
    "challenge": "Session realm=\"console\""
  },
  "settleSandboxPayout": {
    "challenge": "Session realm=\"console\""
  },
  "advanceSandboxClock": {
    "challenge": "Session realm=\"console\""
  },
  "settleSandboxVerification": {
    "challenge": "Session realm=\"console\""
  },
  "createSandboxIdentityToken": {
    "challenge": "Session realm=\"console\""
  },
  "createSandboxOauthTokens": {
    "challenge": "Session realm=\"console\""
  },
  "createSandboxFill": {
    "challenge": "Session realm=\"console\""
  },
  "createSandboxEvent": {
    "challenge": "Session realm=\"console\""
  },
  "listSandboxFaults": {
    "challenge": "Session realm=\"console\""
  },
  "createSandboxFault": {
    "challenge": "Session realm=\"console\""
  },
  "deleteSandboxFault": {
    "challenge": "Session realm=\"console\""
  },
  "listSandboxMails": {
    "challenge": "Session realm=\"console\""
  },
  "resetSandbox": {
    "challenge": "Session realm=\"console\""
  }
} as const;
