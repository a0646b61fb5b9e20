import type { Statement } from '../../../domain/books/statement.ts';

const COLUMNS = [
  'time',
  'transaction_id',
  'type',
  'reference',
  'description',
  'transfer_id',
  'currency',
  'amount',
  'balance',
] as const;

/** Byte order mark; without it Excel does not recognize UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Characters that start a formula in a spreadsheet; some strip a tab or line break before it. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * The statement as CSV (RFC 4180) in UTF-8 with a byte order mark: a header line, the opening balance, the entries with
 * the balance after each, and the closing balance (G114).
 */
export function statementCsv({ currency, range, opening, entries }: Statement): string {
  let balance = opening;
  const mark = (type: 'opening' | 'closing', time = '') => {
    const description = type === 'opening' ? 'Balance at the start' : 'Balance at the end';
    return [time, '', type, '', description, '', currency.code, '', balance.toFixed(currency.decimals)];
  };
  const first = mark('opening', range.from);
  const lines = entries.map((entry) => {
    balance = balance.plus(entry.amount);
    return [
      entry.createdAt,
      entry.id,
      entry.type,
      textCell(entry.reference),
      textCell(entry.description),
      entry.transferId ?? '',
      currency.code,
      entry.amount.toFixed(currency.decimals),
      balance.toFixed(currency.decimals),
    ];
  });
  return BYTE_ORDER_MARK + [COLUMNS, first, ...lines, mark('closing', range.to)].map(csvLine).join('');
}

/** `statement-NGN-2026-05-01-2026-06-01.csv`; `start` and `end` replace bounds that were not given. */
export function statementFileName({
  currency,
  range: { from, to },
}: Pick<Statement, 'currency' | 'range'>): string {
  const day = (time: string | undefined, open: string) => time?.slice(0, 10) ?? open;
  return `statement-${currency.code}-${day(from, 'start')}-${day(to, 'end')}.csv`;
}

/** Escapes user-supplied text, so that no spreadsheet runs it as a formula. */
function textCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
