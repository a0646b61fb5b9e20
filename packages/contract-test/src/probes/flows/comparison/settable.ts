import { schemasAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import { declaredNames, isHidden, memberSchemas } from '../../../contract/instances/members.ts';
import type { Contract, Operation, Schema } from '../../../contract/model.ts';

/** The fields that request bodies of these operations can set. */
export function settableFields(contract: Contract, operations: readonly Operation[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { body } of operations) {
    for (const { schema } of body?.content.values() ?? []) {
      for (const one of [schema, ...alternatives(contract, schema)]) {
        const layers = firmLayers(contract, [one]) ?? [];
        for (const name of declaredNames(layers)) {
          if (!isHidden(contract, memberSchemas(layers, name), 'request')) names.add(name);
        }
      }
    }
  }
  return names;
}

function alternatives(contract: Contract, schema: Schema): readonly Schema[] {
  const layers = firmLayers(contract, [schema]) ?? [];
  return layers.flatMap((layer) => [...schemasAt(layer, 'oneOf'), ...schemasAt(layer, 'anyOf')]);
}
