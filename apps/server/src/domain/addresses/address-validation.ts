import { FieldError } from '../domain-error.ts';
import type { Currencies } from '../reference/currencies.ts';
import { type Destination, isUsableOn } from './usable-address.ts';

/** A destination, the currency that is to go there and the code of the network that it goes by. */
export interface AddressQuestion extends Destination {
  readonly currency: string;
  readonly network: string;
}

/** Tells whether addresses can be used (G37). */
export class AddressValidation {
  readonly #currencies: Currencies;

  constructor(currencies: Currencies) {
    this.#currencies = currencies;
  }

  /**
   * Whether the currency can be sent to the destination by the network.
   *
   * @throws FieldError when the service has no such cryptocurrency, or the network does not carry it.
   */
  isValid({ currency: code, network: networkCode, ...destination }: AddressQuestion): boolean {
    const currency = this.#currencies.get(code);
    if (currency?.type !== 'crypto') {
      throw new FieldError({ currency: [`${code} is not a supported cryptocurrency.`] });
    }
    const carried = currency.networks.find(({ network }) => network.code === networkCode);
    if (!carried) {
      const codes = currency.networks.map(({ network }) => network.code).join(', ');
      throw new FieldError({ network: [`${networkCode} does not support ${code}. Use one of: ${codes}.`] });
    }
    return isUsableOn(carried.network, destination);
  }
}
