import { expect, it } from 'vitest';
import { changeIds } from '../diff/change-ids.ts';
import { nearestNames } from './nearest-names.ts';

it.each([
  ['endpoint-add', 'endpoint-added'],
  ['response-success-status-remove', 'response-success-status-removed'],
  ['request-body-maxlength-decreased', 'request-body-max-length-decreased'],
])('names what %s is most like first', (name, expected) => {
  expect(nearestNames(name, changeIds)[0]).toBe(expected);
});

it('names a few of a long list', () => {
  expect(nearestNames('x', changeIds)).toHaveLength(5);
});
