const TAG =
  /<(?:!--[\s\S]*?--|!doctype[^>]*|\?[\s\S]*?\?|(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"<]*")?)*)\s*(\/?))>/gi;

/**
 * What is wrong with the tags of a markup text, for tests: a tag that is not closed, a stray `<`, an entity that is none.
 * Elements named `raw` hold text; `single` ones have no end.
 */
export function markupFaults(markup: string, raw: readonly string[], single: readonly string[]): string[] {
  const text = markup.replace(new RegExp(`(<(${raw.join('|') || '-'})>)[\\s\\S]*?(?=</\\2>)`, 'g'), '$1');
  const faults: string[] = [];
  const open: string[] = [];
  const between = text.replace(
    TAG,
    (_, slash: string | undefined, name: string | undefined, __, end: string) => {
      if (name === undefined || end === '/' || single.includes(name)) return '';
      if (slash !== '/') open.push(name);
      else if (open.pop() !== name) faults.push(`</${name}> closes what is not open`);
      return '';
    },
  );
  if (between.includes('<')) faults.push(`stray < before ${between.slice(between.indexOf('<'), 80)}`);
  for (const [entity] of text.matchAll(/&(?!(?:amp|lt|gt|quot|#\d+);).{0,10}/g))
    faults.push(`stray ${entity}`);
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
}
