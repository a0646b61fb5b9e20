import { type Call, Fault } from '@finops/contract-express';
import type { Caller } from '../domain/accounts/caller.ts';
import type { Services } from '../services.ts';
import { callerOfCredential, type Presented, presentedCredential, unauthorized } from './authenticate.ts';
import { authorize } from './authorize.ts';
import type { RequestContext } from './handler.ts';
import { countedAddress, countedCaller, limitFailures, limitRate, type RateLimits } from './rate-limit.ts';
import { selectProfile } from './select-profile.ts';

/** What the pipeline is told by the configuration. */
export interface AdmissionSettings extends RateLimits {
  /** Whether `X-BU-VERSION` is ignored instead of refused (G19). */
  readonly acceptLegacyHeaders: boolean;
  /** Told who calls, for the log. */
  readonly onCaller: (call: Call, caller: Caller) => void;
}

type Means = Pick<Services, 'clock' | 'rateWindows' | 'apiKeys' | 'publicKeys' | 'profiles'>;

/**
 * Makes the gate of the API in the order of the pipeline: authenticate, rate limit, profile, scope. All of it
 * happens before the body is read, and all that is demanded comes from the contract.
 */
export function admission(
  means: Means,
  settings: AdmissionSettings,
): (call: Call) => Promise<RequestContext> {
  const { clock, rateWindows, profiles } = means;

  /** Looks first and counts then, so that no wrong credential of a neighbour shuts out a right one (G99). */
  async function identify(call: Call, presented: Presented | undefined): Promise<Caller | undefined> {
    const address = countedAddress(call.address, settings.rateLimitPerMinute);
    if (presented === undefined) {
      await limitRate(call, address, rateWindows, clock.now());
      return undefined;
    }
    const caller = await callerOfCredential(presented, means);
    if (caller === undefined) {
      await limitFailures(call, address, rateWindows, clock.now());
      return undefined;
    }
    settings.onCaller(call, caller);
    await limitRate(call, countedCaller(caller, settings), rateWindows, clock.now());
    return caller;
  }

  return async (call) => {
    const { operation } = call;
    const secured = { security: operation?.security ?? call.instead.flatMap(({ security }) => security) };
    const presented = presentedCredential(secured, call);
    const caller = await identify(call, presented);
    if (operation !== undefined && operation.security.length > 0 && caller === undefined) {
      throw unauthorized(operation, presented);
    }
    refuseVersion(call, settings);
    if (operation === undefined || caller === undefined) return { requestId: call.id };
    const profile = await selectProfile(caller, call.request.headers['x-bu-profile-id'], profiles);
    authorize(operation, caller);
    return { requestId: call.id, caller, profile };
  };
}

/** Lets everybody in whose address is within the limit: the gate of the issuer. */
export function publicAdmission(
  { clock, rateWindows }: Pick<Means, 'clock' | 'rateWindows'>,
  settings: Pick<AdmissionSettings, 'rateLimitPerMinute' | 'acceptLegacyHeaders'>,
): (call: Call) => Promise<RequestContext> {
  return async (call) => {
    await limitRate(
      call,
      countedAddress(call.address, settings.rateLimitPerMinute),
      rateWindows,
      clock.now(),
    );
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
