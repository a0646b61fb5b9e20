import { pathShape } from '@finops/openapi';
import type { Contract, Operation, Server } from '../../contract/model.ts';

/** The server of a document that declares none. */
export const unnamed: Server = { urls: [''], node: {} };

/** The servers of an operation. */
export function serversOf(contract: Contract, operation: Operation): readonly Server[] {
  const servers = operation.servers ?? contract.servers;
  return servers.length === 0 ? [unnamed] : servers;
}

/** The URLs of an operation at a server, regardless of parameter names in its path. */
export function urlsAt(server: Server, operation: Operation): readonly string[] {
  return server.urls.map((url) => `${url}${pathShape(operation.path)}`);
}

/**
 * The operations that both versions have: those with the same URL, then those with the same URL at another host, then
 * those with the same path. A prefix may move from the servers into the paths.
 */
export function matchOperations(old: Contract, next: Contract): ReadonlyMap<Operation, Operation> {
  const matched = new Map<Operation, Operation>();
  const taken = new Set<Operation>();
  const match = (keysOf: (contract: Contract, operation: Operation) => readonly string[]): void => {
    const free = new Map<string, Operation>();
    for (const operation of next.operations) {
      for (const key of keysOf(next, operation)) free.set(`${operation.method} ${key}`, operation);
    }
    for (const operation of old.operations) {
      const keys = keysOf(old, operation).map((key) => `${operation.method} ${key}`);
      const successor = keys.map((key) => free.get(key)).find((one) => one !== undefined && !taken.has(one));
      if (successor === undefined || matched.has(operation)) continue;
      matched.set(operation, successor);
      taken.add(successor);
    }
  };
  const urlsOf = (contract: Contract, operation: Operation): readonly string[] =>
    serversOf(contract, operation).flatMap((server) => urlsAt(server, operation));
  match(urlsOf);
  match((contract, operation) =>
    urlsOf(contract, operation).map((url) => url.replace(/^[a-z]+:\/\/[^/]*/i, '')),
  );
  match((_, operation) => [pathShape(operation.path)]);
  return matched;
}
