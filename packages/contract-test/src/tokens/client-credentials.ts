import { visible } from '../contract/visible.ts';
import type { Answer, HeaderLine, WireRequest } from '../model/message.ts';
import { NoConnection, type Sender } from '../model/sender.ts';
import { parseAnswer } from '../wire/parse-answer.ts';
import { type IssuedToken, isToken, TokenError, type TokenSource } from './token-source.ts';

/** An OAuth client and its token endpoint. */
export interface OAuthClient {
  /** The security scheme that its tokens are for. */
  readonly scheme: string;
  readonly id: string;
  readonly secret: string;
  readonly tokenUrl: URL;
  /** The sender to the origin of the token endpoint. */
  readonly sender: Sender;
}

/** How a client authenticates (RFC 6749, 2.3.1). */
type Method = 'client_secret_basic' | 'client_secret_post';

/** Besides 401, the errors of an endpoint that does not recognize the client's authentication (RFC 6749, 5.2). */
const unauthenticated: ReadonlySet<unknown> = new Set(['invalid_client', 'invalid_request']);

/**
 * Gets tokens with some scopes by the client credentials grant (RFC 6749, 4.4). The client authenticates by
 * `client_secret_basic`, or by `client_secret_post` if the endpoint refuses that.
 */
export function clientCredentials(client: OAuthClient, scopes: readonly string[]): TokenSource {
  const name = `--client-credentials ${client.scheme}`;
  let known: Method | undefined;
  return {
    name,
    async fetch(signal) {
      const ask = (method: Method): Promise<Answer> => send(client, name, method, scopes, signal);
      const first = await ask(known ?? 'client_secret_basic');
      const isLast = known !== undefined || !isUnauthenticated(first);
      const second = isLast ? first : await ask('client_secret_post');
      const token = tokenIn(isGranted(second) ? second : first, client, name, scopes);
      known ??= isLast ? 'client_secret_basic' : 'client_secret_post';
      return token;
    },
  };
}

async function send(
  { id, secret, tokenUrl, sender }: OAuthClient,
  name: string,
  method: Method,
  scopes: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const isBasic = method === 'client_secret_basic';
  const fields = {
    grant_type: 'client_credentials',
    ...(scopes.length === 0 ? {} : { scope: scopes.join(' ') }),
    ...(isBasic ? {} : { client_id: id, client_secret: secret }),
  };
  const headers: HeaderLine[] = [
    ['Accept', 'application/json'],
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ...(isBasic ? [['Authorization', `Basic ${basicPair(id, secret)}`] as const] : []),
  ];
  const request: WireRequest = {
    method: 'POST',
    target: `${tokenUrl.pathname}${tokenUrl.search}`,
    headers,
    body: new URLSearchParams(fields).toString(),
  };
  try {
    return await sender.send(request, signal);
  } catch (error) {
    if (!(error instanceof NoConnection)) throw error;
    throw new TokenError(
      `${name}: cannot connect to the token endpoint ${shown(tokenUrl)}: ${error.message}.`,
    );
  }
}

/** Both are encoded as form values before they are joined (RFC 6749, 2.3.1). */
function basicPair(id: string, secret: string): string {
  return Buffer.from(`${formValue(id)}:${formValue(secret)}`).toString('base64');
}

function formValue(text: string): string {
  return new URLSearchParams({ text }).toString().slice(5);
}

/** The secret of a client in every form in which an endpoint may echo it, the longest first. */
function secretForms({ id, secret }: OAuthClient): readonly string[] {
  const pair = basicPair(id, secret);
  const forms = [pair, pair.replace(/=+$/, ''), secret, formValue(secret), encodeURIComponent(secret)];
  return forms.filter((form) => form !== '').sort((one, other) => other.length - one.length);
}

function isGranted(answer: Answer): boolean {
  return answer.kind === 'response' && answer.status === 200;
}

function isUnauthenticated(answer: Answer): boolean {
  if (answer.kind === 'none' || isGranted(answer)) return false;
  return answer.status === 401 || unauthenticated.has(memberOf(answer, 'error'));
}

function tokenIn(answer: Answer, client: OAuthClient, name: string, asked: readonly string[]): IssuedToken {
  const refuse = (what: string): never => {
    const text = `${name}: the token endpoint ${shown(client.tokenUrl)} ${what}.`;
    throw new TokenError(
      secretForms(client).reduce((rest, one) => rest.replaceAll(one, '[credential]'), text),
    );
  };
  if (answer.kind === 'none') return refuse(`did not respond: ${answer.reason}`);
  if (answer.status !== 200) return refuse(`answers ${answer.status}${errorText(answer)}`);
  const value = memberOf(answer, 'access_token');
  if (!isToken(value)) return refuse('responded 200 without an access token');
  const type = memberOf(answer, 'token_type');
  if (typeof type === 'string' && type.toLowerCase() !== 'bearer') {
    return refuse(
      `gives tokens of the type ${visible(type)}, which the tester cannot send; it sends bearer tokens`,
    );
  }
  const seconds = Number(memberOf(answer, 'expires_in') ?? Number.NaN);
  return { value, lifetime: seconds > 0 ? seconds * 1000 : undefined, scopes: scopesIn(answer, asked) };
}

/**
 * A response without `scope` grants the requested scopes (RFC 6749, 5.1); if none were requested, they are unknown.
 */
function scopesIn(answer: Answer, asked: readonly string[]): readonly string[] | undefined {
  const scope = memberOf(answer, 'scope');
  if (typeof scope === 'string') return scope.split(' ').filter((one) => one !== '');
  return asked.length === 0 ? undefined : asked;
}

function errorText(answer: Answer): string {
  const [error, description] = ['error', 'error_description'].map((name) => memberOf(answer, name));
  if (typeof error !== 'string') return '';
  return typeof description === 'string'
    ? ` ${visible(error)}: ${visible(description)}`
    : ` ${visible(error)}`;
}

function memberOf(answer: Answer, name: string): unknown {
  const { json } = parseAnswer(answer);
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;
}

function shown({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}
