import { ApiError } from '../api-error.ts';
import { InvalidGrantError } from '../generated/errors.ts';
import type { TokenResponse } from '../generated/models.ts';
import { OAuthError } from '../oauth-error.ts';
import { DisconnectedError } from './disconnected-error.ts';
import { type IssuerOptions, issuerEndpoints } from './issuer-endpoints.ts';
import { mutex } from './mutex.ts';
import type { Pkce } from './pkce.ts';
import { TokenSaveError } from './token-save-error.ts';
import type { StoredTokens, TokenStore } from './token-store.ts';

/**
 * How long before expiry an access token is refreshed, or half of its lifetime if that is shorter: enough time for a
 * request in flight.
 */
const EARLY_MS = 60_000;
/** How long the current token is used after a failed early refresh, unless the issuer sends `Retry-After`. */
const PAUSE_MS = 5000;

export interface OAuthSessionOptions extends IssuerOptions {
  readonly store: TokenStore;
  /** The current time in milliseconds since 1970; `Date.now` by default. */
  readonly now?: () => number;
}

/** The authorization to request from a user. */
export interface AuthorizationRequest {
  /** One of the app's registered redirect URIs, identical byte for byte. */
  readonly redirectUri: string;
  /** Separated by spaces. Include `offline_access`, or the connection ends when its access token expires. */
  readonly scope: string;
  readonly state: string;
  readonly pkce: Pick<Pkce, 'challenge'>;
  /** Returned in the ID token. */
  readonly nonce?: string;
}

