import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';
import { codeAt, type TriedMutant } from './report.ts';

/** A change that no test can notice. */
export interface Survivor {
  readonly file: string;
  /** The line that it begins in. */
  readonly line: string;
  readonly code: string;
  readonly becomes: string;
  /** In how many places of the line; one when it is absent. */
  readonly times?: number;
  readonly reason: string;
}

/** The reasons of `survivors.yaml`, each for so many places and no more. */
export class Explanations {
  readonly #unused: Survivor[];

  constructor() {
    const explained: readonly Survivor[] = parse(
      readFileSync(join(root, 'scripts/mutation/survivors.yaml'), 'utf8'),
    );
    this.#unused = explained.flatMap((one) => Array.from({ length: one.times ?? 1 }, () => one));
  }

  /** Takes the reason why a change is not noticed; undefined when there is none left. */
  take(file: string, source: string, { location, replacement = '' }: TriedMutant): string | undefined {
    const line = source.split('\n')[location.start.line - 1] ?? '';
    const index = this.#unused.findIndex(
      (one) =>
        one.file === file &&
        one.line === oneLine(line) &&
        oneLine(one.code) === oneLine(codeAt(source, location)) &&
        oneLine(one.becomes) === oneLine(replacement),
    );
    return index < 0 ? undefined : this.#unused.splice(index, 1)[0]?.reason;
  }

  /** What is explained of these files, or of any, and was not taken. */
  idle(files?: ReadonlySet<string>): readonly Survivor[] {
    return this.#unused.filter(({ file }) => files?.has(file) ?? true);
  }
}

/** Code with each run of white space as one space. */
export function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
