import { expect, test } from 'vitest';

/**
 * One test per row: in the document the rule reports exactly as many findings as `wants` has entries, each with a path
 * and a message that contains its entry.
 *
 * @param {(document: any, options?: any, context?: any) => {message: string, path: unknown[]}[]} rule
 * @param {{title: string, document: any, options?: any, wants: string[]}[]} rows
 * @param {{options?: any, context?: any}} [shared] for every row
 */
export function table(rule, rows, { options, context } = {}) {
  test.each(rows)('$title', ({ document, options: own, wants }) => {
    const faults = rule(document, own ?? options, context);
    expect(faults.map(({ message }) => message)).toEqual(wants.map((want) => expect.stringContaining(want)));
    for (const { path } of faults)
      expect(parentOf(document, path), `nothing at ${path.join('.')}`).toBeDefined();
  });
}

function parentOf(document, path) {
  return path.slice(0, -1).reduce((value, segment) => value?.[segment], document);
}
