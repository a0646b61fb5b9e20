import type { Member } from './entry-members.ts';

/** The member that a name refers to: `genre` and `is genre`, `tag` for a list `tags`, `email` for "e-mail address". */
export function memberNamed(members: readonly Member[], said: string): Member | undefined {
  const words = said.replace(/\be mail\b/, 'email');
  const forms = [
    words,
    words.replace(/^is /, ''),
    `is ${words}`,
    singular(words),
    words.replace(/\bemail address(es)?$/, 'email'),
  ];
  for (const form of forms) {
    const found = members.find((member) => member.words === form);
    if (found !== undefined) return found;
  }
  return members.find(
    ({ words: own, types }) => singular(own) === singular(words) && types.includes('array'),
  );
}

function singular(words: string): string {
  return words.replace(/(?<=[a-z]{2})ies$/, 'y').replace(/(?<=(ss|sh|ch|x|us))es$|(?<=[^s])s$/, '');
}
