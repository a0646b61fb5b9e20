import type { OpenApiDocument } from '@finops/contract/document';
import { operationsOf } from '@finops/openapi';

interface Operation {
  operationId: string;
  'x-codeSamples'?: object[];
}

/** Adds the client sample of each operation to the document, for the reference. */
export function withSamples(
  document: OpenApiDocument,
  samples: Readonly<Record<string, string>>,
): OpenApiDocument {
  const sampled = structuredClone(document);
  for (const { operation } of operationsOf<Operation>(sampled)) {
    const source = samples[operation.operationId];
    if (source !== undefined) operation['x-codeSamples'] = [{ lang: 'TypeScript', source }];
  }
  return sampled;
}
