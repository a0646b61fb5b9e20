import { operationTable } from '@finops/contract';
import { loadConsoleDocument, loadDocument } from '@finops/contract/document';
import { type DocumentedOperation, documentedOperations } from '@finops/contract-express/reading';
import {
  type MalformedClass,
  malformedClasses,
  type SampleRequest,
  type Sending,
  sampleRequests,
} from '@finops/contract-express/testing';
import { type ApiDocument, isApiDocument } from '@finops/openapi';
import type { FaultedTarget } from './faulted-server.ts';
import { type ServerClass, serverClasses, takesApiKey } from './server-classes.ts';

type Address = keyof FaultedTarget['ports'];

/** An operation of a contract, and the address that has it. */
export interface FaultedOperation {
  readonly address: Address;
  readonly document: ApiDocument;
  readonly operation: DocumentedOperation;
}

/** One request that is wrong, and what may answer it. */
export interface FaultyRequest extends FaultedOperation {
  readonly className: string;
  readonly statuses: readonly number[];
  /** What is known when it is refused: nothing, its path, or its operation too. */
  readonly known: 'nothing' | 'path' | 'operation';
  readonly sending: Sending;
}

/** Every class of faults, with the addresses that it is for. */
export const faultClasses: readonly (MalformedClass & Partial<ServerClass>)[] = [
  ...malformedClasses,
  ...serverClasses,
];

const issuerIds = new Set(
  Object.values(operationTable)
    .filter(({ host }) => host === 'issuer')
    .map(({ id }) => String(id)),
);

/** Every operation of the public contract and of the console's. */
export function faultedOperations(): FaultedOperation[] {
  const publicDocument = checked(loadDocument());
  const consoleDocument = checked(loadConsoleDocument());
  return [
    ...documentedOperations(publicDocument).map((operation) => ({
      address: issuerIds.has(operation.id) ? ('issuer' as const) : ('api' as const),
      document: publicDocument,
      operation,
    })),
    ...documentedOperations(consoleDocument).map((operation) => ({
      address: 'console' as const,
      document: consoleDocument,
      operation,
    })),
  ];
}

/** Whether an operation answers 503 because it has no handler. */
export function isUnbuilt(
  { address, operation }: FaultedOperation,
  unbuilt: FaultedTarget['unbuilt'],
): boolean {
  return unbuilt.some((one) => one.address === address && one.id === operation.id);
}

/** A valid request of an operation, made of the examples of its contract. */
export function validRequest(
  { address, document, operation }: FaultedOperation,
  { api, app, client, console }: Pick<FaultedTarget, 'api' | 'app' | 'client' | 'console'>,
): SampleRequest {
  const caller = takesApiKey(operation) ? api : app;
  const credentials = { api: caller, issuer: client, console }[address];
  const [sample] = sampleRequests(document, operation, operation.credentials.length > 0 ? credentials : {});
  if (sample === undefined) throw new Error(`The contract has no example of a request of ${operation.id}.`);
  return sample;
}

/** Every faulty request of a class, over all operations: as many for each operation as the class has ways. */
export function faultyRequests(
  malformed: (typeof faultClasses)[number],
  { unbuilt, ...callers }: Pick<FaultedTarget, 'api' | 'app' | 'client' | 'console' | 'unbuilt'>,
  operations: readonly FaultedOperation[],
): FaultyRequest[] {
  return operations
    .filter(({ address }) => malformed.addresses?.includes(address) ?? true)
    .flatMap((faulted) => {
      const { document, operation } = faulted;
      const sample = validRequest(faulted, callers);
      const earlier = earlierStatuses(malformed.name, faulted, isUnbuilt(faulted, unbuilt));
      return malformed.cases({ document, operation, sample }).map((sending) => ({
        ...faulted,
        className: malformed.name,
        statuses: [...malformed.statuses, ...earlier],
        known: malformed.unread ? 'nothing' : malformed.unrouted ? 'path' : 'operation',
        sending,
      }));
    });
}

/** Statuses that come before the one that a class asks for, by rules that are older than the fault. */
function earlierStatuses(className: string, { address }: FaultedOperation, unbuilt: boolean): number[] {
  // The issuer authenticates its clients itself.
  if (address === 'issuer') return unbuilt && className === 'no credential, or an empty one' ? [503] : [];
  const isHandlers =
    className === 'an identifier of nothing' || className === 'a cursor that was not given out';
  return isHandlers && unbuilt ? [503] : [];
}

function checked(document: object): ApiDocument {
  if (!isApiDocument(document)) throw new Error('The bundle is no OpenAPI 3.1 document.');
  return document;
}
