import { cpSync, globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { findChromium, quiet } from '../test/chromium.ts';
import { reloadPages } from './build.ts';
import { docsApp } from './docs-app.ts';

const executablePath = findChromium();
const directory = mkdtempSync(join(tmpdir(), 'docs-browser-'));
const dist = join(directory, 'dist');

/** The pages that Redoc draws, which takes a browser long. */
const drawn = ['reference.html', 'console.html'];
const shown = [
  ['reference.html#tag/Balances/operation/getBalance', 'Get a balance'],
  ['console.html#tag/ApiKeys/operation/rotateApiKey', 'Rotate an API key'],
] as const;

describe.skipIf(executablePath === undefined)('in a browser without a network (needs Chromium)', () => {
  let browser: Browser;
  let server: Server;
  let address: string;

  beforeAll(async () => {
    await builtSite(dist);
    server = createServer(docsApp(dist));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: quiet });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(directory, { recursive: true });
  });

  /** Opens a page and gives what went wrong: failed or outside requests, errors on the console. */
  async function open(path: string, look: (page: Page) => Promise<void>): Promise<string[]> {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('request', (request) => {
      const url = request.url().replace(/^blob:/, '');
      if (!url.startsWith(address) && !url.startsWith('data:')) faults.push(`outside: ${url}`);
    });
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    await page.goto(`${address}/${path}`, { waitUntil: 'networkidle' });
    await look(page);
    await page.close();
    return faults;
  }

  it('opens every page without a failed or an outside request, and no wider than a phone but what scrolls by itself', async () => {
    const names = readdirSync(dist).filter((file) => file.endsWith('.html') && !drawn.includes(file));
    const opened = names.map(async (name) => {
      const faults = await open(name, async (page) => {
        expect(await page.locator('h1').first().textContent()).toBeTruthy();
        await page.setViewportSize({ width: 390, height: 800 });
        expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(390);
      });
      expect(faults, name).toEqual([]);
    });
    await Promise.all(opened);
  });

  it('shows an operation of the reference by its link, and how the client calls it, and searches', async () => {
    const faults = await open('reference.html#tag/Balances/operation/getBalance', async (page) => {
      expect(await page.locator('h1').first().textContent()).toBeTruthy();
      await page.getByRole('heading', { name: 'Get a balance' }).waitFor();
      await page.getByText("await client.balances.get('USDT')").first().waitFor();
      await page.getByText('Search').first().click();
      await page.getByRole('textbox').fill('pledge');
      await page.getByText('Checks whether a set of assets could be locked').first().waitFor();
    });
    expect(faults).toEqual([]);
  });

  it('shows an operation of the console, and who may call it, by its link', async () => {
    const faults = await open('console.html#tag/ApiKeys/operation/rotateApiKey', async (page) => {
      expect(await page.locator('h1').first().textContent()).toBeTruthy();
      await page.getByRole('heading', { name: 'Rotate an API key' }).waitFor();
      const rotation = page.locator('[id="apikeys/rotateapikey"]');
      await rotation.getByText('["owner","developer"]').waitFor();
    });
    expect(faults).toEqual([]);
  });

  it('shows operations of a site that reloads itself, as `npm run dev` builds it', async () => {
    const reloading = join(directory, 'reloading');
    cpSync(dist, reloading, { recursive: true });
    await reloadPages(reloading);
    const watched = createServer(docsApp(reloading, (_, response) => response.status(204).end()));
    onTestFinished(() => void watched.close());
    await new Promise<void>((resolve) => watched.listen(0, '127.0.0.1', resolve));
    const page = await browser.newPage();
    for (const [path, name] of process.env.SOAK === 'true' ? shown : shown.slice(0, 1)) {
      await page.goto(`http://127.0.0.1:${(watched.address() as { port: number }).port}/${path}`);
      await page.getByRole('heading', { name }).waitFor();
      expect(await page.locator('script[src="reload.js"]').count()).toBe(1);
    }
    await page.close();
  });

  it('draws each state machine', async () => {
    const faults = await open('states.html', async (page) => {
      const drawings = page.locator('svg.states');
      const machines = globSync(join(import.meta.dirname, '../../../spec/{states,console/states}/*.yaml'));
      expect(await drawings.count()).toBe(machines.length);
      for (const drawing of await drawings.all())
        expect((await drawing.boundingBox())?.width).toBeGreaterThan(100);
    });
    expect(faults).toEqual([]);
  });
});
