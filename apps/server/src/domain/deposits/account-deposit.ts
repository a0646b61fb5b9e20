import type { Decimal } from '../money/decimal.ts';
import type { PayerAccount } from '../virtual-accounts/account-banks.ts';
import type { VirtualAccount } from '../virtual-accounts/virtual-account.ts';
import type { Payment } from './deposits.ts';

/** A payment to a virtual bank account, as it is credited. */
export interface AccountDeposit extends Omit<Payment, 'keep'> {
  /** `TXN_` and 16 alphanumerics: also the identifier of its transaction (G76). */
  readonly id: string;
  readonly account: VirtualAccount;
  readonly payer: PayerAccount;
  /** What is credited: the amount less the fee. */
  readonly net: Decimal;
}
