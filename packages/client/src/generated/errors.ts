// Generated from spec/ by `npm run codegen`. Do not edit.

import { ApiError } from '../api-error.ts';
import { OAuthError } from '../oauth-error.ts';

/**
 * The server cannot read the request: for example, the JSON is malformed, the `cursor` was not issued
 * by this list, or a header is no longer accepted.
 *
 * Correct the request as the message describes. The same request fails again.
 *
 * Also the parent of `RequestValidationError` and `SchemaValidationError`.
 */
export class BadRequestError extends ApiError {
  declare readonly name: 'bad_request' | 'request_validation' | 'schema_validation';
  declare readonly status: 400;
}

/**
 * This type of credential cannot call the operation, or the current state of the business does not
 * allow the call.
 *
 * Use a credential type listed for the operation. If the message names the state of the business, an
 * owner must resolve it in the console.
 *
 * Also the parent of `InsufficientScopeError` and `ReusableKycNotEnabledError`.
 */
export class ForbiddenError extends ApiError {
  declare readonly name: 'forbidden' | 'insufficient_scope' | 'reusable_kyc_not_enabled';
  declare readonly status: 403;
}

/**
 * The route does not exist, or the resource in the path does not exist or is not visible to the
 * caller.
 *
 * Check the path, the identifier, the profile and the environment.
 *
 * Also the parent of `ResourceNotFoundError`.
 */
export class NotFoundError extends ApiError {
  declare readonly name: 'not_found' | 'resource_not_found';
  declare readonly status: 404;
}

/**
 * A parameter, header or field value breaks a rule. `fields` lists each one with its reasons.
 *
 * Correct the listed fields and send the request again.
 */
export class RequestValidationError extends BadRequestError {
  declare readonly name: 'request_validation';
  declare readonly status: 400;
}

/**
 * The JSON body does not match the operation's schema. `schema` gives the reason and the fix; `fields`
 * lists the fields.
 *
 * Apply `schema.fix` and send the request again. Generated types prevent this error.
 */
export class SchemaValidationError extends BadRequestError {
  declare readonly name: 'schema_validation';
  declare readonly status: 400;
}

/**
 * Authentication is missing or invalid. The access token may have expired, or the key may be revoked.
 *
 * Refresh the access token, or check the key and its environment; then retry once.
 */
export class UnauthorizedError extends ApiError {
  declare readonly name: 'unauthorized';
  declare readonly status: 401;
}

/**
 * The credential is valid but lacks a scope that the operation requires.
 *
 * Use a key or token with every scope listed for the operation. To get a token with more scopes, ask
 * the user to authorize the app again.
 */
export class InsufficientScopeError extends ForbiddenError {
  declare readonly name: 'insufficient_scope';
  declare readonly status: 403;
}

/**
 * A resource named in the body or in a header does not exist or is not visible to the caller.
 *
 * Check the identifiers in the body and in `X-BU-PROFILE-ID`.
 */
export class ResourceNotFoundError extends NotFoundError {
  declare readonly name: 'resource_not_found';
  declare readonly status: 404;
}

/**
 * The path does not support this method.
 *
 * Use one of the methods listed in the `Allow` header.
 */
export class MethodNotAllowedError extends ApiError {
  declare readonly name: 'method_not_allowed';
  declare readonly status: 405;
}

/**
 * The server cannot produce any of the media types in `Accept`.
 *
 * Send `Accept: application/json`, or leave the header out.
 */
export class NotAcceptableError extends ApiError {
  declare readonly name: 'not_acceptable';
  declare readonly status: 406;
}

/**
 * The request conflicts with another one or with existing data: for example, a request with the same
 * idempotency key is still running, a one-time link already has an open request, or the change would
 * leave a business without an owner.
 *
 * If another request is running, wait and retry with the same idempotency key. Otherwise resolve the
 * conflict named in the message first.
 */
export class ConflictError extends ApiError {
  declare readonly name: 'conflict';
  declare readonly status: 409;
}

/**
 * The request body exceeds the operation's size limit.
 *
 * Send a smaller body, for example with smaller images.
 */
export class PayloadTooLargeError extends ApiError {
  declare readonly name: 'payload_too_large';
  declare readonly status: 413;
}

/**
 * The operation does not support the media type of the request body.
 *
 * Send `Content-Type: application/json`.
 */
export class UnsupportedMediaTypeError extends ApiError {
  declare readonly name: 'unsupported_media_type';
  declare readonly status: 415;
}

/**
 * The `Host` of the request is not a loopback name, and the sandbox is only served on this machine.
 *
 * Call the sandbox by its loopback address, such as `http://127.0.0.1:4010`. To serve others, set
 * `HOST`.
 */
