import { grouped } from '../../contract/grouped.ts';
import { openLayerKeys } from '../../contract/instances/layer-keywords.ts';
import { LoadError } from '../../contract/load/document-set.ts';
import type { Contract, Place, Schema } from '../../contract/model.ts';
import type { Direction } from '../../contract/violation.ts';
import { type Change, worstFirst } from '../change.ts';
import { type Compatibility, openCompatibility } from '../inclusion/compatibility.ts';
import { openInclusion } from '../inclusion/inclusion.ts';
import { remembered } from '../languages/remembered.ts';
import { areEquivalent, isEquivalent, unreferenced } from '../pair/equivalence.ts';
import { otherVersion, pairOf, type SchemaPair, type Version } from '../pair/schema-pair.ts';
import type { Difference, Standing } from '../rules/difference.ts';
import { openWalk, type Walk } from '../rules/walk.ts';
import { isInside, type Location, shownPath } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';
import type { Carrier } from '../view/wire-text.ts';
import { builtFrames } from '../witness/built-frames.ts';
import { openCandidates } from '../witness/candidates.ts';
import { openSampler } from '../witness/sampler.ts';
import { type Effort, openTellingParts } from '../witness/telling-parts.ts';
import { openSearch, type WitnessSearch } from '../witness/witness.ts';

