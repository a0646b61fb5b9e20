import type { Contract } from '../contract/model.ts';
import type { RuleSeverity } from '../model/severities.ts';
import { nearestNames } from './nearest-names.ts';
import { UsageError } from './terminal.ts';

/**
 * Refuses severities for operations or tags that no contract has.
 *
 * @throws UsageError that lists every such name
 */
export function checkSeverities(said: readonly RuleSeverity[], contracts: readonly Contract[]): void {
  const all = contracts.flatMap(({ operations }) => operations);
  const ids = [...new Set(all.map(({ id }) => id))];
  const tags = [...new Set(all.flatMap(({ tags = [] }) => tags))];
  const messages = said.flatMap(({ rule, where = rule, ...of }) => [
    ...unknownIn(of.operations, ids, `${where} names an unknown operation`),
    ...unknownIn(of.tags, tags, `${where} names a tag that no operation has`),
  ]);
  if (messages.length > 0) throw new UsageError(messages.join('\n'));
}

function unknownIn(names: readonly string[] = [], known: readonly string[], says: string): readonly string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestNames(name, known);
      const give = nearest.length === 0 ? 'leave it out' : `the nearest names are ${nearest.join(', ')}`;
      return `${says}, "${name}": ${give}.`;
    });
}
