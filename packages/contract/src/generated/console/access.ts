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
  "getSandbox": {
    "roles": [
      "owner",
      "developer",
      "viewer"
    ],
    "administrator": false,
    "csrf": false
  },
  "createOpeningDeposit": {
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
