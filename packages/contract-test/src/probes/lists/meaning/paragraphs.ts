import type { Contract, Operation } from '../../../contract/model.ts';

/** The paragraphs about a topic, in the descriptions of the document and of an operation, each on one line. */
export function paragraphsAbout(
  words: RegExp,
  { description = '' }: Pick<Contract, 'description'>,
  operation: Operation | undefined,
): readonly string[] {
  const { description: own = '' } = (operation?.node ?? {}) as { readonly description?: unknown };
  return [description, String(own)]
    .flatMap((text) => text.split(/\n\s*(?:\n|(?=[-*] |#))/))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => words.test(text));
}
