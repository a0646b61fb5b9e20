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
