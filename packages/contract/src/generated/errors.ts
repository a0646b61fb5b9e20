// Generated from spec/ by `npm run codegen`. Do not edit.

export const errorCatalogue = {
  "bad_request": {
    "name": "bad_request",
    "status": 400,
    "kind": "api",
    "source": true,
    "meaning": "The server cannot read the request: for example, the JSON is malformed, the `cursor` was not issued by this list, or a header is no longer accepted.",
    "action": "Correct the request as the message describes. The same request fails again."
  },
  "request_validation": {
    "name": "request_validation",
    "status": 400,
    "family": "4XX",
    "kind": "api",
    "source": true,
    "status_decision": "G08",
    "meaning": "A parameter, header or field value breaks a rule. `fields` lists each one with its reasons.",
    "action": "Correct the listed fields and send the request again."
  },
  "schema_validation": {
    "name": "schema_validation",
    "status": 400,
    "family": "4XX",
    "kind": "api",
    "source": true,
    "status_decision": "G08",
    "meaning": "The JSON body does not match the operation's schema. `schema` gives the reason and the fix; `fields` lists the fields.",
    "action": "Apply `schema.fix` and send the request again. Generated types prevent this error."
  },
  "unauthorized": {
    "name": "unauthorized",
    "status": 401,
    "kind": "api",
    "source": true,
    "meaning": "Authentication is missing or invalid. The access token may have expired, or the key may be revoked.",
    "action": "Refresh the access token, or check the key and its environment; then retry once."
  },
  "insufficient_scope": {
    "name": "insufficient_scope",
    "status": 403,
    "kind": "api",
    "decision": "G09",
    "meaning": "The credential is valid but lacks a scope that the operation requires.",
    "action": "Use a key or token with every scope listed for the operation. To get a token with more scopes, ask the user to authorize the app again."
  },
  "forbidden": {
    "name": "forbidden",
    "status": 403,
    "kind": "api",
    "decision": "G09",
    "meaning": "This type of credential cannot call the operation, or the current state of the business does not allow the call.",
    "action": "Use a credential type listed for the operation. If the message names the state of the business, an owner must resolve it in the console."
  },
  "not_found": {
    "name": "not_found",
    "status": 404,
    "kind": "api",
    "source": true,
    "meaning": "The route does not exist, or the resource in the path does not exist or is not visible to the caller.",
    "action": "Check the path, the identifier, the profile and the environment."
  },
  "resource_not_found": {
    "name": "resource_not_found",
    "status": 404,
    "family": "4XX",
    "kind": "api",
    "source": true,
    "status_decision": "G10",
    "meaning": "A resource named in the body or in a header does not exist or is not visible to the caller.",
    "action": "Check the identifiers in the body and in `X-BU-PROFILE-ID`."
  },
  "method_not_allowed": {
    "name": "method_not_allowed",
    "status": 405,
    "kind": "api",
    "decision": "G09",
    "meaning": "The path does not support this method.",
    "action": "Use one of the methods listed in the `Allow` header."
  },
  "not_acceptable": {
    "name": "not_acceptable",
    "status": 406,
    "kind": "api",
    "decision": "G09",
    "meaning": "The server cannot produce any of the media types in `Accept`.",
    "action": "Send `Accept: application/json`, or leave the header out."
  },
  "conflict": {
    "name": "conflict",
    "status": 409,
    "kind": "api",
    "decision": "G09",
    "meaning": "The request conflicts with another one or with existing data: for example, a request with the same idempotency key is still running, a one-time link already has an open request, or the change would leave a business without an owner.",
    "action": "If another request is running, wait and retry with the same idempotency key. Otherwise resolve the conflict named in the message first."
  },
  "payload_too_large": {
    "name": "payload_too_large",
    "status": 413,
    "kind": "api",
    "decision": "G09",
    "meaning": "The request body exceeds the operation's size limit.",
    "action": "Send a smaller body, for example with smaller images."
  },
  "unsupported_media_type": {
    "name": "unsupported_media_type",
    "status": 415,
    "kind": "api",
    "decision": "G09",
    "meaning": "The operation does not support the media type of the request body.",
    "action": "Send `Content-Type: application/json`."
  },
  "misdirected_request": {
    "name": "misdirected_request",
    "status": 421,
    "kind": "api",
    "decision": "G367",
    "meaning": "The `Host` of the request is not a loopback name, and the sandbox is only served on this machine.",
    "action": "Call the sandbox by its loopback address, such as `http://127.0.0.1:4010`. To serve others, set `HOST`."
  },
  "insufficient_balance": {
    "name": "insufficient_balance",
    "status": 422,
    "kind": "api",
    "decision": "G08",
    "meaning": "The available balance does not cover the amount. The message says how much is available and how much is needed, and of which profile.",
    "action": "Fund the balance or lower the amount, then create a new quote."
  },
  "quote_expired": {
    "name": "quote_expired",
    "status": 422,
    "kind": "api",
    "decision": "G08",
    "meaning": "The quote is past its `expires_at`. No money moved.",
    "action": "Create a new quote and execute that one."
  },
  "invalid_state": {
    "name": "invalid_state",
    "status": 422,
    "kind": "api",
    "decision": "G08",
    "meaning": "The current state of the resource does not allow the operation. Nothing changed.",
    "action": "Fetch the resource again and act on its current `status`."
  },
  "idempotency_key_reused": {
    "name": "idempotency_key_reused",
    "status": 422,
    "kind": "api",
    "decision": "G69",
    "meaning": "The idempotency key was already used with a different request body.",
    "action": "Use a new key for a new request. To retry a request, send the same key with the same body."
  },
  "err_bvn_verification_required": {
    "name": "err_bvn_verification_required",
    "status": 422,
    "kind": "api",
    "source": true,
    "status_decision": "G08",
    "meaning": "The customer has no BVN on file, which a virtual bank account requires.",
    "action": "Add a `bvn` entry to the customer's `identifying_information`, then retry."
  },
  "profile_kyc_verification": {
    "name": "profile_kyc_verification",
    "status": 422,
    "kind": "api",
    "decision": "G09",
    "meaning": "The individual customer's information is incomplete and cannot be submitted for review.",
    "action": "Supply everything in `requirements_due`, then submit the customer again."
  },
  "missing_section": {
    "name": "missing_section",
    "status": 422,
    "kind": "api",
    "decision": "G09",
    "meaning": "The business customer lacks a required section and cannot be submitted for review.",
    "action": "Add the section named in `fields` to the customer, then submit again."
  },
  "missing_documents": {
    "name": "missing_documents",
    "status": 422,
    "kind": "api",
    "decision": "G09",
    "meaning": "The business customer lacks a required document and cannot be submitted for review.",
    "action": "Add the document named in `fields` to the customer, then submit again."
  },
  "identity_token_invalid": {
    "name": "identity_token_invalid",
    "status": 422,
    "kind": "api",
    "decision": "G172",
    "meaning": "The signature of the identity token is wrong, it has expired, or it was issued for another service.",
    "action": "Have the provider share a new token, and send it before it expires."
  },
  "identity_token_used": {
    "name": "identity_token_used",
    "status": 422,
    "kind": "api",
    "decision": "G172",
    "meaning": "The identity token was imported before; it can be used once.",
    "action": "Read the customer for the outcome, or have the provider share a new token."
  },
  "identity_token_mismatch": {
    "name": "identity_token_mismatch",
    "status": 422,
    "kind": "api",
    "decision": "G172",
    "meaning": "Another business shared the identity token, or it is about another person than this customer.",
    "action": "Send the token that your own account at the provider shared for this customer."
  },
  "individual_customer_required": {
    "name": "individual_customer_required",
    "status": 422,
    "kind": "api",
    "decision": "G172",
    "meaning": "The operation is for individual customers, and this customer is a business.",
    "action": "Verify a business customer by its documents with `verifyCustomer`."
  },
  "reusable_kyc_not_enabled": {
    "name": "reusable_kyc_not_enabled",
    "status": 403,
    "kind": "api",
    "decision": "G172",
    "meaning": "The business has no account at the identity provider with reusable KYC.",
    "action": "Have reusable KYC enabled, or verify the customer by documents with `verifyCustomer`."
  },
  "too_many_requests": {
    "name": "too_many_requests",
    "status": 429,
    "kind": "api",
    "decision": "G09",
    "meaning": "The caller exceeded a rate limit, has too many requests in progress, or reached one person too often.",
    "action": "Wait the number of seconds in `Retry-After`. To avoid this error, slow down before the remaining quota in `RateLimit` reaches zero."
  },
  "internal_server_error": {
    "name": "internal_server_error",
    "status": 500,
    "family": "5XX",
    "kind": "api",
    "source": true,
    "status_decision": "G09",
    "meaning": "An unexpected error occurred on the server.",
    "action": "Retry later; when you create something, use the same idempotency key. If the error persists, report the `X-Request-Id`."
  },
  "service_unavailable": {
    "name": "service_unavailable",
    "status": 503,
    "kind": "api",
    "source": true,
    "meaning": "The service is temporarily unable to handle the request.",
    "action": "Wait the number of seconds in `Retry-After`, then retry; when you create something, use the same idempotency key."
  },
  "invalid_request": {
    "name": "invalid_request",
    "status": 400,
    "kind": "oauth",
    "in": [
      "body",
      "redirect"
    ],
    "decision": "G28",
    "meaning": "A parameter is missing, repeated or malformed, or the redirect URI is not registered.",
    "action": "Correct the request. The redirect URI must match a registered one byte for byte."
  },
  "invalid_client": {
    "name": "invalid_client",
    "status": 401,
    "kind": "oauth",
    "in": [
      "body"
    ],
    "decision": "G28",
    "meaning": "The client is unknown, or its credentials are missing or wrong. The authorization endpoint returns 400 for an unknown client.",
    "action": "Check `client_id`, `client_secret` and the environment. After a rotation, use the new secret."
  },
  "invalid_grant": {
    "name": "invalid_grant",
    "status": 400,
    "kind": "oauth",
    "in": [
      "body"
    ],
    "source": true,
    "status_decision": "G28",
    "meaning": "The authorization code or refresh token is expired, revoked, already used, or was issued to another client. On a refresh the connection is permanently lost.",
    "action": "Discard the tokens and ask the user to authorize the app again. Do not retry."
  },
  "unauthorized_client": {
    "name": "unauthorized_client",
    "status": 400,
    "kind": "oauth",
    "in": [
      "body"
    ],
    "source": true,
    "status_decision": "G28",
    "meaning": "The app is pending review, rejected or suspended.",
    "action": "Wait for approval, or check the result of the app's review in the dashboard."
  },
  "unsupported_grant_type": {
    "name": "unsupported_grant_type",
    "status": 400,
    "kind": "oauth",
    "in": [
      "body"
    ],
    "decision": "G28",
    "meaning": "The token endpoint does not support this grant type.",
    "action": "Use `authorization_code` or `refresh_token`."
  },
  "unsupported_response_type": {
    "name": "unsupported_response_type",
    "status": null,
    "family": "4XX",
    "kind": "oauth",
    "in": [
      "redirect"
    ],
    "decision": "G28",
    "meaning": "The authorization endpoint does not support this response type.",
    "action": "Use `response_type=code`."
  },
  "invalid_scope": {
    "name": "invalid_scope",
    "status": 400,
    "kind": "oauth",
    "in": [
      "body",
      "redirect"
    ],
    "decision": "G28",
    "meaning": "A scope is unknown, malformed or not approved for the app.",
    "action": "Request only scopes that were approved for the app."
  },
  "access_denied": {
    "name": "access_denied",
    "status": null,
    "family": "4XX",
    "kind": "oauth",
    "in": [
      "redirect"
    ],
    "decision": "G28",
    "meaning": "The user or the business declined the authorization.",
    "action": "Tell the user that the app is not connected. Ask again only when the user starts over."
  },
  "server_error": {
    "name": "server_error",
    "status": null,
    "family": "5XX",
    "kind": "oauth",
    "in": [
      "redirect"
    ],
    "decision": "G28",
    "meaning": "An unexpected error occurred on the issuer during authorization.",
    "action": "Start the authorization again later."
  },
  "temporarily_unavailable": {
    "name": "temporarily_unavailable",
    "status": null,
    "family": "5XX",
    "kind": "oauth",
    "in": [
      "redirect"
    ],
    "decision": "G28",
    "meaning": "The issuer is temporarily unable to handle the authorization.",
    "action": "Start the authorization again in a minute."
  }
} as const;
