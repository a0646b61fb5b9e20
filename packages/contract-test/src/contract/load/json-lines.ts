import { split } from '../json-pointer.ts';

/** A member of an object or an item of a list: where its name begins, or the item itself, and where its value begins. */
interface Member {
  readonly at: number;
  readonly value: number;
}

/**
 * Opens the lines of a JSON text, by pointer: that of a member's name, of an item, or of the nearest thing above it that
 * is there. Only what pointers lead through is read, so that a large text costs no tree of its own.
 *
 * @param text - a text that `JSON.parse` takes
 */
export function openJsonLines(text: string): (pointer: string) => number {
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

function readMembers(text: string, offset: number): ReadonlyMap<string, Member> {
  const found = new Map<string, Member>();
  const opening = text[offset];
  if (opening !== '{' && opening !== '[') return found;
  let at = skipSpace(text, offset + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    let value = at;
    let name = String(found.size);
    if (opening === '{') {
      const end = skipText(text, at);
      name = JSON.parse(text.slice(at, end));
      value = skipSpace(text, skipSpace(text, end) + 1);
    }
    found.set(name, { at, value });
    at = skipSpace(text, skipValue(text, value));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return found;
}

/** Behind the value that begins at an offset. */
function skipValue(text: string, offset: number): number {
  let depth = 0;
  for (let at = offset; at < text.length; ) {
    const character = text[at];
    if (character === '"') at = skipText(text, at);
    else {
      if (character === '{' || character === '[') depth += 1;
      else if (character === '}' || character === ']') depth -= 1;
      // A number or a word ends before what follows it.
      if (depth < 0 || (depth === 0 && character === ',')) return at;
      at += 1;
    }
    if (depth === 0 && (character === '"' || character === '}' || character === ']')) return at;
  }
  return text.length;
}

function skipText(text: string, offset: number): number {
  for (let end = text.indexOf('"', offset + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}

function skipSpace(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The line of an offset, from 1. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
