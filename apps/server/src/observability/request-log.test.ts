import type { Call } from '@finops/contract-express';
import { expect, it } from 'vitest';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import type { Caller, SessionCaller } from '../domain/accounts/caller.ts';
import type { RequestLog } from '../domain/request-logs/request-log.ts';
import { requestLog } from './request-log.ts';

const CALLER: Caller = { kind: 'public_key', businessId: 'BUS_1', publicKeyId: 'PBK_1' };

function logged(
  status: number,
  given: {
    path?: string;
    method?: string;
    profile?: string;
    caller?: Caller | SessionCaller | undefined;
  } = {},
): RequestLog[] {
  const logs: RequestLog[] = [];
  const { path = '/v1/countries', method = 'GET', profile } = given;
  const call = {
    id: 'req_1',
    request: { method },
    path,
    address: '203.0.113.24',
    startedAt: performance.now(),
  };
  const callerOf = () => ('caller' in given ? given.caller : CALLER);
  requestLog((log) => logs.push(log), movedClock('2026-05-04T09:34:20Z'), {
    callerOf,
    profileOf: () => profile,
    faultOf: () => undefined,
  }).finish(call as unknown as Call, { status, bytes: 0 });
  return logs;
}

it('a caller that leaves before the response has the status 499', () => {
  expect(logged(0)).toMatchObject([{ status: 499, errorName: undefined }]);
  expect(logged(200)).toMatchObject([{ status: 200 }]);
});

it('a call without a valid credential is not logged, and neither is one of a session', () => {
  expect(logged(401, { caller: undefined })).toEqual([]);
  expect(logged(200, { caller: { kind: 'session', userId: 'USR_1', businessId: 'BUS_1' } })).toEqual([]);
});

it('a path is cut where the contract ends it', () => {
  expect(logged(404, { path: `/${'x'.repeat(9000)}` })[0]?.path).toHaveLength(2048);
});

it.each(['ada@example.com', 'ada%40example.com', '+2348098765432', '%2B2348098765432', 'Ada%20Lovelace'])(
  'what may tell of a person is not kept of a path: %s',
  (segment) => {
    const path = `/v1/customers/${segment}/verify`;
    expect(logged(404, { path })[0]?.path).toBe('/v1/customers/{redacted}/verify');
  },
);

it('a method that no operation has is kept as it is', () => {
  expect(logged(405, { method: 'M-SEARCH' })).toMatchObject([{ method: 'M-SEARCH', endpoint: undefined }]);
});

it.each([
  ['CUS_5pXw8RkJ2vTq9LmB', 'CUS_5pXw8RkJ2vTq9LmB'],
  ['BUS_1', 'BUS_1'],
  ['Ada Lovelace', undefined],
  [undefined, undefined],
])('of the profile %j, %j is kept', (profile, expected) => {
  expect(logged(200, profile === undefined ? {} : { profile })[0]?.profileId).toBe(expected);
});
