import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPkce, randomState } from '../index.ts';

it('makes a verifier of 256 bits and its SHA-256 challenge', async () => {
  const { verifier, challenge, method } = await createPkce();
  expect(Buffer.from(verifier, 'base64url')).toHaveLength(32);
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(method).toBe('S256');
});

it('makes only characters that a URL takes, and never the same ones', async () => {
  const made = await Promise.all(
    Array.from({ length: 200 }, async () => [(await createPkce()).verifier, randomState()]),
  );
  expect(new Set(made.flat()).size).toBe(400);
  for (const text of made.flat()) expect(text).toMatch(/^[A-Za-z0-9_-]{43}$/);
});
