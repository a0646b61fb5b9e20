import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { advanceSandboxClock } from './advance-sandbox-clock.ts';
import { createSandboxDeposit } from './create-sandbox-deposit.ts';
import { createSandboxEvent } from './create-sandbox-event.ts';
import { createSandboxFault } from './create-sandbox-fault.ts';
import { createSandboxFill } from './create-sandbox-fill.ts';
import { createSandboxIdentityToken } from './create-sandbox-identity-token.ts';
import { createSandboxOauthTokens } from './create-sandbox-oauth-tokens.ts';
import { deleteSandboxFault } from './delete-sandbox-fault.ts';
import { fundSandboxBalance } from './fund-sandbox-balance.ts';
import { getSandbox } from './get-sandbox.ts';
import { listSandboxFaults } from './list-sandbox-faults.ts';
import { listSandboxMails } from './list-sandbox-mails.ts';
import { resetSandbox } from './reset-sandbox.ts';
import type { SandboxSettings } from './sandbox-body.ts';
import { settleSandboxPayout } from './settle-sandbox-payout.ts';
import { settleSandboxVerification } from './settle-sandbox-verification.ts';

/**
 * The sandbox of the business and its controls (G110 to G112, G128, G148, G149, G253, G361); absent in production
 * (G93).
 */
export const sandboxHandlers = (
  services: Pick<
    ConsoleServices,
    | 'accounts'
    | 'causedEvents'
    | 'currencies'
    | 'cursors'
    | 'sandboxClock'
    | 'sandboxFaults'
    | 'sandboxFunds'
    | 'sandboxOutcomes'
    | 'sandboxTokens'
    | 'simulatedEvents'
  >,
  settings: SandboxSettings,
) =>
  ({
    advanceSandboxClock: advanceSandboxClock(services),
    createSandboxDeposit: createSandboxDeposit(services),
    createSandboxEvent: createSandboxEvent(services),
    createSandboxFault: createSandboxFault(services),
    createSandboxFill: createSandboxFill(services),
    createSandboxIdentityToken: createSandboxIdentityToken(services),
    createSandboxOauthTokens: createSandboxOauthTokens(services),
    deleteSandboxFault: deleteSandboxFault(services),
    fundSandboxBalance: fundSandboxBalance(services),
    getSandbox: getSandbox(services, settings),
    listSandboxFaults: listSandboxFaults(services),
    listSandboxMails: listSandboxMails(services),
    resetSandbox: resetSandbox(services, settings),
    settleSandboxPayout: settleSandboxPayout(services),
    settleSandboxVerification: settleSandboxVerification(services),
  }) satisfies Partial<ConsoleHandlers>;
