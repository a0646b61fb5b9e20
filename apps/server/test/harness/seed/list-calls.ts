import { loadConsoleDocument, loadDocument, type OpenApiDocument } from '@finops/contract/document';
import { operationsOf, type ParameterObject, parametersOf, resolve } from '@finops/openapi';

/** One call of a list operation. */
export interface ListCall {
  readonly operation: string;
  readonly api: 'api' | 'console';
  /** Without the query. A parameter without a value appears by its name. */
  readonly path: string;
  readonly query: URLSearchParams;
}

interface Parameter extends Pick<ParameterObject, 'name' | 'in'> {
  readonly schema: {
    readonly const?: string;
    readonly enum?: readonly string[];
    readonly items?: Parameter['schema'];
  };
}

/** Neither filters nor sorts. */
const PAGING = ['cursor', 'limit'];
/** Filters are combined in pairs, as a combination of three is no harder than its hardest pair. */
const TOGETHER = 2;
/** Few enough to be distinguishable from what a scan reads. */
export const PAGE = 10;

/**
 * Every list operation of the contracts of API and console, with every combination of two filters and every sort. Each
 * parameter takes the given values, or all that the contract names, and is also left out.
 *
 * @param values values of a parameter, by `operation.parameter` or, for query parameters, by `parameter`.
 * @throws Error for a filter that has neither.
 */
export function listCalls(values: Readonly<Record<string, readonly string[]>>): ListCall[] {
  const contracts = [
    ['api', loadDocument()],
    ['console', loadConsoleDocument()],
  ] as const;
  return contracts.flatMap(([api, document]) =>
    operationsOf(document).flatMap(({ path, method, ...get }) => {
      const parameters = parametersOf<Parameter>(document, get).filter((one) => one.in === 'query');
      if (method !== 'get' || parameters.every(({ name }) => name !== 'limit')) return [];
      const operation = get.operation.operationId;
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

/** The path with each of the values in place of its parameters. */
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
  const { const: only, enum: named, items } = resolve(document, schema);
  if (named !== undefined) return named;
  if (only !== undefined) return [only];
  if (items !== undefined) return valuesOf(document, items, name);
  throw new Error(`The contract names no value of the parameter ${name}. Pass one in \`values\`.`);
}
