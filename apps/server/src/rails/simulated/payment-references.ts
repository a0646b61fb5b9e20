import { bytesToHex } from '@noble/hashes/utils.js';
import type { PaymentTrace } from '../../domain/quotes/payment-leg.ts';
import { digits } from './digits.ts';
import { seededRandomness } from './seeded-randomness.ts';

/** The code of the sending institution, the prefix of a session id. */
const INSTITUTION = '000013';
const SESSION_DIGITS = 30;
const HASH_BYTES = 32;

/** The session id of a payment at banks and operators: 30 digits, derived from the reference. */
export function sessionTrace(reference: string): PaymentTrace {
  const randomness = seededRandomness(`session of ${reference}`);
  return { id: INSTITUTION + digits(randomness, SESSION_DIGITS - INSTITUTION.length) };
}

/** The transaction hash of a payment on its chain, derived from the reference. */
export function chainTrace(network: string, reference: string): PaymentTrace {
  const id = bytesToHex(seededRandomness(`transaction of ${reference}`).bytes(HASH_BYTES));
  return { id, url: `https://example.com/${network.toLowerCase()}/tx/${id}` };
}
