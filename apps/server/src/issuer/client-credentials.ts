import type { Call } from '@finops/contract-express';
import type { OAuthClient, OAuthClients } from '../domain/oauth/oauth-client.ts';
import { Unauthorized } from '../http/refusals.ts';

/**
 * The app whose `client_id` and `client_secret` a request carries as HTTP Basic, each form-encoded (RFC 6749, 2.3.1).
 *
 * @throws Unauthorized when they are missing or wrong.
 */
export async function authenticatedClient({ request }: Call, clients: OAuthClients): Promise<OAuthClient> {
  const given = credentialsIn(request.headers.authorization);
  const client = given && (await clients.authenticate(given.clientId, given.secret));
  if (client !== undefined) return client;
  throw new Unauthorized(
    'The client credentials are missing or not valid. Send client_id and client_secret as HTTP Basic.',
  );
}

function credentialsIn(header: string | undefined) {
  const [, encoded = ''] = /^basic +([A-Za-z0-9+/]+=*)\s*$/i.exec(header ?? '') ?? [];
  const [, clientId = '', secret = ''] =
    /^([^:]+):(.+)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  try {
    return { clientId: formDecoded(clientId), secret: formDecoded(secret) };
  } catch {
    return undefined;
  }
}

/** @throws URIError when it is not form-encoded. */
function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', '%20'));
}
