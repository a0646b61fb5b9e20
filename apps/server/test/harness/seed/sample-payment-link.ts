import { newPublicKey } from '../../../src/domain/accounts/keys/public-key.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { FixedLink } from '../../../src/domain/payments/links/payment-link.ts';
import { randomIds, systemRandomness } from '../../../src/system.ts';
import { at, business } from '../worlds/test-ledger.ts';

/** A link through which many payers pay 86,000 NGN each. */
export function sampleLink(facts: Partial<FixedLink> = {}): FixedLink {
  return {
    ...business,
    id: randomIds.next('PAYL_'),
    type: 'donation',
    status: 'active',
    version: 1,
    fixed: true,
    oneTime: false,
    name: 'Library fund',
    title: 'Help the library grow',
    description: 'Every gift buys books for the reading room.',
    targetCurrency: 'NGN',
    amount: { side: 'target', amount: Decimal.parse('86000') },
    publicKey: newPublicKey(systemRandomness),
    meta: { allowCustomerAmount: false, allowQuantitySelection: false },
    createdAt: at,
    updatedAt: at,
    ...facts,
  };
}
