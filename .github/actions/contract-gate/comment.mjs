// Writes what the steps found as a comment on the pull request, one for each document: the comment of the last run is replaced.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters that a comment may have. */
const LONGEST = 65_000;

const {
  GITHUB_API_URL,
  GITHUB_EVENT_PATH,
  GITHUB_REPOSITORY,
  GITHUB_TOKEN,
  REPORTS = '',
  SPEC,
} = process.env;

/** The text of a report; undefined without it. */
function report(name) {
  const file = join(REPORTS, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function commentText(marker) {
  const lint = report('lint.code');
  const rows = ['lint', 'diff', 'test'].map((step) => {
    const code = report(`${step}.code`);
    return `| ${step} | ${code === undefined ? 'not run' : code === '0' ? 'passed' : `**failed** (${code})`} |`;
  });
  const blocks = [
    marker,
    `# Contract gate: \`${SPEC}\``,
    ['| step | result |', '|---|---|', ...rows].join('\n'),
    ...(lint === undefined || lint === '0' ? [] : [`## Lint\n\n${codeBlock(report('lint.txt') ?? '')}`]),
    ...['diff.md', 'test.md'].map(report).filter((text) => text !== undefined),
  ];
  const text = blocks.join('\n\n');
  if (text.length <= LONGEST) return text;
  const kept = text.slice(0, text.lastIndexOf('\n', LONGEST - 1_000));
  return `${kept}${closing(kept)}\n\nThe rest is in the reports of the run.`;
}

/** A block of code, whatever fences the text holds. */
function codeBlock(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** What closes the block of code that a cut has left open; nothing where none is open. */
function closing(text) {
  let open = '';
  for (const [, fence, language] of text.matchAll(/^ *(`{3,})(.*)$/gm)) {
    if (open === '') open = fence;
    else if (fence.length >= open.length && language.trim() === '') open = '';
  }
  return open === '' ? '' : `\n${open}`;
}

/** Calls the API, with a path below the repository. */
async function call(method, path, body) {
  return request(method, `repos/${GITHUB_REPOSITORY}/${path}`, body);
}

async function request(method, path, body) {
  const response = await fetch(`${GITHUB_API_URL}/${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${GITHUB_TOKEN}`,
      'Content-Type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} is answered ${response.status}`);
  return response.json();
}

/** Whether somebody is whom the token is of. A token of a workflow or an app has no user: its comments are those of a bot. */
async function ownership() {
  const { login } = await request('GET', 'user').catch(() => ({}));
  return (user) => (login === undefined ? user?.type === 'Bot' : user?.login === login);
}

/** The comment of an earlier run, on any page; undefined without one. Anybody can write its marker: only an own one counts. */
async function earlierComment(number, marker) {
  const isOwn = await ownership();
  for (let page = 1; ; page += 1) {
    const comments = await call('GET', `issues/${number}/comments?per_page=100&page=${page}`);
    const found = comments.find(({ body, user }) => body?.startsWith(marker) && isOwn(user));
    if (found !== undefined || comments.length < 100) return found;
  }
}

const event = GITHUB_EVENT_PATH ? JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) : {};
const number = event.pull_request?.number;
if (number === undefined) {
  console.log('This is no pull request: there is nothing to comment on.');
} else {
  const marker = `<!-- contract-gate ${SPEC} -->`;
  const body = commentText(marker);
  try {
    const earlier = await earlierComment(number, marker);
    if (earlier === undefined) await call('POST', `issues/${number}/comments`, { body });
    else await call('PATCH', `issues/comments/${earlier.id}`, { body });
  } catch (error) {
    // The token of a pull request from a fork may not write.
    console.log(`::warning::The contract gate could not comment: ${error.message}.`);
  }
}
