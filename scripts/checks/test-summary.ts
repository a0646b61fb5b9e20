/** One check that passed or failed as a whole. */
export interface CheckResult {
  title: string;
  passed: boolean;
  seconds: number;
}

/** The parts of turbo's run summary that are used. */
export interface TurboSummary {
  tasks: { taskId: string; execution?: { startTime: number; endTime: number; exitCode: number | null } }[];
}

/** The result of each check (turbo task → title). A task that did not run or was aborted counts as failed. */
export function checkResults(
  checks: Record<string, string>,
  summary: TurboSummary | undefined,
): CheckResult[] {
  return Object.entries(checks).map(([task, title]) => {
    const execution = summary?.tasks.find(({ taskId }) => taskId === task)?.execution;
    const seconds = execution === undefined ? 0 : (execution.endTime - execution.startTime) / 1000;
    return { title, passed: execution?.exitCode === 0, seconds };
  });
}

/** The parts of vitest's JSON report that are used. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Totals of checks and tests; other programs parse the last line. */
export interface Summary {
  failed: number;
  lines: string[];
}

/**
 * Counts checks and tests. A test run without a report, without tests, or with an error outside a test counts as one
 * failure, so that it cannot pass as a success.
 */
export function summarize(
  checks: CheckResult[],
  report: VitestReport | undefined,
  exitCode: number,
): Summary {
  const failedChecks = checks.filter((check) => !check.passed).map((check) => check.title);
  const failedTests = report?.numFailedTests ?? 0;
  const brokenFiles = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const broken = brokenFiles.map((file) => `${file.name} could not be run`);
  const total = failedTests + broken.length;
  const unexplained = exitCode !== 0 && total === 0 ? ['the test run itself'] : [];
  const empty = report === undefined || report.numPassedTests === 0;
  const failures = [
    ...failedChecks,
    ...broken,
    ...(empty && unexplained.length === 0 ? ['no test ran'] : unexplained),
  ];
  const failed = failures.length + failedTests;
  const passed = checks.length - failedChecks.length + (report?.numPassedTests ?? 0);
  const left = (report?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status));
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return {
    failed,
    lines: [
      ...checks.map((check) => `${check.passed ? '✓' : '✗'} ${check.title} (${check.seconds.toFixed(1)} s)`),
      ...failures.slice(failedChecks.length).map((failure) => `✗ ${failure}`),
      ...left.map((test) => `↓ skipped: ${test.fullName}`),
      `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ],
  };
}
