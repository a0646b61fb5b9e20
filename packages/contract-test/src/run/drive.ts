import { checkExchange } from '../check/check-exchange.ts';
import type { Contract, Operation } from '../contract/model.ts';
import { randomOf } from '../contract/random.ts';
import type { Judge } from '../contract/violation.ts';
import { HookError, SkippedByHook } from '../hooks/hook-error.ts';
import { openHookedCases } from '../hooks/hooked-case.ts';
import type { OpenHooks } from '../hooks/open-hooks.ts';
import type { Case, Exchange, RawFinding } from '../model/case.ts';
import type { Answer, WireRequest } from '../model/message.ts';
import type { Question } from '../model/question.ts';
import { interrupted, RunEnded } from '../model/run-ended.ts';
import type { Sender } from '../model/sender.ts';
import type { EarlyEnd } from '../model/test-result.ts';
import { TargetError, ToolError } from '../model/tool-error.ts';
import type { Probe, ProbeContext } from '../probes/probe.ts';
import type { Clock } from '../send/clock.ts';
import type { LiveTokens } from '../tokens/live-tokens.ts';
import type { Credentials } from '../wire/credentials.ts';
import { parseAnswer } from '../wire/parse-answer.ts';
import { toWire } from '../wire/to-wire.ts';
import type { World } from '../world/world.ts';
import { withRequestsBefore } from './last-requests.ts';
import { openTarget, type Wait } from './target.ts';

/** Options for driving probes. */
export interface DriveSettings {
  readonly contract: Contract;
  readonly judge: Judge;
  readonly world: World;
  readonly seed: number;
  readonly credentials: Credentials;
  readonly sender: Sender;
  readonly tokens?: LiveTokens | undefined;
  readonly hooks?: OpenHooks | undefined;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  /** Called for each request sent. */
  readonly onSend: () => void;
  /** Called before a request waits to be repeated. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
  /** Why no more requests are sent; undefined while they are. */
  readonly endOf?: () => EarlyEnd | undefined;
  /** Called for each checked exchange. */
  readonly onExchange: (exchange: Exchange) => void;
  /** Called for a violation that a request reveals about earlier ones. */
  readonly onFound: (findings: readonly RawFinding[]) => void;
  /** Called for an operation that a hook skipped. */
  readonly onSkip?: ((operation: Operation) => void) | undefined;
  /** Called for questions that the document leaves open to a probe. */
  readonly onQuestion?: ((question: Question) => void) | undefined;
}

/** Sends requests one after the other. */
export interface Driver {
  /**
   * Runs a probe and returns its conclusions, in addition to the violations in its exchanges.
   *
   * @throws {TargetError} if there is no connection and there was none before, or no operation responds
   * @throws {ToolError} if a probe fails
   * @throws {RunEnded} if the signal aborts, or a target that was reached is lost
   */
  drive(probe: Probe): Promise<readonly RawFinding[]>;
  /**
   * Sends a case without checking its response, with a signal of its own.
   *
   * @throws {RunEnded} if that signal aborts, or a target that was reached is lost
   */
  ask(sent: Case, signal: AbortSignal | undefined): Promise<Exchange>;
  contextOf(probe: string): ProbeContext;
}

/** After this many requests without a response, an operation is no longer called. */
const PATIENCE = 5;

