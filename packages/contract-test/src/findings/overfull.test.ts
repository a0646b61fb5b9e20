import { expect, it } from 'vitest';
import { openShop } from '../../test/check/shop.ts';
import type { RawFinding } from '../model/case.ts';
import { overfull, withoutOverfull } from './overfull.ts';

const shop = await openShop();
const [first] = shop.exchange('listThings', { status: 200 }).findings;
if (first === undefined) throw new RangeError('The answer has no finding.');

const finding = (facts: Partial<RawFinding>): RawFinding => ({ ...first, ...facts });
const tooMany = finding({ rule: 'filter-ignored', cause: `${overfull} limit`, instancePath: '/body' });
const filter = finding({ rule: 'filter-ignored', cause: 'kind', instancePath: '/body' });
const tooLong = (instancePath: string, operation = first.operation): RawFinding =>
  finding({
    rule: 'response-body',
    operation,
    instancePath,
    place: { ...first.place, pointer: '/schemas/Page/properties/items/maxItems' },
  });

it('leaves out the page that is longer than any may be, where pages are longer than asked for', () => {
  expect(withoutOverfull([tooLong('/body/items'), tooMany])).toEqual([tooMany]);
});

it('keeps it where only other values come, in another list, and in an entry', () => {
  const kept = [
    [tooLong('/body/items'), filter],
    [tooLong('/body/items', shop.operation('getThing')), tooMany],
    [tooLong('/body/items/0/tags'), tooMany],
  ];
  for (const raw of kept) expect(withoutOverfull(raw)).toEqual(raw);
});
