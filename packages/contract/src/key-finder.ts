import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { type PublishedKeys, SigningKeysUnavailable } from './published-keys.ts';

interface KeptKeys {
  readonly find: JWTVerifyGetKey;
  readonly kids: ReadonlySet<unknown>;
  readonly since: number;
}

const KEPT_MS = 5 * 60_000;
const COOL_DOWN_MS = 30_000;

/**
 * Finds the key with the `kid` of a token. Keys are cached for five minutes and fetched again for an unknown `kid`, but
 * then at most every 30 seconds, so that forged tokens cannot flood the issuer.
 *
 * @throws SigningKeysUnavailable if the keys cannot be fetched.
 */
export function keyFinder(read: () => Promise<PublishedKeys>, now: () => Date): JWTVerifyGetKey {
  let kept: KeptKeys | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<KeptKeys> | undefined;

  async function readAgain(): Promise<KeptKeys> {
    triedAt = now().getTime();
    try {
      const { keys } = await read();
      const find = createLocalJWKSet({ keys } as JSONWebKeySet);
      kept = { find, kids: new Set(keys.map(({ kid }) => kid)), since: triedAt };
      return kept;
    } catch (error) {
      throw new SigningKeysUnavailable('The keys of the issuer cannot be fetched.', { cause: error });
    }
  }

  function keysFor(kid: string): KeptKeys | Promise<KeptKeys> {
    const time = now().getTime();
    const fresh = kept !== undefined && time - kept.since < KEPT_MS ? kept : undefined;
    if (fresh?.kids.has(kid)) return fresh;
    if (fresh !== undefined && reading === undefined && time - triedAt < COOL_DOWN_MS) return fresh;
    reading ??= readAgain().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return async (header, token) => {
    if (header.kid === undefined) throw new errors.JWKSNoMatchingKey();
    const { find } = await keysFor(header.kid);
    return find(header, token);
  };
}
