import { percentDecoded } from '@finops/openapi';
import { isSame } from '../contract/instances/json-value.ts';
import { isNode, join, memberOf, split } from '../contract/json-pointer.ts';
import type { Contract, Json, Place } from '../contract/model.ts';

/** The files of a document, unresolved, by their names in places. The first is the document itself. */
export type DocumentFiles = ReadonlyMap<string, unknown>;

/** One version of a document. */
export interface DocumentState {
  readonly contract: Contract;
  readonly files: DocumentFiles;
  /** The name of the document itself among its files. */
  readonly root: string;
  readonly isOld: boolean;
  /** Secrets of the traffic that no edit may contain. */
  readonly secrets: ReadonlySet<string>;
}

/** The position of a value in the files of a document. */
export type Position = Pick<Place, 'file' | 'pointer'>;

/** One change of a file. Missing parents of the value are created. */
export type FileEdit = Position &
  (
    | { readonly op: 'set'; readonly value: unknown }
    | { readonly op: 'remove' }
    /** Adds an entry to a list, unless it exists. */
    | { readonly op: 'include'; readonly value: unknown }
    /** Removes an entry from a list, and the list once it is empty. */
    | { readonly op: 'exclude'; readonly value: unknown }
  );

/** A child position. */
export function below({ file, pointer }: Position, ...members: readonly (string | number)[]): Position {
  return { file, pointer: join(pointer, ...members) };
}

/** The parent position. */
export function above({ file, pointer }: Position): Position {
  return { file, pointer: pointer.slice(0, pointer.lastIndexOf('/')) };
}

/** The value at a position; undefined if there is none. */
export function valueIn(files: DocumentFiles, { file, pointer }: Position): unknown {
  return split(pointer).reduce<unknown>(memberOf, files.get(file));
}

/** The target position of a reference within one file; undefined for any other. */
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

/** Sets a member with any name, even `__proto__`. */
function put(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}
