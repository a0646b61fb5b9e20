import type { IdentityProvider, IdentityTokenIssuer } from '../domain/customers/identity-provider.ts';
import { Unavailable } from '../domain/domain-error.ts';

const RETRY_AFTER_SECONDS = 3600;

async function unavailable(): Promise<never> {
  throw new Unavailable(
    'No identity provider is connected, so identity tokens cannot be read.',
    RETRY_AFTER_SECONDS,
  );
}

/** Used when no identity provider is connected: the platform's reviewers decide about every customer. */
export const absentIdentityProvider: IdentityProvider & IdentityTokenIssuer = {
  answersAfterMs: () => undefined,
  answerAbout: () => undefined,
  readToken: unavailable,
  issueToken: unavailable,
};
