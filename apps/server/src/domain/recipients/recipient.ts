import type { components } from '@finops/contract';

type Wire = components['schemas']['Recipient'];

/** The fields of a recipient that depend on its type, spelled as the contract spells them. */
type RecipientDetails = Omit<
  Wire,
  | 'id'
  | 'object'
  | 'profile_id'
  | 'active'
  | 'owned_by_customer'
  | 'type'
  | 'category'
  | 'currency_id'
  | 'country_id'
  | 'created_at'
  | 'updated_at'
>;

/** A saved account or wallet to pay out to; it serves all profiles of its business (G26, G35). */
export interface Recipient {
  /** `REC_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  /** False once it is deleted. */
  readonly active: boolean;
  /** Whether it stands in the name of a customer of the business. */
  readonly ownedByCustomer: boolean;
  readonly type: Wire['type'];
  readonly category: Wire['category'];
  /** Absent for a wallet that takes whatever its network carries. */
  readonly currency?: string;
  /** Absent for a wallet. */
  readonly country?: string;
  readonly details: RecipientDetails;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a request makes of a recipient; the rest of it is the server's. */
export type RecipientFacts = Pick<Recipient, 'type' | 'category' | 'currency' | 'country' | 'details'>;
