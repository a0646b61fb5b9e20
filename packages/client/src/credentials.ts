import { headerText } from './header-text.ts';

/**
 * Who the client is: an API key exactly as the dashboard supplies it, an OAuth2 access token (or a function that gives the present one), or a
 * public key. Without any, only public operations answer. A session of `oauthSession` is a credential too: it has both functions.
 */
export type Credential =
  | { apiKey: string; accessToken?: never; publicKey?: never; refresh?: never }
  | {
      accessToken: string | (() => string | Promise<string>);
      /** Called with the token that was refused with 401; gives the one to try again with. */
      refresh?: (stale: string) => Promise<string>;
      apiKey?: never;
      publicKey?: never;
    }
  | { publicKey: string; apiKey?: never; accessToken?: never; refresh?: never };

/** The app as the token endpoint knows it. */
export interface AppCredential {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * What is sent as `Authorization: Bearer`; undefined when nothing is.
 *
 * @throws TypeError for a token that no header can carry.
 */
export async function bearerOf(credential: Credential | undefined): Promise<string | undefined> {
  const token = credential?.accessToken;
  if (typeof token === 'function') return headerText('credential.accessToken', await token());
  return token ?? credential?.apiKey;
}

/** @throws TypeError for a secret that no header can carry, which does not repeat it. */
export function checkCredential(credential: Credential | undefined): void {
  const { apiKey, publicKey, accessToken } = credential ?? {};
  if (apiKey !== undefined) headerText('credential.apiKey', apiKey);
  if (publicKey !== undefined) headerText('credential.publicKey', publicKey);
  if (typeof accessToken === 'string') headerText('credential.accessToken', accessToken);
}

/** HTTP Basic of an app, its parts form-encoded first (RFC 6749, 2.3.1). */
export function basicOf({ clientId, clientSecret }: AppCredential): string {
  const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${btoa(`${encoded(clientId)}:${encoded(clientSecret)}`)}`;
}
