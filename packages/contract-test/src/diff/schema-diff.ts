import type { Direction } from '../flaw.ts';
import type { Contract, Place, Schema } from '../model.ts';
import { openCandidates } from './candidates.ts';
import { type Change, worstFirst } from './change.ts';
import type { Difference, Standing } from './difference.ts';
import { areEquivalent, isEquivalent, unreferenced } from './equivalence.ts';
import { openLayerKeys } from './layer-keys.ts';
import { openSampler } from './sampler.ts';
import { pairOf, type SchemaPair, type Version } from './schema-pair.ts';
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
  const sampler = openSampler(pair);
  const candidates = openCandidates(pair, sampler);
  const layersKey = openLayerKeys();
  const known = new Map<string, readonly Finding[]>();

  function findingsOf({ old: before, next: after, part, carrier }: ComparedSchema): readonly Finding[] {
    const whole = {
      old: unreferenced(pair, pair.old.nodeOf(before)),
      next: unreferenced(pair, pair.next.nodeOf(after)),
      carrier,
    };
    const key = `${part} ${carrier} ${layersKey([whole.old, whole.next])}`;
    const findings = known.get(key);
    if (findings !== undefined) return findings;
    const found = walk(pair, whole.old, whole.next, { direction, part, innerPart: innerParts[part] });
    const search = openSearch(pair, sampler, candidates, whole);
    const named = unrepeated(found.differences.map((difference) => judge(difference, search, direction)));
    const isDone = named.some(({ level }) => level !== 'info') || isEquivalent(pair, whole.old, whole.next);
    const all = isDone ? named : [...named, ...unnamed(differingSpots(pair, found), search, direction, part)];
    known.set(key, all);
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
function differingSpots(pair: SchemaPair, { spots, differences }: Walk): readonly Spot[] {
  const named = spots.filter((spot) => differences.some((difference) => difference.spot === spot));
  if (named.length > 0) return named;
  const rewritten = spots.filter(({ old, next }) => !areEquivalent(pair, old, next));
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

/** The same change of a shared schema at the same place shows once, in the branch where it weighs most. */
function unrepeated(findings: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ id, path, text }: Finding): string => `${id} ${path} ${text}`;
  const shown = Map.groupBy(worstFirst(findings), keyOf);
  return findings.filter((finding) => shown.get(keyOf(finding))?.[0] === finding);
}
