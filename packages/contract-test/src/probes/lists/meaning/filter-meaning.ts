import { isList } from '../../../contract/instances/json-value.ts';
import type { Json, Parameter } from '../../../contract/model.ts';
import type { BoundMeaning, Edge } from './bound-meaning.ts';
import type { Member } from './entry-members.ts';

/** How the member of an entry that passes a filter relates to the filter's value. */
export type Relation =
  /** `resembles`: equals or contains; the document does not say which. */
  | { readonly kind: 'equals' | 'resembles' | 'has' | 'contains' | 'begins' }
  | { readonly kind: 'bound'; readonly side: BoundMeaning['side']; readonly edge: Edge };

/** How a filter takes several values. */
export interface Several {
  /** Whether an entry must match one of them or all of them; undefined if the document does not say. */
  readonly match: 'any' | 'all' | undefined;
  /** The separator between them; undefined if they are a list. */
  readonly separator: ',' | undefined;
}

/** The meaning of a parameter that narrows a list. */
export interface FilterMeaning {
  readonly parameter: Parameter;
  readonly member: Member;
  /** Alternative members: one of them must match if `member` does not. */
  readonly besides: readonly Member[];
  readonly relation: Relation;
  /** Undefined if the parameter takes a single value. */
  readonly several: Several | undefined;
  /** Whether upper and lower case are `alike` or `apart`; undefined if the document does not say. */
  readonly letterCase: 'alike' | 'apart' | undefined;
  /** The name of the value inside the parameter if that is an object: `gte` of `created[gte]`. */
  readonly key: string | undefined;
  /** Whether the document says so; otherwise contrary behaviour is a question. */
  readonly isCertain: boolean;
  /** Whether every matching entry must be listed too. */
  readonly isExact: boolean;
  /** Whether only `true` narrows the list: "Only live albums." */
  readonly isSwitch: boolean;
}

/** The parameter's value for one value of the member, or for a list of several. */
export function filterValue({ several, key }: FilterMeaning, value: Json): Json {
  if (key !== undefined) return { [key]: value };
  if (several === undefined) return value;
  const values = isList(value) ? value : [value];
  return several.separator === undefined ? values : values.join(several.separator);
}
