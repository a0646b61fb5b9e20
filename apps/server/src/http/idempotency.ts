import { setTimeout as wait } from 'node:timers/promises';
import type { OperationFacts, Reply, Step } from '@finops/contract-express';
import type { Caller } from '../domain/accounts/caller.ts';
import { ResourceNotFound } from '../domain/domain-error.ts';
import type { Claim, IdempotencyStore, KeepReply, Standing } from '../domain/idempotency-store.ts';
import type { ApiServices } from '../services.ts';
import { callerOf, profileOf, type RequestContext } from './handler.ts';
import { HeldLeases } from './held-leases.ts';
import { IdempotencyKeyReused, RequestRunning } from './refusals.ts';
import { sha256OfJson } from './sha256-of-json.ts';

const KEPT_MS = 24 * 3_600_000;
/** A request whose lease was not renewed for this long belongs to a process that died. */
const LEASE_MS = 5000;
const PATIENCE_MS = 5000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 400;

/** The owner of a key: a business, and what distinguishes its callers. */
export interface KeyScope {
  readonly businessId: string;
  readonly caller: readonly string[];
  /** The customer whose profile the request is for; absent for the business itself. */
  readonly customerId?: string;
}

interface KeyedContext {
  keepReply?: KeepReply<Reply>;
}

export interface IdempotencySettings<Context extends KeyedContext> {
  readonly store: IdempotencyStore;
  readonly scopeOf: (context: Context) => KeyScope;
  /** Called when a reply could not be stored: the work is done, and a repetition may do it again. */
  readonly onReplyLost: (error: unknown) => void;
  /** Called when the leases of running requests could not be renewed; the next renewal tries again. */
  readonly onNotRenewed: (error: unknown) => void;
  /** How long a repetition waits for the first request, in milliseconds; 5 seconds by default (G14). */
  readonly patienceMs?: number;
  /** Milliseconds until the key of a process that died is free; 5 seconds by default (G99). */
  readonly leaseMs?: number;
}

/**
 * Makes requests with an `Idempotency-Key` take effect once (G14). A repetition gets the stored reply; one with another
 * body is refused; one that arrives while the first is still running waits for it. Only 2xx replies are stored.
 *
 * @throws IdempotencyKeyReused, and RequestRunning when the first request still runs after 5 seconds.
 * @throws ResourceNotFound when the stored reply is about a customer who has since been erased (G187).
 */
export function idempotency<Context extends KeyedContext>(
  { clock, ids }: Pick<ApiServices, 'clock' | 'ids'>,
  {
    store,
    scopeOf,
    onReplyLost,
    onNotRenewed,
    patienceMs = PATIENCE_MS,
    leaseMs = LEASE_MS,
  }: IdempotencySettings<Context>,
): (step: Step<Context>) => Promise<Reply> {
  const leases = new HeldLeases(store, leaseMs, onNotRenewed);

  async function claimOf(step: Step<Context>, operation: OperationFacts, key: string): Promise<Claim> {
    const { businessId, caller, customerId } = scopeOf(step.context);
    const scopeHash = await sha256OfJson([...caller, operation.id, key]);
    const requestHash = await sha256OfJson(askedFor(step.input));
    const now = clock.now();
    return {
      businessId,
      customerId,
      scopeHash,
      requestHash,
      owner: ids.next('own_'),
      now,
      expiresAt: new Date(now.getTime() + KEPT_MS),
      leaseMs,
    };
  }

  /** The state of the key once this request owns it or another has completed it. */
  async function settle(claim: Claim): Promise<Exclude<Standing, { state: 'running' }>> {
    const deadline = performance.now() + patienceMs;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const standing = await store.claim(claim);
      if (standing.state !== 'mine' && !standing.sameRequest) throw new IdempotencyKeyReused();
      if (standing.state !== 'running') return standing;
      if (performance.now() >= deadline) {
        throw new RequestRunning(standing.leaseLeftMs);
      }
      await wait(Math.min(pause, Math.max(1, deadline - performance.now())));
    }
  }

  async function runOnce(step: Step<Context>, claim: Claim): Promise<Reply> {
    let kept = false;
    const keptAs = (reply: Reply) => ({ ...reply, customerId: claim.customerId ?? customerIn(reply) });
    step.context.keepReply = (reply) => {
      step.check(reply);
      kept = true;
      return store.record(claim, keptAs(reply));
    };
    const letGo = leases.hold(claim);
    try {
      const reply = await step.run();
      if (!isSuccess(reply)) await store.release(claim);
      else if (!kept) await store.complete(claim, keptAs(reply)).catch(onReplyLost);
      return reply;
    } catch (error) {
      await store.release(claim).catch(onReplyLost);
      throw error;
    } finally {
      letGo();
    }
  }

  return async (step) => {
    const { operation, request } = step.call;
    const key = request.headers['idempotency-key'];
    if (operation?.idempotent !== true || typeof key !== 'string') return step.run();
    const claim = await claimOf(step, operation, key);
    const standing = await settle(claim);
    if (standing.state === 'mine') return runOnce(step, { ...claim, customerKey: standing.customerKey });
    if (standing.state === 'erased') {
      throw new ResourceNotFound('longer a customer that this request created: it is erased');
    }
    const { status, headers, body } = standing.reply;
    return { status, headers: { ...headers, 'Idempotency-Replayed': 'true' }, body };
  };
}

/**
 * In the API a key belongs to a credential and a profile (G14); a refreshed access token shares the keys of its
 * predecessor (G260).
 */
export function scopeOfCaller(context: RequestContext): KeyScope {
  const caller = callerOf(context);
  const { profileId } = profileOf(context);
  const { businessId } = caller;
  return {
    businessId,
    caller: [caller.kind, ...credentialOf(caller), profileId],
    ...(profileId !== businessId && { customerId: profileId }),
  };
}

function credentialOf(caller: Caller): readonly string[] {
  switch (caller.kind) {
    case 'api_key':
      return [caller.apiKeyId];
    case 'access_token':
      return [caller.clientId, caller.userId];
    case 'public_key':
      return [caller.publicKeyId];
  }
}

/** The customer that a reply is about. */
function customerIn({ body }: Reply): string | undefined {
  const { id } = Object(Object(body).data);
  return typeof id === 'string' && id.startsWith('CUS_') ? id : undefined;
}

function isSuccess({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}

/**
 * What a request asks for: path, query and body. Its headers, which say who asks and how, may differ in a repetition.
 */
function askedFor(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('headers' in input)) return input;
  const { headers: _headers, ...rest } = input;
  return rest;
}
