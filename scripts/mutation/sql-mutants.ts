/** A text change: replaces the code from `start` on with `replacement`. */
export interface TextMutant {
  readonly name: string;
  readonly start: number;
  readonly code: string;
  readonly replacement: string;
}

/** Mutations of SQL: a pattern and its replacements. */
const changes: readonly (readonly [
  name: string,
  pattern: RegExp,
  replace: (code: string) => readonly string[],
])[] = [
  ['comparison', / (?:<|<=|>|>=|<>) /g, (code) => comparisons[code.trim()]?.map((one) => ` ${one} `) ?? []],
  ['equality', /(?<=(?:WHERE|AND|ON|WHEN) [\w.]+) = /g, () => [' <> ']],
  ['arithmetic', / [+-] /g, (code) => [code.includes('+') ? ' - ' : ' + ']],
  ['logic', /\bAND\b/g, () => ['OR']],
  ['lock', /\n? *FOR (?:UPDATE|KEY SHARE)(?: OF \w+)?/g, () => ['']],
  ['order', /\n? *ORDER BY [\w., >'-]+?(?=\n|;|\)| LIMIT| FOR)/g, (code) => ['', `${code} DESC`]],
  ['condition', /(?<=IF ).+?(?= THEN)/gs, () => ['true', 'false']],
  [
    'extreme',
    /\b(?:greatest|least|min|max)\(/g,
    (code) => [code.replace(/\w+/, (one) => opposites[one] ?? one)],
  ],
  ['statement', /(?<=\n\s*)(?:INSERT|UPDATE|DELETE|PERFORM) [^;]+;/g, () => ['NULL;']],
  ['distinct', /DISTINCT /g, () => ['']],
];

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '<>': ['='],
};

const opposites: Readonly<Record<string, string>> = {
  greatest: 'least',
  least: 'greatest',
  min: 'max',
  max: 'min',
};

interface Body {
  readonly name: string;
  readonly code: string;
  /** Offset in its source. */
  readonly start: number;
}

/** The bodies of the functions that a migration creates. */
function bodiesIn(source: string): readonly Body[] {
  const functions = /FUNCTION (\w+)\([^$]+? AS \$\$([\s\S]+?)\$\$;/g;
  return [...source.matchAll(functions)].map(({ 0: whole, 1: name = '', 2: code = '', index }) => ({
    name,
    code,
    start: index + whole.length - code.length - '$$;'.length,
  }));
}

/**
 * All mutants of the functions that migrations create, by migration; of a replaced function, only of its last version.
 */
export function sqlMutants(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly TextMutant[]> {
  const lastMakers = new Map(
    [...sources].flatMap(([file, source]) => bodiesIn(source).map(({ name }) => [name, file] as const)),
  );
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      bodiesIn(source)
        .filter(({ name }) => lastMakers.get(name) === file)
        .flatMap(mutantsOf)
        .toSorted((one, other) => one.start - other.start),
    ]),
  );
}

function mutantsOf({ code: body, start }: Body): readonly TextMutant[] {
  const code = body.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  return changes.flatMap(([name, pattern, replace]) =>
    [...code.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      replace(found).map((replacement) => ({ name, start: start + index, code: found, replacement })),
    ),
  );
}
