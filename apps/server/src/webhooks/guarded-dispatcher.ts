import { isIPv4, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isIPAddress, type MayCall } from '../domain/webhooks/target-address.ts';
import type { ResolveName } from '../domain/webhooks/target-url.ts';
import { AddressRefused, failureOf, NameNotResolved, TlsFailed } from './attempt-failure.ts';

const CONNECT_TIMEOUT_MS = 5000;
/** After which the next address of a name is tried. */
const NEXT_ADDRESS_MS = 1000;

interface Guard {
  readonly mayCall: MayCall;
  readonly resolve: ResolveName;
  /** The certificates that are trusted, instead of those of Node. */
  readonly ca?: string | undefined;
}

/**
 * An agent that only connects to addresses that may be called (G65). A name is resolved for each connection, and refused when any of
 * its addresses is; the socket gets the addresses that were looked at, so that another answer in between changes nothing. TLS still
 * verifies the name. Nothing follows redirects.
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
      // An address is not looked up.
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
