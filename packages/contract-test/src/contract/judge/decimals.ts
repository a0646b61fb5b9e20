/** Whether a number is an integer multiple of a step, in exact decimal arithmetic. */
export function isMultipleOf(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [digits, places] = decimalOf(value);
  const [stepDigits, stepPlaces] = decimalOf(step);
  const common = Math.max(places, stepPlaces);
  const scaled = digits * 10n ** BigInt(common - places);
  return scaled % (stepDigits * 10n ** BigInt(common - stepPlaces)) === 0n;
}

/** The digits of a number without its decimal point, and the number of decimals. */
function decimalOf(value: number): [digits: bigint, places: number] {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? [digits, places] : [digits * 10n ** BigInt(-places), 0];
}
