import type { AddressFormat, MemoFormat, Network } from '../domain/reference/network.ts';
import { readReferenceFile, refuseRepeats } from './reference-file.ts';

interface NetworkEntry extends Pick<Network, 'code' | 'name'> {
  readonly address_format: AddressFormat;
  readonly address_regex: string;
  readonly test_address_regex?: string;
  readonly memo_format?: MemoFormat;
  readonly memo_regex?: string;
}

/**
 * Reads `networks.yaml`: the networks by code. Throws a ReferenceDataError.
 *
 * @param takesTestAddresses whether addresses of test networks are valid besides those of main networks.
 */
export function readNetworks(text: string, takesTestAddresses: boolean): ReadonlyMap<string, Network> {
  const { networks } = readReferenceFile<{ networks: readonly NetworkEntry[] }>('networks.yaml', text);
  refuseRepeats(networks, 'code');
  return new Map(networks.map((entry) => [entry.code, readNetwork(entry, takesTestAddresses)]));
}

function readNetwork(entry: NetworkEntry, takesTestAddresses: boolean): Network {
  const { code, name, address_format, address_regex, test_address_regex, memo_format, memo_regex } = entry;
  const isTested = takesTestAddresses && test_address_regex !== undefined;
  return {
    code,
    name,
    addressFormat: address_format,
    addressPattern: new RegExp(isTested ? `${address_regex}|${test_address_regex}` : address_regex),
    takesTestAddresses: isTested,
    ...(memo_format && memo_regex && { memo: { format: memo_format, pattern: new RegExp(memo_regex) } }),
  };
}
