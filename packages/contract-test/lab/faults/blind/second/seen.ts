import type { Answer } from '../../../../src/model/message.ts';

/** An answer as a caller reads it. */
export interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Reads an answer; there has to be one. */
export function seenOf(answer: Answer | undefined): Seen {
  if (answer?.kind !== 'response') throw new Error('There is no answer.');
  const { status, headers, body } = answer;
  return { status, headers: Object.fromEntries(headers), text: new TextDecoder().decode(body) };
}
