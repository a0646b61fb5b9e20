import { FieldError } from '../domain-error.ts';
import { isIPAddress, isLoopback, type MayCall } from './target-address.ts';

/** Resolves all addresses of a name; none if it does not resolve. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

/** Which URLs endpoints may have in this deployment (G65). */
export interface TargetRules {
  /** Whether `http://` URLs are allowed. */
  readonly http: boolean;
  readonly mayCall: MayCall;
  readonly resolve: ResolveName;
}

/**
 * Throws unless events may be sent to the URL, by its form and by the current addresses of its host. The connection
 * checks again.
 *
 * @throws FieldError for the field `url`.
 */
export async function demandTarget(url: string, { http, mayCall, resolve }: TargetRules): Promise<void> {
  const { protocol, host } = partsOf(url);
  if (protocol === 'http:' && !http)
    refuse('The URL must use https. Use https:// and a host with a valid certificate.');
  const addresses = isIPAddress(host) ? [host] : await resolve(host);
  if (addresses.length === 0)
    refuse(`${host} does not resolve. Add it to the DNS first, or correct the name.`);
  const refused = addresses.find((address) => !mayCall(address, host));
  if (refused !== undefined) refuse(reasonAgainst(refused, host, mayCall));
}

/** The host as the socket receives it: without brackets, and an IPv4 address as four decimal numbers. */
function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

function partsOf(url: string): { protocol: string; host: string } {
  // Other programs read a backslash as part of the preceding name.
  const parsed = URL.canParse(url) && !url.includes('\\') ? new URL(url) : undefined;
  if (parsed === undefined || parsed.hostname === '') refuse('The URL has no valid host or port.');
  const { protocol, username, password } = parsed;
  if (protocol !== 'https:' && protocol !== 'http:') refuse('The URL must use https or http.');
  if (username !== '' || password !== '' || /^[^/]*\/\/[^/?#]*@/.test(url)) {
    refuse(
      'Remove the user and the password before the host; deliveries are signed with the secret of the endpoint.',
    );
  }
  if (url.includes('#')) refuse('Remove the fragment after "#": it is never sent.');
  if (parsed.port === '0') refuse('Port 0 cannot be called. Use the port that your server listens on.');
  const host = hostOf(parsed);
  if (host.endsWith('.')) refuse(`Use ${host.replace(/\.+$/, '')}, without the trailing dot.`);
  return { protocol, host };
}

function reasonAgainst(address: string, host: string, mayCall: MayCall): string {
  // Not the address: it may come from an internal DNS.
  const what = address === host ? `${host} is` : `${host} resolves to an address that is`;
  const isLocal = isLoopback(address);
  const literal = address.includes(':') ? `[${address}]` : address;
  // If the address itself is allowed, only the name is wrong.
  if (isLocal && mayCall(address, address)) {
    return `${what} loopback. To call a server on this machine, use its address: http://${literal}:<port>.`;
  }
  return `${what} not a public address. Use a host that can be reached from the internet.`;
}

function refuse(reason: string): never {
  throw new FieldError({ url: [reason] });
}
