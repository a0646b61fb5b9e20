import { addressFormats, memoFormats, type Network } from '../domain/reference/network.ts';
import { Entry, refuseRepeats } from './entry.ts';

/**
 * Reads `networks.yaml`: the networks by code. Throws a ReferenceDataError.
 *
 * @param takesTestAddresses whether addresses of test networks are valid besides those of main networks.
 */
export function readNetworks(text: string, takesTestAddresses: boolean): ReadonlyMap<string, Network> {
  const entries = Entry.entries('networks.yaml', text, 'networks');
  refuseRepeats(entries, 'code');
  return new Map(
    entries.map((entry) => readNetwork(entry, takesTestAddresses)).map((network) => [network.code, network]),
  );
}

function readNetwork(entry: Entry, takesTestAddresses: boolean): Network {
  const pattern = entry.pattern('address_regex');
  const testPattern = entry.has('test_address_regex') ? entry.pattern('test_address_regex') : undefined;
  const isTested = takesTestAddresses && testPattern !== undefined;
  const network: Network = {
    code: entry.textLike('code', /^[A-Z]{2,10}$/),
    name: entry.text('name'),
    addressFormat: entry.oneOf('address_format', addressFormats),
    addressPattern: isTested ? new RegExp(`${pattern.source}|${testPattern.source}`) : pattern,
    takesTestAddresses: isTested,
    ...(entry.has('memo_format') || entry.has('memo_regex')
      ? { memo: { format: entry.oneOf('memo_format', memoFormats), pattern: entry.pattern('memo_regex') } }
      : {}),
  };
  entry.finish();
  return network;
}
