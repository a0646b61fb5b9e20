import type { ApiDocument } from '@finops/openapi';
import type { CompiledOperation } from './compile/compile.ts';
import { explain, explainParameter, type Refusal } from './reading/explain/explain.ts';
import type { Flaw } from './reading/fault.ts';
import type { RequestBody } from './reading/request-body.ts';
import type { EovRefusal } from './validator-insides.ts';

/** The values of a refused request, before any coercion. */
interface Given {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly header: Readonly<Record<string, string>>;
  readonly body: RequestBody | undefined;
  /** The violations that are already known. */
  readonly flaws: readonly Flaw[];
}

/** Lists all violations of a refused request; each part is explained by its own schema. */
export function flawsOf(
  document: ApiDocument,
  { request }: Pick<CompiledOperation, 'request'>,
  given: Given,
  refusals: readonly EovRefusal[],
): Flaw[] {
  const flaws = [...given.flaws];
  const known = new Set(flaws.map(({ place, field }) => `${place} ${field}`));
  for (const parameter of request.parameters) {
    const { name, in: place } = parameter;
    if (place === 'cookie' || known.has(`${place} ${name}`)) continue;
    flaws.push(
      ...explainParameter(document, parameter, given[place][name], refusalsOf(place, name, refusals)),
    );
  }
  if (given.body !== undefined) {
    const schema = request.body?.schemas.get(given.body.mediaType) ?? {};
    flaws.push(...explain(document, schema, given.body.value, 'body', refusalsIn('body', refusals)));
  }
  return flaws.length > 0
    ? flaws
    : refusals.map(({ message }) => ({ place: 'body', field: '', code: 'other', rule: message }));
}

const segments = { path: 'params', query: 'query', header: 'headers', body: 'body' } as const;

/** The refusals of one parameter; validators lower-case header names. */
function refusalsOf(place: keyof typeof segments, name: string, refusals: readonly EovRefusal[]): Refusal[] {
  return refusalsIn(place, refusals).filter(({ path }) => path[0]?.toLowerCase() === name.toLowerCase());
}

/** The refusals of one part, with paths relative to it. */
function refusalsIn(place: keyof typeof segments, refusals: readonly EovRefusal[]): Refusal[] {
  const start = `/${segments[place]}`;
  return refusals
    .filter(({ path }) => path === start || path.startsWith(`${start}/`))
    .map(({ path, errorCode }) => ({
      path: path.split('/').slice(2),
      code: errorCode.replace('.openapi.validation', ''),
    }));
}
