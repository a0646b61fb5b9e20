import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { depositAddressBody } from './deposit-address-body.ts';

/** Gives the profile a new deposit address; the ones before it still credit (G47). */
export const regenerateAddress =
  ({
    depositAddresses,
    currencies,
  }: Pick<Services, 'depositAddresses' | 'currencies'>): Handler<'regenerateAddress'> =>
  async ({ body }, context) => {
    const address = await depositAddresses.regenerate(profileOf(context), body.currency, body.network);
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Address regenerated.',
        data: depositAddressBody(address, currencies),
      },
    };
  };
