import { type Call, Fault, type OperationFacts } from '@finops/contract-express';
import type { Admission, Presented } from '../domain/accounts/admissions.ts';
import type { Caller } from '../domain/accounts/caller.ts';
import type { RateLimits } from '../domain/rate-windows.ts';
import type { ApiServices } from '../services.ts';
import { presentedCredential, unauthorized } from './authenticate.ts';
import { authorize } from './authorize.ts';
import type { RequestContext } from './handler.ts';
import {
  countedAddress,
  countedCaller,
  heed,
  limitFailures,
  limitRate,
  networkOf,
  resourceOf,
} from './rate-limit.ts';
import { namedProfile, selectProfile } from './select-profile.ts';

/** What the pipeline is told by the configuration. */
export interface AdmissionSettings extends RateLimits {
  /** Whether `X-BU-VERSION` is ignored instead of refused (G19). */
  readonly acceptLegacyHeaders: boolean;
  /** Told who calls, for the log. */
  readonly onCaller: (call: Call, caller: Caller) => void;
}

type Dependencies = Pick<ApiServices, 'clock' | 'rateWindows' | 'admissions'>;

/**
 * Finds out who calls, reads the profile that is named, or else the business itself, and counts the call, in one round trip where the rate windows are kept beside the
 * credentials. It looks first and counts then, so that no wrong credential of a neighbour shuts out a right one (G99).
 *
 * @returns undefined when the credential is not valid; nothing was counted then.
 * @throws TooManyRequests when the window of the caller or of its business is full.
 */
export async function admitCaller(
  call: Call,
  presented: Presented,
  profileId: string | undefined,
  { clock, rateWindows, admissions }: Dependencies,
  { onCaller, ...limits }: RateLimits & { readonly onCaller: AdmissionSettings['onCaller'] },
): Promise<Admission | undefined> {
  const now = clock.now();
  const network = networkOf(call.address);
  const admission = await admissions.admit(presented, {
    profileId,
    ...(rateWindows.besideCredentials && { count: { resource: resourceOf(call), network, limits, now } }),
  });
  if (admission === undefined) return undefined;
  onCaller(call, admission.caller);
  const counted = countedCaller(admission.caller, network, limits);
  if (admission.verdict === undefined) await limitRate(call, counted, rateWindows, now);
  else heed(call, counted, admission.verdict);
  return admission;
}

/**
 * Makes the gate of the API in the order of the pipeline: authenticate, rate limit, profile, scope. All of it
 * happens before the body is read, and all that is demanded comes from the contract.
 */
export function admission(
  dependencies: Dependencies,
  settings: AdmissionSettings,
): (call: Call) => Promise<RequestContext> {
  const { clock, rateWindows } = dependencies;

  async function identify(call: Call, presented: Presented | undefined): Promise<Admission | undefined> {
    const profileId = namedProfile(call.request.headers['x-bu-profile-id']);
    const admitted = presented && (await admitCaller(call, presented, profileId, dependencies, settings));
    if (admitted !== undefined) return admitted;
    const count = presented === undefined ? limitRate : limitFailures;
    await count(call, countedAddress(call.address, settings.rateLimitPerMinute), rateWindows, clock.now());
    return undefined;
  }

  return async (call) => {
    const { operation } = call;
    const presented = presentedCredential(operation ?? takenInstead(call), call);
    const admitted = await identify(call, presented);
    if (operation !== undefined && admitted === undefined && isRefused(operation, presented)) {
      throw unauthorized(operation, presented);
    }
    refuseVersion(call, settings);
    if (operation === undefined || admitted === undefined) return { requestId: call.id };
    const profile = selectProfile(admitted);
    authorize(operation, admitted.caller);
    const { caller, faultsUntil } = admitted;
    return { requestId: call.id, caller, profile, faultsUntil };
  };
}

/** Whether a call without a valid credential is refused: where one is needed, and where one was presented. */
function isRefused({ security }: OperationFacts, presented: Presented | undefined): boolean {
  if (security.length === 0) return false;
  return presented !== undefined || security.every((alternative) => Object.keys(alternative).length > 0);
}

/** By what a call to no operation may show who makes it: as the operations of its path, or any operation. */
function takenInstead({ instead }: Call): Pick<OperationFacts, 'security'> {
  return { security: instead.length === 0 ? ANY_CREDENTIAL : instead.flatMap(({ security }) => security) };
}

const ANY_CREDENTIAL = [{ ApiKey: [] }, { OAuth2: [] }, { PublicKey: [] }];

/** Lets everybody in whose address is within the limit: the gate of the issuer. */
export function publicAdmission(
  { clock, rateWindows }: Pick<Dependencies, 'clock' | 'rateWindows'>,
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
