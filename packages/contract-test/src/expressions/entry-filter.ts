import { isList, isRecord } from '../contract/instances/json-value.ts';
import type { Json } from '../contract/model.ts';
import { ExpressionError } from './expression.ts';

/** A JSONPath (RFC 9535) that selects entries of one list by their fields: `$.data[?@.code == 'USD']`. */
export interface EntryFilter {
  /** The path of members to the list. */
  readonly path: readonly string[];
  readonly tests: readonly EntryTest[];
}

interface EntryTest {
  readonly path: readonly string[];
  readonly operator: '==' | '!=';
  readonly value: Json;
}

const shape = /^\$((?:\.\w+)*)\[\?(.+)\]$/s;
const test = /^@((?:\.\w+)+)\s*(==|!=)\s*('[^']*'|-?\d+(?:\.\d+)?|true|false|null)$/s;

/**
 * Reads `$.member.list[?@.field == 'text' && @.other != 3]`.
 *
 * @throws ExpressionError for any other JSONPath.
 */
export function readEntryFilter(text: string): EntryFilter {
  const match = shape.exec(text);
  const tests = (match?.[2] ?? '').split('&&').map((part) => readTest(part.trim()));
  if (match === null || tests.some((one) => one === undefined)) {
    throw new ExpressionError(
      `\`${text}\` cannot be read. A JSONPath here is like $.data[?@.code == 'USD' && @.active == true].`,
    );
  }
  return { path: steps(match[1] ?? ''), tests: tests.filter((one) => one !== undefined) };
}

/** Whether some entry of the list passes all tests. */
export function findsEntry({ path, tests }: EntryFilter, value: Json | undefined): boolean {
  const list = follow(value, path);
  if (!isList(list)) return false;
  return list.some((entry) =>
    tests.every((one) => (follow(entry, one.path) === one.value) === (one.operator === '==')),
  );
}

function readTest(text: string): EntryTest | undefined {
  const match = test.exec(text);
  if (match === null) return undefined;
  const [, path = '', operator, literal = ''] = match;
  const value = literal.startsWith("'") ? literal.slice(1, -1) : (JSON.parse(literal) as Json);
  return { path: steps(path), operator: operator === '==' ? '==' : '!=', value };
}

function steps(path: string): readonly string[] {
  return path.split('.').slice(1);
}

function follow(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    value,
  );
}
