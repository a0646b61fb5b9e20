import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { ok } from '../../replies.ts';

/** Checks the format of an address, and of its memo if one is given; nothing is looked up on the chain. */
export const validateAddress =
  ({ addressValidation }: Pick<ApiServices, 'addressValidation'>): Handler<'validateAddress'> =>
  ({ body }) =>
    ok('Address checked.', { valid: addressValidation.isValid(body) });
