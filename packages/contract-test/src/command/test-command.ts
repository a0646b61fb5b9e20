import { loadContract } from '../contract/load/load-contract.ts';
import { visible } from '../contract/visible.ts';
import { readBaseline } from '../findings/baseline.ts';
import { watchLateErrors } from '../hooks/late-errors.ts';
import { loadHooks } from '../hooks/load-hooks.ts';
import { openHooks } from '../hooks/open-hooks.ts';
import type { Profile } from '../model/profile.ts';
import type { Sender } from '../model/sender.ts';
import { leftLines, leftTitle } from '../report/conclusion-lines.ts';
import { harReport } from '../report/har-report.ts';
import { exchangeText, replayedFindings } from '../report/replay-report.ts';
import { replay } from '../run/replay.ts';
import { runTest } from '../run/run.ts';
import type { RunSettings } from '../run/run-settings.ts';
import { loadScenarios } from '../scenarios/load-scenarios.ts';
import { credentialsIn, type Secrets } from '../secrets/redact.ts';
import type { Clock } from '../send/clock.ts';
import { httpSender } from '../send/http-sender.ts';
import { pacedSender } from '../send/paced-sender.ts';
import { type RecordedExchange, recordedSender } from '../send/recorded-sender.ts';
import { waitForTarget } from '../send/wait-for-target.ts';
import { secretLines } from '../wire/credentials.ts';
import { readOwnData, withOwnData } from '../world/own-data.ts';
import { checkSeverities } from './check-severities.ts';
import { readConfig } from './config/read-config.ts';
import { type ExitCode, exitCodeOf, exitCodes, testedNothing } from './exit-code.ts';
import { openIdentity } from './open-identity.ts';
import { openOtherSources } from './open-other-sources.ts';
import { chooseOperations } from './operation-choice.ts';
import { openProgressLine } from './progress-line.ts';
import type { TestForm } from './report-target.ts';
import { type Output, type Terminal, UsageError } from './terminal.ts';
import { readTestArguments, type TestArguments } from './test-arguments.ts';
import { reportIn } from './test-report.ts';
import { testUsage } from './usage.ts';
import { checkReports, writeReports } from './write-reports.ts';

/** Requests per second to an upstream server. */
const UPSTREAM_PACE = 5;

/** Runs `contract test`. Throws the errors of the loaders and of the run. */
export async function testCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const asked = readTestArguments(argv, readConfig);
  if (asked === undefined) {
    terminal.out.write(testUsage());
    return exitCodes.clean;
  }
  await checkReports(asked.reports);
  const senders: Sender[] = [];
  const isRecorded = asked.reports.some(({ form }) => form === 'har');
  const exchanges: RecordedExchange[] = [];
  const senderTo = (target: URL): Sender => {
    const sender = senderFor(target, asked.profile, terminal.clock);
    senders.push(sender);
    return isRecorded ? recordedSender(sender, target, terminal.clock, (one) => exchanges.push(one)) : sender;
  };
  try {
    const unrecorded = (target: URL): Sender => {
      const sender = httpSender({ target });
      senders.push(sender);
      return sender;
    };
    const settings = await settingsFor(asked, senderTo, unrecorded, terminal);
    return await withHooks(asked.hooks, settings, terminal, (hooked) =>
      runAsked(asked, hooked, exchanges, terminal),
    );
  } finally {
    await Promise.all(senders.map((sender) => sender.close()));
  }
}

/** Runs or replays the test between the first and the last hook. */
async function withHooks(
  file: string | undefined,
  settings: RunSettings,
  { clock, signal }: Terminal,
  go: (settings: RunSettings) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (file === undefined) return go(settings);
  const { baseUrl, contract, profile, seed, operations = contract.operations.map(({ id }) => id) } = settings;
  const run = { baseUrl: baseUrl.replace(/\/+$/, ''), profile, seed, operations };
  const late = watchLateErrors(file);
  try {
    const loaded = await loadHooks(file, { clock, signals: [signal, late.signal] });
    const hooks = openHooks(loaded, file, run, { clock, signal, late: late.signal });
    const data = await hooks.beforeRun();
    try {
      return await go({
        ...settings,
        hooks,
        ...(data === undefined ? {} : { contract: withOwnData(contract, data) }),
      });
    } finally {
      await hooks.afterRun();
    }
  } finally {
    late.close();
  }
}

