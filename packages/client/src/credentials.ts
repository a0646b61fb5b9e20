import { headerText } from './header-text.ts';

/**
 * Authenticates the client: an API key exactly as the dashboard shows it, an OAuth2 access token (or a function that
 * returns the current one), or a public key. Without a credential only public operations can be called. A session of
 * `oauthSession` is a credential too, with both functions.
 */
export type Credential =
  | { apiKey: string; accessToken?: never; publicKey?: never; refresh?: never }
  | {
      accessToken: string | (() => string | Promise<string>);
      /** Called with the token that was refused with 401; returns the token for the second attempt. */
      refresh?: (stale: string) => Promise<string>;
      apiKey?: never;
      publicKey?: never;
    }
  | { publicKey: string; apiKey?: never; accessToken?: never; refresh?: never };

/** Credentials of the app at the token endpoint. */
export interface AppCredential {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * The value of `Authorization: Bearer`; undefined if the header is not sent.
 *
 * @throws TypeError for a token that is not valid in a header.
 */
export async function bearerOf(credential: Credential | undefined): Promise<string | undefined> {
  const token = credential?.accessToken;
  if (typeof token === 'function') return headerText('credential.accessToken', await token());
  return token ?? credential?.apiKey;
}

/** @throws TypeError for a secret that is not valid in a header. The message does not repeat it. */
export function checkCredential(credential: Credential | undefined): void {
  const { apiKey, publicKey, accessToken } = credential ?? {};
  if (apiKey !== undefined) headerText('credential.apiKey', apiKey);
  if (publicKey !== undefined) headerText('credential.publicKey', publicKey);
  if (typeof accessToken === 'string') headerText('credential.accessToken', accessToken);
}

/** HTTP Basic credentials of an app, form-encoded first (RFC 6749, 2.3.1). */
export function basicOf({ clientId, clientSecret }: AppCredential): string {
  const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${btoa(`${encoded(clientId)}:${encoded(clientSecret)}`)}`;
}
