import { expect, it } from 'vitest';
import { compileOperations } from './compile.ts';
import { wholeContract } from './conformance/whole-contract.ts';
import { readOperations } from './operations.ts';

const document = wholeContract({ normalize: true });

/** Milliseconds that a task takes. */
function taken(task: () => void): number {
  const started = performance.now();
  task();
  return performance.now() - started;
}

it('compiles nothing on the first request of an operation', () => {
  const compiled = compileOperations(document, readOperations(document));
  // The code of each first call is still to be parsed by the engine, which takes microseconds.
  const times = compiled.map(({ validate, request, responses, facts }) =>
    taken(() => {
      const [mediaType] = request.body?.schemas.keys() ?? [];
      validate({ headers: {}, query: {}, params: {}, body: {} }, mediaType);
      for (const status of facts.responses)
        responses(Number(status.replace('XX', '18')))?.body('application/json', {});
    }),
  );
  expect(times.length).toBeGreaterThan(50);
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)]).toBeLessThan(1);
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
