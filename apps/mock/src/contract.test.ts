import { expect, test } from 'vitest';
import { smallDocument } from '../test/small-document.ts';
import { loadContract } from './contract.ts';

test('a body without a limit of its own takes 256 KiB', async () => {
  const things = smallDocument.paths['/v1/things'] ?? {};
  const { 'x-max-body-bytes': _, ...requestBody } = Object(things.post?.requestBody);
  const post = { ...things.post, requestBody };
  const { operations } = await loadContract({
    ...smallDocument,
    paths: { '/v1/things': { ...things, post: post as never } },
  });
  expect(operations.find((one) => one.id === 'createThing')?.body?.maxBytes).toBe(262_144);
});
