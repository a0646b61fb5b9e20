import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { isScalar, parse, parseDocument } from 'yaml';

/** A record in an example of the contract: the `data` of a response or event, or an entry of a list. */
export interface ShownRecord<Body> {
  readonly file: URL;
  /** The place of the record in the file. */
  readonly path: Path;
  readonly body: Body;
}

type Path = readonly (string | number)[];

/**
 * Every record of the resource's examples that the key identifies, each preceded by words for a test title.
 *
 * @param form the pattern of the key of such a record.
 */
export function shownRecords<Body>(
  resource: string,
  form: RegExp,
  key: 'id' | 'code' = 'id',
): [string, ShownRecord<Body>][] {
  const examples = new URL(`../../../../../spec/resources/${resource}/examples/`, import.meta.url);
  return readdirSync(examples).flatMap((name) => {
    const file = new URL(name, examples);
    const data: unknown = parse(readFileSync(file, 'utf8')).value?.data;
    const entries = Array.isArray(data)
      ? data.map((body, index) => ({ body, at: [index] }))
      : [{ body: data, at: [] }];
    return entries
      .filter(({ body }) => form.test(body?.[key] ?? ''))
      .map(({ body, at }): [string, ShownRecord<Body>] => [
        `${name} ${body[key]}`,
        { file, path: ['value', 'data', ...at], body },
      ]);
  });
}

/**
 * Expects the record of an example to equal what the service makes of it. With `RECORD_EXAMPLES=true` the values of the
 * example are rewritten instead; its members come from the contract and are only compared.
 */
export function expectRecorded({ file, path, body }: ShownRecord<unknown>, made: unknown): void {
  // The service returns microseconds, which the examples omit.
  const value: unknown = JSON.parse(JSON.stringify(made).replaceAll('.000000Z', 'Z'));
  if (process.env.RECORD_EXAMPLES !== 'true') {
    expect(value).toEqual(body);
    return;
  }
  const leaves = leavesOf(value);
  expect(leaves.map(([at]) => at)).toEqual(leavesOf(body).map(([at]) => at));
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const [at, leaf] of leaves) {
    const node = document.getIn([...path, ...at], true);
    if (isScalar(node)) node.value = leaf;
  }
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

/** The leaf values of a value, each with its path, sorted by path. */
function leavesOf(value: unknown, at: Path = []): [Path, unknown][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (inner.length === 0) return [[at, value]];
  const ordered = inner.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return ordered.flatMap(([name, entry]) =>
    leavesOf(entry, [...at, Array.isArray(value) ? Number(name) : name]),
  );
}
