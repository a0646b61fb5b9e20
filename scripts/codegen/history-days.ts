import { type OpenApiDocument, SpecError } from './bundle.ts';

/**
 * Days for which history is kept: `x-history` of the contract's schemas.
 * @throws SpecError if a schema does not state a whole number of days, or two schemas state different ones.
 */
export function historyDays(document: OpenApiDocument): number {
  const stated = Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => {
    const { 'x-history': period } = Object(schema);
    return period === undefined ? [] : [[name, daysOf(name, String(period))] as const];
  });
  const [first, ...others] = stated;
  if (first === undefined) throw new SpecError('No schema states x-history.');
  const different = others.find(([, days]) => days !== first[1]);
  if (different !== undefined) {
    throw new SpecError(`x-history of ${first[0]} and ${different[0]} differ. State the same for both.`);
  }
  return first[1];
}

function daysOf(name: string, period: string): number {
  const [, days] = /^P([1-9]\d*)D$/.exec(period) ?? [];
  if (days === undefined) throw new SpecError(`x-history of ${name} is ${period}. State days, such as P21D.`);
  return Number(days);
}
