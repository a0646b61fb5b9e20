import { split } from '../json-pointer.ts';
import { bytes, skipSpace, skipText, skipValue } from './json-scan.ts';

/** A member of an object or an item of a list: where its name begins, or the item itself, and where its value begins. */
interface Member {
  readonly at: number;
  readonly value: number;
}

/**
 * Opens a lookup of line numbers by JSON pointer: the line of a member's name, of an item, or of the nearest existing
 * ancestor. Only the path to a pointer is scanned, so a large text needs no tree in memory.
 *
 * @param text - a text that `JSON.parse` accepts, in UTF-8
 */
export function openJsonLines(text: Buffer): (pointer: string) => number {
  const starts = lineStarts(text);
  const members = new Map<number, ReadonlyMap<string, Member>>();
  const membersAt = (offset: number): ReadonlyMap<string, Member> => {
    const known = members.get(offset) ?? readMembers(text, offset);
    members.set(offset, known);
    return known;
  };
  return (pointer) => {
    let found: Member = { at: 0, value: skipSpace(text, 0) };
    for (const name of split(pointer)) {
      const next = membersAt(found.value).get(name);
      if (next === undefined) break;
      found = next;
    }
    return lineOf(starts, found.at);
  };
}

function readMembers(text: Buffer, offset: number): ReadonlyMap<string, Member> {
  const found = new Map<string, Member>();
  const opening = text[offset];
  if (opening !== bytes.object && opening !== bytes.list) return found;
  let at = skipSpace(text, offset + 1);
  while (at < text.length && text[at] !== bytes.objectEnd && text[at] !== bytes.listEnd) {
    let value = at;
    let name = String(found.size);
    if (opening === bytes.object) {
      const end = skipText(text, at);
      name = JSON.parse(text.toString('utf8', at, end));
      value = skipSpace(text, skipSpace(text, end) + 1);
    }
    found.set(name, { at, value });
    at = skipSpace(text, skipValue(text, value));
    if (text[at] === bytes.comma) at = skipSpace(text, at + 1);
  }
  return found;
}

function lineStarts(text: Buffer): Uint32Array {
  const starts = [0];
  for (let at = text.indexOf(bytes.newline); at >= 0; at = text.indexOf(bytes.newline, at + 1))
    starts.push(at + 1);
  return Uint32Array.from(starts);
}

/** The line of an offset, from 1. */
function lineOf(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
