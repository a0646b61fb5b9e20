import type { Answer, Case, Exchange, RawFinding, WireRequest } from './case.ts';
import { checkExchange } from './check/check-exchange.ts';
import type { Judge } from './flaw.ts';
import type { Contract } from './model.ts';
import type { Probe, ProbeContext } from './probe.ts';
import { randomOf } from './random.ts';
import type { Clock } from './send/clock.ts';
import { sendPersistently } from './send/persistent-send.ts';
import { NoConnection, type Sender } from './send/sender.ts';
import type { EarlyEnd } from './test-result.ts';
import { TargetError, ToolError } from './tool-error.ts';
import type { Credentials } from './wire/credentials.ts';
import { parseAnswer } from './wire/parse-answer.ts';
import { toWire } from './wire/to-wire.ts';
import type { World } from './world.ts';

/** What probes are driven with. */
export interface DriveSettings {
  readonly contract: Contract;
  readonly judge: Judge;
  readonly world: World;
  readonly seed: number;
  readonly credentials: Credentials;
  readonly sender: Sender;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  /** Called for each request that is put onto the wire. */
  readonly onSend: () => void;
  /** Called for each exchange once it is checked. */
  readonly onExchange: (exchange: Exchange) => void;
}

/** Ends a run early; what it has found so far stands. */
export class RunEnded extends Error {
  readonly end: EarlyEnd;

  constructor(end: EarlyEnd) {
    super(end.reason);
    this.end = end;
  }
}

/** After so many requests of an operation without an answer it is asked no more. */
const PATIENCE = 5;

/**
 * Runs probes, one request after the other: gives what a probe concludes beside what its exchanges found.
 *
 * @throws {TargetError} when nothing has answered yet and there is no connection, or no operation answers
 * @throws {ToolError} when a probe fails
 * @throws {RunEnded} when the signal aborts, or a target that has answered is gone
 */
export function openDriver(settings: DriveSettings): (probe: Probe) => Promise<readonly RawFinding[]> {
  const { contract, judge, world } = settings;
  let hasAnswered = false;
  const silences = new Map<string, number>();
  const isSilent = (operation: string): boolean => (silences.get(operation) ?? 0) >= PATIENCE;

  const send = async (sent: Case, request: WireRequest): Promise<Answer> => {
    const { clock, signal, onSend } = settings;
    const { sender } = sent.source ?? settings;
    if (signal?.aborted) throw interrupted();
    const wants429 = sent.expect.kind === 'status' && sent.expect.statuses.includes(429);
    const wait = (milliseconds: number): Promise<void> => clock.wait(milliseconds, signal);
    const sending = sendPersistently(request, { sender, wait, hasAnswered, wants429, onSend });
    const answer = await sending.catch((error: unknown) => {
      if (signal?.aborted || !(error instanceof NoConnection)) throw error;
      const reason = `${error.message.replace(/\.$/, '')}`;
      if (sent.source !== undefined) {
        const { name } = sent.source;
        throw new TargetError(
          `The source ${name} takes no connection: ${reason}. Start it, or mend --target-of ${name}=….`,
        );
      }
      if (!hasAnswered)
        throw new TargetError(`The target takes no connection: ${reason}. Start it, or mend --target.`);
      throw new RunEnded({ kind: 'target-lost', reason: `The target was lost at ${sent.id}: ${reason}.` });
    });
    if (signal?.aborted) throw interrupted();
    return answer;
  };

  const noteSilence = (operation: string, answer: Answer): void => {
    if (answer.kind === 'response') {
      hasAnswered = true;
      return;
    }
    silences.set(operation, (silences.get(operation) ?? 0) + 1);
    const requests = [...silences.values()].reduce((sum, count) => sum + count, 0);
    if (!hasAnswered && requests >= PATIENCE && (silences.size > 1 || contract.operations.length === 1)) {
      throw new TargetError(
        `The target answers no request: ${answer.reason}. Look into its log, or mend --target.`,
      );
    }
  };

  const check = (facts: Omit<Exchange, 'findings'>): Exchange => {
    const { case: sent, answer } = facts;
    if (sent.source !== undefined) return { ...facts, findings: [] };
    noteSilence(sent.operation.id, answer);
    const done = { ...facts, findings: checkExchange(contract, judge, facts) };
    world.observe(done);
    return done;
  };

  const exchange = async (sent: Case): Promise<Exchange> => {
    const request = toWire(sent, settings.credentials);
    const answer = await send(sent, request);
    const status = answer.kind === 'response' ? answer.status : 0;
    const done = check({ case: sent, request, answer, json: parseAnswer(answer).json, status });
    settings.onExchange(done);
    return done;
  };

  return async (probe) => {
    if (probe.operations.some(isSilent)) return [];
    const hasUnscoped = settings.credentials.unscoped !== undefined;
    const context: ProbeContext = {
      contract,
      judge,
      world,
      hasUnscoped,
      random: randomOf(settings.seed, probe.id),
    };
    let at = probe.id;
    try {
      const steps = probe.run(context);
      let step = steps.next();
      while (!step.done) {
        at = step.value.id;
        const done = await exchange(step.value);
        if (isSilent(done.case.operation.id)) return [];
        step = steps.next(done);
      }
      return step.value;
    } catch (error) {
      if (settings.signal?.aborted) throw interrupted();
      if (error instanceof RunEnded || error instanceof TargetError) throw error;
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      throw new ToolError(`The tester failed in the probe ${probe.id}, at ${at}: ${reason}`, {
        cause: error,
      });
    }
  };
}

function interrupted(): RunEnded {
  return new RunEnded({
    kind: 'interrupted',
    reason: 'The run was interrupted: what follows is what it found so far.',
  });
}
