import { lookup } from 'node:dns/promises';
import type { ResolveName } from '../domain/webhooks/target-url.ts';

/** Resolves names as every other program of this machine does. */
export const resolveName: ResolveName = async (name) => {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
};
