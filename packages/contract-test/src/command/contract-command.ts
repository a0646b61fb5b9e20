import { LoadError } from '../contract/load/document-set.ts';
import { visibleLines } from '../contract/visible.ts';
import { ExpressionError } from '../expressions/expression.ts';
import { BaselineError } from '../findings/baseline.ts';
import { TargetError, ToolError } from '../model/tool-error.ts';
import { testerVersion } from '../report/version.ts';
import { ScenarioError } from '../scenarios/scenario.ts';
import { diffCommand } from './diff-command.ts';
import { exitCodes } from './exit-code.ts';
import { recordCommand } from './record-command.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './terminal.ts';
import { testCommand } from './test-command.ts';
import { usage } from './usage.ts';

/** Errors that commands report with their own message; anything else thrown is a defect of the tester. */
const expected = [
  UsageError,
  LoadError,
  BaselineError,
  ScenarioError,
  ExpressionError,
  TargetError,
  ToolError,
];

/** Runs the command line `contract …` and returns its exit code. */
export async function contractCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(argv, terminal);
  } catch (error) {
    if (terminal.signal.aborted) return exitCodes.interrupted;
    const isExpected = expected.some((kind) => error instanceof kind);
    const text =
      error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
    terminal.error.write(`${visibleLines(text)}\n`);
    return exitCodes.broken;
  }
}

async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [command, ...rest] = argv;
  switch (command) {
    case 'test':
      return testCommand(rest, terminal);
    case 'diff':
      return diffCommand(rest, terminal.out, terminal.error);
    case 'record':
      return recordCommand(rest, terminal);
    case '--help':
    case '-h':
      terminal.out.write(usage());
      return exitCodes.clean;
    case '--version':
      terminal.out.write(`${testerVersion()}\n`);
      return exitCodes.clean;
    case undefined:
      throw new UsageError('A command is missing: give test, diff or record, or --help.');
    default:
      throw new UsageError(`Unknown command "${command}": give test, diff or record, or --help.`);
  }
}
