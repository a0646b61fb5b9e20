import { loadContract } from '../contract/load/load-contract.ts';
import type { Profile } from '../coverage/reach.ts';
import { readBaseline } from '../findings/baseline.ts';
import { replay } from '../replay.ts';
import { leftLines, leftTitle } from '../report/conclusion-lines.ts';
import { credentialsIn } from '../report/redact.ts';
import { exchangeText, replayedFindings } from '../report/replay-report.ts';
import { visible } from '../report/visible.ts';
import { runTest } from '../run.ts';
import type { RunSettings } from '../run-settings.ts';
import { loadScenarios } from '../scenarios/load-scenarios.ts';
import type { Clock } from '../send/clock.ts';
import { httpSender } from '../send/http-sender.ts';
import { pacedSender } from '../send/paced-sender.ts';
import type { Sender } from '../send/sender.ts';
import { secretLines } from '../wire/credentials.ts';
import { type ExitCode, exitCodeOf, exitCodes, testedNothing } from './exit-code.ts';
import { openOtherSources } from './open-other-sources.ts';
import { chooseOperations, schemesIn } from './operation-choice.ts';
import { openProgressLine } from './progress-line.ts';
import type { Output, Terminal } from './terminal.ts';
import { UsageError } from './terminal.ts';
import { readTestArguments, type TestArguments } from './test-arguments.ts';
import { testUsage } from './usage.ts';
import { writeReports } from './write-reports.ts';

/** Requests per second to somebody else's server. */
const UPSTREAM_PACE = 5;

/** Runs `contract test`. Throws what the loaders and the run throw. */
export async function testCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const asked = readTestArguments(argv);
  if (asked === undefined) {
    terminal.out.write(testUsage());
    return exitCodes.clean;
  }
  const senders: Sender[] = [];
  const senderTo = (target: URL): Sender => {
    const sender = senderFor(target, asked.profile, terminal.clock);
    senders.push(sender);
    return sender;
  };
  try {
    const settings = await settingsFor(asked, senderTo, terminal);
    if (asked.replay !== undefined) return await replayCase(settings, asked.replay.case, terminal.out);
    const progress = openProgressLine(terminal.error, terminal.clock.now);
    const result = await runTest({ ...settings, onProgress: progress.draw }).finally(progress.clear);
    await writeReports(result, asked.reports, terminal.out);
    if (testedNothing(result)) {
      terminal.error.write(
        'Nothing was tested: no operation succeeded. The report says why for each of them.\n',
      );
    }
    return exitCodeOf(result);
  } finally {
    await Promise.all(senders.map((sender) => sender.close()));
  }
}

function senderFor(target: URL, profile: Profile, clock: Clock): Sender {
  const sender = httpSender({ target });
  return profile === 'upstream' ? pacedSender(sender, UPSTREAM_PACE, clock) : sender;
}

async function settingsFor(
  asked: TestArguments,
  senderTo: (target: URL) => Sender,
  { signal, clock }: Terminal,
): Promise<RunSettings> {
  const contract = await loadContract(asked.spec, asked);
  const operations = chooseOperations(contract, asked);
  const scenarios = asked.scenarios === undefined ? [] : await loadScenarios(asked.scenarios);
  const baseline = asked.baseline === undefined ? undefined : await readBaseline(asked.baseline);
  return {
    contract,
    profile: asked.profile,
    seed: asked.replay?.seed ?? asked.seed,
    credentials: {
      headers: asked.headers,
      schemes: schemesIn(contract, asked.schemes),
      ...(asked.unscoped === undefined ? {} : { unscoped: asked.unscoped }),
    },
    sender: senderTo(asked.target),
    baseUrl: asked.target.href,
    ...(operations === undefined ? {} : { operations }),
    scenarios,
    others: await openOtherSources(scenarios, asked.targetsOf, senderTo),
    ...(baseline === undefined ? {} : { accepted: { baseline, today: today() } }),
    thresholds: asked.thresholds,
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
  const secrets = {
    credentials: credentialsIn(secretLines(settings.credentials, settings.contract)),
    personal: settings.profile === 'upstream',
  };
  if (replayed.exchange !== undefined) out.write(`${exchangeText(replayed.exchange, secrets)}\n`);
  out.write(replayedFindings(replayed.findings, secrets));
  for (const line of leftLines(replayed)) out.write(`${leftTitle}: ${visible(line)}\n`);
  if (replayed.exchange === undefined) {
    out.write(
      `The probe ${replayed.probe.id} did not come to the case this time: the target is in another state than when the case was found.\n`,
    );
    if (replayed.findings.length === 0) return exitCodes.broken;
  }
  return replayed.findings.length === 0 ? exitCodes.clean : exitCodes.findings;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
