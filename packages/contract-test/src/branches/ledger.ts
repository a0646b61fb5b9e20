import type { InstanceContext } from '../contract/instances/context.ts';
import { demand } from '../contract/instances/negation.ts';
import { taken } from '../contract/instances/sequences.ts';
import { join } from '../contract/json-pointer.ts';
import type { Json, Schema } from '../contract/model.ts';
import type { Direction, SchemaViolation } from '../contract/violation.ts';
import type { Branch, Candidate } from '../model/branch.ts';
import type { Proposal, Site, Way } from './site.ts';

/** The candidates of one enumeration as they are found, and the branches without one. */
export interface Ledger {
  /**
   * Judges the values of a proposal, keeps the first suitable one and returns it. Undefined if there is none, or if the
   * rest of the value had to be regenerated for it.
   */
  settle(site: Site, proposal: Proposal): Json | undefined;
  result(): { readonly candidates: readonly Candidate[]; readonly unmade: readonly Branch[] };
}

/** Keywords whose violations the judge may report as those of surrounding or nested keywords. */
const indirect = new Set([
  'anyOf',
  'oneOf',
  'not',
  'then',
  'else',
  'dependentSchemas',
  'contains',
  'minContains',
  'maxContains',
  'propertyNames',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** Opens the ledger of an enumeration of a schema, by which whole values are judged. */
export function openLedger(context: InstanceContext, root: Schema, direction: Direction): Ledger {
  const { judge } = context;
  const candidates: Candidate[] = [];
  /** Candidates that violate more than intended, for branches without better ones. */
  const spare: Candidate[] = [];
  const made = new Set<string>();
  const given = new Set<string>();
  const missing = new Map<string, Branch>();

  /** By the text of a value: different keywords often yield the same value. */
  const judged = new Map<string, readonly SchemaViolation[]>();
  const violationsOf = (whole: Json): readonly SchemaViolation[] => {
    const text = JSON.stringify(whole);
    const known = judged.get(text) ?? judge.violations(root, whole, direction);
    judged.set(text, known);
    return known;
  };

  const keep = (branch: Branch, value: Json): void => {
    made.add(sideKey(branch)).add(placeKey(branch));
    const identity = `${sideKey(branch)} ${branch.instancePath} ${JSON.stringify(value)}`;
    if (given.has(identity)) return;
    given.add(identity);
    candidates.push({ branch, value });
  };

  const settle = (site: Site, proposal: Proposal): Json | undefined => {
    const isLoose =
      proposal.isLoose === true || site.isLoose || proposal.layer.isLoose || indirect.has(proposal.keyword);
    const path = proposal.at === undefined ? site.path : join(site.path, proposal.at);
    const branchOf = (detail: string): Branch => branchAt(context, proposal, path, detail);
    const firstWays: Way[] = [];
    let tried = 0;
    let accepted = 0;
    let second: { readonly candidate: Candidate; readonly value: Json } | undefined;
    const others = new Set<string>();
    for (const { value, detail } of proposal.ways) {
      const whole = site.whole(value);
      if (whole === undefined) continue;
      tried += 1;
      if (tried < 4) firstWays.push({ value, detail });
      const violations = violationsOf(whole);
      if (proposal.side === 'valid') {
        if (violations.length === 0) {
          keep(branchOf(detail), whole);
          return value;
        }
        for (const violation of violations) others.add(violation.keyword);
        continue;
      }
      if (violations.length === 0) {
        accepted += 1;
        continue;
      }
      const fit = fitOf(violations, branchOf(detail), site.path, isLoose);
      if (fit === 'exact') {
        keep(branchOf(detail), whole);
        return value;
      }
      if (fit === 'among') second ??= { candidate: { branch: branchOf(detail), value: whole }, value };
      for (const violation of violations) others.add(violation.keyword);
    }
    if (proposal.side === 'valid' && site.anew !== undefined) {
      for (const { value, detail } of firstWays) {
        const whole = [...taken(site.anew(demand({ const: value })), 8)].find((one) =>
          judge.isValid(root, one, direction),
        );
        if (whole === undefined) continue;
        keep(branchOf(detail), whole);
        return undefined;
      }
    }
    if (second !== undefined) {
      spare.push(second.candidate);
      return second.value;
    }
    const branch = branchOf(proposal.obstacle ?? failure(proposal.side, tried, accepted, [...others]));
    if (!missing.has(sideKey(branch))) missing.set(sideKey(branch), branch);
    return undefined;
  };

  return {
    settle,
    result: () => {
      for (const { branch, value } of spare) if (!made.has(placeKey(branch))) keep(branch, value);
      return { candidates, unmade: [...missing.values()].filter((branch) => !made.has(sideKey(branch))) };
    },
  };
}

function branchAt(context: InstanceContext, proposal: Proposal, path: string, detail: string): Branch {
  const { layer, keyword, member, side } = proposal;
  const place = context.contract.placeOf(layer.node);
  return {
    key: `${place.file}#${join(`${place.pointer}/${keyword}`, ...(member === undefined ? [] : [member]))}`,
    keyword,
    side,
    instancePath: path,
    detail,
    place: context.contract.placeOf(layer.node, keyword),
  };
}

function sideKey(branch: Branch): string {
  return `${branch.side} ${branch.key}`;
}

/**
 * The branch at one place of the value: a shared schema may be violated in isolation at one place and not at another.
 */
function placeKey(branch: Branch): string {
  return `${sideKey(branch)} ${branch.instancePath}`;
}

/**
 * How well violations match a branch: only its keyword is violated (`exact`), it is one of several (`among`), or others
 * are. A loose branch matches by location.
 */
function fitOf(
  violations: readonly SchemaViolation[],
  meant: Branch,
  sitePath: string,
  isLoose: boolean,
): 'exact' | 'among' | 'other' {
  const isKeyword = (violation: SchemaViolation): boolean =>
    violation.keyword === meant.keyword && isWithin(violation.instancePath, sitePath);
  const isMeant = (violation: SchemaViolation): boolean =>
    isKeyword(violation) &&
    violation.place.pointer === meant.place.pointer &&
    violation.place.file === meant.place.file;
  if (violations.some(isMeant)) return violations.length === 1 ? 'exact' : 'among';
  if (!isLoose) return violations.some(isKeyword) ? 'among' : 'other';
  const isNear = ({ instancePath }: SchemaViolation): boolean =>
    isWithin(instancePath, sitePath) || isWithin(sitePath, instancePath);
  return violations.every(isNear) ? 'exact' : 'among';
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`);
}

function failure(
  side: 'valid' | 'invalid',
  tried: number,
  accepted: number,
  others: readonly string[],
): string {
  if (tried === 0) return 'no value was found to try';
  const values = tried === 1 ? 'the one value tried' : `each of ${tried} values tried`;
  if (side === 'invalid' && accepted === tried) return `${values} is valid`;
  const names = others.map((keyword) => `\`${keyword}\``).join(', ');
  return side === 'valid' ? `${values} breaks ${names}` : `${values} is valid or breaks only ${names}`;
}
