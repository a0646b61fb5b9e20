import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { ok } from '../../replies.ts';

/** Tells whether an address, with its memo if one is given, can be used; nothing is looked up on the chain. */
export const validateAddress =
  ({ addressValidation }: Pick<ApiServices, 'addressValidation'>): Handler<'validateAddress'> =>
  ({ body }) =>
    ok('Address checked.', { valid: addressValidation.isValid(body) });
