import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Network } from '../config/values.ts';

/**
 * Returns a function that determines the caller's address: that of the connection or, behind a trusted proxy, the
 * right-most address of `X-Forwarded-For` that is not a trusted proxy. Everything to the left of it can be forged.
 */
export function callerAddress(trustedProxies: readonly Network[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const { family, address, prefix } of trustedProxies) trusted.addSubnet(address, prefix, family);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? '';
    if (trustedProxies.length === 0 || isIP(address) === 0 || !isTrusted(address)) return address;
    for (const hop of String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .reverse()) {
      const before = addressIn(hop.trim());
      if (before === undefined) return address;
      address = before;
      if (!isTrusted(address)) return address;
    }
    return address;
  };
}

/** The address of `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::1` or `[2001:db8::1]:4711`; undefined for anything else. */
function addressIn(hop: string): string | undefined {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(address) === 0 ? undefined : address;
}
