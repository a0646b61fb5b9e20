import { FieldError } from '../domain-error.ts';
import type { Currencies } from '../reference/currencies.ts';
import { type Destination, isUsableOn } from './usable-address.ts';

/** A destination with the currency to send and the code of the network. */
export interface AddressQuestion extends Destination {
  readonly currency: string;
  readonly network: string;
}

/** Checks whether addresses are usable (G37). */
export class AddressValidation {
  readonly #currencies: Currencies;

  constructor(currencies: Currencies) {
    this.#currencies = currencies;
  }

  /**
   * Whether the currency can be sent to the destination over the network.
   *
   * @throws FieldError when the cryptocurrency is not supported, or the network does not carry it.
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
