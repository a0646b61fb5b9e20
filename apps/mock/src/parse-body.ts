import { Fault } from './fault.ts';

/** What a JSON body may hold at most; beyond it the request is refused before anything walks the value. */
const most = { depth: 64, values: 20_000, characters: 6 * 1024 * 1024 } as const;

/** Decodes body bytes as UTF-8. Throws a `bad_request` fault when they are not. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('bad_request', 'The body is not UTF-8. Send it in that encoding.');
  }
}

/**
 * Parses a JSON body. Throws a `bad_request` fault for what is not JSON, is nested too deeply, has too many
 * values, or carries names and characters that no program should pass on (`__proto__`, NUL).
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  if (text.trim() === '') throw new Fault('bad_request', 'The body is empty. Send one JSON object.');
  const { depth, commas } = measure(text);
  if (depth > most.depth) {
    throw new Fault(
      'bad_request',
      `The body is nested more than ${most.depth} levels deep. Send it flatter.`,
    );
  }
  if (commas > most.values) {
    throw new Fault('bad_request', `The body has more than ${most.values} values. Send fewer.`);
  }
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault('bad_request', 'The body is not JSON. Send one complete JSON object.');
  }
  inspect(value);
  return value;
}

/** Brackets and commas outside strings: cheap, and known before a parser sees the text. */
function measure(text: string): { depth: number; commas: number } {
  let depth = 0;
  let deepest = 0;
  let commas = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (quoted) {
      if (code === 0x5c) index++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x2c) commas++;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth--;
  }
  return { depth: deepest, commas };
}

function inspect(root: unknown): void {
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value === 'string') inspectText(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      inspectText(key);
      if (key === '__proto__' || (key === 'constructor' && isPrototypeHolder(member))) {
        throw new Fault('bad_request', `The body has a field named ${key}. Leave it out.`);
      }
      stack.push(member);
    }
  }
}

function isPrototypeHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}

function inspectText(text: string): void {
  if (text.includes('\0'))
    throw new Fault('bad_request', 'The body holds a NUL character. Send text without it.');
  // Regular expressions give up on longer texts, and Prism takes a validator that throws for a valid value.
  if (text.length > most.characters) {
    throw new Fault(
      'bad_request',
      `The body holds a text of more than ${most.characters} characters. Shorten it.`,
    );
  }
}
