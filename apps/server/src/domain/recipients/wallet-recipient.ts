import { isUsableOn } from '../addresses/usable-address.ts';
import { FieldError } from '../domain-error.ts';
import type { Network } from '../reference/network.ts';
import type { GivenWallet, RecipientFacts, RecipientRequest } from './recipient.ts';
import type { RecipientWorld } from './recipient-world.ts';
import type { Spelled } from './spelling.ts';

type Currencies = RecipientWorld['currencies'];

/** A wallet; without a currency it accepts every currency of its network. */
export function wallet(
  { currency }: RecipientRequest,
  given: GivenWallet,
  { currencies }: RecipientWorld,
): RecipientFacts {
  const network = knownNetwork(currencies, given.network);
  if (currency !== undefined) refuseUncarried(currencies, network, currency);
  refuseUnusable(network, given.cryptoAddress, given.memo);
  return {
    ...(currency !== undefined && { currency: currency.value }),
    details: { ...given, cryptoAddress: given.cryptoAddress.value },
  };
}

function knownNetwork(currencies: Currencies, code: string): Network {
  const networks = new Map(
    currencies
      .all()
      .flatMap((currency) => (currency.type === 'crypto' ? currency.networks : []))
      .map(({ network }) => [network.code, network]),
  );
  const network = networks.get(code);
  if (network === undefined) {
    const codes = [...networks.keys()].sort().join(', ');
    throw new FieldError({ network: [`The network ${code} is not supported. Use one of: ${codes}.`] });
  }
  return network;
}

function refuseUncarried(currencies: Currencies, network: Network, { field, value }: Spelled): void {
  const currency = currencies.get(value);
  if (currency?.type !== 'crypto') {
    throw new FieldError({ [field]: [`${value} is not a supported cryptocurrency.`] });
  }
  if (currency.networks.every((carried) => carried.network.code !== network.code)) {
    const codes = currency.networks.map((carried) => carried.network.code).join(', ');
    throw new FieldError({
      [field]: [
        `${network.code} does not support ${value}. Use another currency, or one of these networks: ${codes}.`,
      ],
    });
  }
}

function refuseUnusable(network: Network, { field, value }: Spelled, memo: string | undefined): void {
  if (!isUsableOn(network, { address: value })) {
    throw new FieldError({
      [field]: [`${value} is not a valid ${network.name} address. Look for a mistyped character.`],
    });
  }
  if (memo === undefined || isUsableOn(network, { address: value, memo })) return;
  const reason =
    network.memo === undefined
      ? `Payments on ${network.name} do not support a memo. Leave it out.`
      : `${memo} is not a valid memo on ${network.name}. Send a ${network.memo.format.replace('_', ' ')}.`;
  throw new FieldError({ memo: [reason] });
}
