import type { MockOperation } from './contract.ts';
import { Fault } from './fault.ts';
import { acceptable } from './media-types.ts';
import type { Choice } from './prefer.ts';
import { clip } from './words.ts';

/** The media type to answer with; undefined for a response without content. Throws a `not_acceptable` fault. */
export function negotiate(
  operation: MockOperation,
  choice: Choice,
  accept: string | undefined,
): string | undefined {
  const own = [...choice.response.examples.keys()];
  // A response without content may still turn into an error, which has some.
  const offered =
    own.length > 0 ? own : [...operation.responses.values()].flatMap((one) => [...one.examples.keys()]);
  const chosen = acceptable(accept, offered);
  if (chosen === undefined && offered.length > 0) {
    const types = [...new Set(offered)].join(', ');
    throw new Fault(
      'not_acceptable',
      `Accept is ${clip(accept ?? '', 80)}; this operation answers ${types} only. Send \`Accept: ${types}\`.`,
    );
  }
  return own.length > 0 ? chosen : undefined;
}
