import { describe, expect, it } from 'vitest';
import { summarize, type VitestReport } from './test-summary.ts';

const passed = { title: 'types', passed: true, seconds: 1 };
const failed = { title: 'types', passed: false, seconds: 1 };

function report(pass: number, fail: number, skip = 0, files: VitestReport['testResults'] = []): VitestReport {
  return { numPassedTests: pass, numFailedTests: fail, numPendingTests: skip, testResults: files };
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
