// Generated from spec/ by `npm run codegen`. Do not edit.

export const errorCatalogue = {
  "bad_request": {
    "name": "bad_request",
    "status": 400,
    "kind": "api",
    "source": true,
    "meaning": "The request cannot be read, for example broken JSON, a cursor that was not given out, or a header that is no longer accepted.",
    "action": "Mend the request as the message says; the same request fails again."
  },
  "request_validation": {
    "name": "request_validation",
    "status": 400,
    "family": "4XX",
    "kind": "api",
    "source": true,
    "status_decision": "G08",
    "meaning": "A parameter, a header or a value breaks a field rule; `fields` names each with its reasons.",
    "action": "Correct the fields named and send the request again."
  },
  "schema_validation": {
    "name": "schema_validation",
    "status": 400,
    "family": "4XX",
    "kind": "api",
    "source": true,
    "status_decision": "G08",
    "meaning": "The JSON body does not meet the schema of the operation; `schema` says why and how to mend it, `fields` names the fields.",
    "action": "Send what `schema.fix` says. Generated types keep this from happening."
  },
  "unauthorized": {
    "name": "unauthorized",
    "status": 401,
    "kind": "api",
    "source": true,
    "meaning": "Authentication is missing or invalid; the access token may have expired or the key may be revoked.",
    "action": "Refresh the access token or check the key and its environment, then try again once."
  },
  "insufficient_scope": {
    "name": "insufficient_scope",
    "status": 403,
    "kind": "api",
    "decision": "G09",
    "meaning": "The credential is valid and lacks a scope that the operation requires.",
    "action": "Use a key or a token with every scope listed for the operation; a token needs a new authorization."
  },
  "forbidden": {
    "name": "forbidden",
    "status": 403,
    "kind": "api",
    "decision": "G09",
    "meaning": "This kind of credential may not call the operation at all, or the state of its business does not allow it.",
    "action": "Use one of the credentials that the operation lists; when the message names the state of the business, its owners settle that in the console."
  },
  "not_found": {
    "name": "not_found",
    "status": 404,
    "kind": "api",
    "source": true,
    "meaning": "There is no such route, or no such resource as the path names that the caller may see.",
    "action": "Check the path, the identifier, the profile and the environment."
  },
  "resource_not_found": {
    "name": "resource_not_found",
    "status": 404,
    "family": "4XX",
    "kind": "api",
    "source": true,
    "status_decision": "G10",
    "meaning": "A resource that a header or the body names does not exist, or the caller may not see it.",
    "action": "Check the identifiers in the body and `X-BU-PROFILE-ID`."
  },
  "method_not_allowed": {
    "name": "method_not_allowed",
    "status": 405,
    "kind": "api",
    "decision": "G09",
    "meaning": "The path exists and does not have this method.",
    "action": "Use a method that `Allow` lists."
  },
  "not_acceptable": {
    "name": "not_acceptable",
    "status": 406,
    "kind": "api",
    "decision": "G09",
    "meaning": "None of the media types in `Accept` can be sent.",
    "action": "Accept `application/json`."
  },
  "conflict": {
    "name": "conflict",
    "status": 409,
    "kind": "api",
    "decision": "G09",
    "meaning": "Something excludes this, for example a running request with the same idempotency key, an open request of a one-time link, or, in the console, that a business would lose its last owner.",
    "action": "Wait a moment and try again with the same idempotency key, or change first what the message names."
  },
  "payload_too_large": {
    "name": "payload_too_large",
    "status": 413,
    "kind": "api",
    "decision": "G09",
    "meaning": "The body is larger than the operation takes.",
    "action": "Send a smaller body, for example smaller images."
  },
  "unsupported_media_type": {
    "name": "unsupported_media_type",
    "status": 415,
    "kind": "api",
    "decision": "G09",
    "meaning": "The body has a media type that the operation does not take.",
    "action": "Send `application/json`."
  },
  "insufficient_balance": {
    "name": "insufficient_balance",
    "status": 422,
    "kind": "api",
    "decision": "G08",
    "meaning": "The available balance does not cover the amount.",
    "action": "Fund the balance or lower the amount, then create a new quote."
  },
  "quote_expired": {
    "name": "quote_expired",
    "status": 422,
    "kind": "api",
    "decision": "G08",
    "meaning": "The quote is past its `expires_at`; nothing moved.",
    "action": "Create a new quote and take that one."
  },
  "invalid_state": {
    "name": "invalid_state",
    "status": 422,
    "kind": "api",
    "decision": "G08",
    "meaning": "The state of the resource does not allow this; nothing changed.",
    "action": "Read the resource again and act on its present status."
  },
  "idempotency_key_reused": {
    "name": "idempotency_key_reused",
    "status": 422,
    "kind": "api",
    "decision": "G69",
    "meaning": "The idempotency key was used with another body.",
    "action": "Use a new key for a new request, the same body for a retry."
  },
  "err_bvn_verification_required": {
    "name": "err_bvn_verification_required",
    "status": 422,
    "kind": "api",
    "source": true,
    "status_decision": "G08",
    "meaning": "A virtual bank account is asked for while the customer has no BVN on file.",
    "action": "Add a `bvn` entry to the customer's `identifying_information`, then ask again."
  },
  "profile_kyc_verification": {
    "name": "profile_kyc_verification",
    "status": 422,
    "kind": "api",
    "decision": "G09",
    "meaning": "The submission of an individual customer is incomplete.",
    "action": "Send what `requirements_due` lists, then submit again."
  },
  "missing_section": {
    "name": "missing_section",
    "status": 422,
    "kind": "api",
    "decision": "G09",
    "meaning": "The submission of a business customer lacks a section.",
    "action": "Update the customer with the section that `fields` names, then submit again."
  },
  "missing_documents": {
    "name": "missing_documents",
    "status": 422,
    "kind": "api",
    "decision": "G09",
    "meaning": "The submission of a business customer lacks a document.",
    "action": "Update the customer with the document that `fields` names, then submit again."
  },
  "identity_token_invalid": {
    "name": "identity_token_invalid",
    "status": 422,
    "kind": "api",
    "decision": "G172",
    "meaning": "The identity token has a wrong signature, has expired, or was not issued for this service.",
    "action": "Have the provider share a new token, and send it before it expires."
  },
  "identity_token_used": {
    "name": "identity_token_used",
    "status": 422,
    "kind": "api",
    "decision": "G172",
    "meaning": "The identity token was imported before; a token works once.",
    "action": "Read the customer for the outcome, or have the provider share a new token."
  },
  "identity_token_mismatch": {
    "name": "identity_token_mismatch",
    "status": 422,
    "kind": "api",
    "decision": "G172",
    "meaning": "The identity token was shared by another business, or is about another person than this customer.",
    "action": "Send the token that your own account at the provider shared for this customer."
  },
  "individual_customer_required": {
    "name": "individual_customer_required",
    "status": 422,
    "kind": "api",
    "decision": "G172",
    "meaning": "The operation is for individual customers, and this customer is a business.",
    "action": "Verify a business by its documents with `verifyCustomer`."
  },
  "reusable_kyc_not_enabled": {
    "name": "reusable_kyc_not_enabled",
    "status": 403,
    "kind": "api",
    "decision": "G172",
    "meaning": "The business has no account at the identity provider with reusable KYC.",
    "action": "Have reusable KYC switched on, or verify the customer by documents with `verifyCustomer`."
  },
  "too_many_requests": {
    "name": "too_many_requests",
    "status": 429,
    "kind": "api",
    "decision": "G09",
    "meaning": "The caller is over the rate limit of the resource.",
    "action": "Wait the seconds in `Retry-After`; slow down before `RateLimit` reaches zero."
  },
  "internal_server_error": {
    "name": "internal_server_error",
    "status": 500,
    "family": "5XX",
    "kind": "api",
    "source": true,
    "status_decision": "G09",
    "meaning": "Something failed on the side of the service.",
    "action": "Try again later, a creation with the same idempotency key; report the `X-Request-Id` when it lasts."
  },
  "service_unavailable": {
    "name": "service_unavailable",
    "status": 503,
    "kind": "api",
    "source": true,
    "meaning": "The service cannot answer for a moment.",
    "action": "Wait the seconds in `Retry-After` and try again, a creation with the same idempotency key."
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
    "action": "Mend the request; compare the redirect URI with the registered one byte for byte."
  },
  "invalid_client": {
    "name": "invalid_client",
    "status": 401,
    "kind": "oauth",
    "in": [
      "body"
    ],
    "decision": "G28",
    "meaning": "The client is unknown or its credentials are missing or wrong. The authorization endpoint answers an unknown client with 400.",
    "action": "Check `client_id`, `client_secret` and the environment; a rotated secret needs the new one."
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
    "meaning": "The refresh token or the authorization code is expired, revoked, already used or not of this client. On refresh it is a hard disconnect.",
    "action": "Drop the tokens and send the user through authorization again; do not retry."
  },
  "unauthorized_client": {
    "name": "unauthorized_client",
    "status": 400,
    "kind": "oauth",
    "in": [
      "body",
      "redirect"
    ],
    "source": true,
    "status_decision": "G28",
    "meaning": "The app is pending, rejected or suspended.",
    "action": "Wait for approval, or see in the dashboard what the app's review says."
  },
  "unsupported_grant_type": {
    "name": "unsupported_grant_type",
    "status": 400,
    "kind": "oauth",
    "in": [
      "body"
    ],
    "decision": "G28",
    "meaning": "The token endpoint does not take this grant.",
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
    "meaning": "The authorization endpoint does not take this response type.",
    "action": "Use `code`."
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
    "action": "Ask only for scopes that the app was approved for."
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
    "meaning": "The user, or the business, refused the authorization.",
    "action": "Tell the user that nothing is connected; ask again only when the user wants to."
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
    "meaning": "The issuer failed while the user was on the way.",
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
    "meaning": "The issuer cannot take the authorization for a moment.",
    "action": "Start the authorization again in a minute."
  }
} as const;
