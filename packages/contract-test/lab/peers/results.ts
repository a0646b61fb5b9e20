import type { Comparison } from './compare.ts';
import { placesOf } from './outcome.ts';
import { asMarkdown, faultRows, totalRows } from './table.ts';

/** The document `RESULTS.md`. */
export function resultsDocument(comparison: Comparison): string {
  return `# Who finds the faults of the lab

Written by \`npm run contract:lab\`; only the seconds differ from run to run.

- **tester**: this package, one run on seed 1. A fault counts as found if the rule that it breaks is reported.
- **Prism**: the engine of Prism's proxy (\`@stoplight/prism-http\`), between the requests that the tester sends on that
  seed and the server. Its copy of the contract names the dialect of the schemas. A fault counts as found if any
  answer gets a violation, of any severity, that the clean server does not get.
- **Respect**: \`redocly respect\` with the flows of \`peers/lab.arazzo.yaml\`, which were written with a view of the own
  faults but not of the blind ones. A fault counts as found if any check fails, or fails for a reason, that it does
  not on the clean server.

A fault is *own* when its author knows the tester's types, and *blind* when its author has not read the tester's code.
False alarms are counted once per operation or step. Prism's failure on a path that cannot be decoded, \`%zz\`, is one of
them: such a request never reaches the server.

When the two sets of blind faults were new, the tester found 14 of 24 and 8 of 20. What the others showed became general
checks, so its count today shows that nothing was lost, not how it performs on new kinds of faults.

## Totals

${asMarkdown(totalRows(comparison))}
## False alarms on the clean server

${falseAlarms(comparison)}
## Faults

${asMarkdown(faultRows(comparison))}`;
}

function falseAlarms({ columns, prismWithoutDialect }: Comparison): string {
  const cases = [
    ...columns.map(({ peer, clean }) => [peer, clean.reports] as const),
    ['Prism, with the contract as it stands', prismWithoutDialect] as const,
  ];
  const lines = cases.map(([name, reports]) => {
    const places = placesOf(reports).map((place) => `\`${place}\``);
    return `- ${name}: ${places.length === 0 ? 'none' : places.join(', ')}`;
  });
  return `${lines.join('\n')}\n`;
}
