/** A person or business that a business acts for. */
export interface Customer {
  /** `CUS_` and 16 alphanumerics; also the id of its profile. */
  readonly id: string;
  readonly businessId: string;
  readonly type: 'individual' | 'business';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly status: 'inactive' | 'in_review' | 'active' | 'rejected';
}
