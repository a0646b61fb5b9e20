import type { OpenApiDocument } from '@finops/contract/document';
import { operationsOf } from '@finops/openapi';

interface Operation {
  operationId: string;
  'x-codeSamples'?: object[];
}

/** The document with how the client calls each operation, where the reference shows it. */
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
