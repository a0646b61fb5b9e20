import { describe, expect, it } from 'vitest';
import { recorded } from '../../test/record/recorded.ts';
import { exchange, type GivenExchange } from '../../test/record/traffic.ts';
import { harReport } from '../report/har-report.ts';
import { jsonRecord } from '../report/record/json-record.ts';
import { overlayFiles } from '../report/record/overlay-files.ts';
import { textRecord } from '../report/record/text-record.ts';
import { logged } from './logged-exchange.ts';

const schema = { type: 'object', additionalProperties: false };
const content = { 'application/json': { schema } };
const document = {
  openapi: '3.1.0',
  info: { title: 'Sign-in', version: '1' },
  paths: {
    '/sessions': {
      post: {
        operationId: 'signIn',
        parameters: [{ name: 'pin', in: 'query', schema: { enum: ['none'] } }],
        requestBody: { content },
        responses: { 200: { description: 'In', content } },
      },
    },
  },
  components: {
    securitySchemes: {
      Unused: { type: 'apiKey', in: 'header', name: 'X-Auth-Thing' },
      Named: { $ref: '#/components/securitySchemes/Inner' },
      Inner: { type: 'apiKey', in: 'query', name: 'letmein' },
    },
  },
};

const multipart = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`;

/** All reports of a recording as one text. */
async function reportsOf(line: string, given: GivenExchange): Promise<string> {
  const traffic = Array.from({ length: 10 }, () => exchange(line, given));
  const { result, recording } = await recorded(document, traffic);
  const log = traffic.map((one) => logged(new URL('http://127.0.0.1:1'), recording.redact(one)));
  return [
    textRecord(result),
    jsonRecord(result),
    ...overlayFiles(result, 'edits.yaml').map(({ text }) => text),
    harReport(log, { credentials: result.secrets, personal: false }),
  ].join('\n');
}

const login = 'POST /sessions';
const form = 'application/x-www-form-urlencoded';

describe('the reports of a recording', () => {
  it.each<[string, string, string, GivenExchange]>([
    ['a short member', '93-71', login, { body: { pin: '93-71' } }],
    ['a number', '9371', login, { body: { otp: 9371 }, answer: { cvv: 9371 } }],
    ['a member below a secret name', 's3cretly-sent', login, { body: { token: { value: 's3cretly-sent' } } }],
    ['a short member below a secret name', 'ab-12', login, { answer: { token: [{ value: 'ab-12' }] } }],
    ['a short field of a form', '=9371', login, { body: 'user[pin]=9371&a=b', type: form }],
    ['a short parameter', '9371', `${login}?pin=9371`, {}],
    ['a code of a redirect', 'Splx', `${login}?code=Splx`, {}],
    ['a key in a query', 'k-1', `${login}?key=k-1`, {}],
    ['a code in a request', 'Sp-lx', login, { body: { code: 'Sp-lx' } }],
    [
      'a multipart field',
      'hunter2',
      login,
      { body: multipart('password', 'hunter2'), type: 'multipart/form-data; boundary=b' },
    ],
    [
      'an element of XML',
      'hunter2',
      login,
      { body: '<a><x:password>hunter2</x:password></a>', type: 'application/xml' },
    ],
    [
      'lines of JSON',
      'hunter2',
      login,
      { answer: '{"pwd":"hunter2"}\n{"a":1}', answerType: 'application/x-ndjson' },
    ],
    [
      'a fragment',
      'a-bc',
      login,
      { answerHeaders: { Location: 'https://a.example/#state=1&id_token=a-bc' } },
    ],
    [
      'a code in a Location',
      'a-bc',
      login,
      { answerHeaders: { Location: 'https://a.example/cb?code=a-bc' } },
    ],
    [
      'an unused API key',
      'letmein9',
      login,
      { headers: { 'X-Auth-Thing': 'letmein9' }, answer: { echo: 'letmein9' } },
    ],
    ['an API key behind a reference', '=in9', `${login}?letmein=in9`, {}],
    [
      'a JSON Web Token',
      'eyJhbGciOiJI',
      login,
      { answer: { note: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln' } },
    ],
  ])('do not show %s', async (_, secret, line, given) => {
    expect(await reportsOf(line, given)).not.toContain(secret);
  });

  it.each<[string, string, string, GivenExchange]>([
    [
      'of a multipart field',
      login,
      'a-long-secret-1',
      { body: multipart('password', 'a-long-secret-1'), type: 'multipart/form-data; boundary=b' },
    ],
    [
      'of XML',
      login,
      'a-long-secret-1',
      { body: '<password a="b">a-long-secret-1</password>', type: 'application/xml' },
    ],
    ['of a number', login, '123456789', { body: { pin: 123456789 } }],
    ['of a key in a query', `${login}?key=a-long-secret-1`, 'a-long-secret-1', {}],
    ['of a fragment', login, 'a-long-secret-1', { answerHeaders: { Location: '/#code=a-long-secret-1' } }],
  ])('do not show where else the secret %s is repeated', async (_, line, secret, given) => {
    const text = await reportsOf(line, { ...given, answer: { echo: `it is ${secret}.` } });
    expect(text).toContain('it is [credential].');
    expect(text).not.toContain(secret);
  });

  it('show what is no secret', async () => {
    const answer = { code: 'not_found', key: 'created_at', token: { type: 'access_token' }, pinned: 'yes' };
    const text = await reportsOf(`${login}?key=created_at`, { body: { spin: 'left' }, answer });
    for (const shown of ['not_found', 'created_at', 'left', 'yes']) expect(text).toContain(`\\"${shown}\\"`);
  });
});
