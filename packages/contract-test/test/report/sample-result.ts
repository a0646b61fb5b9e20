import type { Finding } from '../../src/model/finding.ts';
import type { TestResult } from '../../src/model/test-result.ts';

/** A text that every report has to escape. */
export const nasty = `<b>&amp;"quoted"'s</b>]]> \u0007 \u001b[31m 100% a:b,c\nnext`;

/** A finding for tests of reports. */
export function sampleFinding(extras: Partial<Finding> = {}): Finding {
  return {
    id: '0123456789',
    rule: 'response-body',
    severity: 'error',
    operation: 'getThing',
    alsoIn: [],
    instancePath: '/body/name',
    expected: 'at most 4 characters',
    actual: 'string "abcde"',
    place: { file: 'api/thing.yaml', line: 12, pointer: '/properties/name' },
    curl: 'curl -sS http://localhost/things/1',
    replay: '1:getThing/base/request',
    before: [],
    count: 3,
    ...extras,
  };
}

/** A result for tests of reports: an error, a warning, one that is known, a shortfall. */
export function sampleResult(extras: Partial<TestResult> = {}): TestResult {
  return {
    title: 'Things <1>',
    profile: 'server',
    seed: 1,
    operations: ['listThings', 'getThing', 'addThing'],
    findings: [
      sampleFinding({ alsoIn: ['listThings'] }),
      sampleFinding({
        id: 'abcdef0123',
        rule: 'undocumented-header',
        severity: 'warning',
        operation: 'addThing',
        instancePath: '/headers/x-odd',
        actual: nasty,
        place: { file: 'api/open,api:1.yaml', line: 3, pointer: '/paths/~1things/post', decision: 'G12' },
        count: 1,
      }),
    ],
    known: [
      {
        finding: sampleFinding({ id: '1111111111', rule: 'allow-header', operation: 'addThing' }),
        entry: { id: '1111111111', reason: 'the gateway is replaced soon', expires: '2026-12-31' },
      },
    ],
    baselineNotes: [],
    coverage: {
      axes: {
        operations: { covered: 2, reachable: 3, unreachable: 0 },
        statuses: { covered: 0, reachable: 0, unreachable: 2 },
        'media-types': { covered: 1, reachable: 1, unreachable: 0 },
        parameters: { covered: 0, reachable: 25, unreachable: 0 },
        branches: { covered: 0, reachable: 0, unreachable: 0 },
      },
      items: [
        { axis: 'operations', item: 'addThing', state: 'missed' },
        { axis: 'statuses', item: 'getThing 503', state: 'unreachable', reason: 'needs a fault' },
        { axis: 'statuses', item: 'addThing 503', state: 'unreachable', reason: 'needs a fault' },
        ...Array.from({ length: 25 }, (_, index) => ({
          axis: 'parameters' as const,
          item: `listThings query.q${index} valid`,
          state: 'missed' as const,
        })),
      ],
    },
    shortfalls: [{ axis: 'operations', threshold: 95, reached: 66.667 }],
    doubts: [],
    neverSucceeded: [],
    lists: [],
    questions: [],
    left: [],
    checks: [
      { operation: 'listThings', rule: 'response-body' },
      { operation: 'listThings', rule: 'server-error' },
      { operation: 'getThing', rule: 'response-body' },
      { operation: 'addThing', rule: 'allow-header' },
    ],
    counts: { requests: 120, answers: 118 },
    uncheckedFormats: ['colour'],
    notes: [],
    ended: undefined,
    run: { startedAt: '2026-01-02T03:04:05.000Z', milliseconds: 2000 },
    ...extras,
  };
}

/** A result for tests of reports: of a run that proves little, had a request without an answer, and leaves things behind. */
export function doubtfulResult(): TestResult {
  const earlier = {
    operation: 'addThing',
    status: 201,
    curl: 'curl -sS -X POST http://localhost/things',
    replay: '1:addThing/base/request',
  };
  return sampleResult({
    findings: [sampleFinding({ rule: 'no-answer', actual: 'nothing: other side closed', before: [earlier] })],
    shortfalls: [],
    doubts: [`The credentials were refused & ${nasty}`],
    neverSucceeded: [
      { operation: 'listThings', standing: 'failed', reason: '401 unauthorized on 12 of 12 requests' },
      {
        operation: 'addThing',
        standing: 'withheld',
        reason: 'not tried: it changes what the run did not create',
      },
    ],
    lists: [
      {
        operation: 'listThings',
        paging: ['limit: number of entries'],
        filters: ['name: contains'],
        sort: [],
        totals: [],
      },
    ],
    questions: [
      {
        operation: 'listThings',
        subject: 'query.sort',
        text: `By what does it sort? ${nasty}`,
        place: { file: 'api/things.yaml', line: 7, pointer: '/paths/~1things/get/parameters/0' },
      },
    ],
    left: ['/things/7', '/things/8'].map((path) => ({
      operation: 'addThing',
      path,
      reason: 'removeThing returned 409',
    })),
  });
}