export class MisdirectedRequestError extends ApiError {
  declare readonly name: 'misdirected_request';
  declare readonly status: 421;
}

/**
 * The available balance does not cover the amount. The message says how much is available and how much
 * is needed, and of which profile.
 *
 * Fund the balance or lower the amount, then create a new quote.
 */
export class InsufficientBalanceError extends ApiError {
  declare readonly name: 'insufficient_balance';
  declare readonly status: 422;
}

/**
 * The quote is past its `expires_at`. No money moved.
 *
 * Create a new quote and execute that one.
 */
export class QuoteExpiredError extends ApiError {
  declare readonly name: 'quote_expired';
  declare readonly status: 422;
}

/**
 * The current state of the resource does not allow the operation. Nothing changed.
 *
 * Fetch the resource again and act on its current `status`.
 */
export class InvalidStateError extends ApiError {
  declare readonly name: 'invalid_state';
  declare readonly status: 422;
}

/**
 * The idempotency key was already used with a different request body.
 *
 * Use a new key for a new request. To retry a request, send the same key with the same body.
 */
export class IdempotencyKeyReusedError extends ApiError {
  declare readonly name: 'idempotency_key_reused';
  declare readonly status: 422;
}

/**
 * The customer has no BVN on file, which a virtual bank account requires.
 *
 * Add a `bvn` entry to the customer's `identifying_information`, then retry.
 */
export class ErrBvnVerificationRequiredError extends ApiError {
  declare readonly name: 'err_bvn_verification_required';
  declare readonly status: 422;
}

/**
 * The individual customer's information is incomplete and cannot be submitted for review.
 *
 * Supply everything in `requirements_due`, then submit the customer again.
 */
export class ProfileKycVerificationError extends ApiError {
  declare readonly name: 'profile_kyc_verification';
  declare readonly status: 422;
}

/**
 * The business customer lacks a required section and cannot be submitted for review.
 *
 * Add the section named in `fields` to the customer, then submit again.
 */
export class MissingSectionError extends ApiError {
  declare readonly name: 'missing_section';
  declare readonly status: 422;
}

/**
 * The business customer lacks a required document and cannot be submitted for review.
 *
 * Add the document named in `fields` to the customer, then submit again.
 */
export class MissingDocumentsError extends ApiError {
  declare readonly name: 'missing_documents';
  declare readonly status: 422;
}

/**
 * The signature of the identity token is wrong, it has expired, or it was issued for another service.
 *
 * Have the provider share a new token, and send it before it expires.
 */
export class IdentityTokenInvalidError extends ApiError {
  declare readonly name: 'identity_token_invalid';
  declare readonly status: 422;
}

/**
 * The identity token was imported before; it can be used once.
 *
 * Read the customer for the outcome, or have the provider share a new token.
 */
export class IdentityTokenUsedError extends ApiError {
  declare readonly name: 'identity_token_used';
  declare readonly status: 422;
}

/**
 * Another business shared the identity token, or it is about another person than this customer.
 *
 * Send the token that your own account at the provider shared for this customer.
 */
export class IdentityTokenMismatchError extends ApiError {
  declare readonly name: 'identity_token_mismatch';
  declare readonly status: 422;
}

/**
 * The operation is for individual customers, and this customer is a business.
 *
 * Verify a business customer by its documents with `verifyCustomer`.
 */
export class IndividualCustomerRequiredError extends ApiError {
  declare readonly name: 'individual_customer_required';
  declare readonly status: 422;
}

/**
 * The business has no account at the identity provider with reusable KYC.
 *
 * Have reusable KYC enabled, or verify the customer by documents with `verifyCustomer`.
 */
export class ReusableKycNotEnabledError extends ForbiddenError {
  declare readonly name: 'reusable_kyc_not_enabled';
  declare readonly status: 403;
}

/**
 * The caller exceeded a rate limit, has too many requests in progress, or reached one person too
 * often.
 *
 * Wait the number of seconds in `Retry-After`. To avoid this error, slow down before the remaining
 * quota in `RateLimit` reaches zero.
 */
export class TooManyRequestsError extends ApiError {
  declare readonly name: 'too_many_requests';
  declare readonly status: 429;
}

/**
 * An unexpected error occurred on the server.
 *
 * Retry later; when you create something, use the same idempotency key. If the error persists, report
 * the `X-Request-Id`.
 */
export class InternalServerError extends ApiError {
  declare readonly name: 'internal_server_error';
  declare readonly status: 500;
}

/**
 * The service is temporarily unable to handle the request.
 *
 * Wait the number of seconds in `Retry-After`, then retry; when you create something, use the same
 * idempotency key.
 */
