import type { Contract, Operation } from '../src/contract/model.ts';
import type { TestResult } from '../src/model/test-result.ts';

/**
 * Tests a fault on one operation with as few others as show it, since a run of all takes many times as long: the
 * operation alone, then with those that create and read single resources of its path, then with the lists of its path,
 * then with all. Returns the first result with exactly one finding, otherwise that of the run of all.
 */
export async function firstFound(
  contract: Contract,
  operation: string | undefined,
  run: (extras: { readonly operations?: readonly string[] }) => Promise<TestResult>,
): Promise<TestResult> {
  let before = 0;
  for (const operations of narrower(contract, operation)) {
    if (operations.length === before) continue;
    before = operations.length;
    const result = await run({ operations });
    if (result.findings.length === 1) return result;
  }
  return run({});
}

function narrower({ operations }: Contract, id: string | undefined): readonly (readonly string[])[] {
  const tested = operations.find((one) => one.id === id);
  // A fault of any operation also shows on reads.
  if (tested === undefined) return [operations.filter(({ method }) => method === 'GET').map((one) => one.id)];
  const near = operations.filter((one) => isNear(tested, one));
  const makesThing = ({ method, path }: Operation): boolean =>
    method === 'POST' || method === 'PUT' || (method === 'GET' && path.endsWith('}'));
  const choices = [() => false, makesThing, (one: Operation) => makesThing(one) || one.method === 'GET'];
  return choices.map((isChosen) =>
    near.filter((one) => one === tested || isChosen(one)).map((one) => one.id),
  );
}

/** Whether an operation has the same path, a path that it lies below, or that of its single resources. */
function isNear({ path }: Operation, other: Operation): boolean {
  return `${path}/`.startsWith(`${other.path}/`) || /^\/\{[^/]*\}$/.test(other.path.replace(path, ''));
}
