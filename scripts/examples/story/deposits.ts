import { amount, at, expectField, type Fact, fact } from './facts.ts';
import { ofKind, type PlacedRecord, type Story } from './read-story.ts';

/** What a deposit brings is what came less its fee; the entry and the account of the same deposit say the same. */
export function checkDeposit(story: Story, deposit: PlacedRecord): Fact[] {
  const { fields } = deposit;
  const expect = (field: string, value: unknown, why: string): Fact =>
    expectField(deposit, fields, field, value, why);
  const entry = ofKind(story, 'TXN').find(({ id }) => id === deposit.id)?.fields;
  const account = ofKind(story, 'VBA').find(({ id }) => id === fields.reserved_account_id)?.fields;
  const net = amount(fields, 'total').minus(amount(fields, 'fee'));
  const same = ['amount', 'currency', 'reference', 'profile_id', 'created_at'];
  const sender = ['account_name', 'bank_name', 'account_number'];
  const reserved = ['account_name', 'account_number', 'currency', 'profile_id'];
  return [
    expect('amount', net, 'total − fee'),
    fact(deposit, 'id', entry !== undefined, 'no example shows its transaction'),
    fact(deposit, 'reserved_account_id', account !== undefined, 'no example shows this account'),
    ...(account ? reserved.map((name) => expect(name, account[name], 'the virtual account says so')) : []),
    ...(entry
      ? [
          ...same.map((name) => expect(name, entry[name], 'the transaction says so')),
          ...sender.map((name) =>
            expect(`source_${name}`, at(entry, `meta.source.${name}`), 'the transaction says so'),
          ),
          expect('fee', at(entry, 'meta.fee.amount'), 'the transaction says so'),
        ]
      : []),
  ];
}
