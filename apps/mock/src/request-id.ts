import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A fresh `X-Request-Id`: `req_` and 16 alphanumerics. One that a caller sends is ignored (G15). */
export function newRequestId(): string {
  let id = 'req_';
  for (const byte of randomBytes(16)) id += alphabet[byte % alphabet.length];
  return id;
}
