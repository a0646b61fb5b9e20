import { formats } from './report.ts';

/** The help of `contract diff`. */
export function diffUsage(): string {
  return `Usage: contract diff <old> <new> [options]

  <old> <new>                  two OpenAPI 3.1 documents, YAML or JSON; they may refer to other files
  --format ${formats.join('|')}  how the changes are written; text unless given
  --output <file>              write the changes into a file, and only a summary here

Exits with 0 when nothing breaks, 1 when something does, 2 when the documents cannot be compared.
`;
}
