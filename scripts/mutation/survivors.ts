import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';
import { codeAt, type TriedMutant } from './report.ts';

/** A mutant that no test can kill. */
export interface Survivor {
  readonly file: string;
  /** The line on which it begins. */
  readonly line: string;
  readonly code: string;
  readonly becomes: string;
  /** Number of places on the line; one if absent. */
  readonly times?: number;
  readonly reason: string;
}

/** The reasons in `survivors.yaml`, each for a given number of places. */
export class Explanations {
  readonly #unused: Survivor[];

  constructor() {
    const explained: readonly Survivor[] = parse(
      readFileSync(join(root, 'scripts/mutation/survivors.yaml'), 'utf8'),
    );
    this.#unused = explained.flatMap((one) => Array.from({ length: one.times ?? 1 }, () => one));
  }

  /** Consumes the reason why a mutant survives; undefined if none is left. */
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

  /** The explanations for these files, or for any, that were not consumed. */
  idle(files?: ReadonlySet<string>): readonly Survivor[] {
    return this.#unused.filter(({ file }) => files?.has(file) ?? true);
  }
}

/** Collapses each run of white space in code into one space. */
export function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
