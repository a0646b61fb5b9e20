import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { recorded } from '../../../test/record/recorded.ts';
import { exchange } from '../../../test/record/traffic.ts';
import { githubRecord } from './github-record.ts';
import { jsonRecord } from './json-record.ts';
import { markdownRecord } from './markdown-record.ts';
import { overlayFiles } from './overlay-files.ts';
import { textRecord } from './text-record.ts';

const schema = {
  type: 'object',
  properties: { mode: { enum: ['a'] }, token: { enum: ['none'] }, note: { type: 'integer' } },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'Sign-in', version: '1' },
  paths: {
    '/sessions': {
      post: {
        operationId: 'signIn',
        responses: { 200: { description: 'In', content: { 'application/json': { schema } } } },
      },
    },
  },
};

const secrets = [
  'key-of-the-caller',
  'cookie-of-the-caller',
  'password-of-the-caller',
  'token-of-the-caller',
  'sig-of-the-caller',
];
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

const traffic = Array.from({ length: 12 }, (_, index) =>
  exchange(`POST /sessions?signature=sig-of-the-caller&page=${index}`, {
    headers: {
      Authorization: 'Bearer key-of-the-caller',
      'X-Shop-Key': 'key-of-the-caller',
      Cookie: 'sid=cookie-of-the-caller',
    },
    body: { password: 'password-of-the-caller', user: 'ada' },
    answerHeaders: { 'Set-Cookie': 'sid=cookie-of-the-caller; Path=/' },
    answer: {
      mode: 'b',
      token: 'token-of-the-caller',
      note: `${jwt} ${secrets[index % secrets.length]}`,
      echo: index % 2 ? 'token-of-the-caller' : 'password-of-the-caller',
    },
  }),
);

describe('the reports of a recording', () => {
  it('have no secret of the traffic', async () => {
    const { result, left } = await recorded(document, traffic);
    const [overlay] = overlayFiles(result, 'edits.yaml');
    const reports = [textRecord, markdownRecord, jsonRecord, githubRecord].map((report) => report(result));
    for (const text of [...reports, overlay?.text ?? '']) {
      expect(text).toContain('mode');
      for (const secret of [...secrets, jwt]) expect(text).not.toContain(secret);
    }
    expect(overlay?.text).not.toContain('[credential]');
    expect(left).toEqual([]);
    expect(reports[0]).toContain('POST /sessions?signature=[credential]&page=0 → 200');
  });

  it('say the reason of each action', async () => {
    const { result } = await recorded(document, traffic);
    const { actions } = parse(overlayFiles(result, 'edits.yaml')[0]?.text ?? '');
    const reasons = actions.map((one: { target: string; description: string }) => [
      one.target.split('.').at(-1),
      one.description,
    ]);
    expect(Object.fromEntries(reasons)).toMatchObject({ enum: 'response-body in signIn (12)' });
    expect(stringify(actions)).toContain('mode');
  });

  it('list an operation once, with counts, examples and edits', async () => {
    const { result } = await recorded(
      document,
      [traffic[0], traffic[0], traffic[1]].flatMap((one) => one ?? []),
    );
    const text = textRecord(result);
    expect(text.match(/^signIn$/gm)).toHaveLength(1);
    expect(text).toContain('undocumented-parameter, in 3 exchanges');
    expect(text).toMatch(/edit {5}\S+#\/paths\/~1sessions\/post\/requestBody: set to /);
    expect(JSON.parse(jsonRecord(result)).counts).toEqual({
      exchanges: 3,
      judged: 3,
      outside: 0,
      unanswered: 0,
      deviating: 3,
    });
  });
});
