/** Whether the check digits of an IBAN in capitals are valid (ISO 7064, MOD 97-10). */
export function isIban(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  );
  return BigInt(digits) % 97n === 1n;
}

const ROUTING_WEIGHTS = [3, 7, 1];

/**
 * Whether the check digit of a nine-digit routing number is valid, by the rule of the American Bankers Association.
 */
export function isRoutingNumber(routingNumber: string): boolean {
  const weighted = [...routingNumber].map(
    (digit, index) => Number(digit) * (ROUTING_WEIGHTS[index % 3] ?? 0),
  );
  return weighted.reduce((sum, one) => sum + one) % 10 === 0;
}
