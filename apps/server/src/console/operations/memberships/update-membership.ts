import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { membershipBody } from './membership-body.ts';

/** Changes the role of a member (G93). */
export const updateMembership =
  ({ accounts: { memberships } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'updateMembership'> =>
  async ({ path, body }, context) => {
    const member = await memberships.setRole(actOf(context), businessIdOf(context), path.id, body.role);
    return ok('Membership updated.', membershipBody(member));
  };
