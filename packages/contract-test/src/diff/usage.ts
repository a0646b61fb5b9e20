import { formats } from './report.ts';

/** What ends with exit code 1: a breaking change, or a warning too. */
export const failLevels = ['error', 'warning'] as const;
export type FailOn = (typeof failLevels)[number];

/** The help of `contract diff`. */
export function diffUsage(): string {
  return `Usage: contract diff <old> <new> [options]

  <old> <new>                  two OpenAPI 3.1 documents, YAML or JSON; they can reference other files
  --format ${formats.join('|')}  the format of the list of changes; default: text
  --output <file>              write the changes to a file and print only a summary
  --fail-on ${failLevels.join('|')}      what causes exit code 1: a breaking change, or also a warning; default: error

Exits with 0 if nothing breaks, 1 if something does, 2 if the documents cannot be compared.
`;
}
