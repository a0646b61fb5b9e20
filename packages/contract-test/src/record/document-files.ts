import { percentDecoded } from '@finops/openapi';
import { isSame } from '../contract/instances/json-value.ts';
import { isNode, join, memberOf, split } from '../contract/json-pointer.ts';
import type { Contract, Json, Place } from '../contract/model.ts';

/** The files of a document as they are written, by their names in places. The first is the document itself. */
export type DocumentFiles = ReadonlyMap<string, unknown>;

/** One version of a document. */
export interface DocumentState {
  readonly contract: Contract;
  readonly files: DocumentFiles;
  /** The name of the document itself among its files. */
  readonly root: string;
  readonly isOld: boolean;
  /** What the traffic carried and no edit may hold. */
  readonly secrets: ReadonlySet<string>;
}

/** Where a value stands in the files of a document. */
export type Position = Pick<Place, 'file' | 'pointer'>;

/** One change of a file. What holds the value is created where it is missing. */
export type FileEdit = Position &
  (
    | { readonly op: 'set'; readonly value: unknown }
    | { readonly op: 'remove' }
    /** Adds an entry to a list, unless it is there. */
    | { readonly op: 'include'; readonly value: unknown }
    /** Takes an entry out of a list, and the list away when none is left. */
    | { readonly op: 'exclude'; readonly value: unknown }
  );

/** A position below another. */
export function below({ file, pointer }: Position, ...members: readonly (string | number)[]): Position {
  return { file, pointer: join(pointer, ...members) };
}

/** The position that holds another. */
export function above({ file, pointer }: Position): Position {
  return { file, pointer: pointer.slice(0, pointer.lastIndexOf('/')) };
}

/** The value at a position; undefined where there is none. */
export function valueIn(files: DocumentFiles, { file, pointer }: Position): unknown {
  return split(pointer).reduce<unknown>(memberOf, files.get(file));
}

/** The position that a reference inside one file leads to; undefined for any other. */
export function referred({ file }: Position, reference: unknown): Position | undefined {
  return typeof reference === 'string' && reference.startsWith('#/')
    ? { file, pointer: percentDecoded(reference.slice(1)) }
    : undefined;
}

/** The files with edits made, one after the other. */
export function withEdits(files: DocumentFiles, edits: readonly FileEdit[]): DocumentFiles {
  const changed = new Map([...files].map(([file, value]) => [file, structuredClone(value)]));
  for (const edit of edits) change(changed.get(edit.file), edit);
  return changed;
}

function change(root: unknown, edit: FileEdit): void {
  const steps = split(edit.pointer);
  const last = steps.pop();
  if (last === undefined || !isNode(root)) return;
  let holder: { [member: string]: unknown } = root;
  for (const step of steps) {
    if (memberOf(holder, step) === undefined) put(holder, step, {});
    holder = holder[step] as typeof holder;
  }
  const held = memberOf(holder, last);
  const list = Array.isArray(held) ? (held as Json[]) : [];
  switch (edit.op) {
    case 'set':
      put(holder, last, structuredClone(edit.value));
      return;
    case 'remove':
      delete holder[last];
      return;
    case 'include':
      if (!list.some((entry) => isSame(entry, edit.value as Json))) holder[last] = [...list, edit.value];
      return;
    case 'exclude': {
      const left = list.filter((entry) => !isSame(entry, edit.value as Json));
      if (left.length > 0) holder[last] = left;
      else delete holder[last];
    }
  }
}

/** Sets a member of any name, even `__proto__`. */
function put(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}
