import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import type { VirtualAccount } from '../../../domain/virtual-accounts/virtual-account.ts';

/** A static bank account as the contract's `VirtualBankAccount`. */
export function virtualBankAccountBody(account: VirtualAccount): components['schemas']['VirtualBankAccount'] {
  return {
    id: account.id,
    code: account.currency,
    profile_id: account.profileId,
    currency: account.currency,
    account_name: account.accountName,
    account_number: account.accountNumber,
    bank_name: account.bankName,
    bank_code: account.bankCode,
    status: 'active',
    created_at: timestampOf(account.createdAt),
  };
}
