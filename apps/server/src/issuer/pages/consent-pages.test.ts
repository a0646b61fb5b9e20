import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { PASSWORD, SYSTEM } from '../../../test/harness/worlds/console-server.ts';
import {
  consentingUser,
  type DeskAnswer,
  loggedSecrets,
  type OAuthDesk,
  openOAuthDesk,
  submit,
} from '../../../test/harness/worlds/oauth-desk.ts';
import { occupiedPasswordQueue } from '../../../test/harness/worlds/occupied-password-queue.ts';
import { startServer, type TestServer } from '../../../test/harness/worlds/server.ts';
import { accountStore } from '../../storage/accounts/postgres-account-store.ts';

let database: TestDatabase;
let server: TestServer;
let desk: OAuthDesk;

beforeAll(async () => {
  database = await postgres.open();
  const environment = { RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'trace' };
  server = await startServer({ database, environment });
  desk = await openOAuthDesk(server, database);
});
afterAll(async () => {
  expect(loggedSecrets(server.log, [...desk.secrets, 'a wrong password'])).toEqual([]);
  await server.stop();
  await database.close();
});

/** An authorization waiting at its page, in a separate browser. */
async function begin(own = desk) {
  const { headers } = await own.authorize(own.parameters());
  const page = new URL(headers.get('location') ?? '', server.issuer).href;
  const setCookie = headers.get('set-cookie') ?? '';
  const [cookie = ''] = setCookie.split(';');
  return {
    page,
    cookie,
    setCookie,
    show: async (sent = cookie): Promise<DeskAnswer> => {
      const answer = await fetch(page, { headers: { cookie: sent } });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    submit: (fields: Readonly<Record<string, string>>) => submit(page, cookie, fields),
    signIn: (email = own.user.email) =>
      submit(page, cookie, { action: 'sign_in', email, password: PASSWORD }),
  };
}

describe('every page', () => {
  test('loads nothing, is in no frame and no cache, and tells nobody where it is', async () => {
    const { show } = await begin();
    const { headers, text } = await show();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; form-action 'self' https:\/\/lending\.example\.com; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^req_/);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(/<script|src=|@import|url\(/);
  });

  test('shows names as text', async () => {
    const waiting = await begin();
    expect((await waiting.show()).text).toContain('Lovelace &lt;Lending&gt;');
    await waiting.signIn();
    expect((await waiting.show()).text).not.toContain('<Lending>');
  });

  test('says which host it returns to, before and after somebody has signed in', async () => {
    const redirectUris = ['https://xn--bnk-sna.example.com:8443/callback'];
    const { show, signIn } = await begin(await openOAuthDesk(server, database, { redirectUris }));
    const returns = 'You will return to <strong>xn--bnk-sna.example.com:8443</strong>.';
    expect((await show()).text).toContain(returns);
    await signIn();
    expect((await show()).text).toContain(returns);
  });

  test('names an app as it was approved, while a change of it waits for review', async () => {
    const own = await openOAuthDesk(server, database);
    const edit = { name: 'Demo Bank Security', homepageUrl: 'https://bank.example.com' };
    await server.services.oauthApps.update(SYSTEM, own.app.businessId, own.app.id, edit);
    const { show, signIn } = await begin(own);
    const before = await show();
    await signIn();
    const pages = [before, await show()];
    for (const { text } of pages) {
      expect(text).toContain('Lovelace &lt;Lending&gt;');
      expect(text).not.toMatch(/Demo Bank|bank\.example/);
    }
  });

  test('belongs to the browser that began the authorization: its cookie is for that page alone', async () => {
    const [one, other] = [await begin(), await begin()];
    expect(one.setCookie).toMatch(
      /^finops_consent_sandbox=[\w-]{43}; Path=\/consent\/[\w-]+; HttpOnly; SameSite=Lax$/,
    );
    for (const sent of ['', 'finops_consent_sandbox=x', other.cookie]) {
      const { status, text } = await one.show(sent);
      expect(status).toBe(400);
      expect(text).toContain('was started in another browser');
    }
    expect((await one.show(`other=1; ${one.cookie}`)).status).toBe(200);
  });

  test('another method, and another path, is the issuer’s to answer', async () => {
    const { page, cookie } = await begin();
    for (const [path, method] of [
      [page, 'DELETE'],
      [`${page}/more`, 'GET'],
    ] as const) {
      const answer = await fetch(path, { method, headers: { cookie } });
      expect([answer.status, (await answer.json()).error.name]).toEqual([404, 'not_found']);
    }
    const head = await fetch(page, { method: 'HEAD', headers: { cookie } });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('a form without its token, of another page, too large or of another type, does nothing', async () => {
    const [waiting, other] = [await begin(), await begin()];
    const token = /name="csrf" value="([^"]+)"/.exec((await other.show()).text)?.[1] ?? '';
    const fields = { action: 'sign_in', email: desk.user.email, password: PASSWORD };
    const send = (body: BodyInit, headers = {}) =>
      fetch(waiting.page, { method: 'POST', headers: { cookie: waiting.cookie, ...headers }, body });
    for (const csrf of ['', 'x', token]) {
      expect((await send(new URLSearchParams({ ...fields, csrf }))).status).toBe(400);
    }
    expect((await send(new URLSearchParams({ csrf: 'x'.repeat(16_384) }))).status).toBe(400);
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await waiting.submit({ ...fields, email: 'a\0@example.com' })).status).toBe(400);
    expect((await waiting.show()).text).toContain('name="password"');
  });
});

