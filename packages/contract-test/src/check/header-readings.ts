import type { Json } from '../contract/model.ts';

/**
 * Every value that the text of a header can represent (style `simple`): a text, a number, a boolean, null, a list of
 * them, an object, a JSON text. The text itself comes last, as the least specific reading.
 */
export function headerReadings(text: string): readonly Json[] {
  const parts = text === '' ? [] : text.split(',').map((part) => part.trim());
  return [
    ...scalarsOf(text),
    ...listsOf(parts),
    ...objectsOf(parts),
    ...jsonOf(text),
    ...(text === '' ? [null] : []),
    text,
  ];
}

/** The value of a JSON text that is an object, a list or a quoted text. */
function jsonOf(text: string): readonly Json[] {
  if (!/^[{["]/.test(text)) return [];
  try {
    return [JSON.parse(text) as Json];
  } catch {
    return [];
  }
}

/** A JSON number, `true` and `false`; nothing for any other text. */
function scalarsOf(text: string): readonly Json[] {
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) return [Number(text)];
  if (text === 'true' || text === 'false') return [text === 'true'];
  return [];
}

/** The parts as strings, and each in its most specific reading. */
function listsOf(parts: readonly string[]): readonly Json[] {
  return [parts, parts.map((part) => scalarsOf(part)[0] ?? part)];
}

/** `name=value` parts, or names and values in turn. */
function objectsOf(parts: readonly string[]): readonly Json[] {
  if (parts.length > 0 && parts.every((part) => part.includes('='))) {
    const entries = parts.map(
      (part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const,
    );
    return objectsFrom(entries);
  }
  if (parts.length === 0 || parts.length % 2 !== 0) return [];
  return objectsFrom(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ''] as const] : [])),
  );
}

function objectsFrom(entries: readonly (readonly [string, string])[]): readonly Json[] {
  return [
    Object.fromEntries(entries),
    Object.fromEntries(entries.map(([name, value]) => [name, scalarsOf(value)[0] ?? value])),
  ];
}
