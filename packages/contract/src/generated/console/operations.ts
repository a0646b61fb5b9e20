// Generated from spec/ by `npm run codegen`. Do not edit.

export const operationTable = {
  "getSession": {
    "id": "getSession",
    "method": "GET",
    "path": "/console/v1/session",
    "tag": "Session",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createSession": {
    "id": "createSession",
    "method": "POST",
    "path": "/console/v1/session",
    "tag": "Session",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "deleteSession": {
    "id": "deleteSession",
    "method": "DELETE",
    "path": "/console/v1/session",
    "tag": "Session",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "switchBusiness": {
    "id": "switchBusiness",
    "method": "POST",
    "path": "/console/v1/session/switch",
    "tag": "Session",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "getUser": {
    "id": "getUser",
    "method": "GET",
    "path": "/console/v1/user",
    "tag": "Users",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "updateUser": {
    "id": "updateUser",
    "method": "PUT",
    "path": "/console/v1/user",
    "tag": "Users",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "changePassword": {
    "id": "changePassword",
    "method": "POST",
    "path": "/console/v1/user/password",
    "tag": "Users",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "requestPasswordReset": {
    "id": "requestPasswordReset",
    "method": "POST",
    "path": "/console/v1/password_resets",
    "tag": "Users",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "resetPassword": {
    "id": "resetPassword",
    "method": "POST",
    "path": "/console/v1/password_resets/confirm",
    "tag": "Users",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "getBusiness": {
    "id": "getBusiness",
    "method": "GET",
    "path": "/console/v1/business",
    "tag": "Businesses",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "submitBusiness": {
    "id": "submitBusiness",
    "method": "POST",
    "path": "/console/v1/business/submit",
    "tag": "Businesses",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listBusinesses": {
    "id": "listBusinesses",
    "method": "GET",
    "path": "/console/v1/businesses",
    "tag": "Businesses",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listMemberships": {
    "id": "listMemberships",
    "method": "GET",
    "path": "/console/v1/memberships",
    "tag": "Memberships",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "updateMembership": {
    "id": "updateMembership",
    "method": "PUT",
    "path": "/console/v1/memberships/{user_id}",
    "tag": "Memberships",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "deleteMembership": {
    "id": "deleteMembership",
    "method": "DELETE",
    "path": "/console/v1/memberships/{user_id}",
    "tag": "Memberships",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listInvitations": {
    "id": "listInvitations",
    "method": "GET",
    "path": "/console/v1/invitations",
    "tag": "Memberships",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createInvitation": {
    "id": "createInvitation",
    "method": "POST",
    "path": "/console/v1/invitations",
    "tag": "Memberships",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "acceptInvitation": {
    "id": "acceptInvitation",
    "method": "POST",
    "path": "/console/v1/invitations/accept",
    "tag": "Memberships",
    "host": "api",
    "credentials": [],
    "scopes": [],
    "public": true,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "revokeInvitation": {
    "id": "revokeInvitation",
    "method": "DELETE",
    "path": "/console/v1/invitations/{id}",
    "tag": "Memberships",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listApiKeys": {
    "id": "listApiKeys",
    "method": "GET",
    "path": "/console/v1/api_keys",
    "tag": "ApiKeys",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createApiKey": {
    "id": "createApiKey",
    "method": "POST",
    "path": "/console/v1/api_keys",
    "tag": "ApiKeys",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "getApiKey": {
    "id": "getApiKey",
    "method": "GET",
    "path": "/console/v1/api_keys/{id}",
    "tag": "ApiKeys",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "revokeApiKey": {
    "id": "revokeApiKey",
    "method": "DELETE",
    "path": "/console/v1/api_keys/{id}",
    "tag": "ApiKeys",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "rotateApiKey": {
    "id": "rotateApiKey",
    "method": "POST",
    "path": "/console/v1/api_keys/{id}/rotate",
    "tag": "ApiKeys",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listPublicKeys": {
    "id": "listPublicKeys",
    "method": "GET",
    "path": "/console/v1/public_keys",
    "tag": "PublicKeys",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createPublicKey": {
    "id": "createPublicKey",
    "method": "POST",
    "path": "/console/v1/public_keys",
    "tag": "PublicKeys",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "revokePublicKey": {
    "id": "revokePublicKey",
    "method": "DELETE",
    "path": "/console/v1/public_keys/{id}",
    "tag": "PublicKeys",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listAuditEntries": {
    "id": "listAuditEntries",
    "method": "GET",
    "path": "/console/v1/audit_entries",
    "tag": "AuditLog",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getTrialBalance": {
    "id": "getTrialBalance",
    "method": "GET",
    "path": "/console/v1/books/trial_balance",
    "tag": "Books",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getStatement": {
    "id": "getStatement",
    "method": "GET",
    "path": "/console/v1/books/statement",
    "tag": "Books",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getReconciliation": {
    "id": "getReconciliation",
    "method": "GET",
    "path": "/console/v1/books/reconciliation",
    "tag": "Books",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listPlatformBusinesses": {
    "id": "listPlatformBusinesses",
    "method": "GET",
    "path": "/console/v1/platform/businesses",
    "tag": "Platform",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createBusiness": {
    "id": "createBusiness",
    "method": "POST",
    "path": "/console/v1/platform/businesses",
    "tag": "Platform",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "getPlatformBusiness": {
    "id": "getPlatformBusiness",
    "method": "GET",
    "path": "/console/v1/platform/businesses/{id}",
    "tag": "Platform",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createOwnerInvitation": {
    "id": "createOwnerInvitation",
    "method": "POST",
    "path": "/console/v1/platform/businesses/{id}/invitation",
    "tag": "Platform",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "approveBusiness": {
    "id": "approveBusiness",
    "method": "POST",
    "path": "/console/v1/platform/businesses/{id}/approve",
    "tag": "Platform",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "rejectBusiness": {
    "id": "rejectBusiness",
    "method": "POST",
    "path": "/console/v1/platform/businesses/{id}/reject",
    "tag": "Platform",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "suspendBusiness": {
    "id": "suspendBusiness",
    "method": "POST",
    "path": "/console/v1/platform/businesses/{id}/suspend",
    "tag": "Platform",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "reinstateBusiness": {
    "id": "reinstateBusiness",
    "method": "POST",
    "path": "/console/v1/platform/businesses/{id}/reinstate",
    "tag": "Platform",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getSandbox": {
    "id": "getSandbox",
    "method": "GET",
    "path": "/console/v1/sandbox",
    "tag": "Sandbox",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "sandbox:control"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createOpeningDeposit": {
    "id": "createOpeningDeposit",
    "method": "POST",
    "path": "/console/v1/sandbox/balances",
    "tag": "Sandbox",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "sandbox:control"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "createSandboxDeposit": {
    "id": "createSandboxDeposit",
    "method": "POST",
    "path": "/console/v1/sandbox/deposits",
    "tag": "Sandbox",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "sandbox:control"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "settleSandboxPayout": {
    "id": "settleSandboxPayout",
    "method": "POST",
    "path": "/console/v1/sandbox/payouts/{transfer_id}",
    "tag": "Sandbox",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "sandbox:control"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "advanceSandboxClock": {
    "id": "advanceSandboxClock",
    "method": "POST",
    "path": "/console/v1/sandbox/clock/advance",
    "tag": "Sandbox",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "sandbox:control"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "listSandboxMails": {
    "id": "listSandboxMails",
    "method": "GET",
    "path": "/console/v1/sandbox/outbox",
    "tag": "Sandbox",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "resetSandbox": {
    "id": "resetSandbox",
    "method": "POST",
    "path": "/console/v1/sandbox/reset",
    "tag": "Sandbox",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "sandbox:control"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  }
} as const;
