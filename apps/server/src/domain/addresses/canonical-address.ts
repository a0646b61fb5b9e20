import { checksummedHex } from './evm-address.ts';

const EVM_FORM = /^0x[0-9a-fA-F]{40}$/;
const UPPER_CASE_WITNESS = /^(BC|TB|LTC|TLTC)1[0-9A-Z]+$/;

/** The address as it was issued, for input whose letters differ in case where the format allows that. */
export function canonicalAddress(address: string): string {
  if (EVM_FORM.test(address)) return `0x${checksummedHex(address.slice(2).toLowerCase())}`;
  return UPPER_CASE_WITNESS.test(address) ? address.toLowerCase() : address;
}
