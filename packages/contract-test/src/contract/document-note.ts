import { grouped } from './grouped.ts';

/** A harmless slip in a document, or a place that the tester reads by a rule of its own. */
export interface DocumentNote {
  /** The file, relative to the folder that the tester runs in. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** JSON pointer inside the file. */
  readonly pointer: string;
  /** A sentence that says what was found and how it is read. */
  readonly text: string;
}

/** The title over the notes in reports. */
export const notesTitle = 'Notes on the document';

/** How many places of one note a human-readable report lists. */
const shownPlaces = 3;

/** Notes in human-readable form: one line per text, with the places it applies to. */
export function noteLines(notes: readonly DocumentNote[]): readonly string[] {
  return [...grouped(notes, ({ text }) => text)].map(([text, same]) => {
    const places = same.slice(0, shownPlaces).map(({ file, line }) => `${file}:${line}`);
    const more = same.length - places.length;
    return `${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${text}`;
  });
}