export class ServiceUnavailableError extends ApiError {
  declare readonly name: 'service_unavailable';
  declare readonly status: 503;
}

/**
 * A parameter is missing, repeated or malformed, or the redirect URI is not registered.
 *
 * Correct the request. The redirect URI must match a registered one byte for byte.
 */
export class InvalidRequestError extends OAuthError {
  declare readonly name: 'invalid_request';
}

/**
 * The client is unknown, or its credentials are missing or wrong. The authorization endpoint returns
 * 400 for an unknown client.
 *
 * Check `client_id`, `client_secret` and the environment. After a rotation, use the new secret.
 */
export class InvalidClientError extends OAuthError {
  declare readonly name: 'invalid_client';
}

/**
 * The authorization code or refresh token is expired, revoked, already used, or was issued to another
 * client. On a refresh the connection is permanently lost.
 *
 * Discard the tokens and ask the user to authorize the app again. Do not retry.
 */
export class InvalidGrantError extends OAuthError {
  declare readonly name: 'invalid_grant';
}

/**
 * The app is pending review, rejected or suspended.
 *
 * Wait for approval, or check the result of the app's review in the dashboard.
 */
export class UnauthorizedClientError extends OAuthError {
  declare readonly name: 'unauthorized_client';
}

/**
 * The token endpoint does not support this grant type.
 *
 * Use `authorization_code` or `refresh_token`.
 */
export class UnsupportedGrantTypeError extends OAuthError {
  declare readonly name: 'unsupported_grant_type';
}

/**
 * The authorization endpoint does not support this response type.
 *
 * Use `response_type=code`.
 */
export class UnsupportedResponseTypeError extends OAuthError {
  declare readonly name: 'unsupported_response_type';
}

/**
 * A scope is unknown, malformed or not approved for the app.
 *
 * Request only scopes that were approved for the app.
 */
export class InvalidScopeError extends OAuthError {
  declare readonly name: 'invalid_scope';
}

/**
 * The user or the business declined the authorization.
 *
 * Tell the user that the app is not connected. Ask again only when the user starts over.
 */
export class AccessDeniedError extends OAuthError {
  declare readonly name: 'access_denied';
}

/**
 * An unexpected error occurred on the issuer during authorization.
 *
 * Start the authorization again later.
 */
export class ServerError extends OAuthError {
  declare readonly name: 'server_error';
}

/**
 * The issuer is temporarily unable to handle the authorization.
 *
 * Start the authorization again in a minute.
 */
export class TemporarilyUnavailableError extends OAuthError {
  declare readonly name: 'temporarily_unavailable';
}

/** The classes of the API's own errors, by name. */
export const apiErrors = {
  bad_request: BadRequestError,
  request_validation: RequestValidationError,
  schema_validation: SchemaValidationError,
  unauthorized: UnauthorizedError,
  insufficient_scope: InsufficientScopeError,
  forbidden: ForbiddenError,
  not_found: NotFoundError,
  resource_not_found: ResourceNotFoundError,
  method_not_allowed: MethodNotAllowedError,
  not_acceptable: NotAcceptableError,
  conflict: ConflictError,
  payload_too_large: PayloadTooLargeError,
  unsupported_media_type: UnsupportedMediaTypeError,
  misdirected_request: MisdirectedRequestError,
  insufficient_balance: InsufficientBalanceError,
  quote_expired: QuoteExpiredError,
  invalid_state: InvalidStateError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  err_bvn_verification_required: ErrBvnVerificationRequiredError,
  profile_kyc_verification: ProfileKycVerificationError,
  missing_section: MissingSectionError,
  missing_documents: MissingDocumentsError,
  identity_token_invalid: IdentityTokenInvalidError,
  identity_token_used: IdentityTokenUsedError,
  identity_token_mismatch: IdentityTokenMismatchError,
  individual_customer_required: IndividualCustomerRequiredError,
  reusable_kyc_not_enabled: ReusableKycNotEnabledError,
  too_many_requests: TooManyRequestsError,
  internal_server_error: InternalServerError,
  service_unavailable: ServiceUnavailableError,
} as const;

/** The classes of the errors of RFC 6749, by name. */
export const oauthErrors = {
  invalid_request: InvalidRequestError,
  invalid_client: InvalidClientError,
  invalid_grant: InvalidGrantError,
  unauthorized_client: UnauthorizedClientError,
  unsupported_grant_type: UnsupportedGrantTypeError,
  unsupported_response_type: UnsupportedResponseTypeError,
  invalid_scope: InvalidScopeError,
  access_denied: AccessDeniedError,
  server_error: ServerError,
  temporarily_unavailable: TemporarilyUnavailableError,
} as const;
