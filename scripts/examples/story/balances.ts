import { amount, Exact, expectField, type Fact, fact, list, sum, text } from './facts.ts';
import { decimalsOf, listPrices, midPrice, type Price } from './prices.ts';
import { ofKind, type PlacedRecord, type Story } from './read-story.ts';

const PARTS = ['pending', 'available', 'savings', 'investments'];

/** Balances add up and are valued at the venue's mid price; a pledge can be made when all of it can be locked. */
export function checkBalances(story: Story): Fact[] {
  const prices = listPrices(story);
  const balances = ofKind(story, 'BAL');
  const display = text(balances[0]?.fields, 'total.fiat.currency');
  return [
    ...balances.flatMap((balance) => checkBalance(balance, prices, display)),
    ...ofKind(story, 'PLQ').flatMap((pledge) => checkPledge(story, pledge)),
    ...checkPairs(story),
  ];
}

function checkBalance(balance: PlacedRecord, prices: Price[], display: string): Fact[] {
  const { fields } = balance;
  const currency = text(fields, 'currency');
  const total = sum(PARTS.map((part) => amount(fields, `${part}.amount`)));
  return [
    expectField(balance, fields, 'total.amount', total, 'pending + available + savings + investments'),
    ...[...PARTS, 'total'].flatMap((part) => {
      const money = amount(fields, `${part}.amount`);
      const price = money.eq(0) ? new Exact(0) : midPrice(prices, currency, display);
      const own = [
        expectField(balance, fields, `${part}.currency`, currency, 'it is the balance of this currency'),
        expectField(balance, fields, `${part}.fiat.currency`, display, 'it is the display currency'),
      ];
      if (!price)
        return [...own, fact(balance, `${part}.fiat`, false, `${currency}/${display} has no price`)];
      const fiat = money.times(price).round(decimalsOf(display));
      return [
        ...own,
        expectField(balance, fields, `${part}.fiat.amount`, fiat, 'the amount at the mid price'),
      ];
    }),
  ];
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

/** The bounds of a pair in its counter currency are those in its base currency at the price of that side. */
function checkPairs(story: Story): Fact[] {
  return ofKind(story, 'PAIR').flatMap((pair) =>
    ['buy', 'sell'].flatMap((side) =>
      ['min', 'max'].flatMap((bound) => {
        const field = `${bound}_${side}_amount`;
        const counter = amount(pair.fields, `${field}.amount`).times(
          amount(pair.fields, `${side}_price.amount`),
        );
        const expect = (name: string, value: unknown): Fact =>
          expectField(pair, pair.fields, name, value, `at the ${side} price of the pair`);
        return [
          expect(`${field}.currency`, pair.fields.base),
          expect(`${field}.counter.currency`, pair.fields.counter),
          expect(`${field}.counter.amount`, counter),
          expect(`${side}_price.currency`, pair.fields.counter),
        ];
      }),
    ),
  );
}
