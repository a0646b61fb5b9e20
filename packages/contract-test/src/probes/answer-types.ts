import type { Operation } from '../contract/model.ts';

/** The media types of the answers with 2XX that an operation declares, without ranges. */
export function answerTypes(operation: Operation): readonly string[] {
  const types = [...operation.responses.values()]
    .filter(({ status }) => /^2/.test(status))
    .flatMap(({ content }) => [...content.keys()]);
  return [...new Set(types)].filter((type) => !type.includes('*'));
}
