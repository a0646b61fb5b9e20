import type { DocumentNote } from '../document-note.ts';

/** Thrown for an unreadable part of a document; caught and recorded where reading can continue without that part. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly remark: DocumentNote;

  constructor(remark: DocumentNote) {
    super(remark.text);
    this.remark = remark;
  }
}

/** Collects all errors of a document: reading continues after an unreadable part. */
export interface Remarks {
  /** Errors that make checking unsound, in the order of files and lines. */
  refusals(): readonly DocumentNote[];
  /** Notes, which do not affect checking, in the same order. */
  notes(): readonly DocumentNote[];
  note(remark: DocumentNote): void;
  /** Reads a part; if it is refused, records the refusal and returns the substitute. */
  attempt<T, Substitute = T>(read: () => T, otherwise: Substitute): T | Substitute;
  /** Reads a part whose refusals do not affect checking: at any depth, they become notes. */
  harmless<T, Substitute = T>(read: () => T, otherwise: Substitute): T | Substitute;
}

export function openRemarks(): Remarks {
  const refusals = new Map<string, DocumentNote>();
  const notes = new Map<string, DocumentNote>();
  let harmlessDepth = 0;
  const record = (into: Map<string, DocumentNote>, remark: DocumentNote): void => {
    // A part is read once per use.
    into.set(`${remark.file}#${remark.pointer}\n${remark.text}`, remark);
  };
  const remarks: Remarks = {
    refusals: () => inOrder(refusals),
    notes: () => inOrder(notes),
    note: (remark) => record(notes, remark),
    attempt(read, otherwise) {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        record(harmlessDepth > 0 ? notes : refusals, error.remark);
        return otherwise;
      }
    },
    harmless(read, otherwise) {
      harmlessDepth += 1;
      try {
        return remarks.attempt(read, otherwise);
      } finally {
        harmlessDepth -= 1;
      }
    },
  };
  return remarks;
}

function inOrder(remarks: ReadonlyMap<string, DocumentNote>): readonly DocumentNote[] {
  return [...remarks.values()].sort(
    (one, other) => compare(one.file, other.file) || one.line - other.line || compare(one.text, other.text),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
