import { isRecord } from '../../contract/instances/json-value.ts';
import { openLayerKeys } from '../../contract/instances/layer-keywords.ts';
import type { Json } from '../../contract/model.ts';
import { isTold } from '../languages/unjudged-text.ts';
import { otherVersion, type SchemaPair, type Version } from '../pair/schema-pair.ts';
import type { Difference } from '../rules/difference.ts';
import type { Candidates } from './candidates.ts';
import type { Frame } from './sampler.ts';

/** The number of values judged so far, by all searches in two documents. */
export interface Effort {
  judged: number;
  /**
   * How many values are judged before searches are shortened; a count, so that the verdict does not depend on the speed
   * of the machine.
   */
  readonly mostAtLength: number;
}

type Told = Pick<Difference, 'location' | 'rules' | 'member'>;

/** Generates values for the place of a difference that distinguish its rules, whatever the surrounding whole. */
export interface TellingParts {
  /** Values that the sender's rule allows and the receiver's refuses; without rules, all candidates. */
  for(difference: Told, sender: Version, frame: Frame, isBrief: boolean): Iterable<Json>;
}

/** The number of candidates per search once many values were judged. */
const mostInBrief = 60;

/** The results for the candidates tried so far. The long list itself is not kept. */
interface Trial {
  readonly telling: Json[];
  tried: number;
  isOver: boolean;
}

/** Opens telling parts; those of the same rules and layers are tried once, in however many wholes they occur. */
export function openTellingParts(pair: SchemaPair, candidates: Candidates, effort: Effort): TellingParts {
  const trials = new WeakMap<object, Map<string, Trial>>();
  const keyOf = openLayerKeys();

  function candidatesFor(
    { location }: Told,
    sender: Version,
    frame: Frame,
    isBrief: boolean,
  ): readonly Json[] {
    const all = candidates.for(frame.layers, location[otherVersion(sender)], frame.given, isBrief);
    return isBrief ? all.slice(0, mostInBrief) : all;
  }

  function tells({ rules, member }: Told, sender: Version, part: Json): boolean {
    const held = member === undefined ? part : reduced(part, member);
    if (rules === undefined) return true;
    return isTold(
      () => pair.accepts(rules[sender], held) && !pair.accepts(rules[otherVersion(sender)], held),
    );
  }

  function trialOf(difference: Told, sender: Version, frame: Frame, isBrief: boolean): Trial {
    const { rules, location } = difference;
    const fresh: Trial = { telling: [], tried: 0, isOver: false };
    if (rules === undefined || frame.given !== undefined) return fresh;
    const key = `${sender} ${isBrief} ${keyOf(frame.layers)}|${keyOf(location[otherVersion(sender)])}`;
    const ofRules = trials.get(rules) ?? new Map<string, Trial>();
    trials.set(rules, ofRules);
    const known = ofRules.get(key) ?? fresh;
    ofRules.set(key, known);
    return known;
  }

  return {
    *for(difference, sender, frame, isBrief) {
      const trial = trialOf(difference, sender, frame, isBrief);
      yield* trial.telling;
      if (trial.isOver) return;
      const all = candidatesFor(difference, sender, frame, isBrief);
      while (trial.tried < all.length) {
        const part = all[trial.tried] as Json;
        trial.tried += 1;
        if (difference.rules !== undefined) effort.judged += 1;
        if (!tells(difference, sender, part)) continue;
        trial.telling.push(part);
        yield part;
      }
      trial.isOver = true;
    },
  };
}

function reduced(value: Json, member: string): Json {
  if (!isRecord(value)) return value;
  const held = value[member];
  return held === undefined || !Object.hasOwn(value, member) ? {} : { [member]: held };
}
