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
    ...(lint === undefined || lint === '0'
      ? []
      : ['## Lint', `\`\`\`\`text\n${report('lint.txt') ?? ''}\n\`\`\`\``]),
    ...['diff.md', 'test.md'].map(report).filter((text) => text !== undefined),
  ];
  const text = blocks.join('\n\n');
  if (text.length <= LONGEST) return text;
  const kept = text.slice(0, text.lastIndexOf('\n', LONGEST - 1_000));
  // A block of code that the cut has left open is closed.
  const isOpen = (kept.match(/^ *`{3,}/gm) ?? []).length % 2 === 1;
  return `${kept}${isOpen ? '\n````' : ''}\n\nThe rest is in the reports of the run.`;
}

async function call(method, path, body) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
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

/** The comment of an earlier run, on any page; undefined without one. */
async function earlierComment(number, marker) {
  for (let page = 1; ; page += 1) {
    const comments = await call('GET', `issues/${number}/comments?per_page=100&page=${page}`);
    const found = comments.find(({ body }) => body?.startsWith(marker));
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