async function runAsked(
  asked: TestArguments,
  settings: RunSettings,
  exchanges: readonly RecordedExchange[],
  { out, error, clock }: Terminal,
): Promise<ExitCode> {
  if (asked.replay !== undefined) return replayCase(settings, asked.replay.case, out);
  const progress = openProgressLine(error, clock.now);
  const result = await runTest({ ...settings, onProgress: progress.draw }).finally(progress.clear);
  const textIn = (form: TestForm): string =>
    form === 'har' ? harReport(exchanges, secretsOf(settings)) : reportIn(form, result, out.isTTY === true);
  await writeReports(asked.reports, textIn, out);
  if (testedNothing(result)) {
    error.write('Nothing was tested: no operation succeeded. The report gives the reason for each.\n');
  }
  return exitCodeOf(result, asked.failOn);
}

function senderFor(target: URL, profile: Profile, clock: Clock): Sender {
  const sender = httpSender({ target });
  return profile === 'upstream' ? pacedSender(sender, UPSTREAM_PACE, clock) : sender;
}

async function settingsFor(
  asked: TestArguments,
  senderTo: (target: URL) => Sender,
  issuerSenderTo: (origin: URL) => Sender,
  { signal, clock, error }: Terminal,
): Promise<RunSettings> {
  const document = await loadContract(asked.spec, asked);
  const contract = asked.data === undefined ? document : withOwnData(document, await readOwnData(asked.data));
  const operations = chooseOperations(contract, asked);
  checkSeverities(asked.severities, [document]);
  const scenarios = asked.scenarios === undefined ? [] : await loadScenarios(asked.scenarios);
  const baseline = asked.baseline === undefined ? undefined : await readBaseline(asked.baseline);
  const sender = senderTo(asked.target);
  if (asked.wait > 0) await waitForTarget(sender, asked.wait, clock, signal);
  const identity = await openIdentity(asked, contract, operations, {
    ...{ clock, signal, senderTo: issuerSenderTo },
    onNote: (note) => error.write(`${visible(note)}\n`),
  });
  return {
    contract,
    profile: asked.profile,
    seed: asked.replay?.seed ?? asked.seed,
    ...identity,
    sender,
    baseUrl: asked.target.href,
    ...(operations === undefined ? {} : { operations }),
    scenarios,
    others: await openOtherSources(scenarios, asked.targetsOf, senderTo, asked.strict),
    ...(baseline === undefined ? {} : { accepted: { baseline, today: today() } }),
    thresholds: asked.thresholds,
    severities: asked.severities,
    budget: asked.budget,
    allowExisting: asked.allowExisting,
    requireSuccess: asked.requireSuccess,
    clock,
    signal,
  };
}

async function replayCase(settings: RunSettings, caseId: string, out: Output): Promise<ExitCode> {
  const replayed = await replay(settings, caseId);
  if (replayed === undefined) {
    throw new UsageError(
      `No probe has the case "${caseId}": give --profile and --operations as in the run that found it.`,
    );
  }
  const secrets = secretsOf(settings);
  if (replayed.exchange !== undefined) out.write(`${exchangeText(replayed.exchange, secrets)}\n`);
  out.write(replayedFindings(replayed.findings, secrets));
  for (const line of leftLines(replayed)) out.write(`${leftTitle}: ${visible(line)}\n`);
  if (replayed.exchange === undefined) {
    out.write(
      `The probe ${replayed.probe.id} did not reach the case this time: the target is in a different state than when the case was found.\n`,
    );
    if (replayed.findings.length === 0) return exitCodes.broken;
  }
  return replayed.findings.length === 0 ? exitCodes.clean : exitCodes.findings;
}

function secretsOf({ credentials, contract, profile, hooks }: RunSettings): Secrets {
  return {
    credentials: credentialsIn(secretLines(credentials, contract)),
    personal: profile === 'upstream',
    ...(hooks === undefined ? {} : { names: hooks.setNames }),
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
