import { hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { addressFormats } from '../reference/network.ts';
import { networksOf } from '../reference/networks.ts';
import { addressChecks } from './address-checks.ts';
import { addressForms } from './address-forms.ts';
import { isUsableOn } from './usable-address.ts';

const networks = [...networksOf(loadReference().currencies).values()];

describe.each(networks)('the form of addresses on $code', (network) => {
  const { payloadBytes, write } = addressForms[network.addressFormat];

  it('meets the pattern and the checksum of the network, whatever the payload', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: payloadBytes, maxLength: payloadBytes }), (payload) => {
        expect(isUsableOn(network, { address: write(payload) })).toBe(true);
      }),
      { numRuns: 300, examples: [[new Uint8Array(payloadBytes)], [new Uint8Array(payloadBytes).fill(255)]] },
    );
  });
});

it.each(addressFormats)('%s: another payload is another address', (format) => {
  const { payloadBytes, write } = addressForms[format];
  const last = new Uint8Array(payloadBytes);
  last[payloadBytes - 1] = 1;
  expect(write(last)).not.toBe(write(new Uint8Array(payloadBytes)));
});

it('carries a checksum: one character less is no address', () => {
  for (const format of addressFormats.filter((one) => one !== 'solana')) {
    const { payloadBytes, write } = addressForms[format];
    const address = write(new Uint8Array(payloadBytes).fill(7));
    expect(addressChecks[format](address)).toBe(true);
    expect(addressChecks[format](address.slice(0, -1))).toBe(false);
  }
});

it.each([
  // BIP 173 and the examples of EIP-55.
  ['bitcoin', '751e76e8199196d454941c45d1b3a323f1433bd6', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['evm', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ripple', '0000000000000000000000000000000000000000', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
] as const)('writes the published %s address of %s', (format, payload, address) => {
  expect(addressForms[format].write(hexToBytes(payload))).toBe(address);
});
