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

/** The expectation of a row at a pointer, with exactly one of OPERATORS. */
export interface Expectation {
  /** A file under `spec/`; without it, the bundle. */
  file?: string;
  /**
   * A JSON pointer through references and the parts of schemas, never by a place in a list. A step `*` stands for every
   * key, under a path for every operation: the statement then holds wherever the pointer leads.
   */
  in: string;
  /** Pointers matched by `in` that the statement does not cover. */
  except?: string[];
  /** A fragment of the node. */
  is?: unknown;
  /** The complete node; the order of arrays is ignored. */
  equals?: unknown;
  /** Some members. */
  has?: unknown[];
  /** Every member and no other. */
  only?: unknown[];
  /** Absent members, in the merged shape if `in` points to properties or required names. */
  lacks?: unknown[];
}

/** The operators of an expectation. */
const OPERATORS = ['is', 'equals', 'has', 'only', 'lacks'];

/** One statement of the source document and its evidence. */
export interface Row {
  at: string;
  says: string;
  expect?: Expectation[];
  /** `path/to/file.test.ts > test title`, one or several. */
  test?: string | string[];
  /** The area of the code whose tests will cover it. */
  pending?: string;
  /** Decisions on questions that the source leaves open. */
  decided?: string[];
}

/** A problem to be fixed. */
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

/** Every position of the outline, in the form used by rows: `Limits, row 4`. */
export function listPositions(outline: readonly Section[]): string[] {
  return outline.flatMap((section) =>
    SORTS.flatMap(([sort, plural]) =>
      Array.from({ length: section[plural] ?? 0 }, (_, index) => `${section.name}, ${sort} ${index + 1}`),
    ),
  );
}

/** Lists positions without a row, rows without a position, and rows without a statement or evidence. */
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

/** Number of pending rows. */
export function countPending(rows: readonly Row[]): number {
  return rows.filter((row) => row.pending !== undefined).length;
}
