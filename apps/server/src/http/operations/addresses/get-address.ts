import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { depositAddressBody } from './deposit-address-body.ts';

/** The present deposit address of the profile; the first call opens it (G77). */
export const getAddress =
  ({
    depositAddresses,
    currencies,
  }: Pick<Services, 'depositAddresses' | 'currencies'>): Handler<'getAddress'> =>
  async ({ path, query }, context) => {
    const address = await depositAddresses.get(profileOf(context), path.code, query.network);
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Address retrieved.',
        data: depositAddressBody(address, currencies),
      },
    };
  };
