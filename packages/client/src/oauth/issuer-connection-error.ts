import { ConnectionError } from '../connection-error.ts';

/**
 * The issuer did not answer: the connection failed, or the time-out passed. `cause` is what `fetch` threw. A call of the API that needed
 * the token was not sent.
 *
 * The issuer may have handled the request all the same, so the client does not repeat it by itself: a code or a refresh token that
 * is used twice revokes every token of the grant. After a lost `exchange`, start the authorization again; its code may be spent.
 * After a lost refresh, the next call tries once more with the same refresh token, since it is the only one there is: if the lost
 * request never arrived, the connection goes on, otherwise that call throws `DisconnectedError`. A lost `revoke` can be repeated.
 */
export class IssuerConnectionError extends ConnectionError {
  override readonly name = 'IssuerConnectionError';

  constructor(cause: unknown) {
    super('The issuer did not answer. It may have handled the request all the same.', null, cause);
  }
}
