import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../root.ts';
import { writeEditorSchema } from './editor-schema.ts';

writeEditorSchema();

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json'));
const mapped = Object.entries<string | string[]>(settings['yaml.schemas']).map(([schema, globs]) => ({
  schema,
  files: [globs].flat().flatMap((pattern) => globSync(pattern, { cwd: root })),
}));

/** A validator for a mapped schema that finds every schema it refers to on disk, as an editor without a network must. */
function compile(file: string): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
  const add = (path: string): void => {
    const id = pathToFileURL(path).href;
    if (ajv.getSchema(id) !== undefined) return;
    const text = readFileSync(path, 'utf8');
    ajv.addSchema({ ...JSON.parse(text), $id: id });
    for (const [, reference = ''] of text.matchAll(/"\$ref": ?"([^"#]+)/g))
      add(join(dirname(path), reference));
  };
  const path = join(root, file);
  add(path);
  const validate = ajv.getSchema(pathToFileURL(path).href);
  if (validate === undefined) throw new Error(`${file} cannot be compiled.`);
  return validate;
}

describe('editor settings', () => {
  it.each(mapped)('$schema exists and is for files that exist', ({ schema, files }) => {
    expect(existsSync(join(root, schema))).toBe(true);
    expect(files).not.toEqual([]);
  });

  it('cover every YAML file of the spec', () => {
    const covered = new Set(mapped.flatMap(({ files }) => files));
    const all = globSync('spec/**/*.yaml', {
      cwd: root,
      exclude: (name) => String(name).startsWith('.draft-'),
    });
    expect(all.filter((file) => !covered.has(file))).toEqual([]);
  });

  it.each(mapped)('$schema fits its files', ({ schema, files }) => {
    const validate = compile(schema);
    for (const path of files) {
      validate(parse(read(path)));
      expect(validate.errors, path).toBeNull();
    }
  });

  it.each([
    ['spec/openapi.yaml', (text: string) => `${text}\nbogus: 1\n`],
    ['spec/resources/balances/balance.yaml', (text: string) => text.replace('operationId:', 'operationsId:')],
    [
      'spec/resources/balances/schemas/Balance.yaml',
      (text: string) => text.replace('type: object', 'type: objekt'),
    ],
    ['spec/shared/parameters/limit.yaml', (text: string) => text.replace('in: query', 'in: somewhere')],
    ['spec/states/quote.yaml', (text: string) => text.replace('initial:', 'starts:')],
  ])('a slip in %s is marked', (file, slip) => {
    const schema = mapped.find(({ files }) => files.includes(file))?.schema ?? '';
    const text = read(file);
    expect(slip(text)).not.toBe(text);
    expect(compile(schema)(parse(slip(text)))).toBe(false);
  });

  it('point the linters at what they lint', () => {
    expect(existsSync(join(root, settings['spectral.rulesetFile']))).toBe(true);
    for (const file of settings['spectral.validateFiles']) expect(existsSync(join(root, file))).toBe(true);
  });
});
