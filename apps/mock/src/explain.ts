import type { MockContract, MockOperation } from './contract.ts';
import type { Flaw, FlawContext } from './flaw.ts';
import type { ParameterObject, SchemaObject } from './openapi.ts';
import type { PreparedRequest } from './prepare.ts';
import type { Violation } from './prism.ts';
import { schemaFlaws } from './schema-flaws.ts';

/**
 * Says in people's words what a validator has refused. A refusal that the walk does not find again keeps its
 * place and the name of the rule; the validator's own prose never gets through.
 */
export function explain(
  contract: MockContract,
  operation: MockOperation,
  prepared: PreparedRequest,
  refusals: readonly Violation[],
): Flaw[] {
  if (refusals.length === 0) return [...prepared.flaws];
  const context = (place: string): FlawContext => ({
    document: contract.document,
    breaksFormat: (path) => refusals.some((one) => one.code === 'format' && isAt(one.path, [place, ...path])),
  });
  const found = operation.parameters.flatMap((one) => parameterFlaws(context(one.in), one, prepared));
  const { body } = prepared;
  if (body !== undefined)
    found.push(...inPlace('body', schemaFlaws(context('body'), body.schema, body.value, [])));
  const told = [...prepared.flaws];
  for (const one of found) if (!told.some(({ path }) => isAt(path, one.path))) told.push(one);
  return told.length > 0 ? told : refusals.map(bareFlaw);
}

function parameterFlaws(
  context: FlawContext,
  { name, in: place, required, schema = {} }: ParameterObject,
  prepared: PreparedRequest,
): Flaw[] {
  if (place !== 'query' && place !== 'header') return [];
  const value = (place === 'query' ? prepared.prism.query : prepared.prism.headers)[name];
  if (value !== undefined) return inPlace(place, schemaFlaws(context, schema, typed(schema, value), [name]));
  return required ? [{ path: [place, name], code: 'required', rule: 'is required' }] : [];
}

/** The value that the text of a parameter stands for. */
function typed(schema: SchemaObject, text: string | string[]): unknown {
  if (Array.isArray(text)) return text.map((one) => typed(schema.items ?? {}, one));
  if (schema.type === 'integer' || schema.type === 'number') return Number(text);
  return schema.type === 'boolean' ? text === 'true' : text;
}

function inPlace(place: string, flaws: readonly Flaw[]): Flaw[] {
  return flaws.map((one) => ({ ...one, path: [place, ...one.path] }));
}

/** Prism lower-cases the names of parameters. */
function isAt(path: readonly string[], other: readonly string[]): boolean {
  return path.join('/').toLowerCase() === other.join('/').toLowerCase();
}

function bareFlaw({ path, code }: Violation): Flaw {
  return { path, code, rule: `breaks the rule \`${code || 'unknown'}\` of the contract` };
}
