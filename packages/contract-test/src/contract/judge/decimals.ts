/** Whether a number is a whole multiple of a step, both taken as the decimals that they are written as. */
export function isMultipleOf(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [digits, places] = decimalOf(value);
  const [stepDigits, stepPlaces] = decimalOf(step);
  const common = Math.max(places, stepPlaces);
  const scaled = digits * 10n ** BigInt(common - places);
  return scaled % (stepDigits * 10n ** BigInt(common - stepPlaces)) === 0n;
}

/** The digits of a number without its point, and how many of them stand after it. */
function decimalOf(value: number): [digits: bigint, places: number] {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? [digits, places] : [digits * 10n ** BigInt(-places), 0];
}
