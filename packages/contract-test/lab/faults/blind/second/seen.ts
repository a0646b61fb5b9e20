import type { Answer } from '../../../../src/model/message.ts';

/** A response as a caller reads it. */
export interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Reads a response, which must exist. */
export function seenOf(answer: Answer | undefined): Seen {
  if (answer?.kind !== 'response') throw new Error('There is no answer.');
  const { status, headers, body } = answer;
  return { status, headers: Object.fromEntries(headers), text: new TextDecoder().decode(body) };
}
