export type { ErrorBody, ErrorName, EventKind, Scope } from '@finops/contract';
export { ApiError } from './api-error.ts';
export type { CallOptions, IdempotentCallOptions, ProfileCallOptions } from './call-options.ts';
export {
  type ApiPaths,
  type ClientOptions,
  createClient,
  type FinancialOperationsClient,
  unwrap,
} from './client.ts';
export { ConnectionError, TimeoutError } from './connection-error.ts';
export type { AppCredential, Credential } from './credentials.ts';
export { type Decimal, type DecimalInput, decimal, type Rounding } from './decimal.ts';
export * from './generated/errors.ts';
export type * from './generated/models.ts';
export type * from './generated/resources.ts';
export type { Attempt, AttemptEnd, Hooks } from './hooks.ts';
export { type ExpectedCallback, readCallback } from './oauth/callback.ts';
export { DisconnectedError } from './oauth/disconnected-error.ts';
export { InvalidCallbackError } from './oauth/invalid-callback-error.ts';
export { IssuerConnectionError } from './oauth/issuer-connection-error.ts';
export {
  type AuthorizationRequest,
  type CodeExchange,
  type OAuthGrant,
  type OAuthSession,
  type OAuthSessionOptions,
  oauthSession,
} from './oauth/oauth-session.ts';
export { createPkce, type Pkce, randomState } from './oauth/pkce.ts';
export { TokenSaveError } from './oauth/token-save-error.ts';
export { memoryTokenStore, type StoredTokens, type TokenStore } from './oauth/token-store.ts';
export { OAuthError, type OAuthErrorName } from './oauth-error.ts';
export { Page, type PagePromise } from './page.ts';
export type { ResourcesWithResponse } from './resources.ts';
export { UnexpectedAnswer } from './unexpected-answer.ts';
export { expressWebhook } from './webhooks/express-webhook.ts';
export { fetchWebhook } from './webhooks/fetch-webhook.ts';
export { signWebhook, type WebhookSignatureHeaders } from './webhooks/sign-webhook.ts';
export type { VerificationOptions } from './webhooks/verification-options.ts';
export { verifyWebhook } from './webhooks/verify-webhook.ts';
export type { WebhookDelivery } from './webhooks/webhook-delivery.ts';
export type { ReceivedEvent, UnknownWebhookEvent } from './webhooks/webhook-event.ts';
export type { WebhookHandlerOptions } from './webhooks/webhook-handler.ts';
export type { WebhookHeaders } from './webhooks/webhook-headers.ts';
export { type WebhookRefusal, WebhookVerificationError } from './webhooks/webhook-verification-error.ts';
