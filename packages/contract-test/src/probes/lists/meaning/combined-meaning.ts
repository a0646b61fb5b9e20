import type { Contract, Operation } from '../../../contract/model.ts';
import { descriptionOf } from './description.ts';
import type { FilterMeaning } from './filter-meaning.ts';
import { paragraphsAbout } from './paragraphs.ts';

const saysBoth =
  /\b(combin\w*|all of (them|these|the)|all (the |given )*(filters|conditions|criteria|parameters)|every (filter|condition|criterion)|and-ed|anded|logical and|conjunct\w*|intersect\w*|together|cumulative\w*|additive\w*|both)\b|`AND`|\bAND\b/i;
const saysOtherwise =
  /\b(or-ed|ored|logical or|disjunct\w*|any of (them|the filters)|(mutually )?exclusive|(cannot|can't|can not|must not|may not|not) be (combined|used together)|(only|at most|exactly) one (filter|of (them|these|the))|takes precedence|ignored (if|when|where))\b|\bOR\b/;

/**
 * How several filters combine: `both` if entries must match all of them, by the document or by what each says on its
 * own; `unsaid` if nothing indicates it; undefined if they may do something else.
 */
export function readCombined(
  contract: Contract,
  operation: Operation,
  filters: readonly [FilterMeaning, FilterMeaning],
): 'both' | 'unsaid' | undefined {
  const paragraphs = paragraphsAbout(/\b(filter\w*|criteria|conditions)\b/i, contract, operation);
  const [one, other] = filters.map(({ parameter }) => descriptionOf(parameter.node));
  const own = `${one} ${other}`;
  if ([...paragraphs, own].some((text) => saysOtherwise.test(text))) return undefined;
  const [first, second] = filters;
  const isRange =
    first.relation.kind === 'bound' && second.relation.kind === 'bound' && first.member === second.member;
  if (isRange) return 'both';
  const names = filters.map(({ parameter }) => `\`${parameter.name}\``);
  if (one?.includes(names[1] ?? '') || other?.includes(names[0] ?? '')) return undefined;
  if (paragraphs.some((text) => saysBoth.test(text))) return 'both';
  const isOnly = [one, other].every((text) => /\bonly\b/i.test(text ?? ''));
  return isOnly ? 'both' : 'unsaid';
}
