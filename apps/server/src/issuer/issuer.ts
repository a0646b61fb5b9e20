import { operationTable } from '@finops/contract';
import type { Provider } from 'oidc-provider';
import type { Act } from '../domain/accounts/audit-entry.ts';
import type { Clock } from '../domain/clock.ts';
import type { Consent, Consents } from '../domain/oauth/consents.ts';
import { scopesIn, unapprovedScopes } from '../domain/oauth/granted-scopes.ts';
import type { IssuerRecords, IssuerStore } from '../domain/oauth/issuer-record.ts';
import type { OAuthClient, OAuthClients } from '../domain/oauth/oauth-client.ts';
import type { SigningKeys } from '../domain/oauth/signing-keys.ts';
import type { Randomness } from '../domain/randomness.ts';
import type { OAuthError } from './authorization-errors.ts';
import { pendingIdIn } from './consent-path.ts';
import type { Answered, Asked } from './exchange.ts';
import { ProviderCalls } from './provider-calls.ts';
import { type RecordSeal, recordSeal } from './record-seal.ts';

interface Dependencies {
  /** The canonical issuer. */
  readonly url: string;
  readonly store: IssuerStore;
  readonly keys: SigningKeys;
  readonly clients: OAuthClients;
  readonly consents: Consents;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** 32 bytes that encrypt the stored records. */
  readonly sealKey: Buffer;
}

/** An authorization that waits for a user. */
export interface PendingAuthorization {
  readonly id: string;
  readonly client: OAuthClient;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  /** The user who has signed in for it; undefined before. */
  readonly userId: string | undefined;
}

/** Where the browser goes next, and the authorization that awaits its user there. */
export interface Redirection {
  readonly location: string;
  readonly pendingId: string | undefined;
}

/**
 * The form fields passed to the provider for an exchange; with others, it could use a token whose grant is not locked.
 */
const FIELDS = {
  code: ['grant_type', 'code', 'redirect_uri', 'code_verifier'],
  // RFC 6749, 6: a refresh may request fewer scopes.
  refresh: ['grant_type', 'refresh_token', 'scope'],
} as const;

/** Issues tokens: the OAuth2 provider, behind the rules of this service (G250 to G254). */
export class Issuer {
  readonly #dependencies: Dependencies;
  readonly #seal: RecordSeal;
  readonly #calls: ProviderCalls;

  constructor(parts: Dependencies) {
    this.#dependencies = parts;
    this.#seal = recordSeal(parts.sealKey, parts.randomness);
    this.#calls = new ProviderCalls({ ...parts, seal: this.#seal });
  }

  /** The canonical issuer. */
  get url(): string {
    return this.#dependencies.url;
  }

