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

/** Settings of the pipeline. */
export interface AdmissionSettings extends RateLimits {
  /** Whether `X-BU-VERSION` is ignored instead of refused (G19). */
  readonly acceptLegacyHeaders: boolean;
  /** Receives the caller, for the log. */
  readonly onCaller: (call: Call, caller: Caller) => void;
}

type Dependencies = Pick<ApiServices, 'clock' | 'rateWindows' | 'admissions'>;

/**
 * Authenticates the caller, reads the selected profile (by default the business itself) and counts the call, in one
 * round trip when the rate windows are stored beside the credentials. The look-up precedes the count, so that invalid
 * credentials from the same address cannot lock out a valid one (G99).
 *
 * @returns undefined when the credential is not valid; nothing is counted in that case.
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
 * Makes the gate of the API in the order of the pipeline: authenticate, rate limit, profile, scope. All of it happens
 * before the body is read, and every requirement comes from the contract.
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

/** Whether a call without a valid credential is refused: when the operation requires one, or when one was presented. */
function isRefused({ security }: OperationFacts, presented: Presented | undefined): boolean {
  if (security.length === 0) return false;
  return presented !== undefined || security.every((alternative) => Object.keys(alternative).length > 0);
}

/**
 * The credentials accepted by a call that matches no operation: those of the operations on its path, otherwise those of
 * any operation.
 */
function takenInstead({ instead }: Call): Pick<OperationFacts, 'security'> {
  return { security: instead.length === 0 ? ANY_CREDENTIAL : instead.flatMap(({ security }) => security) };
}

const ANY_CREDENTIAL = [{ ApiKey: [] }, { OAuth2: [] }, { PublicKey: [] }];

/** The gate of the issuer: admits every address that is within its limit. */
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

/**
 * The version is in the path, so a header that asks for one is refused, even by operations that document no 400 (G19).
 */
function refuseVersion(
  call: Call,
  { acceptLegacyHeaders }: Pick<AdmissionSettings, 'acceptLegacyHeaders'>,
): void {
  if (acceptLegacyHeaders || call.request.headers['x-bu-version'] === undefined) return;
  throw new Fault('unreadable', 'X-BU-VERSION is not accepted. Leave it out; the version is in the path.');
}
