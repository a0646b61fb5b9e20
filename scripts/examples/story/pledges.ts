import { amount, expectField, type Fact, list } from './facts.ts';
import { ofKind, type PlacedRecord, type Story } from './read-story.ts';

/** A pledge can be made when all of it can be locked: when the available balances cover it. */
export function checkPledges(story: Story): Fact[] {
  return ofKind(story, 'PLQ').flatMap((pledge) => checkPledge(story, pledge));
}

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
