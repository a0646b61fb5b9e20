/** A pattern that is valid with the flag `u`, as JSON Schema requires; undefined if that is impossible. */
export function usablePattern(source: string): string | undefined {
  if (compiles(source, 'u')) return source;
  if (!compiles(source, '')) return undefined;
  const strict = strictForm(source);
  return compiles(strict, 'u') ? strict : undefined;
}

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same pattern without syntax that only lenient parsers accept: escapes of characters that need none (`\@`, `\_`),
 * braces and brackets that stand for themselves, and a hyphen beside a class (`[\w-.]`).
 */
function strictForm(source: string): string {
  let strict = '';
  let isInClass = false;
  for (let at = 0; at < source.length; ) {
    const rest = source.slice(at);
    const [token = '', escaped] = /^\\(.)/su.exec(rest) ?? /^./su.exec(rest) ?? [];
    if (escaped !== undefined) strict += needsNoEscape(escaped, isInClass) ? escaped : token;
    else if (isInClass && token === '-')
      strict += /\\[dswDSW]$/.test(strict) || /^-\\[dswDSW]/.test(rest) ? '\\-' : '-';
    else if (!isInClass && (token === ']' || token === '}' || (token === '{' && !quantifier.test(rest))))
      strict += `\\${token}`;
    else if (!isInClass && token === '{') {
      const [whole = ''] = quantifier.exec(rest) ?? [];
      strict += whole;
      at += whole.length;
      continue;
    } else strict += token;
    if (escaped === undefined && token === '[') isInClass = true;
    if (escaped === undefined && token === ']') isInClass = false;
    at += token.length;
  }
  return strict;
}

const quantifier = /^\{\d+(,\d*)?\}/;

function needsNoEscape(character: string, isInClass: boolean): boolean {
  if (/^[\^$\\.*+?()[\]{}|/]$/.test(character)) return false;
  return character === '_' || (character === '-' ? !isInClass : /^[^A-Za-z0-9]$/u.test(character));
}
