import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { root } from '../root.ts';

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type: string };
}

const marker = '<!-- contract-gate openapi.yaml -->';
const folder = mkdtempSync(join(tmpdir(), 'contract-gate-comment-'));
let api: Server;
/** The user of the token; undefined for the token of a workflow, which has none. */
let user: string | undefined;
let comments: Comment[];
let written: { call: string; body: string }[];

beforeAll(async () => {
  api = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    if (request.url === '/user') {
      response.writeHead(user === undefined ? 403 : 200).end(JSON.stringify({ login: user }));
      return;
    }
    if (request.method !== 'GET') {
      written.push({ call: `${request.method} ${request.url}`, body: JSON.parse(text).body });
    }
    response.end(JSON.stringify(request.method === 'GET' ? comments : {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(folder, 'event.json'), '{"pull_request":{"number":7}}');
});
beforeEach(() => {
  user = undefined;
  comments = [];
  written = [];
  writeFileSync(join(folder, 'lint.code'), '1');
  writeFileSync(join(folder, 'lint.txt'), 'odd');
  writeFileSync(join(folder, 'test.md'), '## Things: contract test');
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

async function comment(): Promise<{ call: string; body: string } | undefined> {
  const { port } = api.address() as AddressInfo;
  await promisify(execFile)(process.execPath, [join(root, '.github/actions/contract-gate/comment.mjs')], {
    env: {
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_REPOSITORY: 'owner/things',
      GITHUB_TOKEN: 'token',
      REPORTS: folder,
      SPEC: 'openapi.yaml',
    },
  });
  expect(written).toHaveLength(1);
  return written[0];
}

it('lets the lint of the document write no Markdown, whatever fences it holds', async () => {
  writeFileSync(join(folder, 'lint.txt'), 'a\n`````\n# H1 @octocat');
  const { body = '' } = (await comment()) ?? {};
  expect(body).toContain('\n``````text\na\n`````\n# H1 @octocat\n``````\n');
});

it('closes the block of code that it cuts', async () => {
  const block = `\`\`\`\`\`\`sh\n\`\`\`\`\n${'curl\n'.repeat(20_000)}\n\`\`\`\`\`\``;
  writeFileSync(join(folder, 'test.md'), block);
  const { body = '' } = (await comment()) ?? {};
  expect(body).toMatch(/\ncurl\n`{6}\n\nThe rest is in the reports of the run\.$/);
});

it('replaces only a comment of its own', async () => {
  const body = `${marker}\n\nnothing to see`;
  comments = [
    { id: 1, body, user: { login: 'mallory', type: 'User' } },
    { id: 2, body, user: { login: 'github-actions[bot]', type: 'Bot' } },
  ];
  expect((await comment())?.call).toBe('PATCH /repos/owner/things/issues/comments/2');
});

it('replaces the comment of the user whose token it has', async () => {
  user = 'alice';
  const body = `${marker}\n\nold`;
  comments = [
    { id: 1, body, user: { login: 'mallory[bot]', type: 'Bot' } },
    { id: 2, body, user: { login: 'alice', type: 'User' } },
  ];
  expect((await comment())?.call).toBe('PATCH /repos/owner/things/issues/comments/2');
  written = [];
  comments = comments.slice(0, 1);
  expect((await comment())?.call).toBe('POST /repos/owner/things/issues/7/comments');
});