/** Opens a driver of probes. */
export function openDriver(settings: DriveSettings): Driver {
  const { contract, judge, world } = settings;
  const target = openTarget(settings);
  const hookedCases = openHookedCases(judge);
  let hasAnswered = false;
  const silences = new Map<string, number>();
  const isSilent = (operation: string): boolean => (silences.get(operation) ?? 0) >= PATIENCE;

  const send = async (
    sent: Case,
    request: WireRequest,
    signal: AbortSignal | undefined,
  ): Promise<Omit<Exchange, 'findings'>> => {
    if (signal?.aborted) throw interrupted();
    const { answer, hooked } = await target.send(sent, request, signal).catch((error: unknown) => {
      throw signal?.aborted ? interrupted() : error;
    });
    // A request cut off by the end of the run does not count as unanswered.
    if (signal?.aborted && answer.kind === 'none') throw interrupted();
    const status = answer.kind === 'response' ? answer.status : 0;
    const facts = { answer, json: parseAnswer(answer).json, status };
    if (hooked === undefined) return { case: sent, request, ...facts };
    // What hooks put into headers and the query may be secret.
    const written = hookedCases.of(sent, request, hooked);
    return { case: written, request: { ...request, body: hooked.body }, ...facts };
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
        `No response from the target: ${answer.reason}. Check its log or correct --target.`,
      );
    }
  };

  const check = (facts: Omit<Exchange, 'findings'>): Exchange => {
    const { case: sent, answer } = facts;
    if (sent.source !== undefined) return { ...facts, findings: [] };
    noteSilence(sent.operation.id, answer);
    const found = withRequestsBefore(checkExchange(contract, judge, facts), target.last());
    const done = { ...facts, findings: found };
    target.note(done);
    world.observe(done);
    return done;
  };

  const exchange = async (sent: Case): Promise<Exchange> => {
    const end = settings.endOf?.();
    if (end !== undefined) throw new RunEnded(end);
    const all = [sent, ...(sent.beside ?? [])];
    const sends = await Promise.allSettled(
      all.map((one) => send(one, toWire(one, settings.credentials, contract.schemas), settings.signal)),
    );
    const [done, ...beside] = sends.flatMap((one) => {
      if (one.status === 'rejected') return [];
      const checked = check(one.value);
      settings.onExchange(checked);
      return [checked];
    });
    for (const [index, one] of sends.entries()) {
      const operation = all[index]?.operation;
      if (one.status === 'rejected' && one.reason instanceof SkippedByHook && operation !== undefined)
        settings.onSkip?.(operation);
    }
    const failures = sends.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    const failure = failures.find((one) => !(one instanceof SkippedByHook)) ?? failures[0];
    if (failure !== undefined) throw failure;
    if (done === undefined) throw new RangeError('Nothing was sent.');
    if ([done, ...beside].some((one) => hookedCases.isUnlike(one.case))) throw new SkippedByHook('replaced');
    return beside.length === 0 ? done : { ...done, beside };
  };

  const contextOf = (probe: string): ProbeContext => ({
    contract,
    judge,
    world,
    hasUnscoped: settings.credentials.unscoped !== undefined,
    hasOtherTenant: settings.credentials.otherTenant !== undefined,
    scoped: settings.credentials.scoped ?? [],
    random: randomOf(settings.seed, probe),
    onQuestion: settings.onQuestion ?? (() => {}),
  });

  const drive = async (probe: Probe): Promise<readonly RawFinding[]> => {
    if (probe.operations.some(isSilent)) return [];
    let at = probe.id;
    world.startProbe();
    try {
      const steps = probe.run(contextOf(probe.id));
      let step = steps.next();
      while (!step.done) {
        at = step.value.id;
        const isForeign = [step.value, ...(step.value.beside ?? [])].some(world.creations.isForeign);
        if (world.ownOnly && isForeign) {
          const request = toWire(step.value, settings.credentials, contract.schemas);
          return probe.withheld?.({ case: step.value, request }) ?? [];
        }
        if (step.value.pause !== undefined) await settings.clock.wait(step.value.pause, settings.signal);
        const done = await exchange(step.value);
        if (isSilent(done.case.operation.id)) return [];
        step = steps.next(done);
      }
      return step.value;
    } catch (error) {
      if (settings.signal?.aborted) throw interrupted();
      if (error instanceof SkippedByHook) return [];
      const isTold = [RunEnded, TargetError, HookError].some((kind) => error instanceof kind);
      if (isTold) throw error;
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      throw new ToolError(`The tester failed in the probe ${probe.id}, at ${at}: ${reason}`, {
        cause: error,
      });
    }
  };

  return {
    drive,
    contextOf,
    async ask(sent, signal) {
      const request = toWire(sent, settings.credentials, contract.schemas);
      const facts = await send(sent, request, signal).catch((error: unknown) => {
        if (!(error instanceof SkippedByHook || error instanceof HookError)) throw error;
        const answer = { kind: 'none', reason: error.message } as const;
        return { case: sent, request, answer, json: undefined, status: 0 };
      });
      const done = { ...facts, findings: [] };
      target.note(done);
      world.observe(done);
      return done;
    },
  };
}