  /** Begins an authorization whose client, redirect URI and scopes are valid. */
  authorize(client: OAuthClient, parameters: Readonly<Record<string, string>>): Promise<Redirection> {
    // A nonce belongs to an ID token; the provider would refuse it without one.
    const { nonce, ...others } = parameters;
    const hasIdToken = scopesIn(parameters.scope ?? '').includes('openid');
    const query = new URLSearchParams({
      ...others,
      ...(hasIdToken && nonce !== undefined && { nonce }),
      // OpenID Connect Core 1.0, 11: offline access requires a consent prompt.
      prompt: 'consent',
    });
    const { path } = operationTable.authorizeApp;
    return this.#calls.run(client, async ({ ask }) =>
      redirectionIn(await ask({ method: 'GET', target: `${path}?${query}` })),
    );
  }

  /** The authorization, unless it was decided, has expired, or its redirect URI is no longer registered. */
  async pending(id: string): Promise<PendingAuthorization | undefined> {
    const found = await this.#calls.run(undefined, async ({ provider }) => provider.Interaction.find(id));
    if (found === undefined) return undefined;
    const { client_id: clientId, scope, redirect_uri: redirectUri } = found.params;
    const client = await this.#dependencies.clients.find(String(clientId));
    // The provider does not check them again.
    if (!client?.redirectUris.includes(String(redirectUri))) return undefined;
    return {
      id,
      client,
      scopes: scopesIn(String(scope)),
      redirectUri: String(redirectUri),
      userId: found.result?.login?.accountId,
    };
  }

  /** Records who has signed in for an authorization; undefined signs the user out. */
  async identify({ id, client }: PendingAuthorization, userId: string | undefined): Promise<void> {
    await this.#calls.run(client, async ({ issuance: { records }, provider }) => {
      const found = await this.#held(id, records, provider);
      if (found === undefined) return;
      found.result = userId === undefined ? {} : { login: { accountId: userId, remember: false } };
      await found.persist();
    });
  }

  /**
   * Grants the app the access that its user allows, and issues a code for it.
   *
   * @returns undefined when the authorization has ended, or the user may not give the app access to this business.
   */
  allow(pending: PendingAuthorization, businessId: string, act: Act): Promise<Redirection | undefined> {
    const { id, client, scopes, userId } = pending;
    if (userId === undefined) return Promise.resolve(undefined);
    // It was approved when the authorization began.
    if (unapprovedScopes(client, scopes).length > 0) {
      return this.#refuse(pending, {
        error: 'invalid_scope',
        error_description: 'The app is no longer approved for the requested scopes.',
      });
    }
    const consent: Consent = { businessId, userId, scopes };
    return this.#calls.run(
      client,
      async ({ ask, issuance: { records }, provider }) => {
        const found = await this.#held(id, records, provider);
        if (found === undefined || !(await this.#dependencies.consents.holds(records, consent)))
          return undefined;
        const grant = new provider.Grant({ accountId: userId, clientId: client.clientId });
        grant.addOIDCScope(scopes.join(' '));
        grant.addResourceScope(this.url, scopes.join(' '));
        const grantId = await grant.save();
        await this.#dependencies.consents.note(records, act, consent, client);
        found.result = { login: { accountId: userId, remember: false }, consent: { grantId } };
        await found.persist();
        return redirectionIn(await ask(resumed(id)));
      },
      { businessId, userId },
    );
  }

  /** Tells the app that its user refuses; undefined when the authorization has ended. */
  deny(pending: PendingAuthorization): Promise<Redirection | undefined> {
    return this.#refuse(pending, {
      error: 'access_denied',
      error_description: 'The user denied the access.',
    });
  }

  #refuse({ id, client }: PendingAuthorization, error: OAuthError): Promise<Redirection | undefined> {
    return this.#calls.run(client, async ({ ask, issuance: { records }, provider }) => {
      const found = await this.#held(id, records, provider);
      if (found === undefined) return undefined;
      found.result = { ...error };
      await found.persist();
      return redirectionIn(await ask(resumed(id)));
    });
  }

  /**
   * Exchanges a code or a refresh token.
   *
   * @param form the fields of the request.
   * @returns undefined when it cannot be used; if it was replayed, its family has been revoked.
   */
  exchange(client: OAuthClient, form: Readonly<Record<string, string>>): Promise<Answered | undefined> {
    const isRefresh = form.grant_type === 'refresh_token';
    const keyHash = isRefresh
      ? this.#seal.hashOf('RefreshToken', form.refresh_token ?? '')
      : this.#seal.hashOf('AuthorizationCode', form.code ?? '');
    const sent = fieldsOf(form, isRefresh ? FIELDS.refresh : FIELDS.code);
    return this.#calls.run(client, async ({ ask, issuance }) => {
      const grant = await this.#usableGrant(issuance.records, client, keyHash);
      if (grant === undefined) return undefined;
      issuance.grant = grant;
      const { path: target } = operationTable.createToken;
      return ask({ method: 'POST', target, form: { ...sent, client_id: client.clientId } });
    });
  }

  /** Revokes a refresh token of the client together with its family, and ignores anything else (RFC 7009). */
  async revoke(client: OAuthClient, token: string): Promise<void> {
    const keyHash = this.#seal.hashOf('RefreshToken', token);
    await this.#dependencies.store.change(async (records) => {
      const grant = await records.lockGrantOf(keyHash);
      if (grant?.clientId === client.clientId) await records.removeGrant(grant.keyHash);
    });
  }

  /** Locks an authorization, so that only this transaction can decide it. */
  async #held(id: string, records: IssuerRecords, provider: Provider) {
    await records.lock(this.#seal.hashOf('Interaction', id));
    return provider.Interaction.find(id);
  }

  /**
   * The grant of a code or refresh token, locked until the transaction ends. Revokes the family if the token was
   * already used, or if its app, user or business has lost the right.
   */
  async #usableGrant(records: IssuerRecords, client: OAuthClient, keyHash: Uint8Array) {
    const { consents } = this.#dependencies;
    const grant = await records.lockGrantOf(keyHash);
    // Read after the grant is locked, as another call may have used the token before.
    const record = grant && (await records.find(keyHash));
    if (grant === undefined || record === undefined || grant.clientId !== client.clientId) return undefined;
    const { businessId, userId, createdAt } = grant;
    // An authorization in progress may have been granted after the suspension began.
    const isEnded =
      client.status === 'suspended' ||
      (client.familiesEndedAt !== undefined && client.familiesEndedAt >= createdAt);
    const scopes = record.sealedPayload && this.#seal.open(keyHash, record.sealedPayload)?.scope;
    if (
      scopes !== undefined &&
      !isEnded &&
      (await consents.holds(records, { businessId, userId, scopes: scopesIn(scopes) }))
    ) {
      return grant;
    }
    await records.removeGrant(grant.keyHash);
    return undefined;
  }
}

function fieldsOf(
  form: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)));
}

/** The request with which the provider resumes an authorization; its cookie is known only here. */
function resumed(pendingId: string): Asked {
  return {
    method: 'GET',
    target: `${operationTable.authorizeApp.path}/${pendingId}`,
    headers: { cookie: `_interaction_resume=${pendingId}` },
  };
}

function redirectionIn({ status, headers, text }: Answered): Redirection {
  const { location } = headers;
  if (status !== 303 || typeof location !== 'string') {
    throw new Error(`The provider answered ${status} to an authorization: ${text}`);
  }
  return {
    location,
    pendingId: pendingIdIn(location),
  };
}
