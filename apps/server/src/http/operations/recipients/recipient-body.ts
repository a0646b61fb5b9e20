import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import type { Recipient } from '../../../domain/recipients/recipient.ts';

/** A recipient as the contract's `Recipient`. */
export function recipientBody(recipient: Recipient): components['schemas']['Recipient'] {
  return {
    id: recipient.id,
    object: 'recipient',
    profile_id: recipient.businessId,
    active: recipient.active,
    owned_by_customer: recipient.ownedByCustomer,
    ...(recipient.currency !== undefined && { currency_id: recipient.currency }),
    ...(recipient.country !== undefined && { country_id: recipient.country }),
    type: recipient.type,
    category: recipient.category,
    ...recipient.details,
    created_at: timestampOf(recipient.createdAt),
    updated_at: timestampOf(recipient.updatedAt),
  };
}
