import type { Case } from '../model/case.ts';
import type { Answer, HeaderLine, WireRequest } from '../model/message.ts';
import { interrupted } from '../model/run-ended.ts';
import { NoConnection, type Sender } from '../model/sender.ts';
import { type Clock, systemClock } from '../send/clock.ts';
import { type OwnData, validOwnData } from '../world/own-data.ts';
import { failure } from './failure.ts';
import { HookError, SkippedByHook } from './hook-error.ts';
import type { HookContext, HookRequest, HookResponse, HookRun, Hooks } from './hooks.ts';
import { HOOK_TIME, inTime } from './time-limit.ts';

/** The changes that hooks made to a request. */
export interface HookedRequest {
  readonly body: string | undefined;
  readonly isBodyChanged: boolean;
  /** The names of changed headers, in lower case, and of changed query parameters. */
  readonly headers: ReadonlySet<string>;
  readonly query: ReadonlySet<string>;
}

/** The passage of one request through the hooks. */
interface HookedSender extends Sender {
  /** The changes to the request sent last; undefined if there are none. */
  last(): HookedRequest | undefined;
}

/** The hooks of a run. */
export interface OpenHooks {
  /** @throws {HookError} if the hook fails, or returns invalid data */
  beforeRun(): Promise<OwnData | undefined>;
  afterRun(): Promise<void>;
  /** Passes a case through the hooks each time it is sent. Throws SkippedByHook and HookError. */
  around(sender: Sender, sent: Case): HookedSender;
  /** The names of headers, in lower case, and of query parameters that hooks have set: their values may be secret. */
  readonly setNames: ReadonlySet<string>;
}

/** The means to end hooks that do not end by themselves. */
export interface HookLimits {
  /** The clock; by default that of the machine. */
  readonly clock?: Clock;
  /** Ends `beforeRun` and `afterRun` when it aborts; other hooks end with their request. */
  readonly signal?: AbortSignal | undefined;
  /** Aborts when the module throws an error while no hook is running. */
  readonly late?: AbortSignal;
}

/** The time limit of `afterRun` once the run is interrupted, in milliseconds. */
const LAST_MOMENTS = 10_000;

/** Opens the hooks of a file for a run. */
export function openHooks(hooks: Hooks, file: string, run: HookRun, limits: HookLimits = {}): OpenHooks {
  const { clock = systemClock, signal: ended, late } = limits;
  const setNames = new Set<string>();
  let isLateTold = false;

  /** Ends the run for an error outside the hooks; only once, so that the clean-up can still run. */
  const tellLate = (): void => {
    if (isLateTold || late?.aborted !== true) return;
    isLateTold = true;
    throw late.reason;
  };

  const call = async <Result>(
    name: keyof Hooks,
    hook: () => Result,
    signal: AbortSignal | undefined,
    milliseconds = HOOK_TIME,
  ): Promise<Awaited<Result>> => {
    try {
      const result = hook();
      if (!isPromise(result)) return result as Awaited<Result>;
      const signals = [signal, isLateTold ? undefined : late].filter((one) => one !== undefined);
      return await inTime(result as PromiseLike<Awaited<Result>>, clock, signals, milliseconds);
    } catch (error) {
      tellLate();
      if (signal?.aborted) throw interrupted();
      throw new HookError(`${file}: ${name} failed: ${failure(error)}`, { cause: error });
    }
  };

  const before = async (
    request: WireRequest,
    context: HookContext,
    signal: AbortSignal | undefined,
  ): Promise<WireRequest> => {
    const offered = offer(request);
    const said = await call('beforeRequest', () => hooks.beforeRequest?.(offered, context), signal);
    if (said === 'skip') throw new SkippedByHook(`${file} skipped ${context.operation}`);
    if (said !== undefined) {
      throw new HookError(
        `${file}: beforeRequest returned ${typeof said}: change the request in place, or return 'skip'.`,
      );
    }
    return writtenBack(request, offered, file);
  };

  return {
    setNames,
    async beforeRun() {
      const data = await call('beforeRun', () => hooks.beforeRun?.(run), ended);
      return data === undefined ? undefined : validOwnData(data, `${file}: beforeRun`);
    },
    async afterRun() {
      const isOver = ended?.aborted === true;
      const time = isOver ? LAST_MOMENTS : HOOK_TIME;
      await call('afterRun', () => hooks.afterRun?.(run), isOver ? undefined : ended, time);
      tellLate();
    },
    around(sender, sent) {
      const context = contextOf(sent, run);
      let last: HookedRequest | undefined;
      return {
        async send(request, signal) {
          tellLate();
          const isSeen = hooks.beforeRequest !== undefined;
          const hooked = isSeen ? await before(request, context, signal) : request;
          last = hooked === request ? undefined : compare(request, hooked);
          for (const name of [...(last?.headers ?? []), ...(last?.query ?? [])]) setNames.add(name);
          const answer = await sender.send(hooked, signal).catch((error: unknown) => {
            if (hooked === request || error instanceof NoConnection || signal?.aborted) throw error;
            throw new HookError(
              `${file}: beforeRequest made a request that cannot be sent: ${failure(error)}`,
              { cause: error },
            );
          });
          if (answer.kind === 'response' && hooks.afterResponse !== undefined) {
            const hook = () => hooks.afterResponse?.(offer(hooked), seen(answer), context);
            await call('afterResponse', hook, signal);
          }
          return answer;
        },
        close: () => sender.close(),
        last: () => last,
      };
    },
  };
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { readonly then?: unknown } | null | undefined)?.then === 'function';
}

