import { bundle, createConfig } from '@redocly/openapi-core';
import { contractErrors } from './spec-errors.ts';

/** An OpenAPI document as plain data. */
export type OpenApiDocument = Record<string, unknown> & {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

/** The spec is unusable; the message has one line per error. */
export class SpecError extends Error {
  override name = 'SpecError';
}

/**
 * Bundles the split spec into one document; every file becomes a component named after it.
 * @throws SpecError with the errors that make it unusable.
 */
export async function bundleSpec(root: string): Promise<OpenApiDocument> {
  const errors = await contractErrors(root);
  if (errors.length > 0) throw new SpecError(errors.join('\n'));
  const { bundle: document } = await bundle({ ref: root, config: await createConfig({}) });
  return document.parsed as OpenApiDocument;
}
