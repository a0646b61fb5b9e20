import type { components } from '@finops/contract/console';
import type { User } from '../../../domain/accounts/users/user.ts';

/** A user as the contract's `User`. */
export function userBody({ id, email, name, createdAt }: User): components['schemas']['User'] {
  return { id, email, name, created_at: createdAt };
}