function contextOf({ id, operation, expect, tampering }: Case, run: HookRun): HookContext {
  const { credentials = 'own' } = tampering ?? {};
  const isWrong = credentials === 'longer' || credentials === 'shorter' || credentials === 'changed';
  return {
    run,
    operation: operation.id,
    case: id,
    credentials: isWrong ? 'wrong' : credentials,
    isInvalid:
      expect.kind === 'refused' || (expect.kind === 'status' && expect.statuses.every((one) => one >= 400)),
  };
}

function offer({ method, target, headers, body }: WireRequest): HookRequest {
  const [path = '', ...query] = target.split('?');
  return { method, path, query: query.join('?'), headers: Object.fromEntries(headers), body };
}

/** A request after the hooks; the same object if they changed nothing. */
function writtenBack(request: WireRequest, { query, headers, body }: HookRequest, file: string): WireRequest {
  const [path = ''] = request.target.split('?');
  const isText = [query, ...Object.values(headers ?? { headers })].every((text) => typeof text === 'string');
  if (!isText || (body !== undefined && typeof body !== 'string')) {
    throw new HookError(
      `${file}: beforeRequest left values other than strings in the query, headers or body.`,
    );
  }
  const target = query === '' && !request.target.includes('?') ? path : `${path}?${query}`;
  const lines = new Map<string, HeaderLine>();
  for (const [name, value] of Object.entries(headers)) lines.set(name.toLowerCase(), [name, value]);
  const isSame =
    target === request.target &&
    body === request.body &&
    JSON.stringify([...lines.values()]) === JSON.stringify(request.headers);
  return isSame ? request : { method: request.method, target, headers: [...lines.values()], body };
}

function compare(before: WireRequest, after: WireRequest): HookedRequest {
  const headersOf = ({ headers }: WireRequest) =>
    headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const queryOf = ({ target }: WireRequest) => [...new URLSearchParams(target.split('?').slice(1).join('?'))];
  return {
    body: after.body,
    isBodyChanged: before.body !== after.body,
    headers: changedNames(headersOf(before), headersOf(after)),
    query: changedNames(queryOf(before), queryOf(after)),
  };
}

type Pairs = readonly (readonly [name: string, value: string])[];

function changedNames(before: Pairs, after: Pairs): ReadonlySet<string> {
  const valuesOf = (pairs: Pairs, name: string) =>
    JSON.stringify(pairs.filter(([own]) => own === name).map(([, value]) => value));
  const names = new Set([...before, ...after].map(([name]) => name));
  return new Set([...names].filter((name) => valuesOf(before, name) !== valuesOf(after, name)));
}

function seen(answer: Extract<Answer, { readonly kind: 'response' }>): HookResponse {
  const headers: Record<string, string> = {};
  for (const [name, value] of answer.headers) {
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
  }
  return { status: answer.status, headers, body: Buffer.from(answer.body).toString('utf8') };
}
