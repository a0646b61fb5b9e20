import type { components } from '@finops/contract/console';
import type { Business } from '../../../domain/accounts/business.ts';

/** A business as the contract's `Business`. */
export function businessBody(business: Business): components['schemas']['Business'] {
  return {
    id: business.id,
    name: business.name,
    country_id: business.countryId,
    kyb_status: business.kybStatus,
    ...(business.kybReason !== undefined && { kyb_reason: business.kybReason }),
    ...(business.contactEmail !== undefined && { contact_email: business.contactEmail }),
    display_currency: business.displayCurrency,
    reusable_kyc: business.hasReusableKyc,
    created_at: business.createdAt,
    updated_at: business.updatedAt,
  };
}
