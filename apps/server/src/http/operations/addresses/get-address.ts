import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { depositAddressBody } from './deposit-address-body.ts';

/** Returns the current deposit address of the profile; the first call creates it (G77). */
export const getAddress =
  ({
    depositAddresses,
    currencies,
  }: Pick<ApiServices, 'depositAddresses' | 'currencies'>): Handler<'getAddress'> =>
  async ({ path, query }, context) => {
    const address = await depositAddresses.get(profileOf(context), path.code, query.network);
    return ok('Address retrieved.', depositAddressBody(address, currencies));
  };
