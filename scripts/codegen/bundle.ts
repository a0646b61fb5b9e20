import { dirname } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';

/** An OpenAPI document as plain data. */
export type OpenApiDocument = Record<string, unknown> & {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

/** Why nothing can be generated from the spec: one line per fault. */
export class SpecError extends Error {
  override name = 'SpecError';
}

/**
 * Bundles the split spec into one document; every file becomes a component named after it.
 * @throws SpecError when a file is missing or is not YAML.
 */
export async function bundleSpec(root: string): Promise<OpenApiDocument> {
  const config = await createConfig({});
  const above = `${dirname(dirname(root))}/`;
  const fail = (lines: string[]): never => {
    throw new SpecError([...new Set(lines)].join('\n').replaceAll(above, ''));
  };
  const { bundle: document, problems } = await bundle({ ref: root, config }).catch((error: Error) =>
    fail([error.message]),
  );
  const faults = problems.filter((problem) => problem.severity === 'error');
  if (faults.length > 0) {
    fail(faults.map(({ location, message }) => `${location[0]?.source.absoluteRef ?? root}: ${message}`));
  }
  return document.parsed as OpenApiDocument;
}
