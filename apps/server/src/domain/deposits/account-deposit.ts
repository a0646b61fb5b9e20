import type { Decimal } from '../money/decimal.ts';
import type { PayerAccount } from '../virtual-accounts/account-banks.ts';
import type { VirtualAccount } from '../virtual-accounts/virtual-account.ts';
import type { Payment } from './deposits.ts';

/** A credited payment to a virtual bank account. */
export interface AccountDeposit extends Omit<Payment, 'keep'> {
  /** `TXN_` and 16 alphanumerics; also the id of its transaction (G76). */
  readonly id: string;
  readonly account: VirtualAccount;
  readonly payer: PayerAccount;
  /** The credited amount: the amount less the fee. */
  readonly net: Decimal;
}
