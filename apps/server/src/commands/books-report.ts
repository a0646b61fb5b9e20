import type { Difference } from '../domain/books/difference.ts';
import type { TrialBalance } from '../domain/books/trial-balance.ts';

/** The trial balance of a business as text, followed by a line for each difference. */
export function booksReport(
  { id, name }: { readonly id: string; readonly name: string },
  { currencies, differences }: TrialBalance,
): string {
  const accounts = currencies.flatMap((one) => [
    ...one.accounts.map(({ account, balance }) => [one.currency, account, balance.toString()] as const),
    [one.currency, 'sum', one.sum.toString()] as const,
  ]);
  const lines = [
    `${name} (${id})`,
    ...(accounts.length === 0 ? ['  Nothing has moved.'] : table(accounts)),
    ...(differences.length === 0 ? ['  No difference.'] : differences.map(differenceLine)),
  ];
  return `${lines.join('\n')}\n`;
}

function differenceLine({ check, subject, currency, expected, found }: Difference): string {
  const unit = currency === undefined ? '' : ` ${currency}`;
  return `  DIFFERENCE ${check}: ${subject} should be ${expected}${unit} and is ${found}${unit}.`;
}

/** Aligns amounts at the decimal point. */
function table(rows: readonly (readonly [currency: string, account: string, amount: string])[]): string[] {
  const whole = (amount: string) => amount.split('.')[0]?.length ?? 0;
  const [code, account, before] = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (column === 2 ? whole(row[2]) : (row[column]?.length ?? 0)))),
  );
  return rows.map(
    (row) =>
      `  ${row[0].padEnd(code ?? 0)}  ${row[1].padEnd(account ?? 0)}  ${' '.repeat((before ?? 0) - whole(row[2]))}${row[2]}`,
  );
}
