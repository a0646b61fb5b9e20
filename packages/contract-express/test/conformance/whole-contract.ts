import { readFileSync } from 'node:fs';
import type { ApiDocument } from '@finops/openapi';

const bundle = new URL('../../../contract/src/generated/openapi.json', import.meta.url);

const normalizing = new Set(['x-normalize', 'x-absent-values']);

/** The contract of this project, a new copy. Without normalization, verdicts depend on schemas alone. */
export function wholeContract({ normalize }: { normalize: boolean }): ApiDocument {
  return JSON.parse(readFileSync(bundle, 'utf8'), (key, value) =>
    normalizing.has(key) && !normalize ? undefined : value,
  );
}
