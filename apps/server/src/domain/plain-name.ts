import { FieldError } from './domain-error.ts';

/**
 * Emoji as Unicode defines them are visible as a whole, whatever they consist of. The flag needs a newer target
 * than the builds have.
 */
// biome-ignore lint/complexity/useRegexLiterals: a literal with this flag needs a newer target.
const EMOJI = new RegExp('\\p{RGI_Emoji}', 'gv');
/** Scripts whose letters change their form at a joiner. */
const JOINING = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const JOINERS = new RegExp(`(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`, 'gu');
/**
 * Blank characters that count as letters, marks or symbols: of Braille, Egyptian, Khitan and musical notation, and
 * the object replacement character.
 */
const BLANKS = '\\u2800\\u{13441}\\u{13442}\\u{16fe4}\\u{1d159}\\ufffc';
/** Characters that are invisible or change the direction of text. */
const HIDDEN = new RegExp(
  `[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Co}\\p{Zl}\\p{Zp}\\ufff9-\\ufffb${BLANKS}]`,
  'u',
);
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Why a text is not acceptable as a name that others see; empty if it is (G330). */
export function nameReasons(name: string): readonly string[] {
  const [hidden] = HIDDEN.exec(name.replace(EMOJI, '.').replace(JOINERS, '')) ?? [];
  if (hidden !== undefined) {
    const code = hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return [`A name cannot contain U+${code}, which is invisible or changes the text around it. Remove it.`];
  }
  return VISIBLE.test(name) ? [] : ['A name needs a visible character.'];
}

/**
 * Refuses misleading names, because others rely on them.
 *
 * @param names by field.
 * @throws FieldError naming those that mislead.
 */
export function demandPlainNames(names: Readonly<Record<string, string | undefined>>): void {
  const reasons = Object.entries(names).flatMap(([field, name]) => {
    const found = name === undefined ? [] : nameReasons(name);
    return found.length > 0 ? [[field, found] as const] : [];
  });
  if (reasons.length > 0) throw new FieldError(Object.fromEntries(reasons));
}
