/** A company that holds money on phone numbers. */
export interface MobileMoneyOperator {
  readonly code: string;
  readonly name: string;
  /** Its countries, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** M-Pesa, which also has paybills and tills. */
export const mpesa: MobileMoneyOperator = { code: 'MPESA', name: 'M-Pesa', countries: ['KE'] };

export const mtn: MobileMoneyOperator = {
  code: 'MTN',
  name: 'MTN Mobile Money',
  countries: ['GH', 'BJ', 'CI', 'CM', 'RW', 'UG', 'ZM'],
};

/** Every operator that can be paid. */
export const mobileMoneyOperators: readonly MobileMoneyOperator[] = [mpesa, mtn];
