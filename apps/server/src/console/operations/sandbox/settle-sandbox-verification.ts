import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import type { Decision } from '../../../domain/customers/customer-reviews.ts';
import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';

/** Ends the review of a customer, or reverts its verification (G149). */
export const settleSandboxVerification =
  ({
    sandboxOutcomes,
  }: Pick<ConsoleServices, 'sandboxOutcomes'>): ConsoleHandler<'settleSandboxVerification'> =>
  async ({ path, body }, context) => {
    const decision = decisionIn(body);
    const customer = await sandboxOutcomes.settleVerification(
      actOf(context),
      businessIdOf(context),
      path.id,
      decision,
    );
    return ok('Verification settled.', {
      customer_id: customer.id,
      status: customer.status,
      updated_at: timestampOf(customer.updatedAt),
    });
  };

function decisionIn({ outcome, reason }: components['schemas']['SandboxVerificationSettle']): Decision {
  if (outcome === 'approved') return { outcome };
  const sentence =
    outcome === 'rejected'
      ? 'The sandbox was told to reject the documents.'
      : 'The sandbox was told to take the verification back.';
  return { outcome, reason: reason ?? sentence };
}
