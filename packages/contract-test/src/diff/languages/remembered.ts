/** Memoizes a function: each argument is computed once. */
export function remembered<Argument, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new Map<Argument, { readonly result: Result }>();
  return (argument) => {
    const known = results.get(argument);
    if (known !== undefined) return known.result;
    const result = compute(argument);
    results.set(argument, { result });
    return result;
  };
}
