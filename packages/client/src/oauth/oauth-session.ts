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

/** How long before its end an access token is refreshed, unless half of its life is shorter: time enough for a request on its way. */
const EARLY_MS = 60_000;
/** After an early refresh that failed, how long the current token is used before the next try, unless the issuer says. */
const PAUSE_MS = 5000;

export interface OAuthSessionOptions extends IssuerOptions {
  readonly store: TokenStore;
  /** The present time in milliseconds since 1970; `Date.now` by default. */
  readonly now?: () => number;
}

/** What a user is asked for. */
export interface AuthorizationRequest {
  /** One of the app's registered redirect URIs, byte for byte. */
  readonly redirectUri: string;
  /** Separated by spaces. Include `offline_access`, or the connection ends when its access token expires. */
  readonly scope: string;
  readonly state: string;
  readonly pkce: Pick<Pkce, 'challenge'>;
  /** Comes back in the ID token. */
  readonly nonce?: string;
}

/** The code of a callback, and what its authorization was started with. */
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
 * One connection: the tokens by which your app acts for one user and business. Use one session for a connection in a process; give its
 * store `exclusive` if there are several. Printing a session shows no token and no secret.
 *
 * Calls throw `OAuthError` or `ApiError` if the issuer refuses, `UnexpectedAnswer` if its answer is not of the contract,
 * `IssuerConnectionError` if there is none, and the errors of your store. None of these ends the connection.
 */
export interface OAuthSession {
  /** The address to open in the user's browser. */
  authorizationUrl(request: AuthorizationRequest): string;
  /**
   * Exchanges a code for tokens and saves them; they replace those that the store had.
   * @throws TokenSaveError if the store did not save them.
   */
  exchange(exchange: CodeExchange): Promise<OAuthGrant>;
  /**
   * The current access token, refreshed a minute before it expires. Parallel calls share one refresh and its outcome. If that refresh
   * fails while the current token is still valid, the current one is returned, and the next call tries again.
   *
   * @throws DisconnectedError if the user must authorize the app again; later calls throw it without asking the issuer, until there are
   *   new tokens. The store is cleared.
   * @throws TokenSaveError if new tokens were issued and the store did not save them.
   */
  accessToken(): Promise<string>;
  /**
   * An access token other than the one that the API refused with 401; refreshes only if there is none yet. Throws what `accessToken`
   * throws.
   */
  refresh(staleAccessToken: string): Promise<string>;
  /**
   * Ends the connection: revokes the refresh token and clears the store. An access token that somebody else has stays valid until it
   * expires. Can be called again if it fails.
   */
  revoke(): Promise<void>;
}

/** Tokens that are not known to be saved. */
interface Unsaved {
  readonly tokens: StoredTokens;
  /** What the store had when they were issued. */
  readonly replaces: StoredTokens | undefined;
}

/** How the connection ended. */
interface Ended {
  /** What can no longer be refreshed. */
  readonly tokens: StoredTokens | undefined;
  readonly error: DisconnectedError;
}

/**
 * A session of OAuth2 with refresh tokens; also a `credential` of `createClient`. Runs on your backend, which alone has the client secret.
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
  /** Until when an early refresh is not tried again. */
  let pausedUntil = 0;
  /** How long the access tokens live that the issuer gives; unknown until it has given one. */
  let issuedLifeMs = Number.POSITIVE_INFINITY;

  const millisecondsLeft = (tokens: StoredTokens) => Date.parse(tokens.expiresAt) - now();
  const isUsable = (tokens: StoredTokens, stale: string | undefined) =>
    tokens.accessToken !== stale && millisecondsLeft(tokens) > Math.min(EARLY_MS, issuedLifeMs / 2);

  /** @throws DisconnectedError if these are no tokens, or those that the connection ended with. */
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

  /** Runs work that alone may change the store, after it has tokens that it did not save before. */
  function locked(work: () => Promise<void>): Promise<void> {
    return oneAtATime(async () => {
      if (unsaved !== undefined) await saving(async () => {});
      await saving(work);
    });
  }

  /**
   * Counts new tokens as saved only when `exclusive` has resolved: it may be a database transaction, whose end can fail. Were the store to
   * run the work again then, a second refresh would be a replay, so it only saves.
   */
  async function saving(work: () => Promise<void>): Promise<void> {
    let isRun = false;
    const once = () => {
      isRun = true;
      return unsaved === undefined ? work() : saveAgain(unsaved);
    };
    try {
      await (store.exclusive === undefined ? once() : store.exclusive(once));
      if (!isRun) throw new TypeError('`store.exclusive` resolved without running its work: reject instead.');
    } catch (cause) {
      throw unsaved === undefined ? cause : new TokenSaveError(unsaved.tokens, cause);
    }
    unsaved = undefined;
  }

  /** Does not overwrite what another process has saved meanwhile, such as the tokens of a new authorization. */
  async function saveAgain({ tokens, replaces }: Unsaved): Promise<void> {
    const stored = await store.load();
    if (stored?.accessToken === replaces?.accessToken) await store.save(tokens);
    else current = stored;
  }

  /** Another process may have refreshed since this one looked, so the store is asked first. */
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
   * Returns normally, so that a transaction of the store is not rolled back with its `clear`. A store that fails now changes nothing: the
   * issuer refuses these tokens again.
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
        // Before the code is spent: a store that is down fails here.
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
