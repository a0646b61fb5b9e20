import {
  amount,
  at,
  Exact,
  expectField,
  type Fact,
  fact,
  isObject,
  type Json,
  list,
  type Place,
} from './facts.ts';
import { ofKind, type PlacedRecord, type Story, type StoryExample } from './read-story.ts';

const SHARED = ['name', 'display_ticker', 'logo_url', 'price', 'change_24h', 'is_market_open'];

/**
 * Positions and movers: every figure follows from the price and the fills, and one stock has one price. A pledge can be
 * made when all of it can be locked.
 */
export function checkInvesting(story: Story): Fact[] {
  const movers = story.examples.flatMap(listMovers);
  return [
    ...ofKind(story, 'PLQ').flatMap((pledge) => checkPledge(story, pledge)),
    ...story.examples.flatMap((use) => checkPosition(use, movers)),
    ...movers.flatMap((mover) => checkChange(mover, mover.fields)),
    ...story.examples.flatMap(({ example, value }) =>
      ['gainers', 'losers'].map((side) => checkOrder({ example, pointer: `/data/${side}` }, value, side)),
    ),
  ].filter(({ what }) => what !== '');
}

/** `can_create` when every item `can_lock`; an item can be locked when the available balance covers it. */
function checkPledge(story: Story, pledge: PlacedRecord): Fact[] {
  const items = list(pledge.fields, 'items');
  const all = items.every((item) => item.can_lock === true);
  return [
    expectField(pledge, pledge.fields, 'can_create', all, 'every item has to be lockable'),
    ...items.map((item, index) => {
      const balance = ofKind(story, 'BAL').find(({ fields }) => fields.currency === item.asset);
      const covered = amount(balance?.fields, 'available.amount').cmp(amount(item, 'amount')) >= 0;
      const why = `the available balance ${covered ? 'covers' : 'does not cover'} it`;
      return expectField(pledge, pledge.fields, `items.${index}.can_lock`, covered, why);
    }),
  ];
}

interface Mover extends Place {
  fields: Json;
}

function listMovers({ example, value }: StoryExample): Mover[] {
  return ['gainers', 'losers'].flatMap((side) =>
    list(value, `data.${side}`).map((fields, index) => ({
      example,
      pointer: `/data/${side}/${index}`,
      fields,
    })),
  );
}

function checkPosition({ example, value }: StoryExample, movers: Mover[]): Fact[] {
  const position = at(value, 'data.position');
  if (!isObject(position)) return [];
  const place = { example, pointer: '/data/position' };
  const expect = (field: string, expected: unknown, why: string): Fact =>
    expectField(place, position, field, expected, why);
  const [tokens, cost] = [amount(position, 'tokens'), amount(position, 'cost_basis.amount')];
  const fills = sumFills(list(value, 'data.activities'));
  const complete = at(value, 'pagination.next_cursor') === undefined;
  return [
    ...(complete ? [expect('tokens', fills.tokens, 'the fills add up to it')] : []),
    ...(complete ? [expect('cost_basis.amount', fills.cost, 'what is still held of the fills cost it')] : []),
    ...('price' in position ? checkPriced(place, position, tokens, cost) : []),
    ...(tokens.eq(0) ? [expect('value.amount', tokens, 'nothing is held')] : []),
    ...checkChange(place, position),
    ...list(value, 'data.activities').flatMap((fill, index) =>
      checkFill({ example, pointer: `/data/activities/${index}` }, fill),
    ),
    ...movers
      .filter(({ fields }) => fields.symbol === position.symbol)
      .flatMap(({ fields }) => SHARED.map((field) => expect(field, fields[field], 'the movers say so'))),
  ];
}

/** The figures of a position that follow from its price. */
function checkPriced(place: Place, position: Json, tokens: Exact, cost: Exact): Fact[] {
  const expect = (field: string, expected: Exact, why: string): Fact =>
    expectField(place, position, field, expected, why);
  const price = amount(position, 'price.amount');
  const value = tokens.times(price);
  const facts = [expect('value.amount', value.round(2, Exact.roundDown), 'tokens × price')];
  if (tokens.eq(0) || cost.eq(0)) return facts;
  const average = cost.div(tokens);
  return [
    ...facts,
    expect('average_price.amount', average.round(18), 'cost basis / tokens'),
    expect('average_price_change.amount', price.minus(average).round(18), 'price − average price'),
    expect('average_price_change.percent', percent(price.minus(average), average), 'of the average price'),
    expect('unrealized_pnl.amount', value.minus(cost).round(2), 'value − cost basis'),
    expect('unrealized_pnl.percent', percent(value.minus(cost), cost), 'of the cost basis'),
  ];
}

/** The percent of a day's change is that of the price before it. */
function checkChange(place: Place, fields: Json): Fact[] {
  if (!isObject(fields.change_24h)) return [];
  const change = amount(fields, 'change_24h.amount');
  const before = amount(fields, 'price.amount').minus(change);
  if (before.eq(0)) return [fact(place, 'change_24h', false, 'leaves no price before it')];
  return [
    expectField(place, fields, 'change_24h.percent', percent(change, before), 'of the price 24 hours ago'),
  ];
}

function checkFill(place: Place, fill: Json): Fact[] {
  const money = amount(fill, 'tokens').times(amount(fill, 'unit_price.amount'));
  return [expectField(place, fill, 'amount.amount', money, 'tokens × unit price')];
}

function checkOrder(place: Place, value: unknown, side: string): Fact {
  const percents = list(value, `data.${side}`).map((mover) => amount(mover, 'change_24h.percent'));
  if (percents.length === 0) return fact(place, '', true, '');
  const sign = side === 'gainers' ? 1 : -1;
  const sorted = percents.every((one, index) => one.cmp(percents[index + 1] ?? one) !== -sign);
  const sided = percents.every((one) => one.cmp(0) === sign);
  return fact(place, '', sorted && sided, `are not the ${side}, the strongest first`);
}

/** Tokens held after the fills, oldest first, and what they cost; a sale takes away cost in proportion. */
function sumFills(activities: Json[]): { tokens: Exact; cost: Exact } {
  const nothing = { tokens: new Exact(0), cost: new Exact(0) };
  return activities.reduceRight<typeof nothing>((held, fill) => {
    const tokens = amount(fill, 'tokens');
    if (fill.action === 'buy') {
      return { tokens: held.tokens.plus(tokens), cost: held.cost.plus(amount(fill, 'amount.amount')) };
    }
    const left = held.tokens.minus(tokens);
    return { tokens: left, cost: held.tokens.eq(0) ? held.cost : held.cost.times(left).div(held.tokens) };
  }, nothing);
}

const percent = (change: Exact, of: Exact): Exact => change.times(100).div(of).round(18);
