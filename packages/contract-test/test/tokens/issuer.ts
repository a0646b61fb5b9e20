import { createHash } from 'node:crypto';
import type { Answer, HeaderLine, WireRequest } from '../../src/model/message.ts';
import type { Sender } from '../../src/model/sender.ts';

/** How a token endpoint behaves. */
export interface IssuerHabits {
  /** Requests that a token is good for. */
  readonly uses?: number;
  /** Seconds that a token is good for, by the issuer's clock. */
  readonly seconds?: number;
  /** Whether `expires_in` is left out. */
  readonly isSilent?: boolean;
  /** Whether the client has to say who it is in the body. */
  readonly wantsPost?: boolean;
  /** What is granted of the scopes that are asked for; all of them unless told. */
  readonly grant?: (asked: readonly string[]) => readonly string[];
}

/** A token endpoint for the client `shop one` with the secret `s3cr:t`, and the server that it guards. */
export interface Issuer {
  readonly sender: Sender;
  /** What the token endpoint answers. */
  issue(request: WireRequest): Answer;
  /** The bodies of the requests that it was sent. */
  readonly asked: URLSearchParams[];
  /** The tokens that it has given, the newest last. */
  readonly given: string[];
  /** A server that takes living tokens in place of its own credential; `scopes` are those of the token. */
  guard(
    server: (request: WireRequest, scopes: readonly string[]) => Answer,
    own: HeaderLine,
  ): (request: WireRequest) => Answer;
}

/** A client that the issuer knows. */
export const shopClient = { id: 'shop one', secret: 's3cr:t+/' } as const;

/** Opens an issuer whose time is told by `now`, in milliseconds; `given` receives its tokens. */
export function openIssuer(
  habits: IssuerHabits = {},
  now: () => number = () => 0,
  given: string[] = [],
): Issuer {
  const { uses = Number.POSITIVE_INFINITY, seconds, isSilent, wantsPost, grant = (all) => all } = habits;
  const asked: URLSearchParams[] = [];
  const tokens = new Map<string, { left: number; until: number; scopes: readonly string[] }>();
  const pair = [shopClient.id, shopClient.secret].map((one) =>
    encodeURIComponent(one).replaceAll('%20', '+'),
  );
  const basic = `Basic ${Buffer.from(pair.join(':')).toString('base64')}`;

  const issue = (request: WireRequest): Answer => {
    const fields = new URLSearchParams(request.body);
    asked.push(fields);
    const isKnown = wantsPost
      ? fields.get('client_id') === shopClient.id && fields.get('client_secret') === shopClient.secret
      : credentialOf(request) === basic;
    if (!isKnown)
      return json(401, { error: 'invalid_client', error_description: `not ${shopClient.secret}` });
    const wanted = fields.get('scope')?.split(' ') ?? [];
    const scopes = grant(wanted);
    const token = createHash('sha256')
      .update(`token ${tokens.size + 1}`)
      .digest('base64url');
    const until = seconds === undefined ? Number.POSITIVE_INFINITY : now() + seconds * 1000;
    given.push(token);
    tokens.set(token, { left: uses, until, scopes });
    return json(200, {
      access_token: token,
      token_type: 'Bearer',
      ...(seconds === undefined || isSilent ? {} : { expires_in: seconds }),
      ...(scopes.join() === wanted.join() ? {} : { scope: scopes.join(' ') }),
    });
  };

  return {
    issue,
    sender: senderOf(issue),
    asked,
    given,
    guard: (server, own) => (request) => {
      const token = tokens.get(credentialOf(request).replace(/^Bearer /, ''));
      if (token === undefined || token.left <= 0 || token.until <= now()) return server(request, []);
      token.left -= 1;
      const headers = request.headers.map((line) => (isCredential(line) ? own : line));
      return server({ ...request, headers }, token.scopes);
    },
  };
}

function isCredential([name]: HeaderLine): boolean {
  return name.toLowerCase() === 'authorization';
}

function credentialOf({ headers }: WireRequest): string {
  return headers.find(isCredential)?.[1] ?? '';
}

function json(status: number, value: object): Answer {
  const headers: HeaderLine[] = [['Content-Type', 'application/json']];
  return { kind: 'response', status, headers, body: Buffer.from(JSON.stringify(value)) };
}

/** A sender to a server that is a function. */
export function senderOf(server: (request: WireRequest) => Answer): Sender {
  return { send: async (request) => server(request), close: async () => {} };
}
