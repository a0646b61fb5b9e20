import { isList, type JsonRecord } from '../../contract/instances/json-value.ts';
import { valuesAt } from '../../contract/instances/keywords.ts';
import { firmLayers } from '../../contract/instances/layers.ts';
import { itemSchemas } from '../../contract/instances/members.ts';
import type { Json, SchemaObject } from '../../contract/model.ts';
import type { ProbeContext } from '../probe.ts';
import { valueIn } from './meaning/entry-members.ts';
import type { FilterMeaning } from './meaning/filter-meaning.ts';

/** The distinct values, or items, that the member of a filter has in the entries. */
export function seenValues(
  { member }: Pick<FilterMeaning, 'member'>,
  entries: readonly JsonRecord[],
): readonly Json[] {
  const values = entries.flatMap((entry) => {
    const value = valueIn(entry, member) ?? null;
    return isList(value) ? value : [value];
  });
  return [...new Set(values)].filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
}

/** The values that a parameter, or its items, can have. */
export function choicesOf(context: ProbeContext, { parameter, member }: FilterMeaning): readonly Json[] {
  const own = firmLayers(context.contract, [parameter.schema]) ?? [];
  const listed = enumerated(context, own);
  if (listed.length > 0) return listed;
  return member.types.includes('boolean') ? [true, false] : [];
}

/** The enumerated values of schemas, or of their items. */
export function enumerated(
  { contract }: Pick<ProbeContext, 'contract'>,
  layers: readonly SchemaObject[],
): readonly Json[] {
  const all = [...layers, ...(firmLayers(contract, itemSchemas(layers, 0)) ?? [])];
  return all.flatMap((layer) => valuesAt(layer, 'enum')).filter((value) => value !== null);
}
