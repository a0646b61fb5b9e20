import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { SpecError } from './bundle.ts';
import { generate } from './generate.ts';
import { codegen, writeGenerated } from './main.ts';

const TYPES = 'contract/src/generated/types.ts';
const LEFT_OVER = 'contract/src/generated/console/left-over.ts';

/** Paths of the contract of the API that are generated here, and of the console's: a few of each kind are enough. */
const KEPT = {
  'openapi.yaml': /\/v1\/balances|deposit\.success/,
  'console/openapi.yaml': /\/console\/v1\/(user|api_keys|events)\b/,
};
/** What nothing is generated from. */
const LEFT_OUT = /\/spec\/(guides|provenance|releases|rules|scenarios)$/;

let directory: string;
let spec: string;
let packages: string;
let files: Map<string, string>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'codegen-'));
  spec = join(directory, 'spec');
  packages = join(directory, 'packages');
  cpSync(join(root, 'spec'), spec, { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
  for (const [file, kept] of Object.entries(KEPT)) {
    const lines = readFileSync(join(spec, file), 'utf8').split('\n');
    const isOther = (line: string) => /^ {2}[/\w.{}-]+: \{\$ref: /.test(line) && !kept.test(line);
    writeFileSync(join(spec, file), lines.filter((line) => !isOther(line)).join('\n'));
  }
  files = await generate(spec);
});

afterAll(() => rmSync(directory, { recursive: true }));

describe('codegen', () => {
  const write = (check: boolean): string[] => writeGenerated(files, packages, check);

  it('writes every file, and nothing the second time', () => {
    const names = write(false);
    const contract = [
      'defaults.ts',
      'error-forms.ts',
      'openapi.json',
      'operations.ts',
      'states.ts',
      'types.ts',
    ];
    const both = [...contract, ...contract.map((name) => `console/${name}`)];
    const ofContract = [
      ...both,
      'console/access.ts',
      'console/event-kinds.ts',
      'console/history.ts',
      'errors.ts',
      'samples.json',
      'scopes.ts',
    ];
    const ofClient = ['errors.ts', 'models.ts', 'resources.ts', 'routes.ts'];
    expect(names.sort()).toEqual(
      [...ofContract.map((name) => `contract/${name}`), ...ofClient.map((name) => `client/${name}`)].sort(),
    );
    expect(write(false)).toEqual([]);
  });

  it('with check names a stale file, a superfluous file, and leaves both alone', () => {
    appendFileSync(join(packages, TYPES), '// edited by hand\n');
    writeFileSync(join(packages, LEFT_OVER), '');
    expect(write(true)).toEqual(['contract/types.ts', 'contract/console/left-over.ts']);
    expect(readFileSync(join(packages, TYPES), 'utf8')).toContain('edited by hand');
  });

  it('mends both without check', async () => {
    expect(write(false)).toEqual(['contract/types.ts', 'contract/console/left-over.ts']);
    expect(await codegen({ spec, packages, check: true })).toEqual([]);
  });

  it.each([
    [
      'a reference to nothing',
      'resources/balances/balances.yaml',
      /^SpecError: spec\/resources\/balances\/balances\.yaml:\d+:\d+: spec\/resources\/balances\/schemas\/nowhere\.yaml does not exist\. Correct the \$ref, or write that file\.$/m,
      (text: string) => text.replace('schemas/BalanceResponse.yaml', 'schemas/nowhere.yaml'),
    ],
    [
      'a reference to a misspelt file',
      'resources/balances/balances.yaml',
      /schemas\/BalanceCreat\.yaml does not exist\. Did you mean `\.\/schemas\/BalanceCreate\.yaml`\?$/m,
      (text: string) => text.replace('schemas/BalanceCreate.yaml', 'schemas/BalanceCreat.yaml'),
    ],
    [
      'a reference into another folder',
      'resources/balances/schemas/BalanceCreate.yaml',
      /Did you mean `\.\.\/\.\.\/\.\.\/shared\/schemas\/Currency\.yaml`\?$/m,
      (text: string) => text.replace(/[./]+shared\/schemas\/Currency\.yaml/, 'Currency.yaml'),
    ],
    [
      'broken YAML',
      'shared/schemas/Decimal.yaml',
      /^SpecError: spec\/shared\/schemas\/Decimal\.yaml:\d+:\d+: invalid YAML: bad indentation of a mapping entry\. Check this line and the lines above\.$/,
      (text: string) => `${text}\n  - : [`,
    ],
    [
      'a type that there is not',
      'resources/balances/schemas/Balance.yaml',
      /^SpecError: spec\/resources\/balances\/schemas\/Balance\.yaml:\d+:\d+: `type` can be one of .* Did you mean `boolean`\?$/,
      (text: string) => text.replace('type: boolean', 'type: bolean'),
    ],
    [
      'a decision that there is not',
      'shared/schemas/CurrencyKind.yaml',
      /^SpecError: spec\/shared\/schemas\/CurrencyKind\.yaml:\d+: G999 is not in spec\/decisions\.yaml\. Correct the number, or add the decision\.$/,
      (text: string) => text.replace(/x-decision: G\d+/, 'x-decision: G999'),
    ],
    [
      'a catalogue entry without a meaning',
      'errors.yaml',
      /errors\.yaml:\d+: .*meaning/,
      (text: string) => text.replace(/\n {2}meaning:.*/, ''),
    ],
    [
      'a state machine with an unknown key',
      'states/quote.yaml',
      /quote\.yaml:1: .*speed/,
      (text: string) => `${text}\nspeed: high\n`,
    ],
    [
      'a reference to nothing in the console',
      'console/resources/user/user.yaml',
      /console.*nowhere\.yaml/,
      (text: string) => text.replace('schemas/UserResponse.yaml', 'schemas/nowhere.yaml'),
    ],
    [
      'a state machine of the console with an unknown key',
      'console/states/business.yaml',
      /console\/states\/business\.yaml.*speed/,
      (text: string) => `${text}\nspeed: high\n`,
    ],
    [
      'an operation of the console that does not say who may call it',
      'console/resources/api-keys/rotate.yaml',
      /rotateApiKey states 0 of x-roles/,
      (text: string) => text.replace(/\n {2}x-roles:.*/, ''),
    ],
  ])('says what is wrong: %s', async (_, file, message, breakIt) => {
    const path = join(spec, file);
    const good = readFileSync(path, 'utf8');
    const broken = breakIt(good);
    expect(broken).not.toBe(good);
    writeFileSync(path, broken);
    const failure = await codegen({ spec, packages, check: true }).catch((error: unknown) => error);
    writeFileSync(path, good);
    expect(failure).toBeInstanceOf(SpecError);
    expect(String(failure)).toMatch(message);
  });
});
