import { expect, it } from 'vitest';
import { openShop } from '../../test/check/shop.ts';
import type { RawFinding } from '../model/case.ts';
import { mergeFindings } from './merge.ts';
import { openTally } from './tally.ts';

const shop = await openShop();

/** An invalid position of a tuple, as it is seen in an answer. */
function invalid(position: number, keyword = 'type', expected = 'a number', list = 'size'): RawFinding {
  const { findings } = shop.exchange('getThing', { status: 200 });
  const [finding] = findings;
  if (finding === undefined) throw new RangeError('The answer has no finding.');
  const pointer = `/schemas/Thing/properties/${list}/prefixItems/${position}/${keyword}`;
  return {
    ...finding,
    rule: 'response-body',
    cause: `shop.yaml#${pointer} ${keyword}`,
    instancePath: `/body/${list}/${position}`,
    expected,
    place: { ...finding.place, pointer },
  };
}

function merged(...raw: readonly RawFinding[]) {
  const settings = { contract: shop.contract, seed: 1, curl: () => '', tally: openTally() };
  return mergeFindings(raw, settings);
}

it('tells once of positions of a tuple that are wrong in the same way, whichever of them shows', () => {
  const both = merged(invalid(0), invalid(1));
  expect(both).toHaveLength(1);
  expect([merged(invalid(0)), merged(invalid(1))].flat().map(({ id }) => id)).toEqual([
    both[0]?.id,
    both[0]?.id,
  ]);
});

it('tells of each that is wrong in its own way, or in another tuple', () => {
  expect(merged(invalid(0), invalid(1, 'type', 'a string'))).toHaveLength(2);
  expect(merged(invalid(0), invalid(1, 'minimum', 'at least 1'))).toHaveLength(2);
  expect(merged(invalid(0), invalid(1, 'type', 'a number', 'weight'))).toHaveLength(2);
});
