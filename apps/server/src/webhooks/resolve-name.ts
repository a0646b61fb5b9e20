import { Resolver } from 'node:dns/promises';
import type { ResolveName } from '../domain/webhooks/target-url.ts';

const TIMEOUT_MS = 1500;
const TRIES = 2;

/**
 * Asks the DNS alone, by sockets of its own: `dns.lookup` would share a few threads with everything else in the process, and names
 * that nobody answers for would hold up all of it. A name counts as one that does not resolve after 5 seconds at most.
 */
export function dnsResolver(servers?: readonly string[]): ResolveName {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES, maxTimeout: TIMEOUT_MS });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    // No DNS has it: RFC 6761.
    if (/^(.+\.)?localhost$/.test(name)) return ['127.0.0.1', '::1'];
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
