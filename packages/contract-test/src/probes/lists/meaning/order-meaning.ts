import { textAt } from '../../../contract/instances/keywords.ts';
import type { Operation } from '../../../contract/model.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { descriptionOf } from './description.ts';
import type { Member } from './entry-members.ts';
import { memberNamed } from './member-named.ts';
import type { SortMeaning } from './sort-meaning.ts';

/** The documented order of a list if none is requested. */
export interface OrderMeaning {
  readonly member: Member;
  /** Undefined if the document does not state the direction. */
  readonly direction: 'up' | 'down' | undefined;
  /** The object of the contract that states it. */
  readonly node: object;
}

const isDoubtful =
  /\b(can|may|could|should|if|when|unless|optional\w*|within|each|per|group\w*|then|and|or|use|relevance|rank\w*|usually|generally|approximately|not|pinned|except|but|ties?|tied|equal|same|whatever)\b/i;
/** Clauses that mention another order on request; without them, the sentence holds. */
const otherwiseAsked = [
  /,? ?\(?\bunless (otherwise|overridden|overruled|told otherwise|(another|a different) (order|sorting)|[`'\w ]{0,30}(sort|order)\w*)\b[^,.;()]*\)?,?/gi,
  /,? ?\(?\b(if|when|where|as long as) (no|[`'\w ]{0,20}(sort|order)\w*[`']? (is|was) (omitted|absent|missing|left out|empty|not (given|set|present|provided|specified|sent)))\b[^,.;()]*\)?,?/gi,
  /,? ?\(?\b(without|in the absence of) [`'\w ]{0,20}(sort|order)\w*[`']?( parameter)?\)?,?/gi,
  /\bby default,?/gi,
];
const comesFirst = '(?:[- ](?:\\w+ )?first\\b|[- ]?(?:\\w+[- ]+){0,6}?first(?=\\s*(?:[.,;:)]|$)))';
const newestFirst = new RegExp(
  `\\b(newest|latest|(?:most )?recent(?:ly)?)${comesFirst}|\\breverse[- ]chronological|\\b(newest|latest|most recent)( entries| ones)? (to|→|->) (the )?(oldest|earliest)|\\b(newest|most recent)[- \\w]{0,20} (at the|on) top\\b|\\breverse order of (their )?creation\\b`,
  'i',
);
const oldestFirst = new RegExp(
  `\\b(oldest|earliest)${comesFirst}|(?<!reverse[- ])\\bchronological (order|sort)|(?<!reverse )\\b(oldest|earliest)( entries| ones)? (to|→|->) (the )?(newest|latest|most recent)|(?<!reverse )\\border in which they (were|are) (created|added|posted|registered)\\b|(?<!reverse )\\border of (their )?creation\\b|\\bin creation order\\b`,
  'i',
);
/** Words that identify the moment as that of creation. */
const saysCreation =
  /\b(order of (their )?creation|creation order|order in which they (were|are) created)\b/i;
const name = "(?:the |their |its )?[`']?([a-z][\\w.]*(?: (?:date|time|at))?)[`']?";
const way = '(?:ascending|descending|alphabetically|(?:the )?\\w+(?: \\w+)? first|[az] to [az])';
const sortedBy = new RegExp(
  [
    `\\b(?:sorted|ordered|arranged|listed|sequenced)(?: alphabetically| numerically| in (?:ascending|descending) order)?,? (?:by|on) ${name}(?=[\\s.,;:()]|$)`,
    `\\b(?:in|sorted in|ordered in) (?:the )?(?:ascending |descending |alphabetical |numerical |numeric )?order of ${name}(?=[\\s.,;:()]|$)`,
    `^[\\w\\s]{2,40}? by ${name}(?=(?: and [\`'\\w ]{1,20}?)?(?:,| \\() ?${way})`,
    `^(?:in )?(?:ascending|descending) by ${name}(?=[\\s.,;:()]|$)`,
  ].join('|'),
  'i',
);
const ascending =
  /\b(ascending|alphabetical(ly)?|(lowest|smallest|least|oldest|earliest|cheapest|shortest)[- ](\w+ )?first|a (to|-) z)\b/i;
const descending =
  /\b(descending|(highest|largest|greatest|newest|latest|most recent|longest)[- ](\w+ )?first|z (to|-) a)\b/i;
const ofTime = /\b(oldest|earliest|newest|latest|most recent)\b/i;
const ownOrders =
  /\b(size|priority|severity|level|grade|rank|status|state|stage|version|month|weekday|importance|urgency)\b/;
/** Names of the moment that makes entries new or old. */
const beginnings =
  /^(created|creation|posted|added|registered|submitted|uploaded|issued|occurred|happened|logged|recorded|received|sent|placed|date|day|time|time ?stamp)( (at|on|date|time))?$/;
/** Names of moments that do not make entries new or old. */
const others =
  /^(last |date )?(updated?|modified|modification|changed|edited|deleted|archived|expir\w+|due|closed|resolved|completed|finished|ended|cancell?ed|born|birth\w*|died|best before|use by|sell by|valid (to|until|till)|remind\w*|next|until|last)\b/;

/**
 * The default order of a list, from the descriptions of the operation, its successful responses and its sort parameter;
 * undefined if they do not state it plainly.
 */
export function readOrder(
  { responses, node }: Operation,
  sort: SortMeaning | undefined,
  members: readonly Member[],
): OrderMeaning | undefined {
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
  const standard = sort?.standard;
  const isOne = [...more, ...(standard === undefined ? [] : [standard])].every(
    ({ member, direction }) =>
      member === first?.member && (direction === first?.direction || direction === undefined),
  );
  return isOne ? first : undefined;
}

function ordersIn(sentences: readonly string[], members: readonly Member[], node: object): OrderMeaning[] {
  return sentences.flatMap((sentence) => {
    const plain = otherwiseAsked.reduce((text, clause) => text.replaceAll(clause, ''), sentence).trim();
    const head = firstKey(plain, members);
    const read = isDoubtful.test(head) ? undefined : orderIn(head, members);
    return read === undefined ? [] : [{ ...read, node }];
  });
}

/**
 * A sentence up to the second of several keys, unless a direction after them applies to all: "by date and time, the
 * earliest first". What follows "then" applies to the second key alone.
 */
function firstKey(sentence: string, members: readonly Member[]): string {
  const found =
    /^(.*?\bby (?:the |their |its )?[`']?[\w.]+[`']?)( and (?:the |their )?[`']?([\w.]+)[`']?)(?!\w)/i.exec(
      sentence,
    );
  if (found !== null && namedBy(members, wordsOf(found[3] ?? '')) !== undefined) {
    const rest = sentence.slice(found[0].length);
    return `${found[1]}${rest}`;
  }
  const [head = ''] = sentence.split(/(?:,| and)? then\b|, (?=by\b)/i);
  return /\bby\b|\border of\b/i.test(head) ? head : sentence;
}

function orderIn(sentence: string, members: readonly Member[]): Omit<OrderMeaning, 'node'> | undefined {
  const [isUp, isDown] = [ascending.test(sentence), descending.test(sentence)];
  const direction = isUp === isDown ? undefined : isUp ? 'up' : 'down';
  const [by, ...names] = sortedBy.exec(sentence) ?? [];
  const said = wordsOf(names.find((one) => one !== undefined) ?? '');
  if (by !== undefined && said !== 'creation') {
    if (isUp && isDown) return undefined;
    const member = isCreation(said) ? createdOf(members) : namedBy(members, said);
    if (member === undefined || hasOwnOrder(member)) return undefined;
    const isOfTime = ofTime.test(sentence) && !/\b(a|de)scending\b/i.test(sentence);
    return isOfTime && !isMoment(member) ? undefined : { member, direction };
  }
  const [isNewest, isOldest] = [newestFirst.test(sentence), oldestFirst.test(sentence)];
  const isOfCreation = saysCreation.test(sentence) || said === 'creation';
  const member = isOfCreation ? createdOf(members) : beginningOf(members);
  if (member === undefined) return undefined;
  if (isNewest) return isOldest && !isOfCreation ? undefined : { member, direction: 'down' };
  if (isOfCreation) return { member, direction: direction ?? (isOldest ? 'up' : undefined) };
  return isOldest ? { member, direction: 'up' } : undefined;
}

function isCreation(words: string): boolean {
  return /^(creation|created)( (date|time|at))?$/.test(words);
}

/** Whether a text may be sorted by meaning: `small` before `large`, `low` before `high`. */
function hasOwnOrder({ types, words }: Member): boolean {
  const isText = types.includes('string') && !types.some((type) => type === 'number' || type === 'integer');
  return isText && ownOrders.test(words);
}

function namedBy(members: readonly Member[], words: string): Member | undefined {
  return memberNamed(members, words) ?? memberNamed(members, `${words} at`);
}

/** The moment of creation, judging by its name. */
function createdOf(members: readonly Member[]): Member | undefined {
  return (
    members.find(
      ({ path, words }) =>
        path.length === 1 && /^(date )?(created|creation)( (at|on|date|time))?$/.test(words),
    ) ?? beginningOf(members)
  );
}

/** The single moment that makes entries new or old. */
function beginningOf(members: readonly Member[]): Member | undefined {
  const moments = members.filter(
    (member) => member.path.length === 1 && !others.test(member.words) && isMoment(member),
  );
  const [member] = moments;
  return moments.length === 1 && member !== undefined && beginnings.test(member.words) ? member : undefined;
}

function isMoment({ layers }: Member): boolean {
  return layers.some((layer) => ['date-time', 'date'].includes(textAt(layer, 'format') ?? ''));
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.;!?])\s+/);
}
