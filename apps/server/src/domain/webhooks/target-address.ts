import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whether an address may be called; `host` is as in the URL, a name or an address without brackets. */
export type MayCall = (address: string, host: string) => boolean;

/**
 * Allows public addresses and, if enabled, a loopback address that is literally in the URL. A name that resolves to
 * loopback is always refused, because its address can change (G65).
 */
export function mayCall({ loopback }: { readonly loopback: boolean }): MayCall {
  return (address, host) => isPublic(address) || (loopback && isLoopback(address) && isIPAddress(host));
}

/** Whether a host is an IP address rather than a name. */
export function isIPAddress(host: string): boolean {
  return isIPv4(host) || isIPv6(host);
}

/** Whether a text is a public IPv4 or IPv6 address. */
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

/** The global unicast addresses of IPv6; all others are reserved, local or multicast. */
const unicast = listOf(['2000::/3']);

/**
 * IANA's registries of special-purpose addresses (RFC 6890), and addresses that cloud platforms answer themselves.
 */
const notPublic = listOf([
  '0.0.0.0/8', // "this network"
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared address space of providers
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the platform of Azure
  '169.254.0.0/16', // link-local, including cloud metadata services
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
  '2001::/23', // protocol assignments, including Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
]);

/** 96-bit prefixes followed by an IPv4 address: mapped (RFC 4291) and translated (RFC 6052). */
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
  // A zone only qualifies a link-local address.
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
