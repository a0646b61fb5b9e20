import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationTable } from '@finops/contract';
import { operationTable as consoleOperationTable } from '@finops/contract/console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { reloadPages } from './build.ts';
import { expand } from './directives.ts';
import { withoutOutsideHosts } from './reference.ts';
import { readSources, type Sources } from './sources.ts';

const sources: Sources = readSources(fileURLToPath(new URL('../../../spec', import.meta.url)));
const directory = mkdtempSync(join(tmpdir(), 'docs-'));
const dist = join(directory, 'dist');
const read = (name: string): string => readFileSync(join(dist, name), 'utf8');
/** The pages that Redoc draws. */
const drawn = ['reference.html', 'console.html'];
let pages: string[];

beforeAll(async () => {
  await builtSite(dist);
  pages = readdirSync(dist).filter((name) => name.endsWith('.html'));
});

afterAll(() => rmSync(directory, { recursive: true }));

describe('the site', () => {
  it('has a page for each guide and each catalogue', () => {
    const expected = [
      'authentication',
      'errors',
      'pagination',
      'rate-limits',
      'idempotency',
      'webhooks',
      'money',
      'running',
      'performance',
      'sandbox',
      'walk-through',
      'onboard-a-customer',
      'get-paid-by-link',
      'show-a-stock-position',
      'pledge-assets',
    ];
    const catalogues = ['index', 'reference', 'console', 'states', 'decisions', 'traceability', 'changelog'];
    expect(pages.sort()).toEqual([...expected, ...catalogues].map((slug) => `${slug}.html`).sort());
  });

  it('names no outside host', () => {
    const found = readdirSync(dist).flatMap((name) => {
      const text = read(name).replace(/\/\*![\s\S]*?\*\//g, '');
      const hosts = [...text.matchAll(/(?:https?:|["'(=])\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(
        (match) => match[1] ?? '',
      );
      return hosts.filter(
        (host) =>
          !/^(www\.w3\.org|json-schema\.org|spec\.openapis\.org|127\.0\.0\.1|([a-z0-9]+\.)?(example\.com|finops\.example))$/.test(
            host,
          ),
      );
    });
    expect([...new Set(found)]).toEqual([]);
  });

  it('shows the addresses of the environments', () => {
    for (const address of ['http://127.0.0.1:4010', 'https://api.finops.example', 'http://127.0.0.1:4011']) {
      expect(read('reference.html')).toContain(address);
    }
    for (const address of ['http://127.0.0.1:4015', 'https://console.finops.example'])
      expect(read('console.html')).toContain(address);
    for (const page of ['reference.html', 'console.html']) expect(read(page)).not.toMatch(/"url":"\{\w+\}"/);
  });

  it('has no dead link inside', () => {
    const dead = pages
      .filter((page) => !drawn.includes(page))
      .flatMap((page) => {
        const links = [...read(page).matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '');
        return links.filter((link) => isDead(page, link)).map((link) => `${page} → ${link}`);
      });
    expect(dead).toEqual([]);
  });

  it('shows every error, decision, state, event, scope and operation', () => {
    for (const { name } of sources.errors) expect(read('errors.html')).toContain(`id="${name}"`);
    for (const { id } of sources.decisions) expect(read('decisions.html')).toContain(`id="${id}"`);
    for (const machine of Object.values(sources.states)) {
      for (const state of Object.keys(machine.states))
        expect(read('states.html')).toContain(`>${state}</text>`);
    }
    for (const event of Object.keys(sources.document.webhooks ?? {})) {
      expect(read('webhooks.html').replaceAll('<wbr>', '')).toContain(`<code>${event}</code>`);
    }
    for (const row of sources.trace.rows)
      expect(read('traceability.html')).toContain(row.at.split(', ').at(-1));
    for (const id of Object.keys(operationTable)) expect(read('reference.html')).toContain(id);
    for (const id of Object.keys(consoleOperationTable)) expect(read('console.html')).toContain(`"${id}"`);
  });

  it('has one heading in the reference for all tags without operations', () => {
    expect(read('reference.html')).toContain('"name":"Not available yet"');
    expect(read('reference.html')).not.toContain('"name":"Bills"');
  });

  it('says in the reference what each state of a schema means', () => {
    const described = Object.values(sources.document.components.schemas ?? {}).flatMap((schema) =>
      Object.entries((schema as { 'x-enumDescriptions'?: object })['x-enumDescriptions'] ?? {}),
    );
    expect(Object.fromEntries(described)).toHaveProperty(
      'funds_refunded',
      sources.states.transfer?.states.funds_refunded?.summary,
    );
    // Redoc shows this keyword as a table beside the schema.
    for (const [value, meaning] of described)
      expect(read('reference.html')).toContain(`${JSON.stringify(value)}:${JSON.stringify(meaning)}`);
  });

  it('says which decisions rest in which contract', () => {
    const section = (id: string): string =>
      read('decisions.html').split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';
    expect(section('G24')).toContain('in the contract</summary>');
    expect(section('G91')).not.toContain('in the contract</summary>');
    expect(section('G91')).toContain('in the contract of the console</summary>');
  });

  it('follows new builds only when asked to', async () => {
    expect(read('index.html')).not.toContain('reload.js');
    const developed = join(directory, 'developed');
    cpSync(dist, developed, { recursive: true });
    await reloadPages(developed);
    expect(readFileSync(join(developed, 'index.html'), 'utf8')).toContain('<script src="reload.js">');
    expect(readdirSync(developed).filter((name) => !readdirSync(dist).includes(name))).toEqual(['reload.js']);
  });
});

function isDead(page: string, link: string): boolean {
  const [file = '', fragment] = link.split('#');
  const target = file === '' ? page : file;
  if (!readdirSync(dist).includes(target)) return true;
  if (fragment === undefined || fragment === 'content') return false;
  if (target !== 'reference.html') return !read(target).includes(`id="${fragment}"`);
  const id = fragment.split('/').at(-1) ?? '';
  return !(id in operationTable) && !read('openapi.json').includes(`"operationId":"${id}"`);
}

describe('a guide', () => {
  it.each([
    [':: nonsense', 'Unknown directive'],
    [':: schema Nothing', 'no schemas entry named Nothing'],
    [':: parameters nothing', 'no parameters entry named nothing'],
    [':: decisions G00', 'decision G00'],
    [':: states nothing', 'spec/states/nothing.yaml'],
  ])('cannot ask for what the contract does not have: %s', (line, message) => {
    expect(() => expand(sources, line)).toThrow(message);
  });
});

describe('withoutOutsideHosts', () => {
  it.each([
    ['<a href="https://cdn.vendor.io/x">', '<a href="about:blank">'],
    [
      'src:`https://cdn.vendor.io/logo.svg`',
      'src:`data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E`',
    ],
    ['xmlns="http://www.w3.org/2000/svg"', 'xmlns="http://www.w3.org/2000/svg"'],
    ['"http://127.0.0.1:4010"', '"http://127.0.0.1:4010"'],
    ['"https://api.finops.example/v1"', '"https://api.finops.example/v1"'],
    ['/*! MIT https://vendor.io */', '/*! MIT https://vendor.io */'],
  ])('%s', (given, expected) => {
    expect(withoutOutsideHosts(given)).toBe(expected);
  });
});
