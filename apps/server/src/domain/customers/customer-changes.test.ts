import { expect, it } from 'vitest';
import { samplePng } from '../../../test/harness/seed/sample-files.ts';
import { randomIds } from '../../system.ts';
import { takeFields } from './customer-changes.ts';

it('recognizes one file in each turn', async () => {
  const image = samplePng().toString('base64');
  const shared = { country: 'KE', number: '1', image_front: image };
  const identifying_information = [
    { ...shared, type: 'passport' as const, image_back: image },
    { ...shared, type: 'national-id' as const },
  ];
  let turns = 0;
  const take = () => {
    turns += 1;
    next = setImmediate(take);
  };
  let next = setImmediate(take);
  const { files } = await takeFields({ identifying_information }, 'individual', new Date(), randomIds);
  clearImmediate(next);
  expect([files.length, turns]).toEqual([3, 3]);
});
