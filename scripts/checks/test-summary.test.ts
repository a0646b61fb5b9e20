import { describe, expect, it } from 'vitest';
import { checkResults, summarize, type VitestReport } from './test-summary.ts';

const passed = { title: 'types', passed: true, seconds: 1 };
const failed = { title: 'types', passed: false, seconds: 1 };

function report(pass: number, fail: number, skip = 0, files: VitestReport['testResults'] = []): VitestReport {
  return {
    numPassedTests: pass,
    numFailedTests: fail,
    numPendingTests: skip,
    numTodoTests: 0,
    testResults: files,
  };
}

describe('summarize', () => {
  it.each([
    ['all passed', [passed], report(3, 0), 0, '4 passed, 0 failed'],
    ['a failed check', [failed], report(3, 0), 0, '3 passed, 1 failed'],
    ['a failed test', [passed], report(2, 1), 1, '3 passed, 1 failed'],
    ['a skipped test', [passed], report(2, 0, 1), 0, '3 passed, 0 failed, 1 skipped'],
    ['no report', [passed], undefined, 1, '1 passed, 1 failed'],
    ['no test', [passed], report(0, 0), 0, '1 passed, 1 failed'],
    ['a failure outside every test', [passed], report(3, 0), 1, '4 passed, 1 failed'],
    [
      'a file that could not be loaded',
      [passed],
      report(3, 0, 0, [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]),
      1,
      '4 passed, 1 failed',
    ],
  ] as const)('%s', (_, checks, vitest, code, line) => {
    const summary = summarize([...checks], vitest, code);
    expect(summary.lines.at(-1)).toBe(line);
    expect(summary.failed === 0).toBe(line.includes(' 0 failed'));
  });
});

describe('what is left out', () => {
  it('is listed by name, with the reason that its name gives, and counted', () => {
    const assertionResults = [
      { fullName: 'pages (needs Chromium) open', status: 'skipped' },
      { fullName: 'later', status: 'todo' },
    ];
    const file = { name: 'a.test.ts', status: 'passed', assertionResults };
    const { lines } = summarize([], { ...report(1, 0, 1, [file]), numTodoTests: 1 }, 0);
    expect(lines).toEqual([
      '↓ skipped: pages (needs Chromium) open',
      '↓ skipped: later',
      '1 passed, 0 failed, 2 skipped',
    ]);
  });
});

describe('checkResults', () => {
  const times = { startTime: 1000, endTime: 3500 };

  it.each([
    [
      'ran and succeeded',
      { tasks: [{ taskId: '//#types', execution: { ...times, exitCode: 0 } }] },
      true,
      2.5,
    ],
    ['ran and failed', { tasks: [{ taskId: '//#types', execution: { ...times, exitCode: 1 } }] }, false, 2.5],
    [
      'was broken off',
      { tasks: [{ taskId: '//#types', execution: { ...times, exitCode: null } }] },
      false,
      2.5,
    ],
    ['never ran', { tasks: [{ taskId: '//#types' }] }, false, 0],
    [
      'is not in the summary',
      { tasks: [{ taskId: '//#other', execution: { ...times, exitCode: 0 } }] },
      false,
      0,
    ],
    ['has no summary', undefined, false, 0],
  ])('a check that %s', (_, summary, passed, seconds) => {
    expect(checkResults({ '//#types': 'types' }, summary)).toEqual([{ title: 'types', passed, seconds }]);
  });
});
