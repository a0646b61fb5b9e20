import { textAt } from '../../contract/instances/keywords.ts';
import type { Operation } from '../../contract/model.ts';
import { wordsOf } from '../answered-things.ts';
import { descriptionOf } from './description.ts';
import type { Member } from './entry-members.ts';
import { memberNamed } from './member-named.ts';
import type { SortMeaning } from './sort-meaning.ts';

/** The order that a list is said to have when none is asked for. */
export interface OrderMeaning {
  readonly member: Member;
  /** Undefined where the document does not say which way. */
  readonly direction: 'up' | 'down' | undefined;
  /** The object of the contract that says so. */
  readonly node: object;
}

const isDoubtful =
  /\b(can|may|could|should|if|when|unless|optional\w*|within|each|per|group\w*|then|and|or|use|relevance|rank\w*|usually|generally|approximately|not|pinned|except|but)\b/i;
const newestFirst = /\b(newest|latest|most recent)( \w+)? first\b|\breverse[- ]chronological/i;
const oldestFirst = /\b(oldest|earliest)( \w+)? first\b|(?<!reverse[- ])\bchronological (order|sort)/i;
const sortedBy =
  /\b(?:sorted|ordered|arranged)(?: alphabetically| in (?:ascending|descending) order)? by (?:the |their |its )?[`']?([a-z][\w.]*(?: (?:date|time|at))?)[`']?(?=[\s.,;:()]|$)|\bin (?:ascending|descending|alphabetical) order of (?:the |their |its )?[`']?([a-z][\w.]*)[`']?/i;
const ascending =
  /\b(ascending|alphabetical(ly)?|(lowest|smallest|least|oldest|earliest) first|a (to|-) z)\b/i;
const descending = /\b(descending|(highest|largest|greatest|newest|latest|most recent) first|z (to|-) a)\b/i;
const ownOrders =
  /\b(size|priority|severity|level|grade|rank|status|state|stage|version|month|weekday|importance|urgency)\b/;
/** Names of the moment by which entries are new or old. */
const beginnings =
  /^(created|creation|posted|added|registered|submitted|uploaded|issued|occurred|happened|logged|recorded|received|sent|placed|date|day|time|time ?stamp)( (at|on|date|time))?$/;
/** Names of moments by which nobody takes entries for new or old. */
const others =
  /^(last |date )?(updated?|modified|modification|changed|edited|deleted|archived|expir\w+|due|closed|resolved|completed|finished|ended|cancell?ed|born|birth\w*|died)\b/;

/**
 * The order of a list without a parameter, by the descriptions of the operation, its successful answers and its parameter
 * for the order; undefined where they do not say it, or not plainly.
 */
export function readOrder(
  { responses, node }: Operation,
  sort: SortMeaning | undefined,
  members: readonly Member[],
): OrderMeaning | undefined {
  if (sort?.standard !== undefined) return undefined;
  const answers = [...responses].flatMap(([status, response]) =>
    status.startsWith('2') ? [response.node] : [],
  );
  const said = [
    ...[node, ...answers].flatMap((one) => ordersIn(sentencesOf(descriptionOf(one)), members, one)),
    ...(sort === undefined
      ? []
      : ordersIn(
          sentencesOf(descriptionOf(sort.parameter.node)).filter((sentence) => /\bdefault/i.test(sentence)),
          members,
          sort.parameter.node,
        )),
  ];
  const [first, ...more] = said;
  const isOne = more.every(
    ({ member, direction }) => member === first?.member && direction === first.direction,
  );
  return isOne ? first : undefined;
}

function ordersIn(sentences: readonly string[], members: readonly Member[], node: object): OrderMeaning[] {
  return sentences.flatMap((sentence) => {
    const read = isDoubtful.test(sentence) ? undefined : orderIn(sentence, members);
    return read === undefined ? [] : [{ ...read, node }];
  });
}

function orderIn(sentence: string, members: readonly Member[]): Omit<OrderMeaning, 'node'> | undefined {
  const [isUp, isDown] = [ascending.test(sentence), descending.test(sentence)];
  const direction = isUp === isDown ? undefined : isUp ? 'up' : 'down';
  const [by, first, second] = sortedBy.exec(sentence) ?? [];
  if (by !== undefined) {
    if (isUp && isDown) return undefined;
    const name = wordsOf(first ?? second ?? '');
    const member = isCreation(name) ? beginningOf(members) : namedBy(members, name);
    return member === undefined || hasOwnOrder(member) ? undefined : { member, direction };
  }
  const [isNewest, isOldest] = [newestFirst.test(sentence), oldestFirst.test(sentence)];
  if (isNewest === isOldest) return undefined;
  const member = beginningOf(members);
  return member && { member, direction: isNewest ? 'down' : 'up' };
}

function isCreation(words: string): boolean {
  return /^(creation|created)( (date|time|at))?$/.test(words);
}

/** Whether a text may be sorted by what it stands for: `small` before `large`, `low` before `high`. */
function hasOwnOrder({ types, words }: Member): boolean {
  const isText = types.includes('string') && !types.some((type) => type === 'number' || type === 'integer');
  return isText && ownOrders.test(words);
}

function namedBy(members: readonly Member[], words: string): Member | undefined {
  return memberNamed(members, words) ?? memberNamed(members, `${words} at`);
}

/** The one moment by which entries are new or old. */
function beginningOf(members: readonly Member[]): Member | undefined {
  const moments = members.filter(
    ({ path, words, layers }) =>
      path.length === 1 &&
      !others.test(words) &&
      layers.some((layer) => ['date-time', 'date'].includes(textAt(layer, 'format') ?? '')),
  );
  const [member] = moments;
  return moments.length === 1 && member !== undefined && beginnings.test(member.words) ? member : undefined;
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.;!?])\s+/);
}
