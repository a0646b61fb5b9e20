import { demandsOf } from '../contract/instances/demands.ts';
import { firmLayers } from '../contract/instances/layers.ts';
import { memberSchemas } from '../contract/instances/members.ts';
import { demand } from '../contract/instances/negation.ts';
import type { Contract, Json, Schema, SchemaObject } from '../contract/model.ts';

/** One of the values that an enumerated member may have. */
export interface MemberCase {
  readonly name: string;
  readonly value: Json;
}

/** The maximum number of values of one member that are cases. */
const mostCases = 8;

/** The values of the members, of an object that satisfies all layers, that have several possible values. */
export function memberCases(
  contract: Contract,
  layers: readonly SchemaObject[],
  names: readonly string[],
): readonly MemberCase[] {
  return names.flatMap((name) => {
    const { allowed, types } = demandsOf(contract, firmLayers(contract, memberSchemas(layers, name)) ?? []);
    const values = allowed ?? (types.every((type) => type === 'boolean') ? [true, false] : []);
    return values.length < 2 ? [] : values.slice(0, mostCases).map((value) => ({ name, value }));
  });
}

/** The demand that the member has the value. */
export function caseDemand({ name, value }: MemberCase): Schema {
  return demand({ type: 'object', required: [name], properties: { [name]: { const: value } } });
}

/** `where "direction" is "out"`. */
export function caseWords({ name, value }: MemberCase): string {
  return `where \`${name}\` is ${JSON.stringify(value)}`;
}
