import type { ContractApp, OperationFacts } from '@finops/contract-express';

/** An operation without a handler, which answers 503, and the files that give it one. */
export interface UnbuiltOperation {
  readonly address: 'api' | 'issuer' | 'console';
  readonly id: string;
  /** Where its handler belongs. */
  readonly file: string;
  /** Where the handler is named. */
  readonly list: string;
}

/** The operations of both contracts that have no handler. */
export function unbuiltOperations(
  apps: Readonly<Record<UnbuiltOperation['address'], Pick<ContractApp, 'unbuilt'>>>,
): readonly UnbuiltOperation[] {
  return (['api', 'issuer', 'console'] as const).flatMap((address) =>
    apps[address].unbuilt.map((facts) => ({ address, id: facts.id, ...handlerFiles(facts) })),
  );
}

/** The files that give an operation its handler: one for itself in the API, one for its resource in the console. */
export function handlerFiles({
  id,
  path,
  resource,
}: Pick<OperationFacts, 'id' | 'path' | 'resource'>): Pick<UnbuiltOperation, 'file' | 'list'> {
  const folder = resource.replace(/_/g, '-');
  if (path.startsWith('/console/')) {
    return {
      file: `apps/server/src/console/operations/${folder}.ts`,
      list: 'apps/server/src/console/handlers.ts',
    };
  }
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    file: `apps/server/src/http/operations/${folder.replace(/^\./, '')}/${name}.ts`,
    list: 'apps/server/src/http/operations/index.ts',
  };
}
