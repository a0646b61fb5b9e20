import { consoleDocumentPath, documentPath } from '@finops/contract/document';
import type { ApiDocument } from '@finops/openapi';
import { loadContract, type MockOperation } from '../src/contract.ts';
import { type RunningMock, startMock, testDocument } from './harness.ts';
import { ReplyCheck } from './reply-check.ts';

/** One contract with its mock and a check of the replies. */
export interface MockWorld {
  readonly document: ApiDocument;
  readonly check: ReplyCheck;
  readonly mock: RunningMock;
}

/** The operations of the API and the console, served by one mock. */
export async function mockedOperations(): Promise<(MockWorld & { readonly operation: MockOperation })[]> {
  const documents = await Promise.all([documentPath, consoleDocumentPath].map(testDocument));
  const mock = await startMock(documents);
  const worlds = await Promise.all(
    documents.map(async (document) => {
      const { operations } = await loadContract(document);
      const world = { document, check: new ReplyCheck(document), mock };
      return operations.map((operation) => ({ operation, ...world }));
    }),
  );
  return worlds.flat();
}

export async function closeMocks(worlds: readonly MockWorld[]): Promise<void> {
  for (const mock of new Set(worlds.map((world) => world.mock))) await mock.mock.close();
}
