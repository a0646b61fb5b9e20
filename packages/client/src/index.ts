export type { AccessTokenClaims, TokenPair, WebhookEvent } from '@finops/contract';
export { ApiError, UnexpectedAnswer } from './api-error.ts';
export {
  type ApiPaths,
  type ClientOptions,
  createClient,
  type FinancialOperationsClient,
  unwrap,
} from './client.ts';
export type { Credential } from './credentials.ts';
export { type Decimal, type DecimalInput, decimal, type Rounding } from './decimal.ts';
export { expressWebhook } from './webhooks/express-webhook.ts';
export { fetchWebhook } from './webhooks/fetch-webhook.ts';
export type { VerificationOptions, WebhookDelivery } from './webhooks/verify-delivery.ts';
export { verifyWebhook } from './webhooks/verify-webhook.ts';
export type { ReceivedEvent, UnknownWebhookEvent } from './webhooks/webhook-event.ts';
export type { WebhookHandlerOptions } from './webhooks/webhook-handler.ts';
export type { WebhookHeaders } from './webhooks/webhook-headers.ts';
export { type WebhookRefusal, WebhookVerificationError } from './webhooks/webhook-verification-error.ts';
