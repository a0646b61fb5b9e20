import { createServer, type Server } from 'node:http';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, quiet } from '../../../test/harness/processes/chromium.ts';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { PASSWORD } from '../../../test/harness/worlds/console-server.ts';
import { type OAuthDesk, openOAuthDesk } from '../../../test/harness/worlds/oauth-desk.ts';
import { startServer, type TestServer } from '../../../test/harness/worlds/server.ts';

const executablePath = findChromium();

describe.skipIf(executablePath === undefined)('in a browser (needs Chromium)', () => {
  let browser: Browser;
  let database: TestDatabase;
  let server: TestServer;
  let app: Server;
  let desk: OAuthDesk;

  beforeAll(async () => {
    app = createServer((_request, response) => response.end('<h1>Connected</h1>'));
    await new Promise<void>((resolve) => app.listen(0, 'localhost', resolve));
    const { port } = app.address() as { port: number };
    database = await postgres.open();
    server = await startServer({ database });
    desk = await openOAuthDesk(server, database, { redirectUris: [`http://localhost:${port}/callback`] });
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: quiet });
  });
  afterAll(async () => {
    await browser?.close();
    app.close();
    await server.stop();
    await database.close();
  });

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])(
    'a user signs in, chooses a business and comes back to the app with a code, %s',
    async (_how, javaScriptEnabled) => {
      const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
      const faults: string[] = [];
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        if (![server.issuer, new URL(desk.redirectUri).origin].includes(origin)) faults.push(request.url());
      });
      page.on('console', (message) => {
        const { text } = { text: message.text() };
        // The refusal of the password is a separate response.
        if (message.type() === 'error' && !/401|favicon/.test(text)) faults.push(text);
      });
      page.on('pageerror', (error) => faults.push(error.message));

      await page.goto(`${server.issuer}/oauth2/auth?${desk.parameters()}`);
      expect(await page.title()).toBe('Sign in');
      await page.getByLabel('E-mail address').fill(desk.user.email);
      await page.getByLabel('Password').fill('a wrong password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').filter({ hasText: 'wrong' }).waitFor();
      expect(await page.title()).toBe('Error: Sign in');
      expect(await page.getByLabel('E-mail address').inputValue()).toBe(desk.user.email);

      await page.getByLabel('Password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Give Lovelace <Lending> access?' }).waitFor();
      expect(await page.getByRole('listitem').allTextContents()).toContain('read balances');
      await page.getByRole('group', { name: 'For which business?' }).getByLabel('Test business').check();
      await page.getByRole('button', { name: 'Allow' }).click();

      await page.getByRole('heading', { name: 'Connected' }).waitFor();
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('state')).toBe('a state');
      expect(searchParams.get('code')).toBeTruthy();
      expect(faults).toEqual([]);
      await page.goBack();
      expect(await page.title()).toBe('This request cannot be continued');
      await page.close();
    },
  );

  test('what went wrong has the focus, and every control is named, large enough and in sight on a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    await page.goto(`${server.issuer}/oauth2/auth?${desk.parameters()}`);
    await page.getByLabel('E-mail address').fill('nobody@example.com');
    await page.getByLabel('Password').fill('a wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await page.evaluate("document.activeElement.getAttribute('role')")).toBe('alert');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    for (const control of await page.locator('input:not([type=hidden]), button').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    expect(await page.getByRole('textbox').count()).toBe(2);
    await page.close();
  });
});
