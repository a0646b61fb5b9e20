import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that an issuer was sent. */
interface IssuerRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

/** Sends the answer itself; returns false to leave it to the issuer. */
type Override = (request: IssuerRequest, response: ServerResponse) => boolean;

/** A token endpoint on a local port, whose refresh tokens rotate and whose replays end everything. */
export interface LocalIssuer {
  readonly authUrl: string;
  readonly requests: readonly IssuerRequest[];
  /** Answers requests in place of the issuer. */
  override: Override | undefined;
  /** The refresh token that is valid now; undefined after a replay or a revocation. */
  valid: string | undefined;
  close(): Promise<void>;
}

/** Answers with JSON. */
export function answer(response: ServerResponse, status: number, body: unknown, headers = {}): true {
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'req_1', ...headers });
  response.end(JSON.stringify(body));
  return true;
}

/** Starts an issuer. It knows the code `code`, and issues `access-1` and `refresh-1`, `access-2` and so on. */
export async function localIssuer(): Promise<LocalIssuer> {
  const requests: IssuerRequest[] = [];
  let issued = 0;
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const asked = { path: request.url ?? '', authorization: request.headers.authorization, form };
    requests.push(asked);
    if (issuer.override?.(asked, response)) return;
    if (asked.path === '/oauth2/revoke') {
      issuer.valid = undefined;
      response.end();
      return;
    }
    if (form.code !== 'code' && (issuer.valid === undefined || form.refresh_token !== issuer.valid)) {
      issuer.valid = undefined;
      answer(response, 400, { error: 'invalid_grant', error_description: 'The refresh token is revoked.' });
      return;
    }
    issued += 1;
    issuer.valid = `refresh-${issued}`;
    answer(response, 200, {
      access_token: `access-${issued}`,
      refresh_token: issuer.valid,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'offline_access balances:read',
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer: LocalIssuer = {
    authUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    override: undefined,
    valid: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return issuer;
}
