import type { Services } from '../../services.ts';
import { success } from '../answer.ts';
import { publicKeyBody } from '../bodies.ts';
import { actOf, businessIdOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { listBody } from '../list-page.ts';

/** Keys that are safe in a browser (G24). */
export function publicKeyHandlers({
  accounts: { publicKeys },
  cursors,
}: Pick<Services, 'accounts' | 'cursors'>): HandlersOf<
  'listPublicKeys' | 'createPublicKey' | 'revokePublicKey'
> {
  return {
    listPublicKeys: async ({ query }, context) => {
      const page = await listBody(
        {
          operation: 'listPublicKeys',
          read: (request) => publicKeys.list(businessIdOf(context), request),
          body: publicKeyBody,
        },
        query,
        cursors,
        context,
      );
      return { status: 200, body: { status: 'success', message: 'Public keys retrieved.', ...page } };
    },
    createPublicKey: async ({ body }, context) => {
      const key = await publicKeys.create(actOf(context), businessIdOf(context), body.name);
      return { status: 201, body: success('Public key created.', publicKeyBody(key)) };
    },
    revokePublicKey: async ({ path }, context) => {
      const key = await publicKeys.revoke(actOf(context), businessIdOf(context), path.id);
      return { status: 200, body: success('Public key revoked.', publicKeyBody(key)) };
    },
  };
}
