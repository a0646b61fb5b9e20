import { join } from '../json-pointer.ts';
import { bytes, skipSpace, skipText } from './json-scan.ts';

/** An object or list being read. */
interface Level {
  /** The names so far; undefined in a list. */
  readonly names: Set<string> | undefined;
  /** The name or index of the current member. */
  step: string | number;
}

/**
 * The pointers of members with a duplicate name, in text order. `JSON.parse` silently keeps the last of them.
 *
 * @param text - a text that `JSON.parse` accepts, in UTF-8
 */
export function repeatedNames(text: Buffer): readonly string[] {
  const found: string[] = [];
  const levels: Level[] = [];
  for (let at = 0; at < text.length; ) {
    const byte = text[at];
    const level = levels.at(-1);
    if (byte !== bytes.quote) {
      if (byte === bytes.object) levels.push({ names: new Set(), step: '' });
      else if (byte === bytes.list) levels.push({ names: undefined, step: 0 });
      else if (byte === bytes.objectEnd || byte === bytes.listEnd) levels.pop();
      else if (byte === bytes.comma && typeof level?.step === 'number') level.step += 1;
      at += 1;
      continue;
    }
    const end = skipText(text, at);
    if (level?.names !== undefined && text[skipSpace(text, end)] === bytes.colon) {
      const name: string = JSON.parse(text.toString('utf8', at, end));
      level.step = name;
      if (level.names.has(name)) found.push(join('', ...levels.map(({ step }) => step)));
      level.names.add(name);
    }
    at = end;
  }
  return found;
}
