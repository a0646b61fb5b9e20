import { type JsonRecord, withoutMember } from '../../contract/instances/json-value.ts';
import { type Layers, mapOf, namesIn, nodesOf, numbersOf } from '../../contract/instances/layer-keywords.ts';
import { patternTexts } from '../../contract/instances/patterns.ts';
import type { Json } from '../../contract/model.ts';
import { layersAsked, memberLayers } from '../pair/applied-layers.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Sampler } from './sampler.ts';
import { textEdges } from './scalar-samples.ts';

/** Objects without each member, with additional ones, and at the size of every bound. */
export function objectEdges(
  pair: SchemaPair,
  sampler: Sampler,
  object: JsonRecord,
  sent: Layers,
  received: Layers,
): readonly Json[] {
  const both = [...sent, ...received];
  const names = Object.keys(object);
  const without = names.map((name) => withoutMember(object, name));
  const filled = (name: string): Json => sampler.samples(memberLayers(pair, both, name))[0] ?? 'text';
  const extended = extraNames(pair, sampler, sent, received).flatMap((name) =>
    [filled(name), 1, 'text'].map((value) => ({ ...object, [name]: value })),
  );
  const sizes = ['minProperties', 'maxProperties'].flatMap((keyword) =>
    numbersOf(both, keyword).flatMap((bound) => [bound - 1, bound, bound + 1]),
  );
  const declared = [...mapOf(both, 'properties').keys()];
  const sized = sizes.map((size) => {
    const pool = [
      ...names,
      ...declared,
      ...Array.from({ length: Math.max(0, size) }, (_, index) => `extra${index + 1}`),
    ];
    return Object.fromEntries(
      [...new Set(pool)]
        .slice(0, Math.max(0, size))
        .map((name) => [name, Object.hasOwn(object, name) ? (object[name] ?? null) : filled(name)]),
    );
  });
  return [...without, ...extended, ...sized];
}

function extraNames(pair: SchemaPair, sampler: Sampler, sent: Layers, received: Layers): readonly string[] {
  const both = [...sent, ...received];
  const sentNames = nodesOf(sent, 'propertyNames').flatMap(pair.conjunctsOf);
  const receivedNames = nodesOf(received, 'propertyNames').flatMap(pair.conjunctsOf);
  const asked = layersAsked(pair, both);
  const askedNames = nodesOf(asked, 'propertyNames').map(pair.conjunctsOf);
  return [
    ...namesIn(asked),
    'other',
    ...[...mapOf(asked, 'patternProperties').keys()].flatMap((pattern) => patternTexts(pattern).slice(0, 3)),
    ...askedNames.flatMap((layers) => sampler.samples([...layers, { type: 'string' }]).map(String)),
    ...(sentNames.length + receivedNames.length === 0
      ? []
      : [
          ...sampler.samples([...sentNames, { type: 'string' }]).map(String),
          ...textEdges(pair.texts, sentNames, receivedNames).slice(0, 200),
        ]),
  ];
}

/** Objects with other values for their members and for those named by branches, conditions and negations. */
export function memberEdges(
  pair: SchemaPair,
  object: JsonRecord,
  both: Layers,
  valuesOfMember: (name: string) => readonly Json[],
): readonly Json[] {
  const names = new Set([...Object.keys(object), ...namesIn(layersAsked(pair, both)), 'other']);
  return [...names]
    .slice(0, 40)
    .flatMap((name) => valuesOfMember(name).map((value) => ({ ...object, [name]: value })));
}
