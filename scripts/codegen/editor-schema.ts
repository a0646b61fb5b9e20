import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

const INSTALLED = '@stoplight/spectral-rulesets/dist/oas/schemas/oas/v3.1/index.json';
const DIALECT = 'https://spec.openapis.org/oas/3.1/dialect/base';

/**
 * Generates the JSON Schema of OpenAPI 3.1 for completion in editors, from the installed one. It works offline: schema
 * objects are described by our own file, and a path and its servers may be references to files.
 */
export function writeEditorSchema(target = join(root, '.vscode/openapi-3.1.schema.json')): void {
  const installed = createRequire(import.meta.url).resolve(INSTALLED);
  const schema = JSON.parse(readFileSync(installed, 'utf8'), (key, value) =>
    key === '$ref' && value === DIALECT ? '../spec/editor/schema.schema.json' : value,
  );
  delete schema.$id;
  for (const pattern of Object.keys(schema.$defs.paths.patternProperties)) {
    const entry = schema.$defs.paths.patternProperties[pattern];
    if (entry.$ref === '#/$defs/path-item') entry.$ref = '#/$defs/path-item-or-reference';
  }
  const { properties } = schema.$defs['path-item'];
  properties.servers = { anyOf: [properties.servers, { $ref: '#/$defs/reference', required: ['$ref'] }] };
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(schema));
}
