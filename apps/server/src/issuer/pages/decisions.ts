import type { Call } from '@finops/contract-express';
import { SignInRefused, TooManyAttempts } from '../../domain/accounts/account-errors.ts';
import type { Origin } from '../../domain/accounts/users/password-check.ts';
import type { Sessions } from '../../domain/accounts/users/sessions.ts';
import type { Consents } from '../../domain/oauth/consents.ts';
import { networkOf } from '../../http/rate-limit.ts';
import { statusError } from '../authorization-errors.ts';
import {
  type CookieSettings,
  consentCsrfToken,
  holdsConsentCookie,
  isConsentCsrfToken,
} from '../consent-cookie.ts';
import { consentPath } from '../consent-path.ts';
import type { Issuer, PendingAuthorization, Redirection } from '../issuer.ts';
import { consentPage } from './consent-page.ts';
import { errorPage } from './error-page.ts';
import { readForm } from './form.ts';
import { pageHeaders } from './html.ts';
import { signInPage } from './sign-in-page.ts';

/** Dependencies of the pages. */
export interface ConsentParts {
  readonly issuer: Issuer;
  readonly consents: Consents;
  readonly sessions: Pick<Sessions, 'identify'>;
  readonly cookie: CookieSettings;
}

/** The response of a page. */
export interface PageReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Shows the user the next step of an authorization: sign in, or decide. */
export async function showAuthorization(call: Call, id: string, parts: ConsentParts): Promise<PageReply> {
  const pending = await pendingOf(call, id, parts);
  return 'status' in pending ? pending : nextPage(pending, parts);
}

/** Handles a form submitted on such a page and shows the outcome. */
export async function takeDecision(call: Call, id: string, parts: ConsentParts): Promise<PageReply> {
  const pending = await pendingOf(call, id, parts);
  if ('status' in pending) return pending;
  const form = await readForm(call.request);
  if (!isConsentCsrfToken(form.csrf, id, parts.cookie)) return over();
  const { issuer } = parts;
  switch (form.action) {
    case 'sign_in':
      return signIn(call, pending, parts, { email: form.email ?? '', password: form.password ?? '' });
    case 'sign_out':
      await issuer.identify(pending, undefined);
      return seeOther(consentPath(issuer.url, id));
    case 'deny':
      return leave(await issuer.deny(pending));
    case 'allow':
      return allow(call, pending, parts, form.business_id);
    default:
      return nextPage(pending, parts);
  }
}

/** The authorization, if this browser began it and its app is approved; otherwise the page that says why not. */
async function pendingOf(
  { request }: Call,
  id: string,
  { issuer, cookie }: ConsentParts,
): Promise<PendingAuthorization | PageReply> {
  if (!holdsConsentCookie(request.headers.cookie, id, cookie)) return over();
  const pending = await issuer.pending(id);
  if (pending === undefined) return over();
  const refused = statusError(pending.client);
  return refused === undefined ? pending : over(`${refused.error_description} (${refused.error})`);
}

async function nextPage(
  pending: PendingAuthorization,
  { consents, cookie }: ConsentParts,
  message?: string,
): Promise<PageReply> {
  const csrf = consentCsrfToken(pending.id, cookie);
  const user = pending.userId === undefined ? undefined : await consents.userOf(pending.userId);
  if (user === undefined) return shown(200, signInPage(pending, csrf), pending);
  const businesses = await consents.choices(user.id, pending.scopes);
  const content = { pending, email: user.email, businesses, csrf, ...(message !== undefined && { message }) };
  return shown(message === undefined ? 200 : 422, consentPage(content), pending);
}

async function signIn(
  call: Call,
  pending: PendingAuthorization,
  { issuer, sessions, cookie }: ConsentParts,
  given: Parameters<Sessions['identify']>[0],
): Promise<PageReply> {
  const origin: Origin = { network: networkOf(call.address), requestId: call.id };
  try {
    const user = await sessions.identify(given, origin);
    await issuer.identify(pending, user.id);
    return seeOther(consentPath(issuer.url, pending.id));
  } catch (error) {
    if (!(error instanceof SignInRefused || error instanceof TooManyAttempts)) throw error;
    const { message } = error;
    const csrf = consentCsrfToken(pending.id, cookie);
    const content = signInPage(pending, csrf, { message, email: given.email });
    if (error instanceof SignInRefused) return shown(401, content, pending);
    const reply = shown(429, content, pending);
    return { ...reply, headers: { ...reply.headers, 'Retry-After': String(error.retryAfterSeconds) } };
  }
}

async function allow(
  call: Call,
  pending: PendingAuthorization,
  parts: ConsentParts,
  businessId: string | undefined,
): Promise<PageReply> {
  const { userId } = pending;
  if (userId === undefined) return nextPage(pending, parts);
  const choices = await parts.consents.choices(userId, pending.scopes);
  if (!choices.some(({ id }) => id === businessId) || businessId === undefined) {
    return nextPage(pending, parts, 'Choose one of your businesses.');
  }
  const act = { actor: { kind: 'user', id: userId }, requestId: call.id } as const;
  return leave(await parts.issuer.allow(pending, businessId, act));
}

function leave(redirection: Redirection | undefined): PageReply {
  return redirection === undefined ? over() : seeOther(redirection.location);
}

function seeOther(location: string): PageReply {
  return { status: 303, headers: { ...pageHeaders(), Location: location }, body: '' };
}

function shown(status: number, body: string, { redirectUri }: PendingAuthorization): PageReply {
  return { status, headers: pageHeaders(redirectUri), body };
}

function over(
  message = 'This request has ended or was started in another browser. Go back to the app and start again.',
): PageReply {
  return {
    status: 400,
    headers: pageHeaders(),
    body: errorPage('This request cannot be continued', message),
  };
}
