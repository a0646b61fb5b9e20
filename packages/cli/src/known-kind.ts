import { eventKinds } from '@finops/contract/console';
import { UsageError } from './terminal.ts';

type EventKind = (typeof eventKinds)[number];

/** @throws UsageError for a kind that the contract does not have, with the nearest one and all others. */
export function knownKind(text: string): EventKind {
  const known = eventKinds.find((kind) => kind === text);
  if (known !== undefined) return known;
  const [nearest] = eventKinds.toSorted((one, other) => distance(text, one) - distance(text, other));
  throw new UsageError(
    `There is no event ${JSON.stringify(text.slice(0, 64))}; the nearest is ${nearest}.\nEvents: ${eventKinds.join(', ')}.`,
  );
}

/** How many letters have to be added, removed or replaced to make one text of the other. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one.slice(0, 64)].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
