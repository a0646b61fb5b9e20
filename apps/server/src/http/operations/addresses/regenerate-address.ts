import type { DepositAddress } from '../../../domain/addresses/deposit-address.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok, replyOnce } from '../../replies.ts';
import { depositAddressBody } from './deposit-address-body.ts';

/** Gives the profile a new deposit address; deposits to earlier ones are still credited (G47). */
export const regenerateAddress =
  ({
    depositAddresses,
    currencies,
  }: Pick<ApiServices, 'depositAddresses' | 'currencies'>): Handler<'regenerateAddress'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) => depositAddresses.regenerate(profileOf(context), body.currency, body.network, keep),
      (address: DepositAddress) => ok('Address regenerated.', depositAddressBody(address, currencies)),
    );
