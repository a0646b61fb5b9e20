import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './root.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json'));
const mapped = Object.entries<string | string[]>(settings['yaml.schemas']).map(([schema, globs]) => ({
  schema,
  files: [globs].flat().flatMap((pattern) => globSync(pattern, { cwd: root })),
}));

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

  it.each(mapped.filter(({ schema }) => schema.includes('/editor/')))(
    '$schema fits its files',
    ({ schema, files }) => {
      const content = JSON.parse(read(schema));
      const [file, pointer] = (content.$ref ?? '').split('#');
      if (file !== '') {
        const definitions = JSON.parse(readFileSync(join(root, dirname(schema), file), 'utf8'));
        expect(definitions.$defs).toHaveProperty(pointer.split('/').at(-1));
        return;
      }
      const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(content);
      for (const path of files) {
        validate(parse(read(path)));
        expect(validate.errors, path).toBeNull();
      }
    },
  );

  it('point the linters at what they lint', () => {
    expect(existsSync(join(root, settings['spectral.rulesetFile']))).toBe(true);
    for (const file of settings['spectral.validateFiles']) expect(existsSync(join(root, file))).toBe(true);
  });
});
