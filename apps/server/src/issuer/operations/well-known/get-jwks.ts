import type { SigningKeys } from '../../../domain/oauth/signing-keys.ts';
import type { IssuerHandler } from '../../handler.ts';

/** Returns the keys that verify tokens (G86). */
export const getJwks =
  (keys: Pick<SigningKeys, 'publishedKeys'>): IssuerHandler<'getJwks'> =>
  async () => ({
    status: 200,
    headers: { 'Cache-Control': 'public, max-age=300' },
    body: await keys.publishedKeys(),
  });
