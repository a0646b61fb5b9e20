import { ConnectionError } from '../connection-error.ts';

/**
 * No response from the issuer: the connection failed or timed out. `cause` is what `fetch` threw. If an API call needed
 * the token, it was not sent.
 *
 * The issuer may have handled the request nevertheless, so the client does not retry it: using a code or a refresh
 * token twice revokes every token of the grant. After a lost `exchange`, start the authorization again; the code may be
 * spent. After a lost refresh, the next call tries the same refresh token once more, since it is the only one: if the
 * lost request never arrived, the connection continues, otherwise that call throws `DisconnectedError`. A lost `revoke`
 * can be repeated.
 */
export class IssuerConnectionError extends ConnectionError {
  override readonly name = 'IssuerConnectionError';

  constructor(cause: unknown) {
    super('No response from the issuer. It may have handled the request nevertheless.', null, cause);
  }
}
