import { textsAt, valuesAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import type { Contract, Json, Parameter } from '../../../contract/model.ts';
import { descriptionOf } from './description.ts';

/** The value that an omitted parameter has. */
export type DefaultMeaning = { readonly parameter: Parameter } & (
  | { readonly value: Json }
  /** So many milliseconds after the value of another parameter, or before it. */
  | { readonly from: Parameter; readonly distance: number }
);

const units: Readonly<Record<string, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};
const saysDistance =
  /\bdefaults? (?:is|to|value is|value:) (\d{1,4}|one|an?) (minute|hour|day|week)s? (after|before) (?:the )?[`'"]?([\w[\].-]+)/i;
const saysValue =
  /\bdefault(?:s to| is|:)? [`'"]?([\w-]+)[`'"]?(?=[.,;)]|$| (?:entries|items|results|records|per page)\b)/i;
const isDoubtful = /\b(if|when|unless|otherwise|depend\w*)\b/i;

/** The defaults of query parameters that their schemas declare or their descriptions state plainly. */
export function readDefaults(
  contract: Contract,
  parameters: readonly Parameter[],
): readonly DefaultMeaning[] {
  return parameters.flatMap((parameter): readonly DefaultMeaning[] => {
    if (parameter.in !== 'query' || parameter.required) return [];
    const layers = firmLayers(contract, [parameter.schema]) ?? [];
    const declared = layers
      .map((layer) => layer.default as Json | undefined)
      .filter((one) => one !== undefined);
    const [value] = declared;
    if (value !== undefined) return isScalar(value) && declared.length === 1 ? [{ parameter, value }] : [];
    const description = descriptionOf(parameter.node);
    if (isDoubtful.test(description)) return [];
    const [, count, unit, side, name] = saysDistance.exec(description) ?? [];
    const from = parameters.find((other) => other !== parameter && other.name === name);
    if (from !== undefined) {
      const size = (Number(count) || 1) * (units[unit?.toLowerCase() ?? ''] ?? 0);
      return [{ parameter, from, distance: side?.toLowerCase() === 'before' ? -size : size }];
    }
    const said = saysValue.exec(description)?.[1];
    if (said === undefined) return [];
    const types = layers.flatMap((layer) => textsAt(layer, 'type'));
    if (types.includes('integer')) return /^\d{1,6}$/.test(said) ? [{ parameter, value: Number(said) }] : [];
    if (types.includes('boolean'))
      return /^(true|false)$/.test(said) ? [{ parameter, value: said === 'true' }] : [];
    const isChoice = layers.some((layer) => valuesAt(layer, 'enum').includes(said));
    return isChoice ? [{ parameter, value: said }] : [];
  });
}

function isScalar(value: Json): boolean {
  return value !== null && value !== '' && typeof value !== 'object';
}
