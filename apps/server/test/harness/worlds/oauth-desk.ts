import { createHash, randomBytes } from 'node:crypto';
import type { OAuthScope, Role } from '@finops/contract/console';
import { hashPassword } from '../../../src/domain/accounts/users/password.ts';
import { timestampOf } from '../../../src/domain/clock.ts';
import { newClientSecret } from '../../../src/domain/oauth/client-credential.ts';
import type { OAuthApp } from '../../../src/domain/oauth/oauth-app.ts';
import { accountStore } from '../../../src/storage/accounts/postgres-account-store.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { randomIds, systemRandomness } from '../../../src/system.ts';
import { seedBusiness } from '../seed/seed-business.ts';
import { PASSWORD, SYSTEM } from './console-server.ts';
import type { TestServer } from './server.ts';

const passwordHash = hashPassword(PASSWORD, systemRandomness);

/** A user who can sign in, and the user's businesses. */
export interface ConsentingUser {
  readonly id: string;
  readonly email: string;
}

/** An answer, read. */
export interface DeskAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Tokens in a response of the issuer. */
interface IssuedTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token?: string;
  readonly scope: string;
}

export interface DeskSettings {
  readonly scopes?: readonly OAuthScope[];
  readonly redirectUris?: readonly string[];
  readonly approved?: boolean;
  /** A random one by default. */
  readonly clientId?: string;
}

/** A verifier and its challenge (RFC 7636). */
export function newPkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Creates a user with `PASSWORD` who is a member of a business. */
export async function consentingUser(
  database: Database,
  businessId: string,
  role: Role = 'owner',
): Promise<ConsentingUser> {
  const store = accountStore(database);
  const id = randomIds.next('USR_');
  const email = `${id.toLowerCase()}@example.com`;
  const createdAt = timestampOf(new Date());
  await store.directory.emails.claim(email, { userId: id, businessId });
  await store.users.insert({
    id,
    email,
    name: 'Emmy Noether',
    isAdministrator: false,
    createdAt,
    passwordHash: await passwordHash,
  });
  await store.directory.memberships.insert(id, businessId);
  await store.of(businessId).memberships.insert({ businessId, userId: id, role, createdAt });
  return { id, email };
}

/** An app, a user with a business, and a browser without scripts. */
export interface OAuthDesk {
  readonly app: OAuthApp;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly user: ConsentingUser;
  readonly businessId: string;
  /** The parameters of a valid authorization request, with changes; undefined omits a parameter. */
  parameters(changes?: Readonly<Record<string, string | undefined>>): URLSearchParams;
  /** Opens the authorization endpoint. */
  authorize(parameters: URLSearchParams): Promise<DeskAnswer>;
  /** The final address of the browser after the user signs in and allows everything. */
  consent(opened: DeskAnswer, user?: ConsentingUser, businessId?: string): Promise<URL>;
  /** A code for these parameters. */
  code(parameters: URLSearchParams): Promise<string>;
  /** Sends a form to the token endpoint with the credentials of the app. */
  token(form: Readonly<Record<string, string>>, credentials?: string): Promise<DeskAnswer>;
  /** The tokens of a complete flow. */
  issue(scope?: string): Promise<IssuedTokens>;
  refresh(token: string): Promise<DeskAnswer>;
  /** The same app and user at another address of the issuer. */
  at(issuer: string): OAuthDesk;
  /** All secrets so far, which no log may contain. */
  readonly secrets: ReadonlySet<string>;
}

