import { isList } from '../../../contract/instances/json-value.ts';
import type { Json, Parameter } from '../../../contract/model.ts';
import type { BoundMeaning, Edge } from './bound-meaning.ts';
import type { Member } from './entry-members.ts';

/** How the member of an entry that a filter lets through stands to the value of the filter. */
export type Relation =
  /** `resembles`: equals or contains, the document does not say which. */
  | { readonly kind: 'equals' | 'resembles' | 'has' | 'contains' | 'begins' }
  | { readonly kind: 'bound'; readonly side: BoundMeaning['side']; readonly edge: Edge };

/** How a filter takes several values. */
export interface Several {
  /** Whether an entry has to match one of them, or all of them; undefined where the document does not say. */
  readonly match: 'any' | 'all' | undefined;
  /** What stands between them; undefined where they are a list. */
  readonly separator: ',' | undefined;
}

/** What a parameter that narrows a list means. */
export interface FilterMeaning {
  readonly parameter: Parameter;
  readonly member: Member;
  /** Other members, of which one has to match where `member` does not. */
  readonly besides: readonly Member[];
  readonly relation: Relation;
  /** Undefined where the parameter takes one value. */
  readonly several: Several | undefined;
  /** Whether upper and lower case are `alike` or `apart`; undefined where the document does not say. */
  readonly letterCase: 'alike' | 'apart' | undefined;
  /** The name of the value inside of the parameter, where that is an object: `gte` of `created[gte]`. */
  readonly key: string | undefined;
  /** Whether the document says so; what speaks against it is a question otherwise. */
  readonly isCertain: boolean;
  /** Whether each entry that matches has to be there too. */
  readonly isExact: boolean;
  /** Whether only `true` narrows the list: "Only live albums." */
  readonly isSwitch: boolean;
}

/** What the parameter is given for one value of the member, or for a list of several. */
export function filterValue({ several, key }: FilterMeaning, value: Json): Json {
  if (key !== undefined) return { [key]: value };
  if (several === undefined) return value;
  const values = isList(value) ? value : [value];
  return several.separator === undefined ? values : values.join(several.separator);
}
