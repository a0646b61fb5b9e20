/** Validation of access tokens, for resource servers: `@finops/client/access-tokens`. */

export type { AccessTokenClaims, Scope } from '@finops/contract';
export * from '@finops/contract/access-tokens';
