import type { Services } from '../../../services.ts';
import type { Handler } from '../../handler.ts';

/** Tells whether an address, with its memo if one is given, can be used; nothing is looked up on the chain. */
export const validateAddress =
  ({ addressValidation }: Pick<Services, 'addressValidation'>): Handler<'validateAddress'> =>
  ({ body }) => ({
    status: 200,
    body: {
      status: 'success',
      message: 'Address checked.',
      data: { valid: addressValidation.isValid(body) },
    },
  });
