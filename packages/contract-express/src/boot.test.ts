import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { wholeContract } from '../test/conformance/whole-contract.ts';
import { compileOperations } from './compile.ts';
import { readOperations } from './operations.ts';

const document = wholeContract({ normalize: true });

/** Milliseconds of CPU that a task takes; other work on the machine does not count. */
function taken(task: () => void): number {
  const before = process.threadCpuUsage();
  task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

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

it('boots an operation in less than 15 ms on average (3 s for 200)', () => {
  const operations = readOperations(document);
  const best = Math.min(...[1, 2, 3].map(() => taken(() => compileOperations(document, operations))));
  expect(best / operations.length).toBeLessThan(15);
});

it('leaves the given document alone', () => {
  const before = JSON.stringify(document);
  compileOperations(document, readOperations(document));
  expect(JSON.stringify(document)).toBe(before);
});
