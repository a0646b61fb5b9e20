import { writeFileSync } from 'node:fs';
import { LoadError } from '../contract/load/document-set.ts';
import { loadContract } from '../contract/load/load-contract.ts';
import { escapeMarkdown } from '../contract/markdown.ts';
import type { Contract } from '../contract/model.ts';
import { visible, visibleLines } from '../contract/visible.ts';
import type { Level } from '../diff/change.ts';
import { diffContracts } from '../diff/diff-contracts.ts';
import { type Format, summary } from '../diff/report.ts';
import { BaselineError, readBaseline } from '../findings/baseline.ts';
import { type DiffResult, isFailed, judgeChanges } from '../findings/diff-result.ts';
import { severityFinder } from '../model/severities.ts';
import { githubChanges } from '../report/changes/github-changes.ts';
import { htmlChanges } from '../report/changes/html-changes.ts';
import { junitChanges } from '../report/changes/junit-changes.ts';
import { sarifChanges } from '../report/changes/sarif-changes.ts';
import { changesIn } from '../report/changes/text-changes.ts';
import { checkSeverities } from './check-severities.ts';
import { readConfig } from './config/read-config.ts';
import { type DiffArguments, readDiffArguments } from './diff-arguments.ts';
import { type ExitCode, exitCodes } from './exit-code.ts';
import type { DiffForm } from './report-target.ts';
import type { FailOn } from './severity-option.ts';
import type { Output } from './terminal.ts';
import { UsageError } from './terminal.ts';
import { diffUsage } from './usage.ts';
import { checkReports, writeReports } from './write-reports.ts';

/**
 * `contract diff <old> <new>`: writes the changes from one document to the other. Resolves to 0 for no breaking change,
 * 1 for a breaking change (with `--fail-on warning` also a warning), 2 if the documents cannot be compared.
 */
export async function diffCommand(argv: readonly string[], out: Output, error: Output): Promise<ExitCode> {
  try {
    const asked = readDiffArguments(argv, readConfig);
    if (asked === undefined) {
      out.write(diffUsage());
      return exitCodes.clean;
    }
    await checkReports(asked.reports, [asked.output]);
    const result = await compare(asked);
    if (asked.format !== undefined) list(result, asked.format, asked.output, out);
    await writeReports(asked.reports, (form) => reportIn(form, result), out);
    for (const note of result.baselineNotes) error.write(`${visible(note)}\n`);
    return isFailed(result) ? exitCodes.findings : exitCodes.clean;
  } catch (problem) {
    if (!isExplained(problem)) throw problem;
    error.write(`${visibleLines(problem.message)}\n`);
    return exitCodes.broken;
  }
}

async function compare(asked: DiffArguments): Promise<DiffResult> {
  const today = new Date().toISOString().slice(0, 10);
  const baseline = asked.baseline === undefined ? undefined : await readBaseline(asked.baseline);
  const load = (spec: string) => loadContract(spec, asked);
  const [before, after] = await Promise.all([load(asked.old), load(asked.next)]);
  checkSeverities(asked.severities, [before, after]);
  return judgeChanges(diffContracts(before, after, today), {
    old: asked.old,
    next: asked.next,
    title: after.title,
    notes: [...before.notes, ...after.notes],
    nextNotes: after.notes,
    failing: failing[asked.failOn],
    severityOf: severityFinder(asked.severities, tagsIn([before, after])),
    accepted: baseline?.changes ?? [],
    today,
  });
}

/** The tags of the operations of two versions, by id. */
function tagsIn(contracts: readonly Contract[]): (operation: string) => readonly string[] {
  const tags = new Map(
    contracts.flatMap(({ operations }) => operations.map(({ id, tags = [] }) => [id, tags] as const)),
  );
  return (operation) => tags.get(operation) ?? [];
}

function list(result: DiffResult, format: Format, file: string | undefined, out: Output): void {
  const text = changesIn(result, format);
  if (file === undefined) out.write(text);
  else {
    writeFileSync(file, text);
    out.write(`${summary(result.changes)}\n`);
  }
}

function reportIn(form: DiffForm, result: DiffResult): string {
  switch (form) {
    case 'text':
    case 'json':
      return changesIn(result, form);
    case 'markdown':
    case 'summary':
      return `## ${escapeMarkdown(result.title)}: contract diff\n\n${changesIn(result, 'markdown')}\n`;
    case 'github':
      return githubChanges(result);
    case 'junit':
      return junitChanges(result);
    case 'html':
      return htmlChanges(result);
    case 'sarif':
      return sarifChanges(result);
  }
}

/** The levels of changes that cause exit code 1. */
const failing: Readonly<Record<FailOn, readonly Level[]>> = {
  error: ['breaking'],
  warning: ['breaking', 'warning'],
};

/** Whether an error is due to the input: a document, an argument, or a file that cannot be written. */
function isExplained(problem: unknown): problem is Error {
  if ([LoadError, UsageError, BaselineError].some((kind) => problem instanceof kind)) return true;
  return problem instanceof Error && 'syscall' in problem;
}
