import type { components } from '@finops/contract/console';
import { timestampOf } from '../../domain/clock.ts';
import type { Deposit, DepositTarget } from '../../domain/deposits/deposits.ts';
import { FieldError } from '../../domain/domain-error.ts';
import { amountText } from '../../domain/money/amount.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { SandboxTime } from '../../domain/sandbox/sandbox.ts';
import type { Services } from '../../services.ts';
import { success, UNCACHED } from '../answer.ts';
import { mailBody } from '../bodies.ts';
import { actOf, businessIdOf, sessionOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { listBody } from '../list-page.ts';

/** The handlers that production does not have (G93). */
type SandboxOperationId =
  | 'getSandbox'
  | 'fundSandboxBalance'
  | 'createSandboxDeposit'
  | 'settleSandboxPayout'
  | 'advanceSandboxClock'
  | 'listSandboxMails'
  | 'resetSandbox';

type Schemas = components['schemas'];

/** What the sandbox of the business is like, and what moves it (G110 to G112, G128). */
export function sandboxHandlers(
  {
    sandbox,
    currencies,
    accounts,
    cursors,
  }: Pick<Services, 'sandbox' | 'currencies' | 'accounts' | 'cursors'>,
  { simulatedRails }: { readonly simulatedRails: boolean },
): HandlersOf<SandboxOperationId> {
  const sandboxBody = (businessId: string, time: SandboxTime): Schemas['Sandbox'] => ({
    environment: 'sandbox',
    business_id: businessId,
    simulated_rails: simulatedRails,
    ...timeBody(time),
  });
  const paymentBody = ({ profileId, currency, amount, reference, createdAt }: Deposit) => ({
    profile_id: profileId,
    currency,
    amount: amountText(amount, currencies.known(currency)),
    reference,
    created_at: timestampOf(createdAt),
  });
  return {
    getSandbox: async (_input, context) => {
      const businessId = businessIdOf(context);
      const body = sandboxBody(businessId, await sandbox.time(businessId));
      return { status: 200, body: success('Sandbox retrieved.', body) };
    },
    fundSandboxBalance: async ({ body }, context) => {
      const businessId = businessIdOf(context);
      const { profile_id: profileId = businessId } = body;
      const funded = await sandbox.fund(actOf(context), businessId, profileId, moneyIn(body));
      return { status: 201, body: success('Balance funded.', paymentBody(funded)) };
    },
    createSandboxDeposit: async ({ body }, context) => {
      const businessId = businessIdOf(context);
      const arrived = await sandbox.deposit(actOf(context), businessId, targetIn(body), moneyIn(body));
      return {
        status: 201,
        body: success('Payment arrived.', {
          ...paymentBody(arrived),
          ...(arrived.transferId !== undefined && { transfer_id: arrived.transferId }),
        }),
      };
    },
    settleSandboxPayout: async ({ path, body }, context) => {
      const transfer = await sandbox.settlePayout(
        actOf(context),
        businessIdOf(context),
        path.id,
        body.outcome,
      );
      return {
        status: 200,
        body: success('Payout settled.', {
          transfer_id: transfer.id,
          status: transfer.status,
          updated_at: timestampOf(transfer.updatedAt),
        }),
      };
    },
    advanceSandboxClock: async ({ body }, context) => {
      const { steps, ...time } = await sandbox.advanceClock(
        actOf(context),
        businessIdOf(context),
        body.seconds,
      );
      return { status: 200, body: success('Clock advanced.', { ...timeBody(time), steps }) };
    },
    listSandboxMails: async ({ query }, context) => {
      const { user, business, role } = sessionOf(context);
      const reader = {
        email: user.email,
        ownerOf: role === 'owner' ? business?.id : undefined,
        isAdministrator: user.isAdministrator,
      };
      const page = await listBody(
        {
          operation: 'listSandboxMails',
          read: (request) => accounts.mails.outbox(reader, request),
          body: mailBody,
        },
        query,
        cursors,
        context,
      );
      return {
        status: 200,
        headers: UNCACHED,
        body: { status: 'success', message: 'Outbox retrieved.', ...page },
      };
    },
    resetSandbox: async (_input, context) => {
      const businessId = businessIdOf(context);
      const time = await sandbox.reset(actOf(context), businessId);
      return { status: 200, body: success('Sandbox reset.', sandboxBody(businessId, time)) };
    },
  };
}

function timeBody({ now, aheadSeconds }: SandboxTime) {
  return { now: timestampOf(now), ahead_seconds: aheadSeconds };
}

function moneyIn({ currency, amount }: { readonly currency: string; readonly amount: string }) {
  return { currency, amount: Decimal.parse(amount) };
}

/**
 * The one target that the contract lets a payment name.
 *
 * @throws FieldError when a memo stands beside anything but an address.
 */
function targetIn(body: Schemas['SandboxDepositCreate']): DepositTarget {
  if ('address' in body) return { kind: 'address', address: body.address, memo: body.memo };
  if ('memo' in body) throw new FieldError({ memo: ['A memo belongs to an address. Leave it out.'] });
  if ('transfer_id' in body) return { kind: 'transfer', id: body.transfer_id };
  if ('virtual_account_id' in body) return { kind: 'virtual bank account', id: body.virtual_account_id };
  return { kind: 'payment request', id: body.payment_request_id };
}
