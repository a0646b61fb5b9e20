import type { JsonRecord } from '../../contract/instances/json-value.ts';
import { textAt } from '../../contract/instances/keywords.ts';
import { firmLayers } from '../../contract/instances/layers.ts';
import type { RequestParts } from '../../model/case.ts';
import type { ProbeContext } from '../probe.ts';
import { isValidOnWire, withParameter } from '../requests/parameter-values.ts';
import { valueIn } from './meaning/entry-members.ts';
import type { FilterMeaning } from './meaning/filter-meaning.ts';
import { isMoment } from './value-order.ts';

const day = 86_400_000;

/**
 * A request for a list within a time window that contains some entries, if the list may have another window by default;
 * undefined if it has no time bounds.
 */
export function windowAround(
  context: ProbeContext,
  filters: readonly FilterMeaning[],
  entries: readonly JsonRecord[],
  parts: RequestParts,
): RequestParts | undefined {
  let made: RequestParts | undefined;
  for (const { parameter, member, relation, key } of filters) {
    if (relation.kind !== 'bound' || key !== undefined) continue;
    const values = entries.flatMap((entry) => valueIn(entry, member) ?? []).filter(isMoment);
    const times = values.map((value) => Date.parse(String(value)));
    if (times.length === 0) continue;
    const time = relation.side === 'low' ? Math.min(...times) - day : Math.max(...times) + day;
    const layers = firmLayers(context.contract, [parameter.schema]) ?? [];
    const isDay = layers.some((layer) => textAt(layer, 'format') === 'date');
    const value = dateText(time, isDay);
    if (value !== undefined && isValidOnWire(context, parameter, value))
      made = withParameter(made ?? parts, parameter, value);
  }
  return made;
}

/** A moment, or its day, as a text; undefined outside the years that these can express. */
export function dateText(time: number, isDay: boolean): string | undefined {
  const moment = new Date(time);
  const text = Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  if (!/^\d{4}-/.test(text)) return undefined;
  return isDay ? text.slice(0, 10) : text;
}
