import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { severityFinder } from '../model/severities.ts';
import { logged } from '../record/logged-exchange.ts';
import { openDocument } from '../record/propose.ts';
import { openProxy, type ProxySettings, type RunningProxy } from '../record/proxy.ts';
import { openRecording, type RecordCounts, type RecordResult } from '../record/recording.ts';
import { harReport } from '../report/har-report.ts';
import { githubRecord } from '../report/record/github-record.ts';
import { jsonRecord } from '../report/record/json-record.ts';
import { markdownRecord } from '../report/record/markdown-record.ts';
import { overlayFiles } from '../report/record/overlay-files.ts';
import { textRecord } from '../report/record/text-record.ts';
import { coloured, plain } from '../report/text-report.ts';
import type { RecordedExchange } from '../send/recorded-sender.ts';
import { checkSeverities } from './check-severities.ts';
import { readConfig } from './config/read-config.ts';
import { type ExitCode, exitCodes } from './exit-code.ts';
import { openStatusLine } from './progress-line.ts';
import { readRecordArguments } from './record-arguments.ts';
import type { RecordForm } from './report-target.ts';
import type { FailOn } from './severity-option.ts';
import { type Terminal, UsageError } from './terminal.ts';
import { recordUsage } from './usage.ts';
import { checkReports, writeReports } from './write-reports.ts';

/** Runs `contract record` until the caller stops it. Throws the errors of the loader and of the arguments. */
export async function recordCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const asked = readRecordArguments(argv, readConfig);
  if (asked === undefined) {
    terminal.out.write(recordUsage());
    return exitCodes.clean;
  }
  await checkReports(asked.reports, [asked.edits]);
  const { clock, error, signal, out } = terminal;
  const { target } = asked;
  const document = await openDocument(asked.spec, asked.strict);
  checkSeverities(asked.severities, [document.contract]);
  const tags = new Map(document.contract.operations.map(({ id, tags: own = [] }) => [id, own]));
  const severityOf = severityFinder(asked.severities, (operation) => tags.get(operation) ?? []);
  const recording = openRecording({ document, target, severityOf, isPersonal: asked.isPersonal });
  const isLogged = asked.reports.some(({ form }) => form === 'har');
  const log: RecordedExchange[] = [];
  const progress = openStatusLine(error, clock.now);
  const proxy = await open({
    target,
    port: asked.port,
    clock,
    onExchange(exchange) {
      recording.take(exchange);
      if (isLogged) log.push(logged(target, recording.redact(exchange)));
      progress.draw(() => progressText(recording.counts()), false);
    },
    onUnanswered: recording.unanswered,
  });
  error.write(`Records ${proxy.url} → ${target.href}; Ctrl-C ends it.\n`);
  if (!signal.aborted) await once(signal, 'abort');
  progress.clear();
  await proxy.close();
  const result = await recording.end();
  try {
    await writeReports(asked.reports, (form) => reportIn(form, result, log, out.isTTY === true), out);
  } finally {
    if (asked.edits !== undefined) await writeEdits(result, asked.edits);
  }
  return exitCodeOf(result, asked.failOn, error);
}

async function open(settings: ProxySettings): Promise<RunningProxy> {
  try {
    return await openProxy(settings);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    throw new UsageError(`The port ${settings.port} cannot be opened (${code}): give another --port.`);
  }
}

function progressText({ exchanges, deviating, outside }: RecordCounts): string {
  return `${exchanges} exchanges  ${deviating} deviate  ${outside} outside of the document`;
}

function reportIn(
  form: RecordForm,
  result: RecordResult,
  log: readonly RecordedExchange[],
  isColoured: boolean,
): string {
  switch (form) {
    case 'text':
      return textRecord(result, isColoured ? coloured : plain);
    case 'github':
      return githubRecord(result);
    case 'summary':
    case 'markdown':
      return markdownRecord(result);
    case 'json':
      return jsonRecord(result);
    case 'har':
      return harReport(log, { credentials: result.secrets, personal: result.isPersonal });
  }
}

async function writeEdits(result: RecordResult, edits: string): Promise<void> {
  for (const { file, text } of overlayFiles(result, edits)) {
    await writeFile(file, text).catch(({ code }: NodeJS.ErrnoException) => {
      throw new UsageError(
        `The edits ${file} cannot be written (${code}): give a file in a folder that exists.`,
      );
    });
  }
}

function exitCodeOf({ proposals, counts }: RecordResult, failOn: FailOn, error: Terminal['error']): ExitCode {
  const failing = proposals.filter(({ severity }) => failOn === 'warning' || severity === 'error');
  if (failing.length > 0) return exitCodes.findings;
  if (counts.judged > 0 || proposals.length > 0) return exitCodes.clean;
  error.write('Nothing was recorded: no request matched an operation of the document.\n');
  return exitCodes.broken;
}
