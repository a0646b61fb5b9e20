import { bundle, createConfig } from '@redocly/openapi-core';

/** An OpenAPI document as plain data. */
export type OpenApiDocument = Record<string, unknown> & {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

/** Why the spec cannot be bundled: one line per unresolved reference or parse error. */
export class BundleError extends Error {
  override name = 'BundleError';
}

/**
 * Bundles the split spec into one document; every file becomes a component named after it.
 * @throws BundleError when a file is missing or is not YAML.
 */
export async function bundleSpec(root: string): Promise<OpenApiDocument> {
  const config = await createConfig({});
  const { bundle: document, problems } = await bundle({ ref: root, config }).catch((error: Error) => {
    throw new BundleError(`${root}: ${error.message}`);
  });
  const faults = problems.filter((problem) => problem.severity === 'error');
  if (faults.length > 0) {
    const lines = faults.map((fault) => {
      const place = fault.location[0];
      return `${place?.source.absoluteRef ?? root}: ${fault.message}`;
    });
    throw new BundleError(lines.join('\n'));
  }
  return document.parsed as OpenApiDocument;
}
