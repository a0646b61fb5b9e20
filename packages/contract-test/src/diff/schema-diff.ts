import type { Direction } from '../flaw.ts';
import type { Contract, Place, Schema } from '../model.ts';
import { openCandidates } from './candidates.ts';
import type { Change } from './change.ts';
import type { Difference, Standing } from './difference.ts';
import { isEquivalent, unreferenced } from './equivalence.ts';
import { samplerOf } from './sampler.ts';
import { pairOf, type Version } from './schema-pair.ts';
import type { Node } from './schema-view.ts';
import { isInside, type Spot, shownPath } from './spot.ts';
import { type Walk, walk } from './walk.ts';
import type { Carrier } from './wire-text.ts';
import { openSearch, type WitnessSearch } from './witness.ts';

/** A schema that both versions of an operation have, and how reports name it. */
export interface ComparedSchema {
  readonly old: Schema;
  readonly next: Schema;
  readonly carrier: Carrier;
  readonly part: 'request-body' | 'request-parameter' | 'response-body' | 'response-header';
  /** `request body`, `query limit`, `response 200`. */
  readonly where: string;
  /** The objects that hold the schemas, for places of schemas that are no objects. */
  readonly holders: { readonly old: object; readonly next: object };
}

/** Compares schemas of two contracts, in one direction. */
export interface SchemaDiff {
  compare(schema: ComparedSchema): readonly Change[];
}

const innerParts = {
  'request-body': 'request-property',
  'request-parameter': 'request-parameter-property',
  'response-body': 'response-property',
  'response-header': 'response-header-property',
} as const;

/** What was found between two schemas, wherever they stand. */
interface Finding extends Pick<Change, 'id' | 'level' | 'text' | 'witness'> {
  readonly path: string;
  readonly oldAt?: Standing;
  readonly nextAt?: Standing;
}

/**
 * Opens a comparison. A difference breaks when a witness shows it: a value that the version that sends takes and the
 * other one refuses, because of that difference. What no value shows is information.
 */
export function openSchemaDiff(old: Contract, next: Contract, direction: Direction): SchemaDiff {
  const pair = pairOf(old, next, direction);
  const contracts = { old, next };
  const sampler = samplerOf(pair);
  const candidates = openCandidates(pair, sampler);
  const known = new Map<Node, Map<Node, Map<string, readonly Finding[]>>>();

  function findingsOf({ old: before, next: after, part, carrier }: ComparedSchema): readonly Finding[] {
    const whole = {
      old: unreferenced(pair.conjunctsOf, pair.old.nodeOf(before)),
      next: unreferenced(pair.conjunctsOf, pair.next.nodeOf(after)),
      carrier,
    };
    const ofOld = known.get(whole.old) ?? new Map<Node, Map<string, readonly Finding[]>>();
    known.set(whole.old, ofOld);
    const ofBoth = ofOld.get(whole.next) ?? new Map<string, readonly Finding[]>();
    ofOld.set(whole.next, ofBoth);
    const key = `${part} ${carrier}`;
    const findings = ofBoth.get(key);
    if (findings !== undefined) return findings;
    const found = walk(pair, whole.old, whole.next, { side: direction, part, innerPart: innerParts[part] });
    const search = openSearch(pair, sampler, candidates, whole);
    const named = unrepeated(found.differences.map((difference) => judge(difference, search, direction)));
    const isDone =
      named.some(({ level }) => level !== 'info') || isEquivalent(pair.conjunctsOf, whole.old, whole.next);
    const isSame = (one: Node, other: Node): boolean => isEquivalent(pair.conjunctsOf, one, other);
    const all = isDone
      ? named
      : [...named, ...unnamed(differingSpots(found, isSame), search, direction, part)];
    ofBoth.set(key, all);
    return all;
  }

  function placeOf(version: Version, standing: Standing | undefined, holder: object): Place {
    const origin = standing && pair[version].originOf(standing.node);
    if (origin === undefined) return contracts[version].placeOf(holder);
    return contracts[version].placeOf(origin, standing?.member);
  }

  return {
    compare: (schema) =>
      findingsOf(schema).map(({ path, oldAt, nextAt, ...finding }) => ({
        ...finding,
        direction,
        where: path === '' ? schema.where : `${schema.where} ${path}`,
        oldPlace: placeOf('old', oldAt, schema.holders.old),
        newPlace: placeOf('next', nextAt, schema.holders.next),
      })),
  };
}

function judge(difference: Difference, search: WitnessSearch, direction: Direction): Finding {
  const { id, text, rules, spot, oldAt, nextAt, proven = 'breaking', unproven = 'info' } = difference;
  const finding = { id, path: shownPath(spot), ...(oldAt && { oldAt }), ...(nextAt && { nextAt }) };
  if (rules === undefined) return { ...finding, level: unproven, text };
  const sender = direction === 'request' ? 'old' : 'next';
  const witness = search.find(difference, sender);
  if (witness !== undefined) return { ...finding, level: proven, text, witness };
  const isSeen =
    difference.declaredOnly || search.find(difference, sender === 'old' ? 'next' : 'old') !== undefined;
  return { ...finding, level: unproven, text: isSeen ? text : `${text} No instance shows a difference.` };
}

/** Where something differs: by a rule, or else the innermost places that are not written the same. */
function differingSpots(
  { spots, differences }: Walk,
  isSame: (one: Node, other: Node) => boolean,
): readonly Spot[] {
  const named = spots.filter((spot) => differences.some((difference) => difference.spot === spot));
  if (named.length > 0) return named;
  const rewritten = spots.filter(
    ({ old, next }) => old.length !== next.length || old.some((node, at) => !isSame(node, next[at] ?? {})),
  );
  return rewritten.filter((spot) => !rewritten.some((other) => other !== spot && isInside(other, spot)));
}

/** A break that no difference accounts for. */
function unnamed(
  spots: readonly Spot[],
  search: WitnessSearch,
  direction: Direction,
  part: ComparedSchema['part'],
): readonly Finding[] {
  for (const spot of spots) {
    const witness = search.find({ spot, declaredOnly: true }, direction === 'request' ? 'old' : 'next');
    if (witness === undefined) continue;
    const [id, text] =
      direction === 'request'
        ? [`${part}-tightened`, 'The schema refuses what it took.']
        : [`${part}-widened`, 'The schema lets the server send what it could not.'];
    return [{ id, level: 'breaking', text, witness, path: '' }];
  }
  return [];
}

/** The same change of a shared schema at the same place shows once, in whichever branch it is seen first. */
function unrepeated(findings: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ id, path, text }: Finding): string => `${id} ${path} ${text}`;
  const weighed = [...findings].reverse().sort((one, other) => rank(one) - rank(other));
  const first = new Map(weighed.map((finding) => [keyOf(finding), finding]));
  return findings.filter((finding) => first.get(keyOf(finding)) === finding);
}

function rank({ level }: Finding): number {
  return level === 'breaking' ? 2 : level === 'warning' ? 1 : 0;
}
