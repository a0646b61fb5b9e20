import { type Call, Fault, type OperationFacts } from '@finops/contract-express';
import type { Caller } from '../domain/accounts/caller.ts';
import type { Services } from '../services.ts';
import { callerOfCredential, fingerprint, presentedCredential, unauthorized } from './authenticate.ts';
import { authorize } from './authorize.ts';
import type { RequestContext } from './context.ts';
import { FailedAttempts } from './failed-attempts.ts';
import {
  announce,
  type Counted,
  countedAddress,
  countedCaller,
  limitRate,
  limitReached,
} from './rate-limit.ts';
import { selectProfile } from './select-profile.ts';

/** What the pipeline is told by the configuration. */
export interface AdmissionSettings {
  /** Requests per rolling minute and resource of a credential without a limit of its own, and of an address. */
  readonly rateLimitPerMinute: number;
  /** Whether `X-BU-VERSION` is ignored instead of refused (G19). */
  readonly acceptLegacyHeaders: boolean;
  /** Told who calls, for the log. */
  readonly onCaller: (call: Call, caller: Caller) => void;
}

type Means = Pick<Services, 'clock' | 'rateWindows' | 'apiKeys' | 'publicKeys' | 'profiles'>;

/** Requests to routes that do not exist are counted together under this name. */
export const UNKNOWN_RESOURCE = 'unknown';

/**
 * Makes the gate of the API in the order of the pipeline: authenticate, rate limit, profile, scope. All of it
 * happens before the body is read, and all that is demanded comes from the contract.
 */
export function admission(
  means: Means,
  settings: AdmissionSettings,
): (call: Call) => Promise<RequestContext> {
  const { clock, rateWindows, profiles } = means;
  const failedAttempts = new FailedAttempts();

  function count(call: Call, resource: string, counted: Counted) {
    return limitRate(call, resource, counted, rateWindows, clock.now());
  }

  async function authenticate(call: Call, operation: OperationFacts): Promise<Caller> {
    const address = countedAddress(call.address, settings.rateLimitPerMinute);
    const presented = presentedCredential(operation, call);
    if (presented === undefined) {
      await count(call, operation.resource, address);
      throw unauthorized(operation, presented);
    }
    const print = fingerprint(presented);
    const blocked = failedAttempts.blockedSeconds(address.who, print, clock.now());
    if (blocked !== undefined) {
      announce(call, operation.resource, address.limit, { remaining: 0, resetSeconds: blocked });
      throw limitReached(address.limit, blocked);
    }
    const caller = await callerOfCredential(presented, means);
    if (caller !== undefined) {
      failedAttempts.succeeded(print);
      return caller;
    }
    await countFailure(call, operation, address, print);
    throw unauthorized(operation, presented);
  }

  /** Wrong credentials of an address are counted together, whatever resource they are tried on. */
  async function countFailure(call: Call, { resource }: OperationFacts, counted: Counted, print: string) {
    const { who, limit } = counted;
    const verdict = await rateWindows.hit(`failed:${who}`, limit, clock.now());
    announce(call, resource, limit, verdict);
    failedAttempts.failed(who, print, verdict, clock.now());
    if (!verdict.allowed) throw limitReached(limit, verdict.resetSeconds);
  }

  const admitPublic = publicAdmission(means, settings);
  return async (call) => {
    const { operation } = call;
    if (operation === undefined || operation.security.length === 0) return admitPublic(call);
    const caller = await authenticate(call, operation);
    settings.onCaller(call, caller);
    await count(call, operation.resource, countedCaller(caller, settings.rateLimitPerMinute));
    refuseVersion(call, settings);
    const profile = await selectProfile(caller, call.request.headers['x-bu-profile-id'], profiles);
    authorize(operation, caller);
    return { requestId: call.id, caller, profile };
  };
}

/** Lets everybody in whose address is within the limit: the gate of public operations and of the issuer. */
export function publicAdmission(
  { clock, rateWindows }: Pick<Means, 'clock' | 'rateWindows'>,
  settings: Pick<AdmissionSettings, 'rateLimitPerMinute' | 'acceptLegacyHeaders'>,
): (call: Call) => Promise<RequestContext> {
  return async (call) => {
    const resource = call.operation?.resource ?? UNKNOWN_RESOURCE;
    const counted = countedAddress(call.address, settings.rateLimitPerMinute);
    await limitRate(call, resource, counted, rateWindows, clock.now());
    refuseVersion(call, settings);
    return { requestId: call.id };
  };
}

/** The version is in the path; a header that asks for another one is told so, by operations without a 400 too (G19). */
function refuseVersion(
  call: Call,
  { acceptLegacyHeaders }: Pick<AdmissionSettings, 'acceptLegacyHeaders'>,
): void {
  if (acceptLegacyHeaders || call.request.headers['x-bu-version'] === undefined) return;
  throw new Fault('unreadable', 'X-BU-VERSION is not accepted. Leave it out; the version is in the path.');
}
