import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { join } from '../json-pointer.ts';

/** A duplicate name in an object. */
export interface RepeatedName {
  readonly pointer: string;
  /** The line of the later occurrence, from 1. */
  readonly line: number;
}

/** The duplicate names in objects of a YAML text, in text order. */
export function repeatedYamlNames(text: string): readonly RepeatedName[] {
  const lines = new LineCounter();
  const found: RepeatedName[] = [];
  const walk = (node: unknown, pointer: string): void => {
    if (isAlias(node)) return;
    if (isSeq(node)) for (const [at, item] of node.items.entries()) walk(item, join(pointer, at));
    if (!isMap(node)) return;
    const names = new Set<string>();
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const name = String(key.value);
      const here = join(pointer, name);
      if (names.has(name)) found.push({ pointer: here, line: lines.linePos(key.range?.[0] ?? 0).line });
      names.add(name);
      walk(value, here);
    }
  };
  walk(parseDocument(text, { uniqueKeys: false, lineCounter: lines }).contents, '');
  return found.sort((one, other) => one.line - other.line);
}
