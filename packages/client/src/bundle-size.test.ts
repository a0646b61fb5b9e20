import { expect, it } from 'vitest';
import { clientSizes } from '../bench/bundle-size.ts';

const KB = 1024;

it('adds no more to a page than it promises', async () => {
  const { core, all } = await clientSizes();
  expect(core).toBeLessThanOrEqual(8 * KB);
  expect(all).toBeLessThanOrEqual(20 * KB);
});
