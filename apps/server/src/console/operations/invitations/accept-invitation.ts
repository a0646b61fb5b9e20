import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';
import { membershipBody } from '../memberships/membership-body.ts';

/** Makes the holder of an invitation's token a member of the business (G94). */
export const acceptInvitation =
  ({
    accounts: { acceptance, businesses },
  }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'acceptInvitation'> =>
  async ({ body }, context) => {
    const member = await acceptance.accept(body, context);
    const { name } = await businesses.get(member.businessId);
    return ok(`Joined ${name}. Sign in to continue.`, membershipBody(member));
  };
