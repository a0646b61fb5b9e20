import type { Role } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../../paging.ts';
import type { User } from '../users/user.ts';

/** Membership of a user in a business. */
interface Membership {
  readonly businessId: string;
  readonly userId: string;
  readonly role: Role;
  /** When the user joined. */
  readonly createdAt: string;
}

/** A membership with the name and e-mail address of its user. */
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
