import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { wholeContract } from '../../test/conformance/whole-contract.ts';
import { readOperations } from '../operations.ts';
import { compileOperations } from './compile.ts';

const document = wholeContract({ normalize: true });

/** The part of Ajv through which everything is compiled. */
interface Compiler {
  _compileSchemaEnv(environment: object): unknown;
}

/** The prototype of all Ajv instances of the process. */
function ajvPrototype(): Compiler {
  const here = createRequire(import.meta.url);
  const { default: ajv }: { default: { prototype: Compiler } } = createRequire(
    here.resolve('express-openapi-validator'),
  )('ajv/dist/core');
  return ajv.prototype;
}

it('compiles nothing after the boot, for no operation, media type and status', () => {
  const compiling = vi.spyOn(ajvPrototype(), '_compileSchemaEnv');
  const compiled = compileOperations(document, readOperations(document));
  expect(compiling.mock.calls.length).toBeGreaterThan(compiled.length);
  compiling.mockClear();
  for (const { validate, request, responses, facts } of compiled) {
    const types = [...(request.body?.schemas.keys() ?? [])];
    for (const type of request.body?.required ? types : [undefined, ...types]) {
      for (const body of [undefined, {}]) validate({ headers: {}, query: {}, params: {}, body }, type);
    }
    for (const status of facts.responses) {
      const check = responses(Number(status.replace('XX', '18')));
      for (const type of check?.mediaTypes ?? []) check?.body(type, {});
      check?.headers({});
    }
  }
  expect(compiled.length).toBeGreaterThan(50);
  expect(compiling).not.toHaveBeenCalled();
  compiling.mockRestore();
});

it('compiles an operation when it is first called, if it is told to, and no other', () => {
  const compiling = vi.spyOn(ajvPrototype(), '_compileSchemaEnv');
  const [first] = compileOperations(document, readOperations(document), 'at first call');
  expect(compiling).not.toHaveBeenCalled();
  first?.validate({ headers: {}, query: {}, params: {}, body: undefined }, undefined);
  const once = compiling.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  first?.validate({ headers: {}, query: {}, params: {}, body: undefined }, undefined);
  expect(compiling).toHaveBeenCalledTimes(once);
  compiling.mockRestore();
});

it('leaves the given document alone', () => {
  const before = JSON.stringify(document);
  compileOperations(document, readOperations(document));
  expect(JSON.stringify(document)).toBe(before);
});
