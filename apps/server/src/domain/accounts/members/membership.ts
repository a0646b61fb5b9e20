import type { Role } from '@finops/contract/console';
import type { Page, PageRequest } from '../../paging.ts';
import type { User } from '../users/user.ts';

/** That a user belongs to a business. */
interface Membership {
  readonly businessId: string;
  readonly userId: string;
  readonly role: Role;
  /** When the user joined. */
  readonly createdAt: string;
}

/** A membership with the person it is about. */
export interface Member extends Membership, Pick<User, 'email' | 'name'> {}

/** Memberships of one business. */
export interface MembershipStore {
  find(userId: string): Promise<Member | undefined>;
  /** Whether a member has this e-mail address. */
  hasEmail(email: string): Promise<boolean>;
  page(request: PageRequest): Promise<Page<Member>>;
  countOwners(): Promise<number>;
  insert(membership: Membership): Promise<void>;
  setRole(userId: string, role: Role): Promise<void>;
  remove(userId: string): Promise<void>;
}
