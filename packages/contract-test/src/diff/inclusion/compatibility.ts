import {
  type Layers,
  mapOf,
  namesIn,
  openLayerKeys,
  valuesOf,
} from '../../contract/instances/layer-keywords.ts';
import { isTold } from '../languages/unjudged-text.ts';
import { layersInPlace } from '../pair/applied-layers.ts';
import { otherVersion, type SchemaPair, type Version } from '../pair/schema-pair.ts';
import type { Difference } from '../rules/difference.ts';
import { typesOf } from '../rules/types.ts';
import { membersOf } from '../rules/values.ts';
import type { Location } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';
import { type Carrier, isTaken } from '../view/wire-text.ts';
import type { Inclusion } from './inclusion.ts';

type Rules = Required<Pick<Difference, 'rules' | 'location'>> & Pick<Difference, 'declaredOnly'>;

/** Recognizes differences that certainly break nothing. */
export interface Compatibility {
  /** Whether everything that one version sends certainly satisfies the rule of the other. */
  isHarmless(difference: Rules, sender: Version): boolean;
}

/** Opens the judgement for one direction. */
export function openCompatibility(pair: SchemaPair, inclusion: Inclusion, carrier: Carrier): Compatibility {
  /**
   * What is sent and satisfies the rule of the sending version; without undeclared members if only declared ones count.
   */
  function sentLayers({ location, rules, declaredOnly }: Rules, sender: Version): Layers {
    const layers = location[sender];
    if (!declaredOnly) return [...pair.conjunctsOf(rules[sender]), ...layers];
    const all = layersInPlace(pair, layers);
    const openers = ['additionalProperties', 'unevaluatedProperties', 'patternProperties'];
    if (mapOf(all, 'properties').size === 0 || openers.some((keyword) => valuesOf(all, keyword).length > 0))
      return layers;
    const properties = Object.fromEntries(namesIn(all).map((name) => [name, {}]));
    return [...layers, { properties, additionalProperties: { not: {} } }];
  }

  function isKept(rule: Node, layers: Layers, received: Layers): boolean {
    if (inclusion.holds(rule, layers)) return true;
    if (carrier === 'json') return false;
    const types = typesOf(layers) ?? ['object'];
    const members = membersOf(layers) ?? (types.join() === 'boolean' ? [true, false] : undefined);
    if (members !== undefined) {
      return members.every((member) =>
        isTaken(carrier, member, (reading) => pair.faultyPlaces(rule, reading)),
      );
    }
    if (types.some((type) => type === 'object' || type === 'array')) return false;
    return typesOf(received)?.includes('string') === true && inclusion.holds(rule, [asText]);
  }

  const known = new WeakMap<object, Map<string, boolean>>();
  const keyOf = openLayerKeys();

  /**
   * Whether a rule is certainly satisfied; the same rules at the same layers are judged once, wherever they occur.
   */
  function isRuleKept(difference: Rules, sender: Version): boolean {
    const { rules, location, declaredOnly } = difference;
    const receiver = otherVersion(sender);
    const ofRules = known.get(rules) ?? new Map<string, boolean>();
    known.set(rules, ofRules);
    const key = `${sender} ${declaredOnly} ${keyOf(location.old)}|${keyOf(location.next)}`;
    const isHeld =
      ofRules.get(key) ??
      isTold(() => isKept(rules[receiver], sentLayers(difference, sender), location[receiver]));
    ofRules.set(key, isHeld);
    return isHeld;
  }

  /** Whether a value that newly fits a branch of `oneOf` certainly fits none of the others. */
  function isAloneInChoices({ steps, ...layers }: Location, receiver: Version): boolean {
    const choices = steps.flatMap((step, at) =>
      step.kind === 'branch' && step.choice?.isExclusive ? [{ choice: step.choice, step, at }] : [],
    );
    return choices.every(({ choice, step, at }) => {
      const own = at === steps.length - 1 ? layers[receiver] : step[receiver];
      const taken = [...choice.beside[receiver], ...own];
      return choice[receiver].every(
        (branch) => taken.includes(branch) || inclusion.areApart(taken, pair.conjunctsOf(branch)),
      );
    });
  }

  return {
    isHarmless: (difference, sender) =>
      isRuleKept(difference, sender) &&
      isTold(() => isAloneInChoices(difference.location, otherVersion(sender))),
  };
}

const asText: Node = { type: 'string' };
