/** Names of scopes that grant everything. */
const all: ReadonlySet<string> = new Set([
  '*',
  'admin',
  'all',
  'any',
  'full',
  'manage',
  'owner',
  'root',
  'super',
]);
const writing: ReadonlySet<string> = new Set(['write', 'edit', 'modify', 'update', 'readwrite', 'rw']);
const reading: ReadonlySet<string> = new Set(['read', 'view', 'list', 'get', 'readonly', 'r']);

/**
 * Whether a scope may include another, judging by the names: `repo` may include `repo:status`, `admin` everything,
 * `things:write` may include `things:read`. OAuth does not define inclusion.
 */
export function mayInclude(scope: string, other: string): boolean {
  if (scope === other) return true;
  const [has, needs] = [wordsOf(scope), wordsOf(other)];
  const subject = has.filter((word) => !all.has(word));
  if (subject.length < has.length && subject.every((word) => needs.includes(word))) return true;
  if (has.every((word, at) => needs[at] === word)) return true;
  const isAbove = has.some((word) => writing.has(word)) && needs.some((word) => reading.has(word));
  const [above, below] = [has, needs].map((words) =>
    words.filter((word) => !writing.has(word) && !reading.has(word)),
  );
  return isAbove && above?.join() === below?.join();
}

function wordsOf(scope: string): readonly string[] {
  return scope.toLowerCase().match(/[\p{L}\p{N}]+|\*/gu) ?? [];
}
