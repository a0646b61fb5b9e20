import { eventKinds } from '@finops/contract/console';
import { nearest } from './nearest.ts';
import { UsageError } from './terminal.ts';

type EventKind = (typeof eventKinds)[number];

/** @throws UsageError for a kind that the contract does not have, with the nearest one and all others. */
export function knownKind(text: string): EventKind {
  const known = eventKinds.find((kind) => kind === text);
  if (known !== undefined) return known;
  const { name } = nearest(text, eventKinds);
  // A text without a dot may be a key in the wrong place.
  const told = text.includes('.') ? `: ${JSON.stringify(text.slice(0, 64))}` : '';
  throw new UsageError(`Unknown event${told}. Did you mean ${name}?\nEvents: ${eventKinds.join(', ')}.`);
}
