import { isRecord, withoutMember } from '../../contract/instances/json-value.ts';
import type { Json } from '../../contract/model.ts';
import { isTold } from '../languages/unjudged-text.ts';
import { otherVersion, type SchemaPair, type Version } from '../pair/schema-pair.ts';
import type { Difference } from '../rules/difference.ts';
import { type Location, pointerTo } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';
import { type Carrier, isSendable, isTaken } from '../view/wire-text.ts';
import { isDeclared } from './declared.ts';
import type { Frame, Sampler } from './sampler.ts';
import type { Effort, TellingParts } from './telling-parts.ts';

/** Two versions of the schema of one body, parameter or header. */
export interface Whole {
  readonly old: Node;
  readonly next: Node;
  readonly carrier: Carrier;
}

/** Searches for values that one version sends and the other refuses. */
export interface WitnessSearch {
  /** A whole value that shows a difference to be breaking; undefined if none is found. */
  find(
    difference: Pick<Difference, 'location' | 'rules' | 'member' | 'declaredOnly'>,
    sender: Version,
  ): Json | undefined;
  /** A whole value that is refused because of a member of the object at a location and accepted without it. */
  findByMember(
    difference: Pick<Difference, 'location' | 'member' | 'declaredOnly'>,
    sender: Version,
  ): Json | undefined;
}

const enough = 24;
const mostFrames = 4;

/** The number of witnesses to choose from per search, once many values were judged. */
const enoughInBrief = 2;

/**
 * Opens the search in the schema of one body, parameter or header.
 *
 * @param built - additional ways to embed a value at a location in a whole, used if the plain ones fail
 */
export function openSearch(
  pair: SchemaPair,
  sampler: Sampler,
  parts: TellingParts,
  whole: Whole,
  built: (location: Location, sender: Version) => readonly Frame[],
  effort: Effort,
): WitnessSearch {
  const framesFor = {
    old: new Map<Location, readonly Frame[]>(),
    next: new Map<Location, readonly Frame[]>(),
  };

  /** The ways to embed a value at a location in a whole, first those that the sender's version accepts. */
  function framesAt(location: Location, sender: Version): readonly Frame[] {
    const before = framesFor[sender].get(location);
    if (before !== undefined) return before;
    const all = sampler.frames(pair.conjunctsOf(whole[sender]), location.steps, sender);
    const fitting = all.filter((frame) =>
      sampler
        .samples(frame.layers)
        .some((value) => isTold(() => pair.accepts(whole[sender], frame.wrap(value)))),
    );
    const [first] = all;
    const more = fitting.length > 0 ? [] : built(location, sender);
    const known = more.map((frame) => ({ ...frame, layers: first?.layers ?? frame.layers }));
    const frames = (fitting.length > 0 ? fitting : [...known, ...all]).slice(0, mostFrames);
    framesFor[sender].set(location, frames);
    return frames;
  }

  function smallest(
    difference: Pick<Difference, 'location' | 'rules' | 'member'>,
    sender: Version,
    shows: (frame: Frame, part: Json) => boolean,
  ): Json | undefined {
    const found: Json[] = [];
    const isBrief = effort.judged > effort.mostAtLength;
    const wanted = isBrief ? enoughInBrief : enough;
    for (const frame of framesAt(difference.location, sender)) {
      for (const part of parts.for(difference, sender, frame, isBrief)) {
        if (found.length >= wanted) break;
        effort.judged += 1;
        if (isTold(() => shows(frame, part))) found.push(frame.wrap(part));
      }
    }
    return found.reduce<Json | undefined>(
      (least, value) => (least === undefined || sizeOf(value) < sizeOf(least) ? value : least),
      undefined,
    );
  }

  /** Whether the sender may send a value that the receiver refuses because of what is at a location. */
  function isRefused(
    value: Json,
    location: Location,
    sender: Version,
    declaredOnly: boolean | undefined,
  ): boolean {
    const receiver = otherVersion(sender);
    const pointer = pointerTo(location);
    return (
      isSendable(whole.carrier, value) &&
      pair.accepts(whole[sender], value) &&
      !pair.accepts(whole[receiver], value) &&
      (whole.carrier === 'json' ||
        !isTaken(whole.carrier, value, (reading) => pair.faultyPlaces(whole[receiver], reading))) &&
      pair.isFaultyAt(whole[receiver], value, pointer) &&
      (!declaredOnly || isDeclared(pair, pair.conjunctsOf(whole[sender]), value))
    );
  }

  return {
    find({ location, rules, member, declaredOnly }, sender) {
      const difference = { location, ...(rules && { rules }), ...(member !== undefined && { member }) };
      return smallest(difference, sender, (frame, part) =>
        isRefused(frame.wrap(part), location, sender, declaredOnly),
      );
    },
    findByMember({ location, member, declaredOnly }, sender) {
      if (member === undefined) return undefined;
      return smallest(
        { location },
        sender,
        (frame, part) =>
          isRecord(part) &&
          Object.hasOwn(part, member) &&
          isRefused(frame.wrap(part), location, sender, declaredOnly) &&
          pair.accepts(whole[otherVersion(sender)], frame.wrap(withoutMember(part, member))),
      );
    },
  };
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length;
}
