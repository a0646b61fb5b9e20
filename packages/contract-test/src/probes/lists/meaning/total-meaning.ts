import { headerValues } from '../../../check/media-type.ts';
import { textsAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import type { Contract, Json, Operation, Schema } from '../../../contract/model.ts';
import type { Exchange } from '../../../model/case.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { descriptionOf } from './description.ts';
import { envelopeOf, valueIn } from './entry-members.ts';

/** A number in a response that counts the entries on all pages. */
export interface TotalMeaning {
  /** `X-Total-Count`, or the property names that lead to a member. */
  readonly place: { readonly header: string } | { readonly path: readonly string[] };
  /** Whether the document says that only entries matching the filters are counted. */
  readonly isOfMatches: boolean;
  readonly node: object;
}

const totalNames = /^(x )?total( (count|items|results|records|entries|elements|size|hits))?$/;
const isVague = /\b(approx\w*|estimat\w*|up to|capped|at most|roughly|about|cached|may (be|lag))\b/i;
const saysMatches = /\b(match|filter|found|quer)|\b(on|over|across|in) all (the )?pages\b/i;
const saysAll = /\b(all|total|overall|altogether|match\w*|every)\b/i;
const saysPage = /\b(this|the|current|each) page\b|\bper page\b|\breturned\b/i;

/** The totals declared for the successful responses of an operation. */
export function readTotals(contract: Contract, operation: Operation): readonly TotalMeaning[] {
  const envelope = envelopeOf(contract, operation);
  const list = wordsOf(envelope?.name ?? '');
  const inBody = (envelope?.beside ?? []).flatMap(({ path, words, types, layers }) => {
    if (
      path.length === 2 &&
      !/^(pagination|meta|metadata|page|paging|page info)$/.test(wordsOf(path[0] ?? ''))
    )
      return [];
    const own = wordsOf(path.at(-1) ?? '');
    const text = layers.map(descriptionOf).join(' ');
    const [node] = layers;
    if (node === undefined || !types.includes('integer') || words === list) return [];
    return isTotal(own, list, text) ? [{ place: { path }, isOfMatches: saysMatches.test(text), node }] : [];
  });
  const inHeaders = [...operation.responses].flatMap(([status, { headers }]) =>
    status.startsWith('2')
      ? [...headers.values()].flatMap(({ name, schema, node }) => {
          const text = descriptionOf(node);
          return isInteger(contract, schema) && isTotal(wordsOf(name), list, text)
            ? [{ place: { header: name }, isOfMatches: saysMatches.test(text), node }]
            : [];
        })
      : [],
  );
  return [...inBody, ...inHeaders];
}

/** The total in a response; undefined if it has none. */
export function totalIn({ place }: TotalMeaning, { json, answer }: Exchange): number | undefined {
  const value: Json | undefined =
    'path' in place
      ? valueIn(json ?? null, place)
      : answer.kind === 'none'
        ? undefined
        : Number(headerValues(answer, place.header.toLowerCase())[0] ?? Number.NaN);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

function isTotal(words: string, list: string, description: string): boolean {
  if (isVague.test(description) || saysPage.test(description)) return false;
  if (totalNames.test(words) || (list !== '' && words === `total ${list}`)) return true;
  return words === 'count' && saysAll.test(description);
}

function isInteger(contract: Contract, schema: Schema): boolean {
  return (firmLayers(contract, [schema]) ?? []).some((layer) => textsAt(layer, 'type').includes('integer'));
}
