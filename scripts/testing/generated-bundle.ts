import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** A file as `npm run codegen` has written it; that it is fresh is a check of its own. */
export function generatedBundle(file: 'openapi.json' | 'console/openapi.json' | 'samples.json') {
  return JSON.parse(readFileSync(join(root, 'packages/contract/src/generated', file), 'utf8'));
}
