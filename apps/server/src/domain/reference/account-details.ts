/** Facts about an external account; unknown ones are absent. */
export interface AccountDetails {
  readonly accountName?: string;
  readonly accountNumber?: string;
  readonly iban?: string;
  /** Code of the bank in the form of its country: a bank code, a routing number or a sort code. */
  readonly bankCode?: string;
  readonly bankName?: string;
  /** Plus sign and digits. */
  readonly phoneNumber?: string;
  /** Name of the mobile money operator. */
  readonly provider?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
  readonly currency?: string;
  readonly email?: string;
}
