export type { AccessTokenClaims, TokenPair, WebhookEvent } from '@finops/contract';
export { ApiError } from './api-error.ts';
export {
  type ApiPaths,
  type ClientOptions,
  createClient,
  type FinancialOperationsClient,
  unwrap,
} from './client.ts';
export type { Credential } from './credentials.ts';
export * from './generated/errors.ts';
export { OAuthError, type OAuthErrorName } from './oauth-error.ts';
export { UnexpectedAnswer } from './unexpected-answer.ts';
