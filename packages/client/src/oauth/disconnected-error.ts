/**
 * The connection has ended and the user must authorize the app again: there are no tokens, or none that can be refreshed. Retrying
 * does not help.
 *
 * If the issuer refused the refresh token, `cause` is its `InvalidGrantError` with the request id.
 */
export class DisconnectedError extends Error {
  override readonly name = 'DisconnectedError';

  constructor(reason: string, options?: { readonly cause?: unknown }) {
    super(`${reason} The user must authorize the app again.`, options);
  }
}
