import {
  bareFlaw,
  explain,
  explainParameter,
  type Flaw,
  type ParameterObject,
  type Refusal,
} from '@finops/contract-express/reading';
import type { MockContract, MockOperation } from './contract.ts';
import type { PreparedRequest } from './prepare.ts';
import type { Violation } from './prism.ts';

/**
 * Says in people's words what Prism has refused, after what the reading of the request has found already; its
 * own prose never gets through.
 */
export function explainRequest(
  { document }: MockContract,
  { parameters }: MockOperation,
  prepared: PreparedRequest,
  violations: readonly Violation[],
): Flaw[] {
  const told = [...prepared.flaws];
  if (violations.length === 0) return told;
  const { body } = prepared;
  const found = parameters.flatMap((one) =>
    explainParameter(document, one, textOf(one, prepared), refusalsOf(violations, one.in, one.name)),
  );
  if (body !== undefined) {
    found.push(...explain(document, body.schema, body.value, 'body', refusalsOf(violations, 'body')));
  }
  for (const one of found) if (!told.some((other) => isSameValue(other, one))) told.push(one);
  return told.length > 0 ? told : violations.map(({ place, ...refusal }) => bareFlaw(place, refusal));
}

/** The text of a parameter as Prism got it. */
function textOf({ name, in: place }: ParameterObject, { prism, path }: PreparedRequest): Text {
  if (place === 'path') return path[name];
  return place === 'query' ? prism.query[name] : prism.headers[name];
}

type Text = string | readonly string[] | undefined;

/** Prism lower-cases the names of parameters. */
function refusalsOf(violations: readonly Violation[], place: string, name?: string): Refusal[] {
  const wanted = name?.toLowerCase();
  return violations.filter(
    (one) => one.place === place && (wanted === undefined || one.path[0]?.toLowerCase() === wanted),
  );
}

function isSameValue(one: Flaw, other: Flaw): boolean {
  return one.place === other.place && one.field === other.field;
}
