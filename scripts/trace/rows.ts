/** A section of the source document, with the number of positions of each sort. */
export interface Section {
  /** Short name, unique in the outline; addresses start with it. */
  name: string;
  /** The headings below the document's title, down to the section's own. */
  path: string[];
  rows?: number;
  items?: number;
  sentences?: number;
}

/** What a row expects at a pointer; exactly one of OPERATORS. */
export interface Expectation {
  /** A file under `spec/`; without it, the bundle. */
  file?: string;
  /**
   * A JSON pointer through references and the parts of schemas, never by a place in a list. A step `*` stands for every
   * key, under a path for every operation: the statement then holds wherever the pointer leads.
   */
  in: string;
  /** Pointers that `in` leads to and that the statement does not speak of. */
  except?: string[];
  /** A fragment of what is there. */
  is?: unknown;
  /** All that is there, to the last key; the order of arrays does not count. */
  equals?: unknown;
  /** Some members. */
  has?: unknown[];
  /** Every member and no other. */
  only?: unknown[];
  /** Members that are not there, in the merged shape when `in` leads to properties or to required names. */
  lacks?: unknown[];
}

/** The ways in which an expectation can speak of its node. */
const OPERATORS = ['is', 'equals', 'has', 'only', 'lacks'];

/** One statement of the source document and what shows that it is kept. */
export interface Row {
  at: string;
  says: string;
  expect?: Expectation[];
  /** `path/to/file.test.ts > test title`, one or several. */
  test?: string | string[];
  /** The area of the code whose tests will show it. */
  pending?: string;
  /** Decisions that fill what the source leaves open. */
  decided?: string[];
}

/** Something that a person has to mend. */
export interface Problem {
  /** A row's address or an element's pointer. */
  where: string;
  what: string;
}

const SORTS = [
  ['row', 'rows'],
  ['item', 'items'],
  ['sentence', 'sentences'],
] as const;

const KEYS = ['at', 'says', 'expect', 'test', 'pending', 'decided'];
const EXPECTATION_KEYS = ['file', 'in', 'except', ...OPERATORS];

/** In a pointer or as a key of a fragment. */
const NAMES_PARTS = /\/allOf\b|"allOf":/;

/** Every position of the outline, as rows address it: `Limits, row 4`. */
export function listPositions(outline: readonly Section[]): string[] {
  return outline.flatMap((section) =>
    SORTS.flatMap(([sort, plural]) =>
      Array.from({ length: section[plural] ?? 0 }, (_, index) => `${section.name}, ${sort} ${index + 1}`),
    ),
  );
}

/** Positions without a row, rows without a position, and rows that say or show nothing. */
export function checkRows(outline: readonly Section[], rows: readonly Row[]): Problem[] {
  const positions = new Set(listPositions(outline));
  const addresses = rows.map((row) => row.at);
  const missing = [...positions]
    .filter((position) => !addresses.includes(position))
    .map((where) => ({ where, what: 'has no row: write one into spec/provenance/trace.yaml' }));
  const faults = rows.flatMap((row, index) =>
    [
      !positions.has(row.at) && 'is no position of spec/provenance/source-outline.yaml: correct the address',
      addresses.indexOf(row.at) !== index && 'has a second row: join the two',
      ...faultsOf(row),
    ]
      .filter((what) => typeof what === 'string')
      .map((what) => ({ where: row.at, what })),
  );
  return [...repeatedNames(outline), ...missing, ...faults];
}

function repeatedNames(outline: readonly Section[]): Problem[] {
  const names = outline.map((section) => section.name);
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((where) => ({ where, what: 'names two sections of the outline: rename one' }));
}

function faultsOf(row: Row): (string | false)[] {
  return [
    !row.says && 'says nothing: add the statement in a few words',
    !row.expect?.length &&
      !row.test &&
      !row.pending &&
      !row.decided?.length &&
      'shows nothing: add expect, test, pending or decided',
    unknownKeys(row, KEYS),
    ...(row.expect ?? []).flatMap((expectation) => [
      Object.keys(expectation).filter((key) => OPERATORS.includes(key)).length !== 1 &&
        `expects at ${expectation.in} not exactly one of ${OPERATORS.join(', ')}`,
      unknownKeys(expectation, EXPECTATION_KEYS),
      /(?<!\/responses)\/\d+(\/|$)/.test(expectation.in) &&
        `points at ${expectation.in} by its place in a list: select the element with has, by what it says`,
      NAMES_PARTS.test(JSON.stringify(expectation)) &&
        `names allOf at ${expectation.in}: leave it out, the parts of a schema are joined`,
    ]),
  ];
}

function unknownKeys(node: object, known: readonly string[]): string | false {
  const unknown = Object.keys(node).filter((key) => !known.includes(key));
  return unknown.length > 0 && `has unknown keys (${unknown.join(', ')}): remove them`;
}

/** How many rows still wait for the code that shows them. */
export function countPending(rows: readonly Row[]): number {
  return rows.filter((row) => row.pending !== undefined).length;
}
