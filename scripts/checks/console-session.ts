import type { RunningServer } from '../start/server-program.ts';

/** The owner of the demo business, signed in to the console. */
export interface ConsoleSession {
  /** The value of the header `Cookie`. */
  readonly cookie: string;
  /** Creates an API key of the demo business and returns its bearer value. */
  createKey(name: string, scopes: readonly string[]): Promise<string>;
  /** Creates an access token with which an app acts for the demo business. */
  createAccessToken(clientId: string, scopes: readonly string[]): Promise<string>;
  /**
   * Registers an unreachable webhook endpoint and sends and replays an event to it, so that deliveries and replays
   * exist to be read.
   */
  sendEvents(): Promise<void>;
}

/** @throws Error if the console refuses a call. */
export async function openConsoleSession({ addresses, credentials }: RunningServer): Promise<ConsoleSession> {
  const send = async (path: string, headers: Record<string, string>, body: object) => {
    const response = await fetch(`${addresses.console}/console/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The console responded with ${response.status} to POST ${path}.`);
    return { headers: response.headers, data: ((await response.json()) as { data: unknown }).data };
  };
  const session = await send('session', {}, credentials.user);
  const [cookie = ''] = session.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { csrf_token: token } = session.data as { csrf_token: string };
  const change = { Cookie: cookie, 'X-CSRF-Token': token };
  return {
    cookie,
    createKey: async (name, scopes) => {
      const made = await send('api_keys', change, { name, scopes });
      return (made.data as { credential: string }).credential;
    },
    createAccessToken: async (clientId, scopes) => {
      const made = await send('sandbox/oauth_tokens', change, { client_id: clientId, scopes });
      return (made.data as { access_token: string }).access_token;
    },
    sendEvents: async () => {
      const idOf = ({ data }: { data: unknown }) => (data as { id: string }).id;
      const url = 'http://127.0.0.1:9/webhooks';
      const categories = ['deposit', 'transfer', 'customer', 'payment_request'];
      const endpoint = idOf(await send('webhook_endpoints', change, { url, categories }));
      await send(`webhook_endpoints/${endpoint}/test`, change, { event: 'transfer.failed' });
      const event = idOf(await send('sandbox/events', change, { event: 'transfer.funds_refunded' }));
      await send(`events/${event}/replay`, change, {});
    },
  };
}
