import { describe, expect, it } from 'vitest';
import type { RecordedExchange } from '../send/recorded-sender.ts';
import { harReport } from './har-report.ts';

const secrets = { credentials: ['Bearer s3cr/t"x', 's3cr/t"x'], personal: false };
const exchange: RecordedExchange = {
  target: new URL('http://localhost:1/v1/'),
  request: {
    method: 'POST',
    target: '/things?key=s3cr%2Ft%22x&limit=2',
    headers: [
      ['Authorization', 'Basic b3RoZXI='],
      ['Content-Type', 'application/json'],
      ['X-Trace', 's3cr/t"x'],
    ],
    body: '{"name":"Emma","note":"s3cr/t\\"x"}',
  },
  answer: {
    kind: 'response',
    status: 201,
    headers: [
      ['Content-Type', 'application/json'],
      ['Location', '/v1/things/7'],
      ['Set-Cookie', 'session=abc'],
    ],
    body: Buffer.from('{"id":7,"access_token":"fresh"}'),
  },
  startedAt: Date.UTC(2026, 0, 2),
  milliseconds: 12.3456,
};
const entryOf = (one: RecordedExchange, hidden = secrets) =>
  JSON.parse(harReport([one], hidden)).log.entries[0];

describe('harReport', () => {
  it('is HAR 1.2 with every member that it requires', () => {
    const { log } = JSON.parse(harReport([exchange], secrets));
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'contract', version: expect.any(String) } });
    expect(log.entries).toEqual([
      {
        startedDateTime: '2026-01-02T00:00:00.000Z',
        time: 12.346,
        request: {
          method: 'POST',
          url: 'http://localhost:1/v1/things?key=[credential]&limit=2',
          httpVersion: 'HTTP/1.1',
          cookies: [],
          headers: expect.any(Array),
          queryString: [
            { name: 'key', value: '[credential]' },
            { name: 'limit', value: '2' },
          ],
          postData: { mimeType: 'application/json', text: '{"name":"Emma","note":"[credential]"}' },
          headersSize: -1,
          bodySize: 34,
        },
        response: {
          status: 201,
          statusText: '',
          httpVersion: 'HTTP/1.1',
          cookies: [],
          headers: expect.any(Array),
          content: { size: 31, mimeType: 'application/json', text: '{"id":7,"access_token":"[credential]"}' },
          redirectURL: '/v1/things/7',
          headersSize: -1,
          bodySize: 31,
        },
        cache: {},
        timings: { send: 0, wait: 12.346, receive: 0 },
      },
    ]);
  });

  it('shows no credential, neither the caller’s nor one that an answer gives away', () => {
    const text = harReport([exchange], secrets);
    for (const secret of ['s3cr', 'b3RoZXI', 'session=abc', 'fresh']) expect(text).not.toContain(secret);
  });

  it('shows the types of values of people’s data only', () => {
    const entry = entryOf(exchange, { ...secrets, personal: true });
    expect(entry.response.content.text).toBe('{"id":"number","access_token":"[credential]"}');
    expect(entry.request.postData.text).toBe('{"name":"string","note":"string"}');
  });

  it('has status 0 and a reason for an answer that never came, and leaves binary bodies out', () => {
    const silent = entryOf({ ...exchange, answer: { kind: 'none', reason: 'closed' } });
    expect(silent).toMatchObject({ response: { status: 0 }, comment: 'closed' });
    const body = Uint8Array.of(255, 254, 0);
    const binary = entryOf({ ...exchange, answer: { kind: 'response', status: 200, headers: [], body } });
    expect(binary.response.content).toEqual({ size: 3, mimeType: '', comment: 'binary, left out' });
  });
});
