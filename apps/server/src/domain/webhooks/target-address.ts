import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whether an address may be called; `host` is as the URL has it, a name or an address without brackets. */
export type MayCall = (address: string, host: string) => boolean;

/**
 * What may be called: public addresses and, where loopback is allowed, one that the URL itself has. A name that leads to loopback is
 * refused there too: what it leads to can change (G65).
 */
export function mayCall({ loopback }: { readonly loopback: boolean }): MayCall {
  return (address, host) => isPublic(address) || (loopback && isLoopback(address) && isIPAddress(host));
}

/** Whether a host is an address and no name. */
export function isIPAddress(host: string): boolean {
  return isIPv4(host) || isIPv6(host);
}

/** Whether an IPv4 or IPv6 address is one of the public internet; what is no address is not. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  const inner = embeddedIPv4(address);
  if (inner !== undefined) return isPublic(inner);
  return unicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

export function isLoopback(address: string): boolean {
  if (isIPv4(address)) return loopbacks.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  const inner = embeddedIPv4(address);
  return inner === undefined ? loopbacks.check(address, 'ipv6') : isLoopback(inner);
}

const loopbacks = listOf(['127.0.0.0/8', '::1/128']);

/** The global unicast addresses of IPv6; the rest is reserved, local or multicast. */
const unicast = listOf(['2000::/3']);

/** The registries of special-purpose addresses of IANA (RFC 6890), and what clouds answer themselves. */
const notPublic = listOf([
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by the customers of a provider
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the platform of Azure
  '169.254.0.0/16', // link-local, with the metadata of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
  '2001::/23', // protocol assignments, with Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
]);

/** Prefixes of 96 bits after which an IPv4 address stands: mapped (RFC 4291) and translated (RFC 6052). */
const EMBEDDING = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

function embeddedIPv4(address: string): string | undefined {
  const groups = groupsOf(address);
  if (!EMBEDDING.includes(groups.slice(0, 6).join(':'))) return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  // A zone only tells where a link-local address is.
  const [withoutZone = ''] = address.split('%');
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}