/** A schema present in both versions of an operation, with its name in reports. */
export interface ComparedSchema {
  readonly old: Schema;
  readonly next: Schema;
  readonly carrier: Carrier;
  readonly part: 'request-body' | 'request-parameter' | 'response-body' | 'response-header';
  /** `request body`, `query limit`, `response 200`. */
  readonly where: string;
  /** The objects that contain the schemas, to locate boolean schemas. */
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

/** The differences between two schemas, independent of their location. */
interface Finding extends Pick<Change, 'id' | 'level' | 'text' | 'witness'> {
  readonly path: string;
  readonly oldAt?: Standing;
  readonly nextAt?: Standing;
}

/** The means to judge differences. */
interface Judging {
  readonly search: WitnessSearch;
  readonly compatibility: Compatibility;
  readonly direction: Direction;
}

/**
 * Opens a comparison. A difference is breaking if there is a witness: a value that the sending version allows and the
 * other refuses because of that difference. It is information if provably no such value exists, and a warning if
 * neither is shown.
 */
export function openSchemaDiff(old: Contract, next: Contract, direction: Direction): SchemaDiff {
  const pair = pairOf(old, next, direction);
  const contracts = { old, next };
  const walk = openWalk(pair);
  const sampler = openSampler(pair);
  const inclusion = openInclusion(pair);
  const compatibilityFor = remembered((carrier: Carrier) => openCompatibility(pair, inclusion, carrier));
  const layersKey = openLayerKeys();
  const known = new Map<string, readonly Finding[]>();
  const isLarge = Object.keys(next.schemas).length > fewSchemas;
  const effort: Effort = { judged: 0, mostAtLength: isLarge ? 40_000 : Number.POSITIVE_INFINITY };
  const parts = openTellingParts(pair, openCandidates(pair, sampler), effort);

  function findingsOf({ old: before, next: after, part, carrier }: ComparedSchema): readonly Finding[] {
    const whole = {
      old: unreferenced(pair, pair.old.nodeOf(before)),
      next: unreferenced(pair, pair.next.nodeOf(after)),
      carrier,
    };
    const key = `${part} ${carrier} ${layersKey([whole.old, whole.next])}`;
    const findings = known.get(key);
    if (findings !== undefined) return findings;
    const found = walk(whole.old, whole.next, { direction, part, innerPart: innerParts[part] });
    const schemas = { old: before, next: after };
    const built = (location: Location, sender: Version) =>
      builtFrames(contracts[sender], pair[sender], direction, schemas[sender], location, sender);
    const search = openSearch(pair, sampler, parts, whole, built, effort);
    const judging: Judging = {
      search,
      compatibility: compatibilityFor(carrier),
      direction,
    };
    const named = unrepeated(found.differences.map((difference) => judge(difference, judging)));
    const isDone =
      named.some(({ witness }) => witness !== undefined) ||
      isEquivalent(pair, whole.old, whole.next) ||
      isWhollyHarmless(whole, found, judging);
    const all = isDone
      ? named
      : [...named, ...unnamed(differingSpots(pair, found), judging, part, isAccounted(found, named))];
    known.set(key, all);
    return all;
  }

  function placeOf(version: Version, standing: Standing | undefined, holder: object): Place {
    const origin = standing && pair[version].originOf(standing.node);
    if (origin === undefined) return contracts[version].placeOf(holder);
    return contracts[version].placeOf(origin, standing?.member);
  }

  /** Compares two schemas; those that nest too deep cannot be compared. */
  function findingsFor(schema: ComparedSchema): readonly Finding[] {
    try {
      return findingsOf(schema);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const { file, line } = contracts.next.placeOf(schema.holders.next);
      throw new LoadError(
        `${file}:${line}: The schema of the ${schema.where} is too deep to be compared: let fewer schemas refer to each other in a row.`,
      );
    }
  }

  return {
    compare: (schema) =>
      findingsFor(schema).map(({ path, oldAt, nextAt, ...finding }) => ({
        ...finding,
        direction,
        where: path === '' ? schema.where : `${schema.where} ${path}`,
        oldPlace: placeOf('old', oldAt, schema.holders.old),
        newPlace: placeOf('next', nextAt, schema.holders.next),
      })),
  };
}

/** A document with more named schemas is large: the search for witnesses is then limited. */
const fewSchemas = 300;

function judge(difference: Difference, { search, compatibility, direction }: Judging): Finding {
  const { id, text, rules, location, oldAt, nextAt, proven = 'breaking', unproven = 'info' } = difference;
  const finding = { id, path: shownPath(location), ...(oldAt && { oldAt }), ...(nextAt && { nextAt }) };
  if (rules === undefined) return { ...finding, level: unproven, text };
  const sender = senderOf[direction];
  const isHarmless = compatibility.isHarmless({ ...difference, rules }, sender);
  const witness =
    (isHarmless ? undefined : search.find(difference, sender)) ??
    (isInBranch(location) ? search.findByMember(difference, sender) : undefined);
  if (witness !== undefined) return { ...finding, level: proven, text, witness };
  if (!isHarmless) return { ...finding, level: 'warning', text: `${text} ${doubts[direction]}` };
  const isSame =
    !difference.declaredOnly && compatibility.isHarmless({ ...difference, rules }, otherVersion(sender));
  return { ...finding, level: unproven, text: isSame ? `${text} No instance shows a difference.` : text };
}

const senderOf = { request: 'old', response: 'next' } as const;
const doubts = {
  request: 'May reject previously valid input; could not be proven. Review.',
  response: 'May return what was impossible before; could not be proven. Review.',
} as const;

function isInBranch({ steps }: Location): boolean {
  return steps.at(-1)?.kind === 'branch';
}

/** Whether the other version certainly accepts everything that one version sends. */
function isWhollyHarmless(
  rules: { readonly old: Node; readonly next: Node },
  { spots: [location] }: Walk,
  { compatibility, direction }: Judging,
): boolean {
  return location !== undefined && compatibility.isHarmless({ rules, location }, senderOf[direction]);
}

/** Where something differs: by a rule, in the innermost places that differ, or in the whole. */
function differingSpots(pair: SchemaPair, { spots, differences }: Walk): readonly Location[] {
  const named = spots.filter((location) =>
    differences.some((difference) => difference.location === location),
  );
  const rewritten = spots.filter(({ old, next }) => !areEquivalent(pair, old, next));
  const innermost = rewritten.filter(
    (location) => !rewritten.some((other) => other !== location && isInside(other, location)),
  );
  return [...new Set([...named, ...innermost, ...spots.slice(0, 1)])];
}

/**
 * Whether a difference is already reported by name: as a warning, or as a member that is harmless because clients do
 * not rely on undeclared members, so that the whole cannot be proven harmless.
 */
function isAccounted({ differences }: Walk, named: readonly Finding[]): boolean {
  return (
    named.some(({ level }) => level !== 'info') ||
    differences.some(({ declaredOnly }) => declaredOnly === true)
  );
}

/** A change that no difference explains: a break, or a schema that is written differently with unknown effect. */
function unnamed(
  spots: readonly Location[],
  { search, direction }: Judging,
  part: ComparedSchema['part'],
  isTold: boolean,
): readonly Finding[] {
  for (const location of spots) {
    const witness = search.find({ location, declaredOnly: true }, senderOf[direction]);
    if (witness === undefined) continue;
    const [id, text] =
      direction === 'request'
        ? [`${part}-tightened`, 'The schema rejects previously valid input.']
        : [`${part}-widened`, 'The schema allows responses that were impossible before.'];
    return [{ id, level: 'breaking', text, witness, path: '' }];
  }
  if (isTold) return [];
  const text = `The schema is written differently. ${doubts[direction]}`;
  return [{ id: `${part}-rewritten`, level: 'warning', text, path: '' }];
}

/** The same change of a shared schema at the same place is reported once, in the branch where it is most severe. */
function unrepeated(findings: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ id, path, text }: Finding): string => `${id} ${path} ${text}`;
  const shown = grouped(worstFirst(findings), keyOf);
  return findings.filter((finding) => shown.get(keyOf(finding))?.[0] === finding);
}
