import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import type { SandboxTime } from '../../../domain/sandbox/sandbox-clock.ts';

/** Settings of the handlers of the sandbox. */
export interface SandboxSettings {
  readonly simulatedRails: boolean;
}

/** The sandbox of a business as the contract's `Sandbox`. */
export function sandboxBody(
  businessId: string,
  time: SandboxTime,
  { simulatedRails }: SandboxSettings,
): components['schemas']['Sandbox'] {
  return {
    environment: 'sandbox',
    business_id: businessId,
    simulated_rails: simulatedRails,
    ...timeBody(time),
  };
}

/** The time in a sandbox, and how far its clock was moved. */
export function timeBody({ now, aheadSeconds }: SandboxTime) {
  return { now: timestampOf(now), ahead_seconds: aheadSeconds };
}