/** The code of a callback, with the values that its authorization was started with. */
export interface CodeExchange {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** What the user granted. */
export interface OAuthGrant {
  /** Separated by spaces. */
  readonly scope: string;
  /** Proves who signed in; absent unless `openid` was granted. Not a credential for the API. */
  readonly idToken?: string;
}

/**
 * One connection: the tokens with which your app acts for one user and business. Use one session per connection and
 * process; if several processes share the connection, its store needs `exclusive`. Printing a session shows no token
 * and no secret.
 *
 * Calls throw `OAuthError` or `ApiError` if the issuer refuses, `UnexpectedAnswer` if its response is not one that the
 * contract describes, `IssuerConnectionError` if there is none, and the errors of your store. None of these ends the
 * connection.
 */
export interface OAuthSession {
  /** Returns the URL to open in the user's browser. */
  authorizationUrl(request: AuthorizationRequest): string;
  /**
   * Exchanges a code for tokens and saves them, replacing those in the store.
   * @throws TokenSaveError if the store did not save them.
   */
  exchange(exchange: CodeExchange): Promise<OAuthGrant>;
  /**
   * Returns the current access token, refreshed a minute before it expires. Concurrent calls share one refresh and its
   * result. If the refresh fails while the current token is still valid, the current one is returned and a later call
   * tries again.
   *
   * @throws DisconnectedError if the user must authorize the app again; later calls throw it without asking the issuer,
   * until there are
   *   new tokens. The store is cleared.
   * @throws TokenSaveError if new tokens were issued and the store did not save them.
   */
  accessToken(): Promise<string>;
  /**
   * Returns an access token other than the one that the API refused with 401, refreshing only if there is none yet.
   * Throws what `accessToken` throws.
   */
  refresh(staleAccessToken: string): Promise<string>;
  /**
   * Ends the connection: revokes the refresh token and clears the store. Access tokens already in use elsewhere stay
   * valid until they expire. Can be called again if it fails.
   */
  revoke(): Promise<void>;
}

/** Tokens that may not be saved. */
interface Unsaved {
  readonly tokens: StoredTokens;
  /** The content of the store when they were issued. */
  readonly replaces: StoredTokens | undefined;
}

/** How the connection ended. */
interface Ended {
  /** The tokens that can no longer be refreshed. */
  readonly tokens: StoredTokens | undefined;
  readonly error: DisconnectedError;
}

/**
 * Creates an OAuth2 session with refresh tokens, which is also a `credential` of `createClient`. For your backend only,
 * since it needs the client secret.
 *
 * @example
 * const session = oauthSession({ authUrl, clientId, clientSecret, store });
 * const client = createClient({ baseUrl, credential: session });
 */
export function oauthSession(options: OAuthSessionOptions): OAuthSession {
  const { clientId, store, now = Date.now } = options;
  const issuer = issuerEndpoints(options);
  const oneAtATime = mutex();
  let current: StoredTokens | undefined;
  let unsaved: Unsaved | undefined;
  let ended: Ended | undefined;
  let flight: Promise<string> | undefined;
  /** No early refresh is tried before this time. */
  let pausedUntil = 0;
  /** Lifetime of the issuer's access tokens; unknown until it has issued one. */
  let issuedLifeMs = Number.POSITIVE_INFINITY;

  const millisecondsLeft = (tokens: StoredTokens) => Date.parse(tokens.expiresAt) - now();
  const isUsable = (tokens: StoredTokens, stale: string | undefined) =>
    tokens.accessToken !== stale && millisecondsLeft(tokens) > Math.min(EARLY_MS, issuedLifeMs / 2);

  /** @throws DisconnectedError if there are no tokens, or if they are those with which the connection ended. */
  function connected(tokens: StoredTokens | undefined): StoredTokens {
    if (tokens === undefined || tokens.accessToken === ended?.tokens?.accessToken) {
      throw ended?.error ?? new DisconnectedError('The store has no tokens.');
    }
    ended = undefined;
    return tokens;
  }

  async function obtain(stale?: string): Promise<string> {
    while (flight !== undefined) {
      const token = await flight;
      if (token !== stale) return token;
    }
    flight = renew(stale).finally(() => {
      flight = undefined;
    });
    return flight;
  }

  async function renew(stale: string | undefined): Promise<string> {
    if (unsaved === undefined) {
      current = connected(current ?? (await store.load()));
      if (isUsable(current, stale)) return current.accessToken;
    }
    await locked(() => refreshStored(stale));
    return connected(current).accessToken;
  }

  /** Runs work with exclusive access to the store, after saving tokens that it failed to save before. */
  function locked(work: () => Promise<void>): Promise<void> {
    return oneAtATime(async () => {
      if (unsaved !== undefined) await saving(async () => {});
      await saving(work);
    });
  }

  /**
   * Counts new tokens as saved only once `exclusive` has resolved: it may be a database transaction, whose commit can
   * fail. If the store then runs the work again, it only saves, since a second refresh would be a replay.
   */
  async function saving(work: () => Promise<void>): Promise<void> {
    let isRun = false;
    const once = () => {
      isRun = true;
      return unsaved === undefined ? work() : saveAgain(unsaved);
    };
    try {
      await (store.exclusive === undefined ? once() : store.exclusive(once));
      if (!isRun) throw new TypeError('`store.exclusive` resolved without running `work`. Reject instead.');
    } catch (cause) {
      throw unsaved === undefined ? cause : new TokenSaveError(unsaved.tokens, cause);
    }
    unsaved = undefined;
  }

  /** Does not overwrite what another process saved in the meantime, such as the tokens of a new authorization. */
  async function saveAgain({ tokens, replaces }: Unsaved): Promise<void> {
    const stored = await store.load();
    if (stored?.accessToken === replaces?.accessToken) await store.save(tokens);
    else current = stored;
  }

  /** Reads the store first, since another process may have refreshed in the meantime. */
  async function refreshStored(stale: string | undefined): Promise<void> {
    const stored = await store.load();
    current = stored;
    if (stored === undefined || isUsable(stored, stale)) return;
    const { refreshToken } = connected(stored);
    if (refreshToken === undefined) throw new DisconnectedError('There is no refresh token.');
    const issuedAt = now();
    const answer = await issuer
      .token({ grant_type: 'refresh_token', refresh_token: refreshToken })
      .catch((error: unknown) => {
        if (error instanceof InvalidGrantError) return error;
        throw error;
      });
    if (answer instanceof InvalidGrantError) await disconnect(stored, answer);
    else await keep(storedTokens(answer, issuedAt), stored);
  }

  /**
   * Returns normally, so that a transaction of the store is not rolled back together with its `clear`. A failure of the
   * store is harmless here: the issuer refuses these tokens again.
   */
  async function disconnect(tokens: StoredTokens, cause: InvalidGrantError): Promise<void> {
    ended = { tokens, error: new DisconnectedError('The issuer refused the refresh token.', { cause }) };
    current = undefined;
    try {
      const stored = await store.load();
      if (stored?.accessToken === tokens.accessToken) await store.clear();
      else current = stored;
    } catch {}
  }

  async function keep(tokens: StoredTokens, replaces: StoredTokens | undefined): Promise<void> {
    current = tokens;
    issuedLifeMs = millisecondsLeft(tokens);
    ended = undefined;
    unsaved = { tokens, replaces };
    await store.save(tokens);
  }

  return {
    authorizationUrl: ({ redirectUri, scope, state, pkce, nonce }) =>
      issuer.authorizationUrl({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: pkce.challenge,
        code_challenge_method: 'S256',
        ...(nonce !== undefined && { nonce }),
      }),

    exchange: async ({ code, verifier, redirectUri }) => {
      let grant: OAuthGrant = { scope: '' };
      await locked(async () => {
        // Before the code is spent, so that an unavailable store fails here.
        const replaces = await store.load();
        const issuedAt = now();
        const answer = await issuer.token({
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        });
        grant = {
          scope: answer.scope,
          ...(answer.id_token !== undefined && { idToken: answer.id_token }),
        };
        await keep(storedTokens(answer, issuedAt), replaces);
      });
      return grant;
    },

    accessToken: async () => {
      const isCurrentValid = () => current !== undefined && millisecondsLeft(current) > 0;
      if (current !== undefined && isCurrentValid() && now() < pausedUntil) return current.accessToken;
      try {
        return await obtain();
      } catch (error) {
        const isFinal = error instanceof DisconnectedError || error instanceof TokenSaveError;
        if (isFinal || current === undefined || !isCurrentValid()) throw error;
        const seconds = error instanceof ApiError || error instanceof OAuthError ? error.retryAfter : null;
        pausedUntil = now() + (seconds === null ? PAUSE_MS : seconds * 1000);
        return current.accessToken;
      }
    },

    refresh: obtain,

    revoke: () =>
      locked(async () => {
        const tokens = await store.load();
        if (tokens?.refreshToken !== undefined) {
          await issuer.revoke({ token: tokens.refreshToken, token_type_hint: 'refresh_token' });
        }
        current = undefined;
        ended = { tokens, error: new DisconnectedError('The connection was revoked.') };
        await store.clear();
      }),
  };
}

function storedTokens(answer: TokenResponse, issuedAt: number): StoredTokens {
  return {
    accessToken: answer.access_token,
    ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
    expiresAt: new Date(issuedAt + answer.expires_in * 1000).toISOString(),
    scope: answer.scope,
  };
}
