import type { DepositAddress } from '../../../domain/addresses/deposit-address.ts';
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
    const { completion } = context;
    const reply = (address: DepositAddress) =>
      ({
        status: 200,
        body: {
          status: 'success',
          message: 'Address regenerated.',
          data: depositAddressBody(address, currencies),
        },
      }) as const;
    const made = await depositAddresses.regenerate(
      profileOf(context),
      body.currency,
      body.network,
      completion && ((transaction, address) => completion.complete(transaction, reply(address))),
    );
    return reply(made);
  };
