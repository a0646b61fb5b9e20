import { Resolver } from 'node:dns/promises';
import { isIPv4, type LookupFunction } from 'node:net';
import type { DeliveryFailure } from '@finops/contract/console';
import { Agent, buildConnector } from 'undici';
import { isIPAddress, type MayCall } from '../domain/webhooks/target-address.ts';
import type { ResolveName } from '../domain/webhooks/target-url.ts';

const RESOLVE_MS = 1500;
const RESOLVE_TRIES = 2;
const CONNECT_TIMEOUT_MS = 5000;
/** Milliseconds until the next address of a name is tried. */
const NEXT_ADDRESS_MS = 1000;

interface Guard {
  readonly mayCall: MayCall;
  readonly resolve: ResolveName;
  /** Trusted certificates, instead of those of Node.js. */
  readonly ca?: string | undefined;
}

/**
 * An agent that connects only to allowed addresses (G65). It resolves the name for each connection and refuses it when
 * any of its addresses is not allowed. The socket gets the checked addresses, so that a changed DNS response has no
 * effect. TLS still verifies the name. Redirects are not followed.
 */
export function guardedDispatcher(guard: Guard, options: Omit<Agent.Options, 'connect'> = {}): Agent {
  return new Agent({ ...options, connect: guardedConnector(guard) });
}

function guardedConnector({ mayCall, resolve, ca }: Guard): buildConnector.connector {
  const demandCallable = (address: string, host: string): void => {
    if (!mayCall(address, host)) throw new AddressRefused(host, address);
  };
  const addressesOf = async (name: string): Promise<string[]> => {
    const addresses = [...(await resolve(name))];
    if (addresses.length === 0) throw new NameNotResolved(name);
    for (const address of addresses) demandCallable(address, name);
    return addresses;
  };
  const connect = buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    lookup: lookupBy(addressesOf),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    rejectUnauthorized: true,
    ...(ca !== undefined && { ca }),
  });
  return (target, callback) => {
    try {
      // An address needs no look-up.
      if (isIPAddress(target.hostname)) demandCallable(target.hostname, target.hostname);
    } catch (error) {
      callback(error as Error, null);
      return;
    }
    connect(target, (error, socket) => {
      if (error !== null) {
        const isOfTls = target.protocol === 'https:' && failureOf(error) === 'connection_closed';
        callback(isOfTls ? new TlsFailed(error) : error, null);
        return;
      }
      try {
        demandCallable(socket.remoteAddress ?? '', target.hostname);
      } catch (refusal) {
        socket.destroy();
        callback(refusal as Error, null);
        return;
      }
      callback(null, socket);
    });
  };
}

function lookupBy(addressesOf: (name: string) => Promise<string[]>): LookupFunction {
  return (name, { all }, callback) => {
    addressesOf(name).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
        if (all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error) => callback(error, []),
    );
  };
}

/**
 * Queries DNS only, on separate sockets: `dns.lookup` shares a few threads with the rest of the process, which names
 * without a response would block. After at most 5 seconds a name counts as not resolving.
 */
export function dnsResolver(servers?: readonly string[]): ResolveName {
  const resolver = new Resolver({ timeout: RESOLVE_MS, tries: RESOLVE_TRIES, maxTimeout: RESOLVE_MS });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    // DNS does not resolve it (RFC 6761).
    if (/^(.+\.)?localhost$/.test(name)) return ['127.0.0.1', '::1'];
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

/** The host has an address that is not allowed. */
class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor(host: string, address: string) {
    super(
      host === address ? `${host} may not be called.` : `${host} is ${address}, which may not be called.`,
    );
  }
}

/** The name has no address. */
class NameNotResolved extends Error {
  override readonly name = 'NameNotResolved';

  constructor(host: string) {
    super(`${host} does not resolve.`);
  }
}

/** The receiver was reached, but TLS could not be established. */
class TlsFailed extends Error {
  override readonly name = 'TlsFailed';

  constructor(cause: Error) {
    super(`TLS could not be established: ${cause.message}`, { cause });
  }
}

const failures: Readonly<Record<string, DeliveryFailure>> = {
  AddressRefused: 'address_refused',
  NameNotResolved: 'name_not_resolved',
  TlsFailed: 'tls_failed',
  AbortError: 'timed_out',
  TimeoutError: 'timed_out',
  ETIMEDOUT: 'timed_out',
  UND_ERR_ABORTED: 'timed_out',
  UND_ERR_CONNECT_TIMEOUT: 'timed_out',
  UND_ERR_HEADERS_TIMEOUT: 'timed_out',
  UND_ERR_BODY_TIMEOUT: 'timed_out',
  EADDRNOTAVAIL: 'connection_refused',
  ECONNREFUSED: 'connection_refused',
  EHOSTDOWN: 'connection_refused',
  EHOSTUNREACH: 'connection_refused',
  ENETUNREACH: 'connection_refused',
};

/**
 * Why a request of the guarded dispatcher has no response. Anything that ends an established connection, such as a
 * reset or a response that is not HTTP, is `connection_closed`.
 */
export function failureOf(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return 'connection_closed';
  const { name, code } = error as NodeJS.ErrnoException;
  return failures[code ?? ''] ?? failures[name] ?? 'connection_closed';
}
