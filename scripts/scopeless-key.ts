import type { RunningServer } from './server-program.ts';

/**
 * Makes an API key of the demo business that may do nothing of the API: its only scope is for the console's sandbox.
 *
 * @returns the bearer value.
 */
export async function scopelessKey({ addresses, credentials }: RunningServer): Promise<string> {
  const send = async (path: string, headers: Record<string, string>, body: object) => {
    const response = await fetch(`${addresses.console}/console/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The console answers ${response.status} to POST ${path}.`);
    return { headers: response.headers, data: ((await response.json()) as { data: unknown }).data };
  };
  const session = await send('session', {}, credentials.user);
  const [cookie = ''] = session.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { csrf_token: token } = session.data as { csrf_token: string };
  const key = { name: 'Without a scope of the API', scopes: ['sandbox:control'] };
  const made = await send('api_keys', { Cookie: cookie, 'X-CSRF-Token': token }, key);
  return (made.data as { credential: string }).credential;
}
