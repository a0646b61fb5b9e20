import { type Layers, mapOf, requiredOf, valuesOf } from '../../contract/instances/layer-keywords.ts';
import { layersInPlace } from '../pair/applied-layers.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import { hidingKeyword, type Node } from '../view/schema-view.ts';
import { type Comparison, type Difference, standings } from './difference.ts';
import { closedOver } from './openness.ts';

/** Compares the declared and required members of an object; their schemas are compared when they are walked. */
export function compareMembers(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  const { location } = comparison;
  const declared = { old: mapOf(location.old, 'properties'), next: mapOf(location.next, 'properties') };
  const required = { old: requiredOf(location.old), next: requiredOf(location.next) };
  const names = new Set([...declared.old.keys(), ...declared.next.keys(), ...required.old, ...required.next]);
  return [...names].flatMap((name): readonly Difference[] => {
    const member: Member = {
      name,
      old: declared.old.get(name)?.flatMap(pair.conjunctsOf),
      next: declared.next.get(name)?.flatMap(pair.conjunctsOf),
      wasRequired: required.old.has(name),
      isRequired: required.next.has(name),
    };
    if (member.old !== undefined && member.next !== undefined) {
      const isKnown = pair.isHidden(member.old) === pair.isHidden(member.next);
      return [
        ...compareMutability(comparison, member, member.old, member.next),
        ...(isKnown ? compareNeed(comparison, member) : []),
      ];
    }
    const { old, next } = member;
    if (next !== undefined && !isNamedInPlace(pair, location.old, name)) {
      return pair.isHidden(next) ? [] : [addition(pair, comparison, member, next)];
    }
    if (old !== undefined && !isNamedInPlace(pair, location.next, name)) {
      return pair.isHidden(old) ? [] : [removal(pair, comparison, member, old)];
    }
    return compareNeed(comparison, member);
  });
}

/** Whether a member is declared, even if only in a branch. */
function isNamedInPlace(pair: SchemaPair, layers: Layers, name: string): boolean {
  return mapOf(layersInPlace(pair, layers), 'properties').has(name);
}

interface Member {
  readonly name: string;
  /** Undefined if the version does not declare it. */
  readonly old: Layers | undefined;
  readonly next: Layers | undefined;
  readonly wasRequired: boolean;
  readonly isRequired: boolean;
}

function compareNeed(comparison: Comparison, member: Member): readonly Difference[] {
  if (member.wasRequired === member.isRequired) return [];
  return [
    {
      id: `${comparison.innerPart}-became-${member.isRequired ? 'required' : 'optional'}`,
      text: `\`${member.name}\` became ${member.isRequired ? 'required' : 'optional'}.`,
      location: comparison.location,
      rules: { old: needOf(member.name, member.wasRequired), next: needOf(member.name, member.isRequired) },
      ...standings(comparison.location, 'required'),
    },
  ];
}

function addition(pair: SchemaPair, comparison: Comparison, member: Member, next: Layers): Difference {
  const { direction, location } = comparison;
  const { name, isRequired } = member;
  const need = isRequired ? 'required' : 'optional';
  const hasDefault = isRequired && valuesOf(next, 'default').length > 0 ? '-with-default' : '';
  return {
    id:
      direction === 'request'
        ? `new-${need}-request-property${hasDefault}`
        : `response-${need}-property-added`,
    text: `${isRequired ? 'Required' : 'Optional'} member \`${name}\` added.`,
    location,
    rules: {
      old: { allOf: [closedOver(pair, location.old), needOf(name, member.wasRequired)] },
      next: declarationOf(name, next, isRequired),
    },
    member: name,
    declaredOnly: true,
    ...standings(location, 'properties'),
    nextAt: { node: next[0] ?? {} },
  };
}

function removal(pair: SchemaPair, comparison: Comparison, member: Member, old: Layers): Difference {
  const { direction, location } = comparison;
  const { name, wasRequired } = member;
  const need = wasRequired ? 'required' : 'optional';
  return {
    id: direction === 'request' ? 'request-property-removed' : `response-${need}-property-removed`,
    text: `${wasRequired ? 'Required' : 'Optional'} member \`${name}\` removed.`,
    location,
    rules: {
      old: declarationOf(name, old, wasRequired),
      next: { allOf: [closedOver(pair, location.next), needOf(name, member.isRequired)] },
    },
    member: name,
    declaredOnly: true,
    unproven: 'warning',
    ...standings(location, 'properties'),
    oldAt: { node: old[0] ?? {} },
  };
}

const flags = [
  { flag: 'readOnly', name: 'read-only' },
  { flag: 'writeOnly', name: 'write-only' },
] as const;

function compareMutability(
  comparison: Comparison,
  member: Member,
  old: Layers,
  next: Layers,
): readonly Difference[] {
  const { direction, location } = comparison;
  return flags.flatMap(({ flag, name }) => {
    const was = valuesOf(old, flag).includes(true);
    const is = valuesOf(next, flag).includes(true);
    if (was === is) return [];
    const need = member.wasRequired || member.isRequired ? 'required' : 'optional';
    return [
      {
        id: `${direction}-${need}-property-became-${is ? '' : 'not-'}${name}`,
        text: `\`${member.name}\` ${is ? 'became' : 'is no longer'} \`${flag}\`.`,
        location,
        ...(hidingKeyword[direction] === flag && {
          rules: {
            old: needOf(member.name, member.wasRequired),
            next: needOf(member.name, member.isRequired),
          },
        }),
        oldAt: { node: old[0] ?? {}, member: flag },
        nextAt: { node: next[0] ?? {}, member: flag },
      },
    ];
  });
}

function needOf(name: string, isRequired: boolean): Node {
  return isRequired ? { required: [name] } : {};
}

function declarationOf(name: string, layers: Layers, isRequired: boolean): Node {
  return { properties: { [name]: { allOf: layers } }, ...needOf(name, isRequired) };
}
