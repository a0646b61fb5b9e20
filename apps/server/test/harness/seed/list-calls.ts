import { loadConsoleDocument, loadDocument, type OpenApiDocument } from '@finops/contract/document';

/** One call of a list. */
export interface ListCall {
  readonly operation: string;
  readonly api: 'api' | 'console';
  /** Without the query. A parameter that no value was given for stands in it by its name. */
  readonly path: string;
  readonly query: URLSearchParams;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: {
    readonly const?: string;
    readonly enum?: readonly string[];
    readonly items?: Parameter['schema'];
  };
}

/** Neither filters nor sorts. */
const PAGING = ['cursor', 'limit'];
/** Every two filters are asked for together: of three, two are as hard to combine. */
const TOGETHER = 2;
/** Few enough to stand out from what a scan reads. */
export const PAGE = 10;

/**
 * Every list of API and console that the contracts have, with every combination of two of its filters and every sort: of each parameter
 * the values given, or all that the contract names; and the parameter left out.
 *
 * @param values what to ask a parameter for: by `operation.parameter`, or by `parameter` if it is one of the query.
 * @throws Error for a filter that has neither.
 */
export function listCalls(values: Readonly<Record<string, readonly string[]>>): ListCall[] {
  const contracts = [
    ['api', loadDocument()],
    ['console', loadConsoleDocument()],
  ] as const;
  return contracts.flatMap(([api, document]) =>
    Object.entries(document.paths).flatMap(([path, item]) => {
      const { get } = item as { get?: { operationId: string; parameters?: readonly object[] } };
      const parameters = (get?.parameters ?? [])
        .map((one) => resolved(document, one) as Parameter)
        .filter((one) => one.in === 'query');
      if (get === undefined || parameters.every(({ name }) => name !== 'limit')) return [];
      const operation = get.operationId;
      const choices = parameters
        .filter(({ name }) => !PAGING.includes(name))
        .map(
          ({ name, schema }) =>
            [
              name,
              values[`${operation}.${name}`] ??
                values[name] ??
                valuesOf(document, schema, `${operation}.${name}`),
            ] as const,
        );
      const paths = pathsOf(path, (name) => values[`${operation}.${name}`]);
      return paths.flatMap((one) =>
        combined(choices).map((query) => {
          query.set('limit', String(PAGE));
          return { operation, api, path: one, query };
        }),
      );
    }),
  );
}

/** The path with each of the values in the place of its parameters. */
function pathsOf(path: string, valuesOf: (parameter: string) => readonly string[] | undefined): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].reduce(
    (paths, [place, name = '']) =>
      paths.flatMap((one) => (valuesOf(name) ?? [place]).map((value) => one.replace(place, value))),
    [path],
  );
}

function combined(
  choices: readonly (readonly [name: string, values: readonly string[]])[],
): URLSearchParams[] {
  return choices.reduce<URLSearchParams[]>(
    (queries, [name, values]) =>
      queries.flatMap((query) => [
        query,
        ...(name !== 'sort' && isFull(query) ? [] : values).map((value) => {
          const more = new URLSearchParams(query);
          for (const one of value.split(',')) more.append(name, one);
          return more;
        }),
      ]),
    [new URLSearchParams()],
  );
}

function isFull(query: URLSearchParams): boolean {
  return [...new Set(query.keys())].filter((name) => name !== 'sort').length === TOGETHER;
}

function valuesOf(document: OpenApiDocument, schema: Parameter['schema'], name: string): readonly string[] {
  const { const: only, enum: named, items } = resolved(document, schema) as Parameter['schema'];
  if (named !== undefined) return named;
  if (only !== undefined) return [only];
  if (items !== undefined) return valuesOf(document, items, name);
  throw new Error(`The contract names no value of the parameter ${name}. Give one to the test.`);
}

function resolved(document: OpenApiDocument, value: object): object {
  if (!('$ref' in value)) return value;
  const place = String(value.$ref).slice('#/'.length).split('/');
  const found = place.reduce<unknown>(
    (inner, key) => Object(inner)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return resolved(document, Object(found));
}
