import { addressFormats, memoFormats, type Network } from '../domain/reference/network.ts';
import { Entry, refuseRepeats } from './entry.ts';

/** Reads `networks.yaml`: the networks by code. Throws a ReferenceDataError. */
export function readNetworks(text: string): ReadonlyMap<string, Network> {
  const entries = Entry.entries('networks.yaml', text, 'networks');
  refuseRepeats(entries, 'code');
  return new Map(entries.map(readNetwork).map((network) => [network.code, network]));
}

function readNetwork(entry: Entry): Network {
  const network: Network = {
    code: entry.textLike('code', /^[A-Z]{2,10}$/),
    name: entry.text('name'),
    addressFormat: entry.oneOf('address_format', addressFormats),
    addressPattern: entry.pattern('address_regex'),
    ...(entry.has('memo_format') || entry.has('memo_regex')
      ? { memo: { format: entry.oneOf('memo_format', memoFormats), pattern: entry.pattern('memo_regex') } }
      : {}),
  };
  entry.finish();
  return network;
}
