import { describe, expect, it } from 'vitest';
import { type IssuerHabits, openIssuer, senderOf, shopClient } from '../../test/tokens/issuer.ts';
import { clientCredentials } from './client-credentials.ts';

const json = [['Content-Type', 'application/json']] as const;
const tokenUrl = new URL('https://issuer.test/oauth/token?tenant=a');

const ask = async (habits: IssuerHabits, scopes: readonly string[], secret: string = shopClient.secret) => {
  const issuer = openIssuer(habits);
  const source = clientCredentials(
    { ...shopClient, scheme: 'OAuth', secret, tokenUrl, sender: issuer.sender },
    scopes,
  );
  return { issuer, source, token: await source.fetch(undefined) };
};

describe('clientCredentials', () => {
  it('asks with client_secret_basic for scopes, and believes what it gets', async () => {
    const { issuer, token } = await ask({ seconds: 60 }, ['read', 'write']);
    expect(token).toEqual({ value: issuer.given[0], lifetime: 60_000, scopes: ['read', 'write'] });
    expect(Object.fromEntries(issuer.asked[0] ?? [])).toEqual({
      grant_type: 'client_credentials',
      scope: 'read write',
    });
    expect((await ask({ grant: () => ['read'] }, ['read', 'write'])).token.scopes).toEqual(['read']);
    expect((await ask({}, [])).token).toMatchObject({ lifetime: undefined, scopes: undefined });
  });

  it('asks with client_secret_post where the endpoint does not take the other way, and stays with it', async () => {
    const { issuer, source } = await ask({ wantsPost: true }, []);
    await source.fetch(undefined);
    expect(issuer.asked.map((fields) => fields.has('client_secret'))).toEqual([false, true, true]);
  });

  it('says why there is no token, without the secret', async () => {
    const refused = ask({ wantsPost: true }, [], 'other-secret');
    await expect(refused).rejects.toThrow(
      '--client-credentials OAuth: the token endpoint https://issuer.test/oauth/token answers 401 invalid_client: not s3cr:t',
    );
    const known = openIssuer({ wantsPost: true });
    const wrong = { ...shopClient, id: 'nobody', scheme: 'OAuth', tokenUrl, sender: known.sender };
    const message = await clientCredentials(wrong, [])
      .fetch(undefined)
      .catch((error: Error) => error.message);
    expect(message).toContain('not [credential]');
  });

  const pair = Buffer.from('shop+one:s3cr%3At%2B%2F').toString('base64');

  it.each([
    ['header', `Basic ${pair}`],
    ['header without padding', pair.replaceAll('=', '')],
    ['decoded header', 'shop+one:s3cr%3At%2B%2F'],
    ['secret', shopClient.secret],
  ])('says why without the %s that the endpoint repeats', async (_, repeated) => {
    const asked: (string | undefined)[] = [];
    const sender = senderOf(({ headers }) => {
      asked.push(new Map(headers).get('Authorization'));
      const body = JSON.stringify({ error: 'invalid_client', error_description: `not ${repeated}` });
      return { kind: 'response', status: 400, headers: json, body: Buffer.from(body) };
    });
    const source = clientCredentials({ ...shopClient, scheme: 'OAuth', tokenUrl, sender }, []);
    const message = await source.fetch(undefined).catch((error: Error) => error.message);
    expect(message).toMatch(/invalid_client: not .*\[credential\]\.$/);
    expect(asked[0]).toBe(`Basic ${pair}`);
  });
});
