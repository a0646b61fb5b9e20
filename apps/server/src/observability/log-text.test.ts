import { expect, it } from 'vitest';
import { openLog } from './logger.ts';

/** The lines that a terminal, or whatever else `kind` makes of it, is given. */
function written(kind: { readonly isTTY?: boolean; hasColors?(): boolean }) {
  const lines: string[] = [];
  const { logger } = openLog('info', { ...kind, write: (line) => void lines.push(line) });
  return { logger, lines };
}

/** Without the time of day. */
const untimed = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/^\d\d:\d\d:\d\d\.\d{3} /, ''));
const request = {
  request_id: 'req_1',
  method: 'GET',
  route: '/v1/balances/{id_or_code}',
  operation: 'getBalance',
  status: 200,
  duration_ms: 3.25,
  bytes: 20,
};
const plain = { isTTY: true, hasColors: () => false };

it('is one line for each request on a terminal, with the error and the request id where it failed', () => {
  const { logger, lines } = written(plain);
  logger.info(request, 'request');
  logger.info({ ...request, status: 404, error_name: 'resource_not_found' }, 'request');
  logger.info({ ...request, route: undefined, status: 404, error_name: 'not_found' }, 'request');
  logger.info({ ...request, method: 'DELETE', status: 0 }, 'request');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} GET /);
  expect(untimed(lines)).toEqual([
    'GET    /v1/balances/{id_or_code} 200 3.3 ms\n',
    'GET    /v1/balances/{id_or_code} 404 resource_not_found 3.3 ms req_1\n',
    'GET    unknown path 404 not_found 3.3 ms req_1\n',
    'DELETE /v1/balances/{id_or_code} no answer 3.3 ms req_1\n',
  ]);
});

it.each([
  [200, 32],
  [304, 36],
  [422, 33],
  [503, 31],
])('colours a status by its class: %i', (status, colour) => {
  const { logger, lines } = written({ isTTY: true, hasColors: () => true });
  logger.info({ ...request, status }, 'request');
  expect(lines[0]).toContain(`\u001b[${colour}m${status}\u001b[0m`);
});

it('is other messages as text with their fields, and errors with their stacks', () => {
  const { logger, lines } = written(plain);
  logger.info({ api: 'http://127.0.0.1:4010', health: null }, 'listening');
  const error = Object.assign(new TypeError('no way'), {
    code: 'E1',
    stack: 'TypeError: no way\n    at x.ts:1',
  });
  logger.error({ err: error, transfer: 'TRF_1', reason: 'it is late' }, 'failed');
  expect(untimed(lines)).toEqual([
    'info: listening api=http://127.0.0.1:4010 health=null\n',
    [
      'error: failed transfer=TRF_1 reason="it is late"',
      '    TypeError: no way',
      '        at x.ts:1',
      '    {"code":"E1"}',
      '',
    ].join('\n'),
  ]);
});

it('lets nothing that others wrote move the cursor', () => {
  const { logger, lines } = written(plain);
  logger.warn({ err: new Error('a\u001b[2J'), name: 'b\u001b[2J' }, 'c\u001b[2J');
  expect(lines.join()).not.toContain('\u001b');
});

it('is JSON wherever no terminal is', () => {
  const { logger, lines } = written({});
  logger.info(request, 'request');
  expect(JSON.parse(lines.join())).toEqual({
    ...request,
    level: 'info',
    time: expect.any(String),
    message: 'request',
  });
});
