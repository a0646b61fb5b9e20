// Generated from spec/ by `npm run codegen`. Do not edit.

export const accessTable = {
  "getSession": {
    "roles": [],
    "administrator": false,
    "csrf": false
  },
  "deleteSession": {
    "roles": [],
    "administrator": false,
    "csrf": true
  },
  "switchBusiness": {
    "roles": [],
    "administrator": false,
    "csrf": true
  },
  "getUser": {
    "roles": [],
    "administrator": false,
    "csrf": false
  },
  "updateUser": {
    "roles": [],
    "administrator": false,
    "csrf": true
  },
  "changePassword": {
    "roles": [],
    "administrator": false,
    "csrf": true
  },
  "getBusiness": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "updateBusiness": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "submitBusiness": {
    "roles": [
      "owner"
    ],
    "administrator": false,
    "csrf": true
  },
  "listBusinesses": {
    "roles": [],
    "administrator": false,
    "csrf": false
  },
  "listMemberships": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "updateMembership": {
    "roles": [
      "owner"
    ],
    "administrator": false,
    "csrf": true
  },
  "deleteMembership": {
    "roles": [
      "owner"
    ],
    "administrator": false,
    "csrf": true
  },
  "listInvitations": {
    "roles": [
      "owner"
    ],
    "administrator": false,
    "csrf": false
  },
  "createInvitation": {
    "roles": [
      "owner"
    ],
    "administrator": false,
    "csrf": true
  },
  "revokeInvitation": {
    "roles": [
      "owner"
    ],
    "administrator": false,
    "csrf": true
  },
  "listApiKeys": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "createApiKey": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "getApiKey": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "revokeApiKey": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "rotateApiKey": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "listPublicKeys": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "createPublicKey": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "revokePublicKey": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "listOauthApps": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "createOauthApp": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "getOauthApp": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "updateOauthApp": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "submitOauthApp": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "rotateOauthApp": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "listWebhookEndpoints": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "createWebhookEndpoint": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "getWebhookEndpoint": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "deleteWebhookEndpoint": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "rotateWebhookEndpoint": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "enableWebhookEndpoint": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "disableWebhookEndpoint": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "testWebhookEndpoint": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "listEvents": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "getEvent": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "replayEvent": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "createEventReplay": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "getEventReplay": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "listDeliveries": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "getDelivery": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "listRequestLogs": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "getRequestLog": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "eraseCustomer": {
    "roles": [
      "owner"
    ],
    "administrator": false,
    "csrf": true
  },
  "listAuditEntries": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "getTrialBalance": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "getStatement": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "getReconciliation": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "listPlatformBusinesses": {
    "roles": [],
    "administrator": true,
    "csrf": false
  },
  "createBusiness": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "getPlatformBusiness": {
    "roles": [],
    "administrator": true,
    "csrf": false
  },
  "createOwnerInvitation": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "approveBusiness": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "rejectBusiness": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "suspendBusiness": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "reinstateBusiness": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "listPlatformOauthApps": {
    "roles": [],
    "administrator": true,
    "csrf": false
  },
  "getPlatformOauthApp": {
    "roles": [],
    "administrator": true,
    "csrf": false
  },
  "approveOauthApp": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "rejectOauthApp": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "suspendOauthApp": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "reinstateOauthApp": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "registerBeneficiary": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "listPlatformCustomers": {
    "roles": [],
    "administrator": true,
    "csrf": false
  },
  "getPlatformCustomer": {
    "roles": [],
    "administrator": true,
    "csrf": false
  },
  "approveCustomer": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "rejectCustomer": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "revertCustomer": {
    "roles": [],
    "administrator": true,
    "csrf": true
  },
  "getSandbox": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "fundSandboxBalance": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "createSandboxDeposit": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "settleSandboxPayout": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "advanceSandboxClock": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "settleSandboxVerification": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "createSandboxIdentityToken": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "createSandboxOauthTokens": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "createSandboxFill": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "createSandboxEvent": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "listSandboxFaults": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "createSandboxFault": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "deleteSandboxFault": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  },
  "listSandboxMails": {
    "roles": [],
    "administrator": false,
    "csrf": false
  },
  "resetSandbox": {
    "roles": [
      "owner",
      "developer"
    ],
    "administrator": false,
    "csrf": true
  }
} as const;
