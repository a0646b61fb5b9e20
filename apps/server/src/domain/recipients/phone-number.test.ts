import { describe, expect, test } from 'vitest';
import { phoneNumberOf } from './phone-number.ts';

const kenya = { id: 'KE', name: 'Kenya', callingCode: '+254' };
const nigeria = { id: 'NG', name: 'Nigeria', callingCode: '+234' };
const benin = { id: 'BJ', name: 'Benin', callingCode: '+229' };
const ivory = { id: 'CI', name: 'Côte d’Ivoire', callingCode: '+225' };
const read = (value: string, ...countries: (typeof kenya)[]) =>
  phoneNumberOf({ field: 'phone_number', value }, countries);

describe('a phone number', () => {
  test.each([
    ['+254 712 345678', [kenya], '+254712345678'],
    ['254712345678', [kenya], '+254712345678'],
    ['0712345678', [kenya], '+254712345678'],
    ['+2540712345678', [kenya], '+254712345678'],
    ['+254 0712 345 678', [kenya, nigeria], '+254712345678'],
    ['2340801 234 5678', [nigeria], '+2348012345678'],
    ['+23408012345678', [nigeria], '+2348012345678'],
    ['08012345678', [nigeria], '+2348012345678'],
    ['+2250501234567', [ivory], '+2250501234567'],
    ['0501234567', [ivory], '+2250501234567'],
    ['+22997012345', [benin], '+22997012345'],
    ['+2290197012345', [benin], '+2290197012345'],
  ])('written as %s is of %j', (value, countries, number) => {
    expect(read(value, ...countries).number).toBe(number);
  });

  test.each(['0712345678', '+15555550100', '12', '+', '254'])(
    '%s of none or any of several countries is refused',
    (value) => {
      expect(() => read(value, kenya, nigeria)).toThrow();
    },
  );
});
