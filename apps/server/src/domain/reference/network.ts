/** How addresses of a network are generated and checked beyond their pattern. */
export const addressFormats = [
  'bitcoin',
  'dogecoin',
  'evm',
  'litecoin',
  'ripple',
  'solana',
  'stellar',
  'tron',
] as const;

/** One of `addressFormats`. */
export type AddressFormat = (typeof addressFormats)[number];

/** The format of a network's memo: free text, or a 32-bit number. */
export const memoFormats = ['destination_tag', 'text'] as const;

/** One of `memoFormats`. */
export type MemoFormat = (typeof memoFormats)[number];

/** The memo that payments on a network can have besides the address. */
interface NetworkMemo {
  readonly format: MemoFormat;
  readonly pattern: RegExp;
}

/** A blockchain for cryptocurrencies. */
export interface Network {
  /** Code of the network in requests, in capitals. */
  readonly code: string;
  readonly name: string;
  readonly addressFormat: AddressFormat;
  readonly addressPattern: RegExp;
  /** Whether addresses of its test networks, which look different, are also valid; only in a sandbox. */
  readonly takesTestAddresses?: boolean;
  /** Absent if payments have no memo. */
  readonly memo?: NetworkMemo;
}
