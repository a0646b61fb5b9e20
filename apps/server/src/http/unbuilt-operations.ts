import type { ContractApp, OperationFacts } from '@finops/contract-express';

/** An operation without a handler, which answers 503, and the files to add it to. */
export interface UnbuiltOperation {
  readonly address: 'api' | 'issuer' | 'console';
  readonly id: string;
  /** The file for its handler. */
  readonly file: string;
  /** The file that lists the handler. */
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

/** The files of an operation's handler: one of its own, in the folder of its resource, and that folder's index. */
export function handlerFiles({
  id,
  path,
  resource,
}: Pick<OperationFacts, 'id' | 'path' | 'resource'>): Pick<UnbuiltOperation, 'file' | 'list'> {
  const edge = path.startsWith('/console/') ? 'console' : path.startsWith('/v1/') ? 'http' : 'issuer';
  const folder = `apps/server/src/${edge}/operations/${resource.replace(/_/g, '-').replace(/^\./, '')}`;
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { file: `${folder}/${name}.ts`, list: `${folder}/index.ts` };
}