/** `client_id` and `client_secret` as HTTP Basic. */
export function basic(clientId: string, secret: string): string {
  return `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`)}`;
}

/** Submits a form of a page, as a browser does. */
export async function submit(
  page: string,
  cookie: string,
  fields: Readonly<Record<string, string>>,
): Promise<DeskAnswer> {
  const shown = await read(await fetch(page, { headers: { cookie } }));
  const csrf = /name="csrf" value="([^"]+)"/.exec(shown.text)?.[1] ?? '';
  return read(
    await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ csrf, ...fields }),
    }),
  );
}

async function read(response: Response): Promise<DeskAnswer> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The secrets that lines of a log contain. */
export function loggedSecrets(log: readonly unknown[], secrets: Iterable<string>): string[] {
  const lines = JSON.stringify(log);
  return [...secrets].filter((secret) => secret !== '' && lines.includes(secret));
}

/** Registers an app, and a user with a separate business. */
export async function openOAuthDesk(
  { services, issuer }: Pick<TestServer, 'services' | 'issuer'>,
  database: Database,
  {
    scopes = ['openid', 'offline_access', 'balances:read', 'balances:write'],
    redirectUris = ['https://lending.example.com/callback'],
    approved = true,
    clientId,
  }: DeskSettings = {},
): Promise<OAuthDesk> {
  const [owner, opened] = [await seedBusiness(database), await seedBusiness(database)];
  const { oauthApps, appReviews } = services;
  const created = await oauthApps.create(
    SYSTEM,
    owner.businessId,
    { name: 'Lovelace <Lending>', homepageUrl: 'https://lending.example.com', redirectUris, scopes },
    clientId === undefined ? undefined : { clientId, secret: newClientSecret(systemRandomness) },
  );
  const app = approved ? await appReviews.decide(SYSTEM, created.id, 'oauth_app.approved') : created;
  const { businessId } = opened;
  const user = await consentingUser(database, businessId);
  const clientSecret = created.clientSecret;
  const [redirectUri = ''] = redirectUris;
  const pkce = newPkce();
  const secrets = new Set([clientSecret, pkce.verifier, PASSWORD, basic(app.clientId, clientSecret)]);
  const keep = (answer: DeskAnswer): DeskAnswer => {
    const { access_token, refresh_token, id_token } = JSON.parse(answer.text);
    for (const token of [access_token, refresh_token, id_token]) if (token !== undefined) secrets.add(token);
    return answer;
  };

  const deskAt = (address: string): OAuthDesk => {
    const desk: OAuthDesk = {
      app,
      clientSecret,
      redirectUri,
      user,
      businessId,
      secrets,
      at: deskAt,
      parameters: (changes = {}) => {
        const all = {
          response_type: 'code',
          client_id: app.clientId,
          redirect_uri: redirectUri,
          scope: scopes.join(' '),
          state: 'a state',
          code_challenge: pkce.challenge,
          code_challenge_method: 'S256',
          ...changes,
        };
        return new URLSearchParams(
          Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
        );
      },
      authorize: async (parameters) =>
        read(await fetch(`${address}/oauth2/auth?${parameters}`, { redirect: 'manual' })),
      consent: async ({ headers }, who = user, business = businessId) => {
        const page = new URL(headers.get('location') ?? '', address).href;
        const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
        secrets.add(cookie.split('=')[1] ?? '');
        await submit(page, cookie, { action: 'sign_in', email: who.email, password: PASSWORD });
        const decided = await submit(page, cookie, { action: 'allow', business_id: business });
        const location = new URL(decided.headers.get('location') ?? '', address);
        secrets.add(location.searchParams.get('code') ?? '');
        return location;
      },
      code: async (parameters) => {
        const { searchParams } = await desk.consent(await desk.authorize(parameters));
        return searchParams.get('code') ?? '';
      },
      token: async (form, credentials = basic(app.clientId, clientSecret)) =>
        keep(
          await read(
            await fetch(`${address}/oauth2/token`, {
              method: 'POST',
              headers: credentials === '' ? {} : { authorization: credentials },
              body: new URLSearchParams(form),
            }),
          ),
        ),
      issue: async (scope = scopes.join(' ')) => {
        const code = await desk.code(desk.parameters({ scope }));
        const answer = await desk.token({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: pkce.verifier,
        });
        return JSON.parse(answer.text);
      },
      refresh: (token) => desk.token({ grant_type: 'refresh_token', refresh_token: token }),
    };
    return desk;
  };
  return deskAt(issuer);
}
