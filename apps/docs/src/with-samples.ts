import type { OpenApiDocument } from '@finops/contract/document';

interface Operation {
  operationId?: string;
}

/** The document with how the client calls each operation, where the reference shows it. */
export function withSamples(
  document: OpenApiDocument,
  samples: Readonly<Record<string, string>>,
): OpenApiDocument {
  const sampled = structuredClone(document);
  for (const item of Object.values(sampled.paths)) {
    for (const operation of Object.values(item) as (Operation & Record<string, unknown>)[]) {
      const source = samples[operation?.operationId ?? ''];
      if (source !== undefined) operation['x-codeSamples'] = [{ lang: 'TypeScript', source }];
    }
  }
  return sampled;
}
