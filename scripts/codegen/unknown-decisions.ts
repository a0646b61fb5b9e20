import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDecisions } from './catalogues.ts';

/** One line for each mark in the spec that cites a decision missing from `decisions.yaml`. */
export function unknownDecisions(spec: string): string[] {
  const known = new Set(readDecisions(spec).map(({ id }) => id));
  return globSync('**/*.yaml', { cwd: spec })
    .filter((file) => file !== 'decisions.yaml')
    .flatMap((file) => {
      const lines = readFileSync(join(spec, file), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        namedDecisions(line)
          .filter((id) => !known.has(id))
          .map(
            (id) =>
              `spec/${file}:${index + 1}: ${id} is not in spec/decisions.yaml. Correct the number, or add the decision.`,
          ),
      );
    })
    .sort();
}

function namedDecisions(line: string): string[] {
  const marks = [...line.matchAll(/\b(?:x-)?decision:\s*(\[[^\]]*\]|G\d+)/g)];
  return marks.flatMap(([, ids = '']) => ids.match(/G\d+/g) ?? []);
}
