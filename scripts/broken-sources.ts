import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** Knows which TypeScript files Node could not even read, so that no program is started with them. */
export class BrokenSources {
  #broken = new Set<string>();

  /**
   * Reads the files that have changed, and again those that were broken, which takes a tenth of a second.
   * @returns what is wrong with each broken one, its place first.
   */
  check(changed: readonly string[]): string[] {
    const files = new Set([...this.#broken, ...changed.filter((path) => path.endsWith('.ts'))]);
    if (files.size === 0) return [];
    const checker = join(root, 'scripts/check-sources.ts');
    const output = execFileSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', checker, ...files],
      { cwd: root, encoding: 'utf8' },
    );
    const faults: Record<string, string> = JSON.parse(output);
    this.#broken = new Set(Object.keys(faults));
    return Object.values(faults);
  }
}
