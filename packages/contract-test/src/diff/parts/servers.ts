import type { Contract, Operation, Server } from '../../contract/model.ts';
import type { Change } from '../change.ts';
import { serversOf, unnamed, urlsAt } from './matching.ts';

interface Contracts {
  readonly old: Contract;
  readonly next: Contract;
}

/**
 * Compares the servers of the operations. A removed server is a warning: the document does not say how the address
 * responds from then on. A prefix that moves from the servers into the paths changes no address.
 */
export function compareServers(
  contracts: Contracts,
  matched: ReadonlyMap<Operation, Operation>,
): readonly Change[] {
  const pairs = [...matched];
  const gone = missing(contracts, pairs, 'old', 'next');
  const come = missing(
    contracts,
    pairs.map(([old, next]) => [next, old]),
    'next',
    'old',
  );
  return [
    ...gone.map(({ server, operation }) => ({
      id: 'server-removed',
      level: 'warning' as const,
      ...at(contracts.old, server, operation),
      text: `Server ${inWords(server)} removed.`,
      oldPlace: contracts.old.placeOf(server.node),
      newPlace: contracts.next.placeOf({}, 'servers'),
    })),
    ...come.map(({ server, operation }) => ({
      id: 'server-added',
      level: 'info' as const,
      ...at(contracts.next, server, operation),
      text: `Server ${inWords(server)} added.`,
      newPlace: contracts.next.placeOf(server.node),
    })),
  ];
}

interface Found {
  readonly server: Server;
  readonly operation: Operation;
}

/** The servers of one version whose operations are not at the same server in the other version; each once. */
function missing(
  contracts: Contracts,
  pairs: readonly (readonly [Operation, Operation])[],
  from: keyof Contracts,
  to: keyof Contracts,
): readonly Found[] {
  const found = new Map<object, Found>();
  for (const [operation, other] of pairs) {
    const kept = new Set(serversOf(contracts[to], other).flatMap((server) => urlsAt(server, other)));
    for (const server of serversOf(contracts[from], operation)) {
      if (
        server === unnamed ||
        found.has(server.node) ||
        urlsAt(server, operation).every((url) => kept.has(url))
      )
        continue;
      found.set(server.node, { server, operation });
    }
  }
  return [...found.values()];
}

/** Servers of the document apply to the whole contract. */
function at(contract: Contract, server: Server, operation: Operation): Pick<Change, 'operation' | 'where'> {
  return contract.servers.includes(server)
    ? { where: 'servers' }
    : { operation: operation.id, where: 'servers' };
}

function inWords({ urls }: Server): string {
  const [first = '', ...others] = urls.map((url) => `\`${url === '' ? '/' : url}\``);
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
