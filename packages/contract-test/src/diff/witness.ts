import { isRecord } from '../instances/json-value.ts';
import type { Json } from '../model.ts';
import type { Candidates } from './candidates.ts';
import { isDeclared } from './declared.ts';
import type { Difference } from './difference.ts';
import type { Frame, Sampler } from './sampler.ts';
import type { SchemaPair, Version } from './schema-pair.ts';
import type { Node } from './schema-view.ts';
import { pointerTo, type Spot } from './spot.ts';
import { type Carrier, isSendable, readings } from './wire-text.ts';

/** Two versions of the schema of one body, parameter or header. */
export interface Whole {
  readonly old: Node;
  readonly next: Node;
  readonly carrier: Carrier;
}

/** Looks for values that one version sends and the other one does not take. */
export interface WitnessSearch {
  /** A whole value that shows a difference to break; undefined when none is found. */
  find(
    difference: Pick<Difference, 'spot' | 'rules' | 'member' | 'declaredOnly'>,
    sender: Version,
  ): Json | undefined;
}

const enough = 24;
const mostFrames = 4;

/** Opens the search in the schema of one body, parameter or header. */
export function openSearch(
  pair: SchemaPair,
  sampler: Sampler,
  candidates: Candidates,
  whole: Whole,
): WitnessSearch {
  const framesFor = { old: new Map<Spot, readonly Frame[]>(), next: new Map<Spot, readonly Frame[]>() };

  /** The ways to put a value at a spot into a whole, those first that the sender's version takes. */
  function framesAt(spot: Spot, sender: Version): readonly Frame[] {
    const known = framesFor[sender].get(spot);
    if (known !== undefined) return known;
    const all = sampler.frames(pair.conjunctsOf(whole[sender]), spot.steps, sender);
    const fitting = all.filter((frame) =>
      sampler.samples(frame.layers).some((value) => pair.accepts(whole[sender], frame.wrap(value))),
    );
    const frames = (fitting.length > 0 ? fitting : all).slice(0, mostFrames);
    framesFor[sender].set(spot, frames);
    return frames;
  }

  return {
    find({ spot, rules, member, declaredOnly }, sender) {
      const receiver = sender === 'old' ? 'next' : 'old';
      const pointer = pointerTo(spot);
      const breaks = (part: Json): boolean => {
        if (rules === undefined) return true;
        const held = member === undefined ? part : reduced(part, member);
        return pair.accepts(rules[sender], held) && !pair.accepts(rules[receiver], held);
      };
      const shows = (value: Json): boolean =>
        isSendable(whole.carrier, value) &&
        pair.accepts(whole[sender], value) &&
        readings(whole.carrier, value).every((reading) => !pair.accepts(whole[receiver], reading)) &&
        pair.faultyPlaces(whole[receiver], value).some((place) => `${place}/`.startsWith(`${pointer}/`)) &&
        (!declaredOnly || isDeclared(pair, pair.conjunctsOf(whole[sender]), value));
      const found: Json[] = [];
      for (const frame of framesAt(spot, sender)) {
        for (const part of candidates.for(frame.layers, spot[receiver])) {
          if (found.length >= enough) break;
          if (!breaks(part)) continue;
          const value = frame.wrap(part);
          if (shows(value)) found.push(value);
        }
      }
      return found.reduce<Json | undefined>(
        (least, value) => (least === undefined || sizeOf(value) < sizeOf(least) ? value : least),
        undefined,
      );
    },
  };
}

function reduced(value: Json, member: string): Json {
  if (!isRecord(value)) return value;
  const held = value[member];
  return held === undefined || !Object.hasOwn(value, member) ? {} : { [member]: held };
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length;
}
