import type { Contract, Operation } from '../src/contract/model.ts';
import type { TestResult } from '../src/model/test-result.ts';

/**
 * Tries a fault on one operation with as few others as show it, since a run of all takes many times as long: the
 * operation alone, with those that create and read single things of its path, with the lists of its path, and with all.
 * Gives the first result that has exactly one finding, or that of the run of all.
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
  // A fault of any operation is one of reading, too.
  if (tested === undefined) return [operations.filter(({ method }) => method === 'GET').map((one) => one.id)];
  const near = operations.filter((one) => isNear(tested, one));
  const makesThing = ({ method, path }: Operation): boolean =>
    method === 'POST' || method === 'PUT' || (method === 'GET' && path.endsWith('}'));
  const choices = [() => false, makesThing, (one: Operation) => makesThing(one) || one.method === 'GET'];
  return choices.map((isChosen) =>
    near.filter((one) => one === tested || isChosen(one)).map((one) => one.id),
  );
}

/** Whether an operation is of the same path, of one that it lies below, or of its single things. */
function isNear({ path }: Operation, other: Operation): boolean {
  return `${path}/`.startsWith(`${other.path}/`) || /^\/\{[^/]*\}$/.test(other.path.replace(path, ''));
}
