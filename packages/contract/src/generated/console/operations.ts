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
  "confirmPasswordReset": {
    "id": "confirmPasswordReset",
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
  "updateBusiness": {
    "id": "updateBusiness",
    "method": "PUT",
    "path": "/console/v1/business",
    "tag": "Businesses",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
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
    "path": "/console/v1/memberships/{id}",
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
    "path": "/console/v1/memberships/{id}",
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
  "listOauthApps": {
    "id": "listOauthApps",
    "method": "GET",
    "path": "/console/v1/oauth_apps",
    "tag": "OAuthApps",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createOauthApp": {
    "id": "createOauthApp",
    "method": "POST",
    "path": "/console/v1/oauth_apps",
    "tag": "OAuthApps",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "getOauthApp": {
    "id": "getOauthApp",
    "method": "GET",
    "path": "/console/v1/oauth_apps/{id}",
    "tag": "OAuthApps",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "updateOauthApp": {
    "id": "updateOauthApp",
    "method": "PATCH",
    "path": "/console/v1/oauth_apps/{id}",
    "tag": "OAuthApps",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "submitOauthApp": {
    "id": "submitOauthApp",
    "method": "POST",
    "path": "/console/v1/oauth_apps/{id}/submit",
    "tag": "OAuthApps",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "rotateOauthApp": {
    "id": "rotateOauthApp",
    "method": "POST",
    "path": "/console/v1/oauth_apps/{id}/rotate",
    "tag": "OAuthApps",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listWebhookEndpoints": {
    "id": "listWebhookEndpoints",
    "method": "GET",
    "path": "/console/v1/webhook_endpoints",
    "tag": "WebhookEndpoints",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "createWebhookEndpoint": {
    "id": "createWebhookEndpoint",
    "method": "POST",
    "path": "/console/v1/webhook_endpoints",
    "tag": "WebhookEndpoints",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "getWebhookEndpoint": {
    "id": "getWebhookEndpoint",
    "method": "GET",
    "path": "/console/v1/webhook_endpoints/{id}",
    "tag": "WebhookEndpoints",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "deleteWebhookEndpoint": {
    "id": "deleteWebhookEndpoint",
    "method": "DELETE",
    "path": "/console/v1/webhook_endpoints/{id}",
    "tag": "WebhookEndpoints",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "rotateWebhookEndpoint": {
    "id": "rotateWebhookEndpoint",
    "method": "POST",
    "path": "/console/v1/webhook_endpoints/{id}/rotate",
    "tag": "WebhookEndpoints",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "enableWebhookEndpoint": {
    "id": "enableWebhookEndpoint",
    "method": "POST",
    "path": "/console/v1/webhook_endpoints/{id}/enable",
    "tag": "WebhookEndpoints",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "disableWebhookEndpoint": {
    "id": "disableWebhookEndpoint",
    "method": "POST",
    "path": "/console/v1/webhook_endpoints/{id}/disable",
    "tag": "WebhookEndpoints",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "testWebhookEndpoint": {
    "id": "testWebhookEndpoint",
    "method": "POST",
    "path": "/console/v1/webhook_endpoints/{id}/test",
    "tag": "WebhookEndpoints",
    "host": "api",
    "credentials": [
      "Session"
    ],
    "scopes": [],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": 262144
  },
  "listEvents": {
    "id": "listEvents",
    "method": "GET",
    "path": "/console/v1/events",
    "tag": "Events",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "events:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getEvent": {
    "id": "getEvent",
    "method": "GET",
    "path": "/console/v1/events/{id}",
    "tag": "Events",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "events:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "replayEvent": {
    "id": "replayEvent",
    "method": "POST",
    "path": "/console/v1/events/{id}/replay",
    "tag": "Events",
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
  "createEventReplay": {
    "id": "createEventReplay",
    "method": "POST",
    "path": "/console/v1/event_replays",
    "tag": "Events",
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
  "getEventReplay": {
    "id": "getEventReplay",
    "method": "GET",
    "path": "/console/v1/event_replays/{id}",
    "tag": "Events",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "events:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listDeliveries": {
    "id": "listDeliveries",
    "method": "GET",
    "path": "/console/v1/deliveries",
    "tag": "Deliveries",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "events:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getDelivery": {
    "id": "getDelivery",
    "method": "GET",
    "path": "/console/v1/deliveries/{id}",
    "tag": "Deliveries",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "events:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "listRequestLogs": {
    "id": "listRequestLogs",
    "method": "GET",
    "path": "/console/v1/request_logs",
    "tag": "RequestLogs",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "events:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "getRequestLog": {
    "id": "getRequestLog",
    "method": "GET",
    "path": "/console/v1/request_logs/{id}",
    "tag": "RequestLogs",
    "host": "api",
    "credentials": [
      "ApiKey",
      "Session"
    ],
    "scopes": [
      "events:read"
    ],
    "public": false,
    "idempotent": false,
    "maxBodyBytes": null
  },
  "eraseCustomer": {
    "id": "eraseCustomer",
    "method": "POST",
    "path": "/console/v1/customers/{id}/erase",
    "tag": "Customers",
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
  "listPlatformOauthApps": {
    "id": "listPlatformOauthApps",
    "method": "GET",
    "path": "/console/v1/platform/oauth_apps",
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
  "getPlatformOauthApp": {
    "id": "getPlatformOauthApp",
    "method": "GET",
    "path": "/console/v1/platform/oauth_apps/{id}",
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
  "approveOauthApp": {
    "id": "approveOauthApp",
    "method": "POST",
    "path": "/console/v1/platform/oauth_apps/{id}/approve",
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
  "rejectOauthApp": {
    "id": "rejectOauthApp",
    "method": "POST",
    "path": "/console/v1/platform/oauth_apps/{id}/reject",
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
  "suspendOauthApp": {
    "id": "suspendOauthApp",
    "method": "POST",
    "path": "/console/v1/platform/oauth_apps/{id}/suspend",
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
  "reinstateOauthApp": {
    "id": "reinstateOauthApp",
    "method": "POST",
    "path": "/console/v1/platform/oauth_apps/{id}/reinstate",
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
  "registerBeneficiary": {
    "id": "registerBeneficiary",
    "method": "POST",
    "path": "/console/v1/platform/oauth_apps/{id}/beneficiary",
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
  "listPlatformCustomers": {
    "id": "listPlatformCustomers",
    "method": "GET",
    "path": "/console/v1/platform/customers",
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
  "getPlatformCustomer": {
    "id": "getPlatformCustomer",
    "method": "GET",
    "path": "/console/v1/platform/customers/{id}",
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
  "approveCustomer": {
    "id": "approveCustomer",
    "method": "POST",
    "path": "/console/v1/platform/customers/{id}/approve",
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
  "rejectCustomer": {
    "id": "rejectCustomer",
    "method": "POST",
    "path": "/console/v1/platform/customers/{id}/reject",
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
  "revertCustomer": {
    "id": "revertCustomer",
    "method": "POST",
    "path": "/console/v1/platform/customers/{id}/revert",
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
  "fundSandboxBalance": {
    "id": "fundSandboxBalance",
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
    "idempotent": true,
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
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "settleSandboxPayout": {
    "id": "settleSandboxPayout",
    "method": "POST",
    "path": "/console/v1/sandbox/payouts/{id}",
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
  "settleSandboxVerification": {
    "id": "settleSandboxVerification",
    "method": "POST",
    "path": "/console/v1/sandbox/customers/{id}/verification",
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
  "createSandboxIdentityToken": {
    "id": "createSandboxIdentityToken",
    "method": "POST",
    "path": "/console/v1/sandbox/identity_tokens",
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
  "createSandboxOauthTokens": {
    "id": "createSandboxOauthTokens",
    "method": "POST",
    "path": "/console/v1/sandbox/oauth_tokens",
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
  "createSandboxFill": {
    "id": "createSandboxFill",
    "method": "POST",
    "path": "/console/v1/sandbox/stocks/fills",
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
    "idempotent": true,
    "maxBodyBytes": 262144
  },
  "createSandboxEvent": {
    "id": "createSandboxEvent",
    "method": "POST",
    "path": "/console/v1/sandbox/events",
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
  "listSandboxFaults": {
    "id": "listSandboxFaults",
    "method": "GET",
    "path": "/console/v1/sandbox/faults",
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
  "createSandboxFault": {
    "id": "createSandboxFault",
    "method": "POST",
    "path": "/console/v1/sandbox/faults",
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
  "deleteSandboxFault": {
    "id": "deleteSandboxFault",
    "method": "DELETE",
    "path": "/console/v1/sandbox/faults/{id}",
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
    "maxBodyBytes": 262144
  }
} as const;