test('a form that stops coming is answered in seconds, and its connection ends', {
  timeout: 10_000,
}, async () => {
  const { page, cookie } = await begin();
  const { host, hostname, port, pathname } = new URL(page);
  const socket = connect({ port: Number(port), host: hostname });
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n` +
      'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\naction=',
  );
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\nConnection: close\r\n/s);
  expect(answer).toContain('The body stopped coming for 1.5 s.');
});

describe('sign-in', () => {
  test('a wrong password and an unknown address are refused alike, with what was typed', async () => {
    const waiting = await begin();
    for (const email of [desk.user.email, 'nobody@example.com']) {
      const answer = await waiting.submit({ action: 'sign_in', email, password: 'a wrong password' });
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('The e-mail address or the password is wrong.');
      expect(answer.text).toContain(`value="${email}"`);
      expect(answer.text).toContain('role="alert"');
      expect(answer.text).not.toContain('a wrong password');
    }
  });

  test('guesses are slowed down as in the console', async () => {
    const user = await consentingUser(database, desk.businessId);
    const waiting = await begin();
    const guess = () =>
      waiting.submit({ action: 'sign_in', email: user.email, password: 'a wrong password' });
    const answers: DeskAnswer[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await guess());
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await waiting.signIn(user.email)).status).toBe(429);
  });

  test('beyond the passwords that wait it says when to try again', async () => {
    const waiting = await begin();
    const leave = occupiedPasswordQueue('127.0.0.1', 100);
    const { status, headers, text } = await waiting.signIn();
    await leave();
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(text).toContain('temporarily unavailable');
  });

  test('lasts for one authorization, and can be changed', async () => {
    const [one, other] = [await begin(), await begin()];
    expect((await one.signIn()).status).toBe(303);
    expect((await one.show()).text).toContain(desk.user.email);
    expect((await other.show()).text).toContain('name="password"');
    expect((await one.submit({ action: 'sign_out' })).status).toBe(303);
    expect((await one.show()).text).toContain('name="password"');
  });
});

describe('consent', () => {
  test('names the app, its homepage and each scope in words, and offers the businesses of the user', async () => {
    const waiting = await begin();
    await waiting.signIn();
    const { text } = await waiting.show();
    expect(text).toContain('href="https://lending.example.com"');
    expect(text).toContain('<li>read balances</li>');
    expect(text).toContain('<li>open balances</li>');
    expect(text).toContain(`value="${desk.businessId}" required checked`);
    expect(text).toContain('<legend>For which business?</legend>');
  });

  test.each([
    ['no business', {}],
    ['a business of others', { business_id: 'BUS_others' }],
  ])('%s is refused, and another may be chosen', async (_what, fields) => {
    const waiting = await begin();
    await waiting.signIn();
    const answer = await waiting.submit({ action: 'allow', ...fields });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Choose one of your businesses.');
    const allowed = await waiting.submit({ action: 'allow', business_id: desk.businessId });
    expect(allowed.headers.get('location')).toContain('code=');
  });

  test('nothing is given before somebody has signed in', async () => {
    const waiting = await begin();
    const answer = await waiting.submit({ action: 'allow', business_id: desk.businessId });
    expect(answer.text).toContain('name="password"');
    expect(answer.headers.get('location')).toBeNull();
  });

  test('of two decisions at once one counts', async () => {
    const waiting = await begin();
    await waiting.signIn();
    const allow = () => waiting.submit({ action: 'allow', business_id: desk.businessId });
    const answers = await Promise.all([allow(), allow(), allow()]);
    expect(answers.filter(({ headers }) => headers.get('location')?.includes('code='))).toHaveLength(1);
  });

  test('who belongs to no business that can be opened is told so', async () => {
    const viewer = await consentingUser(database, desk.businessId, 'viewer');
    const waiting = await begin();
    await waiting.signIn(viewer.email);
    const { text } = await waiting.show();
    expect(text).toContain('You cannot give this app access to any of your businesses.');
    expect(text).not.toContain('value="allow"');
  });

  test('an app that is suspended meanwhile gets nobody back, whatever the user decides', async () => {
    const own = await openOAuthDesk(server, database);
    const waiting = await begin(own);
    await waiting.signIn();
    await server.services.appReviews.decide(SYSTEM, own.app.id, 'oauth_app.suspended', 'A reason.');
    for (const action of ['allow', 'deny', 'sign_out']) {
      const answer = await waiting.submit({ action, business_id: own.businessId });
      expect([action, answer.status, answer.headers.get('location')]).toEqual([action, 400, null]);
      expect(answer.text).toContain('The app is suspended. (unauthorized_client)');
    }
  });

  test('an app that may no longer ask for a scope gets invalid_scope', async () => {
    const own = await openOAuthDesk(server, database);
    const waiting = await begin(own);
    await waiting.signIn();
    const { oauthApps, appReviews } = server.services;
    await oauthApps.update(SYSTEM, own.app.businessId, own.app.id, { scopes: ['openid', 'balances:read'] });
    await appReviews.decide(SYSTEM, own.app.id, 'oauth_app.approved');
    const answer = await waiting.submit({ action: 'allow', business_id: own.businessId });
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['invalid_scope', null]);
  });

  test('an app whose redirect URI was replaced meanwhile gets no code there', async () => {
    const own = await openOAuthDesk(server, database);
    const waiting = await begin(own);
    await waiting.signIn();
    const { oauthApps, appReviews } = server.services;
    const redirectUris = ['https://lending.example.com/new'];
    await oauthApps.update(SYSTEM, own.app.businessId, own.app.id, { redirectUris });
    await appReviews.decide(SYSTEM, own.app.id, 'oauth_app.approved');
    for (const action of ['allow', 'deny']) {
      const answer = await waiting.submit({ action, business_id: own.businessId });
      expect([action, answer.status, answer.headers.get('location')]).toEqual([action, 400, null]);
    }
  });

  test('is in the audit log of the business', async () => {
    const own = await openOAuthDesk(server, database);
    await own.issue('balances:read');
    const { entries } = await accountStore(database)
      .of(own.businessId)
      .audit.page({ sort: 'desc', limit: 1 }, {});
    expect(entries).toMatchObject([
      {
        action: 'oauth_grant.created',
        actor: { kind: 'user', id: own.user.id },
        target: own.app.id,
        facts: { client_id: own.app.clientId, scopes: 'balances:read' },
      },
    ]);
  });
});

test('an authorization is over after half an hour', async () => {
  const waiting = await begin();
  await database.kysely
    .updateTable('issuer_record')
    .set({ expires_at: new Date() })
    .where('kind', '=', 'Interaction')
    .execute();
  expect((await waiting.show()).status).toBe(400);
});
