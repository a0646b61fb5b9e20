import type { components } from '@finops/contract/console';
import type { Deposit, DepositTarget } from '../../../domain/deposits/deposits.ts';
import { FieldError } from '../../../domain/domain-error.ts';
import { present } from '../../../domain/present.ts';
import { created, replyOnce } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { moneyIn, paymentBody } from './payment-body.ts';

/** Simulates an incoming payment (G111). */
export const createSandboxDeposit =
  ({
    sandboxFunds,
    currencies,
  }: Pick<ConsoleServices, 'sandboxFunds' | 'currencies'>): ConsoleHandler<'createSandboxDeposit'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) =>
        sandboxFunds.deposit(actOf(context), businessIdOf(context), targetIn(body), moneyIn(body), keep),
      (arrived: Deposit) =>
        created('Payment arrived.', {
          ...paymentBody(arrived, currencies),
          ...present({ transfer_id: arrived.transferId, payment_request_id: arrived.paymentRequestId }),
        }),
    );

/**
 * The target of the payment; the contract allows exactly one. A non-string field of another target is ignored as
 * unknown.
 *
 * @throws FieldError when a memo is given without an address.
 */
function targetIn(body: components['schemas']['SandboxDepositCreate']): DepositTarget {
  if (names(body, 'address')) return { kind: 'address', address: body.address, memo: body.memo };
  if ('memo' in body) throw new FieldError({ memo: ['A memo belongs to an address. Leave it out.'] });
  if (names(body, 'transfer_id')) return { kind: 'transfer', id: body.transfer_id };
  if (names(body, 'virtual_account_id')) return { kind: 'virtual bank account', id: body.virtual_account_id };
  if (names(body, 'payment_request_id')) return { kind: 'payment request', id: body.payment_request_id };
  throw new Error('The payment has no target, though the contract requires one.');
}

function names<Body extends object, Field extends string>(
  body: Body,
  field: Field,
): body is Extract<Body, Record<Field, string>> {
  return typeof Object(body)[field] === 'string';
}
