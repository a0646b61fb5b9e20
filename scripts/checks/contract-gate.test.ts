import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../processes/free-ports.ts';
import { root } from '../root.ts';
import { playAction } from '../testing/play-action.ts';

const document = (maxLength: number, name = 'listThings') => `openapi: 3.1.0
info: { title: Things, version: 1.0.0, license: { name: Apache-2.0, url: 'https://example.com' } }
servers: [{ url: 'https://api.example.com' }]
security: []
paths:
  /things:
    get:
      operationId: ${name}
      summary: Lists things.
      parameters:
        - { name: q, in: query, schema: { type: string, maxLength: ${maxLength} } }
      responses:
        '200':
          description: All things.
          content:
            application/json:
              schema: { type: array, items: { type: string } }
        '400': { description: Too long. }
`;

const server = (body: string) => `
import { createServer } from 'node:http';
createServer((request, response) => {
  const url = new URL(request.url, 'http://x');
  if (url.pathname !== '/things') return response.writeHead(404).end();
  if (!['GET', 'HEAD'].includes(request.method)) return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  if ([...(url.searchParams.get('q') ?? '')].length > Number(process.argv[3])) return response.writeHead(400).end();
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('${body}');
}).listen(Number(process.argv[2]), '127.0.0.1');
`;

const folder = mkdtempSync(join(tmpdir(), 'contract-gate-'));
const workspace = join(folder, 'work');
const comments: { id: number; body: string; user: { type: string } }[] = [];
const calls: string[] = [];
let api: Server;
let port: number;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@example.com', ...args], { cwd: workspace });

beforeAll(async () => {
  [port = 0] = await freePorts(1);
  api = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const { body = '' } = text === '' ? {} : JSON.parse(text);
    const user = { type: 'Bot' };
    if (request.method === 'POST') comments.push({ id: comments.length + 1, body, user });
    if (request.method === 'PATCH') comments.splice(0, 1, { id: 1, body, user });
    if (request.url === '/user') response.statusCode = 403;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(request.method === 'GET' ? comments : {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  mkdirSync(workspace);
  writeFileSync(join(folder, 'event.json'), '{"pull_request":{"number":7}}');
  writeFileSync(join(workspace, 'openapi.yaml'), document(40));
  writeFileSync(join(workspace, 'server.mjs'), server('["one"]'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--message', 'first');
  // The remote that a checkout has.
  git('remote', 'add', 'origin', workspace);
  // What `npm ci` installs there.
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'));
});

afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

function play(maxLength: number) {
  const { port: apiPort } = api.address() as AddressInfo;
  return playAction({
    action: join(root, '.github/actions/contract-gate'),
    workspace,
    temporary: folder,
    inputs: {
      spec: 'openapi.yaml',
      start: `exec "${process.execPath}" server.mjs ${port} ${maxLength}`,
      target: `http://127.0.0.1:${port}`,
      wait: '30',
      arguments: '--header "X-Key: $KEY" --seed 3',
    },
    env: {
      ...process.env,
      KEY: 'key with blanks',
      GITHUB_API_URL: `http://127.0.0.1:${apiPort}`,
      GITHUB_BASE_REF: 'main',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_REPOSITORY: 'owner/things',
    },
  });
}

const names = [
  'Prepare',
  'Lint the document',
  'Compare with the base',
  'Test the server',
  'Comment on the pull request',
  'Verdict',
];

describe('the contract gate, its steps played', { timeout: 120_000 }, () => {
  it('passes for a change that breaks nothing and a server that keeps it, and comments', async () => {
    writeFileSync(join(workspace, 'openapi.yaml'), document(50));
    const { steps, outputs, summary } = await play(50);
    expect(steps.map(({ name, code, output }) => ({ name, code, output }))).toEqual(
      names.map((name) => ({ name, code: 0, output: expect.any(String) })),
    );
    expect(outputs).toEqual({ verdict: 'passed' });
    expect(summary).toContain('## Things: contract diff');
    expect(summary).toContain('## Things: contract test');
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain('| lint | passed |\n| diff | passed |\n| test | passed |');
    expect(calls.at(-1)).toBe('POST /repos/owner/things/issues/7/comments Bearer token-of-the-run');
    expect(JSON.parse(readFileSync(join(workspace, 'contract-gate/test.json'), 'utf8')).seed).toBe(3);
  });

  it('runs every step, fails at the end and replaces the comment when anything fails', async () => {
    writeFileSync(join(workspace, 'openapi.yaml'), document(30, 'list things'));
    writeFileSync(join(workspace, 'server.mjs'), server('[1]'));
    const { steps, outputs } = await play(30);
    expect(steps.map(({ name, code }) => [name, code])).toEqual(
      names.map((name) => [name, name === 'Verdict' ? 1 : 0]),
    );
    expect(outputs).toEqual({ verdict: 'failed' });
    const printed = steps.map(({ output }) => output).join('\n');
    expect(printed).toMatch(
      /^::error file=openapi\.yaml,line=\d+,title=request-parameter-max-length-decreased/m,
    );
    expect(printed).toMatch(/^::error file=openapi\.yaml,line=\d+,title=response-body in list things/m);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain(
      '| lint | **failed** (1) |\n| diff | **failed** (1) |\n| test | **failed** (1) |',
    );
    expect(comments[0]?.body).toContain('changed from 40 to 30');
    for (const text of [printed, comments[0]?.body]) expect(text).not.toContain('key with blanks');
  });
});
