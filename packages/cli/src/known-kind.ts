import { eventKinds } from '@finops/contract/console';
import { nearest } from './nearest.ts';
import { UsageError } from './terminal.ts';

type EventKind = (typeof eventKinds)[number];

/** @throws UsageError for an unknown kind of event; the message suggests the nearest one and lists all. */
export function knownKind(text: string): EventKind {
  const known = eventKinds.find((kind) => kind === text);
  if (known !== undefined) return known;
  const { name } = nearest(text, eventKinds);
  // Text without a dot may be a misplaced key, so it is not repeated.
  const told = text.includes('.') ? `: ${JSON.stringify(text.slice(0, 64))}` : '';
  throw new UsageError(`Unknown event${told}. Did you mean ${name}?\nEvents: ${eventKinds.join(', ')}.`);
}
