import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { getAddress } from './get-address.ts';
import { regenerateAddress } from './regenerate-address.ts';
import { validateAddress } from './validate-address.ts';

/** Deposit addresses, and the validation of any address. */
export const addressHandlers = (
  services: Pick<ApiServices, 'addressValidation' | 'currencies' | 'depositAddresses'>,
) =>
  ({
    getAddress: getAddress(services),
    regenerateAddress: regenerateAddress(services),
    validateAddress: validateAddress(services),
  }) satisfies Partial<Handlers>;
