/** Holds a live server against its contract, and one contract against another. */

export { LoadError } from './contract/load/document-set.ts';
export { loadContract } from './contract/load/load-contract.ts';
export type { Contract, Operation } from './contract/model.ts';
export type { Axis, Coverage, CoverageItem } from './coverage/ledger.ts';
export type { Profile } from './coverage/reach.ts';
export type { Finding } from './finding.ts';
export { type Baseline, BaselineError, readBaseline } from './findings/baseline.ts';
export { githubReport } from './report/github-report.ts';
export { htmlReport } from './report/html-report.ts';
export { jsonReport } from './report/json-report.ts';
export { junitReport } from './report/junit-report.ts';
export { textReport } from './report/text-report.ts';
export { type RuleName, rules } from './rules.ts';
export { runTest } from './run.ts';
export type { Progress, RunSettings } from './run-settings.ts';
export { loadScenarios } from './scenarios/load-scenarios.ts';
export type { OtherSource } from './scenarios/other-source.ts';
export type { Scenario } from './scenarios/scenario.ts';
export { ScenarioError } from './scenarios/scenario.ts';
export type { Clock } from './send/clock.ts';
export { httpSender } from './send/http-sender.ts';
export { NoConnection, type Sender } from './send/sender.ts';
export type { TestResult } from './test-result.ts';
export { TargetError, ToolError } from './tool-error.ts';
export type { Credentials } from './wire/credentials.ts';
export type { Answer, WireRequest } from './wire/message.ts';
