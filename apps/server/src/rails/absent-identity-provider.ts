import type { IdentityProvider } from '../domain/customers/identity-provider.ts';

/** Stands where no identity provider is connected: reviewers of the platform decide about every customer. */
export const absentIdentityProvider: IdentityProvider = {
  answersAfterMs: () => undefined,
  answerAbout: () => undefined,
};
