import { grouped } from './grouped.ts';

/** A slip of a document that does not hinder checking, or a place where the tester reads it by a rule of its own. */
export interface DocumentNote {
  /** The file, relative to the folder that the tester runs in. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** JSON pointer inside the file. */
  readonly pointer: string;
  /** A sentence: what was found, and how it is read. */
  readonly text: string;
}

/** The title over the notes in reports. */
export const notesTitle = 'Notes on the document';

/** How many places of one note a report for people lists. */
const shownPlaces = 3;

/** Notes for people, a line for each text with the places it applies to. */
export function noteLines(notes: readonly DocumentNote[]): readonly string[] {
  return [...grouped(notes, ({ text }) => text)].map(([text, same]) => {
    const places = same.slice(0, shownPlaces).map(({ file, line }) => `${file}:${line}`);
    const more = same.length - places.length;
    return `${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${text}`;
  });
}
