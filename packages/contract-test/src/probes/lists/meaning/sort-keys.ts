import { isList } from '../../../contract/instances/json-value.ts';
import { textAt, textsAt, valuesAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import { itemSchemas } from '../../../contract/instances/members.ts';
import type { Contract, Json, Operation, Parameter } from '../../../contract/model.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { descriptionOf } from './description.ts';
import type { Member } from './entry-members.ts';
import { paragraphsAbout } from './paragraphs.ts';

/** The keys that a sort parameter takes. */
export interface SortKeys {
  /** Single keys, with a minus or a direction if documented. */
  readonly values: readonly string[];
  /** Whether a minus reverses a key. */
  readonly isTurned: boolean;
  /** Whether several keys may be given, the most significant first. */
  readonly takesSeveral: boolean;
}

const saysMinus = /[`'"]-[`'"]|\b(minus|hyphen|dash)\b|\(-\)|[`'"]-\w+[`'"]/i;
const saysTurned = /\b(desc\w*|revers\w*|opposite|turn\w*)\b/i;
const saysSeveral =
  /\bcommas?\b|\bseveral (keys|fields|members)\b|\bmultiple (keys|fields|members|criteria)\b/i;
const saysDirection = /[`'"]?\w+:(asc|desc)\b|:(direction|dir|order)\b|[`'"]:(asc|desc)[`'"]/i;
/** A list of unquoted names: "by name, price or created_at", "one of: name, price". */
const namedKeys =
  /\b(?:by|of|fields?|keys?|values?|members?|attributes?|properties|columns?|are|is|allowed|supported)\b:? ([-+]?[a-z]\w*(?:(?:, (?:or |and )?| or | and | ?\| ?)[-+]?[a-z]\w*)+)/gi;
const unknownKey = 'zqxv';

/** The sort keys of a list, from the description, the examples and the pattern of its parameter. */
export function readSortKeys(
  contract: Contract,
  parameter: Parameter,
  members: readonly Member[],
  operation: Operation | undefined,
): SortKeys {
  const own = firmLayers(contract, [parameter.schema]) ?? [];
  const items = firmLayers(contract, itemSchemas(own, 0)) ?? [];
  const layers = [...own, ...items];
  const isArray = own.some((layer) => textsAt(layer, 'type').includes('array'));
  const description = descriptionOf(parameter.node);
  const told = [description, ...paragraphsAbout(/\bsort/i, contract, operation)].join(' ');
  const shown = [...parameter.examples, ...own.map((layer) => layer.default as Json)]
    .flatMap((value) => (isList(value) ? value : [value]))
    .filter((value) => typeof value === 'string');
  const patterns = layers.flatMap((layer) => compiled(textAt(layer, 'pattern')) ?? []);
  const isKey = (name: string): boolean => members.some(({ words }) => words === wordsOf(name));
  const accepts = (value: string): boolean => patterns.every((pattern) => pattern.test(value));
  const isListed = (good: string, bad: string): boolean =>
    patterns.length > 0 && accepts(good) && !accepts(bad);
  if (layers.some((layer) => valuesAt(layer, 'enum').length > 0)) {
    const values = layers.flatMap((layer) => valuesAt(layer, 'enum')).map(String);
    return { values: [], isTurned: values.some((value) => value.startsWith('-')), takesSeveral: isArray };
  }
  const inShown = shown.flatMap((value) => value.split(',')).map((key) => key.trim().replace(/^[-+]/, ''));
  const inPattern = layers.flatMap((layer) => textAt(layer, 'pattern')?.match(/[A-Za-z_]\w+/g) ?? []);
  const names = [
    ...new Set([
      ...[...description.matchAll(/[`'"]([-+]?\w+)[`'"]/g)].map(([, name = '']) => name.replace(/^[-+]/, '')),
      ...inShown.filter((key) => /^\w+$/.test(key)),
      ...inPattern.filter((name) => isListed(name, unknownKey)),
      ...[...description.matchAll(namedKeys)].flatMap(([, list = '']) => unquotedKeys(list, isKey)),
    ]),
  ].filter((name) => isKey(name) && (patterns.length === 0 || accepts(name)));
  const [one = '', other = one] = names;
  const isTurned =
    shown.some((value) => /(^|,)\s*-\w/.test(value)) ||
    (saysMinus.test(told) && saysTurned.test(told)) ||
    isListed(`-${one}`, `-${unknownKey}`);
  const isNamedWay = !isTurned && saysDirection.test(told);
  const values = names.flatMap((name) =>
    isNamedWay ? [`${name}:asc`, `${name}:desc`] : isTurned ? [name, `-${name}`] : [name],
  );
  const takesSeveral =
    isArray ||
    shown.some((value) => value.includes(',')) ||
    (saysSeveral.test(told) && (patterns.length === 0 || accepts(`${one},${other}`))) ||
    isListed(`${one},${other}`, `${one},${unknownKey}`);
  return {
    values: values.filter((value) => patterns.length === 0 || accepts(value)),
    isTurned,
    takesSeveral,
  };
}

/** The names in a list, if all of them are keys. */
function unquotedKeys(list: string, isKey: (name: string) => boolean): readonly string[] {
  const names = list.split(/, (?:or |and )?| or | and | ?\| ?/).map((name) => name.replace(/^[-+]/, ''));
  const said = names.filter((name) => name !== '');
  return said.length > 1 && said.every(isKey) ? said : [];
}

function compiled(pattern: string | undefined): RegExp | undefined {
  try {
    return pattern === undefined ? undefined : new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
