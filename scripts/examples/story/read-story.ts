import { listExamples } from '../placed-examples.ts';
import { isObject, type Json, type Place, text, walk } from './facts.ts';

/** An identifier with its prefix; global, for texts that name several. */
export const ID =
  /\b(?:BUS|USR|CUS|OWN|QUO|TRF|TXN|REC|PAYL|PAYR|BAL|VBA|ADR|SBE|PLQ|IND|PAIR)_[A-Za-z0-9]+\b/g;

/** A record shown in an example: an object with an identifier of its own. */
export interface PlacedRecord extends Place {
  id: string;
  /** The prefix of the identifier; `DEPOSIT` for the record of `deposit.success`, which shares a transaction's. */
  kind: string;
  fields: Json;
}

/** One example, once, however many places use it. */
export interface StoryExample {
  example: string;
  value: unknown;
}

/** What a state file says of the ways of a record. */
export interface Machine {
  initial: string[];
  states: Record<string, { final?: boolean }>;
  moves: Move[];
}

/** One move; `final` ends the record that makes it, and `categories` are those of transfers that may. */
export interface Move {
  from: string;
  to: string;
  final?: boolean;
  categories?: string[];
}

/** All that the examples tell. */
export interface Story {
  examples: StoryExample[];
  /** Every use of every example, for rules that compare an operation's own examples. */
  uses: StoryExample[];
  records: PlacedRecord[];
  machines: Record<string, Machine>;
}

/** Gathers the examples of a bundle and the records in them. */
export function readStory(document: Json, machines: Record<string, Machine>): Story {
  const uses = listExamples(document).map(({ place, value }) => ({ example: place, value }));
  const seen = new Set<unknown>();
  const examples = uses.filter(({ value }) => !seen.has(value) && seen.add(value));
  return { examples, uses, records: examples.flatMap(listRecords), machines };
}

/** The records of one kind, or of several. */
export function ofKind(story: Story, ...kinds: string[]): PlacedRecord[] {
  return story.records.filter(({ kind }) => kinds.includes(kind));
}

function listRecords({ example, value }: StoryExample): PlacedRecord[] {
  return walk(value).flatMap(({ node, pointer }) => {
    const id = text(node, 'id');
    const kind = id.match(ID)?.[0] === id ? id.slice(0, id.indexOf('_')) : '';
    if (!kind || !isObject(node)) return [];
    return [
      { example, pointer, id, kind: kind === 'TXN' && 'total' in node ? 'DEPOSIT' : kind, fields: node },
    ];
  });
}
