import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { removedMembershipBody } from './membership-body.ts';

/** Removes a member and, on request, revokes the member's API keys. */
export const deleteMembership =
  ({ accounts: { memberships } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'deleteMembership'> =>
  async ({ path, query }, context) => {
    const { revoke_api_keys: revokeApiKeys } = query;
    const businessId = businessIdOf(context);
    const removed = await memberships.remove(actOf(context), businessId, path.id, { revokeApiKeys });
    return ok(
      revokeApiKeys ? 'Membership removed. Its API keys are revoked.' : 'Membership removed.',
      removedMembershipBody(removed),
    );
  };
