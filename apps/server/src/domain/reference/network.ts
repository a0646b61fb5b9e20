/** How the addresses of a network are made and checked beyond their pattern. */
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

/** What a memo of a network is: free text, or a number of 32 bits. */
export const memoFormats = ['destination_tag', 'text'] as const;

/** One of `memoFormats`. */
export type MemoFormat = (typeof memoFormats)[number];

/** The memo that a network lets a payment carry beside the address. */
interface NetworkMemo {
  readonly format: MemoFormat;
  readonly pattern: RegExp;
}

/** A blockchain that cryptocurrencies move on. */
export interface Network {
  /** Code that requests name it by, in capitals. */
  readonly code: string;
  readonly name: string;
  readonly addressFormat: AddressFormat;
  readonly addressPattern: RegExp;
  /** Whether addresses of its test networks, which look different, are valid too: only in a sandbox. */
  readonly takesTestAddresses?: boolean;
  /** Absent where payments carry no memo. */
  readonly memo?: NetworkMemo;
}
