import type { AddressIssuer } from '../domain/addresses/address-issuer.ts';
import { Unavailable } from '../domain/domain-error.ts';
import type { Rails } from '../domain/rails/rails.ts';
import type { AccountBanks } from '../domain/virtual-accounts/account-banks.ts';

const RETRY_AFTER_SECONDS = 3600;

function unavailable(): never {
  throw new Unavailable(
    'No bank, blockchain or mobile money is connected, so payments in and out are not possible.',
    RETRY_AFTER_SECONDS,
  );
}

/** Stand where no rails are connected: what needs them is answered 503; an exchange between balances needs none and takes no time. */
export const absentRails: Rails = {
  pace: { takeUp: 0, confirm: () => 0, exchange: 0, send: 0, deliver: () => 0, refund: 0 },
  issue: async () => unavailable(),
  rejects: () => false,
  twoStep: () => undefined,
  send: async () => unavailable(),
  report: async () => unavailable(),
  trace: () => unavailable(),
};

/** Used when no custodian of addresses is connected. */
export const absentAddressIssuer: AddressIssuer = { issue: async () => unavailable() };

/** Used when no bank is connected. */
export const absentAccountBanks: AccountBanks = {
  bankIn: async () => unavailable(),
  freeNumber: async () => unavailable(),
  payerOf: async () => unavailable(),
};
