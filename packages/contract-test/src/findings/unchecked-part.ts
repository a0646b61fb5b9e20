import { grouped } from '../contract/grouped.ts';
import { beginnings } from '../contract/json-pointer.ts';
import type { Trial } from './tally.ts';

/**
 * The parts of parameters and bodies below which nothing is checked, by the accepted trials that they explain: paths
 * inside the value, with a star for every position in a list. All that was tried below such a path was accepted, and
 * at least two of the branches are refused elsewhere in the same value, so that it is the place that is not checked.
 * A branch that is accepted outside of the part too has a cause of its own.
 */
export function uncheckedParts(trials: readonly Trial[]): ReadonlyMap<Trial, string> {
  const found = new Map<Trial, string>();
  for (const group of grouped(trials, (trial) => trial.operation).values()) {
    for (const same of grouped(group, (trial) => trial.subject).values()) {
      for (let part = widestPart(same, found); part !== undefined; part = widestPart(same, found)) {
        for (const trial of part.members) found.set(trial, part.path);
      }
    }
  }
  return found;
}

interface Part {
  readonly path: string;
  readonly members: readonly Trial[];
}

/** The part that explains most of the remaining trials; of equal ones, the deepest. */
function widestPart(trials: readonly Trial[], explained: ReadonlyMap<Trial, string>): Part | undefined {
  const refused = new Set(trials.filter((trial) => trial.refused).map(({ cause }) => cause));
  const open = trials.filter((trial) => !trial.refused && !explained.has(trial));
  const paths = new Set(
    open
      .filter(({ cause }) => refused.has(cause))
      .flatMap(({ instancePath }) => beginnings(starred(instancePath)).slice(0, -1)),
  );
  let widest: Part | undefined;
  for (const path of paths) {
    const below = trials.filter(({ instancePath }) => starred(instancePath).startsWith(`${path}/`));
    if (below.some((trial) => trial.refused)) continue;
    const outside = new Set(open.filter((trial) => !below.includes(trial)).map(({ cause }) => cause));
    const members = below.filter((trial) => open.includes(trial) && !outside.has(trial.cause));
    const known = members.filter(({ cause }) => refused.has(cause));
    if (new Set(known.map(({ cause }) => cause)).size < 2) continue;
    const gain = members.length - (widest?.members.length ?? 0);
    if (gain > 0 || (gain === 0 && path.length > (widest?.path.length ?? 0))) widest = { path, members };
  }
  return widest;
}

function starred(path: string): string {
  return path.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}
