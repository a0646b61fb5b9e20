import type { FilterMeaning } from './filter-meaning.ts';

const saysAlike =
  /\b(case|caps)[- ]?insensitiv|\bnot case[- ]?sensitiv|\bignor\w+ (the )?(letter )?case\b|\bcase is ignored\b|\b(regardless|irrespective) of (the )?(letter )?case\b|\bupper or lower ?case\b|\blower or upper ?case\b/i;
const saysApart = /(?<!\bnot )\bcase[- ]?sensitiv/i;

/** Whether a description says that upper and lower case count as the same, or as different. */
export function readLetterCase(description: string): FilterMeaning['letterCase'] {
  const [isAlike, isApart] = [saysAlike.test(description), saysApart.test(description)];
  if (isAlike === isApart) return undefined;
  return isAlike ? 'alike' : 'apart';
}

/** A text with the case of its letters turned; undefined where it has none beyond doubt. */
export function withCaseTurned(text: string): string | undefined {
  const turned = text.replace(/[A-Za-z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return turned === text ? undefined : turned;
}
