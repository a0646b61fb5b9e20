import { formats } from './report.ts';

/** What ends with exit code 1: a breaking change, or a warning too. */
export const failLevels = ['error', 'warning'] as const;
export type FailOn = (typeof failLevels)[number];

/** The help of `contract diff`. */
export function diffUsage(): string {
  return `Usage: contract diff <old> <new> [options]

  <old> <new>                  two OpenAPI 3.1 documents, YAML or JSON; they may refer to other files
  --format ${formats.join('|')}  how the changes are written; text unless given
  --output <file>              write the changes into a file, and only a summary here
  --fail-on ${failLevels.join('|')}      what ends with 1: a breaking change, or a warning too; error unless given

Exits with 0 when nothing breaks, 1 when something does, 2 when the documents cannot be compared.
`;
}
