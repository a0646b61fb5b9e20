import type { CookieSettings } from '../../consent-cookie.ts';
import type { IssuerHandlers } from '../../handler.ts';
import type { Issuer } from '../../issuer.ts';
import { authorizeApp } from './authorize-app.ts';
import { createToken } from './create-token.ts';
import { revokeToken } from './revoke-token.ts';

/** The authorization code flow and its tokens (G20, G88). */
export const oauth2Handlers = (issuer: Issuer, cookie: CookieSettings) =>
  ({
    authorizeApp: authorizeApp(issuer, cookie),
    createToken: createToken(issuer),
    revokeToken: revokeToken(issuer),
  }) satisfies Partial<IssuerHandlers>;
